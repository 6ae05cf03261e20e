"""Module 5, gold leaf: the disc, the arrows at the market, gilding; rulings by their numbers."""

from typing import Any, cast

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, LEONARDO, NAMES, TILES
from tests.games.fresco.modules.questions import a_gold_leaf, dawn
from tests.games.fresco.scene import Scene, new_game, scene

BOOTHS_3 = "R Y / B RY YB / RB YYY BBB O"  # arrows: 1 leaf at 2.3, 2 leaves at 3.1
BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB YB / RR YY BB O"  # arrows: 1 leaf at 3.4, 2 leaves at 4.1


def awake(players: int = 3, edition: str = "mega", modules: str = "5", hand: str = "", gold: int = 0) -> Scene:
    """All have woken up, seat 0 with these paints and leaves; only the last player has something else to decide."""
    s = scene(modules, players, edition=edition).wake("7 8 9 6" if players == 4 else "7 8 9").without_paints()
    s.lay_market(BOOTHS_4 if players == 4 else BOOTHS_3).give(players - 1, "RY").give(0, hand).give_leaves(0, gold)
    return s


def restoring(tile: str, color: str, where: str = "C3", gold: int = 1, hand: str | None = None, **more: Any) -> Scene:
    """Seat 0 is about to restore this tile on B2, with the bishop there and the disc of this color."""
    s = awake(hand=tile.split()[1] if hand is None else hand, gold=gold, **more).lay(B2=tile)
    return s.put_bishop(where).set_disc(color).give(0, thalers=0).go("01220")


def finale(gold: list[int], money: list[int], modules: str = "5", edition: str = "mega") -> Scene:
    """The final round, all are about to plan; the seats have these leaves and thalers and no paints."""
    s = scene(modules, edition=edition).last_round()
    for seat in range(3):
        s.give(seat, "", money[seat], mood=0).give_leaves(seat, gold[seat])
    return s


def scores(log: list[Event]) -> list[tuple[int | None, ...]]:
    return [event.values for event in log if event.kind.name == "scored"]


# --- set-up


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_leaves_lie_in_the_supply_and_a_disc_in_the_basket(players: int, edition: str) -> None:
    s = scene("5", players, edition=edition)
    s.has(leaf_supply=20).shows("gold leaf", 0, supply=20).each(leaves=[0] * players)
    assert s.part("gold leaf", SPECTATOR)["disc"] == s.disc()
    assert s.result().sources["gold_leaf"] == [0] * players


def test_the_disc_is_drawn_from_all_six_colors() -> None:
    assert {new_game(3, seed, {"modules": "5"}).disc() for seed in range(80)} == set("RYBOGP")


@pytest.mark.parametrize(("players", "arrows"), [(2, {4: 1, 5: 2}), (3, {4: 1, 5: 2}), (4, {8: 1, 9: 2})])
def test_the_gold_market_points_at_two_slots(players: int, arrows: dict[int, int]) -> None:
    s = scene("5", players)
    shown = cast(list[int], s.part("gold leaf", 0)["arrows"])
    assert {slot: number for slot, number in enumerate(shown) if number} == arrows
    assert len(shown) == sum(s.state.booths)


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 2), (4, 1)])
def test_discs_in_the_bag_change_nothing_of_the_market(players: int, left: int) -> None:
    """The bag's discs are no market tiles: the booths are full and as many tiles stay as usual."""
    s = new_game(players, 5, {"modules": "5"})
    assert [len(booth) for booth in s.market()] == ([2, 3, 4, 4] if players == 4 else [2, 3, 4])
    assert len(s.state.bag) == s.view(0)["bag"] == left


# --- the market


@pytest.mark.parametrize(("move", "gold"), [("3.4", 1), ("4.1", 2)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e18_a_tile_at_an_arrow_brings_leaves(move: str, gold: int, edition: str) -> None:
    """Four players: yellow and blue on III's arrow bring one leaf, two red ones on IV's arrow two."""
    s = awake(4, edition).go("12020")
    s.until(lambda s: s.to_move() == 0).play(move)
    s.has(leaves=gold, leaf_supply=20 - gold, paints="YB" if gold == 1 else "RR")
    assert s.thalers(0) == 12 - 2  # the leaves cost nothing


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("move", "gold"), [("2.3", 1), ("3.1", 2)])
def test_arrows_of_the_smaller_board(players: int, move: str, gold: int) -> None:
    assert awake(players).go("12020").play(move).leaves(0) == gold


@pytest.mark.parametrize("move", ["1.1", "1.2", "2.1", "2.2", "3.2", "3.3", "3.4", "X2", "X3", "-"])
def test_no_leaf_for_other_tiles_nor_for_closing(move: str) -> None:
    awake().go("12020").play(move).has(leaves=0, leaf_supply=20)


def test_several_purchases_in_the_booth_bring_the_arrows_leaves_once() -> None:
    assert awake().go("32000").play("3.2 3.1 3.3").leaves(0) == 2


def test_an_emptied_slot_brings_nothing_to_the_next_player() -> None:
    s = awake().plan_one(0, "12020").plan_one(1, "12020").plan_one(2, IDLE).play("2.3").has(to_move=1)
    assert not any(move.startswith("2.") for move in s.options())
    s.play("3.1").each(leaves=[1, 2, 0]).has(leaf_supply=17)


@pytest.mark.parametrize(("left", "move", "got"), [(1, "3.1", 1), (0, "3.1", 0), (0, "2.3", 0), (2, "3.1", 2)])
def test_3_47_a_short_supply_gives_what_there_is(left: int, move: str, got: int) -> None:
    awake().give_leaves(1, 20 - left).go("12020").play(move).has(leaves=got, leaf_supply=left - got)


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
    awake(modules="4,5").lay_market(booths).give_wishes(0, card).go("12020").play(moves).has(leaves=gold, wishes=[])


def test_3_39_what_happened_to_a_free_tile_is_told_and_it_is_no_purchase() -> None:
    s = awake(modules="4,5").lay_market("R Y / B RY O / RB YYY YB G").give_wishes(0, "free YB", "free RB")
    s.go("22010").play("3.3")
    log = s.told("!3.1")
    assert [event.kind.name for event in log] == ["wish_used", "received"]
    assert GAME.describe(log[1]).name == "m04-event-received"
    assert (s.leaves(0), s.paints(0)) == (0, "RYBB")


# --- the cathedral


@pytest.mark.parametrize(("where", "points", "leaf"), [("B2", 13, 3), ("C3", 11, 2), ("E5", 8, 1)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e19_a_gilded_seven_scores_thirteen_eleven_or_eight(where: str, points: int, leaf: int, edition: str) -> None:
    s = restoring("7 OGY", "Y", where, edition=edition)
    if "B2" in s.options():
        s.play("B2")
    assert s.options() == ["+", "-"]
    log = s.told("+")
    assert scores(log) == [(points, points)]
    assert s.space(0) == points
    assert (s.leaves(0), s.leaf_supply()) == (0, 20)  # 3.47
    sources = s.result().sources
    assert (sources["gold_leaf"], sources["bishop"]) == ([leaf, 0, 0], [points - 7 - leaf, 0, 0])
    assert (sources["segments"], s.bishop()) == ([7, 0, 0], "B2")


@pytest.mark.parametrize(("where", "points"), [("B2", 10), ("C3", 9), ("E5", 7)])
def test_the_leaf_may_be_kept(where: str, points: int) -> None:
    restoring("7 OGY", "Y", where).play("B2 -").has(space=points, leaves=1).scores(gold_leaf=[0, 0, 0])


@pytest.mark.parametrize("color", "RYBOGP")
@pytest.mark.parametrize("tile", ["3 RYB", "7 OGY", "8 POB", "8 PGR", "10 OGP"])
def test_only_a_tile_that_asks_for_the_discs_color_is_gilded(tile: str, color: str) -> None:
    s = restoring(tile, color).play("B2")
    assert (s.options() == ["+", "-"]) == (color in tile.split()[1])
    assert (s.tile_at("B2") == "-") == (color not in tile.split()[1])


def test_without_a_leaf_nothing_is_asked() -> None:
    s = restoring("7 OGY", "Y", gold=0).play("B2")
    assert (s.space(0), s.tile_at("B2")) == (9, "-")


@pytest.mark.parametrize(("tile", "color"), [("9 PPY", "P"), ("6 OO", "O"), ("3 RRY", "R")])
def test_exactly_one_leaf_even_for_two_paints_of_the_color(tile: str, color: str) -> None:
    s = restoring(tile, color, "E5", gold=5).play("B2 +").has(leaves=4, space=int(tile.split()[0]) + 1)
    assert s.options() != ["+", "-"]


def test_each_restoration_may_be_gilded() -> None:
    s = awake(hand="RYBRRYYYB", gold=2).lay(B2="3 RYB", B3="3 RRY", B4="3 YYB").set_disc("Y").go("03020")
    s.play("B2 + B3 +").has(leaves=0, leaf_supply=20)
    s.play("B4")  # no leaf left, nothing asked
    assert (s.space(0), s.result().sources["gold_leaf"]) == ((3 + 2 + 2) + (3 + 2 + 2) + (3 + 2), [4, 0, 0])


@pytest.mark.parametrize("color", "RYBOGP")
@pytest.mark.parametrize("altar", ["=RYB", "=OGP"])
def test_the_altar_is_never_gilded(altar: str, color: str) -> None:
    s = restoring("7 OGY", color, gold=3, hand="RYBOGP").play(altar).has(space=2 if altar == "=RYB" else 6, leaves=3)
    assert s.options() != ["+", "-"]


def test_leaves_bought_at_the_market_serve_in_the_same_round() -> None:
    awake(hand="RYB").lay(B2="3 RYB").set_disc("B").go("11210").play("3.1 B2 +").has(leaves=1, space=3 + 2 + 2)


@pytest.mark.parametrize(("step", "points"), [(">B2", 3 + 3 + 3), (">C2", 3 + 2 + 2), (">D4", 3 + 1)])
def test_3_6_the_bishops_step_comes_before_the_leaf_is_counted(step: str, points: int) -> None:
    s = awake(hand="RYB", gold=1).lay(B2="3 RYB").set_disc("R").go("01220")
    s.play(step).play("B2 +" if "B2" in s.options() else "+").has(space=points)


def test_3_5_value_bonus_and_leaf_meet_a_taken_space_together() -> None:
    s = awake(hand="RYB", gold=1).lay(B2="3 RYB").set_disc("R")
    s.stand(10, 15, 13)  # where value and bonus, or the value alone, would end
    s.go("01220")
    assert scores(s.told("B2 +")) == [(7, 17)]


def test_3_5_a_taken_space_is_asked_about_after_the_leaf() -> None:
    awake(hand="RYB", gold=1).lay(B2="3 RYB").set_disc("R").stand(10, 17, 30).go("01220").play("B2 +").asks("A B")


@pytest.mark.parametrize(("where", "points"), [("B2", 3 + 3 + 1 + 3), ("C3", 3 + 2 + 1 + 2), ("E5", 3 + 1)])
def test_3_22_the_abbot_adds_to_the_bishops_bonus_not_to_the_leaf(where: str, points: int) -> None:
    s = awake(hand="RYB", gold=1, modules="1,5").give_portrait(0, "abbot").lay(B2="3 RYB").put_bishop(where)
    s.set_disc("R").go("01220").play("B2 +").has(space=points).scores(portraits=1 if where != "E5" else 0)
    assert sum(counts[0] for counts in s.result().sources.values()) == points


@pytest.mark.parametrize("color", "RYBOGP")
@pytest.mark.parametrize("tile", ["13 KG", "17 NO"])
def test_3_31_a_tile_with_a_special_blend_is_gilded_for_its_other_paint(tile: str, color: str) -> None:
    s = awake(gold=2, modules="3,5").put_bishop("E5")
    s.state.fresco[NAMES.index("A1")] = TILES.index(tile)
    s.give(0, tile.split()[1]).set_disc(color).go("01220").play("A1")
    gilded = color == tile[-1]
    assert (s.options() == ["+", "-"]) is gilded
    if gilded:
        s.play("+")
    assert s.space(0) == int(tile.split()[0]) + gilded


# --- the next round


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.compiled
def test_the_next_disc_is_drawn_before_the_old_one_returns(players: int) -> None:
    """So no color comes twice in a row, and any other may come."""
    followers: dict[str, set[str]] = {}
    for seed in range(40):
        s = new_game(players, seed, {"modules": "5"})
        for _ in range(3):
            old = s.disc()
            for seat in range(players):
                s.give(seat, "", 0)
            s.finish_round()
            assert s.disc() != old
            followers.setdefault(old, set()).add(s.disc())
    assert all(len(found) >= 4 for found in followers.values())
    assert len(followers) == 6


def test_a_disc_may_come_back_after_a_round() -> None:
    back = 0
    for seed in range(30):
        s = new_game(3, seed, {"modules": "5"})
        first = s.disc()
        s.finish_round().finish_round()
        back += s.disc() == first
    assert back > 0


def test_leaves_are_kept_from_round_to_round() -> None:
    awake().go("12020").play("3.1").finish_round().has(leaves=2, leaf_supply=18)


def test_the_new_disc_is_told_to_all() -> None:
    s = awake().go("12020")
    log = s.told("- O0")
    assert s.round == 2
    event = next(event for event in log if event.kind.name == "disc")
    assert event.seen_by(SPECTATOR).values == ("RYBOGP".index(s.disc()),)


# --- final scoring


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_leaves_become_thalers_before_money_is_counted(edition: str) -> None:
    s = finale([3, 1, 1], [1, 1, 0], edition=edition).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    result = s.result()
    assert (result.sources["money"], result.sources["gold_leaf"]) == ([2, 1, 0], [0, 0, 0])
    s.each(leaves=[0, 0, 0]).has(leaf_supply=20)


def test_3_123_pennies_and_leaves_make_one_sum() -> None:
    s = finale([1, 2, 0], [0, 0, 1], "4,5")
    for seat, number in enumerate((1, 1, 1)):
        s.give_pennies(seat, number)
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).scores(money=[1, 1, 1])


def test_3_123_nobody_is_asked_about_leaves_in_final_scoring() -> None:
    s = finale([5, 0, 0], [0, 0, 0])
    s.stand(10, 12, 30)  # space 12 is taken: always ahead
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True, space=13)


def test_a_leaf_may_gild_in_either_cathedral_of_the_final_round() -> None:
    s = scene("5").without_paints().lay(A1="3 RYB", B1="3 RRY").leave("A1 B1 C1 D1 E1 A2").finish_round()
    s.set_disc("R").give_leaves(0, 2).awake("7 8 9")
    s.give(0, "RYBRRY", 0).put_bishop("E5").plan("01112", IDLE_LAST, IDLE_LAST).play("A1 +")
    s.until(lambda s: "B1" in s.options()).play("B1 +").has(leaves=0).scores(gold_leaf=[1 + 2, 0, 0])


# --- who sees what


def test_3_12_leaves_are_seen_by_their_owner_alone() -> None:
    s = awake().go("12020").play("3.1")
    assert [player["leaves"] for player in s.part("gold leaf", 0)["players"]] == [2, None, None]
    assert [player["leaves"] for player in s.part("gold leaf", 1)["players"]] == [None, 0, None]
    assert [player["leaves"] for player in s.part("gold leaf", SPECTATOR)["players"]] == [None] * 3


def test_3_12_who_has_which_leaves_changes_nothing_others_see() -> None:
    s, other = awake(), awake()
    s.give_leaves(0, 4).give_leaves(1, 1)
    other.give_leaves(0, 1).give_leaves(1, 4)
    for who in (2, SPECTATOR):
        assert s.view(who) == other.view(who)
    assert s.view(0) != other.view(0)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_3_12_a_guess_keeps_what_a_seat_sees(who: int) -> None:
    s = awake()
    for seat, number in enumerate((4, 3, 2)):
        s.give_leaves(seat, number)
    for seed in range(8):
        guess = s.determinize(who, seed)
        assert guess.view(who) == s.view(who)
        assert sum(guess.leaves(seat) for seat in range(3)) + guess.leaf_supply() == 20


# --- two players


def test_3_127_leonardo_gets_no_leaf_and_never_gilds() -> None:
    s = scene("5", 2).lay(C2="3 RYB", B3="3 RRY", D3="5 ORB", C4="5 GRY").set_disc("R")
    s.wake("8 9 7").without_paints()  # Leonardo acts first
    s.lay_market(BOOTHS_3).give_leaves(0, 2).give_leaves(1, 2).plan(IDLE, IDLE).asks("X1 X2 X3").play("X3")
    assert (s.leaf_supply(), sorted(s.options())) == (16, ["B3", "C2", "C4", "D3"])
    log = s.told("C2")
    assert [event.values[0] for event in log if event.kind.name == "scored" and event.who == LEONARDO] == [3 + 2]
    s.has(leaf_supply=16).each(leaves=[2, 2])
    assert len(s.part("gold leaf", 0)["players"]) == 2


# --- conservation and notation


@pytest.mark.parametrize("modules", ["5", "4,5,16"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.compiled
def test_twenty_leaves_along_a_game(players: int, modules: str) -> None:
    arrows = ("3.4", "4.1") if players == 4 else ("2.3", "3.1")
    spent = 0
    for seed in range(4):
        s = new_game(players, seed, {"modules": modules})
        turn = 0
        while not s.over():
            texts = s.options()
            wanted = [text for text in texts if text in (*arrows, "+")]
            spent += "+" in wanted
            s.play(wanted[0] if wanted else texts[turn * 7 % len(texts)])
            mine = [s.leaves(seat) for seat in range(players)]
            assert min([*mine, s.leaf_supply()]) >= 0
            assert sum(mine) + s.leaf_supply() == 20
            turn += 1
    assert spent > 0


def test_all_that_is_asked_reads_back() -> None:
    s = restoring("7 OGY", "Y").play("B2")
    assert [s.write(s.read(text)) for text in ("+", "-")] == ["+", "-"]
    assert "yellow" in s.question()
    texts = [s.explain(text) for text in ("+", "-")]
    assert texts == ["a gold leaf for +2", "keep the gold leaf"]


def test_a_leaf_has_its_spot_and_its_reasons() -> None:
    s = a_gold_leaf().has(spots={"+": "m05-leaves", "-": "done"})
    s = dawn("5").give_leaves(0, 0)
    assert s.why("m05-leaves").startswith("You have no gold leaf")
    s.give_leaves(0, 1).set_disc("G")
    assert s.why("m05-leaves") == "A gold leaf is added when you restore a tile that asks for green."
    assert GAME.why_not(s.state, 0, "m05")[0].name == "fresco-why-module"
