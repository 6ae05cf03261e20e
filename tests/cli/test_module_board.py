"""Fresco's modules on the table in a terminal."""

import io
import re

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from rich.console import Console

from bottega.bots import seats
from bottega.core.game import SPECTATOR
from bottega.core.rng import derive
from bottega.games.fresco import terminal as fresco
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.modules.m04_wishing_well import BUSKER, KINDS, TIP, well_of
from bottega.games.fresco.modules.m05_gold_leaf import gold_of
from bottega.games.fresco.modules.m06_glaziers import GLASS_COLOURS, glazery_of
from bottega.games.fresco.modules.m11_favors import favors_of
from bottega.games.fresco.modules.m16_black_market import barrel_of
from bottega.games.fresco.view_types import FrescoView
from tests.games.fresco.board import GAME, IDLE, LEONARDO, NAMES
from tests.games.fresco.scene import Scene, new_game, scene

PEOPLE = ["Anna", "Berta", "Carla", "Dora"]
SEED = 5
EMPTY = -1
COMPLETE = 10**6  # more moves than a game has
SEVEN = ["bells", "wall", "medico", "dames", "catacombs", "pews", "dome"]
VIEWERS = [0, 1, 2, SPECTATOR]


def table(modules: str, players: int = 3) -> Scene:
    return new_game(players, SEED, {"modules": modules})


def played(modules: str, moves: int, players: int = 3) -> Scene:
    """A game of random bots after so many moves."""
    s = table(modules, players)
    bots = seats.find_bots(["random"] * players, SEED)
    while not s.over() and moves > 0:
        s.state.push(seats.choose(GAME, s.state, bots[s.to_move()], derive(SEED, moves)))
        moves -= 1
    return s


def drawn(view: FrescoView, width: int, names: list[str] = PEOPLE) -> list[str]:
    """The lines of a board."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        figures = ["Leonardo"] if len(view["track"]) > len(view["players"]) else []
        console.print(fresco.board(view, [*names[: len(view["players"])], *figures]))
    return captured.get().splitlines()


def board(s: Scene, seat: int = 0, width: int = 100) -> list[str]:
    """The lines of the board as a seat sees it."""
    return drawn(GAME.view(s.state, seat), width)


def panel(lines: list[str], title: str) -> list[str]:
    """The lines in a panel, none if there is no such panel. The title is a pattern."""
    for top, text in enumerate(lines):
        heading = re.search(f"╭─ (▶ )?{title} ", text)
        if heading:
            left, right = heading.start(), text.index("╮", heading.end())
            bottom = next(n for n, below in enumerate(lines) if n > top and below[left] == "╰")
            return [inside[left + 2 : right].rstrip() for inside in lines[top + 1 : bottom]]
    return []


def block(lines: list[str], word: str) -> list[str]:
    """What stands behind a label in the modules' panels, and in the lines below it that have no label."""
    found = [*panel(lines, "cathedral"), *panel(lines, "town")]
    start = next(number for number, text in enumerate(found) if text.startswith(f"{word} "))
    end = next((n for n, text in enumerate(found) if n > start and not text.startswith(" ")), len(found))
    return [found[start].removeprefix(word).strip(), *(text.strip() for text in found[start + 1 : end])]


def line(lines: list[str], word: str) -> str:
    """What stands behind a label in the modules' panels."""
    return block(lines, word)[0]


def sheet(lines: list[str], seat: int) -> dict[str, str]:
    """The rows of a player's sheet, by their labels."""
    rows = [text.partition("  ") for text in panel(lines, f"{PEOPLE[seat]}  [0-9]+ points?")]
    return {word: text.strip() for word, _blanks, text in rows}


def cell(lines: list[str], name: str) -> tuple[str, str]:
    """The two lines of a segment of the ceiling."""
    row = next(number for number, text in enumerate(lines) if text.startswith(f"│ {name[1]} │"))
    column = "ABCDE".index(name[0]) + 2
    return lines[row].split("│")[column].strip(), lines[row + 1].split("│")[column].strip()


def legend(lines: list[str]) -> str:
    """What stands above and below the ceiling."""
    top = next(number for number, text in enumerate(lines) if text.startswith("┌"))
    bottom = next(number for number, text in enumerate(lines) if text.startswith("└"))
    return " ".join(text[:45].strip() for text in [*lines[:top], *lines[bottom + 1 : bottom + 3]])


def rows(s: Scene, word: str, seat: int = 1) -> list[str]:
    """A row of a player's sheet as the owner, another player and a spectator see it; nothing where it is missing."""
    return [sheet(board(s, viewer), seat).get(word, "") for viewer in (seat, 0, SPECTATOR)]


def the_same(text: str) -> list[str]:
    """For something that everybody sees."""
    return [text] * 3


# --- the town


def test_open_portraits_with_what_they_bring() -> None:
    s = table("portraits").open_portraits("virgin_mary O", "gods_servant")
    lines = board(s)
    assert line(lines, "portraits") == "Virgin Mary: 3 points, orange"
    assert any("God's servant: 1 thaler more income" in text for text in lines)
    assert any("16 in the deck" in text for text in lines)
    studio_of(s.state).open[0] = EMPTY
    assert line(board(s), "portraits") == "–"


def test_top_request_of_each_kind_and_how_many_are_left() -> None:
    s = table("requests")
    assert line(board(s), "requests") == "general 6 ×3  O 8 ×3  G 8 ×3  P 10 ×3"
    requests_of(s.state).gone[0] = 1
    requests_of(s.state).gone[2] = 3
    assert line(board(s), "requests") == "general 5 ×2  O 8 ×3  G –  P 10 ×3"


def test_wishing_well() -> None:
    s = table("well")
    well_of(s.state).well, well_of(s.state).supply = 1, 10
    assert line(board(s), "well") == "1 of 2 pennies  20 wishes  supply 10"


def test_gold_leaf_and_its_slots_in_the_market() -> None:
    s = table("gold").set_disc("O")
    lines = board(s)
    assert line(lines, "gold leaf") == "gild O this round  ✦ supply 20"
    assert any(f"{s.market()[1][-1]}✦1" in text for text in lines)
    assert any(f"III  {s.market()[2][0]}✦2" in text for text in lines)
    s.state.market[5] = EMPTY
    assert any("III  –✦2" in text for text in board(s))


def test_glass_for_sale_and_windows_on_the_bench() -> None:
    lines = board(table("glaziers").sell_glass("YYYRRG").lay_bench("YB GRG RG BYB YG BR"))
    assert line(lines, "glass") == "YYY at 1  RR at 2  G at 2"
    assert line(lines, "bench") == "price   0   1    1   2    2   3"
    assert any("panes   YB  GRG  RG  BYB  YG  BR" in text for text in lines)
    assert any("points  3   11   7   5    5   5" in text for text in lines)


def test_nothing_for_sale_and_a_window_taken() -> None:
    s = table("glaziers").sell_glass("")
    glazery_of(s.state).bench[1] = EMPTY
    lines = board(s)
    assert line(lines, "glass") == "–"
    assert " ".join(line(lines, "bench").split()) == "price 0 1 1 2 2 3"


def test_barrel_of_the_black_market() -> None:
    s = table("blackmarket")
    assert line(board(s), "barrel") == "–"
    barrel_of(s.state).tiles = append(barrel_of(s.state).tiles, 0)
    assert line(board(s), "barrel") == GAME.box.market[0].letters


def test_paints_of_the_guild() -> None:
    assert line(board(table("guild").set_guild("BG")), "guild") == "B  G"


# --- the ceiling


def test_favors_hidden_and_seen() -> None:
    s = table("favors").lay_favor("A1", "5 thalers").restore("A1 B1")
    favors = favors_of(s.state)
    favors.seen = vec[i64]([favors.hidden[0]] * 2)
    favors.hidden[0] = favors.hidden[1] = EMPTY
    lines = board(s)
    assert line(lines, "favors") == "23 hidden; seen: 5 thalers ×2"
    assert lines[0].strip().startswith("♝ bishop  ? favor  ")
    assert sum(text[:45].count("?") for text in lines[1:]) == 23


def test_windows_are_marked_until_they_are_set() -> None:
    s = table("glaziers")
    lines = board(s)
    assert lines[0].strip().startswith("♝ bishop  ⊞ window  ")
    assert sum(text.count("⊞") for text in lines[1:]) == 12
    assert sum(text.count("⊞") for text in board(s.restore("B1"))[1:]) == 11


def test_legend_forgets_windows_once_all_are_set() -> None:
    s = table("glaziers")
    assert board(s.leave(s.bishop()))[0].split("Fresco")[0].strip() == "♝ bishop"


@pytest.mark.parametrize(
    ("modules", "players", "signs"),
    [
        ("none", 3, "♝ bishop"),
        ("none", 2, "♝ bishop  L Leonardo"),
        ("gold", 3, "♝ bishop"),
        ("glaziers,favors", 2, "♝ bishop  L Leonardo  ⊞ window  ? favor"),
        ("all", 2, "♝ bishop  L Leonardo  ⊞ window  ? favor"),
    ],
)
def test_legend_names_only_signs_in_use(modules: str, players: int, signs: str) -> None:
    lines = board(table(modules, players))
    assert lines[0].split("Fresco")[0].strip() == signs


def test_no_panel_for_modules_without_pieces_in_the_town() -> None:
    lines = board(table("blends,scrolls", 2))
    assert not panel(lines, "town")
    assert not panel(lines, "cathedral")


# --- the players


def rich_table() -> Scene:
    """Berta has something of every module."""
    s = table("1,2,3,4,5,6,7,11,16,17").give_portrait(1, "actor").give_portrait(1, "sexton").give_request(1, "**OP")
    s.give_wishes(1, "tip", "tip", "busker").give_pennies(1, 3).give_leaves(1, 4).give_glass(1, "BBG")
    well_of(s.state).on_market[1] = 2
    return s.deal_scrolls("1A", "4C", "2B")


def test_own_goods() -> None:
    rows = sheet(board(rich_table(), 1), 1)
    assert rows["pennies"] == "3, 2 on the market"
    assert rows["gold leaf"] == "4"
    assert rows["glass"] == "BBG"
    assert rows["wishes"] == "Tip ×2, Busker"
    assert rows["scrolls"] == "row 4, column C"
    assert rows["portraits"] == "actor, sexton"
    assert rows["requests"] == "general ×2  O ×1  P ×1"
    assert rows["tiles"] == "0 (income 4)  seals O ×0  G ×0  P ×0"


def test_goods_of_others() -> None:
    s = rich_table()
    rows = sheet(board(s, 0), 1)
    assert list(rows) == ["mood", "tiles", "goods", "portraits", "requests", "wishes", "scrolls", "plan"]
    assert rows["goods"] == "behind the screen, with pennies, gold leaf, glass"
    assert (rows["wishes"], rows["scrolls"]) == ("3 cards", "2 scrolls")
    s.deal_scrolls("1A", "-C", "2B")
    assert sheet(board(s, 0), 1)["scrolls"] == "1 scroll"
    assert sheet(board(s, 1), 1)["scrolls"] == "column C"


def test_pennies_on_the_market_are_open_once_the_plans_are() -> None:
    s = rich_table()
    s.column = 0
    assert sheet(board(s, 0), 1)["pennies"] == "2 on the market"


def test_nothing_is_said_of_what_a_player_lacks() -> None:
    s = table("portraits,requests,gold,glaziers")
    assert list(sheet(board(s), 0)) == ["mood", "tiles", "goods", "plan"]


def test_seals_of_restored_tiles() -> None:
    s = table("requests")
    for number, tile in enumerate(GAME.box.tiles[:25]):
        if tile.cost.letters == "OGP":
            s.players[2].tiles |= 1 << number
    assert sheet(board(s), 2)["tiles"] == "2 (income)  seals O ×2  G ×2  P ×2"


def test_plan_shows_an_action_tile_in_place_of_what_it_covers() -> None:
    view = GAME.view(played("glaziers", 40).state, 0)
    view["order"] = [0, 1, 2]
    for player, apprentices in zip(view["players"], (0, 1, 1), strict=True):
        player["plan"] = [2, apprentices, 0, 2, 0]
        player["ill_plan"] = [0] * 5
        player["covered"] = ["", "tile-6", "", "", ""]
    view["players"][2]["plan"] = view["players"][2]["covered"] = None
    lines = drawn(view, 100)
    assert sheet(lines, 0)["plan"] == "♟♟ market  glazery  – studio  ♟♟ workshop  – theater"
    assert sheet(lines, 1)["plan"] == "♟♟ market  ♟ glazery  – studio  ♟♟ workshop  – theater"
    assert sheet(lines, 2)["plan"] in ("planned", "planning")


# --- bells


def test_certificates_on_offer() -> None:
    s = scene("bells").open_certificates("6 5 3", "4 3 3", "2 2 1")
    for viewer in VIEWERS:
        assert block(board(s, viewer), "bells") == [
            "certificate  N1  N2  N3",
            "bells        3   3   1",
            "price        6   4   2",
            "points       5   3   2",
            "15 in the pile",
        ]
    s.open_certificates("-", "4 3 3")
    assert block(board(s), "bells")[:2] == ["certificate  N2", "bells        3"]
    s.open_certificates()
    assert block(board(s), "bells") == ["18 in the pile"]


def test_bells_of_paid_certificates_are_the_owners_secret() -> None:
    s = scene("bells").give_certificates(1, "8 6 6", "5 3 5")
    assert rows(s, "bells") == ["11 on 2 certificates", "2 certificates", "2 certificates"]


def test_unfinished_certificates_lie_open() -> None:
    s = scene("bells").owe(1, "7 5 6", 2).owe(1, "2 2 1")
    assert rows(s, "unfinished") == the_same("6 bells, 2 of 7 paid; 1 bell, 0 of 2 paid")
    assert rows(s, "bells") == the_same("")


def test_bells_of_the_bishop_and_of_all_players_in_the_end() -> None:
    s = scene("bells").wake("7 8 9").leave_certificates(1, "4 3 3", "6 5 3").score_now()
    lines = board(s, SPECTATOR)
    assert block(lines, "bells") == ["2 in the pile  bishop 6"]
    assert sheet(lines, 1)["bells"] == "55 on 16 certificates"


# --- wall


def test_wall_with_what_is_within_reach() -> None:
    s = scene("wall").lay_wall(A1="PR", B1="OR", C1="GR", D1="PR", E1="OR", A3="OY", B3="GR", C3="PB", C4="GB", D4="PY")
    found = block(board(s, SPECTATOR), "wall")
    assert (found[0], found[1]) == ("A  B  C  D  E", "1  P  O  G  P  O")
    assert found[3].startswith("3 [O][G] P ")
    assert found[4].startswith("4  ░  ░ [G] P ")
    assert found[5] == "[ ] within reach"
    s.restore_wall("B3")
    assert block(board(s), "wall")[3].startswith("3 [O] ░ [P]")


def test_wall_without_tiles() -> None:
    s = scene("wall").restore_wall(" ".join(f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE") + " C4 D4 E4")
    assert block(board(s), "wall")[1:] == [f"{row}  ░  ░  ░  ░  ░" for row in (1, 2, 3, 4)]


def test_wall_tiles_and_exchange_tiles_of_a_player() -> None:
    s = scene("wall").give_wall_tiles(1, "PR", "OR", "GB")
    assert rows(s, "wall") == the_same("GB OR PR  income RB")
    s.give_exchange(1, "OP")
    assert rows(s, "wall") == the_same("GB OR PR  exchange OP  income RBOP")
    assert line(board(s), "exchange") == "O ×3  G ×4  P ×3"
    s.give_exchange(2, "G")
    assert rows(s, "wall", 2) == the_same("exchange G  income G")


# --- medico


def test_bottles_and_the_infected_place() -> None:
    s = scene("medico").wake("7 8 9")
    lines = board(s)
    assert line(lines, "infected") == "–  9 tiles left"
    assert block(lines, "medico") == ["no bottle for sale", "pile 16  discard 0  ♙ supply 15"]
    s.offer_bottles("3-J").next_infections("studio").plan("12020", IDLE, IDLE)
    for viewer in VIEWERS:
        lines = board(s, viewer)
        assert line(lines, "infected") == "studio  8 tiles left"
        assert block(lines, "medico") == [
            "bottle  B1  B3",
            "heals   3   juice",
            "price   3   2",
            "pile 14  discard 0  ♙ supply 15",
        ]
    s.finish_round()
    assert line(board(s), "infected") == "–  last round studio  8 tiles left"


def test_ill_apprentices_and_bottles() -> None:
    s = scene("medico").make_ill(1, own=2, neutral=1).make_ill(2, own=0, neutral=1).give_bottles(1, "3J")
    assert rows(s, "ill") == the_same("♙♙♙  2 own with the Medico")
    assert rows(s, "ill", 2) == the_same("♙")
    assert rows(s, "bottles") == the_same("heals 3, juice")
    assert rows(s, "ill", 0) == the_same("")


def test_ill_apprentices_in_the_plan() -> None:
    s = scene("medico").make_ill(0, own=2).wake("7 8 9")
    for move in ("M1", "C1+1", "S1+1"):
        s.play_as(0, move)
    assert sheet(board(s, 0), 0)["plan"] == "♟ market  ♟♙ cathedral  ♟♙ studio  – workshop  – theater"
    assert sheet(board(s, 1), 0)["plan"] == "planned"


def test_the_neutral_apprentice_in_the_plan() -> None:
    s = scene("medico")
    s.players[0].mood = 4
    s.wake("7 8 9")
    for move in ("M2", "C1", "S0", "W1"):
        s.play_as(0, move)
    laid = "♟♟ market  ♟ cathedral  – studio  ♟ workshop  ♟♟ theater"
    assert sheet(board(s, 0), 0)["plan"] == laid
    s.play_as(0, "N@W")
    assert sheet(board(s, 0), 0)["plan"] == f"{laid}  (neutral: workshop)"
    assert sheet(board(s, 1), 0)["plan"] == "planned"


# --- dames


def test_dames_on_the_track_and_with_players() -> None:
    s = scene("dames").line_up("pink", "purple", "purple", "pink", "purple", "pink")
    for viewer in VIEWERS:
        assert block(board(s, viewer), "dames") == ["pink on 10, 31, 45", "purple on 17, 24, 38"]
    s.marry(1, "purple")
    assert block(board(s), "dames") == ["pink on 10, 31, 45", "purple on 17, 24"]
    assert rows(s, "dames") == the_same("purple")
    s.line_up("-", "-", "-", "-", "-", "-")
    assert not panel(board(s), "town")


def test_where_dames_go_is_secret_until_the_plans_are_shown() -> None:
    s = scene("dames").marry(1, "pink").marry(1, "purple").next_morning().play_as(1, "@S -")
    assert rows(s, "dames") == ["pink at the studio, purple", "pink, purple", "pink, purple"]
    s.plan("12020", IDLE, IDLE)
    assert rows(s, "dames") == the_same("pink at the studio, purple")


def test_used_dames() -> None:
    s = scene("dames").marry(1, "pink").next_morning().play_as(1, "@C").give(0, "RYB").plan(IDLE, IDLE, IDLE)
    s.until(lambda s: "^A1" in s.options())
    assert block(board(s), "dames")[-1].startswith("purple on ")
    s.play("^A1")
    assert block(board(s), "dames")[-1] == "used: pink at the cathedral"
    assert cell(board(s), "A1")[0].endswith("☼2")


def test_reservations_by_day_and_by_night() -> None:
    s = scene("dames").lay(A1="3 RYB", C3="10 OGP").put_bishop("C3")
    assert "reserved" not in legend(board(s))
    s.reserve(1, "A1").reserve(2, "C3", night=True)
    for viewer in VIEWERS:
        lines = board(s, viewer)
        assert cell(lines, "A1") == ("3  ☼2", "RYB")
        assert cell(lines, "C3") == ("10♝☾3", "OGP")
        assert "☼ ☾ reserved (day, night)" in legend(lines)
    assert rows(s, "reserved") == the_same("☼2 A1")
    assert rows(s, "reserved", 2) == the_same("☾3 C3")
    assert rows(s, "reserved", 0) == the_same("")


# --- catacombs


def test_maps_left_by_hour() -> None:
    assert line(board(scene("catacombs").leave_maps(5, 2)), "maps") == "5:00 ×2  6:00 ×8  7:00 ×8"


def test_maps_are_the_owners_secret_but_not_their_hours() -> None:
    s = scene("catacombs").give_maps(1, "B4 C4 A5 B5", "A1 B1", "D5 E5")
    hours = "3 maps of 5:00, 7:00 ×2"
    assert rows(s, "maps") == ["B4 C4 A5 B5; A1 B1; D5 E5", hours, hours]


def test_laid_maps_are_open_once_the_plans_are() -> None:
    s = scene("catacombs").give_maps(1, "A1 B1", "D5 E5").next_morning().play_as(1, "@W -")
    own = "D5 E5; on the workshop A1 B1"
    assert rows(s, "maps") == [own, "2 maps of 7:00 ×2", "2 maps of 7:00 ×2"]
    s.plan("12020", "03110", IDLE)
    others = "2 maps of 7:00 ×2; on the workshop A1 B1"
    assert rows(s, "maps") == [own, others, others]


def test_treasures_in_open_rooms() -> None:
    s = scene("catacombs").hide_treasures(A1="statue 5", B1="chalice 1", C1="script 1", D1="script 4", E1="statue 3")
    assert "statue" not in legend(board(s))
    s.restore("A1 B1 C1 D1").empty_room("D1").put_bishop("B1")
    for viewer in VIEWERS:
        lines = board(s, viewer)
        assert cell(lines, "A1") == ("s5", "$5░░░")
        assert cell(lines, "B1") == ("c1 ♝", "$3+2░")
        assert cell(lines, "C1") == ("v1", "$2+3░")
        assert cell(lines, "D1") == ("", "░░░░░")
        assert "░" not in cell(lines, "E1")[1]
        text = "s statue, c chalice: points  v script: volume $ thalers when sold  + mood"
        assert text in legend(lines)


def test_kept_treasures_are_the_owners_secret() -> None:
    s = scene("catacombs").keep_treasures(1, "statue 5", "statue 5", "script 4")
    assert rows(s, "treasures") == ["statue 5 ×2, script 4", "3 treasures", "3 treasures"]


def test_treasures_that_are_found() -> None:
    s = scene("catacombs").hide_treasures(A1="statue 5", B1="chalice 3").restore("A1 B1").give_maps(0, "A1 B1")
    s.next_morning().play_as(0, "@T").plan("03200", IDLE, IDLE).until(lambda s: "+" in s.options()).play("+")
    assert sorted(line(board(s, SPECTATOR), "found").split(", ")) == ["chalice 3", "statue 5"]


# --- pews


def test_pews_left_by_size() -> None:
    s = scene("pews")
    assert line(board(s), "pews") == "═ ×4  ══ ×4  ═══ ×4  ═ beam"
    s.leave_pews("1 2", "3 8", "3 10")
    assert line(board(s, SPECTATOR), "pews") == "═ ×1  ══ ×0  ═══ ×2  ═ beam"


def test_beams_on_market_tiles() -> None:
    s = scene("pews,gold").lay_market("RY G / RRR O R / Y YYY YB -")
    for viewer in VIEWERS:
        lines = panel(board(s, viewer), "market")
        assert lines[:3] == ["I    RY═  G", "II   RRR  O  R✦1══", "III  Y✦2══  YYY  YB═  –"]


def test_3_12_everybody_sees_the_beams_that_a_player_owns() -> None:
    s = scene("pews").give_beams(1, 3)
    assert rows(s, "beams") == the_same("═══ 3")
    assert rows(s, "goods") == ["12 thalers  RYB", "behind the screen", "behind the screen"]
    s.give_beams(1, 0)
    assert rows(s, "beams") == the_same("")


# --- dome


def test_segments_that_hide_a_dome_tile() -> None:
    s = scene("dome")
    inner = [name for name in NAMES if name[0] in "BCD" and name[1] in "234"]
    lines = board(s, SPECTATOR)
    assert [name for name in NAMES if "◠" in cell(lines, name)[1]] == inner
    assert line(lines, "dome") == "9 hidden"
    assert "◠ dome" in legend(lines)
    s.give_domes(1, "4 GR")
    lines = board(s)
    assert line(lines, "dome") == "8 hidden"
    assert sum("◠" in cell(lines, name)[1] for name in NAMES) == 8


def test_dome_tiles_of_players() -> None:
    s = scene("dome").give_domes(1, "6 OGY", "4 GR")
    assert rows(s, "domes") == the_same("6 OGY  4 GR")
    s.wake("7 8 9").give(1, "OGY").leave("A1").score_now().play("D1")
    assert rows(s, "domes") == the_same("4 GR  completed 6 OGY")


# --- Leonardo


def test_what_leonardo_has() -> None:
    s = scene("bells,dames,catacombs,dome", 2)
    assert block(board(s), "Leonardo") == ["4 certificates"]
    s.marry(LEONARDO, "pink").keep_treasures(LEONARDO, "statue 5", "script 4", "script 4")
    s.give_domes(LEONARDO, "6 OGY", "4 GR")
    for viewer in (0, 1, SPECTATOR):
        assert block(board(s, viewer), "Leonardo") == [
            "4 certificates",
            "pink dame",
            "keeps statue 5, script 4 ×2",
            "dome 6 OGY  4 GR",
        ]
    s.marry(LEONARDO, "purple")
    assert block(board(s), "Leonardo")[1] == "pink and purple dames"


def test_leonardos_map() -> None:
    s = scene("catacombs", 2).wake("8 9").play("5:00 @S")
    assert line(board(s, SPECTATOR), "Leonardo").startswith("map on the studio ")
    assert not panel(board(scene("catacombs", 2)), "town")


# --- secrets and widths


@pytest.mark.parametrize("moves", [60, 150, 250])
def test_spectator_sees_nothing_of_what_is_hidden(moves: int) -> None:
    s = played("all", moves)
    others = [s.determinize(SPECTATOR, seed) for seed in range(5)]
    assert all(other.view(SPECTATOR) == s.view(SPECTATOR) for other in others)  # boards are drawn from views alone
    assert any(board(other, seat) != board(s, seat) for other in others for seat in range(3))


def test_changed_goods_of_others_do_not_change_the_board() -> None:
    s = rich_table()
    shown = board(s, 0)
    well = well_of(s.state)
    well.hands[KINDS + TIP], well.hands[KINDS + BUSKER] = 1, 2
    well.pennies[1], well.on_market[1] = 5, 0
    gold_of(s.state).leaves[1] = 0
    glazery_of(s.state).tokens[GLASS_COLOURS] = 3
    assert board(s.deal_scrolls("1A", "1A", "2B"), 0) == shown


def test_all_is_shown_in_the_end() -> None:
    lines = board(played("all", COMPLETE), SPECTATOR)
    assert "behind the screen" not in "\n".join(lines)
    assert all("thalers" in sheet(lines, seat)["goods"] for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 130])
def test_all_modules_fit(players: int, width: int) -> None:
    lines = board(played("all", 100, players), 0, width)
    assert max(map(len, lines)) <= width
    beside = any(text.startswith("┌") and text.rstrip()[-1] != "┐" for text in lines)
    assert beside is (width >= 100)
    assert all(text.rstrip()[-1] in "│╮╯" for text in lines if text.startswith(("╭", "╰")))
    assert any(text.rstrip().endswith("P 10 ×3  │") for text in lines)


def test_long_texts_and_names_do_not_push_the_town_below_the_ceiling() -> None:
    s = table("portraits", 4).open_portraits("sexton", "muse")
    lines = drawn(GAME.view(s.state, 0), 100, [f"Player number {seat}" for seat in range(4)])
    assert max(map(len, lines)) <= 100
    assert line(lines, "portraits").startswith("sexton: bishop anywhere")
    assert "♝ bishop" in lines[0]
    assert "Fresco" in lines[0]


@pytest.mark.parametrize("module", SEVEN)
def test_nothing_hidden_is_shown(module: str) -> None:
    for moves in (60, 200):
        s = played(module, moves)
        for viewer in VIEWERS:
            view = GAME.view(s.state, viewer)
            assert max(map(len, drawn(view, 80))) <= 80
            for seed in range(5):  # boards are drawn from views alone
                assert s.determinize(viewer, seed).view(viewer) == view


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("moves", "seat"), [(0, 0), (30, 1), (400, 2), (COMPLETE, 3)])
def test_all_seventeen_fit_into_80_columns(players: int, moves: int, seat: int) -> None:
    s = played("all", moves, players)
    for viewer in (seat % players, SPECTATOR):
        lines = board(s, viewer, 80)
        assert max(map(len, lines)) <= 80
        words = ["bells", "wall", "exchange", "favors", "maps", "pews", "dome", "infected", "medico", "bench", "guild"]
        assert all(line(lines, word) for word in words)
        assert legend(lines).startswith("♝ bishop")
