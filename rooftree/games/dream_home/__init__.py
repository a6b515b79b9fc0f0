"""Dream Home: rooms and resources from a common display, laid into a house of twelve cells."""

from pathlib import Path

from rooftree.engine.game import Game, Option
from rooftree.games.dream_home import audit, dealer, imagine, rules, scoring, terms, turns, words
from rooftree.games.dream_home.reasons import REASONS
from rooftree.games.dream_home.state import BOX, STATE

OPTIONS = (
    Option("handyman_may_extend_furnished", ("edition", "yes", "no"), "edition", "DH-107"),
    Option("tie_break", ("edition", "children", "shared"), "edition", "DH-137"),
    Option("car", ("off", "on"), "off", "DH-140"),
    Option("column_discard", ("on", "off"), "on", "DH-147"),
    Option("roof_memory", ("strict", "open"), "strict", "DH-144"),
    Option("unique_adjacency", ("side", "any"), "side", "DH-03"),
    Option(
        "first_player",
        ("random", "seat-0", "seat-1", "seat-2", "seat-3"),
        "random",
        "DH-13",
        {"seat-2": 3, "seat-3": 4},
    ),
)

GAME = Game(
    id="dream-home",
    prefix="DH",
    seats=(2, 3, 4),
    state=STATE,
    box_record=BOX,
    options=OPTIONS,
    reasons=REASONS,
    ends=("running", "twelfth-round"),
    roles=("first", "second", "third", "fourth"),
    tie_breaks=scoring.TIE_BREAKS,
    line_kinds=scoring.LINE_KINDS,
    terms=terms.TERMS,
    weights=terms.WEIGHTS,
    max_choices=rules.MAX_CHOICES,
    max_length=rules.MAX_LENGTH,
    observation=imagine.OBSERVATION,
    rules={
        "deal": dealer.deal,
        "verdict": rules.verdict,
        "legal": rules.legal,
        "apply": turns.apply,
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
    default_box="ru-2018",
    folder=Path(__file__).parent,
    minutes=30,
    least_age=7,
)
