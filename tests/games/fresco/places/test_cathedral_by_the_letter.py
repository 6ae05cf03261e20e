"""The cathedral by the letter of the booklets: the bishop's paid step.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from tests.games.fresco.board import NAMES, around
from tests.games.fresco.scene import Scene, opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute


# --- 3.19 (DE:388, FRc:380 against EN:439, FRm:607): the bishop's paid step


def in_cathedral(
    edition: str, hand: str, players: int = 3, money: int = 3, apprentices: int = 1, modules: str = "none"
) -> Scene:
    """Seat 0 is about to act in the cathedral; `3 RYB` has been restored, and the bishop stands on C3."""
    s = opening(players, modules, edition)
    s.restore(next(name for name in NAMES if s.tile_at(name) == "3 RYB")).put_bishop("C3").awake()
    return s.give(0, hand, money).give(1, "RY").schedule(0, f"C{apprentices}").others().at("C")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_19_classic_the_step_is_offered_before_the_altar(players: int) -> None:
    s = in_cathedral("classic", "RYB", players)
    assert s.moves_with(">") == around("C3")
    assert set(s.options()) - {f">{name}" for name in around("C3")} == {"=RYB", "-"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_19_mega_no_step_before_the_altar(players: int) -> None:
    assert sorted(in_cathedral("mega", "RYB", players).options()) == ["-", "=RYB"]


def test_3_19_classic_whoever_has_paid_restores_and_has_one_step_only() -> None:
    s = in_cathedral("classic", "RYBB", money=3).play(">B2").offers("=RYB")
    assert not s.moves_with(">")
    s.offers_no("-").play("=RYB")
    assert s.done_at("C")
    s.has(bishop="B2", thalers=2).scores(altar=2, bishop=0)


def test_3_19_classic_each_altar_of_a_turn_has_its_own_step() -> None:
    s = in_cathedral("classic", "RYBRYB", apprentices=2).play(">B2").offers_none(">").play("=RYB")
    assert s.moves_with(">") == around("B2")
    s.play(">A1")
    if not s.done_at("C"):
        s.play("=RYB")
    assert (s.bishop(), s.thalers(0), s.paints(0), s.result().sources["altar"][0]) == ("A1", 1, "", 4)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_19_nobody_steps_without_a_thaler(edition: str) -> None:
    assert sorted(in_cathedral(edition, "RYB", money=0).options()) == ["-", "=RYB"]


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_19_nobody_steps_who_cannot_restore_anything(edition: str) -> None:
    s = opening(3, "none", edition).awake().give(0, "R", 12).give(1, "RY").schedule(0, "C1").others()
    assert s.to_move() != 0 or s.column != 1


@pytest.mark.parametrize(("edition", "altar"), [("classic", True), ("mega", False)])
def test_3_19_after_the_step_a_segment_and_in_classic_the_altar_too(edition: str, altar: bool) -> None:
    s = opening(3, "none", edition).lay(B2="3 RYB", E5="3 RRY").awake()
    s.give(0, "RRYB", 3).give(1, "RY").schedule(0, "C1").others().at("C").offers("B2 E5 =RYB >B3 -").play(">B3")
    s.offers("B2 E5")
    assert ("=RYB" in s.options()) is altar
    s.offers_no("-").offers_none(">").play("B2").scores(bishop=2)
