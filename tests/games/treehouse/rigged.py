"""A Treehouse match whose deals a test has settled beforehand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rooftree.engine.log import Dealt, SeatInfo
from rooftree.engine.luck import tape
from rooftree.engine.match import Match
from rooftree.engine.words import WATCHER
from rooftree.games.treehouse.state import ROOMS, ROUNDS
from tests.games.rig import Words
from tests.games.treehouse.table import BOX, GAME, dealing, rooms_of


class RiggedMatch(Match):
    """A match in which the dealer's outcomes are those that give these hands, round by round."""

    def __init__(self, deals: Sequence[Sequence[str]], lead: int = 0, **options: str) -> None:
        super().__init__(GAME, BOX, options, [SeatInfo(f"Seat {n + 1}") for n in range(len(deals[0]))])
        self._deals = list(deals)
        self._deck = set(range(ROOMS))
        self.deal_step(tape(([] if "first_lead" in options else [lead]) + self._next_hands()))

    def _next_hands(self) -> list[int]:
        hands = self._deals.pop(0)
        outcomes = dealing(self._deck, *hands)
        self._deck -= set(rooms_of(" ".join(hands)))
        return outcomes

    def _round_is_over(self) -> bool:
        table = self.view(WATCHER)["table"]
        return table["round"] < ROUNDS and len(table["laid"][-1]) == len(self.seats)

    def choose(
        self, seat: int, words: Mapping[str, Any], decision: int | None = None, client: str | None = None
    ) -> int:
        """Make a choice, and let the dealer go on when it is due."""
        position = super().choose(seat, words, decision, client)
        while self.dealer_due:
            self.deal_step(tape(self._next_hands() if self._round_is_over() else []))
        return position

    def dealt_events(self, kind: str) -> list[Words]:
        """All that the dealer's steps brought of one kind."""
        steps = [entry for entry in self.entries if isinstance(entry, Dealt)]
        return [words for step in steps for words in step.events if words["event"] == kind]


def choices_of(one: Mapping[str, Any]) -> Iterator[tuple[int, Words]]:
    """The choices of one round of a whole game in the digest, in the order in which its vector lists them."""
    for pick in one["picks"]:
        for seat, played in enumerate(pick.split()):
            room, _, slot = played.partition("@")
            built = {"do": "build", "room": room, "slot": slot}
            yield seat, {"do": "discard", "room": room} if slot == "x" else built
    for laid in one["lay"]:
        seat, _, colour = laid.split(":")
        yield int(seat), {"do": "lay", "colour": colour}


def whole_game(vector: Mapping[str, Any]) -> RiggedMatch:
    """A whole game of the digest, just dealt."""
    return RiggedMatch([one["deal"] for one in vector["round"]], lead=vector["round"][0]["lead"])
