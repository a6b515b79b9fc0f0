"""A Dream Home table in plain text: the display, and every house as a plan of room codes."""

from collections.abc import Iterator, Mapping
from typing import Any

from rooftree.engine.box import Box
from rooftree.engine.text import Texts
from rooftree.games.dream_home.state import CELLS

Block = tuple[str, str]
WALL, OPEN, FREE, DOWN, SCAFFOLD = " ", "=", "··", "##", "SC"
FLOORS = (CELLS[:5], CELLS[5:10], CELLS[10:])
TOKEN = "*"
"""Marks the card that a token lies on; the list below says which."""


def draw(box: Box, table: Mapping[str, Any], texts: Texts) -> list[Block]:
    """Titled blocks: the display, then a house for every seat."""
    blocks = [(texts.message("draw-display", round=table["round"]), "\n".join(_display(table, texts)))]
    for seat, house in enumerate(table["houses"]):
        name = texts.seat(seat)
        title = texts.message("draw-marker", name=name) if table["first"] == seat else name
        blocks.append((title, "\n".join(_house(house, texts))))
    piles = {"rooms": len(table["room_pile"]), "cards": table["card_pile"]}
    blocks.append((texts.message("draw-piles"), texts.message("draw-discarded", **piles)))
    return blocks


def _display(table: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """A line a column: what lies above, and the room below."""
    for column in table["display"]:
        if column["room"] is None:
            yield f"{column['column']}  –"
            continue
        card = texts.message("card-marker") if column["card"] is None else texts.name("card", column["card"])
        yield f"{column['column']}  {column['room']} {texts.name('room', _kind(column['room']))} + {card}"


def _kind(code: str) -> str:
    """The type of a room card: LR of LR-01."""
    return code.rpartition("-")[0]


def _house(house: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Three floors with the ground under the first columns, then what lies in and beside the house."""
    joined = {(room["cells"][n], cell) for room in house["rooms"] for n, cell in enumerate(room["cells"][1:])}
    yield "   1   2   3   4   5"
    for floor in FLOORS:
        line = floor[0][0] + " " + "    " * (5 - len(floor))
        for n, cell in enumerate(floor):
            line += _card(house["cells"].get(cell))
            if n + 1 < len(floor):
                line += OPEN if (cell, floor[n + 1]) in joined else WALL
        yield line.rstrip()
    for cell, card in house["cells"].items():
        if "token" in card:
            yield f"{cell} {texts.name('token', card['token'])}"
    for code in [*house["outside"], *house["beside"]]:
        yield f"+ {texts.name('card', code)}"
    for code in house.get("roof_cards", []):
        yield f"^ {texts.name('card', code)}"
    yield texts.message("count-roofs", roofs=house["roofs"])
    yield texts.message("draw-points", points=house["points"])


def _card(card: Mapping[str, Any] | None) -> str:
    """A cell in three letters."""
    if card is None:
        return FREE + " "
    if "scaffold" in card:
        return SCAFFOLD + " "
    code = DOWN if card["face"] == "down" else _kind(card["room"])[:2]
    return f"{code:<2}" + (TOKEN if "token" in card else " ")
