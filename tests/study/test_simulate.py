"""Matches by the thousand: the same whoever plays them, whole when interrupted, each to be had again."""

import msgspec
import numpy as np
import pytest

from rooftree import __version__
from rooftree.engine.box import load_box
from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import Game, find_game, game_ids
from rooftree.engine.log import Chose
from rooftree.engine.luck import seed_of
from rooftree.engine.record import replay
from rooftree.study.simulate import AHEAD, CHUNK, match_of, record_of, simulate
from rooftree.study.table import Table

GAME = find_game("treehouse")
BOX = load_box(GAME)
SEED = seed_of("simulate")
TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in (find_game(id) for id in game_ids())
    for seats in game.seats
]


def played(games: int, workers: int = 1, seats: int = 2) -> Table:
    return simulate(GAME, BOX, seats=seats, games=games, bots=["greedy", "random"], seed=SEED, workers=workers)


def test_the_table_is_the_same_for_any_number_of_workers() -> None:
    games = 5 * CHUNK + 7
    alone, together = played(games), played(games, workers=3)
    assert len(alone.results) == games
    assert alone.same_as(together)
    assert not alone.interrupted


def test_fewer_matches_are_the_first_of_more() -> None:
    few, many = played(CHUNK - 1), played(CHUNK + 1)
    assert few.results.tobytes() == many.results[: CHUNK - 1].tobytes()
    assert not few.same_as(many)


def test_another_seed_gives_other_matches() -> None:
    other = simulate(GAME, BOX, seats=2, games=20, bots=["greedy", "random"], seed=seed_of("another"), workers=1)
    assert not np.array_equal(other.scores, played(20).scores)


@pytest.mark.parametrize("workers", [1, 3])
def test_an_interrupted_simulation_keeps_the_matches_that_are_done(workers: int) -> None:
    games = 40 * CHUNK
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 2:
            raise KeyboardInterrupt

    table = simulate(GAME, BOX, seats=2, games=games, seed=SEED, workers=workers, progress=interrupt)
    assert told == [CHUNK, 2 * CHUNK]
    assert table.interrupted
    assert (table.meta.games, table.meta.played) == (games, len(table.results))
    assert 2 * CHUNK <= table.meta.played <= (2 + AHEAD * workers) * CHUNK
    whole = simulate(GAME, BOX, seats=2, games=table.meta.played, seed=SEED, workers=1)
    assert table.results.tobytes() == whole.results.tobytes()
    assert table.lengths.tolist() == whole.lengths.tolist()


def test_progress_counts_finished_matches() -> None:
    told: list[int] = []
    simulate(GAME, BOX, seats=2, games=2 * CHUNK + 1, seed=SEED, workers=2, progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 1]


def test_the_table_says_what_it_takes_to_play_again() -> None:
    meta = simulate(GAME, BOX, seats=3, games=2, bots=["random"], options={"young": "on"}, seed=SEED).meta
    assert (meta.version, meta.game, meta.rules) == (__version__, "treehouse", GAME.rules_hash)
    assert (meta.box, meta.box_hash) == ("classic", BOX.hash)
    assert meta.options == {**GAME.settle_options(3, {}), "young": "on"}
    assert (meta.seats, meta.bots, meta.seed) == (3, ["random"] * 3, SEED.hex())


def test_bots_take_the_seats_in_turn() -> None:
    assert played(1, seats=3).meta.bots == ["greedy", "random", "greedy"]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_simulated_match_gives_a_record(game: Game, seats: int) -> None:
    box = load_box(game)
    table = simulate(game, box, seats=seats, games=8, bots=["random", "greedy"], seed=SEED, workers=2)
    for number in (0, 7):
        record = record_of(game, box, table.meta, number)
        assert record.result is not None
        assert [seat["total"] for seat in record.result["seats"]] == table.scores[number].tolist()
        assert [seat["place"] for seat in record.result["seats"]] == table.places[number].tolist()
        assert sum(isinstance(entry, Chose) for entry in record.log) == table.lengths[number]
        assert [seat.kind for seat in record.seats] == table.meta.bots
        assert record.seed == list(table.rows())[number]["seed"]
        assert replay(record, fair=True).result() == record.result


def test_a_record_is_refused_when_the_rules_have_changed() -> None:
    meta = played(1).meta
    strange = msgspec.structs.replace(meta, rules="older")
    with pytest.raises(RooftreeError, match=f'rules of the simulation: found "{GAME.rules_hash}", expected older'):
        match_of(GAME, BOX, strange, 0)


def test_a_record_of_a_match_that_was_not_asked_for_is_refused() -> None:
    with pytest.raises(RooftreeError, match="match: found 3, expected a number from 0 to 2"):
        record_of(GAME, BOX, played(3).meta, 3)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"games": 0}, "games: found 0, expected at least 1"),
        ({"workers": 0}, "workers: found 0, expected at least 1"),
        ({"seats": 5}, "seats: found 5, expected one of 2, 3, 4"),
        ({"bots": ["random", "wise"]}, 'bot 2: found "wise", expected one of random, greedy'),
        ({"bots": ["random"] * 3}, "bots: found 3, expected 1 to 2, at most one a seat"),
        ({"bots": []}, "bots: found 0, expected 1 to 2, at most one a seat"),
        ({"options": {"young": "maybe"}}, 'option young: found "maybe", expected one of off, on'),
        ({"options": {"old": "on"}}, 'option: found "old", expected one of young'),
    ],
)
def test_bad_input_is_named(asked: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"seats": 2, "games": 1, "bots": ["random"], "workers": 1, **asked}
    with pytest.raises(RooftreeError, match=message):
        simulate(GAME, BOX, **arguments)  # type: ignore[arg-type]
