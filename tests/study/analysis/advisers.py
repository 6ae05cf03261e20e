"""Advisers that think quickly and always the same, for tests."""

import math
from typing import Any

from bottega.bots.bot import Advice, Bot
from bottega.core.game import Game
from bottega.core.kernel import Position

SCALE = 8.0  # points of lead that make e times the share


class Estimator(Bot):
    """Tells of every option what the game's estimate says at the end of the turn."""

    def __init__(self) -> None:
        super().__init__("estimator")

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        return self.advise(game, s, who)[0].move

    def advise(self, game: Game[Any], s: Position, who: int) -> list[Advice]:
        others = [seat for seat in range(len(game.result(s).scores)) if seat != who]
        best_other = max(game.estimate(s, seat) for seat in others)
        leads = {int(move): after(game, s, move, who) - best_other for move in s.options}
        weights = {move: math.exp(lead / SCALE) for move, lead in leads.items()}
        total = sum(weights.values())
        found = [
            Advice(move, weight / total, 1 / (1 + math.exp(-leads[move] / SCALE)), leads[move])
            for move, weight in weights.items()
        ]
        return sorted(found, key=lambda advice: -advice.lead)


def after(game: Game[Any], s: Position, move: int, who: int) -> float:
    """The estimate at the end of the turn that begins with this move."""
    then = s.copy()
    then.play(move)
    if then.over() or then.to_move() != who or then.reveals != s.reveals or then.turn != s.turn:
        return game.estimate(then, who)
    return max(after(game, then, follow, who) for follow in then.options)


class Careless(Estimator):
    """Lists every option, but has looked at its favorite alone."""

    def advise(self, game: Game[Any], s: Position, who: int) -> list[Advice]:
        first, *others = super().advise(game, s, who)
        return [
            Advice(first.move, 1.0, first.value, first.lead),
            *(Advice(each.move, 0.0, 0.0, 0.0) for each in others),
        ]


class Silent(Bot):
    """Says no more than its choice, the first option."""

    def __init__(self) -> None:
        super().__init__("silent")

    def choose(self, game: Game[Any], s: Position, who: int) -> int:
        return int(s.options[0])


def estimator(_seed: int) -> Bot:
    return Estimator()


def careless(_seed: int) -> Bot:
    return Careless()


def silent(_seed: int) -> Bot:
    return Silent()
