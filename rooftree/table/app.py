"""The application: routes, what they stand on, and how all of it starts and stops."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from rooftree import __version__
from rooftree.engine.errors import RooftreeError
from rooftree.engine.game import entry_points, find_game, game_ids
from rooftree.table.bots import Bots
from rooftree.table.failures import HANDLERS
from rooftree.table.farewell import end_with, prepare_farewell
from rooftree.table.gate import Gate
from rooftree.table.keeper import Keeper
from rooftree.table.live import live
from rooftree.table.logs import set_up_logs
from rooftree.table.preparing import prepare
from rooftree.table.routes import hall, matches, pages, seating, watching
from rooftree.table.setting_up import deal_if_full
from rooftree.table.settings import Settings
from rooftree.table.store import Store
from rooftree.table.warm import Readiness

ROUTES = [
    hall.hall, hall.one_game, hall.one_box, hall.check_box, hall.rules, hall.texts, hall.game_texts, hall.qr,
    matches.new_match, matches.one_match, matches.view, matches.log, matches.doings, matches.why, matches.again,
    matches.record,
    seating.invitation, seating.browser, seating.join, seating.cover, seating.come_back, seating.fill, seating.resign,
    seating.restyle, seating.code, seating.move, seating.agree, seating.close,
    watching.health, watching.metrics, watching.schema, pages.page, live,
]  # fmt: skip

log = structlog.get_logger()


def make_app() -> ASGIApp:
    """The application of a worker."""
    set_up_logs()
    return application(Settings.handed_over())


def application(settings: Settings) -> Gate:
    """The application with these settings."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as keeper:
            app.state.keeper = keeper
            yield

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key=pages.PACKED),
        openapi_config=OpenAPIConfig("Rooftree", __version__, path="/openapi", render_plugins=[]),
        logging_config=None,
    )
    return Gate(app, settings)


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Keeper]:
    """The keeper, from its start to its clean end."""
    key = await asyncio.to_thread(prepare, settings)
    keeper = Keeper(settings, Store(settings.database_url), Readiness(playable(settings.games)), key)
    bots = Bots(keeper)
    tasks = [asyncio.create_task(keeper.readiness.prepare()), asyncio.create_task(resume(keeper, bots))]
    if settings.parent:
        prepare_farewell(keeper)
        tasks.append(asyncio.create_task(end_with(settings.parent)))
    log.info("the table is open", version=__version__)
    try:
        yield keeper
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bots.close()
        await keeper.close()
        log.info("the table is closed")


def playable(wanted: tuple[str, ...]) -> list[str]:
    """The games that load, in the order of the home page; of the others the log says why not."""
    found = []
    for id in wanted or in_order(game_ids()):
        try:
            find_game(id)
        except RooftreeError as error:
            log.error("a game does not load", game=id, error=str(error))
        else:
            found.append(id)
    return found


def in_order(ids: list[str]) -> list[str]:
    """The package's own games, then those that were added, each by name."""
    own = {id for id, entry in entry_points().items() if entry.dist is not None and entry.dist.name == "rooftree"}
    return sorted(ids, key=lambda id: (id not in own, id))


async def resume(keeper: Keeper, bots: Bots) -> None:
    """Go on where the last run of the server stopped: deals that are due, bots that are awaited."""
    for kept in await keeper.store.unfinished():
        if kept[0].status == "gathering":
            await deal_if_full(keeper, kept[0].id)
        elif (table := keeper.shown(kept)).awaits_bots:
            bots.wake(keeper.seat((table.row, table.seats)))
