"""Setting the table up: BA-10 to BA-19, and BA-T49."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, replay, write
from rooftree.games.balconia.state import BLOCKS
from tests.games.balconia.table import BOX, DOORS, GAME, RiggedMatch, Table


def test_BA_10_all_blocks_lie_on_the_table() -> None:
    table = Table()
    assert table.on_table() == list(range(1, 23))
    assert len(table.advance().view(0)["on_table"]) == 21  # the first one is in play


def test_BA_11_fourteen_numbers_come_up_and_eight_never_do() -> None:
    table = Table().finish(3)
    turned_up = [event["block"] for event in table.told("turned-up")]
    assert len(turned_up) == len(set(turned_up)) == 14
    assert table.on_table() == sorted(set(range(1, 23)) - set(turned_up))
    assert table.view(-1)["on_table"] == table.on_table()


def chi_square(found: Counter[Any], cases: int) -> float:
    expected = sum(found.values()) / cases
    return sum((found[case] - expected) ** 2 / expected for case in found) + expected * (cases - len(found))


def test_BA_12_BA_13_one_entrance_block_random_unless_the_table_says_which() -> None:
    found = Counter(int(Table(seed=f"entrance {n}").advance().s.door[0]) // 4 for n in range(600))
    assert chi_square(found, 3) < 13.8  # the 99.9% point with two degrees of freedom
    for block in ("1", "2", "3"):
        doors = {int(Table(seed=f"{n}", entrance_block=block).advance().s.door[0]) // 4 for n in range(20)}
        assert doors == {int(block) - 1}


def test_BA_14_the_entrance_stands_in_the_middle_of_the_bottom_row() -> None:
    for n in range(20):
        table = Table(seed=f"middle {n}").advance()
        assert [table.view(viewer)["entrance"] for viewer in (0, 1, -1)] == ["L1C3"] * 3


def test_BA_15_each_orientation_is_equally_likely() -> None:
    found: Counter[object] = Counter()
    for n in range(800):
        table = Table(seed=f"orientation {n}").advance()
        found[DOORS[table.s.door[int(table.s.green)]][-1]] += 1
    assert set(found) == set("abcd")
    assert chi_square(found, 4) < 16.3


@pytest.mark.parametrize("letter, colours", [("a", "gp"), ("b", "gp"), ("c", "pg"), ("d", "pg")])
def test_BA_16_BA_17_the_seat_that_sees_the_green_door_is_green(letter: str, colours: str) -> None:
    match = RiggedMatch(f"E2{letter}", [1])
    facades = [match.view(seat)["table"]["facades"][seat] for seat in range(2)]
    assert "".join(facade["colour"][0] for facade in facades) == colours
    assert facades[0]["door"]["door"] == f"E2{letter}"
    assert match.view(0)["table"]["green"] == colours.index("g")


def test_BA_18_opposite_doors_ask_for_the_same() -> None:
    asked = [(row["kind"], row["first"], row["second"]) for row in BOX.content["door"]]
    for first in (0, 4, 8):
        assert asked[first] == asked[first + 2]
        assert asked[first + 1] == asked[first + 3]
        assert asked[first] != asked[first + 1]


def test_BA_19_a_replay_needs_no_generator() -> None:
    match = Match.new(GAME, 2, seed=bytes(32), options={"entrance_cell": "any"})
    while not match.over:
        match.stand_in(match.awaited[0])
    without_seed = msgspec.structs.replace(record_of(match), seed=None)
    again = replay(read(write(without_seed)))
    assert (again.state_hash(), again.result()) == (match.state_hash(), match.result())


@pytest.mark.parametrize("id", ["BA-T49"])
def test_what_lies_where_turn_by_turn(id: str) -> None:
    table = Table().advance()
    turn = 1
    while not table.s.over:
        view = table.view(-1)
        assert (view["turn"], view["tokens"]) == (turn, 14 - turn)
        assert view["chooser"] == table.seat("green" if turn % 2 else "pink")
        assert len(view["turned_up"]) == turn
        placer = 1 - table.awaited()[0]
        table.choose(table.awaited()[0], "take", pair="ab")
        assert table.awaited() == [placer]
        table.choose(placer, **table.choices(placer)[0])
        in_play = 0 if table.s.over else 1
        assert len(table.view(-1)["on_table"]) == BLOCKS - turn - in_play
        assert len(table.filled()) + 1 == turn + 1
        assert table.faults() == []
        turn += 1
    assert turn == 15
    assert placer == table.seat("green")
