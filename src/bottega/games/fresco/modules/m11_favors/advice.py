"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL, RESTORED
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.state import Fresco


class FavorsAdvice(ModuleAdvice):
    """A favor, where the bishop stands on a tile the player can restore."""

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        tile = s.fresco[s.bishop]
        if place == CATHEDRAL and tile != RESTORED and s.players[who].has(s.box.tiles[tile].cost):
            return 1.0
        return 0.0
