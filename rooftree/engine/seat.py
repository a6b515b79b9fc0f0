"""What a bot is given of a match: what its seat may see, its allowed choices, and states imagined for it."""

from typing import Any

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.game import Game, imagine, legal, observe


class Seat:
    """A seat of a match, seen from the chair: no method hands out the true state, nor anything hidden in it."""

    def __init__(self, game: Game, box: Box, table: Array, number: int) -> None:
        self.game = game
        self.box = box
        self.number = number
        self.__table = table

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return int(self.__table["seats"][0])

    def choices(self) -> list[int]:
        """The allowed choices as numbers; none when the seat is not awaited."""
        out = np.zeros(self.game.max_choices, np.int16)
        count = legal(self.box.record[0], self.__table[0], self.number, out)
        return [int(choice) for choice in out[:count]]

    def imagine(self, luck: Array) -> Array:
        """A state that may be the true one, for all this seat was shown: an array of one, drawn with the given dice."""
        imagined = np.zeros(1, self.game.state)
        imagine(self.box.record[0], self.__table[0], self.number, luck[0], imagined[0])
        return imagined

    def observe(self) -> "np.ndarray[Any, np.dtype[np.int32]]":
        """The numbers this seat may know."""
        out = np.zeros(self.game.observation, np.int32)
        observe(self.box.record[0], self.__table[0], self.number, out)
        return out
