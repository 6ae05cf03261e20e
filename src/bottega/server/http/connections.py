"""Connections that end: protocols for uvicorn that limit how many there are, how long they take, how much they say."""

import asyncio
import contextlib
import ipaddress
import sys
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame

from bottega.server.errors import ApiError
from bottega.server.http.compression import CompressedSocket
from bottega.server.limits import ADDRESS, FRAMES, TURNED_AWAY, Bucket, Limits, network_of
from bottega.server.turns import Turns

OVERHEAD: Final = 64 * 1024  # bytes of a request besides its body: its head, the frames of chunks, trailers
HEAD_TIME: Final = 10.0  # seconds for the head of a request, and until the first one begins
BODY_TIME: Final = 30.0  # seconds for its body
UNREAD_TIME: Final = 30.0  # seconds that a reader may leave unread what is sent
FRAGMENTS: Final = 32  # frames of one message
SLICE: Final = 4096  # bytes of frames that are looked at before anybody else has a turn to say stop
UNHEARD: Final = 300  # messages of a socket that wait; more than a full bucket
AT_ONE_ADDRESS: Final = 600  # connections; those of its sockets are limited further in
KEPT_FILES: Final = 128  # for the database, bots and pages
FEWEST_FILES: Final = 256

POLICY: Final = 1008  # closes a socket that does what it must not
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

Networks = list[ipaddress.IPv4Network | ipaddress.IPv6Network]


def raise_file_limit() -> int:
    """Let this process open as many files as it may, since each connection is one; how many that is."""
    if sys.platform == "win32":
        return 8192  # Windows has no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def networks_of(text: str | None) -> Networks:
    """Addresses and networks with commas between."""
    return [ipaddress.ip_network(part.strip(), strict=False) for part in (text or "").split(",") if part.strip()]


class Guard:
    """What the connections of a process share: how many there are, and how much each address may say."""

    def __init__(self, limits: Limits, turns: Turns, proxies: str | None = None, files: int = 8192) -> None:
        self.limits = limits
        self.turns = turns
        self.proxies = networks_of(proxies)
        self.most = max(FEWEST_FILES, files) - KEPT_FILES
        self.most_at_address = min(AT_ONE_ADDRESS, self.most // 2)
        self.count = 0
        self.by_address: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Is there room for one more connection? A proxy has those of many."""
        if self.count >= self.most or (self.has_too_many(address) and not self.is_proxy(address)):
            return False
        self.count += 1
        self.by_address[address] += 1
        return True

    def has_too_many(self, address: str) -> bool:
        """Has an address all the connections that it may have, or been turned away again and again?"""
        here = self.by_address.get(address, 0)
        return here >= self.most_at_address or self.limits.used_up("turned away", network_of(address))

    def leave(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:  # a socket of this machine has no address
            return True
        return any(found in network for network in self.proxies)

    def may_say_more(self, address: str) -> bool:
        """Charge one frame to an address."""
        return self.limits.allows("address", network_of(address), ADDRESS)

    def turned_away(self, address: str) -> None:
        """Who comes back at once, again and again, finds the door shut for a while."""
        with contextlib.suppress(ApiError):
            self.limits.take("turned away", network_of(address), TURNED_AWAY)


class UnreadTimer(asyncio.Protocol):
    """Ends a connection whose other side leaves unread what is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD_TIME, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_again()

    def connection_lost(self, exc: Exception | None) -> None:
        self.read_again()
        super().connection_lost(exc)

    def read_again(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None


class GuardedHttp(UnreadTimer, HttpToolsProtocol):
    """Requests whose heads, trailers and waiting end, on connections that are counted."""

    guard: Guard
    address = ""
    admitted = False
    heading = True  # the head has not ended yet
    received = 0  # bytes of this request
    delivered = 0  # of these, bytes of its body
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.admitted = self.guard.admit(self.address)
        if not self.admitted:
            transport.abort()
            return
        self.wait(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_more()
        if self.admitted:
            self.guard.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.heading and self.deadline is None:  # another request on the same connection
            self.wait(HEAD_TIME)
        self.received += len(data)
        super().data_received(data)
        if self.received - self.delivered > OVERHEAD:
            self.turn_away(TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.heading:  # nobody reads trailers
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.heading = False
        self.wait(BODY_TIME)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.delivered += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.wait_no_more()
        self.heading, self.received, self.delivered = True, 0, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket, in the address's turn: many who come at once would hold everybody up."""
        self.wait_no_more()
        self.transport.pause_reading()
        task = self.loop.create_task(self.guard.turns.of_task(network_of(self.address), self.become_socket()))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def become_socket(self) -> None:
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # they hold each other, and would wait for a look at all objects
            self.transport.resume_reading()

    def wait(self, seconds: float) -> None:
        """What is under way must end by then."""
        self.wait_no_more()
        self.deadline = self.loop.call_later(seconds, self.turn_away, TOO_SLOW)

    def wait_no_more(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def turn_away(self, answer: bytes) -> None:
        """Close, with an answer if there is a request without one."""
        if self.transport.is_closing():
            return
        answered = self.cycle is not None and not self.heading and self.cycle.response_started
        if self.received and not answered:
            self.transport.write(answer)
        self.transport.close()


class GuardedWebSocket(UnreadTimer, CompressedSocket):
    """A socket on which every frame counts, also those of which the application never hears."""

    guard: Guard

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.bucket = Bucket(*FRAMES)
        self.heard = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is still there, unless they have said something of late."""
        assert self.ping_interval is not None
        if self.loop.time() < self.heard + self.ping_interval:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
            if self.queue.qsize() > UNHEARD:
                self.turn_away()

    def handle_ping(self) -> None:
        if not self.writable.is_set():  # our answers are not read
            self.turn_away()
        elif self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self.may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self.may_go_on():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.turn_away()
        elif self.may_go_on():
            super().handle_cont(event)

    def may_go_on(self) -> bool:
        """Charge a frame that is no message by itself; messages are charged where they are heard."""
        if self.transport.is_closing():
            return False
        client = self.scope["client"]  # behind a proxy, as that says
        if self.bucket.take() and self.guard.may_say_more(client[0] if client else ""):
            return True
        self.turn_away()
        return False

    def turn_away(self) -> None:
        """Close, with a reason."""
        if self.close_sent or self.transport.is_closing():
            return
        self.guard.turned_away(self.client[0] if self.client else "")
        self.conn.fail(POLICY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def protocols(guard: Guard) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """Both protocols with their guard; uvicorn makes them itself, so it is a part of their classes."""

    class Http(GuardedHttp):
        pass

    class WebSocket(GuardedWebSocket):
        pass

    Http.guard = WebSocket.guard = guard
    return Http, WebSocket
