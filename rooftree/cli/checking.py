"""`check`: whether a game keeps what every game must keep."""

from typing import TYPE_CHECKING, Annotated

import typer

from rooftree.cli.console import out, print_json, progress_bar
from rooftree.cli.options import BoxName, GameId, Json
from rooftree.cli.program import FOUND_WRONG

if TYPE_CHECKING:
    from rooftree.engine.check import Report

MARKS = {"passed": "[green]passed[/]", "failed": "[bold red]FAILED[/]", "not-examined": "[yellow]not examined[/]"}


def check(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=0, help="How many matches to play fast.")] = 1000,
    deep: Annotated[int, typer.Option("--deep", min=0, help="How many to examine in depth, step by step.")] = 10,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="The same seed, the same matches.")] = "check",
    box: BoxName = None,
    as_json: Json = False,
) -> None:
    """Examine a game: rules, words, views, records, imagination. Exit code 1 when a check fails."""
    from rooftree.engine.box import load_box
    from rooftree.engine.check import check_game
    from rooftree.engine.game import find_game

    found = find_game(game)
    loaded = load_box(found, box)
    with progress_bar("examining", games + deep) as advance:
        done = 0

        def more(matches: int) -> None:
            nonlocal done
            done += matches
            advance(done)

        report = check_game(found, loaded, games=games, deep=deep, seed=seed, progress=more)
    if as_json:
        print_json(report.as_dict())
    else:
        _print(report)
    if not report.passed:
        raise typer.Exit(FOUND_WRONG)


def _print(report: "Report") -> None:
    from rich.table import Table
    from rich.text import Text

    console = out()
    console.print(f"[bold]{report.game}[/bold]: {report.games} matches played fast, {report.deep} examined in depth")
    table = Table("", "check", "times", "", box=None, pad_edge=False)
    table.columns[2].justify = "right"
    for finding in report.findings:
        says = Text(finding.claim.says)
        if finding.failures:
            where = f" ({finding.place})" if finding.place is not None else ""
            says.append(f"\n{finding.failures} times, first: {finding.first}{where}", style="red")
        table.add_row(MARKS[finding.outcome], finding.claim.id, str(finding.examined), says)
    console.print(table)
    covered = report.coverage
    seats = ", ".join(map(str, covered["seats"]))
    console.print(
        f"Occurred: seat counts {seats}; {covered['values'][0]} of {covered['values'][1]} option values, "
        f"{covered['pairs'][0]} of {covered['pairs'][1]} pairs of them, in {covered['sets']} sets of options"
    )
    for pair in covered["missing"]:
        console.print(f"  not played: {pair}", markup=False)
    console.print(
        f"rules {report.rules} · box {report.box} {report.box_hash} · seed {report.seed}", markup=False, style="dim"
    )
    console.print("All checks passed." if report.passed else f"Failed: {', '.join(report.failed)}.")
