"""Best Treehouse Ever: trees of rooms, kept in balance, scored by colour."""

from pathlib import Path

from rooftree.engine.game import Game, Option
from rooftree.games.treehouse import audit, dealer, imagine, rules, scoring, terms, words
from rooftree.games.treehouse.reasons import REASONS
from rooftree.games.treehouse.state import BOX, STATE

OPTIONS = (
    Option("young", ("off", "on"), "off", "TH-90"),
    Option("lead_rule", ("highest", "lowest"), "highest", "TH-93"),
    Option(
        "first_lead", ("random", "seat-0", "seat-1", "seat-2", "seat-3"), "random", "TH-94", {"seat-2": 3, "seat-3": 4}
    ),
    Option("reveal_then_place", ("off", "on"), "off", "TH-24"),
    Option("discard_visibility", ("hidden", "shown"), "hidden", "TH-30"),
    Option("memory_aid", ("off", "on"), "off", "TH-55"),
    Option("lead_tie", ("from_previous", "after_previous"), "from_previous", "TH-63"),
)

GAME = Game(
    id="treehouse",
    prefix="TH",
    seats=(2, 3, 4),
    state=STATE,
    box_record=BOX,
    options=OPTIONS,
    reasons=REASONS,
    ends=("running", "third-round"),
    roles=("first-lead", "second", "third", "fourth"),
    tie_breaks=scoring.TIE_BREAKS,
    line_kinds=scoring.LINE_KINDS,
    terms=terms.TERMS,
    weights=terms.WEIGHTS,
    max_choices=rules.MAX_CHOICES,
    max_length=dealer.MAX_LENGTH,
    observation=imagine.OBSERVATION,
    rules={
        "deal": dealer.deal,
        "verdict": rules.verdict,
        "legal": rules.legal,
        "apply": rules.apply,
        "advance": dealer.advance,
        "stand_in": rules.stand_in,
        "observe": imagine.observe,
        "imagine": imagine.imagine,
        "score": scoring.score,
        "result": scoring.result,
        "audit": audit.audit,
        "terms": terms.terms,
    },
    words=words,
    default_box="classic",
    folder=Path(__file__).parent,
    minutes=20,
    least_age=8,
)
