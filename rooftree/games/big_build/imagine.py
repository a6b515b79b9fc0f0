"""What a seat can't know at a Big Build table, drawn anew.

Hidden are the hands of the others and what is drawn next (BB-81). Yet a reshuffle tells something: the cards that were
then in hands are not in the new deck (BB-65). Every draw and every card played is seen, so everyone knows how many
cards of which deck a seat holds; among the cards of one deck that nobody has shown since, every arrangement is
equally likely.
"""

from rooftree.engine.game import copy
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.big_build.rules import put_in_hand
from rooftree.games.big_build.state import (
    CARDS,
    CELLS,
    HAND,
    NO_CARD,
    NO_CELL,
    NO_FIGURE,
    NOBODY,
    SEATS,
    TOKENS,
    hand_size,
    nth,
    size_of,
)

ABSENT, UNSEEN, HELD_BACK, IN_HAND, DISCARDED, SHOWN = range(6)
"""What a seat knows of a card: not in this box, in the deck or a hand, in a hand since before the last reshuffle, in
its own hand, on the pile, in an open hand."""


@rule
def imagine(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    """Deal the unseen cards of each deck anew to those who hold some of it; the rest of the last one is the deck."""
    copy(out, s)
    if s.open_hands:
        return
    for other in range(s.seats):
        if other != seat:
            out.hand[other, :] = NO_CARD
            out.drawn_from[other, :] = 0
    deck = next_deck(s, seat, 0)
    while deck <= s.reshuffles:
        unseen = cards_from(s, seat, deck)
        for other in range(s.seats):
            for position in range(hand_size(s, other)):
                if other != seat and s.drawn_from[other, position] == deck:
                    card = nth(unseen, roll(luck, size_of(unseen)))
                    unseen &= ~(1 << card)
                    put_in_hand(out, other, card, deck)
        if deck == s.reshuffles:
            out.deck = unseen
        deck = next_deck(s, seat, deck + 1)


@rule
def next_deck(s, seat, least):  # type: ignore[no-untyped-def]
    """The first deck from a number on of which another seat holds a card; one past the last if there is none."""
    found = int(s.reshuffles) + 1
    for other in range(s.seats):
        for position in range(hand_size(s, other)):
            deck = int(s.drawn_from[other, position])
            if other != seat and least <= deck < found:
                found = deck
    return found


@rule
def cards_from(s, seat, deck):  # type: ignore[no-untyped-def]
    """The cards of a deck that the seat has not seen since it was shuffled."""
    unseen = int(s.deck) if deck == s.reshuffles else 0
    for other in range(s.seats):
        for position in range(hand_size(s, other)):
            if other != seat and s.drawn_from[other, position] == deck:
                unseen |= 1 << int(s.hand[other, position])
    return unseen


@rule
def known_of(box, s, seat, card):  # type: ignore[no-untyped-def]
    """What a seat knows of a card."""
    if card >= box.cards:
        return ABSENT
    if (int(s.discards) >> card) & 1:
        return DISCARDED
    for other in range(s.seats):
        for position in range(hand_size(s, other)):
            if s.hand[other, position] == card:
                if other == seat:
                    return IN_HAND
                if s.open_hands:
                    return SHOWN
                return HELD_BACK if s.drawn_from[other, position] < s.reshuffles else UNSEEN
    return UNSEEN


HEAD = 14
PER_SEAT = 8 + HAND
OBSERVATION = HEAD + HAND + CARDS + CELLS + TOKENS + SEATS * PER_SEAT


@rule
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    """The table in numbers, seats counted from the observer: board, picture, hand, what it knows of cards."""
    seats = int(s.seats)
    out[:OBSERVATION] = 0
    out[0], out[1], out[2] = seats, s.phase, s.over
    out[3], out[4] = (int(s.turn) - seat) % seats, (int(s.first) - seat) % seats
    out[5], out[6], out[7] = s.idle, s.built, size_of(int(s.deck))
    out[8], out[9], out[10] = s.fixed_layout, s.open_hands, s.exact_price
    out[11], out[12], out[13] = s.no_arrow_jump, s.shared_ties, s.random_first
    at = HEAD
    for position in range(HAND):
        out[at + position] = s.hand[seat, position]
    at += HAND
    for card in range(CARDS):
        out[at + card] = known_of(box, s, seat, card)
    at += CARDS
    for cell in range(CELLS):
        out[at + cell] = s.token[cell]
    at += CELLS
    for token in range(TOKENS):
        builder = s.laid_by[token]
        out[at + token] = (int(builder) - seat) % seats if builder != NOBODY else NOBODY
    at += TOKENS
    for distance in range(seats):
        observe_seat(s, (seat + distance) % seats, out, at + distance * PER_SEAT)


@rule
def observe_seat(s, other, out, at):  # type: ignore[no-untyped-def]
    """What lies open before a seat: points, figure, cell, how many cards of the last deck and of older ones."""
    held = hand_size(s, other)
    out[at], out[at + 1], out[at + 2] = s.score[other], held, (int(s.waiting) >> other) & 1
    out[at + 3] = s.figure[other] if s.figure[other] != NO_FIGURE else NOBODY
    out[at + 4] = s.stands_on[other] if s.stands_on[other] != NO_CELL else NOBODY
    for position in range(held):
        if s.drawn_from[other, position] < s.reshuffles:
            out[at + 5] += 1
        if s.open_hands:
            out[at + 8 + position] = int(s.hand[other, position]) + 1
