"""Several processes at one PostgreSQL database: all see the same, and each thing is done once."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from bottega.server.storage.claims import SessionClaims
from bottega.server.storage.notices import MOST, Change, payloads, read_change
from bottega.server.storage.schema import log
from bottega.server.storage.store import open_engine
from bottega.server.tables.reader import COME_BACK
from tests.cli.shell import Shell, moves
from tests.server.conftest import Databases
from tests.server.forked import Forked
from tests.server.guest import Guest, asked, over
from tests.server.serving import PATIENCE, Running, start_server, wait_until


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
        table = anna.make("fresco", "random", "random", "random")["table"]
        worker = Forked("bottega", ["worker", "--database", shared], dict(os.environ))
        try:
            wait_until(lambda: moves_of(shared, table))
        finally:
            worker.send_signal(signal.SIGINT)
            assert worker.wait(PATIENCE) == 0
            worker.stdout.close()


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
        assert await other.take("bots:a")

    asyncio.run(go())
    other.close()
    engine.dispose()
