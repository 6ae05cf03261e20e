"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.const import BASIC, EMPTY, STUDIO
from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m01_portraits.box import (
    ABBOT,
    ACTOR,
    GODS_SERVANT,
    NO_POWER,
    SEXTON,
    Portrait,
    portraits_box,
)
from bottega.games.fresco.modules.m01_portraits.part import has_power, studio_of
from bottega.games.fresco.state import CLASSIC, Fresco


class PortraitsAdvice(ModuleAdvice):
    """Permanent cards, and the best open one."""

    def worth(self, s: Fresco, who: i64) -> float:
        if s.final:
            return 0.0
        worth = 0.0
        for power in (GODS_SERVANT, ACTOR, ABBOT, SEXTON):
            worth += 2.5 if has_power(s, who, power) else 0.0
        return worth

    def prospect(self, s: Fresco, who: i64, place: i64, apprentices: i64) -> float:
        """The best open card, if the player can still take one."""
        studio = studio_of(s)
        if place != STUDIO or apprentices == 0 or studio.painted >> who & 1:
            return 0.0
        best = 0.0
        for card in studio.open:
            if card != EMPTY:
                worth = card_worth(portraits_box(s.box).portraits[card])
                best = worth if worth > best else best
        return best - 1.5 if s.edition == CLASSIC and best > 0.0 else best


def card_worth(card: Portrait) -> float:
    """About how many points a card is worth."""
    if card.power != NO_POWER:
        return 2.5
    worth = float(card.points) + float(card.thalers) * 0.5 + float(card.mood) * 0.25
    return worth + (3.8 if card.paint >= BASIC else 1.4 if card.paint >= 0 else 0.0)
