"""Setup, rounds and turns: DH-07 to DH-28, DH-145 to DH-151, and the vectors of these rules."""

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.luck import tape
from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, replay, write
from rooftree.games.dream_home.codes import card_code, room_codes
from rooftree.games.dream_home.state import CARDS, ROOMS
from tests.games.dream_home.table import GAME, RU, SEATS, Table

DISPLAYED = ("LR", "KT red", "BD brown", "BA green", "KR slate")


def taking(table: Table, seat: int, column: str) -> Table:
    """A whole turn: this column, everything wherever it may go."""
    table.choose(seat, "take", column=column)
    while table.awaited():
        table.apply(seat, table.legal(seat)[-1])
    return table.advance()


def test_DH_07_the_display_has_five_columns() -> None:
    table = Table(4).advance()
    display = table.view()["display"]
    assert [column["column"] for column in display] == ["1", "2", "3", "4", "5"]
    assert all(column["room"] for column in display)
    assert [column["card"] is None for column in display] == [True, False, False, False, False]
    taking(table, table.awaited()[0], "3")
    assert table.view()["display"][2] == {"column": "3", "room": None, "card": None}


def test_DH_08_two_discard_piles() -> None:
    table = Table(3).display(*DISPLAYED).round_begins().choose(0, "discard", column="2")
    assert (table.room_pile(), table.card_pile()) == (["KT"], ["red"])


@pytest.mark.parametrize("seats", [1, 5])
def test_DH_09_two_to_four_with_nothing_yet(seats: int) -> None:
    with pytest.raises(RooftreeError, match="expected one of 2, 3, 4"):
        Match.new(GAME, seats)
    view = Table(4).advance().view()
    assert view["houses"] == [
        {"cells": {}, "rooms": [], "beside": [], "outside": [], "roofs": 0, "points": 0, "lines": [], "children": 0}
    ] * 4  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
def test_DH_10_DH_11_all_cards_at_every_count(seats: int) -> None:
    table = Table(seats).advance()
    assert table.view()["decks"] == {"rooms": 55, "cards": 44}
    assert {column["room"] is not None for column in table.view()["display"]} == {True}


def test_DH_10_every_card_may_come_first() -> None:
    seen_rooms, seen_cards = set(), set()
    for seed in range(400):
        display = Table(4, seed=f"first {seed}").advance().view()["display"]
        seen_rooms |= {column["room"] for column in display}
        seen_cards |= {column["card"] for column in display[1:]}
    assert seen_rooms == set(room_codes(RU))
    assert seen_cards == {card_code(RU, card) for card in range(CARDS)}


def test_DH_12_a_token_of_each_and_the_car_only_on_demand() -> None:
    assert Table(4, car="on").advance().view()["car"] is True
    assert Table(4).advance().view()["car"] is False
    assert [len(RU.content["furniture"]), len({row["id"] for row in RU.content["furniture"]})] == [10, 10]


@pytest.mark.parametrize("seats", SEATS)
def test_DH_13_the_first_player_is_named_or_drawn(seats: int) -> None:
    for seat in range(seats):
        assert Table(seats, first_player=f"seat-{seat}").advance().view()["first"] == seat
    assert {Table(seats, seed=f"{n}").advance().view()["first"] for n in range(40)} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_DH_14_DH_23_twelve_rounds_and_twelve_rooms(seats: int) -> None:
    table = Table(seats)
    for _ in table.play_out(seats):
        if table.asked() in ("take", "discard") and table.s.turn <= 0:
            built = {int(table.s.built[seat]).bit_count() for seat in range(seats)}
            assert built <= {int(table.s.round_no) - 1, int(table.s.round_no)}
    assert len(table.told("round")) == 12
    assert [int(table.s.built[seat]).bit_count() for seat in range(seats)] == [12] * seats
    assert len(table.room_pile()) == 60 - 12 * seats
    assert table.view()["decks"] == {"rooms": 0, "cards": 0}


def test_DH_15_DH_17_the_steps_in_their_order() -> None:
    table = Table(3).give(1, "jackhammer").display(*DISPLAYED).round_begins()
    assert table.stage() == "column-discard"
    table.choose(0, "discard", column="5").advance()
    assert (table.stage(), table.awaited()) == ("window", [1])
    table.choose(1, "decline").advance()
    assert table.stage() == "turns"
    for seat, column in enumerate("123"):
        taking(table, seat, column)
    assert [event["column"] for event in table.told("left-over")] == ["4"]
    assert table.s.round_no == 2


def test_DH_16_TV_55_cards_then_rooms_left_to_right() -> None:
    table = Table(4, first_player="seat-0")
    table.luck = tape([0] * 9)
    table.advance()
    rooms, cards = room_codes(RU), [card_code(RU, card) for card in range(CARDS)]
    assert [column["room"] for column in table.view()["display"]] == list(rooms[:5])
    assert [column["card"] for column in table.view()["display"][1:]] == cards[:4]
    for round_no in range(2, 13):
        table.luck = tape([0] * 9)
        for _ in range(4):
            (seat,) = table.awaited()
            taking(table, seat, table.choices(seat, "take")[-1]["column"]) if table.stage() == "turns" else None
            while table.stage() == "window":
                table.choose(table.awaited()[0], "decline").advance()
        assert table.s.round_no == round_no
    assert [column["room"] for column in table.view()["display"]] == list(rooms[55:])
    assert (int(table.s.room_deck), int(table.s.card_deck)) == (0, 0)
    assert len(rooms) == ROOMS


def test_DH_18_DH_19_TV_51_the_marker_and_the_order() -> None:
    table = Table(4).display(*DISPLAYED).window()
    for seat, column in [(0, "2"), (1, "3"), (2, "1"), (3, "4")]:
        assert table.awaited() == [seat]
        taking(table, seat, column)
        if seat == 2:
            assert table.view()["first"] == 2
    assert table.view()["order"] == [2, 3, 0, 1]
    for seat in (2, 3, 0, 1):
        while table.stage() == "window":
            table.choose(table.awaited()[0], "decline").advance()
        assert table.awaited() == [seat]
        taking(table, seat, table.choices(seat, "take")[-1]["column"])
    assert table.view()["order"] == [2, 3, 0, 1]


def test_DH_20_DH_27_the_holder_may_take_column_1_again() -> None:
    table = Table(4).display(*DISPLAYED).window().choose(0, "take", column="1")
    assert (table.view()["first"], table.view()["in_hand"]["card"]) == (0, None)
    assert table.told("took")[0]["card"] == "marker"
    assert table.choices(0, "scaffold") == []


def test_DH_21_what_is_left_is_discarded() -> None:
    table = Table(4).display(*DISPLAYED).window()
    for seat in range(4):
        taking(table, seat, "2345"[seat])
    assert table.told("left-over") == [
        {"event": "left-over", "column": "1", "room": "LR", "code": "LR-01", "card": "marker"}
    ]  # fmt: skip
    assert table.room_pile() == ["LR"]


@pytest.mark.parametrize(
    "seats, discard, offered", [(4, "on", [5, 4, 3, 2]), (3, "on", [4, 3, 2]), (3, "off", [5, 4, 3]),
                                (2, "on", [4, 3]), (2, "off", [5, 4])],
)  # fmt: skip
def test_DH_22_columns_to_choose_from(seats: int, discard: str, offered: list[int]) -> None:
    table = Table(seats, column_discard=discard).display(*DISPLAYED).round_begins()
    if table.asked() == "discard":
        table.choose(0, "discard", column="5").advance()
    found = []
    for seat in range(seats):
        found.append(len(table.choices(seat, "take")))
        taking(table, seat, table.choices(seat, "take")[0]["column"])
    assert found == offered


def test_DH_24_DH_25_a_turn_and_no_passing() -> None:
    table = Table(4).give(0, "mixer").lay(0, "M: LR").give(0, "drill").display(*DISPLAYED).window()
    assert {choice["do"] for choice in table.choices()} == {"take", "mix", "drill"}
    assert table.why_not(0, "build", room="LR", cell="M1", face="up") == "not-now"
    table.choose(0, "take", column="2")
    assert table.view()["in_hand"]["room"] == "KT-01"
    assert table.view()["houses"][0]["roofs"] == 1
    assert Table(4).display("LR", "").turn().why_not(0, "take", column="2", card="") == "empty-column"


def test_DH_26_the_room_before_the_resource() -> None:
    table = Table(4).display("LR", "KT cat_house", "BD scaffold").turn().choose(0, "take", column="2")
    assert {choice["do"] for choice in table.choices()} == {"build"}
    table = Table(4).display("LR", "KT cat_house", "BD scaffold").turn().choose(0, "take", column="3")
    assert {choice["do"] for choice in table.choices()} == {"build", "scaffold"}


def test_DH_28_where_each_resource_goes() -> None:
    places = {}
    for card in ("red", "birdhouse", "drill", "roofer", "scaffold"):
        table = Table(4).display("LR", f"KT {card}").turn().choose(0, "take", column="2")
        table.choose(0, "build", cell="M1", face="up")
        if table.awaited():
            table.choose(0, "scaffold", cell="M2")
        house = table.view()["houses"][0]
        places[card] = (house["roofs"], house["outside"], house["beside"], "SC" in table.plan().values())
    assert places == {
        "red": (1, [], [], False), "birdhouse": (0, ["birdhouse"], [], False), "drill": (0, [], ["drill"], False),
        "roofer": (0, [], ["roofer"], False), "scaffold": (0, [], [], True),
    }  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
def test_DH_145_DH_148_the_column_discard(seats: int) -> None:
    table = Table(seats, first_player="seat-1").advance()
    if seats == 4:
        assert table.stage() == "turns"
        assert table.told("discarded-column") == []
        return
    assert (table.asked(), table.awaited()) == ("discard", [1])
    assert table.why_not(1, "discard", column="1") == "first-column"
    assert [choice["column"] for choice in table.choices(1)] == ["2", "3", "4", "5"]
    table.choose(1, "discard", column="4").advance()
    assert table.columns()[3] == ""
    assert len(table.finish_rounds("discarded-column")) == 12


def test_DH_146_TV_67_discarded_columns_serve_courier_and_roofer() -> None:
    table = Table(2).display("LR", "GA brown-window").round_begins().choose(0, "discard", column="2")
    table.fill(0).give(0, "courier roofer").helpers()
    assert {choice["room"] for choice in table.choices(0, "courier")} == {"GA"}
    assert table.choices(0, "roofer") == [{"do": "roofer", "card": "brown-window"}]


def test_DH_147_TV_68_the_family_variant() -> None:
    table = Table(3, column_discard="off", first_player="seat-0").advance()
    offered = []
    for seat in range(3):
        offered.append(len(table.choices(seat, "take")))
        taking(table, seat, table.choices(seat, "take")[0]["column"])
    assert (offered, len(table.told("left-over"))) == ([5, 4, 3], 2)


@pytest.mark.parametrize("seats", SEATS)
def test_DH_149_DH_150_cards_are_conserved_and_houses_sound(seats: int) -> None:
    for table in Table(seats, car="on").play_out(seats + 10):
        assert table.faults() == []


def test_TV_56_cards_after_seven_rounds() -> None:
    table = Table(3)
    for _ in table.play_out(5):
        if table.s.round_no == 8:
            break
    houses = sum(int(table.s.built[seat]).bit_count() for seat in range(3))
    in_deck = table.view()["decks"]["rooms"] + len([room for room in table.columns() if room])
    assert (houses, len(table.room_pile()), in_deck) == (21, 14, 25)


def test_DH_151_a_record_gives_the_same_game_again() -> None:
    match = Match.new(GAME, 3, seed=bytes(32), options={"car": "on"})
    while not match.over:
        match.choose(match.awaited[0], match.choices(match.awaited[0])[-1])
    again = replay(read(write(record_of(match))), fair=True)
    assert again.state_hash() == match.state_hash()
    assert again.result() == match.result()
