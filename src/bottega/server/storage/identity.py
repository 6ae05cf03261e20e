"""Who somebody is: their keys, what secures them, and what is theirs."""

import secrets
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, exists, func, insert, or_, select, update

from bottega.server.storage import reminders as wishes
from bottega.server.storage.notices import NOT_IN_THE_LOG, Change, note_change
from bottega.server.storage.schema import (
    browsers,
    challenged,
    devices,
    entrants,
    games,
    log,
    mails,
    notes,
    passkeys,
    people,
    programs,
    ratings,
    reminders,
    seats,
    silenced,
    tournaments,
)
from bottega.server.storage.tournaments import bring_tournaments

# --- keys, by their hashes


def add_person(connection: Connection, id: str, key: str, made: float) -> None:
    connection.execute(insert(people).values(id=id, key=key, name="", made=made))


def find_person(connection: Connection, key: str) -> Row[Any] | None:
    """Whose key this is: their id, name, color, and whether they can be found again without it."""
    elsewhere = select(devices.c.person).where(devices.c.key == key)
    return connection.execute(known().where((people.c.key == key) | people.c.id.in_(elsewhere))).one_or_none()


def known() -> Select[Any]:
    """What is known of somebody where they come."""
    return select(people.c.id, people.c.name, people.c.colour, is_secured().label("secured"))


def is_secured() -> ColumnElement[bool]:
    """Can somebody be found again whose key is lost?"""
    known = (exists().where(rows.c.person == people.c.id) for rows in (passkeys, programs, mails))
    return or_(people.c.recovery.is_not(None), *known)


def offer_key(connection: Connection, key: str, next_key: str) -> None:
    """Another key in place of one, which holds until the new one is used."""
    for table in (people, devices):
        connection.execute(update(table).where(table.c.key == key).values(next_key=next_key))


def is_offered(connection: Connection, key: str) -> bool:
    """Is this the hash of a key that was offered, and never used?"""
    offered = (exists().where(table.c.next_key == key) for table in (people, devices))
    return any(connection.execute(select(one)).scalar_one() for one in offered)


def accept_key(connection: Connection, key: str) -> None:
    """A key that was offered is used: the one before opens nothing any more."""
    for table in (people, devices):
        connection.execute(update(table).where(table.c.next_key == key).values(key=key, next_key=None))


def add_device(connection: Connection, person: str, key: str, made: float) -> None:
    connection.execute(insert(devices).values(key=key, person=person, made=made))


def count_devices(connection: Connection, person: str) -> int:
    """On how many browsers somebody is known; the first one's key may have been ended."""
    others = select(func.count()).select_from(devices).where(devices.c.person == person)
    first = exists().where(people.c.id == person, ~people.c.key.startswith(ENDED))
    return int(connection.execute(others).scalar_one()) + int(connection.execute(select(first)).scalar_one())


def count_passkeys(connection: Connection, person: str) -> int:
    wanted = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    return int(connection.execute(wanted).scalar_one())


def has_code(connection: Connection, person: str) -> bool:
    """Does somebody keep a recovery code?"""
    return bool(connection.execute(select(people.c.recovery.is_not(None)).where(people.c.id == person)).scalar())


ENDED = "ended-"  # begins what stands in place of a key that was ended: it is no hash, so no key has it


def ended() -> str:
    return ENDED + secrets.token_hex(16)


def end_key(connection: Connection, key: str) -> None:
    """A key opens nothing any more."""
    connection.execute(delete(devices).where(devices.c.key == key))
    connection.execute(update(people).where(people.c.key == key).values(key=ended(), next_key=None))


def end_other_keys(connection: Connection, person: str, key: str) -> None:
    """All of somebody's keys but one open nothing any more."""
    connection.execute(delete(devices).where(devices.c.person == person, devices.c.key != key))
    first = (people.c.id == person) & (people.c.key != key)
    connection.execute(update(people).where(first).values(key=ended(), next_key=None))


# --- to be found again


def set_recovery(connection: Connection, person: str, code: str | None) -> bool:
    """The hash of the code by which somebody is found again, in place of the one before; can they be found now?"""
    connection.execute(update(people).where(people.c.id == person).values(recovery=code))
    return bool(connection.execute(select(is_secured()).where(people.c.id == person)).scalar())


def find_by_recovery(connection: Connection, code: str) -> Row[Any] | None:
    """Whose code this is, as `find_person` has it."""
    return connection.execute(known().where(people.c.recovery == code)).one_or_none()


def find_by_id(connection: Connection, person: str) -> Row[Any] | None:
    return connection.execute(known().where(people.c.id == person)).one_or_none()


# --- bringing along what is theirs

# What of a person stands where; `bring_along` and the tests know no other.
THEIRS = {
    games.c.owner,
    seats.c.person,
    notes.c.person,
    devices.c.person,
    passkeys.c.person,
    programs.c.person,
    programs.c.owner,
    challenged.c.person,
    reminders.c.person,
    browsers.c.person,
    silenced.c.person,
    mails.c.person,
    ratings.c.person,
    tournaments.c.owner,
    entrants.c.person,
}


def bring_along(connection: Connection, guest: str, person: str) -> list[str]:
    """All that a guest has becomes somebody's, and the guest is gone; the tables that this concerns.

    Who can be found again, also by a passkey or as a program, is no guest: they keep what is theirs.
    """
    secured = connection.execute(select(is_secured()).where(people.c.id == guest)).scalar_one_or_none()
    if secured is None or secured:
        return []
    sat = connection.execute(update(seats).where(seats.c.person == guest).values(person=person).returning(seats.c.game))
    made = connection.execute(update(games).where(games.c.owner == guest).values(owner=person).returning(games.c.id))
    concerned = {*sat.scalars(), *made.scalars(), *bring_notes(connection, guest, person)}
    did = log.c.game.in_(concerned) & (log.c.person == guest)
    spoke = (log.c.kind == "chat") & (log.c.person == guest)  # also where they only watched
    connection.execute(update(log).where(did | spoke).values(person=person))
    connection.execute(update(programs).where(programs.c.owner == guest).values(owner=person))
    wishes.bring(connection, guest, person)
    bring_ratings(connection, guest, person)
    bring_tournaments(connection, guest, person)
    connection.execute(delete(devices).where(devices.c.person == guest))
    connection.execute(delete(people).where(people.c.id == guest))
    for table in sorted(concerned):
        note_change(connection, Change(table, NOT_IN_THE_LOG))
    return sorted(concerned)


def bring_ratings(connection: Connection, guest: str, person: str) -> None:
    """A guest's ratings, where somebody has none themselves."""
    theirs = ratings.alias()
    same = (theirs.c.game == ratings.c.game) & (theirs.c.players == ratings.c.players)
    known = exists().where(theirs.c.person == person, same)
    connection.execute(update(ratings).where(ratings.c.person == guest, ~known).values(person=person))
    connection.execute(delete(ratings).where(ratings.c.person == guest))


def bring_notes(connection: Connection, guest: str, person: str) -> list[str]:
    """A guest's notes come after those that somebody has at the same table."""
    theirs = {note.game: note.text for note in connection.execute(select(notes).where(notes.c.person == person))}
    brought = connection.execute(select(notes).where(notes.c.person == guest)).all()
    for note in brought:
        its = (notes.c.game == note.game) & (notes.c.person == guest)
        if note.game in theirs:
            mine = (notes.c.game == note.game) & (notes.c.person == person)
            connection.execute(update(notes).where(mine).values(text=f"{theirs[note.game]}\n{note.text}"))
            connection.execute(delete(notes).where(its))
        else:
            connection.execute(update(notes).where(its).values(person=person))
    return [note.game for note in brought]
