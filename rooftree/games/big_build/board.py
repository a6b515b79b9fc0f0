"""The board of a Big Build box: its cells, where they lie on the sheet, and the graph of its paths."""

import re
from collections.abc import Mapping, Sequence
from math import hypot

from rooftree.engine.box import Sheet
from rooftree.engine.buffers import Array
from rooftree.games.big_build.state import CELLS, SEATS

KINDS = ("round", "arrow", "start", "square")
APART = 60
"""Centres of cells keep this distance: a cell is drawn 56 wide, and two must not lie on top of each other."""

CELL_BESIDE, PATH_BESIDE = 52, 34
"""So far from the picture lie the centres of cells, and the paths: the picture must be free to be drawn."""

LONGEST_ID = 16
"""An id is typed, and stands on the map of plain text beside sixty others."""

HIGHEST_PRICE = 9

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Ids:
    """The ids of a box; one id names one thing, and can be typed as a word."""

    def __init__(self) -> None:
        self._taken: dict[str, str] = {}

    def read(self, row: Sheet) -> str:
        """The id of a row."""
        id = row.text("id")
        if not _ID.fullmatch(id) or len(id) > LONGEST_ID:
            row.problem("id", id, f"small letters, digits and hyphens, at most {LONGEST_ID}")
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


class Picture:
    """Where the picture of the house lies on the sheet, and how many rows and columns it has."""

    def __init__(self, table: Sheet, width: int, height: int) -> None:
        self._table = table
        self.rows, self.cols = table.number("rows", 1, 10), table.number("cols", 1, 10)
        self._x, self._y = table.number("x", 0, width), table.number("y", 0, height)
        size = table.number("size", 10, 1000)
        self._right, self._bottom = self._x + size * self.cols, self._y + size * self.rows
        table.basis()
        table.close()
        if self._right > width or self._bottom > height:
            found = f"a picture up to {self._right}, {self._bottom}"
            table.problem("size", found, f"one on the sheet of {width} by {height}")

    def is_near(self, one: Cell, other: Cell, distance: int) -> bool:
        """Whether the straight line between two cells comes so near to the picture."""
        low, high = 0.0, 1.0  # the part of the line that may still be beside or above the picture
        for start, end, least, most in (
            (one.x, other.x, self._x - distance, self._right + distance),
            (one.y, other.y, self._y - distance, self._bottom + distance),
        ):
            if start == end:
                if not least < start < most:
                    return False
            else:
                first, last = sorted(((least - start) / (end - start), (most - start) / (end - start)))
                low, high = max(low, first), min(high, last)
        return low < high


def read_size(sheet: Sheet) -> tuple[int, int]:
    """The width and height of the sheet."""
    size = sheet.table("sheet")
    width, height = size.number("width", 100, 10_000), size.number("height", 100, 10_000)
    size.basis()
    size.close()
    return width, height


def read_cells(sheet: Sheet, ids: Ids, symbols: Sequence[str], picture: Picture, size: tuple[int, int]) -> list[Cell]:
    """The cells, checked to lie on the sheet, apart from each other and beside the picture."""
    cells = [Cell(row, ids, symbols, *size) for row in sheet.tables("cell")]
    for cell in cells:
        if picture.is_near(cell, cell, CELL_BESIDE):
            cell.row.problem("x", f"{cell.x}, {cell.y}", f"a place at least {CELL_BESIDE} away from the picture")
    _check_distances(cells)
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


def pack_paths(sheet: Sheet, packed: Array, cells: Sequence[Cell], picture: Picture) -> int:
    """The drawn paths, none of them over the picture; how many there are."""
    at = {cell.id: n for n, cell in enumerate(cells) if cell.id}
    rows = sheet.tables("path")
    for row in rows if at else ():
        a, b = (at.get(row.text(end, at)) for end in ("a", "b"))
        row.basis()
        row.close()
        if a is None or b is None:
            continue
        if a == b:
            row.problem("b", cells[b].id, "another cell than a")
        elif int(packed["paths"][0, a]) >> b & 1:
            row.problem("b", cells[b].id, f"a path that is not listed already: {cells[a].id} has one to it")
        elif picture.is_near(cells[a], cells[b], PATH_BESIDE):
            row.problem("b", cells[b].id, f"a path at least {PATH_BESIDE} away from the picture")
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
