"""The bots of the version that this file runs in, one class each; it runs in the frozen one (see `today.py`)."""

from typing import Any

from bottega.bots.bot import Bot, Budget
from bottega.bots.seats import find_bot
from bottega.core.game import Game
from bottega.core.kernel import Position


class Named(Bot):
    """A bot that comes with that version, by the name of its class."""

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        super().__init__(name)
        limited = budget.iterations > 0 or budget.seconds > 0
        self.bot = find_bot(name.lower(), seed, budget if limited else None)

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        return self.bot.choose(game, s, who)


class Search(Named):
    """Searches."""


class Master(Named):
    """Searches a little."""


class Greedy(Named):
    """Looks one turn ahead."""
