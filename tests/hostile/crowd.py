# ruff: noqa: T201 (a command: what it prints is its result)
"""Many spectators at one table: how soon they see it, and what they cost."""

import asyncio
import contextlib
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.hostile.besieged import many_files
from tests.hostile.figures import busy_seconds, memory_of
from tests.hostile.wire import Wire
from tests.server.guest import Guest
from tests.server.serving import start_server

SECONDS = 3.0
MEMORY = 50.0  # megabytes
COMPRESSED = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"  # as browsers ask for it


async def watch(url: str, table: str, count: int) -> float:
    """All come at the same time; seconds until the last one sees the table."""

    async def come(wire: Wire) -> None:
        assert await wire.upgrade(table, COMPRESSED)
        await wire.say({"type": "hello"})
        await wire.hear()
        seen.append(time.perf_counter())
        await wire.ended(3600)

    seen: list[float] = []
    began = time.perf_counter()
    async with contextlib.AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(Wire(url)) for _ in range(count)]
        coming = [asyncio.create_task(come(wire)) for wire in wires]
        while len(seen) < count and time.perf_counter() < began + 60:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1)
        for task in coming:
            task.cancel()
        await asyncio.gather(*coming, return_exceptions=True)
    return (seen[-1] if len(seen) == count else time.perf_counter()) - began


class Cost(NamedTuple):
    """What so many spectators cost."""

    seconds: float  # until the last one sees the table
    memory: float  # megabytes
    busy: float  # seconds of the server's processor


def cost_of(count: int) -> Cost:
    """So many spectators on a server of their own."""
    many_files()
    with (
        tempfile.TemporaryDirectory(prefix="bottega-hostile-") as folder,
        start_server(f"sqlite:///{Path(folder) / 'games.sqlite'}") as server,
        Guest(server.url) as maker,
    ):
        table = maker.make("fresco", "me", "room", chosen={"modules": "all"})["table"]
        asyncio.run(watch(server.url, table, 5))
        before, busy = memory_of(server.process.pid), busy_seconds(server.process.pid)
        seconds = asyncio.run(watch(server.url, table, count))
        grown, busy = memory_of(server.process.pid) - before, busy_seconds(server.process.pid) - busy
    return Cost(seconds, grown, busy)


def crowd(count: int) -> bool:
    """Are the goals kept with so many spectators?"""
    cost = cost_of(count)
    print(
        f"{count} spectators: the last sees the table after {cost.seconds:.1f} s, "
        f"{cost.memory:.0f} MB more, busy {cost.busy:.1f} s"
    )
    return cost.seconds < SECONDS and cost.memory < MEMORY
