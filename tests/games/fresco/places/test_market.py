"""The market: buying, closing, prices."""

import pytest

from tests.games.fresco.board import IDLE
from tests.games.fresco.scene import Scene, scene

BOOTHS = "R Y / B RY RB / RRR YYY BBB O"


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
        s.has(to_move=0).play(f"3.{i + 1}")
    assert (s.to_move(), s.paints(0), s.thalers(0)) == (1, bought, 12 - 2 * number)


def test_each_tile_is_bought_once_and_no_other_booth_is_visited() -> None:
    at_market(3).play("3.2").offers_only("- 3.1 3.3 3.4").play("3.4").offers_only("- 3.1 3.3").has(paints="YYYO")


def test_tiles_go_back_at_the_end_of_the_visit_and_not_before() -> None:
    s = at_market(3).play("2.2").has(bag=["G", "YB"]).play("2.1").has(bag=["G", "YB"]).play("-")
    s.has(bag=sorted(["G", "YB", "B", "RY", "RB"]), market=[["R", "Y"], [], ["RRR", "YYY", "BBB", "O"]], paints="RYB")


def test_a_booth_sold_out_ends_the_visit() -> None:
    s = at_market(3).play("1.2 1.1")
    assert (s.to_move(), s.paints(0), s.market()[0]) == (1, "RY", [])


def test_a_visit_ends_when_the_money_does() -> None:
    at_market(3, thalers=5).play("3.1 3.2").has(to_move=1, thalers=1)


def test_the_last_thalers_buy_a_tile() -> None:
    at_market(3, thalers=4).play("3.1 3.2").has(to_move=1, thalers=0, paints="RRRYYY")


def test_closing_is_free_however_many_apprentices_there_are_and_ends_the_visit() -> None:
    at_market(3).play("X3").has(to_move=1, thalers=12, paints="", bag=sorted(["G", "YB", "RRR", "YYY", "BBB", "O"]))


def test_an_empty_booth_is_offered_to_nobody() -> None:
    s = at_market().play("X3")
    assert sorted(s.options()) == sorted(["-", "X1", "X2", "1.1", "1.2", "2.1", "2.2", "2.3"])


def test_nobody_is_asked_at_an_empty_market() -> None:
    s = scene(players=4).wake("6 7 8 9").without_paints().lay_market("R Y / - - - / - - - - / - - - -")
    s.plan("30020", "30020", IDLE, IDLE).has(to_move=0).play("X1").has(round=2)


@pytest.mark.parametrize(("hour", "price"), [(5, 4), (6, 3), (7, 2), (8, 2), (9, 1)])
def test_a_tile_costs_what_the_row_says(hour: int, price: int) -> None:
    others = [other for other in (8, 9, 7) if other != hour]
    s = scene().wake(f"{hour} {others[0]} {others[1]}").without_paints()
    s.plan("10030" if hour == 5 else "10031", IDLE, IDLE).play("1.1").has(thalers=12 - price)
