"""When a search ends."""

import time
from typing import Final

from mypy_extensions import i64

from bottega.bots.bot import Budget

CLOCK_EVERY: Final[i64] = 4  # iterations between two looks at the clock


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
