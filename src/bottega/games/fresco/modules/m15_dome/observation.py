"""What an observation says of the dome."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import EMPTY, SEGMENTS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m15_dome.box import DOMES
from bottega.games.fresco.modules.m15_dome.part import domes_of
from bottega.games.fresco.state import Fresco

ALL: Final[i64] = DOMES

TABLE: Final = [
    Piece("hidden", SEGMENTS, "segments under which a dome tile lies"),
    Piece("leonardo", ALL, "dome tiles of Leonardo, by number"),
]
SEAT: Final = [
    Piece("domes", ALL, "their dome tiles that are not completed, by number"),
    Piece("completed", ALL, "those that are completed"),
]


class DomeObservation(ModuleObservation):
    """Where dome tiles lie, and who has which."""

    def table(self, box: Components) -> list[Piece]:
        return TABLE

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        for dome in domes_of(s).hidden:
            w.flag(dome != EMPTY)
        observe_domes(s, len(s.players), False, w)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        observe_domes(s, seat, False, w)
        observe_domes(s, seat, True, w)


def observe_domes(s: Fresco, marker: i64, completed: bool, w: Writer) -> None:
    """A marker's dome tiles, completed or not."""
    for dome in domes_of(s).domes(marker, completed):
        w.count(dome, ALL)
    w.skip(ALL)
