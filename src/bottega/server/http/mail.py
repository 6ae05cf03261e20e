"""Answers about mail: an address that is somebody's, and coming back by a link that is sent there.

Whether an address is known, no answer tells: not by its words, and not by its time, for mails go out behind it.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import Message, msg
from bottega.i18n import speak
from bottega.server.errors import ApiError
from bottega.server.http.identity import Identities
from bottega.server.http.requests import read
from bottega.server.http.security import address_of
from bottega.server.jobs.reminders import Outgoing, Reminders
from bottega.server.limits import ADDRESS_MAILS, BAD_LINKS, MAILS
from bottega.server.outgoing import mail
from bottega.server.outgoing.post import Silent
from bottega.server.protocol import MailLink, MailWish
from bottega.server.storage import mails
from bottega.server.storage.store import CannotStore
from bottega.server.tables.people import digest, new_key

DAY: Final = 24 * 3600.0  # seconds in which an address can be confirmed
SOON: Final = 15 * 60.0  # seconds in which a link brings somebody back
TRIES: Final = (0.0, 5.0, 30.0)  # seconds before each try to hand in a mail
WAITING: Final = 50  # mails that wait to be handed in; past that they are refused
WORDS: Final = {  # by what a link is for
    "confirm": ("mail-confirm-subject", "mail-confirm-text"),
    "sign-in": ("mail-sign-in-subject", "mail-sign-in-text"),
}

logger = logging.getLogger(__name__)


class Mails:
    """Links by mail, where the host has a mail server."""

    def __init__(self, identities: Identities, teller: Reminders) -> None:
        self.identities = identities
        self.visitors = identities.visitors
        self.people = identities.people
        self.store = identities.people.store
        self.limits = identities.limits
        self.teller = teller
        self.sending: set[asyncio.Task[None]] = set()

    @property
    def outgoing(self) -> Outgoing:
        return self.teller.outgoing

    def address_in(self, wish: MailWish) -> str:
        if self.outgoing.mail is None:
            raise ApiError(msg("error-no-mail"))
        address = wish.address.strip().lower()
        if not mail.is_address(address):
            raise ApiError(msg("error-bad-mail"))
        return address

    def charge(self, request: Request, address: str) -> None:
        """So many mails from one place, and to one address, whoever asks for them."""
        self.limits.take("mails", address_of(request.scope), ADDRESS_MAILS)
        self.limits.take("mails to", address, MAILS)

    # --- an address

    async def keep(self, request: Request) -> Response:
        """An address of somebody: they get a link that shows that it is theirs."""
        address = self.address_in(await read(request, MailWish))
        person = await self.visitors.somebody(request)
        if self.visitors.token_in(request) is not None:
            raise ApiError(msg("error-not-for-programs"))
        self.limits.take("mails", person.id, MAILS)
        self.charge(request, address)
        self.send_link(person.id, address, "confirm", DAY, language_of(request))
        return Response(status_code=204)

    async def end(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        person.secured = await self.store.write(lambda connection: mails.end(connection, person.id))
        await self.teller.changed(person.id)
        return Response(status_code=204)

    async def confirm(self, request: Request) -> Response:
        """A link was followed: the address is whose it was said to be."""
        link, now = await read(request, MailLink), time.time()
        self.check_tries(request)
        person, problem = await self.store.write(lambda connection: mails.confirm(connection, digest(link.key), now))
        if problem:
            self.limits.take("bad links", address_of(request.scope), BAD_LINKS)
            raise ApiError(Message(problem, {}))
        await self.people.by_id(person)  # who can be found again from now on, also where they are known already
        return Response(status_code=204)

    async def stop(self, request: Request) -> Response:
        """No more mail about turns: the key is in each of them, so that nobody has to come back for it."""
        key = request.path_params["key"]
        person = await self.store.write(lambda connection: mails.stop(connection, key))
        if person is not None:
            await self.teller.changed(person)
        return Response(status_code=204)

    # --- coming back

    async def ask(self, request: Request) -> Response:
        """Send a link to an address, if it is known; the answer is the same if it is not."""
        address = self.address_in(await read(request, MailWish))
        self.charge(request, address)
        self.behind(self.look_and_send(address, language_of(request)))
        return Response(status_code=204)

    async def look_and_send(self, address: str, language: str) -> None:
        person = await self.store.read(lambda connection: mails.person_at(connection, address))
        if person is not None:
            self.send_link(person, address, "sign-in", SOON, language)

    async def sign_in(self, request: Request) -> Response:
        """Somebody comes back by a link, once."""
        link, now = await read(request, MailLink), time.time()
        self.check_tries(request)
        found = await self.store.write(lambda connection: mails.take_sign_in(connection, digest(link.key), now))
        person = None if found is None else await self.people.by_id(found)
        if person is None:
            self.limits.take("bad links", address_of(request.scope), BAD_LINKS)
            raise ApiError(msg("error-mail-link"))
        return await self.identities.let_in(request, person, link.bring)

    def check_tries(self, request: Request) -> None:
        if self.limits.used_up("bad links", address_of(request.scope)):
            raise ApiError(msg("error-too-fast"))

    # --- sending

    def send_link(self, person: str, address: str, kind: str, seconds: float, language: str) -> None:
        self.behind(self.send(person, address, kind, seconds, language))

    def behind(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something behind the answer."""
        if len(self.sending) >= WAITING:
            work.close()
            raise ApiError(msg("error-busy"))
        task = asyncio.create_task(work)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def send(self, person: str, address: str, kind: str, seconds: float, language: str) -> None:
        """Send a link, and try again where the mail server is away for a moment."""
        server = self.outgoing.mail
        assert server is not None
        key, until = new_key(), time.time() + seconds
        try:
            await self.store.write(
                lambda connection: mails.add_link(connection, digest(key), person, address, kind, until)
            )
        except CannotStore:
            return  # whoever waits for it asks again
        # What follows # is never sent to a server, and a program that looks at links in mails presses nothing.
        link = f"{self.outgoing.address}/me#{kind}={key}"
        subject, text = WORDS[kind]
        made = mail.letter(server, address, speak(msg(subject), language), speak(msg(text, link=link), language) + "\n")
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                await mail.send(server, made)
            except mail.Unsent as error:
                logger.warning("a mail could not be handed in: %s", error)
                continue
            except (mail.Refused, Silent) as error:
                logger.info("a mail was not taken: %s", error)
            return

    async def close(self) -> None:
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)


def language_of(request: Request) -> str:
    """In which language somebody wants their mail."""
    wanted = request.query_params.get("language", "en")
    return wanted if wanted in ("en", "fr", "de", "nl") else "en"
