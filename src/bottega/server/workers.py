"""Bots think in processes of their own, so that the table never waits for them."""

import asyncio
import contextlib
import sys

import msgspec

from bottega.server.worker import Task


class BotFailed(Exception):
    """A bot's process took too long, ended, or answered nonsense."""


class BotWorkers:
    """A few processes, each with one bot thinking at a time; one that fails is replaced."""

    def __init__(self, count: int) -> None:
        self.idle: asyncio.LifoQueue[asyncio.subprocess.Process] = asyncio.LifoQueue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.room = asyncio.Semaphore(count)

    async def choose(self, task: Task, seconds: float) -> int:
        """A bot's move, within so many seconds; BotFailed if there is none."""
        async with self.room:
            worker = await self.take()
            try:
                move = await asyncio.wait_for(ask(worker, task), seconds)
            except BaseException as error:
                self.end(worker)
                if isinstance(error, asyncio.CancelledError):
                    raise
                raise BotFailed(f"{task.bot} at {task.game}: {error!r}") from None
            self.idle.put_nowait(worker)
            return move

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
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
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


async def ask(worker: asyncio.subprocess.Process, task: Task) -> int:
    """Send a task and read the answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(task) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError("the process ended")
    return int(line)
