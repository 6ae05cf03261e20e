"""Clocks: what is used, what is left, and what happens when nothing is left."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import text

from bottega.core.record import new_header
from bottega.i18n import LANGUAGES, spoken
from bottega.server.errors import ApiError
from bottega.server.http.app import Server
from bottega.server.jobs import jobs
from bottega.server.jobs.worker import Task, decide
from bottega.server.protocol import (
    ClientMessage,
    Clock,
    DaysClock,
    DoChat,
    DoMove,
    DoPlan,
    DoReady,
    DoRedo,
    DoUndo,
    DoUnplan,
    LiveClock,
    NewTable,
    SeatWish,
    Sit,
)
from bottega.server.storage import queries
from bottega.server.storage.log import kind_of, read_log
from bottega.server.storage.store import Store, open_engine, upgrade
from bottega.server.tables.clocks import DAY, Time
from bottega.server.tables.drafts import handed_in, planning
from bottega.server.tables.entries import Moved, TimeUp, numbered
from bottega.server.tables.people import Person
from bottega.server.tables.reader import Reader
from bottega.server.tables.room import Room
from bottega.server.tables.table import Table, load, standard_game
from bottega.workers.fair_queue import Owner
from tests.server.guest import Guest, asked, new_id, over
from tests.server.serving import HASTIER, HASTY, Running, start_server, wait_until
from tests.server.test_registry import Trouble

MINUTE = 60_000
LIVE = {"kind": "live", "minutes": 10, "seconds": 15}
TEN = LiveClock(10, 15)


class SlowTime(Time):
    """Stands still until a test lets it pass."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 1000.0
        self.waiting: list[tuple[float, Callable[[], None], asyncio.TimerHandle]] = []

    def now(self) -> float:
        return self.seconds

    def later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        handle = asyncio.get_running_loop().call_later(1e6, lambda: None)
        self.waiting.append((self.seconds + seconds, call, handle))
        return handle

    def set(self) -> list[float]:
        """When something is to happen."""
        return [at - self.seconds for at, _, handle in self.waiting if not handle.cancelled()]

    def due(self) -> bool:
        return any(seconds <= 0 for seconds in self.set())

    def go(self, seconds: float) -> None:
        """Let time pass, and what is due happen."""
        self.seconds += seconds
        due = [one for one in self.waiting if one[0] <= self.seconds]
        self.waiting = [one for one in self.waiting if one not in due]
        for _, call, handle in due:
            if not handle.cancelled():
                handle.cancel()
                call()


class Here:
    """Bots that think in this process, when they may."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.may = asyncio.Event()
        self.may.set()

    @contextlib.asynccontextmanager
    async def turn(self, bot: str, owner: Owner, behind: float) -> AsyncIterator[None]:
        yield

    async def choose(self, task: Task, seconds: float) -> int:
        self.tasks.append(task)
        await self.may.wait()
        return decide(task)

    async def close(self) -> None:
        pass


class Stage:
    """A server in this process with a time of its own."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.time = SlowTime()
        self.open()

    def open(self) -> None:
        self.server = Server(self.database, time=self.time)
        self.registry = self.server.registry
        self.bots = Here()
        self.server.bot_turns.workers = self.bots

    async def again(self) -> None:
        """The server ends without a word and starts again."""
        self.registry.closing = True
        await self.server.watch.close()
        await self.server.jobs.close()
        self.server.store.close()
        self.time.waiting.clear()
        self.open()
        await self.server.watch.start()
        while self.server.watch.looking is not None:  # else time passes before it knows when to look again
            await asyncio.sleep(0.01)

    async def somebody(self) -> Person:
        return (await self.server.people.make())[0]

    async def table(self, person: Person, game: Any, *kinds: Any, clock: Clock | None = TEN, **chosen: str) -> Room:
        """A table; seats are `me`, `room`, `link` or bots."""
        seats = [
            SeatWish(kind) if kind in ("me", "room", "link") else SeatWish("bot", bot=kind, name=kind) for kind in kinds
        ]
        wish = NewTable(game, seats, {"start": "1", **chosen} if game == "sintra" else chosen, seed=1, clock=clock)
        made = await self.server.lobby.make(person, wish)
        return await self.registry.at(made.table)

    async def settle(self, room: Room) -> None:
        """Until nothing is due and no bot thinks: a look may have set its next one to a time that has passed since."""
        async with asyncio.timeout(60):
            while self.time.due() or self.server.watch.looking is not None or self.server.jobs.busy(room.id):
                self.time.go(0)
                await asyncio.sleep(0.01)

    async def say(self, room: Room, person: Person, message: ClientMessage) -> str:
        """Say something; the code of a refusal."""
        try:
            await self.server.actions.handle(room, Reader(person), message)
        except ApiError as refusal:
            return refusal.code
        return ""

    async def move(self, room: Room, person: Person, seat: int) -> str:
        """The first move there is."""
        question = room.table.state.asked(seat)
        first = room.table.state.game.write(question, question.options[0])
        return await self.say(room, person, DoMove(new_id(), room.number(person.id), seat, first))


@pytest.fixture
def stage(database: str) -> Iterator[Stage]:
    made = Stage(database)
    yield made
    made.server.store.close()


def seconds(room: Room) -> list[float]:
    """What is left, by seat."""
    return [room.left(seat) / 1000 for seat in range(room.table.state.players)]


def kinds(room: Room) -> list[str]:
    return [line.kind for line in room.table.lines]


# --- what is used


def test_time_runs_for_whoever_is_asked(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room")
        assert (room.running(), seconds(room)) == ([0], [600, 600])
        assert stage.time.set() == [600]
        stage.time.go(20)
        assert seconds(room) == [580, 600]
        assert await stage.move(room, anna, 0) == ""  # takes glass, and is asked where to
        assert (room.running(), seconds(room)) == ([0], [595, 600])
        stage.time.go(5)
        await stage.say(room, anna, DoChat("chat", "hm"))
        stage.time.go(5)
        assert await stage.move(room, anna, 0) == ""
        assert (room.running(), seconds(room)) == ([1], [600, 600])
        stage.time.go(100)
        assert seconds(room) == [600, 500]
        assert len(stage.time.set()) == 1

    asyncio.run(go())


def test_bots_have_no_clock_and_nobodys_runs_while_they_think(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        stage.bots.may.clear()
        room = await stage.table(anna, "sintra", "random", "me")
        stage.time.go(5000)
        assert room.running() == []
        assert [None if one is None else (one.left, one.runs) for one in room.clocks()] == [None, (600_000, False)]
        stage.bots.may.set()
        await stage.settle(room)
        assert room.running() == [1]
        stage.time.go(10)
        assert seconds(room)[1] == 590
        await stage.again()
        assert (await stage.registry.at(room.id)).clocks()[0] is None

    asyncio.run(go())


def test_nobodys_time_runs_while_a_seat_is_free(stage: Stage) -> None:
    async def go() -> None:
        anna, bela = await stage.somebody(), await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "link")
        stage.time.go(1000)
        assert (room.running(), seconds(room), stage.time.set()) == ([], [600, 600], [])
        assert await stage.move(room, anna, 0) == ""
        stage.time.go(1000)
        await stage.server.lobby.sit(room, bela, Sit(room.seating.seats[1].token or ""))
        assert (room.running(), stage.time.set()) == ([0], [615])
        stage.time.go(15)
        assert seconds(room) == [600, 600]

    asyncio.run(go())


def test_undo_gives_nothing_back_and_nothing_twice(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "random")
        stage.time.go(100)
        await stage.move(room, anna, 0)
        for _ in range(3):
            stage.time.go(10)
            assert await stage.say(room, anna, DoUndo(new_id(), room.number(anna.id), 0)) == ""
            stage.time.go(10)
            assert await stage.move(room, anna, 0) == ""
        assert seconds(room)[0] == 600 - 100 + 15 - 60
        await stage.say(room, anna, DoUndo(new_id(), room.number(anna.id), 0))
        await stage.say(room, anna, DoRedo(new_id(), room.number(anna.id), 0))
        assert seconds(room)[0] == 455

    asyncio.run(go())


def test_days_are_fresh_for_each_decision(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room", clock=DaysClock(2))
        stage.time.go(DAY / 1000)
        assert room.left(0) == DAY
        await stage.move(room, anna, 0)
        assert room.left(0) == 2 * DAY
        stage.time.go(DAY / 1000)
        await stage.say(room, anna, DoUndo(new_id(), room.number(anna.id), 0))
        await stage.move(room, anna, 0)  # for what was decided before there are no new days
        assert room.left(0) == DAY
        stage.time.go(DAY / 1000)
        await stage.settle(room)
        assert room.running() == [1]
        assert [room.left(0), room.left(1)] == [2 * DAY, 2 * DAY]

    asyncio.run(go())


def test_without_a_clock_nothing_is_counted(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room", clock=None)
        stage.time.go(1e9)
        await stage.move(room, anna, 0)
        assert (room.running(), room.clocks(), room.soonest(), stage.time.set()) == ([], [], None, [])
        assert [entry.ticked for entry in await logged(stage, room)] == [0]

    asyncio.run(go())


async def logged(stage: Stage, room: Room) -> list[Any]:
    return await stage.server.store.read(lambda connection: read_log(connection, room.id))


# --- time is up


def test_when_time_is_up_a_bot_makes_that_one_decision(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room")
        stage.time.go(599)
        assert not stage.server.jobs.busy(room.id)
        stage.bots.may.clear()
        stage.time.go(1)
        await asyncio.sleep(0)
        assert await stage.move(room, anna, 0) == "time-up"  # the bot has begun
        stage.bots.may.set()
        await stage.settle(room)
        assert [task.bot for task in stage.bots.tasks] == ["painter"]
        assert kinds(room)[0] == "flag"
        assert room.table.state.step == 1
        assert (room.running(), seconds(room), len(stage.time.set())) == ([0], [15, 600], 1)
        assert await stage.say(room, anna, DoUndo(new_id(), room.number(anna.id), 0)) == "no-way-back"
        stage.time.go(5)
        assert await stage.move(room, anna, 0) == ""
        assert (room.running(), seconds(room)) == ([1], [25, 600])
        assert kinds(room).count("flag") == 1
        assert [kind_of(one.entry) for one in await logged(stage, room)] == ["flag", "move", "move"]

    asyncio.run(go())


def test_a_game_nobody_plays_comes_to_its_end(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room")
        async with asyncio.timeout(120):
            while not room.table.state.over():
                stage.time.go(600)
                await stage.settle(room)
        assert (room.running(), room.deadline()) == ([], None)
        assert not any(one and one.runs for one in room.clocks())
        again = (await stage.server.lobby.rematch(room, anna)).table
        assert (await stage.registry.at(again)).seating.clock == TEN
        assert "clock" not in room.table.state.record().write()

    asyncio.run(go())


async def to_the_plans(stage: Stage, room: Room, person: Person) -> None:
    while not room.table.state.secret():
        assert await stage.move(room, person, room.table.state.deciders[0]) == ""


def next_answer(room: Room, seat: int) -> DoPlan:
    """The first answer to the next question of a plan."""
    planned = planning(room.table.state, seat)
    assert planned is not None
    answer = room.table.state.game.write(planned.position, planned.position.options[0])
    return DoPlan(new_id(), seat, len(planned.answers), answer)


def test_in_secret_all_clocks_run_and_the_rest_of_a_plan_is_made(stage: Stage) -> None:
    async def go() -> None:
        anna, bela = await stage.somebody(), await stage.somebody()
        room = await stage.table(anna, "fresco", "me", "link", "room")
        await stage.server.lobby.sit(room, bela, Sit(room.seating.seats[1].token or ""))
        while not room.table.state.secret():
            seat = room.table.state.deciders[0]
            stage.time.go(50 if seat == 0 else 10)
            assert await stage.move(room, bela if seat == 1 else anna, seat) == ""
        before = seconds(room)
        assert room.running() == [0, 1, 2]
        assert before[0] < before[1]
        stage.time.go(20)
        answer = next_answer(room, 0)
        assert await stage.say(room, anna, answer) == ""
        stage.time.go(10)
        assert seconds(room) == [left - 30 for left in before]  # an answer of a plan adds nothing
        public = room.table.state.counts[0]
        stage.time.go(seconds(room)[0])
        await stage.settle(room)
        assert room.table.state.deciders == [1, 2]
        assert [(line.who, line.kind) for line in room.table.lines[-2:]] == [(0, "flag"), (0, "planned")]
        assert handed_in(room.table.state, 0)[0] == answer.move
        assert room.table.state.counts[0] > public
        assert seconds(room) == [15, *(left - before[0] for left in before[1:])]
        assert await stage.say(room, anna, DoUnplan(new_id(), 0)) == "time-up"
        assert await stage.say(room, anna, DoUndo(new_id(), room.number(anna.id), 0)) == "no-way-back"
        assert not room.seat_view(0).undo.undo
        async with asyncio.timeout(60):
            while room.table.state.secret():
                stage.time.go(600)
                await stage.settle(room)

    asyncio.run(go())


def test_what_was_planned_stays_when_time_is_up(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "fresco", "me", "room")
        await to_the_plans(stage, room, anna)
        answer = next_answer(room, 0)
        assert await stage.say(room, anna, answer) == ""
        while not planning(room.table.state, 1).complete():  # type: ignore[union-attr]
            assert await stage.say(room, anna, next_answer(room, 1)) == ""
        assert await stage.say(room, anna, DoReady(new_id(), 1)) == ""
        paid = seconds(room)[1]
        assert await stage.say(room, anna, DoUnplan(new_id(), 1, 60)) == ""
        assert await stage.say(room, anna, DoReady(new_id(), 1)) == ""
        assert seconds(room)[1] == paid  # handing in again adds nothing
        stage.time.go(seconds(room)[0])
        await stage.settle(room)
        plan = [move for who, move in room.table.state.moves if who == 0]
        assert answer.move in plan
        assert not room.table.state.secret()
        assert seconds(room)[1] == paid

    asyncio.run(go())


def test_a_complete_plan_is_handed_in_as_it_is(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "fresco", "me", "room")
        await to_the_plans(stage, room, anna)
        while not planning(room.table.state, 0).complete():  # type: ignore[union-attr]
            assert await stage.say(room, anna, next_answer(room, 0)) == ""
        drafted = room.table.state.drafts[0]
        stage.bots.tasks.clear()
        stage.bots.may.clear()
        stage.time.go(seconds(room)[0])
        async with asyncio.timeout(60):
            while handed_in(room.table.state, 0) != drafted:
                await asyncio.sleep(0.01)
        assert [task for task in stage.bots.tasks if task.seat == 0] == []
        stage.bots.may.set()
        await stage.settle(room)

    asyncio.run(go())


def test_what_cannot_be_stored_when_time_is_up_is_tried_again(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LATER", 0.05)

    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room")
        trouble = Trouble(stage.server.store)
        stage.server.store.write = trouble.write  # type: ignore[method-assign]
        trouble.failing = True
        stage.time.go(600)
        async with asyncio.timeout(60):
            while room.state.step == 0:
                await asyncio.sleep(0.05)
        assert not trouble.failing
        assert kinds(room)[0] == "flag"
        assert (room.running(), seconds(room)) == ([0], [15, 600])

    asyncio.run(go())


def test_a_clock_needs_no_table_in_memory(stage: Stage) -> None:
    async def go() -> None:
        stage.registry.limit = 1
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room", clock=DaysClock(1))
        for _ in range(3):
            await stage.table(anna, "sintra", "me", "room", clock=None)
        assert room.id not in stage.registry.rooms
        stage.time.go(DAY / 1000)
        await stage.settle(room)
        assert kinds(await stage.registry.at(room.id))[0] == "flag"

    asyncio.run(go())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_so_in_every_language(language: str) -> None:
    assert "bot" in spoken("event-flag", {}, language).lower()


# --- the disk


def test_used_time_survives_and_down_time_counts_for_nobody(stage: Stage) -> None:
    async def go() -> None:
        anna = await stage.somebody()
        room = await stage.table(anna, "sintra", "me", "room")
        stage.time.go(100)
        await stage.move(room, anna, 0)
        stage.time.go(50)
        await stage.say(room, anna, DoChat("chat", "hm"))
        stage.time.go(400)  # nothing was stored since
        await stage.again()
        again = await stage.registry.at(room.id)
        assert seconds(again) == [465, 600]
        stage.time.go(465)
        await stage.settle(again)
        assert kinds(again).count("flag") == 1
        assert seconds(again) == [15, 600]
        await stage.again()
        assert seconds(await stage.registry.at(room.id)) == [15, 600]
        assert (await stage.registry.at(room.id)).table.state.settled == again.table.state.settled

    asyncio.run(go())


def test_kill_9_gives_no_time_back(database: str) -> None:
    """Clocks run sixty times as fast here."""
    with start_server(database, command=HASTY) as running, Guest(running.url, "Anna") as anna:
        table = anna.make("sintra", "me", "room", clock={"kind": "days", "days": 1}, chosen={"start": "1"})["table"]
        room = anna.make("sintra", "me", "room", clock={"kind": "live", "minutes": 180, "seconds": 5})["table"]
        wait_until(lambda: left(anna, table)[0] < DAY - MINUTE)
        for one in (table, room):
            assert anna.say(one, {"type": "chat", "id": "c", "text": "hm"})["type"] == "done"
        before = left(anna, table), left(anna, room)
        running.restart(signal.SIGKILL)
        with Guest(running.url) as back:
            back.http.cookies = anna.http.cookies
            after = left(back, table), left(back, room)
            assert after[0][0] <= before[0][0] + 60 * 500  # the fast clock ran on until the answer came
            assert after[0][0] < DAY - MINUTE / 2
            assert back.state(table)["clock"] == {"kind": "days", "days": 1}
            assert sum(after[1]) < 2 * 180 * MINUTE
            assert [clock["runs"] for clock in back.state(table)["clocks"]] == [True, False]


def left(guest: Guest, table: str) -> list[int]:
    return [clock["left"] for clock in guest.state(table)["clocks"]]


def test_databases_from_before_there_were_clocks(database: str) -> None:
    engine = open_engine(database)
    game = standard_game("sintra")
    made = Table(new_header(game, 2, 1, ["human", "human"], {"start": "1"}))
    question = made.state.asked(0)
    with engine.begin() as connection:
        upgrade(connection, "hints")
        values = {
            "header": queries.write_header(made.setup.header),
            "summary": queries.summary(made.state),
            "no": False,
        }
        connection.execute(
            text(
                "INSERT INTO games (id, header, salt, open, over, changed, summary)"
                " VALUES ('old', :header, 'salt', :no, :no, 1.0, :summary)"
            ),
            values,
        )
        for seat in (0, 1):
            connection.execute(text(f"INSERT INTO seats (game, seat, name, bot) VALUES ('old', {seat}, '', '')"))
        connection.execute(
            text(
                "INSERT INTO log (game, seq, kind, seat, name, text, at) VALUES ('old', 1, 'move', 0, '', :move, 1.0)"
            ),
            {"move": game.write(question, question.options[0])},
        )
    engine.dispose()
    store = Store(database)
    found = store.read_now(lambda connection: queries.read_table(connection, "old"))
    assert found is not None
    state = found.table.state
    assert (state.step, found.seating.clock, state.clocks.people) == (1, None, [])
    assert store.read_now(lambda connection: queries.due_tables(connection, 1e12, 1e12, ["old"])) == []
    store.close()


def test_a_log_tells_the_same_again() -> None:
    """What is left is a function of the log."""
    table = Table(new_header(standard_game("fresco"), 3, 1, ["human"] * 3, {}), TEN, {2})
    entries = []
    for n in range(40):
        seat = table.state.deciders[0]
        question = table.state.asked(seat)
        move = table.state.game.write(question, question.options[0])
        flag = [TimeUp(seat, 1)] if n % 7 == 3 and seat != 2 else []
        fresh = numbered(table.seq, [*flag, Moved(seat, move)], ticked=n * 1000)
        table.apply(fresh)
        entries += fresh
    again = load(table.setup.header, entries, TEN, {2})
    assert again.state.clocks.left == table.state.clocks.left
    assert again.state.settled == table.state.settled
    assert again.state.clocks.left[:2] != [600_000, 600_000]
    assert load(table.setup.header, entries).state.clocks.people == []


# --- what people are told


def test_a_table_says_what_is_left(anna: Guest, bela: Guest, watcher: Guest) -> None:
    made = anna.make("sintra", "me", "link", "greedy", clock=LIVE, chosen={"start": "1"})
    table = made["table"]
    for guest in (anna, watcher):
        state = guest.state(table)
        assert state["clock"] == LIVE
        assert state["clocks"] == [{"left": 600_000, "runs": False}, {"left": 600_000, "runs": False}, None]
    bela.sit(table, token=made["links"][0]["token"])
    with anna.at(table) as one, bela.at(table) as two:
        assert [clock and clock["runs"] for clock in two.state["clocks"]] == [True, False, None]
        one.play_on(lambda state: state["waiting"] == [1])
        two.until(asked)
        assert [clock and clock["runs"] for clock in two.state["clocks"]] == [False, True, None]
        assert 600_000 < two.state["clocks"][0]["left"] <= 630_000
        before = two.state["clocks"][1]["left"]
        wait_until(lambda: watcher.state(table)["clocks"][1]["left"] < before - 300)
    assert anna.state(anna.make("fresco", "me", "greedy")["table"])["clocks"] == []


def test_the_list_of_my_tables_says_what_is_left(anna: Guest) -> None:
    table = anna.make("sintra", "me", "room", clock={"kind": "days", "days": 3}, chosen={"start": "1"})["table"]
    waiting = anna.make("sintra", "me", "link", clock={"kind": "days", "days": 3})["table"]
    lines = {line["table"]: line for line in anna.ask("GET", "/api/tables/mine")["tables"]}
    assert lines[table]["clock"] == {"kind": "days", "days": 3}
    assert 3 * DAY - MINUTE < lines[table]["left"] <= 3 * DAY
    assert lines[waiting]["left"] is None


@pytest.mark.parametrize(
    "clock",
    [
        "live",
        10,
        [],
        {},
        {"kind": "live"},
        {"kind": "sundial", "days": 1},
        {"kind": "live", "minutes": 0, "seconds": 15},
        {"kind": "live", "minutes": 181, "seconds": 15},
        {"kind": "live", "minutes": 10**30, "seconds": 15},
        {"kind": "live", "minutes": -5, "seconds": 15},
        {"kind": "live", "minutes": 1.5, "seconds": 15},
        {"kind": "live", "minutes": "10", "seconds": 15},
        {"kind": "live", "minutes": 10, "seconds": 4},
        {"kind": "live", "minutes": 10, "seconds": 301},
        {"kind": "live", "minutes": 10, "seconds": None},
        {"kind": "live", "minutes": 10, "seconds": 15, "days": 1},
        {"kind": "days"},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 4},
        {"kind": "days", "days": True},
        {"kind": "days", "days": {"$gt": 1}},
    ],
)
def test_nonsense_is_no_clock(anna: Guest, clock: object) -> None:
    wish = {"game": "sintra", "seats": [{"kind": "me"}, {"kind": "link"}], "clock": clock}
    assert anna.refused("POST", "/api/tables", json=wish) == (400, "malformed")


# --- a whole game, against the clock


@pytest.fixture(scope="module")
def hasty(databases: Any) -> Iterator[Running]:
    with start_server(databases.new("sqlite"), command=(*HASTIER, "1000")) as running:
        yield running


def test_bots_in_their_own_processes_decide_for_whoever_is_away(hasty: Running) -> None:
    with Guest(hasty.url, "Anna") as anna, Guest(hasty.url, "Béla") as bela:
        made = anna.make("fresco", "me", "link", clock={"kind": "live", "minutes": 1, "seconds": 5})
        table = made["table"]
        bela.sit(table, token=made["links"][0]["token"])
        with anna.at(table) as place:
            place.wait(lambda state: any(line["kind"] == "flag" for line in state["log"]))
            place.wait(lambda state: state["step"] > 5)  # through the secret plans as well
            state = place.until(over)
            assert not any(clock["runs"] for clock in state["clocks"])
        assert "clock" not in anna.http.get(f"/api/tables/{table}/record").text
