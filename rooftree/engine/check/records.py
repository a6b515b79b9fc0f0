"""The record of a match: written, read, replayed, spoiled, and forked."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from rooftree.engine.check.report import Claim, Ledger, Place
from rooftree.engine.errors import RooftreeError
from rooftree.engine.log import Chose, Confirmed, Dealt, SeatChanged, TookBack
from rooftree.engine.match import Match
from rooftree.engine.record import Record, fork, read, record_of, replay, write

CLAIMS = (
    Claim("record-replays", "a record replays to the same state, fairly too, and is written the same"),
    Claim("record-spoiled", "a record with an outcome or a choice changed or left out is refused, with the step"),
    Claim("fork-same", "a fork with the same cards goes on as the match did"),
    Claim("fork-fresh", "a fork with fresh cards keeps what came before, and its own record replays"),
)
BEYOND = 32767
"""An outcome no die has the sides for."""


def examine_records(match: Match, rng: random.Random, ledger: Ledger, place: Place) -> None:
    """Everything about the record of a match that is over."""
    record = record_of(match)
    with ledger.watch("record-replays", place):
        examine_replay(match, record, ledger, place)
    with ledger.watch("record-spoiled", place):
        for spoil in (change_outcome, leave_out, change_choice):
            examine_spoiled(record, spoil, rng, ledger, place)
    position = rng.randrange(1, len(record.log))
    with ledger.watch("fork-same", place):
        again = play_on(fork(record, position, fresh=False), record)
        same = again.state_hash() == match.state_hash() and again.entries == match.entries
        ledger.note("fork-same", same, place, f"forked at {position}")
    with ledger.watch("fork-fresh", place):
        other = fork(record, position, fresh=True)
        kept = other.entries[:position] == record.log[:position]
        play_at_random(other, rng)
        again = replay(read(write(record_of(other))), fair=True)
        same = kept and other.over and again.state_hash() == other.state_hash()
        ledger.note("fork-fresh", same, place, f"forked at {position}")


def examine_replay(match: Match, record: Record, ledger: Ledger, place: Place) -> None:
    """There and back, at the end and at a position on the way."""
    data = write(record)
    for fair in (False, True):
        again = replay(read(data), fair=fair)
        ledger.note("record-replays", again.state_hash() == match.state_hash(), place, "another state")
        ledger.note("record-replays", write(record_of(again)) == data, place, "another record")


def examine_spoiled(
    record: Record, spoil: Callable[[list[Any], random.Random], bool], rng: random.Random, ledger: Ledger, place: Place
) -> None:
    """Replay with one thing wrong: the error must name an entry of the log, or the result that comes of it."""
    log = list(record.log)
    if not spoil(log, rng):
        return
    try:
        replay(msgspec.structs.replace(record, log=log))
    except RooftreeError as error:
        named = all("log[" in problem.where or "result" in problem.where for problem in error.problems)
        ledger.note("record-spoiled", named, place, f"{spoil.__name__}: {error}")
    else:
        ledger.note("record-spoiled", False, place, f"{spoil.__name__}: replays as if nothing were wrong")


def change_outcome(log: list[Any], rng: random.Random) -> bool:
    """Change an outcome to one that cannot be."""
    with_luck = [n for n, entry in enumerate(log) if isinstance(entry, Dealt) and entry.luck]
    if not with_luck:
        return False
    at = rng.choice(with_luck)
    luck = list(log[at].luck)
    luck[rng.randrange(len(luck))] = BEYOND
    log[at] = msgspec.structs.replace(log[at], luck=luck)
    return True


def leave_out(log: list[Any], rng: random.Random) -> bool:
    """Leave out a choice or a dealer's step; the last one may be missing from a match that goes on."""
    del log[rng.choice([n for n, entry in enumerate(log) if isinstance(entry, Chose | Dealt)])]
    return True


def change_choice(log: list[Any], rng: random.Random) -> bool:
    """Put words that mean nothing in the place of a choice."""
    at = rng.choice([n for n, entry in enumerate(log) if isinstance(entry, Chose)])
    log[at] = msgspec.structs.replace(log[at], choice={**log[at].choice, "do": "nonsense"})
    return True


def play_on(match: Match, record: Record) -> Match:
    """Do what seats did in a record, from where a match stands; the dealer deals by itself."""
    while match.position < len(record.log):
        entry = record.log[match.position]
        match_before = match.position
        if isinstance(entry, Chose):
            match.choose(entry.seat, entry.choice, client=entry.client)
        elif isinstance(entry, TookBack):
            match.take_back(entry.seat)
        elif isinstance(entry, Confirmed):
            match.confirm(entry.seat)
        elif isinstance(entry, SeatChanged):
            info = entry.info
            match.change_seat(entry.seat, name=info.name, kind=info.kind, confirming=info.confirming)
        if match.position == match_before:
            break
    return match


def play_at_random(match: Match, rng: random.Random) -> None:
    """Play a match to its end."""
    while not match.over:
        if match.awaited:
            seat = rng.choice(match.awaited)
            match.choose(seat, rng.choice(match.choices(seat)))
        else:
            match.confirm(match.unconfirmed[0])
