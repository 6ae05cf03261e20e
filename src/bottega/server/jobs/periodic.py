"""Work that is looked for now and then, by one of all processes at a time."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from typing import ClassVar

from bottega.server.storage.store import CannotStore
from bottega.server.tables.registry import TableRegistry

LOOK = 5.0  # seconds between two looks

logger = logging.getLogger(__name__)


class Periodic(ABC):
    """A look every few seconds, and the work if there is any."""

    claim: ClassVar[str]  # of whoever does it

    def __init__(self, registry: TableRegistry, look: float = LOOK) -> None:
        self.registry = registry
        self.store = registry.store
        self.look = look
        self.task: asyncio.Task[None] | None = None

    @abstractmethod
    async def due(self) -> list[str]:
        """What is to be done now."""

    @abstractmethod
    async def do(self, one: str) -> None:
        """Do a piece of it; another process may have done it meanwhile."""

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        while True:
            await self.pause()
            try:
                await self.do_all()
            except CannotStore as error:
                logger.warning("%s wait: %s", self.claim, error.message)
            except Exception:
                logger.exception("%s failed; they are tried again", self.claim)

    async def pause(self) -> None:
        """Until the next look, by the table's clock."""
        over = asyncio.Event()
        self.registry.time.later(self.look, over.set)
        await over.wait()

    async def do_all(self) -> None:
        """Do all that is due, unless another process does."""
        due = await self.due()
        if due and await self.store.claims.take(self.claim):
            try:
                for one in due:
                    await self.do(one)
            finally:
                await self.store.claims.release(self.claim)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
