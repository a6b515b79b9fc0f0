"""A tree: where a room may be built (TH-40 to TH-48), and what building changes."""

from rooftree.engine.rule import rule
from rooftree.games.treehouse.reasons import ALLOWED, BALANCE, COLOUR, OCCUPIED, SUPPORT
from rooftree.games.treehouse.state import EVERY_SLOT, LEFT_SIDE, NEIGHBOURS, RIGHT_SIDE, SIDES


@rule
def empty_slots(s, seat):  # type: ignore[no-untyped-def]
    """TH-40."""
    return EVERY_SLOT & ~int(s.filled[seat])


@rule
def supported_slots(s, seat):  # type: ignore[no-untyped-def]
    """TH-41: level by level, a slot's two supports are its own bit and the one before it, one level down."""
    filled = int(s.filled[seat])
    found = 0
    start = 0
    for level in range(1, 6):
        below = (filled >> start) & ((1 << level) - 1)
        start += level
        found |= ((below | 1 << level) & (below << 1 | 1)) << start
        if below == 0:
            break
    return found


@rule
def balanced_slots(s, seat):  # type: ignore[no-untyped-def]
    """TH-46; centre slots are open whatever the marker says (TH-47a)."""
    if s.marker[seat] < 0:
        return EVERY_SLOT & ~LEFT_SIDE
    if s.marker[seat] > 0:
        return EVERY_SLOT & ~RIGHT_SIDE
    return EVERY_SLOT


@rule
def contact_slots(s, seat, colour):  # type: ignore[no-untyped-def]
    """TH-42 and TH-43."""
    touch = int(s.touch[seat, colour])
    return touch if touch != 0 else EVERY_SLOT


@rule
def open_slots(s, seat):  # type: ignore[no-untyped-def]
    """Where a room may be built as far as its colour does not matter."""
    return empty_slots(s, seat) & supported_slots(s, seat) & balanced_slots(s, seat)


@rule
def slot_verdict(s, seat, colour, slot):  # type: ignore[no-untyped-def]
    """Which of TH-40 to TH-46 forbids a room of this colour here."""
    here = 1 << slot
    if here & empty_slots(s, seat) == 0:
        return OCCUPIED
    if here & supported_slots(s, seat) == 0:
        return SUPPORT
    if here & balanced_slots(s, seat) == 0:
        return BALANCE
    if here & contact_slots(s, seat, colour) == 0:
        return COLOUR
    return ALLOWED


@rule
def build(box, s, seat, room, slot):  # type: ignore[no-untyped-def]
    """Put a room on a slot: the tree, its balance (TH-45, TH-47) and the colour's reach follow."""
    colour = int(box.colour[room])
    s.tree[seat, slot] = room
    s.filled[seat] |= 1 << slot
    s.touch[seat, colour] |= NEIGHBOURS[slot]
    s.count[seat, colour] += 1
    s.marker[seat] += SIDES[slot]
