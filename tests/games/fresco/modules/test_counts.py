"""Tree counts and hashes for each module: a changed number is a changed rule."""

import hashlib

import pytest

from bottega.core.perft import perft
from bottega.core.rng import Random, derive
from bottega.games.fresco.places.cathedral import AT_CATHEDRAL
from bottega.games.fresco.places.workshop import AT_WORKSHOP, PAINT
from tests.games.fresco.scene import Scene, new_game


def asks(s: Scene, module: int) -> bool:
    """Does the question belong to the module, or is one of the answers its own?"""
    own = range(28 + 4 * module, 32 + 4 * module)
    if module == 3:
        return s.step() == AT_WORKSHOP and s.argument() // PAINT % PAINT >= 6
    if module == 11:
        return s.step() == AT_CATHEDRAL and s.state.fresco[s.state.bishop] >= 0
    if module == 15:
        return s.step() == AT_CATHEDRAL
    return s.step() in own or any(move // 1024 == module for move in s.state.options)


def first_question(players: int, module: int) -> Scene:
    """A random game up to the third question of the module."""
    for seed in range(100):
        s = new_game(players, seed, {"modules": str(module)})
        dice = Random(seed)
        seen = 0
        while not s.over():
            seen += asks(s, module)
            if seen == 3:
                return s
            s.play_any(dice)
    raise AssertionError("the module never asks")


@pytest.mark.parametrize(
    ("players", "module", "expected"),
    [
        (2, 1, [3, 7, 32]),
        (4, 1, [2, 4, 8]),
        (2, 2, [2, 7, 27]),
        (4, 2, [3, 15, 60]),
        (2, 3, [2, 10, 40]),
        (4, 3, [2, 10, 40]),
        (2, 4, [2, 16, 32]),
        (4, 4, [3, 10, 37]),
        (2, 5, [2, 16, 77]),
        (4, 5, [2, 4, 20]),
        (2, 6, [3, 9, 40]),
        (4, 6, [5, 23, 95]),
        (2, 7, [2, 10, 40]),
        (4, 7, [4, 8, 16]),
        (2, 8, [2, 8, 24]),
        (4, 8, [9, 35, 171]),
        (2, 9, [2, 4, 20]),
        (4, 9, [4, 8, 18]),
        (2, 10, [2, 16, 32]),
        (4, 10, [8, 20, 52]),
        (2, 11, [3, 15, 60]),
        (4, 11, [2, 10, 40]),
        (2, 12, [6, 24, 90]),
        (4, 12, [6, 24, 96]),
        (2, 13, [5, 20, 75]),
        (4, 13, [2, 8, 20]),
        (2, 14, [2, 8, 34]),
        (4, 14, [2, 4, 8]),
        (2, 15, [7, 35, 140]),
        (4, 15, [11, 22, 44]),
        (2, 16, [3, 21, 42]),
        (4, 16, [3, 45, 291]),
        (2, 17, [4, 20, 80]),
        (4, 17, [6, 20, 69]),
    ],
)
def test_perft_where_the_module_asks(players: int, module: int, expected: list[int]) -> None:
    s = first_question(players, module)
    assert [perft(s.state, depth) for depth in range(1, 4)] == expected


@pytest.mark.long
@pytest.mark.parametrize(
    ("modules", "expected"),
    [
        ("1", "a0f5c4bae9847455"),
        ("2", "ae566fe4119db8dd"),
        ("3", "b9d2630e91d0a0b0"),
        ("4", "fc88fe3e7d937ffd"),
        ("5", "791c51dd1945da4f"),
        ("6", "89155b3975d94124"),
        ("7", "7fb1d86fffdde1e0"),
        ("8", "413520ebfda52853"),
        ("9", "bae5e0216e190742"),
        ("10", "6c2d7164b99302c2"),
        ("11", "47aa5dd739517565"),
        ("12", "4cc5d4e0fbbfc7e4"),
        ("13", "e2a8ca961dfe74eb"),
        ("14", "eaa85a0c31db5877"),
        ("15", "6dfaf3a09de932e6"),
        ("16", "b759e3b2451d2b71"),
        ("17", "3cb3ba4f21b368bb"),
        ("all", "aff9cc23d6bb6582"),
        ("1,2,4,6", "555d4e7bc03938d4"),
        ("3,4,17", "5a3711a0e65c067e"),
        ("2,9,10", "299c3df3273ff7a6"),
        ("8,12,13,15", "7cfc71c433f304dc"),
    ],
)
def test_compiled_and_interpreted_play_the_same_games(modules: str, expected: str) -> None:
    """One hash for both: this test runs compiled and interpreted."""
    digest = hashlib.sha256()
    for number in range(12):
        edition = "classic" if number % 4 == 0 and modules in ("1", "2", "3", "4", "5", "6") else "mega"
        s = new_game(2 + number % 3, int(derive(6000, number)), {"modules": modules, "edition": edition})
        digest.update(repr((s.state.playout(number), s.key(), s.result())).encode())
    assert digest.hexdigest()[:16] == expected
