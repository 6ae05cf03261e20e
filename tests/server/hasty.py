"""The server with clocks that run sixty times as fast: a minute is a second."""

import asyncio
import sys
from collections.abc import Callable
from functools import partial

from bottega.server import app
from bottega.server.clocks import Time
from bottega.server.commands import server

PACE = 60


class HastyTime(Time):
    def now(self) -> float:
        return super().now() * PACE

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return super().later(seconds / PACE, call)


if __name__ == "__main__":
    app.Server = partial(app.Server, time=HastyTime())  # type: ignore[misc, assignment]
    sys.exit(server(standalone_mode=False) or 0)
