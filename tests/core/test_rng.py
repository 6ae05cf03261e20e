from collections import Counter
from itertools import pairwise

from bottega.core.rng import MASK, Random, advance, below, derive, mix


def test_known_numbers_never_change() -> None:
    dice = Random(42)
    assert [int(dice.below(1000)) for _ in range(5)] == [759, 209, 427, 690, 481]


def test_every_number_is_about_equally_likely() -> None:
    for n in (2, 3, 5, 7, 45):
        dice = Random(n)
        found = Counter(int(dice.below(n)) for _ in range(2000 * n))
        assert set(found) == set(range(n))
        # chi-squared stays under n + 4 * sqrt(2 n) + 8 except about once in ten thousand seeds
        assert sum((count - 2000) ** 2 / 2000 for count in found.values()) < n + 4 * (2 * n) ** 0.5 + 8


def test_pairs_of_numbers_are_about_equally_likely() -> None:
    dice = Random(5)
    numbers = [int(dice.below(6)) for _ in range(72_001)]
    found = Counter(pairwise(numbers))
    assert len(found) == 36
    assert sum((count - 2000) ** 2 / 2000 for count in found.values()) < 36 + 4 * 72**0.5 + 8


def test_an_incomplete_last_block_is_drawn_again() -> None:
    n = (MASK + 1) // 2 + 1  # nearly every second draw falls outside the only whole block
    random = 0
    outside = 0
    for _ in range(40):
        outside += mix(advance(random)) >= n
        random, number = below(random, n)
        assert 0 <= number < n
    assert outside > 0


def test_neighbouring_seeds_are_unrelated() -> None:
    first = {int(Random(seed).below(10**9)) for seed in range(1000)}
    assert len(first) > 990


def test_derived_seeds_are_different_and_small_enough_for_a_game() -> None:
    seeds = {int(derive(seed, index)) for seed in range(50) for index in range(50)}
    assert len(seeds) == 2500
    assert all(0 <= seed < 2**60 for seed in seeds)


def test_mixing_loses_nothing() -> None:
    assert len({int(mix(number)) for number in range(10_000)}) == 10_000
    assert all(0 <= mix(number) <= MASK for number in (0, 1, MASK, MASK - 1))
