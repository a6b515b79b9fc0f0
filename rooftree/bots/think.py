"""Which bots there are, and how one is asked.

No bot is handed the true table. `ask` is the compiled door to it, `choose` the one from Python; through both comes only
what a `Seat` gives: the allowed choices, and a state imagined with the bot's own dice.
"""

from rooftree.bots.greedy import think_greedily
from rooftree.engine.game import imagine
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule

RANDOM, GREEDY = range(2)
BOTS = {"random": RANDOM, "greedy": GREEDY}


@rule
def imagines(kind):  # type: ignore[no-untyped-def]
    """Whether a bot of this kind looks at the table at all."""
    return kind != RANDOM


@rule
def think(kind, box, seat, count, mind, dice):  # type: ignore[no-untyped-def]
    """The bot's answer, from the first `count` choices and the imagined state in its mind."""
    if kind == GREEDY:
        return think_greedily(box, seat, count, mind, dice)
    return int(mind.choices[roll(dice, count)])


@rule
def ask(kind, box, s, seat, count, mind, dice):  # type: ignore[no-untyped-def]
    """Ask the bot of a seat whose allowed choices are the first `count` in the mind."""
    if imagines(kind):
        imagine(box, s, seat, dice, mind.imagined)
    return think(kind, box, seat, count, mind, dice)
