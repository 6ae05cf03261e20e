"""Waking up: rows of the hostel, prices, mood."""

import pytest

from tests.games.fresco.board import IDLE
from tests.games.fresco.scene import scene

# --- 2.1 waking up


def test_s1_chooses_a_row_before_s2_and_so_on() -> None:
    s = scene(players=4)
    for seat, rows in enumerate((5, 4, 3, 2)):
        assert (s.to_move(), len(s.state.options)) == (seat, rows)
        s.play(s.options()[0])


def test_last_on_the_score_track_chooses_first_and_start_spaces_come_before_space_one() -> None:
    s = scene(players=4).wake("6 7 8 9").without_paints().stand(9, 1, 4, -2).plan(*[IDLE] * 4)
    order = []
    while not s.state.awake:
        order.append(int(s.to_move()))
        s.play(s.options()[0])
    assert order == [3, 1, 2, 0]


def test_a_taken_row_is_closed_to_others() -> None:
    scene(players=4).play("8:00 5:00 6:00").asks("7:00 9:00").refuses("8:00")


def test_the_hostel_is_cleared_after_the_round() -> None:
    scene(players=3).wake("7 8 9").without_paints().finish_round().asks("5:00 6:00 7:00 8:00 9:00")


@pytest.mark.parametrize(("hour", "change"), [(5, -3), (6, -2), (7, -1), (8, 0), (9, 1)])
@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_the_row_moves_the_mood_at_once(edition: str, hour: int, change: int) -> None:
    scene(players=3, edition=edition).play(f"{hour}:00").has(mood=change, to_move=1)


@pytest.mark.parametrize(("edition", "prices"), [("classic", [5, 3, 2, 1, 1]), ("mega", [4, 3, 2, 2, 1])])
def test_the_row_sets_the_price(edition: str, prices: list[int]) -> None:
    for hour, price in zip((5, 6, 7, 8, 9), prices, strict=True):
        assert scene(players=3, edition=edition).play(f"{hour}:00").state.price(0) == price


@pytest.mark.parametrize(("start", "hour", "end"), [(-2, 5, -4), (-4, 6, -4), (-3, 7, -4), (4, 9, 4), (3, 9, 4)])
def test_the_mood_never_goes_past_the_ends(start: int, hour: int, end: int) -> None:
    assert scene().give(0, mood=start).play(f"{hour}:00").mood(0) == end


@pytest.mark.parametrize(
    ("stands_at", "number"), [(-4, 4), (-3, 4), (-2, 5), (-1, 5), (0, 5), (1, 5), (2, 5), (3, 6), (4, 6)]
)
def test_the_two_ends_of_the_mood_track_set_one_apprentice_aside_or_add_one(stands_at: int, number: int) -> None:
    assert scene().give(0, mood=stands_at).wake("8 7 9").apprentices(0) == number


def test_apprentices_are_counted_when_all_have_chosen() -> None:
    scene().play("5:00 7:00").has(apprentices=5).play("8:00").has(apprentices=4)


def test_everybodys_apprentices_are_told() -> None:
    s = scene().play("5:00 7:00").give(2, mood=3)
    log = s.told("8:00")
    assert [(event.who, event.values[0]) for event in log if event.kind.name == "apprentices"] == [
        (0, 4),
        (1, 5),
        (2, 6),
    ]


def test_an_apprentice_set_aside_comes_back_and_the_neutral_one_goes_home() -> None:
    s = scene().wake("5 8 9").without_paints().each(apprentices=[4, 5, 5]).give(2, mood=4)
    s.plan("00013", IDLE, IDLE)  # seat 0 climbs from -3 to +3
    hours = {0: "8:00", 1: "9:00", 2: "6:00"}
    while not s.state.awake:
        s.play(hours[int(s.to_move())])
    s.each(mood=[3, 1, 2], apprentices=[6, 5, 5])
