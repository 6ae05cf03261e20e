"""Lets rated games count that are over."""

from functools import partial
from typing import ClassVar, Final

from bottega.server.jobs.periodic import Periodic
from bottega.server.storage import ratings

SETTLED: Final = 10.0  # seconds for which a game must have been over: at first its last move may be taken back


class RatingWatch(Periodic):
    """Looks for rated games that are over."""

    claim: ClassVar[str] = "ratings"

    async def due(self) -> list[str]:
        before = self.registry.time.now() - SETTLED
        return await self.store.read(partial(ratings.due_games, before=before))

    async def do(self, one: str) -> None:
        await self.store.write(partial(ratings.rate_game, table=one, now=self.registry.time.now()))
