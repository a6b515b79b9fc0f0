"""`box show` and `box check`."""

from pathlib import Path

import pytest

from rooftree.engine.box import load_box
from rooftree.engine.game import find_game
from tests.cli.kit import refused, told, told_json

CLASSIC = find_game("treehouse").folder / "box" / "classic.toml"


@pytest.fixture
def box_file(tmp_path: Path) -> Path:
    """A copy of the classic box, to be changed."""
    path = tmp_path / "mine.toml"
    path.write_text(CLASSIC.read_text(encoding="utf-8"), encoding="utf-8")
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_box_is_shown_with_the_basis_of_its_figures() -> None:
    said = told("box", "show", "classic", "--game", "treehouse")
    assert "Classic box (classic), a box of treehouse" in said
    assert "room: 72" in said
    assert "Trampoline Loft" in said
    assert "rulebook" in said
    assert "TH-14, TH-15" in said
    assert "Nothing in this box is reconstructed." in said


def test_a_box_id_that_one_game_has_needs_no_game() -> None:
    assert told_json("box", "show", "classic")["game"] == "treehouse"
    assert told_json("box", "show", "small")["game"] == "tiny-garden"


def test_reconstructed_figures_are_marked(box_file: Path) -> None:
    change(box_file, 'basis = "public"', 'basis = "reconstructed"')
    said = told("box", "show", str(box_file))
    assert "reconstructed*" in said
    assert "* 1 reconstructed" in said


def test_a_box_for_a_program_has_its_hash_and_content() -> None:
    shown = told_json("box", "show", str(CLASSIC))
    assert shown["hash"] == load_box(find_game("treehouse")).hash
    assert len(shown["content"]["room"]) == 72


def test_a_sound_box_file_passes(box_file: Path) -> None:
    assert "a sound box of treehouse, id classic" in told("box", "check", str(box_file))
    assert told_json("box", "check", str(box_file))["ok"] is True


def test_every_problem_of_a_box_file_is_listed_with_its_key(box_file: Path) -> None:
    change(box_file, 'colour = "red"', 'colour = "pink"')
    change(box_file, "copies = 2", "copies = 9")
    said = refused("box", "check", str(box_file), exit_code=1)
    assert 'mine.toml, room[1].colour: found "pink", expected one of red, yellow' in said
    assert "mine.toml, condition[1].copies: found 9, expected a whole number from 0 to 4" in said
    assert 'mine.toml, room: found "11 red rooms", expected 12 of each colour' in said
    report = told_json("box", "check", str(box_file), exit_code=1)
    assert report["ok"] is False
    assert len(report["problems"]) == len(said.splitlines())


@pytest.mark.parametrize(
    "content, expected",
    [("colour = [", "a box file (TOML, UTF-8)"), ('game = "chess"', 'mine.toml, game: found "chess"')],
)
def test_a_file_that_is_no_box_is_bad_input(tmp_path: Path, content: str, expected: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="utf-8")
    assert expected in refused("box", "check", str(path))


def test_a_file_or_box_that_does_not_exist_is_bad_input(tmp_path: Path) -> None:
    assert "No such file" in refused("box", "check", str(tmp_path / "none.toml"))
    said = refused("box", "show", "gigantic")
    assert 'box: found "gigantic"' in said
    assert "classic --game treehouse" in said
    assert 'box: found "small", expected one of classic' in refused("box", "show", "small", "--game", "treehouse")


def test_a_game_that_draws_its_boxes_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "faces.html"
    said = told("box", "show", "rebuilt", "--sheet", str(page), "--lang", "pl")
    assert "face: 88" in said
    assert "* 73 reconstructed" in said
    drawn = page.read_text(encoding="utf-8")
    assert "5 punktów, jeśli tuż po prawej nie ma ludzi" in drawn
    assert drawn.count("<article") == 88 + 12


def test_a_page_that_cannot_be_drawn_or_written_is_bad_input(tmp_path: Path) -> None:
    page = tmp_path / "none" / "faces.html"
    assert "faces.html: found " in refused("box", "show", "rebuilt", "--sheet", str(page))
    said = refused("box", "show", str(CLASSIC), "--sheet", str(tmp_path / "rooms.html"))
    assert '--sheet: found "a box of treehouse", expected a box of a game that draws its boxes' in said
