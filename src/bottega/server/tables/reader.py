"""Somebody who reads a table: what they have read, and what is still to be sent."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from bottega.core.game import SPECTATOR
from bottega.core.messages import Message
from bottega.server.protocol import Closed, Hello

if TYPE_CHECKING:
    from bottega.server.tables.people import Person

COME_BACK = 1012  # codes with which sockets are closed: a new one will do
GIVEN_AWAY = 4001  # the seat is somebody else's now

encoder = msgspec.json.Encoder()


class Reader:
    """Somebody at a socket, or for the time of a request."""

    def __init__(self, who: "Person | None") -> None:
        self.who = who
        self.look = SPECTATOR  # which of my seats I look from; -1: whichever is asked
        self.eyes: int | None = None  # the seat through whose eyes the log was read
        self.log = 0
        self.chat = 0
        self.answers: deque[bytes] = deque()
        self.unread = 0  # bytes of these
        self.dirty = False
        self.began: float | None = None  # when the message came whose effect is to be sent
        self.wake = asyncio.Event()
        self.greeted = False
        self.in_sight = True  # or is the page behind another one?
        self.frames = False  # shall what happens be shown one thing after another?
        self.met = False  # was the table sent since then?
        self.may_catch_up = True  # also what happened before?
        self.asking = 0  # messages that are being carried out: their answers come before the table
        self.gone = False
        self.code = COME_BACK

    @property
    def person(self) -> str | None:
        """Who it is, by their id."""
        return None if self.who is None else self.who.id

    def hello(self, message: Hello) -> None:
        """Begin, or begin again, from what the reader has."""
        self.look = message.look
        self.eyes = None
        self.log = message.log
        self.chat = message.chat
        self.frames = message.frames
        self.met = False
        self.greeted = True

    def tell(self, answer: object) -> None:
        self.answers.append(encoder.encode(answer))
        self.unread += len(self.answers[-1])
        self.wake.set()

    def next_answer(self) -> bytes:
        """The answer that is to be sent now."""
        data = self.answers.popleft()
        self.unread -= len(data)
        return data

    def close(self, said: Message) -> None:
        """The reader's place is somebody else's now."""
        self.tell(Closed(said.as_dict()))
        self.leave(GIVEN_AWAY)

    def leave(self, code: int) -> None:
        """Send what waits, then close the socket with this code."""
        self.gone = True
        self.code = code
        self.wake.set()

    def looks(self) -> bool:
        """Do they see the table now?"""
        return self.in_sight and self.greeted and not self.gone

    def answered(self) -> None:
        """A message was carried out; the table may be sent again."""
        self.asking -= 1
        self.wake.set()

    def ready(self) -> bool:
        """Is the table to be sent now?"""
        return self.dirty and self.greeted and not self.asking

    def show(self, began: float | None = None) -> None:
        """The table is to be sent as it is then."""
        self.dirty = True
        self.began = self.began or began
        self.wake.set()
