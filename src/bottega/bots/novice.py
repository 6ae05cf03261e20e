"""The bot that often does not look."""

from typing import Any, Final

from mypy_extensions import i64

from bottega.bots.greedy import GreedyBot
from bottega.core.game import Game
from bottega.core.kernel import Position


class NoviceBot(GreedyBot):
    """Plays as the greedy bot does, but some of its moves are any moves."""

    def __init__(self, seed: i64, name: str, mistakes: int) -> None:
        super().__init__(seed, None, name)
        self.mistakes: Final[i64] = mistakes  # percent of its moves

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        if self.dice.below(100) < self.mistakes:
            return s.options[self.dice.below(len(s.options))]
        return super().choose(game, s, who)
