"""What a bot goes by."""

from mypy_extensions import i64

from bottega.games.fresco.module import ModuleAdvice
from bottega.games.fresco.modules.m04_wishing_well.part import WELL_ROOM, well_of
from bottega.games.fresco.state import Fresco


class WellAdvice(ModuleAdvice):
    """Cards, and pennies that may become some."""

    def worth(self, s: Fresco, who: i64) -> float:
        well = well_of(s)
        cards = float(well.cards(who)) * (0.1 if s.final else 1.8)
        pennies = float(well.pennies[who]) * 0.5
        room_left = float(WELL_ROOM - well.well)
        set_now = float(well.on_market[who])  # it may be thrown
        pennies += (set_now if set_now < room_left else room_left) * (0.5 if s.final else 1.4)
        return cards + pennies
