"""What the seats could expect: the adviser's word joined with games played on."""

import pytest

from bottega.core.game import Result
from bottega.core.match import replay
from bottega.study.analysis.course import (
    Expectation,
    Outlook,
    balanced,
    between,
    course,
    ended,
    places,
    play_on,
    shared_out,
)
from tests.study.analysis.games import golden


def even(at: int, *scores: float) -> Outlook:
    leads = [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
    return Outlook(at, list(scores), leads, [1 / len(scores)] * len(scores))


def test_places_lie_evenly_over_the_game() -> None:
    assert places(100, 4) == [0, 25, 50, 75]
    assert places(2, 4) == [0, 1]
    assert places(0, 4) == []


def test_games_played_on_end_with_what_is_scored() -> None:
    game, record = golden("sintra/3A-greedy")
    match = replay(game, record)
    s = match.past[150]
    outlook = play_on(game, s, s.to_move(), 150, 4, 9)
    assert sum(outlook.shares) == pytest.approx(1)
    assert all(score >= points for score, points in zip(outlook.scores, game.result(s).scores, strict=True))
    assert outlook == play_on(game, s, s.to_move(), 150, 4, 9)
    assert outlook != play_on(game, s, s.to_move(), 150, 4, 10)


def test_lead_is_what_the_adviser_says_and_the_sum_what_was_played() -> None:
    told = [Expectation(0, 0, 0.7, 6.0), Expectation(1, 1, 0.3, -6.0)]
    found = course(2, told, [even(0, 50, 54)], None, [])
    assert found.at == [0, 1]
    assert [line[1] for line in found.points] == pytest.approx([55, 49])
    assert [line[1] for line in found.victory] == pytest.approx([0.7, 0.3])


def test_every_seat_counts_as_at_its_own_latest_decision() -> None:
    told = [Expectation(0, 0, 0.6, 4.0), Expectation(1, 1, 0.6, 4.0), Expectation(2, 0, 0.2, -8.0)]
    found = course(2, told, [even(0, 50, 50)], None, [])
    assert [a - b for a, b in zip(*found.points, strict=True)] == pytest.approx([4, 0, -6])
    assert found.victory[0] == pytest.approx([0.6 / 1.1, 0.5, 0.25])


def test_curve_ends_with_the_result() -> None:
    end = ended(Result([61, 54, 70], {}, [2]), 9)
    found = course(3, [Expectation(0, 0, 0.4, 1.0)], [even(0, 50, 50, 50)], end, [3, 6])
    assert found.at == [0, 9]
    assert [line[-1] for line in found.points] == [61, 54, 70]
    assert [line[-1] for line in found.victory] == [0, 0, 1]
    assert found.rounds == [3, 6]


def test_without_games_played_on_there_are_no_points() -> None:
    found = course(2, [Expectation(0, 0, 0.5, -1.0)], [], ended(Result([1, 2], {}, [1]), 5), [])
    assert found.points == []
    assert found.victory == [[0.5, 0], [0.5, 1]]


def test_silent_adviser_leaves_it_to_the_games_played_on() -> None:
    seen = [Outlook(0, [50.0, 40.0], [10.0, -10.0], [0.8, 0.2])]
    found = course(2, [Expectation(0, 0, None, None)], seen, None, [])
    assert found.points == [[50], [40]]
    assert found.victory == [[0.8], [0.2]]


def test_outlook_between_two_is_on_the_line() -> None:
    outlooks = [even(0, 10, 20), even(10, 20, 40)]
    middle = between(outlooks, 5)
    assert middle is not None
    assert middle.scores == [15, 30]
    for at, wanted in ((-3, [10, 20]), (10, [20, 40]), (14, [20, 40])):
        beyond = between(outlooks, at)
        assert beyond is not None
        assert beyond.scores == wanted
    assert between([], 5) is None


def test_the_first_word_counts_although_nobody_else_was_asked() -> None:
    found = course(2, [Expectation(0, 0, 0.55, 4.0)], [even(0, 67, 43)], None, [])
    assert [line[0] for line in found.points] == pytest.approx([57, 53])


def test_seats_that_were_not_asked_yet_count_as_fair() -> None:
    assert shared_out({0: 0.75}, 4) == pytest.approx([0.5, 1 / 6, 1 / 6, 1 / 6])
    assert shared_out({0: 0.0, 1: 0.0}, 2) == [0.5, 0.5]
    assert balanced({0: 6.0}, 3) == [6, -3, -3]
    assert balanced({0: 5.0, 2: 1.0}, 3) == [2, 0, -2]
    assert balanced({}, 2) == [0, 0]
