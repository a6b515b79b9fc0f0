"""The score form of Big Build: a finished game of a real table, from its picture or from the victory cards."""

from typing import Any

import msgspec
import numpy as np

from rooftree.engine.box import Box
from rooftree.engine.buffers import Array, event_buffer
from rooftree.engine.errors import Problem, RooftreeError, one_of, shown
from rooftree.engine.game import find_game
from rooftree.engine.luck import tape
from rooftree.games.big_build import rules
from rooftree.games.big_build.reasons import REASONS, TOKEN_TWICE
from rooftree.games.big_build.state import COUNTED, FINISHED, LISTED, STATE

MOST = 999


class LaidToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token, and the seat that laid it: 0 is the first seat of the form."""

    token: str
    seat: int


class SeatForm(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: its victory cards, where no tokens are listed."""

    name: str = ""
    threes: int | None = None
    ones: int | None = None


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game. The seats are in turn order, the first player first: that decides ties.

    Either `picture` lists the tokens in the order in which they were laid, or every seat has its victory cards,
    `threes` and `ones` as they lie.
    """

    game: str
    seats: list[SeatForm]
    options: dict[str, str] = {}
    box: str = ""
    picture: list[LaidToken] = []


def lay(box: Box, form: Form, place: str) -> tuple[Array, list[dict[str, Any]]]:
    """The position of a form, and the faults that no state can show (a token laid twice)."""
    problems: list[Problem] = []
    table = np.zeros(1, STATE)
    s = table[0]
    options = find_game("big-build").option_numbers(len(form.seats), form.options)
    rules.deal(box.record[0], s, options, tape([])[0])
    faults: list[dict[str, Any]] = []
    if form.picture:
        s.source = LISTED
        faults = _lay_tokens(box, s, form, place, problems)
    else:
        s.source = COUNTED
    _count_cards(s, form, place, problems)
    if problems:
        raise RooftreeError(problems)
    s.built = 0
    s.phase = FINISHED
    s.over = rules.COMPLETE
    return table, faults


def _lay_tokens(box: Box, s: Any, form: Form, place: str, problems: list[Problem]) -> list[dict[str, Any]]:
    """Lay the tokens one by one, as the rules do."""
    named = {row["id"]: n for n, row in enumerate(box.content["token"])}
    faults = []
    for n, laid in enumerate(form.picture):
        where = f"{place}, picture[{n}]"
        if laid.token not in named:
            problems.append(Problem(f"{where}.token", shown(laid.token), one_of(named)))
        elif not 0 <= laid.seat < len(form.seats):
            problems.append(Problem(f"{where}.seat", str(laid.seat), f"a seat from 0 to {len(form.seats) - 1}"))
        elif s.laid_as[named[laid.token]]:
            cause = REASONS[TOKEN_TWICE]
            faults.append({"reason": cause.id, "paragraph": cause.paragraph, "token": laid.token})
        else:
            rules.build(box.record[0], s, laid.seat, named[laid.token], 0, event_buffer(0)[0])
    return faults


def _count_cards(s: Any, form: Form, place: str, problems: list[Problem]) -> None:
    """BB-55: the points that the victory cards of a seat show, where the picture does not tell them."""
    for seat, seat_form in enumerate(form.seats):
        for key, worth in (("threes", 3), ("ones", 1)):
            where, cards = f"{place}, seats[{seat}].{key}", getattr(seat_form, key)
            if form.picture and cards is not None:
                problems.append(Problem(where, str(cards), 'none: "picture" is given, the points are counted'))
            elif not form.picture and cards is None:
                problems.append(Problem(where, "nothing", 'how many such cards lie there (or give "picture")'))
            elif cards is not None and not 0 <= cards <= MOST:
                problems.append(Problem(where, str(cards), f"a whole number from 0 to {MOST}"))
            elif cards is not None:
                s.score[seat] += worth * cards


def unreachable(box: Box, s: Any) -> list[dict[str, Any]]:
    """Nothing: tokens may be laid in any order, by anyone, as long as the others end their turns."""
    return []
