"""How long a move takes from a player's hand to the other players' eyes, with many tables at once.

Half of the tables have two scripted players, half one and a bot. A move's time runs from its sending to the arrival of
the new state at the other seat, or at a spectator where the other seat is a bot's. Bots' thinking is not counted.
"""

import asyncio
import contextlib
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("sintra", {}),
    ("fresco", {}),
    ("fresco", {"modules": "all"}),
)
PEOPLE = 100
THINKING = (1.0, 3.0)  # seconds of a scripted player between two moves


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def ask(self, path: str, body: object = None) -> Any:
        """GET, or POST with a body."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Origin": self.address, "Cookie": self.cookie}
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            for value in answer.headers.get_all("Set-Cookie") or []:
                self.cookie = value.split(";")[0]
            return msgspec.json.decode(answer.read())

    def socket(self, table: str) -> Any:
        """The socket at a table."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(address, additional_headers={"Cookie": self.cookie, "Origin": self.address}, max_size=None)


class Seen:
    """When each state of a table arrived at whoever watches it."""

    def __init__(self) -> None:
        self.sent: dict[int, float] = {}  # by the number, the same for all readers, of the state that the move answers
        self.times: list[float] = []

    def arrived(self, public: int) -> None:
        """A state came in: the moves it is newer than have been seen."""
        for base in [base for base in self.sent if base < public]:
            self.times.append(time.perf_counter() - self.sent.pop(base))


async def play(socket: ClientConnection, seen: Seen, watched: Seen, dice: random.Random, until: float) -> None:
    """A scripted player, who goes on reading while thinking; notes what it sees of the other's moves."""
    await socket.send(b'{"type":"hello"}')
    thinking: asyncio.Task[None] | None = None
    number = 0
    try:
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["type"] != "state":
                continue
            seen.arrived(message["public"])
            if thinking is not None:
                thinking.cancel()  # of what is no longer so
            if message["over"] or time.perf_counter() > until:
                return
            asked, plan = message["asked"], message["plan"]
            if asked is not None or (plan is not None and not plan["ready"]):
                number += 1
                thinking = asyncio.create_task(act(socket, number, message, watched, dice))
    finally:
        if thinking is not None:
            thinking.cancel()


async def act(
    socket: ClientConnection, number: int, message: dict[str, Any], watched: Seen, dice: random.Random
) -> None:
    """After some thought: any legal move, or the plan is handed in."""
    await asyncio.sleep(dice.uniform(*THINKING))
    asked, plan = message["asked"], message["plan"]
    say = {"id": f"{id(socket)}-{number}", "seat": (asked or plan)["seat"]}
    if asked is None:
        say |= {"type": "ready"}
    else:
        say |= {"type": "move", "move": dice.choice(asked["options"])["move"], "base": message["seq"]}
        if plan is None:
            watched.sent[message["public"]] = time.perf_counter()
    await socket.send(msgspec.json.encode(say))


async def watch(socket: ClientConnection, seen: Seen) -> None:
    """A spectator, who notes when moves arrive."""
    await socket.send(b'{"type":"hello"}')
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            seen.arrived(message["public"])


async def one_table(maker: Guest, other: Guest, number: int, seconds: float) -> list[float]:
    """A table for so many seconds; the times of its moves."""
    name, chosen = GAMES[number % len(GAMES)]
    with_bot = number % 2 == 1
    dice = random.Random(number)
    second = {"kind": "bot", "bot": "greedy"} if with_bot else {"kind": "link"}
    wish = {"game": name, "chosen": chosen, "seats": [{"kind": "me"}, second], "seed": number}
    made = await asyncio.to_thread(maker.ask, "/api/tables", wish)
    table = made["table"]
    if not with_bot:
        await asyncio.to_thread(other.ask, f"/api/tables/{table}/sit", {"token": made["links"][0]["token"]})
    one, two = Seen(), Seen()
    until = time.perf_counter() + seconds
    async with maker.socket(table) as here, other.socket(table) as there:
        if with_bot:
            eyes = asyncio.create_task(watch(there, two))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(play(here, one, two, dice, until), seconds + 5)
            eyes.cancel()
        else:
            both = asyncio.gather(play(here, one, two, dice, until), play(there, two, one, dice, until))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(both, seconds + 5)
    return one.times + two.times


async def many_tables(address: str, tables: int, seconds: float) -> list[float]:
    """All tables at once; a person sits at several of them."""
    people = [Guest(address) for _number in range(PEOPLE)]
    for person in people:
        await asyncio.to_thread(person.ask, "/api/me")
    half = PEOPLE // 2
    found = await asyncio.gather(
        *(one_table(people[number % half], people[half + number % half], number, seconds) for number in range(tables))
    )
    return [spent for times in found for spent in times]


@contextlib.contextmanager
def serving(database: str | None = None) -> Iterator[str]:
    """A server of our own on a free port, with a data folder that goes away; its address."""
    with tempfile.TemporaryDirectory() as folder:
        where = ["--database", database] if database else ["--data", folder]
        command = [sys.executable, "-m", "bottega", "serve", "--no-open", "--port", "0", *where]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not start"
            yield found[0].rstrip("/")
        finally:
            server.terminate()
            server.wait(30)


def measure(tables: int, seconds: float, database: str | None = None) -> dict[str, float]:
    """Milliseconds from move to broadcast: median, 99th percentile, slowest; and how many moves a second."""
    with serving(database) as address:
        times = sorted(asyncio.run(many_tables(address, tables, seconds)))
    return {
        "tables": tables,
        "moves": len(times),
        "moves_per_second": len(times) / seconds,
        "median_ms": statistics.median(times) * 1000,
        "p99_ms": times[int(len(times) * 0.99)] * 1000,
        "slowest_ms": times[-1] * 1000,
    }
