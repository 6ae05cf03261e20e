# ruff: noqa: T201 (a command: what it prints is its result)
"""Many spectators at one table: how soon they see it, and what they cost."""

import asyncio
import contextlib
import tempfile
import time
from pathlib import Path

from tests.hostile.besieged import many_files
from tests.hostile.figures import busy_seconds, memory_of
from tests.hostile.wire import Wire
from tests.server.guest import Guest
from tests.server.serving import start_server

SECONDS = 3.0
MEMORY = 50.0  # megabytes


async def watch(url: str, table: str, count: int) -> float:
    """All come at the same time; seconds until the last one sees the table."""

    async def come(wire: Wire) -> None:
        assert await wire.upgrade(table)
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


def crowd(count: int) -> bool:
    """So many spectators on a server of their own; were the goals kept?"""
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
    print(f"{count} spectators: the last sees the table after {seconds:.1f} s, {grown:.0f} MB more, busy {busy:.1f} s")
    return seconds < SECONDS and grown < MEMORY
