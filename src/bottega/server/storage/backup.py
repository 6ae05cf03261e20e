"""Looking after stored games: copies of all, records of each, and a check that they still play."""

import gzip
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Select, delete, func, insert, inspect, select
from sqlalchemy import Table as Rows
from sqlalchemy.exc import SQLAlchemyError

from bottega.core.errors import BadRecord, BottegaError
from bottega.i18n import speak
from bottega.server.errors import ApiError
from bottega.server.storage import queries
from bottega.server.storage.host import KEY
from bottega.server.storage.lock import locked
from bottega.server.storage.schema import challenges, games, host_acts, house, mail_links, metadata, outbox, processes
from bottega.server.storage.store import CannotStore, migrate, reason, sqlite_file, using
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.lobby import bot_in, new_id, new_token, read_table
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import BadLog, Table

FORMAT = "Bottega backup 1"
TOGETHER = 500  # rows read or written at a time
PASSING = (processes, challenges, outbox, mail_links, host_acts)
KEPT = [table for table in metadata.sorted_tables if table not in PASSING]


class BadBackup(BottegaError):
    """A file that is no backup, or a place where it cannot go."""


class NoGames(BottegaError):
    """Nothing is kept there."""


@contextmanager
def made(database: str) -> Iterator[Engine]:
    """A database, brought up to date; a new one if there is none."""
    with using(database) as engine:
        migrate(engine)
        yield engine


@contextmanager
def opened(database: str) -> Iterator[Engine]:
    """A database in which games are kept, brought up to date; nothing is made where there is none."""
    with using(database) as engine:
        file = sqlite_file(engine)
        if (file is not None and not file.exists()) or not has_games(engine):
            shown = file or engine.url.render_as_string(hide_password=True)
            raise NoGames(f"{shown}: no games are kept there; name their place with --data or --database")
        migrate(engine)
        yield engine


def has_games(engine: Engine) -> bool:
    """Has a database our tables, be it with nothing in them?"""
    try:
        return inspect(engine).has_table(games.name)
    except SQLAlchemyError as error:
        shown = engine.url.render_as_string(hide_password=True)
        raise CannotStore(f"{shown}: the database cannot be opened ({reason(error)})") from None


def back_up(database: str, file: Path) -> int:
    """Write everything into one file, as it is at one moment; the number of games."""
    unfinished = file.with_name(file.name + ".part")
    with opened(database) as engine:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(0o600)  # it holds seeds of games under way, and invitations
        count = write_all(engine, unfinished)
    unfinished.replace(file)
    return count


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees everything as it is at one moment, whoever goes on playing."""
    if engine.dialect.name == "postgresql":  # SQLite does so by itself
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.connect() as connection:
        yield connection


def write_all(engine: Engine, file: Path) -> int:
    """All rows as they are at one moment; the number of games."""
    with one_moment(engine) as connection, gzip.open(file, "wb") as out:
        out.write(msgspec.json.encode(FORMAT) + b"\n")
        for table in KEPT:
            names = [str(column.name) for column in table.columns]
            for row in connection.execute(at_home(table)):
                out.write(msgspec.json.encode([str(table.name), dict(zip(names, row, strict=True))]) + b"\n")
        count: int = connection.execute(select(func.count()).select_from(games)).scalar_one()
    return count


def at_home(table: Rows) -> Select[Any]:
    """What is written of a table: the host's key stays where it is, and another server makes its own."""
    wanted = select(table)
    return wanted.where(table.c.name != KEY) if table is house else wanted


def restore(database: str, file: Path) -> int:
    """Fill an empty database from a backup, while nobody serves it; the number of games."""
    with locked(database), made(database) as engine:
        return fill(engine, file)


def fill(engine: Engine, file: Path) -> int:
    """Fill an empty database from a backup."""
    with engine.begin() as connection:
        if any(connection.execute(select(table).limit(1)).first() for table in KEPT if table is not house):
            raise BadBackup("the database is not empty; restore into a new one (--data or --database)")
        connection.execute(delete(house).where(house.c.name != KEY))  # a server that was started has made keys
        try:
            for name, some in backup_rows(file):
                connection.execute(insert(metadata.tables[name]), some)
        except (OSError, EOFError, zlib.error, msgspec.DecodeError, KeyError, ValueError, SQLAlchemyError):
            raise BadBackup(f"{file}: is no complete backup; take another file") from None
        count: int = connection.execute(select(func.count()).select_from(games)).scalar_one()
    return count


def backup_rows(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, many of one table at a time."""
    some: list[dict[str, Any]] = []
    current = ""
    with gzip.open(file, "rb") as lines:
        if msgspec.json.decode(next(lines, b"0")) != FORMAT:
            raise ValueError(FORMAT)
        for line in lines:
            name, row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
            if some and (name != current or len(some) == TOGETHER):
                yield current, some
                some = []
            current = name
            some.append(row)
    if some:
        yield current, some


def stored_games(connection: Connection) -> list[str]:
    return list(connection.execute(select(games.c.id).order_by(games.c.changed)).scalars())


def export(database: str, folder: Path, wanted: list[str], shelf: Shelf = OURS) -> Iterator[tuple[str, str]]:
    """Write the records of games into a folder, made if need be: the id of each, and why it has none, if so."""
    with opened(database) as engine, one_moment(engine) as connection:
        known = set(stored_games(connection))
        for game in wanted:
            if game not in known:
                raise BadRecord(f"there is no game {game!a}; leave it out to export all games")
        folder.mkdir(parents=True, exist_ok=True)
        for game in wanted or sorted(known):
            yield game, write_record(connection, folder, game, shelf)


def write_record(connection: Connection, folder: Path, game: str, shelf: Shelf) -> str:
    """Write a game's record; what is wrong if it has none."""
    try:
        stored = queries.read_table(connection, game, shelf)
    except BadLog as error:
        return str(error)
    if stored is not None:
        state = stored.table.state
        (folder / f"{state.game.name}-{game}.txt").write_text(state.record().write(), "utf-8")
    return ""


def take_in(database: str, file: Path, shelf: Shelf = OURS) -> tuple[str, list[str]]:
    """A game from its record: its table, and an invitation to each person's seat of an unfinished game."""
    try:
        table, logged = read_table(file.read_text("utf-8"), shelf)
    except ApiError as refusal:
        raise BadRecord(f"{file}: {speak(refusal.said)}") from None
    except BottegaError as error:
        raise BadRecord(f"{file}: {error}") from None
    except (OSError, UnicodeError) as error:
        raise BadRecord(f"{file}: cannot be read ({error})") from None
    seating = Seating(None, False, [seat_for(name, table) for name in table.setup.header.seats], "record")
    seating.hints = seating.people() == 1
    game = new_id()
    with made(database) as engine, engine.begin() as connection:
        queries.add_table(connection, game, table, seating, new_token(), logged, time.time())
    return game, [seat.token for seat in seating.seats if seat.token]


def seat_for(name: str, table: Table) -> Seat:
    if bot := bot_in(name):
        return Seat(name=bot, bot=bot)
    return Seat(token=None if table.state.over() else new_token())


def validate(database: str, shelf: Shelf = OURS) -> Iterator[tuple[str, str]]:
    """Every stored game, played again: its id, and what is wrong with it (nothing: all is well)."""
    with opened(database) as engine:
        with engine.connect() as connection:
            stored = stored_games(connection)
        for game in stored:
            with one_moment(engine) as connection:
                found = problem(connection, game, shelf)
            yield game, found


def problem(connection: Connection, game: str, shelf: Shelf) -> str:
    try:
        stored = queries.read_table(connection, game, shelf)
    except BottegaError as error:
        return str(error)
    if stored is None:
        return ""
    row = connection.execute(select(games).where(games.c.id == game)).one()
    state = stored.table.state
    if row.over != state.over():
        return f"stored as {'over' if row.over else 'unfinished'}, but played again it is not"
    if row.summary != queries.summary(state):
        return "ends with other scores, or asks somebody else"
    return ""
