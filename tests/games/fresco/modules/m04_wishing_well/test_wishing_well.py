"""Module 4, the wishing well: pennies, the well and the eight kinds of wishes; rulings by their numbers."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.errors import BadNotation, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.const import MARKET
from bottega.games.fresco.modules.m04_wishing_well import well_of
from bottega.games.fresco.places.market import AT_MARKET
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, LEONARDO
from tests.games.fresco.modules.m04_wishing_well.pieces import CARDS
from tests.games.fresco.modules.questions import (
    a_tip,
    a_visit_of_the_bishop,
    alchemy,
    finders_keepers,
    pennies_for_the_market,
    pennies_for_the_well,
    praise,
    the_busker,
    wishes_at_the_market,
)
from tests.games.fresco.scene import Scene, new_game, scene

BOOTHS = "R Y / B RY RB / RRR YYY BBB O"
DECK = Counter(lucky=3, visit=2, praise=2, tip=3, alchemy=2, finders=2, busker=3) + Counter(
    {"free RY": 1, "free RB": 1, "free YB": 1}
)


def awake(*cards: str, players: int = 3, edition: str = "mega", modules: str = "4", hand: str = "") -> Scene:
    """All have woken up and are about to plan; seat 0 has these cards and paints.

    Of the others only the last has anything to do: they are asked for a blend, so that the round is not over at once.
    """
    s = scene(modules, players, edition=edition).wake("7 8 9 6" if players == 4 else "7 8 9").without_paints()
    s.lay_market(BOOTHS if players < 4 else "R Y / B RY RB / RRR YYY BBB O / RR YY BB G").give_wishes(0, *cards)
    return s.give(players - 1, "RY").give(0, hand)


def shopping(*cards: str, apprentices: int = 1, set_pennies: int = 0, **more: Any) -> Scene:
    """Seat 0 is at the market with these cards and so many apprentices."""
    return awake(*cards, **more).go(f"L{set_pennies} {apprentices}{5 - apprentices - 2}020")


def two_shoppers(pennies_0: int, pennies_1: int, players: int = 3) -> Scene:
    """Seats 0 and 1, in this order, go to the market with pennies."""
    s = awake(players=players)
    for seat, number in enumerate((pennies_0, pennies_1)):
        s.play_as(seat, f"L{number}").plan_one(seat, "11030")
    for seat in range(2, players):
        s.plan_one(seat, IDLE)
    return s


def restoring(*cards: str, hand: str = "RYB", apprentices: int = 1, money: int = 5, **more: Any) -> Scene:
    """Seat 0 is in the cathedral; `3 RYB` lies on B2, `3 RRY` on E5, the bishop stands on C3."""
    s = awake(*cards, hand=hand, **more).give(0, thalers=money).lay(B2="3 RYB", E5="3 RRY")
    return s.go(f"0{apprentices}{3 - apprentices}20")


def finale(modules: str = "4", players: int = 3, edition: str = "mega") -> Scene:
    """The final round, all are about to plan; nobody has any paint, thaler or penny. `3 RYB` lies on A1."""
    s = scene(modules, players, edition).lay(A1="3 RYB").last_round().poor()
    for seat in range(players):
        s.give_pennies(seat, 0)
    return s


def player_seen(s: Scene, who: int, seat: int) -> dict[str, Any]:
    return cast(list[dict[str, Any]], s.part("wishing well", who)["players"])[seat]


def empty_supply(s: Scene, left: int) -> None:
    """Only so many pennies are left in the supply; the last player has the others."""
    last = len(s.players) - 1
    s.give_pennies(last, s.pennies(last) + s.penny_supply() - left)


def empty_deck(s: Scene, left: int = 0) -> None:
    """Only so many cards are left; the last player has the others."""
    s.give_wishes(len(s.players) - 1, *[CARDS[card] for card in list(well_of(s.state).deck)[left:]])


def steps(s: Scene) -> list[str]:
    """Where The Bishop Pays a Visit may bring him."""
    return sorted(move[1:] for move in s.options() if move[0] == "!")


def paid_steps(s: Scene) -> list[str]:
    return sorted(move[1:] for move in s.options() if move[0] == ">")


def done(s: Scene) -> bool:
    """Seat 0 has nothing more to decide in this round before the theater."""
    return s.round == 1 and s.to_move() == len(s.players) - 1 and s.options()[0] in ("O0", "+O")


def names(log: list[Event]) -> list[str]:
    return [event.kind.name for event in log]


def asked_on(s: Scene, seat: int) -> Iterator[list[str]]:
    """What a player is asked until the round ends, doing as little as possible."""
    number = s.round
    while not s.over() and s.round == number:
        if s.to_move() == seat:
            yield s.options()
        s.play(s.idle())


# --- set-up


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize(("players", "left"), [(2, 14), (3, 11), (4, 8)])
def test_each_player_starts_with_three_of_the_twenty_pennies_and_no_card(players: int, left: int, edition: str) -> None:
    s = scene("4", players, edition=edition).has(penny_supply=left, in_well=0).shows("wishing well", 0, deck=20)
    for seat in range(players):
        assert player_seen(s, seat, seat) == {"wishes": [], "wish_count": 0, "pennies": 3, "on_market": 0}


def test_the_deck_holds_the_twenty_printed_cards() -> None:
    s = scene("4")
    assert Counter(CARDS[card] for card in well_of(s.state).deck) == DECK
    assert DECK.total() == 20


def test_the_deck_is_shuffled() -> None:
    tops = {well_of(scene("4", seed=seed).state).deck[-1] for seed in range(0, 600, 20)}
    assert len(tops) > 4


def test_without_the_module_there_are_no_pennies() -> None:
    s = scene().wake("7 8 9").asks("M0 M1 M2 M3")
    assert "wishes" not in s.result().sources
    assert scene("4").result().sources["wishes"] == [0, 0, 0]


# --- planning


@pytest.mark.parametrize(("owned", "offered"), [(1, "L0 L1"), (2, "L0 L1 L2"), (3, "L0 L1 L2"), (7, "L0 L1 L2")])
def test_up_to_two_pennies_may_be_set_on_the_market(owned: int, offered: str) -> None:
    assert scene("4").give_pennies(0, owned).wake("7 8 9").ask(0).options() == offered.split()


def test_without_pennies_nothing_is_asked() -> None:
    assert scene("4").give_pennies(0, 0).wake("7 8 9").ask(0).options() == ["M0", "M1", "M2", "M3"]


@pytest.mark.parametrize(("number", "first"), [(0, "M0"), (1, "M1"), (2, "M1")])
def test_3_8_pennies_are_set_first_and_need_an_apprentice_at_the_market(number: int, first: str) -> None:
    s = awake().play_as(0, f"L{number}").ask(0)
    assert (s.options()[0], s.options()[-1]) == (first, "M3")


@pytest.mark.parametrize("columns", range(6))
def test_3_12_set_pennies_are_secret_until_plans_are_revealed(columns: int) -> None:
    """Others see the same, whatever is set, at any moment of planning."""
    views = []
    for number in (0, 1, 2):
        s = awake()
        answers = [f"L{number}", "M1", "C1", "S1", "W1"]
        for answer in answers[:columns]:
            s.play_as(0, answer)
        assert player_seen(s, 0, 0)["on_market"] == (number if columns else 0)
        views.append([s.view(who) for who in (1, 2, SPECTATOR)])
    assert views[0] == views[1] == views[2]
    assert player_seen(s, 1, 0)["on_market"] is None


def test_3_12_set_pennies_are_public_once_all_have_planned() -> None:
    s = two_shoppers(2, 1)
    for who in (0, 1, 2, SPECTATOR):
        assert [player_seen(s, who, seat)["on_market"] for seat in range(3)] == [2, 1, 0]


# --- throwing


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e16_of_two_pennies_one_is_thrown_and_the_other_comes_back(edition: str) -> None:
    s = shopping(apprentices=3, set_pennies=2, edition=edition).asks("L0 L1").next_wishes("busker", "tip").play("L1")
    s.has(wishes=["busker"], in_well=1, penny_supply=11).shows("wishing well", 0, deck=19).play("L0 -")
    assert s.pennies(0) == player_seen(s, 0, 0)["pennies"] == 2
    assert player_seen(s, 1, 0)["on_market"] == 0


@pytest.mark.parametrize(
    ("moves", "thrown", "drawn"), [("L0", 0, []), ("L1 L0", 1, ["tip"]), ("L1 L1", 2, ["lucky", "tip"])]
)
def test_each_thrown_penny_draws_the_top_card(moves: str, thrown: int, drawn: list[str]) -> None:
    s = shopping(set_pennies=2).next_wishes("tip", "lucky").play(moves).has(wishes=drawn)
    s.has(in_well=thrown, all_pennies=3 - thrown).shows("wishing well", 1, deck=20 - thrown).has(first_option="1.1")


def test_3_33_each_card_is_seen_before_the_next_penny_is_decided() -> None:
    s = shopping(set_pennies=2).next_wishes("tip", "lucky").play("L1").has(to_move=0).asks("L0 L1").has(wishes=["tip"])
    assert (s.in_well(), player_seen(s, 1, 0)["on_market"]) == (1, 1)
    s.play("L1").has(wishes=["lucky", "tip"])
    assert "!LUCKY" in s.options()  # the visit goes on


def test_3_33_what_is_thrown_and_what_comes_back_is_told() -> None:
    s = shopping(set_pennies=2)
    assert names(s.copy().told("L1")) == ["penny_thrown", "wish"]
    log = s.play("L1").told("L0")
    assert [(event.kind.name, event.who, event.values) for event in log] == [("pennies_returned", 0, (1,))]
    assert s.all_pennies(0) == s.pennies(0) == 2


def test_3_33_all_thrown_nothing_comes_back() -> None:
    assert names(shopping(set_pennies=1).told("L1")) == ["penny_thrown", "wish"]


def test_3_33_what_cannot_be_thrown_comes_back_and_is_told() -> None:
    s = two_shoppers(2, 2).play("L1 L1")
    log = s.told("-")  # seat 1 finds the well full
    assert [(event.who, event.values) for event in log if event.kind.name == "pennies_returned"] == [(1, (2,))]
    assert (s.to_move(), s.options()[0], s.pennies(1)) == (1, "1.1", 3)
    half = two_shoppers(2, 2).play("L1 L0 -")
    log = half.told("L1")
    assert [event.values for event in log if event.kind.name == "pennies_returned"] == [(1,)]
    assert half.options()[0] == "1.1"


def test_3_7_pennies_are_thrown_before_anything_is_bought_and_only_once() -> None:
    shopping(apprentices=2, set_pennies=2).play("L0").offers_none("L").play("1.1").offers_none("L")


@pytest.mark.parametrize("players", [3, 4])
def test_a_full_well_takes_no_more_and_unused_pennies_are_kept(players: int) -> None:
    s = two_shoppers(2, 2, players).play("L1 L1 -").has(to_move=1, first_option="1.1")
    s.play("-").has(pennies=1).has(1, pennies=3, in_well=2)
    assert player_seen(s, 0, 1)["on_market"] == 0


@pytest.mark.parametrize(("first", "second", "most"), [("L0", 2, 2), ("L1 L0", 2, 1), ("L1 L0", 1, 1), ("L0", 1, 1)])
def test_3_33_at_most_what_is_set_and_what_the_well_has_room_for(first: str, second: int, most: int) -> None:
    s = two_shoppers(2, second).play(first + " -").has(to_move=1)
    for _ in range(most):
        s.asks("L0 L1").play("L1")
    assert s.options()[0] == "1.1"


@pytest.mark.parametrize("cards", [1, 2])
def test_3_33_at_most_as_many_as_there_are_cards(cards: int) -> None:
    s = awake()
    empty_deck(s, cards)
    s.go("L2 12020")
    for _ in range(cards):
        s.asks("L0 L1").play("L1")
    s.offers("1.1").has(all_pennies=3 - cards)


def test_3_33_the_market_may_still_be_forgone_after_throwing() -> None:
    s = shopping(set_pennies=1).play("L1").offers("-").play("-")
    assert (s.market(), s.thalers(0)) == ([["R", "Y"], ["B", "RY", "RB"], ["RRR", "YYY", "BBB", "O"]], 12)


def test_3_34_pennies_of_lucky_day_cannot_be_thrown_in_this_round() -> None:
    s = shopping("lucky", apprentices=2, set_pennies=1).asks("L0 L1").play("L1 !LUCKY").has(pennies=3 - 1 + 2)
    s.offers_none("L").play("1.1 1.2").has(left_market=True, in_well=1)


def test_3_34_without_set_pennies_lucky_day_brings_none_into_the_well() -> None:
    shopping("lucky").has(first_option="1.1").play("!LUCKY").offers_none("L")


def test_3_35_with_an_empty_deck_nobody_throws_and_pennies_come_back() -> None:
    s = awake()
    empty_deck(s)
    s.go("L2 12020").has(to_move=0, first_option="1.1").play("-").has(pennies=3, in_well=0)
    assert player_seen(s, 1, 0)["on_market"] == 0


def test_the_well_is_emptied_into_the_supply_for_the_next_round() -> None:
    s = shopping(set_pennies=2).play("L1 L1").has(in_well=2, penny_supply=11).finish_round()
    s.has(in_well=0, penny_supply=13, pennies=1).give_pennies(0, 2).wake_idly().go("L2 12020")
    s.has(to_move=0).asks("L0 L1")


def test_pennies_are_thrown_in_the_order_of_waking_up() -> None:
    s = scene("4").wake("8 7 9").without_paints()
    for seat in (0, 1):
        s.play_as(seat, "L2").plan_one(seat, "11030")
    s.plan_one(2, IDLE).has(to_move=1).play("L1 L0 -").has(to_move=0).asks("L0 L1")


# --- who sees a card


def test_3_12_only_its_owner_sees_a_drawn_card() -> None:
    s = shopping(set_pennies=1).next_wishes("praise")
    drawn = [event for event in s.told("L1") if event.kind.name == "wish"]
    assert [event.who for event in drawn] == [0]
    assert drawn[0].seen_by(0).values == (CARDS.index("praise"),)
    for who in (1, 2, SPECTATOR):
        assert drawn[0].seen_by(who).values == (None,)
        assert player_seen(s, who, 0) == {"wishes": None, "wish_count": 1, "pennies": None, "on_market": 0}
    assert player_seen(s, 0, 0)["wish_count"] == len(player_seen(s, 0, 0)["wishes"]) == 1


def test_3_12_which_card_is_on_top_changes_nothing_anybody_sees() -> None:
    s = shopping(set_pennies=1)
    other = s.copy()
    s.next_wishes("praise")
    other.next_wishes("busker")
    assert all(s.view(who) == other.view(who) for who in (0, 1, 2, SPECTATOR))
    s.play("L1")
    other.play("L1")
    assert all(s.view(who) == other.view(who) for who in (1, 2, SPECTATOR))
    assert s.view(0) != other.view(0)


def test_3_12_a_used_card_is_public() -> None:
    s = shopping("lucky")
    used = next(event for event in s.told("!LUCKY") if event.kind.name == "wish_used")
    assert used.seen_by(1).values == used.seen_by(SPECTATOR).values == (CARDS.index("lucky"),)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_3_12_a_guess_keeps_what_a_seat_sees_and_deals_the_rest_afresh(who: int) -> None:
    s = awake("lucky", "tip", players=3).give_wishes(1, "busker", "praise").give_pennies(2, 5)
    s = s.go("L1 11030")
    hands = set()
    for seed in range(12):
        guess = s.determinize(who, seed)
        assert guess.view(who) == s.view(who)
        assert sum(guess.all_pennies(seat) for seat in range(3)) + guess.penny_supply() + guess.in_well() == 20
        assert guess.pennies(0) >= 0
        assert player_seen(guess, 0, 0)["on_market"] == 1  # it lies there for all to see
        hands.add(tuple(tuple(guess.wishes(seat)) for seat in range(3) if seat != who))
    assert len(hands) > 1


# --- cards in general


def test_a_card_may_be_used_in_the_visit_in_which_it_was_drawn() -> None:
    shopping(set_pennies=1).next_wishes("lucky").play("L1").offers("!LUCKY")
    assert "!2.3" in shopping(set_pennies=1).next_wishes("free RB").play("L1 2.1").options()


def test_a_card_drawn_at_the_market_serves_in_the_same_round() -> None:
    assert awake().go("L1 11210").next_wishes("tip").play("L1 - !TIP").thalers(0) == 12 + 1 + 6


def test_an_unused_card_is_kept_for_later_rounds() -> None:
    s = shopping("busker", "lucky").finish_round().has(wishes=["lucky", "busker"])
    s.until(lambda s: s.to_move() == 0).play(next(row for row in ("8:00", "7:00") if row in s.options())).asks("! -")


def test_a_used_card_leaves_the_game() -> None:
    s = shopping("lucky", "lucky")
    before = list(well_of(s.state).deck)
    s.play("!LUCKY").has(wishes=["lucky"])
    assert player_seen(s, 1, 0)["wish_count"] == 1
    s.finish_round()
    assert list(well_of(s.state).deck) == before
    assert len(before) == 18


@pytest.mark.parametrize(("move", "cards"), [("!LUCKY", ["tip"]), ("!2.2", ["free RY"]), ("!2.3", ["lucky"])])
def test_a_card_that_is_not_offered_cannot_be_used(move: str, cards: list[str]) -> None:
    s = shopping(*cards)
    with pytest.raises((BadNotation, IllegalMove)):
        s.play(move)
    assert s.wishes(0) == cards


@pytest.mark.parametrize("column", range(5))
def test_cards_are_offered_only_where_an_apprentice_is(column: int) -> None:
    """With an apprentice at a single place of interest no card of another place is offered."""
    places = [("!LUCKY",), ("!B2", "!"), ("!TIP",), ("!RYB=O",), ("!FIND",)]
    s = awake("lucky", "visit", "tip", "alchemy", "finders", hand="RYB").lay(B2="3 RYB")
    digits = [0] * 5
    digits[column] = 3
    digits[(column + 1) % 5] = 2
    s.go("".join(map(str, digits)))
    found = {move for asked in asked_on(s, 0) for move in asked if move[0] == "!"}
    for place, moves in enumerate(places):
        assert bool(found & set(moves)) == (digits[place] > 0)


# --- Lucky Day


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_lucky_day_brings_two_pennies(edition: str) -> None:
    s = shopping("lucky", edition=edition)
    log = s.told("!LUCKY")
    assert names(log)[:2] == ["wish_used", "pennies"]
    assert (s.pennies(0), s.penny_supply(), s.wishes(0)) == (5, 9, [])
    assert s.to_move() == 0  # and the market goes on
    assert "1.1" in s.options()


@pytest.mark.parametrize("moves", ["!LUCKY X2", "!LUCKY -", "!LUCKY 1.1", "1.1 !LUCKY"])
def test_3_38_lucky_day_when_closing_forgoing_before_and_after_buying(moves: str) -> None:
    s = shopping("lucky").play(moves).has(pennies=5)
    assert done(s)


def test_3_38_closing_first_does_not_forbid_lucky_day_before() -> None:
    s = shopping("lucky", apprentices=2).play("!LUCKY")
    assert {"X1", "X2", "X3"} < set(s.options())
    s.play("X3")
    assert s.market()[2] == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_37_at_the_market_as_many_cards_as_apprentices(number: int) -> None:
    s = shopping("lucky", "lucky", "lucky", apprentices=number)
    for _ in range(number):
        s.offers("!LUCKY").play("!LUCKY")
    s.offers_no("!LUCKY").has(pennies=3 + 2 * number)


@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 1), (2, 2)])
def test_3_35_a_short_supply_gives_what_there_is(left: int, got: int) -> None:
    s = awake("lucky")
    empty_supply(s, left)
    s.go("12020")
    if "!LUCKY" in s.options() or left:
        s.play("!LUCKY")
    s.has(pennies=3 + got, penny_supply=left - got)


def test_3_35_pennies_in_the_well_are_not_in_the_supply() -> None:
    s = awake("lucky")
    empty_supply(s, 1)
    s.go("L2 12020").play("L1 L1 !LUCKY").has(pennies=2, penny_supply=0, in_well=2)


# --- Free Paint


@pytest.mark.parametrize(
    ("card", "booths", "buy", "move", "got"),
    [
        ("free RY", BOOTHS, "2.1", "!2.2", "RYB"),
        ("free RB", BOOTHS, "2.1", "!2.3", "RBB"),
        ("free YB", "YB Y / B RY RB / RRR YYY BBB O", "1.2", "!1.1", "YYB"),
        ("free YB", "R Y / B RY RB / RRR YYY YB O", "3.4", "!3.3", "YBO"),
    ],
)
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_free_paint_brings_the_pictured_tile_of_the_same_booth(
    card: str, booths: str, buy: str, move: str, got: str, edition: str
) -> None:
    s = awake(card, edition=edition).lay_market(booths).go("12020")
    assert not any(option[0] == "!" for option in s.options())  # something must have been bought
    s.play(buy)
    assert [option for option in s.options() if option[0] == "!"] == [move]
    s.play(move).has(paints=got, thalers=12 - 2, wishes=[])


def test_free_paint_may_be_declined_and_kept() -> None:
    shopping("free RY").play("2.1").asks("!2.2 -").play("-").has(wishes=["free RY"], paints="B")


@pytest.mark.parametrize(
    ("booths", "buy"),
    [
        (BOOTHS, "1.1"),  # the tile lies in another booth
        (BOOTHS, "2.2"),  # the tile itself is bought
        ("R Y / B RB G / RRR YYY BBB O", "1.1"),  # the tile is in the bag; R and Y alone are not it
    ],
)
def test_3_39_free_paint_is_another_tile_of_the_same_booth_with_exactly_these_paints(booths: str, buy: str) -> None:
    s = awake("free RY").lay_market(booths).go("22010").play(buy)
    assert not any(option[0] == "!" for option in s.options())
    assert "-" in s.options()  # the second apprentice could still buy


def test_free_paint_costs_no_apprentice_and_no_thaler() -> None:
    awake("free RY").give(0, thalers=4).go("22010").play("2.1 !2.2 2.3").has(paints="RRYBB", thalers=0)


def test_free_paint_after_the_last_thaler_and_the_last_apprentice() -> None:
    awake("free RY").give(0, thalers=2).go("12020").play("2.3 !2.2").has(paints="RRYB", thalers=0)


def test_free_paint_does_not_go_with_closing() -> None:
    s = awake("free RY").go("22010").play("X2")
    assert done(s)
    assert (s.wishes(0), s.paints(0)) == (["free RY"], "")


def test_the_free_tile_goes_back_into_the_bag_with_its_booth() -> None:
    s = awake("free RY").plan_one(0, "12020").plan_one(1, "12020").plan_one(2, IDLE).play("2.1").has(bag=["G", "YB"])
    s.play("!2.2")
    assert (s.to_move(), s.bag(), s.market()[1]) == (1, sorted(["G", "YB", "B", "RY", "RB"]), [])


def test_3_39_each_free_paint_needs_a_purchase_of_its_own() -> None:
    s = shopping("free RY", "free RB", apprentices=2).play("2.1")
    assert {move for move in s.options() if move[0] == "!"} == {"!2.2", "!2.3"}
    s.play("!2.2").asks("2.3 -")


def test_3_39_two_purchases_two_free_paints() -> None:
    s = awake("free RY", "free YB").lay_market("R Y / G RB B / RRR RY YB O").go("22010").play("3.1 !3.2 3.4 !3.3")
    s.has(paints="RRRRYYBO", thalers=12 - 4)


def test_3_37_one_apprentice_uses_lucky_day_or_free_paint_not_both() -> None:
    s = shopping("lucky", "free RY").play("2.1").asks("!LUCKY !2.2 -")
    s.copy().play("!2.2").has(pennies=3, left_market=True)
    s.play("!LUCKY").has(paints="B", left_market=True)


def test_3_37_two_apprentices_use_two_cards() -> None:
    shopping("lucky", "free RY", apprentices=2).play("!LUCKY 2.1 !2.2").has(pennies=5, paints="RYB")


# --- The Bishop Pays a Visit


NEAR_C3 = ["B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"]
NEAR_B2 = ["A1", "A2", "A3", "B1", "B3", "C1", "C2", "C3"]


def test_3_41_mega_one_free_step_in_any_direction() -> None:
    s = restoring("visit", money=0)
    assert steps(s) == NEAR_C3
    assert paid_steps(s) == []
    s.play("!B2").has(bishop="B2", thalers=0, wishes=[]).play("B2").has(space=3 + 3)


def test_3_41_classic_to_any_space() -> None:
    s = restoring("visit", edition="classic", money=0)
    assert steps(s) == sorted(c + r for c in "ABCDE" for r in "12345" if c + r != "C3")
    s.play("!E1").has(bishop="E1", thalers=0).play("B2")
    assert s.space(0) == 3  # far from the tile


@pytest.mark.parametrize(("edition", "target"), [("mega", "C2"), ("classic", "E5")])
def test_3_41_also_onto_a_restored_space(edition: str, target: str) -> None:
    s = awake("visit", edition=edition, hand="RYB").lay(B2="3 RYB").restore(target).go("01220")
    assert target in steps(s)


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_3_41_nothing_need_be_restored_after_a_visit(edition: str) -> None:
    s = restoring("visit", hand="RYBRRY", edition=edition)
    before = {move for move in s.options() if move[0] not in "!>"}
    s.play("!B2")
    assert {move for move in s.options() if move[0] not in "!>"} == before
    assert {"B2", "E5", "=RYB", "-"} <= before
    s.play("-")
    assert (s.result().scores[0], s.bishop(), s.paints(0)) == (0, "B2", "RRRYYB")


@pytest.mark.parametrize("hand", ["OOO", ""])
def test_3_41_he_comes_also_where_no_segment_can_be_restored(hand: str) -> None:
    s = awake("visit", hand=hand).lay(A1="9 PPY", A2="7 PG", A3="3 RYB", A4="3 RRY", A5="3 YYB", B1="3 BBR", B2="5 PR")
    s.leave("A1 A2 A3 A4 A5 B1 B2").go("01220")
    assert ("=OOO" in s.options()) is (hand == "OOO")
    assert steps(s) == NEAR_C3
    s.play("!B2").has(bishop="B2")
    assert done(s) is (hand == "")


def test_3_41_after_the_last_restoration() -> None:
    s = restoring("visit").play("B2").has(to_move=0)
    assert sorted(s.options()) == ["!" + step for step in NEAR_B2] + ["-"]
    s.play("!A1").has(bishop="A1", wishes=[], space=5)
    assert done(s)


def test_3_41_between_two_restorations() -> None:
    restoring("visit", hand="RYBRRY", apprentices=2, edition="classic").play("B2 !E5 E5").has(space=3 + 2 + 3 + 3)


@pytest.mark.parametrize("moves", ["!B2 =RYB", "=RYB !B2"])
def test_3_41_before_or_after_the_altar(moves: str) -> None:
    restoring("visit").play(moves).has(bishop="B2", wishes=[], space=2)


def test_3_41_a_visit_may_be_kept() -> None:
    s = restoring("visit").play("B2 -").has(wishes=["visit"])
    assert done(s)


def test_3_41_no_visit_without_an_apprentice_there() -> None:
    s = awake("visit", hand="RYB").go("00320")
    assert not any(move[0] == "!" for asked in asked_on(s, 0) for move in asked)


def test_3_10_no_visit_once_the_fresco_is_complete() -> None:
    s = awake("visit", hand="RYBRYB").lay(B2="3 RYB").leave("B2").go("02120")
    assert steps(s) == NEAR_C3
    s.play("B2")
    assert steps(s) == []
    assert "=RYB" in s.options()


def test_3_41_the_free_step_before_the_paid_one() -> None:
    s = restoring("visit").play("!B2")
    assert paid_steps(s) == NEAR_B2
    s.play(">A1")
    assert s.thalers(0) == 5 - 1 + 2 * 3  # the step and the studio
    assert s.space(0) == 3 + 2  # the paid step obliges, and only B2 can be restored: it is next to A1


def test_3_41_the_free_step_after_the_paid_one() -> None:
    s = restoring("visit", hand="RYBRRY").play(">B2")
    assert steps(s) == NEAR_B2
    s.play("!A1").has(bishop="A1", thalers=4)
    assert all(move[0] in "ABCDE" for move in s.options())  # the duty of the paid step stays


def test_3_41_classic_the_free_move_after_the_paid_step() -> None:
    s = restoring("visit", hand="RYBRRY", edition="classic").play(">B2")
    assert len(steps(s)) == 24
    s.play("!E5 E5").has(space=3 + 3)


def test_3_37_one_apprentice_uses_one_visit() -> None:
    s = restoring("visit", "visit", hand="RYBRRY").play("!B2")
    assert steps(s) == []
    s.play("B2")
    assert s.column > 1
    assert s.wishes(0) == ["visit"]


def test_3_37_two_apprentices_use_two_visits() -> None:
    s = restoring("visit", "visit", hand="RYBRRY", apprentices=2).play("!B2")
    assert steps(s) == NEAR_B2  # the second apprentice has no card yet
    s.play("B2")
    assert steps(s) == NEAR_B2
    s.play("!C3")
    assert steps(s) == []


def test_a_visit_serves_at_either_cathedral_of_the_final_round() -> None:
    for digits in ("01220", "00221"):
        s = finale().give_wishes(0, "visit").put_bishop("C3").give(0, "RYB").plan(digits, IDLE_LAST, IDLE_LAST)
        s.until(lambda s: any(move[0] == "!" for move in s.options()))
        assert steps(s) == NEAR_C3


@pytest.mark.parametrize(("moves", "duty"), [("!B2 *E5", False), (">B2 !C2 *E5", True), ("*E1 !E2", False)])
def test_3_21_visit_and_sexton_in_any_order(moves: str, duty: bool) -> None:
    """Both serve at any moment; only the paid step obliges."""
    s = awake("visit", hand="RYBRRY", modules="1,4").give_portrait(0, "sexton").lay(B2="3 RYB", E5="3 RRY")
    s.go("01220").play(moves).has(bishop=moves[-2:])
    assert ("-" not in s.options()) is duty
    s.offers_none("!*").play("E5").has(space=3 + (3 if moves[-2:] == "E5" else 0))


# --- Praise of the Bishop


@pytest.mark.parametrize(("where", "bonus"), [("B2", 3), ("C3", 2), ("A1", 2)])
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_praise_adds_a_point_to_the_bishops_bonus_in_the_same_score(where: str, bonus: int, edition: str) -> None:
    s = awake("praise", hand="RYB", edition=edition).lay(B2="3 RYB").put_bishop(where)
    s.go("01220").play("B2").asks("! -")
    log = s.told("!")
    assert [event.values for event in log if event.kind.name == "scored"] == [(3 + bonus + 1, 3 + bonus + 1)]
    assert s.wishes(0) == []
    sources = s.result().sources
    assert (sources["segments"][0], sources["bishop"][0], sources["wishes"][0]) == (3, bonus, 1)


def test_3_42_no_praise_without_a_bonus() -> None:
    restoring("praise", hand="RRY", apprentices=1).play("E5").has(space=3, wishes=["praise"])


def test_3_42_no_praise_at_the_altar() -> None:
    restoring("praise").play("=RYB").has(space=2, wishes=["praise"])


def test_praise_may_be_kept() -> None:
    restoring("praise").play("B2 -").has(space=5, wishes=["praise"]).scores(wishes=[0, 0, 0])


def test_3_5_praise_and_all_else_meet_a_taken_space_together() -> None:
    s = awake("praise", hand="RYB").lay(B2="3 RYB")
    s.stand(10, 15, 30)  # 15 would be taken without the praise
    s.go("01220").play("B2 !").has(space=16)


@pytest.mark.parametrize("number", [1, 2])
def test_3_37_visits_and_praises_together_are_no_more_than_apprentices(number: int) -> None:
    s = restoring("visit", "praise", "praise", hand="RYBRRY", apprentices=number).lay(B3="3 RRY").play("!B2 B2")
    if number == 1:  # the one apprentice has used its card
        assert (s.wishes(0), s.space(0), s.column > 1) == (["praise", "praise"], 6, True)
        return
    assert s.options() == ["!", "-"]  # the visit was the other one's
    s.play("! B3").has(wishes=["praise"], space=7 + 5)
    assert done(s)


def test_3_37_after_praise_the_one_apprentice_has_no_card_left_for_a_visit() -> None:
    s = restoring("visit", "praise").play("B2 !").has(wishes=["visit"])
    assert done(s)


def test_each_apprentice_may_bring_a_card_of_its_own() -> None:
    s = awake("visit", "praise", "praise", hand="RYBRRYYYB").lay(B2="3 RYB", B3="3 RRY", B4="3 YYB")
    s.go("03020").play("!B2 B2 - B3 ! B4 !").has(space=6 + 6 + 6).scores(wishes=[2, 0, 0])


@pytest.mark.parametrize(("where", "bonus"), [("B2", 3), ("C3", 2)])
def test_3_22_3_42_praise_is_added_to_the_abbots_point(where: str, bonus: int) -> None:
    s = awake("praise", hand="RYB", modules="1,4").give_portrait(0, "abbot").lay(B2="3 RYB").put_bishop(where)
    s.go("01220").play("B2 !").has(space=3 + bonus + 1 + 1).scores(wishes=[1, 0, 0])


# --- Tip


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_e17_a_tip_is_a_thaler_and_a_penny(edition: str) -> None:
    s = awake("tip", edition=edition).go("02120").asks("!TIP -").play("!TIP")
    s.has(thalers=12 + 3 + 1, pennies=4, penny_supply=10, wishes=[])


def test_a_tip_may_be_kept() -> None:
    awake("tip").go("02120").play("-").has(thalers=15, pennies=3, wishes=["tip"])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_37_one_tip_for_each_apprentice_in_the_studio(number: int) -> None:
    s = awake("tip", "tip", "tip").go(f"02{number}{3 - number}0").play(" ".join(["!TIP"] * number))
    assert done(s)
    assert (s.thalers(0), len(s.wishes(0))) == (12 + 4 * number, 3 - number)


def test_3_35_a_tip_without_pennies_is_still_a_thaler() -> None:
    s = awake("tip")
    empty_supply(s, 0)
    s.go("02120").play("!TIP").has(thalers=16, pennies=3)


@pytest.mark.parametrize("moves", ["P1 !TIP", "!TIP P1"])
@pytest.mark.parametrize(("edition", "got"), [("mega", 3 + 7 + 1), ("classic", 7 + 1)])
def test_3_43_a_tip_whether_the_apprentice_took_thalers_or_a_portrait(moves: str, edition: str, got: int) -> None:
    s = awake("tip", modules="1,4", edition=edition).open_portraits("patron", "muse").go("02120").play(moves)
    assert (s.thalers(0), s.pennies(0)) == (12 + got, 4)


# --- Alchemy


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("RRR", ["RRR"]),
        ("RYB", ["RYB"]),
        ("RRYB", ["RRB", "RRY", "RYB"]),
        ("YYYBBB", ["BBB", "YBB", "YYB", "YYY"]),
        ("RRYBBOGP", ["RBB", "RRB", "RRY", "RYB", "YBB"]),
    ],
)
@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_alchemy_takes_any_three_basic_paints_for_any_blended_one(hand: str, ways: list[str], edition: str) -> None:
    s = awake("alchemy", hand=hand, edition=edition).go("00212")
    assert sorted(s.options()) == sorted(["-", *(f"!{way}={paint}" for way in ways for paint in "OGP")])


@pytest.mark.parametrize(("result", "left"), [("O", "BO"), ("G", "BG"), ("P", "BP")])
def test_alchemy_pays_three_and_brings_one(result: str, left: str) -> None:
    awake("alchemy", hand="RRYB").go("00311").play(f"!RRY={result}").has(paints=left, wishes=[])


@pytest.mark.parametrize("hand", ["RY", "OOGGPP", "RYO"])
def test_no_alchemy_without_three_basic_paints(hand: str) -> None:
    s = awake("alchemy", hand=hand).go("00311")
    assert [asked for asked in asked_on(s, 0) if any(move[0] == "!" for move in asked)] == []


def test_3_44_alchemy_is_extra_to_the_two_blends() -> None:
    awake("alchemy", hand="RRRRYYYBB").go("00311").play("!RRB=P").asks("O0 O1 O2").play("O2").has(paints="YBOOP")


def test_3_44_the_apprentice_may_forgo_its_blends() -> None:
    assert awake("alchemy", hand="RRRYY").go("00311").play("!RRR=G").paints(0) == "YYG"


@pytest.mark.parametrize("number", [1, 2])
def test_3_37_one_alchemy_for_each_apprentice_in_the_workshop(number: int) -> None:
    s = awake("alchemy", "alchemy", hand="RRRBBB").go(f"00{4 - number}{number}1").play("!RRR=O")
    assert any(move[0] == "!" for move in s.options()) == (number == 2)
    assert done(s) == (number == 1)


def test_alchemy_may_be_kept() -> None:
    awake("alchemy", hand="RRR").go("00311").play("-").has(paints="RRR", wishes=["alchemy"])


def test_3_26_an_apprentice_with_a_request_does_no_alchemy() -> None:
    s = awake("alchemy", hand="RRR", modules="2,4").own(0, "3 RYB", "3 RRY", "3 YYB").go("00311")
    assert {"Q*", "!RRR=O"} < set(s.options())
    s.copy().play("!RRR=O").offers_none("Q")
    s.play("Q*")
    assert not any(move[0] == "!" for asked in asked_on(s, 0) for move in asked)
    assert s.wishes(0) == ["alchemy"]


@pytest.mark.parametrize("first", ["Q*", "!RRR=O"])
def test_3_26_of_two_apprentices_one_has_the_request_and_the_other_alchemy(first: str) -> None:
    s = awake("alchemy", "alchemy", hand="RRRBBB", modules="2,4").own(0, "3 RYB", "3 RRY", "3 YYB")
    s.go("00221").play(first)
    second = "!RRR=O" if first == "Q*" else "Q*"
    assert second in s.options()
    s.play(second).has(paints="BBBO")
    assert s.wishes(0) == ["alchemy"]  # the second card finds no apprentice
    assert not any(move[0] == "!" for move in s.options())


# --- Finders Keepers


@pytest.mark.parametrize("edition", ["mega", "classic"])
@pytest.mark.parametrize(("number", "found"), [(1, 3), (2, 6)])
def test_finders_keepers_brings_three_thalers_beside_the_mood(number: int, found: int, edition: str) -> None:
    s = awake("finders", "finders", edition=edition).go(f"02{3 - number}0{number}")
    money, before = s.thalers(0), s.mood(0)
    s.play("O0")
    for _ in range(number):
        s.asks("!FIND -").play("!FIND")
    assert (s.round, s.thalers(0)) == (2, money + found)
    assert (s.mood(0), len(s.wishes(0))) == (before + 2 * number, 2 - number)


def test_finders_keepers_may_be_kept() -> None:
    s = awake("finders").go("02201")
    money = s.thalers(0)
    s.play("O0 -").has(thalers=money, wishes=["finders"], mood=1)


def test_finders_keepers_serves_also_in_the_best_of_moods() -> None:
    assert awake("finders").give(0, mood=4).go("02201").play("O0").options() == ["!FIND", "-"]


def test_3_45_finders_keepers_is_useless_in_the_final_round() -> None:
    s = finale().give_wishes(0, "finders").plan("02003", IDLE_LAST, IDLE_LAST)
    s.has(over=True, wishes=["finders"], thalers=0)


# --- Busker


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_3_46_the_busker_comes_right_after_the_own_mood_change(edition: str) -> None:
    s = scene("4", 3, edition=edition).give_wishes(0, "busker").play("7:00").has(to_move=0, mood=-1).asks("! -")
    s.after("-").has(mood=-1, wishes=["busker"], to_move=1)
    s.play("!").has(mood=0, wishes=[], to_move=1)


def test_only_one_busker_in_a_round() -> None:
    scene("4").give_wishes(0, "busker", "busker").play("7:00 !").has(to_move=1, wishes=["busker"])


@pytest.mark.parametrize(
    ("before", "row", "changed", "usual", "with_busker"),
    [(0, "5:00", -3, 4, 5), (2, "8:00", 2, 5, 6), (-1, "8:00", -1, 5, 5), (-4, "8:00", -4, 4, 4)],
)
def test_3_46_the_busker_can_avoid_a_loss_and_earn_an_apprentice(
    before: int, row: str, changed: int, usual: int, with_busker: int
) -> None:
    for answer, number in (("-", usual), ("!", with_busker)):
        s = scene("4").give_wishes(0, "busker").give(0, mood=before).play(row).has(mood=changed)
        s.play(answer).wake_idly().has(apprentices=number)


def test_3_46_at_the_top_there_is_no_use_for_a_busker() -> None:
    scene("4").give_wishes(0, "busker").give(0, mood=3).play("9:00").has(to_move=1, wishes=["busker"])


def test_3_46_only_who_owns_a_busker_is_asked() -> None:
    scene("4").give_wishes(1, "busker").play("8:00").has(to_move=1).play("7:00").asks("! -")


def test_3_45_the_busker_plays_in_the_final_round() -> None:
    s = scene("4").without_paints().give_wishes(0, "busker").leave("A1 B1 C1 D1 E1 A2")
    s.give(0, mood=4)  # nothing to ask in the first round
    while s.round == 1:
        s.play("9:00" if s.to_move() == 0 and "9:00" in s.options() else s.idle())
    s.has(final=True).give(0, mood=0)
    while s.to_move() != 0:
        s.play("9:00" if "9:00" in s.options() else "7:00")
    s.play("8:00").asks("! -").play("!").has(mood=1)


# --- final scoring


@pytest.mark.parametrize("edition", ["mega", "classic"])
def test_pennies_become_thalers_before_money_is_counted(edition: str) -> None:
    s = finale(edition=edition)
    for seat, (number, money) in enumerate([(3, 1), (1, 1), (1, 0)]):
        s.give_pennies(seat, number).give(seat, thalers=money)
    s.plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    result = s.result()
    assert (result.sources["money"], result.sources["wishes"]) == ([2, 1, 0], [0, 0, 0])
    assert [s.pennies(seat) for seat in range(3)] == [0, 0, 0]
    assert s.penny_supply() + s.in_well() == 20


def test_pennies_left_on_the_sheet_in_the_final_round_come_back_first() -> None:
    s = finale().give_pennies(0, 2).play_as(0, "L2").plan("11003", IDLE_LAST, IDLE_LAST).play("L0").reach(99)
    assert s.result().sources["money"] == [1, 0, 0]


def test_pennies_in_the_well_are_lost_at_the_end() -> None:
    s = finale().give_pennies(0, 2).play_as(0, "L2").plan("11003", IDLE_LAST, IDLE_LAST).play("L1 L1").reach(99)
    assert s.result().sources["money"] == [0, 0, 0]


def test_3_10_pennies_count_too_when_the_fresco_is_completed_early() -> None:
    s = awake(hand="RYB").lay(A1="3 RYB").leave("A1").put_bishop("E5")
    for seat in range(3):
        s.give(seat, thalers=0)
    s.give_pennies(1, 2).give_pennies(2, 1).give_pennies(0, 0).go("03020").play("A1").reach(99).scores(money=[0, 1, 0])


# --- two players


def test_3_127_leonardo_has_no_pennies_and_draws_no_cards() -> None:
    s = scene("4", 2).wake("8 9 7").without_paints()  # he acts first
    for seat in range(2):
        s.play_as(seat, "L2").plan_one(seat, "11030")
    log = s.told(s.options()[0])
    assert s.state.awake
    assert {event.kind.name for event in log if event.who == LEONARDO} <= {"closed", "woke"}
    assert (s.in_well(), s.part("wishing well", 0)["deck"], len(s.part("wishing well", 0)["players"])) == (0, 20, 2)
    assert (s.to_move(), s.options()) == (0, ["L0", "L1"])
    s.play("L1 L1")  # the well is all theirs


def test_3_127_leonardo_meets_no_busker_and_no_praise() -> None:
    s = scene("4", 2).give_wishes(0, "busker", "praise").give(0, mood=0)
    s.play("8:00 - 9:00 7:00")  # seat 0 has declined; for Leonardo nobody is asked
    assert s.state.awake
    s.plan(IDLE, IDLE)
    while s.column < 2 and s.round == 1:
        assert s.options() != ["!", "-"]
        s.play(s.options()[0])
    assert s.wishes(0) == ["praise", "busker"]


# --- conservation


@pytest.mark.compiled
@pytest.mark.parametrize("modules", ["4", "4,5,16", "1,2,4,17"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_pennies_and_twenty_cards_along_a_game(players: int, modules: str) -> None:
    s = new_game(players, 11, {"modules": modules})
    used: Counter[str] = Counter()
    turn = 0
    while not s.over() and turn < 1500:
        texts = s.options()
        cards = [text for text in texts if text[0] == "!" or text in ("L1", "L2")]
        log = s.told(cards[turn % len(cards)] if cards else texts[turn * 7 % len(texts)])
        used.update(CARDS[event.values[0] or 0] for event in log if event.kind.name == "wish_used")
        hands: Counter[str] = Counter()
        for seat in range(players):
            hands.update(s.wishes(seat))
        assert Counter(CARDS[card] for card in well_of(s.state).deck) + hands + used == DECK
        mine = [s.all_pennies(seat) for seat in range(players)]
        assert min([*mine, s.penny_supply(), s.in_well()]) >= 0
        assert s.in_well() <= 2
        assert sum(mine) + s.penny_supply() + s.in_well() == 20
        turn += 1
    assert used.total() > 2


# --- notation


@pytest.mark.parametrize("move", ["!lucky", "!LUCKY"])
def test_small_letters_are_read(move: str) -> None:
    s = shopping("lucky")
    assert s.write(s.read(move)) == "!LUCKY"


def test_all_that_is_offered_reads_back() -> None:
    s = awake("lucky", "free RY", "visit", "praise", "tip", "alchemy", "finders", hand="RRYYBB").lay(B2="3 RYB")
    s.go("L2 11111")
    met = set()
    while s.round == 1:
        for move in s.state.options:
            text = s.write(move)
            assert s.read(text) == move
            assert s.read(text.lower()) == move
            met.add(text)
        wanted = [text for text in s.options() if text[0] == "!"]
        s.play(wanted[0] if wanted else s.options()[0])
    assert {"L1", "!LUCKY", "!TIP", "!FIND", "!B2", "!RYB=P"} <= met


# --- spots of the board


def test_moves_of_the_well_have_their_spots() -> None:
    assert pennies_for_the_market().spots() == {"L0": "column-0", "L1": "column-0", "L2": "column-0"}
    assert pennies_for_the_well().spots() == {"L0": "done", "L1": "m04-well"}
    assert praise().spots() == {"!": "m04-wish-praise", "-": "done"}
    assert the_busker().spots() == {"!": "m04-wish-busker", "-": "done"}
    assert wishes_at_the_market().spots() == {"!LUCKY": "m04-wish-lucky-day", "!2.2": "slot-3", "-": "done"}
    assert a_visit_of_the_bishop().spots()["!B2"] == "segment-6"
    assert a_tip().spots()["!TIP"] == "m04-wish-tip"
    assert alchemy().spots()["!RRY=O"] == "m04-wish-alchemy"
    assert finders_keepers().spots()["!FIND"] == "m04-wish-finders-keepers"


def test_why_no_penny_can_be_thrown_is_said() -> None:
    s = praise()
    well = well_of(s.state)
    assert s.why("m04-well").startswith("Pennies are thrown when your visit to the market begins")
    well.deck = vec[i64]()
    assert s.why("m04-well") == "No wish card is left to draw."
    well.well = 2
    assert s.why("m04-well") == "The well is full: it holds 2 pennies a round."
    assert GAME.why_not(s.state, 0, "m04")[0].name == "fresco-why-module"
    assert pennies_for_the_market().why("column-2") == "First say how many pennies you set on the market."


@pytest.mark.parametrize(
    ("card", "spot", "reason"),
    [
        ("lucky", "lucky-day", "Lucky Day is used at the market"),
        ("free RY", "free-paint", "Free Paint is used at the market once you have bought a tile"),
        ("free YB", "free-paint", "Free Paint is used at the market once you have bought a tile"),
        ("visit", "visit", "The Bishop Pays a Visit is used in the cathedral, while a healthy apprentice"),
        ("praise", "praise", "Praise of the Bishop is used when you restore a segment with a bishop's bonus"),
        ("tip", "tip", "Tip is used in the studio"),
        ("alchemy", "alchemy", "Alchemy is used at the workshop"),
        ("finders", "finders-keepers", "Finders Keepers is used at the theater"),
        ("busker", "busker", "The Busker is used right after getting up"),
    ],
)
def test_why_a_card_cannot_be_used_is_said(card: str, spot: str, reason: str) -> None:
    s = pennies_for_the_well()
    assert s.why(f"m04-wish-{spot}") == "You do not have this card."
    s.give_wishes(0, card)
    assert s.why(f"m04-wish-{spot}").startswith(reason)


def test_the_reason_at_the_cathedral() -> None:
    s = restoring("visit", "visit", hand="RYBRRY").play("!B2")
    assert s.why("m04-wish-visit") == "Each of your apprentices here has used a card."


def test_one_card_for_each_apprentice_is_the_reason_once_all_have_used_one() -> None:
    s = wishes_at_the_market().visit(MARKET).give_wishes(0, "tip", "lucky").play("!LUCKY !2.2").ask_for(AT_MARKET, 1)
    assert s.why("m04-wish-lucky-day") == "Each of your apprentices here has used a card."
    assert s.why("m04-wish-tip").startswith("Tip is used in the studio")
