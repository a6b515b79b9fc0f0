"""Boxes: what is right is packed, and whatever is wrong is named with file, key and what was expected."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftree.engine import box as boxes
from rooftree.engine.box import Sheet, box_ids, build_box, content_hash, load_box, read_toml
from rooftree.engine.errors import RooftreeError
from rooftree.engine.reading import tame
from tests.engine.garden import GAME

Content = dict[str, Any]
SMALL = GAME.folder / "box" / "small.toml"
CONTENT: Content = tomllib.loads(SMALL.read_text(encoding="utf-8"))


def spoiled(change: Callable[[Content], object]) -> Content:
    content = copy.deepcopy(CONTENT)
    change(content)
    return content


def problems(content: Content) -> list[str]:
    with pytest.raises(RooftreeError) as caught:
        build_box(GAME, content, "mine.toml")
    return [str(problem) for problem in caught.value.problems]


def flower(**changes: Any) -> Callable[[Content], object]:
    """Change the first flower."""
    return lambda content: content["flower"][0].update(changes)


# --- sound boxes -----------------------------------------------------------------------------------------------------


def test_a_box_is_packed_for_the_rules() -> None:
    box = build_box(GAME, CONTENT, "small.toml")
    assert (box.id, box.game, dict(box.names)) == (
        "small",
        "tiny-garden",
        {"en": "Small box", "ru": "Маленькая коробка", "pl": "Małe pudełko"},
    )
    assert box.record.dtype == GAME.box_record
    assert box.record["copies"].tolist() == [[4, 5, 6]]
    assert box.record["points"].tolist() == [[3, 2, 1]]
    assert box.hash == content_hash(CONTENT)


def test_the_record_of_a_box_is_not_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        load_box(GAME).record["copies"][0, 0] = 9


def test_components_are_named_in_each_language_and_codes_stand_for_themselves() -> None:
    box = load_box(GAME)
    assert [box.name("rose", language) for language in ("en", "ru", "pl")] == ["rose", "роза", "róża"]
    assert box.name("weed", "pl") == "weed"


def test_the_hash_is_of_the_content_whatever_the_file_looks_like() -> None:
    turned = {key: CONTENT[key] for key in reversed(CONTENT)}
    assert content_hash(turned) == content_hash(CONTENT) == load_box(GAME).hash
    assert len(content_hash(CONTENT)) == 16
    assert content_hash(spoiled(flower(points=4))) != content_hash(CONTENT)
    assert content_hash(spoiled(lambda content: content["flower"].reverse())) != content_hash(CONTENT)


def test_a_box_is_found_by_id_by_file_and_by_default(tmp_path: Path) -> None:
    assert box_ids(GAME) == ["small"]
    mine = tmp_path / "mine.toml"
    mine.write_text(SMALL.read_text(encoding="utf-8").replace('"small"', '"mine"'), encoding="utf-8")
    assert [load_box(GAME, box).id for box in (None, "small", SMALL, mine, str(mine))] == [
        "small", "small", "small", "mine", "mine",
    ]  # fmt: skip


def test_a_note_may_explain_a_figure() -> None:
    assert build_box(GAME, spoiled(flower(note="counted")), "mine.toml").content["flower"][0]["note"] == "counted"


# --- what is wrong with one ------------------------------------------------------------------------------------------

A_NUMBER = "expected a whole number from"
WRONG: dict[str, tuple[Callable[[Content], object], list[str]]] = {
    "no-format": (
        lambda content: content.pop("format"), ["mine.toml, format: found nothing, expected one of rooftree-box/1"],
    ),
    "old-format": (
        lambda content: content.update(format="rooftree-box/0"),
        ['mine.toml, format: found "rooftree-box/0", expected one of rooftree-box/1'],
    ),
    "foreign": (  # nothing else is said of it
        lambda content: content.update(game="chess", id=7, flower=[]),
        ['mine.toml, game: found "chess", expected one of tiny-garden'],
    ),
    "no-id": (
        lambda content: content.pop("id"), ["mine.toml, id: found nothing, expected a text of 1 to 200 characters"],
    ),
    "blank-name": (
        lambda content: content.update(pl="  "), ['mine.toml, pl: found "  ", expected a text of 1 to 200 characters'],
    ),
    "long-name": (
        lambda content: content.update(ru="ы" * 201),
        [f'mine.toml, ru: found "{"ы" * 116}..., expected a text of 1 to 200 characters'],
    ),
    "unknown-key": (
        lambda content: content.update(colour="red"),
        ['mine.toml, colour: found "an unknown key", expected one of en, flower, format, game, id, pl, ru'],
    ),
    "no-flowers": (
        lambda content: content.pop("flower"),
        [
            "mine.toml, flower: found nothing, expected a list of tables",
            "mine.toml, flower: found [], expected rose, tulip, aster, once each",
            'mine.toml, flower.copies: found "0 cards", expected at least 12: a hand for every seat',
        ],
    ),
    "number-too-large": (flower(points=10), [f"mine.toml, flower[1].points: found 10, {A_NUMBER} 0 to 9"]),
    "number-too-small": (flower(points=-1), [f"mine.toml, flower[1].points: found -1, {A_NUMBER} 0 to 9"]),
    "fraction": (flower(copies=4.0), [f"mine.toml, flower[1].copies: found 4.0, {A_NUMBER} 1 to 40"]),
    "truth": (flower(copies=True), [f"mine.toml, flower[1].copies: found True, {A_NUMBER} 1 to 40"]),
    "number-in-words": (flower(copies="4"), [f'mine.toml, flower[1].copies: found "4", {A_NUMBER} 1 to 40']),
    "no-basis": (
        lambda content: content["flower"][2].pop("basis"),
        ["mine.toml, flower[3].basis: found nothing, expected one of rulebook, public, inferred, reconstructed"],
    ),
    "basis": (
        flower(basis="guessed"),
        ['mine.toml, flower[1].basis: found "guessed", expected one of rulebook, public, inferred, reconstructed'],
    ),
    "note": (flower(note=5), ["mine.toml, flower[1].note: found 5, expected a text"]),
    "dangling": (
        flower(id="lily"),
        [
            'mine.toml, flower[1].id: found "lily", expected one of rose, tulip, aster',
            "mine.toml, flower: found ['lily', 'tulip', 'aster'], expected rose, tulip, aster, once each",
            'mine.toml, flower.copies: found "11 cards", expected at least 12: a hand for every seat',
        ],
    ),
    "twice": (
        flower(id="tulip"),
        ["mine.toml, flower: found ['tulip', 'tulip', 'aster'], expected rose, tulip, aster, once each",
            'mine.toml, flower.copies: found "11 cards", expected at least 12: a hand for every seat'],
    ),
    "sum": (
        lambda content: [row.update(copies=1) for row in content["flower"]],
        ['mine.toml, flower.copies: found "3 cards", expected at least 12: a hand for every seat'],
    ),
    "unknown-key-of-a-row": (
        flower(colour="red"),
        [
            'mine.toml, flower[1].colour: found "an unknown key", '
            "expected one of basis, copies, en, id, note, pl, points, ru"
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named_with_its_key(name: str) -> None:
    change, expected = WRONG[name]
    assert problems(spoiled(change)) == expected


def test_everything_that_is_wrong_is_listed() -> None:
    content = spoiled(flower(copies=0, points=99, basis=None, en=""))
    assert [line.partition(":")[0] for line in problems(content)] == [
        "mine.toml, flower[1].en",
        "mine.toml, flower[1].copies",
        "mine.toml, flower[1].points",
        "mine.toml, flower[1].basis",
    ]


@pytest.mark.parametrize("value", [7, "rose", {"id": "rose"}, ["rose"], [[]]])
def test_a_list_of_tables_is_a_list_of_tables(value: Any) -> None:
    sheet = Sheet({"flower": value}, "mine.toml")
    assert sheet.tables("flower") == []
    assert [(problem.where, problem.expected) for problem in sheet.problems] == [
        ("mine.toml, flower", "a list of tables")
    ]


@pytest.mark.parametrize("value", [7, "rose", [], None])
def test_a_table_is_a_table(value: Any) -> None:
    sheet = Sheet({"board": value}, "mine.toml")
    board = sheet.table("board")
    assert board.number("cells", 1, 9) == 1
    assert [problem.where for problem in sheet.problems] == ["mine.toml, board", "mine.toml, board.cells"]


def test_a_table_inside_a_table_gives_its_values_and_shares_the_problems() -> None:
    sheet = Sheet({"board": {"cells": 9, "more": 1}}, "mine.toml")
    board = sheet.table("board")
    assert board.number("cells", 1, 9) == 9
    board.close()
    assert [str(problem) for problem in sheet.problems] == [
        'mine.toml, board.more: found "an unknown key", expected one of cells'
    ]


# --- files -----------------------------------------------------------------------------------------------------------

NO_BOX: dict[str, tuple[bytes, str]] = {
    "not-toml": (b"format = ", "Invalid value"),
    "twice": (b"a = 1\na = 2", "Cannot overwrite a value"),
    "not-text": (b'a = "\xff"', "can't decode byte 0xff"),
    "endless-number": (b"a = " + b"9" * 5000, "Exceeds the limit"),
    "wide-number": (b"a = 99999999999999999999999", "a number of 77 bits"),
    "deep": (b"a = " + b"[" * 100 + b"]" * 100, "values inside one another more than 64 times"),
    "endless": (b"a = " + b"[" * 100_000, "recursion"),
}


@pytest.mark.parametrize("name", NO_BOX)
def test_a_file_that_is_no_box_is_named(name: str, tmp_path: Path) -> None:
    data, found = NO_BOX[name]
    path = tmp_path / "mine.toml"
    path.write_bytes(data)
    with pytest.raises(RooftreeError) as caught:
        load_box(GAME, path)
    (problem,) = caught.value.problems
    assert problem.where == str(path)
    assert found in problem.found
    assert problem.expected.startswith("a box file (TOML, UTF-8)")


def test_a_file_that_is_absent_or_too_large_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RooftreeError, match=r'none\.toml: found "No such file or directory", expected a box file'):
        read_toml(tmp_path / "none.toml")
    with pytest.raises(RooftreeError, match=r'found "Is a directory", expected a box file'):
        read_toml(tmp_path)
    size = SMALL.stat().st_size
    monkeypatch.setattr(boxes, "LARGEST_FILE", size)
    assert read_toml(SMALL) == CONTENT
    monkeypatch.setattr(boxes, "LARGEST_FILE", size - 1)
    with pytest.raises(RooftreeError, match=rf'^small\.toml: found "more than {size - 1} bytes", expected at most'):
        read_toml(SMALL)


@pytest.mark.parametrize("box", ["huge", "", "../small", "small.json", "SMALL"])
def test_a_box_that_nobody_knows_is_refused_with_those_there_are(box: str) -> None:
    with pytest.raises(RooftreeError) as caught:
        load_box(GAME, box)
    assert str(caught.value) == f'box: found "{box}", expected one of small, or a file ending in .toml'


# --- whatever a file may hold ----------------------------------------------------------------------------------------

VALUES = st.recursive(
    st.booleans() | st.integers(-(1 << 63), 1 << 63) | st.floats(allow_nan=False) | st.text(max_size=8)
    | st.sampled_from(["rose", "aster", "rulebook", "tiny-garden", "rooftree-box/1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip


def is_sound_or_says_why(content: Any) -> None:
    """A box that holds what was written, or an error that names the file and keeps to a length one can read."""
    said: list[str] = []
    try:
        box = build_box(GAME, tame(content, "mine.toml", "a box"), "mine.toml")
    except RooftreeError as error:
        said = [str(problem) for problem in error.problems]
        assert said
    if said:
        assert all(line.startswith("mine.toml, ") for line in said)
        assert max(map(len, said)) < 1000
    else:
        assert {row["id"]: (row["copies"], row["points"]) for row in content["flower"]} == {
            id: (copies, points)
            for id, copies, points in zip(
                ("rose", "tulip", "aster"), box.record["copies"][0].tolist(), box.record["points"][0].tolist(),
                strict=True,
            )
        }  # fmt: skip


@given(st.sampled_from([*CONTENT, "more"]), VALUES)
def test_a_changed_key_is_noticed_or_packed(key: str, value: Any) -> None:
    is_sound_or_says_why(spoiled(lambda content: content.update({key: value})))


@given(st.integers(0, 2), st.sampled_from([*CONTENT["flower"][0], "more"]), VALUES)
def test_a_changed_row_is_noticed_or_packed(row: int, key: str, value: Any) -> None:
    is_sound_or_says_why(spoiled(lambda content: content["flower"][row].update({key: value})))


@given(st.dictionaries(st.text(max_size=8), VALUES, max_size=5))
def test_anything_is_no_box(content: Content) -> None:
    is_sound_or_says_why(content)
    is_sound_or_says_why({"format": "rooftree-box/1", "game": "tiny-garden", **content})
