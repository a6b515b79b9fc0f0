"""The end and the winner: TH-80 to TH-88, and the vectors of 9.5."""

from collections.abc import Sequence
from typing import Any

import pytest

from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, replay, write
from rooftree.games.treehouse.scoring import TIE_BREAKS
from rooftree.games.treehouse.state import CHOOSE, COLOURS, LAY, TAKE
from tests.games.treehouse.rigged import choices_of, whole_game
from tests.games.treehouse.table import GAME, SEATS, Table
from tests.kit import Vector, each_case, each_vector


def winners(totals: Sequence[int], best: Sequence[int]) -> list[int]:
    result = finished(totals, best).result()
    return [seat for seat in range(len(totals)) if result.place[seat] == 1]


def finished(totals: Sequence[int], best: Sequence[int]) -> Table:
    """A game that is over with these points, and this largest number of rooms of one colour at each seat."""
    table = Table(len(totals))
    for seat, rooms in enumerate(best):
        table.s.count[seat, seat] = rooms
        table.s.count[seat, 5] = 1
    table.s.score[: len(totals)] = totals
    table.s.over = 1
    return table


@pytest.mark.parametrize("vector, case", each_case("treehouse", "winner"))
def test_who_wins(vector: Vector, case: Vector) -> None:
    assert winners(case["totals"], case["best"]) == case["winners"]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_80_the_game_ends_after_round_3_and_never_earlier(seats: int) -> None:
    table = Table(seats)
    for _ in table.play_out(11):
        assert bool(table.s.over) == (len(table.told("scored")) == 3 * seats)
    assert GAME.ends[int(table.result().reason)] == "third-round"
    assert table.told()[-1] == {"event": "ended"}
    assert table.phase() == "finished"
    assert table.awaited() == []
    assert [table.legal(seat) for seat in range(seats)] == [[]] * seats


def stand_in(table: Table, seat: int) -> dict[str, Any]:
    """The choice made for an absent seat, in words; it must be allowed."""
    choice = int(GAME.rules["stand_in"](table.packed, table.s, seat))
    assert choice in table.legal(seat)
    return table.choices(seat)[table.legal(seat).index(choice)]


def test_TH_81_an_absent_seat_discards_the_first_room() -> None:
    hands = ("r03 y01 y02 g05 b01 p02", "r04 y03 y04 g06 b02 p03")
    assert stand_in(Table().stack(*hands, lead=0).advance(), 1) == {"do": "discard", "room": "r04"}
    table = Table(reveal_then_place="on").stack(*hands, lead=0).advance()
    assert stand_in(table, 0) == {"do": "show", "room": "r03"}
    table.choose(0, "show", room="g05").choose(1, "show", room="b02")
    assert stand_in(table, 0) == {"do": "discard", "room": "g05"}


def test_TH_81_an_absent_seat_takes_cancel_and_lays_on_the_first_bare_colour() -> None:
    table = Table(4).begin_phase(TAKE)
    assert stand_in(table, 0) == {"do": "take", "condition": "cancel"}
    table.choose(0, "take", condition="cancel").choose(1, "take", condition="cancel")
    assert stand_in(table, 2) == {"do": "take", "condition": "double"}
    table.lay({"red": "double", "yellow": "cancel", "blue": "double"}).begin_phase(LAY)
    assert stand_in(table, 3) == {"do": "lay", "colour": "green"}
    young = Table(2, young="on").lay({"red": "chosen"}).begin_phase(CHOOSE)
    assert stand_in(young, 0) == {"do": "choose", "colour": "yellow"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("young", ["off", "on"])
def test_TH_81_absent_seats_keep_the_game_going(seats: int, young: str) -> None:
    match = Match.new(GAME, seats, seed=bytes(32), options={"young": young})
    while not match.over:
        match.stand_in(match.awaited[-1])
    assert [row["rooms"] for row in match.view(0)["table"]["trees"]] == [{}] * seats
    assert {tuple(laid) for laid in match.view(0)["table"]["laid"]} == {COLOURS[:seats]}


def test_TH_85_most_points_win() -> None:
    table = finished([30, 41, 40], [6, 1, 7])
    assert list(table.result().place[:3]) == [3, 1, 2]
    assert TIE_BREAKS[int(table.result().tie_break)] == "points"


def test_TH_86_a_tie_goes_to_the_most_rooms_of_one_colour() -> None:
    table = finished([40, 40, 41, 41], [7, 8, 3, 4])
    assert list(table.result().place[:4]) == [4, 3, 2, 1]
    assert TIE_BREAKS[int(table.result().tie_break)] == "best-colour"


def test_TH_87_a_tie_in_both_is_a_shared_victory() -> None:
    table = finished([40, 40, 39], [5, 5, 9])
    assert list(table.result().place[:3]) == [1, 1, 3]
    assert TIE_BREAKS[int(table.result().tie_break)] == "shared"
    below = finished([41, 40, 40], [5, 5, 5])
    assert list(below.result().place[:3]) == [1, 2, 2]
    assert TIE_BREAKS[int(below.result().tie_break)] == "points"


def test_TH_88_the_colours_may_differ_and_the_second_largest_is_not_compared() -> None:
    table = Table(2).grow_colours(0, {"red": 4, "blue": 3}).grow_colours(1, {"green": 4, "brown": 1})
    table.s.score[:2] = 20
    table.s.over = 1
    assert list(table.result().place[:2]) == [1, 1]


# --- the whole game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", each_vector("treehouse", "game"))
def test_the_whole_game(vector: Vector) -> None:
    seats = vector["players"]
    match = whole_game(vector)
    for n, one in enumerate(vector["round"]):
        table = match.view(0)["table"]
        assert (table["round"], table["lead"]) == (n + 1, one["lead"])
        for seat in range(seats):
            assert match.view(seat)["table"]["hand"] == in_box_order(one["deal"][seat])
        for seat, choice in choices_of(one):
            if choice["do"] == "lay":
                assert f"{seat}:{match.view(seat)['prompt']['condition']}:{choice['colour']}" in one["lay"]
            match.choose(seat, choice)
        scored = match.dealt_events("scored")[-seats:]
        assert [words["points"] for words in scored] == one["points"]
        assert [words["total"] for words in scored] == one["totals"]
        assert [words["room"] for words in match.dealt_events("left-over")[-seats:]] == one["leftover"]
    assert match.over
    check_end(match, vector)


def in_box_order(codes: str) -> list[str]:
    return sorted(codes.split(), key=lambda code: "rygbpo".index(code[0]) * 100 + int(code[1:]))


def check_end(match: Match, vector: Vector) -> None:
    """What the vector says of the end, in the open view, and in the replay of the record."""
    table = match.view(0)["table"]
    letters = {colour: colour[0] if colour != "brown" else "o" for colour in COLOURS}
    counts = [
        {colour: sum(code[0] == letters[colour] for code in tree["rooms"].values()) for colour in COLOURS}
        for tree in table["trees"]
    ]
    assert counts == vector["counts"]
    assert [max(count.values()) for count in counts] == vector["best_colour"]
    assert [len(tree["rooms"]) for tree in table["trees"]] == vector["rooms"]
    assert [tree["score"] for tree in table["trees"]] == vector["totals"]
    assert len(table["undealt"]) == vector["undealt"]
    bonus = [sum(line["points"] for line in match.score(seat) if line["line"] == "majority") for seat in range(2)]
    assert bonus == vector["bonus"]
    result = match.result()
    assert (result["winners"], result["tie_break"]) == (vector["winners"], "best-colour")
    assert [row["total"] for row in result["seats"]] == vector["totals"]
    again = replay(read(write(record_of(match))))
    assert again.state_hash() == match.state_hash()
