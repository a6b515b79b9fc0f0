"""How often somebody may do something: a bucket that fills slowly and is emptied at will."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000


class Rate:
    """So many a minute for each key, and as many at once. Keys that ask rarely are forgotten."""

    def __init__(self, a_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = a_minute
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Whether the key may once more; if so, that is counted."""
        now = self._clock()
        left, then = self._buckets.pop(key, (float(self._most), now))
        left = min(float(self._most), left + (now - then) * self._most / 60)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed
