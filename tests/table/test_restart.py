"""What is kept: over a restart, after a commit that failed, beside another writer, when the rules have changed."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.exc import OperationalError

from rooftree.engine.errors import RooftreeError
from rooftree.engine.record import read, replay
from rooftree.engine.words import Refused
from rooftree.table.app import running
from rooftree.table.doings import doing
from rooftree.table.keeper import Keeper, Table
from rooftree.table.migrations.upgrade import upgrade
from rooftree.table.refusals import NotKept, TurnedDown
from rooftree.table.setting_up import set_up
from rooftree.table.settings import Settings
from rooftree.table.store import Store, metadata
from rooftree.table.viewers import Viewer
from rooftree.table.warm import Readiness
from rooftree.table.wire import Choose, NewMatch, Problem, SeatWish
from tests.table.kit import GARDEN, Browser, Server, bot, choice_in, friend, here, me
from tests.table.test_playing import play_to_the_end


def everything_sent(browser: Browser, id: str) -> Any:
    """All that a browser can ask about a match."""
    info = browser.match(id)
    views = [browser.view(id, seat) for seat in (0, 1, None)]
    return info, views, [browser.get(f"/api/matches/{id}/log", seat=seat, since=0) for seat in (0, 1)]


def test_a_stopped_server_goes_on_where_it_was(folder: Path) -> None:
    folder.mkdir()
    with Server(folder) as server:
        ann = Browser(server)
        id = ann.start(me(), here())
        ann.choose(id, 0, client="first")
        choice = ann.choice(id, 1)
        before = everything_sent(ann, id)
        with ann.live(id, 0) as live:
            live.next("snapshot")
            assert server.stop() == 0
            assert live.closed_with() == 1012
        server.start()
        assert everything_sent(ann, id) == before
        assert ann.do(id, **choice)["position"] == before[0]["position"] + 1
        last = play_to_the_end(ann, id, (0, 1))
        record = read(ann.http.get(f"/api/matches/{id}/record").content)
    assert replay(record, fair=True).result() == last["result"]


def test_a_deal_that_was_due_comes_after_the_start(folder: Path) -> None:
    """The rules were not compiled when everybody sat, and then the server was stopped."""

    async def sit_down() -> str:
        async with at_table(folder, ready=False) as keeper:
            return await set_up(keeper, hot_seat(), "ann")

    async def look(id: str) -> str:
        async with at_table(folder) as keeper:
            table = await keeper.table(id)
            while table.row.status == "gathering":
                await asyncio.sleep(0.01)
            return table.row.status

    folder.mkdir()
    id = asyncio.run(sit_down())
    assert asyncio.run(look(id)) == "running"


# --- in this process ----------------------------------------------------------------------------------------------


class at_table:
    """A keeper of the tests' own, whose games are ready at once, or never."""

    def __init__(self, folder: Path, ready: bool = True, games: tuple[str, ...] = (GARDEN,)) -> None:
        self._running = running(Settings(data=str(folder), games=games, bot_pause=0.0))
        self._ready = ready and GARDEN in games
        self._compiler = pytest.MonkeyPatch()

    async def __aenter__(self) -> Keeper:
        if not self._ready:
            self._compiler.setattr(Readiness, "prepare", at_rest)
        keeper = await self._running.__aenter__()
        if self._ready:
            keeper.readiness._ready[GARDEN].set()
        return keeper

    async def __aexit__(self, *error: Any) -> None:
        self._compiler.undo()
        await self._running.__aexit__(*error)


async def at_rest(_readiness: Readiness) -> None:
    """A compiler that does nothing."""


def hot_seat() -> NewMatch:
    return NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("here", "Bob")])


async def view(table: Table, seat: int) -> dict[str, Any]:
    return await table.look(lambda draft: draft.match.view(seat))  # type: ignore[union-attr]


async def choose(table: Table, seat: int, number: int = 0) -> int:
    wish = msgspec.convert(choice_in(await view(table, seat), number), Choose)
    return await table.do(doing("ann", wish))


def at(folder: Path, play: Callable[[Keeper, Table], Awaitable[None]]) -> None:
    """Play at a new hot-seat match in this process."""

    async def run() -> None:
        async with at_table(folder) as keeper:
            await play(keeper, await keeper.table(await set_up(keeper, hot_seat(), "ann")))

    folder.mkdir()
    asyncio.run(run())


def test_a_choice_that_could_not_be_stored_was_not_made(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Store.commit

    async def broken(*_arguments: Any) -> Any:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    async def play(keeper: Keeper, table: Table) -> None:
        before = await view(table, 0), await view(table, 1), table.row
        monkeypatch.setattr(Store, "commit", broken)
        with pytest.raises(NotKept) as failed:
            await choose(table, 0)
        assert failed.value.retry
        monkeypatch.setattr(Store, "commit", real)
        assert (await view(table, 0), await view(table, 1), table.row) == before
        assert await choose(table, 0) == before[2].position + 1
        assert len(await keeper.store.log(table.row.id)) == before[2].position + 1

    at(folder, play)


def test_two_writers_of_one_match_never_write_the_same_place(folder: Path) -> None:
    async def play(keeper: Keeper, table: Table) -> None:
        async with at_table(folder) as other_keeper:
            other = await other_keeper.table(table.row.id)
            await view(other, 1)  # now both have it in memory
            position = table.row.position
            stale = msgspec.convert(choice_in(await view(other, 0), 1), Choose)
            assert await choose(table, 0) == position + 1
            assert await choose(other, 1) == position + 2  # it collides, looks again, and finds the next place
            with pytest.raises(Refused) as refused:
                await other.do(doing("ann", stale))
            assert refused.value.reason == "not-awaited"
            assert (await keeper.store.load(table.row.id))[0].position == position + 2  # type: ignore[index]
            log = await keeper.store.log(table.row.id)
        assert len(log) == position + 2

    at(folder, play)


def test_the_loser_of_a_race_for_one_decision_is_refused(folder: Path) -> None:
    async def play(keeper: Keeper, table: Table) -> None:
        async with at_table(folder) as other_keeper:
            other = await other_keeper.table(table.row.id)
            wishes = [msgspec.convert(choice_in(await view(t, 0), n), Choose) for n, t in enumerate((table, other))]
            both: Sequence[Any] = await asyncio.gather(
                table.do(doing("ann", wishes[0])), other.do(doing("ann", wishes[1])), return_exceptions=True
            )
            assert sorted(isinstance(answer, Refused) for answer in both) == [False, True], both
            log = await keeper.store.log(table.row.id)
        assert sum(entry.__struct_config__.tag == "chose" for entry in log) == 1

    at(folder, play)


def test_who_comes_while_the_rules_are_compiled_is_greeted_at_once_and_shown_the_table_later(folder: Path) -> None:
    async def dealt() -> str:
        async with at_table(folder) as keeper:
            return await set_up(keeper, hot_seat(), "ann")

    async def enter(id: str) -> None:
        async with at_table(folder, ready=False) as keeper:
            table, viewer = await keeper.table(id), Viewer("ann", 0, 10)
            entering = asyncio.create_task(table.enter(viewer, None))
            sent = await asyncio.wait_for(viewer.next(), 1)
            first = json.loads(sent or b"")
            assert (first["type"], first["match"]["status"]) == ("match", "running")
            assert not entering.done()
            keeper.readiness._ready[GARDEN].set()
            await entering
            assert json.loads(await viewer.next() or b"")["type"] == "snapshot"

    folder.mkdir()
    asyncio.run(enter(asyncio.run(dealt())))


# --- rules that have changed --------------------------------------------------------------------------------------


def altered(folder: Path, id: str, position: int, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Change an entry of a stored log, as if older rules had written it; the log as it then is."""
    connection = sqlite3.connect(folder / "rooftree.sqlite")
    with connection:
        where = "WHERE match = ? AND position = ?"
        entry = json.loads(connection.execute(f"SELECT entry FROM entries {where}", (id, position)).fetchone()[0])
        change(entry)
        connection.execute(f"UPDATE entries SET entry = ? {where}", (json.dumps(entry), id, position))
    connection.close()
    return stored_log(folder, id)


def stored_log(folder: Path, id: str) -> bytes:
    connection = sqlite3.connect(folder / "rooftree.sqlite")
    rows = connection.execute(
        "SELECT position, entry, written FROM entries WHERE match = ? ORDER BY 1", (id,)
    ).fetchall()
    connection.close()
    return json.dumps(rows).encode()


def test_a_match_that_the_rules_at_hand_play_another_way_can_be_read_and_not_played(folder: Path) -> None:
    folder.mkdir()
    server = Server(folder).start()
    ann = Browser(server)
    id = ann.start(me(), bot())
    ann.do(id, "confirming", 0, on=False)
    while ann.match(id)["position"] < 8:
        if ann.view(id, 0)["choices"]:
            ann.choose(id, 0)
    server.kill()
    connection = sqlite3.connect(folder / "rooftree.sqlite")
    kinds = connection.execute("SELECT position, entry FROM entries WHERE match = ? ORDER BY 1", (id,)).fetchall()
    connection.close()
    dealt = [position for position, entry in kinds if json.loads(entry)["entry"] == "dealt"][1]
    log = altered(folder, id, dealt, lambda entry: entry["events"].append({"event": "of-older-rules"}))
    with server:
        info = ann.match(id)
        assert info["status"] == "running"
        assert ann.view(id, 0)["position"] == dealt
        stuck = ann.match(id)["stuck"]
        assert stuck["where"].startswith(f"record, log[{dealt}].events")
        assert len(ann.get(f"/api/matches/{id}/log", seat=0, since=0)["log"]) == dealt
        wish = {"decision": 1, "choice": {"do": "sow", "flower": "rose"}, "client": "x"}
        assert ann.not_done(id, "choose", 0, **wish) == (409, "stuck")
        assert ann.refused(f"/api/matches/{id}/seats/0/look", name="Anna") == (409, "stuck")
        with ann.live(id, 0) as live:
            assert live.next("snapshot")["match"]["stuck"] == stuck
        assert ann.match(id)["position"] == info["position"]
    assert stored_log(folder, id) == log


def test_a_match_whose_box_can_not_be_read_any_more_says_so(folder: Path) -> None:
    folder.mkdir()
    server = Server(folder).start()
    ann = Browser(server)
    id = ann.start(me(), here())
    server.kill()
    connection = sqlite3.connect(folder / "rooftree.sqlite")
    with connection:
        connection.execute("UPDATE boxes SET content = json_remove(content, '$.names')")
        connection.execute("UPDATE boxes SET content = json_set(content, '$.id', 7)")
    connection.close()
    with server:
        answer = ann.http.get(f"/api/matches/{id}/view?seat=0")
        assert (answer.status_code, answer.json()["problems"][0]["reason"]) == (409, "stuck")
        assert ann.match(id)["stuck"]["where"].startswith("record, box")
        assert [seat["name"] for seat in ann.match(id)["seats"]] == ["Ann", "Bob"]


def test_a_match_of_a_game_that_is_gone_is_left_alone(folder: Path) -> None:
    async def set_up_two() -> list[str]:
        async with at_table(folder) as keeper:
            running_one = await set_up(keeper, hot_seat(), "ann")
            bot_awaited = NewMatch(GARDEN, [SeatWish("me", "Ann"), SeatWish("bot", level="easy")])
            keeper.woken = lambda _table: None
            return [running_one, await set_up(keeper, bot_awaited, "ann")]

    async def without_the_game(ids: list[str]) -> None:
        async with at_table(folder, games=("treehouse",)) as keeper:
            await asyncio.sleep(0.1)  # what is due after a start would be done by now
            for id in ids:
                table = await keeper.table(id)
                with pytest.raises(TurnedDown) as refused:
                    await table.do(lambda draft: draft.running)
                assert refused.value.reason == "stuck"
                assert table.stuck == Problem("game", '"tiny-garden"', "a game that is installed here")
                assert table.row.status == "running"

    folder.mkdir()
    asyncio.run(without_the_game(asyncio.run(set_up_two())))


# --- the database -------------------------------------------------------------------------------------------------


def test_the_steps_lead_to_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    upgrade(url)
    upgrade(url)
    engine = sql.create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'newer.sqlite'}"
    upgrade(url)
    engine = sql.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(RooftreeError, match="9999"):
        upgrade(url)


def test_the_store_waits_for_the_disk(folder: Path) -> None:
    async def play(keeper: Keeper, _table: Table) -> None:
        async with keeper.store._engine.connect() as connection:
            assert await connection.scalar(sql.text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(sql.text("PRAGMA synchronous")) == 2  # FULL

    at(folder, play)


def test_a_friend_still_finds_the_seat_after_a_restart(folder: Path) -> None:
    folder.mkdir()
    with Server(folder) as server:
        ann, bea = Browser(server), Browser(server)
        id = ann.start(me(), friend())
        path = ann.match(id)["invite"].replace("/join", "/api/join")
        server.kill()
        server.start()
        assert bea.post(path, name="Bea")["status"] == "running"
