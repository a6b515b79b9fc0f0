"""What the table hands to the browser: a link to share or copy, and word that it is somebody's turn."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.table import People, Person, in_the_clipboard, in_the_list, play, turn
from tests.table.kit import GARDEN, friend, me

SHARES = "navigator.share = async (what) => { window.shared = what; };"
SHARES_NOTHING = "navigator.share = async () => { throw new DOMException('', 'NotAllowedError'); };"
CHANGES_ITS_MIND = "navigator.share = async () => { throw new DOMException('', 'AbortError'); };"
COPIES_NOTHING = """
    navigator.clipboard.writeText = async () => { throw new DOMException('', 'NotAllowedError'); };
    document.execCommand = () => false;
"""
NOTES = """
    window.asked = 0;
    window.notes = [];
    window.allowed = "default";
    window.away = false;
    window.Notification = class {
        static get permission() { return window.allowed; }
        static async requestPermission() { window.asked += 1; return window.allowed = window.answer; }
        constructor(what, more) {
            if (window.unable) throw new TypeError('Illegal constructor');
            window.notes.push([what, more.body]);
        }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => window.away });
"""
"""The browser's bubbles are drawn outside of the page, and in a browser without a screen no tab is ever hidden."""


def inviting(people: People, *scripts: str) -> tuple[Person, str]:
    """Ann at a table that waits for a friend, in a browser of this kind; and the link."""
    ann = people()
    for script in scripts:
        ann.page.add_init_script(script)
    ann.start(me("Ann"), friend(), game=GARDEN)
    link = ann.page.locator("#link")
    expect(link).not_to_have_value("")
    return ann, link.input_value()


def test_a_link_is_copied(people: People) -> None:
    ann, link = inviting(people)
    expect(ann.button("Share")).to_have_count(0)
    ann.button("Copy the link").click()
    expect(ann.button("Copied")).to_be_visible()
    assert in_the_clipboard(ann) == link


def test_a_link_is_shared_where_the_browser_can(people: People) -> None:
    ann, link = inviting(people, SHARES)
    ann.button("Share").click()
    ann.page.wait_for_function("window.shared")
    shared = ann.page.evaluate("window.shared")
    assert (shared["url"], shared["title"]) == (link, ann.page.locator("p.soft").first.inner_text())


def test_a_link_that_can_not_be_shared_is_copied(people: People) -> None:
    ann, link = inviting(people, SHARES_NOTHING)
    ann.button("Share").click()
    expect(ann.button("Copied")).to_be_visible()
    assert in_the_clipboard(ann) == link


def test_nothing_is_copied_for_somebody_who_shares_nothing_after_all(people: People) -> None:
    ann, _ = inviting(people, CHANGES_ITS_MIND)
    ann.button("Share").click()
    ann.drawn()
    expect(ann.button("Copy the link")).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_where_nothing_can_be_copied_the_link_is_selected_and_that_is_said(people: People) -> None:
    ann, link = inviting(people, COPIES_NOTHING)
    ann.button("Copy the link").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("The link is selected now")
    assert ann.page.evaluate("getSelection().toString()") == link
    ann.page.keyboard.press("Control+C")
    assert in_the_clipboard(ann) == link


def at_a_table(people: People, answer: str, **settings: Any) -> tuple[Person, Person]:
    """Ann in a browser that answers so when it is asked for leave to notify; and Bea, whose turn comes after hers."""
    ann, bea = people(**settings), people()
    ann.page.add_init_script(f"{NOTES} window.answer = '{answer}';")
    ann.start(me("Ann"), friend(), game=GARDEN)
    bea.join(ann, "Bea")
    for person in (ann, bea):
        person.sits()
    return ann, bea


def switch(ann: Person) -> None:
    ann.button("Menu").click()
    assert ann.page.evaluate("window.asked") == 0  # nobody is asked who has not touched the switch
    ann.page.get_by_role("switch", name="Notify me when it is my turn").click()


def stands(ann: Person, on: bool) -> None:
    expect(ann.page.get_by_role("switch", name="Notify me")).to_have_attribute("aria-checked", str(on).lower())


def test_whoever_allows_it_is_notified_of_a_turn_in_a_hidden_tab(people: People) -> None:
    ann, bea = at_a_table(people, "granted")
    title = ann.page.locator("h1").inner_text()
    switch(ann)
    stands(ann, on=True)
    assert ann.page.evaluate("[window.asked, window.notes.length]") == [1, 1]
    ann.page.keyboard.press("Escape")
    expect(ann.page).to_have_title(f"● Your turn · {title}")
    turn(ann, in_the_list)
    expect(ann.page).to_have_title(title)
    assert ann.page.locator('link[rel="icon"]').get_attribute("href") == "/favicon.svg"
    ann.page.evaluate("window.away = true")
    play(bea, way=in_the_list, until=lambda: ann.asked)
    expect(ann.page).to_have_title(f"● Your turn · {title}")
    assert ann.page.evaluate("window.notes.slice(1)") == [["Your turn", title]]
    assert "favicon-turn" in (ann.page.locator('link[rel="icon"]').get_attribute("href") or "")
    ann.button("Menu").click()
    ann.page.get_by_role("switch", name="Sound when it is my turn").click()
    ann.drawn()
    assert ann.page.evaluate("window.notes.length") == 2  # of a turn somebody is told once


def test_nobody_is_notified_of_what_they_see(people: People) -> None:
    ann, bea = at_a_table(people, "granted")
    switch(ann)
    ann.page.keyboard.press("Escape")
    turn(ann, in_the_list)
    play(bea, way=in_the_list, until=lambda: ann.asked)
    ann.drawn()
    assert ann.page.evaluate("window.notes.length") == 1


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("denied", "does not let the table notify"),
        ("default", "does not let the table notify"),
        ("granted'; window.unable = '1", "shows no notifications"),
    ],
)
def test_a_browser_that_does_not_notify_is_told_of(people: People, answer: str, said: str) -> None:
    ann, bea = at_a_table(people, answer)
    switch(ann)
    expect(ann.page.get_by_role("alert")).to_contain_text(said)
    stands(ann, on=False)
    ann.page.keyboard.press("Escape")
    turn(ann, in_the_list)
    ann.page.evaluate("window.away = true")
    play(bea, way=in_the_list, until=lambda: ann.asked)
    ann.drawn()
    assert ann.page.evaluate("window.notes") == []


def test_leave_that_was_taken_back_is_asked_for_again(people: People) -> None:
    ann, _ = at_a_table(people, "granted", notify=True)
    ann.button("Menu").click()
    stands(ann, on=False)
    ann.page.get_by_role("switch", name="Notify me").click()
    stands(ann, on=True)
    assert ann.page.evaluate("window.asked") == 1
