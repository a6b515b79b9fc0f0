"""What every figure is taken on: a game (Treehouse, if none is named), four seats, its default options and box."""

from dataclasses import dataclass

import numpy as np

from rooftree.engine.box import load_box
from rooftree.engine.buffers import Array
from rooftree.engine.game import Game, find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.play import new_plays, seeds_for

GAME = "treehouse"
SEATS = 4
SEED = "bench"


@dataclass(frozen=True)
class Table:
    """A game with everything the functions of `engine.play` want to be given."""

    game: Game
    box: Array
    options: Array
    plays: Array
    seeds: Array
    out: Array
    """Room for one list of choices."""


def set_table(plays: int, matches: int, game: str = GAME) -> Table:
    """Room for so many matches side by side, and seeds for so many one after the other."""
    found = find_game(game)
    return Table(
        game=found,
        box=load_box(found).record,
        options=found.option_numbers(min(SEATS, max(found.seats)), {}),
        plays=new_plays(found, plays),
        seeds=seeds_for(seed_of(SEED), 0, matches),
        out=np.zeros(found.max_choices, np.int16),
    )
