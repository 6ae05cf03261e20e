"""What a bot expects of a position of Fresco, where that is more than a sum of goods; and how far a leaf is played."""

import pytest

from bottega.bots.playout import UNTIL, Playout
from bottega.core.rng import Random
from bottega.core.weights import Weights
from bottega.games.fresco.places.restoring import bishop_bonus
from tests.games.fresco.board import GAME, NAMES
from tests.games.fresco.scene import Scene, scene

BLENDED, BASIC, THALER = (GAME.weights({}).as_dict()[name] for name in ("blended_paint", "basic_paint", "thaler"))


def more(s: Scene, with_these: dict[str, float], than: dict[str, float]) -> float:
    """How much more the first seat promises with some weights than with others."""
    rich, poor = GAME.weights(with_these), GAME.weights(than)
    return GAME.estimate(s.state, 0, rich) - GAME.estimate(s.state, 0, poor)


def ready_to_pay(names: list[str]) -> tuple[Scene, list[float]]:
    """A table before a round's plans at which the first seat has the paints for these segments and no others."""
    s = scene().without_paints().leave(" ".join(names))
    tiles = [GAME.box.tiles[s.state.fresco[NAMES.index(name)]] for name in names]
    s.give(0, "".join(tile.cost.letters for tile in tiles))
    worth = [
        float(tile.value + bishop_bonus(s.state, NAMES.index(name)))
        + THALER * GAME.rounds_left(s.state)
        - sum(BASIC if letter in "RYB" else BLENDED for letter in tile.cost.letters)
        for tile, name in zip(tiles, names, strict=True)
    ]
    return s, worth


def test_paints_in_hand_promise_what_they_could_restore() -> None:
    s, [worth] = ready_to_pay(["C2"])
    assert worth > 0
    assert more(s, {"in_hand": 1.0}, {}) == pytest.approx(worth)
    assert more(s, {"in_hand": 0.5}, {}) == pytest.approx(worth / 2)
    s.give(0, "")
    assert more(s, {"in_hand": 1.0}, {}) == 0


def test_no_segment_is_hoped_for_twice() -> None:
    s, [worth] = ready_to_pay(["C2"])
    cost = GAME.box.tiles[s.state.fresco[NAMES.index("C2")]].cost.letters
    s.give(0, cost * 2)
    assert more(s, {"in_hand": 1.0}, {}) == pytest.approx(worth)


def test_in_the_final_round_paints_cost_nothing() -> None:
    s, _ = ready_to_pay(["C2"])
    s.final = True
    segment = NAMES.index("C2")
    points = GAME.box.tiles[s.state.fresco[segment]].value + bishop_bonus(s.state, segment)
    assert more(s, {"in_hand": 1.0}, {}) == points


def played(until: str, s: Scene) -> Scene:
    """Where a leaf at the end of the round leads to."""
    then = s.copy()
    weights: Weights = GAME.weights({})
    Playout(weights, UNTIL.index(until)).run(GAME, then.state, s.round, -1, 0, Random(1))
    return then


def test_the_final_round_is_played_to_its_end() -> None:
    s = scene()
    s.leave("A1 A2 A3 A4 A5 B1")  # six tiles: the next round is the final one
    assert not played("round", s).over()
    assert played("round", s).round == s.round + 1
    assert played("final", s).over()


def test_after_other_rounds_the_leaf_is_judged() -> None:
    s = scene()
    then = played("final", s)
    assert not then.over()
    assert then.round == s.round + 1
    assert played("game", s).over()
