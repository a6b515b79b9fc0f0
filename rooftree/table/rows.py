"""What the store keeps of a match beside its log: who set it up, how it stands, who sits where."""

from typing import Any

import msgspec

from rooftree.engine.log import SeatInfo
from rooftree.table.wire import Colour, Status

PERSON, STAND_IN = "person", "stand-in"
LEVELS = {"easy": "random", "normal": "greedy"}
"""The levels of bots, and the bot that plays each."""


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match. `seats` are those the log begins with: none before the first deal."""

    id: str
    game: str
    box_id: str
    box_hash: str
    options: dict[str, str]
    rules: str
    version: str
    seed: str
    seats: list[SeatInfo] | None = None
    status: Status = "gathering"
    host: str
    invitation: str
    revision: int = 0
    position: int = 0
    awaited: list[int] = []
    result: dict[str, Any] | None = None
    rematch: str | None = None
    created: str
    changed: str

    @property
    def open(self) -> bool:
        """Whether it may still go on."""
        return self.status in ("gathering", "running")


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: whose it is (the hash of a browser's secret), and who plays it now."""

    match: str
    seat: int
    name: str
    colour: Colour
    who: str
    kind: str
    holder: str | None = None
    covered: bool = False
    resigned: bool = False
    confirming: bool = False
    """Whether its person confirms turns; nobody waits for whoever else plays it to do so."""
    agrees: bool = False
    code: str | None = None
    code_until: str | None = None
    """None once the code is used."""

    @property
    def taken(self) -> bool:
        """Whether somebody, or a bot, sits there."""
        return self.kind != PERSON or self.holder is not None

    @property
    def info(self) -> SeatInfo:
        """The seat as a match knows it."""
        return SeatInfo(self.name, self.kind, self.confirming and self.kind == PERSON)
