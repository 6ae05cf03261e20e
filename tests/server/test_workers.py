"""Bots in processes of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bottega.core.serialize import pack
from bottega.games import find_game
from bottega.server.jobs.worker import Task, decide
from bottega.server.jobs.workers import BotFailed, BotWorkers
from bottega.workers.fair_queue import ANYBODY


def task(game: str = "fresco", bot: str = "greedy", seed: int = 3, **chosen: str) -> Task:
    """A bot's first decision of a game of three."""
    rules: Any = find_game(game)
    s = rules.new(3, 5, chosen)
    seat = int(s.to_move())
    guess = rules.determinize(s, seat, 9)
    return Task(game, 3, rules.complete(3, 5, chosen), bot, seat, seed, pack(guess))


def with_workers(work: Callable[[BotWorkers], Awaitable[Any]], count: int = 1) -> Any:
    async def run() -> Any:
        workers = BotWorkers(count)
        try:
            return await work(workers)
        finally:
            await workers.close()

    return asyncio.run(run())


@pytest.mark.parametrize("game", ["sintra", "fresco"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_process_decides_as_the_bot_would_here(game: str, bot: str) -> None:
    asked = task(game, bot)
    assert with_workers(lambda workers: workers.choose(asked, 60)) == decide(asked)


def test_more_questions_than_processes_are_all_answered() -> None:
    async def in_turn(workers: BotWorkers, seed: int) -> int:
        async with workers.turn("greedy", ANYBODY, 0.0):
            return await workers.choose(task(seed=seed), 60)

    async def work(workers: BotWorkers) -> list[int]:
        found = await asyncio.gather(*(in_turn(workers, seed) for seed in range(6)))
        assert sum(len(pool.all) for pool in (workers.pool, workers.quick)) <= 2
        return found

    assert with_workers(work, 2) == [decide(task(seed=n)) for n in range(6)]


def test_a_bot_that_is_too_slow_fails_and_the_next_is_answered() -> None:
    async def work(workers: BotWorkers) -> int:
        with pytest.raises(BotFailed, match="has not answered within 0 s"):
            await workers.choose(task(), 0)
        return await workers.choose(task(), 60)

    assert with_workers(work) == decide(task())


def test_a_process_that_ends_is_replaced() -> None:
    async def work(workers: BotWorkers) -> int:
        with pytest.raises(BotFailed):
            await workers.choose(task(bot="nobody"), 60)
        return await workers.choose(task(), 60)

    assert with_workers(work) == decide(task())


def test_a_process_killed_while_idle_is_replaced() -> None:
    async def work(workers: BotWorkers) -> int:
        await workers.choose(task(), 60)
        for worker in workers.pool.all:
            worker.process.kill()
            worker.process.join()
        return await workers.choose(task(), 60)

    assert with_workers(work) == decide(task())
