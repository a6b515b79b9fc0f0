"""What balconies score: BA-50 to BA-84, the vectors of 9.1 to 9.3, and a slow count of whole matches."""

from typing import Any

import pytest

from tests.games.balconia import slow_count
from tests.games.balconia.table import BOX, CELLS, FACES, Table, laid
from tests.kit import Vector, each_vector

VARIANTS: dict[str, dict[str, str]] = {
    "expect": {},
    "around4": {"around": "4"},
    "lover_not_person": {"lover_is_person": "false"},
}


@pytest.mark.parametrize("door", ["E2a", "E2c"], ids=["green", "pink"])
@pytest.mark.parametrize("vector", each_vector("balconia", "score"))
def test_vectors_of_single_facades(vector: Vector, door: str) -> None:
    """The same to green and to pink: left and right are the owner's (BA-06)."""
    for variant, options in VARIANTS.items():
        if variant in vector:
            table = laid(vector["cells"], vector.get("entrance_cell", "L1C3"), door=door, **options)
            found = table.points(0)
            assert {cell: found[cell] for cell in vector[variant]} == vector[variant]
            if "total" in vector and variant == "expect":
                assert sum(found.values()) == vector["total"]


def points(facade: dict[str, str], cell: str, **options: str) -> int:
    return laid(facade, **options).points(0)[cell]


def counted(facade: dict[str, str], cell: str) -> list[str]:
    """The balconies that a line names as counted."""
    return next(line["counted"] for line in laid(facade).lines(0) if line.get("cell") == cell)


def test_BA_50_points_are_counted_once_at_the_end() -> None:
    table = Table(entrance_block="2")
    for now in table.play_out(1):
        if not now.s.over:
            assert (list(now.s.balcony_points), list(now.s.door_points)) == ([0, 0], [0, 0])
    for seat in range(2):
        total = sum(table.points(seat).values()) + (table.door(seat) or 0)
        assert (table.s.balcony_points[seat], table.s.door_points[seat]) == (
            sum(table.points(seat).values()),
            table.door(seat),
        )
        assert table.result().total[seat] == total
    scored = [{"event": "scored", "seat": 0}, {"event": "scored", "seat": 1}]
    assert [{"event": row["event"], "seat": row["seat"]} for row in table.told("scored")] == scored


def test_BA_51_a_face_without_condition_gives_nothing_and_serves_others() -> None:
    facade = {"L2C2": "cat*2", "L2C3": "bird | left:cat:3"}
    assert laid(facade).points(0) == {"L2C2": 0, "L2C3": 6}
    (bare,) = [line for line in laid(facade).lines(0) if line["line"] == "bare"]
    assert (bare["cell"], bare["paragraph"]) == ("L2C2", "BA-51")
    shown = laid(facade).view(0)["facades"][0]["balconies"]["L2C2"]
    assert (shown["points"], shown["counted"], shown["condition"]) == (0, [], None)


def test_BA_52_an_object_serves_any_number_of_conditions() -> None:
    facade = {
        "L2C2": "bird | right:cat:2",
        "L2C3": "cat",
        "L2C4": "bird | left:cat:3",
        "L1C4": "note | row_above:cat:1",
    }
    assert laid(facade).points(0) == {"L2C2": 2, "L2C3": 0, "L2C4": 3, "L1C4": 1}


def test_BA_53_the_entrance_is_an_empty_cell_to_balconies() -> None:
    assert points({"L1C2": "cat | right:balcony:3"}, "L1C2") == 0
    assert points({"L1C2": "cat | right:no-balcony:5if"}, "L1C2") == 5
    assert points({"L1C2": "cat | own_row:balcony:1", "L1C4": "cat"}, "L1C2") == 1
    assert points({"L1C2": "cat | group:cat:1", "L1C4": "cat*3"}, "L1C2") == 1


def test_BA_54_gaps_give_nothing_and_cut_nothing() -> None:
    assert points({"L1C1": "cat | above:cat:2", "L5C1": "cat"}, "L1C1") == 2
    assert points({"L2C1": "cat | own_row:cat:1", "L2C5": "cat*2"}, "L2C1") == 3


def test_BA_55_nothing_costs_points() -> None:
    for seed in range(30):
        table = Table(seed=f"no loss {seed}").finish(seed)
        for seat in range(2):
            assert min(table.points(seat).values()) >= 0
            assert (table.door(seat) or 0) >= 0


def seen_from(cell: str, area: str) -> set[str]:
    """The cells that an area is made of: the cat is moved around, and where it is seen it counts."""
    found = set()
    for other in CELLS:
        looking = {cell: f"bird | {area}:cat:1", other: "cat"}
        facade = {cell: f"cat | {area}:cat:1"} if other == cell else looking
        if other != "L1C3" and points(facade, cell):
            found.add(other)
    return found


def row(level: int) -> set[str]:
    return {f"L{level}C{column}" for column in range(1, 6)} - {"L1C3"}


def column(number: int) -> set[str]:
    return {f"L{level}C{number}" for level in range(1, 6)} - {"L1C3"}


@pytest.mark.parametrize(
    "area, at_the_middle, at_the_corner",
    [
        pytest.param("own_row", row(3), row(5), id="BA-56"),
        pytest.param("row_above", row(4), set(), id="BA-57"),
        pytest.param(
            "around",
            (row(2) | row(3) | row(4)) - column(1) - column(5) - {"L3C3"},
            {"L5C4", "L4C4", "L4C5"},
            id="BA-58",
        ),
        pytest.param("column_right", column(4), set(), id="BA-59"),
        pytest.param("column_left", column(2), column(4), id="BA-60"),
        pytest.param("above", {"L4C3", "L5C3"}, set(), id="BA-61"),
        pytest.param("below", {"L2C3"}, {"L4C5", "L3C5", "L2C5", "L1C5"}, id="BA-62"),
        pytest.param("right", {"L3C4"}, set(), id="BA-63"),
        pytest.param("left", {"L3C2"}, {"L5C4"}, id="BA-64"),
    ],
)
def test_each_area_holds_its_cells(area: str, at_the_middle: set[str], at_the_corner: set[str]) -> None:
    assert seen_from("L3C3", area) == at_the_middle
    assert seen_from("L5C5", area) == at_the_corner


def test_BA_58_around_may_mean_four_cells() -> None:
    facade = {"L3C3": "bird | around:cat:1", "L4C4": "cat", "L3C4": "cat", "L2C3": "cat", "L2C2": "cat"}
    assert points(facade, "L3C3") == 4
    assert points(facade, "L3C3", around="4") == 2


@pytest.mark.parametrize(
    "area", ["row_above", "around", "column_right", "column_left", "above", "below", "right", "left"]
)
def test_BA_65_a_face_is_no_part_of_its_area_but_in_its_row_and_group(area: str) -> None:
    assert points({"L3C3": f"cat*2 | {area}:cat:1"}, "L3C3") == 0
    assert points({"L3C3": "cat*2 | own_row:cat:1"}, "L3C3") == 2
    assert points({"L3C3": "cat*2 | group:cat:1"}, "L3C3") == 2


def test_BA_66_only_balconies_with_the_target_belong_to_a_group() -> None:
    facade = {"L3C1": "cat | group:cat:1", "L3C2": "bird", "L3C3": "cat*3", "L4C1": "cat", "L5C1": "cat", "L2C2": "cat"}
    assert points(facade, "L3C1") == 3
    assert counted(facade, "L3C1") == ["L3C1", "L4C1", "L5C1"]
    assert points({"L3C1": "cat | group:cat:1"}, "L3C1") == 1


def test_BA_67_a_face_without_the_target_links_its_group_all_the_same() -> None:
    facade = {"L3C2": "bird | group:cat:1", "L3C1": "cat", "L3C3": "cat*2", "L2C2": "note"}
    assert points(facade, "L3C2") == 3


def test_BA_68_what_links_a_group() -> None:
    around = {"L3C3": "flower_white", "L3C4": "flower_purple", "L3C5": "flower_white bird"}
    for condition, expected in [
        ("flower_white | group:flower_white:2", 2 * 2),
        ("flower_white | group:flower:1", 4),
        ("flower_white | group:flower_colours:3", 3 * 2),
        ("note | group:no-bird:1", 3),
        ("note | group:no-bird:5if", 5),
        ("flower_white | group:flower_purple+bird:5if", 0),
        ("bird | group:flower_white+bird:5if", 5),
        ("note | group:balcony:1", 3),
    ]:
        assert points({"L3C2": condition, **around}, "L3C2") == expected, condition
    # Both of two targets link, also where one of them alone leads on.
    assert points({"L3C2": "note | group:cat+bird:5if", "L3C3": "bird", "L3C4": "cat"}, "L3C2") == 5
    assert points({"L3C2": "note | group:cat+bird:5if", "L3C3": "cat", "L3C4": "bird"}, "L3C2") == 5


@pytest.mark.parametrize("target", ["cat", "bird", "note", "heart", "laundry", "awning", "person"])
def test_BA_70_every_piece_is_a_hit(target: str) -> None:
    many = 1 if target == "awning" else 2
    facade = {"L2C2": f"flower_white | column_right:{target}:2", "L2C3": f"{target}*{many}", "L5C3": f"{target} cat*9"}
    if target == "cat":
        facade["L5C3"] = "cat"
    assert points(facade, "L2C2") == 2 * (many + 1)


@pytest.mark.parametrize("colour", slow_count.FLOWERS)
def test_BA_71_a_named_colour_counts_its_own_flowers_only(colour: str) -> None:
    facade = {
        "L2C2": f"cat | right:flower_{colour}:2",
        "L2C3": " ".join(f"flower_{other}{'*3' if other == colour else ''}" for other in slow_count.FLOWERS),
    }
    assert points(facade, "L2C2") == 6


def test_BA_72_any_flower_is_a_hit() -> None:
    assert points({"L2C2": "cat | right:flower:1", "L2C3": "flower_white*2 flower_orange cat"}, "L2C2") == 3


def test_BA_73_each_colour_counts_once() -> None:
    facade = {
        "L2C2": "cat | own_row:flower_colours:2",
        "L2C3": "flower_white*2 flower_orange",
        "L2C4": "flower_orange*3",
    }
    assert points(facade, "L2C2") == 4
    assert counted(facade, "L2C2") == ["L2C3", "L2C4"]


def test_BA_74_other_balconies_only() -> None:
    facade = {"L2C2": "cat | own_row:balcony:2", "L2C3": "bird", "L2C5": "note"}
    assert points(facade, "L2C2") == 4
    assert counted(facade, "L2C2") == ["L2C3", "L2C5"]


def test_BA_75_balconies_that_lack_the_object_are_hits() -> None:
    facade = {"L2C2": "cat | own_row:no-bird:2", "L2C3": "bird", "L2C5": "note"}
    assert points(facade, "L2C2") == 4
    assert counted(facade, "L2C2") == ["L2C2", "L2C5"]


def test_BA_76_nothing_is_absent_off_the_grid() -> None:
    for area, cell in [
        ("left", "L3C1"),
        ("right", "L3C5"),
        ("above", "L5C2"),
        ("row_above", "L5C2"),
        ("column_left", "L2C1"),
    ]:
        assert points({cell: f"cat | {area}:no-bird:5if"}, cell) == 0
    assert points({"L3C2": "cat | left:no-bird:5if"}, "L3C2") == 5
    assert points({"L3C2": "cat | left:no-bird:5if", "L3C1": "bird"}, "L3C2") == 0
    assert counted({"L3C2": "cat | own_row:no-bird:5if", "L3C1": "bird"}, "L3C2") == []
    assert counted({"L3C2": "cat | own_row:no-bird:5if", "L3C1": "note"}, "L3C2") == ["L3C1", "L3C2"]
    assert counted({"L3C1": "cat | left:no-bird:5if"}, "L3C1") == []


def test_BA_77_beside_the_entrance_things_are_absent() -> None:
    assert points({"L1C4": "cat | left:no-person:5if"}, "L1C4") == 5
    assert points({"L1C2": "cat | right:no-person:5if"}, "L1C2") == 5


def test_BA_78_a_lover_is_a_person_unless_the_table_says_no() -> None:
    facade = {"L2C2": "cat | right:person:3", "L2C3": "person lover_left | lover"}
    assert points(facade, "L2C2") == 6
    assert points(facade, "L2C2", lover_is_person="false") == 3


def test_BA_79_doors_count_as_balconies_do() -> None:
    facade = {"L2C3": "person lover_left | lover", "L2C2": "flower_white flower_orange*2 bird"}
    assert laid(facade, door="rarer person flower").door(0) == 2
    assert laid(facade, door="rarer person flower", lover_is_person="false").door(0) == 1


@pytest.mark.parametrize("pay", ["1", "2", "3"])
def test_BA_80_so_many_points_a_hit(pay: str) -> None:
    assert points({"L2C2": f"cat | right:bird:{pay}", "L2C3": "bird*3"}, "L2C2") == 3 * int(pay)


def test_BA_81_five_points_however_many() -> None:
    assert points({"L2C2": "cat | right:bird:5if", "L2C3": "bird"}, "L2C2") == 5
    assert points({"L2C2": "cat | right:bird:5if", "L2C3": "bird*4"}, "L2C2") == 5
    assert points({"L2C2": "cat | right:bird:5if", "L2C3": "note"}, "L2C2") == 0


def test_BA_82_both_of_two_objects() -> None:
    facade = {"L2C2": "cat | own_row:bird+note:5if", "L2C4": "bird*3"}
    assert points(facade, "L2C2") == 0
    assert points({**facade, "L2C5": "note"}, "L2C2") == 5
    assert points({**facade, "L2C4": "bird note"}, "L2C2") == 5
    assert counted({**facade, "L2C5": "note"}, "L2C2") == ["L2C4", "L2C5"]


# --- whole matches against the slow count ------------------------------------------------------------------------


def contents(table: Table, side: str) -> dict[str, Any]:
    return {cell: table.box.content["face"][FACES.index(face)] for cell, face in table.facade(side).items()}


@pytest.mark.parametrize("around", ["8", "4"])
@pytest.mark.parametrize("lovers", ["true", "false"])
def test_whole_matches_score_as_counted_slowly(around: str, lovers: str) -> None:
    lovers_count = lovers == "true"
    scored = 0
    for number in range(40):
        adjacency = "free" if number % 4 == 0 else "edge"
        table = Table(
            seed=f"slow {number}", around=around, lover_is_person=lovers, adjacency=adjacency, entrance_cell="any"
        )
        table.finish(number)
        facades = [contents(table, side) for side in ("green", "pink")]
        for side, name in enumerate(("green", "pink")):
            seat = table.seat(name)
            mine, theirs = facades[side], facades[1 - side]
            found = table.points(seat)
            assert [line for line in table.lines(seat) if not line["points"] and line.get("counted")] == []
            paid = {cell for cell in found if found[cell] and slow_count.is_lover(mine[cell])}
            for cell, face in mine.items():
                if not slow_count.is_lover(face):
                    assert found[cell] == slow_count.balcony_points(mine, cell, int(around), lovers_count), (
                        number,
                        cell,
                    )
                    scored += 1
            assert len(paid) == 2 * slow_count.best_pairing(mine)
            door = BOX.content["door"][table.s.door[side]]
            assert table.door(seat) == slow_count.door_points(door, mine, theirs, lovers_count)
    assert scored > 700


def test_the_counted_balconies_are_named_as_their_owner_sees_them() -> None:
    facade = {"L2C2": "cat | right:bird:1", "L2C3": "bird"}
    for door in ("E2a", "E2c"):
        line = next(line for line in laid(facade, door=door).lines(0) if line.get("cell") == "L2C2")
        assert (line["counted"], line["cells"], line["area"], line["paragraph"]) == (["L2C3"], 1, "right", "BA-63")
