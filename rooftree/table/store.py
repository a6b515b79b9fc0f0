"""The store: matches, seats, and the append-only log, in a database.

The log's key (match, position) is the lock: of two that write the same position one fails, and looks again. What is
committed is on the disk.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from rooftree.engine.log import Entry
from rooftree.table.rows import MatchRow, SeatRow
from rooftree.table.writer import Writer

metadata = sql.MetaData()
MATCHES = sql.Table(
    "matches",
    metadata,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("box_id", sql.Text, nullable=False),
    sql.Column("box_hash", sql.Text, sql.ForeignKey("boxes.hash"), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("rules", sql.Text, nullable=False),
    sql.Column("version", sql.Text, nullable=False),
    sql.Column("seed", sql.Text, nullable=False),
    sql.Column("seats", sql.JSON(none_as_null=True)),
    sql.Column("status", sql.Text, nullable=False, index=True),
    sql.Column("host", sql.Text, nullable=False, index=True),
    sql.Column("invitation", sql.Text, nullable=False, unique=True),
    sql.Column("revision", sql.Integer, nullable=False),
    sql.Column("position", sql.Integer, nullable=False),
    sql.Column("awaited", sql.JSON, nullable=False),
    sql.Column("result", sql.JSON(none_as_null=True)),
    sql.Column("rematch", sql.Text),
    sql.Column("created", sql.Text, nullable=False),
    sql.Column("changed", sql.Text, nullable=False),
)
SEATS = sql.Table(
    "seats",
    metadata,
    sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.Text, nullable=False),
    sql.Column("who", sql.Text, nullable=False),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("holder", sql.Text, index=True),
    sql.Column("covered", sql.Boolean, nullable=False),
    sql.Column("resigned", sql.Boolean, nullable=False),
    sql.Column("confirming", sql.Boolean, nullable=False),
    sql.Column("agrees", sql.Boolean, nullable=False),
    sql.Column("code", sql.Text, unique=True),
    sql.Column("code_until", sql.Text),
)
ENTRIES = sql.Table(
    "entries",
    metadata,
    sql.Column("match", sql.Text, sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("position", sql.Integer, primary_key=True),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("written", sql.Text, nullable=False),
)
BOXES = sql.Table(
    "boxes",
    metadata,
    sql.Column("hash", sql.Text, primary_key=True),
    sql.Column("content", sql.JSON, nullable=False),
)

Kept = tuple[MatchRow, list[SeatRow]]
T = TypeVar("T")


class Collision(Exception):
    """Somebody else has changed the match in the meantime: look again."""


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            url,
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
        )
        self._writer = Writer(self._engine)
        if self._engine.dialect.name == "sqlite":
            sql.event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            sql.event.listen(self._engine.sync_engine, "begin", _begin_sqlite)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    # --- writing -------------------------------------------------------------------------------------------------

    async def add(self, row: MatchRow, seats: Iterable[SeatRow], box: dict[str, Any], after: MatchRow | None) -> None:
        """A new match. If it is the rematch of another, that one says so from now on, unless it has one already."""

        async def change(connection: AsyncConnection) -> None:
            known = await connection.scalar(sql.select(BOXES.c.hash).where(BOXES.c.hash == row.box_hash))
            if known is None:
                await connection.execute(BOXES.insert().values(hash=row.box_hash, content=box))
            await connection.execute(MATCHES.insert().values(msgspec.to_builtins(row)))
            await connection.execute(SEATS.insert().values([msgspec.to_builtins(seat) for seat in seats]))
            if after is not None:
                await _replace(connection, after, msgspec.structs.replace(after, rematch=row.id))

        await self._writer.write(change)

    async def commit(self, old: Kept, new: Kept, entries: Sequence[Entry]) -> MatchRow:
        """Keep what was done to a match: whole, and on the disk when this returns; the row as it stands now."""
        lines = [
            {"match": old[0].id, "position": position, "entry": _json(entry), "written": new[0].changed}
            for position, entry in enumerate(entries, old[0].position)
        ]

        async def change(connection: AsyncConnection) -> MatchRow:
            row = await _replace(connection, old[0], new[0])
            for before, after in zip(old[1], new[1], strict=True):
                if before != after:
                    where = (SEATS.c.match == after.match) & (SEATS.c.seat == after.seat)
                    await connection.execute(SEATS.update().where(where).values(msgspec.to_builtins(after)))
            if lines:
                await connection.execute(ENTRIES.insert(), lines)
            return row

        try:
            return await self._writer.write(change)
        except IntegrityError:
            raise Collision from None

    # --- reading -------------------------------------------------------------------------------------------------

    async def load(self, id: str) -> Kept | None:
        """A match and its seats."""
        found = await self._kept(MATCHES.c.id == id)
        return found[0] if found else None

    async def log(self, id: str) -> list[Entry]:
        """The log of a match."""
        query = sql.select(ENTRIES.c.entry).where(ENTRIES.c.match == id).order_by(ENTRIES.c.position)
        async with self._engine.connect() as connection:
            lines = (await connection.scalars(query)).all()
        return [msgspec.json.decode(line, type=Entry) for line in lines]

    async def box(self, hash: str) -> dict[str, Any] | None:
        """The content of a box that some match is played with."""
        async with self._engine.connect() as connection:
            content: dict[str, Any] | None = await connection.scalar(
                sql.select(BOXES.c.content).where(BOXES.c.hash == hash)
            )
        return content

    async def matches_of(self, holder: str, most: int) -> list[Kept]:
        """The matches a browser sits in or set up, newest first."""
        sits = sql.select(SEATS.c.match).where(SEATS.c.holder == holder)
        return await self._kept(MATCHES.c.id.in_(sits) | (MATCHES.c.host == holder), most)

    async def unfinished(self) -> list[Kept]:
        """The matches that may still go on."""
        return await self._kept(MATCHES.c.status.in_(("gathering", "running")))

    async def invited_to(self, invitation: str) -> str | None:
        """The match of an invitation, by its hash."""
        return await self._id(sql.select(MATCHES.c.id).where(MATCHES.c.invitation == invitation))

    async def moves_to(self, code: str) -> str | None:
        """The match with a seat that has this code, by its hash."""
        return await self._id(sql.select(SEATS.c.match).where(SEATS.c.code == code))

    async def open_matches(self, host: str) -> int:
        """How many unfinished matches a browser has set up."""
        query = sql.select(sql.func.count()).where(
            MATCHES.c.host == host, MATCHES.c.status.in_(("gathering", "running"))
        )
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def answers(self) -> bool:
        """Whether the database can be asked."""
        try:
            async with self._engine.connect() as connection:
                return await connection.scalar(sql.select(sql.literal(1))) == 1
        except SQLAlchemyError:
            return False

    async def _id(self, query: sql.Select[tuple[Any]]) -> str | None:
        async with self._engine.connect() as connection:
            id: str | None = await connection.scalar(query)
        return id

    async def _kept(self, where: sql.ColumnElement[bool], most: int | None = None) -> list[Kept]:
        query = sql.select(MATCHES).where(where).order_by(MATCHES.c.changed.desc(), MATCHES.c.id).limit(most)
        async with self._engine.connect() as connection:
            rows = [_made(MatchRow, line) for line in (await connection.execute(query)).mappings()]
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            ids = list(seats)
            for start in range(0, len(ids), 500):  # a query has room for so many
                part = sql.select(SEATS).where(SEATS.c.match.in_(ids[start : start + 500])).order_by(SEATS.c.seat)
                for line in (await connection.execute(part)).mappings():
                    seats[line["match"]].append(_made(SeatRow, line))
        return [(row, seats[row.id]) for row in rows]


def _made(kind: type[T], line: Mapping[Any, Any]) -> T:
    """A line of a table as a row; SQLAlchemy's names are texts of a kind of their own."""
    return msgspec.convert({str(name): value for name, value in line.items()}, kind)


async def _replace(connection: AsyncConnection, old: MatchRow, new: MatchRow) -> MatchRow:
    """Put a row in the place of the one it was made from; a row that is not there any more is a collision."""
    new = msgspec.structs.replace(new, revision=old.revision + 1)
    where = (MATCHES.c.id == old.id) & (MATCHES.c.revision == old.revision)
    done = await connection.execute(MATCHES.update().where(where).values(msgspec.to_builtins(new)))
    if done.rowcount != 1:
        raise Collision
    return new


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where they are begun, or savepoints would not stand in them
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN")
