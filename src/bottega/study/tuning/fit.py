"""Finding better weights for a game's estimate by looking back at self-play: least squares.

At the beginning of a round the estimate's lead should be the lead in the end. The weights are moved to where that is
most true, by Gauss and Newton's method, and held to the game's own weights as if those were known roughly. A little
of the play is at random, so that there is something to compare.
"""

import math
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from typing import Any, NamedTuple

from bottega.bots.seats import choose
from bottega.core.game import Game
from bottega.core.rng import Random, derive
from bottega.core.weights import Weights
from bottega.extras import need
from bottega.games import find_game
from bottega.study.simulate import ignore_interrupts
from bottega.study.tuning.tune import Trial, bot_with, dealt, step_of

numpy = need("numpy", "tune")

ASTRAY = 4  # percent of the moves that are any moves
NOISE = 10.0  # points: how far the end usually is from the best estimate
STEPS = 6  # of the method; it has settled long before
TOUCH = 0.001  # how much a weight is changed to see what it does


class Match(NamedTuple):
    """A game of two players that was played: its deal, its moves, and the lead of the first seat in the end."""

    deal: int
    moves: list[int]
    lead: float


class Fit(NamedTuple):
    """The weights, and how far the end was from the estimate: before, and with them."""

    values: dict[str, float]
    before: float
    after: float


def played(trial: Trial, deal: int) -> Match:
    """A game of self-play."""
    game = find_game(trial.game)
    seed, s = dealt(game, trial, deal)
    bots = [bot_with(game, trial.bot, int(derive(seed, seat)), {}) for seat in (1, 2)]
    dice = Random(seed)
    moves: list[int] = []
    while not s.over():
        if dice.below(100) < ASTRAY:
            move = s.options[dice.below(len(s.options))]
        else:
            move = choose(game, s, bots[s.to_move()], derive(seed, len(moves)))
        s.push(move)
        moves.append(int(move))
    scores = game.result(s).scores
    return Match(deal, moves, float(scores[0] - scores[1]))


def play(trial: Trial, games: int, jobs: int) -> Iterator[Match]:
    """Games of self-play, one by one."""
    with Pool(jobs, ignore_interrupts) as pool:
        yield from pool.imap(partial(played, trial), range(games))


def leads(game: Game[Any], trial: Trial, match: Match, looks: list[Weights]) -> list[list[float]]:
    """The estimate's lead at the beginning of every round but the first, by each of these weights."""
    _seed, s = dealt(game, trial, match.deal)
    found: list[list[float]] = []
    at = s.round
    for move in match.moves:
        s.play(move)
        if s.round != at and not s.over():
            at = s.round
            found.append([game.estimate(s, 0, weights) - game.estimate(s, 1, weights) for weights in looks])
    return found


def fit(trial: Trial, names: list[str], matches: list[Match]) -> Fit:
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
    found = {name: round(float(value), 3) for name, value in zip(names, values, strict=True)}
    return Fit(found, before, error)
