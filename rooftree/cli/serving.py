"""`serve`: the table, for browsers on this machine, in the local network, or behind a proxy."""

import contextlib
import json
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit
from urllib.request import urlopen

import typer

from rooftree.cli.console import err, out
from rooftree.cli.options import make_folder
from rooftree.engine.errors import wrong

if TYPE_CHECKING:
    from rooftree.table.settings import Settings

START_TAKES = 30.0
LOCK_FILE = "serving.lock"
LOCK_TAKES = 3.0


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 is every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where matches are kept.")] = None,
    database_url: Annotated[
        str | None, typer.Option("--database-url", metavar="URL", help="Another database: sqlite:///FILE.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="How browsers reach a proxy before the server.")
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="How many processes.")] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser where there is one.")] = True,
) -> None:
    """Open the table: play in the browser, alone, on one screen, or with friends by link."""
    from rooftree.table.serve import run
    from rooftree.table.settings import Settings

    folder = (data or data_folder()).expanduser().absolute()
    settings = Settings(
        data=str(folder),
        host=host,
        port=port,
        database=database(database_url, workers),
        public_url=checked_url(public_url),
    )
    make_folder(folder)
    with only_server(folder):
        check_free(host, port)
        threading.Thread(target=_welcome, args=(settings, browser), daemon=True).start()
        run(settings, workers)


# --- what is checked before the start ---------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where a user's data belongs on this system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Rooftree"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Rooftree"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rooftree"


def database(url: str | None, workers: int) -> str | None:
    """The address of the database for the store; what the store does not know is refused."""
    kind, _, rest = (url or "").partition("://")
    if url is not None and (kind != "sqlite" or not rest.startswith("/") or len(rest) < 2):
        raise wrong("--database-url", kind if kind != "sqlite" else url, "sqlite:///FILE: it knows SQLite only")
    if workers > 1:
        raise wrong("--workers", workers, "1: SQLite serves one process")
    return None if url is None else f"sqlite+aiosqlite://{rest}"


def checked_url(url: str | None) -> str | None:
    """The address that browsers use."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise wrong("--public-url", url, "an address such as https://table.example.org, without a path")
    return url.rstrip("/")


def check_free(host: str, port: int) -> None:
    """Refuse an address that another program has, or that is not of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            found = error.strerror or "an address that can't be used"
            raise wrong(f"--host {host} --port {port}", found, "a free port of this machine") from None


@contextlib.contextmanager
def only_server(folder: Path) -> Iterator[None]:
    """Two servers on one data folder would not hear of each other."""
    try:
        import fcntl
    except ImportError:  # elsewhere nobody checks
        yield
        return
    with (folder / LOCK_FILE).open("w") as file:
        until = time.monotonic() + LOCK_TAKES  # a server that was killed may need a moment
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if time.monotonic() > until:
                    raise wrong("--data", str(folder), "a folder that no running server uses") from None
                time.sleep(0.1)
        yield


# --- what is said once it runs ----------------------------------------------------------------------------------------


def _welcome(settings: "Settings", browser: bool) -> None:
    """Say where the table is, open a browser, and say when the rules are compiled."""
    from rooftree.table.address import address, other_addresses

    found = address(settings)
    if not (games := _wait_until_well(settings)):
        return
    out().print(f"The table is open: [bold]{found.url}/[/bold]   (Ctrl-C closes it)")
    if found.loopback:
        out().print("Only this machine can reach it.", style="dim")
    elif settings.public_url is None:
        out().print("Everybody in this network can reach it.", style="dim")
        for url in other_addresses(settings):
            out().print(f"In another network of this machine it is {url}/", style="dim")
    if browser and _has_screen():
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(found.url)
    _tell_progress(settings, games)


def _tell_progress(settings: "Settings", games: dict[str, bool]) -> None:
    """A line while rules are compiled: at the first start, and after each change of the rules."""
    if all(games.values()):
        return
    with err().status("") as status:
        while not all(games.values()):
            left = ", ".join(id for id, ready in games.items() if not ready)
            status.update(f"Compiling the rules of {left}; pages are there already")
            time.sleep(0.5)
            games = _health(settings) or games
    err().print("All rules are compiled.", style="dim")


def _wait_until_well(settings: "Settings") -> dict[str, bool]:
    until = time.monotonic() + START_TAKES
    while time.monotonic() < until:
        if games := _health(settings):
            return games
        time.sleep(0.1)
    return {}


def _health(settings: "Settings") -> dict[str, bool]:
    """Which games are ready; nothing while the server does not answer."""
    from rooftree.table.address import EVERYWHERE

    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    shown = f"[{host}]" if ":" in host else host
    try:
        with urlopen(f"http://{shown}:{settings.port}/health", timeout=2) as answer:
            games: dict[str, bool] = json.load(answer)["games"]
            return games
    except (OSError, ValueError):
        return {}


def _has_screen() -> bool:
    """Whether a browser could be shown: not over ssh, not in a container."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
