"""Where the command line speaks: stdout for what was asked for, stderr for all else, JSON when a program reads it."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console

from rooftree.engine.errors import Problem


def out() -> Console:
    """What was asked for. Made anew each time: whoever redirects stdout expects to be heard."""
    return Console(highlight=False, emoji=False)


def err() -> Console:
    """Problems and progress."""
    return Console(stderr=True, highlight=False, soft_wrap=True, emoji=False)


def print_json(content: Any) -> None:
    """A document for a program, alone on stdout."""
    print(json.dumps(content, ensure_ascii=False, indent=2))


@contextmanager
def progress_bar(what: str, steps: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, for somebody who looks at it; it is told how many steps are done."""
    console = err()
    if not console.is_terminal:
        yield lambda _done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=steps)
        yield lambda done: bar.update(task, completed=done)


def plain(problems: Iterable[Problem]) -> list[dict[str, str]]:
    """Problems for a program."""
    return [{"where": p.where, "found": p.found, "expected": p.expected} for p in problems]


def report(problems: Iterable[Problem], as_json: bool) -> None:
    """Everything that is wrong, each on its own line."""
    if as_json:
        print_json({"error": plain(problems)})
        return
    for problem in problems:
        err().print(str(problem), markup=False)
