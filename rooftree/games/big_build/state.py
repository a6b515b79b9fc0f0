"""What lies on the table in Big Build, what a box says of it, and sets of cells, cards and tokens.

A cell, a card, a token and a figure are their index in the box. A set of them is a bit mask of these indices.
"""

from rooftree.engine.rule import record, rule

SEATS = 5
HAND = 3  # BB-13
CELLS = 60  # so many a board may have; the set of them fits into a word
CARDS = 60
TOKENS = 15
FIGURES = 5
SYMBOLS = 8
NOBODY = -1
NO_CARD = -1
NO_TOKEN = -1
NO_CELL = -1
NO_FIGURE = -1
NO_SYMBOL = -1

# What the table waits for.
DEALING, PLACING, TURN, FINISHED = range(4)
PHASES = ("dealing", "placing", "turn", "finished")

# Whether a position was reached by play, or laid out from a score form that lists the tokens, or only points.
PLAYED, LISTED, COUNTED = range(3)

STATE = record(
    ("deck", "i8"),
    ("discards", "i8"),
    ("laid", "i4"),  # the tokens in the picture
    ("idle", "i2"),
    ("reshuffles", "i2"),
    ("score", "i2", (SEATS,)),
    ("drawn_from", "i2", (SEATS, HAND)),  # the deck each card in hand came from: how many reshuffles were before it
    ("hand", "i1", (SEATS, HAND)),  # in rising order, then NO_CARD
    ("stands_on", "i1", (SEATS,)),
    ("figure", "i1", (SEATS,)),
    ("token", "i1", (CELLS,)),  # what still lies on each cell
    ("laid_by", "i1", (TOKENS,)),
    ("laid_as", "i1", (TOKENS,)),  # the first token in the picture is number 1
    ("seats", "i1"),
    ("phase", "i1"),
    ("first", "i1"),
    ("turn", "i1"),
    ("built", "i1"),  # tokens taken in this turn
    ("waiting", "u1"),
    ("over", "i1"),
    ("source", "i1"),
    ("fixed_layout", "i1"),
    ("open_hands", "i1"),
    ("exact_price", "i1"),
    ("no_arrow_jump", "i1"),
    ("shared_ties", "i1"),
    ("random_first", "i1"),
    ("pad", "u1", (7,)),
)

BOX = record(
    ("neighbours", "i8", (CELLS,)),  # BB-02: by path or arrow link
    ("paths", "i8", (CELLS,)),  # by path alone
    ("starts", "i8"),
    ("beside", "i4", (TOKENS,)),  # the tokens on adjacent places of the picture
    ("stall_rounds", "i2"),
    ("points", "i2"),  # what all tokens together bring
    ("symbol", "i1", (CELLS,)),  # NO_SYMBOL: a square
    ("number", "i1", (CELLS,)),  # of a square
    ("fixed", "i1", (CELLS,)),  # BB-91: the token on each square
    ("token_symbol", "i1", (TOKENS,)),
    ("price", "i1", (TOKENS,)),
    ("copies", "i1", (CARDS, SYMBOLS)),  # BB-02: how often a card shows a symbol
    ("steps", "i1", (CELLS, CELLS)),  # the shortest way over round cells, for those who plan
    ("cells", "i1"),
    ("cards", "i1"),
    ("tokens", "i1"),
    ("symbols", "i1"),
    ("pad", "u1", (2,)),
)


@rule
def size_of(members):  # type: ignore[no-untyped-def]
    """How many members a set has."""
    return _ones(members & 0x3FFFFFFF) + _ones((members >> 30) & 0x3FFFFFFF)


@rule
def _ones(bits):  # type: ignore[no-untyped-def]
    """How many bits are set, of 30."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def lowest(members):  # type: ignore[no-untyped-def]
    """The lowest member of a set that is not empty."""
    place = 0
    width = 32
    while width > 0:
        if members & ((1 << width) - 1) == 0:
            members >>= width
            place += width
        width >>= 1
    return place


@rule
def nth(members, n):  # type: ignore[no-untyped-def]
    """The member of a set with so many below it."""
    for _ in range(n):
        members &= members - 1
    return lowest(members)


@rule
def all_of(number):  # type: ignore[no-untyped-def]
    """The set of the first so many."""
    return (1 << int(number)) - 1


@rule
def hand_size(s, seat):  # type: ignore[no-untyped-def]
    """How many cards a seat holds."""
    held = 0
    while held < HAND and s.hand[seat, held] != NO_CARD:
        held += 1
    return held


@rule
def occupied(s):  # type: ignore[no-untyped-def]
    """The cells on which figures stand."""
    cells = 0
    for seat in range(s.seats):
        if s.stands_on[seat] != NO_CELL:
            cells |= 1 << int(s.stands_on[seat])
    return cells
