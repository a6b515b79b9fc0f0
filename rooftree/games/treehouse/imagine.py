"""What a seat can't know at a Treehouse table, drawn anew.

A seat saw the rooms of every hand it held (TH-54), every room built, and its own discards. Where a room went that it
does not know of is a matter of which interchangeable place the room took: the unseen rooms may lie anywhere in the
deck, in hands it has not held yet and among the discards from them; the rooms of a hand it passed on may have left
that hand, unseen, at any of the picks up to its next look. Within each such class every arrangement is equally likely.
"""

from rooftree.engine.game import copy
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.treehouse.dealer import ones, put_in_hand
from rooftree.games.treehouse.rules import CHOICE_PLACE, CHOICE_REVEAL, DESTINATIONS, hand_size
from rooftree.games.treehouse.state import (
    HAND,
    LEFTOVER,
    NO_ROOM,
    NOBODY,
    PICK,
    PICKS,
    PLACE,
    ROOMS,
    SLOTS,
    hand_of,
    holder_at,
    is_built,
    left_at,
    round_of,
)
from rooftree.games.treehouse.tree import contact_slots, open_slots

KNOWN, UNSEEN = -1, 0
PAPER = SLOTS + 1  # the classes of the rooms are noted in the trees of the state in the making, in lines of so many


@rule
def whereabouts(s, seat, room):  # type: ignore[no-untyped-def]
    """KNOWN, UNSEEN, or the look at a hand since which the room may be in several places."""
    fate = s.fate[room]
    if fate == 0:
        return UNSEEN
    left, hand = left_at(fate), hand_of(fate)
    if is_built(fate):
        return KNOWN
    if left != 0 and holder_at(s, hand, left) == seat:
        return KNOWN
    if 0 < left < LEFTOVER and (s.discards_shown or s.reveal_first):
        return KNOWN
    running = round_of(fate) == s.round_no and (s.phase == PICK or s.phase == PLACE)
    reached = int(s.pick_no) if running else PICKS
    if left == 0 and s.revealed[holder_at(s, hand, reached)] == room:
        return KNOWN
    last_pick = min(left, PICKS) if left != 0 else reached
    first_look = (seat - hand) % int(s.seats) + 1
    if last_pick < first_look:
        return UNSEEN
    look = first_look + (last_pick - first_look) // int(s.seats) * int(s.seats)
    if left == 0 and look == reached:
        return KNOWN
    return (round_of(fate) * 4 + hand) * 8 + look


@rule
def imagine(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    """Shuffle within each class of places, then lay out hands and deck accordingly.

    Each class is sorted first: where its rooms truly lie must leave no trace in what the same luck makes of it.
    """
    copy(out, s)
    for room in range(ROOMS):
        out.tree[room // PAPER, room % PAPER] = whereabouts(s, seat, room)
    for room in range(ROOMS):
        if place_class(out, room) != KNOWN:
            sort_in(out, room)
    for room in range(ROOMS - 1, 0, -1):
        if place_class(out, room) != KNOWN:
            exchange(out, room, some_alike(out, room, luck))
    out.tree[:] = s.tree
    lay_out(out)
    for other in range(s.seats):
        if other != seat and s.pending[other] != NOBODY:
            out.pending[other] = some_choice(box, out, other, luck)


@rule
def place_class(out, room):  # type: ignore[no-untyped-def]
    """Which class of places a room belongs to, as noted."""
    return out.tree[room // PAPER, room % PAPER]


@rule
def exchange(out, room, other):  # type: ignore[no-untyped-def]
    """Two rooms change places."""
    fate = out.fate[room]
    out.fate[room] = out.fate[other]
    out.fate[other] = fate


@rule
def sort_in(out, room):  # type: ignore[no-untyped-def]
    """Of the rooms of a class up to this one, those before it are in order; now it is, too."""
    where = place_class(out, room)
    for other in range(room):
        if place_class(out, other) == where and out.fate[other] > out.fate[room]:
            exchange(out, room, other)


@rule
def some_alike(out, room, luck):  # type: ignore[no-untyped-def]
    """One of the rooms of the same class up to this one, each equally likely."""
    where = place_class(out, room)
    alike = 1
    for other in range(room):
        if place_class(out, other) == where:
            alike += 1
    n = roll(luck, alike)
    for other in range(room):
        if place_class(out, other) == where:
            if n == 0:
                return other
            n -= 1
    return room


@rule
def lay_out(s):  # type: ignore[no-untyped-def]
    """Deck and hands as the fates of the rooms say."""
    s.deck[:] = 0
    s.hand[:] = NO_ROOM
    for room in range(ROOMS):
        if s.fate[room] == 0:
            s.deck[room // 24] |= 1 << (room % 24)
        elif left_at(s.fate[room]) == 0:
            put_in_hand(s, holder_at(s, hand_of(s.fate[room]), s.pick_no), room)


@rule
def some_choice(box, s, seat, luck):  # type: ignore[no-untyped-def]
    """A hidden choice the seat may have made: a room, then discarding it or one of its slots."""
    if s.phase == PLACE:
        return CHOICE_PLACE + some_slot(box, s, seat, s.revealed[seat], luck)
    position = roll(luck, hand_size(s, seat))
    if s.reveal_first:
        return CHOICE_REVEAL + position
    return position * DESTINATIONS + some_slot(box, s, seat, s.hand[seat, position], luck)


@rule
def some_slot(box, s, seat, room, luck):  # type: ignore[no-untyped-def]
    """One of the slots a room may go to, or 0, the discard."""
    slots = 1 | (open_slots(s, seat) & contact_slots(s, seat, box.colour[room]))
    for _ in range(roll(luck, ones(slots))):
        slots &= slots - 1
    return ones((slots & -slots) - 1)


@rule
def seen_of_colour(box, s, seat, colour):  # type: ignore[no-untyped-def]
    """How many rooms of a colour a seat has met so far, in hands or in trees."""
    seen = 0
    for room in range(ROOMS):
        if box.colour[room] == colour and whereabouts(s, seat, room) != UNSEEN:
            seen += 1
    return seen


OBSERVATION = 14 + 18 + 6 + HAND + 4 * 26


@rule
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    """The table in numbers, seats counted from the observer: what lies open, its hand, the colours it has met."""
    seats = int(s.seats)
    out[:OBSERVATION] = 0
    out[0], out[1], out[2], out[3] = seats, s.phase, s.round_no, s.pick_no
    out[4], out[5] = s.turn, (int(s.lead) - seat) % seats if s.lead != NOBODY else -1
    out[6], out[7], out[8] = s.over, s.young, s.lead_rule
    out[9], out[10], out[11] = s.reveal_first, s.discards_shown, s.lead_tie
    out[12] = s.pending[seat]
    at = 14
    for round_index in range(3):
        for colour in range(6):
            out[at] = s.laid[round_index, colour]
            at += 1
    for colour in range(6):
        out[at] = seen_of_colour(box, s, seat, colour)
        at += 1
    for card in range(HAND):
        room = s.hand[seat, card]
        out[at] = box.colour[room] if room != NO_ROOM else -1
        at += 1
    for distance in range(seats):
        other = (seat + distance) % seats
        out[at], out[at + 1], out[at + 2] = s.score[other], s.marker[other], s.held[other]
        out[at + 3] = (int(s.waiting) >> other) & 1
        out[at + 4] = box.colour[s.revealed[other]] if s.revealed[other] != NO_ROOM else -1
        for slot in range(21):
            room = s.tree[other, slot]
            out[at + 5 + slot] = box.colour[room] if room != NO_ROOM else -1
        at += 26
