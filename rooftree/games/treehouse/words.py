"""Treehouse in words: choices, events, what a seat sees, lines of a score."""

import functools
from collections.abc import Mapping
from typing import Any, NoReturn

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.words import EVERYTHING, Choice, Refused
from rooftree.games.treehouse import events, reasons, rules
from rooftree.games.treehouse.boxes import pack_box
from rooftree.games.treehouse.draw import draw
from rooftree.games.treehouse.form import Form, lay, unreachable
from rooftree.games.treehouse.imagine import KNOWN, whereabouts
from rooftree.games.treehouse.scoring import MAJORITY_LINE, ROUND_LINE
from rooftree.games.treehouse.state import (
    BARE,
    CHOSEN,
    COLOURS,
    CONDITIONS,
    LAY,
    NO_ROOM,
    NOBODY,
    PHASES,
    PICK,
    PLACE,
    SLOTS,
    TAKE,
    hand_of,
    holder_at,
    is_built,
    left_at,
    round_of,
    slot_name,
)

__all__ = [
    "Form",
    "choice_words",
    "draw",
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

SLOT_NUMBERS = {slot_name(slot): slot for slot in range(1, SLOTS + 1)}


@functools.lru_cache(maxsize=64)
def room_codes(box: Box) -> tuple[str, ...]:
    """The codes of the rooms, by number."""
    return tuple(room["id"] for room in box.content["room"])


def _codes(box: Box, rooms: Any) -> list[str]:
    codes = room_codes(box)
    return [codes[room] for room in rooms if room != NO_ROOM]


# --- choices -------------------------------------------------------------------------------------------------------


def choice_words(box: Box, s: Any, seat: int, choice: int) -> Choice:
    """A choice in words, such as {"do": "build", "room": "r01", "slot": "2.1"}."""
    if choice < rules.CHOICE_REVEAL:
        position, slot = divmod(choice, rules.DESTINATIONS)
        return _destination(_room_at(box, s, seat, position), slot)
    if choice < rules.CHOICE_PLACE:
        return {"do": "show", "room": _room_at(box, s, seat, choice - rules.CHOICE_REVEAL)}
    if choice < rules.CHOICE_TAKE:
        return _destination(_codes(box, [s.revealed[seat]])[0], choice - rules.CHOICE_PLACE)
    if choice < rules.CHOICE_COLOUR:
        return {"do": "take", "condition": CONDITIONS[choice - rules.CHOICE_TAKE + 1]}
    colour = COLOURS[choice - rules.CHOICE_COLOUR]
    return {"do": "choose", "colour": colour} if s.young else {"do": "lay", "colour": colour}


def _room_at(box: Box, s: Any, seat: int, position: int) -> str:
    return room_codes(box)[s.hand[seat, position]]


def _destination(room: str, slot: int) -> Choice:
    if slot == 0:
        return {"do": "discard", "room": room}
    return {"do": "build", "room": room, "slot": slot_name(slot)}


def _refuse(reason: int, found: object, expected: str) -> NoReturn:
    cause = reasons.REASONS[reason]
    raise Refused(cause.id, cause.paragraph, str(found), expected)


PARTS = {
    "build": ("room", "slot"),
    "discard": ("room",),
    "show": ("room",),
    "take": ("condition",),
    "lay": ("colour",),
    "choose": ("colour",),
}


def parse_choice(box: Box, s: Any, seat: int, words: Mapping[str, Any]) -> int:
    """The choice that words mean; what names nothing on this table is refused with the reason."""
    do = words.get("do")
    if not isinstance(do, str) or do not in PARTS:
        _refuse(reasons.UNREADABLE, f'"do": {do!r}', "do: " + ", ".join(PARTS))
    parts = {"do", *PARTS[do]}
    if set(words) != parts or not all(isinstance(value, str) for value in words.values()):
        _refuse(reasons.UNREADABLE, dict(words), f"texts for {', '.join(sorted(parts))}")
    if do not in _doable(s):
        _refuse(reasons.NOT_NOW, f'"do": "{do}"', "do: " + (", ".join(_doable(s)) or "nothing, the game is over"))
    if do == "take":
        if words["condition"] not in CONDITIONS[1:3]:
            _refuse(reasons.NO_CONDITION, words["condition"], "double or cancel")
        return rules.CHOICE_TAKE + CONDITIONS.index(words["condition"]) - 1
    if do in ("lay", "choose"):
        if words["colour"] not in COLOURS:
            _refuse(reasons.NO_COLOUR, words["colour"], "one of " + ", ".join(COLOURS))
        return rules.CHOICE_COLOUR + COLOURS.index(words["colour"])
    position = _position(box, s, seat, words["room"])
    if do == "show":
        return rules.CHOICE_REVEAL + position
    slot = 0
    if do == "build":
        if words["slot"] not in SLOT_NUMBERS:
            _refuse(reasons.NO_SLOT, words["slot"], "a slot from 2.1 to 6.6")
        slot = SLOT_NUMBERS[words["slot"]]
    return rules.CHOICE_PLACE + slot if s.phase == PLACE else position * rules.DESTINATIONS + slot


def _doable(s: Any) -> tuple[str, ...]:
    if s.phase == PICK:
        return ("show",) if s.reveal_first else ("build", "discard")
    return {PLACE: ("build", "discard"), TAKE: ("take",), LAY: ("lay",)}.get(
        int(s.phase), ("choose",) if PHASES[s.phase] == "choose" else ()
    )


def _position(box: Box, s: Any, seat: int, code: str) -> int:
    """Where in the hand a room is. A room that is not there is refused the same way wherever else it may be."""
    if code not in room_codes(box):
        _refuse(reasons.NO_ROOM_SO_NAMED, code, "the code of a room, such as r01")
    held = [_codes(box, [s.revealed[seat]])[0]] if s.phase == PLACE else _codes(box, s.hand[seat])
    if code not in held:
        _refuse(reasons.NOT_HELD, code, "one of " + ", ".join(held))
    return held.index(code)


def prompt(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What the seat is asked, or whom the table waits for."""
    awaited = [other for other in range(s.seats) if (int(s.waiting) >> other) & 1]
    if s.over:
        return {"prompt": "over"}
    if seat not in awaited:
        return {"prompt": "wait", "seats": awaited}
    asked: dict[str, Any] = {"prompt": PHASES[s.phase], "round": int(s.round_no)}
    if s.phase == PICK:
        asked = {**asked, "prompt": "show" if s.reveal_first else "pick", "pick": int(s.pick_no)}
    elif s.phase == PLACE:
        asked["room"] = _codes(box, [s.revealed[seat]])[0]
    elif s.phase == LAY:
        asked["condition"] = CONDITIONS[s.held[seat]]
    return asked


# --- what a seat sees ----------------------------------------------------------------------------------------------


def view(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """The open table (TH-51, TH-52), and to a seat its hand and choice."""
    seats = range(int(s.seats))
    fates = s.fate.tolist()
    seen: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "round": int(s.round_no),
        "pick": int(s.pick_no),
        "lead": int(s.lead),
        "awaited": [other for other in seats if (int(s.waiting) >> other) & 1],
        "deck": fates.count(0),
        "discards": sum(1 for fate in fates if left_at(fate) and not is_built(fate)),
        "middle": _middle(box, s),
        "laid": [_laid(s, round_index) for round_index in range(min(int(s.round_no), 3))],
        "trees": [_tree(box, s, other) for other in seats],
        "majorities": {COLOURS[c]: int(s.majority[c]) for c in range(6) if s.majority[c] != NOBODY},
    }
    if seat >= 0:
        seen["hand"] = _codes(box, s.hand[seat])
        if s.pending[seat] != NOBODY:
            seen["chosen"] = choice_words(box, s, seat, int(s.pending[seat]))
        if s.memory_aid:
            seen["met"] = _met(box, s, seat)
    if seat == EVERYTHING:
        seen["hands"] = [_codes(box, s.hand[other]) for other in seats]
        seen["chosen"] = {
            str(other): choice_words(box, s, other, int(s.pending[other]))
            for other in seats
            if s.pending[other] != NOBODY
        }
        seen["discarded"] = _codes(box, [r for r, fate in enumerate(fates) if left_at(fate) and not is_built(fate)])
        seen["undealt"] = _codes(box, [r for r, fate in enumerate(fates) if fate == 0])
    return seen


def _middle(box: Box, s: Any) -> dict[str, int]:
    """The conditions nobody holds: TH-14, TH-34, TH-90."""
    if s.young or s.seats == 2:
        return {}
    return {CONDITIONS[condition]: int(rules.copies_left(box.record[0], s, condition)) for condition in (1, 2)}


def _laid(s: Any, round_index: int) -> dict[str, str]:
    return {COLOURS[c]: CONDITIONS[s.laid[round_index, c]] for c in range(6) if s.laid[round_index, c] != BARE}


def _tree(box: Box, s: Any, seat: int) -> dict[str, Any]:
    codes, tree = room_codes(box), s.tree[seat].tolist()
    return {
        "rooms": {slot_name(i): codes[tree[i]] for i in range(1, SLOTS + 1) if tree[i] != NO_ROOM},
        "marker": int(s.marker[seat]),
        "score": int(s.score[seat]),
        "cards": sum(1 for room in s.hand[seat] if room != NO_ROOM),
        "decided": bool(s.pending[seat] != NOBODY),
        "condition": CONDITIONS[s.held[seat]] if s.held[seat] != BARE else None,
        "revealed": codes[s.revealed[seat]] if s.revealed[seat] != NO_ROOM else None,
    }


def _met(box: Box, s: Any, seat: int) -> list[dict[str, Any]]:
    """TH-55: the rooms the seat has held this round, and where they have come to light since."""
    met = []
    for room, (code, fate) in enumerate(zip(room_codes(box), s.fate.tolist(), strict=True)):
        if round_of(fate) != s.round_no or not _has_held(s, seat, fate):
            continue
        where: dict[str, Any] = {"room": code}
        if is_built(fate):
            holder = holder_at(s, hand_of(fate), left_at(fate))
            slot = next(i for i in range(1, SLOTS + 1) if s.tree[holder, i] == room)
            where |= {"at": "tree", "seat": int(holder), "slot": slot_name(slot)}
        elif room in s.revealed:
            where |= {"at": "shown", "seat": s.revealed.tolist().index(room)}
        elif whereabouts(s, seat, room) == KNOWN:
            where["at"] = "hand" if left_at(fate) == 0 else "discard"
        met.append(where)
    return met


def _has_held(s: Any, seat: int, fate: Any) -> bool:
    last = left_at(fate) or int(s.pick_no)
    return any(holder_at(s, hand_of(fate), pick) == seat for pick in range(1, min(last, 5) + 1))


# --- events --------------------------------------------------------------------------------------------------------


def event_words(box: Box, s: Any, row: Array, seat: int, later: bool) -> dict[str, Any] | None:
    """An event as it is told. Hands and discards fade from what is told later: the table keeps no list (TH-55)."""
    kind, who, a, b, c = (int(number) for number in row[:5])
    mine = seat == EVERYTHING or (seat == who and not later)
    match kind:
        case events.LED:
            return {"event": "led", "seat": who}
        case events.DEALT:
            return {"event": "dealt", "seat": who, **({"rooms": _codes(box, row[2:8])} if mine else {})}
        case events.HANDED:
            return {"event": "handed", "seat": who, **({"rooms": _codes(box, row[2:8])} if mine else {})}
        case events.CHOSE:
            return {"event": "chose", "seat": who}
        case events.REVEALED:
            return {"event": "revealed", "seat": who, "room": room_codes(box)[a]}
        case events.BUILDS:
            return {"event": "built", "seat": who, "room": room_codes(box)[a], "slot": slot_name(b), "marker": c}
        case events.DISCARDS:
            open_now = s.reveal_first or (s.discards_shown and not later)
            shown = mine or open_now
            return {"event": "discarded", "seat": who, **({"room": room_codes(box)[a]} if shown else {})}
        case events.LEFT_OVER:
            return {"event": "left-over", "seat": who, **({"room": room_codes(box)[a]} if mine else {})}
        case events.TOOK:
            return {"event": "took", "seat": who, "condition": CONDITIONS[a]}
        case events.LAID:
            return {"event": "laid", "seat": who, "condition": CONDITIONS[a], "colour": COLOURS[b]}
        case events.PICKED_COLOUR:
            return {"event": "picked-colour", "seat": who, "colour": COLOURS[a]}
        case events.SCORED:
            return {"event": "scored", "seat": who, "round": a, "points": b, "total": c}
        case events.WON_COLOUR:
            return {"event": "won-colour", "seat": who, "colour": COLOURS[a], "points": b}
        case _:
            return {"event": "ended"}


# --- scores --------------------------------------------------------------------------------------------------------


def line_words(box: Box, s: Any, seat: int, line: Array) -> dict[str, Any]:
    """A line of the breakdown, with the slots that were counted."""
    kind, points, place, mask = (int(number) for number in line)
    slots = [slot_name(slot) for slot in range(1, SLOTS + 1) if mask >> slot & 1]
    words: dict[str, Any] = {"points": points, "rooms": len(slots), "slots": slots}
    if kind == ROUND_LINE:
        round_index, colour = divmod(place, 6)
        condition = s.laid[round_index, colour]
        scoring = "unchosen" if s.young and condition != CHOSEN else CONDITIONS[condition]
        paragraph = "TH-90" if s.young else "TH-72"
        return {
            "line": "round",
            "paragraph": paragraph,
            "round": round_index + 1,
            "colour": COLOURS[colour],
            "condition": scoring,
            **words,
        }
    if kind == MAJORITY_LINE:
        return {"line": "majority", "paragraph": "TH-75", "colour": COLOURS[place], **words}
    return {"line": "track", "paragraph": "TH-74", "points": points}


def fault_words(box: Box, s: Any, fault: Array) -> dict[str, Any]:
    """A broken rule and its place."""
    reason, seat, place, thing = (int(number) for number in fault)
    cause = reasons.REASONS[reason]
    words: dict[str, Any] = {"reason": cause.id, "paragraph": cause.paragraph}
    if seat != NOBODY:
        words["seat"] = seat
    if reason in (reasons.SUPPORT, reasons.CUT_OFF):
        words |= {"slot": slot_name(place), "room": room_codes(box)[thing]}
    elif reason in (reasons.TWICE, reasons.LOST_ROOM):
        words["room"] = room_codes(box)[thing]
    elif reason == reasons.TOO_MANY_OF_COLOUR:
        words |= {"colour": COLOURS[place], "rooms": thing}
    elif reason in (reasons.TOO_MANY_ROOMS, reasons.TOO_MANY_THIS_ROUND):
        words |= {"rooms": thing} if place == NOBODY else {"round": place, "rooms": thing}
    elif reason == reasons.TOO_MANY_CONDITIONS:
        words |= {"round": place, "condition": CONDITIONS[thing]}
    elif reason == reasons.MISSING_CONDITIONS:
        words |= {"round": place, "conditions": thing}
    elif reason in (reasons.TILTED, reasons.MARKER_WRONG):
        words["marker"] = thing
    elif reason == reasons.SCORE_OUT_OF_RANGE:
        words["points"] = thing
    return words
