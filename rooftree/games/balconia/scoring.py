"""Points of Balconia: each balcony's condition, the lovers, the doors, and who wins.

`new_cell` and `new_face` ask what would be if one more balcony stood there; NONE_NEW asks of the facade as it stands.
"""

from rooftree.engine.buffers import add_line
from rooftree.engine.rule import rule
from rooftree.games.balconia.state import (
    ANYONE,
    AREA_CELLS,
    AROUND,
    AROUND_FOUR,
    BALCONY,
    BESIDE,
    CELLS,
    COLUMNS,
    FLOWER_COLOURS,
    GREEN,
    GROUP,
    IF_PAY,
    LOVER_LEFT,
    LOVER_RIGHT,
    MAJORITY,
    MIRROR,
    NO_PAY,
    PERSON,
    PINK,
    RARER,
    SIZE,
    opposite,
    seat_of,
    side_of,
)

BALCONY_LINE, LOVER_LINE, BARE_LINE, DOOR_LINE = range(4)
LINE_KINDS = ("balcony", "lover", "bare", "door")

POINTS_DECIDE, DOOR_DECIDES, SHARED = range(3)
TIE_BREAKS = ("points", "door", "shared")
NONE_NEW = -1
LOVERS_PAY = 5


# --- what stands where ---------------------------------------------------------------------------------------------


@rule
def balconies(s, new_cell):  # type: ignore[no-untyped-def]
    """The cells with a balcony, that to come included."""
    return int(s.filled) if new_cell == NONE_NEW else int(s.filled) | 1 << new_cell


@rule
def face_at(s, side, cell, new_cell, new_face):  # type: ignore[no-untyped-def]
    """The face that a side sees in a cell."""
    return new_face if cell == new_cell else int(s.face[side, cell])


@rule
def counted_as(s, target):  # type: ignore[no-untyped-def]
    """BA-78: lovers are persons, too, unless the table says otherwise."""
    return ANYONE if target == PERSON and s.lover_is_person else target


@rule
def count_in(box, s, side, cells, target, new_cell, new_face):  # type: ignore[no-untyped-def]
    """The hits of a target in some cells with balconies, and the cells that have any (BA-70 to BA-74)."""
    target = counted_as(s, target)
    hits, colours, holding, cell = 0, 0, 0, 0
    left = cells
    while left != 0:
        if left & 1:
            found = int(box.hits[face_at(s, side, cell, new_cell, new_face), target])
            if found != 0:
                hits += found
                colours |= found
                holding |= 1 << cell
        left >>= 1
        cell += 1
    return ones(colours) if target == FLOWER_COLOURS else hits, holding


@rule
def ones(bits):  # type: ignore[no-untyped-def]
    """How many bits are set."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


# --- a balcony's condition -----------------------------------------------------------------------------------------


@rule
def balcony_score(box, s, side, cell, new_cell, new_face):  # type: ignore[no-untyped-def]
    """The points of a face's own condition, and the cells that were counted for it (BA-51, BA-52)."""
    face = face_at(s, side, cell, new_cell, new_face)
    pay = int(box.pay[face])
    if pay == NO_PAY:
        return 0, 0
    if box.hits[face, LOVER_LEFT] != 0 or box.hits[face, LOVER_RIGHT] != 0:
        return lover_score(box, s, side, cell, new_cell, new_face)
    target, second = int(box.target[face]), int(box.second[face])
    area = area_of(box, s, side, cell, new_cell, new_face)
    if area == 0:
        return 0, 0  # off the grid nothing is found, and nothing is absent (BA-76)
    inside = area & balconies(s, new_cell)
    if target == BALCONY:
        inside &= ~(1 << cell)  # BA-74
    hits, holding = count_in(box, s, side, inside, target, new_cell, new_face)
    if box.absent[face]:
        lacking = inside & ~holding
        if pay == IF_PAY:
            return (pay, lacking) if holding == 0 else (0, 0)  # BA-76
        return pay * ones(lacking), lacking  # BA-75
    if pay != IF_PAY:
        return pay * hits, holding  # BA-80
    others, holding_second = count_in(box, s, side, inside, second, new_cell, new_face)
    return (pay, holding | holding_second) if hits > 0 and others > 0 else (0, 0)  # BA-81, BA-82


@rule
def area_of(box, s, side, cell, new_cell, new_face):  # type: ignore[no-untyped-def]
    """The cells of the grid that a face's condition looks at, off the grid none (BA-56 to BA-66)."""
    area = int(box.area[face_at(s, side, cell, new_cell, new_face)])
    if area == GROUP:
        return group_of(box, s, side, cell, new_cell, new_face)
    return int(AREA_CELLS[side, AROUND_FOUR if area == AROUND and s.around_four else area, cell])


@rule
def group_of(box, s, side, cell, new_cell, new_face):  # type: ignore[no-untyped-def]
    """BA-66 to BA-68: what hangs together with a face, itself included, through balconies that hold the target."""
    face = face_at(s, side, cell, new_cell, new_face)
    every = balconies(s, new_cell)
    _, linking = count_in(box, s, side, every, box.target[face], new_cell, new_face)
    if box.absent[face]:
        linking = every & ~linking
    elif box.pay[face] == IF_PAY:
        _, also = count_in(box, s, side, every, box.second[face], new_cell, new_face)
        linking |= also
    group, grown = 0, 1 << cell
    while grown != group:
        group = grown
        for at in range(CELLS):
            if (group >> at) & 1:
                grown |= int(BESIDE[at]) & linking
    return group


@rule
def lover_score(box, s, side, cell, new_cell, new_face):  # type: ignore[no-untyped-def]
    """BA-90 to BA-94: 5 points with a partner; over each border lovers pair from the top level downwards."""
    facing = LOVER_LEFT
    if box.hits[face_at(s, side, cell, new_cell, new_face), LOVER_RIGHT] != 0:
        facing = LOVER_RIGHT
    step = 1 if facing == LOVER_RIGHT else -1
    here = cell % SIZE
    there = here + (step if side == GREEN else -step)  # green's right is pink's left (BA-06)
    if there < 0 or there >= SIZE:
        return 0, 0
    standing = balconies(s, new_cell)
    _, alike = count_in(box, s, side, standing & COLUMNS[here], facing, new_cell, new_face)
    wanted = LOVER_LEFT if facing == LOVER_RIGHT else LOVER_RIGHT
    _, partners = count_in(box, s, side, standing & COLUMNS[there], wanted, new_cell, new_face)
    rank = ones(alike >> (cell + 1))
    for at in range(CELLS - 1, -1, -1):
        if (partners >> at) & 1:
            if rank == 0:
                return LOVERS_PAY, 1 << at
            rank -= 1
    return 0, 0


@rule
def facade_score(box, s, side, new_cell, new_face):  # type: ignore[no-untyped-def]
    """The points of all balconies of a facade."""
    points = 0
    standing = balconies(s, new_cell)
    for cell in range(CELLS):
        if (standing >> cell) & 1:
            points += balcony_score(box, s, side, cell, new_cell, new_face)[0]
    return points


# --- the door ------------------------------------------------------------------------------------------------------


@rule
def on_facade(box, s, side, target, new_cell, new_face):  # type: ignore[no-untyped-def]
    """BA-79: the pieces on all balconies of a facade."""
    return count_in(box, s, side, balconies(s, new_cell), target, new_cell, new_face)[0]


@rule
def door_score(kind, first, second, their_first, their_second):  # type: ignore[no-untyped-def]
    """BA-101 to BA-104, from the counts on the own facade and on the other one."""
    if kind == MAJORITY:
        return (5 if first > their_first else 0) + (3 if second > their_second else 0)
    if kind == RARER:
        return min(first, second)
    return abs(first - second)


@rule
def door_points(box, s, side, new_cell, new_face):  # type: ignore[no-untyped-def]
    """What the own door pays (BA-100, BA-105)."""
    door = int(s.door[side])
    first, second = box.door_first[door], box.door_second[door]
    their_first, their_second = 0, 0
    if box.door_kind[door] == MAJORITY:
        their_first = on_facade(box, s, PINK - side, first, new_cell, opposite(new_face))
        their_second = on_facade(box, s, PINK - side, second, new_cell, opposite(new_face))
    mine = on_facade(box, s, side, first, new_cell, new_face)
    also_mine = on_facade(box, s, side, second, new_cell, new_face)
    return door_score(box.door_kind[door], mine, also_mine, their_first, their_second)


@rule
def door_is_known(box, s, side):  # type: ignore[no-untyped-def]
    """BA-46: what a door pays may be told, unless that depends on a facade turned away."""
    return s.over != 0 or s.facades_open != 0 or box.door_kind[s.door[side]] != MAJORITY


@rule
def side_total(box, s, side, new_cell, new_face):  # type: ignore[no-untyped-def]
    """All points of a side that its owner may be told."""
    points = facade_score(box, s, side, new_cell, new_face)
    if door_is_known(box, s, side):
        points += door_points(box, s, side, new_cell, new_face)
    return points


# --- breakdown and result ------------------------------------------------------------------------------------------


@rule
def seen_from(side, cells):  # type: ignore[no-untyped-def]
    """BA-04: a set of cells in the coordinates of a side."""
    if side == GREEN:
        return cells
    first, second, third, fourth, fifth = COLUMNS
    outer = (cells & first) << 4 | (cells & fifth) >> 4
    return outer | (cells & second) << 2 | (cells & fourth) >> 2 | cells & third


@rule
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    """A line for every balcony, from the top level down and from left to right, then the door."""
    out.count = 0
    side = side_of(s, seat)
    for level in range(SIZE - 1, -1, -1):
        for column in range(SIZE):
            seen = level * SIZE + column
            cell = seen if side == GREEN else int(MIRROR[seen])
            if (int(s.filled) >> cell) & 1:
                points, counted = balcony_score(box, s, side, cell, NONE_NEW, NONE_NEW)
                add_line(out, line_kind(box, s.face[side, cell]), points, seen, seen_from(side, counted))
    if door_is_known(box, s, side):
        add_line(out, DOOR_LINE, door_points(box, s, side, NONE_NEW, NONE_NEW), s.door[side], 0)


@rule
def line_kind(box, face):  # type: ignore[no-untyped-def]
    """What kind of line a face gives."""
    if box.pay[face] == NO_PAY:
        return BARE_LINE
    if box.hits[face, LOVER_LEFT] != 0 or box.hits[face, LOVER_RIGHT] != 0:
        return LOVER_LINE
    return BALCONY_LINE


@rule
def count_points(box, s):  # type: ignore[no-untyped-def]
    """BA-50: both sides are counted, once, at the end."""
    for side in range(2):
        seat = seat_of(s, side)
        s.balcony_points[seat] = facade_score(box, s, side, NONE_NEW, NONE_NEW)
        s.door_points[seat] = door_points(box, s, side, NONE_NEW, NONE_NEW)


@rule
def result(box, s, out):  # type: ignore[no-untyped-def]
    """Places by points, then by the door (BA-115 to BA-117)."""
    out.seats = 2
    out.reason = s.over
    for seat in range(2):
        side = side_of(s, seat)
        out.role[seat] = side
        out.place[seat] = 1
        if s.over:
            out.total[seat] = int(s.balcony_points[seat]) + int(s.door_points[seat])
        else:
            out.total[seat] = side_total(box, s, side, NONE_NEW, NONE_NEW)
    out.tie_break = POINTS_DECIDE
    lead = int(out.total[0]) - int(out.total[1])
    if lead == 0 and s.over:
        out.tie_break = DOOR_DECIDES
        lead = int(s.door_points[0]) - int(s.door_points[1])
    if lead == 0:
        out.tie_break = SHARED
    else:
        out.place[1 if lead > 0 else 0] = 2
