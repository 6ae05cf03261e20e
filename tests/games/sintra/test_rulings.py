"""What the booklet's examples leave out, and what our rules page settles, in the order of that page."""

from collections import Counter
from typing import cast

import pytest

from bottega.core.errors import BadSetup
from bottega.core.events import Event
from bottega.games.sintra.const import BROKEN_GLASS, LETTERS
from bottega.i18n import speak
from tests.games.sintra.scene import FRONTS, GAME, NO_STRIPS, Scene, last_turn, new_game, scene

COLOURS = sorted(LETTERS)
JOKER_SIDE = "WJOJP"
NO_ORANGE = "PPWWW WBBBB BYYYY BBBBB YPPPP YYYYY WWYYY"  # seven strips


def indicator(s: Scene) -> list[str]:
    """The panes on the round indicator, from the top."""
    return [LETTERS[colour] for colour in s.state.indicator][s.state.round :]


def in_the_game(s: Scene) -> Counter[str]:
    """All panes, wherever they are."""
    found = Counter(s.bag()) + Counter(s.tower()) + Counter(s.middle()) + Counter(indicator(s))
    for factory in s.factories():
        found += Counter(factory)
    for player in range(1, len(s.state.players) + 1):
        for word in s.palace(player).split():
            found += Counter(word[5:] if word[0] != "-" else word)
    return Counter({letter: found[letter] for letter in LETTERS})


def filled(*windows: str) -> str:
    """A palace by what its eight windows hold: no pane, one or two."""
    fronts = FRONTS.split()
    words = [fronts[i] if window == "." else f"{fronts[i]}/{window}" for i, window in enumerate(windows)]
    return " ".join(f"-/{window}" if len(window) == 2 else words[i] for i, window in enumerate(windows))


# --- set-up


@pytest.mark.parametrize(("players", "expected"), [(2, 5), (3, 7), (4, 9)])
def test_players_use_5_7_or_9_factories_with_4_panes_each(players: int, expected: int) -> None:
    s = new_game(players, 3, {})
    assert [len(factory) for factory in s.factories()] == [4] * expected
    assert (s.middle(), s.tower()) == ("", "")


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        new_game(players, 3, {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_94_panes_are_left_for_the_bag_when_the_indicator_is_filled(players: int) -> None:
    s = new_game(players, 5, {})
    assert len(indicator(s)) == 6
    assert len(s.bag()) + sum(map(len, s.factories())) == 94
    assert len(s.bag()) == {2: 74, 3: 66, 4: 58}[players]
    assert in_the_game(s) == Counter(dict.fromkeys(LETTERS, 20))


def test_one_pane_of_each_colour_fills_fields_two_to_six_in_random_order() -> None:
    deals = [indicator(new_game(2, seed, {})) for seed in range(200)]
    assert all(sorted(deal[1:]) == COLOURS for deal in deals)
    for field in range(1, 6):
        assert {deal[field] for deal in deals} == set(LETTERS)


def test_any_colour_may_be_on_field_one() -> None:
    assert {indicator(new_game(2, seed, {}))[0] for seed in range(200)} == set(LETTERS)


def test_every_player_has_all_eight_strips_with_nothing_on_them() -> None:
    for seed in range(100):
        s = new_game(4, seed, {})
        for player in range(1, 5):
            faces = [GAME.box.fields.index(word) for word in s.palace(player).split()]
            assert sorted(face // 2 for face in faces) == list(range(8))


def test_joker_side_starts_face_down_and_every_other_side_may_show_at_every_position() -> None:
    seen = set()
    for seed in range(400):
        s = new_game(4, seed, {})
        for player in range(1, 5):
            seen |= set(enumerate(s.palace(player).split()))
    sides = set(GAME.box.fields) - {JOKER_SIDE}
    assert seen == {(position, side) for position in range(8) for side in sides}


def test_both_sides_of_a_strip_are_about_equally_likely_to_show() -> None:
    palaces = [new_game(2, seed, {}).palace(player) for seed in range(300) for player in (1, 2)]
    shown = Counter(word for found in palaces for word in found.split())
    for side in set(GAME.box.fields) - {JOKER_SIDE, "BYYYY"}:
        assert 240 <= shown[side] <= 360
    assert shown["BYYYY"] == 600


def test_players_of_one_game_lay_their_strips_apart_from_each_other() -> None:
    s = new_game(4, 11, {})
    assert len({s.palace(player) for player in range(1, 5)}) == 4


def test_glaziers_start_leftmost_and_all_markers_at_zero() -> None:
    s = new_game(4, 7, {})
    for player in range(1, 5):
        assert (s.glazier(player), s.score(player), s.broken(player), s.loss(player)) == (1, 0, 0, 0)


def test_a_random_player_starts() -> None:
    deals = [new_game(4, seed, {}) for seed in range(100)]
    assert {s.to_move() for s in deals} == {1, 2, 3, 4}
    assert all(s.starter() == s.to_move() for s in deals)


@pytest.mark.parametrize("player", [1, 2, 3])
def test_the_table_may_name_who_starts(player: int) -> None:
    for seed in range(20):
        new_game(3, seed, {"start": str(player)}).has(to_move=player, starter=player, marker_in_middle=True)


def test_who_is_not_at_the_table_cannot_start() -> None:
    with pytest.raises(BadSetup):
        new_game(2, 1, {"start": "3"})


# --- the course of a round


def test_play_goes_clockwise() -> None:
    s = scene("Y Y Y Y Y Y Y Y Y", players=4, to_move=3)
    for player in range(1, 5):
        s.lay(player, glazier=8)
    order = []
    for factory in range(1, 7):
        order.append(s.to_move())
        s.play(f"F{factory}Y")
    assert order == [3, 4, 1, 2, 3, 4]


def test_a_turn_offers_each_colour_of_each_factory_and_of_the_middle() -> None:
    assert set(scene("OOBY WWWW", middle="PPY").options()) == {"F1O", "F1B", "F1Y", "F2W", "MP", "MY"}


def test_marker_alone_cannot_be_taken_from_the_middle() -> None:
    s = scene("OOBY WWWW")
    assert not any(option.startswith("M") for option in s.options())
    s.refuses("MO")


def test_all_panes_of_the_colour_are_taken_and_the_rest_joins_what_is_in_the_middle() -> None:
    s = scene("OOBY WWWW", middle="BP").play("F1O", "S3")
    assert (s.strip(1, 3), s.factories(), s.middle()) == ("OOOOO:OO", ["", "WWWW", "", "", ""], "PBBY")


def test_marker_stays_in_the_middle_while_panes_come_from_factories() -> None:
    scene("OOBY WWWW", to_move=2).play("F1O", "S3").has(2, marker_in_middle=True, starter=2, broken=0)


def test_only_the_first_to_take_from_the_middle_takes_the_marker() -> None:
    s = scene("WWWW", middle="YB").lay(1, glazier=8).lay(2, glazier=5).play("MY")
    s.has(starter=1, marker_in_middle=False, broken=1).play("MB")
    s.has(starter=1, marker_in_middle=False, broken=1).has(2, broken=0)


@pytest.mark.parametrize(("moves", "first"), [(("MY", "F1Y"), 1), (("F1Y", "MY"), 2)])
def test_who_took_the_marker_starts_the_next_round(moves: tuple[str, str], first: int) -> None:
    s = scene("Y", middle="Y").lay(1, glazier=8).lay(2, glazier=8).play(*moves)
    s.has(round_number=2, to_move=first, starter=first, marker_in_middle=True)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_same_player_starts_again_if_nobody_took_from_the_middle(first: int) -> None:
    s = scene("YY", players=3, to_move=first).lay(first, glazier=8).play("F1Y")
    s.has(round_number=2, to_move=first, starter=first, marker_in_middle=True)


# --- placing and breaking


def test_only_strips_with_a_matching_empty_field_are_offered() -> None:
    assert scene("BBBB YYYY").play("F1B").options() == ["S4", "S5"]


@pytest.mark.parametrize("move", ["S1", "S8"])
def test_panes_cannot_be_broken_by_choosing_a_strip_that_does_not_match(move: str) -> None:
    scene("BBBB YYYY").play("F1B").refuses(move)


def test_the_only_strip_that_matches_must_be_used_even_if_most_panes_break() -> None:
    s = scene("BBBB YYYY").lay(1, "PPWWW OWWWW OOOOO -/WW BYYYY YPPPP YYOOO WWYYY").play("F1B")
    s.has_strip(5, "BYYYY:B").has(glazier=5, broken=3, tower="BBB", to_move=2)


def test_glazier_moves_to_the_right_past_any_number_of_strips() -> None:
    scene("PP YYYY").lay(1, glazier=2).play("F1P").has_strip(6, "YPPPP:PP").has(glazier=6)


def test_strips_left_of_the_glazier_do_not_count() -> None:
    s = scene("BBWW YYYY").lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO -/BB", glazier=6)
    before = s.palace(1)
    s.play("F1B").has(palace=before, broken=2, tower="BB")


def test_fields_that_are_filled_do_not_count() -> None:
    s = scene("BB YYYY").lay(1, "PPWWW OWWWW OOOOO BYYYY:B BBBBB YPPPP YYOOO WWYYY", glazier=4).play("F1B")
    assert (s.strip(1, 4), s.strip(1, 5)) == ("BYYYY:B", "BBBBB:BB")


def test_where_nothing_matches_all_panes_break_and_the_glazier_stays() -> None:
    s = scene("BBWY YYYY").lay(1, glazier=6).play("F1B")
    s.has(palace=FRONTS, glazier=6, broken=2, tower="BB", middle="WY", to_move=2)


def test_as_many_panes_are_placed_as_fit() -> None:
    s = scene("OOOO YYYY").lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO:O WWYYY", glazier=4).play("F1O")
    assert (s.strip(1, 7), s.broken(1), s.tower()) == ("YYOOO:OOO", 2, "OO")


def test_panes_are_not_shared_out_among_strips() -> None:
    s = scene("OOOO YYYY").lay(1, "OWWWW YYOOO OOOOO BYYYY BBBBB YPPPP PPWWW WWYYY").play("F1O", "S1")
    assert (s.palace(1), s.broken(1)) == ("OWWWW:O YYOOO OOOOO BYYYY BBBBB YPPPP PPWWW WWYYY", 3)


def test_a_removed_strip_takes_no_panes() -> None:
    s = scene("BB YYYY").lay(1, "PPWWW OWWWW OOOOO BYYYY -/BB YPPPP YYOOO WWYYY", glazier=5).play("F1B")
    assert (s.strip(1, 5), s.broken(1)) == ("-/BB", 2)


# --- jokers


def with_joker_strip(word: str, factory: str) -> Scene:
    """The joker side at the last position, the glazier above it."""
    return scene(f"{factory} YYYY").lay(1, f"PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWYYY {word}", glazier=8)


def joker_side(on_colours: str, on_jokers: str) -> str:
    """The joker side with these panes, its window with one."""
    word = JOKER_SIDE
    if on_colours or on_jokers:
        word += f":{on_colours}"
    if on_jokers:
        word += f"+{on_jokers}"
    return f"{word}/B"


@pytest.mark.parametrize("colour", LETTERS)
def test_an_empty_joker_field_matches_every_colour_and_must_be_used(colour: str) -> None:
    s = with_joker_strip("WJOJP:PWO+Y/B", colour * 3).play(f"F1{colour}", f"K{colour}")
    assert (s.strip(1, 8), s.broken(1)) == (f"-/B{colour}", 2)


@pytest.mark.parametrize(
    ("free", "taken", "jokers"),
    [
        (2, 1, [0, 1]),
        (2, 2, [1, 2]),
        (2, 3, [2]),
        (2, 4, [2]),
        (1, 1, [0, 1]),
        (1, 2, [1]),
        (1, 3, [1]),
        (0, 1, [0]),
        (0, 2, [0]),
    ],
)
@pytest.mark.parametrize("colour", "PWO")
def test_with_a_field_of_the_colour_the_player_chooses_how_many_go_on_jokers_unless_all_get_filled(
    colour: str, free: int, taken: int, jokers: list[int]
) -> None:
    s = with_joker_strip(joker_side("", "Y" * (2 - free)), colour * taken).play(f"F1{colour}")
    if len(jokers) > 1:
        assert s.options() == [f"J{n}" for n in jokers]  # fields of the colour first
        assert s.to_move() == 1
    for n in jokers:
        t = s.after(f"J{n}") if len(jokers) > 1 else s
        on_colour = min(taken - n, 1)
        assert t.strip(1, 8) == joker_side(colour * on_colour, colour * n + "Y" * (2 - free))
        assert (t.broken(1), t.tower()) == (taken - n - on_colour, colour * (taken - n - on_colour))
        assert t.to_move() == 2


@pytest.mark.parametrize(
    ("free", "taken", "placed"),
    [(2, 1, 1), (2, 2, 2), (2, 3, 2), (2, 4, 2), (1, 1, 1), (1, 2, 1), (0, 1, 0), (0, 4, 0)],
)
@pytest.mark.parametrize("colour", LETTERS)
def test_without_a_field_of_the_colour_as_many_go_on_jokers_as_fit(
    colour: str, free: int, taken: int, placed: int
) -> None:
    own = colour if colour in JOKER_SIDE else ""
    other = "W" if colour == "Y" else "Y"
    s = with_joker_strip(joker_side(own, other * (2 - free)), colour * taken).play(f"F1{colour}")
    assert s.strip(1, 8) == joker_side(own, "".join(sorted(colour * placed + other * (2 - free), key=LETTERS.index)))
    assert (s.broken(1), s.tower(), s.to_move()) == (taken - placed, colour * (taken - placed), 2)


def test_strip_is_chosen_before_panes_on_jokers() -> None:
    s = scene("WW YYYY").lay(1, "PPWWW OWWWW OOOOO WJOJP/Y BBBBB YPPPP YYOOO WWWWW:WWWW", glazier=4).play("F1W")
    s.asks("S4 S8").play("S4").asks("J1 J2").play("J2").has_strip(4, "WJOJP:+WW/Y").has(broken=0)


def test_more_panes_than_fit_on_jokers_cannot_be_put_there() -> None:
    with_joker_strip("WJOJP:+B/Y", "W").play("F1W").refuses("J2")


def test_a_pane_on_a_joker_leaves_the_field_of_its_colour_open() -> None:
    with_joker_strip("WJOJP:+WB/Y", "WW").play("F1W").has_strip(8, "WJOJP:W+WB/Y").has(broken=1)


def test_a_pane_on_a_joker_counts_in_its_own_colour_for_the_bonus_and_may_be_kept() -> None:
    s = scene("O WWWW", indicator="YPWOBY").lay(1, "PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWYYY WJOJP:PW+YY/B", glazier=8)
    s.play("F1O")
    assert (s.points(1, "round_bonus"), sorted(s.options())) == (2, ["KO", "KP", "KW", "KY"])
    s.play("KY").has_strip(8, "-/BY").has(tower="PWOY", score=2 + 2)


def test_a_joker_pane_of_another_colour_brings_no_bonus() -> None:
    s = scene("O WWWW", indicator="BPWOBY").lay(1, "PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWYYY WJOJP:PW+YY/B", glazier=8)
    s.play("F1O", "KY")
    assert s.points(1, "round_bonus") == 0


# --- a full strip


def about_to_fill_orange(window: str = "", position: int = 3) -> Scene:
    """One orange pane is missing on the only strip that takes orange."""
    s = scene("O PPPP")
    words = NO_ORANGE.split()
    words.insert(position - 1, f"OOOOO:OOOO{window}")
    return s.lay(1, " ".join(words), glazier=position)


def test_an_incomplete_strip_scores_nothing() -> None:
    s = scene("OO PPPP", indicator="OPWOBY").lay(1, "PPWWW WBBBB OOOOO:OO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3)
    s.play("F1O").has_strip(3, "OOOOO:OOOO").has(score=0, to_move=2)


def test_no_bonus_without_the_colour_of_the_round() -> None:
    s = about_to_fill_orange().play("F1O")
    assert (s.points(1, "round_bonus"), s.score(1)) == (0, 3)


def test_all_five_panes_may_bring_the_bonus() -> None:
    s = scene("O PPPP", indicator="OPWOBY").lay(1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3)
    s.play("F1O")
    assert (s.points(1, "round_bonus"), s.score(1)) == (5, 5 + 3)


@pytest.mark.parametrize(("round", "bonus"), [(1, 3), (2, 0), (3, 2), (4, 0), (5, 3), (6, 0)])
def test_bonus_follows_the_indicator_from_round_to_round(round: int, bonus: int) -> None:
    s = scene("O PPPP", round=round, indicator="OBYWOP")
    s.lay(1, "PPWWW WBBBB YYOOO:OOYY BYYYY BBBBB YPPPP OOBBB:OO WWYYY", glazier=3).play("F1O")
    assert s.points(1, "round_bonus") == bonus


def test_kept_pane_is_chosen_once_per_distinct_colour_of_the_strip() -> None:
    s = scene("W PPPP").lay(1, "PPWWW:PPWW OWWWW:W OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY").play("F1W", "S1")
    assert sorted(s.options()) == ["KP", "KW"]
    s.refuses("KO")


@pytest.mark.parametrize("side", ["A", "B"])
def test_kept_pane_is_chosen_on_both_sides_of_the_palace(side: str) -> None:
    s = scene("Y PPPP", side=side).lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWYY", glazier=8).play("F1Y")
    assert (sorted(s.options()), s.after("KW").tower()) == (["KW", "KY"], "WYYY")
    assert s.after("KY").tower() == "WWYY"


def test_where_only_one_colour_can_be_kept_nothing_is_asked() -> None:
    about_to_fill_orange().play("F1O").has_strip(3, "OOBBB/O").has(tower="OOOO", to_move=2)


def test_first_pane_of_a_window_turns_the_strip_and_the_glazier_stays() -> None:
    about_to_fill_orange().play("F1O").has_strip(3, "OOBBB/O").has(glazier=3)


def test_second_pane_of_a_window_removes_the_strip_and_the_glazier_stays() -> None:
    about_to_fill_orange("/B").play("F1O").has_strip(3, "-/BO").has(tower="OOOO", glazier=3, score=3, to_move=2)


def test_joker_side_comes_up_when_its_strip_is_turned() -> None:
    s = scene("Y PPPP").lay(1, "PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWWWW BYYYY:BYYY", glazier=8).play("F1Y", "KB")
    assert s.strip(1, 8) == "WJOJP/B"


def test_a_turned_strip_is_filled_anew_where_it_lies() -> None:
    s = about_to_fill_orange().play("F1O", "F2P", "S6").clear("BBBB YYYY")
    s.state.settle()
    s.play("F1B", "S3").has_strip(3, "OOBBB:BBB/O").has(broken=1)


@pytest.mark.parametrize("side", ["A", "B"])
def test_leftmost_window_scores_all_filled_windows(side: str) -> None:
    s = scene("O PPPP", side=side).lay(1, "OOOOO:OOOO PPWWW/P WBBBB/W -/OO BBBBB/B YPPPP/P -/YY WWWWW/W").play("F1O")
    assert s.points(1, "windows") == 4 + 3 + 3 + 2 + 2 + 1 + 1 + 2


def test_windows_to_the_left_and_empty_windows_to_the_right_do_not_score() -> None:
    s = scene("O PPPP").lay(1, "PPWWW/P WBBBB/W -/OO OOOOO:OOOO BBBBB YPPPP/P YYYYY WWYYY", glazier=4).play("F1O")
    assert s.points(1, "windows") == 2 + 1


def test_second_pane_scores_like_the_first() -> None:
    s = scene("O PPPP").lay(1, "PPWWW/P WBBBB/W -/OO OOOOO:OOOO/B BBBBB YPPPP/P YYYYY WWYYY", glazier=4).play("F1O")
    assert s.points(1, "windows") == 2 + 1


@pytest.mark.parametrize(("position", "value"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1), (7, 1), (8, 2)])
def test_a_window_alone_scores_its_own_value(position: int, value: int) -> None:
    assert about_to_fill_orange(position=position).play("F1O").score(1) == value


# --- the glazier returns


def test_glazier_returns_to_the_leftmost_strip_and_the_turn_is_over() -> None:
    s = scene("OOBY", middle="WW").lay(1, glazier=5, score=7, broken=2).play("R").has(glazier=1, palace=FRONTS)
    assert (s.factories()[0], s.middle(), s.score(1), s.broken(1)) == ("OOBY", "WW", 7, 2)
    s.has(marker_in_middle=True, round_number=1, to_move=2)


def test_glazier_above_the_leftmost_strip_cannot_return() -> None:
    scene("OOBY").offers_no("R").refuses("R")


def test_leftmost_ignores_positions_whose_strip_was_removed() -> None:
    scene("OOBY WWWW").lay(1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=7).play("R").has(glazier=3)


def test_glazier_above_the_leftmost_remaining_strip_cannot_return() -> None:
    scene("OOBY WWWW").lay(1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=3).offers_no("R")


@pytest.mark.parametrize("position", [1, 2])
def test_glazier_left_of_the_leftmost_remaining_strip_may_return_to_it(position: int) -> None:
    s = scene("OOBY WWWW").lay(1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=position).play("R")
    assert (s.glazier(1), s.to_move()) == (3, 2)


def test_glazier_above_a_removed_strip_reaches_only_strips_to_its_right() -> None:
    s = scene("WW YYYY").lay(1, "PPWWW OWWWW -/OO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=3).offers("R").play("F1W")
    s.has_strip(8, "WWYYY:WW").has(glazier=8)


def test_without_strips_all_panes_break_and_the_glazier_cannot_return() -> None:
    s = scene("OOBY", middle="W").lay(1, NO_STRIPS, glazier=4)
    assert set(s.options()) == {"F1O", "F1B", "F1Y", "MW"}
    s.play("F1O").has(broken=2, tower="OO", glazier=4, to_move=2)


def test_round_ends_at_once_when_the_last_pane_is_taken_though_the_next_player_could_return() -> None:
    s = scene("Y").lay(1, glazier=8).lay(2, glazier=8).play("F1Y").has(round_number=2, to_move=1)
    assert [len(factory) for factory in s.factories()] == [4] * 5


def test_players_may_return_while_a_single_pane_remains() -> None:
    scene("Y").lay(1, glazier=8).lay(2, glazier=8).play("R", "R").asks("F1Y").has(round_number=1)


# --- broken glass


@pytest.mark.parametrize("steps", range(9))
def test_marker_space_shows_the_loss_of_the_end_and_costs_nothing_before(steps: int) -> None:
    s = scene("P YYYY").lay(1, score=20, broken=steps).has(loss=[0, -1, -2, -4, -6, -8, -10, -12, -15][steps])
    s.play("F1P", "S1").has(score=20)


def test_steps_beyond_the_last_space_continue_from_the_top() -> None:
    s = scene("PPP YYYY").lay(1, glazier=8, score=20, broken=8).play("F1P")
    assert (s.score(1), s.broken(1), s.state.players[0].lost) == (2, 2, 18)


def test_one_move_may_pass_the_last_space_twice() -> None:
    s = scene("YYYY", middle="P" * 11).lay(1, glazier=8, score=40, broken=8).play("MP")
    assert (s.score(1), s.broken(1), s.state.players[0].lost) == (40 - 18 - 18, 2, 36)


def test_a_score_may_fall_below_zero_and_losses_count_in_full() -> None:
    s = scene("P YYYY").lay(1, glazier=8, score=10, broken=8)
    log = s.told("F1P")
    assert (s.score(1), s.points(1, "broken_glass"), s.state.players[0].lost) == (10 - 18, -18, 18)
    scored = [event for event in log if event.kind.name == "scored"]
    assert [event.values for event in scored] == [(-18, BROKEN_GLASS, -8)]
    assert speak(GAME.describe(scored[0])) == "scores -18 (broken glass), now -8"
    assert cast(list[dict[str, object]], GAME.view(s.state, 1)["players"])[0]["score"] == -8
    assert s.result().scores[0] == -8


def test_nobody_gains_by_reaching_the_last_space_without_points() -> None:
    scene("P YYYY", players=2).lay(1, glazier=8, score=0, broken=8).play("F1P").has(score=-18, broken=0)


def test_what_is_won_is_added_to_a_score_below_zero() -> None:
    s = scene("O YYYY").lay(1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3, score=-20).play("F1O")
    assert s.score(1) == -20 + 3


def test_marker_step_comes_before_broken_panes() -> None:
    s = scene("YYYY", middle="PP").lay(1, glazier=8)
    events = [event for event in s.told("MP") if event.kind.name == "broke"]
    assert [event.values for event in events] == [(1,), (2,)]
    assert s.broken(1) == 3


def test_marker_step_comes_before_a_strip_is_chosen() -> None:
    scene("YYYY", middle="PP").lay(1, score=18, broken=8).play("MP").asks("S1 S6").has(score=0, broken=0, starter=1)


def won(log: list[Event]) -> list[int | None]:
    """Points as they were scored, one after the other."""
    return [event.values[0] for event in log if event.kind.name == "scored"]


def test_marker_step_is_settled_before_the_points_of_the_strip() -> None:
    s = scene("PPPP", middle="O")
    s.lay(1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3, score=5, broken=8)
    assert won(s.told("MO")) == [-18, 0, 3]
    assert s.score(1) == 5 - 18 + 3


def test_breaking_is_settled_before_the_points_of_the_strip() -> None:
    s = scene("OO PPPP").lay(1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3, score=5, broken=8)
    assert won(s.told("F1O")) == [-18, 0, 3]
    assert (s.score(1), s.points(1, "broken_glass"), s.broken(1), s.tower()) == (5 - 18 + 3, -18, 0, "OOOOO")


def test_breaking_is_settled_before_the_bonus_of_the_round_and_the_kept_pane() -> None:
    s = scene("YYY PPPP", indicator="YPWOBY")
    s.lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWYY", glazier=8, score=5, broken=7)
    assert won(s.told("F1Y")) == [-18, 3]
    assert (sorted(s.options()), s.broken(1), s.tower(), s.score(1)) == (["KW", "KY"], 0, "YY", 5 - 18 + 3)


# --- end of a round


def last_pane(indicator: str = "PPWOBY", bag: str | None = None, tower: str = "") -> Scene:
    """Player 1 is about to take the last pane of round 1, which fits under the glazier."""
    return scene("Y", indicator=indicator, bag=bag, tower=tower).lay(1, glazier=8)


def test_top_pane_of_the_indicator_goes_to_the_tower() -> None:
    s = last_pane(indicator="BPWOBY").play("F1Y").has(tower="B")
    assert indicator(s) == list("PWOBY")
    assert LETTERS[s.state.bonus_colour()] == "P"


def test_factories_are_filled_with_four_panes_each_from_the_bag() -> None:
    s = last_pane(bag="W" * 3 + "PPPPOOOOBBBBYYYYPPPP").play("F1Y")
    assert (sorted(s.factories()), s.bag()) == (["BBBB", "OOOO", "PPPP", "PPPP", "YYYY"], "WWW")


def test_strips_palaces_and_markers_stay_as_they_are_between_rounds() -> None:
    s = last_pane().lay(2, "PPWWW:P OWWWW OOBBB:B/O BYYYY BBBBB -/YY YYOOO WWYYY", glazier=3, score=9, broken=4)
    before = s.palace(2)
    s.play("F1Y").has(2, round_number=2, palace=before).has(glazier=8).has(2, glazier=3, score=9, broken=4)


def test_strip_that_the_last_pane_fills_is_settled_before_the_round_ends() -> None:
    s = scene("Y", indicator="YPWOBY", bag="", tower="B")
    s.lay(1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWYY", glazier=8).play("F1Y")
    assert (s.round_number(), sorted(s.options())) == (1, ["KW", "KY"])
    s.play("KW").has(score=3 + 2, round_number=2)
    assert sorted("".join(s.factories())) == sorted("B" + "WYYY" + "Y")


def test_an_empty_bag_is_refilled_from_the_tower_in_the_middle_of_a_factory() -> None:
    s = last_pane(indicator="WPWOBY", bag="P" * 6, tower="W" * 30)
    events = s.told("F1Y")
    assert (s.factories(), s.bag(), s.tower()) == (["PPPP", "PPWW", "WWWW", "WWWW", "WWWW"], "W" * 17, "")
    assert [event.kind.name for event in events].count("refilled") == 1


def test_bag_that_is_emptied_exactly_is_refilled_only_at_the_next_draw() -> None:
    s = last_pane(indicator="WPWOBY", bag="P" * 20, tower="WW").play("F1Y")
    s.has(factories=["PPPP"] * 5, bag="", tower="WWW").clear("Y")
    s.state.settle()
    s.play("F1Y")
    assert sorted("".join(s.factories())) == sorted("PWWW")
    assert s.tower() == ""


def test_panes_from_the_tower_come_in_random_order() -> None:
    dealt = set()
    for seed in range(20):
        s = new_game(2, seed, {"start": "1"}).clear("Y")
        s.state.bag = s.state.bag[:0]
        s.state.tower = scene("Y", tower="PPPPPPPPPPWWWWWWWWWW").state.tower
        s.lay(1, glazier=8).play("F1Y")
        dealt.add(s.factories()[0])
    assert len(dealt) > 2


def test_round_starts_with_what_there_is_if_bag_and_tower_are_empty() -> None:
    s = last_pane(indicator="WPWOBY", bag="PPPPP").play("F1Y")
    assert (s.factories(), s.bag(), s.tower()) == (["PPPP", "PW", "", "", ""], "", "")
    assert set(s.options()) >= {"F1P", "F2P", "F2W"}
    assert not any(option.startswith(("F3", "F4", "F5", "M")) for option in s.options())


def test_pane_of_the_indicator_alone_makes_a_round() -> None:
    last_pane(indicator="WPWOBY", bag="").play("F1Y").has(factories=["W", "", "", "", ""], round_number=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_has_six_rounds_and_no_pane_is_lost(players: int) -> None:
    for seed in range(5):
        s = new_game(players, seed, {})
        rounds = []
        while not s.state.over():
            rounds.append(s.round_number())
            if s.options()[0][0] in "FM":  # else panes are in a player's hand
                assert in_the_game(s) == Counter(dict.fromkeys(LETTERS, 20))
            s.state.push(s.state.options[len(rounds) * 7 % len(s.state.options)])
        assert (sorted(set(rounds)), rounds) == ([1, 2, 3, 4, 5, 6], sorted(rounds))
        assert indicator(s) == []
        assert len(s.state.options) == 0
        assert in_the_game(s) == Counter(dict.fromkeys(LETTERS, 20))


def test_game_is_over_at_once_when_the_last_pane_of_round_six_is_taken() -> None:
    s = last_turn()
    assert s.result().winners == []
    s.play("F1Y")
    assert s.state.over()
    assert s.factories() == [""] * 5


# --- final scoring


@pytest.mark.parametrize(
    ("strips", "expected"),
    [
        ("PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", 0),
        ("PPWWW OWWWW OOOOO BYYYY:BY BBBBB YPPPP YYOOO WWYYY", 0),
        ("PPWWW OWWWW OOOOO BYYYY:BY BBBBB YPPPP YYOOO WWYYY:W", 1),
        ("PPWWW:PP OWWWW OOOOO BYYYY:BY BBBBB YPPPP YYOOO WWYYY:W", 1),
        ("PPWWW:PP OWWWW OOOOO BYYYY:BY BBBBB YPPPP YYOOO WWYYY:WW", 2),
        ("PPWWW:PPWW OWWWW OOOOO BYYYY:BY BBBBB YPPPP YYOOO WWYYY:WWY", 3),
        ("PPWWW OWWWW OOOOO WJOJP:W+BB/Y BBBBB YPPPP YYOOO WWYYY", 1),
        ("PPWWW/P OWWWW OOOOO -/OO BBBBB YPPPP YYOOO WWYYY:WW", 0),
    ],
)
def test_every_three_panes_on_all_strips_together_bring_a_point(strips: str, expected: int) -> None:
    assert last_turn().lay(1, strips).play("F1Y").points(1, "left_panes") == expected


@pytest.mark.parametrize(("steps", "lost"), list(enumerate([0, 1, 2, 4, 6, 8, 10, 12, 15])))
def test_loss_at_the_marker_is_taken_at_the_end(steps: int, lost: int) -> None:
    assert last_turn().lay(1, score=20, broken=steps).play("F1Y").score(1) == 20 - lost


def test_loss_of_a_completed_lap_is_not_taken_again_at_the_end() -> None:
    assert last_turn().lay(1, score=20, broken=2, lost=18).play("F1Y").score(1) == 20 - 2


def test_points_for_left_panes_come_before_the_loss() -> None:
    s = last_turn().lay(1, "PPWWW:PPW OWWWW OOOOO:OOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWY", broken=2).play("F1Y")
    assert s.score(1) == 3 - 2


def test_loss_of_the_end_counts_in_full_below_zero_too() -> None:
    s = last_turn().lay(1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", score=3, broken=8)
    s.lay(2, glazier=8, score=3, broken=8).play("F1Y")
    assert s.points(1, "broken_glass") == s.points(2, "broken_glass") == -15
    assert (s.result().scores, s.result().winners) == ([3 - 15 + 10, 3 - 15], [0])


def test_with_all_scores_below_zero_the_highest_wins() -> None:
    s = last_turn().lay(1, score=-30).lay(2, glazier=8, score=-4, broken=8).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([-30, -19], [1])


def test_final_scoring_goes_in_order_for_every_player() -> None:
    s = last_turn()
    for player in (1, 2):
        s.lay(player, "-/PP -/WW OOOOO:OOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=8, score=5, broken=1)
    events = [event for event in s.told("F1Y") if event.kind.name == "scored"]
    for seat in (0, 1):
        totals = [event.values[2] for event in events if event.who == seat]
        assert totals == [5 + 1, 6 - 1, 5 + 10]


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (".", ".", 0),
        ("P", ".", 0),
        (".", "P", 0),
        ("P", "P", 3),
        ("PW", ".", 3),
        (".", "PW", 3),
        ("PW", "O", 6),
        ("B", "PW", 6),
        ("PW", "OB", 10),
    ],
)
@pytest.mark.parametrize("ornament", [1, 2, 3, 4])
def test_ornament_scores_by_the_filled_halves_of_its_two_windows(
    ornament: int, left: str, right: str, expected: int
) -> None:
    windows = ["."] * 8
    windows[2 * ornament - 2 : 2 * ornament] = [left, right]
    assert last_turn().lay(1, filled(*windows)).play("F1Y").points(1, "palace") == expected


def test_panes_around_different_ornaments_do_not_add_up() -> None:
    s = last_turn().lay(1, filled(".", "P", "P", ".", ".", "P", "P", ".")).play("F1Y")
    assert s.points(1, "palace") == 0


def test_all_ornaments_together_bring_forty_points() -> None:
    assert last_turn().lay(1, NO_STRIPS).play("F1Y").points(1, "palace") == 40


@pytest.mark.parametrize(
    ("windows", "expected"),
    [
        (". . . . . . . .", 0),
        ("O O O O O O O O", 0),
        ("OO . . . . . . .", 2),
        ("OB . . . . . . .", 1),
        ("OB BO . . . . . .", 4),
        ("OB BO B . . . . B", 2 * 4),
        ("PW PW OB Y Y Y Y .", 3 * 4),
        ("PW PW OB PW PW PW PW PW", 8 * 7),
        ("YY YY YY YY YY YY YY YY", 8 * 16),
    ],
)
def test_side_b_multiplies_complete_windows_by_panes_of_the_best_colour_in_all_windows(
    windows: str, expected: int
) -> None:
    assert last_turn(side="B").lay(1, filled(*windows.split())).play("F1Y").points(1, "palace") == expected


def test_each_side_has_its_own_bonus_only() -> None:
    for side, expected in (("A", 10), ("B", 2 * 2)):
        s = last_turn(side).lay(1, filled("PW", "PO", ".", ".", ".", ".", ".", ".")).play("F1Y")
        assert s.points(1, "palace") == expected


# --- who wins


def test_most_points_win() -> None:
    s = last_turn().lay(1, score=12).lay(2, glazier=8, score=13).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([12, 13], [1])


def test_most_points_win_whatever_was_lost() -> None:
    s = last_turn().lay(1, score=20, broken=5, lost=36).lay(2, glazier=8, score=11).play("F1Y")
    assert s.result().winners == [0]


def test_final_scoring_may_change_who_leads() -> None:
    s = last_turn().lay(1, score=20, broken=8).lay(2, glazier=8, score=6).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([5, 6], [1])


def test_tie_goes_to_who_lost_fewer_points_through_broken_glass() -> None:
    s = last_turn().lay(1, score=12, broken=2).lay(2, glazier=8, score=14, broken=3).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([10, 10], [0])


def test_tie_break_counts_completed_laps() -> None:
    s = last_turn().lay(1, score=10, lost=18).lay(2, glazier=8, score=25, broken=8).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([10, 10], [1])


def test_tie_break_adds_laps_and_the_space_of_the_end() -> None:
    s = last_turn().lay(1, score=11, broken=1, lost=18).lay(2, glazier=8, score=10, lost=18).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([10, 10], [1])


def test_tie_break_counts_losses_below_zero_too() -> None:
    s = last_turn().lay(1, score=2, broken=5).lay(2, glazier=8, score=-2, broken=3).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([-6, -6], [1])


def test_tie_break_counts_a_lap_in_full() -> None:
    s = scene("PB", round=6)
    s.lay(1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=8, score=2, broken=8)  # 18 for the lap
    s.lay(2, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=8, score=-1, broken=6)  # 15 at the end
    s.play("F1P", "MB")
    result = s.result()
    assert (result.scores, result.winners) == ([2 - 18 + 10, -1 - 15 + 10], [1])


def test_victory_is_shared_if_all_is_equal() -> None:
    s = scene("Y", players=3, to_move=2, round=6).lay(1, score=12, broken=2)
    s.lay(2, glazier=8, score=9).lay(3, score=12, broken=2).play("F1Y")
    assert (s.result().scores, s.result().winners) == ([10, 9, 10], [0, 2])


# --- what is public


def test_all_see_the_same_and_nobody_the_order_of_the_bag() -> None:
    s = scene("OOBY", bag="PWOBYPWOBY", tower="PP")
    other = scene("OOBY", bag="YBOWPYBOWP", tower="PP")
    for seat in (-1, 0, 1):
        assert GAME.view(s.state, seat) == GAME.view(other.state, seat)
        assert GAME.view(s.state, seat) | {"seat": 0} == GAME.view(s.state, 0)


def test_contents_of_the_tower_are_public() -> None:
    s = scene("OOBY", tower="PPWB")
    assert GAME.view(s.state, 1)["tower"] == {"pink": 2, "white": 1, "orange": 0, "blue": 1, "yellow": 0}
