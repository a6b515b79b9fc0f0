"""The rules of Tiny Garden, by the paragraphs of RULES.md.

A choice is a number: a flower to sow, a tool to take, or a flower to use the tool on.
"""

from rooftree.engine.buffers import tell
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from tiny_garden.events import CHOSE, COMPOSTED, DEALT, DREW, ENDED, PLANTED, TOOK, WATERED
from tiny_garden.reasons import ALLOWED, DECK_EMPTY, NOT_AWAITED, NOT_HELD, NOT_NOW, NOT_THIRSTY
from tiny_garden.state import CAN, DEALING, FINISHED, HAND, KINDS, NOBODY, SOW, SPADE, TAKE, USE

CHOICE_SOW = 0
CHOICE_TAKE = CHOICE_SOW + KINDS
CHOICE_USE = CHOICE_TAKE + 2
MAX_CHOICES = CHOICE_USE + KINDS
MAX_LENGTH = 3 * 3 * 3  # seats, rounds, choices a round

LAST_ROUND = 1  # the one reason to end, TG-20


@rule
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    """The table before the first card is dealt."""
    s.seats = options[0]
    s.rounds = 2 + options[1]
    s.compost_open = options[2]
    s.deck[:] = box.copies
    s.hand[:] = 0
    s.compost[:] = 0
    s.plants[:] = 0
    s.drops[:] = 0
    s.pending[:] = NOBODY
    s.phase = DEALING
    s.round_no = 1
    s.turn = 0
    s.first = 0
    s.tool = NOBODY
    s.waiting = 0
    s.over = 0


# --- what a seat may choose --------------------------------------------------------------------------------------


@rule
def cards(pile):  # type: ignore[no-untyped-def]
    """How many cards are in a pile."""
    n = 0
    for flower in range(KINDS):
        n += int(pile[flower])
    return n


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """Which rule forbids a choice, if any."""
    if seat < 0 or seat >= s.seats or (int(s.waiting) >> seat) & 1 == 0:
        return NOT_AWAITED
    if choice < 0 or choice >= MAX_CHOICES:
        return NOT_NOW
    if choice < CHOICE_TAKE:
        return sow_verdict(s, seat, choice - CHOICE_SOW) if s.phase == SOW else NOT_NOW
    if choice < CHOICE_USE:
        return take_verdict(s, choice - CHOICE_TAKE) if s.phase == TAKE else NOT_NOW
    return use_verdict(s, seat, choice - CHOICE_USE) if s.phase == USE else NOT_NOW


@rule
def sow_verdict(s, seat, flower):  # type: ignore[no-untyped-def]
    """TG-11."""
    return ALLOWED if s.hand[seat, flower] > 0 else NOT_HELD


@rule
def take_verdict(s, tool):  # type: ignore[no-untyped-def]
    """TG-12, TG-14."""
    return DECK_EMPTY if tool == SPADE and cards(s.deck) == 0 else ALLOWED


@rule
def use_verdict(s, seat, flower):  # type: ignore[no-untyped-def]
    """TG-13, TG-14."""
    if s.tool == CAN:
        return ALLOWED if s.drops[seat, flower] < s.plants[seat, flower] else NOT_THIRSTY
    return ALLOWED if s.hand[seat, flower] > 0 else NOT_HELD


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Every allowed choice. With so few numbers, asking for each is fast enough."""
    n = 0
    for choice in range(MAX_CHOICES):
        if verdict(box, s, seat, choice) == ALLOWED:
            out[n] = choice
            n += 1
    return n


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """What a seat does itself. The bit in `waiting` stays while the turn goes on: first a tool, then its use."""
    if choice < CHOICE_TAKE:
        s.pending[seat] = choice - CHOICE_SOW
        tell(events, CHOSE, seat)
        s.waiting = int(s.waiting) & ~(1 << seat)
    elif choice < CHOICE_USE:
        s.tool = choice - CHOICE_TAKE
        s.phase = USE
        tell(events, TOOK, seat, s.tool)
    else:
        use(s, seat, choice - CHOICE_USE, events)
        s.waiting = int(s.waiting) & ~(1 << seat)


@rule
def use(s, seat, flower, events):  # type: ignore[no-untyped-def]
    """Water a flower (TG-13), or compost a card (TG-14); the card drawn for it is the dealer's doing."""
    if s.tool == CAN:
        s.drops[seat, flower] += 1
        tell(events, WATERED, seat, flower)
    else:
        s.hand[seat, flower] -= 1
        s.compost[seat, flower] += 1
        tell(events, COMPOSTED, seat, flower)


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """TG-30: the first allowed choice is just that."""
    choice = 0
    while verdict(box, s, seat, choice) != ALLOWED:
        choice += 1
    return choice


# --- the dealer ----------------------------------------------------------------------------------------------------


@rule
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    """Deal, plant what was chosen, draw, call the next seat, end: up to the next decision."""
    if s.phase == DEALING:
        start(s, luck, events)
    elif s.phase == SOW:
        plant(s, events)
    else:
        end_turn(s, luck, events)


@rule
def start(s, luck, events):  # type: ignore[no-untyped-def]
    """TG-02, TG-03."""
    s.first = roll(luck, int(s.seats))
    for seat in range(s.seats):
        for _ in range(HAND):
            s.hand[seat, draw(s.deck, luck)] += 1
        tell(events, DEALT, seat, s.hand[seat, 0], s.hand[seat, 1], s.hand[seat, 2])
    call_everyone(s)


@rule
def draw(pile, luck):  # type: ignore[no-untyped-def]
    """Take a card out of a pile, each equally likely; its flower."""
    n = roll(luck, cards(pile))
    flower = 0
    while n >= pile[flower]:
        n -= int(pile[flower])
        flower += 1
    pile[flower] -= 1
    return flower


@rule
def call_everyone(s):  # type: ignore[no-untyped-def]
    """A sowing begins."""
    s.phase = SOW
    s.waiting = (1 << int(s.seats)) - 1


@rule
def call_next(s):  # type: ignore[no-untyped-def]
    """TG-12: the seat whose turn it is to tend."""
    s.phase = TAKE
    s.tool = NOBODY
    s.waiting = 1 << ((int(s.first) + int(s.turn)) % int(s.seats))


@rule
def plant(s, events):  # type: ignore[no-untyped-def]
    """TG-11: all at the same time."""
    for seat in range(s.seats):
        flower = s.pending[seat]
        s.pending[seat] = NOBODY
        s.hand[seat, flower] -= 1
        s.plants[seat, flower] += 1
        tell(events, PLANTED, seat, flower)
    s.turn = 0
    call_next(s)


@rule
def end_turn(s, luck, events):  # type: ignore[no-untyped-def]
    """TG-14's card is drawn; then the next turn, the next round, or the end (TG-20)."""
    if s.tool == SPADE:
        seat = (int(s.first) + int(s.turn)) % int(s.seats)
        flower = draw(s.deck, luck)
        s.hand[seat, flower] += 1
        tell(events, DREW, seat, flower)
    s.turn += 1
    if s.turn < s.seats:
        call_next(s)
    elif s.round_no < s.rounds:
        s.round_no += 1
        call_everyone(s)
    else:
        s.phase = FINISHED
        s.over = LAST_ROUND
        tell(events, ENDED, NOBODY, s.over)
