"""How good a decision was: a grade by what the move loses against the best one."""

import math
from typing import Final, Literal, NamedTuple

Grade = Literal["best", "good", "doubtful", "blunder"]

GRADES: Final[tuple[Grade, ...]] = ("best", "good", "doubtful", "blunder")


class Limit(NamedTuple):
    """The most that a move of a grade may lose."""

    grade: Grade
    share: float  # of the victory, in a game of two
    points: float  # of the lead in the end


# A move that loses more than the last of these is a blunder.
LIMITS: Final = (
    # Moves this close cannot be told apart by thinking a little longer: both are the best.
    Limit("best", 0.01, 0.5),
    # One game in 25 thrown away, or a small pane's worth of points: nobody would notice at the table.
    Limit("good", 0.04, 3.0),
    # One game in ten. Points that do not change who wins are no blunder, however many.
    Limit("doubtful", 0.10, math.inf),
)


def grade(share: float, points: float, players: int) -> Grade:
    """The grade of a move that loses so much of the expected victory and of the expected lead.

    A seat's fair part of the victory is smaller the more play, and with it what may be lost.
    """
    of_two = share * players / 2
    for limit in LIMITS:
        if of_two <= limit.share and points <= limit.points:
            return limit.grade
    return "blunder"
