"""What a seat can't know is drawn anew, and nothing else: `imagine` against the independent account."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from rooftree.engine.buffers import Array
from rooftree.engine.game import copy
from rooftree.engine.luck import PLAYERS, dice, roll, seed_of
from rooftree.engine.match import Match
from rooftree.games.big_build import imagine, words
from rooftree.games.big_build.state import NO_CARD, STATE, nth, size_of
from tests.games.big_build.account import Account, Arrangement
from tests.games.big_build.table import CARDS, GAME, SEATS, Table

Imagine = Callable[[Any, Any, int, Any, Any], None]


def imagined(match: Match, seat: int, times: int, how: Imagine = imagine.imagine) -> list[Any]:
    """States a seat imagines, drawn one after the other from one set of dice."""
    luck = dice(seed_of("imagination"), PLAYERS)
    states: Array = np.zeros(times, STATE)
    for n in range(times):
        how(match.box.record[0], match._table[0], seat, luck[0], states[n])
    return list(states)


def played(seats: int, seed: str, turns: int, **options: str) -> Iterator[tuple[Match, list[Account]]]:
    """A match of so many turns, in which cards are spent and thrown away freely; looked at after every choice."""
    match = Match.new(GAME, seats, options=options, seed=seed_of(seed))
    accounts = [Account(seats, seat).follow(match) for seat in range(seats)]
    rng = random.Random(seed)
    while not match.over and match.decision < turns:
        seat = match.awaited[0]
        match.choose(seat, rng.choice(match.choices(seat)))
        if match.over:  # everything lies open now
            return
        for account in accounts:
            account.follow(match)
        yield match, accounts


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", ["first-seat", "random"])
def test_BB_81_imagined_states_agree_with_all_that_was_shown(seats: int, first: str) -> None:
    looked = 0
    for match, accounts in played(seats, f"agree {seats}", 90, first=first):
        account = accounts[match.position % seats]
        for state in imagined(match, account.seat, 2):
            assert account.disagreements(match, state) == []
            looked += 1
    assert len(accounts[0].decks) > 2
    assert looked > 150


def test_BB_65_what_was_held_at_a_reshuffle_is_not_in_the_new_deck() -> None:
    """With two seats, right after a reshuffle, the cards the other kept are known to the last one."""
    known = 0
    for match, (account, _) in played(2, "held back", 120):
        old = [card for deck in range(len(account.decks) - 1) for card in account.unseen(deck)]
        if not old:
            continue
        assert set(old) <= set(account.arrangement(match._table[0])[0])
        for state in imagined(match, 0, 10):
            assert set(old) <= set(account.arrangement(state)[0])
            assert not set(old) & {CARDS[n] for n in range(len(CARDS)) if int(state.deck) >> n & 1}
            known += 1
    assert known > 100


def test_BB_65_cards_held_since_before_different_reshuffles_are_not_mixed_up() -> None:
    """After two reshuffles the first deck has left two cards in hands, the second three; each of them lies in one."""
    table = Table(4).lay_out(["r36", "r01", "r08", "r16"], ["c01", "c02", "c03"])
    table.s.reshuffles = 2
    table.s.drawn_from[0] = 2
    hands = (["c10", "c11", "c12"], ["c20", "c21", "c22"], ["c30", "c31", "c32"])
    for seat, (hand, decks) in enumerate(zip(hands, ((0, 1, 2), (0, 1, 2), (1, 2, 2)), strict=True), 1):
        table.hold(seat, hand)
        table.s.drawn_from[seat] = decks
    pools = {0: {"c10", "c20"}, 1: {"c11", "c21", "c30"}, 2: {"c12", "c22", "c31", "c32", *table.deck()}}
    luck, out = dice(seed_of("decks"), PLAYERS), np.zeros(1, STATE)
    met: dict[tuple[int, int], set[str]] = {}
    for _ in range(300):
        imagine.imagine(table.packed, table.s, 0, luck[0], out[0])
        for seat in (1, 2, 3):
            assert sorted(out[0].drawn_from[seat]) == sorted(table.s.drawn_from[seat])
            for card, deck in zip(out[0].hand[seat], out[0].drawn_from[seat], strict=True):
                met.setdefault((seat, int(deck)), set()).add(CARDS[card])
    assert met == {(seat, int(deck)): pools[int(deck)] for seat in (1, 2, 3) for deck in table.s.drawn_from[seat]}


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_BB_81_every_card_that_is_unknown_varies(seats: int) -> None:
    checked = 0
    for match, accounts in played(seats, f"vary {seats}", 60):
        account = accounts[match.position % seats]
        if match.position % 7 or not account.unseen(len(account.decks) - 1):
            continue
        met = [account.arrangement(state) for state in imagined(match, account.seat, 60 * seats)]
        for n, seat in enumerate(account.others()):
            for deck, count in account.held[seat].items():
                candidates = set(account.unseen(deck)) if count else set()
                shown = {card for hands in met for card in hands[n]} & candidates
                assert shown == candidates or len(shown) > len(candidates) // 2 > 4
                checked += bool(candidates)
    assert checked > 8


def small_position(seats: int, seed: str, old: bool) -> tuple[Match, Account]:
    """A position with few ways for the unseen cards to lie; with `old`, some of them held since before a reshuffle."""
    for match, accounts in played(seats, seed, 400):
        account = accounts[0]
        held_back = [deck for deck in range(len(account.decks) - 1) if len(account.unseen(deck)) > 1]
        if 6 <= account.ways() <= 80 and (held_back or not old):
            return match, account
    raise AssertionError("no small position came up")


@pytest.mark.slow
@pytest.mark.parametrize("seats, old", [(2, False), (2, True), (3, True)])
def test_BB_65_BB_81_frequencies_agree_with_exact_enumeration(seats: int, old: bool) -> None:
    """Every arrangement that agrees with what was shown comes up, and all about equally often."""
    match, account = small_position(seats, f"small {seats}", old)
    expected = set(account.arrangements())
    assert len(expected) == account.ways()
    met = Counter(account.arrangement(state) for state in imagined(match, 0, 60 * len(expected)))
    assert met.keys() == expected
    assert chi_squared(met, 60) < likely_chi_squared(len(expected))


def chi_squared(met: Counter[Arrangement], expected: int) -> float:
    return sum((count - expected) ** 2 / expected for count in met.values())


def likely_chi_squared(cases: int) -> float:
    """Four standard deviations above the mean."""
    return cases - 1 + 4 * float(np.sqrt(2 * (cases - 1)))


@pytest.mark.parametrize("seats", [2, 3])
def test_BB_65_a_seat_that_remembers_is_unsure_where_there_is_more_than_one_way(seats: int) -> None:
    """It knows everything when the deck has run out and nobody but one other holds cards of it, for example."""
    met = set()
    for match, accounts in played(seats, f"unsure {seats}", 300):
        for account in accounts:
            sure = account.ways() == 1
            assert words.unsure(match.box, match._table[0], account.seat) != sure
            met.add(sure)
    assert False in met
    assert seats > 2 or True in met


def test_BB_92_with_open_hands_nothing_is_drawn_anew() -> None:
    match = Match.new(GAME, 3, options={"hands": "open"}, seed=seed_of("open"))
    for _ in range(12):
        for state in imagined(match, 1, 2):
            assert state.tobytes() == match._table.tobytes()
        assert not words.unsure(match.box, match._table[0], 1)
        match.stand_in(match.awaited[0])


def test_what_truly_lies_where_leaves_no_trace_in_what_is_imagined() -> None:
    """Two states that the seat can't tell apart, and the same dice: the same imagination, byte for byte."""
    for match, accounts in played(4, "no trace", 50):
        seat = accounts[match.position % 4].seat
        twin = imagined(match, seat, 1)[0]
        luck, again = dice(seed_of("trace"), PLAYERS), dice(seed_of("trace"), PLAYERS)
        states = np.zeros(2, STATE)
        imagine.imagine(match.box.record[0], match._table[0], seat, luck[0], states[0])
        imagine.imagine(match.box.record[0], twin, seat, again[0], states[1])
        assert states[0].tobytes() == states[1].tobytes()


# --- an `imagine` that is wrong is found out ----------------------------------------------------------------------


def copies(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    copy(out, s)


def forgets(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """As if every card not seen now might lie anywhere: the reshuffle is forgotten."""
    copy(out, s)
    unseen = int(s.deck)
    others = [other for other in range(s.seats) if other != seat]
    for other in others:
        unseen |= sum(1 << int(card) for card in s.hand[other] if card != NO_CARD)
    for other in others:
        hand = sorted(_draw(unseen, luck) for _ in range(sum(1 for card in s.hand[other] if card != NO_CARD)))
        while len(set(hand)) < len(hand):
            hand = sorted(_draw(unseen, luck) for _ in hand)
        unseen &= ~sum(1 << card for card in hand)
        out.hand[other, : len(hand)] = hand
    out.deck = unseen


def _draw(cards: int, luck: Any) -> int:
    return int(nth(cards, roll(luck, size_of(cards))))


def shuffles_the_hand(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """As if the seat did not know its own first card."""
    copy(out, s)
    if s.hand[seat, 0] != NO_CARD and s.deck:
        card = _draw(int(s.deck), luck)
        out.deck = (int(s.deck) & ~(1 << card)) | 1 << int(s.hand[seat, 0])
        out.hand[seat, 0] = card


def test_BB_81_an_imagine_that_copies_does_not_vary() -> None:
    match, account = small_position(2, "small 2", old=False)
    assert len({account.arrangement(state) for state in imagined(match, 0, 50, copies)}) == 1
    assert len({account.arrangement(state) for state in imagined(match, 0, 50)}) > 1


@pytest.mark.parametrize("how", [forgets, shuffles_the_hand])
def test_BB_65_BB_81_an_imagine_that_forgets_or_shuffles_the_hand_is_found_out(how: Imagine) -> None:
    match, account = small_position(3, "small 3", old=True)
    assert all(account.disagreements(match, state) == [] for state in imagined(match, 0, 20))
    wrong = [bool(account.disagreements(match, state)) for state in imagined(match, 0, 20, how)]
    assert sum(wrong) > 10
