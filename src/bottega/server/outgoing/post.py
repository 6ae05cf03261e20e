"""One POST: to an address that was looked up and checked, without redirects, within limits of time and size."""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

import h11
from msgspec import Struct

from bottega.server.outgoing.addresses import PORTS, NotThere, Unreachable, read_address, resolve

SECONDS: Final = 10.0  # for all of it
HEAD: Final = 16_384  # bytes of an answer that are read; its body is not
AGENT: Final = "Bottega"


class Silent(Exception):
    """It was sent, and nobody said that it has arrived: it may have."""


class Answered(Struct, frozen=True):
    """What the other side said."""

    status: int
    wait: float = 0.0  # seconds after which it wants to be asked again


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> Answered:
    """Send something, and hear with which status it is answered; NotThere, Unreachable or Silent if it is not."""
    parts = read_address(url)
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    begun = False
    try:
        async with asyncio.timeout(SECONDS):
            address = await resolve(parts.hostname, port, private)
            secure = parts.scheme == "https"
            reader, writer = await asyncio.open_connection(
                address, port, ssl=tls() if secure else None, server_hostname=parts.hostname if secure else None
            )
            try:
                connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
                target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                said = {
                    "Host": parts.netloc,
                    "User-Agent": AGENT,
                    "Connection": "close",
                    "Content-Length": str(len(body)),
                    **headers,
                }
                head = h11.Request(method="POST", target=target, headers=list(said.items()))
                begun = True
                for event in (head, h11.Data(data=body), h11.EndOfMessage()):
                    writer.write(connection.send(event) or b"")
                await writer.drain()
                return await answer(connection, reader)
            finally:
                writer.transport.abort()
    except (NotThere, Silent):
        raise
    except h11.LocalProtocolError as error:
        raise NotThere(str(error)) from None
    except (TimeoutError, OSError, h11.RemoteProtocolError) as error:
        problem = str(error) or type(error).__name__
        raise (Silent(problem) if begun else Unreachable(problem)) from None


async def answer(connection: h11.Connection, reader: asyncio.StreamReader) -> Answered:
    """The status of the answer; what else it says is not read."""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return Answered(event.status_code, seconds(dict(event.headers).get(b"retry-after", b"")))
        elif not isinstance(event, h11.InformationalResponse):
            raise Silent("the answer ended early")


def seconds(text: bytes) -> float:
    with contextlib.suppress(ValueError):
        return min(3600.0, max(0.0, float(text)))
    return 0.0
