# ruff: noqa: T201 (a command: what it prints is its result)
"""Floods, each for some seconds and from one address: `python -m tests.hostile.floods NAME URL SECONDS`.

They run in a process of their own, so that whoever measures is not slowed down by them. Each prints what it has sent
and what came back, as JSON.
"""

import asyncio
import contextlib
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.hostile.wire import GONE, PING, PONG, STRANGER, TEXT, Wire, frame

RECORD: Final = Path(__file__).parents[1] / "records/fresco/4-classic-greedy.txt"
PIECE: Final = 64 * 1024
P256: Final = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"  # a browser's
LINES: Final = 8  # connections of a flood, where it needs no more
Counts = Counter[str]


class Attack:
    """Who attacks whom, and for how long."""

    def __init__(self, url: str, seconds: float, address: str = STRANGER) -> None:
        self.url = url
        self.address = address
        self.until = time.monotonic() + seconds
        self.counts: Counts = Counter()

    def on(self) -> bool:
        return time.monotonic() < self.until

    def left(self) -> float:
        return max(0.0, self.until - time.monotonic())

    def wire(self, cookie: str = "") -> Wire:
        return Wire(self.url, self.address, cookie)

    async def guest(self) -> str:
        """Somebody new: their cookie."""
        async with self.wire() as wire:
            await self.asked(wire, "GET", "/api/me")
            return wire.cookie

    async def asked(self, wire: Wire, method: str, path: str, body: bytes = b"", *more: str) -> Any:
        """A request that is counted; the answer, if it is one that has something in it."""
        answer = await wire.ask(method, path, body, *more)
        self.counts[f"status {answer.status}"] += 1
        plain = answer.headers.get("content-type") == "application/json" and "content-encoding" not in answer.headers
        return answer.json() if answer.status < 300 and plain else {}

    async def table(self, cookie: str, *kinds: str, game: str = "sintra", **more: Any) -> str:
        """A new table; nothing if it was refused."""
        seats = [{"kind": kind} if kind in ("me", "room", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        async with self.wire(cookie) as wire:
            body = msgspec.json.encode({"game": game, "seats": seats, **more})
            made = await self.asked(wire, "POST", "/api/tables", body)
        return str(made.get("table", ""))

    async def finished(self, cookie: str) -> str:
        """A table with a finished game."""
        async with self.wire(cookie) as wire:
            made = await self.asked(wire, "POST", "/api/import", RECORD.read_bytes())
        return str(made.get("table", ""))

    async def many(self, count: int, one: Callable[[int], Awaitable[None]]) -> None:
        """So many at the same time, each again and again until the end, whatever becomes of its connection."""

        async def again(number: int) -> None:
            while self.on():
                try:
                    async with asyncio.timeout(self.left()):
                        await one(number)
                except TimeoutError:
                    return
                except GONE:
                    self.counts["ended"] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again(number) for number in range(count)))


# --- frames


async def frames(attack: Attack, data: bytes, before: bytes = b"", read: bool = False) -> None:
    """The same frames again and again, on some sockets."""
    table = await attack.table(await attack.guest(), "me", "room")
    block = data * (PIECE // len(data))

    async def one(_number: int) -> None:
        async with attack.wire() as wire:
            if not await wire.upgrade(table):
                attack.counts["refused"] += 1
                await asyncio.sleep(0.1)
                return
            await wire.send(before)
            if read:
                reading = asyncio.create_task(wire.ended(attack.left()))
            while attack.on() and await wire.send(block):
                attack.counts["bytes"] += len(block)
            if read:
                reading.cancel()
            attack.counts["ended"] += attack.on()

    await attack.many(LINES, one)


async def pings(attack: Attack) -> None:
    await frames(attack, frame(PING), read=True)


async def unread(attack: Attack) -> None:
    """Pings whose answers nobody reads."""
    await frames(attack, frame(PING, b"x" * 125))


async def pongs(attack: Attack) -> None:
    await frames(attack, frame(PONG))


async def fragments(attack: Attack) -> None:
    await frames(attack, frame(0, fin=False), before=frame(TEXT, b"{", fin=False))


# --- requests that do not end


async def trailers(attack: Attack) -> None:
    """Lines behind the last chunk of a body; half a gigabyte at most."""
    block = b"".join(b"a%d: %s\r\n" % (number, b"x" * 40) for number in range(1200))

    async def one(_number: int) -> None:
        async with attack.wire() as wire:
            await wire.send(wire.head("POST", "/api/tables", "Transfer-Encoding: chunked") + b"1\r\n{\r\n0\r\n")
            while attack.on() and attack.counts["bytes"] < 500_000_000 and await wire.send(block):
                attack.counts["bytes"] += len(block)
            if attack.on() and attack.counts["bytes"] >= 500_000_000:
                await wire.ended(attack.left())

    await attack.many(4, one)


async def held(attack: Attack, count: int, begin: Callable[[Wire], bytes], drip: bytes) -> None:
    """Many connections that say nothing more, or a little now and then."""

    async def one(_number: int) -> None:
        async with attack.wire() as wire:
            attack.counts["opened"] += 1
            await wire.send(begin(wire))
            while attack.on():
                if await wire.ended(1.0):
                    attack.counts["ended"] += 1
                    await asyncio.sleep(0.5)
                    return
                if drip and not await wire.send(drip):
                    return

    await attack.many(count, one)


async def idle(attack: Attack) -> None:
    await held(attack, 1200, lambda wire: b"", b"")


async def slow_heads(attack: Attack) -> None:
    await held(attack, 400, lambda wire: wire.head("GET", "/")[:-2], b"x: y\r\n")


async def slow_bodies(attack: Attack) -> None:
    await held(attack, 400, lambda wire: wire.head("POST", "/api/tables", "Content-Length: 60000"), b"{")


# --- expensive requests


async def again_and_again(attack: Attack, cookie: str, *paths: str, lines: int = LINES) -> None:
    """GET one address after another, as fast as it goes."""

    async def one(number: int) -> None:
        async with attack.wire(cookie) as wire:
            while attack.on():
                number += 1
                await attack.asked(wire, "GET", paths[number % len(paths)], b"", "Accept-Encoding: gzip")

    await attack.many(lines, one)


async def stories(attack: Attack) -> None:
    cookie = await attack.guest()
    table = await attack.finished(cookie)
    await again_and_again(attack, cookie, *(f"/api/tables/{table}/story?seat={seat}" for seat in range(4)))


async def replays(attack: Attack) -> None:
    cookie = await attack.guest()
    table = await attack.finished(cookie)
    steps = range(400, 300, -1)
    await again_and_again(attack, cookie, *(f"/api/tables/{table}/replay?step={step}" for step in steps))


async def rules(attack: Attack) -> None:
    paths = [f"/api/rules/{language}" for language in ("en", "de", "fr", "nl")]
    await again_and_again(attack, await attack.guest(), *paths)


async def records(attack: Attack) -> None:
    """Whole games to be taken in, each played through."""
    record = RECORD.read_bytes()

    async def one(_number: int) -> None:
        async with attack.wire(await attack.guest()) as wire:
            while attack.on():
                await attack.asked(wire, "POST", "/api/import", record)

    await attack.many(LINES, one)


# --- at tables


async def chat(attack: Attack) -> None:
    """Many people talk at one table, while others come in again and again and read all of it."""
    table = await attack.table(await attack.guest(), "me", "room", spectator_chat=True)

    async def talk(number: int) -> None:
        cookie = await attack.guest()
        async with attack.wire(cookie) as wire:
            while attack.on():
                attack.counts["number"] += 1
                line = {"type": "chat", "id": f"f-{number}-{attack.counts['number']}", "text": "\u2003é" * 250}
                await attack.asked(wire, "POST", f"/api/tables/{table}/say", msgspec.json.encode(line))

    async def come(number: int) -> None:
        async with attack.wire() as wire:
            while attack.on():
                number += 1
                await attack.asked(
                    wire, "GET", f"/api/tables/{table}?chat={number % 500}", b"", "Accept-Encoding: gzip"
                )

    await asyncio.gather(attack.many(40, talk), attack.many(4, come))


async def hellos(attack: Attack) -> None:
    """All of a long game's log again and again, over sockets."""
    table = await attack.finished(await attack.guest())

    async def one(_number: int) -> None:
        async with attack.wire() as wire:
            if await wire.upgrade(table):
                while attack.on() and await wire.say({"type": "hello"}):
                    attack.counts["hellos"] += 1
                    await wire.hear()

    await attack.many(40, one)


async def tables(attack: Attack) -> None:
    """Open tables, with clocks, as fast as they are made, by ever other people."""

    async def one(_number: int) -> None:
        cookie = await attack.guest()
        for _ in range(60):
            clock = {"kind": "live", "minutes": 180, "seconds": 5}
            await attack.table(cookie, "me", "link", game="fresco", open=True, clock=clock)

    await attack.many(LINES, one)


async def bots(attack: Attack) -> None:
    """Tables of bots that think long."""
    cookie = await attack.guest()

    async def one(_number: int) -> None:
        if not await attack.table(cookie, *("strongest",) * 4, game="fresco"):
            await attack.table(cookie, "me", *("strongest",) * 3, game="fresco")

    await attack.many(LINES, one)


async def hints(attack: Attack) -> None:
    """Many people ask for hints at tables of their own, again and again where no more tables are to be had."""
    sitting: list[tuple[str, str]] = []

    async def one(number: int) -> None:
        cookie = await attack.guest()
        table = await attack.table(cookie, "me", "random", chosen={"start": "1"})
        if table:
            sitting.append((table, cookie))
        elif not sitting:
            return
        at, own = sitting[number % len(sitting)]
        async with attack.wire(own) as wire:
            message = {"type": "hint", "id": f"h-{secrets.token_hex(4)}", "seat": 0}
            await attack.asked(wire, "POST", f"/api/tables/{at}/say", msgspec.json.encode(message))

    await attack.many(40, one)


async def analyses(attack: Attack) -> None:
    """The same game to be studied again and again, at tables of its own."""
    cookie = await attack.guest()
    tables: list[str] = []

    async def one(_number: int) -> None:
        table = await attack.finished(cookie)
        if table:
            tables.append(table)
        async with attack.wire(cookie) as wire:
            for each in tables[-LINES:]:
                await attack.asked(wire, "POST", f"/api/tables/{each}/analysis")
            await asyncio.sleep(0.2)

    await attack.many(LINES, one)


async def undos(attack: Attack) -> None:
    """Wishes to take back, in a game that is long under way: each goes back to the start."""

    async def one(number: int) -> None:
        cookie, other = await attack.guest(), await attack.guest()
        async with attack.wire(cookie) as wire:
            body = msgspec.json.encode({"game": "sintra", "seats": [{"kind": "me"}, {"kind": "link"}]})
            made = await attack.asked(wire, "POST", "/api/tables", body)
            table, token = made["table"], made["links"][0]["token"]
            async with attack.wire(other) as guest:
                await attack.asked(guest, "POST", f"/api/tables/{table}/sit", msgspec.json.encode({"token": token}))
            await wish(attack, wire, table, number)

    await attack.many(LINES, one)


async def wish(attack: Attack, wire: Wire, table: str, number: int) -> None:
    """Ask to take back, again and again."""
    state = await attack.asked(wire, "GET", f"/api/tables/{table}")
    if state["asked"]:
        move = {"type": "move", "id": f"m-{number}", "base": state["seq"], "seat": 0}
        move["move"] = state["asked"]["options"][0]["move"]
        await attack.asked(wire, "POST", f"/api/tables/{table}/say", msgspec.json.encode(move))
    while attack.on():
        attack.counts["number"] += 1
        message = {
            "type": "undo",
            "id": f"u-{number}-{attack.counts['number']}",
            "base": 999_999,
            "seat": 0,
            "ask": True,
        }
        await attack.asked(wire, "POST", f"/api/tables/{table}/say", msgspec.json.encode(message))


async def spectators(attack: Attack) -> None:
    """Many come to one table and go again."""
    table = await attack.table(await attack.guest(), "me", "room", game="fresco", chosen={"modules": "all"})

    async def one(_number: int) -> None:
        async with attack.wire() as wire:
            if not await wire.upgrade(table):
                attack.counts["refused"] += 1
                await asyncio.sleep(0.2)
                return
            attack.counts["opened"] += 1
            await wire.say({"type": "hello"})
            await wire.ended(min(1.0, attack.left()))

    await attack.many(200, one)


# --- reminders, tournaments, programs


async def named(attack: Attack) -> str:
    """Somebody new with a name: their cookie."""
    cookie = await attack.guest()
    async with attack.wire(cookie) as wire:
        await attack.asked(wire, "PUT", "/api/me", b'{"name": "Mallory"}')
    return cookie


async def reminders(attack: Attack) -> None:
    """Wishes of ever other people, whose webhooks and browsers never answer, and who try all of them out."""

    async def keep(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        attack.counts["held"] += 1
        await asyncio.sleep(attack.left())
        writer.close()

    tarpit = await asyncio.start_server(keep, attack.address, 0)
    url = "http://{}:{}/".format(*tarpit.sockets[0].getsockname())
    key = {"key": P256, "secret": "A" * 22}

    async def one(number: int) -> None:
        async with attack.wire(await attack.guest()) as wire:
            wish = {"hook": {"kind": "json", "url": url}, "quiet": {"begin": 1, "end": 2, "zone": "Europe/Lisbon"}}
            await attack.asked(wire, "PUT", "/api/me/reminders", msgspec.json.encode(wish))
            for browser in range(25):
                push = {"endpoint": f"{url}{number}/{browser}", **key}
                await attack.asked(wire, "POST", "/api/me/reminders/browsers", msgspec.json.encode(push))
            await attack.asked(wire, "POST", "/api/me/reminders/test")

    async with tarpit:
        await attack.many(40, one)


async def mails(attack: Attack) -> None:
    """Links by mail to ever other addresses, while the host's mail server is away."""

    async def one(number: int) -> None:
        async with attack.wire(await attack.guest()) as wire:
            while attack.on():
                attack.counts["number"] += 1
                wish = {"address": f"mallory{number}-{attack.counts['number']}@bottega.example"}
                for path in ("/api/me/mail", "/api/sign-in/mail"):
                    await attack.asked(wire, "POST", path, msgspec.json.encode(wish))
                await attack.asked(wire, "POST", "/api/mail/confirm", msgspec.json.encode({"key": "x" * 22}))

    await attack.many(LINES, one)


async def tournaments(attack: Attack) -> None:
    """The same people enter all of them, all of them begin, and everybody looks."""
    crowd = [await named(attack) for _ in range(16)]
    made: list[str] = []
    wish = {"name": "Cup", "game": "fresco", "players": 4, "kind": "swiss", "rounds": 30, "listed": True}
    wish["chosen"] = {"modules": "all"}

    async def make(number: int) -> None:
        async with attack.wire(crowd[number]) as wire:
            cup = (await attack.asked(wire, "POST", "/api/tournaments", msgspec.json.encode(wish))).get("id")
            if cup is None:
                return
            made.append(cup)
        for cookie in crowd:
            async with attack.wire(cookie) as wire:
                await attack.asked(wire, "POST", f"/api/tournaments/{cup}/enter")
        async with attack.wire(crowd[number]) as wire:
            await attack.asked(wire, "POST", f"/api/tournaments/{cup}/start")

    async def look(number: int) -> None:
        async with attack.wire(crowd[number]) as wire:
            while attack.on():
                cup = made[number % len(made)] if made else "none"
                number += 1
                for path in (cup, f"{cup}/export", ""):
                    await attack.asked(wire, "GET", f"/api/tournaments/{path}".rstrip("/"))

    await asyncio.gather(attack.many(LINES, make), attack.many(LINES, look))


async def ratings(attack: Attack) -> None:
    """Tables of ratings, and one's own to be forgotten."""
    paths = [f"/api/ratings?game={game}&players={players}" for game in ("fresco", "sintra") for players in (2, 3, 4)]
    cookie = await attack.guest()

    async def forget(_number: int) -> None:
        async with attack.wire(cookie) as wire:
            while attack.on():
                await attack.asked(wire, "DELETE", "/api/me/ratings")

    await asyncio.gather(again_and_again(attack, cookie, *paths, "/api/me/ratings"), attack.many(2, forget))


async def streams(attack: Attack) -> None:
    """Programs, all that they are told, and tables at which they are asked to play."""
    cookie = await attack.guest()
    async with attack.wire(cookie) as wire:
        made = await attack.asked(wire, "POST", "/api/me/programs", b'{"name": "Mallory"}')
    body = msgspec.json.encode({"game": "fresco", "seats": [{"kind": "me"}, {"kind": "link"}]})
    challenge = msgspec.json.encode({"program": made["name"]})
    token = f"Authorization: Bearer {made['token']}"

    async def listen(number: int) -> None:
        async with attack.wire() as wire:
            await wire.send(wire.head("GET", "/api/stream", token))
            attack.counts["opened"] += 1
            await wire.ended(min(attack.left(), 0.2 if number % 2 else 60.0))

    async def ask(_number: int) -> None:
        async with attack.wire(cookie) as wire:
            table = (await attack.asked(wire, "POST", "/api/tables", body)).get("table", "none")
            for _ in range(20):
                await attack.asked(wire, "POST", f"/api/tables/{table}/seats/1/challenge", challenge)

    await asyncio.gather(attack.many(60, listen), attack.many(LINES, ask))


FLOODS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    "pings": pings,
    "unread": unread,
    "pongs": pongs,
    "fragments": fragments,
    "trailers": trailers,
    "idle": idle,
    "slow-heads": slow_heads,
    "slow-bodies": slow_bodies,
    "stories": stories,
    "replays": replays,
    "rules": rules,
    "records": records,
    "chat": chat,
    "hellos": hellos,
    "tables": tables,
    "bots": bots,
    "hints": hints,
    "analyses": analyses,
    "undos": undos,
    "spectators": spectators,
    "reminders": reminders,
    "mails": mails,
    "tournaments": tournaments,
    "ratings": ratings,
    "streams": streams,
}


async def main(name: str, url: str, seconds: float) -> None:
    attack = Attack(url, seconds)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await FLOODS[name](attack)
    print(msgspec.json.encode(attack.counts).decode(), flush=True)


if __name__ == "__main__":
    os.nice(19)  # whoever means harm has processors of their own
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
