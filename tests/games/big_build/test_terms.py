"""What an evaluation looks at, and the sets it is reckoned with."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftree.games.big_build import terms
from rooftree.games.big_build.state import all_of, lowest, nth, size_of
from tests.games.big_build.table import CELLS, GAME, Table


def looked_at(table: Table, seat: int = 0) -> dict[str, float]:
    out = np.zeros(len(GAME.terms))
    terms.terms(table.packed, table.s, seat, out)
    return dict(zip(GAME.terms, out.tolist(), strict=True))


def test_points_and_the_lead_over_the_best_other() -> None:
    table = Table(3).lay_out(["r36", "r08", "r22"], ["c01", "c02", "c03"]).fill_hands()
    table.s.score[:3] = 4, 9, 2
    found = [looked_at(table, seat) for seat in range(3)]
    assert [(seat["points"], seat["ahead"]) for seat in found] == [(4, -5), (9, 5), (2, -7)]


@pytest.mark.parametrize("square, near, far", [("q14", "r33", "r31"), ("q14", "r36", "r37"), ("q15", "r38", "r35")])
def test_the_nearer_a_token_the_better(square: str, near: str, far: str) -> None:
    """One step fewer to the same square, with the same cards."""
    worth = []
    for cell in (near, far):
        table = Table().lay_out([cell, "r16"], ["c40", "c41", "c43"])
        number = CELLS.index(square)
        worth.append(terms.worth_of_token(table.packed, table.s, 0, int(table.s.token[number]), number))
        assert looked_at(table)["prospect"] >= worth[-1]
    assert worth[0] == 1.0 > worth[1]  # paid for and next to the figure: a point in full


def test_cards_that_pay_and_neighbours_in_place_make_a_token_worth_more() -> None:
    def prospect(hand: list[str], *placed: str) -> float:
        return looked_at(Table().lay_out(["r02", "r08"], hand).place(*placed))["prospect"]

    every_other = ["rope-3", "brick-4", "paint-3", "nail-4", "log-1", "paint-2", "brick-3"]
    assert prospect(["c31", "c32", "c40"], *every_other) == 5.0  # the balcony, one step away and paid for
    assert prospect(["c31", "c32", "c40"], *every_other[1:]) == 4.0
    assert prospect(["c34", "c35", "c40"], *every_other) < 5.0
    assert prospect(["c31", "c32"], *every_other) == 5.0  # six logs already
    assert prospect(["c31"], *every_other) < 5.0  # what is drawn next may help, but does not count in full


def test_an_empty_board_has_no_prospect() -> None:
    table = Table().lay_out(["r02", "r08"], ["c01", "c02", "c03"])
    table.s.token[:] = -1
    assert looked_at(table) == {"points": 0, "ahead": 0, "prospect": 0, "outlook": 0}
    assert looked_at(Table().advance())["prospect"] == 0  # nobody stands anywhere yet


@given(st.sets(st.integers(0, 59), min_size=1))
def test_sets_are_counted_and_read_from_the_lowest(members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert size_of(mask) == len(members)
    assert lowest(mask) == min(members)
    assert [nth(mask, n) for n in range(len(members))] == sorted(members)
    assert size_of(0) == 0
    assert all_of(len(members)) == sum(1 << n for n in range(len(members)))
