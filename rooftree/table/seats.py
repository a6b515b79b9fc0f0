"""Who sits where: sitting down, covering, coming back, resigning, moving to another device, ending together."""

import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from rooftree.engine.errors import one_of
from rooftree.table.draft import Draft
from rooftree.table.refusals import TurnedDown
from rooftree.table.rows import LEVELS, PERSON, STAND_IN, SeatRow
from rooftree.table.tokens import code_as_typed, hashed, new_code
from rooftree.table.wire import Agree, Colour, SeatCode, SeatLook, SitDown

LONGEST_NAME = 24
CODE_LIVES = timedelta(minutes=10)

Act = Callable[[Draft], None]


def checked_name(name: str) -> str:
    """A name as it may be shown: short, on one line, nothing that turns the text around it."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    odd = any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for letter in tidy)
    if not tidy or len(tidy) > LONGEST_NAME or odd:
        expected = f"a name of 1 to {LONGEST_NAME} letters"
        raise TurnedDown("bad-name", "name", "no name" if not tidy else f"{len(tidy)} letters", expected, 400)
    return tidy


def check_name(seats: list[SeatRow], number: int, name: str) -> None:
    """Names tell seats apart."""
    if any(seat.name.casefold() == name.casefold() and seat.seat != number for seat in seats):
        raise TurnedDown("bad-name", "name", "a name that another seat has", "a name of one's own")


def player(by: str, *, stand_in: bool) -> str:
    """Who plays a seat for a level of the bots."""
    known = {**LEVELS, **({STAND_IN: STAND_IN} if stand_in else {})}
    if by not in known:
        raise TurnedDown("no-such-level", "level", by, one_of(known), 400)
    return known[by]


def bot_name(kind: str, number: int) -> str:
    """What a bot is called that nobody has named."""
    return f"{kind.capitalize()} {number + 1}"


def check_colour(seats: list[SeatRow], number: int, colour: Colour) -> None:
    """Each seat has a colour of its own."""
    if any(seat.colour == colour and seat.seat != number for seat in seats):
        raise TurnedDown("colour-taken", "colour", colour, "a colour that no other seat has")


def sit_down(person: str, wish: SitDown) -> Act:
    """A friend takes a free seat. Asked again without a seat, the friend sits where they sat."""
    name = checked_name(wish.name)

    def act(draft: Draft) -> None:
        draft.check_open()
        own = [seat.seat for seat in draft.seats if seat.holder == person]
        if wish.seat in own or (own and wish.seat is None):
            return
        free = [seat.seat for seat in draft.seats if not seat.taken]
        if not free:
            raise TurnedDown("no-free-seat", "seat", "none free", "a free seat")
        number = free[0] if wish.seat is None else draft.seat(wish.seat).seat
        if number not in free:
            raise TurnedDown("seat-taken", f"seat {number}", "a seat that is taken", one_of(free))
        check_name(draft.seats, number, name)
        draft.put(number, holder=person, name=name, confirming=True)

    return act


def fill(person: str | None, number: int, by: str) -> Act:
    """The host gives a free friend's seat to a bot."""
    kind = player(by, stand_in=False)

    def act(draft: Draft) -> None:
        draft.check_host(person)
        draft.check_open()
        if draft.seat(number).taken:
            raise TurnedDown("seat-taken", f"seat {number}", "a seat that is taken", "a free seat")
        draft.put(number, who="bot", kind=kind, name=bot_name(kind, number))

    return act


def cover(person: str | None, number: int, by: str) -> Act:
    """The host lets somebody play for a friend who is absent."""
    kind = player(by, stand_in=True)

    def act(draft: Draft) -> None:
        draft.check_host(person)
        seat = draft.seat(number)
        _ = draft.running
        if seat.holder is None or seat.resigned:
            raise TurnedDown("not-a-person", f"seat {number}", f"played by {seat.kind}", "a seat of a person")
        if seat.holder == person:
            raise TurnedDown("own-seat", f"seat {number}", "a seat of this browser", "somebody else's seat")
        if seat.holder in draft.here:
            raise TurnedDown("not-absent", f"seat {number}", "a person who is here", "a person who is away")
        draft.put(number, kind=kind, covered=True, agrees=False)

    return act


def come_back(person: str | None, number: int) -> Act:
    """A person is back at a seat that was covered."""

    def act(draft: Draft) -> None:
        seat = draft.own(number, person)
        _ = draft.running
        if not seat.covered:
            raise TurnedDown("not-covered", f"seat {number}", f"played by {seat.kind}", "a covered seat")
        draft.put(number, kind=PERSON, covered=False)

    return act


def resign(person: str | None, number: int) -> Act:
    """A person leaves for good: the seat is free again, or the stand-in plays it; without persons the match ends."""

    def act(draft: Draft) -> None:
        seat = draft.own(number, person)
        draft.check_open()
        if draft.match is None:
            if seat.who != "friend":
                raise TurnedDown("own-seat", f"seat {number}", "the host's seat", "a friend's seat; the host can close")
            draft.put(number, holder=None, name="", confirming=False, code=None, code_until=None)
            return
        if seat.resigned:
            return
        draft.put(number, kind=STAND_IN, resigned=True, covered=False, agrees=False)
        if all(other.holder is None or other.resigned for other in draft.seats):
            draft.set(status="closed")
        else:
            _end_if_agreed(draft)

    return act


def restyle(person: str | None, number: int, look: SeatLook) -> Act:
    """Another name or colour."""

    def act(draft: Draft) -> None:
        draft.own(number, person)
        draft.check_open()
        if look.colour is not None:
            check_colour(draft.seats, number, look.colour)
            draft.put(number, colour=look.colour)
        if look.name is not None:
            name = checked_name(look.name)
            check_name(draft.seats, number, name)
            draft.put(number, name=name)

    return act


def agree(person: str | None, wish: Agree) -> Act:
    """A person agrees to end the match, or no longer does. It ends once everybody who plays agrees."""

    def act(draft: Draft) -> None:
        seat = draft.own(wish.seat, person)
        _ = draft.running
        if seat.kind != PERSON:
            raise TurnedDown("not-a-person", f"seat {wish.seat}", f"played by {seat.kind}", "a seat a person plays")
        draft.put(wish.seat, agrees=wish.agrees)
        _end_if_agreed(draft)

    return act


def _end_if_agreed(draft: Draft) -> None:
    if draft.persons and all(seat.agrees for seat in draft.persons):
        draft.set(status="agreed")


def close(person: str | None) -> Act:
    """The host closes a match."""

    def act(draft: Draft) -> None:
        draft.check_host(person)
        if draft.row.open:
            draft.set(status="closed")
        elif draft.row.status != "closed":
            draft.check_open()

    return act


def make_code(person: str | None, number: int) -> Callable[[Draft], SeatCode]:
    """A code that moves the seat to another device; an older one is void."""

    def act(draft: Draft) -> SeatCode:
        draft.own(number, person)
        code, until = new_code(), (datetime.now(UTC) + CODE_LIVES).isoformat(timespec="seconds")
        draft.put(number, code=hashed(code), code_until=until)
        return SeatCode(code, until)

    return act


def use_code(person: str, code: str) -> Act:
    """The seat with this code moves to this browser; the code is used up, for all but the browser that asks again."""
    wanted = hashed(code_as_typed(code))

    def act(draft: Draft) -> None:
        seat = next((seat for seat in draft.seats if seat.code == wanted), None)
        if seat is not None and seat.code_until is None and seat.holder == person:
            return
        if seat is None or (seat.code_until or "") <= datetime.now(UTC).isoformat(timespec="seconds"):
            raise bad_code()
        if draft.row.host == seat.holder and seat.who == "me":
            draft.set(host=person)
        draft.put(seat.seat, holder=person, code_until=None)

    return act


def bad_code() -> TurnedDown:
    """A code that moves nothing."""
    return TurnedDown("bad-code", "code", "a code that is wrong, used or too old", "a fresh code", 404)
