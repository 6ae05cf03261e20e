"""Answers about who somebody is: being found again, on how many devices, and leaving them."""

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.reach import Invitations, code_of
from bottega.server.http.requests import read, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.limits import NEW_CODES, WRONG_CODES, Limits
from bottega.server.protocol import Identity, Me, RecoveryCode, SignIn
from bottega.server.storage import identity, mails
from bottega.server.tables.people import People, Person
from bottega.server.tables.registry import TableRegistry


def me_of(person: Person) -> Me:
    return Me(person.name, person.colour, person.secured)


class Identities:
    """How people secure who they are."""

    def __init__(
        self, people: People, visitors: Visitors, limits: Limits, registry: TableRegistry, invitations: Invitations
    ) -> None:
        self.people = people
        self.visitors = visitors
        self.limits = limits
        self.registry = registry
        self.invitations = invitations

    async def own(self, request: Request) -> tuple[Person, str]:
        """Who asks, and the key with which they do, or will from now on."""
        person = await self.visitors.somebody(request)
        key = getattr(request.state, "key", None) or self.visitors.key_in(request)
        assert key is not None
        return person, key

    async def about(self, request: Request) -> Response:
        """How somebody can be found again."""
        person = await self.visitors.somebody(request)

        def look(connection: Connection) -> Identity:
            code, passkeys = identity.has_code(connection, person.id), identity.count_passkeys(connection, person.id)
            mail = mails.mail_of(connection, person.id) is not None
            return Identity(code, passkeys, mail, identity.count_devices(connection, person.id))

        return reply(await self.people.store.read(look))

    # --- the code

    async def new_code(self, request: Request) -> Response:
        """A code is shown once, and only its hash is kept."""
        person = await self.visitors.somebody(request)
        self.limits.take("codes", person.id, NEW_CODES)
        code = await self.people.new_code(person)
        origin = self.invitations.origin(request).origin
        address = f"{origin}/me#{code}" if origin else ""  # what follows # is never sent to a server
        return reply(RecoveryCode(code, address, code_of(address).decode() if address else ""), 201)

    async def end_code(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        await self.people.end_code(person)
        return Response(status_code=204)

    async def sign_in(self, request: Request) -> Response:
        """Somebody comes back by their code; nothing says how near a wrong one was."""
        wish, address = await read(request, SignIn), address_of(request.scope)
        if self.limits.used_up("wrong codes", address):
            raise ApiError(msg("error-too-fast"))
        person = await self.people.by_code(wish.code)
        if person is None:
            self.limits.take("wrong codes", address, WRONG_CODES)
            raise ApiError(msg("error-no-code"))
        return await self.let_in(request, person, wish.bring)

    async def let_in(self, request: Request, person: Person, bring: bool) -> Response:
        """The browser is somebody's from now on; what a guest has done in it can come along."""
        guest = await self.visitors.person(request)
        if guest is not None and guest.id == person.id:
            return reply(me_of(person))
        if guest is not None and bring:
            await self.bring_along(guest, person)
        request.state.key = await self.people.on_new_device(person)
        return reply(me_of(person))

    async def bring_along(self, guest: Person, person: Person) -> None:
        """A guest's seats, tables and notes become somebody's; who can be found again keeps them."""
        tables = await self.people.bring_along(guest, person)
        if guest.id in self.registry.reminded:
            self.registry.reminded.add(person.id)
        for table in tables:
            room = self.registry.rooms.get(table)
            if room is not None:
                await self.registry.refresh(room)

    # --- leaving

    async def log_out_others(self, request: Request) -> Response:
        """All other keys end; this one too, once its answer has come: it may have been stolen."""
        person, key = await self.own(request)
        request.state.key = await self.people.log_out_others(person, key)
        return reply(me_of(person))

    async def log_out(self, request: Request) -> Response:
        """The browser is somebody new: only for those who can be found again."""
        person, key = await self.own(request)
        if not person.secured:
            raise ApiError(msg("error-not-secured"))
        await self.people.log_out(person, key)
        return reply(me_of(await self.visitors.newcomer(request)))
