"""Finding better weights for a game's estimate by looking back at self-play: least squares.

At the beginning of a round the estimate's lead should be the lead in the end. The weights are moved to where that is
most true, by Gauss and Newton's method, and held to the game's own weights as if those were known roughly. A little
of the play is at random, so that there is something to compare.
"""

import math
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from bottega.bots.bot import Bot
from bottega.bots.seats import play_out
from bottega.core.game import Game
from bottega.core.rng import Random, derive
from bottega.core.weights import Weights
from bottega.extras import need
from bottega.games import find_game
from bottega.study.learning.lessons import AstrayBot
from bottega.study.tuning.tune import Trial, bot_with, dealt, step_of
from bottega.workers.pool import run_tasks

numpy = need("numpy", "tune")

ASTRAY = 4  # percent of the moves that are any moves
NOISE = 10.0  # points: how far the end usually is from the best estimate
STEPS = 6  # of the method; it has settled long before
TOUCH = 0.001  # how much a weight is changed to see what it does


class SelfPlay(NamedTuple):
    """A game of two players that was played: its deal, its moves, and the lead of the first seat in the end."""

    deal: int
    moves: list[int]
    lead: float


class Fit(NamedTuple):
    """The weights, and how far the end was from the estimate: before, and with them."""

    values: dict[str, float]
    before: float
    after: float


def played(trial: Trial, deal: int) -> SelfPlay:
    """A game of self-play."""
    game = find_game(trial.game)
    seed, s = dealt(game, trial, deal)
    dice = Random(seed)
    bots: list[Bot] = [
        AstrayBot(bot_with(game, trial.bot, int(derive(seed, seat)), {}), dice, ASTRAY) for seat in (1, 2)
    ]
    moves = play_out(game, s, bots, seed)
    scores = game.result(s).scores
    return SelfPlay(deal, moves, float(scores[0] - scores[1]))


def play(trial: Trial, games: int, jobs: int) -> Iterator[SelfPlay]:
    """Games of self-play, one by one, in their order."""
    early: dict[int, SelfPlay] = {}
    deal = 0
    for ended, match in run_tasks(partial(played, trial), range(games), jobs):
        early[ended] = match
        while deal in early:
            yield early.pop(deal)
            deal += 1


def leads(game: Game[Any], trial: Trial, match: SelfPlay, looks: list[Weights]) -> list[list[float]]:
    """The estimate's lead at the beginning of every round but the first, by each of these weights."""
    _seed, s = dealt(game, trial, match.deal)
    rows: list[list[float]] = []
    at = s.round
    for move in match.moves:
        s.play(move)
        if s.round != at and not s.over():
            at = s.round
            rows.append([game.estimate(s, 0, weights) - game.estimate(s, 1, weights) for weights in looks])
    return rows


def fit(trial: Trial, names: list[str], matches: list[SelfPlay]) -> Fit:
    """The weights by which the estimate would have been nearest to the ends of these games."""
    game = find_game(trial.game)
    own = game.weights({}).as_dict()
    start = numpy.array([own[name] for name in names])
    sure = numpy.diag([1.0 / step_of(own[name]) ** 2 for name in names])
    values = start
    before = 0.0
    for step in range(STEPS):
        looks = [game.weights(dict(zip(names, values, strict=True)))]
        for name, value in zip(names, values, strict=True):
            looks.append(looks[0].but({name: value + TOUCH}))
        gains, pulls, error = sure.copy(), sure @ (start - values), 0.0
        for match in matches:
            seen = numpy.array(leads(game, trial, match, looks))
            if not len(seen):
                continue
            slopes = (seen[:, 1:] - seen[:, :1]) / TOUCH
            missed = match.lead - seen[:, 0]
            gains += slopes.T @ slopes / len(seen) / NOISE**2  # the rounds of a game count for one look
            pulls += slopes.T @ missed / len(seen) / NOISE**2
            error += float(missed @ missed) / len(seen)
        error = math.sqrt(error / len(matches))
        before = before or error
        if step < STEPS - 1:
            values = numpy.maximum(0.0, values + numpy.linalg.solve(gains, pulls))
    weights = {name: round(float(value), 3) for name, value in zip(names, values, strict=True)}
    return Fit(weights, before, error)
