"""Seats: sitting down, covering, coming back, moving, ending together."""

from collections.abc import Callable

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from rooftree.table import seats
from rooftree.table.draft import Draft
from rooftree.table.identity import person_of, person_or_new
from rooftree.table.keeper import Keeper
from rooftree.table.refusals import NOT_FOUND, TurnedDown
from rooftree.table.routes.asking import Asking, check_address, info, informed, keeper_of, with_cookie
from rooftree.table.setting_up import deal_if_full
from rooftree.table.tokens import code_as_typed, hashed
from rooftree.table.wire import Agree, Cover, Invitation, MatchInfo, SeatCode, SeatLook, SitDown, UseCode

LONGEST_TOKEN = 100


async def _invited(keeper: Keeper, token: str) -> str:
    id = await keeper.store.invited_to(hashed(token[:LONGEST_TOKEN]))
    if id is None:
        raise TurnedDown("no-invitation", "invitation", "one that nobody sent", "the link of an invitation", NOT_FOUND)
    return id


@get("/api/join/{token:str}")
async def invitation(request: Asking, token: FromPath[str]) -> Invitation:
    """What a friend who opens the link is shown."""
    keeper = keeper_of(request)
    table = await keeper.table(await _invited(keeper, token))
    free = [seat.seat for seat in table.seats if not seat.taken and table.row.open]
    return Invitation(info(keeper, table, person_of(request)), free)


@post("/api/browser", status_code=204)
async def browser(request: Asking) -> Response[None]:
    """Give a browser its secret before it asks for a seat: should that answer be lost, the seat is still its own."""
    _, cookies = person_or_new(request, keeper_of(request).settings)
    return Response(None, cookies=cookies, status_code=204)


@post("/api/join/{token:str}")
async def join(request: Asking, token: FromPath[str], data: JSONBody[SitDown]) -> Response[MatchInfo]:
    """Take a free seat. Asked again by the same browser, it is the same seat."""
    keeper = keeper_of(request)
    id = await _invited(keeper, token)
    person, cookies = person_or_new(request, keeper.settings)
    await (await keeper.table(id)).do(seats.sit_down(person, data))
    await deal_if_full(keeper, id)
    return with_cookie(await informed(request, id, person), cookies)


async def _done(request: Asking, id: str, act: Callable[[Draft], None]) -> MatchInfo:
    """Do something to the seats; the match as it is then."""
    await (await keeper_of(request).table(id)).do(act)
    return await informed(request, id)


@post("/api/matches/{id:str}/seats/{number:int}/cover", status_code=200)
async def cover(request: Asking, id: FromPath[str], number: FromPath[int], data: JSONBody[Cover]) -> MatchInfo:
    """The host lets a bot or the stand-in play for a friend who is absent."""
    return await _done(request, id, seats.cover(person_of(request), number, data.by))


@post("/api/matches/{id:str}/seats/{number:int}/return", status_code=200)
async def come_back(request: Asking, id: FromPath[str], number: FromPath[int]) -> MatchInfo:
    """The person of a covered seat is back."""
    return await _done(request, id, seats.come_back(person_of(request), number))


@post("/api/matches/{id:str}/seats/{number:int}/fill", status_code=200)
async def fill(request: Asking, id: FromPath[str], number: FromPath[int], data: JSONBody[Cover]) -> MatchInfo:
    """The host gives a free seat to a bot."""
    await _done(request, id, seats.fill(person_of(request), number, data.by))
    await deal_if_full(keeper_of(request), id)
    return await informed(request, id)


@post("/api/matches/{id:str}/seats/{number:int}/resign", status_code=200)
async def resign(request: Asking, id: FromPath[str], number: FromPath[int]) -> MatchInfo:
    """Leave for good."""
    return await _done(request, id, seats.resign(person_of(request), number))


@post("/api/matches/{id:str}/seats/{number:int}/look", status_code=200)
async def restyle(request: Asking, id: FromPath[str], number: FromPath[int], data: JSONBody[SeatLook]) -> MatchInfo:
    """Another name or colour."""
    return await _done(request, id, seats.restyle(person_of(request), number, data))


@post("/api/matches/{id:str}/seats/{number:int}/code", status_code=200)
async def code(request: Asking, id: FromPath[str], number: FromPath[int]) -> SeatCode:
    """A code that moves the seat to another device, once, within ten minutes."""
    table = await keeper_of(request).table(id)
    return await table.do(seats.make_code(person_of(request), number))


@post("/api/move", status_code=200)
async def move(request: Asking, data: JSONBody[UseCode]) -> Response[MatchInfo]:
    """Move a seat to this browser. Asked again by the same browser, it has moved already."""
    keeper = keeper_of(request)
    check_address(request, keeper.guesses, "codes")
    id = await keeper.store.moves_to(hashed(code_as_typed(data.code[:LONGEST_TOKEN])))
    if id is None:
        raise seats.bad_code()
    person, cookies = person_or_new(request, keeper.settings)
    await (await keeper.table(id)).do(seats.use_code(person, data.code))
    return with_cookie(await informed(request, id, person), cookies, 200)


@post("/api/matches/{id:str}/agree", status_code=200)
async def agree(request: Asking, id: FromPath[str], data: JSONBody[Agree]) -> MatchInfo:
    """Agree to end the match, or no longer."""
    return await _done(request, id, seats.agree(person_of(request), data))


@post("/api/matches/{id:str}/close", status_code=200)
async def close(request: Asking, id: FromPath[str]) -> MatchInfo:
    """The host closes the match."""
    return await _done(request, id, seats.close(person_of(request)))
