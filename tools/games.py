"""The games of the project itself: those that its own pyproject.toml lists, whatever else is installed."""

import argparse
import tomllib
from pathlib import Path

from rooftree.engine.rule import GAMES

ROOT = Path(__file__).resolve().parent.parent


def own_games() -> list[str]:
    """Their ids."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return sorted(project["entry-points"][GAMES])


def add_games(parser: argparse.ArgumentParser) -> None:
    """Let a command be about some games, or about all of them: `games` of what it parses."""
    parser.add_argument(
        "games", nargs="*", type=own_game, metavar="GAME", help="all of the project's, if none is named"
    )


def chosen_games(chosen: argparse.Namespace) -> list[str]:
    """The games that were named, or all."""
    return list(chosen.games) or own_games()


def own_game(id: str) -> str:
    """A game's id as a command takes it."""
    if id not in own_games():
        raise argparse.ArgumentTypeError(f"found {id!r}, expected one of {', '.join(own_games())}")
    return id
