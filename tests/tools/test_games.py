"""The project's own games, as the tools are given them, and the length of their sweeps."""

import argparse
import tomllib

import pytest

from bench.targets import all_targets
from tests.paragraphs import ROOT
from tools.games import add_games, chosen_games, own_games
from tools.sweep import WARM, size


def asked(*arguments: str) -> list[str]:
    parser = argparse.ArgumentParser()
    add_games(parser)
    return chosen_games(parser.parse_args(arguments))


def test_own_games_are_those_of_pyproject_and_not_what_else_is_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert own_games() == sorted(project["entry-points"]["rooftree.games"])
    assert "treehouse" in own_games()
    assert "tiny-garden" not in own_games()


def test_without_names_a_tool_is_about_all_of_them() -> None:
    assert asked() == own_games()
    assert asked("treehouse") == ["treehouse"]


def test_a_game_that_is_not_ours_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        asked("tiny-garden")
    assert f"found 'tiny-garden', expected one of {', '.join(own_games())}" in capsys.readouterr().err


@pytest.mark.parametrize("game", own_games())
def test_sweeps_grow_from_the_warm_up_to_the_soak(game: str) -> None:
    sizes = [size(game, "warm"), all_targets()[game].check.test, size(game, "short"), size(game, "soak")]
    assert sizes[0] == WARM
    assert sizes == sorted(sizes)
    assert sizes[1] != sizes[3]
