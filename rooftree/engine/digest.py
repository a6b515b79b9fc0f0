"""The rules of a game, one numbered paragraph a rule, as its digest has them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rooftree.engine.errors import wrong
from rooftree.engine.game import Game

PACKAGE = Path(__file__).resolve().parent.parent
_START = re.compile(r"^(?:- )?\*\*([A-Z]{2}-T?\d+[a-z]?)(?: \[(\w+)\])?\*\*\s*(.*)$")
_HEADING = re.compile(r"^#+\s+(.*)$")


@dataclass(frozen=True)
class Paragraph:
    """A paragraph: its id, the heading it stands under, where the rule comes from, and its text."""

    id: str
    section: str
    basis: str
    text: str


def digest_of(game: Game) -> list[Paragraph]:
    """The digest of a game; empty where none is installed."""
    for place in (
        PACKAGE.parent / "docs" / "rules" / f"{game.id}.md",  # a checkout
        PACKAGE / "rules_texts" / f"{game.id}.md",  # an installed package
        game.folder / "RULES.md",  # a game that somebody added
    ):
        if place.exists():
            return list(_read(place.read_text(encoding="utf-8")))
    return []


def _read(text: str) -> Iterator[Paragraph]:
    section, id, basis, fenced = "", "", "", False
    lines: list[str] = []
    for line in [*text.splitlines(), ""]:
        start, heading = _START.match(line), _HEADING.match(line)
        fenced ^= line.startswith("```")
        if id and (start or heading or fenced or not line.strip()):
            yield Paragraph(id, section, basis, " ".join(lines))
            id = ""
        if fenced:
            continue
        if heading:
            section = heading[1]
        elif start:
            id, basis, lines = start[1], start[2] or "", [start[3]]
        elif id:
            lines.append(line.strip())


def full_id(game: Game, written: str) -> str:
    """The id of a paragraph as the digest writes it, from "TH-43", "th-43" or "43"."""
    number = written.strip().upper().removeprefix(f"{game.prefix}-")
    shaped = re.fullmatch(r"(T?\d+)([A-Z]?)", number)
    if shaped is None:
        raise wrong("paragraph", written, f"a number as in {game.prefix}-43")
    return f"{game.prefix}-{shaped[1]}{shaped[2].lower()}"
