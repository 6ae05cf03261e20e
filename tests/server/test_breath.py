"""Long work in a thread leaves the interpreter to others in between (`breath.py`)."""

import threading
import time

from bottega.server.breath import REST, WORK, Breath

PIECES = 20


def worked() -> float:
    """Seconds of rest while so many long pieces are worked on."""
    breath, rested = Breath(), 0.0
    for _ in range(PIECES):
        until = time.perf_counter() + 1.1 * WORK
        while time.perf_counter() < until:
            pass
        began = time.perf_counter()
        breath.draw()
        rested += time.perf_counter() - began
    return rested


def test_a_thread_rests_between_pieces() -> None:
    found: list[float] = []
    thread = threading.Thread(target=lambda: found.append(worked()))
    thread.start()
    thread.join()
    assert found[0] >= PIECES * REST


def test_what_nobody_waits_for_does_not_rest() -> None:
    assert worked() < REST * PIECES
