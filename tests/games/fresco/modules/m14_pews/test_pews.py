"""Module 14, the pews, with their action tile: examples E55 and E56, rulings 3.112 to 3.114 and others."""

from itertools import combinations_with_replacement, product
from random import Random
from typing import cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.game import SPECTATOR
from bottega.i18n import speak
from tests.games.fresco.board import GAME, named
from tests.games.fresco.modules.m14_pews.pieces import PEWS, beams_on
from tests.games.fresco.scene import Scene, along, new_game, scene

ALL_PEWS = ["1 2", "1 2", "1 3", "1 3", "2 5", "2 5", "2 6", "2 6", "3 10", "3 8", "3 9", "3 9"]
BEAMS = {"R": 2, "Y": 2, "B": 2, "RY": 1, "RB": 1, "YB": 1}
TILES_3 = ["R", "Y", "B", "RY", "RB", "YB", "RRR", "YYY", "BBB", "O", "G"]
BOOTHS = "R Y / B RY RB / RRR YYY BBB O"  # in the bag: YB and G
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB O / RR YY BB G"  # in the bag: YB
SHEET = "MCSWT"


def awake(players: int = 3, modules: str = "14", times: str = "7 8 9 6") -> Scene:
    """Everybody is awake and about to plan; nobody has any paint. The last seat could restore the altar."""
    return get_up(scene(modules, players), times)


def get_up(s: Scene, times: str = "7 8 9 6") -> Scene:
    """Everybody wakes up, buying no map; nobody has any paint. The last seat could restore the altar."""
    players = len(s.players)
    return s.awake(times).without_paints().lay_market(BOOTHS_4 if players == 4 else BOOTHS).give(players - 1, "RYB")


def shopping(apprentices: int = 1, modules: str = "14", owned: int = 0, money: int = 12, players: int = 3) -> Scene:
    """Seat 0 is at the market with so many apprentices and owns so many beams; tiles cost two thalers."""
    s = awake(players, modules).give_beams(0, owned)
    return s.give(0, "", money).plan_one(0, f"{apprentices}{3 - apprentices}002").others_plan()


def at_pews(owned: int, added: int = 2, column: str = "M", modules: str = "14", players: int = 3) -> Scene:
    """Seat 0 is at the pews with so many beams, and so many apprentices besides the printed one."""
    s = awake(players, modules).give_beams(0, owned)
    digits = dict.fromkeys(SHEET, 0) | {column: added}
    for letter in "CWT":
        if letter != column:
            digits[letter] = min(3, 5 - sum(digits.values()))
    s.cover(0, column, "".join(str(digits[letter]) for letter in SHEET)).others_plan()
    while s.column < SHEET.index(column):
        s.play(s.idle())
    return s


def in_last_round(modules: str = "14", left: str = "A1 B1 C1 D1 E1 A2") -> Scene:
    """The final round, everybody is awake; seat 0 acts first. Nobody has any paint or money."""
    s = scene(modules).without_paints().leave(left).finish_round().has(final=True)
    for seat in range(3):
        s.give(seat, "", 0)
    return s.wake("9 7 8")


def works(most: int, total: int) -> list[str]:
    """Every choice of pews of 1 to 3 beams with at most so many pews and beams in all, in words."""
    found = ["-"]
    for number in range(1, most + 1):
        for chosen in combinations_with_replacement((1, 2, 3), number):
            if sum(chosen) <= total:
                found.append("+".join(map(str, chosen)))
    return sorted(found)


def choices(owned: int, carriers: int, left: list[str] | None = None) -> list[str]:
    """The choices by the rules: beams within carriers and owned beams, and pews that are left."""
    pool = [int(word[0]) for word in (ALL_PEWS if left is None else left)]
    found = []
    for word in works(3, min(owned, carriers)):
        chosen = [] if word == "-" else [int(size) for size in word.split("+")]
        if all(chosen.count(size) <= pool.count(size) for size in (1, 2, 3)):
            found.append(word)
    return found


def asked(s: Scene) -> list[str]:
    """What seat 0 is asked at the pews; nothing if it is not asked."""
    return sorted(s.options()) if s.to_move() == 0 and s.column == 0 else ["-"]


def on_market(s: Scene) -> list[str]:
    """The tiles in all booths."""
    return [tile for booth in s.market() for tile in booth]


def number(s: Scene) -> int:
    """How many pews are left, as everybody sees it."""
    return sum(cast(dict[str, int], s.part("pews", SPECTATOR)["pews"]).values())


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_hidden_pews_and_no_beam_owned(players: int) -> None:
    s = scene("14", players)
    assert (s.pews_left(), sorted(PEWS)) == (ALL_PEWS, ALL_PEWS)
    for who in (*range(players), SPECTATOR):
        s.shows("pews", who, pews={"1": 4, "2": 4, "3": 4}, beams_each=6)
    s.each(beams=[0] * players, beam_supply=[6] * players)


def test_the_pews_are_shuffled() -> None:
    """The first pew of one, two or three beams is not always the same."""
    won: dict[str, set[int]] = {"1": set(), "2": set(), "3": set()}
    for seed in range(0, 300, 15):
        for size, found in won.items():
            s = scene("14", seed=seed).wake("7 8 9").give_beams(0, 3).go_to_pews(0, 2)
            found.add(s.play(size).space(0))
    assert won == {"1": {2, 3}, "2": {5, 6}, "3": {8, 9, 10}}


def test_the_classic_edition_has_no_pews() -> None:
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "classic", "modules": "14"})


def test_without_the_module_there_is_no_pews_tile() -> None:
    s = scene().wake("7 8 9")
    assert (s.options(), s.view(0)["modules"]) == (["M0", "M1", "M2", "M3"], [])


@pytest.mark.parametrize("tile", [*TILES_3, "RR", "YY", "BB"])
def test_six_market_tiles_bear_beams(tile: str) -> None:
    assert beams_on(tile) == BEAMS.get(tile, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_3_114_with_three_the_tiles_in_play_are_the_usual_ones(players: int) -> None:
    s = scene("14", players)
    assert sorted(on_market(s) + s.bag()) == sorted(TILES_3)
    assert len(s.state.bag) == 2


def test_with_four_the_tiles_in_play_are_the_usual_ones() -> None:
    s = scene("14", 4)
    assert sorted(on_market(s) + s.bag()) == sorted([*TILES_3, "RR", "YY", "BB"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_beams_on_the_market(players: int) -> None:
    s = awake(players)
    expected = [2, 2, 2, 1, 1, 0, 0, 0, 0] + ([0] * 4 if players == 4 else [])
    for who in (*range(players), SPECTATOR):
        assert s.part("pews", who)["beams"] == expected


def test_the_beams_on_the_market_are_those_of_the_tiles_that_lie_there_now() -> None:
    s = awake().lay_market("G YB / O B Y / RRR RB - R").shows("pews", 0, beams=[0, 1, 0, 2, 2, 0, 1, 0, 2])
    s.plan_one(0, "12002").others_plan().play("2.2").shows("pews", 0, beams=[0, 1, 0, 0, 0, 0, 1, 0, 2]).finish_round()
    tiles = on_market(s)
    assert s.part("pews", 1)["beams"] == [BEAMS.get(tile, 0) for tile in tiles]


# --- market


@pytest.mark.parametrize("tile", TILES_3)
def test_a_bought_tile_brings_its_paints_and_its_beams(tile: str) -> None:
    s = awake().lay_market(" / ".join((f"{tile} -", "- - -", "- - - -"))).plan_one(0, "12002").others_plan().play("1.1")
    assert (sorted(s.paints(0)), s.thalers(0)) == (sorted(tile), 10)
    s.has(beams=BEAMS.get(tile, 0), beam_supply=6 - BEAMS.get(tile, 0))
    assert [s.beams(seat) for seat in (1, 2)] == [0, 0]


def test_each_bought_tile_brings_beams() -> None:
    shopping(3).play("2.1 2.2 2.3").has(beams=4, paints="RRYBB", left_market=True)


def test_beams_follow_the_purchase_at_once() -> None:
    s = shopping(3)
    seen = []
    for move in ("2.3", "2.1"):
        s.play(move)
        seen.append(s.part("pews", 0)["players"][0]["beams"])
    assert seen == [1, 3]


@pytest.mark.parametrize("move", ["X1", "X2", "-"])
def test_closing_or_forgoing_brings_no_beam(move: str) -> None:
    shopping(3).play(move).has(beams=0, left_market=True)


@pytest.mark.parametrize(("owned", "then"), [(3, 5), (4, 6), (5, 6), (6, 6)])
def test_3_113_a_short_supply_gives_what_there_is(owned: int, then: int) -> None:
    shopping(owned=owned).play("1.1").has(beams=then, beam_supply=6 - then, paints="R", thalers=10)


def test_3_113_the_own_supply_alone_counts() -> None:
    awake().give_beams(1, 6).give_beams(2, 6).plan_one(0, "12002").others_plan().play("1.1").each(beams=[2, 6, 6])


def test_beams_that_were_used_can_be_bought_again() -> None:
    s = at_pews(6).play("3").has(beams=3, beam_supply=3)
    s.finish_round().wake("7 8 9").lay_market(BOOTHS).plan_one(0, "32000").others_plan()
    while s.to_move() != 0 or s.column > 0:
        s.play(s.idle())
    s.play("2.1 2.2 2.3").has(beams=6)


def test_players_buy_beams_in_turn() -> None:
    awake(4, times="7 8 9 6").plan(*["12002"] * 4).has(to_move=3).play("1.1 2.2 3.4 4.1").each(beams=[1, 0, 0, 2])


@pytest.mark.parametrize(("card", "slot", "brought"), [("free RY", "2.2", 1), ("free RB", "2.3", 1)])
def test_3_39_a_free_tile_brings_its_beams(card: str, slot: str, brought: int) -> None:
    s = awake(modules="4,14").give_wishes(0, card).plan_one(0, "12002").others_plan().play("2.1").has(beams=2)
    assert f"!{slot}" in s.options()
    s.play(f"!{slot}").has(beams=2 + brought, thalers=10, wishes=[])


def test_3_39_a_free_tile_with_an_empty_supply_brings_paints_only() -> None:
    s = awake(modules="4,14").give_wishes(0, "free RY").give_beams(0, 5).plan_one(0, "12002").others_plan()
    s.play("2.1 !2.2").has(beams=6, paints="RYB")


@pytest.mark.parametrize(("players", "booths", "slot", "gold"), [
    (3, "G O / YYY BBB R / Y RRR RY RB", "2.3", 1),
    (3, "G O / YYY BBB R / Y RRR RY RB", "3.1", 2),
    (4, "G O / YYY BBB RRR / RR YY BB RB / Y YB RY B", "3.4", 1),
    (4, "G O / YYY BBB RRR / RR YY BB RB / Y YB RY B", "4.1", 2),
])  # fmt: skip
def test_a_tile_on_the_arrow_brings_leaves_and_beams(players: int, booths: str, slot: str, gold: int) -> None:
    s = awake(players, modules="5,14", times="7 8 9 6").lay_market(booths).plan_one(0, "12002").others_plan().play(slot)
    s.has(leaves=gold, beams=1 if slot == "3.4" else 2)


def test_an_exhausted_gold_supply_does_not_touch_the_beams() -> None:
    s = awake(modules="5,14").lay_market("G O / YYY BBB R / Y RRR RY RB")
    s.give_leaves(1, s.leaves(1) + s.leaf_supply()).plan_one(0, "12002").others_plan().play("3.1")
    assert (s.leaves(0), s.beams(0)) == (0, 2)


def test_3_39_a_free_tile_on_the_arrow_brings_beams_and_no_leaf() -> None:
    s = awake(modules="4,5,14").lay_market("G O / YYY BBB RY / Y RRR R RB")
    s.give_wishes(0, "free RY").plan_one(0, "12002").others_plan().play("2.1 !2.3").has(leaves=0, beams=1, thalers=10)


def test_3_94_beams_go_with_the_tile_that_a_dame_swaps() -> None:
    s = scene("12,14").marry(0, "pink")
    get_up(s.finish_round())
    s.play_as(0, "- @M").plan_one(0, "12002").others_plan().play("1.1/3.1")
    assert s.market() == [["RRR", "Y"], ["B", "RY", "RB"], ["R", "YYY", "BBB", "O"]]
    assert s.part("pews", 1)["beams"] == [0, 2, 2, 1, 1, 2, 0, 0, 0]
    assert (s.after("1.1").beams(0), s.after("3.1").beams(0)) == (0, 2)


def test_the_apprentice_on_the_medicos_tile_buys_beams() -> None:
    s = awake(modules="10,14").offer_bottles("3").next_infections("workshop")
    s.play_as(0, "-")  # not the pews
    s.play_as(0, "@M").plan_one(0, "11003").others_plan()
    s.play("1.1")  # the bottle's place is the only one
    assert s.beams(0) == 2


# --- planning


def test_3_8_the_spaces_on_the_tile_are_filled_when_nothing_else_is_free() -> None:
    s = awake().play_as(0, "@T M0 C0 S0").has(planned="00032")
    assert 0 not in s.planners()


def test_3_8_the_tile_may_lie_with_nobody_added() -> None:
    awake().play_as(0, "@M").ask(0).asks("M0 M1 M2").cover(1, "W", "11201").has(1, planned="11201")


def test_3_16_the_tile_is_offered_while_pews_are_left() -> None:
    s = scene("14").leave_pews("1 3")
    get_up(s)
    assert s.ask(0).options() == ["@M", "@C", "@S", "@W", "@T", "-"]


def test_3_16_without_any_pew_the_tile_is_not_offered() -> None:
    s = scene("14").leave_pews().wake("7 8 9")
    for seat in range(3):
        assert s.ask(seat).options() == ["M0", "M1", "M2", "M3"]


def test_3_16_it_may_be_planned_without_a_beam_which_may_be_bought_in_the_round() -> None:
    s = awake().next_pews("2 6").cover(0, "S", "11102").others_plan().play("1.1")
    s.until(lambda s: s.column >= 2).offers_only("- 1 1+1 2").play("2").has(space=6, beams=0)


def test_3_16_it_may_turn_out_useless() -> None:
    s = awake().leave_pews("3 9")
    for seat in (0, 1):
        s.give_beams(seat, 3).cover(seat, "M", "21011")
    s.others_plan().play("3").has(left_market=True, space=9).has(1, space=-2, beams=3)


def test_3_8_with_the_wall_one_apprentice_goes_there_and_two_find_room_at_the_pews() -> None:
    s = awake(modules="9,14").play_as(0, "@T").ask(0).asks("@M @C @S @W -").play_as(0, "@M")
    assert s.shown(0, 0)["covered"] == ["tile-9", "", "", "", "tile-14"]
    every = product((1,), *(range(most + 1) for most in (3, 3, 3, 2)))
    assert s.plans_offered() == {"".join(map(str, p)) for p in every if sum(p) == 5}


def test_of_several_tiles_the_pews_are_asked_for_first() -> None:
    s = awake(modules="6,10,14").offer_bottles("3")
    seen = []
    for move, tile in (("@S", "tile-14"), ("@M", "tile-10"), ("@C", "tile-6")):
        s.play_as(0, move)
        seen.append(tile in s.shown(0, 0)["covered"])
    assert (seen, s.shown(0, 0)["covered"]) == ([True] * 3, ["tile-10", "tile-6", "tile-14", "", ""])


def test_both_tiles_work_in_one_round() -> None:
    s = awake(modules="6,14").sell_glass("YYYBBB").give_beams(0, 3).next_pews("3 10")
    s.play_as(0, "@M @S").plan_one(0, "21110").others_plan().play("3").until(lambda s: s.column >= 2).play("Y Y Y")
    s.has(glass="YYY", space=10, thalers=9)


def test_3_8_a_map_leaves_one_space_and_the_tile_two() -> None:
    s = scene("13,14").give_maps(0, "A1 B1", "D5 E5", "C3 C4", "C2 D2")
    get_up(s.finish_round())
    s.give(0, mood=0).has(apprentices=5)
    for column in ("T", "M", "C", "S", "W"):  # the tile, then the maps
        s.play_as(0, f"@{column}")
    every = product(*(range(most + 1) for most in (1, 1, 1, 1, 2)))
    assert s.plans_offered() == {"".join(map(str, p)) for p in every if sum(p) == 5}


# --- at the pews


def test_e55_three_carriers_and_three_beams() -> None:
    assert sorted(at_pews(3).options()) == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]


def test_e55_more_beams_than_carriers_do_not_help() -> None:
    assert sorted(at_pews(6).options()) == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]


@pytest.mark.parametrize("added", [0, 1, 2])
@pytest.mark.parametrize("owned", range(7))
def test_3_112_beams_within_carriers_and_owned_beams(owned: int, added: int) -> None:
    s = at_pews(owned, added)
    assert asked(s) == choices(owned, 1 + added)
    assert s.beams(0) == owned


@pytest.mark.parametrize("left", [
    ["1 2"], ["1 2", "1 3"], ["2 5"], ["3 9"], ["2 5", "3 8"], ["1 3", "2 6"], ["2 5", "2 6", "3 8"], ["1 2", "3 10"],
])  # fmt: skip
def test_3_112_only_pews_that_are_left(left: list[str]) -> None:
    s = awake().give_beams(0, 6).leave_pews(*left).cover(0, "M", "21011").others_plan()
    assert asked(s) == choices(6, 3, left)


def test_e56_three_small_pews_bring_eight_points_in_one_score() -> None:
    s = at_pews(3).next_pews("1 2", "1 3", "1 3")
    s.stand(-3, 5, 2)  # passed: only the sum counts
    log = s.told("1+1+1")
    assert [(event.who, event.values) for event in named(log, "scored")] == [(0, (8, 8))]
    s.has(points={"pews": 8}, space=8, beams=0, beam_supply=6, restored_pews=["1 2", "1 3", "1 3"])
    assert number(s) == 9


@pytest.mark.parametrize(("choice", "turned", "won"), [
    ("1", ["1 3"], 3), ("2", ["2 6"], 6), ("3", ["3 10"], 10), ("1+1", ["1 3", "1 2"], 5), ("1+2", ["1 3", "2 6"], 9),
    ("1+1+1", ["1 3", "1 2", "1 3"], 8),
])  # fmt: skip
def test_3_5_one_visit_is_one_score(choice: str, turned: list[str], won: int) -> None:
    s = at_pews(6).next_pews("1 3", "1 2", "1 3", "2 6", "3 10")
    used = sum(map(int, choice.split("+")))
    log = s.told(choice)
    assert [event.values[0] for event in named(log, "scored")] == [won]
    assert (s.points(), sorted(s.restored_pews())) == ({"pews": won}, sorted(turned))
    assert (s.beams(0), s.beam_supply(0)) == (6 - used, used)
    assert s.column > 0  # one visit in a round


@pytest.mark.parametrize(("move", "reached"), [("A", 12), ("B", 9)])
def test_3_5_a_taken_space_is_met_by_the_whole_sum(move: str, reached: int) -> None:
    s = at_pews(3).next_pews("1 3", "1 2", "1 3").stand(2, 10, 11).play("1+1+1")
    assert (s.options(), s.to_move(), s.after(move).space(0)) == (["A", "B"], 0, reached)


def test_3_112_no_pew_at_all_is_allowed() -> None:
    s = at_pews(3)
    log = s.told("-")
    assert named(log, "scored") == []
    assert (s.space(0), s.beams(0), number(s)) == (-3, 3, 12)
    assert s.column > 0


@pytest.mark.parametrize("move", ["1+1+2", "2+2", "1+3", "4", "2+3", "0", "1+1+1+1"])
def test_too_much_is_refused(move: str) -> None:
    s = at_pews(6)
    with pytest.raises((BadNotation, IllegalMove)):
        s.play(move)
    assert s.beams(0) == 6


def test_without_beams_nothing_is_asked() -> None:
    s = at_pews(0).has(left_market=True)
    assert number(s) == 12


def test_the_printed_apprentice_alone_carries_one_beam() -> None:
    s = awake().give_beams(0, 6).next_pews("1 3").cover(0, "M", "03020").others_plan().offers_only("- 1")
    s.play("1").has(space=3, beams=5)


def test_restored_pews_leave_the_game() -> None:
    s = at_pews(6).play("1+2")
    for who in (0, 1, 2, SPECTATOR):
        assert s.part("pews", who)["pews"] == {"1": 3, "2": 3, "3": 4}
    s.finish_round().shows("pews", 0, pews={"1": 3, "2": 3, "3": 4})


def test_players_restore_pews_in_wake_up_order() -> None:
    s = awake(times="9 7 8").leave_pews("1 3", "3 9")
    for seat in range(3):
        s.give_beams(seat, 3).cover(seat, "M", "21011")
    s.has(to_move=1).play("3").asks("1 -", seat=2).play("-").has(to_move=0).asks("1 -")


def test_the_tile_on_an_earlier_location_comes_first() -> None:
    s = awake()
    for seat in (0, 2):
        s.give_beams(seat, 3)
    s.cover(0, "S", "02201").cover(2, "M", "21011").others_plan().has(to_move=2, column=0)
    s.play("1+1+1").until(lambda s: s.column >= 2).has(to_move=0).offers_only("- 1 1+2 2 3")


def test_pews_of_the_second_cathedral_column_score_before_the_end() -> None:
    s = in_last_round().give_beams(0, 3).next_pews("3 9").cover(0, "D", "02012").others_plan().has(column=4).play("3")
    s.has(over=True, points={"pews": 9})


def test_3_10_pews_are_still_restored_after_the_fresco_is_complete() -> None:
    s = awake().lay(A1="3 RYB").leave("A1").give(0, "RYB", 0).give_beams(0, 3).next_pews("3 8").cover(0, "T", "01022")
    s.others_plan().play("A1").until(lambda s: s.column >= 4).play("3")
    s.has(over=True, points={"segments": 3, "pews": 8})


def test_beams_that_are_left_are_worth_nothing() -> None:
    s = in_last_round().give_beams(0, 6).others_plan().has(over=True)
    assert s.result().scores == [0, 0, 0]


def test_beams_are_kept_from_round_to_round() -> None:
    s = shopping().play("1.1").finish_round().has(round=2, beams=2)
    assert s.part("pews", 0)["players"][0]["beams"] == 2


# --- other modules at the pews


def test_with_all_apprentices_ill_the_printed_one_may_still_carry_a_beam() -> None:
    s = scene("10,14").make_ill(0, 5)
    get_up(s).give_beams(0, 3).ask(0)
    s.has(apprentices=0).asks("@M @C @S @W @T -").play_as(0, "@M")
    while 0 in s.planners():
        s.ask(0).play_as(0, s.options()[0])
    s.others_plan().has(column=0, to_move=0).offers_only("- 1")


def test_3_8_with_the_medicos_tile_and_the_pews_all_their_spaces_count() -> None:
    s = awake(modules="10,14").offer_bottles("3").play_as(0, "@T").ask(0).asks("@M -").play_as(0, "@M")
    every = product(*(range(most + 1) for most in (1, 3, 3, 3, 2)))
    assert s.plans_offered() == {"".join(map(str, p)) for p in every if sum(p) == 5}


def test_3_90_points_from_the_pews_take_a_dame() -> None:
    s = at_pews(3, modules="12,14").line_up("pink", "purple", "pink", "purple", "pink", "purple")
    s.next_pews("3 8").stand(3, 1, 2).play("3").has(space=11, dames_of=["pink"])


# --- Leonardo


def test_leonardo_has_no_pews_tile_and_restores_no_pew() -> None:
    s = awake(2, times="8 9 7").has(deciders=[0, 1])
    s.give_beams(0, 3).cover(0, "M", "21011").others_plan().asks("X1 X2 X3").play("X1")
    while s.to_move() != 0 or s.column > 0:
        s.play(s.idle())
    assert sorted(s.options()) == ["-", "1", "1+1", "1+1+1", "1+2", "2", "3"]
    assert number(s) == 12
    assert len(s.result().sources["pews"]) == 2


def test_leonardo_may_close_a_booth_with_beams() -> None:
    s = awake(2, times="8 9 7").plan_one(0, "12002").others_plan().play("X1")
    assert s.part("pews", 0)["beams"][:2] == [0, 0]
    assert [s.beams(seat) for seat in (0, 1)] == [0, 0]
    assert len(s.part("pews", 0)["players"]) == 2


# --- what is hidden, what is kept


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_owned_beams_are_public(who: int) -> None:
    s = shopping().play("1.1").give_beams(1, 4)
    assert [player["beams"] for player in s.part("pews", who)["players"]] == [2, 4, 0]


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_the_log_tells_everybody_how_many_beams_were_got(who: int) -> None:
    s = shopping()
    s.state.log = []
    s.play("1.1")
    told = [event.seen_by(who) for event in s.state.log if event.kind.name == "beams"]
    assert [event.values for event in told] == [(2,)]
    assert [speak(GAME.describe(event)) for event in told] == ["gets 2 beams"]


@pytest.mark.parametrize("owned", [0, 3, 6])
@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_a_guess_keeps_everybodys_beams(who: int, owned: int) -> None:
    s = awake().give_beams(0, owned).give_beams(2, 6 - owned)
    for seed in range(6):
        s.determinize(who, seed).each(beams=[owned, 0, 6 - owned])


@pytest.mark.parametrize(("owned", "added", "limit"), [(2, 2, 2), (6, 0, 1), (6, 1, 2), (3, 2, 3)])
def test_3_112_the_question_names_the_beams_that_can_be_used(owned: int, added: int, limit: int) -> None:
    s = at_pews(owned, added)
    words = {
        "en": f"(at most {limit} beam{'s' if limit > 1 else ''})",
        "fr": f"({limit} poutre{'s' if limit > 1 else ''} au plus)",
        "de": f"(höchstens {limit} Balken)",
        "nl": f"(hoogstens {limit} balk{'en' if limit > 1 else ''})",
    }
    for language, end in words.items():
        assert speak(GAME.question(s.state), language).endswith(end)


def test_3_113_nothing_is_told_of_beams_that_nobody_gets() -> None:
    s = shopping(owned=6)
    s.state.log = []
    s.play("1.1")
    assert "beams" not in [event.kind.name for event in s.state.log]
    assert s.beams(0) == 6


def test_3_12_the_points_of_pews_are_hidden_from_all() -> None:
    s = awake().give_beams(0, 3)
    other = s.copy()
    s.next_pews("1 2", "2 5", "3 8")
    other.next_pews("1 3", "2 6", "3 10")
    for who in (0, 1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)
        assert s.determinize(who, 3).key() == other.determinize(who, 3).key()


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_looks_alike_and_keeps_all_pieces(who: int) -> None:
    s = at_pews(6).next_pews("1 3", "2 6").play("1+2").give_beams(1, 2)
    for seed in range(12):
        guess = s.determinize(who, seed)
        assert guess.view(who) == s.view(who)
        assert GAME.pieces(guess.state) == GAME.pieces(s.state)
        assert sorted(guess.pews_left() + guess.restored_pews()) == ALL_PEWS
        assert sorted(guess.restored_pews()) == ["1 3", "2 6"]
        assert all(0 <= guess.beams(seat) <= 6 for seat in range(3))


def test_a_guess_shuffles_the_pews_that_are_left() -> None:
    s = at_pews(6).leave_pews("3 8", "3 9", "3 10", "1 2")
    guesses = [s.determinize(0, seed) for seed in range(30)]
    assert {guess.play("3").space(0) for guess in guesses} == {8, 9, 10}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_pew_and_no_beam_is_lost_in_a_game(players: int) -> None:
    s = new_game(players, players, {"modules": "14,16"})
    spent = beams = 0
    for _ in along(s, Random(players), lambda word: word != "-"):
        assert sorted(s.pews_left() + s.restored_pews()) == ALL_PEWS
        assert all(0 <= s.beams(seat) <= 6 for seat in range(players))
        used = sum(int(word.split()[0]) for word in s.restored_pews()) - spent
        left = sum(s.beams(seat) for seat in range(players))
        assert used == 0 or left == beams - used
        spent, beams = spent + used, left
    assert spent > 0
    won = sum(int(word.split()[1]) for word in s.restored_pews())
    assert sum(s.points_for("pews")) == won
    assert len(s.in_play()) + len(s.barrel()) == (14 if players == 4 else 11)
