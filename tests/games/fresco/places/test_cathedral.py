"""The cathedral: segments, the bishop's step, the altar."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from bottega.games.fresco.places.cathedral import AT_CATHEDRAL, BOUND, STEPPED
from tests.games.fresco.board import IDLE, NAMES
from tests.games.fresco.scene import Scene, scene

STEPS = sorted(">" + name for name in ("B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"))


def steps(s: Scene) -> list[str]:
    """Where the bishop may be moved."""
    return sorted(move for move in s.options() if move.startswith(">"))


def segments(s: Scene) -> list[str]:
    """What may be restored."""
    return sorted(move for move in s.options() if move in NAMES)


def altars(s: Scene) -> list[str]:
    return sorted(move for move in s.options() if move.startswith("="))


# --- cathedral


def at_cathedral(held: str, number: int = 1, money: int = 0, where: str = "C3", **tiles: str) -> Scene:
    """Seat 0 visits the cathedral with these goods; the others have no paints."""
    s = scene().wake("7 8 9").without_paints().lay(**tiles).put_bishop(where).give(0, held, money)
    return s.plan({1: "01310", 2: "02300", 3: "03200"}[number], IDLE, IDLE)


def test_a_segment_needs_the_paints_of_its_tile() -> None:
    s = at_cathedral("OBY", A1="4 OB", E5="4 OY", C1="4 GB")
    assert segments(s) == ["A1", "E5"]
    s.offers("-").play("A1")
    assert (s.paints(0), s.tile_at("A1")) == ("Y", "-")
    s.has(income=1, bishop="A1")


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
    s = at_cathedral("OBOYGBGR", number=3, A1="4 OB", E1="4 OY", A5="4 GB", E5="4 GR").play("A1 E1 A5").has(income=3)
    assert (s.round, s.tile_at("E5")) == (2, "4 GR")


def test_a_visit_may_mix_segments_and_altar_and_be_broken_off() -> None:
    s = at_cathedral("RRYYBBOB", number=3, A1="4 OB").play("=RYB A1").has(space=2 + 4).offers("=RYB").play("-")
    s.has(space=6, paints="RYB")


def test_who_can_restore_nothing_is_not_asked() -> None:
    s = at_cathedral("RY", money=5)
    assert s.options()[0][0] not in "->="
    assert not segments(s)


# --- the bishop's paid step


def test_a_thaler_moves_the_bishop_one_step_in_any_direction() -> None:
    s = at_cathedral("OBOY", money=3, A1="4 OB", E5="4 OY")
    assert steps(s) == STEPS
    s.play(">D4").has(bishop="D4", thalers=2)


def test_who_moved_the_bishop_and_has_no_paints_restores_nothing() -> None:
    """It cannot come to this by the rules, since he is moved only for something."""
    s = at_cathedral("OO", A1="6 OO").give(0, "", 0)
    left = s.state.tiles_left()
    s.state.push_task(AT_CATHEDRAL, 0, 1 | STEPPED | BOUND)
    s.state.settle()
    assert s.state.tiles_left() == left


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
    s.play(">B2").has(bishop="B2", thalers=2)
    assert (
        sorted(s.options()) == altars(s) == ["=GGG", "=OGG", "=OOG", "=OOO"]
    )  # the altar must be restored now: no second step, no way out
    s.play("=OOG").has(space=5)
    assert steps(s) == [">A1", ">A2", ">A3", ">B1", ">B3", ">C1", ">C2", ">C3"]  # the next apprentice's


def test_3_19_classic_after_the_step_segment_or_altar_must_be_restored() -> None:
    s = classic_cathedral("OBOYRYB", 9)
    affordable = segments(s) + altars(s)
    s.play(">B2")
    assert sorted(s.options()) == sorted(affordable)
    s.play("=RYB").has(space=2)


def test_3_19_classic_the_only_payment_follows_the_step_unasked() -> None:
    classic_cathedral("OOO", 1, "A1 E5 A2 A3 A4 A5 B1").play(">B2").has(space=5, paints="", bishop="B2")


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
    s.play("A1").has(space=4 + 2)


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
    s.has(thalers=0).play("B1").has(space=4 + 2 + 4 + 3 + 4 + 2)


def test_the_step_onto_the_segment_itself_earns_three() -> None:
    at_cathedral("OOGG", money=1, B2="6 OO", E5="6 GG").play(">B2 B2").has(space=6 + 3).scores(bishop=3)


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
    s = at_cathedral("RRRYYYBBBOOOGGGPPP", money=3).play(payment).has(space=points)
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
