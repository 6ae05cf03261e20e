"""What our rules page says of the base game and examples and rulings leave out, in the order of that page."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from bottega.core.errors import BadSetup, IllegalMove
from bottega.core.rng import Random
from tests.games.fresco.board import IDLE, IDLE_LAST, LEONARDO, NAMES, TILES
from tests.games.fresco.scene import Scene, before_last_round, last_round, new_game, scene, visit

BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
STEPS = sorted(">" + name for name in ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"))


def steps(s: Scene) -> list[str]:
    """Where the bishop may be moved."""
    return sorted(move for move in s.options() if move.startswith(">"))


def segments(s: Scene) -> list[str]:
    """What may be restored."""
    return sorted(move for move in s.options() if move in NAMES)


def altars(s: Scene) -> list[str]:
    return sorted(move for move in s.options() if move.startswith("="))


# --- 1 set-up


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        new_game(players, 3, {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_starts_with_twelve_thalers_three_paints_and_five_apprentices(players: int) -> None:
    s = new_game(players, 7, {})
    assert len(s.players) == players
    for seat in range(players):
        assert (s.thalers(seat), s.paints(seat), s.apprentices(seat), s.mood(seat)) == (12, "RYB", 5, 0)
        assert s.state.income(seat) == 0


@pytest.mark.parametrize("players", [3, 4])
def test_players_are_drawn_at_random_onto_the_start_spaces(players: int) -> None:
    deals = {tuple(new_game(players, seed, {}).state.track) for seed in range(300)}
    assert len(deals) == {3: 6, 4: 24}[players]
    assert all(sorted(deal) == [-3, -2, -1, 0][:players] for deal in deals)


def test_two_players_draw_the_first_two_start_spaces_and_leonardo_has_the_third() -> None:
    assert {tuple(new_game(2, seed, {}).state.track) for seed in range(50)} == {(-3, -2, -1), (-2, -3, -1)}


@pytest.mark.parametrize(("players", "slots", "left"), [(4, [2, 3, 4, 4], 1), (3, [2, 3, 4], 2), (2, [2, 3, 4], 2)])
def test_market_tiles_fill_the_booths_and_few_stay_in_the_bag(players: int, slots: list[int], left: int) -> None:
    s = new_game(players, 5, {})
    assert [len(booth) for booth in s.market()] == slots
    assert len(s.bag()) == left


def test_four_players_use_all_fourteen_market_tiles_and_fewer_use_eleven() -> None:
    everything = {"R", "Y", "B", "RY", "RB", "YB", "RR", "YY", "BB", "RRR", "YYY", "BBB", "O", "G"}
    for players in (2, 3, 4):
        s = new_game(players, 5, {})
        tiles = [s.state.box.market[tile].letters for tile in s.in_play()]
        assert sorted(tiles) == sorted(everything if players == 4 else everything - {"RR", "YY", "BB"})


def test_every_market_tile_may_be_left_in_the_bag() -> None:
    assert len({new_game(4, seed, {}).bag()[0] for seed in range(300)}) == 14


def test_an_eleven_and_the_bishop_are_in_the_middle_and_all_tiles_are_on_the_ceiling() -> None:
    for seed in range(40):
        s = new_game(3, seed, {})
        assert (s.value_at("C3"), s.bishop()) == (11, "C3")
        assert Counter(s.tile_at(name) for name in NAMES) == Counter(TILES[:25])


def test_either_eleven_may_be_in_the_middle_and_the_other_tiles_are_random() -> None:
    deals = [new_game(3, seed, {}) for seed in range(400)]
    assert {s.tile_at("C3") for s in deals} == {"11 PPO", "11 PPG"}
    assert {s.tile_at("A1") for s in deals} == set(TILES[:25])


def test_the_same_seed_lays_the_same_table() -> None:
    assert new_game(4, 9, {}).key() == new_game(4, 9, {}).key()
    assert new_game(4, 9, {}).key() != new_game(4, 10, {}).key()


def test_mega_is_the_default_edition() -> None:
    assert new_game(3, 1, {}).view(0)["edition"] == "mega"
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "first"})


# --- 2.1 waking up


def test_s1_chooses_a_row_before_s2_and_so_on() -> None:
    s = scene(players=4)
    for seat, rows in enumerate((5, 4, 3, 2)):
        assert (s.to_move(), len(s.state.options)) == (seat, rows)
        s.play(s.options()[0])


def test_last_on_the_score_track_chooses_first_and_start_spaces_come_before_space_one() -> None:
    s = scene(players=4).wake("6 7 8 9").without_paints().stand(9, 1, 4, -2).plan(*[IDLE] * 4)
    order = []
    while not s.state.awake:
        order.append(int(s.to_move()))
        s.play(s.options()[0])
    assert order == [3, 1, 2, 0]


def test_a_taken_row_is_closed_to_others() -> None:
    s = scene(players=4).play("8:00 5:00 6:00")
    assert s.options() == ["7:00", "9:00"]
    with pytest.raises(IllegalMove):
        s.play("8:00")


def test_the_hostel_is_cleared_after_the_round() -> None:
    s = scene(players=3).wake("7 8 9").without_paints().finish_round()
    assert s.options() == ["5:00", "6:00", "7:00", "8:00", "9:00"]


@pytest.mark.parametrize(("hour", "change"), [(5, -3), (6, -2), (7, -1), (8, 0), (9, 1)])
@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_the_row_moves_the_mood_at_once(edition: str, hour: int, change: int) -> None:
    s = scene(players=3, edition=edition).play(f"{hour}:00")
    assert (s.mood(0), s.to_move()) == (change, 1)


@pytest.mark.parametrize(("edition", "prices"), [("classic", [5, 3, 2, 1, 1]), ("mega", [4, 3, 2, 2, 1])])
def test_the_row_sets_the_price(edition: str, prices: list[int]) -> None:
    for hour, price in zip((5, 6, 7, 8, 9), prices, strict=True):
        assert scene(players=3, edition=edition).play(f"{hour}:00").state.price(0) == price


@pytest.mark.parametrize(("start", "hour", "end"), [(-2, 5, -4), (-4, 6, -4), (-3, 7, -4), (4, 9, 4), (3, 9, 4)])
def test_the_mood_never_goes_past_the_ends(start: int, hour: int, end: int) -> None:
    assert scene().give(0, mood=start).play(f"{hour}:00").mood(0) == end


@pytest.mark.parametrize(
    ("stands_at", "number"), [(-4, 4), (-3, 4), (-2, 5), (-1, 5), (0, 5), (1, 5), (2, 5), (3, 6), (4, 6)]
)
def test_the_two_ends_of_the_mood_track_set_one_apprentice_aside_or_add_one(stands_at: int, number: int) -> None:
    assert scene().give(0, mood=stands_at).wake("8 7 9").apprentices(0) == number


def test_apprentices_are_counted_when_all_have_chosen() -> None:
    s = scene().play("5:00 7:00")
    assert s.apprentices(0) == 5
    s.play("8:00")
    assert s.apprentices(0) == 4


def test_everybodys_apprentices_are_told() -> None:
    s = scene().play("5:00 7:00").give(2, mood=3)
    log = s.told("8:00")
    assert [(event.who, event.values[0]) for event in log if event.kind.name == "apprentices"] == [
        (0, 4),
        (1, 5),
        (2, 6),
    ]


def test_an_apprentice_set_aside_comes_back_and_the_neutral_one_goes_home() -> None:
    s = scene().wake("5 8 9").without_paints()
    assert [s.apprentices(seat) for seat in range(3)] == [4, 5, 5]
    s.give(2, mood=4)
    s.plan("00013", IDLE, IDLE)  # seat 0 climbs from -3 to +3
    hours = {0: "8:00", 1: "9:00", 2: "6:00"}
    while not s.state.awake:
        s.play(hours[int(s.to_move())])
    assert [s.mood(seat) for seat in range(3)] == [3, 1, 2]
    assert [s.apprentices(seat) for seat in range(3)] == [6, 5, 5]


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


def test_the_sheets_are_empty_before_planning() -> None:
    s = scene().wake("8 7 9").without_paints().finish_round()
    while not s.state.awake:
        s.play(s.options()[0])
    assert [s.planned(seat) for seat in range(3)] == ["00000"] * 3


def test_nobody_acts_before_all_have_planned() -> None:
    s = scene().wake("8 7 9")
    assert s.deciders() == [0, 1, 2]
    s.plan_one(0, "20111").plan_one(2, "20111")
    assert s.deciders() == [1]
    with pytest.raises(IllegalMove):
        s.state.push(0, 0)


# --- 2.3 acting


def test_places_are_visited_left_to_right_and_players_act_in_wake_up_order() -> None:
    s = scene().wake("9 8 7").stand(10, 20, 30).plan("11111", "11111", "11111")
    seen: list[tuple[int, str]] = []
    while s.round == 1:
        kind = (
            "market"
            if "X1" in s.options() or "X3" in s.options()
            else "cathedral"
            if "=RYB" in s.options()
            else "blend"
        )
        if not seen or seen[-1] != (int(s.to_move()), kind):
            seen.append((int(s.to_move()), kind))
        s.play("-" if "-" in s.options() else s.options()[0])
    assert seen == [(seat, kind) for kind in ("market", "cathedral", "blend") for seat in (2, 1, 0)]
    assert [s.thalers(seat) for seat in range(3)] == [15, 15, 15]
    assert [s.mood(seat) for seat in range(3)] == [3, 2, 1]


# --- market


def at_market(apprentices_there: int = 2, thalers: int = 12) -> Scene:
    """Seat 0 visits the market at 2 thalers a tile, then seat 1."""
    s = scene().wake("7 8 9").without_paints().lay_market(BOOTHS)
    return s.give(0, "", thalers).plan({1: "10031", 2: "20030", 3: "30020"}[apprentices_there], "10031", IDLE)


def test_a_player_may_buy_close_or_forgo() -> None:
    assert sorted(at_market().options()) == sorted(
        ["-", "X1", "X2", "X3", "1.1", "1.2", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "3.4"]
    )


@pytest.mark.parametrize(("number", "bought"), [(1, "RRR"), (2, "RRRYYY"), (3, "RRRYYYBBB")])
def test_each_apprentice_buys_one_tile_of_one_booth(number: int, bought: str) -> None:
    s = at_market(number)
    for i in range(number):
        assert s.to_move() == 0
        s.play(f"3.{i + 1}")
    assert (s.to_move(), s.paints(0), s.thalers(0)) == (1, bought, 12 - 2 * number)


def test_each_tile_is_bought_once_and_no_other_booth_is_visited() -> None:
    s = at_market(3).play("3.2")
    assert sorted(s.options()) == ["-", "3.1", "3.3", "3.4"]
    s.play("3.4")
    assert (sorted(s.options()), s.paints(0)) == (["-", "3.1", "3.3"], "YYYO")


def test_tiles_go_back_at_the_end_of_the_visit_and_not_before() -> None:
    s = at_market(3).play("2.2")
    assert s.bag() == ["G", "YB"]
    s.play("2.1")
    assert s.bag() == ["G", "YB"]
    s.play("-")
    assert s.bag() == sorted(["G", "YB", "B", "RY", "RB"])
    assert (s.market(), s.paints(0)) == ([["R", "Y"], [], ["RRR", "YYY", "BBB", "O"]], "RYB")


def test_a_booth_sold_out_ends_the_visit() -> None:
    s = at_market(3).play("1.2 1.1")
    assert (s.to_move(), s.paints(0), s.market()[0]) == (1, "RY", [])


def test_a_visit_ends_when_the_money_does() -> None:
    s = at_market(3, thalers=5).play("3.1 3.2")
    assert (s.to_move(), s.thalers(0)) == (1, 1)


def test_the_last_thalers_buy_a_tile() -> None:
    s = at_market(3, thalers=4).play("3.1 3.2")
    assert (s.to_move(), s.thalers(0), s.paints(0)) == (1, 0, "RRRYYY")


def test_closing_is_free_however_many_apprentices_there_are_and_ends_the_visit() -> None:
    s = at_market(3).play("X3")
    assert (s.to_move(), s.thalers(0)) == (1, 12)
    assert (s.paints(0), s.bag()) == ("", sorted(["G", "YB", "RRR", "YYY", "BBB", "O"]))


def test_an_empty_booth_is_offered_to_nobody() -> None:
    s = at_market().play("X3")
    assert sorted(s.options()) == sorted(["-", "X1", "X2", "1.1", "1.2", "2.1", "2.2", "2.3"])


def test_nobody_is_asked_at_an_empty_market() -> None:
    s = scene(players=4).wake("6 7 8 9").without_paints().lay_market("R Y / - - - / - - - - / - - - -")
    s.plan("30020", "30020", IDLE, IDLE)
    assert s.to_move() == 0
    s.play("X1")
    assert s.round == 2


@pytest.mark.parametrize(("hour", "price"), [(5, 4), (6, 3), (7, 2), (8, 2), (9, 1)])
def test_a_tile_costs_what_the_row_says(hour: int, price: int) -> None:
    others = [other for other in (8, 9, 7) if other != hour]
    s = scene().wake(f"{hour} {others[0]} {others[1]}").without_paints()
    s.plan("10030" if hour == 5 else "10031", IDLE, IDLE).play("1.1")
    assert s.thalers(0) == 12 - price


# --- cathedral


def at_cathedral(held: str, number: int = 1, money: int = 0, where: str = "C3", **tiles: str) -> Scene:
    """Seat 0 visits the cathedral with these goods; the others have no paints."""
    s = scene().wake("7 8 9").without_paints().lay(**tiles).put_bishop(where).give(0, held, money)
    return s.plan({1: "01310", 2: "02300", 3: "03200"}[number], IDLE, IDLE)


def test_a_segment_needs_the_paints_of_its_tile() -> None:
    s = at_cathedral("OBY", A1="4 OB", E5="4 OY", C1="4 GB")
    assert segments(s) == ["A1", "E5"]
    assert "-" in s.options()
    s.play("A1")
    assert (s.paints(0), s.tile_at("A1")) == ("Y", "-")
    assert s.state.income(0) == 1
    assert s.bishop() == "A1"


def test_two_equal_paints_need_two_pieces() -> None:
    assert segments(at_cathedral("OB", A1="6 OO", B1="4 OB")) == ["B1"]
    assert segments(at_cathedral("OO", A1="6 OO", B1="4 OB")) == ["A1"]


@pytest.mark.parametrize("name", NAMES)
def test_the_bishop_brings_three_on_his_segment_two_beside_it_and_none_elsewhere(name: str) -> None:
    s = scene().wake("7 8 9").without_paints().lay(**{name: "6 OO"}).put_bishop("B2").give(0, "OO", 0)
    s.plan("01310", IDLE, IDLE).play(name)
    bonus = 3 if name == "B2" else 2 if name[0] in "ABC" and name[1] in "123" else 0
    assert s.space(0) == 6 + bonus
    sources = s.result().sources
    assert (sources["segments"][0], sources["bishop"][0]) == (6, bonus)


def test_rows_do_not_touch_around_the_edges() -> None:
    assert at_cathedral("OO", where="E2", A3="6 OO").play("A3").space(0) == 6


def test_a_restored_segment_is_not_offered_again() -> None:
    assert "A1" not in segments(at_cathedral("OBOB", number=2, A1="4 OB").play("A1"))


def test_each_apprentice_restores_once() -> None:
    s = at_cathedral("OBOYGBGR", number=3, A1="4 OB", E1="4 OY", A5="4 GB", E5="4 GR").play("A1 E1 A5")
    assert s.state.income(0) == 3
    assert (s.round, s.tile_at("E5")) == (2, "4 GR")


def test_a_visit_may_mix_segments_and_altar_and_be_broken_off() -> None:
    s = at_cathedral("RRYYBBOB", number=3, A1="4 OB").play("=RYB A1")
    assert s.space(0) == 2 + 4
    assert "=RYB" in s.options()
    s.play("-")
    assert (s.space(0), s.paints(0)) == (6, "RYB")


def test_who_can_restore_nothing_is_not_asked() -> None:
    s = at_cathedral("RY", money=5)
    assert s.options()[0][0] not in "->="
    assert not segments(s)


# --- the bishop's paid step


def test_a_thaler_moves_the_bishop_one_step_in_any_direction() -> None:
    s = at_cathedral("OBOY", money=3, A1="4 OB", E5="4 OY")
    assert steps(s) == STEPS
    s.play(">D4")
    assert (s.bishop(), s.thalers(0)) == ("D4", 2)


def test_the_bishop_may_be_moved_onto_restored_segments() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="4 OB", E5="4 OY").restore("B2 C2 D2 B3 D3").give(0, "OB", 3)
    s.plan("01310", IDLE, IDLE)
    assert steps(s) == STEPS


@pytest.mark.parametrize(
    ("where", "reach"),
    [
        ("A1", "A2 B1 B2"),
        ("E1", "D1 D2 E2"),
        ("A5", "A4 B4 B5"),
        ("E5", "D4 D5 E4"),
        ("A3", "A2 A4 B2 B3 B4"),
        ("C5", "B4 B5 C4 D4 D5"),
    ],
)
def test_the_bishop_never_leaves_the_ceiling(where: str, reach: str) -> None:
    s = at_cathedral("OB", money=1, where=where, C2="4 OB")
    assert steps(s) == [f">{name}" for name in reach.split()]


def classic_cathedral(held: str, money: int, left: str = "") -> Scene:
    """Seat 0 visits the cathedral in the classic edition with two apprentices; only these segments are left, if any."""
    s = scene(edition="classic").wake("7 8 9").without_paints()
    s.lay(A1="4 OB", E5="4 OY", A2="9 PPY", A3="7 PG", A4="3 RYB", A5="3 RRY", B1="3 YYB")
    if left:
        s.leave(left)
    return s.put_bishop("C3").give(0, held, money).plan("02300", IDLE, IDLE)


def test_3_19_classic_the_step_comes_before_the_altar_too() -> None:
    s = classic_cathedral("OOOGGG", 3, "A1 E5 A2 A3 A4 A5 B1")
    assert segments(s) == []
    assert steps(s) == STEPS
    s.play(">B2")
    assert (s.bishop(), s.thalers(0)) == ("B2", 2)
    assert (
        sorted(s.options()) == altars(s) == ["=GGG", "=OGG", "=OOG", "=OOO"]
    )  # the altar must be restored now: no second step, no way out
    s.play("=OOG")
    assert s.space(0) == 5
    assert steps(s) == [">A1", ">A2", ">A3", ">B1", ">B3", ">C1", ">C2", ">C3"]  # the next apprentice's


def test_3_19_classic_after_the_step_segment_or_altar_must_be_restored() -> None:
    s = classic_cathedral("OBOYRYB", 9)
    affordable = segments(s) + altars(s)
    s.play(">B2")
    assert sorted(s.options()) == sorted(affordable)
    s.play("=RYB")
    assert s.space(0) == 2


def test_3_19_classic_the_only_payment_follows_the_step_unasked() -> None:
    s = classic_cathedral("OOO", 1, "A1 E5 A2 A3 A4 A5 B1").play(">B2")
    assert (s.space(0), s.paints(0), s.bishop()) == (5, "", "B2")


def test_3_19_classic_no_step_without_a_thaler_nor_without_anything_to_restore() -> None:
    assert steps(classic_cathedral("RYB", 0)) == []
    assert classic_cathedral("R", 5).to_move() != 0


def test_3_10_classic_no_step_before_the_altar_once_the_fresco_is_complete() -> None:
    assert sorted(classic_cathedral("OBOOO", 5, "A1").play("A1").options()) == ["-", "=OOO"]


def test_after_the_step_a_segment_must_be_restored() -> None:
    s = at_cathedral("OBOYRYB", money=9, A1="4 OB", E5="4 OY")
    affordable = segments(s)
    assert len(affordable) > 1
    s.play(">B2")
    assert sorted(s.options()) == affordable  # no second step, no altar, no way out
    s.play("A1")
    assert s.space(0) == 4 + 2


def test_3_19_mega_the_step_is_only_for_those_who_can_restore_a_segment() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="3 RYB")
    s.restore("A1")  # no other tile can be paid with these paints
    s.give(0, "RYB", 5).plan("01310", IDLE, IDLE)
    assert segments(s) == []
    assert sorted(s.options()) == ["-", "=RYB"]


def test_the_step_needs_a_thaler() -> None:
    assert steps(at_cathedral("OB", money=0, A1="4 OB")) == []
    assert steps(at_cathedral("OB", money=1, A1="4 OB")) == STEPS


def test_every_restoration_may_have_its_step() -> None:
    s = at_cathedral("OBOYGB", number=3, money=2, A1="4 OB", A2="4 OY", B1="4 GB").play(">B2 A1")
    assert steps(s) == [">A2", ">B1", ">B2"]
    s.play(">A2 A2")
    assert steps(s) == []
    assert s.thalers(0) == 0
    s.play("B1")
    assert s.space(0) == 4 + 2 + 4 + 3 + 4 + 2


def test_the_step_onto_the_segment_itself_earns_three() -> None:
    s = at_cathedral("OOGG", money=1, B2="6 OO", E5="6 GG").play(">B2 B2")
    assert (s.space(0), s.result().sources["bishop"][0]) == (6 + 3, 3)


# --- the altar


def payments() -> dict[str, int]:
    """All ways to pay the altar, with their points."""
    found: dict[str, int] = {}
    for replaced in range(4):
        for kept in combinations("RYB", 3 - replaced):
            for blended in combinations_with_replacement("OGP", replaced):
                found["=" + "".join(kept) + "".join(blended)] = 2 + replaced
    found["=OGP"] = 6
    return found


def test_the_altar_can_be_paid_in_38_ways() -> None:
    assert len(payments()) == 38
    assert altars(at_cathedral("RYB" * 3 + "OGP" * 3)) == sorted(payments())


@pytest.mark.parametrize(("payment", "points"), payments().items())
def test_the_altar_brings_two_points_and_one_for_each_blended_paint(payment: str, points: int) -> None:
    s = at_cathedral("RRRYYYBBBOOOGGGPPP", money=3).play(payment)
    assert s.space(0) == points
    assert Counter(s.paints(0)) + Counter(payment[1:]) == Counter("RYBOGP" * 3)
    assert (s.bishop(), s.result().sources["altar"][0]) == ("C3", points)


@pytest.mark.parametrize("held", ["RRY", "RRB", "YYBR", "RR", "RRO", "OO", "RRRYYY"])
def test_a_basic_paint_never_stands_for_another(held: str) -> None:
    s = at_cathedral(held)
    assert altars(s) == sorted(payment for payment in payments() if not Counter(payment[1:]) - Counter(held))


def test_the_altar_needs_no_tile_and_takes_none() -> None:
    s = at_cathedral("RYB")
    left = s.state.tiles_left()
    s.play("=RYB")
    assert s.state.tiles_left() == left
    assert s.state.income(0) == 0


# --- 2.4 scoring points


def test_start_spaces_are_not_counted() -> None:
    for start in (-3, -2, -1, 0):
        s = scene().wake("7 8 9").without_paints().stand(start, 20, 30).give(0, "RYB").plan("01310", IDLE, IDLE)
        s.play("=RYB")
        assert s.space(0) == 2


# --- studio, workshop, theater


@pytest.mark.parametrize(("digits", "earned"), [("00023", 0), ("00122", 3), ("00221", 6), ("00320", 9)])
def test_the_studio_pays_three_thalers_for_each_apprentice(digits: str, earned: int) -> None:
    assert visit("", digits).thalers(0) == 12 + earned


@pytest.mark.parametrize(("number", "most"), [(1, 2), (2, 4), (3, 6)])
def test_each_apprentice_blends_up_to_two_times(number: int, most: int) -> None:
    s = visit("R" * 9 + "Y" * 9 + "B" * 9, f"002{number}{3 - number}")
    assert s.options() == [f"O{n}" for n in range(most + 1)]
    some = s.after("O1")
    assert some.options() == [f"G{n}" for n in range(most)]
    s.play(f"O0 G0 P{most}")
    assert s.round == 2
    assert Counter(s.paints(0)) == Counter({"R": 9 - most, "Y": 9, "B": 9 - most, "P": most})


@pytest.mark.parametrize(("held", "moves", "then"), [("RY", "O1", "O"), ("YB", "G1", "G"), ("RB", "P1", "P")])
def test_the_chart_of_blends(held: str, moves: str, then: str) -> None:
    s = visit(held, "00212")
    assert s.options() == [f"{then}0", f"{then}1"]
    s.play(moves)
    assert s.paints(0) == then


def test_blends_are_limited_by_the_paints() -> None:
    s = visit("RRYB", "00203")
    assert s.round == 2
    s = visit("RRYB", "00230")
    assert s.options() == ["O0", "O1"]
    s.play("O0")
    assert (s.options(), s.after("G0").options()) == (["G0", "G1"], ["P0", "P1"])
    s.play("G1")
    assert s.round == 2  # no two paints are left that blend
    assert s.paints(0) == "RRG"


def test_blending_may_be_forgone() -> None:
    s = visit("RYB", "00230").play("O0 G0 P0")
    assert (s.round, s.paints(0)) == (2, "RYB")


def test_blended_paints_do_not_blend_further() -> None:
    assert visit("OGPR", "00230").round == 2


@pytest.mark.parametrize(("digits", "end"), [("03020", -1), ("03011", 1), ("03002", 3), ("02003", 4)])
def test_the_theater_lifts_the_mood_by_two_for_each_apprentice_up_to_the_top(digits: str, end: int) -> None:
    s = visit("", digits)
    assert (s.round, s.mood(0)) == (2, end)


# --- 2.5 preparing the next round


def test_income_is_one_thaler_for_each_restored_tile() -> None:
    s = scene().wake("7 8 9").without_paints().own_tiles(0, 4).own_tiles(2, 1).plan(IDLE, IDLE, IDLE)
    assert [s.thalers(seat) for seat in range(3)] == [16, 12, 13]


def test_a_tile_restored_this_round_already_gives_income() -> None:
    s = at_cathedral("OO", A1="6 OO")
    before = s.thalers(0)
    s.play("A1")
    assert (s.round, s.thalers(0)) == (2, before + 3 * 3 + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_market_is_refilled_and_no_tile_is_lost(players: int) -> None:
    s = new_game(players, 3, {})
    tiles, slots = s.in_play(), [len(booth) for booth in s.market()]
    dice = Random(5)
    number = 1
    while not s.over():
        s.state.push(s.state.options[dice.below(len(s.state.options))])
        if s.round > number and not s.over():
            number = int(s.round)
            assert [len(booth) for booth in s.market()] == slots
            assert s.in_play() == tiles
    assert number > 5


def test_tiles_that_nobody_bought_go_back_too() -> None:
    changed: set[int] = set()
    for seed in range(20):
        s = scene(players=3, seed=seed * 10).without_paints()
        before = list(s.state.market)
        s.finish_round()
        changed |= {slot for slot in range(9) if s.state.market[slot] != before[slot]}
    assert changed == set(range(9))


# --- 3 end


@pytest.mark.parametrize(("left", "final"), [(7, False), (6, True), (5, True), (1, True)])
def test_six_or_fewer_tiles_at_the_start_of_a_round_make_it_the_final_one(left: int, final: bool) -> None:
    s = before_last_round(left=" ".join(NAMES[:left]))
    assert s.round == 2
    assert s.final is final
    assert s.view(0)["sheet"][4] == ("place-second-cathedral" if final else "place-theater")


def test_a_round_that_falls_to_six_tiles_is_not_yet_the_final_one() -> None:
    s = scene().wake("7 8 9").without_paints().lay(A1="4 OB").leave("A1 B1 C1 D1 E1 A2 B2").give(0, "OB")
    s.give(1, "RYB").plan("01310", IDLE, IDLE).play("A1")
    assert s.state.tiles_left() == 6
    assert not s.final
    s.finish_round()
    assert s.round == 2
    assert s.final


def test_the_final_round_has_no_theater() -> None:
    s = last_round()
    letters: set[str] = set()
    while not s.over() and s.column < 0 and not s.players[2].planned:
        letters |= {move[0] for move in s.options()}
        s.play(s.options()[0])
    assert letters <= set("MCSWD")
    assert s.mood(0) == -1


def test_after_the_final_round_there_is_no_income() -> None:
    s = last_round().own_tiles(0, 8).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert (s.thalers(0), s.result().scores) == (0, [0, 0, 0])


def test_the_game_ends_after_the_final_round_even_with_tiles_left() -> None:
    s = last_round().plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert s.state.tiles_left() == 6
    assert (s.options(), s.to_move()) == ([], -1)


@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4), (40, 20)])
def test_two_thalers_are_a_point_rounded_down(money: int, points: int) -> None:
    s = last_round().give(1, thalers=money).stand(1, 50, 2).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert (s.space(1), s.result().sources["money"]) == (50 + points, [0, points, 0])


def test_final_scoring_of_nothing_is_no_move() -> None:
    s = last_round().stand(5, 9, -1).give(2, thalers=1).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert [s.space(seat) for seat in range(3)] == [5, 9, -1]


def test_furthest_ahead_wins() -> None:
    s = last_round().stand(30, 25, 29).give(1, thalers=14).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    result = s.result()
    assert (result.scores, result.winners) == ([30, 32, 29], [1])


def test_nobody_has_won_before_the_end() -> None:
    assert last_round().result().winners == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_two_markers_never_share_a_space_and_all_points_have_a_source(players: int, seed: int) -> None:
    s = new_game(players, seed, {})
    dice = Random(seed + 100)
    while not s.over():
        s.state.push(s.state.options[dice.below(len(s.state.options))])
        assert len(set(s.state.track)) == len(s.state.track)
        assert all(s.thalers(seat) >= 0 for seat in range(players))
        assert all(count >= 0 for player in s.players for count in player.paints)
    result = s.result()
    for seat in range(players):
        assert sum(points[seat] for points in result.sources.values()) == result.scores[seat] == max(0, s.space(seat))
    assert (len(result.winners), result.scores[result.winners[0]]) == (1, max(result.scores))


# --- 7 Leonardo


@pytest.mark.parametrize("players", [3, 4])
def test_leonardo_plays_only_with_two(players: int) -> None:
    s = new_game(players, 1, {})
    assert (len(s.state.track), s.state.parts) == (players, [])


def test_leonardo_starts_on_s3_and_in_the_middle_steered_by_the_player_on_s1() -> None:
    for seed in range(20):
        s = new_game(2, seed, {})
        assert (s.space(LEONARDO), s.leonardo("segment")) == (-1, 12)
        assert s.leonardo("steered_by") == list(s.state.track).index(-3) == s.to_move()


def test_leonardo_wakes_up_by_his_score() -> None:
    s = scene(players=2).wake("7 8 9").without_paints().stand(40, 30, 1).lay(C2="3 RYB").plan(IDLE, IDLE).play("X1 C2")
    assert (s.round, s.space(LEONARDO), s.argument()) == (2, 1 + 3 + 2, LEONARDO)
    assert s.to_move() == 1  # the other player steers now
    s.play("5:00")
    assert s.to_move() == 1
    s.play("6:00")
    assert s.to_move() == 0


def test_leonardo_acts_in_his_place_of_the_order() -> None:
    s = scene(players=2).wake("7 9 8").plan("11111", "11111")
    deciders: list[tuple[int, str]] = []
    while s.round == 1 and s.column <= 1:
        deciders.append((int(s.to_move()), s.question()))
        s.play("-" if "-" in s.options() else s.options()[0])
        assert len(deciders) < 9
    who = [seat for seat, _ in deciders[:6]]
    assert who == [0, 0, 1, 0, 0, 1]
    assert "Leonardo" in deciders[1][1]
    assert "Leonardo" in deciders[4][1]


def test_leonardo_closes_a_booth_before_those_who_wake_up_later_can_buy() -> None:
    s = scene(players=2).wake("8 9 7").plan("20030", "00320").play("X2")
    assert (s.to_move(), s.market()[1]) == (0, [])
    assert not any(move.startswith(("2.", "X2")) for move in s.options())


def test_leonardo_scores_value_and_bishop_and_both_go_there() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay(D3="7 PO").stand(30, 31, 4).plan(IDLE, IDLE).play("X1 D3")
    assert (s.space(LEONARDO), s.tile_at("D3"), s.bishop()) == (4 + 7 + 2, "-", "D3")
    assert s.leonardo("segment") == NAMES.index("D3")
    assert s.leonardo("space") == 13


@pytest.mark.parametrize(("where", "bonus"), [("C2", 3), ("B1", 2), ("C3", 2), ("C4", 0)])
def test_leonardo_gets_the_bishops_bonus_like_others(where: str, bonus: int) -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay(C2="7 PO").put_bishop(where).plan(IDLE, IDLE).play("X1 C2")
    assert s.space(LEONARDO) == 7 + bonus


def test_leonardo_walks_on_from_where_he_is() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().plan(IDLE, IDLE).play("X1 C2").without_paints()
    while not s.state.awake:
        s.play(s.options()[0])
    digits = ["02030" if s.apprentices(seat) == 5 else "02020" for seat in range(2)]
    s.plan(*digits).play("X1")
    assert sorted(s.options()) == ["B2", "C1", "C3", "D2"]  # the tile he started on is still there


def test_leonardos_steerer_chooses_ahead_or_behind() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().lay(C2="7 PO").stand(9, 20, -1).plan(IDLE, IDLE).play("X1 C2")
    assert s.options() == ["A", "B"]
    assert s.to_move() == s.leonardo("steered_by") == 0
    assert (s.after("A").space(LEONARDO), s.after("B").space(LEONARDO)) == (10, 8)


def test_leonardo_brings_nobody_income_and_gets_none() -> None:
    s = scene(players=2).wake("8 9 7").without_paints().plan(IDLE, IDLE)
    log = s.told("X1 C2")
    assert s.round == 2
    assert [s.thalers(seat) for seat in (0, 1)] == [12, 12]
    assert not [event for event in log if event.kind.name == "earned"]
    assert len(s.players) == 2
    tiles = s.leonardo("tiles")
    assert isinstance(tiles, list)
    assert len(tiles) == 1


def test_leonardo_walks_no_more_in_the_final_round_but_still_wakes_up_and_closes_a_booth() -> None:
    s = last_round(2, "8 9 7", "A1 B1 C1 D1 E1 A2 B2")
    assert s.final
    left, stood, points = s.state.tiles_left(), s.leonardo("segment"), s.space(LEONARDO)
    s.plan(IDLE_LAST, IDLE_LAST)
    assert (list(s.state.order), s.options()) == ([LEONARDO, 0, 1], ["X1", "X2", "X3"])
    s.play("X1")
    assert s.over()
    assert (s.state.tiles_left(), s.leonardo("segment"), s.space(LEONARDO)) == (left, stood, points)


def test_leonardo_cannot_win() -> None:
    s = last_round(2, "7 8 9", "A1 B1 C1 D1 E1 A2 B2").stand(10, 20, 90).plan(IDLE_LAST, IDLE_LAST).play("X1")
    assert s.over()
    result = s.result()
    assert (result.scores, result.winners) == ([10, 20], [1])
    assert s.space(LEONARDO) == 90  # no money


def test_leonardos_space_is_taken_in_final_scoring() -> None:
    s = last_round(2, "7 8 9", "A1 B1 C1 D1 E1 A2 B2").stand(10, 20, 12).give(0, thalers=4).plan(IDLE_LAST, IDLE_LAST)
    s.play("X1")
    assert s.over()
    assert s.space(0) == 13


def test_leonardo_is_open_to_all() -> None:
    s = scene(players=2)
    for who in (0, 1, -1):
        assert (s.view(who)["modules"], s.shown(who, 1)["mood"]) == ([s.state.parts[0].view(s.state, -1)], 0)
