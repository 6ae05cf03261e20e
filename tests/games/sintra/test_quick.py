"""What moves bring, weighed without trying them, is what trying them shows."""

from typing import Final

import pytest

from bottega.bots.tuning import tuning_of
from bottega.core.rng import Random
from bottega.games.sintra.decision import KEEP, LAY, PLACE, RETURN, TURN
from bottega.games.sintra.game import SintraGame
from bottega.games.sintra.quick import PANES
from bottega.games.sintra.state import Sintra

GAME: Final = SintraGame()
PLAYOUT: Final = tuning_of(GAME).playout
CLOSE = 2.0 + 1e-6  # points: a marker that breaks a pane and panes that break are weighed one by one
NEAR = 6.0  # points, where a window is filled, whose colour matters later


def weighed(s: Sintra, move: int) -> float:
    """What an option brings, as it is weighed."""
    return list(GAME.gains(s, s.to_move(), PLAYOUT.weights))[list(s.options).index(move)]


def tried(s: Sintra, move: int) -> tuple[float, bool] | None:
    """What an option brings when it is tried, and whether a window was filled; nothing if a round ended with it."""
    who, turn = s.to_move(), s.turn
    then = s.copy()
    then.play(move)
    PLAYOUT.finish(GAME, then, who, turn)
    if then.over() or then.round != s.round:
        return None
    gain = GAME.estimate(then, who, PLAYOUT.weights) - GAME.estimate(s, who, PLAYOUT.weights)
    return gain, then.players[who].windows > s.players[who].windows


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_weighed_is_what_trying_shows(players: int, side: str) -> None:
    s = GAME.new(players, 5, {"side": side})
    dice = Random(players)
    filled: list[float] = []
    compared = 0
    while not s.over():
        if s.step() in (TURN, PLACE):
            for move in s.options:
                shown = tried(s, int(move))
                if shown is None:
                    continue
                difference = weighed(s, int(move)) - shown[0]
                compared += 1
                if shown[1]:
                    filled.append(difference)
                else:
                    assert abs(difference) <= CLOSE, GAME.write(s, int(move))
        s.play(PLAYOUT.best(GAME, s) if dice.below(2) else s.options[dice.below(len(s.options))])
    assert compared > 200
    assert len(filled) > 20
    assert max(map(abs, filled)) < NEAR
    assert abs(sum(filled) / len(filled)) < 1.0


def test_what_must_be_tried_is_not_weighed() -> None:
    s = GAME.new(2, 1, {"side": "B"})
    dice = Random(1)
    seen = set()
    while not s.over():
        if s.step() in (LAY, KEEP):
            seen.add(s.step())
            assert len(GAME.gains(s, s.to_move(), PLAYOUT.weights)) == 0
        s.play(s.options[dice.below(len(s.options))])
    assert seen


def test_the_way_back_is_weighed_too() -> None:
    s = GAME.new(2, 1, {})
    while RETURN not in list(s.options):
        s.play(s.options[-1])
    assert weighed(s, int(RETURN)) > 0


def test_more_panes_than_are_looked_up_once_are_weighed_alike() -> None:
    s = GAME.new(2, 1, {})
    s.middle = 0
    while s.step() != TURN:
        s.play(s.options[0])
    s.middle = PANES + 3
    s.settle()
    bad = weighed(s, 0)
    s.middle = PANES - 1
    s.settle()
    assert bad < weighed(s, 0) < 0
