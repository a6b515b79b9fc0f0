"""What every figure is taken on: a game, four seats (or as many as it has), its default options and box."""

import argparse
from dataclasses import dataclass

import numpy as np

from bench.targets import Targets, all_targets
from rooftree.engine.box import load_box
from rooftree.engine.buffers import Array
from rooftree.engine.game import Game, find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.play import new_plays, play_many, seeds_for
from tools.games import own_game, own_games

SEATS = 4
SEED = "bench"
SAMPLE = 100


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

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.options[0])

    @property
    def targets(self) -> Targets:
        """What the game has to reach."""
        return all_targets()[self.game.id]


def named_game(about: str | None) -> str:
    """The game that a command is about: `python -m bench.NAME GAME`."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", type=own_game, metavar="GAME", help=f"one of {', '.join(own_games())}")
    return str(parser.parse_args().game)


def set_table(game: str, plays: int, matches: int) -> Table:
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


def set_table_for(game: str, choices: int) -> Table:
    """A table with seeds for as many matches, one after the other, as take about so many choices."""
    t = set_table(game, plays=1, matches=SAMPLE)
    length = play_many(t.box, t.plays, t.options, t.seeds, t.out) / SAMPLE
    return set_table(game, plays=1, matches=max(SAMPLE, round(choices / length)))
