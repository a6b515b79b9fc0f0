"""For whoever runs the server: is it well, what does it count, what does it offer."""

from typing import Any

from litestar import Response, get
from litestar.serialization import encode_json
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from rooftree import __version__
from rooftree.table.metrics import REGISTRY
from rooftree.table.routes.asking import Asking, keeper_of


@get("/health", include_in_schema=False)
async def health(request: Asking) -> Response[dict[str, Any]]:
    """Whether the server can play: the store answers."""
    keeper = keeper_of(request)
    well = await keeper.store.answers() and not keeper.closing
    games = {id: keeper.readiness(id) for id in keeper.readiness.games}
    content = {"well": well, "version": __version__, "games": games}
    return Response(content, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/schema", include_in_schema=False)
async def schema(request: Asking) -> Response[bytes]:
    """The API, as OpenAPI describes it."""
    return Response(encode_json(request.app.openapi_schema.to_schema()), media_type="application/json")
