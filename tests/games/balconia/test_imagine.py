"""What a seat knows of the other side: all of it, if it remembers (BA-44, BA-49); and what nobody knows (BA-43)."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rooftree.engine.buffers import Array, event_buffer
from rooftree.engine.luck import PLAYERS, dice, seed_of, tape
from rooftree.engine.match import Match
from rooftree.games.balconia import imagine, rules
from rooftree.games.balconia.state import STATE
from tests.games.balconia.account import Account
from tests.games.balconia.table import GAME, Table

Imagine = Callable[[Any, Any, int, Any, Any], None]


def imagined(match: Match, seat: int, times: int, how: Imagine = imagine.imagine) -> list[Any]:
    """States a seat imagines, drawn one after the other from one set of dice."""
    luck = dice(seed_of("imagination"), PLAYERS)
    states: Array = np.zeros(times, STATE)
    for n in range(times):
        how(match.box.record[0], match._table[0], seat, luck[0], states[n])
    return list(states)


def watched(seed: str, **options: str) -> tuple[Match, list[Account]]:
    match = Match.new(GAME, 2, seed=seed_of(seed), options=options)
    return match, [Account(seat).follow(match) for seat in range(2)]


def play_on(match: Match, accounts: list[Account], rng: random.Random) -> None:
    seat = match.awaited[0]
    match.choose(seat, rng.choice(match.choices(seat)))
    for account in accounts:
        account.follow(match)


@pytest.mark.parametrize("options", [{}, {"facades": "open"}, {"adjacency": "free", "entrance_cell": "any"}])
def test_BA_49_imagined_states_agree_with_all_that_was_shown(options: dict[str, str]) -> None:
    match, accounts = watched("agree", **options)
    rng = random.Random("agree")
    looked = 0
    while not match.over:
        for account in accounts:
            for state in imagined(match, account.seat, 3):
                assert account.disagreements(match.box, state) == []
                assert state.tobytes() == match._table[0].tobytes()
                looked += 1
        play_on(match, accounts, rng)
    assert looked == 28 * 2 * 3
    assert all(len(account.theirs) == 14 for account in accounts)


def test_BA_44_whoever_remembers_knows_the_other_facade() -> None:
    match, accounts = watched("remember")
    rng = random.Random("remember")
    while not match.over:
        play_on(match, accounts, rng)
    for account in accounts:
        facade = match.view(1 - account.seat)["table"]["facades"][1 - account.seat]["balconies"]
        assert account.theirs == {cell: stands["face"] for cell, stands in facade.items()}


# --- an imagine that would be wrong fails ------------------------------------------------------------------------


def forgets(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """The other facade is turned into something else."""
    imagine.imagine(box, s, seat, luck, out)
    other = 1 if int(s.green) == seat else 0
    cell = next(number for number in range(25) if s.face[other, number] >= 0)
    out.face[other, cell] = (int(s.face[other, cell]) + 1) % 88


def keeps_an_old_block(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """A block that was turned up lies on the table again."""
    imagine.imagine(box, s, seat, luck, out)
    out.on_table = int(s.on_table) | (1 << 22) - 1


@pytest.mark.parametrize("how", [forgets, keeps_an_old_block])
def test_an_imagine_that_forgets_disagrees_with_the_account(how: Imagine) -> None:
    match, accounts = watched("forget")
    rng = random.Random("forget")
    for _ in range(9):
        play_on(match, accounts, rng)
    for account in accounts:
        assert all(account.disagreements(match.box, state) == [] for state in imagined(match, account.seat, 5))
        assert all(account.disagreements(match.box, state) != [] for state in imagined(match, account.seat, 5, how))


# --- the numbers to come -----------------------------------------------------------------------------------------


def turn_up(state: Array, outcome: int) -> int:
    """The block that an outcome of the dealer's brings into play."""
    luck = tape([outcome])
    rules.turn_up(state[0], luck[0], event_buffer(0)[0])
    assert luck["torn"][0] == 0
    return int(state[0].block)


def test_BA_43_every_order_of_the_numbers_is_one_outcome() -> None:
    """Exact: the pairs of outcomes of two draws are the ordered pairs of numbers, each once."""
    fresh = Table().state
    orders: Counter[Any] = Counter()
    for first in range(22):
        once = fresh.copy()
        block = turn_up(once, first)
        for second in range(21):
            orders[block, turn_up(once.copy(), second)] += 1
    assert len(orders) == 22 * 21
    assert set(orders.values()) == {1}


@pytest.mark.parametrize("turns", [1, 7, 13])
def test_BA_43_the_number_to_come_is_any_that_was_not_seen(turns: int) -> None:
    """A seat's imagined states, played on with dice of its own, bring each number left equally often."""
    match, accounts = watched("to come")
    rng = random.Random("to come")
    while match.view(-1)["table"]["turn"] < turns or match.view(-1)["table"]["phase"] != "place":
        play_on(match, accounts, rng)
    left = sorted(set(range(1, 23)) - set(accounts[0].turned_up))
    luck = dice(seed_of("the next one"), PLAYERS)
    found: Counter[int] = Counter()
    draws = 60 * len(left)
    out = np.zeros(rules.MAX_CHOICES, np.int16)
    for state in imagined(match, 0, draws):
        table = np.zeros(1, STATE)
        table[0] = state
        seat = match.awaited[0]
        rules.legal(match.box.record[0], table[0], seat, out)
        rules.apply(match.box.record[0], table[0], seat, int(out[0]), event_buffer(0)[0])
        rules.advance(match.box.record[0], table[0], luck[0], event_buffer(0)[0])
        found[int(table[0].block)] += 1
    assert sorted(found) == left
    # Chi-square: the 99.9% point lies below mean + 4 sqrt(2 mean) + 8 for these degrees of freedom.
    degrees = len(left) - 1
    assert sum((count - 60) ** 2 / 60 for count in found.values()) < degrees + 4 * (2 * degrees) ** 0.5 + 8
