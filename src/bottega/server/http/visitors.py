"""Who asks: whoever the cookie says, or somebody new."""

import re
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.security import address_of, is_secure
from bottega.server.limits import BAD_LINKS, NEW_PEOPLE, PERSON, Limits
from bottega.server.tables.house import House
from bottega.server.tables.people import People, Person, hash_of

Answer = Callable[[Request], Awaitable[Response]]

COOKIE = re.compile(r"bottega-[0-9a-f]{8}")  # the names of our cookies
TLS_ONLY = "__Host-"  # before a cookie's name: browsers take it from nobody but this very host, and with TLS alone
COOKIES = 8  # of other servers that are looked at
INVITATION = "x-bottega-invitation"  # what a page says with which somebody comes: TABLE TOKEN, or a word of the host
YEAR = 365 * 24 * 3600


class Visitors:
    """People by the cookies of their requests."""

    def __init__(self, people: People, limits: Limits, fingerprint: str) -> None:
        self.people = people
        self.limits = limits
        self.house: House | None = None
        # Cookies do not know ports: each server has a name of its own, so that none takes another's people away.
        self.cookie = f"bottega-{fingerprint}"

    def cookie_for(self, scope: Scope) -> str:
        """The name of our cookie."""
        return f"{TLS_ONLY}{self.cookie}" if is_secure(scope) else self.cookie

    def key_in(self, connection: HTTPConnection) -> str | None:
        """The key in our cookie, or a program's token."""
        token = self.token_in(connection)
        return connection.cookies.get(self.cookie_for(connection.scope)) if token is None else token

    def token_in(self, connection: HTTPConnection) -> str | None:
        """A program's token."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else None

    async def adopted(self, connection: HTTPConnection) -> tuple[Person, str] | tuple[None, None]:
        """Whoever a cookie says that a server with the same games gave, or this one before it had TLS; and its key."""
        ours = self.cookie_for(connection.scope)
        names = [name for name in connection.cookies if COOKIE.fullmatch(name) and name != ours]
        for name in names[:COOKIES]:
            found = await self.people.find(connection.cookies[name])
            if found is not None:
                return found, connection.cookies[name]
        return None, None

    async def person(self, request: Request) -> Person | None:
        """Whoever the cookie says; one that was adopted gets a key that nobody else can have."""
        found = await self.people.find(self.key_in(request))
        if found is None and self.token_in(request) is not None:
            raise ApiError(msg("error-token"))
        if found is None:
            found, old = await self.adopted(request)
            if old is not None:
                request.state.key = await self.people.offer_key(old)
        if found is not None:
            self.limits.take("person", found.id, PERSON)
            self.people.came_from(found.id, address_of(request.scope))
        return found

    async def somebody(self, request: Request) -> Person:
        """Whoever the cookie says, or somebody new: the answer will bring a cookie."""
        found = await self.person(request)
        if found is None:
            found = await self.newcomer(request)
        return found

    async def newcomer(self, request: Request) -> Person:
        """Somebody new: the answer will bring a cookie."""
        if not await self.may_come(request):
            raise ApiError(msg("error-invitation-only"))
        self.limits.take("people", address_of(request.scope), NEW_PEOPLE)
        found, request.state.key = await self.people.make()
        self.people.came_from(found.id, address_of(request.scope))
        return found

    async def may_come(self, request: Request) -> bool:
        """May somebody new come? Where the host wants it so, by invitation only: to a table, or to the house."""
        if self.house is None or not self.house.invitation_only:
            return True
        address = address_of(request.scope)
        word, _, token = request.headers.get(INVITATION, "").partition(" ")
        if not word or self.limits.used_up("bad invitations", address):
            return False
        if await self.house.opens(word, token) if token else self.house.is_welcome(word):
            return True
        self.limits.allows("bad invitations", address, BAD_LINKS)
        return False

    async def at_socket(self, connection: HTTPConnection) -> tuple[Person | None, str | None]:
        """Whoever opens a socket, and the key with which they do."""
        key = self.key_in(connection)
        person = await self.people.find(key)
        if person is not None or self.token_in(connection) is not None:
            return person, key
        return await self.adopted(connection)

    def still(self, person: Person | None, key: str | None) -> Callable[[], Awaitable[bool]]:
        """Asks whether a key still opens what it opened."""
        hashed = hash_of(key)

        async def is_still() -> bool:
            found = await self.people.find_hashed(hashed)
            return (found and found.id) == (person and person.id)

        return is_still

    def with_cookie(self, answer: Answer) -> Answer:
        """Whoever is new takes their key along."""

        async def wrapped(request: Request) -> Response:
            response = await answer(request)
            key = getattr(request.state, "key", None)
            if key is not None and self.token_in(request) is None:
                name, secure = self.cookie_for(request.scope), is_secure(request.scope)
                response.set_cookie(name, key, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            return response

        return wrapped
