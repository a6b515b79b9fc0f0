"""Whether everything a game can say has a sentence in every language."""

from collections.abc import Mapping, Sequence
from typing import Any

from rooftree.engine.box import LANGUAGES, Box
from rooftree.engine.check.report import Claim, Ledger
from rooftree.engine.game import Game
from rooftree.engine.match import Match
from rooftree.engine.text import Texts
from rooftree.engine.words import EVERYTHING, WATCHER

CLAIMS = (Claim("sentences", "whatever occurs has a sentence in every language, and so have options, ends and rules"),)
NAMES = ("label", "seat")
ENOUGH = 12
"""So often a message is tried with the same variables; plurals differ by their numbers."""


class StrictTexts(Texts):
    """Sentences in one language alone: what is missing is not taken from English, and is remembered."""

    def __init__(self, game: Game, box: Box, language: str) -> None:
        super().__init__(game, box, language, ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"))
        self._bundles = self._bundles[:2]
        self.missing: set[str] = set()

    def _say(self, ids: Sequence[str], arguments: Mapping[str, Any]) -> str | None:
        said = super()._say(ids, arguments)
        if said is None:
            self.missing.add(" or ".join(ids) + (f" ({', '.join(arguments)})" if arguments else ""))
        return said

    def name(self, key: str, code: str) -> str:
        """Codes may stand for themselves, so a name that is missing is none of our business."""
        missing = set(self.missing)
        found = super().name(key, code)
        self.missing = missing
        return found


class Sentences:
    """Says everything it is shown, in every language."""

    def __init__(self, game: Game, box: Box, ledger: Ledger) -> None:
        self.game, self.box, self.ledger = game, box, ledger
        self.texts = [StrictTexts(game, box, language) for language in LANGUAGES]
        self.tried: dict[tuple[str, ...], int] = {}

    def say(self, kind: str, words: Mapping[str, Any]) -> None:
        """One sentence; `kind` is what `Texts` calls it."""
        shape = (kind, str(words.get("do" if kind == "choice" else kind)), *sorted(words))
        self.tried[shape] = self.tried.get(shape, 0) + 1
        if self.tried[shape] > ENOUGH:
            return
        for texts in self.texts:
            getattr(texts, kind)(words)
            self.judge(texts)

    def judge(self, texts: StrictTexts) -> None:
        """Note whether something has been missing since the last time."""
        said = f"{texts.language}: no message {', '.join(sorted(texts.missing))}"
        self.ledger.note("sentences", not texts.missing, None, said)
        texts.missing = set()

    def position(self, match: Match, s: Any) -> None:
        """What seats are asked, and what they may choose."""
        with self.ledger.watch("sentences", None):
            for seat in range(len(match.seats)):
                self.say("prompt", self.game.words.prompt(self.box, s, seat))
                for choice in match.choices(seat):
                    self.say("choice", choice)
            for viewer in (0, WATCHER):
                for entry in match.log(viewer, max(0, match.position - 2)):
                    self.events(entry["events"])

    def events(self, events: Sequence[Mapping[str, Any]]) -> None:
        """What has happened."""
        for words in events:
            self.say("event", words)

    def end(self, match: Match) -> None:
        """The result, and the whole log, which lies open now."""
        with self.ledger.watch("sentences", None):
            self.say("prompt", self.game.words.prompt(self.box, match._table[0], EVERYTHING))
            for entry in match.log(WATCHER):
                self.events(entry["events"])
            for place in match.result()["seats"]:
                for line in place["lines"]:
                    self.say("line", line)

    def tables(self) -> None:
        """What the game lists as data: reasons, options, ends, roles, tie-breaks, and the rules these cite."""
        game = self.game
        with self.ledger.watch("sentences", None):
            for texts in self.texts:
                for reason in game.reasons:
                    texts.reason(reason.id)
                for paragraph in {reason.paragraph for reason in game.reasons if reason.paragraph}:
                    texts.rule(paragraph)
                for option in game.options:
                    for value in (None, *option.values):
                        texts.option(option.name, value)
                named = [("end", game.ends), ("role", game.roles), ("tie-break", game.tie_breaks)]
                for kind, ids in named:
                    for id in ids:
                        texts.message(f"{kind}-{id}")
                texts.message("game-title")
                self.judge(texts)
