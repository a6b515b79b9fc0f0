"""A phone held sideways: what the next choice takes is in view, all of it, and can be tapped and dragged."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e import treehouse
from tests.e2e.table import People, Person
from tests.table.kit import bot, me

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 667, "height": 375}
TURNS = 6
LEAST = 20
"""Pixels of a thing to tap, across."""
OUT_OF_VIEW = """() => {
    const all = [...document.querySelectorAll('.drawing button, .drawing [role=button], .say *, header *')];
    const out = (box) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    return all.filter((one) => one.checkVisibility() && out(one.getBoundingClientRect()))
        .map((one) => `${one.outerHTML.slice(0, 120)} ${JSON.stringify(one.getBoundingClientRect())}`);
}"""
SCROLLED = """() => [document.documentElement, ...document.querySelectorAll('main, .say, .say p')]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName} ${one.className} ${one.scrollHeight} of ${one.clientHeight}`)"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.drawing button:enabled, .say button, header button')]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
    .map((box) => Math.min(box.width, box.height)))"""


def sideways(people: People, size: ViewportSize = SIDEWAYS) -> Person:
    ann = people(phone=True)
    ann.page.set_viewport_size(size)
    return ann


def all_in_view(ann: Person) -> None:
    ann.drawn()
    assert ann.page.evaluate(SCROLLED) == []
    assert ann.page.evaluate(OUT_OF_VIEW) == []
    assert ann.page.evaluate(SMALLEST) >= LEAST


@pytest.mark.parametrize("size", [SIDEWAYS, SMALL], ids=["large", "small"])
@pytest.mark.parametrize("game", ["treehouse", "dream-home", "balconia", "big-build"])
def test_what_the_next_choice_takes_is_in_view(people: People, game: str, size: ViewportSize) -> None:
    ann = sideways(people, size)
    others = 1 if game == "balconia" else 3
    ann.start(me("Ann the Architect"), *[bot()] * others, game=game, confirming=True)
    ann.sits()
    for _ in range(TURNS):
        ann.until(lambda: ann.asked)
        all_in_view(ann)
        if ann.confirms:
            expect(ann.button("Confirm")).to_be_in_viewport(ratio=1)
            ann.confirm()
        else:
            view = ann.view
            wish = {
                "decision": view["decision"],
                "choice": view["choices"][0],
                "client": f"sideways-{view['position']}",
            }
            done = ann.post(f"/api/matches/{ann.match}/doings", do="choose", seat=0, **wish)["position"]
            ann.until(lambda done=done: ann.view["position"] >= done)  # type: ignore[misc]


def test_a_room_is_dragged_where_the_finger_goes(people: People) -> None:
    ann = sideways(people)
    ann.start(me("Ann"), bot(), game=treehouse.GAME)
    ann.sits()
    ann.until(lambda: ann.asked)
    wish = next(choice for choice in ann.view["choices"] if choice["do"] == "build")
    room, target = ann.page.locator(f'[data-hand="{wish["room"]}"]'), treehouse.slot(ann, wish["slot"])
    there = target.bounding_box()
    assert there is not None
    x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
    room.hover()
    ann.page.mouse.down()
    ann.page.mouse.move(x + 30, y + 30)
    ann.page.mouse.move(x, y)
    picture = ann.page.locator("svg.dragged").bounding_box()
    assert picture is not None
    assert picture["x"] < x < picture["x"] + picture["width"]
    assert picture["y"] < y < picture["y"] + picture["height"]
    doing = ann.does(ann.page.mouse.up)
    assert (doing["choice"]["room"], doing["choice"]["slot"]) == (wish["room"], wish["slot"])


def test_what_is_opened_from_the_drawing_has_the_whole_screen(people: People) -> None:
    ann = sideways(people)
    ann.start(me("Ann"), bot(), game=treehouse.GAME)
    ann.sits()
    ann.page.locator(".others button").first.tap()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_be_in_viewport(ratio=1)
    assert sheet.evaluate("(dialog) => dialog.currentCSSZoom") == pytest.approx(1, abs=0.01)


def test_a_long_name_leaves_room_for_the_points(people: People) -> None:
    ann = people()
    ann.start(me("Wilhelmina the Wise"), bot(), game="balconia")
    ann.sits()
    name, score = (ann.page.locator(f".front .sign .{each}").bounding_box() for each in ("name", "score"))
    assert name is not None
    assert score is not None
    assert name["x"] + name["width"] < score["x"]
