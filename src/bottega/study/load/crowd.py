"""Many tables with their people, in a process of its own: told by a pipe how many, and asked what they saw."""

import asyncio
import contextlib
import itertools
import random
import sys
import time
import urllib.error
import urllib.request
from http import HTTPStatus
from multiprocessing.connection import Connection
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from bottega.study.load.player import Figures, ScriptedPlayer, Seen, Spectator
from bottega.study.load.wire import Hear, Wire, open_wire

GAMES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("sintra", {}),
    ("fresco", {}),
    ("fresco", {"modules": "all"}),
)
TABLES_EACH: Final = 5  # at which a person sits at the same time
AT_ONCE: Final = 16  # tables that are being set up at a time
AGAIN: Final = 1.0  # seconds until a lost socket is opened again, or a busy server asked
TRIES: Final = 5  # for which a server may be busy
PATIENCE: Final = 5.0  # seconds for moves that were not seen when the time was over
BEAT: Final = 0.02  # seconds between two looks at how late we are ourselves


class PlayTables(msgspec.Struct):
    """So many tables shall be played from now on."""

    count: int


class Measure(msgspec.Struct):
    """Count for so many seconds."""

    seconds: float


class Ready(msgspec.Struct):
    """So many tables are being played."""

    count: int


class Measured(msgspec.Struct):
    """What was counted."""

    times: list[float]
    moves: int
    refused: int
    lost: int
    late: list[float]  # how late we ourselves were, again and again: seconds
    cpu: float  # seconds of this process


class CrowdFailed(msgspec.Struct):
    """It cannot go on."""

    problem: str


class Visitor:
    """Somebody with a cookie, at an address of their own: the server stands behind a proxy, as it believes."""

    def __init__(self, server: str, number: int) -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
        self.ask("/api/me")

    def ask(self, path: str, body: object = None) -> Any:
        """GET, or POST with a body."""
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.server + path, data, {"Content-Type": "application/json", **self.headers})
        with patiently(request) as answer:
            for value in answer.headers.get_all("Set-Cookie") or []:
                self.headers["Cookie"] = value.split(";")[0]
            return msgspec.json.decode(answer.read())


def patiently(request: urllib.request.Request) -> Any:
    """The answer, once a server has time for it that has more to do than it can."""
    for _try in range(TRIES):
        try:
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            if error.code != HTTPStatus.SERVICE_UNAVAILABLE:
                raise
            time.sleep(AGAIN)
    return urllib.request.urlopen(request, timeout=60)


class TableSocket:
    """A reader's socket at a table; it comes back when it is lost."""

    def __init__(self, crowd: "Crowd", person: Visitor, table: str, hear: Hear) -> None:
        self.crowd = crowd
        self.person = person
        self.path = f"/api/tables/{table}/socket"
        self.hear = hear
        self.wire: Wire | None = None
        self.left = False

    async def open(self) -> None:
        address = urlsplit(self.crowd.server)
        assert address.hostname is not None
        assert address.port is not None
        self.wire = await open_wire(
            address.hostname, address.port, self.path, self.person.headers, self.hear, self.lost
        )
        self.wire.send(b'{"type":"hello"}')

    def send(self, text: bytes) -> None:
        if self.wire is not None:
            self.wire.send(text)

    def lost(self) -> None:
        self.wire = None
        self.crowd.figures.lost += 1
        self.crowd.later(self.come_back())

    async def come_back(self) -> None:
        while not self.left and self.wire is None:
            await asyncio.sleep(AGAIN)
            try:
                await self.open()
            except (OSError, TimeoutError):
                continue

    def leave(self) -> None:
        self.left = True
        if self.wire is not None:
            self.wire.close()


class TableOfTwo:
    """A table that is played: two players, or a player, a bot and a spectator."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.places: list[TableSocket] = []
        self.players: list[ScriptedPlayer] = []

    async def begin(self) -> None:
        maker, other = await self.crowd.pair(self.number)
        name, chosen = GAMES[self.number % len(GAMES)]
        with_bot = self.number % 2 == 1
        second = {"kind": "bot", "bot": "greedy"} if with_bot else {"kind": "link"}
        wish = {"game": name, "chosen": chosen, "seats": [{"kind": "me"}, second], "seed": self.number}
        made = await asyncio.to_thread(maker.ask, "/api/tables", wish)
        table = made["table"]
        if not with_bot:
            await asyncio.to_thread(other.ask, f"/api/tables/{table}/sit", {"token": made["links"][0]["token"]})
        one, two = Seen(self.crowd.figures), Seen(self.crowd.figures)
        dice = random.Random(self.number)
        await self.sit(maker, table, ScriptedPlayer(f"a{self.number}", one, two, dice))
        await self.sit(other, table, Spectator(two) if with_bot else ScriptedPlayer(f"b{self.number}", two, one, dice))

    async def sit(self, person: Visitor, table: str, reader: ScriptedPlayer | Spectator) -> None:
        place = TableSocket(self.crowd, person, table, reader.hear)
        self.places.append(place)
        if isinstance(reader, ScriptedPlayer):
            self.players.append(reader)
            reader.socket = place
        await place.open()

    def over(self) -> bool:
        return any(player.over for player in self.players)

    def waiting(self) -> list[float]:
        """When moves were sent that nobody has seen yet."""
        return [at for player in self.players for at in player.watched.sent.values()]

    def end(self) -> None:
        for player in self.players:
            player.stop()
        for place in self.places:
            place.leave()


class Crowd:
    """All tables of this process."""

    def __init__(self, server: str, first: int, step: int) -> None:
        self.server = server
        self.first = first
        self.step = step  # other processes take the numbers between
        self.figures = Figures()
        self.tables: list[TableOfTwo] = []
        self.numbers = itertools.count(first, step)
        self.people: dict[int, tuple[Visitor, Visitor]] = {}
        self.meeting = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def later(self, what: Any) -> None:
        task = asyncio.ensure_future(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def pair(self, number: int) -> tuple[Visitor, Visitor]:
        """The two people at a table; they sit at a few others too."""
        key = number // self.step // TABLES_EACH
        async with self.meeting:
            if key not in self.people:
                who = 2 * (key * self.step + self.first)
                one = await asyncio.to_thread(Visitor, self.server, who)
                self.people[key] = one, await asyncio.to_thread(Visitor, self.server, who + 1)
        return self.people[key]

    async def grow(self, count: int) -> None:
        """Set up tables until there are so many, or leave some."""
        while len(self.tables) > count:
            self.tables.pop().end()
        room = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self.add(room) for _ in range(count - len(self.tables))))

    async def add(self, room: asyncio.Semaphore) -> None:
        async with room:
            table = TableOfTwo(self, next(self.numbers))
            await table.begin()
        self.tables.append(table)

    async def renew(self) -> None:
        """In place of games that are over others begin."""
        while True:
            await asyncio.sleep(1)
            done = [table for table in self.tables if table.over()]
            for table in done:
                table.end()
                self.tables.remove(table)
            with contextlib.suppress(OSError):  # what cannot be made is missing in the figures
                await self.grow(len(self.tables) + len(done))

    async def measure(self, seconds: float) -> Measured:
        """Count for so many seconds; then wait a little for what is still under way."""
        self.figures.clear()
        cpu = time.process_time()
        late: list[float] = []
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            await asyncio.sleep(BEAT)
            late.append(time.perf_counter() - now - BEAT)
        figures = self.figures
        measured = Measured([], figures.moves, figures.refused, figures.lost, late, time.process_time() - cpu)
        while time.perf_counter() < end + PATIENCE and self.unseen(end):
            await asyncio.sleep(BEAT)
        measured.times = figures.times + [time.perf_counter() - at for at in self.unseen(end)]
        return measured

    def unseen(self, end: float) -> list[float]:
        return [at for table in self.tables for at in table.waiting() if at < end]


def run_crowd(server: str, first: int, step: int, pipe: Connection) -> None:
    """What a process does: what it is told, until nobody tells."""
    if sys.platform == "win32":
        asyncio.run(obey(server, first, step, pipe))
    else:
        import uvloop

        uvloop.run(obey(server, first, step, pipe))


async def obey(server: str, first: int, step: int, pipe: Connection) -> None:
    crowd = Crowd(server, first, step)
    renewing = asyncio.create_task(crowd.renew())
    try:
        while True:
            told = await asyncio.to_thread(pipe.recv)
            if isinstance(told, PlayTables):
                growing = asyncio.create_task(crowd.grow(told.count))
                while not growing.done():
                    await asyncio.wait([growing], timeout=0.2)
                    pipe.send(Ready(min(len(crowd.tables), told.count - (not growing.done()))))
                growing.result()
            else:
                pipe.send(await crowd.measure(told.seconds))
    except (EOFError, BrokenPipeError):
        pass
    except urllib.error.HTTPError as error:
        pipe.send(CrowdFailed(f"the server answered {error.code}: {error.read().decode('utf-8', 'replace')[:200]}"))
    except (OSError, TimeoutError) as error:
        pipe.send(CrowdFailed(f"the server cannot be reached ({error})"))
    finally:
        renewing.cancel()
