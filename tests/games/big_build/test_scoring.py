"""Points, the end and the winner: BB-50 to BB-56 and BB-70 to BB-77."""

import itertools
import random

import pytest

from rooftree.games.big_build import rules
from tests.games.big_build.table import BOX, CARDS, CELLS, GAME, SEATS, SYMBOLS_OF, TOKENS, Table

PLACES = {token["id"]: (token["row"], token["col"]) for token in BOX.content["token"]}
SYMBOL = {cell["id"]: cell.get("symbol") for cell in BOX.content["cell"]}
ROUND = [cell for cell, symbol in SYMBOL.items() if symbol]


def neighbours(cell: str) -> list[str]:
    ends = [(path["a"], path["b"]) for path in BOX.content["path"]]
    return [b if a == cell else a for a, b in ends if cell in (a, b)]


def beside(one: str, other: str) -> bool:
    (row, col), (r, c) = PLACES[one], PLACES[other]
    return abs(row - r) + abs(col - c) == 1


def almost_finished(seats: int = 3) -> Table:
    """All but the balcony is built; seat 1 stands beside it and can pay."""
    table = Table(seats).lay_out(["r02", "r08", "r36", "r22", "r16"][:seats], ["c31", "c11", "c40"]).fill_hands()
    return table.place(*(token for token in TOKENS if token != "log-5"))


def test_BB_50_entering_takes_the_token_and_leaves_the_square_bare() -> None:
    table = Table().lay_out(["r01", "r08"], ["c01", "c03", "c43"]).fill_hands().go("q01 c01")
    assert table.at()[0] == "q01"
    view = table.view(-1)
    assert view["picture"] == [{"token": "log-1", "seat": 0}]
    assert "q01" not in view["squares"]
    assert table.go("r39 c03").steps()["q01"] == [["c43"]]


@pytest.mark.parametrize("seed", range(8))
def test_BB_51_BB_52_a_point_and_one_for_each_neighbour_already_there(seed: int) -> None:
    order = random.Random(seed).sample(TOKENS, len(TOKENS))
    table = Table(3)
    for n, token in enumerate(order):
        table.build(n % 3, token)
        neighbours = {other for other in order[:n] if beside(token, other)}
        told = table.told("built")[-1]
        assert (told["points"], set(told["beside"])) == (1 + len(neighbours), neighbours)
        line = next(line for line in table.lines(n % 3) if line["token"] == token)
        assert (line["points"], set(line["beside"]), line["paragraph"]) == (told["points"], neighbours, "BB-51")
    assert [sum(line["points"] for line in table.lines(seat)) for seat in range(3)] == table.totals()


def test_BB_51_the_range_is_one_to_five() -> None:
    points = {event["points"] for seed in range(40) for event in laid_in(seed).told("built")}
    assert points == {1, 2, 3, 4, 5}


def laid_in(seed: int) -> Table:
    return Table().build(0, *random.Random(seed).sample(TOKENS, len(TOKENS)))


def test_BB_52_a_token_of_the_same_turn_counts_as_lying() -> None:
    table = Table().lay_out(["r18", "r08"], ["c20", "c16", "c43"]).fill_hands()
    for square, token in (("q09", "nail-2"), ("q10", "paint-3")):
        table.s.token[CELLS.index(square)] = TOKENS.index(token)
    table.go("q09 c20", "r20 c16", "q10 c43")
    assert [event["points"] for event in table.told("built")] == [1, 2]  # the front door beside the veranda


def test_BB_53_BB_70_the_game_ends_with_the_last_token() -> None:
    table = almost_finished().go("q02 c31 c11")
    assert GAME.ends[table.s.over] == "complete"
    assert table.hand(0) == ["c40"]  # no refill
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    assert table.why_not(0, {"do": "end"}) == "game-over"
    assert table.told()[-1] == {"event": "ended", "how": "complete"}
    assert table.view(-1)["phase"] == "finished"


def test_BB_54_every_order_gives_37_points_in_all() -> None:
    assert sum(beside(one, other) for one, other in itertools.combinations(TOKENS, 2)) == 22
    for seed in range(30):
        assert laid_in(seed).totals()[0] == 37


def test_BB_55_points_are_shown_as_threes_and_ones() -> None:
    table = Table(5)
    table.s.score[:] = 0, 2, 3, 8, 37
    shown = [(figure["threes"], figure["ones"]) for figure in table.view(-1)["figures"]]
    assert shown == [(0, 0), (0, 2), (1, 0), (2, 2), (12, 1)]


@pytest.mark.parametrize("seats, most", [(2, 15), (3, 16), (4, 17), (5, 19)])
def test_BB_56_nineteen_victory_cards_always_suffice(seats: int, most: int) -> None:
    needed = {0: {0: 0}}  # how many cards at most, by seats so far and their points together
    for seat in range(seats):
        needed[seat + 1] = {}
        for total, cards in needed[seat].items():
            for points in range(38 - total):
                more = cards + points // 3 + points % 3
                needed[seat + 1][total + points] = max(needed[seat + 1].get(total + points, 0), more)
    assert max(needed[seats].values()) == most <= BOX.content["rules"]["victory_cards"]


def test_BB_71_most_points_win() -> None:
    table = almost_finished()
    table.s.score[:3] = 20, 4, 8
    result = table.go("q02 c31 c11").result()
    assert [int(place) for place in result.place[:3]] == [1, 3, 2]
    assert GAME.tie_breaks[result.tie_break] == "points"


@pytest.mark.parametrize("seats", SEATS)
def test_BB_72_after_50_rounds_without_a_token_the_game_ends(seats: int) -> None:
    table = Table(seats, seed="stall").begin()
    turns = 0
    while not table.s.over:
        table.end()
        turns += 1
        assert table.faults() == []
    assert turns == 50 * seats
    assert table.told()[-1] == {"event": "ended", "how": "stalled"}
    assert table.ranking()[0] == seats


def test_BB_72_a_token_sets_the_count_back() -> None:
    table = Table().lay_out(["r01", "r08"], ["c01", "c40", "c43"]).fill_hands()
    table.s.idle = 99
    assert table.go("q01 c01").end().view(-1)["idle"] == 0
    assert not table.s.over
    assert table.end().view(-1)["idle"] == 1
    assert table.view(-1)["idle_end"] == 100


@pytest.mark.parametrize("seats", [2, 5])
def test_BB_73_no_match_is_longer_than_the_bound(seats: int) -> None:
    """The longest match there can be: a step with every card, and a token in the last turn before play stalls.

    Where the figures stand and what is drawn would not come about like this; what counts is how long play goes on.
    """
    table = Table(seats).lay_out(ROUND[:seats]).fill_hands()
    left = [(token["square"], token["symbol"], token["number"]) for token in BOX.content["token"]]
    turns, choices = 0, seats
    while not table.s.over:
        way = [("r37", "nail", 1), ("r36", "paint", 1), ("r37", "nail", 1)]
        if table.s.idle == 50 * seats - 1:
            square, symbol, price = left.pop()
            here = next(cell for cell in neighbours(square) if cell in ROUND)
            there = next(cell for cell in neighbours(here) if cell in ROUND)
            way = [(there, SYMBOL[there], 1), (here, SYMBOL[here], 1), (square, symbol, price)][price > 3 :]
        choices += len(way)
        walk(table, way)
        turns += 1
        if not table.s.over:
            table.end()
            choices += 1
    assert GAME.ends[table.s.over] == "complete"
    assert turns == 750 * seats
    two_cards = sum(token["number"] > 3 for token in BOX.content["token"])
    assert choices == 3001 * seats - two_cards - 1  # the turn of the last token has no end of its own
    assert GAME.max_length == 3001 * max(SEATS)


def walk(table: Table, way: list[tuple[str, str, int]]) -> None:
    """Let the seat to act walk over cells, each with a symbol and a price, past figures that stand elsewhere."""
    seat, cells = int(table.s.turn), [cell for cell, _, _ in way]
    start = next(cell for cell in neighbours(cells[0]) if cell in ROUND and (len(way) < 3 or cell == cells[1]))
    elsewhere = [cell for cell in ROUND if cell not in (start, *cells)]
    table.s.stands_on[: table.s.seats] = [CELLS.index(cell) for cell in elsewhere[: table.s.seats]]
    table.s.stands_on[seat] = CELLS.index(start)
    table.s.deck, table.s.discards = (1 << len(CARDS)) - 1, 0
    triples = {symbol: [card for card in CARDS if SYMBOLS_OF[card] == [symbol] * 3] for _, symbol, _ in way}
    paid = [[triples[symbol].pop() for _ in range(0, price, 3)] for _, symbol, price in way]
    table.hold(seat, [card for cards in paid for card in cards])
    table.go(*(" ".join([cell, *cards]) for cell, cards in zip(cells, paid, strict=True)))


@pytest.mark.parametrize("seats", SEATS)
def test_BB_74_an_absent_seat_ends_its_turn_and_keeps_its_cards(seats: int) -> None:
    table = Table(seats).advance()
    first = rules.stand_in(table.packed, table.s, 0)
    assert table.choices(0)[table.legal(0).index(first)] == {"do": "place", "figure": "hedgehog", "at": "r01"}
    table.begin()
    hand = table.hand(0)
    absent = rules.stand_in(table.packed, table.s, 0)
    assert table.choices(0)[table.legal(0).index(absent)] == {"do": "end"}
    assert table.apply(0, absent).hand(0) == hand
    assert table.at()[0] == "r01"


@pytest.mark.parametrize("seats", SEATS)
def test_BB_75_BB_76_ties_go_to_the_later_seat_at_every_rank(seats: int) -> None:
    for points in itertools.product((5, 7), repeat=seats):
        table = Table(seats)
        table.s.score[:seats] = points
        order = sorted(range(seats), key=lambda seat: (points[seat], seat), reverse=True)
        assert table.ranking() == [seat + 1 for seat in order]
        assert sorted(int(place) for place in table.result().place[:seats]) == list(range(1, seats + 1))
        level = points.count(max(points))
        assert GAME.tie_breaks[table.result().tie_break] == ("points" if level == 1 else "later-seat")


def test_BB_77_two_players_never_tie_in_a_complete_game() -> None:
    for owners in range(1 << 6):
        table = Table()
        for n, token in enumerate(TOKENS):
            table.build(owners >> n % 6 & 1, token)
        assert sum(table.totals()) == 37
        assert table.totals()[0] != table.totals()[1]
