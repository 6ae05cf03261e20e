"""Turns are fair: whoever wants much does not keep others waiting."""

import asyncio
import contextlib
from collections.abc import Awaitable

from bottega.workers.fair_queue import FairQueue, Owner

ANNA, BELA = Owner("north", "Anna"), Owner("north", "Béla")
CARLA = Owner("south", "Carla")


class Clock:
    """Time that passes only when somebody works."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def order_of(wanted: list[tuple[Owner, float]]) -> list[Owner]:
    """In which order those who want a turn get it; each works for a second."""
    clock, order = Clock(), []
    queue = FairQueue(1, clock)

    async def work(owner: Owner, behind: float) -> None:
        async with queue.turn(owner, behind):
            order.append(owner)
            clock.now += 1.0
            await asyncio.sleep(0)

    async def go() -> None:
        async with asyncio.TaskGroup() as group:
            for owner, behind in wanted:
                group.create_task(work(owner, behind))

    asyncio.run(go())
    return order


def test_who_wants_much_waits_for_who_wants_little() -> None:
    wanted = [(ANNA, 0.0)] * 5 + [(CARLA, 0.0)]
    assert order_of(wanted).index(CARLA) == 1


def test_many_of_one_address_have_the_share_of_one() -> None:
    wanted = [(Owner("north", str(number)), 0.0) for number in range(8)] + [(CARLA, 0.0)] * 3
    order = order_of(wanted)
    assert [owner.group for owner in order[:6]] == ["north", "south"] * 3


def test_who_is_slow_never_has_all_places() -> None:
    queue, over = FairQueue(4, share=2), asyncio.Event()
    begun: list[Owner] = []

    async def wait(owner: Owner) -> None:
        async with queue.turn(owner):
            begun.append(owner)
            await over.wait()

    async def go() -> None:
        async with asyncio.TaskGroup() as group:
            for owner in (ANNA, BELA, ANNA, CARLA):
                group.create_task(wait(owner))
            await asyncio.sleep(0.01)
            assert begun == [ANNA, BELA, CARLA]
            over.set()
        assert begun == [ANNA, BELA, CARLA, ANNA]

    asyncio.run(go())


def test_within_an_address_all_have_the_same() -> None:
    wanted = [(ANNA, 0.0)] * 4 + [(BELA, 0.0)] * 4
    assert order_of(wanted) == [ANNA, BELA] * 4


def test_what_matters_less_comes_later_but_comes() -> None:
    wanted = [(CARLA, 0.0), (ANNA, 2.5)] + [(CARLA, 0.0)] * 5
    assert order_of(wanted).index(ANNA) == 3


def test_whoever_waited_in_vain_leaves_the_place_to_others() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        async with queue.turn(ANNA):
            waiting = asyncio.create_task(queue.take(BELA, 0.0))
            await asyncio.sleep(0)
            waiting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await waiting
        async with asyncio.timeout(1), queue.turn(CARLA):
            assert queue.free == 0
        assert (queue.free, queue.waiting, queue.used) == (1, [], {})

    asyncio.run(go())


def test_a_turn_that_comes_with_the_end_is_passed_on() -> None:
    """Whoever is called and cancelled at the same moment keeps nobody's place."""

    async def go() -> None:
        queue = FairQueue(1)
        await queue.take(ANNA, 0.0)
        waiting: asyncio.Task[None] = asyncio.create_task(as_task(queue.take(BELA, 0.0)))
        await asyncio.sleep(0)
        queue.leave(ANNA, 1.0)  # Béla is called
        waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        assert queue.free == 1

    asyncio.run(go())


def test_whoever_goes_at_the_moment_of_the_call_is_passed_over() -> None:
    async def go() -> None:
        queue = FairQueue(1)
        await queue.take(ANNA, 0.0)
        waiting: asyncio.Task[None] = asyncio.create_task(as_task(queue.take(BELA, 0.0)))
        await asyncio.sleep(0)
        waiting.cancel()  # it has not heard of it yet
        queue.leave(ANNA, 1.0)
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        assert queue.free == 1

    asyncio.run(go())


async def as_task(work: Awaitable[None]) -> None:
    await work
