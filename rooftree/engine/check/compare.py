"""States side by side: choices in another order, a choice taken back, and what a seat cannot tell apart."""

from rooftree.engine.check.desk import (
    ANY_ORDER,
    ASKING,
    BEFORE,
    HELD,
    HIDDEN_CHOICE,
    IMAGINE_LEGAL,
    IMAGINE_OBSERVED,
    LONGEST_TURN,
    NOW,
    OBSERVATION,
    ONE,
    OTHER,
    OTHERS_STAND,
    PLAYER_LUCK,
    REVEALS_NOTHING,
    TAKE_BACK,
    apply_quietly,
    examine,
    examine_audit,
    put,
    same,
    same_lists,
    same_numbers,
    some_awaited,
    some_choice,
)
from rooftree.engine.game import imagine, legal, observe, verdict
from rooftree.engine.luck import roll
from rooftree.engine.rule import rule


@rule
def examine_simultaneous(d, seat):  # type: ignore[no-untyped-def]
    """A seat and another one awaited with it: their choices don't touch each other."""
    s = d.states[NOW]
    if int(s.waiting) == 1 << seat:
        return
    other = seat
    while other == seat:
        other = some_awaited(d, s)
    mine, changed, theirs = some_choice(d, NOW, seat), some_choice(d, NOW, seat), some_choice(d, NOW, other)
    listed = legal(d.box[0], s, other, d.lists[0])
    put(d, ONE, NOW)
    put(d, OTHER, NOW)
    apply_quietly(d, ONE, seat, mine)
    apply_quietly(d, OTHER, seat, changed)
    listed_after = legal(d.box[0], d.states[ONE], other, d.lists[1])
    holds = listed_after == listed and same_lists(d, listed)
    if not examine(d, OTHERS_STAND, holds, other, listed, listed_after):
        return
    if d.states[ONE].waiting == d.states[OTHER].waiting:
        observe(d.box[0], d.states[ONE], other, d.numbers[0])
        observe(d.box[0], d.states[OTHER], other, d.numbers[1])
        examine(d, HIDDEN_CHOICE, same_numbers(d, d.limits[OBSERVATION]), other, mine, changed)
    put(d, OTHER, NOW)
    apply_quietly(d, ONE, other, theirs)
    apply_quietly(d, OTHER, other, theirs)
    apply_quietly(d, OTHER, seat, mine)
    examine(d, ANY_ORDER, same(d, ONE, OTHER), seat, mine, theirs)


@rule
def examine_take_back(d):  # type: ignore[no-untyped-def]
    """Without the last choice of a seat the others stand; made again, last of all, it leaves the same table."""
    f = d.found[0]
    if f.standing > LONGEST_TURN:
        return
    seat = int(d.standing[roll(d.luck[PLAYER_LUCK], f.standing), 0])
    last = f.standing - 1
    while d.standing[last, 0] != seat:
        last -= 1
    put(d, ONE, BEFORE)
    for n in range(f.standing + 1):
        at = last if n == f.standing else n
        if n == last:
            continue
        who, choice = int(d.standing[at, 0]), int(d.standing[at, 1])
        if verdict(d.box[0], d.states[ONE], who, choice) != 0:
            examine(d, TAKE_BACK, False, who, choice, at)
            return
        apply_quietly(d, ONE, who, choice)
    examine(d, TAKE_BACK, same(d, ONE, NOW), seat, d.standing[last, 1])


@rule
def examine_imagined(d, seat):  # type: ignore[no-untyped-def]
    """An imagined state: sound, and to the seat no different, before and after a choice of its own."""
    s, size = d.states[NOW], d.limits[OBSERVATION]
    put(d, HELD, NOW)
    imagine(d.box[0], s, seat, d.luck[PLAYER_LUCK], d.states[ONE])
    examine(d, ASKING, same(d, NOW, HELD), seat)
    examine_audit(d, ONE, IMAGINE_LEGAL)
    observe(d.box[0], s, seat, d.numbers[0])
    observe(d.box[0], d.states[ONE], seat, d.numbers[1])
    listed = legal(d.box[0], s, seat, d.lists[0])
    alike = legal(d.box[0], d.states[ONE], seat, d.lists[1]) == listed and same_lists(d, listed)
    alike = same_numbers(d, size) and alike and s.waiting == d.states[ONE].waiting
    if not examine(d, IMAGINE_OBSERVED, alike, seat) or listed == 0:
        return
    choice = int(d.lists[0, roll(d.luck[PLAYER_LUCK], listed)])
    put(d, OTHER, NOW)
    apply_quietly(d, ONE, seat, choice)
    apply_quietly(d, OTHER, seat, choice)
    observe(d.box[0], d.states[ONE], seat, d.numbers[0])
    observe(d.box[0], d.states[OTHER], seat, d.numbers[1])
    n, m = legal(d.box[0], d.states[ONE], seat, d.lists[0]), legal(d.box[0], d.states[OTHER], seat, d.lists[1])
    examine(d, REVEALS_NOTHING, n == m and same_lists(d, n) and same_numbers(d, size), seat, choice)
