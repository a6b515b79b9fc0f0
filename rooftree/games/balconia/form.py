"""The score form of Balconia: a final position of a real table, read from its two facades.

What stands in a cell is written as the id of a face ("8d") or a door ("E2a") of the box, or described: a face as
"cat*2 bird | left:no-person:5if" (objects, then area, target, pay; no bar where it has no condition, "| lover" for that
of a lover), a door as "rarer note bird".
"""

import copy
import dataclasses
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.errors import Problem, RooftreeError, shown
from rooftree.engine.game import find_game
from rooftree.engine.luck import tape
from rooftree.games.balconia import rules
from rooftree.games.balconia.boxes import (
    DOOR_IDS,
    DOOR_TARGETS,
    FACE_IDS,
    LOVER_CONDITIONS,
    count_pieces,
    face_problems,
    pack_door,
    pack_face,
)
from rooftree.games.balconia.scoring import count_points
from rooftree.games.balconia.state import (
    BLOCKS,
    CELL_NUMBERS,
    DOOR_KINDS,
    FINISHED,
    GREEN,
    LETTERS,
    PINK,
    SIDES,
    STATE,
    TURNS,
    cell_name,
    mirror_cell,
    opposite,
)


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: what stands in its cells as it sees them, "L1C1" at the bottom left to "L5C5" at the top right.

    Where a seat names blocks of the box, the other side of them is known; a facade that needs nothing more is left out.
    """

    facade: dict[str, str] = {}
    name: str = ""


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game. Without the id of a door, the first seat is taken to be green."""

    game: str
    seats: list[SeatForm]
    options: dict[str, str] = {}
    box: str = ""


@dataclasses.dataclass
class Facades:
    """What a form says, in green's coordinates: by cell a text for each side, and what is wrong with it."""

    green_seat: int
    cells: dict[int, list[str]]
    entrance: int
    doors: list[str]
    problems: list[Problem]


def lay(box: Box, form: Form, place: str) -> tuple[Array, list[dict[str, Any]]]:
    """The position of a form, with the box that `box_for` gave for it."""
    read = _read(form, place)
    _raise(read.problems)
    table = np.zeros(1, STATE)
    s = table[0]
    options = find_game("balconia").option_numbers(len(form.seats), form.options)
    rules.deal(box.record[0], s, options, tape([])[0])
    s.green, s.entrance_cell = read.green_seat, read.entrance
    s.door[:] = _door_numbers(read)
    for cell, face in _face_numbers(read).items():
        rules.stand(s, GREEN, cell, face)
        s.on_table = int(s.on_table) & ~(1 << face // len(LETTERS))
    s.turn, s.phase, s.over = TURNS, FINISHED, rules.LAST_TOKEN
    count_points(box.record[0], s)
    return table, []


def unreachable(box: Box, s: Any) -> list[dict[str, Any]]:
    """Nothing: what hangs together with the entrance can be built from it block by block (BA-31)."""
    return []


def box_for(box: Box, form: Form, place: str) -> Box:
    """The box with the faces and doors that the form describes in place of blocks that it does not name."""
    read = _read(form, place)
    _raise(read.problems)
    content, record = copy.deepcopy(dict(box.content)), box.record.copy()
    numbers = _face_numbers(read)
    described = False
    for cell, (green, pink) in read.cells.items():
        for text, face in ((green, numbers[cell]), (pink, opposite(numbers[cell]))):
            if text not in FACE_IDS:
                objects, condition = _parse_face(text)
                described_face = {"id": text.partition("|")[0].strip(), "objects": objects}
                content["face"][face] = described_face | ({"condition": condition} if condition else {})
                pack_face(record[0], face, objects, condition)
                described = True
    for text, door in zip(read.doors, _door_numbers(read), strict=True):
        if text not in DOOR_IDS:
            kind, first, second = text.split()
            content["door"][door] = {"id": text, "kind": kind, "first": first, "second": second}
            pack_door(record[0], door, kind, first, second)
            described = True
    if not described:
        return box
    count_pieces(record[0])
    record.setflags(write=False)
    return dataclasses.replace(box, content=content, record=record)


def _raise(problems: list[Problem]) -> None:
    if problems:
        raise RooftreeError(problems)


# --- what the form says --------------------------------------------------------------------------------------------


def _read(form: Form, place: str) -> Facades:
    """Both facades in green's coordinates, each side of a block filled in from the other where the box knows it."""
    green_seat = next(
        (
            seat if text[-1] in "ab" else 1 - seat
            for seat, seat_form in enumerate(form.seats)
            for text in seat_form.facade.values()
            if text in DOOR_IDS
        ),
        0,
    )
    read = Facades(green_seat, {}, -1, ["", ""], [])
    for seat, seat_form in enumerate(form.seats):
        side = GREEN if seat == green_seat else PINK
        for name, text in seat_form.facade.items():
            where = f"{place}, seats[{seat}].facade.{name}"
            if name not in CELL_NUMBERS:
                read.problems.append(Problem(where, "no such cell", "a cell from L1C1 to L5C5"))
            else:
                cell = CELL_NUMBERS[name] if side == GREEN else mirror_cell(CELL_NUMBERS[name])
                _note(read, side, cell, text, where)
    if not read.problems:
        _complete(read, form, place)
    return read


def _note(read: Facades, side: int, cell: int, text: str, where: str) -> None:
    """Take down what a side shows in a cell."""
    kind = text.split()[0] if text.split() else ""
    if text in DOOR_IDS or kind in DOOR_KINDS:
        if read.entrance not in (-1, cell) or cell in read.cells:
            read.problems.append(Problem(where, "another entrance", "one entrance, in the same cell from both sides"))
        read.entrance = cell
        read.doors[side] = text
        read.problems += _door_problems(text, side, where)
        return
    if cell == read.entrance:
        read.problems.append(Problem(where, shown(text), "a door: the other seat has the entrance here"))
    read.cells.setdefault(cell, ["", ""])[side] = text
    if text not in FACE_IDS:
        read.problems += _described_problems(text, where)


def _door_problems(text: str, side: int, where: str) -> Iterator[Problem]:
    if text in DOOR_IDS:
        if (text[-1] in "ab") != (side == GREEN):
            yield Problem(where, shown(text), f"a {SIDES[side]} door, as the other seat has the {SIDES[1 - side]} one")
        return
    parts = text.split()
    if len(parts) != 3 or not {*parts[1:]} <= {*DOOR_TARGETS} or parts[1] == parts[2]:
        yield Problem(where, shown(text), 'the id of a door, or one described, as in "rarer note bird"')


def _described_problems(text: str, where: str) -> Iterator[Problem]:
    try:
        objects, condition = _parse_face(text)
        readable = not text[:1].isdigit()  # else the id of a block that the box does not have
    except ValueError:
        readable = False
    if not readable:
        yield Problem(where, shown(text), 'the id of a face, or one described, as in "cat*2 bird | own_row:cat:1"')
        return
    for key, found, expected in face_problems(objects, condition):
        yield Problem(f"{where}, {key}", shown(found), expected)


def _parse_face(text: str) -> tuple[dict[str, int], dict[str, Any] | None]:
    """Objects and condition of a described face; ValueError where it can't be read."""
    before, bar, after = text.partition("|")
    objects: dict[str, int] = {}
    for part in before.split():
        name, times, count = part.partition("*")
        objects[name] = objects.get(name, 0) + (int(count) if times else 1)
    if not bar:
        return objects, None
    if after.strip() == "lover":
        lover = next((name for name in LOVER_CONDITIONS if name in objects), "lover_left")
        return objects, dict(LOVER_CONDITIONS[lover])
    area, target, pay = after.strip().split(":")
    condition: dict[str, Any] = {"area": area, "target": target.removeprefix("no-"), "pay": pay}
    if target.startswith("no-"):
        condition["absent"] = True
    first, plus, second = condition["target"].partition("+")
    return objects, condition | ({"target": first, "second": second} if plus else {})


def _complete(read: Facades, form: Form, place: str) -> None:
    """Fill in the other sides of the blocks named, and say what is still missing."""
    if read.entrance == -1:
        read.problems.append(Problem(f"{place}, seats", "no entrance", "a door in one cell, such as E2a in L1C3"))
        return
    for side in (GREEN, PINK):
        if not read.doors[side] and read.doors[PINK - side] not in DOOR_IDS:
            read.doors[side] = read.doors[PINK - side]  # opposite doors ask for the same (BA-18)
    _complete_cell(read, read.entrance, read.doors, DOOR_IDS, place)
    for cell, texts in read.cells.items():
        _complete_cell(read, cell, texts, FACE_IDS, place)
    if len(read.cells) > BLOCKS:
        read.problems.append(Problem(f"{place}, seats", f"{len(read.cells)} balconies", f"at most {BLOCKS}"))


def _complete_cell(read: Facades, cell: int, texts: list[str], ids: tuple[str, ...], place: str) -> None:
    """What stands opposite a face or a door named by its id is known; opposite a described one it has to be said."""
    for side in (GREEN, PINK):
        other = PINK - side
        seat = read.green_seat if other == GREEN else 1 - read.green_seat
        seen = cell if other == GREEN else mirror_cell(cell)
        where = f"{place}, seats[{seat}].facade.{cell_name(seen)}"
        if texts[side] in ids:
            behind = ids[opposite(ids.index(texts[side]))]
            if texts[other] not in ("", behind):
                read.problems.append(Problem(where, shown(texts[other]), f"{behind}, which is opposite {texts[side]}"))
            texts[other] = behind
        elif texts[side] and not texts[other]:
            read.problems.append(Problem(where, "nothing", f'what stands opposite "{texts[side]}"'))


def _face_numbers(read: Facades) -> dict[int, int]:
    """The face that green sees in each cell: of the block that is named, or of one that no cell names."""
    named = {cell: FACE_IDS.index(green) for cell, (green, _) in read.cells.items() if green in FACE_IDS}
    taken = {face // len(LETTERS) for face in named.values()}
    spare = (len(LETTERS) * block for block in range(BLOCKS) if block not in taken)
    return {cell: named[cell] if cell in named else next(spare) for cell in read.cells}


def _door_numbers(read: Facades) -> list[int]:
    """The doors of green and of pink; a described one takes the place of a door of the first block."""
    return [DOOR_IDS.index(text) if text in DOOR_IDS else 2 * side for side, text in enumerate(read.doors)]
