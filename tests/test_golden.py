"""Golden records: played again they are the same to the byte, and they replay. A leak would show as a difference."""

from typing import Any

import msgspec
import pytest

from rooftree.engine.game import find_game
from rooftree.engine.record import read, replay
from tests.golden import FOLDER, as_file, golden, golden_matches
from tools.games import own_games

MATCHES = golden_matches()
NAMES = sorted(MATCHES)


def golden_record(name: str) -> dict[str, Any]:
    record: dict[str, Any] = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes())["record"]
    return record


GAMES = sorted({golden_record(name)["game"] for name in NAMES})


def test_every_golden_file_is_of_a_match_played_here() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_match_is_played_told_and_seen_as_before(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_bytes()
    assert as_file(golden(MATCHES[name]())) == kept, "rules or views changed: if that is meant, `make golden`"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays(name: str) -> None:
    kept = golden_record(name)
    record = read(msgspec.json.encode(kept))
    again = replay(record, fair=record.seed is not None)
    assert again.over
    assert again.result() == kept["result"]


def test_every_game_has_golden_records() -> None:
    assert own_games() == GAMES


@pytest.mark.parametrize("id", GAMES)
def test_the_golden_records_cover_seat_counts_options_and_ends(id: str) -> None:
    records = [record for record in map(golden_record, NAMES) if record["game"] == id]
    game = find_game(id)
    assert {len(record["seats"]) for record in records} == set(game.seats)
    assert {record["result"]["reason"] for record in records} == set(game.ends) - {"running"}
    for option in game.options:
        met = {record["options"][option.name] for record in records}
        assert len(met) > 1, f"every golden record has the same {option.name}"
