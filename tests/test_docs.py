"""What the pages say is so: the README's example runs, commands are ones there are, links lead somewhere."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer

from rooftree.cli import app
from rooftree.engine.game import find_game
from tests.paragraphs import ROOT
from tools.games import own_games

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
_CODE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def code(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language."""
    return [block for found, block in _CODE.findall(page) if found == language]


def test_the_example_of_the_readme_prints_what_it_says() -> None:
    (example,) = code(README, "python")
    (printed,) = code(README, "text")
    assert len(example.strip().splitlines()) <= 15
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert done.stdout == printed


# --- commands --------------------------------------------------------------------------------------------------------


def commands() -> Iterator[tuple[str, str]]:
    """Every call of the program in a block of shell commands, with its page."""
    for page in PAGES:
        for block in code(page.read_text(encoding="utf-8"), "sh"):
            for line in block.splitlines():
                call = re.match(r"(?:\.venv/bin/)?rooftree (.*?)(?:\s+#.*)?$", line)
                if call:
                    yield page.name, call[1]


@pytest.mark.parametrize(("page", "call"), list(commands()))
def test_a_command_on_a_page_is_one_there_is(page: str, call: str) -> None:
    words = shlex.split(call.partition(" > ")[0])
    command = typer.main.get_command(app)
    while hasattr(command, "commands"):
        assert words[0] in command.commands, f"{page}: {call}"
        command = command.commands[words.pop(0)]
    with command.make_context("rooftree", words) as context:  # refuses what is no option or no number
        assert context.params.get("game", own_games()[0]) in {*own_games(), "tiny-garden", None}


def test_the_page_of_the_command_line_lists_every_command() -> None:
    page = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    program = typer.main.get_command(app)
    names = set(program.commands) - {"box"} | {f"box {name}" for name in program.commands["box"].commands}  # type: ignore[attr-defined]
    assert {name for name in names if f"| `rooftree {name}" not in page} == set()


def targets() -> set[str]:
    """What `make` can make."""
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / ".ci" / "run"])
def test_what_a_page_lets_make_can_be_made(page: Path) -> None:
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert named
    assert named <= targets()


def test_make_alone_lists_what_can_be_made() -> None:
    said = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^  make (\w+)\s+\S", said, re.MULTILINE)
    assert {"env", "play", "test", "check", "bench", "soak", "golden", "mutants"} <= set(listed) <= targets()


# --- links -----------------------------------------------------------------------------------------------------------


def anchor(heading: str) -> str:
    """A heading as a link names it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in _LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    for link in links:
        path, _, place = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if place:
            assert place in map(anchor, _HEADING.findall(target.read_text(encoding="utf-8"))), link


def test_every_decision_is_on_the_list_of_pages() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    decisions = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("*.md"))
    assert [name for name in decisions if f"(decisions/{name})" not in index] == []
    numbers = [name[:4] for name in decisions]
    assert len(set(numbers)) == len(numbers)


# --- games and locks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", own_games())
def test_every_game_has_its_pages(game: str) -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    for page in (f"how-to-play/{game}.md", f"rules/{game}.md"):
        assert (ROOT / "docs" / page).exists()
        assert f"]({page})" in index
    assert f"](docs/how-to-play/{game}.md)" in README
    assert json.loads((ROOT / "docs" / f"score-{game}.schema.json").read_text(encoding="utf-8"))["title"].endswith(game)
    assert find_game(game).folder.parent == ROOT / "rooftree" / "games"


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_a_lock_file_pins_with_hashes_and_names_no_place(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    pinned = re.findall(r"^([A-Za-z0-9_.-]+)==\S+", text, re.MULTILINE)
    entries = re.split(r"^(?=[A-Za-z0-9_.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(pinned) == len(entries) > 0
    assert [entry.partition("=")[0] for entry in entries if "--hash=sha256:" not in entry] == []
    assert re.findall(r"://|index-url|find-links|@ ", text) == []
