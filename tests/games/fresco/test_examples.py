"""The booklets' worked examples of the base game, by their numbers in our list of examples."""

import pytest

from tests.games.fresco.board import IDLE, IDLE_LAST
from tests.games.fresco.scene import last_round, scene, visit


def test_e1_red_in_last_place_wakes_up_at_seven() -> None:
    s = scene().has(to_move=0).play("7:00").has(mood=-1)
    assert s.state.price(0) == 2
    s.asks("5:00 6:00 8:00 9:00", seat=1).play("9:00").asks("5:00 6:00 8:00")


def test_e2_a_plan_sends_the_player_to_each_place_as_often_as_it_says() -> None:
    s = scene().wake("7 8 9").without_paints().give(0, "RRYYBBRYB").lay(C3="3 RYB").plan("12011", IDLE, IDLE)

    assert s.to_move() == 0
    assert all(move == "-" or move[0] in "123X" for move in s.options())
    s.play("1.1")
    assert all(move[0] in "ABCDE>=-" for move in s.options())  # one apprentice at the market, one purchase
    s.play("=RYB")
    assert all(move[0] in "ABCDE>=-" for move in s.options())
    money, held = s.thalers(0), len(s.paints(0))
    s.play("=RYB")
    assert s.thalers(0) == money  # nobody at the studio
    assert (s.options()[0], len(s.paints(0))) == ("O0", held - 3)
    before = s.mood(0)
    s.finish_round()
    assert s.mood(0) == before + 2 == 1


def test_e3_red_buys_three_yellow_at_booth_four() -> None:
    s = scene(players=4).wake("7 8 9 6").without_paints().lay_market("R Y / B RY RB / RR YY BB RRR / YB YYY O G")
    s.plan("13010", IDLE, IDLE, IDLE).has(to_move=0).play("4.2").has(thalers=10, paints="YYY")


def test_e3_all_tiles_of_the_booth_go_back_into_the_bag() -> None:
    s = scene(players=4).wake("7 8 9 6").without_paints().lay_market("R Y / B RY RB / RR YY BB RRR / YB YYY O G")
    s.plan("10220", "20030", IDLE, IDLE).play("4.2")
    s.has(to_move=1, thalers=10, paints="YYY", market=[["R", "Y"], ["B", "RY", "RB"], ["RR", "YY", "BB", "RRR"], []])
    s.has(bag=sorted(["BBB", "YB", "YYY", "O", "G"]))


def test_e4_red_restores_a_three_diagonal_to_the_bishop_and_acts_again() -> None:
    s = scene().wake("7 8 9").without_paints().lay(B2="3 RYB", D4="4 OB").give(0, "RYBOB").plan("02030", IDLE, IDLE)
    happened = s.told("B2")
    assert s.space(0) == 5
    assert [event.values for event in happened if event.kind.name == "scored"] == [(5, 5)]
    assert (s.paints(0), s.tile_at("B2")) == ("BO", "-")
    s.has(income=1, bishop="B2", to_move=0).play("D4").has(space=5 + 4)


@pytest.mark.parametrize(
    ("number", "payment", "points"),
    [("E5", "RBG", 3), ("E6", "OOG", 5), ("E7", "OGP", 6)],
)
def test_e5_e6_e7_altars(number: str, payment: str, points: int) -> None:
    s = scene().wake("7 8 9").without_paints().give(0, payment).plan("01220", IDLE, IDLE)
    assert "=" + "".join(sorted(payment, key="RYBOGP".index)) in s.options(), number
    s.play("=" + payment).has(space=points, paints="", bishop="C3")


def test_e8_without_an_apprentice_at_the_studio_there_are_no_thalers() -> None:
    scene().wake("7 8 9").without_paints().plan("03020", "02120", IDLE).each(thalers=[12, 15, 12])


@pytest.mark.parametrize(("moves", "left"), [("O2", "RYBBBOO"), ("O1 G1", "RRYBBOG")])
def test_e9_one_apprentice_at_the_workshop_blends_at_most_twice(moves: str, left: str) -> None:
    s = visit("RRRYYYBBB", "00212").asks("O0 O1 O2", seat=0)
    s.copy().play("O1").asks("G0 G1")
    s.copy().play("O0 G0").asks("P0 P1 P2")
    s.play(moves)
    assert s.round == 2  # nothing more is asked
    assert s.paints(0) == left


def test_e10_one_apprentice_at_the_theater_lifts_the_mood_by_two_at_once() -> None:
    visit("RY", "00311", times="8 7 9").has(mood=0).play("O1").has(mood=2)


def test_e10_apprentices_change_only_when_everybody_has_woken_up() -> None:
    s = scene().wake("9 8 7").without_paints().plan("00221", IDLE, IDLE).has(round=2, mood=3)
    stays, leaves = s.copy(), s.copy()
    for position, hour in ((stays, "8:00"), (leaves, "7:00")):
        while not position.state.awake:
            row = hour if position.argument() == 0 else next(r for r in ("9:00", "6:00") if r in position.options())
            assert position.apprentices(0) == 5
            position.play(row)
    assert (stays.apprentices(0), leaves.apprentices(0)) == (6, 5)


@pytest.mark.parametrize(("edition", "price"), [("classic", 1), ("mega", 2)])
def test_e11_a_tile_at_eight_costs_one_or_two_thalers(edition: str, price: int) -> None:
    s = scene(players=3, edition=edition).wake("8 7 9").without_paints()
    assert s.state.price(0) == price
    s.plan("10220", IDLE, "10220").play("1.1").has(thalers=12 - price)


def test_e60_money_is_the_last_step_of_final_scoring() -> None:
    s = last_round()
    for seat, money in enumerate((7, 2, 0)):
        s.give(seat, thalers=money)
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    assert (s.result().sources["money"], s.result().scores) == ([3, 1, 0], [3, 1, 0])


def test_e61_in_final_scoring_a_marker_goes_on_to_the_next_free_space() -> None:
    s = last_round(4, "7 8 9 6").stand(10, 13, 14, 16)
    s.give(0, thalers=6).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True).each(space=[15, 13, 14, 16])
