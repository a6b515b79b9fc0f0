"""Writing: whoever waits for the disk at the same time waits for one commit together.

Each change stands in a savepoint of its own, so one that collides takes none of the others with it. If the commit
itself fails, all of them have failed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Change = Callable[[AsyncConnection], Awaitable[Any]]
MOST = 64


class Writer:
    """The one that writes. Others would only wait for the lock: SQLite lets one write at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Change, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, change: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Make a change; it is on the disk when this returns."""
        kept: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await kept

    async def _write(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                async with self._engine.begin() as connection:
                    outcomes = [await _apart(connection, change) for change, _ in together]
            except Exception as error:
                outcomes = [error] * len(together)
            for (_, kept), outcome in zip(together, outcomes, strict=True):
                if kept.done():  # nobody waits for it any more
                    continue
                if isinstance(outcome, Exception):
                    kept.set_exception(outcome)
                else:
                    kept.set_result(outcome)
        self._writing = None


async def _apart(connection: AsyncConnection, change: Change) -> Any:
    """A change by itself; its error, if it has one, is what comes of it."""
    try:
        async with connection.begin_nested():
            return await change(connection)
    except Exception as error:
        return error
