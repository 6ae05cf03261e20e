"""Grades go by what is lost of the victory and of the lead."""

from itertools import pairwise

import pytest

from bottega.study.analysis.grades import GRADES, LIMITS, grade


@pytest.mark.parametrize(
    ("share", "points", "wanted"),
    [
        (0.0, 0.0, "best"),
        (0.01, 0.5, "best"),
        (0.011, 0.0, "good"),
        (0.0, 0.6, "good"),
        (0.04, 3.0, "good"),
        (0.05, 0.0, "doubtful"),
        (0.0, 3.1, "doubtful"),
        (0.10, 10.0, "doubtful"),
        (0.11, 0.0, "blunder"),
    ],
)
def test_grade_by_what_is_lost(share: float, points: float, wanted: str) -> None:
    assert grade(share, points, 2) == wanted


def test_points_alone_are_no_blunder() -> None:
    assert grade(0.0, 500.0, 2) == "doubtful"


def test_the_more_play_the_less_may_be_lost() -> None:
    assert [grade(0.06, 0.0, players) for players in (2, 3, 4)] == ["doubtful", "doubtful", "blunder"]


def test_limits_widen_from_grade_to_grade() -> None:
    assert [limit.grade for limit in LIMITS] == list(GRADES[:-1])
    for narrow, wide in pairwise(LIMITS):
        assert narrow.share < wide.share
        assert narrow.points < wide.points
