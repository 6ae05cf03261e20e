"""Ratings as rows of the database. A game counts once: when it is over, at a rated table, for all who sat there."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from bottega.bots.seats import LEVELS
from bottega.server.club.ratings import Strength, after_game, levels, places
from bottega.server.protocol import MyRating, RatingRow, RatingTable
from bottega.server.storage.log import INSERT
from bottega.server.storage.queries import Summary, read_header, read_seats
from bottega.server.storage.schema import games, people, programs, ratings
from bottega.server.tables.seating import Seat

LISTED: Final = 200  # people in a table of ratings
TOGETHER: Final = 100  # games that are looked at in one go
NEWCOMER: Final = Strength()


def due_games(connection: Connection, before: float) -> list[str]:
    """Rated games that have been over since some time, the oldest first: their last move may be taken back at first."""
    due = select(games.c.id).where(games.c.rated.is_(False), games.c.over.is_(True), games.c.changed < before)
    return list(connection.execute(due.order_by(games.c.changed, games.c.id).limit(TOGETHER)).scalars())


def rate_game(connection: Connection, table: str, now: float) -> bool:
    """Let a game count; False if it has counted already, or cannot."""
    mine = (games.c.id == table) & games.c.rated.is_(False) & games.c.over.is_(True)
    if not connection.execute(update(games).where(mine).values(rated=True)).rowcount:
        return False
    game = connection.execute(select(games.c.header, games.c.summary).where(games.c.id == table)).one()
    header = read_header(game.header)
    key = (header.game, header.players)
    sitting = read_seats(connection, table)
    if not counts(sitting, key):
        return False
    shown = msgspec.json.decode(game.summary, type=Summary)
    before = [strength_of(connection, seat, key) for seat in sitting]
    for seat, after in zip(sitting, after_game(before, places(shown.scores, shown.winners)), strict=True):
        if seat.person is not None:
            write(connection, seat.person, key, after, now)
    return True


def counts(sitting: Sequence[Seat], key: tuple[str, int]) -> bool:
    """Can it be said who played? Each person on one seat, and levels whose place is known."""
    people = [seat.person for seat in sitting if not seat.bot]
    bots = {seat.bot for seat in sitting if seat.bot}
    return None not in people and len(set(people)) == len(people) and bots <= levels().get(key, {}).keys()


def strength_of(connection: Connection, seat: Seat, key: tuple[str, int]) -> Strength:
    if seat.bot:
        return levels()[key][seat.bot]
    found = connection.execute(select(ratings).where(of(str(seat.person), key)).with_for_update()).one_or_none()
    return NEWCOMER if found is None else strength_in(found)


def strength_in(row: Row[Any]) -> Strength:
    return Strength(row.mu, row.sigma, row.games)


def of(person: str, key: tuple[str, int]) -> Any:
    return (ratings.c.person == person) & (ratings.c.game == key[0]) & (ratings.c.players == key[1])


def write(connection: Connection, person: str, key: tuple[str, int], after: Strength, now: float) -> None:
    values = {"mu": after.mu, "sigma": after.sigma, "games": after.games, "changed": now}
    row = INSERT[connection.dialect.name](ratings).values(person=person, game=key[0], players=key[1], **values)
    connection.execute(row.on_conflict_do_update(index_elements=["person", "game", "players"], set_=values))


# --- what is shown


def rating_table(connection: Connection, game: str, players: int, reader: str | None) -> RatingTable:
    """Everybody who has played rated games, with the levels of bots between them, the strongest first."""
    wanted: Any = select(ratings, people.c.name, programs.c.person.label("program"))
    wanted = wanted.join(people, people.c.id == ratings.c.person)
    wanted = wanted.outerjoin(programs, programs.c.person == ratings.c.person)
    wanted = wanted.where(ratings.c.game == game, ratings.c.players == players)
    found = connection.execute(wanted.order_by(ratings.c.mu.desc(), ratings.c.person).limit(LISTED))
    rows = [rating_row(row, row.name, program=row.program is not None, mine=row.person == reader) for row in found]
    for level, strength in levels().get((game, players), {}).items():
        rows.append(RatingRow("", strength.points(), 0, 0, bot=level))
    rows.sort(key=lambda row: (-row.points, LEVELS.index(row.bot) if row.bot else -1))
    return RatingTable(game, players, rows)


def rating_row(row: Row[Any], name: str, program: bool, mine: bool) -> RatingRow:
    strength = strength_in(row)
    return RatingRow(name, strength.points(), strength.reach(), strength.games, program=program, mine=mine)


def ratings_of(connection: Connection, person: str) -> list[MyRating]:
    """What somebody's rated games have made of them."""
    found = connection.execute(
        select(ratings).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.players)
    )
    return [
        MyRating(row.game, row.players, strength.points(), strength.reach(), row.games)
        for row in found
        for strength in (strength_in(row),)
    ]


def forget_ratings(connection: Connection, person: str) -> None:
    """Somebody is not in the tables any more; rated games after this begin anew."""
    connection.execute(delete(ratings).where(ratings.c.person == person))
