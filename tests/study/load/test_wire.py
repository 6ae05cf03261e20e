"""The lean socket against a real one."""

import asyncio

from websockets.asyncio.server import ServerConnection, serve

from bottega.study.load.wire import open_wire

LONG = "a state " * 20_000


async def echo(socket: ServerConnection) -> None:
    """Say hello, the path's cookie, then everything again; at last go away."""
    assert socket.request is not None
    await socket.send(socket.request.headers["Cookie"])
    async for text in socket:
        await socket.send(text)
        if text == "go":
            return


async def talk(*words: str, compression: str | None) -> tuple[list[str], bool]:
    heard: list[str] = []
    lost = asyncio.Event()
    async with serve(echo, "127.0.0.1", 0, compression=compression, max_size=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        wire = await open_wire(
            "127.0.0.1", port, "/", {"Cookie": "me=1"}, lambda data, _: heard.append(data.decode()), lost.set
        )
        for word in words:
            wire.send(word.encode())
        await asyncio.wait_for(lost.wait(), 30)
    return heard, lost.is_set()


def test_what_is_sent_comes_back_with_and_without_compression() -> None:
    words = ["one", "x" * 200, "y" * 60_000, LONG[:65_000], LONG[:65_000], "go"]
    for compression in ("deflate", None):
        heard, lost = asyncio.run(talk(*words, compression=compression))
        assert heard == ["me=1", *words]
        assert lost


def test_a_server_that_refuses_is_named() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def go() -> str:
        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            try:
                await open_wire("127.0.0.1", port, "/", {}, lambda _data, _now: None, lambda: None)
            except ConnectionError as error:
                return str(error)
        return "it was let in"

    assert asyncio.run(go()) == "the server refused a socket: HTTP/1.1 403 Forbidden"
