"""A Big Build table in plain text: the board as a map, the picture, figures and hands."""

from collections.abc import Iterable, Mapping, Set
from typing import Any

from rooftree.engine.box import Box
from rooftree.engine.text import Texts

Block = tuple[str, str]
COLUMNS, LINES = 76, 36
ROUND_MARKS = {"arrow": "»", "start": "°"}


def draw(box: Box, table: Mapping[str, Any], texts: Texts) -> list[Block]:
    """Titled blocks: the map, the picture, what lies before each seat, the hands that may be seen."""
    standing = {figure["cell"]: seat + 1 for seat, figure in enumerate(table["figures"]) if figure["cell"]}
    blocks = [
        (texts.message("draw-board"), _board(box, table["squares"], standing)),
        (texts.message("draw-picture"), "\n".join(_picture(box, table["picture"], texts))),
        (texts.message("draw-figures"), "\n".join(_figures(table, texts))),
        (texts.message("draw-tokens"), "\n".join(_tokens(box, table["squares"], texts))),
    ]
    if table.get("hand"):
        blocks.append((texts.message("draw-hand"), _cards(table["hand"], texts)))
    for seat, cards in enumerate(table.get("hands", [])):
        if cards:
            blocks.append((f"{texts.message('draw-hand')}: {texts.seat(seat)}", _cards(cards, texts)))
    return blocks


def draw_box(box: Box, texts: Texts) -> list[Block]:
    """The board of a box with its tokens laid out as the fixed layout has them, and the picture they make."""
    tokens = box.content["token"]
    whole = [{"token": token["id"], "seat": None} for token in tokens]
    return [
        (texts.message("draw-board"), _board(box, {token["square"]: token["id"] for token in tokens}, {})),
        (texts.message("draw-picture"), "\n".join(_picture(box, whole, texts))),
    ]


# --- the map -------------------------------------------------------------------------------------------------------


def _board(box: Box, squares: Mapping[str, str], standing: Mapping[str, int]) -> str:
    """Dotted paths between the cells: a symbol's letter, a token's square in brackets, a figure with its seat."""
    sheet = box.content["sheet"]
    at = {
        cell["id"]: (
            round(cell["x"] * (COLUMNS - 5) / sheet["width"]) + 2,
            round(cell["y"] * (LINES - 1) / sheet["height"]),
        )
        for cell in box.content["cell"]
    }
    rows = [[" "] * COLUMNS for _ in range(LINES)]
    for path in box.content["path"]:
        for x, y in _points(at[path["a"]], at[path["b"]]):
            rows[y][x] = "·"
    taken: set[tuple[int, int]] = set()
    for cell in box.content["cell"]:
        label = _label(box, cell, squares, standing)
        left, y = _room(at[cell["id"]], len(label), taken)
        rows[y][left : left + len(label)] = label
        taken |= {(x, y) for x in range(left, left + len(label) + 1)}
    lines = ["".join(row).rstrip() for row in rows]
    indent = min(len(line) - len(line.lstrip()) for line in lines if line)
    return "\n".join(line[indent:] for line in lines).strip("\n")


def _room(wished: tuple[int, int], width: int, taken: Set[tuple[int, int]]) -> tuple[int, int]:
    """Where a label begins: as near to its place as others leave room for it, and a space between them."""
    left, line = max(0, min(COLUMNS - width, wished[0] - width // 2)), wished[1]
    if _is_free(left, line, width, taken):
        return left, line
    places = [(x, y) for y in range(LINES) for x in range(COLUMNS - width + 1) if _is_free(x, y, width, taken)]
    return min(places, key=lambda place: abs(place[0] - left) + 2 * abs(place[1] - line), default=(left, line))


def _is_free(left: int, line: int, width: int, taken: Set[tuple[int, int]]) -> bool:
    return not any((x, line) in taken for x in range(left, left + width + 1))


def _points(one: tuple[int, int], other: tuple[int, int]) -> Iterable[tuple[int, int]]:
    """The places on a straight line, one for every column or line it passes, whichever are more."""
    steps = max(abs(other[0] - one[0]) // 2, abs(other[1] - one[1]), 1)
    for n in range(steps + 1):
        yield (
            round(one[0] + (other[0] - one[0]) * n / steps),
            round(one[1] + (other[1] - one[1]) * n / steps),
        )


def _label(box: Box, cell: Mapping[str, Any], squares: Mapping[str, str], standing: Mapping[str, int]) -> str:
    if cell["id"] in standing:
        return f"{cell['id']}@{standing[cell['id']]}"
    if cell["kind"] == "square":
        return f"[{cell['id']}]" if cell["id"] in squares else str(cell["id"])
    return cell["id"] + _letters(box)[cell["symbol"]] + ROUND_MARKS.get(cell["kind"], "")


def _letters(box: Box) -> dict[str, str]:
    return {symbol["id"]: symbol["letter"] for symbol in box.content["symbol"]}


def _face(box: Box, token: str) -> str:
    """The number side of a token: its symbol's letter, its price."""
    row = next(row for row in box.content["token"] if row["id"] == token)
    return f"{_letters(box)[row['symbol']]}{row['number']}"


# --- the rest ------------------------------------------------------------------------------------------------------


def _picture(box: Box, laid: Iterable[Mapping[str, Any]], texts: Texts) -> Iterable[str]:
    """The house row by row: each token's face in a frame, with the seat that laid it; in brackets what is missing."""
    owner = {entry["token"]: entry["seat"] for entry in laid}
    shape = box.content["picture"]
    for row in range(shape["rows"]):
        places = {t["col"]: t["id"] for t in box.content["token"] if t["row"] == row}
        yield " ".join(_place(box, places.get(col), owner) for col in range(shape["cols"])).rstrip()


def _place(box: Box, token: str | None, owner: Mapping[str, int | None]) -> str:
    """A place of the picture, five wide."""
    if token is None:
        return " " * 5
    face = _face(box, token)
    if token not in owner:
        return f"({face})".ljust(5)
    seat = owner[token]
    return f"▐{face}▌{'' if seat is None else seat + 1}".ljust(5)


def _figures(table: Mapping[str, Any], texts: Texts) -> Iterable[str]:
    """A line a seat: who it is, where, points, cards."""
    for seat, figure in enumerate(table["figures"]):
        parts = [f"@{seat + 1} {texts.seat(seat)}"]
        if figure["figure"]:
            parts += [texts.name("figure", figure["figure"]), figure["cell"]]
        parts.append(texts.message("count-points", points=figure["points"]))
        parts.append(texts.message("count-cards", count=figure["cards"]))
        yield ", ".join(parts)
    yield texts.message("draw-piles", deck=table["deck"], discards=len(table["discards"]))


def _tokens(box: Box, squares: Mapping[str, str], texts: Texts) -> Iterable[str]:
    """What is still to be built, and where its token lies."""
    for square, token in squares.items():
        yield f"{square} {_face(box, token)} {texts.name('token', token)}"


def _cards(cards: Iterable[str], texts: Texts) -> str:
    return "\n".join(texts.name("card", card) for card in cards)
