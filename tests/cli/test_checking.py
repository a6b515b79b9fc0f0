"""`check`, on the smallest game there is."""

from rooftree.engine.game import find_game
from tests.cli.kit import refused, run, told, told_json

SMALL = ("check", "tiny-garden", "--games", "50", "--deep", "2")


def test_a_sound_game_passes_every_check() -> None:
    report = told_json(*SMALL)
    assert report["passed"] is True
    assert report["rules"] == find_game("tiny-garden").rules_hash
    assert report["coverage"]["seats"] == [2, 3]
    assert report["coverage"]["missing"] == []
    outcomes = {check["check"]: check["outcome"] for check in report["checks"]}
    assert set(outcomes.values()) == {"passed"}
    assert "options-covered" in outcomes


def test_the_report_shows_checks_counts_and_what_occurred() -> None:
    said = told(*SMALL)
    assert "tiny-garden: 50 matches played fast, 2 examined in depth" in said
    assert "Occurred: seat counts 2, 3; " in said
    assert "every seat count, every value and every pair of values was played" in said
    assert "All checks passed." in said


def test_a_check_that_fails_is_named_and_ends_with_1() -> None:
    result = run("check", "tiny-garden", "--games", "0", "--deep", "1")
    assert result.exit_code == 1
    assert "FAILED" in result.stdout
    assert "not played: " in result.stdout
    assert "Failed: options-covered." in result.stdout


def test_bad_input_is_named() -> None:
    assert 'game: found "chess"' in refused("check", "chess")
    assert 'box: found "huge", expected one of small' in refused("check", "tiny-garden", "--box", "huge")
