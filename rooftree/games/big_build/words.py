"""Big Build in words: choices, events, what a seat sees, lines of a score."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array
from rooftree.engine.words import EVERYTHING, Choice, Refused
from rooftree.games.big_build import events, reasons, rules
from rooftree.games.big_build.boxes import pack_box
from rooftree.games.big_build.draw import draw, draw_box
from rooftree.games.big_build.form import Form, lay, unreachable
from rooftree.games.big_build.plans import Plan, payments, plans
from rooftree.games.big_build.scoring import TOKEN_LINE
from rooftree.games.big_build.state import (
    CELLS,
    NO_CARD,
    NO_CELL,
    NO_FIGURE,
    NO_TOKEN,
    NOBODY,
    PHASES,
    PLACING,
    TURN,
    hand_size,
    size_of,
)

__all__ = [
    "Form",
    "choice_words",
    "draw",
    "draw_box",
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

ENDS = ("running", "complete", "stalled")


@functools.lru_cache(maxsize=256)
def codes(box: Box, kind: str) -> tuple[str, ...]:
    """The ids of the box's cells, cards, tokens or figures, by number."""
    return tuple(row["id"] for row in box.content[kind])


def _cards(box: Box, cards: Iterable[Any]) -> list[str]:
    ids = codes(box, "card")
    return [ids[card] for card in cards if card != NO_CARD]


def _members(ids: tuple[str, ...], members: Any) -> list[str]:
    chosen = int(members)
    return [id for n, id in enumerate(ids) if chosen >> n & 1]


# --- choices -------------------------------------------------------------------------------------------------------


def choice_words(box: Box, s: Any, seat: int, choice: int) -> Choice:
    """A choice in words, such as {"do": "step", "to": "r37", "cards": ["c05"]}."""
    if choice >= rules.CHOICE_PLACE:
        figure, cell = divmod(choice - rules.CHOICE_PLACE, CELLS)
        return {"do": "place", "figure": codes(box, "figure")[figure], "at": codes(box, "cell")[cell]}
    chosen = choice % rules.HANDFULS
    cards = _cards(box, [card for position, card in enumerate(s.hand[seat]) if chosen >> position & 1])
    if choice >= rules.CHOICE_STEP:
        cell = (choice - rules.CHOICE_STEP) // rules.HANDFULS
        return {"do": "step", "to": codes(box, "cell")[cell], "cards": cards}
    return {"do": "end", "cards": cards} if cards else {"do": "end"}


def _refuse(reason: int, found: object, expected: str) -> NoReturn:
    cause = reasons.REASONS[reason]
    raise Refused(cause.id, cause.paragraph, str(found), expected)


PARTS = {"place": ("figure", "at"), "step": ("to", "cards..."), "end": ("cards...",)}
SHAPES = {
    "place": "do, figure, at",
    "step": "do, to, and a list of cards",
    "end": "do, and a list of the cards to discard, if any",
}
PHASE_OF = {"place": PLACING, "step": TURN, "end": TURN}


def parse_choice(box: Box, s: Any, seat: int, words: Mapping[str, Any]) -> int:
    """The choice that words mean; the questions are asked in the order of BB-04."""
    do = words.get("do")
    if not isinstance(do, str) or do not in PARTS:
        _refuse(reasons.UNREADABLE, f'"do": {do!r}', "do: " + ", ".join(PARTS))
    _check_shape(words, do)
    if why := int(rules.may_act(s, seat)):
        _refuse(why, f'"do": "{do}"', f"seat {int(s.turn)} to act" if not s.over else "nothing, the game is over")
    if s.phase != PHASE_OF[do]:
        _refuse(reasons.WRONG_PHASE, f'"do": "{do}"', "do: " + ", ".join(d for d in PARTS if PHASE_OF[d] == s.phase))
    if do == "place":
        figure = _index(codes(box, "figure"), words["figure"], reasons.NO_SUCH_FIGURE)
        cell = _index(codes(box, "cell"), words["at"], reasons.NO_SUCH_CELL)
        return rules.CHOICE_PLACE + figure * CELLS + cell
    if do == "end":
        return _handful(box, s, seat, words.get("cards", []))
    cell = _index(codes(box, "cell"), words["to"], reasons.NO_SUCH_CELL)
    return rules.CHOICE_STEP + cell * rules.HANDFULS + _handful(box, s, seat, words.get("cards", []))


def _check_shape(words: Mapping[str, Any], do: str) -> None:
    """Texts for all parts, and a list of texts for cards.

    A step without cards is readable: what it costs is the reason why not. To discard none has one wording, no list.
    """
    wanted = {"do", *(part.removesuffix("...") for part in PARTS[do])}
    fitting = {
        key
        for key, value in words.items()
        if (_is_list_of_texts(value) if key == "cards" else isinstance(value, str)) and key in wanted
    }
    if len(fitting) != len(words) or wanted - fitting - {"cards"} or (do == "end" and words.get("cards") == []):
        _refuse(reasons.UNREADABLE, dict(words), SHAPES[do])


def _is_list_of_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def _index(ids: tuple[str, ...], id: str, reason: int) -> int:
    if id not in ids:
        _refuse(reason, id, f"one like {ids[0]} and {ids[-1]}")
    return ids.index(id)


def _handful(box: Box, s: Any, seat: int, cards: list[str]) -> int:
    """Cards of the hand as a set of positions. One that is not there is refused alike wherever else it may be."""
    held = _cards(box, s.hand[seat])
    chosen = 0
    for card in cards:
        if card not in held or chosen >> held.index(card) & 1:
            _refuse(reasons.CARD_NOT_IN_HAND, ", ".join(cards), f"of {', '.join(held) or 'no card'}, each once")
        chosen |= 1 << held.index(card)
    return chosen


def prompt(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What the seat is asked, or whom the table waits for."""
    if s.over:
        return {"prompt": "over"}
    if rules.may_act(s, seat):
        return {"prompt": "wait", "seats": [int(s.turn)]}
    if s.phase == PLACING:
        return {"prompt": "place"}
    left = int(hand_size(s, seat))
    return {"prompt": "turn", "count": left} if left else {"prompt": "no-cards"}


# --- what a seat sees ----------------------------------------------------------------------------------------------


def view(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """The open table (BB-80 to BB-83); to a seat its hand, what it pays for, and where a turn can lead."""
    seats = range(int(s.seats))
    cells, tokens = codes(box, "cell"), codes(box, "token")
    seen: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "acting": int(s.turn),
        "built": int(s.built),
        "idle": int(s.idle),
        "idle_end": int(box.record[0].stall_rounds) * int(s.seats),
        "deck": int(size_of(int(s.deck))),
        "discards": _members(codes(box, "card"), s.discards),
        "reshuffles": int(s.reshuffles),
        "squares": {cells[n]: tokens[token] for n, token in enumerate(s.token.tolist()) if token != NO_TOKEN},
        "picture": _picture(box, s),
        "figures": [_figure(box, s, other) for other in seats],
        "free_figures": _members(codes(box, "figure"), rules.free_figures(s)),
    }
    if seat >= 0:
        seen["hand"] = _cards(box, s.hand[seat])
        if s.phase == TURN:
            seen["pays"] = {tokens[n]: [_cards(box, w) for w in ways] for n, ways in payments(box, s, seat).items()}
            seen["plans"] = {cells[n]: _plan_words(box, plan) for n, plan in plans(box, s, seat).items()}
    if seat == EVERYTHING or s.open_hands:
        seen["hands"] = [_cards(box, s.hand[other]) for other in seats]
    if seat == EVERYTHING:
        seen["undealt"] = _members(codes(box, "card"), s.deck)
    return seen


def _picture(box: Box, s: Any) -> list[dict[str, Any]]:
    """The tokens in the picture in the order they were laid, with who laid them."""
    tokens, owners = codes(box, "token"), s.laid_by.tolist()
    order = sorted((number, n) for n, number in enumerate(s.laid_as.tolist()) if number)
    return [{"token": tokens[n], "seat": owners[n]} for _, n in order]


def _plan_words(box: Box, plan: Plan) -> list[Choice]:
    return [{"do": "step", "to": codes(box, "cell")[cell], "cards": _cards(box, cards)} for cell, cards in plan]


def _figure(box: Box, s: Any, seat: int) -> dict[str, Any]:
    """What stands before a seat; the points as the fewest victory cards, threes and ones (BB-55)."""
    points = int(s.score[seat])
    return {
        "figure": codes(box, "figure")[s.figure[seat]] if s.figure[seat] != NO_FIGURE else None,
        "cell": codes(box, "cell")[s.stands_on[seat]] if s.stands_on[seat] != NO_CELL else None,
        "points": points,
        "threes": points // 3,
        "ones": points % 3,
        "cards": int(hand_size(s, seat)),
    }


def unsure(box: Box, s: Any, seat: int) -> bool:
    """Whether cards of one deck may lie in more than one place, for a seat that remembers all it was shown (BB-65)."""
    others = [other for other in range(int(s.seats)) if other != seat]
    places = [deck for other in others for deck in set(s.drawn_from[other, : hand_size(s, other)].tolist())]
    places += [int(s.reshuffles)] if s.deck else []
    return not s.open_hands and len(set(places)) < len(places)


# --- events --------------------------------------------------------------------------------------------------------


def event_words(box: Box, s: Any, row: Array, seat: int, later: bool) -> dict[str, Any] | None:
    """An event as it is told. Cards dealt and drawn are told to their owner alone, unless hands are open (BB-81)."""
    kind, who, a, b, c, d, e, f = (int(number) for number in row[:8])
    cells, tokens = codes(box, "cell"), codes(box, "token")
    match kind:
        case events.FIRST:
            return {"event": "first", "seat": who}
        case events.SET_OUT:
            return {"event": "set-out", "token": tokens[a], "square": cells[b]}
        case events.DEALT | events.DREW:
            cards = _cards(box, (a, b, c))
            told = {"event": "dealt" if kind == events.DEALT else "drew", "seat": who, "count": len(cards)}
            return told | {"cards": cards} if seat in (who, EVERYTHING) or s.open_hands else told
        case events.PLACED:
            return {"event": "placed", "seat": who, "figure": codes(box, "figure")[a], "at": cells[b]}
        case events.STEPPED:
            over = [cells[cell] for cell in _jumped(b, c)]
            words = {"seat": who, "from": cells[a >> 6], "to": cells[a & 63], "cards": _cards(box, (d, e, f))}
            return {"event": "jumped", **words, "over": over} if over else {"event": "stepped", **words}
        case events.BUILT:
            return {
                "event": "built",
                "seat": who,
                "token": tokens[a],
                "square": cells[b],
                "points": c,
                "total": d,
                "beside": _members(tokens, e),
            }
        case events.DISCARDED:
            return {"event": "discarded", "seat": who, "cards": _cards(box, (a, b, c))}
        case events.TURN_OVER:
            return {"event": "turn-over", "seat": who}
        case events.RESHUFFLED:
            return {"event": "reshuffled", "count": a}
        case _:
            return {"event": "ended", "how": ENDS[a]}


def _jumped(*packed: int) -> list[int]:
    """The cells jumped over, from the two numbers of the event."""
    found = [number >> shift & 63 for number in packed for shift in (0, 6)]
    return [cell - 1 for cell in found if cell]


# --- scores --------------------------------------------------------------------------------------------------------


def line_words(box: Box, s: Any, seat: int, line: Array) -> dict[str, Any]:
    """A line of the breakdown: a token, and those that lay beside its place already."""
    kind, points, token, mask = (int(number) for number in line)
    if kind != TOKEN_LINE:
        return {"line": "counted", "paragraph": "BB-55", "points": points}
    tokens = codes(box, "token")
    beside = _members(tokens, mask)
    return {
        "line": "token",
        "paragraph": "BB-51",
        "token": tokens[token],
        "points": points,
        "neighbours": len(beside),
        "beside": beside,
    }


def fault_words(box: Box, s: Any, fault: Array) -> dict[str, Any]:
    """A broken rule and its place."""
    reason, seat, place, thing = (int(number) for number in fault)
    cause = reasons.REASONS[reason]
    words: dict[str, Any] = {"reason": cause.id, "paragraph": cause.paragraph}
    if seat != NOBODY:
        words["seat"] = seat
    if place != NOBODY:
        words["square" if reason in (reasons.WRONG_SQUARE, reasons.ON_TOKEN) else "cell"] = codes(box, "cell")[place]
    if reason in TOKEN_FAULTS:
        words["token"] = codes(box, "token")[thing]
    elif reason in (reasons.CARD_TWICE, reasons.CARD_LOST):
        words["card"] = codes(box, "card")[thing]
    elif reason == reasons.SAME_FIGURE:
        words["figure"] = codes(box, "figure")[thing]
    elif reason == reasons.HAND_SIZE:
        words["count"] = thing
    elif reason in (reasons.WRONG_POINTS, reasons.WRONG_SUM):
        words["points"] = thing
        if reason == reasons.WRONG_SUM:
            words["total"] = int(box.record[0].points)
    elif reason == reasons.STALL_MISSED:
        words["idle"] = thing
    return words


TOKEN_FAULTS = (
    reasons.ON_TOKEN, reasons.WRONG_SQUARE, reasons.TOKEN_TWICE, reasons.TOKEN_LOST, reasons.TOKEN_MISSING,
)  # fmt: skip
