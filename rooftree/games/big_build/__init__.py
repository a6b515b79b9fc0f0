"""Big Build: figures walk the forest for materials, and a house grows piece by piece."""

from pathlib import Path

from rooftree.engine.game import Game, Option
from rooftree.games.big_build import audit, imagine, rules, scoring, terms, words
from rooftree.games.big_build.reasons import REASONS
from rooftree.games.big_build.state import BOX, STATE

OPTIONS = (
    Option("layout", ("random", "fixed"), "random", "BB-91"),
    Option("hands", ("closed", "open"), "closed", "BB-92"),
    Option("price", ("at-least", "exact"), "at-least", "BB-93"),
    Option("arrow_jump", ("on", "off"), "on", "BB-94"),
    Option("ties", ("later-seat", "shared"), "later-seat", "BB-95"),
    Option("first", ("first-seat", "random"), "first-seat", "BB-97"),
)

GAME = Game(
    id="big-build",
    prefix="BB",
    seats=(2, 3, 4, 5),
    state=STATE,
    box_record=BOX,
    options=OPTIONS,
    reasons=REASONS,
    ends=("running", "complete", "stalled"),
    roles=("first-player", "second", "third", "fourth", "fifth"),
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
        "audit": audit.audit,
        "terms": terms.terms,
    },
    words=words,
    default_box="forest",
    folder=Path(__file__).parent,
    minutes=25,
    least_age=5,
)
