"""What a seat may know of the table in numbers, and a table drawn anew where it knows nothing.

A seat knows the cards in its own hand and compost and all that lies open. Every other card may be anywhere: in the
deck, in another hand, or in another compost that lies face down.
"""

from rooftree.engine.game import copy
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from tiny_garden.rules import cards, draw
from tiny_garden.state import KINDS, NOBODY


@rule
def imagine(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    """Gather every card the seat can't see, and draw the hidden piles again from them."""
    copy(out, s)
    for other in range(s.seats):
        if other != seat:
            gather(out.hand[other], out.deck)
            if not s.compost_open:
                gather(out.compost[other], out.deck)
    for other in range(s.seats):
        if other != seat:
            draw_again(out.deck, out.hand[other], cards(s.hand[other]), luck)
            if not s.compost_open:
                draw_again(out.deck, out.compost[other], cards(s.compost[other]), luck)
            if s.pending[other] != NOBODY:
                out.pending[other] = some_flower(out.hand[other], luck)


@rule
def gather(pile, deck):  # type: ignore[no-untyped-def]
    """Put a pile into the deck."""
    for flower in range(KINDS):
        deck[flower] += pile[flower]
        pile[flower] = 0


@rule
def draw_again(deck, pile, n, luck):  # type: ignore[no-untyped-def]
    """As many cards from the deck as the pile had."""
    for _ in range(n):
        pile[draw(deck, luck)] += 1


@rule
def some_flower(hand, luck):  # type: ignore[no-untyped-def]
    """A flower the seat may have chosen, each kind it holds equally likely."""
    held = 0
    for flower in range(KINDS):
        held += 1 if hand[flower] > 0 else 0
    n = roll(luck, held)
    for flower in range(KINDS):
        if hand[flower] > 0:
            if n == 0:
                return flower
            n -= 1
    return NOBODY


SEAT_NUMBERS = 2 * KINDS + 3
OBSERVATION = 9 + 2 * KINDS + 3 * SEAT_NUMBERS


@rule
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    """The table in numbers, seats counted from the observer."""
    seats = int(s.seats)
    out[:OBSERVATION] = 0
    out[0], out[1], out[2], out[3] = seats, s.phase, s.round_no, s.rounds
    out[4], out[5], out[6] = (int(s.first) - seat) % seats, s.turn, s.tool
    out[7], out[8] = s.pending[seat], s.over
    at = 9
    for flower in range(KINDS):
        out[at], out[at + KINDS] = s.hand[seat, flower], s.compost[seat, flower]
        at += 1
    at += KINDS
    for distance in range(seats):
        other = (seat + distance) % seats
        for flower in range(KINDS):
            out[at + flower], out[at + KINDS + flower] = s.plants[other, flower], s.drops[other, flower]
        out[at + 2 * KINDS], out[at + 2 * KINDS + 1] = cards(s.hand[other]), cards(s.compost[other])
        out[at + 2 * KINDS + 2] = (int(s.waiting) >> other) & 1
        at += SEAT_NUMBERS
