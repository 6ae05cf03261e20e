"""The wishing well by the letter of the booklets: visits, pennies and free tiles.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from bottega.games.fresco.modules.m04_wishing_well import well_of
from tests.games.fresco.board import NAMES, around
from tests.games.fresco.modules.m04_wishing_well.pieces import CARDS
from tests.games.fresco.scene import Scene, opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute

BOOTHS = "R Y / B RY RB / YB YYY BBB O"

BOOTHS_4 = "R Y / B RY RB / RRR YYY BBB YB / RB YY BB G"


# --- 3.41 (EN:950, 962; FRc:913, 925; FRm:1293): The Bishop Pays a Visit


def visiting(edition: str, *cards: str, hand: str = "", money: int = 0, apprentices: int = 1) -> Scene:
    """Seat 0 is about to act in the cathedral with these cards; `3 RYB` lies on B2, `3 RRY` on E5, the bishop on C3."""
    s = opening(3, "4", edition).lay(B2="3 RYB", E5="3 RRY").put_bishop("C3").awake()
    return s.give_wishes(0, *cards).give(0, hand, money).give(1, "RY").schedule(0, f"C{apprentices}").others().at("C")


def reached(edition: str, name: str) -> set[str]:
    """Where the card may bring the bishop from here."""
    return set(NAMES) - {name} if edition == "classic" else around(name)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_without_paint_or_money_and_without_a_duty_to_restore(edition: str) -> None:
    s = visiting(edition, "visit")
    assert s.moves_with("!") == reached(edition, "C3")
    s.play("!B2").has(bishop="B2", thalers=0, wishes=[])
    assert s.done_at("C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_before_a_restoration_which_then_finds_him_there(edition: str) -> None:
    s = visiting(edition, "visit", hand="RYB")
    assert s.moves_with("!") == reached(edition, "C3")
    s.play("!B2").offers("B2 =RYB -")
    s.offers_none("!").play("B2").scores(bishop=3)


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("what", ["=RYB", "B2"])
def test_3_41_after_the_last_restoration(edition: str, what: str) -> None:
    s = visiting(edition, "visit", hand="RYB").play(what)
    where = "C3" if what[0] == "=" else "B2"
    assert s.moves_with("!") == reached(edition, where)
    assert "-" in s.options()
    assert s.after("-").wishes(0) == ["visit"]
    s.play("!B3").has(bishop="B3", thalers=0)
    assert s.done_at("C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_between_two_restorations(edition: str) -> None:
    s = visiting(edition, "visit", hand="RYBRRY", apprentices=2).play("B2")
    assert s.moves_with("!") == reached(edition, "B2")
    s.play("!C3").offers("E5").play("E5").has(bishop="E5")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_beside_the_paid_step(edition: str) -> None:
    s = visiting(edition, "visit", hand="RRY", money=1).play("!D4")
    assert s.moves_with(">") >= {"E5", "D3"}
    s.play(">E5")
    assert s.done_at("C")  # E5 is all that can be restored now, and must be
    assert (s.thalers(0), s.result().sources["bishop"][0]) == (0, 3)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_one_card_for_each_apprentice(edition: str) -> None:
    s = visiting(edition, "visit", "visit").play("!B2")
    assert s.done_at("C")
    assert s.wishes(0) == ["visit"]
    s = visiting(edition, "visit", "visit", apprentices=2).play("!B2")
    assert s.moves_with("!") == reached(edition, "B2")
    assert s.play("!B3").done_at("C")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_who_has_used_praise_does_not_use_the_visit(edition: str) -> None:
    s = visiting(edition, "visit", "praise", hand="RYB").play("B2").asks("! -")
    assert not s.after("!").moves_with("!")
    assert s.after("-").moves_with("!") == reached(edition, "B2")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_41_nobody_in_the_cathedral_no_visit(edition: str) -> None:
    s = opening(3, "4", edition).give_wishes(0, "visit").awake().give(1, "RY").schedule(0, "C0 S2").others()
    while s.round == 1:
        assert s.to_move() != 0 or not s.moves_with("!")
        s.play(s.idle())
    assert s.wishes(0) == ["visit"]


# --- 3.33 (EN:914-922, FRc:876-882, FRm:1214-1236): pennies are thrown one after the other


def at_well(set_pennies: int, players: int = 3, edition: str = "mega", first: str = "M1") -> Scene:
    """Seat 0 is at the market with so many pennies on it, before anybody else."""
    s = opening(players, "4", edition).lay_market(BOOTHS if players < 4 else BOOTHS_4).next_wishes("tip", "lucky")
    return s.awake("6 7 8 9").give(1, "RY").schedule(0, f"L{set_pennies} {first}").others().at("M")


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_each_card_is_seen_before_the_next_is_decided(players: int, edition: str) -> None:
    s = at_well(2, players, edition).offers_only("L0 L1").play("L1").has(wishes=["tip"])
    assert len(s.part("wishing well", 0)["players"][0]["wishes"]) == 1
    assert [s.part("wishing well", who)["players"][0]["wishes"] for who in s.viewers()[1:]] == [None] * players
    assert (sorted(s.options()), sorted(s.after("L1").wishes(0))) == (["L0", "L1"], ["lucky", "tip"])
    assert (s.after("L0").wishes(0), s.after("L0 -").pennies(0)) == (["tip"], 2)


@pytest.mark.parametrize("edition", ["classic", "mega"])
@pytest.mark.parametrize("throws", ["L0", "L1 L0", "L1 L1"])
def test_3_33_after_throwing_the_market_may_be_used_or_forgone(throws: str, edition: str) -> None:
    s = at_well(2, 3, edition).play(throws).offers("1.1 X1 -")
    assert not s.moves_with("L")
    bought = len([word for word in throws.split() if word == "L1"])
    assert (s.after("-").thalers(0), s.after("-").pennies(0)) == (12, 3 - bought)


def test_3_33_no_more_than_were_set() -> None:
    at_well(1).play("L1").offers("1.1").has(pennies=2)


def rivals(first: int, second: int, players: int) -> Scene:
    """Seats 0 and 1 come to the market, in this order, with so many pennies set."""
    s = opening(players, "4").awake("6 7 8 9").schedule(0, f"L{first} M1").schedule(1, f"L{second} M1")
    return s.others().at("M")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_the_well_takes_two_from_all_together(players: int) -> None:
    s = rivals(2, 2, players).play("L1 L0 -").has(to_move=1).offers_only("L0 L1").play("L1")
    assert "1.1" in s.options()  # the second one cannot be thrown
    s.shows("wishing well", well=2).play("-").has(pennies=2).has(1, pennies=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_33_what_cannot_be_thrown_comes_back_and_is_told(players: int) -> None:
    s = rivals(2, 2, players)
    log = s.told("L1 L1 -")
    s.has(to_move=1).offers("1.1")
    assert [(event.who, event.values) for event in log if event.kind.name == "pennies_returned"] == [(1, (2,))]
    s.play("-").has(pennies=1).has(1, pennies=3, wishes=[])


def test_3_33_no_more_than_there_are_cards() -> None:
    s = at_well(2)
    s.give_wishes(2, *[CARDS[card] for card in list(well_of(s.state).deck)[1:]]).play("L1").offers("1.1")
    assert s.play("-").pennies(0) == 2


# --- 3.39 (FRc:921, EN:954, EN:1045, FRm:1281): a free tile is received, not bought


def free_paint(modules: str, card: str, players: int = 3, edition: str = "mega", shoppers: int = 1) -> Scene:
    s = opening(players, modules, edition).lay_market(BOOTHS if players < 4 else BOOTHS_4).give_wishes(0, card)
    return s.awake("6 7 8 9").give(1, "RY").schedule(0, f"M{shoppers}").others().at("M")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_3_39_only_after_buying_at_the_same_booth(edition: str) -> None:
    s = free_paint("4", "free RB", edition=edition, shoppers=2)
    assert not s.moves_with("!")  # nothing is bought yet
    assert not s.after("1.1").moves_with("!")
    assert not s.after("3.1").moves_with("!")
    assert s.after("2.1").moves_with("!") == {"2.3"}
    assert s.after("X2").done_at("M")
    assert s.after("X2").wishes(0) == ["free RB"]


def test_3_39_it_needs_no_apprentice_of_its_own() -> None:
    s = free_paint("4", "free RB", shoppers=2).play("2.1 !2.3").offers("2.2").play("2.2").has(paints="RRYBB")
    assert s.done_at("M")


def test_3_39_the_tile_it_shows_and_no_other() -> None:
    s = free_paint("4", "free RY").play("2.3")
    assert s.moves_with("!") == {"2.2"}
    assert not free_paint("4", "free YB").play("2.3").moves_with("!")
