"""Reading a file that a person may have written: every error names the file and the key."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rooftree.engine.errors import wrong

T = TypeVar("T")

DEEPEST = 64
WIDEST = 64


def file_bytes(path: Path, largest: int, expected: str) -> bytes:
    """What a file holds."""
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)  # a device or a pipe would not tell its size
    except OSError as error:
        raise wrong(str(path), error.strerror or "an unreadable file", expected) from None
    if len(data) > largest:
        raise wrong(path.name, f"more than {largest} bytes", f"at most {largest}")
    return data


def json_value(data: bytes, place: str, expected: str) -> Any:
    """The JSON value that bytes spell."""
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise wrong(place, f"what is not JSON ({error})", expected) from None
    return tame(value, place, expected)


def tame(value: Any, place: str, expected: str) -> Any:
    """A value that may be shown and hashed without a second thought: Python itself gives up on the wildest."""
    level = [value]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for outer in level:
            if isinstance(outer, dict):
                inner.extend(outer.values())
            elif isinstance(outer, list):
                inner.extend(outer)
            elif isinstance(outer, int) and outer.bit_length() > WIDEST:
                raise wrong(place, f"a number of {outer.bit_length()} bits", f"{expected}, with at most {WIDEST} bits")
        if not inner:
            return value
        level = inner
    raise wrong(place, f"values inside one another more than {DEEPEST} times", expected)


def convert(value: Any, kind: type[T], place: str, expected: str) -> T:
    """A value as a struct; the error names the key that does not fit."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        key = path.rstrip("`").removeprefix("$").lstrip(".")
        raise wrong(f"{place}, {key}" if key else place, message, expected) from None
