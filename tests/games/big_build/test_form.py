"""The score form: games of a real table, good and bad."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.pad import Laid, lay_out, read_form
from rooftree.engine.text import Texts
from rooftree.engine.words import example_forms
from tests.games.big_build.table import BOX, GAME, TOKENS

Form = dict[str, Any]
EXAMPLES: dict[str, Form] = {path.stem: json.loads(path.read_bytes()) for path in example_forms(GAME.folder)}


def laid(form: Form) -> Laid:
    return lay_out(GAME, read_form(GAME, msgspec.json.encode(form), "my.json"), "my.json")


def changed(example: str, change: Callable[[Form], object]) -> Form:
    form: Form = json.loads(json.dumps(EXAMPLES[example]))
    change(form)
    return form


def said(form: Form, language: str = "en") -> list[str]:
    """The faults of a form in sentences."""
    names = [seat.get("name", "") for seat in form["seats"]]
    return [Texts(GAME, BOX, language, names).fault(fault) for fault in laid(form).faults]


def test_BB_51_the_listed_picture_is_scored_token_by_token() -> None:
    found = laid(EXAMPLES["picture"])
    assert found.faults == []
    seats = found.result["seats"]
    assert [seat["total"] for seat in seats] == [10, 12, 15]
    assert [seat["place"] for seat in seats] == [3, 2, 1]
    assert [line["token"] for line in seats[0]["lines"]] == ["paint-1", "brick-2", "rope-2", "log-2", "nail-4"]
    assert [line["points"] for line in seats[2]["lines"]] == [1, 3, 3, 3, 5]
    assert found.result["reason"] == "complete"


def test_BB_55_victory_cards_alone_are_counted() -> None:
    found = laid(EXAMPLES["victory-cards"])
    assert found.faults == []
    assert [seat["total"] for seat in found.result["seats"]] == [9, 13, 12, 3]
    assert found.result["winners"] == [1]
    assert found.result["seats"][1]["lines"] == [{"line": "counted", "paragraph": "BB-55", "points": 13}]


def test_BB_75_the_seats_of_a_form_are_in_turn_order() -> None:
    tie = {"game": "big-build", "seats": [{"threes": n, "ones": o} for n, o in ((4, 1), (4, 1), (3, 2))]}
    assert laid(tie).result["winners"] == [1]
    assert laid({**tie, "options": {"ties": "shared"}}).result["winners"] == [0, 1]


@pytest.mark.parametrize(
    "example, change, faults",
    [
        ("picture", lambda f: f["picture"].pop(), ["Not in the picture yet: Balcony (Log)"]),
        (
            "picture",
            lambda f: f["picture"].append({"token": "log-1", "seat": 0}),
            ["This token lies in two places at once: Right roof slope (Log)"],
        ),
        ("victory-cards", lambda f: f["seats"][0].update(ones=4), ["Together: 38 points; a finished house gives 37."]),
        (
            "victory-cards",
            lambda f: f["seats"][0].update(threes=0),
            ["Together: 31 points; a finished house gives 37."],
        ),
    ],
    ids=["missing", "twice", "more", "fewer"],
)
def test_BB_54_what_is_wrong_with_a_position(example: str, change: Callable[[Form], object], faults: list[str]) -> None:
    assert said(changed(example, change)) == faults


def test_faults_are_told_in_every_language() -> None:
    form = changed("picture", lambda f: f["picture"].pop())
    assert said(form, "ru") == ["Ещё не на картинке: Балкон (Бревно)"]
    assert said(form, "pl") == ["Jeszcze nie na obrazku: Balkon (Kłoda)"]


@pytest.mark.parametrize(
    "example, change, problem",
    [
        (
            "picture",
            lambda f: f["picture"][3].update(token="log-9"),
            'picture[3].token: found "log-9", expected one of',
        ),
        ("picture", lambda f: f["picture"][3].update(seat=3), "picture[3].seat: found 3, expected a seat from 0 to 2"),
        ("picture", lambda f: f["picture"][3].update(seat=-1), "picture[3].seat: found -1, expected a seat from 0"),
        ("picture", lambda f: f["picture"][3].update(points=2), "points"),
        (
            "picture",
            lambda f: f["seats"][0].update(ones=2),
            'seats[0].ones: found 2, expected none: "picture"',
        ),
        ("picture", lambda f: f.update(seats=[{}]), "seats: found 1, expected one of 2, 3, 4, 5"),
        ("picture", lambda f: f.update(box="small"), 'box: found "small", expected one of forest'),
        (
            "picture",
            lambda f: f.update(options={"ties": "none"}),
            'option ties: found "none", expected one of later-seat',
        ),
        ("victory-cards", lambda f: f["seats"][1].pop("ones"), "seats[1].ones: found nothing, expected how many"),
        (
            "victory-cards",
            lambda f: f["seats"][1].update(threes=-1),
            "seats[1].threes: found -1, expected a whole",
        ),
        ("victory-cards", lambda f: f["seats"][1].update(threes=1000), "seats[1].threes: found 1000, expected a whole"),
        ("victory-cards", lambda f: f["seats"][1].update(threes="two"), "threes"),
        ("victory-cards", lambda f: f.update(game="treehouse"), 'game: found "treehouse", expected big-build'),
    ],
)
def test_a_form_that_cannot_be_read_names_its_place(
    example: str, change: Callable[[Form], object], problem: str
) -> None:
    with pytest.raises(RooftreeError) as error:
        laid(changed(example, change))
    assert problem in str(error.value)
    assert str(error.value).startswith("my.json")


def test_every_token_laid_by_one_seat_is_no_fault() -> None:
    form = {"game": "big-build", "seats": [{}, {}], "picture": [{"token": token, "seat": 1} for token in TOKENS]}
    found = laid(form)
    assert found.faults == []
    assert [seat["total"] for seat in found.result["seats"]] == [0, 37]
