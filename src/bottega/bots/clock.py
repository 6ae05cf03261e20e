"""When a search ends."""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.bot import Budget

CLOCK_EVERY: Final[i64] = 4  # iterations between two looks at the clock
SETTLED_EVERY: Final[i64] = 16  # iterations between two looks at whether the choice is made
NO_END: Final[i64] = 1 << 40


class Clock:
    """Says whether there is time left."""

    def __init__(self, budget: Budget) -> None:
        self.most: Final[i64] = budget.iterations
        self.seconds: Final = budget.seconds
        self.began: Final = time.perf_counter()

    def runs(self, iterations: i64) -> bool:
        """May there be another iteration? There is always one."""
        if iterations == 0:
            return True
        if self.most > 0 and iterations >= self.most:
            return False
        if self.seconds <= 0.0:
            return True
        return iterations % CLOCK_EVERY != 0 or time.perf_counter() - self.began < self.seconds

    def left(self, iterations: i64) -> i64:
        """About how many iterations will follow; with a limit in iterations alone, exactly."""
        left: i64 = NO_END
        if self.most > 0:
            left = self.most - iterations
        if self.seconds > 0.0:
            gone = time.perf_counter() - self.began
            in_time = i64(float(iterations) * max(0.0, self.seconds - gone) / max(gone, 1e-6)) + CLOCK_EVERY
            left = in_time if in_time < left else left
        return left


def ahead(visits: vec[i64]) -> i64:
    """By how many visits the first is ahead of the second."""
    first: i64 = 0
    second: i64 = 0
    for count in visits:
        if count > first:
            first, second = count, first
        elif count > second:
            second = count
    return first - second
