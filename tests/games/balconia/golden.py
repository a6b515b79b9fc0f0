"""The golden matches of Balconia: every option off its usual value, and the digest's whole game."""

from collections.abc import Callable

from rooftree.engine.match import Match
from tests.games.balconia.table import whole_game
from tests.golden import random_match
from tests.kit import vectors


def digest_example() -> Match:
    """The whole game of the digest: its green facade is the rulebook's example."""
    (vector,) = vectors("balconia", "game")
    return whole_game(vector)


MATCHES: dict[str, Callable[[], Match]] = {
    "balconia": lambda: random_match("balconia", 2),
    "balconia-open-four": lambda: random_match(
        "balconia", 2, facades="open", around="4", entrance_block="1", lover_is_person="false"
    ),
    "balconia-free-anywhere": lambda: random_match("balconia", 2, adjacency="free", entrance_cell="any"),
    "balconia-BA-T01": digest_example,
}
