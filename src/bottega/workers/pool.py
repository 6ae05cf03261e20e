"""Processes for a command: tasks go out, results come in as they are ready."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing.connection import wait
from typing import Generic, Self, TypeVar

from bottega.workers.interrupts import Stopped, never
from bottega.workers.worker import Worker, WorkerLost

TICK = 0.1  # seconds between two looks whether somebody wants to stop

T = TypeVar("T")
R = TypeVar("R")


class TaskPool(Generic[T, R]):
    """At most `jobs` processes, each with one task at a time.

    `work` and the tasks are plain data, or functions of a module. A task that takes more than so many seconds is lost.
    One whose process has ended is begun again, `tries` times in all: a process can be ended for want of memory.
    """

    def __init__(self, work: Callable[[T], R], jobs: int, seconds: float | None = None, tries: int = 1) -> None:
        self.work = work
        self.jobs = jobs
        self.seconds = seconds
        self.tries = tries
        self.workers: list[Worker[T, R]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        for worker in self.workers:
            worker.leave()  # all at the same time
        for worker in self.workers:
            worker.end()

    def run(self, tasks: Iterable[T], stopped: Stopped = never) -> Iterator[tuple[T, R]]:
        """Every task with what came of it, in any order, until there is none left or somebody stops.

        A task is taken no sooner than a process is free for it. `stopped` is asked again and again meanwhile.
        """
        waiting = iter(tasks)
        while not stopped():
            self.give_work(waiting)
            busy = [worker for worker in self.workers if worker.task is not None]
            if not busy:
                return
            done, lost = self.hear_all(busy)
            if not stopped():
                yield from done
            if lost is not None:
                raise lost

    def map(self, tasks: Sequence[T]) -> list[R]:
        """What came of these tasks, in their order."""
        results = {id(task): result for task, result in self.run(tasks)}
        return [results[id(task)] for task in tasks]

    def give_work(self, waiting: Iterator[T]) -> None:
        """A task for everybody who has none; more processes while there are tasks for them."""
        idle = [worker for worker in self.workers if worker.task is None]
        while idle or len(self.workers) < self.jobs:
            task = next(waiting, None)
            if task is None:
                return
            if not idle:
                idle.append(Worker(self.work))
                self.workers += idle
            idle.pop().send(task)

    def hear_all(self, busy: list[Worker[T, R]]) -> tuple[list[tuple[T, R]], WorkerLost | None]:
        """What has come of tasks by now; whoever is lost takes nothing of the others along."""
        done: list[tuple[T, R]] = []
        lost: WorkerLost | None = None
        ready = self.listen(busy)
        for worker in busy:
            task = worker.task
            assert task is not None
            try:
                if worker in ready:
                    done.append((task, worker.receive()))
                elif self.seconds is not None and worker.silent > self.seconds:
                    raise worker.late(self.seconds)
            except WorkerLost as error:
                if error.late or worker.tries == self.tries:
                    lost = error
                else:
                    self.begin_again(worker)
        return done, lost

    def listen(self, busy: list[Worker[T, R]]) -> list[Worker[T, R]]:
        """Who has something to say, now or in a moment."""
        began = time.monotonic()
        ready = wait([worker.pipe for worker in busy], TICK)
        passed = min(time.monotonic() - began, 2 * TICK)  # more only if somebody suspended us all
        for worker in busy:
            worker.silent += passed
        return [worker for worker in busy if worker.pipe in ready]

    def begin_again(self, lost: Worker[T, R]) -> None:
        """Another process takes over a task."""
        lost.kill()
        assert lost.task is not None
        worker = self.workers[self.workers.index(lost)] = Worker(self.work)
        worker.send(lost.task)
        worker.tries = lost.tries + 1


def run_tasks(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int, seconds: float | None = None, stopped: Stopped = never
) -> Iterator[tuple[T, R]]:
    """As `TaskPool.run`; with one job, here and now."""
    if jobs > 1:
        with TaskPool(work, jobs, seconds) as pool:
            yield from pool.run(tasks, stopped)
        return
    for task in tasks:
        yield task, work(task)
        if stopped():
            return
