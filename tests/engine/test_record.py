"""The record of a match: what is written is read, replays, and says where it went wrong."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooftree.engine import record as records
from rooftree.engine.box import build_box, content_hash
from rooftree.engine.errors import RooftreeError
from rooftree.engine.log import Chose, Confirmed, Dealt, SeatChanged, SeatInfo, TookBack
from rooftree.engine.luck import dice
from rooftree.engine.match import Match
from rooftree.engine.record import fork, read, record_of, replay, write
from tests.engine.garden import GAME, SEED, finish
from tests.engine.recorded import DATA, MATCH, Content, problem, spoiled

# --- there and back --------------------------------------------------------------------------------------------------


def test_the_match_of_these_tests_has_every_kind_of_entry() -> None:
    assert {type(entry) for entry in MATCH.entries} == {Chose, TookBack, Confirmed, Dealt, SeatChanged}


def test_what_is_written_is_read() -> None:
    assert read(DATA) == record_of(MATCH)
    assert write(read(DATA)) == DATA


def test_a_record_names_everything_it_stands_on() -> None:
    record = record_of(MATCH)
    assert (record.format, record.game, record.rules) == ("rooftree-record/1", "tiny-garden", GAME.rules_hash)
    assert record.box.hash == content_hash(record.box.content) == MATCH.box.hash
    assert record.options == {"rounds": "two", "compost": "open"}
    assert record.seats == [SeatInfo("Seat 1"), SeatInfo("Seat 2")]  # as they sat down
    assert (record.seed, record.seed_hash) == (SEED.hex(), hashlib.sha256(SEED).hexdigest())
    assert (record.fork, record.result) == (None, MATCH.result())


def test_a_record_has_one_entry_a_line() -> None:
    lines = DATA.decode().splitlines()
    entries = [line for line in lines if line.startswith('    {"entry":')]
    assert [json.loads(line.rstrip(",")) for line in entries] == json.loads(DATA)["log"]
    assert any("Бен" in line for line in entries)
    assert (lines[0], lines[-1], DATA[-1:]) == ("{", "}", b"\n")


def test_defaults_are_not_written() -> None:
    content = json.loads(DATA)
    assert content["seats"] == [{"name": "Seat 1"}, {"name": "Seat 2"}]
    assert [entry.get("client") for entry in content["log"] if entry["entry"] == "chose"][:2] == ["c-1", None]


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(DATA)
    assert read(path) == record_of(MATCH)


# --- replaying -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fair", [False, True])
def test_a_replay_gives_the_same_match(fair: bool) -> None:
    again = replay(read(DATA), fair=fair)
    assert again.state_hash() == MATCH.state_hash()
    assert again.entries == MATCH.entries
    assert again.seats == MATCH.seats
    assert again.result() == MATCH.result()
    assert [again.view(viewer) for viewer in (0, 1, -1)] == [MATCH.view(viewer) for viewer in (0, 1, -1)]
    assert [again.log(viewer) for viewer in (0, 1, -1)] == [MATCH.log(viewer) for viewer in (0, 1, -1)]
    assert write(record_of(again)) == DATA


@pytest.mark.parametrize("until", range(len(MATCH.entries) + 1))
def test_every_prefix_is_the_record_of_a_match_that_runs(until: int) -> None:
    record = msgspec.structs.replace(record_of(MATCH), log=MATCH.entries[:until], result=None)
    again = replay(read(write(record)), fair=True)
    assert again.entries == MATCH.entries[:until]
    assert again.over == (until == len(MATCH.entries))


def test_seats_may_change_before_the_first_deal_and_after_the_end() -> None:
    match = Match(GAME, MATCH.box, {}, [SeatInfo("A"), SeatInfo("B")])
    match.change_seat(0, name="Ann")
    match.throw(SEED, dice(SEED, noted=True))
    finish(match).change_seat(1, name="Ben")
    again = replay(read(write(record_of(match))), fair=True)
    assert again.entries == match.entries
    assert [info.name for info in again.seats] == ["Ann", "Ben"]


def first(kind: str) -> int:
    """Where the log has its first entry of a kind."""
    return next(n for n, entry in enumerate(json.loads(DATA)["log"]) if entry["entry"] == kind)


def at(kind: str, **changes: Any) -> Callable[[Content], object]:
    """Change the first entry of a kind."""
    return lambda content: content["log"][first(kind)].update(changes)


def change_luck(change: Callable[[list[int]], object]) -> Callable[[Content], object]:
    return lambda content: change(content["log"][0]["luck"])


DIFFERENT = {
    "luck-of-no-card": (change_luck(lambda luck: luck.__setitem__(1, 999)), 'log[0], luck: found "a tape that does'),
    "luck-negative": (change_luck(lambda luck: luck.__setitem__(1, -1)), "log[0].luck: found [0, -1, "),
    "luck-beyond": (change_luck(lambda luck: luck.__setitem__(1, 1 << 15)), "expected at most 128 outcomes from 0"),
    "luck-huge": (change_luck(lambda luck: luck.extend([0] * 128)), "log[0].luck: found "),
    "luck-long": (change_luck(lambda luck: luck.append(0)), '.luck: found "10 outcomes", expected 9, all used up'),
    "luck-short": (change_luck(lambda luck: luck.pop()), 'log[0], luck: found "a tape that does not fit"'),
    "event-changed": (lambda content: content["log"][0]["events"][1].update(seat=0), "log[0].events[1]: found "),
    "event-gone": (lambda content: content["log"][0]["events"].pop(), 'log[0].events: found "1 events", expected 2'),
    "event-more": (lambda content: content["log"][0]["events"].append({}), 'log[0].events: found "3 events"'),
    "choice-meaningless": (at("chose", choice={"do": "fly"}), "log[3], choice refused, unreadable (TG-12): found "),
    "choice-not-now": (at("chose", choice={"do": "take", "tool": "can"}), "log[3], choice refused, not-now (TG-10)"),
    "choice-of-nobody": (at("chose", seat=2), "log[3], seat: found 2, expected one of 0, 1"),
    "decision-wrong": (at("chose", decision=2), "log[3].decision: found 2, expected 1, the number of dealer's steps"),
    "took-back-another": (at("took-back", position=1), "log[4]: found TookBack(seat=0, decision=1, position=1)"),
    "took-back-by-another": (at("took-back", seat=1), "log[4], choice refused, nothing-to-take-back"),
    "confirmed-by-another": (at("confirmed", seat=1), "log[6], choice refused, nothing-to-confirm"),
    "confirmed-twice": (lambda content: content["log"].insert(7, content["log"][6]), "log[7]: found Confirmed("),
    "chosen-twice": (lambda content: content["log"].insert(4, content["log"][3]), "log[4]: found Chose("),
    "changed-to-the-same": (lambda content: content["log"].insert(2, content["log"][1]), "log[2]: found SeatChanged("),
    "dealt-gone": (lambda content: content["log"].pop(0), "log[2]: found \"an entry of seat 0\", expected a dealer's"),
    "dealt-twice": (lambda content: content["log"].insert(1, content["log"][0]), 'log[1]: found "a dealer\'s step"'),
    "choice-gone": (lambda content: content["log"].pop(3), "log[3], choice refused, nothing-to-take-back"),
    "truncated": (lambda content: content["log"].pop(), "result: found "),
    "result-changed": (lambda content: content["result"]["seats"][0].update(total=99), "result: found {'reason'"),
    "result-of-nothing": (lambda content: content.update(log=[]), "result: found {'reason'"),
}  # fmt: skip


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_replay_that_differs_names_the_step(name: str) -> None:
    change, expected = DIFFERENT[name]
    said = problem(lambda: replay(read(spoiled(change)), place="match.json"))
    assert said.startswith("match.json, ")
    assert expected in said
    assert "recorded with rules" not in said


def test_other_outcomes_are_unfair_even_where_they_replay() -> None:
    """Whose first card is which does not matter for the hand, but the seed throws the cards in one order."""

    def swap(content: Content) -> None:
        luck = content["log"][0]["luck"]
        luck[0] = 1 - luck[0]
        content.update(log=content["log"][:1], result=None)

    data = spoiled(swap)
    assert replay(read(data)).position == 1
    said = problem(lambda: replay(read(data), fair=True))
    assert said.startswith("record, log[0].luck: found [")
    assert said.endswith(f"expected {MATCH.entries[0].luck}, thrown from the seed")  # type: ignore[union-attr]


def test_a_fair_replay_needs_the_seed() -> None:
    data = spoiled(lambda content: content.update(seed=None))
    assert replay(read(data)).seed is None
    said = problem(lambda: replay(read(data), fair=True))
    assert said == "record, seed: found nothing, expected the seed, to throw the dice again"


def test_a_difference_says_when_the_rules_were_others() -> None:
    change, _ = DIFFERENT["choice-not-now"]
    note = f"(recorded with rules older, replayed with {GAME.rules_hash}): found "
    data = spoiled(lambda content: (change(content), content.update(rules="older")))
    assert note in problem(lambda: replay(read(data)))
    assert "log[3], choice refused, not-now (TG-10)" in problem(lambda: replay(read(data)))
    change, _ = DIFFERENT["result-changed"]
    data = spoiled(lambda content: (change(content), content.update(rules="older")))
    assert problem(lambda: replay(read(data))).startswith(f"record, result {note}")


def test_a_record_of_other_rules_that_replays_is_sound() -> None:
    assert replay(read(spoiled(lambda content: content.update(rules="older")))).result() == MATCH.result()


# --- what is no record -----------------------------------------------------------------------------------------------

MALFORMED = {
    "format": (lambda content: content.update(format="other/9"), 'match.json, format: found "other/9", expected roof'),
    "no-format": (lambda content: content.pop("format"), "match.json, format: found nothing, expected rooftree-record"),
    "unknown-key": (lambda content: content.update(shoe=1), "match.json: found \"Object contains unknown field `shoe`"),
    "missing-key": (lambda content: content.pop("log"), "match.json: found \"Object missing required field `log`"),
    "unknown-entry": (at("chose", entry="danced"), "match.json, log[3]"),
    "unknown-key-of-entry": (at("chose", hat=1), "match.json, log[3]: found \"Object contains unknown field `hat`"),
    "wrong-type": (at("chose", seat="0"), "match.json, log[3].seat: found \"Expected `int`, got `str`\""),
    "truth-for-a-number": (at("chose", seat=True), "match.json, log[3].seat: found \"Expected `int`, got `bool`\""),
    "fraction": (at("chose", decision=1.5), "match.json, log[3].decision: found \"Expected `int`, got `float`\""),
    "seat-without-name": (lambda content: content["seats"][0].clear(), "match.json, seats[0]: found "),
    "box-hash": (lambda content: content["box"].update(hash="0"), 'match.json, box.hash: found "0", expected '),
    "box-content": (lambda content: content["box"]["content"].update(en="x"), "match.json, box.hash: found "),
    "box-id": (lambda content: content["box"].update(id="big"), 'match.json, box.id: found "big", expected "small"'),
    "seed-short": (lambda content: content.update(seed="00"), 'match.json, seed: found "00", expected 64 hexa'),
    "seed-no-hex": (lambda content: content.update(seed="z" * 64), "expected 64 hexadecimal digits"),
    "seed-hash": (lambda content: content.update(seed_hash="0"), 'match.json, seed_hash: found "0", expected the SHA'),
    "seed-hash-gone": (lambda content: content.update(seed_hash=None), "match.json, seed_hash: found nothing"),
    "fork-beyond": (
        lambda content: content.update(fork={"position": 999, "fresh": True}),
        "match.json, fork.position: found 999, expected a position from 0 to ",
    ),
    "fork-before": (
        lambda content: content.update(fork={"position": -1, "fresh": True}), "match.json, fork.position: found -1",
    ),
    "long-number": (at("chose", seat=1 << 64), 'match.json: found "a number of 65 bits", expected a record'),
}  # fmt: skip


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_no_record_names_the_file_and_the_key(name: str, tmp_path: Path) -> None:
    change, expected = MALFORMED[name]
    path = tmp_path / "match.json"
    path.write_bytes(spoiled(change))
    assert expected in problem(lambda: read(path))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", 'match.json: found "what is not JSON (Input data was truncated)", expected a record (JSON)'),
        (DATA[:-20], 'match.json: found "what is not JSON ('),
        (DATA + b"{}", 'match.json: found "what is not JSON ('),
        (b"\xff\xfe" + DATA, 'match.json: found "what is not JSON ('),
        (DATA.replace("Бен".encode(), b"\xd0"), 'match.json: found "what is not JSON ('),
        (b"[]", 'match.json, format: found "list", expected rooftree-record/1'),
        (b"null", 'match.json, format: found "NoneType", expected rooftree-record/1'),
        (b"[" * 100_000, 'match.json: found "what is not JSON ('),
        (b"[" * 500 + b"]" * 500, 'match.json: found "values inside one another more than 64 times"'),
    ],
    ids=["empty", "cut-off", "too-much", "not-text", "half-a-letter", "list", "null", "endless", "deep"],
)
def test_what_is_not_even_json_is_said_so(data: bytes, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(data)
    assert expected in problem(lambda: read(path))


def test_a_file_that_is_too_large_or_absent_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(DATA)
    monkeypatch.setattr(records, "LARGEST_FILE", len(DATA))
    assert read(path) == record_of(MATCH)
    monkeypatch.setattr(records, "LARGEST_FILE", len(DATA) - 1)
    size = len(DATA) - 1
    assert problem(lambda: read(path)) == f'match.json: found "more than {size} bytes", expected at most {size}'
    assert 'none.json: found "No such file or directory"' in problem(lambda: read(tmp_path / "none.json"))
    assert "expected a record (JSON)" in problem(lambda: read(tmp_path))


UNPLAYABLE = {
    "unknown-game": (lambda content: content.update(game="chess"), 'match.json, game: found "chess", expected one of '),
    "unknown-option": (lambda content: content["options"].update(hat="on"), 'match.json, option: found "hat"'),
    "option-value": (lambda content: content["options"].update(rounds="9"), 'match.json, option rounds: found "9"'),
    "no-seats": (lambda content: content.update(seats=[]), "match.json, seats: found 0, expected one of 2, 3"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_what_cannot_be_played_names_the_file(name: str) -> None:
    change, expected = UNPLAYABLE[name]
    record = read(spoiled(change))
    assert problem(lambda: replay(record, place="match.json")).startswith(expected)
    assert problem(lambda: fork(record, 0, place="match.json")).startswith(expected)


def test_a_box_that_is_wrong_lists_its_problems() -> None:
    content = json.loads(DATA)
    content["box"]["content"]["flower"][0].update(copies=99, points=99)
    content["box"]["hash"] = content_hash(content["box"]["content"])
    with pytest.raises(RooftreeError) as caught:
        replay(read(json.dumps(content).encode()), place="match.json")
    assert [problem.where for problem in caught.value.problems] == [
        "match.json, box.flower[1].copies",
        "match.json, box.flower[1].points",
    ]


def test_a_record_brings_its_own_box() -> None:
    content = {**MATCH.box.content, "id": "mine", "flower": [dict(row) for row in MATCH.box.content["flower"]]}
    content["flower"][0]["points"] = 9
    match = finish(Match.new(GAME, 2, box=build_box(GAME, content, "mine.toml"), seed=SEED))
    again = replay(read(write(record_of(match))), fair=True)
    assert (again.box.id, again.result()) == ("mine", match.result())
