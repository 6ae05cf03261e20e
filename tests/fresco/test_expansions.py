"""The modules' tables: the pieces as they are, and every way to get them wrong."""

from collections import Counter

import pytest

from bottega.core.errors import BadComponents
from bottega.fresco import expansions
from bottega.fresco.components import standard
from bottega.fresco.const import LETTERS, SEGMENTS, segment_name
from bottega.fresco.expansions import NO_PAINT, NO_POWER, Favor, Portrait
from tests.fresco.test_components import TEXT, box, changed

BASE = TEXT[: TEXT.index("[m1_portraits]")]
TABLES = {1, 2, 3, 4, 5, 6, 7, 11}  # the modules that have one
MORE = standard().more


def gifts(piece: Portrait | Favor) -> tuple[int, int, int, str]:
    """Thalers, points, mood and paint."""
    return piece.thalers, piece.points, piece.mood, "" if piece.paint == NO_PAINT else LETTERS[piece.paint]


# --- the pieces


def test_eighteen_portraits_six_of_each_deck() -> None:
    assert [portrait.deck for portrait in MORE.portraits] == [0] * 6 + [1] * 6 + [2] * 6
    found = {portrait.name: gifts(portrait) for portrait in MORE.portraits}
    assert found["patron"] == (7, 0, 0, "")
    assert found["peer"] == (3, 0, 0, "P")
    assert found["pretty_girl"] == (3, 0, 3, "")
    assert found["virgin_mary"] == (0, 2, 0, "P")
    assert found["self_portrait"] == (0, 3, 2, "")
    assert found["bishop"] == (4, 3, 0, "")


def test_six_portraits_have_a_power_and_only_the_merchant_gives_besides() -> None:
    powers = {portrait.name: portrait.power for portrait in MORE.portraits if portrait.power != NO_POWER}
    assert powers == {
        "gods_servant": expansions.GODS_SERVANT,
        "actor": expansions.ACTOR,
        "abbot": expansions.ABBOT,
        "sexton": expansions.SEXTON,
        "merchant": expansions.MERCHANT,
        "muse": expansions.MUSE,
    }
    giving = {portrait.name: gifts(portrait) for portrait in MORE.portraits if portrait.power != NO_POWER}
    assert giving.pop("merchant") == (1, 0, 0, "")
    assert set(giving.values()) == {(0, 0, 0, "")}


def test_twelve_requests_the_highest_of_each_kind_on_top() -> None:
    assert list(MORE.requests) == [6, 5, 4, 8, 7, 6, 8, 7, 6, 10, 9, 8]


def test_seven_special_tiles_with_the_24_for_the_middle() -> None:
    fresco = standard()
    assert [tile.value for tile in fresco.tiles[SEGMENTS:]] == [13, 13, 14, 17, 17, 18, 24]
    assert [tile.cost.letters for tile in MORE.special_tiles] == ["KG", "KO", "KP", "NG", "NO", "NP", "NK"]
    assert fresco.tiles[SEGMENTS + fresco.more.special_middle].value == 24


def test_twenty_wishes_three_of_them_for_free_paint() -> None:
    assert list(MORE.wishes) == [3, 1, 1, 1, 2, 2, 3, 2, 2, 3]
    assert sum(MORE.wishes) == 20
    assert [tile.letters for tile in MORE.free_paint] == ["RY", "RB", "YB"]
    assert (MORE.pennies, MORE.pennies_each) == (20, 3)


def test_arrows_point_at_one_slot_of_either_booth() -> None:
    assert MORE.leaves == 20
    assert list(MORE.arrows_4) == [0] * 8 + [1, 2] + [0] * 3
    assert list(MORE.arrows_3) == [0] * 4 + [1, 2] + [0] * 3


def test_an_arrow_may_name_its_slot_by_number() -> None:
    assert list(box(changed("III last 1", "III 2 9")).more.arrows_4) == [0] * 6 + [9, 0, 0, 2] + [0] * 3


def test_26_glass_tokens_six_places_and_twelve_segments_with_a_window() -> None:
    assert list(MORE.glass_tokens) == [8, 7, 6, 5]
    assert sum(MORE.glass_tokens) == 26
    assert list(MORE.glass_prices) == [1, 1, 2, 2]
    assert list(MORE.glass_penalties) == [2, 4, 6, 8]
    assert list(MORE.bench) == [0, 1, 1, 2, 2, 3]
    names = [segment_name(segment) for segment in range(SEGMENTS) if MORE.window_segments >> segment & 1]
    assert names == ["B1", "C1", "D1", "A2", "E2", "A3", "E3", "A4", "E4", "B5", "C5", "D5"]


def test_a_window_is_worth_half_its_penalties() -> None:
    assert len(MORE.windows) == 18
    points = {window.letters: window.points for window in MORE.windows}
    assert [points[panes] for panes in ("YB", "RG", "YGY", "GYG", "GRG")] == [3, 7, 6, 9, 11]
    panes = {window.letters: list(window.panes) for window in MORE.windows}
    assert (panes["RG"], panes["GYG"]) == ([0, 0, 1, 1], [1, 0, 0, 2])


def test_two_points_for_a_line_and_three_where_lines_cross() -> None:
    assert (MORE.one_line, MORE.crossing) == (2, 3)


def test_25_favors() -> None:
    assert Counter(gifts(favor) for favor in MORE.favors) == {
        (1, 0, 0, ""): 5,
        (5, 0, 0, ""): 2,
        (0, 1, 0, ""): 5,
        (0, 0, 1, ""): 4,
        (0, 0, 0, "R"): 2,
        (0, 0, 0, "Y"): 2,
        (0, 0, 0, "B"): 2,
        (0, 0, 0, "O"): 1,
        (0, 0, 0, "G"): 1,
        (0, 0, 0, "P"): 1,
    }


# --- fingerprints


def test_modules_without_a_table_leave_the_fingerprint_alone() -> None:
    fresco = standard()
    assert {number for number in range(20) if fresco.more.module_values(number)} == TABLES
    assert fresco.fingerprint_with(()) == fresco.fingerprint_with((0, 12)) == fresco.fingerprint


def test_each_module_has_a_fingerprint_whatever_their_order() -> None:
    fresco = standard()
    assert len({fresco.fingerprint_with((number,)) for number in TABLES} | {fresco.fingerprint}) == len(TABLES) + 1
    assert fresco.fingerprint_with((7, 0, 1)) == fresco.fingerprint_with((1, 7)) != fresco.fingerprint_with((1,))
    assert {len(fresco.fingerprint_with((number,))) for number in TABLES} == {12}


@pytest.mark.parametrize(
    ("old", "new", "module"),
    [
        ("patron:T7", "patron:T8", 1),
        ("general = [6,", "general = [7,", 2),
        ("17 NG", "16 NG", 3),
        ("busker = 3", "busker = 2", 4),
        ("III last 1", "III last 2", 5),
        ('"RGR"', '"RRG"', 6),
        ("crossing = 3", "crossing = 4", 7),
        ('paints = ["R", "R"', 'paints = ["R", "O"', 11),
    ],
)
def test_a_corrected_table_makes_another_box_for_its_module_alone(old: str, new: str, module: int) -> None:
    ours, other = standard(), box(changed(old, new))
    assert ours.fingerprint == other.fingerprint
    different = {number for number in TABLES if ours.fingerprint_with((number,)) != other.fingerprint_with((number,))}
    assert different == {module}


# --- a file of the base box


def test_a_file_without_the_modules_gets_ours() -> None:
    mine = box(BASE)
    assert mine.fingerprint == standard().fingerprint
    for module in TABLES:
        assert mine.fingerprint_with((module,)) == standard().fingerprint_with((module,))


def test_a_file_may_have_some_modules() -> None:
    more = box(BASE + "[m7_scrolls]\none_line = 1\ncrossing = 4\n").more
    assert (more.one_line, more.crossing, len(more.favors)) == (1, 4, 25)


def test_a_base_box_with_another_market_gets_our_wishes_and_arrows_in_its_booths() -> None:
    text = BASE.replace('"RY", "RB", "YB", "RR"', '"RP", "BP", "YP", "RR"').replace("[2, 3, 4]", "[3, 3, 3]")
    more = box(text).more
    assert [tile.letters for tile in more.free_paint] == ["RY", "RB", "YB"]
    assert list(more.arrows_3) == [0] * 5 + [1, 2] + [0] * 2


# --- wrong tables


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"actor", ', "", r"\[m1_portraits\] A must be a list of 6 items"),
        ('"actor"', '"doctor"', r"\[m1_portraits\] A names an unknown portrait: 'doctor'; known: gods_servant, "),
        ('"actor"', '"actor:T1"', r"A a portrait is written like 'muse' or 'peer:T4,O', not 'actor:T1'"),
        ('"patron:T7", "m', '"patron", "m', r"\[m1_portraits\] B a portrait is written like .*, not 'patron'"),
        ("bishop:VP3,T4", "bishop:VP3,X4", r"\[m1_portraits\] C a portrait is written like .*, not 'bishop:VP3,X4'"),
        ("bishop:VP3,T4", "bishop:VP3,T0", r"a portrait is written like .*, not 'bishop:VP3,T0'"),
        ("bishop:VP3,T4", "bishop:VP3,VP4", r"a portrait is written like .*, not 'bishop:VP3,VP4'"),
        ("peer:T4,O", "peer:T4,K", r"a portrait is written like .*, not 'peer:T4,K'"),
        ("general = [6, 5, 4]", "general = [6, 5]", r"\[m2_requests\] general must be a list of 3 items"),
        ("general = [6, 5, 4]", "general = [6, 5, 0]", r"general must be a whole number from 1 to 99, not 0"),
        ("P = [10, 9, 8]", "P = [10, 8, 9]", r"\[m2_requests\] P must start with the highest, not \[10, 8, 9\]"),
        ('K = "PR"', 'K = "PP"', r"\[m3_special\] K needs two different letters of RYBOGP, not 'PP'"),
        ('N = "OG"', 'N = "OK"', r"\[m3_special\] N needs two different letters of RYBOGP, not 'OK'"),
        ('"13 KG", ', "", r"\[m3_special\] tiles must be a list of 7 items"),
        ('"13 KG"', '"KG"', r"\[m3_special\] tiles a tile is written like '7 OGY', not 'KG'"),
        ('"13 KG"', '"13 KX"', r"\[m3_special\] tiles needs 1 to 6 letters of RYBOGPKN, not 'KX'"),
        ("middle = 24", "middle = 13", r"\[m3_special\] middle is 13, but 2 tiles have that value"),
        ("middle = 24", "middle = 25", r"\[m3_special\] middle is 25, but 0 tiles have that value"),
        ("busker = 3", "busker = 10", r"\[m4_wishes\] busker must be a whole number from 0 to 9, not 10"),
        ("lucky_day = 3\n", "", r"\[m4_wishes\] lucky_day is missing; add it"),
        ('free_paint = ["RY"', 'free_paint = ["PP"', r"free_paint names a tile that is not in the market: 'PP'"),
        ("pennies = 20", "pennies = 11", r"\[m4_wishes\] pennies must be a whole number from 12 to 99, not 11"),
        ("leaves = 20", "leaves = -1", r"\[m5_gold\] leaves must be a whole number from 0 to 99, not -1"),
        ("III last 1", "III 1", r"\[m5_gold\] arrows_4 an arrow is written like 'III last 1', not 'III 1'"),
        ("III last 1", "III 5 1", r"\[m5_gold\] arrows_4 has no such slot, or has it twice: 'III 5 1'"),
        ("IV first 2", "III 4 2", r"\[m5_gold\] arrows_4 has no such slot, or has it twice: 'III 4 2'"),
        ("III first 2", "IV last 2", r"\[m5_gold\] arrows_3 has no such slot, or has it twice: 'IV last 2'"),
        ("tokens = [8, 7, 6, 5]", "tokens = [8, 7, 6]", r"\[m6_glass\] tokens must be a list of 4 items"),
        ("bench = [0,", "bench = [1,", r"\[m6_glass\] bench must start with 0, not 1"),
        ('"B1", "C1"', '"B1", "B1"', r"\[m6_glass\] segments needs different segments such as B1, not 'B1'"),
        ('"B1", "C1"', '"B1", "F1"', r"\[m6_glass\] segments needs different segments such as B1, not 'F1'"),
        ('"GRG"', '"GRGR"', r"\[m6_glass\] windows needs 2 or 3 letters of YBRG, not 'GRGR'"),
        ('"GRG"', '"GRP"', r"\[m6_glass\] windows needs 2 or 3 letters of YBRG, not 'GRP'"),
        (
            "penalties = [2, 4",
            "penalties = [2, 5",
            r"\[m6_glass\] windows YB has penalties of 7, which cannot be halved",
        ),
        ("crossing = 3", "crossing = 100", r"\[m7_scrolls\] crossing must be a whole number from 0 to 99, not 100"),
        ("crossing = 3\n", "", r"\[m7_scrolls\] crossing is missing; add it"),
        ("thaler1 = 5", "thaler1 = 4", r"\[m11_favors\] has 24 favors, but there are 25 segments"),
        ('paints = ["R", "R"', 'paints = ["R", "K"', r"paints needs single letters of RYBOGP, not 'K'"),
        ('paints = ["R", "R"', 'paints = ["R", "RY"', r"paints needs single letters of RYBOGP, not 'RY'"),
        ("[m7_scrolls]", "[m7_scroll]", r"\[m7_scroll\] unknown table"),
        ("crossing = 3", "crossings = 3", r"\[m7_scrolls\] crossings unknown entry; known: one_line, crossing"),
    ],
)
def test_a_wrong_table_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message) as problem:
        box(changed(old, new))
    assert str(problem.value).startswith("box.toml:")
    assert not str(problem.value).startswith("box.toml:1:")


def test_a_module_that_is_no_table_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"\[m7_scrolls\] is missing; write it as a table of its own"):
        box("m7_scrolls = 2\n" + BASE)
