"""A Treehouse table in plain text: upside-down trees of room codes. A code begins with its colour's letter."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rooftree.engine.box import Box
from rooftree.engine.text import Texts
from rooftree.games.treehouse.state import COLOURS, LEVELS, SLOTS, level_of, slot_name

Block = tuple[str, str]
CELL = 4
SCALE = {-1: "●─┴──", 0: "──●──", 1: "──┴─●"}


def draw(box: Box, table: Mapping[str, Any], texts: Texts) -> list[Block]:
    """Titled blocks: a tree for every seat, the colour cards, the hands that may be seen."""
    levels = _levels_to_draw(table)
    blocks = [(_title(table, seat, texts), _tree(tree, levels, texts)) for seat, tree in enumerate(table["trees"])]
    blocks.append((texts.message("draw-colours"), _colours(box, table, texts)))
    if table.get("hand"):
        blocks.append((texts.message("draw-hand"), _rooms(table["hand"], texts)))
    for seat, rooms in enumerate(table.get("hands", [])):
        if rooms:
            blocks.append((f"{texts.message('draw-hand')}: {texts.seat(seat)}", _rooms(rooms, texts)))
    if table.get("met"):
        blocks.append((texts.message("draw-met"), "\n".join(_met(table["met"], texts))))
    return blocks


def _levels_to_draw(table: Mapping[str, Any]) -> int:
    """Up to the level above the highest room, the same for all trees."""
    slots = [slot for tree in table["trees"] for slot in tree["rooms"]]
    return min(LEVELS, max((int(slot.partition(".")[0]) for slot in slots), default=1) + 1)


def _title(table: Mapping[str, Any], seat: int, texts: Texts) -> str:
    name = texts.seat(seat)
    return texts.message("draw-lead", name=name) if table["lead"] == seat else name


def _tree(tree: Mapping[str, Any], levels: int, texts: Texts) -> str:
    """The highest level on top; an empty slot shows its name."""
    width = CELL * levels - 1
    rows: list[list[str]] = [[] for _ in range(levels + 1)]
    for slot in range(1, SLOTS + 1):
        if level_of(slot) <= levels:
            rows[level_of(slot)].append(tree["rooms"].get(slot_name(slot), slot_name(slot)))
    lines = [" ".join(row).center(width) for row in reversed(rows[2:])]
    lines += [SCALE[tree["marker"]].center(width), ""]
    lines.append(texts.message("count-points", points=tree["score"]))
    for key in ("condition", "revealed"):
        if tree[key] is not None:
            lines.append(texts.name("condition" if key == "condition" else "room", tree[key]))
    if tree["decided"]:
        lines.append("✓")
    return "\n".join(line.rstrip() for line in lines)


def _colours(box: Box, table: Mapping[str, Any], texts: Texts) -> str:
    """A line for every colour card: rooms of each seat, what lies on it, who won it."""
    colour_of = {room["id"]: room["colour"] for room in box.content["room"]}
    counts = [Counter(colour_of[room] for room in tree["rooms"].values()) for tree in table["trees"]]
    laid = table["laid"][-1] if table["laid"] else {}
    names = [texts.name("colour", colour) for colour in COLOURS]
    width = max(map(len, names))
    lines = []
    for colour, name in zip(COLOURS, names, strict=True):
        cells = [f"{name:<{width}}", *(f"{count[colour]:>2}" for count in counts)]
        if colour in laid:
            cells.append(texts.name("condition", laid[colour]))
        if colour in table["majorities"]:
            cells.append(f"→ {texts.seat(table['majorities'][colour])}")
        lines.append(" ".join(cells))
    middle = [f"{texts.name('condition', condition)} × {left}" for condition, left in table["middle"].items()]
    if middle:
        lines += ["", texts.message("draw-middle", conditions=", ".join(middle))]
    lines.append(texts.message("draw-piles", deck=table["deck"], discards=table["discards"]))
    return "\n".join(lines)


def _rooms(rooms: list[str], texts: Texts) -> str:
    return "\n".join(f"{room} {texts.name('room', room)}" for room in rooms)


def _met(met: list[Mapping[str, Any]], texts: Texts) -> Iterator[str]:
    """TH-55: the rooms held this round, and where they are as far as the seat can know."""
    for room in met:
        where = {key: room[key] for key in ("seat", "slot") if key in room}
        yield f"{room['room']} " + texts.message(f"draw-at-{room.get('at', 'unknown')}", **where)
