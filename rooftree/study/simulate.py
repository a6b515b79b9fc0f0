"""Matches between bots by the thousand, on all cores, and any one of them again as a match with a record."""

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import takewhile

import numpy as np

from rooftree import __version__
from rooftree.bots.choose import bot_kind, choose
from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.errors import wrong
from rooftree.engine.game import Game
from rooftree.engine.luck import PLAYERS, dice, seed_of_match
from rooftree.engine.match import Match
from rooftree.engine.record import Record
from rooftree.engine.record import record_of as record_of_match
from rooftree.study.play import play_numbers
from rooftree.study.table import Meta, Table

CHUNK = 64
"""Matches a worker plays before it looks up: few enough that an interrupt is answered soon."""

AHEAD = 4
"""Chunks a worker may be ahead of the first one that is not finished."""


def simulate(
    game: Game,
    box: Box,
    *,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, str] | None = None,
    seed: bytes | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Table:
    """Play so many matches; the bots take the seats in turn. The table is the same for any number of workers.

    `progress` is told how many matches are finished. After Ctrl-C (or when `progress` raises KeyboardInterrupt) the
    table holds the matches finished by then, without gaps; if there are none, the interrupt goes on its way.
    """
    workers = workers if workers is not None else os.cpu_count() or 1
    for name, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise wrong(name, number, "at least 1")
    settled = game.settle_options(seats, options or {})
    seated = seat_bots(bots, seats)
    seed = secrets.token_bytes(32) if seed is None else seed
    numbers = game.option_numbers(seats, settled)
    kinds = np.array([bot_kind(name) for name in seated], np.int8)

    def play(first: int) -> tuple[Array, Array]:
        return play_numbers(game, box, numbers, kinds, seed, first, min(CHUNK, games - first))

    chunks = _play_in_order(play, games, workers, progress)
    results = np.concatenate([results for results, _ in chunks])
    meta = Meta(
        version=__version__,
        game=game.id,
        rules=game.rules_hash,
        box=box.id,
        box_hash=box.hash,
        options=settled,
        seats=seats,
        bots=seated,
        seed=seed.hex(),
        games=games,
        played=len(results),
    )
    return Table(game, meta, results, np.concatenate([lengths for _, lengths in chunks]))


def seat_bots(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat: those given, from the first again when they are fewer than the seats."""
    if not 1 <= len(bots) <= seats:
        raise wrong("bots", len(bots), f"1 to {seats}, at most one a seat")
    for n, name in enumerate(bots, 1):
        bot_kind(name, f"bot {n}")
    return [bots[seat % len(bots)] for seat in range(seats)]


def _play_in_order(
    play: Callable[[int], tuple[Array, Array]], games: int, workers: int, progress: Callable[[int], None] | None
) -> list[tuple[Array, Array]]:
    """Play chunk after chunk on several threads; what is finished without gaps when all are, or at an interrupt."""
    firsts = range(0, games, CHUNK)
    chunks: list[Future[tuple[Array, Array]]] = []
    interrupt: KeyboardInterrupt | None = None
    pool = ThreadPoolExecutor(workers, thread_name_prefix="simulate")
    try:
        for n, first in enumerate(firsts):
            while len(chunks) < min(n + AHEAD * workers, len(firsts)):
                chunks.append(pool.submit(play, firsts[len(chunks)]))
            chunks[n].result()
            if progress is not None:
                progress(min(first + CHUNK, games))
    except KeyboardInterrupt as stop:
        interrupt = stop
    finally:
        pool.shutdown(cancel_futures=True)
    finished = [chunk.result() for chunk in takewhile(lambda chunk: not chunk.cancelled(), chunks)]
    if interrupt is not None and not finished:
        raise interrupt
    return finished


def match_of(game: Game, box: Box, meta: Meta, number: int) -> Match:
    """One match of a simulation, played again in the open: same seed, same bots, same choices."""
    for what, found, expected in (
        ("game", game.id, meta.game),
        ("rules", game.rules_hash, meta.rules),
        ("box", box.hash, meta.box_hash),
    ):
        if found != expected:
            raise wrong(f"{what} of the simulation", found, expected)
    if not 0 <= number < meta.games:
        raise wrong("match", number, f"a number from 0 to {meta.games - 1}")
    seed = seed_of_match(bytes.fromhex(meta.seed), number)
    match = Match.new(game, meta.seats, options=meta.options, box=box, seed=seed, kinds=meta.bots)
    thrown = [dice(seed, PLAYERS + seat) for seat in range(meta.seats)]
    while not match.over:
        seat = match.awaited[0]
        match.choose_number(seat, choose(meta.bots[seat], match.seat(seat), thrown[seat]))
    return match


def record_of(game: Game, box: Box, meta: Meta, number: int) -> Record:
    """The record of one match of a simulation."""
    return record_of_match(match_of(game, box, meta, number))
