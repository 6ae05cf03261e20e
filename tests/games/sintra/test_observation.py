from typing import Any

import pytest

from bottega.core.rng import Random
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.state import Sintra
from tests.games.observed import by_name, check_complete

GAME = SintraGame()
COLOURS = 5


def relevant(view: dict[str, Any]) -> object:
    """All but what is printed on the boards of both sides, and a sum over all strips."""
    players = [{name: what for name, what in player.items() if name != "left_panes"} for player in view["players"]]
    printed = ("track", "ornaments", "ornament_points")
    return {name: what for name, what in {**view, "players": players}.items() if name not in printed}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_whoever_sees_something_else_observes_something_else(players: int, side: str) -> None:
    assert check_complete(GAME, players, players, {"side": side}, relevant, 4, 25) > 20


def after(moves: int, players: int = 3, seed: int = 4) -> Sintra:
    s = GAME.new(players, seed, {"side": "B", "start": "2"})
    dice = Random(seed)
    for _ in range(moves):
        s.play(s.options[dice.below(len(s.options))])
    return s


def panes(letters: str) -> list[int]:
    return [letters.count(letter) for letter in "PWOBY"]


@pytest.mark.parametrize("moves", [0, 1, 2, 40, 90])
@pytest.mark.parametrize("who", [0, 2])
def test_pieces_say_what_the_view_shows(moves: int, who: int) -> None:
    s = after(moves)
    seen, view = by_name(GAME, s, who), GAME.view(s, who)
    assert seen["players"] == [0, 1, 0]
    assert seen["side_b"] == [1]
    assert seen["round"].index(1) == view["round"] - 1
    rounds = [seen["indicator"][i * COLOURS : (i + 1) * COLOURS] for i in range(6)]
    assert rounds == [[0] * COLOURS] * (6 - len(view["indicator"])) + [panes(letter) for letter in view["indicator"]]
    factories = [seen["factories"][i * COLOURS : (i + 1) * COLOURS] for i in range(9)]
    assert factories == [panes(panes_) for panes_ in view["factories"]] + [[0] * 5] * (9 - len(view["factories"]))
    assert seen["middle"] == panes(view["middle"])
    assert seen["marker"] == [view["marker_in_middle"]]
    assert seen["starter"].index(1) == (view["starter"] - who) % 3
    assert sum(seen["bag"]) == view["bag"]
    assert seen["tower"] == list(view["tower"].values())
    assert seen["hand"] == panes(view["hand"])
    for seat in range(3):
        player = view["players"][(who + seat) % 3]
        assert seen[f"seat{seat}.plays"] == [1]
        assert seen[f"seat{seat}.asked"] == [(who + seat) % 3 in view["to_move"]]
        assert seen[f"seat{seat}.score"] == [player["score"]]
        assert seen[f"seat{seat}.points"] == list(player["points"].values())
        assert seen[f"seat{seat}.broken"] == [player["broken"]]
        assert seen[f"seat{seat}.glazier"].index(1) == player["glazier"]
        strips = seen[f"seat{seat}.strips"]
        for i, column in enumerate(player["columns"]):
            numbers = strips[i * 27 : (i + 1) * 27]
            assert sum(numbers[:6]) == column["panes"].count(".")
            assert numbers[6:11] == panes(column["panes"])
            assert numbers[11:16] == panes(column["back"])
            assert numbers[16] == column["back"].count("J")
            assert numbers[17:22] == panes(column["upper"])
            assert numbers[22:27] == panes(column["lower"])
    assert not any(any(numbers) for name, numbers in seen.items() if name.startswith("seat3"))


def test_the_question_and_its_strip_are_observed_by_all() -> None:
    s = after(0)
    assert [by_name(GAME, s, 1)["question"], by_name(GAME, s, 1)["position"]] == [[1, 0, 0, 0], [0] * 8]
    s.push(s.options[0])
    assert by_name(GAME, s, 0)["question"] == [0, 1, 0, 0]
    asked = {(3, True): False, (4, True): False}
    for moves in range(1, 400):
        s = after(moves, 2, 5)
        if s.over():
            break
        if (s.step(), True) in asked:
            seen = by_name(GAME, s, 1 - s.to_move())
            assert seen["question"].index(1) == s.step() - 1
            assert seen["position"] == [int(i == s.argument() % 8) for i in range(8)]
            asked[s.step(), True] = True
    assert asked[4, True]


def test_a_game_that_is_over_asks_nothing() -> None:
    s = after(0, 2)
    s.playout(1)
    seen = by_name(GAME, s, 0)
    assert seen["over"] == [1]
    assert not any(seen["question"] + seen["position"] + seen["hand"] + seen["seat0.asked"])
