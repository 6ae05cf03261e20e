"""Planning: the sheets and who sees them."""

import pytest

from bottega.core.errors import IllegalMove
from bottega.core.game import SPECTATOR
from bottega.core.kernel import Position
from bottega.games.fresco.state import Fresco
from tests.games.fresco.board import GAME
from tests.games.fresco.scene import Scene, scene

# --- 2.2 planning


def plans(s: Scene, seat: int) -> list[str]:
    """All plans that the questions allow the player, the others being asked later."""
    found: list[str] = []
    stack = [s.copy()]
    while stack:
        top = stack.pop().ask(seat)
        for move in top.options():
            trial = top.copy().play_as(seat, move)
            if seat in trial.deciders():
                stack.append(trial)
            else:
                found.append(trial.planned(seat))
    return found


@pytest.mark.parametrize(("stands_at", "number", "ways"), [(-3, 4, 65), (0, 5, 101), (3, 6, 135)])
def test_every_apprentice_is_placed_with_at_most_three_at_a_place(stands_at: int, number: int, ways: int) -> None:
    s = scene().give(0, mood=stands_at)
    found = plans(s.wake("8 7 9"), 0)
    assert len(found) == len(set(found)) == ways
    assert all(sum(map(int, digits)) == number for digits in found)
    assert max(int(digit) for digits in found for digit in digits) == 3


def test_planning_asks_nothing_when_no_apprentice_is_left() -> None:
    assert scene().wake("8 7 9").play("M3 C2").to_move() == 1


def test_players_may_plan_in_any_order() -> None:
    there, back = scene().wake("8 7 9"), scene().wake("8 7 9")
    for seat in (0, 1, 2):
        there.plan_one(seat, "20111")
    for seat in (2, 0, 1):
        back.plan_one(seat, "20111")
    assert there.key() == back.key()


def test_all_plans_are_told_when_the_last_player_is_ready() -> None:
    s = scene().wake("8 7 9").plan_one(0, "20111").plan_one(2, "30002")
    log = s.told("M1 C0 S3")
    assert not [event for event in log if event.kind.name == "revealed"]
    log = s.told("W0")
    plans_told = [(event.who, event.values[0]) for event in log if event.kind.name == "revealed"]
    assert plans_told == [(0, 20111), (1, 10301), (2, 30002)]


def test_plans_are_shown_one_after_another() -> None:
    s = scene().wake("8 7 9").plan_one(0, "20111").plan_one(2, "30002").play("M1 C0 S3")
    seen: list[Position] = []
    s.state.seen = seen
    s.play("W0")
    views = [GAME.view(one, SPECTATOR) for one in seen if isinstance(one, Fresco)]
    moments = [[player["plan"] is not None for player in view["players"]] for view in views]
    assert moments[:4] == [[False] * 3, [True, False, False], [True, True, False], [True] * 3]


def test_the_sheets_are_empty_before_planning() -> None:
    s = scene().wake("8 7 9").without_paints().finish_round()
    while not s.state.awake:
        s.play(s.options()[0])
    assert [s.planned(seat) for seat in range(3)] == ["00000"] * 3


def test_nobody_acts_before_all_have_planned() -> None:
    s = scene().wake("8 7 9").has(deciders=[0, 1, 2]).plan_one(0, "20111").plan_one(2, "20111").has(deciders=[1])
    with pytest.raises(IllegalMove):
        s.state.push(0, 0)
