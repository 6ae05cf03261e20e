"""A table's log as rows: a kind, a seat and a text for each entry. What was ever stored can be read."""

from collections.abc import Callable, Sequence
from typing import Any, Final, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Connection, CursorResult, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row

from bottega.server.storage import outbox
from bottega.server.storage.many_rows import change_rows, insert_rows
from bottega.server.storage.notices import Change, LogRow, note_change, note_entries
from bottega.server.storage.schema import games, log, seats
from bottega.server.tables.entries import (
    Chatted,
    Drafted,
    Entry,
    Logged,
    Moved,
    RedoAsked,
    Redone,
    RematchMade,
    Seated,
    TakenBack,
    TimeUp,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Withdrawn,
)
from bottega.server.tables.seating import Seat
from bottega.server.tables.table import BadLog

INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
AFTER: Final = select(log).where(log.c.game == bindparam("game"), log.c.seq > bindparam("after")).order_by(log.c.seq)
FIRST: Final = "ON CONFLICT DO NOTHING"
KEPT: Final = ("changed", "over", "summary")  # columns of a table's row that stay where nothing is said of them
CHANGED: Final = (*KEPT, "deadline", "time_left", "bot_asked")

# By its kind, an entry from its seat and text.
READERS: Final[dict[str, Callable[[int, str], Entry]]] = {
    "move": Moved,
    "flag": lambda seat, text: TimeUp(seat, int(text)),
    "plan": lambda seat, text: Drafted(seat, tuple(text.split())),
    "unplan": lambda seat, text: Withdrawn(seat, tuple(text.split())),
    "undo": lambda seat, text: TakenBack(seat, int(text)),
    "redo": lambda seat, _text: Redone(seat),
    "wish": lambda seat, text: UndoAsked(seat, int(text)),
    "redo-wish": lambda seat, _text: RedoAsked(seat),
    "agree": lambda seat, _text: UndoAgreed(seat),
    "decline": lambda seat, _text: UndoDeclined(seat),
    "chat": Chatted,
    "rematch": lambda seat, text: RematchMade(text, seat),
    "sit": lambda seat, text: Seated(seat, msgspec.json.decode(text, type=Seat) if text else None),
}


def text_of(entry: Entry) -> str:
    """What an entry says beside its kind and its seat."""
    match entry:
        case Moved() | Chatted():
            return entry.text
        case TimeUp() | TakenBack():
            return str(entry.moves)
        case Drafted() | Withdrawn():
            return " ".join(entry.answers)
        case UndoAsked():
            return str(entry.step)
        case RematchMade():
            return entry.table
        case Seated():
            return "" if entry.now is None else msgspec.json.encode(entry.now).decode()
        case Redone() | RedoAsked() | UndoAgreed() | UndoDeclined():
            return ""
        case _:
            assert_never(entry)


def kind_of(entry: Entry) -> str:
    """The name of an entry's kind in the log."""
    return str(entry.__struct_config__.tag)


def write_row(game: str, logged: Logged) -> LogRow:
    return LogRow(
        game,
        logged.seq,
        logged.client,
        kind_of(logged.entry),
        logged.entry.seat,
        logged.person,
        logged.name,
        text_of(logged.entry),
        logged.at,
        logged.ticked,
    )


def read_row(row: Row[Any] | LogRow) -> Logged:
    try:
        entry = READERS[row.kind](row.seat, row.text)
    except (KeyError, ValueError) as error:
        raise BadLog(f"entry {row.seq}: {error}") from None
    return Logged(row.seq, entry, row.at, row.client, row.person, row.name, row.ticked)


def read_log(connection: Connection, game: str, after: int = 0) -> list[Logged]:
    """The entries of a table past a number, in order."""
    return [read_row(row) for row in connection.execute(AFTER, {"game": game, "after": after})]


def add_entries(connection: Connection, game: str, logged: Sequence[Logged]) -> None:
    add_rows(connection, [write_row(game, one) for one in logged])


def add_rows(connection: Connection, rows: Sequence[LogRow], end: str = "") -> list[CursorResult[Any]]:
    return insert_rows(connection, log, [astuple(row) for row in rows], end)


class Append(Struct, frozen=True):
    """The next entries of a table's log, and what they change in the table's row."""

    game: str
    logged: Sequence[Logged]
    values: dict[str, Any]
    begun: Sequence[str] = ()  # people to be told that it is their turn now

    def __call__(self, connection: Connection) -> bool:
        """Add these alone."""
        return append(connection, [self])[0]


class Overtaken(Exception):
    """Somebody was faster at one of several tables; each by itself finds out at which."""


def append(connection: Connection, wanted: Sequence[Append]) -> list[bool]:
    """Add to logs of tables, each once, and keep the tables' rows up to date; False where others were faster.

    The key (game, seq) decides. Whoever has its first number has the others too, since numbers leave no gaps.
    """
    rows = {one.game: [write_row(one.game, logged) for logged in one.logged] for one in wanted}
    ours = add_firsts(connection, [rows[one.game][0] for one in wanted])
    stored = [one for one in wanted if one.game in ours]
    add_rows(connection, [row for one in stored for row in rows[one.game][1:]])
    changes = [(one.game, *(one.values.get(name) for name in CHANGED)) for one in stored]
    change_rows(connection, games, CHANGED, KEPT, changes)
    for one in stored:
        outbox.add(connection, one.game, one.logged[-1].seq, one.logged[-1].at, one.begun)
    for one in stored:
        write_seats(connection, one)
        note_entries(connection, rows[one.game])
        note_change(connection, Change(one.game, one.logged[-1].seq, one.values.get("bot_asked") is not None))
    return [one.game in ours for one in wanted]


def add_firsts(connection: Connection, rows: Sequence[LogRow]) -> set[str]:
    """Add the first of each table's entries: the tables where nobody was faster."""
    if connection.dialect.name == "postgresql":
        found = add_rows(connection, rows, f"{FIRST} RETURNING game")
        return {game for result in found for game in result.scalars()}
    # With a row for each that was added, SQLite would let go of Python's lock as often, and wait for it in between.
    added = sum(result.rowcount for result in add_rows(connection, rows, FIRST))
    if 0 < added < len(rows):
        raise Overtaken
    return {row.game for row in rows} if added else set()


def write_seats(connection: Connection, wanted: Append) -> None:
    for logged in wanted.logged:
        if isinstance(logged.entry, Seated) and logged.entry.now is not None:
            write_seat(connection, wanted.game, logged.entry.seat, logged.entry.now)


def write_seat(connection: Connection, game: str, number: int, seat: Seat) -> None:
    wanted = update(seats).where(seats.c.game == game, seats.c.seat == number)
    connection.execute(wanted.values(msgspec.structs.asdict(seat)))
