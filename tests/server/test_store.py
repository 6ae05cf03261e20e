"""The writer: many changes, one commit; one that fails harms no other."""

import asyncio
import threading
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select

from bottega.server.storage.schema import metadata, people
from bottega.server.storage.store import NEWEST, CannotStore, Job, Store, open_engine, upgrade
from tests.server.conftest import Databases


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
