"""Guests: whoever comes gets a key in a cookie, and is somebody from then on."""

import hashlib
import secrets
import time
from collections import OrderedDict

from msgspec import Struct

from bottega.server.storage import queries
from bottega.server.storage.store import Store

REMEMBERED = 10_000  # people in memory


class Person(Struct):
    """Somebody who has been here."""

    id: str
    name: str


class People:
    """Everybody by the key in their cookie; of the key only a hash is kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, key: str | None) -> Person | None:
        """Whose key is this?"""
        if not key or len(key) > 64:
            return None
        hashed = digest(key)
        if hashed not in self.known:
            found = await self.store.read(lambda connection: queries.find_person(connection, hashed))
            if found is None:
                return None
            if hashed not in self.known:  # two requests at once are still one person
                self.remember(hashed, Person(*found))
        self.known.move_to_end(hashed)
        return self.known[hashed]

    async def make(self) -> tuple[Person, str]:
        """Somebody new, and their key of 128 bits."""
        key = secrets.token_urlsafe(16)
        person = Person(secrets.token_hex(8), "")
        hashed = digest(key)
        await self.store.write(lambda connection: queries.add_person(connection, person.id, hashed, time.time()))
        self.remember(hashed, person)
        return person, key

    def remember(self, hashed: str, person: Person) -> None:
        self.known[hashed] = person
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def rename(self, person: Person, name: str) -> None:
        old = person.name
        await self.store.write(lambda connection: queries.rename(connection, person.id, old, name))
        person.name = name


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
