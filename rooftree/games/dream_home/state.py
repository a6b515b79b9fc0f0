"""What lies on the table in Dream Home, and the cells of a house.

A room card and a resource card are each their index in the box. Piles, decks and what lies beside a house are sets of
cards, a bit each. A cell is numbered 0 .. 11 from T1 to B5, floor by floor; sets of cells are bit masks, too.
"""

from typing import Any

import numpy as np

from rooftree.engine.rule import record, rule

SEATS = 4
ROUNDS = 12  # DH-14
ROOMS = 60
CARDS = 48
KINDS = 24  # at most so many types of rooms in a box
LARGEST = 3
FURNITURE = 10
CAR = FURNITURE  # the eleventh token
ITEMS = FURNITURE + 1
ROOFS = 16  # at most so many sorts of roof cards in a box
COLOURS = 4  # DH-66
ROOF = 4  # DH-133
COLUMNS = 5
NOBODY = -1
NO_CARD = -1
NO_KIND = -1
NO_TOKEN = -1
NO_CELL = -1
FREE = -1
SCAFFOLDING = 64  # a cell with a scaffold holds this much more than the number of its resource card

# What a resource card is; tools and helpers first, each a set in the box.
DRILL, JACKHAMMER, MIXER, SCAFFOLD, ROOFER, COURIER, HANDYMAN, ARCHITECT, DESIGNER, FURNISHING, ROOFING = range(11)
TOOLS = ("drill", "jackhammer", "mixer", "scaffold")
HELPERS = ("roofer", "courier", "handyman", "architect", "designer")
SERVICES = TOOLS + HELPERS

UPPER, BASEMENT = range(2)
ZONES = ("upper", "basement")

# Where a round or the game stands.
DEALING, COLUMN_DISCARD, WINDOW, TURNS, HELP, FINISHED = range(6)
STAGES = ("dealing", "column-discard", "window", "turns", "helpers", "finished")

# What the awaited seat is asked.
(
    NOTHING,
    WHICH_OUT,
    WHETHER_JACKHAMMER,
    WHICH_COLUMN,
    WHICH_CELL,
    WHERE_CAR,
    WHICH_TOKEN,
    WHICH_ROOM,
    WHERE_SCAFFOLD,
    (WHICH_HELP),
) = range(10)
ASKED = (
    "nothing", "discard", "jackhammer", "take", "build", "car", "keep", "furnish", "scaffold", "help",
)  # fmt: skip

# What a seat is in the middle of: it decides what follows a card that was laid.
IDLE, TAKING, DRILLING, JACKHAMMERING, HELPING = range(5)

# Where the car is.
NO_CAR, CAR_WAITS, CAR_GONE = range(3)

CELLS = ("T1", "T2", "T3", "T4", "T5", "M1", "M2", "M3", "M4", "M5", "B4", "B5")  # DH-01
EVERY_CELL = (1 << len(CELLS)) - 1
TOP, MIDDLE, CELLAR = 0b11111, 0b11111 << 5, 0b11 << 10
GROUND = 0b00111 << 5 | CELLAR  # DH-33

STATE = record(
    ("room_deck", "i8"),
    ("room_pile", "i8"),
    ("card_deck", "i8"),
    ("card_pile", "i8"),
    ("beside", "i8", (SEATS,)),  # tools and helpers
    ("stack", "i8", (SEATS,)),  # roof cards
    ("fetched", "i8", (SEATS,)),  # those of them that a roofer brought, which the others did not see
    ("built", "i2", (SEATS,)),  # cells with a room card
    ("down", "i2", (SEATS,)),  # those of them where it lies face down
    ("scaffolds", "i2", (SEATS,)),
    ("furnished", "i2", (SEATS,)),  # cells with a token
    ("outside", "i2", (SEATS,)),  # tokens beside the house
    ("house", "i1", (SEATS, len(CELLS))),
    ("token", "i1", (SEATS, len(CELLS))),
    ("slot_room", "i1", (COLUMNS,)),
    ("slot_card", "i1", (COLUMNS,)),
    ("told_children", "i1", (SEATS,)),  # in a laid-out position: counted on the real cards
    ("seats", "i1"),
    ("stage", "i1"),
    ("asked", "i1"),
    ("deed", "i1"),
    ("round_no", "i1"),
    ("marker", "i1"),
    ("first", "i1"),  # the holder of the marker when the round, or the helper step, began
    ("turn", "i1"),
    ("skipped", "i1"),  # seats that used a jackhammer in this round
    ("lying", "i1"),  # a room card taken and not yet laid
    ("held", "i1"),  # a furniture card or scaffold taken and not yet resolved
    ("car", "i1"),
    ("waiting", "u1"),
    ("over", "i1"),
    ("laid_out", "i1"),  # a position from a score form: cards it does not mention are in no place
    ("handyman_extends", "i1"),
    ("children_decide", "i1"),
    ("discards_column", "i1"),
    ("open_roofs", "i1"),
    ("unique_any", "i1"),
    ("first_player", "i1"),
    ("began", "i1"),  # who held the marker in round 1
    ("pad", "u1", (4,)),
)

BOX = record(
    ("alike", "i8", (ROOMS,)),  # the cards a room card is no different from
    ("service", "i8", (len(SERVICES),)),  # the cards of each tool and helper
    ("roofing", "i8"),
    ("windows", "i8"),
    ("roof_sort", "i8", (ROOFS,)),  # the cards of each sort of roof
    ("colour", "i8", (COLOURS,)),
    ("partners", "i4", (KINDS,)),
    ("suits", "i4", (ITEMS,)),
    ("kind", "i1", (ROOMS,)),
    ("children", "i1", (ROOMS,)),
    ("points", "i1", (KINDS, LARGEST + 1)),
    ("raised", "i1", (KINDS,)),
    ("zone", "i1", (KINDS,)),
    ("limit", "i1", (KINDS,)),
    ("service_of", "i1", (CARDS,)),  # DRILL .. ROOFING
    ("thing", "i1", (CARDS,)),  # which furniture, or which sort of roof
    ("value", "i1", (ITEMS,)),
    ("goes_outside", "i1", (ITEMS,)),
    ("bathroom", "i1"),
    ("kitchen", "i1"),
    ("bedroom", "i1"),
    ("garage", "i1"),
    ("handyman_extends", "i1"),
    ("children_decide", "i1"),
    ("has_car", "i1"),
    ("pad", "u1", (7,)),
)


def _sides() -> np.ndarray[Any, np.dtype[np.int64]]:
    """For each cell the one to the left, to the right, above and below; NO_CELL where there is none."""
    sides = np.full((4, len(CELLS)), NO_CELL, np.int64)
    ways = ((0, -1), (0, 1), (1, 0), (-1, 0))
    for cell, name in enumerate(CELLS):
        for way, (up, right) in enumerate(ways):
            floor = "BMT".index(name[0]) + up
            neighbour = f"{'BMT'[floor] if 0 <= floor < 3 else '-'}{int(name[1]) + right}"
            sides[way, cell] = CELLS.index(neighbour) if neighbour in CELLS else NO_CELL
    return sides


SIDES = _sides()
LEFT, RIGHT, ABOVE, BELOW = range(4)


@rule
def members(cards):  # type: ignore[no-untyped-def]
    """How many a set holds."""
    n = 0
    while cards != 0:
        cards &= cards - 1
        n += 1
    return n


@rule
def lowest(cards):  # type: ignore[no-untyped-def]
    """The lowest number in a set that is not empty."""
    n = 0
    while (cards >> n) & 1 == 0:
        n += 1
    return n
