"""Matches that several tests look at."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match
from rooftree.engine.record import record_of, write


def standing_in(match: Match, choices: int | None = None) -> Match:
    """Let the stand-in choose for everybody, to the end or so many times."""
    while not match.over and choices != 0:
        match.stand_in(match.awaited[0])
        choices = choices if choices is None else choices - 1
    return match


def finished(seats: int = 2) -> Match:
    """A match of Treehouse that is over."""
    game = find_game("treehouse")
    names = ("Ann", "Bob", "Cleo", "Dan")[:seats]
    return standing_in(Match.new(game, seats, box=load_box(game), seed=seed_of("finished"), names=names))


@pytest.fixture(scope="session")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished match."""
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_bytes(write(record_of(finished())))
    return path


@pytest.fixture
def changed(record_file: Path, tmp_path: Path) -> Callable[[Callable[[dict[str, Any]], object]], Path]:
    """Makes a record that differs from the finished one as a function has changed it."""

    def make(change: Callable[[dict[str, Any]], object]) -> Path:
        content = msgspec.json.decode(record_file.read_bytes())
        change(content)
        path = tmp_path / "changed.json"
        path.write_bytes(msgspec.json.encode(content))
        return path

    return make
