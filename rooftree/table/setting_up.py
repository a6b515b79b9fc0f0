"""Setting up: a new match from wishes, the first deal, a rematch."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import get_args

from rooftree import __version__
from rooftree.engine.box import Box, box_from_text, box_ids, build_box, load_box
from rooftree.engine.errors import one_of, wrong
from rooftree.engine.game import Game, find_game
from rooftree.engine.log import Entry
from rooftree.engine.record import reopen
from rooftree.table.draft import Draft, now
from rooftree.table.keeper import Keeper, Table, record_of_row
from rooftree.table.refusals import TOO_MANY, NotKept, TurnedDown
from rooftree.table.rows import PERSON, MatchRow, SeatRow
from rooftree.table.seats import bot_name, check_colour, check_name, checked_name, player
from rooftree.table.store import Collision, Kept
from rooftree.table.tokens import hashed, invitation, new_match_id
from rooftree.table.wire import Colour, NewMatch, SeatWish

COLOURS: tuple[Colour, ...] = get_args(Colour)
OWN_BOX = "box.toml"
"""What somebody's own box file is called in an error when they don't say."""
LONGEST_FILE_NAME = 80


def wished(wish: NewMatch, person: str, key: bytes) -> tuple[Kept, Box]:
    """The match that somebody wishes to set up; everything that is wrong with the wish is refused."""
    game = find_game(wish.game)
    options = game.settle_options(len(wish.seats), wish.options)
    if not any(seat.who in ("me", "here", "friend") for seat in wish.seats):
        raise TurnedDown("no-person", "seats", "bots only", "at least one seat for a person", 400)
    box = _box(game, wish)
    row = _row(game, box, options, person, key)
    seats: list[SeatRow] = []
    for number, seat in enumerate(wish.seats):
        made = _seat(row.id, number, seat, person, _colour(wish.seats, seats, number))
        if made.name:
            check_name(seats, number, made.name)
        seats.append(made)
    return (row, seats), box


def _box(game: Game, wish: NewMatch) -> Box:
    """A box that comes with the game, or one of somebody's own."""
    if wish.box_file is not None:
        if wish.box is not None:
            raise wrong("box", wish.box, "no box beside a box_file")
        return own_box(game, wish.box_file, wish.box_name)
    if wish.box is not None and wish.box not in box_ids(game):
        raise TurnedDown("no-such-box", "box", wish.box, one_of(box_ids(game)), 400)
    return load_box(game, wish.box)


def own_box(game: Game, text: str, name: str) -> Box:
    """The box of somebody's own file; every problem with it names the file."""
    shown = "".join(letter for letter in name if letter.isprintable())[:LONGEST_FILE_NAME]
    return box_from_text(game, text, shown or OWN_BOX)


def _row(game: Game, box: Box, options: dict[str, str], host: str, key: bytes) -> MatchRow:
    id, time = new_match_id(), now()
    return MatchRow(
        id=id,
        game=game.id,
        box_id=box.id,
        box_hash=box.hash,
        options=options,
        rules=game.rules_hash,
        version=__version__,
        seed=secrets.token_hex(32),
        host=host,
        invitation=hashed(invitation(key, id)),
        created=time,
        changed=time,
    )


def _colour(wishes: Sequence[SeatWish], seats: list[SeatRow], number: int) -> Colour:
    """The colour wished for, or the first that nobody has or wishes for."""
    wish = wishes[number].colour
    if wish is not None:
        check_colour(seats, number, wish)
        return wish
    gone = {seat.colour for seat in seats} | {other.colour for other in wishes}
    return next(colour for colour in COLOURS if colour not in gone)


def _seat(match: str, number: int, wish: SeatWish, person: str, colour: Colour) -> SeatRow:
    name, kind, holder = "", PERSON, None
    if wish.who == "bot":
        kind = player(wish.level, stand_in=False)
        name = checked_name(wish.name) if wish.name else bot_name(kind, number)
    elif wish.who != "friend":
        name, holder = checked_name(wish.name), person
    return SeatRow(
        match=match,
        seat=number,
        name=name,
        colour=colour,
        who=wish.who,
        kind=kind,
        holder=holder,
        confirming=holder is not None,
    )


async def set_up(keeper: Keeper, wish: NewMatch, person: str) -> str:
    """Set a match up; its id. It deals itself once everybody sits and the rules are compiled."""
    if await keeper.store.open_matches(person) >= keeper.settings.limits.open_matches:
        most = keeper.settings.limits.open_matches
        raise TurnedDown("too-many-matches", "matches", f"{most} unfinished", "fewer: finish or close one", TOO_MANY)
    kept, box = await keeper.compute(wished, wish, person, keeper.key)
    await keeper.store.add(*kept, dict(box.content), None)
    keeper.seat(kept)
    await deal_if_full(keeper, kept[0].id)
    return kept[0].id


def deal(box: dict[str, object]) -> Callable[[Draft], None]:
    """The first deal, once everybody sits."""

    def act(draft: Draft) -> None:
        if draft.row.status == "gathering" and all(seat.taken for seat in draft.seats):
            draft.set(seats=[seat.info for seat in draft.seats], status="running")
            nothing: list[Entry] = []
            draft.match = reopen(record_of_row(draft.row, box, nothing))

    return act


async def deal_if_full(keeper: Keeper, id: str) -> None:
    """Deal now if it can be done now; as soon as the rules are compiled otherwise."""
    table = await keeper.table(id)
    playable = table.row.game in keeper.readiness.games
    if table.row.status != "gathering" or not playable or not all(seat.taken for seat in table.seats):
        return
    if keeper.readiness(table.row.game):
        await _deal(keeper, id)
    else:
        keeper.later(_deal_when_ready(keeper, id, table.row.game))


async def _deal(keeper: Keeper, id: str) -> None:
    table = await keeper.table(id)
    await table.do(deal(await keeper.box(table.row)))


async def _deal_when_ready(keeper: Keeper, id: str, game: str) -> None:
    await keeper.readiness.wait(game)
    await _deal(keeper, id)


async def rematch(keeper: Keeper, id: str, person: str | None) -> str:
    """The match with the same seats that follows a finished one: made once, then always the same; its id."""
    fresh = await keeper.finish(_rematch(keeper, await keeper.table(id), person))
    await deal_if_full(keeper, fresh)
    return fresh


async def _rematch(keeper: Keeper, table: Table, person: str | None) -> str:
    async with table.lock:
        if person is None or all(seat.holder != person for seat in table.seats):
            raise TurnedDown("not-seated", "match", "a match of others", "a match that this browser sits in", 403)
        if table.row.rematch is not None:
            return table.row.rematch
        if table.row.open:
            raise TurnedDown("not-over", "match", table.row.status, "a match that has ended")
        content = await keeper.box(table.row)
        kept, box = await keeper.compute(_again, table.row, table.seats, content, keeper.key)
        try:
            await keeper.store.add(*kept, dict(box.content), table.row)
        except Collision:
            raise NotKept from None
        finally:
            await table.reread()  # so that nobody asks in vain again
    return kept[0].id


def _again(row: MatchRow, seats: list[SeatRow], content: Mapping[str, object], key: bytes) -> tuple[Kept, Box]:
    game = find_game(row.game)
    box = build_box(game, content, "box")
    fresh = _row(game, box, game.settle_options(len(seats), row.options), row.host, key)
    return (fresh, [_same_seat(fresh.id, seat) for seat in seats]), box


def _same_seat(match: str, seat: SeatRow) -> SeatRow:
    """Whoever sat there sits there again; a friend's seat that nobody took stays free."""
    person = seat.who != "bot"
    return SeatRow(
        match=match,
        seat=seat.seat,
        name=seat.name,
        colour=seat.colour,
        who=seat.who,
        kind=PERSON if person else seat.kind,
        holder=seat.holder,
        confirming=seat.confirming,
    )
