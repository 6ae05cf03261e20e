"""Answers about passkeys: making one, coming back with it, and ending it."""

import asyncio
import secrets
import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http import webauthn
from bottega.server.http.identity import Identities
from bottega.server.http.requests import read, reply
from bottega.server.http.security import address_of
from bottega.server.limits import NEW_CODES, PASSKEYS
from bottega.server.protocol import PasskeySignIn, PasskeyWish
from bottega.server.storage import passkeys
from bottega.server.tables.people import Person

MOST: Final = 20  # passkeys of a person
LONGEST: Final = 1400  # letters of a passkey's name


class Passkeys:
    """Each of the two ways is a question and an answer; the question can be answered once, for a while."""

    def __init__(self, identities: Identities) -> None:
        self.identities = identities
        self.visitors = identities.visitors
        self.people = identities.people
        self.store = identities.people.store
        self.limits = identities.limits

    async def challenge(self, person: str | None) -> str:
        """A question that can be answered once, by whoever it was made for."""
        made, until = webauthn.text_of(secrets.token_bytes(32)), time.time() + webauthn.PATIENCE
        await self.store.write(lambda connection: passkeys.add_challenge(connection, made, person, until))
        return made

    async def answered(self, credential: webauthn.Json, person: str | None) -> str:
        """The question that is answered, if it was asked and has not been answered yet."""
        challenge, now = webauthn.challenge_in(credential), time.time()
        taken = await self.store.write(lambda c: passkeys.take_challenge(c, challenge, person, now))
        if not taken:
            raise ApiError(msg("error-bad-passkey"))
        return challenge

    # --- making one

    async def begin(self, request: Request) -> Response:
        person, site = await self.visitors.somebody(request), webauthn.site_of(request)
        self.limits.take("codes", person.id, NEW_CODES)
        known = await self.known(person)
        if len(known) >= MOST:
            raise ApiError(msg("error-many-passkeys"))
        challenge = await self.challenge(person.id)
        made = asyncio.to_thread(webauthn.creation, site, person.id, person.name, challenge, known)
        return reply(await made)

    async def known(self, person: Person) -> list[str]:
        return await self.store.read(lambda connection: passkeys.ids_of(connection, person.id))

    async def add(self, request: Request) -> Response:
        person, site = await self.visitors.somebody(request), webauthn.site_of(request)
        credential = (await read(request, PasskeyWish)).credential
        challenge = await self.answered(credential, person.id)
        found = await asyncio.to_thread(webauthn.made, site, credential, challenge)
        if len(found.id) > LONGEST:
            raise ApiError(msg("error-bad-passkey"))
        added = await self.store.write(lambda c: passkeys.add(c, person.id, found.id, found.public_key, found.uses))
        if not added:
            raise ApiError(msg("error-bad-passkey"))
        person.secured = True
        return Response(status_code=204)

    async def end_all(self, request: Request) -> Response:
        """All of somebody's passkeys open nothing any more."""
        person = await self.visitors.somebody(request)
        person.secured = await self.store.write(lambda connection: passkeys.end_all(connection, person.id))
        return Response(status_code=204)

    # --- coming back

    async def ask(self, request: Request) -> Response:
        site = webauthn.site_of(request)
        self.limits.take("passkeys", address_of(request.scope), PASSKEYS)
        challenge = await self.challenge(None)
        return reply(await asyncio.to_thread(webauthn.request_for, site, challenge))

    async def sign_in(self, request: Request) -> Response:
        wish, site = await read(request, PasskeySignIn), webauthn.site_of(request)
        challenge = await self.answered(wish.credential, None)
        name = str(wish.credential.get("id", ""))
        known = await self.store.read(lambda connection: passkeys.find(connection, name))
        if known is None:
            raise ApiError(msg("error-bad-passkey"))
        uses = await asyncio.to_thread(webauthn.used, site, wish.credential, challenge, known.public_key, known.uses)
        await self.store.write(lambda connection: passkeys.used(connection, name, uses))
        person = await self.people.by_id(known.person)
        if person is None:
            raise ApiError(msg("error-bad-passkey"))
        return await self.identities.let_in(request, person, wish.bring)
