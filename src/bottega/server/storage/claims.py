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
ASK: Final = text(f"""
    SELECT '', pg_advisory_unlock({OURS}, hashtext(claim)) FROM unnest(CAST(:ended AS text[])) AS claim
    UNION ALL
    SELECT claim, pg_try_advisory_lock({OURS}, hashtext(claim)) FROM unnest(CAST(:wanted AS text[])) AS claim
""")
LINGER: Final = 0.02  # seconds that the end of a claim waits for a question with which it can go along
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


Asked = list[tuple[str, "asyncio.Future[bool]"]]  # claims, and who waits for the answer


class SessionClaims:
    """Advisory locks of one connection; when it is lost, so are they, and others may do the work.

    What is asked while a question is under way is asked together afterwards.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.closed = False
        self.lock = threading.Lock()
        self.wanted: Asked = []
        self.ended: Asked = []
        self.hurry = asyncio.Event()  # is a claim wanted?
        self.asking: asyncio.Task[None] | None = None

    async def take(self, key: str) -> bool:
        self.hurry.set()
        return await self.answered(self.wanted, key)

    async def release(self, key: str) -> None:
        await self.answered(self.ended, key)

    async def answered(self, asked: Asked, key: str) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        asked.append((key, done))
        if self.asking is None:
            self.asking = asyncio.create_task(self.ask_on())
        return await done

    async def ask_on(self) -> None:
        """Ask until nobody waits; ends of claims go along with the next that is wanted, if it comes soon."""
        try:
            while self.wanted or self.ended:
                if not self.wanted:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.hurry.wait(), LINGER)
                self.hurry.clear()
                wanted, ended = self.wanted[:], self.ended[:]
                del self.wanted[:], self.ended[:]
                ours = await asyncio.to_thread(self.ask, [key for key, _ in wanted], [key for key, _ in ended])
                for key, done in (*wanted, *ended):
                    if not done.done():
                        done.set_result(key in ours)
                gone = [key for key, done in wanted if done.cancelled() and key in ours]
                self.ended += [(key, asyncio.get_running_loop().create_future()) for key in gone]
        finally:
            self.asking = None

    def ask(self, wanted: list[str], ended: list[str]) -> set[str]:
        """Take claims and let others go; those that are ours now."""
        with self.lock:
            if self.closed:  # whoever asked went away before a thread was free
                return set()
            try:
                if self.connection is None:
                    self.connection = self.open()
                found = self.connection.execute(ASK, {"wanted": wanted, "ended": ended})
                return {claim for claim, is_ours in found if claim and is_ours}
            except SQLAlchemyError:
                self.forget()
                return set()

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
