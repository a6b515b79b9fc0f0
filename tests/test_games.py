"""Every game of the project passes the conformance suite, and has its row of targets and its golden records."""

import json

import pytest

from bench.targets import all_targets
from tests.cli.kit import told_json
from tests.golden import golden_matches
from tools.games import own_games

OF_SIMULTANEOUS_CHOICES = {"any-order", "others-choices-stand", "hidden-choice", "hidden-choice-untold"}
OF_HIDDEN_THINGS = {"imagine-varies"}


@pytest.mark.parametrize("game", own_games())
def test_the_game_passes_every_check(game: str) -> None:
    fast, deep = all_targets()[game].check.test
    report = told_json("check", game, "--games", str(fast), "--deep", str(deep))
    assert report["games"] >= fast
    assert report["deep"] == deep
    assert report["coverage"]["missing"] == []
    outcomes = {check["check"]: check["outcome"] for check in report["checks"]}
    assert {id for id, outcome in outcomes.items() if outcome == "failed"} == set()
    untouched = {id for id, outcome in outcomes.items() if outcome == "not-examined"}
    assert untouched <= OF_SIMULTANEOUS_CHOICES | OF_HIDDEN_THINGS, json.dumps(report["checks"])


def test_every_game_has_targets() -> None:
    assert set(own_games()) <= all_targets().keys()


def test_every_game_has_golden_records() -> None:
    assert {match().game.id for match in golden_matches().values()} == set(own_games())
