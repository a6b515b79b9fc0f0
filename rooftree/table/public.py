"""A match from outside, as a browser is told of it: who sits there and how it stands, and nothing of the table."""

from collections.abc import Container, Sequence

from rooftree.table.rows import MatchRow, SeatRow
from rooftree.table.tokens import invitation
from rooftree.table.wire import MatchInfo, Problem, SeatPublic


def public_seat(seat: SeatRow, person: str | None, here: Container[str | None]) -> SeatPublic:
    """A seat as a browser is told of it."""
    return SeatPublic(
        seat=seat.seat,
        name=seat.name,
        colour=seat.colour,
        kind=seat.kind,
        taken=seat.taken,
        mine=seat.holder is not None and seat.holder == person,
        here=seat.holder is not None and seat.holder in here,
        covered=seat.covered,
        resigned=seat.resigned,
        confirming=seat.info.confirming,
        agrees_to_end=seat.agrees,
    )


def match_info(
    key: bytes,
    row: MatchRow,
    seats: Sequence[SeatRow],
    person: str | None,
    here: Container[str | None] = (),
    stuck: Problem | None = None,
) -> MatchInfo:
    """A match as a browser is told of it. Only who sits there, or set it up, is told the invitation."""
    sits = person is not None and (person == row.host or any(seat.holder == person for seat in seats))
    free = row.status == "gathering" and any(not seat.taken for seat in seats)
    return MatchInfo(
        id=row.id,
        game=row.game,
        box=row.box_id,
        box_hash=row.box_hash,
        options=row.options,
        status=row.status,
        seats=[public_seat(seat, person, here) for seat in seats],
        host=person is not None and person == row.host,
        invite=f"/join/{invitation(key, row.id)}" if sits and free else None,
        awaited=row.awaited,
        position=row.position,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
        stuck=stuck,
    )
