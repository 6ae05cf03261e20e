"""Answers about tournaments."""

import csv
import io
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.requests import read, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.jobs.tournament_watch import TournamentWatch
from bottega.server.limits import ADDRESS_TABLES, CLUB, NEW_TABLES, Limits
from bottega.server.protocol import NewTournament, Tournament
from bottega.server.storage import tournaments
from bottega.server.tables.boxes import our_box
from bottega.server.tables.lobby import header_of, new_id
from bottega.server.tables.people import Person
from bottega.server.tables.seating import Seat
from bottega.server.tables.table import standard_game
from bottega.server.text import clean_name

AT_ONCE = 40.0  # tournaments from an address
FIRST_CELLS = "=+-@\t\r"  # what a spreadsheet would take for a formula


Charge = Callable[[Request, Person, int], None]  # so many new tables of somebody


class Tournaments:
    """Making them, taking part, and how they stand."""

    def __init__(self, watch: TournamentWatch, visitors: Visitors, limits: Limits, charge: Charge) -> None:
        self.watch = watch
        self.store = watch.store
        self.visitors = visitors
        self.limits = limits
        self.charge = charge

    async def all(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        self.limits.take("club", address_of(request.scope), CLUB)
        reader = None if person is None else person.id
        return reply(await self.store.read(partial(tournaments.list_tournaments, reader=reader)))

    async def make(self, request: Request) -> Response:
        """A new tournament; its maker need not take part."""
        wish = await read(request, NewTournament)
        wish.name = clean_name(wish.name)
        if not wish.name:
            raise ApiError(msg("error-empty"))
        if wish.players not in standard_game(wish.game).player_counts:
            raise ApiError(msg("error-malformed", detail="players"))
        header_of(our_box(wish.game), [Seat()] * wish.players, 0, wish.chosen)  # can this be played?
        person = await self.visitors.somebody(request)
        self.limits.take("tables", person.id, NEW_TABLES)
        self.limits.take("tournaments", address_of(request.scope), (ADDRESS_TABLES, AT_ONCE))
        made, now = new_id(), self.watch.registry.time.now()
        await self.store.write(partial(tournaments.add_tournament, id=made, owner=person.id, wish=wish, now=now))
        return reply(await self.seen_by(person, made), 201)

    async def one(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        self.limits.take("club", address_of(request.scope), CLUB)
        return reply(await self.seen_by(person, request.path_params["id"]))

    async def seen_by(self, person: Person | None, id: str) -> Tournament:
        reader = None if person is None else person.id
        return await self.store.read(partial(tournaments.read_tournament, id=id, reader=reader))

    async def change(self, job: Callable[[Connection], str]) -> None:
        if refusal := await self.store.write(job):
            raise ApiError(msg(refusal))

    async def enter(self, request: Request) -> Response:
        person, wanted = await self.visitors.somebody(request), request.path_params["id"]
        if not person.name:
            raise ApiError(msg("error-empty"))
        self.limits.take("club", address_of(request.scope), CLUB)
        await self.change(partial(tournaments.enter, id=wanted, person=person.id, name=person.name))
        return reply(await self.seen_by(person, wanted))

    async def leave(self, request: Request) -> Response:
        person, wanted = await self.visitors.somebody(request), request.path_params["id"]
        self.limits.take("club", address_of(request.scope), CLUB)
        await self.change(partial(tournaments.leave, id=wanted, person=person.id))
        return reply(await self.seen_by(person, wanted))

    async def start(self, request: Request) -> Response:
        """The first round begins at once, the others when the one before is over; its tables are new ones of theirs."""
        person, wanted = await self.visitors.somebody(request), request.path_params["id"]
        self.limits.take("club", address_of(request.scope), CLUB)
        self.charge(request, person, await self.store.read(partial(tournaments.tables_of_a_round, id=wanted)))
        await self.change(partial(tournaments.complete, id=wanted, owner=person.id))
        await self.watch.begin(wanted)
        return reply(await self.seen_by(person, wanted))

    async def end(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        await self.change(partial(tournaments.end, id=request.path_params["id"], owner=person.id))
        return Response(status_code=204)

    async def export(self, request: Request) -> Response:
        """Standings, then all tables, as CSV."""
        self.limits.take("club", address_of(request.scope), CLUB)
        found = await self.seen_by(None, request.path_params["id"])
        headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
        return Response(as_csv(found), media_type="text/csv; charset=utf-8", headers=headers)


def as_csv(found: Tournament) -> str:
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(["place", "name", "bot", "points", "strength", "victories", "share", "played"])
    for one in found.standings:
        entrant = found.entrants[one.entrant]
        figures = [one.points, one.strength, one.victories, round(one.share, 4), one.played]
        lines.writerow([one.place, cell(entrant.name), entrant.bot, *figures])
    lines.writerow([])
    lines.writerow(["round", "table", "seat", "name", "points"])
    for number, tables in enumerate(found.tables, 1):
        for table in tables:
            for seat, entrant_number in enumerate(table.entrants):
                entrant = found.entrants[entrant_number]
                points = "" if table.points is None else table.points[seat]
                lines.writerow([number, table.table, seat + 1, cell(entrant.name or entrant.bot), points])
    return text.getvalue()


def cell(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(tuple(FIRST_CELLS)) else name
