"""The writer: many changes, one commit; one that fails harms no other."""

import asyncio
import gc
import itertools
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, inspect, select, text, update
from sqlalchemy.engine.interfaces import ReflectedColumn

from bottega.core.errors import BadRecord
from bottega.core.record import new_header
from bottega.server.storage import backup
from bottega.server.storage.claims import SessionClaims
from bottega.server.storage.log import Append, read_log
from bottega.server.storage.queries import add_table, look
from bottega.server.storage.schema import games, metadata, migrations, people
from bottega.server.storage.store import (
    MIGRATIONS,
    NEWEST,
    CannotStore,
    Job,
    Store,
    open_engine,
    upgrade,
    using,
)
from bottega.server.tables.entries import Chatted, Logged
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import Table, standard_game
from tests.server.conftest import Databases

RECORD = Path(__file__).parents[1] / "records" / "sintra" / "2A-mixed.txt"


def adding(number: int) -> Job:
    def job(connection: Connection) -> int:
        connection.execute(insert(people).values(id=f"p{number}", key=f"k{number}", name="", made=time.time()))
        return number

    return job


def names(store: Store) -> list[str]:
    return sorted(store.read_now(lambda connection: list(connection.execute(select(people.c.id)).scalars())))


def test_changes_that_wait_are_made_safe_together(database: str) -> None:
    store = Store(database)

    async def all_at_once() -> list[object]:
        return list(await asyncio.gather(*(store.write(adding(n)) for n in range(200))))

    assert asyncio.run(all_at_once()) == list(range(200))
    assert len(names(store)) == 200
    assert store.commits < 100
    store.close()


def test_a_change_that_fails_fails_alone(database: str) -> None:
    store = Store(database)

    async def all_at_once() -> list[object]:
        writing = (store.write(adding(n)) for n in (1, 2, 2, 3))
        return list(await asyncio.gather(*writing, return_exceptions=True))

    answers = asyncio.run(all_at_once())
    assert [type(answer) for answer in answers] == [int, int, CannotStore, int]
    assert names(store) == ["p1", "p2", "p3"]
    store.close()


def test_of_many_logs_those_grow_at_which_nobody_was_faster(database: str) -> None:
    store = Store(database)
    tables = [f"t{number}" for number in range(120)]
    shown = Table(new_header(standard_game("sintra"), 2, 1, ["human", "human"], {"start": "1"}))

    def make(connection: Connection) -> None:
        for table in tables:
            add_table(connection, table, shown, Seating(None, False, [Seat(), Seat()]), "salt", [], 1.0)

    async def all_at_once(at: float, *some: str) -> list[bool]:
        values = {"changed": at, "over": None, "summary": None, "deadline": at, "time_left": 5, "bot_asked": None}
        entries = [Logged(n, Chatted(0, "é %s ?"), at, f"c{n}", "p") for n in (1, 2)]
        return list(await asyncio.gather(*(store.write(Append(table, entries, values), table) for table in some)))

    asyncio.run(store.write(make))
    assert asyncio.run(all_at_once(2.5, "t7", "t90")) == [True, True]
    assert asyncio.run(all_at_once(3.25, *tables)) == [table not in ("t7", "t90") for table in tables]
    assert asyncio.run(all_at_once(4.0, "t7")) == [False]
    for table in ("t0", "t7", "t119"):
        at = 2.5 if table == "t7" else 3.25
        entries = store.read_now(lambda connection, table=table: read_log(connection, table))  # type: ignore[misc]
        assert [(one.seq, one.entry, one.at) for one in entries] == [(n, Chatted(0, "é %s ?"), at) for n in (1, 2)]
        row = select(games.c.changed, games.c.over, games.c.deadline, games.c.bot_asked).where(games.c.id == table)
        assert store.read_now(lambda connection, row=row: tuple(connection.execute(row).one())) == (  # type: ignore[misc]
            at,
            False,
            at,
            None,
        )
    store.close()


def test_what_waits_is_given_up_at_once_where_the_database_is_gone(databases: Databases) -> None:
    """To reach a computer that has vanished takes seconds: nobody tries that for each change."""
    store = Store(databases.new("postgresql"))
    tries: list[int] = []
    begun, go_on = threading.Event(), threading.Event()

    def refuse(*_all: object) -> None:
        tries.append(1)
        raise psycopg.OperationalError("nobody is there")

    def slow(connection: Connection) -> None:
        begun.set()
        go_on.wait(30)

    def vanish(connection: Connection) -> None:
        event.listen(store.engine, "do_connect", refuse)
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    async def together() -> list[object]:
        first = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait)
        waiting = [asyncio.create_task(store.write(job)) for job in (adding(1), vanish, adding(2), adding(3))]
        await asyncio.sleep(0)
        go_on.set()
        await first
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    answers = asyncio.run(together())
    assert [type(answer) for answer in answers] == [CannotStore] * 4
    assert len(tries) == 1
    store.close()


def test_a_lost_connection_is_no_lost_question(databases: Databases) -> None:
    store = Store(databases.new("postgresql"))
    number = text("SELECT pg_backend_pid()")
    lost = store.read_now(lambda connection: connection.execute(number).scalar_one())
    with using(store.engine.url.render_as_string(hide_password=False)) as engine, engine.connect() as other:
        other.execute(text("SELECT pg_terminate_backend(:lost, 10000)"), {"lost": lost})
    assert store.read_now(lambda connection: connection.execute(number).scalar_one()) != lost
    store.close()


def test_a_connection_that_was_lost_in_between_is_no_lost_change(databases: Databases) -> None:
    store = Store(databases.new("postgresql"))
    lost = asyncio.run(store.write(lambda connection: connection.scalar(text("SELECT pg_backend_pid()"))))
    with using(store.engine.url.render_as_string(hide_password=False)) as engine, engine.connect() as other:
        other.execute(text("SELECT pg_terminate_backend(:lost, 10000)"), {"lost": lost})
    assert asyncio.run(store.write(adding(1))) == 1
    assert names(store) == ["p1"]
    store.close()


def test_a_database_is_opened_again_as_it_was(database: str) -> None:
    for number in (1, 2):
        store = Store(database)
        asyncio.run(store.write(adding(number)))
        store.close()
    store = Store(database)
    assert names(store) == ["p1", "p2"]
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/file", "mysql://nowhere", "postgresql://[::"])
def test_what_is_no_database_is_said_in_one_line(url: str) -> None:
    with pytest.raises(CannotStore) as error:
        Store(url)
    assert "\n" not in str(error.value)


def test_the_writer_outlives_whoever_no_longer_waits(database: str) -> None:
    store = Store(database)

    async def some_go_away() -> object:
        begun = threading.Event()

        def slow(connection: Connection) -> None:
            begun.set()
            time.sleep(0.2)

        writing = [asyncio.create_task(store.write(job)) for job in (slow, adding(1))]
        await asyncio.to_thread(begun.wait)
        later = asyncio.create_task(store.write(adding(2)))
        await asyncio.sleep(0)
        for task in (*writing, later):
            task.cancel()
        await asyncio.gather(*writing, later, return_exceptions=True)
        return await asyncio.wait_for(store.write(adding(3)), 10)

    assert asyncio.run(some_go_away()) == 3
    assert "p3" in names(store)
    assert "p2" not in names(store)
    store.close()


def shape(connection: Connection) -> dict[str, object]:
    """What a database says about its tables; the order of columns means nothing."""
    look = inspect(connection)
    return {
        table: (
            {column["name"]: {**column, "type": str(column["type"])} for column in look.get_columns(table)},
            look.get_pk_constraint(table)["constrained_columns"],
            sorted((key["constrained_columns"], key["referred_table"]) for key in look.get_foreign_keys(table)),
            sorted(index["column_names"] for index in look.get_indexes(table)),
            sorted(unique["column_names"] for unique in look.get_unique_constraints(table)),
        )
        for table in look.get_table_names()
    }


def test_the_migrations_lead_to_the_schema_that_a_new_database_has(databases: Databases, database: str) -> None:
    new = Store(database)
    old = open_engine(databases.new(new.engine.dialect.name))
    with old.begin() as connection:
        upgrade(connection, "head")
    with new.engine.connect() as one, old.connect() as other:
        assert shape(one) == shape(other)
        for connection in (one, other):
            context = MigrationContext.configure(connection)
            assert context.get_current_revision() == NEWEST
            assert compare_metadata(context, metadata) == []
    old.dispose()
    new.close()


def test_a_database_that_is_half_way_is_brought_up_to_date(database: str) -> None:
    engine = open_engine(database)
    with engine.begin() as connection:
        upgrade(connection, "seed_from")
    engine.dispose()
    store = Store(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


# --- connections


def open_connections(address: str, name: str) -> int:
    with psycopg.connect(address) as connection:
        found = connection.execute("SELECT count(*) FROM pg_stat_activity WHERE application_name = %s", [name])
        count: int = found.fetchall()[0][0]
        return count


@pytest.fixture
def named(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A PostgreSQL database; at the end no connection of ours may be open, and garbage collection is no help."""
    name = f"test-{uuid.uuid4().hex[:8]}"
    database = databases.new("postgresql")
    backup.take_in(database, RECORD)
    monkeypatch.setenv("PGAPPNAME", name)
    gc.disable()
    yield database
    monkeypatch.delenv("PGAPPNAME")
    address, until = databases.request.getfixturevalue("postgres"), time.monotonic() + 5
    while (left := open_connections(address, name)) and time.monotonic() < until:
        time.sleep(0.05)  # the server notices a moment later that one was closed
    gc.enable()
    assert left == 0


def test_commands_that_end_before_their_end_leave_no_connection(named: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        list(backup.export(named, tmp_path, ["nothing"]))
    checking = backup.validate(named)
    next(checking)
    checking.close()  # type: ignore[attr-defined]
    with pytest.raises(FileNotFoundError):
        backup.back_up(named, tmp_path / "nowhere" / "file.gz")
    with pytest.raises(backup.BadBackup):
        backup.restore(named, tmp_path / "nothing.gz")


def test_a_store_closes_also_what_nobody_waits_for(named: str) -> None:
    store = Store(named)
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        go_on.wait(10)

    reading = threading.Thread(target=store.read_now, args=[slow])
    reading.start()
    begun.wait()
    threading.Timer(0.2, go_on.set).start()
    store.close()
    reading.join()


def test_whoever_comes_to_read_after_the_end_opens_nothing(named: str) -> None:
    store = Store(named)
    store.close()
    with pytest.raises(CannotStore):
        store.read_now(look)


def test_claims_that_are_asked_late_open_nothing(named: str) -> None:
    engine = open_engine(named)
    claims = SessionClaims(engine)
    assert claims.ask(["bots:a"], []) == {"bots:a"}
    claims.close()
    assert claims.ask(["bots:a"], []) == set()
    engine.dispose()


def test_claims_of_many_are_asked_for_together(named: str) -> None:
    engine = open_engine(named)
    asked: list[object] = []
    event.listen(engine, "before_cursor_execute", lambda *said: asked.append(said[2]) if "claim" in said[2] else None)

    async def go() -> None:
        here, there = SessionClaims(engine), SessionClaims(engine)
        keys = [f"bots:{number}" for number in range(20)]
        assert await here.take("bots:0")
        assert await asyncio.gather(*map(here.take, keys)) == [True] * 20
        assert await asyncio.gather(*map(there.take, keys)) == [False] * 20
        del asked[:]
        *_, more = await asyncio.gather(*map(here.release, keys), here.take("analysis"))
        assert more
        assert len(asked) == 1  # the ends of claims went along
        assert await asyncio.gather(*map(there.take, keys)) == [False] + [True] * 19  # it was taken twice
        await here.release("bots:0")
        assert await there.take("bots:0")
        here.close()
        there.close()

    asyncio.run(go())
    engine.dispose()


def test_a_claim_whose_owner_has_gone_meanwhile_is_let_go(named: str) -> None:
    engine = open_engine(named)

    async def go() -> None:
        here, there = SessionClaims(engine), SessionClaims(engine)
        gone = asyncio.create_task(here.take("bots:a"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await here.take("bots:b")
        async with asyncio.timeout(20):
            while not await there.take("bots:a"):
                await asyncio.sleep(0.01)
        here.close()
        there.close()

    asyncio.run(go())
    engine.dispose()


def test_claims_whose_connection_is_lost_at_once_close_it(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(named)
    claims = SessionClaims(engine)
    with monkeypatch.context() as patched:
        patched.setattr("bottega.server.storage.claims.ALERT", ["no_such_setting = 1"])
        assert claims.ask(["bots:a"], []) == set()
    assert claims.ask(["bots:a"], []) == {"bots:a"}
    claims.close()
    engine.dispose()


# --- two versions side by side


def steps_up() -> list[tuple[str, str]]:
    """Every version of the tables with the one after it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]
    return list(itertools.pairwise(found))


def sample(column: ReflectedColumn, number: int) -> object:
    """A value that a column takes; rows of a number belong to each other."""
    kinds = {"BOOLEAN": False, "TEXT": "{}", "VARCHAR": f"x{number}"}
    return kinds.get(str(column["type"]).partition("(")[0].upper(), number)


def add_rows(connection: Connection, tables: dict[str, list[ReflectedColumn]], number: int) -> None:
    for table in (table.name for table in metadata.sorted_tables if table.name in tables):
        values = {column["name"]: sample(column, number) for column in tables[table]}
        names = ", ".join(values)
        blanks = ", ".join(f":{name}" for name in values)
        connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({blanks})"), values)
        connection.execute(text(f"SELECT {names} FROM {table}")).all()


@pytest.mark.parametrize(("old", "new"), steps_up())
def test_a_version_works_on_with_the_tables_of_the_next(databases: Databases, old: str, new: str) -> None:
    """What it stores, with the columns that it knows, is taken before and after the next version came."""
    with using(databases.new("postgresql")) as engine:
        with engine.begin() as connection:
            upgrade(connection, old)
            look = inspect(connection)
            tables = {table: look.get_columns(table) for table in look.get_table_names() if table != "alembic_version"}
            add_rows(connection, tables, 1)
        with engine.begin() as connection:
            upgrade(connection, new)
        with engine.begin() as connection:
            add_rows(connection, tables, 2)


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    Store(database).close()
    with using(database) as engine, engine.begin() as connection:
        connection.execute(update(migrations).values(version_num="next_year"))
    with pytest.raises(CannotStore, match="newer version"):
        Store(database)
