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
    """A socket with everything that will come; it stays open until so many messages were sent."""

    def __init__(self, *states: dict[str, Any], awaits: int) -> None:
        self.states = states
        self.awaits = awaits
        self.sent: list[Any] = []
        self.enough = asyncio.Event()

    async def send(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))
        if len(self.sent) == self.awaits:
            self.enough.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for state in self.states:
            yield msgspec.json.encode({"type": "state", "over": False, "plan": None, "asked": None, **state})
        await asyncio.wait_for(self.enough.wait(), 30)


ASKED = {"seat": 0, "options": [{"move": "A"}]}


def test_a_move_has_arrived_with_the_first_state_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "THINKING", (0.0, 0.0))
    mine, theirs = load.Seen(), load.Seen()
    here = Fed({"seq": 9, "public": 4, "asked": ASKED}, awaits=2)  # hello and the move
    there = Fed({"seq": 4, "public": 4}, {"seq": 5, "public": 5}, awaits=1)
    until = time.perf_counter() + 60

    async def go() -> None:
        await load.play(here, mine, theirs, random.Random(1), until)  # type: ignore[arg-type]
        assert here.sent[-1]["base"] == 9
        assert list(theirs.sent) == [4]
        await load.watch(there, theirs)  # type: ignore[arg-type]

    asyncio.run(go())
    assert len(theirs.times) == 1
    assert theirs.sent == {}


def test_a_player_reads_on_while_thinking_and_answers_only_what_is_still_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "THINKING", (0.01, 0.01))
    mine, theirs = load.Seen(), load.Seen()
    mine.sent[4] = time.perf_counter()  # a move of the other player, on its way
    here = Fed({"seq": 9, "public": 4, "asked": ASKED}, {"seq": 10, "public": 5, "asked": ASKED}, awaits=2)

    asyncio.run(load.play(here, mine, theirs, random.Random(1), time.perf_counter() + 60))  # type: ignore[arg-type]
    assert len(mine.times) == 1
    assert [said.get("base") for said in here.sent] == [None, 10]
    assert list(theirs.sent) == [5]
