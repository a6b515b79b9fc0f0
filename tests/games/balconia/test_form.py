"""The score form: facades by block and face or described, and forms that can't be read."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.pad import lay_out, read_form
from rooftree.engine.words import example_forms
from tests.games.balconia.table import GAME, behind, mirrored

RULEBOOK_39, WITHOUT_BLOCKS = example_forms(GAME.folder)
Form = dict[str, Any]
Change = Callable[[Form], object]


def changed(change: Change, example: Any = RULEBOOK_39) -> Any:
    """An example with something changed, as it is laid out."""
    form = json.loads(example.read_bytes())
    change(form)
    return lay_out(GAME, read_form(GAME, msgspec.json.encode(form), "form.json"), "form.json")


def as_it_is(_form: Form) -> None:
    """Nothing changes."""


def refused(change: Change, example: Any = RULEBOOK_39) -> list[str]:
    with pytest.raises(RooftreeError) as caught:
        changed(change, example)
    return [str(problem) for problem in caught.value.problems]


def totals(laid: Any) -> list[int]:
    return [seat["total"] for seat in laid.result["seats"]]


def facade(form: Form, seat: int = 0) -> dict[str, str]:
    return form["seats"][seat].setdefault("facade", {})


def test_the_examples_score() -> None:
    assert totals(changed(as_it_is)) == [39, 21]
    assert totals(changed(as_it_is, WITHOUT_BLOCKS)) == [39, 25]


def turn_round(form: Form) -> None:
    """The same house, told by the other seat."""
    mine = facade(form)
    form["seats"][1]["facade"] = {mirrored(cell): behind(text) for cell, text in mine.items()}
    form["seats"][0]["facade"] = {}


def test_either_seat_may_tell_the_house() -> None:
    laid = changed(turn_round)
    assert totals(laid) == [39, 21]
    assert laid.faults == []


def test_a_pink_door_makes_the_first_seat_pink() -> None:
    def swap(form: Form) -> None:
        turn_round(form)
        form["seats"].reverse()

    laid = changed(swap)
    assert totals(laid) == [21, 39]
    assert laid.result["winners"] == [1]


def test_faces_named_and_described_go_together() -> None:
    def describe(form: Form) -> None:
        facade(form)["L1C1"] = "heart lover_right flower_orange | lover"
        facade(form, 1)["L1C5"] = "heart laundry | right:person:3"

    laid = changed(describe)
    assert totals(laid) == [39, 21]
    assert laid.faults == []
    assert laid.box.hash != changed(as_it_is).box.hash


def test_a_described_door_is_that_of_both_sides() -> None:
    laid = changed(lambda form: facade(form).update(L1C3="difference bird awning"))
    assert totals(laid) == [36 + 2, 20 + 1]


def test_options_are_kept() -> None:
    laid = changed(lambda form: form.update(options={"entrance_cell": "1"}))
    assert [fault["reason"] for fault in laid.faults] == ["entrance-misplaced"]


@pytest.mark.parametrize(
    "change, faults",
    [
        (lambda form: facade(form).pop("L4C1"), [("wrong-number", {"balconies": 13})]),
        (
            lambda form: facade(form).update(L5C5="1a"),
            [("detached", {"cell": "L5C5"}), ("wrong-number", {"balconies": 15})],
        ),
        (lambda form: facade(form).update(L4C1="8b"), [("block-twice", {"block": 8})]),
        (
            lambda form: (facade(form).update(L5C1=facade(form).pop("L1C2")), facade(form).update(L5C3="1a")),
            [("wrong-number", {"balconies": 15})],
        ),
    ],
    ids=["too few", "detached", "twice", "too many"],
)
def test_every_rule_that_a_house_breaks_is_listed(change: Change, faults: list[tuple[str, Form]]) -> None:
    found = changed(change).faults
    assert [
        (fault["reason"], {key: fault[key] for key in fault if key not in ("reason", "paragraph")}) for fault in found
    ] == faults


def test_an_entrance_off_the_bottom_row_is_a_fault() -> None:
    def move(form: Form) -> None:
        cells = facade(form)
        cells["L3C3"] = cells.pop("L1C3")

    found = changed(move).faults
    assert [(fault["reason"], fault["cell"], fault["paragraph"]) for fault in found] == [
        ("entrance-misplaced", "L3C3", "BA-14")
    ]


@pytest.mark.parametrize(
    "change, expected",
    [
        (lambda form: facade(form).update(L6C1="1a"), 'facade.L6C1: found no such cell, expected a cell from L1C1'),
        (lambda form: facade(form).update(L5C1="23a"), 'seats[0].facade.L5C1: found "23a", expected the id of a face'),
        (lambda form: facade(form).update(L5C1=""), "seats[0].facade.L5C1, objects: found \"none\""),
        (lambda form: facade(form).update(L5C1="dog"), "L5C1, objects.dog: found"),
        (lambda form: facade(form).update(L5C1="cat*x"), 'seats[0].facade.L5C1: found "cat*x"'),
        (lambda form: facade(form).update(L5C1="cat*0"), "L5C1, objects.cat: found 0, expected a whole number from 1"),
        (lambda form: facade(form).update(L5C1="cat | near:cat:1"), 'L5C1, condition.area: found "near"'),
        (lambda form: facade(form).update(L5C1="cat | left:cat"), 'L5C1: found "cat | left:cat", expected the id of'),
        (lambda form: facade(form).update(L5C1="cat | lover"), 'condition.target: found "lover_right"'),
        (lambda form: facade(form).update(L5C1="lover_left"), "L5C1, condition: found nothing"),
        (lambda form: facade(form).update(L5C1="cat"), 'seats[1].facade.L5C5: found nothing, expected what stands opp'),
        (lambda form: facade(form, 1).update(L5C5="cat"), "seats[0].facade.L5C1: found nothing, expected what stands"),
        (lambda form: facade(form, 1).update(L1C5="21b"), 'seats[1].facade.L1C5: found "21b", expected 21a'),
        (lambda form: facade(form, 1).update(L1C5="cat"), 'seats[1].facade.L1C5: found "cat", expected 21a'),
        (lambda form: facade(form, 1).update(L1C3="E2d"), 'found "E2d", expected E2c, which is opposite E2a'),
        (lambda form: facade(form, 1).update(L1C3="E2b"), 'found "E2b", expected a pink door'),
        (lambda form: facade(form, 1).update(L1C3="1a"), 'seats[1].facade.L1C3: found "1a", expected a door'),
        (lambda form: facade(form, 1).update(L2C3="E2c"), 'seats[1].facade.L2C3: found another entrance'),
        (lambda form: facade(form).update(L1C3="rarer note"), 'L1C3: found "rarer note", expected the id of a door'),
        (lambda form: facade(form).update(L1C3="rarer note note"), 'L1C3: found "rarer note note"'),
        (lambda form: facade(form).update(L1C3="rarer note balcony"), 'L1C3: found "rarer note balcony"'),
        (lambda form: facade(form).pop("L1C3"), 'form.json, seats: found no entrance, expected a door in one cell'),
        (lambda form: form["seats"].pop(), "form.json, seats: found 1, expected one of 2"),
        (lambda form: form["seats"][0].update(facade=[]), "form.json, seats[0].facade: found"),
        (lambda form: form.update(box="huge"), 'form.json, box: found "huge", expected one of rebuilt'),
        (lambda form: form.update(options={"around": "5"}), 'form.json, option around: found "5"'),
    ],
)  # fmt: skip
def test_a_form_that_cannot_be_read_names_the_place(change: Change, expected: str) -> None:
    problems = refused(change)
    assert any(expected in problem for problem in problems), problems


def test_every_problem_of_a_form_is_listed() -> None:
    def spoil(form: Form) -> None:
        facade(form).update(L5C1="dog", L5C2="23a", L9C9="1a")

    assert len(refused(spoil)) == 3


def test_a_house_without_blocks_left_is_refused() -> None:
    def fill(form: Form) -> None:
        for seat in range(2):
            form["seats"][seat]["facade"] = {
                f"L{level}C{column}": "cat"
                for level in range(1, 6)
                for column in range(1, 6)
                if (level, column) != (1, 3)
            } | {"L1C3": "rarer cat bird"}

    assert refused(fill) == ["form.json, seats: found 24 balconies, expected at most 22"]
