"""A WebSocket that costs next to nothing, so that what is measured is the server: RFC 6455 and RFC 7692, client side.

It offers compression as browsers do, since the server's work for it is part of what is measured.
"""

import asyncio
import base64
import os
import time
import zlib
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FIN: Final = 0x80
DEFLATED: Final = 0x40
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # a mask that changes nothing: it protects proxies, not us
DEFLATE: Final = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits; client_no_context_takeover"}
TAIL: Final = b"\x00\x00\xff\xff"  # which every deflated message leaves out

Hear = Callable[[bytes, float], None]  # a message, and when it came
Lost = Callable[[], None]


class Wire(asyncio.Protocol):
    """One socket: whole messages go to `hear`, with the time at which their last byte came."""

    def __init__(self, hear: Hear, lost: Lost) -> None:
        self.hear: Final = hear
        self.lost: Final = lost
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        self.transport: asyncio.Transport | None = None
        self.closing = False

    # --- what we say

    def send(self, text: bytes) -> None:
        """A text message."""
        self.frame(TEXT, text)

    def close(self) -> None:
        """Leave without many words."""
        self.closing = True
        if self.transport is not None:
            self.transport.close()

    def frame(self, kind: int, data: bytes) -> None:
        if self.transport is None or self.transport.is_closing():
            return
        size = len(data)
        if size < 126:
            head = bytes((FIN | kind, MASKED | size))
        else:
            head = bytes((FIN | kind, MASKED | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + NO_MASK + data)

    # --- what we hear

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket before it was open"))
        elif not self.closing:
            self.lost()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self.buffer += data
        if not self.opened.done() and not self.read_greeting():
            return
        while self.read_frame(now):
            pass

    def read_greeting(self) -> bool:
        """The answer to our request, if all of it is there."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self.buffer[: self.buffer.find(b"\r\n")]).decode("latin-1")
        del self.buffer[: end + 4]
        if " 101 " not in f"{status} ":
            self.opened.set_exception(ConnectionError(f"the server refused a socket: {status}"))
            self.close()
            return False
        self.opened.set_result(None)
        return True

    def read_frame(self, now: float) -> bool:
        """The next frame, if all of it is there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        start, size = 2, buffer[1] & 127
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        head, data = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self.take(head, data, now)
        return True

    def take(self, head: int, data: bytes, now: float) -> None:
        kind = head & 15
        if kind == TEXT:
            if head & DEFLATED:
                data = self.inflater.decompress(data + TAIL)
            self.hear(data, now)
        elif kind == PING:
            self.frame(PONG, data)
        elif kind == CLOSE:
            self.frame(CLOSE, data[:2])


async def open_wire(
    host: str, port: int, path: str, headers: dict[str, str], hear: Hear, lost: Lost, deflated: bool = True
) -> Wire:
    """A socket that is open; ConnectionError or OSError if there is none to be had."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(hear, lost), host, port)
    asked = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **(DEFLATE if deflated else {}),
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    assert wire.transport is not None
    wire.transport.write("\r\n".join(lines).encode("latin-1"))
    try:
        await asyncio.wait_for(wire.opened, 30)
    except BaseException:
        wire.close()
        raise
    return wire
