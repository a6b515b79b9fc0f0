"""A match of Tiny Garden that is over, and its record, as several tests spoil it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.match import Match
from rooftree.engine.record import record_of, write
from tests.engine.garden import finish, planted, sow, take

Content = dict[str, Any]


def eventful() -> Match:
    """A match over with every kind of entry in its log, and a client's id."""
    match = planted(2, compost="open")
    match.change_seat(1, name="Бен", kind="greedy")
    match.set_confirming(0, True)
    sow(match, 0, client="c-1")
    match.take_back(0)
    sow(match, 0, 1)
    match.confirm(0)
    sow(match, 1)
    take(match, "spade")
    return finish(match)


MATCH = eventful()
DATA = write(record_of(MATCH))


def spoiled(change: Callable[[Content], object]) -> bytes:
    """The record with a change in it."""
    content = json.loads(DATA)
    change(content)
    return json.dumps(content).encode()


def problem(act: Callable[[], object]) -> str:
    """What is said of a record that is wrong."""
    with pytest.raises(RooftreeError) as caught:
        act()
    assert len(caught.value.problems) == 1
    return str(caught.value)
