"""Bots of every installed game: they keep the rules, know no more than their seat, and greedy plays well."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from rooftree.bots import BOTS, choose
from rooftree.engine.box import load_box
from rooftree.engine.buffers import Array, event_buffer
from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import Game, advance, apply, copy, find_game, game_ids, terms
from rooftree.engine.luck import PLAYERS, dice, seed_of
from rooftree.engine.match import Match
from rooftree.engine.seat import Seat
from rooftree.study.simulate import simulate
from rooftree.study.summary import Wins, summarize

SEED = seed_of("bots")
GAMES = [find_game(id) for id in game_ids()]
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]
DEDUCIBLE = ("balconia",)  # whoever remembers what was shown knows the whole state
MATCHES_WITH_TWINS = 40  # in most matches of Dream Home nothing is ever hidden
HIDING = [table for table in TABLES if table.values[0].id not in DEDUCIBLE]  # type: ignore[union-attr]


def sets_of_options(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """No option, then every value of every option alone."""
    yield {}
    for option in game.options:
        for value in option.values_for(seats):
            if value != option.default:
                yield {option.name: value}


def played(match: Match, bots: list[str]) -> Iterator[tuple[Seat, int]]:
    """The seats that choose and their choices, while bots play the match."""
    thrown = [dice(SEED, PLAYERS + seat) for seat in range(len(bots))]
    while not match.over:
        number = match.awaited[0]
        choice = choose(bots[number], match.seat(number), thrown[number])
        yield match.seat(number), choice
        match.choose_number(number, choice)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bots_make_only_allowed_choices_whatever_the_options(game: Game, seats: int) -> None:
    bots = [list(BOTS)[seat % len(BOTS)] for seat in range(seats)]
    for options in sets_of_options(game, seats):
        match = Match.new(game, seats, options=options, seed=SEED)
        choices = [choice in seat.choices() for seat, choice in played(match, bots)]
        assert all(choices)
        assert 0 < len(choices) <= game.max_length


Chooser = Callable[[Seat, Array], object]


def alike_for_twins(game: Game, seats: int, chooser: Chooser) -> bool:
    """Whether a seat's answer, and the dice left, are the same in every state it could not tell from the true one."""
    seen_twins = False
    for number in range(MATCHES_WITH_TWINS):
        match = Match.new(game, seats, seed=seed_of(f"twins {number}"))
        for seat, _ in played(match, ["random"] * seats):
            answers = set()
            states = [seat.imagine(dice(SEED, stream)) for stream in (100, 101)]
            seen_twins = seen_twins or states[0].tobytes() != states[1].tobytes()
            for twin in (seat, *(Seat(game, seat.box, state, seat.number) for state in states)):
                luck = dice(SEED, 102)
                answers.add((chooser(twin, luck), luck.tobytes()))
            if len(answers) > 1:
                return False
        if seen_twins or game.id in DEDUCIBLE:
            break
    assert seen_twins != (game.id in DEDUCIBLE)
    return True


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_matches_a_seat_cannot_tell_apart_get_the_same_answer(game: Game, seats: int, bot: str) -> None:
    assert alike_for_twins(game, seats, lambda seat, luck: choose(bot, seat, luck))


@pytest.mark.parametrize(("game", "seats"), HIDING)
def test_a_bot_that_looked_at_the_true_table_would_be_caught(game: Game, seats: int) -> None:
    assert not alike_for_twins(game, seats, lambda seat, _luck: vars(seat)["_Seat__table"].tobytes())


def greedy_against_random(game: Game, seats: int) -> Wins:
    """What one greedy bot wins among random ones."""
    bots = ["greedy"] + ["random"] * (seats - 1)
    table = simulate(game, load_box(game), seats=seats, games=300, bots=bots, seed=SEED)
    greedy = summarize(table).bots[0]
    assert greedy.name == "greedy"
    return greedy


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_greedy_beats_random(game: Game, seats: int) -> None:
    greedy = greedy_against_random(game, seats)
    assert greedy.wins.low > greedy.even


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_hardly_ever_loses_treehouse_to_random(seats: int) -> None:
    assert greedy_against_random(find_game("treehouse"), seats).wins.low > 0.95


def test_random_takes_every_choice_equally_often() -> None:
    game = find_game("treehouse")
    seat, luck = Match.new(game, 2, seed=SEED).seat(0), dice(SEED, PLAYERS)
    choices = seat.choices()
    answers = [choose("random", seat, luck) for _ in range(100 * len(choices))]
    counts = [answers.count(choice) for choice in choices]
    assert sum(counts) == len(answers)
    assert min(counts) > 50
    assert max(counts) < 150


def test_greedy_takes_the_choice_after_which_the_terms_weigh_most() -> None:
    game = find_game("treehouse")
    match = Match.new(game, 2, seed=SEED)
    weighed = 0
    for seat, choice in played(match, ["greedy", "greedy"]):
        if len(match.awaited) == 1 and match.view(seat.number)["table"]["phase"] == "lay":
            worths = {other: worth_after(seat, other) for other in seat.choices()}
            assert worths[choice] == max(worths.values())
            weighed += 1
    assert weighed == 6


def worth_after(seat: Seat, choice: int) -> float:
    """The weighted terms of the table after a choice of a seat that is awaited alone."""
    game, box, luck = seat.game, seat.box.record[0], dice(SEED, 103)
    table, events, values = np.zeros(1, game.state), event_buffer(0), np.zeros(len(game.terms))
    copy(table[0], seat.imagine(luck)[0])
    apply(box, table[0], seat.number, choice, events[0])
    if table["waiting"][0] == 0:
        advance(box, table[0], luck[0], events[0])
    terms(box, table[0], seat.number, values)
    return float(sum(game.weights[name] * value for name, value in zip(game.terms, values, strict=True)))


def test_a_bot_nobody_knows_is_refused_by_name() -> None:
    seat = Match.new(find_game("treehouse"), 2, seed=SEED).seat(0)
    with pytest.raises(RooftreeError, match='bot: found "wise", expected one of random, greedy'):
        choose("wise", seat, dice(SEED))


def test_a_seat_that_is_not_awaited_is_asked_nothing() -> None:
    match = Match.new(find_game("treehouse"), 2, seed=SEED)
    match.choose_number(0, match.seat(0).choices()[0])
    assert match.seat(0).choices() == []
    with pytest.raises(ValueError, match="seat 0 has nothing to choose now"):
        choose("random", match.seat(0), dice(SEED))
