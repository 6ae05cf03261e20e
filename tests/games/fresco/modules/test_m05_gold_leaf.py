"""Module 5, gold leaf: the disc, the arrows at the market, gilding; rulings by their numbers."""

from typing import Any, cast

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import (
    barrel,
    disc,
    fill_bag,
    give_leaves,
    give_pennies,
    give_portrait,
    give_wishes,
    lay_bench,
    leaf_supply,
    leaves,
    set_disc,
    spots,
    why,
    wishes,
)
from tests.games.fresco.modules.test_words import a_gold_leaf, dawn
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    NAMES,
    bishop,
    finish_round,
    give,
    idle,
    lay,
    lay_market,
    leave,
    market,
    options,
    paints,
    plan,
    plan_one,
    play,
    put_bishop,
    space,
    stand,
    table,
    thalers,
    tile_at,
    told,
    view,
    wake,
    without_paints,
)

BOOTHS_3 = "R Y / B RY YB / RB YYY BBB O"  # arrows: 1 leaf at 2.3, 2 leaves at 3.1
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB YB / RR YY BB O"  # arrows: 1 leaf at 3.4, 2 leaves at 4.1


def awake(players: int = 3, edition: str = "mega", modules: str = "5", hand: str = "", gold: int = 0) -> Fresco:
    """All have woken up, seat 0 with these paints and leaves; only the last player has something else to decide."""
    s = without_paints(wake(table(players, edition, modules=modules), "7 8 9 6" if players == 4 else "7 8 9"))
    lay_market(s, BOOTHS_4 if players == 4 else BOOTHS_3)
    give(s, players - 1, "RY")
    give(s, 0, hand)
    give_leaves(s, 0, gold)
    return s


def go(s: Fresco, plan_0: str) -> Fresco:
    return plan(s, plan_0, *[IDLE] * (len(s.players) - 1))


def restoring(tile: str, color: str, where: str = "C3", gold: int = 1, hand: str | None = None, **more: Any) -> Fresco:
    """Seat 0 is about to restore this tile on B2, with the bishop there and the disc of this color."""
    s = awake(hand=tile.split()[1] if hand is None else hand, gold=gold, **more)
    lay(s, B2=tile)
    put_bishop(s, where)
    set_disc(s, color)
    give(s, 0, thalers=0)
    return go(s, "01220")


def finale(gold: list[int], money: list[int], modules: str = "5", edition: str = "mega") -> Fresco:
    """The final round, all are about to plan; the seats have these leaves and thalers and no paints."""
    s = without_paints(table(3, edition, modules=modules))
    leave(s, "A1 B1 C1 D1 E1 A2")
    while s.round == 1:
        play(s, idle(s))
    hours = ("7:00", "8:00", "9:00")
    while not s.awake:
        play(s, hours[int(s.argument())])
    for seat in range(3):
        give(s, seat, "", money[seat])
        give_leaves(s, seat, gold[seat])
        s.players[seat].mood = 0
    return s


def seen(s: Fresco, who: int) -> dict[str, Any]:
    """The module as a seat sees it."""
    parts = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(part for part in parts if part["module"] == "gold leaf")


def scores(log: list[Event]) -> list[tuple[int | None, ...]]:
    return [event.values for event in log if event.kind.name == "scored"]


# --- set-up


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_leaves_lie_in_the_supply_and_a_disc_in_the_basket(players: int, edition: str) -> None:
    s = table(players, edition, modules="5")
    assert (leaf_supply(s), seen(s, 0)["supply"]) == (20, 20)
    assert [leaves(s, seat) for seat in range(players)] == [0] * players
    assert seen(s, SPECTATOR)["disc"] == disc(s)
    assert GAME.result(s).sources["gold_leaf"] == [0] * players


def test_the_disc_is_drawn_from_all_six_colors() -> None:
    assert {disc(GAME.new(3, seed, {"modules": "5"})) for seed in range(80)} == set("RYBOGP")


@pytest.mark.parametrize(("players", "arrows"), [(2, {4: 1, 5: 2}), (3, {4: 1, 5: 2}), (4, {8: 1, 9: 2})])
def test_the_gold_market_points_at_two_slots(players: int, arrows: dict[int, int]) -> None:
    s = table(players, modules="5")
    shown = cast(list[int], seen(s, 0)["arrows"])
    assert {slot: number for slot, number in enumerate(shown) if number} == arrows
    assert len(shown) == sum(s.booths)


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 2), (4, 1)])
def test_discs_in_the_bag_change_nothing_of_the_market(players: int, left: int) -> None:
    """The bag's discs are no market tiles: the booths are full and as many tiles stay as usual."""
    s = GAME.new(players, 5, {"modules": "5"})
    assert [len(booth) for booth in market(s)] == ([2, 3, 4, 4] if players == 4 else [2, 3, 4])
    assert len(s.bag) == view(s, 0)["bag"] == left


# --- the market


@pytest.mark.parametrize(("move", "gold"), [("3.4", 1), ("4.1", 2)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e18_a_tile_at_an_arrow_brings_leaves(move: str, gold: int, edition: str) -> None:
    """Four players: yellow and blue on III's arrow bring one leaf, two red ones on IV's arrow two."""
    s = go(awake(4, edition), "12020")
    while s.to_move() != 0:
        play(s, idle(s))
    play(s, move)
    assert leaves(s, 0) == gold
    assert leaf_supply(s) == 20 - gold
    assert paints(s, 0) == ("YB" if gold == 1 else "RR")
    assert thalers(s, 0) == 12 - 2  # the leaves cost nothing


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("move", "gold"), [("2.3", 1), ("3.1", 2)])
def test_arrows_of_the_smaller_board(players: int, move: str, gold: int) -> None:
    s = play(go(awake(players), "12020"), move)
    assert leaves(s, 0) == gold


@pytest.mark.parametrize("move", ["1.1", "1.2", "2.1", "2.2", "3.2", "3.3", "3.4", "X2", "X3", "-"])
def test_no_leaf_for_other_tiles_nor_for_closing(move: str) -> None:
    s = play(go(awake(), "12020"), move)
    assert leaves(s, 0) == 0
    assert leaf_supply(s) == 20


def test_several_purchases_in_the_booth_bring_the_arrows_leaves_once() -> None:
    s = play(go(awake(), "32000"), "3.2 3.1 3.3")
    assert leaves(s, 0) == 2


def test_an_emptied_slot_brings_nothing_to_the_next_player() -> None:
    s = awake()
    plan_one(s, 0, "12020")
    plan_one(s, 1, "12020")
    plan_one(s, 2, IDLE)
    play(s, "2.3")
    assert s.to_move() == 1
    assert not any(move.startswith("2.") for move in options(s))
    play(s, "3.1")
    assert [leaves(s, seat) for seat in range(3)] == [1, 2, 0]
    assert leaf_supply(s) == 17


@pytest.mark.parametrize(("left", "move", "got"), [(1, "3.1", 1), (0, "3.1", 0), (0, "2.3", 0), (2, "3.1", 2)])
def test_3_47_a_short_supply_gives_what_there_is(left: int, move: str, got: int) -> None:
    s = awake()
    give_leaves(s, 1, 20 - left)
    play(go(s, "12020"), move)
    assert leaves(s, 0) == got
    assert leaf_supply(s) == left - got


@pytest.mark.parametrize(
    ("card", "booths", "moves", "gold"),
    [
        ("free YB", BOOTHS_3, "2.1 !2.3", 0),
        ("free RB", BOOTHS_3, "3.2 !3.1", 0),
        ("free RY", BOOTHS_3, "2.3 !2.2", 1),  # of the tile that was bought
        ("free RY", BOOTHS_3, "2.1 !2.2", 0),
    ],
)
def test_3_39_a_free_tile_is_received_and_brings_no_leaf(card: str, booths: str, moves: str, gold: int) -> None:
    s = awake(modules="4,5")
    lay_market(s, booths)
    give_wishes(s, 0, card)
    play(go(s, "12020"), moves)
    assert leaves(s, 0) == gold
    assert wishes(s, 0) == []


def test_3_39_what_happened_to_a_free_tile_is_told_and_it_is_no_purchase() -> None:
    s = awake(modules="4,5")
    lay_market(s, "R Y / B RY O / RB YYY YB G")
    give_wishes(s, 0, "free YB", "free RB")
    play(go(s, "22010"), "3.3")
    log = told(s, "!3.1")
    assert [event.kind.name for event in log] == ["wish_used", "received"]
    assert GAME.describe(log[1]).name == "m04-event-received"
    assert leaves(s, 0) == 0
    assert paints(s, 0) == "RYBB"


@pytest.mark.parametrize("seed", range(4))
def test_3_48_3_49_the_barrel_brings_a_market_tile_and_no_leaf(seed: int) -> None:
    s = without_paints(wake(table(seed=40 * seed, modules="5,16"), "7 8 9"))
    give(s, 2, "RY")
    go(s, "12020")
    tiles = [word for booth in market(s) for word in booth]
    play(s, "BAG")
    assert len(barrel(s)) == 1
    assert barrel(s)[0] not in tiles
    assert paints(s, 0) == barrel(s)[0]
    assert leaves(s, 0) == 0


def test_3_49_with_discs_only_in_the_bag_there_is_no_black_market() -> None:
    s = awake(modules="5,16")
    fill_bag(s)
    assert "BAG" not in options(go(s, "12020"))


# --- the cathedral


@pytest.mark.parametrize(("where", "points", "leaf"), [("B2", 13, 3), ("C3", 11, 2), ("E5", 8, 1)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e19_a_gilded_seven_scores_thirteen_eleven_or_eight(where: str, points: int, leaf: int, edition: str) -> None:
    s = restoring("7 OGY", "Y", where, edition=edition)
    if "B2" in options(s):
        play(s, "B2")
    assert options(s) == ["+", "-"]
    log = told(s, "+")
    assert scores(log) == [(points, points)]
    assert space(s, 0) == points
    assert (leaves(s, 0), leaf_supply(s)) == (0, 20)  # 3.47
    sources = GAME.result(s).sources
    assert sources["gold_leaf"] == [leaf, 0, 0]
    assert sources["bishop"] == [points - 7 - leaf, 0, 0]
    assert sources["segments"] == [7, 0, 0]
    assert bishop(s) == "B2"


@pytest.mark.parametrize(("where", "points"), [("B2", 10), ("C3", 9), ("E5", 7)])
def test_the_leaf_may_be_kept(where: str, points: int) -> None:
    s = play(restoring("7 OGY", "Y", where), "B2 -")
    assert space(s, 0) == points
    assert leaves(s, 0) == 1
    assert GAME.result(s).sources["gold_leaf"] == [0, 0, 0]


@pytest.mark.parametrize("color", "RYBOGP")
@pytest.mark.parametrize("tile", ["3 RYB", "7 OGY", "8 POB", "8 PGR", "10 OGP"])
def test_only_a_tile_that_asks_for_the_discs_color_is_gilded(tile: str, color: str) -> None:
    s = play(restoring(tile, color), "B2")
    assert (options(s) == ["+", "-"]) == (color in tile.split()[1])
    assert (tile_at(s, "B2") == "-") == (color not in tile.split()[1])


def test_without_a_leaf_nothing_is_asked() -> None:
    s = play(restoring("7 OGY", "Y", gold=0), "B2")
    assert space(s, 0) == 9
    assert tile_at(s, "B2") == "-"


@pytest.mark.parametrize(("tile", "color"), [("9 PPY", "P"), ("6 OO", "O"), ("3 RRY", "R")])
def test_exactly_one_leaf_even_for_two_paints_of_the_color(tile: str, color: str) -> None:
    s = play(restoring(tile, color, "E5", gold=5), "B2 +")
    assert leaves(s, 0) == 4
    assert space(s, 0) == int(tile.split()[0]) + 1
    assert options(s) != ["+", "-"]


def test_each_restoration_may_be_gilded() -> None:
    s = awake(hand="RYBRRYYYB", gold=2)
    lay(s, B2="3 RYB", B3="3 RRY", B4="3 YYB")
    set_disc(s, "Y")
    go(s, "03020")
    play(s, "B2 + B3 +")
    assert (leaves(s, 0), leaf_supply(s)) == (0, 20)
    play(s, "B4")  # no leaf left, nothing asked
    assert space(s, 0) == (3 + 2 + 2) + (3 + 2 + 2) + (3 + 2)
    assert GAME.result(s).sources["gold_leaf"] == [4, 0, 0]


@pytest.mark.parametrize("color", "RYBOGP")
@pytest.mark.parametrize("altar", ["=RYB", "=OGP"])
def test_the_altar_is_never_gilded(altar: str, color: str) -> None:
    s = restoring("7 OGY", color, gold=3, hand="RYBOGP")
    play(s, altar)
    assert space(s, 0) == (2 if altar == "=RYB" else 6)
    assert leaves(s, 0) == 3
    assert options(s) != ["+", "-"]


def test_leaves_bought_at_the_market_serve_in_the_same_round() -> None:
    s = awake(hand="RYB")
    lay(s, B2="3 RYB")
    set_disc(s, "B")
    go(s, "11210")
    play(s, "3.1")
    play(s, "B2 +")
    assert leaves(s, 0) == 1
    assert space(s, 0) == 3 + 2 + 2


@pytest.mark.parametrize(("step", "points"), [(">B2", 3 + 3 + 3), (">C2", 3 + 2 + 2), (">D4", 3 + 1)])
def test_3_6_the_bishops_step_comes_before_the_leaf_is_counted(step: str, points: int) -> None:
    s = awake(hand="RYB", gold=1)
    lay(s, B2="3 RYB")
    set_disc(s, "R")
    go(s, "01220")
    play(s, step)
    play(s, "B2 +" if "B2" in options(s) else "+")
    assert space(s, 0) == points


def test_3_5_value_bonus_and_leaf_meet_a_taken_space_together() -> None:
    s = awake(hand="RYB", gold=1)
    lay(s, B2="3 RYB")
    set_disc(s, "R")
    stand(s, 10, 15, 13)  # where value and bonus, or the value alone, would end
    go(s, "01220")
    assert scores(told(s, "B2 +")) == [(7, 17)]


def test_3_5_a_taken_space_is_asked_about_after_the_leaf() -> None:
    s = awake(hand="RYB", gold=1)
    lay(s, B2="3 RYB")
    set_disc(s, "R")
    stand(s, 10, 17, 30)
    go(s, "01220")
    play(s, "B2 +")
    assert options(s) == ["A", "B"]


@pytest.mark.parametrize(("where", "points"), [("B2", 3 + 3 + 1 + 3), ("C3", 3 + 2 + 1 + 2), ("E5", 3 + 1)])
def test_3_22_the_abbot_adds_to_the_bishops_bonus_not_to_the_leaf(where: str, points: int) -> None:
    s = awake(hand="RYB", gold=1, modules="1,5")
    give_portrait(s, 0, "abbot")
    lay(s, B2="3 RYB")
    put_bishop(s, where)
    set_disc(s, "R")
    go(s, "01220")
    play(s, "B2 +")
    assert space(s, 0) == points
    assert sum(counts[0] for counts in GAME.result(s).sources.values()) == points


@pytest.mark.parametrize("color", "RYBOGP")
def test_3_31_a_tile_with_a_special_blend_is_gilded_for_its_other_paint(color: str) -> None:
    s = awake(gold=1, modules="3,5")
    tiles = {name: GAME.box.tiles[s.fresco[number]].cost.letters for number, name in enumerate(NAMES)}
    segment = next(name for name, cost in tiles.items() if cost in ("NG", "NO", "NP"))
    give(s, 0, tiles[segment])
    set_disc(s, color)
    play(go(s, "01220"), segment)
    assert (options(s) == ["+", "-"]) == (color == tiles[segment][1])


@pytest.mark.parametrize(
    ("where", "points"), [("E5", 0), ("C2", 7 + 9 + 2 + 1 + 2 - 18), ("B1", 7 + 9 + 3 + 1 + 3 - 18)]
)
def test_3_5_3_53_leaf_praise_and_window_are_one_score_and_never_below_zero(where: str, points: int) -> None:
    s = awake(gold=1, modules="4,5,6", hand="OGY")
    lay(s, B1="7 OGY")
    lay_bench(s, "GYG YB YR BR BG RG")
    give_wishes(s, 0, "praise")
    put_bishop(s, where)
    set_disc(s, "Y")
    give(s, 0, thalers=0)
    go(s, "01220")
    log = told(s, "B1") if "B1" in options(s) else []
    while tile_at(s, "B1") != "-":
        log += told(s, next(move for move in ("+", "!", "W1") if move in options(s)))
    assert [values[0] for values in scores(log) if values[0]] == [points] * (points > 0)
    assert max(0, space(s, 0)) == points == sum(counts[0] for counts in GAME.result(s).sources.values())
    assert leaves(s, 0) == 0


# --- the next round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_disc_is_drawn_before_the_old_one_returns(players: int) -> None:
    """So no color comes twice in a row, and any other may come."""
    followers: dict[str, set[str]] = {}
    for seed in range(40):
        s = GAME.new(players, seed, {"modules": "5"})
        for _ in range(3):
            old = disc(s)
            for seat in range(players):
                give(s, seat, "", 0)
            finish_round(s)
            assert disc(s) != old
            followers.setdefault(old, set()).add(disc(s))
    assert all(len(found) >= 4 for found in followers.values())
    assert len(followers) == 6


def test_a_disc_may_come_back_after_a_round() -> None:
    back = 0
    for seed in range(30):
        s = GAME.new(3, seed, {"modules": "5"})
        first = disc(s)
        finish_round(finish_round(s))
        back += disc(s) == first
    assert back > 0


def test_leaves_are_kept_from_round_to_round() -> None:
    s = play(go(awake(), "12020"), "3.1")
    finish_round(s)
    assert (leaves(s, 0), leaf_supply(s)) == (2, 18)


def test_the_new_disc_is_told_to_all() -> None:
    s = go(awake(), "12020")
    log = told(s, "- O0")
    assert s.round == 2
    event = next(event for event in log if event.kind.name == "disc")
    assert event.seen_by(SPECTATOR).values == ("RYBOGP".index(disc(s)),)


# --- final scoring


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_leaves_become_thalers_before_money_is_counted(edition: str) -> None:
    s = finale([3, 1, 1], [1, 1, 0], edition=edition)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    result = GAME.result(s)
    assert result.sources["money"] == [2, 1, 0]
    assert result.sources["gold_leaf"] == [0, 0, 0]
    assert [leaves(s, seat) for seat in range(3)] == [0, 0, 0]
    assert leaf_supply(s) == 20


def test_3_123_pennies_and_leaves_make_one_sum() -> None:
    s = finale([1, 2, 0], [0, 0, 1], "4,5")
    for seat, number in enumerate((1, 1, 1)):
        give_pennies(s, seat, number)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert GAME.result(s).sources["money"] == [1, 1, 1]


def test_3_123_nobody_is_asked_about_leaves_in_final_scoring() -> None:
    s = finale([5, 0, 0], [0, 0, 0])
    stand(s, 10, 12, 30)  # space 12 is taken: always ahead
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert space(s, 0) == 13


def test_a_leaf_may_gild_in_either_cathedral_of_the_final_round() -> None:
    s = without_paints(table(modules="5"))
    lay(s, A1="3 RYB", B1="3 RRY")
    leave(s, "A1 B1 C1 D1 E1 A2")
    while s.round == 1:
        play(s, idle(s))
    set_disc(s, "R")
    give_leaves(s, 0, 2)
    while not s.awake:
        play(s, ("7:00", "8:00", "9:00")[int(s.argument())])
    give(s, 0, "RYBRRY", 0)
    put_bishop(s, "E5")
    plan(s, "01112", IDLE_LAST, IDLE_LAST)
    play(s, "A1 +")
    while "B1" not in options(s):
        play(s, idle(s))
    play(s, "B1 +")
    assert leaves(s, 0) == 0
    assert GAME.result(s).sources["gold_leaf"] == [1 + 2, 0, 0]


# --- who sees what


def test_3_12_leaves_are_seen_by_their_owner_alone() -> None:
    s = play(go(awake(), "12020"), "3.1")
    assert [player["leaves"] for player in seen(s, 0)["players"]] == [2, None, None]
    assert [player["leaves"] for player in seen(s, 1)["players"]] == [None, 0, None]
    assert [player["leaves"] for player in seen(s, SPECTATOR)["players"]] == [None] * 3


def test_3_12_who_has_which_leaves_changes_nothing_others_see() -> None:
    s, other = awake(), awake()
    give_leaves(s, 0, 4)
    give_leaves(s, 1, 1)
    give_leaves(other, 0, 1)
    give_leaves(other, 1, 4)
    for who in (2, SPECTATOR):
        assert view(s, who) == view(other, who)
    assert view(s, 0) != view(other, 0)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_3_12_a_guess_keeps_what_a_seat_sees(who: int) -> None:
    s = awake()
    for seat, number in enumerate((4, 3, 2)):
        give_leaves(s, seat, number)
    for seed in range(8):
        guess = GAME.determinize(s, who, seed)
        assert view(guess, who) == view(s, who)
        assert sum(leaves(guess, seat) for seat in range(3)) + leaf_supply(guess) == 20


# --- two players


def test_3_127_leonardo_gets_no_leaf_and_never_gilds() -> None:
    s = table(2, modules="5")
    lay(s, C2="3 RYB", B3="3 RRY", D3="5 ORB", C4="5 GRY")
    set_disc(s, "R")
    without_paints(wake(s, "8 9 7"))  # Leonardo acts first
    lay_market(s, BOOTHS_3)
    give_leaves(s, 0, 2)
    give_leaves(s, 1, 2)
    plan(s, IDLE, IDLE)
    assert options(s) == ["X1", "X2", "X3"]
    play(s, "X3")
    assert leaf_supply(s) == 16
    assert sorted(options(s)) == ["B3", "C2", "C4", "D3"]
    log = told(s, "C2")
    assert [event.values[0] for event in log if event.kind.name == "scored" and event.who == LEONARDO] == [3 + 2]
    assert leaf_supply(s) == 16
    assert [leaves(s, seat) for seat in range(2)] == [2, 2]
    assert len(seen(s, 0)["players"]) == 2


# --- conservation and notation


@pytest.mark.parametrize("modules", ["5", "4,5,16"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_leaves_along_a_game(players: int, modules: str) -> None:
    arrows = ("3.4", "4.1") if players == 4 else ("2.3", "3.1")
    spent = 0
    for seed in range(4):
        s = GAME.new(players, seed, {"modules": modules})
        turn = 0
        while not s.over():
            texts = options(s)
            wanted = [text for text in texts if text in (*arrows, "+")]
            spent += "+" in wanted
            play(s, wanted[0] if wanted else texts[turn * 7 % len(texts)])
            mine = [leaves(s, seat) for seat in range(players)]
            assert min([*mine, leaf_supply(s)]) >= 0
            assert sum(mine) + leaf_supply(s) == 20
            turn += 1
    assert spent > 0


def test_all_that_is_asked_reads_back() -> None:
    s = play(restoring("7 OGY", "Y"), "B2")
    assert [GAME.write(s, GAME.read(s, text)) for text in ("+", "-")] == ["+", "-"]
    assert "yellow" in speak(GAME.question(s))
    texts = [speak(GAME.explain(s, GAME.read(s, text))) for text in ("+", "-")]
    assert texts == ["a gold leaf for +2", "keep the gold leaf"]


def test_a_leaf_has_its_spot_and_its_reasons() -> None:
    s = a_gold_leaf()
    assert spots(s) == {"+": "m05-leaves", "-": "done"}
    s = dawn("5")
    give_leaves(s, 0, 0)
    assert why(s, "m05-leaves").startswith("You have no gold leaf")
    give_leaves(s, 0, 1)
    set_disc(s, "G")
    assert why(s, "m05-leaves") == "A gold leaf is added when you restore a tile that asks for green."
    assert GAME.why_not(s, 0, "m05")[0].name == "fresco-why-module"
