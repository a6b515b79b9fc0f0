"""What is in the boxes: DH-152, DH-153; and what is wrong with a box is named with its key."""

import copy
from typing import Any

import pytest

from rooftree.engine.box import BASES, LANGUAGES, build_box
from rooftree.engine.errors import RooftreeError
from tests.games.dream_home.table import EDITIONS, GAME, PL, RU


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_DH_152_DH_153_totals(box: Any) -> None:
    content = box.content
    assert sum(row["copies"] for row in content["room"]) == 60
    families = {key: sum(row["copies"] for row in content[key]) for key in ("roof", "tool", "helper")}
    assert families == {"roof": 20, "tool": 8, "helper": 10}
    assert len(content["furniture"]) == 10
    assert sum(row["value"] for row in content["furniture"]) == 19
    assert ("car" in content) == (box is RU)


def test_the_editions_differ_in_nothing_but_presets_and_the_car() -> None:
    other = {"id", "en", "ru", "pl", "preset", "car"}
    assert {key: value for key, value in RU.content.items() if key not in other} == {
        key: value for key, value in PL.content.items() if key not in other
    }
    assert RU.content["preset"]["handyman_may_extend_furnished"] is True
    assert PL.content["preset"]["tie_break"] == "shared"


def test_the_types_of_rooms_are_those_of_the_digest() -> None:
    told = {row["id"]: (row["limit"], row["points"], row["copies"], sum(row["children"])) for row in RU.content["room"]}
    assert told == {
        "LR": (3, [1, 4, 9], 10, 4), "KT": (2, [1, 6], 8, 2), "BD": (2, [1, 4], 8, 2), "BA": (1, [1], 8, 2),
        "KR": (2, [2, 6], 6, 6), "PA": (1, [1], 2, 0), "SA": (1, [1], 2, 0), "WR": (1, [1], 2, 0),
        "LI": (1, [1], 1, 1), "ST": (1, [2], 2, 0), "GR": (1, [1], 1, 1), "GA": (2, [0, 4], 4, 1),
        "WC": (1, [2], 2, 0), "LA": (1, [2], 2, 1), "WS": (1, [1], 1, 0), "SG": (1, [1], 1, 0),
    }  # fmt: skip


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_every_figure_has_a_basis_and_every_name_three_languages(box: Any) -> None:
    rows = [row for part in box.content.values() if isinstance(part, list) for row in part]
    for row in [*rows, box.content["preset"]]:
        assert set(row["basis"].values()) <= set(BASES)
        assert set(row) - set(row["basis"]) <= {"id", *LANGUAGES, "basis", "note", "window"}
    for language in LANGUAGES:
        names = [row[language] for row in rows]
        assert len(set(names)) == len(names)


def broken(path: str, value: Any) -> list[str]:
    """What is said of the Russian box with one thing changed; "room.0.limit" is a key of its first type of room."""
    content = copy.deepcopy(dict(RU.content))
    place: Any = content
    *keys, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in keys:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    with pytest.raises(RooftreeError) as found:
        build_box(GAME, content, "my.toml")
    return [str(problem) for problem in found.value.problems]


@pytest.mark.parametrize("path, value, expected", [
    ("room.0.copies", 9, 'my.toml, room.copies: found "59 room cards", expected 60 room cards'),
    ("tool.0.copies", 3, 'my.toml, copies: found "49 resource cards", expected 48 roofs, furniture, tools and helpers'),
    ("room.0.limit", 4, "my.toml, room[1].limit: found 4, expected a whole number from 1 to 3"),
    ("room.0.points", [1, 4], "my.toml, room[1].points: found [1, 4], expected a list of 3 to 3 whole numbers"),
    ("room.0.points", [1, 4, -9], "my.toml, room[1].points: found [1, 4, -9], expected a list of 3 to 3 whole numbers"),
    ("room.5.partners", ["XX"], 'my.toml, room[6].partners: found "XX", expected types of rooms in this box'),
    ("room.5.raised", None, "my.toml, room[6].raised: found nothing, expected a whole number from 0 to 99"),
    ("room.5.limit", 2, "my.toml, room[6].limit: found 2, expected 1, as the room has partners"),
    ("room.0.category", "attic", 'my.toml, room[1].category: found "attic", expected one of normal, unique, basement'),
    ("room.1.id", "LR", 'my.toml, room[2].id: found "LR", expected an id of its own'),
    ("room.3.id", "BX", 'my.toml, room: found "no BA", expected a type with the id BA, the bathroom that'),
    ("room.0.children", [1] * 11, "my.toml, room[1].children: found [1, 1"),
    ("room.0.basis.limit", "guess", 'my.toml, room[1].basis.limit: found "guess", expected one of rulebook, public'),
    ("room.0.basis.limit", None, "my.toml, room[1].basis.limit: found nothing, expected one of rulebook"),
    ("room.0.colour", "red", 'my.toml, room[1].colour: found "an unknown key"'),
    ("roof.0.colour", "pink", 'my.toml, roof.colour: found "pink, red'),
    ("roof.0.window", True, 'my.toml, roof.window: found "5 red cards with a window", expected one card with a window'),
    ("roof.0.window", "no", 'my.toml, roof[1].window: found "no", expected true or false'),
    ("furniture.9", None, 'my.toml, furniture: found "9 furniture cards", expected 10, a card for every token'),
    ("furniture.0.allowed", ["LR", "any"], 'my.toml, furniture[1].allowed: found "any", expected types of rooms in'),
    ("furniture.0.allowed", [], "my.toml, furniture[1].allowed: found [], expected a list of 1 to 24 texts"),
    ("furniture.0.value", 10, "my.toml, furniture[1].value: found 10, expected a whole number from 0 to 9"),
    ("tool.0.id", "saw", 'my.toml, tool: found "saw, jackhammer, mixer, scaffold", expected once each: drill'),
    ("preset.tie_break", "dice", 'my.toml, preset.tie_break: found "dice", expected one of shared, children'),
    ("preset", None, "my.toml, preset: found nothing, expected a table"),
    ("car.value", "one", 'my.toml, car.value: found "one", expected a whole number from 0 to 9'),
])  # fmt: skip
def test_DH_152_what_is_wrong_with_a_box_is_named_with_its_key(path: str, value: Any, expected: str) -> None:
    assert any(problem.startswith(expected) for problem in broken(path, value)), broken(path, value)


def test_an_owner_may_enter_other_figures() -> None:
    content = copy.deepcopy(dict(PL.content))
    rooms = {row["id"]: row for row in content["room"]}
    rooms["LR"]["copies"], rooms["ST"]["copies"] = 9, 3
    rooms["ST"].update({"raised": 4, "partners": ["LI"]})
    rooms["ST"]["basis"].update({"raised": "rulebook", "partners": "rulebook"})
    box = build_box(GAME, content, "my.toml")
    assert [int(n) for n in box.record["kind"][0]].count(list(rooms).index("ST")) == 3
    assert int(box.record["raised"][0, list(rooms).index("ST")]) == 4
