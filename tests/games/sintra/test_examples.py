"""The worked examples of the booklet, in its order; Amanda is player 1."""

import pytest

from bottega.core.errors import IllegalMove
from bottega.games.sintra.state import Sintra
from tests.games.sintra.table import (
    after,
    broken,
    factories,
    glazier,
    last_turn,
    lay,
    loss,
    middle,
    options,
    play,
    points,
    score,
    starter,
    strip,
    table,
    to_move,
    told,
    tower,
)


def three_orange_in_the_middle() -> Sintra:
    """Strip A (1) is left of the glazier, B (3) is under it, C (5) is to its right."""
    s = table("YYYY", middle="OOOWB")
    lay(s, 1, "OOOOO PPWWW OWWWW BYYYY YYOOO BBBBB YPPPP WWYYY", glazier=3)
    return s


def two_orange_complete_a_strip() -> Sintra:
    """Round 3, yellow on top of the indicator; windows 1, 6 and 8 hold panes."""
    s = table("WOOB PPPP", round=3, indicator="OPYWOB")
    lay(s, 1, "PPPPP/W OWWWW OOOOO BYYYY YYOOO:OYY BBPPP/B YPPPP -/WY", glazier=5)
    return s


def test_s1_pink_pane_of_a_factory_is_taken_and_the_other_three_go_to_the_middle() -> None:
    s = table("YYYY PWOB")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY BBBBB POOOO:P YYOOO WWYYY")
    play(s, "F2P")
    assert strip(s, 1, 1) == "PPWWW:P"
    assert factories(s) == ["YYYY", "", "", "", ""]
    assert middle(s) == "WOB"
    assert s.marker_in_middle
    assert broken(s, 1) == 0
    assert to_move(s) == 2


def test_s2_first_to_take_from_the_middle_takes_all_orange_and_the_marker_and_moves_one_step_down() -> None:
    s = three_orange_in_the_middle()
    s.starter = 1
    assert loss(s, 1) == 0
    play(s, "MO", "S5")
    assert strip(s, 1, 5) == "YYOOO:OOO"
    assert middle(s) == "WB"
    assert factories(s) == ["YYYY", "", "", "", ""]
    assert not s.marker_in_middle
    assert starter(s) == 1
    assert broken(s, 1) == 1
    assert loss(s, 1) == -1
    assert score(s, 1) == 0
    assert broken(s, 2) == 0


def test_s3_strip_left_of_the_glazier_is_illegal() -> None:
    s = three_orange_in_the_middle()
    play(s, "MO")
    assert options(s) == ["S3", "S5"]
    with pytest.raises(IllegalMove):
        play(s, "S1")


def test_s3_on_the_strip_under_the_glazier_one_orange_is_placed_and_two_break() -> None:
    s = three_orange_in_the_middle()
    play(s, "MO")
    before = broken(s, 1)
    play(s, "S3")
    assert strip(s, 1, 3) == "OWWWW:O"
    assert broken(s, 1) == before + 2
    assert tower(s) == "OO"
    assert glazier(s, 1) == 3
    assert to_move(s) == 2


def test_s3_on_a_strip_to_the_right_all_three_orange_are_placed_and_the_glazier_moves_there() -> None:
    s = three_orange_in_the_middle()
    play(s, "MO")
    before = broken(s, 1)
    play(s, "S5")
    assert strip(s, 1, 5) == "YYOOO:OOO"
    assert broken(s, 1) == before
    assert tower(s) == ""
    assert glazier(s, 1) == 5
    assert to_move(s) == 2


def test_s4_two_yellow_on_the_full_strip_bring_two_points_at_once_in_a_yellow_round() -> None:
    s = two_orange_complete_a_strip()
    play(s, "F1O")
    assert strip(s, 1, 5) == "YYOOO:OOOYY"
    assert points(s, 1, "round_bonus") == 2
    assert score(s, 1) == 2
    assert to_move(s) == 1


def test_s5_one_pane_goes_to_the_upper_half_and_four_to_the_tower_and_the_strip_is_turned() -> None:
    s = two_orange_complete_a_strip()
    play(s, "F1O")
    kept_orange = after(s, "KO")
    assert strip(kept_orange, 1, 5) == "YYYYY/O"
    assert tower(kept_orange) == "OOYY"
    play(s, "KY")
    assert strip(s, 1, 5) == "YYYYY/Y"
    assert tower(s) == "OOOY"
    assert glazier(s, 1) == 5
    assert to_move(s) == 2


def test_s5_window_worth_two_scores_five_with_filled_windows_worth_one_and_two_to_its_right() -> None:
    s = two_orange_complete_a_strip()
    assert [int(s.value(position)) for position in (4, 5, 7)] == [2, 1, 2]
    play(s, "F1O", "KY")
    assert points(s, 1, "windows") == 2 + 1 + 2
    assert score(s, 1) == 2 + 5


def test_s6_seven_panes_left_bring_two_points() -> None:
    s = last_turn()
    lay(s, 1, "PPWWW:PW OWWWW OOOOO:OO BYYYY BBBBB YPPPP:P YYOOO WWYYY:WY")
    play(s, "F1Y")
    assert s.over()
    assert points(s, 1, "left_panes") == 2
    assert score(s, 1) == 2


def test_s7_marker_on_minus_eight_costs_eight_points() -> None:
    s = last_turn()
    lay(s, 1, score=20, broken=5)
    assert loss(s, 1) == -8
    play(s, "F1Y")
    assert points(s, 1, "broken_glass") == -8
    assert score(s, 1) == 12


def test_s8_ornaments_with_four_four_one_and_two_panes_bring_23_points() -> None:
    s = last_turn()
    lay(s, 1, "-/PW -/OB -/YP -/WO BBPPP/B POOOO YYYYY/Y WWWWW/W")
    play(s, "F1Y")
    assert points(s, 1, "palace") == 10 + 10 + 0 + 3
    assert score(s, 1) == 23


def test_s9_four_complete_windows_and_five_orange_panes_bring_20_points() -> None:
    s = last_turn(side="B")
    lay(s, 1, "-/OO PPPPP/W -/OP POOOO/O BBBBB -/BW -/YO WWYYY")
    play(s, "F1Y")
    assert points(s, 1, "palace") == 4 * 5
    assert score(s, 1) == 20


def test_s10_marker_that_reaches_the_last_space_costs_18_points_at_once_and_goes_back_to_the_top() -> None:
    s = table("P YYYY")
    lay(s, 1, glazier=8, score=30, broken=8)
    assert loss(s, 1) == -15
    events = told(s, "F1P")
    assert score(s, 1) == 30 - 18
    assert broken(s, 1) == 0
    assert loss(s, 1) == 0
    assert ("shattered", (18,)) in [(event.kind.name, event.values) for event in events]
    assert not s.over()
