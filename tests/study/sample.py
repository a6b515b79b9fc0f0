"""A table of four matches of two seats, small enough to work out every figure by hand."""

import numpy as np

from rooftree.engine.buffers import RESULT
from rooftree.engine.game import find_game
from rooftree.study.table import Meta, Table

GAME = find_game("treehouse")

META = Meta(
    version="0.1.0",
    game="treehouse",
    rules="rules",
    box="classic",
    box_hash="hash",
    options={"young": "off"},
    seats=2,
    bots=["greedy", "random"],
    seed="00" * 32,
    games=4,
    played=4,
)


def sample() -> Table:
    """Greedy wins twice, once by its best colour, loses once, and shares the last win."""
    results = np.zeros(4, RESULT)
    results["seats"] = 2
    results["reason"] = 1
    results["total"][:, :2] = [[30, 20], [25, 25], [10, 20], [15, 15]]
    results["place"][:, :2] = [[1, 2], [1, 2], [2, 1], [1, 1]]
    results["role"][:, :2] = [[0, 1], [1, 0], [0, 1], [0, 1]]
    results["tie_break"] = [0, 1, 0, 2]
    return Table(GAME, META, results, np.array([36, 36, 40, 44], np.int32))
