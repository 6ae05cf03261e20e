"""Passkeys, and the questions that they answer, as rows of the database."""

import time
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from bottega.server.storage.identity import is_secured
from bottega.server.storage.schema import challenges, passkeys, people


def add_challenge(connection: Connection, challenge: str, person: str | None, until: float) -> None:
    """A question; those that nobody has answered in time are forgotten."""
    connection.execute(delete(challenges).where(challenges.c.until < time.time()))
    connection.execute(insert(challenges).values(challenge=challenge, person=person, until=until))


def take_challenge(connection: Connection, challenge: str, person: str | None, now: float) -> bool:
    """Was this asked, of this person, and not answered yet? Once."""
    mine = challenges.c.person.is_(None) if person is None else challenges.c.person == person
    asked = delete(challenges).where(challenges.c.challenge == challenge, mine, challenges.c.until >= now)
    return connection.execute(asked.returning(challenges.c.challenge)).first() is not None


def ids_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(passkeys.c.id).where(passkeys.c.person == person)).scalars())


def add(connection: Connection, person: str, id: str, public_key: str, uses: int) -> bool:
    """Keep a passkey, unless there is one of this name."""
    if find(connection, id) is not None:
        return False
    values = {"id": id, "person": person, "public_key": public_key, "uses": uses, "made": time.time()}
    connection.execute(insert(passkeys).values(values))
    return True


def find(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(passkeys).where(passkeys.c.id == id)).one_or_none()


def used(connection: Connection, id: str, uses: int) -> None:
    """How often a passkey was used, as its authenticator counts."""
    connection.execute(update(passkeys).where(passkeys.c.id == id).values(uses=uses))


def end_all(connection: Connection, person: str) -> bool:
    """None of somebody's passkeys opens anything; can they be found again all the same?"""
    connection.execute(delete(passkeys).where(passkeys.c.person == person))
    return bool(connection.execute(select(is_secured()).where(people.c.id == person)).scalar())
