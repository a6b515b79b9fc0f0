"""The dealer in Dream Home: the table at the start, the steps of the rounds, the end."""

from rooftree.engine.buffers import tell
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.dream_home.events import (
    ENDED,
    FIRST,
    HELPERS_BEGIN,
    LAID_CARDS,
    LAID_ROOMS,
    LEFT_OVER,
    ROOFED,
    ROUND,
)
from rooftree.games.dream_home.house import (
    holds,
    is_set,
)
from rooftree.games.dream_home.scoring import roof_points
from rooftree.games.dream_home.state import (
    CAR_WAITS,
    CARDS,
    COLUMN_DISCARD,
    COLUMNS,
    DEALING,
    FINISHED,
    FREE,
    HELP,
    IDLE,
    JACKHAMMER,
    NO_CAR,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    NOTHING,
    ROOMS,
    ROUNDS,
    TURNS,
    WHETHER_JACKHAMMER,
    WHICH_COLUMN,
    WHICH_HELP,
    WHICH_OUT,
    WINDOW,
    lowest,
    members,
)
from rooftree.games.dream_home.turns import clear_column, discard_card, may_help

TWELFTH_ROUND = 1  # the one reason to end, DH-14
AS_THE_BOX_SAYS = 0  # the options that an edition settles


@rule
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    """Empty houses, full decks (DH-09 to DH-12)."""
    s.seats = options[0]
    s.handyman_extends = box.handyman_extends if options[1] == AS_THE_BOX_SAYS else options[1] == 1
    s.children_decide = box.children_decide if options[2] == AS_THE_BOX_SAYS else options[2] == 1
    s.car = CAR_WAITS if options[3] == 1 and box.has_car else NO_CAR
    s.discards_column = options[4] == 0 and s.seats < 4  # DH-145, DH-147
    s.open_roofs = options[5]
    s.unique_any = options[6]
    s.first_player = options[7]
    s.room_deck = (1 << ROOMS) - 1
    s.room_pile = 0
    s.card_deck = (1 << CARDS) - 1
    s.card_pile = 0
    s.beside[:] = 0
    s.stack[:] = 0
    s.fetched[:] = 0
    s.built[:] = 0
    s.down[:] = 0
    s.scaffolds[:] = 0
    s.furnished[:] = 0
    s.outside[:] = 0
    s.house[:] = FREE
    s.token[:] = NO_TOKEN
    s.slot_room[:] = NO_CARD
    s.slot_card[:] = NO_CARD
    s.told_children[:] = -1
    s.stage = DEALING
    s.asked = NOTHING
    s.deed = IDLE
    s.round_no = 1
    s.marker = NOBODY
    s.first = NOBODY
    s.began = NOBODY
    s.turn = NOBODY
    s.skipped = 0
    s.lying = NO_CARD
    s.held = NO_CARD
    s.waiting = 0
    s.over = 0
    s.laid_out = 0
    s.pad[:] = 0


@rule
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    """The steps of the rounds (DH-15), then the helpers and the end: up to the next decision."""
    while s.waiting == 0 and s.over == 0:
        if s.stage == DEALING:
            lay_display(s, luck, events)
        elif s.stage == COLUMN_DISCARD:
            begin_stage(s, WINDOW)
        else:
            call_next(box, s, events)


@rule
def begin_stage(s, stage):  # type: ignore[no-untyped-def]
    """A new step of the round; nobody has been called yet."""
    s.stage = stage
    s.turn = NOBODY


@rule
def draw(deck, luck):  # type: ignore[no-untyped-def]
    """A card of a deck, each equally likely (DH-10)."""
    n = roll(luck, members(deck))
    for _ in range(n):
        deck &= deck - 1
    return lowest(deck)


@rule
def lay_display(s, luck, events):  # type: ignore[no-untyped-def]
    """DH-16; before round 1 the marker is given out (DH-13)."""
    if s.round_no == 1:
        s.marker = roll(luck, int(s.seats)) if s.first_player == 0 else s.first_player - 1
        s.began = s.marker
        tell(events, FIRST, s.marker)
    s.first = s.marker
    s.skipped = 0
    tell(events, ROUND, s.first, s.round_no)
    for column in range(1, COLUMNS):
        card = draw(int(s.card_deck), luck)
        s.card_deck = int(s.card_deck) & ~(1 << card)
        s.slot_card[column] = card
    for column in range(COLUMNS):
        room = draw(int(s.room_deck), luck)
        s.room_deck = int(s.room_deck) & ~(1 << room)
        s.slot_room[column] = room
    cards, rooms = s.slot_card, s.slot_room
    tell(events, LAID_CARDS, NOBODY, cards[1], cards[2], cards[3], cards[4])
    tell(events, LAID_ROOMS, NOBODY, rooms[0], rooms[1], rooms[2], rooms[3], rooms[4])
    if s.discards_column:
        begin_stage(s, COLUMN_DISCARD)
        ask(s, s.marker, WHICH_OUT)
    else:
        begin_stage(s, WINDOW)


@rule
def ask(s, seat, question):  # type: ignore[no-untyped-def]
    """Wait for a seat's answer."""
    s.asked = question
    s.waiting = 1 << int(seat)


@rule
def call_next(box, s, events):  # type: ignore[no-untyped-def]
    """The next seat from the first one clockwise that has something to do in this step, or the next step."""
    s.turn += 1
    if s.turn == s.seats:
        end_stage(box, s, events)
        return
    seat = (int(s.first) + int(s.turn)) % int(s.seats)
    if s.stage == WINDOW:
        if holds(box, s, seat, JACKHAMMER) != 0:
            ask(s, seat, WHETHER_JACKHAMMER)  # DH-80, DH-81
    elif s.stage == TURNS:
        if not is_set(s.skipped, seat):
            ask(s, seat, WHICH_COLUMN)  # DH-18, DH-79
    elif may_help(box, s, seat):
        ask(s, seat, WHICH_HELP)  # DH-121


@rule
def end_stage(box, s, events):  # type: ignore[no-untyped-def]
    """After the window the turns, after the turns the cleanup, after the helpers the end."""
    if s.stage == WINDOW:
        begin_stage(s, TURNS)
    elif s.stage == TURNS:
        clean_up(s, events)
    else:
        end(box, s, events)


@rule
def clean_up(s, events):  # type: ignore[no-untyped-def]
    """DH-21: what is left on the display is discarded; then the next round, or the helpers."""
    for column in range(COLUMNS):
        if s.slot_room[column] != NO_CARD:
            room, card = clear_column(s, column)
            s.room_pile = int(s.room_pile) | 1 << room
            discard_card(s, card)
            tell(events, LEFT_OVER, NOBODY, column, room, card)
    if s.round_no < ROUNDS:
        s.round_no += 1
        begin_stage(s, DEALING)
    else:
        s.first = s.marker  # DH-122
        tell(events, HELPERS_BEGIN, s.first)
        begin_stage(s, HELP)


@rule
def end(box, s, events):  # type: ignore[no-untyped-def]
    """DH-123, DH-124: the roofs are opened, and the game is over."""
    for seat in range(s.seats):
        stack = int(s.stack[seat])
        tell(events, ROOFED, seat, members(stack), roof_points(box, stack))
    s.stage = FINISHED
    s.over = TWELFTH_ROUND
    tell(events, ENDED, NOBODY, s.over)
