"""Digests: where they are found, how they are read, and how a paragraph may be named."""

import dataclasses
from pathlib import Path

import pytest

from rooftree.engine import digest
from rooftree.engine.digest import Paragraph, digest_of, full_id
from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import find_game
from tests.engine.garden import GAME

TEXT = """# Rules
Before the first heading: **QQ-99** is only mentioned.

## Setting up
**QQ-01 [rulebook]** One, on two
lines.
**QQ-02a [both]** Two.

- **QQ-03** In a list.
```toml
**QQ-77** in data
```
Loose words.
### The end
**QQ-T04 [inferred]** A vector.
"""


def test_a_digest_is_read_paragraph_by_paragraph(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(TEXT, encoding="utf-8")
    assert digest_of(dataclasses.replace(GAME, id="quiz", folder=tmp_path)) == [
        Paragraph("QQ-01", "Setting up", "rulebook", "One, on two lines."),
        Paragraph("QQ-02a", "Setting up", "both", "Two."),
        Paragraph("QQ-03", "Setting up", "", "In a list."),
        Paragraph("QQ-T04", "The end", "inferred", "A vector."),
    ]


def test_a_game_without_a_digest_has_no_paragraphs(tmp_path: Path) -> None:
    assert digest_of(dataclasses.replace(GAME, id="quiz", folder=tmp_path)) == []


def test_a_checkout_has_the_digests_in_docs() -> None:
    paragraphs = {paragraph.id: paragraph for paragraph in digest_of(find_game("treehouse"))}
    assert paragraphs["TH-43"].basis == "rulebook"
    assert paragraphs["TH-43"].text.startswith("Colour: otherwise the slot must touch (TH-05)")


def test_an_installed_package_has_them_beside_its_modules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(digest, "PACKAGE", tmp_path / "rooftree")
    (tmp_path / "rooftree" / "rules_texts").mkdir(parents=True)
    (tmp_path / "rooftree" / "rules_texts" / "tiny-garden.md").write_text(TEXT, encoding="utf-8")
    assert [paragraph.id for paragraph in digest_of(GAME)] == ["QQ-01", "QQ-02a", "QQ-03", "QQ-T04"]


@pytest.mark.parametrize(
    ("written", "id"),
    [("TG-01", "TG-01"), (" tg-02A ", "TG-02a"), ("03", "TG-03"), ("T04", "TG-T04"), ("t04b", "TG-T04b")],
)
def test_a_paragraph_may_be_named_in_short(written: str, id: str) -> None:
    assert full_id(GAME, written) == id


@pytest.mark.parametrize("written", ["", "TG-", "TH-01", "one", "1-2", "01ab"])
def test_what_is_no_paragraph_is_refused(written: str) -> None:
    with pytest.raises(RooftreeError) as caught:
        full_id(GAME, written)
    assert str(caught.value) == f'paragraph: found "{written}", expected a number as in TG-43'
