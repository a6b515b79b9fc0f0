"""A Balconia box: the faces of 22 balcony blocks and the doors of 3 entrance blocks."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from rooftree.engine.box import Sheet
from rooftree.engine.buffers import Array
from rooftree.engine.errors import one_of
from rooftree.games.balconia.state import (
    ANYONE,
    AREAS,
    BALCONY,
    BLOCKS,
    BOX,
    DOOR_KINDS,
    ENTRANCES,
    FIRST_FLOWER,
    FLOWER,
    FLOWER_COLOURS,
    FLOWERS,
    LETTERS,
    LOVERS,
    OBJECTS,
    PAYS,
    PERSON,
    TARGETS,
)

FACE_IDS = tuple(f"{block}{letter}" for block in range(1, BLOCKS + 1) for letter in LETTERS)
DOOR_IDS = tuple(f"E{block}{letter}" for block in range(1, ENTRANCES + 1) for letter in LETTERS)
DOOR_TARGETS = TARGETS[: TARGETS.index("flower_colours")]
MOST_PIECES = 9
LOVER_CONDITIONS = {
    "lover_left": {"area": "column_left", "target": "lover_right", "pay": "5if"},
    "lover_right": {"area": "column_right", "target": "lover_left", "pay": "5if"},
}
CONDITION_KEYS = ("area", "target", "second", "absent", "pay")

Objects = Mapping[str, Any]
Condition = Mapping[str, Any] | None
Wrong = tuple[str, object, str]
"""A key, what was found there, what was expected."""


def pack_box(sheet: Sheet) -> Array:
    """Check the box (BA-84, BA-143) and pack what stands on its faces and doors."""
    packed = np.zeros(1, BOX)
    _pack_faces(sheet, packed)
    _pack_doors(sheet, packed)
    count_pieces(packed[0])
    return packed


def _pack_faces(sheet: Sheet, packed: Array) -> None:
    rows = sheet.tables("face")
    for n, row in enumerate(rows[: len(FACE_IDS)]):
        row.text("id", FACE_IDS[n : n + 1])
        row.basis()
        objects = row.table("objects").content
        condition = row.table("condition").content if "condition" in row.content else None
        row.close()
        problems = list(face_problems(objects, condition))
        for key, found, expected in problems:
            row.problem(key, found, expected)
        if not problems:
            pack_face(packed[0], n, objects, condition)
    if len(rows) != len(FACE_IDS):
        sheet.problem("face", f"{len(rows)} faces", f"{len(FACE_IDS)}: four of each of {BLOCKS} blocks")


def _pack_doors(sheet: Sheet, packed: Array) -> None:
    rows = sheet.tables("door")
    for n, row in enumerate(rows[: len(DOOR_IDS)]):
        row.text("id", DOOR_IDS[n : n + 1])
        row.basis()
        kind = row.text("kind", DOOR_KINDS)
        first, second = row.text("first", DOOR_TARGETS), row.text("second", DOOR_TARGETS)
        if first == second:
            row.problem("second", second, "another object than the first")
        row.close()
        if kind in DOOR_KINDS and {first, second} <= set(DOOR_TARGETS):
            pack_door(packed[0], n, kind, first, second)
    if len(rows) != len(DOOR_IDS):
        sheet.problem("door", f"{len(rows)} doors", f"{len(DOOR_IDS)}: four of each of {ENTRANCES} blocks")


def face_problems(objects: Objects, condition: Condition) -> Iterator[Wrong]:
    """Everything that keeps a face from being one (BA-83, BA-84)."""
    for name, count in objects.items():
        if name not in OBJECTS:
            yield f"objects.{name}", "an unknown object", one_of(OBJECTS)
        elif not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= MOST_PIECES:
            yield f"objects.{name}", count, f"a whole number from 1 to {MOST_PIECES}"
    if not objects:
        yield "objects", "none", "at least one object"
    lovers = [name for name in LOVERS if name in objects]
    if len(lovers) > 1 or any(objects[name] != 1 for name in lovers):
        yield "objects", "more than one lover", "one lover at most"
    elif lovers:
        wanted = LOVER_CONDITIONS[lovers[0]]
        if condition != wanted:
            yield "condition", condition, f"{wanted}: the face shows {lovers[0]}"
    elif condition is not None:
        yield from _condition_problems(condition)


def _condition_problems(condition: Mapping[str, Any]) -> Iterator[Wrong]:
    """The condition of a face without a lover."""
    targets = [target for target in TARGETS if target not in LOVERS]
    absent, pay, target = condition.get("absent", False), condition.get("pay"), condition.get("target")
    for key in condition:
        if key not in CONDITION_KEYS:
            yield f"condition.{key}", "an unknown key", one_of(CONDITION_KEYS)
    if condition.get("area") not in AREAS:
        yield "condition.area", condition.get("area"), one_of(AREAS)
    if target not in targets:
        yield "condition.target", target, one_of(targets)
    if pay not in tuple(PAYS):
        yield "condition.pay", pay, one_of(PAYS)
    if absent is not True and absent is not False:
        yield "condition.absent", absent, "true, or no such key"
    if "second" in condition:
        if condition["second"] not in targets or condition["second"] == target:
            yield "condition.second", condition["second"], "another target than the first"
        if pay != "5if" or absent:
            yield "condition.second", "a second target", 'one target, unless the pay is "5if" for what is there'
    if absent is True and target == "flower_colours":
        yield "condition.target", target, "a target that can be absent"
    if absent is True and target == "balcony" and pay != "5if":
        yield "condition.pay", pay, '"5if", where balconies are to be absent'


def pack_face(box: Any, face: int, objects: Objects, condition: Condition) -> None:
    """What stands on a face that has no problems, as the rules count it."""
    hits = np.zeros(ANYONE + 1, np.int64)
    for name, count in objects.items():
        hits[OBJECTS.index(name)] = count
    flowers = hits[FIRST_FLOWER : FIRST_FLOWER + len(FLOWERS)]
    hits[FLOWER] = flowers.sum()
    hits[FLOWER_COLOURS] = sum(1 << colour for colour, count in enumerate(flowers) if count)
    hits[BALCONY] = 1
    hits[ANYONE] = hits[PERSON] + sum(hits[OBJECTS.index(name)] for name in LOVERS)
    box.hits[face] = hits
    rule: Mapping[str, Any] = condition or {}
    target = rule.get("target", TARGETS[0])
    box.area[face] = AREAS.index(rule.get("area", AREAS[0]))
    box.target[face] = TARGETS.index(target)
    box.second[face] = TARGETS.index(rule.get("second", target))
    box.absent[face] = rule.get("absent", False)
    box.pay[face] = PAYS[rule["pay"]] if condition else 0


def pack_door(box: Any, door: int, kind: str, first: str, second: str) -> None:
    """What a door asks for."""
    box.door_kind[door] = DOOR_KINDS.index(kind)
    box.door_first[door] = TARGETS.index(first)
    box.door_second[door] = TARGETS.index(second)


def count_pieces(box: Any) -> None:
    """How much of everything the box has; of flower colours, how many a face shows."""
    hits = box.hits.astype(np.int64)
    hits[:, FLOWER_COLOURS] = [int(colours).bit_count() for colours in hits[:, FLOWER_COLOURS]]
    box.pieces[:] = hits.sum(axis=0)
    box.holders[:] = (hits > 0).sum(axis=0)
