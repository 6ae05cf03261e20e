"""Where requests may go: never into the host's own network, unless the host allows it."""

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import SplitResult, urlsplit

from bottega.core.messages import msg
from bottega.server.errors import ApiError

PORTS: Final = {"http": 80, "https": 443}
SERVICES: Final = range(1, 1024)  # of these only the web's: a mail server would read our lines as its own
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
LONGEST: Final = 1000  # letters of an address

# Names are looked up in threads of their own: a name server that does not answer keeps nobody else waiting.
asking: Final = ThreadPoolExecutor(4, "names")


class NotThere(Exception):
    """No request can go to this address; no second try will do."""


class Unreachable(Exception):
    """Nobody answers there now."""


def read_address(url: str, only_tls: bool = False) -> SplitResult:
    """An address on the web, if it is one."""
    try:
        parts = urlsplit(url)
        port = parts.port
        well = bool(parts.hostname) and parts.scheme in PORTS and (port is None or port > 0)
    except ValueError:
        well = False
    if not well or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise ApiError(msg("error-bad-address"))
    if parts.username is not None or parts.password is not None or (only_tls and parts.scheme != "https"):
        raise ApiError(msg("error-bad-address"))
    return parts


def is_public(address: str) -> bool:
    """Is this an address of the whole world, also where it is wrapped into another one?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        wrapped = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if wrapped is None and found in NAT64:
            wrapped = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if wrapped is not None and not is_public(str(wrapped)):
            return False
        if found.ipv4_mapped is not None:
            return True
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to: looked up once, so that nothing else can be meant when it is used."""
    if not private and port in SERVICES and port not in PORTS.values():
        raise NotThere(f"{port} is no port of the web")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.run_in_executor(asking, look_up, host, port)
    except (OSError, UnicodeError):
        raise Unreachable(f"{host} has no address") from None
    if not private and not all(map(is_public, found)):
        raise NotThere(f"{host} is in a private network")
    if not found:
        raise Unreachable(f"{host} has no address")
    return found[0]


def look_up(host: str, port: int) -> list[str]:
    return [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
