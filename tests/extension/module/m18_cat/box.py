"""The box of the module: how many cards there are of each kind."""

from typing import Final

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import BaseBox, ModuleBox, exactly

TABLE: Final = "m18_cat"
ENTRIES: Final[tuple[str, ...]] = ("cards",)


class CatBox(ModuleBox):
    """How many cards there are of each kind."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.cards: Final = exactly(tables, TABLE, "cards", 2)

    def values(self) -> tuple[object, ...]:
        return (list(self.cards),)


BOX: Final = CatBox


def cat_box(box: Components) -> CatBox:
    """What the box has for this module."""
    found = box.modules[18]
    assert isinstance(found, CatBox)
    return found
