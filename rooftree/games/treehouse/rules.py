"""The rules of Treehouse, by the paragraphs of docs/rules/treehouse.md.

A choice is a number: in the usual pick a room of the hand (its position) and a slot, 0 for discarding; then the
ranges of the other phases, below.
"""

from rooftree.engine.buffers import tell
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule
from rooftree.games.treehouse.events import (
    BUILDS,
    CHOSE,
    DEALT,
    DISCARDS,
    ENDED,
    HANDED,
    LAID,
    LED,
    LEFT_OVER,
    PICKED_COLOUR,
    REVEALED,
    SCORED,
    TOOK,
)
from rooftree.games.treehouse.reasons import (
    ALLOWED,
    ALREADY_CHOSEN,
    BALANCE,
    COLOUR,
    NONE_LEFT,
    NOT_AWAITED,
    NOT_BARE,
    NOT_HELD,
    NOT_NOW,
    OCCUPIED,
    SUPPORT,
)
from rooftree.games.treehouse.scoring import condition_value, settle_majorities
from rooftree.games.treehouse.state import (
    BARE,
    BUILT,
    CANCEL,
    CHOOSE,
    CHOSEN,
    COLOURS,
    DEALING,
    DOUBLE,
    EVERY_SLOT,
    FINISHED,
    HAND,
    LAY,
    LEFT_SIDE,
    LEFTOVER,
    NEIGHBOURS,
    NO_ROOM,
    NOBODY,
    PICK,
    PICKS,
    PLACE,
    RIGHT_SIDE,
    ROUNDS,
    SIDES,
    SLOTS,
    TAKE,
    fate_of,
)

DESTINATIONS = SLOTS + 1
CHOICE_REVEAL = HAND * DESTINATIONS
CHOICE_PLACE = CHOICE_REVEAL + HAND
CHOICE_TAKE = CHOICE_PLACE + DESTINATIONS
CHOICE_COLOUR = CHOICE_TAKE + 2
MAX_CHOICES = CHOICE_COLOUR + len(COLOURS)
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


# --- where a room may be built (TH-40 to TH-48) -----------------------------------------------------------------


@rule
def empty_slots(s, seat):  # type: ignore[no-untyped-def]
    """TH-40."""
    return EVERY_SLOT & ~int(s.filled[seat])


@rule
def supported_slots(s, seat):  # type: ignore[no-untyped-def]
    """TH-41: level by level, a slot's two supports are its own bit and the one before it, one level down."""
    filled = int(s.filled[seat])
    found = 0
    start = 0
    for level in range(1, 6):
        below = (filled >> start) & ((1 << level) - 1)
        start += level
        found |= ((below | 1 << level) & (below << 1 | 1)) << start
        if below == 0:
            break
    return found


@rule
def balanced_slots(s, seat):  # type: ignore[no-untyped-def]
    """TH-46; centre slots are open whatever the marker says (TH-47a)."""
    if s.marker[seat] < 0:
        return EVERY_SLOT & ~LEFT_SIDE
    if s.marker[seat] > 0:
        return EVERY_SLOT & ~RIGHT_SIDE
    return EVERY_SLOT


@rule
def contact_slots(s, seat, colour):  # type: ignore[no-untyped-def]
    """TH-42 and TH-43."""
    touch = int(s.touch[seat, colour])
    return touch if touch != 0 else EVERY_SLOT


@rule
def open_slots(s, seat):  # type: ignore[no-untyped-def]
    """Where a room may be built as far as its colour does not matter."""
    return empty_slots(s, seat) & supported_slots(s, seat) & balanced_slots(s, seat)


@rule
def slot_verdict(s, seat, colour, slot):  # type: ignore[no-untyped-def]
    """Which of TH-40 to TH-46 forbids a room of this colour here."""
    here = 1 << slot
    if here & empty_slots(s, seat) == 0:
        return OCCUPIED
    if here & supported_slots(s, seat) == 0:
        return SUPPORT
    if here & balanced_slots(s, seat) == 0:
        return BALANCE
    if here & contact_slots(s, seat, colour) == 0:
        return COLOUR
    return ALLOWED


@rule
def build(box, s, seat, room, slot):  # type: ignore[no-untyped-def]
    """Put a room on a slot: the tree, its balance (TH-45, TH-47) and the colour's reach follow."""
    colour = int(box.colour[room])
    s.tree[seat, slot] = room
    s.filled[seat] |= 1 << slot
    s.touch[seat, colour] |= NEIGHBOURS[slot]
    s.count[seat, colour] += 1
    s.marker[seat] += SIDES[slot]


# --- what a seat may choose --------------------------------------------------------------------------------------


@rule
def hand_size(s, seat):  # type: ignore[no-untyped-def]
    """TH-27: 6, 5, 4, 3, 2 rooms at picks 1 to 5."""
    return HAND + 1 - int(s.pick_no)


@rule
def copies_left(box, s, condition):  # type: ignore[no-untyped-def]
    """TH-65: as many as the box has, less those taken."""
    left = int(box.conditions[condition])
    for seat in range(s.seats):
        if s.held[seat] == condition:
            left -= 1
    return left


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    """Which rule forbids a choice, if any."""
    if seat < 0 or seat >= s.seats:
        return NOT_AWAITED
    if (int(s.waiting) >> seat) & 1 == 0:
        return NOT_AWAITED if s.pending[seat] == NOBODY else ALREADY_CHOSEN
    if choice < 0 or choice >= MAX_CHOICES:
        return NOT_NOW
    if choice < CHOICE_REVEAL:
        if s.phase != PICK or s.reveal_first:
            return NOT_NOW
        position, slot = choice // DESTINATIONS, choice % DESTINATIONS
        if position >= hand_size(s, seat):
            return NOT_HELD
        if slot == 0:
            return ALLOWED  # TH-29
        return slot_verdict(s, seat, box.colour[s.hand[seat, position]], slot)
    if choice < CHOICE_PLACE:
        if s.phase != PICK or not s.reveal_first:
            return NOT_NOW
        return ALLOWED if choice - CHOICE_REVEAL < hand_size(s, seat) else NOT_HELD
    if choice < CHOICE_TAKE:
        if s.phase != PLACE:
            return NOT_NOW
        slot = choice - CHOICE_PLACE
        return ALLOWED if slot == 0 else slot_verdict(s, seat, box.colour[s.revealed[seat]], slot)
    if choice < CHOICE_COLOUR:
        if s.phase != TAKE:
            return NOT_NOW
        return ALLOWED if copies_left(box, s, choice - CHOICE_TAKE + DOUBLE) > 0 else NONE_LEFT
    if s.phase != LAY and s.phase != CHOOSE:
        return NOT_NOW
    return ALLOWED if s.laid[s.round_no - 1, choice - CHOICE_COLOUR] == BARE else NOT_BARE  # TH-66, TH-91


@rule
def list_slots(slots, first, out, n):  # type: ignore[no-untyped-def]
    """Write a choice for every slot of a set; the new length of the list."""
    slot = 0
    while slots != 0:
        if slots & 1:
            out[n] = first + slot
            n += 1
        slots >>= 1
        slot += 1
    return n


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    """Every allowed choice (TH-49), from the same sets of slots as the verdict."""
    n = 0
    if (int(s.waiting) >> seat) & 1 == 0:
        return n
    if s.phase == PICK and s.reveal_first:
        for position in range(hand_size(s, seat)):
            out[n] = CHOICE_REVEAL + position
            n += 1
    elif s.phase == PICK:
        slots = open_slots(s, seat)
        for position in range(hand_size(s, seat)):
            colour = box.colour[s.hand[seat, position]]
            n = list_slots(1 | (slots & contact_slots(s, seat, colour)), position * DESTINATIONS, out, n)
    elif s.phase == PLACE:
        slots = open_slots(s, seat) & contact_slots(s, seat, box.colour[s.revealed[seat]])
        n = list_slots(1 | slots, CHOICE_PLACE, out, n)
    elif s.phase == TAKE:
        for condition in range(DOUBLE, CANCEL + 1):
            if copies_left(box, s, condition) > 0:
                out[n] = CHOICE_TAKE + condition - DOUBLE
                n += 1
    else:
        for colour in range(6):
            if s.laid[s.round_no - 1, colour] == BARE:
                out[n] = CHOICE_COLOUR + colour
                n += 1
    return n


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """What a seat does itself: note a hidden choice, take a condition, lay it, choose a colour."""
    s.waiting = int(s.waiting) & ~(1 << seat)
    if choice < CHOICE_TAKE:
        s.pending[seat] = choice  # TH-23, TH-24
        tell(events, CHOSE, seat, choice)
    elif choice < CHOICE_COLOUR:
        s.held[seat] = choice - CHOICE_TAKE + DOUBLE  # TH-64
        tell(events, TOOK, seat, s.held[seat])
    else:
        colour = choice - CHOICE_COLOUR
        if s.young:
            s.laid[s.round_no - 1, colour] = CHOSEN  # TH-90
            tell(events, PICKED_COLOUR, seat, colour)
        else:
            s.laid[s.round_no - 1, colour] = s.held[seat]  # TH-66
            tell(events, LAID, seat, s.held[seat], colour)


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    """TH-81: discard the first room, take cancel, lay on the first bare colour."""
    if s.phase == PICK:
        return CHOICE_REVEAL if s.reveal_first else 0
    if s.phase == PLACE:
        return CHOICE_PLACE
    if s.phase == TAKE:
        return CHOICE_TAKE + (1 if copies_left(box, s, CANCEL) > 0 else 0)
    for colour in range(6):
        if s.laid[s.round_no - 1, colour] == BARE:
            return CHOICE_COLOUR + colour
    return NOBODY


# --- the dealer ----------------------------------------------------------------------------------------------------


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
