"""The box of Fresco, read from its component table and checked."""

import hashlib
from importlib import resources
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.tables import Tables, read_tables
from bottega.fresco.const import BASIC, BLENDED, LETTERS, ROWS, SEGMENTS

ENTRIES: Final[dict[str, tuple[str, ...]]] = {
    "blends": ("O", "G", "P"),
    "start": ("thalers", "paints", "apprentices"),
    "hostel": ("times", "mood", "price_classic", "price_mega"),
    "mood": ("lowest", "highest", "start", "extra_from", "short_from"),
    "market": ("tiles", "removed_with_3", "booths_4", "booths_3"),
    "fresco": ("tiles", "middle"),
}

MOST_SLOTS: Final = 16


@mypyc_attr(acyclic=True)
class Heap:
    """Paints by colour that never change: a cost, or what a market tile shows."""

    def __init__(self, letters: str) -> None:
        counts = vec[i64]()
        for letter in LETTERS:
            counts = append(counts, letters.count(letter))
        self.counts: Final = counts
        self.letters: Final = letters


@mypyc_attr(acyclic=True)
class Components:
    """The numbers on the pieces."""

    def __init__(self, tables: Tables) -> None:
        tables.only(ENTRIES)
        self.source: Final = tables.source
        self.blends: Final = tuple(blend(tables, letter) for letter in "OGP")
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
        self.tiles: Final = fresco_tiles(tables)
        self.middle: Final[i64] = middle_value(tables, self.tiles)
        self.fingerprint: Final = hashlib.sha256(repr(self.values()).encode()).hexdigest()[:12]

    def values(self) -> tuple[object, ...]:
        """Everything the table says, in a fixed order."""
        return (
            self.blends,
            [int(self.thalers), self.paints, int(self.apprentices)],
            [list(self.times), list(self.moods), list(self.prices_classic), list(self.prices_mega)],
            [int(self.mood_lowest), int(self.mood_highest), int(self.mood_start)],
            [int(self.extra_from), int(self.short_from)],
            [tile.letters for tile in self.market],
            [self.removed_with_3, self.booths_4, self.booths_3],
            [(int(tile.value), tile.cost.letters) for tile in self.tiles],
            int(self.middle),
        )


@mypyc_attr(acyclic=True)
class Tile:
    """A fresco tile."""

    def __init__(self, value: i64, cost: str) -> None:
        self.value: Final[i64] = value
        self.cost: Final = Heap(cost)


def standard() -> Components:
    """The box as this package knows it."""
    text = resources.files("bottega.fresco").joinpath("components.toml").read_text("utf-8")
    return Components(Tables(text, "fresco/components.toml"))


def load(path: Path) -> Components:
    """A box as its owner knows it."""
    return Components(read_tables(path))


def paints(tables: Tables, table: str, entry: str, value: object, fewest: int, most: int) -> str:
    """Some basic and blended paints as letters."""
    word = tables.word(table, entry, value)
    known = LETTERS[:BLENDED]
    if not set(word) <= set(known) or not fewest <= len(word) <= most:
        raise tables.wrong(table, entry, f"needs {fewest} to {most} letters of {known}, not {word[:20]!r}")
    return word


def blend(tables: Tables, letter: str) -> tuple[int, int]:
    """The two basic paints that make a blended one."""
    word = tables.word("blends", letter, tables.value("blends", letter))
    if len(word) != 2 or word[0] == word[1] or not set(word) <= set(LETTERS[:BASIC]):
        raise tables.wrong("blends", letter, f"needs two different letters of {LETTERS[:BASIC]}, not {word[:20]!r}")
    return LETTERS.index(word[0]), LETTERS.index(word[1])


def hostel(tables: Tables, entry: str, low: int, high: int) -> vec[i64]:
    found = vec[i64]()
    for number in tables.numbers("hostel", entry, (ROWS, ROWS), low, high):
        found = append(found, number)
    return found


def market_tiles(tables: Tables) -> tuple[Heap, ...]:
    words = tables.words("market", "tiles", (1, MOST_SLOTS))
    return tuple(Heap(paints(tables, "market", "tiles", word, 1, 3)) for word in words)


def removed_tiles(tables: Tables, market: tuple[Heap, ...]) -> tuple[int, ...]:
    """The tiles that three players play without, by their index."""
    found: list[int] = []
    known = [tile.letters for tile in market]
    for word in tables.words("market", "removed_with_3", (0, len(market))):
        if word not in known:
            raise tables.wrong("market", "removed_with_3", f"names a tile that is not in the market: {word[:20]!r}")
        found.append(known.index(word))
        known[known.index(word)] = ""
    return tuple(found)


def booths(tables: Tables, entry: str, count: int, tiles: int) -> tuple[int, ...]:
    """Slots in each booth; the tiles must suffice."""
    slots = tables.numbers("market", entry, (count, count), 1, MOST_SLOTS)
    if sum(slots) > tiles:
        raise tables.wrong("market", entry, f"has {sum(slots)} slots, but only {tiles} tiles are in play")
    return slots


def fresco_tiles(tables: Tables) -> tuple[Tile, ...]:
    """Value and cost of each tile."""
    found: list[Tile] = []
    for text in tables.words("fresco", "tiles", (SEGMENTS, SEGMENTS)):
        value, space, cost = text.partition(" ")
        if not space or not value.isascii() or not value.isdigit() or not 1 <= len(value) <= 2:
            raise tables.wrong("fresco", "tiles", f"a tile is written like '7 OGY', not {text[:20]!r}")
        found.append(Tile(int(value), paints(tables, "fresco", "tiles", cost, 1, 6)))
    return tuple(found)


def middle_value(tables: Tables, tiles: tuple[Tile, ...]) -> int:
    """The value of the tile in the middle."""
    value = tables.number("fresco", "middle", 0, 99)
    if value not in [tile.value for tile in tiles]:
        raise tables.wrong("fresco", "middle", f"is {value}, but no tile has that value")
    return value
