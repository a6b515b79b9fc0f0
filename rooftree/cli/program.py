"""What every command has in common: how it ends when something is wrong."""

from typing import Any

import typer
from typer.core import TyperGroup

from rooftree.cli.console import report
from rooftree.engine.errors import Problem, RooftreeError

UsageError: Any = typer.BadParameter.__base__  # the ways of misspelling a command; Typer keeps the name to itself
FOUND_WRONG, BAD_INPUT, INTERRUPTED = 1, 2, 130


class Program(TyperGroup):
    """The commands. Bad input is told problem by problem, as JSON to whoever asked for it; nobody sees a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        as_json = "--json" in ctx.args
        try:
            return super().invoke(ctx)
        except RooftreeError as error:
            report(error.problems, as_json)
            raise typer.Exit(BAD_INPUT) from None
        except UsageError as error:
            if not as_json:
                raise
            report([Problem("command line", error.format_message(), "what --help says")], as_json)
            raise typer.Exit(BAD_INPUT) from None
