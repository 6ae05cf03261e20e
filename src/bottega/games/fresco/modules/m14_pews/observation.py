"""What an observation says of the pews."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m14_pews.box import MOST_BEAMS, PEWS, pews_box
from bottega.games.fresco.modules.m14_pews.part import pews_of
from bottega.games.fresco.pieces import MOST_SLOTS
from bottega.games.fresco.state import Fresco

MARKET: Final[i64] = MOST_SLOTS
ALL: Final[i64] = PEWS

TABLE: Final = [
    Piece("left", MOST_BEAMS, "pews that are not restored, by the beams they need, from 1"),
    Piece("restored", ALL, "the pews that were restored, by number"),
    Piece("beams", MARKET, "beams on the tile of each slot of the market"),
]
SEAT: Final = [Piece("beams", 1, "beams they have")]


class PewsObservation(ModuleObservation):
    """Pews and beams."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        pews = pews_of(s)
        for pew in pews.hidden:
            w.count(pews_box(s.box).pews[pew].beams - 1, MOST_BEAMS)
        w.skip(MOST_BEAMS)
        for pew in pews.restored:
            w.count(pew, ALL)
        w.skip(ALL)
        end = w.at + MARKET
        for tile in s.market:
            w.number(0 if tile == EMPTY else pews_box(s.box).beams[tile])
        w.at = end

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        w.number(pews_of(s).owned[seat])
