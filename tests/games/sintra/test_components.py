"""The component table: the box as it is, and every way to get it wrong."""

from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import BadComponents
from bottega.core.tables import Tables
from bottega.games.sintra.box import Components, load, standard
from bottega.games.sintra.game import SintraGame

TEXT = resources.files("bottega.games.sintra").joinpath("box.toml").read_text("utf-8")


def box(text: str) -> Components:
    return Components(Tables(text, "box.toml"))


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_box() -> None:
    sintra = standard()
    assert sintra.per_colour == 20
    assert sintra.factories == (5, 7, 9)
    assert len(sintra.fields) == 16
    assert "".join(sintra.fields).count("J") == 2
    assert list(sintra.losses) == [0, 1, 2, 4, 6, 8, 10, 12, 15, 18]
    assert list(sintra.ornament_points) == [0, 0, 3, 6, 10]
    assert sintra.last_space() == 9


def test_every_colour_stands_equally_often_on_the_sides_without_jokers() -> None:
    letters = "".join(side for side in standard().fields if "J" not in side)
    assert {letter: letters.count(letter) for letter in "PWOBY"} == dict.fromkeys("PWOBY", 15)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"pink", "white"', '"white", "pink"', r"box.toml:11: \[panes\] colours must be, in this order"),
        ("per_colour = 20", "per_colour = 1", r"box.toml:12: \[panes\] per_colour must be a whole number from 2 to 50"),
        ("2 = 5", "2 = 10", r"box.toml:19: \[factories\] 2 must be a whole number from 1 to 9"),
        ("2 = 5", "5 = 5", r"box.toml:19: \[factories\] 5 unknown entry"),
        ('["PPWWW", "PPPPP"],', "", r"\[strips\] sides must be a list of 8 items"),
        ('["PPWWW", "PPPPP"]', '["PPWWW"]', r"\[strips\] sides must be a list of 2 items"),
        ('"PPWWW"', '"PPWW"', r"\[strips\] sides a side is five letters of PWOBYJ, not 'PPWW'"),
        ('"PPWWW"', '"PPWWX"', r"a side is five letters of PWOBYJ, not 'PPWWX'"),
        ('"PPWWW"', '"PPWWJ"', r"exactly one side has 2 jokers, not 2 sides"),
        ('"WJOJP"', '"WOOJP"', r"exactly one side has 2 jokers"),
        ('"WJOJP"', '"WOOPP"', r"exactly one side has 2 jokers, not 0 sides"),
        ("window_values_a = [4,", "window_values_a = [", r"\[palace\] window_values_a must be a list of 8 items"),
        ("[[0, 1]", "[[0, 0]", r"an ornament stands between two windows, not \[0, 0\]"),
        ("[[0, 1]", "[[0, 8]", r"\[palace\] ornaments_a must be a whole number from 0 to 7, not 8"),
        ("[0, 0, 3, 6, 10]", "[0, 0, 3, 2, 10]", r"\[palace\] ornament_points must not fall"),
        ("[0, -1,", "[-1, -2,", r"\[broken_glass\] track must begin with 0 and fall from space to space"),
        ("[0, -1, -2,", "[0, -2, -2,", r"\[broken_glass\] track must begin with 0 and fall"),
        ("[0, -1, -2,", "[0, 1, -2,", r"\[broken_glass\] track must be a whole number from -99 to 0, not 1"),
    ],
)
def test_a_wrong_table_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        box(changed(old, new))


def test_another_track_makes_another_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed("-4, -6, -8", "-4, -5, -8"))
    mine = load(path)
    assert list(mine.losses)[4] == 5
    assert mine.fingerprint != standard().fingerprint
    assert SintraGame(path).fingerprint({}) == mine.fingerprint


def test_comments_make_no_difference() -> None:
    assert box("# mine\n" + TEXT).fingerprint == standard().fingerprint


@given(st.text())
def test_any_text_is_a_table_or_is_refused(text: str) -> None:
    is_a_box_or_says_why(text)


@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.text(max_size=8))
def test_any_damage_leaves_a_table_or_is_refused(start: int, end: int, patch: str) -> None:
    is_a_box_or_says_why(TEXT[:start] + patch + TEXT[end:])


values = st.recursive(
    st.one_of(st.integers(), st.booleans(), st.floats(), st.text("PWOBYJ", max_size=6)),
    lambda inner: st.lists(inner, max_size=9),
)


@given(st.sampled_from(["per_colour = 20", "2 = 5", "track = [0, -1, -2, -4, -6, -8, -10, -12, -15, -18]"]), values)
def test_any_value_is_checked(entry: str, value: object) -> None:
    name = entry.partition(" ")[0]
    is_a_box_or_says_why(changed(entry, f"{name} = {str(value).replace('True', 'true').replace('False', 'false')}"))


def is_a_box_or_says_why(text: str) -> None:
    problem = "box.toml"
    try:
        box(text)
    except BadComponents as error:
        problem = str(error)
    assert problem.startswith("box.toml")
    assert "\n" not in problem
