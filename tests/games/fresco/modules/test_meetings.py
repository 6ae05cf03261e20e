"""Modules that meet: what no module's own file checks, and that docs/rules.md names tests that exist."""

import re
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest

from bottega.core.events import Event
from bottega.games.fresco.const import PLACE_NAMES
from bottega.games.fresco.sheet import needed, room
from bottega.i18n import speak
from tests.games.fresco.board import GAME, IDLE, LEONARDO, NAMES, kinds
from tests.games.fresco.scene import Scene, scene

FOUR = "B1 C1 D1 B2"  # rooms of a map
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"  # one leaf with the last of booth II, two with the first of booth III
TILES = [6, 8, 9, 10, 14]  # modules with an action tile
TWO_TILES = list(combinations(TILES, 2))
SHEET = "MCSWT"


# --- helpers


@cache
def laid_out(modules: str, players: int) -> Scene:
    return scene(modules, players).without_paints()


def evening(modules: str, maps: str = "", brides: str = "") -> Scene:
    """The second round begins: seat 0 can plan with this map and these dames. Nobody has any paint."""
    s = laid_out(modules, 3).copy()
    if maps:
        s.give_maps(0, maps)
    for bride in brides.split():
        s.marry(0, bride)
    if "10" in modules.split(","):
        s.next_infections("same")
    s.finish_round().without_paints()
    for seat in range(3):
        s.give(seat, thalers=12, mood=0)
    return s.stand(1, 2, 3)


def rise(s: Scene, times: str = "7 8 9") -> Scene:
    """All wake up, by marker, and do nothing else. The last player can blend, so that the round goes on."""
    s.awake(times)
    return s.give(len(s.players) - 1, "RY")


def asked(s: Scene) -> list[str]:
    """What seat 0 is asked next when planning."""
    s.ask(0)
    return s.options()


# --- action tiles, and what may not lie beside them


def crowd(s: Scene, healthy: int) -> None:
    """Seat 0 has so many healthy apprentices."""
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0


def many_maps(final: bool, healthy: int) -> Scene:
    """Seat 0 plans with five action tiles, five maps and pennies, in this round or in the final one."""
    s = evening("4,6,8,9,10,13,14").give_maps(0, FOUR, "D5 E5", "C3 C4", "A1 B1", "A3 A4 A5").offer_bottles("321")
    s.final = final
    rise(s)
    crowd(s, healthy)
    return s


@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("healthy", [4, 5, 6])
@pytest.mark.compiled
def test_3_8a_whatever_is_laid_all_apprentices_are_placed(healthy: int, final: bool) -> None:
    """Planning can always be finished, with as few questions declined as chance likes."""
    fullest = 0
    for seed in range(60):
        dice = Random(seed)
        s = many_maps(final, healthy)
        while not s.players[0].planned:
            s.ask(0)
            words = [word for word in s.options() if word != "-" or dice.random() < 0.1] or s.options()
            s.play_as(0, dice.choice(words))
        player = s.players[0]
        assert sum(player.at(column) for column in range(5)) == healthy
        rooms = [room(s.state, 0, column) for column in range(5)]
        assert all(needed(s.state, 0, column) <= player.at(column) <= rooms[column] for column in range(5))
        fullest += sum(rooms) == healthy
    assert fullest > 0


@pytest.mark.parametrize("final", [False, True])
def test_3_8a_a_tile_that_would_leave_too_few_spaces_says_so(final: bool) -> None:
    s = many_maps(final, 6)
    last = "D" if final else "T"
    for word in (f"@{last}", "@M", "@S", "@C"):  # pews, Medico, wall, audience
        s.play_as(0, word)
    assert asked(s) == ["L0", "L1", "L2"]  # neither the glazery nor a map finds room
    reason = "would leave too few spaces: all healthy apprentices must be placed."
    assert s.why("tile-6") == f"Your glazery tile {reason}"
    assert s.why("tile-8") == "Action tiles are laid when you plan."
    words = {
        "fr": "tous les assistants en bonne santé doivent être placés.",
        "de": "Alle gesunden Gehilfen müssen eingesetzt werden.",
        "nl": "alle gezonde leerlingen moeten geplaatst worden.",
    }
    for language, end in words.items():
        for target in ("tile-6", "m13-map-0"):
            assert speak(GAME.why_not(s.state, 0, target)[0], language).endswith(end)


@pytest.mark.parametrize("tiles", TWO_TILES, ids=str)
def test_no_two_action_tiles_lie_on_one_location(tiles: tuple[int, int]) -> None:
    """The higher module is asked for first."""
    s = evening(f"{tiles[0]},{tiles[1]}")
    if 10 in tiles:
        s.offer_bottles("321")
    rise(s)
    assert asked(s) == (["@M", "-"] if tiles[1] == 10 else ["@M", "@C", "@S", "@W", "@T", "-"])
    s.play_as(0, "@M")
    if tiles[0] == 10:
        assert asked(s) == ["M0", "M1", "M2"]  # the Medico finds no room
    else:
        assert asked(s) == ["@C", "@S", "@W", "@T", "-"]


@pytest.mark.parametrize(("tile", "column"), [*product((6, 8, 9, 14), SHEET), (10, "M")])
def test_no_map_no_dame_and_no_penny_goes_to_a_covered_location(tile: int, column: str) -> None:
    s = evening(f"4,12,13,{tile}", FOUR, "pink")
    if tile == 10:
        s.offer_bottles("321")
    rise(s).play_as(0, f"@{column}")
    for _ in "map", "dame":
        assert asked(s) == [*(f"@{letter}" for letter in SHEET if letter != column), "-"]
        s.play_as(0, "-")
    # the Medico leaves the market to one apprentice
    assert (asked(s) == ["L0", "L1", "L2"]) is (column != "M" or tile == 10)


def in_plenty(tile: int) -> Scene:
    """Seat 0 could do much at each place, and at the tile of this module."""
    s = evening(f"1,2,3,4,5,7,9,11,15,16,17,{tile}" if tile != 9 else "1,2,3,4,5,7,9,11,15,16,17")
    s.give_portrait(0, "sexton").own(0, "3 RYB", "3 RRY", "3 YYB")
    s.give_wall_tiles(0, "OR", "GY").give_wishes(0, "lucky", "visit", "tip", "alchemy", "finders")
    rise(s).stand(1, 50, 60).open_portraits("patron", "muse").give(0, "RRYYBBOOGGPP")
    if tile == 6:
        s.sell_glass("YYBBRG")
    if tile == 8:
        s.open_certificates("6 5 3", "3 3 1")
    if tile == 14:
        s.give_beams(0, 3)
    return s


def send(s: Scene, tile: int, column: int, there: int) -> Scene:
    """Seat 0 covers the column with the tile of this module, if any, and has so many apprentices there."""
    while asked(s)[0][0] == "@":
        s.play_as(0, f"@{SHEET[column]}" if int(s.argument()) == tile else "-")
    digits = [0] * 5
    digits[column] = there
    for other in (4, 3, 2, 1):
        if other != column:
            digits[other] = min(3, 5 - sum(digits))
    return s.go("".join(map(str, digits)))


def to_column(s: Scene, tile: int, column: int, there: int) -> Scene:
    """The same, and seat 0 acts there next."""
    return send(s, tile, column, there).until(lambda s: s.column >= column and s.to_move() == 0)


OFFERED = ["BAG !LUCKY", "*A1 !B2", "P1 P2 !TIP", "+O Q* XO.OG !YBB=O", "!FIND"]  # by modules 1, 2, 4, 9, 16 and 17
ON_TILE = [(6, 1), (8, 0), (9, 1), (14, 2)]  # apprentices on a tile


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize(("tile", "there"), ON_TILE)
def test_a_covered_location_offers_nothing_of_any_module_but_its_tile(tile: int, there: int, column: int) -> None:
    own_steps = range(28 + 4 * tile, 32 + 4 * tile)
    free = to_column(in_plenty(tile), 0, column, 1).offers(OFFERED[column]).has(column=column)
    assert free.step() not in own_steps
    s = to_column(in_plenty(tile), tile, column, there)
    questions = 0
    while s.to_move() == 0 and s.column == column:
        assert s.step() in own_steps
        s.play(s.options()[0])
        questions += 1
    assert questions > 0


@pytest.mark.parametrize("covered", [True, False])
@pytest.mark.parametrize("column", range(4))
@pytest.mark.parametrize(("tile", "there"), ON_TILE)
def test_3_50_nobody_falls_ill_at_a_tile(tile: int, there: int, column: int, covered: bool) -> None:
    s = rise(evening(f"{tile},10")).next_infections(PLACE_NAMES[column])
    send(s, tile if covered else 0, column, there if covered else max(there, 1)).reach(3)
    assert (s.infected(), s.sick()) == (PLACE_NAMES[column], (0, 0) if covered else (1, 1))


# --- 3.6 and 3.7: one turn, one restoration


@pytest.mark.parametrize(
    ("segment", "answers", "found"),
    [
        ("B1", "! + W1 R1 G1", ["favor", "treasure_uncovered", "reservation_returned"]),
        ("B2", "! +", ["favor", "dome", "treasure_uncovered", "reservation_returned"]),
    ],
)
def test_3_6_3_7_a_turn_in_the_cathedral_with_all_that_may_come(segment: str, answers: str, found: list[str]) -> None:
    """Dame, bishop's step, praise, leaf, window, score, favor, dome, treasure, reservation, bishop, scrolls, map."""
    s = evening("1,4,5,6,7,11,12,13,15", FOUR, "pink").give_portrait(0, "abbot").give_wishes(0, "praise").set_disc("R")
    s.give_leaves(0, 1).give_glass(0, "RG")
    s.lay_bench("RG YB YR BR BG YG").deal_scrolls(segment[1] + segment[0], "5E", "4D")
    s.lay_favor(segment, "1 point").hide_treasures(**{segment: "statue 5"})
    s.lay(**{segment: "3 RYB"}).lay_dome("B2", "6 OGY").put_bishop("A2")
    rise(s).give(0, "RYB").line_up("-", "-", "-", "-", "-", "-").go("- @C @C L0 01310")
    assert f"^{segment}" in s.options()
    order = ["reserved", "bishop", "restored", "scored", "favor", "dome", "treasure_uncovered", "reservation_returned"]
    order += ["scroll", "explored"]
    log = s.told(f"^{segment}")
    log += s.told(f">{segment}")  # it is the only one that can be restored, and must be
    assert kinds(log, *order) == ["reserved", "bishop"]
    for number, answer in enumerate(answers.split()):
        assert s.space(0) == 1, "nothing is scored before all is chosen"
        log += s.told(answer)
        assert (kinds(log, "scored") != []) is (number == len(answers.split()) - 1)
    won = 3 + 3 + 1 + 1 + 3 + (7 if segment == "B1" else 0)
    assert [event.values[0] for event in log if event.kind.name == "scored"] == [won, 1]
    assert kinds(log, *order) == ["reserved", "bishop", "restored", "scored", *found[:1], "scored", *found[1:]]
    assert (s.options(), s.bishop()) == (["H", "V", "HV", "-"], segment)
    log = s.told("HV")
    assert s.options() == ["+", "-"]
    log += s.told("+")
    assert kinds(log, *order) == ["scroll", "scored", "explored"]
    s.asks("K $").play("K").has(kept=["statue 5"], domes=["6 OGY"] if segment == "B2" else [], reservations={})


@pytest.mark.parametrize("when", ["+", "-"])
def test_3_7_a_turn_at_the_market_map_dame_pennies_purchase_map_illness(when: str) -> None:
    s = evening("4,10,12,13", FOUR, "pink").hide_treasures(B1="statue 5").restore("B1")
    rise(s).lay_market(BOOTHS).next_infections("market").next_wishes("tip").go("@M @M L1 12020")
    s.has(infected="market").play(when)
    log: list[Event] = []
    if when == "+":
        log += s.told("$")
        assert s.thalers(0) == 17
    log += s.told("1.1/3.1")
    assert s.options() == ["L0", "L1"]
    log += s.told("L1")
    assert s.wishes(0) == ["tip"]
    log += s.told("3.1")
    if when == "-":
        s.play("+").asks("K $").has(ill=0)
        log += s.told("$")
    assert s.ill(0) == 1
    order = ["dame_swapped", "penny_thrown", "bought"]
    order = ["treasure_sold", *order] if when == "+" else [*order, "treasure_sold"]
    assert kinds(log, *order, "fell_ill") == [*order, "fell_ill"]


def test_a_visit_to_the_market_with_all_that_may_come() -> None:
    """A swap, a wish, a purchase with leaf and beams, a free tile with a beam, a drawn one with a beam and no leaf."""
    s = evening("4,5,12,14,16", brides="pink")
    rise(s)
    s.lay_market(BOOTHS).fill_bag("YB").next_wishes("free RY").go("- @M L1 22010").play("1.1/2.3").asks("L0 L1")
    s.play("L1")
    assert not [move for move in s.options() if "/" in move or move[0] in "L!"]
    s.play("2.3").has(paints="R", leaves=1, beams=2).play("!2.2").has(paints="RRY", leaves=1, beams=3).play("BAG")
    s.has(paints="RRYYB", leaves=1, beams=4, thalers=12 - 2 - 2)


@pytest.mark.parametrize("guild", ["", ",17"])
def test_3_7_at_the_workshop_the_dame_comes_before_request_exchange_alchemy_and_guild(guild: str) -> None:
    s = evening(f"2,4,9,12{guild}", brides="pink").own(0, "3 RYB", "3 RRY", "3 YYB")
    s.give_wall_tiles(0, "OR", "GY").give_wishes(0, "alchemy")
    rise(s)
    if guild:
        s.set_guild("BG")
    s.give(0, "RRR").go("- @W L0 00311").offers_only("- R/B R/Y").play("R/Y").has(paints="RRY")
    assert {"Q*", "XO.OG", "!RRY=G"} <= set(s.options())


# --- pairs


@pytest.mark.parametrize("alone", [True, False])
def test_3_21_no_sexton_with_a_map_alone(alone: bool) -> None:
    s = evening("1,13", FOUR).give_portrait(0, "sexton")
    rise(s).give(2, "RYB").go("@C 00230" if alone else "@C 01130")
    assert (s.to_move() == 2) is alone
    assert [move for move in s.options() if move[0] == "*" and s.to_move() == 0] == (
        [] if alone else [f"*{name}" for name in NAMES if name != s.bishop()]
    )


def test_3_96_the_sexton_may_go_where_all_that_could_be_restored_is_reserved() -> None:
    s = evening("1,12").give_portrait(0, "sexton")
    rise(s).lay(A1="3 RYB").reserve(1, "A1").give(0, "RYB").go("02030").offers("*A1").play("*A1")
    assert s.options() == ["=RYB", "-"]


def test_a_dome_tile_serves_for_no_request() -> None:
    s = evening("2,15").own(0, "3 RYB", "3 RRY").give_domes(0, "4 GR", "4 OB", "4 PY")
    rise(s).give(0, "RY")
    s.copy().go("00311").asks("O0 O1")
    s.own(0, "3 RYB", "3 RRY", "3 YYB")
    assert "Q*" in s.go("00311").options()


def test_3_98_the_workshop_dame_takes_and_gives_no_special_paint() -> None:
    rise(evening("3,12", brides="pink")).give(0, "RKN").go("@W 00320").offers_only("- R/B R/Y")
    assert rise(evening("3,12", brides="pink")).give(0, "KN").go("@W 00320").to_move() == 2


@pytest.mark.parametrize("reserved", [True, False])
def test_3_41_the_bishop_pays_a_visit_also_if_only_reserved_segments_could_be_restored(reserved: bool) -> None:
    s = evening("4,12").give_wishes(0, "visit")
    rise(s).lay(A1="3 RYB")
    if reserved:
        s.reserve(1, "A1")
    s.give(0, "RYB").go("L0 02030")
    visits = [move for move in s.options() if move[0] == "!"]
    assert len(visits) == 8
    assert any(move[0] == ">" for move in s.options()) is not reserved


def test_the_apprentice_on_the_medicos_tile_buys_leaves() -> None:
    s = evening("5,10").offer_bottles("3")
    rise(s).lay_market(BOOTHS).go("@M 13001").play("3.1")
    assert (s.paints(0), s.leaves(0)) == ("RRR", 2)


def test_the_apprentice_who_only_drew_from_the_bag_falls_ill() -> None:
    s = rise(evening("10,16")).lay_market(BOOTHS).fill_bag("G").next_infections("market").go("12020")
    s.has(infected="market").play("BAG").has(paints="G", ill=1)


@pytest.mark.parametrize(
    ("modules", "answer", "from_space", "reached"),
    [
        ("4,12", "!", 3, 10),
        ("4,12", "-", 3, 9),
        ("5,12", "+", 1, 10),
        ("5,12", "-", 1, 7),
        ("1,12", "", 3, 10),
        ("12", "", 3, 9),
    ],
)
def test_3_90_points_of_praise_leaf_and_abbot_count_on_the_way_to_a_dame(
    modules: str, answer: str, from_space: int, reached: int
) -> None:
    s = evening(modules).line_up("pink", "-", "-", "-", "-", "-")
    if "4" in modules.split(","):
        s.give_wishes(0, "praise")
    if "5" in modules.split(","):
        s.set_disc("R").give_leaves(0, 1)
    if "1" in modules.split(","):
        s.give_portrait(0, "abbot")
    rise(s)
    s.stand(from_space, 31, 32).lay(B1="3 RYB").put_bishop("B1").give(0, "RYB").go("02030").play(f"B1 {answer}")
    s.has(space=reached, dames_of=["pink"] if reached == 10 else [])


@pytest.mark.parametrize(("answers", "reached", "bride"), [("W1 R1 G1", 15, ["pink"]), ("W1 R0 G0", 1, [])])
def test_3_90_penalties_of_a_window_take_the_dame_out_of_reach(answers: str, reached: int, bride: list[str]) -> None:
    """Value and window alone would pass her: the whole sum is one move."""
    s = evening("6,12").line_up("pink", "-", "-", "-", "-", "-").give_glass(0, "RG").lay_bench("RG YB YR BR BG YG")
    rise(s).stand(1, 31, 32).lay(B1="7 PO").put_bishop("E5").give(0, "PO").go("- 02030").play(f"B1 {answers}")
    assert (s.space(0), s.dames_of(0)) == (reached, bride)


@pytest.mark.parametrize(
    ("move", "left"),
    [("Q*", "RYB"), ("XO.OG", "RYB"), ("!RYB=P", "P")],
)
def test_the_apprentice_beside_a_map_does_what_the_workshop_offers(move: str, left: str) -> None:
    s = evening("2,4,9,13", FOUR).own(0, "3 RYB", "3 RRY", "3 YYB")
    s.give_wall_tiles(0, "OR", "GY").give_wishes(0, "alchemy").hide_treasures(B1="statue 5").restore("B1")
    rise(s).give(0, "RYB").go("- @W L0 00311").play("-").offers("Q* XO.OG !RYB=P").play(move)
    while s.options() != ["K", "$"]:
        s.has(to_move=0).play("O0" if "O0" in s.options() else s.options()[0])
    s.play("K").has(kept=["statue 5"], exchanges="O" if move[0] == "X" else "", paints=left)


def test_leonardo_takes_favor_and_dome_and_opens_the_treasure_in_one_restoration() -> None:
    s = rise(laid_out("11,13,15", 2).copy(), "8 9 6").lay(C2="3 RYB").lay_dome("C2", "6 OGY").lay_favor("C2", "1 point")
    s.hide_treasures(C2="statue 5").put_bishop("C2").stand(1, 2, 30).go(IDLE).until(lambda s: "C2" in s.options())
    order = ["restored", "scored", "favor", "scored", "dome", "treasure_uncovered"]
    assert kinds(s.told("C2"), *order) == order
    assert (s.space(LEONARDO), s.leonardos_domes()) == (30 + 3 + 3 + 1, ["6 OGY"])
    assert (s.tile_at("C2"), s.treasure_under("C2")) == ("-", "statue 5")


# --- the tables in docs/rules.md

DOCS = (Path(__file__).parents[4] / "docs" / "rules.md").read_text("utf-8")
MEETING = DOCS.split("### How modules meet\n")[1].split("\n### ")[0]
NAMED = re.compile(r"`([\w./]*test_\w+\.py)::(test_\w+)`")


def rows() -> list[list[str]]:
    """The cells of every row that is no heading."""
    lines = [line for line in MEETING.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def written(file: str) -> set[str]:
    """The names of all tests in a file."""
    text = (Path(__file__).parent / file).read_text("utf-8")
    return set(re.findall(r"^def (test_\w+)", text, re.MULTILINE))


@pytest.mark.parametrize("file", sorted({file for file, _ in NAMED.findall(MEETING)}))
def test_every_test_that_the_docs_name_exists(file: str) -> None:
    assert {test for named, test in NAMED.findall(MEETING) if named == file} <= written(file)


def test_every_row_of_the_docs_has_a_source_and_a_test() -> None:
    assert all(len(row) == 4 and row[1] and row[2] for row in rows())
    assert all(NAMED.sub("", row[3]).strip(", ") == "" and NAMED.findall(row[3]) for row in rows())


def test_pairs_in_the_docs_stand_in_order_and_once() -> None:
    pairs = [tuple(map(int, found.groups())) for row in rows() if (found := re.match(r"`(\d+) \+ (\d+)`$", row[0]))]
    mixed = [pair for pair in pairs if pair[0] > 0]
    assert mixed == sorted(set(mixed))
    assert all(one < other for one, other in pairs)
    assert [pair for pair in pairs if pair[0] == 0] == [(0, module) for module in range(1, 18)]
