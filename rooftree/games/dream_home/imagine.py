"""What a seat can't know at a Dream Home table, drawn anew.

Every card lay open on the display before it went anywhere, the decks are sets, and a seat may remember (DH-119). So
only one thing is hidden from somebody who watched: which roof cards the roofers of others have brought. Whoever is
shown the pile in its own helper step (DH-118) sees what is gone by then, though not who has what.
"""

from rooftree.engine.game import copy
from rooftree.engine.rule import rule
from rooftree.games.dream_home.dealer import draw
from rooftree.games.dream_home.house import holds, is_set, kind_at
from rooftree.games.dream_home.state import (
    COLOURS,
    COLUMNS,
    HELP,
    KINDS,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    ROOFER,
    ROOFS,
    ROOMS,
    SEATS,
    SERVICES,
    members,
)


@rule
def seat_at(s, turn):  # type: ignore[no-untyped-def]
    """The seat that comes so many turns after the first one."""
    return (int(s.first) + turn) % int(s.seats)


@rule
def picked(s, seat, since, until):  # type: ignore[no-untyped-def]
    """The roof cards that the roofers of others brought in a stretch of turns of the helper step."""
    cards = 0
    for turn in range(since, until):
        if seat_at(s, turn) != seat:
            cards |= int(s.fetched[seat_at(s, turn)])
    return cards


@rule
def has_roofer(box, s, seat):  # type: ignore[no-untyped-def]
    """Whether a seat has a roofer, used or not."""
    return holds(box, s, seat, ROOFER) != 0 or s.fetched[seat] != 0


@rule
def looked_at(box, s, seat):  # type: ignore[no-untyped-def]
    """The turn of the helper step in which the seat was shown the roof cards of the pile (DH-118); 0 if never."""
    turn = (seat - int(s.first)) % int(s.seats)
    if turn > s.turn or not has_roofer(box, s, seat):
        return 0
    shown = (int(s.card_pile) & int(box.roofing)) | int(s.fetched[seat]) | picked(s, seat, turn, int(s.seats))
    return turn if shown != 0 else 0


@rule
def imagine(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    """Deal the picks of the roofers anew: those before the seat's look among themselves, later ones with the pile."""
    copy(out, s)
    if s.stage != HELP:
        return
    look = looked_at(box, s, seat)
    deal_picks(s, seat, 0, look, picked(s, seat, 0, look), luck, out)
    pool = picked(s, seat, look, int(s.seats)) | (int(s.card_pile) & int(box.roofing))
    left = deal_picks(s, seat, look, int(s.seats), pool, luck, out)
    out.card_pile = (int(s.card_pile) & ~int(box.roofing)) | left


@rule
def deal_picks(s, seat, since, until, pool, luck, out):  # type: ignore[no-untyped-def]
    """Give each of the others as many cards of a pool as it picked; what is left of it."""
    for turn in range(since, until):
        other = seat_at(s, turn)
        if other == seat:
            continue
        mine = 0
        for _ in range(members(int(s.fetched[other]))):
            card = draw(pool, luck)
            pool &= ~(1 << card)
            mine |= 1 << card
        out.fetched[other] = mine
        out.stack[other] = (int(s.stack[other]) & ~int(s.fetched[other])) | mine
    return pool


@rule
def is_unsure(box, s, seat):  # type: ignore[no-untyped-def]
    """Whether more than one arrangement agrees with what the seat was shown."""
    if s.stage != HELP:
        return False
    look = looked_at(box, s, seat)
    if picked(s, seat, look, int(s.seats)) != 0 and int(s.card_pile) & int(box.roofing) != 0:
        return True
    return takers(s, seat, 0, look) > 1 or takers(s, seat, look, int(s.seats)) > 1


@rule
def takers(s, seat, since, until):  # type: ignore[no-untyped-def]
    """How many others have picked in a stretch of turns."""
    n = 0
    for turn in range(since, until):
        if picked(s, seat, turn, turn + 1) != 0:
            n += 1
    return n


HEAD, OF_CELLS = 22, 12 * 2
OF_SEAT = OF_CELLS + len(SERVICES) + 1 + COLOURS + 4
OBSERVATION = HEAD + COLUMNS * 3 + SEATS * OF_SEAT + KINDS + ROOFS


@rule
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    """The table in numbers, seats counted from the observer; roof cards as somebody who remembers knows them."""
    seats = int(s.seats)
    out[:OBSERVATION] = 0
    out[0], out[1], out[2], out[3] = seats, s.stage, s.asked, s.round_no
    out[4] = (int(s.marker) - seat) % seats if s.marker != NOBODY else -1
    out[5] = (int(s.first) - seat) % seats if s.first != NOBODY else -1
    out[6], out[7], out[8], out[9] = s.turn, s.deed, s.car, s.over
    out[10] = box.kind[s.lying] if s.lying != NO_CARD else -1
    out[11] = box.service_of[s.held] if s.held != NO_CARD else -1
    out[12] = box.thing[s.held] if s.held != NO_CARD else -1
    out[13], out[14], out[15] = s.handyman_extends, s.children_decide, s.discards_column
    out[16], out[17] = s.open_roofs, s.unique_any
    out[18], out[19] = members(int(s.room_deck)), members(int(s.card_deck))
    at = HEAD
    for column in range(COLUMNS):
        room, card = s.slot_room[column], s.slot_card[column]
        out[at] = box.kind[room] if room != NO_CARD else -1
        out[at + 1] = box.service_of[card] if card != NO_CARD else -1
        out[at + 2] = box.thing[card] if card != NO_CARD else -1
        at += 3
    for distance in range(seats):
        observe_seat(box, s, seat, (seat + distance) % seats, at, out)
        at += OF_SEAT
    at = HEAD + COLUMNS * 3 + SEATS * OF_SEAT
    for room in range(ROOMS):
        if is_set(s.room_pile, room):
            out[at + int(box.kind[room])] += 1
    if s.stage == HELP and is_set(s.waiting, seat) and has_roofer(box, s, seat):
        for sort in range(ROOFS):
            out[at + KINDS + sort] = members(int(s.card_pile) & int(box.roof_sort[sort]))


@rule
def observe_seat(box, s, seat, other, at, out):  # type: ignore[no-untyped-def]
    """One house: cells and tokens, tools and helpers, tokens beside it, its roof cards."""
    for cell in range(12):
        kind = kind_at(box, s, other, cell)
        if kind >= 0:
            out[at + 2 * cell] = kind
        else:
            out[at + 2 * cell] = -3 if is_set(s.down[other], cell) else -2 if is_set(s.scaffolds[other], cell) else -1
        out[at + 2 * cell + 1] = s.token[other, cell] if s.token[other, cell] != NO_TOKEN else -1
    at += OF_CELLS
    for service in range(len(SERVICES)):
        out[at + service] = members(holds(box, s, other, service))
    at += len(SERVICES)
    stack, fetched = int(s.stack[other]), int(s.fetched[other])
    known = stack if other == seat else stack & ~fetched
    out[at] = s.outside[other]
    for colour in range(COLOURS):
        out[at + 1 + colour] = members(known & int(box.colour[colour]))
    at += 1 + COLOURS
    out[at], out[at + 1], out[at + 2] = members(stack), members(known & int(box.windows)), members(fetched)
    out[at + 3] = (int(s.waiting) >> other) & 1
