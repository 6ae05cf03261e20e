"""However many tables are stored: what is asked of the database at a start, for a list, for a move has an index."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert

from bottega.core.record import new_header
from bottega.server.storage import log, queries
from bottega.server.storage.log import Append
from bottega.server.storage.schema import people
from bottega.server.storage.store import Store
from bottega.server.tables.entries import Chatted, numbered
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import Table, standard_game
from tests.server.conftest import Databases


def a_table(connection: Connection) -> None:
    connection.execute(insert(people).values(id="p", key="k", name="", made=0.0))
    table = Table(new_header(standard_game("sintra"), 2, 1, ["human", "human"], {}))
    queries.add_table(connection, "one", table, Seating("p", True, [Seat("p"), Seat()]), "salt", [], 0.0)


SCAN = re.compile("SCAN (games|seats|log|people|notes)")

QUESTIONS: dict[str, Callable[[Connection], object]] = {
    "a start": lambda connection: queries.restart_clocks(connection, 100.0),
    "a look at clocks": lambda connection: queries.due_tables(connection, 100.0, 100.0, ["one"]),
    "the next clock": lambda connection: queries.next_times(connection, ["one"]),
    "my tables": lambda connection: queries.tables_of(connection, "p", set(), 0.0),
    "open tables": lambda connection: queries.open_tables(connection, "p", set(), 0.0),
    "opening a table": lambda connection: queries.read_table(connection, "one"),
    "following a table": lambda connection: log.read_log(connection, "one", 7),
    "a move": lambda connection: log.append(
        connection, [Append("one", numbered(0, [Chatted(0, "hm")] * 2), {"changed": 1.0})]
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_looks_at_every_table(question: str, databases: Databases) -> None:
    store = Store(databases.new("sqlite"))
    asked: list[tuple[str, Any]] = []

    def note(_c: object, _cursor: object, statement: str, parameters: Any, _context: object, many: bool) -> None:
        asked.append((statement, parameters[0] if many else parameters))

    with store.engine.begin() as connection:
        a_table(connection)
        event.listen(store.engine, "before_cursor_execute", note)
        QUESTIONS[question](connection)
        event.remove(store.engine, "before_cursor_execute", note)
        assert asked
        for statement, parameters in asked:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
            assert [step.detail for step in plan if SCAN.match(step.detail)] == [], statement
    store.close()
