"""What every request passes, in and out: where it comes from, what it may not be, headers, a line in the log."""

import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.types import Message, Receive, Send

from rooftree.table.address import address
from rooftree.table.identity import address_of
from rooftree.table.limits import Rate
from rooftree.table.metrics import REQUESTS, SECONDS
from rooftree.table.refusals import FORBIDDEN, TOO_MANY, problems_of, too_fast
from rooftree.table.settings import Settings
from rooftree.table.wire import Failure, Problem

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
PRIVATE = (b"cache-control", b"no-store")
"""What an answer says that says nothing else of keeping it: it may be for one seat alone."""
ALONE = {"cross-origin-opener-policy": "same-origin"}
"""Browsers heed this from https and from their own machine; elsewhere they only complain of it."""
STRICT_TRANSPORT = {"strict-transport-security": "max-age=31536000"}
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
OTHER_ORIGIN = Failure([Problem("Origin", "another site", "this server's own address", "other-origin")])
TOO_FAST = Failure(problems_of(too_fast("requests")), retry=True)
AGAIN = 1013
"""Try again later, as a WebSocket says it."""

log = structlog.get_logger()


class Gate:
    """Stands before the application."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self._settings = settings
        self._requests = Rate(settings.limits.requests)
        self._public = urlsplit(settings.public_url).netloc if settings.public_url else None
        headers = HEADERS | (STRICT_TRANSPORT if settings.secure else {})
        if settings.secure or address(settings).loopback:
            headers |= ALONE
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request pass, or turn it away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if not self._own(scope):
                await send({"type": "websocket.close", "code": 1008, "reason": "another site"})
            elif self._too_fast(scope):
                await send({"type": "websocket.close", "code": AGAIN, "reason": "too many requests"})
            else:
                await self.app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*_lasting_or_private(message.get("headers", [])), *self._headers]
            await send(message)

        try:
            if scope["method"] not in SAFE and not self._own(scope):
                await _refuse(send_with_headers, FORBIDDEN, OTHER_ORIGIN)
            elif self._too_fast(scope):
                await _refuse(send_with_headers, TOO_MANY, TOO_FAST)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            route = scope.get("path_template") or "other"
            took = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(route, method, str(status)).inc()
            SECONDS.labels(route).observe(took)
            log.debug("answered", route=route, method=method, status=status, ms=round(took * 1000, 1))

    def _too_fast(self, scope: Any) -> bool:
        return not self._requests.allows(address_of(ASGIConnection(scope), self._settings))

    def _own(self, scope: Any) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
        if b"origin" not in headers:
            return True
        try:
            origin = urlsplit(headers[b"origin"].decode("latin-1")).netloc
        except ValueError:  # no address at all
            return False
        return bool(origin) and origin in (headers.get(b"host", b"").decode("latin-1"), self._public)


def _lasting_or_private(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    given = list(headers)
    return given if any(name.lower() == PRIVATE[0] for name, _ in given) else [*given, PRIVATE]


async def _refuse(send: Any, status: int, why: Failure) -> None:
    headers = [(b"content-type", b"application/json"), *([(b"retry-after", b"1")] if why.retry else [])]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(why)})
