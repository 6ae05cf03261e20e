"""A reader at a socket: one task listens, one sends."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.security import address_of
from bottega.server.limits import ADDRESS, CATCH_UP, HELLOS, PERSON, SOCKET, UNREAD, Bucket, Limits
from bottega.server.protocol import AskAgain, AskCoach, AskHint, ClientMessage, Hello, Id, Refused
from bottega.server.tables.actions import Actions
from bottega.server.tables.people import Person
from bottega.server.tables.reader import COME_BACK, Reader
from bottega.server.tables.room import Room
from bottega.server.text import clean_message
from bottega.server.turns import Turns

GRACE = 5.0  # seconds for what is under way when a socket closes
TOO_FAST = 1008  # closes a socket that says too much
WAITING = 500  # answers that a reader may leave unread

logger = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(ClientMessage)


def read_message(data: bytes | str) -> ClientMessage:
    """A message, if it is one."""
    try:
        message: ClientMessage = decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ApiError(msg("error-malformed", detail=str(error))) from None
    return clean_message(message)


def charge_catching_up(limits: Limits, address: str, reader: Reader, message: ClientMessage) -> None:
    """What happened long ago is shown step by step only so often: who asks for it too fast is shown the present."""
    if isinstance(message, Hello) and message.frames:
        reader.may_catch_up = limits.allows("catch up", address, CATCH_UP)
    if isinstance(message, AskAgain):
        limits.take("catch up", address, CATCH_UP)


class Numbered(msgspec.Struct):
    """What a refusal needs of a message that may be wrong otherwise."""

    id: Id = ""


def id_in(data: bytes | str) -> str:
    """The sender's name for a message, if it has one."""
    try:
        return msgspec.json.decode(data, type=Numbered).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def refused(refusal: ApiError, id: str) -> Refused:
    return Refused(id, refusal.code, refusal.said.as_dict())


class Socket:
    """One reader's connection to a table."""

    def __init__(
        self,
        ws: WebSocket,
        actions: Actions,
        room: Room,
        person: Person | None,
        limits: Limits,
        turns: Turns,
        is_known: Callable[[], Awaitable[bool]],
    ) -> None:
        self.ws = ws
        self.is_known = is_known  # does the key with which the socket was opened still hold?
        self.actions = actions
        self.metrics = actions.registry.metrics
        self.room = room
        self.person = person
        self.limits = limits
        self.turns = turns
        self.address = address_of(ws.scope)
        self.reader = Reader(person)
        self.bucket = Bucket(*SOCKET)
        self.asking: set[asyncio.Task[None]] = set()  # hints being thought about

    async def run(self) -> None:
        """Until one side closes."""
        self.room.readers.add(self.reader)
        self.room.presence()
        sending = asyncio.create_task(self.turns.of_task(self.address, self.send_all()))
        listening = asyncio.create_task(self.turns.of_task(self.address, self.listen()))
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, listening):
                if task.done() and not task.cancelled() and task.exception() is not None:
                    logger.error("a socket at %s failed", self.room.id, exc_info=task.exception())
            self.reader.gone = True
            self.room.readers.discard(self.reader)
            self.room.presence()
            sending.cancel()
            await asyncio.wait((sending, listening), timeout=GRACE)  # what was being done is finished
            listening.cancel()
            for task in self.asking:
                task.cancel()

    async def listen(self) -> None:
        """Carry out what the reader says."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                received = await self.ws.receive()
                if received["type"] == "websocket.disconnect" or self.reader.gone:
                    return
                data = received.get("text") or received.get("bytes") or b""
                if not self.may_ask() or self.reads_too_little():
                    self.reader.tell(refused(ApiError(msg("error-too-fast")), ""))
                    self.reader.leave(TOO_FAST)
                    await asyncio.sleep(1)  # the sender says so and closes
                    return
                if not await self.is_known():
                    self.reader.leave(COME_BACK)
                    return
                await self.hear(data)

    def reads_too_little(self) -> bool:
        return len(self.reader.answers) > WAITING or self.reader.unread > UNREAD

    def may_ask(self) -> bool:
        if not self.limits.allows("address", self.address, ADDRESS):
            return False
        if self.person is not None and not self.limits.allows("person", self.person.id, PERSON):
            return False
        return self.bucket.take()

    async def hear(self, data: bytes | str) -> None:
        """One message and its answer."""
        try:
            message = read_message(data)
        except ApiError as refusal:
            self.refuse(refusal, id_in(data))
            return
        client = "" if isinstance(message, Hello) else message.id
        try:
            if isinstance(message, Hello):
                self.limits.take("hello", self.address, HELLOS)
            charge_catching_up(self.limits, self.address, self.reader, message)
            if isinstance(message, AskHint | AskCoach):  # a thought takes its time, and nobody waits for it
                task = asyncio.create_task(self.turns.of_task(self.address, self.carry_out(message, client)))
                self.asking.add(task)
                task.add_done_callback(self.asking.discard)
                return
        except ApiError as refusal:
            self.refuse(refusal, client)
            return
        self.reader.asking += 1
        try:
            await self.carry_out(message, client)
        finally:
            self.reader.answered()

    def refuse(self, refusal: ApiError, client: str) -> None:
        self.metrics.refused.inc()
        self.reader.tell(refused(refusal, client))
        if refusal.code == "stale":
            self.reader.show()

    async def carry_out(self, message: ClientMessage, client: str) -> None:
        """Do what a message wants, and answer."""
        try:
            answer = await self.actions.handle(self.room, self.reader, message)
            if answer is not None:
                self.reader.tell(answer)
        except ApiError as refusal:
            self.refuse(refusal, client)
        except Exception:
            logger.exception("a message at %s failed", self.room.id)
            self.reader.tell(refused(ApiError(msg("error-broken")), client))

    async def send_all(self) -> None:
        """Answers first, then the table as it is now."""
        reader = self.reader
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await reader.wake.wait()
                reader.wake.clear()
                await self.send_answers()
                if reader.gone:
                    await self.ws.close(reader.code)
                    return
                if reader.ready():
                    await self.send_state()

    async def send_answers(self) -> None:
        while self.reader.answers:
            await self.ws.send_text(self.reader.next_answer().decode())

    async def send_state(self) -> None:
        reader = self.reader
        if not await self.is_known():
            reader.leave(COME_BACK)
            return
        await self.send_answers()  # what was done is acknowledged before it is seen
        if reader.gone or not reader.ready():  # something else is being done meanwhile
            return
        began, reader.began = reader.began, None
        await self.ws.send_text(self.room.next_state(reader).decode())
        if began is not None:
            self.metrics.broadcast.observe(time.perf_counter() - began)
