"""Whole matches between bots, compiled from the deal to the result."""

import numpy as np

from rooftree.bots.mind import new_mind
from rooftree.bots.think import ask
from rooftree.engine.box import Box
from rooftree.engine.buffers import RESULT, Array
from rooftree.engine.game import Game, result
from rooftree.engine.luck import LUCK, PLAYERS, load_dice
from rooftree.engine.play import begin, choices, first_awaited, new_plays, seeds_for, step
from rooftree.engine.rule import rule


@rule
def play_match(box, S, kinds, mind, dice):  # type: ignore[no-untyped-def]
    """Play the match in S to its end, a bot a seat; how many choices were made."""
    made = 0
    count = choices(box, S, 0, mind.choices)
    while count > 0:
        seat = first_awaited(int(S[0].state.waiting))
        choice = ask(kinds[seat], box[0], S[0].state, seat, count, mind, dice[seat])
        count = step(box, S, 0, choice, mind.choices)
        made += 1
    return made


@rule
def play_series(box, S, options, kinds, mind, dice, seeds, results, lengths):  # type: ignore[no-untyped-def]
    """A match for every row of seeds: its result and its length. The dealer and every seat throw dice of their own."""
    for m in range(seeds.shape[0]):
        begin(box, S, 0, options, seeds[m])
        for seat in range(dice.shape[0]):
            load_dice(dice[seat], seeds[m], PLAYERS + seat)
        lengths[m] = play_match(box, S, kinds, mind[0], dice)
        result(box[0], S[0].state, results[m])


def play_numbers(
    game: Game, box: Box, options: Array, kinds: Array, seed: bytes, first: int, matches: int
) -> tuple[Array, Array]:
    """Results and lengths of a run of matches of a series."""
    results = np.zeros(matches, RESULT)
    lengths = np.zeros(matches, np.int32)
    S, mind, dice = new_plays(game, 1), new_mind(game), np.zeros(len(kinds), LUCK)
    seeds = seeds_for(seed, first, matches)
    play_series(box.record, S, options, kinds, mind, dice, seeds, results, lengths)
    return results, lengths
