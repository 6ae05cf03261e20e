"""Module 11, the bishop's favors: rulings 3.85, 3.86 and 3.129, and where favors meet other modules."""

from collections import Counter
from random import Random

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m11_favors import favors_of
from bottega.i18n import speak, spoken
from tests.games.fresco.board import GAME, IDLE, LEONARDO, NAMES
from tests.games.fresco.modules.m11_favors.pieces import favor_name
from tests.games.fresco.scene import Scene, new_game, scene

ALL = Counter(
    {
        "1 thaler": 5,
        "5 thalers": 2,
        "1 point": 5,
        "mood +1": 4,
        "red": 2,
        "yellow": 2,
        "blue": 2,
        "orange": 1,
        "green": 1,
        "purple": 1,
    }
)


def seen(s: Scene) -> list[str]:
    """The favors that have been shown."""
    return [spoken(favor.pop("say"), favor, "en") for favor in s.part("favors")["seen"]]


def hidden(s: Scene) -> list[str]:
    """The segments on which a favor lies."""
    return [NAMES[segment] for segment in s.part("favors")["hidden"]]


def restoring(
    favor: str, where: str = "B1", money: int = 3, modules: str = "11", digits: str = "01031", more: str = ""
) -> Scene:
    """Seat 0 can restore B1 with `3 RYB`; the bishop stands somewhere; seat 1 is asked next, in the cathedral."""
    s = scene(modules).wake("7 8 9").without_paints().lay(B1="3 RYB").put_bishop(where).lay_favor("B1", favor)
    return s.give(0, "RYB" + more, money).give(1, "RYB").plan(digits, IDLE, IDLE)


def scored(log: list[Event]) -> list[tuple[int, int]]:
    """Who scored what."""
    return [(event.who, int(event.values[0] or 0)) for event in log if event.kind.name == "scored"]


def goods(s: Scene, seat: int = 0) -> tuple[int, str, int, int]:
    return s.thalers(seat), s.paints(seat), s.mood(seat), max(0, s.space(seat))


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hidden_favor_lies_on_every_segment(players: int) -> None:
    s = scene("11", players)
    assert hidden(s) == NAMES
    assert seen(s) == []
    laid = [favor_name(favor) for favor in favors_of(s.state).hidden]
    assert Counter(laid) == ALL


def test_the_favors_are_shuffled() -> None:
    tables = [new_game(3, seed, {"modules": "11"}) for seed in range(6)]
    assert len({tuple(favors_of(s.state).hidden) for s in tables}) == 6


# --- effects


@pytest.mark.parametrize(
    ("favor", "money", "paint", "spirits", "total"),
    [
        ("1 thaler", 4, "", -1, 6),
        ("5 thalers", 8, "", -1, 6),
        ("1 point", 3, "", -1, 7),
        ("mood +1", 3, "", 0, 6),
        ("red", 3, "R", -1, 6),
        ("yellow", 3, "Y", -1, 6),
        ("blue", 3, "B", -1, 6),
        ("orange", 3, "O", -1, 6),
        ("green", 3, "G", -1, 6),
        ("purple", 3, "P", -1, 6),
    ],
)
def test_the_favor_under_the_bishop_is_shown_and_given(
    favor: str, money: int, paint: str, spirits: int, total: int
) -> None:
    s = restoring(favor).play("B1").has(to_move=1)
    assert goods(s) == (money, paint, spirits, total)
    assert seen(s) == [favor]
    assert "B1" not in hidden(s)
    assert len(hidden(s)) == 24


@pytest.mark.parametrize("favor", list(ALL))
@pytest.mark.parametrize(("where", "bonus"), [("C2", 2), ("A1", 2), ("E5", 0)])
def test_3_86_other_favors_are_removed_unseen(favor: str, where: str, bonus: int) -> None:
    s = restoring(favor, where)
    log = s.told("B1")
    assert goods(s) == (3, "", -1, 3 + bonus)
    assert seen(s) == []
    assert "B1" not in hidden(s)
    assert len(hidden(s)) == 24
    assert [event for event in log if event.kind.name == "favor"] == []


def test_the_altar_brings_no_favor() -> None:
    s = restoring("5 thalers").play("=RYB")
    assert goods(s) == (3, "", -1, 2)
    assert hidden(s) == NAMES


def test_mood_at_the_top_stays_there() -> None:
    s = restoring("mood +1").give(0, mood=4).play("B1").has(mood=4)
    assert seen(s) == ["mood +1"]


def test_points_of_favors_have_their_own_source() -> None:
    s = restoring("1 point").play("B1")
    sources = s.result().sources
    assert (sources["segments"][0], sources["bishop"][0], sources["favors"][0]) == (3, 3, 1)
    assert sum(values[0] for values in sources.values()) == s.space(0)


# --- where the bishop is


def test_3_85_a_step_onto_the_segment_brings_its_favor() -> None:
    s = restoring("5 thalers", "C2", money=1)
    s.play(">B1")  # no other segment can be restored
    assert (s.bishop(), seen(s)) == ("B1", ["5 thalers"])
    assert goods(s) == (5, "", -1, 6)


def test_3_85_a_step_away_from_the_segment_forgoes_its_favor() -> None:
    s = restoring("5 thalers", "B1").play(">C2")
    assert (s.bishop(), seen(s)) == ("B1", [])
    assert goods(s) == (2, "", -1, 5)


def test_3_85_the_sexton_may_send_the_bishop_to_a_favor() -> None:
    s = scene("1,11").wake("7 8 9").without_paints().lay(B1="3 RYB").put_bishop("E5").lay_favor("B1", "purple")
    s.give_portrait(0, "sexton").give(0, "RYB", 1).give(1, "RYB").plan("01031", IDLE, IDLE).play("*B1 B1")
    assert goods(s) == (0, "P", -1, 6)


def test_3_85_the_bishop_may_be_called_to_a_favor_by_a_wish() -> None:
    s = scene("4,11").wake("7 8 9").without_paints().lay(B1="3 RYB").put_bishop("C2").lay_favor("B1", "purple")
    s.give_wishes(0, "visit").give(0, "RYB", 0).give(1, "RYB").plan("01031", IDLE, IDLE).play("!B1 B1")
    assert goods(s) == (0, "P", -1, 6)


def test_the_bishop_brings_no_second_favor_from_the_restored_segment_he_stands_on() -> None:
    s = restoring("1 thaler", digits="02030", more="RRY").lay(A1="3 RRY").lay_favor("A1", "5 thalers").play("B1 A1")
    assert s.thalers(0) == 4
    assert seen(s) == ["1 thaler"]
    assert len(hidden(s)) == 23


def test_two_favors_in_one_turn() -> None:
    s = restoring("1 thaler", money=0, digits="02030", more="RRY").lay(A1="3 RRY")
    s.lay_favor("A1", "5 thalers").play("B1 >A1").has(thalers=0 + 1 - 1 + 5)
    assert sorted(seen(s)) == ["1 thaler", "5 thalers"]


# --- at once


def test_3_85_a_paint_serves_for_the_next_restoration_of_the_turn() -> None:
    s = restoring("red", "B1", money=0, digits="02030", more="RY").lay(E5="3 RRY").play("B1").has(paints="RRY")
    s.offers("E5").play("E5").has(space=6 + 3)


def test_3_85_thalers_may_pay_the_bishops_next_step() -> None:
    s = restoring("1 thaler", "B1", money=0, digits="02030", more="RRY").lay(C3="3 RRY")
    assert not any(move.startswith(">") for move in s.options())
    s.play("B1").offers(">C2")


def test_3_85_mood_counts_from_the_next_wake_up() -> None:
    s = restoring("mood +1").give(0, mood=2).play("B1").has(mood=3, apprentices=5).give(0, mood=3).finish_round()
    while not s.state.awake:
        s.play("8:00" if s.argument() == 0 else next(move for move in s.options() if move != "8:00"))
    assert s.apprentices(0) == 6


def test_3_5_a_point_is_a_score_of_its_own() -> None:
    assert scored(restoring("1 point").told("B1")) == [(0, 6), (0, 1)]


def test_3_5_the_points_space_may_be_taken() -> None:
    s = restoring("1 point").stand(10, 17, -1).play("B1")
    assert (s.options(), s.after("A").space(0)) == (["A", "B"], 18)
    assert s.after("B").space(0) == 16  # where it came from


def test_3_6_the_favor_is_seen_after_the_score_is_settled() -> None:
    s = restoring("1 point").stand(10, 16, -1).play("B1").asks("A B")
    assert seen(s) == []
    assert hidden(s) == NAMES
    s.play("B").has(space=15)
    assert s.options() == ["A", "B"]  # 16 is taken for the favor's point too
    assert seen(s) == ["1 point"]
    assert s.after("A").space(0) == 17


def test_3_6_the_favor_comes_before_the_scroll() -> None:
    s = restoring("orange", modules="7,11").deal_scrolls("1B", "2C", "3D").play("B1")
    assert (s.options(), s.paints(0), s.bishop()) == (["H", "V", "HV", "-"], "O", "B1")


def test_3_22_the_abbot_is_scored_with_the_segment_and_the_favor_alone() -> None:
    s = restoring("1 point", modules="1,11").give_portrait(0, "abbot")
    assert scored(s.told("B1")) == [(0, 7), (0, 1)]


# --- Leonardo


def leonardo_walks(favor: str, where: str) -> Scene:
    """Leonardo is about to go to B1, which has the lowest tile; all round him is restored."""
    s = scene("11", 2).wake("8 9 7").without_paints().lay(B1="3 RYB")
    others = [name for name in NAMES if name not in ("B3", "D3", "C2", "C4") and s.value_at(name) > 3]
    s.lay_favor("B1", favor)
    left = ["B1", *others]
    s.leave(" ".join(left))
    for segment, name in enumerate(NAMES):
        if name not in left:
            favors_of(s.state).hidden[segment] = -1
    return s.put_bishop(where).give(0, "RYB").plan(IDLE, IDLE)


@pytest.mark.parametrize("favor", list(ALL))
def test_3_129_leonardo_scores_a_point_and_every_other_favor_is_lost(favor: str) -> None:
    s = leonardo_walks(favor, "B1")
    before = [goods(s, seat) for seat in (0, 1)]
    log = s.told("X1")
    assert s.leonardo("segment") == NAMES.index("B1")
    own = favor == "1 point"
    assert scored(log) == [(LEONARDO, 6)] + [(LEONARDO, 1)] * own
    assert s.space(LEONARDO) == 6 + own
    assert [goods(s, seat) for seat in (0, 1)] == before
    assert seen(s) == [favor]
    assert "B1" not in hidden(s)


@pytest.mark.parametrize("favor", ["1 point", "5 thalers"])
def test_3_129_without_the_bishop_leonardo_gets_no_favor_and_shows_none(favor: str) -> None:
    s = leonardo_walks(favor, "C2")
    assert scored(s.told("X1")) == [(LEONARDO, 5)]
    assert seen(s) == []
    assert "B1" not in hidden(s)


def test_3_129_leonardos_steerer_chooses_for_the_taken_space_of_a_favors_point() -> None:
    s = leonardo_walks("1 point", "B1").stand(7, -2, -1).play("X1")
    assert (s.options(), s.to_move()) == (["A", "B"], s.leonardo("steered_by"))
    assert (s.after("A").space(LEONARDO), s.after("B").space(LEONARDO)) == (8, 6)


def test_the_segments_that_leonardo_restores_in_round_one_lie_beside_the_bishop() -> None:
    s = scene("11", 2).wake("8 9 7").without_paints().give(0, "RYB").plan(IDLE, IDLE).play("X1 B3")
    assert seen(s) == []
    assert len(hidden(s)) == 24


# --- who sees what


def test_3_12_hidden_favors_look_alike_to_all() -> None:
    s = restoring("1 thaler", digits="02030", more="RYB")
    other = s.copy().lay_favor("B1", "5 thalers").lay_favor("A1", "purple")
    for who in (0, 1, 2, SPECTATOR):
        assert s.view(who) == other.view(who)


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_3_86_removed_favors_stay_unknown(who: int) -> None:
    s = restoring("1 thaler", "C2")
    other = s.copy().lay_favor("B1", "purple")
    logs = [[event.seen_by(who) for event in at.told("B1")] for at in (s, other)]
    assert (logs[0], s.view(who)) == (logs[1], other.view(who))


def test_a_shown_favor_is_shown_to_all() -> None:
    s = restoring("green").play("B1")
    for who in (0, 1, 2, SPECTATOR):
        assert s.part("favors", who)["seen"] == [{"say": "m11-favor-paint", "paint": "paint-green"}]


@pytest.mark.parametrize("who", [0, SPECTATOR])
def test_a_guess_lays_every_favor_that_is_unknown_and_no_other(who: int) -> None:
    s = restoring("green").play("B1")
    guesses = [s.determinize(who, number) for number in range(6)]
    for guess in guesses:
        assert guess.view(who) == s.view(who)
        laid = [favor_name(favor) for favor in favors_of(guess.state).hidden if favor >= 0]
        assert Counter(laid) + Counter(["green"]) == ALL
    assert len({tuple(favors_of(guess.state).hidden) for guess in guesses}) == 6


# --- along a game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.compiled
def test_a_favor_lies_on_every_tile_that_is_left_and_none_is_shown_too_often(players: int, seed: int) -> None:
    chance = Random(seed)
    s = new_game(players, seed, {"modules": "11"})
    before = 0
    while not s.over():
        if s.options() != ["A", "B"]:
            assert [NAMES.index(name) for name in hidden(s)] == [i for i in range(25) if s.state.fresco[i] >= 0]
        assert len(seen(s)) <= 25 - len(hidden(s))
        assert len(seen(s)) >= before
        assert not Counter(seen(s)) - ALL
        before = len(seen(s))
        s.give(s.to_move(), "RRRYYYBBBOOGGPP")
        s.state.settle()
        legal = s.options()
        s.play(s.bishop() if s.bishop() in legal else chance.choice([move for move in legal if move != "-"] or legal))
    assert 0 < len(seen(s)) < 25


def test_the_favors_leave_nothing_to_choose() -> None:
    said, page = GAME.why_not(restoring("1 point").state, 0, "m11")
    assert speak(said).startswith("A favor goes to whoever restores the segment on which the bishop stands")
    assert page == "m11"
