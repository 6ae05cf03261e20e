"""Processes for a server: whoever asks awaits the answer, and nobody else waits."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Generic, TypeVar

from bottega.workers.fair_queue import ANYBODY, FairQueue, Owner
from bottega.workers.worker import Worker

T = TypeVar("T")
R = TypeVar("R")


class AsyncPool(Generic[T, R]):
    """A few processes, each with one task at a time; one that fails is replaced.

    Threads wait for the processes, since pipes cannot be awaited on every system.
    """

    def __init__(self, work: Callable[[T], R], count: int, nice: int = 0) -> None:
        self.work: Final = work
        self.nice: Final = nice
        self.queue: Final = FairQueue(count)
        self.threads = ThreadPoolExecutor(count)
        self.idle: list[Worker[T, R]] = []
        self.all: set[Worker[T, R]] = set()

    async def ask(self, task: T, seconds: float, owner: Owner = ANYBODY, behind: float = 0.0) -> R:
        """What comes of a task within so many seconds, once it is the owner's turn; WorkerLost, or what it raised."""
        async with self.queue.turn(owner, behind):
            return await self.ask_now(task, seconds)

    async def ask_now(self, task: T, seconds: float) -> R:
        """What comes of a task, for somebody whose turn it is."""
        worker = self.take()
        try:
            result = await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, task, seconds)
        except BaseException:
            self.all.discard(worker)
            worker.process.kill()  # its thread, if it still waits, does the rest
            raise
        self.idle.append(worker)
        return result

    def take(self) -> Worker[T, R]:
        """The process that was busy last, or a new one."""
        while self.idle:
            worker = self.idle.pop()
            if worker.process.is_alive():
                return worker
            self.all.discard(worker)
            worker.kill()
        worker = Worker(self.work, self.nice)
        self.all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes."""
        workers = list(self.all)
        self.all.clear()
        self.idle.clear()
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            await asyncio.to_thread(worker.kill)
