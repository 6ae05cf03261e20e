"""Programs that play as people do, and who has asked them to, as rows of the database."""

import time
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, insert, select

from bottega.server.storage.schema import challenged, devices, games, people, programs, seats

CHALLENGES: Final = 50  # of a program that are told at a time


def add_program(connection: Connection, owner: str, id: str, name: str, unused: str, key: str, most: int) -> bool:
    """A person that is somebody's program; not if there is one of its name, or they have so many.

    Its token is a device's key.
    """
    if len(programs_of(connection, owner)) >= most or find_program(connection, name) is not None:
        return False
    now = time.time()
    connection.execute(insert(people).values(id=id, key=unused, name=name, made=now))
    connection.execute(insert(programs).values(person=id, owner=owner))
    connection.execute(insert(devices).values(key=key, person=id, made=now))
    return True


def programs_of(connection: Connection, owner: str) -> Sequence[Row[Any]]:
    wanted: Select[Any] = select(people.c.id, people.c.name, people.c.made)
    wanted = wanted.join(programs, programs.c.person == people.c.id)
    return connection.execute(wanted.where(programs.c.owner == owner).order_by(people.c.made)).all()


def owner_of(connection: Connection, program: str) -> str | None:
    return connection.execute(select(programs.c.owner).where(programs.c.person == program)).scalar_one_or_none()


def find_program(connection: Connection, name: str) -> str | None:
    """A program's id by its name."""
    wanted = select(people.c.id).join(programs, programs.c.person == people.c.id).where(people.c.name == name)
    return connection.execute(wanted).scalar()


def challenge(connection: Connection, table: str, seat: int, name: str) -> bool:
    """Ask a program to take a seat, in place of whoever was asked before; False if there is none of this name."""
    program = find_program(connection, name)
    if program is None:
        return False
    connection.execute(delete(challenged).where(challenged.c.game == table, challenged.c.seat == seat))
    connection.execute(insert(challenged).values(game=table, seat=seat, person=program))
    return True


def decline(connection: Connection, table: str, seat: int, program: str) -> None:
    """A program does not take a seat that it was asked to take."""
    mine = (challenged.c.game == table) & (challenged.c.person == program)
    connection.execute(delete(challenged).where(mine, challenged.c.seat == seat))


def challenged_at(connection: Connection, program: str) -> list[dict[str, Any]]:
    """The seats that a program is asked to take, whether they are free or not."""
    wanted = select(challenged.c.game, challenged.c.seat).where(challenged.c.person == program)
    return [dict(row._mapping) for row in connection.execute(wanted)]


def challenges_of(connection: Connection, program: str) -> Sequence[Row[Any]]:
    """The free seats that a program is asked to take, with the invitations to them."""
    there = (seats.c.game == challenged.c.game) & (seats.c.seat == challenged.c.seat)
    wanted: Select[Any] = select(seats.c.game, seats.c.seat, seats.c.token, games.c.header)
    wanted = wanted.select_from(challenged).join(seats, there).join(games, games.c.id == seats.c.game)
    free = seats.c.person.is_(None) & seats.c.token.is_not(None)
    return connection.execute(
        wanted.where(challenged.c.person == program, free).order_by(seats.c.game).limit(CHALLENGES)
    ).all()
