"""The bot that looks one turn ahead."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.bots.answering import answer
from bottega.bots.bot import Bot
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random
from bottega.core.weights import Weights


class GreedyBot(Bot):
    """Tries every option, deciding best to the end of the turn, and takes what the game's estimate likes best."""

    def __init__(self, seed: i64, weights: Weights | None = None, name: str = "greedy") -> None:
        super().__init__(name)
        self.dice: Final = Random(seed)
        self.weights: Final = weights

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        return self.best(game, s, who, s.options)

    def best(self, game: Game[Any], s: Position, who: i64, options: vec[i64]) -> i64:
        """The best of some of the options."""
        weights = self.weights_for(game)
        best = options[0]
        top = 0.0
        equals: i64 = 0
        for move in options:
            value = after(game, s, move, who, weights)
            if equals == 0 or value > top:
                best, top, equals = move, value, 1
            elif value == top:
                equals += 1
                if self.dice.below(equals) == 0:
                    best = move
        return best

    def weights_for(self, game: Game[Any]) -> Weights | None:
        """The weights it goes by; None is the game's own."""
        return self.weights


def after(game: Game[Any], s: Position, move: i64, who: i64, weights: Weights | None) -> float:
    """The estimate at the end of the turn that begins with this move."""
    then = s.copy()
    answer(then, who, move)
    if then.over() or then.to_move() != who or then.reveals != s.reveals or then.turn != s.turn:
        return game.estimate(then, who, weights)
    return max([after(game, then, follow, who, weights) for follow in then.options])
