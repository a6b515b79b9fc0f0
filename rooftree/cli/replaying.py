"""`replay`: a recorded match, played again and verified."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from rooftree.cli.console import out, plain, print_json, report
from rooftree.cli.options import Json, Language, RecordFile
from rooftree.cli.program import FOUND_WRONG
from rooftree.engine.errors import RooftreeError, within, wrong

if TYPE_CHECKING:
    from rooftree.engine.match import Match
    from rooftree.engine.record import Record


def replay(
    file: RecordFile,
    fair: Annotated[bool, typer.Option("--fair", help="Throw the dice again from the seed, too.")] = False,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="Show the table after N entries of the log.")
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Show everything that happened.")] = False,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Play a record again and verify every step. Exit code 1 if something differs, 2 if the file is no record."""
    from rooftree.engine import record as records
    from rooftree.engine.words import WATCHER

    record = records.read(file)
    _check_head(record, file.name, fair)
    if step is not None:
        record = _until(record, step, file.name)
    try:
        match = records.replay(record, fair, file.name)
    except RooftreeError as error:
        if as_json:
            print_json({"ok": False, "file": str(file), "problems": plain(error.problems)})
        else:
            report(error.problems, as_json=False)
        raise typer.Exit(FOUND_WRONG) from None
    if as_json:
        print_json(_as_json(str(file), match, fair, match.log(WATCHER) if log else None, step is not None))
    else:
        _show(match, record, fair, log, step, lang)


def _check_head(record: "Record", place: str, fair: bool) -> None:
    """What can't be played at all is bad input, not a difference."""
    from rooftree.engine.box import build_box
    from rooftree.engine.game import find_game

    try:
        game = find_game(record.game)
        build_box(game, record.box.content, "box")
        game.settle_options(len(record.seats), record.options)
        if fair and record.seed is None:
            raise wrong("seed", None, "the seed, to throw the dice again")
    except RooftreeError as error:
        raise within(error, place) from None


def _until(record: "Record", step: int, place: str) -> "Record":
    """The record as it stood after so many entries of its log."""
    import msgspec

    if not 0 <= step <= len(record.log):
        raise wrong(f"{place}, --step", step, f"a number from 0 to {len(record.log)}")
    return msgspec.structs.replace(record, log=record.log[:step], result=None)


def _as_json(file: str, match: "Match", fair: bool, log: Any, table: bool) -> dict[str, Any]:
    content: dict[str, Any] = {
        "ok": True,
        "file": file,
        "fair": fair,
        "game": match.game.id,
        "box": {"id": match.box.id, "hash": match.box.hash},
        "rules": match.game.rules_hash,
        "options": match.options,
        "seats": [{"name": info.name, "kind": info.kind} for info in match.seats],
        "positions": match.position,
        "over": match.over,
        "result": match.result() if match.over else None,
    }
    if table:
        content["table"] = match.everything()
    if log is not None:
        content["log"] = log
    return content


def _show(match: "Match", record: "Record", fair: bool, log: bool, step: int | None, lang: str) -> None:
    from rich.text import Text

    from rooftree.cli.drawing import draw_result, draw_table, print_events
    from rooftree.engine.text import Texts
    from rooftree.engine.words import WATCHER

    console = out()
    texts = Texts(match.game, match.box, lang, [info.name for info in match.seats])
    checked = "replayed, every step the same" + (", and thrown again from the seed" if fair else "")
    console.print(Text(f"{texts.message('game-title')}, box {match.box.id}: {match.position} entries {checked}."))
    for seat, info in enumerate(match.seats):
        console.print(Text(f"  {texts.seat(seat)} ({info.kind})"))
    if record.rules != match.game.rules_hash:
        console.print(f"Recorded with rules {record.rules}; these are {match.game.rules_hash}.")
    if log:
        print_events(console, match.log(WATCHER), texts)
    if step is not None:
        console.print(draw_table(match.game, match.box, match.everything(), texts))
    if match.over:
        console.print()
        console.print(draw_result(match.result(), texts))
    elif step is None:
        console.print("The match is not over.")
