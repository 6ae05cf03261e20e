"""One address's work waits while others come in between (`turns.py`)."""

import asyncio
import types
from collections.abc import Awaitable, Callable
from unittest.mock import Mock

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bottega.server.http.connections import Guard, GuardedHttp
from bottega.server.http.security import SecurityMiddleware
from bottega.server.limits import Limits
from bottega.server.metrics import Metrics
from bottega.server.turns import SHARE, Turns, awaited

MANY = 100
STEPS = 3
COSTLY = SHARE * 0.4  # seconds of a step


class Stage:
    """Work that takes time by a clock of its own, and who has worked in which order."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns(clock=lambda: self.now)
        self.worked: list[str] = []

    async def work(self, name: str, steps: int = STEPS, seconds: float = COSTLY) -> str:
        for _ in range(steps):
            self.now += seconds
            self.worked.append(name)
            await asyncio.sleep(0)
        return name

    def begin(self, address: str, name: str, **more: float) -> "asyncio.Task[str]":
        return asyncio.create_task(self.own(address, self.work(name, **more)))  # type: ignore[arg-type]

    async def own(self, address: str, work: "types.CoroutineType[object, object, str]") -> str:
        return await self.turns.of(address, work)


def test_who_asks_little_comes_in_between() -> None:
    async def play() -> None:
        stage = Stage()
        flood = [stage.begin("hostile", str(number)) for number in range(MANY)]
        assert await stage.begin("honest", "me") == "me"
        assert len(stage.worked) < MANY / 2  # not even the first step of each of the others
        assert await asyncio.gather(*flood) == [str(number) for number in range(MANY)]
        assert not stage.turns.waiting
        assert not stage.turns.again

    asyncio.run(play())


def test_the_work_of_an_address_keeps_its_order() -> None:
    async def play() -> None:
        stage = Stage()
        await asyncio.gather(*(stage.begin("hostile", str(number), steps=1) for number in range(MANY)))
        assert stage.worked == [str(number) for number in range(MANY)]

    asyncio.run(play())


def test_what_is_broken_off_while_it_waits_ends_at_once() -> None:
    async def play() -> None:
        stage = Stage()
        flood = [stage.begin("hostile", str(number)) for number in range(MANY)]
        await asyncio.sleep(0)
        for task in flood[1:]:
            task.cancel()
        assert await flood[0] == "0"
        ended = await asyncio.gather(*flood, return_exceptions=True)
        assert all(isinstance(outcome, asyncio.CancelledError) for outcome in ended[1:])
        assert await stage.begin("hostile", "after") == "after"
        assert not stage.turns.waiting

    asyncio.run(play())


def test_what_fails_says_so_and_hears_what_fails() -> None:
    async def fail() -> None:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        except TimeoutError:
            raise KeyError("late") from None

    async def play() -> None:
        with pytest.raises(KeyError, match="late"):
            await Turns().of("somebody", fail())

    asyncio.run(play())


def test_what_others_wait_for_waits_for_no_turn() -> None:
    async def play() -> None:
        stage = Stage()
        for number in range(MANY):
            stage.begin("hostile", str(number))
        before = awaited.set(True)
        urgent = stage.begin("hostile", "urgent")
        awaited.reset(before)
        await urgent
        assert len(stage.worked) < MANY / 2

    asyncio.run(play())


def request(address: str, path: str = "/api/me") -> dict[str, object]:
    return {"type": "http", "method": "GET", "path": path, "headers": [], "scheme": "http", "client": (address, 1)}


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_requests_and_sockets_come_in_turn(kind: str) -> None:
    """Behind a hundred requests of one address, another's is among the first that are answered."""
    stage = Stage()

    async def app(scope: dict[str, object], receive: object, send: Callable[[object], Awaitable[None]]) -> None:
        await stage.work(scope["client"][0])  # type: ignore[index]

    async def nothing(*_: object) -> None:
        pass

    async def play() -> None:
        middleware = SecurityMiddleware(app, Limits(), stage.turns, Metrics())  # type: ignore[arg-type]
        scopes = [request("9.9.9.9") | {"type": kind} for _ in range(MANY)]
        flood = [asyncio.create_task(middleware(scope, nothing, nothing)) for scope in scopes]  # type: ignore[arg-type]
        await middleware(request("1.1.1.1") | {"type": kind}, nothing, nothing)  # type: ignore[arg-type]
        assert len(stage.worked) < MANY / 2
        await asyncio.gather(*flood)

    asyncio.run(play())


def test_health_waits_for_no_turn() -> None:
    stage = Stage()

    async def app(scope: dict[str, object], receive: object, send: object) -> None:
        await stage.work(str(scope["path"]))

    async def nothing(*_: object) -> None:
        pass

    async def play() -> None:
        middleware = SecurityMiddleware(app, Limits(), stage.turns, Metrics())  # type: ignore[arg-type]
        flood = [asyncio.create_task(middleware(request("9.9.9.9"), nothing, nothing)) for _ in range(MANY)]  # type: ignore[arg-type]
        await middleware(request("9.9.9.9", "/healthz"), nothing, nothing)  # type: ignore[arg-type]
        assert len(stage.worked) < MANY / 2
        await asyncio.gather(*flood)

    asyncio.run(play())


def test_sockets_open_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor do a hundred sockets of one address open before another's."""
    stage = Stage()

    def become(protocol: GuardedHttp) -> None:
        stage.now += COSTLY
        stage.worked.append(protocol.address)

    async def play() -> None:
        guard, transport, tasks = Guard(Limits(), stage.turns), Mock(), set[asyncio.Task[None]]()
        transport.is_closing.return_value = False
        for address in (*["9.9.9.9"] * MANY, "1.1.1.1"):
            protocol = object.__new__(GuardedHttp)
            protocol.guard, protocol.address, protocol.tasks = guard, address, tasks
            protocol.transport, protocol.loop = transport, asyncio.get_running_loop()
            protocol.handle_websocket_upgrade()
        assert transport.pause_reading.call_count == MANY + 1
        while tasks:
            await asyncio.wait(tasks)
        assert stage.worked.index("1.1.1.1") < MANY / 2
        assert transport.resume_reading.call_count == len(stage.worked) == MANY + 1
        transport.is_closing.return_value = True
        protocol.handle_websocket_upgrade()
        await asyncio.wait(tasks)
        assert len(stage.worked) == MANY + 1  # whoever has gone gets none

    monkeypatch.setattr(HttpToolsProtocol, "handle_websocket_upgrade", become)
    asyncio.run(play())
