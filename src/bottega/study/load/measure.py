"""Measure a server with so many tables, or find out how many it bears."""

import contextlib
import statistics
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from bottega.study.load.crowd import CrowdFailed, Measure, Measured, PlayTables, Ready, run_crowd
from bottega.study.load.server import MeasuredServer, ServerFailed, Usage, start_server
from bottega.workers.worker import start

GOAL: Final = 0.1  # seconds from a move to the others, 99th percentile
CROWD: Final = 400  # tables of one process of scripted players, at most
WARM_UP: Final = 3.0  # seconds until everybody has begun to think at a time of their own
FIRST: Final = 100  # tables with which to begin to go up
GROWTH: Final = 1.3
CLOSE: Final = 1.1  # what was borne and what was not may differ by so much
MOST: Final = 4 * CROWD  # players have processes for so many when going up; past it each has more tables
ROOM: Final = 1000  # tables that a server keeps in memory if it is told nothing

Progress = Callable[[str, float, float], None]  # what is being done, how far, of how much


class Load(msgspec.Struct):
    """How a server bore so many tables. Times are milliseconds, processor time is in processors."""

    tables: int
    seconds: float
    moves: int  # seen by others
    moves_per_second: float
    median_ms: float
    p99_ms: float
    slowest_ms: float
    refused: int
    lost_sockets: int
    server_cpu: float
    bots_cpu: float
    players_cpu: float
    other_cpu: float  # all else on the machine: a database of its own, and whatever else there is
    server_ms_a_move: float  # processor time of the server for each move seen
    server_mb: float
    server_processes: int
    players_late_ms: float  # 99th percentile: how late the measuring processes themselves were

    def well(self) -> bool:
        """Was the goal reached?"""
        return self.moves > 0 and self.p99_ms < GOAL * 1000 and not self.lost_sockets


class Crowds:
    """Processes of scripted players."""

    def __init__(self, server: MeasuredServer, count: int, progress: Progress) -> None:
        self.server = server
        self.progress = progress
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(count):
            process, pipe = start(run_crowd, server.address, number, count)
            self.processes.append(process)
            self.pipes.append(pipe)

    def close(self) -> None:
        for process in self.processes:
            process.kill()
            process.join()

    def tables(self, count: int) -> None:
        """Let so many tables be played."""
        shares = [count // len(self.pipes) + (number < count % len(self.pipes)) for number in range(len(self.pipes))]
        ready = [0] * len(shares)
        for pipe, share in zip(self.pipes, shares, strict=True):
            pipe.send(PlayTables(share))
        while ready != shares:
            for number, pipe in enumerate(self.pipes):
                if ready[number] != shares[number] and pipe.poll(0.1):
                    ready[number] = self.hear(pipe, Ready).count
            self.progress("setting tables", sum(ready), count)
            self.server.check()

    def measure(self, seconds: float) -> list[Measured]:
        """What all saw meanwhile."""
        for pipe in self.pipes:
            pipe.send(Measure(seconds))
        self.wait("playing", seconds)
        while not all(pipe.poll(0.1) for pipe in self.pipes):
            self.server.check()
        return [self.hear(pipe, Measured) for pipe in self.pipes]

    def wait(self, words: str, seconds: float) -> None:
        began = time.monotonic()
        while (passed := time.monotonic() - began) < seconds:
            self.progress(words, passed, seconds)
            self.server.check()
            time.sleep(min(0.2, seconds - passed))

    def hear(self, pipe: Connection, kind: type[Any]) -> Any:
        try:
            said = pipe.recv()
        except (EOFError, OSError):
            raise ServerFailed("a process of scripted players ended; memory may be short") from None
        if isinstance(said, CrowdFailed):
            self.server.check()
            raise ServerFailed(said.problem)
        assert isinstance(said, kind)
        return said


class Bench:
    """A running server and its players."""

    def __init__(self, server: MeasuredServer, crowds: Crowds, seconds: float) -> None:
        self.server = server
        self.crowds = crowds
        self.seconds = seconds

    def measure(self, tables: int) -> Load:
        """So many tables for some time."""
        self.crowds.tables(tables)
        self.crowds.wait("warming up", WARM_UP)
        before, began = self.server.usage(), time.monotonic()
        measured = self.crowds.measure(self.seconds)
        return summary(tables, self.seconds, measured, before, self.server.usage(), time.monotonic() - began)


def summary(tables: int, seconds: float, measured: list[Measured], before: Usage, after: Usage, passed: float) -> Load:
    """All figures together. Processor time was counted for a little longer than moves were."""
    times = sorted(spent for one in measured for spent in one.times)
    late = sorted(spent for one in measured for spent in one.late)
    server = (after.server - before.server) / passed
    bots = (after.bots - before.bots) / passed
    players = sum(one.cpu for one in measured) / seconds
    rate = len(times) / seconds
    return Load(
        tables=tables,
        seconds=seconds,
        moves=len(times),
        moves_per_second=rate,
        median_ms=statistics.median(times) * 1000 if times else 0.0,
        p99_ms=percentile(times, 0.99) * 1000,
        slowest_ms=times[-1] * 1000 if times else 0.0,
        refused=sum(one.refused for one in measured),
        lost_sockets=sum(one.lost for one in measured),
        server_cpu=server,
        bots_cpu=bots,
        players_cpu=players,
        other_cpu=max(0.0, (after.machine - before.machine) / passed - server - bots - players),
        server_ms_a_move=server / rate * 1000 if rate else 0.0,
        server_mb=after.memory / 1e6,
        server_processes=after.processes,
        players_late_ms=percentile(late, 0.99) * 1000,
    )


def percentile(values: list[float], part: float) -> float:
    """Of values in order: the one below which this part of them is."""
    return values[min(len(values) - 1, int(len(values) * part))] if values else 0.0


@contextlib.contextmanager
def benching(
    most: int, seconds: float, database: str | None, workers: int | None, progress: Progress
) -> Iterator[Bench]:
    """A server of our own, and as many players as it may need."""
    progress("starting the server", 0, 1)
    options = [] if most <= ROOM else ["--tables-limit", str(most)]
    with start_server(options, database, workers or 1) as server:
        crowds = Crowds(server, max(1, -(-most // CROWD)), progress)
        try:
            yield Bench(server, crowds, seconds)
        finally:
            crowds.close()


def measure(tables: int, seconds: float, database: str | None, workers: int | None, progress: Progress) -> Load:
    """How a server bears so many tables."""
    with benching(tables, seconds, database, workers, progress) as bench:
        return bench.measure(tables)


def climb(bears: Callable[[int], bool], first: int) -> int:
    """The largest number that is borne, to within a tenth: up until one is not, then between the two."""
    good, tables = 0, first
    while bears(tables):
        good, tables = tables, round(tables * GROWTH)
    bad = tables
    while bad > max(good, 1) * CLOSE and bad - good > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if bears(middle) else (good, middle)
    return good


def measure_until(
    first: int,
    seconds: float,
    database: str | None,
    workers: int | None,
    progress: Progress,
    show: Callable[[Load], None],
) -> int:
    """How many tables a server bears: more and more of them, until the goal is missed twice in a row."""
    with benching(MOST, seconds, database, workers, progress) as bench:

        def bears(tables: int) -> bool:
            for _try in range(2):
                load = bench.measure(tables)
                show(load)
                if load.well():
                    return True
            return False

        return climb(bears, first)
