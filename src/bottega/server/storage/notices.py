"""Notices between servers of one PostgreSQL database: how logs have grown, and who is where (LISTEN and NOTIFY).

A commit tells all of its changes at once: first the new entries themselves, so that hardly anybody needs to read them,
then which logs have grown. A notice that is missed does no harm: logs are looked at now and then too.
"""

import logging
import threading
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, text

CHANNEL: Final = "bottega_log"
ENTRIES: Final = "bottega_entries"  # heard before the change that they make; older versions do not know of it
PRESENCE: Final = "bottega_presence"
MOST: Final = 7900  # bytes; PostgreSQL takes less than 8,000
NOTIFY: Final = text("""
    SELECT pg_notify(channel, payload)
    FROM unnest(CAST(:channels AS text[]), CAST(:payloads AS text[])) AS told (channel, payload)
""")
NAP: Final = 0.5  # seconds until a lost connection is tried again
CHANGES: Final = "bottega_changes"  # where a connection keeps what its transaction has changed
GROWN: Final = "bottega_grown"  # and the entries that it has added
REWRITTEN: Final = -1  # likewise: somebody was forgotten, and the log is another one
NOT_IN_THE_LOG: Final = 0  # a number in place of an entry's: names or notes have changed

logger = logging.getLogger(__name__)


class Change(Struct, frozen=True):
    """A table's log has grown up to a number; is a bot asked now?"""

    table: str
    seq: int
    bot: bool = False

    def write(self) -> str:
        return f"{self.table}:{self.seq}{':b' if self.bot else ''}"


def read_change(word: str) -> Change:
    table, seq, *bot = word.split(":")
    return Change(table, int(seq), bool(bot))


class LogRow(Struct, frozen=True, array_like=True):
    """An entry of a log as the database keeps it."""

    game: str
    seq: int
    client: str | None
    kind: str
    seat: int
    person: str | None
    name: str
    text: str
    at: float
    ticked: int


ROWS: Final = msgspec.json.Decoder(list[LogRow])


def note_entries(connection: Connection, rows: list[LogRow]) -> None:
    """Let others know of entries as soon as they are safe."""
    if connection.dialect.name == "postgresql":
        connection.info.setdefault(GROWN, []).append(rows)


def note_change(connection: Connection, change: Change) -> None:
    """Let others know of a change as soon as it is safe."""
    connection.info.setdefault(CHANGES, {})[change.table, min(change.seq, 1)] = change


def forget_changes(connection: Connection) -> None:
    connection.info.pop(CHANGES, None)
    connection.info.pop(GROWN, None)


def new_sender() -> str:
    """A name by which a store knows its own notices."""
    return uuid.uuid4().hex[:8]


def send_changes(connection: Connection, sender: str) -> None:
    """Tell what this transaction has changed when it is committed; SQLite has nobody to tell."""
    if connection.dialect.name != "postgresql":
        return
    changes = connection.info.pop(CHANGES, {})
    grown = [(ENTRIES, payload) for payload in packed(sender, connection.info.pop(GROWN, []))]
    words = (change.write() for change in changes.values())
    send(connection, [*grown, *((CHANNEL, payload) for payload in payloads(sender, words))])


def send_presence(connection: Connection, sender: str, here: Iterable[tuple[str, str]]) -> None:
    """Tell who is at which table here; whoever is not told of again has left."""
    words = (f"{table}:{person}" for table, person in here)
    send(connection, [(PRESENCE, payload) for payload in payloads(sender, words)])


def send(connection: Connection, notices: Sequence[tuple[str, str]]) -> None:
    """Payloads for channels, in their order."""
    if notices:
        channels, told = zip(*notices, strict=True)
        connection.execute(NOTIFY, {"channels": list(channels), "payloads": list(told)})


def packed(sender: str, grown: Iterable[list[LogRow]]) -> Iterator[str]:
    """New entries as texts that are not too long, those of one table in one text; too many of one are left out."""
    most = MOST - len(sender) - 2  # a blank and a bracket
    together = b""
    for rows in grown:
        made = msgspec.json.encode(rows)[1:-1]
        if together and len(together) + 1 + len(made) > most:
            yield f"{sender} [{together.decode()}]"
            together = b""
        if len(made) < most:
            together += b"," * bool(together) + made
    if together:
        yield f"{sender} [{together.decode()}]"


def payloads(sender: str, words: Iterable[str]) -> Iterator[str]:
    """Words as texts that are not too long, each with the sender's name first."""
    payload = sender
    for word in words:
        if len(payload) + len(word) >= MOST:
            yield payload
            payload = sender
        payload += f" {word}"
    if payload != sender:
        yield payload


class Listener:
    """One connection that hears what other processes have changed; it comes back when it is lost."""

    def __init__(
        self,
        engine: Engine,
        own: str,
        grown: Callable[[list[LogRow]], None],
        changed: Callable[[list[Change]], None],
        present: Callable[[list[tuple[str, str]]], None],
    ) -> None:
        self.engine = engine
        self.own = own  # notices of this sender are ours
        self.grown = grown
        self.changed = changed
        self.present = present
        self.hears = False
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self.run, name="listener", daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                self.listen()
            except Exception as error:  # whatever a broken connection says
                logger.info("notices are not heard: %s", str(error).strip().partition("\n")[0])
                self.ending.wait(NAP)

    def listen(self) -> None:
        raw = self.engine.raw_connection()
        try:
            connection: Any = raw.driver_connection
            connection.autocommit = True
            for channel in (ENTRIES, CHANNEL, PRESENCE):
                connection.execute(f"LISTEN {channel}")
            self.hears = True
            while not self.ending.is_set():
                for notice in connection.notifies(timeout=NAP):
                    self.take(notice.channel, notice.payload)
                connection.execute("SELECT 1")  # is it still there?
        finally:
            self.hears = False
            raw.invalidate()
            raw.close()

    def take(self, channel: str, payload: str) -> None:
        sender, _, said = payload.partition(" ")
        if sender == self.own:
            return
        words = said.split()
        if channel == ENTRIES:
            self.grown(ROWS.decode(said))
        elif channel == PRESENCE:
            self.present([(table, person) for table, _, person in (word.partition(":") for word in words)])
        else:
            self.changed([read_change(word) for word in words])

    def close(self) -> None:
        self.ending.set()
        self.thread.join(5)
