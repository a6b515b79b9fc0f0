"""Matches of Tiny Garden: it has a simultaneous phase, a turn of two choices, hidden hands and luck."""

from typing import Any

from rooftree.engine.game import find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match

GAME = find_game("tiny-garden")
SEED = seed_of("a tiny garden")


def planted(seats: int = 2, **options: str) -> Match:
    """A match that has just been dealt: every seat is to sow."""
    return Match.new(GAME, seats, options=options, seed=SEED)


def sow(match: Match, seat: int, nth: int = 0, **more: Any) -> int:
    """Let a seat sow the nth flower of those it may sow."""
    return match.choose(seat, match.choices(seat)[nth], **more)


def tending(seats: int = 2, **options: str) -> Match:
    """A match after the first sowing: the first seat is to take a tool."""
    match = planted(seats, **options)
    for seat in range(seats):
        sow(match, seat)
    return match


def take(match: Match, tool: str) -> int:
    """Let the seat in turn take a tool."""
    return match.choose(match.awaited[0], {"do": "take", "tool": tool})


def finish(match: Match) -> Match:
    """Let the stand-in choose for everybody, and everybody confirm."""
    while not match.over:
        if match.awaited:
            match.stand_in(match.awaited[0])
        else:
            match.confirm(match.unconfirmed[0])
    return match
