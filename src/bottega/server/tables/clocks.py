"""Clocks: how much time each seat has left.

Every entry of the log carries how long clocks had run since the entry before it, so that used time follows from the
log as all else does. What ran since the last entry is known to the table in memory alone: a server that was away
takes nobody's time.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable

from bottega.server.protocol import Clock, DaysClock

SECOND = 1000  # all times are milliseconds
DAY = 24 * 60 * 60 * SECOND


class Time:
    """What clocks are read from; tests bring their own."""

    def now(self) -> float:
        """Seconds since some moment; nobody can set this clock."""
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, call)


class Clocks:
    """The clocks of a table's people; bots have none."""

    def __init__(self, clock: Clock | None, players: int, bots: Collection[int] = ()) -> None:
        self.clock = clock
        self.people = [] if clock is None else [seat for seat in range(players) if seat not in bots]
        self.left = [0 if clock is None else first(clock)] * players
        self.paid = [-1] * players  # the step of the last decision for which each seat got its increment or days

    def running(self, deciders: Iterable[int]) -> list[int]:
        """The seats whose clocks run while these are asked."""
        return [seat for seat in deciders if seat in self.people]

    def tick(self, deciders: Iterable[int], passed: int) -> None:
        """Time has passed for those who were asked."""
        for seat in self.running(deciders):
            self.left[seat] = max(0, self.left[seat] - passed)

    def decided(self, seat: int, step: int) -> None:
        """A seat has answered what was asked at a step: more time, but only once for what is taken back and redone."""
        if self.clock is not None and step > self.paid[seat]:
            self.paid[seat] = step
            fresh = isinstance(self.clock, DaysClock)
            self.left[seat] = more(self.clock) + (0 if fresh else self.left[seat])

    def fell(self, seat: int, step: int) -> None:
        """A seat's time is up: for its next decision it has what a decision brings."""
        self.left[seat] = 0
        self.paid[seat] = min(self.paid[seat], step - 1)


def first(clock: Clock) -> int:
    """What everybody has at the start."""
    return clock.days * DAY if isinstance(clock, DaysClock) else clock.minutes * 60 * SECOND


def more(clock: Clock) -> int:
    """What a decision brings."""
    return clock.days * DAY if isinstance(clock, DaysClock) else clock.seconds * SECOND
