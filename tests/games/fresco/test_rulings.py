"""What our rulings settle for the base game, by their numbers; Z: where the booklets contradict each other."""

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.const import PLACE_NAMES
from tests.games.fresco.board import IDLE, IDLE_LAST, LEONARDO
from tests.games.fresco.scene import Scene, before_last_round, last_round, scene


def altar(*spaces: int, payment: str = "RYB") -> Scene:
    """Seat 0 is about to restore the altar, with the markers on these spaces."""
    s = scene(players=len(spaces)).wake("6 7 8 9" if len(spaces) == 4 else "7 8 9").without_paints().stand(*spaces)
    return s.leave("A1 B1 C1 D1 E1 A2 B2").give(0, payment).plan(*["02030"] * len(spaces))


def told_of(log: list[Event], name: str) -> list[Event]:
    return [event for event in log if event.kind.name == name]


def waking_order(s: Scene) -> list[int]:
    """The markers in the order in which they choose a row."""
    other = s.copy()
    found: list[int] = []
    while not other.state.awake:
        found.append(int(other.argument()))
        other.state.push(other.state.options[0])
    return found


# --- 3.1, 3.2: taken spaces


def test_3_1_behind_may_mean_staying_where_one_is() -> None:
    s = altar(10, 12, 11).play("=RYB")
    assert (s.options(), s.to_move(), s.after("A").space(0), s.after("B").space(0)) == (["A", "B"], 0, 13, 10)


def test_3_1_behind_is_not_below_where_the_marker_came_from() -> None:
    assert altar(11, 13, 12).play("=RYB B").space(0) == 11


@pytest.mark.parametrize("start", [-3, 0])
def test_3_1_behind_is_never_below_space_one(start: int) -> None:
    s = altar(start, 2, 1).play("=RYB").has(space=3)
    assert s.options() != ["A", "B"]


def test_3_1_space_one_is_behind_space_two() -> None:
    s = altar(-3, 2, 7).play("=RYB")
    assert (s.after("A").space(0), s.after("B").space(0)) == (3, 1)


def test_3_2_all_taken_spaces_in_a_row_are_skipped() -> None:
    s = altar(5, 10, 11, 9, payment="OOG").play("=OOG")
    assert (s.after("A").space(0), s.after("B").space(0)) == (12, 8)


def test_3_2_final_scoring_always_goes_ahead() -> None:
    s = last_round(3).stand(20, 22, 23).give(0, thalers=5).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    s.has(over=True, space=24)


def test_3_2_a_free_space_is_simply_taken() -> None:
    s = altar(5, 8, 6).play("=RYB").has(space=7)
    assert s.options() != ["A", "B"]


# --- 3.3: start spaces


def test_3_3_the_foremost_marker_on_the_start_spaces_becomes_the_hindmost() -> None:
    assert waking_order(scene(players=4).wake("6 7 8 9").without_paints().plan(*[IDLE] * 4)) == [3, 0, 1, 2]


def test_3_3_only_the_order_of_those_still_there_counts() -> None:
    s = scene(players=4).wake("6 7 8 9").without_paints().give(1, "RYB").plan(*[IDLE] * 4).play("=RYB").has(round=2)
    assert waking_order(s) == [3, 0, 2, 1]
    s.finish_round()
    assert waking_order(s) == [2, 3, 0, 1]


def test_3_3_two_markers_change_places_and_one_alone_stays() -> None:
    s = scene(players=3).wake("7 8 9").without_paints().stand(4, -2, -1).plan(*[IDLE] * 3)
    assert waking_order(s) == [2, 1, 0]
    alone = scene(players=3).wake("7 8 9").without_paints().stand(4, 9, -1).plan(*[IDLE] * 3)
    assert waking_order(alone) == [2, 0, 1]
    assert alone.space(2) <= 0


def test_3_3_leonardos_marker_rotates_with_the_others() -> None:
    s = scene(players=2).wake("8 9 7")  # Leonardo acts first
    s.give(0, "RY").give(1, "").plan("00311", "00320")
    while s.options()[0] != "O0":
        s.play(s.options()[0])
    s.stand(-3, -2, -1).play("O0").has(round=2)
    assert waking_order(s) == [LEONARDO, 0, 1]


def test_3_3_start_spaces_do_not_rotate_after_the_last_round() -> None:
    s = last_round(3)
    before = list(s.state.track)
    assert max(before) <= 0
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    assert (list(s.state.track), s.result().scores) == (before, [0, 0, 0])
    assert s.result().winners == [before.index(max(before))]


# --- 3.4, 3.5, 3.6: scores


def test_3_4_markers_in_different_laps_do_not_meet() -> None:
    s = altar(99, 1, 7).play("=RYB").has(space=101)
    assert s.options() != ["A", "B"]


def test_3_4_whoever_is_a_lap_ahead_wakes_up_last() -> None:
    s = scene(players=3).wake("7 8 9").without_paints().stand(101, 50, 99).plan(*[IDLE] * 3)
    assert waking_order(s) == [1, 2, 0]


@pytest.mark.parametrize(("segment", "where", "points"), [("C3", "C3", 6), ("B2", "C3", 5), ("A1", "C3", 3)])
def test_3_5_value_and_bishop_are_one_score(segment: str, where: str, points: int) -> None:
    s = scene().wake("7 8 9").without_paints().lay(**{segment: "3 RYB"}).put_bishop(where).stand(3, 1, 2)
    s.give(0, "RYB").plan("01310", IDLE, IDLE)
    scores = told_of(s.told(segment), "scored")
    assert [(event.who, event.values) for event in scores] == [(0, (points, 3 + points))]
    assert s.space(0) == 3 + points


def test_3_5_only_the_whole_score_meets_a_taken_space() -> None:
    s = scene().wake("7 8 9").without_paints().lay(B2="3 RYB")
    s.stand(0, 3, 2)  # space 3 is passed, not landed on
    s.give(0, "RYB").plan("01310", IDLE, IDLE).play("B2").has(space=5)


def test_3_5_two_altars_are_two_scores() -> None:
    altar(10, 12, 30, payment="RRYYBB").play("=RYB").asks("A B").play("A").has(space=13).play("=RYB").has(space=15)


def test_3_6_the_paid_step_comes_before_the_bonus_and_the_bishop_ends_on_the_segment() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="3 RYB", A5="3 RRY").give(0, "RYBRRY").plan("02030", IDLE, IDLE)
    s.play(">B2").has(bishop="B2").play("A1").has(space=3 + 2, bishop="A1", income=1).play("A5")
    assert s.space(0) == 5 + 3  # he is far away now


def test_3_6_the_next_restoration_finds_the_bishop_on_the_last_segment() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="3 RYB", A2="3 RRY").give(0, "RYBRRY").plan("02030", IDLE, IDLE)
    s.play("A1 A2").has(space=3 + 3 + 2)


def test_3_6_a_taken_space_is_settled_before_the_next_restoration() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="3 RYB", E5="3 RRY").stand(-3, 3, 10).give(0, "RYBRRY")
    s.plan("02030", IDLE, IDLE).play("A1").asks("A B").play("B").has(space=2).offers("E5")


# --- 3.9: buying nothing


def at_market(thalers: int, plan_0: str = "20030") -> Scene:
    s = scene().wake("7 8 9").without_paints().lay_market("R Y / B RY RB / RRR YYY BBB O")
    return s.give(0, "", thalers).plan(plan_0, "10031", IDLE)


def test_3_9_forgoing_clears_nothing() -> None:
    s = at_market(12).play("-")
    s.has(market=[["R", "Y"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "O"]], thalers=12, to_move=1)


def test_3_9_closing_is_the_only_way_to_clear_a_booth_without_buying() -> None:
    s = at_market(12).play("X2")
    s.has(market=[["R", "Y"], [], ["RRR", "YYY", "BBB", "O"]], thalers=12, paints="", to_move=1)


def test_3_9_whoever_cannot_pay_may_close_or_forgo() -> None:
    assert sorted(at_market(1).options()) == ["-", "X1", "X2", "X3"]


def test_3_9_after_a_purchase_the_booth_is_chosen() -> None:
    s = at_market(12).play("2.1")
    assert (sorted(s.options()), s.after("-").market()[1]) == (["-", "2.2", "2.3"], [])


# --- 3.10: the fresco is completed in an ordinary round


def completing() -> Scene:
    """Seat 0 can restore the last tile in an ordinary round; seat 1 can restore the altar and go to the theater."""
    s = scene().wake("8 7 9").without_paints().give(0, mood=0).give(1, mood=0).leave("A1").put_bishop("B2")
    cost = s.tile_at("A1").split()[1]
    s.give(0, cost + "RRYYBB", 12).give(1, "RYB", 4).give(2, "RY", 0).own_tiles(2, 5)
    return s.plan("03101", "01121", "00113")


def test_3_10_remaining_apprentices_may_restore_the_altar_but_not_move_the_bishop() -> None:
    s = completing().has(to_move=1).play("-").has(to_move=0)
    assert any(move.startswith(">") for move in s.options())
    s.play("A1")
    assert s.state.tiles_left() == 0
    assert all(move == "-" or move.startswith("=") for move in s.options())
    s.play("=RYB =RYB")
    assert s.to_move() != 0


def test_3_10_the_round_is_played_out_without_income_and_the_sheets_are_not_turned() -> None:
    s = completing().play("- A1 =RYB -").has(final=False, over=False)
    assert s.view(0)["sheet"] == [f"place-{name}" for name in PLACE_NAMES]
    assert [s.thalers(seat) for seat in range(3)] == [15, 7, 3]
    while not s.over():
        s.play(s.options()[-1])
    s.has(round=1).each(mood=[2, 2, 4]).scores(money=[7, 3, 1])


def test_3_10_final_scoring_uses_this_rounds_order() -> None:
    s = completing().play("- A1 -").stand(20, 24, 5).give(0, thalers=12).give(1, thalers=4).give(2, "", thalers=0)
    while not s.over():
        s.play(s.options()[0])
    assert [s.space(seat) for seat in range(3)] == [27, 26, 5]  # seat 1 woke up first


def test_3_10_the_second_cathedral_of_a_completed_fresco_offers_the_altar_alone() -> None:
    s = last_round(left="A1")
    cost = s.tile_at("A1").split()[1]
    s.give(0, cost + "RRYYBB", 9).plan("01301", IDLE_LAST, IDLE_LAST).play("A1")
    assert all(move == "-" or move.startswith("=") for move in s.options())
    assert "=RYB" in s.options()


# --- 3.11, 3.13, 3.14: the final round


@pytest.mark.parametrize("players", [3, 4])
def test_3_11_the_thirtieth_round_is_the_final_one(players: int) -> None:
    s = scene(players=players).without_paints()
    while s.round < 30:
        s.has(final=False).finish_round().without_paints().has(over=False)
    s.has(final=True).finish_round().has(over=True, round=30)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_3_11_two_players_need_at_most_twenty_rounds(seed: int) -> None:
    s = scene(players=2, seed=seed)
    while not s.over():
        s.finish_round()
    assert s.round <= 20
    assert s.state.tiles_left() <= 6


def test_3_13_the_final_round_is_known_before_anybody_wakes_up() -> None:
    s = before_last_round()
    assert not s.state.awake
    assert s.options() == ["5:00", "6:00", "7:00", "8:00", "9:00"]
    for who in (0, 1, 2, SPECTATOR):
        assert s.view(who)["final"] is True
        assert s.view(who)["sheet"][3:] == ["place-workshop", "place-second-cathedral"]


def test_3_14_all_act_at_the_first_cathedral_before_anybody_acts_at_the_second() -> None:
    s = last_round().stand(10, 20, 30)
    for seat in range(3):
        s.give(seat, "RRYYBB")
    s.plan("01301", "01301", "01301")
    seen: list[int] = []
    while not s.over():
        seen.append(int(s.to_move()))
        s.play("=RYB")
        if len(seen) == 3:
            assert [s.thalers(seat) for seat in range(3)] == [9, 9, 9]  # the studio lies between
    assert seen == [0, 1, 2, 0, 1, 2]


def test_3_14_each_cathedral_column_has_three_spaces_and_all_six_may_act() -> None:
    s = last_round()
    s.players[0].neutral = 1
    s.give(0, "RYB" * 6).plan("03003", IDLE_LAST, IDLE_LAST).play(" ".join(["=RYB"] * 6)).has(over=True, space=12)


def test_3_14_what_studio_and_workshop_bring_serves_at_the_second_cathedral() -> None:
    s = last_round(left="A1 B1").put_bishop("E5").give(0, "RYRBYB", 0).plan("01121", IDLE_LAST, IDLE_LAST)
    assert not any(move.startswith(">") for move in s.options())
    s.play("- O1 G1 P1").has(thalers=3).offers("=OGP").play("=OGP").has(over=True).scores(altar=6)


# --- 3.12: who sees what


def test_3_12_goods_are_seen_by_their_owner_alone() -> None:
    s = scene(players=3).give(1, "RRG", 9)
    assert (s.shown(1, 1)["paints"], s.shown(1, 1)["thalers"]) == ("RRG", 9)
    for who in (0, 2, SPECTATOR):
        assert s.shown(who, 1)["paints"] is None
        assert s.shown(who, 1)["thalers"] is None


def test_3_12_what_is_behind_a_screen_changes_nothing_others_see() -> None:
    s = scene(players=3).wake("7 8 9")
    rich = s.copy().give(1, "OOOGGGPPP", 40)
    for who in (0, 2, SPECTATOR):
        assert s.view(who) == rich.view(who)
    assert s.view(1) != rich.view(1)


@pytest.mark.parametrize("columns", [1, 3, 5])
def test_3_12_plans_are_secret_until_all_are_ready(columns: int) -> None:
    plans = ("20111", "02111")
    views: list[list[dict[str, object]]] = []
    logs: list[list[Event]] = []
    for digits in plans:
        s = scene(players=3).wake("7 8 9")
        log: list[Event] = []
        s.state.log = log
        for letter, digit in zip("MCSWT"[:columns], digits, strict=False):
            if s.to_move() == 0 and s.options()[0][0] == letter:
                s.state.push(s.read(letter + digit), 0)
        views.append([s.view(who) for who in (1, 2, SPECTATOR)])
        logs.append([event.seen_by(1) for event in log])
        own = s.shown(0, 0)["plan"]
        assert own[:columns] == [int(digit) for digit in digits[:columns]]
        assert s.shown(1, 0)["plan"] is None
    assert (views[0], logs[0]) == (views[1], logs[1])


def test_3_12_who_has_planned_is_public_and_plans_are_shown_when_all_are_ready() -> None:
    s = scene(players=3).wake("7 8 9").plan_one(1, "20030")
    for who in (0, 2, SPECTATOR):
        assert [s.shown(who, seat)["planned"] for seat in range(3)] == [False, True, False]
        assert s.shown(who, 1)["plan"] is None
    s.plan_one(0, "20030").plan_one(2, "11111")
    for who in (0, 1, 2, SPECTATOR):
        assert [s.shown(who, seat)["plan"] for seat in range(3)] == [[2, 0, 0, 3, 0], [2, 0, 0, 3, 0], [1, 1, 1, 1, 1]]


def test_3_12_a_seat_is_offered_its_own_options_only() -> None:
    s = scene(players=3).wake("7 8 9")
    assert all(s.view(who)["options"] == ["M0", "M1", "M2", "M3"] for who in range(3))
    assert s.view(SPECTATOR)["options"] == []
    s.plan("20030", "20030", "20030")
    assert s.view(0)["options"] == s.options()
    assert s.view(1)["options"] == s.view(SPECTATOR)["options"] == []


def test_3_12_moods_scores_booths_and_fresco_are_public() -> None:
    s = scene(players=3).wake("7 8 9").stand(12, 3, 5)
    for who in (0, 1, 2, SPECTATOR):
        seen = s.view(who)
        assert [player["mood"] for player in seen["players"]] == [-1, 0, 1]
        assert [player["score"] for player in seen["players"]] == [12, 3, 5]
        assert (seen["market"], seen["order"]) == (s.market(), [0, 1, 2])
        assert (seen["fresco"][12]["value"], seen["bishop"]) == (11, 12)


def test_3_12_the_bag_is_hidden_from_all() -> None:
    s = scene(players=3)
    other = s.copy()
    swapped = other.state.bag[0]
    other.state.bag[0] = other.state.bag[1]
    other.state.bag[1] = swapped
    for who in (0, 1, 2, SPECTATOR):
        assert (s.view(who), s.view(who)["bag"]) == (other.view(who), 2)


# --- 3.17: income


def test_3_17_income_is_paid_in_the_wake_up_order_of_the_round_just_played() -> None:
    s = scene(players=3).wake("8 9 7").without_paints()
    for seat, tiles in enumerate((3, 1, 4)):
        s.own_tiles(seat, tiles)
    s.give(1, "RY").plan(IDLE, IDLE, IDLE)
    log = s.told("O0")
    assert s.round == 2
    assert [(event.who, event.values[0]) for event in told_of(log, "earned")] == [(2, 4), (0, 3), (1, 1)]
    assert [s.thalers(seat) for seat in range(3)] == [15, 13, 16]


# --- 3.123: final scoring


def test_3_123_money_counts_in_the_final_rounds_wake_up_order() -> None:
    s = last_round(3, "9 8 7").stand(10, 11, 12).give(0, thalers=6).give(1, thalers=4)
    s.give(2, thalers=3).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    assert [s.space(seat) for seat in range(3)] == [15, 14, 13]  # 2: to 13; 1: 13 is taken, to 14; 0: 13, 14 are taken


def test_3_123_nobody_is_asked_in_final_scoring() -> None:
    s = last_round(3, "7 8 9").stand(10, 13, 20)
    for seat in range(3):
        s.give(seat, thalers=6)
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True).each(space=[14, 16, 23])


# --- 3.125, 3.126, 3.132: Leonardo


def test_3_125_his_steerer_chooses_any_free_row_for_him() -> None:
    s = scene(players=2).play("6:00 9:00").has(argument=LEONARDO, to_move=0).asks("5:00 7:00 8:00").play("5:00")
    assert list(s.state.order) == [LEONARDO, 0, 1]
    assert [s.mood(seat) for seat in (0, 1)] == [-2, 1]


def test_3_125_with_no_open_booth_he_does_nothing() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay_market("- - / - - - / - - - -").plan(IDLE, IDLE)
    assert not any(move.startswith("X") for move in s.options())
    assert s.leonardo("segment") == 12


def test_3_125_after_the_last_tile_he_does_nothing_at_the_cathedral() -> None:
    s = scene(players=2).wake("7 8 9").without_paints().leave("A1")
    s.give(0, s.tile_at("A1").split()[1]).plan("01310", IDLE)
    while "A1" not in s.options():
        s.play(s.options()[0])
    s.play("A1").finish_round().has(over=True)
    assert (s.leonardo("segment"), s.space(LEONARDO), s.leonardo("tiles")) == (12, -1, [])


def walking(**tiles: str) -> Scene:
    """Leonardo acts first; seat 0 steers him."""
    return scene(players=2).wake("8 9 7").without_paints().lay(**tiles)


def test_3_126_he_walks_one_step_orthogonally_onto_a_tile() -> None:
    assert sorted(walking().plan(IDLE, IDLE).play("X1").options()) == ["B3", "C2", "C4", "D3"]


def test_3_126_restored_segments_are_no_step() -> None:
    assert sorted(walking().restore("C2 D3").plan(IDLE, IDLE).play("X1").options()) == ["B3", "C4"]


def test_3_126_without_a_step_he_goes_to_a_tile_of_lowest_value_anywhere() -> None:
    s = walking(C2="11 PPO", B3="4 OB", C4="4 OY", D3="4 GR", A1="3 RYB", B2="3 RRY", E5="3 YYB", E1="3 BBR")
    s.restore("C2 B3 C4 D3 B2").plan(IDLE, IDLE)
    assert sorted(s.play("X1").options()) == ["A1", "E1", "E5"]
    s.play("E5")
    assert (s.tile_at("E5"), s.space(LEONARDO)) == ("-", 3)


def test_3_126_he_never_stays_where_he_is() -> None:
    s = walking(C3="3 RYB", A1="7 PO", E5="7 PG", B1="9 PPY").leave("C3 A1 B1 E5").plan(IDLE, IDLE)
    assert sorted(s.play("X1").options()) == ["A1", "E5"]


def test_3_126_he_stays_when_others_restore_the_tile_under_him() -> None:
    s = scene(players=2).wake("7 8 9").without_paints().lay(C3="3 RYB").give(0, "RYB").plan("01310", IDLE)
    while "C3" not in s.options():
        s.play(s.options()[0])
    s.play("C3")
    assert (s.tile_at("C3"), s.leonardo("segment")) == ("-", 12)
    assert sorted(s.options()) == ["B3", "C2", "C4", "D3"]


def test_3_132_the_s1_player_steers_in_odd_rounds_and_the_other_in_even_ones() -> None:
    s = scene(players=2).without_paints()
    for number in range(1, 8):
        assert (s.round, s.leonardo("steered_by")) == (number, (number + 1) % 2)
        while s.round == number:
            if s.argument() == LEONARDO and not s.state.awake:
                assert s.to_move() == (number + 1) % 2
            s.play("M0" if "M0" in s.options() else s.options()[0] if not s.state.awake else s.options()[-1])
        s.without_paints()


def test_3_132_the_steerer_also_decides_in_the_final_round() -> None:
    s = last_round(2, "8 9 7", "A1 B1 C1 D1 E1 A2 B2").has(final=True).plan(IDLE_LAST, IDLE_LAST)
    assert s.to_move() == s.leonardo("steered_by") == 1
    s.asks("X1 X2 X3").play("X2").has(over=True)


# --- Z


def test_z_every_apprentice_may_restore_the_altar() -> None:
    s = scene().wake("7 8 9").without_paints().give(0, "RRRYYYBBB").plan("03020", IDLE, IDLE).play("=RYB =RYB =RYB")
    assert (s.space(0), s.paints(0)) == (6, "")


def test_z_in_the_final_round_before_final_scoring_behind_may_still_be_chosen() -> None:
    s = last_round().stand(10, 12, 30).give(0, "RYB").plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).play("=RYB").asks("A B")
    s.play("B").has(space=11)


def test_z_start_spaces_rotate_after_every_round() -> None:
    s = scene(players=3).without_paints()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2], [2, 0, 1]):
        assert waking_order(s) == order
        s.finish_round()


def test_z_leonardo_must_close_a_booth() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().plan(IDLE, IDLE).asks("X1 X2 X3").play("X3")
    assert (s.market()[2], len(s.bag())) == ([], 2 + 4)


def test_z_at_six_the_mood_falls_by_two_and_a_tile_costs_three() -> None:
    s = scene(players=3).wake("6 7 8").has(mood=-2)
    assert s.state.price(0) == 3


def test_z_leonardos_points_are_one_move() -> None:
    s = walking(C2="6 OG").plan(IDLE, IDLE).stand(20, 30, 10).play("X1")
    log = s.told("C2")
    assert [(event.who, event.values) for event in told_of(log, "scored")] == [(LEONARDO, (8, 18))]
