"""Thinking is shared fairly: bots, hints, analyses (findings 1, 10 and 14)."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bottega.server.errors import ApiError
from bottega.server.http.app import Server
from bottega.server.jobs.bot_turns import UNWATCHED
from bottega.server.jobs.worker import Task
from bottega.server.limits import THINKING
from bottega.server.protocol import NewTable, SeatWish
from bottega.workers.fair_queue import Owner
from tests.hostile.conftest import run
from tests.hostile.floods import RECORD
from tests.server.guest import Guest
from tests.server.serving import HASTIER, Running, start_server

TABLES = 6
ASKING = 12
QUICK = 4.0  # seconds for a turn and a quick bot's answer: two, and what a busy machine takes
PACE = "60"  # so many times as fast do clocks run


def hog(guest: Guest) -> list[str]:
    """Tables at which three bots think long, one after another, and nobody looks."""
    seats = ("me", "strongest", "strongest", "strongest")
    tables = [guest.make("fresco", *seats)["table"] for _ in range(TABLES)]
    assert guest.state(tables[0])["waiting"] != [0]
    return tables


def bot_time(guest: Guest) -> float:
    """How long a quick bot takes to answer."""
    table = guest.make("sintra", "me", "greedy", chosen={"start": "1"})["table"]
    with guest.at(table) as place:
        began = time.monotonic()
        place.play_on(lambda _: any(line["who"] == 1 for line in place.log))
        return time.monotonic() - began


def test_no_table_is_without_a_person(come: Callable[..., Guest]) -> None:
    seats = [{"kind": "bot", "bot": "strongest"}] * 4
    answer = come().http.post("/api/tables", json={"game": "fresco", "seats": seats})
    assert answer.status_code == 400


def test_a_quick_bot_waits_for_nobody(own_server: Running) -> None:
    with Guest(own_server.url) as greedy, Guest(own_server.url) as honest:
        bot_time(honest)  # its process is there
        hog(greedy)
        assert bot_time(honest) < QUICK


def test_after_a_start_only_tables_that_somebody_is_at_go_on(tmp_path: Path) -> None:
    with start_server(f"sqlite:///{tmp_path / 'games.sqlite'}", command=(*HASTIER, PACE)) as server:
        with Guest(server.url) as greedy:
            hog(greedy)
        server.restart()
        with Guest(server.url) as honest:
            time.sleep(2.5)  # longer than bots are left alone after a start, with these clocks
            assert figure(honest, "bottega_tables") == 0


class Patient:
    """Workers who note how far back they are put, and let nobody think."""

    def __init__(self) -> None:
        self.behind: list[float] = []

    @contextlib.asynccontextmanager
    async def turn(self, bot: str, owner: Owner, behind: float) -> AsyncIterator[None]:
        self.behind.append(behind)
        await asyncio.Event().wait()
        yield

    async def choose(self, task: Task, seconds: float) -> int:
        raise AssertionError("it is nobody's turn")


def test_bots_come_later_where_nobody_looks(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", tables=1)
    workers = server.bot_turns.workers = Patient()

    async def go() -> None:
        person, _ = await server.people.make()
        wish = NewTable("sintra", [SeatWish("bot", bot="random"), SeatWish("me")], {"start": "1"})
        for attended in (False, True):
            made = await server.lobby.make(person, wish)
            if attended:
                server.registry.elsewhere[made.table] = 1.0
            await asyncio.sleep(0)
        assert workers.behind == [UNWATCHED, 0.0]
        assert list(server.registry.rooms) == [made.table]  # where a bot waits, the table need not
        await server.close()

    run(go())


def test_somebody_at_another_process_is_somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}")

    async def go() -> None:
        server.follower.meet([("one", ""), ("two", "anna")])
        assert server.registry.attended() == {"one", "two"}
        monkeypatch.setattr("bottega.server.tables.follower.FORGET", -1.0)
        await server.follower.tell_presence()
        assert server.registry.attended() == set()

    run(go())
    server.store.close()


def figure(guest: Guest, name: str) -> float:
    """One of the server's figures."""
    lines = guest.http.get("/metrics").text.splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(name + " ")))


def test_bots_come_before_hints(own_server: Running) -> None:
    with contextlib.ExitStack() as stack:
        honest = stack.enter_context(Guest(own_server.url))
        bot_time(honest)
        for _ in range(ASKING):
            guest = stack.enter_context(Guest(own_server.url))
            place = stack.enter_context(guest.at(guest.make("sintra", "me", "random", chosen={"start": "1"})["table"]))
            place.send({"type": "hint", "id": "h", "seat": 0})
        assert bot_time(honest) < QUICK


def test_past_a_short_queue_hints_are_refused(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}")

    async def go() -> None:
        person, _ = await server.people.make()
        made = await server.lobby.make(person, NewTable("sintra", [SeatWish("me"), SeatWish("me")], {"start": "1"}))
        room = await server.registry.at(made.table)
        queue = server.workers.pool.queue
        waiting = [asyncio.create_task(queue.take(Owner(), 0.0)) for _ in range(queue.free + THINKING)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError, match="busy"):
            server.actions.hints.ask(room.id, room.state, room.salt, room.state.deciders[0], person.id)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await server.close()

    run(go())


def test_an_address_has_two_analyses_waiting_at_most(tmp_path: Path) -> None:
    """However many cookies it has."""
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}")
    server.registry.thinks = False

    async def go() -> None:
        person, _ = await server.people.make()
        records = [path.read_text("utf-8") for path in sorted(RECORD.parent.glob("2-*.txt"))[:3]]
        tables = [(await server.lobby.take_in(person, record)).table for record in records]
        for number, (table, record) in enumerate(zip(tables[:2], records, strict=False)):
            found = await server.studies.begin(table, record, "", ["address here", f"person {number}"])
            assert found.status == "waiting"
        with pytest.raises(ApiError):
            await server.studies.begin(tables[2], records[2], "", ["address here", "person 3"])
        assert (await server.studies.begin(tables[2], records[2], "", ["address there"])).status == "waiting"
        await server.close()

    run(go())


@pytest.fixture
def finished(come: Callable[..., Guest]) -> tuple[Guest, list[str]]:
    """Somebody with the same finished game at several tables."""
    guest = come()
    record = RECORD.read_bytes()
    return guest, [guest.ask("POST", "/api/import", content=record)["table"] for _ in range(4)]


def test_the_same_game_is_studied_once(finished: tuple[Guest, list[str]]) -> None:
    guest, (one, two, *_) = finished
    guest.analysis(one, "POST")
    end = time.monotonic() + 20
    while guest.analysis(one)["status"] == "waiting":
        assert time.monotonic() < end, "it has not begun"
        time.sleep(0.1)
    assert guest.analysis(two, "POST")["status"] == "running"


def test_somebody_has_two_analyses_waiting_at_most(server: Running) -> None:
    with Guest(server.url) as guest:
        records = sorted(RECORD.parent.glob("2-*.txt"))[:6]
        tables = [guest.ask("POST", "/api/import", content=record.read_bytes())["table"] for record in records]
        codes = [guest.http.post(f"/api/tables/{table}/analysis").status_code for table in tables]
    assert 429 in codes
