"""What a bot expects of a position of Fresco, where that is more than a sum of goods; and how far a leaf is played."""

import pytest

from bottega.bots.playout import UNTIL, Playout
from bottega.core.rng import Random
from bottega.core.weights import Weights
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import GAME, NAMES, give, leave, table, without_paints

BLENDED, BASIC, THALER = (GAME.weights({}).as_dict()[name] for name in ("blended_paint", "basic_paint", "thaler"))


def more(s: Fresco, with_these: dict[str, float], than: dict[str, float]) -> float:
    """How much more the first seat promises with some weights than with others."""
    return GAME.estimate(s, 0, GAME.weights(with_these)) - GAME.estimate(s, 0, GAME.weights(than))


def ready_to_pay(names: list[str]) -> tuple[Fresco, list[float]]:
    """A table before a round's plans at which the first seat has the paints for these segments and no others."""
    s = without_paints(table())
    leave(s, " ".join(names))
    tiles = [GAME.box.tiles[s.fresco[NAMES.index(name)]] for name in names]
    give(s, 0, "".join(tile.cost.letters for tile in tiles))
    worth = [
        float(tile.value + s.bishop_bonus(NAMES.index(name)))
        + THALER * GAME.rounds_left(s)
        - sum(BASIC if letter in "RYB" else BLENDED for letter in tile.cost.letters)
        for tile, name in zip(tiles, names, strict=True)
    ]
    return s, worth


def test_paints_in_hand_promise_what_they_could_restore() -> None:
    s, [worth] = ready_to_pay(["C2"])
    assert worth > 0
    assert more(s, {"in_hand": 1.0}, {}) == pytest.approx(worth)
    assert more(s, {"in_hand": 0.5}, {}) == pytest.approx(worth / 2)
    give(s, 0, "")
    assert more(s, {"in_hand": 1.0}, {}) == 0


def test_no_segment_is_hoped_for_twice() -> None:
    s, [worth] = ready_to_pay(["C2"])
    cost = GAME.box.tiles[s.fresco[NAMES.index("C2")]].cost.letters
    give(s, 0, cost * 2)
    assert more(s, {"in_hand": 1.0}, {}) == pytest.approx(worth)


def test_in_the_final_round_paints_cost_nothing() -> None:
    s, _ = ready_to_pay(["C2"])
    s.final = True
    segment = NAMES.index("C2")
    points = GAME.box.tiles[s.fresco[segment]].value + s.bishop_bonus(segment)
    assert more(s, {"in_hand": 1.0}, {}) == points


def played(until: str, s: Fresco) -> Fresco:
    """Where a leaf at the end of the round leads to."""
    then = s.copy()
    weights: Weights = GAME.weights({})
    Playout(weights, UNTIL.index(until)).run(GAME, then, s.round, -1, 0, Random(1))
    return then


def test_the_final_round_is_played_to_its_end() -> None:
    s = table()
    leave(s, "A1 A2 A3 A4 A5 B1")  # six tiles: the next round is the final one
    assert not played("round", s).over()
    assert played("round", s).round == s.round + 1
    assert played("final", s).over()


def test_after_other_rounds_the_leaf_is_judged() -> None:
    s = table()
    then = played("final", s)
    assert not then.over()
    assert then.round == s.round + 1
    assert played("game", s).over()
