"""Breaks the rules of the games at one place after the other, and lists the breaks that no test notices.

    python -m tools.mutants [--sample N] [GAME ...]

A mutant flips one comparison or moves one number by one in rules.py, in scoring.py or in a file of rules that the game
has beside them. Each runs the game's own tests, interpreted, in a copy of the checkout; a mutant that fails them, or
hangs, is caught.
"""

import argparse
import ast
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rooftree.engine.game import find_game
from tools.games import ROOT, add_games, chosen_games

COPIED = ("rooftree", "tests", "docs", "pyproject.toml")
FLIPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "is": "is not", "in": "not in"}
OPERATOR = re.compile(r"[\s)]*(<=|>=|==|!=|<|>|is not|is|not in|in)")
SPARED = {"state.py", "terms.py", "imagine.py"}
"""Nothing of these decides a match; and `imagine` is proven otherwise."""

PATIENCE = 5.0
"""How many times as long as the unbroken rules a mutant may take before it counts as hanging."""


@dataclass(frozen=True)
class Mutant:
    """One break: where it is, and what stands there instead."""

    path: Path
    line: int
    start: int
    end: int
    found: str
    instead: str

    def broken(self, source: bytes) -> bytes:
        """The source with the break in it."""
        return source[: self.start] + self.instead.encode() + source[self.end :]

    def describe(self, source: bytes) -> str:
        """The break as a person looks for it."""
        text = source.decode().splitlines()[self.line - 1].strip()
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.found} -> {self.instead}   in: {text}"


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every break of a file."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def mutant(line: int, start: int, found: str, instead: str) -> Mutant:
        return Mutant(path, line, start, start + len(found.encode()), found, instead)

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            left: ast.expr = node.left
            for right in node.comparators:
                last = left.end_lineno or left.lineno
                after = starts[last - 1] + (left.end_col_offset or 0)
                before = starts[right.lineno - 1] + right.col_offset
                match = OPERATOR.match(source[after:before].decode())
                if match and match[1] in FLIPPED:
                    yield mutant(last, after + match.start(1), match[1], FLIPPED[match[1]])
                left = right
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            at = starts[node.lineno - 1] + node.col_offset
            found = ast.get_source_segment(source.decode(), node) or ""
            yield mutant(node.lineno, at, found, str(node.value + 1))


def copy_checkout(folder: Path) -> None:
    """What the tests need, without caches."""
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy2(ROOT / name, folder / name)


def passes(folder: Path, tests: str, limit: float | None) -> bool:
    """Whether the tests pass in a copy. One that takes too long is ended with everything it started."""
    environment = os.environ | {"ROOFTREE_PLAIN": "1", "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", tests]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return process.wait(timeout=limit) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def survivors(mutants: list[Mutant], tests: str, workers: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant with whether it survived, as the results come in; several copies are tried at once."""
    with tempfile.TemporaryDirectory(prefix="rooftree-mutants-") as home:
        copies: SimpleQueue[Path] = SimpleQueue()
        for n in range(workers):
            copies.put(Path(home) / str(n))
            copy_checkout(Path(home) / str(n))
        begun = time.monotonic()
        first = copies.get()
        if not passes(first, tests, None):
            raise SystemExit(f"the tests in {tests} fail on the unbroken rules; mend them first")
        copies.put(first)
        limit = PATIENCE * (time.monotonic() - begun) * workers + 10

        def survives(mutant: Mutant) -> bool:
            folder = copies.get()
            target = folder / mutant.path.relative_to(ROOT)
            source = target.read_bytes()
            try:
                target.write_bytes(mutant.broken(source))
                return passes(folder, tests, limit)
            finally:
                target.write_bytes(source)
                copies.put(folder)

        with ThreadPoolExecutor(workers) as pool:
            try:
                yield from zip(mutants, pool.map(survives, mutants), strict=True)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise


def mutants_of_game(game: str) -> list[Mutant]:
    """Every break of a game's rules."""
    folder = find_game(game).folder
    files = [path for path in find_game(game).rule_files if path.parent == folder and path.name not in SPARED]
    return [mutant for path in files for mutant in sorted(mutants_of(path), key=lambda mutant: mutant.start)]


def survive(game: str, mutants: list[Mutant], workers: int) -> float:
    """Try the mutants of a game and name the survivors; their share, in percent."""
    sources = {mutant.path: mutant.path.read_bytes() for mutant in mutants}
    tests = f"tests/games/{find_game(game).folder.name}"
    alive = 0
    print(f"{len(mutants)} mutants of {game}", flush=True)
    for tried, (mutant, survived) in enumerate(survivors(mutants, tests, workers), 1):
        if survived:
            alive += 1
            print(f"survived: {mutant.describe(sources[mutant.path])}", flush=True)
        elif tried % 25 == 0:
            print(f"{tried} tried, {alive} survived", flush=True)
    share = 100 * alive / max(1, len(mutants))
    print(f"{alive} of {len(mutants)} mutants of {game} survived: {share:.1f}%", flush=True)
    return share


def main() -> int:
    """Report the survivors of each game; 1 when they are more than allowed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_games(parser)
    parser.add_argument("--sample", type=int, help="only so many mutants of each game, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="what the sample is drawn from")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--most", type=float, default=5.0, help="the largest share that may survive, in percent")
    chosen = parser.parse_args()
    over = []
    for game in chosen_games(chosen):
        mutants = mutants_of_game(game)
        if chosen.sample is not None:
            drawn = random.Random(chosen.seed).sample(range(len(mutants)), min(chosen.sample, len(mutants)))
            mutants = [mutants[n] for n in sorted(drawn)]
        if survive(game, mutants, chosen.workers) > chosen.most:
            over.append(game)
    if over:
        print(f"more than {chosen.most:g}% survived: {', '.join(over)}", file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
