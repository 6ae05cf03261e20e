"""When all objects are looked at: after long, and when the process has become much larger."""

import asyncio
import itertools
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from bottega.server.http import garbage


def looks(monkeypatch: pytest.MonkeyPatch, turns: int, size: Callable[[], int]) -> int:
    """How often all objects are looked at within so many looks at the clock, half an hour each."""
    found: list[None] = []
    halves = itertools.count()
    monkeypatch.setattr(garbage, "LOOK", 0.0)
    monkeypatch.setattr(garbage, "largest", size)
    monkeypatch.setattr(garbage, "time", SimpleNamespace(monotonic=lambda: 1800.0 * next(halves)))
    monkeypatch.setattr(garbage, "gc", SimpleNamespace(collect=lambda: found.append(None)))

    async def go() -> None:
        looking = asyncio.ensure_future(garbage.look_by_the_clock())
        for _ in range(turns):
            await asyncio.sleep(0)
        looking.cancel()

    asyncio.run(go())
    return len(found)


def test_all_objects_are_looked_at_after_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1 <= looks(monkeypatch, 12, lambda: 0) <= 4


def test_all_objects_are_looked_at_when_the_process_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LONG", 10.0**9)
    assert looks(monkeypatch, 12, lambda: 100_000_000) == 0
    sizes = itertools.chain([100_000_000, 500_000_000, 700_000_000], itertools.repeat(1_000_000_000))
    assert looks(monkeypatch, 12, sizes.__next__) == 1
