"""Answers about ratings."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.games import NAMES as GAMES
from bottega.server.errors import ApiError
from bottega.server.http.requests import number, reply
from bottega.server.http.security import address_of
from bottega.server.http.visitors import Visitors
from bottega.server.limits import CLUB, EXPORTS, Limits
from bottega.server.protocol import MyRatings
from bottega.server.storage import ratings
from bottega.server.storage.store import Store
from bottega.server.tables.table import standard_game


class Ratings:
    """Who is how strong."""

    def __init__(self, store: Store, visitors: Visitors, limits: Limits) -> None:
        self.store = store
        self.visitors = visitors
        self.limits = limits

    async def table(self, request: Request) -> Response:
        """Everybody with a rating in a game with so many players."""
        game, players = request.query_params.get("game", ""), number(request, "players", 2)
        if game not in GAMES or players not in standard_game(game).player_counts:
            raise ApiError(msg("error-not-found"))
        person = await self.visitors.person(request)
        self.limits.take("club", address_of(request.scope), CLUB)
        reader = None if person is None else person.id
        wanted = partial(ratings.rating_table, game=game, players=players, reader=reader)
        return reply(await self.store.read(wanted))

    async def mine(self, request: Request) -> Response:
        person = await self.visitors.person(request)
        if person is None:
            return reply(MyRatings([]))
        return reply(MyRatings(await self.store.read(partial(ratings.ratings_of, person=person.id))))

    async def forget(self, request: Request) -> Response:
        person = await self.visitors.somebody(request)
        self.limits.take("exports", address_of(request.scope), EXPORTS)
        await self.store.write(partial(ratings.forget_ratings, person=person.id))
        return Response(status_code=204)
