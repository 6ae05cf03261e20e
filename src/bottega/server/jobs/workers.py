"""Bots think in processes of their own, so that the table never waits for them."""

from typing import Any, Final

import msgspec

from bottega.server.jobs.worker import Advise, Question, Study, Task, answer_json
from bottega.study.analysis.grading import Option
from bottega.workers.async_pool import AsyncPool

NICE: Final = 10  # people's moves come before bots' thoughts


class BotFailed(Exception):
    """A bot's process took too long, ended, or answered nonsense."""


class BotWorkers:
    """A few processes, each with one bot thinking at a time."""

    def __init__(self, count: int, nice: int = NICE) -> None:
        self.pool = AsyncPool(answer_json, count, nice)

    async def choose(self, task: Task, seconds: float) -> int:
        """A bot's move, within so many seconds; BotFailed if there is none."""
        move: int = await self.ask(task, seconds, int)
        return move

    async def advise(self, task: Advise, seconds: float) -> list[Option]:
        """The best moves in somebody's decision, the best first."""
        found: list[Option] = await self.ask(task, seconds, list[Option])
        return found

    async def study(self, step: Study, seconds: float) -> Any:
        """A step in the analysis of a game that is over."""
        return await self.ask(step, seconds, Any)

    async def ask(self, question: Question, seconds: float, kind: Any) -> Any:
        """An answer of a kind."""
        try:
            return msgspec.json.decode(await self.pool.ask(msgspec.json.encode(question), seconds), type=kind)
        except Exception as error:
            raise BotFailed(f"{type(question).__name__}: {error!r}") from None

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
