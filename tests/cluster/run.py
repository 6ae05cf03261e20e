"""A cluster with people at it and faults in it, for so long; and whether what they saw can be true."""

import asyncio

import msgspec

from tests.cluster.faults import KINDS, Faults
from tests.cluster.history import Counts, History, Violation, check
from tests.cluster.machines import SERVE, WORKER, Cluster, start_cluster
from tests.cluster.people import Crowd


class Plan(msgspec.Struct):
    """What is run."""

    servers: int = 1
    workers: int = 0
    database: str = "postgresql"
    tables: int = 20
    seconds: float = 30.0
    quiet: float = 12.0  # of them without faults, at the end: what is stuck then stays stuck
    pace: float = 0.2  # seconds that people think, on average
    faults: tuple[str, ...] = KINDS
    pause: tuple[float, float] = (2.0, 5.0)
    proxy: bool = True
    machines: bool = False
    serve: str = SERVE
    worker: str = WORKER
    seed: int = 1


def run(plan: Plan, faults: type[Faults] = Faults) -> tuple[History, Counts, list[Violation]]:
    """Everything, from the first process to the verdict."""
    with start_cluster(
        plan.servers, plan.workers, plan.database, plan.proxy, plan.machines, plan.serve, plan.worker
    ) as cluster:
        crowd = asyncio.run(play(cluster, plan, faults))
    counts, wrong = check(crowd.history)
    wrong += [Violation("broken", "", problem) for problem in crowd.problems]
    return crowd.history, counts, wrong


async def play(cluster: Cluster, plan: Plan, kind: type[Faults]) -> Crowd:
    crowd = Crowd(cluster.url, plan.tables, plan.pace)
    faults = kind(cluster, crowd.history, crowd.now, plan.faults, plan.pause, plan.seed)
    playing = asyncio.create_task(crowd.play(plan.seconds))
    await faults.run(max(0.0, plan.seconds - plan.quiet))
    await playing
    return crowd
