"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.modules.m05_gold_leaf import test_gold_leaf as gold_leaf
from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings
from tests.games.fresco.modules.m12_dames import test_dames as dames
from tests.games.fresco.modules.m13_catacombs import test_catacombs as catacombs
from tests.games.fresco.modules.m14_pews import test_pews as pews
from tests.games.fresco.scene import scene

# --- beside gold leaf (5)


@pytest.mark.parametrize("seed", range(4))
def test_3_48_3_49_the_barrel_brings_a_market_tile_and_no_leaf(seed: int) -> None:
    s = scene("5,16", seed=40 * seed).wake("7 8 9").without_paints().give(2, "RY").go("12020")
    tiles = [word for booth in s.market() for word in booth]
    s.play("BAG")
    assert len(s.barrel()) == 1
    assert s.barrel()[0] not in tiles
    assert (s.paints(0), s.leaves(0)) == (s.barrel()[0], 0)


def test_3_49_with_discs_only_in_the_bag_there_is_no_black_market() -> None:
    assert "BAG" not in gold_leaf.awake(modules="5,16").fill_bag().go("12020").options()


# --- beside medico (10)


def test_3_119_the_apprentice_on_the_tile_may_go_to_the_black_market() -> None:
    s = (
        medico_meetings.laid("16", letters="31")
        .fill_bag("G")
        .up()
        .act("1 1 0 0 1", "@M")
        .asks("B1 B2")
        .play("B1")
        .offers("BAG")
    )
    before = s.market()
    s.play("BAG").has(barrel=["G"], paints="G", thalers=12 - 3 - 2)
    assert not medico_meetings.own_turn(s, 0)  # there was one apprentice
    assert s.market() == before


def test_3_119_the_tile_alone_draws_nothing() -> None:
    s = medico_meetings.laid("16", letters="3").up().act("0 2 0 0 1", "@M")
    assert not medico_meetings.own_turn(s, 0)
    assert s.barrel() == []


def test_3_117_the_bottle_is_paid_before_the_black_market() -> None:
    medico_meetings.laid("16", letters="3").up(money=4).act("1 1 0 0 1", "@M").has(thalers=1).offers_no("BAG")


# --- beside dames (12)


def test_the_tile_on_the_barrel_is_not_swapped() -> None:
    s = dames.morning("", "pink", modules="12,16").lay_market(dames.BOOTHS).go("12020", "@M 02030").play("BAG")
    while s.to_move() == 0:
        s.play("-")
    assert dames.offered_swaps(s) == dames.swaps([2, 3, 4])


# --- beside catacombs (13)


def test_the_map_and_the_barrel() -> None:
    s = (
        catacombs.morning(catacombs.FOUR, modules="13,16")
        .lay_market(catacombs.BOOTHS)
        .hide_treasures(B1="statue 5")
        .restore("B1")
        .give(0, "", 0)
    )
    s.explore("@M 12020").play("+ $").offers("BAG").play("BAG").has(thalers=5 - 2)


# --- beside pews (14)


@pytest.mark.parametrize("tile", ["YB", "G"])
def test_3_113_a_tile_from_the_barrel_brings_its_beams(tile: str) -> None:
    s = pews.awake(modules="14,16").fill_bag(tile).plan_one(0, "12002").others_plan().play("BAG")
    s.has(barrel=[tile], beams=pews.BEAMS.get(tile, 0))
    assert sorted(s.paints(0)) == sorted(tile)


@pytest.mark.parametrize(("owned", "then"), [(4, 6), (5, 6), (6, 6)])
def test_3_113_a_tile_from_the_barrel_with_a_short_supply(owned: int, then: int) -> None:
    s = pews.awake(modules="14,16").give_beams(0, owned).fill_bag("R").plan_one(0, "12002").others_plan().play("BAG")
    assert (s.beams(0), s.paints(0)) == (then, "R")


def test_3_113_booth_and_barrel_add_up() -> None:
    s = pews.awake(modules="14,16").fill_bag("YB").plan_one(0, "30200").others_plan().play("2.1 BAG 2.2")
    s.has(beams=2 + 1 + 1, left_market=True)
