"""What a bot goes by."""

from bottega.games.fresco.modules.m18_cat.part import NUMBER, cat_of
from mypy_extensions import i64

from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.state import Fresco


class CatAdvice(ModuleAdvice):
    """Yarn is a point, stroking her a little more."""

    def worth(self, s: Fresco, who: i64) -> float:
        return 0.0 if s.ending else float(cat_of(s).yarn[who])

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        return 1.5 * float(apprentices) if place == NUMBER else 0.0
