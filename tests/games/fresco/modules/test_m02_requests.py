"""Module 2, the bishop's requests: fulfilling them, their income, Leonardo; examples E12 and E13, rulings C."""

from itertools import combinations
from typing import Any, cast

import pytest

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m02_requests import requests_of
from bottega.games.fresco.state import Fresco
from tests.games.fresco.modules.lay import (
    give_portrait,
    give_wishes,
    own,
    request_kinds,
    set_guild,
    spots,
    tiles_before,
    why,
)
from tests.games.fresco.modules.test_words import a_general_request, a_request, leonardos_request, tiles_under_a_request
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    NAMES,
    after,
    finish_round,
    give,
    idle,
    lay,
    leave,
    leonardo,
    options,
    paints,
    plan,
    plan_one,
    planners,
    play,
    space,
    stand,
    table,
    thalers,
    tile_at,
    view,
    wake,
    without_paints,
)

KINDS = "*OGP"
EDITIONS = ["mega", "classic"]
PLANS = ["02300", "00311", "00320", "00230"]  # by the number of apprentices at the workshop
PLAIN = ("3 RYB", "3 RRY", "3 YYB", "3 BBR")
ORANGE = ("4 OB", "4 OY", "5 ORB", "6 OO")
GREEN = ("4 GR", "4 GB", "5 GRY", "6 GG")
PURPLE = ("5 PY", "5 PR", "9 PPY")
TILES_OF = {"*": PLAIN[:3], "O": ORANGE[:3], "G": GREEN[:3], "P": PURPLE}
VALUES = {"*": [6, 5, 4], "O": [8, 7, 6], "G": [8, 7, 6], "P": [10, 9, 8]}
MIXED = ("3 RYB", "4 OB", "4 GR", "5 PY", "6 OG", "7 PO", "7 PG", "10 OGP")
PATH = ["C2", "C1", "B1", "A1", "A2", "B2"]  # where Leonardo goes


def workshop(
    *tiles: str, apprentices: int = 1, paints: str = "", edition: str = "mega", modules: str = "2", players: int = 3
) -> Fresco:
    """Seat 0 owns these tiles, has these paints and stands in the workshop; the last seat waits there to blend."""
    times = {3: "7 8 9", 4: "6 7 8 9"}[players]
    s = without_paints(wake(table(players, edition, modules=modules), times))
    own(s, 0, *tiles)
    give(s, 0, paints)
    give(s, players - 1, "RY")
    return plan(s, PLANS[apprentices], *[IDLE] * (players - 1))


def fulfill(s: Fresco, kind: str) -> Fresco:
    """Fulfill a request with any tiles that fit."""
    seat = int(s.to_move())
    owned = request_kinds(s, seat)
    play(s, f"Q{kind}")
    while request_kinds(s, seat) == owned:
        play(s, options(s)[0])
    return s


def requests(s: Fresco) -> list[str]:
    """The requests that are offered."""
    return [move for move in options(s) if move.startswith("Q")]


def give_request(s: Fresco, seat: int, kinds: str) -> None:
    """Requests lie before a player, over tiles that do not matter."""
    for kind in kinds:
        requests_of(s).owned[seat * 4 + KINDS.index(kind)] += 1


def seals(tile: str) -> str:
    """A tile's seals, written as in the moves."""
    return "".join(letter for letter in "OGP" if letter in tile.split()[1]) or "0"


def seen(s: Fresco, who: int) -> dict[str, Any]:
    """What a seat sees of the requests."""
    entries = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(entry for entry in entries if entry["module"] == "requests")


def points(s: Fresco, source: str) -> list[int]:
    return GAME.result(s).sources[source]


def last_round(modules: str = "2") -> Fresco:
    """The final round, three players are awake and about to plan; nobody has anything."""
    s = without_paints(table(modules=modules))
    leave(s, "A1 B1 C1 D1 E1 A2")
    finish_round(s)
    assert s.final
    for seat in range(3):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    while not s.awake:
        play(s, {0: "7:00", 1: "8:00", 2: "9:00"}[int(s.argument())])
    return s


# --- set-up


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_requests_of_each_kind_the_highest_on_top(players: int, edition: str) -> None:
    s = table(players, edition, modules="2")
    for who in range(SPECTATOR, players):
        assert seen(s, who)["open"] == [VALUES[kind] for kind in KINDS]
        assert [player["requests"] for player in seen(s, who)["players"]] == [""] * players


# --- which requests are offered


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        ((), []),
        (PLAIN[:2], []),
        (PLAIN[:3], ["Q*"]),
        (ORANGE[:2], []),
        (ORANGE[:3], ["Q*", "QO"]),
        (GREEN[:3], ["Q*", "QG"]),
        (PURPLE, ["Q*", "QP"]),
        (("4 OB", "4 GR", "5 PY"), ["Q*"]),
        (("10 OGP", "10 OGP", "4 OB"), ["Q*", "QO"]),
        (("6 OG", "7 PO", "7 PG", "10 OGP"), ["Q*", "QO", "QG", "QP"]),
        (("6 OG", "7 PO", "7 PG"), ["Q*"]),
        (("9 PPY", "11 PPO", "3 RYB"), ["Q*"]),  # two purples on a tile are one seal
        (("6 OO", "6 GG", "4 OY"), ["Q*"]),
    ],
)
def test_a_request_needs_three_tiles_and_a_colored_one_three_seals(tiles: tuple[str, ...], offered: list[str]) -> None:
    s = workshop(*tiles, paints="RY")
    assert s.to_move() == 0
    assert requests(s) == offered
    assert ("-" in options(s)) == bool(offered)


def test_without_a_request_to_fulfill_the_workshop_is_as_ever() -> None:
    s = workshop(*PLAIN[:2], paints="RY")
    assert options(s) == ["O0", "O1"]


def test_requests_are_offered_also_without_paints() -> None:
    s = workshop(*PLAIN[:3])
    assert (s.to_move(), options(s)) == (0, ["Q*", "-"])


def test_without_an_apprentice_at_the_workshop_no_request() -> None:
    s = workshop(*PLAIN[:3], apprentices=0)
    assert s.to_move() == 2
    assert not requests(s)


def test_going_on_to_blending_takes_no_request() -> None:
    s = play(workshop(*PLAIN[:3], paints="RY"), "-")
    assert (s.to_move(), options(s)) == (0, ["O0", "O1"])
    assert request_kinds(s, 0) == ""
    assert space(s, 0) == -3
    assert seen(s, 0)["open"][0] == [6, 5, 4]


# --- fulfilling


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_request_scores_the_top_tile_of_its_kind(kind: str, edition: str) -> None:
    s = workshop(*TILES_OF[kind], edition=edition)
    stand(s, 20, 1, 2)
    fulfill(s, kind)
    assert s.to_move() == 2
    assert space(s, 0) == 20 + VALUES[kind][0]
    assert points(s, "requests") == [VALUES[kind][0], 0, 0]
    assert points(s, "segments") == [0, 0, 0]
    assert tiles_before(s, 0) == []
    assert request_kinds(s, 0) == kind
    assert seen(s, 1)["open"] == [VALUES[k][1:] if k == kind else VALUES[k] for k in KINDS]


def test_e12_the_top_general_request_and_its_income() -> None:
    s = workshop("4 OB", "3 RYB", "5 PY")
    assert s.income(0) == 3
    fulfill(s, "*")
    assert space(s, 0) == 6
    assert s.income(0) == 1
    money = thalers(s, 0)
    play(s, "O0")
    assert (s.to_move(), options(s)) == (0, ["R", "Y", "B"])
    play(s, "Y")
    assert s.round == 2
    assert thalers(s, 0) == money + 1
    assert paints(s, 0) == "Y"


def test_e13_the_top_purple_request_and_its_income() -> None:
    s = fulfill(workshop("5 PY", "7 PO", "11 PPG"), "P")
    assert space(s, 0) == 10
    assert s.income(0) == 1
    money = thalers(s, 0)
    play(s, "O0")
    assert s.round == 2
    assert thalers(s, 0) == money + 1
    assert paints(s, 0) == "P"


@pytest.mark.parametrize("kind", KINDS)
def test_all_choices_of_tiles_are_offered_once(kind: str) -> None:
    """Tiles with the same seals are alike; every other way to choose three that fit can be played in one order."""
    fitting = [tile for tile in MIXED if kind == "*" or kind in seals(tile)]
    expected = {tuple(sorted(seals(tile) for tile in trio)) for trio in combinations(fitting, 3)}
    found: list[tuple[str, ...]] = []
    for s in all_ways(play(workshop(*MIXED), f"Q{kind}")):
        left = [seals(tile) for tile in tiles_before(s, 0)]
        given = [seals(tile) for tile in MIXED]
        for word in left:
            given.remove(word)
        found.append(tuple(sorted(given)))
    assert len(found) == len(set(found))
    assert set(found) == expected


def all_ways(s: Fresco) -> list[Fresco]:
    """The positions in which seat 0 has fulfilled the request, one for each way to choose the tiles."""
    if request_kinds(s, 0):
        return [s]
    assert s.to_move() == 0
    return [found for move in options(s) for found in all_ways(after(s, move))]


def test_tiles_are_asked_for_in_the_order_of_their_seals() -> None:
    s = play(workshop("3 RYB", "3 RRY", "4 OB", "5 PY", "6 OG"), "Q*")
    assert options(s) == ["0", "O"]  # after O there are still G and P to come
    play(s, "O")
    assert "0" not in options(s)
    assert tiles_before(after(workshop(*MIXED), "QO O OG OGP"), 0) == ["3 RYB", "4 GR", "5 PY", "7 PO", "7 PG"]


def test_a_tile_with_two_seals_serves_for_either() -> None:
    tiles = ("7 PO", "4 OB", "4 OY", "5 PY", "5 PR")
    s = workshop(*tiles)
    assert requests(s) == ["Q*", "QO", "QP"]
    assert tiles_before(fulfill(s.copy(), "O"), 0) == ["5 PY", "5 PR"]
    assert tiles_before(fulfill(s.copy(), "P"), 0) == ["4 OB", "4 OY"]


def test_the_points_of_the_tiles_stay_and_the_fresco_is_as_it_was() -> None:
    s = workshop(*PLAIN[:3])
    stand(s, 30, 1, 2)
    before = list(s.fresco)
    fulfill(s, "*")
    assert list(s.fresco) == before
    assert space(s, 0) == 36


def test_once_a_round() -> None:
    s = workshop(*ORANGE, *PURPLE, apprentices=3, paints="RRYY")
    fulfill(s, "O")
    assert options(s) == ["O0", "O1", "O2"]
    assert not requests(play(s, "O0"))


def test_again_in_the_next_round() -> None:
    s = fulfill(workshop(*ORANGE[:3], *PURPLE), "O")
    play(s, "O0")
    assert s.round == 2
    without_paints(s)
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    for seat in range(3):
        plan_one(s, seat, IDLE)
    assert requests(s) == ["Q*", "QP"]
    fulfill(s, "P")
    assert points(s, "requests")[0] == 18


def test_3_26_the_apprentice_who_fulfills_a_request_does_not_blend() -> None:
    s = fulfill(workshop(*PLAIN[:3], paints="RYRYRYRY", apprentices=1), "*")
    assert s.to_move() == 2


@pytest.mark.parametrize(("apprentices", "blends"), [(2, 2), (3, 4)])
def test_the_other_apprentices_blend(apprentices: int, blends: int) -> None:
    s = fulfill(workshop(*PLAIN[:3], paints="RY" * 6, apprentices=apprentices), "*")
    assert s.to_move() == 0
    assert options(s) == [f"O{number}" for number in range(blends + 1)]


def test_3_26_nor_does_that_apprentice_use_alchemy() -> None:
    s = without_paints(wake(table(modules="2,4"), "7 8 9"))
    own(s, 0, *PLAIN[:3])
    give(s, 0, "RYB")
    give(s, 2, "RY")
    give_wishes(s, 0, "alchemy")
    plan(s, PLANS[1], IDLE, IDLE)
    assert {"Q*", "!RYB=O", "-"} <= set(options(s))
    assert fulfill(s.copy(), "*").to_move() == 2
    alchemy = play(s, "!RYB=O")
    assert alchemy.to_move() == 2  # neither a request nor anything left to blend
    assert request_kinds(alchemy, 0) == ""


def test_3_26_another_apprentice_may_use_alchemy() -> None:
    s = without_paints(wake(table(modules="2,4"), "7 8 9"))
    own(s, 0, *PLAIN[:3])
    give(s, 0, "RYB")
    give(s, 2, "RY")
    give_wishes(s, 0, "alchemy")
    plan(s, PLANS[2], IDLE, IDLE)
    assert "!RYB=O" in options(fulfill(s.copy(), "*"))
    assert "Q*" in options(play(s, "!RYB=O"))


@pytest.mark.parametrize(
    ("apprentices", "steps", "offered"),
    [
        (1, "", True),
        (1, "+O", False),
        (1, "R/Y", False),
        (2, "+O +O", True),
        (2, "R/Y +O", True),
        (2, "+O +O +O", False),
    ],
)
def test_3_26_nor_does_that_apprentice_take_a_step_at_the_guild(apprentices: int, steps: str, offered: bool) -> None:
    s = without_paints(wake(table(modules="2,17"), "7 8 9"))
    own(s, 0, *PLAIN[:3])
    give(s, 0, "RRRYYYY")
    set_guild(s, "YP")
    play(plan(s, PLANS[apprentices], IDLE, IDLE), steps)
    assert s.to_move() == 0
    assert ("Q*" in options(s)) == offered


def test_3_26_after_a_request_at_the_guild_the_others_steps_are_left() -> None:
    s = without_paints(wake(table(modules="2,17"), "7 8 9"))
    own(s, 0, *PLAIN[:3])
    give(s, 0, "RRRYYY")
    give(s, 2, "RY")
    set_guild(s, "BP")
    plan(s, PLANS[2], IDLE, IDLE)
    play(s, "+O Q* +O")
    assert s.to_move() == 2
    assert request_kinds(s, 0) == "*"


def test_3_5_a_request_is_one_score_and_may_meet_a_taken_space() -> None:
    s = workshop(*PLAIN[:3], apprentices=2, paints="RY")
    stand(s, 10, 16, 13)
    fulfill(s, "*")
    assert (s.to_move(), options(s)) == (0, ["A", "B"])
    assert space(after(s, "A"), 0) == 17
    assert space(after(s, "B"), 0) == 15
    play(s, "B")
    assert points(s, "requests")[0] == 6
    assert points(s, "track")[0] == -1
    assert (s.to_move(), options(s)) == (0, ["O0", "O1"])


# --- the stacks


@pytest.mark.parametrize("kind", KINDS)
def test_3_29_the_next_request_is_worth_less_and_the_fourth_is_none(kind: str) -> None:
    tiles = {
        "*": [(*PLAIN[:3], "8 POB"), GREEN[:3], ORANGE[:3], PURPLE],
        "O": [("4 OB", "4 OY", "5 ORB"), ("6 OG", "6 OO", "7 OGY"), ("7 PO", "8 POB", "11 PPO"), ()],
        "G": [("4 GR", "4 GB", "5 GRY"), ("6 OG", "6 GG", "7 OGY"), ("7 PG", "8 PGR", "11 PPG"), ()],
        "P": [PURPLE, ("7 PO", "7 PG", "8 POB"), ("8 PGR", "11 PPO", "11 PPG"), ()],
    }[kind]
    s = without_paints(wake(table(4, modules="2"), "6 7 8 9"))
    stand(s, 10, 30, 50, 70)
    for seat in range(4):
        own(s, seat, *tiles[seat])
    if kind != "*":
        own(s, 3, "10 OGP", "10 OGP", {"O": "4 OB", "G": "4 GR", "P": "5 PY"}[kind])
    plan(s, *[IDLE] * 4)
    for seat in range(3):
        assert s.to_move() == seat
        fulfill(s, kind)
    assert [space(s, seat) for seat in range(3)] == [10 + VALUES[kind][0], 30 + VALUES[kind][1], 50 + VALUES[kind][2]]
    assert s.to_move() == 3
    assert f"Q{kind}" not in requests(s)
    assert ("QP" if kind == "*" else "Q*") in requests(s)
    assert seen(s, 0)["open"][KINDS.index(kind)] == []


# --- income


def test_3_28_tiles_under_a_request_bring_no_income_and_serve_no_second_one() -> None:
    s = workshop(*ORANGE, *PURPLE)
    assert s.income(0) == 7
    fulfill(s, "O")
    assert s.income(0) == 4 + 1
    assert len(tiles_before(s, 0)) == 4
    play(s, "O0")
    without_paints(s)
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    for seat in range(3):
        plan_one(s, seat, IDLE)
    assert requests(s) == ["Q*", "QP"]


@pytest.mark.parametrize("color", "OGP")
def test_a_colored_request_brings_a_thaler_and_its_paint_every_round(color: str) -> None:
    s = fulfill(workshop(*TILES_OF[color]), color)
    money = thalers(s, 0)
    play(s, "O0")
    assert (thalers(s, 0), paints(s, 0)) == (money + 1, color)
    give(s, 0, "", 0)
    idle_round(s)
    assert (thalers(s, 0), paints(s, 0)) == (1, color)


def idle_round(s: Fresco) -> None:
    """Everybody wakes up and goes where they can do nothing; what is asked at income stays to be answered."""
    without_paints(s)
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    for seat in range(len(s.players)):
        plan_one(s, seat, IDLE)


@pytest.mark.parametrize(("first", "second"), [("R", "B"), ("B", "B"), ("Y", "R")])
def test_the_general_requests_paint_is_chosen_anew_each_round(first: str, second: str) -> None:
    s = play(fulfill(workshop(*PLAIN[:3]), "*"), f"O0 {first}")
    assert paints(s, 0) == first
    idle_round(s)
    assert (s.to_move(), options(s)) == (0, ["R", "Y", "B"])
    play(s, second)
    assert paints(s, 0) == second
    assert s.round == 3


def test_z_the_general_request_brings_only_basic_paints() -> None:
    s = play(fulfill(workshop(*PLAIN[:3], modules="2,3"), "*"), "O0")
    assert options(s) == ["R", "Y", "B"]


def test_each_general_request_is_asked_for() -> None:
    s = without_paints(wake(table(modules="2"), "7 8 9"))
    give_request(s, 0, "**")
    plan(s, IDLE, IDLE, IDLE)
    play(s, "R B")
    assert s.round == 2
    assert paints(s, 0) == "RB"
    assert thalers(s, 0) == 14


def test_3_17_thalers_come_before_paints_in_the_order_of_waking_up() -> None:
    s = without_paints(wake(table(modules="2"), "9 8 7"))
    for seat, kinds in enumerate(("*P", "*", "**")):
        give_request(s, seat, kinds)
    plan(s, IDLE, IDLE, IDLE)
    asked: list[int] = []
    while s.round == 1:
        assert [thalers(s, seat) for seat in range(3)] == [14, 13, 14]
        asked.append(int(s.to_move()))
        play(s, "Y")
    assert asked == [2, 2, 1, 0]
    assert [paints(s, seat) for seat in range(3)] == ["YP", "Y", "YY"]


def test_income_of_tiles_requests_and_gods_servant_is_added_up() -> None:
    s = without_paints(wake(table(modules="1,2"), "7 8 9"))
    give_portrait(s, 0, "gods_servant")
    give_request(s, 0, "OG")
    own(s, 0, "3 RYB", "4 OB")
    assert s.income(0) == 1 + 2 + 2
    assert view(s, 2)["players"][0]["income"] == 5
    plan(s, "02030", IDLE, IDLE)
    assert thalers(s, 0) == 17
    assert paints(s, 0) == "OG"


# --- the end


def test_in_the_final_round_a_request_can_still_be_fulfilled() -> None:
    s = last_round()
    own(s, 0, *PLAIN[:3])
    give_request(s, 0, "*P")
    plan(s, "02012", IDLE_LAST, IDLE_LAST)
    assert options(s) == ["Q*", "-"]
    play(s, "Q*")
    assert s.over()  # no paint is asked for
    assert points(s, "requests") == [6, 0, 0]
    assert points(s, "money") == [0, 0, 0]
    assert thalers(s, 0) == 0
    assert paints(s, 0) == ""


def test_after_a_completed_fresco_there_is_no_income_of_requests() -> None:
    s = without_paints(wake(table(modules="2"), "7 8 9"))
    leave(s, "A1")
    cost = tile_at(s, "A1").split()[1]
    give(s, 0, cost, 0)
    give_request(s, 0, "*P")
    plan(s, "01130", IDLE, IDLE)
    play(s, "A1")
    while not s.over():
        assert options(s) != ["R", "Y", "B"]
        play(s, idle(s))
    assert thalers(s, 0) == 3
    assert paints(s, 0) == ""


# --- Leonardo


def leonardo_with(*tiles: str, modules: str = "2", edition: str = "mega") -> Fresco:
    """Leonardo has restored these tiles, one a round, and is at the workshop; he declined what he could do before."""
    s = without_paints(table(2, edition, modules=modules))
    path = PATH[: len(tiles)]
    lay(s, **dict(zip(path, tiles, strict=True)))
    while not (s.round == len(tiles) and requests(s)):
        assert s.round <= len(tiles)
        play(s, next_step(s, path))
    assert s.argument() == LEONARDO
    return s


def next_step(s: Fresco, path: list[str]) -> str:
    """Leonardo goes his way, everything else is idle; moods stay even."""
    legal = options(s)
    if not planners(s):
        for seat in range(2):
            s.players[seat].mood = 0
        for name in path:
            if name in legal and legal[0] in NAMES:
                return name
    without_paints(s)
    return idle(s)


@pytest.mark.parametrize("edition", EDITIONS)
def test_leonardo_may_fulfill_a_request(edition: str) -> None:
    s = leonardo_with(*PLAIN[:3], edition=edition)
    assert options(s) == ["Q*", "-"]
    stand(s, 1, 2, 40)
    play(s, "Q*")
    assert space(s, LEONARDO) == 46
    assert leonardo(s, "tiles") == []
    assert seen(s, 0)["open"][0] == [5, 4]
    assert [request_kinds(s, seat) for seat in range(2)] == ["", ""]
    assert points(s, "requests") == [0, 0]


def test_leonardo_may_decline_and_keeps_his_tiles() -> None:
    s = leonardo_with(*PLAIN[:3])
    before = space(s, LEONARDO)
    play(s, "-")
    assert space(s, LEONARDO) == before
    assert len(cast(list[object], leonardo(s, "tiles"))) == 3
    assert seen(s, 0)["open"][0] == [6, 5, 4]


def test_leonardo_with_two_tiles_is_not_asked() -> None:
    s = without_paints(table(2, modules="2"))
    lay(s, C2="3 RYB", C1="3 RRY")
    while s.round < 3:
        assert not requests(s)
        play(s, next_step(s, ["C2", "C1"]))
    assert len(cast(list[object], leonardo(s, "tiles"))) == 2


def test_3_127_the_steerer_chooses_kind_and_tiles_for_leonardo() -> None:
    s = leonardo_with("4 OB", "4 OY", "6 OG", "7 PO", "3 RYB")
    assert s.to_move() == leonardo(s, "steered_by") == 0  # the fifth round
    assert options(s) == ["Q*", "QO", "-"]
    play(s, "QO")
    assert (s.to_move(), options(s)) == (0, ["O", "OG"])  # one tile with an orange seal alone goes in any case
    play(s, "O")
    assert (s.to_move(), options(s)) == (0, ["OG", "OP"])
    play(s, "OP")
    assert len(cast(list[object], leonardo(s, "tiles"))) == 2


def test_3_127_the_other_player_steers_him_in_the_fourth_round() -> None:
    s = leonardo_with("4 OB", "4 OY", "6 OG", "3 RYB")
    assert s.to_move() == leonardo(s, "steered_by") == 1
    stand(s, 1, 2, 40)
    play(s, "QO")
    assert space(s, LEONARDO) == 48
    assert len(cast(list[object], leonardo(s, "tiles"))) == 1
    assert seen(s, 0)["open"][1] == [7, 6]


def test_3_127_leonardo_fulfills_one_request_a_round() -> None:
    s = play(leonardo_with(*PLAIN, "4 OB", "4 OY"), "Q*")
    while s.round == 6:
        assert not requests(s)
        play(s, options(s)[0])
    assert seen(s, 0)["open"][0] == [5, 4]
    assert len(cast(list[object], leonardo(s, "tiles"))) == 3  # enough for another


def test_3_29_a_request_of_leonardo_exposes_the_next_for_players() -> None:
    s = play(leonardo_with(*PLAIN[:3]), "Q*")
    assert s.round == 4
    own(s, 0, *ORANGE[:3])
    stand(s, 10, 1, 40)
    without_paints(s)
    while not s.awake:
        play(s, {0: "7:00", 1: "8:00", 2: "9:00"}[int(s.argument())])
    for seat in range(2):
        plan_one(s, seat, {4: "01030", 5: "02030", 6: "03030"}[int(s.players[seat].healthy())])
    while not requests(s):
        play(s, options(s)[0])
    assert (s.to_move(), requests(s)) == (0, ["Q*", "QO"])
    play(s, "Q*")
    assert points(s, "requests")[0] == 5


def test_leonardo_gets_no_income_and_asks_for_none() -> None:
    s = leonardo_with(*PLAIN[:3])
    before = [thalers(s, seat) for seat in range(2)]
    play(s, "Q*")
    assert s.round == 4  # no paint was asked for
    assert [thalers(s, seat) for seat in range(2)] == before


def test_leonardos_taken_space_after_a_request_is_decided_by_his_steerer() -> None:
    s = leonardo_with(*PLAIN[:3])
    stand(s, 1, 46, 40)
    steerer = s.to_move()
    play(s, "Q*")
    assert (s.to_move(), options(s)) == (steerer, ["A", "B"])
    assert space(after(s, "A"), LEONARDO) == 47
    assert space(after(s, "B"), LEONARDO) == 45


def test_leonardo_may_fulfill_a_request_in_the_final_round() -> None:
    s = leonardo_with(*PLAIN[:3])
    leave(s, "E1 E2 E3 E4 E5 D5")
    play(s, "-")
    assert s.final
    stand(s, 1, 2, 40)
    while not requests(s):
        without_paints(s)
        play(s, idle(s))
    assert s.argument() == LEONARDO
    assert options(s) == ["Q*", "-"]
    play(s, "Q*")
    assert space(s, LEONARDO) == 46


# --- what is seen


def test_3_12_requests_are_public_but_not_the_paints_they_bring() -> None:
    s = fulfill(workshop(*TILES_OF["P"]), "P")
    for who in range(SPECTATOR, 3):
        assert [player["requests"] for player in seen(s, who)["players"]] == ["P", "", ""]
        assert seen(s, who)["open"][3] == [9, 8]
    play(s, "O0")
    assert view(s, 0)["players"][0]["paints"] == "P"
    for who in (SPECTATOR, 1, 2):
        assert view(s, who)["players"][0]["paints"] is None
        assert view(s, who)["players"][0]["thalers"] is None


def test_tiles_and_seals_in_the_view_are_those_not_under_a_request() -> None:
    s = workshop("4 OB", "6 OG", "7 PO", "3 RYB", "5 PY")
    for who in range(SPECTATOR, 3):
        player = view(s, who)["players"][0]
        assert (player["tiles"], player["seals"]) == (5, [3, 1, 2])
    fulfill(s, "O")
    for who in range(SPECTATOR, 3):
        player = view(s, who)["players"][0]
        assert (player["tiles"], player["seals"], player["income"]) == (2, [0, 0, 1], 3)


def test_points_of_a_player_add_up_in_the_view() -> None:
    s = fulfill(workshop(*PLAIN[:3]), "*")
    player = view(s, 1)["players"][0]
    assert player["score"] == 6 == sum(player["points"].values())


def test_without_the_module_there_are_no_requests() -> None:
    s = workshop(*PLAIN[:3], paints="RY", modules="none")
    assert options(s) == ["O0", "O1"]
    assert "requests" not in GAME.result(s).sources


# --- with module 3


@pytest.mark.parametrize(
    ("tiles", "offered"),
    [
        (("13 KG", "17 NG", "4 GR"), ["Q*", "QG"]),
        (("13 KO", "17 NO", "4 OB"), ["Q*", "QO"]),
        (("14 KP", "18 NP", "5 PY"), ["Q*", "QP"]),
        (("24 NK", "17 NO", "13 KO"), ["Q*"]),  # pink and brown are no seals, nor what they are made of
        (("24 NK", "13 KG", "14 KP"), ["Q*"]),
    ],
)
def test_3_31_special_tiles_bear_the_seals_of_their_blended_paints(tiles: tuple[str, ...], offered: list[str]) -> None:
    s = workshop(*tiles, modules="2,3")
    assert requests(s) == offered


def test_3_31_the_24_goes_under_a_request_as_a_tile_without_a_seal() -> None:
    s = play(workshop("24 NK", "13 KG", "4 OB", "5 PY", modules="2,3"), "Q* 0 O G")
    assert request_kinds(s, 0) == "*"
    assert tiles_before(s, 0) == ["5 PY"]


def test_leonardos_special_tiles_serve_for_requests() -> None:
    s = leonardo_with("13 KO", "17 NO", "4 OB", modules="2,3")
    assert options(s) == ["Q*", "QO", "-"]


def test_leonardo_is_not_asked_when_he_can_fulfill_nothing() -> None:
    """With two tiles nothing is asked at his workshop, whoever steers him."""
    s = table(2, modules="2")
    while s.round < 3 and not s.over():
        assert set(options(s)) != {"-"}
        play(s, options(s)[0])


# --- spots of the board


def test_moves_of_the_requests_have_their_spots() -> None:
    assert spots(a_request()) == {"Q*": "m02-request-0", "-": "done"}
    assert spots(leonardos_request()) == {"Q*": "m02-request-0", "QO": "m02-request-1", "-": "done"}
    assert spots(tiles_under_a_request()) == {"0": "m02-tile-0", "O": "m02-tile-O"}
    assert spots(a_general_request()) == {"R": "paint-R", "Y": "paint-Y", "B": "paint-B"}


def test_why_no_request_can_be_fulfilled_is_said() -> None:
    s = a_general_request()
    assert why(s, "m02-request-0") == "This request takes 3 restored tiles; none can be handed over."
    own(s, 0, "6 OO", "6 OG", "4 GR")
    assert why(s, "m02-request-1").endswith("3 restored tiles with a seal in orange; only 2 can be handed over.")
    assert why(s, "m02-request-0").startswith("Requests are fulfilled at the workshop")
    requests_of(s).fulfilled = 1
    assert why(s, "m02-request-0") == "You have fulfilled a request this round; one is all."
    requests_of(s).gone[0] = 3
    assert why(s, "m02-request-0") == "All requests of this kind are fulfilled."
    assert why(s, "m02-tile-O") == "Your tiles go under a request when you fulfill one at the workshop."
    assert why(s, "paint-O") == "A general request brings red, yellow or blue."
    assert GAME.why_not(s, 0, "m02")[0].name == "fresco-why-module"


def test_why_leonardo_cannot_fulfill_a_request_is_said_of_his_tiles() -> None:
    assert why(leonardos_request(), "m02-request-3").endswith("a seal in purple; only 1 can be handed over.")


def test_why_a_tile_cannot_go_under_the_request_is_said() -> None:
    s = tiles_under_a_request()
    assert why(s, "m02-tile-OGP").startswith("This tile cannot be next")


def test_everybody_sees_which_seals_a_players_tiles_bear() -> None:
    s = tiles_under_a_request()
    for who in (0, 1, SPECTATOR):
        assert seen(s, who)["players"][0] == {
            "requests": "",
            "fulfilled": False,
            "tiles": {"0": 1, "O": 1, "OG": 1, "OGP": 1},
        }
