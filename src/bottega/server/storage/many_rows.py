"""Statements for as many rows as there are.

For the database in a file that is one time that Python's lock is let go, and for the one elsewhere one way there and
back, whatever the number of rows. They are made once for each number: to make one takes longer than to carry it out.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Boolean, Column, Connection, CursorResult, Float, Integer, Table

MOST: Final = 50  # rows of a statement; more are several
MARKS: Final = {"sqlite": "?", "postgresql": "%s"}  # where a driver puts a value
TYPES: Final = ((Boolean, "BOOLEAN"), (Float, "FLOAT"), (Integer, "BIGINT"))  # all else is text


def type_of(column: Column[Any]) -> str:
    return next((name for kind, name in TYPES if isinstance(column.type, kind)), "TEXT")


def portions(rows: Sequence[Sequence[object]]) -> Iterator[tuple[int, tuple[object, ...]]]:
    """How many rows, and all of their values in order."""
    for start in range(0, len(rows), MOST):
        some = rows[start : start + MOST]
        yield len(some), tuple(value for row in some for value in row)


@cache
def insertion(table: Table, dialect: str, count: int, end: str) -> str:
    names = [column.name for column in table.columns]
    row = f"({', '.join([MARKS[dialect]] * len(names))})"
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([row] * count)} {end}"


def insert_rows(
    connection: Connection, table: Table, rows: Sequence[Sequence[object]], end: str = ""
) -> list[CursorResult[Any]]:
    """Add rows with a value for each of a table's columns; `end` is the statement's."""
    dialect = connection.dialect.name
    return [
        connection.exec_driver_sql(insertion(table, dialect, count, end), values) for count, values in portions(rows)
    ]


@cache
def change(table: Table, dialect: str, count: int, names: tuple[str, ...], kept: tuple[str, ...]) -> str:
    mark, (key,) = MARKS[dialect], table.primary_key.columns
    typed = ", ".join(f"CAST({mark} AS {type_of(column)})" for column in (key, *(table.c[name] for name in names)))
    plain = ", ".join([mark] * (1 + len(names)))
    values = ", ".join(f"({row})" for row in [typed] + [plain] * (count - 1))
    settings = (
        f"{name} = COALESCE(fresh.{name}, {table.name}.{name})" if name in kept else f"{name} = fresh.{name}"
        for name in names
    )
    return (
        f"WITH fresh ({', '.join(('id', *names))}) AS (VALUES {values}) "
        f"UPDATE {table.name} SET {', '.join(settings)} FROM fresh WHERE {table.name}.{key.name} = fresh.id"
    )


def change_rows(
    connection: Connection,
    table: Table,
    names: tuple[str, ...],
    kept: tuple[str, ...],
    rows: Sequence[Sequence[object]],
) -> None:
    """Give columns of rows new values: each row is its key and these. `kept` stay as they are where nothing is said."""
    dialect = connection.dialect.name
    for count, values in portions(rows):
        connection.exec_driver_sql(change(table, dialect, count, names, kept), values)
