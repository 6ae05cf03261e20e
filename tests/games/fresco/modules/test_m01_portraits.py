"""Module 1, portraits: the cards, the studio, the powers, the end of the game; rulings B by their numbers."""

from collections import Counter
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules import m01_portraits as m01
from bottega.games.fresco.modules.m01_portraits import studio_of
from bottega.games.fresco.state import Fresco
from bottega.i18n import speak
from tests.games.fresco.modules.lay import (
    give_leaves,
    give_portrait,
    give_wishes,
    open_portraits,
    opened,
    set_disc,
    spots,
    why,
)
from tests.games.fresco.modules.test_words import a_portrait, leonardos_portrait, the_merchant, the_sexton
from tests.games.fresco.table import (
    GAME,
    IDLE,
    IDLE_LAST,
    LEONARDO,
    NAMES,
    after,
    apprentices,
    bishop,
    finish_round,
    give,
    lay,
    leave,
    mood,
    options,
    paints,
    plan,
    plan_one,
    play,
    play_as,
    put_bishop,
    restore,
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

TO_STUDIO = "02120"  # one apprentice at the studio
HOURS = {2: "7 8 9", 3: "7 8 9", 4: "6 7 8 9"}
LEFT = "A1 B1 C1 D1 E1 A2"
DECKS = {
    "A": ["gods_servant", "actor", "abbot", "sexton", "merchant", "muse"],
    "B": ["patron", "merchant", "peer", "peer", "peer", "pretty_girl"],
    "C": ["virgin_mary", "virgin_mary", "virgin_mary", "bishop", "self_portrait", "patron"],
}
EDITIONS = ["mega", "classic"]


def studio(
    *cards: str, plans: tuple[str, ...] = (TO_STUDIO, TO_STUDIO, IDLE), edition: str = "mega", times: str = ""
) -> Fresco:
    """These two cards lie open, nobody has paints, and all have planned; the seats act in their order."""
    players = len(plans)
    s = without_paints(wake(table(players, edition, modules="1"), times or HOURS[players]))
    open_portraits(s, *cards)
    return plan(s, *plans)


def holder(
    *cards: str, paints: str = "", thalers: int = 12, plan_0: str = IDLE, modules: str = "1", **tiles: str
) -> Fresco:
    """Seat 0 owns these permanent cards and these goods, and acts first; these tiles lie on the fresco."""
    s = without_paints(wake(table(modules=modules), "7 8 9"))
    for card in cards:
        give_portrait(s, 0, card)
    lay(s, **tiles)
    give(s, 0, paints, thalers)
    return plan(s, plan_0, IDLE, IDLE)


def last_round(players: int = 3, edition: str = "mega", modules: str = "1", left: str = LEFT) -> Fresco:
    """The final round, everybody is awake and about to plan; nobody has anything and moods are even."""
    s = without_paints(table(players, edition, modules=modules))
    leave(s, left + " C3" * (players == 2))
    finish_round(s)
    assert s.final
    for seat in range(players):
        give(s, seat, "", 0)
        s.players[seat].mood = 0
    hours = HOURS[players].split()
    while not s.awake:
        play(s, f"{hours[int(s.argument())]}:00")
    return s


def until(s: Fresco, move: str) -> Fresco:
    """Play the first option until this move can be chosen."""
    while move not in options(s):
        assert not s.over()
        play(s, options(s)[0])
    return s


def seen(s: Fresco, who: int) -> dict[str, Any]:
    """What a seat sees of the portraits."""
    entries = cast(list[dict[str, Any]], view(s, who)["modules"])
    return next(entry for entry in entries if entry["module"] == "portraits")


def in_front(s: Fresco, seat: int) -> list[str]:
    """The permanent cards before a player, as everybody sees them."""
    words = seen(s, SPECTATOR)["players"][seat]["portraits"]
    return [word.removeprefix("portrait-").replace("-", "_") for word in words]


def anywhere(s: Fresco) -> set[str]:
    """The sexton's moves to every space but the one where the bishop stands."""
    return {f"*{name}" for name in NAMES if name != bishop(s)}


def sexton(s: Fresco) -> set[str]:
    """The sexton's moves that are offered."""
    return {move for move in options(s) if move.startswith("*")}


def deck_of(names: list[str]) -> str:
    """The deck that has all of these cards."""
    return next(letter for letter, cards in DECKS.items() if not Counter(names) - Counter(cards))


def points(s: Fresco, source: str) -> list[int]:
    return GAME.result(s).sources[source]


# --- set-up and the end of the game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_of_deck_a_lie_open_and_sixteen_are_left(players: int, edition: str) -> None:
    s = table(players, edition, modules="1")
    assert set(opened(s)) <= set(DECKS["A"])
    assert len(set(opened(s))) == 2
    assert seen(s, SPECTATOR)["deck"] == 16


def test_each_deck_is_shuffled() -> None:
    first = {tuple(opened(GAME.new(3, seed, {"modules": "1"}))) for seed in range(60)}
    assert len(first) > 15  # of 30


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_24_a_comes_before_b_before_c_and_the_ninth_round_is_final(players: int, edition: str) -> None:
    s = table(players, edition, seed=7, modules="1")
    shown: list[str] = []
    for number in range(1, 10):
        assert s.round == number
        assert s.final == (number == 9)
        assert seen(s, 0)["deck"] == 18 - 2 * number
        shown += opened(s)
        finish_round(s)
    assert s.over()
    assert [Counter(shown[i : i + 6]) for i in (0, 6, 12)] == [Counter(cards) for cards in DECKS.values()]


def test_3_24_taking_cards_does_not_put_off_the_end() -> None:
    s = without_paints(table(modules="1"))
    for _ in range(8):
        finish_round_taking(s)
    assert (s.round, s.final) == (9, True)
    finish_round_taking(s)
    assert s.over()


def finish_round_taking(s: Fresco) -> None:
    """Play on until the next round; everybody sends three to the studio and takes what they can."""
    number = s.round
    while not s.over() and s.round == number:
        legal = options(s)
        wanted = ("8:00", "7:00", "9:00", "M0", "C2", "C1", "C3", "S3", "P1", "P2", "W0", "RR", "B", "-")
        play(s, next((move for move in wanted if move in legal), legal[0]))


def test_few_tiles_make_a_final_round_before_the_cards_run_out() -> None:
    s = last_round()
    assert s.round == 2
    assert seen(s, 0)["deck"] == 14


def test_seven_tiles_left_and_cards_left_is_no_final_round() -> None:
    s = table(modules="1")
    leave(s, LEFT + " B2")
    finish_round(s)
    assert not s.final


def test_cards_nobody_painted_leave_the_game() -> None:
    s = table(modules="1")
    old = opened(s)
    finish_round(s)
    assert not set(opened(s)) & set(old)
    assert seen(s, 0)["deck"] == 14
    later: list[str] = []
    while not s.over():
        later += opened(s)
        finish_round(s)
    assert Counter(later) == Counter(card for cards in DECKS.values() for card in cards) - Counter(old)


def test_the_sheets_are_turned_when_the_last_two_are_opened() -> None:
    s = table(modules="1")
    while s.round < 9:
        assert view(s, 0)["sheet"][4] == "place-theater"
        finish_round(s)
    assert view(s, 0)["sheet"][4] == "place-second-cathedral"


@pytest.mark.parametrize("players", [3, 4])
def test_in_the_final_round_portraits_are_still_painted(players: int) -> None:
    s = last_round(players)
    open_portraits(s, "bishop", "patron")
    plan(s, "02102", *[IDLE_LAST] * (players - 1))
    assert options(s) == ["P1", "P2", "-"]
    play(s, "P1")
    assert s.over()
    assert points(s, "portraits") == [3] + [0] * (players - 1)
    assert points(s, "money")[0] == (3 + 4) // 2
    assert GAME.result(s).scores[0] == 6


# --- the studio


@pytest.mark.parametrize(("edition", "wage"), [("mega", 3), ("classic", 0)])
@pytest.mark.parametrize(
    ("card", "money", "paint", "mood_up", "score"),
    [
        ("patron", 7, "", 0, 0),
        ("peer O", 4, "O", 0, 0),
        ("peer G", 4, "G", 0, 0),
        ("peer P", 3, "P", 0, 0),
        ("pretty_girl", 3, "", 3, 0),
        ("virgin_mary O", 0, "O", 0, 3),
        ("virgin_mary G", 0, "G", 0, 3),
        ("virgin_mary P", 0, "P", 0, 2),
        ("bishop", 4, "", 0, 3),
        ("self_portrait", 0, "", 2, 3),
        ("muse", 0, "", 5, 0),
        ("gods_servant", 0, "", 0, 0),
        ("actor", 0, "", 0, 0),
        ("abbot", 0, "", 0, 0),
        ("sexton", 0, "", 0, 0),
    ],
)
def test_a_card_gives_what_it_shows(
    card: str, money: int, paint: str, mood_up: int, score: int, edition: str, wage: int
) -> None:
    """Mega: the thalers as well; classic: the card instead of them."""
    s = studio("merchant", card, edition=edition)
    stand(s, 10, 1, 2)
    assert mood(s, 0) == -1
    play(s, "P2")
    assert s.to_move() == 1
    assert thalers(s, 0) == 12 + wage + money
    assert paints(s, 0) == paint
    assert mood(s, 0) == -1 + mood_up
    assert space(s, 0) == 10 + score
    assert points(s, "portraits") == [score, 0, 0]


@pytest.mark.parametrize("card", ["gods_servant", "actor", "abbot", "sexton"])
def test_a_permanent_card_stays_in_front_of_its_owner(card: str) -> None:
    s = play(studio(card, "patron"), "P1")
    assert in_front(s, 0) == [card]
    finish_round(s)
    assert in_front(s, 0) == [card]
    assert in_front(s, 1) == []


@pytest.mark.parametrize("card", ["patron", "merchant", "muse", "peer", "pretty_girl", "bishop", "self_portrait"])
def test_other_cards_leave_the_game(card: str) -> None:
    s = play(studio(card, "sexton"), "P1")
    assert in_front(s, 0) == []
    assert card not in opened(s)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_20_one_apprentice_paints_and_the_others_are_paid(edition: str, number: int) -> None:
    s = studio("gods_servant", "patron", plans=(f"02{number}{3 - number}0", TO_STUDIO, IDLE), edition=edition)
    play(s, "P1")
    assert s.to_move() == 1  # no second card
    assert thalers(s, 0) == 12 + 3 * (number if edition == "mega" else number - 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_20_the_card_may_be_declined(edition: str, number: int) -> None:
    s = studio("gods_servant", "patron", plans=(f"02{number}{3 - number}0", TO_STUDIO, IDLE), edition=edition)
    assert options(s) == ["P1", "P2", "-"]
    play(s, "-")
    assert s.to_move() == 1
    assert thalers(s, 0) == 12 + 3 * number
    assert opened(s) == ["gods_servant", "patron"]
    assert options(s) == ["P1", "P2", "-"]


def test_without_an_apprentice_at_the_studio_no_card_is_offered() -> None:
    s = studio("gods_servant", "patron", plans=(IDLE, TO_STUDIO, IDLE))
    assert s.to_move() == 1
    assert thalers(s, 0) == 12


def test_whoever_woke_up_first_chooses_first() -> None:
    s = studio("gods_servant", "patron", plans=(TO_STUDIO, TO_STUDIO, TO_STUDIO), times="9 8 7")
    assert s.to_move() == 2
    play(s, "P2")
    assert (s.to_move(), options(s)) == (1, ["P1", "-"])
    assert opened(s) == ["gods_servant", ""]


@pytest.mark.parametrize("edition", EDITIONS)
def test_when_both_are_painted_the_others_are_only_paid(edition: str) -> None:
    s = studio("gods_servant", "patron", plans=("02300", TO_STUDIO, "02210", IDLE), edition=edition)
    give(s, 3, "RY")
    play(s, "P1")
    play(s, "P2")
    assert s.to_move() == 3  # seat 2 was not asked
    assert thalers(s, 2) == 12 + 6
    assert opened(s) == ["", ""]


def test_a_painted_card_is_replaced_only_in_the_next_round() -> None:
    s = play(studio("gods_servant", "patron"), "P1")
    assert opened(s) == ["", "patron"]
    assert seen(s, 1)["deck"] == 16
    play(s, "-")
    assert s.round == 2
    assert "" not in opened(s)
    assert "patron" not in opened(s)


@pytest.mark.parametrize("card", ["bishop", "self_portrait", "virgin_mary O"])
def test_3_5_points_of_a_card_are_one_score(card: str) -> None:
    s = studio(card, "patron")
    stand(s, 10, 12, 30)
    play(s, "P1")
    assert space(s, 0) == 13
    assert s.to_move() == 1


def test_3_1_a_taken_space_is_decided_by_the_painter() -> None:
    s = studio("bishop", "patron")
    stand(s, 10, 13, 12)
    play(s, "P1")
    assert (s.to_move(), options(s)) == (0, ["A", "B"])
    ahead, behind = after(s, "A"), after(s, "B")
    assert (space(ahead, 0), space(behind, 0)) == (14, 11)
    for found in (ahead, behind):
        assert thalers(found, 0) == 12 + 3 + 4
        assert points(found, "portraits")[0] == 3
        assert points(found, "track")[0] == space(found, 0) - 13


def test_thalers_of_a_declined_card_come_before_anything_else_is_asked() -> None:
    s = play(studio("bishop", "patron"), "-")
    assert thalers(s, 0) == 15
    assert space(s, 0) == -3


# --- merchant and muse


@pytest.mark.parametrize(("edition", "wage"), [("mega", 3), ("classic", 0)])
def test_3_25_the_merchants_paints_are_chosen_when_he_is_painted(edition: str, wage: int) -> None:
    s = play(studio("merchant", "patron", edition=edition), "P1")
    assert s.to_move() == 0
    assert sorted(options(s)) == sorted(["RR", "RY", "RB", "YY", "YB", "BB"])
    for pair in options(s):
        chosen = after(s, pair)
        assert paints(chosen, 0) == pair
        assert thalers(chosen, 0) == 12 + wage + 1
        assert chosen.to_move() == 1


@pytest.mark.parametrize("text", ["YR", "by", "BR"])
def test_the_merchants_paints_may_be_typed_in_any_order(text: str) -> None:
    s = play(studio("merchant", "patron"), f"P1 {text}")
    assert sorted(paints(s, 0)) == sorted(text.upper())


def test_the_merchants_paints_can_be_blended_at_once() -> None:
    s = play(studio("merchant", "patron"), "P1 RY -")
    assert (s.to_move(), options(s)) == (0, ["O0", "O1"])


@pytest.mark.parametrize("card", ["muse", "pretty_girl", "self_portrait"])
def test_3_23_mood_counts_from_the_next_wake_up(card: str) -> None:
    s = studio(card, "patron", plans=("02120", IDLE, IDLE))
    s.players[0].mood = 2
    play(s, "P1")
    assert mood(s, 0) == 4  # the highest space
    assert s.round == 2
    assert apprentices(s, 0) == 5
    while not s.awake:
        wanted = {0: "8:00", 1: "7:00", 2: "9:00"}[int(s.argument())]
        assert apprentices(s, 0) == 5
        play(s, wanted)
    assert apprentices(s, 0) == 6


def test_3_23_this_rounds_plan_stays_as_it_is() -> None:
    s = studio("muse", "patron")
    s.players[0].mood = -4
    play(s, "P1")
    assert mood(s, 0) == 4
    assert apprentices(s, 0) == 5


# --- God's servant and actor


def test_gods_servant_brings_a_thaler_in_the_round_he_is_painted_and_in_every_later_one() -> None:
    s = play(studio("gods_servant", "patron", plans=(TO_STUDIO, IDLE, IDLE)), "P1")
    assert s.round == 2
    assert thalers(s, 0) == 12 + 3 + 1
    assert thalers(s, 1) == 12
    before = thalers(s, 0)
    play_idle_to_studio(s)
    assert thalers(s, 0) == before + 1


def play_idle_to_studio(s: Fresco) -> None:
    """Everybody wakes up and does nothing this round."""
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    without_paints(s)
    for seat in range(len(s.players)):
        plan_one(s, seat, {5: "02030", 4: "01030", 6: "03030"}[apprentices(s, seat)])


def test_gods_servants_thaler_is_added_to_that_of_tiles() -> None:
    s = without_paints(wake(table(modules="1"), "7 8 9"))
    s.players[0].tiles = 0b111
    s.players[1].tiles = 0b11000
    assert (s.income(0), s.income(1)) == (3, 2)
    give_portrait(s, 0, "gods_servant")
    assert (s.income(0), s.income(1)) == (4, 2)
    assert view(s, 1)["players"][0]["income"] == 4
    plan(s, IDLE, IDLE, IDLE)
    assert [thalers(s, seat) for seat in range(3)] == [16, 14, 12]


def test_gods_servant_brings_nothing_after_the_final_round() -> None:
    s = last_round()
    give_portrait(s, 0, "gods_servant")
    give(s, 0, "", 1)
    plan(s, IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert GAME.result(s).scores == [0, 0, 0]
    assert thalers(s, 0) == 1


@pytest.mark.parametrize(("number", "found"), [(1, 2), (2, 4), (3, 4)])
def test_the_actor_lifts_the_mood_by_three_for_each_apprentice(number: int, found: int) -> None:
    s = holder("actor", plan_0=f"0{3 - number}02{number}")
    assert s.round == 2
    assert mood(s, 0) == found  # from -1, and 4 is the highest


def test_the_actor_works_in_the_round_he_is_painted() -> None:
    s = studio("actor", "patron", plans=("02111", "02111", IDLE))
    play(s, "P1 -")
    assert s.round == 2
    assert mood(s, 0) == -1 + 3
    assert mood(s, 1) == 0 + 2


# --- abbot


@pytest.mark.parametrize(("where", "bonus"), [("A1", 3), ("B2", 2), ("A2", 2), ("C3", 0), ("A3", 0)])
def test_the_abbot_adds_one_point_to_every_bonus_of_the_bishop(where: str, bonus: int) -> None:
    s = holder("abbot", paints="RYB", A1="3 RYB")
    put_bishop(s, where)
    stand(s, 20, 1, 2)
    extra = 1 if bonus else 0
    log = told(s, "A1")
    assert [event.values for event in log if event.kind.name == "scored"] == [(3 + bonus + extra, 23 + bonus + extra)]
    assert points(s, "segments")[0] == 3
    assert points(s, "bishop")[0] == bonus
    assert points(s, "portraits")[0] == extra


def test_the_abbots_point_is_announced_with_the_restoration() -> None:
    s = holder("abbot", paints="RYB", A1="3 RYB")
    put_bishop(s, "A1")
    text = "restore A1 with RYB for 6: 3 + 3 for the bishop, and 1 for the abbot"
    assert speak(GAME.explain(s, GAME.read(s, "A1"))) == text


def test_the_abbot_works_for_each_segment() -> None:
    s = holder("abbot", paints="RYBRRY", A1="3 RYB", A2="3 RRY")
    put_bishop(s, "A1")
    play(s, "A1 A2")
    assert space(s, 0) == 3 + 3 + 1 + 3 + 2 + 1
    assert points(s, "portraits")[0] == 2


def test_the_abbot_works_only_for_his_owner() -> None:
    s = without_paints(wake(table(modules="1"), "7 8 9"))
    give_portrait(s, 1, "abbot")
    lay(s, A1="3 RYB")
    put_bishop(s, "A1")
    give(s, 0, "RYB")
    play(plan(s, IDLE, IDLE, IDLE), "A1")
    assert space(s, 0) == 6


def test_the_abbot_adds_nothing_at_the_altar() -> None:
    s = play(holder("abbot", paints="RYB"), "=RYB")
    assert space(s, 0) == 2


@pytest.mark.parametrize(("where", "total"), [("A1", 3 + 3 + 1 + 3), ("B2", 3 + 2 + 1 + 2), ("C3", 3 + 1)])
def test_3_22_gold_leaf_is_no_bonus_of_the_bishop(where: str, total: int) -> None:
    s = without_paints(wake(table(modules="1,5"), "7 8 9"))
    give_portrait(s, 0, "abbot")
    lay(s, A1="3 RYB")
    put_bishop(s, where)
    set_disc(s, "R")
    give(s, 0, "RYB")
    give_leaves(s, 0, 1)
    plan(s, IDLE, IDLE, IDLE)
    play(s, "A1 +")
    assert space(s, 0) == total
    assert points(s, "portraits")[0] == (1 if where != "C3" else 0)


@pytest.mark.parametrize(("where", "total"), [("A1", 3 + 3 + 1 + 1), ("B2", 3 + 2 + 1 + 1)])
def test_3_22_abbot_and_praise_are_added_up(where: str, total: int) -> None:
    s = without_paints(wake(table(modules="1,4"), "7 8 9"))
    give_portrait(s, 0, "abbot")
    give_wishes(s, 0, "praise")
    lay(s, A1="3 RYB")
    put_bishop(s, where)
    give(s, 0, "RYB")
    plan(s, IDLE, IDLE, IDLE)
    play(s, "A1 !")
    assert space(s, 0) == total


# --- sexton


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sexton_sends_the_bishop_to_any_other_space(edition: str) -> None:
    s = without_paints(wake(table(edition=edition, modules="1"), "7 8 9"))
    give_portrait(s, 0, "sexton")
    restore(s, "A1 B2 E5")
    plan(s, TO_STUDIO, IDLE, IDLE)
    assert s.to_move() == 0
    assert set(options(s)) == anywhere(s) | {"-"}
    assert len(anywhere(s)) == 24
    play(s, "*E5")
    assert bishop(s) == "E5"
    assert thalers(s, 0) == 11
    assert options(s) == ["P1", "P2", "-"]  # no duty to restore


def test_3_21_the_sexton_before_a_restoration_brings_its_bonus() -> None:
    s = holder("sexton", paints="RYB", A1="3 RYB")
    play(s, "*A1 A1")
    assert space(s, 0) == 3 + 3
    assert points(s, "bishop")[0] == 3
    assert points(s, "portraits")[0] == 0


def test_3_21_the_sexton_between_two_restorations() -> None:
    s = holder("sexton", paints="RYBRRY", plan_0="02120", A1="3 RYB", E5="3 RRY")
    play(s, "A1")
    assert sexton(s) == anywhere(s)
    play(s, "*D4 E5")
    assert space(s, 0) == 3 + 3 + 2
    assert not sexton(s)
    assert options(s) == ["P1", "P2", "-"]


@pytest.mark.parametrize("work", ["A1 E5", "A1 =RYB"])
def test_3_21_the_sexton_after_all_apprentices_have_worked(work: str) -> None:
    s = holder("sexton", paints="RYBRRYRYB", plan_0="02120", A1="3 RYB", E5="3 RRY")
    play(s, work)
    assert set(options(s)) == anywhere(s) | {"-"}
    place = next(name for name in ("C3", "B2") if name != bishop(s))
    play(s, f"*{place}")
    assert bishop(s) == place
    assert options(s) == ["P1", "P2", "-"]


def test_3_21_the_sexton_lays_no_duty_on_an_apprentice_who_could_restore() -> None:
    s = play(holder("sexton", paints="RYB", A1="3 RYB"), "*A1")
    assert {"A1", "=RYB", "-"} <= set(options(s))
    assert tile_at(after(s, "-"), "A1") == "3 RYB"


def test_3_21_a_paid_step_may_follow_and_then_obliges() -> None:
    s = play(holder("sexton", paints="RYB", A1="3 RYB"), "*B3 >A2")
    assert tile_at(s, "A1") == "-"  # the only possible segment is not asked for
    assert space(s, 0) == 3 + 2
    assert thalers(s, 0) == 12 - 2 + 1


def test_3_21_after_a_paid_step_the_duty_stays() -> None:
    s = play(holder("sexton", paints="RYB", A1="3 RYB"), ">B2")
    assert "-" not in options(s)
    assert "=RYB" not in options(s)
    play(s, "*E5")
    assert tile_at(s, "A1") == "-"  # the only possible segment is not asked for
    assert space(s, 0) == 3


def test_3_21_once_a_round() -> None:
    s = holder("sexton", paints="RYB", plan_0="03020", A1="3 RYB")
    play(s, "*A1")
    assert not sexton(s)
    play(s, "A1")
    assert not sexton(s)


def test_3_21_again_in_the_next_round() -> None:
    s = play(holder("sexton"), "*A1")
    assert s.round == 2
    without_paints(s)
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    for seat in range(3):
        plan_one(s, seat, IDLE)
    assert s.to_move() == 0
    assert sexton(s) == anywhere(s)


def test_the_sexton_costs_a_thaler_one_must_have() -> None:
    s = holder("sexton", thalers=0, paints="RYB", plan_0="02120", A1="3 RYB")
    assert not sexton(s)
    assert sexton(holder("sexton", thalers=1, paints="RYB", A1="3 RYB"))


def test_3_21_no_apprentice_at_the_cathedral_no_sexton() -> None:
    s = holder("sexton", plan_0="10310", paints="RYB")
    while s.round == 1:
        assert not sexton(s)
        play(s, options(s)[-1])


def test_the_sexton_serves_only_his_owner() -> None:
    s = without_paints(wake(table(modules="1"), "7 8 9"))
    give_portrait(s, 1, "sexton")
    give(s, 0, "RYB")
    plan(s, IDLE, IDLE, IDLE)
    assert s.to_move() == 0
    assert not sexton(s)
    play(s, "=RYB")
    assert s.to_move() == 1
    assert sexton(s) == anywhere(s)


def test_a_sexton_painted_this_round_waits_for_the_next_visit() -> None:
    s = play(studio("sexton", "patron", plans=("02120", IDLE, IDLE)), "P1")
    assert s.round == 2
    assert in_front(s, 0) == ["sexton"]
    without_paints(s)
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    for seat in range(3):
        plan_one(s, seat, IDLE)
    assert (s.to_move(), sexton(s)) == (0, anywhere(s))


def test_abbot_and_sexton_of_one_player_work_together() -> None:
    s = play(holder("abbot", "sexton", paints="RYB", A1="3 RYB"), "*A1 A1")
    assert space(s, 0) == 3 + 3 + 1


def test_3_14_once_a_round_also_with_two_cathedrals() -> None:
    s = last_round()
    give_portrait(s, 0, "sexton")
    give(s, 0, "RYBRYB", 5)
    plan(s, "01202", IDLE_LAST, IDLE_LAST)
    assert sexton(s)
    used, saved = after(s, "*B1"), after(s, "-")
    play(used, "-")
    for position, expected in ((used, set[str]()), (saved, anywhere(saved))):
        play(position, "-")  # no portrait
        assert position.to_move() == 0
        assert "=RYB" in options(position)
        assert sexton(position) == expected


def test_3_14_only_the_second_cathedral_is_enough() -> None:
    s = last_round()
    give_portrait(s, 0, "sexton")
    give(s, 0, "", 5)
    plan(s, "00302", IDLE_LAST, IDLE_LAST)
    assert options(s) == ["P1", "P2", "-"]
    play(s, "-")
    assert set(options(s)) == anywhere(s) | {"-"}


def test_3_10_no_bishop_moves_once_the_fresco_is_complete() -> None:
    s = without_paints(wake(table(modules="1"), "7 8 9"))
    give_portrait(s, 0, "sexton")
    leave(s, "A1")
    give(s, 0, tile_at(s, "A1").split()[1] + "RYB")
    plan(s, "02120", IDLE, IDLE)
    assert sexton(s)
    play(s, "A1")
    assert not sexton(s)
    assert "=RYB" in options(s)


# --- a studio or cathedral covered by an action tile (module 6)


def with_glazery(column: str, plan_0: str) -> Fresco:
    """Seat 0 owns the sexton and lays the glazery tile on a column."""
    s = without_paints(wake(table(modules="1,6"), "7 8 9"))
    give_portrait(s, 0, "sexton")
    open_portraits(s, "patron", "muse")
    play_as(s, 0, f"@{column}")
    return plan(s, plan_0, "02120", IDLE)


def test_3_21_no_sexton_when_the_cathedral_is_covered() -> None:
    s = with_glazery("C", "20120")
    while s.to_move() == 0 and options(s) != ["P1", "P2", "-"]:
        assert not sexton(s)
        play(s, "-")
    assert options(s) == ["P1", "P2", "-"]


@pytest.mark.parametrize(("covered", "plan_0"), [("C", "00212"), ("D", "01220")])
def test_3_21_one_open_cathedral_is_enough_in_the_final_round(covered: str, plan_0: str) -> None:
    s = last_round(modules="1,6")
    give_portrait(s, 0, "sexton")
    give(s, 0, "", 5)
    play_as(s, 0, f"@{covered}")
    plan(s, plan_0, IDLE_LAST, IDLE_LAST)
    offered = 0
    while not s.over():
        if sexton(s):
            assert s.to_move() == 0
            assert sexton(s) == anywhere(s)
            offered += 1
        play(s, "-")
    assert offered == 1


def test_a_covered_studio_paints_no_portrait() -> None:
    s = with_glazery("S", "12020")
    while s.to_move() == 0:
        assert "P1" not in options(s)
        play(s, "-")
    assert (s.to_move(), options(s)) == (1, ["P1", "P2", "-"])


# --- Leonardo


def leonardos(*cards: str, times: str = "8 9 7", edition: str = "mega") -> Fresco:
    """Two players and Leonardo, who chooses first at the studio; seat 0 steers him."""
    s = without_paints(wake(table(2, edition, modules="1"), times))
    open_portraits(s, *cards)
    plan(s, TO_STUDIO, TO_STUDIO)
    return until(s, "P1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_127_leonardo_must_paint_one_of_the_open_cards(edition: str) -> None:
    s = leonardos("patron", "muse", edition=edition)
    assert s.argument() == LEONARDO
    assert (s.to_move(), options(s)) == (0, ["P1", "P2"])
    play(s, "P2")
    assert opened(s) == ["patron", ""]
    assert (s.to_move(), options(s)) == (0, ["P1", "-"])


@pytest.mark.parametrize(
    ("card", "score"),
    [("bishop", 3), ("self_portrait", 3), ("virgin_mary O", 3), ("virgin_mary P", 2), ("patron", 0), ("muse", 0)],
)
def test_leonardo_scores_the_points_of_his_card_and_nothing_else(card: str, score: int) -> None:
    s = leonardos("peer O", card)
    stand(s, 1, 2, 30)
    moods = [mood(s, 0), mood(s, 1)]
    play(s, "P2")
    assert space(s, LEONARDO) == 30 + score
    assert [space(s, 0), space(s, 1)] == [1, 2]
    assert [thalers(s, 0), thalers(s, 1)] == [12, 12]
    assert [paints(s, 0), paints(s, 1)] == ["", ""]
    assert [mood(s, 0), mood(s, 1)] == moods
    assert points(s, "portraits") == [0, 0]


@pytest.mark.parametrize("card", ["gods_servant", "actor", "abbot", "sexton", "merchant"])
def test_3_127_cards_without_points_have_no_effect_for_leonardo(card: str) -> None:
    s = leonardos(card, "patron")
    before = space(s, LEONARDO)
    play(s, "P1")
    assert space(s, LEONARDO) == before
    assert [in_front(s, 0), in_front(s, 1)] == [[], []]
    assert options(s) == ["P2", "-"]
    play(s, "- -")
    assert s.round == 2
    assert not any(name == card for name in opened(s))


def test_3_127_leonardos_abbot_does_not_raise_his_bonus() -> None:
    s = leonardos("abbot", "patron")
    play(s, "P1 - -")
    assert s.round == 2
    put_bishop(s, "C3")
    without_paints(s)
    while not s.awake:
        play(s, next(row for row in ("8:00", "7:00", "9:00") if row in options(s)))
    for seat in range(2):
        plan_one(s, seat, IDLE)
    while s.round == 2 and not (s.argument() == LEONARDO and options(s)[0] in NAMES):
        play(s, options(s)[0])
    target = next(name for name in options(s) if name in NAMES)
    value = int(tile_at(s, target).split()[0])
    put_bishop(s, target)
    log = told(s, target)
    scores = [event.values[0] for event in log if event.kind.name == "scored" and event.who == LEONARDO]
    assert scores[0] == value + 3


def test_leonardo_takes_the_last_card_without_a_question() -> None:
    s = leonardos("bishop", "patron", times="7 9 8")  # between the seats
    assert s.to_move() == 0
    assert options(s) == ["P1", "P2", "-"]
    before = space(s, LEONARDO)
    play(s, "P2")
    assert space(s, LEONARDO) == before + 3
    assert s.round == 2  # no card is left for seat 1
    assert thalers(s, 1) == 12 + 3


def test_leonardo_finds_nothing_when_both_are_painted() -> None:
    s = leonardos("bishop", "self_portrait", times="7 8 9")
    stand(s, 1, 20, 40)
    play(s, "P1 P2")
    assert s.round == 2
    assert [space(s, marker) for marker in range(3)] == [4, 23, 40]


def test_leonardos_taken_space_is_decided_by_his_steerer() -> None:
    s = leonardos("bishop", "patron")
    stand(s, 1, 23, 20)
    play(s, "P1")
    assert (s.to_move(), options(s)) == (0, ["A", "B"])
    assert space(after(s, "A"), LEONARDO) == 24
    assert space(after(s, "B"), LEONARDO) == 22


def test_the_other_player_chooses_leonardos_card_in_the_second_round() -> None:
    s = leonardos("patron", "muse")
    play(s, "P1 - -")
    assert s.round == 2
    without_paints(s)
    while not s.awake:
        play(s, {0: "8:00", 1: "9:00", 2: "7:00"}[int(s.argument())])
    for seat in range(2):
        plan_one(s, seat, {5: TO_STUDIO, 6: "03120"}[apprentices(s, seat)])
    until(s, "P1")
    assert (s.to_move(), options(s)) == (1, ["P1", "P2"])


def test_leonardo_paints_in_the_final_round_too() -> None:
    s = last_round(2)
    open_portraits(s, "bishop", "patron")
    plan(s, "02102", "02102")
    stand(s, 1, 2, 30)
    until(s, "P1")
    play(s, "P2 -")  # seat 0 paints the patron, seat 1 nothing
    assert s.over()
    assert space(s, LEONARDO) == 33


# --- what is seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_open_cards_and_those_in_front_of_players(players: int) -> None:
    s = table(players, modules="1")
    open_portraits(s, "patron", "peer O")
    give_portrait(s, 1, "abbot")
    give_portrait(s, 1, "sexton")
    for who in range(SPECTATOR, players):
        found = seen(s, who)
        assert [card["name"] for card in found["open"]] == ["portrait-patron", "portrait-peer"]
        assert [sorted(player["portraits"]) for player in found["players"]] == [
            ["portrait-abbot", "portrait-sexton"] if seat == 1 else [] for seat in range(players)
        ]
        assert found["deck"] == 16


def test_3_12_the_order_of_the_deck_is_hidden() -> None:
    s = table(modules="1")
    other = s.copy()
    deck = studio_of(other)
    deck.deck = vec[i64](list(deck.deck)[::-1])
    assert list(studio_of(s).deck) != list(deck.deck)
    for who in range(SPECTATOR, 3):
        assert view(s, who) == view(other, who)


def test_3_12_bots_guess_another_order_but_keep_the_three_decks() -> None:
    s = finish_round(table(modules="1"))
    found: set[str] = set()
    for seed in range(5):
        guess = GAME.determinize(s, 0, seed)
        assert opened(guess) == opened(s)
        order = ""
        while not guess.over():
            finish_round(guess)
            order += " ".join(["", *opened(guess)]) if not guess.over() else ""
        names = order.split()
        assert [deck_of(names[i:j]) for i, j in ((0, 2), (2, 8), (8, 14))] == ["A", "B", "C"]
        found.add(order)
    assert len(found) > 1


def test_points_of_a_player_add_up_in_the_view() -> None:
    s = play(studio("bishop", "patron"), "P1")
    for who in range(SPECTATOR, 3):
        player = view(s, who)["players"][0]
        assert player["score"] == 3 == sum(player["points"].values())


def test_paints_from_a_card_are_seen_by_the_owner_alone() -> None:
    s = play(studio("peer O", "patron"), "P1")
    assert view(s, 0)["players"][0]["paints"] == "O"
    assert view(s, 1)["players"][0]["paints"] is None
    assert view(s, SPECTATOR)["players"][0]["thalers"] is None


def test_without_the_module_the_studio_asks_nothing() -> None:
    s = without_paints(wake(table(), "7 8 9"))
    plan(s, TO_STUDIO, IDLE, IDLE)
    assert s.round == 2
    assert thalers(s, 0) == 15
    assert "portraits" not in GAME.result(s).sources


def test_an_open_card_shows_all_that_is_printed_on_it() -> None:
    s = table(modules="1")
    open_portraits(s, "peer O", "actor")
    peer, actor = seen(s, SPECTATOR)["open"]
    assert (peer["deck"], peer["points"], peer["thalers"], peer["mood"], peer["paint"]) == ("B", 0, 4, 0, "O")
    assert peer["text"]["gifts"] == [
        {"say": "m01-gift-thalers", "n": 4},
        {"say": "m01-gift-paint", "paint": "paint-orange"},
    ]
    assert (actor["deck"], actor["paint"], actor["text"]) == ("A", "", {"say": "m01-power-actor"})


# --- spots of the board


def test_moves_of_the_portraits_have_their_spots() -> None:
    assert spots(a_portrait()) == {"P1": "m01-portrait-0", "P2": "m01-portrait-1", "-": "done"}
    assert spots(leonardos_portrait()) == {"P1": "m01-portrait-0", "P2": "m01-portrait-1"}
    assert set(spots(the_merchant()).values()) == {"m01"}
    assert spots(the_sexton())["*B2"] == "segment-6"


def test_why_no_portrait_can_be_painted_is_said() -> None:
    s = the_merchant()
    studio = m01.studio_of(s)
    assert why(s, "m01-portrait-0") == "Portraits are painted in the studio, by a healthy apprentice, one a round."
    studio.painted = 1
    assert why(s, "m01-portrait-0") == "You have painted a portrait this round; one is all."
    studio.open[0] = -1
    assert why(s, "m01-portrait-0").startswith("Somebody has painted this portrait already")
    assert why(s, "paint-O") == "The merchant brings two basic paints: choose the pair on the studio board."
    assert GAME.why_not(s, 0, "m01-portrait-2")[0].name == "fresco-why-module"
