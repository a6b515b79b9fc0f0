"""Who looks at a match, and what they are sent. All of a match that leaves here is `Match.view` and `Match.log`."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from rooftree.engine.match import Match
from rooftree.engine.words import WATCHER
from rooftree.table.public import match_info
from rooftree.table.wire import MatchInfo, Message, Presence, Snapshot, Update

if TYPE_CHECKING:
    from rooftree.table.keeper import Table

LONGEST_GAP = 500
LAST_ENTRIES = 200
"""How much of the log a client without a past is given."""
RESTARTING, TOO_SLOW, NOT_YOURS = 1012, 1013, 4403


class Picture(NamedTuple):
    """What a seat may see and be told, and from which position of the log on."""

    view: dict[str, Any]
    log: list[dict[str, Any]]
    start: int
    whole: bool
    """Whether it stands by itself; else it goes on from the one before."""


def picture_of(match: Match, seat: int, since: int | None) -> Picture:
    """The table as a seat sees it now, and what it is told of the past: all that it missed, or the last of it."""
    start = max(0, match.position - LAST_ENTRIES)
    if since is not None and 0 <= since <= match.position <= since + LONGEST_GAP:
        start = match.retold_from(since)
    return Picture(match.view(seat), match.log(seat, start, witnessed=match.position), start, whole=True)


class Viewer:
    """A live connection: whose it is, from which seat it looks, and what waits to be sent."""

    def __init__(self, person: str | None, seat: int, unsent: int) -> None:
        self.person = person
        self.seat = seat
        self.closed_with: int | None = None
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue(unsent)

    def tell(self, message: Message) -> None:
        """Send a message. Whoever is too far behind has to come again."""
        if self.closed_with is None:
            try:
                self._unsent.put_nowait(msgspec.json.encode(message))
            except asyncio.QueueFull:
                self.close(TOO_SLOW)

    def tell_match(self, table: "Table") -> None:
        """Send how the match stands from outside."""
        self.tell(Presence(self._info(table)))

    def tell_snapshot(self, table: "Table", picture: Picture) -> None:
        """Send the whole picture."""
        self.tell(Snapshot(self._info(table), picture.view, picture.log, picture.start))

    def tell_update(self, table: "Table", picture: Picture) -> None:
        """Send what is new."""
        self.tell(Update(self._info(table), picture.view, picture.log, picture.start))

    def snapshot(self, match: Match, since: int | None) -> Picture:
        """The picture for this viewer."""
        return picture_of(match, self.seat, since)

    def close(self, code: int) -> None:
        """End the connection once the rest is sent, or without it when too much is waiting."""
        if self.closed_with is None:
            self.closed_with = code
            if self._unsent.full():
                self._unsent.get_nowait()
            self._unsent.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None at the end."""
        return await self._unsent.get()

    def _info(self, table: "Table") -> MatchInfo:
        return match_info(table.keeper.key, table.row, table.seats, self.person, table.viewers.here, table.stuck)


class Viewers(set[Viewer]):
    """Everybody who looks at a match."""

    @property
    def here(self) -> frozenset[str]:
        """The browsers that have the table open."""
        return frozenset(viewer.person for viewer in self if viewer.person is not None)

    def send_off(self, holders: Sequence[str | None]) -> None:
        """Close the lines of those who look from a seat that is theirs no longer."""
        for viewer in list(self):
            if viewer.seat != WATCHER and holders[viewer.seat] != viewer.person:
                viewer.close(NOT_YOURS)
                self.discard(viewer)

    def pictures(self, match: Match, position: int) -> dict[int, Picture]:
        """For each seat that somebody looks from: what has happened since the position, and the table now.

        What came before is told anew where it is no longer told as it was.
        """
        seats, start = sorted({viewer.seat for viewer in list(self)}), match.retold_from(position)
        return {
            seat: Picture(match.view(seat), match.log(seat, start, witnessed=position), start, whole=position == 0)
            for seat in seats
        }

    def tell_pictures(self, table: "Table", pictures: dict[int, Picture]) -> None:
        """Send each its own; the first deal comes as a whole picture."""
        for viewer in self:
            picture = pictures[viewer.seat]
            if picture.whole:
                viewer.tell_snapshot(table, picture)
            else:
                viewer.tell_update(table, picture)

    def tell_match(self, table: "Table", but: Viewer | None = None) -> None:
        """Send everybody how the match stands from outside."""
        for viewer in self:
            if viewer is not but:
                viewer.tell_match(table)

    def dismiss(self) -> None:
        """Ask everybody to connect again: the server restarts."""
        for viewer in self:
            viewer.close(RESTARTING)
