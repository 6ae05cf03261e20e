"""Moves that a bot likes, each as a whole turn, and why."""

from typing import Any, Final

from bottega.bots.bot import Advice, Bot
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import derive
from bottega.study.analysis.line import Line, best_line
from bottega.study.analysis.reasons import Comparison, Reason, proof


class Turn:
    """A turn by its first move, as far as somebody follows it."""

    def __init__(self, advice: Advice, line: Line) -> None:
        self.advice: Final = advice
        self.line: Final = line

    def same(self, other: "Turn") -> bool:
        """Does it do the same, perhaps in another order?"""
        return sorted(step.move for step in self.line.steps) == sorted(step.move for step in other.line.steps)


class Turns:
    """Turns that begin at one decision, from what its seat may know, compared with each other."""

    def __init__(self, game: Game[Any], s: Position, who: int, follower: Bot, seed: int) -> None:
        self.game: Final = game
        self.who: Final = who
        self.follower: Final = follower
        self.start: Final = game.determinize(s, who, seed)
        self.comparison: Final = Comparison(game, self.start, who, int(derive(seed, 1)))

    def turn(self, advice: Advice) -> Turn:
        """The turn that begins with a move."""
        return Turn(advice, best_line(self.game, self.start, self.who, advice.move, self.follower))

    def different(self, advice: list[Advice], most: int) -> list[Turn]:
        """The first turns; one that does the same as another in another order is left out."""
        found: list[Turn] = []
        for each in advice:
            turn = self.turn(each)
            if not any(turn.same(known) for known in found):
                found.append(turn)
            if len(found) == most:
                break
        return found

    def why(self, turn: Turn, other: Turn | None) -> list[Reason]:
        """Why a turn is better than another one, or good, the weightiest reason first."""
        known = [proof(turn.advice)] if turn.advice.proved else []
        gap = 0.0 if other is None else turn.advice.lead - other.advice.lead
        return known + self.comparison.reasons(turn.line.moves, None if other is None else other.line.moves, gap)
