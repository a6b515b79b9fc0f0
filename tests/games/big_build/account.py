"""A slow, independent account of what one Big Build seat was shown, kept from what the match told it and nothing else.

It knows of cards only that they go from a deck into hands, from hands onto the pile, and with a reshuffle from the pile
into the next deck; and it enumerates every way the unseen cards may lie.
"""

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rooftree.engine.match import Match
from rooftree.games.big_build import words
from rooftree.games.big_build.state import NO_CARD
from tests.games.big_build.table import CARDS, members

Arrangement = tuple[tuple[str, ...], ...]
"""The hands of the other seats, in seat order, each sorted; what is left is the deck."""


@dataclass
class Account:
    """What a seat has been shown."""

    seats: int
    seat: int
    decks: list[frozenset[str]] = field(default_factory=lambda: [frozenset(CARDS)])
    pile: set[str] = field(default_factory=set)
    own: set[str] = field(default_factory=set)
    held: dict[int, Counter[int]] = field(default_factory=dict)
    read_to: int = 0

    def follow(self, match: Match) -> "Account":
        """Note what the seat is told right after the dealer's step."""
        for entry in match.log(self.seat, self.read_to):
            for event in entry["events"]:
                self._note(event)
        self.read_to = match.position
        return self

    def _note(self, event: dict[str, Any]) -> None:
        kind: str = event["event"]
        who: Any = event.get("seat")  # of events that nobody does, none
        if kind in ("dealt", "drew") and who == self.seat:
            self.own |= set(event["cards"])
        elif kind in ("dealt", "drew"):
            assert "cards" not in event
            self.held.setdefault(who, Counter())[len(self.decks) - 1] += event["count"]
        elif kind in ("stepped", "jumped", "discarded"):
            self.pile |= set(event["cards"])
            for card in event["cards"]:
                if who == self.seat:
                    self.own.remove(card)
                else:
                    self.held[who][self.last_deck_of(card)] -= 1
        elif kind == "reshuffled":
            assert event["count"] == len(self.pile)
            self.decks.append(frozenset(self.pile))
            self.pile = set()

    # --- what is unknown ---------------------------------------------------------------------------------------

    def last_deck_of(self, card: str) -> int:
        """The last deck a card lay in: from there it was drawn, if it was."""
        return max(n for n, deck in enumerate(self.decks) if card in deck)

    def unseen(self, deck: int) -> list[str]:
        """The cards last shuffled into a deck that the seat has not seen since."""
        gone = self.own | self.pile
        return [card for card in CARDS if self.last_deck_of(card) == deck and card not in gone]

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def ways(self) -> int:
        """In how many ways the unseen cards may lie, without listing them."""
        product = 1
        for deck in range(len(self.decks)):
            left = len(self.unseen(deck))
            for seat in self.others():
                count = self.held[seat][deck]
                product *= math.comb(left, count)
                left -= count
        return product

    def arrangements(self) -> Iterator[Arrangement]:
        """Every way the unseen cards may lie in the hands of the others. For small positions."""
        by_deck = [list(self._shares(self.unseen(deck), deck, self.others())) for deck in range(len(self.decks))]
        for shares in itertools.product(*by_deck):
            yield tuple(tuple(sorted(itertools.chain(*hand))) for hand in zip(*shares, strict=True))

    def _shares(self, unseen: list[str], deck: int, seats: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
        if not seats:
            if deck == len(self.decks) - 1 or not unseen:
                yield ()
            return
        for cards in itertools.combinations(unseen, self.held[seats[0]][deck]):
            left = [card for card in unseen if card not in cards]
            for rest in self._shares(left, deck, seats[1:]):
                yield (cards, *rest)

    # --- does a state agree? -----------------------------------------------------------------------------------

    def disagreements(self, match: Match, state: Any) -> list[str]:
        """Everything in a state that the seat knows to be otherwise."""
        return [*self._hands_that_differ(state), *self._piles_that_differ(state), *self._view_differs(match, state)]

    def _hands_that_differ(self, state: Any) -> Iterator[str]:
        if set(_hand(state, self.seat)) != self.own:
            yield f"the own hand is {sorted(self.own)}, not {_hand(state, self.seat)}"
        for seat in self.others():
            found = Counter(self.last_deck_of(card) for card in _hand(state, seat))
            if found != +self.held[seat]:
                yield f"seat {seat} holds of each deck {dict(self.held[seat])}, not {dict(found)}"
            for card, drawn_from in zip(_hand(state, seat), state.drawn_from[seat], strict=False):
                if drawn_from != self.last_deck_of(card):
                    yield f"{card} comes from deck {self.last_deck_of(card)}, not {drawn_from}"

    def _piles_that_differ(self, state: Any) -> Iterator[str]:
        if set(members(CARDS, state.discards)) != self.pile:
            yield f"the pile is {sorted(self.pile)}"
        hands = [card for seat in self.others() for card in _hand(state, seat)]
        unseen = {card for deck in range(len(self.decks)) for card in self.unseen(deck)}
        if sorted([*hands, *members(CARDS, state.deck)]) != sorted(unseen):
            yield "hands and deck are not the unseen cards"

    def _view_differs(self, match: Match, state: Any) -> Iterator[str]:
        if words.view(match.box, state, self.seat) != match.view(self.seat)["table"]:
            yield "the seat sees another table"

    def arrangement(self, state: Any) -> Arrangement:
        """How the hidden cards lie in a state."""
        return tuple(tuple(_hand(state, seat)) for seat in self.others())


def _hand(state: Any, seat: int) -> list[str]:
    return [CARDS[card] for card in state.hand[seat] if card != NO_CARD]
