"""The box of Fresco, read from its component table and checked."""

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.core.provenance import Provenance
from bottega.core.tables import Tables, read_tables
from bottega.games.fresco.const import BASIC, BLENDED, HIGHEST, LETTERS, ROWS, SEGMENTS
from bottega.games.fresco.pieces import (
    MOST_SLOTS,
    BaseBox,
    ModuleBox,
    blend,
    fresco_tiles,
    integers,
    market_tiles,
    paints,
    standard_tables,
)
from bottega.games.fresco.pieces import Paints as Paints
from bottega.games.fresco.pieces import Tile as Tile

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "blends": ("O", "G", "P"),
    "start": ("thalers", "paints", "apprentices"),
    "hostel": ("times", "mood", "price_classic", "price_mega"),
    "mood": ("lowest", "highest", "start", "extra_from", "short_from"),
    "market": ("tiles", "removed_with_3", "booths_4", "booths_3"),
    "fresco": ("tiles", "middle"),
}

LABELS: Final = {"hostel": "times"}  # rows are named by their hours
PICTURES: Final = {"market.tiles": "paints"}


class Components:
    """The numbers on the pieces."""

    def __init__(self, tables: Tables) -> None:
        tables.only(ENTRIES | dict(module_tables().values()))
        self.source: Final = tables.source
        self.thalers: Final[i64] = tables.number("start", "thalers", 0, 99)
        self.paints: Final = paints(tables, "start", "paints", tables.value("start", "paints"), 0, 9)
        self.apprentices: Final[i64] = tables.number("start", "apprentices", 2, 14)
        self.times: Final = hostel(tables, "times", 0, 23)
        self.moods: Final = hostel(tables, "mood", -9, 9)
        self.prices_classic: Final = hostel(tables, "price_classic", 0, 20)
        self.prices_mega: Final = hostel(tables, "price_mega", 0, 20)
        self.mood_lowest: Final[i64] = tables.number("mood", "lowest", -20, 0)
        self.mood_highest: Final[i64] = tables.number("mood", "highest", 0, 20)
        self.mood_start: Final[i64] = tables.number("mood", "start", self.mood_lowest, self.mood_highest)
        self.extra_from: Final[i64] = tables.number("mood", "extra_from", self.mood_start + 1, self.mood_highest)
        self.short_from: Final[i64] = tables.number("mood", "short_from", self.mood_lowest, self.mood_start - 1)
        self.market: Final = market_tiles(tables)
        self.removed_with_3: Final = removed_tiles(tables, self.market)
        self.booths_4: Final = booths(tables, "booths_4", 4, len(self.market))
        self.booths_3: Final = booths(tables, "booths_3", 3, len(self.market) - len(self.removed_with_3))
        base_tiles = fresco_tiles(tables, "fresco", SEGMENTS)
        self.middle: Final[i64] = middle_value(tables, base_tiles)
        self.modules: Final = module_boxes(tables, BaseBox(tables, self.booths_4, self.booths_3))
        tiles, blends = base_tiles, base_blends(tables)
        for box in self.modules:
            tiles += box.tiles
            blends += box.blends
        self.tiles: Final = tiles
        self.blends: Final = blends
        self.fingerprint: Final = fingerprint(self.values())
        standard = standard_tables()
        self.own: Final = "" if tables.text == standard.text else tables.text  # the text, if it is not ours
        self.provenance: Final = Provenance(tables, standard, LABELS, PICTURES)

    def values(self) -> tuple[object, ...]:
        """Everything the tables of the base game say, in a fixed order."""
        return (
            self.blends[: BLENDED - BASIC],
            [int(self.thalers), self.paints, int(self.apprentices)],
            [list(self.times), list(self.moods), list(self.prices_classic), list(self.prices_mega)],
            [int(self.mood_lowest), int(self.mood_highest), int(self.mood_start)],
            [int(self.extra_from), int(self.short_from)],
            [tile.letters for tile in self.market],
            [self.removed_with_3, self.booths_4, self.booths_3],
            [(int(tile.value), tile.cost.letters) for tile in self.tiles[:SEGMENTS]],
            int(self.middle),
        )

    def fingerprint_with(self, modules: tuple[int, ...]) -> str:
        """The fingerprint of the base game and of the tables of these modules."""
        of_modules = [values for number in sorted(modules) if (values := self.modules[number].values())]
        return fingerprint((self.values(), of_modules)) if of_modules else self.fingerprint


@cache
def found_boxes() -> dict[int, Any]:
    """The modules with tables of their own, by their numbers: packages in `modules` that have a `box.py`."""
    packages = sorted(file.parent.name for file in Path(__file__).parent.glob("modules/m*/box.py"))
    return {int(name[1:3]): import_module(f"bottega.games.fresco.modules.{name}.box") for name in packages}


def module_tables() -> dict[int, tuple[str, tuple[str, ...]]]:
    """Each module's table and its entries, by the module's number; an owner's file may lack it."""
    return {number: (box.TABLE, box.ENTRIES) for number, box in found_boxes().items()}


def module_boxes(tables: Tables, base: BaseBox) -> list[ModuleBox]:
    """What the box has for each module, by number; from the owner's file, or else from ours."""
    complete = all(table in tables.data for table, _entries in module_tables().values())
    ours = tables if complete else standard_tables()
    boxes = [ModuleBox() for _number in range(HIGHEST + 1)]
    for number, box in found_boxes().items():
        boxes[number] = box.BOX(tables if box.TABLE in tables.data else ours, base)
    return boxes


def standard() -> Components:
    """The box as this package knows it."""
    return Components(standard_tables())


def load(table: Path | Tables) -> Components:
    """A box as its owner knows it."""
    return Components(table if isinstance(table, Tables) else read_tables(table))


def fingerprint(values: tuple[object, ...]) -> str:
    return hashlib.sha256(repr(values).encode()).hexdigest()[:12]


def base_blends(tables: Tables) -> tuple[tuple[int, int], ...]:
    return tuple(blend(tables, "blends", letter, LETTERS[:BASIC]) for letter in LETTERS[BASIC:BLENDED])


def hostel(tables: Tables, entry: str, low: int, high: int) -> vec[i64]:
    return integers(tables.numbers("hostel", entry, (ROWS, ROWS), low, high))


def removed_tiles(tables: Tables, market: tuple[Paints, ...]) -> tuple[int, ...]:
    """The tiles that three players play without, by their index."""
    removed: list[int] = []
    known = [tile.letters for tile in market]
    for word in tables.words("market", "removed_with_3", (0, len(market))):
        if word not in known:
            raise tables.wrong("market", "removed_with_3", f"names a tile that is not in the market: {word[:20]!r}")
        removed.append(known.index(word))
        known[known.index(word)] = ""
    return tuple(removed)


def booths(tables: Tables, entry: str, count: int, tiles: int) -> tuple[int, ...]:
    """Slots in each booth; the tiles must suffice."""
    slots = tables.numbers("market", entry, (count, count), 1, MOST_SLOTS)
    if sum(slots) > tiles:
        raise tables.wrong("market", entry, f"has {sum(slots)} slots, but only {tiles} tiles are in play")
    return slots


def middle_value(tables: Tables, tiles: tuple[Tile, ...]) -> int:
    """The value of the tile in the middle."""
    value = tables.number("fresco", "middle", 0, 99)
    if value not in [tile.value for tile in tiles]:
        raise tables.wrong("fresco", "middle", f"is {value}, but no tile has that value")
    return value
