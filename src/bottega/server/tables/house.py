"""The house: what the host has decided holds in every process, a few seconds after it was decided in one of them."""

import asyncio
import hmac
import logging
import time
from typing import Final

from bottega.server.errors import ApiError
from bottega.server.protocol import Announced
from bottega.server.storage import host
from bottega.server.storage.store import CannotStore
from bottega.server.tables.people import People, digest
from bottega.server.tables.registry import TableRegistry

LOOK: Final = 2.0  # seconds between two looks
OVERLAP: Final = 120.0  # seconds that are looked at again: clocks of machines differ, and commits come late

logger = logging.getLogger(__name__)


class House:
    """Looks at the host's decisions, and at what they have done elsewhere: by a command, or in another process."""

    def __init__(self, registry: TableRegistry, people: People) -> None:
        self.registry = registry
        self.store = registry.store
        self.people = people
        self.decided: dict[str, str] = {}
        self.since = time.time()
        self.followed: dict[str, float] = {}  # acts that were seen, and when they were done
        self.looking: asyncio.Task[None] | None = None

    @property
    def invitation_only(self) -> bool:
        return self.decided.get(host.CLOSED) == host.YES

    @property
    def news(self) -> str:
        return self.decided.get(host.NEWS, "")

    def is_key(self, key: str) -> bool:
        """Is this the host's? Compared so that no time tells how near it is."""
        own = self.decided.get(host.KEY, "")
        return bool(own) and hmac.compare_digest(digest(own), digest(key))

    def is_welcome(self, word: str) -> bool:
        own = self.decided.get(host.WELCOME, "")
        return bool(own) and hmac.compare_digest(digest(own), digest(word))

    async def opens(self, table: str, token: str) -> bool:
        """Is this an invitation to a seat of a table?"""
        try:
            room = await self.registry.current(table)
        except ApiError:
            return False
        tokens = [seat.token for seat in room.seating.seats if seat.token]
        return any(hmac.compare_digest(digest(known), digest(token)) for known in tokens)

    async def start(self) -> None:
        await self.store.write(host.key_of)
        for act in await self.store.read(lambda connection: host.acts_since(connection, self.since - OVERLAP)):
            self.followed[act.id] = act.at  # from before we came
        await self.look()
        self.looking = asyncio.create_task(self.look_on())

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except CannotStore:  # it is looked at again
                pass
            except Exception:
                logger.exception("what the host has decided could not be looked at")

    async def look(self) -> None:
        news = self.news
        self.decided = await self.store.read(host.decided)
        if self.news != news:
            self.announce()
        before = max(self.since, time.time()) - OVERLAP
        for act in await self.store.read(lambda connection: host.acts_since(connection, before)):
            if act.id not in self.followed:
                self.followed[act.id] = act.at
                self.follow(act.kind, act.whom)
        self.followed = {act: at for act, at in self.followed.items() if at >= before - OVERLAP}

    def follow(self, kind: str, whom: str) -> None:
        """The host has done something: nothing is remembered otherwise."""
        if kind == host.PERSON:
            self.people.forget_person(whom)
        room = self.registry.rooms.get(whom)
        if kind == host.TABLE and room is not None:
            self.registry.drop(room)

    def announce(self) -> None:
        """Everybody at a table reads it at once."""
        for room in self.registry.rooms.values():
            for reader in room.readers:
                if reader.greeted:
                    reader.tell(Announced(self.news))

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            await asyncio.gather(self.looking, return_exceptions=True)
