"""Module 8, the bells: audiences, certificates and their counting; examples E30 to E32, rulings 3.56 to 3.65."""

from itertools import product
from random import Random
from typing import cast

import pytest
from librt.vecs import append

from bottega.core.errors import BadNotation, IllegalMove
from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.action_tile import COVER
from bottega.games.fresco.modules.m08_bells import Debt, bells_of
from bottega.games.fresco.modules.m08_bells.box import bells_box
from bottega.i18n import speak
from tests.games.fresco.board import GAME, IDLE, LEONARDO, named
from tests.games.fresco.modules.m08_bells.pieces import CERTIFICATES
from tests.games.fresco.modules.questions import an_audience, an_installment
from tests.games.fresco.scene import Scene, along, new_game, scene

SHEET = "MCSWT"
OFFER = ("3 3 1", "6 5 3", "8 6 6")
BELLS = {word: int(word.split()[2]) for word in CERTIFICATES}
RANKS = [9, 5, 2]
BONUS = {11: 1, 16: 2, 21: 3, 26: 4, 31: 5}


# --- helpers


def awake(players: int = 3, modules: str = "8", times: str = "7 8 9 6") -> Scene:
    """Everybody is awake and about to plan; nobody has any paint."""
    return scene(modules, players).without_paints().awake(times)


def lay_tiles(s: Scene, seat: int, tiles: dict[int, str]) -> None:
    """A player lays action tiles on columns, by the numbers of their modules, and no others."""
    while seat in s.planners():
        s.ask(seat)
        if s.step() != COVER:
            break
        column = tiles.get(int(s.argument()))
        s.play_as(seat, f"@{column}" if column else "-")


def audience(money: int, *offer: str, players: int = 3, column: str = "M") -> Scene:
    """Seat 0 is received by the bishop; then seat 1 waits in the workshop."""
    s = awake(players).open_certificates(*(offer or OFFER)).give(0, "", money).give(1, "RY").cover(0, column, IDLE)
    return s.others_plan()


def asked_for_money(s: Scene) -> bool:
    """Is somebody asked how much to pay in?"""
    return not s.over() and s.options()[0] == "$0"


def debtor(word: str = "8 6 6", paid: int = 5, modules: str = "8", money: int = 0) -> Scene:
    """All are about to plan; seat 0 has an unfinished certificate; seat 1 will wait in the workshop."""
    return in_debt(awake(modules=modules), word, paid, money)


def in_debt(s: Scene, word: str = "8 6 6", paid: int = 0, money: int = 0) -> Scene:
    """Seat 0 has an unfinished certificate and so many thalers; seat 1 has something to blend."""
    return s.owe(0, word, paid).give(0, "", money).give(1, "RY")


def last_round(players: int = 3, modules: str = "8", times: str = "7 8 9 6") -> Scene:
    """The final round, all are awake and about to plan; nobody has anything. Times are by marker."""
    s = scene(modules, players).without_paints().leave("A1 B1 C1 D1 E1 A2").finish_round().has(final=True)
    return s.poor().stand(100, 200, 300, *([400] if players == 4 else [])).awake(times)


def finish(s: Scene) -> list[Event]:
    """Nobody does anything any more until the game is over; what happened."""
    log: list[Event] = []
    s.state.log = log
    s.others_plan().reach(99)
    s.state.log = None
    return log


def to_counting(s: Scene) -> Scene:
    """Play the final round idly until somebody is asked to pay in, or the game is over."""
    s.others_plan()
    while not s.over() and not asked_for_money(s):
        s.play(s.idle())
    return s


# --- set-up


def test_there_are_eighteen_certificates_with_sixty_one_bells() -> None:
    assert len(CERTIFICATES) == 18
    assert sum(int(word.split()[2]) for word in CERTIFICATES) == 61


@pytest.mark.parametrize(("players", "left"), [(2, 12), (3, 15), (4, 14)])
def test_one_certificate_for_each_human_player_is_opened(players: int, left: int) -> None:
    s = scene("8", players)
    for who in range(SPECTATOR, players):
        seen = s.part("bells", who)
        assert [entry["place"] for entry in seen["offer"]] == list(range(1, players + 1))
        assert (seen["pile"], seen["bishop"]) == (left, None)
        assert [entry["certificates"] for entry in seen["players"]] == [0] * players
        assert [entry["unfinished"] for entry in seen["players"]] == [[]] * players
    words = [f"{entry['price']} {entry['points']} {entry['bells']}" for entry in s.part("bells", 0)["offer"]]
    assert words == s.opened_certificates()
    assert sorted([*s.opened_certificates(), *s.pile(), *s.leonardos()]) == sorted(CERTIFICATES)


def test_opening_certificates_shows_something_new_and_buying_one_does_not() -> None:
    s = audience(12)
    before = s.state.reveals
    s.play("N1")
    assert s.state.reveals == before
    s.finish_round()
    assert s.state.reveals > before


def test_certificates_are_shuffled() -> None:
    tables = [new_game(3, seed, {"modules": "8"}) for seed in range(8)]
    assert len({tuple(s.pile()) for s in tables}) == 8


@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 0), (4, 0)])
def test_3_128_four_certificates_are_leonardos(players: int, number: int) -> None:
    s = scene("8", players)
    assert len(s.leonardos()) == number
    assert s.part("bells", SPECTATOR)["leonardo"] == number


def test_the_classic_edition_has_no_bells() -> None:
    with pytest.raises(Exception, match="8"):
        new_game(3, 1, {"modules": "8", "edition": "classic"})


# --- planning


def test_no_other_action_tile_lies_on_the_same_location() -> None:
    """Tiles are asked for from the highest module down."""
    s = awake(modules="6,8,9,14")
    for tile, free in ((14, "MCSWT"), (9, "MCWT"), (8, "MCT"), (6, "MT")):
        s.ask(0)
        assert int(s.argument()) == tile
        s.has(options=[*(f"@{letter}" for letter in free), "-"]).play_as(0, {14: "@S", 9: "@W", 8: "@C", 6: "@M"}[tile])
    assert s.shown(0, 0)["covered"] == ["tile-6", "tile-8", "tile-14", "tile-9", ""]


def room_for(tiles: dict[int, str]) -> list[range]:
    """How many healthy apprentices each column takes."""
    on_tile = {6: range(2), 8: range(1), 9: range(1, 2), 10: range(2), 14: range(3)}
    columns = {letter: tile for tile, letter in tiles.items()}
    return [on_tile[columns[letter]] if letter in columns else range(4) for letter in SHEET]


@pytest.mark.parametrize("healthy", [4, 5, 6])
@pytest.mark.parametrize(
    "tiles",
    [
        {6: "M", 14: "S"},
        {8: "S", 9: "M"},
        {6: "C", 8: "S", 9: "T"},
        {6: "M", 8: "T", 14: "W"},
        {6: "T", 8: "C", 9: "S", 14: "W"},
        {6: "T", 8: "C", 9: "S", 10: "M", 14: "W"},
    ],
)
def test_3_8_with_several_tiles_all_their_spaces_are_room(tiles: dict[int, str], healthy: int) -> None:
    s = scene("6,8,9,10,14").offer_bottles("321").awake()
    s.players[0].neutral = 1 if healthy == 6 else 0
    s.players[0].aside = 1 if healthy == 4 else 0
    if sum(max(room) for room in room_for(tiles)) < healthy:
        tiles = {tile: letter for tile, letter in tiles.items() if tile != 6}  # ruling 3.8a: it is not offered
    lay_tiles(s, 0, tiles)
    rooms = room_for(tiles)
    assert s.plans_offered() == {"".join(map(str, p)) for p in product(*rooms) if sum(p) == healthy}


def test_3_16_without_any_certificate_left_the_tile_is_not_offered() -> None:
    awake().leave_certificates(1).finish_round().wake("7 8 9").ask(0).asks("M0 M1 M2 M3")


def test_3_16_with_one_certificate_left_the_tile_is_offered_to_all() -> None:
    s = awake().leave_certificates(1, "6 5 3").finish_round().wake("7 8 9").has(opened_certificates=["6 5 3", "-", "-"])
    for seat in range(3):
        assert s.ask(seat).options()[0] == "@M"


def test_an_audience_at_the_studio_brings_no_thalers() -> None:
    audience(12, column="S").play("N1:0").has(to_move=1, thalers=12, unfinished=[("3 3 1", 0)])


def test_audiences_are_held_in_wake_up_order_at_each_location() -> None:
    s = awake(times="9 7 8").open_certificates(*OFFER).cover(0, "M", IDLE).cover(1, "S", IDLE).cover(2, "M", IDLE)
    s.has(to_move=2).play("N2").has(to_move=0)
    assert not [move for move in s.options() if move.startswith("N2")]
    s.play("N3").has(to_move=1).asks("N1:0 N1:1 N1:2 N1")


# --- buying a certificate


def test_e30_a_certificate_paid_in_full() -> None:
    s = audience(12).stand(20, 1, 2)
    log = s.told("N1")
    assert (s.space(0), s.points_for("bells")) == (23, [3, 0, 0])
    s.has(thalers=9, certificates=["3 3 1"], unfinished=[], opened_certificates=["-", *OFFER[1:]])
    assert [event.values for event in named(log, "certificate")] == [(3, 3, 1)]
    assert s.to_move() == 1


def test_e31_a_certificate_bought_in_installments() -> None:
    s = audience(12).stand(20, 1, 2)
    log = s.told("N2:4")
    s.has(space=22).scores(bells=[2, 0, 0]).has(thalers=8, certificates=[], unfinished=[("6 5 3", 4)])
    assert [event.values for event in named(log, "installments")] == [(6, 4, 3)]
    assert s.part("bells", 2)["players"][0]["unfinished"] == [{"price": 6, "points": 5, "bells": 3, "paid": 4}]


@pytest.mark.parametrize(("paid", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_installments_score_a_point_for_two_thalers(paid: int, scored: int) -> None:
    s = audience(12).stand(20, 1, 2)
    log = s.told(f"N3:{paid}")
    s.has(space=20 + scored).scores(bells=scored).has(thalers=12 - paid, unfinished=[("8 6 6", paid)])
    assert len(named(log, "scored")) == (scored > 0)


@pytest.mark.parametrize("word", sorted(set(CERTIFICATES)))
def test_every_certificate_is_worth_its_points_if_paid_in_full(word: str) -> None:
    price, worth, _ = map(int, word.split())
    audience(price, word).stand(20, 1, 2).play("N1").has(space=20 + worth, thalers=0, certificates=[word])


@pytest.mark.parametrize("money", [0, 1, 2, 3, 5, 6, 7, 8, 20])
def test_any_part_of_what_one_has_may_be_paid_or_all_but_nothing_may_be_forgone(money: int) -> None:
    expected: list[str] = []
    for place, price in ((1, 3), (2, 6), (3, 8)):
        expected += [f"N{place}:{paid}" for paid in range(min(money, price - 1) + 1)]
        expected += [f"N{place}"] if money >= price else []
    assert audience(money).options() == expected


def test_with_one_certificate_and_no_money_nothing_is_asked() -> None:
    audience(0, "6 5 3").has(to_move=1, unfinished=[("6 5 3", 0)], opened_certificates=["-", "-", "-"], space=-3)


def test_3_64_who_comes_when_all_are_sold_does_nothing() -> None:
    s = (
        awake()
        .open_certificates("3 3 1")
        .give(2, "RY")
        .cover(0, "M", IDLE)
        .cover(1, "M", IDLE)
        .others_plan()
        .play("N1")
    )
    s.has(1, to_move=2, certificates=[], unfinished=[], thalers=12).finish_round()
    assert s.opened_certificates().count("-") == 0
    s.wake("7 8 9").ask(1)
    assert s.options()[0] == "@M"  # the tile was spent for that round only


def test_3_5_a_certificate_is_one_score_and_may_meet_a_taken_space() -> None:
    s = audience(12).stand(10, 15, 2).play("N2")
    assert (s.to_move(), s.options(), s.after("A").space(0)) == (0, ["A", "B"], 16)
    s.play("B").has(space=14).scores(bells=5, track=-1)


def test_3_5_the_points_of_installments_may_meet_a_taken_space() -> None:
    s = audience(12).stand(10, 12, 2)
    assert s.play("N2:4").options() == ["A", "B"]
    assert s.after("B").space(0) == 11


@pytest.mark.parametrize("move", ["N4", "N2:7", "N2:13", "N0", "-", "N1:4", "M0"])
def test_what_is_not_offered_is_refused(move: str) -> None:
    s = audience(12)
    with pytest.raises((BadNotation, IllegalMove)):
        s.play(move)


def test_3_61_a_second_audience_pays_for_the_new_certificate() -> None:
    s = awake().owe(0, "7 5 6", 2).open_certificates(*OFFER).give(0, "", 5).give(1, "RY")
    s.cover(0, "M", IDLE).others_plan()
    s.after("N1").has(certificates=["3 3 1"], unfinished=[("7 5 6", 2)])
    s.play("N2:3").has(unfinished=[("7 5 6", 2), ("6 5 3", 3)], thalers=2)


def test_3_65_money_may_be_spent_although_a_certificate_is_unfinished() -> None:
    s = debtor(money=12).plan("20030", IDLE, IDLE)
    assert (s.to_move(), bool([move for move in s.options() if move[1:2] == "."])) == (0, True)
    s.play(next(move for move in s.options() if move[1:2] == ".")).has(thalers=10, unfinished=[("8 6 6", 5)])


# --- earned thalers


@pytest.mark.parametrize(
    ("paid", "left", "finished"), [(0, 0, False), (1, 0, False), (2, 0, True), (5, 3, True), (7, 5, True)]
)
def test_3_57_studio_thalers_go_to_the_certificate_and_the_rest_to_the_player(
    paid: int, left: int, finished: bool
) -> None:
    s = debtor(paid=paid)
    before = s.space(0)
    s.plan("02210", IDLE, IDLE).has(to_move=1, thalers=left, certificates=["8 6 6"] if finished else [])
    s.has(unfinished=[] if finished else [("8 6 6", paid + 6)])
    assert s.space(0) == before  # no points
    assert s.points_for("bells") == [0, 0, 0]


def test_3_57_the_player_says_to_which_certificate_earned_thalers_go() -> None:
    s = debtor("8 7 4", 6).owe(0, "5 3 5", 0)
    s.plan("02210", IDLE, IDLE)  # six thalers for seven that are owed
    assert (s.to_move(), s.options(), s.thalers(0)) == (0, ["U1", "U2"], 0)
    old, new_one = s.after("U1"), s.after("U2")
    assert (old.certificates(0), old.unfinished(0)) == (["8 7 4"], [("5 3 5", 4)])
    assert (new_one.certificates(0), new_one.unfinished(0)) == (["5 3 5"], [("8 7 4", 7)])
    assert (old.thalers(0), new_one.thalers(0)) == (0, 0)
    assert old.to_move() == new_one.to_move() == 1


def test_3_57_what_is_over_is_asked_for_again_while_there_is_a_choice() -> None:
    s = debtor("8 7 4", 6).owe(0, "5 3 5", 0).owe(0, "8 6 6", 3).plan("02210", IDLE, IDLE).asks("U1 U2 U3").play("U1")
    assert (s.to_move(), s.options(), int(s.argument())) == (0, ["U1", "U2"], 4)
    s.play("U2").has(unfinished=[("5 3 5", 0), ("8 6 6", 7)], to_move=1)


def test_3_57_certificates_that_are_alike_need_no_choice() -> None:
    """Five bells for six thalers, twice."""
    s = debtor("6 4 5", 1).owe(0, "6 4 5", 1).plan("02120", IDLE, IDLE)
    assert (s.to_move(), s.unfinished(0)) == (1, [("6 4 5", 4), ("6 4 5", 1)])


def test_3_57_income_is_allotted_in_wake_up_order_before_paints_and_the_next_round() -> None:
    s = debtor("8 7 4", 0, modules="2,8").owe(0, "5 3 5", 0).owe(2, "8 6 6", 0).owe(2, "7 5 6", 0)
    s.own_tiles(0, 2).own_tiles(2, 3).plan(IDLE, IDLE, IDLE)
    asked = []
    while s.round == 1:
        if s.options()[0] == "U1":
            asked.append((int(s.to_move()), int(s.argument()), s.state.awake))
            s.play("U2")
        else:
            s.play(s.idle())
    assert (asked, s.unfinished(0)) == ([(0, 2, True), (2, 3, True)], [("8 7 4", 0), ("5 3 5", 2)])
    assert s.unfinished(2) == [("8 6 6", 0), ("7 5 6", 3)]


def test_3_57_the_question_and_its_answers_are_said() -> None:
    s = debtor("8 7 4", 6).owe(0, "5 3 5", 0).plan("02120", IDLE, IDLE)
    texts = {
        "en": ("To which certificate do the 3 thalers go that you have earned?", "4 bells: 2 thalers, and it is paid"),
        "fr": (
            "Sur quel certificat vont les 3 Thalers que vous avez gagnés ?",
            "4 cloches : 2 Thalers, et il est payé",
        ),
        "de": (
            "Auf welche Urkunde kommen die 3 Taler, die du eingenommen hast?",
            "4 Glocken: 2 Taler, damit ist sie bezahlt",
        ),
        "nl": (
            "Op welke akte komen de 3 daalders die je verdiend hebt?",
            "4 klokken: 2 daalders, en de akte is betaald",
        ),
    }
    for language, (question, answer) in texts.items():
        assert speak(GAME.question(s.state), language) == question
        assert speak(GAME.explain(s.state, 0), language) == answer
    assert speak(GAME.explain(s.state, 1)) == "5 bells: 3 thalers, 2 still owed"
    assert [GAME.target(s.state, move) for move in s.state.options] == ["m08-unfinished-0", "m08-unfinished-1"]
    for word in ("U3", "U0", "U", "$1", "-"):
        with pytest.raises((BadNotation, IllegalMove)):
            s.play(word)


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_57_the_choice_is_there_in_every_guess(who: int) -> None:
    s = debtor("8 7 4", 6).owe(0, "5 3 5", 0).plan("02210", IDLE, IDLE)
    for seed in range(4):
        guess = s.determinize(who, seed)
        assert (guess.to_move(), guess.step(), list(guess.state.options)) == (0, s.step(), list(s.state.options))


def test_3_57_earned_thalers_finish_several_certificates() -> None:
    s = debtor("8 7 4", 6).owe(0, "5 3 5", 4).plan("02210", IDLE, IDLE)
    assert (s.certificates(0), s.unfinished(0), s.thalers(0)) == (["5 3 5", "8 7 4"], [], 3)


def test_3_57_what_one_has_already_is_not_bound() -> None:
    debtor(paid=0, money=9).plan("02120", IDLE, IDLE).has(thalers=9, unfinished=[("8 6 6", 3)])


def test_3_57_others_do_not_pay() -> None:
    debtor(paid=0).give(2, "", 4).plan(IDLE, IDLE, "02300").has(2, thalers=13).has(unfinished=[("8 6 6", 0)])


def test_events_tell_what_is_bound_and_when_a_certificate_is_finished() -> None:
    s = debtor(paid=5)
    log: list[Event] = []
    s.state.log = log
    s.plan("02210", IDLE, IDLE)
    assert [(event.who, event.values) for event in named(log, "paid_in")] == [(0, (3,))]
    assert [(event.who, event.values) for event in named(log, "certificate_paid")] == [(0, (6,))]


def test_3_57_income_goes_to_the_certificate() -> None:
    debtor(paid=4).own_tiles(0, 3).plan(IDLE, IDLE, IDLE).finish_round().has(unfinished=[("8 6 6", 7)], thalers=0)


def test_3_57_income_of_requests_and_gods_servant_goes_to_the_certificate() -> None:
    s = debtor(paid=0, modules="1,2,8").give_portrait(0, "gods_servant")
    s.own(0, "3 RYB", "3 RRY", "3 YYB", "4 OB").plan(IDLE, IDLE, IDLE).play("Q*")
    while s.to_move() == 0 and not s.state.awake:
        s.play(s.options()[0])
    s.finish_round()
    assert s.unfinished(0) == [("8 6 6", 3)]  # a request, a tile, the servant
    assert s.thalers(0) == 0


@pytest.mark.parametrize(
    ("card", "earned"), [("patron", 10), ("peer O", 7), ("bishop", 7), ("pretty_girl", 6), ("merchant", 4)]
)
def test_3_57_thalers_of_a_portrait_go_to_the_certificate(card: str, earned: int) -> None:
    s = debtor(paid=0, modules="1,8").open_portraits(card, "muse").plan("03101", IDLE, IDLE).play("P1")
    if card == "merchant":
        s.play("RY")
    assert s.to_move() == 1
    paid, over = min(earned, 8), max(earned - 8, 0)
    s.has(unfinished=[("8 6 6", paid)] if paid < 8 else [], thalers=over)


def test_3_57_tip_goes_to_the_certificate_but_its_penny_does_not() -> None:
    s = debtor(paid=0, modules="4,8").give_wishes(0, "tip").plan("02120", IDLE, IDLE).play("!TIP")
    while s.to_move() == 0:
        s.play("-")
    assert (s.unfinished(0), s.thalers(0), s.pennies(0)) == ([("8 6 6", 4)], 0, 4)


def test_3_57_finders_keepers_goes_to_the_certificate() -> None:
    s = debtor(paid=6, modules="4,8").give_wishes(0, "finders").plan("02021", IDLE, IDLE).play("O0 !FIND")
    assert (s.round, s.certificates(0), s.thalers(0)) == (2, ["8 6 6"], 1)


def test_3_57_money_that_is_paid_for_a_certificate_is_gone_before_the_next_place() -> None:
    """Glass at the theater's column cannot be bought with thalers that were bound in the studio."""
    s = debtor(paid=6, modules="6,8").sell_glass("YYYYYY").go("- @T 02120").play("O0").asks("Y -")
    s.play("Y")  # one thaler of three was over
    assert (s.round, s.glass(0), s.thalers(0)) == (2, "Y", 0)


# --- paying in


def waking_debtor(money: int, *debts: tuple[str, int], modules: str = "8") -> Scene:
    """Seat 0 with unfinished certificates is the first to wake up."""
    s = scene(modules).without_paints()
    for word, paid in debts:
        s.owe(0, word, paid)
    return s.give(0, "", money)


@pytest.mark.parametrize(("money", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_3_59_paying_in_is_asked_after_the_own_waking_up(money: int, most: int) -> None:
    s = waking_debtor(money, ("8 6 6", 5)).play("8:00")
    assert (s.to_move(), s.options()) == (0, [f"${amount}" for amount in range(most + 1)])
    before = s.space(0)
    for amount in range(most + 1):
        then = s.after(f"${amount}")
        then.has(to_move=1, thalers=money - amount, unfinished=[("8 6 6", 5 + amount)] if amount < 3 else [])
        then.has(certificates=[] if amount < 3 else ["8 6 6"], space=before).scores(bells=[0, 0, 0])


def test_3_59_without_thalers_or_debts_nothing_is_asked() -> None:
    assert waking_debtor(0, ("8 6 6", 5)).play("8:00").to_move() == 1
    assert waking_debtor(9).play("8:00").to_move() == 1


def test_3_59_each_unfinished_certificate_is_asked_for_the_oldest_first() -> None:
    s = waking_debtor(7, ("8 6 6", 5), ("5 3 5", 0)).play("8:00").asks("$0 $1 $2 $3").play("$1")
    s.asks("$0 $1 $2 $3 $4 $5", seat=0).play("$5")
    s.has(to_move=1, certificates=["5 3 5"], unfinished=[("8 6 6", 6)], thalers=1)


def test_3_59_when_the_money_is_gone_the_second_is_not_asked_for() -> None:
    waking_debtor(3, ("8 6 6", 5), ("5 3 5", 0)).play("8:00 $3").has(to_move=1, unfinished=[("5 3 5", 0)])


def test_3_59_paying_in_is_offered_nowhere_else_in_a_round() -> None:
    s = scene("8").without_paints().owe(0, "8 6 6", 0)
    while s.round == 1:
        if s.state.awake:
            assert not asked_for_money(s)
        s.play(s.idle())
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 0)], 12)


# --- preparing the next round


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unsold_certificates_go_under_the_pile_and_one_for_each_human_is_opened(players: int) -> None:
    s = awake(players)
    old, before = s.opened_certificates(), s.pile()
    s.finish_round().has(round=2, opened_certificates=before[:players], pile=before[players:] + old[::-1])
    assert len(s.leonardos()) == (4 if players == 2 else 0)


def test_3_62_the_leftmost_goes_under_last_and_taken_ones_do_not_go_there() -> None:
    s = audience(12).next_certificates("2 2 1", "4 4 1", "7 7 2").play("N2").finish_round()
    assert (s.opened_certificates(), s.pile()[-2:]) == (["2 2 1", "4 4 1", "7 7 2"], ["8 6 6", "3 3 1"])
    assert s.known() == 2


def test_with_too_few_certificates_as_many_are_opened_as_there_are() -> None:
    s = awake().leave_certificates(1, "6 5 3", "8 6 6").finish_round()
    assert [word for word in s.opened_certificates() if word != "-"] == ["6 5 3", "8 6 6"]
    assert s.pile() == []


def test_unsold_ones_may_come_back_at_once() -> None:
    s = awake().leave_certificates(1, "6 5 3").finish_round().finish_round()
    assert [word for word in s.opened_certificates() if word != "-"] == ["6 5 3"]


def test_3_62_the_order_of_those_put_under_is_public_knowledge() -> None:
    """No guess changes it, and every guess may change the rest of the pile."""
    s = awake().finish_round()
    under = s.pile()[-3:]
    for who in range(SPECTATOR, 3):
        guesses = [s.determinize(who, number) for number in range(6)]
        assert all(guess.pile()[-3:] == under for guess in guesses)
        assert len({tuple(guess.pile()[:-3]) for guess in guesses}) > 1
        assert all(sorted(guess.pile()) == sorted(s.pile()) for guess in guesses)


def test_3_62_when_all_have_been_round_once_the_whole_pile_is_known() -> None:
    s = scene("8", 4).without_paints()
    for _ in range(5):
        s.finish_round().without_paints()
    assert s.known() == 14
    for number in range(4):
        assert s.determinize(1, number).pile() == s.pile()


# --- counting the bells


RED = ["7 5 6", "8 6 6", "5 3 5", "3 2 3"]
BLUE = ["6 4 5", "6 4 5", "4 3 3", "4 3 3"]
GREEN = ["7 6 4", "8 7 4", "5 4 3"]


def test_e32_the_counting_of_the_bells() -> None:
    s = last_round().distribute({0: RED, 1: BLUE, 2: GREEN})
    s.take_certificate("6 5 3")  # with the box's 61 bells the example needs one certificate less
    log = finish(s)
    s.scores(bells=[9 + 2, 5 + 2, 0 + 1]).each(space=[111, 207, 301]).shows("bells", bishop=12)
    assert [(event.who, event.values) for event in named(log, "bells_counted")] == [
        (0, (20, 20)),
        (1, (16, 16)),
        (2, (11, 11)),
        (-1, (11, 12)),
    ]
    scored = [(event.who, event.values) for event in named(log, "bells_scored")]
    assert scored == [(0, (1, 2)), (1, (2, 2)), (2, (4, 1))]  # rank and bonus


def test_with_four_players_the_examples_third_place_is_the_bishops() -> None:
    s = last_round(4).distribute({0: RED, 1: BLUE, 2: GREEN, 3: ["6 5 3"]})
    finish(s)
    s.scores(bells=[11, 7, 1, 0]).shows("bells", 0, bishop=12)


def test_the_third_place_brings_two_points() -> None:
    s = last_round().leave_certificates(0).steal(0, 1, *BLUE).steal(0, 2, "7 7 2")
    finish(s)
    assert s.points_for("bells") == [9 + 5, 5 + 2, 2]


def on_the_track(log: list[Event]) -> list[int]:
    """Who was put on a space of the bell track, in this order; the bishop is -1."""
    return [event.who for event in named(log, "bells_counted")]


def test_3_56_without_unsold_certificates_the_bishop_stands_on_nought() -> None:
    s = last_round().leave_certificates(1).steal(1, 0, "2 2 1")
    assert s.part("bells", 0)["bishop"] is None
    log = finish(s)
    assert on_the_track(log) == [0, 1, -1]
    s.shows("bells", 0, bishop=0).scores(bells=[5, 9 + 5, 0])


def test_3_56_the_bishop_ranks_before_nobody_with_less_than_nothing() -> None:
    """All stand on 0 and above: who comes later stands higher, the bishop highest of them."""
    s = last_round().leave_certificates(1).steal(1, 0, "2 2 1", "3 3 1")
    for word in ("2 2 1", "3 3 1"):
        number = next(n for n, w in enumerate(CERTIFICATES) if w == word)
        bells_of(s.state).paid[0] -= 1 << number
        bells_of(s.state).debts = append(bells_of(s.state).debts, Debt(0, number, 0))
    s.give(0, "", 0)
    log = finish(s)
    counted = {int(event.who): event.values for event in named(log, "bells_counted")}
    assert counted[0] == (-2, 0)
    assert counted[-1] == (0, 1)
    assert s.points_for("bells") == [2, 9 + 5, 0]


@pytest.mark.parametrize(
    ("paid", "owed", "scored"),
    [
        ([], [], 0),  # no certificate
        ([], ["2 2 1"], 5),  # behind the bishop
        (["5 4 3"], ["6 5 3"], 5),  # nothing is left of them
        (["5 4 3"], ["8 6 6"], 5),
        (["5 4 3"], ["7 7 2"], 5),  # one bell
    ],
)
def test_3_56_who_has_a_certificate_takes_part(paid: list[str], owed: list[str], scored: int) -> None:
    s = last_round().give_certificates(1, *paid)
    for word in owed:
        s.owe(1, word)
    log = finish(s)
    assert s.points_for("bells") == [0, scored, 0]
    assert on_the_track(log) == ([1, -1] if scored else [-1])


def test_bells_of_unfinished_certificates_are_taken_off() -> None:
    s = last_round()
    s.give_certificates(0, *RED)  # 20
    s.owe(0, "6 4 5", 5)
    log = finish(s)
    assert named(log, "bells_counted")[0].values == (15, 15)
    assert s.points_for("bells")[0] == 5 + 1  # behind the bishop, who has 36
    assert cast(int, s.part("bells", 0)["bishop"]) >= 30


def test_a_taken_space_is_passed_and_the_bonus_is_that_of_the_space() -> None:
    """Two have 15: the later one stands on 16, the next on 17."""
    s = last_round(4, times="9 8 7 6").distribute({0: ["6 4 5", "6 4 5", "5 3 5"], 1: ["7 5 6", "8 6 6", "3 2 3"]})
    s.distribute({2: ["7 6 4", "8 7 4", "4 3 3", "4 3 3", "2 2 1"]})
    log = finish(s)
    counted = [(event.who, event.values) for event in named(log, "bells_counted")]
    assert counted[:3] == [(2, (15, 15)), (1, (15, 16)), (0, (15, 17))]
    assert counted[3] == (-1, (16, 18))
    assert s.points_for("bells") == [5 + 2, 2 + 2, 1, 0]


@pytest.mark.parametrize(
    ("words", "bonus"),
    [
        (["7 5 6", "7 6 4"], 0),  # 10
        (["7 5 6", "5 3 5"], 1),  # 11
        (["7 5 6", "8 6 6", "5 4 3"], 1),  # 15
        (["7 5 6", "8 6 6", "7 6 4"], 2),  # 16
        (["7 5 6", "8 6 6", "7 6 4", "8 7 4"], 2),  # 20
        (["7 5 6", "8 6 6", "7 6 4", "5 3 5"], 3),  # 21
        (["7 5 6", "8 6 6", "5 3 5", "6 4 5", "5 4 3"], 3),  # 25
        (["7 5 6", "8 6 6", "7 6 4", "5 3 5", "6 4 5"], 4),  # 26
        (["7 5 6", "8 6 6", "7 6 4", "5 3 5", "6 4 5", "5 4 3"], 4),  # 29
        (["7 5 6", "8 6 6", "7 6 4", "5 3 5", "6 4 5", "8 7 4"], 4),  # 30; the last bonus is that of 30+
        (["7 5 6", "8 6 6", "7 6 4", "5 3 5", "6 4 5", "8 7 4", "2 2 1"], 5),  # 31
        (["7 5 6", "8 6 6", "7 6 4", "5 3 5", "6 4 5", "8 7 4", "5 4 3"], 5),  # 33
    ],
)
def test_the_bonus_is_the_highest_that_is_reached(words: list[str], bonus: int) -> None:
    s = last_round().give_certificates(0, *words)
    finish(s)
    total = sum(BELLS[word] for word in words)
    assert s.points_for("bells")[0] == bonus + (9 if total > 61 - total else 5)


def test_all_are_placed_before_anybody_scores() -> None:
    s = last_round(times="8 9 7").distribute({0: ["5 4 3"], 1: ["6 4 5"], 2: ["2 2 1"]})
    log = named(finish(s), "bells_counted", "bells_scored")
    assert [event.who for event in log[:4]] == [2, 0, 1, -1]
    assert {event.kind.name for event in log[:4]} == {"bells_counted"}
    assert {event.kind.name for event in log[4:]} == {"bells_scored"}
    assert [event.who for event in log[4:]] == [2, 0, 1]
    assert s.points_for("bells") == [2, 5, 0]


def test_e61_a_taken_space_in_the_final_scoring_is_passed_ahead() -> None:
    s = last_round().give_certificates(0, *RED).stand(10, 10 + 7, 10 + 8)
    finish(s)
    assert (s.points_for("bells")[0], s.space(0), s.result().sources["track"][0]) == (5 + 2, 19, 2)


@pytest.mark.parametrize(("times", "spaces"), [("7 8 9", [27, 28]), ("8 7 9", [28, 27])])
def test_bells_are_scored_in_turn_order(times: str, spaces: list[int]) -> None:
    """Both come to 27: the first to score takes the space, the second goes beyond it."""
    s = last_round(times=times)
    s.distribute({0: RED, 1: BLUE})  # the bishop has 25
    s.stand(20, 23, 300)
    finish(s)
    assert (s.points_for("bells"), [s.space(0), s.space(1)]) == ([5 + 2, 2 + 2, 0], spaces)


def oracle(order: list[int], totals: dict[int, int], unsold: int) -> dict[int, int]:
    """Points of the markers for their bells, by the booklet's words."""
    spaces: dict[int, int] = {}
    for who, total in [*((marker, totals[marker]) for marker in order if marker in totals), (-1, unsold)]:
        spaces[who] = next(place for place in range(min(31, max(0, total)), 99) if place not in spaces.values())
    ranks = sorted(spaces, key=lambda who: -spaces[who])
    found = dict.fromkeys(order, 0)
    for marker in order:
        if marker in spaces:
            rank = ranks.index(marker)
            bonus = max((points for place, points in BONUS.items() if place <= spaces[marker]), default=0)
            found[marker] = bonus + (RANKS[rank] if rank < 3 else 0)
    return found


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_63_ranks_and_bonuses_of_any_distribution(players: int, seed: int) -> None:
    dice = Random(100 * players + seed)
    hours = dice.sample(["6", "7", "8", "9"], max(players, 3))
    s = last_round(players, times=" ".join(hours))
    for seat in range(players):
        s.give(seat, "", 0)
    markers = list(range(max(players, 3)))
    order = sorted(markers, key=lambda marker: hours[marker])
    words = list(CERTIFICATES)
    dice.shuffle(words)
    totals: dict[int, int] = {}
    if players == 2:
        mine = [words.pop() for _ in range(4)]
        s.give_leonardo(*mine)
        totals[LEONARDO] = sum(BELLS[word] for word in mine)
    few = dice.randrange(1, 5)
    while len(words) > few:
        seat, word = dice.randrange(players), words.pop()
        if dice.random() < 0.15:
            s.owe(seat, word, 1)
            totals[seat] = totals.get(seat, 0) - BELLS[word]
        else:
            s.give_certificates(seat, word)
            totals[seat] = totals.get(seat, 0) + BELLS[word]
    before = list(s.state.track)
    finish(s)
    expected = oracle(order, totals, sum(BELLS[word] for word in words))
    assert s.points_for("bells") == [expected[seat] for seat in range(players)]
    assert [int(s.state.track[marker] - before[marker]) for marker in markers] == [
        expected[marker] for marker in markers
    ]


# --- the last chance, and what comes before and after


def test_3_59_paying_in_is_asked_once_more_before_the_bells_are_counted() -> None:
    s = last_round().give_certificates(0, *RED).owe(0, "6 5 3", 1).give(0, "", 7)
    to_counting(s).asks("$0 $1 $2 $3 $4 $5", seat=0)
    left = s.after("$0").has(over=True)
    assert left.points_for("bells")[0] == 5 + 2  # 20 - 3
    assert left.result().sources["money"][0] == 3
    s.play("$5").has(over=True)
    assert s.points_for("bells")[0] == 5 + 3  # 20 + 3
    assert s.result().sources["money"][0] == 1


def test_3_59_the_last_payments_are_made_in_wake_up_order_the_oldest_first() -> None:
    s = last_round(times="9 7 8")
    for seat in range(3):
        s.give(seat, "", 12)
    s.owe(0, "6 5 3", 1).owe(2, "8 6 6", 7).owe(2, "7 5 6", 3)
    to_counting(s).asks("$0 $1", seat=2).play("$1").asks("$0 $1 $2 $3 $4", seat=2).play("$4")
    assert (s.to_move(), len(s.options())) == (0, 6)
    s.play("$0").has(2, over=True, certificates=["7 5 6", "8 6 6"])


def test_3_60_coins_on_an_unfinished_certificate_are_lost() -> None:
    s = last_round().owe(0, "8 6 6", 7).give(0, "", 0)
    finish(s)
    assert s.result().sources["money"] == [0, 0, 0]
    assert s.points_for("bells") == [5, 0, 0]  # behind the bishop, with less than nothing
    assert s.space(0) == 105


def test_3_123_pennies_become_thalers_for_the_certificate_before_the_bells() -> None:
    s = last_round(modules="4,8").give_pennies(0, 3).owe(0, "8 6 6", 7)
    finish(s)
    assert (s.certificates(0), s.points_for("bells")[0], s.result().sources["money"][0]) == (["8 6 6"], 5, 1)


def test_3_123_leaves_become_thalers_for_the_certificate_before_the_bells() -> None:
    s = last_round(modules="5,8").give_leaves(0, 2).owe(0, "8 6 6", 6)
    finish(s)
    assert (s.certificates(0), s.points_for("bells")[0], s.result().sources["money"][0]) == (["8 6 6"], 5, 0)


def test_3_123_after_pennies_and_leaves_comes_the_last_chance() -> None:
    """3 pennies and 2 leaves pay five of the nine thalers; four own ones may be added."""
    s = last_round(modules="4,5,8").give_pennies(0, 3).give_leaves(0, 2).owe(0, "8 6 6", 1)
    s.owe(0, "2 2 1", 0).give(0, "", 4)
    to_counting(s)
    s.has(unfinished=[("8 6 6", 6), ("2 2 1", 0)]).asks("$0 $1 $2", seat=0).play("$2").asks("$0 $1 $2").play("$2")
    s.has(over=True, certificates=["2 2 1", "8 6 6"])


def test_e60_bells_are_scored_before_money() -> None:
    s = last_round().give_certificates(0, *RED).give(0, "", 4).stand(10, 17, 300)
    finish(s)
    assert s.space(0) == 18 + 2  # 7 for the bells meet a taken space; then 2 for money


def test_a_finished_fresco_ends_the_game_with_the_bells_and_without_income() -> None:
    s = awake().lay(A1="3 RYB").leave("A1").give(0, "RYB", 0)
    s.give(1, "", 0).give_certificates(1, *RED).owe(1, "2 2 1", 1).own_tiles(1, 2).plan(IDLE, IDLE, IDLE)
    log = s.told("A1") + finish(s)
    s.has(over=True, final=False)
    assert named(log, "bells_counted")[0].values == (19, 19)  # income would have paid the last thaler
    assert s.points_for("bells")[1] == 5 + 2


def test_3_10_an_audience_is_still_held_after_the_fresco_is_finished() -> None:
    s = awake().lay(A1="3 RYB").leave("A1").open_certificates(*OFFER).give(0, "RYB", 12)
    s.cover(0, "T", IDLE).others_plan().play("A1").has(first_option="N1:0").play("N2:4")
    assert s.options() == ["$0", "$1", "$2"]  # the last chance comes at once
    s.play("$2").has(over=True, certificates=["6 5 3"])


def test_a_certificate_bought_in_the_final_round_can_be_paid_before_the_bells_are_counted() -> None:
    s = last_round().open_certificates(*OFFER).give(0, "", 9).cover(0, "D", "02030").others_plan().play("N3:2")
    s.scores(bells=1).has(to_move=0, options=[f"${amount}" for amount in range(7)]).play("$6").has(over=True)
    assert s.points_for("bells")[0] == 1 + 5  # second to the bishop
    assert s.result().sources["money"][0] == 0


def test_paying_off_brings_fewer_points_than_paying_in_full() -> None:
    full, later = audience(8), audience(8)
    full.play("N3")
    later.play("N3:7").finish_round()
    while not asked_for_money(later):
        later.play(later.idle())
    later.play("$1")
    assert full.certificates(0) == later.certificates(0) == ["8 6 6"]
    assert (full.points_for("bells")[0], later.points_for("bells")[0]) == (6, 3)


# --- Leonardo


def test_3_128_leonardos_certificates_rank_and_score_for_him() -> None:
    s = last_round(2, times="8 9 7").give_leonardo(*RED).give_certificates(0, *BLUE).give_certificates(1, *GREEN)
    before = s.space(LEONARDO)
    log = finish(s)
    assert s.space(LEONARDO) == before + 9 + 2
    assert s.points_for("bells") == [5 + 2, 0 + 1]  # the bishop with 14 is third
    assert [event.who for event in named(log, "bells_counted")] == [LEONARDO, 0, 1, -1]
    assert s.part("bells", 0)["bishop"] == 14


def test_3_123_leonardo_with_equal_bells_goes_beyond_who_woke_before_him() -> None:
    for times, human, his in (("7 8 9", 16, 17), ("8 9 7", 17, 16)):
        s = last_round(2, times=times).give_leonardo("7 5 6", "8 6 6", "3 2 3", "2 2 1").give_certificates(0, *BLUE)
        counted = {event.who: event.values for event in named(finish(s), "bells_counted")}
        assert counted[0] == (16, human)
        assert counted[LEONARDO] == (16, his)


def test_leonardo_has_no_audience_and_his_certificates_are_not_unsold() -> None:
    s = awake(2, times="8 9 7").has(deciders=[0, 1])
    his, offer = s.leonardos(), s.opened_certificates()
    s.finish_round()
    assert (s.leonardos(), sorted(s.opened_certificates() + s.pile() + his)) == (his, sorted(CERTIFICATES))
    assert s.pile()[-2:] == offer[::-1]


# --- what is seen, hidden and kept


def test_3_12_paid_certificates_are_seen_by_their_owner_alone() -> None:
    s = awake().give_certificates(0, "6 4 5", "2 2 1").owe(0, "8 6 6", 3)
    debt = [{"price": 8, "points": 6, "bells": 6, "paid": 3}]
    mine = [{"price": 2, "points": 2, "bells": 1}, {"price": 6, "points": 4, "bells": 5}]
    for who in range(SPECTATOR, 3):
        seen = s.part("bells", who)["players"][0]
        assert (seen["certificates"], seen["unfinished"]) == (2, debt)
        assert (seen["own"], seen["bells"]) == ((mine, 6) if who == 0 else (None, None))


def test_in_final_scoring_all_certificates_are_shown() -> None:
    s = last_round().give_certificates(0, "6 4 5")
    assert s.part("bells", 1)["players"][0]["own"] is None
    finish(s)
    for who in range(SPECTATOR, 3):
        assert s.part("bells", who)["players"][0]["own"] == [{"price": 6, "points": 4, "bells": 5}]


def test_3_12_faces_pile_and_leonardos_certificates_make_no_difference_to_others() -> None:
    s = awake(2, times="8 9 7").give_certificates(0, "6 4 5")
    other = s.copy()
    part, mixed = bells_of(s.state), bells_of(other.state)
    mine = CERTIFICATES.index("6 4 5")
    mine = mine if part.paid[0] >> mine & 1 else mine + 1
    first, second = int(mixed.leonardo[0]), int(mixed.pile[0])
    mixed.leonardo[0], mixed.pile[0] = second, first
    for who in (1, SPECTATOR):
        for number in range(3):
            assert s.determinize(who, number).key() == other.determinize(who, number).key()
    top = int(mixed.pile[len(mixed.pile) - 1])
    mixed.pile[len(mixed.pile) - 1] = mine
    mixed.paid[0] = 1 << top
    assert all(s.view(who) == other.view(who) for who in (1, SPECTATOR))
    assert s.view(0) != other.view(0)


def test_3_12_faces_and_money_are_still_private_when_the_last_payments_are_made() -> None:
    """They are turned up to be counted, after the payments."""
    s = last_round().give_certificates(0, *RED).owe(1, "6 5 3", 1).give(0, "", 5).give(1, "", 7)
    to_counting(s)
    assert s.to_move() == 1
    for who in range(SPECTATOR, 3):
        assert (s.part("bells", who)["players"][0]["own"] is None) == (who != 0)
        assert s.shown(who, 0)["thalers"] == (5 if who == 0 else None)
        for number in range(6):
            guess = s.determinize(who, number)
            assert guess.view(who) == s.view(who)
            assert guess.certificates(0) == s.certificates(0)  # they lay open when they were bought


def test_guesses_change_what_is_hidden_and_nothing_else() -> None:
    s = awake(2, times="8 9 7").give_certificates(0, "6 4 5", "8 6 6").owe(1, "7 5 6", 2)
    his: set[tuple[str, ...]] = set()
    for who, number in product((0, 1, SPECTATOR), range(8)):
        guess = s.determinize(who, number)
        assert (guess.view(who), guess.unfinished(1)) == (s.view(who), [("7 5 6", 2)])
        assert guess.opened_certificates() == s.opened_certificates()
        assert guess.certificates(0) == ["6 4 5", "8 6 6"]
        his.add(tuple(sorted(guess.leonardos())))
    assert len(his) > 2


@pytest.mark.parametrize(
    ("players", "modules"), [(2, "8"), (3, "8"), (4, "8"), (3, "4,5,8,10"), (2, "1,6,8,9,13,14"), (4, "all")]
)
@pytest.mark.compiled
def test_no_certificate_is_lost_in_a_game_and_guesses_are_fair(players: int, modules: str) -> None:
    s = new_game(players, 3 + players, {"modules": modules})
    bought = 0
    for _ in along(s, Random(players)):
        held = [word for seat in range(players) for word in s.certificates(seat)]
        held += [word for seat in range(players) for word, _paid in s.unfinished(seat)]
        held += [word for word in s.opened_certificates() if word != "-"]
        assert sorted([*held, *s.pile(), *s.leonardos()]) == sorted(CERTIFICATES)
        for seat in range(players):
            assert s.thalers(seat) >= 0
            assert all(0 <= paid < int(word.split()[0]) for word, paid in s.unfinished(seat))
        bought += s.options()[0].startswith("N1") or s.options()[0].startswith("N2")
    assert bought > 0
    assert s.result().scores == [max(0, s.space(seat)) for seat in range(players)]


# --- spots of the board


def test_certificates_have_their_spots() -> None:
    s = an_audience()
    assert {s.spots()[move] for move in s.options() if move.startswith("N2")} == {"m08-certificate-2"}
    s = an_installment()
    assert (s.spots()["$0"], s.spots()["$1"]) == ("done", "m08-unfinished-0")


def test_why_no_certificate_can_be_bought_is_said() -> None:
    s = an_installment()
    assert s.why("m08-certificate-1").startswith("Certificates are bought at an audience")
    bells_of(s.state).offer[0] = -1
    assert s.why("m08-certificate-1") == s.why("m08-certificate-4") == "No certificate is left here."
    assert GAME.why_not(s.state, 0, "m08")[0].name == "fresco-why-module"


def test_why_nothing_can_be_paid_in_is_said() -> None:
    assert an_installment().why("m08-unfinished-1").endswith("one after the other, the oldest first.")
    s = an_audience()
    assert s.why("m08-unfinished-0").startswith("Thalers may be put on a certificate after you get up")
    s.give(0, thalers=0)
    assert s.why("m08-unfinished-0") == "You have no thaler to put on it."


def test_what_is_printed_on_the_bell_board_is_seen() -> None:
    board = an_audience().part("bells", SPECTATOR)
    assert board["rank_points"] == list(bells_box(GAME.box).rank_points)
    assert board["bonuses"][0] == {"space": 11, "sign": "11", "points": 1}
    assert board["bonuses"][-1] == {"space": 31, "sign": "30+", "points": 5}
    assert board["leonardo_bells"] is None
