"""Best Treehouse Ever from the invitation to the rematch: on two browsers, against bots on a phone, in the list."""

import re
from pathlib import Path

from playwright.sync_api import expect

from rooftree.engine.record import read
from tests.e2e.line import Line
from tests.e2e.table import People, Person, in_the_list, play, rule_link, see_the_result, turn
from tests.e2e.treehouse import GAME, by_clicks, choose, hold, slot
from tests.table.kit import Server, bot, me


def set_up_for_a_friend(ann: Person) -> str:
    """Everything on the way from the home page to a link for a friend."""
    ann.go("/")
    tile = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("heading", name="Best Treehouse Ever"))
    tile.get_by_role("link", name="Play", exact=True).click()
    ann.page.get_by_placeholder("Your name").fill("Ann")
    ann.page.get_by_role("radiogroup", name="Who sits at seat 2?").get_by_role("radio", name="Friend by link").click()
    ann.button("Start and invite").click()
    link = ann.page.locator("#link")
    expect(link).to_have_value(re.compile(r"^http://.*/join/"))
    return link.input_value()


def sit_down(bea: Person, link: str) -> None:
    bea.page.goto(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.button("Sit down").click()


def change_ones_mind(ann: Person) -> None:
    """Pick, undo it, pick, start the turn again: each time everything can be chosen as before."""
    before = ann.view["choices"]
    for button in ("Undo", "Start my turn again"):
        by_clicks(ann)
        assert (ann.confirms, ann.view["choices"]) == (True, [])
        expect(ann.page.locator("[data-own] .ghost")).to_be_visible()
        ann.does(lambda name=button: ann.button(name).click())  # type: ignore[misc]
        assert (ann.confirms, ann.view["choices"]) == (False, before)
        expect(ann.page.locator("[data-own] .ghost")).to_have_count(0)


def choose_while_the_line_is_cut(ann: Person, bea: Person, line: Line) -> None:
    """What Ann chooses meanwhile is kept and sent as soon as she is back; then she reloads, and finds it chosen."""
    line.cut()
    notice = ann.page.locator(".notice")
    expect(notice).to_contain_text("The connection is gone for a moment")
    wanted, answers = ann.view["choices"][0], len(ann.answers)
    choose(ann, wanted)
    expect(notice).to_contain_text("Your choice is kept")
    turn(bea, by_clicks)
    assert len(ann.answers) == answers
    line.mend()
    ann.until(lambda: len(ann.answers) > answers and ann.confirms)
    expect(notice).to_have_count(0)
    ann.troubles.clear()  # the browser has complained of the line
    ann.reload()
    ann.sits()
    assert ann.view["table"]["chosen"] == wanted
    assert ann.confirms


def test_two_friends_play_a_whole_match_on_two_browsers(people: People, server: Server, tmp_path: Path) -> None:
    with Line(server.settings.port) as line:
        ann, bea = people(url=line.url), people()
        sit_down(bea, set_up_for_a_friend(ann))
        ann.sits()
        bea.sits()
        assert (ann.seat, bea.seat) == (0, 1)
        change_ones_mind(ann)
        play(ann, bea, way=by_clicks, until=lambda: ann.view["table"]["round"] == 2)
        choose_while_the_line_is_cut(ann, bea, line)
        play(ann, bea, way=by_clicks)
        sheets = [see_the_result(person) for person in (ann, bea)]
        with ann.page.expect_download() as download:
            sheets[0].get_by_role("link", name="Save the record").click()
        download.value.save_as(tmp_path / "record.json")
        assert read((tmp_path / "record.json").read_bytes()).result == ann.view["result"]
        ann.button("Play again", sheets[0]).click()
        sheets[1].get_by_role("link", name="Go there").click()
        for person in (ann, bea):
            expect(person.page).not_to_have_url(re.compile(download.value.url.split("/")[-2]))
            person.until(lambda person=person: person.view and not person.over)  # type: ignore[misc]
        assert ann.match == bea.match
        assert [ann.asked, bea.asked] == [True, True]


def test_what_is_forbidden_is_answered_with_the_rule(people: People) -> None:
    ann = people()
    ann.start(me(), bot(), game=GAME)
    ann.sits()
    hold(ann, ann.view["choices"][0]["room"])
    slot(ann, "6.1").click()
    link = rule_link(ann)
    expect(link).to_have_attribute("href", f"/rules/{GAME}#TH-41")
    with ann.page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator("#TH-41")).to_be_in_viewport()
    expect(opened.value.locator("#TH-41")).to_contain_text("Support")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("alertdialog")).to_have_count(0)
    assert ann.answers == []


def test_a_match_against_bots_on_a_phone(people: People) -> None:
    ann = people(phone=True)
    ann.start(me(), bot(), bot("normal"), game=GAME, confirming=True)
    ann.sits()
    play(ann, way=by_clicks)
    see_the_result(ann)
    assert len(ann.view["result"]["seats"]) == 3


def test_a_match_in_the_list(people: People) -> None:
    ann = people(list=True)
    ann.start(me(), bot(), game=GAME)
    ann.sits()
    narrow = ann.page.get_by_placeholder("Type to narrow the list")
    offers = ann.page.locator(".list-view li button")
    some = [text for text in offers.all_inner_texts() if "2.1" in text]
    narrow.fill("2.1")
    expect(offers).to_have_text(some)
    assert 0 < len(some) < len(ann.view["choices"])
    narrow.press("ArrowDown")
    assert ann.does(lambda: ann.page.keyboard.press("Enter"))["choice"]["slot"] == "2.1"
    play(ann, way=in_the_list)
    see_the_result(ann)
