"""Module 12, the dames: examples E43 to E49, rulings 3.90 to 3.100, 3.124, 3.126, 3.130 and those that name her."""

from functools import cache
from itertools import combinations
from random import Random
from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.state import Fresco
from tests.games.fresco.modules.lay import (
    deal_scrolls,
    give_leaves,
    give_portrait,
    give_wishes,
    guild,
    lay_favor,
    leaves,
    open_portraits,
    own,
    set_guild,
)
from tests.games.fresco.modules.lay_m08 import owe, unfinished
from tests.games.fresco.modules.lay_m10 import ill, infected, make_ill, next_infections, offer_bottles
from tests.games.fresco.modules.lay_m12 import dames_of, dames_on_track, line_up, marry, reservations, reserve, sent
from tests.games.fresco.modules.lay_m14 import beams
from tests.games.fresco.table import (
    GAME,
    GONE,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    NAMES,
    after,
    bag,
    bishop,
    finish_round,
    give,
    idle,
    lay,
    lay_market,
    leave,
    leonardo,
    market,
    mood,
    options,
    paints,
    plan_one,
    planners,
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
    view,
    without_paints,
)

COLORS = ["pink", "purple"]
ROSARY = {2: [10, 17, 24, 31, 38, 45], 3: [10, 17, 24, 31, 38, 45], 4: [10, 15, 20, 25, 30, 35, 40, 45]}
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB O / RR YY BB G"
LAST = "A1 B1 C1 D1 E1 A2"
LINE = ("pink", "purple", "pink", "purple", "pink", "purple")


def tidy(s: Fresco) -> Fresco:
    """Nobody has any paint, all have 12 thalers and are in their first mood; the markers stand on 1, 2, 3, 4."""
    without_paints(s)
    for seat in range(len(s.players)):
        give(s, seat, thalers=12)
        s.players[seat].mood = 0
    stand(s, *range(1, len(s.track) + 1))
    return s


def court(*brides: str, players: int = 3, modules: str = "12", left: str = "") -> Fresco:
    """The second round begins; each seat has these dames. With only six segments left it is the final round."""
    return prepared(brides, players, modules, left).copy()


@cache
def prepared(brides: tuple[str, ...], players: int, modules: str, left: str) -> Fresco:
    s = without_paints(table(players, modules=modules))
    for marker, colors in enumerate(brides):
        for color in colors.split():
            marry(s, marker, color)
    if left:
        leave(s, left)
    return tidy(finish_round(s))


def rise(s: Fresco, times: str = "7 8 9 6") -> Fresco:
    """All wake up, by marker, and do nothing else."""
    hours = times.split()
    while not s.awake:
        play(s, f"{hours[int(s.argument())]}:00" if options(s)[0].endswith(":00") else "-")
    for player in s.players:
        player.mood = 0
    return s


def morning(*brides: str, times: str = "7 8 9 6", **more: Any) -> Fresco:
    """All are awake and about to plan; seat 0 acts first, unless there are four."""
    return rise(court(*brides, **more), times)


def go(s: Fresco, *plans: str) -> Fresco:
    """Players plan, by seat: answers about dames and the like, then the apprentices; those not named are idle."""
    for seat, words in enumerate(plans):
        *answers, digits = words.split()
        for answer in answers:
            play_as(s, seat, answer)
        plan_one(s, seat, digits)
    for seat in list(planners(s)):
        plan_one(s, seat, IDLE_LAST if s.final else IDLE)
    return s


def at(place: str, digits: str, *, color: str = "pink", hand: str = "", **more: Any) -> Fresco:
    """Seat 0 is about to act with a dame at a place; seat 2 can blend afterwards."""
    s = morning(color, **more)
    give(s, 0, hand)
    give(s, len(s.players) - 1, "RY")
    if len(s.market) == 9:
        lay_market(s, BOOTHS)
    return go(s, f"@{place} {digits}")


def seen(s: Fresco, who: int = SPECTATOR) -> dict[str, Any]:
    """What a seat sees of the module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "dames")


def all_views(s: Fresco) -> list[dict[str, Any]]:
    return [view(s, who) for who in (SPECTATOR, *range(len(s.players)))]


def reservable(s: Fresco) -> list[str]:
    """The segments on which a reservation may be put."""
    return [move[1:] for move in options(s) if move[0] == "^"]


def restorable(s: Fresco) -> list[str]:
    """The segments that may be restored now."""
    return [move for move in options(s) if move in NAMES]


def steps(s: Fresco) -> list[str]:
    """Where the bishop may be moved for a restoration."""
    return [move for move in options(s) if move[0] == ">"]


def swaps(booths: list[int]) -> set[frozenset[str]]:
    """All pairs of slots of different booths."""
    slots = [f"{booth + 1}.{slot + 1}" for booth, number in enumerate(booths) for slot in range(number)]
    return {frozenset(pair) for pair in combinations(slots, 2) if pair[0][0] != pair[1][0]}


def offered_swaps(s: Fresco) -> set[frozenset[str]]:
    found = [frozenset(move.split("/")) for move in options(s) if "/" in move]
    assert len(found) == len(set(found))
    return set(found)


def asked(s: Fresco, seat: int) -> list[list[str]]:
    """What a player is asked until the round ends, doing as little as possible."""
    found = []
    number = s.round
    while not s.over() and s.round == number:
        if s.to_move() == seat:
            found.append(options(s))
        play(s, idle(s))
    return found


def kinds(log: list[Event]) -> list[str]:
    return [event.kind.name for event in log]


def points(s: Fresco, seat: int) -> dict[str, int]:
    """A player's points by source, those that are not 0."""
    return {name: int(values[seat]) for name, values in GAME.result(s).sources.items() if values[seat]}


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dames_stand_on_the_rosary_spaces_as_many_of_each_color(players: int) -> None:
    s = table(players, modules="12")
    track = seen(s)["track"]
    assert [dame["space"] for dame in track] == seen(s)["rosary"] == ROSARY[players]
    number = len(track) // 2
    assert sorted(dame["dame"] for dame in track) == ["dame-pink"] * number + ["dame-purple"] * number
    assert dames_on_track(s) == {dame["space"]: dame["dame"].removeprefix("dame-") for dame in track}
    for player in seen(s)["players"]:
        assert (player["dames"], player["reservation"]) == ([], True)
    assert seen(s)["reserved"] == seen(s)["used"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_dames_is_random(players: int) -> None:
    orders = {tuple(dames_on_track(GAME.new(players, seed, {"modules": "12"})).values()) for seed in range(30)}
    assert len(orders) > 8


def test_the_dames_are_no_part_of_the_classic_edition() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, 1, {"edition": "classic", "modules": "12"})


def test_without_the_module_no_dame_is_taken_and_none_is_asked_for() -> None:
    s = without_paints(table())
    stand(s, 8, 20, 30)
    assert "dame_taken" not in kinds(told(s, "7:00 8:00 9:00"))
    assert options(s) == ["M0", "M1", "M2", "M3"]
    assert view(s, 0)["modules"] == []


def test_dames_bring_no_source_of_points() -> None:
    assert list(GAME.result(table(modules="12")).sources) == ["segments", "bishop", "altar", "money", "track"]


# --- getting a dame


def about_to_score(
    *spaces: int,
    line: tuple[str, ...] = LINE,
    hand: str = "RYB",
    modules: str = "12",
    tile: str = "3 RYB",
    where: str = "C3",
) -> Fresco:
    """Seat 0 is in the cathedral and could restore this tile on B2; the bishop is next to it."""
    s = without_paints(table(modules=modules))
    line_up(s, *line)
    stand(s, *spaces)
    rise(s)
    give(s, 0, hand)
    lay(s, B2=tile)
    put_bishop(s, where)
    return go(s, "03020")


def test_e43_five_points_past_a_purple_dame_bring_her() -> None:
    s = about_to_score(8, 20, 30, line=("purple", *LINE[1:]))
    log = told(s, "B2")
    assert space(s, 0) == 13
    assert dames_of(s, 0) == ["purple"]
    assert 10 not in dames_on_track(s)
    assert "dame_taken" in kinds(log)
    for who in (SPECTATOR, 0, 1, 2):
        assert seen(s, who)["players"][0]["dames"] == ["dame-purple"]


def test_e43_she_is_used_from_the_next_planning_on() -> None:
    s = play(about_to_score(8, 20, 30, line=("purple", *LINE[1:])), "B2")
    finish_round(s)
    rise(s)
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@S")
    assert sent(s, 0) == {"purple": "S"}
    s.ask(1)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_3_91_she_does_nothing_in_the_round_in_which_she_is_taken() -> None:
    s = without_paints(table(modules="12"))
    line_up(s, *LINE)
    stand(s, 8, 20, 30)
    rise(s)
    s.players[0].mood = -3
    lay(s, B2="3 RYB")
    give(s, 0, "RYBRY")
    go(s, "01121")
    play(s, "B2")
    assert dames_of(s, 0) == ["pink"]
    assert asked(s, 0) == [["O0", "O1"]]
    assert (thalers(s, 0), mood(s, 0)) == (12 + 3 + 1, -1)


@pytest.mark.parametrize(("start", "taken"), [(4, []), (5, ["pink"]), (9, ["pink"]), (10, []), (11, [])])
def test_3_90_the_space_landed_on_counts_and_the_space_left_does_not(start: int, taken: list[str]) -> None:
    s = play(about_to_score(start, 50, 60), "B2")
    assert space(s, 0) == start + 5
    assert dames_of(s, 0) == taken


def test_3_90_of_two_dames_of_one_color_only_the_first_is_taken() -> None:
    line = ("pink", "pink", "purple", "pink", "purple", "purple")
    s = play(about_to_score(9, 50, 60, line=line, hand="OGP", tile="10 OGP"), "B2")
    assert space(s, 0) == 21
    assert dames_of(s, 0) == ["pink"]
    assert dames_on_track(s) == {17: "pink", 24: "purple", 31: "pink", 38: "purple", 45: "purple"}


def test_3_90_one_move_may_bring_both_colors() -> None:
    s = play(about_to_score(9, 50, 60, hand="OGP", tile="10 OGP"), "B2")
    assert space(s, 0) == 21
    assert dames_of(s, 0) == COLORS
    assert sorted(dames_on_track(s)) == [24, 31, 38, 45]


def test_a_dame_of_a_color_already_owned_stays_for_others() -> None:
    s = morning("pink", "", "")
    line_up(s, "pink", "purple", "pink", "purple", "-", "purple")
    stand(s, 8, 9, 60)
    lay(s, B2="3 RYB", E5="3 YYB")
    give(s, 0, "RYB")
    give(s, 1, "YYB")
    go(s, "- 03020", "03020")
    play(s, "B2")
    assert dames_of(s, 0) == ["pink"]
    assert dames_on_track(s)[10] == "pink"
    play(s, "E5")
    assert (space(s, 1), dames_of(s, 1)) == (12, ["pink"])
    assert 10 not in dames_on_track(s)


@pytest.mark.parametrize(("answer", "end", "taken"), [("A", 11, ["pink"]), ("B", 9, [])])
def test_3_90_the_choice_at_a_taken_space_decides_what_is_passed(answer: str, end: int, taken: list[str]) -> None:
    s = play(about_to_score(5, 10, 60), "B2")
    assert options(s) == ["A", "B"]
    play(s, answer)
    assert (space(s, 0), dames_of(s, 0)) == (end, taken)


@pytest.mark.parametrize(("answer", "end", "taken"), [("A", 10, ["pink"]), ("B", 8, [])])
def test_3_90_going_ahead_of_a_taken_space_may_end_on_a_dame(answer: str, end: int, taken: list[str]) -> None:
    s = play(about_to_score(4, 9, 60), f"B2 {answer}")
    assert (space(s, 0), dames_of(s, 0)) == (end, taken)


def test_3_90_staying_behind_takes_no_dame_ahead() -> None:
    s = play(about_to_score(9, 12, 11, hand="RYB"), "=RYB B")
    assert (space(s, 0), dames_of(s, 0)) == (10, ["pink"])
    s = play(about_to_score(8, 9, 10, hand="RYB"), "=RYB B")
    assert (space(s, 0), dames_of(s, 0)) == (8, [])


def test_3_90_dames_take_up_no_space() -> None:
    s = play(about_to_score(5, 50, 60), "B2")
    assert space(s, 0) == 10
    assert s.round == 2


def test_3_4_dames_stand_in_the_first_lap_only() -> None:
    s = play(about_to_score(108, 50, 60), "B2")
    assert (space(s, 0), dames_of(s, 0)) == (113, [])
    assert sorted(dames_on_track(s)) == ROSARY[3]


def test_from_a_start_space_the_first_dame_is_reached() -> None:
    s = play(about_to_score(-3, -2, -1, hand="PPO", tile="11 PPO"), "B2")
    assert (space(s, 0), dames_of(s, 0)) == (13, ["pink"])


def test_the_altar_brings_a_dame_too() -> None:
    s = play(about_to_score(9, 50, 60), "=RYB")
    assert (space(s, 0), dames_of(s, 0)) == (11, ["pink"])


def test_a_portrait_brings_a_dame_too() -> None:
    s = without_paints(table(modules="1,12"))
    line_up(s, *LINE)
    stand(s, 8, 50, 60)
    open_portraits(s, "bishop", "virgin_mary O")
    rise(s)
    play(go(s, "02120"), "P1")
    assert (space(s, 0), dames_of(s, 0)) == (11, ["pink"])


def test_a_request_brings_a_dame_too() -> None:
    s = without_paints(table(modules="2,12"))
    line_up(s, *LINE)
    stand(s, 9, 50, 60)
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    rise(s)
    play(go(s, "02120"), "Q*")
    assert (space(s, 0), dames_of(s, 0)) == (15, ["pink"])


def test_a_scroll_brings_a_dame_too() -> None:
    s = about_to_score(3, 50, 60, modules="7,12")
    deal_scrolls(s, "2E", "1A", "3B")
    play(s, "B2")
    assert (space(s, 0), dames_of(s, 0)) == (8, [])
    play(s, "H")
    assert (space(s, 0), dames_of(s, 0)) == (10, ["pink"])


def test_a_favor_brings_a_dame_too() -> None:
    s = about_to_score(3, 50, 60, modules="11,12", where="B2")
    lay_favor(s, "B2", "1 point")
    play(s, "B2")
    assert (space(s, 0), dames_of(s, 0)) == (10, ["pink"])


def test_a_player_takes_at_most_one_of_each_color() -> None:
    s = court("pink purple", "", "")
    line_up(s, "pink", "purple", "pink", "purple", "-", "-")
    stand(s, 8, 50, 60)
    rise(s)
    lay(s, B2="3 RYB")
    give(s, 0, "RYB")
    go(s, "- - 03020")
    assert "dame_taken" not in kinds(told(s, "B2"))
    assert dames_of(s, 0) == COLORS
    assert sorted(dames_on_track(s)) == [10, 17, 24, 31]


# --- planning


def test_pink_is_asked_for_first_and_purple_goes_elsewhere() -> None:
    s = morning("pink purple")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@C")
    s.ask(0)
    assert options(s) == ["@M", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@T")
    assert sent(s, 0) == {"pink": "C", "purple": "T"}
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_either_dame_may_stay_at_home() -> None:
    s = morning("pink purple")
    play_as(s, 0, "-")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "-")
    assert sent(s, 0) == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_who_has_a_dame_is_asked_for_one(players: int) -> None:
    s = morning("", "purple", players=players)
    for seat in range(players):
        s.ask(seat)
        assert options(s)[0] == ("@M" if seat == 1 else "M0")


def test_a_dame_takes_no_space_of_an_apprentice() -> None:
    s = morning("pink")
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["M0", "M1", "M2", "M3"]
    plan_one(s, 0, "30020")
    assert view(s, 0)["players"][0]["plan"] == [3, 0, 0, 2, 0]


def test_3_12_the_dames_of_all_are_public_but_not_where_they_are_sent() -> None:
    s, other = (morning("pink purple", "purple") for _ in range(2))
    play_as(s, 0, "@M")
    play_as(s, 0, "@C")
    play_as(other, 0, "-")
    play_as(other, 0, "@W")
    plan_one(s, 0, "11111")
    plan_one(other, 0, "11111")
    for who in (1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert seen(s, who)["players"][0]["dames"] == ["dame-pink", "dame-purple"]
        assert seen(s, who)["players"][0]["planned"] is None
    assert seen(s, 0)["players"][0]["planned"] == {"dame-pink": "place-market", "dame-purple": "place-cathedral"}
    assert seen(other, 0)["players"][0]["planned"] == {"dame-purple": "place-workshop"}


def test_3_12_planning_a_dame_tells_the_others_nothing() -> None:
    heard = []
    for answer in ("@M", "@T", "-"):
        s = morning("pink")
        log: list[Event] = []
        s.log = log
        play_as(s, 0, answer)
        plan_one(s, 0, "11111")
        heard.append([[event.seen_by(who) for event in log] for who in (1, 2, SPECTATOR)])
    assert heard[0] == heard[1] == heard[2]


def test_where_dames_are_is_public_once_plans_are_revealed() -> None:
    s = morning("pink purple", "purple")
    give(s, 2, "RY")
    go(s, "@M @T 02030", "@W 02030")
    for who in (0, 1, 2, SPECTATOR):
        assert [player["planned"] for player in seen(s, who)["players"]] == [
            {"dame-pink": "place-market", "dame-purple": "place-theater"},
            {"dame-purple": "place-workshop"},
            {},
        ]


def test_dames_are_sent_anew_each_round() -> None:
    s = morning("pink")
    go(s, "@W 02030")
    finish_round(s)
    assert sent(s, 0) == {}
    rise(s)
    s.ask(0)
    assert options(s)[:5] == ["@M", "@C", "@S", "@W", "@T"]


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_keeps_what_a_seat_sees_while_planning(who: int) -> None:
    s = morning("pink purple", "purple", "pink")
    play_as(s, 0, "@M")
    play_as(s, 0, "@C")
    plan_one(s, 0, "11111")
    play_as(s, 1, "@S")
    for seed in range(12):
        guess = GAME.determinize(s, who, seed)
        assert view(guess, who) == view(s, who)


@pytest.mark.parametrize("who", [1, 2, SPECTATOR])
def test_3_12_a_guess_does_not_know_where_a_dame_was_sent(who: int) -> None:
    keys = []
    for answers in (("@M", "@C"), ("-", "@W"), ("@T", "-")):
        s = morning("pink purple", "purple", "pink")
        for answer in answers:
            play_as(s, 0, answer)
        plan_one(s, 0, "11111")
        keys.append(GAME.determinize(s, who, 5).key())
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("column", ["M", "C", "S", "W", "T"])
def test_no_dame_goes_where_the_glazery_covers_the_own_sheet(column: str) -> None:
    s = morning("pink purple", modules="6,12")
    play_as(s, 0, f"@{column}")
    s.ask(0)
    assert options(s) == [f"@{letter}" for letter in "MCSWT" if letter != column] + ["-"]
    play_as(s, 0, "-")
    s.ask(0)
    assert options(s) == [f"@{letter}" for letter in "MCSWT" if letter != column] + ["-"]


def test_3_92_the_tile_of_another_player_does_not_stop_her() -> None:
    s = morning("", "pink", modules="6,12")
    lay_market(s, BOOTHS)
    give(s, 2, "RY")
    play_as(s, 0, "@M")
    plan_one(s, 0, "02030")
    play_as(s, 1, "-")
    s.ask(1)
    assert "@M" in options(s)


def test_3_92_others_tiles_leave_her_action_as_it_is() -> None:
    s = morning("", "pink", modules="6,12")
    lay_market(s, BOOTHS)
    play_as(s, 0, "@M")
    plan_one(s, 0, "02030")
    play_as(s, 1, "-")
    play_as(s, 1, "@M")
    plan_one(s, 1, IDLE)
    plan_one(s, 2, IDLE)
    while s.to_move() == 0:
        play(s, "-")  # no glass
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3, 4])


def test_3_14_in_the_final_round_both_cathedrals_may_have_a_dame() -> None:
    s = morning("pink purple", left=LAST)
    assert s.final
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@D", "-"]
    play_as(s, 0, "@C")
    s.ask(0)
    assert options(s) == ["@M", "@S", "@W", "@D", "-"]
    play_as(s, 0, "@D")
    assert sent(s, 0) == {"pink": "C", "purple": "D"}


# --- acting: order and blocking


def test_e44_the_second_purple_dame_at_the_market_is_idle_but_apprentices_act() -> None:
    s = morning("purple", "purple")
    lay_market(s, BOOTHS)
    go(s, "@M 30020", "@M 21020")
    assert s.to_move() == 0
    assert offered_swaps(s) == swaps([2, 3, 4])
    play(s, "1.1/2.1")
    assert seen(s)["used"] == [["place-market", "dame-purple"]]
    play(s, "-")
    assert s.to_move() == 1
    assert "1.1" in options(s)
    assert offered_swaps(s) == set()
    play(s, "1.1 1.2")
    assert paints(s, 1) == "YB"


def test_3_93_a_forgone_action_does_not_block() -> None:
    s = morning("purple", "purple")
    lay_market(s, BOOTHS)
    go(s, "@M 02030", "@M 02030")
    play(s, "-")
    assert seen(s)["used"] == []
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3, 4])


def test_3_93_the_other_color_is_not_blocked() -> None:
    s = morning("purple", "pink")
    lay_market(s, BOOTHS)
    give(s, 2, "RY")
    go(s, "@M 02030", "@M 02030")
    play(s, "1.1/2.1")
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3, 4])
    play(s, "1.1/2.1")
    assert market(s) == [["R", "Y"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "O"]]


@pytest.mark.parametrize(
    ("place", "digits", "first", "later"),
    [
        ("C", "02030", "^A1", "^B1"),
        ("S", "01130", "+", "+"),
        ("W", "02030", "R/Y", "B/Y"),
        ("T", "02120", "+", "+"),
    ],
)
def test_3_93_each_location_is_blocked_for_the_color(place: str, digits: str, first: str, later: str) -> None:
    for colors, blocked in ((("pink", "pink"), True), (("purple", "pink"), False)):
        s = morning(*colors)
        for seat, hand in enumerate(("R", "B")):
            give(s, seat, hand)
            s.players[seat].mood = -2
        if place == "C":
            for seat in (0, 1):
                give(s, seat, "")
        go(s, f"@{place} {digits}", f"@{place} {digits}")
        log = told(s, first)
        assert (s.to_move() == 1 and s.round == 2 and later in options(s)) is not blocked
        told_so = [(event.who, event.values) for event in log if event.kind.name == "dame_blocked"]
        assert told_so == ([(1, (0, "MCSWT".index(place), 0))] if blocked else [])


def test_3_93_her_action_at_one_location_does_not_block_another() -> None:
    s = morning("pink", "pink")
    lay_market(s, BOOTHS)
    go(s, "@M 02030", "@S 01130")
    play(s, "1.1/2.1")
    assert s.to_move() == 1
    assert options(s) == ["+", "-"]


def test_3_93_what_was_used_in_one_round_blocks_nobody_in_the_next() -> None:
    s = morning("pink", "pink")
    go(s, "@M 02030", "- 02030")
    play(s, options(s)[0])
    finish_round(s)
    assert seen(s)["used"] == []
    rise(s)
    go(s, "- 02030", "@M 02030")
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3, 4])


def test_3_93_the_third_of_three_players_is_blocked_by_the_first() -> None:
    s = morning("purple", "pink", "purple")
    lay_market(s, BOOTHS)
    give(s, 2, "RY")
    go(s, "@M 02030", "@M 02030", "@M 02030")
    play(s, "1.1/2.1 -")
    assert s.to_move() == 2
    assert options(s) == ["O0", "O1"]


def test_she_acts_in_the_order_of_waking_up() -> None:
    s = morning("pink", "pink", times="8 7 9")
    lay_market(s, BOOTHS)
    go(s, "@M 02030", "@M 02030")
    assert s.to_move() == 1
    play(s, "1.1/2.1")
    assert s.to_move() != 0 or s.round > 2


# --- market


@pytest.mark.parametrize(("players", "booths"), [(2, [2, 3, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 4])])
def test_3_94_any_two_tiles_of_different_booths_may_be_swapped(players: int, booths: list[int]) -> None:
    s = morning("pink", players=players, times="6 7 8 9")
    lay_market(s, BOOTHS if players < 4 else BOOTHS_4)
    go(s, "@M 02030")
    assert s.to_move() == 0
    assert options(s)[-1] == "-"
    assert offered_swaps(s) == swaps(booths)


def test_3_94_the_two_tiles_change_places() -> None:
    s = play(at("M", "02030"), "1.2/3.4")
    assert market(s) == [["R", "O"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "Y"]]
    assert bag(s) == ["G", "YB"]
    assert thalers(s, 0) == 12


def test_3_94_a_dame_alone_buys_and_clears_nothing() -> None:
    s = play(at("M", "02030"), "1.2/3.4")
    assert s.to_move() == 2
    assert options(s) == ["O0", "O1"]


def test_3_94_empty_slots_and_booths_are_not_swapped() -> None:
    s = morning("pink")
    lay_market(s, "R - / - - - / RRR - BBB -")
    go(s, "@M 02030")
    assert sorted(options(s)) == ["-", "1.1/3.1", "1.1/3.3"]


def test_3_94_with_one_booth_left_she_is_not_asked() -> None:
    s = morning("pink")
    lay_market(s, "- - / B RY RB / - - - -")
    give(s, 2, "RY")
    go(s, "@M 02030")
    assert s.to_move() == 2


def test_3_94_a_booth_closed_by_an_earlier_player_is_not_swapped() -> None:
    s = morning("", "pink")
    lay_market(s, BOOTHS)
    go(s, "12020", "@M 02030")
    play(s, "X3")
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3])


def test_e45_after_the_swap_three_apprentices_buy_in_one_booth() -> None:
    s = morning("pink", times="9 8 7")
    lay_market(s, "R Y / RRR YYY BBB / G RY RB YB")
    stand(s, 1, 2, 3)
    go(s, "@M 30020")
    assert s.to_move() == 0
    play(s, "2.3/3.1")
    assert market(s)[1] == ["RRR", "YYY", "G"]
    play(s, "2.1 2.2 2.3")
    assert paints(s, 0) == "RRRYYYG"
    assert thalers(s, 0) == 12 - 3
    assert market(s)[1] == []


def test_she_acts_before_the_apprentices_at_the_market() -> None:
    s = at("M", "12020")
    assert "X1" not in options(s)
    play(s, "-")
    assert "X1" in options(s)
    assert offered_swaps(s) == set()


def test_3_48_the_tile_on_the_arrow_after_the_swap_brings_the_leaf() -> None:
    s = morning("pink", modules="5,12", times="9 8 7")
    lay_market(s, BOOTHS)
    give_leaves(s, 0, 0)
    go(s, "@M 12020")
    play(s, "1.1/3.1 3.1")  # two leaves for the first slot of the third booth
    assert paints(s, 0) == "R"
    assert leaves(s, 0) == 2
    s = morning("pink", modules="5,12", times="9 8 7")
    lay_market(s, BOOTHS)
    go(s, "@M 12020")
    play(s, "1.1/3.1 1.1")
    assert (paints(s, 0), leaves(s, 0)) == ("RRR", 0)


def test_3_39_a_tile_swapped_into_the_booth_may_be_the_free_paint() -> None:
    s = court("pink", modules="4,12")
    give_wishes(s, 0, "free RY")
    rise(s)
    lay_market(s, BOOTHS)
    go(s, "@M 12020")
    play(s, "1.1/2.2 1.2")
    assert "!1.1" in options(s)
    play(s, "!1.1")
    assert paints(s, 0) == "RYY"


def test_3_7_the_dame_comes_before_the_pennies() -> None:
    s = morning("pink", modules="4,12")
    lay_market(s, BOOTHS)
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["L0", "L1", "L2"]
    go(s, "L1 12020")
    assert offered_swaps(s) == swaps([2, 3, 4])
    play(s, "-")
    assert options(s) == ["L0", "L1"]


def test_3_36_a_dame_alone_sets_no_pennies() -> None:
    s = morning("pink", modules="4,12")
    play_as(s, 0, "@M")
    play_as(s, 0, "L1")
    s.ask(0)
    assert options(s) == ["M1", "M2", "M3"]


def test_the_tile_on_the_barrel_is_not_swapped() -> None:
    s = morning("", "pink", modules="12,16")
    lay_market(s, BOOTHS)
    go(s, "12020", "@M 02030")
    play(s, "BAG")
    while s.to_move() == 0:
        play(s, "-")
    assert offered_swaps(s) == swaps([2, 3, 4])


# --- cathedral: reservation


def test_3_95_any_covered_segment_without_the_bishop_may_be_reserved() -> None:
    s = morning("pink")
    restore(s, "A1 B1 E5")
    put_bishop(s, "B2")
    reserve(s, 1, "D4")
    go(s, "@C 02030")
    assert s.to_move() == 0
    assert reservable(s) == [name for name in NAMES if name not in ("A1", "B1", "E5", "B2", "D4")]
    assert options(s)[-1] == "-"


def test_a_reservation_lies_with_its_day_side_up() -> None:
    s = play(at("C", "02030"), "^A1")
    assert reservations(s) == {0: "A1"}
    for who in (SPECTATOR, 0, 1, 2):
        assert seen(s, who)["reserved"] == [{"segment": 0, "seat": 0, "night": False}]
        assert [player["reservation"] for player in seen(s, who)["players"]] == [False, True, True]
    assert seen(s)["used"] == [["place-cathedral", "dame-pink"]]


def test_reserving_may_be_forgone() -> None:
    s = play(at("C", "02030"), "-")
    assert reservations(s) == {}
    assert seen(s)["used"] == []


def test_3_95_without_the_own_tile_in_hand_nothing_is_reserved() -> None:
    s = morning("pink")
    reserve(s, 0, "A1", night=True)
    give(s, 2, "RY")
    go(s, "@C 02030")
    assert s.to_move() == 2
    assert reservations(s) == {0: "night A1"}


def test_nobody_else_restores_a_reserved_segment() -> None:
    s = morning("pink")
    lay(s, A1="3 RYB", E5="3 RRY")
    give(s, 1, "RRYB")
    go(s, "@C 02030", "02030")
    twin = s.copy()
    play(s, "^A1")
    play(twin, "^B1")
    assert (s.to_move(), twin.to_move()) == (1, 1)
    assert restorable(twin) == ["A1", "E5"]
    assert restorable(s) == ["E5"]


def test_3_95_the_owner_may_restore_it_in_the_same_turn() -> None:
    s = morning("pink")
    lay(s, A1="3 RYB", E5="3 RRY")
    give(s, 0, "RYB")
    give(s, 2, "RY")
    go(s, "@C 03020")
    play(s, "^A1")
    assert restorable(s) == ["A1"]
    play(s, "A1")
    assert reservations(s) == {}
    assert seen(s)["players"][0]["reservation"] is True
    assert space(s, 0) == 1 + 3


@pytest.mark.parametrize("night", [False, True])
def test_restoring_a_reserved_segment_returns_the_tile_at_once(night: bool) -> None:
    s = morning("pink")
    lay(s, A1="3 RYB")
    reserve(s, 0, "A1", night)
    give(s, 0, "RYB")
    give(s, 2, "RY")
    go(s, "- 03020")
    play(s, "A1")
    assert s.round == 2
    assert reservations(s) == {}
    assert seen(s)["reserved"] == []


def test_3_95_a_returned_tile_is_usable_in_the_next_round() -> None:
    s = morning("pink")
    lay(s, A1="3 RYB")
    reserve(s, 0, "A1")
    give(s, 0, "RYB")
    go(s, "- 03020")
    play(s, "A1")
    finish_round(s)
    rise(s)
    without_paints(s)
    give(s, 2, "RY")
    go(s, "@C 02030")
    assert "^E5" in options(s)
    play(s, "^E5")
    assert reservations(s) == {0: "E5"}


def test_e49_at_round_end_day_turns_to_night_and_night_returns() -> None:
    s = morning("pink")
    reserve(s, 0, "A1", night=True)
    reserve(s, 1, "B1")
    finish_round(s)
    assert s.round == 3
    assert reservations(s) == {1: "night B1"}
    assert [player["reservation"] for player in seen(s)["players"]] == [True, False, True]
    assert seen(s)["reserved"] == [{"segment": 1, "seat": 1, "night": True}]
    finish_round(s)
    assert reservations(s) == {}


def test_3_95_placed_in_one_round_it_ends_after_the_next() -> None:
    s = at("C", "02030")
    play(s, "^A1")
    finish_round(s)
    assert (s.round, reservations(s)) == (3, {0: "night A1"})
    rise(s)
    lay(s, A1="3 RYB")
    without_paints(s)
    give(s, 1, "RYB")
    go(s, "@C 02030", "02030")
    assert s.to_move() == 1  # the tile is not in hand, so the dame has nothing to do
    assert restorable(s) == []
    finish_round(s)
    assert (s.round, reservations(s)) == (4, {})
    rise(s)
    without_paints(s)
    give(s, 1, "RYB")
    go(s, "- 02030", "02030")
    assert restorable(s) == ["A1"]


def test_3_96_the_bishop_may_stand_on_a_reserved_segment() -> None:
    s = morning("pink")
    lay(s, B2="3 RYB", E4="3 RRY", E5="3 YYB")
    reserve(s, 1, "B2")
    give(s, 0, "RRYYB")
    go(s, "- 02030")
    assert restorable(s) == ["E4", "E5"]
    assert ">B2" in options(s)
    play(s, ">B2")
    assert bishop(s) == "B2"
    assert options(s) == ["E4", "E5"]


def test_3_96_no_step_of_the_bishop_if_only_reserved_segments_could_be_restored() -> None:
    s = morning("pink")
    lay(s, A1="3 RYB")
    give(s, 0, "RYB")
    free = s.copy()
    reserve(s, 1, "A1")
    go(s, "- 02030")
    assert options(s) == ["=RYB", "-"]
    go(free, "- 02030")
    assert len(steps(free)) == 8


@pytest.mark.parametrize("left", [LAST, f"{LAST} B2"])
def test_3_96_reserved_segments_count_as_left_for_the_end(left: str) -> None:
    s = without_paints(table(modules="12"))
    leave(s, left)
    reserve(s, 0, "A1")
    finish_round(s)
    assert s.final is (left == LAST)


def test_3_96_an_own_reserved_segment_allows_steps_of_the_bishop() -> None:
    s = morning("pink")
    lay(s, A1="3 RYB")
    reserve(s, 0, "A1")
    give(s, 0, "RYB")
    go(s, "- 02030")
    assert len(steps(s)) == 8
    assert restorable(s) == ["A1"]


def test_a_reserved_segment_under_the_bishop_is_still_reserved() -> None:
    s = morning("pink", "")
    lay(s, A1="3 RYB")
    reserve(s, 0, "A1")
    put_bishop(s, "A1")
    give(s, 1, "RYB")
    go(s, "- 02030", "02030")
    assert s.to_move() == 1
    assert options(s) == ["=RYB", "-"]


def test_two_players_reserve_different_segments() -> None:
    s = morning("pink", "purple")
    give(s, 2, "RY")
    go(s, "@C 02030", "@C 02030")
    play(s, "^A1")
    assert s.to_move() == 1
    assert "A1" not in reservable(s)
    assert len(reservable(s)) == 23
    play(s, "^B1")
    assert reservations(s) == {0: "A1", 1: "B1"}


def test_she_reserves_before_the_apprentices_work() -> None:
    s = morning("pink")
    lay(s, A1="3 RYB")
    give(s, 0, "RYB")
    give(s, 2, "RY")
    go(s, "@C 02030")
    assert len(reservable(s)) == 24
    assert restorable(s) == []
    play(s, "-")
    assert restorable(s) == ["A1"]
    assert reservable(s) == []


def test_3_95_with_only_the_bishops_segment_left_nothing_can_be_reserved() -> None:
    s = morning("pink")
    leave(s, "A1 B1")
    put_bishop(s, "A1")
    reserve(s, 1, "B1")
    give(s, 2, "RY")
    go(s, "@C 02030")
    assert s.to_move() == 2


def test_3_21_no_sexton_with_a_dame_alone() -> None:
    s = court("pink", modules="1,12")
    give_portrait(s, 0, "sexton")
    rise(s)
    give(s, 2, "RY")
    go(s, "@C 00230")
    play(s, "-")
    found = asked(s, 0)
    assert not [move for question in found for move in question if move[0] == "*"]


def test_a_reserved_segment_in_the_final_round() -> None:
    s = morning("pink", left=LAST)
    give(s, 1, tile_at(s, "B1").split()[1])
    go(s, "@C 02003", "02003")
    free = after(s, "-")
    assert "B1" in restorable(free)
    assert reservable(s) == LAST.split()
    play(s, "^B1")
    assert s.to_move() == 1
    assert "B1" not in restorable(s)


def test_3_10_a_completed_fresco_offers_no_reservation() -> None:
    s = morning("", "pink")
    leave(s, "A1")
    give(s, 0, tile_at(s, "A1").split()[1])
    give(s, 2, "RY")
    put_bishop(s, "E5")
    go(s, "02030", "@C 02030")
    play(s, "A1")
    while s.to_move() == 0:
        play(s, idle(s))
    assert s.to_move() == 2
    assert all(tile_at(s, name) == GONE for name in NAMES)


# --- studio


def test_e46_two_apprentices_in_the_studio_bring_two_thalers_more() -> None:
    s = at("S", "01220", color="purple")
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert thalers(s, 0) == 12 + 2 + 6
    assert seen(s)["used"] == [["place-studio", "dame-purple"]]


def test_the_studio_dame_may_be_forgone() -> None:
    s = play(at("S", "01220"), "-")
    assert thalers(s, 0) == 12 + 6
    assert seen(s)["used"] == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_thaler_for_each_apprentice_in_the_studio(number: int) -> None:
    s = play(at("S", f"0{5 - number - 1}{number}10"), "+")
    assert thalers(s, 0) == 12 + 4 * number


def test_3_97_the_neutral_apprentice_counts() -> None:
    s = court("pink")
    s.players[0].mood = 4
    hours = ["8:00", "7:00", "9:00"]
    while not s.awake:
        play(s, hours[int(s.argument())])
    give(s, 2, "RY")
    go(s, "@S 02310")
    play(s, "+")
    assert thalers(s, 0) == 12 + 3 + 9


def test_the_studio_dame_without_apprentices_brings_nothing() -> None:
    s = at("S", "02030")
    if s.to_move() == 0:
        play(s, "+")
    assert thalers(s, 0) == 12


def test_she_acts_before_the_apprentices_in_the_studio() -> None:
    s = at("S", "01220")
    assert options(s) == ["+", "-"]
    assert thalers(s, 0) == 12


# --- workshop


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("R", ["R/Y", "R/B"]),
        ("Y", ["Y/R", "Y/B"]),
        ("BB", ["B/R", "B/Y"]),
        ("RYBO", ["R/Y", "R/B", "Y/R", "Y/B", "B/R", "B/Y"]),
    ],
)
def test_3_98_one_basic_paint_for_a_different_basic_paint(hand: str, offered: list[str]) -> None:
    s = at("W", "03200", hand=hand)
    while options(s)[0][1:2] != "/":
        play(s, "-")
    assert sorted(options(s)) == sorted([*offered, "-"])


def test_e47_a_blue_paint_becomes_yellow() -> None:
    s = play(at("W", "03200", hand="B"), "B/Y")
    assert paints(s, 0) == "Y"
    assert seen(s)["used"] == [["place-workshop", "dame-pink"]]


@pytest.mark.parametrize("hand", ["", "OGP"])
def test_3_98_without_basic_paints_she_is_not_asked(hand: str) -> None:
    s = at("W", "00302", hand=hand)
    assert s.to_move() == 2


def test_she_swaps_before_the_apprentices_blend() -> None:
    s = play(at("W", "00311", hand="RR"), "R/Y")
    assert paints(s, 0) == "RY"
    assert options(s) == ["O0", "O1"]
    play(s, "O1")
    assert paints(s, 0) == "O"


def test_she_swaps_only_one_paint() -> None:
    s = play(at("W", "00302", hand="RR"), "R/Y")
    assert s.to_move() == 2
    assert paints(s, 0) == "RY"


def test_3_121_the_dame_comes_before_the_guild() -> None:
    s = morning("pink", modules="12,17")
    set_guild(s, "BG")
    give(s, 0, "R")
    give(s, 2, "RY")
    go(s, "@W 00311")
    assert sorted(options(s)) == ["-", "R/B", "R/Y"]
    play(s, "R/Y")
    assert (paints(s, 0), guild(s)) == ("Y", "BG")
    assert options(s) == ["Y/B", "-"]
    play(s, "Y/B")
    assert (paints(s, 0), guild(s)) == ("B", "YG")


def test_a_dame_swaps_before_a_request_is_fulfilled() -> None:
    s = court("pink", modules="2,12")
    own(s, 0, "3 RYB", "3 RRY", "3 YYB")
    rise(s)
    give(s, 0, "R")
    go(s, "@W 00311")
    assert sorted(options(s)) == ["-", "R/B", "R/Y"]
    play(s, "-")
    assert "Q*" in options(s)


# --- theater


@pytest.mark.parametrize("before", [-4, -3, -1, 1, 4])
def test_3_98_the_mood_goes_to_the_start_space_from_below_and_above(before: int) -> None:
    s = morning("pink")
    s.players[0].mood = before
    go(s, "@T 02030")
    assert options(s) == ["+", "-"]
    keep = after(s, "-")
    assert mood(keep, 0) == before
    play(s, "+")
    assert mood(s, 0) == 0


def test_e48_three_spaces_up_to_the_start() -> None:
    s = morning("pink")
    s.players[0].mood = -3
    go(s, "@T 02030")
    play(s, "+")
    assert mood(s, 0) == 0


def test_3_98_in_the_start_mood_she_does_nothing_and_blocks_nobody() -> None:
    s = morning("pink", "pink")
    s.players[1].mood = -2
    go(s, "@T 02030", "@T 02030")
    if s.to_move() == 0:
        play(s, "-")
    assert s.to_move() == 1
    assert options(s) == ["+", "-"]


def test_she_acts_before_the_apprentices_in_the_theater() -> None:
    s = morning("pink")
    s.players[0].mood = -3
    go(s, "@T 02021")
    play(s, "+")
    assert mood(s, 0) == 2


# --- final round: the second cathedral


def in_last_round(*brides: str, money: int = 5, modules: str = "12", players: int = 3, left: str = LAST) -> Fresco:
    """The final round, all are about to plan; everybody has so many thalers."""
    s = morning(*brides, modules=modules, players=players, left=left)
    assert s.final
    for seat in range(players):
        give(s, seat, "", money)
    return s


def targets(s: Fresco) -> list[str]:
    """Where a dame may send the bishop."""
    return [move[1:] for move in options(s) if move[0] == "*"]


def test_3_99_for_a_thaler_the_bishop_goes_to_any_space() -> None:
    s = in_last_round("pink", money=1)
    go(s, "@D 02030")
    assert s.to_move() == 0
    assert set(targets(s)) >= {name for name in NAMES if name != "C3"}
    assert options(s)[-1] == "-"
    log = told(s, "*E5")
    assert bishop(s) == "E5"
    assert points(s, 0) == {}  # the only thaler is gone
    assert "restored" not in kinds(log)


def test_3_99_without_a_thaler_he_stays() -> None:
    s = in_last_round("pink", money=0)
    go(s, "@D 02030")
    assert s.over()
    assert bishop(s) == "C3"


def test_3_99_she_may_forgo_it() -> None:
    s = in_last_round("pink", money=2)
    go(s, "@D 02030")
    play(s, "-")
    assert bishop(s) == "C3"
    assert GAME.result(s).sources["money"] == [1, 1, 1]


def test_3_99_she_moves_him_before_the_apprentices_work() -> None:
    s = in_last_round("pink", money=2)
    give(s, 0, tile_at(s, "A1").split()[1])
    go(s, "@D 00203")
    play(s, "*A1")
    assert "A1" in options(s)
    assert len(steps(s)) == 3  # a step for another thaler
    play(s, "A1")
    assert points(s, 0)["bishop"] == 3


def test_3_99_in_the_first_cathedral_of_the_final_round_she_reserves() -> None:
    s = in_last_round("pink")
    go(s, "@C 02030")
    assert targets(s) == []
    assert reservable(s) == LAST.split()


def test_3_93_in_the_final_round_each_column_is_blocked_by_itself() -> None:
    s = in_last_round("pink", "pink")
    go(s, "@C 02030", "@D 02030")
    play(s, "^A1")
    assert s.to_move() == 1
    assert targets(s)


def test_3_93_the_second_cathedral_is_blocked_for_the_same_color() -> None:
    s = in_last_round("pink", "pink", "purple")
    go(s, "@D 02030", "@D 02030", "@D 02030")
    play(s, "*A1")
    assert s.to_move() == 2
    assert targets(s)


def test_3_100_one_player_acts_with_both_dames_in_the_two_cathedrals() -> None:
    s = in_last_round("pink purple")
    go(s, "@C @D 02030")
    play(s, "^A1")
    assert s.to_move() == 0
    assert "E5" in targets(s)
    play(s, "*E5")
    assert bishop(s) == "E5"


def test_the_second_cathedral_may_be_covered_and_then_has_no_dame() -> None:
    s = morning("pink", modules="6,12", left=LAST)
    play_as(s, 0, "@D")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "-"]


def test_3_99_he_may_go_onto_restored_and_reserved_segments() -> None:
    s = in_last_round("pink")
    reserve(s, 1, "A1")
    go(s, "@D 02030")
    assert {"A1", "E5", "D4"} <= set(targets(s))


# --- the end


def test_3_124_dames_passed_in_final_scoring_have_no_effect() -> None:
    s = in_last_round("", money=0)
    give(s, 0, "", 40)
    go(s)
    assert s.over()
    assert points(s, 0)["money"] == 20
    assert space(s, 0) == 21
    assert sum(map(len, (dames_on_track(s), *(dames_of(s, seat) for seat in range(3))))) == 6


# --- two players


def leonardo_scores(s: Fresco) -> Fresco:
    """Leonardo restores the segment he goes to first."""
    while s.column < 1 or options(s)[0] not in NAMES:
        play(s, idle(s))
    return play(s, options(s)[0])


def two(*brides: str, leonardos: str = "") -> Fresco:
    """Two players and Leonardo in round 2, who wakes up first and acts first; the bishop is far away from him."""
    s = court(*brides, players=2)
    for color in leonardos.split():
        marry(s, LEONARDO, color)
    return rise(s, "8 9 7")


def leonardo_first(*line: str, space: int = 9) -> Fresco:
    """Round 1, Leonardo acts first and stands on this space; nobody has planned."""
    s = without_paints(table(2, modules="12"))
    line_up(s, *line)
    stand(s, 1, 2, space)
    return rise(s, "8 9 7")


def test_3_130_leonardo_takes_the_dames_he_passes() -> None:
    s = leonardo_first(*LINE)
    log: list[Event] = []
    s.log = log
    leonardo_scores(go(s))
    passed = [color for place, color in zip(ROSARY[2], LINE, strict=True) if 9 < place <= space(s, LEONARDO)]
    assert passed
    assert dames_of(s, LEONARDO) == passed
    assert [event.who for event in log if event.kind.name == "dame_taken"] == [LEONARDO] * len(passed)
    for who in (0, 1, SPECTATOR):
        assert seen(s, who)["leonardo"] == [f"dame-{color}" for color in passed]
    assert len(dames_on_track(s)) == 6 - len(passed)


def test_3_130_leonardo_takes_at_most_one_of_each_color() -> None:
    s = leonardo_first("pink", "pink", "pink", "purple", "purple", "purple")
    marry(s, LEONARDO, "pink")
    leonardo_scores(go(s))
    assert space(s, LEONARDO) >= 10
    assert dames_of(s, LEONARDO) == ["pink"]
    assert dames_on_track(s)[10] == "pink"


def test_3_130_what_leonardo_has_taken_others_pass_in_vain() -> None:
    s = leonardo_first(*LINE)
    give(s, 0, "OGP")
    leonardo_scores(go(s))
    stand(s, 9, 2, 60)
    play(s, "=OGP")
    assert space(s, 0) == 15
    assert dames_of(s, 0) == []


def test_3_130_leonardos_dames_ask_nothing_and_block_nobody() -> None:
    s = two("pink", leonardos="pink purple")
    assert s.round == 2
    lay_market(s, BOOTHS)
    go(s, "@M 02030")
    while s.to_move() != 0 or offered_swaps(s) == set():
        assert s.column <= 0
        play(s, options(s)[0])
    assert seen(s)["used"] == []


def test_3_126_leonardo_does_not_restore_a_reserved_neighbor() -> None:
    s = two()
    walk = s.copy()
    go(walk)
    while options(walk)[0] not in NAMES:
        play(walk, options(walk)[0])
    ways = options(walk)
    assert len(ways) > 1
    reserve(s, 0, ways[0])
    go(s)
    while options(s)[0] not in NAMES:
        play(s, options(s)[0])
    assert options(s) == ways[1:]


def test_3_126_with_reserved_neighbors_he_goes_to_the_lowest_unreserved_tile() -> None:
    s = two()
    here = NAMES[cast(int, leonardo(s, "segment"))]
    beside = [name for name in NAMES if abs(ord(name[0]) - ord(here[0])) + abs(int(name[1]) - int(here[1])) == 1]
    restore(s, " ".join(beside))
    threes = [name for name in NAMES if tile_at(s, name).startswith("3 ")]
    assert len(threes) > 2
    reserve(s, 1, threes[0])
    go(s)
    while options(s)[0] not in NAMES:
        play(s, options(s)[0])
    assert options(s) == threes[1:]


def test_3_126_if_only_reserved_tiles_are_left_he_does_nothing() -> None:
    s = two()
    leave(s, "A1 E5")
    reserve(s, 0, "A1")
    reserve(s, 1, "E5")
    go(s)
    log: list[Event] = []
    s.log = log
    finish_round(s)
    assert "restored" not in kinds(log)
    assert (tile_at(s, "A1"), tile_at(s, "E5")) != (GONE, GONE)
    assert space(s, LEONARDO) == 3


def test_3_130_a_player_may_reserve_in_a_game_for_two() -> None:
    s = two("pink")
    go(s, "@C 02030")
    while not reservable(s):
        play(s, options(s)[0])
    assert s.to_move() == 0
    play(s, f"^{reservable(s)[0]}")
    assert len(seen(s)["reserved"]) == 1


# --- with the medico


def with_ill(*brides: str, ill: int = 1, left: str = "") -> Fresco:
    """All are awake; so many of seat 0's apprentices are ill, nobody else's; the next infection is at the market."""
    s = court(*brides, modules="10,12", left=left)
    for seat in range(3):
        make_ill(s, seat, ill if seat == 0 else 0)
    next_infections(s, "market")
    return rise(s)


def plan_ill(s: Fresco, *answers: str) -> Fresco:
    """Seat 0 plans so, as far as it is asked, the others are idle; nobody uses the Medico's tile."""
    for answer in answers:
        while 0 in planners(s):
            s.ask(0)
            texts = options(s)
            if answer in texts:
                play_as(s, 0, answer)
                break
            if texts[0][0] in "MCSWTD":
                break  # this column is not asked
            play_as(s, 0, "-")
    assert 0 not in planners(s)
    return go(s)


def test_3_97_ill_apprentices_count_in_the_studio() -> None:
    s = plan_ill(with_ill("pink"), "@S", "M0", "C0", "S1+1", "W3")
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert thalers(s, 0) == 12 + 2 + 3


def test_3_99_she_moves_the_bishop_before_an_ill_apprentice_works_too() -> None:
    s = with_ill("pink", left=LAST)
    give(s, 0, tile_at(s, "A1").split()[1], 5)
    plan_ill(s, "@D", "M0", "C0+0", "C0", "S1", "S1+0", "W3", "W3+0", "D0+1", "D0")
    while not targets(s):
        assert not s.over()
        play(s, idle(s))
    play(s, "*A1")
    assert "A1" in options(s)
    assert steps(s) == []
    play(s, "A1")
    assert points(s, 0)["bishop"] == 3


def test_she_reserves_where_only_an_ill_apprentice_stands() -> None:
    s = with_ill("pink")
    plan_ill(s, "@C", "M0", "C0+1", "S1", "W3")
    assert len(reservable(s)) == 24
    play(s, "^A1")
    assert reservations(s)[0].endswith("A1")


def test_a_dame_alone_at_an_infected_place_makes_nobody_ill() -> None:
    s = with_ill("pink", ill=0)
    go(s, "@M 02030")
    assert infected(s) == "market"
    play(s, "-")
    assert s.round == 3
    assert [ill(s, seat) for seat in range(3)] == [0, 0, 0]


# --- with the other action tiles


@pytest.mark.parametrize("module", [8, 9, 14])
@pytest.mark.parametrize("column", ["M", "T"])
def test_no_dame_goes_where_an_action_tile_of_another_module_lies(module: int, column: str) -> None:
    s = morning("purple", modules=f"{module},12")
    play_as(s, 0, f"@{column}")
    s.ask(0)
    assert options(s) == [f"@{letter}" for letter in "MCSWT" if letter != column] + ["-"]


def test_no_dame_at_the_market_covered_by_the_medico() -> None:
    s = court("pink", modules="10,12")
    offer_bottles(s, "31")
    rise(s)
    s.ask(0)
    assert options(s) == ["@M", "-"]
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["@C", "@S", "@W", "@T", "-"]


def test_with_five_action_tiles_no_location_is_left_for_her() -> None:
    s = court("pink purple", modules="6,8,9,10,12,14")
    offer_bottles(s, "31")
    rise(s)
    for answer in ("@T", "@M", "@W", "@S", "@C"):  # pews, medico, wall, audience, glazery
        play_as(s, 0, answer)
    while 0 in planners(s):
        s.ask(0)
        assert not [move for move in options(s) if move[0] == "@"]
        play_as(s, 0, options(s)[-1])
    assert sent(s, 0) == {}


def test_3_57_her_thalers_pay_an_unfinished_certificate_first() -> None:
    s = morning("pink", modules="8,12")
    owe(s, 0, "6 5 3", 4)
    give(s, 2, "RY")
    go(s, "- @S 01220")
    play(s, "+")
    finish_round(s)
    assert unfinished(s, 0) == []
    assert thalers(s, 0) == 12 + 2 + 6 - 2


def test_beams_move_with_a_swapped_tile() -> None:
    s = morning("pink", modules="12,14", times="9 8 7")
    lay_market(s, BOOTHS)
    give(s, 2, "RY")
    go(s, "- @M 12020")
    play(s, "1.1/3.1 3.1")
    assert paints(s, 0) == "R"
    assert beams(s, 0) == 2


# --- whole games


def census(s: Fresco) -> None:
    """Every dame is on the track or has a husband; every reservation lies on a covered segment or is in hand."""
    public = seen(s)
    owned = [dame for player in public["players"] for dame in player["dames"]] + public["leonardo"]
    everywhere = sorted(owned + [dame["dame"] for dame in public["track"]])
    number = 4 if len(s.players) == 4 else 3
    assert everywhere == ["dame-pink"] * number + ["dame-purple"] * number
    lying = [mark["seat"] for mark in public["reserved"]]
    segments = [mark["segment"] for mark in public["reserved"]]
    assert len(segments) == len(set(segments))
    assert all(s.fresco[segment] >= 0 for segment in segments)
    assert [player["reservation"] for player in public["players"]] == [
        seat not in lying for seat in range(len(s.players))
    ]
    for player in (*public["players"], {"dames": public["leonardo"]}):
        assert len(player["dames"]) == len(set(player["dames"]))


@pytest.mark.parametrize(
    ("players", "modules"), [(2, "12"), (3, "12"), (4, "12"), (2, "12,13"), (3, "1,2,4,6,12,16,17"), (2, "all")]
)
def test_nothing_is_lost_in_a_whole_game(players: int, modules: str) -> None:
    s = GAME.new(players, 31, {"modules": modules})
    for seat, color in ((0, "pink"), (1, "pink"), (1, "purple")):
        marry(s, seat, color)
    whole = GAME.pieces(s)
    dice = Random(players)
    used = 0
    number = 0
    while not s.over():
        if number % 6 == 0:
            census(s)
        assert GAME.pieces(s) == whole
        if number % 50 == 0:
            for who in (SPECTATOR, *range(players)):
                guess = GAME.determinize(s, who, number)
                assert view(guess, who) == view(s, who)
                assert GAME.pieces(guess) == whole
        texts = options(s)
        liked = [text for text in texts if text[0] in "@^*" or text in NAMES or "/" in text or text == "+"]
        play(s, dice.choice(liked) if liked and dice.random() < 0.7 else dice.choice(texts))
        used += texts[0][0] in "^*" or "/" in texts[0]
        number += 1
    census(s)
    assert GAME.pieces(s) == whole
    assert used > 0
    result = GAME.result(s)
    for seat in range(players):
        assert sum(values[seat] for values in result.sources.values()) == result.scores[seat]


# --- notation


@pytest.mark.parametrize(
    ("place", "digits", "hand", "move"),
    [("M", "02030", "", "1.2/3.1"), ("C", "02030", "", "^c3"), ("S", "01130", "", "+"), ("W", "00302", "R", "r/y")],
)
def test_what_is_offered_reads_back(place: str, digits: str, hand: str, move: str) -> None:
    s = at(place, digits, hand=hand)
    put_bishop(s, "C3")
    if move == "^c3":
        with pytest.raises((BadNotation, IllegalMove)):
            s.push(GAME.read(s, move))
        move = "^a1"
    assert GAME.write(s, GAME.read(s, move)) == move.upper()
    for option in s.options:
        text = GAME.write(s, option)
        assert GAME.read(s, text) == option
        assert GAME.read(s, text.lower()) == option


@pytest.mark.parametrize("move", ["^F1", "^A6", "*A1", "1.1/1.2", "R/Y", "A1"])
def test_nonsense_is_refused(move: str) -> None:
    s = at("C", "02030")
    with pytest.raises((BadNotation, IllegalMove)):
        s.push(GAME.read(s, move))


def test_a_swap_within_a_booth_is_refused() -> None:
    s = at("M", "02030")
    with pytest.raises((BadNotation, IllegalMove)):
        s.push(GAME.read(s, "3.1/3.2"))
