"""The golden matches of Dream Home: both editions, every seat count, every option off its default, all services."""

from collections.abc import Callable

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.luck import PLAYERS, dice, roll, seed_of
from rooftree.engine.match import Match

SERVED = {"jackhammer", "mix", "drill", "scaffold", "roofer", "courier", "handyman"}
"""What a seat with tools and helpers would rather do than anything else."""


def keen_match(seats: int, box: str, name: str, **options: str) -> Match:
    """A match in which seats use what they have as soon as they can, and else throw dice."""
    game = find_game("dream-home")
    seed = seed_of(f"golden dream-home {name}")
    match = Match.new(game, seats, options=options, box=load_box(game, box), seed=seed)
    luck = dice(seed, PLAYERS)
    while not match.over:
        seat = match.awaited[0]
        choices = match.choices(seat)
        keen = [choice for choice in choices if choice["do"] in SERVED]
        wanted = keen if keen and roll(luck[0], 3) else choices
        choice = wanted[roll(luck[0], len(wanted))]
        match.choose(seat, choice)
        if match.can_take_back(seat) and roll(luck[0], 12) == 0:
            match.take_back(seat)
            match.choose(seat, choice)
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "dream-home-ru-2": lambda: keen_match(2, "ru-2018", "ru 2", car="on"),
    "dream-home-ru-3": lambda: keen_match(3, "ru-2018", "ru 3", column_discard="off", unique_adjacency="any"),
    "dream-home-ru-4": lambda: keen_match(4, "ru-2018", "ru 4", tie_break="shared", first_player="seat-2"),
    "dream-home-pl-2": lambda: keen_match(2, "pl-2e", "pl 2", handyman_may_extend_furnished="yes"),
    "dream-home-pl-3": lambda: keen_match(3, "pl-2e", "pl 3", roof_memory="open"),
    "dream-home-pl-4": lambda: keen_match(4, "pl-2e", "pl 4", tie_break="children"),
}
