"""The golden records: whole matches with what every seat was told and saw. `make golden` writes them anew.

A golden file changes only when the rules or what is shown of them change; the CHANGELOG names each such change.
"""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from rooftree.engine.game import find_game
from rooftree.engine.log import Dealt
from rooftree.engine.luck import PLAYERS, dice, roll, seed_of
from rooftree.engine.match import Match
from rooftree.engine.record import record_of, replay, write
from rooftree.engine.words import WATCHER

GAMES = Path(__file__).parent / "games"
FOLDER = Path(__file__).parent / "golden_records"
VIEW_EVERY = 16

Golden = dict[str, Any]


def random_match(game: str, seats: int, **options: str) -> Match:
    """A match in which every seat throws dice for its choices, with slips of the finger taken back."""
    seed = seed_of(f"golden {game} {seats} {sorted(options.items())}")
    match = Match.new(find_game(game), seats, options=options, seed=seed)
    luck = dice(seed, PLAYERS)
    while not match.over:
        seat = match.awaited[roll(luck[0], len(match.awaited))]
        if len(match.awaited) > 1 and roll(luck[0], 6) == 0:
            match.choose(seat, match.choices(seat)[0])
            match.take_back(seat)
        choices = match.choices(seat)
        match.choose(seat, choices[roll(luck[0], len(choices))])
    return match


def golden_matches() -> dict[str, Callable[[], Match]]:
    """How each golden match is played, by its name: what every game's own golden.py lists."""
    matches: dict[str, Callable[[], Match]] = {}
    for listed in sorted(GAMES.glob("*/golden.py")):
        matches |= importlib.import_module(f"tests.games.{listed.parent.name}.golden").MATCHES
    return matches


def golden(match: Match) -> Golden:
    """A match that is over, with what was told after each dealer's step and what was seen after some of them."""
    record = msgspec.json.decode(write(record_of(match)))
    record["rules"] = "golden"  # else every touch of the sources would be a change here
    return {"record": record, "steps": list(watched(match))}


def watched(match: Match) -> Iterator[Golden]:
    """The match again, step by step, as it looked to every seat and to a watcher while it ran."""
    record = record_of(match)
    viewers = {str(seat): seat for seat in range(len(match.seats))} | {"watcher": WATCHER}
    seen = 0
    for position, entry in enumerate(record.log, 1):
        if not isinstance(entry, Dealt):
            continue
        running = replay(msgspec.structs.replace(record, log=record.log[:position], result=None))
        step: Golden = {"position": position}
        step["told"] = {name: running.log(seat, seen) for name, seat in viewers.items()}
        if running.decision % VIEW_EVERY == 1 or running.over:
            step["seen"] = {name: running.view(seat) for name, seat in viewers.items()}
        seen = position
        yield step


def as_file(found: Golden) -> bytes:
    """A golden file: readable, and stable to the byte."""
    return msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=1) + b"\n"


def main() -> None:
    """Write every golden file anew."""
    matches = golden_matches()
    FOLDER.mkdir(exist_ok=True)
    for stale in set(FOLDER.glob("*.json")) - {FOLDER / f"{name}.json" for name in matches}:
        stale.unlink()
    for name, play in matches.items():
        (FOLDER / f"{name}.json").write_bytes(as_file(golden(play())))


if __name__ == "__main__":
    main()
