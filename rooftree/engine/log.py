"""What a match's log holds: the entries of the record, in the order in which they happened."""

from typing import Any

import msgspec

Choice = dict[str, Any]


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat: a person, a bot by its name, or the stand-in."""

    name: str
    kind: str = "person"
    confirming: bool = False


class Chose(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="entry", tag="chose"
):
    """A seat's choice, the decision it answers (the number of dealer's steps so far), the client's id for it."""

    seat: int
    decision: int
    choice: Choice
    client: str | None = None


class TookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="took-back"):
    """A seat takes back the choice at a position of the log."""

    seat: int
    decision: int
    position: int


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="confirmed"):
    """A seat stands by its turn."""

    seat: int
    decision: int


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="dealt"):
    """A dealer's step: the outcomes of chance it used up, and all that happened, in words."""

    luck: list[int]
    events: list[dict[str, Any]]


class SeatChanged(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag="seat-changed"):
    """A seat gets another name, player or habit."""

    seat: int
    info: SeatInfo


Entry = Chose | TookBack | Confirmed | Dealt | SeatChanged


class ForkPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match was forked off: up to this position its log is another match's.

    With `fresh` the seed throws from there on; otherwise it is the first match's, and throws from the start.
    """

    position: int
    fresh: bool
