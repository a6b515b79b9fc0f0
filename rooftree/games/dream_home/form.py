"""The score form of Dream Home: finished houses of a real table, and perhaps the discard piles."""

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.errors import Problem, RooftreeError, one_of, shown
from rooftree.engine.game import find_game
from rooftree.engine.luck import tape
from rooftree.games.dream_home import dealer
from rooftree.games.dream_home.codes import FACE_NAMES, card_code, kind_codes, room_codes, token_codes
from rooftree.games.dream_home.house import lay as lay_room
from rooftree.games.dream_home.house import put_token
from rooftree.games.dream_home.reasons import REASONS, TOKEN_TWICE, TOO_MANY_OF_KIND, TWICE
from rooftree.games.dream_home.state import (
    CARDS,
    CELLS,
    FINISHED,
    ROOMS,
    ROUNDS,
    SERVICES,
    STATE,
)

FACE_DOWN = "##"
MOST_CHILDREN = 99


class PlacedRoom(msgspec.Struct, forbid_unknown_fields=True):
    """A room card in a cell: its type or its number, its face, the token that lies on it."""

    room: str
    face: str = "up"
    token: str = ""


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: what lies in the cells and beside the house.

    A cell holds a type ("LR"), a card of the box ("LR-03"), or "##" for a card that lies face down.
    """

    house: dict[str, str | PlacedRoom]
    name: str = ""
    roofs: list[str] = []
    beside: list[str] = []
    outside: list[str] = []
    children: int | None = None


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game; with a discard pile the form also says what the helpers beside the houses could still do."""

    game: str
    seats: list[SeatForm]
    options: dict[str, str] = {}
    box: str = ""
    room_pile: list[str] = []
    roof_pile: list[str] = []


Fault = dict[str, Any]


class Laying:
    """A form being laid out: cards are given out once each, and what is wrong is noted."""

    def __init__(self, box: Box, s: Any, place: str) -> None:
        self.box, self.s, self.place = box, s, place
        self.rooms, self.kinds = room_codes(box), kind_codes(box)
        self.room_kinds = {row["id"] for row in box.content["room"]}
        self.cards = [card_code(box, card) for card in range(CARDS)]
        self.used_rooms: set[int] = set()
        self.used_cards: set[int] = set()
        self.used_tokens: set[str] = set()
        self.problems: list[Problem] = []
        self.faults: list[Fault] = []

    def problem(self, where: str, found: object, expected: str) -> None:
        """Note what cannot be read."""
        self.problems.append(Problem(f"{self.place}, {where}", shown(found), expected))

    def fault(self, reason: int, **where: Any) -> None:
        """Note a rule that no state can show to be broken."""
        self.faults.append({"reason": REASONS[reason].id, "paragraph": REASONS[reason].paragraph, **where})

    def room(self, where: str, code: str, **seat: int) -> int:
        """The number of a room card given by its own code, or the next one of a type."""
        if code in self.rooms:
            card = self.rooms.index(code)
            if card in self.used_rooms:
                self.fault(TWICE, card=code)
        elif code in self.room_kinds:
            spare = [card for card in range(ROOMS) if self.kinds[card] == code and card not in self.used_rooms]
            if not spare:
                self.fault(TOO_MANY_OF_KIND, **seat, card=code)
            card = spare[0] if spare else self.kinds.index(code)
        else:
            self.problem(where, code, f"{one_of(sorted(self.room_kinds))}, or a card such as {self.rooms[0]}")
            card = 0
        self.used_rooms.add(card)
        return card

    def resources(self, where: str, codes: Iterable[str], known: Iterable[str], **seat: int) -> int:
        """The set of resource cards with these codes."""
        known, found = list(known), 0
        for n, code in enumerate(codes):
            if code not in known:
                self.problem(f"{where}[{n}]", code, one_of(known))
                continue
            spare = [card for card in range(CARDS) if self.cards[card] == code and card not in self.used_cards]
            if not spare:
                self.fault(TOO_MANY_OF_KIND, **seat, card=code)
                continue
            self.used_cards.add(spare[0])
            found |= 1 << spare[0]
        return found

    def token(self, where: str, code: str) -> int:
        """The number of a token, each of which there is once."""
        tokens = token_codes(self.box)[: None if self.box.record["has_car"][0] else -1]
        if code not in tokens:
            self.problem(where, code, one_of(tokens))
            return 0
        if code in self.used_tokens:
            self.fault(TOKEN_TWICE, token=code)
        self.used_tokens.add(code)
        return tokens.index(code)


def lay(box: Box, form: Form, place: str) -> tuple[Array, list[Fault]]:
    """The position of a form, and the faults that no state can show (cards that lie twice)."""
    table = np.zeros(1, STATE)
    s = table[0]
    options = find_game("dream-home").option_numbers(len(form.seats), form.options)
    dealer.deal(box.record[0], s, options, tape([])[0])
    s.room_deck = s.card_deck = 0
    s.laid_out = 1
    s.round_no = ROUNDS
    laying = Laying(box, s, place)
    for seat, seat_form in enumerate(form.seats):
        _lay_house(laying, seat, seat_form)
        _lay_beside(laying, seat, seat_form)
    for n, code in enumerate(form.room_pile):
        s.room_pile = int(s.room_pile) | 1 << laying.room(f"room_pile[{n}]", code)
    roofs = [row["id"] for row in box.content["roof"]]
    s.card_pile = laying.resources("roof_pile", form.roof_pile, roofs)
    _lay_face_down(laying, form)
    if laying.problems:
        raise RooftreeError(laying.problems)
    s.stage = FINISHED
    s.over = dealer.TWELFTH_ROUND
    return table, laying.faults


def _lay_house(laying: Laying, seat: int, form: SeatForm) -> None:
    """The face-up cards and their tokens."""
    for name, entry in form.house.items():
        where = f"seats[{seat}].house.{name}"
        placed = PlacedRoom(entry) if isinstance(entry, str) else entry
        if name not in CELLS:
            laying.problem(where, name, one_of(CELLS))
            continue
        if placed.face not in FACE_NAMES:
            laying.problem(f"{where}.face", placed.face, one_of(FACE_NAMES))
            continue
        cell = CELLS.index(name)
        if placed.room != FACE_DOWN:
            card = laying.room(f"{where}.room", placed.room, seat=seat)
            lay_room(laying.s, seat, cell, card, FACE_NAMES.index(placed.face))
        if placed.token:
            put_token(laying.s, seat, laying.token(f"{where}.token", placed.token), cell)


def _lay_face_down(laying: Laying, form: Form) -> None:
    """Cards whose faces nobody looked at: any that are left."""
    for seat, seat_form in enumerate(form.seats):
        for name, entry in seat_form.house.items():
            if FACE_DOWN in (entry, getattr(entry, "room", "")) and name in CELLS:
                card = next(card for card in range(ROOMS) if card not in laying.used_rooms)
                laying.used_rooms.add(card)
                lay_room(laying.s, seat, CELLS.index(name), card, 1)


def _lay_beside(laying: Laying, seat: int, form: SeatForm) -> None:
    """Roof cards, tools and helpers, tokens beside the house, and the children counted on the real cards."""
    s, where = laying.s, f"seats[{seat}]"
    roofs = [row["id"] for row in laying.box.content["roof"]]
    s.stack[seat] = laying.resources(f"{where}.roofs", form.roofs, roofs, seat=seat)
    s.beside[seat] = laying.resources(f"{where}.beside", form.beside, SERVICES, seat=seat)
    for n, code in enumerate(form.outside):
        s.outside[seat] = int(s.outside[seat]) | 1 << laying.token(f"{where}.outside[{n}]", code)
    if form.children is None:
        return
    if not 0 <= form.children <= MOST_CHILDREN:
        laying.problem(f"{where}.children", form.children, f"a whole number from 0 to {MOST_CHILDREN}")
        return
    s.told_children[seat] = form.children


def unreachable(box: Box, s: Any) -> list[Fault]:
    """Nothing: whatever keeps every rule as it lies can be reached, room by room and the tokens last."""
    return []
