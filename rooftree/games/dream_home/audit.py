"""Everything that is wrong with a Dream Home position, laid out by hand or reached in play."""

from rooftree.engine.buffers import add_fault
from rooftree.engine.rule import rule
from rooftree.games.dream_home.house import is_set, kind_at, room_cells, supported_cells, zone_fits
from rooftree.games.dream_home.reasons import (
    HOUSE_UNSOUND,
    LOST,
    OUT_OF_ZONE,
    SCAFFOLD_LEFT,
    SUPPORT,
    TOKEN_ON_NOTHING,
    TOKEN_TWICE,
    TOKEN_UNSUITABLE,
    TOO_LARGE,
    TOO_MANY_TAKEN,
    TWICE,
    TWO_TOKENS,
    UNFINISHED_HOUSE,
)
from rooftree.games.dream_home.scoring import begins_room
from rooftree.games.dream_home.state import (
    CAR,
    CARDS,
    CELLS,
    COLUMNS,
    DEALING,
    EVERY_CELL,
    HELP,
    ITEMS,
    NO_KIND,
    NO_TOKEN,
    NOBODY,
    ROOFER,
    ROOMS,
    SCAFFOLDING,
    WHICH_TOKEN,
    members,
)


@rule
def audit(box, s, out):  # type: ignore[no-untyped-def]
    """Every rule the position breaks, house by house, then what concerns the whole table."""
    out.count = 0
    for seat in range(s.seats):
        audit_cells(box, s, seat, out)
        audit_tokens(box, s, seat, out)
        audit_taken(box, s, seat, out)
    if not s.laid_out:  # whoever lays a position out has given each card and token out once
        audit_items(s, out)
        audit_rooms(s, out)
        audit_cards(s, out)


@rule
def audit_cells(box, s, seat, out):  # type: ignore[no-untyped-def]
    """DH-150: support, zones, limits; at the end twelve room cards and no scaffold (DH-23, DH-92)."""
    occupied = int(s.built[seat]) | int(s.scaffolds[seat])
    for cell in range(len(CELLS)):
        if is_set(occupied & ~supported_cells(s, seat), cell):
            add_fault(out, SUPPORT, seat, cell, NOBODY)
        kind = kind_at(box, s, seat, cell)
        if kind == NO_KIND:
            continue
        if not zone_fits(box, kind, cell):
            add_fault(out, OUT_OF_ZONE, seat, cell, kind)
        if begins_room(box, s, seat, cell) and members(room_cells(box, s, seat, cell)) > box.limit[kind]:
            add_fault(out, TOO_LARGE, seat, cell, kind)
    if not is_sound(s, seat):
        add_fault(out, HOUSE_UNSOUND, seat, NOBODY, NOBODY)
    if s.stage >= HELP:
        if s.scaffolds[seat] != 0:
            add_fault(out, SCAFFOLD_LEFT, seat, NOBODY, NOBODY)
        if s.built[seat] != EVERY_CELL:
            add_fault(out, UNFINISHED_HOUSE, seat, NOBODY, members(int(s.built[seat])))


@rule
def is_sound(s, seat):  # type: ignore[no-untyped-def]
    """DH-02: the sets of cells say what lies in the cells, and nothing lies in two states at once."""
    built, scaffolds, down = int(s.built[seat]), int(s.scaffolds[seat]), int(s.down[seat])
    sound = built & scaffolds == 0 and down & ~built == 0
    for cell in range(len(CELLS)):
        card = int(s.house[seat, cell])
        sound = sound and is_set(built, cell) == (0 <= card < ROOMS)
        sound = sound and is_set(scaffolds, cell) == (card >= SCAFFOLDING)
        sound = sound and is_set(s.furnished[seat], cell) == (s.token[seat, cell] != NO_TOKEN)
    return sound


@rule
def audit_tokens(box, s, seat, out):  # type: ignore[no-untyped-def]
    """DH-50, DH-54, DH-61: a token lies alone in a room that suits it, or belongs outside."""
    for cell in range(len(CELLS)):
        if not is_set(s.furnished[seat], cell):
            continue
        item, kind = int(s.token[seat, cell]), kind_at(box, s, seat, cell)
        if kind == NO_KIND:
            add_fault(out, TOKEN_ON_NOTHING, seat, cell, item)
            continue
        if not is_set(box.suits[item], kind) or box.goes_outside[item]:
            add_fault(out, TOKEN_UNSUITABLE, seat, cell, item)
        sharing = room_cells(box, s, seat, cell) & int(s.furnished[seat])
        if sharing & ((1 << cell) - 1) == 0 and members(sharing) > 1 and s.asked != WHICH_TOKEN:
            add_fault(out, TWO_TOKENS, seat, cell, item)
    for item in range(ITEMS):
        if is_set(s.outside[seat], item) and not box.goes_outside[item]:
            add_fault(out, TOKEN_UNSUITABLE, seat, NOBODY, item)


@rule
def audit_taken(box, s, seat, out):  # type: ignore[no-untyped-def]
    """DH-23, DH-25: a turn brings one resource card; a roofer may bring one more."""
    tokens = members(int(s.furnished[seat])) + members(int(s.outside[seat]))
    for cell in range(len(CELLS)):
        if s.token[seat, cell] == CAR:
            tokens -= 1
    roofers = members(int(box.service[ROOFER])) if s.laid_out else 0
    taken = tokens + members(int(s.beside[seat])) + members(int(s.stack[seat]) & ~int(s.fetched[seat]))
    if taken > int(s.round_no) + roofers:
        add_fault(out, TOO_MANY_TAKEN, seat, NOBODY, taken)
    rounds = int(s.round_no)
    rooms = members(int(s.built[seat]))
    if s.stage < HELP and (rooms > rounds or (s.stage == DEALING and rooms != rounds - 1)):
        add_fault(out, UNFINISHED_HOUSE, seat, NOBODY, rooms)


@rule
def audit_items(s, out):  # type: ignore[no-untyped-def]
    """DH-12: there is one token of each furniture."""
    for item in range(ITEMS):
        places = 0
        for seat in range(s.seats):
            places += 1 if is_set(s.outside[seat], item) else 0
            for cell in range(len(CELLS)):
                places += 1 if s.token[seat, cell] == item else 0
        if places > 1:
            add_fault(out, TOKEN_TWICE, NOBODY, NOBODY, item)


@rule
def audit_rooms(s, out):  # type: ignore[no-untyped-def]
    """DH-149: every room card is in one place."""
    for room in range(ROOMS):
        places = (1 if is_set(s.room_deck, room) else 0) + (1 if is_set(s.room_pile, room) else 0)
        places += 1 if s.lying == room else 0
        for column in range(COLUMNS):
            places += 1 if s.slot_room[column] == room else 0
        for seat in range(s.seats):
            for cell in range(len(CELLS)):
                places += 1 if s.house[seat, cell] == room else 0
        add_place_fault(places, room, 0, out)


@rule
def audit_cards(s, out):  # type: ignore[no-untyped-def]
    """DH-149: so is every resource card."""
    for card in range(CARDS):
        places = (1 if is_set(s.card_deck, card) else 0) + (1 if is_set(s.card_pile, card) else 0)
        places += 1 if s.held == card else 0
        for column in range(COLUMNS):
            places += 1 if s.slot_card[column] == card else 0
        for seat in range(s.seats):
            places += 1 if is_set(s.beside[seat], card) else 0
            places += 1 if is_set(s.stack[seat], card) else 0
            for cell in range(len(CELLS)):
                places += 1 if s.house[seat, cell] == SCAFFOLDING + card else 0
        add_place_fault(places, card, 1, out)


@rule
def add_place_fault(places, card, deck, out):  # type: ignore[no-untyped-def]
    """A card that lies in two places, or in none."""
    if places > 1:
        add_fault(out, TWICE, NOBODY, deck, card)
    elif places == 0:
        add_fault(out, LOST, NOBODY, deck, card)
