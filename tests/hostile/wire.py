"""Connections without manners: bytes as they are, over HTTP and WebSocket, from any loopback address."""

import asyncio
import base64
import contextlib
import os
import socket
import struct
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

ME = "127.0.0.1"
STRANGER = "127.0.0.2"  # on Linux all of 127.0.0.0/8 is this machine: several visitors without a proxy
TEXT, BINARY, PING, PONG = 1, 2, 9, 10
FIN = 0x80
GONE = (ConnectionError, asyncio.IncompleteReadError, OSError)


class Answer(msgspec.Struct):
    """What came back for a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Wire:
    """A connection that is kept open: requests one after another, or any bytes at all."""

    def __init__(self, url: str, address: str = STRANGER, cookie: str = "", buffer: int = 0) -> None:
        place = urlsplit(url)
        self.host, self.port = str(place.hostname), int(place.port or 80)
        self.address = address
        self.cookie = cookie
        self.buffer = buffer  # bytes that the system keeps of what nobody reads; 0: as many as it likes
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> Self:
        line = socket.socket()
        if self.buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.buffer)
        line.setblocking(False)
        try:
            line.bind((self.address, 0))
            await asyncio.get_running_loop().sock_connect(line, (self.host, self.port))
        except BaseException:
            line.close()
            raise
        self.reader, self.writer = await asyncio.open_connection(sock=line)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """At once, without a goodbye."""
        self.writer.transport.abort()

    def head(self, method: str, path: str, *more: str) -> bytes:
        cookie = (f"Cookie: {self.cookie}",) if self.cookie else ()
        lines = (f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", *cookie, *more)
        return "\r\n".join((*lines, "", "")).encode()

    async def ask(self, method: str, path: str, body: bytes = b"", *more: str) -> Answer:
        """A request and its answer; a cookie that it brings is kept."""
        length = (f"Content-Length: {len(body)}",) if body or method in ("POST", "PUT") else ()
        self.writer.write(self.head(method, path, *length, *more) + body)
        answer = await self.answer()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    async def answer(self) -> Answer:
        """The next answer."""
        status, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()[:-1]
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return Answer(int(status.split()[1]), headers, body)

    async def send(self, data: bytes) -> bool:
        """Send as much as the other side takes; is the connection still there?"""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except GONE:
            return False
        return not self.writer.transport.is_closing()

    async def upgrade(self, table: str, *more: str) -> bool:
        """Make a socket of it; was it taken?"""
        key = base64.b64encode(os.urandom(16)).decode()
        words = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
        self.writer.write(self.head("GET", f"/api/tables/{table}/socket", *words, *more))
        return (await self.answer()).status == 101

    async def say(self, message: dict[str, Any]) -> bool:
        return await self.send(frame(TEXT, msgspec.json.encode(message)))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame of a server: what kind it is, and its payload."""
        first, length = await self.reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(length)

    async def ended(self, seconds: float) -> bool:
        """Does the other side end the connection within so many seconds? What it says until then is thrown away."""
        with contextlib.suppress(*GONE):
            try:
                async with asyncio.timeout(seconds):
                    while await self.reader.read(65536):
                        pass
            except TimeoutError:
                return False
        return True


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame of a client; the mask is all zeros, so that the payload stays as it is."""
    first = bytes([kind | (FIN if fin else 0)])
    if len(data) < 126:
        return first + bytes([FIN | len(data)]) + bytes(4) + data
    return first + bytes([FIN | 126]) + struct.pack("!H", len(data)) + bytes(4) + data


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    """The data, a piece at a time."""
    for start in range(0, len(data), size):
        yield data[start : start + size]
