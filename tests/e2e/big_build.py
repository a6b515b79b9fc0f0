"""Big Build by clicks on its drawing."""

import re
from importlib.resources import files
from typing import Any

from playwright.sync_api import Locator

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.text import Texts
from tests.e2e.table import Person, in_the_list
from tests.table.kit import Words

GAME = "big-build"
TEXTS = Texts(find_game(GAME), load_box(find_game(GAME)))

CROWD = ("r22", "r23", "r24", "r25", "r27")
"""Cells of the forest that hang together: whoever leaves them first can jump, wherever the others stand on them."""

REST = 200
"""Milliseconds."""


def crowded() -> str:
    """The forest as a box of one's own where all set out side by side, and every card leads everywhere."""
    text = files("rooftree.games.big_build").joinpath("box/forest.toml").read_text()
    text = text.replace('kind = "start"', 'kind = "round"').replace("start = 6", "start = 5")
    for cell in CROWD:
        text = text.replace(f'id = "{cell}", kind = "round"', f'id = "{cell}", kind = "start"')
    text = re.sub(r'symbol = "\w+", x =', 'symbol = "log", x =', text)
    return text.replace('symbols = "', 'symbols = "log ')


def best(view: Any) -> list[Words]:
    """The way to a square whose piece can be paid for, the longest; else the end of the turn, with other cards."""
    table, choices = view["table"], view["choices"]
    ways: list[list[Words]] = [steps for cell, steps in table.get("plans", {}).items() if cell in table["squares"]]
    ends = [words for words in choices if words["do"] == "end"]
    if ways:
        return max(ways, key=len)
    return [max(ends, key=lambda words: len(words.get("cards", ()))) if ends else choices[0]]


def by_clicks(person: Person) -> None:
    walk(person, best(person.view))


def by_sentences(person: Person) -> None:
    """In the list view, one choice after the other."""
    in_the_list(person, TEXTS.choice(best(person.view)[0]))


def does(person: Person, wanted: Words) -> None:
    """Click a choice together."""
    asked = person.does(lambda: choose(person, wanted))
    assert (asked["do"], same(asked["choice"], wanted)) == ("choose", True), asked


def same(one: Words, other: Words) -> bool:
    """Whether two choices are one, in whatever order their cards lie."""
    return {**one, "cards": sorted(one.get("cards", []))} == {**other, "cards": sorted(other.get("cards", []))}


def choose(person: Person, words: Words) -> None:
    page = person.page
    if words["do"] == "place":
        person.tap(page.locator(f"[data-builder={words['figure']}]:enabled"))
        person.tap(page.locator(f"[data-cell={words['at']}].open"))
        return
    cards = words.get("cards", [])
    for card in cards:
        person.tap(page.locator(f'[data-hand={card}][aria-pressed="false"]:enabled'))
    if words["do"] == "end":
        if cards:
            person.tap(page.locator("[data-basket].takes"))
        person.tap(page.locator("[data-end]:enabled"))
        return
    step(person, words)


def step(person: Person, words: Words) -> None:
    """To a cell, with the cards that are raised; when others could be added, it asks first."""
    fits = [other for other in person.view["choices"] if pays(other, words)]
    person.tap(person.page.locator(f"[data-cell={words['to']}].open"))
    if len(fits) > 1:
        person.tap(person.page.locator("[data-go]:enabled"))


def pays(other: Words, words: Words) -> bool:
    return bool(other["do"] == "step" and other["to"] == words["to"] and {*other["cards"]} >= {*words["cards"]})


def walk(person: Person, steps: list[Words]) -> None:
    """Tap the far cell: the drawing plans the way and walks it by itself, one choice after the other."""
    if len(steps) == 1:
        return does(person, steps[0])
    page, before = person.page, len(person.sent)
    target = steps[-1]["to"]
    person.tap(page.locator(f"[data-cell={target}].open"))
    person.tap(page.locator("[data-go]:enabled"))
    person.until(lambda: figure(person)["cell"] == target)
    person.drawn()
    walked = [doing["choice"] for doing in person.sent[before:] if doing["do"] == "choose"]
    assert all(same(one, other) for one, other in zip(walked, steps, strict=True)), walked
    return None


def figure(person: Person, seat: int | None = None) -> Any:
    return person.view["table"]["figures"][person.seat if seat is None else seat]


def drag_by_touch(person: Person, thing: Locator, place: Locator) -> None:
    """With a finger: down on the thing, over the page, up on the place.

    It rests before it lets go: after a fling Chromium takes the next tap for the hand that stops it.
    """
    (fx, fy), (tx, ty) = middle(thing), middle(place)
    touch = person.page.context.new_cdp_session(person.page)

    def send(kind: str, *points: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": fx, "y": fy})
    for part in (0.25, 0.5, 0.75, 1.0, 1.0):
        send("touchMove", {"x": fx + (tx - fx) * part, "y": fy + (ty - fy) * part})
    person.page.wait_for_timeout(REST)
    send("touchMove", {"x": tx, "y": ty})
    send("touchEnd")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
