"""`score`: the points of a game that was played on a real table."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rooftree.cli.console import err, out, print_json
from rooftree.cli.options import BoxName, GameId, Json, Language
from rooftree.cli.program import FOUND_WRONG
from rooftree.engine.errors import wrong

if TYPE_CHECKING:
    from rooftree.engine.game import Game
    from rooftree.engine.text import Texts

STDIN = "-"


def score(
    game: GameId,
    file: Annotated[
        str | None, typer.Argument(metavar="FILE|-", help="The score form (JSON), or - to read it from stdin.")
    ] = None,
    as_laid: Annotated[
        bool, typer.Option("--as-laid", help="Score a position that breaks rules all the same.")
    ] = False,
    example: Annotated[bool, typer.Option("--example", help="Print an example of the form, to start from.")] = False,
    box: BoxName = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Score a final position: the breakdown line by line, the winner, the tie-break.

    A position that no game can lead to lists every rule it breaks, each with its place, and exits with 1.
    """
    from rooftree.cli.drawing import draw_result
    from rooftree.engine.game import find_game
    from rooftree.engine.pad import lay_out, read_form
    from rooftree.engine.text import Texts

    found = find_game(game)
    if example:
        print(_example(found), end="")
        return
    if file is None:
        raise wrong("FILE", None, f"a score form (`rooftree score {game} --example` prints one), or - for stdin")
    data, place = _read(file)
    form = read_form(found, data, place)
    laid = lay_out(found, form, place, box)
    scored = laid.result if as_laid or not laid.faults else None
    texts = Texts(found, laid.box, lang, [getattr(seat, "name", "") for seat in form.seats])
    if as_json:
        faults = [{**fault, "says": texts.fault(fault)} for fault in laid.faults]
        head = {"game": found.id, "box": {"id": laid.box.id, "hash": laid.box.hash}, "rules": found.rules_hash}
        advice = {"advice": _advice_said(laid.advice, texts)} if laid.advice else {}
        print_json({"ok": not faults, **head, "faults": faults, "result": scored, **advice})
    else:
        _print_faults(laid.faults, texts)
        if scored is not None:
            out().print(draw_result(scored, texts))
        _print_advice(laid.advice, texts)
    if scored is None:
        raise typer.Exit(FOUND_WRONG)


def _example(game: "Game") -> str:
    """The first example of the game's form."""
    from rooftree.engine.words import example_forms

    examples = example_forms(game.folder)
    if not examples:
        raise wrong("--example", f"no example for {game.id}", "a game with a folder examples/")
    return examples[0].read_text(encoding="utf-8")


def _read(file: str) -> tuple[bytes, str]:
    """The form, and how its place is called in an error."""
    from rooftree.engine.pad import LARGEST_FORM
    from rooftree.engine.reading import file_bytes

    if file == STDIN:
        return sys.stdin.buffer.read(LARGEST_FORM), "stdin"
    return file_bytes(Path(file), LARGEST_FORM, "a score form (JSON)"), Path(file).name


def _advice_said(advice: list[dict[str, Any]], texts: "Texts") -> list[dict[str, Any]]:
    """Advice with its steps in sentences."""
    return [{**entry, "says": [texts.choice(step) for step in entry["steps"]]} for entry in advice]


def _print_advice(advice: list[dict[str, Any]], texts: "Texts") -> None:
    """What each seat could still do, and what that would add."""
    for entry in _advice_said(advice, texts):
        least = "" if entry["exact"] else " or more"
        out().print(f"\n{texts.seat(entry['seat'])} could still add {entry['gain']}{least}:", markup=False)
        for sentence in entry["says"]:
            out().print(f"  {sentence}", markup=False)


def _print_faults(faults: list[dict[str, Any]], texts: "Texts") -> None:
    """What is wrong, each with its place and its paragraph."""
    if faults:
        err().print("No game can end like this:" if len(faults) > 1 else "No game can end like this.")
    for fault in faults:
        err().print(f"  {texts.fault(fault)} ({fault['paragraph']})", markup=False)
