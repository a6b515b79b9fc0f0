"""Points of Tiny Garden, who wins, and what can be wrong with a position."""

from rooftree.engine.buffers import add_fault, add_line
from rooftree.engine.rule import rule
from tiny_garden.reasons import LOST_CARD, PLANTS_WRONG, TOO_MANY_DROPS
from tiny_garden.rules import cards
from tiny_garden.state import KINDS, NOBODY, SOW

PLANTS_LINE, DROPS_LINE, VARIETY_LINE = range(3)
LINE_KINDS = ("plants", "drops", "variety")
VARIETY = 3  # TG-23

POINTS_DECIDE, DROPS_DECIDE, SHARED = range(3)
TIE_BREAKS = ("points", "drops", "shared")


@rule
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    """A line for every flower that grows, for every flower with drops, and for variety."""
    out.count = 0
    growing = 0
    for flower in range(KINDS):
        plants, drops = int(s.plants[seat, flower]), int(s.drops[seat, flower])
        if plants > 0:
            growing |= 1 << flower
            add_line(out, PLANTS_LINE, plants * int(box.points[flower]), flower, 1 << flower)  # TG-21
        if drops > 0:
            add_line(out, DROPS_LINE, drops, flower, 1 << flower)  # TG-22
    if growing == (1 << KINDS) - 1:
        add_line(out, VARIETY_LINE, VARIETY, 0, growing)  # TG-23


@rule
def points(box, s, seat):  # type: ignore[no-untyped-def]
    """The sum of the lines, without a buffer for them."""
    total, kinds = 0, 0
    for flower in range(KINDS):
        total += int(s.plants[seat, flower]) * int(box.points[flower]) + int(s.drops[seat, flower])
        kinds += 1 if s.plants[seat, flower] > 0 else 0
    return total + (VARIETY if kinds == KINDS else 0)


@rule
def result(box, s, out):  # type: ignore[no-untyped-def]
    """TG-24: points, then drops."""
    seats = int(s.seats)
    out.seats = seats
    out.reason = s.over
    out.tie_break = POINTS_DECIDE
    for seat in range(seats):
        out.total[seat] = points(box, s, seat)
        out.role[seat] = (seat - int(s.first)) % seats
    for seat in range(seats):
        out.place[seat] = 1
        for other in range(seats):
            ahead = out.total[other] > out.total[seat]
            level = out.total[other] == out.total[seat]
            if ahead or (level and cards(s.drops[other]) > cards(s.drops[seat])):
                out.place[seat] += 1
    for seat in range(seats):
        for other in range(seat):
            if out.place[seat] == 1 and out.place[other] == 1:
                out.tie_break = SHARED
            elif out.total[seat] == out.total[other] and min(out.place[seat], out.place[other]) == 1:
                out.tie_break = max(out.tie_break, DROPS_DECIDE)


@rule
def audit(box, s, out):  # type: ignore[no-untyped-def]
    """Every rule the position breaks."""
    out.count = 0
    for flower in range(KINDS):
        found = int(s.deck[flower])
        for seat in range(s.seats):
            found += int(s.hand[seat, flower]) + int(s.compost[seat, flower]) + int(s.plants[seat, flower])
            if s.drops[seat, flower] > s.plants[seat, flower]:
                add_fault(out, TOO_MANY_DROPS, seat, flower, s.drops[seat, flower])
        if found != box.copies[flower] or s.deck[flower] < 0:
            add_fault(out, LOST_CARD, NOBODY, flower, found)
    sown = int(s.round_no) - (1 if s.phase <= SOW else 0)
    for seat in range(s.seats):
        if cards(s.plants[seat]) != sown:
            add_fault(out, PLANTS_WRONG, seat, NOBODY, cards(s.plants[seat]))
