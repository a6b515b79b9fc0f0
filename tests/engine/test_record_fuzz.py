"""Whatever bytes a record file holds: it replays to what it says, or the error is one a person can read."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rooftree.engine.errors import Problem, RooftreeError
from rooftree.engine.record import read, record_of, replay, write
from tests.engine.recorded import DATA

CONTENT = json.loads(DATA)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 70), 1 << 70) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8) | st.sampled_from(["rose", "sow", "chose", "dealt", "00" * 32]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, inner in inside for place in [(*path, key), *places(inner, (*path, key))]]


PLACES = places(CONTENT)


def is_sound_or_says_why(data: bytes) -> None:
    """Either an error with a place in the record, or a replay that is written as it was read."""
    problems: tuple[Problem, ...] = ()
    try:
        record = read(data)
        again = replay(record, fair=record.seed is not None)
    except RooftreeError as error:
        problems = error.problems
    if problems:
        assert all(problem.where.startswith("record") for problem in problems), problems
        assert max(len(str(problem)) for problem in problems) < 1000
    else:
        assert again.entries == record.log
        assert record.result in (None, json.loads(write(record_of(again)))["result"])


@settings(max_examples=300)
@given(st.sampled_from(PLACES), st.sampled_from(["replace", "drop", "double"]), VALUES)
def test_a_changed_value_is_noticed_or_harmless(place: tuple[Any, ...], how: str, value: Any) -> None:
    content = copy.deepcopy(CONTENT)
    inside = content
    for key in place[:-1]:
        inside = inside[key]
    if how == "drop":
        del inside[place[-1]]
    elif how == "double" and isinstance(inside, list):
        inside.insert(place[-1], copy.deepcopy(inside[place[-1]]))
    else:
        inside[place[-1]] = value
    is_sound_or_says_why(json.dumps(content).encode())


@settings(max_examples=150)
@given(st.integers(0, len(DATA) - 1), st.integers(0, 20), st.binary(max_size=4))
def test_changed_bytes_are_noticed_or_harmless(start: int, length: int, bytes_instead: bytes) -> None:
    is_sound_or_says_why(DATA[:start] + bytes_instead + DATA[start + length :])


@settings(max_examples=100)
@given(st.integers(0, len(CONTENT["log"]) - 1), st.integers(0, len(CONTENT["log"]) - 1))
def test_entries_in_another_order_are_noticed_or_harmless(one: int, other: int) -> None:
    content = copy.deepcopy(CONTENT)
    content["log"].insert(one, content["log"].pop(other))
    is_sound_or_says_why(json.dumps(content).encode())


@given(VALUES)
def test_any_json_is_no_record(value: Any) -> None:
    is_sound_or_says_why(json.dumps(value).encode())
