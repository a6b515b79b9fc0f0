"""The contract's other half: between numbers and words.

Outside the rules there are only words: notation and codes, never sentences. Each game's `words.py` has these
functions. Whoever looks is a seat, or one of the two below.

Some games have more to say: `draw` (the table in plain text), `PARTS` (the parts of each choice, in the order in which
they are typed; "cards..." takes all that is left), `unsure` (whether anything is hidden from a seat that remembers all
it was shown), `draw_box` (the box in plain text), `sheet` (the box as a page), `box_for` (the box that a score form
describes), and `advice` (what seats of a laid-out position could still do before the count).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from rooftree.engine.errors import Problem, RooftreeError, cut

if TYPE_CHECKING:
    from rooftree.engine.box import Box, Sheet
    from rooftree.engine.buffers import Array

WATCHER = -1
"""Someone at the table without a seat: sees what lies open."""

EVERYTHING = -2
"""The record of a match, and everyone once it is over."""

Choice = dict[str, Any]


class Refused(RooftreeError):
    """A choice that is not allowed: the reason's id and the paragraph of the rules it comes from."""

    def __init__(self, reason: str, paragraph: str, found: str, expected: str = "an allowed choice") -> None:
        self.reason = reason
        self.paragraph = paragraph
        rule = f" ({paragraph})" if paragraph else ""
        super().__init__(Problem(f"choice refused, {reason}{rule}", cut(found), expected))


class Words(Protocol):
    """What a game's words.py offers."""

    @property
    def Form(self) -> type[msgspec.Struct]:
        """The score form: a final position of a real table."""

    def choice_words(self, box: "Box", s: Any, seat: int, choice: int) -> Choice:
        """A choice in words; every allowed choice has its own."""

    def parse_choice(self, box: "Box", s: Any, seat: int, words: Mapping[str, Any]) -> int:
        """The choice that words mean. What no number can express is refused here, with one of the game's reasons."""

    def prompt(self, box: "Box", s: Any, seat: int) -> dict[str, Any]:
        """What the seat is asked to do, or why it waits."""

    def view(self, box: "Box", s: Any, seat: int) -> dict[str, Any]:
        """The table as the seat, WATCHER or EVERYTHING sees it."""

    def event_words(self, box: "Box", s: Any, row: "Array", seat: int, later: bool) -> dict[str, Any] | None:
        """An event as the seat, WATCHER or EVERYTHING is told it, now or later; None if it is told nothing."""

    def line_words(self, box: "Box", s: Any, seat: int, line: "Array") -> dict[str, Any]:
        """A line of a score: what for, points, places counted."""

    def fault_words(self, box: "Box", s: Any, fault: "Array") -> dict[str, Any]:
        """Where a rule is broken."""

    def pack_box(self, sheet: "Sheet") -> "Array":
        """The flat tables of a box; what is wrong is noted on the sheet."""

    def lay(self, box: "Box", form: Any, place: str) -> "tuple[Array, list[dict[str, Any]]]":
        """A position from a score form, as an array of one state, and the faults that no state can show.

        What cannot be read is an error that names its place in the file.
        """

    def unreachable(self, box: "Box", s: Any) -> list[dict[str, Any]]:
        """What no single rule forbids, yet no order of play leads to, as faults in words."""


def example_forms(folder: Path) -> list[Path]:
    """The example files of a game's score form."""
    return sorted((folder / "examples").glob("*.json"))
