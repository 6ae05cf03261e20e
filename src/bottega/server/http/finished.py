"""Games that are over, and rules: what never changes, and the analysis."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.game import SPECTATOR
from bottega.core.messages import msg
from bottega.i18n import LANGUAGES
from bottega.server.errors import ApiError
from bottega.server.http.requests import number, reply
from bottega.server.http.response_cache import ResponseCache
from bottega.server.http.rules import rules_pages
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.jobs.studies import Studies
from bottega.server.limits import ANALYSES, STEPS, STORIES, Limits
from bottega.server.tables import views
from bottega.server.tables.registry import TableRegistry
from bottega.server.tables.room import Room


def eyes(request: Request, room: Room) -> int:
    """Through whose eyes a finished game is seen: anybody's."""
    seat = number(request, "seat", SPECTATOR)
    if not SPECTATOR <= seat < room.state.players:
        raise ApiError(msg("error-malformed", detail="seat"))
    return seat


class FinishedGames:
    """Answers about games that are over."""

    def __init__(
        self,
        registry: TableRegistry,
        responses: ResponseCache,
        studies: Studies,
        visitors: Visitors,
        limits: Limits,
    ) -> None:
        self.registry = registry
        self.responses = responses
        self.studies = studies
        self.visitors = visitors
        self.limits = limits

    async def room(self, request: Request) -> Room:
        room = await self.registry.current(request.path_params["id"])
        if not room.state.over():
            raise ApiError(msg("error-not-over"))
        return room

    async def record(self, request: Request) -> Response:
        room = await self.room(request)
        state = room.state
        headers = {"content-disposition": f'attachment; filename="{state.game.name}-{room.id}.txt"'}
        key = ("record", room.id, state.moved)
        return await self.responses.answer(
            request, key, lambda: state.record().write().encode(), STEPS, "text/plain; charset=utf-8", headers
        )

    async def story(self, request: Request) -> Response:
        room = await self.room(request)
        state, seat = room.state, eyes(request, room)
        everybody = {taken.person for taken in room.seating.seats if taken.person is not None}
        sitters = room.seating.sitters(everybody)  # who is there now is no part of the story
        key = ("story", room.id, state.moved, seat, tuple(sitter.name for sitter in sitters))
        return await self.responses.answer(
            request, key, lambda: msgspec.json.encode(views.story(room.id, state, sitters, seat)), STORIES
        )

    async def replay(self, request: Request) -> Response:
        room = await self.room(request)
        state, seat = room.state, eyes(request, room)
        step = number(request, "step", 0)
        if not 0 <= step <= state.step:
            raise ApiError(msg("error-malformed", detail="step"))
        key = ("replay", room.id, state.moved, seat, step)
        return await self.responses.answer(
            request, key, lambda: msgspec.json.encode(views.replay_step(state, step, seat)), STEPS
        )

    async def rules(self, request: Request) -> Response:
        """All pages, as they are with our components or with those of a table."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise ApiError(msg("error-not-found"))
        table = request.query_params.get("table")
        box = None if table is None else (await self.registry.at(table)).table.own_box()
        return await self.responses.answer(
            request, ("rules", language, box), lambda: msgspec.json.encode(rules_pages(language, box)), STORIES
        )

    async def analysis(self, request: Request) -> Response:
        """How far the analysis is; asked with POST, it begins."""
        room = await self.room(request)
        record = room.state.record().write()
        if request.method != "POST":
            return reply(await self.studies.find(record))
        address, person = address_of(request.scope), await self.visitors.person(request)
        self.limits.take("analyses", address, ANALYSES)
        owners = [f"address {address}"] if person is None else [f"address {address}", f"person {person.id}"]
        return reply(await self.studies.begin(room.id, record, room.table.setup.box.text, owners))
