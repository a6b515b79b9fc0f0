"""`simulate`."""

import csv
import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from rooftree.engine.record import read, replay
from tests.cli.kit import PATIENCE, PROGRAM, refused, told, told_json

FEW = ("simulate", "treehouse", "--seats", "3", "--games", "70", "--seed", "few")


def test_the_summary_has_win_shares_scores_and_length() -> None:
    said = told(*FEW, "--bots", "random")
    assert "Best Treehouse Ever: 70 matches, 3 seats" in said
    assert "Seat 3" in said
    assert "led round 1" in said
    assert "33.3%" in said
    assert "choices a match: 63 / 63 / 63 / 63 / 63" in said


def test_the_output_names_version_rules_box_options_and_seed() -> None:
    game = find_game("treehouse")
    said = told(*FEW, "--option", "young=on")
    assert f"rules {game.rules_hash} · box classic {load_box(game).hash}" in said
    assert "young=on lead_rule=highest" in said
    meta = told_json(*FEW, "--option", "young=on")["meta"]
    assert meta["options"]["young"] == "on"
    assert meta["seed"] in said


def test_the_table_is_written_in_every_format_asked_for_whatever_the_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    told(*FEW, "--workers", "1", "--out", str(one), "--out", str(tmp_path / "one.json"))
    told(*FEW, "--workers", "2", "--out", str(two))
    assert one.read_bytes() == two.read_bytes()
    lines = [line for line in one.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    assert len(rows) == 70
    document = json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert [row["score_0"] for row in document["rows"]] == [int(row["score_0"]) for row in rows]


def test_the_summary_for_a_program() -> None:
    document = told_json(*FEW, "--bots", "greedy,random")
    assert document["interrupted"] is False
    assert document["meta"]["bots"] == ["greedy", "random", "greedy"]
    assert document["meta"]["played"] == 70
    assert [seat["bot"] for seat in document["summary"]["seats"]] == ["greedy", "random", "greedy"]
    assert {bot["name"] for bot in document["summary"]["bots"]} == {"greedy", "random"}


def test_every_match_leaves_a_record_that_replays(tmp_path: Path) -> None:
    folder = tmp_path / "records" / "here"
    arguments = ("simulate", "tiny-garden", "--seats", "3", "--games", "12", "--seed", "few")
    told(*arguments, "--records", str(folder), "--out", str(tmp_path / "t.json"))
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"tiny-garden-{number:02}.json" for number in range(12)]
    rows = json.loads((tmp_path / "t.json").read_text(encoding="utf-8"))["rows"]
    for path, row in zip(paths, rows, strict=True):
        result = replay(read(path), fair=True).result()
        assert [seat["total"] for seat in result["seats"]] == [row[f"score_{seat}"] for seat in range(3)]


@pytest.mark.parametrize(
    "arguments, expected",
    [
        (("chess",), 'game: found "chess"'),
        (("treehouse", "--seats", "7"), "seats: found 7, expected one of 2, 3, 4"),
        (("treehouse", "--bots", "owl"), 'bot 1: found "owl", expected one of random, greedy'),
        (("treehouse", "--bots", "random,random,random"), "bots: found 3, expected 1 to 2"),
        (("treehouse", "--games", "0"), "games: found 0, expected at least 1"),
        (("treehouse", "--workers", "0"), "workers: found 0, expected at least 1"),
        (("treehouse", "--box", "huge"), 'box: found "huge", expected one of classic'),
        (("treehouse", "--box", "none.toml"), "none.toml: found"),
        (("treehouse", "--option", "young"), '--option: found "young", expected name=value'),
        (("treehouse", "--option", "sun=on"), 'option: found "sun", expected one of young'),
        (("treehouse", "--option", "young=yes"), 'option young: found "yes", expected one of off, on'),
        (("treehouse", "--option", "young=on", "--option", "young=off"), "--option young: found"),
        (("treehouse", "--option", "first_lead=seat-3"), 'option first_lead: found "seat-3"'),
        (("treehouse", "--out", "table.xlsx"), "table.xlsx, suffix"),
        (("treehouse", "--out", "no-such-folder/table.csv"), "no-such-folder/table.csv: found"),
        (("treehouse", "--records", "/dev/null/records"), "/dev/null/records: found"),
    ],
)
def test_bad_input_is_named_before_anything_is_played(arguments: tuple[str, ...], expected: str) -> None:
    assert expected in refused("simulate", *arguments)


def test_a_box_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_bytes((find_game("tiny-garden").folder / "box" / "small.toml").read_bytes())
    said = refused("simulate", "treehouse", "--box", str(path))
    assert 'small.toml, game: found "tiny-garden", expected one of treehouse' in said


def test_ctrl_c_keeps_and_reports_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    endless = ("simulate", "tiny-garden", "--games", "100000000", "--seed", "few", "--workers", "1", "--json")
    marker = tmp_path / "started"
    # The program says when the first matches are finished; before that there is nothing to keep.
    told_when = (
        "import pathlib, sys, rooftree.cli.simulating as cli, contextlib\n"
        "@contextlib.contextmanager\n"
        "def bar(what, steps):\n"
        f"    yield lambda done: pathlib.Path({str(marker)!r}).touch()\n"
        "cli.progress_bar = bar\n"
    )
    program = [PROGRAM[0], "-c", told_when + "from rooftree.cli import main; main()", *endless, "--out", str(out)]
    process = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + PATIENCE
    while not marker.exists() and process.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, problems
    assert "matches were played and are kept." in problems
    document = json.loads(said)
    played = document["meta"]["played"]
    assert document["interrupted"] is True
    assert 0 < played < 100000000
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["meta"]["played"] == len(kept["rows"]) == played
    again = told_json("simulate", "tiny-garden", "--games", str(min(played, 64)), "--seed", "few", "--out", str(out))
    assert again["interrupted"] is False
    rows = json.loads(out.read_text(encoding="utf-8"))["rows"]
    assert kept["rows"][: len(rows)] == rows


def test_a_reader_that_stops_listening_ends_the_program_quietly() -> None:
    program = subprocess.Popen([*PROGRAM, "rules", "treehouse"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    program.wait(PATIENCE)
    assert program.stderr.read() == b""
    program.stderr.close()
