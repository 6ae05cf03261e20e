"""Modules 8 to 10 and 12 to 15 of Fresco on the table in a terminal."""

import pytest

from bottega.core.game import SPECTATOR
from tests.cli.test_module_board import COMPLETE, block, board, drawn, line, panel, played, sheet
from tests.games.fresco.board import GAME, IDLE, LEONARDO, NAMES
from tests.games.fresco.scene import Scene, scene

SEVEN = ["bells", "wall", "medico", "dames", "catacombs", "pews", "dome"]
VIEWERS = [0, 1, 2, SPECTATOR]


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
    return [sheet(board(s.state, viewer), seat).get(word, "") for viewer in (seat, 0, SPECTATOR)]


def next_morning(s: Scene) -> Scene:
    """The second round: all are awake and about to plan."""
    s.without_paints().finish_round()
    while not s.state.awake:
        s.play(s.idle())
    return s


def the_same(text: str) -> list[str]:
    """For something that everybody sees."""
    return [text] * 3


# --- bells


def test_certificates_on_offer() -> None:
    s = scene("bells").open_certificates("6 5 3", "4 3 3", "2 2 1")
    for viewer in VIEWERS:
        assert block(board(s.state, viewer), "bells") == [
            "certificate  N1  N2  N3",
            "bells        3   3   1",
            "price        6   4   2",
            "points       5   3   2",
            "15 in the pile",
        ]
    s.open_certificates("-", "4 3 3")
    assert block(board(s.state), "bells")[:2] == ["certificate  N2", "bells        3"]
    s.open_certificates()
    assert block(board(s.state), "bells") == ["18 in the pile"]


def test_bells_of_paid_certificates_are_the_owners_secret() -> None:
    s = scene("bells").give_certificates(1, "8 6 6", "5 3 5")
    assert rows(s, "bells") == ["11 on 2 certificates", "2 certificates", "2 certificates"]


def test_unfinished_certificates_lie_open() -> None:
    s = scene("bells").owe(1, "7 5 6", 2).owe(1, "2 2 1")
    assert rows(s, "unfinished") == the_same("6 bells, 2 of 7 paid; 1 bell, 0 of 2 paid")
    assert rows(s, "bells") == the_same("")


def test_bells_of_the_bishop_and_of_all_players_in_the_end() -> None:
    s = scene("bells").wake("7 8 9").leave_certificates(1, "4 3 3", "6 5 3").score_now()
    lines = board(s.state, SPECTATOR)
    assert block(lines, "bells") == ["2 in the pile  bishop 6"]
    assert sheet(lines, 1)["bells"] == "55 on 16 certificates"


# --- wall


def test_wall_with_what_is_within_reach() -> None:
    s = scene("wall").lay_wall(A1="PR", B1="OR", C1="GR", D1="PR", E1="OR", A3="OY", B3="GR", C3="PB", C4="GB", D4="PY")
    found = block(board(s.state, SPECTATOR), "wall")
    assert (found[0], found[1]) == ("A  B  C  D  E", "1  P  O  G  P  O")
    assert found[3].startswith("3 [O][G] P ")
    assert found[4].startswith("4  ░  ░ [G] P ")
    assert found[5] == "[ ] within reach"
    s.restore_wall("B3")
    assert block(board(s.state), "wall")[3].startswith("3 [O] ░ [P]")


def test_wall_without_tiles() -> None:
    s = scene("wall").restore_wall(" ".join(f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE") + " C4 D4 E4")
    assert block(board(s.state), "wall")[1:] == [f"{row}  ░  ░  ░  ░  ░" for row in (1, 2, 3, 4)]


def test_wall_tiles_and_exchange_tiles_of_a_player() -> None:
    s = scene("wall").give_wall_tiles(1, "PR", "OR", "GB")
    assert rows(s, "wall") == the_same("GB OR PR  income RB")
    s.give_exchange(1, "OP")
    assert rows(s, "wall") == the_same("GB OR PR  exchange OP  income RBOP")
    assert line(board(s.state), "exchange") == "O ×3  G ×4  P ×3"
    s.give_exchange(2, "G")
    assert rows(s, "wall", 2) == the_same("exchange G  income G")


# --- medico


def test_bottles_and_the_infected_place() -> None:
    s = scene("medico").wake("7 8 9")
    lines = board(s.state)
    assert line(lines, "infected") == "–  9 tiles left"
    assert block(lines, "medico") == ["no bottle for sale", "pile 16  discard 0  ♙ supply 15"]
    s.offer_bottles("3-J").next_infections("studio").plan("12020", IDLE, IDLE)
    for viewer in VIEWERS:
        lines = board(s.state, viewer)
        assert line(lines, "infected") == "studio  8 tiles left"
        assert block(lines, "medico") == [
            "bottle  B1  B3",
            "heals   3   juice",
            "price   3   2",
            "pile 14  discard 0  ♙ supply 15",
        ]
    s.finish_round()
    assert line(board(s.state), "infected") == "–  last round studio  8 tiles left"


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
    assert sheet(board(s.state, 0), 0)["plan"] == "♟ market  ♟♙ cathedral  ♟♙ studio  – workshop  – theater"
    assert sheet(board(s.state, 1), 0)["plan"] == "planned"


def test_the_neutral_apprentice_in_the_plan() -> None:
    s = scene("medico")
    s.players[0].mood = 4
    s.wake("7 8 9")
    for move in ("M2", "C1", "S0", "W1"):
        s.play_as(0, move)
    laid = "♟♟ market  ♟ cathedral  – studio  ♟ workshop  ♟♟ theater"
    assert sheet(board(s.state, 0), 0)["plan"] == laid
    s.play_as(0, "N@W")
    assert sheet(board(s.state, 0), 0)["plan"] == f"{laid}  (neutral: workshop)"
    assert sheet(board(s.state, 1), 0)["plan"] == "planned"


# --- dames


def test_dames_on_the_track_and_with_players() -> None:
    s = scene("dames").line_up("pink", "purple", "purple", "pink", "purple", "pink")
    for viewer in VIEWERS:
        assert block(board(s.state, viewer), "dames") == ["pink on 10, 31, 45", "purple on 17, 24, 38"]
    s.marry(1, "purple")
    assert block(board(s.state), "dames") == ["pink on 10, 31, 45", "purple on 17, 24"]
    assert rows(s, "dames") == the_same("purple")
    s.line_up("-", "-", "-", "-", "-", "-")
    assert not panel(board(s.state), "town")


def test_where_dames_go_is_secret_until_the_plans_are_shown() -> None:
    s = scene("dames").marry(1, "pink").marry(1, "purple")
    next_morning(s)
    s.play_as(1, "@S -")
    assert rows(s, "dames") == ["pink at the studio, purple", "pink, purple", "pink, purple"]
    s.plan("12020", IDLE, IDLE)
    assert rows(s, "dames") == the_same("pink at the studio, purple")


def test_used_dames() -> None:
    s = scene("dames").marry(1, "pink")
    next_morning(s)
    s.play_as(1, "@C").give(0, "RYB").plan(IDLE, IDLE, IDLE)
    while "^A1" not in s.options():
        s.play(s.idle())
    assert block(board(s.state), "dames")[-1].startswith("purple on ")
    s.play("^A1")
    assert block(board(s.state), "dames")[-1] == "used: pink at the cathedral"
    assert cell(board(s.state), "A1")[0].endswith("☼2")


def test_reservations_by_day_and_by_night() -> None:
    s = scene("dames").lay(A1="3 RYB", C3="10 OGP").put_bishop("C3")
    assert "reserved" not in legend(board(s.state))
    s.reserve(1, "A1").reserve(2, "C3", night=True)
    for viewer in VIEWERS:
        lines = board(s.state, viewer)
        assert cell(lines, "A1") == ("3  ☼2", "RYB")
        assert cell(lines, "C3") == ("10♝☾3", "OGP")
        assert "☼ ☾ reserved (day, night)" in legend(lines)
    assert rows(s, "reserved") == the_same("☼2 A1")
    assert rows(s, "reserved", 2) == the_same("☾3 C3")
    assert rows(s, "reserved", 0) == the_same("")


# --- catacombs


def test_maps_left_by_hour() -> None:
    assert line(board(scene("catacombs").leave_maps(5, 2).state), "maps") == "5:00 ×2  6:00 ×8  7:00 ×8"


def test_maps_are_the_owners_secret_but_not_their_hours() -> None:
    s = scene("catacombs").give_maps(1, "B4 C4 A5 B5", "A1 B1", "D5 E5")
    hours = "3 maps of 5:00, 7:00 ×2"
    assert rows(s, "maps") == ["B4 C4 A5 B5; A1 B1; D5 E5", hours, hours]


def test_laid_maps_are_open_once_the_plans_are() -> None:
    s = scene("catacombs").give_maps(1, "A1 B1", "D5 E5")
    next_morning(s)
    s.play_as(1, "@W -")
    own = "D5 E5; on the workshop A1 B1"
    assert rows(s, "maps") == [own, "2 maps of 7:00 ×2", "2 maps of 7:00 ×2"]
    s.plan("12020", "03110", IDLE)
    others = "2 maps of 7:00 ×2; on the workshop A1 B1"
    assert rows(s, "maps") == [own, others, others]


def test_treasures_in_open_rooms() -> None:
    s = scene("catacombs").hide_treasures(A1="statue 5", B1="chalice 1", C1="script 1", D1="script 4", E1="statue 3")
    assert "statue" not in legend(board(s.state))
    s.restore("A1 B1 C1 D1").empty_room("D1").put_bishop("B1")
    for viewer in VIEWERS:
        lines = board(s.state, viewer)
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
    next_morning(s)
    s.play_as(0, "@T").plan("03200", IDLE, IDLE)
    while "+" not in s.options():
        s.play(s.idle())
    s.play("+")
    assert sorted(line(board(s.state, SPECTATOR), "found").split(", ")) == ["chalice 3", "statue 5"]


# --- pews


def test_pews_left_by_size() -> None:
    s = scene("pews")
    assert line(board(s.state), "pews") == "═ ×4  ══ ×4  ═══ ×4  ═ beam"
    s.leave_pews("1 2", "3 8", "3 10")
    assert line(board(s.state, SPECTATOR), "pews") == "═ ×1  ══ ×0  ═══ ×2  ═ beam"


def test_beams_on_market_tiles() -> None:
    s = scene("pews,gold").lay_market("RY G / RRR O R / Y YYY YB -")
    for viewer in VIEWERS:
        lines = panel(board(s.state, viewer), "market")
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
    lines = board(s.state, SPECTATOR)
    assert [name for name in NAMES if "◠" in cell(lines, name)[1]] == inner
    assert line(lines, "dome") == "9 hidden"
    assert "◠ dome" in legend(lines)
    s.give_domes(1, "4 GR")
    lines = board(s.state)
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
    assert block(board(s.state), "Leonardo") == ["4 certificates"]
    s.marry(LEONARDO, "pink").keep_treasures(LEONARDO, "statue 5", "script 4", "script 4")
    s.give_domes(LEONARDO, "6 OGY", "4 GR")
    for viewer in (0, 1, SPECTATOR):
        assert block(board(s.state, viewer), "Leonardo") == [
            "4 certificates",
            "pink dame",
            "keeps statue 5, script 4 ×2",
            "dome 6 OGY  4 GR",
        ]
    s.marry(LEONARDO, "purple")
    assert block(board(s.state), "Leonardo")[1] == "pink and purple dames"


def test_leonardos_map() -> None:
    s = scene("catacombs", 2).wake("8 9").play("5:00 @S")
    assert line(board(s.state, SPECTATOR), "Leonardo").startswith("map on the studio ")
    assert not panel(board(scene("catacombs", 2).state), "town")


# --- secrets and widths


@pytest.mark.parametrize("module", SEVEN)
def test_nothing_hidden_is_shown(module: str) -> None:
    for moves in (60, 200):
        s = played(module, moves)
        for viewer in VIEWERS:
            view = GAME.view(s, viewer)
            assert max(map(len, drawn(view, 80))) <= 80
            for seed in range(5):  # boards are drawn from views alone
                assert GAME.view(GAME.determinize(s, viewer, seed), viewer) == view


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
