"""Writes the JSON Schemas in docs/ from the types that read the files; with --check only compares."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from rooftree.engine.game import find_game
from rooftree.engine.record import Record
from tools.games import ROOT, own_games

DOCS = ROOT / "docs"


def schemas() -> dict[Path, str]:
    """Every schema file and what belongs in it."""
    found = {DOCS / "record.schema.json": _schema("The record of a match", Record)}
    for id in own_games():
        found[DOCS / f"score-{id}.schema.json"] = _schema(f"The score form of {id}", find_game(id).words.Form)
    return found


def _schema(title: str, kind: type[Any]) -> str:
    draft = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title}
    return json.dumps(draft | msgspec.json.schema(kind), indent=2) + "\n"


def stale() -> list[Path]:
    """The schema files that differ from the types."""
    return [path for path, text in schemas().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    """Write the schemas, or say which are stale."""
    if "--check" in sys.argv[1:]:
        if paths := stale():
            sys.exit("\n".join(f"{path}: stale, run: python -m tools.schemas" for path in paths))
        return
    for path, text in schemas().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
