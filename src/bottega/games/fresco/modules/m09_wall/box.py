"""The box of the module: the wall and its tiles."""

import re
from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS
from bottega.games.fresco.pieces import MOST_PLAYERS, BaseBox, ModuleBox, different, mask

TABLE: Final = "m9_wall"
WALL_TILES: Final = 18
MOST_COLUMNS: Final = 9  # of the wall; a mask holds all its segments
MOST_ROWS: Final = 6
ENTRIES: Final[tuple[str, ...]] = ("tiles", "columns", "rows", "restored", "points", "exchange")


class WallTile:
    """A tile of the wall fresco: the blended paint on its front, and the basic paint on its back."""

    def __init__(self, paint: i64, income: i64) -> None:
        self.paint: Final[i64] = paint
        self.income: Final[i64] = income


class WallBox(ModuleBox):
    """The wall and its tiles."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.wall_columns: Final[i64] = tables.number(TABLE, "columns", 1, MOST_COLUMNS)
        self.wall_rows: Final[i64] = tables.number(TABLE, "rows", 1, MOST_ROWS)
        restored = restored_segments(tables, self.wall_columns, self.wall_rows)
        self.wall_restored: Final[i64] = mask(restored)
        self.wall_tiles: Final = wall_tiles(tables, self.wall_columns * self.wall_rows - len(restored))
        self.wall_points: Final[i64] = tables.number(TABLE, "points", 0, 99)
        self.exchange_each: Final[i64] = tables.number(TABLE, "exchange", MOST_PLAYERS, 99)

    def values(self) -> tuple[object, ...]:
        return (
            [wall_tile_values(tile) for tile in self.wall_tiles],
            [int(self.wall_columns), int(self.wall_rows), int(self.wall_restored)],
            int(self.wall_points),
            int(self.exchange_each),
        )


BOX: Final = WallBox


def wall_box(box: Components) -> WallBox:
    """What the box has for this module."""
    return cast(WallBox, box.modules[9])


def wall_tile_values(tile: WallTile) -> tuple[int, ...]:
    return (int(tile.paint), int(tile.income))


def restored_segments(tables: Tables, columns: i64, rows: i64) -> list[int]:
    """The segments of the wall that are restored from the start, row by row."""
    known = [column + str(row + 1) for row in range(rows) for column in "ABCDEFGHI"[:columns]]
    words = list(tables.words(TABLE, "restored", (1, len(known))))
    return different(tables, TABLE, "restored", words, known)


def wall_tiles(tables: Tables, segments: i64) -> tuple[WallTile, ...]:
    """A tile for each segment that is not restored: its paint and its income."""
    fronts, backs = LETTERS[BASIC:BLENDED], LETTERS[:BASIC]
    tiles: list[WallTile] = []
    for word in tables.words(TABLE, "tiles", (WALL_TILES, WALL_TILES)):
        if re.fullmatch(f"[{fronts}][{backs}]", word) is None:
            raise tables.wrong(TABLE, "tiles", f"needs a letter of {fronts} and one of {backs}, not {word[:20]!r}")
        tiles.append(WallTile(LETTERS.index(word[0]), LETTERS.index(word[1])))
    if len(tiles) != segments:
        raise tables.wrong(TABLE, "", f"has {len(tiles)} tiles, but there are {segments} segments to restore")
    return tuple(tiles)
