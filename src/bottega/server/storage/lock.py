"""Whoever uses a database locks it, and the lock ends even when they are killed.

A SQLite file is one server's alone. A PostgreSQL database is shared by all that serve it; whoever restores it must be
alone.
"""

import contextlib
import errno
import logging
import os
import socket
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from bottega.core.errors import BottegaError
from bottega.server.storage.store import CannotStore, open_engine, reason, sqlite_file

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR: Final = 1 << 30  # the byte that Windows locks: what is before it can still be read
TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
PATIENCE: Final = 2.0  # seconds until PostgreSQL has surely noticed that a killed server is gone
NAP: Final = 0.1

OURS: Final = 805177  # any number that others do not use
SCHEMA: Final = "hashtext(coalesce(current_schema(), ''))"
ALONE: Final = f"SELECT pg_try_advisory_lock({OURS}, {SCHEMA})"
NOT_ALONE: Final = f"SELECT pg_advisory_unlock({OURS}, {SCHEMA})"
SHARED: Final = f"SELECT pg_try_advisory_lock_shared({OURS}, {SCHEMA})"
HOLDER: Final = f"""
    SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND classid = {OURS} AND objid = {SCHEMA}::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
# A computer that vanished must not keep its lock for hours.
ALERT: Final = ("tcp_keepalives_idle = 20", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")

logger = logging.getLogger(__name__)


class InUse(BottegaError):
    """Somebody else has locked the database; `address` is where their page is, if that is known."""

    def __init__(self, place: str, holder: str, address: str = "") -> None:
        who = f"the server at {address} ({holder})" if address else holder
        super().__init__(f"{place}: is in use by {who}; end that first, or choose another with --data or --database")
        self.holder = holder
        self.address = address


class DatabaseLock:
    """A database that is ours; here one that nobody else can reach."""

    alone = True  # was nobody else there when we came?

    def tell(self, address: str) -> None:
        """Let others know where the page is."""

    def keep(self) -> None:
        """See to it that it still is ours; InUse if it is not."""

    def close(self) -> None:
        """Let go."""

    def __enter__(self) -> "DatabaseLock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def locked(database: str, shared: bool = False) -> DatabaseLock:
    """Lock a database by its URL, with others who share it if it can be; InUse if somebody else has locked it."""
    engine = open_engine(database)
    if engine.dialect.name == "postgresql":
        return SessionLock(engine, shared)
    file = sqlite_file(engine)
    return DatabaseLock() if file is None else FileLock(file)


class FileLock(DatabaseLock):
    """A SQLite file, locked by a lock on a file beside it; the system ends it with the process."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            self.file = path.open("a+", encoding="utf-8")
        except OSError as error:
            raise CannotStore(f"{database}: the database cannot be opened ({error.strerror})") from None
        try:
            lock_file(self.file)
        except OSError as error:
            if error.errno in TAKEN:
                holder, address = self.read()
                self.file.close()
                raise InUse(str(database), f"process {holder}" if holder else "another process", address) from None
            logger.warning("%s: cannot be locked (%s); let no other server use it", path, error.strerror)
        self.write("")

    def tell(self, address: str) -> None:
        self.write(address)

    def write(self, address: str) -> None:
        self.file.truncate(0)
        self.file.write(f"{os.getpid()}\n{address}\n")
        self.file.flush()

    def read(self) -> tuple[str, str]:
        """Process and address of whoever wrote last."""
        self.file.seek(0)
        process, _, address = self.file.read().partition("\n")
        return process, address.strip()

    def close(self) -> None:
        self.file.truncate(0)
        self.file.close()


def lock_file(file: IO[str]) -> None:
    """Lock a file until it is closed, or the process ends however it ends; OSError if somebody else has."""
    if sys.platform == "win32":
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class SessionLock(DatabaseLock):
    """A PostgreSQL database, locked by an advisory lock; it ends with the connection."""

    def __init__(self, engine: Engine, shared: bool = False) -> None:
        self.engine = engine
        self.shared = shared
        self.place = engine.url.render_as_string(hide_password=True)
        try:
            self.connection = self.take(PATIENCE)
        except SQLAlchemyError as error:
            raise CannotStore(f"{self.place}: the database cannot be opened ({reason(error)})") from None

    def take(self, patience: float = 0.0) -> Connection:
        """A connection with the lock."""
        connection = self.engine.connect()
        try:
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            for setting in (f"application_name = 'bottega, process {os.getpid()} on {host()}'", *ALERT):
                connection.exec_driver_sql(f"SET {setting}")
            until = time.monotonic() + patience
            while not self.taken(connection):
                if time.monotonic() > until:
                    holder = connection.exec_driver_sql(HOLDER).scalars().first() or "bottega, another process"
                    raise InUse(self.place, str(holder).removeprefix("bottega, "))
                time.sleep(NAP)
        except BaseException:
            connection.close()
            self.engine.dispose()
            raise
        return connection

    def taken(self, connection: Connection) -> bool:
        """Try to lock it; whoever shares it learns whether they are the first."""
        self.alone = connection.exec_driver_sql(ALONE).scalar_one()
        if not self.shared:
            return self.alone
        shared: bool = connection.exec_driver_sql(SHARED).scalar_one()
        if self.alone:
            connection.exec_driver_sql(NOT_ALONE)
        return shared

    def keep(self) -> None:
        try:
            self.connection.exec_driver_sql("SELECT 1")
        except SQLAlchemyError:
            self.let_go()
            with contextlib.suppress(SQLAlchemyError):  # it is tried again later
                self.connection = self.take()

    def let_go(self) -> None:
        with contextlib.suppress(SQLAlchemyError):
            self.connection.invalidate()
            self.connection.close()

    def close(self) -> None:
        self.let_go()
        self.engine.dispose()


def host() -> str:
    """The name of this computer, as far as it can stand in a setting."""
    return "".join(sign for sign in socket.gethostname() if sign.isascii() and (sign.isalnum() or sign in "-._"))[:30]
