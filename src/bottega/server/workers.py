"""Bots think in processes of their own, so that the table never waits for them."""

import asyncio
import contextlib
import sys
from typing import Any, Final

import msgspec

from bottega.server.worker import NICE, Advise, Question, Study, Task
from bottega.study.analysis.judge import Option

LONGEST: Final = 1 << 26  # bytes of an answer: a whole analysis is long


class BotFailed(Exception):
    """A bot's process took too long, ended, or answered nonsense."""


class BotWorkers:
    """A few processes, each with one bot thinking at a time; one that fails is replaced."""

    def __init__(self, count: int, nice: int = NICE) -> None:
        self.idle: asyncio.LifoQueue[asyncio.subprocess.Process] = asyncio.LifoQueue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.room = asyncio.Semaphore(count)
        self.nice: Final = nice

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
        async with self.room:
            worker = await self.take()
            try:
                line = await asyncio.wait_for(ask(worker, question), seconds)
                found = msgspec.json.decode(line, type=kind)
            except BaseException as error:
                self.end(worker)
                if isinstance(error, asyncio.CancelledError):
                    raise
                raise BotFailed(f"{type(question).__name__}: {error!r}") from None
            self.idle.put_nowait(worker)
            return found

    async def take(self) -> asyncio.subprocess.Process:
        """A process that waits for work, or a new one."""
        while not self.idle.empty():
            worker = self.idle.get_nowait()
            if worker.returncode is None:
                return worker
            self.all.discard(worker)
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bottega.server.worker",
            str(self.nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
        self.all.add(worker)
        return worker

    def end(self, worker: asyncio.subprocess.Process) -> None:
        """End a process that failed."""
        self.all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """End all processes."""
        workers = list(self.all)
        for worker in workers:
            self.end(worker)
        for worker in workers:
            await worker.wait()


async def ask(worker: asyncio.subprocess.Process, question: Question) -> bytes:
    """Send a question and read the answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError("the process ended")
    return line
