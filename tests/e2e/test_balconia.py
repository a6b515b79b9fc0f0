"""Balconia: two friends whose facades stay their own, the list, the variants, and what a score is made of."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.balconia import (
    GAME,
    by_clicks,
    cell_of,
    does,
    explains,
    facade_of,
    marked,
    said,
    small_house,
)
from tests.e2e.table import People, Person, in_the_list, play, see_the_result
from tests.table.kit import bot, friend, me

BALCONIES = 14


def faces_of(facade: Any) -> set[str]:
    return {said(balcony) for balcony in facade["balconies"].values()}


class Watched:
    """What stood on somebody's page each time something had been done, and what may have stood there."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.pages: list[tuple[set[str], str]] = []
        self.told: list[tuple[set[str], str]] = []

    def look(self) -> None:
        """The own balconies are drawn; of the other side, only that something stands there."""
        person, table = self.person, self.person.view["table"]
        other = small_house(person, 1 - person.seat)
        expect(other.locator(".shutter")).to_have_count(len(table["filled"]))
        expect(other.locator(".balcony")).to_have_count(0)
        in_play = table["in_play"]["faces"] if table["in_play"] else []
        self.pages.append((faces_of(facade_of(person)) | set(map(said, in_play)), person.page.content()))
        self.told.append(({face["face"] for face in in_play}, person.page.locator("body").inner_text()))

    def told_of_its_own_side_alone(self) -> None:
        """The own faces and those in play were told on every page, nothing that looks at the other side."""
        seat, seats = self.person.seat, self.person.view["seats"]
        names = [seats[one]["name"] for one in (seat, 1 - seat)]
        other = facade_of(self.person, 1 - seat)
        assert len(other["balconies"]) == BALCONIES
        for seen, page in self.pages:
            assert [face for face in seen if face not in page] == []
            # What one face shows may be a part of what another does.
            strange = {face for face in faces_of(other) if not any(face in one for one in seen)}
            assert [face for face in strange if face in page] == []
            assert [f"{name}, on the door" in page for name in names] == [True, False]
        codes = {balcony["face"] for balcony in other["balconies"].values()}
        for seen, text in self.told:
            assert codes & set(re.findall(r"\b\d+[a-d]\b", text)) <= seen


def test_two_friends_see_their_own_side_alone(people: People) -> None:
    ann, bea = people(), people()
    ann.start(me("Ann"), friend(), game=GAME)
    bea.join(ann, "Bea")
    ann.sits()
    bea.sits()
    watched = {person: Watched(person) for person in (ann, bea)}

    def way(person: Person) -> None:
        by_clicks(person)
        if not person.over:
            watched[person].look()

    play(ann, bea, way=way)
    for person in (ann, bea):
        assert len(watched[person].pages) >= BALCONIES - 1
        watched[person].told_of_its_own_side_alone()
        points_at_what_it_counts(person)
        expect(small_house(person, 1 - person.seat).locator(".balcony")).to_have_count(BALCONIES)


def points_at_what_it_counts(person: Person) -> None:
    """The result has a line for each balcony and the door; a tap on a line shows it in the house."""
    sheet = see_the_result(person)
    lines = next(seat["lines"] for seat in person.view["result"]["seats"] if seat["seat"] == person.seat)
    told = sheet.locator("li.sheet").filter(has_text=person.view["seats"][person.seat]["name"])
    expect(told.locator("tbody tr")).to_have_count(BALCONIES + 1)
    line = max(lines, key=lambda line: len(line.get("counted", [])))
    told.get_by_role("button", name=f"{line['cell']} ({line['face']})").click()
    marked(person, ".lit", {line["cell"], *line["counted"]})


def test_a_match_in_the_list(people: People) -> None:
    ann = people(list=True)
    ann.start(me(), bot("normal"), game=GAME)
    ann.sits()
    play(ann, way=in_the_list)
    see_the_result(ann)
    assert len(facade_of(ann)["balconies"]) == BALCONIES


def test_the_variants_on_a_phone(people: People) -> None:
    ann = people(phone=True)
    ann.go(f"/new/{GAME}")
    ann.page.get_by_placeholder("Your name").fill("Ann")
    ann.page.get_by_label("The other side of the house").select_option("open")
    ann.tap(ann.page.locator("details summary"))
    ann.page.get_by_label("Blocks go").select_option("free")
    ann.page.get_by_label("The entrance stands in the bottom row").select_option("any")
    ann.tap(ann.button("Start"))
    ann.sits()
    ann.post(f"/api/matches/{ann.match}/doings", do="confirming", seat=ann.seat, on=False)
    entrance = facade_of(ann)["entrance"]
    assert entrance.startswith("L1")
    expect(cell_of(ann, entrance)).to_have_accessible_name(f"Level 1, column {entrance[-1]}. Entrance")
    loose: list[str] = []

    def way(person: Person) -> None:
        """Place apart from everything that stands, once."""
        free = [words for words in person.view["choices"] if words["do"] == "place" and apart(person, words["cell"])]
        if free and not loose:
            does(person, free[0])
            loose.append(free[0]["cell"])
        else:
            by_clicks(person)

    play(ann, way=way, until=lambda: len(facade_of(ann)["balconies"]) > 3 and ann.asked)
    assert loose[0] in facade_of(ann)["balconies"]
    look_over(ann)
    play(ann, way=way)
    see_the_result(ann)


def apart(person: Person, cell: str) -> bool:
    """Whether a cell touches nothing that stands."""
    table = person.view["table"]
    standing = (*table["filled"], table["entrance"])
    return all(abs(int(cell[1]) - int(one[1])) + abs(int(cell[3]) - int(one[3])) > 1 for one in standing)


def look_over(person: Person) -> None:
    """The other facade is open: to be seen in small, and looked at and read in large."""
    other = 1 - person.seat
    theirs = facade_of(person, other)
    expect(small_house(person, other).locator(".balcony")).to_have_count(len(theirs["balconies"]))
    person.tap(small_house(person, other))
    expect(small_house(person, person.seat)).to_be_visible()
    for cell in (theirs["entrance"], *theirs["balconies"]):
        explains(person, theirs, cell)
    person.tap(small_house(person, person.seat))
    expect(small_house(person, other)).to_be_visible()


def test_a_score_is_explained(people: People) -> None:
    ann = people()
    ann.start(me(), bot("normal"), game=GAME, confirming=True)
    ann.sits()

    def way(person: Person) -> None:
        """Before it is confirmed, a block stands there with what it changes."""
        table = person.view["table"]
        by_clicks(person)
        choice = person.sent[-1]["choice"]
        if choice["do"] == "place":
            assert person.confirms
            gain = table["in_play"]["changes"][choice["face"]][choice["cell"]]
            cell = cell_of(person, choice["cell"])
            expect(cell.locator(".balcony")).to_be_visible()
            expect(cell.locator(".laid")).to_have_text(f"+{gain}" if gain >= 0 else f"−{-gain}")

    def counts() -> bool:
        balconies = facade_of(ann)["balconies"].values()
        return len(balconies) >= 8 and any(balcony["points"] and balcony["counted"] for balcony in balconies)

    play(ann, way=way, until=lambda: counts() and ann.asked)
    assert counts()
    facade = facade_of(ann)
    for cell in (facade["entrance"], *facade["balconies"]):
        explains(ann, facade, cell)
