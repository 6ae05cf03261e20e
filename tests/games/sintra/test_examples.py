"""The worked examples of the booklet, in its order; Amanda is player 1."""

from tests.games.sintra.scene import Scene, last_turn, scene


def three_orange_in_the_middle() -> Scene:
    """Strip A (1) is left of the glazier, B (3) is under it, C (5) is to its right."""
    return scene("YYYY", middle="OOOWB").lay(1, "OOOOO PPWWW OWWWW BYYYY YYOOO BBBBB YPPPP WWYYY", glazier=3)


def two_orange_complete_a_strip() -> Scene:
    """Round 3, yellow on top of the indicator; windows 1, 6 and 8 hold panes."""
    s = scene("WOOB PPPP", round=3, indicator="OPYWOB")
    return s.lay(1, "PPPPP/W OWWWW OOOOO BYYYY YYOOO:OYY BBPPP/B YPPPP -/WY", glazier=5)


def test_s1_pink_pane_of_a_factory_is_taken_and_the_other_three_go_to_the_middle() -> None:
    s = scene("YYYY PWOB").lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB POOOO:P YYOOO WWYYY").play("F2P")
    s.has_strip(1, "PPWWW:P").has(factories=["YYYY", "", "", "", ""], middle="WOB", marker_in_middle=True)
    s.has(broken=0, to_move=2)


def test_s2_first_to_take_from_the_middle_takes_all_orange_and_the_marker_and_moves_one_step_down() -> None:
    s = three_orange_in_the_middle()
    s.state.starter = 1
    s.has(loss=0).play("MO", "S5").has_strip(5, "YYOOO:OOO").has(middle="WB", factories=["YYYY", "", "", "", ""])
    assert not s.state.marker_in_middle
    s.has(starter=1, broken=1, loss=-1, score=0).has(2, broken=0)


def test_s3_strip_left_of_the_glazier_is_illegal() -> None:
    three_orange_in_the_middle().play("MO").asks("S3 S5").refuses("S1")


def test_s3_on_the_strip_under_the_glazier_one_orange_is_placed_and_two_break() -> None:
    s = three_orange_in_the_middle().play("MO")
    before = s.broken(1)
    s.play("S3").has_strip(3, "OWWWW:O").has(broken=before + 2, tower="OO", glazier=3, to_move=2)


def test_s3_on_a_strip_to_the_right_all_three_orange_are_placed_and_the_glazier_moves_there() -> None:
    s = three_orange_in_the_middle().play("MO")
    before = s.broken(1)
    s.play("S5").has_strip(5, "YYOOO:OOO").has(broken=before, tower="", glazier=5, to_move=2)


def test_s4_two_yellow_on_the_full_strip_bring_two_points_at_once_in_a_yellow_round() -> None:
    s = two_orange_complete_a_strip().play("F1O")
    assert (s.strip(1, 5), s.points(1, "round_bonus"), s.score(1), s.to_move()) == ("YYOOO:OOOYY", 2, 2, 1)


def test_s5_one_pane_goes_to_the_upper_half_and_four_to_the_tower_and_the_strip_is_turned() -> None:
    s = two_orange_complete_a_strip().play("F1O")
    s.after("KO").has_strip(5, "YYYYY/O").has(tower="OOYY")
    s.play("KY").has_strip(5, "YYYYY/Y").has(tower="OOOY", glazier=5, to_move=2)


def test_s5_window_worth_two_scores_five_with_filled_windows_worth_one_and_two_to_its_right() -> None:
    s = two_orange_complete_a_strip()
    assert [int(s.state.value(position)) for position in (4, 5, 7)] == [2, 1, 2]
    s.play("F1O", "KY")
    assert (s.points(1, "windows"), s.score(1)) == (2 + 1 + 2, 2 + 5)


def test_s6_seven_panes_left_bring_two_points() -> None:
    s = last_turn().lay(1, "PPWWW:PW OWWWW OOOOO:OO BYYYY BBBBB YPPPP:P YYOOO WWYYY:WY").play("F1Y")
    assert s.state.over()
    assert (s.points(1, "left_panes"), s.score(1)) == (2, 2)


def test_s7_marker_on_minus_eight_costs_eight_points() -> None:
    s = last_turn().lay(1, score=20, broken=5).has(loss=-8).play("F1Y")
    assert (s.points(1, "broken_glass"), s.score(1)) == (-8, 12)


def test_s8_ornaments_with_four_four_one_and_two_panes_bring_23_points() -> None:
    s = last_turn().lay(1, "-/PW -/OB -/YP -/WO BBPPP/B POOOO YYYYY/Y WWWWW/W").play("F1Y")
    assert (s.points(1, "palace"), s.score(1)) == (10 + 10 + 0 + 3, 23)


def test_s9_four_complete_windows_and_five_orange_panes_bring_20_points() -> None:
    s = last_turn(side="B").lay(1, "-/OO PPPPP/W -/OP POOOO/O BBBBB -/BW -/YO WWYYY").play("F1Y")
    assert (s.points(1, "palace"), s.score(1)) == (4 * 5, 20)


def test_s10_marker_that_reaches_the_last_space_costs_18_points_at_once_and_goes_back_to_the_top() -> None:
    s = scene("P YYYY").lay(1, glazier=8, score=30, broken=8).has(loss=-15)
    events = s.told("F1P")
    assert (s.score(1), s.broken(1), s.loss(1)) == (30 - 18, 0, 0)
    assert ("shattered", (18,)) in [(event.kind.name, event.values) for event in events]
    assert not s.state.over()
