"""Module 12, the dames: examples E43 to E49, rulings 3.90 to 3.100, 3.124, 3.126, 3.130 and those that name her."""

from functools import cache
from itertools import combinations
from random import Random
from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from tests.games.fresco.board import GONE, IDLE, LEONARDO, NAMES, kinds
from tests.games.fresco.scene import Scene, along, new_game, scene

COLORS = ["pink", "purple"]
ROSARY = {2: [10, 17, 24, 31, 38, 45], 3: [10, 17, 24, 31, 38, 45], 4: [10, 15, 20, 25, 30, 35, 40, 45]}
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB O / RR YY BB G"
LAST = "A1 B1 C1 D1 E1 A2"
LINE = ("pink", "purple", "pink", "purple", "pink", "purple")


def court(*brides: str, players: int = 3, modules: str = "12", left: str = "") -> Scene:
    """The second round begins; each seat has these dames. With only six segments left it is the final round."""
    return prepared(brides, players, modules, left).copy()


@cache
def prepared(brides: tuple[str, ...], players: int, modules: str, left: str) -> Scene:
    s = scene(modules, players).without_paints()
    for marker, colors in enumerate(brides):
        for color in colors.split():
            s.marry(marker, color)
    if left:
        s.leave(left)
    return s.finish_round().tidy()


def morning(*brides: str, times: str = "7 8 9 6", **more: Any) -> Scene:
    """All are awake and about to plan; seat 0 acts first, unless there are four."""
    return court(*brides, **more).rise(times)


def at(place: str, digits: str, *, color: str = "pink", hand: str = "", **more: Any) -> Scene:
    """Seat 0 is about to act with a dame at a place; seat 2 can blend afterwards."""
    s = morning(color, **more).give(0, hand)
    s.give(len(s.players) - 1, "RY")
    if len(s.state.market) == 9:
        s.lay_market(BOOTHS)
    return s.go(f"@{place} {digits}")


def reservable(s: Scene) -> list[str]:
    """The segments on which a reservation may be put."""
    return [move[1:] for move in s.options() if move[0] == "^"]


def restorable(s: Scene) -> list[str]:
    """The segments that may be restored now."""
    return [move for move in s.options() if move in NAMES]


def steps(s: Scene) -> list[str]:
    """Where the bishop may be moved for a restoration."""
    return [move for move in s.options() if move[0] == ">"]


def swaps(booths: list[int]) -> set[frozenset[str]]:
    """All pairs of slots of different booths."""
    slots = [f"{booth + 1}.{slot + 1}" for booth, number in enumerate(booths) for slot in range(number)]
    return {frozenset(pair) for pair in combinations(slots, 2) if pair[0][0] != pair[1][0]}


def offered_swaps(s: Scene) -> set[frozenset[str]]:
    found = [frozenset(move.split("/")) for move in s.options() if "/" in move]
    assert len(found) == len(set(found))
    return set(found)


def asked(s: Scene, seat: int) -> list[list[str]]:
    """What a player is asked until the round ends, doing as little as possible."""
    found = []
    number = s.round
    while not s.over() and s.round == number:
        if s.to_move() == seat:
            found.append(s.options())
        s.play(s.idle())
    return found


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dames_stand_on_the_rosary_spaces_as_many_of_each_color(players: int) -> None:
    s = scene("12", players)
    track = s.part("dames")["track"]
    assert [dame["space"] for dame in track] == s.part("dames")["rosary"] == ROSARY[players]
    number = len(track) // 2
    assert sorted(dame["dame"] for dame in track) == ["dame-pink"] * number + ["dame-purple"] * number
    assert s.dames_on_track() == {dame["space"]: dame["dame"].removeprefix("dame-") for dame in track}
    for player in s.part("dames")["players"]:
        assert (player["dames"], player["reservation"]) == ([], True)
    assert s.part("dames")["reserved"] == s.part("dames")["used"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_dames_is_random(players: int) -> None:
    orders = {tuple(new_game(players, seed, {"modules": "12"}).dames_on_track().values()) for seed in range(30)}
    assert len(orders) > 8


def test_the_dames_are_no_part_of_the_classic_edition() -> None:
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "classic", "modules": "12"})


def test_without_the_module_no_dame_is_taken_and_none_is_asked_for() -> None:
    s = scene().without_paints().stand(8, 20, 30)
    assert "dame_taken" not in kinds(s.told("7:00 8:00 9:00"))
    assert (s.options(), s.view(0)["modules"]) == (["M0", "M1", "M2", "M3"], [])


def test_dames_bring_no_source_of_points() -> None:
    assert list(scene("12").result().sources) == ["segments", "bishop", "altar", "money", "track"]


# --- getting a dame


def about_to_score(
    *spaces: int,
    line: tuple[str, ...] = LINE,
    hand: str = "RYB",
    modules: str = "12",
    tile: str = "3 RYB",
    where: str = "C3",
) -> Scene:
    """Seat 0 is in the cathedral and could restore this tile on B2; the bishop is next to it."""
    s = scene(modules).without_paints().line_up(*line).stand(*spaces).rise()
    return s.give(0, hand).lay(B2=tile).put_bishop(where).go("03020")


def test_e43_five_points_past_a_purple_dame_bring_her() -> None:
    s = about_to_score(8, 20, 30, line=("purple", *LINE[1:]))
    log = s.told("B2")
    assert (s.space(0), s.dames_of(0)) == (13, ["purple"])
    assert 10 not in s.dames_on_track()
    assert "dame_taken" in kinds(log)
    for who in (SPECTATOR, 0, 1, 2):
        assert s.part("dames", who)["players"][0]["dames"] == ["dame-purple"]


def test_e43_she_is_used_from_the_next_planning_on() -> None:
    s = about_to_score(8, 20, 30, line=("purple", *LINE[1:])).play("B2").finish_round().rise().ask(0)
    s.asks("@M @C @S @W @T -").play_as(0, "@S").has(sent={"purple": "S"}).ask(1).asks("M0 M1 M2 M3")


def test_3_91_she_does_nothing_in_the_round_in_which_she_is_taken() -> None:
    s = scene("12").without_paints().line_up(*LINE).stand(8, 20, 30).rise()
    s.give(0, mood=-3).lay(B2="3 RYB").give(0, "RYBRY").go("01121").play("B2").has(dames_of=["pink"])
    assert asked(s, 0) == [["O0", "O1"]]
    assert (s.thalers(0), s.mood(0)) == (12 + 3 + 1, -1)


@pytest.mark.parametrize(("start", "taken"), [(4, []), (5, ["pink"]), (9, ["pink"]), (10, []), (11, [])])
def test_3_90_the_space_landed_on_counts_and_the_space_left_does_not(start: int, taken: list[str]) -> None:
    about_to_score(start, 50, 60).play("B2").has(space=start + 5, dames_of=taken)


def test_3_90_of_two_dames_of_one_color_only_the_first_is_taken() -> None:
    line = ("pink", "pink", "purple", "pink", "purple", "purple")
    s = about_to_score(9, 50, 60, line=line, hand="OGP", tile="10 OGP").play("B2").has(space=21, dames_of=["pink"])
    s.has(dames_on_track={17: "pink", 24: "purple", 31: "pink", 38: "purple", 45: "purple"})


def test_3_90_one_move_may_bring_both_colors() -> None:
    s = about_to_score(9, 50, 60, hand="OGP", tile="10 OGP").play("B2")
    assert (s.space(0), s.dames_of(0), sorted(s.dames_on_track())) == (21, COLORS, [24, 31, 38, 45])


def test_a_dame_of_a_color_already_owned_stays_for_others() -> None:
    s = morning("pink", "", "").line_up("pink", "purple", "pink", "purple", "-", "purple")
    s.stand(8, 9, 60).lay(B2="3 RYB", E5="3 YYB").give(0, "RYB").give(1, "YYB").go("- 03020", "03020").play("B2")
    assert (s.dames_of(0), s.dames_on_track()[10]) == (["pink"], "pink")
    s.play("E5").has(1, space=12, dames_of=["pink"])
    assert 10 not in s.dames_on_track()


@pytest.mark.parametrize(("answer", "end", "taken"), [("A", 11, ["pink"]), ("B", 9, [])])
def test_3_90_the_choice_at_a_taken_space_decides_what_is_passed(answer: str, end: int, taken: list[str]) -> None:
    about_to_score(5, 10, 60).play("B2").asks("A B").play(answer).has(space=end, dames_of=taken)


@pytest.mark.parametrize(("answer", "end", "taken"), [("A", 10, ["pink"]), ("B", 8, [])])
def test_3_90_going_ahead_of_a_taken_space_may_end_on_a_dame(answer: str, end: int, taken: list[str]) -> None:
    about_to_score(4, 9, 60).play(f"B2 {answer}").has(space=end, dames_of=taken)


def test_3_90_staying_behind_takes_no_dame_ahead() -> None:
    about_to_score(9, 12, 11, hand="RYB").play("=RYB B").has(space=10, dames_of=["pink"])
    about_to_score(8, 9, 10, hand="RYB").play("=RYB B").has(space=8, dames_of=[])


def test_3_90_dames_take_up_no_space() -> None:
    about_to_score(5, 50, 60).play("B2").has(space=10, round=2)


def test_3_4_dames_stand_in_the_first_lap_only() -> None:
    s = about_to_score(108, 50, 60).play("B2")
    assert (s.space(0), s.dames_of(0), sorted(s.dames_on_track())) == (113, [], ROSARY[3])


def test_from_a_start_space_the_first_dame_is_reached() -> None:
    about_to_score(-3, -2, -1, hand="PPO", tile="11 PPO").play("B2").has(space=13, dames_of=["pink"])


def test_the_altar_brings_a_dame_too() -> None:
    about_to_score(9, 50, 60).play("=RYB").has(space=11, dames_of=["pink"])


def test_a_portrait_brings_a_dame_too() -> None:
    s = scene("1,12").without_paints().line_up(*LINE).stand(8, 50, 60).open_portraits("bishop", "virgin_mary O").rise()
    s.go("02120").play("P1").has(space=11, dames_of=["pink"])


def test_a_request_brings_a_dame_too() -> None:
    s = scene("2,12").without_paints().line_up(*LINE).stand(9, 50, 60).own(0, "3 RYB", "3 RRY", "3 YYB").rise()
    s.go("02120").play("Q*").has(space=15, dames_of=["pink"])


def test_a_scroll_brings_a_dame_too() -> None:
    s = about_to_score(3, 50, 60, modules="7,12").deal_scrolls("2E", "1A", "3B").play("B2").has(space=8, dames_of=[])
    s.play("H").has(space=10, dames_of=["pink"])


def test_a_favor_brings_a_dame_too() -> None:
    s = about_to_score(3, 50, 60, modules="11,12", where="B2").lay_favor("B2", "1 point").play("B2")
    assert (s.space(0), s.dames_of(0)) == (10, ["pink"])


def test_a_player_takes_at_most_one_of_each_color() -> None:
    s = court("pink purple", "", "").line_up("pink", "purple", "pink", "purple", "-", "-").stand(8, 50, 60).rise()
    s.lay(B2="3 RYB").give(0, "RYB").go("- - 03020")
    assert "dame_taken" not in kinds(s.told("B2"))
    assert (s.dames_of(0), sorted(s.dames_on_track())) == (COLORS, [10, 17, 24, 31])


# --- planning


def test_pink_is_asked_for_first_and_purple_goes_elsewhere() -> None:
    s = morning("pink purple").ask(0).asks("@M @C @S @W @T -").play_as(0, "@C").ask(0).asks("@M @S @W @T -")
    s.play_as(0, "@T").has(sent={"pink": "C", "purple": "T"}).ask(0).asks("M0 M1 M2 M3")


def test_either_dame_may_stay_at_home() -> None:
    morning("pink purple").play_as(0, "-").ask(0).asks("@M @C @S @W @T -").play_as(0, "-").has(sent={})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_who_has_a_dame_is_asked_for_one(players: int) -> None:
    s = morning("", "purple", players=players)
    for seat in range(players):
        assert s.ask(seat).options()[0] == ("@M" if seat == 1 else "M0")


def test_a_dame_takes_no_space_of_an_apprentice() -> None:
    s = morning("pink").play_as(0, "@M").ask(0).asks("M0 M1 M2 M3").plan_one(0, "30020")
    assert s.view(0)["players"][0]["plan"] == [3, 0, 0, 2, 0]


def test_3_12_the_dames_of_all_are_public_but_not_where_they_are_sent() -> None:
    s, other = (morning("pink purple", "purple") for _ in range(2))
    s.play_as(0, "@M @C")
    other.play_as(0, "- @W")
    s.plan_one(0, "11111")
    other.plan_one(0, "11111")
    for who in (1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert s.part("dames", who)["players"][0]["dames"] == ["dame-pink", "dame-purple"]
        assert s.part("dames", who)["players"][0]["planned"] is None
    assert s.part("dames", 0)["players"][0]["planned"] == {
        "dame-pink": "place-market",
        "dame-purple": "place-cathedral",
    }
    assert other.part("dames", 0)["players"][0]["planned"] == {"dame-purple": "place-workshop"}


def test_3_12_planning_a_dame_tells_the_others_nothing() -> None:
    heard = []
    for answer in ("@M", "@T", "-"):
        s = morning("pink")
        log: list[Event] = []
        s.state.log = log
        s.play_as(0, answer).plan_one(0, "11111")
        heard.append([[event.seen_by(who) for event in log] for who in (1, 2, SPECTATOR)])
    assert heard[0] == heard[1] == heard[2]


def test_where_dames_are_is_public_once_plans_are_revealed() -> None:
    s = morning("pink purple", "purple").give(2, "RY").go("@M @T 02030", "@W 02030")
    for who in (0, 1, 2, SPECTATOR):
        assert [player["planned"] for player in s.part("dames", who)["players"]] == [
            {"dame-pink": "place-market", "dame-purple": "place-theater"},
            {"dame-purple": "place-workshop"},
            {},
        ]


def test_dames_are_sent_anew_each_round() -> None:
    s = morning("pink").go("@W 02030").finish_round().has(sent={}).rise().ask(0)
    assert s.options()[:5] == ["@M", "@C", "@S", "@W", "@T"]


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_keeps_what_a_seat_sees_while_planning(who: int) -> None:
    s = morning("pink purple", "purple", "pink").play_as(0, "@M @C").plan_one(0, "11111").play_as(1, "@S")
    for seed in range(12):
        guess = s.determinize(who, seed)
        assert guess.view(who) == s.view(who)


@pytest.mark.parametrize("who", [1, 2, SPECTATOR])
def test_3_12_a_guess_does_not_know_where_a_dame_was_sent(who: int) -> None:
    keys = []
    for answers in (("@M", "@C"), ("-", "@W"), ("@T", "-")):
        s = morning("pink purple", "purple", "pink")
        for answer in answers:
            s.play_as(0, answer)
        s.plan_one(0, "11111")
        keys.append(s.determinize(who, 5).key())
    assert keys[0] == keys[1] == keys[2]


def test_3_92_the_tile_of_another_player_does_not_stop_her() -> None:
    s = morning("", "pink", modules="6,12").lay_market(BOOTHS).give(2, "RY").play_as(0, "@M")
    s.plan_one(0, "02030").play_as(1, "-").ask(1).offers("@M")


def test_3_92_others_tiles_leave_her_action_as_it_is() -> None:
    s = morning("", "pink", modules="6,12").lay_market(BOOTHS).play_as(0, "@M").plan_one(0, "02030")
    s.play_as(1, "- @M").plan_one(1, IDLE).plan_one(2, IDLE)
    while s.to_move() == 0:
        s.play("-")  # no glass
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3, 4])


def test_3_14_in_the_final_round_both_cathedrals_may_have_a_dame() -> None:
    s = morning("pink purple", left=LAST).has(final=True).ask(0).asks("@M @C @S @W @D -")
    s.play_as(0, "@C").ask(0).asks("@M @S @W @D -").play_as(0, "@D").has(sent={"pink": "C", "purple": "D"})


# --- acting: order and blocking


def test_e44_the_second_purple_dame_at_the_market_is_idle_but_apprentices_act() -> None:
    s = morning("purple", "purple").lay_market(BOOTHS).go("@M 30020", "@M 21020").has(to_move=0)
    assert offered_swaps(s) == swaps([2, 3, 4])
    s.play("1.1/2.1").shows("dames", used=[("place-market", "dame-purple")]).play("-").has(to_move=1).offers("1.1")
    assert offered_swaps(s) == set()
    s.play("1.1 1.2").has(1, paints="YB")


def test_3_93_a_forgone_action_does_not_block() -> None:
    s = morning("purple", "purple").lay_market(BOOTHS).go("@M 02030", "@M 02030").play("-")
    assert (s.part("dames")["used"], s.to_move()) == ([], 1)
    assert offered_swaps(s) == swaps([2, 3, 4])


def test_3_93_the_other_color_is_not_blocked() -> None:
    s = morning("purple", "pink").lay_market(BOOTHS).give(2, "RY").go("@M 02030", "@M 02030").play("1.1/2.1")
    assert s.to_move() == 1
    assert offered_swaps(s) == swaps([2, 3, 4])
    s.play("1.1/2.1").has(market=[["R", "Y"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "O"]])


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
            s.give(seat, hand).give(seat, mood=-2)
        if place == "C":
            for seat in (0, 1):
                s.give(seat, "")
        s.go(f"@{place} {digits}", f"@{place} {digits}")
        log = s.told(first)
        assert (s.to_move() == 1 and s.round == 2 and later in s.options()) is not blocked
        told_so = [(event.who, event.values) for event in log if event.kind.name == "dame_blocked"]
        assert told_so == ([(1, (0, "MCSWT".index(place), 0))] if blocked else [])


def test_3_93_her_action_at_one_location_does_not_block_another() -> None:
    morning("pink", "pink").lay_market(BOOTHS).go("@M 02030", "@S 01130").play("1.1/2.1").has(to_move=1).asks("+ -")


def test_3_93_what_was_used_in_one_round_blocks_nobody_in_the_next() -> None:
    s = morning("pink", "pink").go("@M 02030", "- 02030")
    s.play(s.options()[0]).finish_round().shows("dames", used=[]).rise().go("- 02030", "@M 02030").has(to_move=1)
    assert offered_swaps(s) == swaps([2, 3, 4])


def test_3_93_the_third_of_three_players_is_blocked_by_the_first() -> None:
    s = morning("purple", "pink", "purple").lay_market(BOOTHS).give(2, "RY").go("@M 02030", "@M 02030", "@M 02030")
    s.play("1.1/2.1 -").has(to_move=2).asks("O0 O1")


def test_she_acts_in_the_order_of_waking_up() -> None:
    s = morning("pink", "pink", times="8 7 9").lay_market(BOOTHS).go("@M 02030", "@M 02030").has(to_move=1)
    s.play("1.1/2.1")
    assert s.to_move() != 0 or s.round > 2


# --- market


@pytest.mark.parametrize(("players", "booths"), [(2, [2, 3, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 4])])
def test_3_94_any_two_tiles_of_different_booths_may_be_swapped(players: int, booths: list[int]) -> None:
    s = morning("pink", players=players, times="6 7 8 9").lay_market(BOOTHS if players < 4 else BOOTHS_4).go("@M 02030")
    assert (s.to_move(), s.options()[-1]) == (0, "-")
    assert offered_swaps(s) == swaps(booths)


def test_3_94_the_two_tiles_change_places() -> None:
    s = at("M", "02030").play("1.2/3.4")
    s.has(market=[["R", "O"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "Y"]], bag=["G", "YB"], thalers=12)


def test_3_94_a_dame_alone_buys_and_clears_nothing() -> None:
    at("M", "02030").play("1.2/3.4").has(to_move=2).asks("O0 O1")


def test_3_94_empty_slots_and_booths_are_not_swapped() -> None:
    morning("pink").lay_market("R - / - - - / RRR - BBB -").go("@M 02030").offers_only("- 1.1/3.1 1.1/3.3")


def test_3_94_with_one_booth_left_she_is_not_asked() -> None:
    assert morning("pink").lay_market("- - / B RY RB / - - - -").give(2, "RY").go("@M 02030").to_move() == 2


def test_3_94_a_booth_closed_by_an_earlier_player_is_not_swapped() -> None:
    s = morning("", "pink").lay_market(BOOTHS).go("12020", "@M 02030").play("X3").has(to_move=1)
    assert offered_swaps(s) == swaps([2, 3])


def test_e45_after_the_swap_three_apprentices_buy_in_one_booth() -> None:
    s = morning("pink", times="9 8 7").lay_market("R Y / RRR YYY BBB / G RY RB YB").stand(1, 2, 3).go("@M 30020")
    s.has(to_move=0).play("2.3/3.1")
    assert s.market()[1] == ["RRR", "YYY", "G"]
    s.play("2.1 2.2 2.3")
    assert (s.paints(0), s.thalers(0), s.market()[1]) == ("RRRYYYG", 12 - 3, [])


def test_she_acts_before_the_apprentices_at_the_market() -> None:
    s = at("M", "12020").offers_no("X1").play("-").offers("X1")
    assert offered_swaps(s) == set()


def test_3_48_the_tile_on_the_arrow_after_the_swap_brings_the_leaf() -> None:
    s = morning("pink", modules="5,12", times="9 8 7").lay_market(BOOTHS).give_leaves(0, 0).go("@M 12020")
    s.play("1.1/3.1 3.1")  # two leaves for the first slot of the third booth
    assert (s.paints(0), s.leaves(0)) == ("R", 2)
    s = morning("pink", modules="5,12", times="9 8 7").lay_market(BOOTHS).go("@M 12020").play("1.1/3.1 1.1")
    assert (s.paints(0), s.leaves(0)) == ("RRR", 0)


def test_3_39_a_tile_swapped_into_the_booth_may_be_the_free_paint() -> None:
    s = court("pink", modules="4,12").give_wishes(0, "free RY").rise().lay_market(BOOTHS).go("@M 12020")
    s.play("1.1/2.2 1.2").offers("!1.1").play("!1.1").has(paints="RYY")


def test_3_7_the_dame_comes_before_the_pennies() -> None:
    s = morning("pink", modules="4,12").lay_market(BOOTHS).play_as(0, "@M").ask(0).asks("L0 L1 L2").go("L1 12020")
    assert offered_swaps(s) == swaps([2, 3, 4])
    s.play("-").asks("L0 L1")


def test_3_36_a_dame_alone_sets_no_pennies() -> None:
    morning("pink", modules="4,12").play_as(0, "@M L1").ask(0).asks("M1 M2 M3")


# --- cathedral: reservation


def test_3_95_any_covered_segment_without_the_bishop_may_be_reserved() -> None:
    s = morning("pink").restore("A1 B1 E5").put_bishop("B2").reserve(1, "D4").go("@C 02030").has(to_move=0)
    assert reservable(s) == [name for name in NAMES if name not in ("A1", "B1", "E5", "B2", "D4")]
    assert s.options()[-1] == "-"


def test_a_reservation_lies_with_its_day_side_up() -> None:
    s = at("C", "02030").play("^A1").has(reservations={0: "A1"})
    for who in (SPECTATOR, 0, 1, 2):
        assert s.part("dames", who)["reserved"] == [{"segment": 0, "seat": 0, "night": False}]
        assert [player["reservation"] for player in s.part("dames", who)["players"]] == [False, True, True]
    assert s.part("dames")["used"] == [("place-cathedral", "dame-pink")]


def test_reserving_may_be_forgone() -> None:
    at("C", "02030").play("-").has(reservations={}).shows("dames", used=[])


def test_3_95_without_the_own_tile_in_hand_nothing_is_reserved() -> None:
    s = morning("pink").reserve(0, "A1", night=True).give(2, "RY").go("@C 02030")
    assert (s.to_move(), s.reservations()) == (2, {0: "night A1"})


def test_nobody_else_restores_a_reserved_segment() -> None:
    s = morning("pink").lay(A1="3 RYB", E5="3 RRY").give(1, "RRYB").go("@C 02030", "02030")
    twin = s.copy()
    s.play("^A1")
    twin.play("^B1")
    assert (s.to_move(), twin.to_move()) == (1, 1)
    assert restorable(twin) == ["A1", "E5"]
    assert restorable(s) == ["E5"]


def test_3_95_the_owner_may_restore_it_in_the_same_turn() -> None:
    s = morning("pink").lay(A1="3 RYB", E5="3 RRY").give(0, "RYB").give(2, "RY").go("@C 03020").play("^A1")
    assert restorable(s) == ["A1"]
    s.play("A1").has(reservations={})
    assert s.part("dames")["players"][0]["reservation"] is True
    assert s.space(0) == 1 + 3


@pytest.mark.parametrize("night", [False, True])
def test_restoring_a_reserved_segment_returns_the_tile_at_once(night: bool) -> None:
    s = morning("pink").lay(A1="3 RYB").reserve(0, "A1", night).give(0, "RYB").give(2, "RY").go("- 03020").play("A1")
    assert (s.round, s.reservations(), s.part("dames")["reserved"]) == (2, {}, [])


def test_3_95_a_returned_tile_is_usable_in_the_next_round() -> None:
    s = morning("pink").lay(A1="3 RYB").reserve(0, "A1").give(0, "RYB").go("- 03020").play("A1").finish_round().rise()
    s.without_paints().give(2, "RY").go("@C 02030").offers("^E5").play("^E5").has(reservations={0: "E5"})


def test_e49_at_round_end_day_turns_to_night_and_night_returns() -> None:
    s = morning("pink").reserve(0, "A1", night=True).reserve(1, "B1").finish_round()
    assert (s.round, s.reservations()) == (3, {1: "night B1"})
    assert [player["reservation"] for player in s.part("dames")["players"]] == [True, False, True]
    s.shows("dames", reserved=[{"segment": 1, "seat": 1, "night": True}]).finish_round().has(reservations={})


def test_3_95_placed_in_one_round_it_ends_after_the_next() -> None:
    s = at("C", "02030").play("^A1").finish_round().has(round=3, reservations={0: "night A1"})
    s.rise().lay(A1="3 RYB").without_paints().give(1, "RYB").go("@C 02030", "02030")
    assert s.to_move() == 1  # the tile is not in hand, so the dame has nothing to do
    assert restorable(s) == []
    s.finish_round().has(round=4, reservations={}).rise().without_paints().give(1, "RYB").go("- 02030", "02030")
    assert restorable(s) == ["A1"]


def test_3_96_the_bishop_may_stand_on_a_reserved_segment() -> None:
    s = morning("pink").lay(B2="3 RYB", E4="3 RRY", E5="3 YYB").reserve(1, "B2").give(0, "RRYYB").go("- 02030")
    assert restorable(s) == ["E4", "E5"]
    s.offers(">B2").play(">B2").has(bishop="B2").asks("E4 E5")


def test_3_96_no_step_of_the_bishop_if_only_reserved_segments_could_be_restored() -> None:
    s = morning("pink").lay(A1="3 RYB").give(0, "RYB")
    free = s.copy()
    s.reserve(1, "A1").go("- 02030").asks("=RYB -")
    free.go("- 02030")
    assert len(steps(free)) == 8


@pytest.mark.parametrize("left", [LAST, f"{LAST} B2"])
def test_3_96_reserved_segments_count_as_left_for_the_end(left: str) -> None:
    assert scene("12").without_paints().leave(left).reserve(0, "A1").finish_round().final is (left == LAST)


def test_3_96_an_own_reserved_segment_allows_steps_of_the_bishop() -> None:
    s = morning("pink").lay(A1="3 RYB").reserve(0, "A1").give(0, "RYB").go("- 02030")
    assert len(steps(s)) == 8
    assert restorable(s) == ["A1"]


def test_a_reserved_segment_under_the_bishop_is_still_reserved() -> None:
    s = morning("pink", "").lay(A1="3 RYB").reserve(0, "A1").put_bishop("A1").give(1, "RYB").go("- 02030", "02030")
    assert (s.to_move(), s.options()) == (1, ["=RYB", "-"])


def test_two_players_reserve_different_segments() -> None:
    s = morning("pink", "purple").give(2, "RY").go("@C 02030", "@C 02030").play("^A1").has(to_move=1)
    assert "A1" not in reservable(s)
    assert len(reservable(s)) == 23
    s.play("^B1").has(reservations={0: "A1", 1: "B1"})


def test_she_reserves_before_the_apprentices_work() -> None:
    s = morning("pink").lay(A1="3 RYB").give(0, "RYB").give(2, "RY").go("@C 02030")
    assert len(reservable(s)) == 24
    assert restorable(s) == []
    s.play("-")
    assert restorable(s) == ["A1"]
    assert reservable(s) == []


def test_3_95_with_only_the_bishops_segment_left_nothing_can_be_reserved() -> None:
    morning("pink").leave("A1 B1").put_bishop("A1").reserve(1, "B1").give(2, "RY").go("@C 02030").has(to_move=2)


def test_3_21_no_sexton_with_a_dame_alone() -> None:
    s = court("pink", modules="1,12").give_portrait(0, "sexton").rise().give(2, "RY").go("@C 00230").play("-")
    found = asked(s, 0)
    assert not [move for question in found for move in question if move[0] == "*"]


def test_a_reserved_segment_in_the_final_round() -> None:
    s = morning("pink", left=LAST)
    s.give(1, s.tile_at("B1").split()[1]).go("@C 02003", "02003")
    free = s.after("-")
    assert "B1" in restorable(free)
    assert reservable(s) == LAST.split()
    s.play("^B1").has(to_move=1)
    assert "B1" not in restorable(s)


def test_3_10_a_completed_fresco_offers_no_reservation() -> None:
    s = morning("", "pink").leave("A1")
    s.give(0, s.tile_at("A1").split()[1]).give(2, "RY").put_bishop("E5").go("02030", "@C 02030").play("A1")
    while s.to_move() == 0:
        s.play(s.idle())
    assert s.to_move() == 2
    assert all(s.tile_at(name) == GONE for name in NAMES)


# --- studio


def test_e46_two_apprentices_in_the_studio_bring_two_thalers_more() -> None:
    s = at("S", "01220", color="purple").asks("+ -").play("+")
    assert (s.thalers(0), s.part("dames")["used"]) == (12 + 2 + 6, [("place-studio", "dame-purple")])


def test_the_studio_dame_may_be_forgone() -> None:
    at("S", "01220").play("-").has(thalers=12 + 6).shows("dames", used=[])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_thaler_for_each_apprentice_in_the_studio(number: int) -> None:
    assert at("S", f"0{5 - number - 1}{number}10").play("+").thalers(0) == 12 + 4 * number


def test_3_97_the_neutral_apprentice_counts() -> None:
    court("pink").give(0, mood=4).awake("8 7 9").give(2, "RY").go("@S 02310").play("+").has(thalers=12 + 3 + 9)


def test_the_studio_dame_without_apprentices_brings_nothing() -> None:
    s = at("S", "02030")
    if s.to_move() == 0:
        s.play("+")
    assert s.thalers(0) == 12


def test_she_acts_before_the_apprentices_in_the_studio() -> None:
    at("S", "01220").asks("+ -").has(thalers=12)


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
    while s.options()[0][1:2] != "/":
        s.play("-")
    assert sorted(s.options()) == sorted([*offered, "-"])


def test_e47_a_blue_paint_becomes_yellow() -> None:
    at("W", "03200", hand="B").play("B/Y").has(paints="Y").shows("dames", used=[("place-workshop", "dame-pink")])


@pytest.mark.parametrize("hand", ["", "OGP"])
def test_3_98_without_basic_paints_she_is_not_asked(hand: str) -> None:
    assert at("W", "00302", hand=hand).to_move() == 2


def test_she_swaps_before_the_apprentices_blend() -> None:
    at("W", "00311", hand="RR").play("R/Y").has(paints="RY").asks("O0 O1").play("O1").has(paints="O")


def test_she_swaps_only_one_paint() -> None:
    at("W", "00302", hand="RR").play("R/Y").has(to_move=2, paints="RY")


def test_a_dame_swaps_before_a_request_is_fulfilled() -> None:
    s = court("pink", modules="2,12").own(0, "3 RYB", "3 RRY", "3 YYB").rise().give(0, "R").go("@W 00311")
    s.offers_only("- R/B R/Y").play("-").offers("Q*")


# --- theater


@pytest.mark.parametrize("before", [-4, -3, -1, 1, 4])
def test_3_98_the_mood_goes_to_the_start_space_from_below_and_above(before: int) -> None:
    s = morning("pink").give(0, mood=before).go("@T 02030").asks("+ -")
    s.after("-").has(mood=before)
    s.play("+").has(mood=0)


def test_e48_three_spaces_up_to_the_start() -> None:
    assert morning("pink").give(0, mood=-3).go("@T 02030").play("+").mood(0) == 0


def test_3_98_in_the_start_mood_she_does_nothing_and_blocks_nobody() -> None:
    s = morning("pink", "pink").give(1, mood=-2).go("@T 02030", "@T 02030")
    if s.to_move() == 0:
        s.play("-")
    assert (s.to_move(), s.options()) == (1, ["+", "-"])


def test_she_acts_before_the_apprentices_in_the_theater() -> None:
    assert morning("pink").give(0, mood=-3).go("@T 02021").play("+").mood(0) == 2


# --- final round: the second cathedral


def in_last_round(*brides: str, money: int = 5, modules: str = "12", players: int = 3, left: str = LAST) -> Scene:
    """The final round, all are about to plan; everybody has so many thalers."""
    s = morning(*brides, modules=modules, players=players, left=left).has(final=True)
    for seat in range(players):
        s.give(seat, "", money)
    return s


def targets(s: Scene) -> list[str]:
    """Where a dame may send the bishop."""
    return [move[1:] for move in s.options() if move[0] == "*"]


def test_3_99_for_a_thaler_the_bishop_goes_to_any_space() -> None:
    s = in_last_round("pink", money=1).go("@D 02030").has(to_move=0)
    assert set(targets(s)) >= {name for name in NAMES if name != "C3"}
    assert s.options()[-1] == "-"
    log = s.told("*E5")
    assert s.bishop() == "E5"
    assert s.points(0) == {}  # the only thaler is gone
    assert "restored" not in kinds(log)


def test_3_99_without_a_thaler_he_stays() -> None:
    in_last_round("pink", money=0).go("@D 02030").has(over=True, bishop="C3")


def test_3_99_she_may_forgo_it() -> None:
    in_last_round("pink", money=2).go("@D 02030").play("-").has(bishop="C3").scores(money=[1, 1, 1])


def test_3_99_she_moves_him_before_the_apprentices_work() -> None:
    s = in_last_round("pink", money=2)
    s.give(0, s.tile_at("A1").split()[1]).go("@D 00203").play("*A1").offers("A1")
    assert len(steps(s)) == 3  # a step for another thaler
    s.play("A1")
    assert s.points(0)["bishop"] == 3


def test_3_99_in_the_first_cathedral_of_the_final_round_she_reserves() -> None:
    s = in_last_round("pink").go("@C 02030")
    assert targets(s) == []
    assert reservable(s) == LAST.split()


def test_3_93_in_the_final_round_each_column_is_blocked_by_itself() -> None:
    s = in_last_round("pink", "pink").go("@C 02030", "@D 02030").play("^A1").has(to_move=1)
    assert targets(s)


def test_3_93_the_second_cathedral_is_blocked_for_the_same_color() -> None:
    s = in_last_round("pink", "pink", "purple").go("@D 02030", "@D 02030", "@D 02030").play("*A1").has(to_move=2)
    assert targets(s)


def test_3_100_one_player_acts_with_both_dames_in_the_two_cathedrals() -> None:
    s = in_last_round("pink purple").go("@C @D 02030").play("^A1").has(to_move=0)
    assert "E5" in targets(s)
    s.play("*E5").has(bishop="E5")


def test_the_second_cathedral_may_be_covered_and_then_has_no_dame() -> None:
    morning("pink", modules="6,12", left=LAST).play_as(0, "@D").ask(0).asks("@M @C @S @W -")


def test_3_99_he_may_go_onto_restored_and_reserved_segments() -> None:
    assert {"A1", "E5", "D4"} <= set(targets(in_last_round("pink").reserve(1, "A1").go("@D 02030")))


# --- the end


def test_3_124_dames_passed_in_final_scoring_have_no_effect() -> None:
    s = in_last_round("", money=0).give(0, "", 40).go().has(over=True)
    assert (s.points(0)["money"], s.space(0)) == (20, 21)
    assert sum(map(len, (s.dames_on_track(), *(s.dames_of(seat) for seat in range(3))))) == 6


# --- two players


def leonardo_scores(s: Scene) -> Scene:
    """Leonardo restores the segment he goes to first."""
    while s.column < 1 or s.options()[0] not in NAMES:
        s.play(s.idle())
    return s.play(s.options()[0])


def two(*brides: str, leonardos: str = "") -> Scene:
    """Two players and Leonardo in round 2, who wakes up first and acts first; the bishop is far away from him."""
    s = court(*brides, players=2)
    for color in leonardos.split():
        s.marry(LEONARDO, color)
    return s.rise("8 9 7")


def leonardo_first(*line: str, space: int = 9) -> Scene:
    """Round 1, Leonardo acts first and stands on this space; nobody has planned."""
    return scene("12", 2).without_paints().line_up(*line).stand(1, 2, space).rise("8 9 7")


def test_3_130_leonardo_takes_the_dames_he_passes() -> None:
    s = leonardo_first(*LINE)
    log: list[Event] = []
    s.state.log = log
    leonardo_scores(s.go())
    passed = [color for place, color in zip(ROSARY[2], LINE, strict=True) if 9 < place <= s.space(LEONARDO)]
    assert passed
    assert s.dames_of(LEONARDO) == passed
    assert [event.who for event in log if event.kind.name == "dame_taken"] == [LEONARDO] * len(passed)
    for who in (0, 1, SPECTATOR):
        assert s.part("dames", who)["leonardo"] == [f"dame-{color}" for color in passed]
    assert len(s.dames_on_track()) == 6 - len(passed)


def test_3_130_leonardo_takes_at_most_one_of_each_color() -> None:
    s = leonardo_first("pink", "pink", "pink", "purple", "purple", "purple").marry(LEONARDO, "pink")
    leonardo_scores(s.go())
    assert s.space(LEONARDO) >= 10
    assert (s.dames_of(LEONARDO), s.dames_on_track()[10]) == (["pink"], "pink")


def test_3_130_what_leonardo_has_taken_others_pass_in_vain() -> None:
    s = leonardo_first(*LINE).give(0, "OGP")
    leonardo_scores(s.go())
    s.stand(9, 2, 60).play("=OGP").has(space=15, dames_of=[])


def test_3_130_leonardos_dames_ask_nothing_and_block_nobody() -> None:
    s = two("pink", leonardos="pink purple").has(round=2).lay_market(BOOTHS).go("@M 02030")
    while s.to_move() != 0 or offered_swaps(s) == set():
        assert s.column <= 0
        s.play(s.options()[0])
    assert s.part("dames")["used"] == []


def test_3_126_leonardo_does_not_restore_a_reserved_neighbor() -> None:
    s = two()
    walk = s.copy().go()
    while walk.options()[0] not in NAMES:
        walk.play(walk.options()[0])
    ways = walk.options()
    assert len(ways) > 1
    s.reserve(0, ways[0]).go()
    while s.options()[0] not in NAMES:
        s.play(s.options()[0])
    assert s.options() == ways[1:]


def test_3_126_with_reserved_neighbors_he_goes_to_the_lowest_unreserved_tile() -> None:
    s = two()
    here = NAMES[cast(int, s.leonardo("segment"))]
    beside = [name for name in NAMES if abs(ord(name[0]) - ord(here[0])) + abs(int(name[1]) - int(here[1])) == 1]
    s.restore(" ".join(beside))
    threes = [name for name in NAMES if s.tile_at(name).startswith("3 ")]
    assert len(threes) > 2
    s.reserve(1, threes[0]).go()
    while s.options()[0] not in NAMES:
        s.play(s.options()[0])
    assert s.options() == threes[1:]


def test_3_126_if_only_reserved_tiles_are_left_he_does_nothing() -> None:
    s = two().leave("A1 E5").reserve(0, "A1").reserve(1, "E5").go()
    log: list[Event] = []
    s.state.log = log
    s.finish_round()
    assert "restored" not in kinds(log)
    assert (s.tile_at("A1"), s.tile_at("E5")) != (GONE, GONE)
    assert s.space(LEONARDO) == 3


def test_3_130_a_player_may_reserve_in_a_game_for_two() -> None:
    s = two("pink").go("@C 02030")
    while not reservable(s):
        s.play(s.options()[0])
    s.has(to_move=0).play(f"^{reservable(s)[0]}")
    assert len(s.part("dames")["reserved"]) == 1


# --- with the other action tiles


def test_with_five_action_tiles_no_location_is_left_for_her() -> None:
    s = court("pink purple", modules="6,8,9,10,12,14").offer_bottles("31").rise()
    for answer in ("@T", "@M", "@W", "@S", "@C"):  # pews, medico, wall, audience, glazery
        s.play_as(0, answer)
    while 0 in s.planners():
        assert not [move for move in s.ask(0).options() if move[0] == "@"]
        s.play_as(0, s.options()[-1])
    assert s.sent(0) == {}


def test_3_57_her_thalers_pay_an_unfinished_certificate_first() -> None:
    s = morning("pink", modules="8,12").owe(0, "6 5 3", 4).give(2, "RY").go("- @S 01220").play("+").finish_round()
    assert (s.unfinished(0), s.thalers(0)) == ([], 12 + 2 + 6 - 2)


# --- whole games


def census(s: Scene) -> None:
    """Every dame is on the track or has a husband; every reservation lies on a covered segment or is in hand."""
    public = s.part("dames")
    owned = [dame for player in public["players"] for dame in player["dames"]] + public["leonardo"]
    everywhere = sorted(owned + [dame["dame"] for dame in public["track"]])
    number = 4 if len(s.players) == 4 else 3
    assert everywhere == ["dame-pink"] * number + ["dame-purple"] * number
    lying = [mark["seat"] for mark in public["reserved"]]
    segments = [mark["segment"] for mark in public["reserved"]]
    assert len(segments) == len(set(segments))
    assert all(s.state.fresco[segment] >= 0 for segment in segments)
    assert [player["reservation"] for player in public["players"]] == [
        seat not in lying for seat in range(len(s.players))
    ]
    for player in (*public["players"], {"dames": public["leonardo"]}):
        assert len(player["dames"]) == len(set(player["dames"]))


@pytest.mark.parametrize(
    ("players", "modules"), [(2, "12"), (3, "12"), (4, "12"), (2, "12,13"), (3, "1,2,4,6,12,16,17"), (2, "all")]
)
@pytest.mark.compiled
def test_nothing_is_lost_in_a_whole_game(players: int, modules: str) -> None:
    s = new_game(players, 31, {"modules": modules})
    for seat, color in ((0, "pink"), (1, "pink"), (1, "purple")):
        s.marry(seat, color)
    used = 0
    game = along(s, Random(players), lambda word: word[0] in "@^*+" or word in NAMES or "/" in word, 0.7)
    for number, _ in enumerate(game):
        if number % 6 == 0:
            census(s)
        used += s.options()[0][0] in "^*" or "/" in s.options()[0]
    census(s)
    assert used > 0


# --- notation


@pytest.mark.parametrize(
    ("place", "digits", "hand", "move"),
    [("M", "02030", "", "1.2/3.1"), ("C", "02030", "", "^c3"), ("S", "01130", "", "+"), ("W", "00302", "R", "r/y")],
)
def test_what_is_offered_reads_back(place: str, digits: str, hand: str, move: str) -> None:
    s = at(place, digits, hand=hand).put_bishop("C3")
    if move == "^c3":
        with pytest.raises((BadNotation, IllegalMove)):
            s.state.push(s.read(move))
        move = "^a1"
    assert s.write(s.read(move)) == move.upper()
    for option in s.state.options:
        text = s.write(option)
        assert s.read(text) == option
        assert s.read(text.lower()) == option


@pytest.mark.parametrize("move", ["^F1", "^A6", "*A1", "1.1/1.2", "R/Y", "A1"])
def test_nonsense_is_refused(move: str) -> None:
    s = at("C", "02030")
    with pytest.raises((BadNotation, IllegalMove)):
        s.state.push(s.read(move))


def test_a_swap_within_a_booth_is_refused() -> None:
    s = at("M", "02030")
    with pytest.raises((BadNotation, IllegalMove)):
        s.state.push(s.read("3.1/3.2"))
