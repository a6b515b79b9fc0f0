"""The rules of Big Build, by the paragraphs of docs/rules/big-build.md.

A choice is a number: the end of the turn with the cards to discard, a step to a cell with the cards that pay for it,
or in the set-up a figure and its cell. Cards are named by their positions in the hand, a bit each.
"""

from rooftree.engine.buffers import tell
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.big_build.events import (
    BUILT,
    DEALT,
    DISCARDED,
    DREW,
    ENDED,
    FIRST,
    PLACED,
    RESHUFFLED,
    SET_OUT,
    STEPPED,
    TURN_OVER,
)
from rooftree.games.big_build.moves import crossing, payment_verdict, reachable, step_verdict
from rooftree.games.big_build.reasons import (
    ALLOWED,
    CARD_NOT_IN_HAND,
    CELL_OCCUPIED,
    FIGURE_TAKEN,
    GAME_OVER,
    NO_SUCH_CELL,
    NOT_START,
    NOT_YOUR_TURN,
    WRONG_PHASE,
)
from rooftree.games.big_build.state import (
    CELLS,
    DEALING,
    FIGURES,
    FINISHED,
    HAND,
    NO_CARD,
    NO_CELL,
    NO_FIGURE,
    NO_TOKEN,
    NOBODY,
    PLACING,
    PLAYED,
    SEATS,
    TOKENS,
    TURN,
    all_of,
    hand_size,
    lowest,
    nth,
    occupied,
    size_of,
)

STALL_ROUNDS = 50  # BB-72: no box has more
HANDFULS = 1 << HAND
CHOICE_STEP = HANDFULS
CHOICE_PLACE = CHOICE_STEP + CELLS * HANDFULS
MAX_CHOICES = CHOICE_PLACE + FIGURES * CELLS
MAX_LENGTH = SEATS * (1 + TOKENS * STALL_ROUNDS * (HAND + 1))  # BB-73

COMPLETE, STALLED = 1, 2  # BB-70, BB-72


@rule
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    """An empty table: no token is set out yet, no card dealt."""
    s.seats = options[0]
    s.fixed_layout = options[1]
    s.open_hands = options[2]
    s.exact_price = options[3]
    s.no_arrow_jump = options[4]
    s.shared_ties = options[5]
    s.random_first = options[6]
    s.deck = all_of(box.cards)
    s.discards = 0
    s.laid = 0
    s.idle = 0
    s.reshuffles = 0
    s.score[:] = 0
    s.drawn_from[:] = 0
    s.hand[:] = NO_CARD
    s.stands_on[:] = NO_CELL
    s.figure[:] = NO_FIGURE
    s.token[:] = NO_TOKEN
    s.laid_by[:] = NOBODY
    s.laid_as[:] = 0
    s.phase = DEALING
    s.first = 0
    s.turn = 0
    s.built = 0
    s.waiting = 0
    s.over = 0
    s.source = PLAYED


# --- what a seat may choose --------------------------------------------------------------------------------------


@rule
def may_act(s, seat):  # type: ignore[no-untyped-def]
    """BB-70, BB-25: the game goes on, and it is the seat's turn."""
    if s.over != 0:
        return GAME_OVER
    if seat < 0 or seat >= s.seats or (int(s.waiting) >> seat) & 1 == 0:
        return NOT_YOUR_TURN
    return ALLOWED


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """Which rule forbids a choice, if any; the order of the questions is that of BB-04."""
    why = may_act(s, seat)
    if why != ALLOWED:
        return why
    if choice < 0 or choice >= MAX_CHOICES or (choice >= CHOICE_PLACE) != (s.phase == PLACING):
        return WRONG_PHASE
    if choice >= CHOICE_PLACE:
        place = choice - CHOICE_PLACE
        return place_verdict(box, s, place // CELLS, place % CELLS)
    if choice >= CHOICE_STEP:
        return step_verdict(box, s, seat, (choice - CHOICE_STEP) // HANDFULS, choice % HANDFULS)
    return ALLOWED if choice < 1 << hand_size(s, seat) else CARD_NOT_IN_HAND


@rule
def place_verdict(box, s, figure, cell):  # type: ignore[no-untyped-def]
    """BB-15: a figure nobody has, on a START cell that is free."""
    if cell >= box.cells:
        return NO_SUCH_CELL
    if (free_figures(s) >> figure) & 1 == 0:
        return FIGURE_TAKEN
    if (int(box.starts) >> cell) & 1 == 0:
        return NOT_START
    return CELL_OCCUPIED if (occupied(s) >> cell) & 1 else ALLOWED


@rule
def free_figures(s):  # type: ignore[no-untyped-def]
    """The figures nobody has."""
    free = all_of(FIGURES)
    for seat in range(s.seats):
        if s.figure[seat] != NO_FIGURE:
            free &= ~(1 << int(s.figure[seat]))
    return free


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Every allowed choice; a turn always has one, to end it (BB-24)."""
    if may_act(s, seat) != ALLOWED:
        return 0
    if s.phase == PLACING:
        return list_places(box, s, out)
    handfuls = 1 << hand_size(s, seat)
    n = 0
    for discarded in range(handfuls):
        out[n] = discarded
        n += 1
    cells = reachable(box, s, seat)
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        for paid in range(1, handfuls):
            if payment_verdict(box, s, seat, cell, paid) == ALLOWED:
                out[n] = CHOICE_STEP + cell * HANDFULS + paid
                n += 1
    return n


@rule
def list_places(box, s, out):  # type: ignore[no-untyped-def]
    """Every figure that is left, on every START cell that is left; how many ways that makes."""
    n = 0
    figures = free_figures(s)
    while figures != 0:
        cells = int(box.starts) & ~occupied(s)
        while cells != 0:
            out[n] = CHOICE_PLACE + lowest(figures) * CELLS + lowest(cells)
            cells &= cells - 1
            n += 1
        figures &= figures - 1
    return n


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """BB-74: end the turn and keep all cards; in the set-up, the first figure and the first START cell."""
    if s.phase != PLACING:
        return 0
    return CHOICE_PLACE + lowest(free_figures(s)) * CELLS + lowest(int(box.starts) & ~occupied(s))


# --- what a seat does --------------------------------------------------------------------------------------------


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """Place a figure, step, or end the turn. A step leaves the turn with the seat, unless nothing is left to build."""
    if choice >= CHOICE_PLACE:
        place = choice - CHOICE_PLACE
        s.figure[seat] = place // CELLS
        s.stands_on[seat] = place % CELLS
        s.waiting = 0
        tell(events, PLACED, seat, s.figure[seat], s.stands_on[seat])
    elif choice >= CHOICE_STEP:
        step(box, s, seat, (choice - CHOICE_STEP) // HANDFULS, choice % HANDFULS, events)
        if s.laid == all_of(box.tokens):
            s.waiting = 0  # BB-70: no further step, no discarding
    else:
        if choice != 0:
            tell_cards(s, seat, DISCARDED, choice, events)
            discard(s, seat, choice)  # BB-60
        s.waiting = 0
        tell(events, TURN_OVER, seat)


@rule
def step(box, s, seat, cell, paid, events):  # type: ignore[no-untyped-def]
    """Pay (BB-47), go there, and take the token that lies there (BB-50)."""
    tell_step(box, s, seat, cell, paid, events)
    discard(s, seat, paid)
    s.stands_on[seat] = cell
    token = int(s.token[cell])
    if token != NO_TOKEN:
        s.token[cell] = NO_TOKEN
        build(box, s, seat, token, cell, events)


@rule
def build(box, s, seat, token, cell, events):  # type: ignore[no-untyped-def]
    """Lay a token in the picture: a point, and one for each token beside it (BB-51)."""
    beside = int(s.laid) & int(box.beside[token])
    points = 1 + size_of(beside)
    s.laid = int(s.laid) | 1 << token
    s.laid_by[token] = seat
    s.laid_as[token] = size_of(int(s.laid))
    s.score[seat] += points
    s.built += 1
    tell(events, BUILT, seat, token, cell, points, s.score[seat], beside)


@rule
def tell_step(box, s, seat, cell, paid, events):  # type: ignore[no-untyped-def]
    """A step with its whole way, two cells in a number, so that it can be walked again."""
    if events.count >= events.room:
        return
    way = crossing(box, s, seat, cell)
    hand = s.hand[seat]
    first = hand[0] if paid & 1 else NO_CARD
    second = hand[1] if paid & 2 else NO_CARD
    third = hand[2] if paid & 4 else NO_CARD
    tell(events, STEPPED, seat, int(s.stands_on[seat]) << 6 | cell, way & 4095, way >> 12, first, second, third)


@rule
def tell_cards(s, seat, kind, chosen, events):  # type: ignore[no-untyped-def]
    """An event with some cards of a hand."""
    hand = s.hand[seat]
    first = hand[0] if chosen & 1 else NO_CARD
    second = hand[1] if chosen & 2 else NO_CARD
    third = hand[2] if chosen & 4 else NO_CARD
    tell(events, kind, seat, first, second, third)


@rule
def discard(s, seat, chosen):  # type: ignore[no-untyped-def]
    """Put cards of a hand on the discard pile and close the gaps."""
    kept = 0
    for position in range(HAND):
        card, drawn_from = int(s.hand[seat, position]), int(s.drawn_from[seat, position])
        s.hand[seat, position] = NO_CARD
        s.drawn_from[seat, position] = 0
        if (chosen >> position) & 1:
            s.discards = int(s.discards) | 1 << card
        else:
            s.hand[seat, kept] = card
            s.drawn_from[seat, kept] = drawn_from
            kept += 1


# --- the dealer ----------------------------------------------------------------------------------------------------


@rule
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    """Set up, refill the hand of the turn that is over, call the next seat, end: up to the next decision."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == DEALING:
            set_up(box, s, luck, events)
        elif s.phase == PLACING:
            call_next(s)
            if s.turn == s.first:
                s.phase = TURN  # BB-17
        else:
            close_turn(box, s, luck, events)


@rule
def set_up(box, s, luck, events):  # type: ignore[no-untyped-def]
    """BB-97, then the tokens (BB-10, BB-11, BB-91) and three cards for everyone, seat by seat (BB-13)."""
    if s.random_first:
        s.first = roll(luck, int(s.seats))
    tell(events, FIRST, s.first)
    left = all_of(box.tokens)
    for cell in range(box.cells):
        if box.number[cell] == 0:
            continue
        token = int(box.fixed[cell]) if s.fixed_layout else some_token(box, left, box.number[cell], luck)
        left &= ~(1 << token)
        s.token[cell] = token
        tell(events, SET_OUT, NOBODY, token, cell)
    for place in range(s.seats):
        seat = (int(s.first) + place) % int(s.seats)
        draw_up(s, seat, luck, events, DEALT)
    s.phase = PLACING
    s.turn = s.first
    s.waiting = 1 << int(s.turn)


@rule
def some_token(box, left, number, luck):  # type: ignore[no-untyped-def]
    """One of the tokens of a number that are left, each equally likely."""
    fitting = 0
    for token in range(box.tokens):
        if (left >> token) & 1 and box.price[token] == number:
            fitting |= 1 << token
    return nth(fitting, roll(luck, size_of(fitting)))


@rule
def call_next(s):  # type: ignore[no-untyped-def]
    """BB-20: the next seat clockwise."""
    s.turn = (int(s.turn) + 1) % int(s.seats)
    s.waiting = 1 << int(s.turn)


@rule
def close_turn(box, s, luck, events):  # type: ignore[no-untyped-def]
    """The end with the last token (BB-70); else the refill, and the next turn unless play has stalled (BB-72)."""
    if s.laid == all_of(box.tokens):
        end(s, COMPLETE, events)
        return
    refill(s, luck, events)
    s.idle = 0 if s.built else int(s.idle) + 1
    s.built = 0
    if s.idle == int(box.stall_rounds) * int(s.seats):
        end(s, STALLED, events)
    else:
        call_next(s)


@rule
def end(s, reason, events):  # type: ignore[no-untyped-def]
    """The game is over."""
    s.phase = FINISHED
    s.over = reason
    tell(events, ENDED, NOBODY, reason)


@rule
def refill(s, luck, events):  # type: ignore[no-untyped-def]
    """BB-61, BB-65: three cards again; what is left of the deck comes first, then the discards, shuffled."""
    seat = int(s.turn)
    draw_up(s, seat, luck, events, DREW)
    if hand_size(s, seat) < HAND and s.discards != 0:
        tell(events, RESHUFFLED, NOBODY, size_of(int(s.discards)))
        s.deck = s.discards
        s.discards = 0
        s.reshuffles += 1
        draw_up(s, seat, luck, events, DREW)


@rule
def draw_up(s, seat, luck, events, kind):  # type: ignore[no-untyped-def]
    """Draw until the seat holds three cards or the deck is empty (BB-67)."""
    first, second, third = NO_CARD, NO_CARD, NO_CARD
    while s.deck != 0 and hand_size(s, seat) < HAND:
        card = nth(int(s.deck), roll(luck, size_of(int(s.deck))))
        s.deck = int(s.deck) & ~(1 << card)
        put_in_hand(s, seat, card, int(s.reshuffles))
        first, second, third = second, third, card
    if third != NO_CARD:
        tell(events, kind, seat, first, second, third)


@rule
def put_in_hand(s, seat, card, drawn_from):  # type: ignore[no-untyped-def]
    """Keep the hand in rising order."""
    at = hand_size(s, seat)
    while at > 0 and s.hand[seat, at - 1] > card:
        s.hand[seat, at] = s.hand[seat, at - 1]
        s.drawn_from[seat, at] = s.drawn_from[seat, at - 1]
        at -= 1
    s.hand[seat, at] = card
    s.drawn_from[seat, at] = drawn_from
