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
        self.answers: dict[str, float] = {}
        self.waits: float | None = None  # since when, for a move
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
            self.state = {}
            while not self.state or not self.state["over"]:
                with contextlib.suppress(*GONE, EOFError, WebSocketException, TimeoutError):
                    address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                        await self.sit(socket)

    async def sit(self, socket: ClientConnection) -> None:
        await socket.send('{"type":"hello"}')
        self.hear(msgspec.json.decode(await socket.recv()))
        while not self.state["over"]:
            if self.state["asked"] and self.waits is None:
                await asyncio.sleep(PACE)
                await socket.send(msgspec.json.encode(self.move()))
            self.hear(msgspec.json.decode(await socket.recv()))

    def move(self) -> JSON:
        self.number += 1
        self.waits = time.perf_counter()
        move = self.dice.choice(self.state["asked"]["options"])["move"]
        return {
            "type": "move",
            "id": f"honest-{self.number}",
            "base": self.state["seq"],
            "seat": 0,
            "move": move,
        }

    def hear(self, message: JSON) -> None:
        now = time.perf_counter()
        if message["type"] in ("done", "refused") and self.waits is not None:
            self.figures.moves.append(now - self.waits)
            self.waits = None
            self.bot_since = now
        if message["type"] == "state":
            self.state = message
            if self.bot_since is not None and (message["asked"] or message["over"]):
                self.figures.bots.append(now - self.bot_since)
                self.bot_since = None

    def give_up(self) -> None:
        """What is still waited for has taken at least so long."""
        now = time.perf_counter()
        if self.waits is not None:
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
