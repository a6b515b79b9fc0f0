"""People at browsers of their own, and how they play: by clicks on a drawing, in the list, by keys alone."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket, expect

from tests.table.kit import Words

PATIENCE = 60.0
"""Seconds for anything to happen, on a busy machine."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


class Person:
    """Somebody at a page: what it shows, what it asked for and was sent, what went wrong in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.view: Any = None
        self.messages: list[Any] = []
        self.answers: list[Any] = []
        self.sent: list[Any] = []
        self.requests: list[str] = []
        self.troubles: list[str] = []
        page.on("websocket", self._opened)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    def _opened(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._said)

    def _heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.messages.append(message)
        if "view" in message:
            self.view = message["view"]
        elif message["type"] in ("done", "refused"):
            self.answers.append(message)

    def _said(self, text: str | bytes) -> None:
        doing = json.loads(text)["doing"]
        if doing["do"] not in ("look", "ping"):
            self.sent.append(doing)

    # --- looking ------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.view = None
        self.page.goto(self.url + path)

    def reload(self) -> None:
        self.view = None
        self.page.reload()

    def button(self, name: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name)

    @property
    def match(self) -> str:
        """The id of the match on the page."""
        return urlsplit(self.page.url).path.removeprefix("/m/")

    @property
    def seat(self) -> Any:
        """Through whose eyes the page looks."""
        return self.view and self.view["seat"]

    @property
    def over(self) -> bool:
        return bool(self.view and self.view["over"])

    @property
    def confirms(self) -> bool:
        """Whether the turn waits to be confirmed."""
        return bool(self.view) and self.seat in self.view["unconfirmed"]

    @property
    def asked(self) -> bool:
        """Whether there is something to do."""
        return bool(self.view and self.view["choices"]) or self.confirms

    def until(self, true: Callable[[], Any]) -> None:
        """Wait for something that will be so, while the pages go on."""
        ends = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < ends, f"waited in vain; said last: {self.messages[-1:]}"
            self.page.wait_for_timeout(20)

    def drawn(self) -> None:
        """Wait until the page has drawn what it was sent."""
        self.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")

    def sits(self) -> None:
        """Wait until the table is there."""
        self.until(lambda: self.view)
        expect(self.page.locator("section.say")).to_be_visible()
        self.drawn()

    # --- asking the server, as this browser --------------------------------------------------------------------

    def get(self, path: str) -> Any:
        answer = self.page.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.page.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def start(self, *seats: Words, game: str, confirming: bool = False, **more: Any) -> str:
        """Set a match up, and go there; its id."""
        info = self.post("/api/matches", game=game, seats=list(seats), **more)
        self.enter(info, confirming)
        return str(info["id"])

    def join(self, host: "Person", name: str, confirming: bool = False) -> None:
        """Sit down at somebody's table."""
        invite = host.get(f"/api/matches/{host.match}")["invite"]
        self.enter(self.post(f"/api{invite}", name=name), confirming)

    def enter(self, info: Any, confirming: bool = False) -> None:
        for seat in info["seats"] if info["status"] == "running" else []:
            if seat["mine"] and not confirming:
                doing = {"do": "confirming", "seat": seat["seat"], "on": False}
                self.post(f"/api/matches/{info['id']}/doings", **doing)
        self.go(f"/m/{info['id']}")

    # --- doing -------------------------------------------------------------------------------------------------

    def tap(self, place: Locator) -> None:
        """With a finger on a phone, with the mouse elsewhere."""
        (place.tap if self.page.viewport_size == PHONE else place.click)()

    def does(self, something: Callable[[], None]) -> Any:
        """Do it, and wait until the server has answered and the page shows what came of it; what was asked for."""
        before = len(self.answers)
        something()
        self.until(lambda: len(self.answers) > before)
        answer = self.answers[-1]
        assert answer["type"] == "done", answer
        self.until(lambda: self.view and self.view["position"] >= answer["position"])
        self.drawn()
        return self.sent[-1]

    def confirm(self) -> None:
        assert self.does(lambda: self.tap(self.button("Confirm")))["do"] == "confirm"

    def tab_to(self, place: Locator) -> None:
        """Move the focus there, as whoever has no mouse does."""
        for _ in range(100):
            if place.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by tab to {place}")


Way = Callable[[Person], None]


def turn(person: Person, way: Way) -> None:
    """Do what is asked of a person, and confirm it."""
    if not person.confirms:
        way(person)
    if person.confirms:
        person.confirm()


def play(*people: Person, way: Way, until: Callable[[], bool] = lambda: False) -> None:
    """Play to the end, or until something is so."""

    def over() -> bool:
        return all(person.over for person in people)

    while not over() and not until():
        asked = next((person for person in people if person.asked), None)
        if asked:
            turn(asked, way)
        else:
            people[0].until(lambda: over() or until() or any(person.asked for person in people))


def in_the_list(person: Person, sentence: str | None = None) -> None:
    """Take the choice that reads so in the list view, or else the last."""
    offers = person.page.locator(".list-view li button:enabled")
    expect(offers).to_have_count(len(person.view["choices"]))
    wanted = offers.last if sentence is None else person.page.locator(".list-view li").get_by_text(sentence, exact=True)
    assert person.does(lambda: person.tap(wanted))["do"] == "choose"


def by_keys(person: Person) -> None:
    """Take a choice of the list view without a mouse; the focus moves on by itself once it has been there."""
    offers = person.page.locator(".list-view li button:enabled")
    expect(offers).to_have_count(len(person.view["choices"]))
    if not person.page.locator(".list-view li button:focus").count():
        person.tab_to(offers.first)
    assert person.does(lambda: person.page.keyboard.press("Enter"))["do"] == "choose"


def see_the_result(person: Person) -> Locator:
    """The sheet with the result, which says what the server says."""
    sheet = person.dialog("The result")
    expect(sheet).to_be_visible()
    result = person.view["result"]
    for seat in result["winners"]:
        expect(sheet.locator(".winner")).to_contain_text(person.view["seats"][seat]["name"])
    totals = [int(text) for text in sheet.locator(".total").all_inner_texts()]
    assert sorted(totals) == sorted(seat["total"] for seat in result["seats"])
    return sheet


class People:
    """Whoever a test needs: each at a browser of their own, with nothing kept in it."""

    def __init__(self, chromium: Browser, url: str, folder: Path) -> None:
        self._chromium, self._url, self._folder = chromium, url, folder
        self.all: list[Person] = []

    def __call__(self, *, phone: bool = False, dark: bool = False, url: str | None = None, **settings: Any) -> Person:
        """Somebody new, who may have come by another address, and may have set something in the menu before."""
        url = url or self._url
        kept = [{"name": "rooftree", "value": json.dumps(settings)}]
        context = self._chromium.new_context(
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en-GB",
            storage_state={"cookies": [], "origins": [{"origin": url, "localStorage": kept}]} if settings else None,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE * 1000)
        person = Person(context.new_page(), url)
        self.all.append(person)
        return person

    def pictures(self) -> list[str]:
        """What everybody saw at last, in files."""
        paths = [self._folder / f"person-{number}.png" for number in range(len(self.all))]
        for person, path in zip(self.all, paths, strict=True):
            person.page.screenshot(path=path)
        return [str(path) for path in paths]

    def leave(self) -> None:
        for person in self.all:
            person.page.context.close()


def rule_link(person: Person) -> Locator:
    """The link of an answer to "why not?" to the paragraph it is about."""
    sheet = person.page.get_by_role("alertdialog")
    expect(sheet.locator(".reason")).not_to_be_empty()
    return sheet.get_by_role("link", name=re.compile(r"^Rule [A-Z]{2}-\d+"))


def in_the_clipboard(person: Person) -> str:
    """What comes of pasting."""
    person.go("/")
    field = person.page.get_by_label("Link or code")
    field.press("Control+V")
    return field.input_value()
