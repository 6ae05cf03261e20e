"""The bot that often does not look."""

from typing import Any

from mypy_extensions import i64

from bottega.bots.greedy import GreedyBot
from bottega.core.game import Game
from bottega.core.kernel import Position

MISTAKES = 35  # percent of its moves


class NoviceBot(GreedyBot):
    """Plays as the greedy bot does, but every third move or so is any move."""

    def __init__(self, seed: i64, name: str) -> None:
        super().__init__(seed, None, name)

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        if self.dice.below(100) < MISTAKES:
            return s.options[self.dice.below(len(s.options))]
        return super().choose(game, s, who)
