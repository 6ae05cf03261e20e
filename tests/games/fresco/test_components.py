"""The component table: the box as it is, and every way to get it wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.errors import BadComponents
from bottega.core.tables import Tables
from bottega.games.fresco.box import Components, load, standard
from bottega.games.fresco.const import LETTERS, SEGMENTS
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.pieces import standard_text

TEXT = standard_text()


def box(text: str) -> Components:
    return Components(Tables(text, "box.toml"))


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_the_box() -> None:
    fresco = standard()
    assert (fresco.thalers, fresco.paints, fresco.apprentices) == (12, "RYB", 5)
    assert list(fresco.times) == [5, 6, 7, 8, 9]
    assert [tile.letters for tile in fresco.market].count("RRR") == 1
    assert (len(fresco.market), len(fresco.tiles)) == (14, 32)
    assert sorted({tile.value for tile in fresco.tiles[:SEGMENTS]}) == [3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert {len(tile.cost.letters) for tile in fresco.tiles[:SEGMENTS]} == {2, 3}
    assert (sum(fresco.booths_4), sum(fresco.booths_3)) == (13, 9)
    assert [fresco.market[tile].letters for tile in fresco.removed_with_3] == ["RR", "YY", "BB"]
    assert [LETTERS[one] + LETTERS[other] for one, other in fresco.blends] == ["RY", "YB", "RB", "PR", "OG"]


def test_seals_are_the_blended_colors_on_the_front() -> None:
    seals = {tile.cost.letters: tile.seals for tile in standard().tiles}
    assert [seals[cost] for cost in ("RYB", "OB", "GG", "PY", "OG", "OGP", "NK", "KP")] == [0, 1, 2, 4, 3, 7, 0, 4]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('O = "RY"', 'O = "RR"', r"\[blends\] O needs two different letters of RYB, not 'RR'"),
        ('O = "RY"', 'O = "RG"', r"\[blends\] O needs two different letters of RYB"),
        ('O = "RY"', 'O = "R"', r"\[blends\] O needs two different letters of RYB"),
        ("thalers = 12", "thalers = -1", r"\[start\] thalers must be a whole number from 0 to 99, not -1"),
        ('paints = "RYB"', 'paints = "RYX"', r"\[start\] paints needs 0 to 9 letters of RYBOGP, not 'RYX'"),
        ("times = [5, 6, 7, 8, 9]", "times = [5, 6, 7, 8]", r"\[hostel\] times must be a list of 5 items"),
        ("start = 0", "start = 5", r"\[mood\] start must be a whole number from -4 to 4, not 5"),
        ("extra_from = 3", "extra_from = 0", r"\[mood\] extra_from must be a whole number from 1 to 4, not 0"),
        ("short_from = -3", "short_from = 0", r"\[mood\] short_from must be a whole number from -4 to -1, not 0"),
        ('"RRR", "YYY"', '"RRRR", "YYY"', r"\[market\] tiles needs 1 to 3 letters of RYBOGP, not 'RRRR'"),
        ('removed_with_3 = ["RR"', 'removed_with_3 = ["PP"', r"names a tile that is not in the market: 'PP'"),
        ('= ["RR", "YY", "BB"]', '= ["RR", "RR", "BB"]', r"names a tile that is not in the market: 'RR'"),
        ("booths_4 = [2, 3, 4, 4]", "booths_4 = [3, 4, 4, 4]", r"booths_4 has 15 slots, but only 14 tiles are in play"),
        ("booths_3 = [2, 3, 4]", "booths_3 = [4, 4, 4]", r"booths_3 has 12 slots, but only 11 tiles are in play"),
        ('"3 RYB"', '"RYB"', r"\[fresco\] tiles a tile is written like '7 OGY', not 'RYB'"),
        ('"3 RYB"', '"x RYB"', r"a tile is written like '7 OGY', not 'x RYB'"),
        ('"3 RYB"', '"3 RYQ"', r"\[fresco\] tiles needs 1 to 6 letters of RYBOGP, not 'RYQ'"),
        ('"3 RYB", ', "", r"\[fresco\] tiles must be a list of 25 items"),
        ("middle = 11", "middle = 12", r"\[fresco\] middle is 12, but no tile has that value"),
        ("[hostel]", "[hotel]", r"\[hotel\] unknown table"),
    ],
)
def test_a_wrong_table_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message) as problem:
        box(changed(old, new))
    assert str(problem.value).startswith("box.toml:")


def test_records_of_the_base_game_keep_their_fingerprint() -> None:
    assert standard().fingerprint == "16f97c889ef7"


def test_another_price_makes_another_box(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed("price_mega = [4,", "price_mega = [5,"))
    assert load(path).fingerprint != standard().fingerprint
    assert FrescoGame(path).new(4, 1, {}).box.prices_mega[0] == 5


@given(st.integers(0, len(TEXT)), st.integers(0, len(TEXT)), st.text(max_size=8))
def test_any_damage_leaves_a_table_or_is_refused(start: int, end: int, patch: str) -> None:
    problem = "box.toml"
    try:
        box(TEXT[:start] + patch + TEXT[end:])
    except BadComponents as error:
        problem = str(error)
    assert problem.startswith("box.toml")
    assert "\n" not in problem
