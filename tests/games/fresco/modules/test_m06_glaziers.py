"""Module 6, the glaziers, with the action tile of the glazery: examples E20 to E27, rulings 3.50 to 3.54 and others."""

from itertools import product
from random import Random
from typing import Any, cast

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m06_glaziers import glazery_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.modules.lay import (
    bench,
    deal_scrolls,
    for_sale,
    give_glass,
    give_leaves,
    give_portrait,
    give_wishes,
    glass,
    lay_bench,
    lay_favor,
    leaves,
    opened,
    reserve,
    set_disc,
    spots,
    why,
    wishes,
)
from tests.games.fresco.modules.test_words import a_window, glass_for_the_altar, glass_to_buy, glass_to_give
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    NAMES,
    after,
    bishop,
    finish_round,
    give,
    idle,
    lay,
    leave,
    leonardo,
    mood,
    options,
    paints,
    plan,
    plan_one,
    planners,
    plans_offered,
    play,
    play_as,
    put_bishop,
    shown,
    space,
    stand,
    table,
    thalers,
    told,
    value_at,
    view,
    wake,
    without_paints,
)

PENALTY = {"Y": 2, "B": 4, "R": 6, "G": 8}
TOKENS = "Y" * 8 + "B" * 7 + "R" * 6 + "G" * 5
WINDOWS = [
    "YB", "YR", "YG", "BR", "BG", "RG", "YBY", "YRY", "YGY",
    "BYB", "BRB", "BGB", "RYR", "RBR", "RGR", "GYG", "GBG", "GRG",
]  # fmt: skip
WITH_WINDOW = ["B1", "C1", "D1", "A2", "E2", "A3", "E3", "A4", "E4", "B5", "C5", "D5"]
BENCH = "RG YB YR BR BG YG"
FOLLOWING = "RGR GBG BGB"
SHEET = "MCSWT"


def glaziers(s: Fresco, who: int) -> dict[str, Any]:
    """What a seat sees of the module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "glaziers")


def awake(players: int = 3, modules: str = "6", edition: str = "mega", times: str = "7 8 9 6") -> Fresco:
    """Everybody is awake and about to plan; nobody has any paint."""
    count = max(players, 3)  # with two, Leonardo wakes up too
    return without_paints(wake(table(players, edition, modules=modules), " ".join(times.split()[:count])))


def in_last_round(left: str = "A1 B1 C1 D1 E1 A2", modules: str = "6") -> Fresco:
    """The final round, everybody is awake; seat 0 acts first."""
    s = without_paints(table(modules=modules))
    leave(s, left)
    finish_round(s)
    assert s.final
    without_paints(s)
    return wake(s, "9 7 8")


def cover(s: Fresco, seat: int, column: str, digits: str) -> None:
    """A player lays the glazery tile on a column and plans the apprentices."""
    play_as(s, seat, f"@{column}")
    plan_one(s, seat, digits)


def others_plan(s: Fresco) -> Fresco:
    """All who have not planned are idle."""
    for seat in list(planners(s)):
        plan_one(s, seat, IDLE_LAST if s.final else IDLE)
    return s


def at_glazery(tokens: str, money: int = 12, digits: str = "11030", column: str = "M", edition: str = "mega") -> Fresco:
    """Seat 0 is about to buy glass at the covered market; the next question is seat 1's in the cathedral."""
    s = awake(edition=edition)
    for_sale(s, tokens)
    give(s, 0, "", money)
    give(s, 1, "RYB")
    cover(s, 0, column, digits)
    return others_plan(s)


def restoring(
    tile: str = "3 RYB",
    segment: str = "B1",
    glass: str = "",
    where: str = "E5",
    windows: str = BENCH,
    money: int = 3,
    modules: str = "6",
    edition: str = "mega",
) -> Fresco:
    """Seat 0 has the paints of this tile and is about to plan; seat 1 could restore the altar."""
    s = awake(modules=modules, edition=edition)
    lay(s, **{segment: tile})
    put_bishop(s, where)
    lay_bench(s, windows, " ".join(word for word in FOLLOWING.split() if word not in windows.split()))
    give(s, 0, tile.split()[1], money)
    give(s, 1, "RYB")
    give_glass(s, 0, glass)
    return s


def begin(s: Fresco, digits: str = "01031") -> Fresco:
    return plan(s, digits, IDLE, IDLE)


def bench_with(*first: str) -> str:
    """Six windows, these first."""
    return " ".join([*first, *(word for word in BENCH.split() if word not in first)][:6])


def points(s: Fresco, seat: int = 0) -> dict[str, int]:
    """A player's points by source, those that are not 0."""
    found = {name: int(values[seat]) for name, values in GAME.result(s).sources.items() if values[seat]}
    assert sum(found.values()) == max(0, space(s, seat))
    return found


def named(log: list[Event], *names: str) -> list[Event]:
    return [event for event in log if event.kind.name in names]


def all_glass(s: Fresco) -> str:
    """Every token: those that somebody sees and those in the bag."""
    public = glaziers(s, SPECTATOR)
    own = [glaziers(s, seat)["players"][seat]["glass"] for seat in range(len(s.players))]
    bag = "".join("YBRG"[color] for color in glazery_of(s).bag)
    assert public["bag"] == len(bag)
    return "".join(sorted(public["glass"] + public["reserve"] + bag + "".join(own), key="YBRG".index))


# --- set-up


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_tokens_for_each_human_player_and_six_windows_are_laid_out(players: int, edition: str) -> None:
    s = table(players, edition, modules="6")
    seen = glaziers(s, SPECTATOR)
    assert len(seen["glass"]) == 2 * players
    assert (seen["bag"], seen["reserve"]) == (26 - 2 * players, "")
    assert [window["price"] for window in seen["bench"]] == [0, 1, 1, 2, 2, 3]
    assert len({window["panes"] for window in seen["bench"]}) == 6
    assert seen["pile"] == 12
    assert [glass(s, seat) for seat in range(players)] == [""] * players
    assert all_glass(s) == TOKENS


def test_the_windows_and_the_glass_are_shuffled() -> None:
    tables = [GAME.new(3, seed, {"modules": "6"}) for seed in range(8)]
    assert len({bench(s) for s in tables}) == 8
    assert len({for_sale(s) for s in tables}) > 2


def test_without_the_module_there_is_no_glazery() -> None:
    s = wake(table(), "7 8 9")
    assert options(s) == ["M0", "M1", "M2", "M3"]
    assert view(s, 0)["modules"] == []


# --- planning


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_the_tile_may_cover_any_location_or_none_and_is_asked_for_first(edition: str) -> None:
    s = awake(edition=edition)
    for seat in range(3):
        s.ask(seat)
        assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "-")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_15_in_the_final_round_the_tile_may_cover_either_cathedral_column() -> None:
    assert options(in_last_round()) == ["@M", "@C", "@S", "@W", "@D", "-"]


@pytest.mark.parametrize("healthy", [4, 5, 6])
@pytest.mark.parametrize("column", [*SHEET, "-"])
def test_3_8_every_apprentice_is_placed_and_the_third_space_is_one_of_the_spaces(column: str, healthy: int) -> None:
    """All plans with one apprentice at most on the tile and three elsewhere, and no others."""
    s = awake()
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0
    play_as(s, 0, column if column == "-" else f"@{column}")
    room = [1 if letter == column else 3 for letter in SHEET]
    every = product(*(range(most + 1) for most in room))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == healthy}


def test_3_8_the_third_space_is_filled_when_nothing_else_is_free() -> None:
    s = awake()
    for move in ("@T", "M0", "C0"):
        play_as(s, 0, move)
    s.ask(0)
    assert options(s) == ["S1", "S2", "S3"]  # three at the workshop, one on the tile: no more than four are left over
    play_as(s, 0, "S1")
    assert shown(s, 0, 0)["plan"] == [0, 0, 1, 3, 1]
    assert shown(s, 0, 0)["planned"] is True


@pytest.mark.parametrize("column", [*SHEET, "-"])
def test_3_12_the_tile_is_secret_until_plans_are_revealed(column: str) -> None:
    s = awake()
    other = s.copy()
    logs: list[list[Event]] = [[], []]
    s.log, other.log = logs
    play_as(s, 0, column if column == "-" else f"@{column}")
    play_as(other, 0, "@S" if column != "S" else "-")
    plan_one(s, 0, "11111")
    plan_one(other, 0, "11111")
    for who in (1, 2, SPECTATOR):
        assert shown(s, who, 0)["covered"] is None
        assert view(s, who) == view(other, who)
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert shown(s, 0, 0)["covered"] == ["tile-6" if letter == column else "" for letter in SHEET]


def test_revealed_plans_show_the_covered_location_to_all() -> None:
    s = awake()
    cover(s, 1, "S", "11111")
    plan_one(s, 0, IDLE)
    plan_one(s, 2, IDLE)
    for who in (0, 1, 2, SPECTATOR):
        assert shown(s, who, 1)["covered"] == ["", "", "tile-6", "", ""]
        assert shown(s, who, 1)["plan"] == [1, 1, 1, 1, 1]
        assert shown(s, who, 0)["covered"] == [""] * 5


def test_e20_a_tile_over_the_studio_makes_seven_actions_and_closes_the_studio() -> None:
    s = awake()
    for_sale(s, "YYYBBB")
    give(s, 0, "", 12)
    play_as(s, 0, "@S")
    for move in ("M1", "C1"):
        play_as(s, 0, move)
    s.ask(0)
    assert options(s) == ["S0", "S1"]
    for move in ("S1", "W1"):
        play_as(s, 0, move)
    others_plan(s)
    play(s, "X1")
    play(s, "Y Y B")  # two printed apprentices and the one who was added
    assert glass(s, 0) == "YYB"
    assert s.round == 2
    assert thalers(s, 0) == 12 - 3  # nothing from the studio
    assert mood(s, 0) == -1 + 2


def test_e20_a_third_glazery_action_needs_an_apprentice() -> None:
    s = at_glazery("YYYBBB", digits="01031")
    play(s, "Y Y")
    assert glass(s, 0) == "YY"
    assert s.column > 0


@pytest.mark.parametrize(("column", "digits"), [("M", "11030"), ("C", "11030"), ("S", "11120"), ("W", "11012")])
def test_a_covered_location_offers_nothing_but_glass(column: str, digits: str) -> None:
    s = awake()
    for_sale(s, "YYYYYY")
    give(s, 0, "RYB", 12)
    cover(s, 0, column, digits)
    others_plan(s)
    asked: list[list[str]] = []
    log: list[Event] = []
    while s.round == 1:
        if s.to_move() == 0 and s.column == SHEET.index(column):
            asked.append(options(s))
            log += told(s, "Y")
        else:
            log += told(s, idle(s))
    assert asked == [["Y", "-"]] * 3
    if column == "S":
        assert named(log, "earned") == []


def test_a_covered_theater_lifts_no_mood() -> None:
    s = at_glazery("YYYYYY", digits="01031", column="T")
    while s.column < 4:  # seat 1 in the cathedral and the workshop
        play(s, idle(s))
    before = mood(s, 0)
    play(s, "Y Y Y")
    assert s.round == 2
    assert mood(s, 0) == before


def test_3_14_a_tile_on_one_cathedral_column_leaves_the_other_open() -> None:
    for column, digits in (("C", "01022"), ("D", "02021")):
        s = in_last_round()
        for_sale(s, "YYYYYY")
        give(s, 0, "RYBRYBRYB", 12)
        cover(s, 0, column, digits)
        others_plan(s)
        seen: dict[int, list[str]] = {}
        while not s.over():
            if s.to_move() == 0:
                seen.setdefault(int(s.column), options(s))
            play(s, idle(s))
        covered, other = (1, 4) if column == "C" else (4, 1)
        assert seen[covered] == ["Y", "-"]
        assert "=RYB" in seen[other]


def test_the_tile_comes_back_for_the_next_round() -> None:
    s = at_glazery("YYYBBB")
    finish_round(s)
    assert s.round == 2
    assert all(shown(s, seat, seat)["covered"] in (None, [""] * 5) for seat in range(3))
    wake(s, "7 8 9")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]


def test_3_16_without_any_glass_for_sale_the_tile_is_not_offered() -> None:
    s = awake()
    for_sale(s, "")
    give_glass(s, 1, TOKENS)
    wake(finish_round(s), "7 8 9")
    assert for_sale(s) == ""
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


# --- buying glass


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize(("color", "price"), [("Y", 1), ("B", 1), ("R", 2), ("G", 2)])
def test_e21_prices_of_glass(color: str, price: int, edition: str) -> None:
    s = at_glazery("YBRG", edition=edition)
    assert options(s) == ["Y", "B", "R", "G", "-"]
    play(s, color)
    assert thalers(s, 0) == 12 - price
    assert glass(s, 0) == color
    assert for_sale(s) == "YBRG".replace(color, "")
    assert color not in options(s)  # there was one


@pytest.mark.parametrize(
    ("money", "expected"),
    [(0, None), (1, ["Y", "B", "-"]), (2, ["Y", "B", "R", "G", "-"]), (9, ["Y", "B", "R", "G", "-"])],
)
def test_only_what_can_be_paid_is_offered(money: int, expected: list[str] | None) -> None:
    s = at_glazery("YBRG", money)
    assert (options(s) if s.to_move() == 0 and s.column == 0 else None) == expected


def test_3_51_tokens_are_bought_one_after_the_other() -> None:
    s = at_glazery("YYBRRG", 4)
    play(s, "R")
    assert options(s) == ["Y", "B", "R", "G", "-"]
    play(s, "Y")
    assert options(s) == ["Y", "B", "-"]
    play(s, "Y")
    assert glass(s, 0) == "YYR"
    assert thalers(s, 0) == 0
    assert s.column > 0


def test_buying_may_be_forgone_at_once_or_later() -> None:
    s = at_glazery("YYBRRG")
    none = after(s, "-")
    assert (glass(none, 0), thalers(none, 0), for_sale(none)) == ("", 12, "YYBRRG")
    assert none.column > 0
    one = after(s, "G -")
    assert (glass(one, 0), thalers(one, 0), for_sale(one)) == ("G", 10, "YYBRR")
    assert one.column > 0


def test_when_the_glass_is_sold_out_nobody_buys_any_more() -> None:
    s = awake()
    for_sale(s, "YB")
    give(s, 2, "RYB")
    cover(s, 0, "M", "02030")
    cover(s, 1, "M", "02030")
    others_plan(s)
    play(s, "Y B")
    assert s.column > 0
    assert (glass(s, 0), glass(s, 1)) == ("YB", "")


def test_players_buy_in_wake_up_order() -> None:
    s = awake(times="9 7 8")
    for_sale(s, "YBBRRG")
    for seat in range(3):
        cover(s, seat, "M", "02030")
    assert s.to_move() == 1
    play(s, "G Y")
    assert s.to_move() == 2
    assert options(s) == ["B", "R", "-"]
    play(s, "B B")
    assert s.to_move() == 0
    assert options(s) == ["R", "-"]


def test_the_tile_on_an_earlier_location_buys_first() -> None:
    s = awake()
    for_sale(s, "GYYYYY")
    cover(s, 0, "S", "02030")
    cover(s, 2, "M", "02030")
    others_plan(s)
    assert s.to_move() == 2
    play(s, "G -")
    assert s.to_move() == 0
    assert s.column == 2
    assert options(s) == ["Y", "-"]


def test_bought_glass_is_seen_by_its_owner_alone() -> None:
    s = play(at_glazery("YYBRRG"), "Y G")
    assert [player["glass"] for player in glaziers(s, 0)["players"]] == ["YG", None, None]
    assert [player["glass"] for player in glaziers(s, 1)["players"]] == [None, "", None]
    assert [player["glass"] for player in glaziers(s, SPECTATOR)["players"]] == [None] * 3
    for who in (0, 1, SPECTATOR):
        assert glaziers(s, who)["glass"] == "YBRR"


# --- other modules at a covered location


@pytest.mark.parametrize(
    ("column", "card", "digits"),
    [("M", "lucky", "11030"), ("S", "tip", "01130"), ("W", "alchemy", "01211"), ("T", "finders", "01031")],
)
def test_3_50_nobody_on_the_tile_uses_a_wish(column: str, card: str, digits: str) -> None:
    s = awake(modules="4,6")
    for_sale(s, "YYYYYY")
    give(s, 0, "RYB", 12)
    give_wishes(s, 0, card)
    cover(s, 0, column, digits)
    others_plan(s)
    asked: list[str] = []
    while s.round == 1:
        if s.to_move() == 0 and s.column == SHEET.index(column):
            asked += options(s)
        play(s, "-" if "-" in options(s) else idle(s))
    assert asked == ["Y", "-"]
    assert wishes(s, 0) == [card]


def test_3_36_no_pennies_are_set_on_a_covered_market() -> None:
    s = awake(modules="4,6")
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["M0", "M1"]
    play_as(s, 1, "@S")
    s.ask(1)
    assert options(s) == ["L0", "L1", "L2"]


def test_a_covered_studio_brings_no_portrait() -> None:
    s = awake(modules="1,6")
    for_sale(s, "YYYYYY")
    give(s, 1, "RY")
    cover(s, 0, "S", "01130")
    others_plan(s)
    before = opened(s)
    assert options(s) == ["Y", "-"]
    play(s, "Y Y Y")
    assert s.to_move() == 1
    assert s.column == 3
    assert opened(s) == before


def test_a_covered_workshop_reaches_no_guild() -> None:
    s = awake(modules="6,17")
    for_sale(s, "YYYYYY")
    give(s, 0, "RRYYBBOGP", 12)
    cover(s, 0, "W", "00311")
    others_plan(s)
    assert options(s) == ["Y", "-"]
    play(s, "Y Y Y")
    assert s.round == 2
    assert paints(s, 0) == "RRYYBBOGP"


# --- windows


@pytest.mark.parametrize("segment", NAMES)
def test_twelve_of_the_segments_have_a_window(segment: str) -> None:
    s = play(begin(restoring(segment=segment, where="E1" if segment != "E1" else "A1")), segment)
    if segment in WITH_WINDOW:
        assert options(s) == ["W1", "W2", "W3", "W4", "W5", "W6"]
    else:
        assert s.to_move() == 1
        assert bench(s) == BENCH
        assert "windows" not in points(s)


@pytest.mark.parametrize(("money", "offered"), [(0, 1), (1, 3), (2, 5), (3, 6), (12, 6)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_a_window_must_be_taken_from_a_place_that_can_be_paid(money: int, offered: int, edition: str) -> None:
    s = begin(restoring("11 PPO", money=money, edition=edition))
    assert "B1" in options(s)
    play(s, "B1")
    if offered == 1:  # not asked
        assert bench(s) == " ".join([*BENCH.split()[1:], "RGR"])
    else:
        assert options(s) == [f"W{place + 1}" for place in range(offered)]


@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_price_of_the_place_is_paid(place: int, price: int) -> None:
    s = play(begin(restoring("11 PPO", money=7)), f"B1 W{place}")
    assert s.to_move() == 1
    assert thalers(s, 0) == 7 - price
    assert points(s)["windows"] == -sum(PENALTY[pane] for pane in BENCH.split()[place - 1]) // 2


def test_the_bishops_step_is_paid_before_the_window() -> None:
    s = play(begin(restoring(money=3, where="D2")), ">C2")  # B1 is the only segment left
    assert options(s) == ["W1", "W2", "W3", "W4", "W5"]


@pytest.mark.parametrize("window", WINDOWS)
def test_every_pane_without_glass_costs_its_penalty(window: str) -> None:
    """A window is worth half its penalties, so that without glass they are lost."""
    s = play(begin(restoring("11 PPO", windows=bench_with(window))), "B1 W1")
    lost = sum(PENALTY[pane] for pane in window) // 2
    assert space(s, 0) == (11 - lost or -3)
    assert points(s).get("windows") == -lost


@pytest.mark.parametrize("window", WINDOWS)
def test_all_glass_brings_the_whole_window(window: str) -> None:
    s = play(begin(restoring("11 PPO", glass=window, windows=bench_with(window))), "B1 W1")
    for color in "YBRG":
        if color in window:
            assert options(s) == [f"{color}{number}" for number in range(window.count(color) + 1)]
            play(s, f"{color}{window.count(color)}")
    won = sum(PENALTY[pane] for pane in window) // 2
    assert points(s) == {"segments": 11, "windows": won}
    assert glass(s, 0) == ""
    assert reserve(s) == "".join(sorted(window, key="YBRG".index))


def test_e22_all_glass_and_the_bishop() -> None:
    s = play(begin(restoring("7 PO", glass="RG", where="B1")), "B1 W1 R1 G1")
    assert points(s) == {"segments": 7, "bishop": 3, "windows": 7}
    assert space(s, 0) == 17


@pytest.mark.parametrize("glass", ["R", "RG"])
def test_e23_the_green_glass_is_missing(glass: str) -> None:
    s = play(begin(restoring("7 PO", glass=glass)), "B1 W1 R1" + (" G0" if "G" in glass else ""))
    assert points(s) == {"segments": 7, "windows": 7 - 8}
    assert space(s, 0) == 6


def test_e24_no_glass_at_all() -> None:
    s = play(begin(restoring("7 PO")), "B1 W1")
    assert points(s) == {"segments": 7, "windows": -7}
    assert space(s, 0) == -3  # moving 0 is no move, not even from a start space


@pytest.mark.parametrize("start", [-3, 12])
def test_e25_less_than_nothing_leaves_the_marker_where_it_is(start: int) -> None:
    s = begin(restoring("7 PO", windows=bench_with("GYG")))
    stand(s, start, -2, -1)
    log = told(s, "B1 W1")
    assert space(s, 0) == start
    assert named(log, "scored") == []
    assert GAME.result(s).sources["windows"][0] == -7
    assert s.to_move() == 1


def test_e25_the_segment_is_restored_all_the_same() -> None:
    s = play(begin(restoring("7 PO", windows=bench_with("GYG"))), "B1 W1")
    assert bishop(s) == "B1"
    assert s.income(0) == 1
    assert paints(s, 0) == ""


@pytest.mark.parametrize(
    ("place", "left"),
    [
        (1, "YB YR BR BG YG RGR"),
        (3, "RG YB BR BG YG RGR"),
        (6, "RG YB YR BR BG RGR"),
    ],
)
def test_the_bench_slides_to_the_free_place_and_is_refilled_at_the_far_end(place: int, left: str) -> None:
    s = play(begin(restoring("11 PPO")), f"B1 W{place}")
    assert bench(s) == left
    assert glaziers(s, 1)["pile"] == 11


def test_e26_a_window_for_two_thalers_is_replaced_by_the_next_one() -> None:
    s = begin(restoring("11 PPO", windows="RG YB YR YGY BG YG", money=5))
    play(s, "B1 W4")
    assert thalers(s, 0) == 3
    assert bench(s) == "RG YB YR BG YG RGR"
    assert [window["price"] for window in glaziers(s, 1)["bench"]] == [0, 1, 1, 2, 2, 3]


def test_the_next_restoration_of_the_turn_finds_the_new_bench() -> None:
    s = restoring("11 PPO")
    lay(s, A3="3 RYB")
    give(s, 0, "PPORYB", 5)
    begin(s, "02030")
    play(s, "B1 W1 A3")
    assert bench(s) == "YB YR BR BG YG RGR"
    play(s, "W6")
    assert bench(s) == "YB YR BR BG YG GBG"


@pytest.mark.parametrize("given", [0, 1, 2])
def test_3_51_fewer_tokens_may_be_handed_in(given: int) -> None:
    s = play(begin(restoring("11 PPO", glass="YYY", windows=bench_with("YGY"))), "B1 W1")
    assert options(s) == ["Y0", "Y1", "Y2"]
    play(s, f"Y{given}")
    assert points(s)["windows"] == 6 - 8 - 2 * (2 - given)
    assert glass(s, 0) == "Y" * (3 - given)
    assert reserve(s) == "Y" * given


def test_3_51_a_token_fits_one_pane_of_its_color() -> None:
    s = play(begin(restoring("11 PPO", glass="RRGGB")), "B1 W1")
    assert options(s) == ["R0", "R1"]
    play(s, "R1")
    assert options(s) == ["G0", "G1"]
    play(s, "G1")
    assert s.to_move() == 1
    assert glass(s, 0) == "BRG"


def test_glass_of_other_colors_is_not_asked_for() -> None:
    s = play(begin(restoring("11 PPO", glass="YYBB")), "B1 W1")
    assert s.to_move() == 1
    assert glass(s, 0) == "YYBB"


def test_nobody_else_sees_what_glass_is_behind_a_screen() -> None:
    other, s = (begin(restoring("11 PPO", glass=tokens)) for tokens in ("RY", "RB"))
    for who in (1, 2, SPECTATOR):
        seen, also = glaziers(s, who), glaziers(other, who)
        assert seen["players"] == also["players"]
        assert seen["players"][0]["glass"] is None
    assert glaziers(s, 0)["players"][0]["glass"] == "BR"


# --- what is one score, and in what order


def test_3_5_segment_bishop_window_and_penalties_are_one_score() -> None:
    s = begin(restoring("7 PO", glass="R", where="C2"))
    stand(s, -3, 7, 14)  # passed or never reached: only 7 + 2 + 7 - 8 counts
    log = told(s, "B1 W1 R1")
    assert [(event.who, event.values) for event in named(log, "scored")] == [(0, (8, 8))]
    assert space(s, 0) == 8


def test_3_5_a_taken_space_is_met_by_the_whole_sum() -> None:
    s = begin(restoring("7 PO", glass="RG"))
    stand(s, -3, 14, -1)
    play(s, "B1 W1 R1 G1")
    assert options(s) == ["A", "B"]
    assert space(after(s, "A"), 0) == 15
    assert space(after(s, "B"), 0) == 13


@pytest.mark.parametrize(("window", "total"), [("GRG", 0), ("GBG", 1), ("BG", 5)])
def test_3_53_the_floor_is_below_the_whole_sum(window: str, total: int) -> None:
    """Value 3, bishop 3, Abbot 1, Praise 1 and leaf 3 are 11; a window without glass costs half its penalties."""
    s = restoring(where="B1", windows=bench_with(window), modules="1,4,5,6")
    give_portrait(s, 0, "abbot")
    give_wishes(s, 0, "praise")
    set_disc(s, "R")
    give_leaves(s, 0, 1)
    play(begin(s), "B1 ! + W1")
    assert space(s, 0) == (total or -3)
    assert points(s) == {"segments": 3, "bishop": 3, "portraits": 1, "wishes": 1, "gold_leaf": 3, "windows": total - 11}
    assert wishes(s, 0) == []
    assert leaves(s, 0) == 0


def test_3_53_bonuses_are_not_saved_from_the_penalties() -> None:
    s = restoring(where="B1", windows=bench_with("GRG"), modules="1,6")
    give_portrait(s, 0, "abbot")
    play(begin(s), "B1 W1")
    assert space(s, 0) == -3
    assert points(s) == {"segments": 3, "bishop": 3, "portraits": 1, "windows": -7}


def test_3_6_praise_and_leaf_are_chosen_before_the_score_and_may_be_declined() -> None:
    s = restoring(where="C2", modules="4,5,6", glass="RG")
    give_wishes(s, 0, "praise")
    set_disc(s, "R")
    give_leaves(s, 0, 1)
    begin(s)
    play(s, "B1")
    assert options(s) == ["!", "-"]
    play(s, "-")
    assert options(s) == ["+", "-"]
    play(s, "-")
    assert options(s) == ["W1", "W2", "W3", "W4", "W5", "W6"]
    assert space(s, 0) == -3
    play(s, "W1 R1 G1")
    assert space(s, 0) == 3 + 2 + 7


def test_3_6_window_score_favor_bishop_scroll_in_this_order() -> None:
    s = restoring(where="B1", glass="RG", modules="6,7,11")
    deal_scrolls(s, "1B", "2C", "3D")
    lay_favor(s, "B1", "1 point")
    stand(s, -3, 13, -1)
    begin(s)
    log = told(s, "B1 W1 R1 G1")
    assert [event.kind.name for event in log] == ["window", "glass", "glass", "restored"]
    assert options(s) == ["A", "B"]
    assert thalers(s, 0) == 3
    assert s.income(0) == 0  # the tile is taken after the score
    log = told(s, "A")
    assert [event.kind.name for event in log if event.kind.name != "bench"] == ["scored", "favor", "scored"]
    assert options(s) == ["H", "V", "HV", "-"]
    assert bishop(s) == "B1"
    assert s.income(0) == 1
    assert space(s, 0) == 14 + 1


def test_3_52_the_favors_thalers_do_not_pay_for_this_window() -> None:
    s = restoring("11 PPO", where="B1", money=0, modules="6,11")
    lay_favor(s, "B1", "5 thalers")
    play(begin(s), "B1")
    assert s.to_move() == 1  # the place that costs nothing was the only one
    assert bench(s) == "YB YR BR BG YG RGR"
    assert thalers(s, 0) == 5


def test_3_52_the_favor_is_seen_when_the_window_is_settled() -> None:
    s = restoring(where="B1", glass="RG", modules="6,11")
    lay_favor(s, "B1", "5 thalers")
    begin(s)
    for move in ("B1", "W1", "R1"):
        play(s, move)
        favors = next(part for part in view(s, 0)["modules"] if part["module"] == "favors")
        assert favors["seen"] == []
        assert NAMES.index("B1") in favors["hidden"]
        assert thalers(s, 0) == 3
    play(s, "G1")
    assert thalers(s, 0) == 8


def test_3_52_penalties_never_eat_the_favors_point() -> None:
    s = restoring(where="B1", windows=bench_with("GRG"), modules="6,11")
    lay_favor(s, "B1", "1 point")
    play(begin(s), "B1 W1")
    assert space(s, 0) == 1
    assert points(s) == {"segments": 3, "bishop": 3, "windows": -6, "favors": 1}


# --- the altar window


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e27_the_altar_with_an_orange_paint_and_three_tokens(edition: str) -> None:
    s = awake(edition=edition)
    give(s, 0, "RYO")
    give(s, 1, "RYB")
    give_glass(s, 0, "YBR")
    begin(s)
    log = told(s, "=RYO Y1 B1 R1")
    assert space(s, 0) == 2 + 1 + 3
    assert points(s) == {"altar": 3, "windows": 3}
    assert [event.values for event in named(log, "scored")] == [(6, 6)]
    assert (glass(s, 0), reserve(s)) == ("", "YBR")
    assert s.to_move() == 1


@pytest.mark.parametrize("given", ["".join(map(str, digits)) for digits in product((0, 1), repeat=4)])
def test_up_to_one_token_of_each_color_helps_the_altar(given: str) -> None:
    s = awake()
    give(s, 0, "RYB")
    give(s, 1, "RYB")
    give_glass(s, 0, "YYBBRRGG")
    begin(s)
    play(s, "=RYB")
    for color, digit in zip("YBRG", given, strict=True):
        assert options(s) == [f"{color}0", f"{color}1"]
        play(s, color + digit)
    assert s.to_move() == 1
    assert space(s, 0) == 2 + given.count("1")
    assert len(glass(s, 0)) == 8 - given.count("1")
    assert reserve(s) == "".join(color for color, digit in zip("YBRG", given, strict=True) if digit == "1")


def test_only_colors_that_a_player_has_are_asked_for_at_the_altar() -> None:
    s = awake()
    give(s, 0, "RYBRYB")
    give(s, 1, "RYB")
    give_glass(s, 0, "GG")
    begin(s, "02030")
    play(s, "=RYB")
    assert options(s) == ["G0", "G1"]
    play(s, "G1 =RYB G1")
    assert s.to_move() == 1
    assert points(s) == {"altar": 4, "windows": 2}


def test_an_altar_without_glass_asks_nothing_and_touches_no_window() -> None:
    s = awake()
    give(s, 0, "RYB")
    give(s, 1, "RYB")
    before = bench(s)
    play(begin(s), "=RYB")
    assert s.to_move() == 1
    assert points(s) == {"altar": 2}
    assert bench(s) == before


def test_3_30_an_altar_with_special_paints_and_four_tokens() -> None:
    s = awake(modules="3,6")
    give(s, 0, "OG")
    s.players[0].paints["RYBOGPKN".index("K")] = 1
    give(s, 1, "RYB")
    give_glass(s, 0, "YBRG")
    play(begin(s), "=OGK Y1 B1 R1 G1")
    assert space(s, 0) == 9 + 4


# --- glass in the same round, and at the end


def test_glass_bought_at_the_studios_column_serves_at_the_second_cathedral() -> None:
    s = in_last_round()
    for_sale(s, "YYYYYY")
    give(s, 0, "RYB", 1)
    cover(s, 0, "S", "01031")
    others_plan(s)
    play(s, "- Y")
    while s.column < 4:
        play(s, idle(s))
    play(s, "=RYB")
    assert options(s) == ["Y0", "Y1"]
    play(s, "Y1")
    assert s.over()
    assert points(s) == {"altar": 2, "windows": 1}


def test_glass_that_is_left_is_worth_nothing() -> None:
    s = in_last_round()
    for seat in range(3):
        give(s, seat, "", 0)
    give_glass(s, 0, "YBRG")
    others_plan(s)
    assert s.over()
    assert GAME.result(s).scores == [0, 0, 0]


def test_3_55_a_restoration_that_brings_nothing_may_still_reveal_a_scroll() -> None:
    s = restoring(windows=bench_with("GRG"), modules="6,7")
    deal_scrolls(s, "1B", "2C", "3D")
    play(begin(s), "B1 W1")
    assert space(s, 0) == -3
    assert options(s) == ["H", "V", "HV", "-"]
    play(s, "HV")
    assert points(s) == {"segments": 3, "windows": -3, "scrolls": 6}


# --- preparing the next round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unsold_tokens_go_to_the_reserve_and_two_for_each_human_are_drawn(players: int) -> None:
    s = awake(players)
    left = for_sale(s)
    finish_round(s)
    assert s.round == 2
    assert reserve(s) == left
    assert len(for_sale(s)) == 2 * players
    assert len(glazery_of(s).bag) == 26 - 4 * players
    assert all_glass(s) == TOKENS


def test_bought_tokens_stay_with_their_owner_and_the_rest_goes_to_the_reserve() -> None:
    s = play(at_glazery("YYBRRG"), "G R -")
    assert (glass(s, 0), reserve(s)) == ("RG", "")
    finish_round(s)
    assert (glass(s, 0), reserve(s)) == ("RG", "YYBR")


def test_3_51_a_bag_that_runs_out_is_refilled_from_the_reserve_in_mid_draw() -> None:
    s = awake()
    for_sale(s, "YYYYBB")
    give_glass(s, 1, "YYYYBBBBRRRRRRGGGG")
    assert sorted(glazery_of(s).bag) == [1, 3]
    finish_round(s)
    assert len(for_sale(s)) == 6
    assert "G" in for_sale(s)
    assert len(glazery_of(s).bag) + len(reserve(s)) == 2
    assert all_glass(s) == TOKENS


def test_3_51_with_too_few_tokens_fewer_are_laid_out() -> None:
    s = awake()
    for_sale(s, "")
    give_glass(s, 1, TOKENS.replace("G", "") + "GGG")
    finish_round(s)
    assert for_sale(s) == "GG"
    assert reserve(s) == ""


def test_handed_in_tokens_are_sold_again() -> None:
    s = restoring("11 PPO", glass="RG")
    give_glass(s, 2, "".join("YBRG"[color] for color in glazery_of(s).bag))
    give_glass(s, 2, for_sale(s))
    begin(s)
    play(s, "B1 W1 R1 G1")
    finish_round(s)
    assert for_sale(s) == "RG"


# --- Leonardo


def leonardo_walks(segment: str, where: str = "E5") -> Fresco:
    """Leonardo is about to go to this segment, which has the lowest tile; all round him is restored."""
    s = awake(2, times="8 9 7")
    lay(s, **{segment: "3 RYB"})
    others = [name for name in NAMES if name not in ("B3", "D3", "C2", "C4") and value_at(s, name) > 3]
    leave(s, " ".join([segment, *others]))
    put_bishop(s, where)
    lay_bench(s, BENCH, FOLLOWING)
    plan(s, IDLE, IDLE)
    return s


@pytest.mark.parametrize(("where", "bonus"), [("E5", 0), ("C2", 2), ("B1", 3)])
def test_3_128_leonardo_takes_the_window_that_costs_nothing_without_a_penalty(where: str, bonus: int) -> None:
    s = leonardo_walks("B1", where=where)
    money = [thalers(s, seat) for seat in (0, 1)]
    log = told(s, "X1")
    assert leonardo(s, "segment") == NAMES.index("B1")
    assert [(event.who, event.values[0]) for event in named(log, "scored")] == [(LEONARDO, 3 + 7 + bonus)]
    assert space(s, LEONARDO) == 3 + 7 + bonus
    assert bench(s) == "YB YR BR BG YG RGR"
    assert named(log, "glass", "glass_missing", "paid", "earned") == []
    assert [thalers(s, seat) for seat in (0, 1)] == money
    assert GAME.result(s).sources["windows"] == [0, 0]


def test_3_128_leonardo_takes_no_window_where_there_is_none() -> None:
    s = leonardo_walks("A1")
    play(s, "X1")
    assert leonardo(s, "segment") == NAMES.index("A1")
    assert space(s, LEONARDO) == 3
    assert bench(s) == BENCH


def test_leonardo_has_no_glazery_tile_and_buys_no_glass() -> None:
    s = awake(2, times="8 9 7")
    assert s.deciders() == [0, 1]
    cover(s, 0, "M", "02030")
    others_plan(s)
    tokens = for_sale(s)
    assert options(s) == ["X1", "X2", "X3"]
    play(s, "X1")
    assert for_sale(s) == tokens
    assert set(options(s)) == {*tokens, "-"}


# --- what is hidden, what is kept


def test_3_12_bag_and_pile_are_hidden_from_all_but_their_numbers() -> None:
    s = awake()
    other = s.copy()
    glazery = glazery_of(other)
    glazery.bag[0], glazery.bag[1] = glazery.bag[1], glazery.bag[0]
    first, last = glazery.pile[0], glazery.pile[11]
    glazery.pile[0], glazery.pile[11] = last, first
    for who in (0, 1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert (glaziers(s, who)["bag"], glaziers(s, who)["pile"]) == (20, 12)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_token_and_no_window_is_lost_in_a_game(players: int, edition: str) -> None:
    chance = Random(players)
    s = GAME.new(players, players, {"edition": edition, "modules": "6"})
    bought = 0
    while not s.over():
        assert all_glass(s) == TOKENS
        glazery = glazery_of(s)
        laid = [
            window
            for window in [*glazery.bench, *glazery.pile, *glazery.gone, *(code // 25 for code in glazery.set)]
            if window >= 0
        ]
        assert len(set(laid)) == len(laid)
        assert len(laid) == 18 or (len(laid) == 17 and "-" in bench(s))
        legal = options(s)
        if legal[0] == "@M":
            play_as(s, s.to_move(), chance.choice(legal))
            continue
        bought += legal[0] in "YBRG"
        fresh = [move for move in legal if move != "-"]
        play(s, chance.choice(fresh or legal))
    assert bought > 0
    for seat in range(players):
        points(s, seat)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_a_guess_at_what_is_hidden_looks_alike_and_loses_nothing(who: int) -> None:
    s = play(at_glazery("YYBRRG"), "Y G")
    for number in range(5):
        guess = GAME.determinize(s, who, number)
        assert view(guess, who) == view(s, who)
        assert all_glass(guess) == TOKENS


# --- spots of the board


def test_moves_of_the_glaziers_have_their_spots() -> None:
    assert spots(glass_to_buy()) == {"Y": "m06-glass-Y", "B": "m06-glass-B", "-": "done"}
    assert spots(a_window())["W2"] == "m06-bench-1"
    assert spots(glass_to_give()) == {"G0": "done", "G1": "m06-own-G", "G2": "m06-own-G"}


def test_why_no_glass_can_be_bought_is_said() -> None:
    s = glass_to_buy()
    assert why(s, "m06-glass-R") == "It costs 2 thalers; you have 1."
    s = a_window()
    glazery_of(s).shown[3] = 1
    assert why(s, "m06-glass-G").startswith("Glass is bought at the glazery")
    glazery_of(s).shown[3] = 0
    assert why(s, "m06-glass-G") == "No green glass is for sale this round."


def test_why_a_window_cannot_be_taken_is_said() -> None:
    assert why(a_window(), "m06-bench-5") == "This place of the bench costs 3 thalers; you have 2."
    assert why(glass_to_buy(), "m06-bench-5").startswith("A window is set when you restore one of the twelve segments")
    assert GAME.why_not(a_window(), 0, "m06")[0].name == "fresco-why-module"


def test_why_glass_cannot_be_given_is_said() -> None:
    s = glass_to_give()
    assert why(s, "m06-own-Y") == "You have no yellow glass."
    give_glass(s, 0, "YGG")
    assert why(s, "m06-own-Y") == "Now green glass is asked for."
    s = a_window()
    give_glass(s, 0, "Y")
    assert why(s, "m06-own-Y") == "Glass is given when you set a window or restore the altar."


def test_everybody_sees_the_window_that_is_being_set() -> None:
    for who in (0, 1, SPECTATOR):
        assert glaziers(a_window(), who)["setting"] is None
        assert glaziers(glass_to_give(), who)["setting"] == {"panes": "GYG", "points": 0, "altar": False}
        assert glaziers(glass_for_the_altar(), who)["setting"] == {"panes": "YBRG", "points": 0, "altar": True}
