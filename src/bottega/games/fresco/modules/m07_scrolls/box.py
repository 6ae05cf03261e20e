"""The box of the module: what a line of the fresco is worth."""

from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox

TABLE: Final = "m7_scrolls"

ENTRIES: Final[tuple[str, ...]] = ("one_line", "crossing")


class ScrollsBox(ModuleBox):
    """What a line of the fresco is worth."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.one_line: Final[i64] = tables.number(TABLE, "one_line", 0, 99)
        self.crossing: Final[i64] = tables.number(TABLE, "crossing", 0, 99)

    def values(self) -> tuple[object, ...]:
        return (int(self.one_line), int(self.crossing))


BOX: Final = ScrollsBox


def scrolls_box(box: Components) -> ScrollsBox:
    """What the box has for this module."""
    return cast(ScrollsBox, box.modules[7])
