"""The test that may be looked at after every deal."""

import math
import random

import pytest

from bottega.study.arena.sequential import LESS, MORE, OPEN, Bettors, Rule, Watch, anytime_interval

Chances = tuple[float, float, float]  # that a deal is lost, split, won

EVEN: Chances = (0.25, 0.5, 0.25)


def watch(rule: Rule, chances: Chances, dice: random.Random, most: int) -> tuple[str, int]:
    """The verdict on a contest, and the deals it took."""
    test = Watch(rule)
    for number in range(1, most + 1):
        test.add(dice.choices((0.0, 0.5, 1.0), chances)[0])
        if test.verdict != OPEN:
            return test.verdict, number
    return OPEN, most


@pytest.mark.parametrize(
    "chances", [EVEN, (0.5, 0.0, 0.5), (0.1, 0.8, 0.1)], ids=["usual", "all or nothing", "mostly split"]
)
def test_equal_bots_are_called_unequal_in_at_most_1_of_20_contests(chances: Chances) -> None:
    dice = random.Random(1)
    found = [watch(Rule(), chances, dice, 100)[0] for _ in range(160)]
    assert len(found) - found.count(OPEN) <= 8


def test_a_better_bot_is_found_soon() -> None:
    dice = random.Random(2)
    found = [watch(Rule(), (0.1, 0.4, 0.5), dice, 400) for _ in range(50)]
    assert {verdict for verdict, _ in found} == {MORE}
    assert sum(deals for _, deals in found) / 50 < 50


def test_the_worse_bot_is_found_as_soon_as_the_better_one() -> None:
    one, other = Watch(Rule()), Watch(Rule())
    for outcome in (1.0, 0.5, 1.0, 1.0, 1.0, 0.5, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0):
        one.add(outcome)
        other.add(1 - outcome)
        assert (one.verdict == MORE) == (other.verdict == LESS)
    assert one.verdict == MORE


def test_thresholds_apart_always_come_to_a_verdict_and_seldom_to_a_wrong_one() -> None:
    dice = random.Random(3)
    rule = Rule(0.5, 0.7)
    at_bottom = [watch(rule, EVEN, dice, 1000)[0] for _ in range(100)]
    at_top = [watch(rule, (0.1, 0.4, 0.5), dice, 1000)[0] for _ in range(100)]
    assert OPEN not in at_bottom + at_top
    assert at_bottom.count(MORE) <= 5
    assert at_top.count(LESS) <= 5


def test_a_verdict_stays() -> None:
    test = Watch(Rule())
    for outcome in [1.0] * 20 + [0.0] * 100:
        test.add(outcome)
    assert test.verdict == MORE


def test_evidence_by_hand() -> None:
    bettors = Bettors(0.5)
    bettors.add(1.0)
    bettors.add(1.0)
    stakes = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64]
    assert bettors.evidence() == pytest.approx(math.log(sum((1 + stake) ** 2 for stake in stakes) / 7))


def test_who_staked_all_and_lost_owns_nothing_but_the_others_do() -> None:
    bettors = Bettors(0.5)
    bettors.add(0.0)
    assert -math.inf < bettors.evidence() < 0


def test_interval_holds_the_true_rate_at_every_look_in_95_of_100_contests() -> None:
    dice = random.Random(4)
    held = 0
    for _contest in range(100):
        outcomes = dice.choices((0.0, 0.5, 1.0), (0.1, 0.4, 0.5), k=120)
        looks = [anytime_interval(outcomes[:deals]) for deals in (3, 10, 30, 60, 120)]
        held += all(low <= 0.7 <= high for low, high in looks)
    assert held >= 95


def test_interval_is_symmetric_and_shrinks() -> None:
    low, high = anytime_interval([0.0, 0.5, 1.0] * 10)
    assert low == pytest.approx(1 - high)
    closer = anytime_interval([0.0, 0.5, 1.0] * 40)
    assert low < closer[0] < 0.5 < closer[1] < high


def test_interval_agrees_with_the_verdict() -> None:
    test = Watch(Rule())
    outcomes: list[float] = []
    while test.verdict == OPEN:
        outcomes.append(0.5 if len(outcomes) % 3 == 0 else 1.0)
        test.add(outcomes[-1])
        assert (anytime_interval(outcomes)[0] >= 0.5 - 1e-6) == (test.verdict == MORE)
