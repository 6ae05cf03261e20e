"""Do grades agree with results? Bots of mixed strength play, every game is graded, and both are compared."""

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from bottega.bots.seats import find_bots, play_out
from bottega.core.match import Match
from bottega.core.record import new_header
from bottega.core.rng import Random, derive
from bottega.games import find_game
from bottega.study.analysis.adviser import Adviser
from bottega.study.analysis.analyse import RecordAnalysis, analyse
from bottega.workers.pool import run_tasks

MIXED: Final = ("random", "apprentice", "journeyman", "greedy", "painter")  # who play: quick, and of many strengths


class AgreementPlan(msgspec.Struct, frozen=True):
    """What is played and by whom it is judged; plain data, so that processes can be told."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    judge: Adviser
    chosen: dict[str, str] = {}


class JudgedGame(msgspec.Struct, frozen=True):
    """One game, by seat."""

    scores: list[int]
    good: list[float]  # the part of decisions that are best or good, of those that count
    all_good: list[float]  # the same of all, also where there was nothing to decide
    loss: list[float]  # of the expected share of the victory, by each decision that counts


class Agreement(msgspec.Struct, frozen=True):
    """How well grades and results go together: 1 is perfectly, 0 not at all."""

    games: int
    good: float  # correlation of the part of good decisions with the points, both against the others at the table
    all_good: float
    loss: float
    better_won: (
        float  # of all pairs at a table of whom one decided better and one had more points: those in whom it is one
    )


def play_and_judge(plan: AgreementPlan, number: int) -> JudgedGame:
    """One game of bots that are drawn by lot."""
    game, seed = find_game(plan.game), int(derive(plan.seed, number))
    dice = Random(seed)
    names = [plan.bots[int(dice.below(len(plan.bots)))] for _ in range(plan.players)]
    match = Match(game, new_header(game, plan.players, seed, names, plan.chosen))
    for move in play_out(game, match.position.copy(), find_bots(names, seed), seed):
        match.push(move)
    found = analyse(game, match.record(), plan.judge, games=0)
    seats = range(plan.players)
    return JudgedGame(
        match.result().scores,
        [found.summary[seat].accuracy or 0.0 for seat in seats],
        [good_of_all(found, seat) for seat in seats],
        [found.summary[seat].loss or 0.0 for seat in seats],
    )


def good_of_all(found: RecordAnalysis, seat: int) -> float:
    """The part of a seat's decisions that are best or good, whether there was something to decide or not."""
    grades = [one.judgment.grade for one in found.decisions if one.who == seat]
    return sum(grade in ("best", "good") for grade in grades) / max(1, len(grades))


def judged_games(plan: AgreementPlan, games: int, jobs: int) -> Iterator[JudgedGame]:
    """So many games, as they are ready."""
    for _number, judged in run_tasks(partial(play_and_judge, plan), range(games), jobs):
        yield judged


def agreement(games: Sequence[JudgedGame]) -> Agreement:
    """How well grades and results went together in these games."""
    scores = [against(game.scores) for game in games]
    return Agreement(
        len(games),
        correlation([against(game.good) for game in games], scores),
        correlation([against(game.all_good) for game in games], scores),
        -correlation([against(game.loss) for game in games], scores),
        better_won(games),
    )


def against(row: Sequence[float]) -> list[float]:
    """Each seat against the mean of the table: how good a game was for all says nothing about anybody."""
    middle = sum(row) / len(row)
    return [value - middle for value in row]


def correlation(rows: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> float:
    """Pearson's, of values that lie around 0; 0 where one of them never varies."""
    pairs = [pair for row, other in zip(rows, others, strict=True) for pair in zip(row, other, strict=True)]
    square = sum(x * x for x, _ in pairs) * sum(y * y for _, y in pairs)
    return sum(x * y for x, y in pairs) / math.sqrt(square) if square > 0 else 0.0


def better_won(games: Sequence[JudgedGame]) -> float:
    """How often of two at a table whoever decided better had more points."""
    agree = [
        (game.good[one] > game.good[two]) == (game.scores[one] > game.scores[two])
        for game in games
        for one in range(len(game.scores))
        for two in range(one)
        if game.good[one] != game.good[two] and game.scores[one] != game.scores[two]
    ]
    return sum(agree) / max(1, len(agree))
