"""Where a block may go: BA-30 to BA-39, the variants BA-120 to BA-124, and the vectors of 9.5."""

from typing import Any

import pytest

from rooftree.games.balconia import rules
from rooftree.games.balconia.state import CELL_NUMBERS, EVERY_CELL
from tests.games.balconia.table import CELLS, GAME, Table, laid, mirrored
from tests.kit import Vector, each_vector


@pytest.mark.parametrize("vector", each_vector("balconia", "legal"))
def test_vectors_of_legal_cells(vector: Vector) -> None:
    options = dict([vector["option"].split("=")]) if "option" in vector else {}
    entrance = vector["filled"][0]
    side = vector.get("seat", "green")
    table = Table(**options).fill(vector["filled"][1:], entrance).ask_to_place(side)
    found = table.open_to(side)
    assert len(found) == vector.get("count", len(found))
    assert found == vector.get("cells", found)
    refused = {
        cell: table.why_not(table.seat(side), "place", face="c", cell=cell) for cell in CELLS if cell not in found
    }
    filled = {cell if side == "green" else mirrored(cell) for cell in vector["filled"]}
    assert {cell for cell, reason in refused.items() if reason == "occupied"} == filled
    assert set(refused.values()) <= {"occupied", "no-contact"}


def why_not(filled: list[str], cell: str, face: str = "c", **options: Any) -> str | None:
    table = Table(**options).fill(filled).ask_to_place("green")
    return table.why_not(0, "place", face=face, cell=cell)


def test_BA_30_inside_the_frame_and_empty() -> None:
    assert why_not(["L2C3"], "L2C3") == "occupied"
    assert why_not(["L2C3"], "L1C3") == "occupied"
    assert why_not(["L2C3"], "L6C3") == "no-cell"
    assert why_not(["L2C3"], "L0C3") == "no-cell"
    assert why_not(["L2C3"], "L3C3") is None


def test_BA_31_edge_to_edge_not_corner_to_corner() -> None:
    assert [why_not(["L2C3"], cell) for cell in ("L3C3", "L2C2", "L2C4", "L1C2")] == [None] * 4
    assert [why_not(["L2C3"], cell) for cell in ("L3C2", "L3C4", "L1C1")] == ["no-contact"] * 3


def test_BA_31_contact_does_not_reach_round_the_edge_of_the_frame() -> None:
    filled = ["L2C3", "L2C4", "L2C5"]
    assert why_not(filled, "L3C1") == "no-contact"
    assert why_not(["L2C3", "L2C2", "L2C1"], "L1C5") == "no-contact"


def test_BA_32_the_bottom_row_is_no_exception() -> None:
    assert why_not(["L2C3"], "L1C1") == "no-contact"
    assert why_not(["L2C3", "L2C2", "L2C1"], "L1C1") is None


def test_BA_33_no_support_is_needed() -> None:
    assert why_not(["L2C3", "L3C3"], "L3C2") is None


@pytest.mark.parametrize("side", ["green", "pink"])
def test_BA_34_the_first_block_touches_the_entrance(side: str) -> None:
    assert Table().fill([]).ask_to_place(side).open_to(side) == ["L1C2", "L1C4", "L2C3"]


@pytest.mark.parametrize("pair", ["ac", "bd", "a", "aa", "ba", "", "abc"])
def test_BA_35_only_adjacent_faces_make_a_pair(pair: str) -> None:
    assert Table().stack("E2a", 1).advance().why_not(0, "take", pair=pair) == "no-such-pair"


def test_BA_36_the_choosers_faces_are_not_the_placers() -> None:
    for pair, own in enumerate(("ab", "bc", "cd", "da")):
        table = Table().fill([]).ask_to_place("green", pair=pair)
        found = {face: table.why_not(0, "place", face=face, cell="L2C3") for face in "abcd"}
        assert {face for face, reason in found.items() if reason == "choosers-face"} == set(own)
        assert {face for face, reason in found.items() if reason is None} == set("abcd") - set(own)
    assert table.why_not(0, "place", face="e", cell="L2C3") == "no-such-face"


def test_BA_37_legality_looks_at_no_face_and_no_score() -> None:
    found = set()
    for block in range(3, 23):
        for side in ("green", "pink"):
            table = Table().fill(["L2C3", "L2C2"]).ask_to_place(side, block=block)
            cells = table.open_to(side)
            found.add(tuple(cells if side == "green" else sorted(map(mirrored, cells))))
    assert len(found) == 1


def test_BA_38_a_legal_cell_always_exists() -> None:
    least = 25
    for n in range(60):
        for table in Table(seed=f"cells {n}").play_out(n):
            if table.phase() == "place":
                least = min(least, len(table.legal(table.awaited()[0])))
    assert least >= 6


@pytest.mark.parametrize("vector", each_vector("balconia", "perft"))
def test_BA_39_counts_of_cell_sequences_and_filled_sets(vector: Vector) -> None:
    sequences, sets = {0: 1}, []
    counts = []
    table = Table().fill([], vector["entrance"])
    for _ in vector["sequences"]:
        grown: dict[int, int] = {}
        for filled, ways in sequences.items():
            table.s.filled = filled
            open_cells = rules.open_cells(table.s)
            for cell in range(25):
                if open_cells >> cell & 1:
                    grown[filled | 1 << cell] = grown.get(filled | 1 << cell, 0) + ways
        sequences = grown
        counts.append(sum(sequences.values()))
        sets.append(len(sequences))
    assert counts == vector["sequences"]
    assert sets == vector["filled_sets"]


def test_BA_39_eight_choices_of_faces_for_each_cell() -> None:
    table = Table().stack("E2a", 9).advance()
    leaves = 0
    for pair in table.choices(0):
        other = Table().stack("E2a", 9).advance().choose(0, **pair)
        leaves += len(other.choices(1))
    assert (len(table.choices(0)), leaves) == (4, 8 * 3)


def test_BA_120_with_free_placing_any_empty_cell_is_open() -> None:
    assert why_not(["L2C3"], "L5C5", adjacency="free") is None
    assert why_not(["L2C3"], "L2C3", adjacency="free") == "occupied"
    assert len(Table(adjacency="free").fill(["L2C3"]).ask_to_place("pink").open_to("pink")) == 23


def test_BA_121_BA_122_the_entrance_may_stand_anywhere_in_the_bottom_row() -> None:
    columns = [int(Table(seed=f"column {n}", entrance_cell="any").advance().s.entrance_cell) for n in range(600)]
    found = [columns.count(column) for column in range(5)]
    # Chi-square with four degrees of freedom, short of its 99.9% point.
    assert sum((count - 120) ** 2 / 120 for count in found) < 18.5
    for column in range(1, 6):
        table = Table(entrance_cell=str(column)).advance()
        seen = table.view(table.seat("green"))["entrance"], table.view(table.seat("pink"))["entrance"]
        assert seen == (f"L1C{column}", f"L1C{6 - column}")
        assert table.faults() == []


def test_BA_121_an_entrance_elsewhere_is_a_fault() -> None:
    table = Table().fill([], "L2C3")
    assert [fault["reason"] for fault in table.faults()] == ["entrance-misplaced"]
    assert table.fill([], "L1C1").faults()[0] == {"reason": "entrance-misplaced", "paragraph": "BA-14", "cell": "L1C1"}


def test_BA_123_options_and_their_values() -> None:
    values = {option.name: (option.default, set(option.values)) for option in GAME.options}
    assert values == {
        "facades": ("hidden", {"hidden", "open"}),
        "adjacency": ("edge", {"edge", "free"}),
        "entrance_cell": ("3", {"1", "2", "3", "4", "5", "any"}),
        "entrance_block": ("random", {"random", "1", "2", "3"}),
        "around": ("8", {"8", "4"}),
        "lover_is_person": ("true", {"true", "false"}),
    }


def test_BA_124_groups_and_areas_work_in_pieces() -> None:
    facade = {
        "L5C1": "cat | group:cat:1",
        "L4C1": "cat",
        "L2C5": "cat*3",
        "L3C3": "bird | own_row:balcony:1",
        "L3C5": "cat",
    }
    table = laid(facade, adjacency="free")
    assert table.points(0)["L5C1"] == 2
    assert table.points(0)["L3C3"] == 1
    assert "detached" not in {fault["reason"] for fault in table.faults()}
    assert "detached" in {fault["reason"] for fault in laid(facade).faults()}
    assert CELL_NUMBERS["L5C5"] == EVERY_CELL.bit_length() - 1
