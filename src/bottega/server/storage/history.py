"""What somebody has played, what is kept about them, and forgetting it."""

import hashlib
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import CompoundSelect, Connection, Row, case, delete, select, update

from bottega.server.protocol import History, PlayedGame, Rival
from bottega.server.storage import mails, programs, reminders
from bottega.server.storage.notices import REWRITTEN, Change, note_change
from bottega.server.storage.queries import Summary, read_header, seat_in
from bottega.server.storage.schema import (
    challenged,
    challenges,
    devices,
    games,
    log,
    metadata,
    notes,
    passkeys,
    people,
    ratings,
    seats,
)
from bottega.server.storage.schema import programs as program_rows
from bottega.server.storage.tournaments import entered_by, forget_entrant, made_by
from bottega.server.tables.seating import Seat

TOGETHER: Final = 500  # games in an answer
NOBODY: Final = "…"  # what is left of a name, and of a line of the chat
CHAT: Final = "chat"
SAT: Final = "sit"


# --- what was played


def played(connection: Connection, person: str, after: int) -> History:
    """Finished games of somebody, the latest first, without the first so many; brought records are nobody's results."""
    mine = select(seats.c.game).where(seats.c.person == person)
    wanted = select(games).where(games.c.id.in_(mine), games.c.over.is_(True), games.c.seed_from != "record")
    found = connection.execute(wanted.order_by(games.c.changed.desc(), games.c.id).offset(after).limit(TOGETHER + 1))
    listed = found.all()
    sitting = seats_at(connection, [game.id for game in listed])
    shown = [
        played_game(game, sitting[game.id], person)
        for game in listed[:TOGETHER]
        if any(seat.person == person for seat in sitting[game.id])  # a seat may have been given away just now
    ]
    return History(shown, more=len(listed) > TOGETHER)


def seats_at(connection: Connection, tables: Collection[str]) -> dict[str, list[Seat]]:
    """Who sits at tables."""
    sitting: dict[str, list[Seat]] = {table: [] for table in tables}
    for seat in connection.execute(select(seats).where(seats.c.game.in_(tables)).order_by(seats.c.seat)):
        sitting[seat.game].append(seat_in(seat))
    return sitting


def played_game(game: Row[Any], sitting: list[Seat], person: str) -> PlayedGame:
    header = read_header(game.header)
    shown = msgspec.json.decode(game.summary, type=Summary)
    mine = next(number for number, seat in enumerate(sitting) if seat.person == person)
    return PlayedGame(
        table=game.id,
        game=header.game,
        chosen=header.chosen,
        changed=game.changed,
        seat=mine,
        players=[Rival(seat.name, seat.bot, pseudonym(seat.person, person)) for seat in sitting],
        scores=shown.scores,
        winners=shown.winners,
        sources=shown.sources,
        rounds=shown.rounds,
    )


def pseudonym(person: str | None, reader: str) -> str:
    """By which a reader knows somebody again, and nobody else does."""
    return "" if person is None else hashlib.sha256(f"{reader}:{person}".encode()).hexdigest()[:8]


# --- what is kept


def tables_with(person: str) -> CompoundSelect[Any]:
    """The tables at which something is somebody's."""
    sits = select(seats.c.game).where(seats.c.person == person)
    made = select(games.c.id).where(games.c.owner == person)
    noted = select(notes.c.game).where(notes.c.person == person)
    spoke = select(log.c.game).where(log.c.person == person, log.c.kind == CHAT)
    return sits.union(made, noted, spoke)


def about(connection: Connection, person: str) -> dict[str, Any]:
    """What is kept about somebody, besides their tables; of keys only since when they are."""
    row = connection.execute(select(people).where(people.c.id == person)).one()
    since = {
        table.name: list(connection.execute(select(table.c.made).where(table.c.person == person)).scalars())
        for table in (devices, passkeys)
    }
    mail = mails.mail_of(connection, person)
    wishes = reminders.settings_of(connection, person)
    told = {} if wishes is None else {name: value for name, value in wishes._mapping.items() if name != "person"}
    rated = [dict(one._mapping) for one in connection.execute(select(ratings).where(ratings.c.person == person))]
    return {
        "name": row.name,
        "colour": row.colour,
        "since": row.made,
        "program": programs.owner_of(connection, person) is not None,
        "code": row.recovery is not None,
        **since,
        "reminders": told,
        "browsers": [{"endpoint": one.endpoint, "made": one.made} for one in reminders.browsers_of(connection, person)],
        "mail": None if mail is None else {"address": mail.address, "confirmed": mail.confirmed},
        "mail_pending": mails.pending(connection, person),
        "silenced": reminders.silenced_by(connection, person),
        "ratings": rated,
        "tournaments": entered_by(connection, person),
        "tournaments_made": made_by(connection, person),
        "programs": [{"name": one.name, "made": one.made} for one in programs.programs_of(connection, person)],
        "challenges": programs.challenged_at(connection, person),
    }


def kept_tables(connection: Connection, person: str) -> list[str]:
    return sorted(connection.execute(tables_with(person)).scalars())


def kept_at(connection: Connection, person: str, table: str) -> dict[str, Any] | None:
    """All that is somebody's at a table, unless it was forgotten meanwhile."""
    game = connection.execute(select(games).where(games.c.id == table)).one_or_none()
    if game is None:
        return None
    header = read_header(game.header)
    sitting = seats_at(connection, [table])[table]
    mine = (notes.c.game == table) & (notes.c.person == person)
    note = connection.execute(select(notes.c.text).where(mine)).scalar_one_or_none()
    done = select(log.c.seq, log.c.at, log.c.kind, log.c.seat, log.c.text)
    done = done.where(log.c.game == table, log.c.person == person).order_by(log.c.seq)
    return {
        "table": table,
        "game": header.game,
        "chosen": header.chosen,
        "made": game.owner == person,
        "over": game.over,
        "changed": game.changed,
        "seats": {number: seat.name for number, seat in enumerate(sitting) if seat.person == person},
        "note": note or "",
        "done": [dict(row._mapping) for row in connection.execute(done)],
    }


# --- forgetting it


def forget_some(connection: Connection, person: str, most: int) -> list[str]:
    """Forget what is somebody's at a few tables, or at last who they were; nothing is left where only they have played.

    They leave tournaments first, so that no round that begins meanwhile seats them; and nobody can be seated who is
    being forgotten: the row is held.
    """
    forget_entrant(connection, person, NOBODY)
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    tables = sorted(connection.execute(tables_with(person).limit(most)).scalars())
    for table, sitting in seats_at(connection, tables).items():
        others = [seat.person for seat in sitting if seat.person not in (None, person)]
        owner, over = connection.execute(select(games.c.owner, games.c.over).where(games.c.id == table)).one()
        if others or owner not in (None, person):
            forget_at(connection, table, person, over)
            if owner == person:
                connection.execute(update(games).where(games.c.id == table).values(owner=others[0]))
        else:
            forget_table(connection, table)
        note_change(connection, Change(table, REWRITTEN))
    if not tables:
        forget_person(connection, person)
    return tables


def forget_at(connection: Connection, table: str, person: str, over: bool) -> None:
    """Others have played here too: their game stays, without anything of this person but the moves.

    A seat of a game that goes on is free, so that somebody else can be invited.
    """
    connection.execute(delete(notes).where(notes.c.game == table, notes.c.person == person))
    mine = (seats.c.game == table) & (seats.c.person == person)
    name = NOBODY if over else ""
    connection.execute(update(seats).where(mine).values(name=name, token=None, colour=None, person=None))
    if over:  # nobody shall take a seat of a game that they have not played
        connection.execute(update(games).where(games.c.id == table).values(open=False))
    sat = (log.c.game == table) & (log.c.kind == SAT) & log.c.text.contains(person, autoescape=True)
    connection.execute(update(log).where(sat).values(text=""))
    did = (log.c.game == table) & (log.c.person == person)
    said = case((log.c.kind == CHAT, NOBODY), else_=log.c.text)
    connection.execute(update(log).where(did).values(person=None, name="", text=said))


def forget_table(connection: Connection, table: str) -> None:
    """Nobody else has played here: nothing is left of it."""
    for rows in reversed(metadata.sorted_tables):
        for column in rows.columns:
            if any(key.column is games.c.id for key in column.foreign_keys):
                connection.execute(delete(rows).where(column == table))
    connection.execute(delete(games).where(games.c.id == table))


def forget_person(connection: Connection, person: str) -> None:
    """Nobody is this any more."""
    reminders.forget(connection, person)
    for rows in (devices, passkeys, challenges, program_rows, challenged, ratings):
        connection.execute(delete(rows).where(rows.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
