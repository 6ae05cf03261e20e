"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.board import IDLE, NAMES
from tests.games.fresco.modules.m06_glaziers import test_glaziers as glaziers
from tests.games.fresco.modules.m08_bells import test_bells as bells
from tests.games.fresco.modules.m09_wall import test_wall as wall
from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings
from tests.games.fresco.scene import opening

# --- beside glaziers (6)


def test_3_6_window_score_favor_bishop_scroll_in_this_order() -> None:
    s = glaziers.restoring(where="B1", glass="RG", modules="6,7,11").deal_scrolls("1B", "2C", "3D")
    s.lay_favor("B1", "1 point").stand(-3, 13, -1).go("01031")
    log = s.told("B1 W1 R1 G1")
    assert [event.kind.name for event in log] == ["window", "glass", "glass", "restored"]
    assert (s.options(), s.thalers(0)) == (["A", "B"], 3)
    assert s.state.income(0) == 0  # the tile is taken after the score
    log = s.told("A")
    assert [event.kind.name for event in log if event.kind.name != "bench"] == ["scored", "favor", "scored"]
    s.asks("H V HV -").has(bishop="B1", income=1, space=14 + 1)


def test_3_52_the_favors_thalers_do_not_pay_for_this_window() -> None:
    s = (
        glaziers.restoring("11 PPO", where="B1", money=0, modules="6,11")
        .lay_favor("B1", "5 thalers")
        .go("01031")
        .play("B1")
    )
    assert s.to_move() == 1  # the place that costs nothing was the only one
    assert (s.bench(), s.thalers(0)) == ("YB YR BR BG YG RGR", 5)


def test_3_52_the_favor_is_seen_when_the_window_is_settled() -> None:
    s = glaziers.restoring(where="B1", glass="RG", modules="6,11").lay_favor("B1", "5 thalers").go("01031")
    for move in ("B1", "W1", "R1"):
        s.play(move)
        favors = next(part for part in s.view(0)["modules"] if part["module"] == "favors")
        assert favors["seen"] == []
        assert NAMES.index("B1") in favors["hidden"]
        assert s.thalers(0) == 3
    s.play("G1").has(thalers=8)


def test_3_52_penalties_never_eat_the_favors_point() -> None:
    s = glaziers.restoring(where="B1", windows=glaziers.bench_with("GRG"), modules="6,11").lay_favor("B1", "1 point")
    s.go("01031").play("B1 W1").has(space=1, points={"segments": 3, "bishop": 3, "windows": -6, "favors": 1})


# --- beside bells (8)


@pytest.mark.parametrize(("favor", "amount"), [("1 thaler", 1), ("5 thalers", 5)])
def test_3_85_a_favors_thalers_go_to_the_certificate(favor: str, amount: int) -> None:
    s = bells.debtor(paid=4, modules="8,11").lay(B2="3 RYB").put_bishop("B2").lay_favor("B2", favor)
    s.give(0, "RYB", 0).plan(IDLE, IDLE, IDLE).play("B2")
    s.has(thalers=max(0, amount - 4), unfinished=[("8 6 6", 5)] if amount == 1 else [])


def test_3_85_thalers_of_a_favor_that_are_bound_do_not_move_the_bishop() -> None:
    for paid, money in ((0, 0), (6, 3)):
        s = bells.debtor(paid=paid, modules="8,11").lay(B2="3 RYB").put_bishop("B2").lay_favor("B2", "5 thalers")
        s.give(0, "RYBRYBOGP", 0).plan(IDLE, IDLE, IDLE).play("B2").has(to_move=0, thalers=money)
        assert bool([move for move in s.options() if move.startswith(">")]) == bool(money)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_a_favor_is_earned(players: int) -> None:
    s = opening(players, "8,11").lay(C3="11 PPG").put_bishop("C3").lay_favor("C3", "5 thalers").awake()
    s.owe(0, "8 6 6", 1).give(0, "PPG", 0).give(1, "RY").schedule(0, "C1").others().at("C").play("C3")
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 6)], 0)


# --- beside wall (9)


def test_3_66_no_bishop_leaf_scroll_or_favor_at_the_wall() -> None:
    s = wall.at_wall("P", modules="5,7,9,11").set_disc("P").give_leaves(0, 2).put_bishop("A3")
    s.deal_scrolls("3A", "1B", "2C").lay_favor("A3", "5 thalers")
    money = s.thalers(0)
    s.play("A3").has(to_move=1, space=4, bishop="A3", leaves=2, thalers=money)
    favors = next(part for part in s.view(0)["modules"] if part["module"] == "favors")
    assert NAMES.index("A3") in favors["hidden"]


# --- beside medico (10)


@pytest.mark.parametrize(("segment", "found"), [("C3", 5), ("A1", 0)])
def test_an_ill_apprentice_takes_the_favor_of_the_bishops_segment(segment: str, found: int) -> None:
    s = medico_meetings.laid("11").lay(**{segment: "3 RYB"}).lay_favor(segment, "5 thalers")
    s.up(paints="RYB", money=0).act("0 0+1 0 0 3").play(segment).has(thalers=found)
