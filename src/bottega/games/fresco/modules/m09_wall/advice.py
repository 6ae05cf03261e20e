"""What a bot goes by."""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.advice import rounds_left
from bottega.games.fresco.const import BASIC, BLENDED, ILL, ORANGE, WORKSHOP
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m09_wall.box import wall_box
from bottega.games.fresco.modules.m09_wall.part import NUMBER, has_exchange, shows, wall_of
from bottega.games.fresco.modules.m09_wall.steps import incomes, payable
from bottega.games.fresco.state import Fresco, ones

BASIC_PAINT: Final = 1.4  # points that a paint is worth
BLENDED_PAINT: Final = 3.8
INCOME_SHARE: Final = 0.25  # of what a paint is worth, for one that will come in a later round
SPARE: Final = 0.5  # points for a tile whose colour the player has already


class WallAdvice(ModuleAdvice):
    """The wall and its paints every round."""

    def worth(self, s: Fresco, who: i64) -> float:
        """Paints to come."""
        if s.final:
            return 0.0
        wall = wall_of(s)
        paints = float(ones(wall.exchanges[who])) * BLENDED_PAINT
        spare: i64 = 0
        income: i64 = 0
        while income < BASIC:
            count = shows(s, who, income)
            if count > 0:
                paints += BASIC_PAINT
                spare += count - 1
            income += 1
        return paints * rounds_left(s) * INCOME_SHARE + float(spare) * SPARE

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the wall: its points and about a paint a round; at the workshop: the best exchange."""
        if place == NUMBER:
            return wall_prospect(s, who)
        hands = apprentices + s.players[who].at(WORKSHOP, ILL)
        if place == WORKSHOP and hands > 0 and s.column < WORKSHOP and not s.final:
            return exchange_prospect(s, who)
        return 0.0


def wall_prospect(s: Fresco, who: i64) -> float:
    """The points of a segment that can be paid now, its likely income, less its paint."""
    if len(payable(s, who)) == 0:
        return 0.0
    points = float(wall_box(s.box).wall_points)
    if s.final:
        return points
    shown = 0.0
    income: i64 = 0
    while income < BASIC:
        if shows(s, who, income) > 0:
            shown += 1.0 / float(BASIC)
        income += 1
    later = BASIC_PAINT * rounds_left(s) * INCOME_SHARE
    return (points - BLENDED_PAINT + (1.0 - shown) * later + shown * SPARE) * 0.9


def exchange_prospect(s: Fresco, who: i64) -> float:
    """A blended paint every round, less the basic ones that the tiles no longer bring."""
    best = 0.0
    paint: i64 = ORANGE
    while paint < BLENDED:
        one, other = incomes(s, paint)
        first = shows(s, who, one)
        second = shows(s, who, other)
        if first > 0 and second > 0 and not has_exchange(s, who, paint):
            gain = BLENDED_PAINT - (BASIC_PAINT if first == 1 else 0.0) - (BASIC_PAINT if second == 1 else 0.0)
            best = gain if gain > best else best
        paint += 1
    return best * rounds_left(s) * INCOME_SHARE
