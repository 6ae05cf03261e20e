"""Long work in a thread, in small pieces: Python carries out one thread at a time, and people wait for another."""

import threading
import time
from typing import Final

WORK: Final = 0.002  # seconds of work until others may
REST: Final = 0.003


class Breath:
    """Taken again and again by whoever works long; who works for nobody else, as commands do, needs none."""

    def __init__(self) -> None:
        self.needed: Final = threading.current_thread() is not threading.main_thread()
        self.since = time.perf_counter()

    def draw(self) -> None:
        """Rest, if it is time to."""
        if self.needed and time.perf_counter() - self.since > WORK:
            time.sleep(REST)
            self.since = time.perf_counter()
