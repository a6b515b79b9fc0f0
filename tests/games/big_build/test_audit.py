"""Every fault that a position can have is found, named and placed."""

from collections.abc import Callable

import pytest

from rooftree.games.big_build.state import LISTED, NO_TOKEN
from tests.games.big_build.table import CARDS, CELLS, TOKENS, Table
from tests.games.rig import Words


def at_play() -> Table:
    """A match under way, with a token in the picture."""
    table = Table(3).lay_out(["q01", "r08", "r36"], ["c01", "c02", "c40"]).fill_hands()
    return table.build(0, "log-1")


def stand(seat: int, cell: str) -> Callable[[Table], object]:
    return lambda table: table.s.stands_on.__setitem__(seat, CELLS.index(cell))


def put_token(cell: str, token: str) -> Callable[[Table], object]:
    return lambda table: table.s.token.__setitem__(CELLS.index(cell), TOKENS.index(token))


def lose_token(table: Table) -> None:
    table.s.token[CELLS.index("q02")] = NO_TOKEN


def in_two_piles(table: Table) -> None:
    table.s.discards = 1 << CARDS.index("c01")


def lose_card(table: Table) -> None:
    table.s.deck = int(table.s.deck) & ~(1 << CARDS.index("c10"))


def empty_a_hand(table: Table) -> None:
    table.s.deck = int(table.s.deck) | 1 << int(table.s.hand[1, 2])
    table.s.hand[1, 2] = -1


def give_points(table: Table) -> None:
    table.s.score[2] = 4


def wait_too_long(table: Table) -> None:
    table.s.idle = 150


def one_figure_for_two(table: Table) -> None:
    table.s.figure[2] = table.s.figure[1]


def take_all_from_a_form(table: Table) -> None:
    table.s.source = LISTED
    table.build(1, *TOKENS[1:-1])


FAULTS: list[tuple[Callable[[Table], object], Words]] = [
    (stand(2, "r08"), {"reason": "same-cell", "paragraph": "BB-30", "seat": 2, "cell": "r08"}),
    (one_figure_for_two, {"reason": "same-figure", "paragraph": "BB-15", "seat": 2, "figure": "squirrel"}),
    (stand(1, "q02"), {"reason": "on-token", "paragraph": "BB-50", "seat": 1, "square": "q02", "token": "log-5"}),
    (lose_token, {"reason": "token-lost", "paragraph": "BB-10", "token": "log-5"}),
    (put_token("q05", "log-1"), {"reason": "token-twice", "paragraph": "BB-10", "token": "log-1"}),
    (put_token("q10", "nail-3"), {"reason": "wrong-square", "paragraph": "BB-10", "square": "q10", "token": "nail-3"}),
    (in_two_piles, {"reason": "card-twice", "paragraph": "BB-47", "card": "c01"}),
    (lose_card, {"reason": "card-lost", "paragraph": "BB-47", "card": "c10"}),
    (empty_a_hand, {"reason": "hand-size", "paragraph": "BB-61", "seat": 1, "count": 2}),
    (give_points, {"reason": "wrong-points", "paragraph": "BB-51", "seat": 2, "points": 4}),
    (wait_too_long, {"reason": "stall-missed", "paragraph": "BB-72", "idle": 150}),
    (take_all_from_a_form, {"reason": "token-missing", "paragraph": "BB-70", "token": "log-5"}),
]


@pytest.mark.parametrize("spoil, fault", FAULTS, ids=[fault["reason"] for _, fault in FAULTS])
def test_a_fault_is_found_and_placed(spoil: Callable[[Table], object], fault: Words) -> None:
    table = at_play()
    assert table.faults() == []
    spoil(table)
    assert fault in table.faults()


def test_a_hand_with_a_gap_is_a_fault() -> None:
    table = at_play()
    hand = table.s.hand[1]
    hand[0], hand[1], hand[2] = hand[0], -1, hand[1]
    assert "hand-size" in {fault["reason"] for fault in table.faults()}


def test_before_the_deal_nothing_is_wrong() -> None:
    assert Table(4).faults() == []
