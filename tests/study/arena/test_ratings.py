"""Ratings: known solutions, and known strengths found again."""

import math
import random

import pytest

from bottega.study.arena.ratings import Ranking, Rating, choices, fit, gradient, information, orders, rate, together
from bottega.study.arena.report import ranking
from tests.study.arena import made

FIRST = Ranking((0, 1), (0, 1))
SECOND = Ranking((0, 1), (1, 0))
LEVEL = Ranking((0, 1), (0, 0))


def test_two_bots_by_hand() -> None:
    """14 wins, 1 loss, and for both a win and a loss against strength 1: one is nine times as strong.

    With strengths 3 and 1/3 the stronger wins 9 of 10. The likelihood is at its top where
    14 x 1/10 - 1 x 9/10 = 2 x 3/4 - 1.
    """
    one, other = rate(2, [[FIRST]] * 14 + [[SECOND]])
    assert one.points - other.points == pytest.approx(400 * math.log10(9))
    assert one.points == pytest.approx(-other.points)


def test_equal_bots_are_level() -> None:
    for games in ([FIRST, SECOND], [LEVEL]):
        assert [round(rating.points, 6) for rating in rate(2, [games] * 30)] == [0, 0]


def test_a_shared_victory_is_half_a_win() -> None:
    shared = rate(2, [[FIRST], [LEVEL], [LEVEL]])
    halves = rate(2, [[FIRST], [FIRST], [SECOND]])
    assert shared[0].points == pytest.approx(halves[0].points)


def test_who_wins_all_has_a_finite_rating_that_grows_with_the_games() -> None:
    few, many = (rate(2, [[FIRST, FIRST]] * deals)[0] for deals in (10, 100))
    assert 100 < few.points < many.points < 2000
    for rating in (few, many):
        low, high = rating.interval
        assert low is not None
        assert 0 < low < rating.points
        assert high is None


@pytest.mark.parametrize(
    ("games", "ends"),
    [
        ([FIRST], ["low", "high"]),
        ([FIRST, SECOND], ["both", "both"]),
        ([LEVEL], ["both", "both"]),
        ([Ranking((0, 1, 2), (0, 1, 2)), Ranking((0, 1, 2), (0, 2, 1))], ["low", "high", "high"]),
        ([Ranking((0, 1, 2), (0, 1, 2)), Ranking((0, 1, 2), (2, 0, 1))], ["both", "both", "both"]),
        ([Ranking((0, 1), (0, 1)), Ranking((1, 2), (0, 1)), Ranking((2, 0), (0, 1))], ["both", "both", "both"]),
        ([Ranking((0, 1), (0, 0)), Ranking((2, 3), (0, 0))], ["", "", "", ""]),
    ],
    ids=["won", "both", "level", "best of three", "last once", "in a circle", "never met"],
)
def test_where_no_game_limits_a_rating_its_interval_is_open(games: list[Ranking], ends: list[str]) -> None:
    names = {(False, False): "both", (False, True): "low", (True, False): "high", (True, True): ""}
    found = rate(len(ends), [games] * 20)
    assert [names[rating.interval[0] is None, rating.interval[1] is None] for rating in found] == ends


def held(rating: Rating, true: float) -> bool:
    """Does the interval hold the truth?"""
    low, high = rating.interval
    return (low is None or low <= true) and (high is None or true <= high)


def test_who_wins_nearly_all_is_not_capped() -> None:
    """Between bots 1200 points apart hardly a game is lost, and the truth is far beyond what games can tell."""
    points = {"anna": 600.0, "bea": -600.0}
    contest = made.contest(tuple(points))
    dice = random.Random(6)
    count = 0
    for _contest in range(40):
        games = [[ranking(played, list(points))] for played in made.games(contest, 40, points, dice)]
        count += sum(held(rating, true) for rating, true in zip(rate(2, games), points.values(), strict=True))
    assert count >= 0.93 * 80


def test_orders_of_level_seats_are_equal_parts() -> None:
    assert orders(Ranking((0, 1, 2), (0, 1, 1))) == {(0, 1, 2): 0.5, (0, 2, 1): 0.5}
    assert orders(Ranking((0, 1, 1), (1, 0, 1))) == {(1, 0, 1): 0.5, (1, 1, 0): 0.5}
    assert len(orders(Ranking((0, 1, 2, 3), (0, 0, 0, 0)))) == 24


@pytest.mark.parametrize("order", [(0, 1), (2, 0, 1), (1, 0, 1, 2)])
def test_gradient_and_curvature_are_those_of_the_likelihood(order: tuple[int, ...]) -> None:
    def likelihood(strengths: list[float]) -> float:
        return sum(math.log(chances[0]) for _left, chances in choices(strengths, order))

    def moved(strengths: list[float], bot: int, step: float) -> list[float]:
        return [strength + step * (bot == other) for other, strength in enumerate(strengths)]

    at = [0.3, -0.8, 0.1]
    none, whole = information(at, []), information(at, [{order: 1.0}])
    for bot in range(3):
        slope = (likelihood(moved(at, bot, 1e-5)) - likelihood(moved(at, bot, -1e-5))) / 2e-5
        assert gradient(at, order)[bot] == pytest.approx(slope, abs=1e-6)
        steeper = [
            (a - b) / 2e-5 for a, b in zip(*(gradient(moved(at, bot, s), order) for s in (1e-5, -1e-5)), strict=True)
        ]
        assert [b - a for a, b in zip(none[bot], whole[bot], strict=True)] == pytest.approx(
            [-x for x in steeper], abs=1e-6
        )


def test_fit_ends_where_the_likelihood_is_level() -> None:
    deals = [together([Ranking((0, 1, 2), places)]) for places in ((0, 1, 2), (0, 2, 1), (2, 0, 1), (0, 1, 1))]
    strengths = fit(3, deals)
    slopes = [0.0] * 3
    for deal in deals:
        for order, part in deal.items():
            slopes = [a + part * b for a, b in zip(slopes, gradient(strengths, order), strict=True)]
    for slope, strength in zip(slopes, strengths, strict=True):
        assert slope == pytest.approx(2 / (1 + math.exp(-strength)) - 1)  # what the first win and loss weigh


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_ratings_are_found_again(players: int) -> None:
    points = {"anna": 200.0, "bea": 50.0, "carl": -50.0, "dora": -200.0}
    contest = made.contest(players=players)
    games = list(made.games(contest, 240, points, random.Random(players)))
    found = rate(4, [[ranking(played, list(contest.bots))] for played in games])
    for rating, true in zip(found, points.values(), strict=True):
        assert rating.points == pytest.approx(true, abs=45)


@pytest.mark.parametrize("luck", [0.0, 0.4], ids=["skill", "lucky seats"])
@pytest.mark.parametrize("players", [2, 3])
def test_intervals_hold_the_true_rating_in_95_of_100_contests(players: int, luck: float) -> None:
    """Where some deals decide for a seat, all bots are equal, since luck has no rating."""
    points = dict(zip(made.BOTS, (150.0, 0.0, -150.0) if luck == 0 else (0.0, 0.0, 0.0), strict=False))
    contest = made.contest(tuple(points), players)
    dice = random.Random(5)
    count = 0
    for _contest in range(60):
        deals: dict[int, list[Ranking]] = {}
        for played in made.games(contest, 50, points, dice, luck):
            deals.setdefault(played.seed, []).append(ranking(played, list(contest.bots)))
        for rating, true in zip(rate(3, deals.values()), points.values(), strict=True):
            count += held(rating, true)
    assert count >= 0.93 * 180


def test_the_scale_is_elos() -> None:
    """Who wins 10 of 11 is 400 points better, once there are enough games."""
    one, other = rate(2, [[FIRST] * 10 + [SECOND]] * 500)
    assert one.points - other.points == pytest.approx(400, abs=2)
