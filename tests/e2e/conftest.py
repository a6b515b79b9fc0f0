"""A server and a Chromium for the browser tests of a process, and people to sit in front of it."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.table import PATIENCE, People
from tests.table.kit import Server

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium_path() -> str | None:
    """Where this machine's Chromium is, or a Chrome."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def lacks(what: str) -> NoReturn:
    """What a test needs is missing: a failure in the continuous build, else a test that this machine cannot run."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file at one worker, which then needs one server and one Chromium."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.stem}"))


# Of the package, not the session: while Playwright runs, no other test could start an event loop in this process.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        lacks(f"the browser tests need one of {', '.join(NAMES)}: found none on the PATH")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browsers"), games=()) as server:
        yield server


@pytest.fixture
def people(chromium: Browser, server: Server, tmp_path: Path) -> Iterator[People]:
    """Makes people; at the end nothing may have gone wrong on anybody's page."""
    people = People(chromium, server.url, tmp_path)
    yield people
    people.leave()
    assert [person.troubles for person in people.all if person.troubles] == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Iterator[None]:
    report: Any = yield
    people = getattr(item, "funcargs", {}).get("people")
    if report.when == "call" and report.failed and people:
        report.sections.append(("what everybody saw at last", "\n".join(people.pictures())))
    return report
