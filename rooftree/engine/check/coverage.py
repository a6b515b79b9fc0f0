"""Which options are played: every value, every pair of values and every seat count, then sets drawn at random."""

import itertools
import random
from collections.abc import Iterable, Sequence
from typing import Any

from rooftree.engine.game import Game

Setting = dict[str, Any]
"""The number of seats, as "seats", and a value for every option."""

Pair = frozenset[tuple[str, Any]]


def _factors(game: Game) -> dict[str, tuple[Any, ...]]:
    return {"seats": game.seats, **{option.name: option.values for option in game.options}}


def _fits(game: Game, setting: Iterable[tuple[str, Any]]) -> bool:
    """Whether the values go together with the number of seats; with none given, with the most seats."""
    chosen = dict(setting)
    seats = chosen.get("seats", max(game.seats))
    return all(chosen.get(option.name, option.default) in option.values_for(seats) for option in game.options)


def pairs_of(game: Game) -> set[Pair]:
    """Every pair of values (the seat count among them) that can be played together."""
    factors = _factors(game)
    if len(factors) == 1:
        return {frozenset({("seats", seats)}) for seats in game.seats}
    found = set()
    for (one, values), (other, others) in itertools.combinations(factors.items(), 2):
        for pair in itertools.product(values, others):
            setting = ((one, pair[0]), (other, pair[1]))
            if _fits(game, setting):
                found.add(frozenset(setting))
    return found


def _met(pairs: set[Pair], setting: Setting) -> set[Pair]:
    chosen = set(setting.items())
    return {pair for pair in pairs if pair <= chosen}


def covering_sets(game: Game) -> list[Setting]:
    """Settings in which every pair occurs: greedily, each begins with a pair still missing and meets many others."""
    factors = _factors(game)
    missing = pairs_of(game)
    found: list[Setting] = []
    while missing:
        setting = dict(min(missing, key=lambda pair: sorted(map(str, pair))))
        for name in sorted(factors, key=lambda name: -len(factors[name])):
            if name not in setting:
                fitting = [value for value in factors[name] if _fits(game, [*setting.items(), (name, value)])]
                setting[name] = max(
                    fitting,
                    key=lambda value, name=name: len(_met(missing, setting | {name: value})),  # type: ignore[misc]
                )
        missing -= _met(missing, setting)
        found.append({name: setting[name] for name in factors})
    return found


def random_set(game: Game, rng: random.Random) -> Setting:
    """Any setting."""
    seats = rng.choice(game.seats)
    return {"seats": seats, **{option.name: rng.choice(option.values_for(seats)) for option in game.options}}


def settings_for(game: Game, seed: bytes, at_least: int) -> list[Setting]:
    """The covering sets, then random ones until there are enough."""
    rng = random.Random(seed)
    found = covering_sets(game)
    return found + [random_set(game, rng) for _ in range(at_least - len(found))]


def coverage(game: Game, played: Sequence[Setting]) -> dict[str, Any]:
    """What occurred, and out of how much."""
    values = {(name, value) for name, all_values in _factors(game).items() for value in all_values}
    occurred = {item for setting in played for item in setting.items()}
    pairs = pairs_of(game)
    met = set().union(*(_met(pairs, setting) for setting in played))
    return {
        "sets": len({tuple(setting.items()) for setting in played}),
        "seats": sorted({setting["seats"] for setting in played}),
        "values": [len(occurred & values), len(values)],
        "pairs": [len(met), len(pairs)],
        "missing": sorted(" with ".join(f"{name} {value}" for name, value in sorted(pair)) for pair in pairs - met),
    }
