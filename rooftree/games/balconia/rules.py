"""The rules of Balconia, by the paragraphs of docs/rules/balconia.md.

A choice is a number: one of the four pairs of faces, or a face with a cell as its seat sees it (BA-05, BA-25).
"""

from rooftree.engine.buffers import tell
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.balconia.events import DOOR, ENDED, GREEN_DOOR, PLACED, SCORED, TOOK, TURNED_UP
from rooftree.games.balconia.reasons import (
    ALLOWED,
    CHOOSERS_FACE,
    NO_CONTACT,
    NOT_AWAITED,
    NOT_NOW,
    OCCUPIED,
)
from rooftree.games.balconia.scoring import count_points, ones, seen_from
from rooftree.games.balconia.state import (
    BLOCKS,
    CELLS,
    CHOOSE,
    EVERY_BLOCK,
    EVERY_CELL,
    FINISHED,
    FIRST_COLUMN,
    GREEN,
    LAST_COLUMN,
    MIRROR,
    NO_FACE,
    NO_PAIR,
    NOBODY,
    PINK,
    PLACE,
    SETTING,
    SIZE,
    TURNS,
    chooser,
    opposite,
    seat_of,
    side_of,
)

CHOICE_PLACE = 4
MAX_CHOICES = CHOICE_PLACE + 4 * CELLS
MAX_LENGTH = 2 * TURNS

ANY_BOTTOM_CELL = SIZE  # the value of entrance_cell behind the five columns
LAST_TOKEN = 1  # the one reason to end, BA-110


@rule
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    """An empty frame, all blocks on the table (BA-10); nothing is drawn yet."""
    s.seats = options[0]
    s.facades_open = options[1]
    s.free = options[2]
    s.entrance_rule = options[3]
    s.entrance_block = options[4]
    s.around_four = options[5]
    s.lover_is_person = 1 - options[6]
    s.filled = 0
    s.on_table = EVERY_BLOCK
    s.balcony_points[:] = 0
    s.door_points[:] = 0
    s.face[:] = NO_FACE
    s.door[:] = 0
    s.entrance_cell = 0
    s.green = 0
    s.turn = 0
    s.block = 0
    s.pair = NO_PAIR
    s.phase = SETTING
    s.over = 0
    s.waiting = 0
    s.pad[:] = 0


# --- where a block may go (BA-30 to BA-34) -------------------------------------------------------------------------


@rule
def standing(s):  # type: ignore[no-untyped-def]
    """BA-09: the cells that are filled, by balconies or the entrance."""
    return int(s.filled) | 1 << int(s.entrance_cell)


@rule
def touching(cells):  # type: ignore[no-untyped-def]
    """BA-31: the cells that share an edge with some cells."""
    sideways = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return (cells << SIZE | cells >> SIZE | sideways) & EVERY_CELL


@rule
def open_cells(s):  # type: ignore[no-untyped-def]
    """BA-30 to BA-33; with free placing any empty cell (BA-120)."""
    empty = EVERY_CELL & ~standing(s)
    return empty if s.free else empty & touching(standing(s))


@rule
def in_pair(face, pair):  # type: ignore[no-untyped-def]
    """Whether a face, 0 .. 3, lies on the chooser's half (BA-22)."""
    return face == pair or face == (pair + 1) % 4


@rule
def face_and_cell(choice):  # type: ignore[no-untyped-def]
    """What a choice to place means: a face, 0 .. 3, and a cell as the seat sees it."""
    return (int(choice) - CHOICE_PLACE) // CELLS, (int(choice) - CHOICE_PLACE) % CELLS


@rule
def cell_of(side, seen):  # type: ignore[no-untyped-def]
    """BA-05: the cell that a side means."""
    return seen if side == GREEN else int(MIRROR[seen])


@rule
def stand(s, side, cell, face):  # type: ignore[no-untyped-def]
    """Put a block into a cell, a face to one side and the opposite one to the other (BA-24)."""
    s.filled = int(s.filled) | 1 << cell
    s.face[side, cell] = face
    s.face[PINK - side, cell] = opposite(face)


# --- what a seat may choose ----------------------------------------------------------------------------------------


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """Which rule forbids a choice, if any."""
    if seat < 0 or seat >= s.seats or (int(s.waiting) >> seat) & 1 == 0:
        return NOT_AWAITED
    if choice < 0 or choice >= MAX_CHOICES:
        return NOT_NOW
    if choice < CHOICE_PLACE:
        return ALLOWED if s.phase == CHOOSE else NOT_NOW
    if s.phase != PLACE:
        return NOT_NOW
    face, seen = face_and_cell(choice)
    if in_pair(face, s.pair):
        return CHOOSERS_FACE
    here = 1 << cell_of(side_of(s, seat), seen)
    if here & standing(s):
        return OCCUPIED
    return ALLOWED if here & open_cells(s) else NO_CONTACT


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Every allowed choice (BA-39)."""
    n = 0
    if (int(s.waiting) >> seat) & 1 == 0:
        return n
    if s.phase == CHOOSE:
        for pair in range(4):
            out[pair] = pair
        return 4
    seen = seen_from(side_of(s, seat), open_cells(s))
    for face in range(4):
        if not in_pair(face, s.pair):
            for cell in range(CELLS):
                if (seen >> cell) & 1:
                    out[n] = CHOICE_PLACE + face * CELLS + cell
                    n += 1
    return n


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """What a seat does itself: take a pair of faces, or put the block into the frame."""
    s.waiting = 0
    if choice < CHOICE_PLACE:
        s.pair = choice  # BA-22
        tell(events, TOOK, seat, s.block, choice)
        return
    side = side_of(s, seat)
    face, seen = face_and_cell(choice)
    cell = cell_of(side, seen)
    stand(s, side, cell, (int(s.block) - 1) * 4 + face)  # BA-23
    tell(events, PLACED, seat, s.block, cell, s.face[GREEN, cell], s.face[PINK, cell])
    s.block = 0
    s.pair = NO_PAIR


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """For a seat that is absent: the first pair, or the first free face in the first open cell."""
    if s.phase == CHOOSE:
        return 0
    face = 0
    while in_pair(face, s.pair):
        face += 1
    seen = seen_from(side_of(s, seat), open_cells(s))
    return CHOICE_PLACE + face * CELLS + ones((seen & -seen) - 1)


# --- the dealer ----------------------------------------------------------------------------------------------------


@rule
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    """Set the entrance, turn up tokens, call the next seat, count: up to the next decision."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == SETTING:
            set_entrance(s, luck, events)
            turn_up(s, luck, events)
        elif s.phase == CHOOSE:
            s.phase = PLACE
            s.waiting = 1 << (1 - chooser(s))
        elif s.turn < TURNS:
            turn_up(s, luck, events)
        else:
            finish(box, s, events)


@rule
def set_entrance(s, luck, events):  # type: ignore[no-untyped-def]
    """BA-12 to BA-16: an entrance block in some orientation, in the middle of the bottom row (or BA-121, BA-122)."""
    block = roll(luck, 3) if s.entrance_block == 0 else int(s.entrance_block) - 1
    shown = roll(luck, 4)  # to seat 0
    s.green = 0 if shown < 2 else 1  # BA-17
    s.door[GREEN] = 4 * block + shown % 2
    s.door[PINK] = 4 * block + shown % 2 + 2
    s.entrance_cell = roll(luck, SIZE) if s.entrance_rule == ANY_BOTTOM_CELL else s.entrance_rule
    tell(events, GREEN_DOOR, s.green, s.entrance_cell)
    for side in range(2):
        tell(events, DOOR, seat_of(s, side), s.door[side])


@rule
def turn_up(s, luck, events):  # type: ignore[no-untyped-def]
    """BA-21, BA-43: one of the numbers not seen yet, each equally likely, whichever eight have left the game."""
    n = roll(luck, BLOCKS - int(s.turn))
    numbers = int(s.on_table)
    for _ in range(n):
        numbers &= numbers - 1
    lowest = numbers & -numbers
    s.on_table = int(s.on_table) ^ lowest
    s.block = ones(lowest - 1) + 1
    s.turn += 1
    s.phase = CHOOSE
    s.waiting = 1 << chooser(s)
    tell(events, TURNED_UP, chooser(s), s.turn, s.block)


@rule
def finish(box, s, events):  # type: ignore[no-untyped-def]
    """BA-110: the last block stands; both sides are counted."""
    s.phase = FINISHED
    s.over = LAST_TOKEN
    count_points(box, s)
    for seat in range(2):
        tell(events, SCORED, seat, s.balcony_points[seat], s.door_points[seat])
    tell(events, ENDED, NOBODY, s.over)
