"""At the same instant: picks of one phase, choices of one seat, claims of one seat."""

import threading
from collections.abc import Callable
from typing import Any

import httpx

from tests.table.kit import Browser, choice_in, friend, me


def at_once(*works: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Do all of these in the same moment; what came of each."""
    start = threading.Barrier(len(works))
    answers: list[Any] = [None] * len(works)

    def run(n: int) -> None:
        start.wait()
        answers[n] = works[n]()

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def sending(browser: Browser, id: str, wish: dict[str, Any]) -> Callable[[], httpx.Response]:
    return lambda: browser.http.post(f"/api/matches/{id}/doings", json=wish)


def test_two_picks_of_one_phase_at_the_same_instant_are_both_accepted(ann: Browser, bea: Browser, shared: str) -> None:
    browsers, rounds = (ann, bea), 0
    while ann.match(shared)["status"] == "running":
        before = ann.view(shared, 0)
        if before["awaited"] == [0, 1]:
            wishes = [browsers[seat].choice(shared, seat) for seat in (0, 1)]
            answers = at_once(*(sending(browsers[seat], shared, wishes[seat]) for seat in (0, 1)))
            assert [answer.status_code for answer in answers] == [200, 200]
            assert ann.view(shared, 0)["decision"] > before["decision"]
            rounds += 1
        else:
            (seat,) = before["awaited"]
            browsers[seat].choose(shared, seat)
    assert rounds >= 2


def test_of_two_choices_of_one_seat_for_one_decision_exactly_one_counts(ann: Browser, shared: str) -> None:
    view = ann.view(shared, 0)
    wishes = [choice_in(view, 0), choice_in(view, 1)]
    answers = at_once(*(sending(ann, shared, wish) for wish in wishes))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (loser,) = (answer for answer in answers if answer.status_code == 409)
    assert loser.json()["problems"][0]["reason"] == "not-awaited"
    assert ann.match(shared)["position"] == view["position"] + 1


def test_one_choice_sent_many_times_at_once_counts_once(ann: Browser, shared: str) -> None:
    view = ann.view(shared, 0)
    wish = choice_in(view)
    answers = at_once(*(sending(ann, shared, wish) for _ in range(6)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["position"] for answer in answers} == {view["position"] + 1}


def test_a_seat_that_several_want_goes_to_one(ann: Browser) -> None:
    id = ann.start(me(), friend())
    path = ann.match(id)["invite"].replace("/join", "/api/join")
    friends = [Browser(ann.server) for _ in range(4)]

    def joining(browser: Browser, n: int) -> Callable[[], httpx.Response]:
        return lambda: browser.http.post(path, json={"name": f"Friend {n}", "seat": 1})

    answers = at_once(*(joining(browser, n) for n, browser in enumerate(friends)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    (winner,) = (n for n, answer in enumerate(answers) if answer.status_code == 201)
    assert ann.match(id)["seats"][1]["name"] == f"Friend {winner}"
    assert [browser.match(id)["seats"][1]["mine"] for browser in friends] == [n == winner for n in range(4)]


def test_a_rematch_that_several_ask_for_is_one(ann: Browser, bea: Browser, shared: str) -> None:
    ann.post(f"/api/matches/{shared}/close")
    answers = at_once(
        *(
            lambda browser=browser: browser.http.post(f"/api/matches/{shared}/rematch")
            for browser in (ann, bea, ann, bea)
        )
    )
    assert len({answer.json()["id"] for answer in answers}) == 1
