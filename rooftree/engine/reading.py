"""Reading a JSON file that a person may have written: every error names the file and the key."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rooftree.engine.errors import wrong

T = TypeVar("T")


def file_bytes(path: Path, largest: int, expected: str) -> bytes:
    """What a file holds."""
    try:
        if path.stat().st_size > largest:
            raise wrong(path.name, f"{path.stat().st_size} bytes", f"at most {largest}")
        return path.read_bytes()
    except OSError as error:
        raise wrong(str(path), error.strerror or "an unreadable file", expected) from None


def json_value(data: bytes, place: str, expected: str) -> Any:
    """The JSON value that bytes spell."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise wrong(place, f"what is not JSON ({error})", expected) from None


def convert(value: Any, kind: type[T], place: str, expected: str) -> T:
    """A value as a struct; the error names the key that does not fit."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        key = path.rstrip("`").removeprefix("$").lstrip(".")
        raise wrong(f"{place}, {key}" if key else place, message, expected) from None
