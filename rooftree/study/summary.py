"""A simulation in a few figures: win shares with their intervals, quartiles, ties."""

import math

import msgspec
import numpy as np

from rooftree.engine.buffers import Array
from rooftree.study.table import Table

Z95 = 1.959963984540054
"""So many standard deviations to either side of the mean hold 95% of a normal distribution."""

METHOD = "Wilson score interval, 95%, on the mean share of the win a match"


class Interval(msgspec.Struct, frozen=True):
    """A share, and the interval that holds the true one with a confidence of 95%."""

    share: float
    low: float
    high: float


class Quartiles(msgspec.Struct, frozen=True):
    """The spread of a number."""

    least: float
    lower: float
    median: float
    upper: float
    most: float


class Wins(msgspec.Struct, frozen=True):
    """What a seat, a role or a bot won, and what it would win if all seats were equally good."""

    name: str
    wins: Interval
    even: float


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat."""

    seat: int
    bot: str
    wins: Interval
    even: float
    score: Quartiles


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All matches of a table."""

    matches: int
    method: str
    seats: list[SeatSummary]
    roles: list[Wins]
    bots: list[Wins]
    length: Quartiles
    shared: Interval
    tie_breaks: dict[str, Interval]
    ends: dict[str, Interval]


def wilson(share: float, matches: int) -> Interval:
    """The score interval of Wilson (1927) for a mean of values from 0 to 1, one a match.

    Made for values of 0 and 1. A shared win lies between; no such values spread wider than zeros and ones with the
    same mean, so the interval is then a little wider than needed, never narrower.
    """
    spread = Z95 * Z95 / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def quartiles(values: Array) -> Quartiles:
    """Least, quartiles and most, between two values where a quartile falls between them."""
    return Quartiles(*(float(value) for value in np.quantile(values, [0, 0.25, 0.5, 0.75, 1])))


def summarize(table: Table) -> Summary:
    """The figures of a table."""
    seats, places, roles, shares = table.meta.seats, table.places, table.roles, table.shares

    def of_seats(name: str, owned: list[bool]) -> Wins:
        return _wins(name, shares, np.broadcast_to(owned, shares.shape))

    by_seat = [of_seats(str(seat), [n == seat for n in range(seats)]) for seat in range(seats)]
    bots = list(dict.fromkeys(table.meta.bots))
    return Summary(
        matches=table.meta.played,
        method=METHOD,
        seats=[
            SeatSummary(seat, table.meta.bots[seat], won.wins, won.even, quartiles(table.scores[:, seat]))
            for seat, won in enumerate(by_seat)
        ],
        roles=[
            _wins(name, shares, roles == role) for role, name in enumerate(table.game.roles) if (roles == role).any()
        ],
        bots=[of_seats(bot, [name == bot for name in table.meta.bots]) for bot in bots] if len(bots) > 1 else [],
        length=quartiles(table.lengths),
        shared=_frequency((places == 1).sum(axis=1) > 1),
        tie_breaks=_frequencies(table.results["tie_break"], table.game.tie_breaks),
        ends=_frequencies(table.results["reason"], table.game.ends),
    )


def _wins(name: str, shares: Array, owned: Array) -> Wins:
    """The share of the win that fell to certain seats, over the matches in which there were any.

    Seats of one match are counted together: what one of them wins the other can't.
    """
    among = owned.any(axis=1)
    won = (shares * owned).sum(axis=1)[among]
    return Wins(name, wilson(float(won.mean()), len(won)), float(owned[among].mean()))


def _frequency(happened: Array) -> Interval:
    return wilson(float(happened.mean()), len(happened))


def _frequencies(values: Array, names: tuple[str, ...]) -> dict[str, Interval]:
    """How often each thing happened that happened at all."""
    return {name: _frequency(values == n) for n, name in enumerate(names) if (values == n).any()}
