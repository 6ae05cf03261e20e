"""The box of the module: pews, and the beams on the market's tiles."""

import re
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.tables import Tables
from bottega.games.fresco.box import Components
from bottega.games.fresco.const import BLENDED, LETTERS
from bottega.games.fresco.pieces import MOST_SLOTS, BaseBox, ModuleBox, figures, integers, market_tiles

TABLE: Final = "m14_pews"
PEWS: Final = 12
MOST_BEAMS: Final = 6  # of a pew
ENTRIES: Final[tuple[str, ...]] = ("pews", "beams_each", "market")


class Pew:
    """A pew: the beams it needs, and what it is worth."""

    def __init__(self, beams: i64, points: i64) -> None:
        self.beams: Final[i64] = beams
        self.points: Final[i64] = points


class PewsBox(ModuleBox):
    """Pews, and the beams on the market's tiles."""

    def __init__(self, tables: Tables, base: BaseBox) -> None:
        super().__init__()
        self.pews: Final = pews(tables)
        self.beams_each: Final[i64] = tables.number(TABLE, "beams_each", 0, 99)
        self.beams: Final = beams(tables, base.tables)

    def values(self) -> tuple[object, ...]:
        return ([pew_values(pew) for pew in self.pews], int(self.beams_each), list(self.beams))


BOX: Final = PewsBox


def pews_box(box: Components) -> PewsBox:
    """What the box has for this module."""
    return cast(PewsBox, box.modules[14])


def pew_values(pew: Pew) -> tuple[int, ...]:
    return (int(pew.beams), int(pew.points))


def pews(tables: Tables) -> tuple[Pew, ...]:
    """Beams and points of each pew."""
    all_pews: list[Pew] = []
    for needed, points in figures(tables, TABLE, "pews", (PEWS, PEWS), "1 2"):
        if not 1 <= needed <= MOST_BEAMS:
            raise tables.wrong(TABLE, "pews", f"needs pews of 1 to {MOST_BEAMS} beams, not of {needed}")
        all_pews.append(Pew(needed, points))
    return tuple(all_pews)


def beams(tables: Tables, owner: Tables) -> vec[i64]:
    """The beams on each tile of the owner's market; it may lack a tile only if the table of beams is ours."""
    market = ["".join(sorted(tile.letters)) for tile in market_tiles(owner)]
    by_tile = [0] * len(market)
    for word in tables.words(TABLE, "market", (0, MOST_SLOTS)):
        match = re.fullmatch(rf"([{LETTERS[:BLENDED]}]{{1,3}}) ([1-9])", word)
        if match is None:
            raise tables.wrong(TABLE, "market", f"a tile with beams is written like 'RY 1', not {word[:20]!r}")
        tile = "".join(sorted(match.group(1)))
        if tile in market:
            by_tile[market.index(tile)] = int(match.group(2))
            market[market.index(tile)] = ""
        elif tables is owner:
            problem = f"names a tile that is not in the market, or names it twice: {word[:20]!r}"
            raise tables.wrong(TABLE, "market", problem)
    return integers(by_tile)
