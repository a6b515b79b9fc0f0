"""Runs the HTTP server with its workers until it is told to stop (`python -m rooftree.table.serve`)."""

import multiprocessing
import os
from typing import Any

import msgspec
from granian import Granian
from granian.constants import Interfaces

from rooftree.table.preparing import prepare
from rooftree.table.settings import Settings

STOPPING_TAKES = 20
LOGS: dict[str, Any] = {
    "handlers": {"console": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "level": "WARNING"}},
    "formatters": {},
    "loggers": {"_granian": {"handlers": ["console"], "propagate": False}},
}
"""Of the HTTP server only what went wrong."""


def run(settings: Settings, workers: int = 1) -> None:
    """Serve. Workers are fresh processes: a fork would take over threads and locks half-way."""
    prepare(settings)  # what is wrong is told here, in words
    multiprocessing.set_start_method("spawn", force=True)
    msgspec.structs.replace(settings, parent=os.getpid()).hand_over()
    Granian(
        "rooftree.table.app:make_app",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=workers,
        factory=True,
        log_dictconfig=LOGS,
        workers_kill_timeout=STOPPING_TAKES,
    ).serve()


if __name__ == "__main__":
    run(Settings.handed_over())
