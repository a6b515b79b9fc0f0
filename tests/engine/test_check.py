"""The conformance suite: a sound game passes, and each of its checks can fail."""

import dataclasses
import itertools
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tiny_garden.state import FLOWERS

from rooftree.engine import game
from rooftree.engine.check import Report, check_game, records
from rooftree.engine.game import find_game
from rooftree.engine.match import Match
from rooftree.engine.record import fork, replay
from rooftree.engine.words import EVERYTHING, WATCHER
from tests.engine.broken_game import FLAWS, GAME, SOURCE, WORDS, box_with

pytestmark = pytest.mark.xdist_group("broken game")  # whoever has compiled it runs all of these


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """The broken game is on the list of games only while these tests run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(game._by_id, GAME.id, GAME)
        patch.setitem(game._by_state, GAME.state, GAME)
        yield


def check(flaw: str = "none", *, games: int = 0, deep: int = 0, **more: Any) -> Report:
    return check_game(GAME, box_with(flaw), games=games, deep=deep, **more)


def finding(report: Report, id: str) -> dict[str, Any]:
    return next(found for found in report.as_dict()["checks"] if found["check"] == id)


def test_a_sound_game_passes_every_check() -> None:
    report = check(games=300, deep=15, source=SOURCE)
    assert report.failed == []
    assert [found.claim.id for found in report.findings if not found.examined] == []


def test_tiny_garden_passes() -> None:
    assert check_game(find_game("tiny-garden"), games=300, deep=10).failed == []


IN_PLAY = {
    "deal-leaves-old-bytes": ["deal-afresh"],
    "dealer-stops": ["dealer-goes-on"],
    "too-much-luck": ["luck-fits"],
    "too-many-events": ["events-fit"],
    "events-of-nobody": ["events-fit"],
    "needs-event-room": ["events-optional"],
    "forgets-a-choice": ["choices-agree"],
    "writes-behind-the-list": ["choices-agree"],
    "unknown-reason": ["reasons-known"],
    "anyone-may-choose": ["only-awaited"],
    "no-choice-left": ["no-dead-end"],
    "bad-stand-in": ["stand-in-allowed"],
    "ends-others-turns": ["apply-waiting"],
    "apply-ends-the-match": ["apply-ends-nothing"],
    "order-matters": ["any-order", "take-back"],
    "first-come-first-served": ["others-choices-stand", "take-back"],
    "others-pending-observed": ["hidden-choice"],
    "observing-changes": ["asking-changes-nothing"],
    "card-lost": ["conserved"],
    "observes-too-much": ["observe-fits"],
    "infinite-term": ["terms-fit"],
    "a-point-too-many": ["score-adds-up"],
    "imagines-another-hand": ["imagine-observed"],
    "imagines-a-held-card-in-the-deck": ["imagine-observed"],
    "imagines-a-new-card": ["imagine-legal"],
    "shows-the-next-card": ["apply-reveals-nothing"],
    "never-ends": ["length-bound"],
    "last-is-first": ["result-sound"],
    "nobody-is-first": ["result-sound"],
    "no-reason-to-end": ["result-sound"],
    "raises": ["rules-run"],
}
IN_WORDS = {
    "dealer-stops": ["match-runs"],
    "raises": ["match-runs"],
    "never-ends": ["match-runs"],
    "unknown-reason": ["words-refused"],
    "imagines-another-hand": ["imagine-view"],
    "imagines-a-new-card": ["imagine-view"],
    "imagines-the-truth": ["imagine-varies"],
}


@pytest.mark.parametrize("flaw", IN_PLAY)
def test_fast_checks_can_fail(flaw: str) -> None:
    assert set(IN_PLAY[flaw]) <= set(check(flaw, games=200).failed)


@pytest.mark.parametrize("flaw", IN_WORDS)
def test_deep_checks_can_fail(flaw: str) -> None:
    assert set(IN_WORDS[flaw]) <= set(check(flaw, deep=8).failed)


@pytest.mark.parametrize(("flaw", "failed"), [("none", ["imagine-varies"]), ("imagines-the-truth", [])])
def test_where_all_can_be_deduced_nothing_may_vary(flaw: str, failed: list[str]) -> None:
    words = SimpleNamespace(**vars(GAME.words), unsure=lambda *_: False)
    report = check_game(dataclasses.replace(GAME, words=words), box_with(flaw), games=0, deep=4)
    assert [claim for claim in report.failed if claim != "options-covered"] == failed


def test_a_copy_is_noticed_though_some_seats_can_deduce_everything() -> None:
    words = SimpleNamespace(**vars(GAME.words), unsure=lambda *at: at[-1] == 0)
    report = check_game(dataclasses.replace(GAME, words=words), box_with("imagines-the-truth"), games=0, deep=8)
    assert [claim for claim in report.failed if claim != "options-covered"] == ["imagine-varies"]
    assert "every one of them the true one" in finding(report, "imagine-varies")["first"]


def test_numbers_that_wrap_only_when_interpreted_are_noticed() -> None:
    report = check("narrow-numbers", deep=2, source=SOURCE)
    assert set(report.failed) == {"options-covered", "plain-agrees"}
    assert "compiled" in finding(report, "plain-agrees")["first"]


def test_the_flaws_and_the_tests_are_the_same() -> None:
    assert set(IN_PLAY) | set(IN_WORDS) | {"none", "narrow-numbers"} == set(FLAWS)


# --- words that are wrong --------------------------------------------------------------------------------------------


def one_phrase_for_all(box: Any, s: Any, seat: int, choice: int) -> dict[str, Any]:
    return {"do": "sow", "flower": "rose"}


def raise_at_nonsense(box: Any, s: Any, seat: int, words: Any) -> int:
    return {"sow": 0, "take": 3, "water": 5, "compost": 5}[words["do"]]


def leak_hands(box: Any, s: Any, seat: int) -> dict[str, Any]:
    return {"hands": s.hand.tolist()}


def show_numpy(box: Any, s: Any, seat: int) -> dict[str, Any]:
    return {"round": s.round_no}


def tell_the_deck(box: Any, s: Any, row: Any, seat: int, later: bool) -> dict[str, Any]:
    return {"event": "chose", "seat": int(row[1]), "deck": s.deck.tolist()}


def tell_the_choice(box: Any, s: Any, row: Any, seat: int, later: bool) -> dict[str, Any]:
    return {"event": "chose", "seat": int(row[1]), "flower": FLOWERS[s.pending[int(row[1])]]}


def tell_later_only(box: Any, s: Any, row: Any, seat: int, later: bool) -> dict[str, Any] | None:
    return tell_the_choice(box, s, row, seat, later) if later else None


@pytest.mark.parametrize(
    ("name", "wrong", "failed"),
    [
        ("choice_words", one_phrase_for_all, "words-read-back"),
        ("parse_choice", raise_at_nonsense, "words-refused"),
        ("view", leak_hands, "imagine-view"),
        ("view", show_numpy, "plain-values"),
        ("event_words", tell_the_deck, "apply-reveals-no-words"),
        ("event_words", tell_the_choice, "hidden-choice-untold"),
        ("event_words", tell_later_only, "hidden-choice-untold"),
    ],
)
def test_wrong_words_are_noticed(monkeypatch: pytest.MonkeyPatch, name: str, wrong: Any, failed: str) -> None:
    monkeypatch.setattr(WORDS, name, wrong)
    assert failed in check(deep=4).failed


def test_views_and_events_that_differ_each_time_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    count = itertools.count()

    def restless(*_: Any) -> dict[str, Any]:
        return {"event": "ended", "n": next(count)}

    monkeypatch.setattr(WORDS, "view", restless)
    monkeypatch.setattr(WORDS, "event_words", restless)
    assert {"taken-back-view", "record-replays"} <= set(check(deep=4).failed)


def test_a_missing_sentence_is_named(tmp_path: Path) -> None:
    gone = ("event-drew-hidden", "role-second")
    (tmp_path / "text").mkdir()
    for source in (GAME.folder / "text").glob("*.ftl"):
        lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if source.stem != "pl" or not line.startswith(gone)]
        (tmp_path / "text" / source.name).write_text("".join(kept), encoding="utf-8")
    report = check_game(dataclasses.replace(GAME, folder=tmp_path), box_with("none"), games=0, deep=4)
    found = finding(report, "sentences")
    assert found["first"] == "pl: no message role-second"
    assert found["failures"] > 1


# --- an engine that is wrong -----------------------------------------------------------------------------------------


def test_a_choice_counted_twice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Match.choose
    monkeypatch.setattr(Match, "choose", lambda match, seat, words, **_: choose(match, seat, words))
    assert "sent-twice" in check(deep=4).failed


def test_a_replay_that_believes_anything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def believe(record: Any, fair: bool = False) -> Match:
        try:
            return replay(record, fair)
        except Exception:
            return replay(msgspec.structs.replace(record, log=record.log[:1], result=None))

    monkeypatch.setattr(records, "replay", believe)
    assert check(deep=4).failed == ["record-spoiled"]


@pytest.mark.parametrize(("same", "failed"), [(True, "fork-fresh"), (False, "fork-same")])
def test_a_fork_that_starts_anew_is_noticed(monkeypatch: pytest.MonkeyPatch, same: bool, failed: str) -> None:
    monkeypatch.setattr(
        records, "fork", lambda record, at, fresh: fork(record, 0 if fresh == same else at, fresh=fresh or not same)
    )
    assert failed in check(deep=4).failed


# --- the report ------------------------------------------------------------------------------------------------------


def test_options_that_were_not_played_are_listed() -> None:
    report = check(deep=1)
    assert report.failed == ["options-covered"]
    assert report.coverage["values"] == [3, 6]
    assert report.coverage["pairs"] == [3, 12]
    assert len(report.coverage["missing"]) == 9


def test_a_failure_says_where_to_look() -> None:
    report = check("no-choice-left", games=50)
    found = finding(report, "no-dead-end")
    assert found["outcome"] == "failed"
    assert found["place"]["step"] == 3 * found["place"]["options"]["seats"]
    assert set(found["place"]["options"]) == {"seats", "rounds", "compost"}
    match = Match.new(
        GAME,
        found["place"]["options"].pop("seats"),
        options=found["place"]["options"],
        box=box_with("none"),
        seed=bytes.fromhex(found["place"]["seed"]),
    )
    assert not match.over
    assert f"seed {found['place']['seed']}" in str(report)


def test_what_was_not_examined_is_not_called_passed() -> None:
    report = check(games=50)
    assert finding(report, "words-read-back")["outcome"] == "not-examined"
    assert finding(report, "choices-agree")["outcome"] == "passed"
    assert "not-examined  words-read-back" in str(report)
    assert report.passed


def test_the_same_seed_finds_the_same() -> None:
    assert check(games=50, seed="a").as_dict() == check(games=50, seed="a").as_dict()
    assert check(games=50, seed="a").as_dict() != check(games=50, seed="b").as_dict()


def test_the_words_of_a_sound_game_hide_what_is_hidden() -> None:
    match = Match.new(GAME, 2, box=box_with("none"), seed=bytes(32))
    hidden = (
        WORDS.view(match.box, match._table[0], EVERYTHING).keys()
        - WORDS.view(match.box, match._table[0], WATCHER).keys()
    )
    assert hidden == {"hands", "composts", "undealt", "chosen"}
