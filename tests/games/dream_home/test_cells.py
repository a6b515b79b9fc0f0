"""Where a room card may lie: DH-01 to DH-06, DH-31 to DH-46, and the vectors of these rules."""

import pytest

from rooftree.games.dream_home.state import CELLS, SIDES
from tests.games.dream_home.table import EDITIONS, RU, SEATS, Table, given, vector_table

EVERYWHERE = " ".join(CELLS)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda box: box.id)
def test_DH_01_DH_33_what_holds_a_card_up(edition: object) -> None:
    table = Table(box=edition).hold("##")  # type: ignore[arg-type]
    assert CELLS == ("T1", "T2", "T3", "T4", "T5", "M1", "M2", "M3", "M4", "M5", "B4", "B5")
    assert table.cells("down") == "M1 M2 M3 B4 B5"
    for below, above in [("M1", "T1"), ("M2", "T2"), ("M3", "T3"), ("B4", "M4"), ("B5", "M5")]:
        table = Table().hold("LR")
        assert table.why_not(0, "build", cell=above, face="up") == "support"
        table.lay(0, f"{below[0]}: " + ".. " * (int(below[1]) - (4 if below[0] == "B" else 1)) + "##")
        assert table.why_not(0, "build", cell=above, face="up") is None


def test_DH_02_a_cell_is_free_or_holds_one_card() -> None:
    table = Table().lay(0, "M: LR ## SC").hold("KT")
    assert table.plan() == {"M1": "LR", "M2": "##", "M3": "SC"}
    assert table.why_not(0, "build", cell="M1", face="down") == "occupied"
    assert table.why_not(0, "build", cell="M2", face="up") == "occupied"
    assert table.choose(0, "build", cell="M3", face="up").plan()["M3"] == "KT"


def test_DH_03_neighbours_lie_left_and_right() -> None:
    beside = {(CELLS[cell], CELLS[at]) for cell in range(12) for at in SIDES[:2, cell] if at >= 0}
    assert ("M3", "M4") in beside
    assert ("B4", "B5") in beside
    assert not {("T1", "M1"), ("T1", "M2"), ("T5", "M1"), ("M5", "B4"), ("M5", "B5")} & beside
    assert len(beside) == 2 * (4 + 4 + 1)


def test_DH_04_a_room_is_a_run_of_one_type_face_up() -> None:
    table = Table().lay(0, "T: LR LR LR KT KT / M: LR ## LR SC LR / B: GA GA")
    rooms = [(room["room"], room["cells"]) for room in table.view()["houses"][0]["rooms"]]
    assert rooms == [
        ("LR", ["T1", "T2", "T3"]), ("KT", ["T4", "T5"]), ("LR", ["M1"]), ("LR", ["M3"]), ("LR", ["M5"]),
        ("GA", ["B4", "B5"]),
    ]  # fmt: skip


def test_DH_05_finished_by_size_or_by_a_token() -> None:
    table = Table().lay(0, "M: LR LR LR BD BA / B: GA+cat ..")
    assert [table.finished(cell) for cell in ("M1", "M4", "M5", "B4")] == [True, False, True, True]
    table.give(0, "designer")
    assert [table.finished(cell) for cell in ("M1", "M4", "M5", "B4")] == [True, False, True, False]


def test_DH_06_one_type_has_one_zone_limit_and_rule() -> None:
    for row in RU.content["room"]:
        assert (row["category"] == "basement") == (row["id"] in ("GA", "WC", "LA", "WS", "SG"))
        assert 1 <= row["limit"] == len(row["points"]) <= 3
    children = [int(n) for n in RU.record["children"][0]]
    assert sum(children) == 20
    assert set(children) == {0, 1}


def test_DH_31_DH_32_a_taken_card_is_laid_at_once_anywhere_on_a_floor() -> None:
    table = Table().display("LR", "KT red").turn().choose(0, "take", column="2")
    assert {choice["do"] for choice in table.choices()} == {"build"}
    assert table.why_not(0, "take", column="1") == "not-now"
    assert table.cells("up") == "M1 M2 M3"
    table.choose(0, "build", cell="M3", face="up")
    assert Table().lay(0, "M: .. .. LR").hold("KT").cells("up") == "T3 M1 M2"


def test_DH_34_DH_35_zones_bind_only_what_lies_face_up() -> None:
    for code, up in [("KT", "M1 M2 M3"), ("GA", "B4 B5")]:
        table = Table().hold(code)
        assert table.cells("up") == up
        assert table.cells("down") == "M1 M2 M3 B4 B5"
    assert Table().hold("LR").why_not(0, "build", cell="B4", face="up") == "zone"
    table = Table().hold("WC").choose(0, "build", cell="M1", face="down")
    assert table.plan() == {"M1": "##"}


def test_DH_36_an_empty_room_is_nothing() -> None:
    table = Table().lay(0, "M: ## ## PA KT").hold("LR")
    assert table.cells("up") == "T1 T2 T3 T4"
    assert table.total() == 3 + 1
    assert table.why_not(0, "build", cell="M1", face="up") == "occupied"


@pytest.mark.parametrize("seats", SEATS)
def test_DH_37_there_is_always_a_place(seats: int) -> None:
    for table in Table(seats).play_out(seats):
        if table.asked() == "build":
            assert table.cells("down", seat=table.awaited()[0])


def test_DH_38_face_up_takes_five_things() -> None:
    plan = "T: BD .. .. .. .. / M: LR LR LR .. KT / B: GA GA"
    reasons = {
        ("LR", "M1"): "occupied", ("LR", "M4"): "beside-finished", ("GA", "M4"): "zone", ("BD", "T4"): "support",
        ("KT", "M4"): None, ("BD", "T2"): None,
    }  # fmt: skip
    for (code, cell), why in reasons.items():
        assert Table().lay(0, plan).hold(code).why_not(0, "build", cell=cell, face="up") == why
    assert Table().lay(0, "M: LR LR .. LR / B: WC").hold("LR").why_not(0, "build", cell="M3", face="up") == "too-large"


def test_DH_39_DH_40_joining_and_blocking() -> None:
    table = Table().lay(0, "M: LR").hold("LR").choose(0, "build", cell="M2", face="up")
    assert table.view()["houses"][0]["rooms"][0]["cells"] == ["M1", "M2"]
    for beside in ("KT", "##", "SC", ".."):
        assert Table().lay(0, f"M: {beside} .. LR").hold("BA").why_not(0, "build", cell="M2", face="up") is None


def test_DH_41_DH_42_neither_too_large_nor_beside_what_is_finished() -> None:
    assert Table().lay(0, "M: BD .. BD").hold("BD").why_not(0, "build", cell="M2", face="up") == "too-large"
    for plan in ("M: BD BD", "M: .. LR+piano"):
        code = plan.split()[-1][:2]
        table = Table().lay(0, plan).hold(code)
        assert table.why_not(0, "build", cell="M3", face="up") == "beside-finished"
        assert table.why_not(0, "build", cell="M3", face="down") is None


def test_DH_43_a_gap_card_joins_all_three() -> None:
    table = Table().lay(0, "M: LR .. LR").hold("LR").choose(0, "build", cell="M2", face="up")
    assert table.room_lines() == {"M1": 9}
    table = Table().lay(0, "M: LR .. LR+piano").hold("LR")
    assert table.why_not(0, "build", cell="M2", face="up") == "beside-finished"


def test_DH_44_limit_one_is_finished_as_it_lies() -> None:
    for code in ("BA", "PA", "ST"):
        assert Table().lay(0, f"M: {code}").hold(code).why_not(0, "build", cell="M2", face="up") == "beside-finished"


def test_DH_45_stacked_rooms_are_two() -> None:
    table = Table().lay(0, "T: LR / M: LR LR")
    assert table.room_lines() == {"T1": 1, "M1": 4}


def test_DH_46_a_finished_room_may_open_again() -> None:
    table = Table().lay(0, "M: LR LR+piano ..").give(0, "drill").display("KT", "LR red").turn()
    assert table.finished("M1")
    table.choose(0, "drill", cell="M2", column="1", face="down")
    assert not table.finished("M1")
    assert not Table().lay(0, "M: LR+piano").give(0, "designer").finished("M1")


# --- the vectors ---------------------------------------------------------------------------------------------------


def up(id: str, code: str) -> str:
    return vector_table(id).hold(code).cells("up")


def down(id: str, code: str) -> str:
    return vector_table(id).hold(code).cells("down")


def why(id: str, code: str, cell: str, face: str = "up") -> str | None:
    return vector_table(id).hold(code).why_not(0, "build", cell=cell, face=face)


def test_RB_02_a_bathroom_beside_a_bathroom() -> None:
    assert why("RB-02", "BA", "M3") == "beside-finished"
    assert why("RB-02", "BA", "M3", "down") is None


def test_RB_03_a_kitchen_with_two_places() -> None:
    assert up("RB-03", "KT") == "T2"
    assert set(down("RB-03", "KT").split()) == {"T2", "M5"}
    assert why("RB-03", "KT", "M5") == "beside-finished"
    assert why("RB-03", "KT", "T5") == "support"


def test_RB_04_RB_05_a_third_bedroom_and_a_piano() -> None:
    assert why("RB-04", "BD", "M3") == "beside-finished"
    assert why("RB-05", "LR", "M2") == "beside-finished"
    assert {"M3", "T1"} <= set(up("RB-05", "LR").split())


def test_RB_12_a_scaffold_first() -> None:
    table = vector_table("RB-12").hold("LR", "scaffold")
    assert table.why_not(0, "build", cell="M4", face="up") == "support"
    assert "M4" not in table.cells("up")
    table.choose(0, "scaffold", cell="B4").choose(0, "build", cell="M4", face="up")
    assert table.room_lines() == {"M2": 9}


def test_TV_01_TV_02_TV_03_first_cells() -> None:
    assert (up("TV-01", "LR"), down("TV-01", "LR")) == ("M1 M2 M3", "M1 M2 M3 B4 B5")
    assert (up("TV-02", "GA"), down("TV-02", "GA")) == ("B4 B5", "M1 M2 M3 B4 B5")
    assert up("TV-03", "KT") == "M1 M2 M3 M4"


def test_TV_04_TV_05_TV_06_support_and_zone() -> None:
    assert why("TV-04", "BA", "M5") is None
    assert why("TV-05", "WC", "M1") == "zone"
    assert vector_table("TV-05").hold("WC").choose(0, "build", cell="M1", face="down").total() == 0
    for face in ("up", "down"):
        assert why("TV-06", "LR", "T2", face) == "support"
    assert {"T1", "T3"} <= set(up("TV-06", "LR").split())


def test_TV_07_TV_08_TV_09_stacked_and_joined() -> None:
    table = vector_table("TV-07").hold("BA").choose(0, "build", cell="T1", face="up")
    assert (table.rooms(), table.points("baths")) == (2, 3)
    table = vector_table("TV-08").hold("LR").choose(0, "build", cell="M2", face="up")
    assert table.room_lines() == {"M1": 9}
    assert why("TV-09", "LR", "M2") == "beside-finished"
    assert why("TV-09", "LR", "M2", "down") is None
    assert why("TV-09", "KT", "M2") is None


def test_TV_10_TV_12_TV_13_the_designer_and_the_limit() -> None:
    table = vector_table("TV-10").give(0, "designer").hold("LR").choose(0, "build", cell="M2", face="up")
    assert (table.rooms(), table.points("furniture")) == (9, 4)
    assert why("TV-12", "BD", "M2") == "too-large"
    assert why("TV-13", "LR", "M3") == "too-large"
    table = vector_table("TV-13").give(0, "designer").hold("LR")
    assert table.why_not(0, "build", cell="M3", face="up") == "too-large"


@pytest.mark.parametrize("keeps, furniture", [("M1", 4), ("M3", 2)])
def test_TV_11_one_token_stays(keeps: str, furniture: int) -> None:
    table = vector_table("TV-11").give(0, "designer").hold("LR").choose(0, "build", cell="M2", face="up")
    assert table.asked() == "keep"
    assert table.why_not(0, "keep", cell="M1", token="cat_house") == "not-there"
    assert table.why_not(0, "keep", cell="M2", token="") == "not-crowded"
    assert table.why_not(0, "keep", cell="T1", token="") == "not-crowded"
    table.choose(0, "keep", cell=keeps)
    assert (table.rooms(), table.points("furniture")) == (9, furniture)
    assert len(table.told("token-lost")) == 1


def test_TV_14_TV_15_TV_16_neighbours() -> None:
    table = vector_table("TV-14").hold("LR").choose(0, "build", cell="M4", face="up")
    assert table.room_lines()["M3"] == 4
    assert why("TV-15", "BD", "T2", "down") is None
    assert why("TV-15", "KT", "T2") is None
    assert why("TV-16", "KT", "M2") in ("too-large", "beside-finished")
    assert why("TV-16", "KT", "M2", "down") is None
    assert vector_table("TV-16").hold("PA").choose(0, "build", cell="M2", face="up").rooms() == 5


def test_TV_17_TV_57_scaffolds() -> None:
    table = vector_table("TV-17").hold("KT", "cat_house").choose(0, "build", cell="T1", face="up")
    assert [choice["cell"] for choice in table.choices()] == ["T1"]
    assert table.why_not(0, "furnish", cell="M1") == "no-room-there"
    assert (up("TV-57", "BD"), down("TV-57", "BD")) == ("T5", "T5 B4")
    assert (up("TV-57", "WC"), down("TV-57", "WC")) == ("B4", "T5 B4")


def test_TV_70_limit_one() -> None:
    houses = given("TV-70")
    assert Table().lay(0, houses[0]).hold("WC").why_not(0, "build", cell="B5", face="up") == "beside-finished"
    assert Table().lay(0, houses[1]).hold("BA").why_not(0, "build", cell="M3", face="up") == "beside-finished"
