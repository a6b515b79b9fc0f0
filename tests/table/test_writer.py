"""Writing: many changes in one commit, each by itself, none seen before all are on the disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from rooftree.table.migrations.upgrade import upgrade
from rooftree.table.store import BOXES, Store


@pytest.fixture
def url(tmp_path: Path) -> str:
    file = tmp_path / "kept.sqlite"
    upgrade(f"sqlite:///{file}")
    return f"sqlite+aiosqlite:///{file}"


async def known(store: Store) -> set[str]:
    """The boxes that somebody else finds in the database."""
    async with store._engine.connect() as connection:
        return set((await connection.scalars(sql.select(BOXES.c.hash))).all())


def adding(store: Store, hash: str, seen: list[set[str]]) -> Any:
    """A change that adds a box and then looks what others see meanwhile."""

    async def change(connection: AsyncConnection) -> str:
        await connection.execute(BOXES.insert().values(hash=hash, content={}))
        seen.append(await known(store))
        return hash

    return change


def test_changes_that_come_at_the_same_time_are_one_commit(url: str) -> None:
    async def run() -> None:
        seen: list[set[str]] = []
        store = Store(url)
        writing = [store._writer.write(adding(store, hash, seen)) for hash in "abc"]
        assert await asyncio.gather(*writing) == ["a", "b", "c"]
        assert seen == [set(), set(), set()]
        assert await known(store) == {"a", "b", "c"}
        await store.close()

    asyncio.run(run())


def test_a_change_that_collides_takes_no_other_with_it(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        writing = [store._writer.write(adding(store, hash, [])) for hash in ("a", "b", "a", "c")]
        outcomes = await asyncio.gather(*writing, return_exceptions=True)
        assert [isinstance(outcome, sql.exc.IntegrityError) for outcome in outcomes] == [False, False, True, False]
        assert await known(store) == {"a", "b", "c"}
        await store.close()

    asyncio.run(run())
