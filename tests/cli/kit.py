"""Running the command line: in this process, or as a program at a terminal of its own."""

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from rooftree.cli import app
from tests.table.kit import wait_until

PROGRAM = [sys.executable, "-c", "from rooftree.cli import main; main()"]
PATIENCE = 300
"""Seconds after which a program that says nothing is given up: compiling may take a while."""


def run(*arguments: str, typed: str | bytes = "", width: int = 200) -> Result:
    """A command run in this process, with what is typed to it."""
    return CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": str(width), "TERM": "dumb"})


def told(*arguments: str, typed: str | bytes = "", exit_code: int = 0) -> str:
    """What a command that ends as expected says on stdout."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == exit_code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return str(result.stdout)


def told_json(*arguments: str, typed: str | bytes = "", exit_code: int = 0) -> Any:
    """The JSON document a command prints."""
    return json.loads(told(*arguments, "--json", typed=typed, exit_code=exit_code))


def refused(*arguments: str, exit_code: int = 2) -> str:
    """What a command says on stderr when it is given bad input: nothing is on stdout, and nobody sees a traceback."""
    result = run(*arguments)
    assert result.exit_code == exit_code, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    return str(result.stderr)


class AtTerminal:
    """The program at a terminal of its own, where a person types."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self._ours, theirs = pty.openpty()
        environment = {**os.environ, "COLUMNS": "100", "TERM": "xterm"}
        self._process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self._unread = ""

    def wait_for(self, expected: str) -> str:
        """Read until a text has come; what was read up to it."""
        until = time.monotonic() + PATIENCE
        while expected not in self._unread:
            ready, _, _ = select.select([self._ours], [], [], max(0, until - time.monotonic()))
            chunk = self._read() if ready else ""
            if not chunk:
                pytest.fail(f"waited for {expected!r}, got: {self._unread[-2000:]}")
            self._unread += chunk
        read, _, self._unread = self._unread.partition(expected)
        return read

    def _read(self) -> str:
        try:
            return os.read(self._ours, 65536).decode(errors="replace").replace("\r\n", "\n")
        except OSError:  # the terminal's other end is closed
            return ""

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._ours, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self._process.send_signal(signal.SIGINT)

    def ends(self) -> tuple[int, str]:
        """The exit code, and what was said at last."""
        while chunk := self._read():
            self._unread += chunk
        code = self._process.wait(PATIENCE)
        os.close(self._ours)
        return code, self._unread


@contextmanager
def serving_at(
    *options: str, folder: Path, prefix: Sequence[str] = ()
) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """The program, serving, behind a prefix that says where; and the file with what it says."""
    said = folder / "said"
    with said.open("wb") as file:
        command = [*prefix, *PROGRAM, "serve", "--no-browser", "--data", str(folder / "data"), *options]
        process = subprocess.Popen(command, stdout=file, stderr=file, env=os.environ | {"ROOFTREE_PLAIN": "1"})
    try:
        wait_until(lambda: process.poll() is not None or "The table is open: " in said.read_text(), PATIENCE)
        assert process.poll() is None, said.read_text()
        yield process, said
    finally:
        process.kill()
        process.wait()
