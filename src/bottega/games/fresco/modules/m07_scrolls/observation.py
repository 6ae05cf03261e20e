"""What an observation says of the scrolls."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, SIDE
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m07_scrolls.part import scrolls_of
from bottega.games.fresco.state import Fresco

TABLE: Final = [Piece("revealed", 2 * SIDE, "lines that were revealed: rows, then columns")]
SEAT: Final = [
    Piece("has", 2, "they have a secret row, a secret column"),
    Piece("row", SIDE, "their row, if the observer may see it"),
    Piece("column", SIDE, "their column, likewise"),
]


class ScrollsObservation(ModuleObservation):
    """Revealed lines; secret ones for their owners."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        w.bits(scrolls_of(s).gone, 2 * SIDE)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        scrolls = scrolls_of(s)
        w.flag(scrolls.rows[seat] != EMPTY)
        w.flag(scrolls.columns[seat] != EMPTY)
        if own or s.laid_open:
            w.one_hot(scrolls.rows[seat], SIDE)
            w.one_hot(scrolls.columns[seat], SIDE)
        else:
            w.skip(2 * SIDE)
