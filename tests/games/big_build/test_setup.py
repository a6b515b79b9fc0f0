"""Before the first turn: BB-01 to BB-17."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest

from rooftree.engine.log import Dealt
from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, replay, write
from rooftree.engine.words import WATCHER
from rooftree.games.big_build import rules
from rooftree.games.big_build.state import HAND
from tests.games.big_build.table import BOX, CARDS, FIGURES, GAME, SEATS, SQUARE_OF, TOKENS, Table

STARTS = [cell["id"] for cell in BOX.content["cell"] if cell["kind"] == "start"]
NUMBER_OF = {row["id"]: row["number"] for row in [*BOX.content["token"], *BOX.content["cell"]] if "number" in row}


def squares(table: Table) -> dict[str, str]:
    found: dict[str, str] = table.view(-1)["squares"]
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_BB_01_BB_17_seat_1_is_first_and_nobody_has_points(seats: int) -> None:
    table = Table(seats).begin()
    assert table.told("first") == [{"event": "first", "seat": 0}]
    assert (int(table.s.turn), int(table.s.waiting)) == (0, 1)
    assert table.totals() == [0] * seats
    assert table.view(-1)["picture"] == []
    assert GAME.roles[int(table.result().role[0])] == "first-player"


def test_BB_03_three_kinds_of_choices_and_no_others() -> None:
    table = Table(3).advance()
    assert {choice["do"] for choice in table.choices(0)} == {"place"}
    assert table.why_not(0, {"do": "end"}) == "wrong-phase"
    table.begin()
    met = set()
    for _ in range(30):
        met |= {choice["do"] for choice in table.choices(int(table.s.turn))}
        assert table.why_not(int(table.s.turn), {"do": "place", "figure": "owl", "at": "r01"}) == "wrong-phase"
        table.end(*table.hand(int(table.s.turn)))
    assert met == {"step", "end"}


UNREADABLE = [
    {"do": "fly"},
    {"do": "step", "cards": ["c05"]},
    {"do": "step", "to": "r37", "cards": "c05"},
    {"do": "step", "to": 37, "cards": ["c05"]},
    {"do": "step", "to": "r37", "cards": [5]},
    {"do": "step", "to": "r37", "cards": ["c05"], "over": "r36"},
    {"do": "end", "cards": []},
    {"do": "place", "figure": "owl"},
]


@pytest.mark.parametrize("said", UNREADABLE, ids=str)
def test_BB_03_words_that_are_no_choice(said: dict[str, object]) -> None:
    assert Table().lay_out(["r36", "r08"], ["c05", "c40", "c43"]).why_not(0, said) == "unreadable"


def test_BB_04_the_first_failing_check_is_reported() -> None:
    setup = Table(2, layout="fixed").advance()
    assert setup.why_not(1, {"do": "place", "figure": "bear", "at": "r01"}) == "not-your-turn"
    assert setup.why_not(0, {"do": "step", "to": "x99", "cards": ["c99"]}) == "wrong-phase"
    assert setup.why_not(0, {"do": "place", "figure": "bear", "at": "x99"}) == "no-such-figure"
    assert setup.why_not(0, {"do": "place", "figure": "owl", "at": "x99"}) == "no-such-cell"
    setup.choose(0, {"do": "place", "figure": "owl", "at": "r01"})
    assert setup.why_not(1, {"do": "place", "figure": "owl", "at": "r02"}) == "figure-taken"
    assert setup.why_not(1, {"do": "place", "figure": "hare", "at": "r02"}) == "not-start"
    assert setup.why_not(1, {"do": "place", "figure": "hare", "at": "r01"}) == "cell-occupied"


@pytest.mark.parametrize(
    "to, cards, why",
    [
        ("x99", ["c99"], "no-such-cell"),
        ("r36", ["c99"], "card-not-in-hand"),
        ("r36", ["c05", "c05"], "card-not-in-hand"),
        ("r36", ["c05", "c40"], "own-cell"),
        ("r08", ["c05", "c40"], "cell-occupied"),
        ("r20", ["c05", "c40"], "not-reachable"),
        ("r37", ["c40", "c43"], "one-card-per-step"),
        ("r37", ["c40"], "symbol-missing"),
        ("q14", ["c05"], "price-not-met"),
        ("q14", ["c40", "c43"], "superfluous-card"),
        ("q14", ["c40"], "ok"),
        ("x99", [], "no-such-cell"),
        ("r36", [], "own-cell"),
        ("r08", [], "cell-occupied"),
        ("r20", [], "not-reachable"),
        ("r37", [], "one-card-per-step"),
        ("q14", [], "price-not-met"),
    ],
)
def test_BB_04_the_order_of_the_questions_about_a_step(to: str, cards: list[str], why: str) -> None:
    table = Table().lay_out(["r36", "r08"], ["c05", "c40", "c43"])
    before = table.state.tobytes()
    assert table.why_not(0, {"do": "step", "to": to, "cards": cards}) == why
    assert cards or table.why_not(0, {"do": "step", "to": to}) == why  # no list is an empty one
    assert table.state.tobytes() == before


def test_BB_04_a_number_that_is_no_choice_is_refused() -> None:
    table = Table().lay_out(["r36", "r08"], ["c05", "c40"])
    reasons = {
        choice: GAME.reasons[rules.verdict(table.packed, table.s, 0, choice)].id
        for choice in (-1, rules.MAX_CHOICES, 4, rules.CHOICE_STEP + 57 * 8 + 1, rules.CHOICE_STEP + 36 * 8 + 4)
    }
    assert list(reasons.values()) == [
        "wrong-phase",
        "wrong-phase",
        "card-not-in-hand",
        "no-such-cell",
        "card-not-in-hand",
    ]
    setup = Table().advance()
    assert GAME.reasons[rules.verdict(setup.packed, setup.s, 0, rules.CHOICE_PLACE + 57)].id == "no-such-cell"


def test_BB_05_chance_is_the_layout_the_deal_and_the_refill_and_a_replay_needs_none() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    while not match.over:
        seat = match.awaited[0]
        match.choose(seat, match.choices(seat)[-1])  # the longest step there is, or the end
    outcomes = [len(entry.luck) for entry in match.entries if isinstance(entry, Dealt)]
    drawn = [event for entry in match.log(WATCHER) for event in entry["events"] if event["event"] == "drew"]
    assert outcomes[:3] == [len(TOKENS) + 2 * HAND, 0, 0]
    assert sum(outcomes[3:]) == sum(event["count"] for event in drawn) > 100
    again = replay(read(write(record_of(match))))
    assert again.state_hash() == match.state_hash()


def test_BB_06_the_order_of_cards_in_a_choice_has_no_effect() -> None:
    tables = [Table().lay_out(["r30", "r08"], ["c27", "c28", "c31"]).fill_hands() for _ in range(2)]
    for table, cards in zip(tables, ("c27 c28", "c28 c27"), strict=True):
        table.go(f"q13 {cards}")
    assert tables[0].state.tobytes() == tables[1].state.tobytes()
    assert tables[0].parsed(0, {"do": "end", "cards": ["c31"]}) == tables[1].parsed(0, {"do": "end", "cards": ["c31"]})


@pytest.mark.parametrize("seats", SEATS)
def test_BB_10_a_token_on_every_square_with_its_number(seats: int) -> None:
    lying = squares(Table(seats, seed=f"tokens {seats}").advance())
    assert sorted(lying.values()) == sorted(TOKENS)
    assert all(NUMBER_OF[square] == NUMBER_OF[token] for square, token in lying.items())


def test_BB_11_every_arrangement_of_equal_numbers_comes_up_equally_often() -> None:
    met: Counter[Any] = Counter()
    for n in range(600):
        lying = squares(Table(seed=f"layout {n}").advance())
        met["".join(lying[square][0] for square in ("q01", "q05", "q10"))] += 1
    assert met.keys() == {"".join(order) for order in itertools.permutations("lrp")}
    assert max(abs(count - 100) for count in met.values()) < 41  # 4.5 standard deviations
    numbers = Counter(NUMBER_OF[token] for token in TOKENS)
    assert int(np.prod([np.prod(range(1, count + 1)) for count in numbers.values()])) == 34_560


@pytest.mark.parametrize("seats", SEATS)
def test_BB_12_BB_13_three_cards_each_from_one_deck_seat_by_seat(seats: int) -> None:
    table = Table(seats, layout="fixed").stack(CARDS).advance()
    assert [table.hand(seat) for seat in range(seats)] == [list(CARDS[3 * n : 3 * n + 3]) for n in range(seats)]
    assert table.deck() == list(CARDS[3 * seats :])
    assert [event["seat"] for event in table.told("dealt")] == list(range(seats))
    assert table.faults() == []


def test_BB_14_the_seats_come_from_outside_in_their_order() -> None:
    match = Match.new(GAME, 3, names=["Ann", "Bob", "Cleo"], seed=bytes(32))
    order = []
    for _ in range(6):
        order.append(match.view(-1)["seats"][match.awaited[0]]["name"])
        match.stand_in(match.awaited[0])
    assert order == ["Ann", "Bob", "Cleo"] * 2


def test_BB_15_figure_and_cell_together_after_the_deal() -> None:
    table = Table(3).advance()
    assert len(table.hand(0)) == 3
    choices = table.choices(0)
    assert {(choice["figure"], choice["at"]) for choice in choices} == set(itertools.product(FIGURES, STARTS))
    table.choose(0, {"do": "place", "figure": "owl", "at": "r22"})
    assert len(table.choices(1)) == 4 * 5
    assert table.hand(0) == table.hand(0)
    assert table.told("placed") == [{"event": "placed", "seat": 0, "figure": "owl", "at": "r22"}]


@pytest.mark.parametrize("seats", SEATS)
def test_BB_16_start_cells_for_all_and_spare_figures_stay_out(seats: int) -> None:
    table = Table(seats).begin()
    assert len(STARTS) == 6 >= seats
    assert table.at() == STARTS[:seats]
    assert table.view(-1)["free_figures"] == list(FIGURES[seats:])
    assert len(table.view(-1)["figures"]) == seats


def test_the_fixed_layout_is_that_of_the_box() -> None:
    lying = squares(Table(layout="fixed").advance())
    assert {token: square for square, token in lying.items()} == SQUARE_OF
