"""The frame and the blocks: BA-01 to BA-09, and the vector of the mirror."""

import json
import re

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.match import Match
from rooftree.games.balconia.rules import in_pair
from rooftree.games.balconia.scoring import seen_from
from rooftree.games.balconia.state import CELL_NUMBERS, EVERY_CELL, MIRROR, PINK, cell_name, mirror_cell, opposite
from tests.games.balconia.table import BOX, CELLS, FACES, GAME, RiggedMatch, Table, behind, laid, mirrored
from tests.kit import Vector, each_case


@pytest.mark.parametrize("seats", [1, 3])
def test_BA_01_two_seats(seats: int) -> None:
    assert GAME.seats == (2,)
    with pytest.raises(RooftreeError, match=f"seats: found {seats}, expected one of 2"):
        Match.new(GAME, seats)


def test_BA_02_a_seat_scores_its_own_facade() -> None:
    table = laid({"L2C2": "cat | right:bird:3", "L2C3": "bird"}, other="heart | own_row:heart:1")
    assert table.points(0) == {"L2C2": 3, "L2C3": 0}
    assert table.points(1) == {"L2C3": 2, "L2C4": 2}


def test_BA_03_cells_are_named_from_the_bottom_left() -> None:
    assert [cell_name(cell) for cell in (0, 4, 20, 24)] == ["L1C1", "L1C5", "L5C1", "L5C5"]
    assert [CELL_NUMBERS[cell] for cell in CELLS] == list(range(25))


@pytest.mark.parametrize("vector, case", each_case("balconia", "mirror"))
def test_the_mirror(vector: Vector, case: tuple[str, str]) -> None:
    green, pink = case
    assert cell_name(mirror_cell(CELL_NUMBERS[green])) == pink
    assert cell_name(int(MIRROR[CELL_NUMBERS[pink]])) == green
    assert seen_from(PINK, 1 << CELL_NUMBERS[green]) == 1 << CELL_NUMBERS[pink]


def test_BA_04_the_mirror_keeps_levels_and_undoes_itself() -> None:
    for cell in CELLS:
        assert mirrored(cell)[:2] == cell[:2]
        assert mirror_cell(mirror_cell(CELL_NUMBERS[cell])) == CELL_NUMBERS[cell]
        assert seen_from(PINK, seen_from(PINK, 1 << CELL_NUMBERS[cell])) == 1 << CELL_NUMBERS[cell]
    assert seen_from(PINK, EVERY_CELL) == EVERY_CELL


def test_BA_05_cells_go_out_and_come_in_as_the_seat_sees_them() -> None:
    match = RiggedMatch("E2a", [8, 1])
    match.choose(0, {"do": "take", "pair": "bc"})
    match.choose(1, {"do": "place", "face": "d", "cell": "L1C4"})
    assert [match.view(seat)["table"]["filled"] for seat in (0, 1, -1)] == [["L1C2"], ["L1C4"], ["L1C2"]]
    placed = [event for seat in (0, 1, -1) for entry in match.log(seat) for event in entry["events"]]
    assert [event["cell"] for event in placed if event["event"] == "placed"] == ["L1C2", "L1C4", "L1C2"]
    cells = {choice["cell"] for choice in _placing(match)}
    assert cells == {"L1C1", "L2C2", "L1C4", "L2C3"}


def _placing(match: RiggedMatch) -> list[dict[str, str]]:
    match.choose(1, {"do": "take", "pair": "ab"})
    return match.choices(0)


def test_BA_06_left_and_right_are_the_owners() -> None:
    looking = {"L2C2": "cat | right:bird:1", "L2C3": "bird"}
    assert laid(looking, door="E2a").points(0)["L2C2"] == 1
    assert laid(looking, door="E2c").points(0)["L2C2"] == 1
    lovers = {"L2C2": "lover_right | lover", "L4C3": "lover_left | lover"}
    for door in ("E2a", "E2c"):
        assert laid(lovers, door=door).points(0) == {"L2C2": 5, "L4C3": 5}


def test_BA_07_opposite_and_adjacent_faces() -> None:
    assert {FACES[face]: FACES[opposite(face)] for face in range(88)} == {face: behind(face) for face in FACES}
    for pair in range(4):
        chosen = [face for face in range(4) if in_pair(face, pair)]
        assert chosen == sorted((pair, (pair + 1) % 4))
        assert opposite(chosen[0]) not in chosen


def test_BA_08_a_block_has_four_orientations_only() -> None:
    table = Table().stack("E2a", 5).advance().choose(0, "take", pair="ab")
    faces = {choice["face"] for choice in table.choices(1)}
    assert faces == {"c", "d"}
    assert {tuple(sorted(choice)) for choice in table.choices(1)} == {("cell", "do", "face")}


def test_BA_09_balconies_entrance_empty_cells_and_no_side_faces() -> None:
    table = Table().stack("E2a", 8, 1).advance().move("bc", "d", "L1C4")
    view = table.view(0)
    assert (view["entrance"], view["filled"]) == ("L1C3", ["L1C2"])
    assert view["facades"][0]["balconies"]["L1C2"]["face"] == "8b"
    shown = set(re.findall(r'"(8[a-d])"', json.dumps([table.view(0), table.view(1)])))
    assert shown == {"8b", "8d"}
    assert BOX.content["face"][28]["id"] == "8a"
