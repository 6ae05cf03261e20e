"""What sockets cost while nothing happens, and what they leave behind."""

import asyncio
import gc
import weakref
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from bottega.server.http.connections import Guard, protocols
from bottega.server.limits import Limits
from bottega.server.turns import Turns
from bottega.study.load.wire import open_wire


async def application(scope: Any, receive: Any, send: Any) -> None:
    """A socket that is open until the other side leaves."""
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def connect_and_leave() -> "list[weakref.ref[object]]":
    """What there was for a socket: the request with which it began, then the socket itself."""
    http, sockets = protocols(Guard(Limits(), Turns()))
    seen: list[weakref.ref[object]] = []

    class Noted(sockets):  # type: ignore[misc, valid-type]
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            seen.append(weakref.ref(self))

    config = uvicorn.Config(application, http=http, ws=Noted)
    config.load()

    def connected() -> Any:
        made = http(config, ServerState(), {})
        seen.append(weakref.ref(made))
        return made

    server = await asyncio.get_running_loop().create_server(connected, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    wire = await open_wire("127.0.0.1", port, "/", {}, lambda _text, _at: None, lambda: None)
    wire.close()
    server.close()
    await server.wait_closed()
    await asyncio.sleep(0.1)
    return seen


class Written:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return False


def test_whoever_has_said_something_is_not_asked_whether_they_are_there() -> None:
    async def go() -> None:
        http, sockets = protocols(Guard(Limits(), Turns()))
        config = uvicorn.Config(application, http=http, ws=sockets)
        config.load()
        socket: Any = sockets(config, ServerState(), {})
        socket.transport, socket.conn.state = Written(), State.OPEN
        socket.send_keepalive_ping()
        assert socket.transport.sent == []
        assert socket.ping_timer is not None
        socket.heard -= socket.ping_interval
        socket.send_keepalive_ping()
        assert [frame[0] for frame in socket.transport.sent] == [0x89]  # a ping
        socket.stop_keepalive()

    asyncio.run(go())


def test_a_socket_leaves_nothing_behind_that_must_be_looked_for() -> None:
    gc.disable()
    try:
        assert [made() for made in asyncio.run(connect_and_leave())] == [None, None]
    finally:
        gc.enable()
