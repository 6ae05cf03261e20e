"""What an observation says of the black market."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m16_black_market.part import barrel_of
from bottega.games.fresco.state import Fresco

SAYS: Final = "the market tiles in the barrel, by number"


class BlackMarketObservation(ModuleObservation):
    """The tiles in the barrel."""

    def table(self, box: Components) -> list[Piece]:
        return [Piece("barrel", len(box.market), SAYS)]

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        tiles: i64 = len(s.box.market)
        for tile in barrel_of(s).tiles:
            w.count(tile, tiles)
        w.skip(tiles)
