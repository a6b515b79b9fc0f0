"""The hall: games, their boxes, rules and texts, and what this browser plays."""

import functools
import io
from pathlib import Path
from typing import Annotated, get_args

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, JSONBody, QueryParameter

from rooftree import __version__
from rooftree.engine.box import LANGUAGES, Box, box_ids, load_box
from rooftree.engine.digest import digest_of
from rooftree.engine.game import Game, find_game
from rooftree.engine.text import PROGRAM_TEXTS
from rooftree.table.address import address
from rooftree.table.identity import person_of
from rooftree.table.keeper import Keeper
from rooftree.table.refusals import NOT_FOUND, TurnedDown
from rooftree.table.routes.asking import WITH_A_BOX, Asking, check_address, info, keeper_of
from rooftree.table.rows import LEVELS
from rooftree.table.setting_up import COLOURS, own_box
from rooftree.table.wire import BoxFile, BoxInfo, GameInfo, Hall, Levels, OptionInfo, Paragraph, Reaction

TABLE_TEXTS = PROGRAM_TEXTS.parent / "table" / "text"
MATCHES_SHOWN = 100
FOREVER = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
FLUENT = "text/plain"


def known_game(keeper: Keeper, id: str) -> Game:
    """A game of this server."""
    if id not in keeper.readiness.games:
        raise TurnedDown("no-such-game", "game", id, "a game that /api/hall lists", NOT_FOUND)
    return find_game(id)


def game_info(keeper: Keeper, id: str) -> GameInfo:
    """A game as the home page shows it."""
    return msgspec.structs.replace(_described(id), ready=keeper.readiness(id))


@functools.cache
def _described(id: str) -> GameInfo:
    """All of it that stays as it is while the server runs."""
    game = find_game(id)
    return GameInfo(
        id=game.id,
        prefix=game.prefix,
        seats=list(game.seats),
        minutes=game.minutes,
        least_age=game.least_age,
        options=[
            OptionInfo(option.name, list(option.values), option.default, option.paragraph, dict(option.least_seats))
            for option in game.options
        ],
        boxes=[_box_info(load_box(game, id)) for id in box_ids(game)],
        default_box=game.default_box,
        rules=game.rules_hash,
        ready=False,
    )


def _box_info(box: Box) -> BoxInfo:
    return BoxInfo(box.id, box.hash, dict(box.names), _has_basis(box.content, "reconstructed"))


def _has_basis(content: object, basis: str) -> bool:
    """Whether anything in a box's content comes from there."""
    if isinstance(content, dict):
        told = content.get("basis")
        return basis in (told.values() if isinstance(told, dict) else (told,)) or _has_basis([*content.values()], basis)
    return isinstance(content, list) and any(_has_basis(value, basis) for value in content)


@get("/api/hall")
async def hall(request: Asking) -> Hall:
    """The home page: what there is to play, and the matches this browser sits in."""
    keeper, person = keeper_of(request), person_of(request)
    kept = await keeper.store.matches_of(person, MATCHES_SHOWN) if person else []
    return Hall(
        games=[game_info(keeper, id) for id in keeper.readiness.games],
        matches=[info(keeper, keeper.shown(match), person) for match in kept],
        offers=Levels(
            levels=list(LEVELS),
            colours=list(COLOURS),
            reactions=list(get_args(Reaction)),
            languages=list(LANGUAGES),
            version=__version__,
        ),
        address=address(keeper.settings, request.headers.get("host", "")),
    )


@get("/api/games/{game:str}")
async def one_game(request: Asking, game: FromPath[str]) -> GameInfo:
    """A game."""
    known_game(keeper_of(request), game)
    return game_info(keeper_of(request), game)


@get("/api/games/{game:str}/box/{hash:str}", cache_control=FOREVER)
async def one_box(request: Asking, game: FromPath[str], hash: FromPath[str]) -> dict[str, object]:
    """The content of a box: what the components are, and what they are called."""
    keeper = keeper_of(request)
    found = known_game(keeper, game)
    for id in box_ids(found):
        box = load_box(found, id)
        if box.hash == hash:
            return dict(box.content)
    content = await keeper.store.box(hash)
    if content is None or content.get("game") != game:
        raise TurnedDown("no-such-box", "box", hash, "the hash of a box of this game", NOT_FOUND)
    return content


@post("/api/games/{game:str}/box", status_code=200, request_max_body_size=WITH_A_BOX)
async def check_box(request: Asking, game: FromPath[str], data: JSONBody[BoxFile]) -> BoxInfo:
    """Check a box file of one's own, before a match is set up with it: what it is, or all that is wrong with it."""
    keeper = keeper_of(request)
    check_address(request, keeper.box_checks, "box checks")
    return _box_info(await keeper.compute(own_box, known_game(keeper, game), data.text, data.name))


@get("/api/games/{game:str}/rules")
async def rules(request: Asking, game: FromPath[str]) -> list[Paragraph]:
    """The rules, a numbered paragraph each."""
    found = known_game(keeper_of(request), game)
    return [Paragraph(entry.id, entry.section, entry.basis, entry.text) for entry in digest_of(found)]


@get("/api/texts/{file:str}", media_type=FLUENT)
async def texts(file: FromPath[str]) -> str:
    """The sentences of the program and of the table in a language (`en.ftl`)."""
    return "\n".join(_sentences(folder, file) for folder in (PROGRAM_TEXTS, TABLE_TEXTS))


@get("/api/games/{game:str}/texts/{file:str}", media_type=FLUENT)
async def game_texts(request: Asking, game: FromPath[str], file: FromPath[str]) -> str:
    """The sentences of a game in a language."""
    return _sentences(known_game(keeper_of(request), game).folder / "text", file)


def _sentences(folder: Path, file: str) -> str:
    if file not in {f"{language}.ftl" for language in LANGUAGES}:
        raise TurnedDown("no-such-language", "language", file, f"one of {', '.join(LANGUAGES)}, and .ftl", NOT_FOUND)
    path = folder / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


@get("/api/qr", cache_control=CacheControlHeader(no_store=True))
async def qr(
    request: Asking, path: Annotated[str, QueryParameter(max_length=200, pattern=r"^/[\w/?=&.-]*$")]
) -> Response[bytes]:
    """The QR code of an address of this server, as a picture."""
    drawing = io.BytesIO()
    url = address(keeper_of(request).settings, request.headers.get("host", "")).url + path
    segno.make(url, error="m").save(drawing, kind="svg", scale=8, border=2, dark="#1c1b19", light="#ffffff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")
