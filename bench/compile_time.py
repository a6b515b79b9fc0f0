"""How long the compiler and a start take, how large a state is, and how fast the rules run uncompiled.

    python -m bench.compile_time GAME

Every figure of this file is taken in fresh processes: cold ones with an empty cache folder.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

from bench.figures import TIMES, Measured, loop_rate, show_rate, show_value
from bench.table import named_game, set_table

PLAIN_MATCHES = 5


def main() -> None:
    """Print the compiler's seconds, a warm start, the size of a state, and the interpreted rate."""
    t = set_table(named_game(__doc__), plays=1, matches=1)
    id, targets = t.game.id, t.targets
    loop = statistics.median(loop_rate() for _ in range(TIMES))
    cold = [_cold(id) for _ in range(TIMES)]
    play, everything = (statistics.median(seconds[name] for seconds in cold) for name in ("play", "everything"))
    show_value("compiling what play needs, cold", play, "s", most=targets.compile.play)
    show_value("compiling everything of the game, cold", everything, "s", most=targets.compile.everything)
    _child(id, "start")
    show_value(
        "start to first choice, warm", statistics.median(_start(id) for _ in range(TIMES)), "s", most=targets.start
    )
    show_value("state", t.game.state.itemsize, "bytes", most=targets.state)
    plain = statistics.median(_child(id, "plain", ROOFTREE_PLAIN="1")["rate"] for _ in range(TIMES))
    show_rate("interpreted, driven from Python: choices", Measured(plain, plain / loop))


def _cold(id: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        return _child(id, "cold", ROOFTREE_CACHE=folder)


def _start(id: str) -> float:
    """Seconds on the clock, from before the process exists until it has told us of its first choice."""
    start = time.perf_counter()
    return _child(id, "start")["first_choice"] - start


def _child(id: str, task: str, **environment: str) -> dict[str, float]:
    command = [sys.executable, "-m", "bench.compile_time", id, task]
    done = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, check=True)
    answer: dict[str, float] = json.loads(done.stdout)
    return answer


def _start_child(id: str) -> dict[str, float]:
    from rooftree.engine.play import begin, choices

    t = set_table(id, plays=1, matches=1)
    begin(t.box, t.plays, 0, t.options, t.seeds[0])
    choices(t.box, t.plays, 0, t.out)
    return {"first_choice": time.perf_counter()}


def _plain_child(id: str) -> dict[str, float]:
    from rooftree.engine.play import begin, play_out

    t = set_table(id, plays=1, matches=PLAIN_MATCHES)
    start = time.process_time()
    made = 0
    for seed in t.seeds:
        begin(t.box, t.plays, 0, t.options, seed)
        made += play_out(t.box, t.plays, 0, t.out)
    return {"rate": made / (time.process_time() - start)}


def _cold_child(id: str) -> dict[str, float]:
    """Call every function once, from Python; each call compiles what it is the first to need."""
    from rooftree.engine import play

    t = set_table(id, plays=2, matches=2)
    spent = time.process_time()
    play.begin(t.box, t.plays, 0, t.options, t.seeds[0])
    play.choices(t.box, t.plays, 0, t.out)
    play.step(t.box, t.plays, 0, int(t.out[0]), t.out)
    needed_to_play = time.process_time() - spent
    play.play_out(t.box, t.plays, 0, t.out)
    play.play_many(t.box, t.plays, t.options, t.seeds, t.out)
    lists, counts = np.zeros((2, t.game.max_choices), np.int16), np.zeros(2, np.int64)
    play.begin_batch(t.box, t.plays, t.options, t.seeds, lists, counts)
    play.step_batch(t.box, t.plays, lists[:, 0].copy(), lists, counts)
    _call_contract(id)
    return {"play": needed_to_play, "everything": time.process_time() - spent}


def _call_contract(id: str) -> None:
    from rooftree.engine import game as contract
    from rooftree.engine.buffers import FAULTS, RESULT, SCORE, event_buffer
    from rooftree.engine.luck import dice, seed_of

    t = set_table(id, plays=1, matches=1)
    box, s, twin = t.box[0], np.zeros(1, t.game.state)[0], np.zeros(1, t.game.state)[0]
    luck, events = dice(seed_of("a cold start"))[0], event_buffer()[0]
    contract.deal(box, s, t.options, luck)
    contract.advance(box, s, luck, events)
    contract.legal(box, s, 0, t.out)
    choice = int(t.out[0])
    contract.verdict(box, s, 0, choice)
    contract.stand_in(box, s, 0)
    contract.apply(box, s, 0, choice, events)
    contract.imagine(box, s, t.seats - 1, luck, twin)
    contract.observe(box, s, 0, np.zeros(t.game.observation, np.int16))
    contract.score(box, s, 0, np.zeros(1, SCORE)[0])
    contract.result(box, s, np.zeros(1, RESULT)[0])
    contract.audit(box, s, np.zeros(1, FAULTS)[0])
    contract.terms(box, s, 0, np.zeros(len(t.game.terms)))


CHILDREN: dict[str, Callable[[str], dict[str, float]]] = {
    "cold": _cold_child,
    "start": _start_child,
    "plain": _plain_child,
}

if __name__ == "__main__":
    if len(sys.argv) == 3:
        print(json.dumps(CHILDREN[sys.argv[2]](sys.argv[1])))
    else:
        main()
