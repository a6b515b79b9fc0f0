"""What goes out of a match: views and logs, for seats and watchers, and what they never hold."""

import json
from typing import Any

import pytest

from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import find_game
from rooftree.engine.luck import seed_of
from rooftree.engine.match import Match
from rooftree.engine.words import EVERYTHING, WATCHER
from tests.engine.garden import SEED, finish, planted, sow, take, tending

VIEWERS = (0, 1, WATCHER)


def events(match: Match, viewer: int, position: int) -> list[dict[str, Any]]:
    """What a viewer is told of one entry."""
    told: list[dict[str, Any]] = match.log(viewer, position)[0]["events"]
    return told


def test_a_view_says_where_the_match_stands() -> None:
    match = planted(2, rounds="three")
    sow(match, 1)
    view = match.view(0)
    assert view["game"] == "tiny-garden"
    assert view["box"] == {"id": "small", "hash": match.box.hash}
    assert view["options"] == {"rounds": "three", "compost": "hidden"}
    assert (view["seat"], view["position"], view["decision"], view["over"]) == (0, 2, 1, False)
    assert (view["awaited"], view["unconfirmed"]) == ([0], [])
    assert view["prompt"] == {"prompt": "sow", "round": 1}
    assert view["choices"] == match.choices(0)
    assert (view["can_take_back"], match.view(1)["can_take_back"]) == (False, True)
    assert view["result"] is None


def test_a_watcher_sees_what_lies_open_and_is_asked_nothing() -> None:
    match = planted()
    sow(match, 0)
    view = match.view(WATCHER)
    assert (view["seat"], view["choices"], view["can_take_back"]) == (None, [], False)
    assert view["prompt"] == {"prompt": "wait", "seats": [1]}
    assert view["table"].keys() & {"hand", "hands", "compost", "composts", "undealt", "chosen"} == set()


def test_views_are_json() -> None:
    match = tending()
    for viewer in VIEWERS:
        assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)


def test_nobody_asks_for_everything_while_the_match_runs() -> None:
    match = planted()
    for ask in (match.view, match.log):
        with pytest.raises(RooftreeError, match="seat: found -2, expected one of 0, 1"):
            ask(EVERYTHING)
    assert len(match.everything()["undealt"]) == 7


def test_once_it_is_over_everything_lies_open_to_all() -> None:
    match = finish(planted())
    tables = [match.view(viewer)["table"] for viewer in VIEWERS]
    assert tables == [match.everything()] * 3
    assert match.view(WATCHER)["result"] == match.result()
    assert all("hand" in event for event in events(match, WATCHER, 0))


def test_a_hand_is_told_to_its_seat_only() -> None:
    match = planted()
    hands = [["hand" in event for event in events(match, viewer, 0)] for viewer in VIEWERS]
    assert hands == [[True, False], [False, True], [False, False]]


def test_of_a_simultaneous_choice_the_others_learn_only_that_it_was_made() -> None:
    match = planted()
    sow(match, 0, 0)
    other = planted()
    sow(other, 0, 1)
    for viewer in (1, WATCHER):
        assert match.log(viewer) == other.log(viewer)
        assert match.view(viewer) == other.view(viewer)
    assert match.view(0)["table"]["chosen"] != other.view(0)["table"]["chosen"]


def test_a_choice_taken_back_is_told_no_more() -> None:
    match = tending()
    seat = match.awaited[0]
    take(match, "can")
    for viewer in VIEWERS:
        assert events(match, viewer, 4) == [{"event": "took", "seat": seat, "tool": "can"}]
    match.take_back(seat)
    for viewer in VIEWERS:
        assert events(match, viewer, 4) == []
        assert events(match, viewer, 5) == [{"event": "took-back", "seat": seat}]
        assert "can" not in json.dumps(match.log(viewer))
    assert "can" not in json.dumps(finish(match).log(WATCHER)[4])


def test_which_choice_was_taken_back_in_secret_cannot_be_told() -> None:
    logs = []
    for nth in (0, 1):
        match = planted()
        sow(match, 0, nth)
        match.take_back(0)
        sow(match, 0, 1 - nth)
        logs.append([match.log(viewer) for viewer in (1, WATCHER)])
    assert logs[0] == logs[1]


def test_every_kind_of_entry_is_told_with_its_position_and_decision() -> None:
    match = planted()
    match.change_seat(0, name="Ann", kind="greedy", confirming=True)
    sow(match, 0)
    match.take_back(0)
    sow(match, 0)
    match.confirm(0)
    sow(match, 1)
    told = match.log(WATCHER)
    assert [entry["position"] for entry in told] == list(range(8))
    assert [entry["decision"] for entry in told] == [1] * 7 + [2]
    assert [entry["by"] for entry in told] == ["dealer", 0, 0, 0, 0, 0, 1, "dealer"]
    assert [[event["event"] for event in entry["events"]] for entry in told] == [
        ["dealt", "dealt"], ["seat-changed"], [], ["took-back"], ["chose"], ["confirmed"], ["chose"],
        ["planted", "planted"],
    ]  # fmt: skip
    assert told[1]["events"] == [{"event": "seat-changed", "seat": 0, "kind": "greedy"}]


@pytest.mark.parametrize("since", [0, 1, 3, 7, 8, 50])
def test_a_refill_is_the_end_of_the_log(since: int) -> None:
    match = finish(planted())
    running = tending()
    for kept in (match, running):
        assert kept.log(0, since) == kept.log(0)[since:]


def test_a_refill_from_before_the_start_is_the_whole_log() -> None:
    assert tending().log(0, -3) == tending().log(0)


def test_what_was_told_now_is_told_later_once_the_dealer_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    match = planted()
    event_words = match.game.words.event_words

    def dated(box: Any, s: Any, row: Any, seat: int, later: bool) -> Any:
        return {**(event_words(box, s, row, seat, later) or {}), "later": later}

    monkeypatch.setattr(match.game.words, "event_words", dated)

    def later(viewer: int) -> list[bool]:
        return [event["later"] for entry in match.log(viewer) for event in entry["events"]]

    sow(match, 0)
    assert later(0) == [False, False, False]
    sow(match, 1)
    assert later(WATCHER) == [True] * 4 + [False] * 2


def test_an_event_that_a_viewer_is_not_told_of_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    match = planted()
    event_words = match.game.words.event_words

    def own_only(box: Any, s: Any, row: Any, seat: int, later: bool) -> Any:
        return event_words(box, s, row, seat, later) if row[1] == seat else None

    monkeypatch.setattr(match.game.words, "event_words", own_only)
    assert [len(events(match, viewer, 0)) for viewer in VIEWERS] == [1, 1, 0]


def test_a_face_down_discard_is_told_to_its_seat_alone() -> None:
    """In Treehouse a discarded room is known to the seat that discarded it, and to nobody else."""
    match = Match.new(find_game("treehouse"), 2, seed=seed_of("fate"))
    discard = next(words for words in match.choices(0) if words["do"] == "discard")
    match.choose(0, discard)
    dealt = match.stand_in(1) + 1
    fate = {"event": "discarded", "seat": 0, "room": discard["room"]}
    for viewer in VIEWERS:
        (told,) = [
            event for event in events(match, viewer, dealt) if event["event"] == "discarded" and event["seat"] == 0
        ]
        assert told == (fate if viewer == 0 else {"event": "discarded", "seat": 0})


# --- what a bot is given ---------------------------------------------------------------------------------------------


def test_a_seat_offers_no_attribute_that_holds_the_state() -> None:
    seat = planted().seat(0)
    public = {name for name in dir(seat) if not name.startswith("_")}
    assert public == {"game", "box", "number", "seats", "choices", "imagine", "observe"}


def test_a_seat_is_as_it_was_when_it_was_handed_out() -> None:
    match = planted(3)
    seat = match.seat(1)
    assert (seat.seats, seat.number) == (3, 1)
    assert [match.game.words.choice_words(match.box, match._s, 1, n) for n in seat.choices()] == match.choices(1)
    choices, before = seat.choices(), seat.observe().tolist()
    sow(match, 1)
    assert (seat.choices(), seat.observe().tolist()) == (choices, before)
    assert match.seat(1).choices() == []
    assert match.seat(1).observe().tolist() != before
    match.take_back(1)
    assert match.seat(1).observe().tolist() == before


def test_what_was_told_as_it_happened_is_told_anew_after_the_dealers_next_step() -> None:
    match = Match.new(find_game("treehouse"), 2, seed=SEED)  # its hands fade from the log
    told = {entry["position"]: entry for entry in match.log(0)}
    for _ in range(8):
        known = match.position
        match.stand_in(match.awaited[0])
        told |= {entry["position"]: entry for entry in match.log(0, match.retold_from(known), witnessed=known)}
        fading = [entry for entry in match.log(0) if entry["decision"] < match.decision - 1]
        assert [told[entry["position"]] for entry in fading] == fading
    assert len(fading) > 3
    assert (match.retold_from(match.position), match.retold_from(0)) == (match.position, 0)


def test_matches_a_seat_cannot_tell_apart_give_it_the_same() -> None:
    one, other = planted(), planted()
    sow(one, 0, 0)
    sow(other, 0, 1)
    assert one.state_hash() != other.state_hash()
    mine, theirs = one.seat(1), other.seat(1)
    assert mine.choices() == theirs.choices()
    assert mine.observe().tolist() == theirs.observe().tolist()
