"""A fair queue: whose turn it is where many want a few places, by group, then by owner (start-time fair queueing)."""

import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final, NamedTuple


class Owner(NamedTuple):
    """Whom the time is charged to: somebody, and the group they belong to, such as an address."""

    group: str = ""
    name: str = ""


ANYBODY: Final = Owner()


class Ticket:
    """Somebody who waits."""

    def __init__(self, owner: Owner, behind: float, number: int) -> None:
        self.owner: Final = owner
        self.behind: Final = behind
        self.number: Final = number
        self.turn: Final = asyncio.get_running_loop().create_future()


class FairQueue:
    """A few places. Next is whoever's group, then whoever themselves, have had the least time of late.

    `behind` puts somebody back by so many seconds, so that what matters less comes later, but comes. A group has at
    most a `share` of the places at a time, if there is one: then who is slow never has them all.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic, share: int = 0) -> None:
        self.free = places
        self.share: Final = share or places
        self.busy: Counter[str] = Counter()  # places that groups have
        self.clock: Final = clock
        self.waiting: list[Ticket] = []
        self.used: dict[Owner, float] = {}  # seconds, of groups (their name is empty) and of owners
        self.reached = 0.0  # what whoever had the last turn had used: newcomers start there, not at nothing
        self.numbers = itertools.count()
        self.under_way = 0

    @contextlib.asynccontextmanager
    async def turn(self, owner: Owner = ANYBODY, behind: float = 0.0) -> AsyncIterator[None]:
        """One's turn, as long as it is needed."""
        await self.take(owner, behind)
        began = self.clock()
        try:
            yield
        finally:
            self.leave(owner, self.clock() - began)

    async def take(self, owner: Owner, behind: float) -> None:
        """Wait for one's turn."""
        for account in accounts(owner):
            self.used.setdefault(account, self.reached)
        ticket = Ticket(owner, behind, next(self.numbers))
        self.waiting.append(ticket)
        self.call_next()
        try:
            await ticket.turn
        except asyncio.CancelledError:
            if ticket in self.waiting:
                self.waiting.remove(ticket)
            elif not ticket.turn.cancelled():  # it was our turn already
                self.leave(owner, 0.0)
            raise

    def leave(self, owner: Owner, seconds: float) -> None:
        """Somebody is done, after so many seconds."""
        for account in accounts(owner):
            self.used[account] += seconds
        self.free += 1
        self.under_way -= 1
        self.busy[owner.group] -= 1
        self.call_next()
        if not self.under_way:
            self.used.clear()
            self.busy.clear()
            self.reached = 0.0

    def call_next(self) -> None:
        while self.free and (next_ones := [one for one in self.waiting if self.busy[one.owner.group] < self.share]):
            ticket = min(next_ones, key=self.place)
            self.waiting.remove(ticket)
            if ticket.turn.cancelled():  # whoever waited has just gone
                continue
            self.free -= 1
            self.under_way += 1
            self.busy[ticket.owner.group] += 1
            self.reached = max(self.reached, self.used[group_of(ticket.owner)])
            ticket.turn.set_result(None)

    def place(self, ticket: Ticket) -> tuple[float, float, int]:
        return (
            self.used[group_of(ticket.owner)] + ticket.behind,
            self.used[ticket.owner] + ticket.behind,
            ticket.number,
        )


def group_of(owner: Owner) -> Owner:
    return Owner(owner.group)


def accounts(owner: Owner) -> set[Owner]:
    return {group_of(owner), owner}
