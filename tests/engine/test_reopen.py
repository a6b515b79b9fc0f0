"""Matches that go on: reopened with their dice as they lay, seen up to where a replay differs, told as witnessed."""

import msgspec
import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.log import Dealt
from rooftree.engine.luck import PLAYERS, dice
from rooftree.engine.match import Match
from rooftree.engine.record import Differs, Record, record_of, reopen, replay_until
from rooftree.engine.words import WATCHER
from tests.engine.garden import SEED, finish, planted, sow, take, tending
from tests.games.treehouse.table import GAME as TREEHOUSE


@pytest.mark.parametrize("stops", range(0, 12, 3))
def test_a_reopened_match_goes_on_as_it_would_have(stops: int) -> None:
    match = planted()
    while not match.over and match.position < stops:
        match.stand_in(match.awaited[0])
    again = reopen(record_of(match))
    assert again.state_hash() == match.state_hash()
    assert again.entries == match.entries
    assert finish(again).entries == finish(match).entries
    assert again.result() == match.result()


def test_a_match_before_its_first_deal_deals_when_it_is_reopened() -> None:
    match = planted()
    record = msgspec.structs.replace(record_of(match), log=[])
    assert reopen(record).entries == match.entries


def test_what_was_chosen_before_can_still_be_taken_back_and_is_not_counted_twice() -> None:
    match = planted()
    position = sow(match, 0, client="once")
    again = reopen(record_of(match))
    assert again.has_chosen(0, "once")
    assert not again.has_chosen(1, "once")
    assert sow_again(again) == position
    again.take_back(0)
    assert again.choices(0) == planted().choices(0)


def sow_again(match: Match) -> int:
    return match.choose(0, {"do": "sow", "flower": "anything"}, client="once")


def test_a_match_without_its_seed_can_not_go_on() -> None:
    record = msgspec.structs.replace(record_of(planted()), seed=None)
    with pytest.raises(RooftreeError, match="seed: found nothing, expected the seed, to throw the dice again"):
        reopen(record)


def altered(match: Match, position: int) -> Record:
    """A record whose dealer's step at a position tells something else."""
    log = list(match.entries)
    step = log[position]
    assert isinstance(step, Dealt)
    log[position] = Dealt(step.luck, [*step.events, {"event": "of-older-rules"}])
    return msgspec.structs.replace(record_of(match), log=log, result=None)


def test_a_replay_that_differs_says_from_which_entry_on_and_what_comes_before_can_be_seen() -> None:
    match = tending()
    position = next(n for n, entry in enumerate(match.entries) if n and isinstance(entry, Dealt))
    record = altered(match, position)
    with pytest.raises(Differs) as differs:
        reopen(record)
    assert differs.value.position == position
    before = replay_until(record, position)
    assert before.position == position
    assert before.entries == match.entries[:position]


def test_a_witness_is_told_what_happens_as_it_happens_and_the_rest_as_it_is_told_later() -> None:
    match = Match.new(TREEHOUSE, 2, seed=SEED, options={"discard_visibility": "shown"})
    since = match.position
    for seat in (0, 1):
        match.choose(seat, next(c for c in match.choices(seat) if c["do"] == "discard"))
    for viewer in (0, 1, WATCHER):
        assert match.log(viewer, since, witnessed=since) != match.log(viewer, since, witnessed=match.position)
        assert match.log(viewer, since, witnessed=match.position) == match.log(viewer, since, witnessed=10_000)


def test_a_bot_thinks_about_the_table_as_it_was_when_it_was_asked() -> None:
    match = planted()
    seat = match.seat(0)
    choices, known = seat.choices(), seat.observe().tolist()
    sow(match, 0)
    sow(match, 1)
    take(match, "can")
    assert (seat.choices(), seat.observe().tolist()) == (choices, known)
    assert seat.imagine(dice(SEED, PLAYERS)).size == 1
