"""The bot that plays any move."""

from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.bot import Bot
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random


class RandomBot(Bot):
    """Every option is equally likely."""

    def __init__(self, seed: i64) -> None:
        super().__init__("random", looks=False)
        self.dice: Final = Random(seed)

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        return s.options[self.dice.below(len(s.options))]
