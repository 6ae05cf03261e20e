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
from bottega.i18n import speak
from tests.games.fresco.board import GAME, IDLE, LEONARDO, NAMES
from tests.games.fresco.modules.m13_catacombs.pieces import MAPS, TREASURES
from tests.games.fresco.scene import Scene, along, new_game, scene

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


@cache
def prepared(maps: tuple[str, ...], players: int, modules: str, left: str, brides: str) -> Scene:
    s = scene(modules, players).without_paints()
    for seat, words in enumerate(maps):
        s.give_maps(seat, *[word.strip() for word in words.split("/") if word.strip()])
    for bride in brides.split():
        s.marry(0, bride)
    if left:
        s.leave(left)
    return s.finish_round().tidy()


def evening(*maps: str, players: int = 3, modules: str = "13", left: str = "", brides: str = "") -> Scene:
    """The second round begins; each seat has these maps, `A1 B1 / D5 E5`. With six segments left it is the last."""
    return prepared(maps, players, modules, left, brides).copy()


def morning(*maps: str, times: str = "7 8 9 6", **more: Any) -> Scene:
    """All are awake and about to plan; the last can blend, so that the round does not end at once."""
    s = evening(*maps, **more).rise(times)
    return s.give(len(s.players) - 1, "RY")


def at(place: str, digits: str, rooms: dict[str, str], chart: str = FOUR, **more: Any) -> Scene:
    """Seat 0 comes to a place with a map; these rooms of it are open, with these treasures."""
    return morning(chart, **more).hide_treasures(**rooms).restore(" ".join(rooms)).explore(f"@{place} {digits}")


def mine(s: Scene, seat: int = 0, who: int | None = None) -> dict[str, Any]:
    """A player's part as they or another see it."""
    return cast(list[dict[str, Any]], s.part("catacombs", seat if who is None else who)["players"])[seat]


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


def room(s: Scene, name: str, who: int = SPECTATOR) -> object:
    return s.part("catacombs", who)["rooms"][NAMES.index(name)]


def treasure_points(s: Scene) -> list[int]:
    return [int(number) for number in s.result().sources["treasures"]]


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_treasure_lies_hidden_under_every_tile_and_maps_lie_at_three_hours(players: int) -> None:
    s = scene("13", players)
    for who in (SPECTATOR, *range(players)):
        s.shows("catacombs", who, rooms=[None] * 25, stacks=[6, 8, 8], hours=[5, 6, 7], price=1)
    assert Counter(s.treasure_under(name) for name in NAMES) == BOX
    assert BOX.total() == 25
    for seat in range(players):
        assert (mine(s, seat)["maps"], mine(s, seat)["own_maps"], mine(s, seat)["treasures"]) == (0, [], 0)


def test_the_maps_show_four_three_and_two_rooms() -> None:
    assert Counter(len(rooms.split()) for rooms in MAPS) == {4: 6, 3: 8, 2: 8}


def test_treasures_and_maps_are_shuffled() -> None:
    games = [new_game(3, seed, {"modules": "13"}) for seed in range(10)]
    assert len({tuple(s.treasure_under(name) for name in NAMES) for s in games}) == 10
    tops = set()
    for s in games:
        s.play("5:00 +")
        tops.add(next(s.own_maps(seat)[0] for seat in range(3) if s.own_maps(seat)))
    assert len(tops) > 2


def test_the_catacombs_are_no_part_of_the_classic_edition() -> None:
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "classic", "modules": "13"})


def test_without_the_module_no_map_is_sold() -> None:
    s = scene().play("5:00").has(to_move=1)
    assert "treasures" not in s.result().sources
    assert scene("13").result().sources["treasures"] == [0, 0, 0]


# --- buying a map


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e50_who_wakes_at_five_may_buy_the_top_map_of_four_rooms(players: int) -> None:
    s = scene("13", players).next_map(FOUR).play("5:00").asks("+ -", seat=0).play("+")
    assert (s.thalers(0), s.own_maps(0), s.stacks()) == (11, [FOUR], [5, 8, 8])
    assert mine(s)["own_maps"] == [FOUR.split()]
    assert s.to_move() == 1


@pytest.mark.parametrize(("hour", "top", "left"), [(5, FOUR, [5, 8, 8]), (6, THREE, [6, 7, 8]), (7, TWO, [6, 8, 7])])
def test_each_hour_has_its_own_maps(hour: int, top: str, left: list[int]) -> None:
    s = scene("13")
    for rooms in (FOUR, THREE, TWO):
        s.next_map(rooms)
    s.play(f"{hour}:00 +").has(own_maps=[top]).shows("catacombs", stacks=left)


@pytest.mark.parametrize("hour", [8, 9])
def test_no_map_is_sold_at_eight_and_nine(hour: int) -> None:
    assert scene("13").play(f"{hour}:00").to_move() == 1


def test_buying_is_not_mandatory() -> None:
    scene("13").play("6:00 -").has(thalers=12, own_maps=[], stacks=[6, 8, 8])


def test_3_109_a_map_costs_a_thaler() -> None:
    s = scene("13").give(0, thalers=0).play("5:00").has(to_move=1)
    s = scene("13").give(0, thalers=1).play("5:00 +")
    assert (s.thalers(0), len(s.own_maps(0))) == (0, 1)


def test_3_109_with_an_empty_stack_nothing_is_sold() -> None:
    scene("13").leave_maps(6, 0).has(stacks=[6, 0, 8]).play("6:00").has(to_move=1).play("7:00").asks("+ -")


def test_3_109_at_most_one_map_in_a_morning() -> None:
    scene("13").play("5:00 +").has(to_move=1).asks("6:00 7:00 8:00 9:00")


def test_3_109_the_mood_changes_before_the_map_is_offered() -> None:
    assert scene("13").play("5:00").mood(0) == -3


def test_3_46_the_busker_plays_before_the_map_is_offered() -> None:
    s = scene("4,13").give_wishes(0, "busker").play("5:00").asks("! -").play("!").has(mood=-2).asks("+ -").play("+")
    assert len(s.own_maps(0)) == 1


def test_3_109_the_buyer_alone_sees_the_map() -> None:
    s, other = scene("13"), scene("13")
    s.next_map(FOUR)
    other.next_map("E1 E2 E3 E4")
    assert all(s.view(who) == other.view(who) for who in (0, 1, 2, SPECTATOR))
    logs = [s.told("5:00 +"), other.told("5:00 +")]
    for who in (1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert mine(s, 0, who)["own_maps"] is None
        assert mine(s, 0, who)["maps"] == 1
        assert [event.seen_by(who) for event in logs[0]] == [event.seen_by(who) for event in logs[1]]
    assert s.view(0) != other.view(0)
    assert [event.seen_by(0) for event in logs[0]] != [event.seen_by(0) for event in logs[1]]


def test_a_map_may_be_used_in_the_round_in_which_it_is_bought() -> None:
    scene("13").rise("5 8 9", buyers="0").ask(0).asks("@M @C @S @W @T -").ask(1).asks("M0 M1 M2 M3")


def test_a_map_bought_in_a_later_round_may_be_used_at_once_too() -> None:
    s = evening("A1 B1").rise("7 8 9", buyers="0")
    assert len(s.own_maps(0)) == 2
    s.play_as(0, "@M").ask(0).asks("@C @S @W @T -")


def test_maps_are_sold_in_the_final_round_too() -> None:
    s = evening(left=LAST).has(final=True).rise("7 8 9", buyers="0")
    assert (s.thalers(0), len(s.own_maps(0))) == (11, 1)


def test_a_map_bought_in_the_final_round_may_be_used_in_it() -> None:
    evening(left=LAST).rise("7 8 9", buyers="0").ask(0).asks("@M @C @S @W @D -")


def test_whoever_buys_a_map_may_use_it_at_once_in_a_game_for_four() -> None:
    s = evening(players=4).rise("5 6 7 8", buyers="012")
    for seat in range(4):
        assert (s.ask(seat).options()[0] == "@M") == (seat < 3)


# --- planning


def test_each_map_is_laid_on_a_location_of_its_own_or_kept() -> None:
    s = morning(f"{FOUR} / {TWO}").ask(0).asks("@M @C @S @W @T -").play_as(0, "@S").ask(0).asks("@M @C @W @T -")
    s.play_as(0, "-").ask(0)
    assert (s.options()[0], list(s.laid_maps(0))) == ("M0", ["S"])


def test_maps_are_asked_for_in_the_order_in_which_they_are_shown() -> None:
    s = morning(f"{FOUR} / {TWO}")
    shown = mine(s)["own_maps"]
    s.play_as(0, "@S @T")
    assert mine(s)["laid"] == {"place-studio": shown[0], "place-theater": shown[1]}


@pytest.mark.parametrize("column", range(5))
def test_beside_a_map_only_one_apprentice_has_room(column: int) -> None:
    s = morning(FOUR).play_as(0, f"@{SHEET[column]}")
    assert s.plans_offered() == plans_for([1 if i == column else 3 for i in range(5)], 5)


@pytest.mark.parametrize("healthy", [4, 5, 6])
def test_3_8_all_apprentices_are_placed(healthy: int) -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1")
    set_apprentices(s, healthy)
    for column in "MCSW":
        s.play_as(0, f"@{column}")
    assert s.plans_offered() == plans_for([1, 1, 1, 1, 3], healthy)


@pytest.mark.parametrize("healthy", [4, 5])
def test_3_8a_five_maps_leave_room_for_five_apprentices(healthy: int) -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1 / C3 C4")
    set_apprentices(s, healthy)
    for column in "MCSW":
        s.play_as(0, f"@{column}")
    s.ask(0).asks("@T -").play_as(0, "@T").has(plans_offered=plans_for([1] * 5, healthy))


def test_3_8a_with_six_apprentices_the_fifth_map_is_not_offered() -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1 / C3 C4")
    set_apprentices(s, 6)
    for column in "MCSW":
        s.play_as(0, f"@{column}")
    s.ask(0).asks("M0 M1").has(plans_offered=plans_for([1, 1, 1, 1, 3], 6))
    assert len(s.own_maps(0)) == 1
    room = "There is no column left where a map leaves room: all healthy apprentices must be placed."
    assert s.why("m13-map-0") == room


def test_maps_in_hand_say_when_they_can_be_laid() -> None:
    s = morning(f"{FOUR} / {TWO}").ask(0)
    assert s.why("m13-map-1") == "Choose the column of your action sheet on which the map shall lie."
    s.play_as(0, "- -").ask(0)
    assert s.why("m13-map-0").startswith("When the place under your map comes")


def test_a_sixth_map_finds_no_location() -> None:
    s = morning(f"{FOUR} / {TWO} / {THREE} / A1 B1 / C3 C4 / E2 E3")
    for column in SHEET:
        s.play_as(0, f"@{column}")
    assert set(s.laid_maps(0)) == set(SHEET)
    plan_rest(s, 0)
    assert s.view(0)["players"][0]["plan"] == [1, 1, 1, 1, 1]


def set_apprentices(s: Scene, healthy: int) -> None:
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0


def plan_rest(s: Scene, seat: int) -> None:
    """A player gives the last answer to every question."""
    while seat in s.planners():
        s.ask(seat).play_as(seat, s.options()[-1])


def plans_for(rooms: list[int], number: int) -> set[str]:
    every = product(*(range(most + 1) for most in rooms))
    return {"".join(map(str, plan)) for plan in every if sum(plan) == number}


def test_3_14_in_the_final_round_each_cathedral_may_have_a_map() -> None:
    s = morning(f"{FOUR} / {TWO}", left=LAST).ask(0).asks("@M @C @S @W @D -").play_as(0, "@C").ask(0)
    s.asks("@M @S @W @D -").play_as(0, "@D").has(plans_offered=plans_for([3, 1, 3, 3, 1], 5))


def test_maps_come_after_the_tiles_and_before_dames_and_pennies() -> None:
    s = morning(FOUR, modules="4,6,12,13", brides="pink")
    s.play_as(0, "@M")  # glazery
    assert s.ask(0).options() == ["@C", "@S", "@W", "@T", "-"]
    s.play_as(0, "@C")  # map
    assert s.laid_maps(0) == {"C": FOUR}
    assert s.ask(0).options() == ["@C", "@S", "@W", "@T", "-"]  # the dame, also beside the map
    s.play_as(0, "@C").ask(0)
    assert s.options()[0] == "M0"  # no pennies on a covered market


def test_3_92_a_dame_and_a_map_and_an_apprentice_share_a_location() -> None:
    s = morning(FOUR, modules="12,13", brides="pink").play_as(0, "@S @S")
    assert s.plans_offered() == plans_for([3, 3, 1, 3, 3], 5)


def test_3_111_pennies_need_the_one_apprentice_beside_the_map() -> None:
    s = morning(FOUR, modules="4,13").play_as(0, "@M L2")
    assert {plan[0] for plan in s.plans_offered()} == {"1"}


def test_3_111_without_pennies_the_market_beside_the_map_may_be_left_empty() -> None:
    s = morning(FOUR, modules="4,13").play_as(0, "@M L0")
    assert {plan[0] for plan in s.plans_offered()} == {"0", "1"}


def test_3_12_where_maps_are_laid_is_secret_until_plans_are_revealed() -> None:
    games = []
    for answers in (("@S", "@T"), ("-", "@C"), ("-", "-")):
        s = morning(f"{FOUR} / {TWO}")
        log: list[Event] = []
        s.state.log = log
        for answer in answers:
            s.play_as(0, answer)
        s.plan_one(0, "11111")
        games.append(([s.view(who) for who in (1, 2, SPECTATOR)], [[e.seen_by(1) for e in log]]))
        assert mine(s, 0, 1)["laid"] is None
        assert mine(s, 0, 1)["maps"] == 2
    assert games[0] == games[1] == games[2]


def test_3_12_laid_maps_are_public_once_plans_are_revealed_and_kept_ones_are_not() -> None:
    s = morning(f"{FOUR} / {TWO}")
    first, other = mine(s)["own_maps"]
    s.explore("@T - 01130")
    for who in (0, 1, 2, SPECTATOR):
        assert mine(s, 0, who)["laid"] == {"place-theater": first}
        assert mine(s, 1, who)["laid"] == {}
        assert mine(s, 0, who)["own_maps"] is None or who == 0
    assert other in mine(s)["own_maps"]


# --- exploring


def test_e51_two_of_four_rooms_are_explored_and_the_apprentice_blends_twice() -> None:
    s = morning(FOUR).hide_treasures(B1="statue 4", C1="chalice 3", D1="statue 5", B2="script 1")
    s.restore("B1 C1 B2").empty_room("B2").give(0, "RRYY").explore("@W 00311").asks("+ -").play("+").asks("K $")
    s.play("K").asks("K $").play("K")
    assert (s.kept(0), s.treasure_under("D1")) == (["statue 4", "chalice 3"], "statue 5")
    s.asks("O0 O1 O2").play("O2").has(paints="OO", used_maps=[FOUR])
    assert (room(s, "B1"), room(s, "C1"), room(s, "D1"), room(s, "B2")) == ("", "", None, "")


def test_e52_a_statue_is_kept_for_points_or_sold_for_thalers() -> None:
    s = at("T", "02021", {"B1": "statue 5"})
    advance(s)
    keep, sell = s.after("K"), s.after("$")
    assert (keep.kept(0), keep.thalers(0), keep.sold()) == (["statue 5"], 12, [])
    assert (sell.kept(0), sell.thalers(0), sell.sold(), keep.space(0)) == ([], 17, ["statue 5"], 1)


def advance(s: Scene) -> Scene:
    """Others do nothing until a treasure of seat 0 is decided on; she explores as soon as she may."""
    while s.options() != ["K", "$"]:
        s.play("+" if s.options() == ["+", "-"] else s.idle())
    assert s.to_move() == 0
    return s


@pytest.mark.parametrize("word", sorted(VALUES))
@pytest.mark.parametrize("answer", ["K", "$"])
def test_each_treasure_brings_its_mood_at_once_and_its_thalers_if_sold(word: str, answer: str) -> None:
    s = at("M", "02030", {"B1": word})
    _, money, better = VALUES[word]
    s.asks("K $").play(answer)
    s.has(mood=better, thalers=12 + (money if answer == "$" else 0), kept=[word] if answer == "K" else [])


def test_e53_a_script_with_mood_three_is_sold() -> None:
    s = morning(FOUR).give(0, mood=-2).hide_treasures(B1="script 1").restore("B1").explore("@M 02030").play("$")
    assert (s.mood(0), s.thalers(0), s.kept(0)) == (1, 14, [])


def test_the_mood_never_passes_the_top() -> None:
    s = morning(FOUR).give(0, mood=3).hide_treasures(B1="script 1").restore("B1").explore("@M 02030").play("K")
    assert s.mood(0) == 4


def test_3_105_all_open_rooms_are_taken() -> None:
    s = at("M", "02030", {"B1": "statue 5", "C1": "statue 4", "D1": "chalice 3", "B2": "chalice 1"})
    for _ in range(4):
        s.asks("K $").play("K")
    assert s.kept(0) == ["statue 5", "statue 4", "chalice 3", "chalice 1"]
    assert [room(s, name) for name in FOUR.split()] == [""] * 4


def test_3_105_a_map_leaves_the_game_even_if_nothing_is_found() -> None:
    s = morning(FOUR).explore("@M 02030").has(to_move=2, used_maps=[FOUR])
    assert (mine(s)["maps"], s.own_maps(0), mine(s)["laid"]) == (0, [], {})
    s.finish_round().rise().ask(0).has(first_option="M0")


def test_3_105_where_nothing_is_to_be_found_nothing_is_asked() -> None:
    s = morning(FOUR)
    s.state.log = []
    s.explore("@M 02030").has(to_move=2)
    assert [event.values[1] for event in s.state.log if event.kind.name == "explored"] == [0]


@pytest.mark.parametrize("place", "MCSWT")
def test_3_105_a_map_may_be_left_unused_and_leaves_the_game(place: str) -> None:
    s = declining(place)
    log = s.told("-")
    assert (s.kept(0), s.sold(), s.thalers(0), s.mood(0)) == ([], [], 12, 0)
    assert (s.treasure_under("B1"), s.used_maps()) == ("script 1", [FOUR])
    assert (s.own_maps(0), mine(s)["laid"]) == ([], {})
    lines = [speak(GAME.describe(event.seen_by(SPECTATOR))) for event in log if event.kind.name == "map_unused"]
    assert lines == ["does not use the map of B1 C1 D1 B2"]


def declining(place: str) -> Scene:
    """Seat 0 may use the map for the last time; a script lies open."""
    s = morning(FOUR).hide_treasures(B1="script 1").restore("B1")
    digits = {"M": "02030", "C": "00023", "S": "02030", "W": "02003", "T": "02030"}[place]
    s.play_as(0, f"@{place}").plan_one(0, digits)
    for seat in (1, 2):
        s.plan_one(seat, IDLE)
    s.until(lambda s: s.step() == EXPLORE)
    return s


@pytest.mark.parametrize("answers", ["- - -", "- - +", "+"])
def test_3_105_who_waits_is_asked_again_when_all_else_is_done(answers: str) -> None:
    """Before the purchase, then after it."""
    s = morning(FOUR).lay_market(BOOTHS).hide_treasures(B1="statue 5").restore("B1").explore("@M 12020")
    s.has(question="Do you use the map now?").play(answers)
    assert (s.options() == ["K", "$"]) is answers.endswith("+")
    assert s.used_maps() == [FOUR]


def test_3_105_what_was_left_another_map_may_find() -> None:
    s = morning("B1 C1 D1 B2", "B1 C1 D1").hide_treasures(B1="statue 5").restore("B1")
    for seat in (0, 1):
        s.play_as(seat, "@M").plan_one(seat, "02030")
    s.plan_one(2, IDLE).play("- + K").has(kept=[]).has(1, kept=["statue 5"])


def test_3_105_the_answers_say_what_they_do() -> None:
    s = declining("S")
    texts = {
        "en": ["take the treasure", "leave what lies there"],
        "fr": ["prendre le trésor", "laisser ce qui s'y trouve"],
        "de": ["den Schatz nehmen", "liegen lassen, was dort ist"],
        "nl": ["de schat nemen", "laten liggen wat er is"],
    }
    for language, words in texts.items():
        assert [speak(GAME.explain(s.state, move), language) for move in s.state.options] == words
    assert [GAME.target(s.state, move) for move in s.state.options] == ["column-2", "done"]


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_105_the_choice_is_there_in_every_guess(who: int) -> None:
    s = declining("S")
    for seed in range(4):
        s.determinize(who, seed).has(step=EXPLORE, to_move=0, argument=LATE)


def test_a_map_that_is_not_laid_is_kept() -> None:
    morning(FOUR).explore("- 02030").finish_round().has(own_maps=[FOUR], used_maps=[])


def test_3_106_rooms_outside_the_map_stay_as_they_are() -> None:
    s = at("M", "02030", {"B1": "statue 5"}).restore("E5")
    before = s.treasure_under("E5")
    s.play("K")
    assert (s.treasure_under("E5"), s.kept(0)) == (before, ["statue 5"])


def test_3_106_a_room_explored_by_an_earlier_player_is_empty() -> None:
    s = morning("B1 C1 D1 B2", "B1 C1 D1", times="8 7 9").hide_treasures(B1="statue 5", B2="statue 4").restore("B1 B2")
    s.explore("@M 02030", "@M 02030").has(to_move=1).play("K").has(to_move=0).explored().play("K")
    s.has(1, kept=["statue 5"]).has(kept=["statue 4"])


def test_maps_at_one_location_are_used_in_the_order_of_waking_up() -> None:
    s = morning("B1 C1 D1 B2", "B1 C1 D1").hide_treasures(B1="statue 5").restore("B1").explore("@M 02030", "@M 02030")
    s.has(to_move=0).play("K")
    assert (s.to_move(), s.kept(1), sorted(s.used_maps())) == (2, [], ["B1 C1 D1", FOUR])


def test_3_107_the_room_just_opened_counts_for_the_map_afterwards() -> None:
    s = morning(FOUR).lay(B1="3 RYB").hide_treasures(B1="statue 5").give(0, "RYB").explore("@C 01220")
    assert "B1" in s.options()  # nothing to find yet, so it is not asked when
    s.play("B1").explored().play("K").has(kept=["statue 5"])


@pytest.mark.parametrize(("answer", "found"), [("+", ["statue 4"]), ("-", ["statue 5", "statue 4"])])
def test_3_107_before_or_after_the_apprentice_is_the_players_choice(answer: str, found: list[str]) -> None:
    s = morning(FOUR).lay(B1="3 RYB").hide_treasures(B1="statue 5", B2="statue 4").restore("B2").give(0, "RYB")
    s.explore("@C 01220").asks("+ -").play(answer)
    if answer == "+":
        s.play("K B1")
    else:
        s.play("B1 + K K")
    assert s.kept(0) == found
    assert s.treasure_under("B1") == ("statue 5" if answer == "+" else "")
    assert s.used_maps() == [FOUR]


def test_3_7_thalers_of_a_treasure_sold_first_may_be_spent_at_the_market() -> None:
    s = morning(FOUR).lay_market(BOOTHS).hide_treasures(B1="statue 5").restore("B1").give(0, "", 0).explore("@M 12020")
    assert s.options() == ["+", "-"]
    later = s.after("-")
    assert not {"1.1", "3.1"} & set(later.options())
    s.play("+ $").offers("3.1").play("3.1").has(paints="RRR", thalers=5 - 2)


def test_3_7_afterwards_means_when_all_other_work_there_is_done() -> None:
    s = morning(FOUR).lay_market(BOOTHS).hide_treasures(B1="statue 5").restore("B1").explore("@M 12020").play("- X1")
    assert s.explored().options() == ["K", "$"]
    s.play("$")
    assert (s.thalers(0), s.market()[0]) == (17, [])


def test_3_7_without_an_apprentice_there_it_is_not_asked_when() -> None:
    s = morning(FOUR).hide_treasures(B1="statue 5").restore("B1").play_as(0, "@S")
    for seat, digits in enumerate(["02030", IDLE, IDLE]):
        s.plan_one(seat, digits)
    s.has(question="Do you use the map? It leaves the game in any case.").play("+").asks("K $")


def test_3_7_a_map_used_first_comes_before_the_dame() -> None:
    """Its thaler may pay for her: in the second cathedral she is of no use without money."""
    s = morning(FOUR, modules="12,13", left=LAST, brides="pink").hide_treasures(B2="statue 5").give(0, "", 0)
    s.explore("@D @D 02201")
    if s.options() == ["+", "-"]:
        s.play("+")
    s.asks("K $").play("$").offers("*E5").play("*E5").has(bishop="E5")


def test_3_7_a_map_used_last_comes_after_the_dame() -> None:
    s = morning(FOUR, modules="12,13", brides="pink").give(0, mood=2)
    s.hide_treasures(B1="script 1").restore("B1").explore("@T @T 02030").until(lambda s: s.options() == ["+", "-"])
    s.after("+ K").play("+").has(mood=0)
    s.play("- +")
    assert s.explored().options() == ["K", "$"]
    s.play("K").has(mood=3)


def test_3_7_the_map_comes_before_the_pennies_are_thrown() -> None:
    s = morning(FOUR, modules="4,13").hide_treasures(B1="statue 5").restore("B1").explore("@M L1 12020").asks("+ -")
    s.play("+ $").asks("L0 L1").has(pennies=3 - 1)


def test_the_apprentice_beside_the_map_works_in_the_studio_too() -> None:
    s = at("S", "02120", {"B1": "statue 5"})
    advance(s).play("$").finish_round()
    assert s.thalers(0) == 12 + 5 + 3


def test_the_apprentice_beside_the_map_may_take_a_portrait() -> None:
    s = morning(FOUR, modules="1,13").open_portraits("patron", "muse").hide_treasures(B1="statue 5").restore("B1")
    s.explore("@S 02120").asks("+ -").play("+ $ P1").has(thalers=12 + 5 + 7 + 3)


# --- keeping and selling


def test_3_108_treasures_come_in_the_order_of_the_rooms() -> None:
    s = at("M", "02030", {"B1": "script 1", "D1": "script 2", "B2": "chalice 2"}).play("$").has(thalers=14).play("K")
    s.has(mood=4, thalers=14).play("$").has(thalers=17, kept=["script 2"], sold=["script 1", "chalice 2"])


def test_3_108_the_mood_improves_before_the_treasure_is_sold_or_kept() -> None:
    at("M", "02030", {"B1": "script 1", "C1": "chalice 2"}).asks("K $").has(mood=3).play("K").has(mood=4)


def test_3_108_of_two_equal_scripts_the_second_is_sold() -> None:
    s = at("M", "02030", {"B1": "script 5", "C1": "script 5"}).asks("K $")
    keep = s.after("K")
    assert keep.to_move() == 2  # the other is sold without asking
    assert (keep.kept(0), keep.thalers(0), keep.sold()) == (["script 5"], 16, ["script 5"])
    s.play("$").asks("K $").play("K").has(kept=["script 5"], thalers=16)


@pytest.mark.parametrize("volume", [1, 2, 3, 4, 5])
def test_a_second_script_of_a_volume_is_sold_but_its_mood_counts(volume: int) -> None:
    s = morning(FOUR).keep_treasures(0, f"script {volume}").hide_treasures(B1=f"script {volume}").restore("B1")
    s.explore("@M 02030")
    _, money, better = VALUES[f"script {volume}"]
    assert (s.to_move(), s.mood(0), s.thalers(0)) == (2, better, 12 + money)
    assert s.kept(0) == s.sold() == [f"script {volume}"]


def test_another_players_script_forces_nobody_to_sell() -> None:
    s = morning(FOUR).keep_treasures(1, "script 5").hide_treasures(B1="script 5").restore("B1").explore("@M 02030")
    assert s.options() == ["K", "$"]


def test_equal_statues_and_chalices_may_all_be_kept() -> None:
    s = at("M", "02030", {"B1": "statue 5", "C1": "statue 5", "D1": "chalice 3", "B2": "chalice 3"}).play("K K K K")
    assert s.kept(0) == ["statue 5", "statue 5", "chalice 3", "chalice 3"]


def test_3_108_a_kept_treasure_is_never_sold_later() -> None:
    s = at("M", "02030", {"B1": "statue 5"}).play("K")
    money = s.thalers(0)
    for _ in range(2):
        number = s.round
        while s.round == number:
            s.offers_no("$").play(s.idle())
    assert (s.kept(0), s.thalers(0)) == (["statue 5"], money)


def test_mood_from_a_treasure_counts_for_apprentices_from_the_next_morning() -> None:
    s = at("M", "02030", {"B1": "script 1"})
    assert int(s.players[0].healthy()) == 5
    s.play("K").finish_round().has(mood=3)
    while not s.state.awake:
        if s.argument() == 0:
            s.play("8:00")
        else:
            s.play(next(move for move in s.options() if move in ("9:00", "7:00", "-")))
    assert (s.mood(0), int(s.players[0].healthy())) == (3, 6)


# --- who sees what


def test_a_treasure_is_open_to_all_when_its_tile_is_removed() -> None:
    s = morning(TWO).lay(B1="3 RYB").hide_treasures(B1="script 3").give(0, "RYB").explore("- 02030")
    for who in (0, 1, 2, SPECTATOR):
        assert room(s, "B1", who) is None
    s.play("B1")
    for who in (0, 1, 2, SPECTATOR):
        shown = cast(dict[str, Any], room(s, "B1", who))
        expected = shape("script 3")
        assert {key: shown[key] for key in ("name", "volume", "thalers", "mood")} == {
            key: expected[key] for key in ("name", "volume", "thalers", "mood")
        }
    assert room(s, "B1") == room(s, "B1", 0)


@pytest.mark.parametrize("word", ["statue 4", "chalice 2"])
def test_an_open_statue_or_chalice_shows_its_points(word: str) -> None:
    assert room(morning().hide_treasures(B1=word).restore("B1"), "B1") == shape(word)


def test_3_12_kept_treasures_are_private_and_their_number_is_public() -> None:
    s = at("M", "02030", {"B1": "statue 5", "C1": "script 4"}).play("K K")
    assert [treasure["name"] for treasure in mine(s)["kept"]] == ["treasure-statue", "treasure-script"]
    for who in (1, 2, SPECTATOR):
        assert mine(s, 0, who)["kept"] is None
        assert mine(s, 0, who)["treasures"] == 2


@pytest.mark.parametrize("who", [0, 1, SPECTATOR])
def test_3_12_covered_treasures_are_hidden_from_all(who: int) -> None:
    s = morning(FOUR).keep_treasures(2, "statue 5")
    other = s.copy()
    rooms = catacombs_of(other.state).rooms
    rooms[0], rooms[24] = rooms[24], rooms[0]
    assert s.view(who) == other.view(who)
    assert s.determinize(who, 5).key() == other.determinize(who, 5).key()


@pytest.mark.parametrize("who", [1, 2, SPECTATOR])
def test_3_12_others_maps_are_hidden(who: int) -> None:
    s, other = morning(FOUR), morning("E1 E2 E3 E4")
    assert s.view(who) == other.view(who)
    assert s.determinize(who, 5).key() == other.determinize(who, 5).key()


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_guesses_deal_hidden_maps_and_treasures_afresh(who: int) -> None:
    s = morning(f"{FOUR} / {THREE}", TWO).keep_treasures(2, "statue 5", "script 1").restore("A1 E5")
    maps, hidden = set(), set()
    for seed in range(20):
        guess = s.determinize(who, seed)
        assert guess.view(who) == s.view(who)
        assert sorted(len(rooms.split()) for rooms in guess.own_maps(0)) == [3, 4]
        maps.add(tuple(guess.own_maps(0)))
        hidden.add(guess.treasure_under("C3"))
        for name in ("A1", "E5"):
            assert guess.treasure_under(name) == s.treasure_under(name)
    assert (len(maps) == 1) == (who == 0)
    assert len(hidden) > 3


@pytest.mark.parametrize("place", ["M", "W"])
@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_asks_the_same_of_an_explorer(who: int, place: str) -> None:
    s = morning(FOUR).hide_treasures(B1="statue 5", C1="script 2").restore("B1 C1").give(0, "RY")
    s.explore(f"@{place} 00311" if place == "W" else f"@{place} 00320")
    while s.to_move() == 0 and s.round == 2 and s.options()[0] in ("+", "K"):
        for seed in range(5):
            guess = s.determinize(who, seed)
            assert (guess.view(who), guess.to_move(), guess.options()) == (s.view(who), 0, s.options())
            assert guess.treasure_under("C1") == s.treasure_under("C1")
        s.play(s.options()[0])
    assert len(s.kept(0)) == 2


def test_nobody_learns_of_a_map_that_was_laid_before_plans_are_revealed_in_guesses() -> None:
    keys = []
    for answer in ("@M", "@T", "-"):
        s = morning(FOUR).play_as(0, answer).plan_one(0, "11111")
        keys.append(s.determinize(1, 7).key())
    assert keys[0] == keys[1] == keys[2]


# --- final scoring


def finale(*treasures: str, others: tuple[str, ...] = (), times: str = "7 8 9", **more: Any) -> Scene:
    """The final round, about to be planned; these treasures are kept by seat 0, those by seat 1; nobody has thalers."""
    s = evening(left=LAST, **more).keep_treasures(0, *treasures).keep_treasures(1, *others).rise(times)
    for seat in range(len(s.players)):
        s.give(seat, "", 0)
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
    s = finale(*words).explore().has(over=True)
    assert treasure_points(s) == [points, 0, 0]
    assert sum(int(values[0]) for values in s.result().sources.values()) >= points


def test_e54_three_different_volumes_with_the_highest_four_are_worth_twelve() -> None:
    assert treasure_points(finale("script 4", "script 1", "script 2").explore()) == [12, 0, 0]


def test_e52_a_kept_statue_scores_five_at_the_end() -> None:
    s = finale("statue 5").explore().has(space=6)
    assert treasure_points(s) == [5, 0, 0]


def test_3_5_all_treasures_are_one_score() -> None:
    finale("statue 5", "statue 5").stand(1, 6, 30).explore().has(space=11).scores(track=0)


@pytest.mark.parametrize(("times", "spaces"), [("7 8 9", [11, 12, 30]), ("8 7 9", [12, 11, 30])])
def test_3_123_treasures_are_scored_in_wake_up_order_and_ahead_of_a_taken_space(times: str, spaces: list[int]) -> None:
    s = finale("statue 5", "statue 5", others=("statue 4", "script 1"), times=times).stand(1, 6, 30).explore()
    assert [s.space(marker) for marker in range(3)] == spaces


def test_3_123_treasures_come_before_money() -> None:
    s = finale("statue 5").stand(1, 6, 30).give(0, thalers=4).explore()
    assert s.space(0) == 9  # 1 + 5 is taken: 7; then 2 for money


def test_maps_left_over_score_nothing() -> None:
    s = evening(f"{FOUR} / {TWO}", left=LAST).rise()
    for seat in range(3):
        s.give(seat, "", 0)
    s.explore("- - 02003").has(over=True).scores(treasures=[0, 0, 0]).has(space=1)


def test_3_10_treasures_score_too_when_the_fresco_is_completed_early() -> None:
    s = morning().keep_treasures(1, "script 3", "script 2").leave("A1").put_bishop("E5")
    tile = GAME.box.tiles[s.state.fresco[0]]
    s.give(0, tile.cost.letters).explore("02030").play("A1").reach(99)
    assert treasure_points(s) == [0, 6, 0]


# --- the final round


def test_a_map_in_the_second_cathedral_is_used_after_the_workshop() -> None:
    s = evening(FOUR, left="A1 B1 C1 D1 E1 A2").rise().hide_treasures(B2="statue 5")
    for seat in range(3):
        s.give(seat, "", 0)
    s.give(0, "RY").explore("@D 00131").play("O1")
    if s.options() == ["+", "-"]:
        s.play("+")
    s.asks("K $").play("$").has(over=True).scores(money=(5 + 3) // 2)


def test_3_107_a_room_opened_in_the_first_cathedral_is_explored_from_the_second() -> None:
    s = evening(FOUR, left=LAST).rise().hide_treasures(B1="statue 5")
    tile = GAME.box.tiles[s.state.fresco[NAMES.index("B1")]]
    s.give(0, tile.cost.letters).explore("@D 02030").play("B1").until(lambda s: s.step() == EXPLORE).play("+ K")
    assert s.kept(0) == ["statue 5"]


# --- two players


def two(times: str = "8 9 7", left: str = "", top: str = TWO) -> Scene:
    """Leonardo has woken up, in round 1 or in the final round; the top maps are FOUR, THREE and this."""
    s = scene("13", 2).without_paints()
    if left:
        s.leave(left).finish_round().tidy().has(final=True)
    for rooms in (FOUR, THREE, top):
        s.next_map(rooms)
    hours = times.split()
    while not s.state.awake and s.options()[0][0] != "@":
        s.play(f"{hours[int(s.argument())]}:00" if s.options()[0].endswith(":00") else "-")
    return s


@pytest.mark.parametrize(("hour", "top", "left"), [(5, FOUR, [5, 8, 8]), (6, THREE, [6, 7, 8]), (7, TWO, [6, 8, 7])])
def test_3_131_leonardo_takes_a_map_free_and_his_steerer_lays_it_at_once(hour: int, top: str, left: list[int]) -> None:
    s = two(f"8 9 {hour}").asks("@M @C @S @W @T", seat=0).play("@S").has(LEONARDO, stacks=left, laid_maps={"S": top})
    for who in (0, 1, SPECTATOR):
        assert s.part("catacombs", who)["leonardo"]["laid"] == {"place-studio": top.split()}
    assert (s.thalers(0), s.thalers(1)) == (12, 12)
    assert s.state.awake


@pytest.mark.parametrize("hour", [8, 9])
def test_3_131_at_eight_and_nine_leonardo_takes_no_map(hour: int) -> None:
    s = two(f"{17 - hour} 7 {hour}")
    assert s.state.awake
    assert s.stacks() == [6, 8, 8]


def test_3_131_with_an_empty_stack_leonardo_takes_no_map() -> None:
    s = scene("13", 2).without_paints().leave_maps(5, 0).play("8:00 9:00 5:00")
    assert s.state.awake
    assert s.laid_maps(LEONARDO) == {}


def test_3_131_the_last_map_of_a_stack_may_be_leonardos() -> None:
    s = scene("13", 2).without_paints().leave_maps(5, 1).play("8:00 9:00 5:00 @W")
    assert len(s.laid_maps(LEONARDO)) == 1


def test_3_131_leonardo_keeps_every_treasure() -> None:
    s = two(top=TWO).hide_treasures(D5="statue 5", E5="script 1").play("@S").restore("D5 E5")
    moods = (s.mood(0), s.mood(1))
    s.explore()
    while s.column < 3 and s.round == 1:
        assert s.options() != ["K", "$"]
        s.play(s.idle())
    assert s.kept(LEONARDO) == ["statue 5", "script 1"]
    assert (s.mood(0), s.mood(1)) == moods
    assert (room(s, "D5"), room(s, "E5")) == ("", "")
    treasures = s.part("catacombs")["leonardo"]["treasures"]
    assert [treasure["name"] for treasure in treasures] == ["treasure-statue", "treasure-script"]
    assert (s.used_maps(), s.laid_maps(LEONARDO)) == ([TWO], {})


def test_3_131_leonardo_keeps_repeated_scripts() -> None:
    s = two(top=TWO).hide_treasures(D5="script 5", E5="script 5").play("@S").restore("D5 E5").explore().finish_round()
    assert (s.kept(LEONARDO), s.sold()) == (["script 5", "script 5"], [])


@pytest.mark.parametrize("leonardo_first", [True, False])
def test_3_131_his_map_is_used_in_his_wake_up_place(leonardo_first: bool) -> None:
    s = scene("13", 2).without_paints().give_maps(0, "D5 E5").finish_round().tidy()
    s.next_map("B5 C5 D5").next_map("A3 A4").hide_treasures(D5="statue 5")
    hours = ["8", "9", "6"] if leonardo_first else ["5", "9", "6"]
    while not s.state.awake:
        texts = s.options()
        s.play(f"{hours[int(s.argument())]}:00" if texts[0].endswith(":00") else "@S" if "@S" in texts else "-")
    s.restore("D5").give(0, mood=0)
    plan = "02030" if leonardo_first else "01030"
    s.explore(f"@S {plan}")
    while s.column < 3 and s.round == 2:
        s.play("K" if s.options() == ["K", "$"] else "+" if s.step() == EXPLORE else s.idle())
    s.has(LEONARDO, kept=["statue 5"] if leonardo_first else []).has(kept=[] if leonardo_first else ["statue 5"])


def cathedral_map(answer: str) -> Scene:
    """Leonardo's map lies on the cathedral; D2 is open, C2 he restores himself."""
    s = two(top="C2 D2").hide_treasures(C2="statue 5", D2="statue 4").play("@C").restore("D2").explore()
    while s.options() != ["+", "-"]:
        assert s.column < 2
        s.play(s.idle())
    s.has(to_move=0).play(answer).offers("C2")
    return s.play("C2")


def test_3_131_before_or_after_his_own_action_is_the_steerers_choice() -> None:
    first, last = cathedral_map("+"), cathedral_map("-")
    assert (first.kept(LEONARDO), last.kept(LEONARDO)) == (["statue 4"], ["statue 5", "statue 4"])
    assert room(first, "C2") == shape("statue 5")
    assert first.used_maps() == last.used_maps() == ["C2 D2"]


def test_3_131_a_room_he_opens_himself_counts_afterwards() -> None:
    s = two(top="C2 D2").hide_treasures(C2="statue 5").play("@C").explore()
    s.until(lambda s: "C2" in s.options()).play("C2").finish_round().has(LEONARDO, kept=["statue 5"])


def test_3_131_on_the_market_he_still_closes_a_booth() -> None:
    s = two(top=TWO).hide_treasures(D5="statue 5").play("@M").restore("D5").explore()
    closed = False
    while s.column < 1:
        closed |= "X1" in s.options()
        s.play("+" if s.options() == ["+", "-"] else s.options()[0])
    assert closed
    assert s.kept(LEONARDO) == ["statue 5"]


def test_3_131_in_the_final_round_his_sheet_keeps_the_theater() -> None:
    s = two(left=f"{LAST} C2", times="8 9 7").asks("@M @C @S @W @T")
    open_room = next(name for name in TWO.split() if s.state.fresco[NAMES.index(name)] < 0)
    word = s.treasure_under(open_room)
    s.play("@T").poor()
    before = s.space(LEONARDO)
    s.explore().reach(99)
    assert word in s.kept(LEONARDO)
    assert s.space(LEONARDO) > before


def test_3_131_his_treasures_score_like_a_players_and_repeats_nothing() -> None:
    s = two(left=f"{LAST} C2", times="6 7 8").keep_treasures(LEONARDO, "script 4", "script 4", "script 1", "statue 3")
    for player in range(2):
        s.give(player, "", 0)
    before = s.space(LEONARDO)
    s.explore().reach(99).has(LEONARDO, space=before + 2 * 4 + 3)
    assert [int(number) for number in s.result().sources["treasures"]] == [0, 0]


@pytest.mark.parametrize(("times", "spaces"), [("7 9 8", [11, 12]), ("9 7 8", [12, 11])])
def test_3_123_leonardo_scores_in_his_wake_up_place(times: str, spaces: list[int]) -> None:
    s = two(left=f"{LAST} C2", times=times).keep_treasures(0, "statue 5", "statue 5")
    s.keep_treasures(LEONARDO, "statue 4")
    for player in range(2):
        s.give(player, "", 0)
    s.stand(1, 40, 7).explore().reach(99)
    assert [s.space(0), s.space(LEONARDO)] == spaces


def test_3_131_where_the_order_changes_nothing_his_steerer_is_not_asked() -> None:
    s = scene("1,13", 2).without_paints().next_map(TWO).hide_treasures(D5="statue 5").play("8:00 9:00 7:00 @S")
    s.restore("D5").explore()
    while s.column < 2:
        s.play(s.options()[0])
    s.asks("P1 P2").play("P1").has(LEONARDO, kept=["statue 5"])


def test_3_131_in_the_final_round_his_map_serves_in_the_cathedral_where_he_does_nothing() -> None:
    s = two(left=f"{LAST} C2", times="8 9 7").play("@C").explore()
    while not s.over():
        assert s.options()[0] not in NAMES or s.to_move() != LEONARDO
        s.play(s.idle())
    assert len(s.kept(LEONARDO)) == 2
    assert sum(1 for tile in s.state.fresco if tile >= 0) == 6


def test_3_131_a_map_that_finds_nothing_leaves_the_game() -> None:
    two(top=TWO).play("@W").explore().finish_round().has(LEONARDO, kept=[], used_maps=[TWO])


def test_3_132_in_the_second_round_the_other_player_lays_his_map() -> None:
    s = scene("13", 2).without_paints().rise("7 8 9").explore().finish_round().tidy()
    hours = ["8:00", "9:00", "6:00"]
    while s.options()[0][0] != "@":
        s.play(hours[int(s.argument())])
    assert (s.to_move(), s.options()) == (1, ["@M", "@C", "@S", "@W", "@T"])


def test_leonardo_opens_a_treasure_for_all() -> None:
    s = scene("13", 2).without_paints().rise("7 8 9").explore()
    s.until(lambda s: s.options()[0] in NAMES)
    name = s.options()[0]
    word = s.treasure_under(name)
    s.play(name)
    assert cast(dict[str, Any], room(s, name))["name"] == f"treasure-{word.split()[0]}"
    assert s.leonardo("segment") == NAMES.index(name)


# --- other modules


def test_3_57_a_sold_treasure_pays_an_unfinished_certificate_first() -> None:
    s = morning(FOUR, modules="8,13").owe(0, "6 5 3", 3).hide_treasures(B1="statue 5", C1="statue 4").restore("B1 C1")
    s.explore("- @M 02030")
    s.after("K").has(unfinished=[("6 5 3", 3)], thalers=12)
    s.play("$").has(unfinished=[], thalers=12 + 2).play("$").has(thalers=12 + 6)


def test_3_57_so_does_a_script_that_must_be_sold() -> None:
    s = morning(FOUR, modules="8,13").owe(0, "6 5 3", 1).keep_treasures(0, "script 5").hide_treasures(B1="script 5")
    s.restore("B1").explore("- @M 02030").has(unfinished=[("6 5 3", 5)], thalers=12)


def test_paying_in_comes_before_the_map() -> None:
    s = evening(modules="8,13").owe(0, "6 5 3", 3)
    s.until(lambda s: s.argument() == 0).play("7:00").asks("$0 $1 $2 $3").play("$1").asks("+ -")


def test_3_123_treasures_come_after_the_bells() -> None:
    s = finale("statue 4", modules="8,13").give_certificates(0, "8 6 6").stand(1, 5, 30).explore().reach(99)
    sources = s.result().sources
    assert sources["bells"][0] > 4
    assert (sources["track"][0], s.space(0)) == (0, 1 + sources["bells"][0] + 4)


# --- whole games


def census(s: Scene) -> None:
    """Every treasure is under a segment, kept, sold or being decided on; every map somewhere once."""
    public = s.part("catacombs")
    markers = [*range(len(s.players)), *([LEONARDO] if len(s.players) == 2 else [])]
    hidden = [s.treasure_under(name) for name in NAMES]
    held = [word for marker in markers for word in s.kept(marker)]
    known = Counter([word for word in hidden if word] + held + s.sold())
    missing = BOX - known
    assert not known - BOX
    assert missing.total() == len(public["found"])
    for seat in range(len(s.players)):
        scripts = [word for word in s.kept(seat) if word.startswith("script")]
        assert len(scripts) == len(set(scripts))
    covered = [name for name in NAMES if s.state.fresco[NAMES.index(name)] >= 0]
    assert [name for name in NAMES if room(s, name) is None] == covered


@pytest.mark.parametrize(
    ("players", "modules"),
    [(2, "13"), (3, "13"), (4, "13"), (2, "12,13"), (3, "1,4,6,13"), (2, "all"), (3, "10,13,15")],
)
@pytest.mark.compiled
def test_nothing_is_lost_in_a_whole_game(players: int, modules: str) -> None:
    s = new_game(players, 8, {"modules": modules})
    found = 0
    for number, _ in enumerate(along(s, Random(players), lambda word: word[0] in "@+567" or word in NAMES, 0.8)):
        if number % 15 == 0:
            census(s)
        found += s.options() == ["K", "$"]
    census(s)
    assert found > 0 or modules == "all"  # there so much else goes on


# --- notation


def test_what_is_offered_reads_back_in_small_letters_too() -> None:
    s = at("W", "02210", {"B1": "statue 5"})
    for move in ("+", "k"):
        s.until(lambda s: s.options() in (["+", "-"], ["K", "$"]))
        for option in s.state.options:
            text = s.write(option)
            assert s.read(text) == option
            assert s.read(text.lower()) == option
        if move.upper() in s.options():
            s.play(move)
    assert s.kept(0) == ["statue 5"]


@pytest.mark.parametrize("move", ["+", "-", "S", "KK", "5", "$5"])
def test_nonsense_is_refused(move: str) -> None:
    s = at("M", "02030", {"B1": "statue 5"})
    with pytest.raises((BadNotation, IllegalMove)):
        s.state.push(s.read(move))


assert sorted(set(TREASURES)) == sorted(BOX)
