"""What a seat may choose in Treehouse, by the paragraphs of docs/rules/treehouse.md.

A choice is a number: in the usual pick a room of the hand (its position) and a slot, 0 for discarding; then the
ranges of the other phases, below.
"""

from rooftree.engine.buffers import tell
from rooftree.engine.rule import rule
from rooftree.games.treehouse.events import CHOSE, LAID, PICKED_COLOUR, TOOK
from rooftree.games.treehouse.reasons import (
    ALLOWED,
    ALREADY_CHOSEN,
    NONE_LEFT,
    NOT_AWAITED,
    NOT_BARE,
    NOT_HELD,
    NOT_NOW,
)
from rooftree.games.treehouse.state import (
    BARE,
    CANCEL,
    CHOOSE,
    CHOSEN,
    COLOURS,
    DOUBLE,
    HAND,
    LAY,
    NOBODY,
    PICK,
    PLACE,
    SLOTS,
    TAKE,
)
from rooftree.games.treehouse.tree import contact_slots, open_slots, slot_verdict

DESTINATIONS = SLOTS + 1
CHOICE_REVEAL = HAND * DESTINATIONS
CHOICE_PLACE = CHOICE_REVEAL + HAND
CHOICE_TAKE = CHOICE_PLACE + DESTINATIONS
CHOICE_COLOUR = CHOICE_TAKE + 2
MAX_CHOICES = CHOICE_COLOUR + len(COLOURS)


@rule
def hand_size(s, seat):  # type: ignore[no-untyped-def]
    """TH-27: 6, 5, 4, 3, 2 rooms at picks 1 to 5."""
    return HAND + 1 - int(s.pick_no)


@rule
def copies_left(box, s, condition):  # type: ignore[no-untyped-def]
    """TH-65: as many as the box has, less those taken."""
    left = int(box.conditions[condition])
    for seat in range(s.seats):
        if s.held[seat] == condition:
            left -= 1
    return left


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """Which rule forbids a choice, if any."""
    if seat < 0 or seat >= s.seats:
        return NOT_AWAITED
    if (int(s.waiting) >> seat) & 1 == 0:
        return NOT_AWAITED if s.pending[seat] == NOBODY else ALREADY_CHOSEN
    if choice < 0 or choice >= MAX_CHOICES:
        return NOT_NOW
    if choice < CHOICE_REVEAL:
        if s.phase != PICK or s.reveal_first:
            return NOT_NOW
        position, slot = choice // DESTINATIONS, choice % DESTINATIONS
        if position >= hand_size(s, seat):
            return NOT_HELD
        if slot == 0:
            return ALLOWED  # TH-29
        return slot_verdict(s, seat, box.colour[s.hand[seat, position]], slot)
    if choice < CHOICE_PLACE:
        if s.phase != PICK or not s.reveal_first:
            return NOT_NOW
        return ALLOWED if choice - CHOICE_REVEAL < hand_size(s, seat) else NOT_HELD
    if choice < CHOICE_TAKE:
        if s.phase != PLACE:
            return NOT_NOW
        slot = choice - CHOICE_PLACE
        return ALLOWED if slot == 0 else slot_verdict(s, seat, box.colour[s.revealed[seat]], slot)
    if choice < CHOICE_COLOUR:
        if s.phase != TAKE:
            return NOT_NOW
        return ALLOWED if copies_left(box, s, choice - CHOICE_TAKE + DOUBLE) > 0 else NONE_LEFT
    if s.phase != LAY and s.phase != CHOOSE:
        return NOT_NOW
    return ALLOWED if s.laid[s.round_no - 1, choice - CHOICE_COLOUR] == BARE else NOT_BARE  # TH-66, TH-91


@rule
def list_slots(slots, first, out, n):  # type: ignore[no-untyped-def]
    """Write a choice for every slot of a set; the new length of the list."""
    slot = 0
    while slots != 0:
        if slots & 1:
            out[n] = first + slot
            n += 1
        slots >>= 1
        slot += 1
    return n


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Every allowed choice (TH-49), from the same sets of slots as the verdict."""
    n = 0
    if (int(s.waiting) >> seat) & 1 == 0:
        return n
    if s.phase == PICK and s.reveal_first:
        for position in range(hand_size(s, seat)):
            out[n] = CHOICE_REVEAL + position
            n += 1
    elif s.phase == PICK:
        slots = open_slots(s, seat)
        for position in range(hand_size(s, seat)):
            colour = box.colour[s.hand[seat, position]]
            n = list_slots(1 | (slots & contact_slots(s, seat, colour)), position * DESTINATIONS, out, n)
    elif s.phase == PLACE:
        slots = open_slots(s, seat) & contact_slots(s, seat, box.colour[s.revealed[seat]])
        n = list_slots(1 | slots, CHOICE_PLACE, out, n)
    elif s.phase == TAKE:
        for condition in range(DOUBLE, CANCEL + 1):
            if copies_left(box, s, condition) > 0:
                out[n] = CHOICE_TAKE + condition - DOUBLE
                n += 1
    else:
        for colour in range(6):
            if s.laid[s.round_no - 1, colour] == BARE:
                out[n] = CHOICE_COLOUR + colour
                n += 1
    return n


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """What a seat does itself: note a hidden choice, take a condition, lay it, choose a colour."""
    s.waiting = int(s.waiting) & ~(1 << seat)
    if choice < CHOICE_TAKE:
        s.pending[seat] = choice  # TH-23, TH-24
        tell(events, CHOSE, seat, choice)
    elif choice < CHOICE_COLOUR:
        s.held[seat] = choice - CHOICE_TAKE + DOUBLE  # TH-64
        tell(events, TOOK, seat, s.held[seat])
    else:
        colour = choice - CHOICE_COLOUR
        if s.young:
            s.laid[s.round_no - 1, colour] = CHOSEN  # TH-90
            tell(events, PICKED_COLOUR, seat, colour)
        else:
            s.laid[s.round_no - 1, colour] = s.held[seat]  # TH-66
            tell(events, LAID, seat, s.held[seat], colour)


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """TH-81: discard the first room, take cancel, lay on the first bare colour."""
    if s.phase == PICK:
        return CHOICE_REVEAL if s.reveal_first else 0
    if s.phase == PLACE:
        return CHOICE_PLACE
    if s.phase == TAKE:
        return CHOICE_TAKE + (1 if copies_left(box, s, CANCEL) > 0 else 0)
    for colour in range(6):
        if s.laid[s.round_no - 1, colour] == BARE:
            return CHOICE_COLOUR + colour
    return NOBODY
