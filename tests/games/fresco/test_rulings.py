"""What our rulings settle for the base game, by their numbers; Z: where the booklets contradict each other."""

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.const import PLACE_NAMES
from bottega.games.fresco.state import Fresco
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    after,
    bag,
    before_last_round,
    bishop,
    finish_round,
    give,
    last_round,
    lay,
    lay_market,
    leave,
    leonardo,
    market,
    mood,
    options,
    own_tiles,
    paints,
    plan,
    plan_one,
    play,
    put_bishop,
    restore,
    shown,
    space,
    stand,
    table,
    thalers,
    tile_at,
    told,
    view,
    wake,
    without_paints,
)


def altar(*spaces: int, payment: str = "RYB") -> Fresco:
    """Seat 0 is about to restore the altar, with the markers on these spaces."""
    s = without_paints(wake(table(len(spaces)), "6 7 8 9" if len(spaces) == 4 else "7 8 9"))
    stand(s, *spaces)
    leave(s, "A1 B1 C1 D1 E1 A2 B2")
    give(s, 0, payment)
    return plan(s, *["02030"] * len(spaces))


def told_of(log: list[Event], name: str) -> list[Event]:
    return [event for event in log if event.kind.name == name]


def waking_order(s: Fresco) -> list[int]:
    """The markers in the order in which they choose a row."""
    other = s.copy()
    found: list[int] = []
    while not other.awake:
        found.append(int(other.argument()))
        other.push(other.options[0])
    return found


# --- 3.1, 3.2: taken spaces


def test_3_1_behind_may_mean_staying_where_one_is() -> None:
    s = play(altar(10, 12, 11), "=RYB")
    assert options(s) == ["A", "B"]
    assert s.to_move() == 0
    assert space(after(s, "A"), 0) == 13
    assert space(after(s, "B"), 0) == 10


def test_3_1_behind_is_not_below_where_the_marker_came_from() -> None:
    s = play(altar(11, 13, 12), "=RYB B")
    assert space(s, 0) == 11


@pytest.mark.parametrize("start", [-3, 0])
def test_3_1_behind_is_never_below_space_one(start: int) -> None:
    s = play(altar(start, 2, 1), "=RYB")
    assert space(s, 0) == 3
    assert options(s) != ["A", "B"]


def test_3_1_space_one_is_behind_space_two() -> None:
    s = play(altar(-3, 2, 7), "=RYB")
    assert space(after(s, "A"), 0) == 3
    assert space(after(s, "B"), 0) == 1


def test_3_2_all_taken_spaces_in_a_row_are_skipped() -> None:
    s = play(altar(5, 10, 11, 9, payment="OOG"), "=OOG")
    assert space(after(s, "A"), 0) == 12
    assert space(after(s, "B"), 0) == 8


def test_3_2_final_scoring_always_goes_ahead() -> None:
    s = last_round(3)
    stand(s, 20, 22, 23)
    give(s, 0, thalers=5)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert space(s, 0) == 24


def test_3_2_a_free_space_is_simply_taken() -> None:
    s = play(altar(5, 8, 6), "=RYB")
    assert space(s, 0) == 7
    assert options(s) != ["A", "B"]


# --- 3.3: start spaces


def test_3_3_the_foremost_marker_on_the_start_spaces_becomes_the_hindmost() -> None:
    s = without_paints(wake(table(4), "6 7 8 9"))
    plan(s, *[IDLE] * 4)
    assert waking_order(s) == [3, 0, 1, 2]


def test_3_3_only_the_order_of_those_still_there_counts() -> None:
    s = without_paints(wake(table(4), "6 7 8 9"))
    give(s, 1, "RYB")
    plan(s, *[IDLE] * 4)
    play(s, "=RYB")
    assert s.round == 2
    assert waking_order(s) == [3, 0, 2, 1]
    finish_round(s)
    assert waking_order(s) == [2, 3, 0, 1]


def test_3_3_two_markers_change_places_and_one_alone_stays() -> None:
    s = without_paints(wake(table(3), "7 8 9"))
    stand(s, 4, -2, -1)
    plan(s, *[IDLE] * 3)
    assert waking_order(s) == [2, 1, 0]
    alone = without_paints(wake(table(3), "7 8 9"))
    stand(alone, 4, 9, -1)
    plan(alone, *[IDLE] * 3)
    assert waking_order(alone) == [2, 0, 1]
    assert space(alone, 2) <= 0


def test_3_3_leonardos_marker_rotates_with_the_others() -> None:
    s = wake(table(2), "8 9 7")  # Leonardo acts first
    give(s, 0, "RY")
    give(s, 1, "")
    plan(s, "00311", "00320")
    while options(s)[0] != "O0":
        play(s, options(s)[0])
    stand(s, -3, -2, -1)
    play(s, "O0")
    assert s.round == 2
    assert waking_order(s) == [LEONARDO, 0, 1]


def test_3_3_start_spaces_do_not_rotate_after_the_last_round() -> None:
    s = last_round(3)
    before = list(s.track)
    assert max(before) <= 0
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert list(s.track) == before
    assert GAME.result(s).scores == [0, 0, 0]
    assert GAME.result(s).winners == [before.index(max(before))]


# --- 3.4, 3.5, 3.6: scores


def test_3_4_markers_in_different_laps_do_not_meet() -> None:
    s = play(altar(99, 1, 7), "=RYB")
    assert space(s, 0) == 101
    assert options(s) != ["A", "B"]


def test_3_4_whoever_is_a_lap_ahead_wakes_up_last() -> None:
    s = without_paints(wake(table(3), "7 8 9"))
    stand(s, 101, 50, 99)
    plan(s, *[IDLE] * 3)
    assert waking_order(s) == [1, 2, 0]


@pytest.mark.parametrize(("segment", "where", "points"), [("C3", "C3", 6), ("B2", "C3", 5), ("A1", "C3", 3)])
def test_3_5_value_and_bishop_are_one_score(segment: str, where: str, points: int) -> None:
    s = without_paints(wake(table(), "7 8 9"))
    lay(s, **{segment: "3 RYB"})
    put_bishop(s, where)
    stand(s, 3, 1, 2)
    give(s, 0, "RYB")
    plan(s, "01310", IDLE, IDLE)
    scores = told_of(told(s, segment), "scored")
    assert [(event.who, event.values) for event in scores] == [(0, (points, 3 + points))]
    assert space(s, 0) == 3 + points


def test_3_5_only_the_whole_score_meets_a_taken_space() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    lay(s, B2="3 RYB")
    stand(s, 0, 3, 2)  # space 3 is passed, not landed on
    give(s, 0, "RYB")
    plan(s, "01310", IDLE, IDLE)
    play(s, "B2")
    assert space(s, 0) == 5


def test_3_5_two_altars_are_two_scores() -> None:
    s = altar(10, 12, 30, payment="RRYYBB")
    play(s, "=RYB")
    assert options(s) == ["A", "B"]
    play(s, "A")
    assert space(s, 0) == 13
    play(s, "=RYB")
    assert space(s, 0) == 15


def test_3_6_the_paid_step_comes_before_the_bonus_and_the_bishop_ends_on_the_segment() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    lay(s, A1="3 RYB", A5="3 RRY")
    give(s, 0, "RYBRRY")
    plan(s, "02030", IDLE, IDLE)
    play(s, ">B2")
    assert bishop(s) == "B2"
    play(s, "A1")
    assert space(s, 0) == 3 + 2
    assert bishop(s) == "A1"
    assert s.income(0) == 1
    play(s, "A5")
    assert space(s, 0) == 5 + 3  # he is far away now


def test_3_6_the_next_restoration_finds_the_bishop_on_the_last_segment() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    lay(s, A1="3 RYB", A2="3 RRY")
    give(s, 0, "RYBRRY")
    plan(s, "02030", IDLE, IDLE)
    play(s, "A1 A2")
    assert space(s, 0) == 3 + 3 + 2


def test_3_6_a_taken_space_is_settled_before_the_next_restoration() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    lay(s, A1="3 RYB", E5="3 RRY")
    stand(s, -3, 3, 10)
    give(s, 0, "RYBRRY")
    plan(s, "02030", IDLE, IDLE)
    play(s, "A1")
    assert options(s) == ["A", "B"]
    play(s, "B")
    assert space(s, 0) == 2
    assert "E5" in options(s)


# --- 3.9: buying nothing


def at_market(thalers: int, plan_0: str = "20030") -> Fresco:
    s = without_paints(wake(table(), "7 8 9"))
    lay_market(s, "R Y / B RY RB / RRR YYY BBB O")
    give(s, 0, "", thalers)
    return plan(s, plan_0, "10031", IDLE)


def test_3_9_forgoing_clears_nothing() -> None:
    s = play(at_market(12), "-")
    assert market(s) == [["R", "Y"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "O"]]
    assert thalers(s, 0) == 12
    assert s.to_move() == 1


def test_3_9_closing_is_the_only_way_to_clear_a_booth_without_buying() -> None:
    s = play(at_market(12), "X2")
    assert market(s) == [["R", "Y"], [], ["RRR", "YYY", "BBB", "O"]]
    assert thalers(s, 0) == 12
    assert paints(s, 0) == ""
    assert s.to_move() == 1


def test_3_9_whoever_cannot_pay_may_close_or_forgo() -> None:
    assert sorted(options(at_market(1))) == ["-", "X1", "X2", "X3"]


def test_3_9_after_a_purchase_the_booth_is_chosen() -> None:
    s = play(at_market(12), "2.1")
    assert sorted(options(s)) == ["-", "2.2", "2.3"]
    assert market(after(s, "-"))[1] == []


# --- 3.10: the fresco is completed in an ordinary round


def completing() -> Fresco:
    """Seat 0 can restore the last tile in an ordinary round; seat 1 can restore the altar and go to the theater."""
    s = without_paints(wake(table(), "8 7 9"))
    s.players[0].mood = 0
    s.players[1].mood = 0
    leave(s, "A1")
    put_bishop(s, "B2")
    cost = tile_at(s, "A1").split()[1]
    give(s, 0, cost + "RRYYBB", 12)
    give(s, 1, "RYB", 4)
    give(s, 2, "RY", 0)
    own_tiles(s, 2, 5)
    return plan(s, "03101", "01121", "00113")


def test_3_10_remaining_apprentices_may_restore_the_altar_but_not_move_the_bishop() -> None:
    s = completing()
    assert s.to_move() == 1
    play(s, "-")
    assert s.to_move() == 0
    assert any(move.startswith(">") for move in options(s))
    play(s, "A1")
    assert s.tiles_left() == 0
    assert all(move == "-" or move.startswith("=") for move in options(s))
    play(s, "=RYB =RYB")
    assert s.to_move() != 0


def test_3_10_the_round_is_played_out_without_income_and_the_sheets_are_not_turned() -> None:
    s = completing()
    play(s, "- A1 =RYB -")
    assert not s.final
    assert not s.over()
    assert view(s, 0)["sheet"] == [f"place-{name}" for name in PLACE_NAMES]
    assert [thalers(s, seat) for seat in range(3)] == [15, 7, 3]
    while not s.over():
        play(s, options(s)[-1])
    assert s.round == 1
    assert [mood(s, seat) for seat in range(3)] == [2, 2, 4]
    assert GAME.result(s).sources["money"] == [7, 3, 1]


def test_3_10_final_scoring_uses_this_rounds_order() -> None:
    s = completing()
    play(s, "- A1 -")
    stand(s, 20, 24, 5)
    give(s, 0, thalers=12)
    give(s, 1, thalers=4)
    give(s, 2, "", thalers=0)
    while not s.over():
        play(s, options(s)[0])
    assert [space(s, seat) for seat in range(3)] == [27, 26, 5]  # seat 1 woke up first


def test_3_10_the_second_cathedral_of_a_completed_fresco_offers_the_altar_alone() -> None:
    s = last_round(left="A1")
    cost = tile_at(s, "A1").split()[1]
    give(s, 0, cost + "RRYYBB", 9)
    plan(s, "01301", IDLE_LAST, IDLE_LAST)
    play(s, "A1")
    assert all(move == "-" or move.startswith("=") for move in options(s))
    assert "=RYB" in options(s)


# --- 3.11, 3.13, 3.14: the final round


@pytest.mark.parametrize("players", [3, 4])
def test_3_11_the_thirtieth_round_is_the_final_one(players: int) -> None:
    s = without_paints(table(players))
    while s.round < 30:
        assert not s.final
        finish_round(s)
        without_paints(s)
        assert not s.over()
    assert s.final
    finish_round(s)
    assert s.over()
    assert s.round == 30


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_3_11_two_players_need_at_most_twenty_rounds(seed: int) -> None:
    s = table(2, seed=seed)
    while not s.over():
        finish_round(s)
    assert s.round <= 20
    assert s.tiles_left() <= 6


def test_3_13_the_final_round_is_known_before_anybody_wakes_up() -> None:
    s = before_last_round()
    assert not s.awake
    assert options(s) == ["5:00", "6:00", "7:00", "8:00", "9:00"]
    for who in (0, 1, 2, SPECTATOR):
        assert view(s, who)["final"] is True
        assert view(s, who)["sheet"][3:] == ["place-workshop", "place-second-cathedral"]


def test_3_14_all_act_at_the_first_cathedral_before_anybody_acts_at_the_second() -> None:
    s = last_round()
    stand(s, 10, 20, 30)
    for seat in range(3):
        give(s, seat, "RRYYBB")
    plan(s, "01301", "01301", "01301")
    seen: list[int] = []
    while not s.over():
        seen.append(int(s.to_move()))
        play(s, "=RYB")
        if len(seen) == 3:
            assert [thalers(s, seat) for seat in range(3)] == [9, 9, 9]  # the studio lies between
    assert seen == [0, 1, 2, 0, 1, 2]


def test_3_14_each_cathedral_column_has_three_spaces_and_all_six_may_act() -> None:
    s = last_round()
    s.players[0].neutral = 1
    give(s, 0, "RYB" * 6)
    plan(s, "03003", IDLE_LAST, IDLE_LAST)
    play(s, " ".join(["=RYB"] * 6))
    assert s.over()
    assert space(s, 0) == 12


def test_3_14_what_studio_and_workshop_bring_serves_at_the_second_cathedral() -> None:
    s = last_round(left="A1 B1")
    put_bishop(s, "E5")
    give(s, 0, "RYRBYB", 0)
    plan(s, "01121", IDLE_LAST, IDLE_LAST)
    assert not any(move.startswith(">") for move in options(s))
    play(s, "- O1 G1 P1")
    assert thalers(s, 0) == 3
    assert "=OGP" in options(s)
    play(s, "=OGP")
    assert s.over()
    assert GAME.result(s).sources["altar"][0] == 6


# --- 3.12: who sees what


def test_3_12_goods_are_seen_by_their_owner_alone() -> None:
    s = table(3)
    give(s, 1, "RRG", 9)
    assert shown(s, 1, 1)["paints"] == "RRG"
    assert shown(s, 1, 1)["thalers"] == 9
    for who in (0, 2, SPECTATOR):
        assert shown(s, who, 1)["paints"] is None
        assert shown(s, who, 1)["thalers"] is None


def test_3_12_what_is_behind_a_screen_changes_nothing_others_see() -> None:
    s = wake(table(3), "7 8 9")
    rich = s.copy()
    give(rich, 1, "OOOGGGPPP", 40)
    for who in (0, 2, SPECTATOR):
        assert view(s, who) == view(rich, who)
    assert view(s, 1) != view(rich, 1)


@pytest.mark.parametrize("columns", [1, 3, 5])
def test_3_12_plans_are_secret_until_all_are_ready(columns: int) -> None:
    plans = ("20111", "02111")
    views: list[list[dict[str, object]]] = []
    logs: list[list[Event]] = []
    for digits in plans:
        s = wake(table(3), "7 8 9")
        log: list[Event] = []
        s.log = log
        for letter, digit in zip("MCSWT"[:columns], digits, strict=False):
            if s.to_move() == 0 and options(s)[0][0] == letter:
                s.push(GAME.read(s, letter + digit), 0)
        views.append([view(s, who) for who in (1, 2, SPECTATOR)])
        logs.append([event.seen_by(1) for event in log])
        own = shown(s, 0, 0)["plan"]
        assert own[:columns] == [int(digit) for digit in digits[:columns]]
        assert shown(s, 1, 0)["plan"] is None
    assert views[0] == views[1]
    assert logs[0] == logs[1]


def test_3_12_who_has_planned_is_public_and_plans_are_shown_when_all_are_ready() -> None:
    s = wake(table(3), "7 8 9")
    plan_one(s, 1, "20030")
    for who in (0, 2, SPECTATOR):
        assert [shown(s, who, seat)["planned"] for seat in range(3)] == [False, True, False]
        assert shown(s, who, 1)["plan"] is None
    plan_one(s, 0, "20030")
    plan_one(s, 2, "11111")
    for who in (0, 1, 2, SPECTATOR):
        assert [shown(s, who, seat)["plan"] for seat in range(3)] == [[2, 0, 0, 3, 0], [2, 0, 0, 3, 0], [1, 1, 1, 1, 1]]


def test_3_12_a_seat_is_offered_its_own_options_only() -> None:
    s = wake(table(3), "7 8 9")
    assert all(view(s, who)["options"] == ["M0", "M1", "M2", "M3"] for who in range(3))
    assert view(s, SPECTATOR)["options"] == []
    plan(s, "20030", "20030", "20030")
    assert view(s, 0)["options"] == options(s)
    assert view(s, 1)["options"] == view(s, SPECTATOR)["options"] == []


def test_3_12_moods_scores_booths_and_fresco_are_public() -> None:
    s = wake(table(3), "7 8 9")
    stand(s, 12, 3, 5)
    for who in (0, 1, 2, SPECTATOR):
        seen = view(s, who)
        assert [player["mood"] for player in seen["players"]] == [-1, 0, 1]
        assert [player["score"] for player in seen["players"]] == [12, 3, 5]
        assert seen["market"] == market(s)
        assert seen["order"] == [0, 1, 2]
        assert seen["fresco"][12]["value"] == 11
        assert seen["bishop"] == 12


def test_3_12_the_bag_is_hidden_from_all() -> None:
    s = table(3)
    other = s.copy()
    swapped = other.bag[0]
    other.bag[0] = other.bag[1]
    other.bag[1] = swapped
    for who in (0, 1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert view(s, who)["bag"] == 2


# --- 3.17: income


def test_3_17_income_is_paid_in_the_wake_up_order_of_the_round_just_played() -> None:
    s = without_paints(wake(table(3), "8 9 7"))
    for seat, tiles in enumerate((3, 1, 4)):
        own_tiles(s, seat, tiles)
    give(s, 1, "RY")
    plan(s, IDLE, IDLE, IDLE)
    log = told(s, "O0")
    assert s.round == 2
    assert [(event.who, event.values[0]) for event in told_of(log, "earned")] == [(2, 4), (0, 3), (1, 1)]
    assert [thalers(s, seat) for seat in range(3)] == [15, 13, 16]


# --- 3.123: final scoring


def test_3_123_money_counts_in_the_final_rounds_wake_up_order() -> None:
    s = last_round(3, "9 8 7")
    stand(s, 10, 11, 12)
    give(s, 0, thalers=6)
    give(s, 1, thalers=4)
    give(s, 2, thalers=3)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert [space(s, seat) for seat in range(3)] == [15, 14, 13]  # 2: to 13; 1: 13 is taken, to 14; 0: 13, 14 are taken


def test_3_123_nobody_is_asked_in_final_scoring() -> None:
    s = last_round(3, "7 8 9")
    stand(s, 10, 13, 20)
    for seat in range(3):
        give(s, seat, thalers=6)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert [space(s, seat) for seat in range(3)] == [14, 16, 23]


# --- 3.125, 3.126, 3.132: Leonardo


def test_3_125_his_steerer_chooses_any_free_row_for_him() -> None:
    s = play(table(2), "6:00 9:00")
    assert s.argument() == LEONARDO
    assert s.to_move() == 0
    assert options(s) == ["5:00", "7:00", "8:00"]
    play(s, "5:00")
    assert list(s.order) == [LEONARDO, 0, 1]
    assert [mood(s, seat) for seat in (0, 1)] == [-2, 1]


def test_3_125_with_no_open_booth_he_does_nothing() -> None:
    s = without_paints(wake(table(2), "8 9 7"))
    lay_market(s, "- - / - - - / - - - -")
    plan(s, IDLE, IDLE)
    assert not any(move.startswith("X") for move in options(s))
    assert leonardo(s, "segment") == 12


def test_3_125_after_the_last_tile_he_does_nothing_at_the_cathedral() -> None:
    s = without_paints(wake(table(2), "7 8 9"))
    leave(s, "A1")
    give(s, 0, tile_at(s, "A1").split()[1])
    plan(s, "01310", IDLE)
    while "A1" not in options(s):
        play(s, options(s)[0])
    play(s, "A1")
    finish_round(s)
    assert s.over()
    assert leonardo(s, "segment") == 12
    assert space(s, LEONARDO) == -1
    assert leonardo(s, "tiles") == []


def walking(**tiles: str) -> Fresco:
    """Leonardo acts first; seat 0 steers him."""
    s = without_paints(wake(table(2), "8 9 7"))
    lay(s, **tiles)
    return s


def test_3_126_he_walks_one_step_orthogonally_onto_a_tile() -> None:
    s = plan(walking(), IDLE, IDLE)
    play(s, "X1")
    assert sorted(options(s)) == ["B3", "C2", "C4", "D3"]


def test_3_126_restored_segments_are_no_step() -> None:
    s = walking()
    restore(s, "C2 D3")
    plan(s, IDLE, IDLE)
    assert sorted(options(play(s, "X1"))) == ["B3", "C4"]


def test_3_126_without_a_step_he_goes_to_a_tile_of_lowest_value_anywhere() -> None:
    s = walking(C2="11 PPO", B3="4 OB", C4="4 OY", D3="4 GR", A1="3 RYB", B2="3 RRY", E5="3 YYB", E1="3 BBR")
    restore(s, "C2 B3 C4 D3 B2")
    plan(s, IDLE, IDLE)
    assert sorted(options(play(s, "X1"))) == ["A1", "E1", "E5"]
    play(s, "E5")
    assert tile_at(s, "E5") == "-"
    assert space(s, LEONARDO) == 3


def test_3_126_he_never_stays_where_he_is() -> None:
    s = walking(C3="3 RYB", A1="7 PO", E5="7 PG", B1="9 PPY")
    leave(s, "C3 A1 B1 E5")
    plan(s, IDLE, IDLE)
    assert sorted(options(play(s, "X1"))) == ["A1", "E5"]


def test_3_126_he_stays_when_others_restore_the_tile_under_him() -> None:
    s = without_paints(wake(table(2), "7 8 9"))
    lay(s, C3="3 RYB")
    give(s, 0, "RYB")
    plan(s, "01310", IDLE)
    while "C3" not in options(s):
        play(s, options(s)[0])
    play(s, "C3")
    assert tile_at(s, "C3") == "-"
    assert leonardo(s, "segment") == 12
    assert sorted(options(s)) == ["B3", "C2", "C4", "D3"]


def test_3_132_the_s1_player_steers_in_odd_rounds_and_the_other_in_even_ones() -> None:
    s = without_paints(table(2))
    for number in range(1, 8):
        assert s.round == number
        assert leonardo(s, "steered_by") == (number + 1) % 2
        while s.round == number:
            if s.argument() == LEONARDO and not s.awake:
                assert s.to_move() == (number + 1) % 2
            play(s, "M0" if "M0" in options(s) else options(s)[0] if not s.awake else options(s)[-1])
        without_paints(s)


def test_3_132_the_steerer_also_decides_in_the_final_round() -> None:
    s = last_round(2, "8 9 7", "A1 B1 C1 D1 E1 A2 B2")
    assert s.final
    plan(s, IDLE_LAST, IDLE_LAST)
    assert s.to_move() == leonardo(s, "steered_by") == 1
    assert options(s) == ["X1", "X2", "X3"]
    play(s, "X2")
    assert s.over()


# --- Z


def test_z_every_apprentice_may_restore_the_altar() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    give(s, 0, "RRRYYYBBB")
    plan(s, "03020", IDLE, IDLE)
    play(s, "=RYB =RYB =RYB")
    assert space(s, 0) == 6
    assert paints(s, 0) == ""


def test_z_in_the_final_round_before_final_scoring_behind_may_still_be_chosen() -> None:
    s = last_round()
    stand(s, 10, 12, 30)
    give(s, 0, "RYB")
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    play(s, "=RYB")
    assert options(s) == ["A", "B"]
    play(s, "B")
    assert space(s, 0) == 11


def test_z_start_spaces_rotate_after_every_round() -> None:
    s = without_paints(table(3))
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2], [2, 0, 1]):
        assert waking_order(s) == order
        finish_round(s)


def test_z_leonardo_must_close_a_booth() -> None:
    s = plan(without_paints(wake(table(2), "8 9 7")), IDLE, IDLE)
    assert options(s) == ["X1", "X2", "X3"]
    play(s, "X3")
    assert market(s)[2] == []
    assert len(bag(s)) == 2 + 4


def test_z_at_six_the_mood_falls_by_two_and_a_tile_costs_three() -> None:
    s = wake(table(3), "6 7 8")
    assert mood(s, 0) == -2
    assert s.price(0) == 3


def test_z_leonardos_points_are_one_move() -> None:
    s = plan(walking(C2="6 OG"), IDLE, IDLE)
    stand(s, 20, 30, 10)
    play(s, "X1")
    log = told(s, "C2")
    assert [(event.who, event.values) for event in told_of(log, "scored")] == [(LEONARDO, (8, 18))]
