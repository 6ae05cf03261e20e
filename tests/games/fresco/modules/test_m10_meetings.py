"""Module 10, the Medico, beside each other module: what ill apprentices may not do there, and who cannot fall ill."""

from random import Random

import pytest

from bottega.core.errors import BadNotation
from bottega.core.game import SPECTATOR
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import (
    barrel,
    deal_scrolls,
    fill_bag,
    for_sale,
    give_leaves,
    give_portrait,
    give_wishes,
    glass,
    guild,
    lay_bench,
    lay_favor,
    leaves,
    next_wishes,
    open_portraits,
    opened,
    own,
    pennies,
    set_disc,
    set_guild,
    tiles_before,
    why,
    wishes,
)
from tests.games.fresco.modules.lay_m08 import certificates, open_certificates, owe, unfinished
from tests.games.fresco.modules.lay_m09 import exchanges, give_wall_tiles, lay_wall, wall_tiles_before
from tests.games.fresco.modules.lay_m10 import (
    aside,
    ill,
    ill_left,
    infected,
    make_ill,
    next_infections,
    offer_bottles,
)
from tests.games.fresco.modules.lay_m12 import marry, reservations, reserve
from tests.games.fresco.modules.lay_m13 import give_maps, hide_treasures, keep_treasures, kept
from tests.games.fresco.modules.lay_m14 import give_beams, pews_left
from tests.games.fresco.modules.lay_m15 import domes, lay_dome
from tests.games.fresco.modules.test_m10_medico import (
    act,
    finale,
    fresh,
    only_infections,
    plans_allowed,
    plans_offered,
    play_out,
    points,
    reach,
    rest,
    set_up,
    sick,
)
from tests.games.fresco.table import (
    GAME,
    after,
    bishop,
    give,
    idle,
    lay,
    market,
    mood,
    options,
    paints,
    play,
    play_as,
    put_bishop,
    restore,
    shown,
    space,
    thalers,
    view,
)

MEDICO_STEPS = range(28 + 4 * 10, 32 + 4 * 10)


def laid(modules: str, own_ill: int = 2, infection: str = "market", letters: str = "") -> Fresco:
    """A new game with the Medico and these modules; seat 0 has ill apprentices, these bottles are for sale."""
    s = fresh(infection, modules=f"10,{modules}")
    make_ill(s, 0, own_ill)
    offer_bottles(s, letters)
    return s


def second_round(s: Fresco, own_ill: int, infection: str, letters: str) -> Fresco:
    """What was laid in the first round can be planned with now; as `laid` in all else."""
    for seat in range(len(reach(s).players)):
        give(s, seat, "", 12)
        s.players[seat].mood = 0
    next_infections(s, infection)
    make_ill(s, 0, own_ill)
    offer_bottles(s, letters)
    return s


def up(s: Fresco, times: str = "7 8 9", paints: str = "", money: int = 12) -> Fresco:
    """All wake up; seat 0 has these goods, seat 1 could blend an orange."""
    hours = dict(enumerate(times.split()))
    while not s.awake and options(s)[0] != "H":
        asked = options(s)[0].endswith(":00")
        play(s, f"{hours[int(s.argument())]}:00" if asked else idle(s))
    give(s, 0, paints, money)
    give(s, 1, "RY")
    return s


def asked_first(s: Fresco) -> list[str]:
    """What seat 0 is asked first when planning."""
    s.ask(0)
    return options(s)


def own_turn(s: Fresco, column: int) -> bool:
    """Is seat 0 asked something at this location?"""
    return s.to_move() == 0 and s.column == column


def starting(s: Fresco, letter: str) -> list[str]:
    return [move for move in options(s) if move[0] == letter]


# --- 1 portraits


def with_sexton(plan: str, hand: str = "RYBRYB") -> Fresco:
    s = laid("1")
    give_portrait(s, 0, "sexton")
    lay(s, A1="3 RYB", B2="3 RRY")
    return act(up(s, paints=hand), plan)


def test_3_21_the_sexton_does_not_go_with_ill_apprentices_alone() -> None:
    s = with_sexton("0 0+2 0 0 3")
    assert own_turn(s, 1)
    assert starting(s, "*") == []
    play(s, "=RYB")
    assert starting(s, "*") == []


def test_3_21_the_sexton_is_not_asked_for_when_ill_apprentices_can_do_nothing() -> None:
    s = with_sexton("0 0+2 0 0 3", hand="")
    assert s.to_move() == 1


def test_3_21_beside_a_healthy_one_the_sexton_may_go() -> None:
    s = with_sexton("0 1+1 0 0 2")
    assert len(starting(s, "*")) == 24
    assert "I" in options(s)


def test_3_21_directly_after_the_sexton_no_ill_apprentice_works() -> None:
    s = play(with_sexton("0 1+1 0 0 2"), "*E5")
    assert bishop(s) == "E5"
    assert "I" not in options(s)
    play(s, "=RYB")
    assert "I" in options(s)
    play(s, "I A1")
    assert points(s) == {"altar": 2, "segments": 3}


def test_3_21_the_sexton_as_the_last_move_ends_the_visit_of_the_ill_ones() -> None:
    s = play(with_sexton("0 1+1 0 0 2"), "=RYB")
    assert len(starting(s, "*")) == 24
    play(s, "*E5")
    assert not own_turn(s, 1)
    assert points(s) == {"altar": 2}


def test_3_21_after_the_ill_one_the_sexton_may_go() -> None:
    s = play(with_sexton("0 1+1 0 0 2"), "I =RYB")
    assert len(starting(s, "*")) == 24
    play(s, "*B2 =RYB")
    assert bishop(s) == "B2"
    assert thalers(s, 0) == 11


def in_studio_with_portraits(plan: str, hand: str = "RY") -> Fresco:
    s = laid("1", own_ill=3)
    open_portraits(s, "muse", "abbot")
    return act(up(s, paints=hand, money=0), plan)


def test_3_83_ill_apprentices_paint_no_portrait() -> None:
    s = in_studio_with_portraits("0 0 0+2 0 2")
    assert options(s) == ["$R", "$Y", "-"]
    play(s, "$R $Y")
    assert opened(s) == ["muse", "abbot"]
    assert thalers(s, 0) == 6


def test_3_83_without_paints_ill_apprentices_leave_the_portraits_alone() -> None:
    s = in_studio_with_portraits("0 0 0+2 0 2", "")
    assert s.to_move() == 1
    assert opened(s) == ["muse", "abbot"]


@pytest.mark.parametrize("order", ["$R P1 -", "P1 $R -"])
def test_3_83_the_healthy_one_takes_a_portrait_and_the_ill_one_sells_in_any_order(order: str) -> None:
    s = in_studio_with_portraits("0 0 1+1 0 1")
    for move in order.split():
        if own_turn(s, 2):
            play(s, move)
    assert opened(s) == ["", "abbot"]
    assert thalers(s, 0) == 3 + 3
    assert paints(s, 0) == "Y"
    assert sick(s) == (4, 4)


def test_3_20_one_portrait_though_ill_ones_stand_there_too() -> None:
    s = play(in_studio_with_portraits("0 0 1+2 0 1"), "P2")
    assert starting(s, "P") == []
    assert starting(s, "$") == ["$R", "$Y"]


@pytest.mark.parametrize(("segment", "won"), [("C3", {"segments": 3, "bishop": 3, "portraits": 1}), ("A1", None)])
def test_3_22_the_abbot_joins_the_bonus_of_an_ill_apprentice(segment: str, won: dict[str, int] | None) -> None:
    s = laid("1")
    give_portrait(s, 0, "abbot")
    lay(s, **{segment: "3 RYB"})
    act(up(s, paints="RYB"), "0 0+1 0 0 3")
    play(s, segment)
    assert points(s) == (won or {"segments": 3})


def test_1_and_10_both_make_the_ninth_round_the_final_one() -> None:
    s = reach(set_up(3, "1,10").copy(), 9)
    assert s.final
    assert s.round == 9
    assert not reach(set_up(3, "1,10").copy(), 8).final


# --- 2 requests


def with_tiles(plan: str) -> Fresco:
    s = laid("2")
    own(s, 0, "7 PO", "8 POB", "5 PY")
    return act(up(s, paints="RRRRYYYY"), plan)


def test_3_26_an_ill_apprentice_may_fulfill_a_request_in_place_of_its_one_blend() -> None:
    s = with_tiles("0 0 0 0+2 3")
    assert options(s) == ["Q*", "QP", "-"]
    assert options(after(s, "-")) == ["O0", "O1", "O2"]
    play(s, "QP")
    assert points(s) == {"requests": 10}
    assert options(s) == ["O0", "O1"]
    alone = play(with_tiles("0 0 0 0+1 3"), "QP")
    assert not own_turn(alone, 3)
    assert sick(alone) == (2, 2)


def test_3_26_beside_a_healthy_one_the_ill_one_fulfills_the_request_and_the_healthy_one_blends_twice() -> None:
    s = with_tiles("0 0 0 1+1 2")
    assert options(s) == ["Q*", "QP", "-"]
    without = after(s, "-")
    assert options(without) == ["O0", "O1", "O2", "O3"]
    play(s, "QP")
    assert points(s) == {"requests": 10}
    assert options(s) == ["O0", "O1", "O2"]
    play(s, "O2")
    assert sick(s) == (3, 3)
    assert tiles_before(s, 0) == []


@pytest.mark.parametrize(("plan", "left"), [("0 0 0 0+1 3", 1), ("0 0 0 1+1 2", 2), ("0 0 0 1+2 2", 3)])
def test_3_26_at_the_guild_a_request_takes_the_one_step_of_an_ill_apprentice(plan: str, left: int) -> None:
    """Also after others have blended: as long as a step is left, it may be the ill one's."""
    s = laid("2,17")
    own(s, 0, "7 PO", "8 POB", "5 PY")
    set_guild(s, "BG")
    act(up(s, paints="RRRRYYYY"), plan)
    healthy = int(plan[6]) > 0
    for _blend in range(left - 1):
        assert "QP" in options(s)
        play(s, "+O")
    assert "QP" in options(s)
    play(s, "QP")
    assert own_turn(s, 3) is healthy
    if healthy:
        assert starting(s, "Q") == []
        play(s, "+O")
    assert not own_turn(s, 3)


def test_3_26_the_alchemist_stays_free_when_the_ill_one_fulfills_a_request() -> None:
    s = laid("2,4")
    own(s, 0, "7 PO", "8 POB", "5 PY")
    give_wishes(s, 0, "alchemy")
    act(up(s, paints="RRRRYYYY"), "0 0 0 1+1 2")
    for order in ("!RRR=O QP", "QP !RRR=O"):
        then = s.copy()
        play(then, order)
        assert points(then) == {"requests": 10}
        assert wishes(then, 0) == []
        assert options(then) == ["O0", "O1"]


# --- 3 special blends


@pytest.mark.parametrize(("hand", "blend", "left"), [("RP", "K1", "K"), ("OG", "N1", "N")])
def test_the_one_blend_of_an_ill_apprentice_may_be_a_special_one(hand: str, blend: str, left: str) -> None:
    s = act(up(laid("3"), paints=hand), "0 0 0 0+1 3")
    assert options(s) == [blend[0] + "0", blend]
    play(s, blend)
    assert shown(s, 0, 0)["paints"] == left


def test_one_ill_apprentice_does_not_blend_twice_for_a_special_paint() -> None:
    s = act(up(laid("3"), paints="RRB"), "0 0 0 0+1 3")
    play(s, "P1")
    assert not own_turn(s, 3)
    assert shown(s, 0, 0)["paints"] == "RP"


def test_ill_apprentices_sell_special_paints_too() -> None:
    s = act(up(laid("3"), paints="KN", money=0), "0 0 0+2 0 3")
    assert options(s) == ["$K", "$N", "-"]
    play(s, "$N $K")
    assert thalers(s, 0) == 6


def test_ill_apprentices_restore_special_tiles_and_the_altar_with_special_paints() -> None:
    s = laid("3")
    lay(s, C3="24 NK")
    act(up(s, paints="NKNKO"), "0 0+2 0 0 3")
    play(s, "C3 =OKN")
    assert points(s) == {"segments": 24, "bishop": 3, "altar": 6 + 3 + 5}


# --- 4 wishing well


def test_3_36_pennies_go_with_the_tile_and_a_real_apprentice() -> None:
    s = up(laid("4", letters="31"))
    play_as(s, 0, "@M")
    assert asked_first(s) == ["L0", "L1", "L2"]
    none, one = s.copy(), s.copy()
    play_as(none, 0, "L0")
    assert asked_first(none) == ["M0", "M1"]
    play_as(one, 0, "L1")
    assert asked_first(one)[0][0] == "C"  # one must go to the market
    assert shown(one, 0, 0)["plan"][0] == 1


def test_3_36_without_a_healthy_apprentice_no_pennies_are_set() -> None:
    s = up(laid("4", own_ill=5, letters="3"))
    for tile in ("@M", "-"):
        then = s.copy()
        play_as(then, 0, tile)
        assert asked_first(then)[0][0] == "C"


def test_3_7_the_bottle_comes_before_the_pennies_and_these_before_the_purchase() -> None:
    s = laid("4", letters="31")
    next_wishes(s, "tip")
    act(up(s), "1 1 0 0 1", "@M L1")
    assert options(s) == ["B1", "B2"]
    play(s, "B2")
    assert options(s) == ["L0", "L1"]
    play(s, "L1")
    assert wishes(s, 0) == ["tip"]
    assert "1.1" in options(s)
    assert pennies(s, 0) == 2


def test_lucky_day_is_used_by_the_apprentice_on_the_tile() -> None:
    s = laid("4", letters="3")
    give_wishes(s, 0, "lucky", "lucky")
    act(up(s), "1 1 0 0 1", "@M L0")
    play(s, "!LUCKY")
    assert pennies(s, 0) == 5
    assert "!LUCKY" not in options(s)  # one card for one apprentice


def test_the_tile_alone_uses_no_lucky_day() -> None:
    s = laid("4", letters="3")
    give_wishes(s, 0, "lucky")
    act(up(s), "0 2 0 0 1", "@M L0")
    assert not own_turn(s, 0)
    assert wishes(s, 0) == ["lucky"]


def test_free_paint_goes_with_the_one_purchase_beside_the_tile() -> None:
    s = laid("4", letters="3")
    give_wishes(s, 0, "free RY")
    act(up(s), "1 1 0 0 1", "@M L0")
    play(s, "2.1")
    assert "!2.2" in options(s)
    play(s, "!2.2")
    assert paints(s, 0) == "RYB"
    assert thalers(s, 0) == 12 - 3 - 2


def visiting(plan: str) -> Fresco:
    s = laid("4")
    give_wishes(s, 0, "visit")
    lay(s, A1="3 RYB", B2="3 RRY")
    return act(up(s, paints="RYBRYB"), plan)


def test_3_41_an_ill_apprentice_does_not_use_the_bishops_visit() -> None:
    s = visiting("0 0+2 0 0 3")
    assert starting(s, "!") == []
    assert "A1" in options(s)
    assert why(s, "m04-wish-visit").startswith("The Bishop Pays a Visit is used in the cathedral, while a healthy")


def test_3_41_the_bishops_visit_is_not_the_move_right_before_an_ill_apprentice_acts() -> None:
    s = visiting("0 1+1 0 0 2")
    assert {"!B2", "I"} < set(options(s))
    ill_one = after(s, "I")
    assert starting(ill_one, "!") == []
    play(s, "!B2")
    assert "I" not in options(s)
    assert "-" in options(s)
    play(s, "=RYB")
    assert "I" in options(s)
    play(s, "I =RYB")
    assert points(s) == {"altar": 4}


def test_3_41_the_bishops_visit_as_the_last_move_ends_the_visit_of_the_ill_ones() -> None:
    s = play(visiting("0 1+1 0 0 2"), "=RYB")
    assert len(starting(s, "!")) == 8
    play(s, "!B2")
    assert not own_turn(s, 1)
    assert points(s) == {"altar": 2}


def test_3_41_after_the_ill_one_the_bishop_may_come() -> None:
    s = play(visiting("0 1+1 0 0 2"), "I =RYB")
    assert len(starting(s, "!")) == 8
    play(s, "!B2 =RYB")
    assert (bishop(s), points(s)) == ("B2", {"altar": 4})


@pytest.mark.parametrize("first", ["I C3 !", "!B2 =RYB I B2"])
def test_3_37_the_cards_of_ill_and_of_healthy_apprentices_are_counted_apart(first: str) -> None:
    s = laid("4")
    give_wishes(s, 0, "visit", "praise")
    lay(s, **{"C3" if first[0] == "I" else "B2": "3 RRY"})
    act(up(s, paints="RYBRRY"), "0 1+1 0 0 2")
    play(s, first)
    if first[0] == "I":
        assert len(starting(s, "!")) == 8  # the healthy one has used no card
        play(s, "!B2 =RYB")
    else:
        assert options(s) == ["!", "-"]  # the ill one has used none
        play(s, "!")
    assert wishes(s, 0) == []


@pytest.mark.parametrize(("answer", "won"), [("!", 7), ("-", 6)])
def test_3_42_praise_on_the_bishops_own_segment_is_allowed_to_an_ill_apprentice(answer: str, won: int) -> None:
    s = laid("4")
    give_wishes(s, 0, "praise")
    lay(s, C3="3 RYB")
    act(up(s, paints="RYB"), "0 0+1 0 0 3")
    play(s, "C3")
    assert options(s) == ["!", "-"]
    play(s, answer)
    assert space(s, 0) == won


def test_3_42_praise_needs_a_bonus() -> None:
    s = laid("4")
    give_wishes(s, 0, "praise")
    lay(s, A1="3 RYB")
    act(up(s, paints="RYB"), "0 0+1 0 0 3")
    play(s, "A1")
    assert not own_turn(s, 1)
    assert wishes(s, 0) == ["praise"]


def test_3_83_an_ill_apprentice_gets_no_tip() -> None:
    s = laid("4")
    give_wishes(s, 0, "tip")
    act(up(s, paints="R"), "0 0 0+2 0 3")
    assert options(s) == ["$R", "-"]
    play(s, "$R")
    assert not own_turn(s, 2)


def test_3_83_two_tips_need_two_healthy_apprentices() -> None:
    s = laid("4")
    give_wishes(s, 0, "tip", "tip")
    act(up(s, paints="RR", money=0), "0 0 1+2 0 2")
    assert "!TIP" in options(s)
    play(s, "!TIP")
    assert "!TIP" not in options(s)
    play(s, "$R $R")
    assert thalers(s, 0) == 1 + 3 + 6
    assert pennies(s, 0) == 4


def test_an_ill_apprentice_is_no_alchemist() -> None:
    s = laid("4")
    give_wishes(s, 0, "alchemy")
    act(up(s, paints="RYB"), "0 0 0 0+2 3")
    assert options(s) == ["O0", "O1"]


def test_two_alchemies_need_two_healthy_apprentices() -> None:
    s = laid("4")
    give_wishes(s, 0, "alchemy", "alchemy")
    act(up(s, paints="RRRRRRRRR"), "0 0 0 1+2 2")
    play(s, "!RRR=O")
    assert not [move for move in starting(s, "!") if own_turn(s, 3)]
    assert wishes(s, 0) == ["alchemy"]


def test_finders_keepers_needs_a_healthy_apprentice_at_the_theater() -> None:
    for plan, found in (("0 0 0 0+2 3", True), ("0 3 0 0+2 0", False)):
        s = laid("4")
        give_wishes(s, 0, "finders")
        act(up(s), plan)
        asked = False
        while s.round == 1:
            asked |= "!FIND" in options(s)
            play(s, idle(s))
        assert asked is found


@pytest.mark.parametrize(("answer", "asked"), [("!", False), ("-", True)])
def test_3_46_the_busker_may_save_from_setting_anybody_aside(answer: str, asked: bool) -> None:
    s = laid("4")
    give_wishes(s, 0, "busker")
    s.players[0].mood = -2
    play(s, "7:00")
    assert options(s) == ["!", "-"]
    play(s, f"{answer} 8:00 9:00")
    assert (options(s) == ["H", "I"]) is asked
    if asked:
        play(s, "I")
    assert aside(s, 0) == int(asked)


# --- 5 gold leaf


@pytest.mark.parametrize(("segment", "bonus"), [("C3", 3), ("A1", 0)])
def test_a_leaf_is_worth_one_point_to_an_ill_apprentice(segment: str, bonus: int) -> None:
    s = laid("5")
    set_disc(s, "R")
    give_leaves(s, 0, 2)
    lay(s, **{segment: "3 RYB"})
    act(up(s, paints="RYB"), "0 0+1 0 0 3")
    play(s, segment)
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert space(s, 0) == 3 + bonus + 1
    assert points(s)["gold_leaf"] == 1
    assert leaves(s, 0) == 1


@pytest.mark.parametrize(("first", "won"), [("I", 1), ("", 3)])
def test_beside_an_ill_one_a_healthy_apprentice_gilds_as_usual(first: str, won: int) -> None:
    s = laid("5")
    set_disc(s, "R")
    give_leaves(s, 0, 1)
    lay(s, C3="3 RYB")
    act(up(s, paints="RYB"), "0 1+1 0 0 2")
    play(s, f"{first} C3 +")
    assert points(s)["gold_leaf"] == won


# --- 6 glaziers


def glaziers(own_ill: int = 2, infection: str = "market", letters: str = "") -> Fresco:
    s = laid("6", own_ill, infection, letters)
    for_sale(s, "YYYYYY")
    lay_bench(s, "YB YR BR BG YG RG", "RGR")
    return s


def test_no_two_tiles_on_one_location() -> None:
    s = up(glaziers(letters="3"))
    assert asked_first(s) == ["@M", "-"]
    play_as(s, 0, "@M")
    assert asked_first(s) == ["@C", "@S", "@W", "@T", "-"]
    play_as(s, 1, "-")
    s.ask(1)
    assert options(s) == ["@M", "@C", "@S", "@W", "@T", "-"]


@pytest.mark.parametrize("own_ill", [1, 3, 5])
def test_3_50_the_third_space_of_the_glazery_takes_a_healthy_apprentice_only(own_ill: int) -> None:
    s = up(glaziers(own_ill))
    play_as(s, 0, "@S")
    assert plans_offered(s) == plans_allowed("33133", "03030", 5 - own_ill, own_ill)


def test_3_8_free_spaces_on_both_tiles_count() -> None:
    s = up(glaziers(2, letters="3"))
    play_as(s, 0, "@M")
    play_as(s, 0, "@W")
    assert plans_offered(s) == plans_allowed("13313", "03300", 3, 2)


def test_the_glazery_needs_no_healthy_apprentice() -> None:
    s = up(glaziers(5))
    assert asked_first(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    act(s, "0 0 0 0 0", "@S")
    play(s, "Y Y")
    assert glass(s, 0) == "YY"
    assert s.to_move() == 1


@pytest.mark.parametrize(
    ("infection", "column", "plan"),
    [("market", "M", "1 1 0 0 1"), ("cathedral", "C", "1 1 0 0 1"), ("studio", "S", "0 1 1 0 1")],
)
def test_3_50_nobody_falls_ill_at_the_glazery(infection: str, column: str, plan: str) -> None:
    s = act(up(glaziers(2, infection)), plan, f"@{column}")
    reach(s)
    assert sick(s) == (2, 2)


def test_3_54_an_ill_apprentice_restores_a_window() -> None:
    s = glaziers()
    lay(s, B1="11 PPO")
    act(up(s, paints="PPO"), "0 0+1 0 0 3", "-")
    play(s, "B1")
    assert options(s) == [f"W{place}" for place in range(1, 7)]
    play(s, "W1")
    assert points(s) == {"segments": 11, "windows": -3}


@pytest.mark.parametrize(("plan", "tile", "expected"), [("0 1 0 1 1+1", "@C", 3), ("0 1+1 0 1 1", "@D", 3)])
def test_3_74_a_cathedral_covered_by_a_tile_takes_no_part_in_contagion(plan: str, tile: str, expected: int) -> None:
    s = finale("market", own=2, modules="6,10")
    for_sale(s, "YYYYYY")
    play_out(act(s, plan, tile))
    assert sick(s) == (expected, expected)


@pytest.mark.parametrize(
    ("plan", "tile", "expected"),
    [("0 1 0 2 0", "@C", 2), ("0 0 0 2 1", "@D", 2), ("0 1 0 1 1", "@C", 3), ("0 1 0 1 1", "@D", 3)],
)
def test_3_74_a_covered_cathedral_is_not_infected(plan: str, tile: str, expected: int) -> None:
    s = finale("cathedral", own=2, modules="6,10")
    for_sale(s, "YYYYYY")
    play_out(act(s, plan, tile))
    assert sick(s) == (expected, expected)


# --- 7 scrolls


def test_an_ill_apprentice_may_reveal_scrolls() -> None:
    s = laid("7")
    deal_scrolls(s, "1A", "2B", "3C")
    lay(s, A1="3 RYB")
    act(up(s, paints="RYB"), "0 0+1 0 0 3")
    play(s, "A1")
    assert options(s) == ["H", "V", "HV", "-"]
    play(s, "HV")
    assert points(s) == {"segments": 3, "scrolls": 6}


# --- 8 bells


def test_3_58_the_medicos_thalers_come_after_the_bells() -> None:
    s = set_up(3, "8,10").copy()
    only_infections(s, "same", "market")
    reach(s)
    assert s.final
    owe(s, 0, "6 5 3", 4)
    up(s, money=0)
    for seat in (1, 2):
        give(s, seat, "", 0)
    play_out(rest(s))
    assert unfinished(s, 0) == [("6 5 3", 4)]
    assert certificates(s, 0) == []
    assert thalers(s, 0) == 25
    assert points(s) == {"bells": 5, "money": 12}  # second on the bell track, on space 0


def test_3_57_an_ill_apprentices_thalers_go_to_the_unfinished_certificate_first() -> None:
    s = laid("8")
    owe(s, 0, "6 5 3", 4)
    act(up(s, paints="R", money=0), "0 0 0+1 0 3", "-")
    play(s, "$R")
    assert certificates(s, 0) == ["6 5 3"]
    assert thalers(s, 0) == 1


def test_3_50_nobody_falls_ill_at_the_audience_and_no_apprentice_is_needed() -> None:
    s = laid("8", own_ill=5, infection="studio")
    open_certificates(s, "3 3 1")
    act(up(s, money=3), "0 0 0 0 0", "@S")
    while own_turn(s, 2):
        play(s, options(s)[0])
    reach(s)
    assert sick(s) == (5, 5)
    assert unfinished(s, 0) or certificates(s, 0)


# --- 9 wall


def test_the_wall_needs_a_healthy_apprentice() -> None:
    assert asked_first(up(laid("9", own_ill=5)))[0] == "C0"
    s = up(laid("9", own_ill=4))
    assert asked_first(s)[0] == "@M"
    act(s, "0 0+3 1 0 0", "@S")
    assert sick(s) == (4, 4)


@pytest.mark.parametrize(
    ("infection", "column", "plan"),
    [("market", "M", "1 1 0 0 1"), ("cathedral", "C", "0 1 0 0 2"), ("studio", "S", "0 1 1 0 1")],
)
def test_3_50_nobody_falls_ill_at_the_wall(infection: str, column: str, plan: str) -> None:
    s = act(up(laid("9", infection=infection)), plan, f"@{column}")
    reach(s)
    assert sick(s) == (2, 2)


def test_3_50_the_one_at_the_wall_is_not_infected_by_ill_ones_elsewhere() -> None:
    s = laid("9")
    lay_wall(s, C4="PR")
    act(up(s, paints="P"), "1 1 0 0+2 1", "@M")
    play(s, "C4")
    assert wall_tiles_before(s, 0) == ["PR"]
    reach(s)
    assert sick(s) == (2, 2)


def exchanging(plan: str) -> Fresco:
    s = laid("9")
    give_wall_tiles(s, 0, "PB", "OY")
    return act(up(s, paints="RRRYYY"), plan, "-")


def test_3_26_an_ill_apprentice_may_exchange_wall_tiles_in_place_of_its_one_blend() -> None:
    s = exchanging("0 0 0 0+2 3")
    assert options(s) == ["XG", "-"]
    assert options(after(s, "-")) == ["O0", "O1", "O2"]
    play(s, "XG")
    assert exchanges(s, 0) == "G"
    assert options(s) == ["O0", "O1"]


def test_3_26_every_apprentice_ill_or_healthy_may_exchange_wall_tiles() -> None:
    s = laid("9")
    give_wall_tiles(s, 0, "PB", "OY", "PR", "OB", "GY", "GR")
    act(up(s, paints="RRRYYY"), "0 0 0 1+1 2", "-")
    assert starting(s, "X") == ["XO", "XG", "XP"]
    play(s, "XO XG")
    assert exchanges(s, 0) == "OG"
    assert not own_turn(s, 3)


def test_3_71_the_neutral_apprentice_is_safe_on_an_action_tile() -> None:
    for neutral, expected in (("C", (3, 3)), ("S", (3, 2))):
        s = laid("9", infection="studio")
        s.players[0].mood = 4
        up(s)
        act(s, "0 1 1 0 2", "@C", neutral)
        reach(s)
        assert sick(s) == expected


def test_3_71_a_covered_cathedral_is_a_place_of_its_own_in_the_final_round() -> None:
    s = set_up(3, "9,10").copy()
    only_infections(s, "same", "cathedral")
    reach(s)
    s.players[0].mood = 4
    up(s, money=0)
    make_ill(s, 0, 2)
    for tile, neutral in (("@D", "C"), ("@D", "D"), ("@C", "C"), ("@C", "D")):
        then = s.copy()
        plan = "0 1 0 0 1"
        make_ill(then, 0, 4)
        play_as(then, 0, tile)
        while not asked_first(then)[0].startswith("N@"):
            letter = asked_first(then)[0][0]
            play_as(then, 0, letter + plan.split()["MCSWD".index(letter)])
        assert options(then) == ["N@C", "N@D"]
        play_as(then, 0, f"N@{neutral}")
        play_out(rest(then))
        assert sick(then) == ((5, 5) if neutral == tile[1] else (5, 4))


@pytest.mark.parametrize("letters", ["", "3"])
def test_3_36_pennies_find_no_apprentice_when_the_only_healthy_one_is_at_the_wall(letters: str) -> None:
    s = up(laid("4,9", own_ill=4, letters=letters))
    if letters:
        play_as(s, 0, "@M")
    play_as(s, 0, "@S")
    assert asked_first(s) == ["C0", "C0+1", "C0+2", "C0+3"]


def test_3_26_beside_a_healthy_one_the_ill_one_exchanges_wall_tiles() -> None:
    s = exchanging("0 0 0 1+1 2")
    assert "XG" in options(s)
    play(s, "XG")
    assert exchanges(s, 0) == "G"
    assert options(s) == ["O0", "O1", "O2"]


# --- 11 favors


@pytest.mark.parametrize(("segment", "found"), [("C3", 5), ("A1", 0)])
def test_an_ill_apprentice_takes_the_favor_of_the_bishops_segment(segment: str, found: int) -> None:
    s = laid("11")
    lay(s, **{segment: "3 RYB"})
    lay_favor(s, segment, "5 thalers")
    act(up(s, paints="RYB", money=0), "0 0+1 0 0 3")
    play(s, segment)
    assert thalers(s, 0) == found


# --- 12 dames


def with_dame(own_ill: int = 2, infection: str = "market", letters: str = "") -> Fresco:
    s = fresh("same", modules="10,12")
    marry(s, 0, "pink")
    return second_round(s, own_ill, infection, letters)


@pytest.mark.parametrize(("plan", "brought"), [("0 0 1+2 0 2", 3), ("0 0 0+2 0 3", 2), ("0 0 0+1 0 3", 1)])
def test_3_97_the_studio_dame_counts_ill_apprentices(plan: str, brought: int) -> None:
    s = act(up(with_dame(), money=0), plan, "@S")
    assert options(s) == ["+", "-"]
    play(s, "+")
    assert thalers(s, 0) == brought + (3 if plan[4] == "1" else 0)


def test_no_dame_on_a_market_covered_by_the_medico() -> None:
    s = up(with_dame(letters="3"))
    play_as(s, 0, "@M")
    assert asked_first(s) == ["@C", "@S", "@W", "@T", "-"]


def test_a_dame_alone_does_not_fall_ill() -> None:
    s = act(up(with_dame(infection="cathedral")), "0 0 0 0 3", "@C")
    reach(s, 3)
    assert sick(s) == (2, 2)


def test_3_95_a_reservation_before_an_ill_apprentice_works() -> None:
    s = with_dame()
    lay(s, A1="3 RYB")
    act(up(s, paints="RYB"), "0 0+1 0 0 3", "@C")
    assert "^A1" in options(s)
    play(s, "^A1")
    assert reservations(s) == {0: "A1"}
    play(s, "A1")
    assert points(s) == {"segments": 3}
    assert reservations(s) == {}


def test_an_ill_apprentice_respects_another_players_reservation() -> None:
    s = with_dame()
    lay(s, A1="3 RYB")
    reserve(s, 1, "A1")
    act(up(s, paints="RYB"), "0 0+1 0 0 3", "-")
    assert own_turn(s, 1)
    assert "A1" not in options(s)


def test_3_99_the_second_cathedrals_dame_moves_the_bishop_before_an_ill_apprentice() -> None:
    s = set_up(3, "10,12").copy()
    only_infections(s, "same", "market")
    marry(s, 0, "pink")
    reach(s)
    make_ill(s, 0, 2)
    lay(s, A1="3 RYB")
    put_bishop(s, "B2")
    for seat in (1, 2):
        give(s, seat, "", 0)
    up(s, paints="RYB", money=1)
    act(s, "0 0 0 3 0+1", "@D")
    while s.column < 4 or s.to_move() != 0:
        play(s, idle(s))
    assert "*A1" in options(s)
    play(s, "*A1")
    assert thalers(s, 0) == 0
    assert "A1" in options(s)
    play(s, "A1")
    assert GAME.result(s).sources["bishop"][0] == 3


# --- 13 catacombs


def explorer(*maps: str, own_ill: int = 2, infection: str = "market", letters: str = "") -> Fresco:
    s = fresh("same", modules="10,13")
    give_maps(s, 0, *maps)
    return second_round(s, own_ill, infection, letters)


@pytest.mark.parametrize(
    ("column", "room", "ill_room"),
    [
        ("M", "13333", "03330"),
        ("C", "31333", "01330"),
        ("S", "33133", "03130"),
        ("W", "33313", "03310"),
        ("T", "33331", "03330"),
    ],
)
def test_3_84_an_ill_apprentice_may_stand_on_the_one_space_beside_a_map(column: str, room: str, ill_room: str) -> None:
    s = up(explorer("A1 B1", own_ill=4), "8 9 7")
    play_as(s, 0, f"@{column}")
    full = plans_allowed(room, ill_room, 1, 4)
    index = "MCSWT".index(column)
    assert plans_offered(s) == {(a, b) for a, b in full if a[index] + b[index] <= 1}


def test_no_map_on_a_market_covered_by_the_medico() -> None:
    s = up(explorer("A1 B1", letters="3"), "8 9 7")
    play_as(s, 0, "@M")
    assert asked_first(s) == ["@C", "@S", "@W", "@T", "-"]


def test_a_map_alone_at_an_infected_place_makes_nobody_ill() -> None:
    s = act(up(explorer("A1 B1", infection="studio"), "8 9 7"), "0 0 0 0 3", "@S")
    reach(s, 3)
    assert sick(s) == (2, 2)


def test_3_107_an_ill_apprentice_opens_a_room_and_the_map_finds_its_treasure() -> None:
    s = explorer("A1 B1")
    hide_treasures(s, A1="statue 5")
    lay(s, A1="3 RYB")
    act(up(s, "8 9 7", paints="RYB"), "0 0+1 0 0 3", "@C")
    while not own_turn(s, 1):
        play(s, idle(s))
    play(s, "A1 +")
    assert options(s) == ["K", "$"]
    play(s, "K")
    assert kept(s, 0) == ["statue 5"]


def test_an_ill_apprentice_works_beside_a_map_in_the_workshop() -> None:
    s = explorer("A1 B1")
    hide_treasures(s, A1="statue 5")
    restore(s, "A1")
    act(up(s, "8 9 7", paints="RYRY"), "0 0 0 0+1 3", "@W")
    while not own_turn(s, 3):
        play(s, idle(s))
    assert options(s) == ["+", "-"]
    play(s, "+ $")
    assert options(s) == ["O0", "O1"]


def finding(treasure: str, start: int, modules: str = "10,13", final: bool = False) -> Fresco:
    """Seat 0 in this mood has used a map to this treasure."""
    s = set_up(3, modules).copy()
    give_maps(s, 0, "A1 B1")
    reach(s)
    s.final = final
    hide_treasures(s, A1=treasure)
    restore(s, "A1")
    up(s, "8 9 7")
    s.players[0].mood = start
    act(s, "1 2 0 2 0", "@M")
    while not own_turn(s, 0):
        play(s, idle(s))
    return play(s, "+")


@pytest.mark.parametrize(("answer", "start", "end"), [("+", -2, 1), ("-", -2, -2), ("+", 2, 4), ("-", 2, 2)])
def test_3_18_the_mood_of_a_treasure_may_be_declined(answer: str, start: int, end: int) -> None:
    s = finding("script 1", start)
    assert speak(GAME.question(s)).startswith("Do you let volume 1 of the scripts")
    assert options(s) == ["+", "-"]
    texts = [speak(GAME.explain(s, move)) for move in s.options]
    assert texts == [f"mood to {'+1' if start < 0 else '+4'}", f"leave the mood at {'-2' if start < 0 else '+2'}"]
    play(s, answer)
    assert mood(s, 0) == end
    assert options(s) == ["K", "$"]


def test_3_18_a_mood_is_not_asked_for_where_declining_changes_nothing() -> None:
    for s, end in (
        (finding("script 4", -2), -2),  # it has no mood
        (finding("script 1", 4), 4),
        (finding("script 1", -2, modules="13"), 1),  # nobody is ever ill
        (finding("script 1", -2, final=True), 1),  # nobody wakes up again
    ):
        assert options(s) == ["K", "$"]
        assert mood(s, 0) == end


@pytest.mark.parametrize("answer", ["+", "-"])
def test_3_18_also_with_a_script_that_must_be_sold(answer: str) -> None:
    s = finding("script 2", -2)
    keep_treasures(s, 0, "script 2")
    before = thalers(s, 0)
    play(s, answer)
    assert "K" not in options(s)
    assert (thalers(s, 0), mood(s, 0)) == (before + 2, 0 if answer == "+" else -2)


def test_3_18_guesses_while_somebody_is_asked_for_the_mood_may_find_that_it_must_be_sold() -> None:
    s = finding("script 2", -2)
    keep_treasures(s, 0, "script 2")
    seen = set()
    for number in range(60):
        guess = GAME.determinize(s, 1, number)
        assert options(guess) == ["+", "-"]
        play(guess, "-")
        seen.add("K" in options(guess))
    assert seen == {False, True}


@pytest.mark.parametrize("word", ["K", "$", "=", "+1"])
def test_what_names_no_mood_of_a_treasure_is_refused(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(finding("script 1", -2), word)


# --- 14 pews


def test_ill_apprentices_carry_no_beams() -> None:
    s = laid("14", own_ill=3)
    give_beams(s, 0, 3)
    up(s)
    play_as(s, 0, "@S")
    assert plans_offered(s) == plans_allowed("33233", "03030", 2, 3)


@pytest.mark.parametrize(
    ("infection", "column", "plan"),
    [("market", "M", "2 1 0 0 0"), ("cathedral", "C", "0 2 0 0 1"), ("studio", "S", "0 1 2 0 0")],
)
def test_3_50_nobody_falls_ill_at_the_pews(infection: str, column: str, plan: str) -> None:
    s = laid("14", infection=infection)
    give_beams(s, 0, 3)
    act(up(s), plan, f"@{column}")
    play(s, "3")
    assert len(pews_left(s)) == 11
    reach(s)
    assert sick(s) == (2, 2)


def test_the_pews_are_asked_for_before_the_medico() -> None:
    s = laid("14", letters="3")
    give_beams(s, 0, 3)
    up(s)
    assert asked_first(s) == ["@M", "@C", "@S", "@W", "@T", "-"]
    covered, free = s.copy(), s.copy()
    play_as(covered, 0, "@M")
    assert asked_first(covered)[0] == "M0"  # the Medico finds no room
    play_as(free, 0, "@C")
    assert asked_first(free) == ["@M", "-"]


@pytest.mark.parametrize(("own_ill", "plans"), [(0, "10112"), (1, "10102 00112 10111"), (3, "10100 00101 00110")])
def test_3_8_five_tiles_leave_room_for_five_healthy_apprentices(own_ill: int, plans: str) -> None:
    """One with the Medico, none at the audience, exactly one at the wall, one at the glazery, two at the pews."""
    s = laid("6,8,9,14", own_ill, letters="3")
    give_beams(s, 0, 3)
    up(s)
    for place in "TMSCW":  # pews, Medico, wall, audience, glazery
        play_as(s, 0, f"@{place}")
    assert {"".join(map(str, healthy)) for healthy, ill_ones in plans_offered(s)} == set(plans.split())
    assert shown(s, 0, 0)["covered"] == ["tile-10", "tile-8", "tile-9", "tile-6", "tile-14"]


def test_3_8a_with_six_apprentices_the_fifth_tile_is_not_offered() -> None:
    s = laid("6,8,9,14", 0, letters="3")
    give_beams(s, 0, 3)
    s.players[0].mood = 4
    up(s)
    for place in "TMSC":
        play_as(s, 0, f"@{place}")
    assert asked_first(s) == ["M0", "M1"]
    assert {sum(healthy) for healthy, ill_ones in plans_offered(s)} == {6}


def test_3_8a_room_is_needed_for_healthy_ones_only() -> None:
    s = laid("6,8,9,14", 3, letters="3")
    give_beams(s, 0, 3)
    s.players[0].mood = 4
    up(s)
    for place in "TMSCW":
        play_as(s, 0, f"@{place}")
    assert {sum(healthy) for healthy, ill_ones in plans_offered(s)} == {3}


# --- 15 dome


@pytest.mark.parametrize("segment", ["C3", "B2"])
def test_an_ill_apprentice_takes_the_dome_tile(segment: str) -> None:
    s = laid("15")
    lay(s, **{segment: "3 RYB"})
    lay_dome(s, segment, "6 OGY")
    put_bishop(s, "C3" if segment == "C3" else "E5")
    act(up(s, paints="RYB"), "0 0+1 0 0 3")
    play(s, segment)
    assert domes(s, 0) == ["6 OGY"]


# --- 16 black market


def test_3_119_the_apprentice_on_the_tile_may_go_to_the_black_market() -> None:
    s = laid("16", letters="31")
    fill_bag(s, "G")
    act(up(s), "1 1 0 0 1", "@M")
    assert options(s) == ["B1", "B2"]
    play(s, "B1")
    assert "BAG" in options(s)
    before = market(s)
    play(s, "BAG")
    assert barrel(s) == ["G"]
    assert paints(s, 0) == "G"
    assert thalers(s, 0) == 12 - 3 - 2
    assert not own_turn(s, 0)  # there was one apprentice
    assert market(s) == before


def test_3_119_the_tile_alone_draws_nothing() -> None:
    s = laid("16", letters="3")
    act(up(s), "0 2 0 0 1", "@M")
    assert not own_turn(s, 0)
    assert barrel(s) == []


def test_3_117_the_bottle_is_paid_before_the_black_market() -> None:
    s = laid("16", letters="3")
    act(up(s, money=4), "1 1 0 0 1", "@M")
    assert thalers(s, 0) == 1
    assert "BAG" not in options(s)


# --- 17 painters' guild


def at_guild(plan: str, hand: str = "RRRYYY") -> Fresco:
    s = laid("17")
    set_guild(s, "BG")
    return act(up(s, paints=hand), plan)


@pytest.mark.parametrize(("step", "left", "lying"), [("+O", "RRYYO", "BG"), ("R/B", "RRYYYB", "RG")])
def test_3_122_the_one_step_of_an_ill_apprentice_is_a_blend_or_an_exchange(step: str, left: str, lying: str) -> None:
    s = at_guild("0 0 0 0+1 3")
    assert options(s) == ["+O", "R/B", "Y/B", "-"]
    play(s, step)
    assert not own_turn(s, 3)
    assert paints(s, 0) == left
    assert guild(s) == lying


@pytest.mark.parametrize(("plan", "steps"), [("0 0 0 0+2 3", 2), ("0 0 0 1+1 2", 3), ("0 0 0 1+2 2", 4)])
def test_3_122_a_healthy_apprentice_has_two_steps_and_an_ill_one_has_one(plan: str, steps: int) -> None:
    s = at_guild(plan, "RRRRRRYYYYYY")
    made = 0
    while own_turn(s, 3):
        play(s, "+O")
        made += 1
    assert made == steps


def test_an_ill_apprentice_at_the_guild_is_no_alchemist() -> None:
    s = laid("4,17")
    set_guild(s, "BG")
    give_wishes(s, 0, "alchemy")
    act(up(s, paints="RRRYYY"), "0 0 0 0+1 3")
    assert starting(s, "!") == []


# --- whole games


PLACES = {"market": [0], "cathedral": [1], "studio": [2], "workshop": [3]}


def falls_ill(s: Fresco, seat: int) -> int:
    """How many fall ill in this round, by the revealed plan."""
    seen = shown(s, SPECTATOR, seat)
    found = 0
    for place, columns in PLACES.items():
        both = columns + ([4] if place == "cathedral" and s.final else [])
        open_ones = [column for column in both if seen["covered"][column] in ("", "tile-10")]
        healthy = sum(seen["plan"][column] for column in open_ones)
        if sum(seen["ill_plan"][column] for column in open_ones):
            found += healthy
        elif place == infected(s):
            found += min(healthy, 1)
    return found


@pytest.mark.parametrize("modules", ["10", "6,10,13", "6,8,9,10,14", "all"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_is_ill_after_a_round_follows_from_plans_and_bottles(players: int, modules: str) -> None:
    """What the plans and the infected place say, in ordinary rounds and the final one, less what bottles heal."""
    chance = Random(players)
    s = GAME.new(players, 3, {"modules": modules})
    expected: list[int] = []
    checked = 0
    while not s.over():
        number, planning, seat = s.round, s.awake and s.column < 0, s.to_move()
        word = GAME.write(s, move := int(chance.choice(list(s.options))))
        if expected and s.step() in MEDICO_STEPS and word[1:2] == ":":
            expected[seat] -= int(word[2])
        before = [ill(s, marker) for marker in range(players)]
        s.push(move)
        if planning and s.round == number and s.column >= 0:
            expected = [before[marker] + falls_ill(s, marker) for marker in range(players)]
        if expected and (s.round != number or s.over()):
            if ill_left(s) > 0:
                assert [ill(s, marker) for marker in range(players)] == expected
                checked += 1
            expected = []
    assert checked > 4


# --- Leonardo


def test_leonardo_works_beside_ill_players_with_all_modules() -> None:
    """Whole games for two; the ill are the players' alone."""
    chance = Random(5)
    s = GAME.new(2, 9, {"modules": "all"})
    whole = GAME.pieces(s)
    while not s.over():
        s.push(int(chance.choice(list(s.options))))
        assert GAME.pieces(s) == whole
        assert ill_left(s) + ill(s, 0) + ill(s, 1) == 10
    assert s.round <= 9


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["1,2,3,4,10", "5,6,7,10,11,15", "8,9,10,14,16,17", "10,12,13", "all"])
def test_views_guesses_and_pieces_along_games(modules: str, players: int) -> None:
    chance = Random(players)
    s = GAME.new(players, 4, {"modules": modules})
    whole = GAME.pieces(s)
    for number in range(10_000):
        if s.over():
            break
        assert len(s.options) > 1
        if number % 60 == 7:
            assert GAME.pieces(s) == whole
            for who in (*range(players), SPECTATOR):
                guess = GAME.determinize(s, who, number)
                assert view(guess, who) == view(s, who)
                assert GAME.pieces(guess) == whole
        s.push(int(chance.choice(list(s.options))))
    assert s.over()
    assert GAME.pieces(s) == whole
    for seat in range(players):
        points(s, seat)
