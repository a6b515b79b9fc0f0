"""A worker that is told to end says so to everybody at its tables first: come back in a moment.

The HTTP server would cut their lines the moment it hears a signal. So SIGTERM is heard here, and SIGINT, which a
terminal sends to every process at once, has to wait; when all is said, it tells the HTTP server to end.
"""

import asyncio
import os
import signal

from rooftree.table.keeper import Keeper


def prepare_farewell(keeper: Keeper) -> None:
    """Listen for the end, where the system has such signals."""
    if not hasattr(signal, "pthread_sigmask"):
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: keeper.later(_farewell(keeper)))


async def _farewell(keeper: Keeper) -> None:
    await keeper.dismiss()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    os.kill(os.getpid(), signal.SIGINT)


async def end_with(parent: int) -> None:
    """A worker whose server was killed must not go on alone: it would hold the port."""
    while os.getppid() == parent:
        await asyncio.sleep(1)
    os._exit(1)
