"""The very same rule functions in one kernel on a GPU, one match a thread: the rate, and the proof that it is the same.

    python -m bench.gpu GAME

The first thousand matches must end in the states that the CPU reaches, byte for byte; then the rate is taken, and both
are kept in bench/results/gpu. Where there is no GPU, it says what was measured elsewhere, and whether the rules
have changed since. Needs the extra `gpu` (numba-cuda).
"""

import hashlib
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.figures import TIMES, show_plain_rate
from bench.table import Table, named_game, set_table
from rooftree.engine.buffers import Array
from rooftree.engine.play import begin, play_out, play_record

RESULTS = Path(__file__).parent / "results" / "gpu"
CHECKED = 1_000
BLOCK = 128
THREADS_A_PROCESSOR = 1_024
REGISTERS = 64
ROUNDS = 64


def seed_of_number(seed: Array, number: int) -> Array:
    """The seed of a match by its number: the kernel has no hash function, so the number is the seed's last word."""
    own = seed.copy()
    own[7] = number
    return own


def states_on_cpu(t: Table, matches: int) -> Array:
    """The states in which the first matches end, played one after the other."""
    states = np.zeros(matches, t.game.state)
    for number in range(matches):
        begin(t.box, t.plays, 0, t.options, seed_of_number(t.seeds[0], number))
        play_out(t.box, t.plays, 0, t.out)
        states[number] = t.plays["state"][0]
    return states


def hashes_of(states: Array) -> list[str]:
    """A short name for every state."""
    return [hashlib.sha256(state.tobytes()).hexdigest()[:16] for state in states]


def kernel_of(t: Table) -> Any:
    """The kernel: every thread plays its matches in memory of its own, and leaves the last one's state."""
    import numba
    from numba import cuda

    play = numba.from_dtype(play_record(t.game))
    width = t.game.max_choices

    @cuda.jit(max_registers=REGISTERS)
    def play_in_threads(box, options, seed, first, rounds, states, made):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        plays = cuda.local.array(1, play)
        out = cuda.local.array(width, numba.int16)
        own = cuda.local.array(8, numba.int64)
        for word in range(8):
            own[word] = seed[word]
        count = 0
        for n in range(rounds):
            own[7] = first + n * states.shape[0] + i
            begin(box, plays, 0, options, own)
            count += play_out(box, plays, 0, out)
        states[i] = plays[0].state
        made[i] = count

    return play_in_threads


class Device:
    """A GPU with a game's kernel on it."""

    def __init__(self, t: Table) -> None:
        from numba import cuda

        device = cuda.get_current_device()
        self.name = device.name if isinstance(device.name, str) else device.name.decode()
        self.threads = device.MULTIPROCESSOR_COUNT * THREADS_A_PROCESSOR
        self._game = t.game
        self._kernel = kernel_of(t)
        self._given = [cuda.to_device(array) for array in (t.box, t.options, t.seeds[0])]

    def play(self, threads: int, first: int, rounds: int) -> tuple[Array, int, float]:
        """Play `rounds` matches in every thread: the last states, all choices made, and the seconds it took."""
        from numba import cuda

        states = cuda.to_device(np.zeros(threads, self._game.state))
        made = cuda.to_device(np.zeros(threads, np.int64))
        cuda.synchronize()
        start = time.perf_counter()
        self._kernel[-(-threads // BLOCK), BLOCK](*self._given, first, rounds, states, made)
        cuda.synchronize()
        seconds = time.perf_counter() - start
        return states.copy_to_host(), int(made.copy_to_host().sum()), seconds


def has_gpu() -> bool:
    """Whether numba-cuda is installed and finds a GPU."""
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda still asks for the old name
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


def measure(t: Table) -> dict[str, Any] | None:
    """The comparison and the rates; None if a state differs."""
    expected = states_on_cpu(t, CHECKED)
    device = Device(t)
    found, _, _ = device.play(CHECKED, 0, 1)
    different = [number for number in range(CHECKED) if found[number].tobytes() != expected[number].tobytes()]
    print(f"{CHECKED:,} matches of {t.game.id} on {device.name}: {len(different)} end in another state than on the CPU")
    if different:
        print(f"the first that differs: match {different[0]}")
        return None
    device.play(device.threads, 0, 1)
    matches, choices = [], []
    for number in range(TIMES):
        _, made, seconds = device.play(device.threads, number * ROUNDS * device.threads, ROUNDS)
        matches.append(ROUNDS * device.threads / seconds)
        choices.append(made / seconds)
    return {
        "rules": t.game.rules_hash,
        "device": device.name,
        "threads": device.threads,
        "matches_a_second": round(statistics.median(matches)),
        "choices_a_second": round(statistics.median(choices)),
        "states": hashes_of(expected),
    }


def kept_results() -> dict[str, dict[str, Any]]:
    """What was measured, by game."""
    return {path.stem: json.loads(path.read_text()) for path in sorted(RESULTS.glob("*.json"))}


def keep(game: str, result: dict[str, Any]) -> None:
    """Write a game's result beside those of the others."""
    (RESULTS / f"{game}.json").write_text(json.dumps(result, indent=1) + "\n")


def main() -> int:
    """Measure and keep, or say what was kept."""
    t = set_table(named_game(__doc__), plays=1, matches=1)
    if has_gpu():
        measured = measure(t)
        if measured is None:
            return 1
        keep(t.game.id, measured)
    result = kept_results().get(t.game.id)
    if result is None:
        print(f"no GPU here, and no figure of {t.game.id} from elsewhere")
        return 0
    changed = "" if result["rules"] == t.game.rules_hash else "; the rules have changed since"
    print(f"on {result['device']}, {result['threads']:,} matches side by side{changed}")
    show_plain_rate("random play on a GPU: matches", result["matches_a_second"], least=t.targets.gpu.matches)
    show_plain_rate("random play on a GPU: choices", result["choices_a_second"], least=t.targets.gpu.choices)
    return 0


if __name__ == "__main__":
    sys.exit(main())
