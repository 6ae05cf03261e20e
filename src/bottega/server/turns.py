"""Whose turn it is: while one address has much to be worked on at once, whoever else asks comes in between.

All requests and sockets share one event loop, which carries out what is ready in the order in which it came. So each
address may work for a moment; what it wants past that waits, in its own order, until the loop has looked at what came
from others. Nothing is refused, and whoever is alone hardly waits.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from types import coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
SHARE: Final = 0.004  # seconds that an address may work in a round
WOKEN: Final = 8  # of what waits for an address, so many try again in the next round

# Do others wait for what is being done, as for whoever has a table's lock? That waits for no turn.
awaited: Final[ContextVar[bool]] = ContextVar("awaited", default=False)


class Turns:
    """The time that addresses have worked for in this round, and those who wait for the next one."""

    def __init__(self, share: float = SHARE, clock: Callable[[], float] = time.perf_counter) -> None:
        self.share: Final = share
        self.clock: Final = clock
        self.used: dict[str, float] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.again: dict[str, deque[asyncio.Future[None]]] = {}  # woken in vain: they come first in the next round
        self.ending = False  # is the end of the round near?

    @coroutine
    def of(self, address: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Carry out an address's work, step by step, each in its turn. What is broken off ends at once."""
        raised: BaseException | None = None
        while True:
            if raised is None and self.has_worked(address) and not awaited.get():
                try:
                    yield from self.turn(address)
                except BaseException as error:
                    raised = error
            began = self.clock()
            try:
                wanted = work.send(None) if raised is None else work.throw(raised)
            except StopIteration as ended:
                found: T = ended.value
                return found
            finally:
                raised = None
                self.used[address] = self.used.get(address, 0.0) + self.clock() - began
            try:
                yield wanted
            except BaseException as error:
                raised = error

    async def of_task(self, address: str, work: Coroutine[Any, Any, T]) -> T:
        """The same, for a task of its own."""
        return await self.of(address, work)

    def has_worked(self, address: str) -> bool:
        """Has an address had its share of this round, or do others of it wait already?"""
        return address in self.waiting or address in self.again or self.used.get(address, 0.0) >= self.share

    def turn(self, address: str) -> Generator[Any, None, None]:
        """Wait until the address may work again."""
        line = self.waiting.setdefault(address, deque())
        while True:
            ticket = asyncio.get_running_loop().create_future()
            line.append(ticket)
            self.end_round()
            yield from ticket
            if self.used.get(address, 0.0) < self.share:
                return
            line = self.again.setdefault(address, deque())  # others who were woken with us took all of it

    def end_round(self) -> None:
        """As soon as the loop has looked at what came from others."""
        if not self.ending:
            self.ending = True
            asyncio.get_running_loop().call_soon(self.next_round)

    def next_round(self) -> None:
        """Everybody may work again: the first of those who wait try."""
        self.ending = False
        self.used.clear()
        for address, line in self.again.items():
            self.waiting[address] = line + self.waiting.get(address, deque())
        self.again.clear()
        for address, line in list(self.waiting.items()):
            for _ in range(min(WOKEN, len(line))):
                ticket = line.popleft()
                if not ticket.done():  # whoever was broken off does not come
                    ticket.set_result(None)
            if line:
                self.end_round()
            else:
                del self.waiting[address]
