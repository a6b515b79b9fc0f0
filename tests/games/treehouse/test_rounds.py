"""Rounds and picks: TH-20 to TH-34, and the vectors of 9.3."""

import pytest

from rooftree.engine.match import Match
from rooftree.engine.words import EVERYTHING, WATCHER, Refused
from rooftree.games.treehouse.state import PICKS
from tests.games.rig import Words
from tests.games.treehouse.table import CODES, GAME, SEATS, Table
from tests.kit import Vector, each_case

REDS, BLUES = "r01 r02 r03 r04 r05 r06", "b01 b02 b03 b04 b05 b06"


def placed(view: Words) -> int:
    return sum(len(tree["rooms"]) for tree in view["trees"])


@pytest.mark.parametrize("vector, case", each_case("treehouse", "hands"))
def test_whose_hand_a_seat_holds(vector: Vector, case: Vector) -> None:
    table = Table(case["seats"]).advance()
    dealt = [set(table.hand(seat).split()) for seat in range(case["seats"])]
    for _ in range(1, case["pick"]):
        table.discard_all()
    held = table.hand(case["seat"]).split()
    assert set(held) <= dealt[case["hand"]]
    assert len(held) == vector["sizes"][case["pick"] - 1]


@pytest.mark.parametrize("vector, case", each_case("treehouse", "deck"))
def test_undealt_rooms_after_each_deal(vector: Vector, case: Vector) -> None:
    left = []
    table = Table(case["seats"])
    for _ in table.play_out(1):
        left += [len(table.deck())] if table.s.pick_no == 1 and len(table.awaited()) == case["seats"] else []
    assert left == case["left"]
    assert len(table.deck()) == case["left"][-1]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("reveal", ["off", "on"])
def test_TH_T20_no_room_is_lost_or_doubled(seats: int, reveal: str) -> None:
    table = Table(seats, reveal_then_place=reveal)
    for _ in table.play_out(seats):
        view = table.view(EVERYTHING)
        everywhere = [code for tree in view["trees"] for code in tree["rooms"].values()]
        everywhere += [code for hand in view["hands"] for code in hand] + view["discarded"] + view["undealt"]
        assert sorted(everywhere) == sorted(CODES)
        assert table.faults() == []


@pytest.mark.parametrize("seats", SEATS)
def test_TH_T20_a_round_discards_the_last_rooms_and_what_was_meant_to_go(seats: int) -> None:
    table = Table(seats).advance()
    voluntary = 0
    for round_no in (1, 2, 3):
        before = table.view(WATCHER)["discards"]
        table.finish(7, until_round=round_no + 1)
        meant = len(table.told("discarded")) - voluntary
        assert table.view(WATCHER)["discards"] - before == seats + meant
        voluntary += meant
    assert voluntary > 0


def test_TH_20_three_rounds_of_deal_build_and_score() -> None:
    table = Table(2, first_lead="seat-0").finish(3)
    kinds = [words["event"] for words in table.told()]
    steps = [kind for kind in kinds if kind in ("dealt", "left-over", "scored", "ended")]
    assert steps == ["dealt", "dealt", "left-over", "left-over", "scored", "scored"] * 3 + ["ended"]
    assert kinds.count("chose") == 2 * PICKS * 3
    assert [words["round"] for words in table.told("scored")] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_21_six_rooms_for_every_seat_and_eighteen_in_all(seats: int) -> None:
    table = Table(seats).advance()
    assert [len(table.hand(seat).split()) for seat in range(seats)] == [6] * seats
    dealt = [code for words in table.finish().told("dealt") for code in words["rooms"]]
    assert len(dealt) == len(set(dealt)) == 18 * seats


def test_TH_22_discards_never_come_back() -> None:
    table = Table(4, seed="no reshuffle").advance().skip_to_scoring()
    gone = set(table.view(EVERYTHING)["discarded"])
    assert len(gone) == 24
    later = table.finish().told("dealt")[4:]
    assert gone.isdisjoint(code for words in later for code in words["rooms"])
    assert table.deck() == []


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_TH_23_chosen_rooms_are_played_at_the_same_time(order: tuple[int, ...]) -> None:
    table = Table(3).stack(REDS, BLUES, "g01 g02 g03 g04 g05 g06", lead=0).advance()
    first = {0: "r01", 1: "b01", 2: "g01"}
    for seat in order[:2]:
        table.choose(seat, "build", room=first[seat], slot="2.1")
        assert placed(table.view(WATCHER)) == 0
        assert table.why_not(seat, "discard", room=first[seat]) == "already-chosen"
    table.choose(order[2], "build", room=first[order[2]], slot="2.1")
    assert [table.tree(seat) for seat in range(3)] == [{"2.1": "r01"}, {"2.1": "b01"}, {"2.1": "g01"}]
    assert table.s.pick_no == 2


def test_TH_23_only_a_room_of_the_own_hand() -> None:
    table = Table(2).stack(REDS, BLUES, lead=0).advance()
    assert table.why_not(0, "build", room="b01", slot="2.1") == "not-held"
    assert table.why_not(0, "discard", room="y01") == "not-held"
    assert table.why_not(0, "discard", room="z01") == "no-room"


def test_TH_24_room_and_destination_are_one_hidden_choice() -> None:
    table = Table(2).stack(REDS, BLUES, lead=0).advance()
    table.choose(0, "build", room="r01", slot="2.2").choose(1, "discard", room="b06")
    assert table.tree(0) == {"2.2": "r01"}
    assert table.tree(1) == {}
    assert table.why_not(0, "show", room="b01") == "not-now"


def test_TH_24_with_reveal_then_place_the_rooms_are_turned_up_first() -> None:
    table = Table(2, reveal_then_place="on").stack(REDS, BLUES, lead=0).advance()
    assert {choice["do"] for choice in table.choices(0)} == {"show"}
    assert table.why_not(0, "build", room="r01", slot="2.1") == "not-now"
    table.choose(0, "show", room="r03")
    assert [tree["revealed"] for tree in table.view(1)["trees"]] == [None, None]
    table.choose(1, "show", room="b02")
    assert table.phase() == "place"
    assert [tree["revealed"] for tree in table.view(WATCHER)["trees"]] == ["r03", "b02"]
    assert table.choices(0) == [
        {"do": "discard", "room": "r03"},
        {"do": "build", "room": "r03", "slot": "2.1"},
        {"do": "build", "room": "r03", "slot": "2.2"},
    ]
    assert table.why_not(0, "build", room="r01", slot="2.1") == "not-held"
    table.choose(0, "build", room="r03", slot="2.1")
    assert table.tree(0) == {}
    table.choose(1, "discard", room="b02")
    assert table.tree(0) == {"2.1": "r03"}
    assert table.hand(1) == "r01 r02 r04 r05 r06"
    # The discarded room has been seen by all.
    assert table.told("discarded", seat=0) == [{"event": "discarded", "seat": 1, "room": "b02"}]
    assert table.told("discarded", seat=0, later=True) == table.told("discarded", seat=0)


def test_TH_25_a_choice_may_be_changed_until_the_dealer_moves_on() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    first, second = match.choices(0)[0], match.choices(0)[-1]
    match.choose(0, first)
    assert match.view(0)["table"]["chosen"] == first
    match.take_back(0)
    match.choose(0, second)
    assert match.view(0)["table"]["chosen"] == second
    match.choose(1, match.choices(1)[0])
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.take_back(0)


def test_TH_25_a_seat_that_confirms_holds_the_dealer_until_it_does() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    match.set_confirming(0, True)
    match.choose(0, match.choices(0)[0])
    match.choose(1, match.choices(1)[0])
    assert match.view(WATCHER)["table"]["pick"] == 1
    match.take_back(0)
    match.choose(0, match.choices(0)[1])
    match.confirm(0)
    assert match.view(WATCHER)["table"]["pick"] == 2


@pytest.mark.parametrize("seats", SEATS)
def test_TH_26_hands_go_clockwise_in_every_round(seats: int) -> None:
    table = Table(seats).advance()
    for round_no in (1, 2, 3):
        for pick in range(1, PICKS):
            hands = [table.hand(seat).split() for seat in range(seats)]
            table.discard_all()
            assert table.s.pick_no == pick + 1
            assert [table.hand((seat + 1) % seats).split() for seat in range(seats)] == [hand[1:] for hand in hands]
        table.discard_all()
        assert [table.hand(seat) for seat in range(seats)] == [""] * seats
        table.finish(round_no, until_round=round_no + 1)


@pytest.mark.parametrize("seats", SEATS)
def test_TH_27_five_picks_and_the_last_room_goes_face_down(seats: int) -> None:
    table = Table(seats).advance()
    sizes = []
    for _ in range(PICKS):
        sizes.append(len(table.hand(0).split()))
        last = [table.hand(seat).split()[1:] for seat in range(seats)]
        table.discard_all()
    assert sizes == [6, 5, 4, 3, 2]
    assert table.phase() != "pick"
    assert [[words["room"]] for words in table.told("left-over")] == last
    assert table.told("left-over", seat=WATCHER) == [{"event": "left-over", "seat": seat} for seat in range(seats)]
    table.finish()
    assert all(len(table.tree(seat)) <= 15 for seat in range(seats))


@pytest.mark.parametrize("seats, picks", [(2, (3, 5)), (3, (4,)), (4, (5,))])
def test_TH_28_when_the_own_hand_comes_back(seats: int, picks: tuple[int, ...]) -> None:
    table = Table(seats).advance()
    own = set(table.hand(0).split())
    back = []
    for pick in range(2, PICKS + 1):
        table.discard_all()
        back += [pick] if set(table.hand(0).split()) <= own else []
    assert tuple(back) == picks


def test_TH_29_discarding_is_always_allowed() -> None:
    table = Table(2).stack(REDS, BLUES, lead=0).advance()
    assert table.why_not(0, "build", room="r01", slot="2.1") is None
    assert table.why_not(0, "discard", room="r01") is None
    table.choose(0, "discard", room="r01").choose(1, "discard", room="b01")
    assert table.view(WATCHER)["discards"] == 2
    assert table.view(EVERYTHING)["discarded"] == ["r01", "b01"]


def test_TH_30_who_discards_is_public_and_what_is_not() -> None:
    table = Table(2).stack(REDS, BLUES, lead=0).advance()
    table.choose(0, "discard", room="r01").choose(1, "build", room="b01", slot="2.1")
    assert table.told("discarded", seat=1) == [{"event": "discarded", "seat": 0}]
    assert table.told("discarded", seat=WATCHER) == [{"event": "discarded", "seat": 0}]
    assert table.told("discarded", seat=0) == [{"event": "discarded", "seat": 0, "room": "r01"}]


def test_TH_30_with_shown_discards_it_is_turned_up_once() -> None:
    table = Table(2, discard_visibility="shown").stack(REDS, BLUES, lead=0).advance()
    table.choose(0, "discard", room="r01").choose(1, "build", room="b01", slot="2.1")
    for seat in (0, 1, WATCHER):
        assert table.told("discarded", seat=seat) == [{"event": "discarded", "seat": 0, "room": "r01"}]
        assert table.told("discarded", seat=seat, later=True) == [{"event": "discarded", "seat": 0}]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_31_trees_markers_and_scores_carry_over(seats: int) -> None:
    table = Table(seats, seed="carry").finish(5, until_round=2)
    before = [(table.tree(seat), table.s.marker[seat]) for seat in range(seats)]
    assert any(tree for tree, _ in before)
    assert table.totals() == [words["total"] for words in table.told("scored")]
    table.discard_all()
    assert [(table.tree(seat), table.s.marker[seat]) for seat in range(seats)] == before


@pytest.mark.parametrize("seats", SEATS)
def test_TH_32_a_placed_room_stays(seats: int) -> None:
    trees: list[dict[str, str]] = [{}] * seats
    for table in Table(seats, seed="stays").play_out(9):
        now = [table.tree(seat) for seat in range(seats)]
        assert all(trees[seat].items() <= now[seat].items() for seat in range(seats))
        trees = now
    assert all(trees)


@pytest.mark.parametrize("seats, phase", [(2, "lay"), (3, "take"), (4, "take")])
def test_TH_33_the_score_phase_follows_the_fifth_pick(seats: int, phase: str) -> None:
    table = Table(seats).advance()
    for _ in range(PICKS):
        assert table.phase() == "pick"
        table.discard_all()
    assert table.phase() == phase
    assert table.awaited() == [table.s.lead]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_34_conditions_return_after_scoring(seats: int) -> None:
    table = Table(seats).advance().finish(2, until_round=2)
    view = table.view(WATCHER)
    assert len(view["laid"][0]) == seats
    assert view["laid"][1] == {}
    assert view["middle"] == ({} if seats == 2 else {"double": 2, "cancel": 2})
    assert [tree["condition"] for tree in view["trees"]] == [None] * seats
