"""`serve`: what it refuses, what it says, how it ends. What it serves is tested in tests/table."""

import signal
import socket
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest

from rooftree.cli import serving
from tests.cli.kit import refused, serving_at
from tests.table.kit import free_port, wait_until


def quiet(*options: str) -> str:
    """What it says when it is started with options that it refuses."""
    return " ".join(refused("serve", "--no-browser", *options).split())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--workers", "2"], "--workers: found 2, expected 1: SQLite serves one process"),
        (
            ["--database-url", "postgresql://me@db/rooftree"],
            '--database-url: found "postgresql", expected sqlite:///FILE: it knows SQLite only',
        ),
        (["--database-url", "sqlite://"], '--database-url: found "sqlite://", expected sqlite:///FILE'),
        (["--public-url", "table.example.org"], '--public-url: found "table.example.org", expected an address'),
        (["--public-url", "https://a.example/x"], '--public-url: found "https://a.example/x", expected an address'),
        (["--host", "203.0.113.1"], "--host 203.0.113.1 --port 8000: found"),
    ],
)
def test_what_can_not_be_served_is_refused_in_words(options: list[str], said: str, tmp_path: Path) -> None:
    assert said in quiet("--data", str(tmp_path), *options)


def test_a_port_that_another_program_has_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"--host 127.0.0.1 --port {port}: found" in quiet("--data", str(tmp_path), "--port", port)


def test_a_data_folder_that_can_not_be_used_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in quiet("--data", str(tmp_path / "file"))
    monkeypatch.setattr(serving, "LOCK_TAKES", 0.1)
    (tmp_path / "used").mkdir()
    with serving.only_server(tmp_path / "used"):
        said = quiet("--data", str(tmp_path / "used"), "--port", str(free_port()))
    assert "expected a folder that no running server uses" in said


def test_a_database_that_is_none_or_newer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "rooftree.sqlite").write_text("this is no database, whatever its name says " * 20)
    assert "file is not a database" in quiet("--data", str(tmp_path), "--port", str(free_port()))
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    options = ("--data", str(tmp_path), "--port", str(free_port()), "--database-url", f"sqlite:///{newer}")
    assert 'database: found "9999", expected a database of this version or an older one' in quiet(*options)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_the_table_is_and_ends_when_asked(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    with serving_at("--port", str(port), folder=tmp_path) as (process, said):
        assert f"The table is open: http://127.0.0.1:{port}/" in said.read_text()
        assert "Only this machine can reach it." in said.read_text()
        assert httpx.get(f"http://127.0.0.1:{port}/health").json()["well"] is True
        assert (tmp_path / "data" / "rooftree.sqlite").exists()
        process.send_signal(how)
        assert process.wait(30) == 0
    assert "the table is closed" in said.read_text()
    assert "Traceback" not in said.read_text()


def test_a_worker_does_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    port = free_port()
    with serving_at("--port", str(port), "--host", "0.0.0.0", folder=tmp_path) as (process, said):
        assert "Everybody in this network can reach it." in said.read_text()
        process.kill()
        process.wait()

        def gone() -> bool:
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", port)) != 0

        wait_until(gone)


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/rooftree"),
        ("linux", {"HOME": "/home/ann"}, "/home/ann/.local/share/rooftree"),
        ("darwin", {"HOME": "/Users/ann"}, "/Users/ann/Library/Application Support/Rooftree"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Rooftree"),
    ],
)
def test_data_lies_where_the_system_wants_it(
    platform: str, environment: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert serving.data_folder() == Path(folder)
