"""A match in progress: choices and their refusal, take-back, confirming, seats, the dealer, the end."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from rooftree.engine.box import load_box
from rooftree.engine.errors import RooftreeError
from rooftree.engine.log import Chose, Confirmed, Dealt, SeatChanged, SeatInfo, TookBack
from rooftree.engine.luck import dice, tape
from rooftree.engine.match import Match
from rooftree.engine.words import WATCHER, Refused
from tests.engine.garden import GAME, SEED, finish, planted, sow, take, tending


def refusal(act: Callable[[], Any]) -> str:
    """The reason for which something is refused."""
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.reason


# --- choosing --------------------------------------------------------------------------------------------------------


def test_a_new_match_is_dealt_and_awaits_every_seat() -> None:
    match = planted(3)
    assert (match.position, match.decision, match.awaited, match.over) == (1, 1, [0, 1, 2], False)
    assert isinstance(match.entries[0], Dealt)
    assert [info.name for info in match.seats] == ["Seat 1", "Seat 2", "Seat 3"]
    assert {info.kind for info in match.seats} == {"person"}


def test_names_and_kinds_may_be_given_for_some_seats() -> None:
    match = Match.new(GAME, 3, seed=SEED, names=["Ann"], kinds=["person", "greedy"])
    assert match.seats == [SeatInfo("Ann"), SeatInfo("Seat 2", "greedy"), SeatInfo("Seat 3")]


def test_without_a_seed_a_fresh_one_is_drawn() -> None:
    seeds = {Match.new(GAME, 2).seed for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed or b"") for seed in seeds} == {32}


def test_a_choice_is_noted_with_its_decision_and_the_client() -> None:
    match = planted()
    words = match.choices(1)[0]
    assert match.choose(1, words, decision=1, client="c1") == 1
    assert match.entries[1] == Chose(1, 1, words, "c1")
    assert match.awaited == [0]


def test_simultaneous_seats_choose_in_any_order_and_the_dealer_waits_for_all() -> None:
    one, other = planted(3), planted(3)
    for seat in (0, 1, 2):
        sow(one, seat)
    for seat in (2, 0):
        sow(other, seat)
    assert (other.decision, other.awaited) == (1, [1])
    sow(other, 1)
    assert (one.decision, other.decision) == (2, 2)
    assert one.state_hash() == other.state_hash()


def test_a_choice_is_noted_in_the_words_of_the_game_not_of_the_client() -> None:
    match = tending()
    seat = match.awaited[0]
    position = match.choose(seat, {"tool": "can", "do": "take"})
    entry = match.entries[position]
    assert isinstance(entry, Chose)
    assert list(entry.choice) == ["do", "tool"]


def test_a_choice_out_of_turn_is_refused_with_its_paragraph() -> None:
    match = tending()
    idle = 1 - match.awaited[0]
    before = match.state_hash()
    with pytest.raises(Refused, match=r"not-awaited \(TG-12\): found do take, tool can, expected an allowed choice"):
        match.choose(idle, {"do": "take", "tool": "can"})
    assert (match.state_hash(), match.position) == (before, 4)


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_there_is_nobody_on_a_seat_that_the_match_has_not(seat: int) -> None:
    match = planted()
    acts: list[Callable[[], Any]] = [
        lambda: match.choose(seat, {"do": "sow", "flower": "rose"}),
        lambda: match.choices(seat),
        lambda: match.why_not(seat, {"do": "sow", "flower": "rose"}),
        lambda: match.take_back(seat),
        lambda: match.confirm(seat),
        lambda: match.set_confirming(seat, True),
        lambda: match.change_seat(seat, name="Eve"),
        lambda: match.stand_in(seat),
        lambda: match.score(seat),
        lambda: match.seat(seat),
    ]
    if seat != WATCHER:
        acts += [lambda: match.view(seat), lambda: match.log(seat)]
    for act in acts:
        with pytest.raises(RooftreeError, match=f"seat: found {seat}, expected one of 0, 1"):
            act()


def test_a_choice_for_a_decision_that_has_passed_is_stale() -> None:
    match = tending()
    seat = match.awaited[0]
    assert refusal(lambda: match.choose(seat, {"do": "take", "tool": "can"}, decision=1)) == "stale"
    assert refusal(lambda: match.choose(seat, {"do": "take", "tool": "can"}, decision=3)) == "stale"
    assert match.choose(seat, {"do": "take", "tool": "can"}, decision=2) == 4


def test_another_seats_choice_makes_nobodys_answer_stale() -> None:
    match = planted()
    sow(match, 0, decision=1)
    sow(match, 1, decision=1)
    assert match.decision == 2


def test_a_choice_sent_twice_counts_once_even_when_the_match_has_gone_on() -> None:
    match = planted()
    words = match.choices(0)[0]
    position = match.choose(0, words, client="c")
    assert match.choose(0, words, client="c") == position
    sow(match, 1, client="c")  # another seat's, by chance with the same id
    assert match.choose(0, words, decision=1, client="c") == position
    assert [type(entry) for entry in match.entries] == [Dealt, Chose, Chose, Dealt]


def test_a_choice_sent_twice_stays_taken_back() -> None:
    match = planted()
    words = match.choices(0)[0]
    position = match.choose(0, words, client="c")
    match.take_back(0)
    assert match.choose(0, words, client="c") == position
    assert match.awaited == [0, 1]


def test_a_refused_choice_leaves_no_receipt() -> None:
    match = planted()
    assert refusal(lambda: match.choose(0, {"do": "take", "tool": "can"}, client="c")) == "not-now"
    assert sow(match, 0, client="c") == 1


def test_why_not_tells_the_reason_and_changes_nothing() -> None:
    match = planted()
    before = (match.state_hash(), match.position)
    held = [words["flower"] for words in match.choices(0)]
    missing = {"rose", "tulip", "aster"} - set(held)
    assert [match.why_not(0, words) for words in match.choices(0)] == [None] * len(held)
    reasons = {match.why_not(0, {"do": "sow", "flower": flower}).reason for flower in missing}  # type: ignore[union-attr]
    assert reasons <= {"not-held"}
    told = match.why_not(0, {"do": "fly"})
    assert told is not None
    assert (told.reason, told.paragraph) == ("unreadable", "TG-12")
    assert (match.state_hash(), match.position) == before


def test_a_choice_by_number_must_be_allowed() -> None:
    match = planted()
    assert match.choose_number(0, match.seat(0).choices()[0]) == 1
    with pytest.raises(RooftreeError, match="choice of seat 1: found 7, expected one of "):
        match.choose_number(1, 7)
    with pytest.raises(RooftreeError, match="choice of seat 0: found 0, expected no choice: it is not awaited"):
        match.choose_number(0, 0)


def test_the_stand_in_chooses_what_the_rules_say() -> None:
    match = tending()
    position = match.stand_in(match.awaited[0])
    entry = match.entries[position]
    assert isinstance(entry, Chose)
    assert entry.choice == {"do": "take", "tool": "can"}  # TG-30


def test_the_stand_in_does_not_choose_for_a_seat_that_is_not_awaited() -> None:
    match = tending()
    expected = 'found "the stand-in", expected no choice: it is not awaited'
    with pytest.raises(RooftreeError, match=expected):
        match.stand_in(1 - match.awaited[0])
    finish(match)
    with pytest.raises(RooftreeError, match=expected):
        match.stand_in(0)


# --- taking back -----------------------------------------------------------------------------------------------------


def test_a_choice_taken_back_restores_the_bytes() -> None:
    match = planted()
    before = match.state_hash()
    position = sow(match, 0)
    assert match.state_hash() != before
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.state_hash() == before
    assert match.entries[-1] == TookBack(0, 1, position)
    assert (match.awaited, match.can_take_back(0)) == ([0, 1], False)


def test_only_the_latest_choice_is_taken_back_and_only_ones_own() -> None:
    match = planted(3)
    sow(match, 0)
    only_first = match.state_hash()
    sow(match, 2)
    assert refusal(lambda: match.take_back(1)) == "nothing-to-take-back"
    match.take_back(2)
    assert match.state_hash() == only_first
    assert refusal(lambda: match.take_back(2)) == "nothing-to-take-back"


def test_a_seat_takes_back_under_what_others_chose_since() -> None:
    match, other = planted(3), planted(3)
    sow(match, 0)
    sow(match, 1)
    match.take_back(0)
    sow(other, 1)
    assert match.state_hash() == other.state_hash()
    assert (match.awaited, match.can_take_back(1)) == ([0, 2], True)


def test_of_a_turn_of_two_choices_the_last_is_taken_back_first() -> None:
    match = tending()
    seat = match.awaited[0]
    match.set_confirming(seat, True)
    start = match.state_hash()
    take(match, "can")
    half = match.state_hash()
    match.choose(seat, match.choices(seat)[0])
    assert match.awaited == []
    match.take_back(seat)
    assert match.state_hash() == half
    match.take_back(seat)
    assert match.state_hash() == start
    assert [entry.position for entry in match.entries if isinstance(entry, TookBack)] == [6, 5]


def test_restart_takes_back_the_whole_turn_and_is_content_with_nothing() -> None:
    match = tending()
    seat = match.awaited[0]
    match.set_confirming(seat, True)
    start = match.state_hash()
    take(match, "can")
    match.choose(seat, match.choices(seat)[0])
    match.restart(seat)
    assert (match.state_hash(), match.awaited) == (start, [seat])
    position = match.position
    match.restart(seat)
    assert match.position == position


def test_nothing_is_taken_back_once_the_dealer_has_moved() -> None:
    match = tending()
    assert not match.can_take_back(0)
    assert refusal(lambda: match.take_back(0)) == "nothing-to-take-back"
    finish(match)
    assert refusal(lambda: match.take_back(0)) == "nothing-to-take-back"


# --- confirming ------------------------------------------------------------------------------------------------------


def test_the_dealer_waits_for_those_who_confirm() -> None:
    match = planted()
    match.set_confirming(0, True)
    sow(match, 0)
    sow(match, 1)
    assert (match.awaited, match.unconfirmed, match.decision, match.dealer_due) == ([], [0], 1, False)
    match.confirm(0)
    assert match.decision == 2
    assert [type(entry) for entry in match.entries[-2:]] == [Confirmed, Dealt]


def test_confirming_before_the_others_have_chosen_is_remembered() -> None:
    match = planted()
    match.set_confirming(0, True)
    sow(match, 0)
    match.confirm(0)
    position = match.position
    match.confirm(0)  # once more is the same
    assert (match.position, match.decision, match.unconfirmed) == (position, 1, [])
    sow(match, 1)
    assert match.decision == 2


def test_what_was_confirmed_may_be_taken_back_until_the_dealer_moves() -> None:
    match = planted()
    match.set_confirming(0, True)
    sow(match, 0)
    match.confirm(0)
    match.take_back(0)
    sow(match, 1)
    sow(match, 0, 1)
    assert match.unconfirmed == [0]


def test_there_must_be_a_complete_turn_to_confirm() -> None:
    match = tending()
    seat = match.awaited[0]
    assert refusal(lambda: match.confirm(seat)) == "nothing-to-confirm"
    take(match, "can")
    assert refusal(lambda: match.confirm(seat)) == "nothing-to-confirm"
    assert refusal(lambda: match.confirm(1 - seat)) == "nothing-to-confirm"


@pytest.mark.parametrize("change", [Match.set_confirming, Match.change_seat])
def test_who_no_longer_wants_to_confirm_lets_the_dealer_move(change: Any) -> None:
    match = planted()
    match.set_confirming(0, True)
    sow(match, 0)
    sow(match, 1)
    assert match.decision == 1
    change(match, 0, confirming=False)
    assert match.decision == 2


# --- seats, the dealer, the end --------------------------------------------------------------------------------------


def test_seat_changes_are_noted_once() -> None:
    match = planted()
    match.change_seat(0, name="Ann")
    match.change_seat(0, kind="greedy")
    match.change_seat(0, name="Ann", kind="greedy", confirming=False)
    assert match.entries[1:] == [SeatChanged(0, SeatInfo("Ann")), SeatChanged(0, SeatInfo("Ann", "greedy"))]
    assert match.first_seats[0] == SeatInfo("Seat 1")
    assert match.view(1)["seats"][0] == {"name": "Ann", "kind": "greedy"}


def test_a_seat_may_change_before_the_first_deal() -> None:
    match = Match(GAME, load_box(GAME), {}, [SeatInfo("A"), SeatInfo("B")])
    assert (match.decision, match.dealer_due, match.seed_hash) == (0, True, None)
    match.change_seat(1, name="Ben")
    match.throw(SEED, dice(SEED, noted=True))
    assert [type(entry) for entry in match.entries] == [SeatChanged, Dealt]


def test_the_dealer_uses_the_luck_it_is_given() -> None:
    match = Match(GAME, load_box(GAME), {}, [SeatInfo("A"), SeatInfo("B")])
    dealt = match.deal_step(tape([1, *[0] * 8]))
    assert dealt.luck == [1, *[0] * 8]
    assert [event["hand"] for event in dealt.events] == [["rose"] * 4, ["tulip"] * 4]
    assert match.view(WATCHER)["table"]["first"] == 1


@pytest.mark.parametrize("outcomes", [[0], [2, *[0] * 8], [0, 15, *[0] * 7]], ids=["short", "no-seat", "no-card"])
def test_a_tape_that_does_not_fit_is_an_error(outcomes: list[int]) -> None:
    match = Match(GAME, load_box(GAME), {}, [SeatInfo("A"), SeatInfo("B")])
    with pytest.raises(RooftreeError, match='luck: found "a tape that does not fit"'):
        match.deal_step(tape(outcomes))


def test_after_the_end_nothing_is_chosen() -> None:
    match = finish(planted())
    assert (match.awaited, match.dealer_due) == ([], False)
    assert refusal(lambda: match.choose(0, {"do": "sow", "flower": "rose"})) == "over"
    assert match.choices(0) == []
    told = match.why_not(0, {"do": "sow", "flower": "rose"})
    assert told is not None
    assert told.reason == "over"


def test_there_is_a_result_only_when_the_match_is_over() -> None:
    match = planted(3)
    with pytest.raises(RooftreeError, match='result: found "a match still running", expected a match that is over'):
        match.result()
    result = finish(match).result()
    assert result["reason"] == "last-round"
    assert [seat["total"] for seat in result["seats"]] == [sum(n["points"] for n in match.score(s)) for s in range(3)]
    assert result["winners"] == [seat["seat"] for seat in result["seats"] if seat["place"] == 1]


def test_the_seeds_hash_is_known_at_the_start_and_the_seed_at_the_end() -> None:
    match = planted()
    for viewer in (0, 1, WATCHER):
        view = match.view(viewer)
        assert view["seed_hash"] == hashlib.sha256(SEED).hexdigest()
        assert view["seed"] is None
    assert SEED.hex() not in str([match.view(0), match.log(0)])
    assert finish(match).view(WATCHER)["seed"] == SEED.hex()


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        (4, {}, "seats: found 4, expected one of 2, 3"),
        (2, {"rounds": "nine"}, 'option rounds: found "nine", expected one of two, three'),
        (2, {"shoe": "on"}, 'option: found "shoe", expected one of rounds, compost'),
    ],
)
def test_a_table_that_the_game_does_not_have_is_refused(seats: int, options: Any, expected: str) -> None:
    with pytest.raises(RooftreeError, match=expected):
        Match.new(GAME, seats, options=options)
