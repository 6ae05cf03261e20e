"""Module 10, the Medico, beside modules with lower numbers: what the ill may not do there, and who cannot fall ill."""

from random import Random

import pytest

from bottega.core.game import SPECTATOR
from tests.games.fresco.board import GAME
from tests.games.fresco.modules.m08_bells import test_bells as bells
from tests.games.fresco.modules.m10_medico.test_medico import (
    finale,
    fresh,
    plans_allowed,
    plans_offered,
    set_up,
)
from tests.games.fresco.scene import Scene, along, new_game, opening, scene

MEDICO_STEPS = range(28 + 4 * 10, 32 + 4 * 10)


def laid(modules: str, own_ill: int = 2, infection: str = "market", letters: str = "") -> Scene:
    """A new game with the Medico and these modules; seat 0 has ill apprentices, these bottles are for sale."""
    return fresh(infection, modules=f"10,{modules}").make_ill(0, own_ill).offer_bottles(letters)


def second_round(s: Scene, own_ill: int, infection: str, letters: str) -> Scene:
    """What was laid in the first round can be planned with now; as `laid` in all else."""
    for seat in range(len(s.reach().players)):
        s.give(seat, "", 12, mood=0)
    return s.next_infections(infection).make_ill(0, own_ill).offer_bottles(letters)


def asked_first(s: Scene) -> list[str]:
    """What seat 0 is asked first when planning."""
    s.ask(0)
    return s.options()


def own_turn(s: Scene, column: int) -> bool:
    """Is seat 0 asked something at this location?"""
    return s.to_move() == 0 and s.column == column


def starting(s: Scene, letter: str) -> list[str]:
    return [move for move in s.options() if move[0] == letter]


# --- 1 portraits


def with_sexton(plan: str, hand: str = "RYBRYB") -> Scene:
    return laid("1").give_portrait(0, "sexton").lay(A1="3 RYB", B2="3 RRY").up(paints=hand).act(plan)


def test_3_21_the_sexton_does_not_go_with_ill_apprentices_alone() -> None:
    s = with_sexton("0 0+2 0 0 3")
    assert own_turn(s, 1)
    s.offers_none("*").play("=RYB").offers_none("*")


def test_3_21_the_sexton_is_not_asked_for_when_ill_apprentices_can_do_nothing() -> None:
    assert with_sexton("0 0+2 0 0 3", hand="").to_move() == 1


def test_3_21_beside_a_healthy_one_the_sexton_may_go() -> None:
    s = with_sexton("0 1+1 0 0 2")
    assert len(starting(s, "*")) == 24
    assert "I" in s.options()


def test_3_21_directly_after_the_sexton_no_ill_apprentice_works() -> None:
    s = with_sexton("0 1+1 0 0 2").play("*E5").has(bishop="E5").offers_no("I").play("=RYB").offers("I").play("I A1")
    s.has(points={"altar": 2, "segments": 3})


def test_3_21_the_sexton_as_the_last_move_ends_the_visit_of_the_ill_ones() -> None:
    s = with_sexton("0 1+1 0 0 2").play("=RYB")
    assert len(starting(s, "*")) == 24
    s.play("*E5")
    assert not own_turn(s, 1)
    assert s.points() == {"altar": 2}


def test_3_21_after_the_ill_one_the_sexton_may_go() -> None:
    s = with_sexton("0 1+1 0 0 2").play("I =RYB")
    assert len(starting(s, "*")) == 24
    s.play("*B2 =RYB").has(bishop="B2", thalers=11)


def in_studio_with_portraits(plan: str, hand: str = "RY") -> Scene:
    return laid("1", own_ill=3).open_portraits("muse", "abbot").up(paints=hand, money=0).act(plan)


def test_3_83_ill_apprentices_paint_no_portrait() -> None:
    in_studio_with_portraits("0 0 0+2 0 2").asks("$R $Y -").play("$R $Y").has(opened=["muse", "abbot"], thalers=6)


def test_3_83_without_paints_ill_apprentices_leave_the_portraits_alone() -> None:
    in_studio_with_portraits("0 0 0+2 0 2", "").has(to_move=1, opened=["muse", "abbot"])


@pytest.mark.parametrize("order", ["$R P1 -", "P1 $R -"])
def test_3_83_the_healthy_one_takes_a_portrait_and_the_ill_one_sells_in_any_order(order: str) -> None:
    s = in_studio_with_portraits("0 0 1+1 0 1")
    for move in order.split():
        if own_turn(s, 2):
            s.play(move)
    s.has(opened=["", "abbot"], thalers=3 + 3, paints="Y", sick=(4, 4))


def test_3_20_one_portrait_though_ill_ones_stand_there_too() -> None:
    s = in_studio_with_portraits("0 0 1+2 0 1").play("P2").offers_none("P")
    assert starting(s, "$") == ["$R", "$Y"]


@pytest.mark.parametrize(("segment", "won"), [("C3", {"segments": 3, "bishop": 3, "portraits": 1}), ("A1", None)])
def test_3_22_the_abbot_joins_the_bonus_of_an_ill_apprentice(segment: str, won: dict[str, int] | None) -> None:
    s = laid("1").give_portrait(0, "abbot").lay(**{segment: "3 RYB"}).up(paints="RYB").act("0 0+1 0 0 3").play(segment)
    assert s.points() == (won or {"segments": 3})


def test_1_and_10_both_make_the_ninth_round_the_final_one() -> None:
    set_up(3, "1,10").copy().reach(9).has(final=True, round=9)
    assert not set_up(3, "1,10").copy().reach(8).final


# --- 2 requests


def with_tiles(plan: str) -> Scene:
    return laid("2").own(0, "7 PO", "8 POB", "5 PY").up(paints="RRRRYYYY").act(plan)


def test_3_26_an_ill_apprentice_may_fulfill_a_request_in_place_of_its_one_blend() -> None:
    s = with_tiles("0 0 0 0+2 3")
    assert (s.options(), s.after("-").options()) == (["Q*", "QP", "-"], ["O0", "O1", "O2"])
    s.play("QP").has(points={"requests": 10}).asks("O0 O1")
    alone = with_tiles("0 0 0 0+1 3").play("QP")
    assert not own_turn(alone, 3)
    assert alone.sick() == (2, 2)


def test_3_26_beside_a_healthy_one_the_ill_one_fulfills_the_request_and_the_healthy_one_blends_twice() -> None:
    s = with_tiles("0 0 0 1+1 2").asks("Q* QP -")
    s.after("-").asks("O0 O1 O2 O3")
    s.play("QP").has(points={"requests": 10}).asks("O0 O1 O2").play("O2").has(sick=(3, 3), tiles_before=[])


def test_3_26_the_alchemist_stays_free_when_the_ill_one_fulfills_a_request() -> None:
    s = laid("2,4").own(0, "7 PO", "8 POB", "5 PY").give_wishes(0, "alchemy").up(paints="RRRRRYYYY").act("0 0 0 1+1 2")
    for order in ("!RRR=O QP", "QP !RRR=O"):
        s.copy().play(order).has(points={"requests": 10}, wishes=[]).asks("O0 O1 O2")


# --- 3 special blends


@pytest.mark.parametrize(("hand", "blend", "left"), [("RP", "K1", "K"), ("OG", "N1", "N")])
def test_the_one_blend_of_an_ill_apprentice_may_be_a_special_one(hand: str, blend: str, left: str) -> None:
    s = laid("3").up(paints=hand).act("0 0 0 0+1 3").has(options=[blend[0] + "0", blend]).play(blend)
    assert s.shown(0, 0)["paints"] == left


def test_one_ill_apprentice_does_not_blend_twice_for_a_special_paint() -> None:
    s = laid("3").up(paints="RRB").act("0 0 0 0+1 3").play("P1")
    assert not own_turn(s, 3)
    assert s.shown(0, 0)["paints"] == "RP"


def test_ill_apprentices_sell_special_paints_too() -> None:
    laid("3").up(paints="KN", money=0).act("0 0 0+2 0 3").asks("$K $N -").play("$N $K").has(thalers=6)


def test_ill_apprentices_restore_special_tiles_and_the_altar_with_special_paints() -> None:
    s = laid("3").lay(C3="24 NK").up(paints="NKNKO").act("0 0+2 0 0 3").play("C3 =OKN")
    assert s.points() == {"segments": 24, "bishop": 3, "altar": 6 + 3 + 5}


# --- 4 wishing well


def test_3_36_pennies_go_with_the_tile_and_a_real_apprentice() -> None:
    s = laid("4", letters="31").up().play_as(0, "@M")
    assert asked_first(s) == ["L0", "L1", "L2"]
    none, one = s.copy(), s.copy()
    none.play_as(0, "L0")
    assert asked_first(none) == ["M0", "M1"]
    one.play_as(0, "L1")
    assert asked_first(one)[0][0] == "C"  # one must go to the market
    assert one.shown(0, 0)["plan"][0] == 1


def test_3_36_without_a_healthy_apprentice_no_pennies_are_set() -> None:
    s = laid("4", own_ill=5, letters="3").up()
    for tile in ("@M", "-"):
        then = s.copy().play_as(0, tile)
        assert asked_first(then)[0][0] == "C"


def test_3_7_the_bottle_comes_before_the_pennies_and_these_before_the_purchase() -> None:
    s = laid("4", letters="31").next_wishes("tip").up().act("1 1 0 0 1", "@M L1").asks("B1 B2").play("B2")
    s.asks("L0 L1").play("L1").has(wishes=["tip"]).offers("1.1").has(pennies=2)


def test_lucky_day_is_used_by_the_apprentice_on_the_tile() -> None:
    s = laid("4", letters="3").give_wishes(0, "lucky", "lucky").up().act("1 1 0 0 1", "@M L0").play("!LUCKY")
    assert s.pennies(0) == 5
    assert "!LUCKY" not in s.options()  # one card for one apprentice


def test_the_tile_alone_uses_no_lucky_day() -> None:
    s = laid("4", letters="3").give_wishes(0, "lucky").up().act("0 2 0 0 1", "@M L0")
    assert not own_turn(s, 0)
    assert s.wishes(0) == ["lucky"]


def test_free_paint_goes_with_the_one_purchase_beside_the_tile() -> None:
    s = laid("4", letters="3").give_wishes(0, "free RY").up().act("1 1 0 0 1", "@M L0").play("2.1").offers("!2.2")
    s.play("!2.2").has(paints="RYB", thalers=12 - 3 - 2)


def visiting(plan: str) -> Scene:
    return laid("4").give_wishes(0, "visit").lay(A1="3 RYB", B2="3 RRY").up(paints="RYBRYB").act(plan)


def test_3_41_an_ill_apprentice_does_not_use_the_bishops_visit() -> None:
    s = visiting("0 0+2 0 0 3").offers_none("!").offers("A1")
    assert s.why("m04-wish-visit").startswith("The Bishop Pays a Visit is used in the cathedral, while a healthy")


def test_3_41_the_bishops_visit_is_not_the_move_right_before_an_ill_apprentice_acts() -> None:
    s = visiting("0 1+1 0 0 2")
    assert {"!B2", "I"} < set(s.options())
    s.after("I").offers_none("!")
    s.play("!B2").offers_no("I").offers("-").play("=RYB").offers("I").play("I =RYB").has(points={"altar": 4})


def test_3_41_the_bishops_visit_as_the_last_move_ends_the_visit_of_the_ill_ones() -> None:
    s = visiting("0 1+1 0 0 2").play("=RYB")
    assert len(starting(s, "!")) == 8
    s.play("!B2")
    assert not own_turn(s, 1)
    assert s.points() == {"altar": 2}


def test_3_41_after_the_ill_one_the_bishop_may_come() -> None:
    s = visiting("0 1+1 0 0 2").play("I =RYB")
    assert len(starting(s, "!")) == 8
    s.play("!B2 =RYB").has(bishop="B2", points={"altar": 4})


@pytest.mark.parametrize("first", ["I C3 !", "!B2 =RYB I B2"])
def test_3_37_the_cards_of_ill_and_of_healthy_apprentices_are_counted_apart(first: str) -> None:
    s = laid("4").give_wishes(0, "visit", "praise").lay(**{"C3" if first[0] == "I" else "B2": "3 RRY"})
    s.up(paints="RYBRRY").act("0 1+1 0 0 2").play(first)
    if first[0] == "I":
        assert len(starting(s, "!")) == 8  # the healthy one has used no card
        s.play("!B2 =RYB")
    else:
        assert s.options() == ["!", "-"]  # the ill one has used none
        s.play("!")
    assert s.wishes(0) == []


@pytest.mark.parametrize(("answer", "won"), [("!", 7), ("-", 6)])
def test_3_42_praise_on_the_bishops_own_segment_is_allowed_to_an_ill_apprentice(answer: str, won: int) -> None:
    s = laid("4").give_wishes(0, "praise").lay(C3="3 RYB").up(paints="RYB").act("0 0+1 0 0 3").play("C3").asks("! -")
    s.play(answer).has(space=won)


def test_3_42_praise_needs_a_bonus() -> None:
    s = laid("4").give_wishes(0, "praise").lay(A1="3 RYB").up(paints="RYB").act("0 0+1 0 0 3").play("A1")
    assert not own_turn(s, 1)
    assert s.wishes(0) == ["praise"]


def test_3_83_an_ill_apprentice_gets_no_tip() -> None:
    s = laid("4").give_wishes(0, "tip").up(paints="R").act("0 0 0+2 0 3").asks("$R -").play("$R")
    assert not own_turn(s, 2)


def test_3_83_two_tips_need_two_healthy_apprentices() -> None:
    s = laid("4").give_wishes(0, "tip", "tip").up(paints="RR", money=0).act("0 0 1+2 0 2").offers("!TIP").play("!TIP")
    s.offers_no("!TIP").play("$R $R").has(thalers=1 + 3 + 6, pennies=4)


def test_an_ill_apprentice_is_no_alchemist() -> None:
    assert laid("4").give_wishes(0, "alchemy").up(paints="RYB").act("0 0 0 0+2 3").options() == ["O0", "O1"]


def test_two_alchemies_need_two_healthy_apprentices() -> None:
    s = laid("4").give_wishes(0, "alchemy", "alchemy").up(paints="RRRRRRRRR").act("0 0 0 1+2 2").play("!RRR=O")
    assert not [move for move in starting(s, "!") if own_turn(s, 3)]
    assert s.wishes(0) == ["alchemy"]


def test_finders_keepers_needs_a_healthy_apprentice_at_the_theater() -> None:
    for plan, found in (("0 0 0 0+2 3", True), ("0 3 0 0+2 0", False)):
        s = laid("4").give_wishes(0, "finders").up().act(plan)
        asked = False
        while s.round == 1:
            asked |= "!FIND" in s.options()
            s.play(s.idle())
        assert asked is found


@pytest.mark.parametrize(("answer", "asked"), [("!", False), ("-", True)])
def test_3_46_the_busker_may_save_from_setting_anybody_aside(answer: str, asked: bool) -> None:
    s = laid("4").give_wishes(0, "busker").give(0, mood=-2).play("7:00").asks("! -").play(f"{answer} 8:00 9:00")
    assert (s.options() == ["H", "I"]) is asked
    if asked:
        s.play("I")
    assert s.aside(0) == int(asked)


# --- 5 gold leaf


@pytest.mark.parametrize(("segment", "bonus"), [("C3", 3), ("A1", 0)])
def test_a_leaf_is_worth_one_point_to_an_ill_apprentice(segment: str, bonus: int) -> None:
    s = laid("5").set_disc("R").give_leaves(0, 2).lay(**{segment: "3 RYB"}).up(paints="RYB").act("0 0+1 0 0 3")
    s.play(segment).asks("+ -").play("+")
    assert (s.space(0), s.points()["gold_leaf"], s.leaves(0)) == (3 + bonus + 1, 1, 1)


@pytest.mark.parametrize(("first", "won"), [("I", 1), ("", 3)])
def test_beside_an_ill_one_a_healthy_apprentice_gilds_as_usual(first: str, won: int) -> None:
    s = laid("5").set_disc("R").give_leaves(0, 1).lay(C3="3 RYB").up(paints="RYB").act("0 1+1 0 0 2")
    s.play(f"{first} C3 +")
    assert s.points()["gold_leaf"] == won


# --- 6 glaziers


def glaziers(own_ill: int = 2, infection: str = "market", letters: str = "") -> Scene:
    return laid("6", own_ill, infection, letters).sell_glass("YYYYYY").lay_bench("YB YR BR BG YG RG", "RGR")


@pytest.mark.parametrize("own_ill", [1, 3, 5])
def test_3_50_the_third_space_of_the_glazery_takes_a_healthy_apprentice_only(own_ill: int) -> None:
    s = glaziers(own_ill).up().play_as(0, "@S")
    assert plans_offered(s) == plans_allowed("33133", "03030", 5 - own_ill, own_ill)


def test_3_8_free_spaces_on_both_tiles_count() -> None:
    s = glaziers(2, letters="3").up().play_as(0, "@M @W")
    assert plans_offered(s) == plans_allowed("13313", "03300", 3, 2)


def test_the_glazery_needs_no_healthy_apprentice() -> None:
    s = glaziers(5).up()
    assert asked_first(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    s.act("0 0 0 0 0", "@S").play("Y Y").has(glass="YY", to_move=1)


def test_3_54_an_ill_apprentice_restores_a_window() -> None:
    s = glaziers().lay(B1="11 PPO").up(paints="PPO").act("0 0+1 0 0 3", "-").play("B1")
    s.has(options=[f"W{place}" for place in range(1, 7)]).play("W1").has(points={"segments": 11, "windows": -3})


@pytest.mark.parametrize(
    ("infection", "module", "plan", "tile", "expected"),
    [
        ("market", 6, "0 1 0 1 1+1", "@C", 3),  # contagion takes one beside an ill one, on the open column only
        ("market", 6, "0 1+1 0 1 1", "@D", 3),
        ("market", 9, "0 1 0 2 0+1", "@C", 2),
        ("market", 9, "0 0+1 0 2 1", "@D", 2),
        ("cathedral", 6, "0 1 0 2 0", "@C", 2),
        ("cathedral", 6, "0 0 0 2 1", "@D", 2),
        ("cathedral", 6, "0 1 0 1 1", "@C", 3),
        ("cathedral", 6, "0 1 0 1 1", "@D", 3),
        ("cathedral", 14, "0 2 0 1 0", "@C", 2),
        ("cathedral", 14, "0 1 0 1 1", "@C", 3),
    ],
)
def test_3_74_a_covered_cathedral_takes_no_part_in_infection_and_contagion(
    infection: str, module: int, plan: str, tile: str, expected: int
) -> None:
    finale(infection, own=2, modules=f"{module},10").act(plan, tile).reach(99).has(sick=(expected, expected))


# --- 7 scrolls


def test_an_ill_apprentice_may_reveal_scrolls() -> None:
    s = laid("7").deal_scrolls("1A", "2B", "3C").lay(A1="3 RYB").up(paints="RYB").act("0 0+1 0 0 3").play("A1")
    s.asks("H V HV -").play("HV").has(points={"segments": 3, "scrolls": 6})


# --- 8 bells


def test_3_58_the_medicos_thalers_come_after_the_bells() -> None:
    s = set_up(3, "8,10").copy().only_infections("same", "market").reach().has(final=True)
    s.owe(0, "6 5 3", 4).up(money=0)
    for seat in (1, 2):
        s.give(seat, "", 0)
    s.rest().reach(99).has(unfinished=[("6 5 3", 4)], certificates=[], thalers=25)
    assert s.points() == {"bells": 5, "money": 12}  # second on the bell track, on space 0


@pytest.mark.parametrize(("paid", "left", "over"), [(4, [], 1), (1, [("6 5 3", 4)], 0)])
def test_3_57_an_ill_apprentices_thalers_go_to_the_unfinished_certificate_first(
    paid: int, left: list[tuple[str, int]], over: int
) -> None:
    s = laid("8").owe(0, "6 5 3", paid).up(paints="R", money=0).act("0 0 0+1 0 3", "-").play("$R")
    assert (s.unfinished(0), s.thalers(0), s.paints(0)) == (left, over, "")


def test_3_50_nobody_falls_ill_at_the_audience_and_no_apprentice_is_needed() -> None:
    s = laid("8", own_ill=5, infection="studio").open_certificates("3 3 1").up(money=3).act("0 0 0 0 0", "@S")
    while own_turn(s, 2):
        s.play(s.options()[0])
    s.reach().has(sick=(5, 5))
    assert s.unfinished(0) or s.certificates(0)


# --- 9 wall


def test_3_66_the_wall_needs_a_healthy_apprentice() -> None:
    assert asked_first(laid("9", own_ill=5).up())[0] == "C0"
    s = laid("9", own_ill=4).up()
    assert asked_first(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    assert {healthy for healthy, _ill in plans_offered(s.copy().play_as(0, "@T"))} == {(0, 0, 0, 0, 1)}
    s.act("0 0+3 1 0 0", "@S").has(sick=(4, 4))


def test_3_50_the_one_at_the_wall_is_not_infected_by_ill_ones_elsewhere() -> None:
    s = laid("9").lay_wall(C4="PR").up(paints="P").act("1 1 0 0+2 1", "@M").play("C4").has(wall_tiles_before=["PR"])
    s.reach().has(sick=(2, 2))


def exchanging(plan: str) -> Scene:
    return laid("9").give_wall_tiles(0, "PB", "OY").up(paints="RRRYYY").act(plan, "-")


def test_3_26_an_ill_apprentice_may_exchange_wall_tiles_in_place_of_its_one_blend() -> None:
    s = exchanging("0 0 0 0+2 3")
    assert (s.options(), s.after("-").options()) == (["XG", "-"], ["O0", "O1", "O2"])
    s.play("XG").has(exchanges="G").asks("O0 O1")
    alone = exchanging("0 0 0 0+1 3").asks("XG -")
    assert (alone.after("-").options(), own_turn(alone.play("XG"), 3)) == (["O0", "O1"], False)


def test_3_26_every_apprentice_ill_or_healthy_may_exchange_wall_tiles() -> None:
    s = laid("9").give_wall_tiles(0, "PB", "OY", "PR", "OB", "GY", "GR").up(paints="RRRYYY").act("0 0 0 1+1 2", "-")
    assert starting(s, "X") == ["XO", "XG", "XP"]
    s.play("XO XG").has(exchanges="OG")
    assert not own_turn(s, 3)


def test_3_71_the_neutral_apprentice_is_safe_on_an_action_tile() -> None:
    for neutral, expected in (("C", (3, 3)), ("S", (3, 2))):
        s = laid("9", infection="studio").give(0, mood=4).up().act("0 1 1 0 2", "@C", neutral).reach()
        assert s.sick() == expected


def test_3_71_a_covered_cathedral_is_a_place_of_its_own_in_the_final_round() -> None:
    s = set_up(3, "9,10").copy().only_infections("same", "cathedral").reach().give(0, mood=4).up(money=0).make_ill(0, 2)
    for tile, neutral in (("@D", "C"), ("@D", "D"), ("@C", "C"), ("@C", "D")):
        then = s.copy()
        plan = "0 1 0 0 1"
        then.make_ill(0, 4).play_as(0, tile)
        while not asked_first(then)[0].startswith("N@"):
            letter = asked_first(then)[0][0]
            then.play_as(0, letter + plan.split()["MCSWD".index(letter)])
        then.asks("N@C N@D").play_as(0, f"N@{neutral}").rest().reach(99)
        assert then.sick() == ((5, 5) if neutral == tile[1] else (5, 4))


@pytest.mark.parametrize("letters", ["", "3"])
def test_3_36_pennies_find_no_apprentice_when_the_only_healthy_one_is_at_the_wall(letters: str) -> None:
    s = laid("4,9", own_ill=4, letters=letters).up()
    if letters:
        s.play_as(0, "@M")
    s.play_as(0, "@S")
    assert asked_first(s) == ["C0", "C0+1", "C0+2", "C0+3"]


def test_3_26_beside_a_healthy_one_the_ill_one_exchanges_wall_tiles() -> None:
    exchanging("0 0 0 1+1 2").offers("XG").play("XG").has(exchanges="G").asks("O0 O1 O2")


# --- 12 dames


# --- 14 pews


@pytest.mark.parametrize(("own_ill", "plans"), [(0, "10112"), (1, "10102 00112 10111"), (3, "10100 00101 00110")])
def test_3_8_five_tiles_leave_room_for_five_healthy_apprentices(own_ill: int, plans: str) -> None:
    """One with the Medico, none at the audience, exactly one at the wall, one at the glazery, two at the pews."""
    s = laid("6,8,9,14", own_ill, letters="3").give_beams(0, 3).up()
    for place in "TMSCW":  # pews, Medico, wall, audience, glazery
        s.play_as(0, f"@{place}")
    assert {"".join(map(str, healthy)) for healthy, ill_ones in plans_offered(s)} == set(plans.split())
    assert s.shown(0, 0)["covered"] == ["tile-10", "tile-8", "tile-9", "tile-6", "tile-14"]


def test_3_8a_with_six_apprentices_the_fifth_tile_is_not_offered() -> None:
    s = laid("6,8,9,14", 0, letters="3").give_beams(0, 3).give(0, mood=4).up()
    for place in "TMSC":
        s.play_as(0, f"@{place}")
    assert asked_first(s) == ["M0", "M1"]
    assert {sum(healthy) for healthy, ill_ones in plans_offered(s)} == {6}


def test_3_8a_room_is_needed_for_healthy_ones_only() -> None:
    s = laid("6,8,9,14", 3, letters="3").give_beams(0, 3).give(0, mood=4).up()
    for place in "TMSCW":
        s.play_as(0, f"@{place}")
    assert {sum(healthy) for healthy, ill_ones in plans_offered(s)} == {3}


# --- 16 black market


# --- whole games


PLACES = {"market": [0], "cathedral": [1], "studio": [2], "workshop": [3]}


def falls_ill(s: Scene, seat: int) -> int:
    """How many fall ill in this round, by the revealed plan."""
    seen = s.shown(SPECTATOR, seat)
    found = 0
    for place, columns in PLACES.items():
        both = columns + ([4] if place == "cathedral" and s.final else [])
        open_ones = [column for column in both if seen["covered"][column] in ("", "tile-10")]
        healthy = sum(seen["plan"][column] for column in open_ones)
        if sum(seen["ill_plan"][column] for column in open_ones):
            found += healthy
        elif place == s.infected():
            found += min(healthy, 1)
    return found


@pytest.mark.parametrize("modules", ["10", "6,10,13", "6,8,9,10,14", "all"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.compiled
def test_who_is_ill_after_a_round_follows_from_plans_and_bottles(players: int, modules: str) -> None:
    """What the plans and the infected place say, in ordinary rounds and the final one, less what bottles heal."""
    chance = Random(players)
    s = new_game(players, 3, {"modules": modules})
    expected: list[int] = []
    checked = 0
    while not s.over():
        number, planning, seat = s.round, s.state.awake and s.column < 0, s.to_move()
        word = s.write(move := int(chance.choice(list(s.state.options))))
        if expected and s.step() in MEDICO_STEPS and word[1:2] == ":":
            expected[seat] -= int(word[2])
        before = [s.ill(marker) for marker in range(players)]
        s.state.push(move)
        if planning and s.round == number and s.column >= 0:
            expected = [before[marker] + falls_ill(s, marker) for marker in range(players)]
        if expected and (s.round != number or s.over()):
            if s.ill_left() > 0:
                assert [s.ill(marker) for marker in range(players)] == expected
                checked += 1
            expected = []
    assert checked > 4


# --- Leonardo


def test_leonardo_works_beside_ill_players_with_all_modules() -> None:
    """Whole games for two; the ill are the players' alone."""
    chance = Random(5)
    s = new_game(2, 9, {"modules": "all"})
    whole = GAME.pieces(s.state)
    while not s.over():
        s.state.push(int(chance.choice(list(s.state.options))))
        assert GAME.pieces(s.state) == whole
        assert s.ill_left() + s.ill(0) + s.ill(1) == 10
    assert s.round <= 9


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["1,2,3,4,10", "5,6,7,10,11,15", "8,9,10,14,16,17", "10,12,13", "all"])
@pytest.mark.compiled
def test_views_guesses_and_pieces_along_games(modules: str, players: int) -> None:
    s = new_game(players, 4, {"modules": modules})
    assert sum(1 for _ in along(s, Random(players))) > 100


# --- beside bells (8)


def forced(money: int, letters: str = "321", debts: int = 1, bottles: str = "") -> Scene:
    """Seat 0 comes to the market with the Medico's tile and unfinished certificates."""
    s = scene("8,10").without_paints().offer_bottles(letters).give_bottles(0, bottles).awake()
    for word in ("8 6 6", "5 3 5")[:debts]:
        s.owe(0, word, 1)
    s.give(0, "", money).play_as(0, "@M")
    s.play_as(0, "-")  # no audience
    s.plan_one(0, "02030")
    for seat in (1, 2):
        while seat in s.planners():
            s.ask(seat).play_as(seat, s.idle())
    return s


def test_3_59_paying_in_is_offered_before_a_bottle_that_must_be_bought() -> None:
    s = forced(4).asks("$0 $1 $2 $3 $4", seat=0)
    s.after("$0").asks("B1 B2 B3")
    s.after("$2").asks("B2 B3").has(thalers=2)
    log = s.told("$4")
    assert "no_bottle" in [event.kind.name for event in log]
    assert (s.thalers(0), s.unfinished(0)) == (0, [("8 6 6", 5)])


def test_3_59_before_a_bottle_each_certificate_is_asked_for_once() -> None:
    forced(9, debts=2).play("$1").asks("$0 $1 $2 $3 $4").play("$1").asks("B1 B2 B3")


@pytest.mark.parametrize(("money", "debts", "letters"), [(1, 1, "321"), (2, 1, "3"), (9, 0, "321"), (0, 2, "321")])
def test_3_59_without_a_forced_purchase_or_a_debt_nothing_is_asked(money: int, debts: int, letters: str) -> None:
    assert not bells.asked_for_money(forced(money, letters, debts))


def test_3_59_who_has_two_bottles_need_not_pay_and_is_not_asked() -> None:
    assert not bells.asked_for_money(forced(9, bottles="3J"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_a_bottle_that_must_be_bought(players: int) -> None:
    s = opening(players, "8,10").next_infections("studio").offer_bottles("3").awake("6 7 8 9")
    s.owe(0, "8 6 6", 2).give(0, "", 4).give(1, "RY").schedule(0, "@M").others().until(lambda s: s.to_move() == 0)
    assert s.options() == ["$0", "$1", "$2", "$3", "$4"]
    bought, saved = s.after("$0"), s.after("$4")
    assert (bought.bottles(0), bought.thalers(0)) == ("3", 1)
    assert (saved.bottles(0), saved.thalers(0), saved.unfinished(0)) == ("", 0, [("8 6 6", 6)])
