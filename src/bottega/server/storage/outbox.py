"""The outbox: whose turn has begun, until they were told or it has passed, as rows of the database.

A row is written by the commit that begins the turn. Before anything goes out, it is noted that it does: what may have
arrived is never sent again, whatever happens to the process that sends it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, exists, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from bottega.server.storage.schema import browsers, games, outbox, people, reminders, seats, silenced

GRACE: Final = 10.0  # seconds that somebody has to see it for themselves, or to have decided already
ADD: Final = {
    "sqlite": sqlite.insert(outbox).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(outbox).on_conflict_do_nothing(),
}
Key = tuple[str, str, int]  # table, person, turn


def rows(game: str, turn: int, at: float, begun: Iterable[str]) -> list[dict[str, Any]]:
    """What is to be written where it is these people's turn now."""
    return [{"game": game, "person": person, "turn": turn, "due": at + GRACE} for person in begun]


def add(connection: Connection, game: str, turn: int, at: float, begun: Iterable[str]) -> None:
    for row in rows(game, turn, at, begun):
        connection.execute(ADD[connection.dialect.name], row)


def key_of(row: Row[Any]) -> Key:
    return row.game, row.person, row.turn


def this(key: Key) -> Any:
    return tuple_(outbox.c.game, outbox.c.person, outbox.c.turn) == key


def waiting(connection: Connection, most: int) -> Sequence[Row[Any]]:
    """Those who are still to be told, the next one first."""
    wanted = select(outbox).order_by(outbox.c.due).limit(most)
    return connection.execute(wanted).all()


def drop(connection: Connection, keys: Iterable[Key]) -> None:
    """They were told, or need not be told any more."""
    for key in keys:
        connection.execute(delete(outbox).where(this(key)))


def put_off(connection: Connection, key: Key, due: float, **values: Any) -> None:
    """Try again later."""
    connection.execute(update(outbox).where(this(key)).values(due=due, **values))


def note_ways(connection: Connection, key: Key, ways: Sequence[str]) -> None:
    """In which ways somebody is still to be told: all others may have reached them."""
    connection.execute(update(outbox).where(this(key)).values(ways=msgspec.json.encode(ways).decode()))


def entry(connection: Connection, key: Key) -> Row[Any] | None:
    return connection.execute(select(outbox).where(this(key))).one_or_none()


def still_asked(connection: Connection, key: Key) -> bool:
    """Is it still this turn of somebody, and do they want to hear of it?"""
    table, person, turn = key
    later = exists().where(outbox.c.game == table, outbox.c.person == person, outbox.c.turn > turn)
    quiet = exists().where(silenced.c.game == table, silenced.c.person == person)
    wanted = select(games.c.summary).where(games.c.id == table, games.c.over.is_(False), ~later, ~quiet)
    summary = connection.execute(wanted).scalar_one_or_none()
    if summary is None:
        return False
    waiting_for = msgspec.json.decode(summary)["waiting"]
    mine = select(seats.c.seat).where(seats.c.game == table, seats.c.person == person)
    return any(seat in waiting_for for seat in connection.execute(mine).scalars())


def reminded(connection: Connection, person: str | None = None) -> set[str]:
    """Everybody who wants to be told in some way; or only somebody, if they do."""
    told = select(reminders.c.person).where(reminders.c.hook_url.is_not(None) | reminders.c.mail.is_(True))
    shown = select(browsers.c.person)
    if person is not None:
        told, shown = told.where(reminders.c.person == person), shown.where(browsers.c.person == person)
    return set(connection.execute(told.union(shown)).scalars())


def others_at(connection: Connection, table: str, person: str) -> list[str]:
    """The names of the others at a table, and of its bots."""
    wanted = select(seats.c.name, seats.c.person, seats.c.bot).where(seats.c.game == table).order_by(seats.c.seat)
    return [row.name for row in connection.execute(wanted) if row.name and not row.bot and row.person != person]


def name_of(connection: Connection, person: str) -> str:
    return connection.execute(select(people.c.name).where(people.c.id == person)).scalar_one_or_none() or ""
