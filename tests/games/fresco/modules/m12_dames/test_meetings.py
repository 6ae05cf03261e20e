"""What the module does beside those with lower numbers."""

import pytest

from tests.games.fresco.board import IDLE
from tests.games.fresco.modules.m08_bells import test_bells as bells
from tests.games.fresco.modules.m09_wall import test_wall as wall
from tests.games.fresco.modules.m10_medico import test_meetings as medico_meetings
from tests.games.fresco.modules.m10_medico.test_medico import fresh, set_up
from tests.games.fresco.scene import Scene, scene

# --- beside bells (8)


def test_3_91_points_of_a_certificate_pass_a_dame() -> None:
    s = bells.awake(modules="8,12").open_certificates(*bells.OFFER).stand(8, 1, 2).give(1, "RY")
    s.cover(0, "M", IDLE).others_plan().play("N1")
    court = next(part for part in s.view(0)["modules"] if part["module"] == "dames")
    assert (s.space(0), len(court["players"][0]["dames"])) == (11, 1)


# --- beside wall (9)


def test_four_points_of_the_wall_pass_a_dame() -> None:
    assert len(wall.at_wall("P", modules="9,12").stand(8, 1, 2).play("A3").dames_of(0)) == 1


def test_the_studio_dame_counts_nobody_at_the_wall() -> None:
    s = scene("9,12").without_paints().marry(0, "pink").next_morning()
    s.give(0, "", 0).give(1, "RY").play_as(0, "@M @S").plan_one(0, "12110").others_plan().asks("+ -").play("+")
    assert s.thalers(0) == 1 + 3


# --- beside medico (10)


def with_dame(own_ill: int = 2, infection: str = "market", letters: str = "") -> Scene:
    s = fresh("same", modules="10,12").marry(0, "pink")
    return medico_meetings.second_round(s, own_ill, infection, letters)


@pytest.mark.parametrize(("plan", "brought"), [("0 0 1+2 0 2", 3), ("0 0 0+2 0 3", 2), ("0 0 0+1 0 3", 1)])
def test_3_97_the_studio_dame_counts_ill_apprentices(plan: str, brought: int) -> None:
    s = with_dame().up(money=0).act(plan, "@S").asks("+ -").play("+")
    assert s.thalers(0) == brought + (3 if plan[4] == "1" else 0)


@pytest.mark.parametrize(("infection", "column"), [("market", "M"), ("cathedral", "C")])
def test_a_dame_alone_does_not_fall_ill(infection: str, column: str) -> None:
    assert with_dame(infection=infection).up().act("0 0 0 0 3", f"@{column}").reach(3).sick() == (2, 2)


def test_3_95_a_reservation_before_an_ill_apprentice_works() -> None:
    s = with_dame().lay(A1="3 RYB").up(paints="RYB").act("0 0+1 0 0 3", "@C").offers("^A1")
    assert len(medico_meetings.starting(s, "^")) == 24
    s.play("^A1").has(reservations={0: "A1"}).play("A1").has(points={"segments": 3}, reservations={})


def test_an_ill_apprentice_respects_another_players_reservation() -> None:
    s = with_dame().lay(A1="3 RYB").reserve(1, "A1").up(paints="RYB").act("0 0+1 0 0 3", "-")
    assert medico_meetings.own_turn(s, 1)
    assert "A1" not in s.options()


def test_3_99_the_second_cathedrals_dame_moves_the_bishop_before_an_ill_apprentice() -> None:
    s = set_up(3, "10,12").copy().only_infections("same", "market").marry(0, "pink").reach()
    s.make_ill(0, 2).lay(A1="3 RYB").put_bishop("B2")
    for seat in (1, 2):
        s.give(seat, "", 0)
    s.up(paints="RYB", money=2).act("0 0 0 3 0+1", "@D").at("D").offers("*A1").play("*A1").offers("A1")
    assert (s.thalers(0), medico_meetings.starting(s, ">")) == (1, [])
    s.play("A1").scores(bishop=3)
