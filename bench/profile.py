"""Where the time goes: what a call of each rule costs, compiled, over states from the middle of random matches.

python -m bench.profile GAME
"""

import time
from collections.abc import Callable

import numpy as np

from bench.table import Table, named_game, set_table
from rooftree.engine.buffers import Array
from rooftree.engine.game import apply, copy, imagine, legal, terms
from rooftree.engine.luck import dice, roll, seed_of
from rooftree.engine.play import begin, choices, first_awaited, step
from rooftree.engine.rule import rule

MATCHES = 512
CALLS = 400_000


@rule
def play_some(box, S, i, options, seed, most, luck, out):  # type: ignore[no-untyped-def]
    """Play match i up to a choice somewhere before `most`; a match that is over starts anew."""
    begin(box, S, i, options, seed)
    left = roll(luck, most)
    n = choices(box, S, i, out)
    while left > 0:
        n = step(box, S, i, out[roll(luck, n)], out)
        if n == 0:
            begin(box, S, i, options, seed)
            n = choices(box, S, i, out)
        left -= 1


@rule
def call_legal(box, S, twin, luck, values, out, times):  # type: ignore[no-untyped-def]
    """The list of choices."""
    for n in range(times):
        i = n % S.shape[0]
        legal(box[0], S[i].state, first_awaited(int(S[i].state.waiting)), out)


@rule
def call_copy(box, S, twin, luck, values, out, times):  # type: ignore[no-untyped-def]
    """A copy of the state."""
    for n in range(times):
        copy(twin[0].state, S[n % S.shape[0]].state)


@rule
def call_apply(box, S, twin, luck, values, out, times):  # type: ignore[no-untyped-def]
    """An allowed choice, which `out` holds for each match, in a copy of the state."""
    for n in range(times):
        i = n % S.shape[0]
        copy(twin[0].state, S[i].state)
        apply(box[0], twin[0].state, first_awaited(int(S[i].state.waiting)), out[i], twin[0].events)


@rule
def call_imagine(box, S, twin, luck, values, out, times):  # type: ignore[no-untyped-def]
    """A state drawn for the seat in turn."""
    for n in range(times):
        i = n % S.shape[0]
        imagine(box[0], S[i].state, first_awaited(int(S[i].state.waiting)), luck, twin[0].state)


@rule
def call_terms(box, S, twin, luck, values, out, times):  # type: ignore[no-untyped-def]
    """What an evaluation looks at."""
    for n in range(times):
        i = n % S.shape[0]
        terms(box[0], S[i].state, first_awaited(int(S[i].state.waiting)), values)


def nanoseconds(call: Callable[..., None], t: Table, twin: Array, out: Array) -> float:
    """What one call costs."""
    values, luck = np.zeros(len(t.game.terms)), dice(seed_of("profile"))
    call(t.box, t.plays, twin, luck[0], values, out, 1)
    start = time.process_time()
    call(t.box, t.plays, twin, luck[0], values, out, CALLS)
    return (time.process_time() - start) / CALLS * 1e9


def main() -> None:
    """Print the cost of each rule."""
    t = set_table(named_game(__doc__), plays=MATCHES, matches=MATCHES)
    twin, luck = set_table(t.game.id, plays=1, matches=1).plays, dice(seed_of("somewhere"))
    chosen = np.zeros(MATCHES, np.int16)
    for i in range(MATCHES):
        play_some(t.box, t.plays, i, t.options, t.seeds[i], 60, luck[0], t.out)
        chosen[i] = t.out[roll(luck[0], choices(t.box, t.plays, i, t.out))]
    copied = nanoseconds(call_copy, t, twin, t.out)
    print(f"{t.game.id}, {t.seats} seats, nanoseconds a call, compiled")
    for name, call, out, less in (
        ("legal", call_legal, t.out, 0.0),
        ("apply", call_apply, chosen, copied),
        ("imagine", call_imagine, t.out, 0.0),
        ("terms", call_terms, t.out, 0.0),
    ):
        print(f"{name:<58}{max(0.0, nanoseconds(call, t, twin, out) - less):>14,.0f} ns")
    print(f"{'a copy of the state':<58}{copied:>14,.0f} ns")


if __name__ == "__main__":
    main()
