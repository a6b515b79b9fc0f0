"""The buffers rule functions write into: events, lines of a score, faults of a position, the result."""

from typing import Any

import numpy as np

from rooftree.engine.rule import record, rule

MAX_SEATS = 8
EVENT_ROWS, EVENT_WIDTH = 64, 10
SCORE_ROWS = 64
FAULT_ROWS = 128

EVENTS = record(("count", "i4"), ("room", "i4"), ("row", "i2", (EVENT_ROWS, EVENT_WIDTH)))
SCORE = record(("line", "i8", (SCORE_ROWS, 4)), ("count", "i8"))
FAULTS = record(("count", "i4"), ("row", "i2", (FAULT_ROWS, 4)))
RESULT = record(
    ("total", "i4", (MAX_SEATS,)),
    ("place", "i1", (MAX_SEATS,)),
    ("role", "i1", (MAX_SEATS,)),
    ("tie_break", "i1"),
    ("reason", "i1"),
    ("seats", "i1"),
    ("pad", "u1"),
)

Array = np.ndarray[Any, np.dtype[Any]]


@rule
def tell(events, kind, seat, a=0, b=0, c=0, d=0, e=0, f=0):  # type: ignore[no-untyped-def]
    """Write an event, if the buffer has room: its kind, a seat (or -1), and a few numbers."""
    n = events.count
    if n < events.room:
        row = events.row[n]
        row[0], row[1], row[2], row[3], row[4] = kind, seat, a, b, c
        row[5], row[6], row[7] = d, e, f
        events.count = n + 1


@rule
def add_line(out, kind, points, place, mask):  # type: ignore[no-untyped-def]
    """One line of a score: what for, how many points, where, and which places were counted (a bit each)."""
    line = out.line[out.count]
    line[0], line[1], line[2], line[3] = kind, points, place, mask
    out.count += 1


@rule
def add_fault(out, reason, seat, place, thing):  # type: ignore[no-untyped-def]
    """One rule a position breaks: the reason, and where. What does not fit is left out; the first ones stand."""
    if out.count < FAULT_ROWS:
        row = out.row[out.count]
        row[0], row[1], row[2], row[3] = reason, seat, place, thing
        out.count += 1


def event_buffer(room: int = EVENT_ROWS) -> Array:
    """An empty event buffer; with room 0 nothing is written."""
    events = np.zeros(1, EVENTS)
    events["room"] = room
    return events
