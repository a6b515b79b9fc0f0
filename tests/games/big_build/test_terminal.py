"""Big Build on the command line: the board drawn, cards typed, forms scored, boxes shown."""

import re

import pytest

from rooftree.engine.box import LANGUAGES
from rooftree.engine.text import Texts
from rooftree.engine.words import example_forms
from rooftree.games.big_build.draw import draw
from tests.cli.kit import refused, run, told, told_json
from tests.games.big_build.table import BOX, GAME, Table

ALONE = ("play", "big-build", "--seats", "2", "--seed", "evening", "--name", "Ann", "--option", "layout=fixed")


def play(*lines: str) -> str:
    """What is said while these lines are typed, and then nothing more."""
    return str(run(*ALONE, typed="".join(f"{line}\n" for line in lines)).stdout)


def blocks(table: Table, viewer: int, language: str = "en") -> dict[str, str]:
    return dict(draw(BOX, table.view(viewer), Texts(GAME, BOX, language, ("Ann", "Ben", "Cid"))))


def test_the_table_is_drawn_with_figures_picture_and_hand() -> None:
    table = Table(3).lay_out(["r36", "r08", "q01"], ["c05", "c40", "c43"]).fill_hands().place("log-1", by=2)
    table.s.score[:3] = 0, 4, 1
    drawn = blocks(table, 0)
    assert list(drawn) == ["Board", "House", "Figures", "To be built", "Hand"]
    assert all(label in drawn["Board"] for label in ("r36@1", "r08@2", "q01@3", "r37N", "r38B»", "r16P°", "[q02]"))
    assert "[q01]" not in drawn["Board"]
    assert drawn["House"].splitlines()[0] == "(P1)  (B2)  (R3)  (P2)  ▐L1▌3"
    assert drawn["Figures"].splitlines()[1] == "@2 Ben, Squirrel, r08, 4 points, 3 cards"
    assert drawn["To be built"].splitlines()[0] == "q02 L5 Balcony (Log)"
    assert drawn["Hand"].splitlines()[0] == "c05 Brick + Nail"
    assert "Hand" not in blocks(table, -1)


def test_open_hands_are_drawn_beside_each_other() -> None:
    drawn = blocks(Table(3, hands="open").begin(), 0, "ru")
    assert {"На руке: Ann", "На руке: Ben", "На руке: Cid"} <= drawn.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_table_is_drawn_before_anybody_stands_on_it(language: str) -> None:
    drawn = blocks(Table(2).advance(), 1, language)
    assert len(drawn) == 5
    assert not re.search(r"@\d\b", next(iter(drawn.values())))


def test_cards_are_typed_after_the_cell() -> None:
    drawn = play("place owl r36").rpartition(" Hand ")[2]
    first, second, third = re.findall(r"│ (c\d\d) ", drawn)[:3]
    said = play("place owl r36", f"end {first} {third}")
    assert "Ann chooses a figure and sets out from r36 (Paintbrush): Owl" in said
    assert re.search(rf"Ann discards: {first} \(.*\), {third} \(.*\)\n  Ann ends the turn\.", said)
    assert second in said.rpartition(" Hand ")[2]


def test_why_not_names_the_rule() -> None:
    said = play("place owl r36", "why step r20 c01 c02", "why step r37", "why end c99", "step")
    assert "No: You do not hold this card, or you name it twice. (BB-22)" in said
    assert "There is no such choice" not in said
    assert 'choice: found "step", expected step TO CARDS...' in said
    assert "No: Such a step costs one card, no more and no less. (BB-40)" in said


@pytest.mark.parametrize(
    "language, expected",
    [("en", "Winner: Cleo"), ("ru", "Балкон (Бревно): 5 очков"), ("pl", "Balkon (Kłoda): 5 punktów")],
)
def test_a_form_is_scored_in_every_language(language: str, expected: str) -> None:
    (picture, cards) = example_forms(GAME.folder)
    assert expected in told("score", "big-build", str(picture), "--lang", language)
    assert told_json("score", "big-build", str(cards))["result"]["winners"] == [1]


def test_the_box_is_drawn_and_says_what_is_reconstructed() -> None:
    said = told("box", "show", "forest")
    assert "The forest board (forest), a box of big-build" in said
    assert "r26L»" in said
    assert "card: 45" in said
    assert "* 218 reconstructed: our best guess" in said
    assert told_json("box", "show", "forest")["content"]["picture"]["cols"] == 5
    assert "box: found" in refused("box", "show", "wood", "--game", "big-build")


@pytest.mark.parametrize("language, expected", [("en", "round cell"), ("ru", "круглую клетку"), ("pl", "okrągłe pole")])
def test_a_paragraph_is_told_in_a_players_words(language: str, expected: str) -> None:
    assert expected in told("rules", "big-build", "BB-40", "--lang", language)
    assert expected not in told("rules", "big-build", "BB-44", "--lang", language)


def test_greedy_bots_finish_the_house_and_beat_random_ones() -> None:
    report = told_json("simulate", "big-build", "--seats", "4", "--games", "40", "--bots", "greedy,random")
    summary = report["summary"]
    assert summary["ends"].keys() == {"complete"}
    assert summary["bots"][0]["name"] == "greedy"
    assert summary["bots"][0]["wins"]["low"] > 0.8
