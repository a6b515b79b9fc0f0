"""`score`: a game from a real table."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rooftree.engine.game import find_game
from rooftree.engine.words import example_forms
from tests.cli.kit import refused, run, told, told_json

EXAMPLES = {path.stem: path for path in example_forms(find_game("treehouse").folder)}
Form = dict[str, Any]


@pytest.fixture
def form_file(tmp_path: Path) -> Callable[[str, Callable[[Form], object]], str]:
    """Makes a form that differs from an example as a function has changed it."""

    def make(example: str, change: Callable[[Form], object]) -> str:
        form = json.loads(EXAMPLES[example].read_text(encoding="utf-8"))
        change(form)
        path = tmp_path / "form.json"
        path.write_text(json.dumps(form), encoding="utf-8")
        return str(path)

    return make


def test_a_finished_game_is_scored_line_by_line() -> None:
    said = told("score", "treehouse", str(EXAMPLES["finished-game"]))
    assert "Bob: 38" in said
    assert "+14  Round 3, brown (double): 7 rooms, 14 points  2.1 3.1 4.1 5.1 5.2 5.3 5.4  TH-72" in said
    assert "+0  Round 3, green (cancel): 5 rooms, 0 points" in said
    assert "+7  Colour card, brown: 7 rooms, 7 points" in said
    assert "Winner: Bob – decided by points" in said


def test_points_off_the_score_track_are_enough_and_a_tie_is_broken() -> None:
    said = told("score", "treehouse", str(EXAMPLES["score-track"]))
    assert "+12  Score track before the colour cards: 12 points" in said
    assert "Winner: Emil – decided by the most rooms of one colour" in said
    result = told_json("score", "treehouse", str(EXAMPLES["score-track"]))["result"]
    assert [seat["total"] for seat in result["seats"]] == [26, 26]
    assert [seat["place"] for seat in result["seats"]] == [2, 1]
    assert result["tie_break"] == "best-colour"


def test_every_line_adds_up_to_the_total() -> None:
    for path in EXAMPLES.values():
        for seat in told_json("score", "treehouse", str(path))["result"]["seats"]:
            assert sum(line["points"] for line in seat["lines"]) == seat["total"]
            assert all(line["paragraph"].startswith("TH-") for line in seat["lines"])


def test_the_sentences_come_in_the_language_asked_for() -> None:
    said = told("score", "treehouse", str(EXAMPLES["finished-game"]), "--lang", "pl")
    assert "brązowy" in said


def test_the_printed_example_can_be_scored() -> None:
    printed = told("score", "treehouse", "--example")
    assert json.loads(printed)["game"] == "treehouse"
    assert "Winner: Bob" in told("score", "treehouse", "-", typed=printed)


def test_an_impossible_position_lists_every_rule_it_breaks_with_its_place(form_file: Any) -> None:
    def spoil(form: Form) -> None:
        tree = form["seats"][0]["tree"]
        tree["9.9"] = tree.pop("2.1")
        form["seats"][2]["tree"]["4.4"]["room"] = "g03"

    path = form_file("finished-game", spoil)
    result = run("score", "treehouse", path)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "Ann: there is no place 9.9" in result.stderr
    assert "(TH-40)" in result.stderr
    assert "Ann, 3.1: nothing holds this room up – " in result.stderr
    assert "Ann, 3.2: nothing holds this room up – " in result.stderr
    assert "A room lies in two places at once: " in result.stderr
    assert "Cleo, 4.4: this room does not hang together with its colour" in result.stderr
    faults = told_json("score", "treehouse", path, exit_code=1)
    assert faults["ok"] is False
    assert faults["result"] is None
    places = [(fault["reason"], fault.get("seat"), fault.get("slot")) for fault in faults["faults"]]
    assert ("no-slot", 0, "9.9") in places
    assert ("support", 0, "3.2") in places
    assert ("cut-off", 2, "4.4") in places
    assert all(fault["says"] and fault["paragraph"] for fault in faults["faults"])


def test_an_impossible_position_is_scored_as_laid_all_the_same(form_file: Any) -> None:
    path = form_file("finished-game", lambda form: form["seats"][1]["tree"].pop("2.1"))
    result = run("score", "treehouse", path, "--as-laid")
    assert result.exit_code == 0
    assert "nothing holds this room up" in result.stderr
    assert "Winner: " in result.stdout
    scored = told_json("score", "treehouse", path, "--as-laid")
    assert scored["ok"] is False
    assert scored["result"]["winners"]


def test_a_tree_that_no_order_of_building_leads_to_is_impossible(form_file: Any) -> None:
    def swap(form: Form) -> None:
        tree = form["seats"][1]["tree"]
        tree["2.1"]["round"], tree["6.4"]["round"] = tree["6.4"]["round"], tree["2.1"]["round"]

    faults = told_json("score", "treehouse", form_file("finished-game", swap), exit_code=1)["faults"]
    assert [(fault["reason"], fault["seat"], fault["paragraph"]) for fault in faults] == [("unbuildable", 1, "TH-48")]


@pytest.mark.parametrize(
    "change, expected",
    [
        (lambda form: form.update(game="chess"), 'form.json, game: found "chess", expected treehouse'),
        (lambda form: form.update(box="huge"), 'form.json, box: found "huge", expected one of classic'),
        (lambda form: form.update(box="/etc/box.toml"), 'form.json, box: found "/etc/box.toml"'),
        (lambda form: form["seats"].pop(), "form.json, seats: found 1, expected one of 2, 3, 4"),
        (lambda form: form.update(options={"sun": "on"}), 'form.json, option: found "sun"'),
        (lambda form: form.update(trees=[]), "form.json: found"),
        (lambda form: form["seats"][1].update(score="many"), "form.json, seats[1].score: found"),
        (lambda form: form["seats"][1].pop("score"), "form.json, seats[1].score: found nothing"),
        (lambda form: form["seats"][0]["tree"].update({"2.1": "pink"}), 'form.json, seats[0].tree.2.1: found "pink"'),
    ],
)
def test_a_form_that_cannot_be_read_names_the_file_and_the_key(form_file: Any, change: Any, expected: str) -> None:
    assert expected in refused("score", "treehouse", form_file("score-track", change))


def test_a_file_that_is_no_form_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "form.json"
    path.write_text("{ not json", encoding="utf-8")
    assert "form.json: found " in refused("score", "treehouse", str(path))
    assert "No such file" in refused("score", "treehouse", str(tmp_path / "none.json"))
    assert "`rooftree score treehouse --example` prints one" in refused("score", "treehouse")
