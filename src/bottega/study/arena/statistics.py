"""Means and shares with intervals that respect how the games were played.

The games of one deal are not independent: all rotations share its luck. So a deal is one observation, a `Cluster`,
and the spread between deals makes the interval. Playing a deal from all seats mostly makes it narrower.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

from bottega.extras import need

special = need("scipy.special", "arena")

Interval = tuple[float, float]


class Cluster(NamedTuple):
    """What one deal adds: a sum over so many games."""

    total: float
    games: float


LEAST_EXTRA = 2.0  # games of an extra deal


def mean(clusters: Iterable[Cluster]) -> float:
    """The mean over all games."""
    clusters = list(clusters)
    return sum(cluster.total for cluster in clusters) / sum(cluster.games for cluster in clusters)


def mean_interval(clusters: list[Cluster]) -> Interval | None:
    """The 95 % interval of a mean; None for a single deal, which says nothing about the spread."""
    count = len(clusters)
    if count < 2:
        return None
    middle = mean(clusters)
    squares = sum((cluster.total - middle * cluster.games) ** 2 for cluster in clusters)
    error = math.sqrt(squares * count / (count - 1)) / sum(cluster.games for cluster in clusters)
    reach = t95(count - 1) * error
    return middle - reach, middle + reach


def share_interval(clusters: list[Cluster]) -> Interval:
    """The 95 % interval of a share: that of a mean with two extra deals, so that it is never too narrow near 0 and 1.

    One is won and one is lost, and both are as large as the others: if all games of a deal end alike, a deal is no
    more than one game. Without clusters this is the interval of Agresti and Coull.
    """
    size = max(LEAST_EXTRA, sum(cluster.games for cluster in clusters) / len(clusters))
    interval = mean_interval([*clusters, Cluster(size, size), Cluster(0.0, size)])
    assert interval is not None
    return max(0.0, interval[0]), min(1.0, interval[1])


def t95(freedom: int) -> float:
    """The 97.5 % quantile of Student's t distribution."""
    return float(special.stdtrit(freedom, 0.975))
