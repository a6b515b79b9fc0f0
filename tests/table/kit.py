"""A server of the tests' own, and the browsers that play at it: real processes, real sockets."""

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rooftree.table.settings import VARIABLE, Limits, Settings

PATIENCE = 300.0
"""Seconds for compiling, on a slow machine."""
SOON = 20.0
"""Seconds in which a message comes, on a slow machine."""
GARDEN = "tiny-garden"
GENEROUS = Limits(
    new_matches=100_000,
    own_boxes=100_000,
    doings=1_000_000,
    open_matches=10_000,
    guesses=10_000,
    reactions=1000,
    lines=2000,
    requests=10_000_000,
)

Words = Mapping[str, Any]


def asgi(app: Any, *, quiet: bool = False) -> httpx.ASGITransport:
    """Speaks to an application in this process; `quiet`: an exception of its own is an answer like any other."""
    return httpx.ASGITransport(app, raise_app_exceptions=not quiet)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server in processes of its own, on a data folder that outlives them."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        given: dict[str, Any] = {"limits": GENEROUS, "bot_pause": 0.0, "port": free_port(), "games": (GARDEN,)}
        self.settings = Settings(data=str(folder), **given | settings)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.said = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Start it, and wait until its games can be played."""
        environment = os.environ | {VARIABLE: msgspec.json.encode(self.settings).decode()}
        with self.said.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "rooftree.table.serve"],
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        wait_until(lambda: all(self.health().get("games", {"": False}).values()), PATIENCE)
        return self

    def health(self) -> dict[str, Any]:
        try:
            answer: dict[str, Any] = httpx.get(f"{self.url}/health").json()
        except httpx.TransportError:
            assert self._process is not None
            assert self._process.poll() is None, self.said.read_text()
            return {}
        return answer

    def stop(self) -> int:
        """Ask it to end, as a service manager does."""
        return self._end(signal.SIGTERM, group=False)

    def kill(self) -> int:
        """End all of it at once, wherever it is."""
        return self._end(signal.SIGKILL, group=True)

    def _end(self, how: signal.Signals, group: bool) -> int:
        assert self._process is not None
        (os.killpg if group else os.kill)(self._process.pid, how)
        code = self._process.wait(SOON)
        self._process = None
        return code

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process is not None:
            self.kill()


class Browser:
    """A browser: its cookie, what it asks, and the tables it has open."""

    def __init__(self, server: Server) -> None:
        self.server = server
        nothing_left_open = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(
            base_url=server.url, headers={"origin": server.url}, timeout=SOON, limits=nothing_left_open
        )

    def get(self, path: str, **query: Any) -> Any:
        """What a question is answered with, when all is well."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """What comes of a request, when all is well."""
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """How a request is refused: the status, and the reason or else the place."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()["problems"][0]
        return answer.status_code, problem.get("reason") or problem["where"]

    def start(self, *seats: Words, game: str = GARDEN, **more: Any) -> str:
        """Set a match up; its id."""
        id: str = self.post("/api/matches", game=game, seats=list(seats), **more)["id"]
        return id

    def match(self, id: str) -> Any:
        return self.get(f"/api/matches/{id}")

    def view(self, id: str, seat: int | None = None) -> Any:
        return self.get(f"/api/matches/{id}/view", **({} if seat is None else {"seat": seat}))

    def do(self, id: str, do: str, seat: int, **more: Any) -> Any:
        return self.post(f"/api/matches/{id}/doings", do=do, seat=seat, **more)

    def not_done(self, id: str, do: str, seat: int, **more: Any) -> tuple[int, str]:
        return self.refused(f"/api/matches/{id}/doings", do=do, seat=seat, **more)

    def choose(self, id: str, seat: int, number: int = 0, client: str | None = None) -> Any:
        """Make the first allowed choice, or another of them."""
        return self.do(id, **self.choice(id, seat, number, client))

    def choice(self, id: str, seat: int, number: int = 0, client: str | None = None) -> dict[str, Any]:
        """A choice to be sent."""
        view = self.view(id, seat)
        return choice_in(view, number, client)

    @contextlib.contextmanager
    def live(self, id: str, seat: int | None = None, since: int | None = None, **headers: str) -> Iterator["Live"]:
        """The table, open."""
        query = "&".join(f"{name}={value}" for name, value in (("seat", seat), ("since", since)) if value is not None)
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/matches/{id}/live?{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Origin": self.server.url, "Cookie": cookie} | headers
        with connect(address, additional_headers=sent, proxy=None, max_size=None, close_timeout=1) as socket:
            yield Live(socket)


_clients = itertools.count()


def choice_in(view: Any, number: int = 0, client: str | None = None) -> dict[str, Any]:
    """A choice that a view allows, to be sent."""
    return {
        "do": "choose",
        "seat": view["seat"],
        "decision": view["decision"],
        "choice": view["choices"][number % len(view["choices"])],
        "client": client or f"{os.getpid()}-{next(_clients)}",
    }


class Live:
    """A live connection, message by message."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._requests = itertools.count()

    def next(self, *kinds: str, within: float = SOON) -> Any:
        """The next message, or the next of these kinds."""
        while True:
            message = json.loads(self._socket.recv(timeout=within))
            if not kinds or message["type"] in kinds:
                return message

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes."""
        with contextlib.suppress(TimeoutError):
            self._socket.recv(timeout=seconds)
            return False
        return True

    def send(self, doing: Words, id: str | None = None) -> str:
        id = id or f"r{next(self._requests)}"
        self.send_raw(json.dumps({"id": id, "doing": doing}))
        return id

    def send_raw(self, text: str | bytes) -> None:
        self._socket.send(text)

    def ask(self, doing: Words) -> Any:
        """Send, and what it is answered with; pictures that come meanwhile are passed over."""
        id = self.send(doing)
        while (answer := self.next("done", "refused", "pong"))["id"] != id:
            pass
        return answer

    def closed_with(self) -> int:
        """The code with which the server ends the connection."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._socket.recv(timeout=SOON)
        return int(self._socket.close_code)


def wait_until(true: Callable[[], Any], patience: float = SOON) -> None:
    """Wait for something that will be so."""
    until = time.monotonic() + patience
    while not true():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.05)


def me(name: str = "Ann", **more: Any) -> dict[str, Any]:
    return {"who": "me", "name": name, **more}


def here(name: str = "Bob", **more: Any) -> dict[str, Any]:
    return {"who": "here", "name": name, **more}


def friend(**more: Any) -> dict[str, Any]:
    return {"who": "friend", **more}


def bot(level: str = "easy", **more: Any) -> dict[str, Any]:
    return {"who": "bot", "level": level, **more}
