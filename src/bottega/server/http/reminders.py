"""Answers about how somebody is told that it is their turn."""

from functools import partial
from typing import Final, Literal

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.reach import Invitations
from bottega.server.http.requests import read, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.jobs.quiet import zone_of
from bottega.server.jobs.reminders import HOOK, MAIL, Reminders, wishes_of
from bottega.server.limits import ADDRESS_TRIALS, TRIALS, Limits
from bottega.server.outgoing.addresses import read_address
from bottega.server.outgoing.hooks import topic_in
from bottega.server.protocol import (
    Hook,
    PushBrowser,
    PushEnd,
    QuietHours,
    ReminderInfo,
    ReminderWish,
    Silence,
    TableReminders,
    Tried,
    TriedList,
)
from bottega.server.storage import mails, reminders
from bottega.server.tables.people import Person

BROWSERS: Final = 20  # of a person


class ReminderAnswers:
    """How people wish to be told."""

    def __init__(self, teller: Reminders, visitors: Visitors, invitations: Invitations, limits: Limits) -> None:
        self.teller = teller
        self.store = teller.store
        self.visitors = visitors
        self.invitations = invitations
        self.limits = limits

    async def person(self, request: Request) -> Person:
        """Whoever asks; programs have streams of their own."""
        if self.visitors.token_in(request) is not None:
            raise ApiError(msg("error-not-for-programs"))
        return await self.visitors.somebody(request)

    async def about(self, request: Request) -> Response:
        person = await self.person(request)
        return reply(await self.store.read(partial(self.info, person=person.id)))

    def info(self, connection: Connection, person: str) -> ReminderInfo:
        from bottega.server.outgoing import web_push

        wishes = wishes_of(connection, person)
        kept = wishes.settings
        hook = Hook(kept.hook_kind, kept.hook_url) if kept and kept.hook_url else None
        quiet = QuietHours(kept.quiet_from, kept.quiet_to, kept.zone) if kept and kept.quiet_from is not None else None
        return ReminderInfo(
            key=web_push.text_of(web_push.public_of(web_push.private_of(self.teller.key))),
            browsers=len(wishes.browsers),
            mail_offered=self.teller.outgoing.mail is not None,
            mail=wishes.mail.address if wishes.mail else "",
            mail_pending=mails.pending(connection, person),
            hook=hook,
            by_mail=bool(kept and kept.mail),
            quiet=quiet,
        )

    async def wish(self, request: Request) -> Response:
        """Wishes, in place of those before."""
        wish, person = await read(request, ReminderWish), await self.person(request)
        if wish.hook is not None:
            read_address(wish.hook.url)
            if wish.hook.kind == "ntfy" and not topic_in(wish.hook.url)[1]:
                raise ApiError(msg("error-bad-address"))
        if wish.quiet is not None and zone_of(wish.quiet.zone) is None:
            raise ApiError(msg("error-bad-zone"))
        values = {
            "hook_kind": wish.hook and wish.hook.kind,
            "hook_url": wish.hook and wish.hook.url,
            "mail": wish.by_mail,
            "quiet_from": wish.quiet and wish.quiet.begin,
            "quiet_to": wish.quiet and wish.quiet.end,
            "zone": wish.quiet.zone if wish.quiet else "",
            "language": wish.language,
            "origin": self.origin(request),
        }
        await self.store.write(lambda connection: reminders.keep_settings(connection, person.id, values))
        return await self.changed(request, person)

    def origin(self, request: Request) -> str:
        """By which address whoever asks has come."""
        return self.teller.outgoing.address or f"{request.url.scheme}://{request.headers.get('host', '')}"[:200]

    async def changed(self, request: Request, person: Person) -> Response:
        await self.teller.changed(person.id)
        return reply(await self.store.read(partial(self.info, person=person.id)))

    # --- browsers

    async def add_browser(self, request: Request) -> Response:
        from bottega.server.outgoing import web_push

        browser, person = await read(request, PushBrowser), await self.person(request)
        read_address(browser.endpoint, only_tls=not self.teller.outgoing.private)
        if not web_push.fits(browser.key, browser.secret):
            raise ApiError(msg("error-bad-browser"))

        def add(connection: Connection) -> None:
            values = (browser.endpoint, browser.key, browser.secret)
            reminders.add_browser(connection, person.id, *values, most=BROWSERS)
            if reminders.settings_of(connection, person.id) is None:
                language = request.query_params.get("language", "en")
                known = language if language in ("en", "fr", "de", "nl") else "en"
                reminders.keep_settings(connection, person.id, {"language": known, "origin": self.origin(request)})

        await self.store.write(add)
        return await self.changed(request, person)

    async def end_browser(self, request: Request) -> Response:
        browser, person = await read(request, PushEnd), await self.person(request)
        name = reminders.name_of(browser.endpoint)
        await self.store.write(lambda connection: reminders.end_browser(connection, name, person.id))
        return await self.changed(request, person)

    # --- trying it out, and tables

    async def test(self, request: Request) -> Response:
        """Tell somebody now, and say what came of it."""
        person = await self.person(request)
        self.limits.take("trials", person.id, TRIALS)
        self.limits.take("trials", address_of(request.scope), ADDRESS_TRIALS)
        found = await self.teller.try_out(person.id)
        return reply(TriedList([Tried(kind_of(way), outcome.problem) for way, outcome in found.items()]))

    async def at_table(self, request: Request) -> Response:
        person, table = await self.visitors.person(request), request.path_params["id"]
        if person is None:
            return reply(TableReminders(wanted=False, silenced=False))
        return reply(await self.store.read(partial(self.table_info, table=table, person=person.id)))

    def table_info(self, connection: Connection, table: str, person: str) -> TableReminders:
        wanted = bool(wishes_of(connection, person).ways())
        return TableReminders(wanted, reminders.is_silenced(connection, table, person))

    async def silence(self, request: Request) -> Response:
        """Of this table somebody wants to hear nothing, or again."""
        wish, person = await read(request, Silence), await self.person(request)
        room = await self.teller.registry.current(request.path_params["id"])
        await self.store.write(lambda connection: reminders.silence(connection, room.id, person.id, wish.silenced))
        return reply(await self.store.read(partial(self.table_info, table=room.id, person=person.id)))


def kind_of(way: str) -> Literal["push", "hook", "mail"]:
    if way == HOOK:
        return "hook"
    return "mail" if way == MAIL else "push"
