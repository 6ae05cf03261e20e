"""Searching where several players decide in secret at the same time: whole plans are compared, not single answers.

1. Candidates: the answers are followed one by one, and at each step only the plans that promise most are kept (a beam);
   for every first answer at least one plan stays.
2. Every trial deals afresh what the seat cannot know; the others plan by the playout's policy, each from their own
   goods; everybody's plans are laid open and played to the end of the round.
3. Which candidate is tried next is decided by value, promise and novelty, as in the tree; the first trial of every
   candidate meets the same deal, the second the same, and so on, so that luck weighs less.
4. A candidate whose trials end alike is not tried again: where nothing is left to chance, one trial says all.
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

WIDE: Final[i64] = 4  # looks for each candidate, before all are tried
ALIKE: Final[i64] = 3  # candidates that end alike twice: then nothing is left to chance


class CandidatePlan:
    """A player's answers to all that is asked in secret, and what came of them."""

    def __init__(self, moves: vec[i64], promise: float) -> None:
        self.moves: Final = moves
        self.promise: Final = promise
        self.visits: i64 = 0
        self.total: float = 0.0
        self.lead: float = 0.0
        self.share: float = 0.0  # what the last trial showed
        self.gap: float = 0.0
        self.known: bool = False  # would another trial show the same?

    def note(self) -> None:
        """Count what the last trial showed."""
        self.visits += 1
        self.total += self.share
        self.lead += self.gap

    def value(self) -> float:
        """The mean share of the victory."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


def by_visits(plan: CandidatePlan) -> tuple[int, float]:
    return int(plan.visits), plan.value()


class Deal:
    """What the seat cannot know as it was dealt once, with the plans that the others make of it."""

    def __init__(self, s: Position, luck: vec[float]) -> None:
        self.s: Final = s
        self.luck: Final = luck


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
        self.deals: Final[list[Deal]] = []
        self.looks: i64 = 0  # at candidates, whether they were tried or known
        self.alike: i64 = 0  # candidates whose second trial ended like the first
        self.chance: bool = False  # did one end otherwise?

    def run(self, budget: Budget, seed: i64, hurry: bool = False) -> None:
        """Try plans until the budget is used up or all are known; in a hurry, only until the choice is made."""
        clock = Clock(budget)
        self.evaluator.learn(self.game, self.start, self.who, seed)
        while clock.runs(self.iterations):
            self.iterate(seed)
            if len(self.plans) == 1:
                return
            if self.all_known():
                self.conclude()
                return
            if hurry and self.looks % SETTLED_EVERY == 0:
                visits = vec[i64]()
                for plan in self.plans:
                    visits = append(visits, plan.visits)
                if ahead(visits) > clock.left(self.iterations):
                    return

    def iterate(self, seed: i64) -> None:
        """Look at a plan once more; one that is known need not be tried for that."""
        plan = self.pick()
        if not plan.known:
            self.carry_out(plan, seed)
            self.iterations += 1
        elif self.chance:
            self.iterations += 1
        plan.note()
        self.looks += 1

    def carry_out(self, plan: CandidatePlan, seed: i64) -> None:
        """Try a plan; the first trial of every plan meets the same deal, and so on."""
        number = derive(seed, plan.visits)
        deal = self.deal(plan.visits, number)
        self.evaluator.luck = deal.luck
        s = self.begun(plan, deal)
        self.playout.run(self.game, s, self.start.round, -1, 0, Random(number))
        points = self.evaluator.points(self.game, s)
        share = self.evaluator.shares(self.game, s, points)[self.who]
        gap = lead(points, self.who)
        if plan.visits == 1:
            plan.known = share == plan.share and gap == plan.gap
            self.alike += 1 if plan.known else 0
            self.chance = self.chance or not plan.known
        elif plan.visits == 0:
            plan.known = self.alike >= ALIKE and not self.chance
        plan.share = share
        plan.gap = gap

    def begun(self, plan: CandidatePlan, deal: Deal) -> Position:
        """Where a plan leads in a deal: all plans lie open."""
        s = deal.s.copy()
        s.settle(self.who)
        for move in plan.moves:
            answer(s, self.who, move)
        return s

    def deal(self, number: i64, seed: i64) -> Deal:
        """A deal by its number; the others have planned."""
        if number < i64(len(self.deals)):
            return self.deals[number]
        s = self.game.determinize_and_replan(self.start, self.who, seed)
        self.evaluator.dealt(self.game, s)
        seat: i64 = 0
        while seat < self.evaluator.players:
            if seat != self.who:
                self.let_plan(s, seat)
            seat += 1
        deal = Deal(s, self.evaluator.luck)
        self.deals.append(deal)
        return deal

    def let_plan(self, s: Position, seat: i64) -> None:
        """Somebody else plans, if they have not yet."""
        s.settle(seat)
        while s.to_move() == seat:
            answer(s, seat, self.playout.best(self.game, s))

    def all_known(self) -> bool:
        """Would no trial show anything new?"""
        if self.chance:
            return False
        for plan in self.plans:
            if not plan.known:
                return False
        return True

    def pick(self) -> CandidatePlan:
        """The plan with the best mix of value, promise and novelty."""
        if self.looks > WIDE * i64(len(self.plans)):  # of those with little promise, too
            for plan in self.plans:
                if plan.visits == 0 or (plan.visits == 1 and not plan.known and not self.chance):
                    return plan
        style = self.style
        peak = self.plans[0].promise
        sum_promise = 0.0
        total = 0.0
        for plan in self.plans:
            sum_promise += math.exp((plan.promise - peak) / style.trust)
            total += plan.total
        mean = total / float(self.looks) if self.looks > 0 else 0.5
        novelty = style.curiosity * math.sqrt(float(self.looks + 1))
        best = self.plans[0]
        top = -1.0
        for plan in self.plans:
            value = plan.value() if plan.visits > 0 else mean
            value += novelty * math.exp((plan.promise - peak) / style.trust) / sum_promise / float(1 + plan.visits)
            if value > top:
                top = value
                best = plan
        return best

    def conclude(self) -> None:
        """All plans are known: as many looks again for the best."""
        best = self.plans[0]
        for plan in self.plans:
            if plan.value() > best.value():
                best = plan
        again = self.looks
        while again > 0:
            best.note()
            self.looks += 1
            again -= 1

    def best(self) -> CandidatePlan:
        """The plan that was looked at most often."""
        return self.ranked()[0]

    def ranked(self) -> list[CandidatePlan]:
        """All plans, the one that was looked at most often first."""
        return sorted(self.plans, key=by_visits, reverse=True)

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
            share = float(visits[first]) / float(self.looks)
            advice.append(Advice(first, share, plan.total / divisor, plan.lead / divisor))
        return advice
