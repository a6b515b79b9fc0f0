"""Who sits where, through the screen: another device, a friend who is away, resigning, ending by agreement."""

import pytest
from playwright.sync_api import expect

from tests.e2e.table import People, Person, in_the_list, play, turn
from tests.table.kit import GARDEN, bot, friend, me


@pytest.fixture
def two(people: People) -> tuple[Person, Person]:
    """Ann, who has set a match up, and Bea."""
    ann, bea = people(), people()
    ann.start(me("Ann"), friend(), game=GARDEN)
    bea.join(ann, "Bea")
    ann.sits()
    bea.sits()
    return ann, bea


def open_the_menu(person: Person) -> None:
    person.button("Menu").click()
    expect(person.dialog("Menu")).to_be_visible()


def close_the_menu(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.dialog("Menu")).to_have_count(0)


def test_a_seat_moves_to_another_device_by_its_code(people: People) -> None:
    ann, at_the_phone = people(), people(phone=True)
    id = ann.start(me("Ann"), bot(), game=GARDEN)
    ann.sits()
    open_the_menu(ann)
    ann.button("Move my seat to another device").click()
    code = ann.page.locator(".code").inner_text()
    at_the_phone.go("/move")
    at_the_phone.page.get_by_label("Code").fill(code.lower())
    at_the_phone.button("Sit down here").click()
    at_the_phone.sits()
    assert (at_the_phone.match, at_the_phone.seat) == (id, 0)
    turn(at_the_phone, in_the_list)
    close_the_menu(ann)
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()
    expect(ann.page.locator(".list-view li button")).to_have_count(0)


def test_somebody_plays_for_a_friend_who_is_away_until_she_is_back(people: People, two: tuple[Person, Person]) -> None:
    ann, bea = two
    id = ann.match
    bea.go("/")
    open_the_menu(ann)
    away = ann.page.get_by_role("region", name="Friends who are away")
    away.get_by_text("Let someone play for them").click()
    away.get_by_role("button", name="Stand-in").click()
    expect(away).to_have_count(0)
    close_the_menu(ann)
    turn(ann, in_the_list)
    ann.until(lambda: ann.view["table"]["gardens"][1]["composted"] + sum(plants(ann, 1)) > 0)
    bea.go(f"/m/{id}")
    bea.sits()
    expect(bea.page.get_by_text("your seat was played by the stand-in")).to_be_visible()
    expect(bea.page.locator(".list-view li button")).to_have_count(0)
    bea.button("I am back").click()
    expect(bea.page.get_by_text("your seat was played by")).to_have_count(0)
    play(ann, bea, way=in_the_list)
    assert bea.over


def plants(person: Person, seat: int) -> list[int]:
    return list(person.view["table"]["gardens"][seat]["plants"].values())


def test_whoever_resigns_lets_the_other_play_on(two: tuple[Person, Person]) -> None:
    ann, bea = two
    open_the_menu(bea)
    bea.button("Resign").click()
    bea.button("Really resign?").click()
    expect(bea.button("Resign")).to_have_count(0)
    expect(ann.page.locator("header li", has_text="Bea")).to_contain_text("has resigned")
    play(ann, way=in_the_list)
    assert ann.over


def test_all_agree_to_end(two: tuple[Person, Person]) -> None:
    ann, bea = two
    for person, other in ((ann, bea), (bea, ann)):
        open_the_menu(person)
        person.page.get_by_role("switch", name="I agree to end the match now").click()
        if person is ann:
            expect(other.page.get_by_text("Ann would like to end the match.")).to_be_visible()
    for person in two:
        close_the_menu(person)
        expect(person.page.locator("section.say")).to_contain_text("Ended by agreement.")
        expect(person.page.locator(".list-view li button")).to_have_count(0)


def test_a_reaction_is_seen_by_the_others(two: tuple[Person, Person]) -> None:
    ann, bea = two
    ann.button("Bravo").click()
    expect(bea.page.locator("header li", has_text="Ann").get_by_role("img", name="Bravo")).to_be_visible()
