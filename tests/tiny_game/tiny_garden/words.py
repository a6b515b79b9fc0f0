"""Tiny Garden in words: choices, events, what a seat sees, lines of a score."""

from collections.abc import Mapping
from typing import Any, NoReturn

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.words import EVERYTHING, Choice, Refused
from tiny_garden import events, reasons, rules
from tiny_garden.form import Form, lay, pack_box, unreachable
from tiny_garden.scoring import DROPS_LINE, PLANTS_LINE
from tiny_garden.state import CAN, FLOWERS, KINDS, NOBODY, PHASES, SOW, TAKE, TOOLS, USE

__all__ = [
    "Form",
    "choice_words",
    "event_words",
    "fault_words",
    "lay",
    "line_words",
    "pack_box",
    "parse_choice",
    "prompt",
    "unreachable",
    "view",
]


def _flowers(pile: Any) -> list[str]:
    """A pile as the flowers on its cards."""
    return [flower for flower, count in zip(FLOWERS, pile, strict=True) for _ in range(count)]


# --- choices -------------------------------------------------------------------------------------------------------


def choice_words(box: Box, s: Any, seat: int, choice: int) -> Choice:
    """A choice in words, such as {"do": "sow", "flower": "rose"}."""
    if choice < rules.CHOICE_TAKE:
        return {"do": "sow", "flower": FLOWERS[choice - rules.CHOICE_SOW]}
    if choice < rules.CHOICE_USE:
        return {"do": "take", "tool": TOOLS[choice - rules.CHOICE_TAKE]}
    return {"do": "water" if s.tool == CAN else "compost", "flower": FLOWERS[choice - rules.CHOICE_USE]}


def _doable(s: Any) -> tuple[str, ...]:
    """What may be done in this phase."""
    return {SOW: ("sow",), TAKE: ("take",), USE: ("water" if s.tool == CAN else "compost",)}.get(int(s.phase), ())


def _refuse(reason: int, found: object, expected: str) -> NoReturn:
    cause = reasons.REASONS[reason]
    raise Refused(cause.id, cause.paragraph, str(found), expected)


def parse_choice(box: Box, s: Any, seat: int, words: Mapping[str, Any]) -> int:
    """The choice that words mean; whether it is allowed is for the rules to say."""
    do = words.get("do")
    key, values = ("tool", TOOLS) if do == "take" else ("flower", FLOWERS)
    if do not in ("sow", "take", "water", "compost"):
        _refuse(reasons.UNREADABLE, f'"do": {do!r}', "do: sow, take, water or compost")
    if set(words) != {"do", key} or words[key] not in values:
        _refuse(reasons.UNREADABLE, dict(words), f"{key}: " + ", ".join(values))
    if do not in _doable(s):
        _refuse(reasons.NOT_NOW, do, ", ".join(_doable(s)) or "nothing, the game is over")
    first = {"sow": rules.CHOICE_SOW, "take": rules.CHOICE_TAKE}.get(do, rules.CHOICE_USE)
    return first + values.index(words[key])


def prompt(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What the seat is asked, or whom the table waits for."""
    awaited = [other for other in range(s.seats) if (int(s.waiting) >> other) & 1]
    if s.over:
        return {"prompt": "over"}
    if seat not in awaited:
        return {"prompt": "wait", "seats": awaited}
    if s.phase == USE:
        return {"prompt": "water" if s.tool == CAN else "compost"}
    return {"prompt": PHASES[s.phase], "round": int(s.round_no)}


# --- what a seat sees ----------------------------------------------------------------------------------------------


def view(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """The open table, and to a seat its hand, its compost and its choice."""
    seats = range(int(s.seats))
    seen: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "round": int(s.round_no),
        "rounds": int(s.rounds),
        "first": int(s.first),
        "awaited": [other for other in seats if (int(s.waiting) >> other) & 1],
        "tool": TOOLS[s.tool] if s.tool != NOBODY else None,
        "deck": int(s.deck.sum()),
        "gardens": [_garden(s, other) for other in seats],
    }
    if s.compost_open:
        seen["composts"] = [_flowers(s.compost[other]) for other in seats]
    if seat >= 0:
        seen["hand"] = _flowers(s.hand[seat])
        seen["compost"] = _flowers(s.compost[seat])
        if s.pending[seat] != NOBODY:
            seen["chosen"] = FLOWERS[s.pending[seat]]
    if seat == EVERYTHING:
        seen["hands"] = [_flowers(s.hand[other]) for other in seats]
        seen["composts"] = [_flowers(s.compost[other]) for other in seats]
        seen["undealt"] = _flowers(s.deck)
        seen["chosen"] = {str(other): FLOWERS[s.pending[other]] for other in seats if s.pending[other] != NOBODY}
    return seen


def _garden(s: Any, seat: int) -> dict[str, Any]:
    return {
        "plants": {flower: int(s.plants[seat, n]) for n, flower in enumerate(FLOWERS)},
        "drops": {flower: int(s.drops[seat, n]) for n, flower in enumerate(FLOWERS)},
        "cards": int(s.hand[seat].sum()),
        "composted": int(s.compost[seat].sum()),
        "decided": bool(s.pending[seat] != NOBODY),
    }


# --- events --------------------------------------------------------------------------------------------------------


def event_words(box: Box, s: Any, row: Array, seat: int, later: bool) -> dict[str, Any] | None:
    """An event as it is told: a hand to its seat only. It is told later as it is now, for nobody forgets here."""
    kind, who, a = (int(number) for number in row[:3])
    mine = seat in (who, EVERYTHING)
    flower = {"flower": FLOWERS[a]} if 0 <= a < KINDS else {}
    match kind:
        case events.DEALT:
            return {"event": "dealt", "seat": who, **({"hand": _flowers(row[2 : 2 + KINDS])} if mine else {})}
        case events.CHOSE:
            return {"event": "chose", "seat": who}
        case events.PLANTED:
            return {"event": "planted", "seat": who, **flower}
        case events.TOOK:
            return {"event": "took", "seat": who, "tool": TOOLS[a]}
        case events.WATERED:
            return {"event": "watered", "seat": who, **flower}
        case events.COMPOSTED:
            return {"event": "composted", "seat": who, **(flower if mine or s.compost_open else {})}
        case events.DREW:
            return {"event": "drew", "seat": who, **(flower if mine else {})}
        case _:
            return {"event": "ended"}


# --- scores --------------------------------------------------------------------------------------------------------


def line_words(box: Box, s: Any, seat: int, line: Array) -> dict[str, Any]:
    """A line of the breakdown."""
    kind, points, flower, _ = (int(number) for number in line)
    if kind == PLANTS_LINE:
        counted = {"flower": FLOWERS[flower], "plants": int(s.plants[seat, flower])}
        return {"line": "plants", "paragraph": "TG-21", **counted, "points": points}
    if kind == DROPS_LINE:
        return {"line": "drops", "paragraph": "TG-22", "flower": FLOWERS[flower], "points": points}
    return {"line": "variety", "paragraph": "TG-23", "points": points}


def fault_words(box: Box, s: Any, fault: Array) -> dict[str, Any]:
    """A broken rule and its place."""
    reason, seat, flower, found = (int(number) for number in fault)
    cause = reasons.REASONS[reason]
    words: dict[str, Any] = {"reason": cause.id, "paragraph": cause.paragraph, "found": found}
    if seat != NOBODY:
        words["seat"] = seat
    if flower != NOBODY:
        words["flower"] = FLOWERS[flower]
    return words
