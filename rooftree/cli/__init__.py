"""The command line. A command imports what it needs when it runs, so that `rooftree --help` is there at once."""

import typer

from rooftree import __version__
from rooftree.cli import about, boxes, checking, playing, replaying, scoring, serving, simulating
from rooftree.cli.console import out
from rooftree.cli.program import Program

app = typer.Typer(
    name="rooftree",
    cls=Program,
    help="House-building board games: play them, score them, study them.",
    epilog="Exit codes: 0 fine, 1 something is wrong with what was looked at, 2 bad input, 130 interrupted.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        out().print(f"rooftree {__version__}")
        raise typer.Exit


@app.callback()
def _program(
    version: bool = typer.Option(False, "--version", callback=_show_version, is_eager=True, help="Show the version."),
) -> None:
    pass


app.command("games")(about.games)
app.command("rules")(about.rules)
app.command("play")(playing.play)
app.command("serve")(serving.serve)
app.command("fork")(playing.fork)
app.command("score")(scoring.score)
app.command("simulate")(simulating.simulate)
app.command("replay")(replaying.replay)
app.command("check")(checking.check)
app.add_typer(boxes.app, name="box")


def main() -> None:
    """Run the command line."""
    app()
