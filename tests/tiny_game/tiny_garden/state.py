"""What lies on the table in Tiny Garden. Cards of a flower are alike, so every pile is three numbers."""

from rooftree.engine.rule import record

SEATS = 3
FLOWERS = ("rose", "tulip", "aster")
KINDS = len(FLOWERS)
HAND = 4
NOBODY = -1

# What the table waits for.
DEALING, SOW, TAKE, USE, FINISHED = range(5)
PHASES = ("dealing", "sow", "take", "use", "finished")

CAN, SPADE = range(2)
TOOLS = ("can", "spade")

STATE = record(
    ("deck", "i1", (KINDS,)),
    ("hand", "i1", (SEATS, KINDS)),
    ("compost", "i1", (SEATS, KINDS)),
    ("plants", "i1", (SEATS, KINDS)),
    ("drops", "i1", (SEATS, KINDS)),
    ("pending", "i1", (SEATS,)),  # the flower a seat has chosen to sow, or NOBODY
    ("seats", "i1"),
    ("phase", "i1"),
    ("round_no", "i1"),
    ("turn", "i1"),
    ("first", "i1"),
    ("tool", "i1"),
    ("waiting", "u1"),  # a bit for every seat whose choice is awaited
    ("over", "i1"),  # 0, or the reason of the end: an index into Game.ends
    ("rounds", "i1"),
    ("compost_open", "i1"),
    ("pad", "u1", (4,)),  # to a whole number of 8-byte words
)

BOX = record(("copies", "i1", (KINDS,)), ("points", "i1", (KINDS,)), ("pad", "u1", (2,)))
