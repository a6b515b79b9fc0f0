"""What an evaluation of a Dream Home position looks at."""

from rooftree.engine.rule import rule
from rooftree.games.dream_home.house import (
    face_up_cells,
    holds,
    is_set,
    kind_at,
    open_cells,
    room_cells,
    targets,
)
from rooftree.games.dream_home.scoring import (
    bath_cells,
    begins_room,
    cells_of_kind,
    comfort_cells,
    house_points,
    roof_points,
    room_points,
)
from rooftree.games.dream_home.state import (
    ARCHITECT,
    COLOURS,
    COURIER,
    DESIGNER,
    DRILL,
    FURNISHING,
    HANDYMAN,
    HELP,
    IDLE,
    JACKHAMMER,
    MIDDLE,
    MIXER,
    NO_CARD,
    NO_CELL,
    ROOF,
    ROOFER,
    ROUNDS,
    SIDES,
    TOP,
    members,
)

TERMS = (
    "points",
    "ahead",
    "roof",
    "one_colour",
    "roof_cards",
    "room_in_hand",
    "furniture_in_hand",
    "room_to_grow",
    "half_bonuses",
    "empty",
    "tools",
    "services",
    "lasting_helpers",
    "marker",
)
WEIGHTS = {
    "points": 1.0,
    "ahead": 0.1,
    "roof": 1.0,
    "one_colour": 0.6,
    "roof_cards": 0.8,
    "room_in_hand": 1.0,
    "furniture_in_hand": 1.0,
    "room_to_grow": 0.35,
    "half_bonuses": 1.0,
    "empty": -0.8,
    "tools": 1.2,
    "services": 2.0,
    "lasting_helpers": 2.0,
    "marker": 0.4,
}


@rule
def terms(box, s, seat, out):  # type: ignore[no-untyped-def]
    """One number a term, in the order of TERMS."""
    mine, best_other = house_points(box, s, seat), 0
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, house_points(box, s, other))
    stack = int(s.stack[seat])
    early = 0.0 if s.stage >= HELP else (ROUNDS - int(s.round_no)) / ROUNDS
    out[0] = mine
    out[1] = mine - best_other
    out[2] = roof_points(box, stack)
    out[3] = longest_colour(box, stack) if members(stack) < ROOF or early > 0 else 0
    out[4] = min(ROOF, members(stack))
    out[5] = room_in_hand(box, s, seat)
    out[6] = furniture_in_hand(box, s, seat)
    out[7] = room_to_grow(box, s, seat) * early
    out[8] = half_bonuses(box, s, seat) * early
    out[9] = members(int(s.down[seat]))
    tools = members(holds(box, s, seat, DRILL)) + members(holds(box, s, seat, JACKHAMMER))
    out[10] = (tools + members(holds(box, s, seat, MIXER))) * early
    services = members(holds(box, s, seat, ROOFER)) + members(holds(box, s, seat, COURIER))
    out[11] = services + members(holds(box, s, seat, HANDYMAN))
    lasting = 1 if holds(box, s, seat, ARCHITECT) != 0 else 0
    out[12] = lasting + (early if holds(box, s, seat, DESIGNER) != 0 else 0.0)
    out[13] = 1 if s.marker == seat else 0


@rule
def longest_colour(box, stack):  # type: ignore[no-untyped-def]
    """How far the best uniform roof has got."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, members(stack & int(box.colour[colour])))
    return min(ROOF, most)


@rule
def room_in_hand(box, s, seat):  # type: ignore[no-untyped-def]
    """The most that a room card taken and not yet laid can add."""
    if s.lying == NO_CARD or s.deed == IDLE or not is_set(s.waiting, seat):
        return 0
    kind = int(box.kind[s.lying])
    cells = face_up_cells(box, s, seat, kind, open_cells(s, seat))
    best = 0
    for cell in range(12):
        if is_set(cells, cell):
            best = max(best, gain(box, s, seat, kind, cell))
    return best


@rule
def gain(box, s, seat, kind, cell):  # type: ignore[no-untyped-def]
    """What a room card adds in a cell: its room with what it joins, less the parts, and neighbours it raises."""
    size, parts, raised = 1, 0, False
    for side in range(2):
        at = SIDES[side, cell]
        if at == NO_CELL:
            continue
        neighbour = kind_at(box, s, seat, at)
        if neighbour < 0:
            continue
        if neighbour == kind:
            run = members(room_cells(box, s, seat, at))
            size += run
            parts += int(box.points[kind, run])
        elif is_set(box.partners[kind], neighbour):
            raised = True
        elif is_set(box.partners[neighbour], kind):
            parts -= max(0, int(box.raised[neighbour]) - room_points(box, s, seat, at))
    return (int(box.raised[kind]) if raised else int(box.points[kind, size])) - parts


@rule
def furniture_in_hand(box, s, seat):  # type: ignore[no-untyped-def]
    """What the furniture card taken and not yet resolved is worth, if its token finds a place."""
    if s.held == NO_CARD or not is_set(s.waiting, seat) or box.service_of[s.held] != FURNISHING:
        return 0
    item = int(box.thing[s.held])
    if box.goes_outside[item] or targets(box, s, seat, item) != 0:
        return int(box.value[item])
    return 1 if s.lying != NO_CARD and is_set(box.suits[item], box.kind[s.lying]) else 0


@rule
def room_to_grow(box, s, seat):  # type: ignore[no-untyped-def]
    """What the rooms would gain if each grew by one card where it has room for it."""
    growth = 0
    cells = open_cells(s, seat)
    for cell in range(12):
        if not begins_room(box, s, seat, cell):
            continue
        kind, room = kind_at(box, s, seat, cell), room_cells(box, s, seat, cell)
        size = members(room)
        if size == box.limit[kind]:
            continue
        beside = (room << 1 | room >> 1) & cells & ~room
        if face_up_cells(box, s, seat, kind, beside) != 0:
            growth += int(box.points[kind, size + 1]) - int(box.points[kind, size])
    return growth


@rule
def half_bonuses(box, s, seat):  # type: ignore[no-untyped-def]
    """How much of the bonuses not yet achieved is there."""
    baths = cells_of_kind(box, s, seat, box.bathroom)
    found = 0
    if bath_cells(box, s, seat) == 0:
        found += 1 if baths & (TOP | MIDDLE) != 0 else 0
    if comfort_cells(box, s, seat) == 0:
        found += 1 if baths != 0 else 0
        found += 1 if cells_of_kind(box, s, seat, box.kitchen) != 0 else 0
        found += 1 if cells_of_kind(box, s, seat, box.bedroom) != 0 else 0
    return found
