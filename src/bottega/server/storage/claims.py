"""Claims: of all processes of one database, one does a piece of work.

In PostgreSQL a claim is an advisory lock of a session, so it ends with the process that has it, however that ends. It
only saves work: should two do the same after all, the log's key lets one of them in.
"""

import asyncio
import contextlib
import threading
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

OURS: Final = 805178  # any number that others do not use
TAKE: Final = text(f"SELECT pg_try_advisory_lock({OURS}, hashtext(:key))")
RELEASE: Final = text(f"SELECT pg_advisory_unlock({OURS}, hashtext(:key))")
# A computer that has vanished must not keep its claims.
ALERT: Final = ("tcp_keepalives_idle = 2", "tcp_keepalives_interval = 1", "tcp_keepalives_count = 3")


class Claims(Protocol):
    """Who does what."""

    async def take(self, key: str) -> bool:
        """Is this work ours? False if another process does it, or nobody can know."""

    async def release(self, key: str) -> None:
        """It is done, or given up."""

    def close(self) -> None:
        """Let go of all."""


class OwnClaims:
    """There is no other process."""

    async def take(self, key: str) -> bool:
        return True

    async def release(self, key: str) -> None:
        pass

    def close(self) -> None:
        pass


class SessionClaims:
    """Advisory locks of one connection; when it is lost, so are they, and others may do the work."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.closed = False
        self.lock = threading.Lock()

    async def take(self, key: str) -> bool:
        return await asyncio.to_thread(self.ask, TAKE, key)

    async def release(self, key: str) -> None:
        await asyncio.to_thread(self.ask, RELEASE, key)

    def ask(self, statement: object, key: str) -> bool:
        with self.lock:
            if self.closed:  # whoever asked went away before a thread was free
                return False
            try:
                if self.connection is None:
                    self.connection = self.open()
                return bool(self.connection.execute(statement, {"key": key}).scalar_one())  # type: ignore[call-overload]
            except SQLAlchemyError:
                self.forget()
                return False

    def open(self) -> Connection:
        connection = self.engine.connect()
        try:
            connection = connection.execution_options(isolation_level="AUTOCOMMIT")
            for setting in ALERT:
                connection.exec_driver_sql(f"SET {setting}")
        except BaseException:
            connection.close()  # lost meanwhile
            raise
        return connection

    def forget(self) -> None:
        if self.connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None

    def close(self) -> None:
        with self.lock:
            self.closed = True
            self.forget()
