"""What all routes need: the keeper, and who asks."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from rooftree.engine.box import LARGEST_FILE
from rooftree.table.identity import address_of, person_of
from rooftree.table.keeper import Keeper, Table
from rooftree.table.limits import Rate
from rooftree.table.public import match_info
from rooftree.table.refusals import too_fast
from rooftree.table.wire import MatchInfo

Asking = Request[Any, Any, Any]
WITH_A_BOX = 3 * LARGEST_FILE
"""Bytes of a request with a box file in it, written as JSON."""


def keeper_of(request: Asking) -> Keeper:
    """The keeper of all matches."""
    keeper: Keeper = request.app.state.keeper
    return keeper


def info(keeper: Keeper, table: Table, person: str | None) -> MatchInfo:
    """A match from outside."""
    return match_info(keeper.key, table.row, table.seats, person, table.viewers.here, table.stuck)


async def informed(request: Asking, id: str, person: str | None = None) -> MatchInfo:
    """The same, by its id."""
    keeper = keeper_of(request)
    return info(keeper, await keeper.table(id), person or person_of(request))


def with_cookie(found: MatchInfo, cookies: list[Cookie], status: int = 201) -> Response[MatchInfo]:
    """An answer that tells a new browser who it is."""
    return Response(found, cookies=cookies, status_code=status)


def check_rate(rate: Rate, key: str, what: str) -> None:
    """Refuse whoever asks too often."""
    if not rate.allows(key):
        raise too_fast(what)


def check_address(request: Asking, rate: Rate, what: str) -> None:
    """Refuse an address that asks too often."""
    check_rate(rate, address_of(request, keeper_of(request).settings), what)
