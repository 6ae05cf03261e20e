"""What an observation says of the wall. What its tiles bring, and which can be reached, follows from it."""

from typing import Final

from mypy_extensions import i64

from bottega.core.observation import Piece, Writer
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import ORANGE, RESTORED
from bottega.games.fresco.module import ModuleObservation
from bottega.games.fresco.modules.m09_wall.box import wall_box
from bottega.games.fresco.modules.m09_wall.part import FRONTS, KINDS, front_of, wall_of
from bottega.games.fresco.state import Fresco

SEAT: Final = [
    Piece("tiles", KINDS, "tiles before them, by front (orange, green, purple) and back (red, yellow, blue)"),
    Piece("exchanges", FRONTS, "the exchange tiles they have: orange, green, purple"),
]


class WallObservation(ModuleObservation):
    """The fronts of the tiles on the wall, and the tiles before the players."""

    def table(self, box: Components) -> list[Piece]:
        segments = int(wall_box(box).wall_columns * wall_box(box).wall_rows)
        says = "for each segment, row by row, the front of its tile, if it has one: orange, green, purple"
        return [
            Piece("tiles", segments * int(FRONTS), says),
            Piece("exchange", FRONTS, "exchange tiles left: orange, green, purple"),
        ]

    def seat(self, box: Components) -> list[Piece]:
        return SEAT

    def observe(self, s: Fresco, who: i64, w: Writer) -> None:
        wall = wall_of(s)
        for kind in wall.covered:
            w.one_hot(front_of(kind) - ORANGE if kind != RESTORED else RESTORED, FRONTS)
        colour: i64 = 0
        while colour < FRONTS:
            left = wall_box(s.box).exchange_each
            for owned in wall.exchanges:
                left -= owned >> colour & 1
            w.number(left)
            colour += 1

    def observe_seat(self, s: Fresco, seat: i64, own: bool, w: Writer) -> None:
        wall = wall_of(s)
        w.part(wall.tiles, seat * KINDS, KINDS)
        w.bits(wall.exchanges[seat], FRONTS)
