"""Lets the rounds of tournaments end and begin."""

import asyncio
import secrets
from functools import partial
from typing import ClassVar

from msgspec import Struct
from sqlalchemy import Connection

from bottega.core.rng import SEEDS
from bottega.server.club.pairing import Group
from bottega.server.jobs.periodic import Periodic
from bottega.server.storage import outbox, queries, tournaments
from bottega.server.storage.tournaments import NextRound
from bottega.server.tables.boxes import our_box
from bottega.server.tables.lobby import header_of, new_id, new_token
from bottega.server.tables.room import people_asked
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import Table


class NewRoundTable(Struct):
    """A table that is to be made for a round."""

    id: str
    table: Table
    seating: Seating
    salt: str


class TournamentWatch(Periodic):
    """Looks for rounds that are over."""

    claim: ClassVar[str] = "tournaments"

    async def due(self) -> list[str]:
        return await self.store.read(partial(tournaments.due, now=self.registry.time.now()))

    async def do(self, one: str) -> None:
        await self.store.write(partial(tournaments.settle, id=one, now=self.registry.time.now()))
        await self.begin(one)

    async def begin(self, id: str) -> None:
        """Begin the next round, if it is its time, with all its tables."""
        wanted = await self.store.read(partial(tournaments.next_round, id=id))
        if wanted is None:
            return
        now = self.registry.time.now()
        made = await asyncio.to_thread(tables_for, wanted)

        def keep(connection: Connection) -> None:
            if tournaments.begin_round(connection, id, wanted, [one.id for one in made], now):
                for one in made:
                    queries.add_table(connection, one.id, one.table, one.seating, one.salt, [], now)
                    begun = people_asked(one.table.state, one.seating) & self.registry.reminded
                    outbox.add(connection, one.id, 0, now, sorted(begun))

        await self.store.write(keep)
        self.registry.turn_begun()


def tables_for(wanted: NextRound) -> list[NewRoundTable]:
    return [table_for(wanted, group) for group in wanted.groups]


def table_for(wanted: NextRound, group: Group) -> NewRoundTable:
    """A table without an owner: everybody sits, and nobody is invited."""
    seats = [seat_of(*wanted.entrants[entrant]) for entrant in group]
    seating = Seating(None, False, seats)
    seating.clock = wanted.wish.clock
    seating.rated = wanted.wish.rated
    box = our_box(wanted.wish.game)
    header = header_of(box, seats, secrets.randbelow(SEEDS), wanted.wish.chosen)
    return NewRoundTable(new_id(), Table(header, seating.clock, seating.bots(), box), seating, new_token())


def seat_of(person: str | None, name: str, bot: str) -> Seat:
    return Seat(person, name or bot, bot)
