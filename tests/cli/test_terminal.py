"""The program at a real terminal: a whole match by a person against bots, and Ctrl-C."""

import re
from pathlib import Path

from rooftree.engine.log import TookBack
from rooftree.engine.record import read, replay
from tests.cli.kit import AtTerminal

PROMPT = "> "


def test_a_person_plays_a_whole_match_at_a_terminal(tmp_path: Path) -> None:
    arguments = ("--seats", "3", "--seat", "person", "--seat", "random", "--confirm", "--record", "match.json")
    terminal = AtTerminal("play", "treehouse", *arguments, "--seed", "terminal", "--name", "Ann", folder=tmp_path)
    terminal.wait_for("Round 1, pick 1")
    listed = terminal.wait_for(PROMPT)
    assert "Build at 2.1" in listed
    terminal.type("why build x01 2.1")
    assert "TH-173" in terminal.wait_for(PROMPT)
    terminal.type("2")
    terminal.wait_for("Enter confirms your turn")
    terminal.wait_for(PROMPT)
    terminal.type("undo")
    assert "Ann takes a choice back." in terminal.wait_for(PROMPT)
    terminal.type("save early.json")
    terminal.wait_for("Saved to early.json.")
    terminal.wait_for(PROMPT)
    for _ in range(3 * 5 + 3 + 3):
        terminal.type("1")
        terminal.wait_for("Enter confirms your turn")
        terminal.wait_for(PROMPT)
        terminal.type("")
    code, last = terminal.ends()
    assert code == 0, last
    assert re.search(r"Winners?: ", last)
    assert "The record is in match.json." in last
    match = replay(read(tmp_path / "match.json"), fair=True)
    assert match.over
    assert [info.kind for info in match.seats] == ["person", "random", "greedy"]
    assert any(isinstance(entry, TookBack) for entry in match.entries)
    assert not replay(read(tmp_path / "early.json")).over


def test_ctrl_c_ends_the_match_and_keeps_its_record(tmp_path: Path) -> None:
    terminal = AtTerminal("play", "treehouse", "--record", "match.json", folder=tmp_path)
    terminal.wait_for(PROMPT)
    terminal.type("1")
    terminal.wait_for("pick 2")
    terminal.wait_for(PROMPT)
    terminal.interrupt()
    code, last = terminal.ends()
    assert code == 130
    assert "The match is not over. Its record is in match.json." in last
    assert "Traceback" not in last
    assert len([entry for entry in read(tmp_path / "match.json").log if getattr(entry, "seat", None) == 0]) == 1
