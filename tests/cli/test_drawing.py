"""The table on a screen: Treehouse's own drawing, and the one for games without."""

import io
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from rooftree.cli.drawing import draw_table
from rooftree.engine.box import load_box
from rooftree.engine.game import Game, find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match
from rooftree.engine.text import Texts
from rooftree.games.treehouse.draw import draw

GAME = find_game("treehouse")
BOX = load_box(GAME)
TREE = {"rooms": {}, "marker": 0, "score": 0, "cards": 6, "decided": False, "condition": None, "revealed": None}


def table(*trees: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """A table as a view has it."""
    shared = {"lead": 0, "laid": [{}], "majorities": {}, "middle": {}, "deck": 60, "discards": 0}
    return {**shared, "trees": [{**TREE, **tree} for tree in trees], **more}


def blocks(shown: Mapping[str, Any], language: str = "en") -> dict[str, list[str]]:
    drawn = draw(BOX, shown, Texts(GAME, BOX, language, ["Ann", "Bob"]))
    return {title: text.splitlines() for title, text in drawn}


def screen(game: Game, match: Match, seat: int, width: int) -> list[str]:
    console = Console(width=width, record=True, file=io.StringIO())
    texts = Texts(game, match.box, "en", [info.name for info in match.seats])
    console.print(draw_table(game, match.box, match.view(seat)["table"], texts))
    return console.export_text().splitlines()


def test_a_tree_stands_upside_down_and_empty_slots_show_their_names() -> None:
    drawn = blocks(table({"rooms": {"2.1": "r01", "2.2": "b01", "3.3": "b02"}, "marker": 1, "score": 12}, {}))
    assert drawn["Ann, lead"][:4] == ["4.1 4.2 4.3 4.4", "  3.1 3.2 b02", "    r01 b01", "     ──┴─●"]
    assert "12 points" in drawn["Ann, lead"]
    assert drawn["Bob"][2:4] == ["    2.1 2.2", "     ──●──"]


def test_the_top_level_is_the_last_one_drawn() -> None:
    drawn = blocks(table({"rooms": {"6.1": "r01"}, "marker": -1}, {}))
    assert drawn["Ann, lead"][0] == "r01 6.2 6.3 6.4 6.5 6.6"
    assert drawn["Ann, lead"][5].strip() == "●─┴──"


def test_colour_cards_show_rooms_conditions_and_winners() -> None:
    drawn = blocks(
        table(
            {"rooms": {"2.1": "r01", "3.1": "r02"}},
            {"rooms": {"2.1": "b01"}, "condition": "cancel", "decided": True},
            laid=[{"red": "cancel"}, {"red": "double"}],
            majorities={"blue": 1},
            middle={"double": 1, "cancel": 2},
        )
    )
    assert "red     2  0 double" in drawn["Colour cards"]
    assert "blue    0  1 → Bob" in drawn["Colour cards"]
    assert "In the middle: double × 1, cancel × 2" in drawn["Colour cards"]
    assert "Deck: 60, discards: 0" in drawn["Colour cards"]
    assert drawn["Bob"][-2:] == ["cancel", "✓"]


def test_hands_and_the_memory_aid_are_listed_by_code_and_name() -> None:
    met = [
        {"room": "r01", "at": "hand"},
        {"room": "r02"},
        {"room": "r03", "at": "tree", "seat": 1, "slot": "2.2"},
    ]
    drawn = blocks(table({}, {}, hand=["r01", "b01"], met=met))
    assert drawn["Hand"] == ["r01 Trampoline Loft (red)", "b01 Rain-Barrel Shower (blue)"]
    assert drawn["Held this round"] == ["r01 in your hand", "r02 passed on", "r03 Bob 2.2"]
    assert blocks(table({}, {}, hands=[["r01"], []]))["Hand: Ann"] == ["r01 Trampoline Loft (red)"]


def test_the_drawing_speaks_the_language() -> None:
    assert "Karty kolorów" in blocks(table({}, {}), "pl")
    assert "niebieski" in " ".join(blocks(table({}, {}), "pl")["Karty kolorów"])


def test_frames_stand_side_by_side_as_far_as_the_screen_is_wide() -> None:
    match = Match.new(GAME, 4, seed=seed_of("wide"), names=["Ann", "Bob", "Cleo", "Dan"])
    while match.view(0)["table"]["round"] < 3:
        match.choose(match.awaited[0], match.choices(match.awaited[0])[-1])
    narrow, wide = screen(GAME, match, 0, 80), screen(GAME, match, 0, 200)
    assert max(map(len, narrow)) <= 80
    assert "Ann" in narrow[0]
    assert "Bob" in narrow[0]
    assert "Dan" not in narrow[0]
    assert "Dan" in wide[0]


def test_a_game_without_a_drawing_is_shown_key_by_key() -> None:
    game = find_game("tiny-garden")
    match = Match.new(game, 2, seed=seed_of("garden"), names=["Ann", "Bob"])
    shown = "\n".join(screen(game, match, 0, 120))
    assert "Ann" in shown
    assert "plants: rose 0, tulip 0, aster 0" in shown
    assert "hand: " in shown
    assert "round: 1" in shown
    assert match.view(0)["table"]["deck"] == int(shown.partition("deck: ")[2].split()[0])
