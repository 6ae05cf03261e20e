"""The box of the module: pink and brown, and the seven tiles that want them."""

from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, LETTERS
from bottega.games.fresco.pieces import BaseBox, ModuleBox, Tile, blend, fresco_tiles, tile_values

TABLE: Final = "m3_special"
SPECIAL_TILES: Final = 7
ENTRIES: Final[tuple[str, ...]] = ("K", "N", "tiles", "middle")


class SpecialBlendsBox(ModuleBox):
    """Pink and brown, and the seven tiles that want them."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.blends = tuple([blend(tables, TABLE, paint, LETTERS[:BLENDED]) for paint in "KN"])
        self.tiles = fresco_tiles(tables, TABLE, SPECIAL_TILES, LETTERS)
        self.special_tiles: Final = self.tiles
        self.special_middle: Final[i64] = special_middle(tables, self.tiles)

    def values(self) -> tuple[object, ...]:
        return (self.blends, [tile_values(tile) for tile in self.tiles], int(self.special_middle))


BOX: Final = SpecialBlendsBox


def blends_box(box: Components) -> SpecialBlendsBox:
    """What the box has for this module."""
    return cast(SpecialBlendsBox, box.modules[3])


def special_middle(tables: Tables, tiles: tuple[Tile, ...]) -> int:
    """The tile in the middle; no other has its value."""
    value = tables.number(TABLE, "middle", 0, 99)
    values = [int(tile.value) for tile in tiles]
    if values.count(value) != 1:
        raise tables.wrong(TABLE, "middle", f"is {value}, but {values.count(value)} tiles have that value")
    return values.index(value)
