"""Tree counts and hashes for each module: a changed number is a changed rule."""

import hashlib

import pytest

from bottega.core.perft import perft
from bottega.core.rng import Random, derive
from bottega.fresco.cathedral import AT_CATHEDRAL
from bottega.fresco.state import Fresco
from bottega.fresco.workshop import AT_WORKSHOP, PAINT
from tests.fresco.table import GAME

MODULES = [1, 2, 3, 4, 5, 6, 7, 11, 16, 17]


def asks(s: Fresco, module: int) -> bool:
    """Does the question belong to the module, or is one of the answers its own?"""
    own = range(28 + 4 * module, 32 + 4 * module)
    if module == 3:
        return s.step() == AT_WORKSHOP and s.argument() // PAINT % PAINT >= 6
    if module == 11:
        return s.step() == AT_CATHEDRAL and s.fresco[s.bishop] >= 0
    return s.step() in own or any(move // 1024 == module for move in s.options)


def first_question(players: int, module: int) -> Fresco:
    """A random game up to the third question of the module."""
    for seed in range(100):
        s = GAME.new(players, seed, {"modules": str(module)})
        dice = Random(seed)
        seen = 0
        while not s.over():
            seen += asks(s, module)
            if seen == 3:
                return s
            s.play(s.options[dice.below(len(s.options))])
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
        (2, 4, [2, 16, 40]),
        (4, 4, [3, 10, 37]),
        (2, 5, [2, 16, 77]),
        (4, 5, [2, 4, 20]),
        (2, 6, [3, 9, 40]),
        (4, 6, [5, 23, 95]),
        (2, 7, [2, 10, 40]),
        (4, 7, [4, 8, 16]),
        (2, 11, [3, 15, 60]),
        (4, 11, [2, 10, 40]),
        (2, 16, [3, 21, 42]),
        (4, 16, [3, 45, 291]),
        (2, 17, [4, 20, 80]),
        (4, 17, [6, 20, 69]),
    ],
)
def test_perft_where_the_module_asks(players: int, module: int, expected: list[int]) -> None:
    s = first_question(players, module)
    assert [perft(s, depth) for depth in range(1, 4)] == expected


@pytest.mark.parametrize(
    ("modules", "expected"),
    [
        ("1", "af5b7479ca70ced1"),
        ("2", "99ce2b76254a521a"),
        ("3", "fbe2c14ffc1eb544"),
        ("4", "249064239832a8dd"),
        ("5", "acb9e134c0628e15"),
        ("6", "a6a81f761d22b52f"),
        ("7", "b55d6fa4c192b00d"),
        ("11", "f56bb7c9a431ef53"),
        ("16", "0a6ea9787220e40c"),
        ("17", "20b1a0aacf87d51a"),
        ("all", "77c83944fc4b9069"),
        ("1,2,4,6", "895802117963f3f2"),
        ("3,4,17", "1a2542281b299c39"),
    ],
)
def test_compiled_and_interpreted_play_the_same_games(modules: str, expected: str) -> None:
    """One hash for both: this test runs compiled and interpreted."""
    digest = hashlib.sha256()
    for number in range(12):
        edition = "classic" if number % 4 == 0 and modules in ("1", "2", "3", "4", "5", "6") else "mega"
        s = GAME.new(2 + number % 3, int(derive(6000, number)), {"modules": modules, "edition": edition})
        digest.update(repr((s.playout(number), s.key(), GAME.result(s))).encode())
    assert digest.hexdigest()[:16] == expected
