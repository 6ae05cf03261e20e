"""The end of a game solved exactly, where nothing hidden or left to chance lies between here and there.

For two players every way to play on is looked at, but for those that a player would not let happen (alpha-beta); with
more, each player takes what is best for them (max-n). Everybody wants the victory first, then points ahead. It is given
up when it takes too long. With a limit in iterations the number of looks decides, so that the same position gives the
same answer.
"""

import time
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.bots.bot import Advice, Budget
from bottega.bots.clock import NO_END
from bottega.bots.playout import Playout, largest
from bottega.core.game import Game
from bottega.core.kernel import Position

VICTORY: Final = 1000.0  # what a victory counts beside points
LOOKS: Final[i64] = 10  # at positions, for each iteration that a search may take
PART: Final = 0.25  # of the time for a decision; the rest is for a search, if the end is still too far
CLOCK_EVERY: Final[i64] = 32  # looks between two looks at the clock


class Ending:
    """One attempt to solve the end from a decision."""

    def __init__(self, game: Game[Any], s: Position, playout: Playout, budget: Budget) -> None:
        self.game: Final = game
        self.start: Final = s
        self.who: Final[i64] = s.to_move()
        self.players: Final[i64] = game.seats(s)
        self.playout: Final = playout  # which orders moves
        self.looks: i64 = LOOKS * i64(budget.iterations) if budget.iterations > 0 else NO_END  # that are left
        self.until: Final[float] = time.perf_counter() + PART * budget.seconds if budget.seconds > 0.0 else 0.0

    def solve(self, exact: bool) -> list[Advice]:
        """What every option leads to if all play best, the best first; nothing if it takes too long.

        If it need not be exact, options that are no better than the best one so far are left out.
        """
        found: list[Advice] = []
        best = -VICTORY * 2.0
        for move in self.ordered(self.start):
            then = self.start.copy()
            then.play(move)
            if self.players == 2:
                floor = -VICTORY * 2.0 if exact else best
                value = self.duel(then, floor, VICTORY * 2.0)
            else:
                value = self.table(then)[self.who]
            if self.looks < 0:
                return []
            if exact or value > best:
                found.append(Advice(move, 0.0, share_in(value), lead_in(value), True))
            if value > best:
                best = value
        found.sort(key=by_outcome, reverse=True)
        return [Advice(one.move, 1.0 if one is found[0] else 0.0, one.value, one.lead, True) for one in found]

    def ordered(self, s: Position) -> vec[i64]:
        """The options, the most promising first."""
        moves = s.options[:]
        if len(moves) == 1:
            return moves
        promises = self.playout.promises(self.game, s, s.to_move())
        i: i64 = 0
        while i < i64(len(moves)):
            best = i + largest(promises[i:])
            moves[i], moves[best] = moves[best], moves[i]
            promises[i], promises[best] = promises[best], promises[i]
            i += 1
        return moves

    def goes_on(self) -> bool:
        """Count a look; is there room for it?"""
        self.looks -= 1
        if self.looks % CLOCK_EVERY == 0 and 0.0 < self.until < time.perf_counter():
            self.looks = -1
        return self.looks >= 0

    def duel(self, s: Position, floor: float, ceiling: float) -> float:
        """What the searching seat makes of it, if that lies between the two."""
        if not self.goes_on():
            return 0.0
        if s.over():
            return self.outcome(s)[self.who]
        mine = s.to_move() == self.who
        for move in self.ordered(s):
            then = s.copy()
            then.play(move)
            value = self.duel(then, floor, ceiling)
            if mine and value > floor:
                floor = value
            elif not mine and value < ceiling:
                ceiling = value
            if floor >= ceiling:
                break
        return floor if mine else ceiling

    def table(self, s: Position) -> vec[float]:
        """What everybody makes of it."""
        if not self.goes_on() or s.over():
            return self.outcome(s)
        who = s.to_move()
        best = vec[float]()
        for move in self.ordered(s):
            then = s.copy()
            then.play(move)
            values = self.table(then)
            if len(best) == 0 or values[who] > best[who]:
                best = values
        return best

    def outcome(self, s: Position) -> vec[float]:
        """How it ended for everybody: the share of the victory, then points ahead of the best other."""
        result = self.game.result(s)
        outcome = vec[float]()
        for seat in range(len(result.scores)):
            outcome = append(outcome, VICTORY * result.share(seat) + float(result.lead(seat)))
        return outcome


def share_in(value: float) -> float:
    """The share of the victory in what was made of it."""
    for share in (1.0, 0.5, 1.0 / 3.0, 0.25):
        if value > VICTORY * share - VICTORY / 16.0:
            return share
    return 0.0


def lead_in(value: float) -> float:
    """The points ahead in what was made of it."""
    return value - VICTORY * share_in(value)


def by_outcome(advice: Advice) -> tuple[float, float]:
    return (advice.value, advice.lead)


def solved(game: Game[Any], s: Position, playout: Playout, budget: Budget, exact: bool = False) -> list[Advice]:
    """What the options lead to, the best first; nothing where that cannot be found out in the time there is."""
    if not game.lies_open(s):
        return []
    return Ending(game, s, playout, budget).solve(exact)


def rest_of(game: Game[Any], s: Position, budget: Budget) -> Budget:
    """What is left for a search, where solving the end was tried first."""
    return Budget(budget.iterations, budget.seconds * (1.0 - PART)) if game.lies_open(s) else budget
