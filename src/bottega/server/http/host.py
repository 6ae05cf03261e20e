"""Answers for the host: whoever has the host's key, and nobody else; and what the host says to everybody."""

from functools import partial
from typing import Final

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.requests import number, read, reply
from bottega.server.http.security import address_of
from bottega.server.limits import HOST_TRIES, Limits
from bottega.server.protocol import Announced, HostInfo, HostPeople, HostTables, HostTableWish, HostWish
from bottega.server.storage import host
from bottega.server.tables.house import House
from bottega.server.tables.people import new_key
from bottega.server.text import clean

HEADER: Final = "x-bottega-host-key"  # no cookie: a page of another site cannot send it along
LONGEST: Final = 60  # letters of what is searched for


class HostAnswers:
    """Seeing and removing people and tables, closing chats, announcing, inviting."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.store = house.store
        self.limits = limits

    def check(self, request: Request) -> None:
        """Only so many tries, whether they fail or not is all that is said."""
        address = address_of(request.scope)
        if self.limits.used_up("host tries", address):
            raise ApiError(msg("error-too-fast"))
        if not self.house.is_key(request.headers.get(HEADER, "")):
            self.limits.take("host tries", address, HOST_TRIES)
            raise ApiError(msg("error-host-key"))

    async def news(self, request: Request) -> Response:
        """What they say to everybody: pages that are open ask again and again, so it costs next to nothing."""
        return reply(Announced(self.house.news))

    async def about(self, request: Request) -> Response:
        self.check(request)
        return await self.info()

    async def info(self) -> Response:
        people, tables = await self.store.read(host.counts)
        house = self.house
        welcome = house.decided.get(host.WELCOME, "")
        return reply(HostInfo(people, tables, house.invitation_only, house.news, welcome))

    async def decide(self, request: Request) -> Response:
        self.check(request)
        wish = await read(request, HostWish)
        news = " ".join(clean(wish.announcement).split())

        def keep(connection: Connection) -> None:
            host.decide(connection, host.CLOSED, host.YES if wish.invitation_only else "")
            host.decide(connection, host.NEWS, news)

        await self.store.write(keep)
        await self.house.look()
        return await self.info()

    async def welcome(self, request: Request) -> Response:
        """A new invitation to the server, or none any more: the old one ends."""
        self.check(request)
        word = new_key() if request.method == "POST" else ""
        await self.store.write(lambda connection: host.decide(connection, host.WELCOME, word))
        await self.house.look()
        return await self.info()

    def search(self, request: Request) -> tuple[str, int]:
        return request.query_params.get("search", "")[:LONGEST].strip(), max(0, number(request, "after", 0))

    async def people(self, request: Request) -> Response:
        self.check(request)
        search, after = self.search(request)
        return reply(HostPeople(*await self.store.read(partial(host.people_found, search=search, after=after))))

    async def tables(self, request: Request) -> Response:
        self.check(request)
        search, after = self.search(request)
        return reply(HostTables(*await self.store.read(partial(host.tables_found, search=search, after=after))))

    async def remove_person(self, request: Request) -> Response:
        self.check(request)
        whom = await self.store.read(partial(host.and_programs, person=request.path_params["id"]))
        if not whom:
            raise ApiError(msg("error-not-found"))
        for one in whom:
            while await self.store.write(partial(host.remove_some, person=one)):
                pass
        await self.house.look()
        return Response(status_code=204)

    async def remove_table(self, request: Request) -> Response:
        return await self.at_table(request, host.remove_table)

    async def close_chat(self, request: Request) -> Response:
        self.check(request)
        wish = await read(request, HostTableWish)
        return await self.at_table(request, partial(host.close_chat, closed=wish.chat_closed))

    async def at_table(self, request: Request, do: host.Act) -> Response:
        self.check(request)
        if not await self.store.write(partial(do, table=request.path_params["id"])):
            raise ApiError(msg("error-no-table"))
        await self.house.look()
        return Response(status_code=204)
