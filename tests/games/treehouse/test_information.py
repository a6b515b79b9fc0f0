"""Who knows what: TH-50 to TH-59, and the leak test TH-T19, through the one door out."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rooftree.engine.luck import dice, seed_of
from rooftree.engine.match import Match
from rooftree.engine.words import EVERYTHING, WATCHER
from rooftree.games.treehouse import words
from rooftree.games.treehouse.imagine import imagine
from rooftree.games.treehouse.state import STATE
from tests.games.rig import Words
from tests.games.treehouse.rigged import RiggedMatch
from tests.games.treehouse.table import CODES, GAME, SEATS, Table

REDS, BLUES, GREENS, YELLOWS, PURPLES = (" ".join(f"{letter}{n:02}" for n in range(1, 7)) for letter in "rbgyp")
CODE = re.compile(r"\b[rygbpo]\d\d\b")


def codes_in(value: Any) -> set[str]:
    """Every room that is named anywhere in what goes out."""
    return set(CODE.findall(json.dumps(value)))


def sent(match: Match, viewer: int) -> str:
    """All that a viewer can ask for, as one text."""
    return json.dumps([match.view(viewer), match.log(viewer)], sort_keys=True)


def built(match: Match) -> set[str]:
    return codes_in([tree["rooms"] for tree in match.view(WATCHER)["table"]["trees"]])


def random_match(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A match that stops whenever a single seat is left to choose: what the others chose is hidden as yet."""
    chance = random.Random(seed)
    match = Match.new(GAME, seats, seed=bytes([seed] * 32), options=options)
    while not match.over:
        if len(match.awaited) == 1:
            yield match
        seat = chance.choice(match.awaited)
        match.choose(seat, chance.choice(match.choices(seat)))


@pytest.mark.parametrize("seats", SEATS)
def test_TH_50_no_room_goes_out_but_the_own_and_the_built_ones(seats: int) -> None:
    held: list[set[str]] = [set() for _ in range(seats)]
    for match in random_match(seats, 1):
        assert codes_in(match.view(WATCHER)) == built(match)
        assert codes_in(match.log(WATCHER)) == built(match)
        for seat in range(seats):
            hand = set(match.view(seat)["table"]["hand"])
            held[seat] |= hand
            assert codes_in(match.view(seat)) == hand | built(match)
            assert codes_in(match.log(seat)) <= held[seat] | built(match)
    assert all(len(codes) > 18 for codes in held)


@pytest.mark.parametrize("seats", SEATS)
def test_TH_51_trees_markers_scores_and_conditions_lie_open(seats: int) -> None:
    for match in random_match(seats, 2):
        views = [match.view(viewer)["table"] for viewer in range(-1, seats)]
        for key in ("trees", "laid", "middle", "majorities"):
            assert all(view[key] == views[0][key] for view in views)
    trees = views[0]["trees"]
    assert all(tree["rooms"] and tree["score"] >= 0 and tree["marker"] in (-1, 0, 1) for tree in trees)
    assert [len(laid) for laid in views[0]["laid"][:2]] == [seats, seats]
    # A room's name stands in the box, which everyone has.
    assert {match.box.name(code, "en") for code in built(match)}.isdisjoint(built(match))


def test_TH_52_counts_lead_round_and_who_has_chosen_lie_open() -> None:
    match = RiggedMatch([[REDS, BLUES, GREENS]], lead=2)
    match.choose(0, {"do": "discard", "room": "r01"})
    table = match.view(WATCHER)["table"]
    assert (table["round"], table["pick"], table["lead"]) == (1, 1, 2)
    assert (table["deck"], table["discards"]) == (54, 0)
    assert [tree["cards"] for tree in table["trees"]] == [6, 6, 6]
    assert [tree["decided"] for tree in table["trees"]] == [True, False, False]
    assert table["awaited"] == [1, 2]
    match.choose(1, {"do": "discard", "room": "b01"})
    match.choose(2, {"do": "build", "room": "g01", "slot": "2.1"})
    table = match.view(WATCHER)["table"]
    assert (table["pick"], table["discards"]) == (2, 2)
    assert [tree["cards"] for tree in table["trees"]] == [5, 5, 5]
    events = [event for entry in match.log(WATCHER) for event in entry["events"]]
    assert [event["seat"] for event in events if event["event"] == "discarded"] == [0, 1]


@pytest.mark.parametrize("reveal", ["off", "on"])
def test_TH_53_a_choice_is_hidden_until_all_have_chosen(reveal: str) -> None:
    for viewer in (1, 2, WATCHER):
        texts = set()
        for choice in RiggedMatch([[REDS, BLUES, GREENS]], reveal_then_place=reveal).choices(0):
            match = RiggedMatch([[REDS, BLUES, GREENS]], reveal_then_place=reveal)
            match.choose(0, choice)
            assert match.view(0)["table"]["chosen"] == choice
            texts.add(sent(match, viewer))
        assert len(texts) == 1


def imagined(table: Table, seat: int, number: int = 200) -> list[Any]:
    luck = dice(seed_of("imagine"))
    states = np.zeros(number, STATE)
    for n in range(number):
        imagine(table.packed, table.s, seat, luck[0], states[n])
    return [state.copy() for state in states]


def hand_in(state: Any, seat: int) -> frozenset[str]:
    return frozenset(CODES[room] for room in state["hand"][seat] if room >= 0)


def test_TH_54_a_seat_knows_the_rooms_it_passed_on() -> None:
    table = Table(4).stack(REDS, BLUES, GREENS, YELLOWS, lead=0).advance().discard_all()
    # At pick 2 the neighbour holds exactly what seat 0 handed on, and seat 0's own discard stays where it is.
    assert {hand_in(state, 1) for state in imagined(table, 0)} == {frozenset(["r02", "r03", "r04", "r05", "r06"])}
    assert all(state["fate"][0] == table.s.fate[0] for state in imagined(table, 0))
    # Then the neighbour discards one of the five, unseen: any of them may be the one.
    table.discard_all()
    gone = {frozenset(["r02", "r03", "r04", "r05", "r06"]) - hand_in(state, 2) for state in imagined(table, 0)}
    assert gone == {frozenset([code]) for code in ["r02", "r03", "r04", "r05", "r06"]}


def test_TH_54_a_hand_that_comes_back_shows_what_was_taken() -> None:
    table = Table(2).stack(REDS, BLUES, lead=0).advance().discard_all().discard_all()
    assert table.hand(0) == "r03 r04 r05 r06"
    assert {hand_in(state, 0) for state in imagined(table, 0)} == {frozenset(["r03", "r04", "r05", "r06"])}
    # r02 left the hand while the neighbour held it, and only it: it lies among the discards in every case.
    assert all(state["fate"][1] == table.s.fate[1] for state in imagined(table, 0))


def test_TH_55_a_list_of_rooms_met_only_on_demand() -> None:
    off, on = (RiggedMatch([[REDS, BLUES]], memory_aid=value) for value in ("off", "on"))
    for match in (off, on):
        match.choose(0, {"do": "build", "room": "r01", "slot": "2.1"})
        match.choose(1, {"do": "discard", "room": "b01"})
        match.choose(0, {"do": "discard", "room": "b02"})
        match.choose(1, {"do": "build", "room": "r02", "slot": "2.2"})
    assert "met" not in off.view(0)["table"]
    assert off.view(0)["table"]["hand"] == ["r03", "r04", "r05", "r06"]
    met = {row.pop("room"): row for row in on.view(0)["table"]["met"]}
    assert met == {
        "r01": {"at": "tree", "seat": 0, "slot": "2.1"},
        "r02": {"at": "tree", "seat": 1, "slot": "2.2"},
        **{code: {"at": "hand"} for code in ("r03", "r04", "r05", "r06")},
        "b02": {"at": "discard"},
        **{code: {} for code in ("b03", "b04", "b05", "b06")},
    }
    assert "met" not in on.view(WATCHER)["table"]


def test_TH_55_a_room_turned_up_and_not_placed_yet_is_listed_with_its_seat() -> None:
    match = RiggedMatch([[REDS, BLUES]], memory_aid="on", reveal_then_place="on")
    for room in ("r01", "b01"):
        match.choose(match.awaited[0], {"do": "show", "room": room})
    for seat, room in enumerate(("r01", "b01")):
        match.choose(seat, {"do": "discard", "room": room})
    for seat, room in enumerate(("b02", "r02")):
        match.choose(seat, {"do": "show", "room": room})
    met = {row.pop("room"): row for row in match.view(0)["table"]["met"]}
    assert met["b02"] == {"at": "shown", "seat": 0}
    assert met["r02"] == {"at": "shown", "seat": 1}
    assert met["r01"] == {"at": "discard"}


@pytest.mark.parametrize("seats", SEATS)
def test_TH_56_nobody_is_told_what_another_seat_discarded(seats: int) -> None:
    for match in random_match(seats, 3):
        for viewer in range(-1, seats):
            for entry in match.log(viewer):
                for event in entry["events"]:
                    if event["event"] in ("discarded", "left-over") and event["seat"] != viewer:
                        assert set(event) == {"event", "seat"}


def test_TH_57_spectators_see_the_open_table_only() -> None:
    match = RiggedMatch([[REDS, BLUES]], memory_aid="on")
    match.choose(0, {"do": "discard", "room": "r01"})
    watched, seen = match.view(WATCHER), match.view(0)
    assert set(seen["table"]) - set(watched["table"]) == {"hand", "chosen", "met"}
    assert {key: seen["table"][key] for key in watched["table"]} == watched["table"]
    assert watched["choices"] == []
    assert watched["prompt"] == {"prompt": "wait", "seats": [1]}
    assert codes_in(watched) == codes_in(match.log(WATCHER)) == set()


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_TH_58_after_the_end_everything_lies_open(viewer: int) -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    while not match.over:
        assert "undealt" not in match.view(viewer)["table"]
        match.stand_in(match.awaited[0])
    table = match.view(viewer)["table"]
    assert (len(table["undealt"]), len(table["discarded"])) == (36, 36)
    assert codes_in(match.log(viewer)) | set(table["undealt"]) == set(CODES)
    discarded = [event for entry in match.log(viewer) for event in entry["events"] if event["event"] == "discarded"]
    assert len({event["room"] for event in discarded}) == 30


# --- two matches that agree in all a seat may know ----------------------------------------------------------------

# Seats 0 .. 3 by pick: what they choose in the one match, and in the other where that differs. The matches differ in
# the hand dealt to seat 1, which reaches seat 0 only at pick 4, in the deck, and in what the others discard.
HANDS = ([REDS, BLUES, GREENS, YELLOWS], [REDS, PURPLES, GREENS, YELLOWS])
PLAYED = (
    ("r02@2.1", "b01 p01", "g01", "y01"),
    ("y02@2.2", "r01 r03", "b02 p02", "g02@2.1"),
    ("", "y03", "r03 r01", "b03 p03"),
)


def alike_for_seat_0() -> Iterator[tuple[Match, Match]]:
    """Both matches before each choice and after the last, while seat 0 can't tell them apart."""
    matches = RiggedMatch([HANDS[0]]), RiggedMatch([HANDS[1]])
    for pick in PLAYED:
        for seat in (1, 2, 3, 0):
            yield matches
            if pick[seat]:
                for match, played in zip(matches, (pick[seat].split() * 2)[:2], strict=True):
                    room, _, slot = played.partition("@")
                    where = {"do": "build", "slot": slot} if slot else {"do": "discard"}
                    match.choose(seat, {**where, "room": room})
    yield matches


def tells_apart(viewer: int) -> bool:
    return any(sent(one, viewer) != sent(two, viewer) for one, two in alike_for_seat_0())


def test_TH_T19_what_is_sent_does_not_depend_on_what_may_not_be_known() -> None:
    assert not tells_apart(0)
    assert not tells_apart(WATCHER)
    assert [tells_apart(seat) for seat in (1, 2, 3)] == [True, True, True]


@pytest.mark.parametrize("leak", ["deck", "hand", "discard"])
def test_TH_T19_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, event_words = words.view, words.event_words

    def leaky_view(box: Any, s: Any, seat: int) -> Words:
        everything = view(box, s, EVERYTHING)
        return {**view(box, s, seat), "leak": everything["undealt"] if leak == "deck" else everything["hands"][1]}

    def leaky_events(box: Any, s: Any, row: Any, seat: int, later: bool) -> Words | None:
        return event_words(box, s, row, EVERYTHING, later)

    if leak == "discard":
        monkeypatch.setattr(words, "event_words", leaky_events)
    else:
        monkeypatch.setattr(words, "view", leaky_view)
    assert tells_apart(0)
    assert tells_apart(WATCHER)


def test_TH_59_a_bot_gets_what_its_seat_may_see() -> None:
    for one, two in alike_for_seat_0():
        assert (one.seat(0).observe() == two.seat(0).observe()).all()
        assert one.seat(0).choices() == two.seat(0).choices()
    assert [(one.seat(seat).observe() == two.seat(seat).observe()).all() for seat in (1, 2, 3)] == [False, False, False]
