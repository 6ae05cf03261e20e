"""People: whoever comes gets a key in a cookie, and is somebody from then on, on as many devices as they like."""

import hashlib
import math
import secrets
import time
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct
from sqlalchemy import Connection, Row

from bottega.server.storage import identity, queries, reminders
from bottega.server.storage.store import CannotStore, Store
from bottega.server.tables import recovery
from bottega.workers.fair_queue import Owner

REMEMBERED = 10_000  # people in memory
FRESH = 30.0  # seconds for which a key is believed without a look: another process may have ended it


class Person(Struct, weakref=True):
    """Somebody who has been here."""

    id: str
    name: str
    colour: int | None = None  # that they like to have
    secured: bool = False  # can they be found again when their keys are lost?


class People:
    """Everybody by the key in their cookie; of the key only a hash is kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fresh = FRESH if store.shared else math.inf
        self.known: OrderedDict[str, Person] = OrderedDict()  # by key
        self.people: WeakValueDictionary[str, Person] = WeakValueDictionary()  # by id: on all devices they are one
        self.addresses: OrderedDict[str, str] = OrderedDict()  # from which network somebody came last
        self.looked: dict[str, float] = {}  # when a key was found to be somebody's

    async def find(self, key: str | None) -> Person | None:
        """Whose key is this?"""
        return await self.find_hashed(hash_of(key))

    async def find_hashed(self, hashed: str | None) -> Person | None:
        """The same for whoever looks again and again."""
        if hashed is None:
            return None
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
            self.remember(hashed, found)
        self.known.move_to_end(hashed)
        return self.known[hashed]

    async def look_up(self, hashed: str) -> Person | None:
        """Whoever has this key; one that was offered counts from its first use."""
        found = await self.store.read(lambda connection: identity.find_person(connection, hashed))
        if found is None and await self.store.read(lambda connection: identity.is_offered(connection, hashed)):
            await self.store.write(lambda connection: identity.accept_key(connection, hashed))
            found = await self.store.read(lambda connection: identity.find_person(connection, hashed))
            if found is not None:
                self.forget_person(found.id)
        return None if found is None else self.one(found)

    def one(self, found: Row[Any]) -> Person:
        """Somebody as they are stored; two requests at once, and all devices, are still one person."""
        known = self.people.setdefault(found.id, Person(found.id, found.name))
        known.name, known.colour, known.secured = found.name, found.colour, bool(found.secured)
        return known

    async def offer_key(self, key: str) -> str:
        """Another key in place of one. Until it is used, that one holds: an answer that gets lost locks nobody out."""
        new = new_key()
        await self.store.write(lambda connection: identity.offer_key(connection, digest(key), digest(new)))
        return new

    async def log_out_others(self, person: Person, key: str) -> str:
        """End all keys but this one; it is replaced too, since it may have been stolen."""
        new = new_key()

        def end(connection: Connection) -> None:
            identity.end_other_keys(connection, person.id, digest(key))
            reminders.end_browsers(connection, person.id)  # nobody knows which of them is this one
            identity.offer_key(connection, digest(key), digest(new))

        await self.store.write(end)
        self.forget_person(person.id)
        return new

    async def log_out(self, person: Person, key: str) -> None:
        """End this key alone."""
        await self.store.write(lambda connection: identity.end_key(connection, digest(key)))
        self.forget_person(person.id)

    async def make(self) -> tuple[Person, str]:
        """Somebody new, and their key of 128 bits."""
        key = new_key()
        person = Person(secrets.token_hex(8), "")
        self.people[person.id] = person
        hashed = digest(key)
        await self.store.write(lambda connection: identity.add_person(connection, person.id, hashed, time.time()))
        self.remember(hashed, person)
        return person, key

    # --- being found again

    async def new_code(self, person: Person) -> str:
        """A code by which somebody is found again; the one before ends."""
        code = recovery.new_code()
        hashed = digest(recovery.read_code(code))
        person.secured = await self.store.write(lambda c: identity.set_recovery(c, person.id, hashed))
        return code

    async def end_code(self, person: Person) -> None:
        person.secured = await self.store.write(lambda c: identity.set_recovery(c, person.id, None))

    async def by_code(self, code: str) -> Person | None:
        """Whose code is this?"""
        hashed = digest(recovery.read_code(code))
        found = await self.store.read(lambda connection: identity.find_by_recovery(connection, hashed))
        return None if found is None else self.one(found)

    async def by_id(self, id: str) -> Person | None:
        found = await self.store.read(lambda connection: identity.find_by_id(connection, id))
        return None if found is None else self.one(found)

    async def on_new_device(self, person: Person) -> str:
        """A key for another browser."""
        key = new_key()
        hashed = digest(key)
        await self.store.write(lambda connection: identity.add_device(connection, person.id, hashed, time.time()))
        self.remember(hashed, person)
        return key

    async def bring_along(self, guest: Person, person: Person) -> list[str]:
        """What a guest has becomes somebody's; the tables that this concerns."""
        tables = await self.store.write(lambda connection: identity.bring_along(connection, guest.id, person.id))
        self.forget_person(guest.id)
        return tables

    # --- in memory

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


def new_key() -> str:
    """128 bits."""
    return secrets.token_urlsafe(16)


def hash_of(key: str | None) -> str | None:
    """The hash of what may be a key."""
    return digest(key) if key and len(key) <= 64 else None


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
