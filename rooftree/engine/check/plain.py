"""Interpreted = compiled: matches are played again in a second process, with the rules as plain Python.

Choices and outcomes are handed over in a file; both sides give an account of the same things, step by step.
"""

import hashlib
import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from rooftree.engine.box import Box, build_box
from rooftree.engine.buffers import FAULTS, RESULT, SCORE, Array, event_buffer
from rooftree.engine.check.report import Claim, Ledger, Place
from rooftree.engine.game import Game, entry_points, find_game, register
from rooftree.engine.luck import dice, tape
from rooftree.engine.rule import PLAIN

CLAIMS = (Claim("plain-agrees", "interpreted and compiled rules agree in every byte and every number"),)
EVERY = 4
"""At every fourth step the slower questions are asked, too, of one seat."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dealer's step with its outcomes, or a seat's choice."""

    luck: list[int] | None = None
    seat: int = -1
    choice: int = -1


class Script(msgspec.Struct, frozen=True):
    """A match to be played again."""

    match: int
    seed: str
    seats: int
    options: dict[str, str]
    steps: list[Step]


class Order(msgspec.Struct, frozen=True):
    """What the second process is asked to play; `source` names a game that is not installed, as MODULE:NAME."""

    game: str
    source: str | None
    box: dict[str, Any]
    scripts: list[Script]


def account(game: Game, box: Box, script: Script) -> list[dict[str, Any]]:
    """What can be said of each position of a match; an exception ends the account, and is part of it."""
    told: list[dict[str, Any]] = []
    table = np.zeros(1, game.state)
    try:
        options = game.option_numbers(script.seats, script.options)
        for n, step in enumerate(script.steps):
            if step.luck is not None:
                luck = tape(step.luck)
                if n == 0:
                    game.rules["deal"](box.record[0], table[0], options, luck[0])
                game.rules["advance"](box.record[0], table[0], luck[0], event_buffer()[0])
            else:
                game.rules["apply"](box.record[0], table[0], step.seat, step.choice, event_buffer()[0])
            told.append(_describe(game, box, table, script, n))
    except Exception as error:
        told.append({"raised": f"{type(error).__name__}: {error}"})
    return told


def _describe(game: Game, box: Box, table: Array, script: Script, step: int) -> dict[str, Any]:
    """One position: its bytes and the allowed choices, and now and then all there is to ask."""
    b, s = box.record[0], table[0]
    chosen = np.zeros(game.max_choices, np.int16)
    told: dict[str, Any] = {"state": _hash(table)}
    for seat in range(script.seats):
        told[f"legal {seat}"] = chosen[: game.rules["legal"](b, s, seat, chosen)].tolist()
    if step % EVERY:
        return told
    seat = step // EVERY % script.seats
    numbers, values = np.zeros(game.observation, np.int32), np.zeros(len(game.terms), np.float64)
    lines, faults, result = np.zeros(1, SCORE), np.zeros(1, FAULTS), np.zeros(1, RESULT)
    imagined, thrown = np.zeros(1, game.state), dice(bytes.fromhex(script.seed), stream=step)
    game.rules["observe"](b, s, seat, numbers)
    game.rules["terms"](b, s, seat, values)
    game.rules["score"](b, s, seat, lines[0])
    game.rules["audit"](b, s, faults[0])
    game.rules["result"](b, s, result[0])
    game.rules["imagine"](b, s, seat, thrown[0], imagined[0])
    return told | {
        "observe": numbers.tolist(),
        "terms": [round(float(value), 9) for value in values],
        "score": lines["line"][0, : lines["count"][0]].tolist(),
        "audit": faults["row"][0, : faults["count"][0]].tolist(),
        "result": _hash(result),
        "imagine": _hash(imagined),
    }


def _hash(table: Array) -> str:
    return hashlib.sha256(table.tobytes()).hexdigest()


def compare(game: Game, box: Box, scripts: list[Script], source: str | None, ledger: Ledger) -> None:
    """Play the scripts here and in a second process, and note the first difference of each."""
    if PLAIN or not scripts or (source is None and game.id not in entry_points()):
        return
    with tempfile.TemporaryDirectory() as folder, ledger.watch("plain-agrees", None):
        path = Path(folder) / "order.json"
        path.write_bytes(msgspec.json.encode(Order(game.id, source, dict(box.content), scripts)))
        accounts = _ask(path)
        for script, theirs in zip(scripts, accounts, strict=True):
            ours = account(game, box, script)
            options = {"seats": script.seats, **script.options}
            place = Place(script.match, script.seed, options, len(ours))
            difference = _difference(ours, theirs)
            ledger.note("plain-agrees", not difference, place, difference, times=len(ours))


def _difference(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> str:
    """The first thing on which two accounts disagree."""
    for n, (mine, other) in enumerate(zip(ours, theirs, strict=False)):
        for key in [*mine, *other]:
            if mine.get(key) != other.get(key):
                return f"step {n}, {key}: compiled {mine.get(key)}, interpreted {other.get(key)}"
    return "" if len(ours) == len(theirs) else f"compiled {len(ours)} steps, interpreted {len(theirs)}"


def _ask(path: Path) -> list[list[dict[str, Any]]]:
    """The accounts of a second process, where rules are interpreted and every warning is an error."""
    program = "from rooftree.engine.check.plain import main; main()"
    environment = os.environ | {"ROOFTREE_PLAIN": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, str(path)], env=environment, capture_output=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"the second process failed: {done.stderr.decode(errors='replace').strip()[-500:]}")
    return msgspec.json.decode(done.stdout, type=list[list[dict[str, Any]]])


def main() -> None:
    """The second process."""
    order = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Order)
    if order.source is None:
        game = find_game(order.game)
    else:
        module, _, name = order.source.partition(":")
        game = register(getattr(importlib.import_module(module), name))
    box = build_box(game, order.box, "box")
    accounts = [account(game, box, script) for script in order.scripts]
    sys.stdout.buffer.write(msgspec.json.encode(accounts))
