"""Tiny Garden, broken on purpose: a number in its box says in which way. With `flaw = 0` nothing is wrong.

One record and one compilation serve all flaws. The state has a few bytes more, for flaws to leave their traces in.
"""

import types
from pathlib import Path

import numpy as np
import tiny_garden
from tiny_garden import form, imagine, rules, scoring, terms, words
from tiny_garden.state import CAN, KINDS, SOW, TAKE
from tiny_garden.state import STATE as SOUND_STATE

from rooftree.engine.box import Box, Sheet, build_box, load_box
from rooftree.engine.buffers import Array, add_line, tell
from rooftree.engine.game import Game, copy
from rooftree.engine.luck import roll
from rooftree.engine.rule import record, rule, sources_hash

FLAWS = (
    "none",
    "deal-leaves-old-bytes",
    "dealer-stops",
    "too-much-luck",
    "too-many-events",
    "events-of-nobody",
    "needs-event-room",
    "forgets-a-choice",
    "writes-behind-the-list",
    "unknown-reason",
    "anyone-may-choose",
    "no-choice-left",
    "bad-stand-in",
    "ends-others-turns",
    "apply-ends-the-match",
    "order-matters",
    "first-come-first-served",
    "others-pending-observed",
    "observing-changes",
    "card-lost",
    "observes-too-much",
    "infinite-term",
    "a-point-too-many",
    "imagines-another-hand",
    "imagines-a-held-card-in-the-deck",
    "imagines-a-new-card",
    "imagines-the-truth",
    "shows-the-next-card",
    "never-ends",
    "last-is-first",
    "nobody-is-first",
    "no-reason-to-end",
    "raises",
    "narrow-numbers",
)
(
    NONE, OLD_BYTES, DEALER_STOPS, MUCH_LUCK, MANY_EVENTS, EVENTS_OF_NOBODY, NEEDS_ROOM, FORGETS, WRITES_BEHIND,
    UNKNOWN_REASON, ANYONE, NO_CHOICE, BAD_STAND_IN, ENDS_TURNS, APPLY_ENDS, ORDER_MATTERS, FIRST_COME, PENDING_SEEN,
    OBSERVING, CARD_LOST, OBSERVES_MUCH, INFINITE, POINT_MANY, ANOTHER_HAND, HELD_IN_DECK, NEW_CARD, TRUTH, NEXT_CARD,
    NEVER_ENDS, LAST_FIRST, NOBODY_FIRST, NO_REASON, RAISES, NARROW,
) = range(len(FLAWS))  # fmt: skip

# Compiled code is kept by the type of the record. The hash in a field's name makes it a new one when this file changes.
TRACES = f"traces_{sources_hash([Path(__file__)])[:8]}"
STATE = record(
    *((name, SOUND_STATE[name]) for name in SOUND_STATE.names or () if name != "pad"),
    ("mark", "i1"),
    ("turned_up", "i1"),
    (TRACES, "u1", (2,)),
)
BOX = record(("copies", "i1", (KINDS,)), ("points", "i1", (KINDS,)), ("flaw", "i1"), ("pad", "u1"))
OBSERVATION = imagine.OBSERVATION + 1


@rule
def deal(box, s, options, luck):  # type: ignore[no-untyped-def]
    rules.deal(box, s, options, luck)
    s.turned_up = 0
    if box.flaw != OLD_BYTES:
        s.mark = 0


@rule
def verdict(box, s, seat, choice):  # type: ignore[no-untyped-def]
    why = rules.verdict(box, s, seat, choice)
    if box.flaw == UNKNOWN_REASON and why != 0:
        return 99
    if box.flaw == ANYONE and choice == 0 and (int(s.waiting) >> seat) & 1 == 0:
        return 0
    if box.flaw == NO_CHOICE and s.round_no == 2:
        return 1
    if box.flaw == FIRST_COME and s.phase == SOW and int(s.waiting) + 1 != 1 << int(s.seats) and choice == 2:
        return 1
    return why


@rule
def legal(box, s, seat, out):  # type: ignore[no-untyped-def]
    n = 0
    for choice in range(rules.MAX_CHOICES):
        if verdict(box, s, seat, choice) == 0:
            out[n] = choice
            n += 1
    if box.flaw == FORGETS and n > 1:
        n -= 1
    if box.flaw == WRITES_BEHIND:
        out[rules.MAX_CHOICES] = 0
    return n


@rule
def apply(box, s, seat, choice, events):  # type: ignore[no-untyped-def]
    phase = s.phase
    rules.apply(box, s, seat, choice, events)
    if box.flaw == NEEDS_ROOM and events.room == 0:
        s.mark = 1
    if box.flaw == ENDS_TURNS:
        s.waiting = 0
    if box.flaw == APPLY_ENDS:
        s.over = rules.LAST_ROUND
    if box.flaw == ORDER_MATTERS and phase == SOW:
        s.mark = seat
    if box.flaw == NEXT_CARD and phase == TAKE:
        s.turned_up = s.deck[0]
    if box.flaw == NEVER_ENDS and phase == TAKE and s.tool == CAN:
        s.phase = TAKE


@rule
def advance(box, s, luck, events):  # type: ignore[no-untyped-def]
    if box.flaw == RAISES and s.round_no == 2:
        raise ValueError("a rule that raises")
    if box.flaw == MUCH_LUCK:
        for _ in range(200):
            roll(luck, 2)
    if box.flaw == MANY_EVENTS:
        for _ in range(200):
            tell(events, 1, 0)
    if box.flaw == EVENTS_OF_NOBODY:
        tell(events, 1, 7)
    if box.flaw == CARD_LOST and s.phase == SOW:
        s.hand[0, int(s.pending[0])] += 1
    rules.advance(box, s, luck, events)
    if box.flaw == OLD_BYTES:
        s.mark = 1
    if box.flaw == DEALER_STOPS and s.round_no == 2:
        s.waiting = 0
    if box.flaw == NARROW:
        s.mark = (s.round_no + np.int8(126)) & 7  # wraps around in eight bits, and not in 64
    if box.flaw == NO_REASON and s.over != 0:
        s.over = 2


@rule
def stand_in(box, s, seat):  # type: ignore[no-untyped-def]
    return rules.CHOICE_USE if box.flaw == BAD_STAND_IN and s.phase == SOW else rules.stand_in(box, s, seat)


@rule
def observe(box, s, seat, out):  # type: ignore[no-untyped-def]
    imagine.observe(box, s, seat, out)
    out[imagine.OBSERVATION] = s.turned_up
    if box.flaw == OBSERVES_MUCH:
        out[OBSERVATION] = 1
    if box.flaw == OBSERVING:
        s.mark = 1
    if box.flaw == PENDING_SEEN:
        out[imagine.OBSERVATION] = s.pending[(seat + 1) % int(s.seats)]


@rule
def imagine_flawed(box, s, seat, luck, out):  # type: ignore[no-untyped-def]
    if box.flaw == TRUTH:
        copy(out, s)
        return
    imagine.imagine(box, s, seat, luck, out)
    if box.flaw == ANOTHER_HAND:
        cards = rules.cards(out.hand[seat])
        imagine.gather(out.hand[seat], out.deck)
        imagine.draw_again(out.deck, out.hand[seat], cards, luck)
    if box.flaw == HELD_IN_DECK and rules.cards(out.hand[seat]) > 1:
        out.deck[rules.draw(out.hand[seat], luck)] += 1
    if box.flaw == NEW_CARD:
        out.deck[0] += 1


@rule
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    scoring.score(box, s, seat, out)
    if box.flaw == POINT_MANY:
        add_line(out, scoring.DROPS_LINE, 1, 0, 0)


@rule
def result(box, s, out):  # type: ignore[no-untyped-def]
    scoring.result(box, s, out)
    for seat in range(s.seats):
        if box.flaw == LAST_FIRST:
            out.place[seat] = int(s.seats) + 1 - int(out.place[seat])
        if box.flaw == NOBODY_FIRST:
            out.place[seat] = 2


@rule
def terms_flawed(box, s, seat, out):  # type: ignore[no-untyped-def]
    terms.terms(box, s, seat, out)
    if box.flaw == INFINITE:
        out[0] = np.inf


def pack_box(sheet: Sheet) -> Array:
    sound = form.pack_box(sheet)
    packed = np.zeros(1, BOX)
    for name in ("copies", "points"):
        packed[name] = sound[name]
    packed["flaw"] = sheet.number("flaw", 0, len(FLAWS) - 1)
    return packed


WORDS = types.SimpleNamespace(**{name: getattr(words, name) for name in words.__all__})
WORDS.pack_box = pack_box

GAME = Game(
    id="broken-garden",
    prefix="TG",
    seats=tiny_garden.GAME.seats,
    state=STATE,
    box_record=BOX,
    options=tiny_garden.GAME.options,
    reasons=tiny_garden.GAME.reasons,
    ends=tiny_garden.GAME.ends,
    roles=tiny_garden.GAME.roles,
    tie_breaks=tiny_garden.GAME.tie_breaks,
    line_kinds=tiny_garden.GAME.line_kinds,
    terms=tiny_garden.GAME.terms,
    weights=tiny_garden.GAME.weights,
    max_choices=tiny_garden.GAME.max_choices,
    max_length=tiny_garden.GAME.max_length,
    observation=OBSERVATION,
    rules={
        "deal": deal,
        "verdict": verdict,
        "legal": legal,
        "apply": apply,
        "advance": advance,
        "stand_in": stand_in,
        "observe": observe,
        "imagine": imagine_flawed,
        "score": score,
        "result": result,
        "audit": scoring.audit,
        "terms": terms_flawed,
    },
    words=WORDS,
    default_box="small",
    folder=tiny_garden.GAME.folder,
)
SOURCE = f"{__name__}:GAME"


def box_with(flaw: str) -> Box:
    """A box in which this is wrong."""
    content = dict(load_box(tiny_garden.GAME).content) | {"game": GAME.id, "flaw": FLAWS.index(flaw)}
    return build_box(GAME, content, "a broken box")
