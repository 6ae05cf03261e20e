"""Clocks: how much time each seat has left.

Every entry of the log carries how long clocks had run since the entry before it, so that used time follows from the
log as all else does.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from bottega.server.protocol import Clock, DaysClock

SECOND = 1000  # all times are milliseconds
DAY = 24 * 60 * 60 * SECOND


class Time:
    """What clocks are read from; tests bring their own."""

    def __init__(self) -> None:
        self.began = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970 by a clock that nobody can set while the server runs."""
        return self.began + time.monotonic()

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, call)


class Clocks(Struct, frozen=True):
    """The clocks of a table's people after an entry of the log; bots have none."""

    clock: Clock | None
    people: list[int]
    left: list[int]
    paid: list[int]  # the step of the last decision for which each seat got its increment or days

    def running(self, deciders: Iterable[int]) -> list[int]:
        """The seats whose clocks run while these are asked."""
        return [seat for seat in deciders if seat in self.people]

    def tick(self, deciders: Iterable[int], passed: int) -> "Clocks":
        """Time has passed for those who were asked."""
        running = self.running(deciders) if passed else []
        if not running:
            return self
        left = [max(0, left - passed) if seat in running else left for seat, left in enumerate(self.left)]
        return replace(self, left=left)

    def decided(self, seat: int, step: int) -> "Clocks":
        """A seat has answered what was asked at a step: more time, but only once for what is taken back and redone."""
        if self.clock is None or step <= self.paid[seat]:
            return self
        fresh = isinstance(self.clock, DaysClock)
        left = more(self.clock) + (0 if fresh else self.left[seat])
        return replace(self, left=put(self.left, seat, left), paid=put(self.paid, seat, step))

    def fell(self, seat: int, step: int) -> "Clocks":
        """A seat's time is up: for its next decision it has what a decision brings."""
        return replace(self, left=put(self.left, seat, 0), paid=put(self.paid, seat, min(self.paid[seat], step - 1)))


def new_clocks(clock: Clock | None, players: int, bots: Collection[int] = ()) -> Clocks:
    """The clocks of a new table."""
    people = [] if clock is None else [seat for seat in range(players) if seat not in bots]
    return Clocks(clock, people, [0 if clock is None else first(clock)] * players, [-1] * players)


def put(values: list[int], seat: int, value: int) -> list[int]:
    """The values with another one for a seat."""
    return [*values[:seat], value, *values[seat + 1 :]]


def first(clock: Clock) -> int:
    """What everybody has at the start."""
    return clock.days * DAY if isinstance(clock, DaysClock) else clock.minutes * 60 * SECOND


def more(clock: Clock) -> int:
    """What a decision brings."""
    return clock.days * DAY if isinstance(clock, DaysClock) else clock.seconds * SECOND
