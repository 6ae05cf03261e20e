"""Tells people that it is their turn, where they do not see it for themselves.

Whose turn begins stands in the outbox, by the same commit. For some seconds every process looks whether they have the
table in sight, or have decided; then one of them tells them, under a claim. What cannot be delivered is tried again,
ever later, until the turn has passed.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row

from bottega.core.messages import msg
from bottega.i18n import speak
from bottega.server.errors import ApiError
from bottega.server.jobs.jobs import Jobs, RemindPerson
from bottega.server.jobs.quiet import quiet_until
from bottega.server.limits import REMINDERS, Limits
from bottega.server.outgoing import hooks, mail
from bottega.server.outgoing.addresses import NotThere, Unreachable
from bottega.server.outgoing.hooks import Note
from bottega.server.outgoing.mail import MailServer
from bottega.server.outgoing.post import Silent, post
from bottega.server.storage import mails, outbox, queries, reminders
from bottega.server.storage.schema import games
from bottega.server.storage.store import CannotStore
from bottega.server.tables.people import People
from bottega.server.tables.registry import TableRegistry
from bottega.workers.fair_queue import FairQueue

LOOK: Final = 2.0  # seconds between two looks at the outbox, while there is something in it
REFRESH: Final = 10.0  # seconds after which it is known what people wish in other processes
MOST: Final = 2000  # that are looked at together
AT_ONCE: Final = 20  # that are told at the same time
SHARE: Final = 5  # of these, people from one address: their services may be slow, or mean to be
LATER: Final = 60.0  # seconds by which whoever is told too much is told later
BACKOFF: Final = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)  # seconds until the next try
VAPID: Final = "vapid"  # the name of the server's key for pushes
HOOK: Final = "hook"
MAIL: Final = "mail"
PUSH: Final = "push:"  # before a browser's name

logger = logging.getLogger(__name__)


class Outgoing(Struct, frozen=True):
    """What may leave this server, and as what."""

    private: bool = False  # also into the host's own network
    mail: MailServer | None = None
    address: str = ""  # by which everybody reaches the server, where the host has said so


class Outcome(Struct, frozen=True):
    """What came of telling somebody in one way: nothing said is a success."""

    problem: str = ""
    again: bool = False  # may it help to try again?
    wait: float = 0.0  # seconds that whoever takes it wants to be left alone


class Wishes(Struct, frozen=True):
    """How somebody is told."""

    settings: Row[Any] | None
    browsers: Sequence[Row[Any]]
    mail: Row[Any] | None  # their address

    def ways(self) -> list[str]:
        found = [PUSH + browser.id for browser in self.browsers]
        if self.settings is not None and self.settings.hook_url:
            found.append(HOOK)
        if self.settings is not None and self.settings.mail and self.mail is not None:
            found.append(MAIL)
        return found

    def language(self) -> str:
        return "en" if self.settings is None else str(self.settings.language)

    def origin(self) -> str:
        return "" if self.settings is None else str(self.settings.origin)


class Telling(Struct, frozen=True):
    """Everything that is needed to tell somebody of a turn."""

    entry: Row[Any]
    wishes: Wishes
    game: str
    others: list[str]


def wishes_of(connection: Connection, person: str) -> Wishes:
    settings = reminders.settings_of(connection, person)
    return Wishes(settings, reminders.browsers_of(connection, person), mails.mail_of(connection, person))


def telling(connection: Connection, key: outbox.Key) -> Telling | None:
    """What is to be told; nothing if it was told, or the turn has passed."""
    entry = outbox.entry(connection, key)
    if entry is None or not outbox.still_asked(connection, key):
        return None
    header = connection.execute(games.select().with_only_columns(games.c.header).where(games.c.id == entry.game))
    game = queries.read_header(header.scalar_one()).game
    return Telling(entry, wishes_of(connection, entry.person), game, outbox.others_at(connection, *key[:2]))


class Reminders:
    """Looks into the outbox, and sees to it that people are told."""

    def __init__(self, registry: TableRegistry, jobs: Jobs, limits: Limits, people: People) -> None:
        self.registry = registry
        self.people = people
        self.claims = registry.store.claims
        self.store = registry.store
        self.time = registry.time
        self.jobs = jobs
        self.limits = limits
        self.outgoing = Outgoing()
        self.key = ""  # for pushes
        self.queue = FairQueue(AT_ONCE, share=SHARE)  # who has many told slowly keeps nobody else waiting
        self.look_again = asyncio.Event()
        self.looking: asyncio.Task[None] | None = None
        self.refreshed = 0.0
        registry.turn_begun = self.look_again.set

    # --- the outbox

    async def start(self) -> None:
        self.key = await self.store.read(lambda connection: reminders.kept(connection, VAPID)) or await self.new_key()
        await self.refresh()
        self.looking = asyncio.create_task(self.look_on())

    async def new_key(self) -> str:
        """A key for pushes, at the first start."""
        from bottega.server.outgoing.web_push import new_key  # a start needs no cryptography otherwise

        fresh = new_key()
        return await self.store.write(lambda connection: reminders.once(connection, VAPID, fresh))

    async def refresh(self) -> None:
        """Know who wants to be told."""
        self.registry.reminded = await self.store.read(outbox.reminded)
        self.refreshed = self.time.now()

    async def changed(self, person: str) -> None:
        """The same of somebody whose wishes are others now."""
        wanted = await self.store.read(partial(outbox.reminded, person=person))
        self.registry.reminded.discard(person)
        self.registry.reminded.update(wanted)

    async def look_on(self) -> None:
        while True:
            waits = True
            try:
                waits = await self.look_once()
            except CannotStore:  # it is looked at again
                pass
            except Exception:
                logger.exception("the outbox could not be looked at")
            timer = self.time.later(LOOK, self.look_again.set) if waits or self.store.shared else None
            await self.look_again.wait()
            self.look_again.clear()
            if timer is not None:
                timer.cancel()
                await self.pause()

    async def pause(self) -> None:
        """Many turns that begin together are one look."""
        done = asyncio.Event()
        self.time.later(LOOK / 4, done.set)
        await done.wait()

    async def look_once(self) -> bool:
        """Leave out those who see the table, and tell those whose time has come; is anything left?"""
        if self.store.shared and self.time.now() >= self.refreshed + REFRESH:
            await self.refresh()
        rows = await self.store.read(partial(outbox.waiting, most=MOST))
        seen = [outbox.key_of(row) for row in rows if self.in_sight(row)]
        if seen:
            await self.store.write(lambda connection: outbox.drop(connection, seen))
        now = self.time.now()
        for row in rows:
            if row.due <= now and outbox.key_of(row) not in seen:
                self.jobs.add(RemindPerson(row.game, row.person, row.turn))
        return bool(rows)

    def in_sight(self, row: Row[Any]) -> bool:
        room = self.registry.rooms.get(row.game)
        return room is not None and room.in_sight(row.person)

    # --- telling

    async def tell(self, job: RemindPerson) -> None:
        """Tell somebody, unless it was done, or need not be done any more."""
        async with self.queue.turn(self.people.owner(job.person)):
            if not await self.claims.take(job.key()):
                return  # another process is at it
            try:
                await self.tell_claimed((job.game, job.person, job.turn))
            finally:
                await self.claims.release(job.key())

    async def tell_claimed(self, key: outbox.Key) -> None:
        found = await self.store.read(lambda connection: telling(connection, key))
        later = None if found is None else self.not_before(found)
        if found is None:
            await self.drop(key)
        elif later is not None:
            await self.put_off(key, later)
        else:
            await self.tell_in_all_ways(key, found)

    def not_before(self, found: Telling) -> float | None:
        """When somebody may be told, if not now."""
        settings, now = found.wishes.settings, self.time.now()
        quiet = settings and quiet_until(now, settings.quiet_from, settings.quiet_to, settings.zone)
        if quiet:
            return float(quiet)
        return None if self.limits.allows("reminders", found.entry.person, REMINDERS) else now + LATER

    async def tell_in_all_ways(self, key: outbox.Key, found: Telling) -> None:
        entry = found.entry
        wanted = found.wishes.ways()
        ways = wanted if entry.ways is None else [way for way in msgspec.json.decode(entry.ways) if way in wanted]
        elsewhere = [way for way in ways if way == MAIL and self.outgoing.mail is None]  # others have a mail server
        left = [way for way in ways if way not in elsewhere]
        failed: list[str] = []
        wait = 0.0
        while left:
            way = left.pop(0)
            noted = [*left, *failed, *elsewhere]
            await self.store.write(lambda connection, noted=noted: outbox.note_ways(connection, key, noted))  # type: ignore[misc]
            outcome = await self.send(way, found.wishes, self.note_of(found), entry.person)
            if outcome.again:
                failed.append(way)
                wait = max(wait, outcome.wait)
        again = failed and entry.tries < len(BACKOFF)
        if again or elsewhere:
            tries = entry.tries + bool(failed)
            pause = max(wait, BACKOFF[min(entry.tries, len(BACKOFF) - 1)])
            still = msgspec.json.encode([*(failed if again else []), *elsewhere]).decode()
            await self.put_off(key, self.time.now() + pause, tries=tries, ways=still)
        else:
            await self.drop(key)

    async def drop(self, key: outbox.Key) -> None:
        await self.store.write(lambda connection: outbox.drop(connection, [key]))

    async def put_off(self, key: outbox.Key, due: float, **values: Any) -> None:
        await self.store.write(lambda connection: outbox.put_off(connection, key, due, **values))

    def note_of(self, found: Telling) -> Note:
        """What somebody reads."""
        language = found.wishes.language()
        game = msg(f"game-{found.game}")
        said = msg("remind-with", others=found.others) if found.others else msg("remind-alone")
        address = f"{self.origin_of(found.wishes)}/t/{found.entry.game}"
        title = speak(msg("remind-turn", game=game), language)
        return Note(title, speak(said, language), address, found.entry.game, found.game)

    def origin_of(self, wishes: Wishes) -> str:
        return self.outgoing.address or wishes.origin()

    async def try_out(self, person: str) -> dict[str, Outcome]:
        """Tell somebody now, in all their ways, that they would be told like this."""
        wishes = await self.store.read(lambda connection: wishes_of(connection, person))
        language = wishes.language()
        title, text = (speak(msg(name), language) for name in ("remind-test", "remind-test-text"))
        note = Note(title, text, f"{self.origin_of(wishes)}/me", "", "", "test")
        async with self.queue.turn(self.people.owner(person)):
            return {way: await self.send(way, wishes, note, person) for way in wishes.ways()}

    # --- ways

    async def send(self, way: str, wishes: Wishes, note: Note, person: str) -> Outcome:
        """Tell somebody in one way; whatever goes wrong is an outcome."""
        try:
            if way == MAIL:
                return await self.send_mail(wishes, note)
            if way == HOOK:
                return await self.send_hook(wishes, note)
            return await self.send_push(way.removeprefix(PUSH), wishes, note)
        except (NotThere, ApiError, mail.Refused) as error:
            return Outcome(str(error))
        except (Unreachable, mail.Unsent) as error:
            return Outcome(str(error), again=True)
        except Silent as error:  # it may have arrived
            return Outcome(str(error))
        except CannotStore:
            raise
        except Exception:
            logger.exception("a reminder could not be sent")
            return Outcome("failed")

    async def send_hook(self, wishes: Wishes, note: Note) -> Outcome:
        assert wishes.settings is not None
        url, told = hooks.hook(wishes.settings.hook_kind, wishes.settings.hook_url, note)
        answered = await post(url, hooks.body(told), hooks.JSON, self.outgoing.private)
        return outcome_of(answered.status, answered.wait)

    async def send_push(self, id: str, wishes: Wishes, note: Note) -> Outcome:
        from bottega.server.outgoing import web_push

        browser = next(one for one in wishes.browsers if one.id == id)
        told = {"title": note.title, "text": note.text, "table": note.table, "kind": note.kind}
        body = web_push.encrypt(msgspec.json.encode(told), browser.key, browser.secret)
        key = web_push.private_of(self.key)
        headers = web_push.headers(browser.endpoint, key, self.contact(wishes), note.table or note.kind)
        answered = await post(browser.endpoint, body, headers, self.outgoing.private)
        if answered.status in (404, 410):  # the browser takes no more of them
            await self.store.write(lambda connection: reminders.end_browser(connection, id))
            await self.changed(browser.person)
        return outcome_of(answered.status, answered.wait)

    def contact(self, wishes: Wishes) -> str:
        """Whom push services may write to about us."""
        if self.outgoing.mail is not None:
            return f"mailto:{self.outgoing.mail.sender}"
        origin = self.origin_of(wishes)
        return origin if origin.startswith("https://") else "mailto:host@bottega.example"

    async def send_mail(self, wishes: Wishes, note: Note) -> Outcome:
        if self.outgoing.mail is None or wishes.mail is None:
            return Outcome("no mail server")
        origin = self.origin_of(wishes)
        stop = msg("remind-mail-stop", address=f"{origin}/me#stop={wishes.mail.stop}")
        text = f"{note.text}\n\n{note.address}\n\n-- \n{speak(stop, wishes.language())}\n"
        one_click = f"{origin}/api/mail/stop/{wishes.mail.stop}"
        await mail.send(
            self.outgoing.mail, mail.letter(self.outgoing.mail, wishes.mail.address, note.title, text, one_click)
        )
        return Outcome()

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)


def outcome_of(status: int, wait: float) -> Outcome:
    """What a status means: what was not taken because of the moment is tried again; a redirect is not followed."""
    if 200 <= status < 300:
        return Outcome()
    return Outcome(f"status {status}", status in (408, 425, 429) or status >= 500, wait)
