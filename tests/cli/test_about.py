"""`games` and `rules`."""

import subprocess
import sys

import pytest

from rooftree.engine import game
from rooftree.engine.rule import GAMES
from tests.cli.kit import refused, run, told, told_json


def test_every_installed_game_is_listed_with_its_seats_boxes_and_options() -> None:
    said = told("games")
    assert "treehouse – Best Treehouse Ever" in said
    assert "seats: 2, 3, 4 · boxes: classic" in said
    assert "--option lead_rule=…  Who leads rounds 2 and 3 (TH-93)" in said
    assert "highest: whoever has the most points (default)" in said


def test_games_for_a_program() -> None:
    listed = {entry["id"]: entry for entry in told_json("games")["games"]}
    assert listed["treehouse"]["seats"] == [2, 3, 4]
    assert (listed["treehouse"]["minutes"], listed["treehouse"]["least_age"]) == (20, 8)
    assert listed["treehouse"]["boxes"] == ["classic"]
    assert listed["treehouse"]["rules"] == game.find_game("treehouse").rules_hash
    young = next(option for option in listed["treehouse"]["options"] if option["name"] == "young")
    assert young["default"] == "off"
    assert list(young["values"]) == ["off", "on"]


def test_titles_come_in_the_language_asked_for() -> None:
    assert "treehouse – Домик на дереве" in told("games", "--lang", "ru")


def test_a_game_that_does_not_load_is_named_beside_those_that_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import EntryPoint

    broken = EntryPoint("broken", "no_such_package_at_all:GAME", GAMES)
    entries = {**game.entry_points(), "broken": broken}
    monkeypatch.setattr(game, "entry_points", lambda: entries)
    result = run("games")
    assert result.exit_code == 1
    assert "treehouse – Best Treehouse Ever" in result.stdout
    assert "game broken" in result.stderr
    assert "no_such_package_at_all" in result.stderr
    report = told_json("games", exit_code=1)
    assert "treehouse" in [entry["id"] for entry in report["games"]]
    assert [problem["where"] for problem in report["problems"]] == ["game broken"]


@pytest.mark.parametrize("written", ["TH-43", "th-43", "43"])
def test_a_paragraph_has_a_sentence_for_players_and_the_digest(written: str) -> None:
    said = told("rules", "treehouse", written)
    assert said.startswith("TH-43 [rulebook]")
    assert "so each colour forms one group" in said
    assert "the slot must touch (TH-05) at least one room of the same colour" in said
    assert "TH-42" not in said


def test_in_another_language_the_digest_says_that_it_is_english() -> None:
    said = told("rules", "treehouse", "TH-46", "--lang", "pl")
    assert "The full digest is English" in said
    assert "If the marker is already in the left (right) position" in said
    assert told_json("rules", "treehouse", "46", "--lang", "pl")[0]["says"] not in (
        "",
        told_json("rules", "treehouse", "46")[0]["says"],
    )


def test_all_rules_come_under_their_headings_without_the_test_data() -> None:
    listed = told_json("rules", "treehouse")
    ids = [entry["paragraph"] for entry in listed]
    assert ids[0] == "TH-01"
    assert {"TH-47a", "TH-T19", "TH-96"} <= set(ids)
    assert len(ids) == len(set(ids))
    assert {entry["basis"] for entry in listed} == {"rulebook", "public", "decided"}
    assert next(entry for entry in listed if entry["paragraph"] == "TH-16")["section"] == "1. Setup"
    assert not any("expect =" in entry["digest"] or "---" in entry["digest"] for entry in listed)
    assert "1. Setup" in told("rules", "treehouse")


def test_a_word_is_searched_for_in_both_wordings() -> None:
    found = [entry["paragraph"] for entry in told_json("rules", "treehouse", "--search", "TRUNK")]
    assert {"TH-01", "TH-06", "TH-40"} <= set(found)
    assert "TH-72" not in found
    assert told("rules", "treehouse", "--search", "submarine") == 'No paragraph has "submarine".\n'


def test_a_game_without_a_digest_says_what_it_has() -> None:
    assert "The can puts a drop on a flower of your garden" in told("rules", "tiny-garden", "TG-13")
    assert "No paragraph of the digest." in told("rules", "tiny-garden")


@pytest.mark.parametrize("written", ["TH-999", "colour"], ids=["unknown", "a-word"])
def test_a_paragraph_that_does_not_exist_is_refused(written: str) -> None:
    assert f'paragraph: found "{written}"' in refused("rules", "treehouse", written)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    said = refused("rules", "chess")
    assert 'game: found "chess", expected one of' in said
    assert "treehouse" in said


def test_an_unknown_language_is_refused() -> None:
    assert 'language: found "de", expected one of en, ru, pl' in refused("rules", "treehouse", "--lang", "de")
    assert refused("games", "--lang", "de").count("language") == 1


def test_an_error_for_a_program_is_json_on_stdout() -> None:
    problem = told_json("rules", "chess", exit_code=2)["error"][0]
    assert (problem["where"], problem["found"]) == ("game", '"chess"')
    usage = told_json("simulate", "treehouse", "--games", "many", exit_code=2)["error"][0]
    assert "--games" in usage["found"]


def test_the_version_is_shown() -> None:
    from rooftree import __version__

    assert told("--version") == f"rooftree {__version__}\n"


def test_help_loads_nothing_that_takes_long() -> None:
    listed = "import sys, rooftree.cli; print([m for m in ('numba', 'numpy', 'polars') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    assert "simulate" in told("--help")
