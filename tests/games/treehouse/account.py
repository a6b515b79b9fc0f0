"""A slow, independent account of what one Treehouse seat was shown, kept from what the match told it and nothing else.

It knows the rules of passing only as movements of hands from seat to seat, and it enumerates: which rooms could lie in
a place that the seat has not seen, and every arrangement of a small position.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rooftree.engine.match import Match
from rooftree.games.treehouse import words
from rooftree.games.treehouse.state import NO_ROOM, ROOMS, hand_of, is_built, left_at, round_of
from tests.games.treehouse.table import CODES, SLOT

LEFT_OVER = 6
IN_HAND = 0
Place = tuple[int, int, int]
"""Round, the seat a hand was dealt to, and the pick at which a room left it (or one of the two above)."""


@dataclass
class Account:
    """What a seat has been shown, by round and hand."""

    seats: int
    seat: int
    round_no: int = 0
    pick_no: int = 0
    held_by: list[int] = field(default_factory=list)
    looks: dict[tuple[int, int, int], frozenset[str]] = field(default_factory=dict)
    left: dict[Place, str | None] = field(default_factory=dict)
    built: dict[str, tuple[int, str]] = field(default_factory=dict)
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
        who: Any = event.get("seat")  # nobody does what happens to the table
        if kind == "dealt" and who == 0:
            self.round_no += 1
            self.pick_no = 1
            self.held_by = list(range(self.seats))
        if kind == "handed" and who == 0:
            self.pick_no += 1
            self.held_by = [self.held_by[seat - 1] for seat in range(self.seats)]
        if kind in ("dealt", "handed") and who == self.seat:
            self.looks[self.round_no, self.held_by[self.seat], self.pick_no] = frozenset(event["rooms"])
        if kind in ("built", "discarded"):
            self.left[self.round_no, self.held_by[who], self.pick_no] = event.get("room")
        if kind == "built":
            self.built[event["room"]] = (who, event["slot"])
        if kind == "left-over":
            self.left[self.round_no, self.held_by[who], LEFT_OVER] = event.get("room")

    # --- what is unknown ---------------------------------------------------------------------------------------

    def in_hand(self) -> list[Place]:
        """The places of rooms still in hands, a place for each room."""
        return [
            (self.round_no, hand, IN_HAND)
            for hand in range(self.seats)
            for _ in range(6 - sum(1 for place in self.left if place[:2] == (self.round_no, hand)))
        ]

    def hidden(self) -> list[Place]:
        """Every place outside the deck whose room the seat was not told when it got there."""
        return [place for place, room in self.left.items() if room is None] + self.in_hand()

    def candidates(self, place: Place) -> frozenset[str]:
        """The rooms that nothing the seat was shown keeps out of a place."""
        elsewhere = {room for other, room in self.left.items() if room is not None and other != place}
        return frozenset(
            room
            for room in CODES
            if room not in elsewhere and all(self._agrees(look, room, place) for look in self.looks)
        )

    def _agrees(self, look: tuple[int, int, int], room: str, place: Place) -> bool:
        """Whether a look at a hand allows that a room lies in a place: it is seen as long as it is in that hand."""
        was_there = place[:2] == look[:2] and (place[2] == IN_HAND or place[2] >= look[2])
        return (room in self.looks[look]) == was_there

    def arrangements(self) -> Iterator[dict[Place, frozenset[str]]]:
        """Every way to fill the hidden places; what is left lies in the deck. For small positions."""
        places = self.hidden()
        choices = [sorted(self.candidates(place)) for place in places]
        met = set()
        for rooms in itertools.product(*choices):
            if len(set(rooms)) < len(rooms):
                continue
            filled: dict[Place, frozenset[str]] = {}
            for place, room in zip(places, rooms, strict=True):
                filled[place] = filled.get(place, frozenset()) | {room}
            key = tuple(sorted((place, tuple(sorted(inside))) for place, inside in filled.items()))
            if key not in met:
                met.add(key)
                yield filled

    # --- does a state agree? -----------------------------------------------------------------------------------

    def disagreements(self, match: Match, state: Any) -> list[str]:
        """Everything in a state that the seat knows to be otherwise."""
        lying = _places(state)
        return [
            *self._looks_that_differ(lying),
            *self._departures_that_differ(lying),
            *self._hands_that_differ(state, lying),
            *self._built_that_differ(state),
            *self._view_that_differs(match, state),
        ]

    def _looks_that_differ(self, lying: dict[str, Place]) -> Iterator[str]:
        for (round_no, hand, pick), seen in self.looks.items():
            there = {
                room
                for room, place in lying.items()
                if place[:2] == (round_no, hand) and (place[2] == IN_HAND or place[2] >= pick)
            }
            if there != seen:
                yield f"round {round_no}, pick {pick}: the hand of {hand} held {sorted(seen)}, not {sorted(there)}"

    def _departures_that_differ(self, lying: dict[str, Place]) -> Iterator[str]:
        for place, room in self.left.items():
            there = [other for other, where in lying.items() if where == place]
            if len(there) != 1 or (room is not None and there != [room]):
                yield f"at {place} went {room or 'one room'}, not {there}"

    def _hands_that_differ(self, state: Any, lying: dict[str, Place]) -> Iterator[str]:
        for hand in range(self.seats):
            inside = sorted(room for room, place in lying.items() if place == (self.round_no, hand, IN_HAND))
            if len(inside) != self.in_hand().count((self.round_no, hand, IN_HAND)):
                yield f"the hand dealt to {hand} has {len(inside)} rooms"
            holder = self.held_by.index(hand)
            held = sorted(CODES[room] for room in state.hand[holder] if room != NO_ROOM)
            if held != inside:
                yield f"seat {holder} holds {held}, the fates say {inside}"
        undealt = {CODES[room] for room in range(ROOMS) if int(state.deck[room // 24]) >> room % 24 & 1}
        if undealt != set(CODES) - lying.keys():
            yield f"the deck holds {sorted(undealt)}"

    def _built_that_differ(self, state: Any) -> Iterator[str]:
        for room, (seat, slot) in self.built.items():
            if state.tree[seat, SLOT[slot]] != CODES.index(room):
                yield f"seat {seat} built {room} on {slot}"

    def _view_that_differs(self, match: Match, state: Any) -> Iterator[str]:
        if words.view(match.box, state, self.seat) != match.view(self.seat)["table"]:
            yield "the seat sees another table"


def _places(state: Any) -> dict[str, Place]:
    """Where a state says that every dealt room lies."""
    return {
        CODES[room]: (round_of(fate), hand_of(fate), left_at(fate)) for room, fate in enumerate(state.fate) if fate != 0
    }


def arrangement(account: Account, state: Any) -> dict[Place, frozenset[str]]:
    """What a state holds in the places that are hidden from the seat."""
    lying = _places(state)
    hidden = set(account.hidden())
    filled: dict[Place, frozenset[str]] = {}
    for room, place in lying.items():
        if place in hidden and not is_built(state.fate[CODES.index(room)]):
            filled[place] = filled.get(place, frozenset()) | {room}
    return filled
