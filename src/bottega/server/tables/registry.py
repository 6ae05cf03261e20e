"""The registry of rooms: tables that are in memory. The others are on the disk, where all of them are safe."""

import asyncio
import contextlib
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from contextvars import Token
from typing import Any

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.jobs.jobs import BotTurn, Jobs
from bottega.server.metrics import Metrics
from bottega.server.storage import log, queries
from bottega.server.storage.notices import LogRow
from bottega.server.storage.store import CannotStore, Store
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.clocks import Time
from bottega.server.tables.entries import NOBODY, Entry, Logged, Moved, Sender, numbered
from bottega.server.tables.reader import COME_BACK
from bottega.server.tables.room import Room, bots_asked, people_asked
from bottega.server.tables.table import BadLog, LookAhead
from bottega.server.turns import awaited

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
VISIT = 60.0  # seconds for which somebody counts as being there who asks without waiting for news
TRIES = 5  # to be the first who appends to a log

logger = logging.getLogger(__name__)


class Locked:
    """Holds the lock of a room that is still there; whoever has it waits for no turn, since others wait for them."""

    before: Token[bool]

    def __init__(self, registry: "TableRegistry", room: Room) -> None:
        self.registry = registry
        self.room = room

    async def __aenter__(self) -> None:
        await self.room.lock.acquire()
        self.before = awaited.set(True)
        if self.registry.rooms.get(self.room.id) is not self.room:  # dropped while we waited
            self.leave()
            raise ApiError(msg("error-storage"))

    async def __aexit__(self, *raised: object) -> None:
        self.leave()

    def leave(self) -> None:
        awaited.reset(self.before)
        self.room.lock.release()


class TableRegistry:
    """Rooms by the id of their table, and the one way to add to a table's log."""

    def __init__(
        self,
        store: Store,
        jobs: Jobs,
        metrics: Metrics,
        limit: int,
        time: Time | None = None,
        shelf: Shelf = OURS,
    ) -> None:
        self.store = store
        self.jobs = jobs
        self.metrics = metrics
        self.limit = limit
        self.time = time or Time()
        self.shelf = shelf
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.awaited: Counter[str] = Counter()  # how many wait for a table that is being loaded
        self.elsewhere: dict[str, float] = {}  # tables that others are at in other processes, and when that was heard
        self.under_way: set[asyncio.Future[Any]] = set()
        self.closing = False
        self.thinks = True  # or do others let bots decide?
        self.reminded: set[str] = set()  # people who want to be told that it is their turn
        self.turn_begun: Callable[[], None] = lambda: None  # whoever tells them
        self.clock_set: Callable[[float | None], None] = lambda deadline: None  # whoever watches clocks

    # --- rooms

    async def at(self, id: str) -> Room:
        """A room, from memory or from the disk."""
        if not ID.fullmatch(id):
            raise ApiError(msg("error-no-table"))
        if id in self.rooms:
            self.rooms.move_to_end(id)
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        self.awaited[id] += 1
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.awaited[id] -= 1
            if not self.awaited[id]:
                del self.awaited[id]

    async def load(self, id: str) -> Room:
        try:
            stored = await self.store.read(lambda connection: queries.read_table(connection, id, self.shelf))
        except BadLog as error:
            logger.error("%s cannot be played again: %s", id, error)
            raise ApiError(error.said) from None
        if stored is None:
            raise ApiError(msg("error-no-table"))
        room = Room(id, stored.table, stored.seating, stored.salt, stored.notes, self.time, stored.clock_from)
        self.add(room, woken=not self.store.shared)  # else whoever asked the bots, or found them waiting, sees to them
        return room

    async def current(self, id: str) -> Room:
        """A room that knows all that is stored: whoever asks may have read more in another process."""
        room = await self.at(id)
        if self.store.shared:
            newest = await self.store.read(lambda connection: queries.newest_entry(connection, id))
            if newest > room.table.seq:
                async with room.lock:
                    await self.read_on(room)  # or say that it cannot be read: an older table is no answer
        return room

    def add(self, room: Room, woken: bool = True) -> None:
        """Take a room in and wake it, and let the longest unused ones go that nobody is at, or about to be."""
        self.rooms[room.id] = room
        for old in list(self.rooms.values()) if len(self.rooms) > self.limit else ():
            if len(self.rooms) <= self.limit:
                break
            if old is not room and not old.busy() and old.id not in self.awaited:
                del self.rooms[old.id]
        if woken:
            self.wake(room)

    def drop(self, room: Room) -> None:
        """Forget a room; readers come back and get what is stored."""
        self.rooms.pop(room.id, None)
        room.changed.set()
        for reader in room.readers:
            reader.leave(COME_BACK)

    def locked(self, room: Room) -> "Locked":
        """A room whose log nobody else of this process adds to meanwhile."""
        return Locked(self, room)

    def wake(self, room: Room) -> None:
        """Bots play where it is their turn, or where somebody's time is up; clocks are watched."""
        if self.closing or self.rooms.get(room.id) is not room:
            return
        late = room.late()
        for seat in dict.fromkeys([*late, *bots_asked(room.state, room.seating)]) if self.thinks else ():
            bot, owner = room.seating.seats[seat].bot, room.seating.answerable() or room.id
            self.jobs.add(BotTurn(room.id, seat, room.state.since[seat], bot, owner))
        if not late:
            self.clock_set(room.deadline())

    def is_attended(self, table: str) -> bool:
        """Is somebody at a table, here or in another process?"""
        room = self.rooms.get(table)
        return table in self.elsewhere or (room is not None and room.attended(self.time.now() - VISIT))

    def attended(self) -> set[str]:
        """The tables that somebody is at."""
        return {*filter(self.is_attended, self.rooms), *self.elsewhere}

    def online(self) -> set[str]:
        """Everybody who is at some table now."""
        return {person for room in self.rooms.values() for person in room.online()}

    # --- the log

    async def append(
        self,
        room: Room,
        check: Callable[[], Sequence[Entry]],
        sender: Sender = NOBODY,
        began: float | None = None,
    ) -> None:
        """Check, store, apply: what `check` wants is stored after what this copy knows; its lock is held.

        If somebody else was faster, the log's key says so: what they stored is read and applied, and all is checked
        again. Whatever `check` raises is the answer then.
        """
        for _ in range(TRIES):
            logged = numbered(room.table.seq, check(), self.time.now(), sender, room.passed())
            if await self.commit(room, room.table.ahead(logged), began):
                return
            await self.read_on(room)
        raise ApiError(msg("error-stale"))

    async def commit(self, room: Room, ahead: LookAhead, began: float | None) -> bool:
        """Store entries, then apply them, also where whoever asked goes away; False if their numbers were taken."""
        under_way = asyncio.get_running_loop().create_future()
        self.keep(under_way)
        begun = self.turns_begun(room, ahead)

        def then(stored: bool, failed: Exception | None) -> None:
            under_way.set_result(None)
            if isinstance(failed, CannotStore):  # it may be stored all the same
                self.keep(asyncio.create_task(self.follow(room, woken=True)))
            if failed is None and stored:
                room.apply(ahead.logged, ahead, began)
                self.wake(room)
                if begun:
                    self.turn_begun()
                self.metrics.moves.inc(sum(isinstance(one.entry, Moved) for one in ahead.logged))

        wanted = log.Append(room.id, ahead.logged, queries.row_values(room, ahead), begun)
        return await self.store.write(wanted, room.id, then)

    def turns_begun(self, room: Room, ahead: LookAhead) -> list[str]:
        """Of the people who want to be told, those whose turn it is with these entries, and was not before."""
        if not self.reminded or ahead.after.setup.lesson is not None or ahead.after.over():
            return []
        asked = people_asked(ahead.after, queries.seating_after(room, ahead))
        return sorted((asked - people_asked(ahead.before, room.seating)) & self.reminded)

    async def follow(self, room: Room, woken: bool = False) -> None:
        """Somebody else may have added to a table's log: apply what is new, and tell its readers."""
        async with room.lock:
            with contextlib.suppress(CannotStore):
                await self.read_on(room)
        if woken:
            self.wake(room)

    def take_in(self, room: Room, rows: list[LogRow]) -> None:
        """Apply what others have stored, if it comes next and nobody is about to add to this log."""
        fresh = [row for row in rows if row.seq > room.table.seq]
        if not fresh:
            return
        if room.lock.locked() or fresh[0].seq != room.table.seq + 1:
            self.follow_soon(room, fresh[-1].seq)
            return
        try:
            room.apply([log.read_row(row) for row in fresh])
        except Exception:
            logger.exception("%s cannot be followed", room.id)
            self.drop(room)
            return
        self.wake_own(room)

    def follow_soon(self, room: Room, seq: int) -> None:
        """Follow a log that has grown so far; once is enough for all that comes until it is read."""
        if self.closing:
            return
        if not room.behind:
            self.keep(asyncio.create_task(self.catch_up(room)))
        room.behind = max(room.behind, seq)

    async def catch_up(self, room: Room) -> None:
        async with room.lock:
            grown, room.behind = room.behind, 0
            with contextlib.suppress(CannotStore):  # it is looked at again
                if room.table.seq < grown:  # whoever had the lock may have read on
                    await self.read_on(room)
        self.wake_own(room)

    def wake_own(self, room: Room) -> None:
        """Others leave this table's bots to us while we are at it."""
        if self.jobs.busy(room.id):
            self.wake(room)

    async def refresh(self, room: Room) -> None:
        """Read again what is not in the log: names, notes and whose table it is."""
        async with room.lock:
            with contextlib.suppress(CannotStore):
                seats = await self.store.read(lambda connection: queries.read_seats(connection, room.id))
                notes = await self.store.read(lambda connection: queries.read_notes(connection, room.id))
                room.seating.owner = await self.store.read(lambda connection: queries.read_owner(connection, room.id))
                room.refresh(seats, notes)

    async def read_on(self, room: Room) -> None:
        """Apply what was stored past what this copy knows; its lock is held."""
        try:
            fresh: list[Logged] = await self.store.read(
                lambda connection: log.read_log(connection, room.id, room.table.seq)
            )
            room.apply(fresh)
        except CannotStore:
            raise
        except Exception:  # it cannot be played here: whoever opens it again is told why
            self.drop(room)
            raise

    def keep(self, task: asyncio.Future[Any]) -> None:
        """Hold a task until it has ended; its end is somebody else's, or nobody's, to look at."""
        self.under_way.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Future[Any]) -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Finish what is being stored, and send everybody away."""
        self.closing = True
        if self.under_way:
            await asyncio.wait(self.under_way)
        for room in list(self.rooms.values()):
            self.drop(room)
