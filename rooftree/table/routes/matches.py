"""Matches: setting up, looking, doing."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from rooftree.engine.record import write
from rooftree.engine.words import WATCHER
from rooftree.table.doings import doing, why_not
from rooftree.table.draft import Draft
from rooftree.table.identity import person_of, person_or_new
from rooftree.table.live import do, react
from rooftree.table.refusals import TurnedDown
from rooftree.table.routes.asking import WITH_A_BOX, Asking, check_address, check_rate, informed, keeper_of, with_cookie
from rooftree.table.setting_up import rematch, set_up
from rooftree.table.viewers import picture_of
from rooftree.table.wire import Doing, Done, LogEntry, MatchInfo, NewMatch, React, View, WhyNot, WhyNotAnswer

Seat = Annotated[int | None, QueryParameter(ge=0, le=16)]


class LogPart(msgspec.Struct):
    """What happened from a position on."""

    log: list[LogEntry]
    log_from: int


@post("/api/matches", request_max_body_size=WITH_A_BOX)
async def new_match(request: Asking, data: JSONBody[NewMatch]) -> Response[MatchInfo]:
    """Set a match up."""
    keeper = keeper_of(request)
    check_address(request, keeper.new_matches, "new matches")
    if data.box_file is not None:
        check_address(request, keeper.own_boxes, "boxes")
    person, cookies = person_or_new(request, keeper.settings)
    id = await set_up(keeper, data, person)
    return with_cookie(await informed(request, id, person), cookies)


@get("/api/matches/{id:str}")
async def one_match(request: Asking, id: FromPath[str]) -> MatchInfo:
    """A match from outside."""
    return await informed(request, id)


@get("/api/matches/{id:str}/view")
async def view(request: Asking, id: FromPath[str], seat: Seat = None) -> View:
    """The table as a seat of this browser sees it; without a seat, as somebody who watches."""
    table = await keeper_of(request).table(id)
    person = person_of(request)

    def look(draft: Draft) -> View:
        return _dealt(draft, person, seat).view(WATCHER if seat is None else seat)

    return await table.look(look)


@get("/api/matches/{id:str}/log")
async def log(
    request: Asking, id: FromPath[str], seat: Seat = None, since: Annotated[int | None, QueryParameter(ge=0)] = None
) -> LogPart:
    """What happened, as the seat is told it afterwards; without `since`, the last of it."""
    table = await keeper_of(request).table(id)
    person = person_of(request)

    def look(draft: Draft) -> LogPart:
        picture = picture_of(_dealt(draft, person, seat), WATCHER if seat is None else seat, since)
        return LogPart(picture.log, picture.start)

    return await table.look(look)


def _dealt(draft: Draft, person: str | None, seat: int | None) -> Any:
    """The match in play, once it is dealt, for somebody who may look from that seat."""
    if seat is not None:
        draft.own(seat, person)
    if draft.match is None:
        draft.check_open()
        raise TurnedDown("gathering", "match", "a table not dealt yet", "a match that has begun")
    return draft.match


@post("/api/matches/{id:str}/doings", status_code=200)
async def doings(request: Asking, id: FromPath[str], data: JSONBody[Doing]) -> Done:
    """What a seat does: the same as over the live channel. It is kept when this answers."""
    keeper, person = keeper_of(request), person_of(request)
    check_rate(keeper.doings, person or "", "doings")
    table = await keeper.table(id)
    if isinstance(data, React):
        return Done("", await react(keeper, table, person, data))
    return Done(getattr(data, "client", ""), await do(table, doing(person, data), data))


@post("/api/matches/{id:str}/why-not", status_code=200)
async def why(request: Asking, id: FromPath[str], data: JSONBody[WhyNot]) -> WhyNotAnswer:
    """Why a seat may not choose something, with the paragraph of the rules."""
    keeper, person = keeper_of(request), person_of(request)
    check_rate(keeper.doings, person or "", "questions")
    table = await keeper.table(id)
    return WhyNotAnswer(await table.look(why_not(person, data)))


@post("/api/matches/{id:str}/rematch")
async def again(request: Asking, id: FromPath[str]) -> MatchInfo:
    """The match with the same seats that follows; asked again, the same one."""
    keeper, person = keeper_of(request), person_of(request)
    return await informed(request, await rematch(keeper, id, person))


@get("/api/matches/{id:str}/record")
async def record(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The record of a match that is over: everything lies open in it."""
    keeper = keeper_of(request)
    table = await keeper.table(id)
    if table.row.status != "over":
        raise TurnedDown("not-over", "match", table.row.status, "a match that is over")
    name = f"{table.row.game}-{table.row.created[:10]}-{id[:6]}.json"
    content = await keeper.compute(write, await keeper.record(table.row))
    return Response(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
