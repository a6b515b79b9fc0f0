"""The server is killed under load: what it acknowledged is in the store, once, and everybody goes on."""

import asyncio
import contextlib
import json
import os
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rooftree.engine.record import read, replay
from tests.table.kit import PATIENCE, Browser, Server, bot, choice_in, here, me, wait_until

TIMES = int(os.environ.get("ROOFTREE_KILLS", "5"))
TABLES = 24
FEWEST, MOST = 100, 150
"""Choices that are acknowledged under load before a kill."""
AT_ONCE, ANSWERED = 200, 10
"""Choices that are sent in one instant, and how many of them are answered when the server is killed."""
BURSTS = max(1, TIMES // 5)


class Player:
    """Somebody who plays one match over a live connection, comes back after each cut, and forgets no answer."""

    def __init__(self, browser: Browser, id: str, seats: int) -> None:
        self.browser, self.id, self.seats = browser, id, seats
        self.acknowledged: set[str] = set()
        self.sent_again: set[str] = set()
        self.done_before: set[str] = set()
        self._unanswered: dict[str, dict[str, Any]] = {}
        self._number = 0

    @property
    def cookie(self) -> str:
        return f"rooftree={self.browser.http.cookies['rooftree']}"

    @contextlib.asynccontextmanager
    async def _table(self) -> AsyncIterator[tuple[Any, Any]]:
        """The table, open, with its first view, until the server is gone."""
        address = f"{self.browser.server.url.replace('http', 'ws', 1)}/api/matches/{self.id}/live?seat=0"
        headers = {"Cookie": self.cookie, "Origin": self.browser.server.url}
        with contextlib.suppress(OSError, ConnectionClosed):
            async with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
                yield socket, json.loads(await socket.recv())["view"]

    async def play(self, until: asyncio.Event) -> None:
        """Choose as fast as answers come, for all own seats, until told to stop or cut off."""
        async with self._table() as (socket, view):
            for client in list(self._unanswered):  # first what was never answered
                self.sent_again.add(client)
                await self._ask(socket, client)
            while not until.is_set() and not view["over"]:
                view = await self._look(socket, view)
                if view["choices"]:
                    await self._ask(socket, self._decide(view))

    async def choose_together(self, everybody: asyncio.Barrier, answered: Callable[[], None]) -> None:
        """Make one choice in the same instant as everybody else, and hear what comes of it unless cut off."""
        async with self._table() as (socket, view):
            while not view["choices"]:
                view = await self._look(socket, view)
            client = self._decide(view)
            await everybody.wait()
            await self._ask(socket, client)
            answered()

    async def _look(self, socket: Any, view: Any) -> Any:
        """The table from a seat that is to choose."""
        seat = next((seat for seat in range(self.seats) if seat in view["awaited"]), None)
        if seat is None:
            await asyncio.sleep(0.005)
        await socket.send(json.dumps({"id": "look", "doing": {"do": "look", "seat": seat or 0}}))
        return await self._until(socket, "snapshot")

    def _decide(self, view: Any) -> str:
        """Take a choice, which is unanswered from now on; its id."""
        self._number += 1
        client = f"{self.id}-{self._number}"
        self._unanswered[client] = choice_in(view, self._number, client)
        return client

    async def _ask(self, socket: Any, client: str) -> None:
        await socket.send(json.dumps({"id": client, "doing": self._unanswered[client]}))
        while True:
            answer = json.loads(await socket.recv())
            if answer.get("id") == client:
                break
        if answer["type"] == "done":
            self.acknowledged.add(client)
        del self._unanswered[client]

    async def _until(self, socket: Any, kind: str) -> Any:
        while (message := json.loads(await socket.recv()))["type"] != kind:
            pass
        return message["view"]


def stored(server: Server, id: str) -> Counter[str]:
    """How often each client id is in the stored log of a match."""
    import sqlite3

    with sqlite3.connect(server.settings.folder / "rooftree.sqlite") as connection:
        rows = connection.execute(
            "SELECT position, entry FROM entries WHERE match = ? ORDER BY position", (id,)
        ).fetchall()
    connection.close()
    assert [row[0] for row in rows] == list(range(len(rows)))
    entries = [json.loads(row[1]) for row in rows]
    return Counter(entry["client"] for entry in entries if entry.get("client"))


def checked(server: Server, player: Player) -> Counter[str]:
    """What is stored of a player's choices: everything that was acknowledged, and nothing twice."""
    counts = stored(server, player.id)
    assert set(counts.values()) <= {1}
    assert player.acknowledged <= set(counts), "acknowledged, and not in the store"
    return counts


def new_player(server: Server, with_bot: bool) -> Player:
    browser = Browser(server)
    id = browser.start(me(), here(), bot()) if with_bot else browser.start(me(), here(), options={"rounds": "three"})
    for seat in (0, 1):
        browser.do(id, "confirming", seat, on=False)
    return Player(browser, id, 2)


async def under_load(server: Server, players: list[Player], choices: int) -> None:
    """Let all play at once, and kill the server when so many choices are acknowledged and others are under way."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    def under_way() -> int:
        return sum(len(player._unanswered) for player in players)

    playing = [asyncio.create_task(player.play(asyncio.Event())) for player in players]
    began = time.monotonic()
    async with asyncio.timeout(PATIENCE):
        while acknowledged() < choices or not (waiting := under_way()):
            assert not all(task.done() for task in playing), "too few choices for a load"
            await asyncio.sleep(0.001)
    rate = acknowledged() / (time.monotonic() - began)
    server.kill()
    await asyncio.gather(*playing)
    print(f"killed after {acknowledged()} choices, {rate:.0f} a second, with {waiting} under way")


def test_nothing_that_was_acknowledged_is_lost_or_doubled_when_the_server_is_killed(folder: Path) -> None:
    folder.mkdir()
    chance = random.Random(TIMES)
    with Server(folder) as server:
        everybody: list[Player] = []
        for _ in range(TIMES):
            players = [new_player(server, with_bot=n % 4 == 0) for n in range(TABLES)]
            everybody += players
            asyncio.run(under_load(server, players, chance.randint(FEWEST, MOST)))
            go_on_after_the_kill(server, players)
        for player in everybody:
            checked(server, player)
        assert any(player.sent_again for player in everybody)
        finish(everybody[0])
        finish(everybody[1])


async def all_at_once(server: Server, players: list[Player]) -> None:
    """Let all choose in one instant, and kill the server when the first few are answered."""
    everybody, answers = asyncio.Barrier(len(players)), 0

    def answered() -> None:
        nonlocal answers
        answers += 1
        if answers == ANSWERED:
            assert sum(len(player._unanswered) for player in players) == AT_ONCE - ANSWERED
            server.kill()

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.choose_together(everybody, answered) for player in players))
    assert answers >= ANSWERED
    print(f"killed with {AT_ONCE - ANSWERED} under way, {AT_ONCE - answers} of them never answered")


def test_of_a_hundred_choices_under_way_none_is_lost_or_doubled_when_the_server_is_killed(folder: Path) -> None:
    folder.mkdir()
    with Server(folder) as server:
        for _ in range(BURSTS):
            players = [new_player(server, with_bot=n % 4 == 0) for n in range(AT_ONCE)]
            asyncio.run(all_at_once(server, players))
            go_on_after_the_kill(server, players)
            for player in players:
                checked(server, player)
                assert len(player.acknowledged) == 1
        assert sum(len(player.sent_again) for player in players) > 0
        finish(players[0])


def go_on_after_the_kill(server: Server, players: list[Player]) -> None:
    """What was acknowledged is in the store; what is there without a word is answered as done when it is sent again."""
    for player in players:
        counts = checked(server, player)
        player.done_before |= set(counts) & set(player._unanswered)
    server.start()
    asyncio.run(come_back(players))
    for player in players:
        assert not player._unanswered
        assert player.done_before <= player.acknowledged, "committed, and refused when it was sent again"


async def come_back(players: list[Player]) -> None:
    """Everybody connects again, by themselves, and sends again what was not answered."""
    stop = asyncio.Event()
    stop.set()
    await asyncio.gather(*(player.play(stop) for player in players))


def finish(player: Player) -> None:
    """The match goes on to its end, the bot's turns included, and its record is true."""
    asyncio.run(player.play(asyncio.Event()))
    assert player.browser.match(player.id)["status"] == "over"
    record = read(player.browser.http.get(f"/api/matches/{player.id}/record").content)
    assert replay(record, fair=True).over


@pytest.mark.parametrize("kind", ["easy", "normal"])
def test_a_bot_whose_turn_was_due_goes_on_after_the_kill(folder: Path, kind: str) -> None:
    folder.mkdir()
    slow = Server(folder, bot_pause=60.0).start()
    ann = Browser(slow)
    id = ann.start(me(), bot(kind))
    ann.do(id, "confirming", 0, on=False)
    decision = ann.view(id, 0)["decision"]
    ann.choose(id, 0)
    assert ann.match(id)["awaited"] == [1]
    slow.kill()
    with Server(folder, port=slow.settings.port):
        wait_until(lambda: ann.view(id, 0)["decision"] > decision)
        wait_until(lambda: ann.match(id)["awaited"] != [1])  # it may be the bot's turn once more
