"""Where a room may be built: TH-40 to TH-49, and the vectors of 9.2."""

from collections.abc import Mapping

import numpy as np
import pytest

from rooftree.engine.rule import rule
from rooftree.games.treehouse.state import COLOURS, NO_ROOM, SLOTS, STATE
from rooftree.games.treehouse.tree import build, slot_verdict
from tests.games.treehouse.table import BOX, CODES, SEATS, Table
from tests.kit import Vector, each_case, each_vector, vectors

REASON_OF = {
    "occupied": "occupied",
    "no slot": "no-slot",
    "balance": "balance",
    "support": "support",
    "colour": "colour",
}


def listed(table: Table, seat: int, room: str) -> list[str]:
    """The slots that the list of choices offers for a room."""
    return [choice["slot"] for choice in table.choices(seat) if choice["do"] == "build" and choice["room"] == room]


def colours_meant(colour: str, tree: Mapping[str, str]) -> list[str]:
    """The colour of a case; "new" is every colour absent from the tree."""
    return [colour] if colour != "new" else [name for name in COLOURS if name not in tree.values()]


def spare_code(table: Table, colour: str) -> str:
    return CODES[table.spare_room(colour)]


@pytest.mark.parametrize("vector, case", each_case("treehouse", "place"))
def test_where_a_room_may_be_built(vector: Vector, case: Vector) -> None:
    for colour in colours_meant(case["colour"], vector["tree"]):
        for seat in (0, 3):
            table = Table(4).grow(seat, vector["tree"])
            assert table.markers()[seat] == vector["marker"]
            assert table.open_to(seat, colour) == case["expect"]
            room = spare_code(table, colour)
            table.hold(seat, room + " " + spare_code(table, "red" if colour != "red" else "blue"))
            assert listed(table, seat, room) == case["expect"]


@pytest.mark.parametrize("vector, attempt", each_case("treehouse", "illegal", "attempts"))
def test_why_a_room_may_not_be_built(vector: Vector, attempt: Vector) -> None:
    table = Table().grow(0, vector["tree"])
    room = spare_code(table, attempt["room"])
    table.hold(0, f"{room} p12")
    assert table.why_not(0, "build", room=room, slot=attempt["slot"]) == REASON_OF[attempt["why"]]
    assert (table.why_not(0, "discard", room=room) is None) == vector["discard_allowed"]


def test_TH_40_only_empty_slots_of_levels_2_to_6() -> None:
    table = Table().grow(0, {"2.1": "red", "2.2": "red", "3.1": "red", "4.1": "red", "5.1": "red", "6.1": "red"})
    table.hold(0, "r11 r12")
    assert table.why_not(0, "build", room="r11", slot="2.1") == "occupied"
    assert table.why_not(0, "build", room="r11", slot="1.1") == "no-slot"
    assert table.why_not(0, "build", room="r11", slot="7.1") == "no-slot"
    assert table.why_not(0, "build", room="r11", slot="3.2") is None


def test_TH_41_every_support_is_filled_and_the_trunk_counts() -> None:
    table = Table().grow(0, {"2.1": "red"}).hold(0, "r11 r12")
    assert table.why_not(0, "build", room="r11", slot="2.2") is None
    assert table.why_not(0, "build", room="r11", slot="3.2") == "support"
    table.grow(0, {"2.2": "blue"})
    assert table.why_not(0, "build", room="r11", slot="3.2") is None


def test_TH_42_a_new_colour_goes_anywhere() -> None:
    table = Table().grow(0, {"2.1": "red", "2.2": "blue"})
    assert table.open_to(0, "green") == ["3.1", "3.2", "3.3"]


def test_TH_43_second_room_of_a_colour_touches_the_first() -> None:
    table = Table().grow(0, {"2.1": "red", "2.2": "blue"}).hold(0, "r11 b11")
    assert table.why_not(0, "build", room="r11", slot="3.3") == "colour"
    assert table.why_not(0, "build", room="r11", slot="3.1") is None
    assert table.why_not(0, "build", room="b11", slot="3.1") == "colour"
    assert table.why_not(0, "build", room="b11", slot="3.3") is None


def test_TH_43_touching_beside_is_enough() -> None:
    table = Table().grow(0, {"2.1": "red", "2.2": "blue", "3.2": "green"})
    assert table.open_to(0, "green") == ["3.1", "3.3"]


def test_TH_44_a_walled_in_colour_stays_closed() -> None:
    table = Table().grow(0, {"2.1": "yellow", "2.2": "red", "3.1": "green", "3.2": "red"})
    assert table.open_to(0, "yellow") == []
    for slot in ("3.3", "4.1", "4.4", "4.2", "4.3"):
        table.grow(0, {slot: "purple"})
        assert table.open_to(0, "yellow") == []
    table.hold(0, "y11 y12")
    assert [choice["do"] for choice in table.choices(0)] == ["discard", "discard"]


def test_TH_45_a_side_room_moves_the_marker_by_one() -> None:
    table = Table().stack("r01 r02 r03 r04 r05 r06", "b01 b02 b03 b04 b05 b06", lead=0).advance()
    table.choose(0, "build", room="r01", slot="2.1").choose(1, "build", room="b01", slot="2.2")
    assert table.markers() == [-1, 1]
    table.choose(0, "build", room="b02", slot="2.2").choose(1, "build", room="r02", slot="2.1")
    assert table.markers() == [0, 0]


def test_TH_46_no_room_on_a_side_the_marker_already_lies_on() -> None:
    left = Table().grow(0, {"2.1": "red", "2.2": "blue", "3.1": "red"}).hold(0, "r11 b11")
    assert left.why_not(0, "build", room="r11", slot="4.1") == "balance"
    assert left.why_not(0, "build", room="b11", slot="3.3") is None
    right = Table().grow(0, {"2.1": "red", "2.2": "blue", "3.3": "blue"}).hold(0, "r11 b11")
    assert right.why_not(0, "build", room="b11", slot="4.4") == "balance"
    assert right.why_not(0, "build", room="r11", slot="3.1") is None


@pytest.mark.parametrize(
    "beside, marker", [({}, 0), ({"3.1": "red"}, -1), ({"3.3": "red"}, 1)], ids=["0", "left", "right"]
)
def test_TH_47_TH_47a_a_centre_room_is_open_at_every_marker_and_does_not_move_it(
    beside: Mapping[str, str], marker: int
) -> None:
    table = Table().grow(0, {"2.1": "red", "2.2": "red", **beside})
    assert table.markers()[0] == marker
    assert "3.2" in table.open_to(0, "red")
    assert table.grow(0, {"3.2": "red"}).markers()[0] == marker


def test_TH_47_TH_47a_the_centre_of_level_5_likewise() -> None:
    low = dict.fromkeys(("2.1", "2.2", "3.1", "3.2", "3.3", "4.2", "4.3"), "red")
    for beside, marker in (({}, 0), ({"4.1": "red"}, -1), ({"4.4": "red"}, 1)):
        table = Table().grow(0, {**low, **beside})
        assert table.markers()[0] == marker
        assert "5.3" in table.open_to(0, "red")
        assert table.grow(0, {"5.3": "red"}).markers()[0] == marker


def test_TH_48_a_room_does_not_touch_itself() -> None:
    table = Table().grow(0, {"2.1": "red", "2.2": "blue"})
    before = table.open_to(0, "red")
    table.grow(0, {"3.3": "red"})
    assert "3.3" not in before
    assert [fault["reason"] for fault in table.faults()] == ["cut-off"]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_49_every_room_with_every_slot_and_discard_for_every_room(seats: int) -> None:
    table = Table(seats).grow(0, {"2.1": "red", "2.2": "blue"}).hold(0, "r11 b11 g11")
    expected = {(room, slot) for room in ("g11",) for slot in ("3.1", "3.2", "3.3")}
    expected |= {("r11", "3.1"), ("r11", "3.2"), ("b11", "3.2"), ("b11", "3.3")}
    choices = table.choices(0)
    assert {(choice["room"], choice["slot"]) for choice in choices if choice["do"] == "build"} == expected
    assert [choice["room"] for choice in choices if choice["do"] == "discard"] == ["r11", "g11", "b11"]
    assert len(choices) == len(expected) + 3


# --- counts that any other implementation can check ----------------------------------------------------------------


@rule
def count_sequences(box, S, depth, rooms, colours, counts):  # type: ignore[no-untyped-def]
    """Count the ways to build 1, 2, ... rooms, each of any of the colours, from the tree at this depth of the stack."""
    if depth == rooms:
        return
    s = S[depth]
    for colour in range(colours):
        for slot in range(1, SLOTS + 1):
            if slot_verdict(s, 0, colour, slot) == 0:
                counts[depth] += 1
                taller = S[depth + 1]
                taller.touch[:] = s.touch
                taller.filled[:] = s.filled
                taller.tree[:] = s.tree
                taller.count[:] = s.count
                taller.marker[:] = s.marker
                build(box, taller, 0, 12 * colour, slot)
                count_sequences(box, S, depth + 1, rooms, colours, counts)


def sequences(rooms: int, colours: int) -> list[int]:
    trees = np.zeros(rooms + 1, STATE)
    trees["filled"] = 1
    trees["tree"] = NO_ROOM
    counts = np.zeros(rooms, np.int64)
    count_sequences(BOX.record[0], trees, 0, rooms, colours, counts)
    return [int(count) for count in counts]


@pytest.mark.parametrize("vector", each_vector("treehouse", "perft"))
def test_counts_of_building_sequences(vector: Vector) -> None:
    assert sequences(len(vector["two_colours"]), 2) == vector["two_colours"]
    assert sequences(len(vector["six_colours"]), 6) == vector["six_colours"]
    # A single colour: its group spans the whole tree, so contact never forbids what support and balance allow.
    assert sequences(len(vector["ignoring_colour"]), 1) == vector["ignoring_colour"]
    assert distinct_trees(len(vector["distinct_trees"])) == vector["distinct_trees"]


def distinct_trees(rooms: int) -> list[int]:
    trees = {frozenset[str]()}
    found = []
    for _ in range(rooms):
        trees = {tree | {slot} for tree in trees for slot in one_coloured(tree).open_to(0, "red")}
        found.append(len(trees))
    return found


def one_coloured(tree: frozenset[str]) -> Table:
    return Table().grow(0, dict.fromkeys(sorted(tree), "red"))


def test_TH_100_every_given_tree_is_reachable() -> None:
    for vector in (*vectors("treehouse", "place"), *vectors("treehouse", "illegal")):
        assert is_reachable(dict(vector["tree"])), vector["id"]


def is_reachable(tree: dict[str, str]) -> bool:
    """Whether the rooms can be built one by one in some order, by a search of its own."""

    def grow(built: dict[str, str]) -> bool:
        if len(built) == len(tree):
            return True
        table = Table().grow(0, built)
        steps = [slot for slot in tree if slot not in built and slot in table.open_to(0, tree[slot])]
        return any(grow({**built, slot: tree[slot]}) for slot in steps)

    return grow({})


def test_TH_101_the_pictured_examples() -> None:
    table = Table().stack("y01 y02 g01 g02 r01 r02", "b01 b02 b03 b04 b05 b06", lead=0).advance()
    table.choose(0, "build", room="y01", slot="2.1").choose(1, "build", room="b01", slot="2.1")
    # The marker on the left: nothing more on the left; a room on the right brings it back to the centre.
    assert table.markers()[0] == -1
    assert {choice["slot"] for choice in table.choices(0) if choice["do"] == "build"} == {"2.2"}
    table.choose(0, "build", room="b02", slot="2.2").choose(1, "discard", room="y02")
    assert table.markers()[0] == 0
    # A corner room needs one support; a second yellow room away from the first is refused.
    assert table.why_not(0, "build", room="g01", slot="3.3") is None
    table.hold(0, "y12 r12 g12 p12")
    assert table.why_not(0, "build", room="y12", slot="3.3") == "colour"
