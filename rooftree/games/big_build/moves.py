"""Where a Big Build figure may go in one step, and which cards pay for it (BB-30 to BB-49)."""

from rooftree.engine.rule import rule
from rooftree.games.big_build.reasons import (
    ALLOWED,
    CARD_NOT_IN_HAND,
    CELL_OCCUPIED,
    NO_SUCH_CELL,
    NOT_REACHABLE,
    ONE_CARD,
    ONE_CARD_ON_BARE,
    OWN_CELL,
    PRICE_NOT_MET,
    SUPERFLUOUS,
    SYMBOL_MISSING,
)
from rooftree.games.big_build.state import (
    HAND,
    NO_SYMBOL,
    NO_TOKEN,
    hand_size,
    lowest,
    occupied,
)

MANY = 127  # more than any card shows of a symbol


@rule
def others_of(s, seat):  # type: ignore[no-untyped-def]
    """The cells of the other figures."""
    return occupied(s) & ~(1 << int(s.stands_on[seat]))


@rule
def onward(box, s, cell):  # type: ignore[no-untyped-def]
    """Where a way may lead from a cell on which it jumps on or off: BB-35, BB-94."""
    return int(box.paths[cell]) if s.no_arrow_jump else int(box.neighbours[cell])


@rule
def reachable(box, s, seat):  # type: ignore[no-untyped-def]
    """BB-33: a search from the mover's cell that expands only through occupied cells."""
    here = int(s.stands_on[seat])
    others = others_of(s, seat)
    found = int(box.neighbours[here])
    crossed = 0
    ahead = onward(box, s, here) & others
    while ahead != 0:
        over = ahead & -ahead
        beyond = onward(box, s, lowest(over))
        crossed |= over
        found |= beyond
        ahead = (ahead | (beyond & others)) & ~crossed
    return found & ~others & ~(1 << here)


@rule
def crossing(box, s, seat, to):  # type: ignore[no-untyped-def]
    """BB-38: the cells jumped over on a shortest way to a cell, each as cell + 1 in six bits, the first lowest."""
    here = int(s.stands_on[seat])
    if (int(box.neighbours[here]) >> to) & 1:
        return 0
    jumps = 1
    while onward(box, s, here) & before(box, s, seat, to, jumps) == 0:
        jumps += 1
    way = 0
    for jump in range(jumps):
        here = lowest(onward(box, s, here) & before(box, s, seat, to, jumps - jump))
        way |= (here + 1) << (6 * jump)
    return way


@rule
def before(box, s, seat, to, jumps):  # type: ignore[no-untyped-def]
    """The occupied cells from which so many jumps, their own included, lead to a cell."""
    others = others_of(s, seat)
    goal = 1 << to
    for _ in range(jumps):
        found, left = 0, others
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if onward(box, s, cell) & goal:
                found |= 1 << cell
        goal = found
    return goal


@rule
def payment_verdict(box, s, seat, cell, paid):  # type: ignore[no-untyped-def]
    """Which of BB-40 to BB-46 forbids these cards (a bit for each position in the hand) as the price of a cell."""
    token = int(s.token[cell])
    if token != NO_TOKEN:
        return price_verdict(box, s, seat, token, paid)
    symbol = int(box.symbol[cell])
    if paid == 0 or paid & (paid - 1) != 0:
        return ONE_CARD if symbol != NO_SYMBOL else ONE_CARD_ON_BARE
    if symbol != NO_SYMBOL and box.copies[s.hand[seat, paid >> 1], symbol] == 0:
        return SYMBOL_MISSING
    return ALLOWED


@rule
def price_verdict(box, s, seat, token, paid):  # type: ignore[no-untyped-def]
    """BB-45, BB-46 and BB-93: the cards show the symbol often enough, and none of them could be spared."""
    price, symbol = int(box.price[token]), int(box.token_symbol[token])
    shown, fewest = 0, MANY
    for position in range(HAND):
        if (paid >> position) & 1:
            copies = int(box.copies[s.hand[seat, position], symbol])
            shown += copies
            fewest = min(fewest, copies)
    if shown < price or (s.exact_price and shown > price):
        return PRICE_NOT_MET
    return SUPERFLUOUS if shown - fewest >= price else ALLOWED


@rule
def handfuls_for(box, s, seat, token):  # type: ignore[no-untyped-def]
    """The handfuls that pay for a token, wherever it lies: a bit for each set of positions in the hand."""
    found = 0
    for paid in range(1, 1 << hand_size(s, seat)):
        if price_verdict(box, s, seat, token, paid) == ALLOWED:
            found |= 1 << paid
    return found


@rule
def step_verdict(box, s, seat, cell, paid):  # type: ignore[no-untyped-def]
    """Which rule forbids a step to a cell for these cards."""
    if cell >= box.cells:
        return NO_SUCH_CELL
    if paid >= 1 << hand_size(s, seat):
        return CARD_NOT_IN_HAND
    if cell == s.stands_on[seat]:
        return OWN_CELL
    if (others_of(s, seat) >> cell) & 1:
        return CELL_OCCUPIED
    if (reachable(box, s, seat) >> cell) & 1 == 0:
        return NOT_REACHABLE
    return payment_verdict(box, s, seat, cell, paid)
