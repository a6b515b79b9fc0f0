"""What a seat's choice does in Dream Home."""

from rooftree.engine.buffers import tell
from rooftree.engine.rule import rule
from rooftree.games.dream_home.events import (
    BUILT,
    CAR_OUT,
    COURIERED,
    DECLINED,
    DISCARDED_COLUMN,
    DRILLED,
    FETCHED,
    FURNISHED,
    FURNITURE_WASTED,
    HELPED,
    JACKHAMMERED,
    MIXED,
    SCAFFOLD_WASTED,
    SCAFFOLDED,
    SWAPPED,
    TOKEN_LOST,
    TOOK,
)
from rooftree.games.dream_home.house import (
    crowded_cells,
    free_cells,
    garage_stands,
    holds,
    is_set,
    lay,
    put_token,
    room_cells,
    swap,
    targets,
)
from rooftree.games.dream_home.rules import (
    CELL_PAIRS,
    CHOICE_BUILD,
    CHOICE_CAR,
    CHOICE_COURIER,
    CHOICE_DECLINE,
    CHOICE_DONE,
    CHOICE_DRILL,
    CHOICE_FURNISH,
    CHOICE_HANDYMAN,
    CHOICE_JACKHAMMER,
    CHOICE_KEEP,
    CHOICE_MIX,
    CHOICE_NO_CAR,
    CHOICE_OUT,
    CHOICE_ROOFER,
    CHOICE_SCAFFOLD,
    CHOICE_TAKE,
    COLUMN_PAIRS,
    FACES,
    PER_CARD,
    PER_CELL,
)
from rooftree.games.dream_home.state import (
    CAR,
    CAR_GONE,
    CAR_WAITS,
    COURIER,
    DRILL,
    DRILLING,
    FURNISHING,
    HANDYMAN,
    HELPING,
    IDLE,
    JACKHAMMER,
    JACKHAMMERING,
    MIXER,
    NO_CARD,
    NO_CELL,
    NO_TOKEN,
    NOTHING,
    ROOFER,
    ROOFING,
    SCAFFOLD,
    SCAFFOLDING,
    TAKING,
    WHERE_CAR,
    WHERE_SCAFFOLD,
    WHICH_CELL,
    WHICH_COLUMN,
    WHICH_HELP,
    WHICH_ROOM,
    WHICH_TOKEN,
    lowest,
)


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """What a choice does; the seat is awaited until its turn is complete."""
    choice = int(choice)
    if choice < CHOICE_TAKE:
        prepare(box, s, seat, choice, events)
    elif choice < CHOICE_MIX:
        take(box, s, seat, choice - CHOICE_TAKE, events)
    elif choice < CHOICE_BUILD:
        use_tool(box, s, seat, choice, events)
    elif choice < CHOICE_SCAFFOLD:
        build(box, s, seat, (choice - CHOICE_BUILD) // FACES, (choice - CHOICE_BUILD) % FACES, events)
    elif choice < CHOICE_FURNISH:
        place_scaffold(box, s, seat, choice - CHOICE_SCAFFOLD, events)
    elif choice < CHOICE_KEEP:
        furnish(box, s, seat, choice - CHOICE_FURNISH, events)
    elif choice < CHOICE_CAR:
        keep(box, s, seat, choice - CHOICE_KEEP, events)
    elif choice < CHOICE_ROOFER:
        claim_car(box, s, seat, choice, events)
    else:
        help_out(box, s, seat, choice, events)


@rule
def end_turn(s, seat):  # type: ignore[no-untyped-def]
    """Nothing more is asked of the seat; the dealer goes on."""
    s.asked = NOTHING
    s.deed = IDLE
    s.waiting = int(s.waiting) & ~(1 << seat)


@rule
def discard_card(s, card):  # type: ignore[no-untyped-def]
    """A resource card goes to its pile, if there is one (DH-08)."""
    if card != NO_CARD:
        s.card_pile = int(s.card_pile) | 1 << card


@rule
def clear_column(s, column):  # type: ignore[no-untyped-def]
    """Take both cards of a column."""
    room, card = int(s.slot_room[column]), int(s.slot_card[column])
    s.slot_room[column] = NO_CARD
    s.slot_card[column] = NO_CARD
    return room, card


@rule
def prepare(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """Before the turns: a column is discarded (DH-145), a jackhammer used or not (DH-76 to DH-82)."""
    if choice == CHOICE_DECLINE:
        tell(events, DECLINED, seat)
        end_turn(s, seat)
    elif choice < CHOICE_JACKHAMMER:
        column = choice - CHOICE_OUT
        room, card = clear_column(s, column)
        s.room_pile = int(s.room_pile) | 1 << room
        discard_card(s, card)
        tell(events, DISCARDED_COLUMN, seat, column, room, card)
        end_turn(s, seat)
    else:
        column = choice - CHOICE_JACKHAMMER
        spend(box, s, seat, JACKHAMMER)
        room, card = clear_column(s, column)
        discard_card(s, card)
        tell(events, JACKHAMMERED, seat, column, room, card)
        s.skipped = int(s.skipped) | 1 << seat
        s.lying = room
        s.deed = JACKHAMMERING
        s.asked = WHICH_CELL


@rule
def spend(box, s, seat, service):  # type: ignore[no-untyped-def]
    """DH-67: a tool or helper that has done its service goes to the pile."""
    card = lowest(holds(box, s, seat, service))
    s.beside[seat] = int(s.beside[seat]) & ~(1 << card)
    discard_card(s, card)


@rule
def take(box, s, seat, column, events):  # type: ignore[no-untyped-def]
    """DH-25 to DH-28; what lies beside the house or on the roof stack goes there at once (DH-114)."""
    room, card = clear_column(s, column)
    tell(events, TOOK, seat, column, room, card)
    s.lying = room
    if card == NO_CARD:
        s.marker = seat  # DH-19, DH-27
    elif box.service_of[card] == ROOFING:
        s.stack[seat] = int(s.stack[seat]) | 1 << card
    elif box.service_of[card] == FURNISHING or box.service_of[card] == SCAFFOLD:
        s.held = card
    else:
        s.beside[seat] = int(s.beside[seat]) | 1 << card
    s.deed = TAKING
    s.asked = WHICH_CELL


@rule
def use_tool(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """Before a column is chosen: the mixer (DH-84) or the drill (DH-69 to DH-75)."""
    if choice < CHOICE_DRILL:
        one, other = COLUMN_PAIRS[choice - CHOICE_MIX, 0], COLUMN_PAIRS[choice - CHOICE_MIX, 1]
        spend(box, s, seat, MIXER)
        room = int(s.slot_room[one])
        s.slot_room[one] = s.slot_room[other]
        s.slot_room[other] = room
        tell(events, MIXED, seat, one, other)
        return
    cell, rest = (choice - CHOICE_DRILL) // PER_CELL, (choice - CHOICE_DRILL) % PER_CELL
    column, down = rest // FACES, rest % FACES
    spend(box, s, seat, DRILL)
    room = int(s.slot_room[column])
    s.slot_room[column] = s.house[seat, cell]
    tell(events, DRILLED, seat, cell, column, s.house[seat, cell], room, down)
    exchange(s, seat, cell, room, down, events)
    s.deed = DRILLING
    settle(box, s, seat, events)


@rule
def exchange(s, seat, cell, room, down, events):  # type: ignore[no-untyped-def]
    """A room card takes the place of another, whose token is lost (DH-59, DH-74, DH-102)."""
    if is_set(s.furnished[seat], cell):
        lose_token(s, seat, cell, events)
    lay(s, seat, cell, room, down)


@rule
def lose_token(s, seat, cell, events):  # type: ignore[no-untyped-def]
    """DH-60: a token leaves the game."""
    tell(events, TOKEN_LOST, seat, s.token[seat, cell], cell)
    s.token[seat, cell] = NO_TOKEN
    s.furnished[seat] = int(s.furnished[seat]) & ~(1 << cell)


@rule
def build(box, s, seat, cell, down, events):  # type: ignore[no-untyped-def]
    """DH-31, DH-90: lay the room card just taken, in place of a scaffold if one stands there."""
    replaces = is_set(s.scaffolds[seat], cell)
    if replaces:
        discard_card(s, int(s.house[seat, cell]) - SCAFFOLDING)
        s.scaffolds[seat] = int(s.scaffolds[seat]) & ~(1 << cell)
    tell(events, BUILT, seat, s.lying, cell, down, 1 if replaces else 0)
    lay(s, seat, cell, s.lying, down)
    s.lying = NO_CARD
    settle(box, s, seat, events)


@rule
def settle(box, s, seat, events):  # type: ignore[no-untyped-def]
    """What a card that was laid brings about: a claim to the car (DH-140 to DH-142), one token too many (DH-58)."""
    if s.car == CAR_WAITS and s.deed != HELPING and garage_stands(box, s, seat):
        s.car = CAR_GONE
        if int(s.furnished[seat]) & room_cells(box, s, seat, 10) == 0:
            s.asked = WHERE_CAR
            return
        tell(events, CAR_OUT, seat)
    if crowded_cells(box, s, seat) != 0:
        s.asked = WHICH_TOKEN
    else:
        go_on(box, s, seat, events)


@rule
def go_on(box, s, seat, events):  # type: ignore[no-untyped-def]
    """What comes next in the turn, once every room is settled."""
    if s.deed == DRILLING:
        s.asked = WHICH_COLUMN
        s.deed = IDLE
    elif s.deed == TAKING:
        resolve(box, s, seat, events)
    elif s.deed == HELPING and may_help(box, s, seat):
        s.asked = WHICH_HELP
    else:
        end_turn(s, seat)


@rule
def resolve(box, s, seat, events):  # type: ignore[no-untyped-def]
    """The resource card: furniture (DH-47 to DH-57) or a scaffold (DH-86 to DH-94); all else lies where it belongs."""
    card = int(s.held)
    if card == NO_CARD:
        end_turn(s, seat)
    elif box.service_of[card] == SCAFFOLD:
        if free_cells(s, seat) != 0:
            s.asked = WHERE_SCAFFOLD
            return
        tell(events, SCAFFOLD_WASTED, seat)  # DH-93
        put_away(s, seat)
    elif box.goes_outside[box.thing[card]]:
        s.outside[seat] = int(s.outside[seat]) | 1 << int(box.thing[card])  # DH-57
        tell(events, FURNISHED, seat, box.thing[card], NO_CELL)
        put_away(s, seat)
    elif targets(box, s, seat, box.thing[card]) != 0:
        s.asked = WHICH_ROOM
    else:
        tell(events, FURNITURE_WASTED, seat, box.thing[card])  # DH-52
        put_away(s, seat)


@rule
def put_away(s, seat):  # type: ignore[no-untyped-def]
    """The resource card that was resolved goes to the pile, and the turn is over."""
    discard_card(s, int(s.held))
    s.held = NO_CARD
    end_turn(s, seat)


@rule
def place_scaffold(box, s, seat, cell, events):  # type: ignore[no-untyped-def]
    """DH-86, DH-87: before the room card, which is still to be laid, or after it."""
    s.house[seat, cell] = SCAFFOLDING + int(s.held)
    s.scaffolds[seat] = int(s.scaffolds[seat]) | 1 << cell
    s.held = NO_CARD
    tell(events, SCAFFOLDED, seat, cell)
    if s.lying == NO_CARD:
        end_turn(s, seat)


@rule
def furnish(box, s, seat, cell, events):  # type: ignore[no-untyped-def]
    """DH-47, DH-49."""
    item = int(box.thing[s.held])
    put_token(s, seat, item, cell)
    tell(events, FURNISHED, seat, item, cell)
    put_away(s, seat)


@rule
def keep(box, s, seat, cell, events):  # type: ignore[no-untyped-def]
    """DH-58: of the tokens in a room one stays."""
    others = room_cells(box, s, seat, cell) & int(s.furnished[seat]) & ~(1 << cell)
    for other in range(12):
        if is_set(others, other):
            lose_token(s, seat, other, events)
    settle(box, s, seat, events)


@rule
def claim_car(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """DH-140 to DH-142."""
    if choice == CHOICE_NO_CAR:
        tell(events, CAR_OUT, seat)
    else:
        put_token(s, seat, CAR, choice - CHOICE_CAR)
        tell(events, FURNISHED, seat, CAR, choice - CHOICE_CAR)
    settle(box, s, seat, events)


@rule
def help_out(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    """One service of a helper (DH-97, DH-99, DH-104), or no more of them (DH-95)."""
    s.deed = HELPING
    if choice == CHOICE_DONE:
        tell(events, HELPED, seat)
        end_turn(s, seat)
    elif choice < CHOICE_COURIER:
        fetch_roof(box, s, seat, choice - CHOICE_ROOFER, events)
    elif choice < CHOICE_HANDYMAN:
        card, rest = (choice - CHOICE_COURIER) // PER_CARD, (choice - CHOICE_COURIER) % PER_CARD
        cell, down = rest // FACES, rest % FACES
        spend(box, s, seat, COURIER)
        out = int(s.house[seat, cell])
        s.room_pile = (int(s.room_pile) & ~(1 << card)) | 1 << out  # DH-103
        tell(events, COURIERED, seat, cell, out, card, down)
        exchange(s, seat, cell, card, down, events)
        settle(box, s, seat, events)
    else:
        spend(box, s, seat, HANDYMAN)
        pair = choice - CHOICE_HANDYMAN
        swap(s, seat, CELL_PAIRS[pair, 0], CELL_PAIRS[pair, 1])
        tell(events, SWAPPED, seat, CELL_PAIRS[pair, 0], CELL_PAIRS[pair, 1])
        settle(box, s, seat, events)


@rule
def fetch_roof(box, s, seat, sort, events):  # type: ignore[no-untyped-def]
    """DH-97: a roof card from the pile, which the others do not see."""
    card = lowest(int(s.card_pile) & int(box.roof_sort[sort]))
    s.card_pile = int(s.card_pile) & ~(1 << card)
    s.stack[seat] = int(s.stack[seat]) | 1 << card
    s.fetched[seat] = int(s.fetched[seat]) | 1 << card
    tell(events, FETCHED, seat, card)
    spend(box, s, seat, ROOFER)
    go_on(box, s, seat, events)


@rule
def may_help(box, s, seat):  # type: ignore[no-untyped-def]
    """Whether a seat has a helper with something to do (DH-98, DH-121)."""
    if holds(box, s, seat, COURIER) != 0 or holds(box, s, seat, HANDYMAN) != 0:
        return True
    return holds(box, s, seat, ROOFER) != 0 and int(s.card_pile) & int(box.roofing) != 0
