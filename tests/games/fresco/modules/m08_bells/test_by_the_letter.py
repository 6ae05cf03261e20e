"""The bells by the letter of the booklets: counting, debts and installments.

Citations are to lines of the booklets: EN and FRm are the big box, DE and FRc the classic edition.
"""

import pytest

from tests.games.fresco.board import LAST_SEGMENTS
from tests.games.fresco.modules.m08_bells.pieces import CERTIFICATES
from tests.games.fresco.scene import Scene, opening

pytestmark = pytest.mark.long  # whole situations: to trace them would take a minute


# --- 3.56 (EN:1397-1411, FRm:2040-2062): the bells are counted


def counting(players: int = 3) -> Scene:
    """The final round, all are about to plan; nobody has anything, no marker meets another."""
    s = opening(players, "8").leave(LAST_SEGMENTS).reach()
    assert s.final
    s.poor()
    return s.stand(*[100, 200, 300, 400][: len(s.state.track)]).awake()


def bell_points(s: Scene) -> list[int]:
    """Everybody's points for bells at the end of the game."""
    s.others().reach(99)
    return [int(points) for points in s.result().sources["bells"]]


def sell_all(s: Scene, seat: int, *unsold: str) -> None:
    """All that are on the board and in the pile but these are one player's."""
    s.leave_certificates(seat, *unsold)


def test_3_56_who_has_only_unpaid_ones_stands_on_zero_and_takes_part() -> None:
    s = counting().owe(0, "8 6 6", 2)
    sell_all(s, 2)
    assert sum(int(word.split()[2]) for word in s.certificates(2)) > 30
    # 31 or more: 9 and 5; then the bishop, who comes after seat 0 on 0 and so stands on 1; seat 0 is third
    assert bell_points(s) == [2, 0, 14]


def test_3_56_a_sum_below_zero_stands_on_zero() -> None:
    s = counting().owe(0, "8 6 6", 2)
    s.give_certificates(0, "3 3 1")  # 1 - 6
    s.owe(1, "7 5 6", 0)  # -6
    sell_all(s, 2)
    # seat 0 on 0, seat 1 on 1, the bishop on 2
    assert bell_points(s) == [0, 2, 14]


def test_3_56_seats_on_zero_are_ranked_by_the_next_free_space() -> None:
    s = counting().owe(0, "8 6 6", 2).owe(1, "7 5 6", 0)
    sell_all(s, 2)
    # seat 2 on 30+, the bishop on 2, seat 1 on 1, seat 0 on 0
    assert bell_points(s) == [0, 2, 14]


@pytest.mark.parametrize("players", [3, 4])
def test_3_56_who_has_none_takes_no_part(players: int) -> None:
    s = counting(players)
    sell_all(s, 0)
    assert bell_points(s) == [14] + [0] * (players - 1)


def test_3_56_a_paid_and_an_unpaid_one_are_subtracted() -> None:
    s = counting()
    s.give_certificates(0, "8 6 6", "7 5 6", "7 6 4")  # 16
    s.owe(0, "6 5 3", 5)  # 13
    s.give_certificates(1, "6 4 5", "6 4 5")  # 10
    sell_all(s, 2)
    total = sum(int(word.split()[2]) for word in s.certificates(2))
    assert total == 61 - 16 - 3 - 10
    assert bell_points(s) == [5 + 1, 2 + 0, 9 + 5]


@pytest.mark.parametrize("unsold", [(), ("2 2 1",), ("8 6 6", "7 5 6")])
def test_3_56_the_bishop_takes_part_with_what_is_unsold_even_if_it_is_nothing(unsold: tuple[str, ...]) -> None:
    s = counting().give_certificates(0, "3 3 1")
    sell_all(s, 2, *unsold)
    bishops = sum(int(word.split()[2]) for word in unsold)
    # seat 0 stands on 1: the bishop with 0 is behind it, with 1 on 2, with 12 far ahead
    assert bell_points(s) == [5 if bishops == 0 else 2, 0, 14]


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
    sell_all(s, 1)  # all the others: 39
    # seat 1 first, Leonardo second, the bishop on 1 third, seat 0 fourth
    assert bell_points(s)[:2] == [0, 14]


@pytest.mark.parametrize(("hours", "expected"), [("7 8 9", [0, 2, 14]), ("8 7 9", [2, 0, 14])])
def test_3_56_who_woke_up_later_is_placed_later_and_so_ahead(hours: str, expected: list[int]) -> None:
    s = opening(3, "8").leave(LAST_SEGMENTS).reach().poor()
    s.stand(100, 200, 300).awake(hours).owe(0, "8 6 6", 2).owe(1, "7 5 6", 0)
    sell_all(s, 2)
    assert bell_points(s) == expected


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
    s.until(lambda s: s.column > 2 or s.round > 1)
    assert (s.unfinished(0), s.certificates(0), s.thalers(0)) == ([], ["6 5 3"], 2)
    for who in s.viewers():
        seen = s.part("bells", who)["players"][0]
        assert (seen["certificates"], seen["unfinished"]) == (1, [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_57_a_favor_is_earned(players: int) -> None:
    s = opening(players, "8,11").lay(C3="11 PPG").put_bishop("C3").lay_favor("C3", "5 thalers").awake()
    s.owe(0, "8 6 6", 1).give(0, "PPG", 0).give(1, "RY").schedule(0, "C1").others().at("C").play("C3")
    assert (s.unfinished(0), s.thalers(0)) == ([("8 6 6", 6)], 0)


# --- 3.59 (EN:1384, FRm:1937): money may be put on a certificate


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("word", "paid", "money", "most"), [("6 5 3", 2, 3, 3), ("6 5 3", 2, 12, 4), ("8 6 6", 0, 5, 5)]
)
def test_3_59_after_the_own_wake_up_choice(word: str, paid: int, money: int, most: int, players: int) -> None:
    s = opening(players, "8").owe(0, word, paid)
    s.give(0, "", money).stand(*range(1, len(s.state.track) + 1)).play("7:00")
    assert s.to_move() == 0
    assert s.options() == [f"${number}" for number in range(most + 1)]
    before = s.space(0)
    for number in range(most + 1):
        other = s.after(f"${number}")
        assert (other.thalers(0), other.space(0)) == (money - number, before)
        left = int(word.split()[0]) - paid - number
        assert other.unfinished(0) == ([(word, paid + number)] if left else [])
        assert other.certificates(0) == ([] if left else [word])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_the_bells_are_counted(players: int) -> None:
    s = counting(players).owe(0, "8 6 6", 2).give(0, "", 6).others()
    s.until(lambda s: s.to_move() == 0 and bool(s.moves_with("$")))
    assert s.options() == [f"${number}" for number in range(7)]
    paid, kept_money = s.after("$6").reach(99), s.after("$0").reach(99)
    assert (paid.certificates(0), paid.thalers(0)) == (["8 6 6"], 0)
    assert (kept_money.unfinished(0), kept_money.thalers(0)) == ([("8 6 6", 2)], 6)
    assert (kept_money.result().sources["money"][0], paid.result().sources["money"][0]) == (3, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_59_directly_before_a_bottle_that_must_be_bought(players: int) -> None:
    s = opening(players, "8,10").next_infections("studio").offer_bottles("3").awake("6 7 8 9")
    s.owe(0, "8 6 6", 2).give(0, "", 4).give(1, "RY").schedule(0, "@M").others().until(lambda s: s.to_move() == 0)
    assert s.options() == ["$0", "$1", "$2", "$3", "$4"]
    bought, saved = s.after("$0"), s.after("$4")
    assert (bought.bottles(0), bought.thalers(0)) == ("3", 1)
    assert (saved.bottles(0), saved.thalers(0), saved.unfinished(0)) == ("", 0, [("8 6 6", 6)])


def test_3_59_at_no_other_moment() -> None:
    s = owing(("8 6 6", 2), money=3).others()
    while s.round == 1:
        assert not s.moves_with("$")
        s.play(s.idle())
