"""Watches clocks: when somebody's time is up, whoever sees it first lets a bot decide.

A clock is a time in the table's row, so a table whose clock runs need not be in memory. The same look finds bots that
were asked long ago, because the server that let them think is gone; where nobody is, and no clock, they wait until
somebody comes.
"""

import asyncio
import contextlib
import logging

from bottega.server.errors import ApiError
from bottega.server.jobs.jobs import bots_of
from bottega.server.storage import queries
from bottega.server.storage.store import CannotStore
from bottega.server.tables.registry import TableRegistry

LOOK = 1.0  # seconds between two looks, at least
BOT_PATIENCE = 30.0  # seconds after which somebody looks whether a bot still thinks
SHARED_PATIENCE = 2.0  # the same where other processes may have been lost

logger = logging.getLogger(__name__)


class ClockWatch:
    """One timer for all clocks, set to the one that falls first."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.claims = registry.store.claims
        self.shared = registry.store.shared
        self.patience = SHARED_PATIENCE if self.shared else BOT_PATIENCE
        self.time = registry.time
        self.timer: asyncio.TimerHandle | None = None
        self.at = 0.0  # when the timer ends
        self.started = self.time.now()  # people who come back come first
        self.looking: asyncio.Task[None] | None = None
        registry.clock_set = self.set

    async def start(self, alone: bool = True) -> None:
        """After a start: the time while nobody served counts for nobody."""
        self.started = self.time.now()
        if alone:
            await self.registry.store.write(lambda connection: queries.restart_clocks(connection, self.started))
        self.look()

    def set(self, deadline: float | None) -> None:
        """Look at this time, if not before."""
        if deadline is None or self.registry.closing or (self.timer is not None and self.at <= deadline):
            return
        if self.timer is not None:
            self.timer.cancel()
        self.at = deadline
        self.timer = self.time.later(max(0.0, deadline - self.time.now()), self.look)

    def look(self) -> None:
        """Look now, unless somebody does."""
        self.timer = None
        if self.looking is None and not self.registry.closing:
            self.looking = asyncio.create_task(self.look_once())

    async def look_once(self) -> None:
        """Wake all tables that are due, and look again when the next one is."""
        now = self.time.now()
        again = now + LOOK
        asked_before = now - self.patience if now >= self.started + self.patience else 0.0
        try:
            attended = self.registry.attended()
            for table in await self.registry.store.read(lambda c: queries.due_tables(c, now, asked_before, attended)):
                with contextlib.suppress(ApiError):
                    await self.wake_claimed(table)
            if self.shared:  # what others know of, and are lost with
                self.looking = None
                self.set(again)
                return
            clock, bot = await self.registry.store.read(lambda c: queries.next_times(c, attended))
            self.looking = None
            self.set(None if clock is None else max(clock, again))
            self.set(None if bot is None else max(max(bot, self.started) + self.patience, again))
        except CannotStore as error:
            logger.warning("clocks cannot be looked at: %s", error.message)
            self.looking = None
            self.set(again)

    async def wake_claimed(self, table: str) -> None:
        """Wake a table, unless another process sees to it, or its bots wait for their turn here."""
        if self.registry.thinks and not self.registry.jobs.busy(table) and await self.claims.take(bots_of(table)):
            try:
                await self.wake(table)
            finally:
                await self.claims.release(bots_of(table))

    async def wake(self, table: str) -> None:
        room = await self.registry.current(table)
        deadline = room.deadline()
        self.registry.wake(room)
        if deadline is not None and deadline > self.time.now():  # the row knew it only roughly
            await self.registry.store.write(lambda c: queries.set_deadline(c, room))

    async def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)
