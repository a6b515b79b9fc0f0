"""Playing: choices, second thoughts, what is sent to whom, by HTTP and over the live channel."""

import itertools
from typing import Any

import pytest

from rooftree.engine.record import read, replay
from tests.table.kit import Browser, Live, bot, choice_in, friend, here, me


def play_to_the_end(browser: Browser, id: str, seats: tuple[int, ...] = (0,)) -> Any:
    """Choose and confirm for these seats until the match is over; the last view."""
    for turn in itertools.count():
        info = browser.match(id)
        if info["status"] != "running":
            return browser.view(id, seats[0])
        for seat in seats:
            view = browser.view(id, seat)
            if view["choices"]:
                browser.do(id, **choice_in(view, turn))
            elif seat in view["unconfirmed"]:
                browser.do(id, "confirm", seat, decision=view["decision"])
    raise AssertionError


def test_a_whole_match_of_a_game_the_server_knows_nothing_of_is_played_over_http(ann: Browser, with_bot: str) -> None:
    last = play_to_the_end(ann, with_bot)
    assert ann.match(with_bot)["status"] == "over"
    assert last["over"]
    assert len(last["table"]["hands"]) == 2
    assert min(seat["place"] for seat in last["result"]["seats"]) == 1
    answer = ann.http.get(f"/api/matches/{with_bot}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="tiny-garden-')
    record = read(answer.content)
    match = replay(record, fair=True)
    assert match.result() == last["result"]
    assert [info.name for info in record.seats] == ["Ann", "Random 2"]


def test_a_whole_match_is_played_over_the_live_channel(ann: Browser, with_bot: str) -> None:
    with ann.live(with_bot, 0) as live:
        view = live.next("snapshot")["view"]
        asked = None
        while not view["over"]:
            if asked is None and view["choices"]:
                asked = live.send(choice_in(view))
            elif asked is None and 0 in view["unconfirmed"]:
                asked = live.send({"do": "confirm", "seat": 0, "decision": view["decision"]})
            message = live.next()
            if message["type"] == "update":
                assert message["log_from"] <= view["position"]
                assert [entry["position"] for entry in message["log"]] == list(
                    range(message["log_from"], message["view"]["position"])
                )
                view = message["view"]
            elif message["type"] == "done":
                assert (message["id"], message["position"]) == (asked, view["position"])
                asked = None
    assert (ann.match(with_bot)["status"], ann.match(with_bot)["position"]) == ("over", view["position"])


def test_a_choice_sent_again_counts_once(ann: Browser, shared: str) -> None:
    choice = ann.choice(shared, 0, client="once")
    before = ann.match(shared)["position"]
    first = ann.do(shared, **choice)
    assert first == {"type": "done", "id": "once", "position": before + 1}
    assert ann.do(shared, **choice) == first
    assert ann.match(shared)["position"] == before + 1


def test_a_choice_sent_again_after_the_table_has_moved_on_is_done(ann: Browser, bea: Browser, shared: str) -> None:
    choice = ann.choice(shared, 0, client="early")
    ann.do(shared, **choice)
    bea.choose(shared, 1)
    position = ann.match(shared)["position"]
    assert ann.do(shared, **choice)["position"] == position
    assert ann.not_done(shared, **(choice | {"client": "late"})) == (409, "stale")


def test_a_choice_that_is_not_allowed_is_refused_with_its_rule(ann: Browser, shared: str) -> None:
    decision = ann.view(shared, 0)["decision"]
    wish = {"do": "choose", "seat": 0, "decision": decision, "client": "x", "choice": {"do": "water", "flower": "rose"}}
    answer = ann.http.post(f"/api/matches/{shared}/doings", json=wish)
    assert answer.status_code == 409
    (problem,) = answer.json()["problems"]
    assert (problem["reason"], problem["paragraph"]) == ("not-now", "TG-10")
    asked = ann.post(f"/api/matches/{shared}/why-not", seat=0, choice=wish["choice"])
    assert asked["problem"]["reason"] == "not-now"
    assert asked["problem"]["paragraph"] == "TG-10"


def test_nothing_speaks_against_an_allowed_choice(ann: Browser, shared: str) -> None:
    choice = ann.choice(shared, 0)["choice"]
    assert ann.post(f"/api/matches/{shared}/why-not", seat=0, choice=choice) == {"problem": None}


@pytest.mark.parametrize("words", [{}, {"do": 7}, {"do": "sow"}, {"do": "sow", "flower": ["rose"]}, {"do": {"a": 1}}])
def test_words_that_mean_nothing_are_refused(ann: Browser, shared: str, words: Any) -> None:
    decision = ann.view(shared, 0)["decision"]
    status, _ = ann.not_done(shared, "choose", 0, decision=decision, choice=words, client="x")
    assert status in (400, 409)
    assert ann.view(shared, 0)["position"] == ann.match(shared)["position"]


def test_a_turn_can_be_taken_back_until_it_is_confirmed(ann: Browser, with_bot: str) -> None:
    before = ann.view(with_bot, 0)
    ann.choose(with_bot, 0)
    assert ann.view(with_bot, 0)["can_take_back"]
    ann.do(with_bot, "take-back", 0)
    after = ann.view(with_bot, 0)
    assert (after["table"]["hand"], after["choices"]) == (before["table"]["hand"], before["choices"])
    ann.choose(with_bot, 0)
    ann.do(with_bot, "restart", 0)
    assert ann.view(with_bot, 0)["choices"] == before["choices"]
    assert ann.not_done(with_bot, "take-back", 0) == (409, "nothing-to-take-back")


def test_confirming_is_safe_to_send_again(ann: Browser, with_bot: str) -> None:
    ann.choose(with_bot, 0)
    decision = ann.view(with_bot, 0)["decision"]
    ann.do(with_bot, "confirm", 0, decision=decision)
    position = ann.match(with_bot)["position"]
    assert ann.do(with_bot, "confirm", 0, decision=decision)["position"] >= position
    assert ann.not_done(with_bot, "confirm", 0, decision=decision + 50) == (409, "stale")
    assert ann.not_done(with_bot, "take-back", 0) == (409, "nothing-to-take-back")


def test_confirming_too_early_is_refused(ann: Browser, with_bot: str) -> None:
    decision = ann.view(with_bot, 0)["decision"]
    assert ann.not_done(with_bot, "confirm", 0, decision=decision) == (409, "nothing-to-confirm")


def test_without_confirming_the_table_moves_on_by_itself(ann: Browser, with_bot: str) -> None:
    assert ann.match(with_bot)["seats"][0]["confirming"] is True
    ann.do(with_bot, "confirming", 0, on=False)
    assert ann.match(with_bot)["seats"][0]["confirming"] is False
    decision = ann.view(with_bot, 0)["decision"]
    with ann.live(with_bot, 0) as live:
        live.next("snapshot")
        ann.choose(with_bot, 0)
        while live.next("update")["view"]["decision"] == decision:
            pass
    assert ann.view(with_bot, 0)["decision"] > decision


def test_nobody_chooses_for_a_seat_of_somebody_else(ann: Browser, bea: Browser, shared: str) -> None:
    choice = ann.choice(shared, 0)
    assert bea.not_done(shared, **choice) == (403, "not-your-seat")
    assert Browser(ann.server).not_done(shared, **choice) == (403, "not-your-seat")
    assert bea.refused(f"/api/matches/{shared}/why-not", seat=0, choice=choice["choice"]) == (403, "not-your-seat")
    assert ann.not_done(shared, "take-back", 1) == (403, "not-your-seat")
    assert ann.not_done(shared, "take-back", 9) == (400, "no-such-seat")


@pytest.mark.parametrize("path", ["view", "log"])
def test_nobody_looks_from_a_seat_of_somebody_else(ann: Browser, bea: Browser, shared: str, path: str) -> None:
    assert ann.http.get(f"/api/matches/{shared}/{path}?seat=0").status_code == 200
    answer = bea.http.get(f"/api/matches/{shared}/{path}?seat=0")
    assert answer.status_code == 403
    assert answer.json()["problems"][0]["reason"] == "not-your-seat"


def test_a_watcher_sees_what_lies_open(ann: Browser, shared: str) -> None:
    watching = Browser(ann.server).view(shared)
    assert watching["seat"] is None
    assert "hand" not in watching["table"]
    assert watching["choices"] == []
    assert ann.view(shared, 0)["table"]["hand"]


def test_a_match_that_is_not_there_is_not_found(ann: Browser) -> None:
    answer = ann.http.get("/api/matches/nowhere")
    assert (answer.status_code, answer.json()["problems"][0]["reason"]) == (404, "no-such-match")
    with ann.live("nowhere") as live:
        assert live.next("refused")["problems"][0]["reason"] == "no-such-match"
        assert live.closed_with() == 4404


# --- the live channel ---------------------------------------------------------------------------------------------


def test_both_sides_see_a_choice_as_it_happens(ann: Browser, bea: Browser, shared: str) -> None:
    with ann.live(shared, 0) as hers, bea.live(shared, 1) as theirs, Browser(ann.server).live(shared) as watching:
        view = hers.next("snapshot")["view"]
        theirs.next("snapshot")
        watching.next("snapshot")
        answer = hers.ask(choice_in(view))
        assert answer["type"] == "done"
        for live, seat in ((theirs, 1), (watching, None)):
            update = live.next("update")
            assert update["view"]["seat"] == seat
            assert update["view"]["position"] == answer["position"]
            assert update["view"]["awaited"] == [1]
            assert update["log"][0]["by"] == 0


def test_the_picture_comes_before_the_answer(ann: Browser, shared: str) -> None:
    with ann.live(shared, 0) as live:
        view = live.next("snapshot")["view"]
        live.send(choice_in(view), "mine")
        assert live.next("update", "done")["type"] == "update"
        assert live.next("done")["id"] == "mine"


def test_whoever_comes_back_gets_the_gap_as_it_is_told_later(ann: Browser, bea: Browser, shared: str) -> None:
    with ann.live(shared, 0) as live:
        since = live.next("snapshot")["view"]["position"]
    ann.choose(shared, 0)
    bea.choose(shared, 1)
    with ann.live(shared, 0, since) as live:
        gap = live.next("snapshot")
    assert gap["log_from"] <= since
    assert [entry["position"] for entry in gap["log"]] == list(range(gap["log_from"], gap["view"]["position"]))
    assert gap["log"] == ann.get(f"/api/matches/{shared}/log", seat=0, since=gap["log_from"])["log"]


@pytest.mark.parametrize("since", [-5, 10_000])
def test_a_gap_nobody_knows_is_answered_with_the_last_entries(ann: Browser, shared: str, since: int) -> None:
    with ann.live(shared, 0, since) as live:
        snapshot = live.next("snapshot")
    assert snapshot["log_from"] == 0
    assert len(snapshot["log"]) == snapshot["view"]["position"]


def test_one_screen_looks_from_one_own_seat_after_the_other(ann: Browser) -> None:
    id = ann.start(me(), here(), bot())
    with ann.live(id) as live:
        assert live.next("snapshot")["view"]["seat"] is None
        for seat in (1, 0, None):
            request = live.send({"do": "look", "seat": seat})
            assert live.next("snapshot")["view"]["seat"] == seat
            assert live.next("done")["id"] == request
        live.send({"do": "look", "seat": 2})
        assert live.next("refused")["problems"][0]["reason"] == "not-your-seat"
        ann.choose(id, 0)
        assert live.next("update")["view"]["seat"] is None


def test_the_line_to_somebody_elses_seat_is_closed(ann: Browser, bea: Browser, shared: str) -> None:
    with bea.live(shared, 0) as live:
        assert live.next()["problems"][0]["reason"] == "not-your-seat"
        assert live.closed_with() == 4403


def test_one_browser_may_have_a_table_open_twice(ann: Browser, shared: str) -> None:
    with ann.live(shared, 0) as one, ann.live(shared, 0) as two:
        one.next("snapshot")
        two.next("snapshot")
        ann.choose(shared, 0)
        assert one.next("update")["view"] == two.next("update")["view"]


def test_who_is_here_is_told(ann: Browser, bea: Browser, shared: str) -> None:
    def present(live: Live) -> list[bool]:
        return [seat["here"] for seat in live.next("match")["match"]["seats"]]

    with ann.live(shared, 0) as live:
        assert [seat["here"] for seat in live.next("snapshot")["match"]["seats"]] == [True, False]
        with bea.live(shared, 1):
            assert present(live) == [True, True]
        assert present(live) == [True, False]


def test_reactions_are_shown_to_everybody_and_kept_nowhere(ann: Browser, bea: Browser, shared: str) -> None:
    with ann.live(shared, 0) as hers, bea.live(shared, 1) as theirs:
        position = theirs.next("snapshot")["view"]["position"]
        hers.next("snapshot")
        assert hers.ask({"do": "react", "seat": 0, "reaction": "clap"})["type"] == "done"
        assert theirs.next("reacted") == {"type": "reacted", "seat": 0, "reaction": "clap"}
        refused = hers.ask({"do": "react", "seat": 1, "reaction": "clap"})
        assert refused["problems"][0]["reason"] == "not-your-seat"
        assert bea.do(shared, "react", 1, reaction="bye")["position"] == position
        assert hers.next("reacted")["seat"] in (0, 1)


def test_a_ping_is_answered(ann: Browser, shared: str) -> None:
    with ann.live(shared) as live:
        live.next("snapshot")
        assert live.ask({"do": "ping"}) == {"type": "pong", "id": "r0"}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"id":"1"}', '{"id":"1","doing":{"do":"dance"}}', "[" * 5000])
def test_a_message_that_is_none_is_refused_and_the_line_stays(ann: Browser, shared: str, text: str) -> None:
    with ann.live(shared, 0) as live:
        live.next("snapshot")
        live.send_raw(text)
        assert live.next("refused")["problems"][0]["where"] == "message"
        assert live.ask({"do": "ping"})["type"] == "pong"


def test_a_table_that_is_not_full_opens_with_who_sits_there_and_then_deals(ann: Browser, bea: Browser) -> None:
    id = ann.start(me(), friend())
    info = ann.match(id)
    answer = ann.http.get(f"/api/matches/{id}/view")
    assert (answer.status_code, answer.json()["problems"][0]["reason"]) == (409, "gathering")
    with ann.live(id, 0) as live:
        assert live.next()["match"]["status"] == "gathering"
        assert ann.not_done(id, "take-back", 0) == (409, "gathering")
        bea.post(info["invite"].replace("/join", "/api/join"), name="Bea")
        snapshot = live.next("snapshot")
        assert snapshot["match"]["status"] == "running"
        assert [seat["name"] for seat in snapshot["view"]["seats"]] == ["Ann", "Bea"]
        assert snapshot["log_from"] == 0
