"""The measurement compares what different readers see by the number that they share."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from bottega.server import load


class Fed:
    """A socket with everything that will come."""

    def __init__(self, *states: dict[str, Any]) -> None:
        self.states = states
        self.sent: list[Any] = []

    async def send(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for state in self.states:
            yield msgspec.json.encode({"type": "state", "over": False, "plan": None, "asked": None, **state})


def test_a_move_has_arrived_with_the_first_state_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "THINKING", (0.0, 0.0))
    mine, theirs = load.Seen(), load.Seen()
    asked = {"seat": 0, "options": [{"move": "A"}]}
    here = Fed({"seq": 9, "public": 4, "asked": asked})
    there = Fed({"seq": 4, "public": 4}, {"seq": 5, "public": 5})
    until = time.perf_counter() + 60

    async def go() -> None:
        await load.play(here, mine, theirs, random.Random(1), until)  # type: ignore[arg-type]
        assert here.sent[-1]["base"] == 9
        assert list(theirs.sent) == [4]
        await load.watch(there, theirs)  # type: ignore[arg-type]

    asyncio.run(go())
    assert len(theirs.times) == 1
    assert theirs.sent == {}
