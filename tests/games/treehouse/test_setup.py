"""Setting the table up: TH-10 to TH-17."""

import msgspec
import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, replay, write
from rooftree.engine.words import WATCHER
from rooftree.games.treehouse.state import COLOURS
from tests.games.treehouse.table import CODES, GAME, SEATS, Table


@pytest.mark.parametrize("seats", [0, 1, 5, 8])
def test_TH_10_two_three_or_four_seats(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(RooftreeError, match=f"seats: found {seats}, expected one of 2, 3, 4"):
        Match.new(GAME, seats)


@pytest.mark.parametrize("seats", SEATS)
def test_TH_11_the_clockwise_neighbour_of_the_last_seat_is_seat_0(seats: int) -> None:
    table = Table(seats).advance()
    hands = [table.hand(seat).split() for seat in range(seats)]
    table.discard_all()
    for seat in range(seats):
        assert table.hand((seat + 1) % seats).split() == hands[seat][1:]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_12_a_bare_trunk_a_centred_marker_and_no_points(seats: int) -> None:
    trees = Table(seats).advance().view(WATCHER)["trees"]
    assert [(tree["rooms"], tree["marker"], tree["score"]) for tree in trees] == [({}, 0, 0)] * seats


def test_TH_13_six_colour_cards_lie_bare_in_their_order() -> None:
    assert COLOURS == ("red", "yellow", "green", "blue", "purple", "brown")
    assert Table(4).advance().view(WATCHER)["laid"] == [{}]


@pytest.mark.parametrize("seats, middle", [(2, {}), (3, {"double": 2, "cancel": 2}), (4, {"double": 2, "cancel": 2})])
def test_TH_14_the_conditions_in_the_middle(seats: int, middle: dict[str, int]) -> None:
    table = Table(seats).advance()
    assert table.view(WATCHER)["middle"] == middle
    table.skip_to_scoring()
    if seats == 2:
        assert [tree["condition"] for tree in table.view(WATCHER)["trees"]] == ["cancel", "cancel"]
    else:
        assert [choice["condition"] for choice in table.choices(table.awaited()[0])] == ["double", "cancel"]


def test_TH_15_cancel_means_no_points_at_all() -> None:
    table = Table(3).grow_colours(0, {"red": 3, "blue": 1}).lay({"red": "cancel"})
    assert table.end_round().totals() == [1, 0, 0]


@pytest.mark.parametrize("outcome", [0, 11, 12, 23, 24, 47, 48, 71])
def test_TH_16_every_room_may_come_up_first(outcome: int) -> None:
    hands = [CODES[outcome], *(code for code in CODES if code != CODES[outcome])][:12]
    table = Table(2, first_lead="seat-0").stack(" ".join(hands[:6]), " ".join(hands[6:]))
    assert int(table.luck["tape"][0, 0]) == outcome
    table.advance()
    assert CODES[outcome] in table.hand(0).split()
    assert len(table.deck()) == 60


def test_TH_16_a_shuffle_favours_no_room() -> None:
    games = 300
    dealt = dict.fromkeys(CODES, 0)
    for game in range(games):
        for code in Table(2, seed=f"shuffle {game}").advance().hand(1).split():
            dealt[code] += 1
    expected = games * 6 / 72
    # Chi-square with 71 degrees of freedom, short of its 99.9% point; drawing without return only lowers it.
    assert sum((number - expected) ** 2 / expected for number in dealt.values()) < 112


def test_TH_17_a_replay_needs_no_generator() -> None:
    match = Match.new(GAME, 3, seed=bytes(32))
    while not match.over:
        match.stand_in(match.awaited[0])
    without_seed = msgspec.structs.replace(record_of(match), seed=None)
    again = replay(read(write(without_seed)))
    assert again.state_hash() == match.state_hash()
    assert again.result() == match.result()
