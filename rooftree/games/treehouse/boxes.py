"""A Treehouse box: rooms by colour, and how many of each condition."""

import numpy as np

from rooftree.engine.box import Sheet
from rooftree.engine.buffers import Array
from rooftree.games.treehouse.state import BOX, COLOURS, CONDITIONS, PER_COLOUR, ROOMS


def pack_box(sheet: Sheet) -> Array:
    """Check the box (TH-174) and pack the colours of its rooms."""
    packed = np.zeros(1, BOX)
    _pack_conditions(sheet, packed)
    _check_colours(sheet)
    _pack_rooms(sheet, packed)
    return packed


def _pack_conditions(sheet: Sheet, packed: Array) -> None:
    rows = sheet.tables("condition")
    for row in rows:
        id = row.text("id", CONDITIONS[1:3])
        row.names()
        copies = row.number("copies", 0, 4)
        row.basis()
        row.close()
        if id in CONDITIONS:
            packed["conditions"][0, CONDITIONS.index(id)] = copies
    if sorted(str(row.content.get("id")) for row in rows) != ["cancel", "double"]:
        sheet.problem("condition", [row.content.get("id") for row in rows], "double and cancel, once each")
    copies_in_all, cancels = int(packed["conditions"].sum()), int(packed["conditions"][0, 2])
    if copies_in_all < 4 or cancels < 2:
        sheet.problem(
            "condition.copies",
            f"{copies_in_all} conditions, {cancels} of them cancel",
            "a condition for each of four seats, and two cancels for two seats",
        )


def _check_colours(sheet: Sheet) -> None:
    rows = sheet.tables("colour")
    for row in rows:
        row.text("id", COLOURS)
        row.names()
        row.text("theme")
        row.number("rooms", PER_COLOUR, PER_COLOUR)
        row.basis()
        row.close()
    found = [row.content.get("id") for row in rows]
    if found != list(COLOURS):
        sheet.problem("colour", found, "the colours " + ", ".join(COLOURS) + ", in this order")


def _pack_rooms(sheet: Sheet, packed: Array) -> None:
    rows = sheet.tables("room")
    taken: dict[str, str] = {}
    per_colour = dict.fromkeys(COLOURS, 0)
    for n, row in enumerate(rows):
        values = {"id": row.text("id"), **row.names()}
        colour = row.text("colour", COLOURS)
        row.close()
        for key, value in values.items():
            if f"{key} {value}" in taken:
                row.problem(key, value, f"a value of its own: {taken[f'{key} {value}']} has it too")
            taken[f"{key} {value}"] = row.where
        if colour in per_colour:
            per_colour[colour] += 1
            if n < ROOMS:
                packed["colour"][0, n] = COLOURS.index(colour)
    if len(rows) != ROOMS:
        sheet.problem("room", f"{len(rows)} rooms", f"{ROOMS} rooms")
    for colour, count in per_colour.items():
        if count != PER_COLOUR:
            sheet.problem("room", f"{count} {colour} rooms", f"{PER_COLOUR} of each colour")
