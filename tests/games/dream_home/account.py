"""A slow, independent account of where the roof cards are, kept from what a match told one seat and nothing else.

It remembers every roof card it was shown by its sort, follows them from the display to stacks and pile, and lists every
way in which the picks of the roofers it did not see may have gone.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rooftree.engine.match import Match
from rooftree.games.dream_home.codes import card_code
from rooftree.games.dream_home.state import CARDS, HELP

Sorts = tuple[str, ...]
Arrangement = tuple[Sorts, ...]
"""What each seat has fetched, sorts in order."""


@dataclass
class Account:
    """What a seat has been shown of the roofs."""

    seats: int
    seat: int
    roofs: frozenset[str]
    stacks: list[Counter[str]] = field(default_factory=list)
    pile: Counter[str] = field(default_factory=Counter)
    picks: list[tuple[int, str | None]] = field(default_factory=list)
    """Who fetched a roof card, and which where that was told, in order."""
    looks: list[tuple[int, Counter[str]]] = field(default_factory=list)
    """After so many picks the pile held these roof cards, and the seat was shown them."""
    columns: dict[str, str] = field(default_factory=dict)
    """The resource cards on the display."""
    own_pick: str | None = None
    read_to: int = 0

    def choose(self, words: dict[str, Any]) -> None:
        """Remember what the seat itself fetches."""
        self.own_pick = words["card"] if words["do"] == "roofer" else None

    def follow(self, match: Match) -> "Account":
        """Note what the seat is told right after it happened."""
        self.stacks = self.stacks or [Counter() for _ in range(self.seats)]
        for entry in match.log(self.seat, self.read_to):
            for event in entry["events"]:
                self._note(event)
        self.read_to = match.position
        shown = match.view(self.seat)["table"].get("roof_pile") if match._table[0].stage == HELP else None
        if shown is not None:
            self.looks.append((len(self.picks), Counter(shown)))
        return self

    def _note(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "laid-cards":
            self.columns = dict(zip("2345", event["cards"], strict=True))
        card = self.columns.get(event.get("column", ""))
        if kind == "took" and card in self.roofs:
            self.stacks[event["seat"]][card] += 1
        if kind in ("discarded-column", "jackhammered", "left-over") and card in self.roofs:
            self.pile[card] += 1
        if kind == "fetched":
            self.picks.append((event["seat"], self.own_pick if event["seat"] == self.seat else None))

    def arrangements(self) -> Iterator[Arrangement]:
        """Every order in which the picks may have been made, card by card, as what each seat then has."""
        cards = [f"{sort}#{n}" for sort, copies in sorted(self.pile.items()) for n in range(copies)]
        met = set()
        for chosen in itertools.permutations(cards, len(self.picks)):
            if self._agrees(chosen):
                key = tuple(
                    tuple(sorted(card for card, (who, _) in zip(chosen, self.picks, strict=True) if who == seat))
                    for seat in range(self.seats)
                )
                if key not in met:
                    met.add(key)
                    yield tuple(tuple(card.partition("#")[0] for card in mine) for mine in key)

    def _agrees(self, chosen: tuple[str, ...]) -> bool:
        """Whether the picks are those that were told, and leave the pile as it was shown."""
        sorts = [card.partition("#")[0] for card in chosen]
        told = all(known in (None, sort) for sort, (_, known) in zip(sorts, self.picks, strict=True))
        return told and all(self.pile - Counter(sorts[:picked]) == shown for picked, shown in self.looks)

    def disagreements(self, match: Match, state: Any) -> list[str]:
        """Everything in a state that the seat knows to be otherwise."""
        found = []
        fetched = fetched_in(match, state)
        for seat in range(self.seats):
            stack = Counter(_sorts(match, int(state.stack[seat]))) - Counter(fetched[seat])
            if stack != self.stacks[seat]:
                found.append(f"seat {seat} took {dict(self.stacks[seat])}, not {dict(stack)}")
        if fetched not in set(self.arrangements()):
            found.append(f"the roofers cannot have brought {fetched}")
        lying = Counter(_sorts(match, int(state.card_pile)))
        gone = Counter(sort for mine in fetched for sort in mine)
        if Counter({sort: n for sort, n in lying.items() if sort in self.roofs}) != self.pile - gone:
            found.append("the pile holds other roof cards")
        return found


def _sorts(match: Match, cards: int) -> list[str]:
    return [card_code(match.box, card) for card in range(CARDS) if cards >> card & 1]


def fetched_in(match: Match, state: Any) -> Arrangement:
    """What the roofers have brought in a state, seat by seat."""
    return tuple(tuple(sorted(_sorts(match, int(cards)))) for cards in state.fetched[: state.seats])
