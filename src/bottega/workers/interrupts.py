"""Ctrl-C as a flag, for work that is never to be broken off in the middle."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Stopped = Callable[[], bool]


def never() -> bool:
    """Nobody stops."""
    return False


@contextmanager
def interrupts_noted() -> Iterator[Stopped]:
    """Ctrl-C is noted, and raised nowhere, so that nothing is lost."""
    noted: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        noted.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, before)
