"""Compiles everything of a game that a table needs, by playing a match; what is compiled stays in the disk cache.

As a program (`python -m rooftree.table.warm [GAME ...]`) it keeps the compiler out of the server: its many seconds of
work would slow every page down.
"""

import asyncio
import contextlib
import sys
from pathlib import Path

import structlog

from rooftree.bots import choose
from rooftree.engine import rule
from rooftree.engine.game import find_game, game_ids
from rooftree.engine.luck import PLAYERS, dice
from rooftree.engine.match import Match
from rooftree.engine.words import WATCHER
from rooftree.table.rows import LEVELS

log = structlog.get_logger()


def play_through(id: str) -> None:
    """Play a match in which everything happens that happens at a table."""
    game = find_game(id)
    match = Match.new(game, min(game.seats), seed=bytes(32))
    luck = dice(bytes(32), PLAYERS)
    players = (*LEVELS.values(), "stand-in")
    while not match.over:
        seat, player = match.awaited[0], players[match.position % len(players)]
        match.view(seat)
        if player == "stand-in":
            match.stand_in(seat)
        else:
            match.choose_number(seat, choose(player, match.seat(seat), luck))
        if match.can_take_back(seat):
            match.take_back(seat)
            match.choose(seat, match.choices(seat)[0])
    match.view(WATCHER)
    match.log(WATCHER)


class Readiness:
    """Which games' rules are compiled. Until then a page answers, and a match waits for its first deal."""

    def __init__(self, games: list[str]) -> None:
        self.games = games
        self._ready = {id: asyncio.Event() for id in games}

    def __call__(self, id: str) -> bool:
        """Whether a game's rules are compiled."""
        return id in self._ready and self._ready[id].is_set()

    async def wait(self, id: str) -> None:
        """Wait until they are."""
        await self._ready[id].wait()

    async def prepare(self) -> None:
        """Compile one game after the other."""
        for id, ready in self._ready.items():
            if not rule.PLAIN:
                log.info("compiling rules", game=id)
                await _compile(id)
                await asyncio.to_thread(play_through, id)  # from the disk cache into this process
            ready.set()
            log.info("rules are ready", game=id)


def _kept(id: str) -> Path:
    """Says that all of a game is in the disk cache, whose name changes with the rules."""
    return rule.CACHE / f"table-{id}"


async def _compile(id: str) -> None:
    """In a process of its own. If it fails, this process compiles for itself: slower, but nothing is lost."""
    if _kept(id).exists():
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "rooftree.table.warm", id)
    try:
        if await process.wait():
            log.warning("compiling ended early", game=id, code=process.returncode)
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise


def main() -> None:
    """Compile these games, or all."""
    for id in sys.argv[1:] or game_ids():
        play_through(id)
        with contextlib.suppress(OSError):  # where nothing can be kept
            _kept(id).touch()


if __name__ == "__main__":
    main()
