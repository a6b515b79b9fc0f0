"""Everything that is wrong with a Treehouse position, laid out by hand or reached in play."""

from rooftree.engine.buffers import add_fault
from rooftree.engine.rule import rule
from rooftree.games.treehouse.reasons import (
    CUT_OFF,
    LOST_ROOM,
    MARKER_WRONG,
    MISSING_CONDITIONS,
    SCORE_OUT_OF_RANGE,
    SUPPORT,
    TILTED,
    TOO_MANY_CONDITIONS,
    TOO_MANY_OF_COLOUR,
    TOO_MANY_ROOMS,
    TOO_MANY_THIS_ROUND,
    TWICE,
)
from rooftree.games.treehouse.scoring import count_slots
from rooftree.games.treehouse.state import (
    BARE,
    CANCEL,
    DOUBLE,
    LEFT_SIDE,
    NEIGHBOURS,
    NO_ROOM,
    NOBODY,
    PER_COLOUR,
    PICKS,
    RIGHT_SIDE,
    ROOMS,
    ROUNDS,
    SLOTS,
    SUPPORTS,
    is_built,
    left_at,
    round_of,
)


@rule
def audit(box, s, out):  # type: ignore[no-untyped-def]
    """Every rule the position breaks, tree by tree, then what concerns the whole table."""
    out.count = 0
    for seat in range(s.seats):
        audit_tree(box, s, seat, out)
    audit_rooms(box, s, out)
    audit_conditions(box, s, out)


@rule
def audit_tree(box, s, seat, out):  # type: ignore[no-untyped-def]
    """One tree: supports, balance, connected colours, as many rooms as there were picks."""
    rooms = 0
    built_in = 0
    for slot in range(1, SLOTS + 1):
        room = s.tree[seat, slot]
        if room == NO_ROOM:
            continue
        rooms += 1
        if SUPPORTS[slot] & ~int(s.filled[seat]) != 0:
            add_fault(out, SUPPORT, seat, slot, room)
        built_in += 1 << (8 * round_of(s.fate[room]))
    if rooms > ROUNDS * PICKS:
        add_fault(out, TOO_MANY_ROOMS, seat, NOBODY, rooms)
    for round_no in range(1, ROUNDS + 1):
        built = (built_in >> (8 * round_no)) & 255
        if built > PICKS and not s.tracked:
            add_fault(out, TOO_MANY_THIS_ROUND, seat, round_no, built)
    audit_balance(s, seat, out)
    for colour in range(6):
        audit_colour(box, s, seat, colour, out)
    most = most_points(s)
    if s.score[seat] < 0 or s.score[seat] > most:
        add_fault(out, SCORE_OUT_OF_RANGE, seat, NOBODY, s.score[seat])


@rule
def audit_balance(s, seat, out):  # type: ignore[no-untyped-def]
    """TH-09: the marker is right minus left, and never off its track."""
    filled = int(s.filled[seat])
    tilt = count_slots(filled & RIGHT_SIDE) - count_slots(filled & LEFT_SIDE)
    if tilt < -1 or tilt > 1:
        add_fault(out, TILTED, seat, NOBODY, tilt)
    elif tilt != s.marker[seat]:
        add_fault(out, MARKER_WRONG, seat, NOBODY, s.marker[seat])


@rule
def audit_colour(box, s, seat, colour, out):  # type: ignore[no-untyped-def]
    """TH-43: all rooms of a colour hang together; each room that does not hang on the first ones is named."""
    rooms = 0
    for slot in range(1, SLOTS + 1):
        room = s.tree[seat, slot]
        if room != NO_ROOM and box.colour[room] == colour:
            rooms |= 1 << slot
    reached = rooms & -rooms
    grown = 0
    while reached != grown:
        grown = reached
        for slot in range(1, SLOTS + 1):
            if (grown >> slot) & 1:
                reached |= NEIGHBOURS[slot] & rooms
    for slot in range(1, SLOTS + 1):
        if ((rooms & ~reached) >> slot) & 1:
            add_fault(out, CUT_OFF, seat, slot, s.tree[seat, slot])


@rule
def most_points(s):  # type: ignore[no-untyped-def]
    """TH-78: the bound on a score, by the rounds scored and the conditions in play."""
    doubled = 1 if s.young or s.seats == 2 else 2
    scored = ROUNDS if s.over else s.round_no - 1
    return 5 * doubled * scored * (scored + 1) // 2 + (15 if s.over else 0)


@rule
def audit_rooms(box, s, out):  # type: ignore[no-untyped-def]
    """TH-T20: every room is in one place only, and that place agrees with its fate."""
    for room in range(ROOMS):
        places = 0
        built = 0
        for seat in range(s.seats):
            for slot in range(1, SLOTS + 1):
                if s.tree[seat, slot] == room:
                    places += 1
                    built += 1
            for card in range(6):
                if s.hand[seat, card] == room:
                    places += 1
        if (int(s.deck[room // 24]) >> (room % 24)) & 1:
            places += 1
        gone = s.fate[room] != 0 and left_at(s.fate[room]) != 0 and not is_built(s.fate[room])
        if places > 1:
            add_fault(out, TWICE, NOBODY, NOBODY, room)
        elif (places == 1) == gone or (built == 1) != is_built(s.fate[room]):
            add_fault(out, LOST_ROOM, NOBODY, NOBODY, room)
    for colour in range(6):
        rooms = 0
        for seat in range(s.seats):
            rooms += int(s.count[seat, colour])
        if rooms > PER_COLOUR:
            add_fault(out, TOO_MANY_OF_COLOUR, NOBODY, colour, rooms)


@rule
def audit_conditions(box, s, out):  # type: ignore[no-untyped-def]
    """TH-14, TH-67, TH-70, TH-90: the conditions laid in the rounds that are over."""
    scored = ROUNDS if s.over else s.round_no - 1
    for round_index in range(ROUNDS):
        if s.tracked or round_index > s.round_no - 1:
            continue
        laid = 0
        for colour in range(6):
            if s.laid[round_index, colour] != BARE:
                laid += 1
        for condition in range(DOUBLE, CANCEL + 1):
            copies = 0
            for colour in range(6):
                if s.laid[round_index, colour] == condition:
                    copies += 1
            allowed = int(box.conditions[condition]) if s.seats > 2 or condition == CANCEL else 0
            if copies > allowed:
                add_fault(out, TOO_MANY_CONDITIONS, NOBODY, round_index + 1, condition)
        if round_index < scored and laid != s.seats:
            add_fault(out, MISSING_CONDITIONS, NOBODY, round_index + 1, laid)
