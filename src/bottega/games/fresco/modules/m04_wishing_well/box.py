"""The box of the module: the wishes and the pennies."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import MOST_PLAYERS, BaseBox, ModuleBox, Paints, integers, market_tiles

TABLE: Final = "m4_wishes"
WISHES: Final = ("bishops_visit", "bishops_praise", "tip", "alchemy", "finders_keepers", "busker")
FREE_PAINTS: Final = 3
ENTRIES: Final[tuple[str, ...]] = ("lucky_day", "free_paint", *WISHES, "pennies", "pennies_each")


class WellBox(ModuleBox):
    """The wishes and the pennies."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.wishes: Final = wishes(tables)
        self.free_paint: Final = free_paint(tables)
        self.pennies_each: Final[i64] = tables.number(TABLE, "pennies_each", 0, 9)
        self.pennies: Final[i64] = tables.number(TABLE, "pennies", MOST_PLAYERS * self.pennies_each, 99)

    def values(self) -> tuple[object, ...]:
        return (
            list(self.wishes),
            [tile.letters for tile in self.free_paint],
            int(self.pennies),
            int(self.pennies_each),
        )


BOX: Final = WellBox


def well_box(box: Components) -> WellBox:
    """What the box has for this module."""
    return cast(WellBox, box.modules[4])


def wishes(tables: Tables) -> vec[i64]:
    """How many cards there are of each wish, free paint being three wishes."""
    counts = [tables.number(TABLE, "lucky_day", 0, 9)]
    counts += [1] * FREE_PAINTS
    counts += [tables.number(TABLE, wish, 0, 9) for wish in WISHES]
    return integers(counts)


def free_paint(tables: Tables) -> tuple[Paints, ...]:
    """The market tiles on the three cards."""
    known = [tile.letters for tile in market_tiles(tables)]
    words = tables.words(TABLE, "free_paint", (FREE_PAINTS, FREE_PAINTS))
    for word in words:
        if word not in known:
            raise tables.wrong(TABLE, "free_paint", f"names a tile that is not in the market: {word[:20]!r}")
    return tuple([Paints(word) for word in words])
