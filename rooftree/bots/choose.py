"""Asking a bot from Python."""

from rooftree.bots.mind import new_mind
from rooftree.bots.think import BOTS, imagines, think
from rooftree.engine.buffers import Array
from rooftree.engine.errors import one_of, wrong
from rooftree.engine.seat import Seat


def bot_kind(name: str, where: str = "bot") -> int:
    """A bot's number by its name."""
    if name not in BOTS:
        raise wrong(where, name, one_of(BOTS))
    return BOTS[name]


def choose(name: str, seat: Seat, dice: Array) -> int:
    """The choice a bot makes for a seat that is awaited, with its own dice, which are thrown on.

    The same dice give the same choice as in a compiled match.
    """
    kind = bot_kind(name)
    choices = seat.choices()
    if not choices:
        raise ValueError(f"seat {seat.number} has nothing to choose now")
    mind = new_mind(seat.game)
    mind["choices"][0, : len(choices)] = choices
    if imagines(kind):
        mind["imagined"] = seat.imagine(dice)
    return int(think(kind, seat.box.record[0], seat.number, len(choices), mind[0], dice[0]))
