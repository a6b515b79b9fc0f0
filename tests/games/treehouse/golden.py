"""The golden matches of Treehouse: every seat count, every option off its usual value, the digest's whole game."""

from collections.abc import Callable

from rooftree.engine.match import Match
from tests.games.treehouse.rigged import choices_of, whole_game
from tests.golden import random_match
from tests.kit import vectors


def digest_example() -> Match:
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
    "treehouse-TH-T35": digest_example,
}
