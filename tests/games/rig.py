"""What the tables of the games' tests share: a game driven straight through its rule functions."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import FAULTS, RESULT, SCORE, Array, event_buffer
from rooftree.engine.game import Game
from rooftree.engine.luck import dice, seed_of
from rooftree.engine.words import EVERYTHING, Refused

Words = dict[str, Any]


class Rig:
    """A match without its keeper: a state, the dealer's luck, and everything that was told."""

    def __init__(self, game: Game, seats: int, box: Box, seed: str, options: Mapping[str, str]) -> None:
        self.game = game
        self.box = box
        self.state = np.zeros(1, game.state)
        self.luck = dice(seed_of(seed))
        self.rows: list[Array] = []
        self._events = event_buffer()
        game.rules["deal"](self.packed, self.s, game.option_numbers(seats, options), self.luck[0])

    @property
    def s(self) -> Any:
        return self.state[0]

    @property
    def packed(self) -> Any:
        return self.box.record[0]

    # --- playing -----------------------------------------------------------------------------------------------

    def advance(self) -> Self:
        """The dealer's step, up to the next decision."""
        self.game.rules["advance"](self.packed, self.s, self.luck[0], self._events[0])
        assert self.luck["torn"][0] == 0
        return self._note()

    def apply(self, seat: int, choice: int) -> Self:
        """A seat's own doing; the dealer goes on when told to."""
        self.game.rules["apply"](self.packed, self.s, seat, choice, self._events[0])
        return self._note()

    def parsed(self, seat: int, said: Words) -> int:
        return self.game.words.parse_choice(self.box, self.s, seat, said)

    def refusal(self, seat: int, said: Words) -> str | None:
        """The reason why a choice is not allowed."""
        try:
            choice = self.parsed(seat, said)
        except Refused as refused:
            return refused.reason
        verdict = int(self.game.rules["verdict"](self.packed, self.s, seat, choice))
        assert (choice in self.legal(seat)) == (verdict == 0)
        return self.game.reasons[verdict].id if verdict else None

    def seed(self, seed: str) -> Self:
        """From now on the dealer throws dice."""
        self.luck = dice(seed_of(seed))
        return self

    def _note(self) -> Self:
        self.rows += [row.copy() for row in self._events["row"][0, : self._events["count"][0]]]
        self._events["count"] = 0
        return self

    # --- looking -----------------------------------------------------------------------------------------------

    def awaited(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if int(self.s.waiting) >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        out = np.zeros(self.game.max_choices, np.int16)
        return [int(choice) for choice in out[: self.game.rules["legal"](self.packed, self.s, seat, out)]]

    def choices(self, seat: int = 0) -> list[Words]:
        return [self.game.words.choice_words(self.box, self.s, seat, choice) for choice in self.legal(seat)]

    def view(self, seat: int = 0) -> Words:
        return self.game.words.view(self.box, self.s, seat)

    def told(self, event: str = "", seat: int = EVERYTHING, later: bool = False) -> list[Words]:
        """What a seat was told so far, of one kind of event or of all."""
        told = [self.game.words.event_words(self.box, self.s, row, seat, later) for row in self.rows]
        return [words for words in told if words is not None and event in ("", words["event"])]

    def lines(self, seat: int = 0) -> list[Words]:
        out = np.zeros(1, SCORE)
        self.game.rules["score"](self.packed, self.s, seat, out[0])
        rows = out["line"][0, : out["count"][0]]
        return [self.game.words.line_words(self.box, self.s, seat, line) for line in rows]

    def result(self) -> Any:
        out = np.zeros(1, RESULT)
        self.game.rules["result"](self.packed, self.s, out[0])
        return out[0]

    def faults(self) -> list[Words]:
        out = np.zeros(1, FAULTS)
        self.game.rules["audit"](self.packed, self.s, out[0])
        return [self.game.words.fault_words(self.box, self.s, fault) for fault in out["row"][0, : out["count"][0]]]
