"""What a seat can't know is drawn anew, and nothing else: `imagine` against the independent account."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rooftree.engine.game import copy
from rooftree.engine.luck import PLAYERS, dice, roll, seed_of
from rooftree.engine.match import Match
from rooftree.games.dream_home import imagine, words
from rooftree.games.dream_home.state import CARDS, HELP, STATE
from tests.games.dream_home.account import Account, Arrangement, fetched_in
from tests.games.dream_home.table import GAME, RU

Imagine = Callable[[Any, Any, int, Any, Any], None]
ROOFS = frozenset(row["id"] for row in RU.content["roof"])


def imagined(match: Match, seat: int, times: int, how: Imagine = imagine.imagine) -> list[Any]:
    """States a seat imagines, drawn one after the other from one set of dice."""
    luck = dice(seed_of("imagination"), PLAYERS)
    states = np.zeros(times, STATE)
    for n in range(times):
        how(match.box.record[0], match._table[0], seat, luck[0], states[n])
    return list(states)


def roofers_match(seats: int, number: int, **options: str) -> tuple[Match, list[Account]]:
    """A match played up to the helper step, in which seats that can take roofers and roofs."""
    match = Match.new(GAME, seats, options=options, seed=seed_of(f"roofers {number}"))
    accounts = [Account(seats, seat, ROOFS).follow(match) for seat in range(seats)]
    rng = random.Random(number)
    while not match.over and match._table[0].stage < HELP:
        step(match, accounts, rng, lambda choice: choice.get("card") in {"roofer", *ROOFS})
    return match, accounts


def step(match: Match, accounts: list[Account], rng: random.Random, wanted: Callable[[Any], bool]) -> None:
    """One choice of the seat in turn, of the wanted sort if there is one."""
    seat = match.awaited[0]
    choices = match.choices(seat)
    choice = rng.choice([choice for choice in choices if wanted(choice)] or choices)
    accounts[seat].choose(choice)
    match.choose(seat, choice)
    for account in accounts:
        account.follow(match)


def with_roofers(seats: int, holders: int, **options: str) -> tuple[Match, list[Account], int]:
    """A match in whose helper step so many seats have a roofer, about to begin; its number."""
    for number in range(200):
        match, accounts = roofers_match(seats, number, **options)
        if match.over:
            continue
        houses = match.view(0)["table"]["houses"]
        if sum("roofer" in house["beside"] for house in houses) == holders:
            return match, accounts, number
    raise AssertionError("no such match")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("memory", ["strict", "open"])
def test_DH_119_imagined_states_agree_with_all_that_was_shown(seats: int, memory: str) -> None:
    match, accounts, number = with_roofers(seats, 2, roof_memory=memory)
    rng, looked = random.Random(number), 0
    while not match.over:
        for account in accounts:
            for state in imagined(match, account.seat, 6):
                assert account.disagreements(match, state) == []
                looked += 1
        step(match, accounts, rng, lambda choice: choice["do"] == "roofer")
    assert looked >= 6 * seats


def after_a_pick(seats: int) -> tuple[Match, list[Account]]:
    """A roofer has brought a card, and the helper step goes on."""
    for number in range(200):
        match, accounts = roofers_match(seats, number)
        rng = random.Random(number)
        while not match.over and not accounts[0].picks:
            step(match, accounts, rng, lambda choice: choice["do"] == "roofer")
        if not match.over:
            return match, accounts
    raise AssertionError("no such match")


@pytest.mark.slow
def test_DH_117_what_is_unknown_varies_in_every_way_and_evenly() -> None:
    checked = 0
    for number in range(60):
        match, accounts = roofers_match(3, number)
        rng = random.Random(number)
        while not match.over:
            for account in accounts:
                ways = list(account.arrangements()) if account.picks else []
                if 1 < len(ways) <= 40 and len(set(ways)) > 1:
                    frequencies_are_even(match, account, ways)
                    checked += 1
            step(match, accounts, rng, lambda choice: choice["do"] == "roofer")
        if checked >= 4:
            return
    raise AssertionError(f"only {checked} positions with something unknown")


def frequencies_are_even(match: Match, account: Account, ways: list[Arrangement]) -> None:
    """Each arrangement of cards is drawn as often as every other; those of like cards add up."""
    times = 1200
    met = Counter(fetched_in(match, state) for state in imagined(match, account.seat, times))
    expected = Counter(ways)
    assert set(met) == set(expected)
    for way, weight in expected.items():
        share = weight / len(ways)
        assert abs(met[way] - times * share) < 4.5 * (times * share * (1 - share)) ** 0.5 + 1


def copies(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    copy(out, s)


def forgets(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """Deals every roof card that lies face down anew, as if nothing had been shown."""
    copy(out, s)
    places = [int(stack) for stack in s.stack[: s.seats]]
    cards = [card for card in range(CARDS) if sum(places) >> card & 1]
    for other, place in enumerate(places):
        mine = [cards.pop(roll(luck, len(cards))) for _ in range(place.bit_count())]
        out.stack[other] = sum(1 << card for card in mine)


def test_an_imagine_that_forgets_disagrees_with_the_account() -> None:
    match, accounts, _ = with_roofers(3, 1)
    account = accounts[0]
    assert all(account.disagreements(match, state) == [] for state in imagined(match, 0, 10))
    assert any(account.disagreements(match, state) != [] for state in imagined(match, 0, 10, forgets))


def test_an_imagine_that_copies_the_state_does_not_vary() -> None:
    match, accounts = after_a_pick(3)
    (picker,) = {seat for seat, _ in accounts[0].picks}
    other = next(seat for seat in range(3) if seat != picker)
    assert words.unsure(match.box, match._table[0], other)
    assert not words.unsure(match.box, match._table[0], picker)
    assert len({fetched_in(match, state) for state in imagined(match, other, 40, copies)}) == 1
    assert len({fetched_in(match, state) for state in imagined(match, other, 40)}) > 1
    assert len({fetched_in(match, state) for state in imagined(match, picker, 40)}) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_unknown_before_a_roofer_has_served(seats: int) -> None:
    match = Match.new(GAME, seats, seed=seed_of("known"))
    while match._table[0].stage < HELP and not match.over:
        for seat in range(seats):
            assert not words.unsure(match.box, match._table[0], seat)
            assert all(state.tobytes() == match._table[0].tobytes() for state in imagined(match, seat, 1))
        match.choose(match.awaited[0], match.choices(match.awaited[0])[0])
