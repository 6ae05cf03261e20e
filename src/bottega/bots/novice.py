"""The bot that does not always look."""

from typing import Any

from mypy_extensions import i64

from bottega.bots.greedy import GreedyBot
from bottega.bots.tuning import tuning_of
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.weights import Weights


class NoviceBot(GreedyBot):
    """Plays as the greedy bot does, by the weights of its game's playouts; its level says how many moves are any."""

    def __init__(self, seed: i64, name: str) -> None:
        super().__init__(seed, None, name)

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        if self.dice.below(100) < tuning_of(game).mistakes[self.name]:
            return s.options[self.dice.below(len(s.options))]
        return super().choose(game, s, who)

    def weights_for(self, game: Game[Any]) -> Weights | None:
        return tuning_of(game).playout.weights
