"""The disk: one thread writes, and whatever waits for it is made safe by one commit."""

import contextlib
import hashlib
import logging
import os
import queue
import re
import threading
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from bottega.core.errors import BottegaError
from bottega.core.messages import msg
from bottega.extras import need
from bottega.server.errors import ApiError
from bottega.server.storage.claims import Claims, OwnClaims, SessionClaims
from bottega.server.storage.log import Append, append
from bottega.server.storage.notices import forget_changes, new_sender, send_changes
from bottega.server.storage.schema import metadata, migrations

T = TypeVar("T")
Job = Callable[[Connection], Any]
Then = Callable[[Any, Exception | None], None]  # takes what came of a job, or why nothing did


class Waiting(Struct, eq=False):
    """A job about a table, and who waits for what comes of it."""

    table: str
    job: Job
    done: "Future[Any]"
    loop: AbstractEventLoop
    then: "Then | None" = None
    result: Any = None
    failed: Exception | None = None

    def wanted(self) -> bool:
        """Does anybody still wait for what comes of it?"""
        return self.then is not None or not self.done.cancelled()

    def answer(self) -> None:
        """In the loop's own thread: say what came of it, unless nobody waits any more."""
        if self.then is not None:
            try:
                self.then(self.result, self.failed)
            except Exception as error:
                self.failed = error
        if self.done.cancelled():
            return
        if self.failed is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.failed)


BATCH = 500  # jobs in one commit, at most
READING = 8  # threads that read
LEAVE = 5.0  # seconds for those who read to come to their end
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 805179  # any number that others do not use
# A database that has vanished is given up soon, not after the quarter of an hour that TCP would wait.
ALERT = {
    "connect_timeout": 5,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
# And the other way round: a server that has vanished, or stands still, keeps nobody from its tables for long.
LET_GO = """
    SET idle_in_transaction_session_timeout = '4s';
    SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = 3000;
"""
NEWEST = "tournaments"  # the last of them

logger = logging.getLogger(__name__)


class CannotStore(ApiError, BottegaError):
    """The database cannot be reached or does not take what it is given."""

    def __init__(self, problem: str) -> None:
        super().__init__(msg("error-storage"))
        self.message = problem


class NotReached(Exception):
    """There is no way to the database now."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Store:
    """A database by its URL, brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        try:
            migrate(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self.shared = self.engine.dialect.name == "postgresql"  # may other processes use it at the same time?
        if self.shared:
            self.engine.dispose()  # what was opened before knows nothing of it
            event.listen(self.engine, "connect", prepare_postgresql)
        self.reading_engine = open_reading(url) if self.shared else self.engine
        self.writing: Connection | None = None  # of the writing thread, from one commit to the next
        self.sender = new_sender()
        self.claims: Claims = SessionClaims(self.engine) if self.shared else OwnClaims()
        self.jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.writer.start()
        self.reading_threads = ThreadPoolExecutor(READING, "reader")  # they wait for nothing but the database
        self.commits = 0
        self.written = 0
        self.failing = False  # was the last thing not taken?
        self.readers = 0
        self.closed = False
        self.no_reader = threading.Condition()

    def fingerprint(self) -> str:
        """A short name for this database, for cookies."""
        url = self.engine.url
        options = sorted(item for item in url.query.items() if "pass" not in item[0])
        place = f"{sqlite_file(self.engine) or url.database}|{url.host}|{url.port}|{options}"
        return hashlib.sha256(place.encode()).hexdigest()[:8]

    async def write(self, job: Callable[[Connection], T], table: str = "", then: Then | None = None) -> T:
        """Carry out a job, about a table, and come back when it is safe on the disk.

        `then` is told at once what came of it, also where whoever waits has gone away; without it what nobody waits
        for is not begun.
        """
        loop = get_running_loop()
        done: Future[T] = loop.create_future()
        self.jobs.put(Waiting(table, job, done, loop, then))
        return await done

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job that only reads."""
        return await get_running_loop().run_in_executor(self.reading_threads, self.read_now, job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """The same in this thread; once more where a connection turns out to be lost."""
        with self.reading():
            try:
                try:
                    return self.read_once(job)
                except DBAPIError as error:
                    if not error.connection_invalidated:
                        raise
                return self.read_once(job)
            except SQLAlchemyError as error:
                raise CannotStore(f"the database cannot be read ({reason(error)})") from None

    def read_once(self, job: Callable[[Connection], T]) -> T:
        with self.reading_engine.connect() as connection:
            return job(connection)

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """Somebody reads; whoever asked may have gone away meanwhile, and so may the store."""
        with self.no_reader:
            if self.closed:
                raise CannotStore("the database is closed")
            self.readers += 1
        try:
            yield
        finally:
            with self.no_reader:
                self.readers -= 1
                self.no_reader.notify_all()

    def close(self) -> None:
        """Finish what is waiting, then let go."""
        self.jobs.put(None)
        self.writer.join()
        self.claims.close()
        with self.no_reader:  # a connection that comes back after the others are closed would never be
            self.closed = True  # so nobody begins, also not who waits for a thread
            self.no_reader.wait_for(lambda: not self.readers, LEAVE)
        self.reading_threads.shutdown(wait=False, cancel_futures=True)
        self.reading_engine.dispose()
        self.engine.dispose()

    # --- the writing thread

    def write_all(self) -> None:
        open_ = True
        while open_:
            batch = [self.jobs.get()]
            while len(batch) < BATCH and not self.jobs.empty():
                batch.append(self.jobs.get())
            open_ = None not in batch
            # A job whose sender has gone before it was begun is left out.
            jobs = [job for job in batch if job is not None and job.wanted()]
            for together in batches(jobs):
                self.commit(together)
                tell(together)
        self.hang_up()

    def commit(self, batch: list[Waiting]) -> bool:
        """All jobs in one transaction; if one of them fails, each in its own, so that only that one fails.

        False if the database cannot be reached.
        """
        if not batch:
            return True
        try:
            results = self.transact([waiting.job for waiting in batch])
        except NotReached as error:
            self.fail(batch, error.problem)
            return False
        except Exception as error:
            if len(batch) == 1:
                self.fail(batch, error)
            else:
                self.commit_each(batch)
            return True
        self.failing = False
        self.commits += 1
        self.written += len(batch)
        for waiting, result in zip(batch, results, strict=True):
            waiting.result = result
        return True

    def transact(self, jobs: list[Job]) -> list[Any]:
        """All jobs in one transaction; once more where a connection turns out to be lost before anything was said."""
        known = self.writing is not None
        connection = self.connect()
        finished = False
        try:
            with connection.begin():
                forget_changes(connection)
                results = carry_out(connection, jobs)
                send_changes(connection, self.sender)
                finished = True
        except Exception as error:
            self.hang_up()
            if known and not finished and isinstance(error, DBAPIError) and error.connection_invalidated:
                return self.transact(jobs)
            raise
        return results

    def connect(self) -> Connection:
        """The connection of before, or a new one."""
        if self.writing is None:
            try:
                self.writing = self.engine.connect()
            except SQLAlchemyError as error:
                raise NotReached(error) from None
        return self.writing

    def hang_up(self) -> None:
        connection, self.writing = self.writing, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def commit_each(self, batch: list[Waiting]) -> None:
        """Each in a transaction of its own; once the database cannot be reached nobody need try for the rest."""
        for number, single in enumerate(batch):
            if not self.commit([single]):
                for waiting in batch[number + 1 :]:
                    waiting.failed = single.failed
                return

    def fail(self, batch: list[Waiting], error: Exception) -> None:
        """Say to all who have no answer yet that it was not taken."""
        logger.warning("cannot store: %s", reason(error))
        self.failing = True
        for waiting in batch:
            waiting.failed = CannotStore(f"the database does not take it ({reason(error)})")


def batches(jobs: list[Waiting]) -> list[list[Waiting]]:
    """What is committed together: jobs first, then entries for logs, of each table those that came first.

    Each in the order of tables, so that no two processes wait for each other's rows.
    """
    made: list[list[Waiting]] = [[]]
    turns: Counter[str] = Counter()
    for waiting in sorted(jobs, key=lambda waiting: waiting.table):
        if isinstance(waiting.job, Append):
            turns[waiting.table] += 1
        if turns[waiting.table] == len(made):
            made.append([])
        made[turns[waiting.table] if isinstance(waiting.job, Append) else 0].append(waiting)
    return made


def carry_out(connection: Connection, jobs: list[Job]) -> list[Any]:
    """What comes of each: entries for logs are added all at once."""
    appends = [job for job in jobs if isinstance(job, Append)]
    return append(connection, appends) if appends else [job(connection) for job in jobs]


def tell(batch: list[Waiting]) -> None:
    """Wake those who wait, once for all."""
    for loop in {waiting.loop for waiting in batch}:
        with contextlib.suppress(RuntimeError):  # it has ended, and nobody waits
            loop.call_soon_threadsafe(answer_all, [waiting for waiting in batch if waiting.loop is loop])


def answer_all(batch: list[Waiting]) -> None:
    for waiting in batch:
        waiting.answer()


def reason(error: Exception) -> str:
    """The first line of what a database says."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def open_engine(url: str, **options: Any) -> Engine:
    """A database that commits only what is safe: SQLite with full sync, or PostgreSQL."""
    try:
        address = make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        if address.drivername == "postgresql+psycopg":
            need("psycopg", "postgres")
        remote = address.get_backend_name() != "sqlite"
        alert = {name: value for name, value in ALERT.items() if remote and name not in address.query}
        engine = create_engine(address, **{"pool_pre_ping": remote, "connect_args": alert} | options)
    except (ArgumentError, ImportError, ValueError, SQLAlchemyError):
        shown = re.sub(r"(://[^:/@]*):.*@", r"\1:***@", url)
        raise CannotStore(f"{shown!r} names no database; use sqlite:///FILE or postgresql://...") from None
    if engine.dialect.name == "sqlite":
        if address.database in (None, "", ":memory:"):
            raise CannotStore(f"{url!r} names no file, so nothing would be kept; use sqlite:///FILE")
        event.listen(engine, "do_connect", own_file)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_immediate)
    return engine


def open_reading(url: str) -> Engine:
    """The same database for those who only read: a question is one way there and back.

    There is no transaction around it, and nobody asks first whether the connection is still there.
    """
    engine = open_engine(url, isolation_level="AUTOCOMMIT", pool_pre_ping=False)
    event.listen(engine, "connect", prepare_postgresql)
    return engine


@contextlib.contextmanager
def using(url: str) -> Iterator[Engine]:
    """A database whose connections are closed afterwards, whatever happens."""
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def sqlite_file(engine: Engine) -> Path | None:
    """Where a SQLite database is kept; nothing if it is in memory, or of another kind."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return None if not file or file.startswith((":memory:", "file:")) else Path(file).resolve()


def own_file(_dialect: object, _record: object, arguments: Any, _options: object) -> None:
    """A new file is for our eyes alone: it holds seeds of games under way, and invitations."""
    with contextlib.suppress(OSError, ValueError):  # it is there, or cannot be; SQLite says which
        os.close(os.open(arguments[0], os.O_CREAT | os.O_EXCL, 0o600))


def prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin as we say, not as the driver guesses
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def prepare_postgresql(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(LET_GO)
    connection.commit()


def begin_immediate(connection: Connection) -> None:
    """Readers need no lock in a write-ahead log; the writer takes its lock at once."""
    writing = threading.current_thread().name == "writer"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; a new database has the newest from the start."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # of several servers that start, one does it
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            there = inspect(connection).get_table_names()
            if not there:
                metadata.create_all(connection)
                migrations.create(connection)
                connection.execute(migrations.insert().values(version_num=NEWEST))
            elif migrations.name not in there or connection.scalar(select(migrations.c.version_num)) != NEWEST:
                upgrade(connection, "head")
    except SQLAlchemyError as error:
        raise CannotStore(f"{place(engine)}: the database cannot be opened ({reason(error)})") from None


def place(engine: Engine) -> str:
    return engine.url.render_as_string(hide_password=True)


def upgrade(connection: Connection, version: str) -> None:
    """Change an older schema step by step."""
    from alembic import command  # a third of what it takes to start, and seldom needed
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError:
        newer = "it was brought up to date by a newer version of Bottega; use that one"
        raise CannotStore(f"{place(connection.engine)}: the database cannot be opened ({newer})") from None
