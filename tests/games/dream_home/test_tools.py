"""Tools: DH-29, DH-30, DH-67 to DH-94, and the vectors of these rules."""

import pytest

from rooftree.games.dream_home.state import CELLS
from tests.games.dream_home.table import EDITIONS, Table, ask_jackhammer, vector_table, with_copies


def laid(table: Table, seat: int = 0) -> Table:
    """The room in hand goes face down wherever it may."""
    cell = table.cells("down", seat=seat).split()[0]
    return table.choose(seat, "build", cell=cell, face="down")


def test_DH_29_TV_34_a_tool_serves_from_the_next_turn_on() -> None:
    table = Table(4).display("LR", "KT mixer", "BD jackhammer", "BA drill", "KR red").turn(0)
    table.choose(0, "take", column="2")
    assert table.why_not(0, "mix", column="1", other="3") == "not-now"
    laid(table)
    assert table.beside() == ["mixer"]
    table.turn(1).choose(1, "take", column="3")
    laid(table, 1)
    assert table.window().stage() == "window"
    assert (table.awaited(), table.asked()) == ([1], "jackhammer")


def test_DH_30_nothing_in_the_turn_of_another() -> None:
    table = Table().give(1, "drill mixer jackhammer").lay(1, "M: LR").display("LR", "KT red").turn(0)
    assert table.choices(1) == []
    assert table.why_not(1, "mix", column="1", other="2") == "not-awaited"


def test_DH_67_a_tool_works_once_if_its_owner_likes() -> None:
    table = Table().give(0, "mixer mixer").display("LR", "KT red", "BD green").turn()
    table.choose(0, "mix", column="1", other="2")
    assert (table.card_pile(), table.beside()) == (["mixer"], ["mixer"])
    table.choose(0, "take", column="3")
    assert laid(table).beside() == ["mixer"]
    assert Table().give(0, "mixer drill jackhammer").total() == 0


def test_DH_68_DH_75_TV_32_several_tools_in_one_turn() -> None:
    table = Table().lay(0, "M: ST KT").give(0, "drill mixer").display("LR", "KT drill", "", "", "BA red").turn()
    table.choose(0, "drill", cell="M1", column="1", face="up").choose(0, "mix", column="1", other="5")
    table.choose(0, "take", column="5")
    assert (table.s.lying, table.s.marker) == (table.s.lying, 0)
    assert table.view()["in_hand"]["room"].startswith("ST-")
    assert table.view()["houses"][0]["roofs"] == 1
    assert table.columns() == ["BA", "KT", "", "", ""]


def test_DH_69_DH_70_the_drill_exchanges_in_place() -> None:
    table = Table().lay(0, "M: LR ST").give(0, "drill").display("KT", "BA red", "LR red").turn()
    table.choose(0, "drill", cell="M2", column="3", face="up")
    assert table.plan() == {"M1": "LR", "M2": "LR"}
    assert table.columns() == ["KT", "BA", "ST", "", ""]
    assert (
        Table().lay(0, "M: LR").display("KT").turn().why_not(0, "drill", cell="M1", column="1", face="up") == "no-tool"
    )


def test_DH_71_DH_72_the_placing_rules_bind_the_card_that_comes_in() -> None:
    table = Table().lay(0, "M: BA KT LR LR").give(0, "drill").display("BA", "GA red", "LR red").turn()
    assert table.why_not(0, "drill", cell="M2", column="1", face="up") == "beside-finished"
    assert table.why_not(0, "drill", cell="M2", column="2", face="up") == "zone"
    assert table.why_not(0, "drill", cell="M2", column="3", face="up") is None
    for column in "123":
        assert table.why_not(0, "drill", cell="M2", column=column, face="down") is None
    assert table.choose(0, "drill", cell="M2", column="1", face="down").plan()["M2"] == "##"
    # What is checked is the house without the outgoing card: a bathroom may take a bathroom's place.
    assert (
        Table()
        .lay(0, "M: BA")
        .give(0, "drill")
        .display("BA")
        .turn()
        .why_not(0, "drill", cell="M1", column="1", face="up")
        is None
    )


def test_DH_73_neither_empty_rooms_nor_scaffolds() -> None:
    table = Table().lay(0, "M: ## SC").give(0, "drill").display("LR").turn()
    assert table.choices(0, "drill") == []
    for cell in ("M1", "M2", "M3"):
        assert table.why_not(0, "drill", cell=cell, column="1", face="down") == "not-face-up"


def test_DH_74_only_the_token_on_the_card_is_lost() -> None:
    table = Table().lay(0, "M: LR LR+piano LR").give(0, "drill").display("KT").turn()
    table.choose(0, "drill", cell="M1", column="1", face="up")
    assert (table.plan()["M2"], table.told("token-lost")) == ("LR+grand_piano", [])


def test_DH_76_DH_77_the_jackhammer_takes_a_room_and_no_more() -> None:
    table = Table(4).lay(0, "M: SC").give(0, "jackhammer").display("LR", "KT drill", "BD red")
    ask_jackhammer(table, 0).choose(0, "jackhammer", column="2")
    assert table.card_pile() == ["drill", "jackhammer"]
    assert table.choices(0, "build") == table.choices(0)
    table.choose(0, "build", cell="M1", face="up")
    assert (table.plan()["M1"], table.awaited(), table.beside()) == ("KT", [], [])
    table = Table(4).give(2, "jackhammer").display("LR", "KT drill")
    ask_jackhammer(table, 2).choose(2, "jackhammer", column="1")
    assert (table.s.marker, table.card_pile()) == (0, ["jackhammer"])


def test_DH_78_the_column_is_gone_for_the_round() -> None:
    table = Table(4).give(1, "jackhammer").give(0, "mixer drill").lay(0, "M: LR").display("LR", "KT red", "BD red")
    ask_jackhammer(table, 1).choose(1, "jackhammer", column="1")
    laid(table, 1).advance()
    assert table.awaited() == [0]
    assert table.why_not(0, "take", column="1") == "empty-column"
    assert table.why_not(0, "mix", column="1", other="2") == "vacant-slot"
    assert table.why_not(0, "drill", cell="M1", column="1", face="down") == "empty-column"


def rounds_seats(table: Table) -> list[int]:
    """Who has a turn, until the round is over; everyone takes the first column there is."""
    order, round_no = [], table.s.round_no
    while table.s.round_no == round_no:
        (seat,) = table.awaited()
        assert table.stage() == "turns"
        order.append(seat)
        table.apply(seat, table.legal(seat)[0])
        while table.awaited():
            table.apply(seat, table.legal(seat)[-1])
        table.advance()
    return order


def full_display(table: Table) -> Table:
    return table.display("LR", "KT red", "BD brown", "BA green", "KR slate")


def test_DH_79_DH_82_TV_59_no_turn_and_no_other_tool_in_that_round() -> None:
    table = full_display(Table(4).give(0, "jackhammer drill mixer").lay(0, "M: LR")).window()
    table.choose(0, "jackhammer", column="2")
    assert table.why_not(0, "mix", column="1", other="3") == "not-now"
    laid(table).advance()
    assert rounds_seats(table) == [1, 2, 3]
    assert table.beside() == ["drill", "mixer"]


def test_DH_80_TV_27_each_owner_is_asked_once_in_turn_order() -> None:
    table = full_display(
        Table(4, box=with_copies(jackhammer=3, mixer=1)).give(1, "jackhammer jackhammer").give(3, "jackhammer")
    ).window()
    assert table.awaited() == [1]
    table.choose(1, "jackhammer", column="3")
    laid(table, 1).advance()
    assert (table.awaited(), table.stage()) == ([3], "window")
    assert [choice["column"] for choice in table.choices(3, "jackhammer")] == ["1", "2", "4", "5"]
    table.choose(3, "decline").advance()
    assert (table.stage(), table.awaited(), table.beside(1)) == ("turns", [0], ["jackhammer"])
    assert rounds_seats(table) == [0, 2, 3]


def test_DH_81_DH_83_one_a_round_for_any_owner() -> None:
    table = full_display(Table(4).give(0, "jackhammer jackhammer")).window()
    assert table.awaited() == [0]
    laid(table.choose(0, "jackhammer", column="5")).advance()
    assert (table.stage(), table.awaited()) == ("turns", [1])


def test_TV_25_a_round_with_a_jackhammer() -> None:
    table = full_display(Table(4).give(2, "jackhammer")).window()
    assert table.awaited() == [2]
    laid(table.choose(2, "jackhammer", column="3"), 2)
    assert table.card_pile() == ["brown", "jackhammer"]
    assert rounds_seats(table.advance()) == [0, 1, 3]
    taken = [event for event in table.told("took") if event["seat"] != 2]
    assert [event["column"] for event in taken] == ["1", "2", "4"]
    assert table.view()["houses"][2]["roofs"] == 0


def test_TV_26_the_jackhammer_on_column_1() -> None:
    table = full_display(Table(4).give(2, "jackhammer")).window()
    laid(table.choose(2, "jackhammer", column="1"), 2)
    assert table.card_pile() == ["jackhammer"]
    assert table.advance().why_not(0, "take", column="1") == "empty-column"
    rounds_seats(table)
    assert (table.s.round_no, table.s.first, table.s.marker) == (2, 0, 0)


def test_TV_28_discard_then_jackhammer_then_turns() -> None:
    table = full_display(Table(3).give(0, "jackhammer")).round_begins()
    assert (table.awaited(), table.asked()) == ([0], "discard")
    table.choose(0, "discard", column="2").advance()
    assert (table.awaited(), table.asked()) == ([0], "jackhammer")
    assert [choice["column"] for choice in table.choices(0, "jackhammer")] == ["1", "3", "4", "5"]
    laid(table.choose(0, "jackhammer", column="1")).advance()
    assert len(table.choices(1, "take")) == 3
    assert rounds_seats(table) == [1, 2]


def test_DH_84_DH_85_the_mixer_swaps_two_rooms() -> None:
    table = Table().give(0, "mixer").display("LR", "KT red", "", "BA drill", "KR slate").turn()
    assert table.why_not(0, "mix", column="3", other="4") == "vacant-slot"
    assert table.why_not(0, "mix", column="4", other="4") == "vacant-slot"
    table.choose(0, "mix", column="4", other="1")
    assert table.columns() == ["BA", "KT", "", "LR", "KR"]
    assert [column["card"] for column in table.view()["display"]] == [None, "red", None, "drill", "slate"]
    assert table.why_not(0, "take", column="2") is None


def test_RB_11_room_and_roof_brought_together() -> None:
    table = Table(4).give(1, "mixer").display("", "LR drill", "KT pictures", "PA red-window", "BA roofer").turn(1)
    table.choose(1, "mix", column="2", other="4").choose(1, "take", column="4")
    assert table.view()["in_hand"]["room"].startswith("LR-")
    assert table.told("took", seat=1)[0]["card"] == "red-window"
    assert (table.columns()[1], table.view()["display"][1]["card"]) == ("PA", "drill")


def test_TV_33_a_taken_column_cannot_be_mixed() -> None:
    table = Table().give(0, "mixer").display("LR", "KT red", "", "BA drill", "KR slate").turn()
    assert table.why_not(0, "mix", column="3", other="4") == "vacant-slot"
    assert table.why_not(0, "mix", column="1", other="4") is None


def test_RB_10_the_study_for_the_third_living_room() -> None:
    table = vector_table("RB-10").give(0, "drill").display("KT", "BA red", "BD red", "LR drill").turn()
    table.choose(0, "drill", cell="M3", column="4", face="up")
    assert (table.room_lines(), table.columns()[3]) == ({"M1": 9}, "ST")


def test_TV_29_the_piano_goes_or_closes() -> None:
    table = vector_table("TV-29").give(0, "drill").display("LR").turn()
    assert table.why_not(0, "drill", cell="M1", column="1", face="up") == "beside-finished"
    table.choose(0, "drill", cell="M2", column="1", face="up")
    assert (table.room_lines(), table.points("furniture")) == ({"M1": 4}, 0)


def test_TV_30_TV_58_drilling_kitchens_and_bathrooms() -> None:
    table = vector_table("TV-30").give(0, "drill").display("LR", "GA red").turn()
    for cell in ("M1", "M2"):
        assert table.why_not(0, "drill", cell=cell, column="1", face="up") is None
    assert table.why_not(0, "drill", cell="M1", column="2", face="up") == "zone"
    assert table.why_not(0, "drill", cell="M1", column="2", face="down") is None
    assert table.why_not(0, "drill", cell="M3", column="1", face="down") == "not-face-up"
    assert table.choose(0, "drill", cell="M1", column="1", face="up").room_lines()["M2"] == 1
    table = vector_table("TV-58").give(0, "drill").display("BA").turn()
    assert table.why_not(0, "drill", cell="M2", column="1", face="up") == "beside-finished"
    table.choose(0, "drill", cell="M2", column="1", face="down")
    assert (table.plan()["M2"], table.columns()[0]) == ("##", "KT")


def test_TV_31_two_halves_and_a_cat() -> None:
    table = vector_table("TV-31").give(0, "drill").display("LR").turn()
    assert table.why_not(0, "drill", cell="M2", column="1", face="up") == "beside-finished"
    table.give(0, "designer").choose(0, "drill", cell="M2", column="1", face="up")
    assert table.room_lines() == {"M1": 9}


# --- the scaffold --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_DH_86_TV_60_the_scaffold_must_be_placed_at_once(box: object) -> None:
    table = Table(box=box).display("LR", "KT scaffold").turn()  # type: ignore[arg-type]
    table.choose(0, "take", column="2").choose(0, "build", cell="M1", face="up")
    assert (table.asked(), table.awaited()) == ("scaffold", [0])
    assert {choice["do"] for choice in table.choices()} == {"scaffold"}
    assert [choice["cell"] for choice in table.choices()] == ["T1", "M2", "M3", "B4", "B5"]
    assert table.why_not(0, "scaffold", cell="M1") == "occupied"
    assert table.why_not(0, "scaffold", cell="T2") == "support"
    assert table.choose(0, "scaffold", cell="B4").awaited() == []
    assert (table.plan(), table.beside()) == ({"M1": "KT", "B4": "SC"}, [])


def test_DH_87_DH_91_TV_61_before_or_after_and_replaced_in_the_same_turn() -> None:
    table = Table().hold("KT", "scaffold").choose(0, "scaffold", cell="M1")
    assert table.why_not(0, "scaffold", cell="M2") == "no-scaffold"
    table.choose(0, "build", cell="M1", face="up")
    assert (table.plan(), table.card_pile(), table.awaited()) == ({"M1": "KT"}, ["scaffold"], [])


def test_DH_88_it_supports_at_once_another_one_too() -> None:
    table = Table().lay(0, "M: SC").hold("KT", "scaffold").choose(0, "scaffold", cell="T1")
    assert table.plan() == {"T1": "SC", "M1": "SC"}
    assert "T1" in table.cells("up").split()


def test_DH_89_it_is_no_room() -> None:
    table = Table().lay(0, "M: PA SC KT").give(0, "architect")
    assert table.rooms() == 2
    assert table.points("empty") == 0
    assert [room["cells"] for room in table.view()["houses"][0]["rooms"]] == [["M1"], ["M3"]]


def test_DH_90_a_room_takes_its_place() -> None:
    table = Table().lay(0, "M: SC SC").hold("GA")
    assert table.why_not(0, "build", cell="M1", face="up") == "zone"
    table.choose(0, "build", cell="M1", face="down")
    assert (table.plan(), table.card_pile()) == ({"M1": "##", "M2": "SC"}, ["scaffold"])
    assert table.told("built-on-scaffold")[0]["cell"] == "M1"


def test_DH_92_no_scaffold_remains() -> None:
    for seed in range(30):
        table = Table(4, seed=f"scaffolds {seed}").finish(seed)
        assert [int(table.s.scaffolds[seat]) for seat in range(4)] == [0] * 4
        assert table.faults() == []


def test_DH_93_TV_19_without_a_free_cell_it_is_discarded() -> None:
    for first in (True, False):
        table = Table().lay(0, "T: .. LR LR LR KT / M: BA KT BD BD WR / B: GA GA").hold("KR", "scaffold")
        if first:
            table.choose(0, "scaffold", cell="T1")
        table.choose(0, "build", cell="T1", face="up")
        assert (table.plan()["T1"], table.card_pile(), table.awaited()) == ("KR", ["scaffold"], [])
        assert len(table.told("scaffold-wasted")) == (0 if first else 1)


def test_DH_94_TV_18_the_last_card_replaces_the_scaffold() -> None:
    table = vector_table("TV-18").hold("GA", "scaffold")
    assert table.choices(0, "scaffold") == []
    assert (table.cells("up"), table.cells("down")) == ("B4", "B4")
    table.choose(0, "build", cell="B4", face="up")
    assert (table.card_pile(), table.room_lines()["B4"]) == (["scaffold", "scaffold"], 4)
    table = vector_table("TV-18").hold("BD")
    assert (table.cells("up"), table.cells("down")) == ("", "B4")
    assert len(CELLS) == 12
