"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import CATHEDRAL
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from bottega.games.fresco.modules.m06_glaziers.part import GLASS_COLOURS, NUMBER, glazery_of
from bottega.games.fresco.modules.m06_glaziers.steps import TILE
from bottega.games.fresco.state import Fresco


class GlaziersAdvice(ModuleAdvice):
    """Glass saves penalties."""

    def worth(self, s: Fresco, who: i64) -> float:
        """A token is worth part of the penalty it saves."""
        glazery = glazery_of(s)
        worth = 0.0
        colour: i64 = 0
        while colour < GLASS_COLOURS:
            count = glazery.tokens[who * GLASS_COLOURS + colour]
            useful = count if count < 2 else 2
            worth += float(useful) * (float(glass_box(s.box).glass_penalties[colour]) * 0.3 + 0.4)
            colour += 1
        return worth * (0.3 if s.final and s.column >= CATHEDRAL else 1.0)

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """At the glazery: the best tokens, less their price."""
        if place != NUMBER:
            return 0.0
        glazery = glazery_of(s)
        worth = 0.0
        actions = TILE.printed + apprentices
        colour = GLASS_COLOURS - 1
        while colour >= 0 and actions > 0:
            if glazery.shown[colour] > 0 and s.players[who].thalers > 4:
                worth += (
                    float(glass_box(s.box).glass_penalties[colour]) * 0.3
                    - float(glass_box(s.box).glass_prices[colour]) * 0.5
                )
                actions -= 1
            colour -= 1
        return worth * 0.9
