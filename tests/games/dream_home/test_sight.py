"""What a client is given to draw: the display, houses, joined rooms, and what each choice would do."""

import numpy as np
import pytest

from rooftree.bots import choose
from rooftree.engine.luck import PLAYERS, dice, seed_of
from rooftree.engine.match import Match
from rooftree.games.dream_home import rules
from rooftree.games.dream_home.terms import TERMS, WEIGHTS
from tests.games.dream_home.table import GAME, SEATS, Table


def test_the_display_shows_what_lies_below_and_above() -> None:
    table = Table(4).display("LR", "KT red-window", "", "BA drill", "KR grand_piano").turn()
    assert table.view()["display"] == [
        {"column": "1", "room": "LR-01", "card": None},
        {"column": "2", "room": "KT-01", "card": "red-window"},
        {"column": "3", "room": None, "card": None},
        {"column": "4", "room": "BA-01", "card": "drill"},
        {"column": "5", "room": "KR-01", "card": "grand_piano"},
    ]


def test_a_house_shows_cards_tokens_joined_rooms_and_what_lies_beside_it() -> None:
    table = Table(4).lay(0, "M: LR LR+piano ## SC / B: GA ..").give(0, "drill roofer birdhouse red")
    (house, *others) = table.view(1)["houses"]
    assert house["cells"] == {
        "M1": {"room": "LR-01", "face": "up"}, "M2": {"room": "LR-02", "face": "up", "token": "grand_piano"},
        "M3": {"room": "LR-03", "face": "down"}, "M4": {"scaffold": True}, "B4": {"room": "GA-01", "face": "up"},
    }  # fmt: skip
    assert house["rooms"] == [
        {"room": "LR", "cells": ["M1", "M2"], "finished": True, "points": 4, "partner": False, "limit": 3},
        {"room": "GA", "cells": ["B4"], "finished": False, "points": 0, "partner": False, "limit": 2},
    ]
    assert (house["beside"], house["outside"], house["roofs"]) == (["drill", "roofer"], ["birdhouse"], 1)
    assert (house["points"], house["children"]) == (4 + 3 + 1, 3)
    assert [other["cells"] for other in others] == [{}, {}, {}]


def test_whose_turn_it_is_and_what_is_in_hand() -> None:
    table = Table(4).display("LR", "KT scaffold").turn(0).choose(0, "take", column="2")
    view = table.view(3)
    assert (view["stage"], view["asked"], view["awaited"], view["order"]) == ("turns", "build", [0], [0, 1, 2, 3])
    assert view["in_hand"] == {"seat": 0, "room": "KT-01", "card": "scaffold", "with_jackhammer": False}
    assert "effects" not in view


def test_what_laying_a_room_would_do() -> None:
    table = Table().lay(0, "M: LR LR .. / B: ..").hold("LR")
    effects = {(effect["cell"], effect["face"]): effect for effect in table.view(0)["effects"]}
    build = {"do": "build", "room": "LR"}
    assert effects["M3", "up"] == {**build, "cell": "M3", "face": "up", "gain": 5, "joins": ["M1", "M2"]}
    assert effects["T1", "up"] == {**build, "cell": "T1", "face": "up", "gain": 1, "joins": []}
    assert effects["B4", "down"] == {**build, "cell": "B4", "face": "down", "gain": 0, "joins": []}
    assert len(effects) == len(table.choices(0, "build"))
    table = Table().lay(0, "M: PA").hold("KT", "scaffold")
    assert {effect["gain"] for effect in table.view(0)["effects"] if effect["cell"] == "M2"} == {0, 3}


def test_what_a_token_would_do() -> None:
    table = Table().lay(0, "M: LR .. LR").hold("BA", "grand_piano").choose(0, "build", cell="B4", face="down")
    assert table.view(0)["effects"] == [
        {"do": "furnish", "token": "grand_piano", "cell": "M1", "gain": 3},
        {"do": "furnish", "token": "grand_piano", "cell": "M3", "gain": 3},
    ]
    table = Table().lay(0, "M: LR+piano .. LR+cat").give(0, "designer").hold("LR")
    table.choose(0, "build", cell="M2", face="up")
    assert table.view(0)["effects"] == [
        {"do": "keep", "token": "grand_piano", "cell": "M1", "gain": -2},
        {"do": "keep", "token": "cat_house", "cell": "M3", "gain": -4},
    ]


def gains(table: Table, do: str) -> dict[tuple[str, ...], int]:
    """What the choices of one sort would bring, by what they name."""
    effects = [effect for effect in table.view(0)["effects"] if effect["do"] == do]
    assert len(effects) == len(table.choices(0, do))
    named = {tuple(value for key, value in effect.items() if key not in ("do", "gain")): effect for effect in effects}
    return {key: effect["gain"] for key, effect in named.items()}


def test_what_the_drill_would_do() -> None:
    table = Table().lay(0, "M: LR KT LR").give(0, "drill").display("BA", "LR drill").turn()
    found = gains(table, "drill")
    assert found["M2", "2", "LR", "up"] == 9 - (1 + 1 + 1)
    assert found["M2", "2", "LR", "down"] == -1
    assert found["M2", "1", "BA", "up"] == 0
    assert all(cell == "M2" or room != "KT" for cell, _, room, _ in found)


def test_what_the_helpers_would_do() -> None:
    table = Table().pile("LR BA").lay(0, "M: LR KT LR / T: BA LR BA").give(0, "courier handyman").helpers()
    courier, handyman = gains(table, "courier"), gains(table, "handyman")
    assert courier["LR", "LR-01", "M2", "up"] == 9 - (1 + 1 + 1)
    assert courier["LR", "LR-01", "M2", "down"] == -1
    assert handyman["T2", "M2"] == 9 + 1 - (1 + 1 + 1 + 1)
    assert handyman["M1", "M2"] == 1 + 4 - (1 + 1 + 1)


def test_a_gain_is_what_the_choice_brings() -> None:
    tried = 0
    for seed in range(6):
        table = Table(3, seed=f"gain {seed}")
        for _ in table.play_out(seed):
            for seat in table.awaited():
                view = table.view(seat)
                for effect in view["effects"][:3]:
                    words = {key: value for key, value in effect.items() if key not in ("gain", "joins")}
                    kept = table.state.copy()
                    table.apply(seat, table.parsed(seat, words))
                    after = table.view(seat)["houses"][seat]["points"]
                    table.state[:] = kept
                    assert after - view["houses"][seat]["points"] == effect["gain"]
                    tried += 1
    assert tried > 200


def test_a_state_is_small_and_a_match_is_short() -> None:
    assert GAME.state.itemsize == 304
    longest = 0
    for seed in range(20):
        longest = max(longest, sum(1 for _ in Table(4, seed=f"{seed}", car="on").play_out(seed)))
    assert 100 < longest <= rules.MAX_LENGTH


@pytest.mark.parametrize("seats", SEATS)
def test_the_stand_in_plays_a_match_to_its_end(seats: int) -> None:
    match = Match.new(GAME, seats, seed=bytes(32))
    while not match.over:
        match.stand_in(match.awaited[0])
    assert [house["roofs"] >= 0 for house in match.view(0)["table"]["houses"]] == [True] * seats
    assert not any(words["do"] in ("mix", "drill") for words in chosen(match))


def chosen(match: Match) -> list[dict[str, str]]:
    return [entry.choice for entry in match.entries if hasattr(entry, "choice")]


def test_terms_see_the_room_and_the_furniture_in_hand() -> None:
    assert set(WEIGHTS) == set(TERMS)
    table = Table().lay(0, "M: LR LR").hold("LR", "grand_piano")
    found = np.zeros(len(TERMS))
    GAME.rules["terms"](table.packed, table.s, 0, found)
    values = dict(zip(TERMS, found.tolist(), strict=True))
    assert (values["points"], values["room_in_hand"], values["furniture_in_hand"]) == (4, 5, 3)
    table = Table().lay(0, "M: PA").hold("KT")
    GAME.rules["terms"](table.packed, table.s, 0, found)
    assert dict(zip(TERMS, found, strict=True))["room_in_hand"] == 1 + 2


def test_greedy_plays_far_better_than_chance() -> None:
    totals = {"greedy": 0, "random": 0}
    for n in range(6):
        match = Match.new(GAME, 2, seed=seed_of(f"greedy {n}"))
        luck = dice(seed_of(f"greedy {n}"), PLAYERS)
        while not match.over:
            seat = match.awaited[0]
            match.choose_number(seat, choose("greedy" if seat == n % 2 else "random", match.seat(seat), luck))
        for seat in match.result()["seats"]:
            totals["greedy" if seat["seat"] == n % 2 else "random"] += seat["total"]
    assert totals["greedy"] > 1.5 * totals["random"]


def test_a_house_shows_its_points_line_by_line_and_never_those_of_its_roof() -> None:
    table = Table(2).lay(0, "M: KT PA LR+piano .. .. / B: ## ..").give(0, "architect birdhouse red red-window")
    house = table.view(1)["houses"][0]
    assert [(line["line"], line["points"]) for line in house["lines"]] == [
        ("room", 1), ("partner", 3), ("room", 1), ("empty", 1), ("furniture", 3), ("furniture", 1),
    ]  # fmt: skip
    assert sum(line["points"] for line in house["lines"]) == house["points"] == 10
