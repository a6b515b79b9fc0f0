"""What the fast depth claims, and the desk it works on: states side by side, luck, buffers, and what was found."""

from typing import NamedTuple

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import EVENTS, FAULTS, RESULT, SCORE, Array
from rooftree.engine.check.report import Claim
from rooftree.engine.game import Game, apply, audit, legal
from rooftree.engine.luck import LUCK, roll
from rooftree.engine.rule import record, rule

CLAIMS = (
    Claim("deal-afresh", "deal sets every field, whatever was in the record before"),
    Claim("dealer-goes-on", "after the dealer's step somebody is awaited or the match is over, never both"),
    Claim("luck-fits", "a dealer's step uses no more outcomes than a tape holds"),
    Claim("events-fit", "events fit into the buffer, and name seats at the table"),
    Claim("events-optional", "without room for events the same happens"),
    Claim("choices-agree", "legal lists the choices whose verdict is 0, all of them, in rising order"),
    Claim("reasons-known", "a verdict is an index into the table of reasons"),
    Claim("only-awaited", "a seat that is not awaited may choose nothing, and nobody once the match is over"),
    Claim("no-dead-end", "an awaited seat has a choice"),
    Claim("stand-in-allowed", "the stand-in makes an allowed choice"),
    Claim("apply-waiting", "a choice changes no bit of waiting but its own seat's, and only clears it"),
    Claim("apply-ends-nothing", "a choice does not end the match"),
    Claim("any-order", "choices awaited at the same time leave the same bytes in any order"),
    Claim("others-choices-stand", "a choice leaves the choices of the others awaited as they were"),
    Claim("hidden-choice", "of a choice while others are awaited nobody knows more than that it was made"),
    Claim("take-back", "what others chose stands without a choice taken back, and making it again restores the bytes"),
    Claim("asking-changes-nothing", "questions change no byte of the state"),
    Claim("conserved", "the audit finds nothing wrong in a position reached by play"),
    Claim("observe-fits", "observe fills its numbers, no more, the same every time"),
    Claim("terms-fit", "terms fills its numbers, no more, and all are finite"),
    Claim("score-adds-up", "the lines of a score are of known kinds and add up to the total"),
    Claim("imagine-observed", "an imagined state gives the seat the same numbers and the same choices"),
    Claim("imagine-legal", "the audit finds nothing wrong in an imagined state"),
    Claim("apply-reveals-nothing", "after its own choice a seat sees the same in every state it could not tell apart"),
    Claim("length-bound", "a match ends within MAX_LENGTH choices"),
    Claim("result-sound", "places follow totals, somebody is first, and the end has its reason"),
)
(
    DEAL_AFRESH, DEALER_GOES_ON, LUCK_FITS, EVENTS_FIT, EVENTS_OPTIONAL, CHOICES_AGREE, REASONS_KNOWN, ONLY_AWAITED,
    NO_DEAD_END, STAND_IN, APPLY_WAITING, APPLY_ENDS_NOTHING, ANY_ORDER, OTHERS_STAND, HIDDEN_CHOICE, TAKE_BACK,
    ASKING, CONSERVED, OBSERVE_FITS, TERMS_FIT, SCORE_ADDS_UP, IMAGINE_OBSERVED, IMAGINE_LEGAL, REVEALS_NOTHING,
    LENGTH_BOUND, RESULT_SOUND,
) = range(len(CLAIMS))  # fmt: skip

FOUND = record(
    ("examined", "i8", (len(CLAIMS),)),
    ("failures", "i8", (len(CLAIMS),)),
    ("first", "i8", (len(CLAIMS), 5)),  # match, step, seat, and two numbers that say what was found
    ("match", "i8"),
    ("step", "i8"),
    ("standing", "i8"),
)

NOW, BEFORE, HELD, ONE, OTHER, ROWS = range(6)  # the states on the desk; BEFORE is that after the dealer's last step
TABLE_LUCK, PLAYER_LUCK, SPARE_LUCK = range(3)
LONGEST_TURN = 256
GUARD = 16  # places behind each list that must stay as they are
UNTOUCHED = -77


class Desk(NamedTuple):
    """Everything a sweep works on; `state_bytes` and `luck_bytes` are the same memory as `states` and `luck`."""

    box: Array
    states: Array
    state_bytes: Array
    luck: Array
    luck_bytes: Array
    events: Array
    lists: Array
    numbers: Array
    terms: Array
    score: Array
    faults: Array
    result: Array
    standing: Array
    found: Array
    limits: Array


MAX_CHOICES, MAX_LENGTH, OBSERVATION, TERMS, REASONS, ENDS, TIE_BREAKS, ROLES, LINE_KINDS = range(9)


@rule
def examine(d, claim, holds, seat, a=0, b=0):  # type: ignore[no-untyped-def]
    """Note that a claim was examined, and whether it held."""
    d.found[0].examined[claim] += 1
    if not holds:
        note_failure(d, claim, seat, a, b)
    return holds


@rule
def note_failure(d, claim, seat, a, b):  # type: ignore[no-untyped-def]
    """Note that a claim did not hold, and the first place where."""
    f = d.found[0]
    if f.failures[claim] == 0:
        first = f.first[claim]
        first[0], first[1], first[2], first[3], first[4] = f.match, f.step, seat, a, b
    f.failures[claim] += 1


@rule
def put(d, to, source):  # type: ignore[no-untyped-def]
    """Copy a state byte by byte."""
    for n in range(d.state_bytes.shape[1]):
        d.state_bytes[to, n] = d.state_bytes[source, n]


@rule
def wipe(d, row, value):  # type: ignore[no-untyped-def]
    """Fill a state with one byte."""
    for n in range(d.state_bytes.shape[1]):
        d.state_bytes[row, n] = value


@rule
def same(d, one, other):  # type: ignore[no-untyped-def]
    """Whether two states agree in every byte."""
    n = 0
    while n < d.state_bytes.shape[1] and d.state_bytes[one, n] == d.state_bytes[other, n]:
        n += 1
    return n == d.state_bytes.shape[1]


@rule
def same_numbers(d, n):  # type: ignore[no-untyped-def]
    """Whether the first two lists of numbers agree so far."""
    i = 0
    while i < n and d.numbers[0, i] == d.numbers[1, i]:
        i += 1
    return i == n


@rule
def same_lists(d, n):  # type: ignore[no-untyped-def]
    """Whether the first two lists of choices agree so far."""
    i = 0
    while i < n and d.lists[0, i] == d.lists[1, i]:
        i += 1
    return i == n


@rule
def awaits(s, seat):  # type: ignore[no-untyped-def]
    """Whether a seat's decision is awaited."""
    return (int(s.waiting) >> seat) & 1 == 1


@rule
def some_awaited(d, s):  # type: ignore[no-untyped-def]
    """A seat whose decision is awaited, each equally likely."""
    n = 0
    for seat in range(s.seats):
        n += 1 if awaits(s, seat) else 0
    n = roll(d.luck[PLAYER_LUCK], n)
    for seat in range(s.seats):
        if awaits(s, seat):
            if n == 0:
                return seat
            n -= 1
    return 0


@rule
def one_in(d, n):  # type: ignore[no-untyped-def]
    """True once in so many times: costly claims are examined on a sample."""
    return roll(d.luck[PLAYER_LUCK], n) == 0


@rule
def some_choice(d, row, seat):  # type: ignore[no-untyped-def]
    """An allowed choice of a seat, or -1."""
    n = legal(d.box[0], d.states[row], seat, d.lists[2])
    return int(d.lists[2, roll(d.luck[PLAYER_LUCK], n)]) if n > 0 else -1


@rule
def apply_quietly(d, row, seat, choice):  # type: ignore[no-untyped-def]
    """A choice on one of the states."""
    d.events[0].count, d.events[0].room = 0, 0
    apply(d.box[0], d.states[row], seat, choice, d.events[0])


@rule
def examine_audit(d, row, claim):  # type: ignore[no-untyped-def]
    """No rule is broken; the first one that is would be named by its reason."""
    out = d.faults[0]
    out.count = 0
    audit(d.box[0], d.states[row], out)
    if out.count == 0:
        return examine(d, claim, True, -1)
    return examine(d, claim, False, out.row[0, 1], out.row[0, 0], out.row[0, 3])


def new_desk(game: Game, box: Box) -> Desk:
    """A desk for one game."""
    states, luck = np.zeros(ROWS, game.state), np.zeros(3, LUCK)
    limits = [
        game.max_choices,
        game.max_length,
        game.observation,
        len(game.terms),
        len(game.reasons),
        len(game.ends),
        len(game.tie_breaks),
        len(game.roles),
        len(game.line_kinds),
    ]
    return Desk(
        box=box.record,
        states=states,
        state_bytes=states.view(np.uint8).reshape(ROWS, -1),
        luck=luck,
        luck_bytes=luck.view(np.uint8).reshape(3, -1),
        events=np.zeros(1, EVENTS),
        lists=np.zeros((3, game.max_choices + GUARD), np.int16),
        numbers=np.zeros((2, game.observation + GUARD), np.int32),
        terms=np.zeros(len(game.terms) + GUARD, np.float64),
        score=np.zeros(1, SCORE),
        faults=np.zeros(1, FAULTS),
        result=np.zeros(1, RESULT),
        standing=np.zeros((LONGEST_TURN, 2), np.int16),
        found=np.zeros(1, FOUND),
        limits=np.array(limits, np.int64),
    )
