"""Tiny Garden: the smallest whole game for Rooftree, an example to start from. Its rules are in RULES.md."""

from pathlib import Path

from rooftree.engine.game import Game, Option
from tiny_garden import imagine, rules, scoring, terms, words
from tiny_garden.reasons import REASONS
from tiny_garden.state import BOX, STATE

OPTIONS = (
    Option("rounds", ("two", "three"), "two", "TG-10"),
    Option("compost", ("hidden", "open"), "hidden", "TG-14"),
)

GAME = Game(
    id="tiny-garden",
    prefix="TG",
    seats=(2, 3),
    state=STATE,
    box_record=BOX,
    options=OPTIONS,
    reasons=REASONS,
    ends=("running", "last-round"),
    roles=("first", "second", "third"),
    tie_breaks=scoring.TIE_BREAKS,
    line_kinds=scoring.LINE_KINDS,
    terms=terms.TERMS,
    weights=terms.WEIGHTS,
    max_choices=rules.MAX_CHOICES,
    max_length=rules.MAX_LENGTH,
    observation=imagine.OBSERVATION,
    rules={
        "deal": rules.deal,
        "verdict": rules.verdict,
        "legal": rules.legal,
        "apply": rules.apply,
        "advance": rules.advance,
        "stand_in": rules.stand_in,
        "observe": imagine.observe,
        "imagine": imagine.imagine,
        "score": scoring.score,
        "result": scoring.result,
        "audit": scoring.audit,
        "terms": terms.terms,
    },
    words=words,
    default_box="small",
    folder=Path(__file__).parent,
)
