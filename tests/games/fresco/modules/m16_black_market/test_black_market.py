"""Module 16, the black market: a tile out of the bag for one apprentice; rulings by their numbers."""

from typing import Any

import pytest

from bottega.core.errors import BadNotation, BadSetup, IllegalMove
from bottega.core.game import SPECTATOR
from bottega.i18n import speak
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, LEONARDO
from tests.games.fresco.scene import Scene, new_game, scene

BOOTHS_3 = "R Y / G RRR B / RY RB YB BBB"  # in the bag: YYY and O
BOOTHS_4 = "R Y / G RRR B / RY RB YB BBB / RR YY BB YYY"  # in the bag: O


def awake(players: int = 3, modules: str = "16", money: int = 12) -> Scene:
    """All have woken up, tiles cost seat 0 two thalers; the last player has a blend to decide, nobody else acts."""
    s = scene(modules, players).wake("7 8 9 6" if players == 4 else "7 8 9").without_paints()
    return s.lay_market(BOOTHS_4 if players == 4 else BOOTHS_3).give(players - 1, "RY").give(0, thalers=money)


def shopping(apprentices: int = 1, **more: Any) -> Scene:
    """Seat 0 is at the market with so many apprentices; the others of theirs are in the cathedral without paints."""
    return awake(**more).go(f"{apprentices}{5 - apprentices - 2}002")


def together(*plans: str, money: int = 12) -> Scene:
    """Three players at the market."""
    s = awake(money=money)
    for seat, digits in enumerate(plans):
        s.plan_one(seat, digits)
    return s


def left_market(s: Scene) -> bool:
    return s.column > 0 and s.round == 1


# --- set-up


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 2), (4, 1)])
def test_the_market_is_laid_out_as_usual_and_the_barrel_is_empty(players: int, left: int) -> None:
    s = scene("16", players)
    assert s.barrel() == s.part("black market", 0)["barrel"] == []
    assert len(s.state.bag) == left
    assert [len(booth) for booth in s.market()] == ([2, 3, 4, 4] if players == 4 else [2, 3, 4])


def test_the_classic_edition_has_no_black_market() -> None:
    with pytest.raises(BadSetup):
        new_game(3, 1, {"edition": "classic", "modules": "16"})


def test_without_the_module_nothing_is_drawn() -> None:
    assert "BAG" not in scene().wake("7 8 9").without_paints().plan("12002", IDLE, IDLE).options()


# --- the action


def test_e58_two_tiles_at_booth_two_then_orange_from_the_barrel() -> None:
    s = awake().fill_bag("O").plan_one(0, "32000").plan_one(1, IDLE).plan_one(2, "12002").play("2.1 2.2")
    assert s.paints(0) == "RRRG"
    assert s.bag() == ["O"]  # the bought tiles are not there yet
    s.play("BAG").has(paints="RRROG", thalers=12 - 3 * 2, barrel=["O"])
    assert s.to_move() == 2  # the visit is over
    assert (s.bag(), s.market()) == (["B", "G", "RRR"], [["R", "Y"], [], ["RY", "RB", "YB", "BBB"]])


@pytest.mark.parametrize("tile", ["O", "YYY", "RB", "G"])
def test_the_drawn_tile_is_bought_at_the_usual_price(tile: str) -> None:
    s = awake().fill_bag(tile).go("12002").offers("BAG").play("BAG")
    assert (sorted(s.paints(0)), s.thalers(0), s.barrel(), s.bag()) == (sorted(tile), 10, [tile], [])


@pytest.mark.parametrize(("times", "price"), [("5 8 9", 4), ("6 8 9", 3), ("7 8 9", 2), ("9 8 7", 1)])
def test_the_price_is_that_of_the_own_row(times: str, price: int) -> None:
    s = scene("16").wake(times).without_paints().give(0, mood=0)
    s.give(2, "RY").plan("12002" if price < 4 else "11002", IDLE, IDLE).play("BAG").has(thalers=12 - price)


def test_a_tile_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(0, 400, 20):
        s = scene("16", seed=seed).wake("7 8 9").without_paints().lay_market(BOOTHS_3).give(2, "RY")
        drawn.update(s.go("12002").play("BAG").barrel())
    assert drawn == {"O", "YYY"}


def test_it_cannot_be_forced_where_it_is_not_offered() -> None:
    s = shopping(money=1)
    with pytest.raises((BadNotation, IllegalMove)):
        s.play("BAG")
    assert s.barrel() == []


def test_no_apprentice_at_the_market_no_black_market() -> None:
    awake().go("02030").has(to_move=2).offers_no("BAG")


@pytest.mark.parametrize(("money", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_3_117_whoever_cannot_pay_does_not_draw(money: int, offered: bool) -> None:
    s = shopping(money=money)
    assert ("BAG" in s.options()) == offered
    assert "X1" in s.options()


@pytest.mark.parametrize(("money", "offered"), [(3, False), (4, True)])
def test_3_117_what_was_spent_at_the_booth_is_gone(money: int, offered: bool) -> None:
    s = shopping(2, money=money).play("1.1")
    assert ("BAG" in s.options() and not left_market(s)) == offered


def test_3_117_money_for_the_barrel_alone_leaves_nothing_for_the_booth() -> None:
    s = shopping(2, money=3).play("BAG")
    assert left_market(s)
    assert (s.thalers(0), s.market()[0]) == (1, ["R", "Y"])


@pytest.mark.parametrize("moves", ["BAG 2.1 2.2", "2.1 BAG 2.2", "2.1 2.2 BAG"])
def test_3_117_barrel_and_booth_in_any_order(moves: str) -> None:
    s = shopping(3).play(moves)
    assert left_market(s)
    assert (s.thalers(0), len(s.barrel())) == (12 - 6, 1)
    assert (sorted(s.paints(0)), s.market()[1], len(s.in_play())) == (sorted("GRRR" + s.barrel()[0]), [], 10)


def test_3_117_after_drawing_no_booth_can_be_closed() -> None:
    s = shopping(2).play("BAG")
    assert sorted(s.options()) == [
        "-",
        *(f"{b}.{n}" for b, size in ((1, 2), (2, 3), (3, 4)) for n in range(1, size + 1)),
    ]


def test_3_117_who_closes_a_booth_does_not_draw() -> None:
    s = shopping(3).play("X1")
    assert left_market(s)
    assert (s.barrel(), len(s.bag())) == ([], 4)


def test_3_117_after_a_purchase_the_barrel_and_the_booth_are_open() -> None:
    shopping(3).play("2.1").offers_only("- 2.2 2.3 BAG").play("BAG").offers_only("- 2.2 2.3")


def test_only_one_apprentice_draws() -> None:
    shopping(3).play("BAG").offers_no("BAG").play("2.1").offers_no("BAG").offers_only("- 2.2 2.3")


def test_the_apprentice_at_the_barrel_buys_nothing_else() -> None:
    one = shopping(1).play("BAG")
    assert left_market(one)
    two = shopping(2).play("BAG 1.1")
    assert left_market(two)
    assert two.thalers(0) == 12 - 4


@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_118_with_the_barrel_alone_no_booth_is_cleared(number: int) -> None:
    s = shopping(number).play("BAG" if number == 1 else "BAG -")
    assert left_market(s)
    assert (s.market(), len(s.bag())) == ([["R", "Y"], ["G", "RRR", "B"], ["RY", "RB", "YB", "BBB"]], 1)
    assert s.thalers(0) == 10


def test_3_118_the_barrel_may_be_left_alone() -> None:
    s = shopping(2).play("1.1 -")
    assert (s.barrel(), s.market()[0]) == ([], [])


# --- the bag


def test_an_empty_bag_means_no_black_market() -> None:
    assert "BAG" not in awake().fill_bag().go("12002").options()


def test_3_120_only_what_is_in_the_bag_now_can_be_drawn() -> None:
    """Two tiles for three players: the third finds none, unless a booth has been cleared."""
    s = together("11030", "11030", "11030").play("BAG BAG")
    assert (s.to_move(), sorted(s.barrel())) == (2, ["O", "YYY"])
    assert "BAG" not in s.options()


def test_3_120_a_cleared_booth_fills_the_bag_for_the_next_player() -> None:
    s = together("21020", "11030", "11030").play("BAG 1.1 BAG")
    assert (s.to_move(), len(s.bag())) == (2, 2)
    s.play("BAG")
    assert len(s.barrel()) == 3
    assert set(s.barrel()) <= {"O", "YYY", "R", "Y"}


def test_3_120_the_own_booths_tiles_are_not_in_the_bag_during_the_visit() -> None:
    for seed in range(0, 200, 20):
        s = scene("16", seed=seed).wake("7 8 9").without_paints().lay_market(BOOTHS_3).give(2, "RY")
        s.go("22001").play("1.1 BAG")
        assert s.barrel()[0] in ("O", "YYY")


def test_3_120_four_players_have_one_tile_until_a_booth_is_cleared() -> None:
    s = awake(4)
    for seat in range(4):
        s.plan_one(seat, "11030")
    first, second = s.to_move(), 0
    s.play("BAG")
    assert (s.barrel(), first, s.to_move()) == (["O"], 3, second)
    assert "BAG" not in s.options()
    assert "BAG" in s.after("X1").options()


def test_3_120_all_see_the_drawn_tile() -> None:
    s = shopping()
    event = next(event for event in s.told("BAG") if event.kind.name == "barrel")
    letters = [tile.letters for tile in GAME.box.market]
    for who in (0, 1, 2, SPECTATOR):
        shown = event.seen_by(who)
        assert [letters[value or 0] for value in shown.values] == s.barrel()
        assert (s.part("black market", who)["barrel"], s.view(who)["bag"]) == (s.barrel(), 1)


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_12_what_is_in_the_bag_is_hidden_before_drawing(who: int) -> None:
    s, other = awake(), awake()
    s.lay_market(BOOTHS_3)
    other.lay_market(BOOTHS_3)
    assert sorted(s.state.bag) == sorted(other.state.bag)
    other.state.bag[0], other.state.bag[1] = other.state.bag[1], other.state.bag[0]
    assert s.go("12002").view(who) == other.go("12002").view(who)


# --- once per player and round; the next round


def test_3_119_each_player_may_draw_once_in_a_round() -> None:
    together("22010", "11030", "11030").play("BAG").offers_no("BAG").play("1.1").has(to_move=1).offers("BAG")


def test_3_119_the_next_round_is_open_again() -> None:
    s = shopping().play("BAG").finish_round().wake_idly()
    s.go("12002" if s.players[0].healthy() == 5 else "11002").has(to_move=0).offers("BAG")


def test_3_118_z_the_barrel_is_emptied_before_the_booths_are_refilled() -> None:
    """Z: it holds its tiles until the end of the round, not of the game; then they may lie in the booths again."""
    again = 0
    for seed in range(0, 200, 20):
        s = scene("16", seed=seed).wake("7 8 9").without_paints().give(2, "RY").go("12002").play("BAG")
        drawn = s.barrel()[0]
        while s.round == 1:
            s.has(barrel=[drawn]).play(s.idle())
        assert (s.barrel(), len(s.in_play()), len(s.state.bag)) == ([], 11, 2)
        again += any(drawn in booth for booth in s.market())
    assert again > 0


def test_a_tile_may_be_drawn_in_the_final_round() -> None:
    s = scene("16").without_paints().leave("A1 B1 C1 D1 E1 A2").finish_round().awake("7 8 9").give(0, "", 2)
    digits = "11003" if s.players[0].healthy() == 5 else "11002"
    s.plan(digits, IDLE_LAST, IDLE_LAST).play("BAG").has(thalers=0)
    assert s.paints(0) == "".join(sorted(s.barrel()[0], key="RYBOGP".index))


def test_the_drawn_paints_serve_in_the_same_round() -> None:
    awake().fill_bag("RY").go("11012").play("BAG").has(to_move=0).asks("O0 O1")


# --- with the wishing well and gold leaf


def test_3_38_lucky_day_goes_with_the_barrel_before_or_after() -> None:
    for moves in ("!LUCKY BAG", "BAG !LUCKY"):
        s = awake(modules="4,16").give_wishes(0, "lucky").go("12002").play(moves)
        assert left_market(s)
        assert (s.pennies(0), len(s.barrel())) == (5, 1)


def test_3_38_lucky_day_and_the_barrel_clear_no_booth() -> None:
    s = awake(modules="4,16").give_wishes(0, "lucky", "lucky").go("22001").play("!LUCKY BAG !LUCKY -")
    assert left_market(s)
    assert (s.market()[0], s.pennies(0)) == (["R", "Y"], 7)


@pytest.mark.parametrize("card", ["free RY", "free RB", "free YB"])
def test_3_40_a_barrel_tile_is_no_purchase_for_free_paint(card: str) -> None:
    s = awake(modules="4,16").give_wishes(0, card).go("22001").play("BAG").offers_none("!").play("3.4")
    assert [move for move in s.options() if move[0] == "!"] == [
        {"free RY": "!3.1", "free RB": "!3.2", "free YB": "!3.3"}[card]
    ]


def test_3_40_a_barrel_tile_cannot_be_taken_with_free_paint() -> None:
    s = awake(modules="4,16").lay_market("R Y / G RRR B / O RB YB BBB").fill_bag("RY").give_wishes(0, "free RY")
    s.go("32000").play("BAG 1.1").has(barrel=["RY"]).offers_none("!").play("-").has(wishes=["free RY"])


def test_3_40_one_purchase_and_the_barrel_serve_one_free_paint_only() -> None:
    s = awake(modules="4,16").give_wishes(0, "free RY", "free RB").go("22001").play("BAG 3.4 !3.1")
    assert left_market(s)  # with two cards left to ask for it would not be
    assert s.wishes(0) == ["free RB"]


def test_pennies_are_thrown_before_the_barrel() -> None:
    awake(modules="4,16").play_as(0, "L1").go("12002").asks("L0 L1").play("L1").offers("BAG")


def test_3_48_a_barrel_tile_brings_no_leaf() -> None:
    s = awake(modules="5,16").go("22001").play("BAG 2.3")
    assert s.leaves(0) == 1  # that of the booth's arrow alone
    assert awake(modules="5,16").go("12002").play("BAG").leaves(0) == 0


# --- two players


def test_3_127_leonardo_closes_a_booth_and_never_draws() -> None:
    s = scene("16", 2).wake("8 9 7").without_paints()  # he acts first
    s.plan("12020", "12020").asks("X1 X2 X3")
    log = s.told("X1")
    assert [event.kind.name for event in log if event.who == LEONARDO] == ["closed"]
    assert (s.barrel(), len(s.state.bag), s.to_move()) == ([], 4, 0)
    s.offers("BAG").play("BAG")
    assert len(s.barrel()) == 1


# --- conservation and notation


@pytest.mark.parametrize(("players", "number"), [(2, 11), (3, 11), (4, 14)])
@pytest.mark.parametrize("modules", ["16", "4,5,16"])
def test_no_market_tile_is_lost_along_a_game(players: int, number: int, modules: str) -> None:
    s = new_game(players, 21, {"modules": modules})
    turn = drawn = 0
    while not s.over() and turn < 1500:
        texts = s.options()
        drawn += "BAG" in texts
        s.play("BAG" if "BAG" in texts else texts[turn * 7 % len(texts)])
        letters = [GAME.box.market[tile].letters for tile in [*s.in_play(), *s.state.bought]]
        tiles = sorted(letters + s.barrel())
        assert len(tiles) == len(set(tiles)) == number
        assert all(player.thalers >= 0 for player in s.players)
        turn += 1
    assert s.over()
    assert drawn > 3


def test_bag_reads_back_in_small_letters() -> None:
    s = shopping()
    assert s.write(s.read("bag")) == "BAG"
    assert "2 there" in s.explain("BAG")


def test_an_apprentice_who_bought_at_a_booth_does_not_draw_as_well() -> None:
    s = shopping(1).offers("BAG").play("2.1")
    assert left_market(s)
    assert left_market(shopping(2).play("2.1 2.2"))


# --- where it is, and why it is closed


def why(s: Scene) -> str:
    said, page = GAME.why_not(s.state, 0, "m16-barrel")
    assert page == "m16"
    return speak(said)


def test_drawing_belongs_to_the_barrel() -> None:
    s = shopping()
    assert GAME.target(s.state, s.read("BAG")) == "m16-barrel"


def test_why_nothing_can_be_drawn() -> None:
    assert why(awake()).startswith("When you are at the market")
    assert why(shopping(money=1)) == "A tile costs 2 thalers; you have less."
    assert why(shopping(2).play("BAG")) == "You have been to the black market already; it is open to you once a round."
    assert why(awake().fill_bag().go("12002")) == "The bag is empty."


def test_why_nobody_goes_there_after_buying() -> None:
    s = awake(modules="4,16").give_wishes(0, "lucky")
    assert why(s.go("12002").play("2.1")) == "No apprentice is left to go there."
