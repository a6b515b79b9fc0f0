"""What a seat can't know is drawn anew, and nothing else: `imagine` against the independent account."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from rooftree.engine.buffers import Array
from rooftree.engine.game import copy
from rooftree.engine.luck import PLAYERS, dice, seed_of
from rooftree.engine.match import Match
from rooftree.games.treehouse import imagine
from rooftree.games.treehouse.imagine import UNSEEN
from rooftree.games.treehouse.state import NO_ROOM, STATE, is_built
from tests.games.treehouse.account import Account, Place, arrangement
from tests.games.treehouse.table import GAME

Imagine = Callable[[Any, Any, int, Any, Any], None]
OPTION_SETS: tuple[dict[str, str], ...] = (
    {},
    {"discard_visibility": "shown"},
    {"reveal_then_place": "on"},
    {"memory_aid": "on", "young": "on"},
)


def imagined(match: Match, seat: int, times: int, how: Imagine = imagine.imagine) -> list[Any]:
    """States a seat imagines, drawn one after the other from one set of dice."""
    luck = dice(seed_of("imagination"), PLAYERS)
    states: Array = np.zeros(times, STATE)
    for n in range(times):
        how(match.box.record[0], match._table[0], seat, luck[0], states[n])
    return list(states)


def play_on(match: Match, accounts: list[Account], rng: random.Random, discards: float) -> None:
    """One choice of a seat that is awaited, discarding about so often."""
    seat = rng.choice(match.awaited)
    choices = match.choices(seat)
    wanted = "discard" if rng.random() < discards else "build"
    match.choose(seat, rng.choice([choice for choice in choices if choice["do"] == wanted] or choices))
    for account in accounts:
        account.follow(match)


def start(seats: int, seed: str, **options: str) -> tuple[Match, list[Account]]:
    match = Match.new(GAME, seats, options=options, seed=seed_of(seed))
    return match, [Account(seats, seat).follow(match) for seat in range(seats)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: "-".join(options) or "default")
def test_TH_59_imagined_states_agree_with_all_that_was_shown(seats: int, options: dict[str, str]) -> None:
    match, accounts = start(seats, f"agree {seats}", **options)
    rng = random.Random(f"{seats} {options}")
    looked = 0
    while not match.over:
        if not any(match.view(seat)["prompt"]["prompt"] in ("take", "lay", "choose") for seat in range(seats)):
            for account in accounts:
                for state in imagined(match, account.seat, 2):
                    assert account.disagreements(match, state) == []
                    looked += 1
        play_on(match, accounts, rng, discards=0.4)
    assert looked > 100


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TH_50_every_place_that_is_unknown_varies(seats: int) -> None:
    match, accounts = start(seats, f"vary {seats}")
    rng = random.Random(seats)
    checked = 0
    while not match.over:
        play_on(match, accounts, rng, discards=0.5)
        if len(match.awaited) == seats and accounts[0].pick_no > 1:
            checked += places_that_vary(match, accounts[match.decision % seats])
    assert checked > 20 * seats


def places_that_vary(match: Match, account: Account) -> int:
    """Each hidden place has held every room that may lie there, or a good part of them if they are many."""
    met: dict[Place, set[str]] = {}
    for state in imagined(match, account.seat, 150):
        for place, rooms in arrangement(account, state).items():
            met.setdefault(place, set()).update(rooms)
    for place in set(account.hidden()):
        candidates = account.candidates(place)
        assert met[place] <= candidates
        assert met[place] == candidates or (len(candidates) > 8 and len(met[place]) > len(candidates) // 2)
    return len(met)


def returned_hand(discarder: bool) -> tuple[Match, Account]:
    """Two seats, third pick: seat 0 has its first hand back, from which seat 1 took a room at pick 2."""
    match, accounts = start(2, "a hand that comes back")
    for seat in (0, 1, 0, 1):
        choices = match.choices(seat)
        wanted = "discard" if discarder and match.decision == 2 and seat == 1 else "build"
        match.choose(seat, next(choice for choice in choices if choice["do"] == wanted))
        accounts[0].follow(match)
    return match, accounts[0]


def test_TH_54_what_a_neighbour_took_from_the_rooms_passed_on_is_known_when_they_return() -> None:
    match, account = returned_hand(discarder=True)
    (hidden,) = [place for place, room in account.left.items() if room is None]
    passed = account.looks[1, 0, 1] - {match.entries[1].choice["room"]}  # type: ignore[union-attr]
    missing = passed - account.looks[1, 0, 3]
    assert len(missing) == 1
    for state in imagined(match, 0, 100):
        assert arrangement(account, state)[hidden] == missing


@pytest.mark.slow
def test_TH_54_what_a_neighbour_took_and_did_not_show_is_one_of_the_rooms_passed_on() -> None:
    match, accounts = start(4, "a hand on its way")
    for seat in range(4):
        match.choose(seat, match.choices(seat)[0])
        accounts[0].follow(match)
    passed = accounts[0].looks[1, 0, 1] - {match.entries[1].choice["room"]}  # type: ignore[union-attr]
    for seat in range(4):
        match.choose(seat, match.choices(seat)[0])
        accounts[0].follow(match)
    met = Counter(next(iter(arrangement(accounts[0], state)[1, 0, 2])) for state in imagined(match, 0, 2000))
    assert set(met) == passed
    assert max(abs(count - 400) for count in met.values()) < 80  # 4.5 standard deviations of 2000 draws in fifths


# Hands (by the seat they were dealt to) and picks at which a room is discarded; everything else is built.
SMALL_POSITIONS = {
    4: {(0, 2), (0, 4), (3, 3), (3, 4), (2, 4)},
    3: {(0, 2), (0, 3), (2, 3)},
}


def small_position(seats: int) -> tuple[Match, Account]:
    """Seat 0 has its first hand back and has met every room dealt; only some discards are hidden from it."""
    match, accounts = start(seats, f"small {seats}")
    for pick in range(1, seats + 1):
        for seat in range(seats):
            wanted = "discard" if (accounts[0].held_by[seat], pick) in SMALL_POSITIONS[seats] else "build"
            match.choose(seat, next(choice for choice in match.choices(seat) if choice["do"] == wanted))
        accounts[0].follow(match)
    return match, accounts[0]


def named(filled: dict[Place, frozenset[str]]) -> tuple[tuple[Place, tuple[str, ...]], ...]:
    return tuple(sorted((place, tuple(sorted(rooms))) for place, rooms in filled.items()))


@pytest.mark.slow
@pytest.mark.parametrize("seats, ways", [(4, 72), (3, 8)])
def test_TH_54_TH_56_frequencies_agree_with_exact_enumeration(seats: int, ways: int) -> None:
    """Every arrangement that agrees with what was shown comes up, and all about equally often."""
    match, account = small_position(seats)
    expected = {named(way) for way in account.arrangements()}
    assert len(expected) == ways
    met = Counter(named(arrangement(account, state)) for state in imagined(match, 0, 60 * ways))
    assert met.keys() == expected
    assert chi_squared(met, 60) < likely_chi_squared(ways)


@pytest.mark.slow
def test_TH_50_a_room_never_seen_is_any_of_the_unseen_ones_equally_often() -> None:
    match, accounts = start(3, "unseen")
    for seat in range(3):
        wanted = "discard" if seat == 1 else "build"
        match.choose(seat, next(choice for choice in match.choices(seat) if choice["do"] == wanted))
    account = accounts[0].follow(match)
    candidates = account.candidates((1, 1, 1))
    assert len(candidates) == 72 - 6 - 5 - 1  # all but the seat's two hands and what the third seat built
    met = Counter(
        next(iter(arrangement(account, state)[1, 1, 1])) for state in imagined(match, 0, 40 * len(candidates))
    )
    assert met.keys() == candidates
    assert chi_squared(met, 40) < likely_chi_squared(len(candidates))


def chi_squared(met: Counter[Any], expected: int) -> float:
    return sum((count - expected) ** 2 / expected for count in met.values())


def likely_chi_squared(cases: int) -> float:
    """Four standard deviations above the mean."""
    return cases - 1 + 4 * float(np.sqrt(2 * (cases - 1)))


def test_TH_53_hidden_choices_of_others_are_drawn_anew() -> None:
    match, _ = start(3, "hidden choices")
    match.choose(1, match.choices(1)[3])
    match.choose(0, match.choices(0)[1])
    own = {int(state.pending[0]) for state in imagined(match, 0, 200)}
    theirs = {int(state.pending[1]) for state in imagined(match, 0, 200)}
    assert len(own) == 1
    assert len(theirs) > 10
    assert {int(state.pending[2]) for state in imagined(match, 0, 5)} == {-1}


# --- an `imagine` that is wrong is found out ----------------------------------------------------------------------


def copies(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """The true state: nothing is hidden from it."""
    copy(out, s)


def forgets(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """Only the hand and the trees are remembered; all else is shuffled."""
    copy(out, s)
    loose = [room for room, fate in enumerate(s.fate) if not is_built(fate) and room not in s.hand[seat]]
    shuffled = random.Random(int(luck.block)).sample(loose, len(loose))
    out.fate[loose] = s.fate[shuffled]
    imagine.lay_out(out)


def shuffles_the_hand(box: Any, s: Any, seat: int, luck: Any, out: Any) -> None:
    """A room of the seat's own hand goes into the deck."""
    imagine.imagine(box, s, seat, luck, out)
    held = next(room for room in s.hand[seat] if room != NO_ROOM)
    undealt = next(room for room in range(72) if imagine.whereabouts(s, seat, room) == UNSEEN and s.fate[room] == 0)
    out.fate[held], out.fate[undealt] = int(out.fate[undealt]), int(out.fate[held])
    imagine.lay_out(out)


def test_an_imagine_that_copies_the_state_fails_the_test_of_variation() -> None:
    match, account = small_position(4)
    same = {named(arrangement(account, state)) for state in imagined(match, 0, 50, copies)}
    drawn = {named(arrangement(account, state)) for state in imagined(match, 0, 50)}
    assert len(same) == 1
    assert len(drawn) > 20


@pytest.mark.parametrize("how", [forgets, shuffles_the_hand])
def test_an_imagine_that_forgets_or_shuffles_the_hand_disagrees_with_the_account(how: Imagine) -> None:
    match, account = small_position(3)
    assert all(account.disagreements(match, state) == [] for state in imagined(match, 0, 20))
    assert all(account.disagreements(match, state) != [] for state in imagined(match, 0, 20, how))
