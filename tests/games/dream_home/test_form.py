"""The score form: the rulebook's house, positions that break rules, words that cannot be read, and advice."""

import copy
import json
from typing import Any

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.pad import Laid, lay_out, read_form
from rooftree.engine.words import example_forms
from rooftree.games.dream_home import advice
from tests.games.dream_home.table import GAME, RU, Table

EXAMPLES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in example_forms(GAME.folder)}
HOUSE = EXAMPLES["finished-house"]


def laid(form: dict[str, Any]) -> Laid:
    return lay_out(GAME, read_form(GAME, json.dumps(form).encode(), "form"), "form")


def changed(seat: int = 0, **changes: Any) -> dict[str, Any]:
    """The rulebook's house with some cells or keys of a seat changed."""
    form = copy.deepcopy(HOUSE)
    for key, value in changes.items():
        part = form["seats"][seat]
        if key[0] in "TMB" and len(key) == 2:
            part = part["house"]
        part.pop(key, None) if value is None else part.__setitem__(key, value)
    return form


def test_RB_01_the_rulebooks_house_scores_29() -> None:
    found = laid(HOUSE)
    assert found.faults == []
    assert [seat["total"] for seat in found.result["seats"]] == [29, 27]
    assert found.advice == []


@pytest.mark.parametrize("changes, faults", [
    ({"T1": None}, [("unfinished-house", 11)]),
    ({"T1": "GA"}, [("zone", "T1")]),
    ({"M1": None, "T1": None}, [("unfinished-house", 10)]),
    ({"M1": None}, [("support", "T1"), ("unfinished-house", 11)]),
    ({"T1": "LR", "T4": "LR"}, [("too-large", "T1")]),
    ({"T3": {"room": "LR", "token": "pictures"}}, [("two-tokens", "T2")]),
    ({"B5": {"room": "##", "token": "pictures"}}, [("token-on-nothing", "B5")]),
    ({"T1": {"room": "KR", "token": "hot_tub"}}, [("token-unsuitable", "T1")]),
    ({"T4": {"room": "BA", "token": "birdhouse"}}, [("token-unsuitable", "T4"), ("token-twice", "birdhouse")]),
    ({"outside": ["aquarium"]}, [("token-unsuitable", "aquarium")]),
    ({"outside": ["birdhouse"]}, [("token-twice", "birdhouse")]),
    ({"T1": "GR"}, [("too-many-of-kind", "GR")]),
    ({"M1": "BA-01", "T4": "BA-01"}, [("twice", "BA-01")]),
    ({"roofs": ["red"] * 5}, [("too-many-of-kind", "red")]),
    ({"roofs": ["red", "red", "red", "red", "brown", "brown", "brown", "brown", "slate", "slate", "slate", "slate",
                "red-window", "brown-window", "slate-window"]}, [("too-many-taken", 17)]),
])  # fmt: skip
def test_what_no_game_can_lead_to_is_named_with_its_place(changes: dict[str, Any], faults: list[Any]) -> None:
    found = []
    for fault in laid(changed(**changes)).faults:
        places = [fault[key] for key in ("cell", "rooms", "cards", "card", "token") if key in fault]
        found.append((fault["reason"], places[0]))
        assert fault["paragraph"].startswith("DH-")
    assert sorted(map(str, found)) == sorted(map(str, faults))


@pytest.mark.parametrize("changes, expected", [
    ({"T1": "XX"}, 'form, seats[0].house.T1.room: found "XX", expected one of BA'),
    ({"T1": {"room": "LR", "face": "side"}}, 'form, seats[0].house.T1.face: found "side", expected one of up, down'),
    ({"T1": {"room": "LR", "token": "sofa"}}, 'form, seats[0].house.T1.token: found "sofa", expected one of grand'),
    ({"roofs": ["pink"]}, 'form, seats[0].roofs[0]: found "pink", expected one of red'),
    ({"beside": ["plumber"]}, 'form, seats[0].beside[0]: found "plumber", expected one of drill'),
    ({"outside": ["gnome"]}, 'form, seats[0].outside[0]: found "gnome", expected one of grand_piano'),
    ({"children": -1}, "form, seats[0].children: found -1, expected a whole number from 0 to 99"),
])  # fmt: skip
def test_what_cannot_be_read_is_named_with_its_key(changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(RooftreeError) as found:
        laid(changed(**changes))
    assert str(found.value).startswith(expected)


def test_a_cell_that_does_not_exist_and_a_pile_that_cannot_be_read() -> None:
    form = changed()
    form["seats"][0]["house"]["T6"] = "LR"
    form["room_pile"], form["roof_pile"] = ["QQ"], ["pink"]
    with pytest.raises(RooftreeError) as found:
        laid(form)
    places = [problem.where for problem in found.value.problems]
    assert places == ["form, seats[0].house.T6", "form, room_pile[0]", "form, roof_pile[0]"]


def test_the_polish_box_has_no_car() -> None:
    form = changed(B4={"room": "GA", "token": "car"})
    assert [seat["total"] for seat in laid(form).result["seats"]] == [30, 27]
    with pytest.raises(RooftreeError, match='token: found "car"'):
        laid({**form, "box": "pl-2e"})


def test_children_counted_on_the_real_cards_decide_a_tie() -> None:
    form = changed(roofs=[])
    form["seats"][1] = {**copy.deepcopy(form["seats"][0]), "name": "Ben", "children": 5}
    for cell in ("T2", "M2"):
        form["seats"][1]["house"][cell] = form["seats"][1]["house"][cell]["room"]
        form["seats"][0]["house"][cell] = form["seats"][0]["house"][cell]["room"]
    found = laid(form).result
    assert (found["winners"], found["tie_break"]) == ([1], "children")
    assert laid({**form, "options": {"tie_break": "shared"}}).result["winners"] == [0, 1]


def test_helpers_are_advised_where_the_piles_are_told() -> None:
    found = laid(EXAMPLES["helpers-to-come"])
    assert found.faults == []
    cleo, dan = found.advice
    assert (cleo["seat"], cleo["gain"], cleo["exact"]) == (0, 11, True)
    assert cleo["steps"] == [{"do": "roofer", "card": "brown-window"}, {"do": "handyman", "cell": "T1", "other": "M2"}]
    assert (dan["gain"], [step["do"] for step in dan["steps"]]) == (4, ["courier"])


@pytest.mark.slow
def test_the_best_use_is_the_best_of_all() -> None:
    """Against every order in which a courier and a handyman can serve, tried out one by one."""
    plan = "T: LR BA KT ## ST / M: LR KR BD KT PA / B: GA ##"
    table = Table(2).lay(0, plan).give(0, "courier handyman").pile("GA KT").helpers()
    best = 0
    for first in table.legal(0):
        one = copy.copy(table)
        one.state = table.state.copy()
        one.apply(0, first)
        best = max(best, one.total())
        for second in one.legal(0) if one.awaited() else []:
            two = copy.copy(one)
            two.state = one.state.copy()
            best = max(best, two.apply(0, second).total())
    plan_found, gain, exact = advice.best_plan(RU, table.s, 0)
    assert (gain, exact) == (best - table.total(), True)
    assert 1 <= len(plan_found) <= 2
