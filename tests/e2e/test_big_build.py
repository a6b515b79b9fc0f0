"""Big Build: five seats of people and bots by clicks and touch, jumps and planned ways among them, and the list."""

from playwright.sync_api import expect

from tests.e2e.big_build import GAME, TEXTS, by_clicks, by_sentences, crowded, does, drag_by_touch, figure, walk
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
    """One plays by touch, one by mouse. In the crowd they set out from, a jump and a far way are there for certain."""
    ann, bea = people(phone=True), people()
    seats = (me("Ann"), bot("normal"), friend(), bot("normal"), bot("normal"))
    ann.start(*seats, game=GAME, box_file=crowded())
    bea.join(ann, "Bea", confirming=True)
    for person in (ann, bea):
        person.until(lambda person=person: person.view)  # type: ignore[misc]
    board = Board(ann)
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
    assert {*planned} == {ann, bea}
    assert ann in jumped
    for person in (ann, bea):
        points_at_what_it_counts(person)
        expect(person.page.locator("[data-piece]")).to_have_count(15)


def points_at_what_it_counts(person: Person) -> None:
    """A tap on a line of the result lights the piece and those it found beside it."""
    sheet = see_the_result(person)
    lines = [line for seat in person.view["result"]["seats"] for line in seat["lines"]]
    buttons = sheet.locator("tbody").get_by_role("button")
    expect(buttons).to_have_count(len(lines))
    line = max(lines, key=lambda line: len(line["beside"]))
    person.tap(sheet.get_by_role("button", name=TEXTS.line(line), exact=True))
    expect(person.page.locator(".lit")).to_have_count(1 + len(line["beside"]))
    expect(person.page.locator("[data-piece]:has(~ .lit)")).to_have_count(1 + len(line["beside"]))
    for token in (line["token"], *line["beside"]):
        expect(person.page.locator(f"[data-piece={token}] ~ .lit")).to_have_count(1)


def test_a_finger_drags_a_figure_a_card_and_discards(people: People) -> None:
    ann = people(phone=True)
    ann.start(me(), bot(), game=GAME, box_file=crowded())
    ann.sits()
    page, start = ann.page, ann.view["choices"][-1]
    dragged = ann.does(
        lambda: drag_by_touch(
            ann, page.locator(f"[data-builder={start['figure']}]"), page.locator(f"[data-cell={start['at']}]")
        )
    )
    assert dragged["choice"] == start
    ann.until(lambda: any(words["do"] == "end" for words in ann.view["choices"]))
    ann.drawn()
    squares = ann.view["table"]["squares"]
    steps = [words for words in ann.view["choices"] if words["do"] == "step" and words["to"] not in squares]
    step = steps[-1]
    card, cell = page.locator(f"[data-hand={step['cards'][0]}]"), page.locator(f"[data-cell={step['to']}]")
    assert ann.does(lambda: drag_by_touch(ann, card, cell))["choice"] == step
    for card in ann.view["table"]["hand"]:
        drag_by_touch(ann, page.locator(f"[data-hand={card}]"), page.locator("[data-basket]"))
        expect(page.locator(f"[data-hand={card}]")).to_have_count(0)
    thrown = ann.does(lambda: ann.tap(page.locator("[data-end]")))["choice"]
    assert len(thrown["cards"]) == 2


def test_on_its_side_a_phone_shows_board_and_hand_together(people: People) -> None:
    ann = people(phone=True)
    ann.page.set_viewport_size({"width": 844, "height": 390})
    ann.start(me(), bot(), game=GAME)
    ann.sits()
    play(ann, way=by_clicks, until=lambda: any(words["do"] == "end" for words in ann.view["choices"]))
    for scrolled in (0, 1000):
        ann.page.evaluate("(y) => scrollTo(0, y)", scrolled)
        for card in ann.view["table"]["hand"]:
            expect(ann.page.locator(f"[data-hand={card}]")).to_be_in_viewport(ratio=1)
        expect(ann.page.locator("[data-end]")).to_be_in_viewport(ratio=1)


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
