"""What goes wrong: processes are killed or stopped, the database is started anew, a machine is cut off."""

import asyncio
import random
import signal
from collections.abc import Callable
from typing import Final

from tests.cluster.history import Fault, History
from tests.cluster.machines import Cluster, Process

STOPPED: Final = (1.0, 4.0)  # seconds that a process stands still, or a network is cut
AWAY: Final = (0.0, 1.0)  # seconds until a killed process is started again

Now = Callable[[], float]
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
            kind = order.pop(self.dice.randrange(len(order)))
            begin = self.now()
            where = await getattr(self, kind)()
            self.history.events.append(Fault(begin, self.now(), kind, where))

    def victim(self) -> Process:
        return self.dice.choice(self.cluster.processes())

    async def kill(self) -> str:
        """Kill -9, with all that it has started."""
        victim = self.victim()
        await asyncio.to_thread(victim.stop, signal.SIGKILL)
        await asyncio.sleep(self.dice.uniform(*AWAY))
        await self.cluster.bring_back(victim)
        return victim.name

    async def stop(self) -> str:
        """A process stands still for a while, as on a machine that is too busy."""
        victim = self.victim()
        victim.send(signal.SIGSTOP)
        await asyncio.sleep(self.dice.uniform(*STOPPED))
        victim.send(signal.SIGCONT)
        return victim.name

    async def cut(self) -> str:
        """A machine is cut off from the proxy and the database."""
        assert self.cluster.network is not None
        victim = self.dice.choice(self.cluster.servers)
        self.cluster.network.cut(victim.namespace)
        await asyncio.sleep(self.dice.uniform(*STOPPED))
        self.cluster.network.heal(victim.namespace)
        return victim.name

    async def postgres(self) -> str:
        """The database server ends without a goodbye and is started again."""
        assert self.cluster.postgres is not None
        await asyncio.to_thread(self.cluster.postgres.restart)
        return "postgres"
