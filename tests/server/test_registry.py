"""Tables in memory: what is not safe on the disk is built upon by nobody."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from bottega.core.record import new_header
from bottega.server.errors import ApiError
from bottega.server.http.app import Server, make_app
from bottega.server.jobs import jobs
from bottega.server.protocol import DoChat, DoMove, Done, NewTable, SeatWish, Sit
from bottega.server.storage import queries
from bottega.server.storage.log import add_entries, kind_of, read_log
from bottega.server.storage.store import CannotStore, Job, Store, Then
from bottega.server.tables import checks
from bottega.server.tables.entries import Chatted, Logged, Sender, numbered
from bottega.server.tables.lobby import new_id
from bottega.server.tables.people import Person
from bottega.server.tables.reader import COME_BACK, Reader
from bottega.server.tables.room import Room
from bottega.server.tables.seating import Seat, Seating
from bottega.server.tables.table import Table, load, standard_game


class Trouble:
    """A store that can be told to fail when it is asked to write next."""

    def __init__(self, store: Store) -> None:
        self.write_well = store.write
        self.failing = False

    async def write(self, job: Job, table: str = "", then: Then | None = None) -> Any:
        if not self.failing:
            return await self.write_well(job, table, then)
        self.failing = False
        await asyncio.sleep(0.05)
        return await self.write_well(no_room, table, then)


def no_room(connection: Connection) -> None:
    raise OSError("the disk is full")


@pytest.fixture
def server(databases: Any) -> Iterator[Server]:
    made = Server(databases.new("sqlite"))
    yield made
    made.store.close()


async def table_for_one(server: Server) -> tuple[Room, Person]:
    """A table at which somebody plays both seats."""
    person, _ = await server.people.make()
    wish = NewTable("sintra", [SeatWish("me"), SeatWish("room")], {"start": "1"}, seed=1)
    made = await server.lobby.make(person, wish)
    return await server.registry.at(made.table), person


def first_move(room: Room, client: str) -> DoMove:
    asked = room.table.state.asked(0)
    return DoMove(client, 0, 0, room.table.state.game.write(asked, asked.options[0]))


def logged(connection: Connection, room: Room) -> list[tuple[int, str]]:
    return [(logged.seq, kind_of(logged.entry)) for logged in read_log(connection, room.id)]


def test_nobody_builds_on_what_could_not_be_stored(server: Server) -> None:
    async def go() -> None:
        room, person = await table_for_one(server)
        trouble = Trouble(server.store)
        server.store.write = trouble.write  # type: ignore[method-assign]
        trouble.failing = True
        move = first_move(room, "a")
        chat = DoChat("b", "hello")
        said = await asyncio.gather(
            server.actions.handle(room, Reader(person), move),
            server.actions.handle(room, Reader(person), chat),  # waits for the move, which fails
            server.actions.handle(room, Reader(person), move),
            return_exceptions=True,
        )
        assert [one.code if isinstance(one, ApiError) else one for one in said] == [
            "storage",
            Done("b", 1),
            Done("a", 2),
        ]
        assert await server.store.read(lambda connection: logged(connection, room)) == [(1, "chat"), (2, "move")]

    asyncio.run(go())


def test_nobody_sees_what_could_not_be_stored(server: Server) -> None:
    async def go() -> None:
        room, person = await table_for_one(server)
        trouble = Trouble(server.store)
        server.store.write = trouble.write  # type: ignore[method-assign]
        trouble.failing = True
        before = (await server.tables.show(room, person, 0, 0, 0)).body
        saying = asyncio.create_task(server.actions.handle(room, Reader(person), first_move(room, "a")))
        await asyncio.sleep(0.01)
        assert (await server.tables.show(room, person, 0, 0, 0)).body == before
        with pytest.raises(CannotStore):
            await saying
        assert (await server.tables.show(room, person, 0, 0, 0)).body == before

    asyncio.run(go())


def test_a_move_whose_sender_went_away_is_made_or_not_made(server: Server) -> None:
    async def go() -> None:
        room, person = await table_for_one(server)
        move = first_move(room, "a")
        saying = asyncio.create_task(server.actions.handle(room, Reader(person), move))
        await asyncio.sleep(0)
        saying.cancel()
        await asyncio.gather(saying, return_exceptions=True)
        await server.store.write(lambda connection: None)  # whatever was under way is done
        again = await server.registry.at(room.id)
        assert isinstance(await server.actions.handle(again, Reader(person), move), Done)
        assert again.table.state.step == 1
        assert await server.store.read(lambda connection: logged(connection, room)) == [(1, "move")]

    asyncio.run(go())


def test_bots_try_again_what_could_not_be_stored(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LATER", 0.05)

    async def go() -> None:
        person, _ = await server.people.make()
        trouble = Trouble(server.store)
        server.store.write = trouble.write  # type: ignore[method-assign]
        bot = SeatWish("bot", bot="random")
        made = await server.lobby.make(person, NewTable("sintra", [bot, SeatWish("me")], {"start": "1"}))
        trouble.failing = True
        async with asyncio.timeout(60):
            while (await server.registry.at(made.table)).table.state.deciders == [0]:
                await asyncio.sleep(0.05)
        assert not trouble.failing
        await server.jobs.close()
        await server.registry.close()
        await server.workers.close()

    asyncio.run(go())


class Line:
    """A socket of which only what the server does is of interest."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.scope = {"scheme": "ws"}
        self.path_params = {"id": "somewhere"}
        self.code = 0

    async def accept(self) -> None:
        pass

    async def close(self, code: int) -> None:
        self.code = code


def test_a_reader_comes_back_if_the_table_cannot_be_read_now(server: Server) -> None:
    async def failing(job: Job) -> None:
        raise CannotStore("the database is away")

    server.store.read = failing  # type: ignore[method-assign, assignment]
    line = Line()
    asyncio.run(server.sockets.listen(line))  # type: ignore[arg-type]
    assert line.code == COME_BACK


def test_two_requests_at_once_are_one_person(server: Server) -> None:
    async def go() -> None:
        _, key = await server.people.make()
        server.people.known.clear()
        one, two = await asyncio.gather(server.people.find(key), server.people.find(key))
        assert one is two

    asyncio.run(go())


def test_bots_that_nobody_lets_think_are_found(database: str) -> None:
    """A server that is gone took its jobs along; whoever looks later finds the tables where bots wait."""
    store = Store(database)
    game = standard_game("sintra")

    def add(connection: Connection, bot: bool, at: float) -> str:
        header = new_header(game, 2, 1, ["human", "human"], {"start": "1"})
        seats = [Seat(bot="random"), Seat()] if bot else [Seat(), Seat(bot="random")]
        game_id = new_id()
        queries.add_table(connection, game_id, load(header, []), Seating(None, False, seats), "salt", [], at)
        return game_id

    async def go() -> None:
        wanted = [await store.write(lambda connection: add(connection, True, 100.0)) for _ in range(2)]
        await store.write(lambda connection: [add(connection, False, 100.0) for _ in range(queries.LISTED)])
        await store.write(lambda connection: add(connection, True, 500.0))
        due = await store.read(lambda connection: queries.due_tables(connection, 500.0, 499.0, wanted))
        assert sorted(due) == sorted(wanted)
        assert await store.read(lambda connection: queries.next_times(connection, wanted)) == (None, 100.0)
        assert await store.read(lambda connection: queries.due_tables(connection, 500.0, 499.0, ())) == []
        assert await store.read(lambda connection: queries.next_times(connection, ())) == (None, None)

    asyncio.run(go())
    store.close()


def test_a_game_that_is_over_stays_over() -> None:
    """The end shows the seed: nobody takes it back."""
    game = standard_game("sintra")
    table = Table(new_header(game, 2, 1, ["human", "human"], {}))
    while not table.state.over():
        seat = table.state.deciders[0]
        asked = table.state.asked(seat)
        table.apply(numbered(table.seq, checks.move(table.state, seat, table.seq, game.write(asked, asked.options[0]))))
    last = table.state.moves[-1][0]
    for ask in (False, True):
        with pytest.raises(ApiError) as refused:
            checks.undo(table.state, last, table.seq, False, ask, {1 - last})
        assert refused.value.code == "no-way-back"


def test_tables_that_are_opened_together_stay_while_somebody_waits_for_them(server: Server) -> None:
    """However few may be in memory: whoever gets a table gets the one that lasts."""

    async def go() -> None:
        tables = [(await table_for_one(server))[0].id for _ in range(12)]
        server.registry.limit = 1
        for name in tables:
            server.registry.drop(server.registry.rooms[name])

        async def arrive(name: str) -> None:
            room = await server.registry.at(name)
            assert server.registry.rooms.get(name) is room
            room.polls.append(None)

        await asyncio.gather(*(arrive(name) for name in tables))
        assert set(server.registry.rooms) == set(tables)
        assert not server.registry.awaited

    asyncio.run(go())


def test_where_the_log_cannot_be_read_nobody_is_shown_an_older_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process has added to it, and the database is gone between two questions."""

    def gone(*_: object) -> list[Logged]:
        raise CannotStore("the database is gone")

    async def go() -> None:
        room, person = await table_for_one(server)
        server.store.shared = True
        said = numbered(room.table.seq, [Chatted(0, "hello")], 1.0, Sender(person.id, "a", "Anna"), 0)
        await server.store.write(lambda connection: add_entries(connection, room.id, said))
        with monkeypatch.context() as patched:
            patched.setattr("bottega.server.storage.log.read_log", gone)
            with pytest.raises(CannotStore):
                await server.registry.current(room.id)
        assert (await server.registry.current(room.id)).table.seq == said[-1].seq

    asyncio.run(go())


def test_health_is_asked_of_a_disk_that_took_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    full = CannotStore("the disk is full")

    def no_room(_connection: Connection) -> None:
        raise full

    async def health() -> int:
        transport = httpx.ASGITransport(make_app(server))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return (await http.get("/healthz")).status_code

    async def go() -> None:
        await server.people.make()
        assert await health() == 200
        with pytest.raises(CannotStore):
            await server.store.write(no_room)
        with monkeypatch.context() as patched:
            patched.setattr(queries, "touch", no_room)
            assert await health() == 503
        assert await health() == 200
        assert not server.store.failing

    asyncio.run(go())


def test_games_with_others_stay_in_the_list_when_there_are_too_many(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "LISTED", 3)

    async def go() -> None:
        person, _ = await server.people.make()
        other, _ = await server.people.make()
        made = await server.lobby.make(person, NewTable("sintra", [SeatWish("me"), SeatWish("link")], {}))
        await server.lobby.sit(await server.registry.at(made.table), other, Sit(made.links[0].token))
        alone = NewTable("sintra", [SeatWish("me"), SeatWish("room")], {})
        others = [(await server.lobby.make(person, alone)).table for _ in range(5)]
        found = [line.table for line in (await server.lobby.mine(person)).tables]
        assert found == [others[4], others[3], made.table]

    asyncio.run(go())


def test_a_tables_name_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = iter(["-CdrqUia5Kay", "-aaaaaaaaaaa", "a-bcdefghijk"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _bytes: next(tokens))
    assert new_id() == "a-bcdefghijk"


def test_a_program_hears_of_its_turn_once_the_table_in_memory_knows_of_it(server: Server) -> None:
    async def go() -> None:
        room, person = await table_for_one(server)
        async with room.lock:  # what was stored last is not applied yet

            async def holds() -> bool:
                return True

            events = server.programs.new_events(person, holds)
            first = asyncio.ensure_future(anext(events))
            done, _ = await asyncio.wait([first], timeout=0.3)
            assert not done
        assert b'"turn"' in await asyncio.wait_for(first, 10)
        await events.aclose()  # type: ignore[attr-defined]

    asyncio.run(go())
