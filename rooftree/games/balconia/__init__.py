"""Balconia: two sides of one house, a block at a time, and every balcony wants something of the others."""

from pathlib import Path

from rooftree.engine.game import Game, Option
from rooftree.games.balconia import audit, imagine, rules, scoring, terms, words
from rooftree.games.balconia.reasons import REASONS
from rooftree.games.balconia.state import BOX, SIDES, STATE

OPTIONS = (
    Option("facades", ("hidden", "open"), "hidden", "BA-44"),
    Option("adjacency", ("edge", "free"), "edge", "BA-120"),
    Option("entrance_cell", ("1", "2", "3", "4", "5", "any"), "3", "BA-121"),
    Option("entrance_block", ("random", "1", "2", "3"), "random", "BA-13"),
    Option("around", ("8", "4"), "8", "BA-58"),
    Option("lover_is_person", ("true", "false"), "true", "BA-78"),
)

GAME = Game(
    id="balconia",
    prefix="BA",
    seats=(2,),
    state=STATE,
    box_record=BOX,
    options=OPTIONS,
    reasons=REASONS,
    ends=("running", "last-token"),
    roles=SIDES,
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
    default_box="rebuilt",
    folder=Path(__file__).parent,
    minutes=20,
    least_age=10,
)
