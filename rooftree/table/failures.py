"""What goes wrong, as an answer: problems by their places, and never more than that."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from rooftree.engine.errors import RooftreeError, cut
from rooftree.table.refusals import NotKept, TurnedDown, problems_of, status_of
from rooftree.table.wire import Failure, Problem

log = structlog.get_logger()


def told(_request: Request[Any, Any, Any], error: RooftreeError) -> Response[Failure]:
    """Something was refused."""
    retry = isinstance(error, TurnedDown) and error.retry
    return Response(Failure(problems_of(error), retry), status_code=status_of(error))


def misread(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """Something that is not a request of this server."""
    problems = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        problems = [
            Problem(str(part.get("key", "request")), cut(str(part.get("message", ""))), "what /schema says")
            for part in error.extra
            if isinstance(part, dict)
        ]
    if not problems:
        problems = [Problem("request", cut(str(error.detail)), "what /schema says")]
    return Response(Failure(problems), status_code=error.status_code)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Failure]:
    """JSON that nobody means."""
    return Response(Failure([Problem("request", "lists in lists in lists", "what /schema says")]), status_code=400)


def not_now(_request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Failure]:
    """The store does not answer, which passes."""
    log.error("the store failed", error=type(error).__name__)
    return told(_request, NotKept())


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """A mistake of ours: it is noted in the log, and nothing of it is told."""
    log.error("a request failed", route=request.scope.get("path_template"), exc_info=error)
    return Response(Failure([Problem("server", "an error", "none; it is noted in the server's log")]), status_code=500)


HANDLERS: Any = {
    RooftreeError: told,
    HTTPException: misread,
    RecursionError: too_deep,
    SQLAlchemyError: not_now,
    Exception: failed,
}
