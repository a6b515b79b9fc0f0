"""The table options: BB-91 to BB-97."""

from collections import Counter

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, write
from rooftree.engine.words import WATCHER
from tests.games.big_build.table import GAME, SEATS, SQUARE_OF, Table


def test_BB_91_the_fixed_layout_replaces_chance() -> None:
    tables = [Table(layout="fixed", seed=seed).advance() for seed in ("one", "two")]
    for table in tables:
        assert {token: square for square, token in table.view(-1)["squares"].items()} == SQUARE_OF
    assert tables[0].hand(0) != tables[1].hand(0)


def test_BB_92_open_hands_are_seen_by_all() -> None:
    table = Table(3, hands="open").begin()
    hands = [table.hand(seat) for seat in range(3)]
    for viewer in (0, 1, 2, WATCHER):
        assert table.view(viewer)["hands"] == hands
        assert [sorted(event["cards"]) for event in table.told("dealt", seat=viewer)] == hands
        assert "undealt" not in table.view(viewer)
    assert "hands" not in Table(3).begin().view(0)


def test_BB_93_an_exact_price_is_neither_over_nor_under_nor_wasted() -> None:
    def why_not(cards: list[str], price: str) -> str:
        table = Table(price=price).lay_out(["r30", "r08"], ["c27", "c28", "c09"])
        return table.why_not(0, {"do": "step", "to": "q13", "cards": cards})

    assert [why_not(["c27", "c28"], price) for price in ("at-least", "exact")] == ["ok", "price-not-met"]
    assert [why_not(["c27", "c09"], price) for price in ("at-least", "exact")] == ["ok", "ok"]
    table = Table(price="exact").lay_out(["r30", "r08"], ["c43", "c01", "c02"])
    assert table.why_not(0, {"do": "step", "to": "q13", "cards": ["c43", "c01"]}) == "superfluous-card"
    assert table.why_not(0, {"do": "step", "to": "q13", "cards": ["c43"]}) == "ok"


def test_BB_94_without_arrow_jumps_links_lead_from_the_own_cell_only() -> None:
    def reach(*at: str) -> list[str]:
        return Table(len(at), arrow_jump="off").lay_out(at, ["c01", "c02", "c03"]).reach()

    assert reach("r26", "r36") == Table().lay_out(["r26", "r36"], ["c01"]).reach()  # straight links stay
    assert reach("r35", "r38") == ["r34", "r37", "r39", "q13", "q15"]
    assert reach("r26", "r03") == ["r13", "r21", "r24", "r27", "r38", "q12"]  # over r03 nothing opens
    assert "q02" in Table().lay_out(["r26", "r03"], ["c01"]).reach()


def test_BB_95_with_shared_ties_everyone_with_the_most_points_wins() -> None:
    table = Table(4, ties="shared")
    table.s.score[:4] = 7, 9, 9, 7
    result = table.result()
    assert [int(place) for place in result.place[:4]] == [3, 1, 1, 3]
    assert GAME.tie_breaks[result.tie_break] == "shared"
    table.s.score[:4] = 7, 9, 8, 7
    assert GAME.tie_breaks[table.result().tie_break] == "points"


def test_BB_96_no_option_to_finish_the_round() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "layout": "random",
        "hands": "closed",
        "price": "at-least",
        "arrow_jump": "on",
        "ties": "later-seat",
        "first": "first-seat",
    }
    with pytest.raises(RooftreeError, match='option: found "last_round", expected one of layout'):
        Match.new(GAME, 2, options={"last_round": "on"})


@pytest.mark.parametrize("seats", SEATS)
def test_BB_97_chance_may_rotate_the_seat_order(seats: int) -> None:
    met: Counter[int] = Counter()
    for n in range(40 * seats):
        table = Table(seats, first="random", seed=f"first {n}").advance()
        met[int(table.s.turn)] += 1
        assert table.told("first") == [{"event": "first", "seat": int(table.s.first)}]
    assert met.keys() == set(range(seats))
    assert max(abs(count - 40) for count in met.values()) < 28
    first = int(table.s.first)
    assert [event["seat"] for event in table.told("dealt")] == [(first + n) % seats for n in range(seats)]
    table.begin()
    assert int(table.s.turn) == first
    assert table.ranking() == [(first + n) % seats + 1 for n in reversed(range(seats))]  # the later, the better
    assert [int(role) for role in table.result().role[:seats]] == [(seat - first) % seats for seat in range(seats)]


def test_options_stand_in_the_record() -> None:
    wanted = {"price": "exact", "arrow_jump": "off", "ties": "shared", "first": "random"}
    match = Match.new(GAME, 2, options=wanted, seed=bytes(32))
    options = read(write(record_of(match))).options
    assert options == match.view(0)["options"] == {"layout": "random", "hands": "closed", **wanted}
