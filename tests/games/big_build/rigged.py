"""A Big Build match whose cards a test has settled beforehand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rooftree.engine.log import SeatInfo
from rooftree.engine.luck import tape
from rooftree.engine.match import Match
from rooftree.games.big_build.state import HAND, hand_size
from tests.games.big_build.table import BOX, CARDS, GAME, members


class RiggedMatch(Match):
    """A match in the fixed layout, in which the dealer deals these hands and then draws these cards."""

    def __init__(self, hands: Sequence[str], pile: str, **options: str) -> None:
        seats = [SeatInfo(f"Seat {n + 1}") for n in range(len(hands))]
        super().__init__(GAME, BOX, {"layout": "fixed", **options}, seats)
        self._pile = pile.split()
        self.deal_step(tape(outcomes(CARDS, " ".join(hands).split())))

    def choose(
        self, seat: int, words: Mapping[str, Any], decision: int | None = None, client: str | None = None
    ) -> int:
        """Make a choice, and let the dealer go on when it is due."""
        position = super().choose(seat, words, decision, client)
        while self.dealer_due:
            missing = HAND - int(hand_size(self._s, int(self._s.turn)))
            drawn, self._pile = self._pile[:missing], self._pile[missing:]
            self.deal_step(tape(outcomes(members(CARDS, self._s.deck), drawn)))
        return position


def outcomes(deck: Iterable[str], cards: Iterable[str]) -> list[int]:
    """The outcomes that draw these cards: the dealer draws the k-th of the cards left, in the order of the box."""
    left = sorted(deck)
    found = []
    for card in cards:
        found.append(left.index(card))
        left.remove(card)
    return found
