"""Reading what a person may have written, and saying what is wrong with it."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rooftree.engine.errors import Problem, RooftreeError, cut, one_of, shown, within, wrong
from rooftree.engine.reading import convert, file_bytes, json_value, tame


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[int]


def problem(act: Any) -> str:
    with pytest.raises(RooftreeError) as caught:
        act()
    return str(caught.value)


# --- files and values ------------------------------------------------------------------------------------------------


def test_a_file_is_read_up_to_its_largest_size(tmp_path: Path) -> None:
    path = tmp_path / "five"
    path.write_bytes(b"12345")
    assert file_bytes(path, 5, "a file") == b"12345"
    assert problem(lambda: file_bytes(path, 4, "a file")) == 'five: found "more than 4 bytes", expected at most 4'


def test_a_device_that_never_ends_is_too_large() -> None:
    assert problem(lambda: file_bytes(Path("/dev/zero"), 100, "a file")).startswith('zero: found "more than 100 bytes"')


def test_what_cannot_be_opened_is_named_in_full(tmp_path: Path) -> None:
    said = problem(lambda: file_bytes(tmp_path / "none", 9, "a file"))
    assert said == f'{tmp_path}/none: found "No such file or directory", expected a file'
    assert 'found "Is a directory"' in problem(lambda: file_bytes(tmp_path, 9, "a file"))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine").touch(mode=0)
    assert 'found "Permission denied"' in problem(lambda: file_bytes(tmp_path / "mine", 9, "a file"))


def test_json_is_read_and_anything_else_is_said_to_be_none() -> None:
    assert json_value('{"a": [1, "ż"]}'.encode(), "x.json", "JSON") == {"a": [1, "ż"]}
    for data in (b"", b"{", b"nul", b"\xff", b'{"a": 1}}'):
        assert problem(lambda data=data: json_value(data, "x.json", "JSON")).startswith(
            'x.json: found "what is not JSON ('
        )


def nested(depth: int) -> Any:
    value: Any = 1
    for n in range(depth):
        value = [value] if n % 2 else {"in": value}
    return value


def test_values_lie_at_most_so_deep_inside_one_another() -> None:
    assert tame(nested(63), "x", "a value") == nested(63)
    said = problem(lambda: tame(nested(64), "x", "a value"))
    assert said == 'x: found "values inside one another more than 64 times", expected a value'


@pytest.mark.parametrize("number", [(1 << 64) - 1, -(1 << 64) + 1, 0])
def test_a_number_of_64_bits_is_taken(number: int) -> None:
    assert tame([{"n": number}], "x", "a value") == [{"n": number}]


@pytest.mark.parametrize("number", [1 << 64, -(1 << 64), 1 << 5000])
def test_a_wider_number_is_not(number: int) -> None:
    said = problem(lambda: tame([{"n": number}], "x", "a value"))
    assert said == f'x: found "a number of {number.bit_length()} bits", expected a value, with at most 64 bits'


def test_a_value_is_converted_or_the_key_is_named() -> None:
    assert convert({"cards": [1, 2]}, Hand, "x", "a hand") == Hand([1, 2])
    assert problem(lambda: convert({"cards": [1, "2"]}, Hand, "x", "a hand")) == (
        'x, cards[1]: found "Expected `int`, got `str`", expected a hand'
    )
    assert problem(lambda: convert({}, Hand, "x", "a hand")) == (
        'x: found "Object missing required field `cards`", expected a hand'
    )


# --- errors ----------------------------------------------------------------------------------------------------------


def test_an_error_says_where_what_was_found_and_what_was_expected() -> None:
    error = wrong("box.toml, id", "7", "a number")
    assert error.problems == (Problem("box.toml, id", '"7"', "a number"),)
    assert str(error) == 'box.toml, id: found "7", expected a number'


def test_an_error_carries_every_problem_a_line_each() -> None:
    error = RooftreeError([Problem("a", "1", "2"), Problem("b", "3", "4")])
    assert str(error) == "a: found 1, expected 2\nb: found 3, expected 4"
    assert str(within(error, "f.json")) == "f.json, a: found 1, expected 2\nf.json, b: found 3, expected 4"


@pytest.mark.parametrize(
    ("found", "said"), [("rose", '"rose"'), (None, "nothing"), (7, "7"), ([1, "a"], "[1, 'a']"), (True, "True")]
)
def test_what_was_found_is_shown_as_it_was_written(found: object, said: str) -> None:
    assert shown(found) == said


def test_what_is_long_is_cut() -> None:
    assert cut("a" * 120) == "a" * 120
    assert cut("a" * 121) == "a" * 117 + "..."
    assert len(shown("b" * 500)) == 120


def test_what_would_have_been_right_is_a_phrase() -> None:
    assert one_of([2, 3]) == "one of 2, 3"
