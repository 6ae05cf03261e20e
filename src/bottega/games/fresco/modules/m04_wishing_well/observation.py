"""What an observation says of the wishing well."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m04_wishing_well.part import KINDS, well_of
from bottega.games.fresco.state import Fresco

TABLE: Final = [
    Piece("well", 1, "pennies in the well"),
    Piece("supply", 1, "pennies in the supply"),
    Piece("deck", 1, "cards in the deck"),
    Piece("gone", KINDS, "cards that were used, by kind"),
    Piece("used", 1, "cards used by healthy apprentices in this visit"),
    Piece("freed", 1, "of these, free paint"),
    Piece("praised", 1, "praise was used in this visit"),
]
SEAT: Final = [
    Piece("cards", 1, "how many cards they have"),
    Piece("hand", KINDS, "their cards by kind, if the observer may see them"),
    Piece("pennies", 1, "pennies behind the screen"),
    Piece("set", 1, "pennies set on the market, once the observer may know"),
]


class WellObservation(ModuleObservation):
    """Pennies and cards; others' cards are hidden, and so are pennies set while planning."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        well = well_of(s)
        w.number(well.well)
        w.number(well.supply)
        w.number(len(well.deck))
        w.row(well.gone)
        w.number(well.used)
        w.number(well.freed)
        w.flag(well.praised)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        well = well_of(s)
        w.number(well.cards(seat))
        if own or s.laid_open:
            w.part(well.hands, seat * KINDS, KINDS)
        else:
            w.skip(KINDS)
        if own or s.column >= 0:
            w.number(well.pennies[seat])
            w.number(well.on_market[seat])
        else:
            w.number(well.pennies[seat] + well.on_market[seat])
            w.skip(1)
