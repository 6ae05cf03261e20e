"""Connections: frames, trailers, idle ones, broken-off ones (findings 2, 3, 9 and 13)."""

import asyncio
import contextlib
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.http.connections import BODY_TIME, UNREAD_TIME
from bottega.server.limits import TURNED_AWAY
from tests.hostile.conftest import run
from tests.hostile.figures import busy_seconds, memory_of
from tests.hostile.floods import RECORD
from tests.hostile.wire import GONE, ME, PING, PONG, STRANGER, TEXT, Wire, frame, pieces
from tests.server.guest import Guest
from tests.server.serving import Running, start_server

MEGABYTE = 1_000_000
CONNECTIONS = 700  # more than one address may have
BUSY = 0.3  # seconds of processor time for a megabyte of frames
FILES = 4096
SMALL_BUFFER = 8192  # bytes
ANSWERS = 100
PATIENCE = 5.0  # seconds for what an impatient server does after one


async def flooded(url: str, table: str, data: bytes, before: bytes = b"", read: bool = True) -> bool:
    """Send frames to a socket; does the server end it before all is sent, or at once?"""
    async with Wire(url) as wire:
        assert await wire.upgrade(table)
        await wire.send(before)
        ending = asyncio.create_task(wire.ended(5.0)) if read else None
        for piece in pieces(data, 16 * 1024):
            try:
                async with asyncio.timeout(3):
                    if not await wire.send(piece):
                        break
            except TimeoutError:  # it is not read any more
                break
        return await (ending or wire.ended(5.0))


@pytest.mark.parametrize(
    ("data", "before"),
    [
        (frame(PING), b""),
        (frame(PONG), b""),
        (frame(0, fin=False), frame(TEXT, b"{", fin=False)),
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_too_many_frames_end_a_socket_and_cost_little(server: Running, data: bytes, before: bytes) -> None:
    with Guest(server.url) as guest:
        table = guest.make("sintra", "me", "room")["table"]
    began = busy_seconds(server.process.pid)
    assert run(flooded(server.url, table, data * (MEGABYTE // len(data)), before))
    assert busy_seconds(server.process.pid) - began < BUSY


def test_answers_that_nobody_reads_end_a_socket(own_server: Running) -> None:
    """The system's own buffers take some megabytes, then the server would have to keep them."""
    with Guest(own_server.url) as guest:
        table = guest.make("sintra", "me", "room")["table"]
    before = memory_of(own_server.process.pid)
    assert run(flooded(own_server.url, table, frame(PING, b"x" * 125) * (8 * MEGABYTE // 131), read=False))
    assert memory_of(own_server.process.pid) < before + 5


def test_whoever_comes_back_to_flood_again_is_not_let_in(own_server: Running) -> None:
    """Others are, and so are they after a while."""
    with Guest(own_server.url) as guest:
        table = guest.make("sintra", "me", "room")["table"]
        closed, often = 0, int(TURNED_AWAY[1])
        with contextlib.suppress(AssertionError, *GONE):
            while closed < 3 * often:
                assert run(flooded(own_server.url, table, frame(PING) * 200))
                closed += 1
        assert often <= closed < 3 * often  # a slow machine lets some time pass
        assert guest.state(table)


def test_a_socket_may_be_pinged_now_and_then(server: Running) -> None:
    async def pinged() -> list[tuple[int, bytes]]:
        async with Wire(server.url) as wire:
            assert await wire.upgrade(table)
            await wire.send(frame(TEXT, b'{"type":', fin=False) + frame(PING, b"?") + frame(0, b'"hello"}'))
            return [await wire.hear(), await wire.hear()]

    with Guest(server.url) as guest:
        table = guest.make("sintra", "me", "room")["table"]
    pong, state = run(pinged())
    assert pong == (PONG, b"?")
    assert state[1].startswith(b'{"type":"state"')


def test_trailers_are_not_kept(own_server: Running) -> None:
    lines = b"".join(b"a%d: %s\r\n" % (number, b"x" * 40) for number in range(8 * MEGABYTE // 50))

    async def trailed() -> bool:
        async with Wire(own_server.url) as wire:
            await wire.send(wire.head("PUT", "/api/me", "Transfer-Encoding: chunked") + b"1\r\n{\r\n0\r\n")
            for piece in pieces(lines, 64 * 1024):
                if not await wire.send(piece):
                    return True
            return await wire.ended(2.0)

    with Guest(own_server.url):
        before = memory_of(own_server.process.pid)
    assert run(trailed())
    assert memory_of(own_server.process.pid) < before + 5


def test_a_few_trailers_are_no_harm(server: Running) -> None:
    async def trailed() -> int:
        async with Wire(server.url) as wire:
            await wire.send(wire.head("PUT", "/api/me", "Transfer-Encoding: chunked"))
            await wire.send(b'f\r\n{"name":"Anna"}\r\n0\r\nchecksum: 1\r\n\r\n')
            return (await wire.answer()).status

    assert run(trailed()) == 200


# --- connections that nobody uses


@contextlib.contextmanager
def many_files() -> Iterator[None]:
    """Files for those who open many connections; a server that is started has as few as ever."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, FILES)), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def opened(url: str, count: int, address: str) -> int:
    """How many of so many idle connections from an address are kept."""
    async with contextlib.AsyncExitStack() as stack:
        kept = []
        for _ in range(count):
            with contextlib.suppress(*GONE):
                kept.append(await stack.enter_async_context(Wire(url, address)))
        ended = await asyncio.gather(*(wire.ended(1.0) for wire in kept))
        async with Wire(url, ME) as honest:
            assert (await honest.ask("GET", "/healthz")).status == 200
        return ended.count(False)


def test_an_address_has_only_so_many_connections(own_server: Running) -> None:
    with many_files():
        assert run(opened(own_server.url, CONNECTIONS, STRANGER)) < CONNECTIONS


def test_a_head_and_a_body_must_come_soon(server: Running) -> None:
    """Ten seconds for the head, thirty for the body; this one waits for the head alone."""

    async def slow() -> list[bool]:
        async with Wire(server.url) as nothing, Wire(server.url) as half:
            await half.send(half.head("GET", "/")[:-2])
            return await asyncio.gather(*(wire.ended(13.0) for wire in (nothing, half)))

    assert run(slow()) == [True, True]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits a second where others wait for half a minute."""
    assert (BODY_TIME, UNREAD_TIME) == (30.0, 30.0)
    database = f"sqlite:///{tmp_path_factory.mktemp('games') / 'games.sqlite'}"
    with start_server(database, command=("tests.hostile.impatient",)) as running:
        yield running


def test_a_body_must_come_soon(impatient: Running) -> None:
    async def slow() -> tuple[int, bool]:
        async with Wire(impatient.url) as wire:
            await wire.send(wire.head("PUT", "/api/me", "Content-Length: 20") + b'{"name":')
            began = time.monotonic()
            status = (await wire.answer()).status
            assert time.monotonic() - began < PATIENCE
            return status, await wire.ended(PATIENCE)

    assert run(slow()) == (408, True)


def test_a_socket_that_is_not_read_ends(impatient: Running) -> None:
    """What fills the buffers of both sides is still sent; then the server waits, and not for long."""
    with Guest(impatient.url) as guest:
        table = guest.ask("POST", "/api/import", content=RECORD.read_bytes())["table"]
        wish = {"type": "lines", "id": "l", "of": "log", "before": 1000}

        async def unread() -> bool:
            async with Wire(impatient.url, buffer=SMALL_BUFFER) as wire:
                assert await wire.upgrade(table)
                wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
                end = time.monotonic() + 4 * PATIENCE
                while time.monotonic() < end and sockets(guest):
                    await wire.say(wish)
                    await asyncio.sleep(0.03)  # no faster than a socket may
                return not sockets(guest)

        assert run(unread())


def sockets(guest: Guest) -> int:
    """How many sockets the server has."""
    lines = guest.http.get("/metrics").text.splitlines()
    return int(float(next(line.split()[-1] for line in lines if line.startswith("bottega_sockets "))))


def test_an_answer_that_is_not_read_ends_its_connection(impatient: Running) -> None:
    async def unread() -> int:
        async with Wire(impatient.url, buffer=SMALL_BUFFER) as wire:
            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
            wire.writer.write(wire.head("GET", "/api/rules/en") * ANSWERS)
            await asyncio.sleep(PATIENCE)
            wire.writer.transport.resume_reading()  # type: ignore[attr-defined]
            read = 0
            with contextlib.suppress(*GONE):
                while True:
                    await wire.answer()
                    read += 1
            return read

    assert run(unread()) < ANSWERS


def test_a_server_takes_all_the_files_it_may_have(tmp_path: Path) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with serving(tmp_path, "ulimit -Sn 256") as process:
        soft, _ = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        assert soft > min(hard, 256)


@contextlib.contextmanager
def serving(folder: Path, before: str = "true") -> Iterator["subprocess.Popen[str]"]:
    """A server as a host starts it, and what it says on its error output in a file beside its games."""
    command = f'{before}; exec {sys.executable} -m bottega serve --port 0 --data {folder} 2>"{folder}/said"'
    with subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            folder.joinpath("url").write_text(process.stdout.readline().split()[3].rstrip("/"), "utf-8")
            yield process
        finally:
            process.terminate()
            process.wait(30)


# --- broken off


def test_an_upload_that_is_broken_off_is_no_error(tmp_path: Path) -> None:
    async def broken_off(url: str) -> None:
        for path in ("/api/import", "/api/tables", "/api/tables/a%0Ab%1b%5b31mERROR%0a/say"):
            async with Wire(url) as wire:
                await wire.send(wire.head("POST", path, "Content-Length: 1000") + b"{")
                await asyncio.sleep(0.1)

    with serving(tmp_path):
        url = tmp_path.joinpath("url").read_text("utf-8")
        run(broken_off(url))
        with Guest(url) as guest:
            figures = guest.http.get("/metrics").text
    assert 'status="500"' not in figures
    assert tmp_path.joinpath("said").read_text("utf-8") == ""
