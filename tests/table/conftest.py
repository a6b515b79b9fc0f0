"""One server for the tests of a process; most need no more than a match of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.kit import Browser, Server, bot, friend, me


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("table")) as server:
        yield server


@pytest.fixture
def ann(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def bea(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def shared(ann: Browser, bea: Browser) -> str:
    """A match of two people at two browsers, who do not confirm."""
    id = ann.start(me("Ann"), friend())
    bea.post(ann.match(id)["invite"].replace("/join", "/api/join"), name="Bea")
    for browser, seat in ((ann, 0), (bea, 1)):
        browser.do(id, "confirming", seat, on=False)
    return id


@pytest.fixture
def with_bot(ann: Browser) -> str:
    """A match against a bot."""
    return ann.start(me("Ann"), bot())
