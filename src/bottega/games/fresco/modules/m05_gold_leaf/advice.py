"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, MARKET, RESTORED
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m05_gold_leaf.part import asks_for_gold, gold_of
from bottega.games.fresco.state import Fresco


class GoldAdvice(ModuleAdvice):
    """Tiles with leaves are worth going for; with a leaf, segments of the colour are."""

    def worth(self, s: Fresco, who: i64) -> float:
        return float(gold_of(s).leaves[who]) * (0.5 if s.final else 0.9)

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        gold = gold_of(s)
        if place == MARKET:
            return 0.3 if gold.supply > 0 else 0.0
        if place == CATHEDRAL and gold.leaves[who] > 0:
            segment: i64 = 0
            for tile in s.fresco:
                if tile != RESTORED and asks_for_gold(s, segment) and s.players[who].has(s.box.tiles[tile].cost):
                    return 1.0
                segment += 1
        return 0.0
