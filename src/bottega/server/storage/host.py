"""What the host sees, decides and does, as rows of the database."""

import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Row, delete, func, insert, or_, select, update

from bottega.server.protocol import HostPerson, HostTable
from bottega.server.storage import history, programs, reminders
from bottega.server.storage.notices import REWRITTEN, Change, note_change, send_changes
from bottega.server.storage.queries import Summary, read_header
from bottega.server.storage.schema import games, host_acts, house, people, seats

KEY: Final = "host-key"
CLOSED: Final = "invitation-only"
NEWS: Final = "announcement"
WELCOME: Final = "welcome"  # a word that lets new people in where they need an invitation
YES: Final = "yes"
TOGETHER: Final = 50  # lines in an answer
REMEMBERED: Final = 3600.0  # seconds that an act is kept for other processes
AT_ONCE: Final = 3  # tables that are forgotten in one commit
Act = Callable[..., bool]  # with a connection and a table
PERSON: Final = "person"
TABLE: Final = "table"


def new_key() -> str:
    return secrets.token_urlsafe(24)


def key_of(connection: Connection) -> str:
    """The host's key; made when it is asked for first."""
    return reminders.once(connection, KEY, new_key())


def decided(connection: Connection) -> dict[str, str]:
    """What the host has decided, by name."""
    return {row.name: row.value for row in connection.execute(select(house))}


def decide(connection: Connection, name: str, value: str) -> None:
    """Another decision in place of the one before; none if it is empty."""
    connection.execute(delete(house).where(house.c.name == name))
    if value:
        connection.execute(insert(house).values(name=name, value=value))


# --- acts, of which processes hear that remember otherwise


def note_act(connection: Connection, kind: str, whom: str) -> None:
    now = time.time()
    connection.execute(delete(host_acts).where(host_acts.c.at < now - REMEMBERED))
    connection.execute(insert(host_acts).values(id=secrets.token_hex(16), kind=kind, whom=whom, at=now))


def acts_since(connection: Connection, at: float) -> Sequence[Row[Any]]:
    return connection.execute(select(host_acts).where(host_acts.c.at >= at).order_by(host_acts.c.at)).all()


def close_chat(connection: Connection, table: str, closed: bool) -> bool:
    """Nobody writes at a table any more, or again; False if there is none."""
    done = update(games).where(games.c.id == table).values(chat_closed=closed).returning(games.c.id)
    if connection.execute(done).first() is None:
        return False
    note_act(connection, TABLE, table)
    return True


def remove_table(connection: Connection, table: str) -> bool:
    """Nothing is left of a table; False if there is none."""
    if connection.execute(select(games.c.id).where(games.c.id == table)).first() is None:
        return False
    history.forget_table(connection, table)
    note_change(connection, Change(table, REWRITTEN))
    note_act(connection, TABLE, table)
    return True


def remove_some(connection: Connection, person: str) -> list[str]:
    """Forget what is somebody's at a few tables; nothing left: and who they were."""
    tables = history.forget_some(connection, person, AT_ONCE)
    for table in tables:
        note_act(connection, TABLE, table)
    if not tables:
        note_act(connection, PERSON, person)
    return tables


def and_programs(connection: Connection, person: str) -> list[str]:
    """Somebody's programs, and they themselves; nobody, if there is nobody."""
    if connection.execute(select(people.c.id).where(people.c.id == person)).first() is None:
        return []
    return [*(row.id for row in programs.programs_of(connection, person)), person]


def remove_person(engine: Engine, person: str) -> bool:
    """The same at once, for commands; False if there is nobody of this id."""
    with engine.connect() as connection:
        whom = and_programs(connection, person)
    for one in whom:
        while at_once(engine, partial(remove_some, person=one)):
            pass
    return bool(whom)


def at_once(engine: Engine, job: Any) -> Any:
    """Do something in a transaction of its own, and tell the servers of this database."""
    with engine.begin() as connection:
        done = job(connection)
        send_changes(connection, "command")
    return done


# --- what the host sees


def counts(connection: Connection) -> tuple[int, int]:
    """How many people and tables there are."""
    many: list[int] = [
        connection.execute(select(func.count()).select_from(rows)).scalar_one() for rows in (people, games)
    ]
    return many[0], many[1]


def like(search: str) -> str:
    escaped = "".join(f"\\{letter}" if letter in "%_\\" else letter for letter in search.lower())
    return f"%{escaped}%"


def people_found(connection: Connection, search: str, after: int) -> tuple[list[HostPerson], bool]:
    """People whose name or id has this in it, the latest first; and whether there are more."""
    at = select(func.count(func.distinct(seats.c.game))).where(seats.c.person == people.c.id).scalar_subquery()
    wanted = select(people.c.id, people.c.name, people.c.made, at.label("tables"))
    if search:
        found = or_(func.lower(people.c.name).like(like(search), escape="\\"), people.c.id == search)
        wanted = wanted.where(found)
    rows = connection.execute(
        wanted.order_by(people.c.made.desc(), people.c.id).offset(after).limit(TOGETHER + 1)
    ).all()
    shown = [HostPerson(row.id, row.name, row.made, row.tables) for row in rows[:TOGETHER]]
    return shown, len(rows) > TOGETHER


def tables_found(connection: Connection, search: str, after: int) -> tuple[list[HostTable], bool]:
    """Tables with this id, or at which somebody of this name or id sits, the latest first."""
    wanted = select(games).order_by(games.c.changed.desc(), games.c.id)
    if search:
        there = func.lower(seats.c.name).like(like(search), escape="\\") | (seats.c.person == search)
        wanted = wanted.where(or_(games.c.id == search, games.c.id.in_(select(seats.c.game).where(there))))
    rows = connection.execute(wanted.offset(after).limit(TOGETHER + 1)).all()
    sitting = history.seats_at(connection, [row.id for row in rows])
    shown = [
        HostTable(
            row.id,
            read_header(row.header).game,
            [seat.name for seat in sitting[row.id]],
            row.changed,
            row.over,
            row.chat_closed,
            msgspec.json.decode(row.summary, type=Summary).round,
        )
        for row in rows[:TOGETHER]
    ]
    return shown, len(rows) > TOGETHER
