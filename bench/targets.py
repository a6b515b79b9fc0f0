"""What each game has to reach: the rows of targets.toml."""

import functools
from pathlib import Path

import msgspec

FILE = Path(__file__).parent / "targets.toml"


class Compile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds."""

    play: float | None = None
    everything: float | None = None


class Gpu(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A second; one of them is enough."""

    matches: float | None = None
    choices: float | None = None


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many matches are played fast, and how many in depth."""

    test: tuple[int, int]
    short: tuple[int, int]
    soak: tuple[int, int]


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's row; None where there is no target."""

    check: Check
    play: float | None = None
    python: float | None = None
    batch: float | None = None
    compile: Compile = Compile()
    start: float | None = None
    state: float | None = None
    gpu: Gpu = Gpu()


@functools.cache
def all_targets() -> dict[str, Targets]:
    """Every row, by the id of its game."""
    return msgspec.toml.decode(FILE.read_bytes(), type=dict[str, Targets])
