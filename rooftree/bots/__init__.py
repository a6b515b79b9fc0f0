"""Bots: they know no game, and of a match no more than their seat may know."""

from rooftree.bots.choose import choose
from rooftree.bots.think import BOTS

__all__ = ["BOTS", "choose"]
