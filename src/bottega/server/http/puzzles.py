"""Puzzles: the shelf, and what is said of tries. It never changes, but for the puzzle of the day."""

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bottega.core.messages import msg
from bottega.server.errors import ApiError
from bottega.server.http.response_cache import ResponseCache
from bottega.server.limits import STEPS, STORIES
from bottega.server.tables import puzzles
from bottega.study.puzzles.puzzle import SECONDS

LONGEST = 200  # letters of a try


class PuzzleShelf:
    """Answers about puzzles; they are read when somebody asks for the first time."""

    def __init__(self, responses: ResponseCache) -> None:
        self.responses = responses

    async def shelf(self, request: Request) -> Response:
        now = time.time()
        key = ("puzzles", now // SECONDS)
        return await self.responses.answer(request, key, lambda: msgspec.json.encode(puzzles.shelf(now)), STORIES)

    async def verdict(self, request: Request) -> Response:
        """What is said of a try, or of the answer."""
        name, moves = request.path_params["name"], request.query_params.get("moves", "")
        if len(moves) > LONGEST:
            raise ApiError(msg("error-malformed", detail="moves"))
        key = ("verdict", name, moves)
        return await self.responses.answer(
            request, key, lambda: msgspec.json.encode(puzzles.verdict(name, moves)), STEPS
        )
