"""What is seldom said at a Dream Home table, from positions laid out for it: for the test of the texts."""

from collections.abc import Iterator
from typing import Any

from rooftree.games.dream_home import words
from tests.games.dream_home.table import Table


def _asked(table: Table) -> Iterator[tuple[str, dict[str, Any]]]:
    """The prompt and the choices of the seat in turn."""
    (seat,) = table.awaited()
    yield "prompt", words.prompt(table.box, table.s, seat)
    yield from (("choice", choice) for choice in table.choices(seat))


def _told(table: Table) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from (("event", event) for later in (False, True) for event in table.told(seat=0, later=later))


def rarely_said() -> Iterator[tuple[str, dict[str, Any]]]:
    """Kind and words."""
    garage = Table(car="on").lay(0, "B: GA").hold("GA").choose(0, "build", cell="B5", face="up")
    yield from _asked(garage)
    yield from _told(garage.choose(0, "no-car"))
    crowded = Table().lay(0, "M: LR+piano .. LR+cat").give(0, "designer").hold("LR")
    yield from _asked(crowded.choose(0, "build", cell="M2", face="up"))
    yield from _told(crowded.choose(0, "keep", cell="M1"))
    full = Table().lay(0, "T: .. LR LR LR KT / M: BA KT BD BD WR / B: GA GA").hold("KR", "scaffold")
    yield from _told(full.choose(0, "build", cell="T1", face="up"))
    drilling = Table().lay(0, "M: LR").give(0, "drill mixer jackhammer").display("KT", "BD red").turn()
    yield from _asked(drilling)
    yield from _told(drilling.choose(0, "mix", column="1", other="2"))
    yield from _told(drilling.choose(0, "drill", cell="M1", column="1", face="up"))
    helping = Table().lay(0, "M: LR").fill(0).give(0, "roofer courier handyman").pile("GA", "red").helpers()
    yield from _asked(helping)
    yield from _told(helping.choose(0, "roofer", card="red").choose(0, "handyman", cell="T1", other="T2"))
    card = helping.choices(0, "courier")[0]["card"]
    yield from _told(helping.choose(0, "courier", card=card, cell="T1", face="down"))
