"""Final scoring with all modules, in the printed order: examples E60 and E61, ruling 3.123 and those it names."""

from random import Random
from typing import Any

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from tests.games.fresco.board import GAME, IDLE, LEONARDO, named
from tests.games.fresco.modules.m08_bells.pieces import CERTIFICATES
from tests.games.fresco.modules.m13_catacombs.pieces import TREASURES
from tests.games.fresco.modules.m15_dome.pieces import DOMES
from tests.games.fresco.scene import Scene, new_game, scene

END = "4,5,8,10,13,15"
STEPS = ["pennies_changed", "leaves_changed", "bells_counted", "bells_scored", "healthy"]
STEPS += ["treasures_counted", "dome_completed", "money"]
TIMES = [(2, "7 8 9", [0, 1, 2]), (2, "9 7 8", [1, 2, 0]), (3, "9 7 8", [1, 2, 0]), (4, "9 7 8 6", [3, 1, 2, 0])]
RANKS = (9, 5, 2)
BONUS = {11: 1, 16: 2, 21: 3, 26: 4, 31: 5}


def finale(players: int = 3, times: str = "7 8 9 6", modules: str = END) -> Scene:
    """The last round is over but for the scoring; nobody has anything, the markers stand far from one another.

    With module 10 all own apprentices are with the Medico, so that they bring no thalers.
    """
    s = scene(modules, players).awake(times)
    for seat in range(players):
        s.give(seat, "", 0)
        if s.state.rules.has(4):
            s.give_pennies(seat, 0)
        if s.state.rules.has(10):
            s.make_ill(seat, 5)
    return s.stand(*(100 * marker + 10 for marker in range(len(s.state.track))))


def end(s: Scene, *answers: str) -> list[Event]:
    """Final scoring with these answers, after which the game must be over; what happened."""
    log = begin_end(s)
    s.state.log = log
    for answer in answers:
        s.has(over=False).play(answer)
    s.state.log = None
    assert s.over()
    return log


def begin_end(s: Scene) -> list[Event]:
    """Final scoring up to the first question."""
    log: list[Event] = []
    s.state.log = log
    s.score_now()
    s.state.log = None
    return log


def value(event: Event) -> int:
    """An event's first number."""
    assert event.values[0] is not None
    return event.values[0]


def scored(log: list[Event]) -> list[tuple[int, int]]:
    """Who scored how much, in order."""
    return [(int(event.who), value(event)) for event in named(log, "scored")]


def everything(s: Scene) -> None:
    """Each player has something for each step: bells 5 or more in another order, treasures 3 points, a dome tile."""
    certs = ["6 4 5", "8 6 6", "7 6 4", "7 7 2"]
    tiles = ["4 GR", "4 OB", "4 PY", "6 OGY"]
    treasures = ["statue 5", "statue 4", "statue 3", "chalice 3"]
    for seat in range(len(s.players)):
        s.give_pennies(seat, 1).give_leaves(seat, 1).give_certificates(seat, certs[seat]).make_ill(seat, 0)
        s.keep_treasures(seat, treasures[seat]).give_domes(seat, tiles[seat]).give(seat, tiles[seat].split()[1], 10)


# --- the order of the steps


@pytest.mark.parametrize(("players", "times", "order"), TIMES)
def test_e60_steps_in_the_printed_order_and_each_in_wake_up_order(players: int, times: str, order: list[int]) -> None:
    """Treasures are looked at in the next test."""
    s = finale(players, times)
    everything(s)
    log = end(s)
    humans = [marker for marker in order if marker < players]
    ringers = order if players == 2 else humans  # Leonardo has certificates
    expected = [("pennies_changed", seat) for seat in humans] + [("leaves_changed", seat) for seat in humans]
    expected += [("bells_counted", marker) for marker in (*ringers, -1)]
    expected += [("bells_scored", marker) for marker in ringers if ("bells_scored", marker) in kinds(log)]
    expected += [("healthy", seat) for seat in humans] + [("dome_completed", seat) for seat in humans]
    expected += [("money", seat) for seat in humans]
    assert [kind for kind in kinds(log) if kind[0] in STEPS and kind[0] != "treasures_counted"] == expected
    names = [event.kind.name for event in log]
    first, last = names.index("treasures_counted"), len(names) - names[::-1].index("treasures_counted")
    assert "healthy" not in names[first:]
    assert "dome_completed" not in names[:last]


def kinds(log: list[Event]) -> list[tuple[str, int]]:
    return [(event.kind.name, int(event.who)) for event in log]


@pytest.mark.parametrize(("players", "times", "order"), TIMES)
def test_e60_treasures_are_counted_in_wake_up_order(players: int, times: str, order: list[int]) -> None:
    s = finale(players, times)
    for marker, word in enumerate(("statue 5", "statue 4", "statue 3", "chalice 3")[: len(s.state.track)]):
        s.keep_treasures(marker, word)
    log = end(s)
    assert [event.who for event in named(log, "treasures_counted")] == order


@pytest.mark.parametrize(("players", "times", "order"), TIMES)
def test_e60_points_step_by_step_in_wake_up_order(players: int, times: str, order: list[int]) -> None:
    """Bells 9 for one, treasures, domes, money: nobody scores a later step before all have scored the earlier one."""
    s = finale(players, times).leave_certificates(0, "7 5 6")
    if players == 2:
        s.give_leonardo()
    treasures = ["statue 5", "statue 4", "statue 3", "chalice 2"]
    tiles = ["4 GR", "4 OB", "6 OGY", "7 GGO"]
    humans = [marker for marker in order if marker < players]
    for marker in order:
        s.keep_treasures(marker, treasures[marker])
    for seat in humans:
        s.give_domes(seat, tiles[seat]).give(seat, tiles[seat].split()[1], 2)
    expected = [(marker, int(treasures[marker].split()[1])) for marker in order]
    expected += [(seat, int(tiles[seat].split()[0])) for seat in humans] + [(seat, 1) for seat in humans]
    bells, *others = scored(end(s))
    assert bells == (0, 9 + 5)
    assert others == expected


def test_what_a_player_does_not_have_is_no_step_for_them() -> None:
    s = finale().keep_treasures(1, "statue 5").give(2, "", 5)
    assert scored(end(s)) == [(1, 5), (2, 2)]
    assert [s.space(seat) for seat in range(3)] == [10, 115, 212]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_nothing_at_all_nobody_leaves_the_start_spaces(players: int) -> None:
    s = finale(players)
    if players == 2:
        s.give_leonardo()
    s.stand(*range(-3, -3 + len(s.state.track)))
    before = list(s.state.track)
    assert scored(end(s)) == []
    assert (list(s.state.track), s.result().scores) == (before, [0] * players)


# --- 4 and 5: pennies and leaves


@pytest.mark.parametrize(("number", "gold", "money", "won"), [
    (0, 0, 1, 0), (1, 0, 1, 1), (0, 1, 1, 1), (3, 2, 0, 2), (3, 2, 1, 3), (5, 4, 3, 6),
])  # fmt: skip
def test_pennies_and_leaves_become_thalers_before_money_counts(number: int, gold: int, money: int, won: int) -> None:
    s = finale().give_pennies(0, number).give_leaves(0, gold).give(0, thalers=money)
    end(s)
    s.has(points={"money": won} if won else {}, space=10 + won, pennies=0, leaves=0)


@pytest.mark.parametrize(("number", "gold", "paid", "left"), [
    (1, 0, 2, 0), (0, 2, 3, 0), (2, 1, 4, 0), (2, 3, 6, 0), (3, 3, 6, 1), (3, 5, 6, 3), (6, 4, 6, 5),
])  # fmt: skip
def test_3_57_their_thalers_go_to_an_unfinished_certificate_first(number: int, gold: int, paid: int, left: int) -> None:
    """One of six thalers with one on it: five more are needed."""
    s = finale().owe(0, "6 5 3", 1).give_pennies(0, number).give_leaves(0, gold)
    log = begin_end(s)
    assert sum(value(event) for event in named(log, "paid_in")) == paid - 1
    if left:
        assert (s.certificates(0), s.unfinished(0)) == (["6 5 3"], [])
    assert s.over()  # nothing is left to pay in with
    assert s.thalers(0) == left
    assert s.part("bells", 1)["players"][0]["unfinished"] == (
        [] if paid == 6 else [{"price": 6, "points": 5, "bells": 3, "paid": paid}]
    )
    assert ("bells_scored", 0) in kinds(log) or paid < 6


def test_3_57_the_player_says_which_certificate_comes_first() -> None:
    """Pennies, then leaves; with one unfinished certificate left there is nothing to say."""
    s = finale().owe(0, "3 3 1", 1).owe(0, "4 3 3", 0).give_pennies(0, 2).give_leaves(0, 3)
    begin_end(s)
    assert (s.to_move(), s.options()) == (0, ["U1", "U2"])
    s.after("U1").has(certificates=["3 3 1"], unfinished=[("4 3 3", 3)], over=True)
    s.play("U2").asks("U1 U2").play("U2").has(certificates=["4 3 3"], unfinished=[("3 3 1", 2)], thalers=0)


def test_3_57_pennies_and_leaves_are_earned_in_wake_up_order() -> None:
    s = finale(times="8 9 7")
    for seat in range(3):
        s.owe(seat, ["4 3 3", "3 2 3", "2 2 1"][seat], 0).owe(seat, ["8 6 6", "7 5 6", "6 4 5"][seat], 0)
        s.give_pennies(seat, 1).give_leaves(seat, 1)
    asked = []
    begin_end(s)
    while not s.over():
        asked.append((int(s.to_move()), s.options()))
        s.play("U2")
    assert asked == [(seat, ["U1", "U2"]) for seat in (2, 0, 1, 2, 0, 1)]


def test_3_57_no_points_for_paying_in() -> None:
    s = finale().leave_certificates(1, "8 7 4").owe(0, "8 7 4", 0).give_pennies(0, 5).give_leaves(0, 1)
    log = end(s)
    assert [(who, won) for who, won in scored(log) if who == 0] == [(0, 2)]  # third, on space 0
    assert [event.values for event in named(log, "bells_counted") if event.who == 0] == [(-4, 0)]


# --- 8: the last payment, and the bells


def test_3_59_a_last_payment_is_asked_for_before_the_bells_are_counted() -> None:
    s = finale(times="8 9 7")
    for seat, money in enumerate((2, 9, 3)):
        s.owe(seat, ("7 6 4", "6 5 3", "6 4 5")[seat], 1).give(seat, thalers=money)
    log = begin_end(s)
    assert named(log, "bells_counted", "scored") == []
    asked = []
    s.state.log = log
    while not s.over():
        asked.append((s.to_move(), s.options()))
        assert named(log, "bells_counted") == []
        s.play(s.options()[-1])
    s.state.log = None
    assert asked == [
        (2, ["$0", "$1", "$2", "$3"]),
        (0, ["$0", "$1", "$2"]),
        (1, ["$0", "$1", "$2", "$3", "$4", "$5"]),
    ]
    assert [event.values for event in named(log, "bells_counted")][:3] == [(-5, 0), (-4, 1), (3, 3)]


def test_3_59_it_is_not_asked_without_thalers_or_without_debts() -> None:
    s = finale().owe(0, "7 6 4", 1).give(1, thalers=9).give_certificates(1, "6 5 3")
    begin_end(s)
    assert s.over()


def test_3_59_each_unfinished_certificate_is_asked_for_the_oldest_first() -> None:
    s = finale().owe(0, "7 6 4", 5).owe(0, "6 5 3", 1).give(0, thalers=4)
    begin_end(s)
    s.asks("$0 $1 $2").play("$1").asks("$0 $1 $2 $3").play("$3").has(unfinished=[("7 6 4", 6), ("6 5 3", 4)])


@pytest.mark.parametrize(("answer", "bells", "money"), [("$0", -4, 2), ("$1", -4, 2), ("$2", 4, 1)])
def test_3_59_what_is_paid_decides_between_bells_and_money(answer: str, bells: int, money: int) -> None:
    """With everything sold but this one the bishop has nothing; a player with bells below 0 stands on 0 (3.56)."""
    s = finale().leave_certificates(1, "7 6 4").owe(0, "7 6 4", 5).give(0, thalers=5)
    log = end(s, answer)
    counted = {event.who: event.values[0] for event in named(log, "bells_counted")}
    assert counted[0] == bells
    won = [number for who, number in scored(log) if who == 0]
    assert won == ([5, money] if bells > 0 else [2, money])  # before the bishop, or behind him


@pytest.mark.parametrize(("away", "left"), [(5, 0), (3, 10), (0, 25)])
def test_3_58_the_medicos_thalers_come_after_the_bells_and_are_the_players(away: int, left: int) -> None:
    s = finale().owe(0, "7 6 4", 5).make_ill(0, away)
    log = end(s)
    assert (s.unfinished(0), s.thalers(0)) == ([("7 6 4", 5)], left)
    assert [event.values[0] for event in named(log, "bells_counted") if event.who == 0] == [-4]
    assert sum(number for who, number in scored(log) if who == 0) == 5 + left // 2  # second, on space 0


def test_3_60_coins_on_an_unfinished_certificate_are_lost() -> None:
    s = finale().owe(0, "8 6 6", 7).give(0, thalers=0)
    assert [won for who, won in scored(end(s)) if who == 0] == [5]  # second, on space 0
    assert s.unfinished(0) == [("8 6 6", 7)]


def test_the_bells_of_unfinished_certificates_are_taken_off() -> None:
    s = finale().give_certificates(0, "8 6 6", "7 5 6", "6 4 5").owe(0, "5 4 3", 0)
    log = end(s)
    assert [event.values for event in named(log, "bells_counted") if event.who == 0] == [(14, 14)]


def test_certificates_are_shown_to_all_when_the_game_is_over() -> None:
    s = finale().give_certificates(0, "8 6 6")
    end(s)
    for who in (1, 2, SPECTATOR):
        assert s.part("bells", who)["players"][0]["own"] == [{"price": 8, "points": 6, "bells": 6}]
        assert s.part("bells", who)["players"][0]["bells"] == 6


# --- 10: the Medico's thalers


@pytest.mark.parametrize("away", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_thalers_for_each_own_apprentice_not_with_the_medico(players: int, away: int) -> None:
    s = finale(players).make_ill(0, away).give(0, thalers=1)
    end(s)
    assert s.thalers(0) == 1 + 5 * (5 - away)
    assert s.points(0).get("money", 0) == (1 + 5 * (5 - away)) // 2
    assert [s.points(seat).get("money", 0) for seat in range(1, players)] == [0] * (players - 1)


def test_the_neutral_apprentice_and_ill_ones_taken_for_it_bring_nothing() -> None:
    s = finale().make_ill(0, 2, neutral=1)
    s.players[0].neutral = 1
    end(s)
    assert s.thalers(0) == 15


def test_an_own_apprentice_in_the_armchair_brings_its_thalers() -> None:
    s = scene(END).give(0, mood=-2).awake("7 8 9").has(aside=1)
    for seat in range(3):
        s.give(seat, "", 0)
    end(s)
    assert s.thalers(0) == 5 * 5 + 3  # and three pennies


# --- 13 and 15


@pytest.mark.parametrize(("words", "won"), [
    (["statue 5"], 5), (["statue 5", "chalice 3"], 8), (["script 5"], 5), (["script 1", "script 4", "script 2"], 12),
    (["script 1", "script 2", "script 3", "script 4", "script 5"], 25), (["script 3", "script 1", "statue 4"], 10),
])  # fmt: skip
def test_e54_treasures_are_one_score(words: list[str], won: int) -> None:
    s = finale().keep_treasures(0, *words)
    assert scored(end(s)) == [(0, won)]
    assert s.points(0) == {"treasures": won}


def test_dome_tiles_are_one_score_and_cost_no_money() -> None:
    s = finale().give_domes(0, "6 OGY", "7 GGO").give(0, "OGYGGO", 3)
    assert scored(end(s)) == [(0, 13), (0, 1)]
    assert (s.paints(0), s.thalers(0)) == ("", 3)


def test_the_choice_of_dome_tiles_comes_after_all_treasures_and_before_any_money() -> None:
    s = finale(times="9 7 8").give_domes(0, "6 OGY", "7 GGO").give(0, "OGY", 2).give(1, "", 2)
    s.keep_treasures(0, "statue 4")
    log = begin_end(s)
    assert s.options() == ["D1", "-"]
    assert scored(log) == [(0, 4)]
    s.each(space=[14, 110, 210]).play("D1").each(space=[21, 111, 210])


# --- always ahead


def on_the_way(step: str) -> Scene:
    """Seat 0 will score 5 points with this step, and nobody anything else."""
    s = finale()
    if step == "treasures":
        s.keep_treasures(0, "statue 5")
    if step == "dome":
        s.give_domes(0, "4 GR").give(0, "GR")
    if step == "money":
        s.give(0, thalers=11)
    if step == "pennies":
        s.give_pennies(0, 5).give_leaves(0, 6)
    if step == "medico":
        s.make_ill(0, 3)
    return s


@pytest.mark.parametrize("step", ["treasures", "dome", "money", "pennies", "medico"])
@pytest.mark.parametrize(("others", "further"), [((0, 99), 1), ((0, 1), 2), ((1, 2), 0), ((-1, 0), 1), ((-2, -1), 0)])
def test_e61_a_taken_space_is_left_ahead_in_every_step(step: str, others: tuple[int, int], further: int) -> None:
    s = on_the_way(step)
    alone = s.copy()
    end(alone)
    reached = alone.space(0)
    assert reached == (14 if step == "dome" else 15)
    s.stand(10, *(reached + other for other in others))
    end(s)
    assert (s.space(0), s.result().sources["track"][0]) == (reached + further, further)


@pytest.mark.parametrize(("others", "reached"), [((99, 98), 15), ((15, 98), 16), ((16, 15), 17), ((14, 16), 15)])
def test_e61_a_taken_space_is_left_ahead_when_bells_are_scored(others: tuple[int, int], reached: int) -> None:
    s = finale().give_certificates(0, "6 4 5")
    s.leave_certificates(1, "8 7 4")  # seat 1 has all others: the first rank with the last bonus
    s.stand(10, *others)
    end(s)
    assert (s.points(0)["bells"], s.space(0)) == (5, reached)


@pytest.mark.parametrize(
    ("times", "spaces"), [("7 8 9", [15, 16, 17]), ("9 8 7", [17, 16, 15]), ("8 9 7", [16, 17, 15])]
)
def test_e61_earlier_players_reach_a_space_first(times: str, spaces: list[int]) -> None:
    s = finale(times=times).stand(10, 11, 12)
    for seat, word in enumerate(("statue 5", "statue 4", "statue 3")):
        s.keep_treasures(seat, word)
    end(s)
    assert [s.space(seat) for seat in range(3)] == spaces


@pytest.mark.parametrize(
    ("times", "spaces"), [("7 8 9", [15, 16, 17]), ("9 8 7", [17, 16, 15]), ("8 9 7", [16, 17, 15])]
)
def test_e61_earlier_players_count_their_money_first(times: str, spaces: list[int]) -> None:
    s = finale(times=times).stand(10, 11, 12)
    for seat, money in enumerate((10, 8, 6)):
        s.give(seat, thalers=money)
    end(s)
    assert [s.space(seat) for seat in range(3)] == spaces


def test_e61_a_space_that_was_left_in_an_earlier_step_is_free() -> None:
    s = finale(times="9 7 8").stand(15, 10, 50).keep_treasures(0, "statue 3").give(1, thalers=10)
    end(s)
    assert [s.space(seat) for seat in range(3)] == [18, 15, 50]


def test_3_124_dames_passed_have_no_effect() -> None:
    s = finale(modules="12,13").line_up("pink", "purple", "pink", "purple", "pink", "purple")
    s.stand(5, 1, 2).keep_treasures(0, "script 1", "script 2", "script 3", "script 4", "script 5")
    end(s)
    assert s.space(0) == 30
    assert s.dames_of(1) == s.dames_of(2) == []


# --- Leonardo


def test_3_123_leonardo_scores_bells_and_treasures_and_nothing_else() -> None:
    s = finale(2).give_leonardo("8 6 6", "7 5 6", "6 4 5", "6 4 5")
    s.keep_treasures(LEONARDO, "statue 4", "script 3", "script 3").give_domes(LEONARDO, "4 GR")
    log = end(s)
    assert scored(log) == [(LEONARDO, 5 + 3), (LEONARDO, 4 + 3)]  # behind the bishop; the second script counts nothing
    assert (s.space(LEONARDO), s.leonardos_domes()) == (210 + 15, ["4 GR"])
    assert [event.who for event in named(log, "money", "healthy")] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("times", "spaces"), [("7 8 9", [15, 16, 17]), ("8 9 7", [16, 17, 15]), ("7 9 8", [15, 17, 16])]
)
def test_3_123_leonardo_scores_treasures_in_his_wake_up_place(times: str, spaces: list[int]) -> None:
    s = finale(2, times).give_leonardo().stand(10, 11, 12)
    for marker, word in enumerate(("statue 5", "statue 4", "statue 3")):
        s.keep_treasures(marker, word)
    end(s)
    assert list(s.state.track) == spaces


@pytest.mark.parametrize(("times", "spaces"), [("7 8 9", (9, 10, 11)), ("8 9 7", (10, 11, 9)), ("9 7 8", (11, 9, 10))])
def test_3_123_leonardo_takes_a_bell_space_in_his_wake_up_place(times: str, spaces: tuple[int, ...]) -> None:
    """All have nine bells: each later one stands one higher."""
    s = finale(2, times).give_leonardo("5 4 3", "6 5 3", "6 5 3")
    s.give_certificates(0, "5 4 3", "4 3 3", "4 3 3").give_certificates(1, "8 6 6", "3 2 3")
    log = end(s)
    counted = {int(event.who): event.values for event in named(log, "bells_counted")}
    assert [counted[marker] for marker in range(3)] == [(9, place) for place in spaces]
    ranks = {int(event.who): event.values[0] for event in named(log, "bells_scored")}
    order = sorted(range(3), key=lambda marker: -spaces[marker])
    assert [ranks.get(marker) for marker in order[:2]] == [2, 3]  # the bishop has more
    assert scored(log)[0][0] in order[:2]


def test_leonardos_marker_stands_in_the_way_and_is_never_asked_about() -> None:
    s = finale(2).give_leonardo().stand(10, 50, 15).keep_treasures(0, "statue 5").keep_treasures(LEONARDO, "chalice 1")
    end(s)
    assert list(s.state.track) == [16, 50, 17]


def test_leonardo_cannot_win_however_far_he_goes() -> None:
    s = finale(2).stand(10, 11, 90).keep_treasures(LEONARDO, "statue 5")
    end(s)
    assert list(s.result().winners) == [1]


# --- the whole of it, against a reckoning by hand


def ahead(track: list[int], marker: int, won: int) -> None:
    """Move a marker forward, past all taken spaces."""
    if won <= 0:
        return
    others = [space for other, space in enumerate(track) if other != marker]
    track[marker] = max(0, track[marker]) + won
    while track[marker] in others:
        track[marker] += 1


def bells_of(words: list[str]) -> int:
    return sum(int(word.split()[2]) for word in words)


def bell_points(bells: dict[int, int]) -> dict[int, int]:
    """Points for ranks and bonuses; by marker in wake-up order, the bishop as -1 last."""
    places: dict[int, int] = {}
    for marker, total in bells.items():
        place = max(0, min(total, 31))
        while place in places.values():
            place += 1
        places[marker] = place
    ranking = sorted(places, key=lambda marker: -places[marker])
    won = {}
    for marker, place in places.items():
        rank = ranking.index(marker)
        won[marker] = (RANKS[rank] if rank < 3 else 0) + max([0, *(n for least, n in BONUS.items() if place >= least)])
    return won


def treasure_points(words: list[str]) -> int:
    volumes = {int(word.split()[1]) for word in words if word.startswith("script")}
    fixed = sum(int(word.split()[1]) for word in words if not word.startswith("script"))
    return fixed + max(volumes, default=0) * len(volumes)


def deal(s: Scene, chance: Random) -> None:
    """Random goods for all."""
    humans = range(len(s.players))
    if chance.randrange(2):
        s.stand(*chance.sample(range(1, 12), len(s.state.track)))
    else:
        s.stand(*range(-3, -3 + len(s.state.track)))
    left = list(CERTIFICATES)
    if len(s.state.track) > len(s.players):
        for word in s.leonardos():
            left.remove(word)
    chance.shuffle(left)
    tiles = chance.sample(DOMES, len(DOMES))
    treasures = chance.sample(TREASURES, len(TREASURES))
    for marker in range(len(s.state.track)):
        found = [treasures.pop() for _ in range(chance.randint(0, 5))]
        volumes = {word for word in found if word.startswith("script")}  # only Leonardo has one twice
        single = [word for word in found if not word.startswith("script")] + sorted(volumes)
        s.keep_treasures(marker, *(single if marker in humans else found))
        if marker not in humans:
            continue
        s.give_pennies(marker, chance.randint(0, 3)).give_leaves(marker, chance.randint(0, 3))
        s.make_ill(marker, chance.randint(0, 5))
        for _ in range(chance.randint(0, 3)):
            s.give_certificates(marker, left.pop())
        for _ in range(chance.choice((0, 0, 1, 2))):
            word = left.pop()
            s.owe(marker, word, chance.randrange(int(word.split()[0])))
        mine = [tiles.pop() for _ in range(chance.randint(0, 2))]
        s.give_domes(marker, *mine).give(marker, "".join(word.split()[1] for word in mine) + "B", chance.randint(0, 9))


def order_of(times: str, markers: int) -> list[int]:
    hours = times.split()[:markers]
    return sorted(range(markers), key=lambda marker: hours[marker])


@pytest.mark.parametrize("seed", range(40))
def test_3_123_the_whole_final_scoring_as_reckoned_by_hand(seed: int) -> None:
    chance = Random(seed)
    players = 2 + seed % 3
    times = " ".join(chance.sample("56789", 4))
    s = finale(players, times, chance.choice((END, "all")))
    deal(s, chance)
    order = order_of(times, len(s.state.track))
    humans = [marker for marker in order if marker < players]
    track = [int(place) for place in s.state.track]
    money = {seat: s.thalers(seat) for seat in humans}
    debts: dict[int, list[list[Any]]] = {seat: [list(debt) for debt in s.unfinished(seat)] for seat in humans}
    for seat in humans:  # 4 and 5
        earned = s.pennies(seat) + s.leaves(seat)
        for debt in debts[seat]:
            part = min(earned, int(debt[0].split()[0]) - debt[1])
            debt[1] += part
            earned -= part
        money[seat] += earned
    start = [max(0, place) for place in track]
    whole = GAME.pieces(s.state) if max(start) == 0 else None  # points that came from nowhere are refused
    paid_before = {seat: s.certificates(seat) for seat in humans}
    begin_end(s)
    while not s.over() and s.options()[0] == "U1":
        s.play("U1")
    for seat in humans:  # the last payment
        for debt in debts[seat]:
            most = min(money[seat], int(debt[0].split()[0]) - debt[1])
            if most > 0:
                assert (s.to_move(), s.options()) == (seat, [f"${part}" for part in range(most + 1)])
                part = chance.randint(0, most)
                s.play(f"${part}")
                debt[1] += part
                money[seat] -= part
    assert s.over()
    bells = {}  # 8
    for marker in order:
        if marker == LEONARDO and players == 2:
            bells[marker] = bells_of(s.leonardos())
            continue
        if not paid_before[marker] and not debts[marker]:
            continue
        paid = [word for word, part in debts[marker] if part == int(word.split()[0])]
        owed = [word for word, part in debts[marker] if part < int(word.split()[0])]
        bells[marker] = bells_of(paid_before[marker] + paid) - bells_of(owed)
    bells[-1] = bells_of([word for word in [*s.opened_certificates(), *s.pile()] if word != "-"])
    for marker, won in bell_points(bells).items():
        if marker >= 0:
            ahead(track, marker, won)
    for seat in humans:  # 10
        money[seat] += 5 * (5 - int(s.players[seat].away))
    for marker in order:  # 13
        ahead(track, marker, treasure_points(s.kept(marker)))
    for seat in humans:  # 15
        assert s.domes(seat) == []
        ahead(track, seat, sum(int(word.split()[0]) for word in s.completed_domes(seat)))
        assert s.paints(seat) == "B"
    for seat in humans:
        ahead(track, seat, money[seat] // 2)
    assert list(s.state.track) == track
    if whole:
        assert GAME.pieces(s.state) == whole
    for seat in humans:
        assert sum(s.points(seat).values()) == max(0, track[seat]) - start[seat]
        assert s.result().scores[seat] == max(0, track[seat])
    assert list(s.result().winners) == [max(humans, key=lambda seat: track[seat])]


# --- reached by playing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_final_round_there_is_no_income(players: int) -> None:
    s = scene("all", players).without_paints().leave("A1 B1 C1 D1 E1 A2").finish_round().has(final=True)
    s.awake("7 8 9 6")
    for seat in range(players):
        s.give(seat, "", 0).give_pennies(seat, 0).make_ill(seat, 5)
    s.own_tiles(0, 3).give_portrait(0, "gods_servant").give_beams(0, 2).reach(99)
    assert s.thalers(0) == 5 * (5 - int(s.players[0].away)) + 3 * planned_studio(s)
    assert s.paints(0) == ""


def planned_studio(s: Scene) -> int:
    return int(s.players[0].at(2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fresco_completed_in_an_ordinary_round_is_followed_by_all_steps(players: int) -> None:
    s = scene(END, players).lay(A1="3 RYB").leave("A1").awake("7 8 9 6" if players < 4 else "6 7 8 9")
    everything(s)
    s.give(0, "RYBGR").offer_bottles("")
    s.state.bishop = 24
    for seat in range(players):
        s.plan_one(seat, "01031" if seat == 0 else IDLE)
    log: list[Event] = []
    s.state.log = log
    while not s.over():
        legal = s.options()
        s.play("A1" if "A1" in legal else s.idle())
    s.state.log = None
    assert s.round == 1
    names = [event.kind.name for event in log]
    assert sorted(set(STEPS) & set(names)) == sorted(STEPS)
    assert names.index("final_scoring") < names.index("pennies_changed")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.compiled
def test_random_games_with_all_modules_end_in_the_printed_order_and_lose_nothing(players: int) -> None:
    chance = Random(players)
    s = new_game(players, players, {"modules": "all"})
    whole = GAME.pieces(s.state)
    log: list[Event] = []
    while not s.over():
        s.state.log = log = [] if not named(log, "final_scoring") else log
        move = chance.choice(s.options())
        if s.planners():
            s.play_as(s.to_move(), move)
        else:
            s.play(move)
    s.state.log = None
    assert GAME.pieces(s.state) == whole
    names = [event.kind.name for event in log]
    steps = [STEPS.index(name) for name in names[names.index("final_scoring") :] if name in STEPS]
    assert steps == sorted(steps)
    result = s.result()
    for seat in range(players):
        assert sum(values[seat] for values in result.sources.values()) == result.scores[seat] == max(0, s.space(seat))
    assert list(result.winners) == [max(range(players), key=lambda seat: s.space(seat))]
