"""Which moves are easily pressed by mistake, and who plays along: the game says so, nobody guesses."""

import pytest

from bottega.core.match import Match
from bottega.core.record import new_header
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


@pytest.mark.parametrize(("name", "chosen"), [("sintra", {}), ("fresco", {"modules": "all"})])
def test_what_is_not_binding_can_be_taken_back_at_once(name: str, chosen: dict[str, str]) -> None:
    """Each move is tried in a match: the engine's own way back says whether it told the truth."""
    game = find_game(name)
    match = Match(game, new_header(game, 3, 7, ["random"] * 3, chosen))
    dice = Random(7)
    found: dict[bool, int] = {True: 0, False: 0}
    while not match.over() and len(match.moves) < 400:
        s = match.position
        seat, secret = int(s.to_move()), s.asking().secret()
        move = s.options[dice.below(len(s.options))]
        binding = game.binding(s, move)
        match.push(move)
        found[binding] += not secret
        assert not (secret and binding)
        if not binding and not secret:
            assert match.position.deciders() == [seat]
            match.undo(seat)
            match.push(move)
    assert min(found.values()) > 10


@pytest.mark.parametrize(("players", "figures"), [(2, ["Leonardo"]), (3, [])])
def test_leonardo_plays_along_with_two(players: int, figures: list[str]) -> None:
    game = find_game("fresco")
    assert game.figures(game.new(players, 1, {})) == figures
