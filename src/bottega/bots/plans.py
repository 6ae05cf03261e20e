"""Searching where several players decide in secret at the same time: whole plans are compared, not single answers.

1. Candidates: the answers are followed one by one, and at each step only the plans that promise most are kept (a beam);
   for every first answer at least one plan stays.
2. Every iteration deals afresh what the seat cannot know; the others plan by the playout's policy, each from their
   own goods; everybody's plans are laid open and played to the end of the round.
3. Which candidate is tried next is decided by value, promise and novelty, as in the tree; the first trial of every
   candidate meets the same deal, the second the same, and so on, so that luck weighs less.
"""

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.bots.answering import answer
from bottega.bots.bot import Advice, Budget
from bottega.bots.clock import SETTLED_EVERY, Clock, ahead
from bottega.bots.evaluator import lead
from bottega.bots.playout import Playout
from bottega.bots.searching import Searching
from bottega.bots.tuning import Tuning
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import Random, derive

WIDE: Final[i64] = 4  # iterations for each candidate, before all are tried


class CandidatePlan:
    """A player's answers to all that is asked in secret, and what came of them."""

    def __init__(self, moves: vec[i64], promise: float) -> None:
        self.moves: Final = moves
        self.promise: Final = promise
        self.visits: i64 = 0
        self.total: float = 0.0
        self.lead: float = 0.0


class Sketch:
    """A plan that is not complete yet, with the position it has led to."""

    def __init__(self, s: Position, moves: vec[i64], promise: float, done: bool) -> None:
        self.s: Final = s
        self.moves: Final = moves
        self.promise: Final = promise
        self.done: Final = done


def by_promise(sketch: Sketch) -> float:
    return sketch.promise


def candidates(game: Game[Any], s: Position, who: i64, playout: Playout, width: i64) -> list[CandidatePlan]:
    """The plans that promise most, the best first."""
    reveals = s.reveals
    beam = [Sketch(s, vec[i64](), 0.0, False)]
    while True:
        grown: list[Sketch] = []
        growing = False
        for sketch in beam:
            if sketch.done:
                grown.append(sketch)
                continue
            growing = True
            for move in sketch.s.options:
                then = sketch.s.copy()
                answer(then, who, move)
                moves = append(sketch.moves[:], move)
                done = then.over() or then.to_move() != who or then.reveals != reveals
                grown.append(Sketch(then, moves, game.estimate(then, who, playout.weights), done))
        if not growing:
            return [CandidatePlan(sketch.moves, sketch.promise) for sketch in beam]
        grown.sort(key=by_promise, reverse=True)
        beam = keep(grown, width)


def keep(sketches: list[Sketch], width: i64) -> list[Sketch]:
    """The best ones, and the best one for each first answer."""
    kept: list[Sketch] = []
    firsts: list[int] = []
    for sketch in sketches:
        first = sketch.moves[0]
        if i64(len(kept)) < width or first not in firsts:
            kept.append(sketch)
            firsts.append(first)
    return kept


class PlanSearch(Searching):
    """One search from one secret decision."""

    def __init__(self, game: Game[Any], s: Position, who: i64, tuning: Tuning) -> None:
        super().__init__(game, s, who, tuning)
        self.plans: Final = candidates(game, s, who, tuning.playout, tuning.style.plans)

    def run(self, budget: Budget, seed: i64, hurry: bool = False) -> None:
        """Iterate until the budget is used up; in a hurry, only until no other plan can be tried more often."""
        clock = Clock(budget)
        self.evaluator.learn(self.game, self.start, self.who, seed)
        while clock.runs(self.iterations):
            self.iterate(seed)
            if len(self.plans) == 1:
                return
            if hurry and self.iterations % SETTLED_EVERY == 0:
                visits = vec[i64]()
                for plan in self.plans:
                    visits = append(visits, plan.visits)
                if ahead(visits) > clock.left(self.iterations):
                    return

    def iterate(self, seed: i64) -> None:
        """Try a plan once more; the first trial of every plan meets the same deal, and so on."""
        plan = self.pick()
        deal = derive(seed, plan.visits)
        s = self.game.determinize_and_replan(self.start, self.who, deal)
        self.evaluator.dealt(self.game, s)
        for move in plan.moves:
            answer(s, self.who, move)
        self.playout.run(self.game, s, self.start.round, -1, 0, Random(deal))
        points = self.evaluator.points(self.game, s)
        plan.visits += 1
        plan.total += self.evaluator.shares(self.game, s, points)[self.who]
        plan.lead += lead(points, self.who)
        self.iterations += 1

    def pick(self) -> CandidatePlan:
        """The plan with the best mix of value, promise and novelty."""
        if self.iterations > WIDE * i64(len(self.plans)):
            for plan in self.plans:
                if plan.visits == 0:
                    return plan
        style = self.style
        peak = self.plans[0].promise
        sum_promise = 0.0
        total = 0.0
        for plan in self.plans:
            sum_promise += math.exp((plan.promise - peak) / style.trust)
            total += plan.total
        mean = total / float(self.iterations) if self.iterations > 0 else 0.5
        novelty = style.curiosity * math.sqrt(float(self.iterations + 1))
        best = self.plans[0]
        top = -1.0
        for plan in self.plans:
            value = plan.total / float(plan.visits) if plan.visits > 0 else mean
            value += novelty * math.exp((plan.promise - peak) / style.trust) / sum_promise / float(1 + plan.visits)
            if value > top:
                top = value
                best = plan
        return best

    def best(self) -> CandidatePlan:
        """The plan that was tried most often."""
        best = self.plans[0]
        for plan in self.plans:
            if plan.visits > best.visits:
                best = plan
        return best

    def advice(self) -> list[Advice]:
        """What was found, by the first answer of the plans."""
        visits: dict[int, int] = {}
        tops: dict[int, CandidatePlan] = {}
        for plan in self.plans:
            first = int(plan.moves[0])
            visits[first] = visits.get(first, 0) + plan.visits
            if first not in tops or plan.visits > tops[first].visits:
                tops[first] = plan
        advice: list[Advice] = []
        for first, plan in tops.items():
            divisor = float(plan.visits) if plan.visits > 0 else 1.0
            share = float(visits[first]) / float(self.iterations)
            advice.append(Advice(first, share, plan.total / divisor, plan.lead / divisor))
        return advice
