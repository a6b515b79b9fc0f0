"""What a seat may choose in Dream Home, by the paragraphs of docs/rules/dream-home.md.

A turn is a chain of choices: tools, a column, a cell for its room card, what its resource card asks. A choice is a
number; the ranges below follow one another in the order in which they are listed.
"""

import itertools

import numpy as np

from rooftree.engine.rule import rule
from rooftree.games.dream_home.house import (
    cell_verdict,
    crowded_cells,
    face_up_cells,
    face_up_verdict,
    free_cells,
    has_token,
    holds,
    is_set,
    kind_at,
    open_cells,
    swap_verdict,
    target_verdict,
    targets,
)
from rooftree.games.dream_home.reasons import (
    ALLOWED,
    EMPTY_COLUMN,
    FIRST_COLUMN,
    FURNISHED,
    NO_HELPER,
    NO_ROOF_CARD,
    NO_ROOM_THERE,
    NO_SCAFFOLD,
    NO_TOOL,
    NOT_AWAITED,
    NOT_CROWDED,
    NOT_FACE_UP,
    NOT_IN_PILE,
    NOT_NOW,
    NOT_THE_GARAGE,
    OCCUPIED,
    SAME_CARD,
    SUPPORT,
    VACANT_SLOT,
)
from rooftree.games.dream_home.state import (
    CARDS,
    CELLAR,
    CELLS,
    COLUMNS,
    COURIER,
    DRILL,
    HANDYMAN,
    MIXER,
    NO_CARD,
    NO_KIND,
    ROOFER,
    ROOFS,
    ROOMS,
    ROUNDS,
    SCAFFOLD,
    SEATS,
    WHERE_CAR,
    WHERE_SCAFFOLD,
    WHETHER_JACKHAMMER,
    WHICH_CELL,
    WHICH_COLUMN,
    WHICH_HELP,
    WHICH_OUT,
    WHICH_ROOM,
    WHICH_TOKEN,
    lowest,
)

FACES = 2
PER_CELL = COLUMNS * FACES
PER_CARD = len(CELLS) * FACES
COLUMN_PAIRS = np.array(list(itertools.combinations(range(COLUMNS), 2)))
CELL_PAIRS = np.array(list(itertools.combinations(range(len(CELLS)), 2)))

CHOICE_OUT = 0  # a column that is discarded
CHOICE_JACKHAMMER = CHOICE_OUT + COLUMNS
CHOICE_DECLINE = CHOICE_JACKHAMMER + COLUMNS
CHOICE_TAKE = CHOICE_DECLINE + 1
CHOICE_MIX = CHOICE_TAKE + COLUMNS
CHOICE_DRILL = CHOICE_MIX + len(COLUMN_PAIRS)
CHOICE_BUILD = CHOICE_DRILL + len(CELLS) * PER_CELL
CHOICE_SCAFFOLD = CHOICE_BUILD + PER_CARD
CHOICE_FURNISH = CHOICE_SCAFFOLD + len(CELLS)
CHOICE_KEEP = CHOICE_FURNISH + len(CELLS)
CHOICE_CAR = CHOICE_KEEP + len(CELLS)
CHOICE_NO_CAR = CHOICE_CAR + len(CELLS)
CHOICE_ROOFER = CHOICE_NO_CAR + 1
CHOICE_COURIER = CHOICE_ROOFER + ROOFS
CHOICE_HANDYMAN = CHOICE_COURIER + ROOMS * PER_CARD
CHOICE_DONE = CHOICE_HANDYMAN + len(CELL_PAIRS)
MAX_CHOICES = CHOICE_DONE + 1

# A round: one column discarded; of each seat a jackhammer declined, a column, a cell and a resource. Besides, each
# resource card serves once, and a jackhammer asks for a column and a cell; a settled room loses one of eleven tokens.
MAX_LENGTH = ROUNDS * (1 + SEATS * 4) + 2 * CARDS + 11 + 1 + SEATS


# --- what is allowed, one choice at a time ---------------------------------------------------------------------------


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """Which rule forbids a choice, if any."""
    if seat < 0 or seat >= s.seats or (int(s.waiting) >> seat) & 1 == 0:
        return NOT_AWAITED
    choice = int(choice)
    if choice < 0 or choice >= MAX_CHOICES or not fits_question(s.asked, choice):
        return NOT_NOW
    if choice < CHOICE_BUILD:
        return display_verdict(box, s, seat, choice)
    if choice < CHOICE_SCAFFOLD:
        cell, down = (choice - CHOICE_BUILD) // FACES, (choice - CHOICE_BUILD) % FACES
        return build_verdict(box, s, seat, cell, down)
    if choice < CHOICE_FURNISH:
        return scaffold_verdict(box, s, seat, choice - CHOICE_SCAFFOLD)
    if choice < CHOICE_KEEP:
        item, cell = int(box.thing[s.held]), choice - CHOICE_FURNISH
        why = target_verdict(box, s, seat, item, cell)
        return FURNISHED if why == ALLOWED and has_token(box, s, seat, cell) else why
    if choice < CHOICE_CAR:
        return ALLOWED if is_set(crowded_cells(box, s, seat), choice - CHOICE_KEEP) else NOT_CROWDED
    if choice < CHOICE_NO_CAR:
        return ALLOWED if is_set(CELLAR, choice - CHOICE_CAR) else NOT_THE_GARAGE
    return ALLOWED if choice == CHOICE_NO_CAR else help_verdict(box, s, seat, choice)


@rule
def fits_question(asked, choice):  # type: ignore[no-untyped-def]
    """Whether a choice is of the sort that is asked for (DH-15, DH-24)."""
    if choice < CHOICE_JACKHAMMER:
        return asked == WHICH_OUT
    if choice < CHOICE_TAKE:
        return asked == WHETHER_JACKHAMMER
    if choice < CHOICE_BUILD:
        return asked == WHICH_COLUMN
    if choice < CHOICE_SCAFFOLD:
        return asked == WHICH_CELL
    if choice < CHOICE_FURNISH:
        return asked in (WHICH_CELL, WHERE_SCAFFOLD)
    if choice < CHOICE_KEEP:
        return asked == WHICH_ROOM
    if choice < CHOICE_CAR:
        return asked == WHICH_TOKEN
    return asked == WHERE_CAR if choice < CHOICE_ROOFER else asked == WHICH_HELP


@rule
def display_verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """What concerns the display: a column discarded or taken, jackhammer, mixer, drill."""
    if choice < CHOICE_JACKHAMMER:
        if choice == CHOICE_OUT:
            return FIRST_COLUMN  # DH-145
        return column_verdict(s, choice - CHOICE_OUT)
    if choice < CHOICE_DECLINE:
        return column_verdict(s, choice - CHOICE_JACKHAMMER)
    if choice < CHOICE_TAKE:
        return ALLOWED
    if choice < CHOICE_MIX:
        return column_verdict(s, choice - CHOICE_TAKE)
    if choice < CHOICE_DRILL:
        if holds(box, s, seat, MIXER) == 0:
            return NO_TOOL
        return mix_verdict(s, COLUMN_PAIRS[choice - CHOICE_MIX, 0], COLUMN_PAIRS[choice - CHOICE_MIX, 1])
    cell, rest = (choice - CHOICE_DRILL) // PER_CELL, (choice - CHOICE_DRILL) % PER_CELL
    return drill_verdict(box, s, seat, cell, rest // FACES, rest % FACES)


@rule
def column_verdict(s, column):  # type: ignore[no-untyped-def]
    """DH-25, DH-78: only a column that still has its room card."""
    return ALLOWED if s.slot_room[column] != NO_CARD else EMPTY_COLUMN


@rule
def mix_verdict(s, one, other):  # type: ignore[no-untyped-def]
    """DH-85."""
    return ALLOWED if s.slot_room[one] != NO_CARD and s.slot_room[other] != NO_CARD else VACANT_SLOT


@rule
def drill_verdict(box, s, seat, cell, column, down):  # type: ignore[no-untyped-def]
    """DH-69 to DH-73, DH-75."""
    if holds(box, s, seat, DRILL) == 0:
        return NO_TOOL
    if kind_at(box, s, seat, cell) == NO_KIND:
        return NOT_FACE_UP
    if s.slot_room[column] == NO_CARD:
        return EMPTY_COLUMN
    return ALLOWED if down else face_up_verdict(box, s, seat, box.kind[s.slot_room[column]], cell)


@rule
def build_verdict(box, s, seat, cell, down):  # type: ignore[no-untyped-def]
    """DH-38."""
    why = cell_verdict(s, seat, cell)
    return why if why != ALLOWED or down else face_up_verdict(box, s, seat, box.kind[s.lying], cell)


@rule
def scaffold_verdict(box, s, seat, cell):  # type: ignore[no-untyped-def]
    """DH-86, DH-87: before or after the room card, on a free supported cell."""
    if s.held == NO_CARD or box.service_of[s.held] != SCAFFOLD:
        return NO_SCAFFOLD
    if is_set(free_cells(s, seat), cell):
        return ALLOWED
    return OCCUPIED if is_set(int(s.built[seat]) | int(s.scaffolds[seat]), cell) else SUPPORT


@rule
def help_verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """DH-97, DH-99 to DH-101, DH-104 to DH-107."""
    if choice == CHOICE_DONE:
        return ALLOWED
    if choice < CHOICE_COURIER:
        if holds(box, s, seat, ROOFER) == 0:
            return NO_HELPER
        return ALLOWED if int(s.card_pile) & int(box.roof_sort[choice - CHOICE_ROOFER]) != 0 else NO_ROOF_CARD
    if choice < CHOICE_HANDYMAN:
        if holds(box, s, seat, COURIER) == 0:
            return NO_HELPER
        card, rest = (choice - CHOICE_COURIER) // PER_CARD, (choice - CHOICE_COURIER) % PER_CARD
        return courier_verdict(box, s, seat, card, rest // FACES, rest % FACES)
    if holds(box, s, seat, HANDYMAN) == 0:
        return NO_HELPER
    pair = choice - CHOICE_HANDYMAN
    return swap_verdict(box, s, seat, CELL_PAIRS[pair, 0], CELL_PAIRS[pair, 1])


@rule
def courier_verdict(box, s, seat, card, cell, down):  # type: ignore[no-untyped-def]
    """DH-99 to DH-101; of cards that are no different the first stands for all."""
    alike = int(s.room_pile) & int(box.alike[card])
    if not is_set(s.room_pile, card):
        return NOT_IN_PILE
    if lowest(alike) != card:
        return SAME_CARD
    if not is_set(s.built[seat], cell):
        return NO_ROOM_THERE
    return ALLOWED if down else face_up_verdict(box, s, seat, box.kind[card], cell)


# --- all that is allowed -------------------------------------------------------------------------------------------


@rule
def list_cells(cells, first, out, n):  # type: ignore[no-untyped-def]
    """Write a choice for every cell of a set; the new length of the list."""
    cell = 0
    while cells >> cell != 0:
        if is_set(cells, cell):
            out[n] = first + cell
            n += 1
        cell += 1
    return n


@rule
def list_faces(face_up, face_down, first, step, out, n):  # type: ignore[no-untyped-def]
    """For every cell of the second set: face up if it is in the first, too, and face down."""
    cell = 0
    while face_down >> cell != 0:
        if is_set(face_up, cell):
            out[n] = first + cell * step
            n += 1
        if is_set(face_down, cell):
            out[n] = first + cell * step + 1
            n += 1
        cell += 1
    return n


@rule
def list_columns(s, least, first, out, n):  # type: ignore[no-untyped-def]
    """Write a choice for every column with a room card."""
    for column in range(least, COLUMNS):
        if s.slot_room[column] != NO_CARD:
            out[n] = first + column
            n += 1
    return n


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Every allowed choice, from the same sets of cells and columns as the verdict."""
    if (int(s.waiting) >> seat) & 1 == 0:
        return 0
    if s.asked == WHICH_OUT:
        return list_columns(s, 1, CHOICE_OUT, out, 0)
    if s.asked == WHETHER_JACKHAMMER:
        n = list_columns(s, 0, CHOICE_JACKHAMMER, out, 0)
        out[n] = CHOICE_DECLINE
        return n + 1
    if s.asked == WHICH_COLUMN:
        return list_turn(box, s, seat, out)
    if s.asked == WHICH_CELL:
        cells = open_cells(s, seat)
        face_up = face_up_cells(box, s, seat, box.kind[s.lying], cells)
        n = list_faces(face_up, cells, CHOICE_BUILD, FACES, out, 0)
        if s.held == NO_CARD or box.service_of[s.held] != SCAFFOLD:
            return n
        return list_cells(free_cells(s, seat), CHOICE_SCAFFOLD, out, n)
    if s.asked == WHERE_SCAFFOLD:
        return list_cells(free_cells(s, seat), CHOICE_SCAFFOLD, out, 0)
    if s.asked == WHICH_ROOM:
        return list_cells(targets(box, s, seat, box.thing[s.held]), CHOICE_FURNISH, out, 0)
    if s.asked == WHICH_TOKEN:
        return list_cells(crowded_cells(box, s, seat), CHOICE_KEEP, out, 0)
    if s.asked == WHERE_CAR:
        n = list_cells(CELLAR, CHOICE_CAR, out, 0)
        out[n] = CHOICE_NO_CAR
        return n + 1
    return list_help(box, s, seat, out)


@rule
def list_turn(box, s, seat, out):  # type: ignore[no-untyped-def]
    """DH-24: columns, mixers, drills."""
    n = list_columns(s, 0, CHOICE_TAKE, out, 0)
    if holds(box, s, seat, MIXER) != 0:
        for pair in range(len(COLUMN_PAIRS)):
            if mix_verdict(s, COLUMN_PAIRS[pair, 0], COLUMN_PAIRS[pair, 1]) == ALLOWED:
                out[n] = CHOICE_MIX + pair
                n += 1
    if holds(box, s, seat, DRILL) == 0:
        return n
    for cell in range(12):
        if kind_at(box, s, seat, cell) == NO_KIND:
            continue
        for column in range(COLUMNS):
            if s.slot_room[column] != NO_CARD:
                face_up = face_up_cells(box, s, seat, box.kind[s.slot_room[column]], 1 << cell)
                first = CHOICE_DRILL + column * FACES
                n = list_faces(face_up, 1 << cell, first, PER_CELL, out, n)
    return n


@rule
def list_help(box, s, seat, out):  # type: ignore[no-untyped-def]
    """DH-121: what the helpers may do, and leaving it at that."""
    n = 0
    if holds(box, s, seat, ROOFER) != 0:
        for sort in range(ROOFS):
            if int(s.card_pile) & int(box.roof_sort[sort]) != 0:
                out[n] = CHOICE_ROOFER + sort
                n += 1
    if holds(box, s, seat, COURIER) != 0:
        cells = int(s.built[seat])
        for card in range(ROOMS):
            alike = int(s.room_pile) & int(box.alike[card])
            if is_set(s.room_pile, card) and lowest(alike) == card:
                face_up = face_up_cells(box, s, seat, box.kind[card], cells)
                n = list_faces(face_up, cells, CHOICE_COURIER + card * PER_CARD, FACES, out, n)
    if holds(box, s, seat, HANDYMAN) != 0:
        for pair in range(len(CELL_PAIRS)):
            if swap_verdict(box, s, seat, CELL_PAIRS[pair, 0], CELL_PAIRS[pair, 1]) == ALLOWED:
                out[n] = CHOICE_HANDYMAN + pair
                n += 1
    out[n] = CHOICE_DONE
    return n + 1


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """For a seat that is absent: no tool and no helper, the first column, the first cell, face up where it can be."""
    if s.asked == WHETHER_JACKHAMMER:
        return CHOICE_DECLINE
    if s.asked == WHICH_HELP:
        return CHOICE_DONE
    if s.asked == WHICH_CELL:
        cells = open_cells(s, seat)
        face_up = face_up_cells(box, s, seat, box.kind[s.lying], cells)
        return CHOICE_BUILD + (lowest(face_up) * FACES if face_up != 0 else lowest(cells) * FACES + 1)
    choice = CHOICE_OUT
    while verdict(box, s, seat, choice) != ALLOWED:
        choice += 1
    return choice
