"""Keeps the matches: each in memory while somebody plays it, everything in the store.

One thing at a time is done to a match, in a worker thread; it is committed, and only then is anybody told. When a
commit fails, what is in memory is forgotten and made anew from the log.
"""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from rooftree.engine.errors import RooftreeError, shown
from rooftree.engine.match import Match
from rooftree.engine.record import FORMAT, BoxPart, Differs, Record, reopen, replay_until
from rooftree.table.draft import Draft
from rooftree.table.limits import Rate
from rooftree.table.metrics import COMMITS, MATCHES_IN_MEMORY
from rooftree.table.refusals import NOT_NOW, NotKept, TurnedDown, no_such_match, problems_of
from rooftree.table.rows import PERSON, MatchRow
from rooftree.table.settings import Settings
from rooftree.table.store import Collision, Kept, Store
from rooftree.table.viewers import Viewer, Viewers
from rooftree.table.warm import Readiness
from rooftree.table.wire import Problem

T = TypeVar("T")
TRIES = 5
IN_MEMORY = 1000
"""Matches that nobody looks at are forgotten beyond so many."""
BOXES_IN_MEMORY = 50
"""Boxes may be people's own, so there can be any number."""
THREADS = 4
ENDING_TAKES = 10.0
LAST_WORDS = 2.0

log = structlog.get_logger()


class Table:
    """A match at this server, and whoever looks at it."""

    def __init__(self, keeper: "Keeper", kept: Kept) -> None:
        self.keeper = keeper
        self.row, self.seats = kept
        self.match: Match | None = None
        self.stuck: Problem | None = None
        self._doubtful = False
        """Whether a commit failed, and nobody knows whether it is in the store all the same."""
        self.lock = asyncio.Lock()
        self.viewers = Viewers()

    async def do(self, act: Callable[[Draft], T]) -> T:
        """Do something to the match. It is finished even if whoever asked for it has left."""
        return await self.keeper.finish(self._do(act))

    async def _do(self, act: Callable[[Draft], T]) -> T:
        async with self.lock:
            for _ in range(TRIES):
                draft = await self._draft()
                try:
                    answer, entries = await self.keeper.compute(_acted, act, draft, self.row.position)
                except BaseException as error:
                    undone = draft.match is None or draft.match.position == self.row.position
                    if not (isinstance(error, RooftreeError) and undone):
                        self.forget()  # something may have been done before it was refused, or went wrong
                    raise
                try:
                    await self._keep(draft, entries)
                except Collision:
                    await self.reread()
                    continue
                self.keeper.woken(self)
                return answer
            raise NotKept

    async def _keep(self, draft: Draft, entries: list[Any]) -> None:
        """Commit, then tell everybody."""
        if not draft.changed:
            return
        old = (self.row, self.seats)
        try:
            with COMMITS.time():
                row = await self.keeper.store.commit(old, (draft.row, draft.seats), entries)
        except Collision:
            raise
        except Exception as error:
            log.error("commit failed", match=self.row.id[:6], error=type(error).__name__)
            self.forget()
            self._doubtful = True
            raise NotKept from None
        self.row, self.seats, self.match = row, draft.seats, draft.match
        self.viewers.send_off([seat.holder for seat in self.seats])
        try:
            await self._tell(old[0])
        except Exception:  # it is done and kept all the same; whoever looks has to look anew
            log.exception("a picture failed", match=row.id[:6])
            self.viewers.dismiss()

    async def look(self, at: Callable[[Draft], T]) -> T:
        """Look at the match, changing nothing."""
        async with self.lock:
            draft = await self._draft()
            return await self.keeper.compute(at, draft)

    async def enter(self, viewer: Viewer, since: int | None) -> None:
        """Somebody opens the table: a picture first, and from then on whatever happens."""
        if not self.keeper.readiness(self.row.game):
            viewer.tell_match(self)  # the picture has to wait for the rules
        async with self.lock:
            known = self.viewers.here
            draft = await self._draft()
            draft.check_viewer(viewer.person, viewer.seat)
            self.viewers.add(viewer)
            await self._show(viewer, since)
            if self.viewers.here != known:
                self.viewers.tell_match(self, but=viewer)

    async def turn(self, viewer: Viewer, seat: int) -> None:
        """From now on the viewer looks from another seat."""
        async with self.lock:
            draft = await self._draft()
            draft.check_viewer(viewer.person, seat)
            viewer.seat = seat
            await self._show(viewer, None)

    async def _show(self, viewer: Viewer, since: int | None) -> None:
        if self.match is None:
            viewer.tell_match(self)
        else:
            viewer.tell_snapshot(self, await self.keeper.compute(viewer.snapshot, self.match, since))

    def leave(self, viewer: Viewer) -> None:
        """Somebody closes the table."""
        known = self.viewers.here
        self.viewers.discard(viewer)
        if self.viewers.here != known:
            self.viewers.tell_match(self)

    async def _tell(self, old: MatchRow) -> None:
        if self.match is None or self.row.position == old.position:
            self.viewers.tell_match(self)
        elif self.viewers:
            pictures = await self.keeper.compute(self.viewers.pictures, self.match, old.position)
            self.viewers.tell_pictures(self, pictures)

    # --- memory --------------------------------------------------------------------------------------------------

    async def _draft(self) -> Draft:
        try:
            if self._doubtful:
                await self.reread()
            if self.match is None and self.stuck is None and self.row.seats is not None:
                await self._replay()
        except SQLAlchemyError as error:
            log.error("reading failed", match=self.row.id[:6], error=type(error).__name__)
            raise NotKept from None
        return Draft(self.row, self.seats, self.match, self.viewers.here, self.stuck)

    async def _replay(self) -> None:
        """Make the match in play anew from its log."""
        if self.row.game not in self.keeper.readiness.games:
            self.stuck = Problem("game", shown(self.row.game), "a game that is installed here")
            return
        await self.keeper.readiness.wait(self.row.game)
        record = await self.keeper.record(self.row)
        self.match, self.stuck = await self.keeper.compute(_replayed, record, self.row)

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it, nothing is being done to it, and no bot is awaited."""
        return not (self.viewers or self.lock.locked() or self.awaits_bots)

    @property
    def awaits_bots(self) -> bool:
        """Whether a seat is awaited that no person plays, and the match can go on."""
        return self.stuck is None and any(self.seats[seat].kind != PERSON for seat in self.row.awaited)

    def forget(self) -> None:
        """What is in memory may not be what is stored."""
        self.match = self.stuck = None

    async def reread(self) -> None:
        """What is stored has changed."""
        self.forget()
        kept = await self.keeper.store.load(self.row.id)
        self._doubtful = False
        if kept is not None:
            self.row, self.seats = kept
            self.viewers.tell_match(self)


def _acted(act: Callable[[Draft], T], draft: Draft, position: int) -> tuple[T, list[Any]]:
    return act(draft), draft.settle(position)


def _replayed(record: Record, row: MatchRow) -> tuple[Match | None, Problem | None]:
    """The match, or as much of it as the rules at hand play the way it is stored; and what keeps it from going on."""
    try:
        match = reopen(record)
    except Differs as differs:
        return replay_until(record, differs.position), problems_of(differs)[0]
    except RooftreeError as error:
        return None, problems_of(error)[0]
    if match.position != row.position:
        found = Problem("log", f"{row.position} entries", f"{match.position}, as the rules at hand go on")
        return replay_until(record, row.position), found
    return match, None


class Keeper:
    """All matches of this server."""

    def __init__(self, settings: Settings, store: Store, readiness: Readiness, key: bytes) -> None:
        self.settings = settings
        self.store = store
        self.readiness = readiness
        self.key = key
        self.tables: dict[str, Table] = {}
        self.woken: Callable[[Table], None] = lambda _table: None
        """Called after whatever was done to a match: bots look whether it is their turn."""
        self.closing = False
        self.lines: Counter[str] = Counter()
        """Live connections, by the address they come from."""
        limits = settings.limits
        self.new_matches = Rate(limits.new_matches)
        self.own_boxes = Rate(limits.own_boxes)
        self.box_checks = Rate(limits.box_checks)
        self.doings = Rate(limits.doings)
        self.reactions = Rate(limits.reactions)
        self.guesses = Rate(limits.guesses)
        self._threads = ThreadPoolExecutor(THREADS, "match")
        self._in_hand: set[asyncio.Task[Any]] = set()
        self._waiting: set[asyncio.Task[None]] = set()
        self._boxes: dict[str, dict[str, Any]] = {}

    async def table(self, id: str) -> Table:
        """A match by its id."""
        if id not in self.tables:
            kept = await self.store.load(id)
            if kept is None:
                raise no_such_match(id)
            self.seat(kept)
        table = self.tables.pop(id)
        self.tables[id] = table  # the one that was used last stands at the end
        return table

    def seat(self, kept: Kept) -> Table:
        """Take a match into memory, unless it is there."""
        table = self.tables.setdefault(kept[0].id, Table(self, kept))
        for idle in [table for table in self.tables.values() if table.idle][:-IN_MEMORY]:
            del self.tables[idle.row.id]
        MATCHES_IN_MEMORY.set(len(self.tables))
        return table

    def shown(self, kept: Kept) -> Table:
        """A match to be shown in a list: the one in memory, or one that is forgotten again."""
        return self.tables.get(kept[0].id) or Table(self, kept)

    async def record(self, row: MatchRow) -> Record:
        """The record of a match as it is stored."""
        return record_of_row(row, await self.box(row), await self.store.log(row.id))

    async def box(self, row: MatchRow) -> dict[str, Any]:
        """The content of the box that a match is played with."""
        content = self._boxes.pop(row.box_hash, None) or await self.store.box(row.box_hash) or {}
        self._boxes[row.box_hash] = content
        if len(self._boxes) > BOXES_IN_MEMORY:
            del self._boxes[next(iter(self._boxes))]
        return content

    async def compute(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run the rules, apart from the loop that answers everybody."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Bring something to its end, even if nobody waits for it any more."""
        if self.closing:
            work.close()
            raise TurnedDown("stopping", "server", "a server that stops", "one that runs", NOT_NOW, retry=True)
        task = asyncio.ensure_future(work)
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return await asyncio.shield(task)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something as soon as it can be done, if the server lives so long; else after its next start."""
        task = asyncio.create_task(work)
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def dismiss(self) -> None:
        """Take nothing new, finish what is in hand, and ask everybody to connect again a little later."""
        self.closing = True
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=ENDING_TAKES)
        for table in self.tables.values():
            table.viewers.dismiss()
        until = time.monotonic() + LAST_WORDS
        while self.lines and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """The end."""
        await self.dismiss()
        for task in self._waiting:
            task.cancel()
        self._threads.shutdown(wait=True)
        await self.store.close()


def record_of_row(row: MatchRow, box: dict[str, Any], entries: list[Any]) -> Record:
    """A record made from what is stored."""
    return Record(
        format=FORMAT,
        game=row.game,
        version=row.version,
        rules=row.rules,
        box=BoxPart(row.box_id, row.box_hash, box),
        options=row.options,
        seats=row.seats or [],
        log=entries,
        seed_hash=hashlib.sha256(bytes.fromhex(row.seed)).hexdigest(),
        seed=row.seed,
        result=row.result,
    )
