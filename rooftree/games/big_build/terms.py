"""What an evaluation of a Big Build position looks at."""

from rooftree.engine.rule import rule
from rooftree.games.big_build.state import HAND, NO_CARD, NO_CELL, NO_TOKEN, hand_size, size_of

TERMS = ("points", "ahead", "prospect", "outlook")
WEIGHTS = {"points": 1.0, "ahead": 1.0, "prospect": 1.0, "outlook": 0.05}

COPIES_TO_COME = 0.55
"""How often a card yet to be drawn shows a given symbol, on average of the usual box."""


@rule
def terms(box, s, seat, out):  # type: ignore[no-untyped-def]
    """One number a term, in the order of TERMS."""
    best_other = 0
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, int(s.score[other]))
    best, together = 0.0, 0.0
    if s.stands_on[seat] != NO_CELL:
        for cell in range(box.cells):
            if s.token[cell] != NO_TOKEN:
                worth = worth_of_token(box, s, seat, int(s.token[cell]), cell)
                together += worth
                best = max(best, worth)
    out[0] = s.score[seat]
    out[1] = int(s.score[seat]) - best_other
    out[2] = best
    out[3] = together


@rule
def worth_of_token(box, s, seat, token, cell):  # type: ignore[no-untyped-def]
    """What a token would bring now, the less the more steps and symbols are missing."""
    points = 1 + size_of(int(s.laid) & int(box.beside[token]))
    symbol = int(box.token_symbol[token])
    to_come = HAND - hand_size(s, seat)
    copies = to_come * COPIES_TO_COME
    for position in range(HAND):
        if s.hand[seat, position] != NO_CARD:
            copies += int(box.copies[s.hand[seat, position], symbol])
    steps = int(box.steps[s.stands_on[seat], cell]) - 1
    missing = max(0.0, int(box.price[token]) - copies)
    return points / (1.0 + 0.3 * steps + 0.5 * missing)
