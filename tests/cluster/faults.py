"""What goes wrong: processes are killed or stopped, the database is started anew, a machine is cut off.

It goes wrong at any time, within a transaction, or between a commit and its answer (`aim.py`), in turn.
"""

import asyncio
import contextlib
import itertools
import random
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

import psycopg

from tests.cluster.aim import MOMENTS, caught
from tests.cluster.history import Fault, History
from tests.cluster.machines import Cluster, Process, Server

STOPPED: Final = (1.0, 4.0)  # seconds that a process stands still, or a network is cut
AWAY: Final = (0.0, 1.0)  # seconds until a killed process is started again

Now = Callable[[], float]
Release = Callable[[], None]  # lets the database go on, where a moment was waited for
KINDS: Final = ("kill", "stop", "cut", "postgres")


class Faults:
    """One fault after the other, with a pause between; each is written down from its begin to its end."""

    def __init__(
        self,
        cluster: Cluster,
        history: History,
        now: Now,
        kinds: tuple[str, ...],
        pause: tuple[float, float],
        seed: int,
    ) -> None:
        self.cluster = cluster
        self.history = history
        self.now = now
        self.pause = pause
        self.dice = random.Random(seed)
        self.kinds = [kind for kind in kinds if self.possible(kind)]
        self.moments = {kind: self.in_turn(number) for number, kind in enumerate(self.kinds)}

    def in_turn(self, first: int) -> Iterator[str]:
        """The moments of a kind of fault, each kind beginning with another; a file can only be hit at any time."""
        moments = itertools.cycle(MOMENTS if self.cluster.postgres else [""])
        return itertools.islice(moments, first, None)

    def possible(self, kind: str) -> bool:
        if kind == "postgres":
            return self.cluster.postgres is not None
        return kind != "cut" or self.cluster.network is not None

    async def run(self, seconds: float) -> None:
        """For so many seconds; whatever was broken is whole again at the end."""
        end = self.now() + seconds
        order = list(self.kinds)
        while self.kinds and self.now() < end:
            await asyncio.sleep(self.dice.uniform(*self.pause))
            if not order:
                order = list(self.kinds)
            await self.one(order.pop(self.dice.randrange(len(order))))

    async def each(self, meanwhile: Callable[[], Awaitable[None]]) -> None:
        """Every kind once, with something between."""
        for kind in self.kinds:
            await self.one(kind)
            await meanwhile()

    async def one(self, kind: str) -> None:
        moment = next(self.moments[kind])
        victims = self.cluster.servers if kind == "cut" else self.cluster.processes()
        begin = self.now()
        with contextlib.ExitStack() as held:
            caught = await asyncio.to_thread(self.catch, held, moment, victims) if moment else None
            victim = caught or self.dice.choice(victims)
            where = await getattr(self, kind)(victim, held.close)
        self.history.events.append(Fault(begin, self.now(), kind, where, moment if caught else ""))

    def catch(self, held: contextlib.ExitStack, moment: str, victims: Sequence[Process]) -> Process | None:
        """A process in a moment, and held there; nothing if none came, or the database is not there."""
        assert self.cluster.postgres is not None
        names = {victim.name: victim for victim in victims}
        with contextlib.suppress(psycopg.Error):
            return names.get(held.enter_context(caught(self.cluster.postgres, moment, names)))
        return None

    # --- each breaks something, lets the database go on, and mends it

    async def kill(self, victim: Process, release: Release) -> str:
        """Kill -9, with all that it has started."""
        await asyncio.to_thread(victim.stop, signal.SIGKILL)
        release()
        await asyncio.sleep(self.dice.uniform(*AWAY))
        await self.cluster.bring_back(victim)
        return victim.name

    async def stop(self, victim: Process, release: Release) -> str:
        """A process stands still for a while, as on a machine that is too busy."""
        victim.send(signal.SIGSTOP)
        release()
        await asyncio.sleep(self.dice.uniform(*STOPPED))
        victim.send(signal.SIGCONT)
        return victim.name

    async def cut(self, victim: Process, release: Release) -> str:
        """A machine is cut off from the proxy and the database."""
        assert self.cluster.network is not None
        assert isinstance(victim, Server)
        self.cluster.network.cut(victim.namespace)
        release()
        await asyncio.sleep(self.dice.uniform(*STOPPED))
        self.cluster.network.heal(victim.namespace)
        return victim.name

    async def postgres(self, _victim: Process, release: Release) -> str:
        """The database server ends without a goodbye and is started again."""
        assert self.cluster.postgres is not None
        await asyncio.to_thread(self.cluster.postgres.restart, release)
        return "postgres"
