"""What the server says no with: a reason that clients have a sentence for, and the status of HTTP."""

from collections.abc import Sequence
from typing import Any

from rooftree.engine import errors
from rooftree.engine.errors import RooftreeError, shown
from rooftree.engine.words import Refused
from rooftree.table.wire import Problem

MOST_TOLD = 50
"""Problems of one error that are told: a box file of a stranger may have a hundred thousand."""
FORBIDDEN, NOT_FOUND, CONFLICT, TOO_MANY, NOT_NOW = 403, 404, 409, 429, 503


class TurnedDown(RooftreeError):
    """Something the server does not do. With `retry` it may be asked again."""

    def __init__(
        self, reason: str, where: str, found: object, expected: str, status: int = CONFLICT, retry: bool = False
    ) -> None:
        self.reason = reason
        self.status = status
        self.retry = retry
        super().__init__(errors.Problem(where, shown(found), expected))


class NotKept(TurnedDown):
    """What was done could not be stored, and so was not done."""

    def __init__(self) -> None:
        super().__init__("not-kept", "store", "an error", "a store that can be written", NOT_NOW, retry=True)


def problems_of(error: RooftreeError) -> list[Problem]:
    """An error as it goes over the wire."""
    reason = error.reason if isinstance(error, TurnedDown | Refused) else ""
    paragraph = error.paragraph if isinstance(error, Refused) else ""
    return [Problem(p.where, p.found, p.expected, reason, paragraph) for p in error.problems[:MOST_TOLD]]


def status_of(error: RooftreeError) -> int:
    """The status of HTTP for an error: what was asked may be wrong as such, or only now."""
    if isinstance(error, TurnedDown):
        return error.status
    return CONFLICT if isinstance(error, Refused) else 400


def not_yours(seat: int) -> TurnedDown:
    """Somebody else's seat."""
    return TurnedDown("not-your-seat", f"seat {seat}", "a seat of somebody else", "a seat of this browser", FORBIDDEN)


def no_such_match(id: str) -> TurnedDown:
    """A match that is not there."""
    return TurnedDown("no-such-match", "match", id, "the id of a match", NOT_FOUND)


def too_fast(what: str) -> TurnedDown:
    """More than the limits allow."""
    return TurnedDown("too-fast", what, "too many at once", "some patience", TOO_MANY, retry=True)


def check_length(where: str, value: Any, most: int) -> None:
    """Texts of a stranger have a length."""
    if isinstance(value, str | bytes | Sequence) and len(value) > most:
        raise TurnedDown("too-long", where, f"{len(value)} characters", f"at most {most}", 400)
