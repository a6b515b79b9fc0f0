"""Dream Home by clicks on its drawing, and a plan that uses whatever tool or helper it can."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.match import Match
from tests.e2e.table import Person
from tests.table.kit import Words

GAME = "dream-home"
EDITION = "ru-2018"
TOOLS = {"mix": "mixer", "drill": "drill", "roofer": "roofer", "courier": "courier", "handyman": "handyman"}
"""What is done with a card beside the house, and the card."""
SERVICES = ("jackhammer", "drill", "mixer", "scaffold", "roofer", "courier", "handyman", "architect", "designer")
USES = ("jackhammer", *TOOLS, "scaffold", "keep", "furnish", "build", "car")
"""What is done rather than anything else, in this order."""


# --- what to choose ------------------------------------------------------------------------------------------------


def best(view: Any) -> Words:
    """Take tools and helpers, use each as soon as it can be used, and build where it brings the most."""
    choices, table = view["choices"], view["table"]
    house = table["houses"][view["seat"]]
    owned = {*house["beside"]}

    def worth(words: Words) -> tuple[int, int, int]:
        do = words["do"]
        if do in USES:
            return len(USES) - USES.index(do), joins_furnished(table, house, words), gain(table, words)
        if do == "take":
            return 1, 1 + (words["card"] not in owned) if words["card"] in SERVICES else 0, 0
        return int(do == "discard" and words["card"] not in SERVICES), 0, 0

    found: Words = max(choices, key=worth)
    return found


def gain(table: Any, words: Words) -> int:
    """What a choice brings, as far as the view says."""
    return max((effect["gain"] for effect in table["effects"] if same_place(effect, words)), default=0)


def joins_furnished(table: Any, house: Any, words: Words) -> bool:
    """Whether a card joins a room that furniture had finished: what an interior designer is for (DH-111)."""
    if words["do"] != "build":
        return False
    joined = [effect.get("joins", []) for effect in table["effects"] if same_place(effect, words)]
    return any("token" in house["cells"][cell] for cells in joined for cell in cells)


def same_place(effect: Any, words: Words) -> bool:
    return all(words.get(key) == value for key, value in effect.items() if key not in ("gain", "joins"))


# --- a match before it is played -----------------------------------------------------------------------------------


class Rehearsal:
    """A match of two seats played in the engine, both as planned: what is used in it, and how it ends."""

    def __init__(self, seed: bytes) -> None:
        game = find_game(GAME)
        match = Match.new(game, 2, box=load_box(game, EDITION), seed=seed)
        self.chosen: list[list[Words]] = [[], []]
        """By each seat."""
        self.used: set[str] = set()
        while not match.over:
            seat = match.awaited[0]
            self._choose(match, seat, match.view(seat))
        self.result: Any = match.result()
        table = match.view(0)["table"]
        for seat in self.result["seats"]:
            beside = table["houses"][seat["seat"]]["beside"]
            if "architect" in beside and any(line["line"] == "empty" for line in seat["lines"]):
                self.used.add("architect")

    def _choose(self, match: Match, seat: int, view: Any) -> None:
        words = best(view)
        if words["do"] in (*TOOLS, "jackhammer", "scaffold"):
            self.used.add(TOOLS.get(str(words["do"]), str(words["do"])))
        if joins_furnished(view["table"], view["table"]["houses"][seat], words):
            self.used.add("designer")
        self.chosen[seat].append(words)
        match.choose(seat, words)


def rehearsed(first: int) -> tuple[bytes, Rehearsal]:
    """The first seed from here on with which every tool and helper is used, and its match."""
    for number in range(first, first + 500):
        seed = number.to_bytes(32, "big")
        rehearsal = Rehearsal(seed)
        if rehearsal.used == {*SERVICES}:
            return seed, rehearsal
    raise AssertionError(f"no seed from {first} on uses every tool and helper")


# --- clicks --------------------------------------------------------------------------------------------------------


def by_clicks(person: Person) -> None:
    wanted = best(person.view)
    asked = person.does(lambda: choose(person, wanted))
    assert (asked["do"], asked["choice"]) == ("choose", wanted)


def choose(person: Person, words: Words) -> None:
    """Click a choice together."""
    CLICKS[words["do"]](person, words)


def by_column(person: Person, words: Words) -> None:
    person.tap(column(person, words["column"]))
    go(person)


def by_piece(person: Person, words: Words) -> None:
    piece = words.get("face") or {"scaffold": "scaffold", "furnish": "token"}[words["do"]]
    person.tap(person.page.locator(f"[data-tray] [data-piece={piece}]:enabled"))
    person.tap(cell(person, words["cell"]))


def by_cell(person: Person, words: Words) -> None:
    person.tap(cell(person, words["cell"]))


def leave(person: Person, words: Words) -> None:
    person.tap(person.page.locator("[data-leave]:enabled"))


def mix(person: Person, words: Words) -> None:
    use(person, words)
    for name in (words["column"], words["other"]):
        person.tap(column(person, name))
    go(person)


def drill(person: Person, words: Words) -> None:
    use(person, words)
    person.tap(cell(person, words["cell"]))
    person.tap(column(person, words["column"]))
    turn_up(person, words, "column")
    go(person)


def roofer(person: Person, words: Words) -> None:
    use(person, words)
    person.tap(pile(person, words["card"]))
    go(person)


def courier(person: Person, words: Words) -> None:
    use(person, words)
    person.tap(pile(person, words["card"]))
    person.tap(cell(person, words["cell"]))
    turn_up(person, words, "card")
    go(person)


def handyman(person: Person, words: Words) -> None:
    use(person, words)
    for name in (words["cell"], words["other"]):
        person.tap(cell(person, name))
    go(person)


CLICKS: dict[str, Callable[[Person, Words], None]] = {
    **dict.fromkeys(("discard", "jackhammer", "take"), by_column),
    **dict.fromkeys(("build", "scaffold", "furnish"), by_piece),
    **dict.fromkeys(("keep", "car"), by_cell),
    **dict.fromkeys(("decline", "done", "no-car"), leave),
    **{"mix": mix, "drill": drill, "roofer": roofer, "courier": courier, "handyman": handyman},
}


def use(person: Person, words: Words) -> None:
    person.tap(person.page.locator(f"[data-use={TOOLS[words['do']]}]:enabled"))


def turn_up(person: Person, words: Words, key: str) -> None:
    """Where a card may lie either way, say which."""
    fits = [
        other["face"]
        for other in person.view["choices"]
        if other["do"] == words["do"] and all(other[part] == words[part] for part in ("cell", key))
    ]
    if len(fits) > 1:
        person.tap(person.page.locator("[data-tray] .faces button").nth(fits.index(words["face"])))


def go(person: Person) -> None:
    person.tap(person.page.locator("[data-go]:enabled"))


def column(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-column="{name}"].open:enabled')


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-own] [data-cell={name}].open")


def pile(person: Person, card: str) -> Locator:
    return person.page.locator(f"[data-pile={card}].open:enabled")
