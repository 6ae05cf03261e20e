"""Where Leonardo is, and what he has."""

from typing import ClassVar, cast

from mypy_extensions import i64

from bottega.games.fresco.const import MIDDLE, TILES
from bottega.games.fresco.module import Part
from bottega.games.fresco.modules.m00_leonardo.view_types import LeonardoView
from bottega.games.fresco.state import Fresco, seals


class LeonardosPart(Part):
    """Where Leonardo stands on the ceiling, and the tiles he has restored."""

    BITS: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self) -> None:
        super().__init__()
        self.segment: i64 = MIDDLE
        self.tiles: i64 = 0
        self.first: i64 = 0  # the player who steers in odd rounds
        self.marker: i64 = 0

    def copy(self) -> Part:
        other = LeonardosPart()
        other.segment = self.segment
        other.tiles = self.tiles
        other.first = self.first
        other.marker = self.marker
        return other

    def key(self) -> list[int]:
        return [self.segment, self.tiles, self.first, self.marker]

    def fresco_tiles(self) -> list[int]:
        return [tile for tile in range(TILES) if self.tiles >> tile & 1]

    def view(self, s: Fresco, who: int) -> LeonardoView:
        return {
            "module": "leonardo",
            "segment": int(self.segment),
            "marker": int(self.marker),
            "space": int(s.track[self.marker]),
            "tiles": self.fresco_tiles(),
            "seals": seals(s.box.tiles, self.tiles),
            "steered_by": int(s.decides[self.marker]),
        }


def figure_of(s: Fresco) -> LeonardosPart:
    """Leonardo's part: the first, since his number is the lowest."""
    return cast(LeonardosPart, s.parts[0])
