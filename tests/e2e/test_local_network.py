"""A table that is shared in the local network, from another machine of it: two network namespaces and what joins them.

Nothing leads out of the two, as in a house without the internet.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.kit import serving_at
from tests.e2e.conftest import QUIET, chromium_path, lacks
from tests.e2e.table import People, Person, in_the_clipboard, in_the_list, turn
from tests.table.kit import GARDEN

ROOT = Path(__file__).parents[2]
WIRES = {"home": "10.77.0", "work": "10.78.0"}
"""Two networks that both machines are in: the server is number 1 in each."""
URL, OTHER_URL = (f"http://{network}.1:8000" for network in WIRES.values())


class Machine:
    """A network namespace: what runs in it sees no network but its own."""

    def __init__(self, name: str) -> None:
        self.name = f"rooftree-{os.getpid()}-{name}"
        self.prefix = ["ip", "netns", "exec", self.name]

    def ip(self, *words: str) -> None:
        subprocess.run(["ip", "-n", self.name, *words], check=True)

    @contextmanager
    def chromium(self, any_browser: Browser, folder: Path) -> Iterator[Browser]:
        """A browser at this machine."""
        wrapper = folder / self.name
        wrapper.write_text(f'#!/bin/sh\nexec {" ".join(self.prefix)} {chromium_path()} "$@"\n')
        wrapper.chmod(0o755)
        browser = any_browser.browser_type.launch(executable_path=wrapper, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def machines() -> Iterator[tuple[Machine, Machine]]:
    """The server's and a friend's, with wires between them."""
    if shutil.which("ip") is None:
        lacks("network namespaces are made with ip (of iproute2): found none on the PATH")
    house, phone = Machine("house"), Machine("phone")
    with ExitStack() as stack:
        for machine in (house, phone):
            made = subprocess.run(["ip", "netns", "add", machine.name], capture_output=True, text=True)
            if made.returncode:
                lacks(f"network namespaces may not be made here: {made.stderr.strip()}")
            stack.callback(subprocess.run, ["ip", "netns", "del", machine.name], check=True)
        for wire, network in WIRES.items():
            house.ip("link", "add", wire, "type", "veth", "peer", "name", wire, "netns", phone.name)
            for number, machine in enumerate((house, phone), 1):
                # Or an address comes by itself, seconds later, and Chromium drops what it loads as the network changed.
                machine.ip("link", "set", wire, "addrgenmode", "none")
                machine.ip("addr", "add", f"{network}.{number}/24", "dev", wire)
                machine.ip("link", "set", wire, "up")
                machine.ip("link", "set", "lo", "up")
        yield house, phone


@pytest.fixture
def both(machines: tuple[Machine, Machine], chromium: Browser, tmp_path: Path) -> Iterator[tuple[Person, Person, str]]:
    """Ann, who plays where the server runs, Bea at her phone, and what the server said at its start."""
    house, phone = machines
    options = ("--host", "0.0.0.0", "--port", "8000")
    with (
        serving_at(*options, folder=tmp_path, prefix=house.prefix) as (_, said),
        house.chromium(chromium, tmp_path) as at_home,
        phone.chromium(chromium, tmp_path) as far,
    ):
        ann = People(at_home, "http://127.0.0.1:8000", tmp_path)()
        bea = People(far, URL, tmp_path)(phone=True)
        yield ann, bea, said.read_text()
        assert ann.troubles + bea.troubles == []


def invite(person: Person) -> str:
    """Set a table up for a friend; the link."""
    person.go(f"/new/{GARDEN}")
    person.page.get_by_placeholder("Your name").fill("Ann")
    seat = person.page.get_by_role("radiogroup", name="Who sits at seat 2?")
    person.tap(seat.get_by_role("radio", name="Friend by link"))
    person.tap(person.button("Start and invite"))
    link = person.page.locator("#link")
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def test_make_play_can_share() -> None:
    said = subprocess.run(
        ["make", "--no-print-directory", "-n", "play", "SHARE=1"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert said.stdout.splitlines()[-1] == ".venv/bin/rooftree serve --host 0.0.0.0"


def test_a_friend_at_another_machine_of_the_network_plays(both: tuple[Person, Person, str]) -> None:
    ann, bea, said = both
    assert f"The table is open: {URL}/ " in said
    assert "Everybody in this network can reach it." in said
    assert f"In another network of this machine it is {OTHER_URL}/" in said
    link = invite(ann)
    assert link.startswith(f"{URL}/join/")
    expect(ann.page.get_by_text("Nobody else can open this link yet")).to_have_count(0)
    bea.page.goto(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.tap(bea.button("Sit down"))
    for person in (ann, bea):
        person.sits()
    turn(ann, in_the_list)
    turn(bea, in_the_list)  # by a cookie, from an origin, over a live line, none of them the server's own machine's
    bea.reload()
    bea.sits()
    assert (bea.seat, bea.view["position"]) == (1, ann.view["position"])


def test_a_link_carries_the_address_by_which_its_sender_came(both: tuple[Person, Person, str]) -> None:
    _, bea, _ = both
    for url in (URL, OTHER_URL):
        bea.url = url
        assert invite(bea).startswith(f"{url}/join/")


def test_a_link_is_copied_without_https_too(both: tuple[Person, Person, str]) -> None:
    _, bea, _ = both
    link = invite(bea)
    assert bea.page.evaluate("[isSecureContext, typeof navigator.clipboard]") == [False, "undefined"]
    bea.tap(bea.button("Copy the link"))
    expect(bea.button("Copied")).to_be_visible()
    assert in_the_clipboard(bea) == link
