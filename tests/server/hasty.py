"""The server with clocks that run faster: so many times, as the first word of the command says."""

import asyncio
import sys
from collections.abc import Callable
from functools import partial

from bottega.cli import main
from bottega.server.http import app
from bottega.server.tables.clocks import Time


class HastyTime(Time):
    def __init__(self, pace: int) -> None:
        super().__init__()
        self.pace = pace
        self.start = super().now()

    def now(self) -> float:
        return self.start + (super().now() - self.start) * self.pace

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return super().later(seconds / self.pace, call)


if __name__ == "__main__":
    app.Server = partial(app.Server, time=HastyTime(int(sys.argv.pop(1))))  # type: ignore[misc, assignment]
    sys.exit(main())
