"""What is in the box: TH-170 to TH-176."""

import copy

from rooftree.engine.box import LANGUAGES, build_box
from rooftree.engine.words import WATCHER
from rooftree.games.treehouse.state import COLOURS
from tests.games.treehouse.table import BOX, CODES, GAME, Table

ROOMS = BOX.content["room"]


def test_TH_170_rooms_colours_and_conditions() -> None:
    assert len(ROOMS) == 72
    assert [colour["id"] for colour in BOX.content["colour"]] == list(COLOURS)
    assert {row["id"]: row["copies"] for row in BOX.content["condition"]} == {"double": 2, "cancel": 2}
    assert GAME.seats == (2, 3, 4)


def test_TH_171_only_the_colour_of_a_room_matters() -> None:
    content = copy.deepcopy(dict(BOX.content))
    for n, room in enumerate(content["room"]):
        room.update({"id": f"x{n:02}", **{language: f"{language} {n}" for language in LANGUAGES}})
    renamed = build_box(GAME, content, "renamed.toml")
    assert renamed.record.tobytes() == BOX.record.tobytes()
    states = [table.finish(4).state.tobytes() for table in (Table(3, box=BOX), Table(3, box=renamed))]
    assert states[0] == states[1]


def test_TH_172_themes() -> None:
    assert {row["id"]: row["theme"] for row in BOX.content["colour"]} == {
        "red": "activity",
        "yellow": "education",
        "green": "outdoor",
        "blue": "water",
        "purple": "entertainment",
        "brown": "food",
    }


def test_TH_173_codes_and_names_of_our_own() -> None:
    letters = dict(zip("rygbpo", COLOURS, strict=True))
    assert tuple(f"{letter}{n:02}" for letter in letters for n in range(1, 13)) == CODES
    assert [room["colour"] for room in ROOMS] == [letters[code[0]] for code in CODES]
    for language in LANGUAGES:
        assert len({room[language] for room in ROOMS}) == 72
    assert (BOX.name("r05", "en"), BOX.name("r05", "pl")) == ("Ping-Pong Deck", "Pokład do ping-ponga")


def test_TH_174_twelve_of_each_colour() -> None:
    assert [list(BOX.record["colour"][0]).count(colour) for colour in range(6)] == [12] * 6
    assert len(set(CODES)) == 72
    assert len({colour["theme"] for colour in BOX.content["colour"]}) == 6


def test_TH_175_the_score_track_does_not_end() -> None:
    table = Table(4).lay({"red": "double"}).grow_colours(2, {"red": 12})
    table.s.score[2] = 120
    table.end_round()
    assert table.totals() == [0, 0, 144, 0]
    assert table.view(WATCHER)["trees"][2]["score"] == 144


def test_TH_176_colours_are_told_apart_by_a_letter_and_seats_by_a_number() -> None:
    letters = {(room["colour"], room["id"][0]) for room in ROOMS}
    assert len(letters) == len({letter for _, letter in letters}) == len(COLOURS)
    table = Table(4).advance().skip_to_scoring()
    assert {event["seat"] for event in table.told("discarded", seat=WATCHER)} == {0, 1, 2, 3}
