"""Bots' turns: a bot decides for its own seat, or for a person whose time is up."""

import time
from collections.abc import Sequence

from bottega.server.jobs.bots import OnBehalf, Workers, bot_move, bot_moves
from bottega.server.jobs.jobs import BotTurn
from bottega.server.metrics import Metrics
from bottega.server.tables.entries import Entry, Moved, TimeUp
from bottega.server.tables.people import People
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room

LATE_BOT = "painter"  # decides for people whose time is up
UNWATCHED = 30.0  # seconds by which bots come later where nobody looks


class BotTurns:
    """Lets bots think, and adds to the log what they decide, unless they were asked something else since."""

    def __init__(self, registry: TableRegistry, workers: Workers, metrics: Metrics, people: People) -> None:
        self.registry = registry
        self.workers = workers
        self.metrics = metrics
        self.people = people

    async def play(self, job: BotTurn) -> None:
        """Do a job; what is no longer asked is left alone."""
        room = await self.registry.current(job.table)
        if not asked(room, job):
            return
        entries = await self.decide(room, job.seat)

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
        owner = self.people.owner(room.seating.owner or room.id)
        workers = OnBehalf(self.workers, owner, 0.0 if room.online() else UNWATCHED)
        if bot:
            return [Moved(seat, await bot_move(workers, room.state, room.salt, bot, seat, self.metrics))]
        texts = await bot_moves(workers, room.state, room.salt, LATE_BOT, seat, self.metrics)
        return [TimeUp(seat, len(texts)), *(Moved(seat, text) for text in texts)]


class Outdated(Exception):
    """The table has gone on since."""


def asked(room: Room, job: BotTurn) -> bool:
    """Is the seat still asked what the job is about, and a bot to decide it?"""
    state = room.state
    still = job.seat in state.deciders and state.since[job.seat] == job.since
    return still and (bool(room.seating.seats[job.seat].bot) or job.seat in room.late())
