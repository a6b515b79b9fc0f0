"""What a seat sees of a Dream Home table (section 10 of the digest)."""

from typing import Any

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import SCORE, event_buffer
from rooftree.engine.words import EVERYTHING
from rooftree.games.dream_home import house, rules, scoring, turns
from rooftree.games.dream_home.codes import (
    COLUMN_NAMES,
    FACE_NAMES,
    card_code,
    kind_codes,
    names_of,
    room_codes,
    token_codes,
)
from rooftree.games.dream_home.speech import choice_words
from rooftree.games.dream_home.state import (
    ASKED,
    CAR_WAITS,
    CARDS,
    CELLS,
    HELP,
    ITEMS,
    JACKHAMMERING,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    ROOFER,
    ROOMS,
    SCAFFOLDING,
    STAGES,
    STATE,
)
from rooftree.games.dream_home.telling import line_words


def view(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """The open table (DH-116); to the owner of a roofer the roof cards of the pile (DH-118)."""
    seats = range(int(s.seats))
    awaited = [other for other in seats if (int(s.waiting) >> other) & 1]
    seen: dict[str, Any] = {
        "stage": STAGES[s.stage],
        "asked": ASKED[s.asked],
        "round": int(s.round_no),
        "first": _seat(s.marker),
        "order": [int(s.first + turn) % len(seats) for turn in seats] if s.first != NOBODY else [],
        "skipped": [other for other in seats if (int(s.skipped) >> other) & 1],
        "awaited": awaited,
        "decks": {"rooms": int(s.room_deck).bit_count(), "cards": int(s.card_deck).bit_count()},
        "display": [_column(box, s, column) for column in range(len(COLUMN_NAMES))],
        "in_hand": _in_hand(box, s, awaited),
        "houses": [_house(box, s, other, seat) for other in seats],
        "room_pile": _members(room_codes(box), int(s.room_pile), ROOMS),
        "card_pile": int(s.card_pile).bit_count(),
        "car": bool(s.car == CAR_WAITS),
    }
    if seat in awaited:
        seen["effects"] = _effects(box, s, seat)
    if seat == EVERYTHING or _is_shown_the_pile(box, s, seat):
        pile = int(s.card_pile) & int(box.record["roofing"][0])
        seen["roof_pile"] = _cards(box, pile if seat >= 0 else int(s.card_pile))
    return seen


def _seat(seat: Any) -> int | None:
    return int(seat) if seat != NOBODY else None


def _members(codes: tuple[str, ...], cards: int, size: int) -> list[str]:
    return [codes[card] for card in range(size) if cards >> card & 1]


def _cards(box: Box, cards: int) -> list[str]:
    return [card_code(box, card) for card in range(CARDS) if cards >> card & 1]


def _column(box: Box, s: Any, column: int) -> dict[str, Any]:
    """A column of the display: the room card below, the resource card above."""
    room, card = names_of(room_codes(box), s.slot_room[column]), card_code(box, s.slot_card[column])
    return {"column": COLUMN_NAMES[column], "room": room or None, "card": card or None}


def _in_hand(box: Box, s: Any, awaited: list[int]) -> dict[str, Any] | None:
    """What was taken and is still to be laid or resolved."""
    if s.lying == NO_CARD and s.held == NO_CARD:
        return None
    room, card = names_of(room_codes(box), s.lying), card_code(box, s.held)
    with_jackhammer = bool(s.deed == JACKHAMMERING)
    return {"seat": awaited[0], "room": room or None, "card": card or None, "with_jackhammer": with_jackhammer}


def _is_shown_the_pile(box: Box, s: Any, seat: int) -> bool:
    """DH-118: from the dealer's opening of the seat's own helper step."""
    mine = seat >= 0 and s.stage == HELP and (int(s.waiting) >> seat) & 1
    return bool(mine and house.holds(box.record[0], s, seat, ROOFER))


def _house(box: Box, s: Any, seat: int, viewer: int) -> dict[str, Any]:
    """A house: cells, rooms that lie as one, and what is beside it."""
    b = box.record[0]
    outside = _members(token_codes(box), int(s.outside[seat]), ITEMS)
    seen: dict[str, Any] = {
        "cells": {CELLS[cell]: _cell(box, s, seat, cell) for cell in range(len(CELLS)) if s.house[seat, cell] >= 0},
        "rooms": [_room(box, s, seat, cell) for cell in range(len(CELLS)) if scoring.begins_room(b, s, seat, cell)],
        "beside": _cards(box, int(s.beside[seat])),
        "outside": outside,
        "roofs": int(s.stack[seat]).bit_count(),
        "points": int(scoring.house_points(b, s, seat)),
        "lines": _lines(box, s, seat),
        "children": int(scoring.children(b, s, seat)),
    }
    if viewer == EVERYTHING or (viewer == seat and s.open_roofs):
        seen["roof_cards"] = _cards(box, int(s.stack[seat]))
    return seen


def _lines(box: Box, s: Any, seat: int) -> list[dict[str, Any]]:
    """What those points come from. The roof has no lines before the end (DH-64)."""
    out = np.zeros(1, SCORE)
    scoring.score(box.record[0], s, seat, out[0])
    return [line_words(box, s, seat, line) for line in out["line"][0, : out["count"][0]]]


def _cell(box: Box, s: Any, seat: int, cell: int) -> dict[str, Any]:
    """One card: a room card with its face and perhaps a token, or a scaffold."""
    card = int(s.house[seat, cell])
    if card >= SCAFFOLDING:
        return {"scaffold": True}
    down = int(s.down[seat]) >> cell & 1
    seen = {"room": room_codes(box)[card], "face": FACE_NAMES[down]}
    if s.token[seat, cell] != NO_TOKEN:
        seen["token"] = token_codes(box)[s.token[seat, cell]]
    return seen


def _room(box: Box, s: Any, seat: int, cell: int) -> dict[str, Any]:
    """Cards that lie as one room (DH-04), and whether it is finished (DH-05)."""
    b = box.record[0]
    cells, kind = int(house.room_cells(b, s, seat, cell)), int(house.kind_at(b, s, seat, cell))
    return {
        "room": kind_codes(box)[s.house[seat, cell]],
        "cells": [CELLS[at] for at in range(len(CELLS)) if cells >> at & 1],
        "finished": bool(house.is_finished(b, s, seat, cell)),
        "points": int(scoring.room_points(b, s, seat, cell)),
        "partner": bool(scoring.has_partner(b, s, seat, cell)),
        "limit": int(b.limit[kind]),
    }


def _effects(box: Box, s: Any, seat: int) -> list[dict[str, Any]]:
    """What the house would gain by each choice that changes what stands in it."""
    b = box.record[0]
    out, trial = np.zeros(rules.MAX_CHOICES, np.int16), np.zeros(1, STATE)
    effects = []
    for choice in out[: rules.legal(b, s, seat, out)]:
        if not _changes_rooms(int(choice)):
            continue
        trial[0] = s
        turns.apply(b, trial[0], seat, int(choice), event_buffer(0)[0])
        effects.append(_effect(box, s, trial[0], seat, int(choice)))
    return effects


def _changes_rooms(choice: int) -> bool:
    """Whether a choice drills, lays a room card, moves a token, sends the courier or the handyman."""
    return (
        rules.CHOICE_DRILL <= choice < rules.CHOICE_SCAFFOLD
        or rules.CHOICE_FURNISH <= choice < rules.CHOICE_CAR
        or rules.CHOICE_COURIER <= choice < rules.CHOICE_DONE
    )


def _effect(box: Box, s: Any, after: Any, seat: int, choice: int) -> dict[str, Any]:
    """A choice in words, with the points it would bring and the cells that would become one room with its own."""
    b = box.record[0]
    gain = int(scoring.house_points(b, after, seat)) - int(scoring.house_points(b, s, seat))
    told = {**choice_words(box, s, seat, choice), "gain": gain}
    if not rules.CHOICE_BUILD <= choice < rules.CHOICE_SCAFFOLD:
        return told
    cell, down = divmod(choice - rules.CHOICE_BUILD, rules.FACES)
    cells = 1 << cell if down else int(house.room_cells(b, after, seat, cell))
    joined = [CELLS[at] for at in range(len(CELLS)) if cells >> at & 1 and at != cell]
    return {**told, "joins": joined}
