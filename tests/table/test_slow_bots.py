"""Bots that think for long: whoever plays elsewhere, looks on or is played for does not wait for them."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rooftree.bots import choose as choose_as_usual
from rooftree.table import bots, keeper
from rooftree.table.doings import doing
from rooftree.table.keeper import Keeper, Table
from rooftree.table.seats import cover, sit_down
from rooftree.table.setting_up import deal_if_full, set_up
from rooftree.table.wire import Confirming, NewMatch, SeatWish, SitDown
from tests.table.kit import GARDEN, SOON
from tests.table.test_restart import at_table, choose, hot_seat, view

MANY = 2 * (bots.THREADS + keeper.THREADS)
"""More bots than there are threads of any kind."""


class Slow:
    """Bots that think until they are told to come to an end."""

    def __init__(self) -> None:
        self.thinking = 0
        self.think = choose_as_usual
        self.end = threading.Event()
        self._counting = threading.Lock()

    def __call__(self, *arguments: object) -> int:
        with self._counting:
            self.thinking += 1
        assert self.end.wait(SOON)
        return self.think(*arguments)  # type: ignore[arg-type]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr(bots, "choose", slow)
    yield slow
    slow.end.set()


async def against_a_bot(keeper: Keeper) -> Table:
    """A match whose bot is to choose."""
    wish = NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("bot", level="easy")])
    table = await keeper.table(await set_up(keeper, wish, "ann"))
    await table.do(doing("ann", Confirming(0, False)))
    return table


def test_people_are_answered_while_every_bot_thinks(folder: Path, slow: Slow) -> None:
    async def run() -> None:
        async with at_table(folder) as keeper, asyncio.timeout(SOON):
            tables = [await against_a_bot(keeper) for _ in range(MANY)]
            while slow.thinking < bots.THREADS:
                await asyncio.sleep(0.01)
            other = await keeper.table(await set_up(keeper, hot_seat(), "ann"))
            before = (await view(other, 0))["position"]
            assert await choose(other, 0) == before + 1  # at another table
            position = tables[0].row.position
            assert await choose(tables[0], 0) == position + 1  # and at one where a bot thinks
            assert (slow.thinking, tables[0].awaits_bots) == (bots.THREADS, True)
            slow.end.set()
            while any(1 in table.row.awaited and table.awaits_bots for table in tables):
                await asyncio.sleep(0.01)
            assert slow.thinking >= MANY

    folder.mkdir()
    asyncio.run(run())


def test_the_stand_in_does_not_wait_for_bots(folder: Path, slow: Slow) -> None:
    async def run() -> None:
        async with at_table(folder) as keeper, asyncio.timeout(SOON):
            for _ in range(MANY):
                await against_a_bot(keeper)
            wish = NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("friend")])
            table = await keeper.table(await set_up(keeper, wish, "ann"))
            await table.do(sit_down("bea", SitDown("Bea")))
            await deal_if_full(keeper, table.row.id)
            await table.do(cover("ann", 1, "stand-in"))
            while 1 in table.row.awaited or slow.thinking < bots.THREADS:
                await asyncio.sleep(0.01)
            assert slow.thinking == bots.THREADS

    folder.mkdir()
    asyncio.run(run())
