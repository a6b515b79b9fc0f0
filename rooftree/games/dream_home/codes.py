"""The codes by which words name what lies in a Dream Home box."""

import functools
from collections.abc import Sequence

from rooftree.engine.box import Box
from rooftree.games.dream_home.state import FURNISHING, ROOFING, ROOMS, SERVICES

COLUMN_NAMES = ("1", "2", "3", "4", "5")
FACE_NAMES = ("up", "down")
MARKER = "marker"
SOME_ROOF = "roof"
"""A roof card whose colour is not told."""


@functools.lru_cache(maxsize=64)
def kind_codes(box: Box) -> tuple[str, ...]:
    """The type of each room card, by number."""
    return tuple(box.content["room"][kind]["id"] for kind in box.record["kind"][0])


@functools.lru_cache(maxsize=64)
def room_codes(box: Box) -> tuple[str, ...]:
    """The code of each room card, by number: its type and a running number, such as LR-01."""
    kinds = kind_codes(box)
    return tuple(f"{kind}-{kinds[: n + 1].count(kind):02}" for n, kind in enumerate(kinds[:ROOMS]))


@functools.lru_cache(maxsize=64)
def _card_codes(box: Box) -> tuple[str, ...]:
    codes = []
    for service, thing in zip(box.record["service_of"][0], box.record["thing"][0], strict=True):
        if service == ROOFING:
            codes.append(box.content["roof"][thing]["id"])
        elif service == FURNISHING:
            codes.append(box.content["furniture"][thing]["id"])
        else:
            codes.append(SERVICES[service])
    return tuple(codes)


def card_code(box: Box, card: int) -> str:
    """What a resource card is: a tool, a helper, a token, a sort of roof; nothing for no card."""
    return names_of(_card_codes(box), card)


def names_of(codes: Sequence[str], number: int) -> str:
    """The code of a number; nothing for none."""
    return codes[number] if number >= 0 else ""


@functools.lru_cache(maxsize=64)
def token_codes(box: Box) -> tuple[str, ...]:
    """The codes of the tokens, by number; the car is the last."""
    return (*(row["id"] for row in box.content["furniture"]), "car")
