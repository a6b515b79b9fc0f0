"""Playing any game fast: a match and its dice in one record, stepped, played out at random, or in a batch.

This is the generic code that the simulator, the figures and the GPU kernel share; which game it plays is decided by
the type of the record (see `engine.game`). They name `S[i].state` anew in every line: numba-cuda forgets a record
that a variable carries past a branch into such a call.
"""

import functools
from typing import Any

import numpy as np

from rooftree.engine.buffers import EVENTS, Array
from rooftree.engine.game import Game, advance, apply, deal, legal
from rooftree.engine.luck import DEALER, LUCK, PLAYERS, load_dice, roll, seed_of_match, seed_words
from rooftree.engine.rule import record, rule


@functools.cache
def play_record(game: Game) -> np.dtype[Any]:
    """A match as the compiled loops hold it: the dealer's luck, dice for the players, no room for events, the state.

    The state comes last: its size is any number of bytes, and what follows it would lie askew.
    """
    fields: list[tuple[Any, ...]] = [("luck", LUCK), ("dice", LUCK), ("events", EVENTS), ("state", game.state)]
    pad = -sum(kind.itemsize for _, kind in fields) % 8
    return record(*fields, *([("pad", "u1", (pad,))] if pad else []))


def new_plays(game: Game, matches: int) -> Array:
    """Room for so many matches, side by side."""
    return np.zeros(matches, play_record(game))


@rule
def begin(box, S, i, options, seed):  # type: ignore[no-untyped-def]
    """Set up match i from a seed, up to its first decision."""
    play = S[i]
    load_dice(play.luck, seed, DEALER)
    load_dice(play.dice, seed, PLAYERS)
    play.events.count = 0
    play.events.room = 0
    play.state.waiting = 0
    play.state.over = 0
    deal(box[0], play.state, options, play.luck)
    advance(box[0], play.state, play.luck, play.events)


@rule
def first_awaited(waiting):  # type: ignore[no-untyped-def]
    """The lowest seat of a set that is not empty."""
    seat = 0
    while (waiting >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def choices(box, S, i, out):  # type: ignore[no-untyped-def]
    """Write the allowed choices of the seat that is to choose next; how many: 0 when match i is over."""
    if S[i].state.over != 0:
        return 0
    return legal(box[0], S[i].state, first_awaited(int(S[i].state.waiting)), out)


@rule
def step(box, S, i, choice, out):  # type: ignore[no-untyped-def]
    """Make a choice for the seat that is to choose next in match i, then list the choices that follow it."""
    apply(box[0], S[i].state, first_awaited(int(S[i].state.waiting)), choice, S[i].events)
    if S[i].state.waiting == 0:
        advance(box[0], S[i].state, S[i].luck, S[i].events)
    return choices(box, S, i, out)


@rule
def play_out(box, S, i, out):  # type: ignore[no-untyped-def]
    """Play match i to its end, every allowed choice equally likely; the number of choices made."""
    made = 0
    n = choices(box, S, i, out)
    while n > 0:
        n = step(box, S, i, int(out[roll(S[i].dice, n)]), out)
        made += 1
    return made


@rule
def play_many(box, S, options, seeds, out):  # type: ignore[no-untyped-def]
    """Play a match for every row of seeds, one after the other in the same places of S; all choices made."""
    made = 0
    for m in range(seeds.shape[0]):
        i = m % S.shape[0]
        begin(box, S, i, options, seeds[m])
        made += play_out(box, S, i, out)
    return made


@rule
def begin_batch(box, S, options, seeds, lists, counts):  # type: ignore[no-untyped-def]
    """Set up every match of a batch; row i of `lists` has `counts[i]` allowed choices."""
    for i in range(S.shape[0]):
        begin(box, S, i, options, seeds[i])
        counts[i] = choices(box, S, i, lists[i])


@rule
def step_batch(box, S, chosen, lists, counts):  # type: ignore[no-untyped-def]
    """One choice in every match of a batch that is not over."""
    for i in range(S.shape[0]):
        if counts[i] > 0:
            counts[i] = step(box, S, i, int(chosen[i]), lists[i])


def seeds_for(seed: bytes, first: int, matches: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The seeds of a run of matches, a row each."""
    return np.array([seed_words(seed_of_match(seed, first + n)) for n in range(matches)], np.int64).reshape(-1, 8)
