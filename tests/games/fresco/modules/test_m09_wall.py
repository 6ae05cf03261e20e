"""Module 9, the wall fresco, also with the requests of module 2: examples E33 to E35, rulings 3.66 to 3.68."""

from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.modules.lay import (
    deal_scrolls,
    give_leaves,
    give_portrait,
    give_wishes,
    lay_favor,
    leaves,
    own,
    request_kinds,
    set_disc,
    set_guild,
    tiles_before,
    wishes,
)
from tests.games.fresco.modules.lay_m09 import (
    WALL_KINDS,
    WALL_NAMES,
    cover_with_wall,
    exchange_left,
    exchanges,
    give_exchange,
    give_wall_tiles,
    lay_wall,
    leave_wall,
    restore_wall,
    wall_at,
    wall_left,
    wall_of,
    wall_tiles_before,
    wall_tiles_gone,
)
from tests.games.fresco.modules.lay_m10 import ill, infected, make_ill, next_infections, offer_bottles
from tests.games.fresco.modules.lay_m12 import dames_of, marry
from tests.games.fresco.modules.lay_m13 import give_maps
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
    view,
    without_paints,
)

SHEET = "MCSWT"
PLANS = ["02300", "00311", "00320", "00230"]  # by the number of apprentices at the workshop
OFFERS = ("A3", "B3", "C4")  # what can be restored first


# --- helpers


@cache
def shuffled(players: int, modules: str) -> Fresco:
    return table(players, modules=modules)


def new(players: int = 3, modules: str = "9") -> Fresco:
    """A new game with the seats on S1, S2, S3 and S4, in this order."""
    return shuffled(players, modules).copy()


def rise(s: Fresco, times: str = "7 8 9 6") -> Fresco:
    """All wake up at these hours, by marker, and do nothing else before planning."""
    while not s.awake:
        play(s, f"{times.split()[int(s.argument())]}:00" if ":00" in options(s)[0] else idle(s))
    return s


def awake(players: int = 3, modules: str = "9", times: str = "7 8 9 6") -> Fresco:
    """Everybody is awake and about to plan; nobody has any paint."""
    return rise(without_paints(new(players, modules)), times)


def next_morning(s: Fresco, times: str = "7 8 9 6") -> Fresco:
    """All are awake in the next round, in their first mood, without paints; what was laid before can be planned."""
    finish_round(s)
    for player in s.players:
        player.mood = 0
    return rise(without_paints(s), times)


def last_round(players: int = 3, modules: str = "9", times: str = "7 8 9 6") -> Fresco:
    """The final round, all are awake and about to plan; nobody has anything."""
    s = without_paints(new(players, modules))
    leave(s, "A1 B1 C1 D1 E1 A2")
    next_morning(s, times)
    assert s.final
    for seat in range(players):
        give(s, seat, "", 0)
    return s


def others_plan(s: Fresco) -> Fresco:
    """All who have not planned are idle."""
    for seat in list(planners(s)):
        plan_one(s, seat, IDLE_LAST if s.final else IDLE)
    return s


def at_wall(hand: str, fronts: str = "POG", column: str = "M", modules: str = "9") -> Fresco:
    """Seat 0 is at the wall, with tiles of these fronts on A3, B3 and C4; then seat 1 waits in the workshop."""
    s = awake(modules=modules)
    lay_wall(s, **{name: f"{front}{back}" for name, front, back in zip(OFFERS, fronts, "RYB", strict=True)})
    give(s, 0, hand)
    give(s, 1, "RY")
    digits = {"M": "12020", "C": "01130", "S": "01130", "W": "03011", "T": "02021"}[column]
    cover_with_wall(s, 0, column, digits)
    return others_plan(s)


def workshop(*tiles: str, apprentices: int = 1, hand: str = "", modules: str = "9", ceiling: str = "") -> Fresco:
    """Seat 0 owns these wall tiles and stands in the workshop; then seat 2 waits there to blend."""
    s = awake(modules=modules)
    if ceiling:
        own(s, 0, *ceiling.split(", "))
    give_wall_tiles(s, 0, *tiles)
    give(s, 0, hand)
    give(s, 2, "RY")
    return plan(s, PLANS[apprentices], IDLE, IDLE)


def income_of(tiles: list[str], exchange: str = "", modules: str = "9") -> str:
    """The paints that seat 0 has after the preparation of the next round."""
    s = awake(modules=modules)
    give_wall_tiles(s, 0, *tiles)
    give_exchange(s, 0, exchange)
    plan(s, "02300", "02300", "02300")
    assert s.round == 2
    return paints(s, 0)


def wall(s: Fresco, who: int) -> dict[str, Any]:
    """What a seat sees of the module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "wall")


def points(s: Fresco, source: str = "wall") -> list[int]:
    return list(GAME.result(s).sources[source])


def swaps(s: Fresco) -> list[str]:
    """The exchanges that are offered."""
    return [move for move in options(s) if move.startswith("X")]


def named(log: list[Event], *names: str) -> list[Event]:
    return [event for event in log if event.kind.name in names]


def neighbors(name: str) -> set[str]:
    column, row = "ABCDE".index(name[0]), int(name[1])
    near = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    return {"ABCDE"[c] + str(r) for c, r in near if 0 <= c < 5 and 1 <= r <= 4}


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_eighteen_tiles_cover_the_wall_but_the_bottom_left(players: int) -> None:
    s = new(players)
    for who in range(SPECTATOR, players):
        seen = wall(s, who)
        assert (seen["columns"], seen["rows"]) == (5, 4)
        assert [WALL_NAMES[i] for i, tile in enumerate(seen["tiles"]) if not tile] == ["A4", "B4"]
        assert sorted("".join(seen["tiles"])) == sorted("OOOOOOGGGGGGPPPPPP")
        assert seen["exchange"] == {"O": 4, "G": 4, "P": 4}
        assert seen["points"] == 4
        assert seen["players"] == [{"tiles": [], "exchanges": ""}] * players
    assert sorted(wall_at(s, name) for name in wall_left(s)) == sorted(WALL_KINDS * 2)


def test_the_tiles_are_shuffled() -> None:
    tables = [GAME.new(3, seed, {"modules": "9"}) for seed in range(8)]
    assert len({tuple(wall(s, 0)["tiles"]) for s in tables}) == 8


def test_the_classic_edition_has_no_wall() -> None:
    with pytest.raises(Exception, match="9"):
        GAME.new(3, 1, {"modules": "9", "edition": "classic"})


def test_without_the_module_there_is_no_wall() -> None:
    s = awake(modules="none")
    assert options(s) == ["M0", "M1", "M2", "M3"]
    assert "wall" not in GAME.result(s).sources


# --- planning


def test_the_tile_may_cover_any_location_or_none() -> None:
    s = awake()
    for seat in range(3):
        s.ask(seat)
        assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "-")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_15_in_the_final_round_the_tile_may_cover_either_cathedral_column() -> None:
    assert options(last_round()) == ["@M", "@C", "@S", "@W", "@D", "-"]


@pytest.mark.parametrize("healthy", [4, 5, 6])
@pytest.mark.parametrize("column", SHEET)
def test_3_66_exactly_one_apprentice_is_sent_to_the_wall(column: str, healthy: int) -> None:
    s = awake()
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0
    play_as(s, 0, f"@{column}")
    every = product(*(range(1, 2) if letter == column else range(4) for letter in SHEET))
    assert plans_offered(s) == {"".join(map(str, p)) for p in every if sum(p) == healthy}


@pytest.mark.parametrize("column", [*SHEET, "-"])
def test_3_12_the_tile_is_secret_until_plans_are_revealed(column: str) -> None:
    s = awake()
    other = s.copy()
    play_as(s, 0, column if column == "-" else f"@{column}")
    play_as(other, 0, "-" if column == "S" else "@S")
    for who in (1, 2, SPECTATOR):
        assert shown(s, who, 0)["covered"] is None
        assert view(s, who) == view(other, who)
    assert shown(s, 0, 0)["covered"] == ["tile-9" if letter == column else "" for letter in SHEET]


def test_revealed_plans_show_the_wall_to_all() -> None:
    s = at_wall("P", column="S")
    for who in (0, 1, 2, SPECTATOR):
        assert shown(s, who, 0)["covered"] == ["", "", "tile-9", "", ""]
        assert shown(s, who, 0)["plan"] == [0, 1, 1, 3, 0]


def test_the_tile_comes_back_for_the_next_round() -> None:
    s = next_morning(play(at_wall("P"), "A3"))
    assert all(shown(s, seat, seat)["covered"] in (None, [""] * 5) for seat in range(3))
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]


def test_3_16_when_the_wall_is_complete_the_tile_is_not_offered() -> None:
    s = new()
    leave_wall(s, "")
    next_morning(s).ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_16_with_one_segment_left_the_tile_is_offered_to_all_also_without_paints() -> None:
    s = new()
    leave_wall(s, "E1")
    next_morning(s)
    for seat in range(3):
        s.ask(seat)
        assert options(s)[0] == "@M"


# --- restoring


@pytest.mark.parametrize("paint", "OGP")
def test_e33_a_wall_tile_costs_its_paint_and_scores_four_points(paint: str) -> None:
    s = at_wall(f"{paint}{paint}", paint * 3)
    stand(s, 20, 1, 2)
    money = thalers(s, 0)
    log = told(s, "A3")
    assert s.to_move() == 1
    assert (space(s, 0), points(s)) == (24, [4, 0, 0])
    assert [event.values for event in named(log, "scored")] == [(4, 24)]
    assert paints(s, 0) == paint
    assert thalers(s, 0) == money
    assert wall_tiles_before(s, 0) == [f"{paint}R"]
    assert wall_at(s, "A3") == "-"
    for who in range(SPECTATOR, 3):
        assert wall(s, who)["players"][0]["tiles"] == [f"{paint}R"]
        assert wall(s, who)["tiles"][WALL_NAMES.index("A3")] == ""


@pytest.mark.parametrize(
    ("hand", "offered"),
    [("P", "A3"), ("O", "B3"), ("G", "C4"), ("PG", "A3 C4"), ("RRYYBBO", "B3"), ("OGP", "A3 B3 C4"), ("PPP", "A3")],
)
def test_only_segments_whose_paint_one_has_are_offered(hand: str, offered: str) -> None:
    assert options(at_wall(hand)) == [*offered.split(), "-"]


@pytest.mark.parametrize("hand", ["", "RYB", "RRRYYYBBB", "O"])
def test_3_66_if_no_reachable_segment_can_be_paid_the_action_is_lost(hand: str) -> None:
    s = at_wall(hand, "PPG")
    while s.to_move() == 0:  # the workshop and the cathedral, not the wall
        assert s.column > 0
        play(s, idle(s))
    assert wall_tiles_before(s, 0) == []
    assert len(wall_left(s)) == 18


def test_special_paints_do_not_serve_at_the_wall() -> None:
    s = awake(modules="3,9")
    lay_wall(s, A3="PR", B3="PY", C4="GB")
    give(s, 0, "O")
    s.players[0].paints["RYBOGPKN".index("K")] = 2
    s.players[0].paints["RYBOGPKN".index("N")] = 2
    cover_with_wall(s, 0, "M", "12020")
    others_plan(s)
    assert s.column != 0 or s.to_move() != 0


def test_taking_a_tile_shows_its_back() -> None:
    s = at_wall("P")
    before = s.reveals
    assert after(s, "-").reveals == before
    assert after(s, "A3").reveals > before


def test_the_restoration_may_be_forgone() -> None:
    s = play(at_wall("P"), "-")
    assert s.to_move() == 1
    assert (paints(s, 0), space(s, 0), wall_tiles_before(s, 0)) == ("P", -3, [])
    assert wall_at(s, "A3") == "PR"


def test_one_segment_is_restored_and_no_more() -> None:
    s = play(at_wall("OGPOGP"), "A3")
    assert s.column > 0
    assert len(wall_left(s)) == 17


@pytest.mark.parametrize("seed", range(25))
def test_3_68_a_segment_can_be_restored_next_to_a_restored_one(seed: int) -> None:
    dice = Random(seed)
    s = awake()
    restore_wall(s, " ".join(dice.sample(wall_left(s), dice.randrange(12))))
    give(s, 0, "OOGGPP")
    cover_with_wall(s, 0, "M", "12020")
    others_plan(s)
    left = wall_left(s)
    assert options(s) == [*(name for name in left if neighbors(name) - set(left)), "-"]


def test_3_68_at_first_three_segments_can_be_restored() -> None:
    assert options(at_wall("OGP")) == [*OFFERS, "-"]


@pytest.mark.parametrize("move", ["C3", "D4", "A4", "E1", "A5", "M1", "XG"])
def test_what_is_not_offered_is_refused(move: str) -> None:
    s = at_wall("OGPOGP")
    with pytest.raises((BadNotation, IllegalMove)):
        play(s, move)


def test_3_68_what_another_player_restored_leads_on_at_once() -> None:
    s = awake(times="9 7 8")
    lay_wall(s, C4="PR", D4="GB", C3="OY", A3="PY", B3="PB")
    for seat, hand in ((0, "OG"), (1, "P"), (2, "")):
        give(s, seat, hand)
    for seat in range(3):
        cover_with_wall(s, seat, "M", "12020")
    assert (s.to_move(), options(s)) == (1, [*OFFERS, "-"])
    play(s, "C4")
    assert (s.to_move(), options(s)) == (0, ["C3", "D4", "-"])


def test_the_wall_is_visited_when_the_covered_location_comes() -> None:
    s = awake()
    lay_wall(s, A3="PR", B3="PY", C4="PB")
    stand(s, 10, 30, 50)
    for seat in range(3):
        give(s, seat, "P")
    cover_with_wall(s, 0, "T", "02021")
    cover_with_wall(s, 1, "S", "01130")
    cover_with_wall(s, 2, "M", "12020")
    for seat, column, segment in ((2, 0, "C4"), (1, 2, "B3"), (0, 4, "A3")):
        assert (s.to_move(), s.column) == (seat, column)
        play(s, segment)
    assert s.round == 2


def test_the_wall_can_be_completed() -> None:
    s = awake()
    leave_wall(s, "E1 C2")
    stand(s, 10, 30, 50)
    for seat in range(3):
        give(s, seat, "OGP")
        cover_with_wall(s, seat, "M", "12020")
    play(s, "C2")
    assert options(s) == ["E1", "-"]
    play(s, "E1")
    assert s.column > 0  # nothing is left for the third
    assert wall_left(s) == []
    assert finish_round(s).round == 2
    assert not s.final


def test_3_5_the_four_points_are_one_score_and_may_meet_a_taken_space() -> None:
    s = at_wall("P")
    stand(s, 10, 14, 2)
    play(s, "A3")
    assert (s.to_move(), options(s)) == (0, ["A", "B"])
    assert space(after(s, "A"), 0) == 15
    play(s, "B")
    assert space(s, 0) == 13
    assert (points(s)[0], points(s, "track")[0]) == (4, -1)


def test_3_66_no_bishop_leaf_scroll_or_favor_at_the_wall() -> None:
    s = at_wall("P", modules="5,7,9,11")
    set_disc(s, "P")
    give_leaves(s, 0, 2)
    put_bishop(s, "A3")
    deal_scrolls(s, "3A", "1B", "2C")
    lay_favor(s, "A3", "5 thalers")
    money = thalers(s, 0)
    play(s, "A3")
    assert s.to_move() == 1
    assert (space(s, 0), bishop(s), leaves(s, 0), thalers(s, 0)) == (4, "A3", 2, money)
    favors = next(part for part in view(s, 0)["modules"] if part["module"] == "favors")
    assert NAMES.index("A3") in favors["hidden"]


def test_a_wall_tile_is_no_ceiling_tile() -> None:
    s = play(at_wall("P"), "A3")
    assert s.income(0) == 0
    assert tiles_before(s, 0) == []
    assert (shown(s, 1, 0)["tiles"], shown(s, 1, 0)["income"]) == (0, 0)
    money = thalers(s, 0)
    finish_round(s)
    assert thalers(s, 0) == money


# --- a covered location


@pytest.mark.parametrize("column", ["M", "C", "S", "W"])
def test_a_covered_location_offers_nothing_but_the_wall(column: str) -> None:
    s = at_wall("RRYYBBP", column=column)
    asked: list[list[str]] = []
    while s.round == 1:
        if s.to_move() == 0 and s.column == SHEET.index(column):
            asked.append(options(s))
        play(s, idle(s))
    assert asked == [["A3", "-"]]


def test_the_wall_at_the_studio_brings_no_thalers() -> None:
    s = at_wall("P", column="S")
    before = thalers(s, 0)
    play(s, "A3")
    assert (s.to_move(), thalers(s, 0)) == (1, before)


def test_a_covered_theater_lifts_no_mood() -> None:
    s = play(at_wall("P", column="T"), "O0")
    before = mood(s, 0)
    play(s, "A3")
    assert s.round == 2
    assert mood(s, 0) == before


def test_a_covered_workshop_exchanges_no_tiles() -> None:
    s = awake()
    give_wall_tiles(s, 0, "OR", "OY")
    lay_wall(s, A3="PR", B3="PY", C4="PB")
    give(s, 0, "P")
    cover_with_wall(s, 0, "W", "03011")
    others_plan(s)
    assert {*OFFERS, "-"} <= set(options(s))
    assert swaps(s) == []
    play(s, "-")
    assert s.round == 2
    assert exchanges(s, 0) == ""


def test_3_14_a_wall_tile_on_one_cathedral_column_leaves_the_other_open() -> None:
    for column, digits in (("C", "01022"), ("D", "02021")):
        s = last_round()
        lay_wall(s, A3="PR")
        give(s, 0, "RYBP")
        cover_with_wall(s, 0, column, digits)
        others_plan(s)
        seen: dict[int, list[str]] = {}
        while not s.over():
            if s.to_move() == 0:
                seen.setdefault(int(s.column), options(s))
            play(s, idle(s))
        covered, other = (1, 4) if column == "C" else (4, 1)
        assert seen[covered][0] == "A3"
        assert "=RYB" in seen[other]


def test_in_the_final_round_the_wall_still_scores() -> None:
    s = last_round()
    lay_wall(s, A3="PR", B3="GR", C4="GB")
    stand(s, 20, 1, 2)
    give(s, 0, "P")
    cover_with_wall(s, 0, "D", "02021")
    others_plan(s)
    play(s, "A3")
    assert s.over()
    assert (points(s), space(s, 0)) == ([4, 0, 0], 24)
    assert paints(s, 0) == ""  # no income


# --- income


@pytest.mark.parametrize(
    ("tiles", "exchange", "expected"),
    [
        ([], "", ""),
        (["OR"], "", "R"),
        (["GR", "PR", "OR"], "", "R"),
        (["PY"], "", "Y"),
        (["PB", "OB"], "", "B"),
        (["OY", "OB"], "", "YB"),
        ([], "G", "G"),
        ([], "OGP", "OGP"),
        (["GR", "GY"], "OP", "RYOP"),
        (["GR", "GY", "PB"], "G", "RYBG"),
    ],
)
def test_income_is_one_paint_of_each_basic_color_and_of_each_exchange_tile(
    tiles: list[str], exchange: str, expected: str
) -> None:
    assert income_of(tiles, exchange) == expected


def test_e35_red_blue_and_two_yellows_bring_one_paint_each() -> None:
    assert income_of(["OR", "PB", "GY", "OY"]) == "RYB"


def test_income_comes_with_the_preparation_that_follows_and_every_round() -> None:
    s = play(at_wall("P"), "A3")
    assert paints(s, 0) == ""
    finish_round(s)
    assert paints(s, 0) == "R"
    give(s, 0, "")
    others_plan(rise(s))
    while s.round == 2:
        play(s, idle(s))
    assert paints(s, 0) == "R"


def test_wall_tiles_and_exchange_tiles_bring_no_thalers() -> None:
    s = awake()
    give_wall_tiles(s, 0, "OR", "GY", "PB")
    give_exchange(s, 0, "OGP")
    assert s.income(0) == 0
    others_plan(s)
    while s.round == 1:
        play(s, idle(s))
    assert thalers(s, 0) == 12


def test_after_a_completed_fresco_there_is_no_income_of_the_wall() -> None:
    s = awake()
    lay(s, A1="3 RYB")
    leave(s, "A1")
    give_wall_tiles(s, 1, "OR")
    give_exchange(s, 1, "G")
    give(s, 0, "RYB")
    others_plan(s)
    play(s, "A1")
    while not s.over():
        play(s, idle(s))
    assert paints(s, 1) == ""


def test_after_the_final_round_there_is_no_income_of_the_wall() -> None:
    s = last_round()
    give_wall_tiles(s, 0, "OR")
    give_exchange(s, 0, "G")
    others_plan(s)
    assert s.over()
    assert paints(s, 0) == ""


def test_3_17_thalers_come_before_paints_in_the_order_of_waking_up() -> None:
    """The request's paint is asked for when all have their thalers; the wall's paints do not hang on it."""
    s = awake(modules="2,9", times="9 8 7")
    give_wall_tiles(s, 0, "OR", "PB")
    give_exchange(s, 2, "G")
    for seat in (0, 2):
        give_requests(s, seat, "*")
    plan(s, "02300", "02300", "02300")
    money = [thalers(s, seat) for seat in range(3)]
    assert money == [22, 21, 22]
    assert (s.to_move(), options(s)) == (2, ["R", "Y", "B"])
    play(s, "Y")
    assert (s.to_move(), options(s)) == (0, ["R", "Y", "B"])
    play(s, "B")
    assert [paints(s, seat) for seat in range(3)] == ["RBB", "", "YG"]


def give_requests(s: Fresco, seat: int, kinds: str) -> None:
    """Requests lie before a player, over tiles that do not matter."""
    for kind in kinds:
        requests_of(s).owned[seat * 4 + "*OGP".index(kind)] += 1


def test_the_income_of_a_request_is_separate_from_that_of_the_wall() -> None:
    s = awake(modules="2,9")
    give_wall_tiles(s, 0, "OR")
    give_exchange(s, 0, "G")
    give_requests(s, 0, "G*")
    plan(s, "02300", "02300", "02300")
    play(s, "R")
    assert paints(s, 0) == "RRGG"
    assert thalers(s, 0) == 12 + 9 + 2


# --- exchanging at the workshop


@pytest.mark.parametrize(("backs", "color"), [("RY", "O"), ("YB", "G"), ("RB", "P")])
def test_e34_two_tiles_are_exchanged_for_what_their_colors_blend_to(backs: str, color: str) -> None:
    s = workshop(f"O{backs[0]}", f"P{backs[1]}")
    assert options(s) == [f"X{color}", "-"]
    before = space(s, 0)
    play(s, f"X{color}")
    assert s.to_move() == 2
    assert exchanges(s, 0) == color
    assert wall_tiles_before(s, 0) == []
    assert wall_tiles_gone(s) == sorted([f"O{backs[0]}", f"P{backs[1]}"])
    assert exchange_left(s) == {letter: 3 if letter == color else 4 for letter in "OGP"}
    assert space(s, 0) == before
    for who in range(SPECTATOR, 3):
        assert wall(s, who)["players"][0] == {"tiles": [], "exchanges": color}
    finish_round(s)
    assert paints(s, 0) == color


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ((), []),
        (("OR",), []),
        (("OR", "GR"), []),
        (("OR", "GR", "PR", "PR"), []),
        (("OR", "GY"), ["XO"]),
        (("OB", "GB", "PY"), ["XG"]),
        (("OR", "GY", "PB"), ["XO", "XG", "XP"]),
    ],
)
def test_3_67_only_two_different_basic_colors_can_be_exchanged(tiles: tuple[str, ...], offered: list[str]) -> None:
    s = workshop(*tiles, hand="RY")
    assert s.to_move() == 0
    assert swaps(s) == offered


@pytest.mark.parametrize("owned", ["O", "G", "P", "OG", "GP", "OGP"])
def test_3_67_one_exchange_tile_of_each_color(owned: str) -> None:
    s = awake()
    give_wall_tiles(s, 0, "OR", "GY", "PB")
    give_exchange(s, 0, owned)
    give(s, 0, "RY")
    others_plan(s)
    assert swaps(s) == [f"X{color}" for color in "OGP" if color not in owned]


def test_3_67_twelve_exchange_tiles_suffice_for_four_players() -> None:
    s = awake(4)
    for seat in range(1, 4):
        give_exchange(s, seat, "OGP")
    give_wall_tiles(s, 0, "OR", "GY")
    give(s, 0, "RY")
    others_plan(s)
    assert exchange_left(s) == {"O": 1, "G": 1, "P": 1}
    while s.to_move() != 0:
        play(s, idle(s))
    play(s, "XO")
    assert exchange_left(s) == {"O": 0, "G": 1, "P": 1}


def test_exchanging_may_be_forgone() -> None:
    s = play(workshop("OR", "GY", hand="RY"), "-")
    assert options(s) == ["O0", "O1"]
    assert (wall_tiles_before(s, 0), exchanges(s, 0)) == (["GY", "OR"], "")


def test_the_apprentice_who_exchanges_does_not_blend() -> None:
    s = play(workshop("OR", "GY", hand="RYRY"), "XO")
    assert s.to_move() == 2
    assert paints(s, 0) == "RRYY"


@pytest.mark.parametrize(("apprentices", "blends"), [(2, 2), (3, 4)])
def test_the_other_apprentices_blend(apprentices: int, blends: int) -> None:
    s = play(workshop("OR", "GY", apprentices=apprentices, hand="RY" * 6), "XO")
    assert (s.to_move(), options(s)) == (0, [f"O{number}" for number in range(blends + 1)])


def test_each_apprentice_may_exchange() -> None:
    s = workshop("OR", "GR", "GY", "PY", "PB", "OB", apprentices=3, hand="RY")
    for color, left in (("P", ["XO", "XG"]), ("O", ["XG"]), ("G", [])):
        play(s, f"X{color}")
        assert s.to_move() == (0 if left else 2)
        if left:
            assert swaps(s) == left
    assert exchanges(s, 0) == "OGP"
    assert wall_tiles_before(s, 0) == []


def test_two_apprentices_exchange_no_third_time() -> None:
    s = workshop("OR", "GR", "GY", "PY", "PB", "OB", apprentices=2, hand="RY")
    play(s, "XO XG")
    assert s.to_move() == 2
    assert sorted(tile[1] for tile in wall_tiles_before(s, 0)) == ["B", "R"]


def test_without_an_apprentice_at_the_workshop_nothing_is_exchanged() -> None:
    s = workshop("OR", "GY", apprentices=0)
    assert s.to_move() == 2


def test_a_tile_restored_in_this_round_can_be_exchanged_in_this_round() -> None:
    s = awake()
    lay_wall(s, A3="PR")
    give_wall_tiles(s, 0, "GY")
    give(s, 0, "P")
    give(s, 1, "RY")
    cover_with_wall(s, 0, "M", "12020")
    others_plan(s)
    play(s, "A3 XO")
    assert s.to_move() == 1
    assert exchanges(s, 0) == "O"
    finish_round(s)
    assert paints(s, 0) == "O"


def test_3_28_exchanged_tiles_bring_no_income() -> None:
    s = workshop("OR", "GY", "PY", "GB", apprentices=1)
    play(s, "XO")
    finish_round(s)
    assert paints(s, 0) == "YBO"


# --- with the requests of module 2


def requests(s: Fresco) -> list[str]:
    return [move for move in options(s) if move.startswith("Q")]


def fulfill(s: Fresco, kind: str) -> Fresco:
    """Fulfill a request with any tiles that fit."""
    seat = int(s.to_move())
    owned = request_kinds(s, seat)
    play(s, f"Q{kind}")
    while request_kinds(s, seat) == owned:
        play(s, options(s)[0])
    return s


def all_ways(s: Fresco) -> list[Fresco]:
    """The positions in which seat 0 has fulfilled the request, one for each way to choose the tiles."""
    if request_kinds(s, 0):
        return [s]
    assert s.to_move() == 0
    return [found for move in options(s) for found in all_ways(after(s, move))]


def seals(tile: str) -> str:
    """A ceiling tile by its seals, as in the moves."""
    return "".join(letter for letter in "OGP" if letter in tile.split()[1]) or "0"


CEILING = ("3 RYB", "4 OB", "6 OG", "5 PY")
MURALS = ("OR", "OR", "OY", "GB", "PB")


@pytest.mark.parametrize(
    ("ceiling", "tiles", "offered"),
    [
        ("", ("OR", "GY"), []),
        ("", ("OR", "GR", "PR"), ["Q*"]),
        ("", ("OR", "OY", "OB"), ["Q*", "QO"]),
        ("", ("GR", "GY", "GB"), ["Q*", "QG"]),
        ("", ("PR", "PY", "PB"), ["Q*", "QP"]),
        ("3 RYB, 3 RRY", ("PR",), ["Q*"]),
        ("4 OB, 4 OY", ("OB",), ["Q*", "QO"]),
        ("6 OG", ("OB", "OR", "GR", "GY"), ["Q*", "QO", "QG"]),
        ("7 PO", ("PB", "PY"), ["Q*", "QP"]),
        ("4 OB", ("OB", "GR"), ["Q*"]),
    ],
)
def test_3_27_wall_tiles_count_for_requests_by_their_fronts(
    ceiling: str, tiles: tuple[str, ...], offered: list[str]
) -> None:
    s = workshop(*tiles, modules="2,9", ceiling=ceiling, hand="RY")
    assert s.to_move() == 0
    assert requests(s) == offered


@pytest.mark.parametrize(("kind", "worth"), [("*", 6), ("O", 8)])
def test_3_27_a_request_fulfilled_with_wall_tiles_scores_and_brings_its_income(kind: str, worth: int) -> None:
    s = workshop("OR", "OY", "OB", modules="2,9")
    stand(s, 20, 1, 2)
    fulfill(s, kind)
    assert s.to_move() == 2
    assert space(s, 0) == 20 + worth
    assert (points(s, "requests")[0], points(s)[0]) == (worth, 0)
    assert wall_tiles_before(s, 0) == []
    assert wall_tiles_gone(s) == ["OB", "OR", "OY"]
    assert s.income(0) == 1
    play(s, "O0")
    if kind == "*":
        play(s, "Y")
    assert paints(s, 0) == ("Y" if kind == "*" else "O")  # nothing for the tiles under it


@pytest.mark.parametrize("kind", "*OGP")
def test_3_27_all_choices_of_tiles_mixed_are_offered_once(kind: str) -> None:
    words = [seals(tile) for tile in CEILING] + [f"W{tile}" for tile in MURALS]
    fitting = [word for word in words if kind == "*" or kind in (word[1] if word[0] == "W" else word)]
    expected = {tuple(sorted(trio)) for trio in combinations(fitting, 3)}
    s = workshop(*MURALS, modules="2,9", ceiling=", ".join(CEILING))
    if f"Q{kind}" not in requests(s):
        assert not expected
        return
    found: list[tuple[str, ...]] = []
    for then in all_ways(play(s, f"Q{kind}")):
        left = [seals(tile) for tile in tiles_before(then, 0)] + [f"W{tile}" for tile in wall_tiles_before(then, 0)]
        given = list(words)
        for word in left:
            given.remove(word)
        found.append(tuple(sorted(given)))
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_the_words_for_tiles_under_a_request_tell_wall_tiles_from_ceiling_tiles() -> None:
    s = play(workshop("OR", "OY", "PB", modules="2,9", ceiling="4 OB"), "Q*")
    assert {word for then in all_words(s) for word in then} == {"O", "WOR", "WOY", "WPB"}


def all_words(s: Fresco) -> list[list[str]]:
    """What may be answered, question by question, until the request is fulfilled."""
    if request_kinds(s, 0):
        return []
    found = [options(s)]
    for move in options(s):
        found += all_words(after(s, move))
    return found


def test_3_28_tiles_under_a_request_bring_nothing_and_cannot_be_exchanged() -> None:
    s = workshop("OR", "GY", "PB", "PR", apprentices=2, modules="2,9", hand="RY")
    play(s, "Q*")
    while not request_kinds(s, 0):
        play(s, next(move for move in options(s) if move != "WPR"))
    assert wall_tiles_before(s, 0) == ["PR"]
    assert swaps(s) == []
    play(s, "O0 O0 B")
    assert paints(s, 0) == "RRYB"  # the red one of the wall, the request's blue


def test_3_28_exchange_tiles_are_no_restored_tiles() -> None:
    s = awake(modules="2,9")
    give_wall_tiles(s, 0, "OR", "OY")
    give_exchange(s, 0, "OGP")
    give(s, 0, "RY")
    others_plan(s)
    assert s.to_move() == 0
    assert requests(s) == []


def test_3_26_one_apprentice_fulfills_a_request_or_exchanges() -> None:
    s = workshop("OR", "GY", "PB", "PR", "GR", modules="2,9", hand="RY")
    assert "Q*" in options(s)
    assert swaps(s) != []
    assert fulfill(s.copy(), "*").to_move() == 2
    assert play(s, swaps(s)[0]).to_move() == 2


@pytest.mark.parametrize("request_first", [True, False])
def test_3_26_two_apprentices_fulfill_a_request_and_exchange(request_first: bool) -> None:
    s = workshop("OR", "GY", "PR", "GR", "OY", modules="2,9", apprentices=2, hand="RY")
    if request_first:
        play(s, "Q*")
        while not request_kinds(s, 0):
            play(s, next(move for move in options(s) if move not in ("WGY",)))
        assert (s.to_move(), requests(s)) == (0, [])
        play(s, swaps(s)[0])
    else:
        play(s, swaps(s)[0])
        assert (s.to_move(), swaps(s)) == (0, [])
        fulfill(s, "*")
    assert s.to_move() == 2
    assert (request_kinds(s, 0), exchanges(s, 0), wall_tiles_before(s, 0)) == ("*", "O", [])


def test_with_requests_the_fronts_of_exchanged_tiles_are_chosen() -> None:
    s = workshop("OY", "PY", "GB", "OR", modules="2,9")
    assert swaps(s) == ["XO.OO", "XO.OP", "XG.OG", "XG.PG", "XP.OG"]
    for move, gone in (("XG.OG", ["GB", "OY"]), ("XG.PG", ["GB", "PY"]), ("XO.OP", ["OR", "PY"])):
        assert wall_tiles_gone(after(s, move)) == gone


def test_moves_of_the_wall_are_read_in_small_letters() -> None:
    s = at_wall("P")
    assert wall_tiles_before(after(s, "a3"), 0) == ["PR"]
    s = workshop("OY", "PY", "GB", "OR", modules="2,9")
    assert wall_tiles_gone(after(s, "xg.pg")) == ["GB", "PY"]


def test_equal_tiles_are_one_choice() -> None:
    s = workshop("OY", "OY", "GB", "GB", modules="2,9")
    assert swaps(s) == ["XG.OG"]


def test_without_requests_the_fronts_are_not_asked_for() -> None:
    assert swaps(workshop("OY", "PY", "GB", "OR")) == ["XO", "XG", "XP"]


def test_leonardo_fulfills_requests_with_his_own_tiles_only() -> None:
    s = without_paints(new(2, modules="2,9"))
    give_wall_tiles(s, 0, "OR", "OY", "OB")
    give_wall_tiles(s, 1, "PR", "PY", "PB")
    lay(s, C2="3 RYB", C1="3 RRY")
    while s.round < 3:
        if s.awake and not planners(s) and s.column == 3:
            assert s.argument() != LEONARDO or not requests(s)
        play(s, next((name for name in ("C2", "C1") if name in options(s)), idle(s)))
        without_paints(s)
    assert len(cast(list[object], leonardo(s, "tiles"))) == 2


# --- Leonardo


def test_leonardo_does_not_restore_the_wall() -> None:
    s = awake(2, times="8 9 7")
    assert s.deciders() == [0, 1]
    before = wall(s, 0)
    finish_round(s)
    assert wall(s, 0) == before
    assert len(wall(s, 0)["players"]) == 2


def test_two_players_restore_the_wall() -> None:
    s = awake(2, times="7 8 9")
    lay_wall(s, A3="PR", B3="PB")
    stand(s, 1, 20, 40)
    give(s, 0, "P")
    give(s, 1, "P")
    cover_with_wall(s, 0, "M", "12020")
    cover_with_wall(s, 1, "M", "12020")
    play(s, "A3 B3")
    assert (points(s), space(s, LEONARDO)) == ([4, 4], 40)


# --- the meeting with other modules


def test_no_other_action_tile_lies_on_the_same_location() -> None:
    s = awake(modules="6,8,9,14")
    for answer, free in (("@C", "MCSWT"), ("@S", "MSWT"), ("@W", "MWT"), ("-", "MT")):
        s.ask(0)
        assert options(s) == [*(f"@{letter}" for letter in free), "-"]
        play_as(s, 0, answer)
    assert shown(s, 0, 0)["covered"] == ["", "tile-14", "tile-9", "tile-8", ""]


def test_the_medicos_tile_and_the_wall_do_not_share_the_market() -> None:
    s = new(modules="9,10")
    offer_bottles(s, "321")
    rise(s).ask(0)
    assert options(s) == ["@M", "-"]
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["@C", "@S", "@W", "@T", "-"]


def test_3_50_nobody_falls_ill_at_the_wall() -> None:
    s = awake(modules="9,10")
    next_infections(s, "market")
    cover_with_wall(s, 0, "M", "12020")
    plan_one(s, 1, "12020")
    others_plan(s)
    assert infected(s) == "market"
    finish_round(s)
    assert (ill(s, 0), ill(s, 1)) == (0, 1)


def test_3_66_without_a_healthy_apprentice_the_tile_is_not_offered() -> None:
    for healthy in (0, 1):
        s = new(modules="9,10")
        make_ill(s, 0, 5 - healthy)
        rise(s).ask(0)
        assert (options(s)[0] == "@M") == bool(healthy)
        assert all(move[0] == "@" or move == "-" for move in options(s)) == bool(healthy)


def test_3_66_the_only_healthy_apprentice_must_go_to_the_wall() -> None:
    s = new(modules="9,10")
    make_ill(s, 0, 4)
    rise(s)
    play_as(s, 0, "@T")
    sent: set[int] = set()
    heap = [s]
    while heap:
        at = heap.pop()
        if 0 not in planners(at):
            sent.add(int(at.players[0].at(4)))
            assert [shown(at, 0, 0)["plan"][column] for column in range(4)] == [0, 0, 0, 0]
            continue
        at.ask(0)
        for move in options(at):
            other = at.copy()
            play_as(other, 0, move)
            heap.append(other)
    assert sent == {1}


def test_3_26_an_ill_apprentice_may_exchange_tiles() -> None:
    s = new(modules="9,10")
    make_ill(s, 0, 1)
    without_paints(rise(s))
    next_infections(s, "market")
    give_wall_tiles(s, 0, "OR", "GY")
    give(s, 0, "RYRYRY")
    give(s, 2, "RY")
    for move in ("-", "M0", "C3", "S1", "W0+1"):
        s.ask(0)
        if move in options(s):
            play_as(s, 0, move)
    others_plan(s)
    while s.column < 3:
        play(s, idle(s))
    assert (s.to_move(), options(s)) == (0, ["XO", "-"])
    assert options(after(s, "-")) == ["O0", "O1"]
    play(s, "XO")
    assert (exchanges(s, 0), s.to_move()) == ("O", 2)


def test_3_26_beside_an_ill_one_who_exchanges_the_healthy_one_blends_twice() -> None:
    s = new(modules="9,10")
    make_ill(s, 0, 1)
    without_paints(rise(s))
    next_infections(s, "market")
    give_wall_tiles(s, 0, "OR", "GY")
    give(s, 0, "RYRYRY")
    give(s, 2, "RY")
    for move in ("-", "M0", "C3", "S0", "W1+1"):
        s.ask(0)
        if move in options(s):
            play_as(s, 0, move)
    others_plan(s)
    while s.column < 3:
        play(s, idle(s))
    give(s, 0, "RYRYRY")
    assert (s.to_move(), swaps(s)) == (0, ["XO"])
    play(s, "XO")
    assert (s.to_move(), options(s), exchanges(s, 0)) == (0, ["O0", "O1", "O2"], "O")


def test_3_74_contagion_does_not_reach_the_wall_on_the_other_cathedral_column() -> None:
    for column, digits in (("C", ["C1", "D0+1"]), ("D", ["C0+1", "D1"])):
        s = without_paints(new(modules="9,10"))
        leave(s, "A1 B1 C1 D1 E1 A2")
        finish_round(s)
        for player in s.players:
            player.mood = 0
        make_ill(s, 0, 1)
        without_paints(rise(s))
        next_infections(s, "market")
        s.ask(0)
        if options(s) == ["@M", "-"]:  # the Medico's tile
            play_as(s, 0, "-")
        play_as(s, 0, f"@{column}")
        for move in ("M0", digits[0], "S0", "W3", digits[1]):
            if 0 in planners(s):
                s.ask(0)
                if move in options(s):
                    play_as(s, 0, move)
        assert shown(s, 0, 0)["planned"] is True
        assert shown(s, 0, 0)["plan"] == ([0, 1, 0, 3, 0] if column == "C" else [0, 0, 0, 3, 1])
        assert shown(s, 0, 0)["ill_plan"] == ([0, 0, 0, 0, 1] if column == "C" else [0, 1, 0, 0, 0])
        others_plan(s)
        while not s.over():
            play(s, idle(s))
        assert ill(s, 0) == 1


def test_3_36_no_pennies_are_set_on_a_market_covered_by_the_wall() -> None:
    s = awake(modules="4,9")
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s)[0] == "C0"


@pytest.mark.parametrize(("card", "column", "digits"), [("tip", "S", "01130"), ("finders", "T", "02021")])
def test_no_card_is_used_where_the_wall_covers_a_location(card: str, column: str, digits: str) -> None:
    s = awake(modules="4,9")
    give_wishes(s, 0, card)
    give(s, 1, "RY")
    cover_with_wall(s, 0, column, digits)
    others_plan(s)
    while s.round == 1:
        assert not [move for move in options(s) if move.startswith("!")]
        play(s, idle(s))
    assert wishes(s, 0) == [card]


def test_the_sexton_does_not_serve_where_the_wall_covers_the_cathedral() -> None:
    s = awake(modules="1,9")
    give_portrait(s, 0, "sexton")
    cover_with_wall(s, 0, "C", "01130")
    others_plan(s)
    while s.round == 1:
        assert not [move for move in options(s) if move.startswith("*")]
        play(s, idle(s))


def test_no_black_market_where_the_wall_covers_the_market() -> None:
    s = at_wall("P", modules="9,16")
    assert options(s) == ["A3", "-"]
    assert play(s, "-").to_move() == 1


def test_no_dame_goes_to_a_location_covered_by_the_wall() -> None:
    s = new(modules="9,12")
    marry(s, 0, "pink")
    next_morning(s)
    play_as(s, 0, "@S")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@W", "@T", "-"]


def test_no_map_goes_to_a_location_covered_by_the_wall() -> None:
    s = new(modules="9,13")
    give_maps(s, 0, "A1 B1")
    next_morning(s)
    play_as(s, 0, "@S")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@W", "@T", "-"]


def test_3_8a_tiles_and_maps_leave_room_for_all() -> None:
    s = without_paints(new(modules="8,9,13"))
    give_maps(s, 0, "A1 B1", "D5 E5", "C3 C4")
    next_morning(s)
    for move in ("@M", "@S", "@C", "@W"):  # the wall, the audience, two maps; a third would keep one at home
        play_as(s, 0, move)
    assert plans_offered(s) == {"11012", "11003", "10013"}


def test_four_points_of_the_wall_pass_a_dame() -> None:
    s = at_wall("P", modules="9,12")
    stand(s, 8, 1, 2)
    play(s, "A3")
    assert len(dames_of(s, 0)) == 1


def test_the_studio_dame_counts_nobody_at_the_wall() -> None:
    s = without_paints(new(modules="9,12"))
    marry(s, 0, "pink")
    next_morning(s)
    give(s, 0, "", 0)
    give(s, 1, "RY")
    play_as(s, 0, "@M")
    play_as(s, 0, "@S")
    plan_one(s, 0, "12110")
    others_plan(s)
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert thalers(s, 0) == 1 + 3


def alchemist(apprentices: int) -> Fresco:
    """Seat 0 with Alchemy and two wall tiles stands in the workshop."""
    s = awake(modules="4,9")
    give_wishes(s, 0, "alchemy")
    give_wall_tiles(s, 0, "OR", "GY")
    give(s, 0, "RYB")
    give(s, 2, "RY")
    return plan(s, PLANS[apprentices], IDLE, IDLE)


def test_3_44_the_apprentice_who_exchanges_uses_no_alchemy() -> None:
    s = alchemist(1)
    assert {"XO", "!RYB=O", "-"} <= set(options(s))
    assert after(s, "XO").to_move() == 2
    assert swaps(after(s, "!RYB=O")) == []


def test_3_44_another_apprentice_may_use_alchemy() -> None:
    s = alchemist(2)
    assert "!RYB=O" in options(after(s, "XO"))
    assert "XO" in options(after(s, "!RYB=O"))


@pytest.mark.parametrize(
    ("apprentices", "steps", "offered"),
    [
        (1, "", True),
        (1, "+O", False),
        (1, "R/B", False),
        (2, "+O", True),
        (2, "+O +O", True),
        (2, "R/B +O", True),
        (2, "+O +O +O", False),
    ],
)
def test_at_the_guild_an_exchange_takes_an_apprentice_without_a_step(
    apprentices: int, steps: str, offered: bool
) -> None:
    s = awake(modules="9,17")
    give_wall_tiles(s, 0, "OR", "GY")
    give(s, 0, "RRRRYYYY")
    set_guild(s, "BP")
    play(plan(s, PLANS[apprentices], IDLE, IDLE), steps)
    assert s.to_move() == 0
    assert bool(swaps(s)) == offered


def test_at_the_guild_the_others_steps_are_left_after_an_exchange() -> None:
    s = awake(modules="9,17")
    give_wall_tiles(s, 0, "OR", "GY")
    give(s, 0, "RRRYYY")
    give(s, 2, "RY")
    set_guild(s, "BP")
    plan(s, PLANS[2], IDLE, IDLE)
    play(s, "+O XO +O")
    assert s.to_move() == 2
    assert (exchanges(s, 0), paints(s, 0)) == ("O", "RYOO")


# --- all that one visit to the workshop allows


def busy_workshop(modules: str, healthy: int, sick: int) -> Fresco:
    """Seat 0 is in the workshop with apprentices and plenty of everything; then seat 2 waits there."""
    s = without_paints(new(modules=modules))
    if sick:
        make_ill(s, 0, sick)
    rise(s)
    if sick:
        next_infections(s, "market")
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    give_wall_tiles(s, 0, "OR", "OR", "OY", "OY", "OB", "OB")
    give_wishes(s, 0, "alchemy", "alchemy")
    give(s, 0, "R" * 10 + "Y" * 10)
    give(s, 2, "RY")
    wanted = {"M": "M0", "C": "C1", "S": f"S{4 - healthy - sick}", "W": f"W{healthy}" + (f"+{sick}" if sick else "")}
    while 0 in planners(s):
        s.ask(0)
        first = options(s)[0]
        play_as(s, 0, wanted.get(first[0], "L0" if first == "L0" else "-"))
    others_plan(s)
    while s.column < 3:
        play(s, "-")
    assert s.to_move() == 0
    return s


def outcomes(s: Fresco) -> set[tuple[int, int, int, int]]:
    """Exchanges, requests, cards and blends with which seat 0 can leave the workshop, by one way to choose tiles."""
    found: set[tuple[int, int, int, int]] = set()
    seen: set[tuple[int, ...]] = set()
    heap = [s]
    while heap:
        at = heap.pop()
        if at.to_move() != 0:
            cards = 2 - len(wishes(at, 0))
            made = sum(map(paints(at, 0).count, "OGP"))
            found.add((len(exchanges(at, 0)), len(request_kinds(at, 0)), cards, made - cards))
            continue
        words = options(at)
        tiles = words[:1] if words[0] in ("0", "WOR", "WOY", "WOB") else []
        for word in tiles or kinds_of(words):
            then = after(at, word)
            if then.key() not in seen:
                seen.add(then.key())
                heap.append(then)
    return found


def kinds_of(words: list[str]) -> list[str]:
    """One of each kind of answer: cards and exchanges for the same color are alike here."""
    kept: dict[str, str] = {}
    for word in words:
        kept.setdefault("!" if word[0] == "!" else word[:2], word)
    return list(kept.values())


@pytest.mark.parametrize(
    ("modules", "healthy", "sick"),
    [
        ("2,4,9", 1, 0),
        ("2,4,9", 2, 0),
        ("2,4,9,17", 1, 0),
        ("2,4,9,17", 2, 0),
        ("2,4,9,10", 1, 1),
        ("2,4,9,10,17", 1, 1),
        ("2,4,9,10", 0, 2),
    ],
)
def test_3_26_each_apprentice_exchanges_or_fulfills_a_request_or_blends(modules: str, healthy: int, sick: int) -> None:
    s = busy_workshop(modules, healthy, sick)
    if "17" in modules:
        set_guild(s, "BP")
    expected = {
        (swapped, fulfilled, cards, blends)
        for swapped, fulfilled, cards, blends in product(range(4), range(2), range(3), range(7))
        for ill in range(sick + 1)  # who do other work than blending
        if 0 <= swapped + fulfilled - ill <= healthy
        and cards <= healthy - (swapped + fulfilled - ill)
        and blends <= 2 * (healthy - (swapped + fulfilled - ill)) + sick - ill
    }
    assert outcomes(s) == expected


# --- what is seen, hidden and kept


def mix_backs(s: Fresco) -> Fresco:
    """Two tiles on the wall with the same front and different backs change places."""
    other = s.copy()
    left = [(name, wall_at(s, name)) for name in wall_left(s)]
    one, two = next((a, b) for (a, x), (b, y) in combinations(left, 2) if x[0] == y[0] and x[1] != y[1])
    covered = wall_of(other).covered
    here, there = WALL_NAMES.index(one), WALL_NAMES.index(two)
    covered[here], covered[there] = covered[there], covered[here]
    return other


def test_3_12_backs_of_tiles_on_the_wall_are_hidden_from_all() -> None:
    s = play(at_wall("P"), "A3")
    other = mix_backs(s)
    assert other.key() != s.key()
    for who in range(SPECTATOR, 3):
        assert view(s, who) == view(other, who)
        for number in range(3):
            assert GAME.determinize(s, who, number).key() == GAME.determinize(other, who, number).key()


def test_guesses_change_the_backs_and_nothing_that_is_seen() -> None:
    s = play(at_wall("P"), "A3")
    for who in range(SPECTATOR, 3):
        walls: set[tuple[str, ...]] = set()
        for number in range(8):
            guess = GAME.determinize(s, who, number)
            assert view(guess, who) == view(s, who)
            assert GAME.pieces(guess) == GAME.pieces(s)
            walls.add(tuple(wall_at(guess, name) for name in WALL_NAMES))
            backs = sorted(wall_at(guess, name) for name in wall_left(guess))
            assert backs == sorted(wall_at(s, name) for name in wall_left(s))
        assert len(walls) > 4


def test_3_12_wall_and_exchange_tiles_are_public_but_not_the_paints_they_bring() -> None:
    s = awake()
    give_wall_tiles(s, 0, "OR", "GY")
    give_exchange(s, 0, "GP")
    plan(s, "02300", "02300", "02300")
    assert shown(s, 0, 0)["paints"] == "RYGP"
    for who in (1, 2, SPECTATOR):
        assert wall(s, who)["players"][0] == {"tiles": ["GY", "OR"], "exchanges": "GP"}
        assert shown(s, who, 0)["paints"] is None


def check_wall(s: Fresco, before: set[str]) -> set[str]:
    """Every piece is somewhere, and what was newly restored lies next to a restored segment."""
    players = range(len(s.players))
    tiles = [wall_at(s, name) for name in wall_left(s)] + wall_tiles_gone(s)
    tiles += [tile for seat in players for tile in wall_tiles_before(s, seat)]
    assert sorted(tiles) == sorted(WALL_KINDS * 2)
    for letter, left in exchange_left(s).items():
        assert left == 4 - sum(letter in exchanges(s, seat) for seat in players)
    assert all(len(set(exchanges(s, seat))) == len(exchanges(s, seat)) for seat in players)
    restored = set(WALL_NAMES) - set(wall_left(s))
    for name in restored - before:
        assert neighbors(name) & before
    return restored


@pytest.mark.parametrize(
    ("players", "modules"), [(2, "9"), (3, "9"), (4, "9"), (3, "2,9"), (2, "2,4,9,17"), (4, "2,8,9,10,14"), (3, "all")]
)
def test_no_tile_is_lost_in_a_game_and_guesses_are_fair(players: int, modules: str) -> None:
    """Everybody has blended paints every morning and likes the wall."""
    dice = Random(players)
    s = GAME.new(players, 3 + players, {"modules": modules})
    whole = GAME.pieces(s)
    restored = {"A4", "B4"}
    number = day = exchanged = 0
    while not s.over():
        number += 1
        assert GAME.pieces(s) == whole
        restored = check_wall(s, restored)
        if s.round != day:
            day = int(s.round)
            for seat in range(players):
                give(s, seat, "OGP")
        if number % 40 == 0:
            who = dice.randrange(SPECTATOR, players)
            guess = GAME.determinize(s, who, number)
            assert view(guess, who) == view(s, who)
            assert GAME.pieces(guess) == whole
        legal = list(s.options)
        words = options(s)
        liked = [
            move for move, word in zip(legal, words, strict=True) if word[0] == "@" or word[:2] in ("XO", "XG", "XP")
        ]
        exchanged += any(word[:2] in ("XO", "XG", "XP") for word in words)
        s.play(dice.choice(liked or legal))
    assert len(restored) > 6
    assert exchanged > 0
    result = GAME.result(s)
    for seat in range(players):
        assert sum(values[seat] for values in result.sources.values()) == result.scores[seat]
        assert result.scores[seat] == max(0, space(s, seat))
        assert result.sources["wall"][seat] % 4 == 0
    assert sum(result.sources["wall"]) == 4 * (len(restored) - 2)
