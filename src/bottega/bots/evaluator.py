"""What a position promises each player: points, and a share of the victory."""

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.bots.net import Net
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import derive
from bottega.core.weights import Weights

DEALS: Final[i64] = 32  # from which is learned what others usually have
ALIKE: Final[i64] = 4  # so many deals that promise the same: there is no luck in them


class Evaluator:
    """Turns estimates of points into shares of the victory.

    Each deal of what is hidden makes others richer or poorer than they usually are. That says nothing about a move, so
    it is taken off again.
    """

    def __init__(
        self, weights: Weights, players: i64, sharp: float = 2.0, blur: float = 2.5, net: Net | None = None
    ) -> None:
        self.weights: Final = weights
        self.net: Final = net
        self.players: Final[i64] = players
        self.sharp: Final = sharp  # points ahead in the end that make e times the share
        self.blur: Final = blur  # so many more for each round that is left
        self.usual: vec[float] = vec[float]()  # what each player promises at the beginning, on average
        self.luck: vec[float] = vec[float]()  # what each has more in this deal

    def learn(self, game: Game[Any], s: Position, who: i64, seed: i64) -> None:
        """Find out what others usually have where `who` must decide."""
        if not game.secrets:
            return
        first = self.promises(game, game.determinize_and_replan(s, who, derive(seed, 0)))
        sums = first[:]
        differs = False
        deal: i64 = 1
        while deal < DEALS and (differs or deal < ALIKE):
            seat: i64 = 0
            for promise in self.promises(game, game.determinize_and_replan(s, who, derive(seed, deal))):
                differs = differs or promise != first[seat]
                sums[seat] += promise
                seat += 1
            deal += 1
        if not differs:
            return
        seat = 0
        while seat < i64(len(sums)):
            self.usual = append(self.usual, sums[seat] / float(DEALS))
            seat += 1

    def dealt(self, game: Game[Any], s: Position) -> None:
        """A deal begins."""
        if len(self.usual) == 0:
            return
        self.luck = self.promises(game, s)
        seat: i64 = 0
        for usual in self.usual:
            self.luck[seat] -= usual
            seat += 1

    def points(self, game: Game[Any], s: Position) -> vec[float]:
        """What each player will have in the end, without the luck of this deal."""
        points = self.promises(game, s)
        seat: i64 = 0
        for luck in self.luck:
            points[seat] -= luck
            seat += 1
        return points

    def promises(self, game: Game[Any], s: Position) -> vec[float]:
        """What each player will have in the end."""
        promises = vec[float]()
        seat: i64 = 0
        while seat < self.players:
            promise = game.estimate(s, seat, self.weights)
            if self.net is not None:
                seen = game.outlook(s, seat)
                if len(seen) > 0:
                    promise += self.net.correction(seen)
            promises = append(promises, promise)
            seat += 1
        return promises

    def shares(self, game: Game[Any], s: Position, points: vec[float]) -> vec[float]:
        """What each player may expect of the victory."""
        scale = self.sharp + self.blur * game.rounds_left(s)
        top = points[0]
        for score in points:
            if score > top:
                top = score
        total = 0.0
        shares = vec[float]()
        for score in points:
            share = math.exp((score - top) / scale)
            shares = append(shares, share)
            total += share
        seat: i64 = 0
        while seat < i64(len(shares)):
            shares[seat] /= total
            seat += 1
        return shares


def lead(points: vec[float], who: i64) -> float:
    """Points ahead of the best other player."""
    best = -1000.0
    seat: i64 = 0
    for score in points:
        if seat != who and score > best:
            best = score
        seat += 1
    return points[who] - best
