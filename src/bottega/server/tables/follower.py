"""Follows what other processes add to logs: by their notices, and by a look now and then."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import groupby
from typing import Final, TypeVar

from bottega.server.errors import ApiError
from bottega.server.jobs.jobs import bots_of
from bottega.server.storage import queries
from bottega.server.storage.notices import NOT_IN_THE_LOG, REWRITTEN, Change, Listener, LogRow, send_presence
from bottega.server.storage.store import CannotStore
from bottega.server.tables.registry import TableRegistry

LOOK: Final = 2.0  # seconds between two looks at the logs of tables that somebody reads
STALLED: Final = 15.0  # seconds without a look after which something is wrong
FORGET: Final = 7.0  # seconds after which somebody of whom no other process tells is not there any more

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Follower:
    """Keeps the rooms of this process up to date where the database is shared."""

    def __init__(self, registry: TableRegistry, wakes_all: bool = False) -> None:
        self.registry = registry
        self.wakes_all = wakes_all  # also bots of tables that nobody reads here
        self.listener: Listener | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.looked = time.monotonic()  # when it was last known what the others did

    def listening(self) -> bool:
        """Are the notices of others heard? Where there are none, all of them are."""
        return not self.registry.store.shared or (self.listener is not None and self.listener.hears)

    def stalled(self) -> bool:
        """Is it long ago that the logs were looked at?"""
        return bool(self.tasks) and time.monotonic() > self.looked + STALLED

    async def start(self) -> None:
        if self.registry.store.shared:
            loop = asyncio.get_running_loop()
            store = self.registry.store
            self.listener = Listener(
                store.engine,
                store.sender,
                lambda rows: later(loop, self.take_in, rows),
                lambda changes: later(loop, self.hear, changes),
                lambda people: later(loop, self.meet, people),
            )
            # Whoever looks must not wait for whoever tells: to tell is to write, and writers wait for each other.
            self.tasks = [asyncio.create_task(self.again(what)) for what in (self.look, self.tell_presence)]

    def take_in(self, rows: list[LogRow]) -> None:
        """These entries were added to logs."""
        for table, grown in groupby(rows, lambda row: row.game):
            room = self.registry.rooms.get(table)
            if room is not None:
                self.registry.take_in(room, list(grown))

    def hear(self, changes: list[Change]) -> None:
        for change in changes:
            room = self.registry.rooms.get(change.table)
            if self.wakes_all and change.bot:
                self.registry.keep(asyncio.create_task(self.wake(change)))
            elif room is not None and change.seq == REWRITTEN:
                self.registry.drop(room)
            elif room is not None and change.seq == NOT_IN_THE_LOG:
                self.registry.keep(asyncio.create_task(self.registry.refresh(room)))
            elif room is not None and change.seq > room.table.seq:
                self.registry.follow_soon(room, change.seq)

    async def wake(self, change: Change) -> None:
        """Let a table's bots think, unless another process sees to it."""
        claims = self.registry.store.claims
        if not await claims.take(bots_of(change.table)):
            return
        try:
            room = await self.registry.at(change.table)
            if room.table.seq < change.seq:
                await self.registry.follow(room)
            self.registry.wake(room)
        except ApiError:  # whoever looks for what was asked long ago finds it
            pass
        finally:
            await claims.release(bots_of(change.table))

    # --- who is where

    def meet(self, people: list[tuple[str, str]]) -> None:
        """These are at tables in another process."""
        now = time.monotonic()
        for table, person in people:
            self.registry.elsewhere[table] = now
            room = self.registry.rooms.get(table)
            if room is not None and person:
                new = person not in room.online()
                room.elsewhere[person] = now
                if new:
                    room.presence()

    async def tell_presence(self) -> None:
        """Tell others who is here, and forget those of whom nothing was heard for a while."""
        rooms = [room for room in self.registry.rooms.values() if room.readers or room.polls]
        here = [(room.id, person) for room in rooms for person in room.here() or [""]]  # somebody without a name
        if here:
            store = self.registry.store
            await store.write(lambda connection: send_presence(connection, store.sender, here))
        before = time.monotonic() - FORGET
        tables = self.registry.elsewhere
        self.registry.elsewhere = {table: heard for table, heard in tables.items() if heard >= before}
        for room in [room for room in self.registry.rooms.values() if room.elsewhere]:
            gone = [person for person, heard in room.elsewhere.items() if heard < before]
            for person in gone:
                del room.elsewhere[person]
            if gone:
                room.presence()

    async def again(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do something now and then."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await what()
            except CannotStore:  # whoever asks for something is told
                pass
            except Exception:
                logger.exception("what other processes do could not be followed")

    async def look(self) -> None:
        """Look at all logs that somebody reads here: a notice may be missed."""
        read = [room.id for room in self.registry.rooms.values() if room.readers or room.polls]
        newest = await self.registry.store.read(partial(queries.newest_entries, tables=read))
        self.hear([Change(table, seq) for table, seq in newest.items()])
        self.looked = time.monotonic()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)


def later(loop: asyncio.AbstractEventLoop, hear: Callable[[T], None], what: T) -> None:
    """From the listening thread to that of the loop, unless it is about to end."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(hear, what)
