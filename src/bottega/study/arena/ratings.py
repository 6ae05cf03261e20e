"""Ratings: how strong each bot is, on one scale, from all games together.

The model of Plackett and Luce; with two players that of Bradley and Terry, which Elo's is. A bot has a strength; who
comes first is drawn in proportion to the strengths, then who comes second among the rest, and so on. 400 points more
are ten times the strength.

- Who is level counts as every order of those who are level, in equal parts: a shared victory is half a win.
- Every bot begins with one win and one loss against a bot of strength 1, so that who wins all has a rating, too.
- Intervals come from the curvature of the likelihood and the spread between deals (the "sandwich"), since games of
  one deal are not independent.
- Without those two games a bot that wins all would be infinitely strong, and no game speaks against it: there the
  interval has an open end.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import groupby, permutations, product
from typing import Any, NamedTuple

from bottega.extras import need
from bottega.study.arena.statistics import t95

numpy = need("numpy", "arena")
optimize = need("scipy.optimize", "arena")

SCALE = 400 / math.log(10)

Order = tuple[int, ...]  # bots from first to last
Vector = list[float]
Matrix = list[list[float]]


OpenInterval = tuple[float | None, float | None]  # None is an open end


class Rating(NamedTuple):
    """Points above or below the average of all bots here."""

    points: float
    interval: OpenInterval


class Ranking(NamedTuple):
    """How a game ended: for every seat its bot and its place, the smaller the better; equal places are level."""

    bots: tuple[int, ...]
    places: tuple[int, ...]


def orders(ranking: Ranking) -> dict[Order, float]:
    """All strict orders that a ranking may stand for, each with its part of the game."""
    seats = sorted(range(len(ranking.bots)), key=lambda seat: ranking.places[seat])
    level = [list(group) for _place, group in groupby(seats, key=lambda seat: ranking.places[seat])]
    counts: Counter[Order] = Counter()
    for choice in product(*(permutations(group) for group in level)):
        counts[tuple(ranking.bots[seat] for part in choice for seat in part)] += 1
    total = counts.total()
    return {order: times / total for order, times in counts.items()}


def rate(count: int, deals: Iterable[Iterable[Ranking]]) -> list[Rating]:
    """The ratings of bots 0 to count - 1 from their games, deal by deal."""
    clusters = [together(games) for games in deals]
    strengths = fit(count, clusters)
    moved = numpy.array(scores(strengths, clusters)) @ numpy.linalg.inv(information(strengths, clusters))
    spread = moved.T @ moved  # the strengths' covariances
    freedom = max(1, len(clusters) - 1)
    reach = t95(freedom) * math.sqrt((freedom + 1) / freedom) * SCALE
    average = sum(strengths) / count
    below = beaten(count, clusters)
    ratings: list[Rating] = []
    for bot in range(count):
        points = (strengths[bot] - average) * SCALE
        contrast = numpy.eye(count)[bot] - 1 / count
        error = math.sqrt(max(0.0, contrast @ spread @ contrast))
        low = points - reach * error if len(below[bot]) == count else None
        high = points + reach * error if all(bot in others for others in below) else None
        ratings.append(Rating(points, (low, high)))
    return ratings


def beaten(count: int, clusters: list[dict[Order, float]]) -> list[set[int]]:
    """Whom each bot was ahead of, or ahead of somebody who was ahead of them, and so on; itself, too.

    If a bot was ahead of everybody like that, games limit its rating from below; if everybody was ahead of it, from
    above. Where a group never lost to the others, no distance between them is too large.
    """
    ahead: list[set[int]] = [set() for _ in range(count)]
    for order in sum_up(clusters):
        for place, bot in enumerate(order):
            ahead[bot].update(order[place + 1 :])
    all_beaten: list[set[int]] = []
    for bot in range(count):
        known, fresh = {bot}, [bot]
        while fresh:
            more = ahead[fresh.pop()] - known
            known |= more
            fresh += more
        all_beaten.append(known)
    return all_beaten


def together(games: Iterable[Ranking]) -> dict[Order, float]:
    """All orders of a deal's games, added up."""
    parts: defaultdict[Order, float] = defaultdict(float)
    for ranking in games:
        for order, part in orders(ranking).items():
            parts[order] += part
    return parts


# --- the likelihood; a strength here is a logarithm


def choices(strengths: Vector, order: Order) -> list[tuple[Order, Vector]]:
    """Place by place: who was left, and how likely each of them was to come next."""
    places: list[tuple[Order, Vector]] = []
    for place in range(len(order) - 1):
        left = order[place:]
        weights = [math.exp(strengths[bot]) for bot in left]
        total = sum(weights)
        places.append((left, [weight / total for weight in weights]))
    return places


def gradient(strengths: Vector, order: Order) -> Vector:
    """How the logarithm of an order's likelihood changes with each strength."""
    slopes = [0.0] * len(strengths)
    for left, chances in choices(strengths, order):
        slopes[left[0]] += 1
        for bot, chance in zip(left, chances, strict=True):
            slopes[bot] -= chance
    return slopes


def extra(strengths: Vector) -> list[Vector]:
    """The gradients of every bot's win and loss against a bot of strength 1."""
    gradients: list[Vector] = []
    for bot, strength in enumerate(strengths):
        chance = 1 / (1 + math.exp(-strength))
        for change in (1 - chance, -chance):
            gradients.append([change if other == bot else 0.0 for other in range(len(strengths))])
    return gradients


def scores(strengths: Vector, clusters: list[dict[Order, float]]) -> list[Vector]:
    """The gradient of every deal, and of the games that each bot begins with."""
    known: dict[Order, Vector] = {}
    gradients = extra(strengths)
    for cluster in clusters:
        total = [0.0] * len(strengths)
        for order, part in cluster.items():
            if order not in known:
                known[order] = gradient(strengths, order)
            total = [a + part * b for a, b in zip(total, known[order], strict=True)]
        gradients.append(total)
    return gradients


def information(strengths: Vector, clusters: list[dict[Order, float]]) -> Matrix:
    """How sharply the likelihood falls off, in every direction."""
    count = len(strengths)
    matrix = [[0.0] * count for _ in range(count)]
    for bot, strength in enumerate(strengths):
        chance = 1 / (1 + math.exp(-strength))
        matrix[bot][bot] += 2 * chance * (1 - chance)
    for order, part in sum_up(clusters).items():
        for left, chances in choices(strengths, order):
            for a, chance in zip(left, chances, strict=True):
                matrix[a][a] += part * chance
                for b, other in zip(left, chances, strict=True):
                    matrix[a][b] -= part * chance * other
    return matrix


def sum_up(clusters: list[dict[Order, float]]) -> dict[Order, float]:
    parts: defaultdict[Order, float] = defaultdict(float)
    for cluster in clusters:
        for order, part in cluster.items():
            parts[order] += part
    return parts


def fit(count: int, clusters: list[dict[Order, float]]) -> Vector:
    """The most likely strengths: the likelihood has one top, and only there it is level."""
    games = [sum_up(clusters)]

    def slope(strengths: Any) -> Any:
        return numpy.sum(scores(strengths.tolist(), games), axis=0)

    def curvature(strengths: Any) -> Any:
        return -numpy.array(information(strengths.tolist(), games))

    fitted: Vector = optimize.root(slope, numpy.zeros(count), jac=curvature, tol=1e-12).x.tolist()
    return fitted
