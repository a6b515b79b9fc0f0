"""A box is the component data of one edition: a TOML file, checked, and packed into one record for the rules."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.engine.buffers import Array
from rooftree.engine.errors import Problem, RooftreeError, one_of, shown, wrong
from rooftree.engine.reading import file_bytes, tame

if TYPE_CHECKING:
    from rooftree.engine.game import Game

FORMAT = "rooftree-box/1"
LANGUAGES = ("en", "ru", "pl")
BASES = ("rulebook", "public", "inferred", "reconstructed")
BOX_FILE = "a box file (TOML, UTF-8)"
LARGEST_FILE = 1 << 20


class Sheet:
    """A table of a box file being read: every value is asked for once, and every problem noted with its key."""

    def __init__(self, content: Mapping[str, Any], where: str, problems: list[Problem] | None = None) -> None:
        self.content = content
        self.where = where
        self.problems: list[Problem] = [] if problems is None else problems
        self._asked: set[str] = set()

    def key(self, key: str) -> str:
        """The full name of a key, for an error."""
        return f"{self.where}, {key}" if self.where.endswith(".toml") else f"{self.where}.{key}"

    def problem(self, key: str, found: object, expected: str) -> None:
        """Note a problem."""
        self.problems.append(Problem(self.key(key), shown(found), expected))

    def text(self, key: str, values: Iterable[str] | None = None) -> str:
        """A text, perhaps one of a few."""
        value = self._value(key)
        if values is not None and value not in (values := tuple(values)):
            self.problem(key, value, one_of(values))
        elif not isinstance(value, str) or not value.strip() or len(value) > 200:
            self.problem(key, value, "a text of 1 to 200 characters")
        return value if isinstance(value, str) else ""

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number in a range."""
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.problem(key, value, f"a whole number from {least} to {most}")
            return least
        return value

    def flag(self, key: str) -> bool:
        """A yes or no."""
        value = self._value(key)
        if not isinstance(value, bool):
            self.problem(key, value, "true or false")
        return value is True

    def texts(self, key: str, least: int, most: int) -> list[str]:
        """A list of texts."""
        return [str(entry) for entry in self._entries(key, str, least, most, f"a list of {least} to {most} texts")]

    def numbers(self, key: str, least: int, most: int, largest: int = 99) -> list[int]:
        """A list of whole numbers that are not negative."""
        expected = f"a list of {least} to {most} whole numbers from 0 to {largest}"
        found = [int(entry) for entry in self._entries(key, int, least, most, expected)]
        if not all(0 <= number <= largest for number in found):
            self.problem(key, found, expected)
            return []
        return found

    def _entries(self, key: str, kind: type, least: int, most: int, expected: str) -> list[Any]:
        value = self._value(key)
        fits = isinstance(value, list) and least <= len(value) <= most
        if not fits or not all(type(entry) is kind for entry in value):
            self.problem(key, value, expected)
            return []
        return list(value)

    def bases(self, figures: Iterable[str]) -> None:
        """Where each figure comes from, where they do not all come from one place; a note may explain it."""
        table = self.table("basis")
        for figure in figures:
            table.text(figure, BASES)
        table.close()
        if "note" in self.content:
            self.text("note")

    def names(self) -> dict[str, str]:
        """The name in each language."""
        return {language: self.text(language) for language in LANGUAGES}

    def basis(self) -> str:
        """Where the figure comes from; a note may explain it."""
        self._asked.add("note")
        if "note" in self.content and not isinstance(self.content["note"], str):
            self.problem("note", self.content["note"], "a text")
        return self.text("basis", BASES)

    def table(self, key: str) -> "Sheet":
        """A table inside this one."""
        value = self._value(key)
        if not isinstance(value, Mapping):
            self.problem(key, value, "a table")
            value = {}
        return Sheet(value, self.key(key), self.problems)

    def tables(self, key: str) -> list["Sheet"]:
        """A list of tables inside this one."""
        value = self._value(key)
        if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
            self.problem(key, value, "a list of tables")
            value = []
        return [Sheet(row, f"{self.key(key)}[{n}]", self.problems) for n, row in enumerate(value, 1)]

    def _value(self, key: str) -> Any:
        self._asked.add(key)
        return self.content.get(key)

    def close(self) -> None:
        """Note the keys nobody asked for: most are slips of the pen."""
        for key in self.content:
            if key not in self._asked:
                self.problem(key, "an unknown key", one_of(sorted(self._asked)))


@dataclass(frozen=True, eq=False)
class Box:
    """A checked box: the content it was read from, and the record of the rules."""

    id: str
    game: str
    names: Mapping[str, str]
    content: Mapping[str, Any]
    record: Array
    component_names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def hash(self) -> str:
        """Names the content, whatever the file looked like."""
        return content_hash(self.content)

    def name(self, code: str, language: str) -> str:
        """A component's name in a language; a code without a name stands for itself."""
        return self.component_names.get(code, {}).get(language, code)


def content_hash(content: Mapping[str, Any]) -> str:
    """The hash of a box's content."""
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def build_box(game: "Game", content: Mapping[str, Any], where: str) -> Box:
    """Check a box's content and pack it; an error lists everything that is wrong."""
    sheet = Sheet(content, where)
    sheet.text("format", [FORMAT])
    sheet.text("game", [game.id])
    if sheet.problems:  # another game's box would be wrong in everything
        raise RooftreeError(sheet.problems)
    id = sheet.text("id")
    names = sheet.names()
    record = game.words.pack_box(sheet)
    sheet.close()
    if sheet.problems:
        raise RooftreeError(sheet.problems)
    record.setflags(write=False)
    return Box(id, game.id, names, content, record, _component_names(content))


def _component_names(content: Any) -> dict[str, dict[str, str]]:
    """Everything in the box that has an id and names."""
    found: dict[str, dict[str, str]] = {}
    if isinstance(content, Mapping):
        if "id" in content and all(language in content for language in LANGUAGES):
            found[content["id"]] = {language: content[language] for language in LANGUAGES}
        for value in content.values():
            found |= _component_names(value)
    elif isinstance(content, list):
        for value in content:
            found |= _component_names(value)
    return found


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file; what can't be opened or read is an error that names it."""
    return _toml(file_bytes(path, LARGEST_FILE, BOX_FILE), str(path))


def _toml(data: bytes, place: str) -> dict[str, Any]:
    try:
        content = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:  # ValueError: not UTF-8, not TOML, or a number of 5000 digits
        raise wrong(place, str(error), BOX_FILE) from None
    return tame(content, place, BOX_FILE)


def box_ids(game: "Game") -> list[str]:
    """The boxes that come with a game."""
    return sorted(path.stem for path in (game.folder / "box").glob("*.toml"))


def load_box(game: "Game", box: str | Path | None = None) -> Box:
    """A box of a game: by id (a box that comes with it), from a file, or the default one."""
    if box is None:
        box = game.default_box
    if isinstance(box, str) and box in box_ids(game):
        path = game.folder / "box" / f"{box}.toml"
    elif isinstance(box, Path) or box.endswith(".toml"):
        path = Path(box)
    else:
        raise wrong("box", box, one_of(box_ids(game)) + ", or a file ending in .toml")
    return build_box(game, read_toml(path), path.name)


def box_from_text(game: "Game", text: str, place: str) -> Box:
    """A box from the text of a box file."""
    data = text.encode(errors="surrogatepass")
    if len(data) > LARGEST_FILE:
        raise wrong(place, f"{len(data)} bytes", f"at most {LARGEST_FILE}")
    return build_box(game, _toml(data, place), place)
