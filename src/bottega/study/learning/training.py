"""Training a small net, with NumPy alone, to say what a game's estimate misses where a round begins.

What a round is worth is the end of the game, and what the net itself says of the rounds between, in equal parts as
TD(lambda) weighs them; so it learns twice, first from the ends alone. One game in ten is kept aside: the net that tells
those best is taken. The same games, seed and numbers give the same net.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from bottega.bots.net import SCALE
from bottega.core.game import Game
from bottega.extras import need
from bottega.study.learning.lessons import Lesson, LessonPlan

numpy = need("numpy", "learn")

HIDDEN = (32, 16)
ASIDE = 10  # one game in so many is kept aside
TRUST = 0.7  # lambda: how much the end counts against what is said on the way
BATCH = 256
EPOCHS = 30
SPEED = 0.002
DECAY = 0.01  # of the weights, with each step
SURE = 1.0  # of an input that is nearly always the same: what counts as its spread at least
STEADY = 0.05


class Samples(NamedTuple):
    """What was seen where rounds began, a row each; the rows of a seat's game follow each other."""

    seen: Any
    estimates: Any
    ends: Any  # points in the end
    follows: Any  # does the next row belong to the same seat of the same game?
    aside: Any  # is it one of the games that are kept aside?


class Learnt(NamedTuple):
    """The layers, and how far ends were from the estimate and from the net, in games it has not learnt from."""

    layers: list[tuple[Any, Any]]
    always: dict[int, float]  # inputs that were always the same
    before: float
    after: float


def samples(plan: LessonPlan, games: Iterable[Lesson]) -> Samples:
    """All beginnings of rounds, from every seat."""
    rows: list[list[float]] = []
    estimates: list[float] = []
    ends: list[float] = []
    follows: list[bool] = []
    aside: list[bool] = []
    for lesson in games:
        game, _seed, s = plan.new(lesson.number)
        told = list(rounds(game, s, lesson.moves))
        scores = game.result(s).scores
        for seat, score in enumerate(scores):
            for seen, values in told:
                rows.append(seen[seat])
                estimates.append(values[seat])
                ends.append(float(score))
                follows.append(True)
                aside.append(lesson.number % ASIDE == 0)
            follows[-1] = False
    as_array = numpy.array
    return Samples(as_array(rows), as_array(estimates), as_array(ends), as_array(follows), as_array(aside))


def rounds(game: Game[Any], s: Any, moves: Iterable[int]) -> Iterator[tuple[list[list[float]], list[float]]]:
    """What every seat sees, and the estimate for each, where the rounds of a game begin."""
    at = 0
    weights = game.weights({})
    for move in moves:
        if s.round != at:
            at = s.round
            seats = range(game.seats(s))
            seen = [list(game.outlook(s, seat)) for seat in seats]
            if seen[0]:
                yield seen, [game.estimate(s, seat, weights) for seat in seats]
        s.play(move)


def learn(data: Samples, seed: int) -> Iterator[Learnt]:
    """Train, yielding the best so far after each epoch."""
    dice = numpy.random.default_rng(seed)
    middle = data.seen.mean(axis=0)
    spread = data.seen.std(axis=0)
    spread = numpy.where(spread < STEADY, SURE, spread)
    inputs = (data.seen - middle) / spread
    always = {place: float(data.seen[0, place]) for place in numpy.flatnonzero(numpy.ptp(data.seen, axis=0) == 0)}
    missed = (data.ends - data.estimates) / SCALE
    best: Learnt | None = None
    before = off(missed[data.aside])
    for targets in (missed, None):
        if targets is None:
            assert best is not None
            targets = returns(data, missed, asked(best.layers, data.seen))
        layers = drawn(data.seen.shape[1], dice)
        moments = [[numpy.zeros_like(part) for part in layer for _ in range(2)] for layer in layers]
        found: Learnt | None = None
        for epoch in range(EPOCHS):
            rate = SPEED * 0.5 * (1 + math.cos(math.pi * epoch / EPOCHS))
            order = dice.permutation(numpy.flatnonzero(~data.aside))
            for step, at in enumerate(range(0, len(order), BATCH), 1 + epoch * len(range(0, len(order), BATCH))):
                rows = order[at : at + BATCH]
                improve(layers, moments, inputs[rows], targets[rows], rate, step)
            after = off(missed[data.aside] - forward(layers, inputs[data.aside])[-1][:, 0])
            if found is None or after < found.after:
                found = Learnt(folded(layers, middle, spread), always, before, after)
            yield found
        best = found


def returns(data: Samples, missed: Any, said: Any) -> Any:
    """What each row should say: the end, and what is said of the rounds between."""
    ends = data.estimates / SCALE + missed
    values = data.estimates / SCALE + said
    targets = ends.copy()
    for row in range(len(targets) - 2, -1, -1):
        if data.follows[row]:
            targets[row] = TRUST * targets[row + 1] + (1 - TRUST) * values[row + 1]
    return targets - data.estimates / SCALE


def off(misses: Any) -> float:
    """The usual distance, in points."""
    return float(numpy.sqrt((misses**2).mean())) * SCALE


def drawn(count: int, dice: Any) -> list[list[Any]]:
    """Layers to begin with: the last says nothing yet."""
    sizes = (count, *HIDDEN, 1)
    layers = []
    for number, (coming, going) in enumerate(pairwise(sizes)):
        scale = 0.0 if number == len(HIDDEN) else math.sqrt(2.0 / coming)
        layers.append([dice.standard_normal((coming, going)) * scale, numpy.zeros(going)])
    return layers


def forward(layers: list[Any], inputs: Any) -> list[Any]:
    """What comes out of each layer."""
    outputs = [inputs]
    for number, (weights, biases) in enumerate(layers):
        sums = outputs[-1] @ weights + biases
        outputs.append(numpy.maximum(sums, 0.0) if number < len(layers) - 1 else sums)
    return outputs


def asked(layers: list[Any], seen: Any) -> Any:
    """What a net says."""
    return forward(layers, seen)[-1][:, 0]


def improve(
    layers: list[list[Any]], moments: list[list[Any]], inputs: Any, targets: Any, rate: float, step: int
) -> None:
    """A step of Adam, with decay of the weights."""
    outputs = forward(layers, inputs)
    slope = (outputs[-1] - targets[:, None]) * (2.0 / len(targets))
    for number in range(len(layers) - 1, -1, -1):
        slopes = [outputs[number].T @ slope, slope.sum(axis=0)]
        if number > 0:
            slope = (slope @ layers[number][0].T) * (outputs[number] > 0)
        for part, gradient in enumerate(slopes):
            first, second = moments[number][2 * part : 2 * part + 2]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            move = (first / (1 - 0.9**step)) / (numpy.sqrt(second / (1 - 0.999**step)) + 1e-8)
            layers[number][part] = layers[number][part] - rate * (
                move + (DECAY * layers[number][part] if part == 0 else 0)
            )


def folded(layers: list[list[Any]], middle: Any, spread: Any) -> list[tuple[Any, Any]]:
    """The same layers for inputs as the game tells them."""
    weights, biases = layers[0]
    weights = weights / spread[:, None]
    return [(weights, biases - middle @ weights), *[(part.copy(), bias.copy()) for part, bias in layers[1:]]]


def as_toml(learnt: Learnt, inputs: list[str], made: list[str]) -> str:
    """The net as its file says it, after lines that say how it was made."""
    lines = [f"# {line}\n" for line in made]
    lines.append("inputs = [\n" + "".join(f'    "{name}",\n' for name in inputs) + "]\n")
    lines.append("\n[always]\n")
    lines.extend(f"{inputs[place]} = {value!r}\n" for place, value in learnt.always.items())
    for weights, biases in learnt.layers:
        lines.append("\n[[layers]]\n")
        lines.append(f"biases = {numbers(biases)}\n")
        lines.append("weights = [\n" + "".join(f"    {numbers(row)},\n" for row in weights) + "]\n")
    return "".join(lines)


def numbers(row: Any) -> str:
    """Numbers with as many digits as matter."""
    return "[" + ", ".join(repr(float(f"{value:.5g}")) for value in row) + "]"
