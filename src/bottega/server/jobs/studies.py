"""Analyses of games that are over: one at a time, in a process that lets everything else go first.

Which are wanted, and how far they are, is in the database: any process knows it, and goes on where another was lost.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection
from typing import Final

import msgspec

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.jobs.jobs import AnalyseGame, Jobs, analysis_of
from bottega.server.jobs.worker import StudyStep
from bottega.server.jobs.workers import BotFailed, BotWorkers
from bottega.server.protocol import Analysis, Study
from bottega.server.storage import queries
from bottega.server.storage.store import CannotStore
from bottega.server.tables.registry import TableRegistry
from bottega.study.analysis.adviser import Adviser

ITERATIONS: Final = 200  # for each decision: the same game finds the same, unless the machine is slow
SECONDS: Final = 60.0  # until a single step is given up
PLAYING_ON: Final = 20.0  # seconds of playing on, about
WAITING: Final = 20  # games that may wait for theirs
OF_ONE_OWNER: Final = 2  # of these, those of one person or address
TOLD: Final = 0.5  # seconds between the first two words on how far it is, with what was found by then
SELDOM: Final = 1.5  # each pause is so many times as long as the one before: what was found grows
LOOK: Final = 2.0  # seconds between two looks for analyses that nobody does
NICE: Final = 19

JUDGE: Final = Adviser(iterations=ITERATIONS)

logger = logging.getLogger(__name__)


class Studies:
    """Lets games be analysed, one after another; with others who share the database."""

    def __init__(self, registry: TableRegistry, jobs: Jobs, adviser: Adviser = JUDGE) -> None:
        self.registry = registry
        self.store = registry.store
        self.jobs = jobs
        self.adviser = adviser
        self.workers = BotWorkers(1, NICE)
        self.turn = asyncio.Lock()
        self.looking: asyncio.Task[None] | None = None
        self.ended = asyncio.Event()  # one has come to its end: the next
        self.unplayable: set[str] = set()
        self.asked: dict[str, set[str]] = {}  # by owner: the records whose analyses wait

    async def find(self, record: str) -> Study:
        """How far the analysis of a game is, at whichever table it was played or brought to."""
        stored = await self.store.read(lambda connection: queries.read_study(connection, record))
        return stored or Study("none", 0, 0, None)

    async def begin(self, id: str, record: str, box: str = "", owners: Collection[str] = ()) -> Study:
        """Begin the analysis of a game for somebody and their address, unless it is there or under way."""
        known = await self.find(record)
        if known.status not in ("none", "failed"):
            return known
        await self.charge(queries.fingerprint(record), owners)
        found = await self.store.write(
            lambda connection: queries.want_study(connection, id, record, time.time(), WAITING), id
        )
        if found.status == "none":
            raise ApiError(msg("error-too-fast"))
        if found.status == "waiting" and self.free():
            self.jobs.add(AnalyseGame(id, record, box))
        return found

    async def charge(self, record: str, owners: Collection[str]) -> None:
        """Only so many wait for one owner at a time; which, is known in this process alone."""
        wanted = await self.store.read(queries.records_wanted)
        self.asked = {owner: left for owner, asked in self.asked.items() if (left := asked & wanted)}
        if any(len(self.asked.get(owner, ())) >= OF_ONE_OWNER for owner in owners):
            raise ApiError(msg("error-too-fast"))
        for owner in owners:
            self.asked.setdefault(owner, set()).add(record)

    def free(self) -> bool:
        """Is it for us to do one now? Else it waits for us, or for another process."""
        return self.registry.thinks and not self.turn.locked()

    # --- those that nobody does

    async def start(self) -> None:
        """Go on with what is wanted."""
        self.looking = asyncio.create_task(self.look_on())

    async def look_on(self) -> None:
        while True:
            with contextlib.suppress(CannotStore):
                await self.look_once()
            self.ended.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), LOOK if self.store.shared else None)

    async def look_once(self) -> None:
        """Do the one that is wanted for the longest time and that nobody does."""
        wanted = await self.store.read(queries.studies_wanted) if self.free() else []
        for table in wanted:
            if table not in self.unplayable and await self.store.claims.take(analysis_of(table)):
                try:
                    room = await self.registry.current(table)
                    self.jobs.add(AnalyseGame(table, room.state.record().write(), room.table.setup.box.text))
                    return
                except CannotStore:
                    raise
                except ApiError:  # perhaps another version can play it
                    self.unplayable.add(table)
                finally:
                    await self.store.claims.release(analysis_of(table))

    # --- doing one

    async def run(self, job: AnalyseGame) -> None:
        """Look at all decisions, one after another, unless it was done or taken back meanwhile."""
        async with self.turn:
            known = await self.find(job.record)
            if known.status == "none":
                await self.store.write(lambda connection: queries.forget_study(connection, job.table, job.record))
            if known.status == "done":
                await self.store.write(lambda connection: queries.forget_same_study(connection, job.table, job.record))
            if known.status in ("waiting", "running"):
                await self.keep(job, await self.study(job))
        self.ended.set()

    async def study(self, job: AnalyseGame) -> Study:
        try:
            return await self.look(job)
        except BotFailed as error:
            logger.error("the analysis of %s failed: %s", job.table, error)
            return Study("failed", 0, 0, None)
        finally:
            await self.workers.close()  # a process that has studied is large

    async def keep(self, job: AnalyseGame, found: Study) -> None:
        """Store it, however long that takes: to find it again takes longer."""
        while True:
            try:
                await self.store.write(
                    lambda connection: queries.write_study(connection, job.table, job.record, found), job.table
                )
                return
            except CannotStore as error:
                logger.warning("the analysis of %s is not stored yet: %s", job.table, error.message)
                await asyncio.sleep(LOOK)

    async def look(self, job: AnalyseGame) -> Study:
        begun = await self.step(job, "begin")
        decisions, places = begun["decisions"], begun["places"]
        progress = Progress(self, job, len(decisions) + len(places))
        for index in decisions:
            await self.step(job, "decision", index)
            await progress.go_on()
        until = time.monotonic() + PLAYING_ON
        for index in places:
            if time.monotonic() < until:
                await self.step(job, "outlook", index)
            await progress.go_on()
        found = msgspec.convert(await self.step(job, "end"), Analysis)
        return Study("done", progress.all, progress.all, found)

    async def step(self, job: AnalyseGame, what: str, index: int = 0) -> dict[str, list[int]]:
        step = StudyStep(job.record, self.adviser, what, index, job.box)
        found: dict[str, list[int]] = await self.workers.study(step, SECONDS)
        return found

    async def close(self) -> None:
        """End the process."""
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)
        await self.workers.close()


class Progress:
    """How far an analysis is, and what it has found, told now and then: at once, then less and less often."""

    def __init__(self, studies: Studies, job: AnalyseGame, all: int) -> None:
        self.studies = studies
        self.job = job
        self.done = 0
        self.all = all
        self.next = 0.0  # when it is told
        self.pause = TOLD

    async def go_on(self) -> None:
        self.done += 1
        if time.monotonic() >= self.next:
            found = msgspec.convert(await self.studies.step(self.job, "so far"), Analysis)
            await self.tell(Study("running", self.done, self.all, found))
            self.next = time.monotonic() + self.pause
            self.pause *= SELDOM

    async def tell(self, study: Study) -> None:
        job = self.job
        with contextlib.suppress(CannotStore):
            await self.studies.store.write(
                lambda connection: queries.tell_progress(connection, job.table, job.record, study), job.table
            )
