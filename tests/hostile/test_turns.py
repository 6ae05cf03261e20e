"""Whoever asks for much at once waits for themselves: others come in between."""

import asyncio
import contextlib
import os
import signal

from tests.hostile.conftest import run
from tests.hostile.wire import ME, STRANGER, Wire
from tests.server.guest import Guest
from tests.server.serving import Running

MANY = 300  # requests at once, about a millisecond of work each


async def asked_at_once(server: Running, path: str) -> int:
    """Many requests of one address reach the server, and behind them one of another: how many are answered before."""
    answered = 0

    async def answer(wire: Wire) -> None:
        nonlocal answered
        assert (await wire.answer()).status == 200
        answered += 1

    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(server.url, STRANGER)) for _ in range(MANY)]
        honest = await stack.enter_async_context(Wire(server.url, ME))
        for wire in (*wires, honest):  # the connections are known to the server
            await wire.ask("GET", "/healthz")
        server.stand_still()
        try:
            for wire in (*wires, honest):
                await wire.send(wire.head("GET", path))
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        flood = [asyncio.create_task(answer(wire)) for wire in wires]
        assert (await honest.answer()).status == 200
        before = answered
        await asyncio.gather(*flood)
        return before


def test_a_request_does_not_wait_for_hundreds_of_another_address(server: Running) -> None:
    with Guest(server.url) as maker:
        table = maker.make("fresco", "me", "room", "room", "room", chosen={"modules": "all"})["table"]
    assert run(asked_at_once(server, f"/api/tables/{table}")) < MANY / 2
