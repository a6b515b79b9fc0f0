"""Who knows what: BB-80 to BB-85, through the one door out, and two matches that a seat can't tell apart."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from rooftree.engine.log import Chose
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match
from rooftree.engine.words import EVERYTHING, WATCHER
from rooftree.games.big_build import words
from tests.games.big_build.rigged import RiggedMatch
from tests.games.big_build.table import BOX, CARDS, GAME, SEATS, Table
from tests.games.rig import Words

CODE = re.compile(r"\bc\d\d\b")


def codes_in(value: Any) -> set[str]:
    """Every card that is named anywhere in what goes out."""
    return set(CODE.findall(json.dumps(value)))


def sent(match: Match, viewer: int) -> str:
    """All that a viewer can ask for, as one text."""
    return json.dumps([match.view(viewer), match.log(viewer)], sort_keys=True)


def running(seats: int, seed: str, turns: int = 40, **options: str) -> Iterator[Match]:
    """A match in which every third choice is a step, if there is one; looked at before every choice."""
    match = Match.new(GAME, seats, options=options, seed=seed_of(seed))
    while not match.over and match.decision < turns:
        yield match
        choices = match.choices(match.awaited[0])
        match.choose(match.awaited[0], choices[-1 if match.position % 3 else match.position % len(choices)])


@pytest.mark.parametrize("seats", SEATS)
def test_BB_80_the_table_lies_open(seats: int) -> None:
    keys = {"phase", "first", "acting", "built", "idle", "idle_end", "deck", "discards", "reshuffles", "squares"}
    keys |= {"picture", "figures", "free_figures"}
    for match in running(seats, f"open {seats}"):
        views = [match.view(viewer)["table"] for viewer in range(-1, seats)]
        assert views[0].keys() == keys
        assert all(view[key] == views[0][key] for view in views for key in keys)
    assert len(views[0]["picture"]) > 0
    assert {figure["cards"] for figure in views[0]["figures"]} <= {0, 1, 2, 3}


@pytest.mark.parametrize("seats", SEATS)
def test_BB_81_no_card_goes_out_but_the_own_and_the_spent_ones(seats: int) -> None:
    own: list[set[str]] = [set() for _ in range(seats)]
    spent: set[str] = set()
    for match in running(seats, f"hands {seats}"):
        spent |= {card for entry in match.entries if isinstance(entry, Chose) for card in entry.choice.get("cards", [])}
        assert codes_in(match.view(WATCHER)) == set(match.view(WATCHER)["table"]["discards"])
        assert codes_in(match.log(WATCHER)) == spent
        for seat in range(seats):
            own[seat] |= set(match.view(seat)["table"]["hand"])
            assert codes_in(match.view(seat)) <= own[seat] | spent
            assert codes_in(match.log(seat)) <= own[seat] | spent
    assert match.view(WATCHER)["table"]["deck"] + len(match.view(WATCHER)["table"]["discards"]) == 45 - 3 * seats


def test_BB_82_the_whole_pile_is_public_and_has_no_order() -> None:
    orders = []
    for cards in (["c01", "c03"], ["c03", "c01"]):
        match = set_out(RiggedMatch(["c01 c02 c03", "c04 c05 c06"], "c07 c08"))
        match.choose(0, {"do": "end", "cards": cards})
        orders.append(match.view(1)["table"]["discards"])
    assert orders == [["c01", "c03"]] * 2


def set_out(match: Match) -> Match:
    """The figures on their START cells."""
    for seat, (figure, cell) in enumerate([("owl", "r36"), ("hare", "r01"), ("badger", "r08")][: len(match.seats)]):
        match.choose(seat, {"do": "place", "figure": figure, "at": cell})
    return match


def test_BB_83_every_tokens_place_stands_in_the_box_that_everyone_has() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    on_board = set(match.view(WATCHER)["table"]["squares"].values())
    assert {(token["id"], token["row"], token["col"]) for token in BOX.content["token"] if token["id"] in on_board} == {
        (token["id"], token["row"], token["col"]) for token in BOX.content["token"]
    }


def test_BB_84_a_reshuffle_is_announced_without_its_order_and_the_end_opens_all() -> None:
    match = Match.new(GAME, 2, seed=bytes(32))
    for seat in (0, 1):
        match.stand_in(seat)
    while not match.over:
        seat = match.awaited[0]
        match.choose(seat, match.choices(seat)[7])  # discard all three, every time
        told = [event for entry in match.log(WATCHER) for event in entry["events"]]
        if not match.over:
            assert match.view(WATCHER)["seed"] is None
            assert "undealt" not in match.view(seat)["table"]
    reshuffles = [event for event in told if event["event"] == "reshuffled"]
    assert len(reshuffles) > 4
    assert {event["count"] for event in reshuffles} == {42}  # all but the hand of the other seat
    assert {tuple(event) for event in reshuffles} == {("event", "count")}
    table = match.view(WATCHER)["table"]
    assert sorted([*table["undealt"], *table["discards"], *table["hands"][0], *table["hands"][1]]) == list(CARDS)
    assert match.view(WATCHER)["seed"] == bytes(32).hex()


# --- two matches that agree in all a seat may know ----------------------------------------------------------------

# Seat 1 is dealt c20 or c21 and draws c22 or c23 later; the deck differs by the same cards. What it plays is the same.
HANDS = (["c05 c06 c07", "c10 c11 c20", "c30 c31 c32"], ["c05 c06 c07", "c10 c11 c21", "c30 c31 c32"])
PILES = ("c40 c22 c41 c42", "c40 c23 c41 c42")
PLAYED: tuple[tuple[int, Words], ...] = (
    (0, {"do": "step", "to": "r37", "cards": ["c05"]}),
    (0, {"do": "end"}),
    (1, {"do": "step", "to": "r40", "cards": ["c10"]}),
    (1, {"do": "end"}),
    (2, {"do": "end", "cards": ["c32"]}),
    (0, {"do": "end", "cards": ["c40"]}),
    (1, {"do": "end"}),
)


def alike_for_the_others() -> Iterator[tuple[Match, Match]]:
    """Both matches before each choice and after the last; only seat 1 can tell them apart."""
    matches = [set_out(RiggedMatch(hands, pile)) for hands, pile in zip(HANDS, PILES, strict=True)]
    for seat, choice in PLAYED:
        yield matches[0], matches[1]
        for match in matches:
            match.choose(seat, choice)
    yield matches[0], matches[1]


def tells_apart(viewer: int) -> bool:
    return any(sent(one, viewer) != sent(two, viewer) for one, two in alike_for_the_others())


def test_BB_81_what_is_sent_does_not_depend_on_what_may_not_be_known() -> None:
    assert [tells_apart(viewer) for viewer in (WATCHER, 0, 1, 2)] == [False, False, True, False]


@pytest.mark.parametrize("leak", ["deck", "hand", "drawn"])
def test_BB_81_a_leak_would_be_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, event_words = words.view, words.event_words

    def leaky_view(box: Any, s: Any, seat: int) -> Words:
        everything = view(box, s, EVERYTHING)
        return {**view(box, s, seat), "leak": everything["undealt"] if leak == "deck" else everything["hands"][1]}

    def leaky_events(box: Any, s: Any, row: Any, seat: int, later: bool) -> Words | None:
        return event_words(box, s, row, EVERYTHING, later)

    if leak == "drawn":
        monkeypatch.setattr(words, "event_words", leaky_events)
    else:
        monkeypatch.setattr(words, "view", leaky_view)
    assert tells_apart(0)
    assert tells_apart(WATCHER)


def test_BB_85_choices_reasons_and_numbers_follow_from_what_the_seat_sees() -> None:
    asked = [{"do": "step", "to": to, "cards": ["c06"]} for to in ("r38", "r36", "r01", "q14")]
    for one, two in alike_for_the_others():
        for seat in (0, 2):
            assert (one.seat(seat).observe() == two.seat(seat).observe()).all()
            assert one.seat(seat).choices() == two.seat(seat).choices()
        reasons = [[str(match.why_not(0, words)) for words in asked] for match in (one, two)]
        assert reasons[0] == reasons[1]
    assert (one.seat(1).observe() != two.seat(1).observe()).any()


def test_a_card_held_by_another_is_refused_like_one_that_lies_in_the_deck() -> None:
    match = set_out(RiggedMatch(HANDS[0], PILES[0]))
    refused = {
        card: str(match.why_not(0, {"do": "step", "to": "r37", "cards": [card]})).replace(card, "CARD")
        for card in ("c10", "c44", "c99")
    }
    assert len(set(refused.values())) == 1
    assert "card-not-in-hand (BB-22)" in refused["c10"]


def test_a_step_is_told_with_its_whole_way_to_all() -> None:
    table = Table(3).lay_out(["r36", "r37", "r38"], ["c34", "c06", "c40"]).fill_hands().go("r39 c40")
    for viewer in (0, 1, WATCHER):
        for later in (False, True):
            assert table.told("jumped", viewer, later) == [
                {"event": "jumped", "seat": 0, "from": "r36", "to": "r39", "cards": ["c40"], "over": ["r37", "r38"]}
            ]
