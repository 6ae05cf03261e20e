"""Tables, people and notes as rows of the database."""

import hashlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, tuple_, update
from sqlalchemy.engine import Row

from bottega.core.errors import BottegaError
from bottega.core.record import Header
from bottega.server.protocol import Clock, Study, TableLine
from bottega.server.storage.schema import games, log, notes, people, seats, studies
from bottega.server.storage.store import Job
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import BadLog, Entry, Table, bad_header, load

LISTED = 100  # tables in a list, at most


class Summary(msgspec.Struct):
    """What a list of tables shows of a game."""

    waiting: list[int]
    round: int
    winners: list[int]
    scores: list[int]


def summary(table: Table) -> str:
    result = table.match.result()
    made = Summary(table.deciders, len(table.rounds) + 1, result.winners, result.scores)
    return msgspec.json.encode(made).decode()


def write_header(header: Header) -> str:
    names = ("game", "rules", "players", "seed", "components", "seats", "chosen")
    return msgspec.json.encode({name: getattr(header, name) for name in names}).decode()


def read_header(text: str) -> Header:
    try:
        return Header(**msgspec.json.decode(text))
    except (msgspec.DecodeError, TypeError) as error:
        raise BadLog(f"header: {error}") from None


def write_clock(clock: Clock | None) -> str | None:
    return None if clock is None else msgspec.json.encode(clock).decode()


def read_clock(text: str | None) -> Clock | None:
    try:
        return None if text is None else msgspec.json.decode(text, type=Clock)
    except msgspec.DecodeError as error:
        raise BadLog(f"clock: {error}") from None


# --- tables


def add_table(connection: Connection, id: str, table: Table, seating: Seating, salt: str, entries: list[Entry]) -> None:
    """A new table with the moves that were made at it already."""
    connection.execute(
        insert(games).values(
            id=id,
            header=write_header(table.match.header),
            salt=salt,
            seed_from=seating.seed_from,
            hints=seating.hints,
            clock=write_clock(seating.clock),
            box=table.box.name,
            owner=seating.owner,
            open=seating.open,
            over=table.over(),
            changed=time.time(),
            summary=summary(table),
        )
    )
    connection.execute(
        insert(seats),
        [{"game": id, "seat": n, **msgspec.structs.asdict(seat)} for n, seat in enumerate(seating.seats)],
    )
    add_entries(connection, id, entries)


def add_entries(connection: Connection, id: str, entries: Sequence[Entry]) -> None:
    if entries:
        connection.execute(insert(log), [{"game": id, **msgspec.structs.asdict(entry)} for entry in entries])


def appending(id: str, table: Table, entries: list[Entry], also: Job | None) -> Job:
    """A job that adds to a table's log; what a list shows of it is kept up to date."""
    values: dict[str, Any] = {"changed": entries[-1].at}
    if table.moved >= entries[0].seq:
        values |= {"over": table.over(), "summary": summary(table)}

    def job(connection: Connection) -> None:
        add_entries(connection, id, entries)
        connection.execute(update(games).where(games.c.id == id).values(values))
        if also is not None:
            also(connection)

    return job


def read_table(
    connection: Connection, id: str, shelf: Shelf = OURS
) -> tuple[Table, Seating, str, dict[str, str]] | None:
    """A table with its seating, its salt and everybody's notes."""
    game = connection.execute(select(games).where(games.c.id == id)).one_or_none()
    if game is None:
        return None
    clock = read_clock(game.clock)
    seating = Seating(game.owner, game.open, read_seats(connection, id), game.seed_from, game.hints, clock)
    header = read_header(game.header)
    try:
        box = shelf.box_of(header, game.box)
    except BottegaError as error:
        raise bad_header(error) from None
    table = load(header, read_log(connection, id), clock, seating.bots(), box)
    kept = connection.execute(select(notes.c.person, notes.c.text).where(notes.c.game == id))
    return table, seating, game.salt, {note.person: note.text for note in kept}


def read_seats(connection: Connection, id: str) -> list[Seat]:
    found = connection.execute(select(seats).where(seats.c.game == id).order_by(seats.c.seat))
    return [seat_in(seat) for seat in found]


def seat_in(seat: Row[Any]) -> Seat:
    return Seat(seat.person, seat.name, seat.bot, seat.token)


def read_log(connection: Connection, id: str) -> list[Entry]:
    columns = [log.c[name] for name in Entry.__struct_fields__]
    return [Entry(*row) for row in connection.execute(select(*columns).where(log.c.game == id).order_by(log.c.seq))]


def write_seat(connection: Connection, id: str, number: int, seat: Seat) -> None:
    connection.execute(
        update(seats).where(seats.c.game == id, seats.c.seat == number).values(msgspec.structs.asdict(seat))
    )


def write_note(connection: Connection, id: str, person: str, text: str) -> None:
    connection.execute(delete(notes).where(notes.c.game == id, notes.c.person == person))
    if text:
        connection.execute(insert(notes).values(game=id, person=person, text=text))


# --- analyses


def write_study(connection: Connection, id: str, record: str, study: Study) -> None:
    """Keep what was found in a game's record, in place of what was found before."""
    connection.execute(delete(studies).where(studies.c.game == id))
    found = msgspec.json.encode(study).decode()
    connection.execute(insert(studies).values(game=id, record=fingerprint(record), found=found))


def read_study(connection: Connection, id: str, record: str) -> Study | None:
    """What was found in a game's record; nothing also if it was kept by a version that found other things."""
    wanted = select(studies.c.found).where(studies.c.game == id, studies.c.record == fingerprint(record))
    found = connection.execute(wanted).scalar_one_or_none()
    try:
        return None if found is None else msgspec.json.decode(found, type=Study)
    except msgspec.DecodeError:
        return None


def fingerprint(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()


# --- lists


def table_lines(connection: Connection, wanted: Select[Any], person: str | None, online: set[str]) -> list[TableLine]:
    """The first of these games, as a list shows them: the latest first."""
    found = connection.execute(wanted.limit(LISTED)).all()
    found = sorted(found, key=lambda game: game.changed, reverse=True)
    taken: dict[str, list[Seat]] = {game.id: [] for game in found}
    sitting = select(seats).where(seats.c.game.in_(list(taken))).order_by(seats.c.seat)
    for seat in connection.execute(sitting):
        taken[seat.game].append(seat_in(seat))
    return [table_line(game, taken[game.id], person, online) for game in found]


def table_line(game: Row[Any], taken: list[Seat], person: str | None, online: set[str]) -> TableLine:
    header = read_header(game.header)
    shown = msgspec.json.decode(game.summary, type=Summary)
    seating = Seating(game.owner, game.open, taken)
    return TableLine(
        table=game.id,
        game=header.game,
        players=seating.sitters(online),
        chosen=header.chosen,
        seats=seating.seats_of(person),
        waiting=shown.waiting,
        over=game.over,
        changed=game.changed,
        round=shown.round,
        winners=shown.winners,
        clock=read_clock(game.clock),
    )


def tables_of(connection: Connection, person: str, online: set[str]) -> list[TableLine]:
    """The tables a person sits at or made; if there are too many, those on which others wait are kept longest."""
    sits = select(seats.c.game).where(seats.c.person == person)
    with_others = select(seats.c.game).where(seats.c.person.is_not(None), seats.c.person != person)
    mine = select(games).where(games.c.id.in_(sits) | (games.c.owner == person))
    alone = games.c.id.not_in(with_others)
    return table_lines(connection, mine.order_by(games.c.over, alone, games.c.changed.desc()), person, online)


def open_tables(connection: Connection, person: str | None, online: set[str]) -> list[TableLine]:
    """Tables with a seat that anybody may take, the latest first."""
    free = select(seats.c.game).where(seats.c.person.is_(None), seats.c.bot == "")
    wanted = select(games).where(games.c.open, games.c.over.is_(False), games.c.id.in_(free))
    return table_lines(connection, wanted.order_by(games.c.changed.desc()), person, online)


def waiting_for_bots(connection: Connection) -> list[str]:
    """The tables on which it is a bot's turn, the latest first."""
    unfinished = select(games.c.id, games.c.summary, seats.c.seat).join(seats, seats.c.game == games.c.id)
    bots = unfinished.where(games.c.over.is_(False), seats.c.bot != "").order_by(games.c.changed.desc())
    found = {
        game.id: None
        for game in connection.execute(bots)
        if game.seat in msgspec.json.decode(game.summary, type=Summary).waiting
    }
    return list(found)


def with_clocks(connection: Connection) -> list[str]:
    """The unfinished tables with a clock at which nobody is missing, the latest first."""
    free = select(seats.c.game).where(seats.c.person.is_(None), seats.c.bot == "")
    wanted = select(games.c.id).where(games.c.clock.is_not(None), games.c.over.is_(False), games.c.id.not_in(free))
    return list(connection.execute(wanted.order_by(games.c.changed.desc())).scalars())


# --- people


def touch(connection: Connection) -> None:
    """Write something that changes nothing, to see whether anything can be written."""
    somebody = select(people.c.id).limit(1).scalar_subquery()
    connection.execute(update(people).where(people.c.id == somebody).values(name=people.c.name))


def add_person(connection: Connection, id: str, key: str, made: float) -> None:
    connection.execute(insert(people).values(id=id, key=key, name="", made=made))


def find_person(connection: Connection, key: str) -> tuple[str, str] | None:
    """A person's id and name by the hash of their key."""
    found = connection.execute(select(people.c.id, people.c.name).where(people.c.key == key)).one_or_none()
    return None if found is None else (found.id, found.name)


def rename(connection: Connection, id: str, old: str, new: str) -> None:
    """A new name, also where the person sits under the old one; others at the same screen keep theirs."""
    connection.execute(update(people).where(people.c.id == id).values(name=new))
    mine = select(seats.c.game, func.min(seats.c.seat)).where(seats.c.person == id).group_by(seats.c.game)
    own = tuple_(seats.c.game, seats.c.seat).in_(mine)
    connection.execute(update(seats).where(own, seats.c.name == old).values(name=new))
