"""Fresco's modules on the table in a terminal."""

import io
import re

import pytest
from librt.vecs import append
from rich.console import Console

from bottega.bots import seats
from bottega.core.game import SPECTATOR
from bottega.core.rng import derive
from bottega.games.fresco import terminal as fresco
from bottega.games.fresco.const import RESTORED
from bottega.games.fresco.game import FrescoGame
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.modules.m01_portraits.box import portraits_box
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.modules.m04_wishing_well import BUSKER, KINDS, TIP, well_of
from bottega.games.fresco.modules.m05_gold_leaf import gold_of
from bottega.games.fresco.modules.m06_glaziers import GLASS_COLOURS, glazery_of
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from bottega.games.fresco.modules.m07_scrolls import scrolls_of
from bottega.games.fresco.modules.m11_favors import favors_of
from bottega.games.fresco.modules.m11_favors.box import favors_box
from bottega.games.fresco.modules.m16_black_market import barrel_of
from bottega.games.fresco.modules.m17_painters_guild import guild_of
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.view_types import FrescoView

GAME = FrescoGame()
NAMES = ["Anna", "Berta", "Carla", "Dora"]
SEED = 5
EMPTY = -1
COMPLETE = 10**6  # more moves than a game has


def table(modules: str, players: int = 3) -> Fresco:
    return GAME.new(players, SEED, {"modules": modules})


def played(modules: str, moves: int, players: int = 3) -> Fresco:
    """A game of random bots after so many moves."""
    s = table(modules, players)
    bots = seats.find_bots(["random"] * players, SEED)
    while not s.over() and moves > 0:
        s.push(seats.choose(GAME, s, bots[s.to_move()], derive(SEED, moves)))
        moves -= 1
    return s


def drawn(view: FrescoView, width: int, names: list[str] = NAMES) -> list[str]:
    """The lines of a board."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        figures = ["Leonardo"] if len(view["track"]) > len(view["players"]) else []
        console.print(fresco.board(view, [*names[: len(view["players"])], *figures]))
    return captured.get().splitlines()


def board(s: Fresco, seat: int = 0, width: int = 100) -> list[str]:
    """The lines of the board as a seat sees it."""
    return drawn(GAME.view(s, seat), width)


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
    rows = [text.partition("  ") for text in panel(lines, f"{NAMES[seat]}  [0-9]+ points?")]
    return {word: text.strip() for word, _blanks, text in rows}


# --- the town


def test_open_portraits_with_what_they_bring() -> None:
    s = table("portraits")
    names = [card.name for card in portraits_box(GAME.box).portraits]
    studio_of(s).open[0] = names.index("virgin_mary")
    studio_of(s).open[1] = names.index("gods_servant")
    lines = board(s)
    assert line(lines, "portraits") == "Virgin Mary: 3 points, orange"
    assert any("God's servant: 1 thaler more income" in text for text in lines)
    assert any("16 in the deck" in text for text in lines)
    studio_of(s).open[0] = EMPTY
    assert line(board(s), "portraits") == "–"


def test_top_request_of_each_kind_and_how_many_are_left() -> None:
    s = table("requests")
    assert line(board(s), "requests") == "general 6 ×3  O 8 ×3  G 8 ×3  P 10 ×3"
    requests_of(s).gone[0] = 1
    requests_of(s).gone[2] = 3
    assert line(board(s), "requests") == "general 5 ×2  O 8 ×3  G –  P 10 ×3"


def test_wishing_well() -> None:
    s = table("well")
    well_of(s).well = 1
    well_of(s).supply = 10
    assert line(board(s), "well") == "1 of 2 pennies  20 wishes  supply 10"


def test_gold_leaf_and_its_slots_in_the_market() -> None:
    s = table("gold")
    gold_of(s).disc = 3
    lines = board(s)
    assert line(lines, "gold leaf") == "gild O this round  ✦ supply 20"
    booths = GAME.view(s, 0)["market"]
    assert isinstance(booths, list)
    assert any(f"{booths[1][-1]}✦1" in text for text in lines)
    assert any(f"III  {booths[2][0]}✦2" in text for text in lines)
    s.market[5] = EMPTY
    assert any("III  –✦2" in text for text in board(s))


def test_glass_for_sale_and_windows_on_the_bench() -> None:
    s = table("glaziers")
    glazery = glazery_of(s)
    for colour, count in enumerate((3, 0, 2, 1)):
        glazery.shown[colour] = count
    windows = [window.letters for window in glass_box(GAME.box).windows]
    for place, window in enumerate(("YB", "GRG", "RG", "BYB", "YG", "BR")):
        glazery.bench[place] = windows.index(window)
    lines = board(s)
    assert line(lines, "glass") == "YYY at 1  RR at 2  G at 2"
    assert line(lines, "bench") == "price   0   1    1   2    2   3"
    assert any("panes   YB  GRG  RG  BYB  YG  BR" in text for text in lines)
    assert any("points  3   11   7   5    5   5" in text for text in lines)


def test_nothing_for_sale_and_a_window_taken() -> None:
    s = table("glaziers")
    for colour in range(GLASS_COLOURS):
        glazery_of(s).shown[colour] = 0
    glazery_of(s).bench[1] = EMPTY
    lines = board(s)
    assert line(lines, "glass") == "–"
    assert " ".join(line(lines, "bench").split()) == "price 0 1 1 2 2 3"


def test_barrel_of_the_black_market() -> None:
    s = table("blackmarket")
    assert line(board(s), "barrel") == "–"
    barrel_of(s).tiles = append(barrel_of(s).tiles, 0)
    assert line(board(s), "barrel") == GAME.box.market[0].letters


def test_paints_of_the_guild() -> None:
    s = table("guild")
    guild_of(s).basic = 2
    guild_of(s).blended = 4
    assert line(board(s), "guild") == "B  G"


# --- the ceiling


def test_favors_hidden_and_seen() -> None:
    s = table("favors")
    favors = favors_of(s)
    thalers = [favor.thalers for favor in favors_box(GAME.box).favors]
    for segment in (0, 1):
        s.fresco[segment] = RESTORED
        favors.hidden[segment] = EMPTY
        favors.seen = append(favors.seen, thalers.index(5))
    lines = board(s)
    assert line(lines, "favors") == "23 hidden; seen: 5 thalers ×2"
    assert lines[0].strip().startswith("♝ bishop  ? favor  ")
    assert sum(text[:45].count("?") for text in lines[1:]) == 23


def test_windows_are_marked_until_they_are_set() -> None:
    s = table("glaziers")
    lines = board(s)
    assert lines[0].strip().startswith("♝ bishop  ⊞ window  ")
    assert sum(text.count("⊞") for text in lines[1:]) == 12
    s.fresco[1] = RESTORED
    assert sum(text.count("⊞") for text in board(s)[1:]) == 11


def test_legend_forgets_windows_once_all_are_set() -> None:
    s = table("glaziers")
    for segment in range(25):
        if segment != s.bishop:
            s.fresco[segment] = RESTORED
    assert board(s)[0].split("Fresco")[0].strip() == "♝ bishop"


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


def rich_table() -> Fresco:
    """Berta has something of every module."""
    s = table("1,2,3,4,5,6,7,11,16,17")
    studio_of(s).powers[1] = 0b10100
    owned = requests_of(s).owned
    owned[4], owned[5], owned[7] = 2, 1, 1
    well = well_of(s)
    well.hands[KINDS + TIP] = 2
    well.hands[KINDS + BUSKER] = 1
    well.pennies[1] = 3
    well.on_market[1] = 2
    gold_of(s).leaves[1] = 4
    for colour, count in enumerate((0, 2, 0, 1)):
        glazery_of(s).tokens[GLASS_COLOURS + colour] = count
    scrolls_of(s).rows[1] = 3
    scrolls_of(s).columns[1] = 2
    return s


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
    rows = sheet(board(rich_table(), 0), 1)
    assert list(rows) == ["mood", "tiles", "goods", "portraits", "requests", "wishes", "scrolls", "plan"]
    assert rows["goods"] == "behind the screen, with pennies, gold leaf, glass"
    assert rows["wishes"] == "3 cards"
    assert rows["scrolls"] == "2 scrolls"
    s = rich_table()
    scrolls_of(s).rows[1] = EMPTY
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
    view = GAME.view(played("glaziers", 40), 0)
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


# --- secrets and widths


@pytest.mark.parametrize("moves", [60, 150, 250])
def test_spectator_sees_nothing_of_what_is_hidden(moves: int) -> None:
    s = played("all", moves)
    shown = GAME.view(s, SPECTATOR)
    others = [GAME.determinize(s, SPECTATOR, seed) for seed in range(5)]
    assert all(GAME.view(other, SPECTATOR) == shown for other in others)  # boards are drawn from views alone
    assert any(board(other, seat) != board(s, seat) for other in others for seat in range(3))


def test_changed_goods_of_others_do_not_change_the_board() -> None:
    s = rich_table()
    shown = board(s, 0)
    well = well_of(s)
    well.hands[KINDS + TIP], well.hands[KINDS + BUSKER] = 1, 2
    well.pennies[1], well.on_market[1] = 5, 0
    gold_of(s).leaves[1] = 0
    glazery_of(s).tokens[GLASS_COLOURS] = 3
    scrolls_of(s).rows[1], scrolls_of(s).columns[1] = 0, 0
    assert board(s, 0) == shown


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
    s = table("portraits", 4)
    names = [card.name for card in portraits_box(GAME.box).portraits]
    studio_of(s).open[0] = names.index("sexton")
    lines = drawn(GAME.view(s, 0), 100, [f"Player number {seat}" for seat in range(4)])
    assert max(map(len, lines)) <= 100
    assert line(lines, "portraits").startswith("sexton: bishop anywhere")
    assert "♝ bishop" in lines[0]
    assert "Fresco" in lines[0]
