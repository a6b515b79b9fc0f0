"""Dream Home in words: choices, prompts, faults.

What a seat sees is put into words in `sight`, what has happened and what counts in `telling`.
"""

from collections.abc import Mapping
from typing import Any, NoReturn

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array, event_buffer
from rooftree.engine.words import Refused
from rooftree.games.dream_home import reasons, rules, turns
from rooftree.games.dream_home.advice import best_plan, helper_step
from rooftree.games.dream_home.boxes import pack_box
from rooftree.games.dream_home.codes import (
    COLUMN_NAMES,
    FACE_NAMES,
    card_code,
    kind_codes,
    room_codes,
    token_codes,
)
from rooftree.games.dream_home.draw import draw
from rooftree.games.dream_home.form import Form, lay, unreachable
from rooftree.games.dream_home.imagine import is_unsure
from rooftree.games.dream_home.sight import view
from rooftree.games.dream_home.speech import CELL_PAIRS, COLUMN_PAIRS, FIRST_CHOICES, PARTS, choice_words
from rooftree.games.dream_home.state import (
    ASKED,
    CELLS,
    JACKHAMMERING,
    NO_CARD,
    NOBODY,
    WHERE_CAR,
    WHERE_SCAFFOLD,
    WHETHER_JACKHAMMER,
    WHICH_CELL,
    WHICH_COLUMN,
    WHICH_HELP,
    WHICH_OUT,
    WHICH_ROOM,
    WHICH_TOKEN,
    lowest,
)
from rooftree.games.dream_home.telling import event_words, line_words

__all__ = [
    "PARTS",
    "Form",
    "advice",
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
    "unsure",
    "view",
]

DOABLE = {
    WHICH_OUT: ("discard",),
    WHETHER_JACKHAMMER: ("jackhammer", "decline"),
    WHICH_COLUMN: ("take", "mix", "drill"),
    WHICH_CELL: ("build", "scaffold"),
    WHERE_SCAFFOLD: ("scaffold",),
    WHICH_ROOM: ("furnish",),
    WHICH_TOKEN: ("keep",),
    WHERE_CAR: ("car", "no-car"),
    WHICH_HELP: ("roofer", "courier", "handyman", "done"),
}


def unsure(box: Box, s: Any, seat: int) -> bool:
    """Whether anything is hidden from a seat that remembers all it was shown."""
    return bool(is_unsure(box.record[0], s, seat))


# --- choices -------------------------------------------------------------------------------------------------------


def _refuse(reason: int, found: object, expected: str) -> NoReturn:
    cause = reasons.REASONS[reason]
    raise Refused(cause.id, cause.paragraph, str(found), expected)


def parse_choice(box: Box, s: Any, seat: int, words: Mapping[str, Any]) -> int:
    """The choice that words mean; what names nothing on this table is refused with the reason."""
    do = words.get("do")
    if not isinstance(do, str) or do not in PARTS:
        _refuse(reasons.UNREADABLE, f'"do": {do!r}', "do: " + ", ".join(PARTS))
    parts = {"do", *PARTS[do]}
    if set(words) != parts or not all(isinstance(value, str) for value in words.values()):
        _refuse(reasons.UNREADABLE, dict(words), f"texts for {', '.join(sorted(parts))}")
    if not (int(s.waiting) >> seat) & 1:
        _refuse(reasons.NOT_AWAITED, f'"do": "{do}"', "a choice of a seat whose turn it is")
    doable = DOABLE[int(s.asked)]
    if do not in doable:
        _refuse(reasons.NOT_NOW, f'"do": "{do}"', "do: " + ", ".join(doable))
    choice = _number(box, s, do, words)
    _check_told(box, s, seat, choice, words)
    return choice


def _number(box: Box, s: Any, do: str, words: Mapping[str, str]) -> int:
    match do:
        case "decline":
            return rules.CHOICE_DECLINE
        case "no-car":
            return rules.CHOICE_NO_CAR
        case "done":
            return rules.CHOICE_DONE
        case "discard" | "jackhammer" | "take":
            return FIRST_CHOICES[do] + _column_number(words["column"])
        case "mix":
            one, other = sorted((_column_number(words["column"]), _column_number(words["other"])))
            if one == other:
                _refuse(reasons.VACANT_SLOT, f"column {words['column']} twice", "two columns")
            return rules.CHOICE_MIX + COLUMN_PAIRS.index((one, other))
        case "drill":
            within = _column_number(words["column"]) * rules.FACES + _face(words["face"])
            return rules.CHOICE_DRILL + _cell(words["cell"]) * rules.PER_CELL + within
        case "build":
            return rules.CHOICE_BUILD + _cell(words["cell"]) * rules.FACES + _face(words["face"])
        case "roofer":
            return rules.CHOICE_ROOFER + _roof_sort(box, words["card"])
        case "courier":
            within = _cell(words["cell"]) * rules.FACES + _face(words["face"])
            return rules.CHOICE_COURIER + _card_in_pile(box, s, words["card"]) * rules.PER_CARD + within
        case "handyman":
            first, second = sorted((_cell(words["cell"]), _cell(words["other"])))
            if first == second:
                _refuse(reasons.SAME_CELL, f"{words['cell']} twice", "two cells")
            return rules.CHOICE_HANDYMAN + CELL_PAIRS.index((first, second))
        case _:
            return FIRST_CHOICES[do] + _cell(words["cell"])


def _check_told(box: Box, s: Any, seat: int, choice: int, words: Mapping[str, str]) -> None:
    """The room, card or token that a choice names is the one that lies there; a courier's card stands for its like."""
    meant = choice_words(box, s, seat, choice)
    for part in ("room", "token") if words["do"] == "courier" else ("room", "token", "card"):
        if part in words and meant[part] not in (words[part], ""):
            _refuse(reasons.NOT_THERE, f"{part} {words[part]}", f"{part} {meant[part]}")


def _column_number(name: str) -> int:
    if name not in COLUMN_NAMES:
        _refuse(reasons.NO_COLUMN, name, "a column from 1 to 5")
    return COLUMN_NAMES.index(name)


def _cell(name: str) -> int:
    if name not in CELLS:
        _refuse(reasons.NO_CELL_SO_NAMED, name, "one of " + ", ".join(CELLS))
    return CELLS.index(name)


def _face(name: str) -> int:
    if name not in FACE_NAMES:
        _refuse(reasons.NO_FACE, name, "up or down")
    return FACE_NAMES.index(name)


def _roof_sort(box: Box, code: str) -> int:
    codes = [row["id"] for row in box.content["roof"]]
    if code not in codes:
        _refuse(reasons.NO_CARD_SO_NAMED, code, "one of " + ", ".join(codes))
    return codes.index(code)


def _card_in_pile(box: Box, s: Any, code: str) -> int:
    """The card of the pile that stands for one no different from it (DH-99)."""
    codes = room_codes(box)
    if code not in codes:
        _refuse(reasons.NO_CARD_SO_NAMED, code, "the code of a room card, such as LR-01")
    card = codes.index(code)
    alike = int(s.room_pile) & int(box.record["alike"][0, card])
    return int(lowest(alike)) if int(s.room_pile) >> card & 1 else card


def prompt(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What the seat is asked, or whom the table waits for."""
    awaited = [other for other in range(s.seats) if (int(s.waiting) >> other) & 1]
    if s.over:
        return {"prompt": "over"}
    if seat not in awaited:
        return {"prompt": "wait", "seats": awaited}
    asked: dict[str, Any] = {"prompt": ASKED[s.asked], "round": int(s.round_no)}
    if s.asked == WHICH_CELL:
        asked["room"] = kind_codes(box)[s.lying]
        if s.deed == JACKHAMMERING:
            asked["prompt"] = "build-with-jackhammer"
        elif s.held != NO_CARD and card_code(box, s.held) == "scaffold":
            asked["prompt"] = "build-or-scaffold"
    elif s.asked == WHICH_ROOM:
        asked["token"] = card_code(box, s.held)
    return asked


def advice(box: Box, s: Any) -> list[dict[str, Any]]:
    """What the helpers in a laid-out position could still do: for each seat the best choices and what they add."""
    found = []
    for seat in range(s.seats):
        plan, gain, exact = best_plan(box, s, seat)
        steps, table = [], helper_step(s, seat)
        for choice in plan:
            steps.append(choice_words(box, table[0], seat, choice))
            turns.apply(box.record[0], table[0], seat, choice, event_buffer(0)[0])
        if steps:
            found.append({"seat": seat, "gain": gain, "exact": exact, "steps": steps})
    return found


def fault_words(box: Box, s: Any, fault: Array) -> dict[str, Any]:
    """A broken rule and its place."""
    reason, seat, place, thing = (int(number) for number in fault)
    cause = reasons.REASONS[reason]
    words: dict[str, Any] = {"reason": cause.id, "paragraph": cause.paragraph}
    if seat != NOBODY:
        words["seat"] = seat
    if place != NOBODY and reason not in (reasons.TWICE, reasons.LOST):
        words["cell"] = CELLS[place]
    if reason in (reasons.OUT_OF_ZONE, reasons.TOO_LARGE):
        words["room"] = box.content["room"][thing]["id"]
    elif reason in (reasons.TOKEN_ON_NOTHING, reasons.TOKEN_UNSUITABLE, reasons.TOKEN_TWICE, reasons.TWO_TOKENS):
        words["token"] = token_codes(box)[thing]
    elif reason in (reasons.TWICE, reasons.LOST):
        words["card"] = room_codes(box)[thing] if place == 0 else card_code(box, thing)
    elif reason == reasons.UNFINISHED_HOUSE:
        words["rooms"] = thing
    elif reason == reasons.TOO_MANY_TAKEN:
        words["cards"] = thing
    return words
