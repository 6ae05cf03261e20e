"""Module 13, the catacombs: examples E50 to E54, rulings 3.105 to 3.111, 3.123, 3.131 and those that name maps."""

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m13_catacombs import EXPLORE, LATE, catacombs_of
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import give_wishes, open_portraits, pennies, set_guild, why
from tests.games.fresco.modules.lay_m08 import give_certificates, owe, unfinished
from tests.games.fresco.modules.lay_m10 import make_ill, next_infections, offer_bottles
from tests.games.fresco.modules.lay_m12 import marry
from tests.games.fresco.modules.lay_m13 import (
    MAPS,
    TREASURES,
    empty_room,
    give_maps,
    hide_treasures,
    keep_treasures,
    kept,
    laid_maps,
    leave_maps,
    next_map,
    own_maps,
    sold,
    stacks,
    treasure_under,
    used_maps,
)
from tests.games.fresco.modules.lay_m15 import domes, give_domes, hidden_dome
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
    lay_market,
    leave,
    leonardo,
    market,
    mood,
    options,
    paints,
    plan_one,
    planners,
    plans_offered,
    play,
    play_as,
    put_bishop,
    restore,
    space,
    stand,
    table,
    thalers,
    told,
    view,
    without_paints,
)

FOUR = "B1 C1 D1 B2"
THREE = "A3 A4 A5"
TWO = "D5 E5"
SHEET = "MCSWT"
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
LAST = "A1 B1 C1 D1 E1 A2"
BOX = Counter(
    {
        "statue 5": 2, "statue 4": 2, "statue 3": 1,
        "chalice 3": 2, "chalice 2": 2, "chalice 1": 1,
        "script 1": 3, "script 2": 3, "script 3": 3, "script 4": 3, "script 5": 3,
    }
)  # fmt: skip
# word: points if kept by itself, thalers, mood
VALUES = {
    "statue 5": (5, 5, 0), "statue 4": (4, 4, 0), "statue 3": (3, 3, 0),
    "chalice 3": (3, 4, 0), "chalice 2": (2, 3, 1), "chalice 1": (1, 3, 2),
    "script 1": (1, 2, 3), "script 2": (2, 2, 2), "script 3": (3, 3, 1), "script 4": (4, 3, 0), "script 5": (5, 4, 0),
}  # fmt: skip


def tidy(s: Fresco) -> Fresco:
    """Nobody has any paint, all have 12 thalers; the markers stand on 1, 2, 3, 4."""
    without_paints(s)
    for seat in range(len(s.players)):
        give(s, seat, thalers=12)
        s.players[seat].mood = 0
    stand(s, *range(1, len(s.track) + 1))
    return s


@cache
def prepared(maps: tuple[str, ...], players: int, modules: str, left: str, brides: str) -> Fresco:
    s = without_paints(table(players, modules=modules))
    for seat, words in enumerate(maps):
        give_maps(s, seat, *[word.strip() for word in words.split("/") if word.strip()])
    for bride in brides.split():
        marry(s, 0, bride)
    if left:
        leave(s, left)
    return tidy(finish_round(s))


def evening(*maps: str, players: int = 3, modules: str = "13", left: str = "", brides: str = "") -> Fresco:
    """The second round begins; each seat has these maps, `A1 B1 / D5 E5`. With six segments left it is the last."""
    return prepared(maps, players, modules, left, brides).copy()


def rise(s: Fresco, times: str = "7 8 9 6", buyers: str = "") -> Fresco:
    """All wake up, by marker; only these buy a map. Their moods are then what they were."""
    hours = times.split()
    moods = [int(player.mood) for player in s.players]
    while not s.awake:
        buys = str(s.to_move()) in buyers
        play(s, f"{hours[int(s.argument())]}:00" if options(s)[0].endswith(":00") else "+" if buys else "-")
    for player, before in zip(s.players, moods, strict=True):
        player.mood = before
    return s


def morning(*maps: str, times: str = "7 8 9 6", **more: Any) -> Fresco:
    """All are awake and about to plan; the last can blend, so that the round does not end at once."""
    s = rise(evening(*maps, **more), times)
    give(s, len(s.players) - 1, "RY")
    return s


def go(s: Fresco, *plans: str) -> Fresco:
    """Players plan, by seat: answers about maps and the like, then the apprentices; those not named are idle."""
    for seat, words in enumerate(plans):
        *answers, digits = words.split()
        for answer in answers:
            play_as(s, seat, answer)
        plan_one(s, seat, digits)
    for seat in list(planners(s)):
        plan_one(s, seat, IDLE_LAST if s.final else IDLE)
    return explored(s)


def explored(s: Fresco) -> Fresco:
    """A map whose last moment has come is used."""
    if not s.over() and s.step() == EXPLORE and s.argument() >= LATE:
        assert options(s) == ["+", "-"]
        play(s, "+")
    return s


def at(place: str, digits: str, rooms: dict[str, str], chart: str = FOUR, **more: Any) -> Fresco:
    """Seat 0 comes to a place with a map; these rooms of it are open, with these treasures."""
    s = morning(chart, **more)
    hide_treasures(s, **rooms)
    restore(s, " ".join(rooms))
    return go(s, f"@{place} {digits}")


def seen(s: Fresco, who: int = SPECTATOR) -> dict[str, Any]:
    """What a seat sees of the module."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "catacombs")


def mine(s: Fresco, seat: int = 0, who: int | None = None) -> dict[str, Any]:
    """A player's part as they or another see it."""
    return cast(list[dict[str, Any]], seen(s, seat if who is None else who)["players"])[seat]


def shape(word: str) -> dict[str, object]:
    """A treasure as it is shown."""
    points, money, mood = VALUES[word]
    name, _, number = word.partition(" ")
    script = name == "script"
    return {
        "name": f"treasure-{name}",
        "volume": int(number) if script else 0,
        "points": 0 if script else points,
        "thalers": money,
        "mood": mood,
    }


def room(s: Fresco, name: str, who: int = SPECTATOR) -> object:
    return seen(s, who)["rooms"][NAMES.index(name)]


def kinds(log: list[Event]) -> list[str]:
    return [event.kind.name for event in log]


def treasure_points(s: Fresco) -> list[int]:
    return [int(number) for number in GAME.result(s).sources["treasures"]]


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_treasure_lies_hidden_under_every_tile_and_maps_lie_at_three_hours(players: int) -> None:
    s = table(players, modules="13")
    for who in (SPECTATOR, *range(players)):
        assert seen(s, who)["rooms"] == [None] * 25
        assert seen(s, who)["stacks"] == [6, 8, 8]
        assert (seen(s, who)["hours"], seen(s, who)["price"]) == ([5, 6, 7], 1)
    assert Counter(treasure_under(s, name) for name in NAMES) == BOX
    assert BOX.total() == 25
    for seat in range(players):
        assert (mine(s, seat)["maps"], mine(s, seat)["own_maps"], mine(s, seat)["treasures"]) == (0, [], 0)


def test_the_maps_show_four_three_and_two_rooms() -> None:
    assert Counter(len(rooms.split()) for rooms in MAPS) == {4: 6, 3: 8, 2: 8}


def test_treasures_and_maps_are_shuffled() -> None:
    games = [GAME.new(3, seed, {"modules": "13"}) for seed in range(10)]
    assert len({tuple(treasure_under(s, name) for name in NAMES) for s in games}) == 10
    tops = set()
    for s in games:
        play(s, "5:00 +")
        tops.add(next(own_maps(s, seat)[0] for seat in range(3) if own_maps(s, seat)))
    assert len(tops) > 2


def test_the_catacombs_are_no_part_of_the_classic_edition() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, 1, {"edition": "classic", "modules": "13"})


def test_without_the_module_no_map_is_sold() -> None:
    s = play(table(), "5:00")
    assert s.to_move() == 1
    assert "treasures" not in GAME.result(s).sources
    assert GAME.result(table(modules="13")).sources["treasures"] == [0, 0, 0]


# --- buying a map


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e50_who_wakes_at_five_may_buy_the_top_map_of_four_rooms(players: int) -> None:
    s = table(players, modules="13")
    next_map(s, FOUR)
    play(s, "5:00")
    assert s.to_move() == 0
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert thalers(s, 0) == 11
    assert own_maps(s, 0) == [FOUR]
    assert stacks(s) == [5, 8, 8]
    assert mine(s)["own_maps"] == [FOUR.split()]
    assert s.to_move() == 1


@pytest.mark.parametrize(("hour", "top", "left"), [(5, FOUR, [5, 8, 8]), (6, THREE, [6, 7, 8]), (7, TWO, [6, 8, 7])])
def test_each_hour_has_its_own_maps(hour: int, top: str, left: list[int]) -> None:
    s = table(modules="13")
    for rooms in (FOUR, THREE, TWO):
        next_map(s, rooms)
    play(s, f"{hour}:00 +")
    assert own_maps(s, 0) == [top]
    assert seen(s)["stacks"] == left


@pytest.mark.parametrize("hour", [8, 9])
def test_no_map_is_sold_at_eight_and_nine(hour: int) -> None:
    s = play(table(modules="13"), f"{hour}:00")
    assert s.to_move() == 1


def test_buying_is_not_mandatory() -> None:
    s = play(table(modules="13"), "6:00 -")
    assert (thalers(s, 0), own_maps(s, 0), stacks(s)) == (12, [], [6, 8, 8])


def test_3_109_a_map_costs_a_thaler() -> None:
    s = table(modules="13")
    give(s, 0, thalers=0)
    play(s, "5:00")
    assert s.to_move() == 1
    s = table(modules="13")
    give(s, 0, thalers=1)
    play(s, "5:00 +")
    assert (thalers(s, 0), len(own_maps(s, 0))) == (0, 1)


def test_3_109_with_an_empty_stack_nothing_is_sold() -> None:
    s = table(modules="13")
    leave_maps(s, 6, 0)
    assert stacks(s) == [6, 0, 8]
    play(s, "6:00")
    assert s.to_move() == 1
    play(s, "7:00")
    assert options(s) == ["+", "-"]


def test_3_109_at_most_one_map_in_a_morning() -> None:
    s = play(table(modules="13"), "5:00 +")
    assert s.to_move() == 1
    assert options(s) == ["6:00", "7:00", "8:00", "9:00"]


def test_3_109_the_mood_changes_before_the_map_is_offered() -> None:
    s = play(table(modules="13"), "5:00")
    assert mood(s, 0) == -3


def test_3_46_the_busker_plays_before_the_map_is_offered() -> None:
    s = table(modules="4,13")
    give_wishes(s, 0, "busker")
    play(s, "5:00")
    assert options(s) == ["!", "-"]
    play(s, "!")
    assert mood(s, 0) == -2
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert len(own_maps(s, 0)) == 1


def test_3_109_the_buyer_alone_sees_the_map() -> None:
    s, other = table(modules="13"), table(modules="13")
    next_map(s, FOUR)
    next_map(other, "E1 E2 E3 E4")
    assert all(view(s, who) == view(other, who) for who in (0, 1, 2, SPECTATOR))
    logs = [told(s, "5:00 +"), told(other, "5:00 +")]
    for who in (1, 2, SPECTATOR):
        assert view(s, who) == view(other, who)
        assert mine(s, 0, who)["own_maps"] is None
        assert mine(s, 0, who)["maps"] == 1
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert view(s, 0) != view(other, 0)
    assert [event.seen_by(0) for event in logs[0]] != [event.seen_by(0) for event in logs[1]]


def test_a_map_may_be_used_in_the_round_in_which_it_is_bought() -> None:
    s = rise(table(modules="13"), "5 8 9", buyers="0")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    s.ask(1)
    assert options(s) == ["M0", "M1", "M2", "M3"]


def test_a_map_bought_in_a_later_round_may_be_used_at_once_too() -> None:
    s = rise(evening("A1 B1"), "7 8 9", buyers="0")
    assert len(own_maps(s, 0)) == 2
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["@C", "@S", "@W", "@T", "-"]


def test_maps_are_sold_in_the_final_round_too() -> None:
    s = evening(left=LAST)
    assert s.final
    rise(s, "7 8 9", buyers="0")
    assert (thalers(s, 0), len(own_maps(s, 0))) == (11, 1)


def test_a_map_bought_in_the_final_round_may_be_used_in_it() -> None:
    s = rise(evening(left=LAST), "7 8 9", buyers="0")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@D", "-"]


def test_whoever_buys_a_map_may_use_it_at_once_in_a_game_for_four() -> None:
    s = rise(evening(players=4), "5 6 7 8", buyers="012")
    for seat in range(4):
        s.ask(seat)
        assert (options(s)[0] == "@M") == (seat < 3)


# --- planning


def test_each_map_is_laid_on_a_location_of_its_own_or_kept() -> None:
    s = morning(f"{FOUR} / {TWO}")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@S")
    s.ask(0)
    assert options(s) == ["@M", "@C", "@W", "@T", "-"]
    play_as(s, 0, "-")
    s.ask(0)
    assert options(s)[0] == "M0"
    assert list(laid_maps(s, 0)) == ["S"]


def test_maps_are_asked_for_in_the_order_in_which_they_are_shown() -> None:
    s = morning(f"{FOUR} / {TWO}")
    shown = mine(s)["own_maps"]
    play_as(s, 0, "@S")
    play_as(s, 0, "@T")
    assert mine(s)["laid"] == {"place-studio": shown[0], "place-theater": shown[1]}


@pytest.mark.parametrize("column", range(5))
def test_beside_a_map_only_one_apprentice_has_room(column: int) -> None:
    s = morning(FOUR)
    play_as(s, 0, f"@{SHEET[column]}")
    assert plans_offered(s) == plans_for([1 if i == column else 3 for i in range(5)], 5)


@pytest.mark.parametrize("healthy", [4, 5, 6])
def test_3_8_all_apprentices_are_placed(healthy: int) -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1")
    set_apprentices(s, healthy)
    for column in "MCSW":
        play_as(s, 0, f"@{column}")
    assert plans_offered(s) == plans_for([1, 1, 1, 1, 3], healthy)


@pytest.mark.parametrize("healthy", [4, 5])
def test_3_8a_five_maps_leave_room_for_five_apprentices(healthy: int) -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1 / C3 C4")
    set_apprentices(s, healthy)
    for column in "MCSW":
        play_as(s, 0, f"@{column}")
    s.ask(0)
    assert options(s) == ["@T", "-"]
    play_as(s, 0, "@T")
    assert plans_offered(s) == plans_for([1] * 5, healthy)


def test_3_8a_with_six_apprentices_the_fifth_map_is_not_offered() -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1 / C3 C4")
    set_apprentices(s, 6)
    for column in "MCSW":
        play_as(s, 0, f"@{column}")
    s.ask(0)
    assert options(s) == ["M0", "M1"]
    assert plans_offered(s) == plans_for([1, 1, 1, 1, 3], 6)
    assert len(own_maps(s, 0)) == 1
    room = "There is no column left where a map leaves room: all healthy apprentices must be placed."
    assert why(s, "m13-map-0") == room


def test_maps_in_hand_say_when_they_can_be_laid() -> None:
    s = morning(f"{FOUR} / {TWO}")
    s.ask(0)
    assert why(s, "m13-map-1") == "Choose the column of your action sheet on which the map shall lie."
    play_as(s, 0, "-")
    play_as(s, 0, "-")
    s.ask(0)
    assert why(s, "m13-map-0").startswith("When the place under your map comes")


def test_a_sixth_map_finds_no_location() -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1 / C3 C4 / E2 E3")
    for column in SHEET:
        play_as(s, 0, f"@{column}")
    assert set(laid_maps(s, 0)) == set(SHEET)
    plan_rest(s, 0)
    assert view(s, 0)["players"][0]["plan"] == [1, 1, 1, 1, 1]


def set_apprentices(s: Fresco, healthy: int) -> None:
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0


def plan_rest(s: Fresco, seat: int) -> None:
    """A player gives the last answer to every question."""
    while seat in planners(s):
        s.ask(seat)
        play_as(s, seat, options(s)[-1])


def plans_for(rooms: list[int], number: int) -> set[str]:
    every = product(*(range(most + 1) for most in rooms))
    return {"".join(map(str, plan)) for plan in every if sum(plan) == number}


@pytest.mark.parametrize("module", [6, 8, 9, 14])
@pytest.mark.parametrize("column", ["M", "S", "T"])
def test_no_map_lies_where_an_action_tile_covers_the_sheet(module: int, column: str) -> None:
    s = morning(FOUR, modules=f"{module},13")
    play_as(s, 0, f"@{column}")
    s.ask(0)
    assert options(s) == [f"@{letter}" for letter in SHEET if letter != column] + ["-"]


def test_no_map_on_the_market_covered_by_the_medico() -> None:
    s = evening(FOUR, modules="10,13")
    offer_bottles(s, "31")
    rise(s)
    s.ask(0)
    assert options(s) == ["@M", "-"]
    play_as(s, 0, "@M")
    s.ask(0)
    assert options(s) == ["@C", "@S", "@W", "@T", "-"]


def test_3_14_in_the_final_round_each_cathedral_may_have_a_map() -> None:
    s = morning(f"{FOUR} / {TWO}", left=LAST)
    s.ask(0)
    assert options(s) == ["@M", "@C", "@S", "@W", "@D", "-"]
    play_as(s, 0, "@C")
    s.ask(0)
    assert options(s) == ["@M", "@S", "@W", "@D", "-"]
    play_as(s, 0, "@D")
    assert plans_offered(s) == plans_for([3, 1, 3, 3, 1], 5)


def test_maps_come_after_the_tiles_and_before_dames_and_pennies() -> None:
    s = morning(FOUR, modules="4,6,12,13", brides="pink")
    play_as(s, 0, "@M")  # glazery
    s.ask(0)
    assert options(s) == ["@C", "@S", "@W", "@T", "-"]
    play_as(s, 0, "@C")  # map
    assert laid_maps(s, 0) == {"C": FOUR}
    s.ask(0)
    assert options(s) == ["@C", "@S", "@W", "@T", "-"]  # the dame, also beside the map
    play_as(s, 0, "@C")
    s.ask(0)
    assert options(s)[0] == "M0"  # no pennies on a covered market


def test_3_92_a_dame_and_a_map_and_an_apprentice_share_a_location() -> None:
    s = morning(FOUR, modules="12,13", brides="pink")
    play_as(s, 0, "@S")
    play_as(s, 0, "@S")
    assert plans_offered(s) == plans_for([3, 3, 1, 3, 3], 5)


def test_3_111_pennies_need_the_one_apprentice_beside_the_map() -> None:
    s = morning(FOUR, modules="4,13")
    play_as(s, 0, "@M")
    play_as(s, 0, "L2")
    assert {plan[0] for plan in plans_offered(s)} == {"1"}


def test_3_111_without_pennies_the_market_beside_the_map_may_be_left_empty() -> None:
    s = morning(FOUR, modules="4,13")
    play_as(s, 0, "@M")
    play_as(s, 0, "L0")
    assert {plan[0] for plan in plans_offered(s)} == {"0", "1"}


def test_3_84_an_ill_apprentice_may_stand_beside_a_map() -> None:
    s = evening(FOUR, modules="10,13")
    for seat in range(3):
        make_ill(s, seat, 1 if seat == 0 else 0)
        s.players[seat].neutral = 0
    rise(s)
    play_as(s, 0, "@C")
    play_as(s, 0, "M0")
    s.ask(0)
    assert set(options(s)) == {"C0", "C1", "C0+1"}


def test_3_84_no_ill_apprentice_on_market_or_theater_beside_a_map() -> None:
    s = evening(f"{FOUR} / {TWO}", modules="10,13")
    for seat in range(3):
        make_ill(s, seat, 1 if seat == 0 else 0)
        s.players[seat].neutral = 0
    rise(s)
    play_as(s, 0, "@M")
    play_as(s, 0, "@T")
    s.ask(0)
    assert set(options(s)) == {"M0", "M1"}


def test_3_12_where_maps_are_laid_is_secret_until_plans_are_revealed() -> None:
    games = []
    for answers in (("@S", "@T"), ("-", "@C"), ("-", "-")):
        s = morning(f"{FOUR} / {TWO}")
        log: list[Event] = []
        s.log = log
        for answer in answers:
            play_as(s, 0, answer)
        plan_one(s, 0, "11111")
        games.append(([view(s, who) for who in (1, 2, SPECTATOR)], [[e.seen_by(1) for e in log]]))
        assert mine(s, 0, 1)["laid"] is None
        assert mine(s, 0, 1)["maps"] == 2
    assert games[0] == games[1] == games[2]


def test_3_12_laid_maps_are_public_once_plans_are_revealed_and_kept_ones_are_not() -> None:
    s = morning(f"{FOUR} / {TWO}")
    first, other = mine(s)["own_maps"]
    go(s, "@T - 01130")
    for who in (0, 1, 2, SPECTATOR):
        assert mine(s, 0, who)["laid"] == {"place-theater": first}
        assert mine(s, 1, who)["laid"] == {}
        assert mine(s, 0, who)["own_maps"] is None or who == 0
    assert other in mine(s)["own_maps"]


# --- exploring


def test_e51_two_of_four_rooms_are_explored_and_the_apprentice_blends_twice() -> None:
    s = morning(FOUR)
    hide_treasures(s, B1="statue 4", C1="chalice 3", D1="statue 5", B2="script 1")
    restore(s, "B1 C1 B2")
    empty_room(s, "B2")
    give(s, 0, "RRYY")
    go(s, "@W 00311")
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert options(s) == ["K", "$"]
    play(s, "K")
    assert options(s) == ["K", "$"]
    play(s, "K")
    assert kept(s, 0) == ["statue 4", "chalice 3"]
    assert treasure_under(s, "D1") == "statue 5"
    assert options(s) == ["O0", "O1", "O2"]
    play(s, "O2")
    assert paints(s, 0) == "OO"
    assert used_maps(s) == [FOUR]
    assert (room(s, "B1"), room(s, "C1"), room(s, "D1"), room(s, "B2")) == ("", "", None, "")


def test_e52_a_statue_is_kept_for_points_or_sold_for_thalers() -> None:
    s = at("T", "02021", {"B1": "statue 5"})
    advance(s)
    keep, sell = after(s, "K"), after(s, "$")
    assert (kept(keep, 0), thalers(keep, 0), sold(keep)) == (["statue 5"], 12, [])
    assert (kept(sell, 0), thalers(sell, 0), sold(sell)) == ([], 17, ["statue 5"])
    assert space(keep, 0) == 1


def advance(s: Fresco) -> Fresco:
    """Others do nothing until a treasure of seat 0 is decided on; she explores as soon as she may."""
    while options(s) != ["K", "$"]:
        play(s, "+" if options(s) == ["+", "-"] else idle(s))
    assert s.to_move() == 0
    return s


@pytest.mark.parametrize("word", sorted(VALUES))
@pytest.mark.parametrize("answer", ["K", "$"])
def test_each_treasure_brings_its_mood_at_once_and_its_thalers_if_sold(word: str, answer: str) -> None:
    s = at("M", "02030", {"B1": word})
    _, money, better = VALUES[word]
    assert options(s) == ["K", "$"]
    play(s, answer)
    assert mood(s, 0) == better
    assert thalers(s, 0) == 12 + (money if answer == "$" else 0)
    assert kept(s, 0) == ([word] if answer == "K" else [])


def test_e53_a_script_with_mood_three_is_sold() -> None:
    s = morning(FOUR)
    s.players[0].mood = -2
    hide_treasures(s, B1="script 1")
    restore(s, "B1")
    go(s, "@M 02030")
    play(s, "$")
    assert (mood(s, 0), thalers(s, 0), kept(s, 0)) == (1, 14, [])


def test_the_mood_never_passes_the_top() -> None:
    s = morning(FOUR)
    s.players[0].mood = 3
    hide_treasures(s, B1="script 1")
    restore(s, "B1")
    go(s, "@M 02030")
    play(s, "K")
    assert mood(s, 0) == 4


def test_3_105_all_open_rooms_are_taken() -> None:
    s = at("M", "02030", {"B1": "statue 5", "C1": "statue 4", "D1": "chalice 3", "B2": "chalice 1"})
    for _ in range(4):
        assert options(s) == ["K", "$"]
        play(s, "K")
    assert kept(s, 0) == ["statue 5", "statue 4", "chalice 3", "chalice 1"]
    assert [room(s, name) for name in FOUR.split()] == [""] * 4


def test_3_105_a_map_leaves_the_game_even_if_nothing_is_found() -> None:
    s = morning(FOUR)
    go(s, "@M 02030")
    assert s.to_move() == 2
    assert used_maps(s) == [FOUR]
    assert (mine(s)["maps"], own_maps(s, 0), mine(s)["laid"]) == (0, [], {})
    finish_round(s)
    rise(s)
    s.ask(0)
    assert options(s)[0] == "M0"


def test_3_105_where_nothing_is_to_be_found_nothing_is_asked() -> None:
    s = morning(FOUR)
    s.log = []
    go(s, "@M 02030")
    assert s.to_move() == 2
    assert [event.values[1] for event in s.log if event.kind.name == "explored"] == [0]


@pytest.mark.parametrize("place", "MCSWT")
def test_3_105_a_map_may_be_left_unused_and_leaves_the_game(place: str) -> None:
    s = declining(place)
    log = told(s, "-")
    assert (kept(s, 0), sold(s), thalers(s, 0), mood(s, 0)) == ([], [], 12, 0)
    assert treasure_under(s, "B1") == "script 1"
    assert used_maps(s) == [FOUR]
    assert (own_maps(s, 0), mine(s)["laid"]) == ([], {})
    lines = [speak(GAME.describe(event.seen_by(SPECTATOR))) for event in log if event.kind.name == "map_unused"]
    assert lines == ["does not use the map of B1 C1 D1 B2"]


def declining(place: str) -> Fresco:
    """Seat 0 may use the map for the last time; a script lies open."""
    s = morning(FOUR)
    hide_treasures(s, B1="script 1")
    restore(s, "B1")
    digits = {"M": "02030", "C": "00023", "S": "02030", "W": "02003", "T": "02030"}[place]
    play_as(s, 0, f"@{place}")
    plan_one(s, 0, digits)
    for seat in (1, 2):
        plan_one(s, seat, IDLE)
    while s.step() != EXPLORE:
        play(s, idle(s))
    return s


@pytest.mark.parametrize("answers", ["- - -", "- - +", "+"])
def test_3_105_who_waits_is_asked_again_when_all_else_is_done(answers: str) -> None:
    """Before the purchase, then after it."""
    s = morning(FOUR)
    lay_market(s, BOOTHS)
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    go(s, "@M 12020")
    assert speak(GAME.question(s)) == "Do you use the map now?"
    play(s, answers)
    assert (options(s) == ["K", "$"]) is answers.endswith("+")
    assert used_maps(s) == [FOUR]


def test_3_105_what_was_left_another_map_may_find() -> None:
    s = morning("B1 C1 D1 B2", "B1 C1 D1")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    for seat in (0, 1):
        play_as(s, seat, "@M")
        plan_one(s, seat, "02030")
    plan_one(s, 2, IDLE)
    play(s, "- + K")
    assert (kept(s, 0), kept(s, 1)) == ([], ["statue 5"])


def test_3_105_the_answers_say_what_they_do() -> None:
    s = declining("S")
    texts = {
        "en": ["take the treasure", "leave what lies there"],
        "fr": ["prendre le trésor", "laisser ce qui s'y trouve"],
        "de": ["den Schatz nehmen", "liegen lassen, was dort ist"],
        "nl": ["de schat nemen", "laten liggen wat er is"],
    }
    for language, words in texts.items():
        assert [speak(GAME.explain(s, move), language) for move in s.options] == words
    assert [GAME.target(s, move) for move in s.options] == ["column-2", "done"]


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_105_the_choice_is_there_in_every_guess(who: int) -> None:
    s = declining("S")
    for seed in range(4):
        guess = GAME.determinize(s, who, seed)
        assert (guess.step(), guess.to_move(), guess.argument()) == (EXPLORE, 0, LATE)


def test_a_map_that_is_not_laid_is_kept() -> None:
    s = morning(FOUR)
    go(s, "- 02030")
    finish_round(s)
    assert own_maps(s, 0) == [FOUR]
    assert used_maps(s) == []


def test_3_106_rooms_outside_the_map_stay_as_they_are() -> None:
    s = at("M", "02030", {"B1": "statue 5"})
    restore(s, "E5")
    before = treasure_under(s, "E5")
    play(s, "K")
    assert treasure_under(s, "E5") == before
    assert kept(s, 0) == ["statue 5"]


def test_3_106_a_room_explored_by_an_earlier_player_is_empty() -> None:
    s = morning("B1 C1 D1 B2", "B1 C1 D1", times="8 7 9")
    hide_treasures(s, B1="statue 5", B2="statue 4")
    restore(s, "B1 B2")
    go(s, "@M 02030", "@M 02030")
    assert s.to_move() == 1
    play(s, "K")
    assert s.to_move() == 0
    play(explored(s), "K")
    assert (kept(s, 1), kept(s, 0)) == (["statue 5"], ["statue 4"])


def test_maps_at_one_location_are_used_in_the_order_of_waking_up() -> None:
    s = morning("B1 C1 D1 B2", "B1 C1 D1")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    go(s, "@M 02030", "@M 02030")
    assert s.to_move() == 0
    play(s, "K")
    assert s.to_move() == 2
    assert kept(s, 1) == []
    assert sorted(used_maps(s)) == ["B1 C1 D1", FOUR]


def test_3_107_the_room_just_opened_counts_for_the_map_afterwards() -> None:
    s = morning(FOUR)
    lay(s, B1="3 RYB")
    hide_treasures(s, B1="statue 5")
    give(s, 0, "RYB")
    go(s, "@C 01220")
    assert "B1" in options(s)  # nothing to find yet, so it is not asked when
    play(s, "B1")
    play(explored(s), "K")
    assert kept(s, 0) == ["statue 5"]


@pytest.mark.parametrize(("answer", "found"), [("+", ["statue 4"]), ("-", ["statue 5", "statue 4"])])
def test_3_107_before_or_after_the_apprentice_is_the_players_choice(answer: str, found: list[str]) -> None:
    s = morning(FOUR)
    lay(s, B1="3 RYB")
    hide_treasures(s, B1="statue 5", B2="statue 4")
    restore(s, "B2")
    give(s, 0, "RYB")
    go(s, "@C 01220")
    assert options(s) == ["+", "-"]
    play(s, answer)
    if answer == "+":
        play(s, "K B1")
    else:
        play(s, "B1 + K K")
    assert kept(s, 0) == found
    assert treasure_under(s, "B1") == ("statue 5" if answer == "+" else "")
    assert used_maps(s) == [FOUR]


def test_3_7_thalers_of_a_treasure_sold_first_may_be_spent_at_the_market() -> None:
    s = morning(FOUR)
    lay_market(s, BOOTHS)
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    give(s, 0, "", 0)
    go(s, "@M 12020")
    assert options(s) == ["+", "-"]
    later = after(s, "-")
    assert not {"1.1", "3.1"} & set(options(later))
    play(s, "+ $")
    assert "3.1" in options(s)
    play(s, "3.1")
    assert (paints(s, 0), thalers(s, 0)) == ("RRR", 5 - 2)


def test_3_7_afterwards_means_when_all_other_work_there_is_done() -> None:
    s = morning(FOUR)
    lay_market(s, BOOTHS)
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    go(s, "@M 12020")
    play(s, "- X1")
    assert options(explored(s)) == ["K", "$"]
    play(s, "$")
    assert thalers(s, 0) == 17
    assert market(s)[0] == []


def test_3_7_without_an_apprentice_there_it_is_not_asked_when() -> None:
    s = morning(FOUR)
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    play_as(s, 0, "@S")
    for seat, digits in enumerate(["02030", IDLE, IDLE]):
        plan_one(s, seat, digits)
    assert speak(GAME.question(s)) == "Do you use the map? It leaves the game in any case."
    play(s, "+")
    assert options(s) == ["K", "$"]


def test_3_7_a_map_used_first_comes_before_the_dame() -> None:
    """Its thaler may pay for her: in the second cathedral she is of no use without money."""
    s = morning(FOUR, modules="12,13", left=LAST, brides="pink")
    hide_treasures(s, B2="statue 5")
    give(s, 0, "", 0)
    go(s, "@D @D 02201")
    if options(s) == ["+", "-"]:
        play(s, "+")
    assert options(s) == ["K", "$"]
    play(s, "$")
    assert "*E5" in options(s)
    play(s, "*E5")
    assert bishop(s) == "E5"


def test_3_7_a_map_used_last_comes_after_the_dame() -> None:
    s = morning(FOUR, modules="12,13", brides="pink")
    s.players[0].mood = 2
    hide_treasures(s, B1="script 1")
    restore(s, "B1")
    go(s, "@T @T 02030")
    while options(s) != ["+", "-"]:
        play(s, idle(s))
    first = play(after(s, "+ K"), "+")
    assert mood(first, 0) == 0
    play(s, "- +")
    assert options(explored(s)) == ["K", "$"]
    play(s, "K")
    assert mood(s, 0) == 3


def test_3_7_the_map_comes_before_the_pennies_are_thrown() -> None:
    s = morning(FOUR, modules="4,13")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    go(s, "@M L1 12020")
    assert options(s) == ["+", "-"]
    play(s, "+ $")
    assert options(s) == ["L0", "L1"]
    assert pennies(s, 0) == 3 - 1


def test_the_apprentice_beside_the_map_works_in_the_studio_too() -> None:
    s = at("S", "02120", {"B1": "statue 5"})
    advance(s)
    play(s, "$")
    finish_round(s)
    assert thalers(s, 0) == 12 + 5 + 3


def test_the_apprentice_beside_the_map_may_take_a_portrait() -> None:
    s = morning(FOUR, modules="1,13")
    open_portraits(s, "patron", "muse")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    go(s, "@S 02120")
    assert options(s) == ["+", "-"]
    play(s, "+ $ P1")
    assert thalers(s, 0) == 12 + 5 + 7 + 3


def test_the_map_and_the_guild_at_the_workshop() -> None:
    s = morning(FOUR, modules="13,17")
    set_guild(s, "BG")
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    give(s, 0, "RY")
    go(s, "@W 02210")
    play(s, "- R/B +G")
    assert paints(s, 0) == "G"
    assert options(explored(s)) == ["K", "$"]


# --- keeping and selling


def test_3_108_treasures_come_in_the_order_of_the_rooms() -> None:
    s = at("M", "02030", {"B1": "script 1", "D1": "script 2", "B2": "chalice 2"})
    play(s, "$")
    assert thalers(s, 0) == 14
    play(s, "K")
    assert mood(s, 0) == 4
    assert thalers(s, 0) == 14
    play(s, "$")
    assert (thalers(s, 0), kept(s, 0), sold(s)) == (17, ["script 2"], ["script 1", "chalice 2"])


def test_3_108_the_mood_improves_before_the_treasure_is_sold_or_kept() -> None:
    s = at("M", "02030", {"B1": "script 1", "C1": "chalice 2"})
    assert options(s) == ["K", "$"]
    assert mood(s, 0) == 3
    play(s, "K")
    assert mood(s, 0) == 4


def test_3_108_of_two_equal_scripts_the_second_is_sold() -> None:
    s = at("M", "02030", {"B1": "script 5", "C1": "script 5"})
    assert options(s) == ["K", "$"]
    keep = after(s, "K")
    assert keep.to_move() == 2  # the other is sold without asking
    assert (kept(keep, 0), thalers(keep, 0), sold(keep)) == (["script 5"], 16, ["script 5"])
    play(s, "$")
    assert options(s) == ["K", "$"]
    play(s, "K")
    assert (kept(s, 0), thalers(s, 0)) == (["script 5"], 16)


@pytest.mark.parametrize("volume", [1, 2, 3, 4, 5])
def test_a_second_script_of_a_volume_is_sold_but_its_mood_counts(volume: int) -> None:
    s = morning(FOUR)
    keep_treasures(s, 0, f"script {volume}")
    hide_treasures(s, B1=f"script {volume}")
    restore(s, "B1")
    go(s, "@M 02030")
    _, money, better = VALUES[f"script {volume}"]
    assert s.to_move() == 2
    assert (mood(s, 0), thalers(s, 0)) == (better, 12 + money)
    assert kept(s, 0) == sold(s) == [f"script {volume}"]


def test_another_players_script_forces_nobody_to_sell() -> None:
    s = morning(FOUR)
    keep_treasures(s, 1, "script 5")
    hide_treasures(s, B1="script 5")
    restore(s, "B1")
    go(s, "@M 02030")
    assert options(s) == ["K", "$"]


def test_equal_statues_and_chalices_may_all_be_kept() -> None:
    s = at("M", "02030", {"B1": "statue 5", "C1": "statue 5", "D1": "chalice 3", "B2": "chalice 3"})
    play(s, "K K K K")
    assert kept(s, 0) == ["statue 5", "statue 5", "chalice 3", "chalice 3"]


def test_3_108_a_kept_treasure_is_never_sold_later() -> None:
    s = at("M", "02030", {"B1": "statue 5"})
    play(s, "K")
    money = thalers(s, 0)
    for _ in range(2):
        number = s.round
        while s.round == number:
            assert "$" not in options(s)
            play(s, idle(s))
    assert (kept(s, 0), thalers(s, 0)) == (["statue 5"], money)


def test_mood_from_a_treasure_counts_for_apprentices_from_the_next_morning() -> None:
    s = at("M", "02030", {"B1": "script 1"})
    assert int(s.players[0].healthy()) == 5
    play(s, "K")
    finish_round(s)
    assert mood(s, 0) == 3
    while not s.awake:
        if s.argument() == 0:
            play(s, "8:00")
        else:
            play(s, next(move for move in options(s) if move in ("9:00", "7:00", "-")))
    assert (mood(s, 0), int(s.players[0].healthy())) == (3, 6)


# --- who sees what


def test_a_treasure_is_open_to_all_when_its_tile_is_removed() -> None:
    s = morning(TWO)
    lay(s, B1="3 RYB")
    hide_treasures(s, B1="script 3")
    give(s, 0, "RYB")
    go(s, "- 02030")
    for who in (0, 1, 2, SPECTATOR):
        assert room(s, "B1", who) is None
    play(s, "B1")
    for who in (0, 1, 2, SPECTATOR):
        shown = cast(dict[str, Any], room(s, "B1", who))
        expected = shape("script 3")
        assert {key: shown[key] for key in ("name", "volume", "thalers", "mood")} == {
            key: expected[key] for key in ("name", "volume", "thalers", "mood")
        }
    assert room(s, "B1") == room(s, "B1", 0)


@pytest.mark.parametrize("word", ["statue 4", "chalice 2"])
def test_an_open_statue_or_chalice_shows_its_points(word: str) -> None:
    s = morning()
    hide_treasures(s, B1=word)
    restore(s, "B1")
    assert room(s, "B1") == shape(word)


def test_3_12_kept_treasures_are_private_and_their_number_is_public() -> None:
    s = at("M", "02030", {"B1": "statue 5", "C1": "script 4"})
    play(s, "K K")
    assert [treasure["name"] for treasure in mine(s)["kept"]] == ["treasure-statue", "treasure-script"]
    for who in (1, 2, SPECTATOR):
        assert mine(s, 0, who)["kept"] is None
        assert mine(s, 0, who)["treasures"] == 2


@pytest.mark.parametrize("who", [0, 1, SPECTATOR])
def test_3_12_covered_treasures_are_hidden_from_all(who: int) -> None:
    s = morning(FOUR)
    keep_treasures(s, 2, "statue 5")
    other = s.copy()
    rooms = catacombs_of(other).rooms
    rooms[0], rooms[24] = rooms[24], rooms[0]
    assert view(s, who) == view(other, who)
    assert GAME.determinize(s, who, 5).key() == GAME.determinize(other, who, 5).key()


@pytest.mark.parametrize("who", [1, 2, SPECTATOR])
def test_3_12_others_maps_are_hidden(who: int) -> None:
    s, other = morning(FOUR), morning("E1 E2 E3 E4")
    assert view(s, who) == view(other, who)
    assert GAME.determinize(s, who, 5).key() == GAME.determinize(other, who, 5).key()


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_guesses_deal_hidden_maps_and_treasures_afresh(who: int) -> None:
    s = morning(f"{FOUR} / {THREE}", TWO)
    keep_treasures(s, 2, "statue 5", "script 1")
    restore(s, "A1 E5")
    maps, hidden = set(), set()
    for seed in range(20):
        guess = GAME.determinize(s, who, seed)
        assert view(guess, who) == view(s, who)
        assert sorted(len(rooms.split()) for rooms in own_maps(guess, 0)) == [3, 4]
        maps.add(tuple(own_maps(guess, 0)))
        hidden.add(treasure_under(guess, "C3"))
        for name in ("A1", "E5"):
            assert treasure_under(guess, name) == treasure_under(s, name)
    assert (len(maps) == 1) == (who == 0)
    assert len(hidden) > 3


@pytest.mark.parametrize("place", ["M", "W"])
@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_asks_the_same_of_an_explorer(who: int, place: str) -> None:
    s = morning(FOUR)
    hide_treasures(s, B1="statue 5", C1="script 2")
    restore(s, "B1 C1")
    give(s, 0, "RY")
    go(s, f"@{place} 00311" if place == "W" else f"@{place} 00320")
    while s.to_move() == 0 and s.round == 2 and options(s)[0] in ("+", "K"):
        for seed in range(5):
            guess = GAME.determinize(s, who, seed)
            assert view(guess, who) == view(s, who)
            assert (guess.to_move(), options(guess)) == (0, options(s))
            assert treasure_under(guess, "C1") == treasure_under(s, "C1")
        play(s, options(s)[0])
    assert len(kept(s, 0)) == 2


def test_nobody_learns_of_a_map_that_was_laid_before_plans_are_revealed_in_guesses() -> None:
    keys = []
    for answer in ("@M", "@T", "-"):
        s = morning(FOUR)
        play_as(s, 0, answer)
        plan_one(s, 0, "11111")
        keys.append(GAME.determinize(s, 1, 7).key())
    assert keys[0] == keys[1] == keys[2]


# --- final scoring


def finale(*treasures: str, others: tuple[str, ...] = (), times: str = "7 8 9", **more: Any) -> Fresco:
    """The final round, about to be planned; these treasures are kept by seat 0, those by seat 1; nobody has thalers."""
    s = evening(left=LAST, **more)
    keep_treasures(s, 0, *treasures)
    keep_treasures(s, 1, *others)
    rise(s, times)
    for seat in range(len(s.players)):
        give(s, seat, "", 0)
    return s


@pytest.mark.parametrize(
    ("words", "points"),
    [
        (("statue 5",), 5),
        (("statue 5", "statue 5", "statue 3"), 13),
        (("chalice 1", "chalice 2", "chalice 3"), 6),
        (("script 1",), 1),
        (("script 5",), 5),
        (("script 1", "script 5"), 10),
        (("script 4", "script 2"), 8),
        (("script 1", "script 2", "script 3", "script 4", "script 5"), 25),
        (("statue 4", "chalice 2", "script 3", "script 2"), 4 + 2 + 6),
        ((), 0),
    ],
)
def test_treasures_score_in_the_end(words: tuple[str, ...], points: int) -> None:
    s = go(finale(*words))
    assert s.over()
    assert treasure_points(s) == [points, 0, 0]
    assert sum(int(values[0]) for values in GAME.result(s).sources.values()) >= points


def test_e54_three_different_volumes_with_the_highest_four_are_worth_twelve() -> None:
    assert treasure_points(go(finale("script 4", "script 1", "script 2"))) == [12, 0, 0]


def test_e52_a_kept_statue_scores_five_at_the_end() -> None:
    s = go(finale("statue 5"))
    assert space(s, 0) == 6
    assert treasure_points(s) == [5, 0, 0]


def test_3_5_all_treasures_are_one_score() -> None:
    s = finale("statue 5", "statue 5")
    stand(s, 1, 6, 30)
    go(s)
    assert space(s, 0) == 11
    assert GAME.result(s).sources["track"][0] == 0


@pytest.mark.parametrize(("times", "spaces"), [("7 8 9", [11, 12, 30]), ("8 7 9", [12, 11, 30])])
def test_3_123_treasures_are_scored_in_wake_up_order_and_ahead_of_a_taken_space(times: str, spaces: list[int]) -> None:
    s = finale("statue 5", "statue 5", others=("statue 4", "script 1"), times=times)
    stand(s, 1, 6, 30)
    go(s)
    assert [space(s, marker) for marker in range(3)] == spaces


def test_3_123_treasures_come_before_money() -> None:
    s = finale("statue 5")
    stand(s, 1, 6, 30)
    give(s, 0, thalers=4)
    go(s)
    assert space(s, 0) == 9  # 1 + 5 is taken: 7; then 2 for money


def test_maps_left_over_score_nothing() -> None:
    s = rise(evening(f"{FOUR} / {TWO}", left=LAST))
    for seat in range(3):
        give(s, seat, "", 0)
    go(s, "- - 02003")
    assert s.over()
    assert GAME.result(s).sources["treasures"] == [0, 0, 0]
    assert space(s, 0) == 1


def test_3_10_treasures_score_too_when_the_fresco_is_completed_early() -> None:
    s = morning()
    keep_treasures(s, 1, "script 3", "script 2")
    leave(s, "A1")
    put_bishop(s, "E5")
    tile = GAME.box.tiles[s.fresco[0]]
    give(s, 0, tile.cost.letters)
    go(s, "02030")
    play(s, "A1")
    while not s.over():
        play(s, idle(s))
    assert treasure_points(s) == [0, 6, 0]


# --- the final round


def test_a_map_in_the_second_cathedral_is_used_after_the_workshop() -> None:
    s = rise(evening(FOUR, left="A1 B1 C1 D1 E1 A2"))
    hide_treasures(s, B2="statue 5")
    for seat in range(3):
        give(s, seat, "", 0)
    give(s, 0, "RY")
    go(s, "@D 00131")
    play(s, "O1")
    if options(s) == ["+", "-"]:
        play(s, "+")
    assert options(s) == ["K", "$"]
    play(s, "$")
    assert s.over()
    assert GAME.result(s).sources["money"][0] == (5 + 3) // 2


def test_3_107_a_room_opened_in_the_first_cathedral_is_explored_from_the_second() -> None:
    s = rise(evening(FOUR, left=LAST))
    hide_treasures(s, B1="statue 5")
    tile = GAME.box.tiles[s.fresco[NAMES.index("B1")]]
    give(s, 0, tile.cost.letters)
    go(s, "@D 02030")
    play(s, "B1")
    while s.step() != EXPLORE:
        play(s, idle(s))
    play(s, "+ K")
    assert kept(s, 0) == ["statue 5"]


# --- two players


def two(times: str = "8 9 7", left: str = "", top: str = TWO) -> Fresco:
    """Leonardo has woken up, in round 1 or in the final round; the top maps are FOUR, THREE and this."""
    s = without_paints(table(2, modules="13"))
    if left:
        leave(s, left)
        tidy(finish_round(s))
        assert s.final
    for rooms in (FOUR, THREE, top):
        next_map(s, rooms)
    hours = times.split()
    while not s.awake and options(s)[0][0] != "@":
        play(s, f"{hours[int(s.argument())]}:00" if options(s)[0].endswith(":00") else "-")
    return s


@pytest.mark.parametrize(("hour", "top", "left"), [(5, FOUR, [5, 8, 8]), (6, THREE, [6, 7, 8]), (7, TWO, [6, 8, 7])])
def test_3_131_leonardo_takes_a_map_free_and_his_steerer_lays_it_at_once(hour: int, top: str, left: list[int]) -> None:
    s = two(f"8 9 {hour}")
    assert s.to_move() == 0
    assert options(s) == ["@M", "@C", "@S", "@W", "@T"]
    play(s, "@S")
    assert stacks(s) == left
    assert laid_maps(s, LEONARDO) == {"S": top}
    for who in (0, 1, SPECTATOR):
        assert seen(s, who)["leonardo"]["laid"] == {"place-studio": top.split()}
    assert (thalers(s, 0), thalers(s, 1)) == (12, 12)
    assert s.awake


@pytest.mark.parametrize("hour", [8, 9])
def test_3_131_at_eight_and_nine_leonardo_takes_no_map(hour: int) -> None:
    s = two(f"{17 - hour} 7 {hour}")
    assert s.awake
    assert stacks(s) == [6, 8, 8]


def test_3_131_with_an_empty_stack_leonardo_takes_no_map() -> None:
    s = without_paints(table(2, modules="13"))
    leave_maps(s, 5, 0)
    play(s, "8:00 9:00 5:00")
    assert s.awake
    assert laid_maps(s, LEONARDO) == {}


def test_3_131_the_last_map_of_a_stack_may_be_leonardos() -> None:
    s = without_paints(table(2, modules="13"))
    leave_maps(s, 5, 1)
    play(s, "8:00 9:00 5:00 @W")
    assert len(laid_maps(s, LEONARDO)) == 1


def test_3_131_leonardo_keeps_every_treasure() -> None:
    s = two(top=TWO)
    hide_treasures(s, D5="statue 5", E5="script 1")
    play(s, "@S")
    restore(s, "D5 E5")
    moods = (mood(s, 0), mood(s, 1))
    go(s)
    while s.column < 3 and s.round == 1:
        assert options(s) != ["K", "$"]
        play(s, idle(s))
    assert kept(s, LEONARDO) == ["statue 5", "script 1"]
    assert (mood(s, 0), mood(s, 1)) == moods
    assert (room(s, "D5"), room(s, "E5")) == ("", "")
    assert [treasure["name"] for treasure in seen(s)["leonardo"]["treasures"]] == ["treasure-statue", "treasure-script"]
    assert used_maps(s) == [TWO]
    assert laid_maps(s, LEONARDO) == {}


def test_3_131_leonardo_keeps_repeated_scripts() -> None:
    s = two(top=TWO)
    hide_treasures(s, D5="script 5", E5="script 5")
    play(s, "@S")
    restore(s, "D5 E5")
    finish_round(go(s))
    assert kept(s, LEONARDO) == ["script 5", "script 5"]
    assert sold(s) == []


@pytest.mark.parametrize("leonardo_first", [True, False])
def test_3_131_his_map_is_used_in_his_wake_up_place(leonardo_first: bool) -> None:
    s = without_paints(table(2, modules="13"))
    give_maps(s, 0, "D5 E5")
    finish_round(s)
    tidy(s)
    next_map(s, "B5 C5 D5")
    next_map(s, "A3 A4")
    hide_treasures(s, D5="statue 5")
    hours = ["8", "9", "6"] if leonardo_first else ["5", "9", "6"]
    while not s.awake:
        texts = options(s)
        play(s, f"{hours[int(s.argument())]}:00" if texts[0].endswith(":00") else "@S" if "@S" in texts else "-")
    restore(s, "D5")
    s.players[0].mood = 0
    plan = "02030" if leonardo_first else "01030"
    go(s, f"@S {plan}")
    while s.column < 3 and s.round == 2:
        play(s, "K" if options(s) == ["K", "$"] else "+" if s.step() == EXPLORE else idle(s))
    assert kept(s, LEONARDO) == (["statue 5"] if leonardo_first else [])
    assert kept(s, 0) == ([] if leonardo_first else ["statue 5"])


def cathedral_map(answer: str) -> Fresco:
    """Leonardo's map lies on the cathedral; D2 is open, C2 he restores himself."""
    s = two(top="C2 D2")
    hide_treasures(s, C2="statue 5", D2="statue 4")
    play(s, "@C")
    restore(s, "D2")
    go(s)
    while options(s) != ["+", "-"]:
        assert s.column < 2
        play(s, idle(s))
    assert s.to_move() == 0
    play(s, answer)
    assert "C2" in options(s)
    return play(s, "C2")


def test_3_131_before_or_after_his_own_action_is_the_steerers_choice() -> None:
    first, last = cathedral_map("+"), cathedral_map("-")
    assert kept(first, LEONARDO) == ["statue 4"]
    assert kept(last, LEONARDO) == ["statue 5", "statue 4"]
    assert room(first, "C2") == shape("statue 5")
    assert used_maps(first) == used_maps(last) == ["C2 D2"]


def test_3_131_a_room_he_opens_himself_counts_afterwards() -> None:
    s = two(top="C2 D2")
    hide_treasures(s, C2="statue 5")
    play(s, "@C")
    go(s)
    while "C2" not in options(s):
        play(s, idle(s))
    play(s, "C2")
    finish_round(s)
    assert kept(s, LEONARDO) == ["statue 5"]


def test_3_131_on_the_market_he_still_closes_a_booth() -> None:
    s = two(top=TWO)
    hide_treasures(s, D5="statue 5")
    play(s, "@M")
    restore(s, "D5")
    go(s)
    closed = False
    while s.column < 1:
        closed |= "X1" in options(s)
        play(s, "+" if options(s) == ["+", "-"] else options(s)[0])
    assert closed
    assert kept(s, LEONARDO) == ["statue 5"]


def test_3_131_in_the_final_round_his_sheet_keeps_the_theater() -> None:
    s = two(left=f"{LAST} C2", times="8 9 7")
    assert options(s) == ["@M", "@C", "@S", "@W", "@T"]
    open_room = next(name for name in TWO.split() if s.fresco[NAMES.index(name)] < 0)
    word = treasure_under(s, open_room)
    play(s, "@T")
    for player in range(2):
        give(s, player, "", 0)
    s.players[0].mood = s.players[1].mood = 0
    before = space(s, LEONARDO)
    go(s)
    while not s.over():
        play(s, idle(s))
    assert word in kept(s, LEONARDO)
    assert space(s, LEONARDO) > before


def test_3_131_his_treasures_score_like_a_players_and_repeats_nothing() -> None:
    s = two(left=f"{LAST} C2", times="6 7 8")
    keep_treasures(s, LEONARDO, "script 4", "script 4", "script 1", "statue 3")
    for player in range(2):
        give(s, player, "", 0)
    before = space(s, LEONARDO)
    go(s)
    while not s.over():
        play(s, idle(s))
    assert space(s, LEONARDO) == before + 2 * 4 + 3
    assert [int(number) for number in GAME.result(s).sources["treasures"]] == [0, 0]


@pytest.mark.parametrize(("times", "spaces"), [("7 9 8", [11, 12]), ("9 7 8", [12, 11])])
def test_3_123_leonardo_scores_in_his_wake_up_place(times: str, spaces: list[int]) -> None:
    s = two(left=f"{LAST} C2", times=times)
    keep_treasures(s, 0, "statue 5", "statue 5")
    keep_treasures(s, LEONARDO, "statue 4")
    for player in range(2):
        give(s, player, "", 0)
    stand(s, 1, 40, 7)
    go(s)
    while not s.over():
        play(s, idle(s))
    assert [space(s, 0), space(s, LEONARDO)] == spaces


def test_3_131_where_the_order_changes_nothing_his_steerer_is_not_asked() -> None:
    s = without_paints(table(2, modules="1,13"))
    next_map(s, TWO)
    hide_treasures(s, D5="statue 5")
    play(s, "8:00 9:00 7:00 @S")
    restore(s, "D5")
    go(s)
    while s.column < 2:
        play(s, options(s)[0])
    assert options(s) == ["P1", "P2"]
    play(s, "P1")
    assert kept(s, LEONARDO) == ["statue 5"]


def test_3_131_in_the_final_round_his_map_serves_in_the_cathedral_where_he_does_nothing() -> None:
    s = two(left=f"{LAST} C2", times="8 9 7")
    play(s, "@C")
    go(s)
    while not s.over():
        assert options(s)[0] not in NAMES or s.to_move() != LEONARDO
        play(s, idle(s))
    assert len(kept(s, LEONARDO)) == 2
    assert sum(1 for tile in s.fresco if tile >= 0) == 6


def test_3_131_a_map_that_finds_nothing_leaves_the_game() -> None:
    s = play(two(top=TWO), "@W")
    finish_round(go(s))
    assert (kept(s, LEONARDO), used_maps(s)) == ([], [TWO])


def test_3_132_in_the_second_round_the_other_player_lays_his_map() -> None:
    s = tidy(finish_round(go(rise(without_paints(table(2, modules="13")), "7 8 9"))))
    hours = ["8:00", "9:00", "6:00"]
    while options(s)[0][0] != "@":
        play(s, hours[int(s.argument())])
    assert s.to_move() == 1
    assert options(s) == ["@M", "@C", "@S", "@W", "@T"]


def test_leonardo_opens_a_treasure_for_all() -> None:
    s = go(rise(without_paints(table(2, modules="13")), "7 8 9"))
    while options(s)[0] not in NAMES:
        play(s, idle(s))
    name = options(s)[0]
    word = treasure_under(s, name)
    play(s, name)
    assert cast(dict[str, Any], room(s, name))["name"] == f"treasure-{word.split()[0]}"
    assert leonardo(s, "segment") == NAMES.index(name)


# --- other modules


def test_3_57_a_sold_treasure_pays_an_unfinished_certificate_first() -> None:
    s = morning(FOUR, modules="8,13")
    owe(s, 0, "6 5 3", 3)
    hide_treasures(s, B1="statue 5", C1="statue 4")
    restore(s, "B1 C1")
    go(s, "- @M 02030")
    play(s, "$")
    assert unfinished(s, 0) == []
    assert thalers(s, 0) == 12 + 2
    play(s, "$")
    assert thalers(s, 0) == 12 + 6


def test_3_57_so_does_a_script_that_must_be_sold() -> None:
    s = morning(FOUR, modules="8,13")
    owe(s, 0, "6 5 3", 1)
    keep_treasures(s, 0, "script 5")
    hide_treasures(s, B1="script 5")
    restore(s, "B1")
    go(s, "- @M 02030")
    assert unfinished(s, 0) == [("6 5 3", 5)]
    assert thalers(s, 0) == 12


def test_paying_in_comes_before_the_map() -> None:
    s = evening(modules="8,13")
    owe(s, 0, "6 5 3", 3)
    while s.argument() != 0:
        play(s, idle(s))
    play(s, "7:00")
    assert options(s) == ["$0", "$1", "$2", "$3"]
    play(s, "$1")
    assert options(s) == ["+", "-"]


def test_a_dome_tile_and_the_treasure_below_it() -> None:
    s = morning(modules="13,15")
    lay(s, B2="3 RYB")
    hide_treasures(s, B2="statue 5")
    dome = hidden_dome(s, "B2")
    give(s, 0, "RYB")
    go(s, "02030")
    assert room(s, "B2") is None
    play(s, "B2")
    assert domes(s, 0) == [dome]
    assert room(s, "B2") == shape("statue 5")


def test_3_123_treasures_come_before_domes() -> None:
    s = finale("statue 5", modules="13,15")
    give_domes(s, 0, "4 GR")
    give(s, 0, "GR")
    stand(s, 1, 6, 30)
    go(s, "30002")
    while not s.over():
        play(s, idle(s))
    assert GAME.result(s).sources["dome"][0] == 4
    assert space(s, 0) == 11  # 1 + 5 is taken: 7; then 4


def test_3_123_treasures_come_after_the_bells() -> None:
    s = finale("statue 4", modules="8,13")
    give_certificates(s, 0, "8 6 6")
    stand(s, 1, 5, 30)
    go(s)
    while not s.over():
        play(s, idle(s))
    sources = GAME.result(s).sources
    assert sources["bells"][0] > 4
    assert sources["track"][0] == 0
    assert space(s, 0) == 1 + sources["bells"][0] + 4


def test_the_map_and_the_barrel() -> None:
    s = morning(FOUR, modules="13,16")
    lay_market(s, BOOTHS)
    hide_treasures(s, B1="statue 5")
    restore(s, "B1")
    give(s, 0, "", 0)
    go(s, "@M 12020")
    play(s, "+ $")
    assert "BAG" in options(s)
    play(s, "BAG")
    assert thalers(s, 0) == 5 - 2


def test_3_84_an_ill_apprentice_restores_and_the_map_is_used_afterwards() -> None:
    s = evening(FOUR, modules="10,13")
    for seat in range(3):
        make_ill(s, seat, 1 if seat == 0 else 0)
    next_infections(s, "market")
    rise(s)
    lay(s, B1="3 RYB")
    hide_treasures(s, B1="statue 5")
    put_bishop(s, "E5")
    give(s, 0, "RYB")
    play_as(s, 0, "@C")
    play_as(s, 0, "M0")
    play_as(s, 0, "C0+1")
    while 0 in planners(s):
        s.ask(0)
        play_as(s, 0, "S1" if "S1" in options(s) else options(s)[-1])
    go(s)
    play(s, "B1")
    assert options(explored(s)) == ["K", "$"]
    play(s, "K")
    assert kept(s, 0) == ["statue 5"]


# --- whole games


def census(s: Fresco) -> None:
    """Every treasure is under a segment, kept, sold or being decided on; every map somewhere once."""
    public = seen(s)
    markers = [*range(len(s.players)), *([LEONARDO] if len(s.players) == 2 else [])]
    hidden = [treasure_under(s, name) for name in NAMES]
    held = [word for marker in markers for word in kept(s, marker)]
    known = Counter([word for word in hidden if word] + held + sold(s))
    missing = BOX - known
    assert not known - BOX
    assert missing.total() == len(public["found"])
    for seat in range(len(s.players)):
        scripts = [word for word in kept(s, seat) if word.startswith("script")]
        assert len(scripts) == len(set(scripts))
    covered = [name for name in NAMES if s.fresco[NAMES.index(name)] >= 0]
    assert [name for name in NAMES if room(s, name) is None] == covered


@pytest.mark.parametrize(
    ("players", "modules"),
    [(2, "13"), (3, "13"), (4, "13"), (2, "12,13"), (3, "1,4,6,13"), (2, "all"), (3, "10,13,15")],
)
def test_nothing_is_lost_in_a_whole_game(players: int, modules: str) -> None:
    s = GAME.new(players, 8, {"modules": modules})
    whole = GAME.pieces(s)
    dice = Random(players)
    number = found = 0
    while not s.over():
        if number % 15 == 0:
            census(s)
        assert GAME.pieces(s) == whole
        if number % 60 == 0:
            for who in (SPECTATOR, *range(players)):
                guess = GAME.determinize(s, who, number)
                assert view(guess, who) == view(s, who)
                assert GAME.pieces(guess) == whole
        texts = options(s)
        found += texts == ["K", "$"]
        liked = [text for text in texts if text[0] in "@+" or text in NAMES or text in ("5:00", "6:00", "7:00")]
        play(s, dice.choice(liked) if liked and dice.random() < 0.8 else dice.choice(texts))
        number += 1
    census(s)
    assert GAME.pieces(s) == whole
    assert found > 0 or modules == "all"  # there so much else goes on
    result = GAME.result(s)
    for seat in range(players):
        assert sum(values[seat] for values in result.sources.values()) == result.scores[seat]


# --- notation


def test_what_is_offered_reads_back_in_small_letters_too() -> None:
    s = at("W", "02210", {"B1": "statue 5"})
    for move in ("+", "k"):
        while options(s) not in (["+", "-"], ["K", "$"]):
            play(s, idle(s))
        for option in s.options:
            text = GAME.write(s, option)
            assert GAME.read(s, text) == option
            assert GAME.read(s, text.lower()) == option
        if move.upper() in options(s):
            play(s, move)
    assert kept(s, 0) == ["statue 5"]


@pytest.mark.parametrize("move", ["+", "-", "S", "KK", "5", "$5"])
def test_nonsense_is_refused(move: str) -> None:
    s = at("M", "02030", {"B1": "statue 5"})
    with pytest.raises((BadNotation, IllegalMove)):
        s.push(GAME.read(s, move))


assert sorted(set(TREASURES)) == sorted(BOX)
