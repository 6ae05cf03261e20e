"""Bots' turns: a bot decides for its own seat, or for a person whose time is up."""

import contextlib
import time
from collections.abc import Sequence

from bottega.server.jobs.bots import Workers, bot_move, bot_moves
from bottega.server.jobs.jobs import BotTurn, bots_of
from bottega.server.metrics import Metrics
from bottega.server.tables.entries import Entry, Moved, TimeUp
from bottega.server.tables.lessons import scripted
from bottega.server.tables.people import People
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room

LATE_BOT = "painter"  # decides for people whose time is up
UNWATCHED = 30.0  # seconds by which bots come later where nobody looks


class BotTurns:
    """Lets bots think, and adds to the log what they decide, unless they were asked something else since."""

    def __init__(self, registry: TableRegistry, workers: Workers, metrics: Metrics, people: People) -> None:
        self.registry = registry
        self.claims = registry.store.claims
        self.workers = workers
        self.metrics = metrics
        self.people = people

    async def play(self, job: BotTurn) -> None:
        """Do a job when it is its turn; until then its table need not be in memory."""
        owner = self.people.owner(job.owner or job.table)
        behind = 0.0 if self.registry.is_attended(job.table) else UNWATCHED
        async with contextlib.AsyncExitStack() as keeping:
            async with self.workers.turn(job.bot or LATE_BOT, owner, behind):
                if not await self.claims.take(bots_of(job.table)):
                    return  # another process is at it
                keeping.push_async_callback(self.claims.release, bots_of(job.table))
                room = await self.registry.at(job.table)  # if it is behind, the log's key says so
                if not asked(room, job):  # but perhaps something else
                    self.registry.wake(room)
                    return
                keeping.enter_context(room.kept())
                entries = await self.decide(room, job.seat)
            await self.append(room, job, entries)

    async def append(self, room: Room, job: BotTurn, entries: Sequence[Entry]) -> None:
        """Add to the log what a bot decided, unless it is no longer asked."""

        def check() -> Sequence[Entry]:
            if not asked(room, job):
                raise Outdated
            return entries

        try:
            async with self.registry.locked(room):
                await self.registry.append(room, check, began=time.perf_counter())
        except Outdated:
            return
        self.metrics.bot_moves.inc()

    async def decide(self, room: Room, seat: int) -> list[Entry]:
        """What is to be added to the log."""
        bot = room.seating.seats[seat].bot
        if bot and (text := scripted(room.state, seat)):
            return [Moved(seat, text)]
        if bot:
            return [Moved(seat, await bot_move(self.workers, room.state, room.salt, bot, seat, self.metrics))]
        texts = await bot_moves(self.workers, room.state, room.salt, LATE_BOT, seat, self.metrics)
        return [TimeUp(seat, len(texts)), *(Moved(seat, text) for text in texts)]


class Outdated(Exception):
    """The table has gone on since."""


def asked(room: Room, job: BotTurn) -> bool:
    """Is the seat still asked what the job is about, and a bot to decide it?"""
    state = room.state
    still = job.seat in state.deciders and state.since[job.seat] == job.since
    return still and (bool(room.seating.seats[job.seat].bot) or job.seat in room.late())
