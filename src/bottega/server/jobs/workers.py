"""Bots think in processes of their own, so that the table never waits for them."""

from collections.abc import Awaitable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

import msgspec

from bottega.bots.seats import QUICK
from bottega.server.jobs.worker import Advise, Question, Review, StudyStep, Task, answer_json
from bottega.study.analysis.grading import Judgment, Suggested
from bottega.workers.async_pool import AsyncPool
from bottega.workers.fair_queue import ANYBODY, Owner

NICE: Final = 10  # people's moves come before bots' thoughts


class BotFailed(Exception):
    """A bot's process took too long, ended, or answered nonsense."""


class BotWorkers:
    """A few processes, each with one bot thinking at a time, and one for bots who answer at once."""

    def __init__(self, count: int, nice: int = NICE) -> None:
        self.pool = AsyncPool(answer_json, count, nice)
        self.quick = AsyncPool(answer_json, 1, nice)

    def turn(self, bot: str, owner: Owner, behind: float) -> AbstractAsyncContextManager[None]:
        """A bot's turn to think, when it is its owner's."""
        return self.pool_of(bot).queue.turn(owner, behind)

    async def choose(self, task: Task, seconds: float) -> int:
        """A bot's move, within so many seconds, in its turn; BotFailed if there is none."""
        move: int = await self.answered(self.pool_of(task.bot).ask_now(msgspec.json.encode(task), seconds), task, int)
        return move

    def pool_of(self, bot: str) -> AsyncPool[bytes, bytes]:
        return self.quick if bot in QUICK else self.pool

    async def advise(
        self, task: Advise, seconds: float, owner: Owner = ANYBODY, behind: float = 0.0
    ) -> list[Suggested]:
        """The best moves in somebody's decision, the best first, when it is the owner's turn."""
        answer = self.pool.ask(msgspec.json.encode(task), seconds, owner, behind)
        found: list[Suggested] = await self.answered(answer, task, list[Suggested])
        return found

    async def review(self, task: Review, seconds: float, owner: Owner, behind: float) -> list[Judgment]:
        """How good the decisions of somebody's turn were, when it is the owner's turn."""
        answer = self.pool.ask(msgspec.json.encode(task), seconds, owner, behind)
        found: list[Judgment] = await self.answered(answer, task, list[Judgment])
        return found

    def waiting(self) -> int:
        """How many wait for their turn to think."""
        return len(self.pool.queue.waiting)

    async def study(self, step: StudyStep, seconds: float) -> Any:
        """A step in the analysis of a game that is over."""
        return await self.answered(self.pool.ask(msgspec.json.encode(step), seconds), step, Any)

    async def answered(self, answer: Awaitable[bytes], question: Question, kind: Any) -> Any:
        """An answer of a kind."""
        try:
            return msgspec.json.decode(await answer, type=kind)
        except Exception as error:
            raise BotFailed(f"{type(question).__name__}: {error!r}") from None

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
        await self.quick.close()
