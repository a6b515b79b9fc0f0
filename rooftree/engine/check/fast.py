"""The fast depth: whole matches in compiled code, with every position looked at on the way."""

from collections.abc import Callable, Sequence

from rooftree.engine.box import Box
from rooftree.engine.buffers import EVENT_ROWS, SCORE_ROWS
from rooftree.engine.check.compare import examine_imagined, examine_simultaneous, examine_take_back
from rooftree.engine.check.coverage import Setting
from rooftree.engine.check.desk import (
    APPLY_ENDS_NOTHING,
    APPLY_WAITING,
    ASKING,
    BEFORE,
    CHOICES_AGREE,
    CLAIMS,
    CONSERVED,
    DEAL_AFRESH,
    DEALER_GOES_ON,
    ENDS,
    EVENTS_FIT,
    EVENTS_OPTIONAL,
    GUARD,
    HELD,
    LENGTH_BOUND,
    LINE_KINDS,
    LONGEST_TURN,
    LUCK_FITS,
    MAX_CHOICES,
    MAX_LENGTH,
    NO_DEAD_END,
    NOW,
    OBSERVATION,
    OBSERVE_FITS,
    ONE,
    ONLY_AWAITED,
    PLAYER_LUCK,
    REASONS,
    REASONS_KNOWN,
    RESULT_SOUND,
    ROLES,
    SCORE_ADDS_UP,
    SPARE_LUCK,
    STAND_IN,
    TABLE_LUCK,
    TERMS,
    TERMS_FIT,
    TIE_BREAKS,
    UNTOUCHED,
    awaits,
    examine,
    examine_audit,
    new_desk,
    note_failure,
    one_in,
    put,
    same,
    same_numbers,
    some_awaited,
    wipe,
)
from rooftree.engine.check.report import Ledger, Place
from rooftree.engine.game import Game, advance, apply, deal, legal, observe, result, score, stand_in, terms, verdict
from rooftree.engine.luck import DEALER, NOTED_DICE, PLAYERS, load_dice, roll, seed_of_match, seed_words
from rooftree.engine.rule import rule


def play_fast(
    game: Game,
    box: Box,
    settings: Sequence[Setting],
    games: int,
    seed: bytes,
    ledger: Ledger,
    progress: Callable[[int], None],
) -> None:
    """Sweep so many matches and put what was found into the ledger."""
    desk = new_desk(game, box)
    options = [
        game.option_numbers(setting["seats"], {name: value for name, value in setting.items() if name != "seats"})
        for setting in settings
    ]
    for match in range(games):
        sweep(desk, match, options[match % len(options)], seed_words(seed_of_match(seed, match)))
        progress(1)
    found = desk.found[0]
    for n, claim in enumerate(CLAIMS):
        finding = ledger.findings[claim.id]
        finding.examined += int(found.examined[n])
        if found.failures[n]:
            match, step, seat, a, b = (int(number) for number in found.first[n])
            finding.failures += int(found.failures[n])
            finding.first = f"numbers {a} and {b}"
            setting = settings[match % len(settings)]
            finding.place = Place(match, seed_of_match(seed, match).hex(), setting, step, seat if seat >= 0 else None)


# --- the match -----------------------------------------------------------------------------------------------------


@rule
def sweep(d, match, options, seed):  # type: ignore[no-untyped-def]
    """One match, seats and choices picked at random. Where a game can't go on, the match is given up."""
    f, s = d.found[0], d.states[NOW]
    f.match, f.step = match, 0
    load_dice(d.luck[PLAYER_LUCK], seed, PLAYERS)
    set_up(d, options, seed)
    dealer_step(d)
    while s.over == 0 and s.waiting != 0 and int(s.waiting) < 1 << int(s.seats):
        seat = some_awaited(d, s)
        if not examine_position(d):
            return
        if one_in(d, 4):
            examine_simultaneous(d, seat)
        if one_in(d, 4):
            examine_imagined(d, roll(d.luck[PLAYER_LUCK], int(s.seats)))
        choice = int(d.lists[0, roll(d.luck[PLAYER_LUCK], legal(d.box[0], s, seat, d.lists[0]))])
        make(d, seat, choice)
        if not examine(d, LENGTH_BOUND, f.step <= d.limits[MAX_LENGTH], seat, f.step):
            return
        if s.waiting == 0 and s.over == 0:
            examine_audit(d, NOW, CONSERVED)
            if one_in(d, 2):
                examine_take_back(d)
            dealer_step(d)
    if s.over != 0:
        examine_end(d)


@rule
def set_up(d, options, seed):  # type: ignore[no-untyped-def]
    """Deal on the record of the match before, and on a blank one."""
    wipe(d, ONE, 0)
    for n in (NOW, ONE):
        load_dice(d.luck[TABLE_LUCK], seed, DEALER)
        d.luck[TABLE_LUCK].kind = NOTED_DICE
        d.states[n].waiting = 0
        d.states[n].over = 0
        deal(d.box[0], d.states[n], options, d.luck[TABLE_LUCK])
    examine(d, DEAL_AFRESH, same(d, NOW, ONE), -1)


@rule
def dealer_step(d):  # type: ignore[no-untyped-def]
    """The dealer's step, on the table and once more without room for events."""
    f, s, luck, events = d.found[0], d.states[NOW], d.luck[TABLE_LUCK], d.events[0]
    put(d, ONE, NOW)
    for n in range(d.luck_bytes.shape[1]):
        d.luck_bytes[SPARE_LUCK, n] = d.luck_bytes[TABLE_LUCK, n]
    events.count, events.room = 0, EVENT_ROWS
    advance(d.box[0], s, luck, events)
    examine(d, LUCK_FITS, luck.torn == 0, -1, luck.length)
    luck.length = 0
    examine_events(d, events)
    events.count, events.room = 0, 0
    advance(d.box[0], d.states[ONE], d.luck[SPARE_LUCK], events)
    examine(d, EVENTS_OPTIONAL, same(d, NOW, ONE) and events.count == 0, -1)
    awaited = s.waiting != 0 and int(s.waiting) < 1 << int(s.seats)
    examine(d, DEALER_GOES_ON, (s.over != 0) != awaited and (s.over == 0 or s.waiting == 0), -1, s.waiting, s.over)
    put(d, BEFORE, NOW)
    f.standing = 0
    for seat in range(s.seats):
        examine_score(d, seat)


@rule
def make(d, seat, choice):  # type: ignore[no-untyped-def]
    """A seat's choice, on the table and once more without room for events."""
    f, s, events = d.found[0], d.states[NOW], d.events[0]
    waiting = int(s.waiting)
    put(d, ONE, NOW)
    events.count, events.room = 0, EVENT_ROWS
    apply(d.box[0], s, seat, choice, events)
    examine_events(d, events)
    events.count, events.room = 0, 0
    apply(d.box[0], d.states[ONE], seat, choice, events)
    examine(d, EVENTS_OPTIONAL, same(d, NOW, ONE) and events.count == 0, seat, choice)
    kept = (int(s.waiting) | 1 << seat) == waiting
    examine(d, APPLY_WAITING, kept, seat, choice, s.waiting)
    examine(d, APPLY_ENDS_NOTHING, s.over == 0, seat, choice)
    if f.standing < LONGEST_TURN:
        d.standing[f.standing, 0], d.standing[f.standing, 1] = seat, choice
    f.standing += 1
    f.step += 1


@rule
def examine_events(d, events):  # type: ignore[no-untyped-def]
    """A full buffer may have lost some."""
    holds = events.count < EVENT_ROWS
    for n in range(events.count):
        seat = events.row[n, 1]
        if events.row[n, 0] < 0 or seat < -1 or seat >= d.states[NOW].seats:
            holds = False
    examine(d, EVENTS_FIT, holds, -1, events.count)


# --- a position ----------------------------------------------------------------------------------------------------


@rule
def examine_position(d):  # type: ignore[no-untyped-def]
    """Everything that is asked of a position; False when play can't go on from it."""
    s = d.states[NOW]
    put(d, HELD, NOW)
    goes_on = True
    for seat in range(s.seats):
        listed = examine_choices(d, seat)
        if awaits(s, seat):
            goes_on = examine(d, NO_DEAD_END, listed > 0, seat) and goes_on
            if listed > 0:
                choice = stand_in(d.box[0], s, seat)
                examine(d, STAND_IN, verdict(d.box[0], s, seat, choice) == 0, seat, choice)
        else:
            examine(d, ONLY_AWAITED, listed == 0, seat, listed)
        examine_numbers(d, seat)
    examine_audit(d, NOW, CONSERVED)
    examine(d, ASKING, same(d, NOW, HELD), -1)
    return goes_on


@rule
def examine_choices(d, seat):  # type: ignore[no-untyped-def]
    """The list against the verdicts; how many choices are allowed by the verdicts."""
    s, out, most = d.states[NOW], d.lists[0], d.limits[MAX_CHOICES]
    out[:] = UNTOUCHED
    listed = legal(d.box[0], s, seat, out)
    at = 0
    f = d.found[0]  # counted once: with bounds checks a call for every choice takes most of the time
    f.examined[REASONS_KNOWN] += most
    f.examined[CHOICES_AGREE] += most
    for choice in range(most):
        why = verdict(d.box[0], s, seat, choice)
        if why < 0 or why >= d.limits[REASONS]:
            note_failure(d, REASONS_KNOWN, seat, choice, why)
        here = at < listed and out[at] == choice
        if here != (why == 0):
            note_failure(d, CHOICES_AGREE, seat, choice, why)
        if here:
            at += 1
    written = most + GUARD
    while written > 0 and out[written - 1] == UNTOUCHED:
        written -= 1
    examine(d, CHOICES_AGREE, at == listed and written <= most, seat, -1, listed)
    return at


@rule
def examine_numbers(d, seat):  # type: ignore[no-untyped-def]
    """What observe and terms write: all of their places, nothing behind them."""
    s, size, count = d.states[NOW], d.limits[OBSERVATION], d.limits[TERMS]
    for n in range(2):
        d.numbers[n, :] = UNTOUCHED + n
        observe(d.box[0], s, seat, d.numbers[n])
    holds = same_numbers(d, size)
    for i in range(size, size + GUARD):
        holds = holds and d.numbers[0, i] == UNTOUCHED
    examine(d, OBSERVE_FITS, holds, seat)
    d.terms[:] = UNTOUCHED
    terms(d.box[0], s, seat, d.terms)
    holds = True
    for i in range(count):
        holds = holds and d.terms[i] - d.terms[i] == 0.0
    for i in range(count, count + GUARD):
        holds = holds and d.terms[i] == UNTOUCHED
    examine(d, TERMS_FIT, holds, seat)


@rule
def examine_score(d, seat):  # type: ignore[no-untyped-def]
    """The breakdown against the total of the result, which is the running total while the match goes on."""
    s, out = d.states[NOW], d.score[0]
    result(d.box[0], s, d.result[0])
    score(d.box[0], s, seat, out)
    holds = 0 <= out.count <= SCORE_ROWS
    total = 0
    if holds:
        for n in range(out.count):
            kind = out.line[n, 0]
            holds = holds and 0 <= kind < d.limits[LINE_KINDS]
            total += out.line[n, 1]
    examine(d, SCORE_ADDS_UP, holds and total == d.result[0].total[seat], seat, total, d.result[0].total[seat])


# --- the end -------------------------------------------------------------------------------------------------------


@rule
def examine_end(d):  # type: ignore[no-untyped-def]
    """Nobody may choose any more, and the result is one."""
    s, out = d.states[NOW], d.result[0]
    for seat in range(s.seats):
        examine(d, ONLY_AWAITED, examine_choices(d, seat) == 0, seat)
        examine_numbers(d, seat)
    examine_audit(d, NOW, CONSERVED)
    result(d.box[0], s, out)
    holds = out.seats == s.seats and out.reason == s.over and 0 < out.reason < d.limits[ENDS]
    holds = holds and 0 <= out.tie_break < d.limits[TIE_BREAKS]
    first = False
    for seat in range(s.seats):
        first = first or out.place[seat] == 1
        holds = holds and 1 <= out.place[seat] <= s.seats and 0 <= out.role[seat] < d.limits[ROLES]
        for other in range(s.seats):
            if out.total[other] > out.total[seat] and out.place[other] > out.place[seat]:
                holds = False
    examine(d, RESULT_SOUND, holds and first, -1, out.reason, out.tie_break)
