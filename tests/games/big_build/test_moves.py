"""Turns and steps: BB-20 to BB-49."""

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from rooftree.games.big_build import moves, rules
from rooftree.games.big_build.reasons import NOT_YOUR_TURN, REASONS
from tests.games.big_build.table import BOX, CARDS, CELLS, SEATS, SYMBOLS_OF, TOKENS, Table
from tests.games.rig import Words

SYMBOL = {cell["id"]: cell.get("symbol") for cell in BOX.content["cell"]}
ARROWS = [cell["id"] for cell in BOX.content["cell"] if cell["kind"] == "arrow"]
PATHS = {frozenset((path["a"], path["b"])) for path in BOX.content["path"]}
ARROW_LINKS = {frozenset(pair) for pair in itertools.combinations(ARROWS, 2)}

Links = set[frozenset[str]]


def neighbours(cell: str, links: Links) -> list[str]:
    return [other for other in CELLS if frozenset((cell, other)) in links]


def brute_reach(
    here: str, others: set[str], over_links: set[frozenset[str]], straight: set[frozenset[str]]
) -> set[str]:
    """BB-33 word for word: every simple way over occupied cells, ending on a free one."""
    found = {cell for cell in neighbours(here, straight) if cell not in others}
    for k in range(1, len(others) + 1):
        for way in itertools.permutations(sorted(others), k):
            chain = (here, *way)
            if all(frozenset(pair) in over_links for pair in itertools.pairwise(chain)):
                found |= {cell for cell in neighbours(way[-1], over_links) if cell not in others}
    return found - {here}


def crowded(number: int, seats: int) -> Iterator[tuple[Table, list[str]]]:
    """Tables with figures anywhere, half of the time close together."""
    chance = random.Random(seats)
    for n in range(number):
        at = [chance.choice(CELLS)]
        while len(at) < seats:
            near = [cell for other in at for cell in neighbours(other, PATHS | ARROW_LINKS)]
            at.append(chance.choice(near if n % 2 else CELLS))
            at = list(dict.fromkeys(at))
        yield Table(seats).lay_out(at, ["c01", "c02", "c03"]), at


@pytest.mark.parametrize("seats", SEATS)
def test_BB_20_BB_63_turns_go_clockwise_without_end(seats: int) -> None:
    table = Table(seats).begin()
    order = []
    for _ in range(3 * seats):
        order.append(int(table.s.turn))
        table.end()
    assert order == list(range(seats)) * 3


def test_BB_21_no_step_after_discarding() -> None:
    table = Table().lay_out(["r36", "r08"], ["c05", "c40", "c43"]).fill_hands().end("c40")
    assert table.why_not(0, {"do": "step", "to": "r37", "cards": ["c05"]}) == "not-your-turn"
    assert [event["event"] for event in table.told()] == ["discarded", "turn-over", "drew"]


def test_BB_22_as_many_steps_as_cards_and_stopping_at_any_moment() -> None:
    table = Table().lay_out(["r36", "r08"], ["c09", "c07", "c10"]).fill_hands()
    for step in ("r37 c09", "r38 c07", "r39 c10"):
        assert {"do": "end"} in table.choices(0)
        table.go(step)
    assert table.steps() == {}
    assert table.at()[0] == "r39"


def test_BB_23_without_cards_only_the_end_is_left() -> None:
    table = Table().lay_out(["r36", "r08"], ["c09"]).fill_hands().go("r37 c09")
    assert table.choices(0) == [{"do": "end"}]
    assert int(table.s.turn) == 0
    assert len(table.end().hand(0)) == 3


def test_BB_24_no_turn_is_without_a_choice_and_nobody_is_boxed_in() -> None:
    for table, at in crowded(300, 5):
        assert {"do": "end"} in table.choices(0)
        assert len(table.reach()) >= 2, at
        assert len(table.legal(0)) >= 8


@pytest.mark.parametrize("seats", SEATS)
def test_BB_25_nobody_acts_out_of_turn(seats: int) -> None:
    table = Table(seats).begin()
    for seat in range(1, seats):
        assert table.why_not(seat, {"do": "end"}) == "not-your-turn"
        assert table.legal(seat) == []
    assert rules.verdict(table.packed, table.s, seats, 0) == NOT_YOUR_TURN
    assert rules.verdict(table.packed, table.s, -1, 0) == NOT_YOUR_TURN


def test_BB_30_steps_follow_paths_and_move_no_other_figure() -> None:
    for cell in CELLS:
        elsewhere = next(other for other in ("r08", "r22") if other != cell and other not in neighbours(cell, PATHS))
        table = Table().lay_out([cell, elsewhere], ["c01", "c02", "c03"])
        links = PATHS | (ARROW_LINKS if cell in ARROWS else set())
        assert table.reach() == neighbours(cell, links)
    table = Table(3).lay_out(["r36", "r37", "r38"], ["c34", "c06", "c40"]).fill_hands()
    table.go("r39 c40")
    assert table.at() == ["r39", "r37", "r38"]


def test_BB_31_each_arrow_cell_is_linked_to_the_four_others() -> None:
    assert len(ARROWS) == 5
    for arrow in ARROWS:
        table = Table().lay_out([arrow, "r36"], ["c01", "c02", "c03"])
        assert set(table.reach()) - set(neighbours(arrow, PATHS)) == set(ARROWS) - {arrow}


def test_BB_32_figures_in_a_line_are_crossed_in_one_step_or_not_at_all() -> None:
    table = Table(4).lay_out(["r36", "r37", "r38", "r39"], ["c34", "c10", "c43"]).fill_hands()
    assert "r40" in table.reach()
    assert "r34" in table.reach()  # nobody has to jump
    table.go("r40 c43")
    assert table.hand(0) == ["c10", "c34"]
    assert table.told("jumped") == [
        {"event": "jumped", "seat": 0, "from": "r36", "to": "r40", "cards": ["c43"], "over": ["r37", "r38", "r39"]}
    ]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("arrow_jump", ["on", "off"])
def test_BB_33_BB_94_reach_is_that_of_a_brute_force_search(seats: int, arrow_jump: str) -> None:
    over = PATHS | ARROW_LINKS if arrow_jump == "on" else PATHS
    jumps = 0
    for table, at in crowded(250, seats):
        table.s.no_arrow_jump = arrow_jump == "off"
        assert set(table.reach()) == brute_reach(at[0], set(at[1:]), over, PATHS | ARROW_LINKS), at
        jumps += len(set(table.reach()) - set(neighbours(at[0], PATHS | ARROW_LINKS)))
    assert jumps > 100


def test_BB_34_a_way_may_turn_at_an_occupied_cell() -> None:
    for cell in CELLS:
        for over in neighbours(cell, PATHS):
            table = Table().lay_out([cell, over], ["c01", "c02", "c03"])
            assert set(neighbours(over, PATHS)) - {cell} <= set(table.reach())


def test_BB_35_arrow_links_count_within_a_jump() -> None:
    table = Table().lay_out(["r35", "r38"], ["c34", "c43", "c40"]).fill_hands()
    assert set(ARROWS) - {"r38"} <= set(table.reach())
    table.go("r03 c43")
    assert table.told("jumped")[0]["over"] == ["r38"]


def test_BB_36_a_free_cell_is_never_skipped_and_a_token_square_is_one() -> None:
    table = Table(3).lay_out(["r36", "r34", "r33"], ["c34", "c43", "c40"])
    assert "q14" in table.reach()
    assert "r31" in table.reach()  # over both figures
    table = Table(3).lay_out(["r01", "r39", "r38"], ["c34", "c43", "c40"])
    assert table.reach() == ["r02", "r40", "q01"]  # nothing behind the free squares


def test_BB_37_the_own_cell_is_no_target_even_around_other_figures() -> None:
    for table, at in crowded(200, 5):
        assert at[0] not in table.reach()
        assert table.why_not(0, {"do": "step", "to": at[0], "cards": ["c01"]}) == "own-cell"


@pytest.mark.parametrize("arrow_jump", ["on", "off"])
def test_BB_38_BB_94_the_way_that_is_told_is_a_shortest_one(arrow_jump: str) -> None:
    ways = 0
    for table, at in crowded(200, 5):
        table.s.no_arrow_jump = arrow_jump == "off"
        for to in table.reach():
            packed = int(moves.crossing(table.packed, table.s, 0, CELLS.index(to)))
            way = [CELLS[(packed >> shift & 63) - 1] for shift in range(0, 24, 6) if packed >> shift & 63]
            assert can_be_walked(at[0], way, to, arrow_jump)
            assert set(way) <= set(at[1:])
            shorter = [
                chain
                for k in range(len(way))
                for chain in itertools.permutations(at[1:], k)
                if can_be_walked(at[0], chain, to, arrow_jump)
            ]
            assert shorter == []
            ways += len(way) > 1
    assert ways > 20


def can_be_walked(here: str, way: Sequence[str], to: str, arrow_jump: str) -> bool:
    """Whether all links of a way are there; arrow links count within a jump unless the table says otherwise."""
    links = PATHS if way and arrow_jump == "off" else PATHS | ARROW_LINKS
    return all(frozenset(pair) in links for pair in itertools.pairwise((here, *way, to)))


def test_BB_40_BB_43_a_round_cell_costs_one_card_with_its_symbol() -> None:
    for cell, symbol in SYMBOL.items():
        if symbol is None:
            continue
        here = next(other for other in neighbours(cell, PATHS) if other[0] == "r")
        for hand in (CARDS[:3], CARDS[8:11], CARDS[29:32], CARDS[42:]):
            table = Table().lay_out([here, "r08" if "r08" not in (here, cell) else "r36"], hand)
            paying = [[card] for card in hand if symbol in SYMBOLS_OF[card]]
            assert table.steps().get(cell, []) == paying


def test_BB_41_a_jump_costs_what_its_target_costs() -> None:
    hand = ["c34", "c37", "c40"]
    near = Table().lay_out(["r35", "r08"], hand).steps()["r38"]
    far = Table().lay_out(["r36", "r37"], hand).steps()["r38"]
    assert near == far == [["c34"]]


def test_BB_42_an_arrow_cell_costs_its_symbol_by_path_and_by_link() -> None:
    for arrow in ARROWS:
        for here in neighbours(arrow, PATHS | ARROW_LINKS):
            if here[0] == "r":
                hand = ["c31", "c34", "c37"] if SYMBOL[arrow] in ("log", "brick", "nail") else ["c31", "c40", "c43"]
                elsewhere = next(cell for cell in ("r36", "r09") if cell not in (here, arrow))
                steps = Table().lay_out([here, elsewhere], hand).steps()
                assert steps[arrow] == [[card] for card in hand if SYMBOL[arrow] in SYMBOLS_OF[card]]


def test_BB_44_a_bare_square_costs_any_one_card() -> None:
    table = Table().lay_out(["r30", "r08"], ["c31", "c34", "c40"]).place("paint-3")
    assert table.steps()["q13"] == [["c31"], ["c34"], ["c40"]]
    assert table.why_not(0, {"do": "step", "to": "q13", "cards": ["c31", "c34"]}) == "one-card-per-step"


@pytest.mark.parametrize(("cell", "paragraph"), [("r37", "BB-40"), ("q13", "BB-44")])
def test_BB_40_BB_44_two_cards_are_refused_by_the_paragraph_of_the_cell(cell: str, paragraph: str) -> None:
    table = Table().lay_out(["r30", "r08"], ["c31", "c34", "c40"]).place("paint-3")
    verdict = moves.payment_verdict(table.packed, table.s, 0, CELLS.index(cell), 0b11)
    assert (REASONS[verdict].id, REASONS[verdict].paragraph) == ("one-card-per-step", paragraph)


def payments(token: Words, hand: tuple[str, ...], exact: bool) -> list[list[str]]:
    """BB-45, BB-46, BB-93 word for word."""
    found = []
    for k in range(1, len(hand) + 1):
        for chosen in itertools.combinations(hand, k):
            copies = [SYMBOLS_OF[card].count(token["symbol"]) for card in chosen]
            enough = sum(copies) == token["number"] if exact else sum(copies) >= token["number"]
            if enough and all(sum(copies) - spared < token["number"] for spared in copies):
                found.append(list(chosen))
    return found


@pytest.mark.parametrize("price", ["at-least", "exact"])
def test_BB_45_BB_46_BB_93_prices_agree_with_an_account_of_all_handfuls(price: str) -> None:
    chance = random.Random(price)
    paid = 0
    for token in BOX.content["token"]:
        square = token["square"]
        here = next(cell for cell in neighbours(square, PATHS) if cell[0] == "r")
        for _ in range(60):
            hand = tuple(sorted(chance.sample(CARDS, 3)))
            table = Table(price=price).lay_out([here, "r09" if here != "r09" else "r36"], hand)
            expected = payments(token, hand, price == "exact")
            assert sorted(table.steps().get(square, [])) == sorted(expected)
            assert table.view(0)["pays"].get(token["id"], []) == sorted(
                expected, key=lambda cards: [hand.index(card) for card in cards][::-1]
            )
            paid += len(expected)
    assert paid > 100


def test_BB_47_spent_cards_are_on_the_pile_and_not_to_be_had_again() -> None:
    table = Table().lay_out(["r36", "r08"], ["c09", "c07", "c10"]).fill_hands().go("r37 c09")
    assert table.discards() == ["c09"]
    assert table.why_not(0, {"do": "step", "to": "r36", "cards": ["c09"]}) == "card-not-in-hand"
    assert table.faults() == []


def test_BB_48_cells_may_be_visited_again_and_any_cell_ends_a_turn() -> None:
    table = Table().lay_out(["r36", "r08"], ["c09", "c10", "c40"]).fill_hands().go("r37 c09", "r36 c10", "q14 c40")
    assert table.at()[0] == "q14"
    assert int(table.end().s.turn) == 1


def test_BB_49_three_tokens_in_one_turn() -> None:
    table = Table(3).lay_out(["r02", "r03", "r05"], ["c01", "c04", "c06"]).fill_hands()
    for square, token in (("q02", "paint-1"), ("q03", "rope-1"), ("q04", "log-1")):
        table.s.token[CELLS.index(square)] = TOKENS.index(token)
    table.go("q02 c04", "q03 c06", "q04 c01")
    assert (table.laid(), table.totals()) == (["log-1", "rope-1", "paint-1"], [3, 0, 0])
    assert [event["token"] for event in table.told("built")] == ["paint-1", "rope-1", "log-1"]
    assert int(table.s.built) == 3
    table.end()
    assert (int(table.s.built), int(table.s.idle)) == (0, 0)


def test_plans_lead_to_every_cell_a_turn_can_reach_for_the_fewest_cards() -> None:
    table = Table().lay_out(["r36", "r08"], ["c09", "c07", "c10"]).fill_hands()
    plans = table.view(0)["plans"]
    assert plans["r39"] == [
        {"do": "step", "to": "r37", "cards": ["c09"]},
        {"do": "step", "to": "r38", "cards": ["c07"]},
        {"do": "step", "to": "r39", "cards": ["c10"]},
    ]
    assert set(table.steps()) < plans.keys()
    for to, plan in plans.items():
        walked = Table().lay_out(["r36", "r08"], ["c09", "c07", "c10"]).fill_hands()
        for step in plan:
            walked.choose(0, step)
        assert walked.at()[0] == to
    assert table.view(1)["plans"] == {}
