"""Points of Treehouse: the rounds, the majorities, and who wins."""

from rooftree.engine.buffers import add_line, tell
from rooftree.engine.rule import rule
from rooftree.games.treehouse.events import WON_COLOUR
from rooftree.games.treehouse.state import (
    BARE,
    CHOSEN,
    DOUBLE,
    NO_ROOM,
    NOBODY,
    ROUNDS,
    SLOTS,
    round_of,
)

ROUND_LINE, MAJORITY_LINE, TRACK_LINE = range(3)
LINE_KINDS = ("round", "majority", "track")

POINTS_DECIDE, BEST_COLOUR_DECIDES, SHARED = range(3)
TIE_BREAKS = ("points", "best-colour", "shared")


@rule
def condition_value(s, round_index, colour):  # type: ignore[no-untyped-def]
    """What a room of this colour is worth in a round (TH-72, TH-90)."""
    condition = s.laid[round_index, colour]
    if s.young:
        return 1 if condition == CHOSEN else 0
    if condition == BARE:
        return 1
    return 2 if condition == DOUBLE else 0


@rule
def sole_majority(s, colour):  # type: ignore[no-untyped-def]
    """TH-75 to TH-77: the seat with strictly more rooms of the colour than every other, if there is one."""
    best, most = NOBODY, 0
    for seat in range(s.seats):
        rooms = int(s.count[seat, colour])
        if rooms > most:
            best, most = seat, rooms
        elif rooms == most:
            best = NOBODY
    return best


@rule
def settle_majorities(s, events):  # type: ignore[no-untyped-def]
    """TH-75: each colour card goes to the sole majority, for as many points as it has rooms of the colour."""
    for colour in range(6):
        winner = sole_majority(s, colour)
        s.majority[colour] = winner
        if winner != NOBODY:
            s.score[winner] += s.count[winner, colour]
            tell(events, WON_COLOUR, winner, colour, s.count[winner, colour])


@rule
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    """A line for every colour that scored in a round, and for every colour card won."""
    out.count = 0
    won = 0
    for colour in range(6):
        if s.majority[colour] == seat:
            won += int(s.count[seat, colour])
    if s.tracked:
        add_line(out, TRACK_LINE, int(s.score[seat]) - won, 0, 0)
    else:
        rounds = ROUNDS if s.over else int(s.round_no) - 1
        for round_index in range(rounds):
            for colour in range(6):
                mask = rooms_by_round(box, s, seat, colour, round_index + 1)
                if mask != 0:
                    value = condition_value(s, round_index, colour)
                    add_line(out, ROUND_LINE, count_slots(mask) * value, round_index * 6 + colour, mask)
    for colour in range(6):
        if s.majority[colour] == seat:
            mask = rooms_by_round(box, s, seat, colour, ROUNDS)
            add_line(out, MAJORITY_LINE, int(s.count[seat, colour]), colour, mask)


@rule
def rooms_by_round(box, s, seat, colour, round_no):  # type: ignore[no-untyped-def]
    """The slots of a seat's rooms of a colour that stood at the end of a round (TH-73)."""
    mask = 0
    for slot in range(1, SLOTS + 1):
        room = s.tree[seat, slot]
        if room != NO_ROOM and box.colour[room] == colour and round_of(s.fate[room]) <= round_no:
            mask |= 1 << slot
    return mask


@rule
def count_slots(mask):  # type: ignore[no-untyped-def]
    """How many slots a set holds."""
    n = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


@rule
def best_colour(s, seat):  # type: ignore[no-untyped-def]
    """TH-88: a seat's largest number of rooms of one colour."""
    most = 0
    for colour in range(6):
        most = max(most, int(s.count[seat, colour]))
    return most


@rule
def result(box, s, out):  # type: ignore[no-untyped-def]
    """Places by points, then by the best single colour (TH-85 to TH-88)."""
    seats = int(s.seats)
    out.seats = seats
    out.reason = s.over
    out.tie_break = POINTS_DECIDE
    top = 0
    for seat in range(seats):
        top = max(top, int(s.score[seat]))
        out.total[seat] = s.score[seat]
        out.role[seat] = (seat - int(s.first_led)) % seats if s.first_led >= 0 else seat
        out.place[seat] = 1
        for other in range(seats):
            if is_ahead(s, other, seat):
                out.place[seat] += 1
    winners, level = 0, 0
    for seat in range(seats):
        winners += out.place[seat] == 1
        level += s.score[seat] == top
    if winners > 1:
        out.tie_break = SHARED
    elif level > 1:
        out.tie_break = BEST_COLOUR_DECIDES


@rule
def is_ahead(s, seat, other):  # type: ignore[no-untyped-def]
    """Whether a seat stands before another: more points, or as many and a better best colour."""
    if s.score[seat] == s.score[other]:
        return best_colour(s, seat) > best_colour(s, other)
    return s.score[seat] > s.score[other]
