"""Several processes at one PostgreSQL database: all see the same, and each thing is done once."""

import asyncio
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, Engine, func, insert, select

from bottega.server.http.app import Server, make_app
from bottega.server.storage.claims import SessionClaims
from bottega.server.storage.notices import MOST, Change, payloads, read_change
from bottega.server.storage.schema import log
from bottega.server.storage.store import open_engine, using
from bottega.server.tables.reader import COME_BACK
from tests.cli.shell import Shell, moves
from tests.server.conftest import Databases
from tests.server.forked import Forked
from tests.server.guest import JSON, Guest, asked, over
from tests.server.serving import PATIENCE, Running, start_server, wait_until

RECORD = Path(__file__).parents[1] / "records" / "sintra" / "2A-mixed.txt"


@pytest.fixture
def shared(databases: Databases) -> str:
    return databases.new("postgresql")


@pytest.fixture
def two(shared: str) -> Iterator[tuple[Running, Running]]:
    """Two servers of one database."""
    with start_server(shared) as one, start_server(shared) as other:
        yield one, other


def elsewhere(guest: Guest, server: Running) -> Guest:
    """The same person at another server."""
    there = Guest(server.url)
    there.http.cookies = guest.http.cookies
    return there


def moves_of(database: str, table: str) -> list[int]:
    """The numbers of the moves in a table's log."""
    engine = open_engine(database)
    with engine.connect() as connection:
        wanted = select(log.c.seq).where(log.c.game == table, log.c.kind == "move")
        found = list(connection.execute(wanted.order_by(log.c.seq)).scalars())
    engine.dispose()
    return found


def test_people_at_two_servers_play_one_game(two: tuple[Running, Running]) -> None:
    with Guest(two[0].url, "Anna") as anna, Guest(two[1].url, "Béla") as bela:
        table = anna.make("sintra", "me", "link", open=True)["table"]
        bela.sit(table)
        with anna.at(table) as here, bela.at(table) as there:
            for _ in range(6):
                mover = next(place for place in (here, there) if asked(place.state))
                other = there if mover is here else here
                before = len(other.log)
                mover.play_on(lambda state: not asked(state))
                other.until(asked)
                other.catch_up(mover)
                assert len(other.log) > before
            here.done("chat", text="ciao")
            there.until(lambda _: any(line["text"] == "ciao" for line in there.chat))
            assert here.log == there.log


def test_a_bot_decides_once_whoever_asks_it(two: tuple[Running, Running]) -> None:
    with Guest(two[0].url, "Anna") as anna, elsewhere(anna, two[1]) as also:
        table = anna.make("sintra", "me", "random")["table"]
        with anna.at(table) as here, also.at(table) as there:
            here.play_on(over)
            there.until(over)
            assert here.log == there.log
        record = anna.http.get(f"/api/tables/{table}/record").text
        assert record == also.http.get(f"/api/tables/{table}/record").text
        assert len(moves_of(two[0].database, table)) == len(moves(record)) > 20


def test_names_and_notes_are_the_same_everywhere(two: tuple[Running, Running]) -> None:
    with Guest(two[0].url, "Anna") as anna, elsewhere(anna, two[1]) as also:
        table = anna.make("fresco", "me", "random", "random")["table"]
        with anna.at(table) as here, also.at(table) as there:
            here.do("note", text="the altar")
            there.until(lambda state: state["note"] == "the altar")
            anna.ask("PUT", "/api/me", json={"name": "Annabel"})
            there.until(lambda state: state["sitters"][0]["name"] == "Annabel")


def test_who_is_there_is_known_everywhere(two: tuple[Running, Running]) -> None:
    with Guest(two[0].url, "Anna") as anna, Guest(two[1].url, "Béla") as bela:
        table = anna.make("sintra", "me", "link", open=True)["table"]
        bela.sit(table)
        with anna.at(table) as here:
            with bela.at(table):
                here.until(lambda state: state["sitters"][1]["online"])
            here.until(lambda state: not state["sitters"][1]["online"])


def test_bots_of_a_server_that_was_killed_go_on_elsewhere(two: tuple[Running, Running]) -> None:
    with Guest(two[0].url, "Anna") as anna, elsewhere(anna, two[1]) as also:
        table = anna.make("fresco", "me", "random", "random")["table"]
        two[0].stop(signal.SIGKILL)
        with also.at(table) as there:
            there.until(asked)
            there.play_on(lambda state: state["public"] > 40)


def autocommit(engine: Engine) -> Engine:
    """Else what others do is seen as it was when one first looked."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def waits_in_a_transaction(connection: Connection) -> bool:
    """Has somebody written something, and waits now for the lock on the tables' rows?"""
    held = "WHERE NOT granted AND relation = 'games'::regclass AND backend_xid IS NOT NULL"
    return bool(connection.exec_driver_sql(f"SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid) {held}").all())


def test_a_server_that_stands_still_within_a_transaction_keeps_nobody_from_its_table(
    two: tuple[Running, Running],
) -> None:
    with Guest(two[0].url, "Anna") as anna, elsewhere(anna, two[1]) as also:
        table = anna.make("sintra", "me", "room")["table"]
        with anna.at(table) as here, also.at(table) as there, using(two[0].database) as engine:
            with engine.connect() as holding, autocommit(engine).connect() as looking:
                holding.exec_driver_sql("LOCK TABLE games IN SHARE ROW EXCLUSIVE MODE")
                here.send({"type": "chat", "id": "a", "text": "ciao"})
                wait_until(lambda: waits_in_a_transaction(looking))
                two[0].stand_still()
            try:
                assert there.done("chat", text="hello")
                assert [line["text"] for line in there.chat] == ["hello"]
            finally:
                two[0].process.send_signal(signal.SIGCONT)
            said = here.hear()
            while said.get("id") != "a":
                said = here.hear()
            assert (
                said["type"] == "done"
            )  # again, in another transaction: nothing of the one that was lost had been said
            there.until(lambda _state: [line["text"] for line in there.chat] == ["hello", "ciao"])


def test_a_second_server_lets_clocks_run_on(shared: str) -> None:
    with start_server(shared) as one, Guest(one.url, "Anna") as anna:
        table = anna.make("sintra", "me", "room", clock={"kind": "live", "minutes": 10, "seconds": 5})["table"]
        before = anna.state(table)["clocks"]
        began = time.monotonic()
        time.sleep(1.5)
        with start_server(shared) as other, elsewhere(anna, other) as also:
            passed = time.monotonic() - began
            after = also.state(table)["clocks"]
        (running,) = (seat for seat, clock in enumerate(before) if clock["runs"])
        assert before[running]["left"] - after[running]["left"] >= passed * 1000 - 5


def test_several_processes_on_one_port(shared: str) -> None:
    with start_server(shared, options=("--workers", "2")) as server, Guest(server.url, "Anna") as anna:
        table = anna.make("sintra", "me", "random")["table"]
        with anna.at(table) as place, anna.at(table) as other:
            place.play_on(over)
            other.until(over)
            assert place.log == other.log
        assert server.stop() == 0


def test_workers_let_bots_think(shared: str) -> None:
    with start_server(shared, options=("--no-bots",)) as server, Guest(server.url, "Anna") as anna:
        table = anna.make("fresco", "me", "random", "random")["table"]
        worker = Forked("bottega", ["worker", "--database", shared], dict(os.environ))
        try:
            assert worker.stdout.readline()
            time.sleep(3)  # longer than bots are left to whoever asked them
            assert not moves_of(shared, table)  # nobody is there
            with anna.at(table):  # in another process
                wait_until(lambda: moves_of(shared, table))
        finally:
            worker.send_signal(signal.SIGINT)
            assert worker.wait(PATIENCE) == 0
            worker.stdout.close()


# --- analyses


def analysed(server: Running, table: str, method: str = "GET") -> JSON:
    with Guest(server.url) as guest:
        return guest.analysis(table, method)


def take_in(server: Running) -> str:
    with Guest(server.url, "Anna") as anna:
        table: str = anna.ask("POST", "/api/import", content=RECORD.read_text())["table"]
        return table


def under_way(server: Running, table: str) -> bool:
    found = analysed(server, table)
    return bool(found["status"] == "running" and 0 < found["done"] < found["all"])


def test_how_far_an_analysis_is_is_known_everywhere_and_another_goes_on_with_it(shared: str) -> None:
    slow = ("--analysis", "1s")
    with start_server(shared, options=slow) as one, start_server(shared, options=("--no-bots",)) as other:
        table = take_in(one)
        assert analysed(one, table, "POST")["status"] == "waiting"
        assert analysed(other, table, "POST")["status"] in ("waiting", "running")  # once is enough
        wait_until(lambda: under_way(other, table))
        one.stop(signal.SIGKILL)
        worker = Forked("bottega", ["worker", "--database", shared, "--analysis", "2"], dict(os.environ))
        try:
            wait_until(lambda: analysed(other, table)["status"] == "done", 4 * PATIENCE)
        finally:
            worker.send_signal(signal.SIGINT)
            assert worker.wait(PATIENCE) == 0
            worker.stdout.close()
        assert analysed(other, table)["analysis"]["decisions"]


# --- figures and health


def counted(server: Running, name: str) -> dict[str, float]:
    """A figure of all processes, by process."""
    text = httpx.get(f"{server.url}/metrics").text
    return {process: float(value) for process, value in re.findall(rf'^{name}\{{process="(.+)"\}} (.+)$', text, re.M)}


def test_any_server_has_the_figures_of_all_processes(shared: str) -> None:
    with start_server(shared) as one, start_server(shared, options=("--no-bots",)) as other:
        worker = Forked("bottega", ["worker", "--database", shared], dict(os.environ))
        with Guest(one.url, "Anna") as anna:
            anna.finished()
        try:
            wait_until(lambda: len(counted(one, "bottega_moves_total")) == 3)
            wait_until(lambda: sum(counted(other, "bottega_moves_total").values()) > 20)
            for server in (one, other):
                wait_until(lambda server=server: set(counted(server, "bottega_listening").values()) == {1.0})
                assert len(counted(server, "bottega_broadcast_seconds_count")) == 3
        finally:
            worker.send_signal(signal.SIGINT)
            assert worker.wait(PATIENCE) == 0
            worker.stdout.close()
        wait_until(lambda: len(counted(one, "bottega_moves_total")) == 2)  # who leaves says so
        assert httpx.get(f"{one.url}/healthz").text == "ok\n"


def test_whoever_does_not_follow_the_others_says_so(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(shared)

    async def health() -> tuple[int, str]:
        transport = httpx.ASGITransport(make_app(server))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            answer = await http.get("/healthz")
            return answer.status_code, answer.text.partition("\n")[2]

    async def go() -> None:
        await server.start()
        while not server.follower.listening():
            await asyncio.sleep(0.01)
        assert await health() == (200, "")
        assert server.follower.listener is not None
        server.follower.listener.close()
        status, late = await health()
        assert (status, "notices" in late) == (200, True)
        monkeypatch.setattr("bottega.server.tables.follower.STALLED", -1.0)
        assert (await health())[0] == 503
        await server.close()

    asyncio.run(go())


# --- commands meanwhile


def test_commands_work_while_servers_and_people_are_busy(
    two: tuple[Running, Running], databases: Databases, shell: Shell
) -> None:
    """Games are played at two servers from before the first command until after the last."""
    database, copy = two[0].database, databases.new("postgresql")
    with Guest(two[0].url, "Anna") as anna, Guest(two[1].url, "Béla") as bela, ThreadPoolExecutor() as pool:
        ending = threading.Event()

        def play(guest: Guest) -> None:
            while not ending.is_set():
                with guest.at(guest.make("sintra", "me", "random")["table"]) as place:
                    place.play_on(lambda state: over(state) or ending.wait(0.05))  # as fast as is allowed

        playing = [pool.submit(play, guest) for guest in (anna, bela)]
        try:
            shell("import", RECORD, "--database", database).well()
            shell("backup", "backup.gz", "--database", database).well()
            shell("restore", "backup.gz", "--database", copy).well()
            assert ", 0 with problems" in shell("validate", "--database", copy).well()
            assert ", 0 with problems" in shell("validate", "--database", database).well()
            shell("export", "--to", "records", "--database", database).well()
            shell("restore", "backup.gz", "--database", database).refused("is in use")
        finally:
            ending.set()
        for one in playing:
            one.result()
    assert ", 0 with problems" in shell("validate", "--database", database).well()


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.mark.parametrize("options", [("--workers", "2"), ("--no-bots",)])
def test_a_file_is_for_one_process(shell: Shell, options: tuple[str, ...]) -> None:
    shell("serve", "--data", "data", "--port", "0", *options).refused("--database")
    shell("worker", "--database", "sqlite:///x.sqlite").refused("postgresql://")


# --- another version of us


def add_row(database: str, table: str, **values: object) -> None:
    """Add to a table's log as a version might that knows less, or more, than this one."""
    engine = open_engine(database)
    with engine.begin() as connection:
        seq = (connection.execute(select(func.max(log.c.seq)).where(log.c.game == table)).scalar_one() or 0) + 1
        row = {"game": table, "seq": seq, "client": None, "person": None, "name": "", "at": time.time(), **values}
        connection.execute(insert(log).values(row))
    engine.dispose()


def test_an_older_process_without_notices_is_followed(shared: str) -> None:
    with start_server(shared) as server, Guest(server.url, "Anna") as anna:
        table = anna.make("sintra", "me", "room")["table"]
        with anna.at(table) as place:
            before = place.state["public"]
            add_row(shared, table, kind="move", seat=place.state["seat"], text=place.options()[0])
            place.until(lambda state: state["public"] > before)
            place.play_on(lambda state: state["public"] > before + 4)


def test_what_a_newer_process_writes_is_left_to_it(shared: str) -> None:
    with start_server(shared) as server, Guest(server.url, "Anna") as anna:
        tables = [anna.make("sintra", "me", "room")["table"] for _ in range(2)]
        with anna.at(tables[0]) as place, anna.at(tables[1]) as other:
            add_row(shared, tables[0], kind="sing", seat=0, text="la la")
            assert place.closed() == COME_BACK  # perhaps to a process that knows it
            other.first()
        assert anna.refused("GET", f"/api/tables/{tables[0]}")[1] == "unplayable"


# --- what it rests on


def test_notices_are_as_short_as_postgresql_wants_them() -> None:
    changes = [Change(f"table-{number}-{'x' * 20}", number, number % 2 == 0) for number in range(1000)]
    told = list(payloads("me", (change.write() for change in changes)))
    assert max(map(len, told)) < MOST
    assert [read_change(word) for payload in told for word in payload.split()[1:]] == changes
    assert {payload.split()[0] for payload in told} == {"me"}
    assert list(payloads("me", [])) == []


def test_a_claim_is_one_process_s_until_it_ends(shared: str) -> None:
    engine = open_engine(shared)
    one, other = SessionClaims(engine), SessionClaims(engine)

    async def go() -> None:
        assert await one.take("bots:a")
        assert await one.take("bots:a")  # twice is as good
        assert not await other.take("bots:a")
        assert await other.take("bots:b")
        await one.release("bots:a")
        assert not await other.take("bots:a")
        one.close()  # as when its process ends
        async with asyncio.timeout(10):
            while not await other.take("bots:a"):  # PostgreSQL hears of it in its own time
                await asyncio.sleep(0.01)

    asyncio.run(go())
    other.close()
    engine.dispose()
