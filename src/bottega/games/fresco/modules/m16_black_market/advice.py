"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import MARKET
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.state import Fresco


class BlackMarketAdvice(ModuleAdvice):
    """One apprentice more finds something at the market, if others have left little."""

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        return 0.2 if place == MARKET else 0.0
