"""`replay` and `fork`."""

from pathlib import Path
from typing import Any

import pytest

from rooftree.engine.record import read, replay
from tests.cli.kit import refused, run, told, told_json


def first_choice(content: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """The first entry of a record's log in which a seat chooses, and its position."""
    return next((n, entry) for n, entry in enumerate(content["log"]) if entry["entry"] == "chose")


def test_a_sound_record_is_replayed_and_its_result_shown(record_file: Path) -> None:
    said = told("replay", str(record_file))
    assert "Best Treehouse Ever, box classic: " in said
    assert "every step the same." in said
    assert "Ann (person)" in said
    assert "Winner" in said


def test_a_fair_replay_throws_the_dice_again(record_file: Path) -> None:
    assert "thrown again from the seed" in told("replay", str(record_file), "--fair")
    assert told_json("replay", str(record_file), "--fair")["fair"] is True


def test_a_replay_for_a_program(record_file: Path) -> None:
    record = read(record_file)
    shown = told_json("replay", str(record_file), "--log")
    assert shown["ok"] is True
    assert shown["over"] is True
    assert shown["positions"] == len(record.log)
    assert shown["result"] == record.result
    assert len(shown["log"]) == len(record.log)
    assert "table" not in shown


def test_the_log_is_told_in_sentences(record_file: Path) -> None:
    said = told("replay", str(record_file), "--log", "--lang", "ru")
    assert "Ann сбрасывает: " in said


def test_the_table_is_shown_after_a_step_with_nothing_hidden(record_file: Path) -> None:
    said = told("replay", str(record_file), "--step", "1")
    assert "Hand: Ann" in said
    assert "Hand: Bob" in said
    assert "Winner" not in said
    table = told_json("replay", str(record_file), "--step", "1")["table"]
    assert [len(hand) for hand in table["hands"]] == [6, 6]
    assert told_json("replay", str(record_file), "--step", "0")["table"]["deck"] == 72


def test_a_step_that_the_record_does_not_have_is_bad_input(record_file: Path) -> None:
    assert "match.json, --step: found 9999, expected a number from 0 to" in refused(
        "replay", str(record_file), "--step", "9999"
    )


def test_a_choice_that_was_not_allowed_is_a_difference_at_its_step(changed: Any) -> None:
    steps = []

    def cheat(content: dict[str, Any]) -> None:
        position, entry = first_choice(content)
        entry["choice"] = {"do": "build", "room": entry["choice"]["room"], "slot": "6.6"}
        steps.append(position)

    path = changed(cheat)
    said = refused("replay", str(path), exit_code=1)
    assert f"changed.json, log[{steps[0]}]" in said
    assert "support (TH-41)" in said
    report = told_json("replay", str(path), exit_code=1)
    assert report["ok"] is False
    assert f"log[{steps[0]}]" in report["problems"][0]["where"]


def test_a_choice_out_of_turn_is_a_difference(changed: Any) -> None:
    def push_in(content: dict[str, Any]) -> None:
        position, entry = first_choice(content)
        content["log"].insert(position, dict(entry))

    assert "already-chosen (TH-25)" in refused("replay", str(changed(push_in)), exit_code=1)


def test_another_outcome_of_chance_is_a_difference(changed: Any) -> None:
    def load_dice(content: dict[str, Any]) -> None:
        luck = content["log"][0]["luck"]
        luck[1] = (luck[1] + 1) % 60

    assert "changed.json, log[0].events" in refused("replay", str(changed(load_dice)), exit_code=1)


def test_another_result_is_a_difference(changed: Any) -> None:
    path = changed(lambda content: content["result"]["seats"][0].update(total=99))
    assert "changed.json, result" in refused("replay", str(path), exit_code=1)


@pytest.mark.parametrize(
    "change, expected",
    [
        (lambda content: content.update(format="other/1"), 'changed.json, format: found "other/1"'),
        (lambda content: content.update(game="chess"), 'changed.json, game: found "chess"'),
        (lambda content: content.update(shoe=1), "changed.json: found"),
        (lambda content: content.pop("seats"), "changed.json: found"),
        (lambda content: content["box"].update(hash="0"), 'changed.json, box.hash: found "0"'),
        (lambda content: content["options"].update(young="maybe"), 'changed.json, option young: found "maybe"'),
        (lambda content: content.update(seed="00" * 32), "changed.json, seed_hash: found"),
        (lambda content: content["log"][1].update(entry="danced"), "changed.json, log[1]"),
    ],
)
def test_a_record_that_is_none_is_bad_input(changed: Any, change: Any, expected: str) -> None:
    assert expected in refused("replay", str(changed(change)))


def test_a_fair_replay_needs_the_seed(changed: Any) -> None:
    path = changed(lambda content: content.update(seed=None))
    assert "changed.json, seed: found nothing" in refused("replay", str(path), "--fair")
    assert "every step the same." in told("replay", str(path))


def test_a_file_that_is_no_record_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"format": "rooftree-record/1", ', encoding="utf-8")
    assert "broken.json: found " in refused("replay", str(path))
    assert "No such file" in refused("replay", str(tmp_path / "none.json"))


def test_a_fork_goes_on_in_the_terminal_with_other_players(record_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "fork.json"
    players = ("--seat", "stand-in", "--seat", "stand-in")
    assert "Winner" in told("fork", str(record_file), "--at", "5", *players, "--record", str(out))
    forked = read(out)
    assert forked.log[:5] == read(record_file).log[:5]
    assert forked.fork is not None
    assert forked.fork.position == 5
    assert forked.fork.fresh
    assert [info.kind for info in replay(forked).seats] == ["stand-in", "stand-in"]


def test_a_fork_with_the_same_cards_ends_the_same_with_the_same_choices(record_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "fork.json"
    players = ("--seat", "stand-in", "--seat", "stand-in")
    told("fork", str(record_file), "--at", "5", "--same", *players, "--record", str(out))
    assert read(out).result == read(record_file).result


def test_a_fork_from_a_position_that_does_not_exist_is_bad_input(record_file: Path) -> None:
    assert "fork, position: found 9999" in refused("fork", str(record_file), "--at", "9999")
    assert '--seat: found "owl"' in refused("fork", str(record_file), "--at", "5", "--seat", "owl")
    many = ("--seat", "greedy") * 3
    assert "expected at most once for each of 2 seats" in refused("fork", str(record_file), "--at", "5", *many)


def test_a_fork_at_the_end_only_shows_the_result(record_file: Path) -> None:
    result = run("fork", str(record_file), "--at", str(len(read(record_file).log)))
    assert result.exit_code == 0
    assert "Winner" in result.stdout
