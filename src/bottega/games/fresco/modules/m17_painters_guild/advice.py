"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import WORKSHOP
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.state import Fresco


class GuildAdvice(ModuleAdvice):
    """The guild makes the workshop a little better."""

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        return 0.2 if place == WORKSHOP else 0.0
