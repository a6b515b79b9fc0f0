"""From words to sentences: Fluent messages of the program and of each game, in the player's language.

A message is looked up in the language asked for, then in English; whatever is still without one is shown as its
plain words. Nothing here raises: a sentence that is missing must not stop a game.
"""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rooftree.engine.box import LANGUAGES, Box
from rooftree.engine.errors import one_of, wrong

if TYPE_CHECKING:
    from rooftree.engine.game import Game

PROGRAM_TEXTS = Path(__file__).resolve().parent.parent / "text"
FALLBACK = "en"
KINDS = ("do", "event", "line", "prompt", "reason", "paragraph")
"""The keys that say what words are about; they choose the message and are no part of its sentence."""


@functools.cache
def _bundle(folder: Path, language: str) -> Any:
    """The messages of one folder in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    path = folder / f"{language}.ftl"
    if path.exists():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def plain(words: Mapping[str, Any]) -> str:
    """Words as they are, for want of a message."""
    return ", ".join(f"{key}: {_plain_value(value)}" for key, value in words.items())


def _plain_value(value: Any) -> str:
    if isinstance(value, Mapping):
        return plain(value)
    if isinstance(value, list | tuple):
        return " ".join(_plain_value(entry) for entry in value)
    return str(value)


class Texts:
    """The sentences of one game (or of the program alone) in one language."""

    def __init__(
        self, game: "Game | None", box: Box | None, language: str = FALLBACK, seat_names: Sequence[str] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise wrong("language", language, one_of(LANGUAGES))
        self.language = language
        self.seat_names = tuple(seat_names)
        self._box = box
        self._links = _links(box) if box is not None else {}
        folders = ([game.folder / "text"] if game is not None else []) + [PROGRAM_TEXTS]
        languages = dict.fromkeys((language, FALLBACK))
        self._bundles = [_bundle(folder, tongue) for tongue in languages for folder in folders]

    def choice(self, words: Mapping[str, Any]) -> str:
        """What a choice does."""
        return self._sentence((f"choice-{words.get('do')}",), words)

    def event(self, words: Mapping[str, Any]) -> str:
        """What has happened."""
        return self._sentence((f"event-{words.get('event')}",), words)

    def line(self, words: Mapping[str, Any]) -> str:
        """What a line of a score counts."""
        return self._sentence((f"line-{words.get('line')}",), words)

    def prompt(self, words: Mapping[str, Any]) -> str:
        """What a seat is asked, or whom the table waits for."""
        return self._sentence((f"prompt-{words.get('prompt')}",), words)

    def fault(self, words: Mapping[str, Any]) -> str:
        """What is wrong with a position, and where."""
        return self._sentence((f"fault-{words.get('reason')}", f"reason-{words.get('reason')}"), words)

    def reason(self, id: str) -> str:
        """Why a choice is forbidden."""
        return self.message(f"reason-{id}")

    def rule(self, paragraph: str) -> str:
        """A paragraph of the rules in a player's words."""
        return self.message(f"rule-{paragraph}")

    def option(self, name: str, value: str | None = None) -> str:
        """A table option, or one of its values."""
        return self.message("-".join(["option", name] + ([] if value is None else [value])).replace("_", "-"))

    def message(self, id: str, **arguments: Any) -> str:
        """Any message by its id."""
        return self._say((id,), self._arguments(arguments)) or (plain({id: arguments}) if arguments else id)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.seat_names) and self.seat_names[seat]:
            return self.seat_names[seat]
        return self._say(("seat-name",), {"number": seat + 1}) or str(seat)

    def name(self, key: str, code: str) -> str:
        """What a code stands for: a component's name, with what the game's label adds, or a word of the texts."""
        if self._box is not None and code in self._box.component_names:
            name = self._box.name(code, self.language)
            links = {link: self._box.name(to, self.language) for link, to in self._links[code].items()}
            return self._say((f"label-{key}",), {**links, "name": name, "code": code}) or name
        return self._say((f"{key}-{code}",), {}) or code

    def _sentence(self, ids: Sequence[str], words: Mapping[str, Any]) -> str:
        told = {key: value for key, value in words.items() if key not in KINDS}
        return self._say(ids, self._arguments(told)) or plain(words)

    def _say(self, ids: Sequence[str], arguments: Mapping[str, Any]) -> str | None:
        """The first message that can be said with these arguments. `ID-hidden` says it when some are withheld."""
        for bundle in self._bundles:
            for id in ids:
                for candidate in (id, f"{id}-hidden"):
                    if bundle.has_message(candidate) and (pattern := bundle.get_message(candidate).value):
                        text = _formatted(bundle, pattern, arguments)
                        if text is not None:
                            return text
        return None

    def _arguments(self, words: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._argument(key, value) for key, value in words.items() if value is not None}

    def _argument(self, key: str, value: Any) -> Any:
        if key in ("seat", "seats") and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._argument(key, entry)) for entry in value)
        if isinstance(value, Mapping):
            return plain(value)
        return self.name(key, value) if isinstance(value, str) else value


def _formatted(bundle: Any, pattern: Any, arguments: Mapping[str, Any]) -> str | None:
    """A message with its arguments; None when one is missing, or is a number that has no words."""
    try:
        text, errors = bundle.format_pattern(pattern, arguments)
    except ArithmeticError:
        return None
    return None if errors else str(text)


def _links(box: Box) -> dict[str, dict[str, str]]:
    """For every component, which other components it points to: a room's colour, say."""
    found: dict[str, dict[str, str]] = {code: {} for code in box.component_names}
    for rows in box.content.values():
        for row in rows if isinstance(rows, list) else []:
            if isinstance(row, Mapping) and row.get("id") in found:
                pointers = {key: code for key, code in row.items() if isinstance(code, str) and code in found}
                found[row["id"]] = {key: code for key, code in pointers.items() if key != "id"}
    return found
