"""What an evaluation of a Treehouse position looks at."""

from rooftree.engine.rule import rule
from rooftree.games.treehouse.scoring import condition_value, count_slots, sole_majority
from rooftree.games.treehouse.state import BARE, CHOOSE, LAY, TAKE
from rooftree.games.treehouse.tree import contact_slots, empty_slots, open_slots

TERMS = ("points", "ahead", "rooms", "majorities", "room_to_grow", "walled_in", "standing")
WEIGHTS = {
    "points": 1.0,
    "ahead": 1.0,
    "rooms": 3.0,
    "majorities": 0.8,
    "room_to_grow": 0.1,
    "walled_in": -0.6,
    "standing": 1.0,
}


@rule
def terms(box, s, seat, out):  # type: ignore[no-untyped-def]
    """One number a term, in the order of TERMS."""
    best_other = -1
    for other in range(s.seats):
        if other != seat:
            best_other = max(best_other, int(s.score[other]))
    rooms, won, growth, walled_in, standing = 0, 0, 0, 0, 0.0
    for colour in range(6):
        mine = int(s.count[seat, colour])
        rooms += mine
        if sole_majority(s, colour) == seat:
            won += mine
        growth += count_slots(open_slots(s, seat) & contact_slots(s, seat, colour))
        if contact_slots(s, seat, colour) & empty_slots(s, seat) == 0:
            walled_in += 1
        standing += worth_now(s, seat, colour)
    out[0] = s.score[seat]
    out[1] = int(s.score[seat]) - best_other
    out[2] = rooms
    out[3] = won
    out[4] = growth
    out[5] = walled_in
    out[6] = standing


@rule
def worth_now(s, seat, colour):  # type: ignore[no-untyped-def]
    """What the condition laid on a colour in this score phase gives the seat more than the others on average."""
    if s.phase != TAKE and s.phase != LAY and s.phase != CHOOSE:
        return 0.0
    if s.laid[s.round_no - 1, colour] == BARE:
        return 0.0
    everyone = 0
    for other in range(s.seats):
        everyone += int(s.count[other, colour])
    mine = int(s.count[seat, colour])
    others = (everyone - mine) / (int(s.seats) - 1)
    change = condition_value(s, int(s.round_no) - 1, colour) - (0 if s.young else 1)
    return change * (mine - others)
