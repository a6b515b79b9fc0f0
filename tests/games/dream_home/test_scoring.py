"""Points, roofs and the winner: DH-126 to DH-139, and the vectors of these rules."""

import pytest

from rooftree.games.dream_home.scoring import roof_points
from tests.games.dream_home.table import EDITIONS, PL, RU, Table, given, vector_table


def roof(cards: str, box: object = RU) -> int:
    table = Table(box=box).give(0, cards)  # type: ignore[arg-type]
    return int(roof_points(table.packed, int(table.s.stack[0])))


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_DH_126_RB_01_the_house_of_29_points(box: object) -> None:
    table = vector_table("RB-01", box=box).give(0, "red red-window brown slate").fill(1).end()  # type: ignore[arg-type]
    assert table.room_lines() == {
        "T1": 2, "T2": 4, "T4": 1, "T5": 1, "M1": 1, "M2": 1, "M3": 1, "M4": 3, "M5": 1, "B4": 0,
    }  # fmt: skip
    assert table.rooms() == 15
    assert (table.points("furniture"), table.points("baths", "comfort")) == (4, 6)
    assert (table.points("roof", "windows"), table.points("empty"), table.total()) == (4, 0, 29)


@pytest.mark.parametrize("code, points", [("LR", [1, 4, 9]), ("BD", [1, 4]), ("GA", [0, 4]), ("KT", [1, 6]),
                                          ("KR", [2, 6]), ("BA", [1])])  # fmt: skip
def test_DH_127_RB_07_points_by_size(code: str, points: list[int]) -> None:
    floor = "B" if code == "GA" else "M"
    assert [Table().lay(0, f"{floor}: " + f"{code} " * n).rooms() for n in range(1, len(points) + 1)] == points


@pytest.mark.parametrize("code, partner", [
    ("PA", "KT"), ("SA", "BA"), ("WR", "BD"), ("LI", "ST"), ("GR", "KR"), ("WS", "GA"), ("SG", "GA"),
])  # fmt: skip
def test_DH_128_a_partner_raises_a_unique_room(code: str, partner: str) -> None:
    floor = "B" if partner == "GA" else "M"
    assert Table().lay(0, f"{floor}: {code}").rooms() == 1
    both = Table().lay(0, f"{floor}: {code} {partner}")
    assert both.room_lines()[f"{floor}{4 if floor == 'B' else 1}"] == 3
    assert "partner" in [line["line"] for line in both.lines()]


def test_DH_03_TV_47_partners_above_and_below_only_by_option() -> None:
    assert vector_table("TV-47").rooms() == 3
    assert vector_table("TV-47", unique_adjacency="any").rooms() == 5


def test_DH_129_TV_48_raised_once_and_one_partner_serves_two() -> None:
    assert vector_table("TV-48").rooms() == 7
    assert Table().lay(0, "M: KT PA KT").room_lines()["M2"] == 3


def test_DH_130_TV_24_tokens_score_their_value() -> None:
    assert Table().lay(0, "M: LR+piano KT+ice_machine").give(0, "tree_house").points("furniture") == 3 + 2 + 2
    assert Table().give(0, "tree_house birdhouse designer").points("furniture") == 5


def test_DH_131_TV_43_a_bathroom_on_both_upper_floors() -> None:
    assert Table().lay(0, "T: .. BA / M: BA").points("baths") == 3
    assert (vector_table("TV-43").points("baths"), vector_table("TV-43").points("comfort")) == (0, 3)


def test_DH_132_one_of_each_in_any_size_once() -> None:
    assert Table().lay(0, "M: BA KT KT BD BD / T: BA BD KT").points("comfort") == 3
    for missing in ("M: KT BD", "M: BA BD", "M: BA KT"):
        assert Table().lay(0, missing).points("comfort") == 0


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_DH_133_DH_134_RB_08_roofs(box: object) -> None:
    roofs = {
        "red red red red": 8, "red red red red-window": 9, "red brown green slate": 3,
        "red-window brown-window green slate": 5, "red-window brown-window green-window": 0, "": 0,
    }  # fmt: skip
    assert {cards: roof(cards, box) for cards in roofs} == roofs


def test_DH_135_DH_136_mixed_roofs_and_windows() -> None:
    assert roof("red red brown brown") == 3
    assert roof("red-window brown-window green-window slate-window") == 7
    table = Table().fill(0).fill(1).give(0, "red-window brown-window green slate").end()
    lines = [(line["line"], line["points"]) for line in table.lines() if line["line"] in ("roof", "windows")]
    assert lines == [("roof", 3), ("windows", 2)]


def test_DH_124_TV_45_TV_46_the_best_four_are_taken() -> None:
    assert roof("red red red-window brown-window green-window slate") == 6
    assert roof("red red red red red-window") == 9
    assert roof("red red red red brown-window green-window slate-window red-window") == 9


@pytest.mark.parametrize("fetched, points", [("red", 9), ("brown-window", 5), ("", 0)])
def test_DH_97_TV_44_a_roofer_completes_the_roof(fetched: str, points: int) -> None:
    table = Table().fill(0).fill(1).give(0, "red red red-window roofer").pile("", "red brown-window").helpers()
    if fetched:
        table.choose(0, "roofer", card=fetched)
    else:
        table.choose(0, "done")
    assert table.end().points("roof", "windows") == points


def test_DH_36_TV_42_TV_49_a_face_down_card_counts_for_nothing() -> None:
    table = vector_table("TV-42")
    assert (table.points("baths"), table.points("comfort")) == (0, 3)
    first, second = given("TV-49")
    assert Table().lay(0, first).rooms() == 1
    assert Table().lay(0, second).rooms() == 4


# --- the winner ----------------------------------------------------------------------------------------------------

# Points from tokens and rooms alone; children by the cards' numbers (the lowest show one).
LEVEL = ("M: LR-01 KT-01", "M: LR-05 KT-05", "M: LR-06")


def tied(tie_break: str, box: object, *houses: str) -> Table:
    table = Table(len(houses), box=box, tie_break=tie_break)  # type: ignore[arg-type]
    for seat, plan in enumerate(houses):
        table.lay(seat, plan)
    table.s.over = 1
    return table


def places(table: Table) -> list[int]:
    return [int(place) for place in table.result().place[: table.s.seats]]


@pytest.mark.parametrize("tie_break, box, expected, decided", [
    ("edition", RU, [1, 2, 3], 1), ("edition", PL, [1, 1, 3], 2), ("children", PL, [1, 2, 3], 1),
    ("shared", RU, [1, 1, 3], 2),
])  # fmt: skip
def test_DH_137_DH_138_TV_50_ties(tie_break: str, box: object, expected: list[int], decided: int) -> None:
    table = tied(tie_break, box, *LEVEL)
    assert places(table) == expected
    assert table.result().tie_break == decided


def test_DH_137_equal_children_share() -> None:
    table = tied("children", RU, "M: LR-01", "M: LR-02", "M: .. LR-05")
    assert places(table) == [1, 1, 3]
    assert table.result().tie_break == 2


def test_DH_139_children_face_up_only_and_places_as_in_sport() -> None:
    table = tied("children", RU, "M: LR-05 KT-03 ##", "M: LR-02 KT-04", "M: KT-06", "M: KT-07")
    assert table.view()["houses"][0]["cells"]["M3"] == {"room": "LR-01", "face": "down"}  # one child, turned away
    assert (places(table), table.view()["houses"][0]["children"]) == ([2, 1, 3, 3], 0)
    table = tied("children", RU, "M: LR-01 KT-01", "M: LR-05 KT-05", "M: LR-06 KT-06", "M: KT-07")
    assert (places(table), table.result().tie_break) == ([1, 2, 2, 4], 1)
    table = tied("shared", RU, "M: KT-07", "M: LR-05 KT-05", "M: LR-06 KT-06", "M: KT-08")
    assert places(table) == [3, 1, 1, 3]


def test_points_decide_when_nobody_is_level() -> None:
    table = tied("children", RU, "M: LR-05 KT-05", "M: LR-01")
    assert (places(table), table.result().tie_break) == ([1, 2], 0)


@pytest.mark.parametrize("began", [0, 1, 2])
def test_the_role_of_a_seat_is_its_place_in_the_first_round(began: int) -> None:
    table = Table(3, first_player=f"seat-{began}").finish(began)
    assert [int(role) for role in table.result().role[:3]] == [(seat - began) % 3 for seat in range(3)]
