"""Pieces that several tables of the box describe: paints and fresco tiles."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottega.core.tables import Tables
from bottega.games.fresco.const import BASIC, BLENDED, LETTERS, SEGMENTS, bit, segment_name

MOST_SLOTS: Final = 16  # of the market
MOST_PLAYERS: Final = 4
NO_PAINT: Final[i64] = -1


class Paints:
    """Paints by colour that never change: a cost, or what a market tile shows."""

    def __init__(self, letters: str) -> None:
        self.counts: Final = integers([letters.count(letter) for letter in LETTERS])
        self.colours: Final = integers([paint for paint, letter in enumerate(LETTERS) if letter in letters])
        self.letters: Final = letters


class Tile:
    """A fresco tile; its seals are the blended colours on its front, one bit each: orange, green, purple."""

    def __init__(self, value: i64, cost: str) -> None:
        self.value: Final[i64] = value
        self.cost: Final = Paints(cost)
        self.seals: Final[i64] = sum(1 << bit for bit, letter in enumerate(LETTERS[BASIC:BLENDED]) if letter in cost)


class BaseBox:
    """What a module's box must know of the base game's: its tables, and the slots in each booth of the market."""

    def __init__(self, tables: Tables, booths_4: tuple[int, ...], booths_3: tuple[int, ...]) -> None:
        self.tables: Final = tables
        self.booths_4: Final = booths_4
        self.booths_3: Final = booths_3


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleBox:
    """What the box has for a module, read from its own table; nothing for a module without one."""

    def __init__(self) -> None:
        self.tiles: tuple[Tile, ...] = ()  # fresco tiles and blends that join the base game's
        self.blends: tuple[tuple[int, int], ...] = ()

    def values(self) -> tuple[object, ...]:
        """Everything the table says, in a fixed order."""
        return ()


def standard_text() -> str:
    """The box as this package knows it: the base game's tables, then those of the modules."""
    folder = Path(__file__).parent
    files = [folder / "box.toml", *sorted(folder.glob("modules/m*/box.toml"))]
    return "\n".join([file.read_text("utf-8") for file in files])


def standard_tables() -> Tables:
    """The tables of the box as this package knows it."""
    return Tables(standard_text(), "fresco/box.toml")


def integers(numbers: Iterable[int]) -> vec[i64]:
    vector = vec[i64]()
    for number in numbers:
        vector = append(vector, number)
    return vector


def paints(
    tables: Tables, table: str, entry: str, value: object, fewest: int, most: int, known: str = LETTERS[:BLENDED]
) -> str:
    """Some paints as letters, basic and blended ones unless others are known."""
    word = tables.word(table, entry, value)
    if not set(word) <= set(known) or not fewest <= len(word) <= most:
        raise tables.wrong(table, entry, f"needs {fewest} to {most} letters of {known}, not {word[:20]!r}")
    return word


def blend(tables: Tables, table: str, letter: str, known: str) -> tuple[int, int]:
    """The two paints that make another."""
    word = tables.word(table, letter, tables.value(table, letter))
    if len(word) != 2 or word[0] == word[1] or not set(word) <= set(known):
        raise tables.wrong(table, letter, f"needs two different letters of {known}, not {word[:20]!r}")
    return LETTERS.index(word[0]), LETTERS.index(word[1])


def market_tiles(tables: Tables) -> tuple[Paints, ...]:
    words = tables.words("market", "tiles", (1, MOST_SLOTS))
    return tuple(Paints(paints(tables, "market", "tiles", word, 1, 3)) for word in words)


def fresco_tiles(tables: Tables, table: str, count: int, known: str = LETTERS[:BLENDED]) -> tuple[Tile, ...]:
    """Value and cost of each tile."""
    tiles: list[Tile] = []
    for text in tables.words(table, "tiles", (count, count)):
        value, space, cost = text.partition(" ")
        if not space or not value.isascii() or not value.isdigit() or not 1 <= len(value) <= 2:
            raise tables.wrong(table, "tiles", f"a tile is written like '7 OGY', not {text[:20]!r}")
        tiles.append(Tile(int(value), paints(tables, table, "tiles", cost, 1, 6, known)))
    return tuple(tiles)


def exactly(tables: Tables, table: str, entry: str, count: int) -> vec[i64]:
    """So many numbers from 0 to 99."""
    return integers(tables.numbers(table, entry, (count, count), 0, 99))


def figures(tables: Tables, table: str, entry: str, count: tuple[int, int], example: str) -> list[tuple[int, ...]]:
    """Texts of numbers from 0 to 99, as many in each as the example has."""
    rows: list[tuple[int, ...]] = []
    for word in tables.words(table, entry, count):
        if re.fullmatch(r"[0-9]{1,2}" + r" [0-9]{1,2}" * example.count(" "), word) is None:
            raise tables.wrong(table, entry, f"needs numbers written like {example!r}, not {word[:20]!r}")
        rows.append(tuple([int(number) for number in word.split(" ")]))
    return rows


def rising(tables: Tables, table: str, entry: str, spaces: list[int]) -> vec[i64]:
    """Spaces of a track, each above the one before."""
    if sorted(set(spaces)) != spaces:
        raise tables.wrong(table, entry, f"needs spaces in rising order, each once, not {spaces}")
    return integers(spaces)


def different(tables: Tables, table: str, entry: str, words: list[str], known: list[str]) -> list[int]:
    """Segments by their place among the known ones, each once."""
    segments: list[int] = []
    for word in words:
        if word not in known or known.index(word) in segments:
            problem = f"needs different segments from {known[0]} to {known[-1]}, not {word[:20]!r}"
            raise tables.wrong(table, entry, problem)
        segments.append(known.index(word))
    return segments


def ceiling() -> list[str]:
    """The names of the fresco's segments."""
    return [segment_name(segment) for segment in range(SEGMENTS)]


def ceiling_segments(tables: Tables, table: str, count: int) -> i64:
    """So many segments of the fresco, one bit each."""
    words = list(tables.words(table, "segments", (count, count)))
    return mask(different(tables, table, "segments", words, ceiling()))


def mask(numbers: list[int]) -> i64:
    """One bit for each of some different numbers."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def tile_values(tile: Tile) -> tuple[int, str]:
    return (int(tile.value), tile.cost.letters)
