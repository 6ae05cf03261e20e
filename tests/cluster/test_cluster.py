"""The short version of `make cluster`: a server is killed and stopped while people play; what they saw must be true."""

import asyncio
import shutil
import signal
import sqlite3
from collections.abc import Awaitable, Callable

import pytest

from tests.cluster.faults import Faults, Release
from tests.cluster.history import Answered, report
from tests.cluster.machines import Process
from tests.cluster.run import Plan, run

pytestmark = pytest.mark.skipif(
    shutil.which("haproxy") is None,
    reason="the test of many servers needs HAProxy; on Debian: sudo apt-get install haproxy",
)


def short(database: str, *faults: str) -> Plan:
    """As long as it takes on this machine, until each fault came and people played on after it."""
    shared = database == "postgresql"
    return Plan(
        servers=2 if shared else 1,
        workers=1 if shared else 0,
        database=database,
        faults=faults,
        tables=6,
        seconds=240.0,
        enough=25,
        patience=60.0,  # other tests run beside this one
        confirm=1.0,
        pace=0.05,
    )


@pytest.mark.parametrize(("database", "faults"), [("sqlite", ["kill"]), ("postgresql", ["kill", "stop", "postgres"])])
def test_what_people_see_is_true_whatever_is_killed(database: str, faults: list[str]) -> None:
    _, counts, wrong = run(short(database, *faults))
    said = report(counts, wrong)
    assert not wrong, said
    assert counts.acknowledged >= 25 * (len(faults) + 1), said
    assert counts.confirmed >= 25, said
    assert sum(counts.faults.values()) == len(faults), said


class Forgetful(Faults):
    """A disk that loses what it had promised to keep."""

    async def each(self, _meanwhile: Callable[[], Awaitable[None]]) -> None:
        """Afterwards nobody gets on where something was lost: they wait to see what was acknowledged."""
        await self.one("forget")

    async def forget(self, server: Process, _release: Release) -> str:
        file = self.cluster.folder / "games.sqlite"
        with sqlite3.connect(file) as games, sqlite3.connect(file.with_suffix(".old")) as old:
            games.backup(old)
        known = len(self.history.events)
        while not any(isinstance(event, Answered) and event.done for event in self.history.events[known:]):
            await asyncio.sleep(0.1)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        for ending in ("-wal", "-shm"):
            file.with_name(f"{file.name}{ending}").unlink(missing_ok=True)
        file.with_suffix(".old").replace(file)
        await self.cluster.bring_back(server)
        return server.name


def test_a_server_that_loses_moves_is_found_out() -> None:
    _, counts, wrong = run(short("sqlite", "forget"), Forgetful)
    assert {"lost", "went back"} & {one.kind for one in wrong}, report(counts, wrong)
