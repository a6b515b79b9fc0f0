"""The box of Tiny Garden, and the score form: a final position of a real table."""

from typing import Any

import msgspec
import numpy as np

from rooftree.engine.box import Box, Sheet
from rooftree.engine.buffers import Array
from rooftree.engine.errors import Problem, RooftreeError, one_of, shown
from rooftree.engine.game import find_game
from rooftree.engine.luck import tape
from tiny_garden import rules
from tiny_garden.state import BOX, FINISHED, FLOWERS, HAND, SEATS, STATE


def pack_box(sheet: Sheet) -> Array:
    """Check the box (TG-01) and pack how many of each flower there are, and what they are worth."""
    packed = np.zeros(1, BOX)
    rows = sheet.tables("flower")
    for row in rows:
        id = row.text("id", FLOWERS)
        row.names()
        copies, points = row.number("copies", 1, 40), row.number("points", 0, 9)
        row.basis()
        row.close()
        if id in FLOWERS:
            packed["copies"][0, FLOWERS.index(id)] = copies
            packed["points"][0, FLOWERS.index(id)] = points
    found = [row.content.get("id") for row in rows]
    if sorted(map(str, found)) != sorted(FLOWERS):
        sheet.problem("flower", found, ", ".join(FLOWERS) + ", once each")
    cards = int(packed["copies"].sum())
    if cards < SEATS * HAND:
        sheet.problem("flower.copies", f"{cards} cards", f"at least {SEATS * HAND}: a hand for every seat")
    return packed


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """One seat's garden: how many plants of each flower, and how many drops on them."""

    plants: dict[str, int]
    drops: dict[str, int] = {}
    name: str = ""


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game; the seat that was first in every round is listed first."""

    game: str
    seats: list[SeatForm]
    options: dict[str, str] = {}
    box: str = ""


def lay(box: Box, form: Form, place: str) -> tuple[Array, list[dict[str, Any]]]:
    """The position of a form: every card that is in no garden is put back into the deck."""
    table = np.zeros(1, STATE)
    s = table[0]
    options = find_game("tiny-garden").option_numbers(len(form.seats), form.options)
    rules.deal(box.record[0], s, options, tape([])[0])
    problems: list[Problem] = []
    for seat, garden in enumerate(form.seats):
        for name, counts in (("plants", garden.plants), ("drops", garden.drops)):
            for flower, count in counts.items():
                where = f"{place}, seats[{seat}].{name}.{flower}"
                if flower not in FLOWERS:
                    problems.append(Problem(where, shown(flower), one_of(FLOWERS)))
                elif not 0 <= count <= 9:
                    problems.append(Problem(where, str(count), "a whole number from 0 to 9"))
                else:
                    s[name][seat, FLOWERS.index(flower)] = count
    if problems:
        raise RooftreeError(problems)
    s.deck[:] -= s.plants.sum(axis=0, dtype=np.int8)
    s.round_no = s.rounds
    s.phase = FINISHED
    s.over = rules.LAST_ROUND
    return table, []


def unreachable(box: Box, s: Any) -> list[dict[str, Any]]:
    """Nothing: a position that keeps every rule can be reached, as sowing and watering go in any order."""
    return []
