"""A match while something is done to it: what comes of it is kept whole, or not at all."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from rooftree.engine.log import Entry
from rooftree.engine.match import Match
from rooftree.engine.words import WATCHER
from rooftree.table.refusals import TurnedDown, not_yours
from rooftree.table.rows import PERSON, MatchRow, SeatRow
from rooftree.table.wire import Problem


def now() -> str:
    """The time as it is stored and shown."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Draft:
    """The match's row, its seats, and the match in play once it is dealt."""

    def __init__(
        self, row: MatchRow, seats: Sequence[SeatRow], match: Match | None, here: frozenset[str], stuck: Problem | None
    ) -> None:
        self.row = row
        self.seats = list(seats)
        self._before = (row, list(seats))
        self.match = match
        self.here = here
        """The browsers that have the table open."""
        self._stuck = stuck

    def set(self, **changes: Any) -> None:
        """Change the match's row."""
        self.row = msgspec.structs.replace(self.row, **changes)

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise TurnedDown("no-such-seat", "seat", number, f"a seat from 0 to {len(self.seats) - 1}", 400)
        return self.seats[number]

    def own(self, number: int, person: str | None) -> SeatRow:
        """A seat of this browser."""
        seat = self.seat(number)
        if person is None or seat.holder != person:
            raise not_yours(number)
        return seat

    def check_viewer(self, person: str | None, seat: int) -> None:
        """Refuse to show a seat to anybody but its browser."""
        if seat != WATCHER:
            self.own(seat, person)

    def put(self, number: int, **changes: Any) -> None:
        """Change a seat, here and in the match in play."""
        self.seats[number] = msgspec.structs.replace(self.seats[number], **changes)
        if self.match is not None and self.row.status == "running":
            info = self.seats[number].info
            self.match.change_seat(number, name=info.name, kind=info.kind, confirming=info.confirming)

    @property
    def is_stuck(self) -> bool:
        """Whether the program at hand can't go on with it."""
        return self._stuck is not None

    @property
    def running(self) -> Match:
        """The match in play."""
        self.check_open()
        if self.match is None:
            raise TurnedDown("gathering", "match", "a table not dealt yet", "a match that runs")
        return self.match

    def check_open(self) -> None:
        """Refuse what can't be done any more."""
        if self._stuck is not None:
            raise TurnedDown("stuck", self._stuck.where, self._stuck.found, self._stuck.expected)
        if not self.row.open:
            raise TurnedDown("over" if self.row.status == "over" else "ended", "match", self.row.status, "running")

    def check_host(self, person: str | None) -> None:
        """Refuse what only the host may do."""
        if person is None or person != self.row.host:
            raise TurnedDown("not-host", "match", "somebody else's match", "a match that this browser set up", 403)

    def settle(self, position: int) -> list[Entry]:
        """Write into the row how the match in play stands; the entries of its log that are new."""
        entries: list[Entry] = []
        if self.match is not None:
            match = self.match
            if match.over and self.row.status == "running":
                self.set(status="over", result=match.result())
            awaited = sorted({*match.awaited, *match.unconfirmed}) if self.row.status == "running" else []
            self.set(position=match.position, awaited=awaited)
            entries = match.entries[position:]
        if self.changed:
            self.set(changed=now())
        return entries

    @property
    def changed(self) -> bool:
        """Whether anything is other than it was: a log that has grown is a position that has."""
        return (self.row, self.seats) != self._before

    @property
    def persons(self) -> list[SeatRow]:
        """The seats that people play."""
        return [seat for seat in self.seats if seat.kind == PERSON and seat.holder is not None]
