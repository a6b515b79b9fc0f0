"""Big Build by clicks on its drawing."""

from typing import Any

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.text import Texts
from tests.e2e.table import Person, in_the_list
from tests.table.kit import Words

GAME = "big-build"


TEXTS = Texts(find_game(GAME), load_box(find_game(GAME)))


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
