"""The golden records: whole matches with what every seat was told and saw. `make golden` writes them anew.

A golden file changes only when the rules or what is shown of them change; the CHANGELOG names each such change.
"""

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
from tests.games.treehouse.rigged import choices_of, whole_game
from tests.kit import vectors

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


def treehouse_example() -> Match:
    """The whole game of the digest."""
    (vector,) = vectors("treehouse", "game")
    match = whole_game(vector)
    for one in vector["round"]:
        for seat, choice in choices_of(one):
            match.choose(seat, choice)
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "treehouse-2": lambda: random_match("treehouse", 2),
    "treehouse-3": lambda: random_match("treehouse", 3),
    "treehouse-4": lambda: random_match("treehouse", 4),
    "treehouse-2-shown-aid": lambda: random_match("treehouse", 2, discard_visibility="shown", memory_aid="on"),
    "treehouse-3-lowest": lambda: random_match("treehouse", 3, lead_rule="lowest", lead_tie="after_previous"),
    "treehouse-3-young": lambda: random_match("treehouse", 3, young="on", first_lead="seat-2"),
    "treehouse-4-reveal": lambda: random_match("treehouse", 4, reveal_then_place="on"),
    "treehouse-TH-T35": treehouse_example,
}


def golden(match: Match) -> Golden:
    """A match that is over, with what was told after each dealer's step and what was seen after some of them."""
    record = msgspec.json.decode(write(record_of(match)))
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
    FOLDER.mkdir(exist_ok=True)
    for stale in set(FOLDER.glob("*.json")) - {FOLDER / f"{name}.json" for name in MATCHES}:
        stale.unlink()
    for name, play in MATCHES.items():
        (FOLDER / f"{name}.json").write_bytes(as_file(golden(play())))


if __name__ == "__main__":
    main()
