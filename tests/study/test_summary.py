"""The figures of a simulation, against values worked out by hand."""

import dataclasses

import msgspec
import pytest

from rooftree.study.summary import Quartiles, summarize, wilson
from tests.study.sample import sample


@pytest.mark.parametrize(
    ("share", "matches", "low", "high"),
    [
        # (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z² = 3.8415
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.5, 10, 0.2366, 0.7634),
        (0.5, 100, 0.4038, 0.5962),
        (0.25, 400, 0.2101, 0.2947),
    ],
)
def test_wilson_intervals(share: float, matches: int, low: float, high: float) -> None:
    found = wilson(share, matches)
    assert found.share == share
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_shared_win_counts_half_for_each_of_two() -> None:
    seats = summarize(sample()).seats
    assert [(seat.seat, seat.bot) for seat in seats] == [(0, "greedy"), (1, "random")]
    assert [seat.wins for seat in seats] == [wilson(2.5 / 4, 4), wilson(1.5 / 4, 4)]
    assert [seat.even for seat in seats] == [0.5, 0.5]


def test_roles_are_counted_wherever_they_sit() -> None:
    # The first lead wins matches 0 and half of 3, and loses 1 (in seat 1) and 2.
    roles = {role.name: role for role in summarize(sample()).roles}
    assert list(roles) == ["first-lead", "second"]
    assert roles["first-lead"].wins == wilson(1.5 / 4, 4)
    assert roles["second"].wins == wilson(2.5 / 4, 4)
    assert roles["second"].even == 0.5


def test_bots_are_counted_only_when_they_differ() -> None:
    table = sample()
    assert [(bot.name, bot.wins.share) for bot in summarize(table).bots] == [("greedy", 0.625), ("random", 0.375)]
    alike = msgspec.structs.replace(table.meta, bots=["random", "random"])
    assert summarize(dataclasses.replace(table, meta=alike)).bots == []


def test_quartiles_of_scores_and_lengths() -> None:
    summary = summarize(sample())
    assert summary.seats[0].score == Quartiles(10.0, 13.75, 20.0, 26.25, 30.0)
    assert summary.length == Quartiles(36.0, 36.0, 38.0, 41.0, 44.0)


def test_ties_and_ends_come_with_intervals() -> None:
    summary = summarize(sample())
    assert summary.shared == wilson(0.25, 4)
    assert summary.tie_breaks == {"points": wilson(0.5, 4), "best-colour": wilson(0.25, 4), "shared": wilson(0.25, 4)}
    assert summary.ends == {"third-round": wilson(1.0, 4)}
