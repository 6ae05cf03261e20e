"""Positions travel to other processes and play on as they would have."""

import json
from typing import Any

import pytest

from bottega.core.rng import Random
from bottega.core.serialize import pack, unpack
from bottega.games import find_game

GAMES = [
    ("sintra", {"side": "A"}),
    ("sintra", {"side": "B"}),
    ("fresco", {}),
    pytest.param("fresco", {"edition": "classic", "modules": "all"}, marks=pytest.mark.compiled),
    pytest.param("fresco", {"modules": "all"}, marks=pytest.mark.compiled),
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("name", "chosen"), GAMES)
def test_a_packed_position_reads_back_at_every_decision(name: str, chosen: dict[str, str], players: int) -> None:
    game: Any = find_game(name)
    s = game.new(players, 7, chosen)
    dice = Random(11)
    while not s.over():
        again = unpack(game, players, chosen, json.loads(json.dumps(pack(s))))
        assert again.key() == s.key()
        assert list(again.options) == list(s.options)
        move = s.options[dice.below(len(s.options))]
        s.play(move)
        again.play(move)
        assert again.key() == s.key()


def test_a_guess_travels_without_the_truth() -> None:
    game: Any = find_game("fresco")
    s = game.new(3, 7, {"modules": "all"})
    guess = game.determinize(s, 1, 5)
    again = unpack(game, 3, {"modules": "all"}, pack(guess))
    assert again.key() == guess.key()
    assert game.view(again, 1) == game.view(s, 1)


def test_only_our_own_classes_are_made() -> None:
    game: Any = find_game("sintra")
    data = pack(game.new(2, 7, {}))
    for column in data["players"][0]["columns"]:
        column["is"] = "os:system"
    with pytest.raises(ValueError, match="no position holds a system of os"):
        unpack(game, 2, {}, data)
