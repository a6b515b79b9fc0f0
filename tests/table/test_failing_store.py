"""A store that fails for a while: nobody is told what is not so, and everybody goes on once it answers again."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from rooftree.table import bots, keeper
from rooftree.table.app import application
from rooftree.table.doings import doing
from rooftree.table.keeper import Keeper, Table
from rooftree.table.refusals import NotKept
from rooftree.table.setting_up import rematch, set_up
from rooftree.table.settings import Settings
from rooftree.table.store import Store
from rooftree.table.wire import Confirming, NewMatch, SeatWish
from tests.table.kit import GARDEN, asgi
from tests.table.test_restart import at, at_table, choose, hot_seat, view

DISK_FULL = OperationalError("COMMIT", {}, Exception("database or disk is full"))


class Failing:
    """A method of the store that fails so many times, before or after it has done its work."""

    def __init__(self, patch: pytest.MonkeyPatch, name: str, times: int, error: Exception, after: bool = False) -> None:
        self.left, self._real, self._error, self._after = times, getattr(Store, name), error, after
        failing = self

        async def call(store: Store, *arguments: Any) -> Any:
            return await failing(store, *arguments)

        patch.setattr(Store, name, call)

    async def __call__(self, store: Store, *arguments: Any) -> Any:
        fails, self.left = self.left > 0, self.left - 1
        if fails and not self._after:
            raise self._error
        answer = await self._real(store, *arguments)
        if fails:
            raise self._error
        return answer


@pytest.mark.parametrize("error", [DISK_FULL, ValueError("no active connection")])
def test_a_choice_that_was_refused_does_not_come_back_with_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def play(keeper: Keeper, table: Table) -> None:
        before, position = await view(table, 1), table.row.position
        Failing(monkeypatch, "commit", 1, error)
        with pytest.raises(NotKept):
            await choose(table, 0)
        assert await view(table, 1) == before
        assert await choose(table, 1) == position + 1
        assert [entry.seat for entry in (await keeper.store.log(table.row.id))[position:]] == [1]  # type: ignore[union-attr]

    at(folder, play)


def test_what_was_kept_although_the_commit_failed_is_found_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(keeper: Keeper, table: Table) -> None:
        position = table.row.position
        Failing(monkeypatch, "commit", 1, DISK_FULL, after=True)
        with pytest.raises(NotKept):
            await choose(table, 0)
        assert (await view(table, 0))["position"] == position + 1
        assert table.stuck is None
        assert await choose(table, 1) == position + 2
        assert len(await keeper.store.log(table.row.id)) == position + 2

    at(folder, play)


def test_a_bot_waits_as_long_as_the_store_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY", 0.01)

    async def run() -> None:
        async with at_table(folder) as keeper:
            wish = NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("bot", level="easy")])
            failing = Failing(monkeypatch, "commit", 0, DISK_FULL)
            reading = Failing(monkeypatch, "log", 0, DISK_FULL)
            keeper.woken, woken = lambda _table: None, keeper.woken
            table = await keeper.table(await set_up(keeper, wish, "ann"))
            await table.do(doing("ann", Confirming(0, False)))
            await choose(table, 0)
            failing.left = reading.left = 2 * bots.PATIENCE
            woken(table)
            while table.awaits_bots:
                await asyncio.sleep(0.01)
            assert failing.left < 0
            assert reading.left < 0

    folder.mkdir()
    asyncio.run(run())


def test_a_rematch_that_could_not_be_kept_can_be_asked_for_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(keeper: Keeper, table: Table) -> None:
        await table.do(lambda draft: draft.set(status="closed"))
        Failing(monkeypatch, "add", 1, DISK_FULL, after=True)
        with pytest.raises(OperationalError):
            await rematch(keeper, table.row.id, "ann")
        made = await rematch(keeper, table.row.id, "ann")
        assert made == table.row.rematch
        assert (await keeper.store.load(made)) is not None

    at(folder, play)


def test_a_store_that_cannot_be_read_asks_for_patience(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> httpx.Response:
        app = application(Settings(data=str(folder), games=(GARDEN,)))
        async with app.app.lifespan():
            Failing(monkeypatch, "load", 1, DISK_FULL)
            async with httpx.AsyncClient(transport=asgi(app), base_url="http://t") as client:
                return await client.get("/api/matches/any")

    folder.mkdir()
    answer = asyncio.run(run())
    assert (answer.status_code, answer.json()["retry"]) == (503, True)
    assert answer.json()["problems"][0]["reason"] == "not-kept"


def test_a_match_whose_bot_thinks_is_not_forgotten(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the bot would go on at a table that nobody looks at any more."""
    monkeypatch.setattr(keeper, "IN_MEMORY", 1)

    async def play(keeper: Keeper, idle: Table) -> None:
        keeper.woken = lambda _table: None
        wish = NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("bot", level="easy")])
        table = await keeper.table(await set_up(keeper, wish, "ann"))
        await table.do(doing("ann", Confirming(0, False)))
        await choose(table, 0)
        assert table.awaits_bots
        _, last = [await set_up(keeper, hot_seat(), "ann") for _ in "ab"]
        assert set(keeper.tables) == {table.row.id, last}
        assert idle.row.id not in keeper.tables

    at(folder, play)
