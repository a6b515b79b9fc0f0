"""A Balconia table in plain text: a facade as its owner sees it, what each balcony wants, the block in play."""

from collections.abc import Iterator, Mapping
from typing import Any

from rooftree.engine.box import Box
from rooftree.engine.text import Texts
from rooftree.games.balconia.state import CELL_NUMBERS, LETTERS, SIZE, cell_name

Block = tuple[str, str]
CELL = 6
EMPTY, BALCONY, ENTRANCE = "·", "■", "∏"


def draw(box: Box, table: Mapping[str, Any], texts: Texts) -> list[Block]:
    """Titled blocks: the facades that are shown (else the bare frame), their balconies, the block in play, tokens."""
    blocks: list[Block] = []
    facades = [(seat, facade) for seat, facade in enumerate(table["facades"]) if facade is not None]
    for seat, facade in facades:
        title = texts.message("draw-facade", name=texts.seat(seat), colour=facade["colour"], points=facade["points"])
        drawn = {cell: f"{stands['face']}:{stands['points']}" for cell, stands in facade["balconies"].items()}
        blocks.append((title, "\n".join(_frame({**drawn, facade["entrance"]: ENTRANCE}))))
        blocks.append((texts.message("draw-balconies"), "\n".join(_balconies(facade, texts))))
    if not facades:
        frame = {**dict.fromkeys(table["filled"], BALCONY), table["entrance"]: ENTRANCE}
        blocks.append((texts.message("draw-frame"), "\n".join(_frame(frame))))
    if table["in_play"] is not None:
        title = texts.message("draw-block", block=table["in_play"]["block"])
        blocks.append((title, "\n".join(_in_play(table["in_play"], texts))))
    blocks.append((texts.message("draw-tokens"), "\n".join(_tokens(table, texts))))
    return blocks


def described(face: Mapping[str, Any], texts: Texts) -> str:
    """The objects of a face, and its condition in a sentence."""
    objects = ", ".join(counted(name, count, texts) for name, count in face["objects"].items())
    return f"{objects} | {wanted(face, texts)}"


def wanted(face: Mapping[str, Any], texts: Texts) -> str:
    """The condition of a face in a sentence."""
    condition = face["condition"]
    return texts.message("condition-none") if condition is None else texts.message("condition", **condition)


def counted(name: str, count: int, texts: Texts) -> str:
    """An object and how often it is there."""
    said = texts.name("object", name)
    return said if count == 1 else f"{said} ×{count}"


def _frame(cells: Mapping[str, str]) -> Iterator[str]:
    """The cells from the top level down; an empty one is a dot."""
    for level in range(SIZE - 1, -1, -1):
        row = [cells.get(cell_name(level * SIZE + column), EMPTY) for column in range(SIZE)]
        yield f"L{level + 1} " + "".join(f"{text:>{CELL}}" for text in row)
    yield "   " + "".join(f"{f'C{column + 1}':>{CELL}}" for column in range(SIZE))


def _balconies(facade: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Every balcony from the top level down, then the door."""
    order = sorted(facade["balconies"], key=lambda cell: (-int(cell[1]), CELL_NUMBERS[cell]))
    for cell in order:
        stands = facade["balconies"][cell]
        yield f"{cell} {stands['face']:>3} {stands['points']:>2}  {described(stands, texts)}"
    door = facade["door"]
    points = "?" if door["points"] is None else door["points"]
    counts = "{} : {}".format(*door["counts"])
    yield f"{facade['entrance']} {door['door']:>3} {points:>2}  {texts.message('door', **_asked(door))} ({counts})"


def _asked(door: Mapping[str, Any]) -> dict[str, str]:
    return {key: door[key] for key in ("kind", "first", "second")}


def _in_play(block: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """The four faces; with a pair chosen, whose each is."""
    for letter, face in zip(LETTERS, block["faces"], strict=True):
        owner = next((seat for seat, half in enumerate(block["halves"] or ()) if letter in half), None)
        whose = "" if owner is None else f"  → {texts.seat(owner)}"
        yield f"{letter}  {described(face, texts)}{whose}"


def _tokens(table: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """How far the match is, and which blocks are still on the table."""
    yield texts.message("draw-turn", turn=table["turn"], tokens=table["tokens"])
    yield texts.message("draw-on-table", blocks=", ".join(map(str, table["on_table"])))
