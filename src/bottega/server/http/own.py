"""Answers about what is somebody's: what they have played, all that is kept about them, and forgetting it."""

import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from bottega.server.http.requests import number, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.limits import EXPORTS, HISTORIES, Limits
from bottega.server.protocol import History
from bottega.server.storage import history, programs
from bottega.server.tables.people import People, Person
from bottega.server.tables.registry import TableRegistry

AT_ONCE: Final = 3  # tables that are forgotten in one commit, so that nobody waits for long


class OwnThings:
    """What is somebody's."""

    def __init__(self, people: People, visitors: Visitors, limits: Limits, registry: TableRegistry) -> None:
        self.people = people
        self.store = people.store
        self.visitors = visitors
        self.limits = limits
        self.registry = registry

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
