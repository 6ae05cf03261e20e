"""Information-set Monte Carlo tree search for any game.

Every iteration deals afresh what the seat cannot know, goes down one tree that all deals share, adds a leaf, plays
on a little and notes for every player who decided on the way what the leaf promises that player.

- A node is a decision; its children are the moves seen there in any deal. A move counts as available in an iteration
  if the deal offers it, and exploration is measured by that (Cowling, Powley, Whitehouse 2012).
- Each player wants the own share of the victory (max-n).
- Moves come into the tree one by one, the most promising first (progressive widening): a move's promise is the
  estimate at the end of the turn that begins with it.
- Secret decisions of several players are no part of the tree: whoever decides there does so blindly, as the playout
  does. A search that begins at one is in `plans.py`.
"""

import math
from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from bottega.bots.bot import Advice, Bot, Budget
from bottega.bots.clock import SETTLED_EVERY, Clock, ahead
from bottega.bots.ending import rest_of, solved
from bottega.bots.evaluator import lead
from bottega.bots.plans import PlanSearch
from bottega.bots.searching import Searching
from bottega.bots.tuning import Tuning, tuning_of
from bottega.core.game import Game
from bottega.core.kernel import Position
from bottega.core.rng import SEEDS, Random, derive

WIDE: Final[i64] = 4  # visits of the root for each of its moves, before all are tried
STRONGEST: Final = "strongest"  # the level of a search that is called by no level's name


class Node:
    """A decision as the searching seat can tell it from others: the moves that led there."""

    def __init__(self, who: i64) -> None:
        self.who: Final[i64] = who
        self.moves: vec[i64] = vec[i64]()  # the most promising first
        self.promise: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()  # in how many visits of the node a move was available
        self.totals: vec[float] = vec[float]()  # of the value for whoever decides here
        self.leads: vec[float] = vec[float]()
        self.nodes: list[Node | None] = []
        self.count: i64 = 0

    def find(self, move: i64) -> i64:
        """Where a move stands, -1 if it was never seen here."""
        i: i64 = 0
        for known in self.moves:
            if known == move:
                return i
            i += 1
        return -1

    def add(self, move: i64, promise: float) -> None:
        """A move never seen here, in its place by promise."""
        self.moves = append(self.moves, move)
        self.promise = append(self.promise, promise)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.totals = append(self.totals, 0.0)
        self.leads = append(self.leads, 0.0)
        self.nodes.append(None)
        i: i64 = len(self.moves) - 1
        while i > 0 and self.promise[i - 1] < promise:
            self.swap(i - 1, i)
            i -= 1

    def swap(self, i: i64, j: i64) -> None:
        """Exchange two moves with all that is known of them."""
        self.moves[i], self.moves[j] = self.moves[j], self.moves[i]
        self.promise[i], self.promise[j] = self.promise[j], self.promise[i]
        self.visits[i], self.visits[j] = self.visits[j], self.visits[i]
        self.offers[i], self.offers[j] = self.offers[j], self.offers[i]
        self.totals[i], self.totals[j] = self.totals[j], self.totals[i]
        self.leads[i], self.leads[j] = self.leads[j], self.leads[i]
        self.nodes[i], self.nodes[j] = self.nodes[j], self.nodes[i]


class Search(Searching):
    """One search from one decision."""

    def __init__(self, game: Game[Any], s: Position, who: i64, tuning: Tuning) -> None:
        super().__init__(game, s, who, tuning)
        self.root: Final = Node(who)

    def run(self, budget: Budget, seed: i64, hurry: bool = False) -> None:
        """Iterate until the budget is used up; in a hurry, only until no other move can be visited more often."""
        clock = Clock(budget)
        self.evaluator.learn(self.game, self.start, self.who, seed)
        while clock.runs(self.iterations):
            self.iterate(derive(seed, self.iterations))
            self.iterations += 1
            if hurry and self.iterations % SETTLED_EVERY == 0 and ahead(self.root.visits) > clock.left(self.iterations):
                return

    def iterate(self, seed: i64) -> None:
        """Down the tree, a new leaf, a playout, and back up."""
        s = self.game.determinize(self.start, self.who, seed)
        self.evaluator.dealt(self.game, s)
        dice = Random(seed)
        nodes: list[Node] = []
        path = vec[i64]()
        node = self.root
        this_round = self.start.round
        while True:
            fresh = node.count == 0
            self.open(node, s)
            i = self.pick(node, s)
            nodes.append(node)
            path = append(path, i)
            turn = s.turn
            mover = node.who
            s.play(node.moves[i])
            if s.over() or s.round > this_round + 1 or s.steps[s.step()].secret():
                break
            child = node.nodes[i]
            if child is None:
                node.nodes[i] = Node(s.to_move())
                break
            if fresh or child.who != s.to_move():
                break
            node = child
        self.playout.run(self.game, s, this_round, mover, turn, dice)
        points = self.evaluator.points(self.game, s)
        values = self.evaluator.shares(self.game, s, points)
        depth: i64 = 0
        for node in nodes:
            i = path[depth]
            node.count += 1
            node.visits[i] += 1
            node.totals[i] += values[node.who]
            node.leads[i] += lead(points, node.who)
            depth += 1

    def open(self, node: Node, s: Position) -> None:
        """Note every option that was never seen at this node, with its promise."""
        if len(node.moves) == 0:
            promises = self.playout.promises(self.game, s, node.who)
            i: i64 = 0
            for move in s.options:
                node.add(move, promises[i])
                i += 1
            return
        promises = vec[float]()
        i = 0
        for move in s.options:
            if node.find(move) < 0:
                if len(promises) == 0:
                    promises = self.playout.promises(self.game, s, node.who)
                node.add(move, promises[i])
            i += 1

    def pick(self, node: Node, s: Position) -> i64:
        """The open and available move with the best mix of value, promise and novelty."""
        style = self.style
        room: i64 = style.first + i64(style.width * math.sqrt(float(node.count)))
        if node is self.root and node.count > WIDE * i64(len(node.moves)):
            unseen = first_unseen(node, s)
            if unseen >= 0:
                return unseen
        mean = 0.5
        total = 0.0
        count: i64 = node.count
        if count > 0:
            for points in node.totals:
                total += points
            mean = total / float(count)
        best: i64 = -1
        top = 0.0
        sum_promise = 0.0
        peak = 0.0
        seen: i64 = 0
        i: i64 = 0
        same = len(node.moves) == len(s.options)
        while i < i64(len(node.moves)) and seen < room:
            if same or offered(s, node.moves[i]):
                if seen == 0:
                    peak = node.promise[i]
                sum_promise += math.exp((node.promise[i] - peak) / style.trust)
                seen += 1
            i += 1
        seen = 0
        i = 0
        while i < i64(len(node.moves)) and seen < room:
            if same or offered(s, node.moves[i]):
                seen += 1
                node.offers[i] += 1
                visits = node.visits[i]
                value = node.totals[i] / float(visits) if visits > 0 else mean
                prior = math.exp((node.promise[i] - peak) / style.trust) / sum_promise
                value += style.curiosity * prior * math.sqrt(float(node.offers[i])) / float(1 + visits)
                if best < 0 or value > top:
                    best = i
                    top = value
            i += 1
        return best

    def advice(self) -> list[Advice]:
        """What the search found, the most visited move first."""
        root = self.root
        advice: list[Advice] = []
        i: i64 = 0
        while i < i64(len(root.moves)):
            visits = root.visits[i]
            divisor = float(visits) if visits > 0 else 1.0
            share = float(visits) / float(self.iterations)
            advice.append(Advice(root.moves[i], share, root.totals[i] / divisor, root.leads[i] / divisor))
            i += 1
        return advice


def first_unseen(node: Node, s: Position) -> i64:
    """The first available move that was never tried, -1 if there is none."""
    i: i64 = 0
    for visits in node.visits:
        if visits == 0 and offered(s, node.moves[i]):
            return i
        i += 1
    return -1


def offered(s: Position, move: i64) -> bool:
    """Is this one of the options?"""
    for option in s.options:
        if option == move:
            return True
    return False


def attention(advice: Advice) -> tuple[float, float]:
    return (advice.share, advice.value)


def ranked(advice: list[Advice]) -> list[Advice]:
    """Most visits first, then most value."""
    advice.sort(key=attention, reverse=True)
    return advice


class SearchBot(Bot):
    """Thinks before it moves: as long as it is given, or as its level does."""

    def __init__(self, name: str, seed: i64, budget: Budget | None = None, tuning: Tuning | None = None) -> None:
        super().__init__(name)
        self.dice: Final = Random(seed)
        self.memory: Final[i64] = derive(seed, 0)  # what is forgotten stays forgotten for a round
        self.budget: Final = budget
        self.tuning: Final = tuning
        self.planned: vec[i64] = vec[i64]()  # answers that are decided already, the next one last
        self.planned_at: i64 = -1  # how much had been revealed when they were

    def choose(self, game: Game[Any], s: Position, who: i64) -> i64:
        move = s.options[0]
        goes_on = self.goes_on(s)
        if goes_on:
            self.planned, move = pop(self.planned)
        if len(s.options) == 1 or goes_on:
            return move
        tuning = self.tuned(game)
        level = tuning.level(self.name)
        if level.forgets > 0:
            s = game.misremembered(s, who, derive(self.memory, s.round), level.forgets)
        if s.steps[s.step()].secret():
            return self.plan(game, s, who, tuning)
        budget = self.allowance(tuning)
        found = solved(game, s, tuning.playout, budget)
        if len(found) == 0:
            tree = Search(game, s, who, tuning)
            tree.run(rest_of(game, s, budget), self.dice.below(SEEDS), level.overlooks == 0)
            found = ranked(tree.advice())
        for advice in found:
            if not level.overlooked(self.dice):
                return advice.move
        return found[0].move

    def forget_plan(self) -> None:
        self.planned = vec[i64]()

    def goes_on(self, s: Position) -> bool:
        """Is this a question of the plan that was decided, and its answer one of the options?"""
        if len(self.planned) == 0 or self.planned_at != s.reveals or not s.steps[s.step()].secret():
            return False
        return offered(s, self.planned[-1])

    def plan(self, game: Game[Any], s: Position, who: i64, tuning: Tuning) -> i64:
        """Decide on a whole plan; its first answer, and the others for the questions that follow."""
        plans = PlanSearch(game, s, who, tuning)
        level = tuning.level(self.name)
        plans.run(self.allowance(tuning), self.dice.below(SEEDS), level.overlooks == 0)
        moves = plans.best().moves
        for plan in plans.ranked():
            if not level.overlooked(self.dice):
                moves = plan.moves
                break
        self.planned = vec[i64]()
        self.planned_at = s.reveals
        i: i64 = len(moves) - 1
        while i > 0:
            self.planned = append(self.planned, moves[i])
            i -= 1
        return moves[0]

    def advise(self, game: Game[Any], s: Position, who: i64) -> list[Advice]:
        tuning = self.tuned(game)
        if s.steps[s.step()].secret():
            plans = PlanSearch(game, s, who, tuning)
            plans.run(self.allowance(tuning), self.dice.below(SEEDS))
            return ranked(plans.advice())
        budget = self.allowance(tuning)
        ending = solved(game, s, tuning.playout, budget, True)
        if len(ending) > 0:
            return ending
        tree = Search(game, s, who, tuning)
        tree.run(rest_of(game, s, budget), self.dice.below(SEEDS))
        return ranked(tree.advice())

    def tuned(self, game: Game[Any]) -> Tuning:
        return tuning_of(game) if self.tuning is None else self.tuning

    def allowance(self, tuning: Tuning) -> Budget:
        """How long to think about a decision."""
        if self.budget is not None:
            return self.budget
        own = tuning.level(self.name).budget
        return own if own.iterations > 0 or own.seconds > 0.0 else tuning.level(STRONGEST).budget
