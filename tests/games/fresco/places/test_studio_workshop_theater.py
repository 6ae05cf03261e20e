"""Studio, workshop and theater."""

from collections import Counter

import pytest

from tests.games.fresco.scene import visit

# --- studio, workshop, theater


@pytest.mark.parametrize(("digits", "earned"), [("00023", 0), ("00122", 3), ("00221", 6), ("00320", 9)])
def test_the_studio_pays_three_thalers_for_each_apprentice(digits: str, earned: int) -> None:
    assert visit("", digits).thalers(0) == 12 + earned


@pytest.mark.parametrize(("number", "most"), [(1, 2), (2, 4), (3, 6)])
def test_each_apprentice_blends_up_to_two_times(number: int, most: int) -> None:
    s = visit("R" * 9 + "Y" * 9 + "B" * 9, f"002{number}{3 - number}").has(options=[f"O{n}" for n in range(most + 1)])
    s.after("O1").has(options=[f"G{n}" for n in range(most)])
    s.play(f"O0 G0 P{most}").has(round=2)
    assert Counter(s.paints(0)) == Counter({"R": 9 - most, "Y": 9, "B": 9 - most, "P": most})


@pytest.mark.parametrize(("held", "moves", "then"), [("RY", "O1", "O"), ("YB", "G1", "G"), ("RB", "P1", "P")])
def test_the_chart_of_blends(held: str, moves: str, then: str) -> None:
    visit(held, "00212").has(options=[f"{then}0", f"{then}1"]).play(moves).has(paints=then)


def test_blends_are_limited_by_the_paints() -> None:
    s = visit("RRYB", "00203").has(round=2)
    s = visit("RRYB", "00230").asks("O0 O1").play("O0")
    assert (s.options(), s.after("G0").options()) == (["G0", "G1"], ["P0", "P1"])
    s.play("G1")
    assert s.round == 2  # no two paints are left that blend
    assert s.paints(0) == "RRG"


def test_blending_may_be_forgone() -> None:
    visit("RYB", "00230").play("O0 G0 P0").has(round=2, paints="RYB")


def test_blended_paints_do_not_blend_further() -> None:
    assert visit("OGPR", "00230").round == 2


@pytest.mark.parametrize(("digits", "end"), [("03020", -1), ("03011", 1), ("03002", 3), ("02003", 4)])
def test_the_theater_lifts_the_mood_by_two_for_each_apprentice_up_to_the_top(digits: str, end: int) -> None:
    visit("", digits).has(round=2, mood=end)
