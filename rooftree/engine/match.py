"""A match in progress: choose, take back, confirm, view, log. The one door out for state is `view` and `log`.

Two hands move a match. Seats choose; once nobody is awaited and everyone who wants to has confirmed, the dealer takes
a step. A seat may take back what it chose since the dealer's last step, and nothing older.
"""

import bisect
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rooftree.engine.box import Box, load_box
from rooftree.engine.buffers import Array, event_buffer
from rooftree.engine.errors import one_of, wrong
from rooftree.engine.game import Game
from rooftree.engine.log import Choice, Chose, Confirmed, Dealt, Entry, ForkPart, SeatChanged, SeatInfo, TookBack
from rooftree.engine.luck import dice, forget_noted
from rooftree.engine.seat import Seat
from rooftree.engine.tally import result_words, score_lines
from rooftree.engine.words import EVERYTHING, Refused


class Match:
    """One match: a game, a box, options, seats, luck, and the log of what happened."""

    def __init__(self, game: Game, box: Box, options: Mapping[str, str], seats: Sequence[SeatInfo]) -> None:
        """Set the table up; the dealer's first step is still to come."""
        self.game = game
        self.box = box
        self.options = game.settle_options(len(seats), options)
        self.first_seats = tuple(seats)
        self.seats = list(seats)
        self.seed: bytes | None = None
        self.fork: ForkPart | None = None
        self.entries: list[Entry] = []
        self._luck: Array | None = None
        self._table = np.zeros(1, game.state)
        self._before = self._table.copy()
        self._standing: list[tuple[int, int, int]] = []  # position in the log, seat, choice: since the last step
        self._confirmed: set[int] = set()
        self._told: dict[int, Array] = {}
        self._withdrawn: set[int] = set()
        self._receipts: dict[tuple[int, str], int] = {}
        self._decisions: list[int] = []  # for each entry, the dealer's last step when it was written
        self._steps = 0

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        *,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        seed: bytes | None = None,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
    ) -> "Match":
        """A new match, dealt from a seed (a fresh one if none is given)."""
        game.settle_options(seats, options or {})
        infos = [
            SeatInfo(names[n] if n < len(names) else f"Seat {n + 1}", kinds[n] if n < len(kinds) else "person")
            for n in range(seats)
        ]
        match = cls(game, box or load_box(game), options or {}, infos)
        seed = secrets.token_bytes(32) if seed is None else seed
        match.throw(seed, dice(seed, noted=True))
        return match

    def throw(self, seed: bytes, luck: Array) -> None:
        """From now on the dealer throws these dice, which come from the seed, and moves on by itself when it is due."""
        self.seed = seed
        self._luck = luck
        self._move_on()

    # --- where the match stands ----------------------------------------------------------------------------------

    @property
    def _s(self) -> Any:
        return self._table[0]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._s.over)

    @property
    def awaited(self) -> list[int]:
        """The seats whose decision is awaited."""
        return [seat for seat in range(len(self.seats)) if (int(self._s.waiting) >> seat) & 1]

    @property
    def decision(self) -> int:
        """The number of the dealer's last step: what a choice answers."""
        return self._steps

    @property
    def position(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def unconfirmed(self) -> list[int]:
        """The seats that have chosen, want to confirm, and have not yet."""
        chosen = {seat for _, seat, _ in self._standing}
        return [
            seat
            for seat in sorted(chosen)
            if self.seats[seat].confirming and seat not in self._confirmed and seat not in self.awaited
        ]

    @property
    def dealer_due(self) -> bool:
        """Whether it is the dealer's turn."""
        return not self.over and not self.awaited and not self.unconfirmed

    @property
    def seed_hash(self) -> str | None:
        """Shown from the start, so that the seed, shown at the end, can be checked."""
        return hashlib.sha256(self.seed).hexdigest() if self.seed is not None else None

    # --- what seats do -------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Choice]:
        """What the seat may choose now, in words."""
        self._check_seat(seat)
        return [self.game.words.choice_words(self.box, self._s, seat, choice) for choice in self._legal(seat)]

    def why_not(self, seat: int, words: Mapping[str, Any]) -> Refused | None:
        """Why the seat may not choose this now; None if it may."""
        try:
            self._number(seat, words)
        except Refused as refused:
            return refused
        return None

    def choose(
        self, seat: int, words: Mapping[str, Any], decision: int | None = None, client: str | None = None
    ) -> int:
        """Make a choice; its position in the log. Sent again with the same client id, it counts once."""
        self._check_seat(seat)
        if client is not None and (seat, client) in self._receipts:
            return self._receipts[seat, client]
        if decision is not None and decision != self.decision:
            raise Refused("stale", "", f"an answer to decision {decision}", f"an answer to decision {self.decision}")
        choice = self._number(seat, words)
        spoken = self.game.words.choice_words(self.box, self._s, seat, choice)
        position = self._note(Chose(seat, self.decision, spoken, client))
        self._told[position] = self._apply(self._s, seat, choice)
        self._standing.append((position, seat, choice))
        if client is not None:
            self._receipts[seat, client] = position
        self._move_on()
        return position

    def has_chosen(self, seat: int, client: str) -> bool:
        """Whether a choice of the seat with this client id was made."""
        return (seat, client) in self._receipts

    def choose_number(self, seat: int, choice: int) -> int:
        """Make a choice given as a number: a bot's."""
        legal = self._legal(seat)
        if choice not in legal:
            raise wrong(f"choice of seat {seat}", choice, one_of(legal) if legal else "no choice: it is not awaited")
        return self.choose(seat, self.game.words.choice_words(self.box, self._s, seat, choice))

    def stand_in(self, seat: int) -> int:
        """Choose for a seat that is absent."""
        self._check_seat(seat)
        if seat not in self.awaited:  # the rule may look for a choice until it finds one
            raise wrong(f"choice of seat {seat}", "the stand-in", "no choice: it is not awaited")
        return self.choose_number(seat, int(self.game.rules["stand_in"](self.box.record[0], self._s, seat)))

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat has chosen since the dealer's last step."""
        return any(owner == seat for _, owner, _ in self._standing)

    def take_back(self, seat: int) -> None:
        """Take back the seat's last choice since the dealer's last step."""
        self._check_seat(seat)
        if not self.can_take_back(seat):
            raise Refused("nothing-to-take-back", "", "no choice since the dealer's last step", "a choice of the seat")
        at = max(n for n, (_, owner, _) in enumerate(self._standing) if owner == seat)
        withdrawn = self._standing.pop(at)[0]
        self._note(TookBack(seat, self.decision, withdrawn))
        self._withdrawn.add(withdrawn)
        self._confirmed.discard(seat)
        self._table[...] = self._before
        for _, owner, choice in self._standing:
            self._apply(self._s, owner, choice)

    def restart(self, seat: int) -> None:
        """Take back everything the seat chose since the dealer's last step."""
        while self.can_take_back(seat):
            self.take_back(seat)

    def confirm(self, seat: int) -> None:
        """Stand by what was chosen: the dealer may move on."""
        self._check_seat(seat)
        if seat in self._confirmed:
            return
        if not self.can_take_back(seat) or seat in self.awaited:
            raise Refused("nothing-to-confirm", "", "a turn that is not complete", "a complete turn")
        self._note(Confirmed(seat, self.decision))
        self._confirmed.add(seat)
        self._move_on()

    def set_confirming(self, seat: int, confirming: bool) -> None:
        """Whether the dealer waits for the seat to confirm its turns."""
        self.change_seat(seat, confirming=confirming)

    def change_seat(
        self, seat: int, *, name: str | None = None, kind: str | None = None, confirming: bool | None = None
    ) -> None:
        """Give a seat another name, another player, or another habit."""
        self._check_seat(seat)
        old = self.seats[seat]
        self.seats[seat] = SeatInfo(
            old.name if name is None else name,
            old.kind if kind is None else kind,
            old.confirming if confirming is None else confirming,
        )
        if self.seats[seat] != old:
            self._note(SeatChanged(seat, self.seats[seat]))
            self._move_on()

    # --- what the dealer does ------------------------------------------------------------------------------------

    def deal_step(self, luck: Array) -> Dealt:
        """The dealer's step, up to the next decision, with the luck given; the first one sets up the table."""
        events = event_buffer()
        forget_noted(luck)
        if self.decision == 0:
            options = self.game.option_numbers(len(self.seats), self.options)
            self.game.rules["deal"](self.box.record[0], self._s, options, luck[0])
        self.game.rules["advance"](self.box.record[0], self._s, luck[0], events[0])
        if luck["torn"][0]:
            raise wrong("luck", "a tape that does not fit", "an outcome in range for every throw")
        rows = events["row"][0, : events["count"][0]].copy()
        entry = Dealt(
            [int(outcome) for outcome in luck["tape"][0, : luck["length"][0]]],
            self._render(rows, EVERYTHING, later=False),
        )
        self._steps += 1
        self._told[self._note(entry)] = rows
        self._before = self._table.copy()
        self._standing.clear()
        self._confirmed.clear()
        return entry

    def _move_on(self) -> None:
        if self._luck is not None and self.dealer_due:
            self.deal_step(self._luck)

    # --- what goes out -------------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Any]:
        """The match as a seat or a WATCHER may see it; once it is over, everything lies open."""
        self._check_viewer(seat)
        playing = seat >= 0 and not self.over
        return {
            "game": self.game.id,
            "box": {"id": self.box.id, "hash": self.box.hash},
            "options": dict(self.options),
            "seats": [{"name": info.name, "kind": info.kind} for info in self.seats],
            "seat": seat if seat >= 0 else None,
            "position": self.position,
            "decision": self.decision,
            "over": self.over,
            "awaited": self.awaited,
            "unconfirmed": self.unconfirmed,
            "prompt": self.game.words.prompt(self.box, self._s, seat),
            "choices": self.choices(seat) if playing else [],
            "can_take_back": playing and self.can_take_back(seat),
            "table": self.game.words.view(self.box, self._s, EVERYTHING if self.over else seat),
            "seed_hash": self.seed_hash,
            "seed": self.seed.hex() if self.over and self.seed is not None else None,
            "result": self.result() if self.over else None,
        }

    def everything(self) -> dict[str, Any]:
        """The table with nothing hidden: for whoever holds the record, never for a seat."""
        return self.game.words.view(self.box, self._s, EVERYTHING)

    def log(self, seat: int, since: int = 0, witnessed: int | None = None) -> list[dict[str, Any]]:
        """What happened from a position on, as the seat or a WATCHER is told it now.

        `witnessed` is the position from which on the viewer sees it happen: the rest is told later. Unless that is
        known, it is what has happened since the dealer's last step.
        """
        self._check_viewer(seat)
        told: list[dict[str, Any]] = []
        for position in range(max(0, since), self.position):
            decision = self._decisions[position]
            later = decision != self.decision if witnessed is None else position < witnessed
            entry = self._tell(position, seat, later)
            told.append({"position": position, "decision": decision, **entry})
        return told

    def retold_from(self, position: int) -> int:
        """From where the log is to be told anew to somebody who was told it up to a position.

        What was told as it happened is told otherwise once the dealer has taken another step.
        """
        if position == 0 or not any(isinstance(entry, Dealt) for entry in self.entries[position:]):
            return position
        return bisect.bisect_left(self._decisions, self._decisions[position - 1] - 1)

    def _tell(self, position: int, seat: int, later: bool) -> dict[str, Any]:
        match self.entries[position]:
            case Dealt():
                return {"by": "dealer", "events": self._render(self._told[position], seat, later)}
            case Chose(seat=who):
                withdrawn = position in self._withdrawn
                return {"by": who, "events": [] if withdrawn else self._render(self._told[position], seat, later)}
            case TookBack(seat=who):
                return {"by": who, "events": [{"event": "took-back", "seat": who}]}
            case Confirmed(seat=who):
                return {"by": who, "events": [{"event": "confirmed", "seat": who}]}
            case SeatChanged(seat=who, info=info):
                return {"by": who, "events": [{"event": "seat-changed", "seat": who, "kind": info.kind}]}

    def _render(self, rows: Array, seat: int, later: bool) -> list[dict[str, Any]]:
        viewer = EVERYTHING if self.over else seat
        told = (self.game.words.event_words(self.box, self._s, row, viewer, later) for row in rows)
        return [words for words in told if words is not None]

    def result(self) -> dict[str, Any]:
        """The result of a match that is over."""
        if not self.over:
            raise wrong("result", "a match still running", "a match that is over")
        return result_words(self.game, self.box, self._s)

    def score(self, seat: int) -> list[dict[str, Any]]:
        """A seat's points so far, line by line."""
        self._check_seat(seat)
        return score_lines(self.game, self.box, self._s, seat)

    def seat(self, seat: int) -> Seat:
        """The match as a bot gets it: as it stands now, whatever happens while the bot thinks."""
        self._check_seat(seat)
        return Seat(self.game, self.box, self._table.copy(), seat)

    def state_hash(self) -> str:
        """Names the state without showing it, where two replays are compared."""
        return hashlib.sha256(self._table.tobytes()).hexdigest()

    # --- inside --------------------------------------------------------------------------------------------------

    def _note(self, entry: Entry) -> int:
        self.entries.append(entry)
        self._decisions.append(self.decision)
        return len(self.entries) - 1

    def _apply(self, s: Any, seat: int, choice: int) -> Array:
        events = event_buffer()
        self.game.rules["apply"](self.box.record[0], s, seat, choice, events[0])
        rows: Array = events["row"][0, : events["count"][0]].copy()
        return rows

    def _legal(self, seat: int) -> list[int]:
        out = np.zeros(self.game.max_choices, np.int16)
        return [int(choice) for choice in out[: self.game.rules["legal"](self.box.record[0], self._s, seat, out)]]

    def _number(self, seat: int, words: Mapping[str, Any]) -> int:
        """The number of an allowed choice; Refused with the rule otherwise."""
        self._check_seat(seat)
        if self.over:
            raise Refused("over", "", "a match that is over", "a match still running")
        choice = self.game.words.parse_choice(self.box, self._s, seat, words)
        verdict = int(self.game.rules["verdict"](self.box.record[0], self._s, seat, choice))
        if verdict:
            cause = self.game.reasons[verdict]
            spoken = ", ".join(f"{key} {value}" for key, value in words.items())
            raise Refused(cause.id, cause.paragraph, spoken)
        return choice

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise wrong("seat", seat, one_of(range(len(self.seats))))

    def _check_viewer(self, seat: int) -> None:
        if seat != -1:
            self._check_seat(seat)
