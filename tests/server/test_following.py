"""A process follows what others add to logs, whatever its own writer or its own readers wait for."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from sqlalchemy import Connection

from bottega.server.errors import ApiError
from bottega.server.http.app import Server
from bottega.server.jobs.jobs import bots_of
from bottega.server.protocol import DoChat, NewTable, SeatWish, Sit
from bottega.server.storage.claims import SessionClaims
from bottega.server.storage.log import Append
from bottega.server.storage.notices import MOST, ROWS, Change, LogRow, packed
from bottega.server.storage.store import READING, open_engine
from bottega.server.tables.entries import Chatted, numbered
from bottega.server.tables.people import Person
from bottega.server.tables.reader import Reader
from bottega.server.tables.room import Room
from bottega.workers.fair_queue import Owner
from tests.server.conftest import Databases

SOON = 30.0  # seconds within which something must happen, on a busy machine


@pytest.fixture
def shared(databases: Databases) -> str:
    return databases.new("postgresql")


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not true():
            await asyncio.sleep(0.01)


async def with_two(shared: str, what: Callable[[Server, Server, Room, Person], Awaitable[None]]) -> None:
    """Two processes; at the second somebody reads a table that the first has made."""
    one, two = Server(shared), Server(shared)
    try:
        for server in (one, two):
            await server.start()
        person, _ = await one.people.make()
        made = await one.lobby.make(person, NewTable("sintra", [SeatWish("me"), SeatWish("room")], seed=1))
        room = await two.registry.at(made.table)
        room.readers.add(Reader(None))
        await until(two.follower.listening)
        await what(one, two, room, person)
        room.readers.clear()
    finally:
        for server in (one, two):
            await server.close()


async def chat(server: Server, table: str, person: Person, id: str) -> None:
    await server.actions.handle(await server.registry.at(table), Reader(person), DoChat(id, id))


def held(begun: threading.Semaphore, go_on: threading.Event, _connection: Connection) -> None:
    """A question to the database that has no answer yet."""
    begun.release()
    go_on.wait(10 * SOON)


def test_new_entries_come_with_the_notice(shared: str) -> None:
    """All who could read them are busy."""
    begun, go_on = threading.Semaphore(0), threading.Event()

    async def go(one: Server, two: Server, room: Room, person: Person) -> None:
        await chat(one, room.id, person, "first")  # the notice of the new table comes before, and lets seats be read
        await until(lambda: len(room.table.chat) == 1 and not room.lock.locked())
        reading = [asyncio.create_task(two.store.read(partial(held, begun, go_on))) for _ in range(READING)]
        try:
            for _ in reading:
                await asyncio.to_thread(begun.acquire)
            for said in ("a", "b", "c"):
                await chat(one, room.id, person, said)
            await until(lambda: len(room.table.chat) == 4)
        finally:
            go_on.set()
        await asyncio.gather(*reading)
        assert [line.text for line in room.table.chat] == ["first", "a", "b", "c"]

    asyncio.run(with_two(shared, go))


def test_entries_that_do_not_come_next_are_read_with_those_before(shared: str) -> None:
    async def go(one: Server, two: Server, room: Room, person: Person) -> None:
        other = await one.registry.at(room.id)
        silent = Append(room.id, numbered(0, [Chatted(0, "in silence")]), {})
        assert await one.store.write(lambda connection: told_nobody(connection, silent), room.id)
        await one.registry.follow(other)
        await chat(one, room.id, person, "aloud")
        await until(lambda: len(room.table.chat) == 2)
        assert [line.text for line in room.table.chat] == ["in silence", "aloud"]

    asyncio.run(with_two(shared, go))


def told_nobody(connection: Connection, entries: Append) -> bool:
    """Store entries as an older version might, without a word to anybody."""
    stored = entries(connection)
    connection.info.clear()
    return stored


def test_whoever_looks_waits_for_no_writer(shared: str) -> None:
    begun, go_on = threading.Semaphore(0), threading.Event()

    async def go(one: Server, two: Server, room: Room, person: Person) -> None:
        writing = asyncio.create_task(two.store.write(partial(held, begun, go_on)))
        try:
            await asyncio.to_thread(begun.acquire)
            silent = Append(room.id, numbered(0, [Chatted(0, "in silence")]), {})
            await one.store.write(lambda connection: told_nobody(connection, silent), room.id)
            await until(lambda: len(room.table.chat) == 1)
            assert not writing.done()
        finally:
            go_on.set()
        await writing

    asyncio.run(with_two(shared, go))


def test_whoever_may_not_let_bots_think_does_not_read_their_table(shared: str) -> None:
    async def go(one: Server, two: Server, room: Room, person: Person) -> None:
        wish = NewTable("sintra", [SeatWish("me"), SeatWish("bot", bot="random")], {"start": "1"}, seed=1)
        table = (await one.lobby.make(person, wish)).table
        engine = open_engine(shared)
        claims = SessionClaims(engine)
        try:
            assert await claims.take(bots_of(table))
            await two.follower.wake(Change(table, 1, bot=True))
            assert table not in two.registry.rooms
            await claims.release(bots_of(table))
            await two.follower.wake(Change(table, 1, bot=True))
            assert table in two.registry.rooms
        finally:
            claims.close()
            engine.dispose()

    asyncio.run(with_two(shared, go))


def test_a_process_whose_bots_wait_for_their_turn_keeps_nobody_from_thinking(shared: str) -> None:
    async def go(one: Server, two: Server, room: Room, person: Person) -> None:
        async with one.workers.turn("random", Owner(), 0.0):  # there is one place for such bots
            wish = NewTable("sintra", [SeatWish("bot", bot="random"), SeatWish("me")], {"start": "1"}, seed=1)
            table = (await one.lobby.make(person, wish)).table
            thinking = await two.registry.at(table)
            thinking.readers.add(Reader(None))  # bots think where somebody looks
            await until(lambda: one.jobs.busy(table))
            await until(lambda: thinking.table.seq > 0)
            thinking.readers.clear()

    asyncio.run(with_two(shared, go))


def test_entries_in_notices_are_as_short_as_postgresql_wants_them() -> None:
    def row(number: int, text: str) -> LogRow:
        return LogRow(f"table-{number}", number, None, "chat", 0, "anna", "Ànna", text, 0.5, 0)

    grown = [[row(number, "ü" * (number % 50)) for _ in range(number % 3 + 1)] for number in range(500)]
    told = list(packed("me", [[row(0, "x" * MOST)], *grown, [row(1, "é" * (MOST // 2))]]))
    assert 1 < len(told) < 100
    assert max(len(payload.encode()) for payload in told) <= MOST
    heard = [row for payload in told for row in read(payload)]
    assert heard == [row for rows in grown for row in rows]  # what is too long is left to be read
    assert list(packed("me", [])) == []


def read(payload: str) -> list[LogRow]:
    sender, _, said = payload.partition(" ")
    assert sender == "me"
    return ROWS.decode(said)


def test_games_that_were_brought_along_are_somebodys_everywhere(shared: str) -> None:
    async def go(one: Server, two: Server, room: Room, guest: Person) -> None:
        anna, _ = await one.people.make()
        await one.people.bring_along(guest, anna)
        await until(lambda: room.seating.owner == anna.id)
        assert room.seating.seats_of(anna.id) == [0, 1]
        assert room.seating.seats_of(guest.id) == []

    asyncio.run(with_two(shared, go))


def test_what_was_forgotten_is_forgotten_everywhere(shared: str) -> None:
    async def go(one: Server, two: Server, room: Room, person: Person) -> None:
        bela, _ = await one.people.make()
        other = (await one.lobby.make(bela, NewTable("sintra", [SeatWish("me"), SeatWish("link")], seed=1))).links[0]
        theirs = next(table for table in one.registry.rooms if table != room.id)
        await one.lobby.sit(await one.registry.at(theirs), person, Sit(other.token))
        await chat(one, theirs, person, "unforgettable")
        followed = await two.registry.at(theirs)
        assert [line.text for line in followed.table.chat] == ["unforgettable"]
        await one.own.forget_all(person.id)
        await until(lambda: not {room.id, theirs} & set(two.registry.rooms))
        with pytest.raises(ApiError):
            await two.registry.at(room.id)
        assert [line.text for line in (await two.registry.at(theirs)).table.chat] == ["…"]

    asyncio.run(with_two(shared, go))
