"""Bots think in processes of their own, so that the table never waits for them."""

from typing import Any, Final

import msgspec

from bottega.bots.seats import QUICK
from bottega.server.jobs.worker import Advise, Question, Study, Task, answer_json
from bottega.study.analysis.grading import Option
from bottega.workers.async_pool import AsyncPool
from bottega.workers.turns import ANYBODY, Owner

NICE: Final = 10  # people's moves come before bots' thoughts


class BotFailed(Exception):
    """A bot's process took too long, ended, or answered nonsense."""


class BotWorkers:
    """A few processes, each with one bot thinking at a time, and one for bots who answer at once."""

    def __init__(self, count: int, nice: int = NICE) -> None:
        self.pool = AsyncPool(answer_json, count, nice)
        self.quick = AsyncPool(answer_json, 1, nice)

    async def choose(self, task: Task, seconds: float, owner: Owner = ANYBODY, behind: float = 0.0) -> int:
        """A bot's move, within so many seconds of its turn; BotFailed if there is none."""
        pool = self.quick if task.bot in QUICK else self.pool
        move: int = await self.ask(pool, task, seconds, int, owner, behind)
        return move

    async def advise(self, task: Advise, seconds: float, owner: Owner = ANYBODY, behind: float = 0.0) -> list[Option]:
        """The best moves in somebody's decision, the best first."""
        found: list[Option] = await self.ask(self.pool, task, seconds, list[Option], owner, behind)
        return found

    def waiting(self) -> int:
        """How many wait for their turn to think."""
        return len(self.pool.turns.waiting)

    async def study(self, step: Study, seconds: float) -> Any:
        """A step in the analysis of a game that is over."""
        return await self.ask(self.pool, step, seconds, Any)

    async def ask(
        self,
        pool: AsyncPool[bytes, bytes],
        question: Question,
        seconds: float,
        kind: Any,
        owner: Owner = ANYBODY,
        behind: float = 0.0,
    ) -> Any:
        """An answer of a kind."""
        try:
            answer = await pool.ask(msgspec.json.encode(question), seconds, owner, behind)
            return msgspec.json.decode(answer, type=kind)
        except Exception as error:
            raise BotFailed(f"{type(question).__name__}: {error!r}") from None

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
        await self.quick.close()
