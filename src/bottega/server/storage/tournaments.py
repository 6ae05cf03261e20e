"""Tournaments as rows of the database. A round begins in one transaction with all its tables."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, false, func, insert, or_, select, true, update

from bottega.core.messages import msg
from bottega.server.club.pairing import Group, round_robin, rounds_for_all, seated, swiss
from bottega.server.club.standings import PlayedTable, result, standings, unfinished
from bottega.server.errors import ApiError
from bottega.server.protocol import (
    Entrant,
    NewTournament,
    Tournament,
    TournamentLine,
    TournamentList,
    TournamentStanding,
    TournamentTable,
)
from bottega.server.storage.queries import Summary
from bottega.server.storage.schema import entrants, games, pairings, seats, tournaments

MOST: Final = 64  # entrants
SWISS_ROUNDS: Final = 5
LISTED: Final = 100
SUBSTITUTE: Final = "journeyman"  # plays for those who are missing
DAY: Final = 86_400.0


class Played(msgspec.Struct, array_like=True):
    """What a table of a round has brought each seat."""

    points: list[float]
    shares: list[float]


# --- reading


def find(connection: Connection, id: str) -> Row[Any]:
    row = connection.execute(select(tournaments).where(tournaments.c.id == id)).one_or_none()
    if row is None:
        raise ApiError(msg("error-not-found"))
    return row


def wish_of(row: Row[Any]) -> NewTournament:
    return msgspec.json.decode(row.wish, type=NewTournament)


def entrants_of(connection: Connection, id: str) -> Sequence[Row[Any]]:
    return connection.execute(select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number)).all()


def rounds_of(connection: Connection, id: str) -> list[list[TournamentTable]]:
    """The tables of each round, with what they have brought."""
    found: list[list[TournamentTable]] = []
    rows = select(pairings).where(pairings.c.tournament == id).order_by(pairings.c.round, pairings.c.number)
    for row in connection.execute(rows):
        if row.round > len(found):
            found.append([])
        found[-1].append(TournamentTable(row.table, msgspec.json.decode(row.entrants), points_in(row.result)))
    return found


def points_in(text: str | None) -> list[float] | None:
    return None if text is None else msgspec.json.decode(text, type=Played).points


def played_tables(connection: Connection, id: str) -> list[PlayedTable]:
    """All tables that count."""
    known = pairings.c.result.is_not(None)
    rows = select(pairings).where(pairings.c.tournament == id, known).order_by(pairings.c.round, pairings.c.number)
    return [
        PlayedTable(msgspec.json.decode(row.entrants), played.points, played.shares)
        for row in connection.execute(rows)
        for played in (msgspec.json.decode(row.result, type=Played),)
    ]


def read_tournament(connection: Connection, id: str, reader: str | None) -> Tournament:
    """A tournament as somebody sees it."""
    row = find(connection, id)
    taking_part = entrants_of(connection, id)
    wish = wish_of(row)
    return Tournament(
        id=id,
        wish=wish,
        phase=row.phase,
        rounds=rounds_in_all(wish, len(taking_part)),
        round=row.round,
        until=row.until,
        owner=reader is not None and row.owner == reader,
        entered=any(one.person == reader for one in taking_part if reader is not None),
        entrants=[Entrant(one.name, one.bot, reader is not None and one.person == reader) for one in taking_part],
        standings=[
            TournamentStanding(one.entrant, one.place, *one[1:6])
            for one in standings(len(taking_part), played_tables(connection, id))
        ],
        tables=rounds_of(connection, id),
    )


def rounds_in_all(wish: NewTournament, count: int) -> int:
    if wish.rounds:
        return wish.rounds
    return SWISS_ROUNDS if wish.kind == "swiss" else rounds_for_all(max(count, wish.players), wish.players)


def list_tournaments(connection: Connection, reader: str | None) -> TournamentList:
    """Those of somebody, and those that anybody may find; the latest first, what is over last."""
    mine: Any = select(entrants.c.tournament).where(entrants.c.person == reader)
    theirs = (tournaments.c.owner == reader) | tournaments.c.id.in_(mine)  # nobody's where nobody reads
    wanted = select(tournaments).where(
        tournaments.c.listed.is_(True) | and_(true() if reader is not None else false(), theirs)
    )
    found = connection.execute(wanted.order_by(tournaments.c.phase == "over", tournaments.c.made.desc()).limit(LISTED))
    rows = found.all()
    count = select(entrants.c.tournament, func.count()).where(entrants.c.tournament.in_([row.id for row in rows]))
    counts: dict[str, int] = dict(connection.execute(count.group_by(entrants.c.tournament)).tuples().all())
    own = set() if reader is None else set(connection.execute(mine).scalars())
    return TournamentList([line_of(row, counts.get(row.id, 0), row.id in own) for row in rows])


def line_of(row: Row[Any], count: int, mine: bool) -> TournamentLine:
    wish = wish_of(row)
    return TournamentLine(row.id, wish.name, wish.game, wish.players, row.phase, row.round, count, mine)


# --- before it begins


def add_tournament(connection: Connection, id: str, owner: str, wish: NewTournament, now: float) -> None:
    text = msgspec.json.encode(wish).decode()
    connection.execute(
        insert(tournaments).values(
            id=id, owner=owner, wish=text, listed=wish.listed, phase="open", round=0, until=None, made=now
        )
    )


def lock(connection: Connection, id: str) -> Row[Any] | None:
    """A tournament that nobody else changes meanwhile, if there is one."""
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(round=tournaments.c.round))
    return connection.execute(select(tournaments).where(tournaments.c.id == id)).one_or_none()


# These say why they do nothing, as the name of a message, or nothing where it is done.


def enter(connection: Connection, id: str, person: str, name: str) -> str:
    """Take part; twice is once."""
    row = lock(connection, id)
    if row is None:
        return "error-not-found"
    taking_part = entrants_of(connection, id)
    if any(one.person == person for one in taking_part):
        return ""
    if row.phase != "open":
        return "error-tournament-begun"
    if len(taking_part) >= MOST:
        return "error-tournament-full"
    number = 1 + max((one.number for one in taking_part), default=-1)
    connection.execute(insert(entrants).values(tournament=id, number=number, person=person, name=name, bot=""))
    return ""


def leave(connection: Connection, id: str, person: str) -> str:
    """Take part no longer: before it begins one is gone, later a bot plays the rounds to come."""
    row = lock(connection, id)
    if row is None:
        return "error-not-found"
    mine = (entrants.c.tournament == id) & (entrants.c.person == person)
    if row.phase == "open":
        connection.execute(delete(entrants).where(mine))
    else:
        connection.execute(update(entrants).where(mine).values(person=None, bot=SUBSTITUTE))
    return ""


def end(connection: Connection, id: str, owner: str) -> str:
    """Its maker ends it: one that has not begun is gone, else the rounds that are over count."""
    row = lock(connection, id)
    if row is None or row.owner != owner:
        return "error-not-found" if row is None else "error-not-your-tournament"
    if row.phase == "open":
        forget(connection, id)
    else:
        connection.execute(update(tournaments).where(tournaments.c.id == id).values(phase="over", until=None))
    return ""


def forget(connection: Connection, id: str) -> None:
    for rows in (pairings, entrants):
        connection.execute(delete(rows).where(rows.c.tournament == id))
    connection.execute(delete(tournaments).where(tournaments.c.id == id))


def complete(connection: Connection, id: str, owner: str) -> str:
    """Nobody can enter any more; bots take the places that are missing, and numbers have no holes."""
    row = lock(connection, id)
    if row is None or row.owner != owner:
        return "error-not-found" if row is None else "error-not-your-tournament"
    if row.phase != "open":
        return "error-tournament-begun"
    people = entrants_of(connection, id)
    if len(people) < 2:
        return "error-tournament-few"
    connection.execute(delete(entrants).where(entrants.c.tournament == id))
    players = wish_of(row).players
    missing = max(players - len(people), -len(people) % players)
    all_of_them = [(one.person, one.name, "") for one in people] + [(None, "", SUBSTITUTE)] * missing
    values = [
        {"tournament": id, "number": number, "person": person, "name": name, "bot": bot}
        for number, (person, name, bot) in enumerate(all_of_them)
    ]
    connection.execute(insert(entrants), values)
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(phase="running"))
    return ""


def tables_of_a_round(connection: Connection, id: str) -> int:
    """How many tables a round makes."""
    players = wish_of(find(connection, id)).players
    return max(1, -(-len(entrants_of(connection, id)) // players))


# --- round by round


class NextRound(msgspec.Struct):
    """A round that can begin, and whom it lets sit together, by seat."""

    number: int
    groups: list[Group]
    entrants: list[tuple[str | None, str, str]]  # person, name, bot
    wish: NewTournament


def due(connection: Connection, now: float) -> list[str]:
    """Running tournaments whose round is over: all its games are, or its time is up."""
    of_round = (pairings.c.tournament == tournaments.c.id) & (pairings.c.round == tournaments.c.round)
    open_ = pairings.c.result.is_(None) & games.c.over.is_(False)
    under_way = select(pairings.c.tournament).join(games, games.c.id == pairings.c.table).where(of_round, open_)
    ended = or_(tournaments.c.until < now, ~under_way.exists())
    return list(connection.execute(select(tournaments.c.id).where(tournaments.c.phase == "running", ended)).scalars())


def settle(connection: Connection, id: str, now: float) -> None:
    """Let the tables of a round count that is over; the tournament is over with its last round."""
    row = lock(connection, id)
    if row is None or row.phase != "running" or id not in due(connection, now):
        return
    of_round = (pairings.c.tournament == id) & (pairings.c.round == row.round)
    for table in connection.execute(select(pairings).where(of_round, pairings.c.result.is_(None))).all():
        keep_result(connection, table, outcome(connection, table.table, len(msgspec.json.decode(table.entrants))))
    taking_part = entrants_of(connection, id)
    everybody_left = all(one.person is None for one in taking_part)  # bots alone play on for nobody
    if everybody_left or row.round >= rounds_in_all(wish_of(row), len(taking_part)):
        connection.execute(update(tournaments).where(tournaments.c.id == id).values(phase="over", until=None))


def keep_result(connection: Connection, table: Row[Any], played: Played) -> None:
    its = (pairings.c.tournament == table.tournament) & (pairings.c.round == table.round)
    its &= pairings.c.number == table.number
    connection.execute(update(pairings).where(its).values(result=msgspec.json.encode(played).decode()))


def outcome(connection: Connection, table: str, players: int) -> Played:
    """What a game has brought each seat, over or not; one that is gone brings nobody anything."""
    game = connection.execute(select(games.c.over, games.c.summary).where(games.c.id == table)).one_or_none()
    if game is None:
        return Played(*unfinished(players, range(players)))
    shown = msgspec.json.decode(game.summary, type=Summary)
    return Played(*(result(shown.scores, shown.winners) if game.over else unfinished(players, shown.waiting)))


def next_round(connection: Connection, id: str) -> NextRound | None:
    """The round to begin, if the one before has been settled."""
    row = find(connection, id)
    before = [[table.entrants for table in tables] for tables in rounds_of(connection, id)]
    open_ = (pairings.c.tournament == id) & pairings.c.result.is_(None)
    if row.phase != "running" or connection.execute(select(pairings.c.number).where(open_)).first():
        return None
    wish, taking_part = wish_of(row), entrants_of(connection, id)
    if wish.kind == "swiss":
        order = [one.entrant for one in standings(len(taking_part), played_tables(connection, id))]
        groups = swiss(order, wish.players, before)
    else:
        groups = round_robin(range(len(taking_part)), wish.players, before)
    groups = [seated(group, before) for group in groups]
    return NextRound(row.round + 1, groups, entrants_now(connection, id), wish)


def entrants_now(connection: Connection, id: str) -> list[tuple[str | None, str, str]]:
    return [(one.person, one.name, one.bot) for one in entrants_of(connection, id)]


def begin_round(connection: Connection, id: str, wanted: NextRound, tables: Iterable[str], now: float) -> bool:
    """Keep who sits where in a round; False if somebody else has begun it, or somebody has left meanwhile."""
    wish = wanted.wish
    lock(connection, id)
    if entrants_now(connection, id) != wanted.entrants:
        return False
    mine = (tournaments.c.id == id) & (tournaments.c.phase == "running") & (tournaments.c.round == wanted.number - 1)
    until = None if wish.days is None else now + wish.days * DAY
    if not connection.execute(update(tournaments).where(mine).values(round=wanted.number, until=until)).rowcount:
        return False
    values = [
        {
            "tournament": id,
            "round": wanted.number,
            "number": number,
            "table": table,
            "entrants": msgspec.json.encode(group).decode(),
            "result": None,
        }
        for number, (table, group) in enumerate(zip(tables, wanted.groups, strict=True))
    ]
    connection.execute(insert(pairings), values)
    return True


def bring_tournaments(connection: Connection, guest: str, person: str) -> None:
    """A guest's tournaments become somebody's; where they take part themselves, a bot plays on for the guest."""
    connection.execute(update(tournaments).where(tournaments.c.owner == guest).values(owner=person))
    theirs = select(entrants.c.tournament).where(entrants.c.person == person)
    mine = entrants.c.person == guest
    connection.execute(update(entrants).where(mine, entrants.c.tournament.not_in(theirs)).values(person=person))
    connection.execute(update(entrants).where(mine).values(person=None, bot=SUBSTITUTE))


def forget_entrant(connection: Connection, person: str, name: str) -> None:
    """Nothing of somebody is left in tournaments but their results; what had not begun is without them.

    Games that they leave are lost.
    """
    own = select(tournaments.c.id).where(tournaments.c.owner == person, tournaments.c.phase == "open")
    for tournament in connection.execute(own).scalars().all():
        forget(connection, tournament)
    connection.execute(update(tournaments).where(tournaments.c.owner == person).values(owner=None))
    connection.execute(update(entrants).where(entrants.c.person == person).values(name=name))
    theirs = select(entrants.c.tournament).where(entrants.c.person == person)
    for tournament in connection.execute(theirs).scalars().all():
        leave(connection, tournament, person)
    left = select(pairings, seats.c.seat).join(games, games.c.id == pairings.c.table)
    left = left.join(seats, seats.c.game == games.c.id)
    left = left.where(seats.c.person == person, games.c.over.is_(False), pairings.c.result.is_(None))
    for table in connection.execute(left).all():
        keep_result(connection, table, Played(*unfinished(len(msgspec.json.decode(table.entrants)), [table.seat])))


def entered_by(connection: Connection, person: str) -> list[dict[str, Any]]:
    """In which tournaments somebody takes part, and under which name."""
    wanted = select(entrants.c.tournament, entrants.c.number, entrants.c.name).where(entrants.c.person == person)
    return [dict(row._mapping) for row in connection.execute(wanted)]


def made_by(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The tournaments that somebody has made, as they were wished."""
    wanted = select(tournaments.c.id, tournaments.c.wish, tournaments.c.made).where(tournaments.c.owner == person)
    return [{**row._mapping, "wish": msgspec.json.decode(row.wish)} for row in connection.execute(wanted)]
