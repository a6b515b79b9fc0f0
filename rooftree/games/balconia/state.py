"""What stands in the frame of Balconia, and the shape of the frame.

A cell is numbered 0 .. 24 from L1C1 to L5C5 as green sees it (BA-03), a face 0 .. 87 from 1a to 22d. Sets of cells are
bit masks. Pink sees the same frame mirrored (BA-04); only choices and words are in the coordinates of a seat (BA-05).
"""

from typing import Any

import numpy as np

from rooftree.engine.rule import record, rule

SEATS = 2
SIZE = 5
CELLS = SIZE * SIZE
BLOCKS = 22
LETTERS = "abcd"  # BA-07
FACES = BLOCKS * len(LETTERS)
ENTRANCES = 3
DOORS = ENTRANCES * len(LETTERS)
TURNS = 14  # BA-20
NO_FACE = -1
NO_PAIR = -1
NOBODY = -1

GREEN, PINK = range(2)
SIDES = ("green", "pink")
SETTING, CHOOSE, PLACE, FINISHED = range(4)
PHASES = ("setting", "choose", "place", "finished")
PAIRS = ("ab", "bc", "cd", "da")

COLOURS = ("hot_pink", "light_pink", "purple", "orange", "turquoise", "white")
THINGS = ("cat", "bird", "note", "heart", "laundry", "awning", "person")
LOVERS = ("lover_left", "lover_right")
FLOWERS = tuple(f"flower_{colour}" for colour in COLOURS)
OBJECTS = (*THINGS, *LOVERS, *FLOWERS)
TARGETS = (*OBJECTS, "flower", "flower_colours", "balcony")
PERSON, LOVER_LEFT, LOVER_RIGHT, FIRST_FLOWER = (OBJECTS.index(name) for name in ("person", *LOVERS, FLOWERS[0]))
FLOWER, FLOWER_COLOURS, BALCONY = (TARGETS.index(name) for name in ("flower", "flower_colours", "balcony"))
ANYONE = len(TARGETS)  # persons with the lovers among them (BA-78): how `person` counts unless the option says no
COUNTED = ANYONE + 1

AREAS = (
    "own_row", "row_above", "around", "column_right", "column_left", "above", "below", "right", "left", "group",
)  # fmt: skip
AROUND, GROUP = AREAS.index("around"), AREAS.index("group")
AROUND_FOUR = len(AREAS)  # what `around` means with the option of BA-58

NO_PAY, IF_PAY = 0, 5  # else so many points a hit
PAYS = {"1": 1, "2": 2, "3": 3, "5if": IF_PAY}
MAJORITY, RARER, DIFFERENCE = range(3)
DOOR_KINDS = ("majority", "rarer", "difference")

STATE = record(
    ("filled", "i4"),  # cells with a balcony
    ("on_table", "i4"),  # blocks that were not turned up yet
    ("balcony_points", "i2", (SEATS,)),  # counted once, at the end (BA-50)
    ("door_points", "i2", (SEATS,)),
    ("face", "i1", (SEATS, CELLS)),  # what each side sees
    ("door", "i1", (SEATS,)),  # what each side sees of the entrance
    ("entrance_cell", "i1"),
    ("green", "i1"),  # the seat that sees the green door
    ("turn", "i1"),
    ("block", "i1"),  # in play, 1 .. 22; 0: none
    ("pair", "i1"),  # the chooser's
    ("phase", "i1"),
    ("seats", "i1"),
    ("over", "i1"),
    ("waiting", "u1"),
    ("free", "i1"),
    ("entrance_rule", "i1"),
    ("entrance_block", "i1"),
    ("around_four", "i1"),
    ("lover_is_person", "i1"),
    ("facades_open", "i1"),
    ("pad", "u1", (1,)),
)

BOX = record(
    ("pieces", "i2", (COUNTED,)),  # in the whole box
    ("holders", "i2", (COUNTED,)),  # faces of the box with at least one
    ("hits", "i1", (FACES, COUNTED)),  # pieces on a face; for flower_colours a bit each
    ("area", "i1", (FACES,)),
    ("target", "i1", (FACES,)),
    ("second", "i1", (FACES,)),  # the other object of two; the first again where there is one only
    ("absent", "i1", (FACES,)),
    ("pay", "i1", (FACES,)),
    ("door_kind", "i1", (DOORS,)),
    ("door_first", "i1", (DOORS,)),
    ("door_second", "i1", (DOORS,)),
)


def _bit(level: int, column: int) -> int:
    """The bit of a cell, or nothing where there is none."""
    return 1 << (level * SIZE + column) if 0 <= level < SIZE and 0 <= column < SIZE else 0


def _cells(level: int, column: int) -> dict[str, int]:
    """The areas of a cell in its owner's coordinates, levels and columns from 0 (BA-56 to BA-64)."""
    levels = range(SIZE)
    four = _bit(level + 1, column) | _bit(level - 1, column) | _bit(level, column + 1) | _bit(level, column - 1)
    corners = [_bit(level + up, column + right) for up in (-1, 1) for right in (-1, 1)]
    return {
        "own_row": sum(_bit(level, y) for y in levels),
        "row_above": sum(_bit(level + 1, y) for y in levels),
        "around": four | sum(corners),
        "column_right": sum(_bit(x, column + 1) for x in levels),
        "column_left": sum(_bit(x, column - 1) for x in levels),
        "above": sum(_bit(x, column) for x in levels if x > level),
        "below": sum(_bit(x, column) for x in levels if x < level),
        "right": _bit(level, column + 1),
        "left": _bit(level, column - 1),
        "group": 0,  # depends on what stands there
        "around_four": four,
    }


def _tables() -> tuple[np.ndarray[Any, np.dtype[np.int64]], ...]:
    areas = np.zeros((SEATS, len(AREAS) + 1, CELLS), np.int64)
    beside = np.zeros(CELLS, np.int64)
    for cell in range(CELLS):
        level, column = divmod(cell, SIZE)
        beside[cell] = _cells(level, column)["around_four"]
        areas[GREEN, :, cell] = list(_cells(level, column).values())
        areas[PINK, :, cell] = [mirror_cells(cells) for cells in _cells(level, SIZE - 1 - column).values()]
    return areas, beside


def mirror_cell(cell: int) -> int:
    """BA-04: the number of a cell as the other side sees it."""
    level, column = divmod(cell, SIZE)
    return level * SIZE + SIZE - 1 - column


def mirror_cells(cells: int) -> int:
    """BA-04: a set of cells as the other side sees it."""
    return sum(1 << mirror_cell(cell) for cell in range(CELLS) if cells >> cell & 1)


def cell_name(cell: int) -> str:
    """A cell as BA-03 writes it."""
    level, column = divmod(cell, SIZE)
    return f"L{level + 1}C{column + 1}"


AREA_CELLS, BESIDE = _tables()
MIRROR = np.array([mirror_cell(cell) for cell in range(CELLS)], np.int64)
EVERY_CELL = (1 << CELLS) - 1
EVERY_BLOCK = (1 << BLOCKS) - 1
COLUMNS = tuple(sum(_bit(level, column) for level in range(SIZE)) for column in range(SIZE))
FIRST_COLUMN, LAST_COLUMN = COLUMNS[0], COLUMNS[-1]
BOTTOM_ROW = sum(_bit(0, column) for column in range(SIZE))
CELL_NUMBERS = {cell_name(cell): cell for cell in range(CELLS)}


@rule
def side_of(s, seat):  # type: ignore[no-untyped-def]
    """BA-16: green sees the green door, the other seat is pink."""
    return GREEN if seat == s.green else PINK


@rule
def seat_of(s, side):  # type: ignore[no-untyped-def]
    """The seat that a side belongs to."""
    return int(s.green) if side == GREEN else 1 - int(s.green)


@rule
def chooser(s):  # type: ignore[no-untyped-def]
    """BA-20: green chooses in odd turns, pink in even ones."""
    return seat_of(s, GREEN if s.turn % 2 == 1 else PINK)


@rule
def opposite(face):  # type: ignore[no-untyped-def]
    """BA-07: the face, or the door, on the other side of the same block."""
    return face - 2 if face % 4 >= 2 else face + 2
