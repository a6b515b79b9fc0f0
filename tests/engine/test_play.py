"""The compiled loops: however a match is driven, it is the match that the table plays."""

from typing import Any

import numpy as np
import pytest

from rooftree.engine.box import load_box
from rooftree.engine.buffers import EVENTS
from rooftree.engine.game import Game, find_game
from rooftree.engine.luck import LUCK, PLAYERS, dice, roll, seed_of, seed_of_match, seed_words
from rooftree.engine.match import Match
from rooftree.engine.play import (
    begin,
    begin_batch,
    choices,
    first_awaited,
    new_plays,
    play_many,
    play_out,
    play_record,
    seeds_for,
    step,
    step_batch,
)
from tests.engine.garden import GAME

SEED = seed_of("play")
MATCHES = 6
GAMES = [GAME, find_game("treehouse")]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Table:
    """What the loops want to be given, for three seats."""

    def __init__(self, game: Game, plays: int = 1) -> None:
        self.box = load_box(game).record
        self.options = game.option_numbers(3, {})
        self.plays = new_plays(game, plays)
        self.seeds = seeds_for(SEED, 0, MATCHES)
        self.out = np.zeros(game.max_choices, np.int16)

    def begin(self, number: int) -> int:
        """Set up a match in the first place; how many choices there are."""
        begin(self.box, self.plays, 0, self.options, self.seeds[number])
        return int(choices(self.box, self.plays, 0, self.out))


def as_at_the_table(game: Game, number: int) -> tuple[Match, int]:
    """The match of the same seed, played by `Match` with dice for the seats; how many choices were made."""
    seed = seed_of_match(SEED, number)
    match, luck, made = Match.new(game, 3, seed=seed), dice(seed, PLAYERS), 0
    while not match.over:
        seat = match.awaited[0]
        allowed = match.choices(seat)
        match.choose(seat, allowed[roll(luck[0], len(allowed))])
        made += 1
    return match, made


def final_bytes(game: Game) -> list[bytes]:
    """The last states of the matches, played one by one."""
    t, found = Table(game), []
    for number in range(MATCHES):
        t.begin(number)
        play_out(t.box, t.plays, 0, t.out)
        found.append(t.plays["state"][0].tobytes())
    return found


@each_game
def test_a_match_is_dealt_as_at_the_table(game: Game) -> None:
    t = Table(game)
    count = t.begin(0)
    match = Match.new(game, 3, seed=seed_of_match(SEED, 0))
    assert t.plays["state"][0].tobytes() == match._table.tobytes()
    assert t.out[:count].tolist() == match._legal(match.awaited[0])


@each_game
@pytest.mark.parametrize("number", [0, 1])
def test_random_play_ends_as_at_the_table(game: Game, number: int) -> None:
    t = Table(game)
    t.begin(number)
    made = play_out(t.box, t.plays, 0, t.out)
    match, expected = as_at_the_table(game, number)
    assert made == expected
    assert t.plays["state"][0].tobytes() == match._table.tobytes()
    assert choices(t.box, t.plays, 0, t.out) == 0


@each_game
def test_stepping_from_python_ends_as_playing_out(game: Game) -> None:
    t, ends = Table(game), final_bytes(game)
    for number in range(MATCHES):
        luck, n = dice(seed_of_match(SEED, number), PLAYERS), t.begin(number)
        while n > 0:
            n = step(t.box, t.plays, 0, int(t.out[roll(luck[0], n)]), t.out)
        assert t.plays["state"][0].tobytes() == ends[number]
    assert len(set(ends)) == MATCHES


@each_game
def test_many_matches_take_the_places_in_turn(game: Game) -> None:
    t, ends, lengths = Table(game, plays=4), final_bytes(game), []
    made = play_many(t.box, t.plays, t.options, t.seeds, t.out)
    assert [state.tobytes() for state in t.plays["state"]] == [ends[4], ends[5], ends[2], ends[3]]
    for number in range(MATCHES):
        t.begin(number)
        lengths.append(int(play_out(t.box, t.plays, 0, t.out)))
    assert made == sum(lengths)


@each_game
def test_a_batch_steps_every_match_that_is_not_over(game: Game) -> None:
    t, ends = Table(game, plays=MATCHES), final_bytes(game)
    lists, counts = np.zeros((MATCHES, game.max_choices), np.int16), np.zeros(MATCHES, np.int64)
    begin_batch(t.box, t.plays, t.options, t.seeds, lists, counts)
    luck = [dice(seed_of_match(SEED, number), PLAYERS) for number in range(MATCHES)]
    while counts.any():
        chosen = [lists[n, roll(luck[n][0], int(counts[n]))] if counts[n] else -1 for n in range(MATCHES)]
        step_batch(t.box, t.plays, np.array(chosen, np.int16), lists, counts)
    assert [state.tobytes() for state in t.plays["state"]] == ends
    step_batch(t.box, t.plays, np.full(MATCHES, -1, np.int16), lists, counts)
    assert [state.tobytes() for state in t.plays["state"]] == ends


@pytest.mark.parametrize(("waiting", "seat"), [(1, 0), (2, 1), (3, 0), (4, 2), (6, 1), (128, 7)])
def test_the_lowest_seat_awaited_chooses_first(waiting: int, seat: int) -> None:
    assert first_awaited(waiting) == seat


@each_game
def test_matches_side_by_side_lie_on_whole_words(game: Game) -> None:
    play: Any = play_record(game)
    assert play.itemsize % 8 == 0
    assert play.itemsize - (2 * LUCK.itemsize + EVENTS.itemsize + game.state.itemsize) in range(8)
    assert play_record(game) is play


def test_the_seeds_of_a_run_are_those_of_its_matches() -> None:
    assert seeds_for(SEED, 3, 2).tolist() == [seed_words(seed_of_match(SEED, n)).tolist() for n in (3, 4)]
    assert seeds_for(SEED, 0, 0).shape == (0, 8)
