"""The bot that does not see everything."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.bots.greedy import GreedyBot
from bottega.bots.search import SearchBot
from bottega.bots.tuning import tuning_of
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.weights import Weights


class NoviceBot(GreedyBot):
    """Plays as the greedy bot does, by the weights of its game's playouts; its level says how much it overlooks.

    In a game where its level thinks a few iterations, it searches instead.
    """

    def __init__(self, seed: i64, name: str) -> None:
        super().__init__(seed, None, name)
        self.search: Final = SearchBot(name, seed)

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        level = tuning_of(game).level(self.name)
        if level.budget.iterations > 0:
            return self.search.choose(game, s, who)
        seen = vec[i64]()
        for move in s.options:
            if not level.overlooked(self.dice):
                seen = append(seen, move)
        if len(seen) == 0:
            return s.options[self.dice.below(len(s.options))]  # something must be done
        return self.best(game, s, who, seen)

    def forget_plan(self) -> None:
        self.search.forget_plan()

    def weights_for(self, game: Game[Any]) -> Weights | None:
        return tuning_of(game).playout.weights
