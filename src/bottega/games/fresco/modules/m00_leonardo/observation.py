"""What an observation says of Leonardo."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import SEATS, Piece, Writer, first_seat
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import SEGMENTS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m00_leonardo.part import figure_of
from bottega.games.fresco.observation import SEALS, count_seals
from bottega.games.fresco.state import Fresco

TABLE: Final = [
    Piece("segment", SEGMENTS, "the segment on which he stands"),
    Piece("seals", SEALS, "his restored tiles by their seals"),
    Piece("steered", SEATS, "who steers him this round; the observer first"),
]


class LeonardoObservation(ModuleObservation):
    """Where he stands, what he has, and who steers him."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        figure = figure_of(s)
        n: i64 = len(s.players)
        w.one_hot(figure.segment, SEGMENTS)
        count_seals(s, figure.tiles, w.out, w.at)
        w.skip(SEALS)
        w.one_hot((s.decides[figure.marker] - first_seat(who) + n) % n, SEATS)
