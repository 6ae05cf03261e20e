"""A cluster with people at it and faults in it, for so long; and whether what they saw can be true."""

import asyncio

import msgspec
import psycopg

from tests.cluster.faults import KINDS, Faults
from tests.cluster.history import PATIENCE, Counts, History, Sent, Violation, check
from tests.cluster.machines import SERVE, WORKER, Cluster, Postgres, start_cluster
from tests.cluster.people import Crowd


class Plan(msgspec.Struct):
    """What is run."""

    servers: int = 1
    workers: int = 0
    database: str = "postgresql"
    tables: int = 20
    seconds: float = 30.0
    quiet: float = 12.0  # of them without faults, at the end: what is stuck then stays stuck
    pace: float = 0.0  # seconds that people think, on average; 0: as briefly as servers bear it
    enough: int = 0  # messages acknowledged before, between and after the faults, of which each comes once; 0: by time
    patience: float = PATIENCE  # seconds after a fault within which everything must go on
    confirm: float = 0.1  # the part of what was acknowledged that is sent once more at the end
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
        broken_off = cluster.postgres.broken_off() if cluster.postgres else 0
        unheard = count_unheard(cluster.postgres, crowd.history) if cluster.postgres else 0
    counts, wrong = check(crowd.history, plan.patience)
    counts.broken_off, counts.unheard = broken_off, unheard
    wrong += [Violation("broken", "", problem) for problem in crowd.problems]
    return crowd.history, counts, wrong


async def play(cluster: Cluster, plan: Plan, kind: type[Faults]) -> Crowd:
    crowd = Crowd(cluster.url, plan.tables, plan.pace, plan.confirm)
    faults = kind(cluster, crowd.history, crowd.now, plan.faults, plan.pause, plan.seed)
    playing = asyncio.create_task(crowd.play(plan.seconds))
    if plan.enough:
        await crowd.get_on(plan.enough)
        await faults.each(lambda: crowd.get_on(plan.enough))
        crowd.enough.set()
    else:
        await faults.run(max(0.0, plan.seconds - plan.quiet))
    await playing
    return crowd


def count_unheard(postgres: Postgres, history: History) -> int:
    """Messages that a process carried out without saying so: by the log they were older than their second sending."""
    sent: dict[str, list[float]] = {}
    for event in history.events:
        if isinstance(event, Sent):
            sent.setdefault(event.id, []).append(history.began + event.at)
    again = {name: times[1] for name, times in sent.items() if len(times) > 1}
    with psycopg.connect(postgres.url) as connection:
        stored = connection.execute("SELECT client, at FROM log WHERE client = ANY(%s)", [list(again)]).fetchall()
    return sum(at < again[client] for client, at in stored)
