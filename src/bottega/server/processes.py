"""All processes of one database: each says now and then how it is doing, so that any of them can tell of all."""

import asyncio
import contextlib
import os
from typing import Final

from bottega.server.metrics import Metrics, merged
from bottega.server.storage import queries
from bottega.server.storage.lock import host
from bottega.server.storage.store import CannotStore, Store

TELL: Final = 5.0  # seconds between two words
GONE: Final = 20.0  # seconds after which a process that says nothing is not there
FORGET: Final = 3600.0


class Processes:
    """What this process tells, and what the others told; where nobody shares the database, there are none."""

    def __init__(self, store: Store, metrics: Metrics, kind: str = "server") -> None:
        self.store = store
        self.metrics = metrics
        self.kind = kind
        self.name = f"{host()}-{os.getpid()}"
        self.telling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.store.shared:
            self.telling = asyncio.create_task(self.tell_on())

    async def tell_on(self) -> None:
        while True:
            with contextlib.suppress(CannotStore):  # then it is told later
                await self.tell()
            await asyncio.sleep(TELL)

    async def tell(self) -> None:
        values = {"name": self.name, "kind": self.kind, "figures": self.metrics.text().decode()}
        await self.store.write(lambda connection: queries.tell_process(connection, self.store.sender, values, FORGET))

    async def figures(self) -> bytes:
        """The figures of all processes, ours as they are now."""
        if not self.store.shared:
            return self.metrics.text()
        told = [(self.name, self.metrics.text().decode())]
        with contextlib.suppress(CannotStore):  # ours are there all the same
            others = await self.store.read(lambda connection: queries.read_processes(connection, GONE))
            told += [(one.name, one.figures) for one in others if one.id != self.store.sender]
        return merged(told)

    async def close(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
            await asyncio.gather(self.telling, return_exceptions=True)
            with contextlib.suppress(CannotStore):
                await self.store.write(lambda connection: queries.forget_process(connection, self.store.sender))
