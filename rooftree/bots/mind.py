"""What a bot thinks with: its choices, the state it imagines, and room to try things out."""

import functools
from typing import Any

import numpy as np

from rooftree.engine.buffers import EVENTS, Array
from rooftree.engine.game import Game
from rooftree.engine.rule import record


@functools.cache
def mind_record(game: Game) -> np.dtype[Any]:
    """The record of a mind; one serves any number of bots, one after the other."""
    room = -(-game.max_choices // 4) * 4  # whole words, so that the states behind the lists lie aligned
    fields: list[tuple[Any, ...]] = [
        ("weight", "f8", (len(game.terms),)),
        ("term", "f8", (len(game.terms),)),
        ("events", EVENTS),  # without room: nobody reads what a bot tries out
        ("choices", "i2", (room,)),
        ("replies", "i2", (room,)),
        ("imagined", game.state),
        ("trial", game.state),
    ]
    pad = -np.dtype(fields).itemsize % 8
    return record(*fields, *([("pad", "u1", (pad,))] if pad else []))


def new_mind(game: Game) -> Array:
    """A mind that weighs positions as the game suggests, as an array of one."""
    mind = np.zeros(1, mind_record(game))
    mind["weight"] = [game.weights[name] for name in game.terms]
    return mind
