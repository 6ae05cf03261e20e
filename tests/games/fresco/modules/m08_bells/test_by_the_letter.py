"""The bells by the letter of the booklets: counting, debts and installments.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from tests.games.fresco.board import HOURS, LAST_SEGMENTS
from tests.games.fresco.modules.m08_bells.pieces import CERTIFICATES
from tests.games.fresco.scene import Scene, opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute


# --- 3.56 (EN:1397-1411, FRm:2040-2062): the bells are counted


def counting(players: int = 3, hours: str = HOURS) -> Scene:
    """The final round, all are about to plan; nobody has anything, no marker meets another."""
    s = opening(players, "8").leave(LAST_SEGMENTS).reach().has(final=True).poor()
    return s.stand(*[100, 200, 300, 400][: len(s.state.track)]).awake(hours)


def bell_points(s: Scene) -> list[int]:
    """Everybody's points for bells at the end of the game."""
    s.others().reach(99)
    return [int(points) for points in s.result().sources["bells"]]


Certificates = dict[int, str]

UNPAID = {0: "8 6 6", 1: "7 5 6"}


@pytest.mark.parametrize(
    ("paid", "owed", "unsold", "hours", "expected"),
    [
        # seat 2 has the others, 31 or more: 9 and 5; the bishop comes after seat 0, who stands on 0, and so on 1
        pytest.param({}, {0: "8 6 6"}, "", "7 8 9", [2, 0, 14], id="only unpaid ones stand on zero and take part"),
        # 1 - 6 on 0, -6 on 1, the bishop on 2
        pytest.param({0: "3 3 1"}, UNPAID, "", "7 8 9", [0, 2, 14], id="a sum below zero stands on zero"),
        pytest.param({}, UNPAID, "", "7 8 9", [0, 2, 14], id="seats on zero are ranked by the next free space"),
        pytest.param({}, UNPAID, "", "8 7 9", [2, 0, 14], id="who woke up later is placed later and so ahead"),
        # 16 - 3 and 10, the others have 32
        pytest.param(
            {0: "8 6 6, 7 5 6, 7 6 4", 1: "6 4 5, 6 4 5"},
            {0: "6 5 3"},
            "",
            "7 8 9",
            [5 + 1, 2 + 0, 9 + 5],
            id="subtracted",
        ),
        # seat 0 stands on 1: the bishop with 0 is behind it, with 1 on 2, with 12 far ahead
        pytest.param({0: "3 3 1"}, {}, "", "7 8 9", [5, 0, 14], id="the bishop takes part with nothing"),
        pytest.param({0: "3 3 1"}, {}, "2 2 1", "7 8 9", [2, 0, 14], id="the bishop takes part with one bell"),
        pytest.param(
            {0: "3 3 1"}, {}, "8 6 6, 7 5 6", "7 8 9", [2, 0, 14], id="the bishop takes part with twelve bells"
        ),
        pytest.param({}, {}, "", "7 8 9", [0, 0, 14], id="who has none takes no part"),
        pytest.param({}, {}, "", "7 8 9 6", [0, 0, 14, 0], id="who has none takes no part among four"),
    ],
)
def test_3_56_the_bells_are_counted(
    paid: Certificates, owed: Certificates, unsold: str, hours: str, expected: list[int]
) -> None:
    """Seat 2 has whatever is neither another's nor unsold."""
    s = counting(len(expected), hours)
    for seat, words in paid.items():
        s.give_certificates(seat, *words.split(", "))
    for seat, word in owed.items():
        s.owe(seat, word, 1)
    s.leave_certificates(2, *unsold.split(", ") if unsold else [])
    assert bell_points(s) == expected


def words_with(total: int) -> list[str]:
    """Certificates with so many bells in all."""
    found: list[str] = []
    for word in sorted(CERTIFICATES, key=lambda word: -int(word.split()[2])):
        if total >= int(word.split()[2]):
            found.append(word)
            total -= int(word.split()[2])
    assert total == 0
    return found


@pytest.mark.parametrize(
    ("total", "bonus"),
    [(10, 0), (11, 1), (15, 1), (16, 2), (20, 2), (21, 3), (25, 3), (26, 4), (29, 4), (30, 4), (31, 5), (35, 5)],
)
def test_3_56_the_last_bonus_belongs_to_more_than_thirty(total: int, bonus: int) -> None:
    s = counting().give_certificates(0, *words_with(total))
    rank = 9 if total > 61 - total else 5  # the bishop has the others
    assert bell_points(s) == [rank + bonus, 0, 0]


def test_3_56_leonardo_and_the_bishop_each_take_a_rank() -> None:
    s = counting(2)
    s.give_leonardo("8 6 6", "7 5 6", "7 6 4", "8 7 4")  # 20
    s.owe(0, "7 7 2", 1)  # 0
    s.leave_certificates(1)  # all the others: 39
    # seat 1 first, Leonardo second, the bishop on 1 third, seat 0 fourth
    assert bell_points(s)[:2] == [0, 14]


# --- 3.57 (EN:1372, FRm:1983-1991): all that is earned goes to an unfinished certificate


def owing(*debts: tuple[str, int], modules: str = "8", players: int = 3, money: int = 0) -> Scene:
    """All are about to plan; seat 0 has unfinished certificates with so many thalers on them."""
    s = opening(players, modules).awake()
    for word, paid in debts:
        s.owe(0, word, paid)
    return s.give(0, "", money).give(1, "RY")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_thalers_of_the_studio_go_to_the_certificate(players: int) -> None:
    s = owing(("8 6 6", 1), players=players, money=2)
    before = s.space(0)
    s.schedule(0, "C2 S2 W1").others().until(lambda s: s.column > 2 or s.round > 1)
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 7)], 2)
    assert s.space(0) == before  # no points for it


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_what_is_over_is_the_players_and_the_certificate_is_turned(players: int) -> None:
    s = owing(("6 5 3", 2), players=players).schedule(0, "C2 S2 W1").others()
    s.until(lambda s: s.column > 2 or s.round > 1).has(unfinished=[], certificates=["6 5 3"], thalers=2)
    for who in s.viewers():
        seen = s.part("bells", who)["players"][0]
        assert (seen["certificates"], seen["unfinished"]) == (1, [])


# --- 3.59 (EN:1384, FRm:1937): money may be put on a certificate


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("word", "paid", "money", "most"), [("6 5 3", 2, 3, 3), ("6 5 3", 2, 12, 4), ("8 6 6", 0, 5, 5)]
)
def test_3_59_after_the_own_wake_up_choice(word: str, paid: int, money: int, most: int, players: int) -> None:
    s = opening(players, "8").owe(0, word, paid)
    s.give(0, "", money).stand(*range(1, len(s.state.track) + 1)).play("7:00")
    s.has(to_move=0, options=[f"${number}" for number in range(most + 1)])
    before = s.space(0)
    for number in range(most + 1):
        other = s.after(f"${number}").has(thalers=money - number, space=before)
        left = int(word.split()[0]) - paid - number
        other.has(unfinished=[(word, paid + number)] if left else [], certificates=[] if left else [word])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_the_bells_are_counted(players: int) -> None:
    s = counting(players).owe(0, "8 6 6", 2).give(0, "", 6).others()
    s.until(lambda s: s.to_move() == 0 and bool(s.moves_with("$"))).has(options=[f"${number}" for number in range(7)])
    paid, kept_money = s.after("$6").reach(99), s.after("$0").reach(99)
    assert (paid.certificates(0), paid.thalers(0)) == (["8 6 6"], 0)
    assert (kept_money.unfinished(0), kept_money.thalers(0)) == ([("8 6 6", 2)], 6)
    assert (kept_money.result().sources["money"][0], paid.result().sources["money"][0]) == (3, 0)


def test_3_59_at_no_other_moment() -> None:
    s = owing(("8 6 6", 2), money=3).others()
    while s.round == 1:
        s.offers_none("$").play(s.idle())
