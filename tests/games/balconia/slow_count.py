"""A slow, independent count of a Balconia facade, from the content of the box and nothing of the rules' code.

It walks over names of cells and lists of objects, and pairs lovers by trying all ways (BA-90), so that it shares no
table, no mask and no order with the rules.
"""

import itertools
from collections.abc import Iterator, Mapping
from typing import Any

FLOWERS = ("hot_pink", "light_pink", "purple", "orange", "turquoise", "white")
Face = Mapping[str, Any]
Facade = Mapping[str, Face]
"""What a side sees in its cells; the entrance is no part of it."""


def at(level: int, column: int) -> str:
    return f"L{level}C{column}"


def place(cell: str) -> tuple[int, int]:
    return int(cell[1]), int(cell[3])


def pieces(face: Face, target: str, lovers_count: bool) -> int:
    """How many hits a face has; for flower colours see `colours`."""
    objects = face["objects"]
    if target == "balcony":
        return 1
    if target == "flower":
        return sum(objects.get(f"flower_{colour}", 0) for colour in FLOWERS)
    if target == "flower_colours":
        return len(colours(face))
    if target == "person" and lovers_count:
        return objects.get("person", 0) + objects.get("lover_left", 0) + objects.get("lover_right", 0)
    return int(objects.get(target, 0))


def colours(face: Face) -> set[str]:
    return {colour for colour in FLOWERS if face["objects"].get(f"flower_{colour}", 0)}


def area(name: str, cell: str, around: int) -> list[str]:
    """The cells of the frame in an area, the group left out."""
    level, column = place(cell)
    found = []
    for x, y in itertools.product(range(1, 6), repeat=2):
        up, right = x - level, y - column
        inside = {
            "own_row": up == 0,
            "row_above": up == 1,
            "around": (up, right) != (0, 0)
            and (max(abs(up), abs(right)) == 1 if around == 8 else abs(up) + abs(right) == 1),
            "column_right": right == 1,
            "column_left": right == -1,
            "above": right == 0 and up > 0,
            "below": right == 0 and up < 0,
            "right": (up, right) == (0, 1),
            "left": (up, right) == (0, -1),
        }[name]
        if inside:
            found.append(at(x, y))
    return found


def group(facade: Facade, cell: str, lovers_count: bool) -> list[str]:
    """BA-66 to BA-68."""
    condition = facade[cell]["condition"]
    wanted = [condition["target"], condition.get("second", condition["target"])]

    def links(other: str) -> bool:
        holds = any(pieces(facade[other], target, lovers_count) for target in wanted)
        return not holds if condition.get("absent") else holds

    reached, fresh = {cell}, [cell]
    while fresh:
        x, y = place(fresh.pop())
        for other in (at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)):
            if other in facade and other not in reached and links(other):
                reached.add(other)
                fresh.append(other)
    return sorted(reached)


def balcony_points(facade: Facade, cell: str, around: int = 8, lovers_count: bool = True) -> int:
    """The points of one face's own condition, lovers left out."""
    condition = facade[cell].get("condition")
    if condition is None or is_lover(facade[cell]):
        return 0
    target, pay = condition["target"], condition["pay"]
    if condition["area"] == "group":
        cells = group(facade, cell, lovers_count)
    else:
        cells = area(condition["area"], cell, around)
        if not cells:
            return 0
    faces = [facade[other] for other in cells if other in facade and (target != "balcony" or other != cell)]
    holding = [face for face in faces if pieces(face, target, lovers_count)]
    if condition.get("absent"):
        return (5 if not holding else 0) if pay == "5if" else int(pay) * (len(faces) - len(holding))
    if pay == "5if":
        both = [face for face in faces if pieces(face, condition.get("second", target), lovers_count)]
        return 5 if holding and both else 0
    if target == "flower_colours":
        return int(pay) * len(set().union(*(colours(face) for face in faces)))
    return int(pay) * sum(pieces(face, target, lovers_count) for face in faces)


def is_lover(face: Face) -> bool:
    return "lover_left" in face["objects"] or "lover_right" in face["objects"]


def best_pairing(facade: Facade) -> int:
    """How many pairs of lovers are possible at most: every way is tried (BA-93)."""

    def ways(rights: tuple[str, ...], lefts: frozenset[str]) -> Iterator[int]:
        if not rights:
            yield 0
            return
        first, rest = rights[0], rights[1:]
        yield from ways(rest, lefts)
        for other in lefts:
            if place(other)[1] == place(first)[1] + 1:
                yield from (1 + more for more in ways(rest, lefts - {other}))

    rights = tuple(cell for cell, face in facade.items() if "lover_right" in face["objects"])
    lefts = frozenset(cell for cell, face in facade.items() if "lover_left" in face["objects"])
    return max(ways(rights, lefts))


def count(facade: Facade, target: str, lovers_count: bool) -> int:
    """BA-79."""
    return sum(pieces(face, target, lovers_count) for face in facade.values())


def door_points(door: Mapping[str, str], mine: Facade, theirs: Facade, lovers_count: bool = True) -> int:
    """BA-101 to BA-104."""
    first, second = (count(mine, door[key], lovers_count) for key in ("first", "second"))
    if door["kind"] == "rarer":
        return first if first < second else second
    if door["kind"] == "difference":
        return first - second if first > second else second - first
    points = 0
    if first > count(theirs, door["first"], lovers_count):
        points += 5
    if second > count(theirs, door["second"], lovers_count):
        points += 3
    return points
