"""Module 16, the black market: a tile out of the bag for one apprentice; rulings by their numbers."""

from typing import Any, cast

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.game import SPECTATOR
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import barrel, fill_bag, give_wishes, leaves, pennies, wishes
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    after,
    bag,
    finish_round,
    give,
    idle,
    in_play,
    lay_market,
    leave,
    market,
    options,
    paints,
    plan,
    plan_one,
    play,
    play_as,
    table,
    thalers,
    told,
    view,
    wake,
    without_paints,
)

BOOTHS_3 = "R Y / G RRR B / RY RB YB BBB"  # in the bag: YYY and O
BOOTHS_4 = "R Y / G RRR B / RY RB YB BBB / RR YY BB YYY"  # in the bag: O


def awake(players: int = 3, modules: str = "16", money: int = 12) -> Fresco:
    """All have woken up, tiles cost seat 0 two thalers; the last player has a blend to decide, nobody else acts."""
    s = without_paints(wake(table(players, modules=modules), "7 8 9 6" if players == 4 else "7 8 9"))
    lay_market(s, BOOTHS_4 if players == 4 else BOOTHS_3)
    give(s, players - 1, "RY")
    give(s, 0, thalers=money)
    return s


def go(s: Fresco, plan_0: str) -> Fresco:
    return plan(s, plan_0, *[IDLE] * (len(s.players) - 1))


def shopping(apprentices: int = 1, **more: Any) -> Fresco:
    """Seat 0 is at the market with so many apprentices; the others of theirs are in the cathedral without paints."""
    return go(awake(**more), f"{apprentices}{5 - apprentices - 2}002")


def together(*plans: str, money: int = 12) -> Fresco:
    """Three players at the market."""
    s = awake(money=money)
    for seat, digits in enumerate(plans):
        plan_one(s, seat, digits)
    return s


def seen(s: Fresco, who: int) -> dict[str, Any]:
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "black market")


def left_market(s: Fresco) -> bool:
    return s.column > 0 and s.round == 1


# --- set-up


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 2), (4, 1)])
def test_the_market_is_laid_out_as_usual_and_the_barrel_is_empty(players: int, left: int) -> None:
    s = table(players, modules="16")
    assert barrel(s) == seen(s, 0)["barrel"] == []
    assert len(s.bag) == left
    assert [len(booth) for booth in market(s)] == ([2, 3, 4, 4] if players == 4 else [2, 3, 4])


def test_the_classic_edition_has_no_black_market() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, 1, {"edition": "classic", "modules": "16"})


def test_without_the_module_nothing_is_drawn() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    assert "BAG" not in options(plan(s, "12002", IDLE, IDLE))


# --- the action


def test_e58_two_tiles_at_booth_two_then_orange_from_the_barrel() -> None:
    s = awake()
    fill_bag(s, "O")
    plan_one(s, 0, "32000")
    plan_one(s, 1, IDLE)
    plan_one(s, 2, "12002")
    play(s, "2.1 2.2")
    assert paints(s, 0) == "RRRG"
    assert bag(s) == ["O"]  # the bought tiles are not there yet
    play(s, "BAG")
    assert paints(s, 0) == "RRROG"
    assert thalers(s, 0) == 12 - 3 * 2
    assert barrel(s) == ["O"]
    assert s.to_move() == 2  # the visit is over
    assert bag(s) == ["B", "G", "RRR"]
    assert market(s) == [["R", "Y"], [], ["RY", "RB", "YB", "BBB"]]


@pytest.mark.parametrize("tile", ["O", "YYY", "RB", "G"])
def test_the_drawn_tile_is_bought_at_the_usual_price(tile: str) -> None:
    s = awake()
    fill_bag(s, tile)
    go(s, "12002")
    assert "BAG" in options(s)
    play(s, "BAG")
    assert sorted(paints(s, 0)) == sorted(tile)
    assert thalers(s, 0) == 10
    assert barrel(s) == [tile]
    assert bag(s) == []


@pytest.mark.parametrize(("times", "price"), [("5 8 9", 4), ("6 8 9", 3), ("7 8 9", 2), ("9 8 7", 1)])
def test_the_price_is_that_of_the_own_row(times: str, price: int) -> None:
    s = without_paints(wake(table(modules="16"), times))
    s.players[0].mood = 0
    give(s, 2, "RY")
    plan(s, "12002" if price < 4 else "11002", IDLE, IDLE)
    play(s, "BAG")
    assert thalers(s, 0) == 12 - price


def test_a_tile_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(0, 400, 20):
        s = without_paints(wake(table(seed=seed, modules="16"), "7 8 9"))
        lay_market(s, BOOTHS_3)
        give(s, 2, "RY")
        drawn.update(barrel(play(go(s, "12002"), "BAG")))
    assert drawn == {"O", "YYY"}


def test_it_cannot_be_forced_where_it_is_not_offered() -> None:
    s = shopping(money=1)
    with pytest.raises((BadNotation, IllegalMove)):
        play(s, "BAG")
    assert barrel(s) == []


def test_no_apprentice_at_the_market_no_black_market() -> None:
    s = go(awake(), "02030")
    assert s.to_move() == 2
    assert "BAG" not in options(s)


@pytest.mark.parametrize(("money", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_3_117_whoever_cannot_pay_does_not_draw(money: int, offered: bool) -> None:
    s = shopping(money=money)
    assert ("BAG" in options(s)) == offered
    assert "X1" in options(s)


@pytest.mark.parametrize(("money", "offered"), [(3, False), (4, True)])
def test_3_117_what_was_spent_at_the_booth_is_gone(money: int, offered: bool) -> None:
    s = play(shopping(2, money=money), "1.1")
    assert ("BAG" in options(s) and not left_market(s)) == offered


def test_3_117_money_for_the_barrel_alone_leaves_nothing_for_the_booth() -> None:
    s = play(shopping(2, money=3), "BAG")
    assert left_market(s)
    assert thalers(s, 0) == 1
    assert market(s)[0] == ["R", "Y"]


@pytest.mark.parametrize("moves", ["BAG 2.1 2.2", "2.1 BAG 2.2", "2.1 2.2 BAG"])
def test_3_117_barrel_and_booth_in_any_order(moves: str) -> None:
    s = play(shopping(3), moves)
    assert left_market(s)
    assert thalers(s, 0) == 12 - 6
    assert len(barrel(s)) == 1
    assert sorted(paints(s, 0)) == sorted("GRRR" + barrel(s)[0])
    assert market(s)[1] == []
    assert len(in_play(s)) == 10


def test_3_117_after_drawing_no_booth_can_be_closed() -> None:
    s = play(shopping(2), "BAG")
    assert sorted(options(s)) == [
        "-",
        *(f"{b}.{n}" for b, size in ((1, 2), (2, 3), (3, 4)) for n in range(1, size + 1)),
    ]


def test_3_117_who_closes_a_booth_does_not_draw() -> None:
    s = play(shopping(3), "X1")
    assert left_market(s)
    assert barrel(s) == []
    assert len(bag(s)) == 4


def test_3_117_after_a_purchase_the_barrel_and_the_booth_are_open() -> None:
    s = play(shopping(3), "2.1")
    assert sorted(options(s)) == ["-", "2.2", "2.3", "BAG"]
    play(s, "BAG")
    assert sorted(options(s)) == ["-", "2.2", "2.3"]


def test_only_one_apprentice_draws() -> None:
    s = play(shopping(3), "BAG")
    assert "BAG" not in options(s)
    play(s, "2.1")
    assert "BAG" not in options(s)
    assert sorted(options(s)) == ["-", "2.2", "2.3"]


def test_the_apprentice_at_the_barrel_buys_nothing_else() -> None:
    one = play(shopping(1), "BAG")
    assert left_market(one)
    two = play(shopping(2), "BAG 1.1")
    assert left_market(two)
    assert thalers(two, 0) == 12 - 4


@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_118_with_the_barrel_alone_no_booth_is_cleared(number: int) -> None:
    s = play(shopping(number), "BAG" if number == 1 else "BAG -")
    assert left_market(s)
    assert market(s) == [["R", "Y"], ["G", "RRR", "B"], ["RY", "RB", "YB", "BBB"]]
    assert len(bag(s)) == 1
    assert thalers(s, 0) == 10


def test_3_118_the_barrel_may_be_left_alone() -> None:
    s = play(shopping(2), "1.1 -")
    assert barrel(s) == []
    assert market(s)[0] == []


# --- the bag


def test_an_empty_bag_means_no_black_market() -> None:
    s = awake()
    fill_bag(s)
    assert "BAG" not in options(go(s, "12002"))


def test_3_120_only_what_is_in_the_bag_now_can_be_drawn() -> None:
    """Two tiles for three players: the third finds none, unless a booth has been cleared."""
    s = together("11030", "11030", "11030")
    play(s, "BAG BAG")
    assert s.to_move() == 2
    assert sorted(barrel(s)) == ["O", "YYY"]
    assert "BAG" not in options(s)


def test_3_120_a_cleared_booth_fills_the_bag_for_the_next_player() -> None:
    s = together("21020", "11030", "11030")
    play(s, "BAG 1.1 BAG")
    assert s.to_move() == 2
    assert len(bag(s)) == 2
    play(s, "BAG")
    assert len(barrel(s)) == 3
    assert set(barrel(s)) <= {"O", "YYY", "R", "Y"}


def test_3_120_the_own_booths_tiles_are_not_in_the_bag_during_the_visit() -> None:
    for seed in range(0, 200, 20):
        s = without_paints(wake(table(seed=seed, modules="16"), "7 8 9"))
        lay_market(s, BOOTHS_3)
        give(s, 2, "RY")
        play(go(s, "22001"), "1.1 BAG")
        assert barrel(s)[0] in ("O", "YYY")


def test_3_120_four_players_have_one_tile_until_a_booth_is_cleared() -> None:
    s = awake(4)
    for seat in range(4):
        plan_one(s, seat, "11030")
    first, second = s.to_move(), 0
    play(s, "BAG")
    assert barrel(s) == ["O"]
    assert (first, s.to_move()) == (3, second)
    assert "BAG" not in options(s)
    assert "BAG" in options(after(s, "X1"))


def test_3_120_all_see_the_drawn_tile() -> None:
    s = shopping()
    event = next(event for event in told(s, "BAG") if event.kind.name == "barrel")
    letters = [tile.letters for tile in GAME.box.market]
    for who in (0, 1, 2, SPECTATOR):
        shown = event.seen_by(who)
        assert [letters[value or 0] for value in shown.values] == barrel(s)
        assert seen(s, who)["barrel"] == barrel(s)
        assert view(s, who)["bag"] == 1


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_what_is_in_the_bag_is_hidden_before_drawing(who: int) -> None:
    s, other = awake(), awake()
    lay_market(s, BOOTHS_3)
    lay_market(other, BOOTHS_3)
    assert sorted(s.bag) == sorted(other.bag)
    other.bag[0], other.bag[1] = other.bag[1], other.bag[0]
    assert view(go(s, "12002"), who) == view(go(other, "12002"), who)


# --- once per player and round; the next round


def test_3_119_each_player_may_draw_once_in_a_round() -> None:
    s = together("22010", "11030", "11030")
    play(s, "BAG")
    assert "BAG" not in options(s)
    play(s, "1.1")
    assert s.to_move() == 1
    assert "BAG" in options(s)


def test_3_119_the_next_round_is_open_again() -> None:
    s = finish_round(play(shopping(), "BAG"))
    while not s.awake:
        play(s, idle(s))
    go(s, "12002" if s.players[0].healthy() == 5 else "11002")
    assert s.to_move() == 0
    assert "BAG" in options(s)


def test_3_118_z_the_barrel_is_emptied_before_the_booths_are_refilled() -> None:
    """Z: it holds its tiles until the end of the round, not of the game; then they may lie in the booths again."""
    again = 0
    for seed in range(0, 200, 20):
        s = without_paints(wake(table(seed=seed, modules="16"), "7 8 9"))
        give(s, 2, "RY")
        play(go(s, "12002"), "BAG")
        drawn = barrel(s)[0]
        while s.round == 1:
            assert barrel(s) == [drawn]
            play(s, idle(s))
        assert barrel(s) == []
        assert len(in_play(s)) == 11
        assert len(s.bag) == 2
        again += any(drawn in booth for booth in market(s))
    assert again > 0


def test_a_tile_may_be_drawn_in_the_final_round() -> None:
    s = without_paints(table(modules="16"))
    leave(s, "A1 B1 C1 D1 E1 A2")
    while s.round == 1:
        play(s, idle(s))
    while not s.awake:
        play(s, ("7:00", "8:00", "9:00")[int(s.argument())])
    give(s, 0, "", 2)
    digits = "11003" if s.players[0].healthy() == 5 else "11002"
    plan(s, digits, IDLE_LAST, IDLE_LAST)
    play(s, "BAG")
    assert thalers(s, 0) == 0
    assert paints(s, 0) == "".join(sorted(barrel(s)[0], key="RYBOGP".index))


def test_the_drawn_paints_serve_in_the_same_round() -> None:
    s = awake()
    fill_bag(s, "RY")
    go(s, "11012")
    play(s, "BAG")
    assert s.to_move() == 0
    assert options(s) == ["O0", "O1"]


# --- with the wishing well and gold leaf


def test_3_38_lucky_day_goes_with_the_barrel_before_or_after() -> None:
    for moves in ("!LUCKY BAG", "BAG !LUCKY"):
        s = awake(modules="4,16")
        give_wishes(s, 0, "lucky")
        play(go(s, "12002"), moves)
        assert left_market(s)
        assert pennies(s, 0) == 5
        assert len(barrel(s)) == 1


def test_3_38_lucky_day_and_the_barrel_clear_no_booth() -> None:
    s = awake(modules="4,16")
    give_wishes(s, 0, "lucky", "lucky")
    play(go(s, "22001"), "!LUCKY BAG !LUCKY -")
    assert left_market(s)
    assert market(s)[0] == ["R", "Y"]
    assert pennies(s, 0) == 7


@pytest.mark.parametrize("card", ["free RY", "free RB", "free YB"])
def test_3_40_a_barrel_tile_is_no_purchase_for_free_paint(card: str) -> None:
    s = awake(modules="4,16")
    give_wishes(s, 0, card)
    play(go(s, "22001"), "BAG")
    assert not any(move[0] == "!" for move in options(s))
    play(s, "3.4")
    assert [move for move in options(s) if move[0] == "!"] == [
        {"free RY": "!3.1", "free RB": "!3.2", "free YB": "!3.3"}[card]
    ]


def test_3_40_a_barrel_tile_cannot_be_taken_with_free_paint() -> None:
    s = awake(modules="4,16")
    lay_market(s, "R Y / G RRR B / O RB YB BBB")
    fill_bag(s, "RY")
    give_wishes(s, 0, "free RY")
    play(go(s, "32000"), "BAG 1.1")
    assert barrel(s) == ["RY"]
    assert not any(move[0] == "!" for move in options(s))
    play(s, "-")
    assert wishes(s, 0) == ["free RY"]


def test_3_40_one_purchase_and_the_barrel_serve_one_free_paint_only() -> None:
    s = awake(modules="4,16")
    give_wishes(s, 0, "free RY", "free RB")
    play(go(s, "22001"), "BAG 3.4 !3.1")
    assert left_market(s)  # with two cards left to ask for it would not be
    assert wishes(s, 0) == ["free RB"]


def test_pennies_are_thrown_before_the_barrel() -> None:
    s = awake(modules="4,16")
    play_as(s, 0, "L1")
    go(s, "12002")
    assert options(s) == ["L0", "L1"]
    play(s, "L1")
    assert "BAG" in options(s)


def test_3_48_a_barrel_tile_brings_no_leaf() -> None:
    s = awake(modules="5,16")
    play(go(s, "22001"), "BAG 2.3")
    assert leaves(s, 0) == 1  # that of the booth's arrow alone
    alone = play(go(awake(modules="5,16"), "12002"), "BAG")
    assert leaves(alone, 0) == 0


@pytest.mark.parametrize("modules", ["16", "4,16"])
def test_3_50_no_black_market_where_the_glazery_covers_the_market(modules: str) -> None:
    s = awake(modules=modules + ",6")
    play_as(s, 0, "@M")
    plan(s, "12002", IDLE, IDLE)
    while s.round == 1:
        if s.to_move() == 0:
            assert "BAG" not in options(s)
        play(s, idle(s))
    assert barrel(s) == []


# --- two players


def test_3_127_leonardo_closes_a_booth_and_never_draws() -> None:
    s = without_paints(wake(table(2, modules="16"), "8 9 7"))  # he acts first
    plan(s, "12020", "12020")
    assert options(s) == ["X1", "X2", "X3"]
    log = told(s, "X1")
    assert [event.kind.name for event in log if event.who == LEONARDO] == ["closed"]
    assert barrel(s) == []
    assert (len(s.bag), s.to_move()) == (4, 0)
    assert "BAG" in options(s)
    play(s, "BAG")
    assert len(barrel(s)) == 1


# --- conservation and notation


@pytest.mark.parametrize(("players", "number"), [(2, 11), (3, 11), (4, 14)])
@pytest.mark.parametrize("modules", ["16", "4,5,16"])
def test_no_market_tile_is_lost_along_a_game(players: int, number: int, modules: str) -> None:
    s = GAME.new(players, 21, {"modules": modules})
    turn = drawn = 0
    while not s.over() and turn < 1500:
        texts = options(s)
        drawn += "BAG" in texts
        play(s, "BAG" if "BAG" in texts else texts[turn * 7 % len(texts)])
        letters = [GAME.box.market[tile].letters for tile in [*in_play(s), *s.bought]]
        tiles = sorted(letters + barrel(s))
        assert len(tiles) == len(set(tiles)) == number
        assert all(player.thalers >= 0 for player in s.players)
        turn += 1
    assert s.over()
    assert drawn > 3


def test_bag_reads_back_in_small_letters() -> None:
    s = shopping()
    assert GAME.write(s, GAME.read(s, "bag")) == "BAG"
    assert "2 there" in speak(GAME.explain(s, GAME.read(s, "BAG")))


def test_an_apprentice_who_bought_at_a_booth_does_not_draw_as_well() -> None:
    s = shopping(1)
    assert "BAG" in options(s)
    play(s, "2.1")
    assert left_market(s)
    both = play(shopping(2), "2.1 2.2")
    assert left_market(both)


# --- where it is, and why it is closed


def why(s: Fresco) -> str:
    said, page = GAME.why_not(s, 0, "m16-barrel")
    assert page == "m16"
    return speak(said)


def test_drawing_belongs_to_the_barrel() -> None:
    s = shopping()
    assert GAME.target(s, GAME.read(s, "BAG")) == "m16-barrel"


def test_why_nothing_can_be_drawn() -> None:
    assert why(awake()).startswith("When you are at the market")
    assert why(shopping(money=1)) == "A tile costs 2 thalers; you have less."
    assert why(play(shopping(2), "BAG")) == "You have been to the black market already; it is open to you once a round."
    s = awake()
    fill_bag(s)
    assert why(go(s, "12002")) == "The bag is empty."


def test_why_nobody_goes_there_after_buying() -> None:
    s = awake(modules="4,16")
    give_wishes(s, 0, "lucky")
    assert why(play(go(s, "12002"), "2.1")) == "No apprentice is left to go there."
