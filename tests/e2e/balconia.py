"""Balconia by clicks on its drawing, and what the drawing says of a balcony."""

from typing import Any

from playwright.sync_api import Locator, expect

from rooftree.engine.text import Texts
from rooftree.games.balconia import GAME as RULES
from tests.e2e.table import Person
from tests.table.kit import Words

GAME = RULES.id
TEXTS = Texts(RULES, None)
LETTERS = "abcd"


def by_clicks(person: Person) -> None:
    """Take another pair each turn, so that the disc turns both ways; place what brings the most now."""
    table, choices = person.view["table"], person.view["choices"]
    if table["phase"] == "choose":
        does(person, choices[(table["turn"] // 2) % len(choices)])
    else:
        does(person, max(choices, key=lambda words: change(person, words)))


def change(person: Person, words: Words) -> int:
    """How a placing would change the own points."""
    return int(person.view["table"]["in_play"]["changes"][words["face"]][words["cell"]])


def does(person: Person, wanted: Words) -> None:
    """Click a choice together."""
    asked = person.does(lambda: choose(person, wanted))
    assert (asked["do"], asked["choice"]) == ("choose", wanted)


def choose(person: Person, words: Words) -> None:
    page = person.page
    if words["do"] == "take":
        quarters = LETTERS.index(words["pair"][0])
        for way in ["right"] if quarters == 3 else ["left"] * quarters:
            person.tap(page.locator(f"[data-turn={way}]"))
        person.tap(page.locator("[data-take]:enabled"))
    else:
        person.tap(page.locator(f"[data-face={words['face']}]"))
        expect(page.locator(f'[data-face={words["face"]}][aria-pressed="true"]')).to_be_visible()
        person.tap(cell_of(person, words["cell"], ".open"))


# --- what is seen ------------------------------------------------------------------------------------------------


def facade_of(person: Person, seat: int | None = None) -> Any:
    """What a seat sees of the house, as far as the person is told; the own side, unless another is asked for."""
    return person.view["table"]["facades"][person.seat if seat is None else seat]


def cell_of(person: Person, cell: str, state: str = "") -> Locator:
    """A cell of the large house."""
    return person.page.locator(f"[data-cell={cell}]{state}")


def small_house(person: Person, seat: int) -> Locator:
    """The side that is not looked at now."""
    return person.page.locator(f'[data-seat="{seat}"]')


def marked(person: Person, mark: str, cells: set[str]) -> None:
    """Wait until exactly these cells of the large house have a mark."""
    found = person.page.locator(f"[data-cell]:has({mark})")
    expect(found).to_have_count(len(cells))
    assert {place.get_attribute("data-cell") for place in found.all()} == cells


def explains(person: Person, facade: Any, cell: str) -> None:
    """Tap a balcony or the door: it is read as a sentence, with its points and what it counts."""
    person.tap(cell_of(person, cell))
    reading = person.page.locator(f"[data-reading={cell}]")
    if cell == facade["entrance"]:
        door = facade["door"]
        expect(reading).to_contain_text(door_sentence(door))
        for count in door["counts"]:
            expect(reading.locator(".counts")).to_contain_text(f"× {count}")
        points, counted = door["points"], None
    else:
        balcony = facade["balconies"][cell]
        expect(reading).to_contain_text(sentence(balcony))
        points, counted = balcony["points"] if balcony["condition"] else None, balcony["counted"]
    expect(reading.locator("strong")).to_have_text(
        [] if points is None else [TEXTS.message("count-points", points=points)]
    )
    if counted is not None:
        marked(person, ".lit", set(counted))
        marked(person, ".look", set(balcony["looks"]))
    person.tap(cell_of(person, cell))
    expect(reading).to_have_count(0)


# --- what is said ------------------------------------------------------------------------------------------------


def sentence(face: Any) -> str:
    """The condition of a face."""
    return TEXTS.message("condition", **face["condition"]) + "." if face["condition"] else TEXTS.rule("BA-51")


def door_sentence(door: Any) -> str:
    return TEXTS.message("door", **{key: door[key] for key in ("kind", "first", "second")}) + "."


def said(face: Any) -> str:
    """What a face shows and wants, as it is read to whoever can't see it."""
    things = (
        TEXTS.name("object", thing) + (f" × {count}" if count > 1 else "") for thing, count in face["objects"].items()
    )
    return ", ".join(things) + ". " + sentence(face)
