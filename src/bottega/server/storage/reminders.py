"""How somebody wants to be told that it is their turn, as rows of the database."""

import hashlib
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bottega.server.storage.schema import browsers, house, mail_links, mails, outbox, reminders, silenced

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def settings_of(connection: Connection, person: str) -> Row[Any] | None:
    return connection.execute(select(reminders).where(reminders.c.person == person)).one_or_none()


def keep_settings(connection: Connection, person: str, values: dict[str, Any]) -> None:
    """Somebody's wishes, in place of those before."""
    fresh = INSERT[connection.dialect.name](reminders).values(person=person, **values)
    connection.execute(fresh.on_conflict_do_update(index_elements=["person"], set_=values))


# --- browsers


def name_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add_browser(connection: Connection, person: str, endpoint: str, key: str, secret: str, most: int) -> None:
    """A browser is somebody's from now on; past so many of theirs the oldest ends."""
    connection.execute(delete(browsers).where(browsers.c.id == name_of(endpoint)))
    values = {"id": name_of(endpoint), "person": person, "endpoint": endpoint, "key": key, "secret": secret}
    connection.execute(insert(browsers).values(**values, made=time.time()))
    mine = select(browsers.c.id).where(browsers.c.person == person).order_by(browsers.c.made.desc())
    for old in list(connection.execute(mine).scalars())[most:]:
        connection.execute(delete(browsers).where(browsers.c.id == old))


def end_browser(connection: Connection, id: str, person: str | None = None) -> None:
    """A browser shows nothing any more."""
    mine = browsers.c.id == id
    connection.execute(delete(browsers).where(mine if person is None else mine & (browsers.c.person == person)))


def end_browsers(connection: Connection, person: str) -> None:
    connection.execute(delete(browsers).where(browsers.c.person == person))


def browsers_of(connection: Connection, person: str) -> Sequence[Row[Any]]:
    return connection.execute(select(browsers).where(browsers.c.person == person).order_by(browsers.c.made)).all()


def count_browsers(connection: Connection, person: str) -> int:
    wanted = select(func.count()).select_from(browsers).where(browsers.c.person == person)
    return int(connection.execute(wanted).scalar_one())


# --- tables


def is_silenced(connection: Connection, table: str, person: str) -> bool:
    mine = (silenced.c.game == table) & (silenced.c.person == person)
    return bool(connection.execute(select(exists().where(mine))).scalar_one())


def silence(connection: Connection, table: str, person: str, wanted: bool) -> None:
    """Somebody wants to hear nothing of a table, or again."""
    connection.execute(delete(silenced).where(silenced.c.game == table, silenced.c.person == person))
    if wanted:
        connection.execute(insert(silenced).values(game=table, person=person))


def silenced_by(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(silenced.c.game).where(silenced.c.person == person)).scalars())


# --- people


def bring(connection: Connection, guest: str, person: str) -> None:
    """What a guest wished becomes somebody's, unless they have wishes of their own."""
    if settings_of(connection, person) is None:
        connection.execute(update(reminders).where(reminders.c.person == guest).values(person=person))
    connection.execute(delete(reminders).where(reminders.c.person == guest))
    connection.execute(update(browsers).where(browsers.c.person == guest).values(person=person))
    connection.execute(update(mail_links).where(mail_links.c.person == guest).values(person=person))
    theirs = silenced_by(connection, person)
    again = silenced.c.game.in_(theirs)
    connection.execute(delete(silenced).where(silenced.c.person == guest, again))
    connection.execute(update(silenced).where(silenced.c.person == guest).values(person=person))
    connection.execute(delete(outbox).where(outbox.c.person == guest))  # they are here


def forget(connection: Connection, person: str) -> None:
    for rows in (reminders, browsers, silenced, outbox, mails, mail_links):
        connection.execute(delete(rows).where(rows.c.person == person))


# --- keys of the server itself


def kept(connection: Connection, name: str) -> str:
    """What is kept under a name; nothing, if nothing is."""
    return connection.execute(select(house.c.value).where(house.c.name == name)).scalar() or ""


def once(connection: Connection, name: str, fresh: str) -> str:
    """What is kept under a name; at first, this."""
    added = INSERT[connection.dialect.name](house).values(name=name, value=fresh)
    connection.execute(added.on_conflict_do_nothing())
    value: str = connection.execute(select(house.c.value).where(house.c.name == name)).scalar_one()
    return value
