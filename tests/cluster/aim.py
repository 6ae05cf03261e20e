"""The moments that matter most: within a transaction, and between a commit and the answer to whoever asked for it.

Nothing of the server knows of this. The database is made to wait, until one of our processes is seen in that moment.
"""

import contextlib
import time
from collections.abc import Collection, Iterator
from typing import Final

import psycopg

from tests.cluster.machines import Postgres

PATIENCE: Final = 3.0  # seconds in which somebody must come
LOOK: Final = 0.005

TRANSACTION: Final = "in a transaction"  # something is written and not committed
COMMIT: Final = "at a commit"  # it is safe on the disk, and nobody was told
MOMENTS: Final = (COMMIT, TRANSACTION, "")

# Others may still read, and see to it that a row is there; who changes a table's row must wait.
LOCK: Final = b"LOCK TABLE games IN SHARE ROW EXCLUSIVE MODE"
SEEN: Final = {
    TRANSACTION: b"""
        SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
        WHERE NOT granted AND relation = 'games'::regclass AND backend_xid IS NOT NULL
    """,
    COMMIT: b"SELECT application_name FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
}


@contextlib.contextmanager
def caught(postgres: Postgres, moment: str, wanted: Collection[str]) -> Iterator[str]:
    """The name of a process that is in this moment, and stays in it meanwhile; nothing if none came."""
    with contextlib.ExitStack() as stack:
        looking = stack.enter_context(psycopg.connect(postgres.url, autocommit=True, connect_timeout=2))
        if moment == TRANSACTION:
            stack.enter_context(locked(postgres))
        else:
            postgres.hold_commits(True)
            stack.callback(postgres.hold_commits, False)
        yield look_for(looking, SEEN[moment], wanted)


@contextlib.contextmanager
def locked(postgres: Postgres) -> Iterator[None]:
    connection = psycopg.connect(postgres.url, connect_timeout=2)
    try:
        connection.execute(LOCK)
        yield
    finally:
        connection.close()  # and with it the lock, also where the database was ended meanwhile


def look_for(connection: psycopg.Connection, seen: bytes, wanted: Collection[str]) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for (name,) in connection.execute(seen):
            if name in wanted:
                return str(name)
        time.sleep(LOOK)
    return ""
