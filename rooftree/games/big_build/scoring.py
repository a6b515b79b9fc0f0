"""Points of Big Build: a token and its neighbours in the picture, and who wins."""

from rooftree.engine.buffers import add_line
from rooftree.engine.rule import rule
from rooftree.games.big_build.state import COUNTED, size_of

TOKEN_LINE, COUNTED_LINE = range(2)
LINE_KINDS = ("token", "counted")

POINTS_DECIDE, LATER_SEAT_DECIDES, SHARED = range(3)
TIE_BREAKS = ("points", "later-seat", "shared")


@rule
def score(box, s, seat, out):  # type: ignore[no-untyped-def]
    """A line for every token the seat has laid, in the order of laying; for a form without tokens, one in all."""
    out.count = 0
    if s.source == COUNTED:
        add_line(out, COUNTED_LINE, int(s.score[seat]), 0, 0)
        return
    for number in range(1, int(box.tokens) + 1):
        for token in range(box.tokens):
            if s.laid_as[token] == number and s.laid_by[token] == seat:
                beside = laid_before(box, s, token)
                add_line(out, TOKEN_LINE, 1 + size_of(beside), token, beside)


@rule
def laid_before(box, s, token):  # type: ignore[no-untyped-def]
    """BB-51: the tokens that lay beside a token's place when it was laid."""
    found = 0
    for other in range(box.tokens):
        if (int(box.beside[token]) >> other) & 1 and 0 < s.laid_as[other] < s.laid_as[token]:
            found |= 1 << other
    return found


@rule
def turn_order(s, seat):  # type: ignore[no-untyped-def]
    """How many seats come before a seat, counted from the first player."""
    return (seat - int(s.first)) % int(s.seats)


@rule
def is_ahead(s, seat, other):  # type: ignore[no-untyped-def]
    """BB-75, BB-76: more points, or as many and a later seat; with BB-95 points alone."""
    if s.score[seat] != s.score[other]:
        return s.score[seat] > s.score[other]
    return not s.shared_ties and turn_order(s, seat) > turn_order(s, other)


@rule
def result(box, s, out):  # type: ignore[no-untyped-def]
    """Places, and what decided the first one (BB-71 to BB-76)."""
    seats = int(s.seats)
    out.seats = seats
    out.reason = s.over
    top = 0
    for seat in range(seats):
        top = max(top, int(s.score[seat]))
        out.total[seat] = s.score[seat]
        out.role[seat] = turn_order(s, seat)
        out.place[seat] = 1
        for other in range(seats):
            if is_ahead(s, other, seat):
                out.place[seat] += 1
    level = 0
    for seat in range(seats):
        level += s.score[seat] == top
    if level == 1:
        out.tie_break = POINTS_DECIDE
    else:
        out.tie_break = SHARED if s.shared_ties else LATER_SEAT_DECIDES
