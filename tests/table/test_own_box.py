"""A match with a box file of somebody's own: checked, kept with the match, played again."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rooftree.engine.box import LARGEST_FILE, content_hash
from rooftree.engine.game import find_game
from tests.table.kit import GARDEN, Browser, bot, friend, me


@pytest.fixture(scope="module")
def classic() -> str:
    """The box that comes with the game, as its file has it."""
    path: Path = find_game(GARDEN).folder / "box" / "small.toml"
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def own(classic: str) -> str:
    return classic.replace('id = "small"', 'id = "mine"', 1)


def test_a_match_is_played_with_a_box_of_ones_own_and_so_is_the_next(ann: Browser, own: str) -> None:
    id = ann.start(me(), bot(), box_file=own)
    match = ann.match(id)
    assert (match["box"], match["box_hash"]) == ("mine", content_hash(tomllib.loads(own)))
    assert ann.get(f"/api/games/{GARDEN}/box/{match['box_hash']}")["id"] == "mine"
    while not ann.view(id)["over"]:
        if ann.view(id, 0)["choices"]:
            ann.choose(id, 0)
        if 0 in ann.view(id, 0)["unconfirmed"]:
            ann.do(id, "confirm", 0, decision=ann.view(id, 0)["decision"])
    assert ann.get(f"/api/matches/{id}/record")["box"]["id"] == "mine"
    again = ann.post(f"/api/matches/{id}/rematch")
    assert (again["box"], again["box_hash"]) == ("mine", match["box_hash"])


def problem(ann: Browser, **wish: Any) -> tuple[int, dict[str, str]]:
    """How a wish with a box is refused."""
    answer = ann.http.post("/api/matches", json={"game": GARDEN, "seats": [me(), friend()], **wish})
    return answer.status_code, answer.json()["problems"][0]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (("format =", "form ="), "box.toml, format"),
        (('game = "', 'game = "other-'), "box.toml, game"),
        (("copies = ", "copies = 9"), "box.toml, "),
        (("format =", "format = ="), "box.toml"),
        (("format =", "\x00"), "box.toml"),
    ],
)
def test_what_is_wrong_with_it_is_said_by_its_key(ann: Browser, own: str, change: tuple[str, str], where: str) -> None:
    status, told = problem(ann, box_file=own.replace(*change, 1))
    assert status == 400
    assert told["where"].startswith(where)
    assert told["expected"] != ""


def test_it_may_be_a_mebibyte_and_no_more(ann: Browser, own: str) -> None:
    room = LARGEST_FILE - len(own.encode())
    assert ann.match(ann.start(me(), friend(), box_file=own + "#" * room))["box"] == "mine"
    status, told = problem(ann, box_file=own + "#" * (room + 1))
    assert (status, told["where"], told["expected"]) == (400, "box.toml", f"at most {LARGEST_FILE}")
    assert problem(ann, box_file="#" * (4 * LARGEST_FILE))[0] == 413


def test_it_is_not_wished_for_beside_another(ann: Browser, own: str) -> None:
    status, told = problem(ann, box_file=own, box="small")
    assert (status, told["where"], told["found"]) == (400, "box", '"small"')


def test_of_very_many_problems_some_are_told(ann: Browser, own: str) -> None:
    many = "".join(f"key{number} = 1\n" for number in range(1000))
    answer = ann.http.post("/api/matches", json={"game": GARDEN, "seats": [me(), friend()], "box_file": many + own})
    places = [problem["where"] for problem in answer.json()["problems"]]
    assert places == [f"box.toml, key{number}" for number in range(50)]


def test_it_is_checked_before_a_match_is_set_up(ann: Browser, own: str) -> None:
    path, known = f"/api/games/{GARDEN}/box", len(ann.get("/api/hall")["matches"])
    found = ann.post(path, text=own, name="garden.toml")
    assert (found["id"], found["hash"]) == ("mine", content_hash(tomllib.loads(own)))
    answer = ann.http.post(path, json={"text": own.replace("format =", "form =", 1), "name": "garden.toml"})
    assert answer.status_code == 400
    assert {problem["where"] for problem in answer.json()["problems"]} == {"garden.toml, format"}
    assert ann.refused("/api/games/chess/box", text=own) == (404, "no-such-game")
    assert ann.http.post(path, json={"text": "#" * (4 * LARGEST_FILE)}).status_code == 413
    assert len(ann.get("/api/hall")["matches"]) == known


@pytest.mark.parametrize(
    ("name", "shown"),
    [("slip.toml", "slip.toml"), ("", "box.toml"), ("a\n\u202eb", "ab"), ("x" * 500, "x" * 80)],
)
def test_problems_name_the_file_as_its_owner_does(ann: Browser, own: str, name: str, shown: str) -> None:
    faulty = own.replace("format =", "format = =", 1)
    assert problem(ann, box_file=faulty, box_name=name)[1]["where"] == shown
