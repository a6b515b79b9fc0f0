"""`play` and `fork`: a match in the terminal."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rooftree.cli.console import err, out
from rooftree.cli.options import BoxName, GameId, Language, RecordFile, Seed, TableOptions, table_options
from rooftree.cli.program import INTERRUPTED
from rooftree.engine.errors import one_of, wrong

if TYPE_CHECKING:
    from rooftree.engine.game import Game
    from rooftree.engine.match import Match

Kinds = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="person|random|greedy", help="Who plays the next seat; give it once a seat."),
]
Names = Annotated[list[str] | None, typer.Option("--name", help="The name of the next seat.")]
Confirm = Annotated[
    bool, typer.Option("--confirm/--no-confirm", help="Ask before a turn stands, so that a slip can be taken back.")
]
Keep = Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Keep the record of the match here.")]


def play(
    game: GameId,
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats.")] = None,
    seat: Kinds = None,
    name: Names = None,
    option: TableOptions = None,
    box: BoxName = None,
    seed: Seed = None,
    lang: Language = "en",
    record: Keep = None,
    confirm: Confirm = False,
) -> None:
    """Play a game in the terminal, with people and bots. Seats that are not given are greedy bots."""
    from rooftree.engine.box import load_box
    from rooftree.engine.game import find_game
    from rooftree.engine.log import SeatInfo
    from rooftree.engine.luck import dice, seed_of
    from rooftree.engine.match import Match

    found = find_game(game)
    kinds = _kinds(found, seats, seat or [])
    names = _names(kinds, name or [])
    infos = [SeatInfo(*who, confirming=confirm and _is_person(who[1])) for who in zip(names, kinds, strict=True)]
    match = Match(found, load_box(found, box), table_options(option), infos)
    drawn = seed_of(seed) if seed is not None else secrets.token_bytes(32)
    match.throw(drawn, dice(drawn, noted=True))
    _at_the_table(match, lang, record)


def _is_person(kind: str) -> bool:
    from rooftree.cli.terminal import PERSON

    return kind == PERSON


def _kinds(game: "Game", seats: int | None, given: Sequence[str]) -> list[str]:
    """Who plays each seat: as given, the first one a person if nothing is, then greedy bots."""
    from rooftree.cli.terminal import KINDS, PERSON

    for kind in given:
        if kind not in KINDS:
            raise wrong("--seat", kind, one_of(KINDS))
    count = seats if seats is not None else max(len(given), min(game.seats))
    if count not in game.seats:
        raise wrong("--seats" if seats is not None else "--seat, how many", count, one_of(game.seats))
    if len(given) > count:
        raise wrong("--seat", f"given {len(given)} times", f"at most once for each of {count} seats")
    kinds = list(given) or [PERSON]
    return kinds + ["greedy"] * (count - len(kinds))


def _names(kinds: Sequence[str], given: Sequence[str]) -> list[str]:
    """The names as given; other people are numbered, and bots say what they are."""
    if len(given) > len(kinds):
        raise wrong("--name", f"given {len(given)} times", f"at most once for each of {len(kinds)} seats")
    usual = [("Seat" if _is_person(kind) else kind.capitalize()) + f" {n}" for n, kind in enumerate(kinds, 1)]
    return [*given, *usual[len(given) :]]


def fork(
    file: RecordFile,
    at: Annotated[int, typer.Option("--at", metavar="N", help="The position in the record's log to go on from.")],
    same: Annotated[bool, typer.Option("--same", help="The same cards to come, instead of fresh ones.")] = False,
    seat: Kinds = None,
    lang: Language = "en",
    record: Keep = None,
    confirm: Confirm = False,
) -> None:
    """Go on from a position of a recorded match, in the terminal."""
    from rooftree.cli.terminal import KINDS
    from rooftree.engine import record as records

    match = records.fork(records.read(file), at, fresh=not same, place=file.name)
    if seat and len(seat) > len(match.seats):
        raise wrong("--seat", f"given {len(seat)} times", f"at most once for each of {len(match.seats)} seats")
    for number, kind in enumerate(seat or []):
        if kind not in KINDS:
            raise wrong("--seat", kind, one_of(KINDS))
        match.change_seat(number, kind=kind)
    for number, info in enumerate(match.seats):
        match.set_confirming(number, confirm and _is_person(info.kind))
    _at_the_table(match, lang, record)


def _at_the_table(match: "Match", language: str, keep: Path | None) -> None:
    """Play the match. Whoever leaves early leaves a record behind, if one was asked for."""
    from rooftree.cli.terminal import Left, Terminal

    terminal = Terminal(match, language, keep)
    try:
        terminal.run()
    except (Left, EOFError, KeyboardInterrupt) as end:
        terminal.keep()
        err().print("\nThe match is not over." + (f" Its record is in {keep}." if keep else ""), markup=False)
        if not isinstance(end, Left):
            raise typer.Exit(INTERRUPTED) from None
    else:
        if keep is not None:
            out().print(f"The record is in {keep}.", markup=False)
