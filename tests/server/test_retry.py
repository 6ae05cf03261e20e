"""Two servers at one database: no process owns a table, the log's key decides, and copies follow."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from typing import Any

import pytest

from bottega.server.errors import ApiError
from bottega.server.http.app import Server
from bottega.server.jobs.jobs import BotTurn
from bottega.server.jobs.worker import Task, decide
from bottega.server.protocol import DoChat, DoMove, Done, NewTable, SeatWish, Sit
from bottega.server.storage.log import kind_of, read_log
from bottega.server.storage.store import Job, Then
from bottega.server.tables.lobby import new_id
from bottega.server.tables.people import Person
from bottega.server.tables.reader import Reader
from bottega.server.tables.registry import TRIES
from bottega.server.tables.room import Room
from bottega.workers.fair_queue import Owner


@pytest.fixture
def servers(database: str) -> Iterator[tuple[Server, Server]]:
    one, two = Server(database), Server(database)
    yield one, two
    one.store.close()
    two.store.close()


async def opened(servers: tuple[Server, Server], *kinds: str) -> tuple[Room, Room, Person]:
    """A table of one person's, in both servers' memory."""
    person, _ = await servers[0].people.make()
    seats = [SeatWish("bot", bot=kind) if kind == "random" else SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
    made = await servers[0].lobby.make(person, NewTable("sintra", seats, {"start": "1"}, seed=1))
    return await servers[0].registry.at(made.table), await servers[1].registry.at(made.table), person


def move(room: Room, person: Person, client: str, option: int = 0) -> DoMove:
    asked = room.state.asked(0)
    return DoMove(client, room.number(person.id), 0, room.state.game.write(asked, asked.options[option]))


async def code_of(saying: Awaitable[Any]) -> str:
    try:
        return type(await saying).__name__
    except ApiError as error:
        return error.code


def kinds(server: Server, room: Room) -> list[str]:
    return [kind_of(one.entry) for one in server.store.read_now(lambda connection: read_log(connection, room.id))]


def run(go: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(go())


def test_whoever_is_behind_reads_on_and_tries_again(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        here, there, person = await opened(servers, "me", "room")
        reader = Reader(person)
        there.readers.add(reader)
        assert await servers[0].actions.handle(here, Reader(person), move(here, person, "a")) == Done("a", 1)
        assert (there.table.seq, reader.dirty) == (0, False)
        assert await servers[1].actions.handle(there, Reader(person), DoChat("b", "ciao")) == Done("b", 2)
        assert reader.dirty
        assert (there.table.seq, there.state.step) == (2, 1)
        await servers[0].registry.follow(here)
        assert here.state.position.key() == there.state.position.key()
        assert [line.text for line in here.table.chat] == ["ciao"]
        assert kinds(servers[0], here) == ["move", "chat"]

    run(go)


def test_of_two_moves_at_once_one_is_made_and_the_other_is_stale(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        here, there, person = await opened(servers, "me", "room")
        codes = await asyncio.gather(
            code_of(servers[0].actions.handle(here, Reader(person), move(here, person, "a", 0))),
            code_of(servers[1].actions.handle(there, Reader(person), move(there, person, "b", 1))),
        )
        assert sorted(codes) == ["Done", "stale"]
        assert kinds(servers[0], here) == ["move"]

    run(go)


def test_the_same_message_to_both_is_one(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        here, there, person = await opened(servers, "me", "room")
        one, two = await asyncio.gather(
            servers[0].actions.handle(here, Reader(person), move(here, person, "a")),
            servers[1].actions.handle(there, Reader(person), move(there, person, "a")),
        )
        assert one == two == Done("a", 1)
        assert kinds(servers[0], here) == ["move"]

    run(go)


def test_many_messages_to_both_are_all_in_one_order(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        here, there, person = await opened(servers, "me", "room")
        both = ((servers[0], here), (servers[1], there))
        for server, room in both:
            server.actions.limits.take = lambda *_: None  # type: ignore[method-assign]
            room.polls.append(None)
        saying = [
            server.actions.handle(room, Reader(person), DoChat(new_id(), f"{n}"))
            for n in range(15)
            for server, room in both
        ]
        codes = await asyncio.gather(*(code_of(one) for one in saying))
        assert set(codes) <= {"Done", "stale"}
        for server, room in both:
            await server.registry.follow(room)
        assert here.table.chat == there.table.chat
        assert len(here.table.chat) == codes.count("Done") > 15

    run(go)


def test_whoever_is_always_behind_is_told_so(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        here, there, person = await opened(servers, "me", "room")
        write, tries = servers[1].store.write, 0

        async def after_somebody_else(job: Job, table: str = "", then: Then | None = None) -> Any:
            nonlocal tries
            tries += 1
            await servers[0].actions.handle(here, Reader(person), DoChat(new_id(), "first"))
            return await write(job, table, then)

        servers[1].store.write = after_somebody_else  # type: ignore[method-assign]
        assert await code_of(servers[1].actions.handle(there, Reader(person), DoChat("b", "second"))) == "stale"
        assert tries == TRIES
        assert kinds(servers[0], here) == ["chat"] * TRIES

    run(go)


def test_a_seat_that_was_taken_elsewhere_is_taken_here(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        here, there, _ = await opened(servers, "me", "link")
        bela, _ = await servers[0].people.make()
        carla, _ = await servers[1].people.make()
        token = here.seating.seats[1].token or ""
        await servers[0].lobby.sit(here, bela, Sit(token))
        assert await code_of(servers[1].lobby.sit(there, carla, Sit(token))) == "bad-link"
        assert there.seating.seats == here.seating.seats
        assert there.seating.seats[1].person == bela.id

    run(go)


class Here:
    """Bots that think in this process."""

    @contextlib.asynccontextmanager
    async def turn(self, bot: str, owner: Owner, behind: float) -> AsyncIterator[None]:
        yield

    async def choose(self, task: Task, seconds: float) -> int:
        await asyncio.sleep(0.05)
        return decide(task)

    async def close(self) -> None:
        pass


def test_a_bots_turn_is_played_once(servers: tuple[Server, Server]) -> None:
    async def go() -> None:
        for server in servers:
            server.bot_turns.workers = Here()
        here, there, _ = await opened(servers, "random", "me")
        turn = BotTurn(here.id, 0, 0)
        await asyncio.gather(*(server.bot_turns.play(turn) for server in servers))
        moves = [entry for entry in here.state.moves if entry[0] == 0]
        for server in servers:
            await server.jobs.close()
        assert moves
        await servers[1].registry.follow(there)
        stored = kinds(servers[0], here)
        assert stored == ["move"] * len(stored)
        assert there.state.moves[: len(moves)] == moves

    run(go)
