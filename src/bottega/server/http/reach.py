"""By which address others reach this server, and invitations as codes for their cameras."""

import ipaddress
import socket
from io import BytesIO
from urllib.parse import quote

import segno
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.requests import reply
from bottega.server.http.response_cache import ResponseCache
from bottega.server.http.security import LOOPBACK, host_name, is_secure
from bottega.server.http.visitors import Visitors
from bottega.server.limits import CODES
from bottega.server.protocol import Reach
from bottega.server.tables.registry import TableRegistry
from bottega.server.text import clean_name

# Of documentation and never of anybody: only the way there is asked for, and nothing is sent.
FAR_AWAY = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
MARGIN = 4  # modules of white around a code, as cameras want it


class Doorway(Struct, frozen=True):
    """Where a server listens, and as what."""

    host: str = "127.0.0.1"
    port: int = 0
    proxy: bool = False
    names: frozenset[str] = frozenset()

    def everywhere(self) -> bool:
        return self.host in ("0.0.0.0", "::")

    def origin(self) -> Reach:
        """The address for others, for somebody who sits at this machine."""
        if self.proxy:
            return Reach("", "proxy")
        own = sorted(self.names.difference(LOOPBACK))
        if own:
            return Reach(self.at(own[0]))
        if not self.everywhere():
            return Reach("", "loopback") if is_loopback(self.host) else Reach(self.at(self.host))
        found = network_address(self.host)
        return Reach(self.at(found)) if found else Reach("", "offline")

    def at(self, host: str) -> str:
        shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
        return f"http://{shown}" if self.port == 80 else f"http://{shown}:{self.port}"


def is_loopback(host: str) -> bool:
    """Is this a way by which a machine calls itself?"""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


def network_address(host: str) -> str:
    """The address of this machine in its network now, of the kind that is listened to; nothing if it is in none."""
    for family, far in FAR_AWAY:
        if family == socket.AF_INET6 and host == "0.0.0.0":
            continue
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((far, 9))
                found = str(way.getsockname()[0])
        except OSError:
            continue
        if not is_loopback(found):
            return found
    return ""


def code_of(address: str) -> bytes:
    """An address as a QR code: dark on white, in every theme."""
    drawn = BytesIO()
    segno.make(address, micro=False).save(
        drawn, kind="svg", border=MARGIN, light="#fff", omitsize=True, xmldecl=False, svgclass=None, lineclass=None
    )
    return drawn.getvalue()


class Invitations:
    """Answers about the way here."""

    def __init__(self, registry: TableRegistry, responses: ResponseCache, visitors: Visitors) -> None:
        self.registry = registry
        self.responses = responses
        self.visitors = visitors
        self.doorway = Doorway()

    def origin(self, request: Request) -> Reach:
        """The address for others: the one that was asked, unless only this machine knows itself by it."""
        asked = host_name(request.headers)
        if not asked or is_loopback(asked):
            return self.doorway.origin()
        scheme = "https" if is_secure(request.scope) else "http"
        return Reach(f"{scheme}://{request.headers['host']}")

    async def reach(self, request: Request) -> Response:
        return reply(self.origin(request))

    async def code(self, request: Request) -> Response:
        """A seat's invitation for a camera, for whoever may give it away."""
        room = await self.registry.current(request.path_params["id"])
        person = await self.visitors.person(request)
        who = None if person is None else person.id
        links = room.seating.links(who is not None and who == room.seating.owner, room.seating.seats_of(who))
        token = next((link.token for link in links if str(link.seat) == request.path_params["seat"]), None)
        origin = self.origin(request).origin
        if token is None or not origin:
            raise ApiError(msg("error-not-found"))
        name = clean_name(request.query_params.get("name", "")[:30])
        called = f"&name={quote(name)}" if name else ""
        address = f"{origin}/t/{room.id}?invite={token}{called}"
        return await self.responses.answer(
            request, ("code", address), lambda: code_of(address), CODES, "image/svg+xml", {"cache-control": "no-store"}
        )
