"""The short version of `make cluster`: a server is killed and stopped while people play; what they saw must be true."""

import asyncio
import shutil
import signal
import sqlite3

import pytest

from tests.cluster.faults import Faults
from tests.cluster.history import report
from tests.cluster.run import Plan, run

pytestmark = pytest.mark.skipif(
    shutil.which("haproxy") is None, reason="there is no proxy; on Debian: apt-get install -y haproxy"
)


def short(database: str, *faults: str, pause: float = 2.0) -> Plan:
    shared = database == "postgresql"
    return Plan(
        servers=2 if shared else 1,
        workers=1 if shared else 0,
        database=database,
        faults=faults,
        tables=6,
        seconds=16.0,
        quiet=6.0,
        pace=0.05,
        pause=(pause, pause + 1.0),
    )


@pytest.mark.parametrize(("database", "faults"), [("sqlite", ["kill"]), ("postgresql", ["kill", "stop", "postgres"])])
def test_what_people_see_is_true_whatever_is_killed(database: str, faults: list[str]) -> None:
    _, counts, wrong = run(short(database, *faults))
    said = report(counts, wrong)
    assert not wrong, said
    assert counts.acknowledged > 10, said  # machines can be slow
    assert counts.confirmed > 0, said
    assert counts.faults, said


class Forgetful(Faults):
    """A disk that loses what it had promised to keep."""

    async def forget(self) -> str:
        (server,) = self.cluster.servers
        file = self.cluster.folder / "games.sqlite"
        with sqlite3.connect(file) as games, sqlite3.connect(file.with_suffix(".old")) as old:
            games.backup(old)
        await asyncio.sleep(2)
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        for ending in ("-wal", "-shm"):
            file.with_name(f"{file.name}{ending}").unlink(missing_ok=True)
        file.with_suffix(".old").replace(file)
        await self.cluster.bring_back(server)
        return server.name


def test_a_server_that_loses_moves_is_found_out() -> None:
    _, counts, wrong = run(short("sqlite", "forget", pause=7.0), Forgetful)
    assert {"lost", "went back"} & {one.kind for one in wrong}, report(counts, wrong)
