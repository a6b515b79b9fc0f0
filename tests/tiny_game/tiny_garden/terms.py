"""What an evaluation of a Tiny Garden position looks at."""

from rooftree.engine.rule import rule
from tiny_garden.scoring import points
from tiny_garden.state import KINDS

TERMS = ("points", "ahead", "kinds")
WEIGHTS = {"points": 1.0, "ahead": 0.5, "kinds": 0.5}


@rule
def terms(box, s, seat, out):  # type: ignore[no-untyped-def]
    """One number a term, in the order of TERMS."""
    mine, best_other, kinds = points(box, s, seat), 0, 0
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, points(box, s, other))
    for flower in range(KINDS):
        kinds += 1 if s.plants[seat, flower] > 0 else 0
    out[0] = mine
    out[1] = mine - best_other
    out[2] = kinds
