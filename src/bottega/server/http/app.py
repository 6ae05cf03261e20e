"""The server's routes."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.finished import FinishedGames
from bottega.server.http.health import Health
from bottega.server.http.host import HostAnswers
from bottega.server.http.identity import Identities, me_of
from bottega.server.http.mail import Mails
from bottega.server.http.own import OwnThings
from bottega.server.http.pages import BUILT, Pages
from bottega.server.http.passkeys import Passkeys
from bottega.server.http.programs import Programs
from bottega.server.http.puzzles import PuzzleShelf
from bottega.server.http.ratings import Ratings
from bottega.server.http.reach import Invitations
from bottega.server.http.reminders import ReminderAnswers
from bottega.server.http.requests import body_of, number, read, reply
from bottega.server.http.response_cache import ResponseCache
from bottega.server.http.security import SecurityMiddleware, address_of, from_elsewhere
from bottega.server.http.sockets import Socket, charge_catching_up, read_message, refused
from bottega.server.http.tournaments import Tournaments
from bottega.server.http.visitors import Visitors
from bottega.server.jobs.bot_turns import BotTurns
from bottega.server.jobs.clock_watch import ClockWatch
from bottega.server.jobs.coach import Coach
from bottega.server.jobs.hints import Hints
from bottega.server.jobs.jobs import AnalyseGame, BotTurn, LocalJobs, RemindPerson
from bottega.server.jobs.rating_watch import RatingWatch
from bottega.server.jobs.reminders import Reminders
from bottega.server.jobs.studies import JUDGE, Studies
from bottega.server.jobs.tournament_watch import TournamentWatch
from bottega.server.jobs.workers import BotWorkers
from bottega.server.limits import ADDRESS, ADDRESS_TABLES, BODY, BROUGHT, CATCH_UP, NEW_TABLES, READERS, RECORD, Limits
from bottega.server.metrics import Metrics, StoreFigures
from bottega.server.processes import Processes
from bottega.server.protocol import Closed, Hello, Me, NewTable, PlayOn, Profile, Sit, TableList
from bottega.server.storage.store import CannotStore, Store
from bottega.server.tables import views
from bottega.server.tables.actions import Actions
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.clocks import Time
from bottega.server.tables.follower import Follower
from bottega.server.tables.house import House
from bottega.server.tables.lobby import Lobby
from bottega.server.tables.people import People, Person
from bottega.server.tables.reader import COME_BACK, Reader
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room
from bottega.server.text import clean_name
from bottega.server.turns import Turns
from bottega.study.analysis.adviser import HINTS, Adviser

NEW_TABLES_AT_ONCE = 120  # from one address
POLL = 25.0  # seconds until an unanswered poll is sent away
SMALL = 2000  # bytes of an answer that need not be compressed
LARGE = 16_000  # bytes that are not compressed while everybody waits
LEVEL = 4  # of compression: higher ones take longer than they save
SEATS = ("0", "1", "2", "3")
NO_TABLE = 4404  # a socket's end: there is no such table


def thinkers() -> int:
    """How many bots think at a time: one processor is the table's."""
    return max(1, (os.cpu_count() or 1) - 1)


class Server:
    """Everything the routes need."""

    def __init__(
        self,
        database: str,
        pages: Path = BUILT,
        tables: int = 1000,
        hints: Adviser = HINTS,
        judge: Adviser = JUDGE,
        time: Time | None = None,
        shelf: Shelf = OURS,
    ) -> None:
        self.metrics = Metrics()
        self.limits = Limits()
        self.turns = Turns()
        self.store = Store(database)
        self.people = People(self.store)
        self.visitors = Visitors(self.people, self.limits, self.store.fingerprint())
        self.workers = BotWorkers(thinkers())
        self.jobs = LocalJobs(self.store.claims)
        self.registry = TableRegistry(self.store, self.jobs, self.metrics, tables, time, shelf)
        self.actions = Actions(
            self.registry, Hints(self.workers, self.people, hints), Coach(self.workers, self.people, hints)
        )
        self.bot_turns = BotTurns(self.registry, self.workers, self.metrics, self.people)
        self.watch = ClockWatch(self.registry)
        self.follower = Follower(self.registry)
        self.alone = True  # does nobody else serve this database?
        self.metrics.tables.set_function(lambda: len(self.registry.rooms))
        self.metrics.listening.set_function(self.follower.listening)
        self.metrics.registry.register(StoreFigures(self.store))
        self.processes = Processes(self.store, self.metrics)
        self.studies = Studies(self.registry, self.jobs, judge)
        self.reminders = Reminders(self.registry, self.jobs, self.limits, self.people)
        self.jobs.doers |= {
            BotTurn: self.bot_turns.play,
            AnalyseGame: self.studies.run,
            RemindPerson: self.reminders.tell,
        }
        self.responses = ResponseCache(self.limits)
        self.invitations = Invitations(self.registry, self.responses, self.visitors)
        self.identities = Identities(self.people, self.visitors, self.limits, self.registry, self.invitations)
        self.passkeys = Passkeys(self.identities)
        self.mails = Mails(self.identities, self.reminders)
        self.wishes = ReminderAnswers(self.reminders, self.visitors, self.invitations, self.limits)
        self.house = House(self.registry, self.people)
        self.visitors.house = self.house
        self.host = HostAnswers(self.house, self.limits)
        self.own = OwnThings(self.people, self.visitors, self.limits, self.registry)
        self.ratings = Ratings(self.store, self.visitors, self.limits)
        self.rating_watch = RatingWatch(self.registry)
        self.tournament_watch = TournamentWatch(self.registry)
        self.tournaments = Tournaments(self.tournament_watch, self.visitors, self.limits, self.charge_table)
        self.lobby = Lobby(self.registry, self.responses.threads)
        self.pages = Pages(pages, self.game_at)
        self.programs = Programs(self.people, self.visitors, self.limits, self.registry, self.own)
        self.readers: dict[str, int] = {}  # sockets by address
        self.new_tables = NEW_TABLES_AT_ONCE
        self.health = Health(self.store, self.follower, self.processes)
        self.puzzles = PuzzleShelf(self.responses)
        self.finished = FinishedGames(self.registry, self.responses, self.studies, self.visitors, self.limits)

    def game_at(self, table: str) -> str:
        """The game on a table that is in memory."""
        room = self.registry.rooms.get(table)
        return "" if room is None else room.state.game.name

    async def room(self, request: Request) -> Room:
        room = await self.registry.current(request.path_params["id"])
        room.visited = self.registry.time.now()
        return room

    # --- people and lists

    async def catalog(self, request: Request) -> Response:
        return reply(self.lobby.catalog)

    async def me(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        if person is None:
            if not await self.visitors.may_come(request):
                return reply(Me("", stranger=True, news=self.house.news))
            person = await self.visitors.newcomer(request)
        if not hasattr(request.state, "key"):  # a cookie lasts a year from the last visit
            request.state.key = self.visitors.key_in(request)
        return reply(replace(me_of(person), news=self.house.news))

    async def rename(self, request: Request) -> Response:
        wish = await read(request, Profile)
        name = clean_name(wish.name)
        if not name:
            raise ApiError(msg("error-empty"))
        if self.visitors.token_in(request) is not None:  # their names say what they are
            raise ApiError(msg("error-not-for-programs"))
        person = await self.visitors.somebody(request)
        old = person.name
        await self.people.rename(person, name, person.colour if wish.colour is None else wish.colour)
        self.lobby.renamed(person, old)
        return reply(me_of(person))

    async def mine(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        return reply(TableList([]) if person is None else await self.lobby.mine(person))

    async def open(self, request: Request) -> Response:
        return reply(await self.lobby.open(await self.visitors.person(request)))

    # --- tables

    async def make(self, request: Request) -> Response:
        wish = await read(request, NewTable)
        for seat in wish.seats:
            seat.name = clean_name(seat.name)
        person = await self.visitors.somebody(request)
        self.charge_table(request, person)
        return reply(await self.lobby.make(person, wish), 201)

    def charge_table(self, request: Request, person: Person, times: int = 1) -> None:
        """New tables are kept for good: so many for a person, and for an address, however many cookies it has."""
        self.limits.take("tables", person.id, NEW_TABLES)
        limit = (ADDRESS_TABLES, float(self.new_tables))
        self.limits.take("tables", address_of(request.scope), limit, min(times, self.new_tables))

    async def take_in(self, request: Request) -> Response:
        text = (await body_of(request, RECORD)).decode("utf-8-sig", "replace")
        person = await self.visitors.somebody(request)
        self.charge_table(request, person, BROUGHT)
        return reply(await self.lobby.take_in(person, text), 201)

    async def play_on(self, request: Request) -> Response:
        """A new table from a moment of a finished game."""
        wish = await read(request, PlayOn)
        room = await self.finished.room(request)
        for seat in wish.seats:
            seat.name = clean_name(seat.name)
        person = await self.visitors.somebody(request)
        self.charge_table(request, person, BROUGHT)
        return reply(await self.lobby.play_on(room, person, wish), 201)

    async def teach(self, request: Request) -> Response:
        """A table for a lesson."""
        person = await self.visitors.somebody(request)
        self.charge_table(request, person)
        return reply(await self.lobby.teach(person, request.path_params["name"]), 201)

    async def pose(self, request: Request) -> Response:
        """A table for a puzzle."""
        person = await self.visitors.somebody(request)
        self.charge_table(request, person)
        return reply(await self.lobby.pose(person, request.path_params["name"]), 201)

    async def sit(self, request: Request) -> Response:
        wish = await read(request, Sit)
        person = await self.visitors.somebody(request)
        room = await self.room(request)
        await self.lobby.sit(room, person, wish)
        return await self.state_of(room, person, request)

    async def invite(self, request: Request) -> Response:
        wanted = request.method == "POST"
        person = await self.visitors.somebody(request)
        seat = request.path_params["seat"]
        if seat not in SEATS:
            raise ApiError(msg("error-not-found"))
        link = await self.lobby.invite(await self.room(request), person, int(seat), wanted)
        return reply(link, 201) if wanted else Response(status_code=204)

    async def rematch(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        return reply(await self.lobby.rematch(await self.room(request), person), 201)

    # --- a table for those without a socket

    async def state(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        return await self.state_of(await self.room(request), person, request)

    async def state_of(self, room: Room, person: Person | None, request: Request) -> Response:
        """The table as it is, as the address asks for it."""
        seat, log, chat, frames = (
            number(request, name, default)
            for name, default in (("seat", SPECTATOR), ("log", 0), ("chat", 0), ("frames", 0))
        )
        frames = frames > 0 and self.limits.allows("catch up", address_of(request.scope), CATCH_UP)
        return await self.show(room, person, seat, log, chat, frames)

    async def show(
        self, room: Room, person: Person | None, seat: int, log: int, chat: int, frames: bool = False
    ) -> Response:
        """The table as it is, from one of the reader's seats (-1: whichever is asked)."""
        who = None if person is None else person.id
        if seat != SPECTATOR:
            room.check_seat(who, seat)
        read = room.lines_read(who, seat, max(0, log))
        wanted = frames and (read > 0 or room.new_to(room.look_of(who, seat)))
        key = room.key(who, seat, read, max(0, chat), wanted)
        return Response(room.encode(key), media_type="application/json")

    async def events(self, request: Request) -> Response:
        """Wait until the reader's number is another one; it falls where a seat is given away."""
        after = number(request, "after", 0)
        person = await self.visitors.person(request)
        who = None if person is None else person.id
        seen = number(request, "seen", 1) > 0
        try:
            async with asyncio.timeout(POLL):
                while (room := await self.room(request)).number(who) == after:
                    await room.next_change(who, seen)
        except TimeoutError:
            return Response(status_code=204)
        return await self.state_of(room, person, request)

    async def say(self, request: Request) -> Response:
        """The HTTP twin of the socket."""
        message = read_message(await body_of(request, BODY))
        reader = Reader(await self.visitors.somebody(request))
        room = await self.room(request)
        try:
            if isinstance(message, Hello) and message.look != SPECTATOR:
                room.check_seat(reader.person, message.look)
            charge_catching_up(self.limits, address_of(request.scope), reader, message)
            answer = await self.actions.handle(room, reader, message)
        except ApiError as error:
            self.metrics.refused.inc()
            return reply(refused(error, "" if isinstance(message, Hello) else message.id), error.status())
        if reader.dirty:  # the table itself is the answer
            return Response(room.next_state(reader), media_type="application/json")
        return reply(answer)

    async def socket(self, ws: WebSocket) -> None:
        """A reader's socket."""
        address = address_of(ws.scope)
        if not self.may_open(ws, address):
            await ws.close()
            return
        self.metrics.sockets.inc()
        self.readers[address] = self.readers.get(address, 0) + 1
        try:
            await self.listen(ws)
        finally:
            self.metrics.sockets.dec()
            self.readers[address] -= 1
            if not self.readers[address]:
                del self.readers[address]

    def may_open(self, ws: WebSocket, address: str) -> bool:
        """Does a socket come from our own page, and not one too many?"""
        if from_elsewhere(ws.scope) or self.readers.get(address, 0) >= READERS:
            return False
        try:
            self.limits.take("address", address, ADDRESS)
        except ApiError:
            return False
        return True

    async def listen(self, ws: WebSocket) -> None:
        """Let a reader take part until one side closes."""
        await ws.accept()
        try:
            person, key = await self.visitors.at_socket(ws)
            room = await self.registry.current(ws.path_params["id"])
        except CannotStore:
            await ws.close(COME_BACK)
            return
        except ApiError as refusal:
            await ws.send_text(msgspec.json.encode(Closed(refusal.said.as_dict())).decode())
            await ws.close(NO_TABLE)
            return
        is_known = self.visitors.still(person, key)
        await Socket(ws, self.actions, room, person, self.limits, self.turns, is_known).run()

    # --- what a table is played with

    async def box(self, request: Request) -> Response:
        """What of a table's components is not printed in the booklets."""
        return reply(views.box_info((await self.room(request)).state))

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.start()
        yield
        await self.close()

    async def start(self) -> None:
        """Begin to work."""
        await self.watch.start(self.alone)
        await self.follower.start()
        await self.studies.start()
        await self.house.start()
        await self.reminders.start()
        self.rating_watch.start()
        self.tournament_watch.start()
        await self.processes.start()

    async def close(self) -> None:
        """Finish what is under way."""
        self.registry.closing = True
        await self.follower.close()
        await self.reminders.close()
        await self.mails.close()
        await self.house.close()
        await self.watch.close()
        await self.rating_watch.close()
        await self.tournament_watch.close()
        await self.jobs.close()
        await self.registry.close()
        await self.workers.close()
        await self.studies.close()
        await self.processes.close()
        await self.health.close()
        await self.responses.close()
        await asyncio.to_thread(self.store.close)

    def routes(self) -> list[Any]:
        table = "/api/tables/{id}"
        tournament = "/api/tournaments/{id}"
        keyed = self.visitors.with_cookie
        return [
            Route("/healthz", self.health.health),
            Route("/metrics", self.health.figures),
            Route("/api/catalog", self.catalog),
            Route("/api/reach", self.invitations.reach),
            Route("/api/me", keyed(self.me)),
            Route("/api/me", keyed(self.rename), methods=["PUT"]),
            Route("/api/me", self.own.forget, methods=["DELETE"]),
            Route("/api/me/games", keyed(self.own.history)),
            Route("/api/me/export", keyed(self.own.export)),
            Route("/api/me/ratings", keyed(self.ratings.mine)),
            Route("/api/me/ratings", keyed(self.ratings.forget), methods=["DELETE"]),
            Route("/api/ratings", keyed(self.ratings.table)),
            Route("/api/tournaments", keyed(self.tournaments.all)),
            Route("/api/tournaments", keyed(self.tournaments.make), methods=["POST"]),
            Route(tournament, keyed(self.tournaments.one)),
            Route(tournament, keyed(self.tournaments.end), methods=["DELETE"]),
            Route(f"{tournament}/enter", keyed(self.tournaments.enter), methods=["POST"]),
            Route(f"{tournament}/enter", keyed(self.tournaments.leave), methods=["DELETE"]),
            Route(f"{tournament}/start", keyed(self.tournaments.start), methods=["POST"]),
            Route(f"{tournament}/export", self.tournaments.export),
            Route("/api/me/programs", keyed(self.programs.all)),
            Route("/api/me/programs", keyed(self.programs.add), methods=["POST"]),
            Route("/api/me/programs/{program}", keyed(self.programs.end), methods=["DELETE"]),
            Route("/api/stream", self.programs.events),
            Route("/api/me/identity", keyed(self.identities.about)),
            Route("/api/me/code", keyed(self.identities.new_code), methods=["POST"]),
            Route("/api/me/code", keyed(self.identities.end_code), methods=["DELETE"]),
            Route("/api/me/logout", keyed(self.identities.log_out_others), methods=["POST"]),
            Route("/api/me/leave", keyed(self.identities.log_out), methods=["POST"]),
            Route("/api/me/passkeys/new", keyed(self.passkeys.begin), methods=["POST"]),
            Route("/api/me/passkeys", keyed(self.passkeys.add), methods=["POST"]),
            Route("/api/me/passkeys", keyed(self.passkeys.end_all), methods=["DELETE"]),
            Route("/api/me/reminders", keyed(self.wishes.about)),
            Route("/api/me/reminders", keyed(self.wishes.wish), methods=["PUT"]),
            Route("/api/me/reminders/browsers", keyed(self.wishes.add_browser), methods=["POST"]),
            Route("/api/me/reminders/browsers", keyed(self.wishes.end_browser), methods=["DELETE"]),
            Route("/api/me/reminders/test", keyed(self.wishes.test), methods=["POST"]),
            Route("/api/me/mail", keyed(self.mails.keep), methods=["POST"]),
            Route("/api/me/mail", keyed(self.mails.end), methods=["DELETE"]),
            Route("/api/mail/confirm", self.mails.confirm, methods=["POST"]),
            Route("/api/mail/stop/{key}", self.mails.stop, methods=["POST"]),
            Route("/api/sign-in/mail", self.mails.ask, methods=["POST"]),
            Route("/api/sign-in/mail/link", keyed(self.mails.sign_in), methods=["POST"]),
            Route("/api/sign-in", keyed(self.identities.sign_in), methods=["POST"]),
            Route("/api/sign-in/passkey/new", self.passkeys.ask, methods=["POST"]),
            Route("/api/sign-in/passkey", keyed(self.passkeys.sign_in), methods=["POST"]),
            Route("/api/news", self.host.news),
            Route("/api/host", self.host.about),
            Route("/api/host", self.host.decide, methods=["PUT"]),
            Route("/api/host/welcome", self.host.welcome, methods=["POST", "DELETE"]),
            Route("/api/host/people", self.host.people),
            Route("/api/host/people/{id}", self.host.remove_person, methods=["DELETE"]),
            Route("/api/host/tables", self.host.tables),
            Route("/api/host/tables/{id}", self.host.remove_table, methods=["DELETE"]),
            Route("/api/host/tables/{id}", self.host.close_chat, methods=["PUT"]),
            Route("/api/tables", keyed(self.make), methods=["POST"]),
            Route("/api/tables/mine", keyed(self.mine)),
            Route("/api/tables/open", keyed(self.open)),
            Route("/api/lessons/{name}", keyed(self.teach), methods=["POST"]),
            Route("/api/puzzles", self.puzzles.shelf),
            Route("/api/puzzles/{name}", keyed(self.pose), methods=["POST"]),
            Route("/api/puzzles/{name}/told", self.puzzles.verdict),
            Route("/api/import", keyed(self.take_in), methods=["POST"]),
            Route("/api/rules/{language}", self.finished.rules),
            Route(table, keyed(self.state)),
            Route(f"{table}/say", keyed(self.say), methods=["POST"]),
            Route(f"{table}/events", keyed(self.events)),
            Route(f"{table}/stream", self.programs.table),
            Route(f"{table}/seats/{{seat}}/challenge", keyed(self.programs.challenge), methods=["POST"]),
            Route(f"{table}/seats/{{seat}}/challenge", keyed(self.programs.decline), methods=["DELETE"]),
            Route(f"{table}/sit", keyed(self.sit), methods=["POST"]),
            Route(f"{table}/seats/{{seat}}/link", keyed(self.invite), methods=["POST", "DELETE"]),
            Route(f"{table}/seats/{{seat}}/code", self.invitations.code),
            Route(f"{table}/reminders", self.wishes.at_table),
            Route(f"{table}/reminders", keyed(self.wishes.silence), methods=["PUT"]),
            Route(f"{table}/rematch", keyed(self.rematch), methods=["POST"]),
            Route(f"{table}/play-on", keyed(self.play_on), methods=["POST"]),
            Route(f"{table}/record", self.finished.record),
            Route(f"{table}/story", self.finished.story),
            Route(f"{table}/box", self.box),
            Route(f"{table}/replay", self.finished.replay),
            Route(f"{table}/analysis", keyed(self.finished.analysis), methods=["GET", "POST"]),
            WebSocketRoute(f"{table}/socket", self.socket),
            Route("/{path:path}", self.pages.answer),
        ]


async def wrong_way(request: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    assert isinstance(error, HTTPException)
    said = msg("error-method") if error.status_code == 405 else msg("error-not-found")
    return reply(ApiError(said).problem(), error.status_code)


def make_app(server: Server, names: frozenset[str] = frozenset()) -> Starlette:
    """The application around a server that is asked by these names, or by any."""
    return Starlette(
        routes=server.routes(),
        middleware=[
            Middleware(
                SecurityMiddleware, limits=server.limits, turns=server.turns, metrics=server.metrics, names=names
            ),
            Middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=LEVEL, thread_minimum_size=LARGE),
        ],
        exception_handlers={HTTPException: wrong_way},
        lifespan=server.lifespan,
    )
