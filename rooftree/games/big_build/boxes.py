"""A Big Build box: the board, its symbols, the tokens with the picture, the cards (BB-105)."""

import re
from collections import Counter
from collections.abc import Sequence

import numpy as np

from rooftree.engine.box import Sheet
from rooftree.engine.buffers import Array
from rooftree.games.big_build.board import (
    HIGHEST_PRICE,
    Cell,
    Ids,
    Picture,
    check_graph,
    count_kinds,
    pack_cells,
    pack_paths,
    read_cells,
    read_size,
)
from rooftree.games.big_build.rules import STALL_ROUNDS
from rooftree.games.big_build.state import (
    BOX,
    CARDS,
    FIGURES,
    HAND,
    NO_SYMBOL,
    NO_TOKEN,
    SEATS,
    SYMBOLS,
    TOKENS,
    size_of,
)

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


def pack_box(sheet: Sheet) -> Array:
    """Check the box and pack it. What compares parts of it waits until all of them are readable."""
    packed = np.zeros(1, BOX)
    packed["symbol"] = NO_SYMBOL
    packed["fixed"] = NO_TOKEN
    ids = Ids()
    symbols = _read_symbols(sheet, ids)
    width, height = read_size(sheet)
    picture = Picture(sheet.table("picture"), width, height)
    cells = read_cells(sheet, ids, symbols, picture, (width, height))
    pack_cells(packed, cells, symbols)
    counts = {**count_kinds(cells), "path": pack_paths(sheet, packed, cells, picture)}
    counts["token"] = _pack_tokens(sheet, packed, ids, symbols, cells, picture)
    counts["card"] = _pack_cards(sheet, packed, ids, symbols)
    counts["figure"] = _check_figures(sheet, ids)
    _pack_rules(sheet, packed)
    counts["adjacencies"] = sum(size_of(int(beside)) for beside in packed["beside"][0]) // 2
    counts["points"] = counts["token"] + counts["adjacencies"]
    packed["points"] = counts["points"]
    _check_expected(sheet, counts)
    if not sheet.problems:
        _check_prices(sheet, packed, cells)
        check_graph(sheet, packed, cells)
    return packed


def _read_symbols(sheet: Sheet, ids: Ids) -> list[str]:
    rows = sheet.tables("symbol")
    symbols, letters = [], []
    for row in rows:
        symbols.append(ids.read(row))
        letters.append(row.text("letter"))
        _check_colour(row)
        row.names()
        row.basis()
        row.close()
        if len(letters[-1]) != 1 or letters[-1] in letters[:-1]:
            row.problem("letter", letters[-1], "a letter of its own")
    if not 1 <= len(rows) <= SYMBOLS:
        sheet.problem("symbol", f"{len(rows)} symbols", f"1 to {SYMBOLS} symbols")
    return symbols[:SYMBOLS]


def _check_colour(row: Sheet) -> None:
    colour = row.text("colour")
    if not _COLOUR.fullmatch(colour):
        row.problem("colour", colour, "a colour like #8C6239")


def _pack_tokens(
    sheet: Sheet, packed: Array, ids: Ids, symbols: Sequence[str], cells: Sequence[Cell], picture: Picture
) -> int:
    """Prices, the picture (BB-52), and the fixed layout (BB-91); how many tokens there are."""
    squares = {cell.id: n for n, cell in enumerate(cells) if cell.is_square}
    tokens = sheet.tables("token")
    own: dict[str, dict[object, str]] = {"part": {}, "place": {}, "square": {}, "symbol and number": {}}
    places: list[tuple[int, int]] = []
    for n, token in enumerate(tokens):
        ids.read(token)
        token.names()
        symbol, number = token.text("symbol", symbols), token.number("number", 1, HIGHEST_PRICE)
        part, square = token.text("part"), token.text("square", squares)
        places.append((token.number("row", 0, picture.rows - 1), token.number("col", 0, picture.cols - 1)))
        token.basis()
        token.close()
        found = {"part": part, "place": places[-1], "square": square, "symbol and number": f"{symbol} {number}"}
        for key, value in found.items():
            if value in own[key]:
                token.problem(key, value, f"one of its own: {own[key][value]} has it too")
            own[key][value] = token.where
        if square in squares and cells[squares[square]].number != number:
            token.problem("square", square, f"a square of the number {number}")
        if n < TOKENS and symbol in symbols and square in squares:
            packed["token_symbol"][0, n] = symbols.index(symbol)
            packed["price"][0, n] = number
            packed["fixed"][0, squares[square]] = n
    if not 1 <= len(tokens) <= TOKENS:
        sheet.problem("token", f"{len(tokens)} tokens", f"1 to {TOKENS} tokens")
    for n, (row, col) in enumerate(places[:TOKENS]):
        beside = [m for m, (r, c) in enumerate(places[:TOKENS]) if abs(row - r) + abs(col - c) == 1]
        packed["beside"][0, n] = sum(1 << m for m in beside)
    packed["tokens"] = min(len(tokens), TOKENS)
    return len(tokens)


def _pack_cards(sheet: Sheet, packed: Array, ids: Ids, symbols: Sequence[str]) -> int:
    rows = sheet.tables("card")
    for n, row in enumerate(rows):
        ids.read(row)
        row.names()
        shown = row.text("symbols").split()
        row.basis()
        row.close()
        if not 1 <= len(shown) <= HIGHEST_PRICE or not set(shown) <= set(symbols):
            row.problem("symbols", " ".join(shown), f"1 to {HIGHEST_PRICE} of {', '.join(symbols)}")
        elif n < CARDS:
            for symbol in shown:
                packed["copies"][0, n, symbols.index(symbol)] += 1
    if not HAND * SEATS <= len(rows) <= CARDS:
        sheet.problem("card", f"{len(rows)} cards", f"{HAND * SEATS} to {CARDS} cards")  # BB-67
    packed["cards"] = min(len(rows), CARDS)
    packed["symbols"] = len(symbols)
    return len(rows)


def _check_figures(sheet: Sheet, ids: Ids) -> int:
    rows = sheet.tables("figure")
    for row in rows:
        ids.read(row)
        _check_colour(row)
        row.names()
        row.basis()
        row.close()
    if len(rows) != FIGURES:
        sheet.problem("figure", f"{len(rows)} figures", f"{FIGURES} figures")
    return len(rows)


def _pack_rules(sheet: Sheet, packed: Array) -> None:
    rules = sheet.table("rules")
    rules.number("hand", HAND, HAND)
    rules.number("victory_cards", 0, 999)
    packed["stall_rounds"] = rules.number("stall_rounds", 1, STALL_ROUNDS)
    rules.basis()
    rules.close()


def _check_expected(sheet: Sheet, counts: dict[str, int]) -> None:
    """What the box says it adds up to, against what it adds up to; what is misread adds up to something else."""
    readable = not sheet.problems
    expected = sheet.table("expect")
    for key, count in counts.items():
        number = expected.number(key, 0, 999)
        if readable and number != count:
            expected.problem(key, number, f"{count}, as many as the box has")
    expected.basis()
    expected.close()


def _check_prices(sheet: Sheet, packed: Array, cells: Sequence[Cell]) -> None:
    """BB-105: as many squares of a number as tokens, and three cards that pay for each token."""
    tokens = sheet.tables("token")
    squares = Counter(cell.number for cell in cells if cell.is_square)
    prices = Counter(int(price) for price in packed["price"][0, : len(tokens)])
    for number in sorted(squares.keys() | prices.keys()):
        if squares[number] != prices[number]:
            found = f"{squares[number]} squares of the number {number}"
            sheet.problem("cell", found, f"{prices[number]}, a square for every token of this number")
    for n, token in enumerate(tokens):
        copies = packed["copies"][0, :, packed["token_symbol"][0, n]]
        most = int(np.sort(copies)[-HAND:].sum())
        if most < packed["price"][0, n]:
            token.problem("number", int(packed["price"][0, n]), f"at most {most}, what three cards can show")
