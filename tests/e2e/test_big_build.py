"""Big Build: five seats of people and bots by clicks and touch, jumps and planned ways among them, and the list."""

from playwright.sync_api import expect

from tests.e2e.big_build import GAME, by_clicks, by_sentences, does, figure, walk
from tests.e2e.table import People, Person, play, rule_link, see_the_result
from tests.table.kit import bot, friend, me


class Board:
    """Which cells are joined, and which are arrows."""

    def __init__(self, anybody: Person) -> None:
        box = anybody.get(f"/api/games/{GAME}")["boxes"][0]
        content = anybody.get(f"/api/games/{GAME}/box/{box['hash']}")
        self.cells = [cell["id"] for cell in content["cell"]]
        self._paths = {frozenset((path["a"], path["b"])) for path in content["path"]}
        self._arrows = {cell["id"] for cell in content["cell"] if cell["kind"] == "arrow"}

    def beside(self, one: str, other: str) -> bool:
        return frozenset((one, other)) in self._paths or {one, other} <= self._arrows


def test_five_seats_play_a_whole_match_by_clicks_and_touch(people: People) -> None:
    ann, bea = people(phone=True), people()
    board = Board(ann)
    ann.start(me("Ann"), bot("normal"), friend(), bot("normal"), bot("normal"), game=GAME)
    bea.join(ann, "Bea", confirming=True)
    for person in (ann, bea):
        person.until(lambda person=person: person.view)  # type: ignore[misc]
    jumped: list[Person] = []
    planned: list[Person] = []

    def way(person: Person) -> None:
        """Jump and plan once, when it can be done; then build."""
        table, here = person.view["table"], figure(person)["cell"]
        steps = [words for words in person.view["choices"] if words["do"] == "step"]
        jumps = [words for words in steps if not board.beside(here, words["to"])]
        far = [steps for steps in table.get("plans", {}).values() if len(steps) > 1]
        if jumps and person not in jumped:
            jumped.append(person)
            does(person, jumps[0])
            assert figure(person)["cell"] == jumps[0]["to"]
        elif far and person not in planned:
            planned.append(person)
            walk(person, max(far, key=len))
        else:
            by_clicks(person)

    play(ann, bea, way=way)
    assert len(planned) == 2
    assert jumped != []
    for person in (ann, bea):
        see_the_result(person)
        expect(person.page.locator("[data-piece]")).to_have_count(15)


def test_a_cell_out_of_reach_is_answered_with_the_rule(people: People) -> None:
    ann = people()
    ann.start(me(), bot(), game=GAME)
    ann.sits()
    play(ann, way=by_clicks, until=lambda: any(words["do"] == "end" for words in ann.view["choices"]))
    board, here, other = Board(ann), figure(ann)["cell"], figure(ann, 1)["cell"]
    far = [cell for cell in board.cells if not {here, other} & {cell} and not board.beside(cell, here)]
    cell = next(cell for cell in far if cell not in ann.view["table"]["plans"] and not board.beside(cell, other))
    ann.page.locator(f"[data-cell={cell}]").click()
    expect(rule_link(ann)).to_have_attribute("href", f"/rules/{GAME}#BB-33")
    assert figure(ann)["cell"] == here


def test_a_match_in_the_list(people: People) -> None:
    ann = people(list=True)
    ann.start(me(), bot("normal"), bot("normal"), game=GAME, confirming=True)
    ann.sits()
    play(ann, way=by_sentences)
    see_the_result(ann)
