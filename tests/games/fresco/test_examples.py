"""The booklets' worked examples of the base game, by their numbers in our list of examples."""

import pytest

from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    apprentices,
    bag,
    bishop,
    finish_round,
    give,
    last_round,
    lay,
    lay_market,
    market,
    mood,
    options,
    paints,
    plan,
    play,
    space,
    stand,
    table,
    thalers,
    tile_at,
    told,
    visit,
    wake,
    without_paints,
)


def test_e1_red_in_last_place_wakes_up_at_seven() -> None:
    s = table()
    assert s.to_move() == 0
    play(s, "7:00")
    assert mood(s, 0) == -1
    assert s.price(0) == 2
    assert s.to_move() == 1
    assert options(s) == ["5:00", "6:00", "8:00", "9:00"]
    play(s, "9:00")
    assert options(s) == ["5:00", "6:00", "8:00"]


def test_e2_a_plan_sends_the_player_to_each_place_as_often_as_it_says() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    give(s, 0, "RRYYBBRYB")
    lay(s, C3="3 RYB")
    plan(s, "12011", IDLE, IDLE)

    assert s.to_move() == 0
    assert all(move == "-" or move[0] in "123X" for move in options(s))
    play(s, "1.1")
    assert all(move[0] in "ABCDE>=-" for move in options(s))  # one apprentice at the market, one purchase
    play(s, "=RYB")
    assert all(move[0] in "ABCDE>=-" for move in options(s))
    money, held = thalers(s, 0), len(paints(s, 0))
    play(s, "=RYB")
    assert thalers(s, 0) == money  # nobody at the studio
    assert options(s)[0] == "O0"
    assert len(paints(s, 0)) == held - 3
    before = mood(s, 0)
    finish_round(s)
    assert mood(s, 0) == before + 2 == 1


def test_e3_red_buys_three_yellow_at_booth_four() -> None:
    s = without_paints(wake(table(4), "7 8 9 6"))
    lay_market(s, "R Y / B RY RB / RR YY BB RRR / YB YYY O G")
    plan(s, "13010", IDLE, IDLE, IDLE)
    assert s.to_move() == 0
    play(s, "4.2")
    assert thalers(s, 0) == 10
    assert paints(s, 0) == "YYY"


def test_e3_all_tiles_of_the_booth_go_back_into_the_bag() -> None:
    s = without_paints(wake(table(4), "7 8 9 6"))
    lay_market(s, "R Y / B RY RB / RR YY BB RRR / YB YYY O G")
    plan(s, "10220", "20030", IDLE, IDLE)
    play(s, "4.2")
    assert s.to_move() == 1
    assert thalers(s, 0) == 10
    assert paints(s, 0) == "YYY"
    assert market(s) == [["R", "Y"], ["B", "RY", "RB"], ["RR", "YY", "BB", "RRR"], []]
    assert bag(s) == sorted(["BBB", "YB", "YYY", "O", "G"])


def test_e4_red_restores_a_three_diagonal_to_the_bishop_and_acts_again() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    lay(s, B2="3 RYB", D4="4 OB")
    give(s, 0, "RYBOB")
    plan(s, "02030", IDLE, IDLE)
    happened = told(s, "B2")
    assert space(s, 0) == 5
    assert [event.values for event in happened if event.kind.name == "scored"] == [(5, 5)]
    assert paints(s, 0) == "BO"
    assert tile_at(s, "B2") == "-"
    assert s.income(0) == 1
    assert bishop(s) == "B2"
    assert s.to_move() == 0
    play(s, "D4")
    assert space(s, 0) == 5 + 4


@pytest.mark.parametrize(
    ("number", "payment", "points"),
    [("E5", "RBG", 3), ("E6", "OOG", 5), ("E7", "OGP", 6)],
)
def test_e5_e6_e7_altars(number: str, payment: str, points: int) -> None:
    s = without_paints(wake(table(), "7 8 9"))
    give(s, 0, payment)
    plan(s, "01220", IDLE, IDLE)
    assert "=" + "".join(sorted(payment, key="RYBOGP".index)) in options(s), number
    play(s, "=" + payment)
    assert space(s, 0) == points
    assert paints(s, 0) == ""
    assert bishop(s) == "C3"


def test_e8_without_an_apprentice_at_the_studio_there_are_no_thalers() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    plan(s, "03020", "02120", IDLE)
    assert [thalers(s, seat) for seat in range(3)] == [12, 15, 12]


@pytest.mark.parametrize(("moves", "left"), [("O2", "RYBBBOO"), ("O1 G1", "RRYBBOG")])
def test_e9_one_apprentice_at_the_workshop_blends_at_most_twice(moves: str, left: str) -> None:
    s = visit("RRRYYYBBB", "00212")
    assert s.to_move() == 0
    assert options(s) == ["O0", "O1", "O2"]
    after_one = play(s.copy(), "O1")
    assert options(after_one) == ["G0", "G1"]
    after_none = play(s.copy(), "O0 G0")
    assert options(after_none) == ["P0", "P1", "P2"]
    play(s, moves)
    assert s.round == 2  # nothing more is asked
    assert paints(s, 0) == left


def test_e10_one_apprentice_at_the_theater_lifts_the_mood_by_two_at_once() -> None:
    s = visit("RY", "00311", times="8 7 9")
    assert mood(s, 0) == 0
    play(s, "O1")
    assert mood(s, 0) == 2


def test_e10_apprentices_change_only_when_everybody_has_woken_up() -> None:
    s = without_paints(wake(table(), "9 8 7"))
    plan(s, "00221", IDLE, IDLE)
    assert s.round == 2
    assert mood(s, 0) == 3
    stays, leaves = s.copy(), s.copy()
    for position, hour in ((stays, "8:00"), (leaves, "7:00")):
        while not position.awake:
            row = hour if position.argument() == 0 else next(r for r in ("9:00", "6:00") if r in options(position))
            assert apprentices(position, 0) == 5
            play(position, row)
    assert apprentices(stays, 0) == 6
    assert apprentices(leaves, 0) == 5


@pytest.mark.parametrize(("edition", "price"), [("classic", 1), ("mega", 2)])
def test_e11_a_tile_at_eight_costs_one_or_two_thalers(edition: str, price: int) -> None:
    s = without_paints(wake(table(3, edition), "8 7 9"))
    assert s.price(0) == price
    plan(s, "10220", IDLE, "10220")
    play(s, "1.1")
    assert thalers(s, 0) == 12 - price


def test_e60_money_is_the_last_step_of_final_scoring() -> None:
    s = last_round()
    for seat, money in enumerate((7, 2, 0)):
        give(s, seat, thalers=money)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert GAME.result(s).sources["money"] == [3, 1, 0]
    assert GAME.result(s).scores == [3, 1, 0]


def test_e61_in_final_scoring_a_marker_goes_on_to_the_next_free_space() -> None:
    s = last_round(4, "7 8 9 6")
    stand(s, 10, 13, 14, 16)
    give(s, 0, thalers=6)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert [space(s, seat) for seat in range(4)] == [15, 13, 14, 16]
