"""The box of the module: where the dames stand."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, rising

TABLE: Final = "m12_dames"
MOST_DAMES: Final = 20
ENTRIES: Final[tuple[str, ...]] = ("rosary_4", "rosary_3")


class DamesBox(ModuleBox):
    """Where the dames stand."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.rosary_4: Final = rosary(tables, "rosary_4")
        self.rosary_3: Final = rosary(tables, "rosary_3")

    def values(self) -> tuple[object, ...]:
        return (list(self.rosary_4), list(self.rosary_3))


BOX: Final = DamesBox


def dames_box(box: Components) -> DamesBox:
    """What the box has for this module."""
    return cast(DamesBox, box.modules[12])


def rosary(tables: Tables, entry: str) -> vec[i64]:
    """The spaces of the score track with a dame; half of them are pink, half purple."""
    spaces = tables.numbers(TABLE, entry, (2, MOST_DAMES), 1, 99)
    if len(spaces) % 2 != 0:
        raise tables.wrong(TABLE, entry, f"needs an even number of spaces, not {len(spaces)}")
    return rising(tables, TABLE, entry, list(spaces))
