"""Lets rated games count that are over: now and then one of all processes looks for them."""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from bottega.server.storage import ratings
from bottega.server.storage.store import CannotStore
from bottega.server.tables.registry import TableRegistry

LOOK: Final = 5.0  # seconds between two looks
SETTLED: Final = 10.0  # seconds for which a game must have been over
CLAIM: Final = "ratings"

logger = logging.getLogger(__name__)


class RatingWatch:
    """A look every few seconds."""

    def __init__(self, registry: TableRegistry, look: float = LOOK, settled: float = SETTLED) -> None:
        self.registry = registry
        self.store = registry.store
        self.look = look
        self.settled = settled
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self.look)
            try:
                await self.rate_all()
            except CannotStore as error:
                logger.warning("games cannot be rated: %s", error.message)
            except Exception:
                logger.exception("games cannot be rated")

    async def rate_all(self) -> None:
        """Let all games count that are due, unless another process does."""
        now = self.registry.time.now()
        due = await self.store.read(partial(ratings.due_games, before=now - self.settled))
        if due and await self.store.claims.take(CLAIM):
            try:
                for table in due:
                    await self.store.write(partial(ratings.rate_game, table=table, now=now))
            finally:
                await self.store.claims.release(CLAIM)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
