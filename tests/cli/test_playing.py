"""`play`: what is typed, and what the table answers."""

import re
from pathlib import Path

import pytest
from typer.testing import Result

from rooftree.engine.game import find_game
from rooftree.engine.log import Chose, Confirmed, TookBack
from rooftree.engine.record import read, replay
from tests.cli.kit import refused, run, told
from tools.games import own_games

ALONE = ("play", "treehouse", "--seats", "2", "--seed", "evening", "--name", "Ann")


def play(*lines: str, arguments: tuple[str, ...] = ALONE) -> Result:
    """A match in which these lines are typed, and then nothing more."""
    return run(*arguments, typed="".join(f"{line}\n" for line in lines))


def hand_of(said: str) -> list[str]:
    """The codes of the first hand that is drawn."""
    return re.findall(r"\b([a-z]\d\d) [A-Z]", said.partition("Hand")[2].partition("A number")[0])


def test_a_person_plays_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = run(*ALONE, "--record", str(path), typed="1\n" * 40)
    assert result.exit_code == 0
    assert "Ann: Round 1, pick 1: choose a room and where it goes." in result.stdout
    assert "Winner" in result.stdout
    assert f"The record is in {path}." in result.stdout
    match = replay(read(path), fair=True)
    assert match.over
    assert [(info.name, info.kind) for info in match.seats] == [("Ann", "person"), ("Greedy 2", "greedy")]


def test_the_same_seed_deals_the_same_cards() -> None:
    hand = hand_of(play("quit").stdout)
    assert len(hand) == 6
    assert hand_of(play("quit").stdout) == hand
    other = (*ALONE[:4], "--seed", "morning")
    assert hand_of(play("quit", arguments=other).stdout) != hand


def test_the_table_is_drawn_with_letters_and_the_prompt_in_words() -> None:
    said = play("quit").stdout
    assert "2.1 2.2" in said
    assert "In the middle" not in said  # nothing is taken with two seats
    assert re.search(r"1 Discard: .*\(\w+\)", said)
    assert "A number, or ? for help." in said


def test_choices_can_be_typed_in_words_too() -> None:
    room = hand_of(play("quit").stdout)[0]
    for line in (f"build {room} 2.1", f'{{"do": "build", "room": "{room}", "slot": "2.1"}}'):
        said = play(line, "quit").stdout
        assert "Ann builds at 2.1: " in said
        assert "Round 1, pick 2" in said


def test_why_not_is_answered_with_reason_paragraph_and_sentence() -> None:
    room = hand_of(play("quit").stdout)[0]
    said = play(f"why build {room} 4.4", f"why build {room} 2.1", "why build x99 2.1", "why", "quit").stdout
    assert "No: Something below is missing" in said
    assert "(TH-41)" in said
    assert "A room needs everything below it in place" in said
    assert "This is allowed." in said
    assert "No: This box has no such room. (TH-173)" in said
    assert "why CHOICE" in said


def test_a_choice_that_is_not_allowed_is_explained_and_asked_again() -> None:
    room = hand_of(play("quit").stdout)[0]
    result = play(f"build {room} 6.1", "99", "fly", f"build {room}", "{no", "[1]", "quit")
    assert result.exit_code == 0
    assert "(TH-41)" in result.stdout
    assert "choice: found 99, expected a number from 1 to" in result.stdout
    assert 'command: found "fly", expected a number, undo, restart' in result.stdout
    assert f'choice: found "build {room}", expected build ROOM SLOT' in result.stdout
    assert 'choice: found "{no", expected JSON' in result.stdout
    assert "pick 2" not in result.stdout


def test_a_turn_can_be_taken_back_until_it_is_confirmed(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    lines = ("1", "undo", "2", "", "undo", "quit")
    said = play(*lines, arguments=(*ALONE, "--confirm", "--record", str(path))).stdout
    assert "Ann: Enter confirms your turn" in said
    assert "Ann takes a choice back." in said
    assert "You have not chosen anything since the last step of the game." in said
    mine = [entry for entry in read(path).log if getattr(entry, "seat", None) == 0]
    assert [type(entry) for entry in mine] == [Chose, TookBack, Chose, Confirmed]
    assert "Round 1, pick 2" in said


def test_a_turn_can_be_started_anew() -> None:
    said = play("1", "restart", "quit", arguments=(*ALONE, "--confirm")).stdout
    assert "Ann takes a choice back." in said
    assert "pick 2" not in said


def test_the_log_the_score_the_rules_and_the_stand_in_are_at_hand() -> None:
    said = play("log", "score", "rules", "rules TH-43", "rules 999", "?", "stand-in", "quit").stdout
    assert said.count("Ann is dealt: ") == 2  # as it happened, and in the log
    assert "No points yet." in said
    assert "rules TH-NUMBER shows a paragraph" in said
    assert "so each colour forms one group" in said
    assert "TH-999" in said
    assert "let the stand-in choose for you" in said
    assert "Ann discards: " in said


@pytest.mark.parametrize("game", own_games())
def test_help_shows_a_choice_that_can_be_typed_now(game: str) -> None:
    alone = ("play", game, "--seats", "2", "--seed", "evening")
    help_text = play("?", "quit", arguments=alone).stdout
    example = re.search(r"or type the choice itself: (.+)", help_text)
    assert example is not None
    assert re.search(rf"why {re.escape(example[1])}, or why", help_text)
    assert f"rules {find_game(game).prefix}-20 " in help_text
    asked = play(f"why {example[1]}", example[1], "quit", arguments=alone).stdout
    assert "This is allowed." in asked
    assert "No: " not in asked


def test_points_so_far_are_shown_line_by_line() -> None:
    picks, laying = ["2"] * 5, "1"
    said = play(*picks, laying, "score", "quit").stdout
    assert re.search(r"\+\d+  Round 1, ", said)


def test_a_match_is_saved_at_any_time(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    said = play("1", f"save {path}", "save", "save /dev/null/x", "quit").stdout
    assert f"Saved to {path}." in said
    assert 'save: found "no file", expected save FILE' in said
    assert "/dev/null/x: found" in said
    assert not replay(read(path)).over


def test_leaving_is_fine_and_the_record_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = play("1", "quit", arguments=(*ALONE, "--record", str(path)))
    assert result.exit_code == 0
    assert f"The match is not over. Its record is in {path}." in result.stderr
    assert not replay(read(path)).over


def test_the_end_of_input_interrupts_politely(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    result = play("1", arguments=(*ALONE, "--record", str(path)))
    assert result.exit_code == 130
    assert "The match is not over." in result.stderr
    assert not replay(read(path)).over


TOGETHER = ("play", "treehouse", "--seat", "person", "--seat", "person", "--name", "Ann", "--name", "Bob")


def test_a_curtain_falls_between_people() -> None:
    said = play("", "1", "", "1", "1", "", "quit", arguments=(*TOGETHER, "--seed", "evening")).stdout
    parts = re.split(r"Press Enter, (\w+) – everybody else looks away\. ", said)
    assert parts[0].strip() == ""
    assert parts[1::2] == ["Ann", "Bob", "Ann"]
    anns, bobs, anns_again = parts[2::2]
    assert "Ann: Round 1, pick 1" in anns
    assert "Bob: Round 1, pick 1" in bobs
    assert "Bob: Round 1, pick 2" in bobs  # who sits there already goes on
    assert "Ann: Round 1, pick 2" in anns_again
    assert not set(hand_of(anns)) & set(hand_of(bobs))
    assert set(hand_of(anns_again)) < set(hand_of(bobs))
    assert "Ann is dealt: " not in bobs


def test_whoever_chose_before_can_take_back_at_a_shared_screen() -> None:
    said = play("", "1", "", "undo", "", "quit", arguments=(*TOGETHER, "--seed", "evening")).stdout
    parts = re.split(r"Press Enter, (\w+)", said)
    assert parts[1::2] == ["Ann", "Bob", "Ann"]
    assert "Ann takes a choice back." in parts[-1]
    assert "Ann: Round 1, pick 1" in parts[-1]


def test_bots_alone_play_while_one_looks_on() -> None:
    said = told("play", "treehouse", "--seat", "random", "--seat", "greedy", "--seed", "evening")
    assert "Random 1 builds at " in said
    assert "is dealt: " not in said.partition("Winner")[0].partition("The third round is over")[0]
    assert "Winner" in said


def test_a_game_without_a_drawing_is_played_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ("play", "tiny-garden", "--seed", "evening", "--name", "Ann", "--record", str(path))
    said = run(*arguments, typed="why sow rose\nsow violet\n" + "1\n" * 20).stdout
    assert "Round 1: choose the flower to sow." in said
    assert "hand: " in said
    assert "decided: no" in said
    assert "Winner" in said
    assert replay(read(path), fair=True).over


def test_sentences_come_in_the_language_asked_for() -> None:
    said = play("quit", arguments=(*ALONE, "--lang", "ru")).stdout
    assert "Раунд 1, ход 1: выберите комнату" in said
    assert "Карты цветов" in said


@pytest.mark.parametrize(
    "arguments, expected",
    [
        (("chess",), 'game: found "chess"'),
        (("treehouse", "--seats", "9"), "--seats: found 9, expected one of 2, 3, 4"),
        (("treehouse", "--seat", "owl"), '--seat: found "owl", expected one of person, random, greedy, stand-in'),
        (("treehouse", "--seats", "2", *("--seat", "person") * 3), 'found "given 3 times"'),
        (("treehouse", *("--seat", "person") * 5), "--seat, how many: found 5"),
        (("treehouse", *("--name", "Ann") * 3), '--name: found "given 3 times"'),
        (("treehouse", "--option", "young=perhaps"), 'option young: found "perhaps"'),
        (("treehouse", "--box", "huge"), 'box: found "huge"'),
        (("treehouse", "--lang", "de"), 'language: found "de"'),
        (("treehouse", "--record", "/dev/null/match.json"), "/dev/null/match.json: found"),
    ],
)
def test_bad_input_is_named_before_the_first_card_is_dealt(arguments: tuple[str, ...], expected: str) -> None:
    assert expected in refused("play", *arguments)
