"""The scoring pad: a form is read, laid out, checked and scored; whatever is wrong with it is named."""

import json
from typing import Any

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.pad import LARGEST_FORM, Laid, lay_out, read_form
from rooftree.engine.words import example_forms
from tests.engine.garden import GAME

(EXAMPLE,) = example_forms(GAME.folder)
FORM = json.loads(EXAMPLE.read_text(encoding="utf-8"))


def laid(given: Any = None, **changes: Any) -> Laid:
    data = json.dumps({**FORM, **changes}).encode()
    return lay_out(GAME, read_form(GAME, data, "my.json"), "my.json", given)


def refusal(act: Any) -> str:
    with pytest.raises(RooftreeError) as caught:
        act()
    return str(caught.value)


def test_a_finished_game_is_scored() -> None:
    found = laid()
    assert found.faults == []
    assert found.box.id == "small"
    # Ann: a rose with a drop (3 + 1) and a tulip with one (2 + 1); Ben: a rose (3) and an aster with a drop (1 + 1)
    assert [seat["total"] for seat in found.result["seats"]] == [7, 5]
    assert [sum(line["points"] for line in seat["lines"]) for seat in found.result["seats"]] == [7, 5]
    assert found.result["winners"] == [0]
    assert all("role" not in seat for seat in found.result["seats"])


def test_an_impossible_position_is_scored_and_says_what_is_wrong() -> None:
    seats = [{"plants": {"rose": 5}, "drops": {"rose": 6}}, {"plants": {}, "drops": {}}]
    found = laid(seats=seats)
    assert found.faults != []
    assert all(fault["paragraph"].startswith("TG-") for fault in found.faults)
    assert found.result["seats"][0]["total"] == 5 * 3 + 6


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, 'my.json, game: found "chess", expected tiny-garden'),
        ({"box": "huge"}, 'my.json, box: found "huge", expected one of small'),
        ({"box": "/tmp/small.toml"}, 'my.json, box: found "/tmp/small.toml", expected one of small'),
        ({"seats": []}, "my.json, seats: found 0, expected one of 2, 3"),
        ({"options": {"sun": "on"}}, 'my.json, option: found "sun", expected one of rounds, compost'),
        ({"options": {"rounds": "9"}}, 'my.json, option rounds: found "9", expected one of '),
        ({"hat": 1}, "my.json: found \"Object contains unknown field `hat`"),
        ({"seats": [{"plants": {}, "drops": {"rose": "1"}}] * 2}, "my.json, seats[0].drops[...]: found "),
        ({"seats": [{"plants": {"lily": 1}, "drops": {}}] * 2}, 'my.json, seats[0].plants.lily: found "lily"'),
        ({"seats": [{"plants": {"rose": 10}, "drops": {}}] * 2}, "my.json, seats[0].plants.rose: found 10"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_form_is_named_with_its_place(changes: dict[str, Any], said: str) -> None:
    assert refusal(lambda: laid(**changes)).startswith(said)


def test_what_is_not_json_is_said_so() -> None:
    assert refusal(lambda: read_form(GAME, b"{", "my.json")).startswith('my.json: found "what is not JSON (')
    assert LARGEST_FORM == 1 << 20


def test_the_box_that_is_given_stands_above_the_forms() -> None:
    assert laid(GAME.folder / "box" / "small.toml").box.id == "small"
    assert 'box: found "huge"' in refusal(lambda: laid("huge"))
