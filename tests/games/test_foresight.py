"""What a choice brings is tried on copies: it is what then happens, and nothing that nobody can know."""

import random

import pytest

from bottega.core.match import Match
from bottega.core.record import new_header
from bottega.games import find_game
from bottega.games.lessons import lessons

ALL = {"modules": "all"}


@pytest.mark.parametrize(
    ("name", "chosen"), [("sintra", {"side": "A"}), ("fresco", {"modules": "none"}), ("fresco", ALL)]
)
def test_what_is_foreseen_happens(name: str, chosen: dict[str, str]) -> None:
    game = find_game(name)
    dice = random.Random(7)
    points = 0
    for seed in range(3):
        s = game.new(3, seed, game.complete(3, seed, chosen))
        while not s.over():
            move = dice.choice(list(s.options))
            if not s.asking().secret():
                who = int(s.to_move())
                foreseen = game.foresee(game.determinize(s, who, 3), move)
                other = game.foresee(game.determinize(s, who, 4), move)
                assert foreseen.brings == other.brings == game.foresee(s, move).brings
                assert foreseen.spots == other.spots
                points += sum(foreseen.brings.values())
            s.play(move)
    assert points != 0


@pytest.mark.parametrize("name", ["sintra", "fresco"])
def test_looking_ahead_changes_nothing(name: str) -> None:
    game = find_game(name)
    s = game.new(2, 5, game.complete(2, 5, {}))
    for _decision in range(40):
        key = s.key()
        if not s.asking().secret():
            for move in s.options:
                game.foresee(s, int(move))
        assert s.key() == key
        s.play(s.options[0])


def test_panes_show_the_strips_on_which_they_fit_and_what_breaks() -> None:
    game = find_game("sintra")
    s = game.new(2, 11, game.complete(2, 11, {"side": "A"}))
    take = game.read(s, "F5Y")
    foreseen = game.foresee(s, take)
    assert {spot for spot in foreseen.spots if spot.startswith("strip")} >= {"strip-4"}
    s.play(take)
    brings = {game.write(s, move): game.foresee(s, int(move)).brings for move in s.options}
    assert brings["S4"] == {}
    assert all(found == {} or found["loss"] < 0 for found in brings.values())


def test_a_row_of_the_hostel_says_what_it_costs() -> None:
    game = find_game("fresco")
    s = game.new(3, 34, game.complete(3, 34, {"modules": "none"}))
    brings = {game.write(s, move): game.foresee(s, int(move)).brings for move in s.options}
    assert brings["5:00"] == {"mood": -3, "apprentices": -1}
    assert brings["8:00"] == {}
    assert brings["9:00"] == {"mood": 1}


def test_a_favor_that_nobody_knows_is_not_foreseen() -> None:
    """Segment and bishop are foreseen; what the tile hides is not, though the copy finds it."""
    lesson = lessons()["m11"]
    game = find_game("fresco")
    match = Match(game, new_header(game, 3, lesson.seed, ["human"] * 3, lesson.chosen))
    for who, move in lesson.before:
        match.push_text(move, who)
    s = match.position
    walk = game.read(s, ">D2")
    assert game.foresee(s, walk).brings == {"segments": 3, "bishop": 3, "thalers": -1, "paints": -3}
