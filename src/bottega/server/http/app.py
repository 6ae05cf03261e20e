"""The server's routes."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.finished import FinishedGames
from bottega.server.http.health import Health
from bottega.server.http.host import HostAnswers
from bottega.server.http.identity import Identities
from bottega.server.http.mail import Mails
from bottega.server.http.own import OwnThings
from bottega.server.http.pages import BUILT, Pages
from bottega.server.http.passkeys import Passkeys
from bottega.server.http.programs import Programs
from bottega.server.http.puzzles import PuzzleShelf
from bottega.server.http.ratings import Ratings
from bottega.server.http.reach import Invitations
from bottega.server.http.reminders import ReminderAnswers
from bottega.server.http.requests import reply
from bottega.server.http.response_cache import ResponseCache
from bottega.server.http.security import SecurityMiddleware
from bottega.server.http.table_sockets import TableSockets
from bottega.server.http.tables import Tables
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
from bottega.server.limits import Limits
from bottega.server.metrics import Metrics, StoreFigures
from bottega.server.processes import Processes
from bottega.server.storage.store import Store
from bottega.server.tables.actions import Actions
from bottega.server.tables.boxes import OURS, Shelf
from bottega.server.tables.clocks import Time
from bottega.server.tables.follower import Follower
from bottega.server.tables.house import House
from bottega.server.tables.lobby import Lobby
from bottega.server.tables.people import People
from bottega.server.tables.registry import TableRegistry
from bottega.server.turns import Turns
from bottega.study.analysis.adviser import HINTS, Adviser

SMALL = 2000  # bytes of an answer that need not be compressed
LARGE = 16_000  # bytes that are not compressed while everybody waits
LEVEL = 4  # of compression: higher ones take longer than they save


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
        self.ratings = Ratings(self.store, self.visitors, self.limits)
        self.rating_watch = RatingWatch(self.registry)
        self.tournament_watch = TournamentWatch(self.registry)
        self.lobby = Lobby(self.registry, self.responses.threads)
        self.own = OwnThings(self.visitors, self.limits, self.house, self.lobby)
        self.pages = Pages(pages, self.game_at)
        self.programs = Programs(self.people, self.visitors, self.limits, self.registry, self.own)
        self.health = Health(self.store, self.follower, self.processes)
        self.puzzles = PuzzleShelf(self.responses)
        self.finished = FinishedGames(self.registry, self.responses, self.studies, self.visitors, self.limits)
        self.tables = Tables(self.registry, self.lobby, self.actions, self.finished, self.visitors, self.limits)
        self.tournaments = Tournaments(self.tournament_watch, self.visitors, self.limits, self.tables.charge_table)
        self.sockets = TableSockets(self.registry, self.actions, self.visitors, self.limits, self.turns)

    def game_at(self, table: str) -> str:
        """The game on a table that is in memory."""
        room = self.registry.rooms.get(table)
        return "" if room is None else room.state.game.name

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
            Route("/api/catalog", self.tables.catalog),
            Route("/api/reach", self.invitations.reach),
            Route("/api/me", keyed(self.own.me)),
            Route("/api/me", keyed(self.own.rename), methods=["PUT"]),
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
            Route("/api/tables", keyed(self.tables.make), methods=["POST"]),
            Route("/api/tables/mine", keyed(self.tables.mine)),
            Route("/api/tables/open", keyed(self.tables.open)),
            Route("/api/lessons/{name}", keyed(self.tables.teach), methods=["POST"]),
            Route("/api/puzzles", self.puzzles.shelf),
            Route("/api/puzzles/{name}", keyed(self.tables.pose), methods=["POST"]),
            Route("/api/puzzles/{name}/told", self.puzzles.verdict),
            Route("/api/import", keyed(self.tables.take_in), methods=["POST"]),
            Route("/api/rules/{language}", self.finished.rules),
            Route(table, keyed(self.tables.state)),
            Route(f"{table}/say", keyed(self.tables.say), methods=["POST"]),
            Route(f"{table}/events", keyed(self.tables.events)),
            Route(f"{table}/stream", self.programs.table),
            Route(f"{table}/seats/{{seat}}/challenge", keyed(self.programs.challenge), methods=["POST"]),
            Route(f"{table}/seats/{{seat}}/challenge", keyed(self.programs.decline), methods=["DELETE"]),
            Route(f"{table}/sit", keyed(self.tables.sit), methods=["POST"]),
            Route(f"{table}/seats/{{seat}}/link", keyed(self.tables.invite), methods=["POST", "DELETE"]),
            Route(f"{table}/seats/{{seat}}/code", self.invitations.code),
            Route(f"{table}/reminders", self.wishes.at_table),
            Route(f"{table}/reminders", keyed(self.wishes.silence), methods=["PUT"]),
            Route(f"{table}/rematch", keyed(self.tables.rematch), methods=["POST"]),
            Route(f"{table}/play-on", keyed(self.tables.play_on), methods=["POST"]),
            Route(f"{table}/record", self.finished.record),
            Route(f"{table}/story", self.finished.story),
            Route(f"{table}/box", self.tables.box),
            Route(f"{table}/replay", self.finished.replay),
            Route(f"{table}/analysis", keyed(self.finished.analysis), methods=["GET", "POST"]),
            WebSocketRoute(f"{table}/socket", self.sockets.open),
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
