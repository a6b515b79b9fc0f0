"""The options that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from rooftree.engine.errors import wrong

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `rooftree games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="For programs: stdout holds only JSON.")]
Language = Annotated[str, typer.Option("--lang", metavar="en|ru|pl", help="The language of the game's sentences.")]
BoxName = Annotated[
    str | None,
    typer.Option("--box", metavar="ID|FILE", help="A box of the game, or a box file (TOML); default: the usual one."),
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A table option; may be given again. `rooftree games` lists them."
    ),
]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="TEXT", help="Chance comes from this: the same seed, the same cards.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match (JSON).")]


def table_options(given: Sequence[str] | None) -> dict[str, str]:
    """Options as they are typed: name=value."""
    chosen: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise wrong("--option", text, "name=value")
        if name in chosen:
            raise wrong(f"--option {name}", "given twice", "once")
        chosen[name] = value
    return chosen


def write_file(path: Path, content: bytes) -> None:
    """Write a file of the user's; a place that can't be written is an error that names it."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise wrong(str(path), error.strerror or "an unwritable file", "a place to write to") from None


def make_folder(path: Path) -> None:
    """Make sure there is a folder to write to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise wrong(str(path), error.strerror or "an unwritable folder", "a folder to write to") from None
