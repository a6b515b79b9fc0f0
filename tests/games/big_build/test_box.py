"""A box of one's own: what the loader refuses (BB-105), and that another board may be played."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from rooftree.engine.box import build_box
from rooftree.engine.errors import RooftreeError
from rooftree.engine.text import Texts
from rooftree.engine.words import WATCHER
from rooftree.games.big_build.draw import draw_box
from tests.games.big_build.table import BOX, GAME, Table

Content = dict[str, Any]


def changed(change: Callable[[Content], object]) -> Content:
    content = copy.deepcopy(dict(BOX.content))
    change(content)
    return content


def row(content: Content, kind: str, id: str) -> Content:
    found: Content = next(row for row in content[kind] if row["id"] == id)
    return found


def problems(change: Callable[[Content], object]) -> str:
    with pytest.raises(RooftreeError) as error:
        build_box(GAME, changed(change), "mine.toml")
    return str(error.value)


def edit(kind: str, name: str, /, **values: Any) -> Callable[[Content], object]:
    return lambda content: row(content, kind, name).update(values)


def drop(kind: str, id: str) -> Callable[[Content], object]:
    return lambda content: content[kind].remove(row(content, kind, id))


def cut_off(content: Content) -> None:
    """r36 keeps its square, and no other path."""
    content["path"] = [path for path in content["path"] if "r36" not in path.values() or "q14" in path.values()]
    content["expect"]["path"] = len(content["path"])


def strand(content: Content) -> None:
    """q10 is linked to another square only."""
    content["path"] = [path for path in content["path"] if "q10" not in path.values()]
    content["path"].append({"a": "q10", "b": "q09", "basis": "reconstructed"})
    content["expect"]["path"] = len(content["path"])


def poor(content: Content) -> None:
    """No card shows a log more than once."""
    for card in content["card"]:
        card["symbols"] = " ".join(dict.fromkeys(card["symbols"].split()))


def settings(key: str, **values: Any) -> Callable[[Content], object]:
    return lambda content: content[key].update(values)


BAD: list[tuple[Callable[[Content], object], str]] = [
    (edit("cell", "r02", id="r01"), 'cell[2].id: found "r01", expected an id of its own: mine.toml, cell[1] has it'),
    (edit("cell", "r02", id="R 2"), 'cell[2].id: found "R 2", expected small letters, digits and hyphens'),
    (edit("cell", "r02", kind="oval"), 'cell[2].kind: found "oval", expected one of round, arrow, start, square'),
    (edit("cell", "r02", symbol="glue"), 'cell[2].symbol: found "glue", expected one of log, brick'),
    (edit("cell", "r02", x=1001), "cell[2].x: found 1001, expected a whole number from 0 to 1000"),
    (edit("cell", "r02", y=-1), "cell[2].y: found -1, expected a whole number from 0 to 700"),
    (edit("cell", "r02", x=581, y=81), 'cell[2].x: found "581, 81", expected a place at least 60 away from r01'),
    (
        edit("cell", "r02", x=500, y=300),
        'cell[2].x: found "500, 300", expected a place at least 52 away from the picture',
    ),
    (
        edit("cell", "r40", x=500, y=210),
        'cell[40].x: found "500, 210", expected a place at least 52 away from the picture',
    ),
    (
        lambda c: c["path"][0].update(a="r39", b="r19"),
        'path[1].b: found "r19", expected a path at least 34 away from the picture',
    ),
    (edit("cell", "r02", id="a-very-long-name-for-a-cell"), "letters, digits and hyphens, at most 16"),
    (edit("symbol", "log", colour="brown"), 'symbol[1].colour: found "brown", expected a colour like #8C6239'),
    (edit("figure", "owl", colour="#12"), 'figure[5].colour: found "#12", expected a colour like #8C6239'),
    (edit("cell", "r02", number=3), 'cell[2].number: found "an unknown key"'),
    (edit("cell", "q02", number=4), 'token[15].square: found "q02", expected a square of the number 5'),
    (edit("cell", "q02", number=0), "cell[42].number: found 0, expected a whole number from 1 to 9"),
    (drop("cell", "r02"), 'path[39].b: found "r02", expected one of r01, r03'),
    (
        lambda c: [row(c, "cell", id).update(kind="round") for id in ("r01", "r08")],
        "expected a START cell for each",
    ),
    (lambda c: c["path"].append({"a": "r01", "b": "r02", "basis": "public"}), "expected a path that is not listed"),
    (lambda c: c["path"].append({"a": "r01", "b": "r01", "basis": "public"}), "expected another cell than a"),
    (lambda c: c["path"][0].pop("basis"), "path[1].basis: found nothing, expected one of rulebook, public"),
    (cut_off, 'cell[36].id: found "r36", expected a way over paths and round cells to r01'),
    (strand, 'cell[50].id: found "q10", expected a path to a round cell'),
    (poor, "token[13].number: found 4, expected at most 3, what three cards can show"),
    (edit("token", "log-5", number=9), 'square: found "q02", expected a square of the number 9'),
    (edit("token", "log-5", row=3), "token[15].row: found 3, expected a whole number from 0 to 2"),
    (edit("token", "log-5", row=0), "token[15].place: found (0, 2), expected one of its own"),
    (edit("token", "log-5", part="well"), 'token[15].part: found "well", expected one of its own'),
    (edit("token", "log-5", symbol="nail", number=4), "symbol and number"),
    (edit("token", "log-5", square="r02"), 'token[15].square: found "r02", expected one of q01'),
    (drop("token", "log-5"), "expect.token: found 15, expected 14, as many as the box has"),
    (drop("card", "c45"), "expect.card: found 45, expected 44, as many as the box has"),
    (edit("card", "c45", symbols="paint glue"), 'card[45].symbols: found "paint glue", expected 1 to 9 of log'),
    (lambda c: c["card"].__delitem__(slice(14, None)), 'card: found "14 cards", expected 15 to 60 cards'),
    (lambda c: c.update(card=c["card"] + [{**c["card"][0], "id": f"x{n}"} for n in range(16)]), '"61 cards"'),
    (drop("figure", "owl"), 'figure: found "4 figures", expected 5 figures'),
    (drop("symbol", "log"), 'cell[4].symbol: found "log", expected one of brick'),
    (edit("symbol", "log", letter="B"), 'symbol[2].letter: found "B", expected a letter of its own'),
    (settings("rules", hand=4), "rules.hand: found 4, expected a whole number from 3 to 3"),
    (settings("rules", stall_rounds=51), "rules.stall_rounds: found 51, expected a whole number from 1 to 50"),
    (settings("expect", points=38), "expect.points: found 38, expected 37, as many as the box has"),
    (settings("expect", arrow=4), "expect.arrow: found 4, expected 5, as many as the box has"),
    (settings("picture", size=300), 'picture.size: found "a picture up to 1850, 1160", expected one on the sheet'),
    (settings("picture", cols=4), "token[1].col: found 4, expected a whole number from 0 to 3"),
    (settings("sheet", width=900), "cell[6].x: found 915, expected a whole number from 0 to 900"),
    (lambda c: c.pop("picture"), "picture: found nothing, expected a table"),
]


@pytest.mark.parametrize("change, problem", BAD, ids=[problem[:40] for _, problem in BAD])
def test_BB_105_what_is_wrong_is_named(change: Callable[[Content], object], problem: str) -> None:
    assert problem in problems(change)


def test_BB_105_without_cells_paths_are_not_complained_of() -> None:
    found = problems(lambda content: content.update(cell=[]))
    assert 'cell: found "0 cells", expected 6 to 60 cells' in found
    assert "path[" not in found


def test_BB_105_a_number_with_more_squares_than_tokens_is_named() -> None:
    def change(content: Content) -> None:
        content["cell"].append({**row(content, "cell", "q01"), "id": "q16", "x": 450, "y": 206})
        content["path"].append({"a": "q16", "b": "q01", "basis": "reconstructed"})
        content["expect"].update(square=16, path=91)

    assert 'cell: found "4 squares of the number 1", expected 3, a square for every token' in problems(change)


def smaller(content: Content) -> None:
    """A board without q10 and its token, and a picture of another shape: the left roof slope is gone."""
    content["cell"].remove(row(content, "cell", "q10"))
    content["path"] = [path for path in content["path"] if "q10" not in path.values()]
    content["token"].remove(row(content, "token", "paint-1"))
    content["rules"]["stall_rounds"] = 3
    content["expect"].update(square=14, path=88, token=14, adjacencies=20, points=34)


def test_BB_110_another_box_is_played_by_the_same_rules() -> None:
    box = build_box(GAME, changed(smaller), "mine.toml")
    table = Table(3, box=box, seed="mine").begin()
    while not table.s.over:
        steps = [choice for choice in table.choices(int(table.s.turn)) if choice["do"] == "step"]
        builds = [step for step in steps if step["to"].startswith("q")]
        table.choose(int(table.s.turn), (builds or steps or [{"do": "end"}])[0])
        assert table.faults() == []
    view = table.view(WATCHER)
    assert view["idle_end"] == 9
    assert sum(table.totals()) >= len(view["picture"]) > 0
    assert int(box.record["points"][0]) == 34
    (_, board), (_, picture) = draw_box(box, Texts(GAME, box))
    assert "q10" not in board
    assert picture.splitlines()[0] == "      ▐B2▌  ▐R3▌  ▐P2▌  ▐L1▌"


def test_BB_105_a_path_may_run_along_the_picture_at_a_distance() -> None:
    def beside(x: int) -> Callable[[Content], object]:
        """q13 and r30, which a path joins, straight above each other at the left of the picture."""
        return lambda content: [row(content, "cell", id).update(x=x) for id in ("q13", "r30")]

    def past_the_corner(content: Content) -> None:
        beside(298)(content)
        content["path"].append({"a": "r30", "b": "r22", "basis": "reconstructed"})

    assert build_box(GAME, changed(beside(298)), "mine.toml").hash != BOX.hash
    assert "expected a place at least 52 away from the picture" in problems(beside(299))
    assert 'path[91].b: found "r22", expected a path at least 34 away from the picture' in problems(past_the_corner)


def test_labels_of_a_crowded_board_stand_beside_each_other() -> None:
    """As near to each other as cells may lie, on the largest sheet, with ids as long as they may be."""

    def crowd(content: Content) -> None:
        content["sheet"].update(width=10_000, height=10_000)
        content["picture"].update(x=5000, y=5000)
        for n, cell in enumerate(content["cell"]):
            cell.update(id=long(cell["id"]), x=60 * (n % 8), y=60 * (n // 8))
        for path in content["path"]:
            path.update(a=long(path["a"]), b=long(path["b"]))
        for token in content["token"]:
            token.update(square=long(token["square"]))

    def long(id: str) -> str:
        return f"cell-number-1{id}"

    (_, board), _ = draw_box(build_box(GAME, changed(crowd), "mine.toml"), Texts(GAME, BOX))
    labels = [word for word in board.split() if "cell" in word]
    assert len(labels) == len(set(labels)) == len(BOX.content["cell"])
    assert {label.strip("[]")[:16] for label in labels} == {long(cell["id"]) for cell in BOX.content["cell"]}
    assert all(label.endswith("]") for label in labels if label.startswith("["))


def test_a_box_is_drawn_with_every_cell_and_the_whole_picture() -> None:
    (_, board), (_, picture) = draw_box(BOX, Texts(GAME, BOX))
    for cell in BOX.content["cell"]:
        assert cell["id"] in board
    assert max(len(line) for line in board.splitlines()) <= 76
    assert picture.splitlines() == [
        "▐P1▌  ▐B2▌  ▐R3▌  ▐P2▌  ▐L1▌",
        "▐B3▌  ▐B4▌  ▐L5▌  ▐N4▌  ▐N3▌",
        "▐R2▌  ▐L2▌  ▐P3▌  ▐N2▌  ▐R1▌",
    ]
