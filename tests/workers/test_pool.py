"""Work in other processes: what comes of it, and what becomes of a process that is lost."""

import asyncio
import itertools
import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from bottega.core.errors import BadSetup
from bottega.workers.async_pool import AsyncPool
from bottega.workers.pool import TaskPool, run_tasks
from bottega.workers.worker import WorkerLost


def double(number: int) -> int:
    print("this is no result")  # noqa: T201
    return 2 * number


def refuse(number: int) -> int:
    raise BadSetup(f"{number} is not wanted")


def end(number: int) -> int:
    os._exit(number)


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def end_once(folder: Path, number: int) -> int:
    """The first process that tries ends."""
    mark = folder / str(number)
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_carried_out_once(jobs: int) -> None:
    assert sorted(run_tasks(double, range(7), jobs)) == [(number, 2 * number) for number in range(7)]


def test_a_pool_can_be_used_again_and_keeps_the_order() -> None:
    tasks = list(range(5))
    with TaskPool(double, 2) as pool:
        assert pool.map(tasks) == pool.map(tasks) == [2 * number for number in tasks]
        assert len(pool.workers) <= 2


def test_tasks_are_taken_no_sooner_than_there_is_a_process_for_them() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(4):
            taken.append(number)
            yield number

    with TaskPool(double, 1) as pool:
        results = pool.run(tasks())
        assert next(results) == (0, 0)
        assert taken == [0]
        assert len(list(results)) == 3


def test_what_the_work_raises_is_raised_here_with_where_it_was() -> None:
    with TaskPool(refuse, 1) as pool, pytest.raises(BadSetup, match="7 is not wanted") as raised:
        pool.map([7])
    assert "in refuse" in raised.value.__notes__[0]


def test_a_process_that_ends_is_reported_with_its_task() -> None:
    with (
        TaskPool(end, 1) as pool,
        pytest.raises(WorkerLost, match="ended with exit code 3; memory may be short") as raised,
    ):
        pool.map([3])
    assert (raised.value.task, raised.value.late) == (3, False)


def test_a_task_whose_process_has_ended_is_begun_again(tmp_path: Path) -> None:
    with TaskPool(partial(end_once, tmp_path), 2, tries=2) as pool:
        assert pool.map([4, 5]) == [4, 5]


def test_a_task_that_takes_too_long_is_lost_and_its_process_ended() -> None:
    with TaskPool(sleep, 1, seconds=0.5) as pool:
        with pytest.raises(WorkerLost, match=r"has not answered within 0\.5 s") as raised:
            pool.map([1000.0])
        process = pool.workers[0].process
    assert raised.value.late
    assert not process.is_alive()


@pytest.mark.parametrize("jobs", [1, 2])
def test_somebody_may_stop_it(jobs: int) -> None:
    looks = itertools.count()
    began = time.monotonic()
    results = list(run_tasks(sleep, itertools.repeat(0.01), jobs, stopped=lambda: next(looks) > 3))
    assert time.monotonic() - began < 30
    assert len(results) <= 8


def test_whoever_does_not_wait_any_longer_leaves_no_process_behind() -> None:
    async def give_up() -> bool:
        pool: AsyncPool[float, float] = AsyncPool(sleep, 1)
        asked = asyncio.create_task(pool.ask(1000.0, 1000.0))
        while not pool.all:
            await asyncio.sleep(0.01)
        (worker,) = pool.all
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        worker.process.join(30)
        assert await pool.ask(0.0, 60) == 0.0
        await pool.close()
        return worker.process.is_alive()

    assert not asyncio.run(give_up())
