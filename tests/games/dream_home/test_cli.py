"""Dream Home at the command line, in three languages."""

from pathlib import Path

import pytest

from rooftree.engine.words import example_forms
from tests.cli.kit import told, told_json
from tests.games.dream_home.table import GAME

EXAMPLES = {path.stem: path for path in example_forms(GAME.folder)}


@pytest.mark.parametrize("language, line", [
    ("en", "+3  Pantry beside a partner (M4): 3 points"),
    ("ru", "+3  Кладовая рядом с нужной комнатой (M4): 3 очка"),
    ("pl", "+3  Spiżarnia obok właściwego pomieszczenia (M4): 3 punkty"),
])  # fmt: skip
def test_the_rulebooks_house_is_scored_line_by_line(language: str, line: str) -> None:
    said = told("score", "dream-home", str(EXAMPLES["finished-house"]), "--lang", language)
    assert "Ann: 29" in said
    assert line in said
    assert "DH-128" in said


def test_what_helpers_could_still_do_is_said() -> None:
    said = told("score", "dream-home", str(EXAMPLES["helpers-to-come"]))
    assert "Cleo could still add 11:" in said
    assert "Roofer: Brown roof with a window" in said
    assert "Courier: B4 for Garage (GA-04), face up" in said
    advice = told_json("score", "dream-home", str(EXAMPLES["helpers-to-come"]))["advice"]
    assert [(entry["seat"], entry["gain"], entry["exact"]) for entry in advice] == [(0, 11, True), (1, 4, True)]
    assert advice[0]["says"][1] == "Handyman: T1 and M2 change places"
    assert "advice" not in told_json("score", "dream-home", str(EXAMPLES["finished-house"]))


def test_a_box_marks_each_figure_that_is_reconstructed() -> None:
    said = told("box", "show", "ru-2018", "--game", "dream-home")
    (line,) = [line for line in said.splitlines() if line.startswith("│ LR ")]
    cells = [cell.strip() for cell in line.strip("│").split("│")]
    assert cells[:7] == ["LR", "Living room r", "normal r", "3 r", "1 4 9 r", "10*", "1 1 1 1*"]
    assert "r rulebook, p public, i inferred" in said
    assert "reconstructed: our best guess" in said
    assert told("box", "check", str(GAME.folder / "box" / "pl-2e.toml")).endswith("id pl-2e, hash " + said_hash())


def said_hash() -> str:
    return str(told_json("box", "show", "pl-2e", "--game", "dream-home")["hash"]) + "\n"


@pytest.mark.parametrize("box", ["ru-2018", "pl-2e"])
def test_bots_play_it_and_the_record_replays(box: str, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    bots = ("--seat", "greedy", "--seat", "random", "--seat", "stand-in")
    said = told("play", "dream-home", "--seats", "3", *bots, "--box", box, "--seed", "tea", "--record", str(record))
    assert "The twelfth round was played" in said
    assert "every step the same, and thrown again from the seed" in told("replay", str(record), "--fair")
