"""Guests: whoever comes gets a key in a cookie, and is somebody from then on."""

import hashlib
import math
import secrets
import time
from collections import OrderedDict

from msgspec import Struct

from bottega.server.storage import queries
from bottega.server.storage.store import CannotStore, Store
from bottega.workers.fair_queue import Owner

REMEMBERED = 10_000  # people in memory
FRESH = 30.0  # seconds for which a key is believed without a look: another process may have ended it


class Person(Struct):
    """Somebody who has been here."""

    id: str
    name: str
    colour: int | None = None  # that they like to have


class People:
    """Everybody by the key in their cookie; of the key only a hash is kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fresh = FRESH if store.shared else math.inf
        self.known: OrderedDict[str, Person] = OrderedDict()
        self.addresses: OrderedDict[str, str] = OrderedDict()  # from which network somebody came last
        self.looked: dict[str, float] = {}  # when a key was found to be somebody's

    async def find(self, key: str | None) -> Person | None:
        """Whose key is this?"""
        if not key or len(key) > 64:
            return None
        hashed = digest(key)
        if hashed not in self.known or time.monotonic() - self.looked[hashed] >= self.fresh:
            try:
                found = await self.look_up(hashed)
            except CannotStore:
                if hashed not in self.known:
                    raise
                return self.known[hashed]  # nothing can be done in their name meanwhile
            if found is None:
                self.forget(hashed)
                return None
            if hashed not in self.known:  # two requests at once are still one person
                self.remember(hashed, found)
            self.looked[hashed] = time.monotonic()
        self.known.move_to_end(hashed)
        return self.known[hashed]

    async def look_up(self, hashed: str) -> Person | None:
        """Whoever has this key; one that was offered counts from its first use."""
        found = await self.store.read(lambda connection: queries.find_person(connection, hashed))
        if found is None and await self.store.read(lambda connection: queries.is_offered(connection, hashed)):
            await self.store.write(lambda connection: queries.accept_key(connection, hashed))
            found = await self.store.read(lambda connection: queries.find_person(connection, hashed))
            if found is not None:
                self.forget_person(found[0])
        return None if found is None else Person(*found)

    async def offer_key(self, person: Person) -> str:
        """Another key for somebody. Until it is used, the old one holds: an answer that gets lost locks nobody out."""
        key = secrets.token_urlsafe(16)
        await self.store.write(lambda connection: queries.offer_key(connection, person.id, digest(key)))
        return key

    async def make(self) -> tuple[Person, str]:
        """Somebody new, and their key of 128 bits."""
        key = secrets.token_urlsafe(16)
        person = Person(secrets.token_hex(8), "")
        hashed = digest(key)
        await self.store.write(lambda connection: queries.add_person(connection, person.id, hashed, time.time()))
        self.remember(hashed, person)
        return person, key

    def came_from(self, person: str, network: str) -> None:
        """Somebody asks from an address."""
        self.addresses[person] = network
        self.addresses.move_to_end(person)
        if len(self.addresses) > REMEMBERED:
            self.addresses.popitem(last=False)

    def owner(self, person: str) -> Owner:
        """Whom work for somebody is charged to: they have as much time as others, and so has their address."""
        return Owner(self.addresses.get(person, person), person)

    def remember(self, hashed: str, person: Person) -> None:
        self.known[hashed] = person
        self.looked[hashed] = time.monotonic()
        if len(self.known) > REMEMBERED:
            self.forget(next(iter(self.known)))

    def forget_person(self, id: str) -> None:
        for hashed in [hashed for hashed, known in self.known.items() if known.id == id]:
            self.forget(hashed)

    def forget(self, hashed: str) -> None:
        self.known.pop(hashed, None)
        self.looked.pop(hashed, None)

    async def rename(self, person: Person, name: str, colour: int | None) -> None:
        old = person.name
        await self.store.write(lambda connection: queries.rename(connection, person.id, old, name, colour))
        person.name, person.colour = name, colour


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
