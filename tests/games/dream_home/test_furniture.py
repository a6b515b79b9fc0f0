"""Furniture: DH-47 to DH-62, and the vectors of these rules."""

from typing import Any

import pytest

from rooftree.games.dream_home.reasons import REASONS
from tests.games.dream_home.table import EDITIONS, RU, Table, vector_table


def furnishing(table: Table, card: str, room: str = "BA", cell: str = "B4", face: str = "down") -> Table:
    """A turn up to the furniture card: the room goes out of the way, unless told otherwise."""
    return table.hold(room, card).choose(0, "build", cell=cell, face=face)


def places(table: Table) -> str:
    return " ".join(choice["cell"] for choice in table.choices(0, "furnish"))


def test_DH_47_the_card_is_discarded_and_its_token_placed() -> None:
    table = furnishing(Table().lay(0, "M: LR"), "grand_piano").choose(0, "furnish", cell="M1")
    assert table.plan()["M1"] == "LR+grand_piano"
    assert table.card_pile() == ["grand_piano"]
    assert table.awaited() == []


def test_DH_48_a_target_is_a_face_up_card_of_a_suitable_type() -> None:
    table = furnishing(Table().lay(0, "M: LR BD ## / B: .. .."), "canopy_bed")
    assert places(table) == "M2"
    reasons = {cell: table.why_not(0, "furnish", cell=cell) for cell in ("M1", "M3", "B4", "T1")}
    assert reasons == {"M1": "unsuitable", "M3": "no-room-there", "B4": "no-room-there", "T1": "no-room-there"}


def test_DH_49_the_owner_chooses_room_and_card() -> None:
    table = furnishing(Table().lay(0, "M: LR LR ST LR"), "grand_piano")
    assert places(table) == "M1 M2 M4"
    assert table.choose(0, "furnish", cell="M2").plan()["M2"] == "LR+grand_piano"


def test_DH_50_one_token_a_room() -> None:
    table = furnishing(Table().lay(0, "M: LR+cat LR ST LR"), "grand_piano")
    assert places(table) == "M4"
    assert table.why_not(0, "furnish", cell="M2") == "furnished"


def test_DH_51_DH_52_it_must_be_placed_or_is_lost() -> None:
    table = furnishing(Table().lay(0, "M: LR"), "grand_piano")
    assert {choice["do"] for choice in table.choices()} == {"furnish"}
    table = furnishing(Table().lay(0, "M: KT"), "grand_piano")
    assert table.told("furniture-wasted") == [{"event": "furniture-wasted", "seat": 0, "token": "grand_piano"}]
    assert (table.card_pile(), table.points("furniture"), table.awaited()) == (["grand_piano"], 0, [])


@pytest.mark.parametrize("box", EDITIONS, ids=lambda box: box.id)
def test_DH_53_TV_21_a_room_of_full_size_may_be_furnished(box: object) -> None:
    table = furnishing(vector_table("TV-21", box=box), "canopy_bed")  # type: ignore[arg-type]
    assert places(table) == "M1 M2"


def test_DH_54_no_token_on_an_empty_room_or_a_scaffold() -> None:
    table = furnishing(Table().lay(0, "M: ## SC KT"), "cat_house")
    assert places(table) == "M3"


def test_DH_55_DH_56_a_token_finishes_the_room_laid_in_the_same_turn() -> None:
    table = furnishing(Table(), "grand_piano", "LR", "M1", "up").choose(0, "furnish", cell="M1")
    assert table.finished("M1")
    assert table.hold("LR").why_not(0, "build", cell="M2", face="up") == "beside-finished"


def test_DH_57_tree_house_and_birdhouse_stand_outside() -> None:
    table = furnishing(Table(), "tree_house")
    assert table.awaited() == []
    table = furnishing(table, "birdhouse", cell="B5")
    assert table.view()["houses"][0]["outside"] == ["tree_house", "birdhouse"]
    assert table.points("furniture") == 3
    assert len(table.told("furnished-outside")) == 2


def test_DH_58_two_rooms_or_three_tokens_are_settled_one_by_one() -> None:
    plan = "T: LR+piano BA LR+cat KT KR / M: BD LR+pictures BD PA ST / B: GA GA"
    table = Table().lay(0, plan).give(0, "handyman").helpers().choose(0, "handyman", cell="T2", other="M2")
    assert table.asked() == "keep"
    assert [choice["cell"] for choice in table.choices()] == ["T1", "T2", "T3"]
    table.choose(0, "keep", cell="T3")
    assert (table.plan()["T1"], table.plan()["T2"], table.plan()["T3"]) == ("LR", "LR", "LR+cat_house")
    assert [event["token"] for event in table.told("token-lost")] == ["grand_piano", "pictures"]
    assert table.awaited() == []


def test_DH_58_a_swap_may_crowd_both_rooms() -> None:
    plan = "T: LR+piano KT+ice_machine LR ST BA / M: KT+cat LR+aquarium SA BD WR / B: GA GA"
    table = Table().lay(0, plan).give(0, "handyman").helpers()
    table.choose(0, "handyman", cell="T2", other="M2")
    assert [choice["cell"] for choice in table.choices()] == ["T1", "T2", "M1", "M2"]
    table.choose(0, "keep", cell="M2")
    assert [choice["cell"] for choice in table.choices()] == ["T1", "T2"]
    table.choose(0, "keep", cell="T1")
    assert {event["token"] for event in table.told("token-lost")} == {"cat_house", "aquarium"}
    assert table.awaited() == []
    assert [fault for fault in table.faults() if fault.get("seat") != 1] == []


@pytest.mark.parametrize("do", ["drill", "courier"])
def test_DH_59_DH_60_a_token_goes_with_a_card_that_leaves_the_house_for_good(do: str) -> None:
    table = Table().lay(0, "M: LR+piano KT").fill(0).display("BA")
    if do == "drill":
        table.give(0, "drill").turn().choose(0, "drill", cell="M1", column="1", face="up")
    else:
        table.give(0, "courier").pile("BA").helpers().choose(0, "courier", cell="M1", card="BA-02", face="up")
    assert table.told("token-lost") == [{"event": "token-lost", "seat": 0, "token": "grand_piano", "cell": "M1"}]
    assert table.points("furniture") == 0
    assert not any("token" in card for card in table.view()["houses"][0]["cells"].values())


def test_DH_61_with_the_handyman_a_token_travels() -> None:
    plan = "T: LR+piano BA KT KT ST / M: KR BD BD BA PA / B: GA GA"
    table = Table().lay(0, plan).give(0, "handyman").helpers().choose(0, "handyman", cell="T1", other="M5")
    assert (table.plan()["T1"], table.plan()["M5"]) == ("PA", "LR+grand_piano")


def test_DH_62_TV_54_of_a_split_room_only_the_part_with_the_token_is_furnished() -> None:
    table = vector_table("TV-54").give(0, "drill").display("KT").turn()
    table.choose(0, "drill", cell="M2", column="1", face="up")
    assert table.room_lines() == {"M1": 1, "M2": 1, "M3": 1}
    assert (table.finished("M1"), table.finished("M3"), table.points("furniture")) == (False, True, 3)


def test_RB_06_a_second_token_needs_a_second_room() -> None:
    table = vector_table("RB-06").hold("KT", "canopy_bed").choose(0, "build", cell="M2", face="up")
    assert (len(table.told("furniture-wasted")), table.awaited()) == (1, [])
    table = vector_table("RB-06").lay(0, "M: .. .. BD").hold("KT", "canopy_bed")
    assert places(table.choose(0, "build", cell="M2", face="up")) == "M3"


@pytest.mark.parametrize("face, taken", [("up", True), ("down", False)])
def test_TV_20_the_room_comes_before_the_furniture(face: str, taken: bool) -> None:
    table = vector_table("TV-20").hold("LR", "grand_piano").choose(0, "build", cell="M1", face=face)
    assert places(table) == ("M1" if taken else "")
    assert table.card_pile() == ([] if taken else ["grand_piano"])


def test_TV_22_TV_23_a_furnished_room_refuses_and_another_must_take_it() -> None:
    assert places(furnishing(vector_table("TV-22"), "grand_piano")) == "M3"
    for designer in ("", "designer"):
        table = furnishing(vector_table("TV-23").give(0, designer), "grand_piano")
        assert (len(table.told("furniture-wasted")), table.awaited()) == (1, [])


# --- the car -------------------------------------------------------------------------------------------------------


def garage(**options: Any) -> Table:
    return Table(**{"car": "on", **options}).lay(0, "B: GA").hold("GA").choose(0, "build", cell="B5", face="up")


def test_DH_140_the_first_garage_of_two_may_have_the_car() -> None:
    table = garage()
    assert [choice["do"] for choice in table.choices()] == ["car", "car", "no-car"]
    assert table.why_not(0, "car", cell="M1") == "not-the-garage"
    table.choose(0, "car", cell="B4")
    assert (table.plan()["B4"], table.points("furniture"), table.rooms()) == ("GA+car", 1, 4)
    assert garage(car="off").awaited() == []


def test_DH_141_the_car_follows_the_rules_of_furniture() -> None:
    table = Table(car="on").lay(0, "B: GA+cat").give(0, "designer").hold("GA")
    table.choose(0, "build", cell="B5", face="up")
    assert (table.awaited(), len(table.told("car-out"))) == ([], 1)
    assert table.view()["car"] is False
    table = garage().choose(0, "car", cell="B4").give(0, "designer drill").display("WC").turn()
    assert table.points("furniture") == 2
    table.choose(0, "drill", cell="B4", column="1", face="down")
    assert table.points("furniture") == 0


def test_DH_142_only_the_very_first_completion_counts() -> None:
    table = garage().choose(0, "no-car").lay(1, "B: GA").hold("GA", seat=1).choose(1, "build", cell="B5", face="up")
    assert (table.awaited(), table.asked()) == ([], "nothing")
    # The claim comes before the resource of the turn.
    table = Table(car="on").lay(0, "B: GA").hold("GA", "cat_house").choose(0, "build", cell="B5", face="up")
    assert table.asked() == "car"
    table.choose(0, "car", cell="B5")
    assert (table.asked(), len(table.told("furniture-wasted"))) == ("nothing", 1)


def test_DH_143_no_car_in_the_helper_step_and_it_stays_without_the_other_garage() -> None:
    plan = "T: BA KT KT WR BD / M: LR LR LR ST BD / B: ## GA"
    table = Table(car="on").lay(0, plan).give(0, "courier").pile("GA").helpers()
    card = table.choices(0, "courier")[0]["card"]
    assert table.choose(0, "courier", cell="B4", card=card, face="up").awaited() == []
    assert (table.view()["car"], table.rooms()) == (True, 1 + 6 + 3 + 1 + 9 + 2 + 1 + 4)
    table = garage().choose(0, "car", cell="B4").give(0, "drill").display("WC").turn()
    assert table.choose(0, "drill", cell="B5", column="1", face="up").points("furniture") == 1


def test_TV_52_a_drill_completes_the_garage_and_a_later_one_gets_nothing() -> None:
    table = Table(car="on").lay(0, "B: GA WC").give(0, "drill designer").display("GA").turn()
    table.choose(0, "drill", cell="B5", column="1", face="up")
    assert table.asked() == "car"
    table.choose(0, "car", cell="B5")
    assert table.asked() == "take"
    table.lay(1, "B: GA").hold("GA", seat=1).choose(1, "build", cell="B5", face="up")
    assert (table.rooms(), table.points("furniture"), table.awaited()) == (4, 2, [])
    assert (table.rooms(1), table.points("furniture", seat=1)) == (4, 0)


def test_a_box_without_a_car_has_none() -> None:
    table = Table(box=EDITIONS[1], car="on").lay(0, "B: GA").hold("GA").choose(0, "build", cell="B5", face="up")
    assert (RU.record["has_car"][0], table.awaited(), table.view()["car"]) == (1, [], False)
    assert "not-the-garage" in {reason.id for reason in REASONS}
