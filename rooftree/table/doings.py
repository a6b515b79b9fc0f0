"""What seats do in a match in play.

A choice, a confirmation and a habit are safe to send again: what is done already is not done twice. Taking back is not:
sent again it takes one more choice back.
"""

from collections.abc import Callable

from rooftree.engine.errors import RooftreeError
from rooftree.engine.match import Match
from rooftree.engine.reading import tame
from rooftree.engine.words import Refused
from rooftree.table.draft import Draft
from rooftree.table.refusals import TurnedDown, check_length
from rooftree.table.rows import PERSON
from rooftree.table.wire import Choose, Confirm, Confirming, Problem, Restart, TakeBack, WhyNot

LONGEST_CLIENT_ID = 64
AtTable = Choose | TakeBack | Restart | Confirm | Confirming


def doing(person: str | None, wish: AtTable) -> Callable[[Draft], int]:
    """What a browser wishes to do with one of its seats; then the length of the log."""

    def act(draft: Draft) -> int:
        draft.own(wish.seat, person)
        if not _done_before(draft, wish):
            match = draft.running
            _check_playing(draft, wish.seat)
            _do(draft, match, wish)
        return draft.match.position if draft.match is not None else 0

    return act


def _done_before(draft: Draft, wish: AtTable) -> bool:
    """Whether this was sent before and is kept: that stays true after the match has ended."""
    if draft.match is None:
        return False
    if isinstance(wish, Choose):
        return draft.match.has_chosen(wish.seat, wish.client)
    return isinstance(wish, Confirm) and wish.decision < draft.match.decision


def _check_playing(draft: Draft, number: int) -> None:
    seat = draft.seat(number)
    if seat.kind != PERSON:
        reason = "resigned" if seat.resigned else "covered"
        raise TurnedDown(reason, f"seat {number}", f"played by {seat.kind}", "a seat that its person plays")


def _do(draft: Draft, match: Match, wish: AtTable) -> None:
    match wish:
        case Choose():
            check_length("client", wish.client, LONGEST_CLIENT_ID)
            words = tame(wish.choice, "choice", "a choice in words")
            match.choose(wish.seat, words, wish.decision, wish.client)
        case TakeBack():
            match.take_back(wish.seat)
        case Restart():
            match.restart(wish.seat)
        case Confirm():
            if wish.decision > match.decision:
                raise Refused("stale", "", f"decision {wish.decision}", f"decision {match.decision}")
            match.confirm(wish.seat)
        case Confirming():
            draft.put(wish.seat, confirming=wish.on)


def why_not(person: str | None, question: WhyNot) -> Callable[[Draft], Problem | None]:
    """Why a seat of this browser may not choose this; None when it may."""

    def act(draft: Draft) -> Problem | None:
        draft.own(question.seat, person)
        words = tame(question.choice, "choice", "a choice in words")
        if draft.match is None:
            draft.check_open()
            raise TurnedDown("gathering", "match", "a table not dealt yet", "a match that runs")
        refused = draft.match.why_not(question.seat, words)
        if refused is None:
            return None
        first = refused.problems[0]
        return Problem(first.where, first.found, first.expected, refused.reason, refused.paragraph)

    return act


def bot_choice(seat: int, kind: str, decision: int, choice: int | None) -> Callable[[Draft], None]:
    """The choice that a bot has come to, or the stand-in's; refused when the table has moved on meanwhile."""

    def act(draft: Draft) -> None:
        match = draft.running
        if match.decision != decision or match.seats[seat].kind != kind or seat not in match.awaited:
            raise RooftreeError(())
        if choice is None:
            match.stand_in(seat)
        else:
            match.choose_number(seat, choice)

    return act
