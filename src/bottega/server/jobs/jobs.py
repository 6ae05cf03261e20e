"""Work that is claimed, not owned: each job is done once under its key, by whoever claims it first.

Jobs are plain data, so that another process can do them. With SQLite they are done inside the one process there is.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from msgspec import Struct

from bottega.server.errors import ApiError
from bottega.server.storage.claims import Claims, OwnClaims
from bottega.server.storage.store import CannotStore

LATER = 2.0  # seconds until a job that failed is tried again

logger = logging.getLogger(__name__)


class BotTurn(Struct, frozen=True, tag="bot"):
    """A bot decides for a seat what was asked at `since`: its own, or a person's whose time is up."""

    table: str
    seat: int
    since: int
    bot: str = ""  # nothing: whichever decides for people
    owner: str = ""  # whose time it takes

    def key(self) -> str:
        return f"bot:{self.table}:{self.seat}:{self.since}"

    def claim(self) -> str:
        """Nothing: it is claimed when it is its turn, so that whoever waits for a turn keeps it from nobody."""
        return ""


class AnalyseGame(Struct, frozen=True, tag="analysis"):
    """The analysis of a finished game; the same record is looked at once."""

    table: str
    record: str
    box: str  # the text of the component file; nothing: our components

    def key(self) -> str:
        return analysis_of(self.table)

    def claim(self) -> str:
        return self.key()


class RemindPerson(Struct, frozen=True, tag="remind"):
    """Somebody is told that it is their turn, which began with an entry of a table's log."""

    game: str
    person: str
    turn: int
    table: str = ""  # none: it keeps nobody from waking a table's bots

    def key(self) -> str:
        return f"remind:{self.game}:{self.person}:{self.turn}"

    def claim(self) -> str:
        """Nothing, as for a bot's turn."""
        return ""


def bots_of(table: str) -> str:
    """The claim of whoever lets a table's bots think: all of them in one process."""
    return f"bots:{table}"


def analysis_of(table: str) -> str:
    """The claim of whoever analyses a table's game."""
    return f"analysis:{table}"


# A new kind of work is a struct of these, and whoever does it in `LocalJobs.doers` (see `Server`).
Job = BotTurn | AnalyseGame | RemindPerson
Doer = Callable[[Any], Awaitable[None]]


class Jobs(Protocol):
    """Whoever sees to it that jobs are done."""

    def add(self, job: Job) -> None:
        """Let a job be done, unless one with its key is waiting or under way."""

    def busy(self, table: str) -> bool:
        """Is something being done for a table here?"""

    async def close(self) -> None:
        """Do nothing more."""


class LocalJobs:
    """Jobs inside this process; others leave them alone. What is lost is found again: bots by `ClockWatch`."""

    def __init__(self, claims: Claims | None = None) -> None:
        self.claims = claims or OwnClaims()
        self.doers: dict[type, Doer] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.tables: Counter[str] = Counter()
        self.closing = False

    def add(self, job: Job) -> None:
        if not self.closing and job.key() not in self.tasks:
            self.tables[job.table] += 1
            self.tasks[job.key()] = asyncio.create_task(self.do(job))

    def busy(self, table: str) -> bool:
        return table in self.tables

    async def do(self, job: Job) -> None:
        """Do a job, again and again if need be, unless another process does."""
        claim, claimed = job.claim(), False
        try:
            claimed = not claim or await self.claims.take(claim)
            while claimed and not self.closing:
                try:
                    await self.doers[type(job)](job)
                except ApiError as error:
                    if isinstance(error, CannotStore):
                        logger.warning("%s is tried again: %s", job.key(), error.message)
                        await asyncio.sleep(LATER)
                        continue
                    logger.info("%s is not done any more: %s", job.key(), error.code)
                except Exception:
                    logger.exception("%s failed; it is tried again", job.key())
                    await asyncio.sleep(LATER)
                    continue
                return
        finally:
            if claim and claimed:
                await self.claims.release(claim)
            del self.tasks[job.key()]
            self.tables[job.table] -= 1
            if not self.tables[job.table]:
                del self.tables[job.table]

    async def close(self) -> None:
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
