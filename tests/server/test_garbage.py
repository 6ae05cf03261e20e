"""What a server need not look for: connections are freed by themselves when they end."""

import asyncio
import gc
import weakref
from typing import Any

import uvicorn
from uvicorn.server import ServerState

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


def test_a_socket_leaves_nothing_behind_that_must_be_looked_for() -> None:
    gc.disable()
    try:
        assert [made() for made in asyncio.run(connect_and_leave())] == [None, None]
    finally:
        gc.enable()
