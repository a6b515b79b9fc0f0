"""Golden records: played again they are the same to the byte, and they replay. A leak would show as a difference."""

import msgspec
import pytest

from rooftree.engine.game import find_game
from rooftree.engine.record import read, replay
from tests.golden import FOLDER, MATCHES, as_file, golden

NAMES = sorted(MATCHES)


def test_every_golden_file_is_of_a_match_played_here() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_match_is_played_told_and_seen_as_before(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_bytes()
    assert as_file(golden(MATCHES[name]())) == kept, "rules or views changed: if that is meant, `make golden`"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays(name: str) -> None:
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes())["record"]
    record = read(msgspec.json.encode(kept))
    again = replay(record, fair=record.seed is not None)
    assert again.over
    assert again.result() == kept["result"]


def test_the_golden_records_cover_seat_counts_and_ends() -> None:
    game = find_game("treehouse")
    records = [msgspec.json.decode((FOLDER / f"{name}.json").read_bytes())["record"] for name in NAMES]
    assert {len(record["seats"]) for record in records} == set(game.seats)
    assert {record["result"]["reason"] for record in records} == set(game.ends) - {"running"}
    for option in game.options:
        met = {record["options"][option.name] for record in records}
        assert len(met) > 1, f"every golden record has the same {option.name}"
