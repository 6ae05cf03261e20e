"""Analyses of games that are over: one at a time, in a process that lets everything else go first."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from typing import Final

import msgspec

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.jobs.jobs import AnalyseGame, Jobs
from bottega.server.jobs.worker import Study as Step
from bottega.server.jobs.workers import BotFailed, BotWorkers
from bottega.server.protocol import Analysis, Study
from bottega.server.storage import queries
from bottega.server.storage.store import CannotStore, Store
from bottega.study.analysis.adviser import Adviser

ITERATIONS: Final = 200  # for each decision: the same game finds the same, unless the machine is slow
SECONDS: Final = 60.0  # until a single step is given up
PLAYING_ON: Final = 20.0  # seconds of playing on, about
KEPT: Final = 40  # analyses in memory
WAITING: Final = 20  # games that may wait for theirs
NICE: Final = 19

JUDGE: Final = Adviser(iterations=ITERATIONS)

logger = logging.getLogger(__name__)


class Work:
    """The analysis of one game: how far it is, or what was found."""

    def __init__(self, record: str, box: str) -> None:
        self.record = record
        self.box = box
        self.study = Study("waiting", 0, 0, None)


class Studies:
    """Analyses by table: those under way and the latest in memory, all that came to their end on the disk."""

    def __init__(self, store: Store, jobs: Jobs, adviser: Adviser = JUDGE) -> None:
        self.store = store
        self.jobs = jobs
        self.adviser = adviser
        self.workers = BotWorkers(1, NICE)
        self.works: OrderedDict[str, Work] = OrderedDict()
        self.turn = asyncio.Lock()

    def remembered(self, id: str, record: str) -> Study | None:
        """How far the analysis of a game is, as far as memory goes."""
        work = self.works.get(id)
        return work.study if work is not None and work.record == record else None

    async def find(self, id: str, record: str) -> Study:
        """How far the analysis of a game is."""
        stored = None
        if self.remembered(id, record) is None:
            stored = await self.store.read(lambda connection: queries.read_study(connection, id, record))
        return self.remembered(id, record) or stored or Study("none", 0, 0, None)

    async def begin(self, id: str, record: str, box: str = "") -> Study:
        """Begin the analysis of a game, unless it is there or under way."""
        found = await self.find(id, record)
        if found.status in ("none", "failed"):
            if sum(work.study.status in ("waiting", "running") for work in self.works.values()) > WAITING:
                raise ApiError(msg("error-too-fast"))
            work = self.works[id] = Work(record, box)
            self.works.move_to_end(id)
            self.jobs.add(AnalyseGame(id, record, box))
            self.forget()
            found = work.study
        return found

    def forget(self) -> None:
        """Let go of the oldest analyses that have come to their end."""
        ended = [table for table, work in self.works.items() if work.study.status in ("done", "failed")]
        for table in ended[: max(0, len(self.works) - KEPT)]:
            del self.works[table]

    async def run(self, job: AnalyseGame) -> None:
        """Look at all decisions, one after another."""
        work = self.works.get(job.table)
        if work is None or work.record != job.record:
            work = self.works[job.table] = Work(job.record, job.box)
        async with self.turn:
            try:
                found = await self.look(work)
                with contextlib.suppress(CannotStore):  # then it lasts as long as memory does
                    await self.store.write(
                        lambda connection: queries.write_study(connection, job.table, work.record, found)
                    )
                work.study = found
            except BotFailed as error:
                logger.error("the analysis of %s failed: %s", job.table, error)
                work.study = Study("failed", 0, 0, None)
            await self.workers.close()  # a process that has studied is large

    async def look(self, work: Work) -> Study:
        begun = await self.step(work, "begin")
        decisions, places = begun["decisions"], begun["places"]
        work.study = Study("running", 0, len(decisions) + len(places), None)
        until = time.monotonic() + PLAYING_ON
        for index in places:
            if time.monotonic() < until:
                await self.step(work, "outlook", index)
            work.study.done += 1
        for index in decisions:
            await self.step(work, "decision", index)
            work.study.done += 1
        found = msgspec.convert(await self.step(work, "end"), Analysis)
        return Study("done", work.study.all, work.study.all, found)

    async def step(self, work: Work, what: str, index: int = 0) -> dict[str, list[int]]:
        step = Step(work.record, self.adviser, what, index, work.box)
        found: dict[str, list[int]] = await self.workers.study(step, SECONDS)
        return found

    async def close(self) -> None:
        """End the process."""
        await self.workers.close()
