"""Modules that meet: what no module's own file checks, and that docs/rules.md names tests that exist."""

import re
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bottega.core.events import Event
from bottega.games.fresco.action_tile import needed, room
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import (
    deal_scrolls,
    fill_bag,
    for_sale,
    give_glass,
    give_leaves,
    give_portrait,
    give_wishes,
    lay_bench,
    lay_favor,
    leaves,
    next_wishes,
    open_portraits,
    own,
    set_disc,
    set_guild,
    why,
    wishes,
)
from tests.games.fresco.modules.lay_m08 import open_certificates
from tests.games.fresco.modules.lay_m09 import exchanges, give_wall_tiles
from tests.games.fresco.modules.lay_m10 import ill, infected, next_infections, offer_bottles
from tests.games.fresco.modules.lay_m12 import dames_of, line_up, marry, reservations, reserve
from tests.games.fresco.modules.lay_m13 import give_maps, hide_treasures, kept, treasure_under
from tests.games.fresco.modules.lay_m14 import beams, give_beams
from tests.games.fresco.modules.lay_m15 import domes, give_domes, lay_dome, leonardos_domes
from tests.games.fresco.table import (
    GAME,
    IDLE,
    LEONARDO,
    NAMES,
    bishop,
    finish_round,
    give,
    idle,
    lay,
    lay_market,
    options,
    paints,
    plan_one,
    play,
    play_as,
    put_bishop,
    restore,
    space,
    stand,
    table,
    thalers,
    tile_at,
    told,
    without_paints,
)

FOUR = "B1 C1 D1 B2"  # rooms of a map
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"  # one leaf with the last of booth II, two with the first of booth III
TILES = [6, 8, 9, 10, 14]  # modules with an action tile
TWO_TILES = list(combinations(TILES, 2))
SHEET = "MCSWT"


# --- helpers


@cache
def laid_out(modules: str, players: int) -> Fresco:
    return without_paints(table(players, modules=modules))


def evening(modules: str, maps: str = "", brides: str = "") -> Fresco:
    """The second round begins: seat 0 can plan with this map and these dames. Nobody has any paint."""
    s = laid_out(modules, 3).copy()
    if maps:
        give_maps(s, 0, maps)
    for bride in brides.split():
        marry(s, 0, bride)
    if "10" in modules.split(","):
        next_infections(s, "same")
    finish_round(s)
    without_paints(s)
    for seat in range(3):
        give(s, seat, thalers=12)
        s.players[seat].mood = 0
    stand(s, 1, 2, 3)
    return s


def rise(s: Fresco, times: str = "7 8 9") -> Fresco:
    """All wake up, by marker, and do nothing else. The last player can blend, so that the round goes on."""
    hours = times.split()
    while not s.awake:
        play(s, f"{hours[int(s.argument())]}:00" if options(s)[0].endswith(":00") else idle(s))
    give(s, len(s.players) - 1, "RY")
    return s


def go(s: Fresco, words: str) -> Fresco:
    """Seat 0 plans: answers about tiles, maps, dames and pennies, then the apprentices. The others are idle."""
    *answers, digits = words.split()
    for answer in answers:
        play_as(s, 0, answer)
    for seat, plan in enumerate([digits, *[IDLE] * (len(s.players) - 1)]):
        plan_one(s, seat, plan)
    return s


def asked(s: Fresco) -> list[str]:
    """What seat 0 is asked next when planning."""
    s.ask(0)
    return options(s)


def kinds(log: list[Event], *names: str) -> list[str]:
    """What happened, of these kinds."""
    return [event.kind.name for event in log if event.kind.name in names]


# --- action tiles, and what may not lie beside them


def crowd(s: Fresco, healthy: int) -> None:
    """Seat 0 has so many healthy apprentices."""
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0


def many_maps(final: bool, healthy: int) -> Fresco:
    """Seat 0 plans with five action tiles, five maps and pennies, in this round or in the final one."""
    s = evening("4,6,8,9,10,13,14")
    give_maps(s, 0, FOUR, "D5 E5", "C3 C4", "A1 B1", "A3 A4 A5")
    offer_bottles(s, "321")
    s.final = final
    rise(s)
    crowd(s, healthy)
    return s


@pytest.mark.parametrize("final", [False, True])
@pytest.mark.parametrize("healthy", [4, 5, 6])
def test_3_8a_whatever_is_laid_all_apprentices_are_placed(healthy: int, final: bool) -> None:
    """Planning can always be finished, with as few questions declined as chance likes."""
    fullest = 0
    for seed in range(60):
        dice = Random(seed)
        s = many_maps(final, healthy)
        while not s.players[0].planned:
            s.ask(0)
            words = [word for word in options(s) if word != "-" or dice.random() < 0.1] or options(s)
            play_as(s, 0, dice.choice(words))
        player = s.players[0]
        assert sum(player.at(column) for column in range(5)) == healthy
        rooms = [room(s, 0, column) for column in range(5)]
        assert all(needed(s, 0, column) <= player.at(column) <= rooms[column] for column in range(5))
        fullest += sum(rooms) == healthy
    assert fullest > 0


@pytest.mark.parametrize("final", [False, True])
def test_3_8a_a_tile_that_would_leave_too_few_spaces_says_so(final: bool) -> None:
    s = many_maps(final, 6)
    last = "D" if final else "T"
    for word in (f"@{last}", "@M", "@S", "@C"):  # pews, Medico, wall, audience
        play_as(s, 0, word)
    assert asked(s) == ["L0", "L1", "L2"]  # neither the glazery nor a map finds room
    reason = "would leave too few spaces: all healthy apprentices must be placed."
    assert why(s, "tile-6") == f"Your glazery tile {reason}"
    assert why(s, "tile-8") == "Action tiles are laid when you plan."
    words = {
        "fr": "tous les assistants en bonne santé doivent être placés.",
        "de": "Alle gesunden Gehilfen müssen eingesetzt werden.",
        "nl": "alle gezonde leerlingen moeten geplaatst worden.",
    }
    for language, end in words.items():
        for target in ("tile-6", "m13-map-0"):
            assert speak(GAME.why_not(s, 0, target)[0], language).endswith(end)


@pytest.mark.parametrize("tiles", TWO_TILES, ids=str)
def test_no_two_action_tiles_lie_on_one_location(tiles: tuple[int, int]) -> None:
    """The higher module is asked for first."""
    s = evening(f"{tiles[0]},{tiles[1]}")
    if 10 in tiles:
        offer_bottles(s, "321")
    rise(s)
    assert asked(s) == (["@M", "-"] if tiles[1] == 10 else ["@M", "@C", "@S", "@W", "@T", "-"])
    play_as(s, 0, "@M")
    if tiles[0] == 10:
        assert asked(s) == ["M0", "M1", "M2"]  # the Medico finds no room
    else:
        assert asked(s) == ["@C", "@S", "@W", "@T", "-"]


@pytest.mark.parametrize("tile", TILES)
def test_no_map_no_dame_and_no_penny_goes_to_a_covered_market(tile: int) -> None:
    s = evening(f"4,12,13,{tile}", FOUR, "pink")
    if tile == 10:
        offer_bottles(s, "321")
    rise(s)
    play_as(s, 0, "@M")
    for _ in "map", "dame":
        assert asked(s) == ["@C", "@S", "@W", "@T", "-"]
        play_as(s, 0, "-")
    assert (asked(s) == ["L0", "L1", "L2"]) is (tile == 10)  # the Medico leaves the market to one apprentice


def in_plenty(tile: int) -> Fresco:
    """Seat 0 could do much at each place, and at the tile of this module."""
    s = evening(f"1,2,3,4,5,7,9,11,15,16,17,{tile}" if tile != 9 else "1,2,3,4,5,7,9,11,15,16,17")
    give_portrait(s, 0, "sexton")
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    give_wall_tiles(s, 0, "OR", "GY")
    give_wishes(s, 0, "lucky", "visit", "tip", "alchemy", "finders")
    rise(s)
    stand(s, 1, 50, 60)
    open_portraits(s, "patron", "muse")
    give(s, 0, "RRYYBBOOGGPP")
    if tile == 6:
        for_sale(s, "YYBBRG")
    if tile == 8:
        open_certificates(s, "6 5 3", "3 3 1")
    if tile == 14:
        give_beams(s, 0, 3)
    return s


def to_column(s: Fresco, tile: int, column: int, there: int) -> Fresco:
    """Seat 0 covers the column with the tile of this module, if any, has so many apprentices there, and acts next."""
    while asked(s)[0][0] == "@":
        play_as(s, 0, f"@{SHEET[column]}" if int(s.argument()) == tile else "-")
    digits = [0] * 5
    digits[column] = there
    for other in (4, 3, 2, 1):
        if other != column:
            digits[other] = min(3, 5 - sum(digits))
    go(s, "".join(map(str, digits)))
    while s.column < column or s.to_move() != 0:
        play(s, idle(s))
    return s


@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize(("tile", "there"), [(6, 1), (8, 0), (9, 1), (14, 2)])
def test_a_covered_location_offers_nothing_of_any_module_but_its_tile(tile: int, there: int, column: int) -> None:
    own_steps = range(28 + 4 * tile, 32 + 4 * tile)
    free = to_column(in_plenty(tile), 0, column, 1)
    assert free.column == column
    assert free.step() not in own_steps
    s = to_column(in_plenty(tile), tile, column, there)
    questions = 0
    while s.to_move() == 0 and s.column == column:
        assert s.step() in own_steps
        play(s, options(s)[0])
        questions += 1
    assert questions > 0


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
    s = evening("1,4,5,6,7,11,12,13,15", FOUR, "pink")
    give_portrait(s, 0, "abbot")
    give_wishes(s, 0, "praise")
    set_disc(s, "R")
    give_leaves(s, 0, 1)
    give_glass(s, 0, "RG")
    lay_bench(s, "RG YB YR BR BG YG")
    deal_scrolls(s, segment[1] + segment[0], "5E", "4D")
    lay_favor(s, segment, "1 point")
    hide_treasures(s, **{segment: "statue 5"})
    lay(s, **{segment: "3 RYB"})
    lay_dome(s, "B2", "6 OGY")
    put_bishop(s, "A2")
    rise(s)
    give(s, 0, "RYB")
    line_up(s, "-", "-", "-", "-", "-", "-")
    go(s, "- @C @C L0 01310")
    assert f"^{segment}" in options(s)
    order = ["reserved", "bishop", "restored", "scored", "favor", "dome", "treasure_uncovered", "reservation_returned"]
    order += ["scroll", "explored"]
    log = told(s, f"^{segment}")
    log += told(s, f">{segment}")  # it is the only one that can be restored, and must be
    assert kinds(log, *order) == ["reserved", "bishop"]
    for number, answer in enumerate(answers.split()):
        assert space(s, 0) == 1, "nothing is scored before all is chosen"
        log += told(s, answer)
        assert (kinds(log, "scored") != []) is (number == len(answers.split()) - 1)
    won = 3 + 3 + 1 + 1 + 3 + (7 if segment == "B1" else 0)
    assert [event.values[0] for event in log if event.kind.name == "scored"] == [won, 1]
    assert kinds(log, *order) == ["reserved", "bishop", "restored", "scored", *found[:1], "scored", *found[1:]]
    assert options(s) == ["H", "V", "HV", "-"]
    assert bishop(s) == segment
    log = told(s, "HV")
    assert options(s) == ["+", "-"]
    log += told(s, "+")
    assert kinds(log, *order) == ["scroll", "scored", "explored"]
    assert options(s) == ["K", "$"]
    play(s, "K")
    assert kept(s, 0) == ["statue 5"]
    assert domes(s, 0) == (["6 OGY"] if segment == "B2" else [])
    assert reservations(s) == {}


@pytest.mark.parametrize("when", ["+", "-"])
def test_3_7_a_turn_at_the_market_map_dame_pennies_purchase_map_illness(when: str) -> None:
    s = evening("4,10,12,13", FOUR, "pink")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    rise(s)
    lay_market(s, BOOTHS)
    next_infections(s, "market")
    next_wishes(s, "tip")
    go(s, "@M @M L1 12020")
    assert infected(s) == "market"
    play(s, when)
    log: list[Event] = []
    if when == "+":
        log += told(s, "$")
        assert thalers(s, 0) == 17
    log += told(s, "1.1/3.1")
    assert options(s) == ["L0", "L1"]
    log += told(s, "L1")
    assert wishes(s, 0) == ["tip"]
    log += told(s, "3.1")
    if when == "-":
        play(s, "+")
        assert options(s) == ["K", "$"]
        assert ill(s, 0) == 0
        log += told(s, "$")
    assert ill(s, 0) == 1
    order = ["dame_swapped", "penny_thrown", "bought"]
    order = ["treasure_sold", *order] if when == "+" else [*order, "treasure_sold"]
    assert kinds(log, *order, "fell_ill") == [*order, "fell_ill"]


def test_a_visit_to_the_market_with_all_that_may_come() -> None:
    """A swap, a wish, a purchase with leaf and beams, a free tile with a beam, a drawn one with a beam and no leaf."""
    s = evening("4,5,12,14,16", brides="pink")
    rise(s)
    lay_market(s, BOOTHS)
    fill_bag(s, "YB")
    next_wishes(s, "free RY")
    go(s, "- @M L1 22010")
    play(s, "1.1/2.3")
    assert options(s) == ["L0", "L1"]
    play(s, "L1")
    assert not [move for move in options(s) if "/" in move or move[0] in "L!"]
    play(s, "2.3")
    assert (paints(s, 0), leaves(s, 0), beams(s, 0)) == ("R", 1, 2)
    play(s, "!2.2")
    assert (paints(s, 0), leaves(s, 0), beams(s, 0)) == ("RRY", 1, 3)
    play(s, "BAG")
    assert (paints(s, 0), leaves(s, 0), beams(s, 0)) == ("RRYYB", 1, 4)
    assert thalers(s, 0) == 12 - 2 - 2


@pytest.mark.parametrize("guild", ["", ",17"])
def test_3_7_at_the_workshop_the_dame_comes_before_request_exchange_alchemy_and_guild(guild: str) -> None:
    s = evening(f"2,4,9,12{guild}", brides="pink")
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    give_wall_tiles(s, 0, "OR", "GY")
    give_wishes(s, 0, "alchemy")
    rise(s)
    if guild:
        set_guild(s, "BG")
    give(s, 0, "RRR")
    go(s, "- @W L0 00311")
    assert sorted(options(s)) == ["-", "R/B", "R/Y"]
    play(s, "R/Y")
    assert paints(s, 0) == "RRY"
    assert {"Q*", "XO.OG", "!RRY=G"} <= set(options(s))


# --- pairs


@pytest.mark.parametrize("alone", [True, False])
def test_3_21_no_sexton_with_a_map_alone(alone: bool) -> None:
    s = evening("1,13", FOUR)
    give_portrait(s, 0, "sexton")
    rise(s)
    give(s, 2, "RYB")
    go(s, "@C 00230" if alone else "@C 01130")
    assert (s.to_move() == 2) is alone
    assert [move for move in options(s) if move[0] == "*" and s.to_move() == 0] == (
        [] if alone else [f"*{name}" for name in NAMES if name != bishop(s)]
    )


def test_3_96_the_sexton_may_go_where_all_that_could_be_restored_is_reserved() -> None:
    s = evening("1,12")
    give_portrait(s, 0, "sexton")
    rise(s)
    lay(s, A1="3 RYB")
    reserve(s, 1, "A1")
    give(s, 0, "RYB")
    go(s, "02030")
    assert "*A1" in options(s)
    play(s, "*A1")
    assert options(s) == ["=RYB", "-"]


def test_a_dome_tile_serves_for_no_request() -> None:
    s = evening("2,15")
    own(s, 0, "3 RYB", "3 RRY")
    give_domes(s, 0, "4 GR", "4 OB", "4 PY")
    rise(s)
    give(s, 0, "RY")
    two = go(s.copy(), "00311")
    assert options(two) == ["O0", "O1"]
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    assert "Q*" in options(go(s, "00311"))


def test_3_98_the_workshop_dame_takes_and_gives_no_special_paint() -> None:
    s = rise(evening("3,12", brides="pink"))
    give(s, 0, "RKN")
    go(s, "@W 00320")
    assert sorted(options(s)) == ["-", "R/B", "R/Y"]
    s = rise(evening("3,12", brides="pink"))
    give(s, 0, "KN")
    go(s, "@W 00320")
    assert s.to_move() == 2


@pytest.mark.parametrize("reserved", [True, False])
def test_3_41_the_bishop_pays_a_visit_also_if_only_reserved_segments_could_be_restored(reserved: bool) -> None:
    s = evening("4,12")
    give_wishes(s, 0, "visit")
    rise(s)
    lay(s, A1="3 RYB")
    if reserved:
        reserve(s, 1, "A1")
    give(s, 0, "RYB")
    go(s, "L0 02030")
    visits = [move for move in options(s) if move[0] == "!"]
    assert len(visits) == 8
    assert any(move[0] == ">" for move in options(s)) is not reserved


def test_the_apprentice_on_the_medicos_tile_buys_leaves() -> None:
    s = evening("5,10")
    offer_bottles(s, "3")
    rise(s)
    lay_market(s, BOOTHS)
    go(s, "@M 13001")
    play(s, "3.1")
    assert (paints(s, 0), leaves(s, 0)) == ("RRR", 2)


def test_the_apprentice_who_only_drew_from_the_bag_falls_ill() -> None:
    s = rise(evening("10,16"))
    lay_market(s, BOOTHS)
    fill_bag(s, "G")
    next_infections(s, "market")
    go(s, "12020")
    assert infected(s) == "market"
    play(s, "BAG")
    assert (paints(s, 0), ill(s, 0)) == ("G", 1)


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
    s = evening(modules)
    line_up(s, "pink", "-", "-", "-", "-", "-")
    if "4" in modules.split(","):
        give_wishes(s, 0, "praise")
    if "5" in modules.split(","):
        set_disc(s, "R")
        give_leaves(s, 0, 1)
    if "1" in modules.split(","):
        give_portrait(s, 0, "abbot")
    rise(s)
    stand(s, from_space, 31, 32)
    lay(s, B1="3 RYB")
    put_bishop(s, "B1")
    give(s, 0, "RYB")
    go(s, "02030")
    play(s, f"B1 {answer}")
    assert space(s, 0) == reached
    assert dames_of(s, 0) == (["pink"] if reached == 10 else [])


@pytest.mark.parametrize(("answers", "reached", "bride"), [("W1 R1 G1", 15, ["pink"]), ("W1 R0 G0", 1, [])])
def test_3_90_penalties_of_a_window_take_the_dame_out_of_reach(answers: str, reached: int, bride: list[str]) -> None:
    """Value and window alone would pass her: the whole sum is one move."""
    s = evening("6,12")
    line_up(s, "pink", "-", "-", "-", "-", "-")
    give_glass(s, 0, "RG")
    lay_bench(s, "RG YB YR BR BG YG")
    rise(s)
    stand(s, 1, 31, 32)
    lay(s, B1="7 PO")
    put_bishop(s, "E5")
    give(s, 0, "PO")
    go(s, "- 02030")
    play(s, f"B1 {answers}")
    assert (space(s, 0), dames_of(s, 0)) == (reached, bride)


@pytest.mark.parametrize(
    ("move", "left"),
    [("Q*", "RYB"), ("XO.OG", "RYB"), ("!RYB=P", "P")],
)
def test_the_apprentice_beside_a_map_does_what_the_workshop_offers(move: str, left: str) -> None:
    s = evening("2,4,9,13", FOUR)
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    give_wall_tiles(s, 0, "OR", "GY")
    give_wishes(s, 0, "alchemy")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    rise(s)
    give(s, 0, "RYB")
    go(s, "- @W L0 00311")
    play(s, "-")
    assert {"Q*", "XO.OG", "!RYB=P"} <= set(options(s))
    play(s, move)
    while options(s) != ["K", "$"]:
        assert s.to_move() == 0
        play(s, "O0" if "O0" in options(s) else options(s)[0])
    play(s, "K")
    assert kept(s, 0) == ["statue 5"]
    assert exchanges(s, 0) == ("O" if move[0] == "X" else "")
    assert paints(s, 0) == left


def test_leonardo_takes_favor_and_dome_and_opens_the_treasure_in_one_restoration() -> None:
    s = rise(laid_out("11,13,15", 2).copy(), "8 9 6")
    lay(s, C2="3 RYB")
    lay_dome(s, "C2", "6 OGY")
    lay_favor(s, "C2", "1 point")
    hide_treasures(s, C2="statue 5")
    put_bishop(s, "C2")
    stand(s, 1, 2, 30)
    go(s, IDLE)
    while "C2" not in options(s):
        play(s, idle(s))
    order = ["restored", "scored", "favor", "scored", "dome", "treasure_uncovered"]
    assert kinds(told(s, "C2"), *order) == order
    assert space(s, LEONARDO) == 30 + 3 + 3 + 1
    assert leonardos_domes(s) == ["6 OGY"]
    assert (tile_at(s, "C2"), treasure_under(s, "C2")) == ("-", "statue 5")


# --- the tables in docs/rules.md

DOCS = (Path(__file__).parents[4] / "docs" / "rules.md").read_text("utf-8")
MEETING = DOCS.split("### How modules meet\n")[1].split("\n### ")[0]
NAMED = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


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
