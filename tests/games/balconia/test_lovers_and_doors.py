"""Lovers and doors: BA-90 to BA-106, and the vectors of doors."""

import pytest

from rooftree.games.balconia.scoring import NONE_NEW, door_points, door_score
from rooftree.games.balconia.state import DOOR_KINDS, TARGETS
from tests.games.balconia.table import RiggedMatch, Table, laid
from tests.kit import Vector, each_case

RIGHT, LEFT = "lover_right | lover", "lover_left | lover"


def paid(facade: dict[str, str]) -> set[str]:
    """The lovers that got their 5 points."""
    found = laid(facade).points(0)
    assert set(found.values()) <= {0, 5}
    return {cell for cell, points in found.items() if points}


def test_BA_90_lovers_face_each_other_over_one_border_on_any_level() -> None:
    for level in range(2, 6):
        for other in range(2, 6):
            assert paid({f"L{level}C2": RIGHT, f"L{other}C3": LEFT}) == {f"L{level}C2", f"L{other}C3"}
    assert len(paid({"L2C2": RIGHT, "L2C3": LEFT, "L3C3": LEFT})) == 2


def test_BA_91_five_points_for_each_of_a_pair() -> None:
    table = laid({"L2C2": RIGHT, "L5C3": LEFT, "L3C5": RIGHT})
    assert table.points(0) == {"L5C3": 5, "L3C5": 0, "L2C2": 5}
    lines = {line["cell"]: line for line in table.lines(0) if line["line"] == "lover"}
    assert {cell: line["counted"] for cell, line in lines.items()} == {"L2C2": ["L5C3"], "L5C3": ["L2C2"], "L3C5": []}
    assert {line["paragraph"] for line in lines.values()} == {"BA-91"}


@pytest.mark.parametrize(
    "facade",
    [
        {"L2C2": RIGHT, "L3C2": LEFT},
        {"L2C2": RIGHT, "L2C4": LEFT},
        {"L2C2": RIGHT, "L2C3": RIGHT},
        {"L2C2": LEFT, "L2C3": RIGHT},
        {"L3C5": RIGHT, "L3C1": LEFT},
    ],
    ids=["same column", "two apart", "same way", "back to back", "outwards"],
)
def test_BA_92_what_does_not_pair(facade: dict[str, str]) -> None:
    assert paid(facade) == set()


def test_BA_92_lovers_of_the_other_facade_do_not_pair() -> None:
    table = laid({"L2C2": RIGHT, "L2C4": "cat"}, other="note")
    assert laid({"L2C2": RIGHT}, other="lover_left | lover").points(0) == {"L2C2": 0}
    assert table.points(1) == {"L2C2": 0, "L2C4": 0}


@pytest.mark.parametrize("rights, lefts", [(1, 1), (2, 1), (1, 3), (3, 2), (4, 4), (3, 0)])
def test_BA_93_as_many_pairs_as_the_smaller_side_has(rights: int, lefts: int) -> None:
    facade = {f"L{level}C4": RIGHT for level in range(1, rights + 1)}
    facade |= {f"L{level}C5": LEFT for level in range(5, 5 - lefts, -1)}
    assert len(paid(facade)) == 2 * min(rights, lefts)


def test_BA_93_the_borders_are_independent() -> None:
    facade = {"L2C1": RIGHT, "L3C2": LEFT, "L2C2": RIGHT, "L4C3": LEFT, "L3C3": RIGHT, "L5C4": LEFT}
    assert paid(facade) == set(facade)


def test_BA_94_the_highest_lovers_are_paired_first() -> None:
    facade = {"L1C4": RIGHT, "L3C4": RIGHT, "L5C4": RIGHT, "L2C5": LEFT, "L4C5": LEFT}
    assert paid(facade) == {"L3C4", "L5C4", "L2C5", "L4C5"}
    lines = {line["cell"]: line["counted"] for line in laid(facade).lines(0) if line["line"] == "lover"}
    assert lines == {"L5C4": ["L4C5"], "L4C5": ["L5C4"], "L3C4": ["L2C5"], "L2C5": ["L3C4"], "L1C4": []}


# --- doors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector, case", each_case("balconia", "door"))
def test_doors(vector: Vector, case: Vector) -> None:
    kind = DOOR_KINDS.index(vector["kind"])
    mine, theirs = case["mine"], case.get("theirs", [0, 0])
    assert door_score(kind, *mine, *theirs) == case["score"]
    if "their_score" in case:
        assert door_score(kind, *theirs, *mine) == case["their_score"]


def test_BA_100_the_door_looks_at_all_balconies() -> None:
    facade = {"L5C1": "note*2", "L1C5": "bird", "L3C3": "bird note"}
    table = laid(facade, door="rarer note bird")
    assert table.door(0) == 2
    line = table.lines(0)[-1]
    assert (line["line"], line["mine"], line["also_mine"], line["points"]) == ("door", 3, 2, 2)


def test_BA_101_more_than_the_other_side() -> None:
    mine = {"L2C2": "cat*3 bird", "L2C3": "bird"}
    assert laid(mine, door="majority cat bird", other="cat").door(0) == 8
    assert laid(mine, door="majority cat bird", other="cat*2 bird").door(0) == 0
    assert laid(mine, door="majority cat bird", other="cat bird*2").door(0) == 5
    assert laid(mine, door="majority cat bird", other="cat*2").door(0) == 3
    assert laid(mine, door="majority cat bird", other="cat bird*2").door(1) == 3


def test_BA_102_BA_103_the_rarer_of_two_and_equal_counts() -> None:
    assert laid({"L2C2": "cat*3 bird"}, door="rarer cat bird").door(0) == 1
    assert laid({"L2C2": "cat bird*3"}, door="rarer cat bird").door(0) == 1
    assert laid({"L2C2": "cat*3 bird*3"}, door="rarer cat bird").door(0) == 3
    assert laid({"L2C2": "cat*3"}, door="rarer cat bird").door(0) == 0


def test_BA_104_the_difference_of_two() -> None:
    assert laid({"L2C2": "cat*3 bird"}, door="difference cat bird").door(0) == 2
    assert laid({"L2C2": "cat bird*3"}, door="difference cat bird").door(0) == 2
    assert laid({"L2C2": "cat bird"}, door="difference cat bird").door(0) == 0


def test_BA_105_each_seat_evaluates_its_own_door() -> None:
    table = laid({"L2C2": "cat*3 note", "L2C3": "bird*2"}, door="majority cat bird", other="note*2 bird*3")
    assert [table.door(0), table.door(1)] == [5, 3]
    # Doors of a box of one's own may differ: here pink's asks for notes and hearts.
    box = table.box.record.copy()
    box["door_first"][0, table.s.door[1]] = TARGETS.index("note")
    box["door_second"][0, table.s.door[1]] = TARGETS.index("heart")
    assert [door_points(box[0], table.s, side, NONE_NEW, NONE_NEW) for side in range(2)] == [5, 5]


def test_BA_106_nothing_on_the_door_is_counted() -> None:
    facade = {"L2C2": "heart"}
    for door in ("rarer note bird", "difference note bird", "majority note bird"):
        assert laid(facade, door=door, other="heart").door(0) == 0


def test_the_door_in_the_view_counts_what_its_owner_sees() -> None:
    match = RiggedMatch("E2a", [14, 15, 16])
    match.move("ab", "c", "L2C3")  # pink sees 14c, green 14a: two birds
    door = match.view(0)["table"]["facades"][0]["door"]
    assert (door["first"], door["second"], door["counts"], door["points"]) == ("note", "bird", [0, 2], 0)


def test_a_match_scores_both_doors() -> None:
    table = Table(entrance_block="3").finish(4)
    for seat in range(2):
        line = table.lines(seat)[-1]
        assert line["points"] == abs(line["mine"] - line["also_mine"])
