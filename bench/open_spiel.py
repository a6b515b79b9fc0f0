"""OpenSpiel on its game nearest in length to a match of ours, as a ratio in the same run.

    python -m bench.open_spiel GAME

Nearest means: the mean number of choices of random matches, dealing and other chance not counted. Its matches are
driven from Python, as anyone would, and played by its own random bots in C++ (`evaluate_bots`).
"""

import importlib.util
import sys
from random import Random
from typing import Any

from bench.figures import Measured, measure, show_rate
from bench.random_play import play_compiled
from bench.step_python import play_from_python
from bench.table import named_game, set_table_for

CANDIDATES: tuple[tuple[str, dict[str, int]], ...] = (
    ("crazy_eights", {"players": 4}),
    ("ultimate_tic_tac_toe", {}),
    ("antichess", {}),
    ("checkers", {}),
    ("breakthrough", {}),
    ("hex", {}),
    ("oware", {}),
    ("backgammon", {}),
)
LENGTH_MATCHES = 200
PYTHON_MATCHES = 500
NATIVE_MATCHES = 2_000
OUR_CHOICES = 170_000


def installed() -> bool:
    """Whether the `bench` dependencies are there."""
    return importlib.util.find_spec("pyspiel") is not None


def main() -> int:
    """Print both rates of OpenSpiel beside ours, and the ratios."""
    id = named_game(__doc__)
    if not installed():
        print("OpenSpiel is not installed (dependency group `bench`): no figure")
        return 1
    ours = set_table_for(id, OUR_CHOICES)
    length = play_compiled(ours) / len(ours.seeds)
    lengths = {number: _mean_length(name, setting) for number, (name, setting) in enumerate(CANDIDATES)}
    nearest = min(lengths, key=lambda number: abs(lengths[number] - length))
    name, setting = CANDIDATES[nearest]
    print(f"OpenSpiel: {name}, {lengths[nearest]:.1f} choices in a random match; {id}: {length:.1f}")
    game = _load(name, setting)
    _compare(id, "driven from Python", measure(lambda: _python(game)), measure(lambda: play_from_python(ours)))
    native = measure(lambda: round(_native(game) * lengths[nearest]))
    _compare(id, "by its compiled loop (C++, Numba)", native, measure(lambda: play_compiled(ours)))
    return 0


def _compare(id: str, how: str, theirs: Measured, ours: Measured) -> None:
    show_rate(f"OpenSpiel, {how}: choices", theirs)
    show_rate(f"{id}, {how}: choices", ours)
    print(f"{f'{id} / OpenSpiel, {how}':<58}{ours.ratio / theirs.ratio:>14.1f} times")


def _load(name: str, setting: dict[str, int]) -> Any:
    import pyspiel

    return pyspiel.load_game(name, setting)


def _mean_length(name: str, setting: dict[str, int]) -> float:
    game = _load(name, setting)
    return sum(_play(game, Random(number)) for number in range(LENGTH_MATCHES)) / LENGTH_MATCHES


def _python(game: Any) -> int:
    chance = Random(1)
    return sum(_play(game, chance) for _ in range(PYTHON_MATCHES))


def _play(game: Any, chance: Random) -> int:
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            allowed = state.legal_actions()
            state.apply_action(allowed[int(chance.random() * len(allowed))])
            made += 1
    return made


def _native(game: Any) -> int:
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    for number in range(NATIVE_MATCHES):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return NATIVE_MATCHES


if __name__ == "__main__":
    sys.exit(main())
