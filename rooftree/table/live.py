"""The live channel: a WebSocket that shows the table from one seat, and takes what the seats of a browser do."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from rooftree.engine.errors import RooftreeError
from rooftree.engine.words import WATCHER
from rooftree.table.doings import doing
from rooftree.table.draft import Draft
from rooftree.table.identity import address_of, person_of
from rooftree.table.keeper import Keeper, Table
from rooftree.table.limits import Rate
from rooftree.table.metrics import CONNECTIONS, DOINGS
from rooftree.table.refusals import NOT_FOUND, TurnedDown, problems_of, too_fast
from rooftree.table.viewers import NOT_YOURS, Viewer
from rooftree.table.wire import Asked, Done, Look, Ping, Pong, Problem, React, Reacted, Refusal, Request

NO_SUCH_MATCH, TOO_LONG, SILENT, FULL, FAILED = 4404, 1009, 1001, 1013, 1011
LONGEST_ID = 64
LAST_WORDS = 1.0

log = structlog.get_logger()
_requests = msgspec.json.Decoder(Request)


@websocket("/api/matches/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> None:
    """A browser opens the table."""
    keeper: Keeper = socket.app.state.keeper
    await socket.accept()
    try:
        table = await keeper.table(id)
        address, limits = address_of(socket, keeper.settings), keeper.settings.limits
        full = keeper.lines.total() >= limits.connections or keeper.lines[address] >= limits.lines
        if full or keeper.closing:
            raise too_fast("live connections")
    except TurnedDown as refused:
        await socket.send_text(msgspec.json.encode(_refusal("", refused)).decode())
        await socket.close(NO_SUCH_MATCH if refused.status == NOT_FOUND else FULL)
        return
    viewer = Viewer(person_of(socket), WATCHER if seat is None else seat, limits.unsent)
    with counted(keeper.lines, address):
        await Line(keeper, table, viewer, socket).run(since)


@contextlib.contextmanager
def counted(lines: Counter[str], address: str) -> Iterator[None]:
    """A live connection more, as long as it lasts."""
    lines[address] += 1
    CONNECTIONS.inc()
    try:
        yield
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]
        CONNECTIONS.dec()


def _refusal(id: str, error: RooftreeError) -> Refusal:
    return Refusal(id, problems_of(error), isinstance(error, TurnedDown) and error.retry)


class Line:
    """One live connection: what comes is answered in its order, what goes is sent as fast as the browser takes it."""

    def __init__(self, keeper: Keeper, table: Table, viewer: Viewer, socket: WebSocket[Any, Any, Any]) -> None:
        self._keeper, self._table, self._viewer, self._socket = keeper, table, viewer, socket
        self._rate = Rate(keeper.settings.limits.doings)

    async def run(self, since: int | None) -> None:
        """Until one side ends it."""
        entering = asyncio.create_task(self._enter(since))  # it may take long, and whoever asked may be gone before
        hearing = asyncio.create_task(self._hear())
        sending = asyncio.create_task(self._send())
        try:
            await asyncio.wait((hearing, sending), return_when=asyncio.FIRST_COMPLETED)
            if self._viewer.closed_with is not None:
                await asyncio.wait((sending,), timeout=LAST_WORDS)
        finally:
            await self._end(entering, hearing, sending)
            self._table.leave(self._viewer)

    async def _enter(self, since: int | None) -> None:
        try:
            await self._table.enter(self._viewer, since)
        except TurnedDown as refused:
            self._viewer.tell(_refusal("", refused))
            self._viewer.close(FULL if refused.retry else NOT_YOURS)
        except Exception:
            log.exception("a picture failed", match=self._table.row.id[:6])
            self._viewer.close(FAILED)

    async def _end(self, *tasks: asyncio.Task[None]) -> None:
        """Close the line once nobody hears or sends on it any more."""
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect):
                log.error("live connection failed", match=self._table.row.id[:6], exc_info=ended)
        if self._viewer.closed_with is not None:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.close(self._viewer.closed_with)

    async def _send(self) -> None:
        while (message := await self._viewer.next()) is not None:
            await self._socket.send_text(message.decode())

    async def _hear(self) -> None:
        limits = self._keeper.settings.limits
        while self._viewer.closed_with is None:
            try:
                message: Any = await asyncio.wait_for(self._socket.receive(), limits.silence)
            except TimeoutError:
                return self._viewer.close(SILENT)
            if message["type"] != "websocket.receive":
                return None
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > limits.message:
                return self._viewer.close(TOO_LONG)
            await self._answer(text)
        return None

    async def _answer(self, text: str | bytes) -> None:
        allowed = self._rate.allows("")
        try:
            request = _requests.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self._viewer.tell(Refusal("", [Problem("message", str(error)[:200], "a Request as in /schema")]))
            return
        id = request.id[:LONGEST_ID]
        try:
            if not allowed:
                raise too_fast("messages")
            answer = await self._do(id, request.doing)
        except RooftreeError as error:
            self._viewer.tell(_refusal(id, error))
        except Exception:
            log.exception("a doing failed", match=self._table.row.id[:6])
            self._viewer.tell(Refusal(id, [Problem("server", "an error", "none; it is noted in the server's log")]))
        else:
            self._viewer.tell(answer)

    async def _do(self, id: str, wish: Asked) -> Done | Pong:
        person = self._viewer.person
        match wish:
            case Ping():
                return Pong(id)
            case Look(seat=seat):
                await self._table.turn(self._viewer, WATCHER if seat is None else seat)
                position = self._table.row.position
            case React():
                position = await react(self._keeper, self._table, person, wish)
            case _:
                position = await do(self._table, doing(person, wish), wish)
        return Done(id, position)


async def do(table: Table, act: Any, wish: Any) -> int:
    """What a seat does, counted."""
    name = wish.__struct_config__.tag
    try:
        position: int = await table.do(act)
    except RooftreeError:
        DOINGS.labels(name, "refused").inc()
        raise
    DOINGS.labels(name, "done").inc()
    return position


async def react(keeper: Keeper, table: Table, person: str | None, wish: React) -> int:
    """Show everybody a reaction; nothing is kept of it."""

    def own(draft: Draft) -> None:
        draft.own(wish.seat, person)

    await table.look(own)
    if not keeper.reactions.allows(f"{table.row.id} {wish.seat}"):
        raise too_fast("reactions")
    for viewer in list(table.viewers):
        viewer.tell(Reacted(wish.seat, wish.reaction))
    return table.row.position
