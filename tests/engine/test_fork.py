"""Forks: a match goes on from anywhere in a record, with the same cards to come or with fresh ones."""

import msgspec
import pytest

from rooftree.engine.log import Chose, Confirmed, ForkPart, SeatChanged, TookBack
from rooftree.engine.match import Match
from rooftree.engine.record import Record, fork, read, record_of, replay, write
from tests.engine.garden import finish, sow
from tests.engine.recorded import MATCH, problem

POSITIONS = range(len(MATCH.entries) + 1)


def follow(match: Match, record: Record) -> Match:
    """Do again what the seats did from there on."""
    while match.position < len(record.log):
        entry = record.log[match.position]
        if isinstance(entry, Chose):
            match.choose(entry.seat, entry.choice, client=entry.client)
        elif isinstance(entry, TookBack):
            match.take_back(entry.seat)
        elif isinstance(entry, Confirmed):
            match.confirm(entry.seat)
        elif isinstance(entry, SeatChanged):
            info = entry.info
            match.change_seat(entry.seat, name=info.name, kind=info.kind, confirming=info.confirming)
        else:
            raise AssertionError(f"the dealer had to move at {match.position}")
    return match


@pytest.mark.parametrize("position", POSITIONS)
def test_a_fork_with_the_same_cards_goes_on_as_the_match_did(position: int) -> None:
    record = record_of(MATCH)
    forked = fork(record, position, fresh=False)
    assert forked.fork == ForkPart(position, fresh=False)
    assert forked.seed == MATCH.seed
    follow(forked, record)
    assert (forked.entries, forked.state_hash()) == (MATCH.entries, MATCH.state_hash())
    again = replay(read(write(record_of(forked))), fair=True)
    assert again.state_hash() == MATCH.state_hash()
    assert again.fork == forked.fork


@pytest.mark.parametrize("position", POSITIONS)
def test_a_fork_with_fresh_cards_keeps_what_came_before(position: int) -> None:
    forked = fork(record_of(MATCH), position)
    assert forked.fork == ForkPart(position, fresh=True)
    assert forked.entries[:position] == MATCH.entries[:position]
    assert forked.seed != MATCH.seed
    finish(forked)
    again = replay(read(write(record_of(forked))), fair=True)
    assert (again.state_hash(), again.fork) == (forked.state_hash(), forked.fork)


def test_fresh_cards_are_other_cards() -> None:
    deals = {str(fork(record_of(MATCH), 0).entries[0]) for _ in range(5)}
    assert len(deals) == 5


def test_a_fork_of_a_fork_has_the_dice_of_the_fork() -> None:
    first = finish(fork(record_of(MATCH), 8))
    same = fork(record_of(first), 10, fresh=False)
    assert (same.fork, same.seed) == (ForkPart(8, fresh=True), first.seed)
    assert follow(same, record_of(first)).state_hash() == first.state_hash()
    fresh = finish(fork(record_of(first), 10))
    assert (fresh.fork, fresh.entries[:10]) == (ForkPart(10, fresh=True), first.entries[:10])
    for match in (same, fresh):
        assert replay(read(write(record_of(match))), fair=True).state_hash() == match.state_hash()


def test_a_fork_of_a_fork_with_the_same_cards_throws_from_the_start() -> None:
    first = fork(record_of(MATCH), 8, fresh=False)
    second = fork(record_of(first), 4, fresh=False)
    assert (second.fork, second.seed) == (ForkPart(8, fresh=False), MATCH.seed)
    assert follow(second, record_of(MATCH)).state_hash() == MATCH.state_hash()


def test_before_a_fresh_fork_there_are_no_same_cards() -> None:
    first = finish(fork(record_of(MATCH), 8))
    said = problem(lambda: fork(record_of(first), 7, fresh=False))
    assert said == "fork, position: found 7, expected at least 8: what came before has other dice"
    assert fork(record_of(first), 8, fresh=False).entries[:8] == MATCH.entries[:8]
    assert fork(record_of(first), 7).fork == ForkPart(7, fresh=True)


@pytest.mark.parametrize("position", [-1, len(MATCH.entries) + 1])
def test_a_fork_needs_a_position_of_the_log(position: int) -> None:
    expected = f"fork, position: found {position}, expected a position from 0 to {len(MATCH.entries)}"
    assert problem(lambda: fork(record_of(MATCH), position)) == expected


def test_a_fork_with_the_same_cards_needs_the_seed() -> None:
    record = msgspec.structs.replace(record_of(MATCH), seed=None)
    assert "match.json, seed: found nothing" in problem(lambda: fork(record, 3, fresh=False, place="match.json"))
    assert fork(record, 3).position == 3


def test_a_sent_choice_is_remembered_across_a_fork() -> None:
    forked = fork(record_of(MATCH), 5)
    assert sow(forked, 0, client="c-1") == 3
    assert forked.position == 5
