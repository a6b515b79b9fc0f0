"""What is in the box, and how many play: BB-87, BB-100 to BB-110."""

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

from rooftree.engine.box import LANGUAGES
from rooftree.engine.match import Match
from tests.games.big_build.table import BOX, CARDS, CELLS, FIGURES, GAME, SEATS, SQUARE_OF, SYMBOLS_OF, TOKENS

CONTENT = BOX.content
CELL = {cell["id"]: cell for cell in CONTENT["cell"]}
SYMBOLS = [symbol["id"] for symbol in CONTENT["symbol"]]
PATHS = [(path["a"], path["b"]) for path in CONTENT["path"]]
ROUND = [cell for cell in CELLS if CELL[cell]["kind"] != "square"]
ARROWS = [cell for cell in CELLS if CELL[cell]["kind"] == "arrow"]


def neighbours(cell: str) -> list[str]:
    return [b if a == cell else a for a, b in PATHS if cell in (a, b)]


def connected(cells: set[str], paths: list[tuple[str, str]]) -> bool:
    found, ahead = set(), {min(cells)}
    while ahead:
        found |= ahead
        ahead = {b if a in found else a for a, b in paths if (a in found) != (b in found)} & cells - found
    return found == cells


@pytest.mark.parametrize("seats", SEATS)
def test_BB_87_two_to_five_play_with_the_same_components(seats: int) -> None:
    assert GAME.seats == (2, 3, 4, 5)
    match = Match.new(GAME, seats, seed=bytes(32))
    table = match.view(0)["table"]
    assert (len(table["squares"]), table["deck"], len(table["figures"])) == (15, 45 - 3 * seats, seats)


def test_BB_100_BB_101_the_published_counts_and_doubled_symbols() -> None:
    assert (len(CARDS), len(TOKENS), len(FIGURES), len(ARROWS)) == (45, 15, 5, 5)
    assert CONTENT["rules"]["victory_cards"] == 19
    assert SYMBOLS_OF["c30"] == ["paint", "paint", "rope"]
    assert {3, 5} <= {token["number"] for token in CONTENT["token"]}


def test_BB_102_a_squares_number_is_the_price_of_its_token() -> None:
    for token in CONTENT["token"]:
        assert CELL[SQUARE_OF[token["id"]]]["number"] == token["number"]
    assert Counter(CELL[cell]["number"] for cell in CELLS if cell not in ROUND) == {1: 3, 2: 5, 3: 4, 4: 2, 5: 1}


def test_BB_103_the_picture_has_3_rows_of_5() -> None:
    places = {(token["row"], token["col"]) for token in CONTENT["token"]}
    assert places == set(itertools.product(range(3), range(5)))
    assert sum(bin(int(beside)).count("1") for beside in BOX.record["beside"][0]) == 2 * 22
    assert int(BOX.record["points"][0]) == 37


def test_BB_104_the_board_of_the_usual_box() -> None:
    assert (len(ROUND), len(CELLS), len(PATHS)) == (40, 55, 90)
    assert Counter(CELL[cell]["symbol"] for cell in ROUND) == dict.fromkeys(SYMBOLS, 8)
    assert sorted(CELL[cell]["symbol"] for cell in ARROWS) == sorted(SYMBOLS)
    starts = [cell for cell in ROUND if CELL[cell]["kind"] == "start"]
    assert len(starts) == 6
    for start in starts:
        (square,) = [cell for cell in neighbours(start) if cell not in ROUND]
        assert CELL[square]["number"] in (1, 2)
    squares = [cell for cell in CELLS if cell not in ROUND]
    assert Counter(len(neighbours(square)) for square in squares) == {2: 7, 3: 8}
    assert all(cell in ROUND for square in squares for cell in neighbours(square))
    links = [pair for pair in PATHS if set(pair) <= set(ROUND)] + list(itertools.combinations(ARROWS, 2))
    assert all(CELL[a]["symbol"] != CELL[b]["symbol"] for a, b in links)


def test_BB_105_no_bridge_and_no_cut_cell_among_the_round_cells() -> None:
    paths = [pair for pair in PATHS if set(pair) <= set(ROUND)]
    assert connected(set(ROUND), paths)
    for path in paths:
        assert connected(set(ROUND), [other for other in paths if other != path])
    for cell in ROUND:
        assert connected(set(ROUND) - {cell}, [pair for pair in paths if cell not in pair])


def test_BB_105_no_two_paths_cross_and_none_runs_over_the_picture() -> None:
    def side(a: str, b: str, c: str) -> int:
        (ax, ay), (bx, by), (cx, cy) = ((CELL[cell]["x"], CELL[cell]["y"]) for cell in (a, b, c))
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for (a, b), (c, d) in itertools.combinations(PATHS, 2):
        if not {a, b} & {c, d}:
            assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0, (a, b, c, d)
    picture = CONTENT["picture"]
    right = picture["x"] + picture["cols"] * picture["size"]
    bottom = picture["y"] + picture["rows"] * picture["size"]
    for a, b in PATHS:
        for n in range(101):
            x, y = (CELL[a][axis] + (CELL[b][axis] - CELL[a][axis]) * n / 100 for axis in ("x", "y"))
            assert not (picture["x"] <= x <= right and picture["y"] <= y <= bottom)


def test_BB_106_the_cards() -> None:
    faces = Counter(tuple(sorted(symbols)) for symbols in SYMBOLS_OF.values())
    expected = Counter(tuple(sorted(pair)) for pair in itertools.combinations(SYMBOLS, 2))
    expected.update(tuple(sorted((a, a, b))) for a, b in itertools.permutations(SYMBOLS, 2))
    expected.update({(symbol,) * 3: 3 for symbol in SYMBOLS})
    assert faces == expected
    for symbol in SYMBOLS:
        copies = Counter(symbols.count(symbol) for symbols in SYMBOLS_OF.values())
        assert [copies[n] for n in (1, 2, 3)] == [8, 4, 3]


def test_BB_107_the_tokens() -> None:
    tokens = CONTENT["token"]
    assert Counter(token["symbol"] for token in tokens) == dict.fromkeys(SYMBOLS, 3)
    assert sum(token["number"] for token in tokens) == 38
    at = {(token["row"], token["col"]): token["number"] for token in tokens}
    assert sorted(at[row, col] for row in (0, 2) for col in (0, 4)) == [1, 1, 1, 2]
    assert at[1, 2] == 5


def test_BB_108_nobody_can_hoard_what_another_needs() -> None:
    """Whatever twelve cards four other hands keep, three of those left pay for any token, or one who hoards can."""
    for symbol in SYMBOLS:
        copies = sorted((symbols.count(symbol) for symbols in SYMBOLS_OF.values()), reverse=True)
        showing, rich = [n for n in copies if n], [n for n in copies if n >= 2]
        assert (len(showing), len(rich)) == (15, 7)
        assert sum(showing[-3:]) >= 3  # price 3 and less: even the poorest three do
        assert 2 * rich[-1] + 1 >= 5  # two rich cards in a hand, and a third card that is left
        assert sum(rich[-3:]) >= 5  # at most one rich card in each of four other hands leaves three


def test_BB_109_names_in_three_languages() -> None:
    """Every name the digest lists, and the place of every house part."""
    digest = (Path(__file__).parents[3] / "docs" / "rules" / "big-build.md").read_text(encoding="utf-8")
    listed = digest[digest.index("**BB-109") : digest.index("**BB-110")]
    parts = re.findall(r"^\| (\d),(\d) \| (\S+) \| (.+) \| (.+) \| (.+) \|$", listed, re.MULTILINE)
    assert len(parts) == len(TOKENS)
    place = {token["id"]: (str(token["row"]), str(token["col"])) for token in CONTENT["token"]}
    for row, col, token, *names in parts:
        assert place[token] == (row, col)
        assert [BOX.name(token, language) for language in LANGUAGES] == names
    for title, ids in (("Symbols", SYMBOLS), ("Figures", FIGURES)):
        (sentence,) = re.findall(rf"{title}: (.+?)\.", listed)
        named = [names.split(" / ") for names in sentence.split("; ")]
        assert [[BOX.name(id, language) for language in LANGUAGES] for id in ids] == named


def test_BB_110_what_is_reconstructed_says_so() -> None:
    rows = [row for kind in ("symbol", "cell", "path", "token", "card", "figure") for row in CONTENT[kind]]
    assert {row["basis"] for row in [*rows, CONTENT["picture"], CONTENT["expect"]]} == {"reconstructed"}
    assert CONTENT["rules"]["basis"] == "rulebook"
