"""The deep depth: matches as the table plays them, through `Match` and in words."""

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import FAULTS, Array, event_buffer
from rooftree.engine.check.coverage import Setting
from rooftree.engine.check.plain import Step
from rooftree.engine.check.report import Claim, Ledger, Place
from rooftree.engine.check.sentences import Sentences
from rooftree.engine.errors import wrong
from rooftree.engine.game import Game
from rooftree.engine.log import Dealt
from rooftree.engine.luck import dice
from rooftree.engine.match import Match
from rooftree.engine.words import EVERYTHING, WATCHER, Choice

CLAIMS = (
    Claim("match-runs", "a match is played to its end without an exception"),
    Claim("words-read-back", "an allowed choice has words of its own, which are read back as the same choice"),
    Claim("words-refused", "what is not allowed is refused with a reason of the game and its paragraph"),
    Claim("plain-values", "words, views and logs hold nothing but texts, whole numbers, lists and tables"),
    Claim("sent-twice", "a choice sent twice counts once, and a seat that is not awaited is refused"),
    Claim("taken-back-view", "after take back and restart every seat sees what it saw before"),
    Claim("imagine-view", "an imagined state looks the same to the seat and to a watcher, and asks the same of it"),
    Claim("imagine-varies", "imagined states differ from the true one where something is hidden, and only there"),
    Claim("apply-reveals-no-words", "after its own choice a seat sees and is told the same in every state it imagined"),
    Claim("hidden-choice-untold", "of a choice while others are awaited they see and are told only that it was made"),
)

GARBAGE: tuple[Any, ...] = (None, True, 0, -1, 1.5, "", "no-such-thing", [], {}, ["do"], {"do": "do"}, "0" * 300)
REMEMBERED = 40
WHOLE_LOG = 16  # once in so many times the whole log is looked at, else so many of its last entries
RECENT = 8
SAMPLE = 6  # so many of the remembered words, and of the garbage, are tried at each choice


def as_text(value: object) -> str:
    """A value as bytes would go out, for comparing."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def is_plain(value: object) -> bool:
    """Whether a value is made of what JSON can hold; NumPy's numbers and tuples are not."""
    if type(value) is dict:
        return all(type(key) is str and is_plain(inner) for key, inner in value.items())
    if type(value) is list:
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, bool)


class DeepMatch:
    """One match, examined at every choice."""

    def __init__(self, game: Game, box: Box, setting: Setting, number: int, seed: bytes, ledger: Ledger) -> None:
        self.game, self.box, self.setting, self.number, self.seed, self.ledger = (
            game,
            box,
            setting,
            number,
            seed,
            ledger,
        )
        self.rng = random.Random(seed)
        self.step = 0
        self.hidden = self.varied = 0
        self.script: list[Step] = []
        options = {name: value for name, value in setting.items() if name != "seats"}
        self.match = Match.new(game, setting["seats"], options=options, box=box, seed=seed)
        self.dice = dice(seed, stream=7)

    def place(self, seat: int | None = None) -> Place:
        """Where the match is."""
        return Place(self.number, self.seed.hex(), self.setting, self.step, seat)

    def note(self, id: str, holds: bool, seat: int | None = None, detail: object = "") -> bool:
        """Note that a claim was examined here."""
        return self.ledger.note(id, holds, self.place(seat), detail)

    @property
    def table(self) -> Array:
        """The state of the match, which nobody but the suite gets to see."""
        return self.match._table

    def legal(self, s: Any, seat: int) -> list[int]:
        """The allowed choices as numbers."""
        out = np.zeros(self.game.max_choices, np.int16)
        return [int(choice) for choice in out[: self.game.rules["legal"](self.box.record[0], s, seat, out)]]

    # --- the match ---------------------------------------------------------------------------------------------------

    def play(self, remembered: list[Choice], sentences: Sentences) -> None:
        """Play to the end, and write down what was done, for those who play it again."""
        match, rng = self.match, self.rng
        for seat in range(len(match.seats)):
            if rng.random() < 0.3:
                match.set_confirming(seat, True)
        self.note_dealer(0)
        while not match.over:
            if self.step > self.game.max_length:
                raise wrong("match", f"{self.step} choices", f"an end within {self.game.max_length}")
            seen = match.position
            seat = rng.choice(match.awaited or match.unconfirmed)
            if seat not in match.awaited:
                match.confirm(seat)
                self.note_dealer(seen)
                continue
            self.examine(seat, remembered, sentences)
            words = rng.choice(match.choices(seat))
            number = self.game.words.parse_choice(self.box, self.table[0], seat, words)
            with self.ledger.watch("taken-back-view", self.place(seat)):
                self.examine_take_back(seat, words)
            seen = match.position
            self.examine_sending(seat, words)
            self.step += 1
            self.script.append(Step(seat=seat, choice=number))
            self.note_dealer(seen)
        sentences.end(match)
        self.note("match-runs", True)

    def note_dealer(self, since: int) -> None:
        """Write down the dealer's steps in the log from a position on."""
        for entry in self.match.entries[since:]:
            if isinstance(entry, Dealt):
                self.script.append(Step(luck=entry.luck))

    def examine(self, seat: int, remembered: list[Choice], sentences: Sentences) -> None:
        """Everything that is asked before a choice."""
        sentences.position(self.match, self.table[0])
        with self.ledger.watch("words-read-back", self.place(seat)):
            self.examine_words(seat)
        with self.ledger.watch("words-refused", self.place(seat)):
            self.examine_refusals(seat, remembered)
        with self.ledger.watch("plain-values", self.place(seat)):
            self.examine_values()
        viewer = self.rng.randrange(len(self.match.seats))
        with self.ledger.watch("imagine-view", self.place(viewer)):
            self.examine_imagined(viewer)
        if len(self.match.awaited) > 1:
            with self.ledger.watch("hidden-choice-untold", self.place(seat)):
                self.examine_hidden_choice(seat)

    # --- words -------------------------------------------------------------------------------------------------------

    def examine_words(self, seat: int) -> None:
        """Every allowed choice there and back."""
        s, words = self.table[0], self.game.words
        spoken = set()
        for choice in self.legal(s, seat):
            said = words.choice_words(self.box, s, seat, choice)
            spoken.add(as_text(said))
            read = words.parse_choice(self.box, s, seat, json.loads(as_text(said)))
            holds = read == choice and self.match.why_not(seat, said) is None
            self.note("words-read-back", holds, seat, f"choice {choice} is {said}, read as {read}")
            self.note("plain-values", is_plain(said), seat, f"choice {said}")
        count = len(self.legal(s, seat))
        self.note("words-read-back", len(spoken) == count, seat, f"{len(spoken)} phrases for {count} choices")

    def examine_refusals(self, seat: int, remembered: list[Choice]) -> None:
        """Words of other moments, and garbage."""
        allowed = self.match.choices(seat)
        if len(remembered) >= REMEMBERED:
            remembered.pop(self.rng.randrange(REMEMBERED))
        remembered.append(self.rng.choice(allowed))
        tried: list[Any] = self.rng.sample(remembered, min(SAMPLE, len(remembered)))
        tried += [self._spoiled(self.rng.choice(allowed)) for _ in range(SAMPLE)]
        for words in tried:
            self.examine_refusal(seat, words, words in allowed)

    def _spoiled(self, words: Choice) -> Choice:
        """A choice with one thing wrong."""
        key = self.rng.choice(list(words))
        how = self.rng.randrange(3)
        if how == 0:
            return {name: value for name, value in words.items() if name != key}
        if how == 1:
            return {**words, "more": self.rng.choice(GARBAGE)}
        return {**words, key: self.rng.choice(GARBAGE)}

    def examine_refusal(self, seat: int, words: Mapping[str, Any], allowed: bool) -> None:
        """Words are allowed, or refused by the game's own table of reasons; nothing else comes out."""
        known = {(reason.id, reason.paragraph) for reason in self.game.reasons if reason.paragraph}
        try:
            refused = self.match.why_not(seat, words)
        except Exception as error:
            self.note("words-refused", False, seat, f"{words} raised {type(error).__name__}: {error}")
            return
        holds = refused is None if allowed else refused is not None and (refused.reason, refused.paragraph) in known
        self.note("words-refused", holds, seat, f"{words}: {refused or 'allowed'}")

    def examine_values(self) -> None:
        """What goes out to somebody at the table, and into the record."""
        viewer = self.rng.choice([*range(len(self.match.seats)), WATCHER])
        whole = self.rng.randrange(WHOLE_LOG) == 0  # at every choice it would take the square of a match's length
        view, log = self.match.view(viewer), self.match.log(viewer, 0 if whole else self.match.position - RECENT)
        self.note("plain-values", is_plain(view) and is_plain(log), viewer, f"the view or the log of {viewer}")
        everything = self.game.words.view(self.box, self.table[0], EVERYTHING)
        self.note("plain-values", is_plain(everything), None, "the view of everything")

    def examine_sending(self, seat: int, words: Choice) -> None:
        """Make the choice, twice; then seats that may not choose are refused."""
        match = self.match
        others = [other for other in range(len(match.seats)) if other not in match.awaited]
        for other in others:
            self.examine_refusal(other, words, False)
        position = match.choose(seat, words, decision=match.decision, client=str(self.step))
        length = match.position
        with self.ledger.watch("sent-twice", self.place(seat)):
            again = match.choose(seat, words, client=str(self.step))
            self.note("sent-twice", again == position and match.position == length, seat, words)

    # --- take back ---------------------------------------------------------------------------------------------------

    def views(self) -> list[str]:
        """What everyone sees, but for the position in the log, which goes on."""
        viewers = [*range(len(self.match.seats)), WATCHER]
        return [as_text({**self.match.view(viewer), "position": None}) for viewer in viewers]

    def examine_take_back(self, seat: int, words: Choice) -> None:
        """Choose and take it back, by one step or by all, where the dealer does not move on at once."""
        match = self.match
        if self.rng.random() < 0.5 or (match.awaited == [seat] and not match.seats[seat].confirming):
            return
        before, fresh = self.views(), not match.can_take_back(seat)
        match.choose(seat, words)
        if match.can_take_back(seat):
            if fresh and self.rng.random() < 0.5:
                match.restart(seat)
            else:
                match.take_back(seat)
            self.note("taken-back-view", self.views() == before, seat, words)

    # --- what a seat can't know --------------------------------------------------------------------------------------

    def told(self, events: Array, seat: int, s: Any) -> str:
        """A choice's events as a seat is told them, now and later."""
        rows = events["row"][0, : events["count"][0]]
        return as_text(
            [self.game.words.event_words(self.box, s, row, seat, later) for row in rows for later in (False, True)]
        )

    def seen(self, s: Any, seat: int) -> str:
        """A state as a seat sees it."""
        words = self.game.words
        choices = [words.choice_words(self.box, s, seat, n) for n in self.legal(s, seat)] if seat >= 0 else []
        return as_text([words.view(self.box, s, seat), words.prompt(self.box, s, seat), choices])

    def after(self, s: Any, seat: int, choice: int, viewers: Sequence[int]) -> list[str]:
        """What some see and are told once a seat has made a choice in a copy of the state."""
        table, events = np.zeros(1, self.game.state), event_buffer()
        table[0] = s
        self.game.rules["apply"](self.box.record[0], table[0], seat, choice, events[0])
        found = [self.seen(table[0], viewer) + self.told(events, viewer, table[0]) for viewer in viewers]
        return [*found, str(table[0].waiting)]

    def is_unsure(self, viewer: int) -> bool:
        """Whether something is hidden from a seat: what a watcher does not see, unless the game knows better."""
        s, words = self.table[0], self.game.words
        if hasattr(words, "unsure"):
            return bool(words.unsure(self.box, s, viewer))
        return bool(words.view(self.box, s, EVERYTHING) != words.view(self.box, s, WATCHER))

    def examine_imagined(self, viewer: int) -> None:
        """A state drawn for a seat, and a choice of its own in both worlds."""
        s, imagined, faults = self.table[0], np.zeros(1, self.game.state), np.zeros(1, FAULTS)
        self.game.rules["imagine"](self.box.record[0], s, viewer, self.dice[0], imagined[0])
        self.game.rules["audit"](self.box.record[0], imagined[0], faults[0])
        alike = all(self.seen(s, who) == self.seen(imagined[0], who) for who in (viewer, WATCHER))
        self.note("imagine-view", alike and not faults["count"][0], viewer, "another view")
        varies = imagined.tobytes() != self.table.tobytes()
        if self.is_unsure(viewer):
            self.hidden += 1
            if varies:
                self.varied += 1
                self.note("imagine-varies", True)
        elif hasattr(self.game.words, "unsure"):
            self.note("imagine-varies", not varies, viewer, "another state than the one that can be deduced")
        allowed = self.legal(s, viewer)
        if allowed and alike:
            choice = self.rng.choice(allowed)
            true, other = (self.after(state, viewer, choice, [viewer]) for state in (s, imagined[0]))
            self.note("apply-reveals-no-words", true == other, viewer, f"choice {choice}")

    def examine_hidden_choice(self, seat: int) -> None:
        """Two choices a seat might make, as the others and a watcher learn of them."""
        s = self.table[0]
        one, other = (self.rng.choice(self.legal(s, seat)) for _ in range(2))
        viewers = [who for who in range(len(self.match.seats)) if who != seat] + [WATCHER]
        told_one, told_other = self.after(s, seat, one, viewers), self.after(s, seat, other, viewers)
        if told_one[-1] == told_other[-1]:
            self.note("hidden-choice-untold", told_one == told_other, seat, f"choices {one} and {other}")
