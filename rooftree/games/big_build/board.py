"""The board of a Big Build box: its cells, where they lie on the sheet, and the graph of its paths."""

import re
from collections.abc import Mapping, Sequence
from math import hypot

from rooftree.engine.box import Sheet
from rooftree.engine.buffers import Array
from rooftree.games.big_build.state import CELLS, SEATS

KINDS = ("round", "arrow", "start", "square")
APART = 40
"""Centres of cells keep this distance, so that figures standing side by side do not overlap."""

HIGHEST_PRICE = 9

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Ids:
    """The ids of a box; one id names one thing, and can be typed as a word."""

    def __init__(self) -> None:
        self._taken: dict[str, str] = {}

    def read(self, row: Sheet) -> str:
        """The id of a row."""
        id = row.text("id")
        if not _ID.fullmatch(id):
            row.problem("id", id, "small letters, digits and hyphens")
        elif id in self._taken:
            row.problem("id", id, f"an id of its own: {self._taken[id]} has it too")
        self._taken[id] = row.where
        return id


class Cell:
    """A cell as its row has it."""

    def __init__(self, row: Sheet, ids: Ids, symbols: Sequence[str], width: int, height: int) -> None:
        self.row = row
        self.id = ids.read(row)
        row.names()
        self.kind = row.text("kind", KINDS)
        self.symbol = "" if self.is_square else row.text("symbol", symbols)
        self.number = row.number("number", 1, HIGHEST_PRICE) if self.is_square else 0
        self.x, self.y = row.number("x", 0, width), row.number("y", 0, height)
        row.basis()
        row.close()

    @property
    def is_square(self) -> bool:
        """Whether tokens may lie here."""
        return self.kind == "square"


def read_cells(sheet: Sheet, ids: Ids, symbols: Sequence[str]) -> list[Cell]:
    """The cells, checked to lie on the sheet, apart from each other and beside the picture."""
    size = sheet.table("sheet")
    width, height = size.number("width", 100, 10_000), size.number("height", 100, 10_000)
    size.basis()
    size.close()
    cells = [Cell(row, ids, symbols, width, height) for row in sheet.tables("cell")]
    _check_distances(cells)
    _check_picture(sheet.table("picture"), cells, width, height)
    if not SEATS < len(cells) <= CELLS:
        sheet.problem("cell", f"{len(cells)} cells", f"{SEATS + 1} to {CELLS} cells")
    starts = sum(cell.kind == "start" for cell in cells)
    if starts < SEATS:
        sheet.problem("cell", f"{starts} START cells", f"a START cell for each of {SEATS} seats")
    return cells[:CELLS]


def _check_distances(cells: Sequence[Cell]) -> None:
    for n, cell in enumerate(cells):
        for other in cells[:n]:
            if hypot(cell.x - other.x, cell.y - other.y) < APART:
                cell.row.problem("x", f"{cell.x}, {cell.y}", f"a place at least {APART} away from {other.id}")


def _check_picture(picture: Sheet, cells: Sequence[Cell], width: int, height: int) -> None:
    """The picture lies on the sheet, and no cell lies on the picture."""
    x, y, size = picture.number("x", 0, width), picture.number("y", 0, height), picture.number("size", 10, 1000)
    right = x + size * picture.number("cols", 1, 10)
    bottom = y + size * picture.number("rows", 1, 10)
    picture.basis()
    picture.close()
    if right > width or bottom > height:
        picture.problem("size", f"a picture up to {right}, {bottom}", f"one on the sheet of {width} by {height}")
    for cell in cells:
        if x <= cell.x <= right and y <= cell.y <= bottom:
            cell.row.problem("x", f"{cell.x}, {cell.y}", "a place beside the picture")


def pack_cells(packed: Array, cells: Sequence[Cell], symbols: Sequence[str]) -> None:
    """What the rules need of the cells, and the links between all arrow cells (BB-31)."""
    packed["cells"] = len(cells)
    arrows = [n for n, cell in enumerate(cells) if cell.kind == "arrow"]
    for n, cell in enumerate(cells):
        if cell.symbol in symbols:
            packed["symbol"][0, n] = symbols.index(cell.symbol)
        packed["number"][0, n] = cell.number
        if cell.kind == "start":
            packed["starts"][0] |= 1 << n
        if n in arrows:
            packed["neighbours"][0, n] = sum(1 << other for other in arrows if other != n)


def pack_paths(sheet: Sheet, packed: Array, cells: Sequence[Cell]) -> int:
    """The drawn paths; how many there are."""
    at = {cell.id: n for n, cell in enumerate(cells)}
    rows = sheet.tables("path")
    for row in rows:
        a, b = (at.get(row.text(end, at)) for end in ("a", "b"))
        row.basis()
        row.close()
        if a is None or b is None:
            continue
        if a == b:
            row.problem("b", cells[b].id, "another cell than a")
        elif int(packed["paths"][0, a]) >> b & 1:
            row.problem("b", cells[b].id, f"a path that is not listed already: {cells[a].id} has one to it")
        for one, other in ((a, b), (b, a)):
            packed["paths"][0, one] |= 1 << other
            packed["neighbours"][0, one] |= 1 << other
    return len(rows)


def check_graph(sheet: Sheet, packed: Array, cells: Sequence[Cell]) -> None:
    """BB-105: no token may cut the board, and every square can be entered. Ways over round cells are measured, too."""
    round_cells = {n for n, cell in enumerate(cells) if not cell.is_square}
    paths = _linked(packed["paths"][0], len(cells))
    from_first = _distances(min(round_cells), paths, round_cells)
    for n, cell in enumerate(cells):
        if n in round_cells and n not in from_first:
            cell.row.problem("id", cell.id, f"a way over paths and round cells to {cells[min(round_cells)].id}")
        elif n not in round_cells and not paths[n] & round_cells:
            cell.row.problem("id", cell.id, "a path to a round cell")
    if sheet.problems:
        return
    links = _linked(packed["neighbours"][0], len(cells))
    for start in range(len(cells)):
        for n, steps in _distances(start, links, round_cells).items():
            packed["steps"][0, start, n] = steps


def _linked(masks: Array, cells: int) -> Mapping[int, set[int]]:
    return {n: {other for other in range(cells) if int(masks[n]) >> other & 1} for n in range(cells)}


def _distances(start: int, links: Mapping[int, set[int]], passable: set[int]) -> dict[int, int]:
    """How many steps it is from a cell to every other, going on from passable cells only."""
    steps = {start: 0}
    edge = [start]
    while edge:
        ahead = sorted({n for cell in edge for n in links[cell]} - steps.keys())
        steps |= dict.fromkeys(ahead, steps[edge[0]] + 1)
        edge = [n for n in ahead if n in passable]
    return steps


def count_kinds(cells: Sequence[Cell]) -> dict[str, int]:
    """How many cells of each kind there are; arrow and START cells are round, too."""
    counts = {kind: sum(cell.kind == kind for cell in cells) for kind in KINDS}
    return counts | {"round": len(cells) - counts["square"]}
