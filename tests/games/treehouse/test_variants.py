"""The table options: TH-90 to TH-96."""

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.match import Match
from rooftree.engine.record import read, record_of, write
from rooftree.engine.words import WATCHER
from rooftree.games.treehouse.state import CHOOSE, COLOURS
from tests.games.treehouse.table import GAME, SEATS, Table
from tests.kit import Vector, each_case, each_vector


def chosen(table: Table, *colours: str) -> Table:
    """Let the seats choose these colours, in their order."""
    for colour in colours:
        table.choose(table.awaited()[0], "choose", colour=colour)
    return table


@pytest.mark.parametrize("vector, case", each_case("treehouse", "young"))
def test_points_of_young_players(vector: Vector, case: Vector) -> None:
    for seat in range(len(vector["chosen"])):
        table = Table(len(vector["chosen"]), young="on").grow_colours(seat, case["rooms"], round_no=3)
        chosen(table.begin_phase(CHOOSE, round_no=3), *vector["chosen"])
        assert table.told("scored")[seat]["points"] == case["score"]
        assert sum(line["points"] for line in table.lines(seat) if line["line"] == "round") == case["score"]


@pytest.mark.parametrize("vector", each_vector("treehouse", "young"))
def test_colours_still_to_be_chosen(vector: Vector) -> None:
    table = chosen(Table(4, young="on").begin_phase(CHOOSE), *vector["chosen"])
    assert [choice["colour"] for choice in table.choices(table.awaited()[0])] == vector["then_legal"]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_90_young_players_choose_colours_and_have_no_conditions(seats: int) -> None:
    table = Table(seats, young="on").advance()
    assert table.view(WATCHER)["middle"] == {}
    assert table.skip_to_scoring().phase() == "choose"
    last = Table(seats, young="on").grow_colours(0, {"red": 2, "blue": 1}, 3).grow_colours(1, {"red": 1, "green": 1}, 3)
    chosen(last.begin_phase(CHOOSE, round_no=3), *("red", "purple", "brown", "yellow")[:seats])
    assert [event["points"] for event in last.told("scored")] == [2, 1, 0, 0][:seats]
    lines = [line for line in last.lines(0) if line["line"] == "round"]
    assert [(line["colour"], line["condition"], line["points"]) for line in lines] == [
        ("red", "chosen", 2),
        ("blue", "unchosen", 0),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_TH_91_colours_are_chosen_once_clockwise_from_the_lead(seats: int) -> None:
    table = Table(seats, young="on").begin_phase(CHOOSE, lead=seats - 1)
    called = []
    for colour in COLOURS[:seats]:
        called += table.awaited()
        table.choose(called[-1], "choose", colour=colour)
        if table.phase() == "choose":
            assert table.why_not(table.awaited()[0], "choose", colour=colour) == "not-bare"
    assert called == [seats - 1, *range(seats - 1)]
    assert [event["colour"] for event in table.told("picked-colour", seat=WATCHER)] == list(COLOURS[:seats])


def test_TH_92_colour_cards_go_back_and_majorities_are_played_as_usual() -> None:
    table = Table(2, young="on", seed="young").finish(1, until_round=3)
    assert [len(laid) for laid in table.view(WATCHER)["laid"]] == [2, 2, 0]
    table.skip_to_scoring()
    most = {colour: [int(table.s.count[seat, c]) for seat in (0, 1)] for c, colour in enumerate(COLOURS)}
    bare = [colour for colour in COLOURS if most[colour][0] != most[colour][1]]
    chosen(table, "red", "yellow")
    assert [event["colour"] for event in table.told("won-colour")] == bare
    assert any(colour not in ("red", "yellow") for colour in bare)


@pytest.mark.parametrize("young", ["off", "on"])
def test_TH_93_with_lead_rule_lowest_the_last_one_leads(young: str) -> None:
    table = Table(2, lead_rule="lowest", first_lead="seat-0", young=young).advance()
    table.skip_to_scoring()
    table.s.score[:2] = 2, 1
    if young == "on":
        chosen(table, "red", "blue")
    else:
        table.choose(0, "lay", colour="green").choose(1, "lay", colour="brown")
    assert table.told("led")[-1] == {"event": "led", "seat": 1}
    assert table.skip_to_scoring().awaited() == [1]


@pytest.mark.parametrize("seats, seat", [(seats, seat) for seats in SEATS for seat in range(seats)])
def test_TH_94_a_fixed_seat_may_lead_first(seats: int, seat: int) -> None:
    table = Table(seats, first_lead=f"seat-{seat}").advance()
    assert table.told("led") == [{"event": "led", "seat": seat}]
    assert table.skip_to_scoring().awaited() == [seat]


@pytest.mark.parametrize("seats", [2, 3])
def test_TH_94_only_a_seat_that_is_there(seats: int) -> None:
    with pytest.raises(RooftreeError, match='option first_lead: found "seat-3", expected one of random, seat-0'):
        Match.new(GAME, seats, options={"first_lead": "seat-3"})


def test_TH_95_options_are_fixed_before_the_game_and_stand_in_the_record() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {
        "young": "off",
        "lead_rule": "highest",
        "first_lead": "random",
        "reveal_then_place": "off",
        "discard_visibility": "hidden",
        "memory_aid": "off",
        "lead_tie": "from_previous",
    }
    wanted = {
        "reveal_then_place": "on",
        "discard_visibility": "shown",
        "memory_aid": "on",
        "lead_tie": "after_previous",
    }
    match = Match.new(GAME, 2, options=wanted, seed=bytes(32))
    assert read(write(record_of(match))).options == match.view(0)["options"] == {**defaults, **wanted}


def test_TH_96_no_option_beyond_these() -> None:
    for name in ("objectives", "bird_houses", "expansion"):
        with pytest.raises(RooftreeError, match=f'option: found "{name}", expected one of young'):
            Match.new(GAME, 2, options={name: "on"})
