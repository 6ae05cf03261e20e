"""What a bot goes by."""

from typing import Final

from mypy_extensions import i64

from bottega.games.fresco.const import EMPTY, MARKET
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m14_pews.box import pews_box
from bottega.games.fresco.modules.m14_pews.part import NUMBER, number_left, pews_of, usable_beams
from bottega.games.fresco.modules.m14_pews.steps import CHOICES, TILE, choices
from bottega.games.fresco.state import Fresco

BEAM: Final = 1.3  # points; a pew brings more for each of its beams, but somebody must carry them


class PewsAdvice(ModuleAdvice):
    """Beams are worth something while there are pews for them."""

    def worth(self, s: Fresco, who: i64) -> float:
        """Beams for which there are pews; in the final round they count with the visit to the pews."""
        return 0.0 if s.final else BEAM * float(useful_beams(s, who))

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the pews: what may be under the best of them, less the beams. Tiles with beams are worth going for."""
        if place == NUMBER:
            return best_hope(s, usable_beams(s, who, TILE.printed + apprentices))
        if place == MARKET and not s.final and useful_beams(s, who) < TILE.printed + TILE.most:
            for tile in s.market:
                if tile != EMPTY and pews_box(s.box).beams[tile] > 0:
                    return BEAM
        return 0.0


def useful_beams(s: Fresco, who: i64) -> i64:
    """The player's beams, if there are pews for them."""
    pews = pews_of(s)
    needed: i64 = 0
    for pew in pews.hidden:
        needed += pews_box(s.box).pews[pew].beams
    return pews.owned[who] if pews.owned[who] < needed else needed


def best_hope(s: Fresco, beams: i64) -> float:
    """The most that so many beams bring on average, less what they are worth."""
    best = 0.0
    for move in choices(s, beams):
        hope = 0.0
        for size in CHOICES[move]:
            hope += mean_points(s, size) - (0.0 if s.final else BEAM * float(size))
        if hope > best:
            best = hope
    return best


def mean_points(s: Fresco, size: i64) -> float:
    """What a pew of a size is worth on average; there is one."""
    points: i64 = 0
    for pew in pews_of(s).hidden:
        if pews_box(s.box).pews[pew].beams == size:
            points += pews_box(s.box).pews[pew].points
    return float(points) / float(number_left(s, size))
