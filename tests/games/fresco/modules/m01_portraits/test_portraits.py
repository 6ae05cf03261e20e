"""Module 1, portraits: the cards, the studio, the powers, the end of the game; rulings B by their numbers."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules import m01_portraits as m01
from bottega.games.fresco.modules.m01_portraits import studio_of
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, LEONARDO, NAMES
from tests.games.fresco.modules.questions import a_portrait, leonardos_portrait, the_merchant, the_sexton
from tests.games.fresco.scene import Scene, new_game, scene

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
) -> Scene:
    """These two cards lie open, nobody has paints, and all have planned; the seats act in their order."""
    players = len(plans)
    s = scene("1", players, edition=edition).wake(times or HOURS[players]).without_paints().open_portraits(*cards)
    return s.plan(*plans)


def holder(
    *cards: str, paints: str = "", thalers: int = 12, plan_0: str = IDLE, modules: str = "1", **tiles: str
) -> Scene:
    """Seat 0 owns these permanent cards and these goods, and acts first; these tiles lie on the fresco."""
    s = scene(modules).wake("7 8 9").without_paints()
    for card in cards:
        s.give_portrait(0, card)
    return s.lay(**tiles).give(0, paints, thalers).plan(plan_0, IDLE, IDLE)


def last_round(players: int = 3, edition: str = "mega", modules: str = "1", left: str = LEFT) -> Scene:
    """The final round, everybody is awake and about to plan; nobody has anything and moods are even."""
    return scene(modules, players, edition).last_round(HOURS[players], left + " C3" * (players == 2))


def until(s: Scene, move: str) -> Scene:
    """Play the first option until this move can be chosen."""
    while move not in s.options():
        s.has(over=False).play(s.options()[0])
    return s


def in_front(s: Scene, seat: int) -> list[str]:
    """The permanent cards before a player, as everybody sees them."""
    words = s.part("portraits", SPECTATOR)["players"][seat]["portraits"]
    return [word.removeprefix("portrait-").replace("-", "_") for word in words]


def anywhere(s: Scene) -> set[str]:
    """The sexton's moves to every space but the one where the bishop stands."""
    return {f"*{name}" for name in NAMES if name != s.bishop()}


def sexton(s: Scene) -> set[str]:
    """The sexton's moves that are offered."""
    return {move for move in s.options() if move.startswith("*")}


def deck_of(names: list[str]) -> str:
    """The deck that has all of these cards."""
    return next(letter for letter, cards in DECKS.items() if not Counter(names) - Counter(cards))


# --- set-up and the end of the game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_of_deck_a_lie_open_and_sixteen_are_left(players: int, edition: str) -> None:
    s = scene("1", players, edition=edition)
    assert set(s.opened()) <= set(DECKS["A"])
    assert (len(set(s.opened())), s.part("portraits", SPECTATOR)["deck"]) == (2, 16)


def test_each_deck_is_shuffled() -> None:
    first = {tuple(new_game(3, seed, {"modules": "1"}).opened()) for seed in range(60)}
    assert len(first) > 15  # of 30


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_24_a_comes_before_b_before_c_and_the_ninth_round_is_final(players: int, edition: str) -> None:
    s = scene("1", players, edition=edition, seed=7)
    shown: list[str] = []
    for number in range(1, 10):
        s.has(round=number, final=number == 9).shows("portraits", 0, deck=18 - 2 * number)
        shown += s.opened()
        s.finish_round()
    assert s.over()
    assert [Counter(shown[i : i + 6]) for i in (0, 6, 12)] == [Counter(cards) for cards in DECKS.values()]


def test_3_24_taking_cards_does_not_put_off_the_end() -> None:
    s = scene("1").without_paints()
    for _ in range(8):
        finish_round_taking(s)
    assert (s.round, s.final) == (9, True)
    finish_round_taking(s)
    assert s.over()


def finish_round_taking(s: Scene) -> None:
    """Play on until the next round; everybody sends three to the studio and takes what they can."""
    number = s.round
    while not s.over() and s.round == number:
        legal = s.options()
        wanted = ("8:00", "7:00", "9:00", "M0", "C2", "C1", "C3", "S3", "P1", "P2", "W0", "RR", "B", "-")
        s.play(next((move for move in wanted if move in legal), legal[0]))


def test_few_tiles_make_a_final_round_before_the_cards_run_out() -> None:
    last_round().has(round=2).shows("portraits", 0, deck=14)


def test_seven_tiles_left_and_cards_left_is_no_final_round() -> None:
    assert not scene("1").leave(LEFT + " B2").finish_round().final


def test_cards_nobody_painted_leave_the_game() -> None:
    s = scene("1")
    old = s.opened()
    s.finish_round()
    assert not set(s.opened()) & set(old)
    assert s.part("portraits", 0)["deck"] == 14
    later: list[str] = []
    while not s.over():
        later += s.opened()
        s.finish_round()
    assert Counter(later) == Counter(card for cards in DECKS.values() for card in cards) - Counter(old)


def test_the_sheets_are_turned_when_the_last_two_are_opened() -> None:
    s = scene("1")
    while s.round < 9:
        assert s.view(0)["sheet"][4] == "place-theater"
        s.finish_round()
    assert s.view(0)["sheet"][4] == "place-second-cathedral"


@pytest.mark.parametrize("players", [3, 4])
def test_in_the_final_round_portraits_are_still_painted(players: int) -> None:
    s = last_round(players).open_portraits("bishop", "patron").plan("02102", *[IDLE_LAST] * (players - 1))
    s.asks("P1 P2 -").play("P1").has(over=True).scores(portraits=[3] + [0] * (players - 1), money=(3 + 4) // 2)
    assert s.result().scores[0] == 6


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
    s = studio("merchant", card, edition=edition).stand(10, 1, 2).has(mood=-1).play("P2")
    s.has(to_move=1, thalers=12 + wage + money, paints=paint, mood=-1 + mood_up)
    assert (s.space(0), s.points_for("portraits")) == (10 + score, [score, 0, 0])


@pytest.mark.parametrize("card", ["gods_servant", "actor", "abbot", "sexton"])
def test_a_permanent_card_stays_in_front_of_its_owner(card: str) -> None:
    s = studio(card, "patron").play("P1")
    assert in_front(s, 0) == [card]
    s.finish_round()
    assert in_front(s, 0) == [card]
    assert in_front(s, 1) == []


@pytest.mark.parametrize("card", ["patron", "merchant", "muse", "peer", "pretty_girl", "bishop", "self_portrait"])
def test_other_cards_leave_the_game(card: str) -> None:
    s = studio(card, "sexton").play("P1")
    assert in_front(s, 0) == []
    assert card not in s.opened()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_20_one_apprentice_paints_and_the_others_are_paid(edition: str, number: int) -> None:
    s = studio("gods_servant", "patron", plans=(f"02{number}{3 - number}0", TO_STUDIO, IDLE), edition=edition)
    s.play("P1")
    assert s.to_move() == 1  # no second card
    assert s.thalers(0) == 12 + 3 * (number if edition == "mega" else number - 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_3_20_the_card_may_be_declined(edition: str, number: int) -> None:
    s = studio("gods_servant", "patron", plans=(f"02{number}{3 - number}0", TO_STUDIO, IDLE), edition=edition)
    s.asks("P1 P2 -").play("-")
    s.has(to_move=1, thalers=12 + 3 * number, opened=["gods_servant", "patron"]).asks("P1 P2 -")


def test_without_an_apprentice_at_the_studio_no_card_is_offered() -> None:
    studio("gods_servant", "patron", plans=(IDLE, TO_STUDIO, IDLE)).has(to_move=1, thalers=12)


def test_whoever_woke_up_first_chooses_first() -> None:
    s = studio("gods_servant", "patron", plans=(TO_STUDIO, TO_STUDIO, TO_STUDIO), times="9 8 7").has(to_move=2)
    s.play("P2").has(to_move=1).asks("P1 -").has(opened=["gods_servant", ""])


@pytest.mark.parametrize("edition", EDITIONS)
def test_when_both_are_painted_the_others_are_only_paid(edition: str) -> None:
    s = studio("gods_servant", "patron", plans=("02300", TO_STUDIO, "02210", IDLE), edition=edition).give(3, "RY")
    s.play("P1 P2")
    assert s.to_move() == 3  # seat 2 was not asked
    assert (s.thalers(2), s.opened()) == (12 + 6, ["", ""])


def test_a_painted_card_is_replaced_only_in_the_next_round() -> None:
    s = studio("gods_servant", "patron").play("P1").has(opened=["", "patron"]).shows("portraits", 1, deck=16)
    s.play("-").has(round=2)
    assert "" not in s.opened()
    assert "patron" not in s.opened()


@pytest.mark.parametrize("card", ["bishop", "self_portrait", "virgin_mary O"])
def test_3_5_points_of_a_card_are_one_score(card: str) -> None:
    studio(card, "patron").stand(10, 12, 30).play("P1").has(space=13, to_move=1)


def test_3_1_a_taken_space_is_decided_by_the_painter() -> None:
    s = studio("bishop", "patron").stand(10, 13, 12).play("P1").asks("A B", seat=0)
    ahead, behind = s.after("A"), s.after("B")
    assert (ahead.space(0), behind.space(0)) == (14, 11)
    for found in (ahead, behind):
        assert (found.thalers(0), found.points_for("portraits")[0]) == (12 + 3 + 4, 3)
        assert found.points_for("track")[0] == found.space(0) - 13


def test_thalers_of_a_declined_card_come_before_anything_else_is_asked() -> None:
    studio("bishop", "patron").play("-").has(thalers=15, space=-3)


# --- merchant and muse


@pytest.mark.parametrize(("edition", "wage"), [("mega", 3), ("classic", 0)])
def test_3_25_the_merchants_paints_are_chosen_when_he_is_painted(edition: str, wage: int) -> None:
    s = studio("merchant", "patron", edition=edition).play("P1")
    assert (s.to_move(), sorted(s.options())) == (0, sorted(["RR", "RY", "RB", "YY", "YB", "BB"]))
    for pair in s.options():
        s.after(pair).has(paints=pair, thalers=12 + wage + 1, to_move=1)


@pytest.mark.parametrize("text", ["YR", "by", "BR"])
def test_the_merchants_paints_may_be_typed_in_any_order(text: str) -> None:
    assert sorted(studio("merchant", "patron").play(f"P1 {text}").paints(0)) == sorted(text.upper())


def test_the_merchants_paints_can_be_blended_at_once() -> None:
    studio("merchant", "patron").play("P1 RY -").has(to_move=0).asks("O0 O1")


@pytest.mark.parametrize("card", ["muse", "pretty_girl", "self_portrait"])
def test_3_23_mood_counts_from_the_next_wake_up(card: str) -> None:
    s = studio(card, "patron", plans=("02120", IDLE, IDLE)).give(0, mood=2).play("P1")
    assert s.mood(0) == 4  # the highest space
    assert (s.round, s.apprentices(0)) == (2, 5)
    while not s.state.awake:
        wanted = {0: "8:00", 1: "7:00", 2: "9:00"}[int(s.argument())]
        s.has(apprentices=5).play(wanted)
    assert s.apprentices(0) == 6


def test_3_23_this_rounds_plan_stays_as_it_is() -> None:
    studio("muse", "patron").give(0, mood=-4).play("P1").has(mood=4, apprentices=5)


# --- God's servant and actor


def test_gods_servant_brings_a_thaler_in_the_round_he_is_painted_and_in_every_later_one() -> None:
    s = studio("gods_servant", "patron", plans=(TO_STUDIO, IDLE, IDLE)).play("P1")
    assert (s.round, s.thalers(0), s.thalers(1)) == (2, 12 + 3 + 1, 12)
    before = s.thalers(0)
    play_idle_to_studio(s)
    assert s.thalers(0) == before + 1


def play_idle_to_studio(s: Scene) -> None:
    """Everybody wakes up and does nothing this round."""
    s.wake_idly().without_paints()
    for seat in range(len(s.players)):
        s.plan_one(seat, {5: "02030", 4: "01030", 6: "03030"}[s.apprentices(seat)])


def test_gods_servants_thaler_is_added_to_that_of_tiles() -> None:
    s = scene("1").wake("7 8 9").without_paints()
    s.players[0].tiles = 0b111
    s.players[1].tiles = 0b11000
    s.has(income=3).has(1, income=2).give_portrait(0, "gods_servant").has(income=4).has(1, income=2)
    assert s.view(1)["players"][0]["income"] == 4
    s.plan(IDLE, IDLE, IDLE).each(thalers=[16, 14, 12])


def test_gods_servant_brings_nothing_after_the_final_round() -> None:
    s = last_round().give_portrait(0, "gods_servant").give(0, "", 1).plan(IDLE_LAST, IDLE_LAST, IDLE_LAST)
    assert s.over()
    assert (s.result().scores, s.thalers(0)) == ([0, 0, 0], 1)


@pytest.mark.parametrize(("number", "found"), [(1, 2), (2, 4), (3, 4)])
def test_the_actor_lifts_the_mood_by_three_for_each_apprentice(number: int, found: int) -> None:
    s = holder("actor", plan_0=f"0{3 - number}02{number}").has(round=2)
    assert s.mood(0) == found  # from -1, and 4 is the highest


def test_the_actor_works_in_the_round_he_is_painted() -> None:
    s = studio("actor", "patron", plans=("02111", "02111", IDLE)).play("P1 -")
    assert (s.round, s.mood(0), s.mood(1)) == (2, -1 + 3, 0 + 2)


# --- abbot


@pytest.mark.parametrize(("where", "bonus"), [("A1", 3), ("B2", 2), ("A2", 2), ("C3", 0), ("A3", 0)])
def test_the_abbot_adds_one_point_to_every_bonus_of_the_bishop(where: str, bonus: int) -> None:
    s = holder("abbot", paints="RYB", A1="3 RYB").put_bishop(where).stand(20, 1, 2)
    extra = 1 if bonus else 0
    log = s.told("A1")
    assert [event.values for event in log if event.kind.name == "scored"] == [(3 + bonus + extra, 23 + bonus + extra)]
    s.scores(segments=3, bishop=bonus, portraits=extra)


def test_the_abbots_point_is_announced_with_the_restoration() -> None:
    s = holder("abbot", paints="RYB", A1="3 RYB").put_bishop("A1")
    text = "restore A1 with RYB for 6: 3 + 3 for the bishop, and 1 for the abbot"
    assert s.explain("A1") == text


def test_the_abbot_works_for_each_segment() -> None:
    s = holder("abbot", paints="RYBRRY", A1="3 RYB", A2="3 RRY").put_bishop("A1").play("A1 A2")
    assert (s.space(0), s.points_for("portraits")[0]) == (3 + 3 + 1 + 3 + 2 + 1, 2)


def test_the_abbot_works_only_for_his_owner() -> None:
    s = scene("1").wake("7 8 9").without_paints().give_portrait(1, "abbot").lay(A1="3 RYB").put_bishop("A1")
    s.give(0, "RYB").plan(IDLE, IDLE, IDLE).play("A1").has(space=6)


def test_the_abbot_adds_nothing_at_the_altar() -> None:
    assert holder("abbot", paints="RYB").play("=RYB").space(0) == 2


# --- sexton


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sexton_sends_the_bishop_to_any_other_space(edition: str) -> None:
    s = scene("1", edition=edition).wake("7 8 9").without_paints().give_portrait(0, "sexton")
    s.restore("A1 B2 E5").plan(TO_STUDIO, IDLE, IDLE).has(to_move=0)
    assert set(s.options()) == anywhere(s) | {"-"}
    assert len(anywhere(s)) == 24
    s.play("*E5").has(bishop="E5", thalers=11)
    assert s.options() == ["P1", "P2", "-"]  # no duty to restore


def test_3_21_the_sexton_before_a_restoration_brings_its_bonus() -> None:
    holder("sexton", paints="RYB", A1="3 RYB").play("*A1 A1").has(space=3 + 3).scores(bishop=3, portraits=0)


def test_3_21_the_sexton_between_two_restorations() -> None:
    s = holder("sexton", paints="RYBRRY", plan_0="02120", A1="3 RYB", E5="3 RRY").play("A1")
    assert sexton(s) == anywhere(s)
    s.play("*D4 E5").has(space=3 + 3 + 2).offers_none("*").asks("P1 P2 -")


@pytest.mark.parametrize("work", ["A1 E5", "A1 =RYB"])
def test_3_21_the_sexton_after_all_apprentices_have_worked(work: str) -> None:
    s = holder("sexton", paints="RYBRRYRYB", plan_0="02120", A1="3 RYB", E5="3 RRY").play(work)
    assert set(s.options()) == anywhere(s) | {"-"}
    place = next(name for name in ("C3", "B2") if name != s.bishop())
    s.play(f"*{place}").has(bishop=place).asks("P1 P2 -")


def test_3_21_the_sexton_lays_no_duty_on_an_apprentice_who_could_restore() -> None:
    s = holder("sexton", paints="RYB", A1="3 RYB").play("*A1").offers("A1 =RYB -")
    assert s.after("-").tile_at("A1") == "3 RYB"


def test_3_21_a_paid_step_may_follow_and_then_obliges() -> None:
    s = holder("sexton", paints="RYB", A1="3 RYB").play("*B3 >A2")
    assert s.tile_at("A1") == "-"  # the only possible segment is not asked for
    assert (s.space(0), s.thalers(0)) == (3 + 2, 12 - 2 + 1)


def test_3_21_after_a_paid_step_the_duty_stays() -> None:
    s = holder("sexton", paints="RYB", A1="3 RYB").play(">B2").offers_no("- =RYB").play("*E5")
    assert s.tile_at("A1") == "-"  # the only possible segment is not asked for
    assert s.space(0) == 3


def test_3_21_once_a_round() -> None:
    s = holder("sexton", paints="RYB", plan_0="03020", A1="3 RYB").play("*A1").offers_none("*").play("A1")
    s.offers_none("*")


def test_3_21_again_in_the_next_round() -> None:
    s = holder("sexton").play("*A1").has(round=2).without_paints().wake_idly().go().has(to_move=0)
    assert sexton(s) == anywhere(s)


def test_the_sexton_costs_a_thaler_one_must_have() -> None:
    holder("sexton", thalers=0, paints="RYB", plan_0="02120", A1="3 RYB").offers_none("*")
    assert sexton(holder("sexton", thalers=1, paints="RYB", A1="3 RYB"))


def test_3_21_no_apprentice_at_the_cathedral_no_sexton() -> None:
    s = holder("sexton", plan_0="10310", paints="RYB")
    while s.round == 1:
        s.offers_none("*").play(s.options()[-1])


def test_the_sexton_serves_only_his_owner() -> None:
    s = scene("1").wake("7 8 9").without_paints().give_portrait(1, "sexton").give(0, "RYB").plan(IDLE, IDLE, IDLE)
    s.has(to_move=0).offers_none("*").play("=RYB").has(to_move=1)
    assert sexton(s) == anywhere(s)


def test_a_sexton_painted_this_round_waits_for_the_next_visit() -> None:
    s = studio("sexton", "patron", plans=("02120", IDLE, IDLE)).play("P1").has(round=2)
    assert in_front(s, 0) == ["sexton"]
    s.without_paints().wake_idly().go()
    assert (s.to_move(), sexton(s)) == (0, anywhere(s))


def test_abbot_and_sexton_of_one_player_work_together() -> None:
    assert holder("abbot", "sexton", paints="RYB", A1="3 RYB").play("*A1 A1").space(0) == 3 + 3 + 1


def test_3_14_once_a_round_also_with_two_cathedrals() -> None:
    s = last_round().give_portrait(0, "sexton").give(0, "RYBRYB", 5).plan("01202", IDLE_LAST, IDLE_LAST)
    assert sexton(s)
    used, saved = s.after("*B1"), s.after("-")
    used.play("-")
    for position, expected in ((used, set[str]()), (saved, anywhere(saved))):
        position.play("-")  # no portrait
        assert position.to_move() == 0
        assert "=RYB" in position.options()
        assert sexton(position) == expected


def test_3_14_only_the_second_cathedral_is_enough() -> None:
    s = last_round().give_portrait(0, "sexton").give(0, "", 5).plan("00302", IDLE_LAST, IDLE_LAST).asks("P1 P2 -")
    s.play("-")
    assert set(s.options()) == anywhere(s) | {"-"}


def test_3_10_no_bishop_moves_once_the_fresco_is_complete() -> None:
    s = scene("1").wake("7 8 9").without_paints().give_portrait(0, "sexton")
    s.leave("A1").give(0, s.tile_at("A1").split()[1] + "RYB").plan("02120", IDLE, IDLE)
    assert sexton(s)
    s.play("A1").offers_none("*").offers("=RYB")


# --- Leonardo


def leonardos(*cards: str, times: str = "8 9 7", edition: str = "mega") -> Scene:
    """Two players and Leonardo, who chooses first at the studio; seat 0 steers him."""
    s = scene("1", 2, edition=edition).wake(times).without_paints().open_portraits(*cards).plan(TO_STUDIO, TO_STUDIO)
    return until(s, "P1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_127_leonardo_must_paint_one_of_the_open_cards(edition: str) -> None:
    s = leonardos("patron", "muse", edition=edition).has(argument=LEONARDO, to_move=0).asks("P1 P2").play("P2")
    s.has(opened=["patron", ""], to_move=0).asks("P1 -")


@pytest.mark.parametrize(
    ("card", "score"),
    [("bishop", 3), ("self_portrait", 3), ("virgin_mary O", 3), ("virgin_mary P", 2), ("patron", 0), ("muse", 0)],
)
def test_leonardo_scores_the_points_of_his_card_and_nothing_else(card: str, score: int) -> None:
    s = leonardos("peer O", card).stand(1, 2, 30)
    moods = [s.mood(0), s.mood(1)]
    s.play("P2")
    assert (s.space(LEONARDO), [s.space(0), s.space(1)]) == (30 + score, [1, 2])
    assert ([s.thalers(0), s.thalers(1)], [s.paints(0), s.paints(1)]) == ([12, 12], ["", ""])
    assert ([s.mood(0), s.mood(1)], s.points_for("portraits")) == (moods, [0, 0])


@pytest.mark.parametrize("card", ["gods_servant", "actor", "abbot", "sexton", "merchant"])
def test_3_127_cards_without_points_have_no_effect_for_leonardo(card: str) -> None:
    s = leonardos(card, "patron")
    before = s.space(LEONARDO)
    s.play("P1").has(LEONARDO, space=before)
    assert [in_front(s, 0), in_front(s, 1)] == [[], []]
    s.asks("P2 -").play("- -").has(round=2)
    assert not any(name == card for name in s.opened())


def test_3_127_leonardos_abbot_does_not_raise_his_bonus() -> None:
    s = leonardos("abbot", "patron").play("P1 - -").has(round=2).put_bishop("C3").without_paints().wake_idly().go()
    while s.round == 2 and not (s.argument() == LEONARDO and s.options()[0] in NAMES):
        s.play(s.options()[0])
    target = next(name for name in s.options() if name in NAMES)
    value = int(s.tile_at(target).split()[0])
    s.put_bishop(target)
    log = s.told(target)
    scores = [event.values[0] for event in log if event.kind.name == "scored" and event.who == LEONARDO]
    assert scores[0] == value + 3


def test_leonardo_takes_the_last_card_without_a_question() -> None:
    s = leonardos("bishop", "patron", times="7 9 8")  # between the seats
    assert (s.to_move(), s.options()) == (0, ["P1", "P2", "-"])
    before = s.space(LEONARDO)
    s.play("P2").has(LEONARDO, space=before + 3)
    assert s.round == 2  # no card is left for seat 1
    assert s.thalers(1) == 12 + 3


def test_leonardo_finds_nothing_when_both_are_painted() -> None:
    s = leonardos("bishop", "self_portrait", times="7 8 9").stand(1, 20, 40).play("P1 P2")
    s.has(round=2).each(space=[4, 23, 40])


def test_leonardos_taken_space_is_decided_by_his_steerer() -> None:
    s = leonardos("bishop", "patron").stand(1, 23, 20).play("P1")
    assert (s.to_move(), s.options(), s.after("A").space(LEONARDO)) == (0, ["A", "B"], 24)
    assert s.after("B").space(LEONARDO) == 22


def test_the_other_player_chooses_leonardos_card_in_the_second_round() -> None:
    s = leonardos("patron", "muse").play("P1 - -").has(round=2).without_paints().awake("8 9 7")
    for seat in range(2):
        s.plan_one(seat, {5: TO_STUDIO, 6: "03120"}[s.apprentices(seat)])
    until(s, "P1")
    assert (s.to_move(), s.options()) == (1, ["P1", "P2"])


def test_leonardo_paints_in_the_final_round_too() -> None:
    s = last_round(2).open_portraits("bishop", "patron").plan("02102", "02102").stand(1, 2, 30)
    until(s, "P1")
    s.play("P2 -")  # seat 0 paints the patron, seat 1 nothing
    s.has(LEONARDO, over=True, space=33)


# --- what is seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_12_everybody_sees_the_open_cards_and_those_in_front_of_players(players: int) -> None:
    s = scene("1", players).open_portraits("patron", "peer O").give_portrait(1, "abbot").give_portrait(1, "sexton")
    for who in range(SPECTATOR, players):
        found = s.part("portraits", who)
        assert [card["name"] for card in found["open"]] == ["portrait-patron", "portrait-peer"]
        assert [sorted(player["portraits"]) for player in found["players"]] == [
            ["portrait-abbot", "portrait-sexton"] if seat == 1 else [] for seat in range(players)
        ]
        assert found["deck"] == 16


def test_3_12_the_order_of_the_deck_is_hidden() -> None:
    s = scene("1")
    other = s.copy()
    deck = studio_of(other.state)
    deck.deck = vec[i64](list(deck.deck)[::-1])
    assert list(studio_of(s.state).deck) != list(deck.deck)
    for who in range(SPECTATOR, 3):
        assert s.view(who) == other.view(who)


def test_3_12_bots_guess_another_order_but_keep_the_three_decks() -> None:
    s = scene("1").finish_round()
    found: set[str] = set()
    for seed in range(5):
        guess = s.determinize(0, seed).has(opened=s.opened())
        order = ""
        while not guess.over():
            guess.finish_round()
            order += " ".join(["", *guess.opened()]) if not guess.over() else ""
        names = order.split()
        assert [deck_of(names[i:j]) for i, j in ((0, 2), (2, 8), (8, 14))] == ["A", "B", "C"]
        found.add(order)
    assert len(found) > 1


def test_points_of_a_player_add_up_in_the_view() -> None:
    s = studio("bishop", "patron").play("P1")
    for who in range(SPECTATOR, 3):
        player = s.view(who)["players"][0]
        assert player["score"] == 3 == sum(player["points"].values())


def test_paints_from_a_card_are_seen_by_the_owner_alone() -> None:
    s = studio("peer O", "patron").play("P1")
    assert s.view(0)["players"][0]["paints"] == "O"
    assert s.view(1)["players"][0]["paints"] is None
    assert s.view(SPECTATOR)["players"][0]["thalers"] is None


def test_without_the_module_the_studio_asks_nothing() -> None:
    s = scene().wake("7 8 9").without_paints().plan(TO_STUDIO, IDLE, IDLE).has(round=2, thalers=15)
    assert "portraits" not in s.result().sources


def test_an_open_card_shows_all_that_is_printed_on_it() -> None:
    s = scene("1").open_portraits("peer O", "actor")
    peer, actor = s.part("portraits", SPECTATOR)["open"]
    assert (peer["deck"], peer["points"], peer["thalers"], peer["mood"], peer["paint"]) == ("B", 0, 4, 0, "O")
    assert peer["text"]["gifts"] == [
        {"say": "m01-gift-thalers", "n": 4},
        {"say": "m01-gift-paint", "paint": "paint-orange"},
    ]
    assert (actor["deck"], actor["paint"], actor["text"]) == ("A", "", {"say": "m01-power-actor"})


# --- spots of the board


def test_moves_of_the_portraits_have_their_spots() -> None:
    assert a_portrait().spots() == {"P1": "m01-portrait-0", "P2": "m01-portrait-1", "-": "done"}
    assert leonardos_portrait().spots() == {"P1": "m01-portrait-0", "P2": "m01-portrait-1"}
    assert set(the_merchant().spots().values()) == {"m01"}
    assert the_sexton().spots()["*B2"] == "segment-6"


def test_why_no_portrait_can_be_painted_is_said() -> None:
    s = the_merchant()
    studio = m01.studio_of(s.state)
    assert s.why("m01-portrait-0") == "Portraits are painted in the studio, by a healthy apprentice, one a round."
    studio.painted = 1
    assert s.why("m01-portrait-0") == "You have painted a portrait this round; one is all."
    studio.open[0] = -1
    assert s.why("m01-portrait-0").startswith("Somebody has painted this portrait already")
    assert s.why("paint-O") == "The merchant brings two basic paints: choose the pair on the studio board."
    assert GAME.why_not(s.state, 0, "m01-portrait-2")[0].name == "fresco-why-module"
