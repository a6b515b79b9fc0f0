"""Everything that is wrong with a Big Build position, laid out by hand or reached in play."""

from rooftree.engine.buffers import add_fault
from rooftree.engine.rule import rule
from rooftree.games.big_build.reasons import (
    CARD_LOST,
    CARD_TWICE,
    HAND_SIZE,
    ON_TOKEN,
    SAME_CELL,
    SAME_FIGURE,
    STALL_MISSED,
    TOKEN_LOST,
    TOKEN_MISSING,
    TOKEN_TWICE,
    WRONG_POINTS,
    WRONG_SQUARE,
    WRONG_SUM,
)
from rooftree.games.big_build.scoring import laid_before
from rooftree.games.big_build.state import (
    COUNTED,
    DEALING,
    HAND,
    NO_CARD,
    NO_CELL,
    NO_FIGURE,
    NO_TOKEN,
    NOBODY,
    PLAYED,
    TURN,
    all_of,
    hand_size,
    size_of,
)


@rule
def audit(box, s, out):  # type: ignore[no-untyped-def]
    """Every rule the position breaks. A form tells of points and tokens alone."""
    out.count = 0
    if s.source == PLAYED:
        if s.phase == DEALING:
            return
        audit_figures(s, out)
        audit_cards(box, s, out)
        audit_squares(box, s, out)
        if s.over == 0 and s.idle >= int(box.stall_rounds) * int(s.seats):
            add_fault(out, STALL_MISSED, NOBODY, NOBODY, s.idle)
    elif s.source != COUNTED and s.laid != all_of(box.tokens):
        for token in range(box.tokens):
            if s.laid_as[token] == 0:
                add_fault(out, TOKEN_MISSING, NOBODY, NOBODY, token)
    audit_points(box, s, out)


@rule
def audit_figures(s, out):  # type: ignore[no-untyped-def]
    """BB-15, BB-30, BB-50: every figure once, on a cell of its own, on no token."""
    for seat in range(s.seats):
        cell = int(s.stands_on[seat])
        for other in range(seat):
            if cell != NO_CELL and s.stands_on[other] == cell:
                add_fault(out, SAME_CELL, seat, cell, other)
            if s.figure[seat] != NO_FIGURE and s.figure[other] == s.figure[seat]:
                add_fault(out, SAME_FIGURE, seat, NOBODY, s.figure[seat])
        if cell != NO_CELL and s.token[cell] != NO_TOKEN:
            add_fault(out, ON_TOKEN, seat, cell, s.token[cell])


@rule
def audit_cards(box, s, out):  # type: ignore[no-untyped-def]
    """BB-47, BB-61: every card in one place, and three in every hand but that of the turn, as long as there are any."""
    for card in range(box.cards):
        places = ((int(s.deck) >> card) & 1) + ((int(s.discards) >> card) & 1)
        for seat in range(s.seats):
            for position in range(HAND):
                if s.hand[seat, position] == card:
                    places += 1
        if places != 1:
            add_fault(out, CARD_TWICE if places > 1 else CARD_LOST, NOBODY, NOBODY, card)
    for seat in range(s.seats):
        held = 0
        for position in range(HAND):
            if s.hand[seat, position] != NO_CARD:
                held += 1
        gap = held != hand_size(s, seat)
        short = held < HAND and (s.phase < TURN or s.turn != seat) and (int(s.deck) | int(s.discards)) != 0
        if gap or short:
            add_fault(out, HAND_SIZE, seat, NOBODY, held)


@rule
def audit_squares(box, s, out):  # type: ignore[no-untyped-def]
    """BB-10, BB-50: every token on a square of its number or in the picture, never both."""
    for token in range(box.tokens):
        places = (int(s.laid) >> token) & 1
        for cell in range(box.cells):
            if s.token[cell] == token:
                places += 1
                if box.number[cell] != box.price[token]:
                    add_fault(out, WRONG_SQUARE, NOBODY, cell, token)
        if places != 1 or ((int(s.laid) >> token) & 1) != (s.laid_as[token] != 0):
            add_fault(out, TOKEN_TWICE if places > 1 else TOKEN_LOST, NOBODY, NOBODY, token)


@rule
def audit_points(box, s, out):  # type: ignore[no-untyped-def]
    """BB-51, BB-54: points come from tokens and nothing else, and a complete picture brings all there are."""
    everyone = 0
    for seat in range(s.seats):
        everyone += int(s.score[seat])
        points = 0
        for token in range(box.tokens):
            if s.laid_by[token] == seat:
                points += 1 + size_of(laid_before(box, s, token))
        if s.source != COUNTED and points != s.score[seat]:
            add_fault(out, WRONG_POINTS, seat, NOBODY, s.score[seat])
    if (s.source == COUNTED or s.laid == all_of(box.tokens)) and everyone != box.points:
        add_fault(out, WRONG_SUM, NOBODY, NOBODY, everyone)
