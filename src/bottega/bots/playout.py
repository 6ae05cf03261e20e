"""How a search plays on from a leaf, and how it orders moves: by the estimate one step ahead."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random
from bottega.core.weights import Weights

TURN: Final[i64] = 0  # to the end of the turn
ROUND: Final[i64] = 1  # to the end of the round
FINAL: Final[i64] = 2  # to the end of the round; if the final one comes next, to the end of that
GAME: Final[i64] = 3  # to the end of the game
NEXT: Final[i64] = 4  # to the end of the round that follows; if the final one comes next, to the end of that

UNTIL: Final = ["turn", "round", "final", "game", "next"]


class Playout:
    """Plays on by the estimate, or at random, up to a point."""

    def __init__(self, weights: Weights, until: i64 = ROUND, random: i64 = 0) -> None:
        self.weights: Final = weights
        self.until: Final[i64] = until
        self.random: Final[i64] = random  # percent of the moves that are any moves

    def run(self, game: Game[Any], s: Position, round: i64, who: i64, turn: i64, dice: Random) -> None:
        """Play on from within a turn."""
        self.finish(game, s, who, turn)
        if self.until == TURN:
            return
        while not s.over() and (s.round == round or self.goes_on(game, s, round)):
            if self.random > 0 and (self.random >= 100 or dice.below(100) < self.random):
                s.play(s.options[dice.below(len(s.options))])
            else:
                s.play(self.best(game, s))

    def goes_on(self, game: Game[Any], s: Position, round: i64) -> bool:
        """Is the next round played, too?"""
        if self.until == GAME or (self.until == NEXT and s.round == round + 1):
            return True
        return self.until >= FINAL and game.rounds_left(s) == 0.0

    def finish(self, game: Game[Any], s: Position, who: i64, turn: i64) -> None:
        """Play on to the end of a player's turn."""
        while not s.over() and s.to_move() == who and s.turn == turn:
            s.play(self.best(game, s))

    def best(self, game: Game[Any], s: Position) -> i64:
        """The move after which the estimate is best, or that the game finds best in a shorter way."""
        who = s.to_move()
        best = s.options[0]
        if len(s.options) == 1:
            return best
        gains = game.gains(s, who, self.weights)
        if len(gains) > 0:
            return s.options[largest(gains)]
        top = 0.0
        first = True
        for move in s.options:
            then = s.copy()
            then.play(move)
            value = game.estimate(then, who, self.weights)
            if first or value > top:
                best = move
                top = value
                first = False
        return best

    def promises(self, game: Game[Any], s: Position, who: i64) -> vec[float]:
        """How much each option promises, compared with the others."""
        promises = game.gains(s, who, self.weights)
        if len(promises) == 0:
            for move in s.options:
                promises = append(promises, self.promise(game, s, move, who))
        return promises

    def promise(self, game: Game[Any], s: Position, move: i64, who: i64) -> float:
        """The estimate at the end of the turn that begins with this move."""
        then = s.copy()
        turn = s.turn
        then.play(move)
        self.finish(game, then, who, turn)
        return game.estimate(then, who, self.weights)


def largest(numbers: vec[float]) -> i64:
    """Where the largest number stands, the first of them."""
    best: i64 = 0
    i: i64 = 0
    for number in numbers:
        if number > numbers[best]:
            best = i
        i += 1
    return best
