"""Big Build: five seats of people and bots by clicks and touch, jumps and planned ways among them, and the list."""

import pytest
from playwright.sync_api import expect

from tests.e2e.big_build import GAME, by_clicks, does, figure, walk
from tests.e2e.table import People, Person, in_the_list, play, rule_link, see_the_result
from tests.table.kit import bot, friend, me


@pytest.fixture
def paths(people: People) -> set[frozenset[str]]:
    """The cells that are joined on the board."""
    anybody = people()
    box = anybody.get(f"/api/games/{GAME}")["boxes"][0]
    content = anybody.get(f"/api/games/{GAME}/box/{box['hash']}")
    return {frozenset((path["a"], path["b"])) for path in content["path"]}


def test_five_seats_play_a_whole_match_by_clicks_and_touch(people: People, paths: set[frozenset[str]]) -> None:
    ann, bea = people(phone=True), people()
    ann.start(me("Ann"), bot(), friend(), bot("normal"), bot("normal"), game=GAME)
    bea.join(ann, "Bea", confirming=True)
    for person in (ann, bea):
        person.until(lambda person=person: person.view)  # type: ignore[misc]
    jumped: list[str] = []
    planned: list[str] = []

    def way(person: Person) -> None:
        """Jump and plan once, when it can be done; then build."""
        table, here = person.view["table"], figure(person)["cell"]
        steps = [words for words in person.view["choices"] if words["do"] == "step"]
        jumps = [words for words in steps if frozenset((here, words["to"])) not in paths]
        far = [steps for steps in table.get("plans", {}).values() if len(steps) > 1]
        if jumps and person.page not in jumped:
            jumped.append(person.page)
            does(person, jumps[0])
            assert figure(person)["cell"] == jumps[0]["to"]
        elif far and person.page not in planned:
            planned.append(person.page)
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
    open_cells = {*ann.view["table"]["plans"], figure(ann)["cell"]}
    closed = ann.page.locator("[data-cell]:not(.open):not(.mine)").first
    assert closed.get_attribute("data-cell") not in open_cells
    closed.click()
    expect(rule_link(ann)).to_have_attribute("href", f"/rules/{GAME}#BB-41")


def test_a_match_in_the_list(people: People) -> None:
    ann = people(list=True)
    ann.start(me(), bot("normal"), game=GAME, confirming=True)
    ann.sits()
    play(ann, way=in_the_list)
    see_the_result(ann)
