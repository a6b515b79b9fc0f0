"""Bots at the table: whenever a seat that no person plays is awaited, its bot thinks, apart from everything else.

Nothing of that is stored: after a restart the seat is still awaited, and the bot thinks again.
"""

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import structlog

from rooftree.bots import BOTS, choose
from rooftree.engine.errors import RooftreeError
from rooftree.engine.luck import PLAYERS, dice
from rooftree.engine.seat import Seat
from rooftree.table.doings import bot_choice
from rooftree.table.draft import Draft
from rooftree.table.keeper import Keeper, Table
from rooftree.table.metrics import BOT_CHOICES
from rooftree.table.refusals import TurnedDown
from rooftree.table.rows import PERSON

THREADS = max(1, (os.cpu_count() or 1) // 2)
"""Of their own, and not on every core: however long bots think, whoever looks or chooses is answered meanwhile."""
RETRY = 1.0
PATIENCE = 5
"""After so many failures in a row a bot gives up until the table changes."""

log = structlog.get_logger()


class Turn(NamedTuple):
    """A seat that waits for its bot; none to look from for the stand-in, who doesn't think."""

    seat: int
    kind: str
    decision: int
    chair: Seat | None


def next_turn(draft: Draft) -> Turn | None:
    """The next seat that waits for its bot."""
    match = draft.match
    if match is None or draft.row.status != "running" or draft.is_stuck:
        return None
    for seat in match.awaited:
        kind = match.seats[seat].kind
        if kind != PERSON:
            return Turn(seat, kind, match.decision, match.seat(seat) if kind in BOTS else None)
    return None


def think(kind: str, chair: Seat) -> int:
    """What the bot comes to, with dice of its own."""
    return choose(kind, chair, dice(secrets.token_bytes(32), PLAYERS))


class Bots:
    """One task for each match that waits for bots."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        keeper.woken = self.wake

    def wake(self, table: Table) -> None:
        """Look whether bots are awaited."""
        id = table.row.id
        if not table.awaits_bots or self._keeper.closing:
            return
        if id in self._tasks:
            self._again.add(id)
        else:
            self._tasks[id] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table: Table) -> None:
        id, failures = table.row.id, 0
        try:
            while failures < PATIENCE:
                self._again.discard(id)
                try:
                    if await self._take_turn(table):
                        failures = 0
                    elif id not in self._again:
                        return
                except RooftreeError as error:
                    if isinstance(error, TurnedDown) and error.retry:  # the store fails: nobody else would wake it
                        await asyncio.sleep(RETRY)
                    else:  # the table has moved on while the bot thought
                        failures += 1
            log.error("a bot gave up", match=id[:6])
        except Exception:
            log.exception("a bot failed", match=id[:6])
        finally:
            self._again.discard(id)
            del self._tasks[id]

    async def _take_turn(self, table: Table) -> bool:
        """Choose for the next seat that waits for its bot; whether there was one."""
        turn = await table.look(next_turn)
        if turn is None:
            return False
        await asyncio.sleep(self._keeper.settings.bot_pause)
        choice = await self._think(turn)
        await table.do(bot_choice(turn.seat, turn.kind, turn.decision, choice))
        BOT_CHOICES.inc()
        return True

    async def _think(self, turn: Turn) -> int | None:
        if turn.chair is None:
            return None
        return await asyncio.get_running_loop().run_in_executor(self._threads, think, turn.kind, turn.chair)
