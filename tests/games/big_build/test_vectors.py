"""The digest's own examples (BB-120), each played as it is written there."""

from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.games.big_build.table import BOX, CARDS, GAME, Table
from tests.games.rig import Words
from tests.kit import Vector, vectors

VECTORS = vectors("big-build", "v")


def having(key: str) -> list[ParameterSet]:
    """A parameter for every vector that has a key, named after it and the paragraphs it is about."""
    found = [vector for vector in VECTORS if key in vector]
    return [pytest.param(vector, id=f"{vector['id']} {vector['rules']}") for vector in found]


def laid_out(vector: Vector) -> Table:
    """The position that a vector describes."""
    if vector.get("phase") == "setup":
        return Table(vector["n"], layout="fixed").stack(CARDS).advance()
    table = Table(vector["n"]).lay_out(vector["at"], vector.get("hand", ()), vector.get("turn_of", 1))
    table.place(*vector.get("placed", ()))
    for seat, points in enumerate(vector.get("score", ())):
        table.s.score[seat] = points
    table.s.idle = vector.get("idle", 0)
    pile, discarded = vector.get("deck"), vector.get("discard", ())
    named = [*vector.get("hand", ()), *(pile or ()), *discarded]
    table.fill_hands(named)
    return table.stack(table.deck() if pile is None else pile, discarded, whole=pile is not None)


def said(action: list[str], turn_of: int) -> tuple[int, Words]:
    """The seat that acts and its words."""
    sender, *rest = action if action[0].startswith("@") else [f"@{turn_of}", *action]
    do, *parts = rest
    if do == "place":
        words: Words = {"do": "place", "figure": parts[0], "at": parts[1]}
    elif do == "step":
        words = {"do": "step", "to": parts[0], "cards": parts[1:]}
    else:
        words = {"do": "end", "cards": parts} if parts else {"do": "end"}
    return int(sender[1:]) - 1, words


def play(table: Table, vector: Vector) -> tuple[int, Words] | None:
    """Everything the vector does; its last action is only returned where it is to be refused."""
    actions = vector.get("do", [])
    for n, action in enumerate(actions):
        turn_of = int(table.s.turn) + 1
        seat, words = said(action, turn_of)
        if n == len(actions) - 1 and vector.get("want", "ok") != "ok":
            return seat, words
        table.choose(seat, words)
    return None


@pytest.mark.parametrize("vector", having("do"))
def test_what_is_done(vector: Vector) -> None:
    table = laid_out(vector)
    refused = play(table, vector)
    if refused is not None:
        before = table.state.tobytes()
        assert table.why_not(*refused) == vector["want"].replace("_", "-")
        assert table.state.tobytes() == before
    if "gain" in vector:
        gains = [event["points"] for event in table.told("built")]
        assert (gains[-1] if gains else 0) == vector["gain"]


@pytest.mark.parametrize("vector", having("moves"))
def test_how_many_choices_there_are(vector: Vector) -> None:
    table = laid_out(vector)
    play(table, vector)
    assert len(table.legal(int(table.s.turn))) == vector["moves"]


@pytest.mark.parametrize("vector", having("reach"))
def test_where_one_step_leads(vector: Vector) -> None:
    table = laid_out({"hand": ["c01", "c02", "c03"], **vector})
    assert table.reach() == sorted(vector["reach"], key=lambda cell: (cell[0] == "q", cell))


@pytest.mark.parametrize("vector", having("pay"))
def test_what_pays_for_a_cell(vector: Vector) -> None:
    paying = laid_out(vector).steps().get(vector["pay"]["cell"], [])
    assert sorted(paying) == sorted(sorted(cards) for cards in vector["pay"]["legal"])


LOOKS = {
    "at": Table.at,
    "score": Table.totals,
    "ranking": Table.ranking,
    "idle": lambda table: int(table.s.idle),
    "seat": lambda table: int(table.s.turn) + 1,
    "over": lambda table: "" if not table.s.over else GAME.ends[table.s.over],
    "deck": lambda table: table.pile,
    "deck_size": lambda table: len(table.deck()),
    "deck_top": lambda table: table.pile[0],
    "hands": lambda table: [table.hand(seat) for seat in range(table.s.seats)],
}
SETS = {
    "discard": Table.discards,
    "placed": Table.laid,
    "hand": lambda table: table.hand(int(table.s.turn)),
    "hand_of_1": Table.hand,
}


@pytest.mark.parametrize("vector", having("after"))
def test_what_is_so_afterwards(vector: Vector) -> None:
    table = laid_out(vector)
    play(table, vector)
    for key, expected in vector["after"].items():
        look: Any = LOOKS.get(key) or SETS[key]
        assert (sorted(look(table)) if key in SETS else look(table)) == (sorted(expected) if key in SETS else expected)
    if table.pile is not None:
        assert set(table.pile) == set(table.deck())
        assert sorted(table.discarded) == table.discards()


@pytest.mark.parametrize("vector", having("order"))
def test_points_in_an_order_of_laying(vector: Vector) -> None:
    table = Table()
    gains = [table.build(0, token).told("built")[-1]["points"] for token in vector["order"]]
    assert gains == vector["gains"]
    assert sum(gains) == table.totals()[0] == int(BOX.record[0].points) == 37
    assert [line["points"] for line in table.lines(0)] == gains


@pytest.mark.parametrize("vector", having("victory"))
def test_victory_cards_shown(vector: Vector) -> None:
    for points, cards in vector["victory"]:
        table = Table(max(2, len(points)))
        table.s.score[: len(points)] = points
        shown = [figure["threes"] + figure["ones"] for figure in table.view(0)["figures"]]
        assert sum(shown) == cards


@pytest.mark.parametrize("vector", having("ranks"))
def test_ranks(vector: Vector) -> None:
    for points, ranking in vector["ranks"]:
        table = Table(len(points))
        table.s.score[: len(points)] = points
        assert table.ranking() == ranking


def test_BB_120_every_vector_is_one_of_these() -> None:
    kinds = ("do", "moves", "reach", "pay", "after", "order", "victory", "ranks")
    assert all(any(kind in vector for kind in kinds) for vector in VECTORS)
    assert len(VECTORS) == len({vector["id"] for vector in VECTORS}) > 60
    assert {key for vector in VECTORS for key in vector.get("after", {})} <= LOOKS.keys() | SETS.keys()
