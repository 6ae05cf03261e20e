"""Addresses by which people are told and come back, and the links that were sent there, as rows of the database."""

import secrets
import time
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from bottega.server.storage.identity import is_secured
from bottega.server.storage.schema import mail_links, mails, people, reminders


def mail_of(connection: Connection, person: str) -> Row[Any] | None:
    """Somebody's address, which they have shown to be theirs."""
    return connection.execute(select(mails).where(mails.c.person == person)).one_or_none()


def pending(connection: Connection, person: str) -> str:
    """The address to which a link went that somebody has not followed yet."""
    sent = (mail_links.c.person == person) & (mail_links.c.kind == "confirm") & (mail_links.c.until >= time.time())
    wanted = select(mail_links.c.address).where(sent).order_by(mail_links.c.until.desc()).limit(1)
    return connection.execute(wanted).scalar() or ""


def person_at(connection: Connection, address: str) -> str | None:
    """Whose address this is."""
    return connection.execute(select(mails.c.person).where(mails.c.address == address.lower())).scalar()


def end(connection: Connection, person: str) -> bool:
    """Somebody has no address any more; can they be found again all the same?"""
    connection.execute(delete(mails).where(mails.c.person == person))
    connection.execute(delete(mail_links).where(mail_links.c.person == person))
    connection.execute(update(reminders).where(reminders.c.person == person).values(mail=False))
    return bool(connection.execute(select(is_secured()).where(people.c.id == person)).scalar())


def stop(connection: Connection, key: str) -> str | None:
    """Whoever has this key wants no more mail; their id."""
    whose = connection.execute(select(mails.c.person).where(mails.c.stop == key)).scalar_one_or_none()
    if whose is not None:
        connection.execute(update(reminders).where(reminders.c.person == whose).values(mail=False))
    return whose


def add_link(connection: Connection, key: str, person: str, address: str, kind: str, until: float) -> None:
    """A link that was sent; those that nobody has used in time are forgotten."""
    connection.execute(delete(mail_links).where(mail_links.c.until < time.time()))
    values = {"key": key, "person": person, "address": address.lower(), "kind": kind, "until": until}
    connection.execute(insert(mail_links).values(**values))


def take_link(connection: Connection, key: str, kind: str, now: float) -> Row[Any] | None:
    """Whose link this is, once."""
    asked = delete(mail_links).where(mail_links.c.key == key, mail_links.c.kind == kind, mail_links.c.until >= now)
    return connection.execute(asked.returning(mail_links)).one_or_none()


def confirm(connection: Connection, key: str, now: float) -> tuple[str, str]:
    """A link shows that an address is somebody's: their id, or why not."""
    link = take_link(connection, key, "confirm", now)
    if link is None:
        return "", "error-mail-link"
    owner = person_at(connection, link.address)
    if owner not in (None, link.person):
        return "", "error-mail-taken"
    if connection.execute(select(people.c.id).where(people.c.id == link.person)).first() is None:
        return "", "error-mail-link"  # they were forgotten
    connection.execute(delete(mails).where(mails.c.person == link.person))
    values = {"person": link.person, "address": link.address, "stop": secrets.token_urlsafe(16)}
    connection.execute(insert(mails).values(**values, confirmed=now))
    return link.person, ""


def take_sign_in(connection: Connection, key: str, now: float) -> str | None:
    """Whom a link brings back, if the address is still theirs."""
    link = take_link(connection, key, "sign-in", now)
    return link.person if link is not None and person_at(connection, link.address) == link.person else None
