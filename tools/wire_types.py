"""Writes the client's TypeScript types from rooftree/table/wire.py; with --check only compares."""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from rooftree.table import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Made from rooftree/table/wire.py by `python -m tools.wire_types`: change it there.\n"
WORDS = "Readonly<Record<string, unknown>>"
ALIASES = ("Words", "View", "LogEntry", "Status", "Colour", "Reaction")
UNIONS = ("Doing", "Asked", "Message")
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript() -> str:
    """The whole file."""
    return HEAD + "\n" + "\n".join([*_aliases(), *_interfaces(), *_unions()])


def _aliases() -> Iterator[str]:
    for name in ALIASES:
        kind = getattr(wire, name)
        yield _declared(f"export type {name}", _values(kind) if get_origin(kind) is Literal else WORDS)


def _unions() -> Iterator[str]:
    for name in UNIONS:
        yield _declared(f"export type {name}", " | ".join(part.__name__ for part in get_args(getattr(wire, name))))


def _declared(start: str, meaning: str) -> str:
    """A declaration, broken at its bars when it is too long for a line, as prettier does it."""
    line = f"{start} = {meaning};\n"
    if len(line) <= 121:
        return line
    return f"{start} =\n" + "\n".join(f"    | {part}" for part in meaning.split(" | ")) + ";\n"


def _interfaces() -> Iterator[str]:
    for name, kind in vars(wire).items():
        if inspect.isclass(kind) and issubclass(kind, wire.Wire) and kind is not wire.Wire:
            yield _interface(name, kind)


def _interface(name: str, kind: type[wire.Wire]) -> str:
    lines = [f"/** {inspect.cleandoc(kind.__doc__ or '')} */", f"export interface {name} {{"]
    config = kind.__struct_config__
    if config.tag is not None:
        lines.append(f"    {config.tag_field}: '{config.tag}';")
    for field in msgspec.structs.fields(kind):
        optional = "" if field.required else "?"
        lines.append(f"    {field.name}{optional}: {_written(field.type)};")
    return "\n".join([*lines, "}", ""])


def _written(kind: Any) -> str:
    """A type as TypeScript writes it; the named ones by their names."""
    for name in (*ALIASES, *UNIONS):
        if kind == getattr(wire, name):
            return name
    if get_origin(kind) in (Union, type(int | str)):
        return " | ".join(_written(part) for part in get_args(kind))
    if get_origin(kind) is Literal:
        return _values(kind)
    if get_origin(kind) is list:
        inner = _written(get_args(kind)[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if get_origin(kind) is dict:
        return f"Record<string, {_written(get_args(kind)[1])}>"
    return PLAIN.get(kind) or kind.__name__


def _values(kind: Any) -> str:
    return " | ".join(f"'{value}'" for value in get_args(kind))


def stale() -> bool:
    """Whether the file differs from the types."""
    return not TARGET.exists() or TARGET.read_text(encoding="utf-8") != typescript()


def main() -> None:
    """Write the file, or say that it is stale."""
    if "--check" in sys.argv[1:]:
        if stale():
            sys.exit(f"{TARGET}: stale, run: python -m tools.wire_types")
        return
    TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
