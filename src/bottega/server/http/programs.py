"""Answers for programs that play as people do, and for those whose programs they are."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.own import OwnThings
from bottega.server.http.requests import number, read, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.limits import NEW_CODES, STREAMS, Limits
from bottega.server.protocol import (
    ChallengeEvent,
    ChallengeWish,
    NewProgram,
    OverEvent,
    Program,
    ProgramList,
    ProgramToken,
    TurnEvent,
)
from bottega.server.storage import programs, queries
from bottega.server.storage.queries import read_header
from bottega.server.tables.people import People, Person, digest, new_key
from bottega.server.tables.registry import TableRegistry
from bottega.server.text import clean_name

MOST: Final = 5  # programs of a person
SEATS: Final = ("0", "1", "2", "3")
LOOK: Final = 1.0  # seconds between two looks for what is new, unless a table in memory changes before
WATCHED: Final = 20  # such tables
ALIVE: Final = 5.0  # seconds after which an empty line says that the stream is still there
MARK: Final = "⚙ "  # before the names of programs: everybody sees what they are
LINES: Final = {"content-encoding": "identity", "cache-control": "no-store"}  # each line is sent at once
Holds = Callable[[], Awaitable[bool]]
Event = ChallengeEvent | TurnEvent | OverEvent


class Programs:
    """A program is a person with a token in place of a cookie."""

    def __init__(
        self, people: People, visitors: Visitors, limits: Limits, registry: TableRegistry, own: OwnThings
    ) -> None:
        self.people = people
        self.store = people.store
        self.visitors = visitors
        self.limits = limits
        self.registry = registry
        self.own = own
        self.streams: Counter[str] = Counter()

    # --- for their owners

    async def all(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        found = await self.store.read(partial(programs.programs_of, owner=person.id))
        return reply(ProgramList([Program(row.id, row.name, row.made) for row in found]))

    async def add(self, request: Request) -> Response:
        """A new program; its token is shown once."""
        name = clean_name((await read(request, NewProgram)).name)
        if not name:
            raise ApiError(msg("error-empty"))
        person = await self.visitors.somebody(request)
        if self.visitors.token_in(request) is not None:
            raise ApiError(msg("error-not-for-programs"))
        self.limits.take("codes", person.id, NEW_CODES)
        program, key = secrets.token_hex(8), new_key()
        added = await self.store.write(
            lambda c: programs.add_program(c, person.id, program, MARK + name, digest(new_key()), digest(key), MOST)
        )
        if not added:
            raise ApiError(msg("error-program"))
        return reply(ProgramToken(program, MARK + name, key), 201)

    async def end(self, request: Request) -> Response:
        """A program is forgotten, as its owner would be."""
        person, program = await self.visitors.somebody(request), request.path_params["program"]
        if await self.store.read(partial(programs.owner_of, program=program)) != person.id:
            raise ApiError(msg("error-not-found"))
        await self.own.forget_all(program)
        return Response(status_code=204)

    async def challenge(self, request: Request) -> Response:
        """Ask a program to take a free seat to which there is an invitation."""
        wish = await read(request, ChallengeWish)
        person, seat = await self.visitors.somebody(request), request.path_params["seat"]
        room = await self.registry.current(request.path_params["id"])
        if room.seating.owner != person.id:
            raise ApiError(msg("error-not-your-table"))
        if seat not in [str(link.seat) for link in room.seating.links()]:
            raise ApiError(msg("error-seat-taken"))
        asked = await self.store.write(lambda c: programs.challenge(c, room.id, int(seat), wish.program))
        if not asked:
            raise ApiError(msg("error-no-program"))
        return Response(status_code=204)

    async def decline(self, request: Request) -> Response:
        """A program does not take a seat."""
        person, table = await self.visitors.somebody(request), request.path_params["id"]
        seat = request.path_params["seat"]
        if seat not in SEATS:
            raise ApiError(msg("error-not-found"))
        await self.store.write(lambda c: programs.decline(c, table, int(seat), person.id))
        return Response(status_code=204)

    # --- for programs

    async def events(self, request: Request) -> Response:
        """What concerns a program, as lines of JSON, until it goes away."""
        person = await self.visitors.person(request)
        if person is None:
            raise ApiError(msg("error-token"))
        return self.stream(request, self.new_events(person, self.holds(request, person)))

    async def table(self, request: Request) -> Response:
        """A table as somebody may see it: a line of JSON now and after each change."""
        person = await self.visitors.person(request)
        if person is None:
            raise ApiError(msg("error-token"))
        room = await self.registry.current(request.path_params["id"])
        seat = number(request, "seat", SPECTATOR)
        if seat != SPECTATOR:
            room.check_seat(person.id, seat)
        return self.stream(request, self.states(room.id, person, seat, self.holds(request, person)))

    def holds(self, request: Request, person: Person) -> Holds:
        """A way to see whether the server runs, and the key still is somebody's."""
        is_still = self.visitors.still(person, self.visitors.key_in(request))

        async def look() -> bool:
            return not self.registry.closing and await is_still()

        return look

    def stream(self, request: Request, lines: AsyncIterator[bytes]) -> Response:
        address = address_of(request.scope)
        if self.streams[address] >= STREAMS:
            raise ApiError(msg("error-too-fast"))
        return StreamingResponse(self.counted(address, lines), media_type="application/x-ndjson", headers=LINES)

    async def counted(self, address: str, lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """The lines, as long as they are read."""
        self.streams[address] += 1
        try:
            yield b"\n"  # it is open
            async for line in lines:
                yield line
        finally:
            self.streams[address] -= 1
            if not self.streams[address]:
                del self.streams[address]

    async def new_events(self, person: Person, holds: Holds) -> AsyncIterator[bytes]:
        told: dict[str, bytes] = {}  # by what an event is about
        at: list[str] = []  # tables under way
        said = time.monotonic()
        while await holds():
            changes = [self.registry.rooms[table].changed for table in at if table in self.registry.rooms]
            now, at = await self.current_events(person)
            await self.taken_in(at)
            for about, line in now.items():
                if told.get(about) != line:
                    said = time.monotonic()
                    yield line
            told = now
            if time.monotonic() >= said + ALIVE:
                said = time.monotonic()
                yield b"\n"
            await any_of(changes[:WATCHED], LOOK)

    async def taken_in(self, tables: list[str]) -> None:
        """What is stored is known here too: whoever is told of it and looks does not see an older table."""
        for room in [self.registry.rooms[table] for table in tables if table in self.registry.rooms]:
            if room.lock.locked():
                async with room.lock:
                    pass

    async def current_events(self, person: Person) -> tuple[dict[str, bytes], list[str]]:
        """All that is to be told as it is now, by what it is about; and the tables under way."""
        at = self.registry.time.now()
        asked = await self.store.read(partial(programs.challenges_of, program=person.id))
        lines = await self.store.read(lambda c: queries.tables_of(c, person.id, set(), at))
        found: dict[str, Event] = {}
        for row in asked:
            header = read_header(row.header)
            event = ChallengeEvent(row.game, row.seat, row.token, header.game, header.players, header.chosen)
            found[f"challenge {row.game} {row.seat}"] = event
        for line in lines:
            mine = [seat for seat in line.waiting if seat in line.seats]
            if line.over:
                found[f"table {line.table}"] = OverEvent(line.table, line.seats, line.winners)
            elif mine:
                found[f"table {line.table}"] = TurnEvent(line.table, mine, line.changed)
        told = {about: msgspec.json.encode(event) + b"\n" for about, event in found.items()}
        return told, [line.table for line in lines if not line.over]

    async def states(self, table: str, person: Person, seat: int, holds: Holds) -> AsyncIterator[bytes]:
        seen, log, chat = -1, 0, 0
        while await holds():
            room = await self.registry.current(table)
            count = room.number(person.id)
            if count != seen:
                seen = count
                yield room.encode(room.key(person.id, seat, log, chat)) + b"\n"
                log, chat = len(room.table.lines), len(room.table.chat)
                if room.state.over():
                    return
            try:
                async with asyncio.timeout(ALIVE):
                    while room.number(person.id) == seen:
                        await room.next_change(person.id)
            except TimeoutError:
                yield b"\n"


async def any_of(changes: list[asyncio.Event], most: float) -> None:
    """Wait until something has changed, or so many seconds have passed."""
    waiting = [asyncio.create_task(change.wait()) for change in changes]
    try:
        if waiting:
            await asyncio.wait(waiting, timeout=most, return_when=asyncio.FIRST_COMPLETED)
        else:
            await asyncio.sleep(most)
    finally:
        for task in waiting:
            task.cancel()
