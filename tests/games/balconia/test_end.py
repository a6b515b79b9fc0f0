"""The end, ties, and the whole game of the digest: BA-110 to BA-117, BA-130 to BA-133."""

import json

import pytest

from rooftree.engine.match import Match
from rooftree.engine.pad import lay_out, read_form
from rooftree.engine.record import read, record_of, replay, write
from rooftree.engine.words import example_forms
from rooftree.games.balconia.scoring import TIE_BREAKS
from tests.games.balconia.table import GAME, Table, laid, moves_of, whole_game
from tests.kit import Vector, each_case, each_vector, vectors

(EXAMPLE,) = vectors("balconia", "game")
RULEBOOK_39, WITHOUT_BLOCKS = example_forms(GAME.folder)


def test_BA_110_the_game_ends_with_the_fourteenth_block() -> None:
    table = Table(seed="the end").finish(1)
    assert (table.phase(), GAME.ends[table.s.over]) == ("finished", "last-token")
    assert len(table.filled()) == 14
    assert table.told()[-1] == {"event": "ended"}
    assert [table.legal(seat) for seat in range(2)] == [[], []]
    assert table.why_not(0, "take", pair="ab") == "not-now"


def test_BA_111_there_is_no_earlier_end() -> None:
    for n in range(20):
        choices = sum(1 for table in Table(seed=f"length {n}", adjacency=("edge", "free")[n % 2]).play_out(n)) - 1
        assert choices == 28 == GAME.max_length


def decided(totals: list[int], doors: list[int]) -> tuple[list[int], str]:
    """The winners and what decided, from the points of both seats."""
    table = Table()
    table.s.over = 1
    table.s.balcony_points[:] = [total - door for total, door in zip(totals, doors, strict=True)]
    table.s.door_points[:] = doors
    result = table.result()
    return [seat for seat in range(2) if result.place[seat] == 1], TIE_BREAKS[int(result.tie_break)]


@pytest.mark.parametrize("vector, case", each_case("balconia", "result"))
def test_results(vector: Vector, case: Vector) -> None:
    (green, green_door), (pink, pink_door) = case["green"], case["pink"]
    winners, _ = decided([green, pink], [green_door, pink_door])
    assert winners == {"green": [0], "pink": [1], "shared": [0, 1]}[case["winner"]]


def test_BA_115_the_higher_total_wins() -> None:
    assert decided([39, 38], [0, 8]) == ([0], "points")
    assert decided([20, 38], [8, 0]) == ([1], "points")


def test_BA_116_equal_totals_are_decided_by_the_door() -> None:
    assert decided([36, 36], [2, 5]) == ([1], "door")
    assert decided([36, 36], [5, 2]) == ([0], "door")


def test_BA_117_still_equal_is_shared() -> None:
    assert decided([36, 36], [4, 4]) == ([0, 1], "shared")


# --- the whole game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", each_vector("balconia", "game"))
def test_the_whole_game(vector: Vector) -> None:
    match = whole_game(vector)
    result = match.result()
    for seat, side in enumerate(("green", "pink")):
        lines = result["seats"][seat]["lines"]
        points = {line["cell"]: line["points"] for line in lines if line["line"] != "door"}
        door = lines[-1]["points"]
        assert points == vector[f"{side}_points"]
        assert {"balconies": sum(points.values()), "door": door, "total": door + sum(points.values())} == vector[side]
        assert result["seats"][seat]["total"] == vector[side]["total"]
        assert result["seats"][seat]["role"] == side
    assert result["winners"] == [0 if vector["winner"] == "green" else 1]
    again = replay(read(write(record_of(match))))
    assert again.state_hash() == match.state_hash()


@pytest.mark.parametrize("door, expected", EXAMPLE["other_doors"].items())
def test_BA_132_the_other_doors_on_the_same_position(door: str, expected: list[int]) -> None:
    facade = whole_game(EXAMPLE).view(0)["table"]["facades"][0]["balconies"]
    table = laid({cell: stands["face"] for cell, stands in facade.items()}, door=door)
    assert [table.door(0), table.door(1)] == expected


def scored(form: bytes, **options: str) -> list[int]:
    read_back = read_form(GAME, form, "form")
    read_back.options = options
    laid_out = lay_out(GAME, read_back, "form")
    assert laid_out.faults == []
    return [seat["total"] for seat in laid_out.result["seats"]]


@pytest.mark.parametrize(
    "options", [{}, {"around": "4"}, {"lover_is_person": "false"}], ids=["usual", "four", "lovers"]
)
def test_BA_131_BA_133_the_printed_facade_has_39_points_under_every_reading(options: dict[str, str]) -> None:
    assert scored(RULEBOOK_39.read_bytes(), **options)[0] == 39


def test_BA_131_the_printed_facade_balcony_by_balcony() -> None:
    facade = json.loads(RULEBOOK_39.read_bytes())["seats"][0]["facade"]
    played = {
        cell: stands["face"] for cell, stands in whole_game(EXAMPLE).view(0)["table"]["facades"][0]["balconies"].items()
    }
    assert facade == {**played, "L1C3": "E2a"}
    lines = {line["cell"]: line for line in laid(played).lines(0) if "cell" in line}
    assert lines["L3C1"]["counted"] == ["L2C1", "L2C2", "L3C1", "L4C1"]
    assert lines["L3C4"]["counted"] == ["L2C5", "L4C4"]
    assert lines["L2C3"]["counted"] == ["L3C1"]
    assert lines["L4C1"]["counted"] == []
    assert lines["L3C2"]["counted"] == ["L2C1"]


def test_BA_130_the_vectors_are_the_digests() -> None:
    kinds = ("game", "score", "door", "result", "legal", "turn", "mirror", "perft")
    ids = sorted(vector["id"] for kind in kinds for vector in vectors("balconia", kind))
    assert ids == [f"BA-T{number:02}" for number in range(1, 49)]
    assert [block for block, _ in moves_of(EXAMPLE)] == [8, 15, 21, 13, 3, 14, 6, 5, 22, 19, 16, 12, 10, 9]


def test_the_example_without_blocks_scores_the_same_balconies() -> None:
    assert scored(WITHOUT_BLOCKS.read_bytes()) == [36 + 3, 20 + 5]


def test_both_facades_lie_open_after_the_end() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    while not match.over:
        match.stand_in(match.awaited[0])
    for viewer in (0, 1, -1):
        facades = match.view(viewer)["table"]["facades"]
        assert [len(facade["balconies"]) for facade in facades] == [14, 14]
        placed = [event for entry in match.log(viewer) for event in entry["events"] if event["event"] == "placed"]
        assert all({"green", "pink"} <= set(event) for event in placed)
