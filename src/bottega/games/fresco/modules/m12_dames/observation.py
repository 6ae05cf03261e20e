"""What an observation says of the dames."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import COLUMNS, EMPTY, SEGMENTS
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m12_dames.box import dames_box
from bottega.games.fresco.modules.m12_dames.part import KINDS, court_of
from bottega.games.fresco.state import Fresco

SEAT: Final = [
    Piece("dames", KINDS, "the dames they have: pink, purple"),
    Piece("columns", KINDS * COLUMNS, "the column to which each goes, once the observer may know"),
    Piece("reserved", SEGMENTS, "the segment they have reserved"),
    Piece("night", 1, "their reservation lies on its night side"),
]


class DamesObservation(ModuleObservation):
    """Dames and reservations."""

    def table(self, box: Components) -> list[Piece]:
        spaces = max(len(dames_box(box).rosary_4), len(dames_box(box).rosary_3))
        return [
            Piece("track", spaces * int(KINDS), "who waits on each space of the rosary: pink, purple"),
            Piece("used", COLUMNS * KINDS, "for each column: a pink, a purple dame has helped there this round"),
            Piece("leonardo", KINDS, "the dames Leonardo has: pink, purple"),
        ]

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        court = court_of(s)
        spaces: i64 = max(len(dames_box(s.box).rosary_4), len(dames_box(s.box).rosary_3))
        end = w.at + spaces * KINDS
        for dame in court.track:
            w.one_hot(dame, KINDS)
        w.at = end
        w.bits(court.used, COLUMNS * KINDS)
        w.part(court.owned, i64(len(s.players)) * KINDS, KINDS)

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        court = court_of(s)
        w.part(court.owned, seat * KINDS, KINDS)
        kind: i64 = 0
        while kind < KINDS:
            w.one_hot(court.columns[seat * KINDS + kind] if own or s.column >= 0 else EMPTY, COLUMNS)
            kind += 1
        w.one_hot(court.reserved[seat], SEGMENTS)
        w.number(court.night >> seat & 1)
