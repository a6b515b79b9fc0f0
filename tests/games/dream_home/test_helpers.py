"""Helpers: DH-95 to DH-115, DH-120 to DH-125, and the vectors of these rules."""

import pytest

from tests.games.dream_home.table import EDITIONS, PL, RU, Table, vector_table

PLAN = "T: LR BA KT KT ST / M: LR KR BD BD PA / B: GA GA"


def test_DH_95_DH_67_helpers_are_used_at_the_end_or_not_at_all() -> None:
    table = Table(4).give(0, "roofer courier handyman architect").display("LR", "KT red").turn()
    assert {choice["do"] for choice in table.choices()} == {"take"}
    table = Table().lay(0, PLAN).give(0, "roofer courier handyman").pile("LR", "red").helpers()
    assert {choice["do"] for choice in table.choices()} == {"roofer", "courier", "handyman", "done"}
    assert table.choose(0, "done").awaited() == []
    assert table.beside() == ["roofer", "courier", "handyman"]


def test_DH_96_TV_62_of_several_copies_services_count_twice_and_states_once() -> None:
    table = vector_table("TV-62").give(0, "designer designer")
    assert table.points("furniture") == 4
    table.lay(1, "T: BA / M: BA").give(1, "architect architect")
    assert table.points("baths", seat=1) == 4
    table = Table().lay(0, PLAN).give(0, "roofer roofer handyman handyman").pile("", "red red").helpers()
    for _ in range(2):
        table.choose(0, "roofer", card="red").choose(0, "handyman", cell="T2", other="T5")
    assert (table.awaited(), table.view()["houses"][0]["roofs"]) == ([], 2)


def test_DH_97_DH_98_TV_63_the_roofer() -> None:
    table = Table().lay(0, PLAN).give(0, "roofer").pile("", "red brown-window").helpers()
    assert [choice["card"] for choice in table.choices(0, "roofer")] == ["red", "brown-window"]
    assert table.why_not(0, "roofer", card="green") == "no-roof-card"
    table.choose(0, "roofer", card="brown-window")
    assert (table.card_pile(), table.awaited()) == (["red", "roofer"], [])
    # With no roof card in the pile nobody is asked.
    table = Table().fill(0).fill(1).give(0, "roofer").helpers()
    table.s.waiting, table.s.turn = 0, -1
    table.advance()
    assert (table.s.over, table.beside()) == (1, ["roofer"])


def test_DH_99_the_courier_exchanges_any_card() -> None:
    table = Table().lay(0, PLAN.replace("ST", "##")).give(0, "courier").pile("SA KT").helpers()
    cells = {choice["cell"] for choice in table.choices(0, "courier")}
    assert len(cells) == 12
    assert table.why_not(0, "courier", card="WR-01", cell="T1", face="down") == "not-in-pile"
    table.choose(0, "courier", card="SA-01", cell="T5", face="up")
    assert table.plan()["T5"] == "SA"
    assert table.why_not(0, "handyman", cell="T1", other="T2") == "not-awaited"


def test_DH_99_of_like_cards_one_stands_for_all() -> None:
    table = Table().lay(0, PLAN).give(0, "courier").pile("BD-06 BD-08 BD-07").helpers()
    assert {choice["card"] for choice in table.choices(0, "courier")} == {"BD-06"}
    for card in ("BD-06", "BD-07", "BD-08"):
        assert table.why_not(0, "courier", card=card, cell="T5", face="up") is None
    table.choose(0, "courier", card="BD-08", cell="T5", face="up")
    assert table.view()["houses"][0]["cells"]["T5"]["room"] == "BD-06"


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_DH_100_DH_101_placing_rules_bind_the_courier(box: object) -> None:
    table = Table(box=box).lay(0, PLAN).give(0, "courier").pile("GA BA").helpers()  # type: ignore[arg-type]
    reasons = {
        ("GA-03", "T1", "up"): "zone", ("GA-03", "T1", "down"): None, ("BA-02", "T1", "up"): "beside-finished",
        ("BA-02", "T1", "down"): None, ("BA-02", "M2", "up"): None,
    }  # fmt: skip
    for (card, cell, face), why in reasons.items():
        assert table.why_not(0, "courier", card=card, cell=cell, face=face) == why


def test_DH_102_DH_103_the_token_is_lost_and_the_card_shows_its_face() -> None:
    plan = "T: BA KT KT WR BD / M: LR LR+piano LR ST BD / B: ## GA"
    table = Table().lay(0, plan).give(0, "courier courier").pile("KR SA").helpers()
    table.choose(0, "courier", card="SA-01", cell="M2", face="up")
    assert (table.points("furniture"), "LR" in table.room_pile()) == (0, True)
    hidden = table.view()["houses"][0]["cells"]["B4"]["room"]
    table.choose(0, "courier", card="KR-01", cell="B4", face="down")
    assert hidden in table.view()["room_pile"]


def test_DH_104_the_handyman_swaps_two_cards() -> None:
    table = Table().lay(0, PLAN.replace("KR", "##")).give(0, "handyman").helpers()
    assert table.why_not(0, "handyman", cell="T1", other="T1") == "same-cell"
    table.choose(0, "handyman", cell="T5", other="M2")
    assert (table.plan()["T5"], table.plan()["M2"]) == ("##", "ST")


def test_DH_105_DH_106_zones_and_sizes_bind_the_moved_cards_only() -> None:
    table = Table().lay(0, PLAN).give(0, "handyman").helpers()
    assert table.why_not(0, "handyman", cell="T1", other="B4") == "zone"
    assert table.why_not(0, "handyman", cell="M3", other="M5") is None
    plan = "T: BD BD KT BA KR / M: BD LR KR LR PA / B: GA GA"
    table = Table().lay(0, plan).give(0, "handyman").helpers()
    assert table.why_not(0, "handyman", cell="T3", other="M1") == "too-large"
    table.choose(0, "handyman", cell="T2", other="M2")
    assert table.room_lines()["T1"] == 1


@pytest.mark.parametrize("option, why", [("edition", {"ru-2018": None, "pl-2e": "handyman-finished"}),
                                         ("yes", dict.fromkeys(("ru-2018", "pl-2e"))),
                                         ("no", dict.fromkeys(("ru-2018", "pl-2e"), "handyman-finished"))])  # fmt: skip
def test_DH_107_TV_35_the_edition_settles_furnished_rooms(option: str, why: dict[str, str | None]) -> None:
    for box in EDITIONS:
        table = vector_table("TV-35", box=box, handyman_may_extend_furnished=option)
        table.give(0, "handyman").helpers()
        assert table.why_not(0, "handyman", cell="T1", other="M2") == why[box.id]
        table.give(0, "designer")
        assert table.why_not(0, "handyman", cell="T1", other="M2") is None


def test_DH_108_TV_36_one_of_two_tokens_stays() -> None:
    table = vector_table("TV-36").give(0, "handyman").helpers().choose(0, "handyman", cell="T1", other="M2")
    assert [choice["token"] for choice in table.choices()] == ["grand_piano", "cat_house"]
    table.choose(0, "keep", cell="M1")
    assert table.points("furniture") == 3


def test_DH_109_DH_110_TV_41_the_architect() -> None:
    table = vector_table("TV-41")
    assert (table.points("baths", "comfort"), table.points("empty"), table.total()) == (6, 0, 17)
    table.give(0, "architect")
    assert (table.points("baths", "comfort"), table.points("empty"), table.total()) == (8, 3, 22)
    table.give(0, "architect")
    assert table.total() == 22
    assert Table().lay(0, "M: BA").give(0, "architect").points("baths", "comfort") == 0


def test_DH_111_DH_112_DH_113_the_designer() -> None:
    table = Table().lay(0, "M: LR+piano").give(0, "designer tree_house birdhouse").hold("LR", "pictures")
    table.choose(0, "build", cell="M2", face="up")
    assert len(table.told("furniture-wasted")) == 1
    assert table.points("furniture") == 4 + 3 + 2
    assert table.hold("LR").why_not(0, "build", cell="M3", face="up") is None


def test_DH_114_TV_53_the_designer_serves_in_the_turn_it_is_taken() -> None:
    table = vector_table("TV-53").display("KT", "LR designer").turn().choose(0, "take", column="2")
    assert table.why_not(0, "build", cell="M2", face="up") is None


def test_DH_115_two_furnished_rooms_may_be_joined() -> None:
    table = Table().lay(0, "M: LR+piano .. LR+cat").give(0, "designer").hold("LR", "birdhouse")
    table.choose(0, "build", cell="M2", face="up").choose(0, "keep", cell="M3")
    assert (table.awaited(), table.points("furniture"), table.rooms()) == ([], 2 + 2, 9)


# --- the helper step -----------------------------------------------------------------------------------------------


def test_DH_120_twelve_rooms_and_no_scaffold_before_the_helpers() -> None:
    for seed in range(12):
        table = Table(3, seed=f"before helpers {seed}")
        for _ in table.play_out(seed):
            if table.stage() == "helpers":
                assert [int(table.s.built[seat]) for seat in range(3)] == [4095] * 3
                assert table.choices(table.awaited()[0])[-1] == {"do": "done"}


def test_DH_121_DH_122_TV_40_from_the_marker_holder_clockwise() -> None:
    table = Table(3).lay(1, PLAN).give(0, "courier").give(1, "courier").pile("BA").fill(0).fill(2)
    table.s.round_no, table.s.marker, table.s.turn, table.s.stage = 12, 1, 2, 3
    table.advance()
    assert (table.stage(), table.awaited()) == ("helpers", [1])
    table.choose(1, "courier", card="BA-02", cell="T3", face="down").advance()
    assert table.awaited() == [0]
    assert {choice["room"] for choice in table.choices(0, "courier")} == {"KT"}
    assert table.why_not(0, "courier", card="BA-02", cell="T1", face="up") == "not-in-pile"
    table.choose(0, "courier", card="KT-01", cell="T1", face="up").advance()
    assert table.s.over == 1


def test_DH_121_one_seat_uses_all_its_helpers_in_any_order() -> None:
    table = Table().lay(0, PLAN).give(0, "handyman courier roofer").pile("SA", "red").helpers()
    table.choose(0, "handyman", cell="T1", other="M2").choose(0, "roofer", card="red")
    assert {choice["do"] for choice in table.choices()} == {"courier", "done"}


def test_DH_123_DH_124_DH_125_roofs_are_opened_after_all_helpers() -> None:
    table = Table().fill(0).fill(1).give(0, "red red red").give(1, "roofer").give(0, "roofer").pile("", "red brown")
    table.helpers().choose(0, "roofer", card="red")
    assert (table.told("roofed"), table.points("roof")) == ([], 0)
    table.advance().choose(1, "roofer", card="brown").advance()
    assert [event["points"] for event in table.told("roofed")] == [8, 0]
    assert table.points("roof") == 8


def test_RB_09_a_living_room_moves() -> None:
    for box in EDITIONS:
        table = vector_table("RB-09", box=box).give(0, "handyman").helpers()
        before = table.rooms()
        table.choose(0, "handyman", cell="T1", other="M2")
        assert table.rooms() == before + 2
        assert table.room_lines()["M1"] == 4


def test_TV_37_a_token_on_the_moved_card_does_not_count_against_it() -> None:
    for box in EDITIONS:
        table = vector_table("TV-37", box=box).give(0, "handyman").helpers()
        table.choose(0, "handyman", cell="T1", other="M2")
        assert table.plan()["M2"] == "LR+cat_house"
        assert table.finished("M1")


def test_TV_38_five_swaps() -> None:
    table = vector_table("TV-38").give(0, "handyman").helpers()
    swaps = [("M2", "B5"), ("B4", "T1"), ("M2", "T1"), ("B4", "B5"), ("T2", "M2")]
    reasons = [table.why_not(0, "handyman", cell=one, other=other) for one, other in swaps]
    assert reasons == ["zone", "zone", None, None, "too-large"]


def test_TV_39_the_courier_completes_the_garage() -> None:
    table = vector_table("TV-39").give(0, "courier").pile("LR GA").helpers()
    cards = {choice["room"]: choice["card"] for choice in table.choices(0, "courier")}
    assert table.why_not(0, "courier", card=cards["LR"], cell="B4", face="up") == "zone"
    hidden, before = table.view()["houses"][0]["cells"]["B4"]["room"], table.rooms()
    table.choose(0, "courier", card=cards["GA"], cell="B4", face="up")
    assert (table.rooms(), hidden in table.view()["room_pile"]) == (before + 4, True)


def test_TV_64_kitchens_parted() -> None:
    for box in EDITIONS:
        table = vector_table("TV-64", box=box).give(0, "handyman").helpers()
        before = table.rooms()
        table.choose(0, "handyman", cell="T4", other="M1")
        assert table.rooms() == before - 4


@pytest.mark.parametrize("cell, rooms, furniture", [("M3", 4 + 1, 3), ("M1", 1 + 4, 0)])
def test_TV_65_the_piano_stays_or_goes(cell: str, rooms: int, furniture: int) -> None:
    table = vector_table("TV-65").give(0, "courier").pile("KT").helpers()
    table.choose(0, "courier", card="KT-01", cell=cell, face="up")
    assert (table.rooms(), table.points("furniture")) == (rooms, furniture)


def test_TV_69_a_bathroom_turned_down() -> None:
    table = vector_table("TV-69").give(0, "architect courier").pile("BA").helpers()
    card = table.choices(0, "courier")[0]["card"]
    assert table.why_not(0, "courier", card=card, cell="M2", face="up") == "beside-finished"
    assert table.choose(0, "courier", card=card, cell="M2", face="down").points("empty") == 1


def test_the_polish_box_forbids_what_the_russian_allows() -> None:
    assert (int(RU.record["handyman_extends"][0]), int(PL.record["handyman_extends"][0])) == (1, 0)
