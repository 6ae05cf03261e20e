"""What an observation says of the glaziers. Windows that were set matter no more."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m06_glaziers.box import glass_box
from bottega.games.fresco.modules.m06_glaziers.part import (
    ALTAR_WINDOW,
    GLASS,
    GLASS_COLOURS,
    NO_WINDOW,
    PLACES,
    glazery_of,
    panes,
)
from bottega.games.fresco.state import Fresco

PER_WINDOW: Final[i64] = 2 + GLASS_COLOURS

TABLE: Final = [
    Piece("glass", GLASS_COLOURS, f"glass for sale by color ({GLASS})"),
    Piece("reserve", GLASS_COLOURS, "glass in the reserve by color"),
    Piece("bag", 1, "glass in the bag"),
    Piece("bench", PLACES * PER_WINDOW, "for each place of the bench: a window lies there, its points, panes by color"),
    Piece("pile", 1, "windows in the pile"),
    Piece("gone", 1, "windows that Leonardo took"),
    Piece("setting", 2, "a window is being set; it is the altar's"),
    Piece("panes", GLASS_COLOURS, "panes of that window by color"),
    Piece("pending", 1, "its points, less penalties so far"),
]
SEAT: Final = [Piece("glass", GLASS_COLOURS, "their glass by color")]


class GlaziersObservation(ModuleObservation):
    """Glass and windows; glass behind screens could be counted by everybody."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        glazery = glazery_of(s)
        w.row(glazery.shown)
        w.row(glazery.reserve)
        w.number(len(glazery.bag))
        for window in glazery.bench:
            if window == EMPTY:
                w.skip(PER_WINDOW)
            else:
                w.number(1)
                w.number(glass_box(s.box).windows[window].points)
                w.row(glass_box(s.box).windows[window].panes)
        w.number(len(glazery.pile))
        w.number(len(glazery.gone))
        if glazery.window == NO_WINDOW:
            w.skip(3 + GLASS_COLOURS)
        else:
            observe_setting(s, glazery.window == ALTAR_WINDOW, glazery.pending, w)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        w.part(glazery_of(s).tokens, seat * GLASS_COLOURS, GLASS_COLOURS)


def observe_setting(s: Fresco, altar: bool, pending: i64, w: Writer) -> None:
    """The window that is being set."""
    w.number(1)
    w.flag(altar)
    colour: i64 = 0
    while colour < GLASS_COLOURS:
        w.number(panes(s, colour))
        colour += 1
    w.number(pending)
