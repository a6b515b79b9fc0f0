"""A house of Dream Home: what may lie where (sections 4 to 6 of the digest), and laying it there."""

from rooftree.engine.rule import rule
from rooftree.games.dream_home.reasons import (
    ALLOWED,
    BESIDE_FINISHED,
    HANDYMAN_FINISHED,
    NO_ROOM_THERE,
    OCCUPIED,
    OUT_OF_ZONE,
    SAME_CELL,
    SUPPORT,
    TOO_LARGE,
    UNSUITABLE,
)
from rooftree.games.dream_home.state import (
    BASEMENT,
    CELLAR,
    DESIGNER,
    EVERY_CELL,
    GROUND,
    NO_CELL,
    NO_KIND,
    SIDES,
    members,
)


@rule
def holds(box, s, seat, service):  # type: ignore[no-untyped-def]
    """The cards of a tool or helper that lie beside a house."""
    return int(s.beside[seat]) & int(box.service[service])


@rule
def is_set(cells, cell):  # type: ignore[no-untyped-def]
    """Whether a cell is in a set."""
    return (int(cells) >> int(cell)) & 1 == 1


# --- cells (DH-31 to DH-37) ----------------------------------------------------------------------------------------


@rule
def supported_cells(s, seat):  # type: ignore[no-untyped-def]
    """DH-33: the ground, and what stands on a cell that is not free: five cells up, from the basement six down."""
    occupied = int(s.built[seat]) | int(s.scaffolds[seat])
    return GROUND | (occupied >> 5 & 0b11111) | (occupied >> 10 & 0b11) << 8


@rule
def free_cells(s, seat):  # type: ignore[no-untyped-def]
    """Free supported cells: where a scaffold may go (DH-86)."""
    return EVERY_CELL & ~(int(s.built[seat]) | int(s.scaffolds[seat])) & supported_cells(s, seat)


@rule
def open_cells(s, seat):  # type: ignore[no-untyped-def]
    """Where a room card just taken may lie at all: free supported cells, and own scaffolds (DH-31, DH-90)."""
    return free_cells(s, seat) | int(s.scaffolds[seat])


@rule
def cell_verdict(s, seat, cell):  # type: ignore[no-untyped-def]
    """Which rule keeps every card from a cell."""
    if is_set(open_cells(s, seat), cell):
        return ALLOWED
    occupied = int(s.built[seat]) | int(s.scaffolds[seat])
    return OCCUPIED if is_set(occupied, cell) else SUPPORT


# --- rooms (DH-04, DH-38 to DH-46) ---------------------------------------------------------------------------------


@rule
def kind_at(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """The type of the face-up room card in a cell."""
    if is_set(int(s.built[seat]) & ~int(s.down[seat]), cell):
        return int(box.kind[s.house[seat, cell]])
    return NO_KIND


@rule
def room_cells(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """DH-04: the cells of the room that a face-up card belongs to."""
    kind = kind_at(box, s, seat, cell)
    found = 1 << cell
    for side in range(2):
        at = SIDES[side, cell]
        while at != NO_CELL and kind_at(box, s, seat, at) == kind:
            found |= 1 << at
            at = SIDES[side, at]
    return found


@rule
def is_finished(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """DH-05: whether the room of a face-up card is finished."""
    cells = room_cells(box, s, seat, cell)
    if members(cells) >= box.limit[kind_at(box, s, seat, cell)]:
        return True
    return cells & int(s.furnished[seat]) != 0 and holds(box, s, seat, DESIGNER) == 0


@rule
def zone_fits(box, kind, cell):  # type: ignore[no-untyped-def]
    """DH-34."""
    return is_set(CELLAR, cell) == (box.zone[kind] == BASEMENT)


@rule
def face_up_verdict(box, s, seat, kind, cell):  # type: ignore[no-untyped-def]
    """DH-38: what keeps a card of a type from lying face up in a cell, whatever lies there now."""
    if not zone_fits(box, kind, cell):
        return OUT_OF_ZONE
    limit, size = int(box.limit[kind]), 1
    closing = int(s.furnished[seat]) if holds(box, s, seat, DESIGNER) == 0 else 0  # DH-05, DH-111
    for side in range(2):
        run, closed = 0, False
        at = SIDES[side, cell]
        while at != NO_CELL and kind_at(box, s, seat, at) == kind:
            run += 1
            closed = closed or is_set(closing, at)
            at = SIDES[side, at]
        if run >= limit or closed:
            return BESIDE_FINISHED  # DH-42, DH-43
        size += run
    return TOO_LARGE if size > limit else ALLOWED  # DH-41


@rule
def face_up_cells(box, s, seat, kind, cells):  # type: ignore[no-untyped-def]
    """Those of a set of cells where a card of a type may lie face up."""
    found, cell = 0, 0
    while cells >> cell != 0:
        if is_set(cells, cell) and face_up_verdict(box, s, seat, kind, cell) == ALLOWED:
            found |= 1 << cell
        cell += 1
    return found


# --- furniture (DH-47 to DH-62) ------------------------------------------------------------------------------------


@rule
def target_verdict(box, s, seat, item, cell):  # type: ignore[no-untyped-def]
    """DH-48: what keeps a token from a card."""
    kind = kind_at(box, s, seat, cell)
    if kind == NO_KIND:
        return NO_ROOM_THERE  # DH-54
    if not is_set(box.suits[item], kind):
        return UNSUITABLE
    return ALLOWED


@rule
def has_token(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """DH-50: whether the room of a face-up card carries a token already."""
    return room_cells(box, s, seat, cell) & int(s.furnished[seat]) != 0


@rule
def targets(box, s, seat, item):  # type: ignore[no-untyped-def]
    """DH-48: the cells where a token may be placed."""
    found = 0
    for cell in range(12):
        if target_verdict(box, s, seat, item, cell) == ALLOWED and not has_token(box, s, seat, cell):
            found |= 1 << cell
    return found


@rule
def crowded_cells(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-58: the cells of tokens that share a room with another."""
    tokens = int(s.furnished[seat])
    found = 0
    if tokens & (tokens - 1) == 0:
        return found
    for cell in range(12):
        if is_set(tokens, cell):
            shared = room_cells(box, s, seat, cell) & tokens
            if shared & (shared - 1) != 0:
                found |= shared
    return found


@rule
def garage_stands(box, s, seat):  # type: ignore[no-untyped-def]
    """DH-140: whether the house has a garage of two face-up cards."""
    return kind_at(box, s, seat, 10) == box.garage and kind_at(box, s, seat, 11) == box.garage


# --- the handyman (DH-104 to DH-107) -------------------------------------------------------------------------------


@rule
def swapped(cell, one, other):  # type: ignore[no-untyped-def]
    """The cell whose card lies in this one after a swap."""
    if cell == one:
        return other
    return one if cell == other else cell


@rule
def swap_verdict(box, s, seat, one, other):  # type: ignore[no-untyped-def]
    """DH-105 to DH-107: what keeps two room cards from changing places."""
    if one == other:
        return SAME_CELL
    if not is_set(s.built[seat], one) or not is_set(s.built[seat], other):
        return NO_ROOM_THERE
    why = moved_verdict(box, s, seat, other, one)
    return why if why != ALLOWED else moved_verdict(box, s, seat, one, other)


@rule
def moved_verdict(box, s, seat, origin, cell):  # type: ignore[no-untyped-def]
    """What keeps the card of one cell from the other, with the card of that other in its own."""
    kind = kind_at(box, s, seat, origin)
    if kind == NO_KIND:
        return ALLOWED
    if not zone_fits(box, kind, cell):
        return OUT_OF_ZONE
    closing = int(s.furnished[seat]) if not s.handyman_extends and holds(box, s, seat, DESIGNER) == 0 else 0
    size = 1
    for side in range(2):
        at, lifted = SIDES[side, cell], False
        while at != NO_CELL and kind_at(box, s, seat, swapped(at, cell, origin)) == kind:
            lifted = lifted or at == origin
            if not lifted and is_set(closing, at):
                return HANDYMAN_FINISHED  # DH-107: judged with both cards lifted out
            size += 1
            at = SIDES[side, at]
    return TOO_LARGE if size > box.limit[kind] else ALLOWED


# --- laying and moving ---------------------------------------------------------------------------------------------


@rule
def lay(s, seat, cell, room, down):  # type: ignore[no-untyped-def]
    """Put a room card into a cell."""
    s.house[seat, cell] = room
    s.built[seat] = int(s.built[seat]) | 1 << cell
    s.down[seat] = (int(s.down[seat]) & ~(1 << cell)) | down << cell


@rule
def put_token(s, seat, item, cell):  # type: ignore[no-untyped-def]
    """DH-49: the token lies on one card of its room."""
    s.token[seat, cell] = item
    s.furnished[seat] = int(s.furnished[seat]) | 1 << cell


@rule
def swap(s, seat, one, other):  # type: ignore[no-untyped-def]
    """DH-104: two cards change places, each with its face and its token."""
    room, token = int(s.house[seat, one]), int(s.token[seat, one])
    s.house[seat, one] = s.house[seat, other]
    s.token[seat, one] = s.token[seat, other]
    s.house[seat, other] = room
    s.token[seat, other] = token
    s.down[seat] = with_swapped(s.down[seat], one, other)
    s.furnished[seat] = with_swapped(s.furnished[seat], one, other)


@rule
def with_swapped(cells, one, other):  # type: ignore[no-untyped-def]
    """A set of cells after what is in two of them has changed places."""
    if is_set(cells, one) == is_set(cells, other):
        return int(cells)
    return int(cells) ^ (1 << one | 1 << other)
