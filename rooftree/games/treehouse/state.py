"""What lies on the table in Treehouse, and the shape of a tree.

A room is its index in the box. A slot is numbered 1 .. 20 from 2.1 to 6.6, level by level; 0 is the trunk. Sets of
slots are bit masks of these numbers, bit 0 (the trunk) included where a tree's filled places are meant.
"""

from typing import Any

import numpy as np

from rooftree.engine.rule import record, rule

SEATS = 4
COLOURS = ("red", "yellow", "green", "blue", "purple", "brown")  # TH-13
PER_COLOUR = 12
ROOMS = len(COLOURS) * PER_COLOUR
HAND = 6
PICKS = 5
ROUNDS = 3
LEVELS = 6
SLOTS = 20  # TH-01
NOBODY = -1
NO_ROOM = -1

# What the table waits for.
DEALING, PICK, PLACE, TAKE, LAY, CHOOSE, FINISHED = range(7)
PHASES = ("dealing", "pick", "place", "take", "lay", "choose", "finished")

# What lies on a colour card; the same numbers for the condition a seat holds.
BARE, DOUBLE, CANCEL, CHOSEN = range(4)
CONDITIONS = ("bare", "double", "cancel", "chosen")

STATE = record(
    ("touch", "i4", (SEATS, len(COLOURS))),  # slots next to a seat's rooms of a colour; 0: it has none
    ("filled", "i4", (SEATS,)),
    ("deck", "i4", (3,)),  # the undealt rooms, 24 bits a word
    ("score", "i2", (SEATS,)),
    ("pending", "i2", (SEATS,)),  # chosen, not yet carried out
    ("tree", "i1", (SEATS, SLOTS + 1)),
    ("hand", "i1", (SEATS, HAND)),  # in rising order, then NO_ROOM
    ("count", "i1", (SEATS, len(COLOURS))),
    ("fate", "u1", (ROOMS,)),  # where each room came from and when it left its hand; see `fate_of`
    ("laid", "i1", (ROUNDS, len(COLOURS))),
    ("marker", "i1", (SEATS,)),
    ("held", "i1", (SEATS,)),
    ("revealed", "i1", (SEATS,)),
    ("majority", "i1", (len(COLOURS),)),
    ("seats", "i1"),
    ("phase", "i1"),
    ("round_no", "i1"),
    ("pick_no", "i1"),
    ("turn", "i1"),
    ("lead", "i1"),
    ("first_led", "i1"),
    ("waiting", "u1"),
    ("over", "i1"),
    ("tracked", "i1"),  # a laid-out position whose points were read off the score track
    ("young", "i1"),
    ("lead_rule", "i1"),
    ("first_lead", "i1"),
    ("reveal_first", "i1"),
    ("discards_shown", "i1"),
    ("memory_aid", "i1"),
    ("lead_tie", "i1"),
    ("pad", "u1", (3,)),
)

BOX = record(("colour", "i1", (ROOMS,)), ("conditions", "i1", (4,)), ("pad", "u1", (4,)))

# A room's fate in one byte: round and hand it was dealt to, the pick at which it left that hand (0: still in it,
# LEFTOVER: nobody chose it), and whether it was built. 0: not dealt.
LEFTOVER = PICKS + 1
BUILT = 128


@rule
def fate_of(round_no, hand):  # type: ignore[no-untyped-def]
    """A room dealt in this round to this hand, and still in it."""
    return (int(round_no) << 5) | (hand << 3)


@rule
def round_of(fate):  # type: ignore[no-untyped-def]
    """The round a room was dealt in."""
    return (int(fate) >> 5) & 3


@rule
def hand_of(fate):  # type: ignore[no-untyped-def]
    """The seat a room was dealt to."""
    return (int(fate) >> 3) & 3


@rule
def left_at(fate):  # type: ignore[no-untyped-def]
    """The pick at which a room left its hand; 0 while it is in it."""
    return int(fate) & 7


@rule
def is_built(fate):  # type: ignore[no-untyped-def]
    """Whether a room stands in a tree."""
    return fate >= BUILT


@rule
def holder_at(s, hand, pick):  # type: ignore[no-untyped-def]
    """TH-28: who holds the hand dealt to a seat at a pick; what is left over lies with the last holder."""
    return (hand + min(pick, PICKS) - 1) % int(s.seats)


def slot_name(slot: int) -> str:
    """A slot as TH-02 writes it."""
    level = level_of(slot)
    return f"{level}.{slot - level * (level - 1) // 2 + 1}"


def level_of(slot: int) -> int:
    """The level of a slot; the trunk is level 1."""
    level = 1
    while level * (level + 1) // 2 <= slot:
        level += 1
    return level


def slot_number(level: int, index: int) -> int:
    """The number of the slot `level.index`."""
    return level * (level - 1) // 2 + index - 1


def _cell(level: int, index: int) -> int:
    """The bit of a card's place, or nothing where there is none."""
    return 1 << slot_number(level, index) if 1 <= level <= LEVELS and 1 <= index <= level else 0


def _tables() -> tuple[np.ndarray[Any, np.dtype[np.int64]], ...]:
    supports = np.zeros(SLOTS + 1, np.int64)
    neighbours = np.zeros(SLOTS + 1, np.int64)
    sides = np.zeros(SLOTS + 1, np.int64)
    for level in range(2, LEVELS + 1):
        for i in range(1, level + 1):
            slot = slot_number(level, i)
            below = _cell(level - 1, i - 1) | _cell(level - 1, i)
            above = _cell(level + 1, i) | _cell(level + 1, i + 1)
            supports[slot] = below  # TH-03
            neighbours[slot] = (below | above | _cell(level, i - 1) | _cell(level, i + 1)) & ~1  # TH-05, TH-06
            sides[slot] = np.sign(2 * i - level - 1)  # TH-04
    return supports, neighbours, sides


SUPPORTS, NEIGHBOURS, SIDES = _tables()
EVERY_SLOT = (1 << (SLOTS + 1)) - 2
LEFT_SIDE = int(sum(1 << slot for slot in range(1, SLOTS + 1) if SIDES[slot] < 0))
RIGHT_SIDE = int(sum(1 << slot for slot in range(1, SLOTS + 1) if SIDES[slot] > 0))
