"""The modules' tables: the pieces as they are, and every way to get them wrong."""

from collections import Counter
from typing import Any

import pytest

from bottega.core.errors import BadComponents
from bottega.games.fresco.box import Components, standard
from bottega.games.fresco.const import LETTERS, SEGMENTS, segment_name
from bottega.games.fresco.modules.m01_portraits import box as portraits_of
from bottega.games.fresco.modules.m01_portraits.box import NO_POWER, Portrait
from bottega.games.fresco.modules.m03_special_blends.box import blends_box
from bottega.games.fresco.modules.m11_favors.box import Favor
from bottega.games.fresco.pieces import NO_PAINT
from tests.games.fresco.test_components import TEXT, box, changed

BASE = TEXT[: TEXT.index("[m1_portraits]")]
TABLES = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}  # the modules that have one


class Modules:
    """What a box has for all modules, by the names of the values."""

    def __init__(self, box: Components) -> None:
        self.boxes = box.modules

    def __getattr__(self, name: str) -> Any:
        return next(getattr(box, name) for box in self.boxes if hasattr(box, name))


MORE = Modules(standard())


def gifts(piece: Portrait | Favor) -> tuple[int, int, int, str]:
    """Thalers, points, mood and paint."""
    return piece.thalers, piece.points, piece.mood, "" if piece.paint == NO_PAINT else LETTERS[piece.paint]


def without_maps(entry: str) -> str:
    """Our table with the maps of this entry alone."""
    start, end = TEXT.index("maps_5"), TEXT.index("map_price")
    hours = [f"{hour} = []" for hour in ("maps_5", "maps_6", "maps_7") if not entry.startswith(hour)]
    return "\n".join([TEXT[:start], *hours, entry, TEXT[end:]])


def names(mask: int) -> list[str]:
    """The segments of the fresco in a mask."""
    return [segment_name(segment) for segment in range(SEGMENTS) if mask >> segment & 1]


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
        "gods_servant": portraits_of.GODS_SERVANT,
        "actor": portraits_of.ACTOR,
        "abbot": portraits_of.ABBOT,
        "sexton": portraits_of.SEXTON,
        "merchant": portraits_of.MERCHANT,
        "muse": portraits_of.MUSE,
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
    assert fresco.tiles[SEGMENTS + blends_box(fresco).special_middle].value == 24


def test_twenty_wishes_three_of_them_for_free_paint() -> None:
    assert (list(MORE.wishes), sum(MORE.wishes)) == ([3, 1, 1, 1, 2, 2, 3, 2, 2, 3], 20)
    assert [tile.letters for tile in MORE.free_paint] == ["RY", "RB", "YB"]
    assert (MORE.pennies, MORE.pennies_each) == (20, 3)


def test_arrows_point_at_one_slot_of_either_booth() -> None:
    assert (MORE.leaves, list(MORE.arrows_4)) == (20, [0] * 8 + [1, 2] + [0] * 3)
    assert list(MORE.arrows_3) == [0] * 4 + [1, 2] + [0] * 3


def test_an_arrow_may_name_its_slot_by_number() -> None:
    assert list(Modules(box(changed("III last 1", "III 2 9"))).arrows_4) == [0] * 6 + [9, 0, 0, 2] + [0] * 3


def test_26_glass_tokens_six_places_and_twelve_segments_with_a_window() -> None:
    assert (list(MORE.glass_tokens), sum(MORE.glass_tokens)) == ([8, 7, 6, 5], 26)
    assert (list(MORE.glass_prices), list(MORE.glass_penalties)) == ([1, 1, 2, 2], [2, 4, 6, 8])
    assert list(MORE.bench) == [0, 1, 1, 2, 2, 3]
    assert names(MORE.window_segments) == ["B1", "C1", "D1", "A2", "E2", "A3", "E3", "A4", "E4", "B5", "C5", "D5"]


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


def test_eighteen_certificates_with_61_bells() -> None:
    found = [(paper.price, paper.points, paper.bells) for paper in MORE.certificates]
    assert len(found) == 18
    assert (found[0], found[1], found[13], found[17]) == ((2, 2, 1), (3, 3, 1), (7, 7, 2), (8, 6, 6))
    assert sum(bells for _, _, bells in found) == 61
    assert MORE.leonardo_certificates == 4


def test_bells_have_three_ranks_and_five_bonuses() -> None:
    assert (list(MORE.rank_points), list(MORE.bonus_spaces)) == ([9, 5, 2], [11, 16, 21, 26, 31])
    assert list(MORE.bonus_points) == [1, 2, 3, 4, 5]


def test_eighteen_wall_tiles_two_of_each_kind() -> None:
    found = Counter(LETTERS[tile.paint] + LETTERS[tile.income] for tile in MORE.wall_tiles)
    assert found == {front + back: 2 for front in "POG" for back in "RYB"}
    assert (MORE.wall_points, MORE.exchange_each) == (4, 4)


def test_the_wall_is_restored_at_the_bottom_left() -> None:
    assert (MORE.wall_columns, MORE.wall_rows, MORE.wall_restored) == (5, 4, 1 << 15 | 1 << 16)


def test_a_wall_may_have_another_shape() -> None:
    text = changed("columns = 5", "columns = 9").replace("rows = 4", "rows = 6")
    spaces = [f"{column}{row}" for row in range(3, 7) for column in "ABCDEFGHI"]
    wall = Modules(box(text.replace('["A4", "B4"]', str(spaces))))
    assert wall.wall_restored == (1 << 54) - (1 << 18)


def test_sixteen_bottles_and_nine_infections() -> None:
    assert (list(MORE.bottles), list(MORE.infections)) == ([4, 4, 4, 4], [2, 2, 2, 2, 1])
    assert (list(MORE.bottle_prices_4), list(MORE.bottle_prices_3)) == ([3, 2, 2, 1], [3, 2, 2])
    assert (MORE.bottle_limit, MORE.healthy_thalers, MORE.ill_each) == (2, 5, 5)


def test_two_infections_are_enough() -> None:
    text = changed("infections = [2, 2, 2, 2, 1]", "infections = [0, 0, 1, 0, 1]")
    assert list(Modules(box(text)).infections) == [0, 0, 1, 0, 1]


def test_eight_or_six_spaces_with_a_rosary() -> None:
    assert list(MORE.rosary_4) == [10, 15, 20, 25, 30, 35, 40, 45]
    assert list(MORE.rosary_3) == [10, 17, 24, 31, 38, 45]


def test_25_treasures() -> None:
    found = Counter((what.name, what.volume, what.points, what.thalers, what.mood) for what in MORE.treasures)
    assert found == {
        ("statue", 0, 5, 5, 0): 2,
        ("statue", 0, 4, 4, 0): 2,
        ("statue", 0, 3, 3, 0): 1,
        ("chalice", 0, 3, 4, 0): 2,
        ("chalice", 0, 2, 3, 1): 2,
        ("chalice", 0, 1, 3, 2): 1,
        ("script", 1, 0, 2, 3): 3,
        ("script", 2, 0, 2, 2): 3,
        ("script", 3, 0, 3, 1): 3,
        ("script", 4, 0, 3, 0): 3,
        ("script", 5, 0, 4, 0): 3,
    }


def test_22_maps_the_earlier_the_more_rooms() -> None:
    assert [chart.row for chart in MORE.maps] == [0] * 6 + [1] * 8 + [2] * 8
    assert [len(chart.rooms) for chart in MORE.maps] == [4] * 6 + [3] * 8 + [2] * 8
    assert [segment_name(room) for room in MORE.maps[0].rooms] == ["B4", "C4", "A5", "B5"]
    assert [segment_name(room) for room in MORE.maps[-1].rooms] == ["D1", "E1"]
    assert MORE.map_price == 1


def test_one_map_is_enough() -> None:
    found = Modules(box(without_maps('maps_6 = ["E1 A5"]'))).maps
    assert [(chart.row, list(chart.rooms)) for chart in found] == [(1, [4, 20])]


def test_twelve_pews() -> None:
    points = {beams: [pew.points for pew in MORE.pews if pew.beams == beams] for beams in (1, 2, 3)}
    assert (points, len(MORE.pews)) == ({1: [2, 2, 3, 3], 2: [5, 5, 6, 6], 3: [8, 9, 9, 10]}, 12)
    assert MORE.beams_each == 6


def test_six_market_tiles_have_beams() -> None:
    market = [tile.letters for tile in standard().market]
    assert len(MORE.beams) == len(market)
    found = {tile: beams for tile, beams in zip(market, MORE.beams, strict=True) if beams}
    assert found == {"R": 2, "Y": 2, "B": 2, "RY": 1, "RB": 1, "YB": 1}


def test_of_equal_market_tiles_each_may_have_its_own_beams() -> None:
    text = changed('tiles = ["R", "Y"', 'tiles = ["R", "R"').replace('"Y 2"', '"R 1"')
    assert list(Modules(box(text)).beams) == [2, 1, 2, 1, 1, 1] + [0] * 8


def test_a_tile_with_beams_may_name_its_paints_in_another_order() -> None:
    assert list(Modules(box(changed('"RY 1"', '"YR 9"'))).beams) == [2, 2, 2, 9, 1, 1] + [0] * 8


def test_nine_domes_under_the_inner_segments() -> None:
    assert [(dome.value, dome.cost.letters) for dome in MORE.domes] == [
        (4, "GR"),
        (4, "OB"),
        (4, "PY"),
        (6, "OGY"),
        (6, "GPB"),
        (6, "POR"),
        (7, "GGO"),
        (7, "OOP"),
        (7, "PPG"),
    ]
    assert names(MORE.dome_segments) == ["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"]


# --- fingerprints


def test_modules_without_a_table_leave_the_fingerprint_alone() -> None:
    fresco = standard()
    assert {number for number in range(20) if fresco.modules[number].values()} == TABLES
    assert fresco.fingerprint_with(()) == fresco.fingerprint_with((0, 16)) == fresco.fingerprint


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
        ('"2 2 1"', '"2 2 2"', 8),
        ("rank_points = [9", "rank_points = [8", 8),
        ('"11 1"', '"12 1"', 8),
        ('"11 1"', '"11 2"', 8),
        ("leonardo = 4", "leonardo = 3", 8),
        ('"PR", "PR"', '"PR", "OR"', 9),
        ('"PR", "PR"', '"PR", "PY"', 9),
        ("columns = 5\nrows = 4", "columns = 4\nrows = 5", 9),
        ('["A4", "B4"]', '["A4", "B3"]', 9),
        ("\npoints = 4", "\npoints = 3", 9),
        ("exchange = 4", "exchange = 5", 9),
        ("bottles = [4,", "bottles = [3,", 10),
        ("infections = [2,", "infections = [3,", 10),
        ("prices_4 = [3,", "prices_4 = [2,", 10),
        ("prices_3 = [3,", "prices_3 = [2,", 10),
        ("limit = 2", "limit = 3", 10),
        ("thalers = 5", "thalers = 4", 10),
        ("ill_each = 5", "ill_each = 4", 10),
        ('paints = ["R", "R"', 'paints = ["R", "O"', 11),
        ("rosary_4 = [10,", "rosary_4 = [11,", 12),
        ("rosary_3 = [10,", "rosary_3 = [11,", 12),
        ('"2 5 5 0"', '"2 6 5 0"', 13),
        ('"1 1 3 2"', '"1 1 2 2"', 13),
        ('"1 3 2 3"', '"1 3 2 2"', 13),
        ('"1 3 2 3"', '"6 3 2 3"', 13),
        ('"D1 E1"', '"E1 D1"', 13),
        ("map_price = 1", "map_price = 2", 13),
        ('"1 2", "1 2"', '"1 2", "1 1"', 14),
        ('"3 8"', '"2 8"', 14),
        ("beams_each = 6", "beams_each = 5", 14),
        ('"YB 1"', '"YB 2"', 14),
        ('"6 GPB"', '"5 GPB"', 15),
        ('["B2", "C2"', '["B2", "C1"', 15),
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
    more = Modules(box(BASE + "[m7_scrolls]\none_line = 1\ncrossing = 4\n"))
    assert (more.one_line, more.crossing, len(more.favors)) == (1, 4, 25)


def test_a_base_box_with_another_market_gets_our_wishes_and_arrows_in_its_booths() -> None:
    text = BASE.replace('"RY", "RB", "YB", "RR"', '"RP", "BP", "YP", "RR"').replace("[2, 3, 4]", "[3, 3, 3]")
    more = Modules(box(text))
    assert [tile.letters for tile in more.free_paint] == ["RY", "RB", "YB"]
    assert list(more.arrows_3) == [0] * 5 + [1, 2] + [0] * 2


def test_a_base_box_with_another_market_gets_our_beams_on_the_tiles_it_has() -> None:
    text = BASE.replace('"Y", "B", "RY", "RB"', '"YR", "B", "Y", "BP"').replace('"BB", "RRR"', '"BB", "R"')
    assert list(Modules(box(text)).beams) == [2, 1, 2, 2, 0, 1] + [0] * 8


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
        ('"B1", "C1"', '"B1", "B1"', r"\[m6_glass\] segments needs different segments from A1 to E5, not 'B1'"),
        ('"B1", "C1"', '"B1", "F1"', r"\[m6_glass\] segments needs different segments from A1 to E5, not 'F1'"),
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
        ('"2 2 1", ', "", r"\[m8_bells\] certificates must be a list of 18 items"),
        ('"2 2 1"', '"2 2"', r"\[m8_bells\] certificates needs numbers written like '2 2 1', not '2 2'"),
        ('"2 2 1"', '"2 2 100"', r"certificates needs numbers written like '2 2 1', not '2 2 100'"),
        ('"2 2 1"', '"2 2 -1"', r"certificates needs numbers written like '2 2 1', not '2 2 -1'"),
        ('"2 2 1"', '"21 2 1"', r"\[m8_bells\] certificates needs prices of at most 20 thalers, not 21"),
        ('"2 2 1"', "221", r"\[m8_bells\] certificates must be a text in quotes, not 221"),
        ("rank_points = [9, 5, 2]", "rank_points = [9, 5]", r"\[m8_bells\] rank_points must be a list of 3 items"),
        ("rank_points = [9,", "rank_points = [100,", r"rank_points must be a whole number from 0 to 99, not 100"),
        ('"11 1"', '"11"', r"\[m8_bells\] track_bonus needs numbers written like '11 1', not '11'"),
        (
            '"11 1"',
            '"17 1"',
            r"\[m8_bells\] track_bonus needs spaces in rising order, each once, not \[17, 16, 21, 26, 31\]",
        ),
        ('"11 1"', '"16 1"', r"track_bonus needs spaces in rising order, each once, not \[16, 16, 21, 26, 31\]"),
        ('"11 1"', ", ".join(['"11 1"'] * 17), r"track_bonus must be a list of 0 to 20 items"),
        ("leonardo = 4", "leonardo = 19", r"\[m8_bells\] leonardo must be a whole number from 0 to 18, not 19"),
        ('"PR", "PR"', '"PR"', r"\[m9_wall\] tiles must be a list of 18 items"),
        ('"PR", "PR"', '"PR", "RP"', r"\[m9_wall\] tiles needs a letter of OGP and one of RYB, not 'RP'"),
        ('"PR", "PR"', '"PR", "PRR"', r"\[m9_wall\] tiles needs a letter of OGP and one of RYB, not 'PRR'"),
        ('["A4", "B4"]', '["A4"]', r"\[m9_wall\] has 18 tiles, but there are 19 segments to restore"),
        ("columns = 5", "columns = 6", r"\[m9_wall\] has 18 tiles, but there are 22 segments to restore"),
        ("columns = 5", "columns = 10", r"\[m9_wall\] columns must be a whole number from 1 to 9, not 10"),
        ("rows = 4", "rows = 7", r"\[m9_wall\] rows must be a whole number from 1 to 6, not 7"),
        ('["A4", "B4"]', "[]", r"\[m9_wall\] restored must be a list of 1 to 20 items"),
        ('["A4", "B4"]', '["A4", "A5"]', r"\[m9_wall\] restored needs different segments from A1 to E4, not 'A5'"),
        ('["A4", "B4"]', '["A4", "F4"]', r"\[m9_wall\] restored needs different segments from A1 to E4, not 'F4'"),
        ('["A4", "B4"]', '["A4", "A4"]', r"\[m9_wall\] restored needs different segments from A1 to E4, not 'A4'"),
        ("\npoints = 4", "\npoints = -4", r"\[m9_wall\] points must be a whole number from 0 to 99, not -4"),
        ("exchange = 4", "exchange = 3", r"\[m9_wall\] exchange must be a whole number from 4 to 99, not 3"),
        ("bottles = [4,", "bottles = [", r"\[m10_medico\] bottles must be a list of 4 items"),
        ("infections = [2,", "infections = [-1,", r"infections must be a whole number from 0 to 99, not -1"),
        ("infections = [2,", "infections = [", r"\[m10_medico\] infections must be a list of 5 items"),
        ("[2, 2, 2, 2, 1]", "[0, 1, 0, 0, 0]", r"\[m10_medico\] infections needs 2 tiles or more in all, not 1"),
        ("prices_4 = [3,", "prices_4 = [", r"\[m10_medico\] prices_4 must be a list of 4 items"),
        ("prices_3 = [3,", "prices_3 = [3, 3,", r"\[m10_medico\] prices_3 must be a list of 3 items"),
        ("limit = 2", "limit = 10", r"\[m10_medico\] limit must be a whole number from 0 to 9, not 10"),
        ("thalers = 5", "thalers = 100", r"\[m10_medico\] thalers must be a whole number from 0 to 99, not 100"),
        ("ill_each = 5", "ill_each = 15", r"\[m10_medico\] ill_each must be a whole number from 0 to 14, not 15"),
        ("rosary_4 = [10,", "rosary_4 = [", r"\[m12_dames\] rosary_4 needs an even number of spaces, not 7"),
        ("rosary_4 = [10,", "rosary_4 = [0,", r"\[m12_dames\] rosary_4 must be a whole number from 1 to 99, not 0"),
        ("[10, 17, 24, 31, 38, 45]", "[]", r"\[m12_dames\] rosary_3 must be a list of 2 to 20 items"),
        ("[10, 17, 24, 31, 38, 45]", "[17, 10]", r"rosary_3 needs spaces in rising order, each once, not \[17, 10\]"),
        ("[10, 17, 24, 31, 38, 45]", "[17, 17]", r"rosary_3 needs spaces in rising order, each once, not \[17, 17\]"),
        ('"2 5 5 0"', '"2 5 5"', r"\[m13_catacombs\] statues needs numbers written like '2 5 5 0', not '2 5 5'"),
        ('"1 1 3 2"', '"1 1 3 x"', r"\[m13_catacombs\] chalices needs numbers written like '2 5 5 0', not '1 1 3 x'"),
        ('"1 3 2 3"', '"1 3 2 3 "', r"\[m13_catacombs\] scripts needs numbers written like '1 3 2 3', not '1 3 2 3 '"),
        ('"1 3 2 3"', '"0 3 2 3"', r"\[m13_catacombs\] scripts needs volumes from 1 to 9, not 0"),
        ('"1 3 2 3"', '"10 3 2 3"', r"\[m13_catacombs\] scripts needs volumes from 1 to 9, not 10"),
        ('"2 5 5 0"', '"3 5 5 0"', r"\[m13_catacombs\] has 26 treasures, but there are 25 segments"),
        ('"D1 E1"', '"D1 F1"', r"\[m13_catacombs\] maps_7 needs different segments from A1 to E5, not 'F1'"),
        ('"D1 E1"', '"D1 D1"', r"\[m13_catacombs\] maps_7 needs different segments from A1 to E5, not 'D1'"),
        ('"D1 E1"', '""', r"\[m13_catacombs\] maps_7 needs different segments from A1 to E5, not ''"),
        ('"D1 E1"', ", ".join(['"D1 E1"'] * 14), r"\[m13_catacombs\] maps_7 must be a list of 0 to 20 items"),
        ("map_price = 1", "map_price = -1", r"\[m13_catacombs\] map_price must be a whole number from 0 to 99, not -1"),
        ('"1 2", "1 2"', '"1 2"', r"\[m14_pews\] pews must be a list of 12 items"),
        ('"3 8"', '"8"', r"\[m14_pews\] pews needs numbers written like '1 2', not '8'"),
        ('"3 8"', '"0 8"', r"\[m14_pews\] pews needs pews of 1 to 6 beams, not of 0"),
        ('"3 8"', '"7 8"', r"\[m14_pews\] pews needs pews of 1 to 6 beams, not of 7"),
        ("beams_each = 6", "beams_each = 100", r"\[m14_pews\] beams_each must be a whole number from 0 to 99, not 100"),
        ('"YB 1"', '"YB"', r"\[m14_pews\] market a tile with beams is written like 'RY 1', not 'YB'"),
        ('"YB 1"', '"YB 0"', r"\[m14_pews\] market a tile with beams is written like 'RY 1', not 'YB 0'"),
        ('"YB 1"', '"RYBG 1"', r"\[m14_pews\] market a tile with beams is written like 'RY 1', not 'RYBG 1'"),
        ('"YB 1"', '"PP 1"', r"market names a tile that is not in the market, or names it twice: 'PP 1'"),
        ('"YB 1"', '"YR 1"', r"market names a tile that is not in the market, or names it twice: 'YR 1'"),
        ('"6 GPB", ', "", r"\[m15_dome\] tiles must be a list of 9 items"),
        ('"6 GPB"', '"GPB"', r"\[m15_dome\] tiles a tile is written like '7 OGY', not 'GPB'"),
        ('"6 GPB"', '"6 GPK"', r"\[m15_dome\] tiles needs 1 to 6 letters of RYBOGP, not 'GPK'"),
        ('["B2", "C2"', '["C2"', r"\[m15_dome\] segments must be a list of 9 items"),
        ('["B2", "C2"', '["B2", "B2"', r"\[m15_dome\] segments needs different segments from A1 to E5, not 'B2'"),
        ('["B2", "C2"', '["B2", "F2"', r"\[m15_dome\] segments needs different segments from A1 to E5, not 'F2'"),
        ("[m7_scrolls]", "[m7_scroll]", r"\[m7_scroll\] unknown table"),
        ("crossing = 3", "crossings = 3", r"\[m7_scrolls\] crossings unknown entry; known: one_line, crossing"),
    ],
)
def test_a_wrong_table_is_refused_with_its_place(old: str, new: str, message: str) -> None:
    with pytest.raises(BadComponents, match=message) as problem:
        box(changed(old, new))
    assert str(problem.value).startswith("box.toml:")
    assert not str(problem.value).startswith("box.toml:1:")


def test_catacombs_without_maps_are_refused() -> None:
    with pytest.raises(BadComponents, match=r"\[m13_catacombs\] has no maps; write one into maps_5, maps_6, maps_7"):
        box(without_maps(""))


def test_the_beams_of_an_owner_must_lie_on_tiles_of_their_market() -> None:
    pews = TEXT[TEXT.index("[m14_pews]") : TEXT.index("[m15_dome]")]
    with pytest.raises(BadComponents, match=r"market names a tile that is not in the market, or names it twice: 'Y 2'"):
        box(BASE.replace('tiles = ["R", "Y"', 'tiles = ["R", "R"') + pews)


def test_a_module_that_is_no_table_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"\[m7_scrolls\] is missing; write it as a table of its own"):
        box("m7_scrolls = 2\n" + BASE)
