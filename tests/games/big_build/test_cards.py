"""Discarding, drawing and the reshuffle: BB-60 to BB-67."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from tests.games.big_build.table import CARDS, SEATS, Table


def turn(*hand: str) -> Table:
    """A turn at a spot from which a rope step leads to r39."""
    return Table().lay_out(["r38", "r08"], hand).fill_hands()


def test_BB_60_any_of_the_cards_left_may_go() -> None:
    table = turn("c01", "c02", "c40")
    ends = [choice.get("cards", []) for choice in table.choices(0) if choice["do"] == "end"]
    hand = ["c01", "c02", "c40"]
    assert sorted(ends) == sorted(list(cards) for k in range(4) for cards in itertools.combinations(hand, k))
    assert table.end("c01", "c40").discards() == ["c01", "c40"]
    assert table.told("discarded") == [{"event": "discarded", "seat": 0, "cards": ["c01", "c40"]}]


@pytest.mark.parametrize("kept", range(4))
def test_BB_61_the_hand_is_refilled_to_three(kept: int) -> None:
    hand = ["c01", "c02", "c40"]
    table = turn(*hand).end(*hand[kept:])
    assert set(hand[:kept]) <= set(table.hand(0))
    assert len(table.hand(0)) == 3
    drew = table.told("drew")
    assert [event["count"] for event in drew] == ([] if kept == 3 else [3 - kept])


def test_BB_62_what_is_drawn_stays_for_this_turn() -> None:
    table = turn("c01", "c02", "c40").stack(["c10", "c11", "c12"], whole=True).end("c01")
    assert table.hand(0) == ["c02", "c10", "c40"]
    assert table.why_not(0, {"do": "end", "cards": ["c10"]}) == "not-your-turn"


def test_BB_65_the_rest_of_the_deck_comes_first_then_the_pile() -> None:
    table = turn("c01", "c02", "c40").stack(["c10"], ["c20", "c21"], whole=True).end("c01", "c02")
    assert table.hand(0) == ["c10", "c20", "c40"]
    assert (table.deck(), table.discards()) == (["c01", "c02", "c21"], [])
    told = [event for event in table.told() if event["event"] in ("drew", "reshuffled")]
    assert told == [
        {"event": "drew", "seat": 0, "count": 1, "cards": ["c10"]},
        {"event": "reshuffled", "count": 4},
        {"event": "drew", "seat": 0, "count": 1, "cards": ["c20"]},
    ]
    assert table.view(-1)["reshuffles"] == 1


def test_BB_65_no_reshuffle_before_a_card_is_needed() -> None:
    table = turn("c01", "c02", "c40").stack(["c10"], ["c20"], whole=True).end("c01")
    assert (table.deck(), table.discards(), table.view(-1)["reshuffles"]) == ([], ["c01", "c20"], 0)
    assert table.end().view(-1)["reshuffles"] == 0  # three cards: nothing is needed


def test_BB_66_a_player_may_get_back_what_was_just_spent() -> None:
    back = 0
    for n in range(40):
        table = turn("c01", "c02", "c40").seed(f"again {n}")
        table.s.deck = 0
        back += "c40" in table.go("r39 c40").end("c01", "c02").hand(0)
    assert back == 40  # three cards in all: every one of them
    met: Counter[Any] = Counter()
    for n in range(300):
        table = turn("c01", "c02", "c40").seed(f"some {n}")
        table.s.deck, table.s.discards = 0, 0b111 << 20
        met.update(table.go("r39 c40").end("c01", "c02").hand(0))
    assert met.keys() == {"c01", "c02", "c40", *CARDS[20:23]}
    assert max(abs(count - 150) for count in met.values()) < 40


def test_BB_67_with_both_piles_empty_the_hand_stays_short() -> None:
    table = turn("c40").stack([], [], whole=True)
    table.end()
    assert table.hand(0) == ["c40"]
    assert int(table.s.turn) == 1
    assert table.told("reshuffled") == []  # there is nothing to shuffle
    assert table.view(-1)["reshuffles"] == 0
    table = turn("c01", "c40").stack([], [], whole=True).go("r39 c40").end()
    assert table.hand(0) == ["c01", "c40"]  # the pile was the one spent card
    table = turn("c01", "c40").stack([], [], whole=True).end("c01")
    assert table.hand(0) == ["c01", "c40"]  # likewise, and it is the first card of the box


@pytest.mark.parametrize("seats", SEATS)
def test_BB_67_the_usual_box_never_runs_short(seats: int) -> None:
    chance = random.Random(seats)
    table = Table(seats, seed=f"short {seats}").begin()
    for _ in range(300):
        seat = int(table.s.turn)
        table.apply(seat, chance.choice(table.legal(seat)))
        if table.s.over:
            break
        held = [len(table.hand(other)) for other in range(seats) if other != table.s.turn]
        assert held == [3] * (seats - 1)
        assert table.faults() == []
    assert table.view(-1)["reshuffles"] > 3
