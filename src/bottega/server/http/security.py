"""What stands before every request: headers for the browser, whose page may ask, how much, and a clear answer."""

import asyncio
import logging
import random

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.limits import ADDRESS, HASTE, HASTE_PAUSE, PAUSING, Limits, network_of
from bottega.server.metrics import Metrics
from bottega.server.turns import Turns

SAFE = ("GET", "HEAD", "OPTIONS")
FILE = {  # for every answer
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
DOCUMENT = FILE | {  # for what a browser might show by itself; scripts, styles and fonts would only grow by it
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # addresses carry invitations
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

TLS = {"strict-transport-security": "max-age=31536000"}
HEALTH = "/healthz"  # answers whatever else happens, also to a proxy that has asked for others all the time
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")

logger = logging.getLogger(__name__)


def address_of(scope: Scope) -> str:
    """Whose limits count: where a request comes from; behind a trusted proxy, what that says."""
    return network_of(scope["client"][0]) if scope.get("client") else ""


def is_secure(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def from_elsewhere(scope: Scope) -> bool:
    """Was this sent by another site's page, or by ours as it may have been changed on a way without TLS?"""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None:
        scheme, _, host = origin.lower().partition("://")
        return host != headers.get("host", "").lower() or (is_secure(scope) and scheme != "https")
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")


def host_name(headers: Headers) -> str:
    """The name in the `Host` header, without its port."""
    host = headers.get("host", "").lower()
    name, _, port = host.rpartition(":")
    return name if name and port.isdecimal() else host


def is_part(path: str) -> bool:
    """Is this a part of a page, and never a page by itself?"""
    return path.startswith("/assets/") and path.endswith((".js", ".css", ".woff2"))


class SecurityMiddleware:
    """Middleware around the whole application."""

    def __init__(
        self, app: ASGIApp, limits: Limits, turns: Turns, metrics: Metrics, names: frozenset[str] = frozenset()
    ) -> None:
        self.app = app
        self.limits = limits
        self.turns = turns
        self.metrics = metrics
        self.pausing = 0  # refusals that wait
        self.names = names  # by which this server is asked; any, if there are none

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.is_for_another(scope):
            await send({"type": "websocket.close"})
            return
        if scope["type"] == "lifespan" or scope["path"] == HEALTH:
            await self.carry_out(scope, receive, send)
        else:
            await self.turns.of(address_of(scope), self.carry_out(scope, receive, send))

    async def carry_out(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, in the address's turn."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                if message["status"] == HASTE:
                    await self.pause()
                begun = True
                self.metrics.requests.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                for name, value in (FILE if is_part(scope["path"]) else DOCUMENT).items():
                    headers[name] = value
                if is_secure(scope):
                    headers.update(TLS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, receive, guarded)
        except ApiError as refusal:
            if begun:
                raise
            await answer(guarded, refusal)
        except ClientDisconnect:
            logger.debug("%s %r was broken off", scope["method"], scope["path"])
        except Exception:
            logger.exception("%s %r failed", scope["method"], scope["path"])
            if begun:
                raise
            await answer(guarded, ApiError(msg("error-broken")))

    async def pause(self) -> None:
        """At once, refusals would cost more than what they refuse; but only so many wait."""
        if self.pausing >= PAUSING:
            return
        self.pausing += 1
        try:
            await asyncio.sleep(random.uniform(*HASTE_PAUSE))
        finally:
            self.pausing -= 1

    def check(self, scope: Scope) -> None:
        if scope["path"] != HEALTH:
            self.limits.take("address", address_of(scope), ADDRESS)
        if self.is_for_another(scope):
            raise ApiError(msg("error-wrong-host"))
        if "\0" in scope["path"]:  # no address has it, and PostgreSQL takes no text with it
            raise ApiError(msg("error-not-found"))
        if scope["method"] not in SAFE and from_elsewhere(scope):
            raise ApiError(msg("error-wrong-origin"))

    def is_for_another(self, scope: Scope) -> bool:
        """Is the server asked by a name that is not its own? Then a page may have bent that name to its address."""
        return bool(self.names) and host_name(Headers(scope=scope)) not in self.names


async def answer(send: Send, refusal: ApiError) -> None:
    """A refusal as an HTTP answer."""
    body = msgspec.json.encode(refusal.problem())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status() == HASTE:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status(), "headers": headers})
    await send({"type": "http.response.body", "body": body})
