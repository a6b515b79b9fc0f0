"""A Dream Home table driven straight through the rule functions, for positions of a test's own choosing."""

import copy
import functools
import random
import re
from collections.abc import Iterator
from typing import Any

from rooftree.engine.box import Box, build_box, load_box
from rooftree.engine.game import find_game
from rooftree.engine.words import EVERYTHING
from rooftree.games.dream_home import dealer, house, words
from rooftree.games.dream_home.codes import card_code, kind_codes, room_codes, token_codes
from rooftree.games.dream_home.state import (
    ASKED,
    CARDS,
    CELLS,
    COLUMN_DISCARD,
    HELP,
    HELPING,
    IDLE,
    ROOMS,
    SCAFFOLDING,
    STAGES,
    TAKING,
    TURNS,
    WHETHER_JACKHAMMER,
    WHICH_CELL,
    WHICH_COLUMN,
    WHICH_HELP,
    WHICH_OUT,
    WINDOW,
)
from tests.games.rig import Rig, Words
from tests.paragraphs import DIGESTS

GAME = find_game("dream-home")
RU, PL = load_box(GAME, "ru-2018"), load_box(GAME, "pl-2e")
EDITIONS = (RU, PL)
SEATS = (2, 3, 4)
SHORT_NAMES = {"piano": "grand_piano", "cat": "cat_house"}
"""How the digest's notation writes tokens."""


def with_copies(**copies: int) -> Box:
    """The Russian box with other numbers of some tools and helpers."""
    content = copy.deepcopy(dict(RU.content))
    for row in content["tool"] + content["helper"]:
        row["copies"] = copies.get(row["id"], row["copies"])
    return build_box(GAME, content, "changed.toml")


_VECTOR = re.compile(r"^- \*\*((?:RB|TV)-\d+)\*\* (.*)$", re.MULTILINE)


@functools.cache
def digest_vectors() -> dict[str, str]:
    """The worked examples and vectors of the digest, by their ids."""
    return dict(_VECTOR.findall((DIGESTS / "dream-home.md").read_text(encoding="utf-8")))


def given(id: str) -> list[str]:
    """The houses that a vector gives, in the digest's notation; "as RB-09" is that vector's house."""
    text = digest_vectors()[id]
    start = re.search(r"\*\*Given\*\* (.*?)\*\*Action\*\*", text)
    assert start is not None
    found = [span for span in re.findall(r"`([^`]*)`", start[1]) if re.match(r"[TMB]: ", span)]
    other = re.match(r"as ((?:RB|TV)-\d+)", start[1])
    return found or (given(other[1]) if other else [])


def tokens_on(id: str) -> dict[str, str]:
    """The tokens that a vector names beside its house, as in "piano on T2", by their cells."""
    text = digest_vectors()[id].partition("**Action**")[0]
    return {cell: SHORT_NAMES[token] for token, cell in re.findall(r"(piano|cat) (?:house )?on ([TMB]\d)", text)}


class Table(Rig):
    """A match without its keeper: a state, the dealer's luck, and everything that was told."""

    def __init__(self, seats: int = 2, *, box: Box = RU, seed: str = "a table", **options: str) -> None:
        super().__init__(GAME, seats, box, seed, options)
        self.s.marker = self.s.first = self.s.began = 0

    # --- laying out a position ---------------------------------------------------------------------------------

    def draw_room(self, code: str) -> int:
        """A room card from the deck, by its type or its own code."""
        codes, kinds = room_codes(self.box), kind_codes(self.box)
        card = next(n for n in range(ROOMS) if code in (codes[n], kinds[n], "##") and int(self.s.room_deck) >> n & 1)
        self.s.room_deck = int(self.s.room_deck) & ~(1 << card)
        return card

    def draw_card(self, code: str) -> int:
        """A resource card from the deck."""
        card = next(n for n in range(CARDS) if card_code(self.box, n) == code and int(self.s.card_deck) >> n & 1)
        self.s.card_deck = int(self.s.card_deck) & ~(1 << card)
        return card

    def lay(self, seat: int, plan: str) -> "Table":
        """Lay out a house in the digest's notation: "M: LR+piano .. ## / B: SC GA"; floors not named stay free."""
        for floor in plan.split("/"):
            name, _, row = floor.strip().partition(":")
            first = {"T": 0, "M": 5, "B": 10}[name]
            for n, entry in enumerate(row.split()):
                code, _, token = entry.partition("+")
                if code == "SC":
                    self.s.house[seat, first + n] = SCAFFOLDING + self.draw_card("scaffold")
                    self.s.scaffolds[seat] |= 1 << (first + n)
                elif code != "..":
                    house.lay(self.s, seat, first + n, self.draw_room(code), int(code == "##"))
                if token:
                    item = token_codes(self.box).index(SHORT_NAMES.get(token, token))
                    house.put_token(self.s, seat, item, first + n)
        return self

    def fill(self, seat: int) -> "Table":
        """Put face-down cards into all cells that are still free."""
        for cell in range(len(CELLS)):
            if not int(self.s.built[seat]) >> cell & 1:
                house.lay(self.s, seat, cell, self.draw_room("##"), 1)
        return self

    def give(self, seat: int, cards: str) -> "Table":
        """Tools and helpers beside a house; roof cards on its stack; tokens that belong outside."""
        for code in cards.split():
            if code in token_codes(self.box):
                self.s.outside[seat] |= 1 << token_codes(self.box).index(code)
                continue
            card = self.draw_card(code)
            pile = self.s.stack if int(self.packed.roofing) >> card & 1 else self.s.beside
            pile[seat] = int(pile[seat]) | 1 << card
        return self

    def display(self, *columns: str) -> "Table":
        """Lay out the display: "LR" for column 1, "KT drill" for another, "" for one that is gone."""
        for n, column in enumerate(columns):
            codes = column.split()
            self.s.slot_room[n] = self.draw_room(codes[0]) if codes else -1
            self.s.slot_card[n] = self.draw_card(codes[1]) if len(codes) > 1 else -1
        return self

    def pile(self, rooms: str = "", cards: str = "") -> "Table":
        """Put cards on the discard piles."""
        for code in rooms.split():
            self.s.room_pile = int(self.s.room_pile) | 1 << self.draw_room(code)
        for code in cards.split():
            self.s.card_pile = int(self.s.card_pile) | 1 << self.draw_card(code)
        return self

    def turn(self, seat: int = 0) -> "Table":
        """It is a seat's turn to choose a column."""
        self.s.stage, self.s.deed = TURNS, IDLE
        self.s.turn = (seat - int(self.s.first)) % int(self.s.seats)
        dealer.ask(self.s, seat, WHICH_COLUMN)
        return self

    def hold(self, room: str, card: str = "", seat: int = 0) -> "Table":
        """A seat has taken these cards, and is to lay the room."""
        self.turn(seat)
        self.s.lying = self.draw_room(room)
        if card:
            self.s.held = self.draw_card(card)
        self.s.deed, self.s.asked = TAKING, WHICH_CELL
        return self

    def window(self) -> "Table":
        """The jackhammer window begins."""
        dealer.begin_stage(self.s, WINDOW)
        return self.advance()

    def round_begins(self) -> "Table":
        """The display lies; what comes first in this round is asked."""
        if self.s.discards_column:
            dealer.begin_stage(self.s, COLUMN_DISCARD)
            dealer.ask(self.s, self.s.marker, WHICH_OUT)
            return self
        return self.window()

    def helpers(self, seat: int = 0) -> "Table":
        """It is a seat's turn to use its helpers."""
        self.s.round_no, self.s.stage, self.s.deed = 12, HELP, HELPING
        self.s.turn = (seat - int(self.s.first)) % int(self.s.seats)
        dealer.ask(self.s, seat, WHICH_HELP)
        return self

    def end(self) -> "Table":
        """The roofs are open."""
        self.s.round_no, self.s.waiting = 12, 0
        dealer.end(self.packed, self.s, self._events[0])
        self._note()
        return self

    # --- playing -----------------------------------------------------------------------------------------------

    def spoken(self, seat: int, do: str, **parts: str) -> Words:
        """A choice in words, with what it need not say filled in from the table."""
        said: Words = {"do": do, **parts}
        column = self.s.slot_room[int(parts["column"]) - 1] if parts.get("column", "x") in "12345" else -1
        if "room" in words.PARTS[do] and "room" not in parts:
            card = self.s.lying if do == "build" else column
            if do == "courier":
                said["room"] = parts["card"].partition("-")[0]
            else:
                said["room"] = kind_codes(self.box)[card] if card >= 0 else "LR"
        if "card" in words.PARTS[do] and "card" not in parts:
            card = self.s.slot_card[int(parts["column"]) - 1]
            said["card"] = "marker" if parts["column"] == "1" else card_code(self.box, card)
        if "token" in words.PARTS[do] and "token" not in parts and parts["cell"] in CELLS:
            token = self.s.token[seat, CELLS.index(parts["cell"])]
            said["token"] = card_code(self.box, self.s.held) if do == "furnish" else token_codes(self.box)[token]
        return said

    def why_not(self, seat: int, do: str, **parts: str) -> str | None:
        """The reason why a choice is not allowed."""
        return self.refusal(seat, self.spoken(seat, do, **parts))

    def choose(self, seat: int, do: str, **parts: str) -> "Table":
        """Make an allowed choice; the dealer goes on when told to."""
        assert self.why_not(seat, do, **parts) is None, (do, parts)
        return self.apply(seat, self.parsed(seat, self.spoken(seat, do, **parts)))

    def choices(self, seat: int = 0, do: str = "") -> list[Words]:
        """What a seat may choose, of one sort or of all."""
        found = super().choices(seat)
        return [choice for choice in found if do in ("", choice["do"])]

    def cells(self, face: str = "up", seat: int = 0, do: str = "build", **parts: str) -> str:
        """The cells where the room in hand may lie, from T1 to B5."""
        wanted = {"face": face, **parts} if face else parts
        return " ".join(choice["cell"] for choice in self.choices(seat, do) if wanted.items() <= choice.items())

    def play_out(self, seed: int) -> Iterator["Table"]:
        """Play a match from its start at random; stops after every choice."""
        chance = random.Random(seed)
        yield self.advance()
        while not self.s.over:
            seat = self.awaited()[0]
            self.apply(seat, chance.choice(self.legal(seat)))
            yield self if self.s.waiting else self.advance()

    def finish(self, seed: int = 0) -> "Table":
        for _ in self.play_out(seed):
            pass
        return self

    def finish_rounds(self, event: str) -> list[Words]:
        """Play on to the end with the last choice each time; all that was told of one kind."""
        while not self.s.over:
            (seat,) = self.awaited()
            self.apply(seat, self.legal(seat)[-1])
            if not self.s.waiting:
                self.advance()
        return self.told(event)

    # --- looking -----------------------------------------------------------------------------------------------

    def asked(self) -> str:
        return ASKED[self.s.asked]

    def stage(self) -> str:
        return STAGES[self.s.stage]

    def plan(self, seat: int = 0) -> dict[str, str]:
        """What lies in a house: LR, LR+grand_piano, ##, SC."""
        found = {}
        for cell, card in self.view(EVERYTHING)["houses"][seat]["cells"].items():
            if "scaffold" in card:
                found[cell] = "SC"
            else:
                code = "##" if card["face"] == "down" else card["room"].partition("-")[0]
                found[cell] = "+".join([code, *([card["token"]] if "token" in card else [])])
        return found

    def beside(self, seat: int = 0) -> list[str]:
        return list(self.view(EVERYTHING)["houses"][seat]["beside"])

    def card_pile(self) -> list[str]:
        return [card_code(self.box, card) for card in range(CARDS) if int(self.s.card_pile) >> card & 1]

    def room_pile(self) -> list[str]:
        return [kind_codes(self.box)[card] for card in range(ROOMS) if int(self.s.room_pile) >> card & 1]

    def columns(self) -> list[str]:
        """The room types of the display."""
        return [kind_codes(self.box)[card] if card >= 0 else "" for card in self.s.slot_room]

    def points(self, *kinds: str, seat: int = 0) -> int:
        """The points of the lines of some kinds."""
        return sum(line["points"] for line in self.lines(seat) if line["line"] in kinds)

    def rooms(self, seat: int = 0) -> int:
        """The points of the rooms."""
        return self.points("room", "partner", seat=seat)

    def room_lines(self, seat: int = 0) -> dict[str, int]:
        """The points of each room, by its leftmost cell."""
        return {line["cells"][0]: line["points"] for line in self.lines(seat) if line["line"] in ("room", "partner")}

    def total(self, seat: int = 0) -> int:
        return sum(line["points"] for line in self.lines(seat))

    def finished(self, cell: str, seat: int = 0) -> bool:
        return bool(house.is_finished(self.packed, self.s, seat, CELLS.index(cell)))


def ask_jackhammer(table: Table, seat: int) -> Table:
    """A seat is asked about its jackhammer."""
    table.s.stage = WINDOW
    table.s.turn = (seat - int(table.s.first)) % int(table.s.seats)
    dealer.ask(table.s, seat, WHETHER_JACKHAMMER)
    return table


def vector_table(id: str, which: int = 0, *, box: Box = RU, fill: bool = False, **options: Any) -> Table:
    """A table with the house of a vector laid out for seat 0."""
    houses = given(id)
    table = Table(box=box, **options)
    if houses:
        table.lay(0, houses[which])
    for cell, token in tokens_on(id).items():
        house.put_token(table.s, 0, token_codes(box).index(token), CELLS.index(cell))
    return table.fill(0) if fill else table
