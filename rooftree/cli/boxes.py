"""`box show` and `box check`: what is in a box, and where each figure comes from."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rooftree.cli.console import out, plain, print_json, report
from rooftree.cli.options import Json, Language, write_file
from rooftree.cli.program import FOUND_WRONG
from rooftree.engine.errors import RooftreeError, one_of, wrong

if TYPE_CHECKING:
    from rooftree.engine.box import Box
    from rooftree.engine.game import Game

app = typer.Typer(help="Look at a box, or check a box file.", no_args_is_help=True)

BoxArgument = Annotated[str, typer.Argument(metavar="FILE|ID", help="A box file (TOML), or the id of a box.")]
GameOption = Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game, where a box id needs it.")]
RECONSTRUCTED = "reconstructed"


@app.command("show")
def show(
    box: BoxArgument,
    game: GameOption = None,
    sheet: Annotated[
        Path | None, typer.Option("--sheet", metavar="FILE", help="Draw everything in the box on a page (HTML).")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show everything in a box, with the basis of each figure; reconstructed ones are marked with *."""
    from rooftree.cli.drawing import ComponentColours, SideBySide
    from rooftree.engine.game import find_game
    from rooftree.engine.text import Texts

    found = _find(box, game)
    if sheet is not None:
        _write_sheet(found, sheet, lang)
    if as_json:
        print_json({"id": found.id, "game": found.game, "hash": found.hash, "content": found.content})
        return
    console = out()
    console.print(f"[bold]{found.names['en']}[/bold] ({found.id}), a box of {found.game}, hash {found.hash}")
    draw_box = getattr(find_game(found.game).words, "draw_box", None)
    if draw_box is not None:
        texts = Texts(find_game(found.game), found)
        console.print(SideBySide(draw_box(found, texts), ComponentColours(found)))
    marked = sum(_print_part(key, value) for key, value in found.content.items() if isinstance(value, list | dict))
    if any(isinstance(row.get("basis"), Mapping) for row in _rows_of(found.content)):
        console.print("\nr rulebook, p public, i inferred")
    console.print(
        f"\n* {marked} reconstructed: our best guess; enter the true figures in a file of your own."
        if marked
        else "\nNothing in this box is reconstructed."
    )


def _write_sheet(box: "Box", file: Path, lang: str) -> None:
    """The page on which a game draws its boxes, if it does."""
    from rooftree.engine.game import find_game
    from rooftree.engine.text import Texts

    game = find_game(box.game)
    draw_sheet = getattr(game.words, "sheet", None)
    if draw_sheet is None:
        raise wrong("--sheet", f"a box of {game.id}", "a box of a game that draws its boxes")
    write_file(file, draw_sheet(box, Texts(game, box, lang)).encode())


def _rows_of(content: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Every row of every part of a box."""
    parts = [part if isinstance(part, list) else [part] for part in content.values()]
    return [row for part in parts for row in part if isinstance(row, Mapping)]


def _print_part(key: str, value: Any) -> int:
    """One part of a box as a table; how much of it is reconstructed: rows, or single figures."""
    from rich.table import Table
    from rich.text import Text

    rows = [row for row in value if isinstance(row, Mapping)] if isinstance(value, list) else [value]
    columns = list(dict.fromkeys(column for row in rows for column in row if column not in ("ru", "pl")))
    columns.sort(key=lambda column: column in ("basis", "note"))
    if all(isinstance(row.get("basis"), Mapping) for row in rows):
        columns.remove("basis")  # each figure has its mark instead
    table = Table(title=f"{key}: {len(rows)}", title_justify="left")
    for column in columns:
        table.add_column(column)
    marked = [_reconstructed(row) for row in rows]
    for row, marks in zip(rows, marked, strict=True):
        cells = [_cell(row.get(column)) + _mark(row, column, marks) for column in columns]
        table.add_row(*map(Text, cells), style="yellow" if marks else "")
    out().print(table)
    return sum(map(len, marked))


def _mark(row: Mapping[str, Any], column: str, reconstructed: set[str]) -> str:
    """Where a figure comes from, as a letter; a star where it is our best guess."""
    if column in reconstructed:
        return "*"
    basis = row.get("basis")
    origin = basis.get(_figure(column)) if isinstance(basis, Mapping) else None
    return f" {origin[0]}" if origin is not None else ""


def _figure(column: str) -> str:
    """What a column is called where its basis is told."""
    return "name" if column == "en" else column


def _reconstructed(row: Mapping[str, Any]) -> set[str]:
    """The columns of a row that are our best guess: the figures its basis names, or the row as a whole."""
    basis = row.get("basis")
    if not isinstance(basis, Mapping):
        return {"basis"} if basis == RECONSTRUCTED else set()
    return {column for column in row if basis.get(_figure(column)) == RECONSTRUCTED}


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(_cell(entry) for entry in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_cell(entry)}" for key, entry in value.items())
    return "" if value is None else str(value)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file (TOML).")], as_json: Json = False
) -> None:
    """Check a box file; every problem is listed with its key. Exit code 1 if there is one."""
    from rooftree.engine.box import build_box, read_toml

    content = read_toml(file)
    game = _game_of(content, file)
    try:
        box = build_box(game, content, file.name)
    except RooftreeError as error:
        if as_json:
            print_json({"ok": False, "problems": plain(error.problems)})
        else:
            report(error.problems, as_json=False)
        raise typer.Exit(FOUND_WRONG) from None
    if as_json:
        print_json({"ok": True, "id": box.id, "game": box.game, "hash": box.hash, "problems": []})
    else:
        out().print(f"{file}: a sound box of {box.game}, id {box.id}, hash {box.hash}", markup=False)


def _game_of(content: Mapping[str, Any], file: Path) -> "Game":
    """The game a box file names."""
    from rooftree.engine.game import find_game, game_ids

    id = content.get("game")
    if id not in game_ids():
        raise wrong(f"{file.name}, game", id, one_of(game_ids()))
    return find_game(str(id))


def _find(box: str, game: str | None) -> "Box":
    """A box file, or a box of a game by its id; without a game, of the only game that has one so named."""
    from rooftree.engine.box import box_ids, build_box, load_box, read_toml
    from rooftree.engine.game import find_game, game_ids

    if box.endswith(".toml"):
        file = Path(box)
        content = read_toml(file)
        return build_box(find_game(game) if game else _game_of(content, file), content, file.name)
    if game is not None:
        return load_box(find_game(game), box)
    owners = [owner for id in game_ids() if box in box_ids(owner := find_game(id))]
    if not owners:
        known = [f"{id} --game {owner}" for owner in game_ids() for id in box_ids(find_game(owner))]
        raise wrong("box", box, one_of(known) + ", or a file ending in .toml")
    if len(owners) > 1:
        raise wrong("box", box, "--game " + " or --game ".join(owner.id for owner in owners))
    return load_box(owners[0], box)
