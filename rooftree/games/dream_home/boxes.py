"""A Dream Home box: types of rooms, roofs, furniture, tools and helpers, and what its edition lays down (DH-152)."""

from collections.abc import Sequence

import numpy as np

from rooftree.engine.box import Sheet
from rooftree.engine.buffers import Array
from rooftree.games.dream_home.state import (
    BASEMENT,
    BOX,
    CAR,
    CARDS,
    COLOURS,
    FURNISHING,
    FURNITURE,
    HELPERS,
    KINDS,
    LARGEST,
    NO_KIND,
    ROOFING,
    ROOFS,
    ROOMS,
    SERVICES,
    TOOLS,
    UPPER,
)

CATEGORIES = ("normal", "unique", "basement")
TIE_BREAKS = ("shared", "children")
ANY_ROOM, BESIDE_HOUSE = "any", "beside"
NAMED = {"bathroom": "BA", "kitchen": "KT", "bedroom": "BD", "garage": "GA"}
"""The types that rules name: bonuses (DH-131, DH-132) and the car (DH-140)."""


class Deck:
    """Cards being dealt out numbers, one after the other."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cards = 0

    def add(self, copies: int) -> range:
        """The numbers of the next cards; those beyond the deck get none."""
        first = self.cards
        self.cards += copies
        return range(min(first, self.size), min(self.cards, self.size))


def pack_box(sheet: Sheet) -> Array:
    """Check the box and pack it."""
    packed = np.zeros(1, BOX)
    _pack_preset(sheet.table("preset"), packed)
    codes = _pack_rooms(sheet, packed)
    cards = Deck(CARDS)
    _pack_roofs(sheet, packed, cards)
    _pack_furniture(sheet, packed, cards, codes)
    _pack_services(sheet, packed, cards)
    if cards.cards != CARDS:
        sheet.problem("copies", f"{cards.cards} resource cards", f"{CARDS} roofs, furniture, tools and helpers")
    _pack_car(sheet, packed, codes)
    return packed


def _close(row: Sheet, *figures: str) -> None:
    """The basis of each figure, and nothing else."""
    row.bases(figures)
    row.close()


def _pack_preset(preset: Sheet, packed: Array) -> None:
    packed["handyman_extends"] = preset.flag("handyman_may_extend_furnished")
    packed["children_decide"] = preset.text("tie_break", TIE_BREAKS) == "children"
    _close(preset, "handyman_may_extend_furnished", "tie_break")


def _ids(sheet: Sheet, key: str, rows: Sequence[Sheet]) -> list[str]:
    """The ids of a list of components; each stands for one only."""
    ids = [str(row.content.get("id")) for row in rows]
    for n, id in enumerate(ids):
        if id in ids[:n]:
            rows[n].problem("id", id, "an id of its own")
    return ids


def _pack_rooms(sheet: Sheet, packed: Array) -> list[str]:
    """The types of rooms and the cards of each (DH-06); their codes."""
    rows = sheet.tables("room")
    codes = _ids(sheet, "room", rows)
    if len(rows) > KINDS:
        sheet.problem("room", f"{len(rows)} types of rooms", f"at most {KINDS}")
        rows, codes = rows[:KINDS], codes[:KINDS]
    cards = Deck(ROOMS)
    packed["kind"] = NO_KIND
    for kind, row in enumerate(rows):
        _pack_kind(row, packed, kind, codes)
        copies = row.number("copies", 1, ROOMS)
        children = row.numbers("children", 0, copies)
        for n, card in enumerate(cards.add(copies)):
            packed["kind"][0, card] = kind
            packed["children"][0, card] = children[n] if n < len(children) else 0
        conditional = ("raised", "partners") if "partners" in row.content or "raised" in row.content else ()
        _close(row, "name", "category", "limit", "points", *conditional, "copies", "children")
    if cards.cards != ROOMS:
        sheet.problem("room.copies", f"{cards.cards} room cards", f"{ROOMS} room cards")
    _pack_alike(packed)
    for field, code in NAMED.items():
        packed[field] = codes.index(code) if code in codes else NO_KIND
        if code not in codes:
            sheet.problem("room", f"no {code}", f"a type with the id {code}, the {field} that rules speak of")
    return codes


def _pack_kind(row: Sheet, packed: Array, kind: int, codes: list[str]) -> None:
    """What the rules know of a type of rooms."""
    row.text("id")
    row.names()
    category = row.text("category", CATEGORIES)
    packed["zone"][0, kind] = BASEMENT if category == "basement" else UPPER
    limit = row.number("limit", 1, LARGEST)
    packed["limit"][0, kind] = limit
    points = row.numbers("points", limit, limit)
    packed["points"][0, kind, 1 : 1 + len(points)] = points
    if "partners" not in row.content and "raised" not in row.content:
        return
    packed["raised"][0, kind] = row.number("raised", 0, 99)
    partners = row.texts("partners", 1, KINDS)
    for code in partners:
        if code not in codes:
            row.problem("partners", code, "types of rooms in this box")
        else:
            packed["partners"][0, kind] |= 1 << codes.index(code)
    if limit > 1:
        row.problem("limit", limit, "1, as the room has partners")


def _pack_alike(packed: Array) -> None:
    """Cards of one type with as many children are no different."""
    looks = [(int(packed["kind"][0, card]), int(packed["children"][0, card])) for card in range(ROOMS)]
    for card, look in enumerate(looks):
        packed["alike"][0, card] = sum(1 << other for other in range(ROOMS) if looks[other] == look)


def _pack_roofs(sheet: Sheet, packed: Array, cards: Deck) -> None:
    """Roof cards by colour, with or without a window (DH-66)."""
    rows = sheet.tables("roof")
    _ids(sheet, "roof", rows)
    if len(rows) > ROOFS:
        sheet.problem("roof", f"{len(rows)} sorts of roofs", f"at most {ROOFS}")
    colours: list[str] = []
    windows: dict[str, int] = {}
    for sort, row in enumerate(rows[:ROOFS]):
        row.text("id")
        row.names()
        colour, window, copies = row.text("colour"), row.flag("window"), row.number("copies", 1, CARDS)
        _close(row, "colour", "copies")
        colours += [colour] if colour not in colours else []
        windows[colour] = windows.get(colour, 0) + (copies if window else 0)
        for card in cards.add(copies):
            packed["service_of"][0, card] = ROOFING
            packed["thing"][0, card] = sort
            packed["roof_sort"][0, sort] |= 1 << card
            packed["roofing"] |= 1 << card
            packed["windows"] |= 1 << card if window else 0
            if colour in colours[:COLOURS]:
                packed["colour"][0, colours.index(colour)] |= 1 << card
    if len(colours) != COLOURS:
        sheet.problem("roof.colour", ", ".join(colours), f"{COLOURS} colours")
    for colour, number in windows.items():
        if number != 1:
            sheet.problem("roof.window", f"{number} {colour} cards with a window", "one card with a window a colour")


def _pack_furniture(sheet: Sheet, packed: Array, cards: Deck, codes: list[str]) -> None:
    """Furniture cards, each with a token of its own (DH-47, DH-48, DH-57)."""
    rows = sheet.tables("furniture")
    _ids(sheet, "furniture", rows)
    if len(rows) != FURNITURE:
        sheet.problem("furniture", f"{len(rows)} furniture cards", f"{FURNITURE}, a card for every token")
    for item, row in enumerate(rows[:FURNITURE]):
        row.text("id")
        row.names()
        allowed = row.texts("allowed", 1, KINDS)
        packed["value"][0, item] = row.number("value", 0, 9)
        _close(row, "name", "allowed", "value")
        if allowed == [ANY_ROOM]:
            packed["suits"][0, item] = (1 << len(codes)) - 1
        elif allowed == [BESIDE_HOUSE]:
            packed["goes_outside"][0, item] = 1
        for code in allowed if allowed not in ([ANY_ROOM], [BESIDE_HOUSE]) else []:
            if code not in codes:
                row.problem("allowed", code, f'types of rooms in this box, or only "{ANY_ROOM}", or "{BESIDE_HOUSE}"')
            else:
                packed["suits"][0, item] |= 1 << codes.index(code)
        for card in cards.add(1):
            packed["service_of"][0, card] = FURNISHING
            packed["thing"][0, card] = item


def _pack_services(sheet: Sheet, packed: Array, cards: Deck) -> None:
    """Tools and helpers (DH-67 to DH-115)."""
    for key, ids in (("tool", TOOLS), ("helper", HELPERS)):
        rows = sheet.tables(key)
        for row in rows:
            id = row.text("id", ids)
            row.names()
            copies = row.number("copies", 0, CARDS)
            _close(row, "name", "copies")
            for card in cards.add(copies) if id in ids else []:
                packed["service_of"][0, card] = SERVICES.index(id)
                packed["service"][0, SERVICES.index(id)] |= 1 << card
        found = [str(row.content.get("id")) for row in rows]
        if sorted(found) != sorted(ids):
            sheet.problem(key, ", ".join(found), "once each: " + ", ".join(ids))


def _pack_car(sheet: Sheet, packed: Array, codes: list[str]) -> None:
    """DH-140: the eleventh token, where the edition has it."""
    if "car" not in sheet.content:
        return
    row = sheet.table("car")
    row.text("id", ["car"])
    row.names()
    packed["value"][0, CAR] = row.number("value", 0, 9)
    _close(row, "name", "value")
    packed["has_car"] = 1
    if NAMED["garage"] in codes:
        packed["suits"][0, CAR] = 1 << codes.index(NAMED["garage"])
