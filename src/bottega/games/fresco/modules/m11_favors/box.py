"""The box of the module: one favor for each segment."""

from typing import Final, cast

from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, LETTERS, SEGMENTS
from bottega.games.fresco.pieces import NO_PAINT, BaseBox, ModuleBox

TABLE: Final = "m11_favors"
FAVORS: Final = ("thaler1", "thaler5", "vp1", "mood1")
ENTRIES: Final[tuple[str, ...]] = (*FAVORS, "paints")


class Favor:
    """A favor of the bishop."""

    def __init__(self, thalers: i64 = 0, points: i64 = 0, mood: i64 = 0, paint: i64 = NO_PAINT) -> None:
        self.thalers: Final[i64] = thalers
        self.points: Final[i64] = points
        self.mood: Final[i64] = mood
        self.paint: Final[i64] = paint


class FavorsBox(ModuleBox):
    """One favor for each segment."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.favors: Final = favors(tables)

    def values(self) -> tuple[object, ...]:
        return tuple([favor_values(favor) for favor in self.favors])


BOX: Final = FavorsBox


def favors_box(box: Components) -> FavorsBox:
    """What the box has for this module."""
    return cast(FavorsBox, box.modules[11])


def favor_values(favor: Favor) -> tuple[int, ...]:
    return (int(favor.thalers), int(favor.points), int(favor.mood), int(favor.paint))


def favors(tables: Tables) -> tuple[Favor, ...]:
    """One favor for each segment."""
    gifts = (Favor(thalers=1), Favor(thalers=5), Favor(points=1), Favor(mood=1))
    all_favors: list[Favor] = []
    for entry, gift in zip(FAVORS, gifts, strict=True):
        all_favors += [gift] * tables.number(TABLE, entry, 0, SEGMENTS)
    for word in tables.words(TABLE, "paints", (0, SEGMENTS)):
        if len(word) != 1 or word not in LETTERS[:BLENDED]:
            raise tables.wrong(TABLE, "paints", f"needs single letters of {LETTERS[:BLENDED]}, not {word[:20]!r}")
        all_favors.append(Favor(paint=LETTERS.index(word)))
    if len(all_favors) != SEGMENTS:
        raise tables.wrong(TABLE, "", f"has {len(all_favors)} favors, but there are {SEGMENTS} segments")
    return tuple(all_favors)
