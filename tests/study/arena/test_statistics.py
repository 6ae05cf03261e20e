"""Intervals hold what they promise."""

import math
import random
from collections.abc import Callable

import pytest

from bottega.study.arena.statistics import Cluster, mean, mean_interval, share_interval, t95
from bottega.study.simulate import wilson

Deal = Callable[[random.Random], float]  # wins of two games


def independent(share: float) -> Deal:
    return lambda dice: (dice.random() < share) + (dice.random() < share)


def alike(share: float) -> Deal:
    """Half of the deals are won or lost in both seats."""

    def deal(dice: random.Random) -> float:
        won = dice.random() < share
        return 2 * won if dice.random() < 0.5 else won + (dice.random() < share)

    return deal


def by_seat(luck: float) -> Deal:
    """Most deals are won by the same seat, whoever sits there."""
    return lambda dice: 1.0 if dice.random() < luck else (dice.random() < 0.5) + (dice.random() < 0.5)


@pytest.mark.parametrize("count", [10, 50])
@pytest.mark.parametrize(
    ("deal", "share"),
    [
        (independent(0.5), 0.5),
        (independent(0.75), 0.75),
        (independent(0.97), 0.97),
        (alike(0.6), 0.6),
        (alike(0.95), 0.95),
        (by_seat(0.8), 0.5),
    ],
    ids=["even", "better", "far better", "alike", "alike and better", "by seat"],
)
def test_intervals_hold_the_true_share_in_95_of_100_contests(deal: Deal, share: float, count: int) -> None:
    dice = random.Random(1)
    held = 0
    for _contest in range(300):
        low, high = share_interval([Cluster(deal(dice), 2) for _ in range(count)])
        held += low <= share <= high
    assert held >= 0.93 * 300


@pytest.mark.parametrize("share", [0.5, 0.9, 0.97])
@pytest.mark.parametrize("size", [3, 6, 14, 28])
def test_deals_of_many_games_may_be_alike_too(size: int, share: float) -> None:
    """Where a deal is won from all seats or from none, its games are no more than one observation."""
    dice = random.Random(4)
    for count in (10, 40):
        held = 0
        for _contest in range(200):
            low, high = share_interval([Cluster(size * (dice.random() < share), size) for _ in range(count)])
            held += low <= share <= high
        assert held >= 0.93 * 200


def test_deals_of_two_games_have_two_more_of_their_kind() -> None:
    clusters = [Cluster(2.0, 2), Cluster(1.0, 2), Cluster(1.0, 2)] * 20
    assert share_interval(clusters) == mean_interval([*clusters, Cluster(2.0, 2), Cluster(0.0, 2)])


def test_plain_interval_is_too_narrow_where_games_of_a_deal_are_alike() -> None:
    dice = random.Random(2)
    held = 0
    for _contest in range(300):
        wins = sum(alike(0.6)(dice) for _ in range(50))
        low, high = wilson(wins, 100)
        held += low <= 0.6 <= high
    assert held < 0.92 * 300


def test_playing_from_both_seats_makes_the_interval_narrower() -> None:
    dice = random.Random(3)
    clusters = [Cluster(by_seat(0.8)(dice), 2) for _ in range(100)]
    low, high = share_interval(clusters)
    plain = wilson(sum(cluster.total for cluster in clusters), 200)
    assert high - low < 0.7 * (plain[1] - plain[0])


def test_without_clusters_it_is_the_interval_of_agresti_and_coull() -> None:
    low, high = share_interval([Cluster(float(game < 700), 1) for game in range(1000)])
    share = 702 / 1004
    reach = 1.96 * math.sqrt(share * (1 - share) / 1004)
    assert low == pytest.approx(share - reach, abs=5e-4)
    assert high == pytest.approx(share + reach, abs=5e-4)


@pytest.mark.parametrize("count", [1, 2, 100])
def test_who_wins_all_may_still_lose_one(count: int) -> None:
    low, high = share_interval([Cluster(2.0, 2)] * count)
    assert low < 1 == high
    assert low < wilson(2 * count, 2 * count)[0]


def test_mean_by_hand() -> None:
    clusters = [Cluster(2.0, 2), Cluster(4.0, 2), Cluster(6.0, 2)]
    assert mean(clusters) == 2
    interval = mean_interval(clusters)
    assert interval is not None
    reach = 4.302653 * 1 / math.sqrt(3)  # the deals' means are 1, 2 and 3
    assert interval == pytest.approx((2 - reach, 2 + reach))


def test_larger_deals_count_for_more() -> None:
    assert mean([Cluster(0.0, 1), Cluster(3.0, 3)]) == 0.75


def test_one_deal_tells_nothing_about_the_spread() -> None:
    assert mean_interval([Cluster(3.0, 2)]) is None


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.7062), (5, 2.5706), (6, 2.4469), (10, 2.2281), (100, 1.98397)])
def test_quantiles_of_student(freedom: int, value: float) -> None:
    assert t95(freedom) == pytest.approx(value, abs=2e-4)
