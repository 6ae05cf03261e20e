"""A table's log as rows: a kind, a seat and a text for each entry. What was ever stored can be read."""

from collections.abc import Callable, Sequence
from typing import Any, Final, assert_never

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Row

from bottega.server.storage.notices import Change, note_change
from bottega.server.storage.schema import games, log, seats
from bottega.server.tables.entries import (
    Chatted,
    Drafted,
    Entry,
    Logged,
    Moved,
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

# By its kind, an entry from its seat and text.
READERS: Final[dict[str, Callable[[int, str], Entry]]] = {
    "move": Moved,
    "flag": lambda seat, text: TimeUp(seat, int(text)),
    "plan": lambda seat, text: Drafted(seat, tuple(text.split())),
    "unplan": lambda seat, text: Withdrawn(seat, tuple(text.split())),
    "undo": lambda seat, text: TakenBack(seat, int(text)),
    "redo": lambda seat, _text: Redone(seat),
    "wish": lambda seat, text: UndoAsked(seat, int(text)),
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
        case Redone() | UndoAgreed() | UndoDeclined():
            return ""
        case _:
            assert_never(entry)


def kind_of(entry: Entry) -> str:
    """The name of an entry's kind in the log."""
    return str(entry.__struct_config__.tag)


def write_row(game: str, logged: Logged) -> dict[str, Any]:
    return {
        "game": game,
        "seq": logged.seq,
        "client": logged.client,
        "kind": kind_of(logged.entry),
        "seat": logged.entry.seat,
        "person": logged.person,
        "name": logged.name,
        "text": text_of(logged.entry),
        "at": logged.at,
        "ticked": logged.ticked,
    }


def read_row(row: Row[Any]) -> Logged:
    try:
        entry = READERS[row.kind](row.seat, row.text)
    except (KeyError, ValueError) as error:
        raise BadLog(f"entry {row.seq}: {error}") from None
    return Logged(row.seq, entry, row.at, row.client, row.person, row.name, row.ticked)


def read_log(connection: Connection, game: str, after: int = 0) -> list[Logged]:
    """The entries of a table past a number, in order."""
    wanted = select(log).where(log.c.game == game, log.c.seq > after).order_by(log.c.seq)
    return [read_row(row) for row in connection.execute(wanted)]


def add_entries(connection: Connection, game: str, logged: Sequence[Logged]) -> None:
    if logged:
        connection.execute(insert(log), [write_row(game, one) for one in logged])


def append(connection: Connection, game: str, logged: Sequence[Logged], values: dict[str, Any]) -> bool:
    """Add the next entries to a table's log, and keep the table's row up to date; False if somebody was faster.

    The key (game, seq) decides. Whoever has its first number has the others too, since numbers leave no gaps.
    """
    first = INSERT[connection.dialect.name](log).values(write_row(game, logged[0])).on_conflict_do_nothing()
    if connection.execute(first.returning(log.c.seq)).first() is None:
        return False
    add_entries(connection, game, logged[1:])
    for one in logged:
        if isinstance(one.entry, Seated) and one.entry.now is not None:
            write_seat(connection, game, one.entry.seat, one.entry.now)
    connection.execute(update(games).where(games.c.id == game).values(values))
    note_change(connection, Change(game, logged[-1].seq, values.get("bot_asked") is not None))
    return True


def write_seat(connection: Connection, game: str, number: int, seat: Seat) -> None:
    wanted = update(seats).where(seats.c.game == game, seats.c.seat == number)
    connection.execute(wanted.values(msgspec.structs.asdict(seat)))
