"""Module 7, the scrolls: examples E28 and E29, ruling 3.55."""

from random import Random
from typing import Any, cast

import pytest

from bottega.core.events import Event
from bottega.core.game import SPECTATOR
from bottega.games.fresco.modules.m07_scrolls import READ, scrolls_of
from bottega.i18n import speak
from tests.games.fresco.board import GAME, IDLE, IDLE_LAST, LEONARDO, NAMES
from tests.games.fresco.modules.questions import dawn
from tests.games.fresco.modules.questions import scrolls as scrolls_to_read
from tests.games.fresco.scene import Scene, new_game, scene


def scrolls(s: Scene, who: int) -> list[dict[str, Any]]:
    """What a seat sees of the players' scrolls."""
    return cast(list[dict[str, Any]], s.part("scrolls", who)["players"])


def restoring(
    segment: str = "B1",
    mine: str = "1B",
    restored: str = "",
    where: str = "E5",
    modules: str = "7",
    digits: str = "01031",
) -> Scene:
    """Seat 0 can restore this segment with `3 RYB`; seat 1 is asked next, in the cathedral."""
    s = scene(modules).wake("7 8 9").without_paints().lay(**{segment: "3 RYB"}).restore(restored).put_bishop(where)
    others = [line for line in ("5E", "2D", "3C", "4A") if not set(line) & set(mine)]
    return s.deal_scrolls(mine, *others[:2]).give(0, "RYB", 0).give(1, "RYB").plan(digits, IDLE, IDLE)


def scored(log: list[Event]) -> list[int]:
    """The points of each score."""
    return [int(event.values[0] or 0) for event in log if event.kind.name == "scored"]


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_each_player_has_a_row_and_a_column_and_nobody_the_same(players: int, seed: int) -> None:
    s = scene("7", players, seed=seed)
    own = [scrolls(s, seat)[seat] for seat in range(players)]
    assert [line["scrolls"] for line in own] == [2] * players
    rows, columns = {line["row"] for line in own}, {line["column"] for line in own}
    assert len(rows) == len(columns) == players
    assert rows <= set("12345")
    assert columns <= set("ABCDE")


def test_the_scrolls_are_shuffled() -> None:
    tables = [new_game(3, seed, {"modules": "7"}) for seed in range(12)]
    assert len({s.scrolls_left(0)[0] for s in tables}) > 2
    assert len({s.scrolls_left(0)[1] for s in tables}) > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_scrolls_are_dealt_or_left_in_the_box(players: int) -> None:
    s = scene("7", players)
    dealt = [*scrolls_of(s.state).rows, *(5 + column for column in scrolls_of(s.state).columns)]
    assert len(set(dealt)) == len(dealt) == 2 * players
    assert set(dealt) <= set(range(10))


def test_leonardo_gets_no_scrolls() -> None:
    s = scene("7", 2)
    assert len(scrolls(s, 0)) == 2
    assert len(scrolls_of(s.state).rows) == len(scrolls_of(s.state).columns) == 2


# --- when a scroll may be revealed


@pytest.mark.parametrize(
    ("segment", "expected"),
    [
        ("D1", ["H", "-"]),
        ("A1", ["H", "-"]),
        ("B5", ["V", "-"]),
        ("B3", ["V", "-"]),
        ("B1", ["H", "V", "HV", "-"]),
        ("C2", None),
        ("E5", None),
    ],
)
def test_3_55_what_may_be_revealed_follows_from_the_segment(segment: str, expected: list[str] | None) -> None:
    s = restoring(segment).play(segment)
    if expected is None:
        assert s.to_move() == 1
    else:
        assert (s.to_move(), s.options()) == (0, expected)


@pytest.mark.parametrize(("mine", "expected"), [("1-", ["H", "-"]), ("-B", ["V", "-"]), ("--", None)])
def test_3_55_a_used_scroll_is_gone(mine: str, expected: list[str] | None) -> None:
    s = restoring("B1", mine).play("B1")
    assert (s.options() if s.to_move() == 0 else None) == expected


@pytest.mark.parametrize("where", ["A5", "E4", "B1", "C2"])
def test_z_scrolls_do_not_depend_on_where_the_bishop_was(where: str) -> None:
    assert restoring("B1", where=where).play("B1").options() == ["H", "V", "HV", "-"]


def test_3_55_the_altar_never_triggers_a_scroll() -> None:
    restoring("B1", "5C", restored="A5 B5 C5 D5").play("=RYB").has(to_move=1, scrolls_left="5C")


def test_3_55_only_the_one_who_restores_may_reveal() -> None:
    s = scene("7").wake("7 8 9").without_paints().lay(B1="3 RYB").deal_scrolls("2C", "1B", "3D").give(0, "RYB")
    s.give(1, "RYB").plan("01031", IDLE, IDLE).play("B1").has(to_move=1)
    assert not {"H", "V", "HV"} & set(s.options())


def test_each_scroll_may_be_revealed_with_another_restoration_of_the_turn() -> None:
    s = restoring("B1", digits="02030").lay(B4="3 RRY").give(0, "RYBRRY", 0).play("B1 H")
    s.has(scrolls_left="-B", space=3 + 2).play("B4").asks("V -").play("V").has(scrolls_left="--", space=5 + 3 + 2 * 2)


# --- points


@pytest.mark.parametrize(
    ("restored", "number"), [("", 1), ("A1", 2), ("A1 E1", 3), ("A1 C1 D1", 4), ("A1 C1 D1 E1", 5)]
)
def test_e28_two_points_for_each_restored_segment_of_a_row(restored: str, number: int) -> None:
    s = restoring("B1", restored=restored + " B3 B4").play("B1 H")
    assert (s.points(), s.scrolls_left(0)) == ({"segments": 3, "scrolls": 2 * number}, "-B")


@pytest.mark.parametrize(("restored", "number"), [("", 1), ("B3 B5", 3), ("B2 B3 B4 B5", 5)])
def test_two_points_for_each_restored_segment_of_a_column(restored: str, number: int) -> None:
    s = restoring("B1", restored=restored + " A1 C1").play("B1 V")
    assert (s.points(), s.scrolls_left(0)) == ({"segments": 3, "scrolls": 2 * number}, "1-")


@pytest.mark.parametrize(
    ("restored", "total"),
    [
        ("", 3 + 3),  # the crossing counts twice
        ("A1 C1 D1 B2 B3", 12 + 9),  # E29
        ("A1 C1 D1 E1 B2 B3 B4 B5", 30),
        ("A1 C1 D1 E1 A2 C2", 15 + 3),
    ],
)
def test_e29_three_points_for_each_restored_segment_of_both_lines(restored: str, total: int) -> None:
    s = restoring("B1", restored=restored).play("B1 HV")
    assert (s.points(), s.space(0), s.scrolls_left(0)) == ({"segments": 3, "scrolls": total}, 3 + total, "--")


def test_nothing_need_be_revealed() -> None:
    restoring("B1", restored="A1 C1 D1").play("B1 -").has(points={"segments": 3}, scrolls_left="1B", to_move=1)


def test_3_55_it_does_not_matter_who_restored_the_segments() -> None:
    s = scene("7").wake("8 7 9").without_paints().lay(A1="3 RYB", B1="3 RRY")
    s.deal_scrolls("1E", "2D", "3C").give(0, "RRY", 0).give(1, "RYB", 0).give(2, "RYB")
    s.plan("01031", "01031", IDLE).play("A1").has(to_move=0).play("B1 H")
    assert s.points()["scrolls"] == 2 * 2


def test_3_55_leonardos_segments_count_and_he_reveals_nothing() -> None:
    s = scene("7", 2).wake("8 9 7").without_paints().lay(A3="3 RYB").deal_scrolls("3E", "1C").give(0, "RYB", 0)
    s.give(1, "RYB").plan("01031", IDLE).play("X1").offers("B3").play("B3")
    assert s.space(LEONARDO) > 0
    s.offers("A3").play("A3").asks("H -").play("H")
    assert s.points()["scrolls"] == 2 * 2


# --- complete lines


def test_3_55_whoever_completes_a_line_may_still_reveal_it() -> None:
    assert restoring("B1", restored="A1 C1 D1 E1").play("B1").options() == ["H", "V", "HV", "-"]


def test_3_55_a_line_that_somebody_else_completed_is_dead() -> None:
    s = scene("7").wake("7 8 9").without_paints().lay(B1="3 RYB", C4="3 RRY")
    s.restore("A1 C1 D1 E1").deal_scrolls("2D", "1C", "3E").give(0, "RYB", 0).give(1, "RRY", 0)
    s.give(2, "RYB").stand(-3, 10, -1).plan("01031", "01031", IDLE).play("B1").has(to_move=1).play("C4").asks("V -")


def test_3_55_a_completed_line_that_was_not_revealed_at_once_is_dead() -> None:
    s = restoring("B1", restored="A1 C1 D1 E1", digits="02030").lay(B4="3 RRY").give(0, "RYBRRY", 0).play("B1 - B4")
    assert s.options() == ["V", "-"]


# --- one score, and in what order


def test_3_5_a_pair_of_scrolls_is_one_score_after_that_of_the_segment() -> None:
    s = restoring("B1", restored="A1 C1 D1 B2 B3").stand(10, 12, 13 + 12)
    assert scored(s.told("B1 HV")) == [3, 21]
    assert s.space(0) == 34


def test_3_5_the_scrolls_space_may_be_taken() -> None:
    s = restoring("B1", restored="A1 C1 D1").stand(10, 21, 22).play("B1 H")
    assert (s.options(), s.to_move(), s.after("A").space(0), s.after("B").space(0)) == (["A", "B"], 0, 23, 20)


def test_3_6_a_taken_space_is_settled_before_a_scroll_is_asked_for() -> None:
    s = restoring("B1", restored="A1 C1 D1").stand(10, 13, 22).play("B1").asks("A B").play("B").asks("H V HV -")
    s.play("H").has(space=12 + 8)


def test_3_6_score_tile_and_bishop_come_before_the_scroll() -> None:
    restoring("B1").play("B1").asks("H V HV -").has(bishop="B1", space=3, income=1)


def test_unused_scrolls_are_worth_nothing() -> None:
    s = scene("7").without_paints().leave("A1 B1 C1 D1 E1 A2").finish_round().has(final=True).without_paints()
    for seat in range(3):
        s.give(seat, thalers=0)
    s.wake("7 8 9").plan(IDLE_LAST, IDLE_LAST, IDLE_LAST).has(over=True)
    assert (s.result().sources["scrolls"], s.result().scores) == ([0, 0, 0], [0, 0, 0])


# --- who sees what


def test_3_12_scrolls_are_their_owners_secret_and_their_number_is_public() -> None:
    s = scene("7", 3).deal_scrolls("3B", "1-", "--")
    assert scrolls(s, 0) == [
        {"scrolls": 2, "row": "3", "column": "B"},
        {"scrolls": 1, "row": None, "column": None},
        {"scrolls": 0, "row": None, "column": None},
    ]
    assert scrolls(s, 1)[1] == {"scrolls": 1, "row": "1", "column": None}
    assert [line["scrolls"] for line in scrolls(s, SPECTATOR)] == [2, 1, 0]
    assert all(line["row"] is line["column"] is None for line in scrolls(s, SPECTATOR))


def test_3_12_other_scrolls_behind_other_screens_look_alike() -> None:
    s = scene("7", 3).wake("7 8 9")
    other = s.copy()
    s.deal_scrolls("3B", "1C", "2D")
    other.deal_scrolls("3B", "4E", "5A")
    assert (s.view(0), s.view(SPECTATOR)) == (other.view(0), other.view(SPECTATOR))
    assert s.view(1) != other.view(1)


def test_a_declined_scroll_tells_the_others_nothing_they_could_read() -> None:
    s = restoring("B1")
    s.told("B1")
    seen = s.told("-")
    assert [event.kind.name for event in seen if event.kind.name == "scroll"] == []
    assert scrolls(s, 1)[0] == {"scrolls": 2, "row": None, "column": None}


@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_a_guess_deals_every_scroll_once_and_keeps_the_own_ones(who: int) -> None:
    s = restoring("B1").play("B1 H")
    lines: set[str] = set()
    for number in range(12):
        guess = s.determinize(who, number)
        assert guess.view(who) == s.view(who)
        held = [line for seat in range(3) for line in guess.scrolls_left(seat) if line != "-"]
        assert len(set(held)) == len(held) == 5
        assert "1" not in held  # it has been seen
        lines.add(guess.scrolls_left(2))
    assert (len(lines) == 1) == (who == 2)


# --- along a game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.compiled
def test_scrolls_bring_what_their_sources_say(players: int) -> None:
    chance = Random(players)
    revealed = 0
    for seed in range(4):
        s = new_game(players, seed, {"modules": "7"})
        won = [0] * players
        while not s.over():
            legal = s.options()
            seat = s.to_move()
            choice = chance.choice([move for move in legal if move != "-"] or legal)
            if "H" in legal or "V" in legal:
                revealed += 1
                gone = set(choice)
                mine = s.scrolls_left(seat)
                each = 3 if gone == {"H", "V"} else 2
                lines = [line for line, kind in ((mine[0], "H"), (mine[1], "V")) if kind in gone]
                left = {NAMES[i] for i in range(25) if s.state.fresco[i] >= 0}
                won[seat] += sum(each * (5 - sum(line in name for name in left)) for line in lines)
            s.play(choice)
        assert s.result().sources["scrolls"] == won
    assert revealed > 0


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("H", "reveals row 1 for 2"),
        ("V", "reveals column B for 2"),
        ("HV", "reveals row 1 and column B for 6"),
    ],
)
def test_everybody_hears_which_line_was_revealed(move: str, sentence: str) -> None:
    s = restoring("B1").play("B1")
    heard = [event.seen_by(SPECTATOR) for event in s.told(move)]
    assert [speak(GAME.describe(event)) for event in heard if event.kind.name == "scroll"] == [sentence]


def test_revealed_lines_stay_public_and_are_dealt_to_nobody_in_a_guess() -> None:
    s = restoring("B1").play("B1 HV")
    for who in (0, 1, SPECTATOR):
        part = s.part("scrolls", who)
        assert part["revealed"] == [{"say": "scroll-row", "row": 1}, {"say": "scroll-column", "column": "B"}]
        assert (part["one_line"], part["crossing"]) == (2, 3)
    for seed in range(20):
        guess = scrolls_of(s.determinize(0, seed).state)
        assert 0 not in list(guess.rows)
        assert 1 not in list(guess.columns)


# --- spots of the board


def test_the_scrolls_have_their_spots() -> None:
    assert scrolls_to_read().spots() == {"H": "m07-row", "V": "m07-column", "HV": "m07-both", "-": "done"}


def test_why_a_scroll_cannot_be_revealed_is_said() -> None:
    s = dawn("7").deal_scrolls("3C", "1A", "2B")
    assert s.why("m07-row") == "A scroll may be revealed right after you restore a segment of its line."
    assert s.why("m07-both").startswith("Both scrolls may be revealed together")
    assert GAME.why_not(s.state, 0, "m07")[0].name == "fresco-why-module"
    s.ask_for(READ, NAMES.index("A3"))
    assert s.why("m07-column") == "The segment that you restored does not lie on this line."
    scrolls_of(s.state).columns[0] = -1
    assert s.why("m07-column") == s.why("m07-both") == "This scroll has been revealed."
