"""Somebody honest who plays against an honest bot, and waits for the answers with a watch in hand."""

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.hostile.figures import Figures, busy_seconds, memory_of
from tests.hostile.wire import GONE, ME, Wire
from tests.server.guest import JSON

PACE = 0.05  # seconds of thought
LOOK = 0.1  # seconds between two looks at health and memory
PATIENCE = 20.0  # seconds; whoever waits longer gives up, and has waited so long


class Honest:
    """A person at a table with a quick bot."""

    def __init__(self, url: str, figures: Figures, bot: str = "greedy") -> None:
        self.url = url
        self.figures = figures
        self.bot = bot
        self.dice = random.Random(1)
        self.state: JSON = {}
        self.sent: JSON | None = None  # a move that is not answered yet
        self.waits = 0.0  # since when
        self.done = 0  # the number of the table after the last move
        self.bot_since: float | None = None
        self.number = 0
        self.began = time.perf_counter()

    async def play(self) -> None:
        """One game after another, until somebody ends it; a lost connection is a wait like any other."""
        async with Wire(self.url, ME) as wire:
            await wire.ask("GET", "/api/me")
            seats = [{"kind": "me"}, {"kind": "bot", "bot": self.bot}]
            body = msgspec.json.encode({"game": "sintra", "seats": seats})
            cookie = wire.cookie
        while True:
            async with Wire(self.url, ME, cookie) as wire:
                table = (await wire.ask("POST", "/api/tables", body)).json()["table"]
            self.state, self.done = {}, 0
            while not self.over():
                with contextlib.suppress(*GONE, EOFError, WebSocketException, TimeoutError):
                    address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                        await self.sit(socket)

    async def sit(self, socket: ClientConnection) -> None:
        await socket.send('{"type":"hello"}')
        if self.sent is not None:  # on the connection before, nobody has answered
            await socket.send(msgspec.json.encode(self.sent))
        while not self.over() or self.sent is not None:
            if self.is_asked():
                await asyncio.sleep(PACE)
                await socket.send(msgspec.json.encode(self.move()))
            self.hear(msgspec.json.decode(await socket.recv()))

    def over(self) -> bool:
        return bool(self.state.get("over"))

    def is_asked(self) -> bool:
        """Is it our turn, as far as we know, with our last move in sight?"""
        return bool(self.state.get("asked")) and self.sent is None and self.state["seq"] >= self.done

    def move(self) -> JSON:
        self.number += 1
        self.waits = time.perf_counter()
        move = self.dice.choice(self.state["asked"]["options"])["move"]
        self.sent = {
            "type": "move",
            "id": f"honest-{self.number}",
            "base": self.state["seq"],
            "seat": 0,
            "move": move,
        }
        return self.sent

    def hear(self, message: JSON) -> None:
        now = time.perf_counter()
        if message["type"] in ("done", "refused") and self.sent is not None:
            self.figures.moves.append(now - self.waits)
            self.figures.refused += message["type"] == "refused"
            self.sent = None
            self.done = message.get("seq", 0)
        if message["type"] == "state":
            self.state = message
            self.hear_bot(now)

    def hear_bot(self, now: float) -> None:
        """A bot thinks as long as we are not asked."""
        if not self.state["asked"] and not self.over():
            self.bot_since = self.bot_since or now
        elif self.bot_since is not None:
            self.figures.bots.append(now - self.bot_since)
            self.bot_since = None

    def give_up(self) -> None:
        """What is still waited for has taken at least so long."""
        now = time.perf_counter()
        if self.sent is not None:
            self.figures.moves.append(now - self.waits)
        elif not self.state:  # not even the table has come
            self.figures.moves.append(now - self.began)
        if self.bot_since is not None:
            self.figures.bots.append(now - self.bot_since)


class Nurse:
    """Asks for health again and again."""

    def __init__(self, url: str, figures: Figures) -> None:
        self.url = url
        self.figures = figures
        self.waits: float | None = None

    async def look_after(self) -> None:
        while True:
            self.waits = time.perf_counter()
            with contextlib.suppress(*GONE, TimeoutError):
                async with asyncio.timeout(PATIENCE), Wire(self.url, ME) as wire:
                    await wire.ask("GET", "/healthz")
            self.give_up()
            await asyncio.sleep(LOOK)

    def give_up(self) -> None:
        """What is still waited for has taken at least so long."""
        if self.waits is not None:
            self.figures.health.append(time.perf_counter() - self.waits)
            self.waits = None


async def weigh(pid: int, figures: Figures) -> None:
    """Look at the memory again and again."""
    while True:
        figures.memory = max(figures.memory, memory_of(pid))
        await asyncio.sleep(LOOK)


@contextlib.asynccontextmanager
async def honest(url: str, pid: int, bot: str = "greedy") -> AsyncIterator[Figures]:
    """Somebody honest plays, and all is measured, as long as this lasts."""
    figures = Figures()
    player = Honest(url, figures, bot)
    began, busy = time.perf_counter(), busy_seconds(pid)
    nurse = Nurse(url, figures)
    tasks = [asyncio.create_task(doing) for doing in (player.play(), nurse.look_after(), weigh(pid, figures))]
    try:
        yield figures
    finally:
        figures.seconds = time.perf_counter() - began
        figures.busy = busy_seconds(pid) - busy
        player.give_up()
        nurse.give_up()
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
