"""A slow, independent account of what one Balconia seat was shown, kept from views and logs and nothing else.

It remembers as a person would: which block was in play, which cell was filled with it, which face is turned to the own
side. Opposite faces it reads off the letters of their ids.
"""

from dataclasses import dataclass, field
from typing import Any

from rooftree.engine.match import Match
from tests.games.balconia.table import behind, mirrored


@dataclass
class Account:
    """What a seat has been shown so far."""

    seat: int
    colour: str = ""
    entrance: str = ""
    door: str = ""
    mine: dict[str, str] = field(default_factory=dict)
    theirs: dict[str, str] = field(default_factory=dict)
    turned_up: list[int] = field(default_factory=list)
    in_play: tuple[int, str | None] | None = None

    def follow(self, match: Match) -> "Account":
        """Look at the table."""
        table = match.view(self.seat)["table"]
        facade = table["facades"][self.seat]
        self.colour, self.entrance, self.door = facade["colour"], facade["entrance"], facade["door"]["door"]
        for seen in table["filled"]:
            cell = seen if table["looks_from"] == self.colour else mirrored(seen)
            if cell not in self.mine:
                face = facade["balconies"][cell]["face"]
                assert self.in_play is not None
                assert face[:-1] == str(self.in_play[0]), "the block that was in play"
                self.mine[cell] = face
                self.theirs[mirrored(cell)] = behind(face)
        block = table["in_play"]
        self.in_play = (block["block"], block["pair"]) if block else None
        if block and block["block"] not in self.turned_up:
            self.turned_up.append(block["block"])
        return self

    def disagreements(self, box: Any, state: Any) -> list[str]:
        """Everything in a state that the seat knows to be otherwise."""
        found = []
        side = 0 if self.colour == "green" else 1
        if int(state.green) != (self.seat if side == 0 else 1 - self.seat):
            found.append("another seat is green")
        for row, facade in ((side, self.mine), (1 - side, self.theirs)):
            shown = _facade(box, state, row)
            if shown != facade:
                found.append(f"side {row} shows {shown}, not {facade}")
        if box.content["door"][state.door[side]]["id"] != self.door:
            found.append("another own door")
        if box.content["door"][state.door[1 - side]]["id"] != behind(self.door):
            found.append("another door on the other side")
        left = [number for number in range(1, 23) if int(state.on_table) >> (number - 1) & 1]
        if left != sorted(set(range(1, 23)) - set(self.turned_up)):
            found.append(f"on the table are {left}")
        block = (int(state.block), ("ab", "bc", "cd", "da")[state.pair] if state.pair >= 0 else None)
        if block != (self.in_play or (0, None)):
            found.append(f"in play is {block}, not {self.in_play}")
        return found


def _facade(box: Any, state: Any, row: int) -> dict[str, str]:
    shown = {}
    for number in range(25):
        face = int(state.face[row, number])
        if face >= 0:
            level, column = divmod(number, 5)
            shown[f"L{level + 1}C{column + 1 if row == 0 else 5 - column}"] = box.content["face"][face]["id"]
    return shown
