"""Every page: that it fits, says what is what to whoever can't see, breaks no rule of its own, and comes quickly."""

import json
import re
import time

import pytest
from playwright.sync_api import Request, expect

from tests.e2e.table import People, Person
from tests.e2e.treehouse import GAME
from tests.table.kit import Server, bot, friend, me

FIRST_LOAD = 150 * 1024
"""Bytes of the home page with all it fetches, compressed as they are sent."""
FIRST_PICTURE = 5.0
"""Seconds to the table's first picture on a busy machine; an idle one takes less than one."""
NAMELESS = """() => {
    const named = (one) => one.innerText?.trim() || one.ariaLabel || one.getAttribute('aria-labelledby') || one.title
        || one.labels?.length || one.querySelector('[aria-label], title, img[alt]:not([alt=""])');
    const seen = (one) => one.checkVisibility() && !one.closest('[aria-hidden=true]');
    const all = [...document.querySelectorAll('button, a[href], input, select, [role=button], [role=switch]')];
    const pictures = [...document.querySelectorAll('img:not([alt])')];
    return [...all.filter((one) => seen(one) && !named(one)), ...pictures].map((one) => one.outerHTML);
}"""
TWICE = """() => {
    const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOO_TALL = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"


def pages_of(person: Person, game: str) -> list[str]:
    """The addresses of a game's own pages, with a match that is being played."""
    running = person.post("/api/matches", game=game, seats=[me(), bot()])
    return [f"/new/{game}", f"/rules/{game}", f"/how-to-play/{game}", f"/m/{running['id']}"]


def every_page(person: Person) -> list[str]:
    """The address of every kind of page, with a table that waits for a friend, too."""
    gathering = person.post("/api/matches", game=GAME, seats=[me(), friend()])
    return ["/", *pages_of(person, GAME), f"/m/{gathering['id']}", gathering["invite"], "/move"]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_every_page_fits_and_names_its_parts(people: People, phone: bool, dark: bool) -> None:
    ann = people(phone=phone, dark=dark)
    for path in every_page(ann):
        ann.go(path)
        well_made(ann)
    assert ann.page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches") is dark
    ann.go("/nothing/here")
    expect(ann.page.get_by_role("heading", name="Nothing grows here")).to_be_visible()
    well_made(ann)
    assert [text for text in ann.troubles if "404" not in text] == []
    ann.troubles.clear()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_pages_of_the_other_games_fit_too(people: People, phone: bool) -> None:
    ann = people(phone=phone, dark=phone)
    games = {game["id"] for game in ann.get("/api/hall")["games"]} - {GAME}
    assert len(games) == 4
    for game in sorted(games):
        for path in pages_of(ann, game):
            ann.go(path)
            well_made(ann)


def well_made(person: Person) -> None:
    """What holds for every page."""
    page = person.page
    expect(page.locator("h1")).to_have_count(1)
    page.wait_for_load_state("networkidle")
    person.drawn()
    assert page.evaluate(NAMELESS) == [], page.url
    assert page.evaluate(TWICE) == [], page.url
    assert page.evaluate(TOO_WIDE) <= 0, page.url
    if page.locator(".drawing").count():  # the whole table is seen at once
        assert page.evaluate(TOO_TALL) <= 0, page.url
    assert page.title() != ""
    assert page.locator("html").get_attribute("lang") == "en"


def test_the_home_page_is_a_small_load(people: People) -> None:
    ann = people()
    finished: list[Request] = []
    ann.page.on("requestfinished", lambda request: finished.append(request))
    ann.go("/")
    expect(ann.page.get_by_role("article")).not_to_have_count(0)
    ann.page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in finished}
    assert any(url.endswith(".js") for url in sizes)
    assert any(url.endswith(".ftl") for url in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_the_first_picture_of_the_table_comes_quickly(people: People) -> None:
    ann = people()
    id = ann.post("/api/matches", game=GAME, seats=[me(), bot()])["id"]
    began = time.monotonic()
    ann.go(f"/m/{id}")
    expect(ann.page.locator("[data-own]")).to_be_visible()
    assert time.monotonic() - began < FIRST_PICTURE


def test_a_page_asks_for_what_is_documented_and_is_told_what_is_its_own(people: People, server: Server) -> None:
    """That what it is told is all it may know is proven in tests/table; here, that a page asks no further."""
    ann, bea, guest = people(), people(), people()
    id = ann.start(me("Ann"), friend(), game=GAME)
    bea.join(ann, "Bea")
    guest.go(f"/m/{id}")
    for person in (ann, bea, guest):
        person.sits()
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    paths = ann.get("/schema")["paths"]
    documented = [re.sub(r"\\{[^/]*\\}", "[^/]+", re.escape(path)) for path in [*paths, "/api/matches/{id}/live"]]
    documented += ["/assets/[^/]+", "/favicon[^/]*[.]svg", f"/m/{id}"]
    own = re.compile(f"(http|ws)://127[.]0[.]0[.]1:{server.settings.port}({'|'.join(documented)})([?].*)?")
    for person in (ann, bea, guest):
        assert [url for url in person.requests if not own.fullmatch(url)] == []
        assert any(url.startswith("ws://") for url in person.requests)
    hands = {person.seat: person.view["table"]["hand"] for person in (ann, bea)}
    for person in (ann, bea, guest):
        told = json.dumps(person.messages) + person.page.content()
        seen = {seat for seat, hand in hands.items() for room in hand if f'"{room}"' in told}
        assert seen == {person.seat} - {None}
