"""What is in the box, and boxes that are none: BA-83, BA-84, BA-140 to BA-146."""

import copy
from collections import Counter
from typing import Any

import pytest

from rooftree.engine.box import LANGUAGES, build_box
from rooftree.engine.errors import RooftreeError
from rooftree.engine.text import Texts
from rooftree.games.balconia.icons import PAINTS, icon, symbols
from rooftree.games.balconia.state import AREAS, COLOURS, LOVERS, OBJECTS, TARGETS
from tests.games.balconia.table import BOX, FACES, GAME, Table

ROWS = BOX.content["face"]
CONDITIONS = [row["condition"] for row in ROWS if "condition" in row]
LOVER_ROWS = [row for row in ROWS if set(LOVERS) & set(row["objects"])]
OTHERS = [row["condition"] for row in ROWS if "condition" in row and row not in LOVER_ROWS]


def test_BA_140_BA_141_how_much_there_is() -> None:
    assert len({face[:-1] for face in FACES}) == 22
    assert (len(ROWS), len(BOX.content["door"])) == (88, 12)
    assert GAME.seats == (2,)


def test_BA_142_a_table_of_the_same_schema_is_taken() -> None:
    content = copy.deepcopy(dict(BOX.content))
    content["face"][0] = {"id": "1a", "objects": {"heart": 2}, "basis": "public"}
    mine = build_box(GAME, content, "mine.toml")
    assert mine.hash != BOX.hash
    table = Table(box=mine, seed="another box").finish(1)
    assert table.faults() == []


def test_BA_143_what_the_faces_are_like() -> None:
    assert [face[-1] for face in FACES] == list("abcd") * 22
    assert len(ROWS) - len(CONDITIONS) == 5
    lovers = Counter(lover for row in LOVER_ROWS for lover in LOVERS if lover in row["objects"])
    assert lovers == {"lover_left": 7, "lover_right": 7}
    assert len(OTHERS) == 69
    assert len({str((sorted(row["objects"].items()), row.get("condition"))) for row in ROWS}) == 88
    for row in ROWS:
        assert 1 <= sum(row["objects"].values()) <= 6
        assert len(row["objects"]) <= 4
        assert row["objects"].get("awning", 0) <= 1
    areas = Counter(condition["area"] for condition in CONDITIONS)
    assert min(areas[area] for area in AREAS) >= 3
    targets = Counter(condition[key] for condition in CONDITIONS for key in ("target", "second") if key in condition)
    assert min(targets[target] for target in TARGETS) >= 2
    assert Counter(condition["pay"] for condition in CONDITIONS) == {"1": 21, "2": 21, "3": 16, "5if": 25}
    assert sum(1 for condition in CONDITIONS if condition.get("absent")) == 11
    assert sum(1 for condition in CONDITIONS if "second" in condition) == 4
    for face, condition in ((row, row.get("condition")) for row in ROWS):
        if condition and condition["area"] == "group":
            assert BOX.record["hits"][0, FACES.index(face["id"]), TARGETS.index(condition["target"])] > 0
    examples = [row["id"][:-1] for row in ROWS if "example" in row.get("note", "")]
    assert len(examples) == len(set(examples)) == 14
    for first in range(0, 88, 4):
        # The lovers' columns are counted as areas of their own: block 5 has two others.
        block = [(row["condition"]["area"], row in LOVER_ROWS) for row in ROWS[first : first + 4] if "condition" in row]
        assert len(set(block)) >= 3


def test_BA_144_how_many_pieces_there_are() -> None:
    pieces = Counter[str]()
    for row in ROWS:
        pieces.update(row["objects"])
    assert pieces == {
        "cat": 36, "laundry": 35, "bird": 30, "person": 25, "heart": 22, "note": 22, "awning": 21,
        "lover_left": 7, "lover_right": 7, "flower_hot_pink": 8, "flower_orange": 8, "flower_purple": 7,
        "flower_turquoise": 7, "flower_light_pink": 7, "flower_white": 6,
    }  # fmt: skip
    packed = dict(zip(TARGETS, BOX.record["pieces"][0].tolist(), strict=False))
    assert {name: packed[name] for name in pieces} == pieces
    assert packed["flower"] == 43


def test_BA_145_the_entrance_blocks() -> None:
    asked = {row["id"]: (row["kind"], row["first"], row["second"]) for row in BOX.content["door"]}
    assert {id: asked[id] for id in ("E1a", "E1b", "E2a", "E2b", "E3a", "E3b")} == {
        "E1a": ("majority", "flower", "note"),
        "E1b": ("majority", "laundry", "heart"),
        "E2a": ("rarer", "note", "bird"),
        "E2b": ("rarer", "bird", "flower"),
        "E3a": ("difference", "bird", "awning"),
        "E3b": ("difference", "cat", "laundry"),
    }


def test_BA_146_colours_are_told_apart_by_their_shape_too() -> None:
    drawn = {colour: symbols().split(f"id='flower_{colour}'")[1].split("</symbol>")[0] for colour in COLOURS}
    shapes = {_unpainted(text) for text in drawn.values()}
    assert len(shapes) == len(COLOURS)
    for name in OBJECTS:
        assert f"<symbol id='{name}'" in symbols()
    assert "<title>bird</title>" in icon("bird", "bird")


def _unpainted(drawing: str) -> str:
    for paint in PAINTS.values():
        drawing = drawing.replace(paint, "")
    return drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_draws_every_face_and_door(language: str) -> None:
    page = GAME.words.sheet(BOX, Texts(GAME, BOX, language))  # type: ignore[attr-defined]
    assert page.count("<article") == 100
    assert page.count("<use ") == sum(sum(row["objects"].values()) for row in ROWS)
    assert page.count("<header>") == 100
    assert page.count("rebuilt'") == sum(row["basis"] == "reconstructed" for row in [*ROWS, *BOX.content["door"]])
    for face in FACES:
        assert f"<header>{face}</header>" in page
    assert "src=" not in page
    assert f"<html lang='{language}'>" in page


# --- boxes that are none -----------------------------------------------------------------------------------------


def problems_with(change: Any) -> list[str]:
    content = copy.deepcopy(dict(BOX.content))
    change(content)
    with pytest.raises(RooftreeError) as caught:
        build_box(GAME, content, "mine.toml")
    return [str(problem) for problem in caught.value.problems]


def with_face(**face: Any) -> Any:
    """The box with another face 1a."""

    def change(content: dict[str, Any]) -> None:
        content["face"][0] = {"id": "1a", "basis": "public", "objects": {"cat": 1}} | face

    return change


def wanting(**condition: Any) -> Any:
    return with_face(condition={"area": "own_row", "target": "cat", "pay": "1"} | condition)


@pytest.mark.parametrize("pay, absent", [("1", False), ("3", False), ("5if", True)])
def test_BA_83_two_objects_only_for_five_if_both_are_there(pay: str, absent: bool) -> None:
    extra = {"absent": True} if absent else {}
    (problem,) = problems_with(wanting(pay=pay, second="bird", **extra))
    assert problem.startswith('mine.toml, face[1].condition.second: found "a second target", expected one target')


@pytest.mark.parametrize(
    "change, expected",
    [
        (with_face(objects={"dog": 1}), 'face[1].objects.dog: found "an unknown object", expected one of cat, bird'),
        (with_face(objects={"cat": 0}), "face[1].objects.cat: found 0, expected a whole number from 1 to 9"),
        (with_face(objects={"cat": True}), "face[1].objects.cat: found True"),
        (with_face(objects={"cat": "2"}), 'face[1].objects.cat: found "2"'),
        (with_face(objects={}), 'face[1].objects: found "none", expected at least one object'),
        (with_face(objects=[]), "face[1].objects: found [], expected a table"),
        (with_face(condition="cat"), 'face[1].condition: found "cat", expected a table'),
        (wanting(area="nearby"), 'face[1].condition.area: found "nearby", expected one of own_row'),
        (wanting(target="dog"), 'face[1].condition.target: found "dog", expected one of cat'),
        (wanting(target=["cat"]), "face[1].condition.target: found ['cat']"),
        (wanting(pay="4"), 'face[1].condition.pay: found "4", expected one of 1, 2, 3, 5if'),
        (wanting(pay=[1]), "face[1].condition.pay: found [1]"),
        (wanting(absent=1), "face[1].condition.absent: found 1, expected true"),
        (wanting(when="now"), 'face[1].condition.when: found "an unknown key"'),
        (wanting(pay="5if", second="cat"), "face[1].condition.second: found \"cat\", expected another target"),
        (wanting(target="flower_colours", absent=True), "face[1].condition.target: found \"flower_colours\""),
        (wanting(target="lover_left"), 'face[1].condition.target: found "lover_left"'),
        (wanting(target="balcony", absent=True), 'face[1].condition.pay: found "1", expected "5if"'),
        (with_face(objects={"lover_left": 1, "lover_right": 1}), 'face[1].objects: found "more than one lover'),
        (with_face(objects={"lover_left": 2}), 'face[1].objects: found "more than one lover'),
        (with_face(objects={"lover_left": 1}), "face[1].condition: found nothing, expected {'area': 'column_left'"),
        (lambda content: content["face"].pop(), 'face: found "87 faces", expected 88: four of each of 22 blocks'),
        (lambda content: content["face"].append(content["face"][0]), 'face: found "89 faces'),
        (lambda content: content["face"][3].update(id="9z"), 'face[4].id: found "9z", expected one of 1d'),
        (lambda content: content["face"][0].update(colour="red"), 'face[1].colour: found "an unknown key"'),
        (lambda content: content["face"][0].pop("basis"), "face[1].basis: found nothing"),
        (lambda content: content["door"].pop(), 'door: found "11 doors", expected 12'),
        (lambda content: content["door"][0].update(kind="most"), 'door[1].kind: found "most"'),
        (lambda content: content["door"][0].update(first="balcony"), 'door[1].first: found "balcony"'),
        (lambda content: content["door"][0].update(second="flower"), 'door[1].second: found "flower", expected'),
        (lambda content: content.pop("pl"), "mine.toml, pl: found nothing"),
    ],
)  # fmt: skip
def test_BA_84_what_is_wrong_with_a_box_is_named(change: Any, expected: str) -> None:
    assert any(expected in problem for problem in problems_with(change))


def test_BA_84_every_problem_is_listed() -> None:
    def spoil(content: dict[str, Any]) -> None:
        content["face"][0]["objects"]["dog"] = 1
        content["face"][8]["condition"]["pay"] = "7"
        content["door"][2]["kind"] = "most"

    assert len(problems_with(spoil)) == 3
