"""The box of the module: the leaves, and the slots of the market that bring them."""

import re
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.pieces import MOST_SLOTS, BaseBox, ModuleBox, integers
from bottega.games.fresco.words import BOOTHS

TABLE: Final = "m5_gold"

ENTRIES: Final[tuple[str, ...]] = ("leaves", "arrows_4", "arrows_3")


class GoldBox(ModuleBox):
    """The leaves, and the slots of the market that bring them."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.leaves: Final[i64] = tables.number(TABLE, "leaves", 0, 99)
        self.arrows_4: Final = arrows(tables, "arrows_4", base.booths_4)
        self.arrows_3: Final = arrows(tables, "arrows_3", base.booths_3)

    def values(self) -> tuple[object, ...]:
        return (int(self.leaves), list(self.arrows_4), list(self.arrows_3))


BOX: Final = GoldBox


def gold_box(box: Components) -> GoldBox:
    """What the box has for this module."""
    return cast(GoldBox, box.modules[5])


def arrows(tables: Tables, entry: str, booths: tuple[int, ...]) -> vec[i64]:
    """The leaves that each slot of the market brings, booth by booth."""
    leaves = [0] * sum(booths)
    for word in tables.words(TABLE, entry, (0, MOST_SLOTS)):
        match = re.fullmatch(r"(I|II|III|IV) (first|last|[1-9][0-9]?) ([1-9])", word)
        if match is None:
            raise tables.wrong(TABLE, entry, f"an arrow is written like 'III last 1', not {word[:20]!r}")
        slot = slot_of(booths, match.group(1), match.group(2))
        if slot < 0 or leaves[slot]:
            raise tables.wrong(TABLE, entry, f"has no such slot, or has it twice: {word[:20]!r}")
        leaves[slot] = int(match.group(3))
    return integers(leaves)


def slot_of(booths: tuple[int, ...], name: str, place: str) -> int:
    """A slot's number among those of all booths, or -1."""
    booth = BOOTHS.index(name)
    slots = booths[booth] if booth < len(booths) else 0
    number = 1 if place == "first" else slots if place == "last" else int(place)
    return sum(booths[:booth]) + number - 1 if 1 <= number <= slots else -1
