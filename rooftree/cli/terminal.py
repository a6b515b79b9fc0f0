"""A match at one terminal: people type, bots choose by themselves, a curtain falls between people."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from rooftree.bots import BOTS, choose
from rooftree.cli.about import print_paragraph, says
from rooftree.cli.console import out
from rooftree.cli.drawing import breakdown, draw_result, draw_table, numbered, print_events
from rooftree.cli.options import write_file
from rooftree.engine.digest import Paragraph, digest_of, full_id
from rooftree.engine.errors import RooftreeError, wrong
from rooftree.engine.luck import PLAYERS, dice
from rooftree.engine.match import Match
from rooftree.engine.record import record_of, write
from rooftree.engine.text import Texts
from rooftree.engine.words import WATCHER, Refused

PERSON, STAND_IN = "person", "stand-in"
KINDS = (PERSON, *BOTS, STAND_IN)

HELP = """\
  NUMBER         choose from the list, or type the choice itself: {example}
  why CHOICE     why a choice is not allowed: why {example}, or why {{"do": ...}}
  undo           take back the last choice, as long as nothing has been turned up since
  restart        take back everything chosen since then
  stand-in       let the stand-in choose for you
  table          show the table again (so does an empty line)
  log            what has happened so far
  score          your points so far, line by line
  rules {prefix}-20    a paragraph of the rules
  save FILE      write the record of the match; it holds all hidden cards
  quit           leave the table"""


class Left(Exception):
    """Somebody left the table."""


class Terminal:
    """The table of one match, and whoever sits in front of the screen."""

    def __init__(self, match: Match, language: str, keep: Path | None = None) -> None:
        """With `keep` the record is written there from the start, after every choice."""
        self.match = match
        self.texts = Texts(match.game, match.box, language, [info.name for info in match.seats])
        self.console = out()
        self._keep = keep
        self._seated = WATCHER
        self._shown: dict[int, int] = {}
        seed = match.seed or bytes(32)
        self._dice = [dice(seed, PLAYERS + seat) for seat in range(len(match.seats))]
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self._undo,
            "restart": self._restart,
            "stand-in": self._stand_in,
            "why": self._why,
            "table": self._again,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
            "?": self._help,
            "help": self._help,
        }

    @property
    def people(self) -> list[int]:
        """The seats somebody at this screen plays."""
        return [seat for seat, info in enumerate(self.match.seats) if info.kind == PERSON]

    def run(self) -> None:
        """Play to the end."""
        self.keep()
        while not self.match.over:
            self._let_bots_choose()
            waiting = [seat for seat in self.match.awaited or self.match.unconfirmed if seat in self.people]
            if waiting:
                self._turn(self._seated if self._seated in waiting else waiting[0])
            self.keep()
        self._news(self._seated)
        self.console.print()
        self.console.print(self._drawn(WATCHER))
        self.console.print(draw_result(self.match.result(), self.texts))

    def keep(self) -> None:
        """Write the record where it is to be kept."""
        if self._keep is not None:
            write_file(self._keep, write(record_of(self.match)))

    # --- whose turn it is ----------------------------------------------------------------------------------------

    def _let_bots_choose(self) -> None:
        for seat in self.match.awaited:
            kind = self.match.seats[seat].kind
            if kind == PERSON:
                continue
            if kind in BOTS:
                self.match.choose_number(seat, choose(kind, self.match.seat(seat), self._dice[seat]))
            else:
                self.match.stand_in(seat)
        if not self.people:
            self._news(WATCHER)

    def _turn(self, seat: int) -> None:
        """Ask the seat until something changes on the table."""
        if seat != self._seated and len(self.people) > 1:
            self._curtain(seat)
        self._seated = seat
        self._news(seat)
        self._show(seat)
        while not self._answer(seat, self._read("> ")):
            pass

    def _curtain(self, seat: int) -> None:
        self.console.clear()
        self._read(f"Press Enter, {self.texts.seat(seat)} – everybody else looks away. ")
        self.console.clear()

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt, style="bold")).strip()

    def _news(self, viewer: int) -> None:
        """What has happened since this viewer last looked."""
        print_events(self.console, self.match.log(viewer, self._shown.get(viewer, 0)), self.texts)
        self._shown[viewer] = self.match.position

    def _drawn(self, viewer: int) -> Any:
        return draw_table(self.match.game, self.match.box, self.match.view(viewer)["table"], self.texts)

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        self.console.print()
        self.console.print(self._drawn(seat))
        if seat in self.match.unconfirmed:
            self.console.print(f"[bold]{self.texts.seat(seat)}[/]: Enter confirms your turn, `undo` takes it back.")
            return
        self.console.print(Text.assemble((self.texts.seat(seat), "bold"), f": {self.texts.prompt(view['prompt'])}"))
        self.console.print(numbered(self.texts.choice(choice) for choice in view["choices"]))
        self.console.print("[dim]A number, or ? for help.[/dim]")

    # --- what is typed -------------------------------------------------------------------------------------------

    def _answer(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the table has changed."""
        word, _, rest = line.partition(" ")
        try:
            if not line and seat in self.match.unconfirmed:
                self.match.confirm(seat)
                return True
            if not line:
                return self._again(seat, "")
            if word in self._commands:
                return self._commands[word](seat, rest.strip())
            self.match.choose(seat, self._spoken(seat, line))
        except Refused as refused:
            self._explain(refused)
            return False
        except RooftreeError as error:
            for problem in error.problems:
                self._say(str(problem), "red")
            return False
        return True

    def _parts(self, seat: int) -> dict[str, tuple[str, ...]]:
        """What can be done, and what has to be named for it, in this order; "..." marks a list."""
        parts: dict[str, tuple[str, ...]] = {choice["do"]: tuple(choice)[1:] for choice in self.match.choices(seat)}
        return parts | getattr(self.match.game.words, "PARTS", {})

    def _example(self, seat: int) -> str:
        """A choice of this moment, as it may be typed."""
        choice = max(self.match.choices(seat), key=len, default=None)
        if choice is None:
            return "CHOICE"
        values = [choice[part.removesuffix("...")] for part in self._parts(seat)[choice["do"]]]
        return " ".join([choice["do"], *(" ".join(value) if isinstance(value, list) else value for value in values)])

    def _spoken(self, seat: int, text: str) -> Mapping[str, Any]:
        """A choice as it is typed: its number in the list, its parts one after the other, or its words as JSON.

        A last part that ends in "..." is a list, of whatever is left.
        """
        choices = self.match.choices(seat)
        if text.isdecimal():
            if not 1 <= int(text) <= len(choices):
                raise wrong("choice", int(text), f"a number from 1 to {len(choices)}" if choices else "no number now")
            return choices[int(text) - 1]
        if text.startswith("{"):
            try:
                words = json.loads(text)
            except ValueError as error:
                raise wrong("choice", text, f"JSON ({error})") from None
            return dict(words)
        do, *values = text.split()
        parts = self._parts(seat)
        if do not in parts:
            raise wrong(
                "command", text, f"a number, {', '.join(self._commands)}, or a choice such as {', '.join(parts)}"
            )
        names = [part.removesuffix("...") for part in parts[do]]
        listed = len(names) - 1 if names and parts[do][-1].endswith("...") else len(names)
        if len(values) < listed or (len(values) > listed and listed == len(names)):
            raise wrong("choice", text, " ".join([do, *(part.upper() for part in parts[do])]))
        spoken: dict[str, Any] = {"do": do, **dict(zip(names, values[:listed], strict=False))}
        return spoken | {names[-1]: values[listed:]} if len(values) > listed else spoken

    def _explain(self, refused: Refused) -> None:
        """Why not: the reason, the paragraph, and what it says."""
        rule = f" ({refused.paragraph})" if refused.paragraph else ""
        self._say(f"No: {self.texts.reason(refused.reason)}{rule}", "red")
        if refused.paragraph and (sentence := says(self.texts, refused.paragraph)):
            self._say(f"    {sentence}")

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    # --- the commands: what they do, and whether the table has changed -------------------------------------------

    def _undo(self, seat: int, _rest: str) -> bool:
        """The seat's own choice; or, as people share the screen, that of whoever chose before."""
        others = [other for other in reversed(self.people) if self.match.can_take_back(other)]
        owner = seat if self.match.can_take_back(seat) or not others else others[0]
        self.match.take_back(owner)
        self._seated = owner if owner == seat else WATCHER
        return True

    def _restart(self, seat: int, _rest: str) -> bool:
        if not self.match.can_take_back(seat):
            return self._undo(seat, "")
        self.match.restart(seat)
        return True

    def _stand_in(self, seat: int, _rest: str) -> bool:
        self.match.stand_in(seat)
        return True

    def _why(self, seat: int, rest: str) -> bool:
        refused = self.match.why_not(seat, self._spoken(seat, rest)) if rest else None
        if refused is not None:
            self._explain(refused)
        elif rest:
            self._say("This is allowed.")
        else:
            self._say(f"why CHOICE, as in: why {self._example(seat)}")
        return False

    def _again(self, seat: int, _rest: str) -> bool:
        self._show(seat)
        return False

    def _log(self, seat: int, _rest: str) -> bool:
        print_events(self.console, self.match.log(seat), self.texts)
        return False

    def _score(self, seat: int, _rest: str) -> bool:
        lines = self.match.score(seat)
        self.console.print(breakdown(lines, self.texts) if lines else "No points yet.")
        return False

    def _rules(self, _seat: int, rest: str) -> bool:
        game = self.match.game
        if not rest:
            self._say(f"rules {game.prefix}-NUMBER shows a paragraph; `rooftree rules {game.id}` shows them all.")
            return False
        id = full_id(game, rest)
        found = [entry for entry in digest_of(game) if entry.id == id] or [Paragraph(id, "", "", "")]
        print_paragraph(found[0], self.texts)
        return False

    def _save(self, _seat: int, rest: str) -> bool:
        if not rest:
            raise wrong("save", "no file", "save FILE")
        write_file(Path(rest), write(record_of(self.match)))
        self._say(f"Saved to {rest}.")
        return False

    def _quit(self, _seat: int, _rest: str) -> bool:
        raise Left

    def _help(self, seat: int, _rest: str) -> bool:
        self._say(HELP.format(example=self._example(seat), prefix=self.match.game.prefix))
        return False
