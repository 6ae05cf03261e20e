"""Scripted people at many tables, by socket and by plain HTTP, who write down all they send and see.

They play any legal move that the server offers, come back wherever they are sent away, and send what was not answered
again, under the same id, until it is.
"""

import asyncio
import contextlib
import itertools
import random
import ssl
import statistics
import sys
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec

from bottega.core.record import read_record
from bottega.study.load.wire import Wire, open_wire
from tests.cluster.history import (
    BUSY,
    LATE,
    SPECTATOR,
    TRY_AGAIN,
    Answered,
    Came,
    Ended,
    Fault,
    History,
    Line,
    Saw,
    Sent,
    TableInfo,
)

JSON = dict[str, Any]

SETUPS: Final[tuple[tuple[str, tuple[str, ...], dict[str, str]], ...]] = (
    ("sintra", ("me", "link"), {}),
    ("sintra", ("me", "random"), {"side": "B"}),
    ("fresco", ("me", "link"), {}),
    ("fresco", ("me", "greedy"), {"modules": "4,9,13"}),
    ("sintra", ("me", "link", "random"), {}),
    ("fresco", ("me", "link", "random"), {"modules": "all"}),
)
BY_HTTP: Final = 10  # one person in so many has no sockets
CLOCKED: Final = 4  # one table in so many has a clock
CLOCK: Final = {"kind": "live", "minutes": 1, "seconds": 5}  # the shortest there is
DREAMS: Final = 0.05  # of decisions at a table with a clock are slept over, and at every other such table the first
AGAIN: Final = 0.3  # seconds until a lost connection is tried again
ANSWER: Final = 3.0  # seconds without an answer after which a message is sent again, by a new connection
WAIT: Final = 1.0  # seconds between two looks at the time
GONE: Final = 20.0  # seconds for what is still to be answered at the end
MADE: Final = 300.0  # seconds for a table to be made, faults or not
ARRIVING: Final = 0.1  # seconds from one new table to the next at the start
PACES: Final = (0.02, 20.0)  # seconds that people think, where they are as quick as the servers bear
QUICK: Final = 0.15  # seconds within which half of all messages are answered then
LOOK: Final = 2.0  # seconds between two looks at how quick that is
NAP: Final = 0.1
LATE_BY: Final = 1.0  # seconds that this process was late: nobody can be measured meanwhile
CONTEXT: Final = ssl.create_default_context()  # to make one takes long, and none is needed


class Move(msgspec.Struct, gc=False):
    move: str


class Asked(msgspec.Struct):
    options: list[Move]


class Plan(msgspec.Struct, gc=False):
    ready: bool


class Said(msgspec.Struct, gc=False):
    """A line of the log; its words as they came."""

    n: int
    step: int
    who: int
    kind: str
    text: msgspec.Raw


class Told(msgspec.Struct):
    """What a server says, as far as we look at it: a state, or what became of a message."""

    type: str
    id: str = ""
    code: str = ""
    seq: int = 0
    public: int = 0
    step: int = 0
    seat: int = SPECTATOR
    waiting: list[int] = []
    over: bool = False
    asked: Asked | None = None
    plan: Plan | None = None
    log: list[Said] = []


TOLD: Final = msgspec.json.Decoder(Told)


class Person:
    """A cookie, and an address that the proxy is believed to have seen."""

    numbers = itertools.count(1)

    def __init__(self, url: str) -> None:
        number = next(self.numbers)
        self.url = url
        self.headers = {"X-Forwarded-For": f"10.200.{number >> 8 & 255}.{number & 255}"}
        self.http = httpx.AsyncClient(
            base_url=url, headers=self.headers, timeout=httpx.Timeout(40, connect=2), verify=CONTEXT
        )

    async def ask(self, method: str, path: str, body: object = None) -> JSON:
        """What must succeed sooner or later."""
        found: JSON = msgspec.json.decode(await self.fetch(method, path, body))
        return found

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """The same, as it comes."""
        end = time.monotonic() + MADE
        while True:
            with contextlib.suppress(httpx.TransportError, asyncio.TimeoutError):
                answer = await self.http.request(method, path, json=body)
                if answer.is_success:
                    return answer.content
                if answer.status_code not in (429, 500, 502, 503, 504):
                    raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            if time.monotonic() > end:
                raise TimeoutError(f"{method} {path}: no answer within {MADE:g} s")
            await asyncio.sleep(AGAIN)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def saw(at: float, table: str, reader: str, state: Told, asked: float | None = None) -> Saw:
    """A state as it is written down."""
    lines = [Line(line.n, line.step, line.who, line.kind, sys.intern(bytes(line.text).decode())) for line in state.log]
    planning = state.plan is not None or len(state.waiting) > 1
    return Saw(
        at,
        table,
        reader,
        state.seat,
        state.seq,
        state.public,
        state.step,
        state.waiting,
        state.over,
        planning,
        lines,
        asked,
    )


class Reader:
    """Somebody at a table: sees it, and if they sit there plays."""

    def __init__(self, crowd: "Crowd", person: Person, table: str, seat: int, by_http: bool) -> None:
        self.crowd = crowd
        self.person = person
        self.table = table
        self.seat = seat
        self.by_http = by_http
        self.name = f"{table}-{'eyes' if seat < 0 else seat}"
        self.dice = random.Random(self.name)
        self.numbers = itertools.count(1)
        self.state: Told | None = None
        self.seq = 0
        self.lines = 0
        self.sent: JSON | None = None  # and not answered
        self.sent_at = 0.0
        self.done: list[tuple[JSON, int]] = []
        self.news = asyncio.Event()
        self.wire: Wire | None = None
        self.polled: float | None = None  # when news were asked for, by plain HTTP
        self.told_to_try = False  # again, by the server
        self.dreaming = False
        self.sleepy = False  # over the first decision already

    def note(self, event: Any) -> None:
        self.crowd.history.events.append(event)

    # --- what comes

    def hear(self, text: bytes, _at: float = 0.0) -> None:
        message = TOLD.decode(text)
        if message.type == "state":
            self.see(message)
        elif message.type in ("done", "refused"):
            self.answered(message)
        self.news.set()

    def see(self, state: Told) -> None:
        if self.state and state.step != self.state.step:
            self.dreaming = False  # somebody has decided for us
        self.note(saw(self.crowd.now(), self.table, self.name, state, self.polled))
        self.state = state
        self.seq = max(self.seq, state.seq)
        self.lines = max([self.lines, *(line.n for line in state.log)])

    def answered(self, message: Told) -> None:
        sent = self.sent
        if message.type == "refused" and sent is not None and message.id in ("", sent["id"]):
            self.note(Answered(self.crowd.now(), self.table, self.name, sent["id"], False, code=message.code))
            self.told_to_try = message.code in TRY_AGAIN
            if not self.told_to_try:
                self.sent = None
        if message.type == "done":
            self.note(Answered(self.crowd.now(), self.table, self.name, message.id, True, message.seq))
            self.seq = max(self.seq, message.seq)
            if sent is not None and message.id == sent["id"]:
                self.crowd.acknowledged += 1
                self.crowd.waits.append(time.monotonic() - self.sent_at)
                self.done.append((sent, message.seq))
                self.sent = None

    # --- what is said

    def over(self) -> bool:
        return self.state is not None and self.state.over and self.sent is None

    def gone(self) -> bool:
        """Has everybody left, also whoever sat down only when the others did?"""
        return self.crowd.closed

    def asked(self) -> bool:
        """Has this seat seen all that it did, and is it asked again?"""
        state = self.state
        if state is None or self.sent is not None or self.seat < 0 or state.seq < self.seq:
            return False
        return not state.over and (state.asked is not None or (state.plan is not None and not state.plan.ready))

    def next_message(self) -> JSON:
        assert self.state is not None
        message: JSON = {"id": f"{self.name}-{next(self.numbers)}", "seat": self.seat}
        if self.dice.random() < 0.02:
            return {"type": "chat", "id": message["id"], "text": message["id"]}
        if self.state.asked is None:
            return {**message, "type": "ready"}
        move = self.dice.choice(self.state.asked.options).move
        return {**message, "type": "move", "base": self.state.seq, "move": move}

    def note_sent(self, message: JSON) -> None:
        self.sent_at = time.monotonic()
        self.note(
            Sent(
                self.crowd.now(),
                self.table,
                self.name,
                message["id"],
                message.get("seat", self.seat),
                message["type"],
                message.get("move", ""),
            )
        )

    async def think(self) -> bool:
        """After a while: is there something to say?"""
        if self.sent is not None:
            return True
        if not self.asked() or self.crowd.ending:
            return False
        if self.dreaming:
            return False
        if self.crowd.history.tables[self.table].clock and (self.sleepy or self.dice.random() < DREAMS):
            self.dreaming, self.sleepy = True, False  # until the clock has fallen
            return False
        await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.crowd.pace)
        if not self.asked() or self.crowd.ending:
            return False
        self.sent = self.next_message()
        return True

    # --- by socket

    async def live(self) -> None:
        """At the table until the game is over."""
        while not self.over() and not self.gone():
            with contextlib.suppress(OSError, TimeoutError, httpx.HTTPError, EOFError):
                await (self.with_http() if self.by_http else self.with_socket())
            await asyncio.sleep(AGAIN)

    async def with_socket(self) -> None:
        address = urlsplit(self.person.url)
        lost = asyncio.Event()

        def close() -> None:
            lost.set()
            self.news.set()

        headers = {**self.person.headers, "Cookie": self.person.cookie()}
        path = f"/api/tables/{self.table}/socket"
        assert address.hostname is not None
        assert address.port is not None
        self.wire = await open_wire(address.hostname, address.port, path, headers, self.hear, close, deflated=False)
        try:
            hello = {"type": "hello", "log": self.lines, "look": self.seat}
            self.wire.send(msgspec.json.encode(hello))
            said = None  # what went through this socket
            while not lost.is_set() and not self.over() and not self.gone():
                self.news.clear()
                if self.told_to_try:
                    await asyncio.sleep(AGAIN)
                    self.told_to_try, said = False, None
                if self.state and await self.think() and self.sent is not said:
                    assert self.sent is not None
                    said = self.sent
                    self.note_sent(said)
                    self.wire.send(msgspec.json.encode(said))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), WAIT)
                if self.sent is not None and time.monotonic() > self.sent_at + ANSWER:
                    return  # somebody else may answer
        finally:
            self.wire.close()

    # --- by plain HTTP

    async def with_http(self) -> None:
        watching = asyncio.create_task(self.poll())
        try:
            while not self.over() and not self.gone() and not watching.done():
                self.news.clear()
                if self.state and await self.think():
                    assert self.sent is not None
                    self.note_sent(self.sent)
                    answer = await self.person.http.post(
                        f"/api/tables/{self.table}/say", json=self.sent, timeout=ANSWER
                    )
                    if answer.headers.get("content-type", "").startswith("application/json"):
                        said = answer.json()
                        self.hear(msgspec.json.encode({"type": "refused", "id": "", **said}))
                    if self.sent is not None:
                        await asyncio.sleep(AGAIN)
                        continue
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), WAIT)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    async def poll(self) -> None:
        """Wait for news, again and again."""
        after = -1
        while not self.over() and not self.gone():
            self.polled = self.crowd.now()
            query = {"after": after, "log": self.lines, "seat": self.seat}
            answer = await self.person.http.get(f"/api/tables/{self.table}/events", params=query, timeout=30)
            if answer.status_code == 200:
                after = answer.json()["seq"]
                self.hear(answer.content)
            elif answer.status_code != 204:
                await asyncio.sleep(AGAIN)

    async def ask_again(self, share: float) -> None:
        """Some of what was acknowledged, once more: the same answer must come."""
        for message, _ in self.done:
            if self.dice.random() >= share:
                continue
            at = self.crowd.now()
            answer = await self.say_late(message)
            if answer is not None:
                self.note(
                    Answered(
                        at,
                        self.table,
                        self.name,
                        message["id"],
                        answer["type"] == "done",
                        answer.get("seq", 0),
                        answer.get("code", ""),
                        asked_again=True,
                    )
                )

    async def say_late(self, message: JSON) -> JSON | None:
        for _ in range(20):
            with contextlib.suppress(httpx.TransportError):
                answer = await self.person.http.post(f"/api/tables/{self.table}/say", json=message, timeout=10)
                if answer.headers.get("content-type", "").startswith("application/json"):
                    found: JSON = answer.json()
                    if found.get("code") not in TRY_AGAIN:
                        return found
            await asyncio.sleep(AGAIN)
        return None

    async def stay(self) -> None:
        """The whole visit."""
        self.note(Came(self.crowd.now(), self.table, self.name))
        try:
            await self.live()
        finally:
            self.note(Came(self.crowd.now(), self.table, self.name, here=False))


class Crowd:
    """So many tables at a time; in place of a game that is over another begins."""

    def __init__(self, url: str, tables: int, pace: float = 0.0, confirm: float = 0.1) -> None:
        self.url = url
        self.tables = tables
        self.pace = pace  # seconds that people think, on average; 0: as briefly as servers bear it
        self.confirm = confirm  # the part of what was acknowledged that is asked for once more
        self.history = History()
        self.began = time.monotonic()
        self.numbers = itertools.count()
        self.ending = False
        self.closed = False
        self.readers: set[Reader] = set()
        self.problems: list[str] = []
        self.waits: list[float] = []  # seconds until the last answers came
        self.acknowledged = 0
        self.enough = asyncio.Event()
        self.history.began = time.time()

    def now(self) -> float:
        return time.monotonic() - self.began

    async def play(self, seconds: float) -> None:
        """All tables for so long; then what is under way comes to its end, and is checked once more."""
        slots = [asyncio.create_task(self.slot(number * ARRIVING)) for number in range(self.tables)]
        looking = [asyncio.create_task(look()) for look in ([self.look] if self.pace else [self.look, self.hurry])]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), seconds)
        self.ending = True
        self.history.end = self.now()
        end = time.monotonic() + GONE
        while any(reader.sent is not None for reader in self.readers) and time.monotonic() < end:
            await asyncio.sleep(0.1)
        self.closed = True
        for reader in self.readers:
            reader.news.set()
        await asyncio.gather(*slots)
        for task in looking:
            task.cancel()

    async def get_on(self, messages: int) -> None:
        """Wait until so many more are acknowledged, however slow the machine is."""
        until = self.acknowledged + messages
        while self.acknowledged < until and not self.ending:
            await asyncio.sleep(NAP)

    async def look(self) -> None:
        """Write down when this process itself had to wait: what it did not see then may have been there."""
        while True:
            at = self.now()
            await asyncio.sleep(NAP)
            if self.now() - at > LATE_BY:
                self.history.events.append(Fault(at, self.now(), BUSY))

    async def hurry(self) -> None:
        """People think as briefly as servers bear it: more of them would only wait for each other."""
        least, most = PACES
        self.pace = 1.0
        while True:
            await asyncio.sleep(LOOK)
            if self.waits:
                slow = statistics.median(self.waits) > QUICK
                self.pace = min(most, max(least, self.pace * (1.2 if slow else 0.8)))
                self.waits.clear()

    async def slot(self, delay: float) -> None:
        await asyncio.sleep(delay)
        while not self.ending:
            try:
                await self.one_table(next(self.numbers))
            except Exception as error:  # whatever it is, the others play on
                self.problems.append(repr(error))

    async def one_table(self, number: int) -> None:
        """A table from its making to its end."""
        maker, friend = Person(self.url), Person(self.url)
        try:
            await self.sit_and_play(number, maker, friend)
        finally:
            for person in (maker, friend):
                await person.http.aclose()

    async def sit_and_play(self, number: int, maker: Person, friend: Person) -> None:
        game, kinds, chosen = SETUPS[number % len(SETUPS)]
        clocked = number % CLOCKED == CLOCKED - 1
        seats = [{"kind": kind} if kind in ("me", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        wish = {"game": game, "seats": seats, "chosen": chosen, "clock": CLOCK if clocked else None}
        for person in (maker, friend):
            await person.ask("GET", "/api/me")
        made = await maker.ask("POST", "/api/tables", wish)
        table = made["table"]
        bots = [seat for seat, kind in enumerate(kinds) if kind not in ("me", "link")]
        self.history.tables[table] = TableInfo(bots, clocked)
        by_http = number % BY_HTTP == 0
        readers = [Reader(self, maker, table, 0, by_http)]
        for link in made["links"]:
            await self.sit(friend, table, link["token"])
            readers.append(Reader(self, friend, table, link["seat"], False))
        readers.append(Reader(self, Person(self.url), table, -1, number % BY_HTTP == 1))
        readers[0].sleepy = number % (2 * CLOCKED) == CLOCKED - 1
        self.readers.update(readers)
        await asyncio.gather(*(reader.stay() for reader in readers))
        await asyncio.gather(*(reader.ask_again(self.confirm) for reader in readers if reader.seat >= 0))
        await self.read_all(maker, table)
        if readers[0].over():
            await self.keep_record(maker, table)
        self.readers.difference_update(readers)
        await readers[-1].person.http.aclose()

    async def sit(self, person: Person, table: str, token: str) -> None:
        """A link is used up when somebody sits down: whoever asks again may sit already."""
        try:
            await person.ask("POST", f"/api/tables/{table}/sit", {"token": token})
        except RuntimeError:
            state = await person.ask("GET", f"/api/tables/{table}")
            if not state["seats"]:
                raise

    async def read_all(self, person: Person, table: str) -> None:
        """The whole log, once more, as nobody in particular sees it."""
        state = TOLD.decode(await person.fetch("GET", f"/api/tables/{table}"))
        older = state.log
        while older and older[0].n > 1:  # a state has the last lines alone
            message = {"type": "lines", "id": "all", "of": "log", "before": older[0].n, "seat": state.seat}
            older = TOLD.decode(await person.fetch("POST", f"/api/tables/{table}/say", message)).log
            state.log = older + state.log
        self.history.events.append(saw(self.now(), table, LATE, state))

    async def keep_record(self, person: Person, table: str) -> None:
        end = time.monotonic() + MADE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                answer = await person.http.get(f"/api/tables/{table}/record")
                if answer.is_success:
                    moves = [(who, text) for who, text in read_record(answer.text).moves]
                    self.history.events.append(Ended(table, moves))
                    return
            await asyncio.sleep(AGAIN)
        self.problems.append(f"{table}: no record of a game that is over")
