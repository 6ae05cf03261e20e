"""Tables, people and notes as rows of the database."""

import hashlib
import time
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    Float,
    Select,
    String,
    any_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import Row

from bottega.core.errors import BottegaError
from bottega.core.record import Header
from bottega.games.lessons import lessons
from bottega.server.protocol import Clock, Study, TableLine
from bottega.server.storage.log import INSERT, add_entries, read_log
from bottega.server.storage.notices import NOT_IN_THE_LOG, Change, note_change
from bottega.server.storage.schema import games, log, notes, people, processes, seats, studies
from bottega.server.storage.store import migrate, using
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.clocks import SECOND
from bottega.server.tables.entries import Logged, Seated
from bottega.server.tables.puzzles import posed
from bottega.server.tables.room import Room, bots_asked, time_left
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.state import TableState
from bottega.server.tables.table import BadLog, LookAhead, Table, bad_header, load

OF_ONE_MAKER = 3  # open tables in the list
MAKERS_HERE = 500  # that are looked for
LISTED = 100  # tables in a list, at most
PROGRESS = ("none", "failed", "waiting", "running", "done")  # of analyses: the further, the better
MOST_ATTENDED = 10_000  # tables that somebody is at, as far as bots are looked after
DUE = 1000  # tables of which a clock has fallen that are looked at together

# Made once: to make a statement takes longer than to carry it out.
NEWEST: Final = select(func.coalesce(func.max(log.c.seq), 0)).where(log.c.game == bindparam("table"))
SEATS: Final = select(seats).where(seats.c.game == bindparam("table")).order_by(seats.c.seat)


class Summary(msgspec.Struct):
    """What a list of tables shows of a game."""

    waiting: list[int]
    round: int
    winners: list[int]
    scores: list[int]
    sources: dict[str, list[int]] = {}  # once the game is over, as the rounds' scores
    rounds: list[list[int]] = []


def summary(state: TableState) -> str:
    result = state.result()
    made = Summary(state.deciders, len(state.rounds) + 1, result.winners, result.scores)
    if state.over():
        made.sources = result.sources
        made.rounds = [*(scores for _, scores in state.rounds), result.scores]
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


def add_table(
    connection: Connection, id: str, table: Table, seating: Seating, salt: str, logged: list[Logged], at: float
) -> None:
    """A new table with the moves that were made at it already."""
    state = table.state
    connection.execute(
        insert(games).values(
            id=id,
            header=write_header(state.header),
            salt=salt,
            seed_from=seating.seed_from,
            hints=seating.hints,
            spectator_chat=seating.spectator_chat,
            told=seating.told,
            rated=False if seating.rated else None,
            lesson=taught(state),
            clock=write_clock(seating.clock),
            box=state.setup.box.name,
            owner=seating.owner,
            open=seating.open,
            over=state.over(),
            changed=at,
            summary=summary(state),
            **clock_values(state, seating, at),
        )
    )
    connection.execute(
        insert(seats),
        [{"game": id, "seat": n, **msgspec.structs.asdict(seat)} for n, seat in enumerate(seating.seats)],
    )
    add_entries(connection, id, logged)
    note_change(connection, Change(id, len(logged), bool(bots_asked(state, seating))))


def taught(state: TableState) -> str | None:
    """The lesson that is taken at a table, or the puzzle that is solved there."""
    found = state.setup.lesson or state.setup.puzzle
    return None if found is None else found.name


def row_values(room: Room, ahead: LookAhead) -> dict[str, Any]:
    """What entries change in a table's row."""
    state, at = ahead.after, ahead.logged[-1].at
    values: dict[str, Any] = {"changed": at if state.counts[0] != ahead.before.counts[0] else None}  # what all saw
    if state.moved != ahead.before.moved:
        values |= {"over": state.over(), "summary": summary(state)}
    return values | clock_values(state, seating_after(room, ahead), at)


def seating_after(room: Room, ahead: LookAhead) -> Seating:
    """Who sits where after entries."""
    entries = (one.entry for one in ahead.logged)
    sat = [(entry.seat, entry.now) for entry in entries if isinstance(entry, Seated) and entry.now is not None]
    return room.seating.after(sat) if sat else room.seating


def clock_values(state: TableState, seating: Seating, at: float) -> dict[str, Any]:
    """When somebody must look at a table unasked: a clock falls, or a bot has been asked for long."""
    left = time_left(state, seating)
    return {
        "deadline": None if left is None else at + left / SECOND,
        "time_left": left,
        "bot_asked": at if bots_asked(state, seating) else None,
    }


class Stored(msgspec.Struct):
    """A table as it is stored, with its seating, its salt, everybody's notes, and from when on its clocks run."""

    table: Table
    seating: Seating
    salt: str
    notes: dict[str, str]
    clock_from: float | None


def read_table(connection: Connection, id: str, shelf: Shelf = OURS) -> Stored | None:
    """A table, if there is one; its seats are read last, so that they are not older than its log."""
    game = connection.execute(select(games).where(games.c.id == id)).one_or_none()
    if game is None:
        return None
    clock = read_clock(game.clock)
    header = read_header(game.header)
    try:
        box = shelf.box_of(header, game.box)
    except BottegaError as error:
        raise bad_header(error) from None
    bots = {seat for seat, taken in enumerate(read_seats(connection, id)) if taken.bot}
    table = load(header, read_log(connection, id), clock, bots, box, lessons().get(game.lesson), posed(game.lesson))
    seating = Seating(
        game.owner,
        game.open,
        read_seats(connection, id),
        game.seed_from,
        game.hints,
        clock,
        game.spectator_chat,
        game.told,
        game.chat_closed,
        game.rated is not None,
    )
    clock_from = game.deadline - game.time_left / SECOND if game.time_left is not None else None
    return Stored(table, seating, game.salt, read_notes(connection, id), clock_from)


def read_owner(connection: Connection, id: str) -> str | None:
    """Who made a table."""
    return connection.execute(select(games.c.owner).where(games.c.id == id)).scalar_one_or_none()


def read_seats(connection: Connection, id: str) -> list[Seat]:
    found = connection.execute(SEATS, {"table": id})
    return [seat_in(seat) for seat in found]


def seat_in(seat: Row[Any]) -> Seat:
    return Seat(seat.person, seat.name, seat.bot, seat.token, seat.colour)


def write_note(connection: Connection, id: str, person: str, text: str) -> None:
    connection.execute(delete(notes).where(notes.c.game == id, notes.c.person == person))
    if text:
        connection.execute(insert(notes).values(game=id, person=person, text=text))
    note_change(connection, Change(id, NOT_IN_THE_LOG))


def read_notes(connection: Connection, id: str) -> dict[str, str]:
    """Everybody's private notes at a table."""
    kept = connection.execute(select(notes.c.person, notes.c.text).where(notes.c.game == id))
    return {note.person: note.text for note in kept}


# --- analyses


def write_study(connection: Connection, id: str, record: str, study: Study, wanted: float | None = None) -> None:
    """Keep what was found in a game's record, or how far it is while it is wanted, in place of what was there."""
    connection.execute(delete(studies).where(studies.c.game == id))
    found = msgspec.json.encode(study).decode()
    connection.execute(insert(studies).values(game=id, record=fingerprint(record), found=found, wanted=wanted))


def want_study(connection: Connection, id: str, record: str, now: float, most: int) -> Study:
    """Ask for the analysis of a game: how far it is, if it is there or under way; "none" if too many are wanted."""
    known = read_study(connection, record)
    if known is not None and known.status != "failed":
        return known
    if len(studies_wanted(connection)) > most:
        return Study("none", 0, 0, None)
    waiting = Study("waiting", 0, 0, None)
    found = msgspec.json.encode(waiting).decode()
    connection.execute(delete(studies).where(studies.c.game == id))
    fresh = INSERT[connection.dialect.name](studies).values(
        game=id, record=fingerprint(record), found=found, wanted=now
    )
    connection.execute(fresh.on_conflict_do_nothing())  # another process may have been asked at the same time
    return read_study(connection, record) or waiting


def studies_wanted(connection: Connection) -> list[str]:
    """The games whose analysis was asked for and has not come to its end, the longest first."""
    return list(
        connection.execute(
            select(studies.c.game).where(studies.c.wanted.is_not(None)).order_by(studies.c.wanted)
        ).scalars()
    )


def records_wanted(connection: Connection) -> set[str]:
    """The fingerprints of the records whose analysis was asked for and has not come to its end."""
    return set(connection.execute(select(studies.c.record).where(studies.c.wanted.is_not(None))).scalars())


def tell_progress(connection: Connection, id: str, record: str, study: Study) -> None:
    """How far an analysis is that is still wanted."""
    mine = update(studies).where(studies.c.game == id, studies.c.record == fingerprint(record))
    wanted = mine.where(studies.c.wanted.is_not(None))
    connection.execute(wanted.values(found=msgspec.json.encode(study).decode()))


def forget_study(connection: Connection, id: str, record: str) -> None:
    """Nobody wants the analysis of moves that were taken back since."""
    others = studies.c.record != fingerprint(record)
    connection.execute(delete(studies).where(studies.c.game == id, studies.c.wanted.is_not(None), others))


def forget_same_study(connection: Connection, id: str, record: str) -> None:
    """Nobody wants at this table what was found at another one."""
    same = studies.c.record == fingerprint(record)
    connection.execute(delete(studies).where(studies.c.game == id, studies.c.wanted.is_not(None), same))


def read_study(connection: Connection, record: str) -> Study | None:
    """What was found in a record, at whichever table, or how far it is; nothing if another version found it."""
    wanted = select(studies.c.found).where(studies.c.record == fingerprint(record))
    known = [study for found in connection.execute(wanted).scalars() if (study := decode_study(found)) is not None]
    return max(known, key=lambda study: PROGRESS.index(study.status), default=None)


def decode_study(found: str) -> Study | None:
    try:
        return msgspec.json.decode(found, type=Study)
    except msgspec.DecodeError:
        return None


def fingerprint(record: str) -> str:
    return hashlib.sha256(record.encode()).hexdigest()


# --- lists


def table_lines(
    connection: Connection, wanted: Select[Any], person: str | None, online: set[str], now: float
) -> list[TableLine]:
    """The first of these games, as a list shows them: the latest first."""
    found = connection.execute(wanted.limit(LISTED)).all()
    found = sorted(found, key=lambda game: game.changed, reverse=True)
    taken: dict[str, list[Seat]] = {game.id: [] for game in found}
    sitting = select(seats).where(seats.c.game.in_(list(taken))).order_by(seats.c.seat)
    for seat in connection.execute(sitting):
        taken[seat.game].append(seat_in(seat))
    return [table_line(game, taken[game.id], person, online, now) for game in found]


def table_line(game: Row[Any], taken: list[Seat], person: str | None, online: set[str], now: float) -> TableLine:
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
        left=None if game.time_left is None else max(0, round((game.deadline - now) * SECOND)),
        rated=game.rated is not None,
    )


def tables_of(connection: Connection, person: str, online: set[str], now: float) -> list[TableLine]:
    """The tables a person sits at or made; if there are too many, those on which others wait are kept longest."""
    sits = select(seats.c.game).where(seats.c.person == person)
    made = select(games.c.id).where(games.c.owner == person)
    mine = select(games).where(games.c.id.in_(sits.union(made)), games.c.lesson.is_(None))
    sitting = seats.alias()
    others = exists().where(sitting.c.game == games.c.id, sitting.c.person.is_not(None), sitting.c.person != person)
    return table_lines(connection, mine.order_by(games.c.over, ~others, games.c.changed.desc()), person, online, now)


def open_tables(connection: Connection, person: str | None, online: set[str], now: float) -> list[TableLine]:
    """Tables with a seat that anybody may take: a few of each maker, those of makers who are here before others."""
    sitting = seats.alias()
    free = exists().where(sitting.c.game == games.c.id, sitting.c.person.is_(None), sitting.c.bot == "")
    place = func.row_number().over(partition_by=games.c.owner, order_by=games.c.changed.desc())
    free_ones = select(games.c.id, place.label("place")).where(games.c.open.is_(True), games.c.over.is_(False), free)
    ranked = free_ones.subquery()
    few = select(ranked.c.id).where(ranked.c.place <= OF_ONE_MAKER)
    here = games.c.owner.in_(sorted(online)[:MAKERS_HERE])
    wanted = select(games).where(games.c.id.in_(few)).order_by(here.desc(), games.c.changed.desc())
    return table_lines(connection, wanted, person, online, now)


# --- clocks


def for_somebody(connection: Connection, attended: Collection[str]) -> ColumnElement[bool]:
    """Tables that somebody is at, or that have a clock: elsewhere bots wait until somebody comes."""
    return games.c.clock.is_not(None) | among(connection, games.c.id, sorted(attended)[:MOST_ATTENDED])


def among(connection: Connection, column: ColumnElement[str], values: Sequence[str]) -> ColumnElement[bool]:
    """Is it one of these? In PostgreSQL they are one value, so that the statement stays the same."""
    if connection.dialect.name == "postgresql":
        return column == any_(bindparam(None, list(values), ARRAY(String)))
    return column.in_(values)


def due_tables(connection: Connection, now: float, asked_before: float, attended: Collection[str]) -> list[str]:
    """The tables at which a clock has fallen, or a bot was asked long ago and somebody waits for it."""
    fallen = select(games.c.id).where(games.c.deadline <= now).order_by(games.c.deadline).limit(DUE)
    asked = select(games.c.id).where(games.c.bot_asked <= asked_before, for_somebody(connection, attended))
    waiting = asked.order_by(games.c.bot_asked).limit(DUE)
    both = [*connection.execute(fallen).scalars(), *connection.execute(waiting).scalars()]
    return list(dict.fromkeys(both))


def next_times(connection: Connection, attended: Collection[str]) -> tuple[float | None, float | None]:
    """When the next clock falls, and since when the bot is asked for which somebody waits longest."""
    clock = connection.execute(select(func.min(games.c.deadline))).scalar_one()
    bot = connection.execute(select(func.min(games.c.bot_asked)).where(for_somebody(connection, attended))).scalar_one()
    return clock, bot


def newest_entry(connection: Connection, table: str) -> int:
    """How far the log of a table goes."""
    return int(connection.execute(NEWEST, {"table": table}).scalar_one())


def newest_entries(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """How far the logs of tables go."""
    wanted = select(log.c.game, func.max(log.c.seq).label("newest")).where(among(connection, log.c.game, tables))
    wanted = wanted.group_by(log.c.game)
    return {row.game: row.newest for row in connection.execute(wanted)}


def restart_clocks(connection: Connection, now: float) -> None:
    """Clocks go on where the log left them."""
    left = games.c.time_left / float(SECOND)
    running = update(games).where(games.c.deadline >= 0, games.c.time_left.is_not(None))
    connection.execute(running.values(deadline=now + left))


def prepare(database: str, alone: bool) -> None:
    """Bring a database up to date before several processes serve it, and let clocks go on if nobody else did."""
    with using(database) as engine:
        migrate(engine)
        if alone:
            with engine.begin() as connection:
                restart_clocks(connection, time.time())


def set_deadline(connection: Connection, room: Room) -> None:
    """Note when a clock falls, unless the log has gone on since."""
    newest = select(func.max(log.c.seq)).where(log.c.game == room.id).scalar_subquery()
    wanted = update(games).where(games.c.id == room.id, func.coalesce(newest, 0) == room.table.seq)
    connection.execute(wanted.values(clock_values(room.state, room.seating, room.clock_from)))


# --- people


def look(connection: Connection) -> None:
    """Read something, to see whether anything can be read."""
    connection.exec_driver_sql("SELECT 1")


def touch(connection: Connection) -> None:
    """Write something that changes nothing, to see whether anything can be written."""
    somebody = select(people.c.id).limit(1).scalar_subquery()
    connection.execute(update(people).where(people.c.id == somebody).values(name=people.c.name))


def rename(connection: Connection, id: str, old: str, new: str, colour: int | None) -> None:
    """A new name, also where the person sits under the old one; others at the same screen keep theirs.

    A new color is for tables to come: at the others it would be somebody else's.
    """
    connection.execute(update(people).where(people.c.id == id).values(name=new, colour=colour))
    mine = select(seats.c.game, func.min(seats.c.seat)).where(seats.c.person == id).group_by(seats.c.game)
    own = tuple_(seats.c.game, seats.c.seat).in_(mine)
    renamed = update(seats).where(own, seats.c.name == old).values(name=new).returning(seats.c.game)
    for table in connection.execute(renamed).scalars():
        note_change(connection, Change(table, NOT_IN_THE_LOG))


# --- who serves this database

SEEN: Final = literal_column("extract(epoch FROM clock_timestamp())", Float)  # one clock for all: the database's


def tell_process(connection: Connection, id: str, values: dict[str, Any], forgotten: float) -> None:
    """A process says how it is doing; whoever did not for so many seconds is forgotten."""
    values = {**values, "seen": SEEN}
    told = INSERT[connection.dialect.name](processes).values(id=id, **values)
    connection.execute(told.on_conflict_do_update(index_elements=["id"], set_=values))
    connection.execute(delete(processes).where(processes.c.seen < SEEN - forgotten))


def read_processes(connection: Connection, seconds: float) -> Sequence[Row[Any]]:
    """Those who said something in the last seconds."""
    return connection.execute(select(processes).where(processes.c.seen > SEEN - seconds).order_by("name")).all()


def forget_process(connection: Connection, id: str) -> None:
    connection.execute(delete(processes).where(processes.c.id == id))
