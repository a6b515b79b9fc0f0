"""The choices of Dream Home in words, such as {"do": "build", "room": "LR", "cell": "M2", "face": "up"}."""

from typing import Any

from rooftree.engine.box import Box
from rooftree.engine.words import Choice
from rooftree.games.dream_home import rules
from rooftree.games.dream_home.codes import (
    COLUMN_NAMES,
    FACE_NAMES,
    MARKER,
    card_code,
    kind_codes,
    names_of,
    room_codes,
    token_codes,
)
from rooftree.games.dream_home.state import CELLS

PARTS = {
    "discard": ("column", "room", "card"),
    "jackhammer": ("column", "room"),
    "decline": (),
    "take": ("column", "room", "card"),
    "mix": ("column", "other"),
    "drill": ("cell", "column", "room", "face"),
    "build": ("room", "cell", "face"),
    "scaffold": ("cell",),
    "furnish": ("token", "cell"),
    "keep": ("token", "cell"),
    "car": ("cell",),
    "no-car": (),
    "roofer": ("card",),
    "courier": ("room", "card", "cell", "face"),
    "handyman": ("cell", "other"),
    "done": (),
}
FIRST_CHOICES = {
    "discard": rules.CHOICE_OUT,
    "jackhammer": rules.CHOICE_JACKHAMMER,
    "take": rules.CHOICE_TAKE,
    "scaffold": rules.CHOICE_SCAFFOLD,
    "furnish": rules.CHOICE_FURNISH,
    "keep": rules.CHOICE_KEEP,
    "car": rules.CHOICE_CAR,
}
COLUMN_PAIRS = [tuple(map(int, pair)) for pair in rules.COLUMN_PAIRS]
CELL_PAIRS = [tuple(map(int, pair)) for pair in rules.CELL_PAIRS]


def choice_words(box: Box, s: Any, seat: int, choice: int) -> Choice:
    """A choice in words, such as {"do": "build", "room": "LR", "cell": "M2", "face": "up"}."""
    if choice == rules.CHOICE_DECLINE:
        return {"do": "decline"}
    if choice == rules.CHOICE_NO_CAR:
        return {"do": "no-car"}
    if choice == rules.CHOICE_DONE:
        return {"do": "done"}
    if choice < rules.CHOICE_MIX:
        do, first = _range_of(choice)
        return {"do": do, **_column(box, s, do, choice - first)}
    if choice < rules.CHOICE_DRILL:
        one, other = COLUMN_PAIRS[choice - rules.CHOICE_MIX]
        return {"do": "mix", "column": COLUMN_NAMES[one], "other": COLUMN_NAMES[other]}
    if choice < rules.CHOICE_BUILD:
        cell, rest = divmod(choice - rules.CHOICE_DRILL, rules.PER_CELL)
        column, down = divmod(rest, rules.FACES)
        return {"do": "drill", "cell": CELLS[cell], **_column(box, s, "jackhammer", column), "face": FACE_NAMES[down]}
    if choice < rules.CHOICE_SCAFFOLD:
        cell, down = divmod(choice - rules.CHOICE_BUILD, rules.FACES)
        return {"do": "build", "room": kind_codes(box)[s.lying], "cell": CELLS[cell], "face": FACE_NAMES[down]}
    if choice < rules.CHOICE_NO_CAR:
        do, first = _range_of(choice)
        return {"do": do, **_token(box, s, seat, do, choice - first), "cell": CELLS[choice - first]}
    return _help_words(box, choice)


def _help_words(box: Box, choice: int) -> Choice:
    if choice < rules.CHOICE_COURIER:
        return {"do": "roofer", "card": box.content["roof"][choice - rules.CHOICE_ROOFER]["id"]}
    if choice < rules.CHOICE_HANDYMAN:
        card, rest = divmod(choice - rules.CHOICE_COURIER, rules.PER_CARD)
        cell, down = divmod(rest, rules.FACES)
        which = {"room": kind_codes(box)[card], "card": room_codes(box)[card]}
        return {"do": "courier", **which, "cell": CELLS[cell], "face": FACE_NAMES[down]}
    one, other = CELL_PAIRS[choice - rules.CHOICE_HANDYMAN]
    return {"do": "handyman", "cell": CELLS[one], "other": CELLS[other]}


def _range_of(choice: int) -> tuple[str, int]:
    """What a choice of the plain ranges does, and where its range begins."""
    return max(((do, first) for do, first in FIRST_CHOICES.items() if first <= choice), key=lambda entry: entry[1])


def _column(box: Box, s: Any, do: str, column: int) -> dict[str, str]:
    """A column and what lies in it, as far as a choice takes it."""
    told = {"column": COLUMN_NAMES[column], "room": names_of(kind_codes(box), s.slot_room[column])}
    if "card" in PARTS[do]:
        told["card"] = MARKER if column == 0 else card_code(box, s.slot_card[column])
    return told


def _token(box: Box, s: Any, seat: int, do: str, cell: int) -> dict[str, str]:
    if do == "furnish":
        return {"token": card_code(box, s.held)}
    return {"token": names_of(token_codes(box), s.token[seat, cell])} if do == "keep" else {}
