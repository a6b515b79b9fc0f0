"""A Balconia table driven straight through the rule functions, for draws and positions of a test's own choosing."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rooftree.engine.box import Box, load_box
from rooftree.engine.game import find_game
from rooftree.engine.log import SeatInfo
from rooftree.engine.luck import put_on_tape, tape
from rooftree.engine.match import Match
from rooftree.games.balconia import rules
from rooftree.games.balconia.form import Form, SeatForm, box_for, lay
from rooftree.games.balconia.state import (
    BLOCKS,
    CELL_NUMBERS,
    CHOOSE,
    GREEN,
    PHASES,
    PLACE,
    SIDES,
    TURNS,
    cell_name,
    mirror_cell,
)
from tests.games.rig import Rig

GAME = find_game("balconia")
BOX = load_box(GAME)
CELLS = tuple(CELL_NUMBERS)
FACES = tuple(row["id"] for row in BOX.content["face"])
DOORS = tuple(row["id"] for row in BOX.content["door"])

Move = tuple[str, str, str]
"""The chooser's pair, the placer's face, the cell as the placer sees it."""


def mirrored(cell: str) -> str:
    """A cell's name on the other side."""
    return f"{cell[:3]}{6 - int(cell[3])}"


def behind(face: str) -> str:
    """The face on the other side of the block."""
    return face[:-1] + {"a": "c", "b": "d", "c": "a", "d": "b"}[face[-1]]


def draws(blocks: Iterable[int]) -> list[int]:
    """The outcomes that turn up these blocks: each is the n-th of the numbers not seen yet."""
    left = list(range(1, BLOCKS + 1))
    outcomes = []
    for block in blocks:
        outcomes.append(left.index(block))
        left.remove(block)
    return outcomes


class Table(Rig):
    """A match without its keeper: a state, the dealer's luck, and everything that was told. Seat 0 is green, mostly."""

    def __init__(self, *, box: Box = BOX, seed: str = "a table", **options: str) -> None:
        super().__init__(GAME, 2, box, seed, options)

    # --- laying out and playing --------------------------------------------------------------------------------

    def fill(self, cells: Iterable[str], entrance: str = "L1C3") -> "Table":
        """Balconies in these cells of green's, and a block in play that either seat may be asked to place."""
        self.s.entrance_cell = CELL_NUMBERS[entrance]
        self.s.filled, self.s.on_table = 0, (1 << BLOCKS) - 1
        for block, cell in enumerate(cells):
            rules.stand(self.s, GREEN, CELL_NUMBERS[cell], 4 * block)
            self.s.on_table = int(self.s.on_table) & ~(1 << block)
            self.s.turn = block + 1
        return self

    def ask_to_place(self, side: str, block: int = 22, pair: int = 0) -> "Table":
        """A block lies on the disc, and a side is to place it."""
        self.s.phase, self.s.block, self.s.pair = PLACE, block, pair
        self.s.on_table = int(self.s.on_table) & ~(1 << (block - 1))
        self.s.turn += 1
        self.s.waiting = 1 << self.seat(side)
        return self

    def stack(self, door: str, *blocks: int, column: int | None = None) -> "Table":
        """What the dealer draws: the door that seat 0 sees, then these blocks, turn by turn."""
        self.luck = tape([])
        block, letter = int(door[1]) - 1, "abcd".index(door[2])
        entrance = [] if self.s.entrance_block else [block]
        put_on_tape(self.luck, [*entrance, letter, *([column - 1] if column is not None else []), *draws(blocks)])
        return self

    def parse(self, seat: int, do: str, **parts: str) -> int:
        return self.parsed(seat, {"do": do, **parts})

    def why_not(self, seat: int, do: str, **parts: str) -> str | None:
        """The reason why a choice is not allowed."""
        return self.refusal(seat, {"do": do, **parts})

    def choose(self, seat: int, do: str, **parts: str) -> "Table":
        """Make an allowed choice, and let the dealer go on."""
        assert self.why_not(seat, do, **parts) is None
        return self.apply(seat, self.parse(seat, do, **parts)).advance()

    def move(self, pair: str, face: str, cell: str) -> "Table":
        """A whole turn of whoever is to choose and to place."""
        self.choose(self.awaited()[0], "take", pair=pair)
        return self.choose(self.awaited()[0], "place", face=face, cell=cell)

    def play_out(self, seed: int, turns: int = TURNS) -> Iterator["Table"]:
        """Play on at random; stops before every choice of so many turns, and at the end."""
        chance = random.Random(seed)
        if not self.s.waiting and not self.s.over:
            self.advance()
        while not self.s.over and self.s.turn <= turns:
            yield self
            seat = self.awaited()[0]
            self.apply(seat, chance.choice(self.legal(seat))).advance()
        yield self

    def finish(self, seed: int = 0) -> "Table":
        for _ in self.play_out(seed):
            pass
        return self

    # --- looking -----------------------------------------------------------------------------------------------

    def open_to(self, side: str) -> list[str]:
        """The cells into which a side may place, as it sees them."""
        cells = {choice["cell"] for choice in self.choices(self.seat(side))}
        return [cell for cell in CELLS if cell in cells]

    def seat(self, side: str) -> int:
        green = int(self.s.green)
        return green if side == "green" else 1 - green

    def phase(self) -> str:
        return PHASES[self.s.phase]

    def facade(self, side: str) -> dict[str, str]:
        """What a side sees of its balconies, in its own coordinates."""
        row = SIDES.index(side)
        seen = {}
        for cell in range(25):
            if int(self.s.filled) >> cell & 1:
                own = cell if row == GREEN else mirror_cell(cell)
                seen[cell_name(own)] = self.box.content["face"][self.s.face[row, cell]]["id"]
        return seen

    def filled(self) -> set[str]:
        return {cell for cell, number in CELL_NUMBERS.items() if int(self.s.filled) >> number & 1}

    def on_table(self) -> list[int]:
        return [block for block in range(1, BLOCKS + 1) if int(self.s.on_table) >> (block - 1) & 1]

    def points(self, seat: int) -> dict[str, int]:
        """The points of every balcony, by cell."""
        return {line["cell"]: line["points"] for line in self.lines(seat) if line["line"] != "door"}

    def door(self, seat: int) -> int | None:
        """The points of the door, if they may be told."""
        return next((line["points"] for line in self.lines(seat) if line["line"] == "door"), None)


def laid(
    facade: Mapping[str, str], entrance: str = "L1C3", door: str = "E2a", other: str = "note", **options: Any
) -> Table:
    """A finished position from one facade, faces named (also with @) or described; the other side shows `other`."""
    mine = {cell: text.removeprefix("@") for cell, text in facade.items()}
    theirs = {mirrored(cell): other for cell, text in mine.items() if text not in FACES}
    form = Form("balconia", [SeatForm({**mine, entrance: door}), SeatForm(theirs)], options=options)
    table = Table(**options)
    table.box = box_for(BOX, form, "form")
    table.state = lay(table.box, form, "form")[0]
    return table


class RiggedMatch(Match):
    """A match in which the dealer draws these blocks, and seat 0 sees this door."""

    def __init__(self, door: str, blocks: Sequence[int], box: Box = BOX, **options: str) -> None:
        super().__init__(GAME, box, options, [SeatInfo("Ann"), SeatInfo("Ben")])
        self._outcomes = draws(blocks)
        entrance = [] if "entrance_block" in options else [int(door[1]) - 1]
        self.deal_step(tape([*entrance, "abcd".index(door[2]), self._outcomes.pop(0)]))

    def choose(
        self, seat: int, words: Mapping[str, Any], decision: int | None = None, client: str | None = None
    ) -> int:
        """Make a choice, and let the dealer go on when it is due."""
        position = super().choose(seat, words, decision, client)
        while self.dealer_due:
            draws_next = self._s.phase != CHOOSE and self._s.turn < TURNS
            self.deal_step(tape([self._outcomes.pop(0)] if draws_next else []))
        return position

    def move(self, pair: str, face: str, cell: str) -> None:
        """A whole turn."""
        self.choose(self.awaited[0], {"do": "take", "pair": pair})
        self.choose(self.awaited[0], {"do": "place", "face": face, "cell": cell})


def moves_of(vector: Mapping[str, Any]) -> list[tuple[int, Move]]:
    """The blocks and the moves of a whole game in the digest."""
    moves = []
    for text in vector["moves"]:
        block, pair, face, cell = text.split()
        moves.append((int(block), (pair, face, cell)))
    return moves


def whole_game(vector: Mapping[str, Any], **options: Any) -> RiggedMatch:
    """A whole game of the digest, played to its end."""
    moves = moves_of(vector)
    match = RiggedMatch(vector["door_to_green"], [block for block, _ in moves], **options)
    for _, move in moves:
        match.move(*move)
    return match
