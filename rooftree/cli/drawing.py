"""Matches on a screen: the table, what happened, the result. Knows no game; a game may offer a drawing of its own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.highlighter import RegexHighlighter
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rooftree.engine.box import Box
from rooftree.engine.game import Game
from rooftree.engine.text import Texts

Block = tuple[str, str]
"""A titled piece of a drawing, in plain text."""

_COLOURS = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "purple": "magenta",
    "brown": "orange4",
}


class ComponentColours(RegexHighlighter):
    """Paints the codes of components that have a colour; the code says the same without paint."""

    def __init__(self, box: Box) -> None:
        self._codes: dict[str, list[str]] = {}
        for rows in box.content.values():
            for row in rows if isinstance(rows, list) else []:
                if isinstance(row, Mapping) and row.get("colour") in _COLOURS:
                    self._codes.setdefault(row["colour"], []).append(str(row.get("id")))

    def highlight(self, text: Text) -> None:
        """Paint the codes in a text."""
        for colour, codes in self._codes.items():
            text.highlight_words(codes, _COLOURS[colour])


class SideBySide:
    """Blocks in frames, side by side as far as the screen is wide."""

    def __init__(self, blocks: Sequence[Block], paint: ComponentColours) -> None:
        self._blocks, self._paint = blocks, paint

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row: list[Panel] = []
        taken = 0
        for title, text in self._blocks:
            width = max(cell_len(line) for line in [*text.splitlines(), f"  {title}"]) + 4
            if row and taken + width > options.max_width:
                yield Columns(row)
                row, taken = [], 0
            row.append(Panel(self._paint(text), title=Text(title) if title else None, expand=False, width=width))
            taken += width + 1
        yield Columns(row)


def draw_table(game: Game, box: Box, table: Mapping[str, Any], texts: Texts) -> RenderableType:
    """The table as a view has it: by the game's own `draw` if its words have one, else key by key."""
    own = getattr(game.words, "draw", None)
    blocks: list[Block] = own(box, table, texts) if own is not None else list(_blocks(table, texts))
    return SideBySide(blocks, ComponentColours(box))


def _blocks(table: Mapping[str, Any], texts: Texts) -> Iterable[Block]:
    """A block for every seat, and one for what all share."""
    shared: list[str] = []
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(entry, Mapping) for entry in value):
            for seat, entry in enumerate(value):
                yield texts.seat(seat), "\n".join(_lines(entry, texts))
        else:
            shared += _lines({key: value}, texts)
    yield "", "\n".join(shared)


def _lines(entries: Mapping[str, Any], texts: Texts) -> list[str]:
    return [f"{_word(key)}: {_value(key, value, texts)}" for key, value in entries.items()]


def _word(key: str) -> str:
    return key.replace("_", " ")


def _value(key: str, value: Any, texts: Texts) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "–"
        case str():
            return texts.name(key, value)
        case Mapping():
            return ", ".join(
                f"{texts.name(key, str(name))} {_value(key, entry, texts)}" for name, entry in value.items()
            )
        case list():
            return ", ".join(_value(key, entry, texts) for entry in value) or "–"
        case _:
            return str(value)


def numbered(sentences: Iterable[str]) -> RenderableType:
    """Choices in sentences, each with the number to type."""
    rows = [Text.assemble((f"{n:>3} ", "bold"), sentence) for n, sentence in enumerate(sentences, 1)]
    return Columns(rows, column_first=True, padding=(0, 3))


def print_events(console: Console, told: Iterable[Mapping[str, Any]], texts: Texts) -> None:
    """What happened, a sentence an event."""
    for entry in told:
        for event in entry["events"]:
            console.print(Text(f"  {texts.event(event)}", style="dim"))


def breakdown(lines: Iterable[Mapping[str, Any]], texts: Texts) -> RenderableType:
    """A seat's points, line by line, each with the paragraph it comes from."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column()
    for line in lines:
        said = Text(texts.line(line))
        if line.get("slots"):
            said.append(f"  {' '.join(line['slots'])}", style="dim")
        said.append(f"  {line.get('paragraph', '')}", style="dim")
        grid.add_row(f"{line['points']:+d}", said)
    return grid


def draw_result(result: Mapping[str, Any], texts: Texts) -> RenderableType:
    """Places, the breakdown of every seat, who won and what decided it."""
    standing = Table(box=None, pad_edge=False)
    for column in ("place", "seat", "points", ""):
        standing.add_column(column, justify="right" if column in ("place", "points") else "left")
    parts: list[RenderableType] = []
    for entry in sorted(result["seats"], key=lambda entry: (entry["place"], entry["seat"])):
        name = texts.seat(entry["seat"])
        role = texts.message(f"role-{entry['role']}") if "role" in entry else ""
        standing.add_row(str(entry["place"]), Text(name), str(entry["total"]), Text(role))
    for entry in result["seats"]:
        parts += ["", Text(f"{texts.seat(entry['seat'])}: {entry['total']}", style="bold")]
        parts.append(breakdown(entry["lines"], texts))
    winners = ", ".join(texts.seat(seat) for seat in result["winners"])
    tie_break = texts.message(f"tie-break-{result['tie_break']}")
    end = Text(texts.message(f"end-{result['reason']}"), style="dim")
    verdict = Text.assemble(
        ("Winner: " if len(result["winners"]) == 1 else "Winners: "), (winners, "bold"), f" – {tie_break}"
    )
    return Group(standing, *parts, "", verdict, end)
