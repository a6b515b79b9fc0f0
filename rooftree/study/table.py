"""The table of a simulation: a row a match, and what all of them have in common."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from rooftree.engine.buffers import Array
from rooftree.engine.game import Game
from rooftree.engine.luck import seed_of_match

FORMAT = "rooftree-simulation/1"


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to play the same matches again."""

    format: str = FORMAT
    version: str
    game: str
    rules: str
    box: str
    box_hash: str
    options: dict[str, str]
    seats: int
    bots: list[str]
    seed: str
    games: int
    played: int

    def texts(self) -> dict[str, str]:
        """Every value as a text, for formats that know no others: lists and tables as JSON."""
        values = msgspec.to_builtins(self)
        return {
            key: value if isinstance(value, str) else msgspec.json.encode(value).decode()
            for key, value in values.items()
        }


@dataclass(frozen=True, eq=False)
class Table:
    """The results of a simulation, in the order of the matches' numbers."""

    game: Game
    meta: Meta
    results: Array
    lengths: Array

    @property
    def interrupted(self) -> bool:
        """Whether fewer matches were played than asked for."""
        return self.meta.played < self.meta.games

    @property
    def scores(self) -> Array:
        """Points, a row a match and a column a seat."""
        return self._by_seat("total")

    @property
    def places(self) -> Array:
        """Places from 1; those who share one have the same."""
        return self._by_seat("place")

    @property
    def roles(self) -> Array:
        """Roles, as indices into the game's."""
        return self._by_seat("role")

    @property
    def shares(self) -> Array:
        """The share of the win: 1 for a sole winner, 1/k for each of k winners, 0 for the others."""
        won = self.places == 1
        shares: Array = won / won.sum(axis=1, keepdims=True)
        return shares

    def _by_seat(self, name: str) -> Array:
        columns: Array = self.results[name][:, : self.meta.seats]
        return columns

    def columns(self) -> dict[str, list[Any]]:
        """The table as every format writes it: columns by name."""
        seed = bytes.fromhex(self.meta.seed)
        columns: dict[str, list[Any]] = {
            "number": list(range(self.meta.played)),
            "seed": [seed_of_match(seed, number).hex() for number in range(self.meta.played)],
            "length": self.lengths.tolist(),
            "reason": [self.game.ends[reason] for reason in self.results["reason"]],
            "tie_break": [self.game.tie_breaks[tie_break] for tie_break in self.results["tie_break"]],
        }
        scores, places, shares, roles = self.scores, self.places, self.shares, self.roles
        for seat in range(self.meta.seats):
            columns[f"score_{seat}"] = scores[:, seat].tolist()
            columns[f"place_{seat}"] = places[:, seat].tolist()
            columns[f"share_{seat}"] = shares[:, seat].tolist()
            columns[f"role_{seat}"] = [self.game.roles[role] for role in roles[:, seat]]
        return columns

    def rows(self) -> Iterator[dict[str, Any]]:
        """The table match by match."""
        columns = self.columns()
        for values in zip(*columns.values(), strict=True):
            yield dict(zip(columns, values, strict=True))

    def same_as(self, other: "Table") -> bool:
        """Whether two tables hold the same matches with the same results."""
        return (
            self.meta == other.meta
            and np.array_equal(self.results, other.results)
            and np.array_equal(self.lengths, other.lengths)
        )
