"""What a position promises each player: points, and a share of the victory."""

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.weights import Weights


class Judge:
    """Turns estimates of points into shares of the victory."""

    def __init__(self, weights: Weights, players: i64, sharp: float = 2.0, blur: float = 2.5) -> None:
        self.weights: Final = weights
        self.players: Final[i64] = players
        self.sharp: Final = sharp  # points ahead in the end that make e times the share
        self.blur: Final = blur  # so many more for each round that is left

    def points(self, game: Game[Any], s: Position) -> vec[float]:
        """What each player will have in the end."""
        found = vec[float]()
        seat: i64 = 0
        while seat < self.players:
            found = append(found, game.estimate(s, seat, self.weights))
            seat += 1
        return found

    def shares(self, game: Game[Any], s: Position, points: vec[float]) -> vec[float]:
        """What each player may expect of the victory."""
        scale = self.sharp + self.blur * game.rounds_left(s)
        top = points[0]
        for some in points:
            if some > top:
                top = some
        total = 0.0
        found = vec[float]()
        for some in points:
            share = math.exp((some - top) / scale)
            found = append(found, share)
            total += share
        seat: i64 = 0
        while seat < i64(len(found)):
            found[seat] /= total
            seat += 1
        return found


def lead(points: vec[float], who: i64) -> float:
    """Points ahead of the best other player."""
    best = -1000.0
    seat: i64 = 0
    for some in points:
        if seat != who and some > best:
            best = some
        seat += 1
    return points[who] - best
