"""The measurement compares what different readers see by the number that they share."""

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest

from bottega.study.load import player
from bottega.study.load.player import Figures, ScriptedPlayer, Seen, Spectator

ASKED = {"seat": 0, "options": [{"move": "A", "text": {}, "target": "a"}]}


class Sent:
    """A socket that keeps what it is given."""

    def __init__(self) -> None:
        self.messages: list[Any] = []

    def send(self, text: bytes) -> None:
        self.messages.append(msgspec.json.decode(text))


def state(**more: Any) -> bytes:
    return msgspec.json.encode({"type": "state", "over": False, "plan": None, "asked": None, **more})


def one_player() -> tuple[ScriptedPlayer, Sent, Figures]:
    figures, sent = Figures(), Sent()
    made = ScriptedPlayer("a", Seen(figures), Seen(figures), random.Random(1))
    made.socket = sent
    return made, sent, figures


def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "THINKING", (0.01, 0.01))


def test_a_move_has_arrived_with_the_first_state_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)

    async def go() -> None:
        mine, sent, figures = one_player()
        mine.hear(state(seq=9, public=4, asked=ASKED), 0.0)
        await asyncio.sleep(0.1)
        assert sent.messages == [{"id": "a-1", "type": "move", "seat": 0, "base": 9, "move": "A"}]
        watching = Spectator(mine.watched)
        watching.hear(state(seq=4, public=4), time.perf_counter())
        assert figures.times == []
        watching.hear(state(seq=5, public=5), time.perf_counter())
        assert len(figures.times) == 1
        assert mine.watched.sent == {}

    asyncio.run(go())


def test_a_player_reads_on_while_thinking_and_answers_only_what_is_still_so(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)

    async def go() -> None:
        mine, sent, figures = one_player()
        mine.seen.sent[4] = 1.0  # a move of the other player, on its way
        mine.hear(state(seq=9, public=4, asked=ASKED), 2.0)
        mine.hear(state(seq=10, public=5, asked=ASKED), 3.0)
        await asyncio.sleep(0.1)
        assert figures.times == [2.0]
        assert [message["base"] for message in sent.messages] == [10]

    asyncio.run(go())


def test_what_is_planned_in_secret_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty(monkeypatch)

    async def go() -> None:
        mine, sent, _ = one_player()
        mine.hear(state(seq=9, public=4, plan={"seat": 0, "ready": False}), 0.0)
        await asyncio.sleep(0.1)
        assert [message["type"] for message in sent.messages] == ["ready"]
        assert mine.watched.sent == {}

    asyncio.run(go())


def test_a_refused_move_is_counted_and_awaited_no_longer() -> None:
    mine, _, figures = one_player()
    mine.watched.sent[4] = 1.0
    mine.hear(b'{"type":"refused","id":"a-1","code":"stale","text":{}}', 2.0)
    assert (figures.refused, figures.times, mine.watched.sent) == (1, [], {})
