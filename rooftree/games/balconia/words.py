"""Balconia in words: choices, events, what a seat sees, lines of a score.

Cells are in the coordinates of whoever reads them; to those who look from no side they are green's (BA-05).
"""

from collections.abc import Mapping
from typing import Any, NoReturn

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.words import EVERYTHING, WATCHER, Choice, Refused
from rooftree.games.balconia import events, reasons, rules
from rooftree.games.balconia.boxes import pack_box
from rooftree.games.balconia.draw import draw
from rooftree.games.balconia.faces import condition_words, door_words, face_id, face_words
from rooftree.games.balconia.form import Form, box_for, lay, unreachable
from rooftree.games.balconia.scoring import (
    BARE_LINE,
    DOOR_LINE,
    LOVER_LINE,
    NONE_NEW,
    area_of,
    balcony_score,
    door_is_known,
    door_points,
    on_facade,
    seen_from,
    side_total,
)
from rooftree.games.balconia.sheet import sheet
from rooftree.games.balconia.state import (
    BLOCKS,
    CELL_NUMBERS,
    CELLS,
    CHOOSE,
    DOOR_KINDS,
    GREEN,
    LETTERS,
    MAJORITY,
    MIRROR,
    NO_PAIR,
    NO_PAY,
    NOBODY,
    PAIRS,
    PHASES,
    PINK,
    PLACE,
    SIDES,
    TURNS,
    cell_name,
    chooser,
    side_of,
)

__all__ = [
    "Form",
    "box_for",
    "choice_words",
    "draw",
    "event_words",
    "fault_words",
    "lay",
    "line_words",
    "pack_box",
    "parse_choice",
    "prompt",
    "sheet",
    "unreachable",
    "unsure",
    "view",
]

PARTS = {"take": ("pair",), "place": ("face", "cell")}
AREA_PARAGRAPHS = {
    "own_row": "BA-56", "row_above": "BA-57", "around": "BA-58", "column_right": "BA-59", "column_left": "BA-60",
    "above": "BA-61", "below": "BA-62", "right": "BA-63", "left": "BA-64", "group": "BA-66",
}  # fmt: skip
DOOR_PARAGRAPHS = {"majority": "BA-101", "rarer": "BA-102", "difference": "BA-104"}


def unsure(box: Box, s: Any, seat: int) -> bool:
    """Nothing is: of every block all four faces lay open while it was in play (BA-44)."""
    return False


# --- choices -------------------------------------------------------------------------------------------------------


def choice_words(box: Box, s: Any, seat: int, choice: int) -> Choice:
    """A choice in words: {"do": "take", "pair": "bc"} or {"do": "place", "face": "d", "cell": "L1C4"}."""
    if choice < rules.CHOICE_PLACE:
        return {"do": "take", "pair": PAIRS[choice]}
    face, cell = divmod(choice - rules.CHOICE_PLACE, CELLS)
    return {"do": "place", "face": LETTERS[face], "cell": cell_name(cell)}


def _refuse(reason: int, found: object, expected: str) -> NoReturn:
    cause = reasons.REASONS[reason]
    raise Refused(cause.id, cause.paragraph, str(found), expected)


def parse_choice(box: Box, s: Any, seat: int, words: Mapping[str, Any]) -> int:
    """The choice that words mean; what names no pair, no face or no cell is refused with the reason."""
    do = words.get("do")
    if not isinstance(do, str) or do not in PARTS:
        _refuse(reasons.UNREADABLE, f'"do": {do!r}', "do: " + ", ".join(PARTS))
    parts = {"do", *PARTS[do]}
    if set(words) != parts or not all(isinstance(value, str) for value in words.values()):
        _refuse(reasons.UNREADABLE, dict(words), f"texts for {', '.join(sorted(parts))}")
    doable = {CHOOSE: "take", PLACE: "place"}.get(int(s.phase), "nothing, the game is over")
    if do != doable:
        _refuse(reasons.NOT_NOW, f'"do": "{do}"', f"do: {doable}")
    if do == "take":
        if words["pair"] not in PAIRS:
            _refuse(reasons.NO_SUCH_PAIR, words["pair"], "one of " + ", ".join(PAIRS))
        return PAIRS.index(words["pair"])
    if words["face"] not in tuple(LETTERS):
        _refuse(reasons.NO_SUCH_FACE, words["face"], "one of " + ", ".join(LETTERS))
    if words["cell"] not in CELL_NUMBERS:
        _refuse(reasons.NO_CELL, words["cell"], "a cell from L1C1 to L5C5")
    return rules.CHOICE_PLACE + LETTERS.index(words["face"]) * CELLS + CELL_NUMBERS[words["cell"]]


def prompt(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What the seat is asked, or whom the table waits for."""
    if s.over:
        return {"prompt": "over"}
    awaited = _awaited(s)
    if seat not in awaited:
        return {"prompt": "wait", "seats": awaited}
    asked: dict[str, Any] = {"prompt": PHASES[s.phase], "turn": int(s.turn), "block": int(s.block)}
    if s.phase == PLACE:
        asked["faces"] = _half(s, seat)
    return asked


def _awaited(s: Any) -> list[int]:
    return [seat for seat in range(2) if (int(s.waiting) >> seat) & 1]


def _half(s: Any, seat: int) -> list[str]:
    """The letters of the faces on a seat's half of the disc, in their cyclic order (BA-22)."""
    first = int(s.pair) if seat == chooser(s) else (int(s.pair) + 2) % 4
    return [LETTERS[first], LETTERS[(first + 1) % 4]]


# --- what a seat sees ----------------------------------------------------------------------------------------------


def view(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What lies open (BA-41), and of the facades the own one, or both where the table plays with open ones."""
    side = _viewing_side(s, seat)
    on_table = [block for block in range(1, BLOCKS + 1) if (int(s.on_table) >> (block - 1)) & 1]
    filled = int(seen_from(side, int(s.filled)))
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "tokens": TURNS - int(s.turn),
        "green": int(s.green),
        "chooser": int(chooser(s)),
        "awaited": _awaited(s),
        "looks_from": SIDES[side],
        "entrance": _seen_name(side, int(s.entrance_cell)),
        "filled": [cell_name(cell) for cell in range(CELLS) if (filled >> cell) & 1],
        "turned_up": [block for block in range(1, BLOCKS + 1) if block not in on_table],
        "on_table": on_table,
        "in_play": _in_play(box, s, seat),
        "facades": [_facade(box, s, other) if _shows(s, seat, other) else None for other in range(2)],
    }


def _viewing_side(s: Any, seat: int) -> int:
    return GREEN if seat in (WATCHER, EVERYTHING) else int(side_of(s, seat))


def _shows(s: Any, seat: int, facade: int) -> bool:
    """BA-42, BA-44, BA-47: whether someone is shown the facade of a seat."""
    return seat in (facade, EVERYTHING) or bool(s.facades_open)


def _seen_name(side: int, cell: int) -> str:
    return cell_name(cell if side == GREEN else int(MIRROR[cell]))


def _in_play(box: Box, s: Any, seat: int) -> dict[str, Any] | None:
    """The block in play with all its faces, whose each pair is, and to the seat at turn what faces would change."""
    if s.block == 0:
        return None
    first = (int(s.block) - 1) * len(LETTERS)
    shown: dict[str, Any] = {
        "block": int(s.block),
        "faces": [face_words(box, first + n) for n in range(len(LETTERS))],
        "pair": None,
        "halves": None,
    }
    if s.pair != NO_PAIR:
        shown["pair"] = PAIRS[s.pair]
        shown["halves"] = ["".join(_half(s, other)) for other in range(2)]
    if seat in _awaited(s):
        letters = _half(s, seat) if s.phase == PLACE else list(LETTERS)
        shown["changes"] = {letter: _changes(box, s, seat, first + LETTERS.index(letter)) for letter in letters}
    return shown


def _changes(box: Box, s: Any, seat: int, face: int) -> dict[str, int]:
    """By how much the seat's own points would change with a face in each of the open cells (BA-46)."""
    side, packed = int(side_of(s, seat)), box.record[0]
    now = side_total(packed, s, side, NONE_NEW, NONE_NEW)
    open_cells = int(seen_from(side, rules.open_cells(s)))
    changes = {}
    for seen in range(CELLS):
        if (open_cells >> seen) & 1:
            then = side_total(packed, s, side, int(rules.cell_of(side, seen)), face)
            changes[cell_name(seen)] = int(then - now)
    return changes


def _facade(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What a seat sees from its side, in its own coordinates, with the points so far."""
    side, packed = int(side_of(s, seat)), box.record[0]
    balconies = {}
    for seen in range(CELLS):
        cell = int(rules.cell_of(side, seen))
        if (int(s.filled) >> cell) & 1:
            face = int(s.face[side, cell])
            points, counted = balcony_score(packed, s, side, cell, NONE_NEW, NONE_NEW)
            balconies[cell_name(seen)] = {
                "block": face // len(LETTERS) + 1,
                **face_words(box, face),
                "points": int(points),
                "counted": _names(int(seen_from(side, counted))),
                "looks": _names(int(seen_from(side, _area(packed, s, side, cell)))),
            }
    return {
        "colour": SIDES[side],
        "entrance": _seen_name(side, int(s.entrance_cell)),
        "door": _door(box, s, side),
        "balconies": balconies,
        "points": int(side_total(packed, s, side, NONE_NEW, NONE_NEW)),
    }


def _area(packed: Any, s: Any, side: int, cell: int) -> int:
    """Where a balcony's condition looks; nowhere without one."""
    if packed.pay[s.face[side, cell]] == NO_PAY:
        return 0
    return int(area_of(packed, s, side, cell, NONE_NEW, NONE_NEW))


def _door(box: Box, s: Any, side: int) -> dict[str, Any]:
    """A door, the own counts, and its points as far as they may be told (BA-46)."""
    packed, door = box.record[0], int(s.door[side])
    known = bool(door_is_known(packed, s, side))
    return {
        **door_words(box, door),
        "counts": _door_counts(box, s, side, door),
        "points": int(door_points(packed, s, side, NONE_NEW, NONE_NEW)) if known else None,
    }


def _door_counts(box: Box, s: Any, side: int, door: int) -> list[int]:
    packed = box.record[0]
    targets = (packed.door_first[door], packed.door_second[door])
    return [int(on_facade(packed, s, side, int(target), NONE_NEW, NONE_NEW)) for target in targets]


def _names(cells: int) -> list[str]:
    return [cell_name(cell) for cell in range(CELLS) if (cells >> cell) & 1]


# --- events --------------------------------------------------------------------------------------------------------


def event_words(box: Box, s: Any, row: Array, seat: int, later: bool) -> dict[str, Any] | None:
    """An event as it is told. A pair fades once its block stands: the log must not do the remembering (BA-45)."""
    kind, who, a, b, c, d = (int(number) for number in row[:6])
    side = _viewing_side(s, seat)
    everything = seat == EVERYTHING or bool(s.facades_open)
    match kind:
        case events.GREEN_DOOR:
            return {"event": "green-door", "seat": who, "cell": _seen_name(side, a)}
        case events.DOOR:
            return {"event": "door", "seat": who, **door_words(box, a)} if _shows(s, seat, who) else None
        case events.TURNED_UP:
            return {"event": "turned-up", "seat": who, "turn": a, "block": b}
        case events.TOOK:
            pair = {"pair": PAIRS[b]} if everything or s.block == a else {}
            return {"event": "took", "seat": who, "block": a, **pair}
        case events.PLACED:
            faces = {"green": face_id(box, c), "pink": face_id(box, d)} if everything else {}
            return {"event": "placed", "seat": who, "block": a, "cell": _seen_name(side, b), **faces}
        case events.SCORED:
            return {"event": "scored", "seat": who, "balconies": a, "door": b, "total": a + b}
        case _:
            return {"event": "ended"}


# --- scores --------------------------------------------------------------------------------------------------------


def line_words(box: Box, s: Any, seat: int, line: Array) -> dict[str, Any]:
    """A line of the breakdown: a balcony with the cells counted for it, or the door with what it counts."""
    kind, points, place, mask = (int(number) for number in line)
    side = int(side_of(s, seat))
    if kind == DOOR_LINE:
        return _door_line(box, s, side, place, points)
    face = int(s.face[side, rules.cell_of(side, place)])
    where = {"cell": cell_name(place), "face": face_id(box, face), "points": points}
    if kind == BARE_LINE:
        return {"line": "bare", "paragraph": "BA-51", **where}
    counted = _names(mask)
    condition = condition_words(box, face) or {}
    told = {**where, **condition, "counted": counted, "cells": len(counted)}
    if kind == LOVER_LINE:
        return {"line": "lover", "paragraph": "BA-91", **told}
    return {"line": "balcony", "paragraph": AREA_PARAGRAPHS[condition["area"]], **told}


def _door_line(box: Box, s: Any, side: int, door: int, points: int) -> dict[str, Any]:
    asked = door_words(box, door)
    first, second = _door_counts(box, s, side, door)
    told = {"line": "door", "paragraph": DOOR_PARAGRAPHS[asked["kind"]], **asked, "points": points}
    told |= {"mine": first, "also_mine": second}
    if asked["kind"] == DOOR_KINDS[MAJORITY]:
        their_first, their_second = _door_counts(box, s, PINK - side, door)
        told |= {"theirs": their_first, "also_theirs": their_second}
    return told


def fault_words(box: Box, s: Any, fault: Array) -> dict[str, Any]:
    """A broken rule and its place, as green sees it."""
    reason, seat, place, thing = (int(number) for number in fault)
    cause = reasons.REASONS[reason]
    words: dict[str, Any] = {"reason": cause.id, "paragraph": cause.paragraph}
    if seat != NOBODY:
        words["seat"] = seat
    if reason in (reasons.ENTRANCE_MISPLACED, reasons.ENTRANCE_COVERED, reasons.NOT_OPPOSITE, reasons.DETACHED):
        words["cell"] = cell_name(place)
    elif reason in (reasons.BLOCK_TWICE, reasons.LOST_BLOCK):
        words["block"] = thing
    elif reason == reasons.WRONG_NUMBER:
        words["balconies"] = thing
    return words
