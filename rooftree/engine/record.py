"""The record of a match: JSON that a person can read, replayed and verified entry by entry, or forked.

A record holds everything, hidden cards included: it is for matches that are over, and for the keeper of the log.
"""

import hashlib
import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from rooftree import __version__
from rooftree.engine.box import build_box, content_hash
from rooftree.engine.buffers import Array
from rooftree.engine.errors import Problem, RooftreeError, shown, within, wrong
from rooftree.engine.game import find_game
from rooftree.engine.log import Chose, Confirmed, Dealt, Entry, ForkPart, SeatChanged, SeatInfo, TookBack
from rooftree.engine.luck import TAPE_LENGTH, dice, tape
from rooftree.engine.match import Match
from rooftree.engine.reading import convert, file_bytes, json_value

FORMAT = "rooftree-record/1"
LARGEST_FILE = 16 << 20


class BoxPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box a match is played with: its id, the hash of its content, and the content itself."""

    id: str
    hash: str
    content: dict[str, Any]


class Differs(RooftreeError):
    """A replay that goes another way than the record, from the entry at this position on."""

    def __init__(self, problems: Iterable[Problem], position: int) -> None:
        super().__init__(problems)
        self.position = position


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match, running or over."""

    format: str
    game: str
    version: str
    rules: str
    box: BoxPart
    options: dict[str, str]
    seats: list[SeatInfo]
    log: list[Entry]
    seed_hash: str | None = None
    seed: str | None = None
    fork: ForkPart | None = None
    result: dict[str, Any] | None = None


def record_of(match: Match) -> Record:
    """The record of a match as it stands."""
    return Record(
        format=FORMAT,
        game=match.game.id,
        version=__version__,
        rules=match.game.rules_hash,
        box=BoxPart(match.box.id, match.box.hash, dict(match.box.content)),
        options=dict(match.options),
        seats=list(match.first_seats),
        log=list(match.entries),
        seed_hash=match.seed_hash,
        seed=match.seed.hex() if match.seed is not None else None,
        fork=match.fork,
        result=match.result() if match.over else None,
    )


def write(record: Record) -> bytes:
    """A record as JSON, an entry of the log a line."""
    return _one_entry_a_line(msgspec.json.decode(msgspec.json.encode(record), type=dict))


def _one_entry_a_line(content: dict[str, Any]) -> bytes:
    lines = []
    for key, value in content.items():
        if isinstance(value, list) and value:
            rows = b",\n    ".join(msgspec.json.encode(row) for row in value)
            lines.append(msgspec.json.encode(key) + b": [\n    " + rows + b"\n  ]")
        else:
            lines.append(msgspec.json.encode(key) + b": " + msgspec.json.encode(value))
    return b"{\n  " + b",\n  ".join(lines) + b"\n}\n"


def read(source: Path | bytes) -> Record:
    """A record from a file or from bytes. What is not a record is an error that names the key."""
    place = source.name if isinstance(source, Path) else "record"
    data = file_bytes(source, LARGEST_FILE, "a record (JSON)") if isinstance(source, Path) else source
    head = json_value(data, place, "a record (JSON)")
    if not isinstance(head, Mapping) or head.get("format") != FORMAT:
        found = head.get("format") if isinstance(head, Mapping) else type(head).__name__
        raise wrong(f"{place}, format", found, FORMAT)
    record = convert(head, Record, place, "a record as docs/record.schema.json says")
    _check_head(record, place)
    return record


def _check_head(record: Record, place: str) -> None:
    """The box and the seed are what their hashes say, and the fork is a place in the log."""
    if record.fork is not None and not 0 <= record.fork.position <= len(record.log):
        raise wrong(f"{place}, fork.position", record.fork.position, f"a position from 0 to {len(record.log)}")
    if record.box.content.get("id") != record.box.id:
        raise wrong(f"{place}, box.id", record.box.id, f"{shown(record.box.content.get('id'))}, as in the content")
    found = content_hash(record.box.content)
    if found != record.box.hash:
        raise wrong(f"{place}, box.hash", record.box.hash, f"{found}, the hash of the content")
    if record.seed is None:
        return
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise wrong(f"{place}, seed", record.seed, "64 hexadecimal digits")
    if hashlib.sha256(seed).hexdigest() != record.seed_hash:
        raise wrong(f"{place}, seed_hash", record.seed_hash, "the SHA-256 of the seed")


def replay(record: Record, fair: bool = False, place: str = "record") -> Match:
    """Play a record again; an error names the first entry that differs, and in what.

    With `fair` the dice are thrown again from the seed, too, and must give the recorded outcomes.
    """
    match = _play_log(record, len(record.log), _dice_of(record, place) if fair else None, place)
    if record.result is not None:
        found = match.result() if match.over else None
        if found != record.result:
            raise wrong(f"{place}, result{_where_rules_changed(record, match)}", record.result, shown(found))
    match.seed = bytes.fromhex(record.seed) if record.seed is not None else None
    match.fork = record.fork
    return match


def reopen(record: Record, place: str = "record") -> Match:
    """The match itself, to go on with: as it stood, its dice lying as they lay."""
    thrown = _dice_of(record, place)
    match = _play_log(record, len(record.log), thrown, place)
    match.fork = record.fork
    match.throw(bytes.fromhex(record.seed or ""), thrown)
    return match


def replay_until(record: Record, position: int, place: str = "record") -> Match:
    """The match as it stood at a position of the record: to look at."""
    return _play_log(record, position, None, place)


def _where_rules_changed(record: Record, match: Match) -> str:
    if record.rules == match.game.rules_hash:
        return ""
    return f" (recorded with rules {record.rules}, replayed with {match.game.rules_hash})"


def _dice_of(record: Record, place: str) -> Array:
    """The dice of a record, to be thrown again."""
    if record.seed is None:
        raise wrong(f"{place}, seed", None, "the seed, to throw the dice again")
    return dice(bytes.fromhex(record.seed), noted=True)


def _play_log(record: Record, until: int, thrown: Array | None, place: str) -> Match:
    """The match after so many entries of a record's log; dice that are given are thrown again, and must agree."""
    try:
        game = find_game(record.game)
        box = build_box(game, record.box.content, "box")
        match = Match(game, box, record.options, record.seats)
    except RooftreeError as error:
        raise within(error, place) from None
    for position, entry in enumerate(record.log[:until]):
        where = f"{place}, log[{position}]"
        try:
            if isinstance(entry, Dealt):
                checks = not (record.fork and record.fork.fresh and position < record.fork.position)
                _replay_step(match, entry, thrown if checks else None, where)
            else:
                _replay_seat(match, entry, where)
        except RooftreeError as error:
            note = _where_rules_changed(record, match)
            problems = (
                msgspec.structs.replace(problem, where=_inside(where, problem.where) + note)
                for problem in error.problems
            )
            raise Differs(problems, position) from None
    return match


def _inside(where: str, inner: str) -> str:
    return inner if inner.startswith(where) else f"{where}, {inner}"


def _replay_step(match: Match, entry: Dealt, thrown: Array | None, where: str) -> None:
    if not match.dealer_due:
        raise wrong(where, "a dealer's step", f"a choice of seat {match.awaited or match.unconfirmed}")
    if len(entry.luck) > TAPE_LENGTH or not all(0 <= outcome < 1 << 15 for outcome in entry.luck):
        raise wrong(f"{where}.luck", entry.luck, f"at most {TAPE_LENGTH} outcomes from 0 to 32767")
    luck = tape(entry.luck) if thrown is None else thrown
    again = match.deal_step(luck)
    if again.luck != entry.luck:
        raise wrong(f"{where}.luck", entry.luck, f"{again.luck}, thrown from the seed")
    if thrown is None and int(luck["used"][0]) != len(entry.luck):
        raise wrong(f"{where}.luck", f"{len(entry.luck)} outcomes", f"{int(luck['used'][0])}, all used up")
    for n, (found, expected) in enumerate(zip(entry.events, again.events, strict=False)):
        if found != expected:
            raise wrong(f"{where}.events[{n}]", found, shown(expected))
    if len(entry.events) != len(again.events):
        raise wrong(f"{where}.events", f"{len(entry.events)} events", f"{len(again.events)} events")


def _replay_seat(match: Match, entry: Chose | TookBack | Confirmed | SeatChanged, where: str) -> None:
    position = match.position
    if isinstance(entry, SeatChanged):
        match.change_seat(entry.seat, name=entry.info.name, kind=entry.info.kind, confirming=entry.info.confirming)
    elif match.dealer_due:
        raise wrong(where, f"an entry of seat {entry.seat}", "a dealer's step")
    elif entry.decision != match.decision:
        raise wrong(f"{where}.decision", entry.decision, f"{match.decision}, the number of dealer's steps so far")
    elif isinstance(entry, Chose):
        match.choose(entry.seat, entry.choice, client=entry.client)
    elif isinstance(entry, TookBack):
        match.take_back(entry.seat)
    else:
        match.confirm(entry.seat)
    if match.position == position:
        raise wrong(where, entry, "something new: this is so already")
    if match.entries[position] != entry:
        raise wrong(where, entry, shown(match.entries[position]))


def fork(record: Record, position: int, fresh: bool = True, place: str = "record") -> Match:
    """A new match that goes on from a position of a record: with fresh cards to come, or with the same."""
    if not 0 <= position <= len(record.log):
        raise wrong("fork, position", position, f"a position from 0 to {len(record.log)}")
    if not fresh and record.fork is not None and record.fork.fresh and position < record.fork.position:
        raise wrong("fork, position", position, f"at least {record.fork.position}: what came before has other dice")
    thrown = None if fresh else _dice_of(record, place)
    match = _play_log(record, position, thrown, place)
    if thrown is None:
        seed = secrets.token_bytes(32)
        match.fork = ForkPart(position, fresh=True)
        match.throw(seed, dice(seed, noted=True))
    else:
        match.fork = record.fork or ForkPart(position, fresh=False)
        match.throw(bytes.fromhex(record.seed or ""), thrown)
    return match
