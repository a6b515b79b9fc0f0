"""Conditions and points: TH-60 to TH-78, and the vectors of 9.4."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rooftree.engine.words import WATCHER
from rooftree.games.treehouse import dealer
from rooftree.games.treehouse.state import COLOURS, CONDITIONS, LAY, TAKE
from tests.games.treehouse.table import SEATS, Table
from tests.kit import Vector, each_case, each_vector


def who_acts(table: Table, phase: str) -> list[int]:
    """The seats in the order in which they are called in a phase, each doing the first thing it may."""
    called = []
    while table.phase() == phase and table.s.round_no == 1:
        assert len(table.awaited()) == 1
        called += table.awaited()
        table.apply(called[-1], table.legal(called[-1])[0])
    return called


def next_lead(totals: Sequence[int], previous: int, **options: Any) -> int:
    table = Table(len(totals), **options)
    table.s.score[: len(totals)] = totals
    table.s.lead = previous
    return int(dealer.next_lead(table.s))


@pytest.mark.parametrize("vector, case", each_case("treehouse", "order"))
def test_the_order_of_taking_and_laying(vector: Vector, case: Vector) -> None:
    table = Table(case["seats"], first_lead="random")
    table.stack(*everyones_hands(case["seats"]), lead=case["lead"]).advance().skip_to_scoring()
    assert table.told("led") == [{"event": "led", "seat": case["lead"]}]
    table.seed("the next deal")
    assert who_acts(table, "take") == case["take"]
    assert who_acts(table, "lay") == case["lay"]


def everyones_hands(seats: int) -> list[str]:
    return [" ".join(f"{letter}{n:02}" for n in range(1, 7)) for letter in "rygb"[:seats]]


@pytest.mark.parametrize("vector, case", each_case("treehouse", "lead"))
def test_the_next_lead(vector: Vector, case: Vector) -> None:
    options = {"lead_rule": case.get("rule", "highest"), "lead_tie": case.get("tie", "from_previous")}
    assert next_lead(case["totals"], case["previous"], **options) == case["lead"]


@pytest.mark.parametrize("vector, case", each_case("treehouse", "take"))
def test_what_may_be_taken(vector: Vector, case: Vector) -> None:
    table = Table(4).begin_phase(TAKE)
    for condition in case["taken"]:
        table.choose(table.awaited()[0], "take", condition=condition)
    seat = table.awaited()[0]
    assert [choice["condition"] for choice in table.choices(seat)] == case["may"]
    refused = {c: table.why_not(seat, "take", condition=c) for c in ("double", "cancel") if c not in case["may"]}
    assert set(refused.values()) <= {"none-left"}


@pytest.mark.parametrize("vector", each_vector("treehouse", "lay"))
def test_what_may_be_laid_on(vector: Vector) -> None:
    table = Table(4).lay(vector["laid"])
    table.s.held[:4] = CONDITIONS.index("double")
    table.begin_phase(LAY)
    seat = table.awaited()[0]
    assert [choice["colour"] for choice in table.choices(seat)] == vector["legal"]
    assert {table.why_not(seat, "lay", colour=colour) for colour in vector["laid"]} == {"not-bare"}


def points_of_round(rooms: Mapping[str, int], laid: Mapping[str, str], round_no: int = 1) -> list[int]:
    """What a tree with these rooms scores at every seat of 2, 3 and 4; its lines must say the same."""
    scored = []
    for seats in SEATS:
        for seat in range(seats):
            table = Table(seats).grow_colours(seat, rooms, round_no).lay(laid, round_no)
            table.s.round_no = round_no
            table.end_round()
            lines = [line for line in table.lines(seat) if line["line"] == "round" and line["round"] == round_no]
            assert sum(line["points"] for line in lines) == table.told("scored")[seat]["points"]
            scored.append(table.told("scored")[seat]["points"])
    return scored


@pytest.mark.parametrize("vector, case", each_case("treehouse", "points"))
def test_points_of_a_round(vector: Vector, case: Vector) -> None:
    assert set(points_of_round(case["rooms"], vector["laid"])) == {case["score"]}


@pytest.mark.parametrize("vector, case", each_case("treehouse", "points", "rounds"))
def test_rooms_of_earlier_rounds_score_again(vector: Vector, case: Vector) -> None:
    assert set(points_of_round(case["rooms"], vector["laid"], 2)) == {case["score"]}


@pytest.mark.parametrize("seats", SEATS)
def test_TH_60_each_seat_leads_first_equally_often(seats: int) -> None:
    games = 600
    led = [0] * seats
    for game in range(games):
        led[Table(seats, seed=f"lead {game}").advance().s.lead] += 1
    # Chi-square with at most three degrees of freedom, short of its 99.9% point.
    assert sum((number - games / seats) ** 2 / (games / seats) for number in led) < 16


@pytest.mark.parametrize("seats", SEATS)
def test_TH_61_the_seat_with_most_points_leads_next(seats: int) -> None:
    for best, previous in itertools.product(range(seats), repeat=2):
        totals = [3] * seats
        totals[best] = 4
        assert next_lead(totals, previous) == best


def test_TH_62_ties_go_to_the_nearest_clockwise() -> None:
    assert next_lead([5, 5, 0, 5], previous=2) == 3
    assert next_lead([5, 5, 0, 0], previous=2) == 0
    assert next_lead([0, 5, 5, 0], previous=3) == 1


def test_TH_63_the_previous_lead_among_the_tied() -> None:
    assert next_lead([5, 5, 5], previous=1) == 1
    assert next_lead([5, 5, 5], previous=1, lead_tie="after_previous") == 2
    assert next_lead([0, 5, 0], previous=1, lead_tie="after_previous") == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_TH_64_taking_goes_clockwise_from_the_lead_and_is_public(seats: int) -> None:
    table = Table(seats).begin_phase(TAKE, lead=1)
    assert table.awaited() == [1]
    assert table.why_not(0, "take", condition="double") == "not-awaited"
    table.choose(1, "take", condition="cancel")
    assert table.awaited() == [2]
    assert table.view(WATCHER)["trees"][1]["condition"] == "cancel"
    assert table.told("took", seat=0) == [{"event": "took", "seat": 1, "condition": "cancel"}]


def test_TH_65_double_or_cancel_while_a_copy_is_left() -> None:
    table = Table(4).begin_phase(TAKE)
    table.choose(0, "take", condition="double").choose(1, "take", condition="double")
    assert table.view(WATCHER)["middle"] == {"double": 0, "cancel": 2}
    assert table.why_not(2, "take", condition="double") == "none-left"
    assert table.why_not(2, "take", condition="triple") == "no-condition"
    assert table.why_not(2, "take", condition="cancel") is None


@pytest.mark.parametrize("seats", [3, 4])
def test_TH_66_laying_goes_backwards_onto_bare_cards(seats: int) -> None:
    table = Table(seats).begin_phase(TAKE)
    for seat in range(seats):
        table.choose(seat, "take", condition="double" if seat < 2 else "cancel")
    assert table.awaited() == [seats - 1]
    table.choose(seats - 1, "lay", colour="green")
    assert table.laid() == {"green": "cancel"}
    assert table.awaited() == [seats - 2]
    assert table.why_not(seats - 2, "lay", colour="green") == "not-bare"
    assert table.why_not(seats - 2, "lay", colour="white") == "no-colour"
    assert table.why_not(0, "lay", colour="red") == "not-awaited"


@pytest.mark.parametrize("seats", SEATS)
def test_TH_67_a_condition_must_be_laid_and_is_seen_by_all(seats: int) -> None:
    table = Table(seats)
    table.s.held[:seats] = CONDITIONS.index("cancel")
    seat = table.begin_phase(LAY).awaited()[0]
    assert table.choices(seat) == [{"do": "lay", "colour": colour} for colour in COLOURS]
    table.choose(seat, "lay", colour="brown")
    assert table.told("laid", seat=WATCHER) == [
        {"event": "laid", "seat": seat, "condition": "cancel", "colour": "brown"}
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_TH_68_every_seat_lays_one_and_with_three_seats_one_stays(seats: int) -> None:
    table = Table(seats).begin_phase(TAKE)
    who_acts(table, "take")
    assert table.view(WATCHER)["middle"] == {"double": 0, "cancel": 4 - seats}
    who_acts(table, "lay")
    assert sorted(table.laid().values()) == ["cancel"] * (seats - 2) + ["double"] * 2


def test_TH_70_two_seats_lay_a_cancel_each_the_better_one_first() -> None:
    table = Table(2, first_lead="seat-0").advance()
    for first, better in ((0, 1), (1, 0)):
        assert table.skip_to_scoring().awaited() == [first]
        assert table.why_not(first, "take", condition="cancel") == "not-now"
        table.choose(first, "lay", colour="red")
        assert table.awaited() == [1 - first]
        assert table.why_not(1 - first, "lay", colour="red") == "not-bare"
        table.s.score[better] = 9 + first
        table.choose(1 - first, "lay", colour="blue")
        assert table.laid(first + 1) == {"red": "cancel", "blue": "cancel"}
    assert table.skip_to_scoring().awaited() == [0]


@pytest.mark.parametrize("first", [0, 1])
def test_TH_71_two_seats_begin_with_a_random_one_and_ties_stay_with_it(first: int) -> None:
    table = Table(2).stack(*everyones_hands(2), lead=first).advance()
    table.seed("the next deals").skip_to_scoring()
    for _ in range(2):
        assert table.awaited() == [first]
        table.choose(first, "lay", colour="red").choose(1 - first, "lay", colour="blue").skip_to_scoring()
    assert table.awaited() == [first]


def test_TH_72_one_two_or_no_points_a_room() -> None:
    table = Table(3).grow_colours(0, {"red": 2, "blue": 3, "green": 1}).lay({"red": "double", "blue": "cancel"})
    table.end_round()
    assert table.totals() == [2 * 2 + 3 * 0 + 1 * 1, 0, 0]
    assert [(line["colour"], line["condition"], line["points"]) for line in table.lines(0)] == [
        ("red", "double", 4),
        ("green", "bare", 1),
        ("blue", "cancel", 0),
    ]


def test_TH_73_all_rooms_count_in_every_round() -> None:
    table = Table(2).grow_colours(0, {"red": 2}).end_round()
    table.grow_colours(0, {"blue": 1}, round_no=2).end_round()
    assert [words["points"] for words in table.told("scored") if words["seat"] == 0] == [2, 3]
    assert [(line["round"], line["slots"]) for line in table.lines(0)] == [
        (1, ["2.1", "2.2"]),
        (2, ["2.1", "2.2"]),
        (2, ["3.1"]),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_74_conditions_apply_to_all_seats_and_points_add_up(seats: int) -> None:
    table = Table(seats).lay({"red": "cancel", "blue": "cancel"})
    for seat in range(seats):
        table.grow_colours(seat, {"red": 2, "green": 1 + seat})
    table.s.score[:seats] = 7
    assert table.end_round().totals() == [7 + 1 + seat for seat in range(seats)]


def final_bonus(*trees: Mapping[str, int], laid: Mapping[str, str] | None = None) -> list[int]:
    """What the majorities at the end of round 3 give; the lines must say the same."""
    table = Table(len(trees)).lay(laid or {}, 3)
    for seat, rooms in enumerate(trees):
        table.grow_colours(seat, rooms, 3)
    table.s.round_no = 3
    table.end_round()
    bonus = [0] * len(trees)
    for words in table.told("won-colour"):
        bonus[words["seat"]] += words["points"]
    for seat in range(len(trees)):
        assert sum(line["points"] for line in table.lines(seat) if line["line"] == "majority") == bonus[seat]
        assert table.totals()[seat] == table.told("scored")[seat]["points"] + bonus[seat]
    return bonus


@pytest.mark.parametrize("vector", each_vector("treehouse", "final"))
def test_final_majorities(vector: Vector) -> None:
    assert final_bonus(*vector["rooms"]) == vector["bonus"]


def test_TH_75_strictly_most_rooms_of_a_colour_takes_its_card() -> None:
    assert final_bonus({"red": 3}, {"red": 2}, {"red": 2}) == [3, 0, 0]
    assert final_bonus({"red": 1}, {}) == [1, 0]


def test_TH_76_a_shared_majority_gives_nobody_the_card() -> None:
    assert final_bonus({"red": 3}, {"red": 3}, {"red": 2}) == [0, 0, 0]
    assert final_bonus({"red": 2}, {"red": 3}, {"red": 3}, {"red": 3}) == [0, 0, 0, 0]


def test_TH_77_nothing_for_a_colour_nobody_has_and_no_conditions_here() -> None:
    assert final_bonus({}, {}) == [0, 0]
    laid = {"red": "cancel", "blue": "double"}
    assert final_bonus({"red": 3}, {"blue": 2}, {}, laid=laid) == [3, 2, 0]


VARIANTS = [
    dict(zip(("young", "lead_rule", "reveal_then_place", "discard_visibility", "lead_tie"), values, strict=True))
    for values in itertools.product(
        ("off", "on"), ("highest", "lowest"), ("off", "on"), ("hidden", "shown"), ("from_previous", "after_previous")
    )
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("seats", SEATS)
def test_TH_78_bounds_in_every_variant(seats: int, options: dict[str, Any]) -> None:
    doubled = 1 if seats == 2 or options["young"] == "on" else 2
    table = Table(seats, seed=str(options), **options)
    totals = [0] * seats
    for _ in table.play_out(seats):
        assert all(after >= before for before, after in zip(totals, table.totals(), strict=True))
        totals = table.totals()
    assert table.s.over
    for words in table.told("scored"):
        assert 0 <= words["points"] <= 5 * doubled * words["round"]
    won = [sum(words["points"] for words in table.told("won-colour") if words["seat"] == seat) for seat in range(seats)]
    assert max(won) <= 15
    assert max(totals) <= 30 * doubled + 15
    assert table.faults() == []
    assert totals == [sum(line["points"] for line in table.lines(seat)) for seat in range(seats)]
    assert totals == list(table.result().total[:seats])


def test_TH_78_the_bounds_can_be_reached() -> None:
    table = Table(3)
    for round_no, colour in ((1, "red"), (2, "red"), (3, "blue")):
        table.lay({"red": "double", "blue": "double"}, round_no).grow_colours(0, {colour: 5}, round_no)
        table.s.round_no = round_no
        table.end_round()
    assert [words["points"] for words in table.told("scored") if words["seat"] == 0] == [10, 20, 30]
    assert table.totals() == [75, 0, 0]
