"""`simulate`: matches between bots by the thousand."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rooftree.cli.console import err, out, print_json, progress_bar
from rooftree.cli.options import BoxName, GameId, Json, Seed, TableOptions, make_folder, table_options, write_file
from rooftree.cli.program import INTERRUPTED

if TYPE_CHECKING:
    from rooftree.engine.box import Box
    from rooftree.study.summary import Interval, Quartiles, Summary
    from rooftree.study.table import Table


def simulate(
    game: GameId,
    seats: Annotated[int | None, typer.Option("--seats", help="How many seats; the fewest by default.")] = None,
    games: Annotated[int, typer.Option("--games", help="How many matches.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,...", help="Bots for the seats, from the first again if fewer.")
    ] = "random",
    option: TableOptions = None,
    box: BoxName = None,
    seed: Seed = None,
    workers: Annotated[int | None, typer.Option("--workers", help="Threads; all cores by default.")] = None,
    to: Annotated[
        list[Path] | None,
        typer.Option("--out", metavar="FILE", help="Write the table: .csv, .json or .parquet; may be given again."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write the record of every match here.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Play any number of matches between bots; the table is the same for any number of workers.

    Ctrl-C keeps and reports what is done.
    """
    from rooftree.engine.box import load_box
    from rooftree.engine.game import find_game
    from rooftree.engine.luck import seed_of
    from rooftree.study.formats import check_output, write_table
    from rooftree.study.simulate import simulate as play_matches
    from rooftree.study.summary import summarize

    found = find_game(game)
    loaded = load_box(found, box)
    for path in to or []:
        check_output(path)
    if records is not None:
        make_folder(records)
    with progress_bar("playing", games) as progress:
        table = play_matches(
            found,
            loaded,
            seats=seats if seats is not None else min(found.seats),
            games=games,
            bots=bots.split(","),
            options=table_options(option),
            seed=seed_of(seed) if seed is not None else None,
            workers=workers,
            progress=progress,
        )
    for path in to or []:
        write_table(table, path)
    summary = summarize(table)
    if as_json:
        _print_json(table, summary)
    else:
        _print_summary(table, summary)
    if records is not None:
        _write_records(table, loaded, records)
    if table.interrupted:
        err().print(f"Interrupted: {table.meta.played} of {table.meta.games} matches were played and are kept.")
        raise typer.Exit(INTERRUPTED)


def _write_records(table: "Table", box: "Box", folder: Path) -> None:
    """Play every match again in the open and write its record."""
    from rooftree.engine.record import write
    from rooftree.study.simulate import record_of

    played = table.meta.played
    width = len(str(played - 1))
    with progress_bar("records", played) as progress:
        for number in range(played):
            record = record_of(table.game, box, table.meta, number)
            write_file(folder / f"{table.game.id}-{number:0{width}}.json", write(record))
            progress(number + 1)


def _print_json(table: "Table", summary: "Summary") -> None:
    import msgspec

    print_json(
        {
            "meta": msgspec.to_builtins(table.meta),
            "interrupted": table.interrupted,
            "summary": msgspec.to_builtins(summary),
        }
    )


def _print_summary(table: "Table", summary: "Summary") -> None:
    from rich.table import Table as Grid

    from rooftree.engine.text import Texts

    texts = Texts(table.game, None)
    meta, console = table.meta, out()
    console.print(f"[bold]{texts.message('game-title')}[/bold]: {meta.played} matches, {meta.seats} seats")
    grid = Grid("", "wins", "95%", "even", "least / quartiles / most", box=None, padding=(0, 2, 0, 0))
    for seat in summary.seats:
        figures = (*_wins(seat.wins), f"{seat.even:.1%}", _spread(seat.score))
        grid.add_row(f"{texts.seat(seat.seat)}, {seat.bot}", *figures)
    grid.add_row()
    for role in summary.roles:
        grid.add_row(texts.message(f"role-{role.name}"), *_wins(role.wins), f"{role.even:.1%}")
    for bot in summary.bots:
        grid.add_row(bot.name, *_wins(bot.wins), f"{bot.even:.1%}")
    console.print(grid)
    console.print()
    console.print(f"choices a match: {_spread(summary.length)}")
    for name, share in summary.tie_breaks.items():
        console.print(f"{texts.message(f'tie-break-{name}')}: {share.share:.1%}", markup=False)
    for name, share in summary.ends.items():
        console.print(f"{texts.message(f'end-{name}')} {share.share:.1%}", markup=False)
    options = " ".join(f"{name}={value}" for name, value in meta.options.items())
    console.print(
        f"rooftree {meta.version} · rules {meta.rules} · box {meta.box} {meta.box_hash}\n{options}\nseed {meta.seed}",
        markup=False,
        style="dim",
        soft_wrap=True,
    )


def _wins(share: "Interval") -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}"


def _spread(figures: "Quartiles") -> str:
    values = (figures.least, figures.lower, figures.median, figures.upper, figures.most)
    return " / ".join(f"{value:.1f}".removesuffix(".0") for value in values)
