"""Which moves are easily pressed by mistake, and who plays along: the game says so, nobody guesses."""

import pytest

from bottega.core.rng import Random
from bottega.games import find_game


@pytest.mark.parametrize(
    ("name", "mistakes", "usual"),
    [("sintra", "sintra-do-take-breaks", "sintra-do-take"), ("fresco", "fresco-do-bishop", "fresco-do-restore")],
)
def test_some_moves_need_care(name: str, mistakes: str, usual: str) -> None:
    game = find_game(name)
    s = game.new(3, 5, {})
    dice = Random(5)
    care: set[str] = set()
    free: set[str] = set()
    while not s.over():
        for move in s.options:
            (care if game.careful(s, move) else free).add(game.explain(s, move).name)
        s.push(s.options[dice.below(len(s.options))])
    assert mistakes in care
    assert usual in free
    assert not care & free


@pytest.mark.parametrize(("players", "figures"), [(2, ["Leonardo"]), (3, [])])
def test_leonardo_plays_along_with_two(players: int, figures: list[str]) -> None:
    game = find_game("fresco")
    assert game.figures(game.new(players, 1, {})) == figures
