"""The events of a Dream Home match and the lines of a score in words, as a seat is told them, now and later.

A roof card is told while it lies open; later it is only "a roof card" (DH-65), wherever it was: on the display, with a
seat, in the pile. What a roofer brings only its owner sees. Under open memory owners go on being told their own.
"""

from collections.abc import Sequence
from typing import Any

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.words import EVERYTHING
from rooftree.games.dream_home import events, scoring
from rooftree.games.dream_home.codes import (
    COLUMN_NAMES,
    FACE_NAMES,
    MARKER,
    SOME_ROOF,
    card_code,
    kind_codes,
    room_codes,
    token_codes,
)
from rooftree.games.dream_home.state import CELLS, NO_CARD, ROOFING


def _cards(box: Box, cards: Sequence[int], roofs_shown: bool) -> list[str]:
    return [_card(box, card, roofs_shown) for card in cards]


def _card(box: Box, card: int, roofs_shown: bool) -> str:
    """A resource card, or that it is some roof card."""
    if card != NO_CARD and box.record["service_of"][0, card] == ROOFING and not roofs_shown:
        return SOME_ROOF
    return card_code(box, card)


def event_words(box: Box, s: Any, row: Array, seat: int, later: bool) -> dict[str, Any] | None:
    """An event as it is told."""
    kind, who, a, b, c, d = (int(number) for number in row[:6])
    shown = seat == EVERYTHING or not later
    own = seat == EVERYTHING or (seat == who and (not later or bool(s.open_roofs)))
    told: dict[str, Any] = {"seat": who} if who >= 0 else {}
    match kind:
        case events.FIRST | events.HELPERS_BEGIN | events.DECLINED | events.SCAFFOLD_WASTED | events.HELPED:
            return {"event": PLAIN[kind], **told}
        case events.CAR_OUT:
            return {"event": "car-out", **told}
        case events.ROUND:
            return {"event": "round", **told, "round": a}
        case events.LAID_CARDS:
            return {"event": "laid-cards", "cards": _cards(box, [int(card) for card in row[2:6]], shown)}
        case events.LAID_ROOMS:
            kinds, codes = kind_codes(box), room_codes(box)
            return {"event": "laid-rooms", "rooms": [kinds[n] for n in row[2:7]], "codes": [codes[n] for n in row[2:7]]}
        case events.TOOK:
            card = MARKER if c == NO_CARD else _card(box, c, shown or own)
            return {"event": "took", **told, **_column(box, a, b), "card": card}
        case events.DISCARDED_COLUMN | events.JACKHAMMERED | events.LEFT_OVER:
            card = MARKER if c == NO_CARD else _card(box, c, shown)
            return {"event": COLUMN_EVENTS[kind], **told, **_column(box, a, b), "card": card}
        case events.MIXED:
            return {"event": "mixed", **told, "column": COLUMN_NAMES[a], "other": COLUMN_NAMES[b]}
        case events.DRILLED:
            return {"event": "drilled", **told, "column": COLUMN_NAMES[b], **_exchange(box, a, c, d, int(row[6]))}
        case events.COURIERED:
            return {"event": "couriered", **told, **_exchange(box, a, b, c, d)}
        case events.BUILT:
            laid = {"room": kind_codes(box)[a], "code": room_codes(box)[a], "cell": CELLS[b], "face": FACE_NAMES[c]}
            return {"event": "built-on-scaffold" if d else "built", **told, **laid}
        case events.SCAFFOLDED:
            return {"event": "scaffolded", **told, "cell": CELLS[a]}
        case events.FURNISHED | events.TOKEN_LOST | events.FURNITURE_WASTED:
            cell = {} if kind == events.FURNITURE_WASTED or b < 0 else {"cell": CELLS[b]}
            event = "furnished-outside" if kind == events.FURNISHED and b < 0 else TOKEN_EVENTS[kind]
            return {"event": event, **told, "token": token_codes(box)[a], **cell}
        case events.FETCHED:
            return {"event": "fetched", **told, "card": _card(box, a, own)}
        case events.SWAPPED:
            return {"event": "swapped", **told, "cell": CELLS[a], "other": CELLS[b]}
        case events.ROOFED:
            return {"event": "roofed", **told, "cards": a, "points": b}
        case _:
            return {"event": "ended"}


PLAIN = {
    events.FIRST: "first",
    events.HELPERS_BEGIN: "helpers-begin",
    events.DECLINED: "declined",
    events.SCAFFOLD_WASTED: "scaffold-wasted",
    events.HELPED: "helped",
}
COLUMN_EVENTS = {
    events.DISCARDED_COLUMN: "discarded-column",
    events.JACKHAMMERED: "jackhammered",
    events.LEFT_OVER: "left-over",
}
TOKEN_EVENTS = {
    events.FURNISHED: "furnished",
    events.TOKEN_LOST: "token-lost",
    events.FURNITURE_WASTED: "furniture-wasted",
}


def _column(box: Box, column: int, room: int) -> dict[str, str]:
    return {"column": COLUMN_NAMES[column], "room": kind_codes(box)[room], "code": room_codes(box)[room]}


def _exchange(box: Box, cell: int, out: int, room: int, down: int) -> dict[str, str]:
    """One room card in a cell for another."""
    kinds, codes = kind_codes(box), room_codes(box)
    came = {"room": kinds[room], "code": codes[room], "face": FACE_NAMES[down]}
    return {"cell": CELLS[cell], **came, "out": kinds[out], "out_code": codes[out]}


def line_words(box: Box, s: Any, seat: int, line: Array) -> dict[str, Any]:
    """A line of the breakdown, with the cells that were counted."""
    kind, points, what, mask = (int(number) for number in line)
    name = scoring.LINE_KINDS[kind]
    cells = [CELLS[cell] for cell in range(len(CELLS)) if mask >> cell & 1]
    words: dict[str, Any] = {"line": name, "points": points}
    match kind:
        case scoring.ROOM_LINE | scoring.PARTNER_LINE:
            room = box.content["room"][what]
            conditional = "partners" in room
            words |= {"paragraph": "DH-128" if conditional else "DH-127", "room": room["id"], "cells": cells}
        case scoring.EMPTY_LINE:
            words |= {"paragraph": "DH-110", "rooms": len(cells), "cells": cells}
        case scoring.FURNITURE_LINE:
            words |= {"paragraph": "DH-130", "token": token_codes(box)[what], "cells": cells}
        case scoring.BATHS_LINE | scoring.COMFORT_LINE:
            words |= {"paragraph": "DH-131" if kind == scoring.BATHS_LINE else "DH-132", "cells": cells}
        case scoring.ROOF_LINE:
            roof = scoring.ROOF_KINDS[what]
            paragraph = {"uniform": "DH-134", "mixed": "DH-135", "incomplete": "DH-133"}[roof]
            words |= {"paragraph": paragraph, "roof": roof, "cards": mask}
        case _:
            words |= {"paragraph": "DH-136", "windows": what}
    return words
