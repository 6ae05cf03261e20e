"""What the booklet's examples leave out, and what our rules page settles, in the order of that page."""

from collections import Counter
from typing import cast

import pytest

from bottega.core.errors import BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.games.sintra.const import BROKEN_GLASS, LETTERS
from bottega.games.sintra.state import Sintra
from bottega.i18n import speak
from tests.games.sintra.table import (
    FRONTS,
    GAME,
    NO_STRIPS,
    after,
    bag,
    broken,
    clear,
    factories,
    glazier,
    last_turn,
    lay,
    loss,
    middle,
    options,
    palace,
    play,
    points,
    round_number,
    score,
    starter,
    strip,
    table,
    to_move,
    told,
    tower,
)

COLOURS = sorted(LETTERS)
JOKER_SIDE = "WJOJP"
NO_ORANGE = "PPWWW WBBBB BYYYY BBBBB YPPPP YYYYY WWYYY"  # seven strips


def indicator(s: Sintra) -> list[str]:
    """The panes on the round indicator, from the top."""
    return [LETTERS[colour] for colour in s.indicator][s.round :]


def in_the_game(s: Sintra) -> Counter[str]:
    """All panes, wherever they are."""
    found = Counter(bag(s)) + Counter(tower(s)) + Counter(middle(s)) + Counter(indicator(s))
    for factory in factories(s):
        found += Counter(factory)
    for player in range(1, len(s.players) + 1):
        for word in palace(s, player).split():
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
    s = GAME.new(players, 3, {})
    assert [len(factory) for factory in factories(s)] == [4] * expected
    assert middle(s) == ""
    assert tower(s) == ""


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(players, 3, {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_94_panes_are_left_for_the_bag_when_the_indicator_is_filled(players: int) -> None:
    s = GAME.new(players, 5, {})
    assert len(indicator(s)) == 6
    assert len(bag(s)) + sum(map(len, factories(s))) == 94
    assert len(bag(s)) == {2: 74, 3: 66, 4: 58}[players]
    assert in_the_game(s) == Counter(dict.fromkeys(LETTERS, 20))


def test_one_pane_of_each_colour_fills_fields_two_to_six_in_random_order() -> None:
    deals = [indicator(GAME.new(2, seed, {})) for seed in range(200)]
    assert all(sorted(deal[1:]) == COLOURS for deal in deals)
    for field in range(1, 6):
        assert {deal[field] for deal in deals} == set(LETTERS)


def test_any_colour_may_be_on_field_one() -> None:
    assert {indicator(GAME.new(2, seed, {}))[0] for seed in range(200)} == set(LETTERS)


def test_every_player_has_all_eight_strips_with_nothing_on_them() -> None:
    for seed in range(100):
        s = GAME.new(4, seed, {})
        for player in range(1, 5):
            faces = [GAME.box.fields.index(word) for word in palace(s, player).split()]
            assert sorted(face // 2 for face in faces) == list(range(8))


def test_joker_side_starts_face_down_and_every_other_side_may_show_at_every_position() -> None:
    seen = set()
    for seed in range(400):
        s = GAME.new(4, seed, {})
        for player in range(1, 5):
            seen |= set(enumerate(palace(s, player).split()))
    sides = set(GAME.box.fields) - {JOKER_SIDE}
    assert seen == {(position, side) for position in range(8) for side in sides}


def test_both_sides_of_a_strip_are_about_equally_likely_to_show() -> None:
    palaces = [palace(GAME.new(2, seed, {}), player) for seed in range(300) for player in (1, 2)]
    shown = Counter(word for found in palaces for word in found.split())
    for side in set(GAME.box.fields) - {JOKER_SIDE, "BYYYY"}:
        assert 240 <= shown[side] <= 360
    assert shown["BYYYY"] == 600


def test_players_of_one_game_lay_their_strips_apart_from_each_other() -> None:
    s = GAME.new(4, 11, {})
    assert len({palace(s, player) for player in range(1, 5)}) == 4


def test_glaziers_start_leftmost_and_all_markers_at_zero() -> None:
    s = GAME.new(4, 7, {})
    for player in range(1, 5):
        assert glazier(s, player) == 1
        assert score(s, player) == 0
        assert broken(s, player) == 0
        assert loss(s, player) == 0


def test_a_random_player_starts() -> None:
    deals = [GAME.new(4, seed, {}) for seed in range(100)]
    assert {to_move(s) for s in deals} == {1, 2, 3, 4}
    assert all(starter(s) == to_move(s) for s in deals)


@pytest.mark.parametrize("player", [1, 2, 3])
def test_the_table_may_name_who_starts(player: int) -> None:
    for seed in range(20):
        s = GAME.new(3, seed, {"start": str(player)})
        assert to_move(s) == player
        assert starter(s) == player
        assert s.marker_in_middle


def test_who_is_not_at_the_table_cannot_start() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 1, {"start": "3"})


# --- the course of a round


def test_play_goes_clockwise() -> None:
    s = table("Y Y Y Y Y Y Y Y Y", players=4, to_move=3)
    for player in range(1, 5):
        lay(s, player, glazier=8)
    order = []
    for factory in range(1, 7):
        order.append(to_move(s))
        play(s, f"F{factory}Y")
    assert order == [3, 4, 1, 2, 3, 4]


def test_a_turn_offers_each_colour_of_each_factory_and_of_the_middle() -> None:
    s = table("OOBY WWWW", middle="PPY")
    assert set(options(s)) == {"F1O", "F1B", "F1Y", "F2W", "MP", "MY"}


def test_marker_alone_cannot_be_taken_from_the_middle() -> None:
    s = table("OOBY WWWW")
    assert not any(option.startswith("M") for option in options(s))
    with pytest.raises(IllegalMove):
        play(s, "MO")


def test_all_panes_of_the_colour_are_taken_and_the_rest_joins_what_is_in_the_middle() -> None:
    s = table("OOBY WWWW", middle="BP")
    play(s, "F1O", "S3")
    assert strip(s, 1, 3) == "OOOOO:OO"
    assert factories(s) == ["", "WWWW", "", "", ""]
    assert middle(s) == "PBBY"


def test_marker_stays_in_the_middle_while_panes_come_from_factories() -> None:
    s = table("OOBY WWWW", to_move=2)
    play(s, "F1O", "S3")
    assert s.marker_in_middle
    assert starter(s) == 2
    assert broken(s, 2) == 0


def test_only_the_first_to_take_from_the_middle_takes_the_marker() -> None:
    s = table("WWWW", middle="YB")
    lay(s, 1, glazier=8)
    lay(s, 2, glazier=5)
    play(s, "MY")
    assert (starter(s), s.marker_in_middle) == (1, False)
    assert broken(s, 1) == 1
    play(s, "MB")
    assert (starter(s), s.marker_in_middle) == (1, False)
    assert (broken(s, 1), broken(s, 2)) == (1, 0)


@pytest.mark.parametrize(("moves", "first"), [(("MY", "F1Y"), 1), (("F1Y", "MY"), 2)])
def test_who_took_the_marker_starts_the_next_round(moves: tuple[str, str], first: int) -> None:
    s = table("Y", middle="Y")
    lay(s, 1, glazier=8)
    lay(s, 2, glazier=8)
    play(s, *moves)
    assert round_number(s) == 2
    assert to_move(s) == first
    assert starter(s) == first
    assert s.marker_in_middle


@pytest.mark.parametrize("first", [1, 2, 3])
def test_same_player_starts_again_if_nobody_took_from_the_middle(first: int) -> None:
    s = table("YY", players=3, to_move=first)
    lay(s, first, glazier=8)
    play(s, "F1Y")
    assert round_number(s) == 2
    assert to_move(s) == first
    assert starter(s) == first
    assert s.marker_in_middle


# --- placing and breaking


def test_only_strips_with_a_matching_empty_field_are_offered() -> None:
    s = table("BBBB YYYY")
    play(s, "F1B")
    assert options(s) == ["S4", "S5"]


@pytest.mark.parametrize("move", ["S1", "S8"])
def test_panes_cannot_be_broken_by_choosing_a_strip_that_does_not_match(move: str) -> None:
    s = table("BBBB YYYY")
    play(s, "F1B")
    with pytest.raises(IllegalMove):
        play(s, move)


def test_the_only_strip_that_matches_must_be_used_even_if_most_panes_break() -> None:
    s = table("BBBB YYYY")
    lay(s, 1, "PPWWW OWWWW OOOOO -/WW BYYYY YPPPP YYOOO WWYYY")
    play(s, "F1B")
    assert strip(s, 1, 5) == "BYYYY:B"
    assert glazier(s, 1) == 5
    assert broken(s, 1) == 3
    assert tower(s) == "BBB"
    assert to_move(s) == 2


def test_glazier_moves_to_the_right_past_any_number_of_strips() -> None:
    s = table("PP YYYY")
    lay(s, 1, glazier=2)
    play(s, "F1P")
    assert strip(s, 1, 6) == "YPPPP:PP"
    assert glazier(s, 1) == 6


def test_strips_left_of_the_glazier_do_not_count() -> None:
    s = table("BBWW YYYY")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO -/BB", glazier=6)
    before = palace(s, 1)
    play(s, "F1B")
    assert palace(s, 1) == before
    assert broken(s, 1) == 2
    assert tower(s) == "BB"


def test_fields_that_are_filled_do_not_count() -> None:
    s = table("BB YYYY")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY:B BBBBB YPPPP YYOOO WWYYY", glazier=4)
    play(s, "F1B")
    assert strip(s, 1, 4) == "BYYYY:B"
    assert strip(s, 1, 5) == "BBBBB:BB"


def test_where_nothing_matches_all_panes_break_and_the_glazier_stays() -> None:
    s = table("BBWY YYYY")
    lay(s, 1, glazier=6)
    play(s, "F1B")
    assert palace(s, 1) == FRONTS
    assert glazier(s, 1) == 6
    assert broken(s, 1) == 2
    assert tower(s) == "BB"
    assert middle(s) == "WY"
    assert to_move(s) == 2


def test_as_many_panes_are_placed_as_fit() -> None:
    s = table("OOOO YYYY")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO:O WWYYY", glazier=4)
    play(s, "F1O")
    assert strip(s, 1, 7) == "YYOOO:OOO"
    assert broken(s, 1) == 2
    assert tower(s) == "OO"


def test_panes_are_not_shared_out_among_strips() -> None:
    s = table("OOOO YYYY")
    lay(s, 1, "OWWWW YYOOO OOOOO BYYYY BBBBB YPPPP PPWWW WWYYY")
    play(s, "F1O", "S1")
    assert palace(s, 1) == "OWWWW:O YYOOO OOOOO BYYYY BBBBB YPPPP PPWWW WWYYY"
    assert broken(s, 1) == 3


def test_a_removed_strip_takes_no_panes() -> None:
    s = table("BB YYYY")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY -/BB YPPPP YYOOO WWYYY", glazier=5)
    play(s, "F1B")
    assert strip(s, 1, 5) == "-/BB"
    assert broken(s, 1) == 2


# --- jokers


def with_joker_strip(word: str, factory: str) -> Sintra:
    """The joker side at the last position, the glazier above it."""
    s = table(f"{factory} YYYY")
    lay(s, 1, f"PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWYYY {word}", glazier=8)
    return s


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
    s = with_joker_strip("WJOJP:PWO+Y/B", colour * 3)
    play(s, f"F1{colour}", f"K{colour}")
    assert strip(s, 1, 8) == f"-/B{colour}"
    assert broken(s, 1) == 2


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
    s = with_joker_strip(joker_side("", "Y" * (2 - free)), colour * taken)
    play(s, f"F1{colour}")
    if len(jokers) > 1:
        assert options(s) == [f"J{n}" for n in jokers]  # fields of the colour first
        assert to_move(s) == 1
    for n in jokers:
        t = after(s, f"J{n}") if len(jokers) > 1 else s
        on_colour = min(taken - n, 1)
        assert strip(t, 1, 8) == joker_side(colour * on_colour, colour * n + "Y" * (2 - free))
        assert broken(t, 1) == taken - n - on_colour
        assert tower(t) == colour * (taken - n - on_colour)
        assert to_move(t) == 2


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
    s = with_joker_strip(joker_side(own, other * (2 - free)), colour * taken)
    play(s, f"F1{colour}")
    assert strip(s, 1, 8) == joker_side(own, "".join(sorted(colour * placed + other * (2 - free), key=LETTERS.index)))
    assert broken(s, 1) == taken - placed
    assert tower(s) == colour * (taken - placed)
    assert to_move(s) == 2


def test_strip_is_chosen_before_panes_on_jokers() -> None:
    s = table("WW YYYY")
    lay(s, 1, "PPWWW OWWWW OOOOO WJOJP/Y BBBBB YPPPP YYOOO WWWWW:WWWW", glazier=4)
    play(s, "F1W")
    assert options(s) == ["S4", "S8"]
    play(s, "S4")
    assert options(s) == ["J1", "J2"]
    play(s, "J2")
    assert strip(s, 1, 4) == "WJOJP:+WW/Y"
    assert broken(s, 1) == 0


def test_more_panes_than_fit_on_jokers_cannot_be_put_there() -> None:
    s = with_joker_strip("WJOJP:+B/Y", "W")
    play(s, "F1W")
    with pytest.raises(IllegalMove):
        play(s, "J2")


def test_a_pane_on_a_joker_leaves_the_field_of_its_colour_open() -> None:
    s = with_joker_strip("WJOJP:+WB/Y", "WW")
    play(s, "F1W")
    assert strip(s, 1, 8) == "WJOJP:W+WB/Y"
    assert broken(s, 1) == 1


def test_a_pane_on_a_joker_counts_in_its_own_colour_for_the_bonus_and_may_be_kept() -> None:
    s = table("O WWWW", indicator="YPWOBY")
    lay(s, 1, "PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWYYY WJOJP:PW+YY/B", glazier=8)
    play(s, "F1O")
    assert points(s, 1, "round_bonus") == 2
    assert sorted(options(s)) == ["KO", "KP", "KW", "KY"]
    play(s, "KY")
    assert strip(s, 1, 8) == "-/BY"
    assert tower(s) == "PWOY"
    assert score(s, 1) == 2 + 2


def test_a_joker_pane_of_another_colour_brings_no_bonus() -> None:
    s = table("O WWWW", indicator="BPWOBY")
    lay(s, 1, "PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWYYY WJOJP:PW+YY/B", glazier=8)
    play(s, "F1O", "KY")
    assert points(s, 1, "round_bonus") == 0


# --- a full strip


def about_to_fill_orange(window: str = "", position: int = 3) -> Sintra:
    """One orange pane is missing on the only strip that takes orange."""
    s = table("O PPPP")
    words = NO_ORANGE.split()
    words.insert(position - 1, f"OOOOO:OOOO{window}")
    lay(s, 1, " ".join(words), glazier=position)
    return s


def test_an_incomplete_strip_scores_nothing() -> None:
    s = table("OO PPPP", indicator="OPWOBY")
    lay(s, 1, "PPWWW WBBBB OOOOO:OO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3)
    play(s, "F1O")
    assert strip(s, 1, 3) == "OOOOO:OOOO"
    assert score(s, 1) == 0
    assert to_move(s) == 2


def test_no_bonus_without_the_colour_of_the_round() -> None:
    s = about_to_fill_orange()
    play(s, "F1O")
    assert points(s, 1, "round_bonus") == 0
    assert score(s, 1) == 3


def test_all_five_panes_may_bring_the_bonus() -> None:
    s = table("O PPPP", indicator="OPWOBY")
    lay(s, 1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3)
    play(s, "F1O")
    assert points(s, 1, "round_bonus") == 5
    assert score(s, 1) == 5 + 3


@pytest.mark.parametrize(("round", "bonus"), [(1, 3), (2, 0), (3, 2), (4, 0), (5, 3), (6, 0)])
def test_bonus_follows_the_indicator_from_round_to_round(round: int, bonus: int) -> None:
    s = table("O PPPP", round=round, indicator="OBYWOP")
    lay(s, 1, "PPWWW WBBBB YYOOO:OOYY BYYYY BBBBB YPPPP OOBBB:OO WWYYY", glazier=3)
    play(s, "F1O")
    assert points(s, 1, "round_bonus") == bonus


def test_kept_pane_is_chosen_once_per_distinct_colour_of_the_strip() -> None:
    s = table("W PPPP")
    lay(s, 1, "PPWWW:PPWW OWWWW:W OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY")
    play(s, "F1W", "S1")
    assert sorted(options(s)) == ["KP", "KW"]
    with pytest.raises(IllegalMove):
        play(s, "KO")


@pytest.mark.parametrize("side", ["A", "B"])
def test_kept_pane_is_chosen_on_both_sides_of_the_palace(side: str) -> None:
    s = table("Y PPPP", side=side)
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWYY", glazier=8)
    play(s, "F1Y")
    assert sorted(options(s)) == ["KW", "KY"]
    assert tower(after(s, "KW")) == "WYYY"
    assert tower(after(s, "KY")) == "WWYY"


def test_where_only_one_colour_can_be_kept_nothing_is_asked() -> None:
    s = about_to_fill_orange()
    play(s, "F1O")
    assert strip(s, 1, 3) == "OOBBB/O"
    assert tower(s) == "OOOO"
    assert to_move(s) == 2


def test_first_pane_of_a_window_turns_the_strip_and_the_glazier_stays() -> None:
    s = about_to_fill_orange()
    play(s, "F1O")
    assert strip(s, 1, 3) == "OOBBB/O"
    assert glazier(s, 1) == 3


def test_second_pane_of_a_window_removes_the_strip_and_the_glazier_stays() -> None:
    s = about_to_fill_orange("/B")
    play(s, "F1O")
    assert strip(s, 1, 3) == "-/BO"
    assert tower(s) == "OOOO"
    assert glazier(s, 1) == 3
    assert score(s, 1) == 3
    assert to_move(s) == 2


def test_joker_side_comes_up_when_its_strip_is_turned() -> None:
    s = table("Y PPPP")
    lay(s, 1, "PPWWW OWWWW OOOOO BBBBB YPPPP YYOOO WWWWW BYYYY:BYYY", glazier=8)
    play(s, "F1Y", "KB")
    assert strip(s, 1, 8) == "WJOJP/B"


def test_a_turned_strip_is_filled_anew_where_it_lies() -> None:
    s = about_to_fill_orange()
    play(s, "F1O", "F2P", "S6")
    clear(s, "BBBB YYYY")
    s.settle()
    play(s, "F1B", "S3")
    assert strip(s, 1, 3) == "OOBBB:BBB/O"
    assert broken(s, 1) == 1


@pytest.mark.parametrize("side", ["A", "B"])
def test_leftmost_window_scores_all_filled_windows(side: str) -> None:
    s = table("O PPPP", side=side)
    lay(s, 1, "OOOOO:OOOO PPWWW/P WBBBB/W -/OO BBBBB/B YPPPP/P -/YY WWWWW/W")
    play(s, "F1O")
    assert points(s, 1, "windows") == 4 + 3 + 3 + 2 + 2 + 1 + 1 + 2


def test_windows_to_the_left_and_empty_windows_to_the_right_do_not_score() -> None:
    s = table("O PPPP")
    lay(s, 1, "PPWWW/P WBBBB/W -/OO OOOOO:OOOO BBBBB YPPPP/P YYYYY WWYYY", glazier=4)
    play(s, "F1O")
    assert points(s, 1, "windows") == 2 + 1


def test_second_pane_scores_like_the_first() -> None:
    s = table("O PPPP")
    lay(s, 1, "PPWWW/P WBBBB/W -/OO OOOOO:OOOO/B BBBBB YPPPP/P YYYYY WWYYY", glazier=4)
    play(s, "F1O")
    assert points(s, 1, "windows") == 2 + 1


@pytest.mark.parametrize(("position", "value"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1), (7, 1), (8, 2)])
def test_a_window_alone_scores_its_own_value(position: int, value: int) -> None:
    s = about_to_fill_orange(position=position)
    play(s, "F1O")
    assert score(s, 1) == value


# --- the glazier returns


def test_glazier_returns_to_the_leftmost_strip_and_the_turn_is_over() -> None:
    s = table("OOBY", middle="WW")
    lay(s, 1, glazier=5, score=7, broken=2)
    play(s, "R")
    assert glazier(s, 1) == 1
    assert palace(s, 1) == FRONTS
    assert (factories(s)[0], middle(s)) == ("OOBY", "WW")
    assert (score(s, 1), broken(s, 1)) == (7, 2)
    assert s.marker_in_middle
    assert round_number(s) == 1
    assert to_move(s) == 2


def test_glazier_above_the_leftmost_strip_cannot_return() -> None:
    s = table("OOBY")
    assert "R" not in options(s)
    with pytest.raises(IllegalMove):
        play(s, "R")


def test_leftmost_ignores_positions_whose_strip_was_removed() -> None:
    s = table("OOBY WWWW")
    lay(s, 1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=7)
    play(s, "R")
    assert glazier(s, 1) == 3


def test_glazier_above_the_leftmost_remaining_strip_cannot_return() -> None:
    s = table("OOBY WWWW")
    lay(s, 1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=3)
    assert "R" not in options(s)


@pytest.mark.parametrize("position", [1, 2])
def test_glazier_left_of_the_leftmost_remaining_strip_may_return_to_it(position: int) -> None:
    s = table("OOBY WWWW")
    lay(s, 1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=position)
    play(s, "R")
    assert glazier(s, 1) == 3
    assert to_move(s) == 2


def test_glazier_above_a_removed_strip_reaches_only_strips_to_its_right() -> None:
    s = table("WW YYYY")
    lay(s, 1, "PPWWW OWWWW -/OO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=3)
    assert "R" in options(s)
    play(s, "F1W")
    assert strip(s, 1, 8) == "WWYYY:WW"
    assert glazier(s, 1) == 8


def test_without_strips_all_panes_break_and_the_glazier_cannot_return() -> None:
    s = table("OOBY", middle="W")
    lay(s, 1, NO_STRIPS, glazier=4)
    assert set(options(s)) == {"F1O", "F1B", "F1Y", "MW"}
    play(s, "F1O")
    assert broken(s, 1) == 2
    assert tower(s) == "OO"
    assert glazier(s, 1) == 4
    assert to_move(s) == 2


def test_round_ends_at_once_when_the_last_pane_is_taken_though_the_next_player_could_return() -> None:
    s = table("Y")
    lay(s, 1, glazier=8)
    lay(s, 2, glazier=8)
    play(s, "F1Y")
    assert round_number(s) == 2
    assert to_move(s) == 1
    assert [len(factory) for factory in factories(s)] == [4] * 5


def test_players_may_return_while_a_single_pane_remains() -> None:
    s = table("Y")
    lay(s, 1, glazier=8)
    lay(s, 2, glazier=8)
    play(s, "R", "R")
    assert options(s) == ["F1Y"]
    assert round_number(s) == 1


# --- broken glass


@pytest.mark.parametrize("steps", range(9))
def test_marker_space_shows_the_loss_of_the_end_and_costs_nothing_before(steps: int) -> None:
    s = table("P YYYY")
    lay(s, 1, score=20, broken=steps)
    assert loss(s, 1) == [0, -1, -2, -4, -6, -8, -10, -12, -15][steps]
    play(s, "F1P", "S1")
    assert score(s, 1) == 20


def test_steps_beyond_the_last_space_continue_from_the_top() -> None:
    s = table("PPP YYYY")
    lay(s, 1, glazier=8, score=20, broken=8)
    play(s, "F1P")
    assert score(s, 1) == 2
    assert broken(s, 1) == 2
    assert s.players[0].lost == 18


def test_one_move_may_pass_the_last_space_twice() -> None:
    s = table("YYYY", middle="P" * 11)
    lay(s, 1, glazier=8, score=40, broken=8)
    play(s, "MP")
    assert score(s, 1) == 40 - 18 - 18
    assert broken(s, 1) == 2
    assert s.players[0].lost == 36


def test_a_score_may_fall_below_zero_and_losses_count_in_full() -> None:
    s = table("P YYYY")
    lay(s, 1, glazier=8, score=10, broken=8)
    log = told(s, "F1P")
    assert score(s, 1) == 10 - 18
    assert points(s, 1, "broken_glass") == -18
    assert s.players[0].lost == 18
    scored = [event for event in log if event.kind.name == "scored"]
    assert [event.values for event in scored] == [(-18, BROKEN_GLASS, -8)]
    assert speak(GAME.describe(scored[0])) == "scores -18 (broken glass), now -8"
    assert cast(list[dict[str, object]], GAME.view(s, 1)["players"])[0]["score"] == -8
    assert GAME.result(s).scores[0] == -8


def test_nobody_gains_by_reaching_the_last_space_without_points() -> None:
    s = table("P YYYY", players=2)
    lay(s, 1, glazier=8, score=0, broken=8)
    play(s, "F1P")
    assert (score(s, 1), broken(s, 1)) == (-18, 0)


def test_what_is_won_is_added_to_a_score_below_zero() -> None:
    s = table("O YYYY")
    lay(s, 1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3, score=-20)
    play(s, "F1O")
    assert score(s, 1) == -20 + 3


def test_marker_step_comes_before_broken_panes() -> None:
    s = table("YYYY", middle="PP")
    lay(s, 1, glazier=8)
    events = [event for event in told(s, "MP") if event.kind.name == "broke"]
    assert [event.values for event in events] == [(1,), (2,)]
    assert broken(s, 1) == 3


def test_marker_step_comes_before_a_strip_is_chosen() -> None:
    s = table("YYYY", middle="PP")
    lay(s, 1, score=18, broken=8)
    play(s, "MP")
    assert options(s) == ["S1", "S6"]
    assert (score(s, 1), broken(s, 1)) == (0, 0)
    assert starter(s) == 1


def won(log: list[Event]) -> list[int | None]:
    """Points as they were scored, one after the other."""
    return [event.values[0] for event in log if event.kind.name == "scored"]


def test_marker_step_is_settled_before_the_points_of_the_strip() -> None:
    s = table("PPPP", middle="O")
    lay(s, 1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3, score=5, broken=8)
    assert won(told(s, "MO")) == [-18, 0, 3]
    assert score(s, 1) == 5 - 18 + 3


def test_breaking_is_settled_before_the_points_of_the_strip() -> None:
    s = table("OO PPPP")
    lay(s, 1, "PPWWW WBBBB OOOOO:OOOO BYYYY BBBBB YPPPP YYYYY WWYYY", glazier=3, score=5, broken=8)
    assert won(told(s, "F1O")) == [-18, 0, 3]
    assert score(s, 1) == 5 - 18 + 3
    assert points(s, 1, "broken_glass") == -18
    assert broken(s, 1) == 0
    assert tower(s) == "OOOOO"


def test_breaking_is_settled_before_the_bonus_of_the_round_and_the_kept_pane() -> None:
    s = table("YYY PPPP", indicator="YPWOBY")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWYY", glazier=8, score=5, broken=7)
    assert won(told(s, "F1Y")) == [-18, 3]
    assert sorted(options(s)) == ["KW", "KY"]
    assert broken(s, 1) == 0
    assert tower(s) == "YY"
    assert score(s, 1) == 5 - 18 + 3


# --- end of a round


def last_pane(indicator: str = "PPWOBY", bag: str | None = None, tower: str = "") -> Sintra:
    """Player 1 is about to take the last pane of round 1, which fits under the glazier."""
    s = table("Y", indicator=indicator, bag=bag, tower=tower)
    lay(s, 1, glazier=8)
    return s


def test_top_pane_of_the_indicator_goes_to_the_tower() -> None:
    s = last_pane(indicator="BPWOBY")
    play(s, "F1Y")
    assert tower(s) == "B"
    assert indicator(s) == list("PWOBY")
    assert LETTERS[s.bonus_colour()] == "P"


def test_factories_are_filled_with_four_panes_each_from_the_bag() -> None:
    s = last_pane(bag="W" * 3 + "PPPPOOOOBBBBYYYYPPPP")
    play(s, "F1Y")
    assert sorted(factories(s)) == ["BBBB", "OOOO", "PPPP", "PPPP", "YYYY"]
    assert bag(s) == "WWW"


def test_strips_palaces_and_markers_stay_as_they_are_between_rounds() -> None:
    s = last_pane()
    lay(s, 2, "PPWWW:P OWWWW OOBBB:B/O BYYYY BBBBB -/YY YYOOO WWYYY", glazier=3, score=9, broken=4)
    before = palace(s, 2)
    play(s, "F1Y")
    assert round_number(s) == 2
    assert palace(s, 2) == before
    assert (glazier(s, 1), glazier(s, 2)) == (8, 3)
    assert (score(s, 2), broken(s, 2)) == (9, 4)


def test_strip_that_the_last_pane_fills_is_settled_before_the_round_ends() -> None:
    s = table("Y", indicator="YPWOBY", bag="", tower="B")
    lay(s, 1, "PPWWW OWWWW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWYY", glazier=8)
    play(s, "F1Y")
    assert round_number(s) == 1
    assert sorted(options(s)) == ["KW", "KY"]
    play(s, "KW")
    assert score(s, 1) == 3 + 2
    assert round_number(s) == 2
    assert sorted("".join(factories(s))) == sorted("B" + "WYYY" + "Y")


def test_an_empty_bag_is_refilled_from_the_tower_in_the_middle_of_a_factory() -> None:
    s = last_pane(indicator="WPWOBY", bag="P" * 6, tower="W" * 30)
    events = told(s, "F1Y")
    assert factories(s) == ["PPPP", "PPWW", "WWWW", "WWWW", "WWWW"]
    assert bag(s) == "W" * 17
    assert tower(s) == ""
    assert [event.kind.name for event in events].count("refilled") == 1


def test_bag_that_is_emptied_exactly_is_refilled_only_at_the_next_draw() -> None:
    s = last_pane(indicator="WPWOBY", bag="P" * 20, tower="WW")
    play(s, "F1Y")
    assert factories(s) == ["PPPP"] * 5
    assert bag(s) == ""
    assert tower(s) == "WWW"
    clear(s, "Y")
    s.settle()
    play(s, "F1Y")
    assert sorted("".join(factories(s))) == sorted("PWWW")
    assert tower(s) == ""


def test_panes_from_the_tower_come_in_random_order() -> None:
    dealt = set()
    for seed in range(20):
        s = GAME.new(2, seed, {"start": "1"})
        clear(s, "Y")
        s.bag = s.bag[:0]
        s.tower = table("Y", tower="PPPPPPPPPPWWWWWWWWWW").tower
        lay(s, 1, glazier=8)
        play(s, "F1Y")
        dealt.add(factories(s)[0])
    assert len(dealt) > 2


def test_round_starts_with_what_there_is_if_bag_and_tower_are_empty() -> None:
    s = last_pane(indicator="WPWOBY", bag="PPPPP")
    play(s, "F1Y")
    assert factories(s) == ["PPPP", "PW", "", "", ""]
    assert (bag(s), tower(s)) == ("", "")
    assert set(options(s)) >= {"F1P", "F2P", "F2W"}
    assert not any(option.startswith(("F3", "F4", "F5", "M")) for option in options(s))


def test_pane_of_the_indicator_alone_makes_a_round() -> None:
    s = last_pane(indicator="WPWOBY", bag="")
    play(s, "F1Y")
    assert factories(s) == ["W", "", "", "", ""]
    assert round_number(s) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_has_six_rounds_and_no_pane_is_lost(players: int) -> None:
    for seed in range(5):
        s = GAME.new(players, seed, {})
        rounds = []
        while not s.over():
            rounds.append(round_number(s))
            if options(s)[0][0] in "FM":  # else panes are in a player's hand
                assert in_the_game(s) == Counter(dict.fromkeys(LETTERS, 20))
            s.push(s.options[len(rounds) * 7 % len(s.options)])
        assert sorted(set(rounds)) == [1, 2, 3, 4, 5, 6]
        assert rounds == sorted(rounds)
        assert indicator(s) == []
        assert len(s.options) == 0
        assert in_the_game(s) == Counter(dict.fromkeys(LETTERS, 20))


def test_game_is_over_at_once_when_the_last_pane_of_round_six_is_taken() -> None:
    s = last_turn()
    assert GAME.result(s).winners == []
    play(s, "F1Y")
    assert s.over()
    assert factories(s) == [""] * 5


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
    s = last_turn()
    lay(s, 1, strips)
    play(s, "F1Y")
    assert points(s, 1, "left_panes") == expected


@pytest.mark.parametrize(("steps", "lost"), list(enumerate([0, 1, 2, 4, 6, 8, 10, 12, 15])))
def test_loss_at_the_marker_is_taken_at_the_end(steps: int, lost: int) -> None:
    s = last_turn()
    lay(s, 1, score=20, broken=steps)
    play(s, "F1Y")
    assert score(s, 1) == 20 - lost


def test_loss_of_a_completed_lap_is_not_taken_again_at_the_end() -> None:
    s = last_turn()
    lay(s, 1, score=20, broken=2, lost=18)
    play(s, "F1Y")
    assert score(s, 1) == 20 - 2


def test_points_for_left_panes_come_before_the_loss() -> None:
    s = last_turn()
    lay(s, 1, "PPWWW:PPW OWWWW OOOOO:OOO BYYYY BBBBB YPPPP YYOOO WWYYY:WWY", broken=2)
    play(s, "F1Y")
    assert score(s, 1) == 3 - 2


def test_loss_of_the_end_counts_in_full_below_zero_too() -> None:
    s = last_turn()
    lay(s, 1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", score=3, broken=8)
    lay(s, 2, glazier=8, score=3, broken=8)
    play(s, "F1Y")
    assert points(s, 1, "broken_glass") == points(s, 2, "broken_glass") == -15
    assert GAME.result(s).scores == [3 - 15 + 10, 3 - 15]
    assert GAME.result(s).winners == [0]


def test_with_all_scores_below_zero_the_highest_wins() -> None:
    s = last_turn()
    lay(s, 1, score=-30)
    lay(s, 2, glazier=8, score=-4, broken=8)
    play(s, "F1Y")
    assert GAME.result(s).scores == [-30, -19]
    assert GAME.result(s).winners == [1]


def test_final_scoring_goes_in_order_for_every_player() -> None:
    s = last_turn()
    for player in (1, 2):
        lay(s, player, "-/PP -/WW OOOOO:OOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=8, score=5, broken=1)
    events = [event for event in told(s, "F1Y") if event.kind.name == "scored"]
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
    s = last_turn()
    lay(s, 1, filled(*windows))
    play(s, "F1Y")
    assert points(s, 1, "palace") == expected


def test_panes_around_different_ornaments_do_not_add_up() -> None:
    s = last_turn()
    lay(s, 1, filled(".", "P", "P", ".", ".", "P", "P", "."))
    play(s, "F1Y")
    assert points(s, 1, "palace") == 0


def test_all_ornaments_together_bring_forty_points() -> None:
    s = last_turn()
    lay(s, 1, NO_STRIPS)
    play(s, "F1Y")
    assert points(s, 1, "palace") == 40


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
    s = last_turn(side="B")
    lay(s, 1, filled(*windows.split()))
    play(s, "F1Y")
    assert points(s, 1, "palace") == expected


def test_each_side_has_its_own_bonus_only() -> None:
    for side, expected in (("A", 10), ("B", 2 * 2)):
        s = last_turn(side)
        lay(s, 1, filled("PW", "PO", ".", ".", ".", ".", ".", "."))
        play(s, "F1Y")
        assert points(s, 1, "palace") == expected


# --- who wins


def test_most_points_win() -> None:
    s = last_turn()
    lay(s, 1, score=12)
    lay(s, 2, glazier=8, score=13)
    play(s, "F1Y")
    assert GAME.result(s).scores == [12, 13]
    assert GAME.result(s).winners == [1]


def test_most_points_win_whatever_was_lost() -> None:
    s = last_turn()
    lay(s, 1, score=20, broken=5, lost=36)
    lay(s, 2, glazier=8, score=11)
    play(s, "F1Y")
    assert GAME.result(s).winners == [0]


def test_final_scoring_may_change_who_leads() -> None:
    s = last_turn()
    lay(s, 1, score=20, broken=8)
    lay(s, 2, glazier=8, score=6)
    play(s, "F1Y")
    assert GAME.result(s).scores == [5, 6]
    assert GAME.result(s).winners == [1]


def test_tie_goes_to_who_lost_fewer_points_through_broken_glass() -> None:
    s = last_turn()
    lay(s, 1, score=12, broken=2)
    lay(s, 2, glazier=8, score=14, broken=3)
    play(s, "F1Y")
    assert GAME.result(s).scores == [10, 10]
    assert GAME.result(s).winners == [0]


def test_tie_break_counts_completed_laps() -> None:
    s = last_turn()
    lay(s, 1, score=10, lost=18)
    lay(s, 2, glazier=8, score=25, broken=8)
    play(s, "F1Y")
    assert GAME.result(s).scores == [10, 10]
    assert GAME.result(s).winners == [1]


def test_tie_break_adds_laps_and_the_space_of_the_end() -> None:
    s = last_turn()
    lay(s, 1, score=11, broken=1, lost=18)
    lay(s, 2, glazier=8, score=10, lost=18)
    play(s, "F1Y")
    assert GAME.result(s).scores == [10, 10]
    assert GAME.result(s).winners == [1]


def test_tie_break_counts_losses_below_zero_too() -> None:
    s = last_turn()
    lay(s, 1, score=2, broken=5)
    lay(s, 2, glazier=8, score=-2, broken=3)
    play(s, "F1Y")
    assert GAME.result(s).scores == [-6, -6]
    assert GAME.result(s).winners == [1]


def test_tie_break_counts_a_lap_in_full() -> None:
    s = table("PB", round=6)
    lay(s, 1, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=8, score=2, broken=8)  # 18 for the lap
    lay(s, 2, "-/PP -/WW OOOOO BYYYY BBBBB YPPPP YYOOO WWYYY", glazier=8, score=-1, broken=6)  # 15 at the end
    play(s, "F1P", "MB")
    result = GAME.result(s)
    assert result.scores == [2 - 18 + 10, -1 - 15 + 10]
    assert result.winners == [1]


def test_victory_is_shared_if_all_is_equal() -> None:
    s = table("Y", players=3, to_move=2, round=6)
    lay(s, 1, score=12, broken=2)
    lay(s, 2, glazier=8, score=9)
    lay(s, 3, score=12, broken=2)
    play(s, "F1Y")
    assert GAME.result(s).scores == [10, 9, 10]
    assert GAME.result(s).winners == [0, 2]


# --- what is public


def test_all_see_the_same_and_nobody_the_order_of_the_bag() -> None:
    s = table("OOBY", bag="PWOBYPWOBY", tower="PP")
    other = table("OOBY", bag="YBOWPYBOWP", tower="PP")
    for seat in (-1, 0, 1):
        assert GAME.view(s, seat) == GAME.view(other, seat)
        assert GAME.view(s, seat) | {"seat": 0} == GAME.view(s, 0)


def test_contents_of_the_tower_are_public() -> None:
    s = table("OOBY", tower="PPWB")
    assert GAME.view(s, 1)["tower"] == {"pink": 2, "white": 1, "orange": 0, "blue": 1, "yellow": 0}
