"""The dealer in Treehouse: the table at the start, the steps of the rounds, the points, the end."""

from rooftree.engine.buffers import tell
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.treehouse.events import BUILDS, DEALT, DISCARDS, ENDED, HANDED, LED, LEFT_OVER, REVEALED, SCORED
from rooftree.games.treehouse.rules import CHOICE_PLACE, CHOICE_REVEAL, DESTINATIONS
from rooftree.games.treehouse.scoring import condition_value, settle_majorities
from rooftree.games.treehouse.state import (
    BARE,
    BUILT,
    CANCEL,
    CHOOSE,
    DEALING,
    FINISHED,
    HAND,
    LAY,
    LEFTOVER,
    NO_ROOM,
    NOBODY,
    PICK,
    PICKS,
    PLACE,
    ROUNDS,
    TAKE,
    fate_of,
)
from rooftree.games.treehouse.tree import build

MAX_LENGTH = 4 * ROUNDS * (2 * PICKS + 2)

LOWEST, AFTER_PREVIOUS = 1, 1  # the values of lead_rule and lead_tie that are not the default
THIRD_ROUND = 1  # the one reason to end, TH-80


@rule
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    """Trunks, markers and cards are out, nothing is dealt yet (TH-12 to TH-16)."""
    s.seats = options[0]
    s.young = options[1]
    s.lead_rule = options[2]
    s.first_lead = options[3]
    s.reveal_first = options[4]
    s.discards_shown = options[5]
    s.memory_aid = options[6]
    s.lead_tie = options[7]
    s.touch[:] = 0
    s.filled[:] = 0
    s.filled[: s.seats] = 1
    s.deck[:] = (1 << 24) - 1
    s.score[:] = 0
    s.pending[:] = NOBODY
    s.tree[:] = NO_ROOM
    s.hand[:] = NO_ROOM
    s.count[:] = 0
    s.fate[:] = 0
    s.laid[:] = BARE
    s.marker[:] = 0
    s.held[:] = BARE
    s.revealed[:] = NO_ROOM
    s.majority[:] = NOBODY
    s.phase = DEALING
    s.round_no = 1
    s.pick_no = 0
    s.turn = 0
    s.lead = NOBODY
    s.first_led = NOBODY
    s.waiting = 0
    s.over = 0
    s.tracked = 0


@rule
def every_seat(s):  # type: ignore[no-untyped-def]
    """The set of all seats."""
    return (1 << int(s.seats)) - 1


@rule
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    """Deal, turn up what was chosen, pass hands on, call the next seat, score, end: up to the next decision."""
    while s.waiting == 0 and s.over == 0:
        if s.phase == DEALING:
            start_round(box, s, luck, events)
        elif s.phase == PICK and s.reveal_first:
            reveal(s, events)
        elif s.phase == PICK or s.phase == PLACE:
            carry_out(box, s, events)
            end_pick(s, events)
        else:
            s.turn += 1
            call_next(s, events)
            if s.turn == s.seats:
                end_phase(box, s, events)


@rule
def start_round(box, s, luck, events):  # type: ignore[no-untyped-def]
    """TH-21, and in round 1 the lead (TH-60, TH-94)."""
    if s.round_no == 1:
        s.lead = roll(luck, int(s.seats)) if s.first_lead == 0 else s.first_lead - 1
        s.first_led = s.lead
        tell(events, LED, s.lead)
    for seat in range(s.seats):
        for _ in range(HAND):
            put_in_hand(s, seat, draw(s, luck, undealt(s)))
        for card in range(HAND):
            s.fate[s.hand[seat, card]] = fate_of(s.round_no, seat)
        hand = s.hand[seat]
        tell(events, DEALT, seat, hand[0], hand[1], hand[2], hand[3], hand[4], hand[5])
    s.phase = PICK
    s.pick_no = 1
    s.waiting = every_seat(s)


@rule
def undealt(s):  # type: ignore[no-untyped-def]
    """How many rooms are left in the deck: a hand went to every seat in every round so far."""
    dealt = 0
    for seat in range(s.seats):
        for card in range(HAND):
            if s.hand[seat, card] != NO_ROOM:
                dealt += 1
    return 72 - dealt - HAND * int(s.seats) * (int(s.round_no) - 1)


@rule
def draw(s, luck, left):  # type: ignore[no-untyped-def]
    """Take a room from the deck, each equally likely (TH-16)."""
    n = roll(luck, left)
    for word in range(3):
        rooms = int(s.deck[word])
        held = ones(rooms)
        if n < held:
            for _ in range(n):
                rooms &= rooms - 1
            lowest = rooms & -rooms
            s.deck[word] = int(s.deck[word]) ^ lowest
            return 24 * word + ones(lowest - 1)
        n -= held
    return NO_ROOM


@rule
def ones(bits):  # type: ignore[no-untyped-def]
    """How many bits are set, of 32."""
    bits = bits - ((bits >> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def put_in_hand(s, seat, room):  # type: ignore[no-untyped-def]
    """Keep the hand in rising order."""
    at = 0
    while s.hand[seat, at] != NO_ROOM:
        at += 1
    while at > 0 and s.hand[seat, at - 1] > room:
        s.hand[seat, at] = s.hand[seat, at - 1]
        at -= 1
    s.hand[seat, at] = room


@rule
def take_from_hand(s, seat, position):  # type: ignore[no-untyped-def]
    """Take a room out of the hand and close the gap."""
    room = int(s.hand[seat, position])
    for at in range(position, HAND - 1):
        s.hand[seat, at] = s.hand[seat, at + 1]
    s.hand[seat, HAND - 1] = NO_ROOM
    return room


@rule
def reveal(s, events):  # type: ignore[no-untyped-def]
    """TH-24 with `reveal_then_place`: all chosen rooms are turned up, then everyone chooses where they go."""
    for seat in range(s.seats):
        s.revealed[seat] = s.hand[seat, s.pending[seat] - CHOICE_REVEAL]
        s.pending[seat] = NOBODY
        tell(events, REVEALED, seat, s.revealed[seat])
    s.phase = PLACE
    s.waiting = every_seat(s)


@rule
def carry_out(box, s, events):  # type: ignore[no-untyped-def]
    """TH-23: all chosen rooms are played at the same time."""
    for seat in range(s.seats):
        position, slot = played(s, seat)
        room = take_from_hand(s, seat, position)
        s.pending[seat] = NOBODY
        s.revealed[seat] = NO_ROOM
        s.fate[room] = int(s.fate[room]) + int(s.pick_no)
        if slot == 0:
            tell(events, DISCARDS, seat, room)  # TH-29
        else:
            build(box, s, seat, room, slot)
            s.fate[room] |= BUILT
            tell(events, BUILDS, seat, room, slot, s.marker[seat])


@rule
def played(s, seat):  # type: ignore[no-untyped-def]
    """The position in the hand and the slot (0: discard) that a seat has settled on."""
    if s.phase == PICK:
        return int(s.pending[seat]) // DESTINATIONS, int(s.pending[seat]) % DESTINATIONS
    position = 0
    while s.hand[seat, position] != s.revealed[seat]:
        position += 1
    return position, int(s.pending[seat]) - CHOICE_PLACE


@rule
def end_pick(s, events):  # type: ignore[no-untyped-def]
    """Pass the hands on (TH-26), or after pick 5 discard what nobody chose (TH-27) and score."""
    if s.pick_no < PICKS:
        pass_hands(s, events)
        s.pick_no += 1
        s.phase = PICK
        s.waiting = every_seat(s)
        return
    for seat in range(s.seats):
        room = take_from_hand(s, seat, 0)
        s.fate[room] = int(s.fate[room]) + LEFTOVER
        tell(events, LEFT_OVER, seat, room)
    s.turn = 0
    if s.young:
        s.phase = CHOOSE
    elif s.seats == 2:
        s.held[:2] = CANCEL  # TH-70
        s.phase = LAY
    else:
        s.phase = TAKE
    call_next(s, events)


@rule
def pass_hands(s, events):  # type: ignore[no-untyped-def]
    """TH-26: every hand goes to the clockwise neighbour."""
    last = s.seats - 1
    for card in range(HAND):
        kept = s.hand[last, card]
        for seat in range(last, 0, -1):
            s.hand[seat, card] = s.hand[seat - 1, card]
        s.hand[0, card] = kept
    for seat in range(s.seats):
        hand = s.hand[seat]
        tell(events, HANDED, seat, hand[0], hand[1], hand[2], hand[3], hand[4], hand[5])


@rule
def seat_at_turn(s, turn):  # type: ignore[no-untyped-def]
    """Who takes, lays or chooses: clockwise from the lead (TH-64, TH-70, TH-91), laying backwards (TH-66)."""
    if s.phase == LAY and s.seats > 2:
        turn = s.seats - 1 - turn
    return (s.lead + turn) % s.seats


@rule
def call_next(s, events):  # type: ignore[no-untyped-def]
    """Call the next seat of the score phase, if one is left."""
    if s.turn < s.seats:
        s.waiting = 1 << seat_at_turn(s, s.turn)


@rule
def end_phase(box, s, events):  # type: ignore[no-untyped-def]
    """After the last take comes laying; after the last laying or choosing, the points."""
    s.turn = 0
    if s.phase == TAKE:
        s.phase = LAY
        call_next(s, events)
    else:
        end_round(box, s, events)


@rule
def end_round(box, s, events):  # type: ignore[no-untyped-def]
    """Score the round (TH-72 to TH-74), then the next one begins or the game ends (TH-80)."""
    for seat in range(s.seats):
        points = 0
        for colour in range(6):
            points += int(s.count[seat, colour]) * condition_value(s, s.round_no - 1, colour)
        s.score[seat] += points
        tell(events, SCORED, seat, s.round_no, points, s.score[seat])
    s.held[:] = BARE  # TH-34
    s.pick_no = 0
    if s.round_no == ROUNDS:
        settle_majorities(s, events)
        s.phase = FINISHED
        s.over = THIRD_ROUND
        tell(events, ENDED, NOBODY, s.over)
    else:
        s.lead = next_lead(s)
        s.round_no += 1
        s.phase = DEALING
        tell(events, LED, s.lead)


@rule
def next_lead(s):  # type: ignore[no-untyped-def]
    """TH-61 to TH-63, TH-93: the best (or the last) seat, ties to the one nearest clockwise to the previous lead."""
    sign = -1 if s.lead_rule == LOWEST else 1
    best = NOBODY
    for distance in range(s.seats):
        seat = (int(s.lead) + distance + (1 if s.lead_tie == AFTER_PREVIOUS else 0)) % int(s.seats)
        if best == NOBODY or sign * int(s.score[seat]) > sign * int(s.score[best]):
            best = seat
    return best
