"""How a figure is taken: the median of five, in seconds of one core, beside a fixed loop timed in the same run.

The loop never changes, so the ratio to it compares versions of the program even where the machines differ.
"""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import numba
import numpy as np

TIMES = 5
LOOP_TURNS = 20_000_000


@dataclass(frozen=True)
class Measured:
    """How many of something a second, and how many for each turn of the reference loop in the same time."""

    rate: float
    ratio: float


@numba.njit
def reference_loop(turns):  # type: ignore[no-untyped-def]
    """Marsaglia's 64-bit xorshift: whole numbers only, one after the other, no memory."""
    x = np.uint64(88172645463325252)
    for _ in range(turns):
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
    return x


def loop_rate() -> float:
    """Turns of the reference loop a second, now."""
    reference_loop(1)
    start = time.process_time()
    reference_loop(LOOP_TURNS)
    return LOOP_TURNS / (time.process_time() - start)


def measure(work: Callable[[], int]) -> Measured:
    """The rate at which the work is done; it says how much of it there was. The first go is not counted."""
    work()
    rates, ratios = [], []
    for _ in range(TIMES):
        loop = loop_rate()
        start = time.process_time()
        done = work()
        rate = done / (time.process_time() - start)
        rates.append(rate)
        ratios.append(rate / loop)
    return Measured(statistics.median(rates), statistics.median(ratios))


def show_rate(what: str, measured: Measured, least: float | None = None, times: float = 1) -> None:
    """A line for a rate; `times` turns it into another (choices in a match)."""
    rate, ratio = measured.rate * times, measured.ratio * times
    print(f"{what:<58}{rate:>14,.0f} /s{ratio:>14.3g} of the loop{_target_of_rate(rate, least)}", flush=True)


def show_plain_rate(what: str, rate: float, least: float | None = None) -> None:
    """A line for a rate that was not taken beside the loop: another machine's, or a GPU's."""
    print(f"{what:<58}{rate:>14,.0f} /s{_target_of_rate(rate, least)}", flush=True)


def show_value(what: str, value: float, unit: str, most: float | None = None) -> None:
    """A line for something that is better small: seconds, bytes."""
    number = f"{value:,.0f}" if unit == "bytes" else f"{value:,.2f}"
    target = "" if most is None else _target(value <= most, f"at most {most:,.0f} {unit}")
    print(f"{what:<58}{number:>14} {unit}{target}", flush=True)


def _target_of_rate(rate: float, least: float | None) -> str:
    return "" if least is None else _target(rate >= least, f"at least {least:,.0f}")


def _target(met: bool, target: str) -> str:
    return f"   {'met' if met else 'MISSED'}: {target}"
