"""The laws along random games, at every player count and side."""

import hashlib

import pytest

from bottega.core import laws
from bottega.core.errors import Impossible
from bottega.core.perft import perft
from bottega.core.rng import derive
from bottega.core.serialize import pack
from bottega.games.sintra.game import SintraGame

GAME = SintraGame()

# Six rounds; at most 36 times panes are taken, each with three more questions, and before each of them,
# and once a player at the end, a glazier may return.
MOST_DECISIONS = 6 * (36 * 4 + 36 + 4)


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.compiled) for seed in range(4, 8))])
def test_laws(players: int, side: str, seed: int) -> None:
    assert GAME.pieces(GAME.new(players, seed, {"side": side})) == [20] * 5
    laws.all_laws(GAME, players, seed, {"side": side, "start": "random"}, MOST_DECISIONS)


@pytest.mark.parametrize(("score", "windows"), [(5, 4), (-1, 0)])
def test_a_score_is_always_the_sum_of_its_sources(score: int, windows: int) -> None:
    s = GAME.new(2, 1, {})
    s.players[1].score = s.players[1].windows = -3
    assert GAME.pieces(s) == [20] * 5
    s.players[1].score = score
    s.players[1].windows = windows
    with pytest.raises(Impossible, match=f"player 2 has {score} points, but their sources are"):
        GAME.pieces(s)


@pytest.mark.long
@pytest.mark.parametrize(
    ("thousand", "expected"),
    [
        (0, "57f27a2749234b1ecdc9538e14fa7e1b4de9667f086f09bc1c02ac6f0404da65"),
        (1, "26a3e922ab53873715399af2d5921cf5273fcf7b754c6110128f1a7fd66d56f7"),
        (2, "7b4a65a2498d242e05ad18987e1cf3afdca952e0502cde809b39b5e41a38eb16"),
        (3, "ec65da87959742a45a5bd93ceb1ded580e9d5de91d913d20ee2e1743970f17a3"),
        (4, "342c5fa9adfc733936742825cae57055390c7c1ca8d6d9e9f341f006c6ac5c13"),
    ],
)
def test_compiled_and_interpreted_play_the_same_5000_games(thousand: int, expected: str) -> None:
    """One hash for both: this test runs compiled and interpreted."""
    digest = hashlib.sha256()
    for number in range(1000 * thousand, 1000 * thousand + 1000):
        s = GAME.new(2 + number % 3, int(derive(5000, number)), {"side": "AB"[number % 2]})
        digest.update(repr((s.playout(number), s.key(), GAME.result(s))).encode())
    assert digest.hexdigest() == expected


@pytest.mark.parametrize(
    ("players", "seed", "expected"),
    [
        (2, 1, [1, 14, 33, 429, 1168]),
        (3, 2, [1, 21, 55, 1100, 2828]),
        (4, 3, [1, 30, 83, 2407, 6341]),
    ],
)
def test_perft(players: int, seed: int, expected: list[int]) -> None:
    s = GAME.new(players, seed, {"start": "1"})
    assert [perft(s, depth) for depth in range(5)] == expected


def test_perft_deep_in_a_game_with_a_joker_strip() -> None:
    s = GAME.new(2, 4, {"side": "B", "start": "2"})
    while s.round < 3:
        s.play(s.options[len(s.options) // 2])
    assert [perft(s, depth) for depth in range(5)] == [1, 17, 87, 519, 2841]


@pytest.mark.parametrize("side", ["A", "B"])
def test_all_seats_and_spectators_see_the_same(side: str) -> None:
    s = GAME.new(3, 5, {"side": side})
    for _ in range(60):
        s.play(s.options[0])
    seen = [{**GAME.view(s, who), "seat": 0} for who in (0, 1, 2, -1)]
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_a_view_does_not_tell_the_order_of_the_bag() -> None:
    s = GAME.new(2, 5, {})
    other = s.copy()
    other.shuffle(other.bag)
    other.random = 1
    assert GAME.view(other, 0) == GAME.view(s, 0)
    assert other.key() != s.key()


def test_determinizing_keeps_what_is_in_the_bag() -> None:
    s = GAME.new(2, 5, {})
    for seed in range(20):
        other = GAME.determinize(s, 0, seed)
        assert sorted(other.bag) == sorted(s.bag)
        assert list(other.bag) != list(s.bag)
    shuffled = s.copy()
    shuffled.shuffle(shuffled.bag)
    assert pack(GAME.determinize(shuffled, 0, 5)) == pack(GAME.determinize(s, 0, 5))
    assert len({tuple(GAME.determinize(s, 0, seed).bag) for seed in range(20)}) == 20


def test_everybody_sees_what_is_in_hand() -> None:
    s = GAME.new(2, 5, {"side": "A"})
    assert GAME.view(s, 1)["hand"] == ""
    s.push(GAME.read(s, "F1" + GAME.view(s, 0)["factories"][0][0]))
    assert GAME.view(s, 1)["hand"] == GAME.view(s, -1)["hand"] != ""
