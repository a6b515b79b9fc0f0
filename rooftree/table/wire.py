"""Everything that goes over the wire, as types: the OpenAPI schema and the client's TypeScript are made from them.

What a match looks like is not declared here: a view and a log come from `Match.view` and `Match.log` as they are.
"""

from typing import Any, Literal

import msgspec

Words = dict[str, Any]
"""A choice, an event or a prompt in the game's own words."""

View = dict[str, Any]
"""`Match.view` of one seat, or of somebody who watches."""

LogEntry = dict[str, Any]
"""One entry of `Match.log`, as this viewer is told it."""

Status = Literal["gathering", "running", "over", "agreed", "closed"]
"""Waiting for friends to sit down, being played, played to the end, ended by agreement, closed by the host."""

Colour = Literal["clay", "moss", "sky", "plum", "honey", "slate"]
"""The colour of a seat: a name that the client draws with a colour and a shape."""

Reaction = Literal["clap", "laugh", "wow", "think", "heart", "hurry", "oops", "bye"]


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message or a part of one."""


class Problem(Wire, frozen=True):
    """What was wrong: where, what was found, what was expected; for a refused choice, the reason and its paragraph."""

    where: str
    found: str
    expected: str
    reason: str = ""
    paragraph: str = ""


# --- games ---------------------------------------------------------------------------------------------------------


class OptionInfo(Wire, frozen=True):
    """An option; its sentences are `option-NAME` and `option-NAME-VALUE` of the game's texts."""

    name: str
    values: list[str]
    default: str
    paragraph: str
    least_seats: dict[str, int]


class BoxInfo(Wire, frozen=True):
    """An edition."""

    id: str
    hash: str
    names: dict[str, str]
    reconstructed: bool


class GameInfo(Wire, frozen=True):
    """A game as the home page shows it; title and sentence are `game-title`, `game-summary` of its texts."""

    id: str
    prefix: str
    seats: list[int]
    minutes: int
    least_age: int
    options: list[OptionInfo]
    boxes: list[BoxInfo]
    default_box: str
    rules: str
    ready: bool
    """Whether its rules are compiled; until then a match waits a little for its first deal."""


class Paragraph(Wire, frozen=True):
    """A numbered paragraph of the rules."""

    id: str
    section: str
    basis: str
    text: str


# --- matches -------------------------------------------------------------------------------------------------------


class SeatWish(Wire, frozen=True):
    """Who shall sit there: this person, somebody else on this device, a friend by link, a bot."""

    who: Literal["me", "here", "friend", "bot"]
    name: str = ""
    colour: Colour | None = None
    level: str = ""
    """With a bot: one of `Levels.levels`."""


class NewMatch(Wire, frozen=True):
    """The match to set up."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    box: str | None = None
    box_file: str | None = None
    """Instead of `box`: the text of a box file of one's own (TOML, at most 1 MiB)."""
    box_name: str = ""
    """What problems of that file call it."""


class BoxFile(Wire, frozen=True):
    """A box file of one's own, to be checked."""

    text: str
    name: str = ""


class SeatPublic(Wire, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    colour: Colour
    kind: str
    """Who plays it now: person, stand-in, or a bot's name."""
    taken: bool
    """Whether somebody (or a bot) sits there; a friend's seat is free until the friend sits down."""
    mine: bool
    """Whether it is this browser's."""
    here: bool
    """Whether its person has the table open now."""
    covered: bool
    """Whether somebody else plays for its person, who may come back."""
    resigned: bool
    confirming: bool
    """Whether the table waits for it to confirm its turns."""
    agrees_to_end: bool


class MatchInfo(Wire, frozen=True):
    """A match from outside: who sits there, and how it stands. What lies on the table is in the view."""

    id: str
    game: str
    box: str
    box_hash: str
    options: dict[str, str]
    status: Status
    seats: list[SeatPublic]
    host: bool
    """Whether this browser set it up."""
    invite: str | None
    """The path that a friend opens to sit down: for those who sit here, while a seat is free."""
    awaited: list[int]
    position: int
    created: str
    changed: str
    rematch: str | None
    """The match that goes on with the same seats."""
    stuck: Problem | None
    """Why nobody can go on: the program has changed since, and would play the log another way. It can be read."""


class Address(Wire, frozen=True):
    """Where friends reach this server."""

    url: str
    """With the path of an invitation behind it: the link."""
    loopback: bool
    """Whether nobody but this machine can reach it."""


class Levels(Wire, frozen=True):
    """What this server offers at every table."""

    levels: list[str]
    colours: list[Colour]
    reactions: list[Reaction]
    languages: list[str]
    version: str


class Hall(Wire, frozen=True):
    """The home page: the games, and the matches this browser sits in, newest first."""

    games: list[GameInfo]
    matches: list[MatchInfo]
    offers: Levels
    address: Address


class Invitation(Wire, frozen=True):
    """What a friend who opens the link is shown."""

    match: MatchInfo
    free: list[int]


class SitDown(Wire, frozen=True):
    """Take a free seat."""

    name: str
    seat: int | None = None


class SeatCode(Wire, frozen=True):
    """A short code that moves a seat to another device; it works once, and not for long."""

    code: str
    expires: str


class UseCode(Wire, frozen=True):
    """The code, typed on the other device."""

    code: str


class Cover(Wire, frozen=True):
    """Who plays for a seat whose person is absent: stand-in, or a bot's level."""

    by: str


class SeatLook(Wire, frozen=True):
    """Another name or colour."""

    name: str | None = None
    colour: Colour | None = None


class Agree(Wire, frozen=True):
    """Whether a seat agrees to end the match."""

    seat: int
    agrees: bool


# --- at the table: the same messages by HTTP and over the live channel --------------------------------------------


class Choose(Wire, frozen=True, tag_field="do", tag="choose"):
    """A choice, for the decision the chooser saw. The client's id makes it safe to send again."""

    seat: int
    decision: int
    choice: Words
    client: str


class TakeBack(Wire, frozen=True, tag_field="do", tag="take-back"):
    """Undo the seat's last choice."""

    seat: int


class Restart(Wire, frozen=True, tag_field="do", tag="restart"):
    """Undo everything the seat chose this turn."""

    seat: int


class Confirm(Wire, frozen=True, tag_field="do", tag="confirm"):
    """Stand by the turn; for the decision that was seen, so that it is safe to send again."""

    seat: int
    decision: int


class Confirming(Wire, frozen=True, tag_field="do", tag="confirming"):
    """Whether the table waits for the seat to confirm."""

    seat: int
    on: bool


class React(Wire, frozen=True, tag_field="do", tag="react"):
    """Show the others a reaction; nothing is kept of it."""

    seat: int
    reaction: Reaction


class Look(Wire, frozen=True, tag_field="do", tag="look"):
    """From now on show the table as this seat sees it (hot seat), or as a watcher with null."""

    seat: int | None


class Ping(Wire, frozen=True, tag_field="do", tag="ping"):
    """Still there?"""


Doing = Choose | TakeBack | Restart | Confirm | Confirming | React
Asked = Choose | TakeBack | Restart | Confirm | Confirming | React | Look | Ping


class Request(Wire, frozen=True):
    """What a client sends over the live channel; `id` comes back with the answer."""

    id: str
    doing: Asked


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """It is done, and it is kept. `position` is the log's length after it."""

    id: str
    position: int


class Refusal(Wire, frozen=True, tag_field="type", tag="refused"):
    """It was not done. `retry`: the server could not, the same request may be sent again."""

    id: str
    problems: list[Problem]
    retry: bool = False


class Snapshot(Wire, frozen=True, tag_field="type", tag="snapshot"):
    """The table as it stands: at the start, after a gap that is too old, after a look from another seat."""

    match: MatchInfo
    view: View
    log: list[LogEntry]
    """From `since` on, when that was asked for and is not too old; else the last entries."""
    log_from: int


class Update(Wire, frozen=True, tag_field="type", tag="update"):
    """What has happened since the last message, and the table after it."""

    match: MatchInfo
    view: View
    log: list[LogEntry]
    log_from: int


class Presence(Wire, frozen=True, tag_field="type", tag="match"):
    """Something changed about the match that is not in its log: who is here, who agrees, a rematch."""

    match: MatchInfo


class Reacted(Wire, frozen=True, tag_field="type", tag="reacted"):
    """Somebody reacts."""

    seat: int
    reaction: Reaction


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """Still here."""

    id: str


Message = Snapshot | Update | Presence | Reacted | Done | Refusal | Pong
"""What the server sends over the live channel."""


class WhyNot(Wire, frozen=True):
    """May the seat choose this?"""

    seat: int
    choice: Words


class WhyNotAnswer(Wire, frozen=True):
    """Null when it may."""

    problem: Problem | None


class Failure(Wire, frozen=True):
    """The body of every answer that is not a success."""

    problems: list[Problem]
    retry: bool = False
