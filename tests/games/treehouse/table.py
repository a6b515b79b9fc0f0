"""A Treehouse table driven straight through the rule functions, for positions and deals of a test's own choosing."""

import random
from collections.abc import Iterable, Iterator, Mapping

from rooftree.engine.box import Box, load_box
from rooftree.engine.game import find_game
from rooftree.engine.luck import put_on_tape, tape
from rooftree.games.treehouse import dealer
from rooftree.games.treehouse.state import (
    BARE,
    BUILT,
    COLOURS,
    CONDITIONS,
    HAND,
    NO_ROOM,
    PER_COLOUR,
    PHASES,
    PICK,
    PICKS,
    ROOMS,
    SLOTS,
    fate_of,
    slot_name,
)
from rooftree.games.treehouse.tree import build, slot_verdict
from tests.games.rig import Rig

GAME = find_game("treehouse")
BOX = load_box(GAME)
CODES = tuple(room["id"] for room in BOX.content["room"])
SLOT_NAMES = tuple(slot_name(slot) for slot in range(1, SLOTS + 1))
SLOT = {name: slot for slot, name in enumerate(SLOT_NAMES, 1)}
SEATS = (2, 3, 4)


def rooms_of(codes: str) -> list[int]:
    """The numbers of rooms given by their codes, as in "r01 y02"."""
    return [CODES.index(code) for code in codes.split()]


def dealing(deck: Iterable[int], *hands: str) -> list[int]:
    """The outcomes that deal these hands: the dealer draws the k-th of the rooms left, in the order of the box."""
    left = sorted(deck)
    outcomes = []
    for room in rooms_of(" ".join(hands)):
        outcomes.append(left.index(room))
        left.remove(room)
    return outcomes


class Table(Rig):
    """A match without its keeper: a state, the dealer's luck, and everything that was told."""

    def __init__(self, seats: int = 2, *, box: Box = BOX, seed: str = "a table", **options: str) -> None:
        super().__init__(GAME, seats, box, seed, options)

    # --- laying out a position ---------------------------------------------------------------------------------

    def grow(self, seat: int, tree: Mapping[str, str], round_no: int = 1) -> "Table":
        """Build rooms of these colours (or these rooms) on these slots, allowed or not."""
        for slot, code in tree.items():
            room = CODES.index(code) if code in CODES else self.spare_room(code)
            build(self.packed, self.s, seat, room, SLOT[slot])
            self.s.fate[room] = fate_of(round_no, seat) + 1 + BUILT
            self.s.deck[room // 24] = int(self.s.deck[room // 24]) & ~(1 << room % 24)
        return self

    def grow_colours(self, seat: int, rooms: Mapping[str, int], round_no: int = 1) -> "Table":
        """Build so many rooms of each colour on the first free slots."""
        for colour, number in rooms.items():
            for _ in range(number):
                self.grow(seat, {self.free_slots(seat)[0]: colour}, round_no)
        return self

    def spare_room(self, colour: str) -> int:
        """The first undealt room of a colour."""
        first = COLOURS.index(colour) * PER_COLOUR
        return next(room for room in range(first, first + PER_COLOUR) if self.s.fate[room] == 0)

    def free_slots(self, seat: int) -> list[str]:
        return [name for name in SLOT_NAMES if self.s.tree[seat, SLOT[name]] == NO_ROOM]

    def hold(self, seat: int, codes: str) -> "Table":
        """Give a seat these rooms to pick from."""
        rooms = sorted(rooms_of(codes))
        self.s.phase = PICK
        self.s.pick_no = HAND + 1 - len(rooms)
        self.s.hand[seat] = rooms + [NO_ROOM] * (HAND - len(rooms))
        for room in rooms:
            self.s.fate[room] = fate_of(self.s.round_no, seat)
        self.s.waiting = int(self.s.waiting) | 1 << seat
        return self

    def lay(self, laid: Mapping[str, str], round_no: int = 1) -> "Table":
        """Lay conditions on the colour cards."""
        for colour, condition in laid.items():
            self.s.laid[round_no - 1, COLOURS.index(colour)] = CONDITIONS.index(condition)
        return self

    def begin_phase(self, phase: int, lead: int = 0, round_no: int = 1) -> "Table":
        """Begin taking, laying or choosing with this lead."""
        self.s.phase, self.s.lead, self.s.round_no = phase, lead, round_no
        self.s.turn = 0
        dealer.call_next(self.s, self._events[0])
        return self

    # --- playing -----------------------------------------------------------------------------------------------

    def stack(self, *hands: str, lead: int | None = None) -> "Table":
        """Let the next deal give these hands to seats 0, 1, ...; `lead` where the dealer draws it (round 1)."""
        outcomes = dealing(self.deck(), *hands)
        self.luck = tape([])
        put_on_tape(self.luck, outcomes if lead is None else [lead, *outcomes])
        return self

    def end_round(self) -> "Table":
        """Score the round that is being played, whoever would still have to choose."""
        dealer.end_round(self.packed, self.s, self._events[0])
        self._note()
        return self

    def advance(self) -> "Table":
        super().advance()
        assert self.s.pick_no != 1 or (self.s.hand[: self.s.seats] != NO_ROOM).all(), "the deck was short of rooms"
        return self

    def parse(self, seat: int, do: str, **parts: str) -> int:
        return self.parsed(seat, {"do": do, **parts})

    def why_not(self, seat: int, do: str, **parts: str) -> str | None:
        """The reason why a choice is not allowed."""
        return self.refusal(seat, {"do": do, **parts})

    def choose(self, seat: int, do: str, **parts: str) -> "Table":
        """Make an allowed choice, and let the dealer go on once nobody is awaited."""
        assert self.why_not(seat, do, **parts) is None
        return self.apply(seat, self.parse(seat, do, **parts))

    def apply(self, seat: int, choice: int) -> "Table":
        super().apply(seat, choice)
        return self if self.s.waiting else self.advance()

    def play_out(self, seed: int, until_round: int = 4) -> Iterator["Table"]:
        """Play on at random, seats in any order; stops after every choice."""
        chance = random.Random(seed)
        if not self.s.waiting and not self.s.over:
            yield self.advance()
        while not self.s.over and self.s.round_no < until_round:
            seat = chance.choice(self.awaited())
            yield self.apply(seat, chance.choice(self.legal(seat)))

    def finish(self, seed: int = 0, until_round: int = 4) -> "Table":
        for _ in self.play_out(seed, until_round):
            pass
        return self

    def discard_all(self) -> "Table":
        """One pick in which every seat discards the first room of its hand."""
        for seat in range(self.s.seats):
            self.choose(seat, "discard", room=self.hand(seat).split()[0])
        return self

    def skip_to_scoring(self) -> "Table":
        """Five picks in which everything is discarded."""
        for _ in range(PICKS):
            self.discard_all()
        return self

    # --- looking -----------------------------------------------------------------------------------------------

    def phase(self) -> str:
        return PHASES[self.s.phase]

    def deck(self) -> list[int]:
        return [room for room in range(ROOMS) if int(self.s.deck[room // 24]) >> room % 24 & 1]

    def hand(self, seat: int) -> str:
        return " ".join(CODES[room] for room in self.s.hand[seat] if room != NO_ROOM)

    def tree(self, seat: int) -> dict[str, str]:
        return {name: CODES[self.s.tree[seat, SLOT[name]]] for name in SLOT_NAMES if name not in self.free_slots(seat)}

    def markers(self) -> list[int]:
        return [int(marker) for marker in self.s.marker[: self.s.seats]]

    def totals(self) -> list[int]:
        return [int(points) for points in self.s.score[: self.s.seats]]

    def laid(self, round_no: int = 1) -> dict[str, str]:
        conditions = self.s.laid[round_no - 1]
        return {COLOURS[c]: CONDITIONS[conditions[c]] for c in range(len(COLOURS)) if conditions[c] != BARE}

    def open_to(self, seat: int, colour: str) -> list[str]:
        """The slots where a room of a colour may be built."""
        return [n for n in SLOT_NAMES if slot_verdict(self.s, seat, COLOURS.index(colour), SLOT[n]) == 0]
