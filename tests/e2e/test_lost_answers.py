"""The server does what it was asked, and its answer never arrives: whoever asked gets what they asked for, and once."""

import httpx
from playwright.sync_api import Route, expect

from tests.e2e.table import People, Person
from tests.table.kit import GARDEN, Words, bot, friend, me


def lose_answers(person: Person, address: str) -> list[int]:
    """From now on answers from there are lost on their way back, and their cookies with them; what each would say."""
    lost: list[int] = []

    def let_through(route: Route) -> None:
        request = route.request
        if request.method != "POST":
            route.continue_()
            return
        kept = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in person.page.context.cookies())
        headers = request.headers | ({"cookie": kept} if kept else {})
        lost.append(httpx.post(request.url, content=request.post_data_buffer, headers=headers).status_code)
        route.abort("connectionreset")

    person.page.route(address, let_through)
    return lost


def find_again(person: Person) -> None:
    """Answers arrive again; that some did not is no trouble of the page."""
    person.page.unroute_all()
    assert person.troubles != []
    assert all("ERR_CONNECTION_RESET" in text for text in person.troubles), person.troubles
    person.troubles.clear()


def invited(ann: Person, *others: Words) -> str:
    """The way to a seat at Ann's table."""
    ann.start(me("Ann"), friend(), *others, game=GARDEN)
    return str(ann.get(f"/api/matches/{ann.match}")["invite"])


def test_a_friend_whose_answer_is_lost_comes_to_the_seat_all_the_same(people: People) -> None:
    ann, bea = people(), people(phone=True)
    bea.go(invited(ann))
    lost = lose_answers(bea, "**/api/join/*")
    bea.page.get_by_label("Your name").fill("Bea")
    bea.button("Sit down").click()
    bea.sits()
    find_again(bea)
    assert (lost, bea.seat) == ([201], 1)
    expect(ann.page.locator("header li", has_text="Bea")).to_be_visible()


def test_a_friend_who_has_to_ask_again_sits_once(people: People) -> None:
    ann, bea = people(), people()
    bea.go(invited(ann, friend()))
    bea.page.get_by_label("Your name").fill("Bea")
    lost = lose_answers(bea, "**/api/join/*")
    bea.page.route(  # what has become of it can't be asked either
        "**/api/join/*",
        lambda route: route.abort("connectionreset") if route.request.method == "GET" else route.fallback(),
    )
    bea.button("Sit down").click()
    expect(bea.page.get_by_role("alert")).to_contain_text("can't be reached")
    find_again(bea)
    bea.button("Sit down").click()
    expect(bea.page.get_by_role("heading", name="The table is being set")).to_be_visible()
    seats = ann.get(f"/api/matches/{ann.match}")["seats"]
    assert (lost, [seat["name"] for seat in seats]) == ([201], ["Ann", "Bea", ""])


def test_whoever_sits_at_a_device_already_makes_room_for_another(people: People) -> None:
    ann, bea = people(), people()
    invite = invited(ann, friend())
    for name in ("Bea", "Cleo"):
        bea.go(invite)
        bea.page.get_by_label("Your name").fill(name)
        bea.button("Sit down").click()
        expect(bea.page.get_by_label("Your name")).to_have_count(0)
    ann.sits()
    seats = ann.get(f"/api/matches/{ann.match}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bea", "Cleo"]


def test_a_match_whose_answer_is_lost_is_on_the_home_page(people: People) -> None:
    ann = people()
    ann.go(f"/new/{GARDEN}")
    lost = lose_answers(ann, "**/api/matches")
    ann.page.get_by_placeholder("Your name").fill("Ann")
    ann.button("Start").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("can't be reached")
    find_again(ann)
    assert lost == [201]
    ann.go("/")
    expect(ann.page.get_by_role("region", name="Continue").get_by_role("link")).to_have_count(1)


def test_a_seat_whose_move_is_not_answered_has_moved(people: People) -> None:
    ann, phone = people(), people(phone=True)
    id = ann.start(me("Ann"), bot(), game=GARDEN)
    code = ann.post(f"/api/matches/{id}/seats/0/code")["code"]
    phone.go("/move")
    lost = lose_answers(phone, "**/api/move")
    phone.page.get_by_label("Code").fill(code)
    phone.button("Sit down here").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("can't be reached")
    find_again(phone)
    phone.button("Sit down here").click()
    phone.sits()
    assert (lost, phone.match, phone.seat) == ([200], id, 0)
