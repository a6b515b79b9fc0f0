"""Best Treehouse Ever by clicks on its drawing."""

from playwright.sync_api import Locator

from tests.e2e.table import Person
from tests.table.kit import Words

GAME = "treehouse"


def by_clicks(person: Person) -> None:
    """Build where it is allowed first; else the first choice there is."""
    choices = person.view["choices"]
    wanted = next((words for words in choices if words["do"] == "build"), choices[0])
    asked = person.does(lambda: choose(person, wanted))
    assert (asked["do"], asked["choice"]) == ("choose", wanted)


def choose(person: Person, words: Words) -> None:
    """Click a choice together."""
    match words["do"]:
        case "build":
            hold(person, words["room"])
            person.tap(slot(person, words["slot"], ".open"))
        case "discard":
            hold(person, words["room"])
            person.tap(person.page.locator("[data-own] [data-discard]"))
        case "show":
            hold(person, words["room"])
        case "take":
            offered = sorted({choice["condition"] for choice in person.view["choices"]}, key=("double", "cancel").index)
            tokens = person.page.locator("[data-tray] .condition:enabled")
            person.tap(tokens.nth(offered.index(words["condition"])))
        case _:
            person.tap(person.page.locator(f"[data-tray] .th-{words['colour']}:enabled"))


def hold(person: Person, room: str) -> None:
    person.tap(person.page.locator(f"[data-hand={room}]:enabled:not(.faded)"))


def slot(person: Person, place: str, state: str = "") -> Locator:
    return person.page.locator(f'[data-own] [data-slot="{place}"]{state}')
