"""Answers about tables: making them, sitting down, and playing for those without a socket."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.finished import FinishedGames
from bottega.server.http.requests import body_of, number, read, reply
from bottega.server.http.security import address_of
from bottega.server.http.sockets import charge_catching_up, read_message, refused
from bottega.server.http.visitors import Visitors
from bottega.server.limits import ADDRESS_TABLES, BODY, BROUGHT, CATCH_UP, NEW_TABLES, RECORD, Limits
from bottega.server.protocol import Hello, NewTable, PlayOn, Sit, TableList
from bottega.server.tables import views
from bottega.server.tables.actions import Actions
from bottega.server.tables.lobby import Lobby
from bottega.server.tables.people import Person
from bottega.server.tables.reader import Reader
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room
from bottega.server.text import clean_name

NEW_TABLES_AT_ONCE: Final = 120  # from one address
POLL: Final = 25.0  # seconds until an unanswered poll is sent away
SEATS: Final = ("0", "1", "2", "3")


class Tables:
    """Tables, one by one and as lists."""

    def __init__(
        self,
        registry: TableRegistry,
        lobby: Lobby,
        actions: Actions,
        finished: FinishedGames,
        visitors: Visitors,
        limits: Limits,
    ) -> None:
        self.registry = registry
        self.lobby = lobby
        self.actions = actions
        self.finished = finished
        self.visitors = visitors
        self.limits = limits
        self.new_tables = NEW_TABLES_AT_ONCE

    # --- lists

    async def catalog(self, request: Request) -> Response:
        return reply(self.lobby.catalog)

    async def mine(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        return reply(TableList([]) if person is None else await self.lobby.mine(person))

    async def open(self, request: Request) -> Response:
        return reply(await self.lobby.open(await self.visitors.person(request)))

    # --- making one

    async def make(self, request: Request) -> Response:
        wish = await read(request, NewTable)
        for seat in wish.seats:
            seat.name = clean_name(seat.name)
        person = await self.visitors.somebody(request)
        self.charge_table(request, person)
        return reply(await self.lobby.make(person, wish), 201)

    def charge_table(self, request: Request, person: Person, times: int = 1) -> None:
        """New tables are kept for good: so many for a person, and for an address, however many cookies it has."""
        self.limits.take("tables", person.id, NEW_TABLES)
        limit = (ADDRESS_TABLES, float(self.new_tables))
        self.limits.take("tables", address_of(request.scope), limit, min(times, self.new_tables))

    async def take_in(self, request: Request) -> Response:
        text = (await body_of(request, RECORD)).decode("utf-8-sig", "replace")
        person = await self.visitors.somebody(request)
        self.charge_table(request, person, BROUGHT)
        return reply(await self.lobby.take_in(person, text), 201)

    async def play_on(self, request: Request) -> Response:
        """A new table from a moment of a finished game."""
        wish = await read(request, PlayOn)
        room = await self.finished.room(request)
        for seat in wish.seats:
            seat.name = clean_name(seat.name)
        person = await self.visitors.somebody(request)
        self.charge_table(request, person, BROUGHT)
        return reply(await self.lobby.play_on(room, person, wish), 201)

    async def teach(self, request: Request) -> Response:
        """A table for a lesson."""
        person = await self.visitors.somebody(request)
        self.charge_table(request, person)
        return reply(await self.lobby.teach(person, request.path_params["name"]), 201)

    async def pose(self, request: Request) -> Response:
        """A table for a puzzle."""
        person = await self.visitors.somebody(request)
        self.charge_table(request, person)
        return reply(await self.lobby.pose(person, request.path_params["name"]), 201)

    # --- who sits at it

    async def room(self, request: Request) -> Room:
        room = await self.registry.current(request.path_params["id"])
        room.visited = self.registry.time.now()
        return room

    async def sit(self, request: Request) -> Response:
        wish = await read(request, Sit)
        person = await self.visitors.somebody(request)
        room = await self.room(request)
        await self.lobby.sit(room, person, wish)
        return await self.state_of(room, person, request)

    async def invite(self, request: Request) -> Response:
        wanted = request.method == "POST"
        person = await self.visitors.somebody(request)
        seat = request.path_params["seat"]
        if seat not in SEATS:
            raise ApiError(msg("error-not-found"))
        link = await self.lobby.invite(await self.room(request), person, int(seat), wanted)
        return reply(link, 201) if wanted else Response(status_code=204)

    async def rematch(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        return reply(await self.lobby.rematch(await self.room(request), person), 201)

    # --- what it is played with

    async def box(self, request: Request) -> Response:
        """What of a table's components is not printed in the booklets."""
        return reply(views.box_info((await self.room(request)).state))

    # --- a table for those without a socket

    async def state(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        return await self.state_of(await self.room(request), person, request)

    async def state_of(self, room: Room, person: Person | None, request: Request) -> Response:
        """The table as it is, as the address asks for it."""
        seat, log, chat, frames = (
            number(request, name, default)
            for name, default in (("seat", SPECTATOR), ("log", 0), ("chat", 0), ("frames", 0))
        )
        frames = frames > 0 and self.limits.allows("catch up", address_of(request.scope), CATCH_UP)
        return await self.show(room, person, seat, log, chat, frames)

    async def show(
        self, room: Room, person: Person | None, seat: int, log: int, chat: int, frames: bool = False
    ) -> Response:
        """The table as it is, from one of the reader's seats (-1: whichever is asked)."""
        who = None if person is None else person.id
        if seat != SPECTATOR:
            room.check_seat(who, seat)
        read = room.lines_read(who, seat, max(0, log))
        wanted = frames and (read > 0 or room.new_to(room.look_of(who, seat)))
        key = room.key(who, seat, read, max(0, chat), wanted)
        return Response(room.encode(key), media_type="application/json")

    async def events(self, request: Request) -> Response:
        """Wait until the reader's number is another one; it falls where a seat is given away."""
        after = number(request, "after", 0)
        person = await self.visitors.person(request)
        who = None if person is None else person.id
        seen = number(request, "seen", 1) > 0
        try:
            async with asyncio.timeout(POLL):
                while (room := await self.room(request)).number(who) == after:
                    await room.next_change(who, seen)
        except TimeoutError:
            return Response(status_code=204)
        return await self.state_of(room, person, request)

    async def say(self, request: Request) -> Response:
        """The HTTP twin of the socket."""
        message = read_message(await body_of(request, BODY))
        reader = Reader(await self.visitors.somebody(request))
        room = await self.room(request)
        try:
            if isinstance(message, Hello) and message.look != SPECTATOR:
                room.check_seat(reader.person, message.look)
            charge_catching_up(self.limits, address_of(request.scope), reader, message)
            answer = await self.actions.handle(room, reader, message)
        except ApiError as error:
            self.registry.metrics.refused.inc()
            return reply(refused(error, "" if isinstance(message, Hello) else message.id), error.status())
        if reader.dirty:  # the table itself is the answer
            return Response(room.next_state(reader), media_type="application/json")
        return reply(answer)
