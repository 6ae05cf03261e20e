"""The box of the module: the tiles of the dome, and where they come up."""

from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, ceiling_segments, fresco_tiles, tile_values

TABLE: Final = "m15_dome"
DOMES: Final = 9
ENTRIES: Final[tuple[str, ...]] = ("tiles", "segments")


class DomeBox(ModuleBox):
    """The tiles of the dome, and where they come up."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.domes: Final = fresco_tiles(tables, TABLE, DOMES)
        self.dome_segments: Final[i64] = ceiling_segments(tables, TABLE, DOMES)

    def values(self) -> tuple[object, ...]:
        return ([tile_values(tile) for tile in self.domes], int(self.dome_segments))


BOX: Final = DomeBox


def dome_box(box: Components) -> DomeBox:
    """What the box has for this module."""
    return cast(DomeBox, box.modules[15])
