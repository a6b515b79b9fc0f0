"""The golden matches of Big Build: every seat count, every option off its usual value, both ways to end.

Greedy bots play them: random ones wander until the game stalls, and make long files.
"""

from collections.abc import Callable

from rooftree.bots import choose
from rooftree.engine.buffers import Array
from rooftree.engine.game import find_game
from rooftree.engine.luck import PLAYERS, dice, seed_of
from rooftree.engine.match import Match


def greedy_match(seats: int, **options: str) -> Match:
    """A match of greedy bots, who now and then take a choice back and make it again."""
    match, luck = new_match(seats, **options)
    while not match.over:
        seat = match.awaited[0]
        choice = choose("greedy", match.seat(seat), luck)
        match.choose_number(seat, choice)
        if match.position % 9 == 0 and match.can_take_back(seat):
            match.take_back(seat)
            match.choose_number(seat, choice)
    return match


def stalled_match(seats: int, **options: str) -> Match:
    """A match in which nobody ever moves (BB-72, BB-74)."""
    match, _ = new_match(seats, **options)
    while not match.over:
        match.stand_in(match.awaited[0])
    return match


def new_match(seats: int, **options: str) -> tuple[Match, Array]:
    seed = seed_of(f"golden big-build {seats} {sorted(options.items())}")
    return Match.new(find_game("big-build"), seats, options=options, seed=seed), dice(seed, PLAYERS)


MATCHES: dict[str, Callable[[], Match]] = {
    "big-build-2": lambda: greedy_match(2),
    "big-build-3": lambda: greedy_match(3),
    "big-build-4": lambda: greedy_match(4),
    "big-build-5": lambda: greedy_match(5),
    "big-build-2-stalled": lambda: stalled_match(2, ties="shared"),
    "big-build-3-exact-shared": lambda: greedy_match(3, price="exact", ties="shared", arrow_jump="off"),
    "big-build-4-open-fixed": lambda: greedy_match(4, hands="open", layout="fixed", first="random"),
}
