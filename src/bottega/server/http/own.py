"""Answers about what is somebody's: their name, what they have played, all that is kept, and forgetting it."""

import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.identity import me_of
from bottega.server.http.requests import number, read, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.limits import EXPORTS, HISTORIES, Limits
from bottega.server.protocol import History, Me, Profile
from bottega.server.storage import history, programs
from bottega.server.tables.house import House
from bottega.server.tables.lobby import Lobby
from bottega.server.tables.people import Person
from bottega.server.text import clean_name

AT_ONCE: Final = 3  # tables that are forgotten in one commit, so that nobody waits for long


class OwnThings:
    """What is somebody's."""

    def __init__(self, visitors: Visitors, limits: Limits, house: House, lobby: Lobby) -> None:
        self.people = house.people
        self.store = house.people.store
        self.visitors = visitors
        self.limits = limits
        self.house = house
        self.lobby = lobby
        self.registry = house.registry

    async def me(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        if person is None:
            if not await self.visitors.may_come(request):
                return reply(Me("", stranger=True, news=self.house.news))
            person = await self.visitors.newcomer(request)
        if not hasattr(request.state, "key"):  # a cookie lasts a year from the last visit
            request.state.key = self.visitors.key_in(request)
        return reply(replace(me_of(person), news=self.house.news))

    async def rename(self, request: Request) -> Response:
        wish = await read(request, Profile)
        name = clean_name(wish.name)
        if not name:
            raise ApiError(msg("error-empty"))
        if self.visitors.token_in(request) is not None:  # their names say what they are
            raise ApiError(msg("error-not-for-programs"))
        person = await self.visitors.somebody(request)
        old = person.name
        await self.people.rename(person, name, person.colour if wish.colour is None else wish.colour)
        self.lobby.renamed(person, old)
        return reply(me_of(person))

    async def history(self, request: Request) -> Response:
        """Finished games, the latest first."""
        person, after = await self.visitors.person(request), max(0, number(request, "after", 0))
        if person is None:
            return reply(History([], more=False))
        self.limits.take("histories", address_of(request.scope), HISTORIES)
        return reply(await self.store.read(partial(history.played, person=person.id, after=after)))

    async def export(self, request: Request) -> Response:
        """All that is somebody's, a line of JSON for each table; made as it is sent, so it is never held as a whole."""
        person = await self.visitors.somebody(request)
        self.limits.take("exports", address_of(request.scope), EXPORTS)
        day = time.strftime("%Y-%m-%d")
        headers = {"content-disposition": f'attachment; filename="bottega-{day}.jsonl"'}
        return StreamingResponse(self.lines(person), media_type="application/x-ndjson", headers=headers)

    async def lines(self, person: Person) -> AsyncIterator[bytes]:
        yield msgspec.json.encode(await self.store.read(partial(history.about, person=person.id))) + b"\n"
        for table in await self.store.read(partial(history.kept_tables, person=person.id)):
            found = await self.store.read(partial(history.kept_at, person=person.id, table=table))
            if found is not None:
                yield msgspec.json.encode(found) + b"\n"

    async def forget(self, request: Request) -> Response:
        """Everything of somebody is forgotten, a few tables at a time; their keys last, so that they can ask again."""
        person = await self.visitors.somebody(request)
        self.limits.take("exports", address_of(request.scope), EXPORTS)
        for program in await self.store.read(partial(programs.programs_of, owner=person.id)):
            await self.forget_all(program.id)
        await self.forget_all(person.id)
        response = Response(status_code=204)
        response.delete_cookie(self.visitors.cookie_for(request.scope))
        return response

    async def forget_all(self, person: str) -> None:
        while tables := await self.store.write(partial(history.forget_some, person=person, most=AT_ONCE)):
            for table in tables:
                room = self.registry.rooms.get(table)
                if room is not None:
                    self.registry.drop(room)
        self.people.forget_person(person)
