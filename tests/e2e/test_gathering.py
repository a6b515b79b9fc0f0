"""Before the first deal, and after somebody has closed a match: what everybody who looks on sees of it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.table import People, Person, in_the_list, turn
from tests.table.kit import GARDEN, friend, me

CLOSED = "The host has closed this match."


@pytest.fixture
def three(people: People) -> tuple[Person, Person, Person]:
    """Ann, who sets matches up, Bea at her phone, and Cleo, who watches."""
    return people(), people(phone=True), people()


def surely(person: Person, button: str, sure: str) -> None:
    """Press what can't be undone, twice."""
    person.tap(person.button(button))
    person.tap(person.button(sure))


def close_the_match(ann: Person) -> None:
    surely(ann, "Close the match for everybody", "Really close it?")


def kept_on_the_home_page(person: Person) -> int:
    """How many matches this browser can go on with."""
    person.go("/")
    expect(person.page.get_by_role("article")).not_to_have_count(0)
    return person.page.locator("section[aria-labelledby=continue] a").count()


def test_everybody_sees_that_the_host_has_closed_the_match(three: tuple[Person, Person, Person]) -> None:
    ann, bea, cleo = three
    id = ann.start(me("Ann"), friend(), game=GARDEN)
    bea.join(ann, "Bea")
    cleo.go(f"/m/{id}")
    for person in three:
        person.sits()
    turn(ann, in_the_list)
    bea.button("Menu").click()
    expect(bea.button("Resign")).to_be_visible()
    expect(bea.button("Close the match for everybody")).to_have_count(0)
    ann.button("Menu").click()
    close_the_match(ann)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    for button in ("Resign", "Move my seat to another device"):
        expect(bea.button(button)).to_have_count(0)
    bea.page.keyboard.press("Escape")
    for person in three:
        expect(person.page.locator("section.say")).to_contain_text(CLOSED)
        expect(person.page.locator(".list-view li button")).to_have_count(0)
        expect(person.button("Play again")).to_have_count(0 if person is cleo else 1)
    assert kept_on_the_home_page(bea) == 0
    bea.go(f"/m/{id}")
    bea.sits()
    expect(bea.page.locator("section.say")).to_contain_text(CLOSED)
    bea.button("Play again").click()
    bea.until(lambda: bea.match != id)
    bea.sits()
    for person in (ann, cleo):
        expect(person.page.get_by_text("The next match has been set up")).to_be_visible()
    ann.page.get_by_role("link", name="Go there").first.click()
    ann.until(lambda: ann.match == bea.match)


def test_everybody_sees_that_the_host_waits_for_nobody_any_more(three: tuple[Person, Person, Person]) -> None:
    ann, bea, cleo = three
    id = ann.start(me("Ann"), friend(), friend(), game=GARDEN)
    link = ann.get(f"/api/matches/{id}")["invite"]
    bea.join(ann, "Bea")
    cleo.go(f"/m/{id}")
    for person in three:
        expect(person.page.get_by_text("One seat is still free.")).to_be_visible()
    close_the_match(ann)
    for person in three:
        expect(person.page.get_by_role("heading", name=CLOSED)).to_be_visible()
        expect(person.page.locator("main").get_by_role("button")).to_have_count(0)
        expect(person.page.locator("main").get_by_role("link", name="To the start")).to_be_visible()
    cleo.go(link)
    expect(cleo.page.locator("main")).to_contain_text(CLOSED)
    expect(cleo.page.get_by_text("Every seat is taken.")).to_have_count(0)
    expect(cleo.button("Sit down")).to_have_count(0)
    assert kept_on_the_home_page(bea) == 0


def test_a_guest_leaves_and_sits_down_again_and_a_bot_takes_the_last_seat(three: tuple[Person, Person, Person]) -> None:
    ann, bea, _ = three
    id = ann.start(me("Ann"), friend(), friend(), game=GARDEN)
    link = ann.get(f"/api/matches/{id}")["invite"]
    bea.join(ann, "Bea")
    expect(ann.page.get_by_text("One seat is still free.")).to_be_visible()
    expect(ann.button("Leave my seat")).to_have_count(0)
    surely(bea, "Leave my seat", "Really leave?")
    expect(ann.page.get_by_text("2 seats are still free.")).to_be_visible()
    expect(bea.button("Leave my seat")).to_have_count(0)
    assert kept_on_the_home_page(bea) == 0
    bea.go(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.tap(bea.page.get_by_role("radio", name="Seat 3"))
    bea.tap(bea.button("Sit down"))
    expect(ann.page.get_by_text("One seat is still free.")).to_be_visible()
    expect(bea.page.get_by_text("Let a bot play")).to_have_count(0)
    ann.page.get_by_text("Let a bot play").click()
    ann.page.get_by_role("button", name="Easy").click()
    for person, seat in ((ann, 0), (bea, 2)):
        person.sits()
        assert person.seat == seat
    kinds = [seat["kind"] for seat in ann.get(f"/api/matches/{id}")["seats"]]
    assert kinds == ["person", "random", "person"]
