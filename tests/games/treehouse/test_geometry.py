"""The shape of a tree: TH-01 to TH-09."""

import functools

import pytest

from rooftree.games.treehouse import tree as trees
from rooftree.games.treehouse.state import COLOURS, NEIGHBOURS, PICKS, ROUNDS, SIDES, SLOTS, SUPPORTS
from tests.games.treehouse.table import SEATS, SLOT, SLOT_NAMES, Table
from tests.kit import Vector, each_vector


def named(slots: int) -> list[str]:
    """The names of a set of slots, the trunk included."""
    return [name for slot, name in enumerate(("1.1", *SLOT_NAMES)) if int(slots) >> slot & 1]


@functools.cache
def reachable_trees() -> tuple[frozenset[str], ...]:
    """Every set of up to 15 slots that can be built when colours are ignored."""
    found = {frozenset[str]()}
    newest = set(found)
    for _ in range(ROUNDS * PICKS):
        newest = {tree | {slot} for tree in newest for slot in open_slots(tree)}
        found |= newest
    return tuple(found)


def open_slots(tree: frozenset[str]) -> list[str]:
    return named(trees.open_slots(Table().grow(0, colours(tree)).s, 0))


def colours(tree: frozenset[str]) -> dict[str, str]:
    """Any rooms for these slots."""
    return {slot: COLOURS[n % 6] for n, slot in enumerate(sorted(tree))}


@pytest.mark.parametrize("vector", each_vector("treehouse", "geometry"))
def test_the_shape_of_the_tree(vector: Vector) -> None:
    assert vector["slots"] == SLOTS
    sides = {name: int(SIDES[SLOT[name]]) for name in SLOT_NAMES}
    assert vector["left"] == [name for name in SLOT_NAMES if sides[name] < 0]
    assert vector["centre"] == [name for name in SLOT_NAMES if sides[name] == 0]
    assert vector["right"] == [name for name in SLOT_NAMES if sides[name] > 0]
    assert vector["supports"] == {name: named(SUPPORTS[SLOT[name]]) for name in vector["supports"]}
    for name, neighbours in vector["neighbours"].items():
        assert sorted(neighbours) == named(NEIGHBOURS[SLOT[name]]), name


def test_TH_01_level_n_has_n_slots() -> None:
    levels = [int(name[0]) for name in SLOT_NAMES]
    assert [levels.count(level) for level in range(1, 8)] == [0, 2, 3, 4, 5, 6, 0]


def test_TH_02_slots_are_counted_from_the_left_and_the_trunk_is_none() -> None:
    assert SLOT_NAMES[:9] == ("2.1", "2.2", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "4.4")
    table = Table().hold(0, "r01 r02")
    assert table.why_not(0, "build", room="r01", slot="1.1") == "no-slot"


def test_TH_03_corners_rest_on_one_card_and_all_others_on_two() -> None:
    resting_on_one = [name for name in SLOT_NAMES if len(named(SUPPORTS[SLOT[name]])) == 1]
    assert resting_on_one == ["2.1", "2.2", "3.1", "3.3", "4.1", "4.4", "5.1", "5.5", "6.1", "6.6"]
    assert all(len(named(SUPPORTS[SLOT[name]])) == 2 for name in SLOT_NAMES if name not in resting_on_one)


def test_TH_04_left_and_right_mirror_each_other() -> None:
    mirror = {name: f"{name[0]}.{int(name[0]) + 1 - int(name[2])}" for name in SLOT_NAMES}
    assert all(SIDES[SLOT[name]] == -SIDES[SLOT[mirror[name]]] for name in SLOT_NAMES)
    assert [name for name in SLOT_NAMES if mirror[name] == name] == ["3.2", "5.3"]


def test_TH_05_touching_is_mutual_and_never_by_a_corner_alone() -> None:
    for name in SLOT_NAMES:
        level, index = int(name[0]), int(name[2])
        for other in named(NEIGHBOURS[SLOT[name]]):
            assert name in named(NEIGHBOURS[SLOT[other]])
            # Cards lie in brick pattern, half a card's width apart per level.
            apart = abs((2 * int(other[2]) - int(other[0])) - (2 * index - level))
            assert apart == (2 if int(other[0]) == level else 1)


def test_TH_06_the_trunk_has_no_colour_and_no_neighbours() -> None:
    assert all(not int(NEIGHBOURS[slot]) & 1 for slot in range(SLOTS + 1))
    assert [Table().open_to(0, colour) for colour in COLOURS] == [["2.1", "2.2"]] * 6


def test_TH_07_an_empty_slot_never_has_a_room_above_it() -> None:
    for tree in reachable_trees():
        for name in set(SLOT_NAMES) - tree:
            above = [other for other in named(NEIGHBOURS[SLOT[name]]) if other[0] > name[0]]
            assert not tree & set(above), (sorted(tree), name)


def test_TH_08_the_marker_has_three_positions() -> None:
    table = Table()
    positions = [table.markers()[0]]
    for slot in ("2.1", "2.2", "3.3", "3.2", "3.1"):
        positions.append(table.grow(0, {slot: "red"}).markers()[0])
    assert positions == [0, -1, 0, 1, 1, 0]
    assert {table.markers()[0] for table in (Table().grow(0, colours(tree)) for tree in reachable_trees())} == {
        -1,
        0,
        1,
    }


@pytest.mark.parametrize("seats", SEATS)
def test_TH_09_the_marker_is_always_right_minus_left(seats: int) -> None:
    positions = set()
    for seed in range(5):
        for table in Table(seats, seed=f"balance {seed}").play_out(seed):
            for seat in range(seats):
                tilt = sum(int(SIDES[SLOT[name]]) for name in table.tree(seat))
                assert table.s.marker[seat] == tilt
                assert abs(tilt) <= 1
                positions.add(tilt)
    assert positions == {-1, 0, 1}
